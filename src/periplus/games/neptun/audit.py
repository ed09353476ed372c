"""What must hold in every position of Neptun: all components are there, once, and where they may be."""

from periplus.games.neptun.box import GOLD_TEMPLE, REGIONS, ROUNDS, SLOTS
from periplus.games.neptun.fulfil import may_take_extra
from periplus.games.neptun.score import gold_is_needed
from periplus.games.neptun.state import (
    ALL_TURNS,
    FACE_DOWN,
    FREE,
    FULFILLED,
    GONE,
    NO_CARD,
    NO_COLUMN,
    NO_TILE,
    NOBODY,
    NOT_TAKEN,
    OFF_BOARD,
    OPEN,
    REMOVED,
    ROUND,
    TURN,
    TURNED,
    TURNS,
    NeptunState,
    slots_of,
    turn_at,
)
from periplus.kernel.position import need, need_sizes


def audit(s: NeptunState) -> None:
    """Raise a ``BadPosition`` that names the first field that does not fit."""
    audit_sizes(s)
    audit_board(s)
    audit_piles(s)
    audit_track(s)
    audit_row(s)
    audit_manifests(s)
    audit_cards(s)
    audit_oars(s)
    audit_tiles(s)
    audit_step(s)
    audit_phase(s)


def within(values: list[int], low: int, high: int) -> bool:
    """Say whether all values lie between bounds."""
    return all(low <= value <= high for value in values)


def audit_sizes(s: NeptunState) -> None:
    """Each list has its length."""
    need_sizes(s, but=("city_bag", "goods_bag", "oar_bag"))


def audit_board(s: NeptunState) -> None:
    """Ships are in cities, markers on their kind of link, scales within bounds."""
    box = s.box
    for is_deep, markers in ((False, box.coastal_markers), (True, box.deep_markers)):
        links = [s.markers[link] for link, deep in enumerate(box.link_deep) if deep == is_deep]
        need(sorted(links) == markers, "markers")
    need(within(s.ships, 0, len(box.city_names) - 1), "boats")
    need(box.wind_low <= s.wind <= box.wind_high, "wind")
    need(s.forecast == OFF_BOARD or abs(s.forecast) <= box.forecast_high, "forecast")
    need(min(s.gold) >= 0, "gold")
    need(min(s.track) >= 0, "track")
    need(within(s.pile, 0, s.seats - 1), "pile")
    need(within(s.oar_scale, 0, box.power_high), "oar_scale")
    need(0 <= s.takes_extra < 1 << s.seats, "takes_extra")
    need(0 <= s.loops[ROUND] < ROUNDS and 0 <= s.loops[TURN] < ALL_TURNS, "loops")


def audit_piles(s: NeptunState) -> None:
    """Tokens on one space came one after the other, each after others that are there or further on (N35)."""
    for region in range(REGIONS):
        first = s.token_at(region, 0)
        track, pile = s.track[first : first + s.seats], s.pile[first : first + s.seats]
        need(len(set(zip(track, pile, strict=True))) == s.seats - max(0, track.count(0) - 1), "pile")
        for space, rank in zip(track, pile, strict=True):
            before = len([other for other in track if other >= space]) - 1
            need(rank <= (before if space else 0), "pile")


def audit_track(s: NeptunState) -> None:
    """Whoever has fulfilled nothing in the first round has advanced nowhere."""
    for seat in range(s.seats):
        idle = s.round() == 0 and FULFILLED not in s.manifest[slots_of(seat)]
        need(not idle or not any(s.track[seat :: s.seats]), "track")


def audit_row(s: NeptunState) -> None:
    """A column is whole, or all of it is face down or gone."""
    for column in range(s.seats + 1):
        cards = (s.row_city[column], s.row_goods[column], s.row_oar[column])
        hidden = min(cards) < 0
        need(not hidden or (len(set(cards)) == 1 and cards[0] in (FACE_DOWN, GONE)), "row_city")
    need(NO_COLUMN <= s.revealed_column <= s.seats, "revealed_column")
    need(s.revealed_column == NO_COLUMN or s.row_city[s.revealed_column] >= 0, "revealed_column")
    audit_refusals(s)
    need(s.loops[TURN] == 0 or s.row_city[0] != FACE_DOWN, "row_city")  # N24: the leftover lies face up
    most = TURNS - 1 if s.options.leftover_gold_accumulates else 1
    need(s.leftover_gold <= most, "leftover_gold")
    need(s.leftover_gold >= 0 and (s.leftover_gold == 0 or s.row_city[0] >= 0), "leftover_gold")


