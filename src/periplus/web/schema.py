"""What programs send to tables and receive from them, as JSON."""

from typing import Annotated, Any, Literal

import msgspec

from periplus.kernel.option import Value
from periplus.table.entries import LONGEST_DELAY, LONGEST_NAME, LONGEST_PACE, LONGEST_REMARK, LONGEST_TITLE

Text100 = Annotated[str, msgspec.Meta(max_length=100)]
Id = Annotated[
    str,
    msgspec.Meta(max_length=60, pattern="^[ -~]*$", description="of the command: sent again, it does nothing twice"),
]
Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000, description="the seat's own count, sent with the view")]


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

    decision: Number
    action: Annotated[str, msgspec.Meta(max_length=1000)] | dict[str, Any]
    id: Id = ""
    seen: Annotated[
        str, msgspec.Meta(max_length=100, description="as listed with the action; refused if it changed")
    ] = ""


class TakingBack(msgspec.Struct):
    """The last decision is to be taken back."""

    decision: Number
    id: Id = ""


class Remarked(msgspec.Struct):
    """Something to be said to the other players."""

    text: Annotated[str, msgspec.Meta(max_length=LONGEST_REMARK)]
    id: Id = ""


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


class OpenedTable(msgspec.Struct):
    """A table that was set up: the host's token, tokens and invitations by seat, shown this once."""

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


class SeatInfo(msgspec.Struct):
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
    seats: list[SeatInfo]
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


class ActionInfo(msgspec.Struct):
    """An action: its notation, its data, and what it would do."""

    notation: str
    data: dict[str, Any]
    description: dict[str, Any]
    seen: str


class Offered(msgspec.Struct):
    """What this seat may do: actions (representative where they are open-ended) and forms."""

    decision: int
    actions: list[ActionInfo]
    forms: list[dict[str, Any]]


class ReasonInfo(msgspec.Struct):
    """A reason why an action is worth something, and how much, in points."""

    message: dict[str, Any]
    worth: float


class Advised(msgspec.Struct):
    """An action that greedy thinks well of, what it is worth in points, and the reasons, which add up to that."""

    action: ActionInfo
    worth: float
    reasons: list[ReasonInfo]


class Hinted(msgspec.Struct):
    """What greedy would do in this seat's place, then the next best."""

    decision: int
    actions: list[Advised]


class LineInfo(msgspec.Struct):
    """A line of the log, as this seat may read it; several may have the same sequence."""

    sequence: int
    message: dict[str, Any]


class Done(msgspec.Struct):
    """A command that was done, or had been before."""

    sequence: int
