"""Phase 3: bonus tiles, temples and gold; then the next round or the end."""

from periplus.games.neptun.box import GOLD_TEMPLE, REGIONS, ROUNDS, SLOTS
from periplus.games.neptun.fulfil import forecast_comes_true
from periplus.games.neptun.state import (
    ALL_TURNS,
    BONUS_LUCK,
    FREE,
    FULFILLED,
    NO_CARD,
    NO_TILE,
    OFF_BOARD,
    REMOVED,
    NeptunState,
    bonus_at,
    slots_of,
)
from periplus.kernel.message import Event, Message
from periplus.kernel.standings import Standings, rank


def score_round(s: NeptunState) -> None:
    """Hand out bonus tiles, then the point tiles of every temple."""
    for seat in s.order:  # N47: in player order, as tiles are drawn blindly
        if all_fulfilled(s, seat):
            take_bonus_tile(s, seat)
    for temple in range(REGIONS + 1):
        hand_out_tiles(s, temple)


def all_fulfilled(s: NeptunState, seat: int) -> bool:
    """Say whether a seat has fulfilled all five contracts of the round."""
    return s.manifest[slots_of(seat)] == [FULFILLED] * SLOTS


def bonus_left(s: NeptunState) -> list[int]:
    """Return the bonus tiles that nobody has drawn, sorted."""
    left = s.box.bonus_tiles[:]
    for value in s.bonus:
        if value != NO_TILE:
            left.remove(value)
    return left


def take_bonus_tile(s: NeptunState, seat: int) -> None:
    """Draw a bonus tile blindly: only its owner knows the value until the end."""
    fixed = s.options.bonus_tiles_fixed
    value = s.box.bonus_fixed if fixed else s.draw(bonus_left(s), BONUS_LUCK)
    s.bonus[bonus_at(seat, s.round())] = value
    if s.told is not None and fixed:
        s.tell(Event("bonus-fixed", {"seat": seat, "value": value}))
    elif s.told is not None:
        s.tell(Event("bonus", {"seat": seat}, {"value": value}, seat))


def hand_out_tiles(s: NeptunState, temple: int) -> None:
    """Give the tiles of this round at a temple to its best seats."""
    # N48: one tile in round A, two in B, three in C; N50: the most valuable to first place
    tiles = s.box.tiles_at[temple][s.round()]
    ranked = rank_gold(s) if temple == GOLD_TEMPLE else rank_temple(s, temple)
    for at, tile in enumerate(tiles):
        claimed = at < len(ranked)
        s.tile_owner[tile] = ranked[at] if claimed else REMOVED  # N51: nobody is left to claim it
        if s.told is not None:
            params: dict[str, object] = {"temple": s.box.temple_names[temple], "points": s.box.tile_value[tile]}
            if claimed:
                params["seat"] = ranked[at]
            s.tell(Event("tile" if claimed else "tile-removed", params))


def rank_temple(s: NeptunState, region: int) -> list[int]:
    """Rank the seats that take tiles at a region's temple."""
    start = s.token_at(region, 0)
    scoring = [seat for seat in s.order if s.track[start + seat] > 0 or s.options.zero_may_score]  # N51
    # N49: on one space the lower token, which came earlier, ranks higher; on space 0 player order decides
    return sorted(scoring, key=lambda seat: (-s.track[start + seat], s.pile[start + seat]))


def rank_gold(s: NeptunState) -> list[int]:
    """N53: rank by gold, which is not spent; N54: ties by player order."""
    with_gold = gold_is_needed(s)
    scoring = [seat for seat in s.order if s.gold[seat] > 0 or not with_gold]
    return sorted(scoring, key=lambda seat: -s.gold[seat])


def gold_is_needed(s: NeptunState) -> bool:
    """N54: say whether a tile of the gold temple takes at least 1 gold; in version 1 of the rules N51's option said."""
    return not s.options.zero_may_score if s.rules == 1 else s.options.gold_temple_needs_gold


def rounds_left(s: NeptunState) -> bool:
    """Say whether another round follows."""
    return s.round() < ROUNDS - 1


def next_round(s: NeptunState) -> None:
    """Clear the table for the next round."""
    s.manifest = [FREE] * (s.seats * SLOTS)
    s.manifest_city = [NO_CARD] * (s.seats * SLOTS)
    s.manifest_goods = [NO_CARD] * (s.seats * SLOTS)
    s.played = [NO_CARD] * (s.seats * ALL_TURNS)  # N55: what is unplayed stays in hand
    # N56: every round starts with all city and goods cards, and all oar cards that are not in hands
    s.city_bag = list(range(len(s.box.card_names)))
    s.goods_bag = s.box.goods_deck[:]
    s.oar_bag = s.box.oar_deck[:]
    for hand in s.hands:
        for card in hand:
            if card < s.box.first_starting_oar:  # N55: starting cards never enter the deck
                s.oar_bag.remove(card)
    s.ships = [s.box.start] * s.seats  # N57: ships return; gold, tokens, markers and order stay
    change_wind(s)
    if s.told is not None:
        s.tell(Event("round", {"round": "ABC"[s.round() + 1], "wind": s.wind}))


def change_wind(s: NeptunState) -> None:
    """N58: set the wind of the next round; by default the pending forecast comes into force."""
    if s.options.wind_between_rounds == "forecast":
        forecast_comes_true(s)
    elif s.options.wind_between_rounds == "reset5":
        s.wind = s.box.start_wind
    s.forecast = OFF_BOARD


def finish(s: NeptunState) -> None:
    """Show the bonus tiles and end the game."""
    s.reveal()
    s.end("rounds-over")
    if s.told is not None:
        bonuses = [Message("bonus-of", {"seat": seat, "points": bonus_points(s, seat)}) for seat in s.order]
        s.tell(Event("over", {"bonuses": bonuses}))


def bonus_points(s: NeptunState, seat: int) -> int:
    """Return the worth of a seat's bonus tiles."""
    return sum(s.bonus[bonus_at(seat, 0) : bonus_at(seat, ROUNDS)])


def standings(s: NeptunState) -> Standings:
    """N59: point tiles and bonus tiles; the highest total wins, and ties share the win."""
    sources: list[dict[str, int]] = []
    for seat in range(s.seats):
        points = dict.fromkeys(s.box.temple_names, 0)
        for tile, owner in enumerate(s.tile_owner):
            if owner == seat:
                points[s.box.temple_names[s.box.tile_temple[tile]]] += s.box.tile_value[tile]
        # N60: hidden bonus tiles count only at the end, so that standings reveal nothing
        points["bonus"] = bonus_points(s, seat) if s.ending or s.options.bonus_tiles_fixed else 0
        sources.append(points)
    return rank(s.ending, [sum(points.values()) for points in sources], sources)
