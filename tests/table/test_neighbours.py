"""Several processes at one database: each hears at once what another has written."""

import asyncio
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO

import pytest
from sqlalchemy.exc import OperationalError

from periplus.kernel.luck import luck_from
from periplus.kernel.position import digest
from periplus.kernel.state import State
from periplus.table.commands import Decision
from periplus.table.entries import Ended, Entry, Handed
from periplus.table.house import House
from periplus.table.keys import Holder, NoKey
from periplus.table.table import Table
from tests.table.hosting import (
    LongCrew,
    bot,
    choice,
    decide,
    fresh_id,
    listening,
    open_house,
    people,
    person,
    play_through,
    run,
    setting,
    snapshot,
    soon,
    two_houses,
)
from tests.table.postgres import Postgres

ADA = "secret of Ada"
AT_ONCE = 15.0
"""Seconds; a house that hears no bell looks for itself only after 45."""


async def two_people(house: House) -> Table:
    """Let Ada set up a table of the example game for two people at her screen."""
    return await house.create(setting("example", *people(2)), ADA, "device", (0, 1))


def first(table: Table, seat: int) -> str:
    """Return the first thing that a seat may do."""
    return str(table.state.legal_actions(seat)[0])


def test_what_one_house_writes_the_other_sees_without_asking(postgres_url: str, crew: LongCrew) -> None:
    """Whoever watches at the other house is told, and the tables are the same."""

    async def story() -> None:
        async with two_houses(postgres_url, crew) as (one, other):
            table = await two_people(one)
            live = await other.live(table.id)
            heard = asyncio.create_task(live.changed.wait())
            await asyncio.sleep(0)
            after = await decide(one, table.id, 0, first(table, 0))
            await asyncio.wait_for(heard, AT_ONCE)
            assert snapshot(live.table) == snapshot(after)

    run(story())


def test_a_house_that_has_not_heard_yet_does_not_lose(postgres_url: str, crew: LongCrew) -> None:
    """Both houses write at the same moment, again and again: everything is done, once, in one order."""

    async def story() -> None:
        async with two_houses(postgres_url, crew) as (one, other):
            table = await two_people(one)
            await other.live(table.id)
            for number in range(15):
                same = fresh_id()
                await asyncio.gather(
                    one.say(Holder(table.id), 0, "Ada", f"one {number}", fresh_id()),
                    other.say(Holder(table.id), 1, "Bob", f"other {number}", fresh_id()),
                    one.say(Holder(table.id), 0, "Ada", "same", same),
                    other.say(Holder(table.id), 0, "Ada", "same", same),
                )
            one_live, other_live = await one.live(table.id), await other.live(table.id)
            await soon(lambda: one_live.table.seq == other_live.table.seq == 46)
            assert snapshot(one_live.table) == snapshot(other_live.table)

    run(story())


@pytest.mark.parametrize("game", ["example", "neptun"])
def test_a_game_is_played_through_both_houses(postgres_url: str, crew: LongCrew, hasty: None, game: str) -> None:
    """Every decision of people goes through the other house than the last one; bots play in between."""

    async def story() -> None:
        async with two_houses(postgres_url, crew) as (one, other):
            wanted = setting(game, person("Ada"), bot("random"), person("Bob"))
            table = await one.create(wanted, ADA, "device", (0, 2))
            await other.live(table.id)
            await play_through(one, table.id, luck_from(4), others=[other])
            mine, theirs = (await one.live(table.id)), (await other.live(table.id))
            await soon(lambda: theirs.table.stage == "over", AT_ONCE)
            assert snapshot(mine.table) == snapshot(theirs.table)
            assert len({entry.id for entry in await one.store.entries(table.id)}) == mine.table.seq

    run(story())


