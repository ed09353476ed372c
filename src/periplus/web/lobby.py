"""The lobby: where strangers find a table to sit down at, and games to watch."""

import gzip
import time
from functools import partial
from typing import Any
from urllib.parse import urlencode

from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from litestar.response import Redirect, Stream

from periplus.draw.letters import lettered
from periplus.draw.palette import THEMES
from periplus.games import game as open_game
from periplus.games import game_names
from periplus.harbour.harbour import Harbour
from periplus.kernel.errors import PeriplusError
from periplus.kernel.message import Message
from periplus.kernel.text import PAGES, text
from periplus.table.house import House
from periplus.table.live import Live
from periplus.web.berths import PACES, Feeds, Filter, sight
from periplus.web.desk import sit_down as desk_of
from periplus.web.drawings import SVG
from periplus.web.events import codings, event_stream
from periplus.web.limits import address_of, count_lobby_stream, with_streams
from periplus.web.render import page, page_fault, page_text
from periplus.web.status import status_of
from periplus.web.visitor import NAME, AnyRequest, Visitor, cookie, form_of, visitor_of

LOBBY = "/lobby"
BOARD = "board-"
COMPRESSION = 6


def filter_of(request: AnyRequest, game: str, pace: str, at_door: bool = False) -> Filter:
    """Return what a reader wants to see; what there is not, nobody wants."""
    wanted = game if game in game_names(hidden=True) else "", pace if pace in PACES else ""
    return Filter(visitor_of(request).language(), *wanted, at_door)


@get(LOBBY)
async def lobby_page(request: AnyRequest, harbour: Harbour, game: str = "", pace: str = "") -> Response[str]:
    """Show the lobby."""
    wanted = filter_of(request, game, pace)
    parts = (await sight(harbour.lobby, wanted)).parts(wanted.language, time.time())
    return page(
        request, "lobby.html", wanted=wanted, parts=parts, filters=filters(visitor_of(request), wanted),
        stream=address(f"{LOBBY}/stream", game=wanted.game, pace=wanted.pace),
    )  # fmt: skip


def filters(visitor: Visitor, wanted: Filter) -> list[list[tuple[str, str, bool]]]:
    """Return links to what else one could see: of other games, at another pace; each with its label."""
    speaks = page_text(visitor)
    games = {"": speaks.say(Message("page-all-games"))}
    games |= {name: page_text(visitor, open_game(name).room).say(Message("title")) for name in game_names()}
    paces = {"": speaks.say(Message("page-any-pace"))}
    paces |= {pace: speaks.say(Message(f"page-filter-{pace}")) for pace in PACES}
    return [
        [(address(LOBBY, game=game, pace=wanted.pace), label, game == wanted.game) for game, label in games.items()],
        [(address(LOBBY, game=wanted.game, pace=pace), label, pace == wanted.pace) for pace, label in paces.items()],
    ]


def address(path: str, **asked: str) -> str:
    """Return an address with what is asked there."""
    query = urlencode({name: value for name, value in asked.items() if value})
    return f"{path}?{query}" if query else path


@get(f"{LOBBY}/stream", middleware=[with_streams])
async def lobby_stream(request: AnyRequest, feeds: Feeds, game: str = "", pace: str = "", door: str = "") -> Stream:
    """Push what changes in the lobby."""
    count_lobby_stream(request, visitor_of(request).secret)
    return event_stream(request, feeds.of(filter_of(request, game, pace, door == "yes")).events())


@get(f"{LOBBY}/{{id:str}}/{{file:str}}")
async def board_picture(request: AnyRequest, house: House, id: str, file: str) -> Response[bytes]:
    """Send a picture of a board as everybody may see it, while strangers may watch."""
    live, theme = await house.live(id), file.removeprefix(BOARD).removesuffix(".svg")
    table = live.table
    is_shown = table.setting.watched and table.play is not None and table.game.board is not None
    if theme not in THEMES or file != f"{BOARD}{theme}.svg" or not is_shown:
        raise NotFoundException
    packed = live.cached((BOARD, theme), partial(drawn, live, theme))
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" not in codings(request.headers.get("Accept-Encoding", "")):
        return Response(gzip.decompress(packed), media_type=SVG, headers=headers)
    return Response(packed, media_type=SVG, headers={**headers, "Content-Encoding": "gzip"})


def drawn(live: Live, theme: str) -> bytes:
    """Draw a board from what everybody sees, compressed."""
    game = live.table.game
    assert game.board is not None
    view, say = live.view(live.table, None), text("en", game.room, PAGES).say
    drawing = lettered(game.board.scene(game.box, view, say, theme), game.room)
    return gzip.compress(drawing.encode(), COMPRESSION)


@post(f"{LOBBY}/{{id:str}}", status_code=200)
async def sit_down(request: AnyRequest, house: House, harbour: Harbour, id: str) -> Response[str]:
    """Take a seat at a public table: with an account, under its name."""
    form, visitor = await form_of(request), visitor_of(request)
    name = form.need("name") if visitor.account is None else visitor.account.name
    try:
        table, seat = await harbour.sit_down(id, name, visitor.secret, "device", address_of(request))
    except PeriplusError as error:
        desk = await desk_of(request, house, id)
        return await desk.page(status_of(error), page_fault(error, visitor, desk.live.table.game.room))
    answer: Response[Any] = Redirect(f"/table/{id}", status_code=303)
    answer.set_cookie(cookie(request, NAME, table.chairs[seat].name))
    return answer


ROUTES = [lobby_page, lobby_stream, board_picture, sit_down]
