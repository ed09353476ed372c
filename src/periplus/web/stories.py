"""The story of a finished game as a page tells it: charts with their numbers, who led, and moments to look up."""

import asyncio
from itertools import pairwise
from typing import NamedTuple

from periplus.draw.story import story_panels, told_figures
from periplus.kernel.board import Panel
from periplus.kernel.story import SCORE, Chapter, Story, tell_story
from periplus.table.live import Live
from periplus.table.situation import OVER
from periplus.web.aside import aside
from periplus.web.look import Look


class Plot(NamedTuple):
    """A chart, and the same numbers as a table: who led if this is the score, and a row for each part of the game."""

    panel: Panel
    led: bool
    rows: list[tuple[str, list[int], str]]


class Telling(NamedTuple):
    """A moment as a page tells it: when, in words, and whose it is."""

    at: int
    text: str
    seat: int | None


async def prepare(live: Live) -> None:
    """Tell the story of a game, if it is over, before pages need it: a long one takes too long in between."""
    table = live.table
    if table.stage in OVER and table.play is not None:
        last = len(table.play.decisions)
        told = live.lasting(("told", last), lambda: asyncio.ensure_future(aside(lambda: tell_story(table.again()))))
        story = await asyncio.shield(told)
        live.lasting(("story", last), lambda: story)


def story_of(look: Look) -> Story:
    """Return the story of a game that is over, told once for all readers, whatever they say about it afterwards."""
    table = look.table
    if not look.is_over or table.play is None:
        raise AssertionError("a story is told when the game is over")
    return look.live.lasting(("story", len(table.play.decisions)), lambda: tell_story(table.again()))


def plots(look: Look) -> list[Plot]:
    """Return the charts of a story."""
    story = story_of(look)
    panels = story_panels(story, look.names, look.tell, lambda at: moment_path(look, at))
    return [
        Plot(panel, name == SCORE, rows(look, name)) for name, panel in zip(told_figures(story), panels, strict=True)
    ]


def rows(look: Look, name: str) -> list[tuple[str, list[int], str]]:
    """Return what everybody had after each part of the game, and who led."""
    story = story_of(look)
    return [
        (chapter_text(look, part), story.figures[name][end], ", ".join(look.names[seat] for seat in story.leaders[end]))
        for part, end in story.ends()
    ]


def chapter_text(look: Look, chapter: Chapter) -> str:
    """Return what a chapter is called."""
    return ", ".join(look.tell(name) for name in chapter.names)


def changes_of_lead(look: Look) -> int:
    """Return how often somebody else took the lead alone."""
    alone = [lead.seats for lead in story_of(look).leads() if len(lead.seats) == 1]
    return sum(before != after for before, after in pairwise(alone))


def moments(look: Look) -> list[Telling]:
    """Return what stood out, in words."""
    found = list[Telling]()
    for at, what in story_of(look).moments():
        seat = what.params.get("seat")
        found.append(Telling(at, look.tell(what), seat if isinstance(seat, int) else None))
    return found


def moment_path(look: Look, at: int) -> str:
    """Return the address of a moment."""
    return f"/table/{look.table.id}/replay?at={at}"
