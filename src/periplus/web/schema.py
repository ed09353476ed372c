"""What programs send to tables and receive from them, as JSON."""

from typing import Annotated, Any, Literal

import msgspec
from litestar.openapi import ResponseSpec

from periplus.bots.analysis import Analysis
from periplus.kernel.option import Value
from periplus.table.entries import LONGEST_DELAY, LONGEST_NAME, LONGEST_PACE, LONGEST_REMARK, LONGEST_TITLE

Name = Annotated[str, msgspec.Meta(max_length=100, description=f"at most {LONGEST_NAME} characters")]
Text100 = Annotated[str, msgspec.Meta(max_length=100)]
Id = Annotated[
    str,
    msgspec.Meta(max_length=60, pattern="^[ -~]*$", description="of the command; one sent twice is done once"),
]
Said = Annotated[str, msgspec.Meta(max_length=1000)] | dict[str, Any]
Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000, description="the seat's own count, as in its view")]


# What programs send


class NewSeat(msgspec.Struct):
    """A seat at a new table: yours, open to anyone with its invitation, or a bot's."""

    kind: Literal["me", "open", "bot"]
    name: Name = ""
    bot: Text100 = "greedy"


class NewTable(msgspec.Struct):
    """A table to set up."""

    game: Text100
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=10)]
    options: dict[str, Value] = {}
    title: Annotated[str, msgspec.Meta(max_length=LONGEST_TITLE)] = ""
    days: Annotated[float, msgspec.Meta(ge=0, le=LONGEST_PACE)] = 0.0
    bot_delay: Annotated[float, msgspec.Meta(ge=0, le=LONGEST_DELAY)] = 0.0
    memory_aid: bool = False
    hints: bool = True
    public: Annotated[bool, msgspec.Meta(description="strangers may sit down at open seats")] = False
    watched: Annotated[bool, msgspec.Meta(description="strangers may watch")] = False


class Joining(msgspec.Struct):
    """An invitation to accept."""

    invitation: Annotated[str, msgspec.Meta(max_length=200)]
    name: Name
    token: Annotated[
        str, msgspec.Meta(max_length=200, description="chosen by you, so that joining can be repeated safely")
    ] = ""


class Sitting(msgspec.Struct):
    """Somebody who wants an open seat at a public table; with the token of an account, the name is the account's."""

    name: Name = ""
    token: Annotated[
        str, msgspec.Meta(max_length=200, description="chosen by you, so that sitting down can be repeated safely")
    ] = ""


class Considered(msgspec.Struct):
    """An action that a program asks about: in notation, or as data (a form filled in)."""

    action: Said


class Decided(msgspec.Struct):
    """A decision: an action in notation, or as data (a form filled in)."""

    decision: Number
    action: Said
    id: Id = ""
    seen: Annotated[
        str, msgspec.Meta(max_length=100, description="as listed with the action; refused if this has changed")
    ] = ""


class TakingBack(msgspec.Struct):
    """The last decision, to be taken back."""

    decision: Number
    id: Id = ""


class Remarked(msgspec.Struct):
    """A remark to the other players."""

    text: Annotated[str, msgspec.Meta(max_length=LONGEST_REMARK)]
    id: Id = ""


class Pace(msgspec.Struct):
    """How long bots wait."""

    seconds: Annotated[float, msgspec.Meta(ge=0, le=LONGEST_DELAY)]


# What programs receive


class OptionInfo(msgspec.Struct):
    """An option of a game."""

    name: str
    values: list[Value]
    default: Value
    rule: str


class GameInfo(msgspec.Struct):
    """A game that can be played."""

    name: str
    seats: list[int]
    rules: int
    options: list[OptionInfo]
    bots: list[str]


class SitterInfo(msgspec.Struct):
    """Who sits at a seat in the lobby: a person, with the name of their account if they have one, a bot, or nobody."""

    holder: str
    name: str
    account: str


class BerthInfo(msgspec.Struct):
    """A public table in the lobby; options are those that differ from the recommended ones."""

    table: str
    game: str
    title: str
    language: str
    options: dict[str, Value]
    seats: list[SitterInfo]
    stage: str
    public: bool
    watched: bool
    days: float
    since: float


class TallyInfo(msgspec.Struct):
    """Somebody's finished public games of one kind."""

    game: str
    played: int
    won: int


class PlayedInfo(msgspec.Struct):
    """A public game that somebody has played at a seat: who else did, and in which places they came."""

    table: str
    game: str
    title: str
    at: float
    seat: int
    names: list[str]
    ranks: list[int]


class PlayerInfo(msgspec.Struct):
    """Somebody with an account, as strangers may know them."""

    name: str
    since: float
    games: list[TallyInfo]
    results: list[PlayedInfo]


class OpenedTable(msgspec.Struct):
    """A table that was set up: the host's token, and tokens and invitations by seat, shown only this once."""

    table: str
    host: str
    tokens: dict[str, str]
    invitations: dict[str, str]
    watch: str
    commitment: str


class SatDown(msgspec.Struct):
    """The seat that was taken, and the token that plays it."""

    table: str
    seat: int
    token: str


class SeatInfo(msgspec.Struct):
    """Who sits at a seat."""

    holder: str
    name: str
    bot: str


