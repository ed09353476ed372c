"""A game being played: its history, held outside the state, and what may be taken back."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from periplus.kernel.action import Action
from periplus.kernel.errors import PeriplusError
from periplus.kernel.message import Event, Message
from periplus.kernel.state import State


class CannotUndo(PeriplusError):
    """The seat has nothing that it may take back."""


class Taken:
    """A decision that may still be taken back: the action, its events, and the position before it."""

    def __init__(self, seat: int, action: Action, before: State, told: list[Event]) -> None:
        """Hold the decision."""
        self.seat: Final = seat
        self.action: Final = action
        self.before: Final = before
        self.told: Final = told


class Rest(NamedTuple):
    """A game without a seat's last decision, as far as the decisions after it have been tried."""

    at: int
    """The index of that decision, or -1."""
    tried: int
    """How many decisions have been looked at."""
    state: State | None
    """The position without it, or None if the seat has decided nothing or a later decision does not hold without it."""


UNTRIED: Final = Rest(-1, 0, None)


class Play:
    """A game in progress: the position, and every decision that led to it."""

    def __init__(self, state: State, decisions: Sequence[tuple[int, Action]] = ()) -> None:
        """Begin with a game that has just been set up, or after decisions that are there for good."""
        self.state = state
        """The position."""
        self.decisions: list[tuple[int, Action]] = [*decisions]
        """Every decision so far: the seat and what it said."""
        self._taken: list[Taken] = []
        self._rests: dict[int, Rest] = {}  # cached, as people look after every decision of a long phase

    def copy(self) -> "Play":
        """Return the same game, to be continued independently."""
        twin = Play(self.state)
        twin.decisions = self.decisions[:]
        twin._taken = self._taken[:]
        twin._rests = self._rests.copy()
        return twin

    @property
    def last(self) -> int:
        """The last seat to decide; -1 at first."""
        return self.decisions[-1][0] if self.decisions else -1

    def act(self, seat: int, action: Action) -> list[Event]:
        """Apply an action and return its events; nothing changes if it is refused."""
        before, after, told = self.state, self.state.copy(), list[Event]()
        after.apply(seat, action, told)
        self.state = after
        self.decisions.append((seat, action))
        if (after.drawn, after.revealed) != (before.drawn, before.revealed):
            self._taken.clear()  # something unknown became known: nothing before that may be undone
            self._rests.clear()
        else:
            self._taken.append(Taken(seat, action, before, told))
        return told

    def may_undo(self, seat: int) -> bool:
        """Say whether a seat may take back its last decision."""
        return not self.state.is_over and self._rest(seat).state is not None

    def undo(self, seat: int) -> list[Event]:
        """Take back the last decision of a seat; return its events."""
        if not self.may_undo(seat):
            raise CannotUndo("error-cannot-undo", {"seat": seat})
        at = self._rest(seat).at
        undone, later = self._taken[at], self._taken[at + 1 :]
        self.state = undone.before
        del self.decisions[-len(later) - 1 :]
        del self._taken[at:]
        self._rests.clear()
        for taken in later:
            self._repeat(taken)
        return undone.told

    def change(self, seat: int, action: Action) -> tuple[list[Event], list[Event]] | None:
        """Change a secret choice as if it had been made at first; return the events of the former and of the new one.

        Only if nobody else can tell: otherwise return None, and nothing changes.
        """
        step = self.state.step(seat)
        if step is None or not step.secret(self.state) or seat in self.state.actors() or not self.may_undo(seat):
            return None
        plainly = self.state.copy()
        plainly.apply(seat, action)
        twin, at = self.copy(), self._rest(seat).at
        former = self._taken[at]
        try:
            told = twin._choose_instead(at, action)
        except PeriplusError:
            return None
        watched = _seen(told, seat, plainly.seats) == _seen(former.told, seat, plainly.seats)
        if not watched or twin.state != plainly or not _alike(self.state, plainly, seat):
            return None
        self.state, self.decisions, self._taken, self._rests = twin.state, twin.decisions, twin._taken, {}
        return former.told, told

    def _choose_instead(self, at: int, action: Action) -> list[Event]:
        """Replace a decision by another of the same seat, and repeat those that followed; return its events."""
        former, later = self._taken[at], self._taken[at + 1 :]
        self.state = former.before
        del self.decisions[-len(later) - 1 :]
        del self._taken[at:]
        self._rests.clear()
        told = self.act(former.seat, action)
        for taken in later:
            self._repeat(taken)
        return told

    def answer(self, seat: int) -> Taken | None:
        """Return what a seat has answered where all are asked at once and others have yet to answer, if it is known."""
        s = self.state
        if not 0 <= seat < s.seats or s.waiting == 0 or s.waiting >> seat & 1 or not s.instructions[s.pc].at_once(s):
            return None
        own = [each for each in self._taken if each.seat == seat]
        last = own[-1] if own else None
        return last if last is not None and (last.before.pc, last.before.loops) == (s.pc, s.loops) else None

    def _repeat(self, taken: Taken) -> None:
        """Take a decision again; its events remain those that people were told."""
        self.act(taken.seat, taken.action)
        if self._taken:
            self._taken[-1] = Taken(taken.seat, taken.action, self._taken[-1].before, taken.told)

    def _rest(self, seat: int) -> Rest:
        """Return the game without a seat's last decision, trying only what was decided since the last look."""
        rest, last = self._rests.get(seat, UNTRIED), len(self._taken)
        own = [at for at in range(rest.tried, last) if self._taken[at].seat == seat]
        if own:
            rest = self._rests[seat] = Rest(own[-1], own[-1] + 1, self._taken[own[-1]].before)
        if rest.tried < last:
            rest = self._rests[seat] = Rest(rest.at, last, self._tried(rest, seat))
        return rest

    def _tried(self, rest: Rest, seat: int) -> State | None:
        """Return the position without a seat's decision after all that followed, if this still holds without it.

        Another seat may have decided since only where all decide at once, and only if everybody else would
        have seen the same without this decision.
        """
        if rest.state is None:
            return None
        position, state = self._taken[rest.at].before, rest.state.copy()
        if not position.instructions[position.pc].at_once(position):
            return None
        for taken in self._taken[rest.tried :]:
            if not _takes_as_before(state, taken, seat, position.pc):
                return None
        return state


def _takes_as_before(s: State, taken: Taken, without: int, pc: int) -> bool:
    """Repeat a decision of the same step; say whether everybody else sees the same."""
    if s.pc != pc or taken.before.pc != pc:
        return False
    told: list[Event] = []
    try:
        s.apply(taken.seat, taken.action, told)
    except PeriplusError:
        return False
    return _seen(told, without, s.seats) == _seen(taken.told, without, s.seats)


def _alike(one: State, other: State, apart_from: int) -> bool:
    """Say whether two positions look the same to everybody but one seat, spectators included."""
    watchers: list[int | None] = [None, *[seat for seat in range(one.seats) if seat != apart_from]]
    return one.actors() == other.actors() and all(one.view(each) == other.view(each) for each in watchers)


def _seen(told: list[Event], apart_from: int, seats: int) -> list[list[Message]]:
    """Return events as everybody but one seat sees them, spectators included."""
    watchers: list[int | None] = [None, *[seat for seat in range(seats) if seat != apart_from]]
    return [[event.seen_by(watcher) for event in told] for watcher in watchers]
