"""What is told of a game of Mare Nostrum afterwards."""

from pathlib import Path

import pytest

from periplus.games import game_of
from periplus.kernel.record import read_record, steps
from periplus.kernel.story import Story, tell_story

RECORDS = Path(__file__).parents[2] / "fixtures" / "records"

pytestmark = pytest.mark.once


def told(name: str) -> Story:
    """Return the story of a record."""
    record = read_record((RECORDS / name).read_text(encoding="utf-8"))
    return tell_story(steps(record, game_of(record)))


def test_the_cards_that_won() -> None:
    """The winner's three purchases are moments, and steps of the first chart; nobody else bought any."""
    story = told("mare_nostrum-rules1-cards.json")
    bought = [moment.at for moment in story.moments() if moment.what.id == "event-bought"]
    assert bought == [149, 181, 204]
    assert [story.figures["score"][at][4] for at in (148, 149, 181, 204)] == [1, 2, 3, 4]
    assert story.figures["score"][-1] == [1, 1, 1, 1, 4]
    assert story.figures["provinces"][0] == [3, 3, 3, 3, 3]
    assert story.figures["income"][-1] == [13, 8, 9, 8, 16]


def test_battles_are_moments() -> None:
    """A warlike game is told by its battles, and its units are counted."""
    story = told("mare_nostrum-rules1-roles.json")
    battles = [moment.at for moment in story.moments() if moment.what.id == "event-battle"]
    assert len(battles) >= 3
    assert all(any(event.name == "battle" for event in story.told[at]) for at in battles)
    assert story.figures["units"][0] == [1, 1, 1]
    assert story.figures["units"][-1] == [8, 7, 8]
