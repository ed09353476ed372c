"""What a device must know to install Periplus like an app: a description in each language, and icons."""

from functools import cache
from hashlib import sha256
from importlib.resources import files

import msgspec
from litestar import Response, get
from litestar.exceptions import NotFoundException

from periplus.draw.png import to_png
from periplus.games import game as open_game
from periplus.games import game_names
from periplus.kernel.message import Message
from periplus.kernel.text import LANGUAGES, PAGES, text

MAST = {"light": "#33270f", "dark": "#191207"}
"""The colour of the masthead, in which devices continue it."""
PAGE = "#ece2c8"
ICONS = {
    "any-192": ("mark.svg", 192, False),
    "any-512": ("mark.svg", 512, False),
    "maskable-512": ("mark.svg", 512, True),
    "home-180": ("mark.svg", 180, True),
    "badge-96": ("badge.svg", 96, False),
}
"""Of each icon, the drawing, how wide it is, and whether a device may cut it to a shape of its own."""
PNG = "image/png"
DESCRIPTION = "application/manifest+json"


@cache
def icon_png(name: str) -> bytes:
    """Return an icon."""
    if name not in ICONS:
        raise NotFoundException
    file, width, is_cut = ICONS[name]
    drawn = files("periplus.web").joinpath("static", file).read_text("utf-8")
    return to_png(on_parchment(drawn) if is_cut else drawn, width)


def on_parchment(drawn: str) -> str:
    """Return a round drawing on a ground that fills the square, small enough to survive any cut."""
    inside = drawn.replace("<svg ", '<svg x="6.4" y="6.4" width="51.2" height="51.2" ', 1)
    ground = f'<rect width="64" height="64" fill="{PAGE}"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">{ground}{inside}</svg>'


@cache
def icon_address(name: str) -> str:
    """Return where an icon is, with its digest, so that it can be cached forever."""
    return f"/icon/{name}.png?v={digest(icon_png(name))}"


@cache
def description(language: str) -> bytes:
    """Return what Periplus is called and can do, for readers of a language."""
    speaks = text(language, "", PAGES)
    games = {name: text(language, open_game(name).room, PAGES).say(Message("title")) for name in game_names()}
    new = {"name": speaks.say(Message("page-new-table")), "url": "/new"}
    return msgspec.json.encode(
        {
            "id": "/",
            "name": "Periplus",
            "short_name": "Periplus",
            "description": speaks.say(Message("page-tagline")),
            "lang": language,
            "start_url": "/",
            "scope": "/",
            "display": "standalone",
            "theme_color": MAST["light"],
            "background_color": PAGE,
            "categories": ["games"],
            "icons": [icon("any-192"), icon("any-512"), icon("maskable-512")],
            "shortcuts": [new, *({"name": title, "url": f"/new?game={name}"} for name, title in games.items())],
        }
    )


def icon(name: str) -> dict[str, str]:
    """Return an icon as the description lists it."""
    _, width, is_cut = ICONS[name]
    sizes, purpose = f"{width}x{width}", "maskable" if is_cut else "any"
    return {"src": icon_address(name), "type": PNG, "sizes": sizes, "purpose": purpose}


@cache
def description_address(language: str) -> str:
    """Return where the description in a language is."""
    return f"/install/{language}.webmanifest?v={digest(description(language))}"


def digest(content: bytes) -> str:
    """Return what tells one version of a file from another."""
    return sha256(content).hexdigest()[:12]


@get("/icon/{file:str}", sync_to_thread=False)
def send_icon(file: str) -> Response[bytes]:
    """Send an icon."""
    name, _, kind = file.partition(".")
    if kind != "png":
        raise NotFoundException
    return Response(icon_png(name), media_type=PNG)


@get("/install/{file:str}", sync_to_thread=False)
def send_description(file: str) -> Response[bytes]:
    """Send the description in a language: browsers ask for it without cookies."""
    language, _, kind = file.partition(".")
    if kind != "webmanifest" or language not in LANGUAGES:
        raise NotFoundException
    return Response(description(language), media_type=DESCRIPTION)


ROUTES = [send_icon, send_description]
