"""Cargoes: cards that come aboard and leave, and what everybody then knows of them (P79, Q58)."""

from typing import Final

from periplus.games.parthenon.cards import CARGO, COMMODITY
from periplus.games.parthenon.kinds import (
    ARMY,
    BASIC,
    BASICS,
    CLASS_OF,
    COMMODITIES,
    FLEETS,
    GOLD,
    GOLDEN,
    KIND_NAMES,
    KINDS,
    NOBODY,
    PAPYRUS,
    RARE,
)
from periplus.games.parthenon.state import (
    AEGIS,
    AT_HOME,
    MANY,
    NUMBERS,
    ParthenonState,
    card_at,
    fleet_at,
    load_at,
    number_at,
)
from periplus.kernel.errors import Refused

# The kinds that each thing a hazard takes consists of, see ``cards.LOST``.
KINDS_OF: Final[dict[int, list[int]]] = {
    BASIC: list(range(BASICS)),
    RARE: list(range(BASICS, PAPYRUS + 1)),
    GOLDEN: [GOLD],
    CARGO: list(range(KINDS)),
    COMMODITY: list(range(COMMODITIES)),
}


def number_aboard(s: ParthenonState, fleet: int, of: int) -> int:
    """Return how many cards of a class, cargo or commodities a fleet carries."""
    count, first, aboard = 0, load_at(fleet, 0), s.voyage.aboard
    for kind in KINDS_OF[of]:
        count += aboard[first + kind]
    return count


def load_of(s: ParthenonState, fleet: int) -> list[int]:
    """Return the cargo of a fleet, as counts of each kind."""
    return s.voyage.aboard[load_at(fleet, 0) : load_at(fleet + 1, 0)]


def owner(fleet: int) -> int:
    """Return the seat of a fleet."""
    return fleet // FLEETS


def sailing(s: ParthenonState) -> int:
    """Return the bits of the fleets that have not been sent home."""
    found = 0
    for fleet in range(s.seats * FLEETS):
        if s.voyage.lands[fleet] != AT_HOME:
            found |= 1 << fleet
    return found & ~s.voyage.turned_back


# What is known


def show_card(s: ParthenonState, fleet: int, kind: int, count: int = 1) -> None:
    """Let everybody see that a fleet carries cards of a kind."""
    at = load_at(fleet, kind)
    s.voyage.shown[at] = max(s.voyage.shown[at], count)


def show_number(s: ParthenonState, fleet: int, of: int) -> int:
    """Let everybody see how many cards of a class or commodities a fleet carries (Q42); return it."""
    count = number_aboard(s, fleet, of)
    if of == COMMODITY:
        note_number(s, fleet, AEGIS, s.cargo_size(fleet) - count)
    elif of != CARGO:
        note_number(s, fleet, of, count)
    return count


def note_number(s: ParthenonState, fleet: int, of: int, count: int) -> None:
    """Note a number that everybody has seen."""
    at = number_at(fleet, of)
    s.voyage.fewest[at] = s.voyage.most[at] = count


def show_lack(s: ParthenonState, fleet: int, kind: int) -> None:
    """Let everybody know that a fleet carries no Aegis card of a kind (Q60)."""
    note_number(s, fleet, CLASS_OF[kind], 0)


def may_carry(s: ParthenonState, fleet: int, kind: int) -> bool:
    """Say whether, as far as everybody knows, a fleet may carry an Aegis card of a kind."""
    voyage, seat = s.voyage, owner(fleet)
    if voyage.shown[load_at(fleet, kind)]:
        return True
    if voyage.most[number_at(fleet, CLASS_OF[kind])] == 0 or voyage.most[number_at(fleet, AEGIS)] == 0:
        return False
    aboard = shown = 0
    for each in range(FLEETS):
        at = load_at(fleet_at(seat, each), kind)
        aboard += voyage.aboard[at]
        shown += voyage.shown[at]
    return aboard > shown


# Cards that come and go


def take_aboard(s: ParthenonState, fleet: int, kind: int, count: int = 1) -> None:
    """Put cards that all have seen into a cargo."""
    voyage, at = s.voyage, load_at(fleet, kind)
    voyage.aboard[at] += count
    voyage.shown[at] += count
    shift_number(s, fleet, CLASS_OF[kind], count)
    if kind >= ARMY:
        shift_number(s, fleet, AEGIS, count)


def take_home(s: ParthenonState, seat: int, kind: int, count: int = 1) -> None:
    """Put cards that all have seen into a hand while fleets are away."""
    at = card_at(seat, kind)
    s.hands[at] += count
    s.voyage.landed[at] += count


def take_off(s: ParthenonState, fleet: int, kind: int, count: int = 1) -> None:
    """Take cards out of a cargo, face up."""
    voyage, at = s.voyage, load_at(fleet, kind)
    voyage.aboard[at] -= count
    voyage.shown[at] = max(0, voyage.shown[at] - count)
    shift_number(s, fleet, CLASS_OF[kind], -count)
    if kind >= ARMY:
        shift_number(s, fleet, AEGIS, -count)


def shift_number(s: ParthenonState, fleet: int, of: int, by: int) -> None:
    """Change what is known of a number by cards that all have seen."""
    at, voyage = number_at(fleet, of), s.voyage
    voyage.fewest[at] = max(0, voyage.fewest[at] + by)
    if voyage.most[at] != MANY:
        voyage.most[at] += by


def merge(s: ParthenonState, fleet: int, into: int) -> None:
    """Move a whole cargo into another fleet of the same owner, with all that is known of it (Q64)."""
    voyage = s.voyage
    for of in range(NUMBERS):
        at, other = number_at(into, of), number_at(fleet, of)
        voyage.fewest[at] += voyage.fewest[other]
        if min(voyage.most[at], voyage.most[other]) != MANY:
            voyage.most[at] = bound(s, into, of) + bound(s, fleet, of)
        voyage.fewest[other] = voyage.most[other] = 0
    for kind in range(KINDS):
        for cards in (voyage.aboard, voyage.shown):
            cards[load_at(into, kind)] += cards[load_at(fleet, kind)]
            cards[load_at(fleet, kind)] = 0


def bound(s: ParthenonState, fleet: int, of: int) -> int:
    """Return how many cards of a class a fleet carries at most: if nothing better is known, all of them."""
    most = s.voyage.most[number_at(fleet, of)]
    return s.cargo_size(fleet) if most == MANY else most


def first_trader(s: ParthenonState, seat: int, land: int) -> int:
    """Return the fleet that holds everything a seat may trade with at a land, or NOBODY."""
    for each in range(FLEETS):
        fleet = fleet_at(seat, each)
        if s.voyage.trading >> fleet & 1 and s.voyage.lands[fleet] == land:
            return fleet
    return NOBODY


def need_aboard(s: ParthenonState, fleet: int, cards: list[int]) -> None:
    """Refuse cards that are not in the hold (Q19, Q66)."""
    for kind in range(KINDS):
        if cards[kind] > s.voyage.aboard[load_at(fleet, kind)]:
            raise Refused("P42", "not-aboard", {"card": KIND_NAMES[kind]})


def unload_cards(s: ParthenonState, fleet: int, cards: tuple[int, ...]) -> None:
    """Take cards out of a hold."""
    for kind in cards:
        take_off(s, fleet, kind)
