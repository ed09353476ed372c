"""Trading with the bank: the trade table, what single lands sell, Shortage and Surplus (P43 to P45)."""

from typing import Final

from periplus.games.parthenon.actions import BankTrade
from periplus.games.parthenon.cards import CALCULATE, HarborCard, class_of_line
from periplus.games.parthenon.coast import harbor_at
from periplus.games.parthenon.hands import card_blank, names_of
from periplus.games.parthenon.kinds import (
    ARMY,
    BASIC,
    BASICS,
    COMMODITIES,
    GOLD,
    KIND_NAMES,
    NOBODY,
    PAPYRUS,
    RARE,
)
from periplus.games.parthenon.price import counted, listed
from periplus.games.parthenon.state import ParthenonState
from periplus.kernel.action import ABSENT, Action, Blank, Form
from periplus.kernel.errors import Refused


def can_calculate(s: ParthenonState, seat: int) -> bool:
    """Say whether a seat may still use Pythagoreanism this season (Q77)."""
    return s.thinks(seat, CALCULATE) and not s.season.thought[seat] >> s.box.philosophy_with[CALCULATE] & 1


def is_special(card: HarborCard | None, kind: int) -> bool:
    """Say whether a kind may not be traded at the normal rates under a harbor card (P45)."""
    return card is not None and kind in (card.shortage, card.surplus)


def check_trade(s: ParthenonState, seat: int, action: BankTrade, group: int, land: int) -> bool:
    """Refuse a trade that no line allows; say whether it takes Pythagoreanism to allow it."""
    give, get = action.give, action.get
    for sale in s.box.sales:
        if sale.land == land and get == (sale.sells,) and sale.price.is_paid_by(counted(give), 0):
            return False
    for kind in (*give, *get):
        if kind >= COMMODITIES:
            raise Refused("P43", "not-sold-here", {"card": KIND_NAMES[kind]})
    # P44: papyrus is sold in one land alone; what is held can be given anywhere
    if PAPYRUS in get and (land == NOBODY or not s.box.lands[land].papyrus):
        raise Refused("P44", "no-papyrus")
    card = harbor_at(s, land)
    needed, got = special_rate(s, give, get, card) or normal_rate(s, give, get, group)
    if len(get) != got:
        raise Refused("P43", "no-such-rate", {"give": names_of(give), "get": names_of(get)})
    if len(give) == needed:
        return False
    if give[0] < BASICS and len(give) == max(1, needed - cards_saved(s, seat)):
        return True
    raise Refused("P43", "no-such-rate", {"give": names_of(give), "get": names_of(get)})


def cards_saved(s: ParthenonState, seat: int) -> int:
    """Return how many basic cards less a seat pays in a trade by Pythagoreanism, if it may still use it (Q77)."""
    return s.box.philosophies[s.box.philosophy_with[CALCULATE]].amount if can_calculate(s, seat) else 0


def special_rate(
    s: ParthenonState, give: tuple[int, ...], get: tuple[int, ...], card: HarborCard | None
) -> tuple[int, int] | None:
    """Return the rate of a Shortage or a Surplus; None if neither concerns these cards (P45)."""
    if card is None or not any(is_special(card, kind) for kind in (*give, *get)):
        return None
    if card.shortage != NOBODY:
        if all_are(give, card.shortage) and all_are(get, GOLD):
            return 1, s.box.shortage_gold
        if all_are(give, GOLD) and all_are(get, card.shortage):
            return s.box.shortage_gold, 1
    if card.surplus != NOBODY:
        # Q22: the other card is of another kind
        if all_are(give, card.surplus) and is_basic_but(get, card):
            return s.box.surplus_sold, 1
        if is_basic_but(give, card) and all_are(get, card.surplus):
            return 1, s.box.surplus_bought
    raise Refused("P45", "special-rate", {"card": card.name})


def all_are(cards: tuple[int, ...], kind: int) -> bool:
    """Say whether all cards are of a kind."""
    return all(each == kind for each in cards)


def is_basic_but(cards: tuple[int, ...], card: HarborCard) -> bool:
    """Say whether all cards are of basic kinds that trade normally."""
    return all(each < BASICS and not is_special(card, each) for each in cards)


def normal_rate(s: ParthenonState, give: tuple[int, ...], get: tuple[int, ...], group: int) -> tuple[int, int]:
    """Return how many cards are given and got by the trade table (P43); cards of one class may be mixed (P42)."""
    given, got = {class_of_line(kind) for kind in give}, {class_of_line(kind) for kind in get}
    if len(given) != 1 or len(got) != 1:
        raise Refused("P42", "one-class")
    rate = s.box.rates[group][given.pop()][got.pop()]
    if rate == (0, 0):
        raise Refused("P43", "no-such-rate", {"give": names_of(give), "get": names_of(get)})
    return rate


# What can be bought


Way = tuple[tuple[int, ...], tuple[int, ...]]  # cards given, cards got


