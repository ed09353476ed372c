"""The store, with both databases: an entry is written whole or not at all, and only one of two writers wins."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from secrets import token_hex
from typing import Any

import pytest
from sqlalchemy import create_engine, text, update
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from periplus.table.database import WIRES, Values
from periplus.table.entries import Acted, Entry, Said
from periplus.table.rows import Change, Drop, Key, Row
from periplus.table.schema import metadata, schemas
from periplus.table.store import SCHEMA, BadStore, Contact, Store, TooSlow
from tests.table.hosting import made, people, run, setting, synchronous
from tests.table.postgres import Postgres, free_port

pytestmark = pytest.mark.once

SETTING = setting("example", *people(2))


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """Open a store, and close it again."""
    store = Store(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def open_once(url: str) -> None:
    """Open a store, and close it at once."""
    async with opened(url):
        pass


def change(
    seq: int,
    command: str = "",
    table: str = "t",
    said: str = "",
    add: tuple[Key, ...] = (),
    drop: tuple[Drop, ...] = (),
    busy: bool = False,
) -> Change:
    """Return the entry of a place, with keys."""
    entry = made(SETTING) if seq == 1 else Entry(command or f"c{seq}", 10.0 * seq, Said(0, "Ada", said or "hello"))
    return Change(Row(table, seq, entry.at, busy, {"seq": seq}), entry, add, drop)


def key(secret: str, seat: int | None = 0, table: str = "t", host: bool = False) -> Key:
    """Return the key that opens a seat."""
    return Key(secret * 64, table, "device", seat, host)


# The log


def test_a_log_is_read_as_it_was_written(store_url: str) -> None:
    """All entries in order, or those behind a place; of this table alone."""

    async def story() -> None:
        async with opened(store_url) as store:
            changes = [change(seq, said=f"“{seq}” ü ☸\n'; DROP TABLE x") for seq in (1, 2, 3)]
            for each in changes:
                await store.append(each)
            await store.append(change(1, table="u"))
            assert await store.entries("t") == [each.entry for each in changes]
            assert await store.entries("t", 2) == [changes[2].entry]
            assert await store.entries("t", 3) == []
            assert await store.entries("v") == []
        async with opened(store_url) as store:
            assert await store.entries("t") == [each.entry for each in changes]

    run(story())


def test_a_taken_place_is_too_slow(store_url: str) -> None:
    """Another entry stands there already: nothing of the change is written, not even its keys."""

    async def story() -> None:
        async with opened(store_url) as store:
            await store.append(change(1, add=(key("a"),)))
            await store.append(change(2))
            late = change(2, "other", add=(key("b"),), drop=(Drop(hash="a" * 64),), busy=True)
            with pytest.raises(TooSlow):
                await store.append(late)
            assert await store.entries("t", 1) == [change(2).entry]
            assert await store.keys_at("t") == [key("a")]
            assert await store.busy() == []

    run(story())


def test_a_command_is_written_once(store_url: str) -> None:
    """The same id at the next place is refused; at another table it is another command."""

    async def story() -> None:
        async with opened(store_url) as store:
            for table in ("t", "u"):
                await store.append(change(1, table=table))
                await store.append(change(2, "same", table))
            with pytest.raises(TooSlow):
                await store.append(change(3, "same"))
            assert len(await store.entries("t")) == 2

    run(story())


def test_several_changes_are_one(store_url: str) -> None:
    """If the second of two entries cannot be written, the first is not either."""

    async def story() -> None:
        async with opened(store_url) as store:
            await store.append(change(1))
            with pytest.raises(TooSlow):
                await store.append(change(1, table="u", add=(key("a", table="u"),)), change(1))
            assert await store.entries("u") == []
            assert await store.keys_at("u") == []
            assert await store.rows(["u"]) == []
            await store.append(change(2), change(1, table="u"))
            assert [row.id for row in await store.rows(["t", "u"])] == ["u", "t"]

    run(story())


def test_one_of_two_writers_wins(store_url: str) -> None:
    """Two stores, twenty places, both write at once: each place is written by exactly one, and never mixed."""

    async def story() -> None:
        async with opened(store_url) as one, opened(store_url) as other:
            await one.append(change(1))
            won = []
            for seq in range(2, 22):
                tries = [
                    store.append(change(seq, f"{name}-{seq}", said=name, add=(Key(f"{seq:064}", "t", "device", at),)))
                    for at, (name, store) in enumerate((("one", one), ("other", other)))
                ]
                results = await asyncio.gather(*tries, return_exceptions=True)
                assert sorted(str(type(each).__name__) for each in results) == ["NoneType", "TooSlow"]
                won.append(results.index(None))
            entries = await other.entries("t", 1)
            assert [entry.id.partition("-")[0] for entry in entries] == [("one", "other")[each] for each in won]
            keys = sorted(await one.keys_at("t"), key=lambda key: key.hash)
            assert [key.seat for key in keys] == won

    run(story())


def test_what_was_begun_is_ended(store_url: str) -> None:
    """Whoever asked has gone, and the store is closed at that moment: the entry stands there whole."""

    async def story() -> None:
        async with opened(store_url) as store:
            await store.append(change(1))
            asked = asyncio.create_task(store.append(change(2, add=(key("a"),))))
            await asyncio.sleep(0)
            asked.cancel()
            with pytest.raises(asyncio.CancelledError):
                await asked
        async with opened(store_url) as store:
            assert len(await store.entries("t")) == 2
            assert await store.keys_at("t") == [key("a")]

    run(story())


# Rows


def test_rows_tell_of_tables_the_latest_first(store_url: str) -> None:
    """What was written last about each; tables that are not there are left out."""

    async def story() -> None:
        async with opened(store_url) as store:
            for table in ("t", "u", "v"):
                await store.append(change(1, table=table, busy=table == "v"))
            for table, at in (("t", 30.0), ("u", 50.0), ("v", 40.0)):
                row = Row(table, 2, at, table != "v", {"of": table})
                await store.append(Change(row, Entry("c", at, Acted(0, 0, "stake wine"))))
            rows = await store.rows(["t", "u", "v", "w"])
            assert [(row.id, row.seq, row.at, row.summary) for row in rows] == [
                ("u", 2, 50.0, {"of": "u"}),
                ("v", 2, 40.0, {"of": "v"}),
                ("t", 2, 30.0, {"of": "t"}),
            ]
            assert sorted(await store.busy()) == ["t", "u"]
            assert await store.rows([]) == []

    run(story())


# Keys


def test_keys_open_what_they_say(store_url: str) -> None:
    """One secret may open several seats, and seats at several tables, or only let one look on."""

    async def story() -> None:
        async with opened(store_url) as store:
            opens = [key("a", 0, host=True), key("a", 1), key("a", None, "u")]
            await store.append(change(1, add=(*opens[:2], key("b", 1))))
            await store.append(change(1, table="u", add=tuple(opens[2:])))
            found = await store.keys_of("a" * 64)
            assert sorted(found, key=str) == sorted(opens, key=str)
            assert await store.keys_of("a" * 64, "u") == opens[2:]
            assert await store.keys_of("c" * 64) == []

    run(story())


@pytest.mark.parametrize(
    ("drop", "left"),
    [
        (Drop(hash="a" * 64), ["bd0", "bt1"]),
        (Drop(seat=0), ["ad1", "bt1"]),
        (Drop(seat=1, kind="token"), ["ad0", "ad1", "bd0"]),
        (Drop(seat=0, kind="token"), ["ad0", "ad1", "bd0", "bt1"]),
        (Drop(hash="b" * 64, seat=0), ["ad0", "ad1", "bt1"]),
    ],
)
def test_keys_are_dropped_by_secret_seat_or_kind(store_url: str, drop: Drop, left: list[str]) -> None:
    """Those chosen, and none of another table."""

    async def story() -> None:
        async with opened(store_url) as store:
            keys = (key("a", 0), key("a", 1), key("b", 0), Key("b" * 64, "t", "token", 1))
            await store.append(change(1, add=keys))
            await store.append(change(1, table="u", add=(key("a", 0, "u"), key("b", 1, "u"))))
            assert await store.change_keys("t", [], [drop], need=("a" * 64, 0))
            assert sorted(f"{each.hash[0]}{each.kind[0]}{each.seat}" for each in await store.keys_at("t")) == left
            assert len(await store.keys_at("u")) == 2

    run(story())


def test_a_key_can_be_given_twice(store_url: str) -> None:
    """The later one counts: an invitation becomes a used one."""

    async def story() -> None:
        async with opened(store_url) as store:
            await store.append(change(1, add=(Key("a" * 64, "t", "invite", 0),)))
            assert await store.change_keys("t", [Key("a" * 64, "t", "used", 0)], need=("a" * 64, 0))
            assert await store.keys_at("t") == [Key("a" * 64, "t", "used", 0)]

    run(story())


def test_two_processes_can_give_the_same_key_at_once(store_url: str) -> None:
    """A double click that reaches two servers: both succeed, and there is one key."""

    async def story() -> None:
        async with opened(store_url) as one, opened(store_url) as other:
            await one.append(change(1, add=(key("b", 0),)))
            for seat in range(10):
                need = "b" * 64, 0
                both = [store.change_keys("t", [key("a", seat)], need=need) for store in (one, other) * 2]
                assert await asyncio.gather(*both) == [True] * 4
            assert len(await one.keys_at("t")) == 11

    run(story())


def test_keys_change_only_for_a_key_that_is_good(store_url: str) -> None:
    """Whoever has lost their key meanwhile gets no other, and drops none."""

    async def story() -> None:
        async with opened(store_url) as store:
            await store.append(change(1, add=(key("a", 0),)))
            for need in (("b" * 64, 0), ("a" * 64, 1), ("a" * 64, None)):
                assert not await store.change_keys("t", [key("c", 0)], [Drop(seat=0)], need=need)
            assert await store.keys_at("t") == [key("a", 0)]

    run(story())


def test_keys_of_a_file_are_read_once(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever comes again is known; whatever changes keys, they are read anew, and are those of the file."""

    async def story() -> None:
        async with opened(sqlite_url) as store, opened(sqlite_url) as fresh:
            asked = count_asked(store, monkeypatch)
            await store.append(change(1, add=(key("a", 0), key("b", 1))))
            for _ in range(3):
                assert await store.keys_of("a" * 64, "t") == [key("a", 0)]
            assert len(asked) == 1
            await store.append(change(2))
            assert await store.keys_of("b" * 64, "t") == [key("b", 1)]
            assert len(asked) == 1
            with pytest.raises(TooSlow):
                await store.append(change(2, add=(key("c", 1),)))
            await store.append(change(3, drop=(Drop(seat=1),)))
            assert await store.keys_of("b" * 64, "t") == []
            assert await store.change_keys("t", [key("d", 1)], [Drop(seat=0)], need=("a" * 64, 0))
            assert await store.keys_at("t") == await fresh.keys_at("t") == [key("d", 1)]

    run(story())


