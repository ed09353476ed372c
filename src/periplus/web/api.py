"""The same table for programs: JSON over HTTP, with a token for each seat. ``/api/openapi.json`` describes it."""

from collections.abc import AsyncIterator
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, Router, get, post
from litestar.openapi import ResponseSpec
from litestar.params import Parameter
from litestar.response import Stream

from periplus.games import game as open_game
from periplus.games import game_names
from periplus.harbour.harbour import Harbour
from periplus.kernel.record import to_json
from periplus.kernel.text import text
from periplus.table.commands import Command, Decision
from periplus.table.entries import (
    BadCommand,
    Chair,
    Ended,
    Hurried,
    Paused,
    Resumed,
    Setting,
    Undone,
    Wished,
    Wishes,
    mark,
)
from periplus.table.house import House
from periplus.table.keys import Holder, derived, hash_of, new_secret
from periplus.table.live import Live
from periplus.table.rows import Findings
from periplus.table.study import analysis_in
from periplus.table.table import Table
from periplus.web import lobby_api, puzzles_api
from periplus.web.actions import action_info, action_of, advised
from periplus.web.events import BREATH, PING, event, event_stream
from periplus.web.limits import SAFE, address_of, count_stream, count_visitor, with_streams
from periplus.web.render import harbour_of
from periplus.web.schema import (
    OF_FINISHED,
    OF_TABLE,
    SAID,
    SAID_AT_TABLE,
    ActionInfo,
    AnalysisInfo,
    Considered,
    Decided,
    Done,
    GameInfo,
    Hinted,
    Joining,
    LineInfo,
    NewSeat,
    NewTable,
    Offered,
    OpenedTable,
    OptionInfo,
    Pace,
    Remarked,
    RemarkInfo,
    SatDown,
    SeatInfo,
    Seen,
    Status,
    TakingBack,
    faults,
)
from periplus.web.turnstile import turn_to_hear
from periplus.web.visitor import AnyRequest, bearer, long_enough, program_of

MOST_LINES = 500
# Who calls


class Caller:
    """A program at its table."""

    def __init__(self, house: House, live: Live, holder: Holder) -> None:
        """Hold the table and what the token opens."""
        self.house = house
        self.live = live
        self.holder = holder

    @property
    def table(self) -> Table:
        """The table."""
        return self.live.table

    @property
    def seat(self) -> int | None:
        """The seat that the token plays; None if it only watches."""
        return next(iter(self.holder.seats), None)

    def need_seat(self) -> int:
        """Return the seat, or refuse a spectator."""
        if self.seat is None:
            raise BadCommand("error-api-no-seat")
        return self.seat

    async def do(self, command: Command, id: str) -> Done:
        """Do something at the table."""
        return Done((await self.house.do(self.table.id, command, id, by=self.holder)).version)

    async def host(self, command: Command, verb: str) -> Done:
        """Do what only the host may do."""
        self.holder.need_host()
        return await self.do(command, f"host:{verb}:{new_secret()}")


async def caller_of(request: AnyRequest, house: House, table: str) -> Caller:
    """Return the calling program, or refuse it."""
    token = bearer(request)
    holder = await house.holder(table, token)
    if request.method not in SAFE:
        harbour_of(request).moderation.check(holder.account, hash_of(token))
    count_visitor(request, token)
    return Caller(house, await house.live(table), holder)


def status_for(caller: Caller) -> Status:
    """Return the status of the table for this seat."""
    table, seat = caller.table, caller.seat
    return Status(
        table=table.id,
        game=table.setting.game,
        stage=table.stage,
        sequence=table.version,
        seat=seat,
        seats=[SeatInfo(chair.holder, chair.name, chair.bot) for chair in table.chairs],
        awaited=table.awaited(),
        options=table.setting.options,
        commitment=table.commitment,
        decision=None if seat is None else table.answered[seat],
        asked=seat is not None and table.asks(seat),
        may_undo=seat is not None and table.may_undo(seat),
        deadline=None if seat is None else table.deadline(seat),
        rematch=table.rematch,
        bot_delay=table.setting.bot_delay,
    )


