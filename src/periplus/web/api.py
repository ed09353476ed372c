"""The same table for programs: JSON over HTTP, with a token for each seat. ``/api/openapi.json`` describes it."""

from collections.abc import AsyncIterator
from typing import Annotated, Any, Literal

import msgspec
from litestar import MediaType, Response, Router, get, post
from litestar.params import Parameter
from litestar.response import Stream

from periplus.games import game as open_game
from periplus.games import game_names
from periplus.kernel.action import Action
from periplus.kernel.option import Value
from periplus.kernel.record import to_json
from periplus.kernel.text import text
from periplus.table.entries import (
    LONGEST_DELAY,
    LONGEST_NAME,
    LONGEST_PACE,
    LONGEST_REMARK,
    LONGEST_TITLE,
    Acted,
    BadCommand,
    Chair,
    Ended,
    Paused,
    Resumed,
    Setting,
    Undone,
    What,
    Wished,
    Wishes,
    mark,
)
from periplus.table.hint import Advice, advise
from periplus.table.house import House, Live
from periplus.table.keys import SHORTEST_SECRET, Holder, derived, hash_of, new_secret
from periplus.table.table import Table, mark_of
from periplus.web.events import BREATH, PING, event, event_stream
from periplus.web.visitor import AnyRequest, bearer

Text100 = Annotated[str, msgspec.Meta(max_length=100)]
Id = Annotated[
    str,
    msgspec.Meta(max_length=60, pattern="^[ -~]*$", description="of the command: sent again, it does nothing twice"),
]
MOST_LINES = 500
Decision = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000, description="the seat's own count, told with the view")]


# What programs send


class NewSeat(msgspec.Struct):
    """A seat of a new table: your own program's, an open one that gets an invitation, or a bot's."""

    kind: Literal["me", "open", "bot"]
    name: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)] = ""
    bot: Text100 = "greedy"


class NewTable(msgspec.Struct):
    """A table to be set up."""

    game: Text100
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=10)]
    options: dict[str, Value] = {}
    title: Annotated[str, msgspec.Meta(max_length=LONGEST_TITLE)] = ""
    days: Annotated[float, msgspec.Meta(ge=0, le=LONGEST_PACE)] = 0.0
    bot_delay: Annotated[float, msgspec.Meta(ge=0, le=LONGEST_DELAY)] = 0.0
    memory_aid: bool = True
    hints: bool = True


class Joining(msgspec.Struct):
    """An invitation to be taken."""

    invitation: Annotated[str, msgspec.Meta(max_length=200)]
    name: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
    token: Annotated[
        str, msgspec.Meta(max_length=200, description="of your own making, so that joining can be repeated")
    ] = ""


class Decided(msgspec.Struct):
    """A decision: an action in notation, or as data (a filled form)."""

    decision: Decision
    action: Annotated[str, msgspec.Meta(max_length=1000)] | dict[str, Any]
    id: Id = ""
    seen: Annotated[
        str, msgspec.Meta(max_length=100, description="as listed with the action; refused if it changed")
    ] = ""


class TakingBack(msgspec.Struct):
    """The last decision is to be taken back."""

    decision: Decision
    id: Id = ""


class Remarked(msgspec.Struct):
    """Something to be said to the other players."""

    text: Annotated[str, msgspec.Meta(max_length=LONGEST_REMARK)]
    id: Id = ""


# What programs receive


class OptionTold(msgspec.Struct):
    """An option of a game."""

    name: str
    values: list[Value]
    default: Value
    rule: str


class GameTold(msgspec.Struct):
    """A game that can be played."""

    name: str
    seats: list[int]
    rules: int
    options: list[OptionTold]
    bots: list[str]


class Opened(msgspec.Struct):
    """A table that was set up: the host's token, tokens and invitations by seat, told this once."""

    table: str
    host: str
    tokens: dict[str, str]
    invitations: dict[str, str]
    watch: str
    commitment: str


