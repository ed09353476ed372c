"""Connections to a database: a file of SQLite, or a server of PostgreSQL.

What is done with every move is said in plain SQL, as putting statements together costs more than carrying them out;
parameters are written ``:name``.
"""

import asyncio
import logging
import os
import re
import sqlite3
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing, suppress
from functools import cache
from stat import S_ISREG
from typing import Any, TypeVar

import psycopg
from sqlalchemy import event
from sqlalchemy.engine import URL, Connection, create_engine
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

T = TypeVar("T")
Values = Mapping[str, Any]

THREADS = 4
WIRES = 4
"""Connections for single statements; as many again are for transactions."""
PATIENCE = 10.0
"""Seconds to wait for one of them."""
EVENT_LOOP = "asyncio:SelectorEventLoop" if sys.platform == "win32" else "auto"
"""The event loop for servers, as uvicorn calls it: the usual one of Windows cannot wait for PostgreSQL."""

logger = logging.getLogger("periplus.store")


class Busy(psycopg.OperationalError):
    """All connections are in use."""


class File:
    """A file of SQLite: what is done with it is done in one go in a thread, as each change of threads costs time."""

    def __init__(self, url: URL) -> None:
        """Name the file; a thread for each connection."""
        self.url = url
        self.engine = create_engine(url, hide_parameters=True, pool_size=THREADS, max_overflow=0)
        self.threads = ThreadPoolExecutor(THREADS, "sqlite")
        event.listen(self.engine, "connect", tune_sqlite)

    def look_at(self) -> None:
        """Open the file and close it: where that fails, the driver would leave a complaining thread behind."""
        path = self.url.database
        if path and not path.startswith("file:"):
            keep_private(path)
            with closing(sqlite3.connect(path)) as file:
                file.execute("PRAGMA schema_version")

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do something in one transaction."""

        def done() -> T:
            with self.engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self.threads, done)

    async def ask(self, statement: str, values: Values) -> Sequence[Any]:
        """Return the rows that one statement finds."""
        return await self.run(lambda connection: connection.exec_driver_sql(statement, dict(values)).all())

    async def close(self) -> None:
        """Let go of the file."""
        self.threads.shutdown()
        self.engine.dispose()


class Remote:
    """A server of PostgreSQL, which may have been restarted.

    A single statement is a transaction of its own: a message there and one back, on connections kept for this.
    """

    def __init__(self, url: URL) -> None:
        """Name the server."""
        self.url = url
        self.engine = create_async_engine(
            url, hide_parameters=True, pool_pre_ping=True, pool_size=WIRES, max_overflow=0, pool_timeout=PATIENCE
        )
        self.turns = asyncio.Semaphore(WIRES)
        self.idle: list[psycopg.AsyncConnection] = []

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do something in one transaction."""
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def ask(self, statement: str, values: Values) -> Sequence[Any]:
        """Return the rows that one statement finds."""
        try:
            async with self.turn():
                return await self.asked(for_postgres(statement).encode(), values)
        except psycopg.Error as error:
            raise DBAPIError.instance(statement, None, error, psycopg.Error, hide_parameters=True) from error

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait for one's turn to use a connection, but not for ever."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self.turns.acquire()
        except TimeoutError:
            raise Busy("all connections are busy") from None
        try:
            yield
        finally:
            self.turns.release()

    async def asked(self, statement: bytes, values: Values) -> Sequence[Any]:
        """Run a statement on a connection; if that was cut while nobody used it, on another."""
        while True:
            fresh = not self.idle
            wire = await self.connect() if fresh else self.idle.pop()
            try:
                found = await (await wire.execute(statement, values)).fetchall()
            except psycopg.OperationalError:
                if fresh or not wire.closed:
                    raise
            else:
                return found
            finally:
                if not wire.closed:
                    self.idle.append(wire)

    async def connect(self) -> psycopg.AsyncConnection:
        """Open a connection apart from the engine's."""
        url = self.url.set(drivername="postgresql").render_as_string(hide_password=False)
        return await psycopg.AsyncConnection.connect(url, autocommit=True, prepare_threshold=0)

    async def close(self) -> None:
        """Let go of all connections."""
        for wire in self.idle:
            await wire.close()
        await self.engine.dispose()


def run_alone(work: Coroutine[Any, Any, T]) -> T:
    """Do work that needs a database, outside any server."""
    with asyncio.Runner(loop_factory=asyncio.SelectorEventLoop) as runner:
        return runner.run(work)


@cache
def for_postgres(statement: str) -> str:
    """Return a statement with its parameters as PostgreSQL's driver wants them."""
    return re.sub(r":(\w+)", r"%(\1)s", statement)


def tune_sqlite(connection: Any, record: Any) -> None:
    """Let readers and one writer work side by side, and let what is acknowledged survive a power cut."""
    for line in ("busy_timeout=10000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {line}")


def keep_private(path: str) -> None:
    """Let nobody else read an SQLite file, which holds all the luck to come; its companions follow its mode."""
    with suppress(OSError):  # SQLite says in its own words what is wrong
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    for each in (path, f"{path}-wal", f"{path}-shm"):
        try:
            mode = os.stat(each).st_mode
            if S_ISREG(mode) and mode & 0o077:
                os.chmod(each, 0o600)
        except FileNotFoundError:
            continue
        except OSError:
            logger.warning("others can read %s: make it private to the account of this server", each)