class Status(msgspec.Struct):
    """The status of a table. ``sequence`` grows with everything that happens."""

    table: str
    game: str
    stage: str
    sequence: int
    seat: int | None
    seats: list[SeatInfo]
    awaited: list[int]
    options: dict[str, Value]
    commitment: str
    decision: int | None
    asked: bool
    may_undo: bool
    deadline: float | None
    rematch: str
    bot_delay: float


class Seen(msgspec.Struct):
    """What this seat sees on the table, and what it is asked."""

    sequence: int
    decision: int | None
    asked: bool
    prompt: dict[str, Any]
    view: dict[str, Any]
    recall: dict[str, Any]


class ActionInfo(msgspec.Struct):
    """An action: its notation, its data, and what it would do."""

    notation: str
    data: dict[str, Any]
    description: dict[str, Any]
    seen: str


class Offered(msgspec.Struct):
    """What this seat may do: actions (examples only, where an action is open-ended) and forms."""

    decision: int
    actions: list[ActionInfo]
    forms: list[dict[str, Any]]


class ReasonInfo(msgspec.Struct):
    """A reason for an action, and what it is worth in points."""

    message: dict[str, Any]
    worth: float


class Advised(msgspec.Struct):
    """An action that is recommended, its worth in points, and the reasons, whose worths add up to it.

    ``chance`` is the chance to win with it, of the two best, if a captain has had time to think.
    """

    action: ActionInfo
    worth: float
    reasons: list[ReasonInfo]
    chance: float | None = None


class Hinted(msgspec.Struct):
    """What to do at this seat, followed by the next best."""

    decision: int
    actions: list[Advised]


class PuzzleOfDay(msgspec.Struct):
    """A game that has puzzles: the number of today's, and of the last one."""

    game: str
    today: int
    puzzles: int


class PuzzleInfo(msgspec.Struct):
    """A puzzle as the seat sees it that is asked; ``stars`` say how hard it is, from 1 to 3."""

    game: str
    number: int
    stars: int
    seats: int
    seat: int
    options: dict[str, Value]
    prompt: dict[str, Any]
    view: dict[str, Any]
    recall: dict[str, Any]
    actions: list[ActionInfo]
    forms: list[dict[str, Any]]


class PuzzleAnswer(msgspec.Struct):
    """An answer that was tried, and the chance to win that it leaves, from what the seat knows."""

    action: ActionInfo
    chance: float


class PuzzleVerdict(msgspec.Struct):
    """What an answer is worth, beside all that were tried, the best first.

    ``chance`` is null for an answer that was not tried. ``first_sight`` says why the bot ``greedy`` likes
    the best answer, its own and yours, in points.
    """

    verdict: Literal["right", "nearly", "wrong", "untried"]
    chance: float | None
    best: str
    greedy: str
    answers: list[PuzzleAnswer]
    first_sight: list[Advised]


class AnalysisInfo(msgspec.Struct):
    """How far the analysis of a finished game has got, in decisions judged, and what was found once it is done."""

    state: Literal["none", "waiting", "running", "done", "failed"]
    judged: int
    decisions: int
    analysis: Analysis | None


class LineInfo(msgspec.Struct):
    """A line of the log, as this seat may read it; several lines may have the same sequence."""

    sequence: int
    message: dict[str, Any]


class RemarkInfo(msgspec.Struct):
    """A remark, as this seat may read it: from a seat, or from a spectator (None)."""

    sequence: int
    seat: int | None
    name: str
    text: str


class Done(msgspec.Struct):
    """A command that was done, now or when it was first sent."""

    sequence: int


# What both may be told


class Problem(msgspec.Struct, omit_defaults=True):
    """What is wrong: for programs, for people, the status, and the clause of a game that forbids it.

    ``error`` with ``params`` is a message like those of the log, for whoever has the texts of the game.
    """

    error: str
    message: str
    status: int
    rule: str = ""
    params: dict[str, Any] = {}


MEANING = {
    400: "The request is malformed: not JSON, or a field is missing or of the wrong kind.",
    401: "There is no token.",
    403: "The token is not for this table or does not allow this, or the invitation has been used.",
    404: "There is no such table or game.",
    409: "Not now: the decision has already been taken, the game is waiting for someone else, or it is not over yet.",
    413: "The request is too long.",
    415: "The request is not JSON, or does not say so.",
    422: "Not like this: the rules forbid it, or it isn't an action at all.",
    429: "Too many commands, looks or streams.",
    500: "Our mistake.",
    503: "The server is too busy, or its database is away.",
}
ALWAYS = (400, 429, 500, 503)


def faults(*statuses: int) -> dict[int, ResponseSpec]:
    """Return what an address may answer instead, besides what any may."""
    listed = sorted({*ALWAYS, *statuses})
    return {each: ResponseSpec(Problem, generate_examples=False, description=MEANING[each]) for each in listed}


OF_PUZZLE = faults(404)
TO_PUZZLE = faults(404, 413, 415, 422)
OF_TABLE = faults(401, 403, 404, 422)
OF_FINISHED = faults(401, 403, 404, 409, 422)
OF_PLAYER = faults(404)
SAID = faults(403, 404, 409, 413, 415, 422)
SAID_AT_TABLE = faults(401, 403, 404, 409, 413, 415, 422)
