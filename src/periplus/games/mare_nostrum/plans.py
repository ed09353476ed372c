"""What a hand of cards can buy, and what it can become while cards change hands: what a good player counts on."""

from functools import lru_cache
from typing import Final

from periplus.games.mare_nostrum.box import GOODS, TAX

WIN: Final = 1000.0
KEPT_TAX: Final = 0.8
DIFFERENT: Final = 0.07  # what different goods promise while cards change hands
RACE: Final = 60.0  # what a hand that nearly wins is worth while cards change hands
HOPES: Final = (0.7, 0.5, 0.3, 0.16, 0.08, 0.03)  # how likely an exchange is to bring the missing cards
MOST_SETS: Final = 6
DIGIT: Final = 4  # bits that count kinds
TAXES_AT: Final = DIGIT * (MOST_SETS + 1)
SIZE_AT: Final = TAXES_AT + 10
MOST_KNOWN: Final = 4096  # hands that are remembered
RIVAL_THREE: Final = 0.8  # what another seat makes of three cards, in cards of income
RIVAL_SIX: Final = 1.8


class Plans:
    """What sets of cards are worth to a seat: of three, six and nine cards, and for the Pyramids."""

    def __init__(
        self, threes: list[float], sixes: list[float], nine: float, needed: int, pyramids: int, swap: bool
    ) -> None:
        """Take what purchases are worth, the best first, how many heroes and wonders win, and the Pyramids' price.

        ``swap`` says whether Cleopatra can still change a card.
        """
        self.threes: Final = threes
        self.sixes: Final = sixes
        self.nine: Final = nine
        self.needed: Final = needed
        self.pyramids: Final = pyramids
        self.swap: Final = swap
        self.known: Final[dict[int, float]] = {}  # what hands can buy, as far as it has been worked out
        self.hoped: Final[dict[int, float]] = {}  # and what they are worth while cards still change hands
        self.fewer: Final[dict[float, Plans]] = {}

    def worth(self, hand: list[int]) -> float:
        """Return what a hand can buy at best."""
        best = self.as_it_is(hand)
        if self.swap:
            most = max(hand[:GOODS])
            if most:
                best = max(best, self.as_it_is(changed(hand, hand.index(most), TAX)))
            if hand[TAX] and 0 in hand[:GOODS]:
                best = max(best, self.as_it_is(changed(hand, TAX, hand.index(0))))
        return best

    def as_it_is(self, hand: list[int]) -> float:
        """Return what a hand can buy at best without an exchange; which goods are in it makes no difference."""
        shape = shape_of(hand)
        known = self.known.get(shape)
        if known is None:
            if len(self.known) == MOST_KNOWN:
                self.known.clear()
            known = self.known[shape] = self.bought(hand)
        return known

    def bought(self, hand: list[int]) -> float:
        """Work out what a hand can buy at best without an exchange."""
        taxes = hand[TAX]
        copies = [0] * (MOST_SETS + 1)  # how many cards there are if each kind is used at most this often
        for kind in range(GOODS):
            for times in range(1, min(hand[kind], MOST_SETS) + 1):
                copies[times] += 1
        kinds = copies[1]
        for times in range(2, MOST_SETS + 1):
            copies[times] += copies[times - 1]
        if taxes >= self.pyramids or kinds >= self.pyramids:
            return WIN
        best = 0.0
        for nines in range(2 if kinds >= 9 else 1):
            for sixes in range(3):
                left = self.sets_of_three(copies, nines, sixes)
                if left < 0:
                    break
                best = max(best, self.with_taxes(nines, sixes, left, taxes))
        return best

    def prospects(self, hand: list[int]) -> float:
        """Return what a hand is worth while cards still change hands."""
        shape = shape_of(hand)
        known = self.hoped.get(shape)
        if known is None:
            if len(self.hoped) == MOST_KNOWN:
                self.hoped.clear()
            known = self.hoped[shape] = self.worth(hand) + self.promise(hand)
        return known

    def promise(self, hand: list[int]) -> float:
        """Return what different goods, and taxes, promise while cards still change hands."""
        kinds, taxes, worth = 0, hand[TAX], 0.05 * sum(hand)
        for kind in range(GOODS):
            if hand[kind]:
                kinds += 1
        worth += DIFFERENT * (kinds * kinds + taxes * taxes)
        return worth + RACE * (self.hope(kinds) + self.hope(taxes))

    def hope(self, cards: int) -> float:
        """Return how likely this many cards that go together are to become a set that wins."""
        missing = (9 if self.needed <= 1 else self.pyramids) - cards - (1 if self.swap else 0)
        return HOPES[max(0, missing)] if missing < len(HOPES) else 0.0

    def sets_of_three(self, copies: list[int], nines: int, sixes: int) -> int:
        """Return how many sets of three different goods are left beside larger sets; -1 if those are too many."""
        used, sets = 9 * nines, nines
        if used > copies[sets]:
            return -1
        for _ in range(sixes):
            sets += 1
            used += 6
            if used > copies[sets]:
                return -1
        found = 0
        while sets < MOST_SETS:
            sets += 1
            used += 3
            if used > copies[sets]:
                break
            found += 1
        return found

    def with_taxes(self, nines: int, sixes: int, threes: int, taxes: int) -> float:
        """Return what sets of goods are worth together with the best sets of taxes."""
        best = 0.0
        for nine in range(taxes // 9 + 1):
            if nines + nine >= self.needed:
                return WIN
            for six in range((taxes - 9 * nine) // 6 + 1):
                rest = taxes - 9 * nine - 6 * six
                worth = (
                    (nines + nine) * self.nine + total(self.sixes, sixes + six) + total(self.threes, threes + rest // 3)
                )
                best = max(best, worth + min(2, rest % 3) * KEPT_TAX)
        return best

    def without(self, worth: float, price: int, cards: int) -> "Plans":
        """Return what is left to buy once one of the purchases is made, as far as so many cards can buy it."""
        if worth not in (self.threes[: cards // 3] if price <= 3 else self.sixes[: cards // 6]):
            return self
        at = worth if price <= 3 else -worth
        if at not in self.fewer:
            threes, sixes = self.threes[:], self.sixes[:]
            (threes if price <= 3 else sixes).remove(worth)
            self.fewer[at] = Plans(threes, sixes, self.nine, self.needed, self.pyramids, self.swap)
        return self.fewer[at]


def shape_of(hand: list[int]) -> int:
    """Return a number for hands that are alike: in taxes, and in how many goods they have once, twice and so on."""
    size = taxes = hand[TAX]
    shape = taxes << TAXES_AT
    for kind in range(GOODS):
        count = hand[kind]
        if count:
            size += count
            shape += 1 << DIGIT * (count if count < MOST_SETS else MOST_SETS)
    return shape + (size << SIZE_AT)


@lru_cache(64)
def plans_of_rival(card: float, nine: float, needed: int, pyramids: int, swap: bool) -> Plans:
    """Return what sets of cards are worth to another seat, as far as one can tell; remembered between positions.

    ``card`` is what a card of income is worth.
    """
    return Plans([RIVAL_THREE * card] * 4, [RIVAL_SIX * card], nine, needed, pyramids, swap)


def changed(hand: list[int], given: int, got: int) -> list[int]:
    """Return a hand after an exchange with the bank."""
    after = hand[:]
    after[given] -= 1
    after[got] += 1
    return after


def picked(hand: list[int], cards: tuple[int, ...], picks: int) -> list[int]:
    """Return what is left of a hand once others have picked cards from an offer, each kind in proportion."""
    rest = hand[:]
    for at, card in enumerate(cards):
        rest[card] -= (at + 1) * picks // len(cards) - at * picks // len(cards)
    return rest


def refilled(rest: list[int], pool: list[int], goods: int, taxes: int) -> list[int]:
    """Return a hand after it has picked taxes, and goods that it lacks."""
    after = rest[:]
    after[TAX] += taxes
    for times in range(2):
        for kind in range(GOODS):
            if goods and after[kind] == times and pool[kind] > times:
                after[kind] += 1
                goods -= 1
    return after


def total(worths: list[float], count: int) -> float:
    """Return the sum of the first ``count`` worths."""
    found = 0.0
    for at in range(min(count, len(worths))):
        found += worths[at]
    return found
