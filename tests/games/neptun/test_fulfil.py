"""Phase 2, sailing and fulfilling: clauses N14 and N27 to N40."""

from itertools import product

import pytest

from periplus.games.neptun.fulfil import way_to
from periplus.games.neptun.state import NeptunState
from periplus.kernel.errors import BadNotation, WrongSeat
from tests.games.neptun.tables import (
    DONE,
    GREEN,
    PURPLE,
    RED,
    at_sea,
    boat_of,
    chart,
    contract,
    forecast,
    hand,
    idle_through,
    idle_until,
    last_sail,
    load,
    may,
    moor,
    new,
    place_tokens,
    play_oars,
    player,
    price,
    refused,
    say,
    set_distances,
    set_hand,
    set_order,
    space,
    winners,
)


def red_sails(power: int = 5, wind: int = 5, *contracts: str, **options: object) -> NeptunState:
    """Bring three players to red's sailing with a power and a wind; red has these contracts alone."""
    s = at_sea(3, 1, "A", **options)
    s.wind = wind
    play_oars(s, f"0/{power}", f"+1/{power}", f"-1/{power}")
    load(s, RED, *contracts)
    return s


# Choosing oar cards


def test_all_choose_at_the_same_time() -> None:
    """N27: start of a turn -> everybody is asked at once, and nobody sails before all have chosen."""
    s = at_sea(3)
    assert s.actors() == [RED, GREEN, PURPLE]
    for seat in (PURPLE, RED):
        say(s, seat, may(s, seat)[0])
    assert (s.step_name(), s.actors()) == ("ChooseOar", [GREEN])
    say(s, GREEN, may(s, GREEN)[0])
    assert s.step_name() == "Journey"


def test_chosen_cards_are_revealed_together() -> None:
    """N27: two of three have chosen -> no card lies open; when the third has chosen all do."""
    s = at_sea(3, 3)
    for seat, oar in enumerate(("0/5", "0/6", "0/7")):
        set_hand(s, seat, oar, f"+1/{seat + 1}", f"+2/{seat + 1}")
    say(s, RED, "play 0/5")
    say(s, GREEN, "play 0/6")
    assert [player(s, seat)["played"][2] for seat in range(3)] == [None] * 3
    told = say(s, PURPLE, "play 0/7")
    assert [player(s, seat)["played"][2] for seat in range(3)] == ["0/5", "0/6", "0/7"]
    assert [event.name for event in told] == ["chosen", "oars"]


def test_choice_may_change_until_all_have_chosen() -> None:
    """N27: red chooses, changes to another card, then the others choose -> the second card is played."""
    s = at_sea(3, 4)
    set_hand(s, RED, "0/5", "0/6")
    say(s, RED, "play 0/5")
    say(s, RED, "play 0/6")
    assert s.actors() == [GREEN, PURPLE]
    for seat in (GREEN, PURPLE):
        say(s, seat, may(s, seat)[0])
    assert player(s, RED)["played"][3] == "0/6"
    assert hand(s, RED) == ["0/5"]


@pytest.mark.parametrize("text", ["sail Crete", "reveal", "decline"])
def test_even_those_who_stay_play_a_card(text: str) -> None:
    """N27: red wants to stay without playing a card -> refused."""
    assert refused(at_sea(3), RED, text) == ("N27", "play-oar-first")


def test_only_cards_in_hand_can_be_chosen() -> None:
    """N27: red has not got 0/8 -> refused, and not listed."""
    s = at_sea(3, 4)
    set_hand(s, RED, "0/5", "+1/4*")
    assert refused(s, RED, "play 0/8") == ("N27", "oar-not-in-hand")
    assert refused(s, RED, "play +1/4") == ("N27", "oar-not-in-hand")
    assert may(s, RED) == ["play 0/5", "play +1/4*"]


def test_starting_card_is_not_the_like_card_of_the_deck() -> None:
    """N27, N55: red holds both +1/4 and the starting card +1/4 -> they are two cards to choose from."""
    s = at_sea(3, 4)
    set_hand(s, RED, "+1/4", "+1/4*")
    assert may(s, RED) == ["play +1/4", "play +1/4*"]


