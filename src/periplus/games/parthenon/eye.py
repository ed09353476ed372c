"""How greedy looks at a position: from one seat, with what every card would be worth to it."""

from typing import Final

from periplus.games.parthenon.bank import cards_saved
from periplus.games.parthenon.kinds import COMMODITIES, KINDS
from periplus.games.parthenon.knowledge import total_of
from periplus.games.parthenon.odds import Odds
from periplus.games.parthenon.plans import NO_THING, Wishes
from periplus.games.parthenon.state import ParthenonState
from periplus.kernel.bits import mask

NOT_YET: Final = -1  # no set of kinds


class Eye:
    """A seat's own view of what it has and wants."""

    def __init__(self, s: ParthenonState, seat: int) -> None:
        """Look at a position, which is one that the seat imagines."""
        self.s: Final = s
        self.seat: Final = seat
        self.wishes: Final = Wishes(s, seat)
        self.cards: Final = total_of(s, seat)
        self.base: Final = self.wishes.worth(self.cards)
        self.others: Final[dict[int, Eye]] = {}
        self.saved: Final = cards_saved(s, seat)
        self.odds: Final[dict[tuple[int, ...], Odds]] = {}  # of loads, see ``routes.odds_for``
        self.kinds: int = NOT_YET  # see ``sought``
        self.gained: list[float] = []
        self.missed: list[float] = []

    def other(self, seat: int) -> "Eye":
        """Look from another seat: all that comes and goes is open, so its cards are known."""
        if seat not in self.others:
            self.others[seat] = Eye(self.s, seat)
        return self.others[seat]

    def after(self, lost: list[int], got: list[int], without: int = NO_THING) -> float:
        """Return how the worth of all cards changes, as counts of each kind go and come."""
        cards = [self.cards[kind] - lost[kind] + got[kind] for kind in range(KINDS)]
        return self.wishes.worth(cards, without) - self.base

    def gains(self) -> list[float]:
        """Return what one more card of each kind would be worth."""
        if not self.gained:
            self.gained = [self.changed(kind, 1) for kind in range(KINDS)]
        return self.gained

    def sought(self) -> int:
        """Return the kinds of commodities of which one more card would be worth anything, as bits."""
        if self.kinds == NOT_YET:
            gains = self.gains()
            self.kinds = mask([kind for kind in range(COMMODITIES) if gains[kind] > 0.0])
        return self.kinds

    def losses(self) -> list[float]:
        """Return what one card less of each kind would cost; nothing for kinds that the seat does not have."""
        if not self.missed:
            self.missed = [-self.changed(kind, -1) if self.cards[kind] else 0.0 for kind in range(KINDS)]
        return self.missed

    def changed(self, kind: int, by: int) -> float:
        """Return how the worth changes with some cards of a kind more or less."""
        cards = self.cards[:]
        cards[kind] += by
        return self.wishes.worth(cards) - self.base

    def average_loss(self, cards: list[int]) -> float:
        """Return what a random commodity of some cards is worth."""
        losses, total, count = self.losses(), 0.0, 0
        for kind in range(COMMODITIES):
            total += losses[kind] * cards[kind]
            count += cards[kind]
        return total / count if count else 0.0
