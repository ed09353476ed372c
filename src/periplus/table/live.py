"""A table in memory, and who is present at it."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from periplus.kernel.view import View
from periplus.table.table import Table

LINGER = 45.0
"""Seconds for which somebody who looks in now and then counts as present."""
QUIET = 600.0
"""Seconds during which somebody who is away is told only once that it is their turn."""
MOST_LASTING = 12
"""How many things outlast the changes of a table: what was drawn and said in each language."""

T = TypeVar("T")


class Elsewhere(msgspec.Struct):
    """Who is present in another process."""

    seats: list[int]
    spectators: int
    heard_at: float = 0.0


class Live:
    """A table in memory: how it is now, and who is present."""

    def __init__(self, table: Table) -> None:
        """Begin with nobody."""
        self.table = table
        self.lock = asyncio.Lock()
        self.happened = asyncio.Event()  # something, at the table
        self.changed = asyncio.Event()  # the same, or somebody has come or gone
        self.present: Counter[int | None] = Counter()
        self.seen: dict[int, float] = {}
        self.elsewhere: dict[str, Elsewhere] = {}
        self.called: dict[int, float] = {}
        self.steward: asyncio.Task[None] | None = None
        self.cache: dict[Any, Any] = {}  # what was made of this table for readers, until it changes
        self.stirring: asyncio.Task[None] | None = None
        self.lasts: dict[Any, Any] = {}  # what was made for readers, whatever happens at the table
        self.gone = False  # another one has taken its place
        self.ours = False  # this process changed it last
        self.used = time.monotonic()
        # The clock of the machine may have been set back since the last move, which then seems to be yet to come.
        self.moved_at = self.used - max(0.0, time.time() - table.moved_at)  # by the clock that is never set

    def ring(self) -> None:
        """Tell everybody who is waiting that something has happened."""
        bell, self.happened = self.happened, asyncio.Event()
        bell.set()
        self.stir()

    def stir(self) -> None:
        """Tell those who can see it that somebody has come or gone."""
        bell, self.changed = self.changed, asyncio.Event()
        bell.set()

    def take(self, after: Table) -> None:
        """Swap in what the table has become, and note when it was last moved at."""
        if after.moves != self.table.moves:
            self.moved_at = time.monotonic()
        self.table = after
        self.cache.clear()
        self.ring()

    def cached(self, key: Any, make: Callable[[], T]) -> T:
        """Return what was made of the table before, or make it; the key names everything it depends on."""
        if key not in self.cache:
            self.cache[key] = make()
        found: T = self.cache[key]
        return found

    def view(self, table: Table, seat: int | None) -> View:
        """Return what a seat sees on this table, which may be newer by now, made once for all who look from there."""

        def seen() -> View:
            return table.state.view(None) if seat is None else table.state.view_beside(self.view(table, None), seat)

        return self.cached(("view", table.seq, seat), seen)

    def lasting(self, key: Any, make: Callable[[], T]) -> T:
        """Return what was made before, though the table has changed since, or make it; few are kept, the last used."""
        found: T = self.lasts.pop(key) if key in self.lasts else make()
        self.lasts[key] = found
        while len(self.lasts) > MOST_LASTING:
            del self.lasts[next(iter(self.lasts))]
        return found

    def has_drawn(self) -> bool:
        """Say whether anything is kept that was made for readers."""
        return bool(self.cache or self.lasts)

    def stirred(self) -> float:
        """Return when somebody last asked for the table, or something happened there."""
        return max(self.used, self.moved_at)

    def let_go(self) -> None:
        """Let go of all that was made for readers: drawings take many times the memory of the table itself."""
        self.cache.clear()
        self.lasts.clear()

    # Who is present

    def is_present(self, seat: int) -> bool:
        """Say whether somebody is at the screen of a seat, here or in another process, or was seen recently."""
        return self.watches(seat) or time.monotonic() - self.seen.get(seat, -LINGER) < LINGER

    def watches(self, seat: int) -> bool:
        """Say whether somebody at a seat has the page in front of them."""
        return self.present[seat] > 0 or any(seat in other.seats for other in self.others())

    def may_call(self, seat: int) -> bool:
        """Say whether somebody who is away may be told again that it is their turn, and note when this was asked."""
        now = time.monotonic()
        called, self.called[seat] = self.called.get(seat, -QUIET), now
        return now - called >= QUIET

    def spectators(self) -> int:
        """Return how many spectators are watching."""
        return self.present[None] + sum(other.spectators for other in self.others())

    def here(self) -> Elsewhere:
        """Return who is present in this process, to tell the others."""
        seats = [seat for seat, count in self.present.items() if seat is not None and count]
        return Elsewhere(sorted(seats), self.present[None])

    def others(self) -> list[Elsewhere]:
        """Return who is present in other processes, as far as these were heard from recently."""
        return [other for other in self.elsewhere.values() if is_recent(other)]

    def hear_of(self, process: str, after: Elsewhere) -> None:
        """Note who is present in another process."""
        before, after.heard_at = self.elsewhere.get(process), time.monotonic()
        self.elsewhere = {name: other for name, other in self.elsewhere.items() if is_recent(other)} | {process: after}
        if before is None or (before.seats, before.spectators) != (after.seats, after.spectators):
            self.stir()


def is_recent(other: Elsewhere) -> bool:
    """Say whether another process was heard from recently."""
    return time.monotonic() - other.heard_at < LINGER
