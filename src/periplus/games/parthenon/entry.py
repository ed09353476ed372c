"""Entering a harbor: what its card asks of a fleet before it trades (P41, P46)."""

from periplus.games.parthenon.actions import Use
from periplus.games.parthenon.cards import COLOSSUS, COMMODITY, HarborCard
from periplus.games.parthenon.cargo import (
    first_trader,
    load_of,
    merge,
    need_aboard,
    number_aboard,
    owner,
    sailing,
    show_card,
    show_number,
    take_home,
    take_off,
    unload_cards,
)
from periplus.games.parthenon.coast import harbor_at, is_face_down
from periplus.games.parthenon.hands import names, names_of
from periplus.games.parthenon.kinds import COMMODITIES, FLEET_NAMES, FLEETS, KIND_NAMES, KINDS, NOBODY
from periplus.games.parthenon.losses import random_kind
from periplus.games.parthenon.price import Price, counted, listed
from periplus.games.parthenon.state import ParthenonState, fleet_at, load_at
from periplus.kernel.action import Action
from periplus.kernel.errors import Refused
from periplus.kernel.message import Description, Event, Message


def demand_of(s: ParthenonState, fleet: int) -> HarborCard | None:
    """Return the harbor card that asks something of a fleet where it lies, if any."""
    card = harbor_at(s, s.voyage.lands[fleet])
    if card is None or (card.admits == NOBODY and card.fee == 0 and card.thieves == 0):
        return None
    return card


def has_demand(s: ParthenonState, fleet: int) -> bool:
    """Say whether a fleet must meet a demand before it trades; the Colossus frees from all but Thieves (Q65)."""
    card = demand_of(s, fleet)
    return card is not None and (card.thieves > 0 or not s.owns(owner(fleet), COLOSSUS))


def open_hold(s: ParthenonState, fleet: int) -> None:
    """Let a fleet trade: own fleets that trade at a land count as one hold (Q18, Q64)."""
    holder = first_trader(s, owner(fleet), s.voyage.lands[fleet])
    s.voyage.trading |= 1 << fleet
    if holder != NOBODY:
        merge(s, max(fleet, holder), min(fleet, holder))


def entries(s: ParthenonState, fleet: int) -> list[Action]:
    """List the ways in which a fleet can meet the demand of the harbor card."""
    card, each = demand_of(s, fleet), fleet % FLEETS
    assert card is not None
    found: list[Action] = []
    cargo = load_of(s, fleet)
    free = s.owns(owner(fleet), COLOSSUS)
    if (card.admits == NOBODY or cargo[card.admits] or free) and (card.fee == 0 or free):
        found.append(Use(s.actions.enter, each, (), ()))
    elif card.admits == NOBODY or cargo[card.admits]:
        row = [kind for kind in range(COMMODITIES) for _ in range(cargo[kind])]
        mixed = [tuple(row[: card.fee])] if len(row) >= card.fee > 1 else []
        alike = [(kind,) * card.fee for kind in range(COMMODITIES) if cargo[kind] >= card.fee]
        found += [Use(s.actions.enter, each, paid, ()) for paid in dict.fromkeys(mixed + alike)]
    price = colossus_price(s, owner(fleet))
    paid = None if price is None or (card.admits == NOBODY and card.fee == 0) else price.payment(cargo, 0)
    if paid is not None:
        found.append(Use(s.actions.enter, each, (), listed(paid)))
    return found


def colossus_price(s: ParthenonState, seat: int) -> Price | None:
    """Return what a seat pays the owner of the Colossus; None if there is none or it is one's own."""
    if s.owner_of(COLOSSUS) in (NOBODY, seat):
        return None
    return s.box.wonders[s.box.wonder_with[COLOSSUS]].visitor


