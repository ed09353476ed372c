"""What is written in the log of a table. A table is its log: everything else follows from it by replaying."""

import re
import unicodedata
from hashlib import sha256
from typing import Literal

import msgspec

from periplus.kernel.errors import PeriplusError
from periplus.kernel.option import Value
from periplus.table.names import JOINERS, mixes_alphabets, visible

BOT = "greedy"
"""The bot at a seat for which nobody has chosen one."""
LONGEST_NAME = 24
LONGEST_REMARK = 500
LONGEST_TITLE = 60
LONGEST_DELAY = 60.0
LONGEST_PACE = 60.0  # days

Holder = Literal["open", "person", "bot"]
Room = Literal["players", "spectators"]
By = Literal["person", "bot", "order", "forced", "lesson"]


class BadCommand(PeriplusError):
    """What somebody wants at a table cannot be done now."""


class SeatTaken(BadCommand):
    """Somebody else has sat down at a seat."""


class Stale(BadCommand):
    """The decision that a command answers has already been taken."""


class Chair(msgspec.Struct, frozen=True):
    """Who sits at a seat; a person for whom a bot plays has both a name and a bot, as has a bot that was named."""

    holder: Holder
    name: str = ""
    bot: str = ""


class Setting(msgspec.Struct, frozen=True, kw_only=True):
    """What is agreed before the game begins."""

    game: str
    chairs: tuple[Chair, ...]
    options: dict[str, Value] = {}
    language: str = "en"
    title: str = ""
    days: float = 0.0  # for each decision; 0: everybody is there
    bot_delay: float = 2.0  # seconds in which a slip can be taken back
    memory_aid: bool = False
    hints: bool = True
    lesson: bool = False  # begins with the game's lesson, whose luck is not secret
    public: bool = False  # strangers may sit down
    watched: bool = False  # strangers may watch while it is played


class Order(msgspec.Struct, frozen=True):
    """An answer given in advance to a question of the game; ``only`` limits it to some values of a topic."""

    question: str
    answer: str
    only: dict[str, list[int | str]] = {}


class Wishes(msgspec.Struct, frozen=True):
    """What the table does for a seat without asking."""

    forced: bool = False  # take the only action there is
    orders: tuple[Order, ...] = ()


# What can happen at a table


class Made(msgspec.Struct, frozen=True, tag="made", kw_only=True):
    """The table was set up; nobody knows the seed until the end."""

    setting: Setting
    rules: int
    box: str
    seed: str
    salt: str
    begun: list[tuple[int, str]] = []  # decisions of another table, from which this one goes on


class Joined(msgspec.Struct, frozen=True, tag="joined"):
    """Somebody took an open seat."""

    seat: int
    name: str


class Named(msgspec.Struct, frozen=True, tag="named"):
    """Somebody took another name."""

    seat: int
    name: str


class Filled(msgspec.Struct, frozen=True, tag="filled"):
    """The host gave an open seat, or all of them, to a bot, so that the game can begin."""

    bot: str
    seat: int | None = None


class Acted(msgspec.Struct, frozen=True, tag="acted"):
    """A seat decided; ``decision`` is the seat's own count, ``action`` is notation."""

    seat: int
    decision: int
    action: str
    by: By = "person"


class Undone(msgspec.Struct, frozen=True, tag="undone"):
    """A seat took back its last decision."""

    seat: int
    decision: int


class Said(msgspec.Struct, frozen=True, tag="said"):
    """Somebody said something; spectators have no seat."""

    seat: int | None
    name: str
    text: str


class Wished(msgspec.Struct, frozen=True, tag="wished"):
    """A seat said what the table should do for it without asking."""

    seat: int
    wishes: Wishes


class Handed(msgspec.Struct, frozen=True, tag="handed"):
    """A bot plays for a person."""

    seat: int
    bot: str


class TakenBack(msgspec.Struct, frozen=True, tag="taken-back"):
    """The person plays again."""

    seat: int


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    """The host gave a seat away: anyone who holds the new invitation may take it."""

    seat: int


class Paused(msgspec.Struct, frozen=True, tag="paused"):
    """The host stopped the game for a while."""


class Resumed(msgspec.Struct, frozen=True, tag="resumed"):
    """The host let the game go on."""


class Paced(msgspec.Struct, frozen=True, tag="paced"):
    """Bots wait for another time from now on."""

    seconds: float


class Hurried(msgspec.Struct, frozen=True, tag="hurried"):
    """Somebody who waits for bots alone does not want to wait: they decide at once until a person is asked."""

    seat: int


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """The host ended the table before the game was over."""


class Rematched(msgspec.Struct, frozen=True, tag="rematched"):
    """The same people play again at another table."""

    table: str


class Rewritten(msgspec.Struct, frozen=True, tag="rewritten"):
    """Names or remarks were taken out of the log before this: whoever has read it reads it anew."""


Besides = (
    Joined | Named | Filled | Undone | Said | Wished | Handed | TakenBack | Opened | Paused | Resumed | Paced | Hurried
    | Ended | Rematched | Rewritten
)  # fmt: skip
What = Made | Acted | Besides


def mark(said: str) -> str:
    """Return a short mark of what was said or shown."""
    return sha256(said.encode()).hexdigest()[:16]


class Entry(msgspec.Struct, frozen=True):
    """One line of the log: what happened, when, and the id of the command, so that a retry does nothing twice."""

    id: str
    at: float
    what: What


def encode(entry: Entry) -> str:
    """Write an entry as it is stored."""
    return msgspec.json.encode(entry).decode()


def decode(data: str) -> Entry:
    """Read a stored entry."""
    return msgspec.json.decode(data, type=Entry)


# What people write


def clean(text: str, longest: int, lines: bool = False) -> str:
    """Return what somebody wrote, without what cannot be seen or printed, and cut to length.

    Names and titles are written in plain letters: no ligatures, no letters of mathematics.
    """
    normal = visible(unicodedata.normalize("NFC" if lines else "NFKC", text.replace("\r\n", "\n")))
    kept = JOINERS + "\n" * lines
    printed = "".join(each if each.isprintable() or each in kept else " " for each in normal)
    return re.sub(r"[^\S\n]+", " ", printed).strip()[:longest].strip()


def clean_name(name: str) -> str:
    """Return a name that is fit for a seat, or refuse it."""
    cleaned = clean(name, len(name))
    if len(cleaned) > LONGEST_NAME:
        raise BadCommand("error-table-name-long", {"name": cleaned, "longest": LONGEST_NAME})
    if not any(each.isalnum() for each in cleaned):
        raise BadCommand("error-table-name", {"name": name, "longest": LONGEST_NAME})
    if mixes_alphabets(cleaned):
        raise BadCommand("error-table-name-mixed", {"name": cleaned})
    return cleaned