def test_only_one_house_lets_a_bot_decide(postgres_url: str, crew: LongCrew, monkeypatch: pytest.MonkeyPatch) -> None:
    """The house that moved the table asks its bots; the other one leaves them to it, unless nothing comes."""
    monkeypatch.setattr("periplus.table.tables.HESITATE", 60.0)
    asked: list[str] = []

    class Counting(LongCrew):
        """Notes who asks."""

        async def ask(self, table: str, *rest: object) -> str:
            asked.append("other")
            return await super().ask(table, *rest)  # type: ignore[arg-type]

    async def story() -> None:
        counting = Counting(1)
        async with open_house(postgres_url, crew) as one, open_house(postgres_url, counting) as other:
            table = await one.create(setting("example", person("Ada"), bot()), ADA, "device", (0,))
            theirs = await other.live(table.id)
            await play_through(one, table.id, luck_from(2))
            await soon(lambda: theirs.table.stage == "over", AT_ONCE)
        counting.go_home()
        assert asked == []

    run(story())


class Thinking(LongCrew):
    """Counts who asks; bots think until they are let go."""

    def __init__(self) -> None:
        """Hold everybody up."""
        super().__init__(1)
        self.asked, self.go = list[str](), asyncio.Event()

    async def ask(self, table: str, bot: str, state: State, seat: int, later: bool = False) -> str:
        """Think."""
        self.asked.append(digest(state))
        await self.go.wait()
        return await super().ask(table, bot, state, seat, later)


def test_a_bot_that_thinks_long_is_asked_by_one_house(postgres_url: str, hasty: None) -> None:
    """The other house would step in after a while; not so while the bot thinks. Both close, others open: the same."""

    async def story() -> None:
        id, crews = "", [Thinking(), Thinking()]
        for evening in (1, 2):
            async with open_house(postgres_url, crews[0]) as one, open_house(postgres_url, crews[1]) as other:
                if not id:
                    table = await one.create(setting("example", person("Ada"), bot()), ADA, "device", (0,))
                    id = (await decide(one, table.id, 0, first(table, 0))).id
                await other.live(id)
                await soon(lambda evening=evening: sum(len(crew.asked) for crew in crews) >= evening)
                await asyncio.sleep(0.5)
            assert sum(len(crew.asked) for crew in crews) == evening
        for crew in crews:
            crew.asked.clear()
            crew.go.set()
        async with open_house(postgres_url, crews[0]) as one, open_house(postgres_url, crews[1]) as other:
            lives = await one.live(id), await other.live(id)
            await soon(lambda: min(live.table.answered[1] for live in lives) >= 1)
        asked = [position for crew in crews for position in crew.asked]
        assert len(set(asked)) == len(asked)
        for crew in crews:
            crew.go_home()

    run(story())


def test_whoever_asks_at_another_house_is_told_the_latest(postgres_url: str, crew: LongCrew) -> None:
    """Ada decides at one house, and looks at the other before that has heard the bell: she sees her decision."""

    async def story() -> None:
        async with two_houses(postgres_url, crew) as (one, other):
            other.neighbours.look = one.look  # it hears nothing itself
            table = await two_people(one)
            live = await other.live(table.id)
            await decide(one, table.id, 0, first(table, 0))
            await other.holder(table.id, ADA)
            assert live.table.answered == [1, 0]

    run(story())


def test_a_key_dropped_at_one_house_opens_nothing_at_the_other(postgres_url: str, crew: LongCrew) -> None:
    """Though the other hears no bell: a token that was replaced, and all keys of a seat that was given away."""

    async def story() -> None:
        async with two_houses(postgres_url, crew) as (one, other):
            table = await two_people(one)
            other.neighbours.look = one.look  # it hears nothing itself
            holder = await one.holder(table.id, ADA)
            former = await one.token(holder, 1, ADA)
            assert (await other.holder(table.id, former)).seats == (1,)
            latter = await one.token(holder, 1, ADA)
            with pytest.raises(NoKey):
                await other.holder(table.id, former)
            before = await other.holder(table.id, latter)
            invitation = await one.open_seat(table.id, 1, ADA, fresh_id())
            with pytest.raises(NoKey):
                await other.holder(table.id, latter)
            with pytest.raises(NoKey):
                await other.say(before, 1, "Ada", "still here", fresh_id())
            await one.join(invitation, "Bob", "secret of Bob", "device")
            theirs = await other.holder(table.id, "secret of Bob")
            assert theirs.seats == (1,)
            await other.say(theirs, 1, "Bob", "here now", fresh_id())

    run(story())


