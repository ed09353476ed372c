"""What must hold in every position of Neptun: all components there, once, where they may be."""

from periplus.games.neptun.box import REGIONS, ROUNDS, SLOTS
from periplus.games.neptun.state import (
    ALL_TURNS,
    FACE_DOWN,
    FREE,
    FULFILLED,
    GONE,
    NO_CARD,
    NO_COLUMN,
    NO_TILE,
    OFF_BOARD,
    OPEN,
    REMOVED,
    ROUND,
    TURN,
    TURNED,
    NeptunState,
)
from periplus.kernel.errors import BadPosition


def audit(s: NeptunState) -> None:
    """Raise ``BadPosition`` that names the first field which does not fit."""
    audit_sizes(s)
    audit_board(s)
    audit_row(s)
    audit_charts(s)
    audit_cards(s)
    audit_tiles(s)


def need(holds: bool, field: str) -> None:
    """Refuse the position unless a condition on a field holds."""
    if not holds:
        raise BadPosition("error-position-field", {"field": field})


def within(values: list[int], low: int, high: int) -> bool:
    """Say whether all values lie between bounds."""
    return all(low <= value <= high for value in values)


def audit_sizes(s: NeptunState) -> None:
    """Each list has its length."""
    sizes = {
        "boats": s.seats, "gold": s.seats, "oar_scale": s.seats, "hands": s.seats, "chosen": s.seats,
        "row_city": s.seats + 1, "row_goods": s.seats + 1, "row_oar": s.seats + 1,
        "chart": s.seats * SLOTS, "chart_city": s.seats * SLOTS, "chart_goods": s.seats * SLOTS,
        "track": s.seats * REGIONS, "pile": s.seats * REGIONS,
        "played": s.seats * ALL_TURNS, "bonus": s.seats * ROUNDS,
        "markers": len(s.box.link_ends), "tile_owner": len(s.box.tile_value),
    }  # fmt: skip
    for field, size in sizes.items():
        need(len(getattr(s, field)) == size, field)


def audit_board(s: NeptunState) -> None:
    """Boats are in cities, markers on their kind of link, scales within bounds."""
    box = s.box
    for is_deep, markers in ((False, box.coastal_markers), (True, box.deep_markers)):
        links = [s.markers[link] for link, deep in enumerate(box.link_deep) if deep == is_deep]
        need(sorted(links) == markers, "markers")
    need(within(s.boats, 0, len(box.city_names) - 1), "boats")
    need(box.wind_low <= s.wind <= box.wind_high, "wind")
    need(s.forecast == OFF_BOARD or abs(s.forecast) <= box.forecast_high, "forecast")
    need(min(s.gold) >= 0, "gold")
    need(min(s.track) >= 0, "track")
    need(within(s.pile, 0, s.seats - 1), "pile")
    need(within(s.oar_scale, 0, box.power_high), "oar_scale")
    need(0 <= s.takes_extra < 1 << s.seats, "takes_extra")
    need(0 <= s.loops[ROUND] < ROUNDS and 0 <= s.loops[TURN] < ALL_TURNS, "loops")


def audit_row(s: NeptunState) -> None:
    """A column is whole, or all of it is face down or gone."""
    for column in range(s.seats + 1):
        cards = (s.row_city[column], s.row_goods[column], s.row_oar[column])
        hidden = min(cards) < 0
        need(not hidden or (len(set(cards)) == 1 and cards[0] in (FACE_DOWN, GONE)), "row_city")
    need(NO_COLUMN <= s.revealed_column <= s.seats, "revealed_column")
    need(s.revealed_column == NO_COLUMN or s.row_city[s.revealed_column] >= 0, "revealed_column")
    need(s.leftover_gold >= 0 and (s.leftover_gold == 0 or s.row_city[0] >= 0), "leftover_gold")


def audit_charts(s: NeptunState) -> None:
    """Open and turned contracts have both cards, other slots none."""
    for at, state in enumerate(s.chart):
        need(state in (FREE, OPEN, TURNED, FULFILLED), "chart")
        has_cards = state in (OPEN, TURNED)
        need((s.chart_city[at] != NO_CARD) == has_cards, "chart_city")
        need((s.chart_goods[at] != NO_CARD) == has_cards, "chart_goods")


def audit_cards(s: NeptunState) -> None:
    """No card is in two places; bags and hands are sorted; a chosen card is in hand."""
    box = s.box
    city_deck = list(range(len(box.card_names)))
    oar_deck = sorted(box.oar_deck + box.starting_oars * s.seats)
    hands = [card for hand in s.hands for card in hand]
    need(fits(city_deck, [*s.city_bag, *s.row_city, *s.chart_city]), "city_bag")
    need(fits(box.goods_deck, [*s.goods_bag, *s.row_goods, *s.chart_goods]), "goods_bag")
    need(fits(oar_deck, [*s.oar_bag, *s.row_oar, *s.played, *hands]), "oar_bag")
    need(all(card < box.first_starting_oar for card in s.oar_bag + s.row_oar), "oar_bag")
    need(len(s.city_bag) >= s.row_city.count(FACE_DOWN), "city_bag")
    for field in ("city_bag", "goods_bag", "oar_bag"):
        need(getattr(s, field) == sorted(getattr(s, field)), field)
    for seat, hand in enumerate(s.hands):
        need(hand == sorted(hand), "hands")
        need(s.chosen[seat] == NO_CARD or s.chosen[seat] in hand, "chosen")


def fits(deck: list[int], cards: list[int]) -> bool:
    """Say whether the cards (negative numbers are empty places) can come from a deck."""
    rest = deck[:]
    for card in cards:
        if card >= 0:
            if card not in rest:
                return False
            rest.remove(card)
    return min([0, *cards]) >= GONE


def audit_tiles(s: NeptunState) -> None:
    """Tiles belong to seats, or to none; bonus tiles come from the box."""
    need(within(s.tile_owner, REMOVED, s.seats - 1), "tile_owner")
    drawn = [value for value in s.bonus if value != NO_TILE]
    if s.switches.bonus_tiles_fixed:
        need(all(value == s.box.bonus_fixed for value in drawn), "bonus")
    else:
        need(min([0, *drawn]) == 0 and fits(s.box.bonus_tiles, drawn), "bonus")
