"""Backups: taken while people play, restored to either kind of database, and played on; nothing else is restored."""

import asyncio
import gzip
import json
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import create_engine, select

from periplus.kernel.errors import PeriplusError
from periplus.kernel.files import BadFile
from periplus.kernel.luck import luck_from
from periplus.table.backup import BadBackup, back_up, restore
from periplus.table.crew import Crew
from periplus.table.house import House
from periplus.table.keys import new_secret
from periplus.table.schema import metadata
from periplus.table.store import SCHEMA, BadStore, Contact, Store
from tests.table.hosting import (
    listening,
    open_house,
    people,
    play_through,
    run,
    setting,
    snapshot,
    synchronous,
)

pytestmark = pytest.mark.once

DEVICE = Contact("push", "https://push.example.org/" + "x" * 600, "fr", "key")


async def set_up(house: House, game: str, seats: int) -> str:
    """Set up a table; return its name."""
    return (await house.create(setting(game, *people(seats)), new_secret(), "device", range(seats))).id


async def play_some(url: str, crew: Crew, moves: int) -> str:
    """Play the beginning of a game with notices; return the table."""
    async with open_house(url, crew) as house:
        id = await set_up(house, "neptun", 3)
        await play_through(house, id, luck_from(7), moves)
        await house.store.set_contacts(id, 0, [Contact("mail", "ada@example.org"), DEVICE])
        return id


def content(url: str) -> dict[str, list[tuple[object, ...]]]:
    """Return all that a database holds."""
    with closing(create_engine(synchronous(url)).connect()) as connection:
        return {
            relation.name: [tuple(row) for row in connection.execute(select(relation).order_by(*relation.primary_key))]
            for relation in metadata.sorted_tables
        }


@pytest.fixture
def other_url(request: pytest.FixtureRequest, store_url: str, tmp_path: Path) -> str:
    """Return the address of an empty database of the other kind."""
    if store_url.startswith("sqlite"):
        found: str = request.getfixturevalue("postgres_url")
        return found
    return f"sqlite:///{tmp_path / 'other.db'}"


def test_a_backup_moves_between_databases(store_url: str, other_url: str, crew: Crew, tmp_path: Path) -> None:
    """All of it is in the other kind of database, and the game is played on there; what it was made of is unchanged."""
    id, file = run(play_some(store_url, crew, 40)), tmp_path / "tables.backup"
    before = content(store_url)
    assert back_up(Store(store_url), file) == 1
    assert file.stat().st_mode & 0o777 == 0o600
    assert [each.name for each in tmp_path.iterdir() if ".tables.backup" in each.name] == []
    restore(Store(other_url), file)
    assert content(other_url) == content(store_url) == before

    async def play_on() -> None:
        async with open_house(other_url, crew) as house:
            before = (await house.live(id)).table.moves
            await play_through(house, id, luck_from(8), 20)
            assert (await house.live(id)).table.moves > before

    run(play_on())


def test_going_back(store_url: str, crew: Crew, tmp_path: Path) -> None:
    """What was restored is as it was when the backup was made, whatever has happened since; and only if one insists."""
    id, file = run(play_some(store_url, crew, 20)), tmp_path / "tables.backup"
    back_up(Store(store_url), file)

    async def look(moves: int = 0) -> dict[str, object]:
        async with open_house(store_url, crew) as house:
            await play_through(house, id, luck_from(9), moves)
            return snapshot((await house.live(id)).table)

    before = run(look())
    assert run(look(10)) != before
    with pytest.raises(BadBackup, match="is not empty"):
        restore(Store(store_url), file)
    assert run(look()) != before
    restore(Store(store_url), file, replace=True)
    assert run(look()) == before


def test_a_backup_taken_while_people_play(store_url: str, other_url: str, crew: Crew, tmp_path: Path) -> None:
    """Each of several holds all logs up to one moment, and a table's row agrees with its log."""

    async def play() -> None:
        async with open_house(store_url, crew) as house:
            ids = [await set_up(house, "example", 2) for _ in range(4)]
            ids += [await set_up(house, "neptun", 3) for _ in range(2)]
            playing = asyncio.gather(*[play_through(house, id, luck_from(at), 60) for at, id in enumerate(ids)])
            made = 0
            while not playing.done():
                await asyncio.to_thread(back_up, Store(store_url), tmp_path / f"{made}.backup")
                made += 1
            await playing
            assert made > 2

    run(play())
    sizes = []
    for file in sorted(tmp_path.glob("*.backup"), key=lambda path: int(path.stem)):
        restore(Store(other_url), file, replace=True)
        found = content(other_url)
        rows = {row[0]: row[1] for row in found["periplus_tables"]}
        logs: dict[object, list[object]] = {}
        for id, place, *_ in found["periplus_log"]:
            logs.setdefault(id, []).append(place)
        assert {id: list(range(1, int(str(seq)) + 1)) for id, seq in rows.items()} == logs
        sizes.append(len(found["periplus_log"]))
    assert sizes == sorted(sizes) and sizes[0] < sizes[-1]


def damage(change: Callable[[list[bytes]], list[bytes]]) -> Callable[[bytes], bytes]:
    """Return what damages the lines of a backup."""
    return lambda data: gzip.compress(b"".join(change(gzip.decompress(data).splitlines(keepends=True))))


