"""What is stored about tables apart from their logs, and what is written together."""

from typing import Any, Literal, NamedTuple

import msgspec
from msgspec import UNSET, UnsetType

from periplus.table.entries import Entry

KeyKind = Literal["device", "token", "return", "invite", "used", "watch", "former"]
"""A former key opens nothing: it tells who had a seat that was given away, so that they can be forgotten there."""


class Key(msgspec.Struct, frozen=True):
    """A secret that opens a seat (or lets somebody watch), stored as its hash."""

    hash: str
    table: str
    kind: KeyKind
    seat: int | None
    host: bool = False


class Opening(NamedTuple):
    """What a secret opens at a table, how far its log goes if another process can have written it, and whose it is."""

    keys: list[Key]
    seq: int
    account: str


class Drop(msgspec.Struct, frozen=True):
    """Keys to be thrown away: those of one hash, or those of one seat, of one kind or of all."""

    hash: str = ""
    seat: int | None = None
    kind: KeyKind | None = None


class Row(msgspec.Struct, frozen=True):
    """What is stored about a table apart from its log, so that lists need no replay."""

    id: str
    seq: int
    at: float
    busy: bool
    summary: dict[str, Any]


class Findings(msgspec.Struct, frozen=True):
    """How far the analysis of a game has got, and what was found."""

    state: Literal["none", "waiting", "running", "done", "failed"] = "none"
    done: int = 0  # decisions judged
    found: str = ""  # the analysis as JSON, once it is done
    at: float = 0.0

    @property
    def is_under_way(self) -> bool:
        """Say whether somebody is at work on it, or will be."""
        return self.state in ("waiting", "running")


class Berth(msgspec.Struct, frozen=True):
    """How a table lies in the lobby, where strangers find it."""

    game: str
    stage: str
    open: int
    public: bool
    watched: bool
    days: float
    since: float


class Change(msgspec.Struct, frozen=True):
    """An entry to be written, and what changes with it; ``berth`` only if it does, and none if the table leaves.

    ``rewritten`` are earlier entries, by their places, as they are from now on.
    """

    row: Row
    entry: Entry
    add: tuple[Key, ...] = ()
    drop: tuple[Drop, ...] = ()
    berth: Berth | UnsetType | None = UNSET
    rewritten: tuple[tuple[int, Entry], ...] = ()
