"""A position of Neptun as numbers, for programs that learn."""

from typing import Final

from periplus.games.neptun.box import REGIONS, ROUNDS, SLOTS
from periplus.games.neptun.score import bonus_points
from periplus.games.neptun.state import (
    ALL_TURNS,
    FULFILLED,
    NO_CARD,
    NO_TILE,
    OFF_BOARD,
    ROUND,
    TURN,
    NeptunState,
    bonus_at,
    slot_at,
    turn_at,
)
from periplus.kernel.numbers import NOTHING, Ledger, packed, places_after, seats_from

NO_CONTRACT: Final = packed([NOTHING, NOTHING, NOTHING, 0, 0])
MOST: Final = 99  # gold, payments, spaces: more is told as this
STRONGEST: Final = 9  # of the winds on oar cards
NUMBERED: Final = [str(number + 1) for number in range(MOST)]


def write(s: NeptunState, seat: int, ledger: Ledger) -> None:
    """Write what a seat may know: the board, the row, the temples, each player, and what only the seat sees."""
    write_board(s, seat, ledger)
    write_row(s, seat, ledger)
    write_temples(s, seat, ledger)
    for turn, player in enumerate(seats_from(s, seat)):
        ledger.of(turn)
        write_player(s, player, ledger)
        write_manifest(s, player, ledger)
        write_bonus(s, seat, player, ledger)
    ledger.of_all()
    ledger.named("chosen", "the oar card that one has chosen", s.chosen[seat], s.box.oar_names)


def write_board(s: NeptunState, seat: int, ledger: Ledger) -> None:
    """Write round and turn, wind and forecast, the links, and how far it is from one's own ship."""
    box = s.box
    known = s.forecast != OFF_BOARD
    ledger.amount("round", "the round: 0 for A to 2 for C", s.loops[ROUND], ROUNDS - 1)
    ledger.amount("round_turn", "the turn, from 0; extra turns come last", s.loops[TURN], ALL_TURNS - 1)
    ledger.amount("wind", "the wind", s.wind, box.wind_high, box.wind_low)
    ledger.flag("forecast_known", "whether there is a forecast", known)
    ledger.amount("forecast", "the forecast", s.forecast if known else 0, box.forecast_high, -box.forecast_high)
    ledger.amounts("miles", "the miles from one's own ship", s.miles[s.ships[seat]], box.all_miles, box.city_names)
    links = [str(link) for link in range(len(s.markers))] if ledger.explains else []
    ledger.amounts("link", "the miles of a link, as the box numbers them", s.markers, box.all_miles, links)
    ledger.amounts("goods_left", "goods cards in the pile or face down", counts(s.goods_bag, len(box.goods_names)),
                   len(box.goods_deck), box.goods_names)  # fmt: skip
    ledger.amounts("cities_left", "city cards in the pile or face down", counts(s.city_bag, len(box.card_names)),
                   1, box.card_names)  # fmt: skip
    ledger.amounts("oars_left", "oar cards in the pile or face down", counts(s.oar_bag, len(box.oar_names)),
                   len(box.oar_deck), box.oar_names)  # fmt: skip


def counts(cards: list[int], kinds: int) -> list[int]:
    """Return how many cards there are of each kind."""
    found = [0] * kinds
    for card in cards:
        found[card] += 1
    return found


def write_row(s: NeptunState, seat: int, ledger: Ledger) -> None:
    """Write the columns of the row, with what lies face up."""
    for column in range(s.seats + 1):
        ledger.whose = f"column{column + 1}." if ledger.explains else ""
        card = s.row_city[column]
        ledger.amount("state", "-2 if it is gone, -1 face down, 0 face up", min(card, 0), 0, -2)
        write_contract(s, card, s.row_goods[column], ledger)
        write_oar(s, s.row_oar[column], ledger)
        refuser = places_after(s, seat, s.row_refuser[column])
        ledger.named("refuser", "who has refused it, where that lasts", refuser, ledger.players)
    ledger.of_all()
    ledger.amount("leftover_gold", "gold on the leftmost column", s.leftover_gold, MOST)
    ledger.named("revealed", "the column that was turned up last", s.revealed_column, NUMBERED[: s.seats + 1])


