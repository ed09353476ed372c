"""Tables that nobody ever played: after so many days they are forgotten, and all others stay."""

import asyncio
import time

import pytest

from periplus.table.entries import Acted, By, Entry, Joined, Setting
from periplus.table.keys import NoKey
from periplus.table.rows import Change, Findings, Key
from periplus.table.situation import DAY
from periplus.table.store import Contact, Store
from periplus.table.table import Table
from periplus.table.tables import NoTable, Tables, row_of
from periplus.table.unplayed import forget
from tests.table.hosting import OPEN, LongCrew, bot, made, open_house, people, person, run, setting

pytestmark = pytest.mark.once

DAYS = 30


async def write(store: Store, id: str, wanted: Setting, days: float, by: By | None = None) -> None:
    """Write a table that was set up so many days ago; by whom its first decision was taken, if by anybody."""
    at = time.time() - days * DAY
    table = Table(id, Entry("made", at, made(wanted).what))
    keys = tuple(Key(f"{id:x<64}", id, "device", seat) for seat in range(table.seats))
    await store.append(Change(row_of(table), Entry("made", at, table.made), keys))
    if by:
        seat = table.awaited()[0]
        acted = Entry("first", at, Acted(seat, 0, str(table.state.legal_actions(seat)[0]), by))
        await store.append(Change(row_of(table.then(acted)), acted))
    await store.set_contacts(id, 0, [Contact("webhook", "https://example.org/")])
    await store.set_findings(id, Findings("failed"))


async def rows_about(store: Store, id: str) -> int:
    """Return how much is stored about a table."""
    entries, rows = len(await store.entries(id)), len(await store.rows([id]))
    others = len(await store.contacts_of(id, 0)) + len(await store.keys_at(id))
    return entries + rows + others + ((await store.findings(id)).state != "none")


def test_what_nobody_played_is_forgotten(store_url: str) -> None:
    """Set up long ago and left, or played by bots alone -> gone with all that belongs to it; any other stays."""
    alone, together = setting("example", *people(2)), setting("example", bot(), bot())
    waiting = setting("example", person("Ada"), OPEN)

    async def story() -> dict[str, int]:
        store = Store(store_url)
        await store.open()
        await write(store, "left", alone, DAYS + 1)
        await write(store, "waiting", waiting, DAYS + 1)
        await write(store, "fresh", alone, DAYS - 1)
        await write(store, "played", alone, DAYS + 300, "person")
        await write(store, "bots", together, DAYS + 1, "bot")
        known = ("left", "waiting", "fresh", "played", "bots")
        found = await store.unplayed(0.0, time.time() - DAYS * DAY)
        for id in found:
            assert await store.remove(id, time.time() - DAYS * DAY)
        left = {id: await rows_about(store, id) for id in known}
        await store.close()
        return left

    left = run(story())
    assert [id for id, rows in left.items() if not rows] == ["left", "waiting"]


def test_bots_that_are_still_playing_are_left_alone(store_url: str) -> None:
    """A table that has something to do by itself stays; once its game is over, it is as forsaken as others."""

    async def story() -> list[list[str]]:
        store = Store(store_url)
        await store.open()
        await write(store, "bots", setting("example", bot(), bot()), DAYS + 1)
        busy = await store.unplayed(0.0, time.time())
        row = (await store.rows(["bots"]))[0]
        over = Change(type(row)(row.id, 2, row.at, False, row.summary), Entry("x", row.at, Acted(0, 0, "pass", "bot")))
        await store.append(over)
        found = [busy, await store.unplayed(0.0, time.time()), await store.unplayed(row.at + 1, time.time())]
        await store.close()
        return found

    assert run(story()) == [[], ["bots"], []]


def test_a_house_forgets(sqlite_url: str, crew: LongCrew) -> None:
    """It looks when it opens: whoever still has the address of such a table is told that there is none."""

    async def story() -> None:
        store = Store(sqlite_url)
        await store.open()
        await write(store, "left", setting("example", *people(2)), DAYS + 1)
        await write(store, "played", setting("example", *people(2)), DAYS + 1, "person")
        await store.close()
        async with open_house(sqlite_url, crew, forget=DAYS) as house:
            while await house.store.rows(["left"]):
                await asyncio.sleep(0.01)
            with pytest.raises(NoTable):
                await house.live("left")
            assert sum((await house.live("played")).table.answered) == 1

    run(story())


def test_a_house_keeps_what_it_is_not_told_to_forget(
    sqlite_url: str, crew: LongCrew, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a number of days, it never looks for such tables."""
    looked: list[int] = []

    async def look(tables: Tables, days: int) -> None:
        looked.append(days)

    monkeypatch.setattr("periplus.table.house.keep_forgetting", look)

    async def story() -> None:
        for days in (0, DAYS):
            async with open_house(sqlite_url, crew, forget=days):
                await asyncio.sleep(0)

    run(story())
    assert looked == [DAYS]


def test_a_table_that_somebody_looks_at_stays(sqlite_url: str, crew: LongCrew) -> None:
    """Nor does one go at which something has just happened; if it goes, keys that were known open nothing any more."""

    async def story() -> None:
        async with open_house(sqlite_url, crew) as house:
            store, before = house.store, time.time() - DAYS * DAY
            for id in ("seen", "joined", "left"):
                await write(store, id, setting("example", person("Ada"), OPEN), DAYS + 1)
            live = await house.live("seen")
            await house.do("joined", Joined(1, "Bob"), "join")
            await house.live("left")
            await store.keys_at("left")
            async with house.watching(live, None):
                for id in ("seen", "joined", "left"):
                    await forget(house, id, before)
            assert [row.id for row in await store.rows(["seen", "joined", "left"])] == ["joined", "seen"]
            with pytest.raises((NoKey, NoTable)):
                await house.holder("left", "x" * 30)

    run(story())
