"""What is told of a game of Parthenon afterwards."""

from pathlib import Path

import pytest

from periplus.games import game_of
from periplus.kernel.record import read_record, steps
from periplus.kernel.story import tell_story

RECORDS = Path(__file__).parents[2] / "fixtures" / "records"


@pytest.mark.once
def test_structures_season_by_season() -> None:
    """Two villages each at first; the parts are the eleven seasons that were played, and wonders are moments."""
    record = read_record((RECORDS / "parthenon-rules1-complete.json").read_text(encoding="utf-8"))
    story = tell_story(steps(record, game_of(record)))
    assert [[name.id for name in part.names] for part in story.parts()] == [["chapter-year", "chapter-season"]] * 11
    assert story.figures["score"][0] == story.figures["makers"][0] == [2, 2, 2]
    assert story.figures["score"][-1] == [14, 16, 12]
    wonders = [player["wonders"] for player in list(steps(record, game_of(record)))[-1][0].view(None)["players"]]
    completed = [sum(wonder["stage"] == "completed" for wonder in each) for each in wonders]
    for seat in range(3):
        parts = [story.figures[name][-1][seat] for name in ("makers", "acropolis")]
        assert sum(parts) + completed[seat] == story.figures["score"][-1][seat]
    raised = [moment.what.params["stage"] for moment in story.moments() if moment.what.id == "event-raised"]
    assert raised.count("completed") == 2
