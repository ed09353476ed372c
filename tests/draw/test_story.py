"""Line charts of a game: labels that do not touch, names cut to fit, and a link for each part."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from periplus.draw.metrics import font_of, width
from periplus.draw.palette import THEMES
from periplus.draw.png import to_png
from periplus.draw.story import APART, BOTTOM, TOP, cut, spread, step_of, story_panels, whole_story
from periplus.games import game_of
from periplus.kernel.record import read_record, steps
from periplus.kernel.story import Story, tell_story
from periplus.kernel.text import text

pytestmark = pytest.mark.once

RECORDS = Path(__file__).parents[1] / "fixtures" / "records"


def told(name: str) -> Story:
    """Return the story of a record."""
    record = read_record((RECORDS / name).read_text(encoding="utf-8"))
    return tell_story(steps(record, game_of(record)))


@pytest.mark.parametrize(
    "heights", [[20.0], [20.0, 20.0, 20.0], [190.0] * 6, [12.0, 100.0, 101.0, 192.0], [5.0, 500.0]]
)
def test_labels_keep_apart(heights: list[float]) -> None:
    """However close the ends of lines are, labels are in order, far enough apart, and within the chart."""
    placed = spread(heights, TOP, BOTTOM)
    assert all(after - before >= APART - 0.01 for before, after in pairwise(placed))
    assert min(placed) >= TOP - 0.01 and max(placed) <= BOTTOM + 0.01


@pytest.mark.parametrize(("span", "step"), [(1, 1), (5, 1), (6, 2), (11, 5), (47, 10), (101, 50), (900, 200)])
def test_scales_have_round_numbers(span: int, step: int) -> None:
    """At most five steps."""
    assert step_of(span) == step


def test_long_names_are_cut() -> None:
    """To the room there is, with a sign that something is missing; short ones stay whole."""
    assert cut("Ann", "line-name", 66) == "Ann"
    short = cut("Bartholomew of Alexandria", "line-name", 66)
    assert short.endswith("…") and short[:5] == "Barth"
    assert width(short, *font_of("line-name")) <= 66


def test_every_seat_has_a_line_and_a_label() -> None:
    """A line, an emblem, the last figure and the name for each; each round is a link to its moment."""
    story = told("example-rules1-3.txt")
    say = text("en", story.game.room).say
    names = ["Ann", "Ben", "Cleo"]
    panel = story_panels(story, names, say, lambda at: f"/replay?at={at}")[0]
    assert panel.title == "Points"
    assert panel.body.count('class="line"') == 3
    for seat, name in enumerate(names):
        assert f'class="token player-{seat}"' in panel.body and f">{name}</text>" in panel.body
    figures = sorted(re.findall(r'class="line-figure"[^>]*>([^<]+)<', panel.body))
    assert figures == sorted(str(figure) for figure in story.figures["score"][-1])
    links = [int(at) for at in re.findall(r'href="/replay\?at=(\d+)"', panel.body)]
    assert links == [part.at for part in story.parts()]


@pytest.mark.parametrize("theme", THEMES)
def test_all_charts_make_one_picture(theme: str) -> None:
    """Without a link in it, and with every colour known."""
    story = told("example-rules1-2.json")
    drawn = whole_story(story, ["Ann", "Ben"], text("en", story.game.room).say, theme)
    assert "<a " not in drawn and "var(--" not in drawn
    assert to_png(drawn, 400).startswith(b"\x89PNG")
