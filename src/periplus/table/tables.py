"""All tables of this server in memory, and the one way in which they change.

Under a table's lock a command is checked on a copy, committed, and only then swapped in and published. Two writers
cannot both win, as the place of an entry in the log is unique: the loser looks again and retries.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, NamedTuple

from msgspec import UNSET
from sqlalchemy.exc import SQLAlchemyError

from periplus.kernel.action import Action
from periplus.kernel.errors import PeriplusError
from periplus.table.commands import Command, Decision
from periplus.table.crew import Crew
from periplus.table.entries import Acted, BadCommand, Entry, Rewritten
from periplus.table.hint import ADVISER, Advice, advise, choices, imagined, luck_of
from periplus.table.keys import Holder, NoKey, new_secret
from periplus.table.live import LINGER, Live
from periplus.table.metrics import MOVES, STORED, keep_looking
from periplus.table.neighbours import Neighbours
from periplus.table.notices import Herald
from periplus.table.rows import Berth, Change, Drop, Key, Row
from periplus.table.situation import OVER, Duty
from periplus.table.store import Store, TooSlow
from periplus.table.table import Table, replayed

MOST_IDLE = 1000
"""Tables that stay in memory even if nobody is watching them."""
MOST_DRAWN = 256
"""Tables of which drawings are kept; those of others are made again when they are needed."""
TIDY = 5.0
"""Seconds between looks for drawings that nobody needs."""
STIR = 0.2
"""Seconds after which everybody is told who has come and gone."""
HESITATE = 5.0
"""Extra seconds that a table waits for its bots when another process changed it last and may do so again."""
SESSIONS, LOBBY = "sessions", "lobby"
"""What is told when somebody was signed out, and when the lobby may have changed."""
PATIENCE = 0.5
"""Seconds before a store that does not answer is asked again."""

logger = logging.getLogger("periplus.table")


class NoTable(BadCommand):
    """There is no such table."""


class More(NamedTuple):
    """What is written with an entry: keys, and entries of other tables."""

    add: tuple[Key, ...] = ()
    drop: tuple[Drop, ...] = ()
    changes: tuple[Change, ...] = ()


class Tables:
    """All tables, loaded as they are asked for."""

    def __init__(self, store: Store, crew: Crew, herald: Herald) -> None:
        """Take a store, a crew of bots, and a herald for notices."""
        self.store = store
        self.crew = crew
        self.herald = herald
        self.programs: dict[str, str] = {}  # bots by what they are called
        self.lives: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.neighbours = Neighbours(store, self.lives, self.look, self.hear_apart)
        self.hearers: dict[str, Callable[[], None]] = {SESSIONS: self.recheck}
        self.is_closing = False
        self.departures = 0  # how often somebody may have been signed out

    async def open(self) -> None:
        """Open the store, listen to other processes, and resume tables that were left in the middle."""
        await self.store.open()
        await self.herald.open(self.store)
        self.crew.start()
        self.spawn(keep_looking(lambda: len(self.lives), self.pages, self.crew.waiting))
        self.spawn(self.keep_tidy())
        if self.store.is_postgres:
            self.spawn(self.neighbours.listen())
            self.spawn(self.neighbours.keep_telling())
        for id in await self.store.busy():
            try:
                await self.live(id)
            except Exception as error:  # one table that cannot be read must not keep all others closed
                logger.error("table %s cannot be replayed: %s", id, error)

    def dismiss_watchers(self) -> None:
        """End all streams; watchers come back when the house is open again."""
        self.is_closing = True
        for live in list(self.lives.values()):
            self.give_up(live)
        self.hear_apart("")

    async def close(self) -> None:
        """Stop everything; nothing is lost, as all that was acknowledged is written."""
        while self.tasks:  # a task that is stopped may start another
            for task in self.tasks:
                task.cancel()
            await asyncio.gather(*self.tasks, return_exceptions=True)
        self.crew.dismiss()
        await self.neighbours.close()
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something in the background."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    # Tables

    async def live(self, id: str) -> Live:
        """Return a table, replayed from its log if it is not in memory."""
        found = self.lives.get(id)
        if found is None:
            async with self.loading.setdefault(id, asyncio.Lock()):
                try:
                    found = self.lives.get(id) or await self.load(id)
                finally:
                    self.loading.pop(id, None)
        found.used = time.monotonic()
        return found

    async def load(self, id: str) -> Live:
        """Replay a table from its log."""
        entries = await self.store.entries(id)
        if not entries:
            raise NoTable("error-table-unknown")
        self.forget()
        found = self.lives.setdefault(id, Live(replayed(id, entries)))
        self.wake(found)
        return found

    def forget(self) -> None:
        """Let go of the tables that have gone unused for longest, if there are too many."""
        idle = [live for live in self.lives.values() if not live.present.total() and live.steward is None]
        for live in sorted(idle, key=lambda live: live.used)[: max(0, len(self.lives) - MOST_IDLE)]:
            if not live.lock.locked():
                self.give_up(live)

    async def keep_tidy(self) -> None:
        """Let go of what was made for readers: for those who left long ago, and of the tables that were quiet longest.

        Somebody who opens a page has it drawn before the table knows of its stream, and may never open one.
        """
        while True:
            await asyncio.sleep(TIDY)
            self.tidy(time.monotonic() - LINGER)

    def tidy(self, since: float) -> None:
        """Let go of what was made for readers, where nobody is or was since a moment, and where there is too much."""
        drawn = sorted((live for live in self.lives.values() if live.has_drawn()), key=lambda live: live.stirred())
        for place, live in enumerate(drawn, start=MOST_DRAWN - len(drawn)):
            if place < 0 or (not live.present.total() and live.used < since):
                live.let_go()

    async def do(
        self,
        id: str,
        command: Command,
        command_id: str,
        more: "Callable[[Table], More] | None" = None,
        by: Holder | None = None,
    ) -> Table:
        """Do something at a table, and write what ``more`` adds to it; a command that was done before does nothing.

        ``by`` is who wants it: somebody who has since lost their seat is refused.
        """
        while True:
            live = await self.live(id)
            async with live.lock:
                if live.gone:
                    continue
                try:
                    return await self.do_at(live, command, command_id, more, by)
                except PeriplusError:
                    raise
                except BaseException:  # only the store knows whether it was written
                    self.give_up(live)
                    self.spawn(self.revive(id))
                    raise

    async def do_at(
        self, live: Live, command: Command, command_id: str, more: "Callable[[Table], More] | None", by: Holder | None
    ) -> Table:
        """Do something at a table whose lock we hold."""
        while command_id not in live.table.ids:
            try:
                if by is not None:
                    by.need_still(live.table.openings)
                if live.table.says_nothing(command) and not await self.catch_up(live):
                    return live.table
                entry, after = live.table.do(command, command_id, time.time())
                besides = More() if more is None else more(after)
                berth = berth_of(after)
                moored = UNSET if berth == berth_of(live.table) else berth
                change = Change(row_of(after), entry, besides.add, besides.drop, moored)
                with STORED.time():
                    await self.store.append(change, *besides.changes)
            except (PeriplusError, TooSlow) as error:
                if await self.catch_up(live):  # the command answered an old version of the table
                    continue
                if isinstance(error, TooSlow):  # it was done long ago
                    return live.table
                raise
            if isinstance(entry.what, Acted):
                MOVES.labels(entry.what.by).inc()
            live.ours = True
            self.publish(live, after)
            if moored is not UNSET or besides.changes:
                await self.announce(LOBBY)
        return live.table

    def give_up(self, live: Live) -> None:
        """Forget a table, so that it is replayed from its log when it is next asked for."""
        self.lives.pop(live.table.id, None)
        live.gone = True
        live.ring()

    async def revive(self, id: str) -> None:
        """Resume a table that was given up, as soon as its log can be read: its bots may have to decide."""
        pause = PATIENCE
        while True:
            await asyncio.sleep(pause)
            try:
                await self.live(id)
            except Exception as error:
                logger.warning("table %s waits for its store: %s", id, error)
                pause = min(2 * pause, LINGER)
            else:
                return

    async def catch_up(self, live: Live) -> bool:
        """Take in what other processes have written; say whether there was anything."""
        entries = await self.store.entries(live.table.id, live.table.seq)
        if any(isinstance(entry.what, Rewritten) for entry in entries):
            live.ours = False
            self.publish(live, replayed(live.table.id, await self.store.entries(live.table.id)))
        elif entries:
            after = live.table
            for entry in entries:
                after = after.then(entry)
            live.ours = False
            self.publish(live, after)
        return bool(entries)

    async def rewrite(self, id: str, anew: Callable[[Sequence[Entry]], Mapping[int, Entry]]) -> None:
        """Take something out of a table's log: ``anew`` returns the entries that change, by their places.

        The log says that this was done; who has the table in memory, here or in another process, reads it anew.
        """
        while True:
            live = await self.live(id)
            async with live.lock:
                if live.gone:
                    continue
                try:
                    await self.rewrite_at(live, anew)
                except BaseException:  # only the store knows whether it was written
                    self.give_up(live)
                    self.spawn(self.revive(id))
                    raise
                break
        await self.announce(LOBBY)

    async def rewrite_at(self, live: Live, anew: Callable[[Sequence[Entry]], Mapping[int, Entry]]) -> None:
        """Take something out of the log of a table whose lock we hold; if somebody was quicker, look again."""
        id = live.table.id
        while True:
            entries = await self.store.entries(id)
            changed = anew(entries)
            if not changed:
                return
            last = Entry(new_secret(), time.time(), Rewritten())
            after = replayed(id, [*[changed.get(at, entry) for at, entry in enumerate(entries, 1)], last])
            with suppress(TooSlow):
                await self.store.append(Change(row_of(after), last, rewritten=tuple(changed.items())))
                live.ours = False
                self.publish(live, after)
                return

    def publish(self, live: Live, after: Table) -> None:
        """Swap in what was written, tell everybody, and let the table do what follows."""
        before = live.table
        live.take(after)
        self.wake(live)
        if live.ours:
            fresh = [seat for seat in after.people_awaited() if after.asks(seat) and is_fresh(seat, before, after)]
            away = [seat for seat in fresh if not live.watches(seat) and live.may_call(seat)]
            if away:
                self.spawn(self.herald.call(self.store, after, away))

    async def look(self, id: str, seq: int) -> None:
        """Check whether a table in memory has fallen behind its log."""
        live = self.lives.get(id)
        if live is not None and (not seq or seq > live.table.seq):
            async with live.lock:
                try:
                    if not seq or seq > live.table.seq:  # the bell may be our own
                        await self.catch_up(live)
                except SQLAlchemyError:
                    raise
                except Exception as error:  # one table that cannot be read must not make us deaf to all others
                    logger.error("table %s cannot be replayed: %s", id, error)
                    self.give_up(live)

    async def is_latest(self, live: Live) -> bool:
        """Say whether a table was as far as its log; if not, it is now."""
        seq = live.table.seq
        await self.look(live.table.id, 0)
        return live.table.seq == seq

    # What is stored apart from tables

    async def announce(self, what: str) -> None:
        """Let whoever follows something know that it has changed, in this process and in others."""
        self.hear_apart(what)
        if self.store.is_postgres:
            await self.neighbours.tell_apart(what)

    def hear_apart(self, what: str) -> None:
        """Tell those who follow something that it has changed; nothing: anything may have."""
        for name, hear in self.hearers.items():
            if what in (name, ""):
                hear()

    def recheck(self) -> None:
        """Let all streams check whether their readers are still signed in."""
        self.departures += 1
        for live in list(self.lives.values()):
            live.ring()

    async def is_still(self, holder: Holder) -> bool:
        """Say whether somebody is still signed in to the account to which they were."""
        return not holder.account or await self.store.account_of(holder.device) == holder.account

    # What tables do by themselves

    def wake(self, live: Live) -> None:
        """Let a table do its duty, if it has one."""
        if live.steward is None and live.table.duty() is not None:
            live.steward = self.spawn(self.serve(live))

    async def serve(self, live: Live) -> None:
        """Let bots decide and give known answers until the table waits for people."""
        try:
            while not live.gone and (duty := live.table.duty()) is not None:
                bell, wait = live.happened, self.wait(live)
                if wait <= 0:
                    async with self.neighbours.claimed(live.table.id) as claimed:
                        if claimed and (self.leads(live) or await self.is_latest(live)):
                            await self.discharge(live, duty)
                    if claimed:
                        continue
                    wait = HESITATE
                with suppress(TimeoutError):
                    await asyncio.wait_for(bell.wait(), wait)
        except Exception as error:
            logger.warning("table %s is held up: %s", live.table.id, error)
            if not live.gone:
                self.give_up(live)
                self.spawn(self.revive(live.table.id))
        finally:
            live.steward = None

    def wait(self, live: Live) -> float:
        """Return how many seconds a table still waits before it does its duty."""
        past = time.monotonic() - live.moved_at
        return live.table.delay() - past + (0.0 if self.leads(live) or past > HESITATE else HESITATE)

    def leads(self, live: Live) -> bool:
        """Say whether this process wrote what came last, or is the only one."""
        return live.ours or not self.store.is_postgres

    async def discharge(self, live: Live, duty: Duty) -> None:
        """Do one duty; if somebody has decided since, look again, and let a bot take its time again."""
        table, seat = live.table, duty.seat
        if table.duty() != duty:  # somebody was quicker while this process claimed the table
            return
        try:
            action = duty.action or await self.bots_choice(table, duty)
            if live.table.moves != table.moves:
                return
            decision = Decision(seat, duty.decision, action, duty.by, table.seen(seat, action))
            await self.do(table.id, decision, new_secret())
        except PeriplusError as error:
            if live.table is table:
                logger.warning("table %s, seat %s: its answer was refused: %s", table.id, seat, error.message.id)
                if not duty.bot:  # nothing else is decided in a person's name
                    raise
                first = table.state.legal_actions(seat)[0]
                await self.do(table.id, Decision(seat, duty.decision, first, duty.by), new_secret())

    async def bots_choice(self, table: Table, duty: Duty) -> Action:
        """Return what a bot decides; where people play, they come before tables of bots alone."""
        later = not table.people()
        bot = self.programs.get(duty.bot, duty.bot)
        return table.game.parse(await self.crew.ask(table.id, bot, table.state, duty.seat, later))

    async def advise(self, table: Table, seat: int, decision: int) -> list[Advice]:
        """Return a hint, as the strongest bot that has the time sees it: a captain where the rules are compiled."""
        world = imagined(table, seat, decision)
        if not ADVISER or len(choices(world, seat)) == 1:
            return advise(world, seat)
        luck = luck_of(table, seat, decision)
        return advise(world, seat, await self.crew.weigh(table.id, world, seat, luck, ADVISER))

    # Who is watching

    def pages(self) -> int:
        """Return how many pages and programs listen in this process."""
        return sum(live.present.total() for live in self.lives.values())

    @asynccontextmanager
    async def watching(self, live: Live, seat: int | None) -> AsyncIterator[None]:
        """Count somebody as present while they watch."""
        self.count(live, seat, 1)
        try:
            yield
        finally:
            self.count(live, seat, -1)

    def count(self, live: Live, seat: int | None, by: int) -> None:
        """Count who is present; others are told soon, once for all who come and go meanwhile."""
        live.present[seat] += by
        if not live.present.total():
            live.let_go()  # a thousand tables wait in memory without readers
        if live.stirring is None:
            live.stirring = self.spawn(self.tell_present(live))

    async def tell_present(self, live: Live) -> None:
        """Tell everybody who is present."""
        await asyncio.sleep(STIR)
        live.stirring = None
        live.stir()
        if self.store.is_postgres:
            await self.neighbours.tell_present(live)

    async def changes(self, live: Live, holder: Holder, breath: float, presence: bool = True) -> AsyncIterator[bool]:
        """Yield False now and at every change of a table, or of who is present; end when a reader may no longer look.

        In between, yield True with each breath, which is regular: a pause would tell of what not all may know.
        """
        due, departures = time.monotonic() + breath, self.departures
        while not live.gone:
            try:
                holder.need_still(live.table.openings)
            except NoKey:
                return
            if holder.stranger and not live.table.is_open_to_all:
                return
            if departures != self.departures:
                departures = self.departures
                if not await self.is_still(holder):
                    return
            bell = live.changed if presence else live.happened
            yield False
            while not bell.is_set():
                try:
                    async with asyncio.timeout(max(0.0, due - time.monotonic())):
                        await bell.wait()
                except TimeoutError:
                    due = time.monotonic() + breath
                    yield True


def row_of(table: Table) -> Row:
    """Return what is stored about a table apart from its log."""
    return Row(table.id, table.seq, table.told_at, table.duty() is not None, table.summary())


def berth_of(table: Table) -> Berth | None:
    """Return how a table lies in the lobby, if strangers may come and it is not over."""
    if not table.is_public or table.stage in OVER:
        return None
    agreed, open = table.setting, len(table.open_seats())
    return Berth(agreed.game, table.stage, open, agreed.public, agreed.watched, agreed.days, table.began_at)


def is_fresh(seat: int, before: Table, after: Table) -> bool:
    """Say whether a seat is asked something new."""
    return seat not in before.people_awaited() or before.answered[seat] != after.answered[seat]
