"""All that a database holds, in one file that either kind of database can be filled from.

Compressed lines of JSON: a header, a line for each row, and a seal over all lines before it.
"""

import gzip
import os
import tempfile
import time
import zlib
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from hashlib import sha256
from itertools import chain, groupby, islice
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Table as Relation
from sqlalchemy import create_engine, event, func, insert, select
from sqlalchemy.engine import Connection
from sqlalchemy.exc import SQLAlchemyError

from periplus.kernel.errors import PeriplusError
from periplus.kernel.files import BadFile, what_of
from periplus.table.database import keep_private, tune_sqlite
from periplus.table.neighbours import SERVING
from periplus.table.schema import metadata, tables
from periplus.table.store import SCHEMA, BadStore, Store, first_line, version_in
from periplus.version import VERSION

FORMAT = 1
AT_ONCE = 1000
"""Rows that are held in memory together."""

Row = tuple[str, dict[str, Any]]


class BadBackup(PeriplusError):
    """A backup cannot be restored."""


class Header(msgspec.Struct):
    """What wrote a backup, and when; and what it holds: the columns of each relation."""

    periplus: str
    format: int
    schema: int
    at: float
    holds: dict[str, list[str]]


class Seal(msgspec.Struct):
    """The digest of all lines before it."""

    sha256: str


# Out of a database


def back_up(store: Store, path: Path) -> int:
    """Write all that a database holds at one moment into a new, private file; return how many tables that is."""
    try:
        need_existing(store)
        if path.exists():
            raise BadBackup("error-backup-exists", {"file": str(path)})
        with connected(store) as connection, written(path) as file:
            need_ours(store, version_in(connection))
            write(file, connection)
            return count_in(connection)
    except OSError as error:
        raise BadFile(path, error) from None


def need_existing(store: Store) -> None:
    """Refuse a database that is not there, instead of making it."""
    if not store.is_postgres and not Path(store.url.database or "").is_file():
        raise BadStore("error-store-open", {"url": store.shown, "what": what_of(FileNotFoundError(2, ""))})


def need_ours(store: Store, version: int | None) -> None:
    """Refuse a database of another version."""
    if version != SCHEMA:
        raise BadStore("error-store-version", {"url": store.shown, "version": version, "ours": SCHEMA})


