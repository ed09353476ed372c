"""The story of a game that is over: told once, and where it holds up nobody."""

import asyncio
from collections.abc import Iterable
from threading import current_thread
from typing import Any

import pytest

from periplus.kernel.luck import luck_from
from periplus.kernel.story import Story, tell_story
from periplus.table.entries import Said
from periplus.table.keys import Holder
from periplus.table.live import Live
from periplus.table.situation import OVER
from periplus.web import stories
from periplus.web.look import Look
from periplus.web.stories import prepare, story_of
from tests.table.hosting import OPEN, after, people, play_on, setting, table_of

pytestmark = pytest.mark.once


def test_a_story_is_told_once_and_aside(monkeypatch: pytest.MonkeyPatch) -> None:
    """Several readers come when a game is over, and talk about it -> one story, told by a thread of its own."""
    tellers = list[str]()

    def tell(course: Iterable[Any]) -> Story:
        tellers.append(current_thread().name)
        return tell_story(course)

    monkeypatch.setattr(stories, "tell_story", tell)
    table = play_on(table_of(setting("example", *people(2))), lambda table: table.stage in OVER, luck_from(1))

    async def scene() -> None:
        live = Live(table)
        await asyncio.gather(*[prepare(live) for _ in range(4)])
        found = story_of(look_at(live))
        live.take(after(table, Said(0, "Ada", "well played")))
        await prepare(live)
        assert story_of(look_at(live)) is found
        live.let_go()
        await prepare(live)
        assert story_of(look_at(live)) is not found

    asyncio.run(scene())
    assert [name.startswith("aside") for name in tellers] == [True, True]


def test_no_story_is_told_before_the_end() -> None:
    """Of a table that is waiting for people, or whose game is in play."""

    async def scene() -> None:
        for seats in (people(2), (people(1)[0], OPEN)):
            live = Live(table_of(setting("example", *seats)))
            await prepare(live)
            assert not live.has_drawn()

    asyncio.run(scene())


def look_at(live: Live) -> Look:
    """Return a table as spectators see it."""
    return Look(live, Holder(live.table.id), None, "en", live.table.at)
