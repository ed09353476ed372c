"""The worked examples of the rulebooks, E1 to E18, and the cases that follow from the rules."""

import pytest

from periplus.kernel.errors import BadNotation, WrongSeat
from tests.games.neptun.tables import (
    BLUE,
    BOX,
    DOWN,
    GREEN,
    NOTHING,
    PURPLE,
    RED,
    YELLOW,
    at_sea,
    boat_of,
    chart,
    column,
    contract,
    forecast,
    idle_through,
    idle_until,
    last_sail,
    load,
    may,
    moments,
    moor,
    new,
    place_tokens,
    play_oars,
    price,
    refused,
    round_begins,
    row,
    say,
    set_distances,
    set_hand,
    set_order,
    set_row,
    space,
    table,
    tiles_shown,
    turn,
    winners,
)


def test_e1_order_red_green_purple_yellow() -> None:
    """E1 (N15): order R, G, P, Y; each takes a contract -> they are asked in that order."""
    s = table(4)
    assert s.view(None)["order"] == [RED, GREEN, PURPLE, YELLOW]
    asked = []
    for _ in range(4):
        asked += s.actors()
        say(s, s.actors()[0], "reveal")
        say(s, s.actors()[0], may(s, s.actors()[0])[0])
    assert asked == [RED, GREEN, PURPLE, YELLOW]


def test_e2_five_face_down_columns_for_four() -> None:
    """E2 (N13): four players, start of phase 1 -> five columns, all face down."""
    assert row(new(4)) == [DOWN] * 5


def test_e3_olives_to_saguntum() -> None:
    """E3 (N14, N35): olives delivered to Saguntum -> 3 temple points in Hispania, no gold."""
    s = at_sea()
    play_oars(s, "0/1", "0/2", "0/3")
    load(s, RED, "saguntum_b olives")
    moor(s, RED, "Saguntum")
    say(s, RED, "sail Saguntum serve 1")
    assert space(s, RED, "Hispania") == 3
    assert s.gold[RED] == 5


def test_e4_red_refuses_the_first_and_takes_the_second() -> None:
    """E4 (N16, N19): all face down; red reveals 1, refuses, takes 2 -> 1 face up, 3 to 5 face down."""
    s = table(4)
    say(s, RED, "reveal")
    say(s, RED, "reveal")
    second = column(s, 2)
    say(s, RED, "take 2 slot 4")
    assert second.startswith(contract(s, RED, 4))
    assert row(s) == ["face up", NOTHING, DOWN, DOWN, DOWN]
    assert s.actors() == [GREEN]


def test_e5_green_takes_the_column_red_refused() -> None:
    """E5 (N17, N19): green takes column 1, olives to Saguntum, refused by red -> legal, nothing revealed."""
    s = table(4)
    say(s, RED, "reveal")
    set_row(s, "saguntum_b olives 0/3", DOWN, DOWN, DOWN, DOWN)
    say(s, RED, "reveal")
    say(s, RED, "take 2 slot 1")
    say(s, GREEN, "take 1 slot 1")
    assert contract(s, GREEN, 1) == "saguntum_b olives"
    assert row(s) == [NOTHING, NOTHING, DOWN, DOWN, DOWN]


def test_e6_slot_four_cannot_be_changed() -> None:
    """E6 (N20): red loads slot 4 of an empty chart -> filled for good: no second load, no way to move."""
    s = table(4)
    say(s, RED, "reveal")
    say(s, RED, "take 1 slot 4")
    assert chart(s, RED) == ["free", "free", "free", "open", "free"]
    loaded = contract(s, RED, 4)
    idle_until(s, "Acquire", 2)
    set_order(s, RED, GREEN, PURPLE, YELLOW)
    assert refused(s, RED, "take 1 slot 4") == ("N20", "slot-taken")
    with pytest.raises(BadNotation):
        s.game.parse("move 4 slot 1")
    idle_until(s, "ChooseOar", 1)
    assert contract(s, RED, 4) == loaded


@pytest.mark.parametrize(
    ("purple", "yellow"),
    [("0/3", "+1/3"), ("0/4", "0/3")],
    ids=["equal powers: the later one first", "yellow weaker"],
)
def test_e7_order_after_the_first_turn(purple: str, yellow: str) -> None:
    """E7 (N23): R, G, P, Y take powers; purple and yellow equal, or yellow less -> order G, Y, P, R."""
    s = table(4)
    set_row(s, "malaca_a honey 0/5", "malaca_b salt 0/1", f"ostia_a salt {purple}", f"ostia_b salt {yellow}", DOWN)
    for seat in (RED, GREEN, PURPLE, YELLOW):
        say(s, seat, f"take {seat + 1} slot 1")
    assert s.order == [GREEN, YELLOW, PURPLE, RED]


