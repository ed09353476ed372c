"""A position: what lies on the table, where the order of play has got to, and who is asked.

A state holds plain values only (numbers and lists of numbers), so it copies in microseconds and saves as JSON. The
steps and instructions of a program are shared and never change.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from periplus.kernel.action import Action, Form
from periplus.kernel.bits import lowest
from periplus.kernel.errors import GameOver, Refused, WrongSeat
from periplus.kernel.luck import Luck
from periplus.kernel.message import Description, Event, Message
from periplus.kernel.option import Value
from periplus.kernel.standings import Standings
from periplus.kernel.travel import position_of
from periplus.kernel.view import View

if TYPE_CHECKING:
    from periplus.kernel.game import Game

S = TypeVar("S", bound="State")

PC: Final = 0
TURN: Final = 1
WAITING: Final = 2


class Question:
    """A decision that can be answered in advance, so that a game over several days need not wait for it."""

    def __init__(self, answers: list[str], topics: dict[str, list[object]], phase: Message | None = None) -> None:
        """List the answers, what they can be limited to (each topic with its values), and the phase, if there are any.

        An answer is in notation, or words for a way to answer: ``Step.answer`` says what they come to.
        """
        self.answers: Final = answers
        self.topics: Final = topics
        self.phase: Final = phase


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One decision: who is asked, what they may say, why not, and what follows, all in one place."""

    rule: ClassVar[str] = ""
    """The clause that asks for this decision."""
    verbs: ClassVar[tuple[str, ...]] = ()
    """The verbs that answer it; that clause refuses any other."""
    otherwise: ClassVar[str] = ""
    """Why anything else is refused: by default the step's name and ``-first``."""

    def __init__(self) -> None:
        """Hold the verbs where every decision finds them quickly."""
        self.takes: Final = self.verbs

    def name(self) -> str:
        """Return what the step is called in records, views and texts: override it when you rename the class."""
        return type(self).__name__

    def asks(self, s: S, seat: int) -> bool:
        """Say whether this seat is asked; may depend only on what everybody knows."""
        return True

    def may(self, s: S, seat: int) -> bool:
        """Say whether a seat that nobody is waiting for may still act (change a secret choice)."""
        return False

    def secret(self, s: S) -> bool:
        """Say whether answers stay hidden until all are in; then their order must not matter."""
        return False

    def prompt(self, s: S, seat: int) -> Message:
        """Return what is asked of the seat: by default the message ``prompt-`` and the step's name."""
        return Message(f"prompt-{self.name().lower()}")

    def legal(self, s: S, seat: int) -> list[Action]:
        """List actions: all of them, or enough to play well where they are open-ended."""
        raise NotImplementedError

    def forms(self, s: S, seat: int) -> list[Form]:
        """Describe the open-ended actions, from this seat's own knowledge."""
        return []

    def check(self, s: S, seat: int, action: Action) -> None:
        """Raise ``Refused`` with the clause if the action is not allowed; its verb is one of the step's."""
        raise NotImplementedError

    def out_of_place(self, s: S, seat: int) -> Refused:
        """Return the refusal of an action that answers another question; its text may use the prompt's parameters."""
        reason = self.otherwise or f"{self.name().lower()}-first"
        return Refused(self.rule, reason, self.prompt(s, seat).params)

    def effect(self, s: S, seat: int, action: Action) -> None:
        """Change the state; call ``s.done(seat)`` when the seat has decided."""
        raise NotImplementedError

    def question(self, s: S) -> Question | None:
        """Return how this decision can be answered in advance; by default it cannot, and is asked every time."""
        return None

    def about(self, s: S) -> dict[str, object]:
        """Return what is asked about now, for each topic of the question; everybody sees it."""
        return {}

    def answer(self, s: S, seat: int, given: str) -> Action | None:
        """Return what an answer given in advance comes to now, as far as this seat knows; None if it is impossible."""
        return s.game.parse(given)

    def temptations(self, s: S, seat: int) -> dict[str, list[Action]]:
        """Return what a player may want to do with a place or a piece, even if it is refused: pages say why."""
        return {}

    def describe(self, s: S, seat: int, action: Action) -> Description:
        """Return what the action is called and what it would do: by default a label with its values."""
        return Description(Message(f"label-{action.verb.name}", action.to_json()), [], [], [])


