"""Public tables and the lobby, in both databases: who is listed, who may sit down, and who may look on."""

import asyncio
import time
from collections.abc import AsyncIterator
from typing import Any

import pytest
from sqlalchemy import select

from periplus.harbour.comings import FROM_PLACE, MONTH, MOST_LIVE, TooManyTables
from periplus.harbour.harbour import Harbour
from periplus.harbour.lobby import FORTNIGHT, HALF_AN_HOUR, Listed, Sitter
from periplus.kernel.luck import luck_from
from periplus.table.commands import Decision
from periplus.table.entries import BadCommand, Chair, Ended, Filled, Setting
from periplus.table.house import House
from periplus.table.keys import Holder, NoKey
from periplus.table.live import Live
from periplus.table.schema import comings, lobby
from periplus.table.store import Store
from tests.harbour.people import ADA, BOB, CLEO, account, open_harbour, two_harbours
from tests.table.hosting import (
    OPEN,
    LongCrew,
    bot,
    fresh_id,
    open_house,
    person,
    play_through,
    run,
    setting,
    soon,
)

pytestmark = pytest.mark.once

HERE, THERE = "192.0.2.1", "192.0.2.2"


def public(*chairs: Chair, **more: Any) -> Setting:
    """Return the setting of a table at which strangers may sit down."""
    return setting("example", *(chairs or (person("Ada"), OPEN)), public=True, **more)


async def opened(harbour: Harbour, wanted: Setting, secret: str = ADA, address: str = HERE) -> str:
    """Open a table; return its id."""
    return (await harbour.open_table(wanted, secret, "device", (0,), address)).id


async def listed(harbour: Harbour) -> list[Listed]:
    """Return what is listed now, however it was changed."""
    harbour.lobby.is_old = True
    return list(await harbour.lobby.listed())


async def ids(harbour: Harbour) -> list[str]:
    """Return which tables are listed."""
    return [each.id for each in await listed(harbour)]


# What is listed


def test_a_public_table_is_listed_until_it_is_over(store_url: str, crew: LongCrew) -> None:
    """It waits, it is played, it is over; one by link is never listed."""

    async def story() -> None:
        async with open_harbour(store_url, crew) as harbour:
            house = harbour.house
            await house.create(setting("example", person("Ada"), OPEN), ADA, "device", (0,))
            id = await opened(harbour, public(watched=True, title="Harbour", options={"festival": False}))
            (found,) = await listed(harbour)
            assert (found.id, found.game, found.title, found.days) == (id, "example", "Harbour", 0)
            assert found.variants == (("festival", False),)
            assert found.sitters == (Sitter("person", "Ada"), Sitter("open", ""))
            assert found.is_open and not found.is_to_watch
            await house.sit(id, "Bob", BOB, "device")
            (found,) = await listed(harbour)
            assert found.is_to_watch and not found.is_open
            await play_through(house, id, luck_from(3))
            assert await ids(harbour) == []
            row = (await house.store.rows([id]))[0]
            ranks = [each.rank for each in (await house.live(id)).table.state.standings().seats]
            assert sorted(row.summary["ranks"]) == sorted(ranks)

    run(story())


def test_a_table_that_is_not_watched_is_not_listed_while_it_is_played(sqlite_url: str, crew: LongCrew) -> None:
    """There is nothing to see, nor a seat; once one is open again, somebody may sit down."""

    async def story() -> None:
        async with open_harbour(sqlite_url, crew) as harbour:
            id = await opened(harbour, public())
            await harbour.house.sit(id, "Bob", BOB, "device")
            (found,) = await listed(harbour)
            assert not found.is_open and not found.is_to_watch
            await harbour.house.replace(await harbour.house.holder(id, ADA), 1, ADA, "again")
            (found,) = await listed(harbour)
            assert found.is_open and not found.is_to_watch
            table, seat = await harbour.house.sit(id, "Cleo", CLEO, "device")
            assert (seat, table.chairs[1].name, table.stage) == (1, "Cleo", "playing")

    run(story())


