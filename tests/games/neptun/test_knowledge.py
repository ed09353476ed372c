"""Who knows what: clauses N10, N60 and the face-down supply of N11."""

from typing import Any

import pytest

from periplus.games.neptun.state import NO_CARD, NeptunState
from periplus.kernel.luck import luck_from
from tests.games.neptun.tables import (
    BOX,
    DOWN,
    GREEN,
    PURPLE,
    RED,
    at_sea,
    bonus_tiles,
    chart,
    column,
    hand,
    idle_through,
    idle_until,
    last_sail,
    load,
    may,
    moments,
    moor,
    new,
    play_oars,
    player,
    say,
    set_hand,
    table,
)


def words(data: Any) -> list[str]:
    """Return every text in plain data."""
    if isinstance(data, dict):
        return [word for value in data.values() for word in words(value)]
    if isinstance(data, list):
        return [word for value in data for word in words(value)]
    return [data] if isinstance(data, str) else []


def dealt_anew(s: NeptunState, seat: int | None, seed: int) -> NeptunState:
    """Return a position that the seat cannot tell from this one."""
    twin = s.resample(seat, luck_from(seed))
    assert isinstance(twin, NeptunState)
    return twin


# Hands


@pytest.mark.parametrize("viewer", [GREEN, PURPLE, None])
def test_hands_are_secret(viewer: int | None) -> None:
    """N10, N60: red holds these or those cards -> the others and spectators see the same; red does not."""
    s = at_sea()
    set_hand(s, RED, *[f"0/{power}" for power in range(1, 6)])
    seen, own = s.view(viewer), s.view(RED)
    set_hand(s, RED, *[BOX.oar_names[card] for card in s.oar_bag[-5:]])
    assert s.view(viewer) == seen
    assert s.view(RED) != own
    assert s.view(RED)["own"]["hand"] == hand(s, RED)


def test_spectator_has_no_hand() -> None:
    """N60: a spectator looks -> sees nothing of anybody's own."""
    assert at_sea().view(None)["own"] is None


def test_number_of_cards_is_public() -> None:
    """N60: red holds 3 cards in turn 3, the others 5 -> everybody sees how many."""
    s = at_sea(3, 3)
    set_hand(s, RED, "0/1", "0/2", "0/3")
    assert [player(s, seat)["hand_size"] for seat in range(3)] == [3, 5, 5]


@pytest.mark.parametrize("viewer", [RED, GREEN, None])
def test_attentive_players_remember_hands(viewer: int | None) -> None:
    """N60: every acquired card lay open -> the recall of every seat has all hands."""
    s = at_sea()
    assert s.recall(viewer) == {"hands": [hand(s, seat) for seat in range(3)]}


@pytest.mark.parametrize("viewer", [RED, None])
def test_hands_are_not_dealt_anew(viewer: int | None) -> None:
    """N60: a position dealt anew from one seat's knowledge -> all hands are the same."""
    s = at_sea()
    assert dealt_anew(s, viewer, 1).hands == s.hands


# Chosen cards


def choosing() -> NeptunState:
    """Bring three players to the choice of cards, red holding 0/5, 0/6, 0/7 and having chosen 0/5."""
    s = at_sea(3, 3)
    set_hand(s, RED, "0/5", "0/6", "0/7")
    say(s, RED, "play 0/5")
    return s


@pytest.mark.parametrize("viewer", [GREEN, PURPLE, None])
def test_chosen_card_is_secret(viewer: int | None) -> None:
    """N60, N27: red has chosen 0/5, or changes to 0/6 -> the others see only that red has chosen."""
    s = choosing()
    seen, recalled = s.view(viewer), s.recall(viewer)
    assert (player(s, RED, viewer)["has_chosen"], player(s, GREEN, viewer)["has_chosen"]) == (True, False)
    assert "0/5" not in words(seen)
    say(s, RED, "play 0/6")
    assert (s.view(viewer), s.recall(viewer)) == (seen, recalled)


def test_chosen_card_is_known_to_its_owner() -> None:
    """N60: red has chosen 0/5 -> red sees it."""
    assert choosing().view(RED)["own"]["chosen"] == "0/5"