@mypyc_attr(allow_interpreted_subclasses=True)
class Instruction:
    """One instruction of a compiled order of play."""

    def run(self, s: "State") -> bool:
        """Follow the instruction; True if a decision is due now."""
        raise NotImplementedError

    def step(self, s: "State") -> Step[Any]:
        """Return the decision that this instruction asks for now."""
        raise NotImplementedError

    def all_steps(self) -> list[Step[Any]]:
        """Return every decision that this instruction can ask for."""
        return []

    def outline(self) -> str:
        """Name the instruction and what it plays."""
        return type(self).__name__

    def at_once(self, s: "State") -> bool:
        """Say whether seats decide simultaneously here."""
        return False

    def fits(self, s: "State", turn: int, waiting: int) -> bool:
        """Say whether this instruction can be waiting for these seats in this turn."""
        return False


class Terms:
    """What is settled before a game begins and never changes while it is played."""

    def __init__(self, game: "Game", seats: int, rules: int, settings: dict[str, Value]) -> None:
        """Take the game, how many play, the version of the rules and the value of every option."""
        self.game: Final = game
        self.seats: Final = seats
        self.rules: Final = rules
        self.settings: Final = settings
        # Only the room knows the types of these
        self.box: Final[Any] = game.components
        self.actions: Final[Any] = game.actions
        self.options: Final[Any] = game.options_of(settings)


