"""Extra turns 5 I and 5 II: clauses N41 to N46."""

import pytest

from periplus.games.neptun.state import NeptunState
from tests.games.neptun.tables import (
    DONE,
    GREEN,
    PURPLE,
    RED,
    boat_of,
    chart,
    forecast,
    hand,
    idle_through,
    idle_until,
    last_sail,
    load,
    may,
    moments,
    moor,
    player,
    price,
    refused,
    say,
    set_hand,
    set_order,
    space,
    turn,
)

CONTRACTS = ("tyros_a salt", "tyros_b salt", "athenae_b honey")


def after_turn_five(**options: object) -> NeptunState:
    """Bring red, green and purple behind turn 5, each with one open contract and two oar cards.

    Red: Tyros, salt, 2 points; green: Tyros, salt, 4 gold; purple: Athenae, honey, 3 points. Powers 3 and 4.
    """
    s = last_sail(3, "A", **options)
    for seat, wind in ((RED, "+1"), (GREEN, "0"), (PURPLE, "-1")):
        load(s, seat, CONTRACTS[seat])
        set_hand(s, seat, f"{wind}/3", f"{wind}/4")
    s.wind, s.forecast = 6, 3
    idle_until(s, "ExtraTurn", 6)
    return s


# Who takes part


def test_all_are_asked_in_player_order_before_anybody_acts() -> None:
    """N41, N43: all could play; red and purple say yes -> asked in order, then only red and purple act."""
    s = after_turn_five()
    asked = []
    for answer in ("join", "decline", "join"):
        assert s.step_name() == "ExtraTurn"
        asked += s.actors()
        say(s, s.actors()[0], answer)
    assert asked == [RED, GREEN, PURPLE]
    acting = []
    while turn(s) == 6:
        seat = s.actors()[0]
        acting.append((s.step_name(), seat))
        say(s, seat, may(s, seat)[0] if s.step_name() == "PlayExtraOar" else "sail Crete")
    assert acting == [("PlayExtraOar", RED), ("Journey", RED), ("PlayExtraOar", PURPLE), ("Journey", PURPLE)]


def test_asked_in_the_order_of_phase_two() -> None:
    """N41: order purple, red, green -> asked in that order."""
    s = last_sail()
    for seat in range(3):
        load(s, seat, CONTRACTS[seat])
    set_order(s, PURPLE, RED, GREEN)
    idle_until(s, "ExtraTurn", 6)
    asked = []
    while turn(s) == 6:
        asked += s.actors()
        say(s, s.actors()[0], "decline")
    assert asked == [PURPLE, RED, GREEN]


def test_answers_are_open() -> None:
    """N41: red says yes, green is asked -> everybody sees red's answer."""
    s = after_turn_five()
    told = say(s, RED, "join")
    assert [(event.name, event.public) for event in told] == [("joined", {"seat": RED})]
    assert [player(s, seat)["takes_extra"] for seat in range(3)] == [True, False, False]


@pytest.mark.parametrize("text", ["play +1/3", "sail Crete", "reveal"])
def test_only_yes_or_no(text: str) -> None:
    """N41: red answers with something else -> refused."""
    assert refused(after_turn_five(), RED, text) == ("N41", "extra-turn-first")


@pytest.mark.parametrize(("slot", "asked"), [(1, [RED]), (2, [])])
def test_turned_contracts_are_not_open(slot: int, asked: list[int]) -> None:
    """N41, N37: red serves one of two in turn 5 -> asked if the other stays open, not if it is turned."""
    s = last_sail()
    load(s, RED, "athenae_a honey", "athenae_b honey")
    moor(s, RED, "Athenae")
    say(s, RED, f"sail Athenae serve {slot}")
    for seat in (GREEN, PURPLE):
        say(s, seat, "sail Crete")
    assert (s.actors() if s.step_name() == "ExtraTurn" else []) == asked


def test_extra_turn_that_nobody_wants_is_skipped() -> None:
    """N41: all decline twice -> nobody plays a card, the round ends."""
    s = after_turn_five()
    for number in (6, 7):
        assert turn(s) == number
        for seat in range(3):
            say(s, seat, "decline")
    assert (s.view(None)["round"], s.step_name()) == ("B", "Acquire")
    assert hand(s, RED) == ["+1/3", "+1/4"]


def test_extra_turn_that_nobody_can_take_is_skipped() -> None:
    """N41: all contracts are fulfilled -> nobody is asked, the next round begins."""
    s = last_sail()
    for seat in range(3):
        say(s, seat, "sail Crete")
    assert (s.view(None)["round"], s.step_name()) == ("B", "Acquire")