def audit_refusals(s: NeptunState) -> None:
    """Where a refusal lasts, columns that lie face up have been refused, but not yet the one just turned up."""
    need(within(s.row_refuser, NOBODY, s.seats - 1), "row_refuser")
    for column, refuser in enumerate(s.row_refuser):
        refusable = s.options.refusal_lasts_round and s.row_city[column] >= 0 and column != s.revealed_column
        need(refuser == NOBODY or refusable, "row_refuser")


def audit_manifests(s: NeptunState) -> None:
    """Open and turned contracts have both cards, other slots none."""
    for at, state in enumerate(s.manifest):
        need(state in (FREE, OPEN, TURNED, FULFILLED), "chart")
        has_cards = state in (OPEN, TURNED)
        need((s.manifest_city[at] != NO_CARD) == has_cards, "chart_city")
        need((s.manifest_goods[at] != NO_CARD) == has_cards, "chart_goods")


def audit_cards(s: NeptunState) -> None:
    """Every card is in one place; bags and hands are sorted; a chosen card is in hand."""
    box = s.box
    first = box.first_starting_oar
    held = [card for hand in s.hands for card in hand] + [card for card in s.played if card != NO_CARD]
    oars = [*s.oar_bag, *face_up(s.row_oar), *[card for card in held if card < first]]
    gone = discarded(s)
    leftover = gone - s.manifest.count(FULFILLED)
    cities = [*s.city_bag, *face_up(s.row_city), *contracts(s.manifest_city)]
    goods = [*s.goods_bag, *face_up(s.row_goods), *contracts(s.manifest_goods)]
    need(fits(list(range(len(box.card_names))), cities, gone), "city_bag")
    need(fits(box.goods_deck, goods, gone), "goods_bag")
    need(fits(box.oar_deck, oars, leftover), "oar_bag")
    need(fits(box.starting_oars * s.seats, [card for card in held if card >= first], None), "hands")
    need(len(s.city_bag) >= s.row_city.count(FACE_DOWN), "row_city")
    for field in ("city_bag", "goods_bag", "oar_bag"):
        need(getattr(s, field) == sorted(getattr(s, field)), field)
    for seat, hand in enumerate(s.hands):
        need(hand == sorted(hand), "hands")
        need(s.chosen[seat] == NO_CARD or s.chosen[seat] in hand, "chosen")


def audit_oars(s: NeptunState) -> None:
    """Each seat has the oar cards it took, less those it played, and up to two more; starting cards are its own."""
    first = s.box.first_starting_oar
    for seat, hand in enumerate(s.hands):
        played = [card for card in s.played[turn_at(seat, 0) : turn_at(seat, ALL_TURNS)] if card != NO_CARD]
        taken = SLOTS - s.manifest[slots_of(seat)].count(FREE)
        held = len(hand) + len(played)
        need(taken <= held <= taken + len(s.box.starting_oars), "hands")  # N42
        need(fits(s.box.starting_oars, [card for card in [*hand, *played] if card >= first], None), "hands")


def face_up(row: list[int]) -> list[int]:
    """Return the cards of a row that lie face up."""
    return [card for card in row if card not in (FACE_DOWN, GONE)]


def contracts(manifest: list[int]) -> list[int]:
    """Return the cards on manifests."""
    return [card for card in manifest if card != NO_CARD]


def discarded(s: NeptunState) -> int:
    """Return how many columns are discarded: contracts fulfilled and, after acquiring, the leftover."""
    return s.manifest.count(FULFILLED) + (FREE not in s.manifest and s.row_city.count(GONE) == s.seats + 1)


def fits(deck: list[int], cards: list[int], missing: int | None) -> bool:
    """Say whether the cards come from a deck, with ``missing`` (None: any number) of its cards elsewhere."""
    rest = deck[:]
    for card in cards:
        if card not in rest:
            return False
        rest.remove(card)
    return missing is None or len(rest) == missing