@pytest.mark.parametrize("viewer", [GREEN, None])
def test_choosing_is_told_without_the_card(viewer: int | None) -> None:
    """N60: red chooses 0/6 -> told to red with the card, to the others without."""
    (event,) = say(choosing(), RED, "play 0/6")
    assert dict(event.seen_by(viewer).params) == {"seat": RED}
    assert event.seen_by(RED).params["oar"] == "0/6"


@pytest.mark.parametrize(("viewer", "expected"), [(RED, {"0/5"}), (GREEN, {"0/5", "0/6", "0/7"})])
def test_chosen_card_is_dealt_anew_for_the_others(viewer: int, expected: set[str]) -> None:
    """N60: dealt anew -> red's choice may be any card of red's hand for green; red knows it."""
    s = choosing()
    twins = [dealt_anew(s, viewer, seed) for seed in range(30)]
    assert {BOX.oar_names[twin.chosen[RED]] for twin in twins} == expected
    assert {twin.chosen[GREEN] for twin in twins} == {NO_CARD}
    assert all(twin.view(viewer) == s.view(viewer) for twin in twins)


# Face-down columns and decks


def test_face_down_columns_are_unknown_to_everybody() -> None:
    """N60, N13: a new row dealt anew -> red's first reveal can be anything, and red sees no difference."""
    s = table(3)
    found = set()
    for seed in range(20):
        twin = dealt_anew(s, RED, seed)
        assert twin.view(RED) == s.view(RED)
        say(twin, RED, "reveal")
        found.add(column(twin, 1))
    assert len(found) > 10


@pytest.mark.parametrize("viewer", [RED, None])
def test_face_down_columns_show_nothing(viewer: int | None) -> None:
    """N60: columns 2 to 4 lie face down -> the view has no card of theirs."""
    s = table(3)
    say(s, RED, "reveal")
    seen = s.view(viewer)["row"]
    assert seen[0]["state"] == "face up"
    assert seen[1:] == [{"state": DOWN, "contract": None, "oar": None, "gold": 0, "refused_by": None}] * 3


def test_number_of_cards_in_the_decks_is_public() -> None:
    """N60: three players, after turn 1 of phase 1 -> 4 + 3 columns have left each deck."""
    s = table(3)
    idle_until(s, "Acquire", 2)
    seen = s.view(None)
    assert [seen[deck]["cards"] for deck in ("cities", "goods", "oars")] == [23, 23, 33]


# Bonus tiles


def with_bonus(**options: object) -> NeptunState:
    """Bring three players to round B; red has a bonus tile."""
    s = last_sail(3, "A", **options)
    for seat in (GREEN, PURPLE):
        load(s, seat, ("tyros_a salt", "tyros_b salt")[seat - 1])
    idle_through(s)
    return s


@pytest.mark.parametrize("viewer", [GREEN, PURPLE, None])
def test_value_of_a_bonus_tile_is_secret(viewer: int | None) -> None:
    """N60, N11: red's bonus tile is worth 2, 3 or 4 -> others see that red has one, red sees its value."""
    s = with_bonus()
    s.bonus[0] = 2
    seen, standing = s.view(viewer), [each.score for each in s.standings().seats]
    assert (player(s, RED, viewer)["bonus_tiles"], player(s, RED, viewer)["bonus"]) == (1, None)
    for value in (3, 4):
        s.bonus[0] = value
        assert s.view(viewer) == seen
        assert s.recall(viewer) == {"hands": [hand(s, seat) for seat in range(3)]}
        assert [each.score for each in s.standings().seats] == standing
        assert s.view(RED)["own"]["bonus"] == [value]


@pytest.mark.parametrize("viewer", [GREEN, None])
def test_drawing_is_told_without_the_value(viewer: int | None) -> None:
    """N60: red draws a bonus tile -> told to red with the value, to the others without."""
    s = last_sail()
    for seat in range(3):
        told = say(s, seat, "sail Crete")
    drawn = next(event for event in told if event.name == "bonus" and event.public["seat"] == RED)
    assert dict(drawn.seen_by(viewer).params) == {"seat": RED}
    assert drawn.seen_by(RED).params["value"] == bonus_tiles(s, RED)[0]


def test_bonus_tiles_are_dealt_anew_for_the_others() -> None:
    """N60: dealt anew -> red's tile has any value for green, the one it has for red."""
    s = with_bonus()
    assert {dealt_anew(s, GREEN, seed).bonus[0] for seed in range(30)} == {2, 3, 4}
    assert {dealt_anew(s, RED, seed).bonus[0] for seed in range(30)} == {s.bonus[0]}


