"""A game being played: its history, held outside the state, and what may be taken back."""

from typing import Final

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


class Play:
    """A game in progress: the position, and every decision that led to it."""

    def __init__(self, state: State) -> None:
        """Begin with a game that has just been set up."""
        self.state = state
        """The position."""
        self.decisions: list[tuple[int, Action]] = []
        """Every decision so far: the seat and what it said."""
        self._taken: list[Taken] = []

    def copy(self) -> "Play":
        """Return the same game, to be continued independently."""
        twin = Play(self.state)
        twin.decisions = self.decisions[:]
        twin._taken = self._taken[:]
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
        else:
            self._taken.append(Taken(seat, action, before, told))
        return told

    def may_undo(self, seat: int) -> bool:
        """Say whether a seat may take back its last decision."""
        return self._without_last(seat) is not None

    def undo(self, seat: int) -> list[Event]:
        """Take back the last decision of a seat; return its events."""
        rest = self._without_last(seat)
        if rest is None:
            raise CannotUndo("error-cannot-undo", {"seat": seat})
        told = self._taken[self._last(seat)].told
        self.state, self.decisions, self._taken = rest.state, rest.decisions, rest._taken
        return told

    def _last(self, seat: int) -> int:
        """Return the index of a seat's last decision, or -1."""
        seats = [taken.seat for taken in self._taken]
        return len(seats) - 1 - seats[::-1].index(seat) if seat in seats else -1

    def _without_last(self, seat: int) -> "Play | None":
        """Return the game without a seat's last decision, if later decisions still hold without it.

        Another seat may have decided since only where all decide at once, and only if everybody else would
        have seen the same without this decision.
        """
        at = self._last(seat)
        if at < 0 or self.state.is_over:
            return None
        position, later = self._taken[at].before, self._taken[at + 1 :]
        if later and not position.instructions[position.pc].at_once(position):
            return None
        rest = Play(position)
        rest.decisions = self.decisions[: len(self.decisions) - len(later) - 1]
        rest._taken = self._taken[:at]
        for taken in later:
            if not rest._takes_as_before(taken, seat, position.pc):
                return None
        return rest

    def _takes_as_before(self, taken: Taken, without: int, pc: int) -> bool:
        """Repeat a decision of the same step; say whether everybody else sees the same."""
        if self.state.pc != pc or taken.before.pc != pc:
            return False
        try:
            told = self.act(taken.seat, taken.action)
        except PeriplusError:
            return False
        if self._taken:  # its events remain those that people were told
            self._taken[-1] = Taken(taken.seat, taken.action, self._taken[-1].before, taken.told)
        return _seen(told, without, self.state.seats) == _seen(taken.told, without, self.state.seats)


def _seen(told: list[Event], apart_from: int, seats: int) -> list[list[Message]]:
    """Return events as everybody but one seat sees them, spectators included."""
    watchers: list[int | None] = [None, *[seat for seat in range(seats) if seat != apart_from]]
    return [[event.seen_by(watcher) for event in told] for watcher in watchers]