def write_contract(s: NeptunState, card: int, good: int, ledger: Ledger) -> None:
    """Write a contract, if there is one and it lies face up."""
    box, there = s.box, card >= 0
    if not there and not ledger.explains:  # as below, but quickly: most slots are free
        ledger.written.write(NO_CONTRACT)
        return
    ledger.named("city_card", "its city card", card, box.card_names)
    ledger.named("city", "the city that it is for", box.card_city[card] if there else NOTHING, box.city_names)
    ledger.named("good", "the good that it asks for", good, box.goods_names)
    ledger.amount("gold", "the gold that it pays", box.card_gold[card][good] if there else 0, MOST)
    ledger.amount("points", "the temple points that it pays", box.card_points[card][good] if there else 0, MOST)


def write_oar(s: NeptunState, card: int, ledger: Ledger) -> None:
    """Write an oar card, if there is one and it lies face up."""
    box, there = s.box, card >= 0
    ledger.named("oar", "the oar card", card, box.oar_names)
    ledger.amount("oar_wind", "its wind", box.oar_wind[card] if there else 0, STRONGEST, -STRONGEST)
    ledger.amount("oar_power", "its power", box.oar_power[card] if there else 0, box.power_high)


def write_temples(s: NeptunState, seat: int, ledger: Ledger) -> None:
    """Write whose the point tiles are, from the first temple to the last and from round A to round C."""
    owners = [owner if owner < 0 else places_after(s, seat, owner) for owner in s.tile_owner]
    meaning = "whose the tile is: 0 for one's own, 1 for the next player's; -1 if not taken, -2 if removed"
    ledger.amounts("tile", meaning, owners, s.seats - 1, NUMBERED[: len(owners)], -2)


def write_player(s: NeptunState, player: int, ledger: Ledger) -> None:
    """Write what lies open in front of a player, and its hand, every card of which was seen when it was taken."""
    box = s.box
    ledger.amount("gold", "its gold", s.gold[player], MOST)
    ledger.named("ship", "the city where its ship is", s.ships[player], box.city_names)
    ledger.amount("oar_scale", "where its order marker is on the oar scale", s.oar_scale[player], box.power_high)
    ledger.flag("has_chosen", "whether it has chosen an oar card", s.chosen[player] != NO_CARD)
    ledger.flag("takes_extra", "whether it takes part in the extra turn", bool(s.takes_extra >> player & 1))
    kinds, names = len(box.oar_names), box.oar_names
    ledger.amounts("hand", "oar cards in hand", counts(s.hands[player], kinds), MOST, names)
    played = s.played[turn_at(player, 0) : turn_at(player, ALL_TURNS)]
    winds = [0 if card == NO_CARD else box.oar_wind[card] for card in played]
    powers = [0 if card == NO_CARD else box.oar_power[card] for card in played]
    ledger.amounts("played_wind", "the wind of the card played in a turn", winds, STRONGEST, NUMBERED[:7], -STRONGEST)
    ledger.amounts("played_power", "its power, 0 if there is none", powers, box.power_high, NUMBERED[:7])
    tracks = [s.track[s.token_at(temple, player)] for temple in range(REGIONS)]
    piles = [s.pile[s.token_at(temple, player)] for temple in range(REGIONS)]
    ledger.amounts("space", "the space of its token at a temple", tracks, MOST, box.region_names)
    ledger.amounts("came", "how many came to that space, or beyond, before it", piles, s.seats - 1, box.region_names)


def write_manifest(s: NeptunState, player: int, ledger: Ledger) -> None:
    """Write the slots of a player's manifest."""
    whose = ledger.whose
    for slot in range(SLOTS):
        at = slot_at(player, slot)
        ledger.whose = f"{whose}slot{slot + 1}." if ledger.explains else ""
        ledger.amount("state", "0 free, 1 open, 2 turned, 3 fulfilled", s.manifest[at], FULFILLED)
        write_contract(s, s.manifest_city[at], s.manifest_goods[at], ledger)
    ledger.whose = whose


def write_bonus(s: NeptunState, seat: int, player: int, ledger: Ledger) -> None:
    """Write how many bonus tiles a player has, and what they are worth if the seat knows that."""
    tiles = s.bonus[bonus_at(player, 0) : bonus_at(player, ROUNDS)]
    known = player == seat or s.options.bonus_tiles_fixed or s.ending != ""
    ledger.amount("bonus_tiles", "its bonus tiles", ROUNDS - tiles.count(NO_TILE), ROUNDS)
    ledger.amount("bonus", "their worth, where one knows it", bonus_points(s, player) if known else 0, ROUNDS * MOST)
