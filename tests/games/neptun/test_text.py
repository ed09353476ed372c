"""A whole game of Neptun told, with every refusal and every fault of a box, and how its texts tell parameters."""

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from periplus.games import game
from periplus.kernel.action import Action
from periplus.kernel.box import parse_box
from periplus.kernel.luck import luck_from
from periplus.kernel.message import Event, Message
from periplus.kernel.playout import random_choice
from periplus.kernel.text import LANGUAGES, Text
from tests.kernel.telling import faults_of, in_all_languages, refusal_of, tell_game
from tests.kernel.test_text import uses

pytestmark = pytest.mark.once

IN_ALL_LANGUAGES = in_all_languages("neptun")
NEPTUN = IN_ALL_LANGUAGES[0]
OTHER_OPTIONS: dict[str, object] = {
    "refusal_lasts_round": True,
    "extra_turns_affect_wind": True,
    "extra_turns_asked_once": True,
    "zero_may_score": True,
    "gold_temple_needs_gold": True,
    "wind_between_rounds": "reset5",
    "bonus_tiles": "fixed3",
}


@pytest.mark.parametrize("text", IN_ALL_LANGUAGES, ids=LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), [(3, {}), (4, OTHER_OPTIONS), (5, {})])
def test_a_whole_game_can_be_told(text: Text, seats: int, options: dict[str, object]) -> None:
    """Prompts, descriptions, tables and events of a random game have texts, for every seat and for spectators."""
    tell_game(text, "neptun", seats, options)


def everything_to_say() -> list[Action]:
    """Return every action that the notation of Neptun knows."""
    neptun = game("neptun")
    cities = [entry["name"] for entry in neptun.box["cities"]]
    served = [f" serve {slot}{buy}" for slot in range(1, 6) for buy in ("", " buy")]
    lines = ["reveal", "join", "decline", "play 0/1", "play +2/8", "play -1/6*", f"sail {cities[0]} buy"]
    lines += [f"take {column} slot {slot}" for column in range(1, 7) for slot in range(1, 6)]
    lines += [f"sail {city}{deed}" for city in cities for deed in ("", *served)]
    return [neptun.parse(line) for line in lines]


def test_every_refusal_can_be_told() -> None:
    """Saying everything at every moment of a game meets every refusal, and each can be told."""
    refused: set[str] = set()
    s, luck, actions = game("neptun").new(3, 3, {"refusal_lasts_round": True}), luck_from(0), everything_to_say()
    seat = -1
    while not s.is_over:
        for refusal in filter(None, [refusal_of(s, action) for action in actions]):
            assert all(text.say(refusal) for text in IN_ALL_LANGUAGES)
            refused.add(refusal.id)
        seat, action = random_choice(s, luck, seat)
        s.apply(seat, action)
    assert refused == {use.id for use in uses("neptun") if use.id.startswith("refused-")}


def broken_boxes() -> Iterator[dict[str, Any]]:
    """Return boxes of Neptun with faults of every kind."""
    box = game("neptun").box
    wrong: list[Any] = [{}, {"odd": 1}, [], [{}], [{"name": "", "id": "A B"}] * 2, [{"ends": ["Rhodos"], "odd": 1}], 5]
    for key in box:
        yield from ({**box, key: value} for value in wrong)
    yield {**box, "cities": [{**entry, "name": "Crete"} for entry in box["cities"]]}
    yield {**box, "city_cards": [{**entry, "city": "Crete", "gold": {}} for entry in box["city_cards"]]}
    yield {**box, "links": box["links"][:1]}
    yield {**box, "cities": [{**entry, "name": "serve"} for entry in box["cities"]]}


def test_every_fault_of_a_box_can_be_told() -> None:
    """Broken boxes meet every fault there is, and each can be told."""
    faults = [*faults_of(lambda: parse_box("\n" * 1999 + "start", "mine.toml"))]
    for box in broken_boxes():
        faults += faults_of(partial(game, "neptun", box, "mine.toml"))
    told = [text.say(fault) for fault in faults for text in IN_ALL_LANGUAGES]
    assert "line 2000" in " ".join(told)
    needed = {use.id for room in ("kernel", "neptun") for use in uses(room) if use.id.startswith("fault-")}
    elsewhere = {"fault-flag", "fault-names"}  # this box has neither flags nor lists of names
    assert {fault.id for fault in faults} == needed - elsewhere | {"error-box"}


