"""What is told of a game of Neptun afterwards."""

from pathlib import Path

import pytest

from periplus.games import game_of
from periplus.kernel.record import read_record, steps
from periplus.kernel.story import tell_story

RECORDS = Path(__file__).parents[2] / "fixtures" / "records"


@pytest.mark.once
def test_points_follow_the_tiles() -> None:
    """After each round, everybody has the points of the tiles that they took; bonus tiles come last."""
    record = read_record((RECORDS / "neptun-rules1-greedy-4.json").read_text(encoding="utf-8"))
    story = tell_story(steps(record, game_of(record)))
    points, rounds = [0] * 4, list[list[int]]()
    for _, end in story.ends():
        for event in story.told[end]:
            if event.name == "tile":
                points[event.public["seat"]] += event.public["points"]  # type: ignore[call-overload]
        rounds.append(points[:])
    assert (
        [story.figures["score"][end] for _, end in story.ends()][:2] == rounds[:2] == [[3, 4, 4, 4], [11, 15, 17, 17]]
    )
    assert rounds[2] == [32, 32, 46, 44]  # the last seat has a bonus tile of 3
    assert story.figures["score"][-1] == [32, 32, 46, 47]
    assert story.figures["gold"][0] == [5, 5, 5, 5]
    assert story.figures["temples"][0] == [0, 0, 0, 0]
    assert story.figures["temples"][-1] == [13, 14, 16, 22]
