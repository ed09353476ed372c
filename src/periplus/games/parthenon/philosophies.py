"""Philosophies: what an Academy brings, adopting others, and Platonism (P58 to P60)."""

from periplus.games.parthenon.actions import Swap, Use
from periplus.games.parthenon.cards import IDEALISE, LIBRARY
from periplus.games.parthenon.hands import names_of, need_cards, spend
from periplus.games.parthenon.kinds import BASICS, FIRST_ACROPOLIS, MADE, NOBODY, PHILOSOPHIES, PLACES
from periplus.games.parthenon.price import Price, counted, listed
from periplus.games.parthenon.state import ParthenonState, card_at
from periplus.games.parthenon.wonders import visit
from periplus.kernel.action import ABSENT, Action
from periplus.kernel.errors import Refused
from periplus.kernel.message import Event


def copies_left(s: ParthenonState, philosophy: int) -> int:
    """Return how many copies of a philosophy nobody has (P60)."""
    return s.box.copies - sum([held >> philosophy & 1 for held in s.philosophies])


def is_introduced(s: ParthenonState, philosophy: int) -> bool:
    """Say whether some island has a philosophy (P59, Q49)."""
    return max([held >> philosophy & 1 for held in s.philosophies]) > 0


def free_philosophies(s: ParthenonState, seat: int) -> list[int]:
    """Return the philosophies that a new Academy may bring (P58): those nobody has; if none, any that is left (Q48)."""
    new = [each for each in range(PHILOSOPHIES) if not is_introduced(s, each)]
    lacking = [
        each for each in range(PHILOSOPHIES) if not s.philosophies[seat] >> each & 1 and copies_left(s, each) > 0
    ]  # fmt: skip
    return new or lacking


def take_philosophy(s: ParthenonState, seat: int, philosophy: int, cards: tuple[int, ...]) -> None:
    """Give a seat a copy of a philosophy, for which it has paid the bank some cards or none."""
    s.philosophies[seat] |= 1 << philosophy
    if s.told is not None:
        paid = {"philosophy": s.box.philosophy_names[philosophy], "cards": names_of(cards)}
        s.tell(Event("philosophy", {"seat": seat, **paid}))


def has_academy(s: ParthenonState, seat: int) -> bool:
    """Say whether a seat has an Academy that can be used this season (Q72)."""
    for place in range(FIRST_ACROPOLIS, PLACES):
        usable = s.has_built(seat, place) and not s.season.shaken[seat] >> place & 1
        if usable and s.box.acropolis[s.type_at(seat, place)].philosophy:
            return True
    return False


# Adopting


def adoption_price(s: ParthenonState, seat: int, philosophy: int) -> Price | None:
    """Return what a seat pays the bank for a philosophy; None if it cannot adopt it that way.

    The owner of the Great Library pays its price for any (P64), others with an Academy as many times the price of an
    adoption as they have philosophies, and only for those in play (P59, Q30).
    """
    if s.owns(seat, LIBRARY):
        return s.box.wonders[s.box.wonder_with[LIBRARY]].price
    if not has_academy(s, seat) or not is_introduced(s, philosophy):
        return None
    held, price = s.philosophies[seat].bit_count(), s.box.adoption_price
    return Price([count * held for count in price.counts], price.basic * held, price.rare * held)


def library_price(s: ParthenonState, seat: int, philosophy: int) -> Price | None:
    """Return what a seat pays the owner of the Great Library for a philosophy in play; None if it cannot (P64)."""
    if s.owner_of(LIBRARY) in (NOBODY, seat) or not has_academy(s, seat) or not is_introduced(s, philosophy):
        return None
    return s.box.wonders[s.box.wonder_with[LIBRARY]].visitor


def adoptions(s: ParthenonState, seat: int) -> list[Action]:
    """List the philosophies that a seat can pay for."""
    found: list[Action] = []
    if not s.owns(seat, LIBRARY) and not has_academy(s, seat):
        return found
    first = card_at(seat, 0)
    for philosophy in range(PHILOSOPHIES):
        if s.philosophies[seat] >> philosophy & 1 or copies_left(s, philosophy) == 0:
            continue
        price, visitor = adoption_price(s, seat, philosophy), library_price(s, seat, philosophy)
        paid = None if price is None else price.payment(s.hands, 0, first)
        if paid is not None:
            found.append(Use(s.actions.adopt, philosophy, listed(paid), ()))
        paid = None if visitor is None else visitor.payment(s.hands, 0, first)
        if paid is not None:
            found.append(Use(s.actions.adopt, philosophy, (), listed(paid)))
    return found


def check_adoption(s: ParthenonState, seat: int, action: Use) -> None:
    """Refuse philosophies that are held, used up or not in play, and wrong payments."""
    params = {"philosophy": s.box.philosophy_names[action.thing]}
    if s.philosophies[seat] >> action.thing & 1:
        raise Refused("P59", "held-already", params)
    if copies_left(s, action.thing) == 0:
        raise Refused("P60", "no-copy-left", params)
    visiting = bool(action.paying)
    price = library_price(s, seat, action.thing) if visiting else adoption_price(s, seat, action.thing)
    if price is None:
        if has_academy(s, seat) and not is_introduced(s, action.thing):
            raise Refused("P59", "not-introduced", params)
        raise Refused("P59", "cannot-adopt", params)
    if (visiting and action.cards) or not price.is_paid_by(counted(action.paying if visiting else action.cards), 0):
        raise Refused("P59", "wrong-payment")


def adopt(s: ParthenonState, seat: int, action: Use) -> None:
    """Pay the bank, or the owner of the Great Library, and take a copy."""
    spend(s, seat, counted(action.cards))
    if action.paying:
        visit(s, seat, LIBRARY, action.paying)
    take_philosophy(s, seat, action.thing, action.cards)


# Platonism


def can_idealise(s: ParthenonState, seat: int) -> bool:
    """Say whether a seat may still use Platonism this season (P58)."""
    return s.thinks(seat, IDEALISE) and not s.season.thought[seat] >> s.box.philosophy_with[IDEALISE] & 1


def check_ideal_swap(s: ParthenonState, seat: int, action: Swap) -> None:
    """Refuse anything but one rare card for another, papyrus excepted."""
    if not can_idealise(s, seat):
        raise Refused("P58", "no-platonism")
    need_cards(s, seat, counted((action.given,)), "P58")
    rare = BASICS <= action.given < MADE and BASICS <= action.got < MADE and action.given != action.got
    if not rare or action.land != ABSENT or action.paying:
        raise Refused("P58", "rare-for-rare")