def test_second_extra_turn_needs_another_card() -> None:
    """N41, N42: red plays the last card in 5 I -> red is not asked for 5 II."""
    s = after_turn_five()
    set_hand(s, RED, "+1/3")
    for seat in range(3):
        say(s, seat, "join" if seat == RED else "decline")
    say(s, RED, "play +1/3")
    say(s, RED, "sail Crete")
    assert (turn(s), s.actors()) == (7, [GREEN])


def test_second_extra_turn_needs_another_contract() -> None:
    """N41: red delivers the last contract in 5 I -> red is not asked for 5 II."""
    s = after_turn_five()
    for seat in range(3):
        say(s, seat, "join" if seat == RED else "decline")
    say(s, RED, "play +1/3")
    say(s, RED, "sail Tyros serve 1")
    assert (turn(s), s.actors()) == (7, [GREEN])


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_at_most_two_extra_turns_in_the_game(seats: int) -> None:
    """N42: random games -> nobody plays more than two extra turns in the whole game; some play two."""
    most = 0
    for seed in range(15):
        played = [s.actors()[0] for s in moments(seats, seed) if s.step_name() == "PlayExtraOar"]
        most = max([most, *map(played.count, range(seats))])
    assert most == 2


# Playing


def all_join(s: NeptunState) -> None:
    """Let everybody say yes."""
    for seat in range(3):
        say(s, seat, "join")


def test_wind_of_turn_five_holds() -> None:
    """N43: wind 6 in turn 5, forecast +3, power 3 -> range 9: 8 miles are free, 12 cost 3 gold."""
    s = after_turn_five()
    all_join(s)
    say(s, RED, "play +1/3")
    assert (price(s, RED, "Tyros"), price(s, RED, "Syracusae")) == (0, 3)


def test_cards_are_played_openly_one_after_the_other() -> None:
    """N43: red plays in 5 I -> everybody sees the card before red sails, and before green plays."""
    s = after_turn_five()
    all_join(s)
    told = say(s, RED, "play +1/3")
    assert player(s, RED, GREEN)["played"][5] == "+1/3"
    assert ("extra-oar", {"seat": RED, "oar": "+1/3"}) in [(event.name, event.public) for event in told]
    assert (s.step_name(), s.actors()) == ("Journey", [RED])


def test_delivery_in_an_extra_turn() -> None:
    """N43, N35: red sails to Tyros in 5 I and delivers salt -> 2 points in Asia Minor, all five fulfilled."""
    s = after_turn_five()
    all_join(s)
    say(s, RED, "play +1/3")
    say(s, RED, "sail Tyros serve 1")
    assert (space(s, RED, "Asia Minor"), boat_of(s, RED)) == (2, "Tyros")
    assert chart(s, RED) == ["fulfilled"] * 5


def test_whoever_said_yes_must_play_a_card() -> None:
    """N43: red said yes and then sails, or declines, without a card -> refused; the boat may stay."""
    s = after_turn_five()
    all_join(s)
    for text in ("sail Crete", "decline"):
        assert refused(s, RED, text) == ("N43", "play-oar-first")
    say(s, RED, "play +1/3")
    say(s, RED, "sail Crete")
    assert hand(s, RED) == ["+1/4"]


def test_extra_card_must_be_in_hand() -> None:
    """N43: red plays green's card -> refused."""
    s = after_turn_five()
    all_join(s)
    assert refused(s, RED, "play 0/3") == ("N43", "oar-not-in-hand")
    assert may(s, RED) == ["play +1/3", "play +1/4"]


# The wind


@pytest.mark.parametrize(
    ("affect", "pending", "after"),
    [(False, [3, 3, 3], 8), (True, [4, 4, 3], 8)],
    ids=["ignored", "added"],
)
def test_wind_numbers_of_extra_turns(affect: bool, pending: list[int], after: int) -> None:
    """N44, N61: forecast +3; +1, 0 and -1 are played in 5 I -> ignored, or added one by one."""
    s = after_turn_five(extra_turns_affect_wind=affect)
    all_join(s)
    found = []
    for seat in range(3):
        say(s, seat, may(s, seat)[0])
        found.append(forecast(s))
        assert s.wind == 6
        say(s, seat, "sail Crete")
    assert found == pending
    idle_through(s)
    assert s.wind == after


