"""Where tables are stored: an append-only log for each, and the keys that open its seats."""

import asyncio
import re
import sqlite3
from collections.abc import Callable, Coroutine, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, closing, nullcontext, suppress
from hashlib import sha256
from typing import Any, Literal, TypeVar

import msgspec
from sqlalchemy import (
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    MetaData,
    String,
    Text,
    UniqueConstraint,
    delete,
    event,
    func,
    insert,
    inspect,
    select,
    text,
    update,
)
from sqlalchemy import Table as Relation
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, Connection, create_engine, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from periplus.kernel.errors import PeriplusError
from periplus.table.entries import Entry, decode, encode

T = TypeVar("T")

SCHEMA = 1
THREADS = 4
CHANNEL = "periplus"
DRIVERS = {"sqlite": "sqlite+pysqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
KeyKind = Literal["device", "token", "return", "invite", "used", "watch"]

metadata = MetaData()
schemas = Relation("periplus_schema", metadata, Column("version", Integer, primary_key=True))
tables = Relation(
    "periplus_tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("busy", Boolean, nullable=False),  # the table has something to do by itself
    Column("summary", Text, nullable=False),
)
log = Relation(
    "periplus_log",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("command", String(120), nullable=False),
    Column("entry", Text, nullable=False),
    UniqueConstraint("table_id", "command"),
)
keys = Relation(
    "periplus_keys",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),  # -1: none, only to watch
    Column("kind", String(8), nullable=False),
    Column("host", Boolean, nullable=False),
    Index("periplus_keys_of_table", "table_id"),
)
contacts = Relation(
    "periplus_contacts",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), primary_key=True),
    Column("address", String(500), nullable=False),
    Column("language", String(2), nullable=False),
)
devices = Relation(
    "periplus_devices",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("digest", String(64), primary_key=True),  # of the address, which may be too long for a key
    Column("address", Text, nullable=False),
    Column("key", String(200), nullable=False),
    Column("language", String(2), nullable=False),
    Column("place", Integer, nullable=False),
)
secrets = Relation(
    "periplus_secrets",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("secret", Text, nullable=False),
)
Index("periplus_tables_busy", tables.c.busy)


class BadStore(PeriplusError):
    """The database cannot be used."""


class TooSlow(Exception):
    """Somebody else wrote this entry of the log first: look again."""


class Key(msgspec.Struct, frozen=True):
    """A secret that opens a seat (or lets somebody watch), stored as its hash."""

    hash: str
    table: str
    kind: KeyKind
    seat: int | None
    host: bool = False


class Drop(msgspec.Struct, frozen=True):
    """Keys to be thrown away: those of one hash, or those of one seat, of one kind or of all."""

    hash: str = ""
    seat: int | None = None
    kind: KeyKind | None = None


class Contact(msgspec.Struct, frozen=True):
    """Where somebody wants to be told that it is their turn; what is pushed to a device is encrypted for its key."""

    kind: Literal["webhook", "mail", "push"]
    address: str
    language: str = "en"
    key: str = ""

    @property
    def digest(self) -> str:
        """The address in a form that is short and gives nothing away."""
        return sha256(self.address.encode()).hexdigest()


class Row(msgspec.Struct, frozen=True):
    """What is stored about a table apart from its log, so that lists need no replay."""

    id: str
    seq: int
    at: float
    busy: bool
    summary: dict[str, Any]


class Change(msgspec.Struct, frozen=True):
    """An entry to be written, and what changes with it."""

    row: Row
    entry: Entry
    add: tuple[Key, ...] = ()
    drop: tuple[Drop, ...] = ()


class File:
    """A file of SQLite: what is done with it is done in one go in a thread, as each change of threads costs time."""

    def __init__(self, url: URL) -> None:
        """Name the file; a thread for each connection."""
        self.engine = create_engine(url, hide_parameters=True, pool_size=THREADS, max_overflow=0)
        self.threads = ThreadPoolExecutor(THREADS, "sqlite")
        event.listen(self.engine, "connect", tune_sqlite)

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do something in one transaction."""

        def done() -> T:
            with self.engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self.threads, done)

    async def close(self) -> None:
        """Let go of the file."""
        self.threads.shutdown()
        self.engine.dispose()


class Remote:
    """A server of PostgreSQL, which may have been restarted."""

    def __init__(self, url: URL) -> None:
        """Name the server."""
        self.engine = create_async_engine(url, hide_parameters=True, pool_pre_ping=True)

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do something in one transaction."""
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """Let go of all connections."""
        await self.engine.dispose()


