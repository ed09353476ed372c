"""What comes with a request of a program: JSON that can be read, is not nested too deeply, and says that it is JSON."""

from typing import Any

from litestar.exceptions import ClientException, HTTPException, SerializationException
from litestar.status_codes import HTTP_415_UNSUPPORTED_MEDIA_TYPE

from periplus.web.visitor import AnyRequest

DEEPEST = 32
"""Lists and objects within each other; what we understand has four."""
TOO_DEEP = "nested too deeply"


async def check_body(request: AnyRequest) -> None:
    """Refuse a body that is not JSON, or is JSON that nobody could mean; another site cannot say that it sends JSON."""
    body = await request.body()
    kind = request.headers.get("Content-Type", "").partition(";")[0].strip().lower()
    if not is_json(kind) and (kind or body):
        raise HTTPException(status_code=HTTP_415_UNSUPPORTED_MEDIA_TYPE, detail="send application/json")
    try:
        told = await request.json() if body else None
    except (SerializationException, UnicodeDecodeError) as error:
        raise ClientException(str(error)) from None
    except RecursionError:
        raise ClientException(TOO_DEEP) from None
    if is_deeper(told, DEEPEST):
        raise ClientException(TOO_DEEP)


def is_json(kind: str) -> bool:
    """Say whether a content type is JSON."""
    return kind == "application/json" or (kind.startswith("application/") and kind.endswith("+json"))


def is_deeper(told: Any, depth: int) -> bool:
    """Say whether lists and objects lie within each other deeper than they may."""
    inner = told.values() if isinstance(told, dict) else told if isinstance(told, list) else ()
    return depth < 0 or any(is_deeper(each, depth - 1) for each in inner)
