"""What things cost, who may buy them, and how they are paid for."""

from typing import Final

from periplus.games.mare_nostrum.box import (
    CAESAR,
    FORTRESS,
    GOODS,
    KINDS,
    LEGION,
    MARKET,
    MAUSOLEUM,
    NOBODY,
    PERICLES,
    PYRAMIDS,
    TAX,
    TRIREME,
)
from periplus.games.mare_nostrum.cards import counted
from periplus.games.mare_nostrum.state import NO_CARD, MareNostrumState, card_at
from periplus.kernel.errors import Refused


def price_of(s: MareNostrumState, seat: int, item: int) -> int:
    """Return what a thing costs a seat."""
    price = s.box.prices[item]  # M32
    if item <= MARKET:
        return price - s.box.discount if s.card_owner[MAUSOLEUM] == seat else price  # M45
    # M44: Caesar's legions and fortresses, Pericles' triremes
    if item == LEGION or (item == FORTRESS and not s.options.caesar_legions_only):
        return price - s.box.discount if s.card_owner[CAESAR] == seat else price
    return price - s.box.discount if item == TRIREME and s.card_owner[PERICLES] == seat else price


def price_of_card(s: MareNostrumState, card: int) -> int:
    """Return what a hero or a wonder costs; the Pyramids cost more in the long game (M1)."""
    price = s.box.card_price[card]
    return price + s.box.pyramids_surcharge if card == PYRAMIDS and s.options.long_game else price


def check_card(s: MareNostrumState, seat: int, card: int) -> None:
    """Refuse a hero or a wonder that somebody has, or that belongs to another people."""
    params = {"card": s.box.card_names[card]}
    if s.box.card_civ[card] not in (NOBODY, s.civ_of[seat]):
        raise Refused("M7", "other-people", params)
    if s.card_owner[card] != NOBODY:
        raise Refused("M7", "card-gone", params)


class Purse:
    """The cards of a seat as means to pay: taxes, or goods, the most plentiful first."""

    def __init__(self, s: MareNostrumState, seat: int) -> None:
        """Count the cards."""
        hands, first, most = s.hands, card_at(seat, 0), 0
        for kind in range(GOODS):
            if hands[first + kind] > most:
                most = hands[first + kind]
        goods: list[int] = []
        for count in range(most, 0, -1):
            for kind in range(GOODS):
                if hands[first + kind] == count:
                    goods.append(kind)
        self.taxes: Final[int] = hands[first + TAX]
        self.goods: Final = goods
        self.most: Final[int] = max(self.taxes, len(goods))
        self.known: Final[list[list[tuple[int, ...]] | None]] = [None] * (self.most + 1)

    def ways(self, price: int) -> list[tuple[int, ...]]:
        """Return the ways to pay a price."""
        if price > self.most:
            return []
        found = self.known[price]
        if found is None:
            found = []
            if self.taxes >= price:
                found.append((TAX,) * price)
            if len(self.goods) >= price:
                found.append(tuple(sorted(self.goods[:price])))
            self.known[price] = found
        return found


def check_payment(s: MareNostrumState, seat: int, cards: tuple[int, ...], price: int) -> None:
    """Refuse cards that the seat does not have, that do not make a combination, or that are not worth the price."""
    counts, first = counted(cards), card_at(seat, 0)
    kinds = 0
    for kind in range(KINDS):
        if counts[kind] > s.hands[first + kind]:
            raise Refused("M31", "not-in-hand", {"card": s.box.kind_names[kind]})
        if counts[kind]:
            kinds += 1
    if 0 < counts[TAX] < len(cards):
        raise Refused("M31", "mixed-set")
    if kinds < len(cards) and not counts[TAX]:
        raise Refused("M31", "goods-alike")
    most = price if cards else Purse(s, seat).most
    if most < price:
        raise Refused("M32", "too-dear", {"price": price, "count": most})
    if len(cards) != price:
        raise Refused("M32", "wrong-price", {"price": price, "count": len(cards)})


def pay(s: MareNostrumState, seat: int, cards: tuple[int, ...]) -> None:
    """Lay cards out; M34: they go back to the bank at the end of the phase."""
    first = card_at(seat, 0)
    for card in cards:
        s.hands[first + card] -= 1
        s.spent[card] += 1
    narrow_gift(s)


def narrow_gift(s: MareNostrumState) -> None:
    """Work out what the card given in the exchange can still be, for those who have not seen it (M64)."""
    gift = s.gift
    card = gift.card
    if card == NO_CARD:
        return
    if s.hands[card_at(gift.receiver, card)] == 0:
        gift.may_be = 1 << card  # without it the receiver could not have paid like this
        return
    first = card_at(gift.giver, 0)
    for kind in range(KINDS):
        if kind != card and s.hands[first + kind] == 0:
            gift.may_be &= ~(1 << kind)