def count_asked(store: Store, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the statements that a store is about to send, as it sends them."""
    asked: list[str] = []
    ask = store.database.ask

    async def asking(statement: str, values: Values) -> Sequence[Any]:
        asked.append(statement)
        return await ask(statement, values)

    monkeypatch.setattr(store.database, "ask", asking)
    return asked


def test_keys_that_change_while_they_are_read_are_read_anew(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A key is thrown away between the reading and its answer: whoever asks next finds the door closed."""

    async def story() -> None:
        async with opened(sqlite_url) as store:
            await store.append(change(1, add=(key("a", 0), key("b", 1))))
            ask = store.database.ask

            async def slow(statement: str, values: Values) -> Sequence[Any]:
                found = await ask(statement, values)
                monkeypatch.setattr(store.database, "ask", ask)
                assert await store.change_keys("t", [], [Drop(seat=1)], need=("a" * 64, 0))
                return found

            monkeypatch.setattr(store.database, "ask", slow)
            await store.keys_at("t")
            assert await store.keys_of("b" * 64, "t") == []

    run(story())


# Messages to a server


def test_a_move_is_one_message_to_a_server(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The entry, the row and the bell together; so is asking what a secret opens, and how far the table has come."""

    async def story() -> None:
        async with opened(postgres_url) as store:
            await store.append(change(1, add=(key("a", 0), key("a", 1), key("b", 1))))
            asked = count_asked(store, monkeypatch)
            monkeypatch.setattr(store.database, "run", None)
            await store.append(change(2))
            keys, seq, _ = await store.opened("t", "a" * 64)
            assert (sorted(keys, key=str), seq) == ([key("a", 0), key("a", 1)], 2)
            assert len(asked) == 2
            assert await store.opened("t", "c" * 64) == ([], 2, "")
            assert await store.opened("u", "a" * 64) == ([], 0, "")

    run(story())


def test_a_server_that_was_restarted_is_asked_again(postgres: Postgres, database: str) -> None:
    """All connections are cut while nobody uses them: the next move, and the next question, notice nothing."""

    async def story() -> None:
        async with opened(postgres.url(database)) as store:
            await store.append(change(1, add=(key("a"),)))
            for seq in range(2, 6):
                await asyncio.gather(*[store.entries("t") for _ in range(8)])
                assert postgres.cut(database) >= 1
                await store.append(change(seq))
                assert await store.opened("t", "a" * 64) == ([key("a")], seq, "")

    run(story())


def test_few_connections_to_a_server_serve_many(postgres: Postgres, database: str) -> None:
    """However many ask at once."""

    async def story() -> None:
        async with opened(postgres.url(database)) as store:
            await store.append(change(1))
            await asyncio.gather(*[store.entries("t") for _ in range(50)])
            held = postgres.run(f"SELECT pid FROM pg_stat_activity WHERE datname = '{database}'")
            assert len(held) <= WIRES + 1

    run(story())


def test_a_server_that_keeps_everybody_waiting_is_away(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """While all connections are in use, whoever asks is soon told that the database is away; later all is well."""
    monkeypatch.setattr("periplus.table.database.PATIENCE", 0.1)

    async def story() -> None:
        async with opened(postgres_url) as store:
            await store.append(change(1))
            busy = [asyncio.create_task(store.ask("SELECT pg_sleep(:time)", time=2.0)) for _ in range(WIRES)]
            await asyncio.sleep(0.05)
            with pytest.raises(OperationalError, match="busy"):
                await store.entries("t")
            await asyncio.gather(*busy)
            assert len(await store.entries("t")) == 1

    run(story())


# Contacts


def test_contacts_are_kept_for_each_seat(store_url: str) -> None:
    """A webhook and a mail address; setting them anew replaces the former."""

    async def story() -> None:
        async with opened(store_url) as store:
            both = [Contact("webhook", "https://example.org/x", "fr"), Contact("mail", "ada@example.org")]
            await store.set_contacts("t", 0, both)
            await store.set_contacts("t", 1, both[:1])
            assert sorted(await store.contacts_of("t", 0), key=str) == sorted(both, key=str)
            await store.set_contacts("t", 0, [Contact("mail", "ada@example.net", "nl")])
            assert await store.contacts_of("t", 0) == [Contact("mail", "ada@example.net", "nl")]
            assert await store.contacts_of("t", 1) == both[:1]
            await store.set_contacts("t", 0, [])
            assert await store.contacts_of("t", 0) == []

    run(story())


def test_devices_are_contacts_too(store_url: str) -> None:
    """Several for a seat, in the order in which they came, each with its key; whatever else changes, they stay."""
    mail = Contact("mail", "ada@example.org")
    phone, laptop = (Contact("push", f"https://push.example/{'x' * 600}{name}", "nl", f"k {name}") for name in "ab")

    async def story() -> None:
        async with opened(store_url) as store:
            await store.set_contacts("t", 0, [laptop, mail, phone])
            await store.set_contacts("t", 1, [phone])
            assert await store.contacts_of("t", 0) == [mail, laptop, phone]
            await store.change_contacts("t", 0, lambda before: [each for each in before if each != mail])
            assert await store.contacts_of("t", 0) == [laptop, phone]
            await store.set_contacts("t", 0, [])
            assert (await store.contacts_of("t", 0), await store.contacts_of("t", 1)) == ([], [phone])

    run(story())


# Secrets of a server


def test_a_secret_is_made_once(store_url: str) -> None:
    """Whoever asks first makes it, even if several ask at once; each name has its own."""

    async def story() -> None:
        async with opened(store_url) as one, opened(store_url) as other:
            asked = [store.secret("push", fresh) for store in (one, other) * 5]
            first, *others = await asyncio.gather(*asked)
            assert {*others} == {first}
            assert await one.secret("stop", fresh) not in ("", first)

    run(story())


def fresh() -> str:
    """Return another secret each time."""
    return token_hex(8)


# Opening


@pytest.mark.parametrize("at_once", [1, 4])
def test_a_database_from_before_there_were_devices_is_opened(store_url: str, at_once: int) -> None:
    """What it lacks is added, by whoever comes first, and all that it holds is kept."""

    async def write() -> None:
        async with opened(store_url) as store:
            await store.append(change(1))
            await store.set_contacts("t", 0, [Contact("webhook", "https://example.org/x", "fr")])

    run(write())
    engine = create_engine(synchronous(store_url))
    with engine.begin() as connection:
        for name in ("periplus_devices", "periplus_secrets"):
            connection.execute(text(f"DROP TABLE {name}"))
    engine.dispose()

    async def story() -> None:
        stores = [Store(store_url) for _ in range(at_once)]
        await asyncio.gather(*[store.open() for store in stores])
        for store in stores:
            assert len(await store.entries("t")) == 1
            assert await store.contacts_of("t", 0) == [Contact("webhook", "https://example.org/x", "fr")]
            assert await store.secret("push", fresh)
            await store.close()

    run(story())


def test_a_store_can_be_opened_again_and_by_many_at_once(store_url: str) -> None:
    """What is missing is made once."""

    async def story() -> None:
        stores = [Store(store_url) for _ in range(4)]
        await asyncio.gather(*[store.open() for store in stores])
        await stores[0].append(change(1))
        for store in stores:
            assert len(await store.entries("t")) == 1
            await store.close()

    run(story())


def test_a_database_of_another_version_is_refused(store_url: str) -> None:
    """One line that names both versions; the database is left as it was."""
    run(open_once(store_url))
    engine = create_engine(synchronous(store_url))
    with engine.begin() as connection:
        connection.execute(update(schemas).values(version=SCHEMA + 6))
        connection.execute(text("DROP TABLE periplus_contacts"))
    with pytest.raises(BadStore, match=f"has version {SCHEMA + 6}; this program needs version {SCHEMA}") as caught:
        run(open_once(store_url))
    assert "\n" not in str(caught.value)
    with pytest.raises(SQLAlchemyError), engine.connect() as connection:
        connection.execute(metadata.tables["periplus_contacts"].select())
    engine.dispose()


@pytest.mark.parametrize(
    "url",
    [
        "",
        "tables.db",
        "mysql://me:hunter2@localhost/tables",
        "postgresql:/me:hunter2@localhost/tables",
        "postgresql//me:hunter2@localhost/tables",
        "postgresql://me:hunter2@localhost:many/tables",
        "me:hunter2@localhost/tables",
        "mysql://localhost/tables?user=me&password=hunter2",
        "postgresql://me:hunter2@localhost:99999999999/tables",
    ],
)
def test_an_address_that_names_no_database_is_refused(url: str) -> None:
    """One clear line, with no password in it."""
    with pytest.raises(BadStore) as caught:
        run(open_once(url))
    said = str(caught.value)
    assert "\n" not in said
    assert "hunter2" not in said


@pytest.fixture
def unusable(tmp_path: Path) -> dict[str, str]:
    """Return the addresses of databases that cannot be opened."""
    (tmp_path / "text.db").write_text("this is no database, but it is quite long " * 40)
    (tmp_path / "folder.db").mkdir()
    nobody = f"127.0.0.1:{free_port()}"
    return {
        "no folder": f"sqlite:///{tmp_path}/none/tables.db",
        "a folder": f"sqlite:///{tmp_path}/folder.db",
        "no database": f"sqlite:///{tmp_path}/text.db",
        "nobody there": f"postgresql://me:hunter2@{nobody}/tables",
        "nobody there, said otherwise": f"postgresql://{nobody}/tables?user=me&password=hunter2",
        "no such setting": f"postgresql://me:hunter2@{nobody}/tables?colour=blue",
        "no such host": "postgresql://me:hunter2@host.invalid/tables",
    }


@pytest.mark.parametrize(
    "which",
    [
        "no folder",
        "a folder",
        "no database",
        "nobody there",
        "nobody there, said otherwise",
        "no such setting",
        "no such host",
    ],
)
def test_a_database_that_cannot_be_opened_is_told(unusable: dict[str, str], which: str) -> None:
    """One clear line, with no password in it."""
    with pytest.raises(BadStore, match=r"cannot be opened: .+") as caught:
        run(open_once(unusable[which]))
    said = str(caught.value)
    assert "\n" not in said
    assert "hunter2" not in said


def test_a_wrong_password_is_not_told(postgres_url: str) -> None:
    """A database that is not there, asked for with a password: the password is left out."""
    with pytest.raises(BadStore, match="cannot be opened") as caught:
        run(open_once(postgres_url.replace("periplus@", "periplus:hunter2@") + "_not"))
    assert "hunter2" not in str(caught.value)


@pytest.fixture
def locked(tmp_path: Path) -> Iterator[str]:
    """Return the address of a file that somebody else is writing."""
    path = tmp_path / "tables.db"
    run(open_once(f"sqlite:///{path}"))
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    yield f"sqlite:///{path}"
    other.close()


def test_readers_do_not_wait_for_a_writer(locked: str) -> None:
    """While somebody writes a file, others read it."""

    async def story() -> None:
        async with opened(locked) as store:
            assert await store.entries("t") == []

    run(story())
