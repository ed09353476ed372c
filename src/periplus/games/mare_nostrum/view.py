"""What one seat of Mare Nostrum may see and remember.

The table of secrets (M64):

| thing                          | who knows it                           | what reveals it                     |
| ------------------------------ | -------------------------------------- | ----------------------------------- |
| cards in hand                  | their owner; everybody who remembers:  | offering, paying, discarding        |
|                                | incomes, picks and the bank are open;  |                                     |
|                                | views leave them out, ``recall`` has   |                                     |
|                                | them                                   |                                     |
| cards offered                  | their owner                            | all have offered                    |
| the card given in the exchange | giver and receiver; to others, one of  | what either pays; in the end, the   |
|                                | those the giver had                    | discards after construction         |
| the good kept                  | its owner; everybody who remembers     | offering or paying it               |
| units lost in a battle         | their owner                            | both sides have chosen              |
| dice to come, lots, the seed   | nobody                                 | rolling; the end of the game        |
"""

from typing import Any

import msgspec

from periplus.games.mare_nostrum.battle import fewest_fallen, most_fallen, side_of
from periplus.games.mare_nostrum.box import CARDS, CIVS, ITEMS, KINDS, NOBODY, ROLE_NAMES, ROLES
from periplus.games.mare_nostrum.income import income, income_count
from periplus.games.mare_nostrum.provinces import at_war, standing_in
from periplus.games.mare_nostrum.purse import price_of, price_of_card
from periplus.games.mare_nostrum.roles import role_counts
from periplus.games.mare_nostrum.score import cards_to_win
from periplus.games.mare_nostrum.state import (
    ATTACKER,
    COVERED,
    DEFENDER,
    FORTRESSES,
    LEGIONS,
    MARKERS,
    NO_CARD,
    NOT_CHOSEN,
    SHUT,
    TRIREMES,
    MareNostrumState,
    card_at,
    cards_of,
    pieces_of,
    unit_at,
)
from periplus.kernel.bits import members
from periplus.kernel.luck import Luck
from periplus.kernel.message import EventKind

PLACED = ("seat", "item", "province")
MOVED = ("seat", "units", "count", "places", "to")
BATTLE = ("place", "civ", "enemy_civ", "dice", "enemy_dice", "bonus", "enemy_bonus", "total", "enemy_total")
LOST = ("civ", "units", "fortresses", "place")
EVENTS = {
    "set-up": EventKind(("civs",), reveals=("civs",)),
    "placing-order": EventKind(("seats",), reveals=("seats",)),
    "placed": EventKind(PLACED),
    "placed-hero": EventKind(("seat", "card")),
    "passed": EventKind(("seat",)),
    "role": EventKind(("role", "seat"), reveals=("seat",)),
    "turn": EventKind(("turn",)),
    "income": EventKind(("seat", "cards")),
    "collected": EventKind(("seat", "card")),
    "demand": EventKind(("seat", "count", "seats")),
    "offered": EventKind(("seat",), private=("cards",)),
    "offers": EventKind(("seat", "cards"), reveals=("cards",)),
    "redirected": EventKind(("seat", "picker_seat")),
    "taken": EventKind(("seat", "victim_seat", "card")),
    "gift": EventKind(("seat", "receiver_seat"), private=("card",)),
    "named": EventKind(("seat", "next_seat")),
    "built": EventKind((*PLACED, "cards")),
    "bought": EventKind(("seat", "card", "cards")),
    "swapped": EventKind(("seat", "card", "other_card")),
    "discarded": EventKind(("seat", "cards"), reveals=("cards",)),
    "kept": EventKind(("seat",), private=("card",)),
    "moved": EventKind(MOVED),
    "lured": EventKind(("seat", "province", "count")),
    "battle": EventKind(BATTLE, reveals=("dice", "enemy_dice", "total", "enemy_total")),
    "chose-losses": EventKind(("seat",), private=("how",)),
    "lost": EventKind(LOST, reveals=("units", "fortresses")),
    "lost-fleet": EventKind(LOST),
    "pillaged": EventKind(("seat", "province", "spot")),
    "loot": EventKind(("seat", "card")),
    "occupied": EventKind(("seat", "province", "spots")),
    "uncovered": EventKind(("seat", "province", "spots")),
    "converting": EventKind(("seat", "province")),
}


