"""What a server keeps about somebody, and how it forgets them; and what others may see of them."""

import io
import json
import zipfile
from typing import Any

import pytest
from sqlalchemy import select

from periplus.harbour.export import exported
from periplus.harbour.harbour import Harbour
from periplus.harbour.profiles import profile_of
from periplus.harbour.reports import Reported
from periplus.kernel.luck import luck_from
from periplus.kernel.record import read_record, replay
from periplus.table.entries import Ended
from periplus.table.keys import NoKey, Owner, derived, hash_of
from periplus.table.schema import metadata
from periplus.table.store import Contact
from tests.harbour.people import ADA, BOB, CLEO, account, open_harbour
from tests.harbour.test_lobby import HERE, opened, public
from tests.table.hosting import OPEN, LongCrew, bot, fresh_id, person, play_through, run, setting

pytestmark = pytest.mark.once


async def everything(harbour: Harbour) -> str:
    """Return all that is stored, as text."""
    found = [await harbour.house.store.read(select(relation)) for relation in metadata.sorted_tables]
    return "\n".join(str(tuple(row)) for rows in found for row in rows)


async def busy_life(harbour: Harbour) -> dict[str, str]:
    """Let Berenice be at tables of every kind, and talk; return them."""
    house = harbour.house
    tables = {"over": (await house.create(setting("example", person("Berenice"), bot()), BOB, "device", (0,))).id}
    await play_through(house, tables["over"], luck_from(3))
    tables["hosts"] = await opened(harbour, public(person("Berenice"), OPEN), BOB)
    tables["waits"] = await opened(harbour, setting("neptun", person("Ada"), OPEN, OPEN, public=True))
    await harbour.sit_down(tables["waits"], "Berenice", BOB, "device", HERE)
    tables["plays"] = await opened(harbour, public())
    await harbour.sit_down(tables["plays"], "Berenice", BOB, "device", HERE)
    await house.store.set_contacts(tables["plays"], 1, [Contact("mail", "berenice@example.org")])
    for key in ("waits", "plays"):
        await house.say(await house.holder(tables[key], BOB), 1, "Berenice", f"my words {key}", fresh_id())
    gone = await house.create(setting("example", person("Ada"), OPEN), ADA, "device", (0,))
    await house.join((await house.invitations(gone, ADA))[1], "Berenice", BOB, "device")
    await house.say(await house.holder(gone.id, BOB), 1, "Berenice", "my words gone", fresh_id())
    await house.replace(await house.holder(gone.id, ADA), 1, ADA, fresh_id())
    looked = await house.create(setting("example", person("Ada"), OPEN, watched=True), ADA, "device", (0,))
    await house.new_watch(await house.holder(looked.id, ADA), ADA)
    await house.give_back(derived(ADA, "watch", looked.id), BOB)
    await house.say(await house.holder(looked.id, BOB), None, "Berenice", "my words looking", fresh_id())
    await harbour.reports.make(Owner(BOB, (await account_of(harbour)).id), HERE, "name", Reported("x", "Eris"), "bad")
    return {**tables, "gone": gone.id, "looked": looked.id}


async def account_of(harbour: Harbour) -> Any:
    """Return Berenice's account."""
    return await harbour.accounts.called("Berenice")


def test_an_account_is_deleted_with_all_that_is_only_about_it(store_url: str, crew: LongCrew) -> None:
    """Not a word of hers is left in the database; games go on with a bot, and those of others are as they were."""

    async def story() -> None:
        async with open_harbour(store_url, crew) as harbour:
            house = harbour.house
            berenice, ada = await account(harbour, "Berenice", BOB), await account(harbour, "Ada", ADA)
            await harbour.accounts.rename(berenice, "Berenike")
            await harbour.accounts.rename(berenice, "Berenice")
            tables = await busy_life(harbour)
            await harbour.blocks.block(ada.id, berenice.id, "Berenice")
            before = (await house.live(tables["over"])).table
            await harbour.farewell.delete(berenice)
            stored = await everything(harbour)
            for word in ("Berenice", "Berenike", "my words", "berenice@example.org", berenice.id, hash_of(BOB)):
                assert word not in stored, word
            stages = {key: (await house.live(id)).table.stage for key, id in tables.items()}
            assert (stages["hosts"], stages["waits"], stages["plays"]) == ("ended", "gathering", "playing")
            assert (await house.live(tables["waits"])).table.open_seats() == [1, 2]
            chair = (await house.live(tables["plays"])).table.chairs[1]
            assert (chair.name, chair.bot) == ("Former player", "greedy")
            await play_through(house, tables["plays"], luck_from(4))
            after = (await house.live(tables["over"])).table
            assert after.record().decisions == before.record().decisions
            for id in tables.values():
                with pytest.raises(NoKey):
                    (await house.holder(id, BOB)).need_seat(1)
            assert await house.tables_of(BOB) == []
            await account(harbour, "Berenice", CLEO)  # the name is free

    run(story())


