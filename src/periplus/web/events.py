"""Server-sent events, as browsers and programs read them."""

import zlib
from collections.abc import AsyncIterator

from litestar.response import Stream

from periplus.web.visitor import AnyRequest

BREATH = 15.0
"""Seconds of silence after which a stream says that it is still there."""
PING = b": still here\n\n"


def event(data: str, id: int, name: str = "") -> bytes:
    """Return an event; its id is its place in the log of the table."""
    lines = "".join(f"data: {line}\n" for line in data.splitlines())
    named = f"event: {name}\n" if name else ""
    return f"id: {id}\n{named}{lines}\n".encode()


def event_stream(request: AnyRequest, events: AsyncIterator[bytes]) -> Stream:
    """Return events as a streamed answer, compressed if the reader can decompress it."""
    headers = {"X-Accel-Buffering": "no", "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("Accept-Encoding", ""):
        events, headers = compressed(events), {**headers, "Content-Encoding": "gzip"}
    return Stream(events, media_type="text/event-stream", headers=headers)


async def compressed(events: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """Yield each event, compressed, as soon as it comes; with a small window, as there are many streams."""
    squeeze = zlib.compressobj(4, zlib.DEFLATED, 16 + 13, 6)
    async for each in events:
        yield squeeze.compress(each) + squeeze.flush(zlib.Z_SYNC_FLUSH)
    yield squeeze.flush()