def test_another_house_steps_in_for_one_that_is_gone(postgres_url: str, crew: LongCrew, hasty: None) -> None:
    """The house at which Ada decided is closed before its bot could: the other one asks the bot after a while."""

    async def story() -> None:
        async with open_house(postgres_url, crew) as other:
            async with open_house(postgres_url, crew) as one:
                table = await one.create(setting("example", person("Ada"), bot(), bot_delay=0.2), ADA, "device", (0,))
                theirs = await other.live(table.id)
                await decide(one, table.id, 0, first(table, 0))
            await soon(lambda: min(theirs.table.answered) > 0)

    run(story())


def test_a_rematch_asked_for_at_two_houses_is_one(postgres_url: str, crew: LongCrew) -> None:
    """Both come to the same table."""

    async def story() -> None:
        async with two_houses(postgres_url, crew) as (one, other):
            table = await two_people(one)
            await one.do(table.id, Ended(), fresh_id())
            await other.live(table.id)
            holder = await one.holder(table.id, ADA)
            asked = await asyncio.gather(*[house.rematch(holder) for house in (one, other) * 3])
            assert len(set(asked)) == 1

    run(story())


def test_who_is_present_is_known_at_all_houses(postgres_url: str, crew: LongCrew) -> None:
    """Bob and a spectator watch at the other house: Ada sees them come and go at hers."""

    async def story() -> None:
        async with two_houses(postgres_url, crew) as (one, other):
            table = await two_people(one)
            ours, theirs = await one.live(table.id), await other.live(table.id)
            async with one.watching(ours, None):
                async with other.watching(theirs, 1), other.watching(theirs, None):
                    heard = ours.changed
                    await soon(lambda: ours.is_present(1) and ours.spectators() == 2, AT_ONCE)
                    assert heard.is_set()
                    assert not ours.is_present(0)
                await soon(lambda: not ours.is_present(1) and ours.spectators() == 1, AT_ONCE)

    run(story())


# When the bell is lost


def test_a_lost_bell_is_found_again(postgres_url: str, postgres: Postgres, database: str, crew: LongCrew) -> None:
    """The server ends the connection of the bell: what was written meanwhile is caught up with, and all goes on."""

    async def story() -> None:
        async with two_houses(postgres_url, crew) as (one, other):
            table = await two_people(one)
            live = await other.live(table.id)
            assert postgres.cut(database, "query LIKE 'LISTEN%'") == 2
            await decide(one, table.id, 0, first(table, 0))
            await soon(lambda: live.table.answered == [1, 0], AT_ONCE)
            await listening(postgres_url, 2)
            await decide(one, table.id, 1, first(table, 1))
            await soon(lambda: live.table.answered == [1, 1], AT_ONCE)

    run(story())


