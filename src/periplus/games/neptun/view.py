"""What one seat of Neptun may see and remember.

The table of secrets (N60):

| thing                          | who knows it                       | what reveals it                     |
| ------------------------------ | ---------------------------------- | ----------------------------------- |
| order of the decks             | nobody: a deck is a bag            | drawing                             |
| face-down columns of the row   | nobody: drawn when turned up       | ``reveal``, or the end of the turn  |
| oar card chosen this turn      | its owner                          | all have chosen                     |
| oar cards in hand              | everybody who remembers: each was  | playing it                          |
|                                | seen when taken; views leave them  |                                     |
|                                | out, ``recall`` has them           |                                     |
| value of a drawn bonus tile    | its owner (all, if ``fixed3``)     | the end of the game                 |
| the seed                       | nobody                             | the end of the game                 |
"""

from typing import Any

import msgspec

from periplus.games.neptun.box import REGIONS, ROUNDS, SLOTS
from periplus.games.neptun.score import bonus_left
from periplus.games.neptun.state import (
    ALL_TURNS,
    FACE_DOWN,
    FREE,
    FULFILLED,
    GONE,
    NO_CARD,
    NO_TILE,
    NOBODY,
    NOT_TAKEN,
    OFF_BOARD,
    OPEN,
    TURN,
    TURNED,
    NeptunState,
    bonus_at,
    slot_at,
    turn_at,
)
from periplus.kernel.luck import Luck
from periplus.kernel.message import EventKind

COLUMN = ("column", "city", "good", "pay", "oar")
EVENTS = {
    "set-up": EventKind(("seats", "wind"), reveals=("seats",)),
    "revealed": EventKind(("seat", *COLUMN), reveals=COLUMN),
    "taken": EventKind(("seat", "slot", *COLUMN, "gold")),
    "order": EventKind(("seats",)),
    "leftover": EventKind((*COLUMN, "gold"), reveals=COLUMN),
    "leftover-discarded": EventKind(COLUMN, reveals=COLUMN),
    "chosen": EventKind(("seat",), private=("oar",)),
    "oars": EventKind(("oars", "total", "forecast"), reveals=("oars", "total", "forecast")),
    "sailed": EventKind(("seat", "from", "city", "miles", "gold")),
    "stayed": EventKind(("seat", "from", "city", "miles", "gold")),
    "fulfilled": EventKind(("seat", "slot", "city", "good", "pay", "price")),
    "advanced": EventKind(("seat", "region", "points", "space")),
    "lost": EventKind(("seat", "slots")),
    "wind": EventKind(("wind",)),
    "joined": EventKind(("seat",)),
    "declined": EventKind(("seat",)),
    "extra-oar": EventKind(("seat", "oar"), reveals=("oar",)),
    "bonus": EventKind(("seat",), private=("value",)),
    "bonus-fixed": EventKind(("seat", "value")),
    "tile": EventKind(("temple", "points", "seat")),
    "tile-removed": EventKind(("temple", "points")),
    "round": EventKind(("round", "wind")),
    "over": EventKind(("bonuses",), reveals=("bonuses",)),
}

SLOT_STATES = {FREE: "free", OPEN: "open", TURNED: "turned", FULFILLED: "fulfilled"}