@pytest.mark.parametrize(("days", "age", "stays"), [
    (0, HALF_AN_HOUR - 60, True), (0, HALF_AN_HOUR + 60, False),
    (2, FORTNIGHT - 60, True), (2, FORTNIGHT + 60, False),
])  # fmt: skip
def test_who_stays_away_leaves_the_lobby(store_url: str, crew: LongCrew, days: float, age: float, stays: bool) -> None:
    """A live table after half an hour, one over days after a fortnight, unless somebody looks in."""

    async def story() -> None:
        async with open_harbour(store_url, crew) as harbour:
            id = await opened(harbour, public(days=days))
            await harbour.house.store.carry_out(lobby.update().values(seen_at=time.time() - age))
            assert await ids(harbour) == [id] * stays
            harbour.house.count(await harbour.house.live(id), 0, 1)
            await harbour.lobby.look_around()
            assert await ids(harbour) == [id]

    run(story())


def test_what_was_abandoned_long_ago_is_forgotten(store_url: str, crew: LongCrew) -> None:
    """The relation of listed tables does not grow for ever."""

    async def story() -> None:
        async with open_harbour(store_url, crew) as harbour:
            await opened(harbour, public(days=2))
            await harbour.house.store.carry_out(lobby.update().values(seen_at=time.time() - MONTH - 60))
            await harbour.lobby.look_around()
            assert await harbour.house.store.read(select(lobby)) == []

    run(story())


def test_a_public_table_needs_an_open_seat(sqlite_url: str, crew: LongCrew) -> None:
    """Otherwise nobody could come."""

    async def story() -> None:
        async with open_harbour(sqlite_url, crew) as harbour:
            with pytest.raises(BadCommand, match="leave at least one open"):
                await opened(harbour, public(person("Ada"), bot()))

    run(story())


# Sitting down


def test_strangers_sit_down_and_their_seats_are_theirs(store_url: str, crew: LongCrew) -> None:
    """The first open seat each, in whichever order they come; nobody gets two, and the invitation is void."""

    async def story() -> None:
        async with open_harbour(store_url, crew) as harbour:
            house = harbour.house
            id = await opened(harbour, setting("neptun", person("Ada"), OPEN, OPEN, public=True))
            invitation = (await house.invitations((await house.live(id)).table, ADA))[1]
            for _ in range(2):
                _, seat = await harbour.sit_down(id, "Bob", BOB, "device", HERE)
                assert seat == 1
            with pytest.raises(NoKey):
                await house.join(invitation, "Dido", "dido" * 8, "device")
            found = await asyncio.gather(
                *[harbour.sit_down(id, f"Person {each}", each * 30, "device", HERE) for each in "xyz"],
                return_exceptions=True,
            )
            assert sorted(isinstance(each, BadCommand) for each in found) == [False, True, True]
            table = (await house.live(id)).table
            assert table.stage == "playing" and (await house.holder(id, BOB)).seats == (1,)

    run(story())


def test_two_processes_never_give_one_seat_twice(postgres_url: str, crew: LongCrew) -> None:
    """Each lets somebody sit down at the same moment: both sit, or one is told that the table is full."""

    async def story() -> None:
        async with two_harbours(postgres_url, crew) as (one, other):
            id = await opened(one, setting("neptun", person("Ada"), OPEN, OPEN, public=True))
            both = one.sit_down(id, "Bob", BOB, "device", HERE), other.sit_down(id, "Cleo", CLEO, "device", HERE)
            assert sorted(seat for _, seat in await asyncio.gather(*both)) == [1, 2]
            with pytest.raises(BadCommand):
                await other.sit_down(id, "Dido", "dido" * 8, "device", HERE)

    run(story())


def test_a_table_by_link_is_closed_to_strangers(store_url: str, crew: LongCrew) -> None:
    """Whoever knows its name can neither sit down nor look."""

    async def story() -> None:
        async with open_harbour(store_url, crew) as harbour:
            table = await harbour.house.create(setting("example", person("Ada"), OPEN), ADA, "device", (0,))
            with pytest.raises(NoKey):
                await harbour.sit_down(table.id, "Bob", BOB, "device", HERE)
            with pytest.raises(NoKey):
                await harbour.house.holder(table.id, BOB)

    run(story())


