"""What goes with drawings: their styles, the unchanging backdrop of a chart, and a picture of each game."""

from functools import cache
from hashlib import sha256
from importlib.resources import files

from litestar import Response, get
from litestar.enums import MediaType
from litestar.exceptions import NotFoundException
from markupsafe import Markup

from periplus.draw.letters import lettered
from periplus.draw.palette import THEMES, style_sheet
from periplus.draw.preview import preview as draw_preview
from periplus.games import game as open_game
from periplus.kernel.game import Game
from periplus.kernel.lesson import lesson_of
from periplus.kernel.message import Message
from periplus.kernel.state import State
from periplus.kernel.text import PAGES, text

SVG = "image/svg+xml"
STYLES = "board.css"
HOUSE = "periplus"
"""What the preview of the first page is called, as no game is."""
SCENE = "scene"


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


@cache
def scene_of(game: str, theme: str) -> str:
    """Return what is to be seen of a game: its chart at the end of the lesson."""
    opened = open_game(game)
    say = text("en", opened.room, PAGES).say
    if theme not in THEMES or opened.board is None:
        raise NotFoundException
    return lettered(opened.board.scene(opened.box, position(opened).view(None), say, theme), opened.room)


def position(game: Game) -> State:
    """Return a position to show: after the game's lesson, or at the start if it has none."""
    script = lesson_of(game)
    if script is None:
        return game.new(max(game.seats), 0)
    s = game.new(script.lesson.seats, script.lesson.seed)
    for due in script.dues:
        s.apply(due.seat, due.action)
    return s


def address(path: str, content: str) -> str:
    """Return an address with a digest of what is there, so that it can be cached forever."""
    return f"{path}?v={sha256(content.encode()).hexdigest()[:12]}"


@cache
def backdrop(game: str, theme: str) -> str:
    """Return where the backdrop of a game's chart is."""
    return address(f"/board/{game}/{theme}.svg", backdrop_of(game, theme))


@cache
def preview_of(game: str) -> str:
    """Return the title of a game on its chart, as other sites show it beside a link; without a game, our own name."""
    opened = open_game(game) if game else None
    speaks = text("en", opened.room if opened else "", PAGES)
    if opened is None:
        return draw_preview(vista(), "Periplus", speaks.say(Message("page-tagline")))
    facts = [Message("page-players", {"low": min(opened.seats), "high": max(opened.seats)}), Message("length")]
    ground = vista() if opened.board is None else opened.board.backdrop("light")
    return draw_preview(ground, speaks.say(Message("title")), " · ".join(map(speaks.say, facts)))


def vista() -> str:
    """Return the chart behind the first page."""
    return files("periplus.web").joinpath("static", "vista.svg").read_text("utf-8")


@cache
def preview(game: str = "") -> str:
    """Return where the preview of a game is, or of the house."""
    return address(f"/preview/{game or HOUSE}.png", preview_of(game))


def scene(game: str, theme: str) -> str:
    """Return where the picture of a game is; nowhere, if it has none."""
    opened = open_game(game)
    return address(f"/board/{game}/{SCENE}-{theme}.svg", scene_of(game, theme)) if opened.board else ""


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
    """Send the styles of a game's board, the backdrop of its chart, or its picture."""
    if file == STYLES and room_styles(game):
        return Response(room_styles(game), media_type=MediaType.CSS)
    theme, _, kind = file.partition(".")
    if kind != "svg":
        raise NotFoundException
    if theme.startswith(f"{SCENE}-"):
        return Response(scene_of(game, theme.removeprefix(f"{SCENE}-")), media_type=SVG)
    return Response(backdrop_of(game, theme), media_type=SVG)


ROUTES = [send_styles, send_file]
