"""A table in memory, and who is present at it."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from periplus.table.table import Table

LINGER = 45.0
"""Seconds that somebody who looks in now and then counts as present."""
QUIET = 600.0
"""Seconds in which somebody who is away is told only once that it is their turn."""

T = TypeVar("T")


class Elsewhere(msgspec.Struct):
    """Who is present at another process."""

    seats: list[int]
    spectators: int
    heard_at: float = 0.0


class Live:
    """A table in memory: as it stands, and who is here."""

    def __init__(self, table: Table) -> None:
        """Begin with nobody."""
        self.table = table
        self.lock = asyncio.Lock()
        self.changed = asyncio.Event()
        self.present: Counter[int | None] = Counter()
        self.seen: dict[int, float] = {}
        self.elsewhere: dict[str, Elsewhere] = {}
        self.called: dict[int, float] = {}
        self.steward: asyncio.Task[None] | None = None
        self.cache: dict[Any, Any] = {}  # what readers made of this table, until it changes
        self.gone = False  # another one has taken its place
        self.ours = False  # this process moved it last
        self.used = time.monotonic()

    def ring(self) -> None:
        """Tell everybody who waits that something has changed."""
        bell, self.changed = self.changed, asyncio.Event()
        bell.set()

    def cached(self, key: Any, make: Callable[[], T]) -> T:
        """Return what was made of the table before, or make it; a key names all that it depends on."""
        if key not in self.cache:
            self.cache[key] = make()
        found: T = self.cache[key]
        return found

    # Who is present

    def is_present(self, seat: int) -> bool:
        """Say whether somebody sits at the screen of a seat, here or at another process, or was seen lately."""
        return self.watches(seat) or time.monotonic() - self.seen.get(seat, -LINGER) < LINGER

    def watches(self, seat: int) -> bool:
        """Say whether somebody at a seat has the page before them."""
        return self.present[seat] > 0 or any(seat in other.seats for other in self.others())

    def may_call(self, seat: int) -> bool:
        """Say whether somebody who is away may be told again that it is their turn, and remember that they are."""
        now = time.monotonic()
        called, self.called[seat] = self.called.get(seat, -QUIET), now
        return now - called >= QUIET

    def spectators(self) -> int:
        """Return how many look on."""
        return self.present[None] + sum(other.spectators for other in self.others())

    def here(self) -> Elsewhere:
        """Return who is present at this process, to tell the others."""
        seats = [seat for seat, count in self.present.items() if seat is not None and count]
        return Elsewhere(sorted(seats), self.present[None])

    def others(self) -> list[Elsewhere]:
        """Return who is present at other processes, as far as they were heard of lately."""
        return [other for other in self.elsewhere.values() if is_recent(other)]

    def hear_of(self, process: str, after: Elsewhere) -> None:
        """Take in who is present at another process."""
        before, after.heard_at = self.elsewhere.get(process), time.monotonic()
        self.elsewhere = {name: other for name, other in self.elsewhere.items() if is_recent(other)} | {process: after}
        if before is None or (before.seats, before.spectators) != (after.seats, after.spectators):
            self.ring()


def is_recent(other: Elsewhere) -> bool:
    """Say whether another process was heard of lately."""
    return time.monotonic() - other.heard_at < LINGER
