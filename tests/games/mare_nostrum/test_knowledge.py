"""What is open and what is hidden, clause M64."""

from typing import Any

import pytest

from periplus.games.mare_nostrum.state import MareNostrumState
from periplus.kernel.luck import Luck, stretch
from periplus.kernel.message import Message
from tests.games.mare_nostrum.tables import (
    BABYLON,
    CARTHAGE,
    EGYPT,
    GREECE,
    ROME,
    army,
    at,
    builder,
    gain,
    hand,
    hold,
    named,
    say,
    table,
)


def gifted() -> MareNostrumState:
    """Play an exchange of three in which Carthage has just given a tax to Greece."""
    s = table(3)
    for civ, cards in ((CARTHAGE, "grain tax"), (BABYLON, "oil"), (GREECE, "fish")):
        hold(s, civ, cards)
    say(s, CARTHAGE, "exchange 1", "offer grain")
    say(s, BABYLON, "offer oil")
    say(s, GREECE, "offer fish")
    say(s, CARTHAGE, "take oil from Babylon")
    say(s, BABYLON, "take fish from Greece")
    say(s, CARTHAGE, "give tax")
    return s


def test_what_lies_open() -> None:
    """M64: a spectator -> board, reserves, roles, heroes and wonders, bank, stock and the sizes of hands."""
    s = table()
    army(s, ROME, "Roma", 2)
    seen = s.view(None)
    roma = seen["places"][0]
    assert (roma["owner"], roma["forces"]) == (
        "Rome", [{"civ": "Rome", "legions": 2, "triremes": 0, "fortresses": 1}],
    )  # fmt: skip
    assert [each["role"] for each in seen["roles"]] == ["director", "political", "military"]
    assert seen["players"][0]["reserve"]["legions"] == 6
    assert seen["players"][0]["cards"] == ["Julius Caesar"]
    assert [each["hand_size"] for each in seen["players"]] == [5] * 5
    assert seen["bank"]["tax"] == 35 - 10


@pytest.mark.parametrize("civ", range(5))
def test_only_the_own_hand_is_seen(civ: int) -> None:
    """M64: the view of a seat -> its own hand and no other; a spectator sees none."""
    s = table()
    seen: dict[str, Any] = s.view(s.seat_of[civ])
    assert seen["hand"] == {name: hand(s, civ).count(name) for name in hand(s, civ)}
    assert all("hand" not in player for player in seen["players"])
    assert s.view(None)["hand"] is None


def test_an_offer_face_down() -> None:
    """M64: Babylon has offered -> others see that it has, not what; it still sees all its cards as its hand."""
    s = table(3)
    say(s, CARTHAGE, "exchange 2")
    say(s, BABYLON, "offer tax tax")
    seen = s.view(s.seat_of[GREECE])["players"][s.seat_of[BABYLON]]
    assert (seen["offer"], seen["has_offered"], seen["hand_size"]) == (None, True, 5)
    assert s.view(s.seat_of[BABYLON])["hand"]["tax"] == 2


def test_picks_are_open() -> None:
    """M64: a card is taken -> everybody is told which."""
    s = table(3)
    say(s, CARTHAGE, "exchange 1", "offer gold")
    say(s, BABYLON, "offer grain")
    say(s, GREECE, "offer oil")
    (taken,) = named(say(s, CARTHAGE, "take oil from Greece"), "taken")
    assert taken.seen_by(None).params["card"] == "oil"


def test_the_card_of_the_director() -> None:
    """M64: Carthage gave Greece a tax -> Babylon knows that it was grain, oil or tax; the two know all hands."""
    s = gifted()
    known = s.recall(s.seat_of[BABYLON])
    assert known["gift"]["may_be"] == ["grain", "oil", "tax"]
    assert known["hands"] == [{"grain": 1, "oil": 1, "tax": 1}, {"fish": 1}, {}]
    for civ in (CARTHAGE, GREECE):
        assert s.recall(s.seat_of[civ])["gift"] is None
        assert s.recall(s.seat_of[civ])["hands"][s.seat_of[GREECE]] == {"tax": 1}


def test_what_a_gift_may_be_is_dealt_anew() -> None:
    """M64: worlds as Babylon can imagine them -> Greece holds grain, oil or tax, and all three come up."""
    s = gifted()
    found = set()
    for number in range(30):
        world = s.resample(s.seat_of[BABYLON], Luck(stretch(number), [0]))
        assert isinstance(world, MareNostrumState)
        found.add(tuple(hand(world, GREECE)))
        assert len(hand(world, CARTHAGE)) == 2
    assert found == {("grain",), ("oil",), ("tax",)}


def test_payments_are_open() -> None:
    """M64: Egypt builds and swaps with the bank -> everybody is told the cards."""
    s = builder(EGYPT, "tax tax tax grain")
    (built,) = named(say(s, EGYPT, "build legion Thebes with tax tax tax"), "built")
    (swapped,) = named(say(s, EGYPT, "swap grain for tax"), "swapped")
    assert built.seen_by(s.seat_of[ROME]).params["cards"] == [Message("several-taxes", {"count": 3})]
    assert swapped.seen_by(None).params == {"seat": s.seat_of[EGYPT], "card": "grain", "other_card": "tax"}


def test_loot_is_open() -> None:
    """M64: Nebuchadnezzar's owner pillages a city -> everybody is told of the tax."""
    s = table()
    gain(s, ROME, "Nebuchadnezzar")
    army(s, ROME, "Macedonia", 1)
    at(s, "Legions", ROME)
    say(s, ROME, "move 1 legion Macedonia -> Thracia")
    (loot,) = named(say(s, ROME, "pillage Thracia Constantinopolis"), "loot")
    assert loot.seen_by(None).params["card"] == "tax"


def test_the_kept_commodity_is_hidden() -> None:
    """M64: Rome keeps wine with the Hanging Gardens -> the others see the size of its hand only."""
    s = builder(ROME, "wine grain")
    gain(s, ROME, "Hanging Gardens")
    army(s, GREECE, "Athens", 1)
    s.acted = 0b11110
    say(s, ROME, "done")
    (kept,) = named(say(s, ROME, "keep wine"), "kept")
    assert kept.seen_by(s.seat_of[EGYPT]).params == {"seat": s.seat_of[ROME]}
    assert s.view(s.seat_of[EGYPT])["players"][s.seat_of[ROME]]["hand_size"] == 1