def test_e8_face_up_leftover_gets_gold_and_stands_leftmost() -> None:
    """E8 (N24): the leftover, third column, was face up -> turn 2 has it leftmost, face up, with 1 gold."""
    s = table(4)
    set_row(s, DOWN, DOWN, "tyros_a salt 0/5", DOWN, DOWN)
    for seat in (RED, GREEN, PURPLE, YELLOW):
        say(s, seat, "reveal")
        say(s, seat, may(s, seat)[0])
    assert row(s) == ["face up", DOWN, DOWN, DOWN, DOWN]
    assert column(s, 1) == "tyros_a salt 0/5"
    assert s.view(None)["row"][0]["gold"] == 1


def test_e9_leptis_magna_then_carthago() -> None:
    """E9 (N37): Leptis Magna before Carthago on the chart -> both can be served in that order."""
    s = at_sea()
    play_oars(s, "0/8", "0/2", "0/3")
    load(s, RED, "leptis_magna_b salt", "carthago_b honey")
    say(s, RED, "sail Leptis_Magna serve 1")
    idle_until(s, "ChooseOar", 2)
    play_oars(s, "-1/8", "+1/2", "+1/3")
    say(s, RED, "sail Carthago serve 2")
    assert chart(s, RED)[:2] == ["fulfilled", "fulfilled"]


def test_e9_carthago_first_loses_leptis_magna() -> None:
    """E9 (N37): Leptis Magna left of Carthago; Carthago is served first -> Leptis Magna is lost."""
    s = at_sea()
    play_oars(s, "0/8", "0/2", "0/3")
    load(s, RED, "leptis_magna_b salt", "carthago_b honey")
    moor(s, RED, "Leptis Magna")
    say(s, RED, "sail Carthago serve 2")
    assert chart(s, RED)[:2] == ["turned", "fulfilled"]


def test_e10_forecast_of_four_cards() -> None:
    """E10 (N28, N39): upper numbers +2, +1, 0, -1 at wind 5 -> forecast +2, wind 5 this turn, 7 the next."""
    s = at_sea(4)
    play_oars(s, "+2/3", "+1/4", "0/2", "-1/5")
    assert (s.wind, forecast(s)) == (5, 2)
    idle_until(s, "ChooseOar", 2)
    assert (s.wind, forecast(s)) == (7, None)


def test_e11_range_of_ten() -> None:
    """E11 (N29): wind 5, green's power 5 -> range 10: 8 miles are free, 11 cost 1 gold."""
    s = at_sea()
    play_oars(s, "0/1", "0/5", "0/3")
    say(s, RED, "sail Crete")
    set_distances(s, ("Crete", "Syracusae", 11))
    assert s.prompt(GREEN).params["range"] == 10
    assert (price(s, GREEN, "Tyros"), price(s, GREEN, "Syracusae")) == (0, 1)


def test_e12_tyros_alexandria_for_three() -> None:
    """E12 (N30): the marker on Tyros-Alexandria is 3, range 1 + 2 -> it costs just that; range 2 lacks 1."""
    s = at_sea()
    set_distances(s, ("Tyros", "Alexandria", 3))
    play_oars(s, "0/1", "0/2", "0/3")
    moor(s, RED, "Tyros")
    s.wind = 2
    assert price(s, RED, "Alexandria") == 0
    s.wind = 1
    assert price(s, RED, "Alexandria") == 1


def test_e13_alexandria_by_way_of_tyros() -> None:
    """E13 (N30, N31): range 11, Crete-Tyros 8, Tyros-Alexandria 4 -> 1 gold, boat in Alexandria."""
    s = at_sea()
    set_distances(s, ("Tyros", "Alexandria", 4))
    play_oars(s, "0/6", "0/2", "0/3")
    say(s, RED, "sail Alexandria")
    assert (s.gold[RED], boat_of(s, RED)) == (4, "Alexandria")


def test_e14_grapes_to_alexandria() -> None:
    """E14 (N14, N35): red fulfils grapes at Alexandria -> 2 spaces at the temple of Africa, nowhere else."""
    s = at_sea()
    play_oars(s, "0/6", "0/2", "0/3")
    load(s, RED, "alexandria_a grapes")
    moor(s, RED, "Tyros")
    say(s, RED, "sail Alexandria serve 1")
    assert space(s, RED, "Africa") == 2
    assert sum(s.track) == 2


