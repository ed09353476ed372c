"""Somebody is taken out of a table's log: what they were called and said is gone, and the game goes on as it was."""

import asyncio

import pytest

from periplus.kernel.luck import luck_from
from periplus.kernel.message import Message
from periplus.kernel.record import replay
from periplus.table.entries import Named, Rewritten, encode
from periplus.table.house import House
from periplus.table.keys import hash_of
from periplus.table.rewriting import Log, Rewriting, looking_like, sitting_now, spectator, unsaid
from periplus.table.schema import keys
from periplus.table.table import Table, replayed
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
    snapshot,
    soon,
    two_houses,
)

pytestmark = pytest.mark.once

ADA, BOB, CLEO = "ada" * 10, "bob" * 10, "cleo" * 10
FORMER = Message("former-player")


async def begun(house: House) -> str:
    """Open a table for Ada, Bob (who was Bertie before) and a bot; all say something, and play."""
    made = await house.create(setting("neptun", person("Ada"), OPEN, bot()), ADA, "device", (0,))
    await house.join((await house.invitations(made, ADA))[1], "Bertie", BOB, "device")
    await house.do(made.id, Named(1, "Bob"), fresh_id())
    ada, bob = await house.holder(made.id, ADA), await house.holder(made.id, BOB)
    await house.say(bob, 1, "Bob", "rude words", "b1")
    await house.say(ada, 0, "Ada", "Hello, Bob", "a1")
    await house.say(bob, 1, "Bob", "more rude words", "b2")
    await play_through(house, made.id, luck_from(5), 12)
    return made.id


def texts(entries: Log) -> str:
    """Return a log as it is stored."""
    return "\n".join(encode(entry) for entry in entries)


def without_names(table: Table) -> dict[str, object]:
    """Return all that a table is but for what people are called, what they said, and how long its log is."""
    gone = ("chairs", "lines", "remarks", "summary", "seq", "ids", "times")
    return {name: value for name, value in snapshot(table).items() if name not in gone}


def test_a_person_is_taken_out_and_the_game_is_the_same(store_url: str, crew: LongCrew) -> None:
    """Every name and remark of Bob's is gone from the store; the position, whose turn it is and the record are not."""

    async def story() -> None:
        async with open_house(store_url, crew) as house:
            id = await begun(house)
            before = (await house.live(id)).table
            await house.rewrite(id, lambda log: sitting_now(log, 1, FORMER, mute=True))
            after = (await house.live(id)).table
            stored = texts(await house.store.entries(id))
            assert "Bob" not in stored.replace("Hello, Bob", "") and "Bertie" not in stored and "rude" not in stored
            assert without_names(after) == without_names(before)
            assert after.chairs[1].name == "Former player"
            assert [(each.name, each.text) for each in after.remarks] == [
                ("Former player", ""), ("Ada", "Hello, Bob"), ("Former player", "")
            ]  # fmt: skip
            assert snapshot(replayed(id, await house.store.entries(id))) == snapshot(after)
            assert (await house.store.rows([id]))[0].summary["seats"][1] == ["person", "Former player"]
            await play_through(house, id, luck_from(6))
            over = (await house.live(id)).table
            assert replay(over.record(), over.game).is_over

    run(story())


def test_other_processes_read_it_anew(postgres_url: str, crew: LongCrew) -> None:
    """What one process takes out, the other no longer shows, though nobody moves; and both go on writing."""

    async def story() -> None:
        async with two_houses(postgres_url, crew) as (one, other):
            id = await begun(one)
            assert (await other.live(id)).table.chairs[1].name == "Bob"
            await one.rewrite(id, lambda log: sitting_now(log, 1, FORMER, mute=True))

            async def is_told() -> bool:
                return (await other.live(id)).table.chairs[1].name == "Former player"

            await soon(is_told)
            assert [each.text for each in (await other.live(id)).table.remarks] == ["", "Hello, Bob", ""]
            await play_through(one, id, luck_from(6), 12, [other])
            assert "rude" not in texts(await one.store.entries(id))

    run(story())