class Counter:
    """The bank at one place, as a seat finds it there: rates, the harbor card, and Pythagoreanism."""

    def __init__(self, s: ParthenonState, seat: int, group: int, land: int) -> None:
        """Come to the counter of a land (NOBODY: Merchant Ships)."""
        self.s: Final = s
        self.group: Final = group
        self.land: Final = land
        self.card: Final = harbor_at(s, land)
        self.fewer: Final = cards_saved(s, seat)
        barred = 0
        if self.card is not None:
            barred |= 1 << self.card.shortage if self.card.shortage != NOBODY else 0
            barred |= 1 << self.card.surplus if self.card.surplus != NOBODY else 0
        self.barred: Final = barred  # P45: kinds that do not trade at the normal rates

    def sells(self, kind: int) -> bool:
        """Say whether a commodity can be bought here at all (P44)."""
        return kind != PAPYRUS or (self.land != NOBODY and self.s.box.lands[self.land].papyrus)

    def ways(self, goods: list[int], wanted: int, most: int) -> list[Way]:
        """Return ways to buy a kind, at most a number of them: by the harbor card, and by each class that pays."""
        found: list[Way] = []
        if self.card is not None:
            if is_special(self.card, wanted):
                return special_trades(self.s, goods, self.card, wanted)
            found += self.special_payments(goods, self.card, wanted)
        barred, rates, got_class = self.barred | 1 << wanted, self.s.box.rates[self.group], class_of_line(wanted)
        for given in range(len(rates)):
            needed, got = rates[given][got_class]
            if needed and len(found) < most:
                needed = max(1, needed - self.fewer) if given == BASIC else needed
                paid = plentiful(goods, given, needed, barred)
                if paid:
                    found.append((paid, (wanted,) * got))
        return found

    def special_payments(self, goods: list[int], card: HarborCard, wanted: int) -> list[Way]:
        """Return ways to buy a kind with that of a Shortage or a Surplus."""
        box = self.s.box
        if card.shortage != NOBODY and wanted == GOLD and goods[card.shortage]:
            return [((card.shortage,), (GOLD,) * box.shortage_gold)]
        sold = max(1, box.surplus_sold - self.fewer)
        if card.surplus != NOBODY and wanted < BASICS and goods[card.surplus] >= sold:
            return [((card.surplus,) * sold, (wanted,))]
        return []


def bank_trades(s: ParthenonState, seat: int, goods: list[int], group: int, land: int) -> list[Action]:
    """List a trade for every card that goods can buy, paid with what one has most of; basic cards first."""
    where, found, counter = ABSENT if land == NOBODY else land, list[Action](), Counter(s, seat, group, land)
    for kind in range(COMMODITIES):
        if counter.sells(kind):
            for give, get in counter.ways(goods, kind, 1):
                found.append(BankTrade(s.actions.trade, give, get, where))
    for sale in s.box.sales:
        paid = sale.price.payment(goods, 0) if sale.land == land else None
        if paid is not None:
            found.append(BankTrade(s.actions.trade, listed(paid), (sale.sells,), where))
    return found


def plentiful(goods: list[int], given: int, count: int, barred: int) -> tuple[int, ...]:
    """Return cards of a class, those of which there are most first; none if there are not enough."""
    low, high = (0, BASICS) if given == BASIC else (BASICS, GOLD) if given == RARE else (GOLD, GOLD + 1)
    held = 0
    for kind in range(low, high):
        if not barred >> kind & 1:
            held += goods[kind]
    if held < count:
        return ()
    row = [0 if barred >> kind & 1 else goods[kind] for kind in range(low, high)]
    paid: list[int] = []
    while len(paid) < count:
        best = 0
        for at in range(1, len(row)):
            if row[at] > row[best]:
                best = at
        row[best] -= 1
        paid.append(low + best)
    paid.sort()
    return tuple(paid)


def special_trades(
    s: ParthenonState, goods: list[int], card: HarborCard, wanted: int
) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Return the ways to buy the kind of a Shortage or a Surplus (P45)."""
    if wanted == card.shortage:
        needed = s.box.shortage_gold
        return [((GOLD,) * needed, (wanted,))] if goods[GOLD] >= needed else []
    most = max([0, *[goods[kind] for kind in range(BASICS) if not is_special(card, kind)]])
    for kind in range(BASICS):
        if most and goods[kind] == most and not is_special(card, kind):
            return [((kind,), (wanted,) * s.box.surplus_bought)]
    return []


def trade_forms(s: ParthenonState, goods: list[object], land: int) -> list[Form]:
    """Let a seat trade any of its goods for anything that is sold somewhere."""
    if not goods:
        return []
    most = max([s.box.surplus_bought, *[rate[1] for table in s.box.rates for row in table for rate in row]])
    sold: list[object] = [name for name in KIND_NAMES[:ARMY] for _ in range(most)]
    blanks = [card_blank("give", goods, 1, len(goods))]
    if land != NOBODY:
        sold += [KIND_NAMES[sale.sells] for sale in s.box.sales if sale.land == land]
        blanks += [card_blank("get", sold, 1, most), Blank("land", [s.box.land_names[land]], 1, 1)]
    else:
        blanks += [card_blank("get", sold, 1, most)]
    return [Form(s.actions.trade, blanks, desk=True)]
