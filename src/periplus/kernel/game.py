"""A game: what never changes while it is played, and the ways in and out of its positions."""

from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import Any, Final

from periplus.kernel.action import Action, Lexicon
from periplus.kernel.board import Board
from periplus.kernel.box import digest
from periplus.kernel.errors import BadTable
from periplus.kernel.flow import Program
from periplus.kernel.luck import SEED_BYTES, Luck, stretch
from periplus.kernel.message import Event, EventKind, Message, Reason
from periplus.kernel.option import Option, Value, settle
from periplus.kernel.position import load, save
from periplus.kernel.sheet import Sheet
from periplus.kernel.standings import Standings
from periplus.kernel.state import State


def no_part(s: State, seat: int) -> int:
    """Return nothing: all seats play alike."""
    return -1


class Game:
    """A game with its box, its rules version, its options and its order of play."""

    def __init__(
        self,
        *,
        name: str,
        room: str,
        seats: tuple[int, ...],
        rules: int,
        options: tuple[Option, ...],
        box: dict[str, Any],
        shipped: bool,
        lexicon: Lexicon,
        program: Program,
        streams: int,
        events: dict[str, EventKind],
        blank: "Callable[[Game, int, int, dict[str, Value]], State]",
        view: Callable[[Any, int | None], dict[str, Any]],
        recall: Callable[[Any, int | None], dict[str, Any]],
        deal_anew: Callable[[Any, int | None, Luck], None],
        standings: Callable[[Any], Standings],
        audit: Callable[[Any], None],
        longest: Callable[[int, dict[str, Value]], int],
        appraise: Callable[[Any, int, list[Action]], list[float]],
        reasons: Callable[[Any, int, Action], list[Reason]],
        sheets: Callable[[dict[str, Any], dict[str, Any], int | None], list[Sheet]],
        reminders: Callable[[dict[str, Any]], list[Sheet]],
        board: Board | None = None,
        badge: Callable[[dict[str, Any], int], Message] | None = None,
        parts: tuple[str, ...] = (),
        part: Callable[[Any, int], int] = no_part,
        hidden: bool = False,
    ) -> None:
        """Put the parts of a room together.

        ``room`` is the package of the game, ``box`` the data of its components and ``shipped`` whether they
        are ours; ``blank`` makes an empty table, ``view`` and ``recall`` say what a seat sees and remembers,
        ``deal_anew`` replaces what it does not know, ``standings`` ranks, ``audit`` raises ``BadPosition``
        unless all components are where they may be, ``longest`` bounds the decisions of a game
        for a number of seats and settings (0: nothing bounds it), ``appraise`` says what actions are worth to a
        seat that imagines the state, ``reasons`` why, in parts that add up to that, ``sheets`` lays out a view
        (with the box) as tables of words, ``reminders`` what a seat recalls, ``board`` draws, and ``badge``
        tells what a seat is known by besides its name, from what spectators see.
        Where seats play different ``parts`` (civilisations) these are their names, and ``part`` says which one a
        seat plays.
        """
        self.name: Final = name
        self.room: Final = room
        self.seats: Final = seats
        self.rules: Final = rules
        self.options: Final = options
        self.box: Final = box
        self.box_digest: Final = digest(box)
        self.shipped: Final = shipped
        self.lexicon: Final = lexicon
        self.program: Final = program
        self.program_digest: Final = sha256("\n".join(program.outline()).encode()).hexdigest()[:16]
        self.streams: Final = streams
        self.events: Final = events
        self.blank: Final = blank
        self.view: Final = view
        self.recall: Final = recall
        self.deal_anew: Final = deal_anew
        self.standings: Final = standings
        self.audit: Final = audit
        self.longest: Final = longest
        self.appraise: Final = appraise
        self.reasons: Final = reasons
        self.sheets: Final = sheets
        self.reminders: Final = reminders
        self.board: Final = board
        self.badge: Final = badge
        self.parts: Final = parts
        self.part: Final = part
        self.hidden: Final = hidden

    def new(
        self,
        seats: int,
        seed: bytes | int,
        options: Mapping[str, object] | None = None,
        rules: int | None = None,
        told: list[Event] | None = None,
    ) -> State:
        """Set up a game. A seed is 32 bytes, or a number that is stretched to them.

        Without ``rules`` it follows the newest version; ``told`` receives the events of the set-up.
        """
        key = stretch(seed) if isinstance(seed, int) else seed
        if len(key) != SEED_BYTES:
            raise BadTable("error-seed", {"bytes": SEED_BYTES, "given": len(key)})
        s = self.empty(seats, options or {}, self.rules if rules is None else rules, key)
        s.told = told
        s.run()
        s.told = None
        return s

    def empty(self, seats: int, options: Mapping[str, object], rules: int, seed: bytes) -> State:
        """Return a state before the first word of the order of play."""
        if seats not in self.seats:
            allowed = ", ".join([str(count) for count in self.seats])
            raise BadTable("error-seats", {"game": self.name, "given": seats, "allowed": allowed})
        if not 1 <= rules <= self.rules:
            raise BadTable("error-rules", {"game": self.name, "given": rules, "newest": self.rules})
        s = self.blank(self, seats, rules, settle(self.options, options))
        s.begin(Luck(seed, [0] * self.streams), self.program.counters)
        return s

    def __repr__(self) -> str:
        """Show the call that returns this game."""
        return f"periplus.game({self.name!r})" if self.shipped else f"<{self.name} with another box>"

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
