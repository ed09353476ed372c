"""Prices: which cards pay them, and what a hand can pay them with."""

from typing import Final

from periplus.games.parthenon.kinds import BASICS, GOLD, KINDS, PAPYRUS

RARES: Final = PAPYRUS + 1  # basic and rare kinds are below this


class Price:
    """Cards of named kinds, and of any basic or rare kinds."""

    def __init__(
        self, counts: list[int], basic: int, rare: int, different: bool = False, imported: bool = False
    ) -> None:
        """Name them; ``different`` and ``imported`` limit which basic and rare kinds will do."""
        self.counts: Final = counts
        self.basic: Final = basic
        self.rare: Final = rare
        self.different: Final = different
        self.imported: Final = imported
        self.size: Final = sum(counts) + basic + rare
        self.named: Final = [kind for kind in range(KINDS) if counts[kind]]
        self.key: Final = (basic, rare, different, *counts)  # the same for prices that are alike, imported or not

    def times(self, number: int) -> "Price":
        """Return the price of several things that cost this."""
        counts = [count * number for count in self.counts]
        return Price(counts, self.basic * number, self.rare * number, self.different, self.imported)

    def is_paid_by(self, cards: list[int], own: int) -> bool:
        """Say whether cards, as counts of each kind, are exactly this price; ``own`` are the bits of one's produce."""
        basic = rare = 0
        for kind in range(KINDS):
            extra = cards[kind] - self.counts[kind]
            if extra == 0:
                continue
            # P51: "no duplicates" means all different
            if extra < 0 or kind >= GOLD or (self.different and extra > 1):
                return False
            if kind < BASICS:
                # P54: kinds that the island's own villages cannot make
                if self.imported and own >> kind & 1:
                    return False
                basic += extra
            else:
                rare += extra
        return basic == self.basic and rare == self.rare

    def payment(self, hand: list[int], own: int, first: int = 0) -> list[int] | None:
        """Return cards of a hand that pay it, those one has most of before others; None if it cannot pay.

        ``hand`` may be all hands in a row: ``first`` is where this one begins.
        """
        for kind in self.named:
            if self.counts[kind] > hand[first + kind]:
                return None
        paid = self.counts[:]
        barred = own if self.imported else 0
        if self.basic and not self._add(paid, hand, first, 0, BASICS, self.basic, barred):
            return None
        if self.rare and not self._add(paid, hand, first, BASICS, RARES, self.rare, 0):
            return None
        return paid

    def _add(self, paid: list[int], hand: list[int], first: int, low: int, high: int, count: int, barred: int) -> bool:
        """Add cards of any kinds within bounds to a payment; say whether the hand has enough."""
        for _ in range(count):
            best = most = 0
            for kind in range(low, high):
                left = hand[first + kind] - paid[kind]
                if left > most and not barred >> kind & 1 and not (self.different and paid[kind] > self.counts[kind]):
                    best, most = kind, left
            if most == 0:
                return False
            paid[best] += 1
        return True


def counted(cards: tuple[int, ...]) -> list[int]:
    """Return cards as counts of each kind."""
    counts = [0] * KINDS
    for kind in cards:
        counts[kind] += 1
    return counts


def listed(counts: list[int], first: int = 0) -> tuple[int, ...]:
    """Return counts of each kind, from an index on, as cards."""
    return tuple([kind for kind in range(KINDS) for _ in range(counts[first + kind])])