class SatDown(msgspec.Struct):
    """A seat that was taken, and the token to play it."""

    table: str
    seat: int
    token: str


class SeatTold(msgspec.Struct):
    """Who sits at a seat."""

    holder: str
    name: str
    bot: str


class Status(msgspec.Struct):
    """How a table stands. ``sequence`` grows with everything that happens."""

    table: str
    game: str
    stage: str
    sequence: int
    seat: int | None
    seats: list[SeatTold]
    awaited: list[int]
    options: dict[str, Value]
    commitment: str
    decision: int | None
    asked: bool
    may_undo: bool
    deadline: float | None
    rematch: str


class Seen(msgspec.Struct):
    """What lies on the table for this seat, and what is asked of it."""

    sequence: int
    decision: int | None
    asked: bool
    prompt: dict[str, Any]
    view: dict[str, Any]
    recall: dict[str, Any]


class ActionTold(msgspec.Struct):
    """An action: its notation, its data, and what it would do."""

    notation: str
    data: dict[str, Any]
    description: dict[str, Any]
    seen: str


class Offered(msgspec.Struct):
    """What this seat may do: actions (representative where they are open-ended) and forms."""

    decision: int
    actions: list[ActionTold]
    forms: list[dict[str, Any]]


class ReasonTold(msgspec.Struct):
    """A part of what an action is worth, in points, and why."""

    message: dict[str, Any]
    worth: float


class Advised(msgspec.Struct):
    """An action that greedy thinks well of, what it is worth in points, and the reasons, which add up to that."""

    action: ActionTold
    worth: float
    reasons: list[ReasonTold]


class Hinted(msgspec.Struct):
    """What greedy would do in this seat's place, then the next best."""

    decision: int
    actions: list[Advised]


class LineTold(msgspec.Struct):
    """A line of the log, as this seat may read it; several may have the same sequence."""

    sequence: int
    message: dict[str, Any]


class Done(msgspec.Struct):
    """A command that was done, or had been before."""

    sequence: int


# Who asks


class Program:
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
        """The seat that the token plays; none if it only looks on."""
        return next(iter(self.holder.seats), None)

    def need_seat(self) -> int:
        """Return the seat, or refuse a spectator."""
        if self.seat is None:
            raise BadCommand("error-api-no-seat")
        return self.seat

    async def do(self, what: What, command: str) -> Done:
        """Do something at the table."""
        return Done((await self.house.do(self.table.id, what, command, by=self.holder)).version)

    async def host(self, what: What, verb: str) -> Done:
        """Do what only the host may do."""
        self.holder.need_host()
        return await self.do(what, f"host:{verb}:{new_secret()}")


async def program(request: AnyRequest, house: House, table: str) -> Program:
    """Return the program that asks, or refuse it."""
    holder = await house.holder(table, bearer(request))
    return Program(house, await house.live(table), holder)


def status_told(asker: Program) -> Status:
    """Return how the table stands for this seat."""
    table, seat = asker.table, asker.seat
    return Status(
        table=table.id,
        game=table.setting.game,
        stage=table.stage,
        sequence=table.version,
        seat=seat,
        seats=[SeatTold(chair.holder, chair.name, chair.bot) for chair in table.chairs],
        awaited=table.awaited(),
        options=table.setting.options,
        commitment=table.commitment,
        decision=None if seat is None else table.answered[seat],
        asked=seat is not None and table.asks(seat),
        may_undo=seat is not None and table.may_undo(seat),
        deadline=None if seat is None else table.deadline(seat),
        rematch=table.rematch,
    )


# Games and tables


@get("/games")
async def games(house: House) -> list[GameTold]:
    """List the games, their options and the bots that can sit at their tables."""
    return [game_told(name, house) for name in game_names(hidden=True)]


def game_told(name: str, house: House) -> GameTold:
    """Return what programs need to know of a game."""
    game = open_game(name)
    options = [OptionTold(each.name, list(each.values), each.default, each.rule) for each in game.options]
    return GameTold(name, list(game.seats), game.rules, options, house.bots)