def test_deleting_can_be_taken_up_again(sqlite_url: str, crew: LongCrew, monkeypatch: pytest.MonkeyPatch) -> None:
    """The store fails in the middle: the account is still there, and the second attempt leaves nothing."""

    async def story() -> None:
        async with open_harbour(sqlite_url, crew) as harbour:
            berenice = await account(harbour, "Berenice", BOB)
            await account(harbour, "Ada", ADA)
            await busy_life(harbour)
            append, count = harbour.house.store.append, 0

            async def broken(*changes: Any) -> None:
                nonlocal count
                count += 1
                if count == 3:
                    raise OSError("the disk is full")
                await append(*changes)

            monkeypatch.setattr(harbour.house.store, "append", broken)
            with pytest.raises(OSError, match="full"):
                await harbour.farewell.delete(berenice)
            assert (await account_of(harbour)) == berenice
            await harbour.farewell.delete(berenice)
            assert "Berenice" not in await everything(harbour)

    run(story())


def test_everything_is_exported(store_url: str, crew: LongCrew) -> None:
    """What she is and did and said, and the record of each finished game, which replays; nothing of others' secrets."""

    async def story() -> None:
        async with open_harbour(store_url, crew) as harbour:
            berenice = await account(harbour, "Berenice", BOB)
            await account(harbour, "Ada", ADA)
            tables = await busy_life(harbour)
            await harbour.blocks.block(berenice.id, "e" * 64, "Eris")
            with zipfile.ZipFile(io.BytesIO(await exported(harbour, berenice))) as file:
                told = json.loads(file.read("account.json"))
                records = [name for name in file.namelist() if name.startswith("records/")]
                record = read_record(file.read(records[0]).decode())
            assert (told["name"], told["names"], told["mail"]) == ("Berenice", ["Berenice"], False)
            assert [each["label"] for each in told["devices"]] == ["Firefox, Linux"]
            assert [each["name"] for each in told["blocked"]] == ["Eris"]
            assert [(each["name"], each["words"]) for each in told["reports"]] == [("Eris", "bad")]
            assert {each["table"] for each in told["tables"]} == {
                tables[key] for key in ("over", "hosts", "waits", "plays")
            }
            said = [remark["text"] for each in told["tables"] for remark in each["remarks"]]
            assert sorted(said) == ["my words plays", "my words waits"]
            assert len(records) == 1 and replay(record, (await harbour.house.live(tables["over"])).table.game).is_over
            over = next(each for each in told["tables"] if each["table"] == tables["over"])
            assert len(over["standings"]) == 2 and over["host"]
            seeds = [(await harbour.house.live(tables[key])).table.made.seed for key in ("waits", "plays")]
            assert not any(seed in json.dumps(told) for seed in seeds)

    run(story())


def test_a_profile_shows_public_games_alone(store_url: str, crew: LongCrew) -> None:
    """Finished ones with their places, the favourite first; nothing of tables by link, and nothing broken off."""

    async def story() -> None:
        async with open_harbour(store_url, crew) as harbour:
            house = harbour.house
            berenice = await account(harbour, "Berenice", BOB)
            await house.create(setting("example", person("Berenice"), bot(), title="by link"), BOB, "device", (0,))
            for number in range(3):
                game = "neptun" if number else "example"
                chairs = (person("Berenice"), bot(), bot())[: 3 if number else 2]
                id = await opened(harbour, setting(game, *chairs, watched=True, title=f"public {number}"), BOB)
                if number < 2:
                    await play_through(house, id, luck_from(number))
                else:
                    await house.do(id, Ended(), fresh_id())
            waits = await opened(harbour, public(person("Berenice"), OPEN), BOB)
            found = await profile_of(house.store, berenice)
            assert [each.title for each in found.finished] == ["public 1", "public 0"]
            assert [each.table for each in found.going_on] == [waits]
            assert {(each.game, each.played) for each in found.tallies()} == {("example", 1), ("neptun", 1)}
            for each in found.finished:
                standings = (await house.live(each.table)).table.state.standings().seats
                assert each.rank == next(one.rank for one in standings if one.seat == each.seat)
            assert "by link" not in str(found)

    run(story())
