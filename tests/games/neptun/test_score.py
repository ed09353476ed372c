"""Phase 3, scoring a round, and the end of the game: clauses N47 to N54 and N59."""

import pytest

from periplus.games.neptun.state import REMOVED, NeptunState
from tests.games.neptun.tables import (
    BOX,
    GREEN,
    NEPTUN,
    PURPLE,
    RED,
    YELLOW,
    bonus_tiles,
    idle_through,
    idle_until,
    last_sail,
    load,
    moments,
    moor,
    new,
    place_tokens,
    player,
    say,
    set_hand,
    set_order,
    space,
    winners,
)

# Bonus tiles


def test_bonus_for_all_five_contracts() -> None:
    """N47: red has fulfilled all five, green four and one open, purple four and one turned -> red alone."""
    s = last_sail()
    load(s, GREEN, "tyros_a salt")
    load(s, PURPLE, "tyros_b salt", "athenae_a honey")
    set_order(s, PURPLE, RED, GREEN)
    moor(s, PURPLE, "Athenae")
    say(s, PURPLE, "sail Athenae serve 2")
    idle_through(s)
    assert [player(s, seat)["bonus_tiles"] for seat in range(3)] == [1, 0, 0]


def test_fifth_contract_in_an_extra_turn_counts() -> None:
    """N47: red fulfils the fifth contract in an extra turn -> red has a bonus tile."""
    s = last_sail()
    load(s, RED, "tyros_a salt")
    set_hand(s, RED, "0/8")
    for seat in range(3):
        say(s, seat, "sail Crete")
    for text in ("join", "play 0/8", "sail Tyros serve 1"):
        say(s, RED, text)
    assert player(s, RED)["bonus_tiles"] == 1


def test_bonus_tiles_are_drawn_in_player_order() -> None:
    """N47: all have fulfilled all, order purple, red, green -> they draw in that order."""
    s = last_sail()
    set_order(s, PURPLE, RED, GREEN)
    for seat in (PURPLE, RED, GREEN):
        told = say(s, seat, "sail Crete")
    assert [event.public["seat"] for event in told if event.name == "bonus"] == [PURPLE, RED, GREEN]


def test_bonus_tiles_are_drawn_without_return() -> None:
    """N47, N11: five players fulfil everything in all rounds -> all 15 bonus tiles are out, each once."""
    s = new(5)
    for round in "ABC":
        idle_until(s, "Journey", 5, round)
        for seat in range(5):
            load(s, seat)
        idle_through(s)
    drawn = [value for seat in range(5) for value in bonus_tiles(s, seat)]
    assert sorted(drawn) == [2] * 5 + [3] * 5 + [4] * 5


@pytest.mark.parametrize(("rule", "values"), [("random", {2, 3, 4}), ("fixed3", {3})])
def test_values_of_bonus_tiles(rule: str, values: set[int]) -> None:
    """N47, N61: many games with one bonus tile each -> values 2, 3 and 4, or always 3."""
    found = set()
    for seed in range(20):
        s = new(3, seed, bonus_tiles=rule)
        idle_until(s, "Journey", 5)
        load(s, RED)
        idle_through(s)
        found.update(bonus_tiles(s, RED))
    assert found == values


# Temples


@pytest.mark.parametrize(
    ("round", "expected"),
    [
        ("A", {4: YELLOW}),
        ("B", {7: YELLOW, 4: GREEN}),
        ("C", {12: YELLOW, 7: GREEN, 4: RED}),
    ],
)
def test_places_that_score(round: str, expected: dict[int, int]) -> None:
    """N48, N50: Y 9, G 7, R 2, P 1 at Hispania -> one place scores in A, two in B, three in C, best first."""
    s = last_sail(4, round)
    place_tokens(s, "Hispania", (RED, 2), (GREEN, 7), (PURPLE, 1), (YELLOW, 9))
    idle_through(s)
    assert winners(s, "Hispania", round) == expected


def test_each_temple_is_ranked_for_itself() -> None:
    """N48: a different leader at each temple -> each takes that temple's tile."""
    s = last_sail(4)
    leaders = {"Hispania": RED, "Italia": GREEN, "Graecia": PURPLE, "Asia Minor": YELLOW, "Africa": RED}
    for region, seat in leaders.items():
        place_tokens(s, region, (seat, 2), ((seat + 1) % 4, 1))
    idle_through(s)
    assert {region: list(winners(s, region, "A").values()) for region in leaders} == {
        region: [seat] for region, seat in leaders.items()
    }