# How parameters are told


def test_things_have_names_and_nothing_else_is_taken_for_one() -> None:
    """Goods are called as the game's texts say; a file called “missing” or an error called “Bot” stays what it is."""
    assert NEPTUN.value("good", "salt") == "salt"
    assert IN_ALL_LANGUAGES[1].value("good", "salt") == "sel"
    for name, value in (("file", "missing"), ("error", "Bot"), ("error", "line"), ("word", "salt")):
        assert NEPTUN.value(name, value) == value


def test_seats_are_called_by_player_colour_or_number() -> None:
    """A seat is called by its player's name, else by the game's colour, else by its number."""
    event = Message("event-stayed", {"seat": 1, "city": "Tyros"})
    assert NEPTUN.say(event, ["Ada", "Bo", "Cy"]) == "Bo stays in Tyros."
    assert NEPTUN.say(event, ["Ada"]) == "Green stays in Tyros."
    assert NEPTUN.say(event) == "Green stays in Tyros."
    assert NEPTUN.seat(7) == "Seat 8"


def test_lists_are_joined() -> None:
    """A list reads as its items with commas between; a list of seats as their names, with a word before the last."""
    wait = Message("prompt-wait", {"seats": [2, 0]})
    assert NEPTUN.say(wait) == "Waiting for Purple and Red."
    assert NEPTUN.say(wait, ["Ada", "Bo", "Cy"]) == "Waiting for Cy and Ada."
    assert NEPTUN.value("slots", [1, 3]) == "1, 3"
    assert NEPTUN.value("goods", ("honey", "amber")) == "honey, amber"


def test_names_are_told_by_their_own_message() -> None:
    """A name that has a message of its own is told by it; any other name stays as it is."""
    over = Message("prompt-over", {"ending": "rounds-over"})
    assert NEPTUN.say(over) == "The game is over. All three rounds have been played."
    assert NEPTUN.value("step", "ChooseOar") == "Choosing an oar card"
    assert NEPTUN.value("option-bonus-tiles", "fixed3") == "all the same (3 points), open to all"
    assert NEPTUN.value("city", "Leptis Magna") == "Leptis Magna"


def test_messages_within_messages_are_told() -> None:
    """A parameter that is itself a message is told as part of the sentence, with the right plural."""
    for points, pay in ((1, "1 temple point in Africa"), (2, "2 temple points in Africa")):
        message = Message("pay-points", {"points": points, "region": "Africa"})
        told = NEPTUN.say(Message("consequence-load", {"slot": 4, "pay": message}))
        assert told == f"Delivering it from slot 4 pays {pay}."


def test_events_are_told_to_each_as_they_see_them() -> None:
    """The owner of an event is told what it alone sees; the others and spectators are not."""
    event = Event("bonus", {"seat": 0}, {"value": 1}, 0)
    told = "Red has fulfilled all five contracts and takes a bonus tile."
    assert NEPTUN.say(event.seen_by(0)).endswith("a bonus tile worth 1 point.")
    assert NEPTUN.say(event.seen_by(1)) == NEPTUN.say(event.seen_by(None)) == told


def test_nothing_is_not_mentioned() -> None:
    """A way that costs nothing is told without a payment."""
    assert "pay" not in NEPTUN.say(Message("consequence-way", {"miles": 7, "gold": 0}))
    assert "pay 2 gold" in NEPTUN.say(Message("consequence-way", {"miles": 9, "gold": 2}))
    leaves = Message("consequence-forecast", {"wind": 0, "low": -4, "high": 4})
    assert (
        NEPTUN.say(leaves)
        == "It leaves the forecast as it is; with the others’ cards, that will end up between −4 and +4."
    )