def test_e15_pergamum_closes_saguntum() -> None:
    """E15 (N37): red serves Pergamum while Saguntum lies open to its left -> Saguntum is turned and lost."""
    s = at_sea()
    play_oars(s, "0/6", "0/2", "0/3")
    load(s, RED, "alexandria_a grapes", "saguntum_b olives", "pergamum_b salt", "tyros_a salt")
    moor(s, RED, "Alexandria")
    say(s, RED, "sail Alexandria serve 1")
    idle_until(s, "ChooseOar", 2)
    play_oars(s, "0/8", "+1/2", "+1/3")
    moor(s, RED, "Pergamum")
    say(s, RED, "sail Pergamum serve 3")
    assert chart(s, RED)[:4] == ["fulfilled", "turned", "fulfilled", "open"]


def test_e16_round_a_leader_takes_the_tile() -> None:
    """E16 (N48): round A, red has come farthest at Graecia -> red takes the A tile."""
    s = last_sail(4)
    place_tokens(s, "Graecia", (GREEN, 3), (RED, 5), (YELLOW, 1))
    idle_through(s)
    assert winners(s, "Graecia", "A") == {2: RED}


def test_e17_round_b_lower_token_wins_the_tie() -> None:
    """E17 (N48, N49, N50): round B, yellow ahead, red below purple -> yellow takes 5, red 1, purple none."""
    s = last_sail(4, "B")
    place_tokens(s, "Graecia", (RED, 4), (PURPLE, 4), (YELLOW, 6))
    idle_through(s)
    assert winners(s, "Graecia", "B") == {5: YELLOW, 1: RED}


def test_e18_b_tiles_at_the_start_of_round_two() -> None:
    """E18 (N57): start of round 2 -> the two B tiles of each temple lie there."""
    s = last_sail(4)
    idle_through(s)
    assert tiles_shown(s) == {
        "Hispania": [7, 4],
        "Italia": [6, 3],
        "Graecia": [5, 1],
        "Asia Minor": [5, 2],
        "Africa": [6, 2],
        "Gold": [3, 1],
    }


# Further tests that follow from the rules


def test_forecast_of_plus_seven_is_held_at_plus_five() -> None:
    """N28, N39 (X1): upper numbers add to +7 -> forecast +5, next wind 10."""
    s = at_sea(4)
    play_oars(s, "+2/1", "+2/2", "+2/3", "+1/4")
    assert forecast(s) == 5
    idle_until(s, "ChooseOar", 2)
    assert s.wind == 10


def test_forecast_of_minus_nine_is_held_at_minus_five() -> None:
    """N28, N29, N39 (X1): upper numbers add to -9 -> forecast -5, next wind 0: range is the power alone."""
    s = at_sea(5)
    play_oars(s, "-2/1", "-2/2", "-2/3", "-2/4", "-1/5")
    assert forecast(s) == -5
    idle_until(s, "ChooseOar", 2)
    assert s.wind == 0
    play_oars(s, "0/5", "0/1", "0/2", "0/3", "0/4")
    assert (price(s, RED, "Corinthus"), price(s, RED, "Athenae")) == (0, 1)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_hand_sizes(seats: int) -> None:
    """N7, N21, N27, N42: random games -> 5 to 7 cards in hand after phase 1, 0 to 2 at the end of a round."""
    for seed in range(6):
        for s in moments(seats, seed):
            sizes = [len(cards) for cards in s.hands]
            if s.step_name() == "ChooseOar" and turn(s) == 1:
                assert all(5 <= size <= 7 for size in sizes)
            if round_begins(s) or s.is_over:
                assert all(0 <= size <= 2 for size in sizes)


def test_five_players_use_26_city_cards_a_round() -> None:
    """N13, N25: five players, end of phase 1 -> 26 city and goods cards are out, 4 left of 30."""
    s = at_sea(5)
    seen = s.view(None)
    assert (seen["cities"]["cards"], seen["goods"]["cards"]) == (4, 4)


def test_no_extra_turn_without_card_or_contract() -> None:
    """N41, N42: after turn 5 red lacks a card, green an open contract -> only purple is asked."""
    s = last_sail()
    load(s, RED, "tyros_a salt")
    set_hand(s, RED)
    set_hand(s, GREEN, "0/4")
    load(s, PURPLE, "tyros_b salt")
    set_hand(s, PURPLE, "0/5")
    idle_until(s, "ExtraTurn", 6)
    assert s.actors() == [PURPLE]
    for seat in (RED, GREEN):
        with pytest.raises(WrongSeat):
            say(s, seat, "join")
    say(s, PURPLE, "join")
    assert (s.step_name(), s.actors()) == ("PlayExtraOar", [PURPLE])


