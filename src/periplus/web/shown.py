"""What pages show of a table, ready to be rendered: text in the language of the reader."""

from typing import Any, NamedTuple


class Listed(NamedTuple):
    """An action as a page offers it, with the places and pieces it touches and whatever else it concerns."""

    notation: str
    label: str
    consequences: str
    heading: str
    seen: str
    touches: tuple[str, ...]
    lights: tuple[str, ...]


class Listing(NamedTuple):
    """Choices of one kind under their heading."""

    heading: str
    choices: list[Listed]


class Hint(NamedTuple):
    """An action that is recommended: its fields, what it is worth, the reasons with theirs, and the chance to win."""

    choice: Listed
    fields: dict[str, Any]
    worth: str
    reasons: list[tuple[str, str]]
    chance: int | None  # in per cent, if a captain has thought about it


class Value(NamedTuple):
    """A value for a blank as a page shows it."""

    word: str
    told: str  # what it is called
    most: int  # how many times it may be taken
    thing: str  # the name of the thing on the board that is picked for it, or nothing
    sign: str  # the name of the shape that stands for it, or nothing
    seat: int | None  # whose emblem stands for it


class Input(NamedTuple):
    """A blank of a form as a page shows it."""

    name: str
    label: str
    kind: str  # number, one (of a few), listed (one of many), any (of things that come once), counts, ordered
    low: int
    high: int
    values: list[Value]
    none: str  # what it is called to leave it out
    fills: bool = False  # as many as fit can be taken at once

    @property
    def first(self) -> str | None:
        """What is chosen at first: nothing, if that is allowed; or all there is."""
        return "" if not self.low else self.values[0].word if len(self.values) == 1 else None


class OpenForm(NamedTuple):
    """An open-ended action as a page shows it; a desk is always open, and has a place of its own."""

    verb: str
    label: str
    inputs: list[Input]
    desk: bool


class Grid(NamedTuple):
    """A sheet as text; its name is unique on the page."""

    name: str
    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    numeric: tuple[bool, ...]


class Person(NamedTuple):
    """A seat in the list of people."""

    seat: int
    name: str
    badge: str
    holder: str
    bot: str
    own: bool
    present: bool
    awaited: bool
    late: bool
    deadline: str


class LogLine(NamedTuple):
    """A line of the log as text: its kind, the things on the board that it mentions, and who did it.

    The name of who did it is in the text, or stands before it for those who do not see the emblem.
    """

    kind: str
    text: str
    lights: str
    seat: int | None
    who: str = ""


class Card(NamedTuple):
    """What a lesson says now; its number is 0 when it is over."""

    number: int
    last: int
    text: str
    clauses: tuple[str, ...] = ()
    lights: tuple[str, ...] = ()
    played: tuple[str, ...] = ()