def scored(s: NeptunState, number: int) -> bool:
    """Say whether a round has been scored."""
    return number < s.round() or s.ending != ""


def audit_owners(s: NeptunState, temple: int, owners: list[int], number: int) -> None:
    """Tiles wait for their round; then each goes to another seat, and only the last can be left over."""
    need(all((owner != NOT_TAKEN) == scored(s, number) for owner in owners), "tile_owner")
    taken = [owner for owner in owners if owner >= 0]
    need(len(set(taken)) == len(taken) and (owners[: len(taken)] == taken), "tile_owner")
    all_rank = not gold_is_needed(s) if temple == GOLD_TEMPLE else s.options.zero_may_score
    need(REMOVED not in owners or not all_rank, "tile_owner")  # N51, N54


def audit_phase(s: NeptunState) -> None:
    """What belongs to one phase is there in that phase only: ships at sea, cards chosen and played, order markers."""
    step, turn = s.step_name(), s.loops[TURN]
    acquiring, choosing = step == "Acquire", step == "ChooseOar"
    in_port = acquiring or (choosing and turn == 0)
    need(not in_port or s.ships == [s.box.start] * s.seats, "boats")
    need(not acquiring or within(s.manifest, FREE, OPEN), "chart")
    need(acquiring or s.revealed_column == NO_COLUMN, "revealed_column")
    need(s.takes_extra == 0 or turn >= TURNS, "takes_extra")
    for at, seat in enumerate(s.order):
        has_chosen = choosing and not s.waiting >> seat & 1
        need((s.chosen[seat] != NO_CARD) == has_chosen, "chosen")
        powers = [s.box.oar_power[card] for card in s.hands[seat]] if acquiring and at < s.turn else [0]
        need(s.oar_scale[seat] in powers, "oar_scale")
        audit_played(s, seat, 0 if acquiring else turn + (not choosing))


def audit_played(s: NeptunState, seat: int, turns: int) -> None:
    """A card was played in every regular turn so far, and in none to come."""
    for turn, card in enumerate(s.played[turn_at(seat, 0) : turn_at(seat, ALL_TURNS)]):
        need(card == NO_CARD if turn >= turns else turn >= TURNS or card != NO_CARD, "played")


def audit_step(s: NeptunState) -> None:
    """The decision that is due can be taken: columns and slots are left, cards are there to play."""
    step = s.step_name()
    acquiring = step == "Acquire"
    for at, seat in enumerate(s.order):
        taken = SLOTS - s.manifest[slots_of(seat)].count(FREE)
        expected = s.loops[TURN] + (at < s.turn) if acquiring else SLOTS
        need(taken == expected, "chart")
        need(step != "ChooseOar" or len(s.hands[seat]) >= TURNS - s.loops[TURN], "hands")
        if s.waiting >> seat & 1:
            need(step != "Journey" or s.played[turn_at(seat, s.loops[TURN])] != NO_CARD, "played")
            need(step not in ("ExtraTurn", "PlayExtraOar") or may_take_extra(s, seat), "hands")
    columns = s.seats + 1 - s.turn if acquiring else 0
    need(s.seats + 1 - s.row_city.count(GONE) == columns, "row_city")
    extra = step in ("ExtraTurn", "PlayExtraOar")
    need(s.loops[TURN] >= TURNS if extra else s.loops[TURN] < TURNS or step in ("Journey", ""), "loops")
    need((s.forecast == OFF_BOARD) == (acquiring or step == "ChooseOar"), "forecast")


def audit_tiles(s: NeptunState) -> None:
    """Tiles belong to seats, or to none; bonus tiles come from the box."""
    need(within(s.tile_owner, REMOVED, s.seats - 1), "tile_owner")
    for temple in range(REGIONS + 1):
        for number in range(ROUNDS):
            audit_owners(s, temple, [s.tile_owner[tile] for tile in s.box.tiles_at[temple][number]], number)
    for at, value in enumerate(s.bonus):
        need(value == NO_TILE or scored(s, at % ROUNDS), "bonus")
    drawn = [value for value in s.bonus if value != NO_TILE]
    if s.options.bonus_tiles_fixed:
        need(all(value == s.box.bonus_fixed for value in drawn), "bonus")
    else:
        need(fits(s.box.bonus_tiles, drawn, None), "bonus")
