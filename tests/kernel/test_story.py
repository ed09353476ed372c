"""The story of a game, checked against its record."""

from pathlib import Path

import pytest

from periplus.games import game_of
from periplus.kernel.message import Message
from periplus.kernel.record import Record, read_record, steps
from periplus.kernel.story import MOST_MOMENTS, SCORE, Story, is_told, tell_story

pytestmark = pytest.mark.once

RECORDS = sorted((Path(__file__).parents[1] / "fixtures" / "records").glob("*.*"))
EXAMPLE = next(file for file in RECORDS if file.name == "example-rules1-2.json")


def told(file: Path) -> tuple[Record, Story]:
    """Return a record and its story."""
    record = read_record(file.read_text(encoding="utf-8"))
    return record, tell_story(steps(record, game_of(record)))


def test_a_small_game_is_told_as_it_was_played() -> None:
    """Three rounds: one point each, then stalls; the first seat alone leads after the last round."""
    record, story = told(EXAMPLE)
    assert story.last == len(record.decisions) == 45
    assert [(part.at, part.names) for part in story.parts()] == [
        (0, [Message("chapter-round", {"round": 1})]),
        (12, [Message("chapter-round", {"round": 2})]),
        (25, [Message("chapter-round", {"round": 3})]),
    ]
    assert [story.figures[SCORE][end] for _, end in story.ends()] == [[1, 1], [1, 1], [7, 4]]
    assert [lead.seats for lead in story.leads()] == [[0, 1], [0, 1], [0]]
    assert story.moments()[-1] == (45, Message("story-lead", {"seat": 0}))
    built = [moment.at for moment in story.moments() if moment.what.id == "event-built"]
    assert built == [at for at, (_, action, _) in enumerate(record.decisions, start=1) if action.startswith("build ")]


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_every_story_agrees_with_its_record(file: Path) -> None:
    """The last scores and leaders are those of the result; chapters and moments lie within the game, in order."""
    record, story = told(file)
    assert record.result is not None
    for standing in record.result["seats"]:
        assert story.figures[SCORE][-1][standing["seat"]] == standing["score"]
    assert story.leaders[-1] == sorted(each["seat"] for each in record.result["seats"] if each["rank"] == 1)
    for figures in story.figures.values():
        assert len(figures) == story.last + 1 == len(record.decisions) + 1
        assert all(len(each) == record.seats for each in figures)
    begun = [chapter.at for chapter in story.chapters]
    assert begun == sorted(set(begun)) and begun[0] == 0 and begun[-1] <= story.last
    moments = [moment.at for moment in story.moments()]
    assert moments == sorted(moments) and 0 < len(moments) <= MOST_MOMENTS and moments[-1] <= story.last
    for at in (0, story.last // 2, story.last):
        phases = story.phases(at)
        assert story.chapter(at) in phases and all(chapter in story.chapters for chapter in phases)


def test_a_figure_that_never_changes_tells_nothing() -> None:
    """It gets no chart."""
    assert not is_told([[1, 1], [1, 1]])
    assert is_told([[1, 1], [1, 2]])