@contextmanager
def written(path: Path) -> Iterator[gzip.GzipFile]:
    """Give a file to write that is private, and in its place only once it is complete and on the disk."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as plain:
            with gzip.GzipFile(filename="", fileobj=plain, mode="wb", compresslevel=6) as packed:
                yield packed
            plain.flush()
            os.fsync(plain.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def write(file: gzip.GzipFile, connection: Connection) -> None:
    """Write everything, line by line."""
    digest = sha256()
    for each in chain([Header(VERSION, FORMAT, SCHEMA, time.time(), held_here())], rows_of(connection)):
        line = msgspec.json.encode(each) + b"\n"
        digest.update(line)
        file.write(line)
    file.write(msgspec.json.encode(Seal(digest.hexdigest())) + b"\n")


def held_here() -> dict[str, list[str]]:
    """Return the columns of each relation of this version."""
    return {str(each.name): [str(column.name) for column in each.columns] for each in metadata.sorted_tables}


def rows_of(connection: Connection) -> Iterator[Row]:
    """Yield every row of every relation."""
    for relation in metadata.sorted_tables:
        wanted = select(relation).order_by(*relation.primary_key)
        for row in connection.execution_options(yield_per=AT_ONCE).execute(wanted):
            yield str(relation.name), {str(name): value for name, value in row._mapping.items()}


# Into a database


def restore(store: Store, path: Path, replace: bool = False) -> Header:
    """Fill a database that nobody serves from a backup, completely or not at all; return what wrote the backup."""
    header = checked(path)
    if store.is_postgres:
        fill(store, path, replace)
        return header
    file = Path(store.url.database or "")
    if file.exists() and not replace and not is_empty(store):
        raise BadBackup("error-restore-full", {"url": store.shown})
    in_place_of(file, lambda fresh: fill(fresh, path, replace))
    return header


def is_empty(store: Store) -> bool:
    """Say whether a database holds no tables; one that cannot be read may hold some."""
    try:
        with connected(store) as connection:
            return not count_in(connection)
    except BadStore:
        return False


def in_place_of(file: Path, make: Callable[[Store], None]) -> None:
    """Make a file of SQLite beside another, which may be damaged, and move it into its place."""
    fresh = file.with_name(f"{file.name}.restoring")
    try:
        fresh.unlink(missing_ok=True)
        keep_private(str(fresh))
        make(Store(f"sqlite:///{fresh}"))
        for each in ("-wal", "-shm"):
            file.with_name(f"{file.name}{each}").unlink(missing_ok=True)
        fresh.replace(file)
    except OSError as error:
        raise BadFile(file, error) from None
    finally:
        with suppress(OSError):
            fresh.unlink(missing_ok=True)


def fill(store: Store, path: Path, replace: bool) -> None:
    """Put everything into a database in one transaction."""
    with lines_in(path) as lines, connected(store, "BEGIN IMMEDIATE") as connection:
        need_idle(store, connection)
        metadata.create_all(connection)
        if not replace and count_in(connection):
            raise BadBackup("error-restore-full", {"url": store.shown})
        for relation in metadata.sorted_tables:
            connection.execute(relation.delete())
        for relation, rows in in_parts(rows_in(lines)):
            connection.execute(insert(relation), rows)
        if store.is_postgres:
            count_on(connection)


def count_on(connection: Connection) -> None:
    """Let PostgreSQL number new rows after those that were restored."""
    for relation in metadata.sorted_tables:
        number = relation.autoincrement_column
        if number is not None:
            sequence = func.pg_get_serial_sequence(relation.name, number.name)
            last = select(func.coalesce(func.max(number), 0) + 1).scalar_subquery()
            connection.execute(select(func.setval(sequence, last, False)))


def need_idle(store: Store, connection: Connection) -> None:
    """Refuse a database of PostgreSQL that is being served, and keep servers waiting until this is done."""
    if store.is_postgres and not connection.scalar(select(func.pg_try_advisory_xact_lock(SERVING))):
        raise BadStore("error-store-serving", {"url": store.shown})


def checked(path: Path) -> Header:
    """Read a backup from its header to its seal, unless it was written by a version that we do not understand."""
    with lines_in(path) as lines:
        header = msgspec.json.decode(next(lines, b""), type=Header)
        told = {"file": str(path), "by": header.periplus}
        if header.format > FORMAT or header.schema > SCHEMA or not fits(header):
            raise BadBackup("error-backup-newer", told)
        if (header.format, header.schema) != (FORMAT, SCHEMA):
            raise BadBackup("error-backup-older", told)
        for _ in lines:
            pass
    return header


def fits(header: Header) -> bool:
    """Say whether this version has a place for everything in a backup."""
    here = held_here()
    return all(name in here and {*columns} <= {*here[name]} for name, columns in header.holds.items())


@contextmanager
def lines_in(path: Path) -> Iterator[Iterator[bytes]]:
    """Give the lines of a backup but for its seal; complain if they are not as they were written."""
    try:
        with path.open("rb") as plain:
            try:
                yield sealed(gzip.GzipFile(fileobj=plain))
            except (gzip.BadGzipFile, EOFError, zlib.error, msgspec.MsgspecError):
                raise BadBackup("error-backup-damaged", {"file": str(path)}) from None
    except OSError as error:
        raise BadFile(path, error) from None


def sealed(file: Iterable[bytes]) -> Iterator[bytes]:
    """Yield all lines but the last, which must agree with them."""
    digest, held = sha256(), b""
    for line in file:
        if held:
            digest.update(held)
            yield held
        held = line
    if msgspec.json.decode(held, type=Seal).sha256 != digest.hexdigest():
        raise EOFError


def rows_in(lines: Iterator[bytes]) -> Iterator[Row]:
    """Read the rows after the header."""
    return (msgspec.json.decode(line, type=Row) for line in islice(lines, 1, None))


def in_parts(rows: Iterator[Row]) -> Iterator[tuple[Relation, list[dict[str, Any]]]]:
    """Yield rows in lists that are not too long, with the relation they belong to."""
    for name, group in groupby(rows, key=lambda row: row[0]):
        while some := [values for _, values in islice(group, AT_ONCE)]:
            yield metadata.tables[name], some


# Either way


def count_in(connection: Connection) -> int:
    """Return how many tables there are."""
    return connection.scalar(select(func.count()).select_from(tables)) or 0


@contextmanager
def connected(store: Store, begin: str = "BEGIN") -> Iterator[Connection]:
    """Give a transaction that sees a database as it is at one moment; ``begin`` is how SQLite begins it."""
    engine = create_engine(store.url, hide_parameters=True)
    if not store.is_postgres:
        event.listen(engine, "connect", tune_sqlite)
    try:
        with engine.connect() as connection:
            if store.is_postgres:
                connection = connection.execution_options(isolation_level="REPEATABLE READ")
            with connection.begin():
                if not store.is_postgres:
                    connection.exec_driver_sql(begin)
                yield connection
    except SQLAlchemyError as error:
        raise BadStore("error-store-open", {"url": store.shown, "what": first_line(error)}) from None
    finally:
        engine.dispose()
