"""What structures and wonder stages cost a seat: discounts of events, and Cynicism."""

from itertools import combinations_with_replacement

from periplus.games.parthenon.cards import SCORN, Stage
from periplus.games.parthenon.events import stage_discount
from periplus.games.parthenon.kinds import BASICS, GOLD, PLAN
from periplus.games.parthenon.price import Price, counted, listed
from periplus.games.parthenon.state import ParthenonState
from periplus.kernel.errors import Refused


class Bill:
    """What something costs a seat now: any of some prices, the later ones with the help of Cynicism."""

    def __init__(self, prices: list[Price], scornful: list[Price]) -> None:
        """Take the prices without and with Cynicism."""
        self.prices = prices
        self.scornful = scornful

    def payment(self, cards: list[int], first: int = 0) -> tuple[int, ...] | None:
        """Return cards that pay it, from counts that begin at an index; None if they cannot."""
        for price in [*self.prices, *self.scornful]:
            paid = price.payment(cards, 0, first)
            if paid is not None:
                return listed(paid)
        return None

    def takes_scorn(self, cards: tuple[int, ...]) -> bool:
        """Refuse cards that are not a price; say whether they are one only with Cynicism."""
        counts = counted(cards)
        for price in self.prices:
            if price.is_paid_by(counts, 0):
                return False
        for price in self.scornful:
            if price.is_paid_by(counts, 0):
                return True
        raise Refused("P51", "wrong-payment")


def bill(s: ParthenonState, seat: int, prices: list[Price]) -> Bill:
    """Return what something costs a seat, by any of its prices."""
    return Bill(prices, [scorned(s, price) for price in prices if price.counts[GOLD]] if can_scorn(s, seat) else [])


def can_scorn(s: ParthenonState, seat: int) -> bool:
    """Say whether a seat may still use Cynicism this season (P58)."""
    return s.thinks(seat, SCORN) and not s.season.thought[seat] >> s.box.philosophy_with[SCORN] & 1


def note_scorn(s: ParthenonState, seat: int, bill: Bill, cards: tuple[int, ...]) -> None:
    """Note that a payment has used Cynicism, if it has."""
    if bill.takes_scorn(cards):
        s.season.thought[seat] |= 1 << s.box.philosophy_with[SCORN]


def scorned(s: ParthenonState, price: Price) -> Price:
    """Return a price with basic cards in place of one gold."""
    counts = price.counts[:]
    counts[GOLD] -= 1
    amount = s.box.philosophies[s.box.philosophy_with[SCORN]].amount
    return Price(counts, price.basic + amount, price.rare, price.different, price.imported)


def with_fewer_basics(price: Price, count: int) -> list[Price]:
    """Return the prices that are left when the payer leaves out basic cards of choice (Q72)."""
    if price.basic:
        return [Price(price.counts, max(0, price.basic - count), price.rare, price.different, price.imported)]
    asked = [kind for kind in range(BASICS) if price.counts[kind]]
    count = min(count, sum(price.counts[:BASICS]))
    found: list[Price] = []
    for left_out in combinations_with_replacement(asked, count):
        counts = price.counts[:]
        for kind in left_out:
            counts[kind] -= 1
        if min(counts) >= 0:
            found.append(Price(counts, 0, price.rare, price.different, price.imported))
    return found


# Wonders


def stage_of(s: ParthenonState, wonder: int) -> Stage:
    """Return the stage of a wonder that is paid next."""
    each = s.box.wonders[wonder]
    return each.plan if s.wonder_stage[wonder] == PLAN else each.partial


def stage_bill(s: ParthenonState, seat: int, wonder: int, in_build: bool) -> Bill:
    """Return what the next stage of a wonder costs; Cynicism serves in the Build phase only."""
    price, discount = stage_of(s, wonder).price, stage_discount(s, seat)
    prices = [price]
    if discount is not None:
        # D5: gold less if it asks for gold, otherwise basic cards less
        if price.counts[GOLD]:
            counts = price.counts[:]
            counts[GOLD] -= min(discount.counts[GOLD], counts[GOLD])
            prices = [Price(counts, price.basic, price.rare, price.different, price.imported)]
        else:
            prices = with_fewer_basics(price, discount.basic)
    return bill(s, seat, prices) if in_build else Bill(prices, [])