def test_names_of_accounts_are_theirs_where_strangers_meet(sqlite_url: str, crew: LongCrew) -> None:
    """A guest gets none that looks like one, however they come; its owner comes under no other. By link all is free."""

    async def story() -> None:
        async with open_harbour(sqlite_url, crew) as harbour:
            house = harbour.house
            await account(harbour, "Berenice", BOB)
            with pytest.raises(BadCommand, match="somebody’s account"):
                await opened(harbour, public(person("berenice"), OPEN))
            id = await opened(harbour, setting("neptun", person("Ada"), OPEN, OPEN, public=True))
            with pytest.raises(BadCommand, match="somebody’s account"):
                await harbour.sit_down(id, "BERENICE", CLEO, "device", HERE)
            invitation = (await house.invitations((await house.live(id)).table, ADA))[2]
            with pytest.raises(BadCommand, match="somebody’s account"):
                await house.join(invitation, "Berenice", CLEO, "device")
            await harbour.sit_down(id, "Cleo", CLEO, "device", HERE)
            with pytest.raises(BadCommand, match="somebody’s account"):
                await house.rename(await house.holder(id, CLEO), 1, "Berenice", CLEO)
            with pytest.raises(BadCommand, match="called as your account is: Berenice"):
                await harbour.sit_down(id, "Somebody", BOB, "device", HERE)
            table, seat = await harbour.sit_down(id, "Berenice", BOB, "device", HERE)
            assert table.chairs[seat].name == "Berenice"
            assert (await listed(harbour))[0].sitters[seat] == Sitter("person", "Berenice", "Berenice")
            private = await house.create(setting("example", person("Ada"), OPEN), ADA, "device", (0,))
            await house.join((await house.invitations(private, ADA))[1], "Berenice", CLEO, "device")

    run(story())


def test_so_many_public_tables_for_one_person(store_url: str, crew: LongCrew) -> None:
    """Opened or joined; over days there may be more, and once one is over there is room again."""

    async def story() -> None:
        async with open_harbour(store_url, crew) as harbour:
            mine = [await opened(harbour, public()) for _ in range(MOST_LIVE)]
            others = await opened(harbour, public(), BOB, THERE)
            with pytest.raises(TooManyTables):
                await opened(harbour, public())
            with pytest.raises(TooManyTables):
                await harbour.sit_down(others, "Dido", ADA, "device", HERE)
            await opened(harbour, public(days=1))
            await harbour.house.do(mine[0], Ended(), fresh_id())
            await harbour.sit_down(others, "Dido", ADA, "device", HERE)

    run(story())


def test_so_many_public_tables_from_one_place(store_url: str, crew: LongCrew) -> None:
    """However many devices there are; another network has room of its own, and by link nobody counts."""

    async def story() -> None:
        async with open_harbour(store_url, crew) as harbour:
            for number in range(FROM_PLACE * MOST_LIVE):
                await opened(harbour, public(), f"device {number}".ljust(30, "."))
            with pytest.raises(TooManyTables):
                await opened(harbour, public(), CLEO)
            await opened(harbour, public(), CLEO, THERE)
            await opened(harbour, setting("example", person("Ada"), OPEN), CLEO)

    run(story())


def test_where_people_came_from_is_a_riddle_and_forgotten(store_url: str, crew: LongCrew) -> None:
    """Not the address, and not for longer than a month."""

    async def story() -> None:
        async with open_harbour(store_url, crew) as harbour:
            await opened(harbour, public())
            (row,) = await harbour.house.store.read(select(comings))
            assert HERE not in row.place and row.place == harbour.comings.place(HERE) != harbour.comings.place(THERE)
            await harbour.house.store.carry_out(comings.update().values(at=time.time() - MONTH - 60))
            await opened(harbour, public(), BOB)
            assert len(await harbour.house.store.read(select(comings))) == 1

    run(story())


# Looking on


def test_strangers_look_on_where_they_may(store_url: str, crew: LongCrew) -> None:
    """Before a game and after it at a public table; during it only if it is watched. They say nothing there."""

    async def story() -> None:
        async with open_harbour(store_url, crew) as harbour:
            house = harbour.house
            shut, open = await opened(harbour, public()), await opened(harbour, public(watched=True))
            for id in (shut, open):
                assert await house.holder(id, CLEO) == Holder(id, openings=(1, 1), stranger=True)
                await house.sit(id, "Bob", BOB, "device")
            with pytest.raises(NoKey):
                await house.holder(shut, CLEO)
            looker = await house.holder(open, CLEO)
            with pytest.raises(NoKey):
                await house.say(looker, None, "Cleo", "Hello", fresh_id())
            await house.do(shut, Ended(), fresh_id())
            assert (await house.holder(shut, CLEO)).stranger

    run(story())


async def told(changes: AsyncIterator[bool]) -> list[bool]:
    """Listen to a stream to its end."""
    return [still async for still in changes]


