"""What people read and say at a table: the lines of its log, and remarks."""

from typing import NamedTuple

from periplus.kernel.message import Event, Message
from periplus.kernel.sheet import Sheet
from periplus.kernel.standings import Standings
from periplus.table.entries import Room


class Line(NamedTuple):
    """A line of the log that people read: an event of the game, or something that happened at the table."""

    version: int
    at: float
    what: Event | Message

    @property
    def owners(self) -> tuple[int, ...]:
        """The seats to which the line tells more than it tells everybody."""
        return self.what.owners if isinstance(self.what, Event) else ()

    def is_own(self, seat: int | None) -> bool:
        """Say whether the line tells a seat more than it tells everybody."""
        return seat in self.owners

    def seen_by(self, seat: int | None) -> Message:
        """Return the line as a seat (None: a spectator) may read it."""
        return self.what if isinstance(self.what, Message) else self.what.seen_by(seat)


class Closing(NamedTuple):
    """What one of the longest parts of a game has brought, for all to see."""

    chapter: Message
    standings: Standings
    sheets: list[Sheet]


class Remark(NamedTuple):
    """Something that was said."""

    version: int
    at: float
    seat: int | None
    name: str
    text: str

    @property
    def room(self) -> Room:
        """Where it was said."""
        return "spectators" if self.seat is None else "players"
