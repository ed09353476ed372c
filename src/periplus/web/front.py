"""The first page: what is being played, tables to sit down at, games, puzzles, and one's own tables."""

import time
from typing import Any

from litestar import Response, get, post
from litestar.response import Redirect

from periplus.games import game as open_game
from periplus.games import game_names
from periplus.harbour.harbour import Harbour
from periplus.kernel.message import Message
from periplus.table.house import House
from periplus.table.rows import Row
from periplus.web.berths import Filter, sight
from periplus.web.pages import game_info, local_path
from periplus.web.puzzles import puzzles_of_day
from periplus.web.render import page, page_text
from periplus.web.visitor import AnyRequest, Visitor, form_of, visitor_of

SHOWN_TABLES = 30
LINKS = ("join", "return", "watch")


@get("/")
async def first_page(request: AnyRequest, house: House, harbour: Harbour) -> Response[str]:
    """Offer to watch, to sit down, to play now, to open a table, to continue one, and to follow a link."""
    return await show_first(request, house, harbour)


async def show_first(
    request: AnyRequest, house: House, harbour: Harbour, notice: str = "", status: int = 200
) -> Response[str]:
    """Return the first page; what goes on in the lobby is shown if anything does."""
    visitor = visitor_of(request)
    wanted = Filter(visitor.language(), at_door=True)
    seen = await sight(harbour.lobby, wanted)
    listed = (await house.tables_of(visitor.secret))[:SHOWN_TABLES] if not visitor.fresh else []
    tables = [table_info(visitor, row, set(holder.seats)) for row, holder in listed]
    tables.sort(key=lambda table: not table["yours"])
    games = [game_info(visitor, open_game(name)) for name in game_names()]
    of_day = puzzles_of_day(request)
    parts = seen.parts(wanted.language, time.time())
    return page(
        request, "home.html", status, games=games, tables=tables, puzzles=of_day, notice=notice, seen=seen, parts=parts
    )


def table_info(visitor: Visitor, row: Row, own: set[int]) -> dict[str, Any]:
    """Return what the first page shows of a table."""
    summary = row.summary
    speaks = page_text(visitor, open_game(summary["game"]).room)
    yours = bool(own & set(summary["awaited"])) and summary["stage"] == "playing"
    return {
        "id": row.id,
        "title": summary["title"] or speaks.say(Message("title")),
        "names": ", ".join(name for _, name in summary["seats"] if name),
        "yours": yours,
        "stage": summary["stage"],
        "state": speaks.say(Message("page-stage-yours" if yours else f"page-stage-{summary['stage']}")),
    }


@post("/follow")
async def follow_link(request: AnyRequest, house: House, harbour: Harbour) -> Response[str]:
    """Follow a link that somebody pasted."""
    form = await form_of(request)
    path = form.get("link").strip()[:400].partition("#")[0].partition("?")[0]
    pieces = [piece for piece in path.split("/") if piece]
    if len(pieces) >= 2 and pieces[-2] in (*LINKS, "table"):
        return Redirect(local_path(f"/{pieces[-2]}/{pieces[-1]}"), status_code=303)
    notice = page_text(visitor_of(request)).say(Message("page-bad-link"))
    return await show_first(request, house, harbour, notice, 422)


ROUTES = [first_page, follow_link]
