"""The notation of Parthenon: every verb read and written, canonical forms, and clear errors."""

import pytest

from periplus.kernel.errors import BadNotation
from tests.games.parthenon.tables import GAME, dealt

LINES = [
    "order Drought Unskilled Labour Colonists",
    "donate wool gold army",
    "ignore Pirate Raids",
    "ignore Drought paying spices",
    "pay grain grain wool",
    "suffer",
    "suffer stoically",
    "suffer skipping wool wool spices",
    "suffer keeping grain wool gold stoically",
    "suffer skipping wool keeping gold stoically",
    "take wool",
    "name Crete",
    "stop grain spices spices",
    "spare wool",
    "shake great harbor",
    "caulk A C",
    "arrange",
    "arrange Rhodes Chios Crete",
    "arrange ordered trade journey harbor build",
    "arrange Rhodes Chios Crete ordered build",
    "assign",
    "assign timber timber",
    "swap wool for ore",
    "swap wool for ore paying grain",
    "swap wool for ore in Sparta",
    "offer wool for gold",
    "offer wool wool for basic rare to Crete Rhodes",
    "offer for gold",
    "offer wool to Crete",
    "accept 3",
    "accept 3 with grain spices",
    "decline 12",
    "withdraw 1",
    "answer 3 with wool for gold",
    "answer 3 for gold basic",
    "answer 3 with wool",
    "look Sparta",
    "consult",
    "consult paying wool",
    "launch A Athens with wool wool B Egypt with gold",
    "launch C Italy with gift",
    "stay",
    "light A B paying ore wool",
    "ward",
    "ward gift A army B",
    "lose A pottery B ore",
    "drive Crete A to Sparta",
    "reveal Athens Egypt",
    "enter A",
    "enter A with wool",
    "enter B paying wool",
    "trade wool wool for gold",
    "trade wool wool for gold in Egypt",
    "plan Athens",
    "plan Athens with gold",
    "jettison Egypt wool wool",
    "build village 3 with wool",
    "build workshop with grain grapes olives ore timber wool",
    "build academy with papyrus gold for Stoicism",
    "build alternate great harbor with gold gold",
    "build fleet with gold",
    "raise Statue of Zeus with gold gold gold",
    "use shrine with tools",
    "use alternate marketplace with grain grain wool",
    "use Stadium with ore wool paying grain",
    "adopt Stoicism with gold",
    "adopt Stoicism paying gold",
    "keep",
    "keep ore wool",
    "show",
    "show keeping wool",
    "vote Crete",
    "pass",
    "done",
]


@pytest.mark.parametrize("line", LINES)
def test_read_and_written_alike(line: str) -> None:
    """A line in its canonical form -> the action writes the same line, and its plain data lead back to it."""
    action = GAME.parse(line)
    assert str(action) == line
    assert GAME.action_from_json(action.to_json()) == action
    assert GAME.parse(str(action)) == action


def test_every_verb_is_read() -> None:
    """All verbs of the game -> each has a line above."""
    assert {line.split()[0] for line in LINES} == set(GAME.lexicon.verbs)