@mypyc_attr(allow_interpreted_subclasses=True)
class Fields:
    """Fields that belong together: numbers, lists of numbers, and groups of such fields.

    The constructor declares each field in one line, and nowhere else: what it is on an empty table, or a copy of what
    another position has. Saving, loading and the check digits of records find them there.
    """

    def keys(self) -> dict[str, str]:
        """Return the keys of fields that have been renamed: records know a field by the first name it had."""
        return {}

    def layouts(self) -> dict[str, Callable[[Any], object]]:
        """Return how to turn back fields that are now laid out differently: records know the first layout."""
        return {}

    def derived(self) -> tuple[str, ...]:
        """Name the attributes that only follow from fields: they are neither saved nor compared."""
        return ()

    def memos(self) -> tuple[str, ...]:
        """Name the lists that only tell what has happened: no rule reads them, and records do without them."""
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Fields):
    """A position of any game. A room's state adds its fields."""

    # What the kernel holds in every state
    KERNEL_FIELDS: Final = (
        "pc", "turn", "waiting", "order", "loops", "stack", "drawn", "revealed", "ending",
    )  # fmt: skip

    def __init__(self, terms: Terms, of: "State | None" = None) -> None:
        """Lay out an empty table, or copy a position."""
        self.terms: Final = terms
        self.game: Final = terms.game
        self.seats: Final = terms.seats
        self.rules: Final = terms.rules
        self.settings: Final = terms.settings
        self.instructions: Final = terms.game.program.instructions
        self.told: list[Event] | None = None  # receives events while an action is applied
        self.depth: int = 0  # of the stack when the action began
        self.acting: bool = False  # an effect is changing this state
        self.pc: int = 0 if of is None else of.pc
        self.turn: int = 0 if of is None else of.turn
        self.waiting: int = 0 if of is None else of.waiting
        self.drawn: int = 0 if of is None else of.drawn
        self.revealed: int = 0 if of is None else of.revealed
        self.ending: str = "" if of is None else of.ending
        self.luck: Luck = terms.game.no_luck if of is None else of.luck.copy()
        self.order: list[int] = list(range(terms.seats)) if of is None else of.order[:]
        self.loops: list[int] = [0] * terms.game.program.counters if of is None else of.loops[:]
        self.stack: list[int] = [] if of is None else of.stack[:]

    def derive(self) -> None:
        """Work out what follows from the fields and is cached for speed; nothing by default."""

    def copy(self) -> "State":
        """Return an independent position, without history."""
        raise NotImplementedError

    def detach(self) -> None:
        """Copy what copies share because no rule changes it; nothing by default."""

    # Who is asked

    @property
    def is_over(self) -> bool:
        """Say whether the game has ended."""
        return self.ending != ""

    def actors(self) -> list[int]:
        """Return the seats the game is waiting for, in player order."""
        return [seat for seat in self.order if self.waiting >> seat & 1]

    def in_turn(self, last: int) -> list[int]:
        """Return the seats the game is waiting for, in seating order from the one after ``last``."""
        return [seat for seat in [*range(last + 1, self.seats), *range(last + 1)] if self.waiting >> seat & 1]

    def next_actor(self, last: int) -> int:
        """Return who decides next where programs take turns: the seat that comes after ``last``, who decided before.

        Before the first decision, ``last`` is -1.
        """
        if self.waiting == 0:
            raise GameOver("error-game-over")
        after = self.waiting >> last + 1 << last + 1
        return lowest(after or self.waiting)

    def may_act(self) -> list[int]:
        """Return the seats that may act although nobody is waiting for them."""
        if self.waiting == 0:
            return []
        step = self.instructions[self.pc].step(self)
        return [seat for seat in self.order if not self.waiting >> seat & 1 and step.may(self, seat)]

    def step(self, seat: int) -> Step[Any] | None:
        """Return the decision this seat may take now, if any."""
        if self.waiting == 0 or not 0 <= seat < self.seats:
            return None
        step = self.instructions[self.pc].step(self)
        if self.waiting >> seat & 1 or step.may(self, seat):
            return step
        return None

    def expected(self, seat: int) -> Step[Any]:
        """Return the decision this seat may take now, or say why there is none."""
        if 0 <= seat < self.seats and self.waiting >> seat & 1:  # nearly always
            return self.instructions[self.pc].step(self)
        step = self.step(seat)
        if step is None:
            self.need_seat(seat)
            if self.ending:
                raise GameOver("error-game-over")
            raise WrongSeat("error-wrong-seat", {"seat": seat, "seats": self.actors()})
        return step

    def step_name(self) -> str:
        """Return the name of the decision that is due, or nothing when the game is over."""
        return "" if self.waiting == 0 else self.instructions[self.pc].step(self).name()

    def questions(self) -> dict[str, Question]:
        """Return every decision that can be answered in advance, by its name, in the order of the phases."""
        phases: list[Message | None] = [each.chapter for each in self.game.news.phases]
        found: dict[str, Question] = {}
        for instruction in self.instructions:
            for step in instruction.all_steps():
                question = step.question(self)
                if question is not None:
                    found[step.name().lower()] = question
                    if question.phase not in phases:
                        phases.append(question.phase)
        return {name: each for phase in phases for name, each in found.items() if each.phase == phase}

    # What they may say

    def legal_actions(self, seat: int) -> list[Action]:
        """List actions of a seat: complete, or representative where they are open-ended."""
        step = self.step(seat)
        return [] if step is None else step.legal(self, seat)

    def forms(self, seat: int) -> list[Form]:
        """Return the open-ended actions of a seat as forms."""
        step = self.step(seat)
        return [] if step is None else step.forms(self, seat)

    def check(self, seat: int, action: Action) -> None:
        """Raise ``Refused`` (or ``WrongSeat``, ``GameOver``) unless the action is allowed."""
        judge(self, self.expected(seat), seat, action)

    def refusals(self, seat: int) -> dict[str, Refused]:
        """For each place or piece that tempts a seat in vain, return why the first temptation is refused."""
        step, found = self.step(seat), dict[str, Refused]()
        if step is not None:
            for name, actions in step.temptations(self, seat).items():
                refusals = [refusal(self, step, seat, action) for action in actions]
                if refusals[0] is not None and None not in refusals:
                    found[name] = refusals[0]
        return found

    def prompt(self, seat: int) -> Message:
        """Return what is asked of a seat, or whom it is waiting for."""
        step = self.step(seat)
        if step is not None:
            return step.prompt(self, seat)
        if self.ending:
            return Message("prompt-over", {"ending": Message(f"ending-{self.ending}")})
        return Message("prompt-wait", {"seats": self.actors()})

    def describe(self, seat: int, action: Action) -> Description:
        """Return what an allowed action is called and what it would do."""
        step = self.expected(seat)
        judge(self, step, seat, action)
        return step.describe(self, seat, action)

    # What they do

    def apply(self, seat: int, action: Action, told: list[Event] | None = None) -> None:
        """Check an action, then change the state in place; ``told`` receives the events."""
        step, pc = self.expected(seat), self.pc
        if action.verb.name not in step.takes:  # as in ``judge``, but without another call for every decision
            raise step.out_of_place(self, seat)
        step.check(self, seat, action)
        self.depth = len(self.stack)
        self.told = told
        self.acting = True
        step.effect(self, seat, action)
        self.acting = False
        if len(self.stack) > self.depth and self.instructions[pc].at_once(self):
            raise RuntimeError("a step that all take at once may not interrupt")
        if self.waiting == 0:
            self.run()
        self.told = None

    def run(self) -> None:
        """Follow the order of play to the next decision or the end."""
        while not self.ending:
            if self.instructions[self.pc].run(self):
                return

    def done(self, seat: int) -> None:
        """Note that a seat has decided; an effect that interrupts calls this first."""
        if len(self.stack) > self.depth:
            raise RuntimeError("a seat is done before its step interrupts, not after")
        if self.waiting >> seat & 1:
            self.waiting -= 1 << seat
            if self.waiting == 0:
                self.turn += 1

    def ask_again(self, seat: int) -> None:
        """Wait for a seat again that has said it is done, because something new concerns it.

        Only an effect of a step that all take at once may do this, before or after its own seat is done.
        """
        if not self.acting or len(self.stack) > self.depth or not self.instructions[self.pc].at_once(self):
            raise RuntimeError("a seat is asked again only by the effect of a step that all take at once")
        if self.ending:
            return
        if self.waiting == 0:  # the last one was done just now
            self.turn -= 1
        self.waiting |= 1 << seat

    def interrupt(self, name: str) -> None:
        """Play a named phrase of the order of play now, then go on here. The last one called comes first."""
        self.stack += [self.pc, self.turn, self.waiting]
        self.pc = self.game.program.entries[name]
        self.turn = 0
        self.waiting = 0

    def resume(self) -> None:
        """Return from an interrupt."""
        at = len(self.stack) - 3
        self.pc = self.stack[at + PC]
        self.turn = self.stack[at + TURN]
        self.waiting = self.stack[at + WAITING]
        del self.stack[at:]

    def end(self, reason: str) -> None:
        """End the game at once, for a reason that has a message: nobody is asked any more."""
        self.ending = reason
        self.waiting = 0

    def tell(self, event: Event) -> None:
        """Add an event to ``told``; callers test that first, so that it costs nothing if nobody listens."""
        assert self.told is not None
        self.told.append(event)

    # Luck and secrets: the only two ways in which something unknown becomes known

    def roll(self, bound: int, stream: int) -> int:
        """Return a random number below a bound: a die, or the place of a card in a bag."""
        self.drawn += 1
        return self.luck.below(bound, stream)

    def draw(self, bag: list[int], stream: int) -> int:
        """Take a card out of a bag. A bag is sorted, so that no order can be known or leak."""
        return bag.pop(self.roll(len(bag), stream))

    def reveal(self) -> None:
        """Note that something hidden was shown to somebody."""
        self.revealed += 1

    # What they see

    def need_seat(self, seat: int | None) -> None:
        """Refuse a seat that is not at this table."""
        if seat is not None and not 0 <= seat < self.seats:
            raise WrongSeat("error-no-seat", {"number": seat, "last": self.seats - 1})

    def view(self, seat: int | None) -> View:
        """Return what lies on the table for a seat (None: a spectator), as plain JSON data."""
        self.need_seat(seat)
        return View(self.game.view(self, seat), self.game, seat)

    def view_beside(self, public: View, seat: int) -> View:
        """Return what lies on the table for a seat, beside what spectators see, which is not worked out again."""
        self.need_seat(seat)
        own = self.game.own
        return self.view(seat) if own is None else View({**public, **own(self, seat)}, self.game, seat)

    def numbers(self, seat: int) -> list[int]:
        """Return what a seat may know as numbers, for programs that learn; ``game.numbering`` says what each is."""
        self.need_seat(seat)
        return self.game.numbers(self, seat)

    def recall(self, seat: int | None) -> dict[str, Any]:
        """Return what a seat has been shown and can no longer see, as plain JSON data."""
        self.need_seat(seat)
        return self.game.recall(self, seat)

    def standings(self) -> Standings:
        """Return ranks, scores, where they came from, and why the game ended."""
        return self.game.standings(self)

    def resample(self, seat: int | None, luck: Luck) -> "State":
        """Return a state drawn from all those this seat cannot tell apart, with a new future."""
        self.need_seat(seat)
        twin = self.copy()
        twin.luck = Luck(luck.fresh_seed(), [0] * len(self.luck.counts))
        self.game.deal_anew(twin, seat, luck)
        return twin

    def to_json(self) -> dict[str, Any]:
        """Return the whole position as plain data, secrets included."""
        return self.game.save(self)

    def __repr__(self) -> str:
        """Show the game and who is asked for what."""
        asked = f"{self.step_name()} of {self.actors()}" if self.waiting else self.ending
        return f"<{self.game.name}, {self.seats} seats, {asked}>"

    def __eq__(self, other: object) -> bool:
        """Compare whole positions."""
        return isinstance(other, State) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        """Refuse: a state changes."""
        raise TypeError("a state changes and cannot be hashed")

    def __copy__(self) -> "State":
        """Return an independent position."""
        return self.copy()

    def __deepcopy__(self, memo: object) -> "State":
        """Return a position that shares nothing with this one but what never changes."""
        twin = self.copy()
        twin.detach()
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        """Travel as the saved position, to be loaded by the same game."""
        return position_of, (self.game, self.to_json())


def judge(s: State, step: Step[Any], seat: int, action: Action) -> None:
    """Raise ``Refused`` unless a step allows an action."""
    if action.verb.name not in step.takes:
        raise step.out_of_place(s, seat)
    step.check(s, seat, action)


def refusal(s: State, step: Step[Any], seat: int, action: Action) -> Refused | None:
    """Return why a step refuses an action, or None if it allows it."""
    try:
        judge(s, step, seat, action)
    except Refused as refused:
        return refused
    return None