@pytest.mark.parametrize(
    ("oars", "sum"),
    [
        (("0/1", "0/2", "0/3"), 0),
        (("+2/1", "-1/2", "-1/3"), 0),
        (("+2/1", "+2/2", "+1/3"), 5),
        (("+2/1", "+2/2", "+2/3"), 5),
        (("-2/1", "-2/2", "-1/3"), -5),
        (("-2/1", "-2/2", "-2/3"), -5),
        (("+1/4*", "-1/6*", "-1/3"), -1),
    ],
)
def test_forecast_is_the_sum_of_the_upper_numbers(oars: tuple[str, ...], sum: int) -> None:
    """N28: three cards -> the forecast is their sum, held within -5 and +5; the wind is as before."""
    s = at_sea(3)
    s.wind = 4
    play_oars(s, *oars)
    assert (forecast(s), s.wind) == (sum, 4)


def test_forecast_does_not_help_in_the_present_turn() -> None:
    """N28, N29: cards add to +5, wind 5, red has power 3 -> range 8, not 13."""
    s = at_sea(3)
    play_oars(s, "+2/3", "+2/2", "+1/1")
    assert (price(s, RED, "Tyros"), price(s, RED, "Thessalonica")) == (0, 4)


# Sailing


def test_players_sail_in_player_order() -> None:
    """N29: order purple, red, green -> they sail in that order, each once."""
    s = at_sea(3)
    set_order(s, PURPLE, RED, GREEN)
    play_oars(s, "0/1", "0/2", "0/3")
    for seat in (PURPLE, RED, GREEN):
        assert (s.step_name(), s.actors()) == ("Journey", [seat])
        say(s, seat, "sail Crete")
    assert s.step_name() == "ChooseOar"


@pytest.mark.parametrize(("power", "wind", "cost"), [(5, 5, 2), (7, 5, 0), (8, 5, 0), (8, 0, 4), (1, 10, 1)])
def test_range_is_power_and_wind(power: int, wind: int, cost: int) -> None:
    """N29, N31: 12 miles to Syracusae at a power and a wind -> each mile beyond their sum costs 1 gold."""
    s = red_sails(power, wind)
    assert price(s, RED, "Syracusae") == cost


def test_range_is_of_the_own_card() -> None:
    """N29: red plays power 1, green 8, wind 5 -> 8 miles cost red 2 and green nothing."""
    s = at_sea(3)
    play_oars(s, "0/1", "0/8", "0/3")
    assert price(s, RED, "Tyros") == 2
    say(s, RED, "sail Crete")
    assert price(s, GREEN, "Tyros") == 0


@pytest.mark.parametrize("text", ["play 0/5", "reveal", "join"])
def test_sailing_comes_first(text: str) -> None:
    """N29: red is to sail and does something else -> refused."""
    assert refused(red_sails(), RED, text) == ("N29", "sail-first")


def test_nobody_sails_out_of_turn() -> None:
    """N29: green sails before red has -> wrong seat."""
    with pytest.raises(WrongSeat):
        say(red_sails(), GREEN, "sail Crete")


@pytest.mark.parametrize(
    ("start", "end", "miles"),
    [
        ("Crete", "Tyros", 8),
        ("Tyros", "Crete", 8),
        ("Crete", "Thessalonica", 12),
        ("Crete", "Alexandria", 16),
        ("Crete", "Carthago", 17),
        ("Corinthus", "Athenae", 11),
        ("Crete", "Pergamum", 18),
        ("Crete", "Crete", 0),
    ],
    ids=["link", "back", "two links", "through Tyros", "deep sea", "through Crete", "shorter way", "stay"],
)
def test_miles_of_a_way(start: str, end: str, miles: int) -> None:
    """N30: from one city to another -> the sum of the links, by the shortest way, through any city."""
    s = red_sails(1, 0)
    moor(s, RED, start)
    s.gold[RED] = 50
    assert price(s, RED, end) == max(0, miles - 1)


def test_shortest_way_depends_on_the_markers() -> None:
    """N30: short links on the other side of the ring -> Pergamum by Tyros and Antiochia, 3 + 3 + 4."""
    s = red_sails(1, 0)
    s.gold[RED] = 50
    set_distances(s, ("Crete", "Tyros", 3), ("Tyros", "Antiochia", 3), ("Antiochia", "Pergamum", 4))
    assert price(s, RED, "Pergamum") == 9


@pytest.mark.parametrize("seed", range(5))
def test_the_way_that_is_shown_is_a_shortest_one(seed: int) -> None:
    """N30: from everywhere to everywhere -> links that join end to end, whose markers add up to the miles."""
    s = new(3, seed)
    for start, end in product(range(len(s.box.city_names)), repeat=2):
        s.ships[RED] = start
        links = [int(name.removeprefix("link-")) for name in way_to(s, RED, end)]
        assert sum(s.markers[link] for link in links) == s.miles[start][end]
        here = end
        for link in links:
            one, other = s.box.link_ends[link]
            assert here in (one, other)
            here = other if here == one else one
        assert here == start