def test_fixed_bonus_tiles_are_public() -> None:
    """N60, N61: fixed3 -> everybody sees that red's tile is worth 3, and dealing anew leaves it."""
    s = with_bonus(bonus_tiles="fixed3")
    assert player(s, RED, GREEN)["bonus"] == [3]
    assert {dealt_anew(s, GREEN, seed).bonus[0] for seed in range(10)} == {3}


def test_bonus_tiles_are_shown_at_the_end() -> None:
    """N60, N59: the game is over -> everybody sees the values, and they count."""
    s = last_sail(3, "C")
    idle_through(s)
    assert [player(s, seat)["bonus"] for seat in range(3)] == [bonus_tiles(s, seat) for seat in range(3)]
    assert {each.seat: each.sources["bonus"] for each in s.standings().seats} == {
        seat: sum(bonus_tiles(s, seat)) for seat in range(3)
    }


# What is public


def test_charts_and_gold_are_open() -> None:
    """N10, N60: contracts open, turned and fulfilled; purses -> a spectator sees them all."""
    s = at_sea()
    play_oars(s, "0/5", "0/1", "0/2")
    load(s, RED, "tyros_a salt", "athenae_a honey", "ostia_a salt")
    moor(s, RED, "Athenae")
    say(s, RED, "sail Athenae serve 2")
    seen = player(s, RED)
    assert [slot["state"] for slot in seen["chart"]] == chart(s, RED)
    assert [slot["contract"] and slot["contract"]["card"] for slot in seen["chart"]] == [
        "tyros_a", None, "ostia_a", None, None,
    ]  # fmt: skip
    assert (seen["gold"], seen["boat"]) == (7, "Athenae")


def test_board_is_open() -> None:
    """N60: wind, forecast, order, links, tokens, tiles, discards, played cards -> a spectator sees them."""
    s = at_sea()
    play_oars(s, "+2/5", "0/1", "0/2")
    load(s, RED, "athenae_b honey")
    moor(s, RED, "Athenae")
    say(s, RED, "sail Athenae serve 1")
    seen = s.view(None)
    assert (seen["wind"], seen["forecast"], seen["order"]) == (5, 2, [RED, GREEN, PURPLE])
    assert [link["miles"] for link in seen["links"]] == s.markers
    assert seen["temples"][2]["tokens"][RED]["space"] == 3
    assert [player(s, seat)["played"][0] for seat in range(3)] == ["+2/5", "0/1", "0/2"]
    assert "athenae_b" in seen["cities"]["discard"]


def test_face_up_columns_are_open() -> None:
    """N60, N24: a leftover with 1 gold -> a spectator sees city, good, oar and gold."""
    s = table(3)
    for _ in range(2):
        say(s, RED, "reveal")
    say(s, RED, "take 2 slot 1")
    for seat in (GREEN, PURPLE):
        say(s, seat, "reveal")
        say(s, seat, may(s, seat)[0])
    first = s.view(None)["row"][0]
    assert column(s, 1) == f"{first['contract']['card']} {first['contract']['good']} {first['oar']}"
    assert first["gold"] == 1


def test_tiles_taken_are_open() -> None:
    """N60, N53: red has most gold in round A -> everybody sees red's tile."""
    s = last_sail()
    s.gold = [9, 1, 1]
    idle_through(s)
    assert player(s, RED)["tiles"] == [{"temple": "Gold", "round": "A", "points": 1}]


@pytest.mark.parametrize("seats", [3, 5])
def test_views_never_depend_on_what_is_hidden(seats: int) -> None:
    """N60: a random game, dealt anew from each seat's knowledge -> that seat's view never changes."""
    for s in moments(seats, 9)[::7]:
        for viewer in (*range(seats), None):
            twin = dealt_anew(s, viewer, 3)
            assert twin.view(viewer) == s.view(viewer)
            assert twin.recall(viewer) == s.recall(viewer)


def test_seats_without_a_secret_see_the_same_table() -> None:
    """N60: start of a game -> all views are alike but for the own hand."""
    s = new(4)
    views = [{**s.view(seat), "own": None} for seat in range(4)]
    assert views == [s.view(None)] * 4
