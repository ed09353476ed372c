"""Where tables are kept: an append-only log for each, and the keys that open its seats."""

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any, Literal

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
    select,
    text,
    update,
)
from sqlalchemy import Table as Relation
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from periplus.kernel.errors import PeriplusError
from periplus.table.entries import Entry, decode, encode

SCHEMA = 1
CHANNEL = "periplus"
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
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
    Column("seat", Integer, primary_key=True, autoincrement=False),  # -1: none, to look on
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
Index("periplus_tables_busy", tables.c.busy)


class BadStore(PeriplusError):
    """The database cannot be used."""


class TooSlow(Exception):
    """Somebody else has written this entry of the log first: look again."""


class Key(msgspec.Struct, frozen=True):
    """Something secret that opens a seat (or lets one look on), kept as its hash."""

    hash: str
    table: str
    kind: KeyKind
    seat: int | None
    host: bool = False


class Drop(msgspec.Struct, frozen=True):
    """Keys to be thrown away: of one hash, or of one seat and one kind or all."""

    hash: str = ""
    seat: int | None = None
    kind: KeyKind | None = None


class Contact(msgspec.Struct, frozen=True):
    """Where somebody wants to be told that it is their turn."""

    kind: Literal["webhook", "mail"]
    address: str
    language: str = "en"


class Row(msgspec.Struct, frozen=True):
    """What is kept of a table besides its log, so that lists need no replay."""

    id: str
    seq: int
    at: float
    busy: bool
    summary: dict[str, Any]


class Change(msgspec.Struct, frozen=True):
    """An entry to be written, with what changes besides."""

    row: Row
    entry: Entry
    add: tuple[Key, ...] = ()
    drop: tuple[Drop, ...] = ()