def test_nothing_happens_on_the_way() -> None:
    """N30, N34: red sails through Tyros to Alexandria, with contracts for both -> Tyros is not served."""
    s = red_sails(8, 8, "tyros_a salt", "alexandria_a salt")
    assert refused(s, RED, "sail Alexandria serve 1") == ("N34", "other-city")
    say(s, RED, "sail Alexandria")
    assert chart(s, RED)[:2] == ["open", "open"]


def test_unused_miles_are_lost() -> None:
    """N30: red stays at range 13, next turn has range 10 -> 12 miles still cost 2 gold."""
    s = red_sails(8, 5)
    say(s, RED, "sail Crete")
    idle_until(s, "ChooseOar", 2)
    s.wind = 5
    play_oars(s, "-2/5", "+2/1", "+2/2")
    assert price(s, RED, "Syracusae") == 2


def test_boat_stays_where_it_ended() -> None:
    """N30: red sails to Tyros -> next turn it starts there."""
    s = red_sails(5, 5)
    say(s, RED, "sail Tyros")
    idle_until(s, "ChooseOar", 2)
    assert boat_of(s, RED) == "Tyros"


@pytest.mark.parametrize(("gold", "allowed"), [(1, False), (2, True), (3, True)])
def test_miles_are_bought_with_the_purse(gold: int, allowed: bool) -> None:
    """N31: 12 miles at range 10 -> 2 gold, refused with less."""
    s = red_sails(5, 5)
    s.gold[RED] = gold
    assert ("sail Syracusae" in may(s, RED)) == allowed
    if allowed:
        say(s, RED, "sail Syracusae")
        assert s.gold[RED] == gold - 2
    else:
        assert refused(s, RED, "sail Syracusae") == ("N31", "too-far")


def test_any_number_of_miles_can_be_bought() -> None:
    """N31: range 1, 100 gold -> the farthest city can be reached in one turn."""
    s = red_sails(1, 0)
    s.gold[RED] = 100
    say(s, RED, "sail Malaca")
    assert (boat_of(s, RED), s.gold[RED]) == ("Malaca", 100 - (12 + 4 + 4 + 3 + 3 - 1))


def test_gold_of_the_delivery_comes_too_late_for_its_miles() -> None:
    """N31: 12 miles at range 10 with 1 gold to a contract that pays 5 gold -> refused, not listed."""
    s = red_sails(5, 5, "leptis_magna_b honey")
    s.gold[RED] = 1
    assert refused(s, RED, "sail Leptis_Magna serve 1") == ("N31", "too-far")
    assert not [text for text in may(s, RED) if "Leptis" in text]


def test_boats_share_a_city() -> None:
    """N32: red, green and purple all sail to Corinthus and deliver there -> nothing hinders them."""
    s = red_sails(5, 5, "corinthus_a honey")
    load(s, GREEN, "corinthus_b salt")
    for seat, text in ((RED, " serve 1"), (GREEN, " serve 1"), (PURPLE, "")):
        assert f"sail Corinthus{text}" in may(s, seat)
        say(s, seat, f"sail Corinthus{text}")
    assert [boat_of(s, seat) for seat in range(3)] == ["Corinthus"] * 3
    assert s.gold == [8, 8, 5]


def test_a_link_is_paid_in_one_turn() -> None:
    """N33: 12 miles to Syracusae, range 10 and no gold, two turns running -> refused both times."""
    s = red_sails(5, 5)
    s.gold[RED] = 0
    assert refused(s, RED, "sail Syracusae") == ("N31", "too-far")
    say(s, RED, "sail Crete")
    idle_until(s, "ChooseOar", 2)
    s.wind = 5
    play_oars(s, "-2/5", "+2/1", "+2/2")
    assert refused(s, RED, "sail Syracusae") == ("N31", "too-far")


@pytest.mark.parametrize("where", ["sea", "Crete Tyros", "8"])
def test_a_move_ends_in_a_city(where: str) -> None:
    """N33: a move that ends at sea -> cannot even be said."""
    with pytest.raises(BadNotation):
        red_sails().game.parse(f"sail {where}")


# Fulfilling