def test_lower_token_ranks_higher() -> None:
    """N49: purple came to 5 first, then yellow, then red -> 12, 7 and 4 in that order."""
    s = last_sail(4, "C")
    place_tokens(s, "Hispania", (PURPLE, 5), (YELLOW, 5), (RED, 5), (GREEN, 4))
    idle_through(s)
    assert winners(s, "Hispania", "C") == {12: PURPLE, 7: YELLOW, 4: RED}


@pytest.mark.parametrize("zero", [False, True])
def test_tie_above_zero_is_never_broken_by_player_order(zero: bool) -> None:
    """N49, N51: red is first in order but came after green to space 1 -> green takes the tile."""
    s = last_sail(3, "A", zero_may_score=zero)
    place_tokens(s, "Africa", (GREEN, 1), (RED, 1))
    idle_through(s)
    assert winners(s, "Africa", "A") == {3: GREEN}


@pytest.mark.parametrize(
    ("zero", "expected"),
    [(False, {12: GREEN, 7: "removed", 4: "removed"}), (True, {12: GREEN, 7: PURPLE, 4: YELLOW})],
)
def test_space_zero(zero: bool, expected: dict[int, object]) -> None:
    """N51, N61: only green has left 0, order P, Y, R, G -> other tiles removed, or ranked by player order."""
    s = last_sail(4, "C", zero_may_score=zero)
    set_order(s, PURPLE, YELLOW, RED, GREEN)
    place_tokens(s, "Hispania", (GREEN, 1))
    idle_through(s)
    assert winners(s, "Hispania", "C") == expected


@pytest.mark.parametrize(("zero", "expected"), [(False, "removed"), (True, PURPLE)])
def test_temple_where_nobody_has_scored(zero: bool, expected: object) -> None:
    """N51, N61: all on 0 at Italia, purple first in order -> tile removed, or purple's."""
    s = last_sail(3, "A", zero_may_score=zero)
    set_order(s, PURPLE, GREEN, RED)
    idle_through(s)
    assert winners(s, "Italia", "A") == {3: expected}


def test_points_stay_and_count_again() -> None:
    """N52: red leads Africa and earns nothing after round A -> tokens stay, red takes all first tiles."""
    s = last_sail()
    place_tokens(s, "Africa", (RED, 4), (GREEN, 2))
    for round, value in zip("ABC", (3, 6, 9), strict=True):
        idle_through(s)
        assert (space(s, RED, "Africa"), space(s, GREEN, "Africa")) == (4, 2)
        assert winners(s, "Africa", round)[value] == RED


# Gold


@pytest.mark.parametrize(
    ("round", "expected"),
    [("A", {1: YELLOW}), ("B", {3: YELLOW, 1: RED}), ("C", {5: YELLOW, 3: RED, 1: GREEN})],
)
def test_gold_temple(round: str, expected: dict[int, int]) -> None:
    """N53: Y 9, R 8, G 6, P 2 gold -> tiles by gold, one, two or three of them; no gold is spent."""
    s = last_sail(4, round)
    s.gold = [8, 6, 2, 9]
    idle_through(s)
    assert winners(s, "Gold", round) == expected
    assert s.gold == [8, 6, 2, 9]


def test_tie_in_gold() -> None:
    """N54, N26: all have 5 gold, order P, R, Y, G in phase 2 -> tiles in that order."""
    s = last_sail(4, "C")
    set_order(s, PURPLE, RED, YELLOW, GREEN)
    idle_through(s)
    assert winners(s, "Gold", "C") == {5: PURPLE, 3: RED, 1: YELLOW}


ONLY_GREEN: dict[int, object] = {5: GREEN, 3: "removed", 1: "removed"}
ALL_RANKED: dict[int, object] = {5: GREEN, 3: PURPLE, 1: RED}


