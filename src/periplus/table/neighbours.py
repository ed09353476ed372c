"""Other processes that serve the same tables: with PostgreSQL each rings a bell for what it writes and who is there."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

import msgspec
import psycopg
from sqlalchemy.exc import SQLAlchemyError

from periplus.table.database import Remote
from periplus.table.live import LINGER, Elsewhere, Live
from periplus.table.store import CHANNEL, Store

BOTS = 7378
"""The locks by which processes agree on who lets the bots of a table decide."""
SERVING = 7379
"""The lock that every process shares which serves tables: while it is taken, nobody can restore a backup."""
APART = "@"
"""How a bell begins that tells of something apart from tables."""
PATIENCE = 0.5
"""Seconds before listening for the bell again once it is lost."""

logger = logging.getLogger("periplus.table")


class Neighbours:
    """The other processes, if there can be any."""

    def __init__(
        self,
        store: Store,
        lives: dict[str, Live],
        look: Callable[[str, int], Awaitable[None]],
        hear_apart: Callable[[str], None],
    ) -> None:
        """Listen for the tables in memory; ``look`` is called with a table and how far it has come (0: unknown).

        ``hear_apart`` is called with what has changed apart from tables (nothing: anything may have).
        """
        self.store = store
        self.lives = lives
        self.look = look
        self.hear_apart = hear_apart
        self.process = secrets.token_hex(4)
        self.claims: psycopg.AsyncConnection | None = None
        self.claiming = asyncio.Lock()

    async def listen(self) -> None:
        """Hear what other processes write, while the house is open."""
        while True:
            try:
                await self.hear()
            except Exception as error:  # whatever it was, tables must hear of each other again
                logger.warning("the bell is lost: %s", error)
            await asyncio.sleep(PATIENCE)

    async def hear(self) -> None:
        """Listen to the bell until it is lost; first look for what was missed."""
        async with await self.connect() as bell:
            await bell.execute(f"SELECT pg_advisory_lock_shared({SERVING})".encode())
            await bell.execute(f"LISTEN {CHANNEL}")
            for id in list(self.lives):
                await self.look(id, 0)
            self.hear_apart("")
            while True:
                async for rung in bell.notifies(timeout=LINGER):
                    await self.answer(*rung.payload.split())
                await bell.execute("SELECT 1")  # a connection that died silently must be noticed

    async def connect(self) -> psycopg.AsyncConnection:
        """Open a connection of our own, for what ends with it."""
        assert isinstance(self.store.database, Remote)
        return await self.store.database.connect()

    async def answer(self, id: str, source: str, present: str = "") -> None:
        """Answer a bell: how far a table has come, who is present in the process that rings, or something apart."""
        if id.startswith(APART):
            if source != self.process:
                self.hear_apart(id.removeprefix(APART))
        elif not present:
            await self.look(id, int(source))
        elif id in self.lives and source != self.process:
            self.lives[id].hear_of(source, msgspec.json.decode(present, type=Elsewhere))

    async def tell_present(self, live: Live) -> None:
        """Tell other processes who is present at a table here."""
        present = msgspec.json.encode(live.here()).decode()
        with suppress(SQLAlchemyError):  # they will be told again
            await self.store.ring(f"{live.table.id} {self.process} {present}")

    async def tell_apart(self, what: str) -> None:
        """Tell other processes that something has changed apart from tables."""
        with suppress(SQLAlchemyError):  # as for a bell that is lost
            await self.store.ring(f"{APART}{what} {self.process}")

    async def keep_telling(self) -> None:
        """Keep telling other processes, as some may have started later."""
        while True:
            await asyncio.sleep(LINGER / 3)
            for live in list(self.lives.values()):
                if live.present.total():
                    await self.tell_present(live)

    # Bots

    @asynccontextmanager
    async def claimed(self, id: str) -> AsyncIterator[bool]:
        """Let no other process ask the bots of a table for now; say whether none does already.

        The lock ends with the process that holds it. If the database is away, nobody need agree: only one can write.
        """
        if not self.store.is_postgres:
            yield True
            return
        mine = await self.claim("pg_try_advisory_lock", id)
        try:
            yield mine
        finally:
            if mine:
                await self.claim("pg_advisory_unlock", id)

    async def claim(self, function: str, id: str) -> bool:
        """Take or leave the lock of a table; say whether that was possible."""
        try:
            async with self.claiming:  # a lock is let go by the connection that took it
                if self.claims is None or self.claims.closed:
                    self.claims = await self.connect()
            found = await self.claims.execute(f"SELECT {function}({BOTS}, hashtext(%s))".encode(), (id,))
            return bool((await found.fetchone() or [True])[0])
        except psycopg.Error:
            return True

    async def close(self) -> None:
        """Let go of all claims."""
        if self.claims is not None:
            await self.claims.close()
