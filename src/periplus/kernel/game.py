"""A game: what never changes during play, and how its positions are made, saved and loaded."""

from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

from periplus.kernel.action import Action, Lexicon
from periplus.kernel.atlas import Atlas
from periplus.kernel.board import Board
from periplus.kernel.box import digest, shipped_box
from periplus.kernel.codec import Codec
from periplus.kernel.errors import BadTable
from periplus.kernel.flow import Program, compile_order
from periplus.kernel.luck import SEED_BYTES, Luck, stretch
from periplus.kernel.message import Event, EventKind, Message, Reason
from periplus.kernel.news import News
from periplus.kernel.numbers import Entry, Ledger, write_course
from periplus.kernel.option import Menu, Option, Value, settle
from periplus.kernel.position import load, save
from periplus.kernel.sheet import Sheet
from periplus.kernel.standings import Standings
from periplus.kernel.state import State, Terms
from periplus.kernel.travel import Home, game_at, home_of

if TYPE_CHECKING:
    from periplus.kernel.room import HasOutlook, Room


class Game:
    """A game with its box, its rules version, its options and its order of play."""

    def __init__(self, room: "Room", data: dict[str, Any] | None = None, box_name: str = "") -> None:
        """Open a room with our box, or with the data of another, which faults refer to as ``box_name``."""
        shipped = shipped_box(room.package)
        self.name: Final[str] = room.name
        self.room: Final[str] = room.package
        self.seats: Final[tuple[int, ...]] = room.seats
        self.rules: Final[int] = room.rules
        self.box: Final[dict[str, Any]] = shipped if data is None else data
        self.box_digest: Final = digest(self.box)
        self.shipped: Final[bool] = data is None or data == shipped
        self.home: Final[Home] = home_of(room.package, None if self.shipped else self.box)
        self.components: Final[Any] = room.box.Box(self.box, box_name or room.name)
        self.actions: Final[Any] = room.actions.Actions(self.components)
        self.lexicon: Final[Lexicon] = self.actions.lexicon
        for verb in self.lexicon.verbs.values():
            verb.home = self.home
        self.codec: Final = Codec(self.lexicon, getattr(self.actions, "every", None), self.home)
        self.make_options: Final[Any] = room.options.Options
        menu = Menu()
        self.make_options(menu)
        self.options: Final[tuple[Option, ...]] = tuple(menu.options)
        self.program: Final[Program] = compile_order(room.flow.ORDER_OF_PLAY, room.flow.NAMED)
        self.program_digest: Final = sha256("\n".join(self.program.outline()).encode()).hexdigest()[:16]
        self.step_names: Final = step_names(self.program)
        self.steps: Final = {name: at for at, name in enumerate(self.step_names)}
        self.streams: Final[int] = room.streams
        self.no_luck: Final = Luck(bytes(SEED_BYTES), [0] * self.streams)
        self.bound: Final[Callable[[Any, int, dict[str, Value]], int]] = room.flow.longest
        self.blank: Final[Callable[[Terms], State]] = room.state
        self.events: Final[dict[str, EventKind]] = room.view.EVENTS
        self.view: Final[Callable[[Any, int | None], dict[str, Any]]] = room.view.view
        self.own: Final[Callable[[Any, int], dict[str, Any]] | None] = getattr(room.view, "own", None)
        self.recall: Final[Callable[[Any, int | None], dict[str, Any]]] = room.view.recall
        self.deal_anew: Final[Callable[[Any, int | None, Luck], None]] = room.view.deal_anew
        self.write_numbers: Final[Callable[[Any, int, Ledger], None]] = room.numbers.write
        self.standings: Final[Callable[[Any], Standings]] = room.score.standings
        self.audit: Final[Callable[[Any], None]] = room.audit.audit
        self.sheets: Final[Callable[[dict[str, Any], dict[str, Any], int | None], list[Sheet]]] = room.sheets.sheets
        self.reminders: Final[Callable[[dict[str, Any]], list[Sheet]]] = room.sheets.reminders
        self.chapters: Final[Callable[[dict[str, Any]], list[Message]]] = room.sheets.chapters
        self.results: Final[Callable[[dict[str, Any]], list[Sheet]]] = room.sheets.results
        self.moments: Final[tuple[str, ...]] = room.sheets.MOMENTS
        self.measures: Final[Callable[[dict[str, Any]], dict[str, list[int]]]] = room.sheets.measures
        self.appraise: Final[Callable[[Any, int, list[Action]], list[float]]] = room.bot.appraise
        self.reasons: Final[Callable[[Any, int, Action], list[Reason]]] = room.bot.reasons
        self.propose: Final[Callable[[Any, int], list[Action]]] = room.bot.propose
        outlook = room.outlook
        self.outlook: Final[HasOutlook | None] = outlook
        self.features: Final[tuple[str, ...]] = () if outlook is None else outlook.FEATURES
        self.milestone: Final[Callable[[Any], int]] = only_the_end if outlook is None else outlook.milestone
        self.judge: Final[Callable[[Any, int], list[float]]] = nothing_counts if outlook is None else outlook.features
        self.board: Final[Board | None] = room.board
        self.atlas: Final[Atlas | None] = room.atlas
        self.cast: Final = room.parts
        self.news: Final[News] = room.news
        self.hidden: Final[bool] = room.hidden

    @property
    def parts(self) -> list[str]:
        """The parts that seats play, where these differ; none where all play alike."""
        return [] if self.cast is None else self.cast.names(self.components)

    def part(self, s: State, seat: int) -> int:
        """Return which of the parts a seat plays; -1 if all play alike."""
        return -1 if self.cast is None else self.cast.of(s, seat)

    def called(self, view: Mapping[str, Any], seat: int) -> Message | None:
        """Return what a seat is called in a sentence, after the part it plays; None if all play alike."""
        return None if self.cast is None else self.cast.called(view, seat)

    def badge(self, view: Mapping[str, Any], seat: int) -> Message | None:
        """Return the rank that a seat holds, if any, from what spectators see."""
        return None if self.cast is None else self.cast.badge(view, seat)

    def colour(self, s: State, seat: int) -> int:
        """Return the colour of a seat, with its emblem: that of the part it plays, or its own if all play alike."""
        return seat if self.cast is None else self.cast.colours[self.cast.of(s, seat)]

    def longest(self, seats: int, settings: dict[str, Value]) -> int:
        """Return the most decisions that a game can take; 0 if there is no limit."""
        return self.bound(self.components, seats, settings)

    def options_of(self, settings: dict[str, Value]) -> Any:
        """Return the room's options as chosen."""
        return self.make_options(Menu(settings))

    def new(
        self,
        seats: int,
        seed: bytes | int,
        options: Mapping[str, object] | None = None,
        rules: int | None = None,
        told: list[Event] | None = None,
    ) -> State:
        """Set up a game. The seed is 32 bytes, or a number that is stretched to 32 bytes.

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
        """Return an empty table, before the order of play begins."""
        if seats not in self.seats:
            allowed = ", ".join([str(count) for count in self.seats])
            raise BadTable("error-seats", {"game": self.name, "given": seats, "allowed": allowed})
        if not 1 <= rules <= self.rules:
            raise BadTable("error-rules", {"game": self.name, "given": rules, "newest": self.rules})
        s = self.blank(Terms(self, seats, rules, settle(self.options, options)))
        s.luck = Luck(seed, [0] * self.streams)
        return s

    def numbers(self, s: State, seat: int) -> list[int]:
        """Return a position as numbers, as far as a seat may know it: as many in every position of a game."""
        ledger = Ledger(s.seats)
        self.write(s, seat, ledger)
        return ledger.numbers

    def numbering(self, seats: int, options: Mapping[str, object] | None = None) -> list[Entry]:
        """Return what each of these numbers is: its name, its range and its meaning."""
        ledger = Ledger(seats, explains=True)
        self.write(self.new(seats, 0, options), 0, ledger)
        return ledger.entries

    def write(self, s: State, seat: int, ledger: Ledger) -> None:
        """Write a position into a ledger, as far as a seat may know it."""
        write_course(s, seat, ledger)
        self.write_numbers(s, seat, ledger)

    def __repr__(self) -> str:
        """Show the call that returns this game."""
        return f"periplus.game({self.name!r})" if self.shipped else f"<{self.name} with another box>"

    def __eq__(self, other: object) -> bool:
        """Compare room and components."""
        return isinstance(other, Game) and (self.room, self.box_digest) == (other.room, other.box_digest)

    def __hash__(self) -> int:
        """Hash room and components."""
        return hash((self.room, self.box_digest))

    def __copy__(self) -> "Game":
        """Return the game itself, which never changes."""
        return self

    def __deepcopy__(self, memo: object) -> "Game":
        """Return the game itself, which never changes."""
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """Travel as the name of the room, with the box if it is not ours."""
        return game_at, (self.home,)

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


def step_names(program: Program) -> list[str]:
    """Return the names of all steps, in the order of play."""
    steps = [step for instruction in program.instructions for step in instruction.all_steps()]
    return list(dict.fromkeys([step.name() for step in steps]))


def only_the_end(s: State) -> int:
    """Say that a game cannot be judged before its end."""
    return 0


def nothing_counts(s: State, seat: int) -> list[float]:
    """Return no features."""
    return []