@pytest.mark.parametrize("zero", [False, True])
@pytest.mark.parametrize(("needed", "expected"), [(False, ALL_RANKED), (True, ONLY_GREEN)])
def test_without_gold(needed: bool, expected: dict[int, object], zero: bool) -> None:
    """N54, N61: only green has gold, order P, R, G -> others rank by player order, or take nothing; N51's is apart."""
    s = last_sail(3, "C", gold_temple_needs_gold=needed, zero_may_score=zero)
    set_order(s, PURPLE, RED, GREEN)
    s.gold = [0, 1, 0]
    idle_through(s)
    assert winners(s, "Gold", "C") == expected


@pytest.mark.parametrize(("needed", "expected"), [(False, {3: PURPLE, 1: RED}), (True, {3: "removed", 1: "removed"})])
def test_nobody_has_gold(needed: bool, expected: dict[int, object]) -> None:
    """N54: nobody has gold, order P, R, G in round B -> the first two in order take the tiles, or nobody does."""
    s = last_sail(3, "B", gold_temple_needs_gold=needed)
    set_order(s, PURPLE, RED, GREEN)
    s.gold = [0, 0, 0]
    idle_through(s)
    assert winners(s, "Gold", "B") == expected


@pytest.mark.parametrize(("zero", "expected"), [(False, ONLY_GREEN), (True, ALL_RANKED)])
def test_without_gold_in_version_1(zero: bool, expected: dict[int, object]) -> None:
    """N54: the same in version 1 of the rules -> others take nothing, unless N51's option lets them."""
    s = NEPTUN.from_json({**last_sail(3, "C", zero_may_score=zero).to_json(), "rules": 1})
    assert isinstance(s, NeptunState)
    set_order(s, PURPLE, RED, GREEN)
    s.gold = [0, 1, 0]
    idle_through(s)
    assert winners(s, "Gold", "C") == expected


# The end of the game


def end_of_game(*tiles: tuple[int, str, str]) -> NeptunState:
    """Bring three players to the end of round C with these best tiles of A and B and nothing else yet.

    Nobody has gold, a card for an extra turn, a token off space 0 or all contracts fulfilled.
    """
    s = last_sail(3, "C", gold_temple_needs_gold=True)
    s.gold = [0, 0, 0]
    for seat, card in enumerate(("tyros_a salt", "tyros_b salt", "ostia_a salt")):
        load(s, seat, card)
        set_hand(s, seat)
    s.tile_owner = [REMOVED] * len(s.tile_owner)
    for seat, temple, round in tiles:
        s.tile_owner[BOX.tiles_at[BOX.temple_names.index(temple)]["ABC".index(round)][0]] = seat
    return s


def test_total_is_point_tiles_and_bonus_tiles() -> None:
    """N59: red has tiles 4 + 6 and a bonus of 2, green a tile 7 -> 12 and 7; gold and tracks count nothing."""
    s = end_of_game((RED, "Hispania", "A"), (RED, "Italia", "B"), (GREEN, "Hispania", "B"))
    s.bonus[0] = 2
    s.gold[PURPLE] = 30
    place_tokens(s, "Graecia", (PURPLE, 20))
    idle_through(s)
    result = s.standings()
    assert {each.seat: each.score for each in result.seats} == {RED: 4 + 6 + 2, GREEN: 7, PURPLE: 8 + 5}
    assert [each.seat for each in result.seats] == [PURPLE, RED, GREEN]
    assert result.winners() == [PURPLE]


def test_ties_share_the_win() -> None:
    """N59: red and purple have 12 points each, green 7 -> red and purple share the win, green is third."""
    s = end_of_game((PURPLE, "Africa", "B"), (PURPLE, "Italia", "B"), (GREEN, "Hispania", "B"))
    place_tokens(s, "Hispania", (RED, 1))
    idle_through(s)
    result = s.standings()
    ranks = [(each.seat, each.rank, each.score) for each in result.seats]
    assert ranks == [(RED, 1, 12), (PURPLE, 1, 12), (GREEN, 3, 7)]
    assert sorted(result.winners()) == [RED, PURPLE]


def test_sources_add_up_to_the_score() -> None:
    """N59: a whole game -> what each temple and the bonus tiles gave adds up to the score."""
    s = moments(4, 1)[-1]
    assert max(each.score for each in s.standings().seats) > 20
    for each in s.standings().seats:
        assert sum(each.sources.values()) == each.score
        assert set(each.sources) == {*BOX.temple_names, "bonus"}