def test_boat_that_stays_may_deliver() -> None:
    """N34: red lies in Athenae with a contract for Athenae -> stays and fulfils it."""
    s = at_sea()
    play_oars(s, "0/1", "0/2", "0/3")
    load(s, RED, "athenae_b honey")
    moor(s, RED, "Athenae")
    say(s, RED, "sail Athenae serve 1")
    assert (space(s, RED, "Graecia"), boat_of(s, RED)) == (3, "Athenae")


def test_whoever_declines_5_i_is_asked_again_for_5_ii() -> None:
    """N41, N45: red declines 5 I while green plays it -> red is asked again for 5 II."""
    s = last_sail()
    for seat in (RED, GREEN):
        load(s, seat, f"tyros_{'ab'[seat]} salt")
        set_hand(s, seat, f"0/{seat + 4}")
    idle_until(s, "ExtraTurn", 6)
    say(s, RED, "decline")
    say(s, GREEN, "join")
    say(s, GREEN, "play 0/5")
    say(s, GREEN, "sail Crete")
    assert (s.step_name(), s.actors(), turn(s)) == ("ExtraTurn", [RED], 7)


def test_extra_turns_keep_the_wind_of_turn_five() -> None:
    """N39, N43, N44, N58: turn 5 at wind 6, forecast +3 -> 5 I and 5 II at wind 6, round 2 at wind 8."""
    s = last_sail()
    s.wind, s.forecast = 6, 3
    load(s, RED, "tyros_a salt")
    set_hand(s, RED, "+2/4", "+2/5")
    idle_until(s, "ExtraTurn", 6)
    for oar in ("+2/4", "+2/5"):
        say(s, RED, "join")
        say(s, RED, f"play {oar}")
        assert (s.wind, forecast(s)) == (6, 3)
        say(s, RED, "sail Crete")
    assert (s.view(None)["round"], s.wind, forecast(s)) == ("B", 8, None)


def test_thirteen_miles_at_range_eleven() -> None:
    """N31: 13 miles at range 11 -> 2 gold; refused with 1 gold even if the contract there pays gold."""
    s = at_sea()
    set_distances(s, ("Crete", "Leptis Magna", 13))
    play_oars(s, "0/6", "0/2", "0/3")
    load(s, RED, "leptis_magna_b honey")
    s.gold[RED] = 1
    assert refused(s, RED, "sail Leptis_Magna serve 1") == ("N31", "too-far")
    s.gold[RED] = 2
    say(s, RED, "sail Leptis_Magna serve 1")
    assert s.gold[RED] == 5


def test_tile_of_an_empty_temple_is_removed() -> None:
    """N51: nobody has left space 0 at Italia -> its tile is removed."""
    s = last_sail(5)
    place_tokens(s, "Africa", (BLUE, 1))
    idle_through(s)
    assert winners(s, "Italia", "A") == {3: "removed"}
    assert winners(s, "Africa", "A") == {3: BLUE}


def test_whoever_reveals_the_last_column_must_take_it() -> None:
    """N16, N17 (X11): three columns face up, one face down; red reveals it -> red must take it."""
    s = table(3)
    set_row(s, "malaca_a honey 0/5", "malaca_b salt 0/1", "ostia_a salt 0/2", DOWN)
    say(s, RED, "reveal")
    assert may(s, RED) == [f"take 4 slot {slot}" for slot in range(1, 6)]
    assert refused(s, RED, "reveal") == ("N16", "nothing-to-reveal")
    assert refused(s, RED, "take 1 slot 1") == ("N17", "column-closed")


def test_all_examples_are_of_the_shipped_box() -> None:
    """E3, E12, E14, E17: the entries that the examples fix stand in the box."""
    box = BOX
    olives, grapes = box.goods_names.index("olives"), box.goods_names.index("grapes")
    assert box.card_points[box.card_names.index("saguntum_b")][olives] == 3
    assert box.card_points[box.card_names.index("alexandria_a")][grapes] == 2
    assert 3 in box.coastal_markers
    assert 4 in box.coastal_markers
    assert 8 in box.coastal_markers
    assert [box.tile_value[tile] for tile in box.tiles_at[2][1]] == [5, 1]
