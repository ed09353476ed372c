"""What a device keeps of Periplus: a worker that holds the shell of the pages, and the page without a connection."""

import re
from importlib.resources import files

import msgspec
from litestar import Response, get

from periplus.web.install import digest, icon_address
from periplus.web.render import page
from periplus.web.visitor import AnyRequest

OFFLINE = "/offline"
SCRIPT = "text/javascript"


@get(OFFLINE)
async def offline_page(request: AnyRequest) -> Response[str]:
    """Show the page that a device shows when the server cannot be reached."""
    return page(request, "offline.html")


@get("/worker.js")
async def send_worker(request: AnyRequest) -> Response[str]:
    """Send the worker with what it is to hold for this reader; another version of anything makes it another worker."""
    html = page(request, "offline.html").content
    source = files("periplus.web").joinpath("static", "worker.js").read_text("utf-8")
    shell = {
        "version": digest(f"{html}{source}".encode()),
        "offline": OFFLINE,
        "files": [OFFLINE, *versioned(html)],
        "icon": icon_address("any-192"),
        "badge": icon_address("badge-96"),
    }
    script = f"const SHELL = {msgspec.json.encode(shell).decode()};\n{source}"
    return Response(script, media_type=SCRIPT)


def versioned(html: str) -> list[str]:
    """Return the files of a page whose addresses name their version."""
    return sorted({*re.findall(r'(?:src|href)="(/(?:static/|board)[^"]+\?v=[^"]+)"', html)})


ROUTES = [offline_page, send_worker]