class Allowed(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A part of a view: its fields are all that may be shown."""


class BuildingView(Allowed):
    """A building, and whether an occupier has a legion on it."""

    kind: str
    spot: str
    occupied: bool


class ForcesView(Allowed):
    """Units of a civilisation at a place."""

    civ: str
    legions: int = 0
    triremes: int = 0
    fortresses: int = 0


class PlaceView(Allowed):
    """A province or a sea; ``shut`` are sites and icons that an option leaves out."""

    name: str
    buildings: list[BuildingView]
    forces: list[ForcesView]
    owner: str | None = None
    at_war: bool = False
    converting: bool = False
    new: bool = False
    shut: list[str] = []


class PlayerView(Allowed):
    """What lies open in front of a player."""

    seat: int
    civ: str
    colour: str
    cards: list[str]
    hand_size: int
    income: dict[str, int]
    income_size: int
    offer: list[str] | None
    has_offered: bool
    taken: int
    points: int
    reserve: dict[str, int]


class RoleView(Allowed):
    """A role: who holds it, and what everybody has towards it."""

    role: str
    seat: int | None
    counts: list[int]


class BattleView(Allowed):
    """A battle being fought."""

    place: str
    attacker: str
    defender: str
    totals: list[int]
    losses: list[int]


class GiftView(Allowed):
    """A card given in the exchange that this seat has not seen, and what it may be."""

    giver: int
    receiver: int
    may_be: list[str]


class MareNostrumView(Allowed):
    """The table as one seat sees it."""

    turn: int
    goal: int
    step: str
    actors: list[int]
    order: list[int]
    active: int | None
    roles: list[RoleView]
    players: list[PlayerView]
    neutral: list[str]
    places: list[PlaceView]
    bank: dict[str, int]
    spent: dict[str, int]
    stock: dict[str, int]
    cards: list[str]
    prices: list[int]
    costs: dict[str, int] | None
    demand: int
    traders: list[int]
    picker: int | None
    announced: dict[str, str | int] | None
    battle: BattleView | None
    hand: dict[str, int] | None


SCHEMA = MareNostrumView


def some(seat: int) -> int | None:
    """Return a seat, or None for nobody."""
    return None if seat == NOBODY else seat


def counted(s: MareNostrumState, cards: list[int]) -> dict[str, int]:
    """Return counts by kind of card, without the kinds that are missing."""
    return {s.box.kind_names[kind]: count for kind, count in enumerate(cards) if count}


def view(s: MareNostrumState, seat: int | None) -> dict[str, Any]:
    """Return what a seat may see, as plain data."""
    box, found, exchange = s.box, income(s), s.exchange
    seen = MareNostrumView(
        turn=s.turns,
        goal=cards_to_win(s),
        step=s.step_name(),
        actors=s.actors(),
        order=s.order[:],
        active=some(s.active),
        roles=[
            RoleView(role=ROLE_NAMES[role], seat=some(s.roles[role]), counts=role_counts(s, role))
            for role in range(ROLES)
        ],
        players=[view_player(s, player, found) for player in range(s.seats)],
        neutral=[box.civ_names[civ] for civ in range(CIVS) if s.seat_of[civ] == NOBODY],
        places=[view_place(s, place) for place in range(box.places)],
        bank=counted(s, s.bank),
        spent=counted(s, s.spent),
        stock=dict(zip(("city", "caravan", "temple", "market"), s.stock, strict=True)),
        cards=[box.card_names[card] for card in range(CARDS) if s.card_owner[card] == NOBODY],
        prices=[price_of_card(s, card) for card in range(CARDS) if s.card_owner[card] == NOBODY],
        costs=None,
        demand=exchange.demand,
        traders=members(exchange.traders),
        picker=some(exchange.picker),
        announced=view_pick(s),
        battle=view_battle(s),
        hand=None,
    )
    data: dict[str, Any] = msgspec.to_builtins(seen)
    return data if seat is None else data | own(s, seat)


def own(s: MareNostrumState, seat: int) -> dict[str, Any]:
    """Return what a seat sees apart from spectators: its prices, and its hand."""
    costs = {ITEMS[item]: price_of(s, seat, item) for item in range(len(ITEMS))}
    return {"costs": costs, "hand": counted(s, own_hand(s, seat))}


def view_pick(s: MareNostrumState) -> dict[str, str | int] | None:
    """Return the announced card, and whose it is."""
    exchange = s.exchange
    if exchange.wanted == NO_CARD:
        return None
    return {"card": s.box.kind_names[exchange.wanted], "victim": exchange.victim}


def own_hand(s: MareNostrumState, seat: int) -> list[int]:
    """Return what a player holds, including what he has offered while it is face down."""
    cards, exchange = cards_of(seat), s.exchange
    hand, taken = s.hands[cards], exchange.taken[cards]
    offer = [0] * KINDS if exchange.offers_open else exchange.offers[cards]
    return [hand[kind] + taken[kind] + offer[kind] for kind in range(KINDS)]


def view_player(s: MareNostrumState, seat: int, found: list[int]) -> PlayerView:
    """Return what lies open in front of a player."""
    box, civ, exchange, cards = s.box, s.civ_of[seat], s.exchange, cards_of(seat)
    offer, left = exchange.offers[cards], s.reserve[pieces_of(civ)]
    shown = [box.kind_names[kind] for kind in range(KINDS) for _ in range(offer[kind])]
    return PlayerView(
        seat=seat,
        civ=box.civ_names[civ],
        colour=box.civ_colours[civ],
        cards=[box.card_names[card] for card in range(CARDS) if s.card_owner[card] == seat],
        hand_size=s.hand_size(seat),
        income=counted(s, found[cards]),
        income_size=income_count(s, seat, found),
        offer=shown if exchange.offers_open else None,
        has_offered=any(offer),
        taken=sum(exchange.taken[cards]),
        points=s.points[seat],
        reserve={
            "influence": left[MARKERS],
            "legions": left[LEGIONS],
            "triremes": left[TRIREMES],
            "fortresses": left[FORTRESSES],
        },
    )


def view_place(s: MareNostrumState, place: int) -> PlaceView:
    """Return a province or a sea."""
    box, forces = s.box, view_forces(s, place)
    if place >= box.provinces:
        return PlaceView(name=box.place_names[place], buildings=[], forces=forces)
    return PlaceView(
        name=box.place_names[place],
        owner=None if s.owner[place] == NOBODY else box.civ_names[s.owner[place]],
        buildings=view_buildings(s, place),
        forces=forces,
        at_war=at_war(s, place),
        converting=bool(s.converting >> place & 1),
        new=bool(s.construction.placed >> place & 1),
        shut=shut_in(s, place),
    )


def view_buildings(s: MareNostrumState, province: int) -> list[BuildingView]:
    """Return the buildings of a province."""
    kinds = ("city", "caravan", "temple", "market")
    return [
        BuildingView(
            kind=kinds[s.box.building_kind[building]],
            spot=s.box.spot_names[s.box.building_spot[building]],
            occupied=s.buildings[building] == COVERED,
        )
        for building in standing_in(s, province)
    ]


def shut_in(s: MareNostrumState, province: int) -> list[str]:
    """Return the sites and icons of a province that are not in play."""
    printed = [*s.box.sites_of[province], *s.box.icons_of[province]]
    return [s.box.spot_names[s.box.building_spot[each]] for each in printed if s.buildings[each] == SHUT]


def view_forces(s: MareNostrumState, place: int) -> list[ForcesView]:
    """Return the units at a place."""
    land, first = place < s.box.provinces, unit_at(place, 0)
    found: list[ForcesView] = []
    for civ in range(CIVS):
        legions = s.legions[first + civ] if land else 0
        fortresses = s.fortresses[place] if land and s.owner[place] == civ else 0
        triremes = s.triremes[first + civ]
        if legions or fortresses or triremes:
            name = s.box.civ_names[civ]
            found.append(ForcesView(civ=name, legions=legions, triremes=triremes, fortresses=fortresses))
    return found


def view_battle(s: MareNostrumState) -> BattleView | None:
    """Return the battle in which losses are being chosen."""
    if s.step_name() != "Casualties":
        return None
    names, battle = s.box.civ_names, s.battle
    return BattleView(
        place=s.box.place_names[battle.place],
        attacker=names[battle.sides[ATTACKER]],
        defender=names[battle.sides[DEFENDER]],
        totals=battle.dice[:],
        losses=battle.losses[:],
    )


def gift_unknown(s: MareNostrumState, seat: int | None) -> bool:
    """Say whether a card was given in the exchange that this seat has not seen and cannot work out."""
    gift = s.gift
    several = gift.may_be & (gift.may_be - 1) != 0
    return several and seat not in (gift.giver, gift.receiver)


def known_hands(s: MareNostrumState, seat: int | None) -> list[list[int]]:
    """Return all hands, as everything that came into them was open; but a card given unseen is still with its giver."""
    hands = [own_hand(s, player) for player in range(s.seats)]
    if gift_unknown(s, seat):
        gift = s.gift
        hands[gift.giver][gift.card] += 1
        hands[gift.receiver][gift.card] -= 1
    return hands


def recall(s: MareNostrumState, seat: int | None) -> dict[str, Any]:
    """Return all hands as a seat knows them, and what is known of a card given unseen."""
    hands, unseen = known_hands(s, seat), None
    if gift_unknown(s, seat):
        gift = s.gift
        names = [s.box.kind_names[kind] for kind in members(gift.may_be)]
        unseen = msgspec.to_builtins(GiftView(giver=gift.giver, receiver=gift.receiver, may_be=names))
    return {"hands": [counted(s, hand) for hand in hands], "gift": unseen}


def deal_anew(s: MareNostrumState, seat: int | None, luck: Luck) -> None:
    """Replace what a seat does not know: offers face down, the card given, losses chosen by others."""
    if gift_unknown(s, seat):
        deal_gift(s, luck)
    for other in range(s.seats):
        if other != seat and not s.exchange.offers_open and any(s.exchange.offers[cards_of(other)]):
            deal_offer(s, other, luck)
        if other != seat and s.waiting and s.step_name() == "Casualties":
            deal_losses(s, other, luck)


def deal_gift(s: MareNostrumState, luck: Luck) -> None:
    """Choose any card that can have been given, each as likely as the giver had copies of it."""
    gift = s.gift
    s.hands[card_at(gift.giver, gift.card)] += 1
    s.hands[card_at(gift.receiver, gift.card)] -= 1
    pool = [kind for kind in members(gift.may_be) for _ in range(s.hands[card_at(gift.giver, kind)])]
    gift.card = pool[luck.below(len(pool))]
    s.hands[card_at(gift.giver, gift.card)] -= 1
    s.hands[card_at(gift.receiver, gift.card)] += 1


def deal_offer(s: MareNostrumState, seat: int, luck: Luck) -> None:
    """Choose any of a seat's cards as its offer."""
    first, offers = card_at(seat, 0), s.exchange.offers
    for at in range(first, first + KINDS):
        s.hands[at] += offers[at]
        offers[at] = 0
    for _ in range(s.exchange.demand):
        pool = [at for at in range(first, first + KINDS) for _ in range(s.hands[at])]
        at = pool[luck.below(len(pool))]
        s.hands[at] -= 1
        offers[at] += 1


def deal_losses(s: MareNostrumState, seat: int, luck: Luck) -> None:
    """Choose any losses for a seat."""
    side, fallen = side_of(s, seat), s.battle.fallen
    if side != NOBODY and fallen[side] != NOT_CHOSEN:
        low, high = fewest_fallen(s, side), most_fallen(s, side)
        fallen[side] = low + luck.below(high - low + 1)