class Store:
    """One database, SQLite or PostgreSQL."""

    def __init__(self, url: str) -> None:
        """Name the database; nothing is opened yet."""
        self.shown = without_password(url)
        try:
            made = make_url(url)
        except (ArgumentError, ValueError):
            raise BadStore("error-store-url", {"url": self.shown}) from None
        backend = made.drivername.split("+")[0]
        nowhere = backend == "sqlite" and made.database in (None, "", ":memory:")
        if backend not in DRIVERS or nowhere:
            raise BadStore("error-store-url", {"url": self.shown})
        self.url = made.set(drivername=DRIVERS[backend])
        self.is_postgres = backend != "sqlite"
        self.database: File | Remote = Remote(self.url) if self.is_postgres else File(self.url)
        # SQLite has only one writer; waiting here is cheaper than waiting there.
        self.one_writer: AbstractAsyncContextManager[Any] = nullcontext() if self.is_postgres else asyncio.Lock()
        self.begun: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        """Create what is missing; refuse what is not a database, or is one of another version."""
        try:
            if not self.is_postgres:
                await asyncio.to_thread(look_at, self.url.database or "")
            version = await self.database.run(self._opened)
        except (SQLAlchemyError, OSError, sqlite3.Error) as error:
            await self.close()
            raise BadStore("error-store-open", {"url": self.shown, "what": first_line(error)}) from None
        if version != SCHEMA:
            await self.close()
            raise BadStore("error-store-version", {"url": self.shown, "version": version, "ours": SCHEMA})

    def _opened(self, connection: Connection) -> int | None:
        """Create what is missing; return the version of the database."""
        if is_incomplete(connection):
            self._make(connection)
        return version_in(connection)

    def _make(self, connection: Connection) -> None:
        """Create what a new database lacks, or an older one of our version, unless another process is doing so."""
        connection.execute(text("SELECT pg_advisory_xact_lock(7377)" if self.is_postgres else "BEGIN IMMEDIATE"))
        version = version_in(connection)
        if version in (None, SCHEMA):
            metadata.create_all(connection)
        if version is None:
            connection.execute(insert(schemas).values(version=SCHEMA))

    async def close(self) -> None:
        """Finish what was begun, and let go of all connections."""
        await asyncio.gather(*self.begun, return_exceptions=True)
        await self.database.close()

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to the end, even if its caller has gone."""
        task = asyncio.create_task(work)
        self.begun.add(task)
        task.add_done_callback(self.begun.discard)
        return await asyncio.shield(task)

    async def read(self, wanted: Any) -> Sequence[Any]:
        """Return what a query finds; once begun, it is finished even if its caller has gone."""
        return await self.finish(self.database.run(lambda connection: connection.execute(wanted).all()))

    async def write(self, change: Callable[[Connection], None]) -> None:
        """Change the database in one transaction, completely or not at all, even if the caller has gone."""

        async def written() -> None:
            async with self.one_writer:
                await self.database.run(change)

        await self.finish(written())

    async def ring(self, payload: str) -> None:
        """Tell other processes something that is not stored."""

        def rung(connection: Connection) -> None:
            connection.execute(notice(payload))

        await self.write(rung)

    # The log

    async def append(self, *changes: Change) -> None:
        """Write entries with everything that goes with them, or nothing; ``TooSlow`` if the place of one is taken."""

        def write(connection: Connection) -> None:
            for change in changes:
                self._write(connection, change)

        try:
            await self.write(write)
        except IntegrityError:
            raise TooSlow from None

    def _write(self, connection: Connection, change: Change) -> None:
        """Write one entry, the row of its table, and keys; ring the bell for other processes."""
        row, entry = change.row, change.entry
        written = {"table_id": row.id, "seq": row.seq, "command": entry.id, "entry": encode(entry)}
        connection.execute(insert(log), written)
        summary = msgspec.json.encode(row.summary).decode()
        values = {"seq": row.seq, "at": row.at, "busy": row.busy, "summary": summary}
        if row.seq == 1:
            connection.execute(insert(tables), {"id": row.id, **values})
        else:
            connection.execute(update(tables).where(tables.c.id == row.id), values)
        self._change_keys(connection, row.id, change.add, change.drop)
        if self.is_postgres:
            connection.execute(notice(f"{row.id} {row.seq}"))

    def _change_keys(self, connection: Connection, table: str, add: Iterable[Key], drop: Iterable[Drop]) -> None:
        """Throw keys away, then write others."""
        for each in drop:
            connection.execute(delete(keys).where(*chosen(table, each)))
        for key in add:
            values = {"hash": key.hash, "table_id": key.table, "seat": written_seat(key.seat)}
            self._put(connection, keys, {**values, "kind": key.kind, "host": key.host})

    def _put(self, connection: Connection, relation: Relation, values: dict[str, object]) -> None:
        """Write a row in place of the one with the same key, if there is one."""
        same = [column.name for column in relation.primary_key]
        rest = {name: value for name, value in values.items() if name not in same}
        if self.is_postgres:
            put = postgresql.insert(relation).values(values)
            connection.execute(put.on_conflict_do_update(index_elements=same, set_=rest))
        else:
            also = sqlite.insert(relation).values(values)
            connection.execute(also.on_conflict_do_update(index_elements=same, set_=rest))

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """Return the log of a table after a place."""
        if "\0" in table:  # PostgreSQL cannot even be asked for it
            return []
        wanted = select(log.c.entry).where(log.c.table_id == table, log.c.seq > after).order_by(log.c.seq)
        return [decode(row.entry) for row in await self.read(wanted)]

    async def rows(self, ids: Sequence[str]) -> list[Row]:
        """Return what is stored about some tables, the latest first."""
        wanted = select(tables).where(tables.c.id.in_(ids)).order_by(tables.c.at.desc())
        return [
            Row(row.id, row.seq, row.at, row.busy, msgspec.json.decode(row.summary)) for row in await self.read(wanted)
        ]

    async def busy(self) -> list[str]:
        """Return the tables that have something to do by themselves."""
        return [row.id for row in await self.read(select(tables.c.id).where(tables.c.busy))]

    # Keys

    async def keys_of(self, hash: str, table: str | None = None) -> list[Key]:
        """Return what a secret opens, everywhere or at one table."""
        wanted = select(keys).where(keys.c.hash == hash)
        return await self._keys(wanted if table is None else wanted.where(keys.c.table_id == table))

    async def keys_at(self, table: str) -> list[Key]:
        """Return all keys of a table."""
        return await self._keys(select(keys).where(keys.c.table_id == table))

    async def _keys(self, wanted: Any) -> list[Key]:
        """Read keys."""
        return [
            Key(row.hash, row.table_id, row.kind, None if row.seat < 0 else row.seat, row.host)
            for row in await self.read(wanted)
        ]

    async def change_keys(
        self, table: str, add: Iterable[Key], drop: Iterable[Drop] = (), *, need: tuple[str, int | None]
    ) -> bool:
        """Change keys without an entry in the log, if the key (hash and seat) that allows it is still valid."""
        done: list[bool] = []

        def write(connection: Connection) -> None:
            hash, seat = need
            mine = keys.c.hash == hash, keys.c.table_id == table, keys.c.seat == written_seat(seat)
            if (connection.execute(select(keys.c.kind).where(*mine).with_for_update())).first() is None:
                return
            done.append(True)
            self._change_keys(connection, table, add, drop)

        await self.write(write)
        return bool(done)

    # Contacts

    async def contacts_of(self, table: str, seat: int) -> list[Contact]:
        """Return where a seat wants to get notices."""
        found = [await self.read(wanted) for wanted in wanted_contacts(table, seat)]
        return [contact_of(row) for rows in found for row in rows]

    async def set_contacts(self, table: str, seat: int, wanted: Iterable[Contact]) -> None:
        """Change where a seat wants to get notices."""
        await self.change_contacts(table, seat, lambda before: wanted)

    async def change_contacts(
        self, table: str, seat: int, change: Callable[[list[Contact]], Iterable[Contact]]
    ) -> None:
        """Change where a seat wants to get notices, given where it did."""

        def write(connection: Connection) -> None:
            found = [(connection.execute(wanted)).all() for wanted in wanted_contacts(table, seat)]
            for relation in (contacts, devices):
                connection.execute(delete(relation).where(*at_seat(relation, table, seat)))
            for place, each in enumerate(change([contact_of(row) for rows in found for row in rows])):
                values = {"table_id": table, "seat": seat, "address": each.address, "language": each.language}
                if each.kind == "push":
                    values |= {"digest": each.digest, "key": each.key, "place": place}
                    self._put(connection, devices, values)
                else:
                    self._put(connection, contacts, values | {"kind": each.kind})

        await self.write(write)

    # Secrets of this server

    async def secret(self, name: str, make: Callable[[], str]) -> str:
        """Return a secret that all processes share, made when it was first asked for."""

        def write(connection: Connection) -> None:
            with suppress(IntegrityError), connection.begin_nested():  # another process was quicker
                connection.execute(insert(secrets).values(name=name, secret=make()))

        wanted = select(secrets.c.secret).where(secrets.c.name == name)
        if not await self.read(wanted):
            await self.write(write)
        return str((await self.read(wanted))[0].secret)


def wanted_contacts(table: str, seat: int) -> list[Any]:
    """Return the queries for the contacts of a seat, its devices in the order in which they were added."""
    named = select(contacts).where(*at_seat(contacts, table, seat))
    return [named, select(devices).where(*at_seat(devices, table, seat)).order_by(devices.c.place)]


def contact_of(row: Any) -> Contact:
    """Return a contact as it was stored."""
    if hasattr(row, "kind"):
        return Contact(row.kind, row.address, row.language)
    return Contact("push", row.address, row.language, row.key)


def at_seat(relation: Relation, table: str, seat: int) -> list[Any]:
    """Return which rows are about a seat, as conditions."""
    return [relation.c.table_id == table, relation.c.seat == seat]


def written_seat(seat: int | None) -> int:
    """Return a seat as it is stored: the column must hold a number even where there is no seat."""
    return -1 if seat is None else seat


def notice(payload: str) -> Any:
    """Return the query that rings the bell of all processes."""
    return select(func.pg_notify(CHANNEL, payload))


def chosen(table: str, drop: Drop) -> list[Any]:
    """Return which keys are to be dropped, as conditions."""
    conditions: list[Any] = [keys.c.table_id == table]
    if drop.hash:
        conditions.append(keys.c.hash == drop.hash)
    if drop.seat is not None:
        conditions.append(keys.c.seat == drop.seat)
    if drop.kind is not None:
        conditions.append(keys.c.kind == drop.kind)
    return conditions


def tune_sqlite(connection: Any, record: Any) -> None:
    """Let readers and one writer work side by side, and let what is acknowledged survive a power cut."""
    for line in ("busy_timeout=10000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {line}")


def look_at(path: str) -> None:
    """Open an SQLite file and close it: where that fails, the driver would leave a complaining thread behind."""
    if path and not path.startswith("file:"):
        with closing(sqlite3.connect(path)) as file:
            file.execute("PRAGMA schema_version")


def is_incomplete(connection: Connection) -> bool:
    """Say whether a database lacks something that this version of the program stores."""
    return not metadata.tables.keys() <= set(inspect(connection).get_table_names())


def version_in(connection: Connection) -> int | None:
    """Return the version of a database, or None if it is new."""
    return (
        connection.execute(select(schemas.c.version)).scalar() if inspect(connection).has_table(schemas.name) else None
    )


def without_password(url: str) -> str:
    """Return an address as it may be shown, even if it is malformed."""
    named = re.sub(r"^(([\w+]+:?//?)?[^:@]*):.*@", r"\1:***@", url)
    return re.sub(r"(?i)(password=)[^&]*", r"\1***", named)


def first_line(error: Exception) -> str:
    """Return what a database says, in one line."""
    original = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return next(iter(str(original).splitlines()), type(error).__name__)
