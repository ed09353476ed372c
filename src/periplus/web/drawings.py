"""What goes with drawings: their styles, and the unchanging backdrop of a chart."""

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
STYLES = "board.css"


@cache
def board_styles() -> str:
    """Return the styles that all drawings share, and those for what a page does with them."""
    return style_sheet() + files("periplus.web").joinpath("static", STYLES).read_text("utf-8")


@cache
def room_styles(game: str) -> str:
    """Return the styles that a game adds for its board."""
    board = open_game(game).board
    return "" if board is None else board.styles()


@cache
def backdrop_of(game: str, theme: str) -> str:
    """Return the unchanging part of a game's chart."""
    board = open_game(game).board
    if board is None or theme not in THEMES:
        raise NotFoundException
    return board.backdrop(theme)


def address(path: str, content: str) -> str:
    """Return an address with a digest of what is there, so that it can be cached forever."""
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
def styles(game: str = "") -> str:
    """Return where the styles of drawings are: those that all share, or those that a game adds, if it has any."""
    if not game:
        return address(f"/{STYLES}", board_styles())
    added = room_styles(game)
    return address(f"/board/{game}/{STYLES}", added) if added else ""


@get(f"/{STYLES}", sync_to_thread=False)
def send_styles() -> Response[str]:
    """Send the styles that all drawings share."""
    return Response(board_styles(), media_type=MediaType.CSS)


@get("/board/{game:str}/{file:str}", sync_to_thread=False)
def send_file(game: str, file: str) -> Response[str]:
    """Send the styles of a game's board, or the backdrop of its chart."""
    if file == STYLES and room_styles(game):
        return Response(room_styles(game), media_type=MediaType.CSS)
    theme, _, kind = file.partition(".")
    if kind != "svg":
        raise NotFoundException
    return Response(backdrop_of(game, theme), media_type=SVG)


ROUTES = [send_styles, send_file]