# Games and tables


@get("/games", responses=faults())
async def games(house: House) -> list[GameInfo]:
    """List the games, their options and the bots that can play them."""
    return [game_info(name, house) for name in game_names(hidden=True)]


def game_info(name: str, house: House) -> GameInfo:
    """Return what programs need to know about a game."""
    game = open_game(name)
    options = [OptionInfo(each.name, list(each.values), each.default, each.rule) for each in game.options]
    return GameInfo(name, list(game.seats), game.rules, options, house.bots)


@post("/tables", responses=SAID)
async def create(request: AnyRequest, data: NewTable, house: House, harbour: Harbour) -> OpenedTable:
    """Set up a table. The host's token also plays the first of your seats; it may be that of an account."""
    speaks = text("en", open_game(data.game).room)
    chairs = tuple(chair_of(seat, speaks.seat(number)) for number, seat in enumerate(data.seats))
    setting = Setting(
        game=data.game, chairs=chairs, options=data.options, title=data.title, days=data.days,
        bot_delay=data.bot_delay, memory_aid=data.memory_aid, hints=data.hints, public=data.public,
        watched=data.watched,
    )  # fmt: skip
    own = [number for number, seat in enumerate(data.seats) if seat.kind == "me"]
    secret = long_enough(program_of(request))
    owner = await house.owner(secret)
    harbour.moderation.check(owner.account, hash_of(secret))
    table = await harbour.open_table(setting, secret, "token", own[:1], address_of(request))
    tokens = {str(seat): secret for seat in own[:1]}
    for seat in own[1:]:
        tokens[str(seat)] = await house.new_key(table.id, seat, "token", (owner.hash, own[0]))
    invitations = {str(seat): made for seat, made in (await house.invitations(table, secret)).items()}
    return OpenedTable(table.id, secret, tokens, invitations, derived(secret, "watch", table.id), table.commitment)


def chair_of(seat: NewSeat, name: str) -> Chair:
    """Return the chair that a program asks for; a seat without a name is named after its number."""
    if seat.kind == "me":
        return Chair("person", seat.name or name)
    return Chair("bot", bot=seat.bot) if seat.kind == "bot" else Chair("open")


@post("/join", responses=SAID)
async def join(data: Joining, house: House, harbour: Harbour) -> SatDown:
    """Take the seat of an invitation; the token in the answer plays it."""
    token = long_enough(data.token)
    owner = await house.owner(token)
    harbour.moderation.check(owner.account, hash_of(token))
    table, seat = await house.join(data.invitation, data.name, token, "token")
    return SatDown(table.id, seat, token)


@get("/tables/{table:str}", responses=OF_TABLE)
async def status(request: AnyRequest, house: House, table: str) -> Status:
    """Return the status of a table."""
    return status_for(await caller_of(request, house, table))


@get("/tables/{table:str}/view", responses=OF_TABLE)
async def view(request: AnyRequest, house: House, table: str) -> Seen:
    """Return what this seat sees on the table, and what it is asked."""
    caller = await caller_of(request, house, table)
    seat, state = caller.seat, caller.table.state
    prompt = state.prompt(0 if seat is None else seat).to_json() if seat is not None or state.is_over else {}
    status = status_for(caller)
    aided = seat is not None and (caller.table.setting.memory_aid or state.is_over)
    recall = state.recall(seat) if aided else {}
    return Seen(status.sequence, status.decision, status.asked, prompt, caller.live.view(caller.table, seat), recall)


@get("/tables/{table:str}/actions", responses=OF_TABLE)
async def actions(request: AnyRequest, house: House, table: str) -> Offered:
    """List what this seat may do now."""
    caller = await caller_of(request, house, table)
    seat, state = caller.need_seat(), caller.table.state
    listed = [action_info(state, seat, action) for action in state.legal_actions(seat)]
    return Offered(caller.table.answered[seat], listed, [form.to_json() for form in state.forms(seat)])


