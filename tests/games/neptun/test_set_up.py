"""Set-up, clauses N1 to N11, and the switches of N61."""

import pytest

from periplus.games.neptun.score import bonus_left
from periplus.kernel.errors import BadTable
from tests.games.neptun.tables import (
    BOX,
    DOWN,
    NEPTUN,
    boat_of,
    chart,
    column,
    forecast,
    hand,
    new,
    player,
    row,
    say,
    tiles_shown,
    winners,
)


def first_columns(seed: int) -> list[str]:
    """Return the cards of the first column that a new game turns up."""
    s = new(3, seed)
    say(s, s.order[0], "reveal")
    return column(s, 1).split()


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_three_to_five_may_play(seats: int) -> None:
    """N1: a game for 3, 4 or 5 -> as many players, and one column more."""
    s = new(seats)
    assert len(s.view(None)["players"]) == seats
    assert row(s) == [DOWN] * (seats + 1)


@pytest.mark.parametrize("seats", [0, 1, 2, 6])
def test_other_numbers_may_not(seats: int) -> None:
    """N1: a game for fewer than 3 or more than 5 -> refused."""
    with pytest.raises(BadTable) as caught:
        NEPTUN.new(seats, 1)
    assert caught.value.message.id == "error-seats"


def test_only_the_a_tiles_lie_on_the_temples() -> None:
    """N2: set-up -> each temple shows its A tile; all others wait."""
    s = new()
    shown = {"Hispania": [4], "Italia": [3], "Graecia": [2], "Asia Minor": [2], "Africa": [3], "Gold": [1]}
    assert tiles_shown(s) == shown
    for temple in shown:
        for letter, count in zip("ABC", (1, 2, 3), strict=True):
            tiles = BOX.tiles_at[BOX.temple_names.index(temple)]["ABC".index(letter)]
            assert len(tiles) == count
            assert set(winners(s, temple, letter).values()) == {None}


def test_markers_lie_on_their_kind_of_link() -> None:
    """N3: set-up -> coastal markers on coastal links, deep-sea markers on deep-sea links, all open."""
    for seed in range(20):
        links = new(3, seed).view(None)["links"]
        for kind, markers in (("coastal", BOX.coastal_markers), ("deep sea", BOX.deep_markers)):
            assert sorted(link["miles"] for link in links if link["kind"] == kind) == markers


def test_markers_are_shuffled() -> None:
    """N3: many games -> every link has different lengths in different games."""
    layouts = [new(3, seed).markers for seed in range(30)]
    for link in range(len(BOX.link_ends)):
        assert len({layout[link] for layout in layouts}) >= 3 - BOX.link_deep[link]


def test_three_whole_decks() -> None:
    """N5: set-up -> 30 city cards, 30 goods cards, 40 oar cards, less the columns laid out."""
    seen = new(4).view(None)
    assert [seen[deck]["cards"] for deck in ("cities", "goods", "oars")] == [25, 25, 35]
    assert [seen[deck]["discard"] for deck in ("cities", "goods", "oars")] == [[], [], []]


def test_decks_are_shuffled_apart() -> None:
    """N5: many games -> city, good and oar of the first column vary, each for itself."""
    first = [first_columns(seed) for seed in range(60)]
    cities, goods, oars = ({cards[at] for cards in first} for at in range(3))
    assert len(cities) > 20
    assert len(goods) == 5
    assert len(oars) > 20
    assert len({(cards[1], cards[2]) for cards in first}) > len(oars)


def test_wind_five_and_no_forecast() -> None:
    """N6: set-up -> wind 5, the forecast marker is off the board."""
    s = new()
    assert (s.wind, forecast(s)) == (5, None)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_what_everybody_gets(seats: int) -> None:
    """N7: set-up -> a chart with five free slots, the two starting oar cards, 5 gold."""
    s = new(seats)
    for seat in range(seats):
        assert chart(s, seat) == ["free"] * 5
        assert hand(s, seat) == ["+1/4*", "-1/6*"]
        assert s.gold[seat] == 5


def test_tokens_start_on_space_0_of_five_temples() -> None:
    """N8: set-up -> one token of each player on 0 of each region temple; the gold temple has no track."""
    for temple in new(4).view(None)["temples"]:
        tokens = [(token["seat"], token["space"]) for token in temple["tokens"]]
        assert tokens == ([] if temple["name"] == "Gold" else [(seat, 0) for seat in range(4)])


def test_boats_start_in_crete() -> None:
    """N9: set-up -> all boats in Crete."""
    s = new(5)
    assert [boat_of(s, seat) for seat in range(5)] == ["Crete"] * 5


def test_initial_order_is_random() -> None:
    """N9: many games of three -> all six orders occur."""
    assert len({tuple(new(3, seed).order) for seed in range(60)}) == 6


def test_bonus_tiles_lie_in_the_supply() -> None:
    """N11: set-up -> all 15 bonus tiles in the common supply, nobody has one, no value is shown."""
    s = new()
    assert len(bonus_left(s)) == 15
    for seat in range(4):
        assert (player(s, seat)["bonus_tiles"], player(s, seat)["bonus"]) == (0, None)


DEFAULTS: dict[str, object] = {
    "refusal_lasts_round": False,
    "leftover_gold_accumulates": True,
    "buy_with_fresh_gold": True,
    "extra_turns_affect_wind": False,
    "extra_turns_asked_once": False,
    "zero_may_score": False,
    "gold_temple_needs_gold": False,
    "wind_between_rounds": "forecast",
    "bonus_tiles": "random",
}


def test_switches_and_their_defaults() -> None:
    """N61: a game without options -> the nine switches have the values of our ruling."""
    assert new().settings == DEFAULTS


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *[(name, value) for name in list(DEFAULTS)[:7] for value in (True, False)],
        *[("wind_between_rounds", value) for value in ("forecast", "keep", "reset5")],
        *[("bonus_tiles", value) for value in ("random", "fixed3")],
    ],
)
def test_each_value_of_each_switch_can_be_chosen(name: str, value: object) -> None:
    """N61: one switch set -> it has that value, the others their defaults."""
    assert new(3, 1, **{name: value}).settings == {**DEFAULTS, name: value}


@pytest.mark.parametrize(
    ("name", "value"),
    [("zero_may_score", 1), ("wind_between_rounds", "reset6"), ("bonus_tiles", True), ("tides", True)],
)
def test_other_values_are_refused(name: str, value: object) -> None:
    """N61: a value or a switch that does not exist -> no game."""
    with pytest.raises(BadTable):
        NEPTUN.new(3, 1, {name: value})
