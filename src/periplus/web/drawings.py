"""What drawings need besides themselves: their styles, and what never changes of a chart."""

from functools import cache
from hashlib import sha256
from importlib.resources import files

from litestar import Response, get
from litestar.enums import MediaType
from litestar.exceptions import NotFoundException
from markupsafe import Markup

from periplus.draw.palette import THEMES, style_sheet
from periplus.games import game as open_game

SVG = "image/svg+xml"


@cache
def board_styles() -> str:
    """Return the styles of drawings, and of what a page does with them."""
    return style_sheet() + files("periplus.web").joinpath("static", "board.css").read_text("utf-8")


@cache
def backdrop_of(game: str, theme: str) -> str:
    """Return what never changes of a game's chart."""
    board = open_game(game).board
    if board is None or theme not in THEMES:
        raise NotFoundException
    return board.backdrop(theme)


def address(path: str, content: str) -> str:
    """Return an address with a digest of what is there, so that it can be kept for good."""
    return f"{path}?v={sha256(content.encode()).hexdigest()[:12]}"


@cache
def backdrop(game: str, theme: str) -> str:
    """Return where the backdrop of a game's chart is."""
    return address(f"/board/{game}/{theme}.svg", backdrop_of(game, theme))


@cache
def shapes(game: str) -> Markup:
    """Return what the drawings of a game refer to."""
    board = open_game(game).board
    return Markup("") if board is None else Markup(board.shapes())


@cache
def styles() -> str:
    """Return where the styles of drawings are."""
    return address("/board.css", board_styles())


@get("/board.css", sync_to_thread=False)
def send_styles() -> Response[str]:
    """Send the styles of drawings."""
    return Response(board_styles(), media_type=MediaType.CSS)


@get("/board/{game:str}/{file:str}", sync_to_thread=False)
def send_backdrop(game: str, file: str) -> Response[str]:
    """Send what never changes of a game's chart."""
    theme, _, kind = file.partition(".")
    if kind != "svg":
        raise NotFoundException
    return Response(backdrop_of(game, theme), media_type=SVG)


ROUTES = [send_styles, send_backdrop]