def check_entry(s: ParthenonState, seat: int, action: Use) -> None:
    """Refuse a fleet that is not there, trades already, or does not meet the demand (P41, P46, Q65)."""
    fleet = fleet_at(seat, action.thing)
    params: dict[str, object] = {"fleet": FLEET_NAMES[action.thing]}
    if not sailing(s) >> fleet & 1:
        raise Refused("P37", "fleet-not-there", params)
    if is_face_down(s, s.voyage.lands[fleet]):
        raise Refused("P39", "harbor-not-revealed", {"land": s.box.land_names[s.voyage.lands[fleet]]})
    card = demand_of(s, fleet)
    if s.voyage.trading >> fleet & 1 or card is None:
        raise Refused("P42", "trades-already", params)
    need_aboard(s, fleet, counted((*action.cards, *action.paying)))
    free = s.owns(seat, COLOSSUS)
    if action.paying:
        price = colossus_price(s, seat)
        useless = card.admits == NOBODY and card.fee == 0
        if useless or action.cards or price is None or not price.is_paid_by(counted(action.paying), 0):
            raise Refused("P64", "wrong-payment")
        return
    if card.admits != NOBODY and not free and not s.voyage.aboard[load_at(fleet, card.admits)]:
        raise Refused("P41", "not-admitted", {"card": KIND_NAMES[card.admits], "harbor_card": card.name})
    commodities = all(kind < COMMODITIES for kind in action.cards)
    if len(action.cards) != (0 if free else card.fee) or not commodities:
        raise Refused("P46", "wrong-fee", {"count": 0 if free else card.fee})


def enter(s: ParthenonState, seat: int, action: Use) -> None:
    """Meet the demand of the harbor card: show a card, pay, or be robbed (Q65)."""
    fleet = fleet_at(seat, action.thing)
    card = demand_of(s, fleet)
    assert card is not None
    if action.paying:
        pay_colossus(s, seat, fleet, action.paying)
    elif card.admits != NOBODY and not s.owns(seat, COLOSSUS):
        show_card(s, fleet, card.admits)
    unload_cards(s, fleet, action.cards)
    stolen = [0] * KINDS
    for _ in range(min(card.thieves, number_aboard(s, fleet, COMMODITY))):
        kind = random_kind(s, fleet, list(range(COMMODITIES)))
        take_off(s, fleet, kind)
        stolen[kind] += 1
    if sum(stolen) < card.thieves:
        show_number(s, fleet, COMMODITY)  # Q58: all see that none is left
    if s.told is not None:
        where = {"land": s.box.land_names[s.voyage.lands[fleet]], "fleet": FLEET_NAMES[action.thing]}
        s.tell(Event("entered", {"seat": seat, **where, "cards": names_of(action.cards), "stolen": names(stolen)}))
    open_hold(s, fleet)


def pay_colossus(s: ParthenonState, seat: int, fleet: int, cards: tuple[int, ...]) -> None:
    """Pay the owner of the Colossus from a cargo (P64); the owner gets it at home (Q66)."""
    owner_seat, wonder = s.owner_of(COLOSSUS), s.box.wonder_with[COLOSSUS]
    unload_cards(s, fleet, cards)
    for kind in cards:
        take_home(s, owner_seat, kind)
    s.season.visited[seat] |= 1 << wonder
    if s.told is not None:
        whose = {"seat": seat, "owner_seat": owner_seat, "wonder": s.box.wonder_names[wonder]}
        s.tell(Event("visited", {**whose, "cards": names_of(cards)}))


def describe_entry(s: ParthenonState, seat: int, action: Use) -> Description:
    """Name the fleet, the land and what it pays."""
    fleet = fleet_at(seat, action.thing)
    land, said = s.box.land_names[s.voyage.lands[fleet]], list[Message]()
    card = demand_of(s, fleet)
    if card is not None and card.thieves:
        said.append(Message("consequence-thieves", {"count": min(card.thieves, number_aboard(s, fleet, COMMODITY))}))
    params = {
        "fleet": FLEET_NAMES[action.thing], "land": land, "cards": names_of(action.cards),
        "paying": names_of(action.paying),
    }  # fmt: skip
    return Description(Message("label-enter", params), said, [f"land-{land}"], [f"fleet-{seat}-{action.thing}"])