@pytest.mark.parametrize(("affect", "pending", "wind"), [(False, 4, 9), (True, 5, 10)])
def test_forecast_is_held_within_its_scale_again(affect: bool, pending: int, wind: int) -> None:
    """N44, N61: forecast +4; +2 is played in 5 I -> stays 4, or is held at 5."""
    s = after_turn_five(extra_turns_affect_wind=affect)
    set_hand(s, RED, "+2/3")
    s.forecast = 4
    for seat in range(3):
        say(s, seat, "join" if seat == RED else "decline")
    say(s, RED, "play +2/3")
    assert forecast(s) == pending
    say(s, RED, "sail Crete")
    idle_through(s)
    assert s.wind == wind


# One question or two


def test_declining_5_i_does_not_bar_from_5_ii() -> None:
    """N45: all decline 5 I -> all are asked again, and red can still deliver in 5 II."""
    s = after_turn_five()
    for seat in range(3):
        say(s, seat, "decline")
    assert (s.step_name(), turn(s)) == ("ExtraTurn", 7)
    for seat in range(3):
        say(s, seat, "join" if seat == RED else "decline")
    say(s, RED, "play +1/3")
    say(s, RED, "sail Tyros serve 1")
    assert (s.round(), space(s, RED, "Asia Minor")) == (1, 2)


def test_joining_5_i_does_not_bind_for_5_ii() -> None:
    """N45: red played 5 I with an open contract -> red is asked again and may decline 5 II."""
    s = after_turn_five()
    for seat in range(3):
        say(s, seat, "join" if seat == RED else "decline")
    say(s, RED, "play +1/3")
    say(s, RED, "sail Crete")
    assert (s.step_name(), turn(s), s.actors()) == ("ExtraTurn", 7, [RED])
    for seat in range(3):
        say(s, seat, "decline")
    assert (s.round(), hand(s, RED)) == (1, ["+1/4"])


def test_one_question_for_both_extra_turns() -> None:
    """N45, N61: asked once; red and green join, purple declines -> 5 II is red's and green's, unasked."""
    s = after_turn_five(extra_turns_asked_once=True)
    for seat in range(3):
        say(s, seat, "decline" if seat == PURPLE else "join")
    acting = []
    while s.round() == 0:
        seat = s.actors()[0]
        acting.append((turn(s), s.step_name(), seat))
        say(s, seat, may(s, seat)[0] if s.step_name() == "PlayExtraOar" else "sail Crete")
    assert acting == [
        (number, step, seat) for number in (6, 7) for seat in (RED, GREEN) for step in ("PlayExtraOar", "Journey")
    ]


def test_one_question_binds_only_those_who_can() -> None:
    """N45, N61: asked once; red joins and delivers the last contract in 5 I -> red has no 5 II."""
    s = after_turn_five(extra_turns_asked_once=True)
    for seat in range(3):
        say(s, seat, "join" if seat == RED else "decline")
    say(s, RED, "play +1/3")
    say(s, RED, "sail Tyros serve 1")
    assert (s.round(), hand(s, RED)) == (1, ["+1/4"])


def test_one_question_asked_anew_in_the_next_round() -> None:
    """N45, N61: asked once; red joined in round A -> in round B red is asked again."""
    s = after_turn_five(extra_turns_asked_once=True)
    all_join(s)
    while s.round() == 0:
        seat = s.actors()[0]
        say(s, seat, may(s, seat)[0] if s.step_name() == "PlayExtraOar" else "sail Crete")
    idle_until(s, "Journey", 5, "B")
    for seat in range(3):
        set_hand(s, seat, f"0/{seat + 5}")
    idle_until(s, "ExtraTurn", 6, "B")
    assert s.actors() == s.order[:1]
    assert [player(s, seat)["takes_extra"] for seat in range(3)] == [False] * 3


# What is left


@pytest.mark.parametrize("slot", range(1, 6))
def test_a_contract_is_lost_in_any_slot(slot: int) -> None:
    """N46: red's open contract lies in any slot, the last one too; all decline -> it is lost."""
    s = after_turn_five()
    load(s, RED, *[DONE] * (slot - 1), CONTRACTS[RED])
    for _ in range(2):
        for seat in range(3):
            told = say(s, seat, "decline")
    assert {"seat": RED, "slots": [slot]} in [event.public for event in told if event.name == "lost"]


def test_open_contracts_are_lost_at_the_end() -> None:
    """N46, N47: all decline both extra turns with a contract open -> it is turned, and nobody has a bonus."""
    s = after_turn_five()
    for _ in range(2):
        for seat in range(3):
            told = say(s, seat, "decline")
    assert [event.public for event in told if event.name == "lost"] == [
        {"seat": seat, "slots": [1]} for seat in s.order
    ]
    assert [player(s, seat)["bonus_tiles"] for seat in range(3)] == [0, 0, 0]
    assert chart(s, RED) == ["free"] * 5