@post("/tables/{table:str}/describe", status_code=200, responses=SAID_AT_TABLE)
async def describe(request: AnyRequest, data: Considered, house: House, table: str) -> ActionInfo:
    """Say what an action would do now, listed or not, or which clause forbids it; nothing is decided."""
    caller = await caller_of(request, house, table)
    seat, action = caller.need_seat(), action_of(caller.table.game, data.action)
    return action_info(caller.table.state, seat, action)


@get("/tables/{table:str}/hint", responses=OF_TABLE)
async def hint(request: AnyRequest, house: House, table: str) -> Hinted:
    """Return what a good player would do at this seat and why, if the table allows hints."""
    caller = await caller_of(request, house, table)
    seat = caller.need_seat()
    decision = caller.table.answered[seat]
    found = await house.advise(caller.table, seat, decision)
    return Hinted(decision, [advised(caller.table.state, seat, each) for each in found])


@get("/tables/{table:str}/log", responses=OF_TABLE)
async def log(
    request: AnyRequest, house: House, table: str, after: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0
) -> list[LineInfo]:
    """Return what has happened since a sequence number, as far as this seat may read it."""
    caller = await caller_of(request, house, table)
    lines = [line for line in caller.table.lines if line.version > after]
    shown = [line for line in lines if line.version <= lines[:MOST_LINES][-1].version]
    return [LineInfo(line.version, line.seen_by(caller.seat).to_json()) for line in shown]


@get("/tables/{table:str}/talk", responses=OF_TABLE)
async def talk(
    request: AnyRequest, house: House, table: str, after: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0
) -> list[RemarkInfo]:
    """Return what people have said since a sequence number, as far as this seat may read it."""
    caller = await caller_of(request, house, table)
    heard = [each for each in caller.table.heard(caller.seat) if each.version > after]
    return [RemarkInfo(each.version, each.seat, each.name, each.text) for each in heard]


# Commands


@post("/tables/{table:str}/act", status_code=200, responses=SAID_AT_TABLE)
async def act(request: AnyRequest, data: Decided, house: House, table: str) -> Done:
    """Take a decision."""
    caller = await caller_of(request, house, table)
    seat, action = caller.need_seat(), action_of(caller.table.game, data.action)
    id = data.id or f"{data.decision}:{mark(str(action))}"
    return await caller.do(Decision(seat, data.decision, action, seen=data.seen), f"{seat}:act:{id}")


@post("/tables/{table:str}/undo", status_code=200, responses=SAID_AT_TABLE)
async def undo(request: AnyRequest, data: TakingBack, house: House, table: str) -> Done:
    """Take back the last decision."""
    caller = await caller_of(request, house, table)
    seat = caller.need_seat()
    return await caller.do(Undone(seat, data.decision), f"{seat}:undo:{data.id or data.decision}")


@post("/tables/{table:str}/say", status_code=200, responses=SAID_AT_TABLE)
async def say(request: AnyRequest, data: Remarked, house: House, table: str) -> Done:
    """Say something to the other players."""
    caller = await caller_of(request, house, table)
    seat = caller.need_seat()
    command = f"{seat}:say:{data.id or new_secret()}"
    return Done((await house.say(caller.holder, seat, caller.table.chairs[seat].name, data.text, command)).version)


@post("/tables/{table:str}/wishes", status_code=200, responses=SAID_AT_TABLE)
async def wishes(request: AnyRequest, data: Wishes, house: House, table: str) -> Done:
    """Set what the table does for this seat without asking."""
    caller = await caller_of(request, house, table)
    seat = caller.need_seat()
    return await caller.do(Wished(seat, data), new_secret())


@post("/tables/{table:str}/pause", status_code=200, responses=SAID_AT_TABLE)
async def pause(request: AnyRequest, house: House, table: str) -> Done:
    """Pause the game (host only)."""
    return await (await caller_of(request, house, table)).host(Paused(), "pause")


@post("/tables/{table:str}/resume", status_code=200, responses=SAID_AT_TABLE)
async def resume(request: AnyRequest, house: House, table: str) -> Done:
    """Resume the game (host only)."""
    return await (await caller_of(request, house, table)).host(Resumed(), "resume")


