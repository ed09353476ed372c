"""The shape of the game, and what happens between rounds: clauses N4, N12 and N55 to N58."""

import pytest

from periplus.games.neptun.state import NeptunState
from periplus.kernel.action import Action
from periplus.kernel.errors import GameOver, Refused
from tests.games.neptun.tables import (
    BOX,
    GREEN,
    PURPLE,
    RED,
    at_sea,
    boat_of,
    forecast,
    hand,
    idle,
    idle_through,
    idle_until,
    last_sail,
    moments,
    moor,
    new,
    place_tokens,
    play_oars,
    round_begins,
    say,
    set_hand,
    space,
    table,
    tiles_shown,
    turn,
)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_three_rounds_of_three_phases(seats: int) -> None:
    """N12: a game in which everybody idles -> three rounds of 5 contracts, 5 sailings and 2 offers."""
    s = new(seats)
    found: list[tuple[str, str, int]] = []
    while not s.is_over:
        now = ("ABC"[s.round()], s.step_name(), turn(s))
        if now not in found[-1:]:
            found.append(now)
        idle(s)
    expected: list[tuple[str, str, int]] = []
    for round in "ABC":
        expected += [(round, "Acquire", number) for number in range(1, 6)]
        expected += [(round, step, number) for number in range(1, 6) for step in ("ChooseOar", "Journey")]
        expected += [(round, "ExtraTurn", number) for number in (6, 7)]
    assert found == expected


def test_nobody_acts_after_the_third_round() -> None:
    """N12, N59: the third round is over -> nobody is asked, and nobody may act."""
    s = moments(3, 1)[-1]
    assert (s.is_over, s.actors(), s.standings().ending) == (True, [], "rounds-over")
    with pytest.raises(GameOver):
        say(s, RED, "reveal")


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_distances_never_change(seats: int) -> None:
    """N4: a whole random game -> every marker stays where it was dealt."""
    found = moments(seats, 2)
    links = [s.view(None)["links"] for s in found if round_begins(s) or s.is_over]
    dealt = new(seats, 2).view(None)["links"]
    assert len(links) == 4
    assert all(each == dealt for each in links)


# Cards


def test_unplayed_oar_cards_stay_in_hand() -> None:
    """N55, N10: red holds +1/4* and 0/7 at the end of round A -> red begins round B with them."""
    s = last_sail()
    set_hand(s, RED, "+1/4*", "0/7")
    idle_through(s)
    assert hand(s, RED) == ["0/7", "+1/4*"]


def test_played_starting_cards_leave_the_game() -> None:
    """N55, N56: red plays both starting cards in round A -> in round B nobody holds or can draw them."""
    s = at_sea()
    play_oars(s, "+1/4*", "0/1", "0/2")
    idle_until(s, "ChooseOar", 2)
    play_oars(s, "-1/6*", "+1/1", "+1/2")
    idle_until(s, "Acquire", 1, "B")
    assert not {"+1/4*", "-1/6*"} & set(hand(s, RED))
    assert max(s.oar_bag) < BOX.first_starting_oar
    assert s.view(None)["oars"]["discard"] == []


def test_played_cards_of_the_deck_return_to_it() -> None:
    """N55, N56: red plays 0/5 in round A -> in round B it can be drawn again."""
    s = at_sea()
    play_oars(s, "0/5", "0/1", "0/2")
    assert BOX.oar_names.index("0/5") not in s.oar_bag
    idle_until(s, "Acquire", 1, "B")
    assert BOX.oar_names.index("0/5") in s.oar_bag


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_decks_at_the_start_of_a_round(seats: int) -> None:
    """N56, N55: random games -> all 30 city and goods cards, and all 40 oars but those in hands."""
    for seed in range(8):
        starts = [s for s in moments(seats, seed) if round_begins(s)]
        assert [s.round() for s in starts] == [0, 1, 2]
        starting = 2 * seats
        for s in starts:
            held = [card for cards in s.hands for card in cards]
            assert s.city_bag == list(range(30))
            assert s.goods_bag == sorted(list(range(5)) * 6)
            assert sorted(s.oar_bag + [card for card in held if card < 40]) == list(range(40))
            left = len([card for card in held if card >= 40])
            assert left <= starting
            starting = left