def test_a_bell_survives_a_database_that_fails(
    postgres_url: str, crew: LongCrew, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What has changed cannot be read at that moment: it is caught up with, and the bell is heard again."""

    async def story() -> None:
        async with two_houses(postgres_url, crew) as (one, other):
            table = await two_people(one)
            live = await other.live(table.id)
            truth, failed = other.store.entries, asyncio.Event()

            async def entries(id: str, after: int = 0) -> list[Entry]:
                if not failed.is_set():
                    failed.set()
                    raise OperationalError("SELECT", {}, Exception("the database is away"))
                return await truth(id, after)

            monkeypatch.setattr(other.store, "entries", entries)
            await decide(one, table.id, 0, first(table, 0))
            await asyncio.wait_for(failed.wait(), AT_ONCE)
            await soon(lambda: live.table.answered == [1, 0], AT_ONCE)
            await decide(one, table.id, 1, first(table, 1))
            await soon(lambda: live.table.answered == [1, 1], AT_ONCE)

    run(story())


def test_a_database_that_was_started_anew_is_found_again(
    postgres_url: str, postgres: Postgres, database: str, crew: LongCrew
) -> None:
    """All connections end at once: the next command succeeds, and the bell rings again."""

    async def story() -> None:
        async with two_houses(postgres_url, crew) as (one, other):
            table = await two_people(one)
            live = await other.live(table.id)
            for seat in (0, 1):
                await listening(postgres_url, 2)
                assert postgres.cut(database) >= 4
                await decide(one, table.id, seat, first(table, seat))
                await soon(lambda seat=seat: live.table.answered[seat] == 1, AT_ONCE)

    run(story())


# Processes of their own


class Neighbour:
    """Another process that watches a table and does what it is told."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        """Talk to a process."""
        assert process.stdin is not None and process.stdout is not None
        self.said: IO[str] = process.stdin
        self.tells: IO[str] = process.stdout

    def hears(self) -> list[str]:
        """Return what the process tells next: sequence and digest."""
        return self.tells.readline().split()

    async def has(self, table: Table) -> None:
        """Wait until the process has come as far as a table, and stands there as it does."""
        async with asyncio.timeout(60.0):
            while int((heard := await asyncio.to_thread(self.hears))[0]) < table.seq:
                pass
        assert heard == [str(table.seq), digest(table.state)]

    def do(self, what: Decision) -> None:
        """Let somebody decide at the other process."""
        self.said.write(f"{what.seat} {what.number} {what.action}\n")
        self.said.flush()


@contextmanager
def neighbour(url: str, id: str) -> Iterator[Neighbour]:
    """Start another process at a database, and let it end."""
    words = [sys.executable, "-m", "tests.table.neighbour", url, id]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield Neighbour(process)
            process.stdin.close() if process.stdin else None
            assert process.wait(60) == 0
        finally:
            process.kill()


def test_two_processes_play_one_game(postgres_url: str, crew: LongCrew) -> None:
    """Two people, one at each process: each sees the other's decision at once, to the end of the game."""
    luck, slowest = luck_from(8), 0.0

    async def story() -> None:
        nonlocal slowest
        async with open_house(postgres_url, crew) as house:
            table = await two_people(house)
            live = await house.live(table.id)
            with neighbour(postgres_url, table.id) as other:
                await other.has(table)
                while live.table.stage == "playing":
                    seat, seq = live.table.awaited()[0], live.table.seq
                    what = Decision(seat, live.table.answered[seat], choice(live.table, seat, luck))
                    began = time.monotonic()
                    if seat:
                        other.do(what)
                        await soon(lambda seq=seq: live.table.seq > seq)
                    else:
                        await house.do(table.id, what, fresh_id())
                    await other.has(live.table)
                    slowest = max(slowest, time.monotonic() - began)
            assert live.table.stage == "over"

    run(story())
    assert slowest < AT_ONCE


def test_a_process_that_was_killed_is_stepped_in_for(postgres_url: str, crew: LongCrew, hasty: None) -> None:
    """Nothing that it had acknowledged is lost, and the bots go on at the house that is left."""

    async def story() -> None:
        async with open_house(postgres_url, crew) as house:
            wanted = setting("example", *people(2), bot_delay=0.3)
            table = await house.create(wanted, ADA, "device", (0, 1))
            table = await house.do(table.id, Handed(1, "greedy"), fresh_id())
            live = await house.live(table.id)
            words = [sys.executable, "-m", "tests.table.neighbour", postgres_url, table.id]
            with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
                other = Neighbour(process)
                await other.has(table)
                other.do(Decision(0, 0, table.state.legal_actions(0)[0]))
                while live.table.answered[0] == 0:
                    await asyncio.sleep(0.001)
                process.kill()
            await soon(lambda: min(live.table.answered) > 0)

    run(story())