def test_nobody_must_deliver() -> None:
    """N34: red ends in Athenae with a contract for it -> may leave it open."""
    s = red_sails(5, 5, "athenae_a honey")
    assert {"sail Athenae", "sail Athenae serve 1"} <= set(may(s, RED))
    say(s, RED, "sail Athenae")
    assert chart(s, RED)[0] == "open"


def test_staying_boat_delivers() -> None:
    """N34: red lies in Malaca with power 1 and wind 0 -> stays and delivers there."""
    s = red_sails(1, 0, "malaca_b salt")
    moor(s, RED, "Malaca")
    say(s, RED, "sail Malaca serve 1")
    assert (s.gold[RED], chart(s, RED)[0]) == (11, "fulfilled")


def test_only_contracts_for_the_city_where_the_move_ends() -> None:
    """N34: contract for Tyros, move to Athenae -> refused."""
    s = red_sails(5, 5, "tyros_a salt")
    assert refused(s, RED, "sail Athenae serve 1") == ("N34", "other-city")
    assert "sail Athenae serve 1" not in may(s, RED)


def test_fulfilled_contracts_are_not_served_again() -> None:
    """N34: slot 1 is fulfilled -> refused."""
    assert refused(red_sails(), RED, "sail Athenae serve 1") == ("N34", "slot-not-open")


def test_pay_in_gold() -> None:
    """N35, N14: grain to Carthago pays 5 gold -> 5 gold more, no token moves."""
    s = red_sails(5, 5, "carthago_b grain")
    moor(s, RED, "Carthago")
    say(s, RED, "sail Carthago serve 1")
    assert s.gold[RED] == 10
    assert sum(s.track) == 0


@pytest.mark.parametrize(
    ("card", "city", "region", "points"),
    [
        ("tarraco_a salt", "Tarraco", "Hispania", 3),
        ("ostia_a honey", "Ostia", "Italia", 1),
        ("thessalonica_b salt", "Thessalonica", "Graecia", 2),
        ("antiochia_a honey", "Antiochia", "Asia Minor", 3),
        ("carthago_a grain", "Carthago", "Africa", 1),
    ],
)
def test_pay_in_temple_points(card: str, city: str, region: str, points: int) -> None:
    """N35, N14: a contract that pays points -> only the own token in that region advances; no gold."""
    s = red_sails(1, 0, card)
    moor(s, RED, city)
    say(s, RED, f"sail {city} serve 1")
    assert space(s, RED, region) == points
    assert sum(s.track) == points
    assert s.gold[RED] == 5


def test_token_that_comes_later_lies_on_top() -> None:
    """N35, N49: green is on 3 at Graecia, red comes to 3 -> green, below, takes the tile."""
    s = last_sail(3)
    place_tokens(s, "Graecia", (GREEN, 3))
    load(s, RED, "athenae_b honey")
    moor(s, RED, "Athenae")
    say(s, RED, "sail Athenae serve 1")
    assert space(s, RED, "Graecia") == 3
    idle_through(s)
    assert winners(s, "Graecia", "A") == {2: GREEN}


def test_pile_keeps_its_order_when_the_lowest_leaves() -> None:
    """N35, N49: green below purple on 3; green moves on, red comes to 3 -> purple ranks before red."""
    s = last_sail(3, "B")
    place_tokens(s, "Graecia", (GREEN, 3), (PURPLE, 3))
    set_order(s, GREEN, RED, PURPLE)
    load(s, GREEN, "thessalonica_a honey")
    moor(s, GREEN, "Thessalonica")
    load(s, RED, "athenae_b honey")
    moor(s, RED, "Athenae")
    say(s, GREEN, "sail Thessalonica serve 1")
    say(s, RED, "sail Athenae serve 1")
    idle_through(s)
    assert winners(s, "Graecia", "B") == {5: GREEN, 1: PURPLE}


# Buying a temple point


@pytest.mark.parametrize(
    ("card", "gold", "points"),
    [("athenae_a honey", 5 + 2 - 3, 1), ("athenae_b honey", 5 - 3, 4)],
    ids=["contract paid gold", "contract paid points"],
)
def test_one_point_more_for_three_gold(card: str, gold: int, points: int) -> None:
    """N36: a fulfilled contract, whatever it paid, with purchase -> 3 gold less, 1 point more there."""
    s = red_sails(5, 5, card)
    say(s, RED, "sail Athenae serve 1 buy")
    assert (s.gold[RED], space(s, RED, "Graecia")) == (gold, points)