class Allowed(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A piece of a view: its fields are all that may be shown."""


class LinkView(Allowed):
    """A link and the marker on it."""

    ends: list[str]
    kind: str
    miles: int


class ContractView(Allowed):
    """City and goods card, and what they pay."""

    card: str
    city: str
    good: str
    pay_gold: int
    pay_points: int


class ColumnView(Allowed):
    """A place in the row: face up, face down or gone."""

    state: str
    contract: ContractView | None = None
    oar: str | None = None
    gold: int = 0
    refused_by: int | None = None


class SlotView(Allowed):
    """A slot of a manifest."""

    state: str
    contract: ContractView | None = None


class TileView(Allowed):
    """A point tile."""

    temple: str
    round: str
    points: int


class PlayerView(Allowed):
    """What lies open in front of a player."""

    seat: int
    colour: str
    gold: int
    boat: str
    hand_size: int
    has_chosen: bool
    takes_extra: bool
    played: list[str | None]
    oar_scale: int
    chart: list[SlotView]
    tiles: list[TileView]
    bonus_tiles: int
    bonus: list[int] | None


class TokenView(Allowed):
    """A token on a temple's track; ``height`` is the number of tokens below it on its space."""

    seat: int
    space: int
    height: int


class TempleView(Allowed):
    """A temple: the tiles to be won there this round, and the tokens on its track."""

    name: str
    tiles: list[int]
    tokens: list[TokenView]


class PileView(Allowed):
    """A draw pile, of which only the number of cards is known, and its discard."""

    cards: int
    discard: list[str]


class OwnView(Allowed):
    """What only the player sees."""

    hand: list[str]
    chosen: str | None
    bonus: list[int]


class NeptunView(Allowed):
    """The table as one seat sees it."""

    round: str
    turn: int
    step: str
    actors: list[int]
    order: list[int]
    wind: int
    forecast: int | None
    links: list[LinkView]
    row: list[ColumnView]
    temples: list[TempleView]
    players: list[PlayerView]
    cities: PileView
    goods: PileView
    oars: PileView
    own: OwnView | None


SCHEMA = NeptunView


def view(s: NeptunState, seat: int | None) -> dict[str, Any]:
    """Return what a seat may see, as plain data."""
    seen = NeptunView(
        round="ABC"[s.round()],
        turn=s.loops[TURN] + 1,
        step=s.step_name(),
        actors=s.actors(),
        order=s.order[:],
        wind=s.wind,
        forecast=None if s.forecast == OFF_BOARD else s.forecast,
        links=[view_link(s, link) for link in range(len(s.markers))],
        row=[view_column(s, column) for column in range(s.seats + 1)],
        temples=[view_temple(s, temple) for temple in range(REGIONS + 1)],
        players=[view_player(s, player) for player in range(s.seats)],
        cities=PileView(cards=len(s.city_bag) - face_down(s), discard=city_discard(s)),
        goods=PileView(cards=len(s.goods_bag) - face_down(s), discard=goods_discard(s)),
        oars=PileView(cards=len(s.oar_bag) - face_down(s), discard=oar_discard(s)),
        own=None,
    )
    data: dict[str, Any] = msgspec.to_builtins(seen)
    return data if seat is None else data | own(s, seat)


def own(s: NeptunState, seat: int) -> dict[str, Any]:
    """Return what a seat sees apart from spectators."""
    return {"own": msgspec.to_builtins(view_own(s, seat))}


def view_link(s: NeptunState, link: int) -> LinkView:
    """Return a link."""
    one, other = s.box.link_ends[link]
    ends = [s.box.city_names[one], s.box.city_names[other]]
    return LinkView(ends=ends, kind="deep sea" if s.box.link_deep[link] else "coastal", miles=s.markers[link])


def view_contract(s: NeptunState, card: int, good: int) -> ContractView:
    """Return a contract that lies face up, or was seen before it was turned."""
    box = s.box
    return ContractView(
        card=box.card_names[card],
        city=box.city_names[box.card_city[card]],
        good=box.goods_names[good],
        pay_gold=box.card_gold[card][good],
        pay_points=box.card_points[card][good],
    )


def view_column(s: NeptunState, column: int) -> ColumnView:
    """Return a column, without its cards if it is face down."""
    card = s.row_city[column]
    if card in (FACE_DOWN, GONE):
        return ColumnView(state="face down" if card == FACE_DOWN else "gone")
    return ColumnView(
        state="face up",
        contract=view_contract(s, card, s.row_goods[column]),
        oar=s.box.oar_names[s.row_oar[column]],
        gold=s.leftover_gold if column == 0 else 0,
        refused_by=None if s.row_refuser[column] == NOBODY else s.row_refuser[column],
    )


def view_slot(s: NeptunState, at: int) -> SlotView:
    """Return a slot of a manifest."""
    card = s.manifest_city[at]
    contract = None if card == NO_CARD else view_contract(s, card, s.manifest_goods[at])
    return SlotView(state=SLOT_STATES[s.manifest[at]], contract=contract)


def view_temple(s: NeptunState, temple: int) -> TempleView:
    """Return a temple; the sixth has no track."""
    lying = [tile for tile in s.box.tiles_at[temple][s.round()] if s.tile_owner[tile] == NOT_TAKEN]
    tokens = [view_token(s, temple, seat) for seat in range(s.seats if temple < REGIONS else 0)]
    return TempleView(name=s.box.temple_names[temple], tiles=[s.box.tile_value[tile] for tile in lying], tokens=tokens)


def view_token(s: NeptunState, temple: int, seat: int) -> TokenView:
    """Return a token, with the number of tokens below it on its space."""
    at, others = s.token_at(temple, seat), range(s.token_at(temple, 0), s.token_at(temple, s.seats))
    below = [other for other in others if s.track[other] == s.track[at] and s.pile[other] < s.pile[at]]
    return TokenView(seat=seat, space=s.track[at], height=len(below))


def view_player(s: NeptunState, seat: int) -> PlayerView:
    """Return what lies open in front of a player (N10)."""
    box = s.box
    played = s.played[turn_at(seat, 0) : turn_at(seat, ALL_TURNS)]
    bonus = bonus_of(s, seat)
    return PlayerView(
        seat=seat,
        colour=box.colours[seat],
        gold=s.gold[seat],
        boat=box.city_names[s.ships[seat]],
        hand_size=len(s.hands[seat]),
        has_chosen=s.chosen[seat] != NO_CARD,
        takes_extra=bool(s.takes_extra >> seat & 1),
        played=[None if card == NO_CARD else box.oar_names[card] for card in played],
        oar_scale=s.oar_scale[seat],
        chart=[view_slot(s, at) for at in range(slot_at(seat, 0), slot_at(seat, SLOTS))],
        tiles=[
            TileView(
                temple=box.temple_names[box.tile_temple[tile]],
                round="ABC"[box.tile_round[tile]],
                points=box.tile_value[tile],
            )
            for tile, owner in enumerate(s.tile_owner)
            if owner == seat
        ],
        bonus_tiles=len(bonus),
        bonus=bonus if s.ending or s.options.bonus_tiles_fixed else None,
    )


def bonus_of(s: NeptunState, seat: int) -> list[int]:
    """Return the values of a seat's bonus tiles."""
    return [value for value in s.bonus[bonus_at(seat, 0) : bonus_at(seat, ROUNDS)] if value != NO_TILE]


def view_own(s: NeptunState, seat: int) -> OwnView:
    """Return what only the player sees: hand, chosen card, bonus tiles."""
    names = s.box.oar_names
    chosen = None if s.chosen[seat] == NO_CARD else names[s.chosen[seat]]
    return OwnView(hand=[names[card] for card in s.hands[seat]], chosen=chosen, bonus=bonus_of(s, seat))


def face_down(s: NeptunState) -> int:
    """Return how many columns lie face down; their cards are still in the bags."""
    return s.row_city.count(FACE_DOWN)


def without(deck: list[int], *elsewhere: list[int]) -> list[int]:
    """Return a deck without the cards that are elsewhere."""
    rest = deck[:]
    for cards in elsewhere:
        for card in cards:
            if card >= 0:
                rest.remove(card)
    return rest


def city_discard(s: NeptunState) -> list[str]:
    """Return the city cards discarded this round."""
    deck = list(range(len(s.box.card_names)))
    return [s.box.card_names[card] for card in without(deck, s.city_bag, s.row_city, s.manifest_city)]


def goods_discard(s: NeptunState) -> list[str]:
    """Return the goods cards discarded this round."""
    rest = without(s.box.goods_deck, s.goods_bag, s.row_goods, s.manifest_goods)
    return [s.box.goods_names[good] for good in rest]


def oar_discard(s: NeptunState) -> list[str]:
    """Return the oar cards discarded this round: only the leftover column's, as played ones stay out."""
    first = s.box.first_starting_oar
    held = [card for hand in s.hands for card in hand if card < first]
    played = [card for card in s.played if card < first]
    return [s.box.oar_names[card] for card in without(s.box.oar_deck, s.oar_bag, s.row_oar, held, played)]


def recall(s: NeptunState, seat: int | None) -> dict[str, Any]:
    """Return the hands: every card was seen when it was taken (N60)."""
    return {"hands": [[s.box.oar_names[card] for card in hand] for hand in s.hands]}


def deal_anew(s: NeptunState, seat: int | None, luck: Luck) -> None:
    """Replace what a seat does not know: cards chosen by others, and their bonus tiles."""
    for other in range(s.seats):
        if other != seat and s.chosen[other] != NO_CARD:
            s.chosen[other] = s.hands[other][luck.below(len(s.hands[other]))]
    if s.ending or s.options.bonus_tiles_fixed:
        return
    hidden = [at for at, value in enumerate(s.bonus) if value != NO_TILE and at // ROUNDS != seat]
    pool = sorted(bonus_left(s) + [s.bonus[at] for at in hidden])
    for at in hidden:
        s.bonus[at] = pool.pop(luck.below(len(pool)))