def test_decks_are_shuffled_anew() -> None:
    """N56: the city cards that round A turned up -> other ones, in other order, in round B."""
    s = table(3)
    seen: list[list[int]] = [[], []]
    while s.round() < 2:
        if s.step_name() == "Acquire":
            seen[s.round()] += [card for card in s.row_city if card >= 0]
        idle(s)
    assert seen[0] != seen[1]
    assert set(seen[0]) & set(seen[1])


# The board


@pytest.mark.parametrize(
    ("round", "tiles"),
    [
        (
            "A",
            {"Hispania": [7, 4], "Italia": [6, 3], "Graecia": [5, 1], "Asia Minor": [5, 2], "Africa": [6, 2]},
        ),
        (
            "B",
            {
                "Hispania": [12, 7, 4],
                "Italia": [10, 6, 3],
                "Graecia": [8, 4, 2],
                "Asia Minor": [8, 5, 2],
                "Africa": [9, 5, 2],
            },
        ),
    ],
)
def test_next_tiles_are_laid_out(round: str, tiles: dict[str, list[int]]) -> None:
    """N57: end of round A, or B -> the B, or C, tiles lie on the temples."""
    s = last_sail(3, round)
    idle_through(s)
    shown = tiles_shown(s)
    assert shown.pop("Gold") == ([3, 1] if round == "A" else [5, 3, 1])
    assert shown == tiles


@pytest.mark.parametrize("round", ["A", "B"])
def test_boats_return_and_all_else_stays(round: str) -> None:
    """N57: boats are in Tyros, Ostia and Malaca -> back in Crete; gold, tokens, distances, order stay."""
    s = last_sail(3, round)
    for seat, city in enumerate(("Tyros", "Ostia", "Malaca")):
        moor(s, seat, city)
    s.gold = [3, 0, 11]
    place_tokens(s, "Italia", (GREEN, 4), (PURPLE, 4), (RED, 1))
    before = (s.order[:], s.markers[:], s.track[:], s.pile[:])
    idle_through(s)
    assert round_begins(s)
    assert [boat_of(s, seat) for seat in range(3)] == ["Crete"] * 3
    assert s.gold == [3, 0, 11]
    assert space(s, GREEN, "Italia") == 4
    assert (s.order, s.markers, s.track, s.pile) == before


@pytest.mark.parametrize("round", ["A", "B"])
@pytest.mark.parametrize(("rule", "wind"), [("forecast", 8), ("keep", 6), ("reset5", 5)])
def test_wind_between_rounds(round: str, rule: str, wind: int) -> None:
    """N58, N61: wind 6 and forecast +3 at the end of a round -> 8, 6 or 5; the forecast marker is off."""
    s = last_sail(3, round, wind_between_rounds=rule)
    s.wind, s.forecast = 6, 3
    idle_through(s)
    assert (s.wind, forecast(s)) == (wind, None)


def test_wind_between_rounds_holds_for_the_next_first_turn() -> None:
    """N58: forecast -4 at the end of round A -> turn 1 of round B is sailed at wind 1."""
    s = last_sail()
    s.forecast = -4
    idle_until(s, "Journey", 1, "B")
    assert s.prompt(s.actors()[0]).params["wind"] == 1


# Everything at once


def every_action(s: NeptunState) -> list[Action]:
    """List all that anybody can ever say."""
    made = s.actions
    said: list[Action] = [made.reveal, made.join, made.decline, *made.play, *made.sail]
    for column in made.take:
        said += column
    for city in made.serve + made.serve_and_buy:
        said += city
    return said


def allowed(s: NeptunState, seat: int, action: Action) -> bool:
    """Say whether the rules let a seat do something."""
    try:
        s.check(seat, action)
    except Refused:
        return False
    return True


@pytest.mark.parametrize("seats", [3, 5])
def test_what_is_listed_is_what_is_allowed(seats: int) -> None:
    """N15, N27, N31, N34, N36: a random game -> actions that are listed are exactly those not refused."""
    for s in moments(seats, 5)[::3]:
        for seat in s.actors():
            right = {str(action) for action in every_action(s) if allowed(s, seat, action)}
            listed = [str(action) for action in s.legal_actions(seat)]
            assert len(listed) == len(set(listed))
            assert set(listed) == right


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_no_component_is_ever_lost(seats: int) -> None:
    """N5, N38, N55: random games -> in every position all cards, tiles and markers are where they may be."""
    for seed in range(3):
        for s in moments(seats, 100 + seed):
            s.game.audit(s)
