"""The lobby: public tables that wait for players, and games to watch."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Sequence
from typing import Any

import msgspec
from sqlalchemy import delete, or_, select, update
from sqlalchemy.exc import SQLAlchemyError

from periplus.games import game as open_game
from periplus.harbour.accounts import Accounts
from periplus.kernel.option import Value
from periplus.table.house import House
from periplus.table.live import Live
from periplus.table.schema import keys, lobby, tables
from periplus.table.store import first_line
from periplus.table.tables import LOBBY

HALF_AN_HOUR, FORTNIGHT, MONTH = 1800.0, 14 * 86_400.0, 30 * 86_400.0
"""For how long a table stays in the lobby while nobody is there, live or over days, and when it is forgotten."""
GLANCE = 60.0
"""Seconds between looks at who is at public tables."""
THROTTLE = 0.5
"""Seconds in which changes of the lobby are told together."""
PACE = 3.0
"""Seconds that a board which is shown to all stays as it is, whatever happens on it."""
LIVELY = 120.0
"""Seconds for which a game is shown on though nothing happens."""
MOST_LISTED = 300

logger = logging.getLogger("periplus.harbour")


class Sitter(msgspec.Struct, frozen=True):
    """Who sits at a table in the lobby: a person, with an account or without, a bot, or nobody yet."""

    holder: str
    name: str
    account: str = ""  # its name


class Listed(msgspec.Struct, frozen=True):
    """A table as the lobby lists it."""

    id: str
    game: str
    title: str
    language: str
    variants: tuple[tuple[str, Value], ...]
    sitters: tuple[Sitter, ...]
    stage: str
    public: bool
    watched: bool
    days: float
    since: float
    moved_at: float

    @property
    def is_open(self) -> bool:
        """Say whether somebody can sit down."""
        return self.public and any(sitter.holder == "open" for sitter in self.sitters)

    @property
    def is_to_watch(self) -> bool:
        """Say whether there is a game to watch."""
        return self.watched and self.stage != "gathering"


class Lobby:
    """What lies in the harbour; read when it has changed, and somebody looks."""

    def __init__(self, house: House, accounts: Accounts) -> None:
        """Listen to changes of a house's tables."""
        self.house = house
        self.store = house.store
        self.accounts = accounts
        self.number = 1  # of the state in which the lobby is now
        self.changed = asyncio.Event()
        self.known: tuple[Listed, ...] = ()
        self.is_old = True
        self.reading = asyncio.Lock()
        self.telling: asyncio.Task[None] | None = None
        self.readers = 0
        self.following: asyncio.Task[None] | None = None
        self.shown: Live | None = None
        self.told: tuple[str, int] | None = None  # which board, and how far it had come
        house.hearers[LOBBY] = self.hear

    async def open(self) -> None:
        """Keep looking who is there."""
        self.house.spawn(self.keep_looking())

    # Changes

    def hear(self) -> None:
        """Read anew when somebody next asks; tell those who look on after a moment in which more may change."""
        self.is_old = True
        if self.telling is None:
            self.telling = self.house.spawn(self.tell())

    async def tell(self) -> None:
        """Tell those who look on that the lobby is another one now."""
        await asyncio.sleep(THROTTLE)
        self.telling = None
        self.ring()

    def ring(self) -> None:
        """Wake all who look on."""
        self.number += 1
        bell, self.changed = self.changed, asyncio.Event()
        bell.set()

    async def changes(self, breath: float) -> AsyncIterator[bool]:
        """Yield False now and when the lobby has changed; in between, True with each breath."""
        self.readers += 1
        if self.following is None:
            self.following = self.house.spawn(self.follow())
        try:
            while not self.house.is_closing:
                bell = self.changed
                yield False
                while not bell.is_set():
                    try:
                        async with asyncio.timeout(breath):
                            await bell.wait()
                    except TimeoutError:
                        yield True
        finally:
            self.readers -= 1

    async def follow(self) -> None:
        """Tell of what happens on the board that is shown, as long as somebody looks on."""
        while self.readers:
            live = self.shown
            if live is not None and self.told != (live.table.id, live.table.seq):
                self.told = live.table.id, live.table.seq
                self.ring()
                await asyncio.sleep(PACE)
            else:
                await first_of([self.changed] if live is None else [self.changed, live.happened], GLANCE)
        self.following = None

    async def keep_looking(self) -> None:
        """Look around now and then."""
        while True:
            await asyncio.sleep(GLANCE)
            try:
                await self.look_around()
            except SQLAlchemyError as error:
                logger.warning("the lobby waits for its store: %s", first_line(error))

    async def look_around(self) -> None:
        """Note where people are, so that their tables stay listed; whoever was away for too long leaves the lobby."""
        now, here = time.time(), [id for id, live in self.house.lives.items() if live.present.total()]
        await self.store.carry_out(
            update(lobby).where(lobby.c.id.in_(here)).values(seen_at=now),
            delete(lobby).where(lobby.c.seen_at < now - MONTH),
        )
        self.hear()

    # What there is

    async def listed(self) -> tuple[Listed, ...]:
        """Return all tables that are listed now: those that have waited longest come first."""
        async with self.reading:
            if self.is_old:
                self.is_old = False  # what happens while it is read makes it old again
                try:
                    self.known = await self.read()
                except BaseException:
                    self.is_old = True
                    raise
            return self.known

    async def board(self) -> Live | None:
        """Return the game that is shown to all: one that is live and lively, and the same as long as it is that."""
        listed = await self.listed()
        can_be = {each.id: each for each in listed if each.is_to_watch and open_game(each.game).board is not None}
        shown = self.shown
        if shown is None or shown.gone or shown.table.id not in can_be or shown.table.at < time.time() - LIVELY:
            best = max(can_be.values(), key=lambda each: (not each.days, each.moved_at), default=None)
            self.shown = None if best is None else await self.house.live(best.id)
        return self.shown

    async def read(self) -> tuple[Listed, ...]:
        """Read the lobby from the store."""
        now = time.time()
        live = (lobby.c.days == 0) & (lobby.c.seen_at > now - HALF_AN_HOUR)
        slow = (lobby.c.days > 0) & (lobby.c.seen_at > now - FORTNIGHT)
        wanted = select(lobby, tables.c.summary, tables.c.at).join(tables, tables.c.id == lobby.c.id)
        here = wanted.where(or_(live, slow)).order_by(lobby.c.since, lobby.c.id)
        rows = await self.store.read(here.limit(MOST_LISTED))
        known = await self.known_at([row.id for row in rows])
        return tuple(listed(row, known) for row in rows)

    async def known_at(self, ids: Sequence[str]) -> dict[tuple[str, int], str]:
        """Return the names of accounts at tables, by where they sit."""
        wanted = select(keys.c.table_id, keys.c.seat, keys.c.hash).where(keys.c.table_id.in_(ids), keys.c.seat >= 0)
        rows = await self.store.read(wanted)
        found = await self.accounts.among({row.hash for row in rows})
        return {(row.table_id, row.seat): found[row.hash].name for row in rows if row.hash in found}


def listed(row: Any, known: dict[tuple[str, int], str]) -> Listed:
    """Return a table as it was stored."""
    summary = msgspec.json.decode(row.summary)
    seats = enumerate(summary["seats"])
    sitters = [Sitter(holder, name, known.get((row.id, seat), "")) for seat, (holder, name) in seats]
    variants = tuple(summary["variants"].items())
    return Listed(
        row.id, row.game, summary["title"], summary["language"], variants, tuple(sitters), row.stage,
        bool(row.public), bool(row.watched), row.days, row.since, row.at,
    )  # fmt: skip


async def first_of(bells: Sequence[asyncio.Event], seconds: float) -> None:
    """Wait for any of some events, but not for ever."""
    waiting = [asyncio.create_task(bell.wait()) for bell in bells]
    try:
        await asyncio.wait(waiting, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for each in waiting:
            each.cancel()
