"""A game: what never changes while it is played, and the ways in and out of its positions."""

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import mypyc_attr

from periplus.kernel.action import Action, Lexicon
from periplus.kernel.errors import BadTable
from periplus.kernel.flow import Program
from periplus.kernel.luck import SEED_BYTES, Luck, stretch
from periplus.kernel.message import EventKind
from periplus.kernel.option import Option, Value, settle
from periplus.kernel.position import load, save
from periplus.kernel.standings import Standings
from periplus.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game with its box, its rules version, its options and its order of play."""

    def __init__(
        self,
        name: str,
        room: str,
        seats: tuple[int, ...],
        rules: int,
        options: tuple[Option, ...],
        box_data: dict[str, Any],
        box_digest: str,
        box_shipped: bool,
        lexicon: Lexicon,
        program: Program,
        streams: int,
        events: dict[str, EventKind],
        hidden: bool,
    ) -> None:
        """Hold the parts; ``room`` is the package in which the game lives."""
        self.name: Final = name
        self.room: Final = room
        self.seats: Final = seats
        self.rules: Final = rules
        self.options: Final = options
        self.box_data: Final = box_data
        self.box_digest: Final = box_digest
        self.box_shipped: Final = box_shipped
        self.lexicon: Final = lexicon
        self.program: Final = program
        self.streams: Final = streams
        self.events: Final = events
        self.hidden: Final = hidden

    def new(
        self,
        seats: int,
        seed: bytes | int,
        options: Mapping[str, object] | None = None,
        rules: int | None = None,
    ) -> State:
        """Set up a game. A seed is 32 bytes, or a number that is stretched to them."""
        key = stretch(seed) if isinstance(seed, int) else seed
        if len(key) != SEED_BYTES:
            raise BadTable("error-seed", {"bytes": SEED_BYTES, "given": len(key)})
        s = self.empty(seats, options or {}, self.rules if rules is None else rules, key)
        s.run()
        return s

    def empty(self, seats: int, options: Mapping[str, object], rules: int, seed: bytes) -> State:
        """Return a state before the first word of the order of play."""
        if seats not in self.seats:
            allowed = ", ".join([str(count) for count in self.seats])
            raise BadTable("error-seats", {"game": self.name, "given": seats, "allowed": allowed})
        if not 1 <= rules <= self.rules:
            raise BadTable("error-rules", {"game": self.name, "given": rules, "newest": self.rules})
        s = self.blank(seats, rules, settle(self.options, options))
        s.begin(Luck(seed, [0] * self.streams), self.program.counters)
        return s

    def parse(self, text: str) -> Action:
        """Read an action from its notation."""
        return self.lexicon.parse(text)

    def action_from_json(self, data: object) -> Action:
        """Read an action from plain data."""
        return self.lexicon.from_json(data)

    def save(self, s: State) -> dict[str, Any]:
        """Return a whole position as plain data."""
        return save(s)

    def from_json(self, data: object) -> State:
        """Return the position that ``to_json`` saved, or raise ``BadPosition``."""
        return load(self, data)

    # What each game says for itself

    def blank(self, seats: int, rules: int, settings: dict[str, Value]) -> State:
        """Return a state with the game's own fields empty."""
        raise NotImplementedError

    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        """Return what a seat may see, built from an allow-list."""
        raise NotImplementedError

    def recall(self, s: State, seat: int | None) -> dict[str, Any]:
        """Return what a seat was shown and is now covered."""
        raise NotImplementedError

    def deal_anew(self, s: State, seat: int | None, luck: Luck) -> None:
        """Replace all that a seat does not know by something it could be."""
        raise NotImplementedError

    def standings(self, s: State) -> Standings:
        """Rank the seats."""
        raise NotImplementedError

    def audit(self, s: State) -> None:
        """Raise ``BadPosition`` unless all components are there, once, where they may be."""
        raise NotImplementedError

    def longest(self, seats: int) -> int:
        """Return a number of decisions within which every game ends."""
        raise NotImplementedError