@post("/tables")
async def create(data: NewTable, house: House) -> Opened:
    """Set up a table. The first token is also the host's."""
    speaks = text("en", open_game(data.game).room)
    chairs = tuple(chair_of(seat, speaks.seat(number)) for number, seat in enumerate(data.seats))
    setting = Setting(
        game=data.game, chairs=chairs, options=data.options, title=data.title, days=data.days,
        bot_delay=data.bot_delay, memory_aid=data.memory_aid, hints=data.hints,
    )  # fmt: skip
    own = [number for number, seat in enumerate(data.seats) if seat.kind == "me"]
    secret = new_secret()
    table = await house.create(setting, secret, "token", own[:1])
    tokens = {str(seat): secret for seat in own[:1]}
    for seat in own[1:]:
        tokens[str(seat)] = await house.new_key(table.id, seat, "token", (hash_of(secret), own[0]))
    invitations = {str(seat): made for seat, made in (await house.invitations(table, secret)).items()}
    return Opened(table.id, secret, tokens, invitations, derived(secret, "watch", table.id), table.commitment)


def chair_of(seat: NewSeat, name: str) -> Chair:
    """Return the chair that a program asks for; without a name it is called like its seat."""
    if seat.kind == "me":
        return Chair("person", seat.name or name)
    return Chair("bot", bot=seat.bot) if seat.kind == "bot" else Chair("open")


@post("/join")
async def join(data: Joining, house: House) -> SatDown:
    """Take the seat of an invitation; the token that comes back plays it."""
    token = data.token or new_secret()
    if len(token) < SHORTEST_SECRET:
        raise BadCommand("error-api-short", {"shortest": SHORTEST_SECRET})
    table, seat = await house.join(data.invitation, data.name, token, "token")
    return SatDown(table.id, seat, token)


@get("/tables/{table:str}")
async def status(request: AnyRequest, house: House, table: str) -> Status:
    """Tell how a table stands."""
    return status_told(await program(request, house, table))


@get("/tables/{table:str}/view")
async def view(request: AnyRequest, house: House, table: str) -> Seen:
    """Tell what lies on the table for this seat, and what is asked of it."""
    asker = await program(request, house, table)
    seat, state = asker.seat, asker.table.state
    prompt = state.prompt(0 if seat is None else seat).to_json() if seat is not None or state.is_over else {}
    told = status_told(asker)
    aided = asker.table.setting.memory_aid or state.is_over
    recall = state.recall(seat) if aided else {}
    return Seen(told.sequence, told.decision, told.asked, prompt, state.view(seat), recall)


@get("/tables/{table:str}/actions")
async def actions(request: AnyRequest, house: House, table: str) -> Offered:
    """List what this seat may do now."""
    asker = await program(request, house, table)
    seat, state = asker.need_seat(), asker.table.state
    listed = [action_told(asker, seat, action) for action in state.legal_actions(seat)]
    return Offered(asker.table.answered[seat], listed, [form.to_json() for form in state.forms(seat)])


def action_told(asker: Program, seat: int, action: Action) -> ActionTold:
    """Return an action as data."""
    described = asker.table.state.describe(seat, action)
    return ActionTold(str(action), action.to_json(), described.to_json(), mark_of(described))


@get("/tables/{table:str}/hint")
async def hint(request: AnyRequest, house: House, table: str) -> Hinted:
    """Tell what greedy would do in this seat's place and why, where the table allows it."""
    asker = await program(request, house, table)
    seat = asker.need_seat()
    decision = asker.table.answered[seat]
    return Hinted(decision, [advised(asker, seat, each) for each in advise(asker.table, seat, decision)])


def advised(asker: Program, seat: int, advice: Advice) -> Advised:
    """Return an action that greedy thinks well of as data."""
    reasons = [ReasonTold(each.message.to_json(), each.worth) for each in advice.reasons]
    return Advised(action_told(asker, seat, advice.action), advice.worth, reasons)