@post("/tables/{table:str}/pace", status_code=200, responses=SAID_AT_TABLE)
async def pace(request: AnyRequest, data: Pace, house: House, table: str) -> Done:
    """Set how long bots wait (the host, or the only person at the table)."""
    caller = await caller_of(request, house, table)
    return Done((await house.pace(caller.holder, data.seconds, new_secret())).version)


@post("/tables/{table:str}/skip", status_code=200, responses=SAID_AT_TABLE)
async def skip(request: AnyRequest, house: House, table: str) -> Done:
    """Let bots decide at once until a person is asked, while the game is waiting for bots alone."""
    caller = await caller_of(request, house, table)
    return await caller.do(Hurried(caller.need_seat()), new_secret())


@post("/tables/{table:str}/end", status_code=200, responses=SAID_AT_TABLE)
async def end(request: AnyRequest, house: House, table: str) -> Done:
    """End the table before the game is over (host only)."""
    return await (await caller_of(request, house, table)).host(Ended(), "end")


# Streams and records


@get("/tables/{table:str}/stream", responses=OF_TABLE, media_type="text/event-stream", middleware=[with_streams])
async def stream(request: AnyRequest, house: House, table: str) -> Stream:
    """Send the status now and at every change, as server-sent events; an event's id is its sequence number."""
    caller = await caller_of(request, house, table)
    count_stream(request, table, caller.holder.seats, bearer(request))

    async def lines() -> AsyncIterator[bytes]:
        sent = b""
        async with house.watching(caller.live, caller.seat):
            async for still in house.changes(caller.live, caller.holder, BREATH, presence=False):
                await turn_to_hear()
                before, sent = sent, told(caller)
                if sent != before:
                    yield sent
                elif still:
                    yield PING

    return event_stream(request, lines())


def told(caller: Caller) -> bytes:
    """Return the status as an event, which is made once for all who listen at the same seat."""

    def made() -> bytes:
        return event(msgspec.json.encode(status_for(caller)).decode(), caller.table.version, "status")

    return caller.live.cached(("status", caller.seat), made)


@get("/tables/{table:str}/record", responses=OF_TABLE | {200: ResponseSpec(dict[str, Any], generate_examples=False)})
async def record(request: AnyRequest, house: House, table: str) -> Response[str]:
    """Return the record of a finished game."""
    caller = await caller_of(request, house, table)
    return Response(to_json(caller.table.record()), media_type=MediaType.JSON)


@get("/tables/{table:str}/analysis", responses=OF_FINISHED)
async def analysis(request: AnyRequest, house: House, table: str) -> AnalysisInfo:
    """Return the analysis of a finished game, or how far it has got; ``none`` if nobody has asked for one."""
    caller = await caller_of(request, house, table)
    return analysis_info(caller.table, await house.study.findings(caller.table))


@post("/tables/{table:str}/analysis", status_code=202, responses=SAID_AT_TABLE)
async def ask_analysis(request: AnyRequest, house: House, table: str) -> AnalysisInfo:
    """Have a finished game analysed when it is its turn; asking again changes nothing, except after a failure."""
    caller = await caller_of(request, house, table)
    return analysis_info(caller.table, await house.study.ask(caller.table))


def analysis_info(table: Table, findings: Findings) -> AnalysisInfo:
    """Return what was found, as data."""
    made = 0 if table.play is None else len(table.play.decisions)
    return AnalysisInfo(findings.state, findings.done, made, analysis_in(findings))


OF_TABLES = Router(
    "/",
    route_handlers=[
        status, view, actions, describe, hint, log, talk, act, undo, say, wishes, pause, resume, pace, skip, end,
        stream, record, analysis, ask_analysis,
    ],
    security=[{"token": []}],
)  # fmt: skip

API = Router("/api", route_handlers=[games, create, join, *puzzles_api.ROUTES, *lobby_api.ROUTES, OF_TABLES])
