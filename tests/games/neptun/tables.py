"""Positions of Neptun for tests, prepared and read in the words of the table.

A contract is written ``"saguntum_b olives"``, a column ``"saguntum_b olives +1/4"``, an oar card ``"+1/4"``
or, if it is a starting card, ``"+1/4*"``. Whoever gets a card takes it from the deck, from the discard, or in
exchange from wherever it lies, so that every position passes the audit.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from periplus.games import game
from periplus.games.neptun.box import ROUNDS, SLOTS, Box
from periplus.games.neptun.state import (
    FACE_DOWN,
    FREE,
    FULFILLED,
    GONE,
    NO_CARD,
    NOT_TAKEN,
    OFF_BOARD,
    OPEN,
    REMOVED,
    TURN,
    TURNED,
    NeptunState,
)
from periplus.kernel.errors import Refused
from periplus.kernel.luck import luck_from
from periplus.kernel.message import Event
from periplus.kernel.playout import random_choice

NEPTUN = game("neptun")
BOX = Box(NEPTUN.box, "neptun")
RED, GREEN, PURPLE, YELLOW, BLUE = range(5)
REGIONS = ("Hispania", "Italia", "Graecia", "Asia Minor", "Africa")

SLOT_NAMES = {FREE: "free", OPEN: "open", TURNED: "turned", FULFILLED: "fulfilled"}
DOWN, NOTHING, DONE = "face down", "gone", "fulfilled"


# Tables


def new(seats: int = 4, seed: int = 1, **options: object) -> NeptunState:
    """Set up a game as it comes: with random order and distances."""
    s = NEPTUN.new(seats, seed, options)
    assert isinstance(s, NeptunState)
    return s


def table(seats: int = 4, **options: object) -> NeptunState:
    """Set up a game in which red begins, then green, purple, ..., and distances rise in the order of links.

    From Crete: Corinthus 5, Athenae 6, Tyros 8, Syracusae and Leptis Magna 12 (deep sea). Further: Athenae to
    Thessalonica 6, Thessalonica to Pergamum 6, Tyros to Antiochia 7, Tyros to Alexandria 8, Syracusae to
    Ostia 4, to Brundisium 4, to Carthago 5, Leptis Magna to Carthago 5.
    """
    s = new(seats, 1, **options)
    coastal, deep = BOX.coastal_markers[:], BOX.deep_markers[:]
    s.markers = [(deep if is_deep else coastal).pop(0) for is_deep in BOX.link_deep]
    s.derive()
    set_order(s, *range(seats))
    return s


def at_sea(seats: int = 3, number: int = 1, round: str = "A", **options: object) -> NeptunState:
    """Bring a table to the choice of oar cards in a turn of phase 2.

    Everybody took contracts and then stayed in Crete: all contracts are open, all purses hold 5 gold.
    """
    s = table(seats, **options)
    idle_until(s, "ChooseOar", number, round)
    set_order(s, *range(seats))
    return s


def last_sail(seats: int = 3, round: str = "A", **options: object) -> NeptunState:
    """Bring a table to the sailing of the fifth turn, when all contracts but those loaded later are done."""
    s = at_sea(seats, 5, round, **options)
    idle_until(s, "Journey", 5, round)
    for seat in range(seats):
        load(s, seat)
    return s


# Playing


def say(s: NeptunState, seat: int, text: str) -> list[Event]:
    """Act in notation, check that all components are still there, and return what was told."""
    told: list[Event] = []
    s.apply(seat, s.game.parse(text), told)
    s.game.audit(s)
    return told


def refused(s: NeptunState, seat: int, text: str) -> tuple[str, str]:
    """Return clause and reason for which an action is refused; nothing may change."""
    before = s.to_json()
    with pytest.raises(Refused) as caught:
        s.apply(seat, s.game.parse(text))
    assert s.to_json() == before
    return caught.value.rule, caught.value.reason


def may(s: NeptunState, seat: int) -> list[str]:
    """List what a seat may say."""
    return [str(action) for action in s.legal_actions(seat)]


def idle(s: NeptunState) -> None:
    """Let the next seat do the calmest thing: take what it turns up, stay in port, decline extra turns."""
    seat = s.actors()[0]
    step = s.step_name()
    if step == "Journey":
        s.apply(seat, s.game.parse(f"sail {boat_of(s, seat)}"))
    elif step == "ExtraTurn":
        s.apply(seat, s.game.parse("decline"))
    else:
        s.apply(seat, s.legal_actions(seat)[0])


def idle_until(s: NeptunState, step: str, number: int, round: str = "A") -> None:
    """Idle until a decision of a turn of a round is due (extra turns are turns 6 and 7)."""
    while (s.step_name(), turn(s), "ABC"[s.round()]) != (step, number, round):
        idle(s)


def idle_through(s: NeptunState) -> None:
    """Idle to the first contract of the next round, or to the end of the game."""
    round = s.round()
    while not s.is_over and s.round() == round:
        idle(s)


def turn(s: NeptunState) -> int:
    """Return the number of the turn; extra turns are 6 and 7."""
    return s.loops[TURN] + 1


def round_begins(s: NeptunState) -> bool:
    """Say whether a round has been laid out and nobody has done anything yet."""
    return s.step_name() == "Acquire" and turn(s) == 1 and row(s) == [DOWN] * (s.seats + 1)


def everybody_reveals(s: NeptunState) -> None:
    """Let each seat in order turn up a column and take it into its first free slot."""
    now = turn(s)
    while s.step_name() == "Acquire" and turn(s) == now:
        seat = s.actors()[0]
        say(s, seat, "reveal")
        say(s, seat, may(s, seat)[0])


def play_oars(s: NeptunState, *oars: str) -> list[Event]:
    """Give each seat, red first, an oar card for one it holds, and let all choose and reveal."""
    told: list[Event] = []
    for seat, oar in enumerate(oars):
        give_oar(s, seat, oar)
    for seat, oar in enumerate(oars):
        told = say(s, seat, f"play {oar}")
    return told


def moments(seats: int, seed: int, **options: object) -> list[NeptunState]:
    """Play a whole game at random; return a copy of every position, the last one included."""
    s, luck = new(seats, seed, **options), luck_from(seed)
    found, seat = [s.copy()], -1
    while not s.is_over:
        seat, action = random_choice(s, luck, seat)
        s.apply(seat, action)
        found.append(s.copy())
    return found


# Preparing


def set_order(s: NeptunState, *order: int) -> None:
    """Set the player order, and ask whose turn it is in it."""
    s.order = list(order)
    word = s.instructions[s.pc]
    if not word.at_once(s):
        s.waiting = next(1 << seat for seat in s.order if word.fits(s, s.turn, 1 << seat))


def set_distances(s: NeptunState, *wanted: tuple[str, str, int]) -> None:
    """Put markers on links (two cities and miles), in exchange for those that lie there."""
    markers = s.markers[:]
    names = [{BOX.city_names[one], BOX.city_names[other]} for one, other in BOX.link_ends]
    done: list[int] = []
    for one, other, miles in wanted:
        link = names.index({one, other})
        kind = [at for at in range(len(markers)) if BOX.link_deep[at] == BOX.link_deep[link]]
        there = next(at for at in [link, *kind] if markers[at] == miles and at not in done)
        markers[there], markers[link] = markers[link], markers[there]
        done.append(link)
    s.markers = markers
    s.derive()
    s.game.audit(s)


@contextmanager
def laying_cards(s: NeptunState) -> Iterator[None]:
    """Take up decks and discards, lay cards, and put aside again as many as must be in the discards."""
    s.city_bag = left_of(list(range(len(BOX.card_names))), s.row_city, s.manifest_city)
    s.goods_bag = left_of(BOX.goods_deck, s.row_goods, s.manifest_goods)
    s.oar_bag = left_of(BOX.oar_deck, s.row_oar, s.played, *s.hands)
    yield
    leftover = int(s.step_name() != "Acquire")
    s.city_bag = sorted(s.city_bag)[s.manifest.count(FULFILLED) + leftover :]
    s.goods_bag = sorted(s.goods_bag)[s.manifest.count(FULFILLED) + leftover :]
    s.oar_bag = sorted(s.oar_bag)[leftover:]
    for held in s.hands:
        held.sort()
    s.game.audit(s)


def left_of(deck: list[int], *places: list[int]) -> list[int]:
    """Return the cards of a deck that lie in none of the places."""
    left = deck[:]
    for card in [card for cards in places for card in cards]:
        if card in left:
            left.remove(card)
    return left


def fetch(bag: list[int], places: list[list[int]], card: int) -> int:
    """Take a card from the bag, or from a place that gets another card for it."""
    if card not in bag:
        cards = next(cards for cards in places if card in cards)
        cards[cards.index(card)] = bag.pop()
    else:
        bag.remove(card)
    return card


def fetch_contract(s: NeptunState, told: str) -> tuple[int, int]:
    """Take the city card and the goods card of a contract."""
    card, good = told.split()
    return (
        fetch(s.city_bag, [s.row_city, s.manifest_city], BOX.card_names.index(card)),
        fetch(s.goods_bag, [s.row_goods, s.manifest_goods], BOX.goods_names.index(good)),
    )


def fetch_oar(s: NeptunState, oar: str) -> int:
    """Take an oar card; a starting card comes from its owner, whoever that is."""
    card = BOX.oar_names.index(oar)
    return card if card >= BOX.first_starting_oar else fetch(s.oar_bag, [s.row_oar, s.played, *s.hands], card)


def put_back(bag: list[int], card: int) -> None:
    """Put a card back into its bag, unless it is none or a starting card."""
    if 0 <= card < BOX.first_starting_oar:
        bag.append(card)


def set_row(s: NeptunState, *columns: str) -> None:
    """Lay out the row: columns with their cards, face down or gone; a number behind the oar is gold on it."""
    with laying_cards(s):
        for at, told in enumerate(columns):
            for bag, line in ((s.city_bag, s.row_city), (s.goods_bag, s.row_goods), (s.oar_bag, s.row_oar)):
                put_back(bag, line[at])
                line[at] = FACE_DOWN if told == DOWN else GONE
        s.leftover_gold = 0
        for at, told in enumerate(columns):
            if told not in (DOWN, NOTHING):
                card, good, oar, *gold = told.split()
                s.row_city[at], s.row_goods[at] = fetch_contract(s, f"{card} {good}")
                s.row_oar[at] = fetch_oar(s, oar)
                s.leftover_gold += sum(map(int, gold))


def load(s: NeptunState, seat: int, *contracts: str) -> None:
    """Load contracts into a chart from the left; ``fulfilled`` and slots that are not named are served."""
    with laying_cards(s):
        for at in range(seat * SLOTS, (seat + 1) * SLOTS):
            put_back(s.city_bag, s.manifest_city[at])
            put_back(s.goods_bag, s.manifest_goods[at])
            s.manifest[at], s.manifest_city[at], s.manifest_goods[at] = FULFILLED, NO_CARD, NO_CARD
        for at, told in enumerate(contracts, seat * SLOTS):
            if told != DONE:
                s.manifest_city[at], s.manifest_goods[at] = fetch_contract(s, told)
                s.manifest[at] = OPEN


def set_hand(s: NeptunState, seat: int, *oars: str) -> None:
    """Let a seat hold exactly these oar cards."""
    with laying_cards(s):
        for card in s.hands[seat]:
            put_back(s.oar_bag, card)
        s.hands[seat] = []
        for oar in oars:
            s.hands[seat].append(fetch_oar(s, oar))


def give_oar(s: NeptunState, seat: int, oar: str) -> None:
    """Let a seat hold an oar card, in exchange for another if it does not have it."""
    if oar not in hand(s, seat):
        set_hand(s, seat, oar, *hand(s, seat)[1:])


def place_tokens(s: NeptunState, region: str, *tokens: tuple[int, int]) -> None:
    """Put tokens (seat, space) on a temple in the order of their arrival; all others are on space 0."""
    start = REGIONS.index(region) * s.seats
    for seat in range(s.seats):
        s.track[start + seat] = s.pile[start + seat] = 0
    for at, (seat, space) in enumerate(tokens):
        s.track[start + seat] = space
        s.pile[start + seat] = [earlier for _, earlier in tokens[:at]].count(space)


def moor(s: NeptunState, seat: int, city: str) -> None:
    """Put a boat into a city."""
    s.ships[seat] = BOX.city_names.index(city)


# Reading


def column(s: NeptunState, number: int) -> str:
    """Return a column of the row as it is written."""
    card = s.row_city[number - 1]
    if card < 0:
        return DOWN if card == FACE_DOWN else NOTHING
    good, oar = BOX.goods_names[s.row_goods[number - 1]], BOX.oar_names[s.row_oar[number - 1]]
    return f"{BOX.card_names[card]} {good} {oar}"


def row(s: NeptunState) -> list[str]:
    """Return the whole row: face up, face down or gone."""
    return ["face up" if card >= 0 else DOWN if card == FACE_DOWN else NOTHING for card in s.row_city]


def chart(s: NeptunState, seat: int) -> list[str]:
    """Return what is in the slots of a chart: free, open, turned or fulfilled."""
    return [SLOT_NAMES[state] for state in s.manifest[seat * SLOTS : (seat + 1) * SLOTS]]


def contract(s: NeptunState, seat: int, slot: int) -> str:
    """Return the contract in a slot as it is written."""
    at = seat * SLOTS + slot - 1
    card, good = s.manifest_city[at], s.manifest_goods[at]
    return "" if card == NO_CARD else f"{BOX.card_names[card]} {BOX.goods_names[good]}"


def hand(s: NeptunState, seat: int) -> list[str]:
    """Return the oar cards of a seat."""
    return [BOX.oar_names[card] for card in s.hands[seat]]


def boat_of(s: NeptunState, seat: int) -> str:
    """Return where a boat lies."""
    return BOX.city_names[s.ships[seat]]


def space(s: NeptunState, seat: int, region: str) -> int:
    """Return how far a seat's token has come at a temple."""
    return s.track[REGIONS.index(region) * s.seats + seat]