@pytest.mark.parametrize(
    ("line", "canonical"),
    [
        ("PAY Wool GRAIN", "pay grain wool"),
        ("offer wool army ore for rare gold basic", "offer ore wool army for gold basic rare"),
        ("shake Great_Harbor", "shake great harbor"),
        ("caulk b a", "caulk A B"),
        ("order drought colonists", "order Drought Colonists"),
        ("order Colonists Drought", "order Colonists Drought"),
        ("arrange rhodes crete chios ordered build trade", "arrange Rhodes Crete Chios ordered trade build"),
        ("launch b egypt with wool gold", "launch B Egypt with wool gold"),
    ],
)
def test_other_ways_to_write(line: str, canonical: str) -> None:
    """Case, underscores and the order of cards -> one canonical form; the order of events and islands matters."""
    assert str(GAME.parse(line)) == canonical


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("", "error-notation-empty"),
        ("haggle wool", "error-notation-verb"),
        ("pay", "error-notation-missing"),
        ("pay silver", "error-notation-field"),
        ("pay wool silver", "error-notation-extra"),
        ("order Flood", "error-notation-field"),
        ("order", "error-notation-missing"),
        ("ignore paying spices", "error-notation-field"),
        ("suffer skipping gold", "error-notation-extra"),
        ("suffer keeping army", "error-notation-extra"),
        ("suffer gladly", "error-notation-extra"),
        ("name Athens", "error-notation-field"),
        ("name", "error-notation-missing"),
        ("vote Delos", "error-notation-field"),
        ("vote Crete Chios", "error-notation-extra"),
        ("shake village", "error-notation-field"),
        ("caulk D", "error-notation-field"),
        ("arrange ordered hazards", "error-notation-extra"),
        ("arrange Delos", "error-notation-extra"),
        ("assign gold", "error-notation-extra"),
        ("swap wool", "error-notation-missing"),
        ("swap wool ore", "error-notation-field"),
        ("swap army for gift", "error-notation-field"),
        ("swap wool for army", "error-notation-field"),
        ("swap wool for ore in Persia", "error-notation-extra"),
        ("offer wool for gold to Athens", "error-notation-extra"),
        ("offer basic for gold", "error-notation-extra"),
        ("accept", "error-notation-missing"),
        ("accept three", "error-notation-field"),
        ("accept 0", "error-notation-field"),
        ("accept 1000", "error-notation-field"),
        ("accept -1", "error-notation-field"),
        ("accept 1 with basic", "error-notation-extra"),
        ("answer with wool", "error-notation-field"),
        ("launch D Athens with wool", "error-notation-extra"),
        ("launch A Persia with wool", "error-notation-extra"),
        ("look Crete", "error-notation-field"),
        ("trade wool in Egypt", "error-notation-field"),
        ("trade for gold", "error-notation-field"),
        ("build village 7", "error-notation-field"),
        ("build temple", "error-notation-field"),
        ("build academy with gold for Hedonism", "error-notation-extra"),
        ("raise Pyramid", "error-notation-field"),
        ("adopt", "error-notation-missing"),
        ("keep army", "error-notation-extra"),
        ("done wool", "error-notation-extra"),
    ],
)
def test_clear_errors(line: str, error: str) -> None:
    """A wrong word, card, land or number, a missing field, a word too many -> an error that names it."""
    with pytest.raises(BadNotation) as fault:
        GAME.parse(line)
    assert fault.value.message.id == error


@pytest.mark.parametrize(
    ("data", "error"),
    [
        ({"verb": "pay"}, "error-notation-missing"),
        ({"verb": "pay", "cards": ["silver"]}, "error-notation-field"),
        ({"verb": "pay", "cards": [1.5]}, "error-notation-data"),
        ({"verb": "pay", "cards": ["wool"], "to": "Crete"}, "error-notation-unknown"),
        ({"verb": "vote", "island": ["Crete", "Chios"]}, "error-notation-data"),
        ({"verb": "accept", "number": True}, "error-notation-data"),
        ({"cards": ["wool"]}, "error-notation-no-verb"),
        (["pay", "wool"], "error-notation-no-verb"),
    ],
)
def test_errors_in_data(data: object, error: str) -> None:
    """Plain data with a field missing, unknown or malformed -> an error that names it."""
    with pytest.raises(BadNotation) as fault:
        GAME.action_from_json(data)
    assert fault.value.message.id == error


def test_data_of_an_action() -> None:
    """An action as plain data -> names, not numbers; what is not said is left out."""
    assert GAME.parse("offer wool for basic to Crete").to_json() == {
        "verb": "offer", "give": ["wool"], "want": ["basic"], "to": ["Crete"],
    }  # fmt: skip
    assert GAME.parse("suffer stoically").to_json() == {"verb": "suffer", "stoically": True}
    assert GAME.parse("arrange ordered build").to_json() == {"verb": "arrange", "phases": ["build"]}
    assert GAME.parse("launch B Egypt with gold").to_json() == {"verb": "launch", "b": "Egypt", "b_cards": ["gold"]}


@pytest.mark.parametrize("seed", range(3))
def test_listed_actions_read_back(seed: int) -> None:
    """A whole season with many questions -> every listed action reads back as it is written, in words and data."""
    s = dealt(4, seed, tournament=True)
    for turn in range(80):
        if s.is_over:
            return
        seat = s.actors()[0]
        actions = s.legal_actions(seat)
        for action in actions:
            assert GAME.parse(str(action)) == action
            assert GAME.action_from_json(action.to_json()) == action
        s.apply(seat, actions[turn * 7 % len(actions)])