def said(**changes: object) -> Callable[[list[bytes]], list[bytes]]:
    """Return what changes the header of a backup."""
    return lambda lines: [json.dumps(json.loads(lines[0]) | changes).encode() + b"\n", *lines[1:]]


def turned(data: bytes, at: int) -> bytes:
    """Return a file of which one bit differs."""
    return data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :]


DAMAGED: dict[str, Callable[[bytes], bytes]] = {
    "cut off": lambda data: data[: len(data) // 2],
    "a bit turned": lambda data: turned(data, len(data) // 2),
    "a line lost": damage(lambda lines: lines[:3] + lines[4:]),
    "no seal": damage(lambda lines: lines[:-1]),
    "a seal alone": damage(lambda lines: lines[-1:]),
    "another word": damage(lambda lines: [line.replace(b"Ada", b"Eve") for line in lines]),
    "empty": lambda data: b"",
    "something else": lambda data: b"no backup at all",
}


@pytest.mark.parametrize("how", DAMAGED)
def test_what_is_damaged_is_not_restored(store_url: str, crew: Crew, tmp_path: Path, how: str) -> None:
    """However it is damaged; what the database held, it still holds."""
    run(play_some(store_url, crew, 10))
    before, file = content(store_url), tmp_path / "tables.backup"
    back_up(Store(store_url), file)
    file.write_bytes(DAMAGED[how](file.read_bytes()))
    with pytest.raises(BadBackup, match="is not a backup of Periplus, or is incomplete or damaged"):
        restore(Store(store_url), file, replace=True)
    assert content(store_url) == before


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"schema": SCHEMA + 1, "periplus": "9.1"}, r"was made by a newer Periplus \(9.1\): install that version"),
        ({"format": 2, "periplus": "9.1"}, "newer"),
        ({"holds": {"periplus_fleets": ["id"]}}, "newer"),
        ({"holds": {"periplus_log": ["seal"]}}, "newer"),
        ({"schema": SCHEMA - 1, "periplus": "0.0"}, "restore it with that version"),
    ],
)
def test_another_version_is_not_restored(
    sqlite_url: str, crew: Crew, tmp_path: Path, changes: dict[str, object], told: str
) -> None:
    """A newer one and an older one are refused, each with what to do."""
    run(play_some(sqlite_url, crew, 5))
    file = tmp_path / "tables.backup"
    back_up(Store(sqlite_url), file)
    file.write_bytes(damage(said(**changes))(file.read_bytes()))
    with pytest.raises(BadBackup, match=told):
        restore(Store(f"sqlite:///{tmp_path / 'new.db'}"), file)
    assert not (tmp_path / "new.db").exists()


def test_a_damaged_database_is_replaced(sqlite_url: str, crew: Crew, tmp_path: Path) -> None:
    """A file of SQLite that cannot be read any more, with what lies beside it, gives way to the backup."""
    run(play_some(sqlite_url, crew, 10))
    before, file, tables = content(sqlite_url), tmp_path / "b", tmp_path / "tables.db"
    back_up(Store(sqlite_url), file)
    tables.write_bytes(b"ruined" * 1000)
    (tmp_path / "tables.db-wal").write_bytes(b"ruined too")
    with pytest.raises(PeriplusError):
        back_up(Store(sqlite_url), tmp_path / "c")
    restore(Store(sqlite_url), file, replace=True)
    assert content(sqlite_url) == before
    assert tables.stat().st_mode & 0o777 == 0o600


def test_an_empty_database_is_filled(sqlite_url: str, crew: Crew, tmp_path: Path) -> None:
    """One that a server has made, but at which nobody has opened a table, is given up without asking."""
    run(play_some(sqlite_url, crew, 5))
    fresh, file = f"sqlite:///{tmp_path / 'fresh.db'}", tmp_path / "b"
    back_up(Store(sqlite_url), file)

    async def open_once() -> None:
        async with open_house(fresh, crew):
            pass

    run(open_once())
    restore(Store(fresh), file)
    assert content(fresh) == content(sqlite_url)


def test_nothing_is_overwritten_or_made_in_passing(sqlite_url: str, crew: Crew, tmp_path: Path) -> None:
    """A backup takes no other file's place, a database that is not there is not made, and a missing backup is named."""
    file = tmp_path / "tables.backup"
    with pytest.raises(BadStore, match="cannot be opened"):
        back_up(Store(sqlite_url), file)
    assert list(tmp_path.iterdir()) == []
    run(play_some(sqlite_url, crew, 1))
    with pytest.raises(BadFile):
        restore(Store(sqlite_url), file, replace=True)
    file.write_text("a letter")
    with pytest.raises(BadBackup, match="already exists"):
        back_up(Store(sqlite_url), file)
    assert file.read_text() == "a letter"


def test_a_served_database_is_not_replaced(postgres_url: str, crew: Crew, tmp_path: Path) -> None:
    """PostgreSQL: while any process serves the tables, restoring is refused; afterwards it is not."""
    run(play_some(postgres_url, crew, 5))
    file = tmp_path / "tables.backup"
    back_up(Store(postgres_url), file)

    async def try_it() -> None:
        async with open_house(postgres_url, crew):
            await listening(postgres_url, 1)
            with pytest.raises(BadStore, match="stop the server first"):
                await asyncio.to_thread(restore, Store(postgres_url), file, True)

    run(try_it())
    restore(Store(postgres_url), file, replace=True)