@get("/tables/{table:str}/log")
async def log(
    request: AnyRequest, house: House, table: str, after: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0
) -> list[LineTold]:
    """Tell what has happened after a sequence, as this seat may read it."""
    asker = await program(request, house, table)
    lines = [line for line in asker.table.lines if line.version > after]
    shown = [line for line in lines if line.version <= lines[:MOST_LINES][-1].version]
    return [LineTold(line.version, line.seen_by(asker.seat).to_json()) for line in shown]


# What is said


@post("/tables/{table:str}/act", status_code=200)
async def act(request: AnyRequest, data: Decided, house: House, table: str) -> Done:
    """Take a decision."""
    asker = await program(request, house, table)
    seat, game = asker.need_seat(), asker.table.game
    action = game.parse(data.action) if isinstance(data.action, str) else game.action_from_json(data.action)
    id = data.id or f"{data.decision}:{mark(str(action))}"
    return await asker.do(Acted(seat, data.decision, str(action), seen=data.seen), f"{seat}:act:{id}")


@post("/tables/{table:str}/undo", status_code=200)
async def undo(request: AnyRequest, data: TakingBack, house: House, table: str) -> Done:
    """Take the last decision back."""
    asker = await program(request, house, table)
    seat = asker.need_seat()
    return await asker.do(Undone(seat, data.decision), f"{seat}:undo:{data.id or data.decision}")


@post("/tables/{table:str}/say", status_code=200)
async def say(request: AnyRequest, data: Remarked, house: House, table: str) -> Done:
    """Say something to the other players."""
    asker = await program(request, house, table)
    seat = asker.need_seat()
    command = f"{seat}:say:{data.id or new_secret()}"
    return Done((await house.say(asker.holder, seat, asker.table.chairs[seat].name, data.text, command)).version)


@post("/tables/{table:str}/wishes", status_code=200)
async def wishes(request: AnyRequest, data: Wishes, house: House, table: str) -> Done:
    """Say what the table does for this seat without asking."""
    asker = await program(request, house, table)
    seat = asker.need_seat()
    return await asker.do(Wished(seat, data), new_secret())


@post("/tables/{table:str}/pause", status_code=200)
async def pause(request: AnyRequest, house: House, table: str) -> Done:
    """Stop for a while (the host only)."""
    return await (await program(request, house, table)).host(Paused(), "pause")


@post("/tables/{table:str}/resume", status_code=200)
async def resume(request: AnyRequest, house: House, table: str) -> Done:
    """Go on (the host only)."""
    return await (await program(request, house, table)).host(Resumed(), "resume")


@post("/tables/{table:str}/end", status_code=200)
async def end(request: AnyRequest, house: House, table: str) -> Done:
    """End the table early (the host only)."""
    return await (await program(request, house, table)).host(Ended(), "end")


# What is told


@get("/tables/{table:str}/stream", media_type="text/event-stream")
async def stream(request: AnyRequest, house: House, table: str) -> Stream:
    """Tell the status now and whenever it changes, as server-sent events; the id of an event is its sequence."""
    asker = await program(request, house, table)

    async def lines() -> AsyncIterator[bytes]:
        sent = ""
        async with house.watching(asker.live, asker.seat):
            async for still in house.changes(asker.live, asker.holder, BREATH):
                told = msgspec.json.encode(status_told(asker)).decode()
                if still:
                    yield PING
                elif told != sent:  # and not merely somebody who has come or gone
                    sent = told
                    yield event(told, asker.table.version, "status")

    return event_stream(request, lines())


@get("/tables/{table:str}/record")
async def record(request: AnyRequest, house: House, table: str) -> Response[str]:
    """Hand out the record of a finished game."""
    asker = await program(request, house, table)
    return Response(to_json(asker.table.record()), media_type=MediaType.JSON)


API = Router(
    "/api",
    route_handlers=[
        games, create, join, status, view, actions, hint, log, act, undo, say, wishes, pause, resume, end, stream,
        record,
    ],
    security=[{"token": []}],
)  # fmt: skip