class Store:
    """One database, SQLite or PostgreSQL."""

    def __init__(self, url: str) -> None:
        """Name the database; nothing is opened yet."""
        try:
            made = make_url(url)
        except ArgumentError:
            raise BadStore("error-store-url", {"url": url}) from None
        backend = made.drivername.split("+")[0]
        if backend not in DRIVERS:
            raise BadStore("error-store-url", {"url": made.render_as_string(hide_password=True)})
        self.url = made.set(drivername=DRIVERS[backend])
        self.is_postgres = backend != "sqlite"
        self.shown = made.render_as_string(hide_password=True)
        self.engine = create_async_engine(self.url)
        self.one_writer = asyncio.Lock()  # SQLite has only one; waiting here is cheaper than waiting there
        if not self.is_postgres:
            event.listen(self.engine.sync_engine, "connect", tune_sqlite)

    async def open(self) -> None:
        """Make what is missing; refuse a database of another version, or none."""
        try:
            async with self.engine.begin() as connection:
                if self.is_postgres:  # two processes may start at once
                    await connection.execute(text("SELECT pg_advisory_xact_lock(7377)"))
                await connection.run_sync(metadata.create_all)
                version = (await connection.execute(select(schemas.c.version))).scalar()
                if version is None:
                    await connection.execute(insert(schemas).values(version=SCHEMA))
        except (SQLAlchemyError, OSError) as error:
            raise BadStore("error-store-open", {"url": self.shown, "what": first_line(error)}) from None
        if version not in (None, SCHEMA):
            raise BadStore("error-store-version", {"url": self.shown, "version": version, "ours": SCHEMA})

    async def close(self) -> None:
        """Let go of all connections."""
        await self.engine.dispose()

    # The log

    async def append(self, *changes: Change) -> None:
        """Write entries with all that goes with them, or nothing; ``TooSlow`` if the place of one is taken."""
        if self.is_postgres:
            await self._append(changes)
            return
        async with self.one_writer:
            await self._append(changes)

    async def _append(self, changes: Sequence[Change]) -> None:
        """Write in one transaction."""
        try:
            async with self.engine.begin() as connection:
                for change in changes:
                    await self._write(connection, change)
        except IntegrityError:
            raise TooSlow from None

    async def _write(self, connection: AsyncConnection, change: Change) -> None:
        """Write one entry, what is kept besides, and keys; ring the bell for other processes."""
        row, entry = change.row, change.entry
        written = {"table_id": row.id, "seq": row.seq, "command": entry.id, "entry": encode(entry)}
        await connection.execute(insert(log), written)
        summary = msgspec.json.encode(row.summary).decode()
        values = {"seq": row.seq, "at": row.at, "busy": row.busy, "summary": summary}
        if row.seq == 1:
            await connection.execute(insert(tables), {"id": row.id, **values})
        else:
            await connection.execute(update(tables).where(tables.c.id == row.id), values)
        for each in change.drop:
            await connection.execute(delete(keys).where(*chosen(row.id, each)))
        await self._add(connection, change.add)
        if self.is_postgres:
            await connection.execute(select(func.pg_notify(CHANNEL, f"{row.id} {row.seq}")))

    async def _add(self, connection: AsyncConnection, add: Iterable[Key]) -> None:
        """Write keys; one that is there already is there for good."""
        for key in add:
            seat = -1 if key.seat is None else key.seat
            same = (keys.c.hash == key.hash, keys.c.table_id == key.table, keys.c.seat == seat)
            await connection.execute(delete(keys).where(*same))
            values = {"hash": key.hash, "table_id": key.table, "seat": seat, "kind": key.kind, "host": key.host}
            await connection.execute(insert(keys), values)

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """Return the log of a table behind a place."""
        wanted = select(log.c.entry).where(log.c.table_id == table, log.c.seq > after).order_by(log.c.seq)
        async with self.engine.connect() as connection:
            return [decode(row.entry) for row in await connection.execute(wanted)]

    async def rows(self, ids: Sequence[str]) -> list[Row]:
        """Return what is kept of some tables, the latest first."""
        wanted = select(tables).where(tables.c.id.in_(ids)).order_by(tables.c.at.desc())
        async with self.engine.connect() as connection:
            return [
                Row(row.id, row.seq, row.at, row.busy, msgspec.json.decode(row.summary))
                for row in await connection.execute(wanted)
            ]

    async def busy(self) -> list[str]:
        """Return the tables that have something to do by themselves."""
        async with self.engine.connect() as connection:
            return [row.id for row in await connection.execute(select(tables.c.id).where(tables.c.busy))]

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
        async with self.engine.connect() as connection:
            return [
                Key(row.hash, row.table_id, row.kind, None if row.seat < 0 else row.seat, row.host)
                for row in await connection.execute(wanted)
            ]

    async def change_keys(self, table: str, add: Iterable[Key] = (), drop: Iterable[Drop] = ()) -> None:
        """Change keys without an entry in the log."""
        async with self.one_writer, self.engine.begin() as connection:
            for each in drop:
                await connection.execute(delete(keys).where(*chosen(table, each)))
            await self._add(connection, add)

    # Contacts

    async def contacts_of(self, table: str, seat: int) -> list[Contact]:
        """Return where a seat wants to be told."""
        wanted = select(contacts).where(contacts.c.table_id == table, contacts.c.seat == seat)
        async with self.engine.connect() as connection:
            return [Contact(row.kind, row.address, row.language) for row in await connection.execute(wanted)]

    async def set_contacts(self, table: str, seat: int, wanted: Iterable[Contact]) -> None:
        """Change where a seat wants to be told."""
        async with self.one_writer, self.engine.begin() as connection:
            await connection.execute(delete(contacts).where(contacts.c.table_id == table, contacts.c.seat == seat))
            for each in wanted:
                values = {"kind": each.kind, "address": each.address, "language": each.language}
                await connection.execute(insert(contacts), {"table_id": table, "seat": seat, **values})


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
    for line in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {line}")


def first_line(error: Exception) -> str:
    """Return what a database says, in one line."""
    original = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return next(iter(str(original).splitlines()), type(error).__name__)
