"""Where tables are stored: an append-only log for each, and the keys that open its seats."""

import asyncio
import re
import sqlite3
from collections.abc import Callable, Collection, Coroutine, Iterable, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext, suppress
from hashlib import sha256
from typing import Any, Literal, TypeVar

import msgspec
from msgspec import UNSET
from sqlalchemy import Table as Relation
from sqlalchemy import delete, insert, inspect, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError

from periplus.kernel.errors import PeriplusError
from periplus.table.database import File, Remote, Values, for_postgres
from periplus.table.entries import Entry, decode, encode
from periplus.table.rows import Berth, Change, Drop, Findings, Key, KeyKind, Opening, Row
from periplus.table.schema import (
    analyses,
    comings,
    contacts,
    devices,
    keys,
    lobby,
    log,
    metadata,
    schemas,
    secrets,
    sessions,
    tables,
)

T = TypeVar("T")

SCHEMA = 1
MOST_KNOWN = 2000
"""Tables whose keys are kept in memory."""
CHANNEL = "periplus"
DRIVERS = {"sqlite": "sqlite+pysqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}

ENTER = "INSERT INTO periplus_log (table_id, seq, command, entry) VALUES (:id, :seq, :command, :entry)"
NOTE = (
    "INSERT INTO periplus_tables (id, seq, at, busy, summary) VALUES (:id, :seq, :at, :busy, :summary) "
    "ON CONFLICT (id) DO UPDATE SET seq = :seq, at = :at, busy = :busy, summary = :summary"
)
RING = f"SELECT pg_notify('{CHANNEL}', :payload)"
ENTER_NOTE_RING = f"WITH entered AS ({ENTER}), noted AS ({NOTE}) {RING}"
ENTRIES = "SELECT entry FROM periplus_log WHERE table_id = :id AND seq > :after ORDER BY seq"
KEYS = "SELECT hash, table_id, kind, seat, host FROM periplus_keys WHERE "
SIGNED_IN = "SELECT account FROM periplus_sessions WHERE device = :hash"
OPENED = (
    "SELECT hash, table_id, kind, seat, host, seq, account FROM periplus_tables "
    "LEFT JOIN periplus_sessions ON device = :hash "
    "LEFT JOIN periplus_keys ON table_id = id AND hash IN (:hash, account) WHERE id = :id"
)


PLAYED = '%"what":{"type":"acted",%"by":"person"}}'
"""How an entry is stored in which a person decides."""
UNPLAYED = (
    "SELECT id FROM periplus_tables WHERE at >= :since AND at < :before AND NOT busy AND NOT EXISTS "
    "(SELECT 1 FROM periplus_log WHERE table_id = id AND entry LIKE :played)"
)
OF_A_TABLE = (
    analyses.c.table_id, comings.c.table_id, contacts.c.table_id, devices.c.table_id, keys.c.table_id, lobby.c.id,
    log.c.table_id,
)  # fmt: skip


class BadStore(PeriplusError):
    """The database cannot be used."""


class TooSlow(Exception):
    """Somebody else wrote this entry of the log first: look again."""


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
        self.known: dict[str, list[Key]] = {}  # of tables, where nobody else can change them
        self.sessions: dict[str, str] = {}  # the accounts of devices, likewise
        self.changed = 0  # how often keys have changed

    async def open(self) -> None:
        """Create what is missing; refuse what is not a database, or is one of another version."""
        try:
            if isinstance(self.database, File):
                await asyncio.to_thread(self.database.look_at)
            version = await self.database.run(self._opened)
        except (SQLAlchemyError, OSError, sqlite3.Error) as error:
            await self.close()
            raise BadStore("error-store-open", {"url": self.shown, "what": first_line(error)}) from None
        if version != SCHEMA:
            await self.close()
            raise BadStore("error-store-version", {"url": self.shown, "version": version, "ours": SCHEMA})
        if not self.is_postgres:
            rows = await self.read(select(sessions.c.device, sessions.c.account))
            self.sessions = {row.device: row.account for row in rows}

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

    async def ask(self, statement: str, **values: Any) -> Sequence[Any]:
        """Return what a statement in SQL finds, in the same way."""
        return await self.finish(self.database.ask(statement, values))

    async def write(self, change: Callable[[Connection], None], opened: Collection[str] = ()) -> None:
        """Change the database in one transaction, completely or not at all, even if the caller has gone.

        ``opened`` are tables whose keys may change, as far as they are known then.
        """

        async def written() -> None:
            async with self.one_writer:
                try:
                    await self.database.run(change)
                finally:
                    self.forget_keys(opened)

        await self.finish(written())

    async def carry_out(self, *statements: Any) -> None:
        """Carry out statements in one transaction."""

        def write(connection: Connection) -> None:
            for each in statements:
                connection.execute(each)

        await self.write(write)

    async def ring(self, payload: str) -> None:
        """Tell other processes something that is not stored."""
        await self.ask(RING, payload=payload)

    # The log

    async def append(self, *changes: Change) -> None:
        """Write entries with everything that goes with them, or nothing; ``TooSlow`` if the place of one is taken."""

        def write(connection: Connection) -> None:
            for change in changes:
                self._write(connection, change)

        opened = [change.row.id for change in changes if change.add or change.drop]
        try:
            if self.is_postgres and len(changes) == 1 and not opened and is_plain(changes[0]):
                await self.ask(ENTER_NOTE_RING, **written(changes[0]))
            else:
                await self.write(write, opened)
        except IntegrityError:
            raise TooSlow from None

    def _write(self, connection: Connection, change: Change) -> None:
        """Write one entry, the row of its table, and keys; ring the bell for other processes."""
        for statement in (for_postgres(ENTER_NOTE_RING),) if self.is_postgres else (ENTER, NOTE):
            connection.exec_driver_sql(statement, written(change))
        for seq, entry in change.rewritten:
            mine = log.c.table_id == change.row.id, log.c.seq == seq
            connection.execute(update(log).where(*mine).values(entry=encode(entry)))
        self._change_keys(connection, change.row.id, change.add, change.drop)
        if change.berth is not UNSET:
            self._moor(connection, change.row.id, change.row.at, change.berth)

    def _moor(self, connection: Connection, table: str, at: float, berth: Berth | None) -> None:
        """Write how a table lies in the lobby, or that it no longer does."""
        if berth is None:
            connection.execute(delete(lobby).where(lobby.c.id == table))
        else:
            self._put(connection, lobby, {"id": table, "seen_at": at, **msgspec.structs.asdict(berth)})

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
        return [decode(entry) for (entry,) in await self.ask(ENTRIES, id=table, after=after)]

    async def rows(self, ids: Sequence[str]) -> list[Row]:
        """Return what is stored about some tables, the latest first."""
        wanted = select(tables).where(tables.c.id.in_(ids)).order_by(tables.c.at.desc())
        return [
            Row(row.id, row.seq, row.at, row.busy, msgspec.json.decode(row.summary)) for row in await self.read(wanted)
        ]

    async def busy(self) -> list[str]:
        """Return the tables that have something to do by themselves."""
        return [row.id for row in await self.read(select(tables.c.id).where(tables.c.busy))]

    async def unplayed(self, since: float, before: float) -> list[str]:
        """Return the tables last heard of within a time that do nothing, and where no person has decided anything."""
        return [id for (id,) in await self.ask(UNPLAYED, since=since, before=before, played=PLAYED)]

    async def remove(self, table: str, before: float) -> bool:
        """Remove a table with all that is stored about it, if nothing has been heard of it since some time."""
        done: list[bool] = []

        def write(connection: Connection) -> None:
            forsaken = delete(tables).where(tables.c.id == table, tables.c.at < before)
            done.append(connection.execute(forsaken).rowcount > 0)
            for column in OF_A_TABLE if done[0] else ():
                connection.execute(delete(column.table).where(column == table))

        await self.write(write, [table])
        return done[0]

    # Keys

    async def account_of(self, hash: str) -> str:
        """Return the account that the holder of a secret is signed in to, if any."""
        if not self.is_postgres:
            return self.sessions.get(hash, "")
        return next((account for (account,) in await self.ask(SIGNED_IN, hash=hash)), "")

    async def keys_of(self, hash: str, table: str | None = None) -> list[Key]:
        """Return what a secret opens, everywhere or at one table."""
        if table is not None:
            return (await self.opened(table, hash)).keys
        return keys_in(
            await self.ask(f"{KEYS} hash IN (:hash, :account)", hash=hash, account=await self.account_of(hash))
        )

    async def keys_at(self, table: str) -> list[Key]:
        """Return all keys of a table; they are kept in memory if no other process can change them."""
        if table not in self.known:
            changed = self.changed
            found = keys_in(await self.ask(f"{KEYS} table_id = :table", table=table))
            if self.is_postgres or self.changed != changed:
                return found
            if len(self.known) >= MOST_KNOWN:
                self.known.clear()
            self.known[table] = found
        return self.known[table]

    async def opened(self, table: str, hash: str) -> Opening:
        """Return what a secret opens at a table: it, or the account that its holder is signed in to."""
        if not self.is_postgres:
            account = self.sessions.get(hash, "")
            return Opening([key for key in await self.keys_at(table) if key.hash in (hash, account)], 0, account)
        rows = await self.ask(OPENED, id=table, hash=hash)
        if not rows:
            return Opening([], 0, "")
        *_, seq, account = rows[0]
        return Opening(keys_in(row[:5] for row in rows if row[0] is not None), seq, account or "")

    def forget_keys(self, tables: Iterable[str]) -> None:
        """Read the keys of some tables anew when they are next asked for; what is being read at this moment is old."""
        for table in tables:
            self.known.pop(table, None)
            self.changed += 1

    async def change_keys(
        self,
        table: str,
        add: Iterable[Key],
        drop: Iterable[Drop] = (),
        *,
        need: tuple[str, int | None],
        kind: KeyKind | None = None,
    ) -> bool:
        """Change keys without an entry in the log, if the key (hash, seat, kind) that allows it is still valid."""
        done: list[bool] = []

        def write(connection: Connection) -> None:
            hash, seat = need
            mine = keys.c.hash == hash, keys.c.table_id == table, keys.c.seat == written_seat(seat)
            found = connection.execute(select(keys.c.kind).where(*mine).with_for_update()).scalar()
            if found is None or kind not in (None, found):
                return
            done.append(True)
            self._change_keys(connection, table, add, drop)

        await self.write(write, [table])
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

    # Games looked at afterwards

    async def findings(self, table: str) -> Findings:
        """Return how far the analysis of a table has got, and what was found."""
        rows = await self.read(select(analyses).where(analyses.c.table_id == table))
        return Findings(rows[0].state, rows[0].done, rows[0].found, rows[0].at) if rows else Findings()

    async def set_findings(self, table: str, findings: Findings) -> None:
        """Store how far the analysis of a table has got, and what was found."""
        values = {"table_id": table, **msgspec.structs.asdict(findings)}
        await self.write(lambda connection: self._put(connection, analyses, values))

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


def written(change: Change) -> Values:
    """Return an entry and the row of its table as they are stored, with the bell that tells of them."""
    row, entry = change.row, change.entry
    return {
        "id": row.id, "seq": row.seq, "command": entry.id, "entry": encode(entry), "at": row.at, "busy": row.busy,
        "summary": msgspec.json.encode(row.summary).decode(), "payload": f"{row.id} {row.seq}",
    }  # fmt: skip


def is_plain(change: Change) -> bool:
    """Say whether nothing is written with an entry but the row of its table."""
    return change.berth is UNSET and not change.rewritten


def keys_in(rows: Iterable[Sequence[Any]]) -> list[Key]:
    """Return keys as they were stored, but for former ones."""
    return [
        Key(hash, table, kind, None if seat < 0 else seat, bool(host))
        for hash, table, kind, seat, host in rows
        if kind != "former"
    ]


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
