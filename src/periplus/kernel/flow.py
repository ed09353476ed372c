"""The order of play as data: a small tree of phrases, compiled once into a flat program.

    sequence(set_up, repeat(ROUND, 3, in_order(Acquire()), all_at_once(Choose()), score), finish)

The state holds only its place in the program and the loop counters.
"""

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from periplus.kernel.state import Instruction, State, Step

Rule = Callable[[Any], None]
Condition = Callable[[Any], bool]


class Do(Instruction):
    """Follow a rule that asks nobody."""

    def __init__(self, rule: Rule) -> None:
        """Take a function that changes the state."""
        self.rule: Final = rule

    def outline(self) -> str:
        """Name the rule."""
        return f"do {getattr(self.rule, '__name__', '?')}"

    def run(self, s: State) -> bool:
        """Follow the rule; it may interrupt, so the place moves on first."""
        s.pc += 1
        self.rule(s)
        return s.waiting != 0


class InOrder(Instruction):
    """Ask every seat in order; each answers all steps before the next seat is asked."""

    def __init__(self, steps: list[Step[Any]]) -> None:
        """Take the steps of one seat's turn."""
        self.steps: Final = steps

    def outline(self) -> str:
        """Name the steps."""
        return " ".join(["in order", *[step.name() for step in self.steps]])

    def run(self, s: State) -> bool:
        """Go to the next seat that has something to decide."""
        count = len(self.steps)
        last = len(s.order) * count
        while s.turn < last:
            seat = s.order[s.turn // count]
            if self.steps[s.turn % count].asks(s, seat):
                s.waiting = 1 << seat
                return True
            s.turn += 1
        s.turn = 0
        s.pc += 1
        return False

    def all_steps(self) -> list[Step[Any]]:
        """Return the steps."""
        return self.steps

    def step(self, s: State) -> Step[Any]:
        """Return the step that the current seat has reached."""
        return self.steps[s.turn % len(self.steps)]

    def fits(self, s: State, turn: int, waiting: int) -> bool:
        """Say whether it is the turn of the one seat that is asked."""
        count = len(self.steps)
        return 0 <= turn < len(s.order) * count and waiting == 1 << s.order[turn // count]


class Asking(Instruction):
    """Ask for one step."""

    def __init__(self, decision: Step[Any]) -> None:
        """Take the step."""
        self.decision: Final = decision

    def all_steps(self) -> list[Step[Any]]:
        """Return the one step."""
        return [self.decision]

    def step(self, s: State) -> Step[Any]:
        """Return the one step."""
        return self.decision


class One(Asking):
    """Ask one seat, the first that the step asks; nobody if there is none."""

    def outline(self) -> str:
        """Name the step."""
        return f"one {self.decision.name()}"

    def run(self, s: State) -> bool:
        """Find the seat; ``turn`` is 1 when it has decided."""
        if s.turn == 0:
            for seat in s.order:
                if self.decision.asks(s, seat):
                    s.waiting = 1 << seat
                    return True
        s.turn = 0
        s.pc += 1
        return False

    def fits(self, s: State, turn: int, waiting: int) -> bool:
        """Say whether one seat is asked."""
        return turn == 0 and waiting in [1 << seat for seat in range(s.seats)]


class AllAtOnce(Asking):
    """Ask all seats at the same time; go on when everybody has decided."""

    def outline(self) -> str:
        """Name the step."""
        return f"all at once {self.decision.name()}"

    def run(self, s: State) -> bool:
        """Wait for all who are asked; ``turn`` is 1 when they are done, and secret answers are revealed."""
        if s.turn == 0:
            for seat in s.order:
                if self.decision.asks(s, seat):
                    s.waiting += 1 << seat
            if s.waiting:
                return True
        elif self.decision.secret(s):
            s.reveal()
        s.turn = 0
        s.pc += 1
        return False

    def at_once(self, s: State) -> bool:
        """Say that they do."""
        return True

    def fits(self, s: State, turn: int, waiting: int) -> bool:
        """Say whether some of the seats are asked."""
        return turn == 0 and 0 < waiting < 1 << s.seats


class InOrderIf(Asking):
    """Ask seats one after the other if a condition holds, otherwise all of them together."""

    def __init__(self, condition: Condition, decision: Step[Any]) -> None:
        """Take the condition, which stays as it is while the step lasts, and the step."""
        super().__init__(decision)
        self.condition: Final = condition
        self.in_order: Final = InOrder([decision])
        self.together: Final = AllAtOnce(decision)

    def outline(self) -> str:
        """Name the condition and the step."""
        return f"in order if {getattr(self.condition, '__name__', '?')} {self.decision.name()}"

    def way(self, s: State) -> Instruction:
        """Return the way in which seats are asked."""
        return self.in_order if self.condition(s) else self.together

    def run(self, s: State) -> bool:
        """Ask in that way."""
        return self.way(s).run(s)

    def at_once(self, s: State) -> bool:
        """Say whether they do."""
        return self.way(s).at_once(s)

    def fits(self, s: State, turn: int, waiting: int) -> bool:
        """Say whether these seats can be asked in that way."""
        return self.way(s).fits(s, turn, waiting)


class SetCounter(Instruction):
    """Begin a loop."""

    def __init__(self, counter: int, value: int) -> None:
        """Name the counter and its first value."""
        self.counter: Final = counter
        self.value: Final = value

    def run(self, s: State) -> bool:
        """Set the counter."""
        s.loops[self.counter] = self.value
        s.pc += 1
        return False


class Next(Instruction):
    """End a loop's body: count, and go back unless the loop is over."""

    def __init__(self, counter: int, last: int, back: int) -> None:
        """Name the counter, its last value and the beginning of the body."""
        self.counter: Final = counter
        self.last: Final = last
        self.back: Final = back

    def run(self, s: State) -> bool:
        """Count."""
        if s.loops[self.counter] >= self.last:
            s.pc += 1
        else:
            s.loops[self.counter] += 1
            s.pc = self.back
        return False


class Jump(Instruction):
    """Go elsewhere when a condition has the given value."""

    def __init__(self, condition: Condition, value: bool, target: int) -> None:
        """Take the condition, the value at which to jump, and the target."""
        self.condition: Final = condition
        self.value: Final = value
        self.target: Final = target

    def run(self, s: State) -> bool:
        """Jump or go on."""
        s.pc = self.target if self.condition(s) == self.value else s.pc + 1
        return False


class Call(Instruction):
    """Play a named phrase, then go on."""

    def __init__(self, name: str) -> None:
        """Name the phrase."""
        self.name: Final = name

    def run(self, s: State) -> bool:
        """Go there."""
        s.pc += 1
        s.interrupt(self.name)
        return False


class Return(Instruction):
    """End a named phrase."""

    def run(self, s: State) -> bool:
        """Go back to where it was called; a seat may still be deciding there."""
        s.resume()
        return s.waiting != 0


class End(Instruction):
    """End the game after the last instruction of the order of play."""

    def run(self, s: State) -> bool:
        """End it."""
        s.end("played-out")
        return False


class Program:
    """A compiled order of play: instructions, where its named phrases begin, and how many loop counters it has."""

    def __init__(self) -> None:
        """Begin with no instructions."""
        self.instructions: Final[list[Instruction]] = []
        self.entries: Final[dict[str, int]] = {}
        self.counters = 0
        self.counting: Final[list[int]] = []  # loops that are being written

    def place(self) -> int:
        """Return the place of the next instruction."""
        return len(self.instructions)

    def outline(self) -> list[str]:
        """Return the instructions by name, so that a saved position is not loaded into another program."""
        return [instruction.outline() for instruction in self.instructions]


@mypyc_attr(allow_interpreted_subclasses=True)
class Phrase:
    """A piece of the tree, which writes its instructions into a program."""

    def write(self, program: Program) -> None:
        """Write the instructions."""
        raise NotImplementedError


Piece = Phrase | Rule


class Single(Phrase):
    """One instruction."""

    def __init__(self, instruction: Instruction) -> None:
        """Take the instruction."""
        self.instruction: Final = instruction

    def write(self, program: Program) -> None:
        """Write it."""
        program.instructions.append(self.instruction)


class Sequence(Phrase):
    """Phrases one after the other; a plain function is a rule to follow."""

    def __init__(self, phrases: tuple[Piece, ...]) -> None:
        """Take the phrases."""
        self.phrases: Final = phrases

    def write(self, program: Program) -> None:
        """Write each phrase."""
        for phrase in self.phrases:
            if isinstance(phrase, Phrase):
                phrase.write(program)
            else:
                program.instructions.append(Do(phrase))


class Repeat(Phrase):
    """A body played once for each value of a counter."""

    def __init__(self, counter: int, first: int, last: int, body: Sequence) -> None:
        """Name the counter and its bounds, both included."""
        self.counter: Final = counter
        self.first: Final = first
        self.last: Final = last
        self.body: Final = body

    def write(self, program: Program) -> None:
        """Write the loop."""
        if self.last < self.first or self.counter in program.counting:
            raise ValueError(f"loop {self.counter} is empty, or stands within a loop of the same counter")
        program.counting.append(self.counter)
        program.counters = max(program.counters, self.counter + 1)
        program.instructions.append(SetCounter(self.counter, self.first))
        back = program.place()
        self.body.write(program)
        program.instructions.append(Next(self.counter, self.last, back))
        program.counting.pop()


class Branch(Phrase):
    """A body played if a condition holds, or while it does."""

    def __init__(self, condition: Condition, value: bool, body: Sequence, loop: bool) -> None:
        """Take the condition, the value it must have, and whether to come back to it."""
        self.condition: Final = condition
        self.value: Final = value
        self.body: Final = body
        self.loop: Final = loop

    def write(self, program: Program) -> None:
        """Write the test, the body and the way back."""
        test = program.place()
        program.instructions.append(End())  # a placeholder, replaced below when the target is known
        self.body.write(program)
        if self.loop:
            program.instructions.append(Jump(always, True, test))
        program.instructions[test] = Jump(self.condition, not self.value, program.place())


def always(s: State) -> bool:
    """Hold in every state."""
    return True


def sequence(*phrases: Piece) -> Phrase:
    """Play phrases one after the other."""
    return Sequence(phrases)


def repeat(counter: int, times: int, *phrases: Piece, first: int = 0) -> Phrase:
    """Play phrases a number of times; ``s.loops[counter]`` counts from ``first``."""
    return Repeat(counter, first, first + times - 1, Sequence(phrases))


def in_order(*steps: Step[Any]) -> Phrase:
    """Ask every seat in player order; each takes all its steps before the next seat is asked."""
    return Single(InOrder(list(steps)))


def one(step: Step[Any]) -> Phrase:
    """Ask the one seat that has this decision to make, if any."""
    return Single(One(step))


def all_at_once(step: Step[Any]) -> Phrase:
    """Ask all seats at the same time."""
    return Single(AllAtOnce(step))


def in_order_if(condition: Condition, step: Step[Any]) -> Phrase:
    """Ask every seat in player order if a condition holds, otherwise all at the same time.

    The condition must not change while the step lasts.
    """
    return Single(InOrderIf(condition, step))


def when(condition: Condition, *phrases: Piece) -> Phrase:
    """Play phrases only if a condition holds."""
    return Branch(condition, True, Sequence(phrases), False)


def until(condition: Condition, *phrases: Piece) -> Phrase:
    """Play phrases again and again until a condition holds; not at all if it holds already."""
    return Branch(condition, False, Sequence(phrases), True)


def call(name: str) -> Phrase:
    """Play a named phrase."""
    return Single(Call(name))


def compile_order(order_of_play: Phrase, named: dict[str, Phrase] | None = None) -> Program:
    """Compile an order of play and its named phrases: those that it calls, and those that interrupt it."""
    program = Program()
    order_of_play.write(program)
    program.instructions.append(End())
    for name, phrase in (named or {}).items():
        program.entries[name] = program.place()
        phrase.write(program)
        program.instructions.append(Return())
    for instruction in program.instructions:
        if isinstance(instruction, Call) and instruction.name not in program.entries:
            raise ValueError(f"no phrase is named {instruction.name}")
    return program
