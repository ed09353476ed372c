"""Games looked at afterwards, at tables: one at a time, never in play, kept with the table; and tried again."""

import os
import signal

import pytest

from periplus.bots.analysis import Analysis
from periplus.games import game_of
from periplus.kernel.luck import luck_from
from periplus.kernel.record import check_seal, replay
from periplus.table import study as studies
from periplus.table.entries import BadCommand, Chair, Ended
from periplus.table.house import House
from periplus.table.rows import Findings
from periplus.table.study import Busy, NotOver, analysis_in
from periplus.table.table import Table
from periplus.table.whose import WHOSE
from tests.table.hosting import (
    LongCrew,
    fresh_id,
    open_house,
    people,
    play_through,
    run,
    setting,
    soon,
)

pytestmark = pytest.mark.once

ADA = "secret of Ada"


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Note progress often."""
    monkeypatch.setattr(studies, "BEAT", 0.05)


async def finished(house: House, most: int = 10_000) -> Table:
    """Play a game to its end, or end it after some decisions."""
    table = await house.create(setting("example", *people(2)), ADA, "device", [0, 1])
    await play_through(house, table.id, luck_from(1), most)
    if most < 1000:
        await house.do(table.id, Ended(), fresh_id())
    return (await house.live(table.id)).table


async def looked_at(house: House, table: Table) -> Analysis:
    """Have a game looked at, and wait for the analysis."""
    await house.study.ask(table)
    await soon(lambda: table.id not in house.study.jobs, 60)
    found = analysis_in(await house.study.findings(table))
    assert found is not None
    return found


def test_an_analysis_is_kept_with_its_table(store_url: str, crew: LongCrew) -> None:
    """It is made once, tells how far it has got, and is there again when the house is."""

    async def story() -> None:
        async with open_house(store_url, crew) as house:
            table = await finished(house)
            assert await house.study.findings(table) == Findings()
            assert (await house.study.ask(table)).state == "waiting"
            assert (await house.study.ask(table)).is_under_way and len(house.study.jobs) == 1
            found = await looked_at(house, table)
            assert table.play is not None and len(found.decisions) == len(table.play.decisions)
            assert sorted(found.course()[-1]) in ([0.0, 1.0], [0.5, 0.5])
            assert not house.study.jobs
        async with open_house(store_url, crew) as house:
            table = (await house.live(table.id)).table
            assert analysis_in(await house.study.ask(table)) == found
            assert not house.study.jobs

    run(story())


def test_a_game_in_play_is_not_looked_at(sqlite_url: str, crew: LongCrew) -> None:
    """Neither asked for nor found; one that was ended early is looked at as far as it went."""

    async def story() -> None:
        async with open_house(sqlite_url, crew) as house:
            table = await house.create(setting("example", *people(2)), ADA, "device", [0, 1])
            for look in (house.study.ask, house.study.findings):
                with pytest.raises(NotOver):
                    await look(table)
            with pytest.raises(NotOver):
                await house.try_again(table, 0, 0, "Ada", "", ADA)
            assert len((await looked_at(house, await finished(house, 6))).decisions) == 6

    run(story())


def test_whoever_waits_too_long_is_asked_to_come_back(
    sqlite_url: str, crew: LongCrew, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One game at a time; a few wait, the next is refused; a process that dies leaves a game to be asked for again."""
    monkeypatch.setattr(studies, "MOST_WAITING", 1)

    async def story() -> None:
        async with open_house(sqlite_url, crew) as house:
            tables = [await finished(house, 4) for _ in range(3)]
            for table in tables[:2]:
                await house.study.ask(table)
            with pytest.raises(Busy):
                await house.study.ask(tables[2])
            one, two = house.study.jobs.values()
            await soon(lambda: one.process is not None and one.process.pid is not None)
            assert not two.begun
            process = one.process
            assert process is not None and process.pid is not None
            os.kill(process.pid, signal.SIGTERM)
            await soon(lambda: not house.study.jobs, 60)
            assert [(await house.study.findings(table)).state for table in tables] == ["failed", "done", "none"]
            await looked_at(house, tables[0])

    run(story())