def forecast(s: NeptunState) -> int | None:
    """Return where the forecast marker lies, if it is on the board."""
    return None if s.forecast == OFF_BOARD else s.forecast


def price(s: NeptunState, seat: int, city: str) -> int:
    """Return the gold that sailing to a city costs now."""
    twin = s.copy()
    say(twin, seat, f"sail {city}")
    return s.gold[seat] - twin.gold[seat]


def winners(s: NeptunState, temple: str, round: str) -> dict[int, int | str | None]:
    """Return who has each tile of a temple and round, by its value."""
    tiles = BOX.tiles_at[BOX.temple_names.index(temple)]["ABC".index(round)]
    names: dict[int, str | None] = {NOT_TAKEN: None, REMOVED: "removed"}
    return {BOX.tile_value[tile]: names.get(s.tile_owner[tile], s.tile_owner[tile]) for tile in tiles}


def bonus_tiles(s: NeptunState, seat: int) -> list[int]:
    """Return the values of a seat's bonus tiles."""
    return [value for value in s.bonus[seat * ROUNDS : (seat + 1) * ROUNDS] if value]


def tiles_shown(s: NeptunState) -> dict[str, list[int]]:
    """Return the point tiles that lie at the temples, as a spectator sees them."""
    return {temple["name"]: temple["tiles"] for temple in s.view(None)["temples"]}


def player(s: NeptunState, seat: int, viewer: int | None = None) -> dict[str, Any]:
    """Return what a viewer sees in front of a seat."""
    seen: dict[str, Any] = s.view(viewer)["players"][seat]
    return seen
