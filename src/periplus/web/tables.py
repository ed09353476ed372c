"""What there is to see of a table: its page, the streams that keep it up to date, its log, and its record."""

import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any

from litestar import Response, get
from litestar.enums import MediaType
from litestar.response import Stream

from periplus.kernel.record import to_json, to_text
from periplus.table.house import House
from periplus.table.keys import NoKey
from periplus.web.blocks import partials
from periplus.web.desk import CURTAIN, Desk, sit_down
from periplus.web.events import BREATH, PING, event, event_stream
from periplus.web.fragments import Sent, curtain
from periplus.web.limits import count_stream, with_streams
from periplus.web.news import News
from periplus.web.render import page
from periplus.web.stories import prepare
from periplus.web.turnstile import timed, turn_to_hear
from periplus.web.visitor import AnyRequest, whole


@get("/table/{id:str}")
async def table_page(request: AnyRequest, house: House, id: str) -> Response[str]:
    """Show a table."""
    return await (await sit_down(request, house, id)).page()


@get("/table/{id:str}/stream", middleware=[with_streams])
async def stream(request: AnyRequest, house: House, id: str, seat: str = "") -> Stream:
    """Push what changes on the page of a table."""
    desk = await sit_down(request, house, id)
    shown = desk.seat()
    if shown == CURTAIN or seat != ("" if shown is None else str(shown + 1)):
        raise NoKey("error-table-no-key")
    count_stream(request, id, [] if shown is None else [shown], desk.visitor.secret)
    return event_stream(request, pushes(desk, shown))


async def pushes(desk: Desk, seat: int | None) -> AsyncIterator[bytes]:
    """Yield the new fragments of the page, while somebody is watching and still may."""
    sent = Sent()
    async with desk.house.watching(desk.live, seat):
        async for still in desk.house.changes(desk.live, desk.holder, BREATH):
            await turn_to_hear()
            if desk.seat() != seat:  # the game has begun, and the curtain falls
                yield event("", desk.live.table.version, "reload")
                return
            await prepare(desk.live)
            look = desk.look(seat)
            html = partials(await timed(desk.fragments(look).news(sent)))
            if html or still:
                yield event(html, look.table.version) if html else PING
            del look, html  # a page waits long, and should hold nothing meanwhile


@get("/table/{id:str}/curtain", middleware=[with_streams])
async def curtain_stream(request: AnyRequest, house: House, id: str) -> Stream:
    """Push who is next while the curtain is down."""
    desk = await sit_down(request, house, id)
    count_stream(request, id, desk.holder.seats, desk.visitor.secret)

    async def lines() -> AsyncIterator[bytes]:
        sent = Sent()
        async with AsyncExitStack() as here:
            for seat in desk.holder.seats:
                await here.enter_async_context(house.watching(desk.live, seat))
            async for still in house.changes(desk.live, desk.holder, BREATH):
                await turn_to_hear()
                html = curtain(desk.look(None))
                if sent.is_new("curtain", html):
                    yield event(html, desk.live.table.version)
                elif still:
                    yield PING

    return event_stream(request, lines())


@get("/table/{id:str}/notice")
async def notice(request: AnyRequest, house: House, id: str, seat: str = "") -> dict[str, Any]:
    """Tell a page in a hidden tab, which has no stream, whether the game is waiting for its reader.

    A device that was woken by a notice asks for a seat, while nobody is looking at it.
    """
    desk = await sit_down(request, house, id)
    if seat:
        desk.holder.need_seat(whole(seat, "seat") - 1)
        look = desk.look(whole(seat, "seat") - 1)
        return {"awaited": look.asked, "decision": look.decision}
    shown = desk.seat()
    if shown is not None and shown != CURTAIN:
        desk.live.seen[shown] = time.monotonic()
    look = desk.look_now()
    return {"awaited": look.asked, "decision": look.decision}


@get("/table/{id:str}/log")
async def whole_log(request: AnyRequest, house: House, id: str, before: str = "", after: str = "") -> Response[str]:
    """Show the log, a page at a time, or what has been added to it since it had so many lines."""
    desk = await sit_down(request, house, id)
    look = desk.look_now()
    if after:
        return page(request, "missed.html", look=look, missed=News(look).missed(whole(after, "after")))
    lines = look.lines(whole(before, "before") if before else None)
    told = News(look).told_at([place for place, _ in lines])
    return page(request, "log.html", look=look, lines=lines, told=told)


@get("/table/{id:str}/words")
async def words_page(request: AnyRequest, house: House, id: str) -> Response[str]:
    """Show everything on the table as tables of text."""
    desk = await sit_down(request, house, id)
    look = desk.look_now()
    return page(request, "words.html", look=look, grids=look.grids() if look.begun else [])


@get(["/table/{id:str}/record.json", "/table/{id:str}/record.txt"])
async def record(request: AnyRequest, house: House, id: str) -> Response[str]:
    """Send the record of a finished game."""
    desk = await sit_down(request, house, id)
    made = desk.live.table.record()
    is_text = request.url.path.endswith(".txt")
    name = f"{made.game}-{id}.{'txt' if is_text else 'json'}"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    kind = MediaType.TEXT if is_text else MediaType.JSON
    return Response(to_text(made) if is_text else to_json(made), media_type=kind, headers=headers)


ROUTES = [table_page, stream, curtain_stream, notice, whole_log, words_page, record]