def test_what_others_write_meanwhile_is_kept(store_url: str, crew: LongCrew, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process writes between reading and writing: the log is looked at again, its last entry included."""

    async def story() -> None:
        async with open_house(store_url, crew) as house, open_house(store_url, crew) as other:
            id = await begun(house)
            looked = list[int]()

            def anew(log: Log) -> Rewriting:
                looked.append(len(log))
                return sitting_now(log, 1, FORMER, mute=True)

            append, bob = house.store.append, await other.holder(id, BOB)

            async def late(*changes: object) -> None:
                if len(looked) == 1:
                    await other.say(bob, 1, "Bob", "rude at the last moment", "b3")
                await append(*changes)  # type: ignore[arg-type]

            monkeypatch.setattr(house.store, "append", late)
            await house.rewrite(id, anew)
            entries = await house.store.entries(id)
            assert len(looked) == 2 and "rude" not in texts(entries)
            assert isinstance(entries[-1].what, Rewritten)

    run(story())


def test_nothing_to_take_out_writes_nothing(sqlite_url: str, crew: LongCrew) -> None:
    """Nor does a seat that there is not, or where a bot sits."""

    async def story() -> None:
        async with open_house(sqlite_url, crew) as house:
            id = await begun(house)
            before = len(await house.store.entries(id))
            await house.rewrite(id, lambda log: sitting_now(log, 2, FORMER))
            await house.rewrite(id, lambda log: looking_like(log, 1, FORMER, ["Dido"]))
            await house.rewrite(id, lambda log: spectator(log, FORMER, ["Bob"]))
            assert len(await house.store.entries(id)) == before

    run(story())


def test_who_sat_there_before_is_another(store_url: str, crew: LongCrew) -> None:
    """A seat changes hands: each is taken out of their own stay alone, by name where they have gone."""

    async def story() -> None:
        async with open_house(store_url, crew) as house:
            id = await begun(house)
            invitation = await house.replace(await house.holder(id, ADA), 1, ADA, "again")
            await house.join(invitation, "Cleo", CLEO, "device")
            await house.say(await house.holder(id, CLEO), 1, "Cleo", "Good evening", "c1")
            log = await house.store.entries(id)
            assert "Cleo" not in texts([*sitting_now(log, 1, FORMER, mute=True).values()])
            assert {entry.what.name for entry in sitting_now(log, 1, FORMER).values()} == {"Former player"}  # type: ignore[union-attr]
            await house.rewrite(id, lambda log: looking_like(log, 1, FORMER, ["BERTIE"], mute=True))
            stored = texts(await house.store.entries(id))
            assert "Bertie" not in stored and "rude" not in stored and "Good evening" in stored
            assert (await house.live(id)).table.chairs[1].name == "Cleo"
            (row,) = await house.store.read(keys.select().where(keys.c.kind == "former"))
            assert (row.hash, row.seat) == (hash_of(BOB), 1)
            assert await house.tables_of(BOB) == []

    run(story())


def test_two_former_players_at_one_table(sqlite_url: str, crew: LongCrew) -> None:
    """They are called differently, or the log could not be replayed."""

    async def story() -> None:
        async with open_house(sqlite_url, crew) as house:
            id = await begun(house)
            for seat in (1, 0):
                await house.rewrite(id, lambda log, seat=seat: sitting_now(log, seat, FORMER))  # type: ignore[misc]
            names = [chair.name for chair in replayed(id, await house.store.entries(id)).chairs]
            assert names[:2] == ["Former player 2", "Former player"]

    run(story())


def test_one_remark_is_taken_out(sqlite_url: str, crew: LongCrew) -> None:
    """And no other, of whoever."""

    async def story() -> None:
        async with open_house(sqlite_url, crew) as house:
            id = await begun(house)
            said = (await house.live(id)).table.remarks
            await house.rewrite(id, lambda log: unsaid(log, said[0].at, "Bob"))
            assert [each.text for each in (await house.live(id)).table.remarks] == ["", "Hello, Bob", "more rude words"]

    run(story())


def test_spectators_are_taken_out_by_name(sqlite_url: str, crew: LongCrew) -> None:
    """What they said is gone, wherever they said it; others keep theirs."""

    async def story() -> None:
        async with open_house(sqlite_url, crew) as house:
            id = await begun(house)
            ada = await house.holder(id, ADA)
            for name, what in (("Wim", "one"), ("Zoe", "two"), ("wim", "three")):
                await house.say(ada, None, name, what, fresh_id())
            await house.rewrite(id, lambda log: spectator(log, FORMER, ["Wim"]))
            heard = [(each.name, each.text) for each in (await house.live(id)).table.heard(None) if each.seat is None]
            assert heard == [("Former player", ""), ("Zoe", "two"), ("Former player", "")]

    run(story())


def test_a_store_that_fails_loses_nothing(sqlite_url: str, crew: LongCrew, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table is read again, and is as it was."""

    async def story() -> None:
        async with open_house(sqlite_url, crew) as house:
            id = await begun(house)
            before = snapshot((await house.live(id)).table)
            append = house.store.append

            async def broken(*changes: object) -> None:
                raise OSError("the disk is full")

            monkeypatch.setattr(house.store, "append", broken)
            with pytest.raises(OSError, match="full"):
                await house.rewrite(id, lambda log: sitting_now(log, 1, FORMER))
            monkeypatch.setattr(house.store, "append", append)
            await asyncio.sleep(0)
            assert snapshot((await house.live(id)).table) == before

    run(story())