def test_a_stranger_sees_no_more_once_a_game_begins_that_is_not_watched(sqlite_url: str, crew: LongCrew) -> None:
    """The stream of the waiting room ends; that of a player goes on."""

    async def story() -> None:
        async with open_harbour(sqlite_url, crew) as harbour:
            house = harbour.house
            id = await opened(harbour, public())
            live = await house.live(id)
            streams = [
                asyncio.create_task(told(house.changes(live, await house.holder(id, who), 60))) for who in (CLEO, ADA)
            ]
            await asyncio.sleep(0)
            await house.do(id, Filled("greedy"), fresh_id())
            assert await streams[0]
            assert not streams[1].done()
            streams[1].cancel()

    run(story())


# The bell, and the board for all


def test_other_processes_hear_of_the_lobby(postgres_url: str, crew: LongCrew) -> None:
    """A table opened in one process is listed in the other, which was looking."""

    async def story() -> None:
        async with two_harbours(postgres_url, crew) as (one, other):
            assert list(await other.lobby.listed()) == []
            id = await opened(one, public())

            async def is_listed() -> bool:
                return [each.id for each in await other.lobby.listed()] == [id]

            await soon(is_listed)

    run(story())


def test_the_lobby_is_read_once_for_all(sqlite_url: str, crew: LongCrew, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many look, and not again before something changes; what changes while it is read is read again."""

    async def story() -> None:
        async with open_harbour(sqlite_url, crew) as harbour:
            read, asked = harbour.lobby.read, list[int]()

            async def counted() -> tuple[Listed, ...]:
                asked.append(1)
                return await read()

            monkeypatch.setattr(harbour.lobby, "read", counted)
            await asyncio.gather(*[harbour.lobby.listed() for _ in range(20)])
            assert len(asked) == 1
            number = harbour.lobby.number
            await opened(harbour, public())
            await soon(lambda: harbour.lobby.number > number)
            assert len(await harbour.lobby.listed()) == 1
            assert len(asked) == 2

    run(story())


async def watched_game(house: House, harbour: Harbour, secret: str, **more: Any) -> Live:
    """Open a game with a board that all may watch."""
    wanted = setting("neptun", person("Ada"), bot(), bot(), watched=True, **more)
    return await house.live(await opened(harbour, wanted, secret))


def test_one_board_is_shown_to_all(sqlite_url: str, crew: LongCrew, monkeypatch: pytest.MonkeyPatch) -> None:
    """A live game with a board, the same one while it is lively; it tells of its moves, but not of each at once."""
    monkeypatch.setattr("periplus.harbour.lobby.PACE", 0.05)

    async def story() -> None:
        async with open_harbour(sqlite_url, crew) as harbour:
            house = harbour.house
            await opened(harbour, setting("example", person("Ada"), bot(), watched=True))
            assert await harbour.lobby.board() is None
            slow = await watched_game(house, harbour, ADA, days=1)
            assert await harbour.lobby.board() is slow
            first = await watched_game(house, harbour, BOB)
            assert await harbour.lobby.board() is slow  # it is lively still
            monkeypatch.setattr("periplus.harbour.lobby.LIVELY", -1.0)
            assert await harbour.lobby.board() is first
            monkeypatch.setattr("periplus.harbour.lobby.LIVELY", 120.0)
            looking = asyncio.create_task(told(harbour.lobby.changes(60)))
            await asyncio.sleep(0.2)
            number, table = harbour.lobby.number, first.table
            seat = next(iter(table.people_awaited()))
            action = table.state.legal_actions(seat)[0]
            await house.do(table.id, Decision(seat, table.answered[seat], action), fresh_id())
            await soon(lambda: harbour.lobby.number > number)
            house.dismiss_watchers()
            assert await looking

    run(story())


def test_a_store_that_is_away_is_asked_again(sqlite_url: str, crew: LongCrew, monkeypatch: pytest.MonkeyPatch) -> None:
    """What could not be read is not taken for nothing."""

    async def story() -> None:
        async with open_house(sqlite_url, crew) as house:
            harbour = Harbour(house)
            id = await opened(harbour, public())
            read = Store.read

            async def away(store: Store, wanted: Any) -> Any:
                raise OSError("away")

            monkeypatch.setattr(Store, "read", away)
            with pytest.raises(OSError, match="away"):
                await harbour.lobby.listed()
            monkeypatch.setattr(Store, "read", read)
            assert [each.id for each in await harbour.lobby.listed()] == [id]

    run(story())
