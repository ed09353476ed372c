"""Databases that earlier versions wrote: opened with the present program, every table is there and is played on."""

import sqlite3
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import psycopg
import pytest

import periplus
from periplus.kernel.luck import luck_from
from periplus.kernel.record import replay
from periplus.table.house import House
from periplus.table.keys import hash_of
from periplus.table.notices import Herald
from periplus.table.rows import Findings
from periplus.table.store import Contact, Store
from periplus.table.table import Table
from tests.fixtures.databases.write import ADA, BOB, DEVICE, OPTIONS
from tests.table.hosting import LongCrew, open_house, play_through, run

pytestmark = pytest.mark.once

FOLDER = Path(__file__).parents[1] / "fixtures" / "databases"
FILES = sorted(FOLDER.glob("*.sql"))
LOST = "a device of Bob that is new"


class Silent(Herald):
    """A herald who tells nobody: the addresses in these databases are not ours."""

    async def call(self, store: Store, table: Table, seats: Sequence[int]) -> None:
        """Tell nobody."""


def reopened(url: str, crew: LongCrew) -> AbstractAsyncContextManager[House]:
    """Open a house that sends no notices."""
    return open_house(url, crew, herald=Silent("http://example.org"))


def loaded(request: pytest.FixtureRequest, file: Path, *renamed: tuple[str, str]) -> str:
    """Make a database of a file, perhaps with other names in it, and return its address."""
    sql = file.read_text(encoding="utf-8")
    for now, before in renamed:
        assert now in sql
        sql = sql.replace(now, before)
    url: str = request.getfixturevalue("postgres_url" if ".postgresql." in file.name else "sqlite_url")
    if url.startswith("sqlite"):
        with sqlite3.connect(url.removeprefix("sqlite:///")) as made:
            made.executescript(sql)
        made.close()
    else:
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute(sql.encode())
    return url


@pytest.fixture(params=FILES, ids=lambda file: file.name)
def earlier(request: pytest.FixtureRequest) -> str:
    """Return the address of a database that an earlier version wrote."""
    return loaded(request, request.param)


@pytest.fixture
def of_neptun(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Return the address of a database in which an option and a value of Neptun have names of before."""
    option = next(each for each in periplus.game("neptun").options if each.name == "wind_between_rounds")
    monkeypatch.setattr(option, "former_names", ("wind_after_rounds",))
    monkeypatch.setattr(option, "former_values", {"reset_to_five": "reset5"})
    names = ('"wind_between_rounds"', '"wind_after_rounds"'), ('"reset5"', '"reset_to_five"')
    return loaded(request, FOLDER / "2026-11-16.sqlite.sql", *names)


async def tables(house: House, secret: str) -> list[Table]:
    """Return the tables in play that a secret opens."""
    found = [(await house.live(row.id)).table for row, _ in await house.tables_of(secret)]
    return [table for table in found if table.stage == "playing"]


async def finish(house: House, table: Table) -> None:
    """Play on to the end; the record of the whole game replays."""
    await play_through(house, table.id, luck_from(9))
    over = (await house.live(table.id)).table
    assert over.stage == "over"
    assert replay(over.record(), over.game).is_over


def test_what_later_versions_store_is_added(earlier: str, crew: LongCrew) -> None:
    """The analysis of a game can be kept in a database that was made before there were any."""

    async def story() -> None:
        async with reopened(earlier, crew) as house:
            await house.store.set_findings("t", Findings("done", 3, "{}", 1.0))
            assert await house.store.findings("t") == Findings("done", 3, "{}", 1.0)

    run(story())


def test_a_table_of_an_earlier_version_is_played_to_its_end(
    request: pytest.FixtureRequest, earlier: str, crew: LongCrew
) -> None:
    """Each game that it knew, with the options and the rules that the table began with, and with its bot."""
    games = {"example", "neptun"} if "2026-11-15" in request.node.name else set(OPTIONS)

    async def story() -> None:
        async with reopened(earlier, crew) as house:
            found = await tables(house, ADA)
            assert {table.setting.game for table in found} == games
            for table in found:
                settings = table.state.settings
                assert {name: settings[name] for name in OPTIONS[table.setting.game]} == OPTIONS[table.setting.game]
                assert [chair.holder for chair in table.chairs] == ["person", "person", "bot"]
                assert len(table.play.decisions if table.play else []) > 20
                assert [(remark.name, remark.text) for remark in table.remarks] == [("Ada", "Hello! ☸ ’")]
                assert (table.chairs[1].name, table.wishes[1].forced) == ("Boğaç", True)
                await finish(house, table)

    run(story(), 300.0)


def test_keys_of_an_earlier_version_open_what_they_did(earlier: str, crew: LongCrew) -> None:
    """Devices, tokens, links for a lost device, and an invitation that nobody has used yet."""

    async def story() -> None:
        async with reopened(earlier, crew) as house:
            for table in await tables(house, ADA):
                assert (await house.holder(table.id, ADA)).host
                assert (await house.holder(table.id, BOB)).seats == (1,)
                kept = {key.kind: key.hash for key in await house.store.keys_at(table.id)}
                known = {hash_of(secret): secret for secret in (f"secret {n}".ljust(30, ".") for n in range(99))}
                assert (await house.holder(table.id, known[kept["token"]])).seats == (1,)
                assert (await house.give_back(known[kept["return"]], LOST)).table == table.id
                assert (await house.holder(table.id, LOST)).seats == (1,)
            (waits,) = [row.id for row, _ in await house.tables_of(ADA) if row.summary["stage"] == "gathering"]
            shown = await house.invitations((await house.live(waits)).table, ADA)
            if not shown:  # the first version wrote its invitations in other letters
                await house.replace(await house.holder(waits, ADA), 1, ADA, "renewed")
                shown = await house.invitations((await house.live(waits)).table, ADA)
            await house.join(shown[1], "Cleo", "secret of Cleo", "device")
            assert (await house.live(waits)).table.stage == "playing"

    run(story())


def test_addresses_of_an_earlier_version_are_kept_but_have_not_agreed(
    request: pytest.FixtureRequest, earlier: str, crew: LongCrew
) -> None:
    """Nobody was asked then: what anybody may have typed in is no consent."""
    had_devices = not any(date in request.node.name for date in ("2026-11-15", "2026-11-16"))
    mail, hook = Contact("mail", "Bob@example.org", "nl"), Contact("webhook", "https://example.org/hook?x=1", "fr")
    device = Contact("push", "https://push.example/1", "en", DEVICE)

    async def story() -> None:
        async with reopened(earlier, crew) as house:
            for table in await tables(house, ADA):
                found = await house.store.contacts_of(table.id, 1)
                assert found == [mail, hook, device][: 3 if had_devices else 2]
            assert await house.herald.consent.is_due(house.store, mail.address)

    run(story())


def test_a_table_with_options_of_other_names_is_played_to_its_end(of_neptun: str, crew: LongCrew) -> None:
    """Both an option and its value have been renamed since."""

    async def story() -> None:
        async with reopened(of_neptun, crew) as house:
            (table,) = [each for each in await tables(house, ADA) if each.setting.game == "neptun"]
            assert table.state.settings["wind_between_rounds"] == "reset5"
            await finish(house, table)

    run(story())


def test_a_database_can_be_opened_by_many_at_once(earlier: str) -> None:
    """Whoever comes first adds what it lacks."""

    async def story() -> None:
        stores = [Store(earlier) for _ in range(3)]
        for store in stores:
            await store.open()
        for store in stores:
            await store.close()

    run(story())