def test_nothing_to_buy_without_a_delivery() -> None:
    """N36: red sails to Athenae and buys without fulfilling -> refused."""
    s = red_sails(5, 5, "athenae_a honey")
    assert refused(s, RED, "sail Athenae buy") == ("N36", "buy-without-contract")
    assert "sail Athenae buy" not in may(s, RED)


def test_only_one_point_can_be_bought() -> None:
    """N36: a second purchase with the same contract -> cannot be said."""
    with pytest.raises(BadNotation):
        red_sails().game.parse("sail Athenae serve 1 buy buy")


@pytest.mark.parametrize(
    ("fresh", "gold", "card", "allowed"),
    [
        (True, 1, "athenae_a honey", True),
        (True, 0, "athenae_a honey", False),
        (True, 2, "athenae_b honey", False),
        (True, 3, "athenae_b honey", True),
        (False, 1, "athenae_a honey", False),
        (False, 2, "athenae_a honey", False),
        (False, 3, "athenae_a honey", True),
        (False, 3, "athenae_b honey", True),
    ],
)
def test_gold_just_earned_may_buy(fresh: bool, gold: int, card: str, allowed: bool) -> None:
    """N36, N61: honey on a pays 2 gold, on b points -> fresh gold counts, or does not, for the 3 gold."""
    s = red_sails(5, 5, card, buy_with_fresh_gold=fresh)
    s.gold[RED] = gold
    assert ("sail Athenae serve 1 buy" in may(s, RED)) == allowed
    if allowed:
        say(s, RED, "sail Athenae serve 1 buy")
    else:
        assert refused(s, RED, "sail Athenae serve 1 buy") == ("N36", "point-too-dear")


@pytest.mark.parametrize("fresh", [True, False])
def test_miles_are_paid_before_the_point(fresh: bool) -> None:
    """N31, N36: 4 gold, 2 of them for miles, a contract that pays points -> 2 left do not buy a point."""
    s = red_sails(5, 5, "syracusae_b salt", buy_with_fresh_gold=fresh)
    s.gold[RED] = 4
    assert refused(s, RED, "sail Syracusae serve 1 buy") == ("N36", "point-too-dear")
    s.gold[RED] = 5
    say(s, RED, "sail Syracusae serve 1 buy")
    assert (s.gold[RED], space(s, RED, "Italia")) == (0, 4)


def test_bought_and_printed_points_are_one_advance() -> None:
    """N36, N49: purple is on 3 and green on 4; red advances 3 + 1 -> ranks between them."""
    s = last_sail(3, "C")
    place_tokens(s, "Graecia", (GREEN, 4), (PURPLE, 3))
    load(s, RED, "athenae_b honey")
    moor(s, RED, "Athenae")
    say(s, RED, "sail Athenae serve 1 buy")
    assert space(s, RED, "Graecia") == 4
    idle_through(s)
    assert winners(s, "Graecia", "C") == {8: GREEN, 4: RED, 2: PURPLE}


# What a fulfilment closes


def test_fulfilling_closes_all_open_slots_to_the_left() -> None:
    """N37: slots 1, 3, 4, 5 open, 2 fulfilled; slot 4 is served -> 1 and 3 are lost, 5 stays open."""
    s = red_sails(5, 5, "tyros_a salt", DONE, "tyros_b salt", "athenae_a honey", "ostia_a honey")
    say(s, RED, "sail Athenae serve 4")
    assert chart(s, RED) == ["turned", "fulfilled", "turned", "fulfilled", "open"]


def test_sailing_alone_closes_nothing() -> None:
    """N37: red sails past and does not deliver -> all contracts stay open."""
    s = red_sails(5, 5, "tyros_a salt", "athenae_a honey")
    say(s, RED, "sail Athenae")
    assert chart(s, RED)[:2] == ["open", "open"]


def test_lost_contracts_cannot_be_served() -> None:
    """N37: slot 1 was lost when slot 2 was served; next turn red serves it -> refused."""
    s = red_sails(5, 5, "tyros_a salt", "athenae_a honey")
    say(s, RED, "sail Athenae serve 2")
    idle_until(s, "ChooseOar", 2)
    play_oars(s, "-2/8", "+2/1", "+2/2")
    moor(s, RED, "Tyros")
    assert refused(s, RED, "sail Tyros serve 1") == ("N37", "slot-lost")
    assert [text for text in may(s, RED) if "serve" in text] == []