def test_one_address_leaves_room_for_others(sqlite_url: str, crew: LongCrew) -> None:
    """Somebody asks for one analysis after the other -> two are taken; somebody else's is taken as well."""

    async def story() -> None:
        async with open_house(sqlite_url, crew) as house:
            tables = [await finished(house, 4) for _ in range(4)]
            WHOSE.set("10.0.0.1")
            for table in tables[:2]:
                await house.study.ask(table)
            with pytest.raises(Busy):
                await house.study.ask(tables[2])
            assert (await house.study.ask(tables[0])).is_under_way
            WHOSE.set("10.0.0.2")
            assert (await house.study.ask(tables[3])).is_under_way

    run(story())


def test_a_house_closes_in_the_middle_of_an_analysis(sqlite_url: str, crew: LongCrew) -> None:
    """Nobody is at work any more afterwards, and the game can be asked for again."""

    async def story() -> None:
        async with open_house(sqlite_url, crew) as house:
            table = await finished(house, 4)
            await house.study.ask(table)
            job = house.study.jobs[table.id]
            await soon(lambda: job.process is not None)
        assert job.process is None
        async with open_house(sqlite_url, crew) as house:
            assert (await house.study.findings(table)).is_under_way  # perhaps in another process
            await house.store.set_findings(table.id, Findings("running", 2, "", 1.0))
            assert await house.study.findings(table) == Findings()
            await looked_at(house, table)

    run(story())


def test_a_moment_is_tried_again(store_url: str, crew: LongCrew) -> None:
    """A new table goes on from there against bots, with the same past, which stays; its record replays."""

    async def story() -> None:
        async with open_house(store_url, crew) as house:
            old = await finished(house)
            assert old.play is not None
            at, seat = 9, old.play.decisions[9][0]
            new = await house.try_again(old, at, seat, "Ada", "Again", ADA)
            assert new.play is not None and new.play.decisions == old.play.decisions[:at]
            assert new.state == old.past(at)[0]
            assert [chair.holder for chair in new.chairs] == ["person" if each == seat else "bot" for each in (0, 1)]
            assert new.chairs[1 - seat].bot == "greedy"
            assert not any(new.may_undo(each) for each in (0, 1))
            assert new.commitment != old.commitment and new.chapters == new.game.chapters(new.state.view(None))
            assert len(new.lines) > 1
            await play_through(house, new.id, luck_from(2))
            over = (await house.live(new.id)).table
            record = over.record()
            assert replay(record, game_of(record)).is_over and check_seal(record)
            assert [each[:2] for each in record.decisions][:at] == [each[:2] for each in old.record().decisions][:at]
            last = len(old.play.decisions)
            with pytest.raises(BadCommand, match="nothing left to decide"):
                await house.try_again(old, last, 0, "Ada", "", ADA)
            with pytest.raises(BadCommand):
                await house.try_again(old, last + 1, 0, "Ada", "", ADA)
        async with open_house(store_url, crew) as house:
            assert (await house.live(new.id)).table.record() == record

    run(story())


def test_bots_stay_when_a_moment_is_tried_again(sqlite_url: str, crew: LongCrew) -> None:
    """Whoever was beaten by a bot meets it again."""

    async def story() -> None:
        async with open_house(sqlite_url, crew) as house:
            made = await house.create(setting("example", *people(1), Chair("bot", bot="novice")), ADA, "device", [0])
            old = await house.do(made.id, Ended(), fresh_id())
            new = await house.try_again(old, 0, 0, "Ada", "Again", ADA)
            assert [(chair.holder, chair.bot) for chair in new.chairs] == [("person", ""), ("bot", "novice")]

    run(story())