def test_what_cannot_be_sailed_or_served_says_why() -> None:
    """N31, N34, N37: pointing at a city too far, at a slot already served and at one that was lost."""
    s = red_sails(1, 0, "corinthus_a grain", "tyros_a honey", "malaca_a honey")
    s.gold[RED] = 7
    told = {name: each.rule for name, each in s.refusals(RED).items()}
    assert told["Malaca"] == told["slot-0-3"] == "N31"
    assert told["slot-0-4"] == told["slot-0-5"] == "N34"
    assert not {"Crete", "Corinthus", "Tyros", "slot-0-1", "slot-0-2"} & set(told)
    moor(s, RED, "Tyros")
    say(s, RED, "sail Tyros serve 2")
    s.wind = 99
    idle_until(s, "Journey", 2)
    assert s.refusals(RED)["slot-0-1"].rule == "N37" and s.refusals(GREEN) == {}


def test_others_lose_nothing() -> None:
    """N37: red serves slot 2 -> green's chart stays open."""
    s = red_sails(5, 5, "tyros_a salt", "athenae_a honey")
    say(s, RED, "sail Athenae serve 2")
    assert chart(s, GREEN) == ["open"] * 5


def test_fulfilled_contract_is_discarded() -> None:
    """N38: red fulfils honey at Athenae -> both cards in their discards, none in the slot."""
    s = red_sails(5, 5, "athenae_a honey")
    say(s, RED, "sail Athenae serve 1")
    seen = s.view(None)
    assert "athenae_a" in seen["cities"]["discard"]
    assert "honey" in seen["goods"]["discard"]
    assert contract(s, RED, 1) == ""


def test_played_oar_cards_stay_to_the_end_of_the_round() -> None:
    """N38: red plays 0/5 in turn 1 -> in turn 5 it still lies before red, not in the discard."""
    s = red_sails(5, 5)
    assert player(s, RED)["played"][0] == "0/5"
    idle_until(s, "Journey", 5)
    assert player(s, RED)["played"][0] == "0/5"
    assert "0/5" not in s.view(None)["oars"]["discard"]
    assert [oar is not None for oar in player(s, RED)["played"]] == [True] * 5 + [False] * 2


# The wind


@pytest.mark.parametrize("number", [1, 2, 3, 4])
@pytest.mark.parametrize(("points", "wind"), [(-5, 0), (-1, 4), (0, 5), (3, 8), (5, 10)])
def test_forecast_becomes_the_wind(number: int, points: int, wind: int) -> None:
    """N39: forecast f after turns 1 to 4 -> wind 5 + f, whatever the wind was; forecast marker off."""
    s = at_sea(3, number)
    idle_until(s, "Journey", number)
    s.wind, s.forecast = 9, points
    idle_until(s, "ChooseOar", number + 1)
    assert (s.wind, forecast(s)) == (wind, None)


def test_forecast_waits_after_turn_five() -> None:
    """N39: turn 5 at wind 9 with forecast -2 -> both markers stay put for the extra turns."""
    s = at_sea(3, 5)
    idle_until(s, "Journey", 5)
    s.wind, s.forecast = 9, -2
    idle_until(s, "ExtraTurn", 6)
    assert (s.wind, forecast(s)) == (9, -2)


# Two contracts for one city


def test_two_contracts_for_one_city_need_two_turns() -> None:
    """N40, N34: both slots are for Athenae; the left is served, next turn the right -> both fulfilled."""
    s = red_sails(5, 5, "athenae_a honey", "athenae_b honey")
    assert {"sail Athenae serve 1", "sail Athenae serve 2"} <= set(may(s, RED))
    say(s, RED, "sail Athenae serve 1")
    assert chart(s, RED)[:2] == ["fulfilled", "open"]
    assert s.actors() == [GREEN]
    idle_until(s, "ChooseOar", 2)
    play_oars(s, "-2/8", "+2/1", "+2/2")
    say(s, RED, "sail Athenae serve 2")
    assert chart(s, RED)[:2] == ["fulfilled", "fulfilled"]


def test_serving_the_right_one_of_two_loses_the_left_one() -> None:
    """N40, N37: both slots are for Athenae; the right is served first -> the left is lost."""
    s = red_sails(5, 5, "athenae_a honey", "athenae_b honey")
    say(s, RED, "sail Athenae serve 2")
    assert chart(s, RED)[:2] == ["turned", "fulfilled"]
