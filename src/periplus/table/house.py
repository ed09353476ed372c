"""The house: all tables of this server, who may do what at them, and whoever watches.

Under a table's lock a command is checked on a copy, committed, and only then swapped in and published. Two writers
cannot both win, as the place of an entry in the log is unique: the loser looks again and retries.
"""

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, NamedTuple

import msgspec
import psycopg
from sqlalchemy.exc import SQLAlchemyError

from periplus.bots.load import bot_names
from periplus.games import game as open_game
from periplus.kernel.errors import PeriplusError
from periplus.kernel.luck import SEED_BYTES
from periplus.kernel.option import settle
from periplus.table.crew import Crew
from periplus.table.entries import (
    LONGEST_DELAY,
    LONGEST_PACE,
    LONGEST_REMARK,
    LONGEST_TITLE,
    Acted,
    BadCommand,
    Chair,
    Entry,
    Handed,
    Joined,
    Made,
    Opened,
    Rematched,
    Said,
    Setting,
    TakenBack,
    What,
    clean,
    clean_name,
)
from periplus.table.keys import Holder, NoKey, derived, hash_of, holder_of, new_secret
from periplus.table.lesson import need_lesson
from periplus.table.notices import Herald
from periplus.table.store import CHANNEL, Change, Drop, Key, KeyKind, Row, Store, TooSlow
from periplus.table.table import Duty, Table, replayed

KEPT = 1000
"""Tables that are kept in memory though nobody watches them."""
LINGER = 45.0
"""Seconds that somebody who looks in now and then counts as present."""
QUIET = 600.0
"""Seconds in which somebody who is away is told only once that it is their turn."""
HESITATE = 5.0
"""Seconds that a table waits longer for its bots when another process has moved it and may do so again."""
PATIENCE = 0.5
"""Seconds before a lost bell is looked for again."""
TABLE_BYTES = 9

logger = logging.getLogger("periplus.table")


class NoTable(BadCommand):
    """There is no such table."""


class More(NamedTuple):
    """What is written with an entry: keys, and entries of other tables."""

    add: tuple[Key, ...] = ()
    drop: tuple[Drop, ...] = ()
    changes: tuple[Change, ...] = ()


class Elsewhere(msgspec.Struct):
    """Who is present at another process."""

    seats: list[int]
    spectators: int
    told_at: float = 0.0


class Live:
    """A table in memory: as it stands, and whoever is here."""

    def __init__(self, table: Table) -> None:
        """Begin with nobody."""
        self.table = table
        self.lock = asyncio.Lock()
        self.changed = asyncio.Event()
        self.present: Counter[int | None] = Counter()
        self.seen: dict[int, float] = {}
        self.elsewhere: dict[str, Elsewhere] = {}
        self.called: dict[int, float] = {}
        self.steward: asyncio.Task[None] | None = None
        self.kept: dict[Any, Any] = {}  # what readers made of this table, until it changes
        self.gone = False  # another one has taken its place
        self.ours = False  # this process moved it last
        self.used = time.monotonic()

    def ring(self) -> None:
        """Tell everybody who waits that something has changed."""
        bell, self.changed = self.changed, asyncio.Event()
        bell.set()

    def is_present(self, seat: int) -> bool:
        """Say whether somebody sits at the screen of a seat, here or at another process, or was seen lately."""
        return self.watches(seat) or time.monotonic() - self.seen.get(seat, -LINGER) < LINGER

    def watches(self, seat: int) -> bool:
        """Say whether somebody at a seat has the page before them."""
        return self.present[seat] > 0 or any(seat in other.seats for other in self.others())

    def may_call(self, seat: int) -> bool:
        """Say whether somebody who is away may be told again that it is their turn, and remember that they are."""
        now = time.monotonic()
        called, self.called[seat] = self.called.get(seat, -QUIET), now
        return now - called >= QUIET

    def spectators(self) -> int:
        """Return how many look on."""
        return self.present[None] + sum(other.spectators for other in self.others())

    def others(self) -> list["Elsewhere"]:
        """Return who is present at other processes, as far as they have told lately."""
        return [other for other in self.elsewhere.values() if time.monotonic() - other.told_at < LINGER]

    def here(self) -> "Elsewhere":
        """Return who is present at this process, to tell the others."""
        seats = [seat for seat, count in self.present.items() if seat is not None and count]
        return Elsewhere(sorted(seats), self.present[None])


class House:
    """All tables."""

    def __init__(self, store: Store, crew: Crew, herald: Herald, bots: Sequence[str] = ()) -> None:
        """Open with a store, a crew of bots, a herald for notices, and bots of one's own besides ours."""
        self.store = store
        self.crew = crew
        self.herald = herald
        self.bots = [*bot_names(), *bots]
        self.lives: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.process = secrets.token_hex(4)

    async def open(self) -> None:
        """Open the store, listen to other processes, and let tables go on that were left in the middle."""
        await self.store.open()
        self.crew.start()
        if self.store.is_postgres:
            self.spawn(self.listen())
            self.spawn(self.keep_telling())
        for id in await self.store.busy():
            try:
                await self.live(id)
            except Exception as error:  # one table that cannot be read must not keep all others closed
                logger.error("table %s cannot be replayed: %s", id, error)

    def dismiss_watchers(self) -> None:
        """End all streams; who watches comes back when the house is open again."""
        for live in list(self.lives.values()):
            self.give_up(live)

    async def close(self) -> None:
        """Stop everything; nothing is lost, as all that was acknowledged is written."""
        while self.tasks:  # one that is stopped may begin another
            for task in self.tasks:
                task.cancel()
            await asyncio.gather(*self.tasks, return_exceptions=True)
        self.crew.dismiss()
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
        """Let go of the tables that nobody has used for longest, if there are too many."""
        idle = [live for live in self.lives.values() if not live.present.total() and live.steward is None]
        for live in sorted(idle, key=lambda live: live.used)[: max(0, len(self.lives) - KEPT)]:
            if not live.lock.locked():
                self.give_up(live)

    async def do(
        self,
        id: str,
        what: What,
        command: str,
        more: "Callable[[Table], More] | None" = None,
        by: Holder | None = None,
    ) -> Table:
        """Do something at a table, with what ``more`` says is to be written; a command done already does nothing.

        ``by`` is who wants it: somebody who has lost their seat meanwhile is refused.
        """
        while True:
            live = await self.live(id)
            async with live.lock:
                if live.gone:
                    continue
                try:
                    return await self.do_at(live, what, command, more, by)
                except PeriplusError:
                    raise
                except BaseException:  # whether it is written only the store knows
                    self.give_up(live)
                    self.spawn(self.revive(id))
                    raise

    async def do_at(
        self, live: Live, what: What, command: str, more: "Callable[[Table], More] | None", by: Holder | None
    ) -> Table:
        """Do something at a table whose lock we have."""
        while command not in live.table.ids:
            try:
                if by is not None:
                    by.need_still(live.table.openings)
                if isinstance(what, Acted) and what.seen:
                    live.table.check_seen(what)
                live.table.check_lesson(what)
                entry = Entry(command, time.time(), kept(what))
                after = live.table.then(entry)
                besides = More() if more is None else more(after)
                change = Change(row_of(after), entry, besides.add, besides.drop)
                await self.store.append(change, *besides.changes)
            except (PeriplusError, TooSlow) as error:
                if await self.catch_up(live):  # it was for an old look at the table
                    continue
                if isinstance(error, TooSlow):  # it was done long ago
                    return live.table
                raise
            live.ours = True
            self.publish(live, after)
        return live.table

    def give_up(self, live: Live) -> None:
        """Forget a table, so that it is replayed from its log when it is next asked for."""
        self.lives.pop(live.table.id, None)
        live.gone = True
        live.ring()

    async def revive(self, id: str) -> None:
        """Go on with a table that was given up, as soon as its log can be read: its bots may have to decide."""
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
        if entries:
            after = live.table
            for entry in entries:
                after = after.then(entry)
            live.ours = False
            self.publish(live, after)
        return bool(entries)

    def publish(self, live: Live, after: Table) -> None:
        """Swap in what was written, tell everybody, and let the table do what follows."""
        before, live.table = live.table, after
        live.kept.clear()
        live.ring()
        self.wake(live)
        if live.ours:
            fresh = [seat for seat in after.people_awaited() if after.asks(seat) and is_fresh(seat, before, after)]
            away = [seat for seat in fresh if not live.watches(seat) and live.may_call(seat)]
            if away:
                self.spawn(self.herald.call(self.store, after, away))

    # Other processes

    async def listen(self) -> None:
        """Hear of what other processes write, as long as the house is open."""
        while True:
            try:
                await self.hear()
            except Exception as error:  # whatever it was, tables must hear of each other again
                logger.warning("the bell is lost: %s", error)
            await asyncio.sleep(PATIENCE)

    async def hear(self) -> None:
        """Hear the bell until it is lost; first look what was missed."""
        url = self.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        async with await psycopg.AsyncConnection.connect(url, autocommit=True) as bell:
            await bell.execute(f"LISTEN {CHANNEL}")
            for id in list(self.lives):
                await self.look(id, 0)
            while True:
                async for rung in bell.notifies(timeout=LINGER):
                    id, seq, *present = rung.payload.split()
                    if present:
                        self.hear_of(id, seq, present[0])
                    else:
                        await self.look(id, int(seq))
                await bell.execute("SELECT 1")  # a line that died in silence must be noticed

    async def look(self, id: str, seq: int) -> None:
        """Look whether a table in memory lacks something."""
        live = self.lives.get(id)
        if live is not None and (not seq or seq > live.table.seq):
            async with live.lock:
                try:
                    await self.catch_up(live)
                except SQLAlchemyError:
                    raise
                except Exception as error:  # one table that cannot be read must not make us deaf to all others
                    logger.error("table %s cannot be replayed: %s", id, error)
                    self.give_up(live)

    def hear_of(self, id: str, process: str, told: str) -> None:
        """Take in who is present at another process."""
        live = self.lives.get(id)
        if live is None or process == self.process:
            return
        before = live.elsewhere.get(process)
        after = live.elsewhere[process] = msgspec.json.decode(told, type=Elsewhere)
        after.told_at = time.monotonic()
        live.elsewhere = {name: other for name, other in live.elsewhere.items() if other in live.others()}
        if before is None or (before.seats, before.spectators) != (after.seats, after.spectators):
            live.ring()

    async def tell_present(self, live: Live) -> None:
        """Tell other processes who is present at a table here."""
        if self.store.is_postgres:
            told = msgspec.json.encode(live.here()).decode()
            with suppress(SQLAlchemyError):  # it is told again
                await self.store.ring(f"{live.table.id} {self.process} {told}")

    async def keep_telling(self) -> None:
        """Tell other processes again and again, as they may have come later."""
        while True:
            await asyncio.sleep(LINGER / 3)
            for live in list(self.lives.values()):
                if live.present.total():
                    await self.tell_present(live)

    # What tables do by themselves

    def wake(self, live: Live) -> None:
        """Let a table do its duty, if it has one."""
        if live.steward is None and live.table.duty() is not None:
            live.steward = self.spawn(self.serve(live))

    async def serve(self, live: Live) -> None:
        """Let bots decide and give known answers until the table waits for people."""
        try:
            while not live.gone and (duty := live.table.duty()) is not None:
                wait = live.table.moved_at + live.table.delay() - time.time()
                alone = live.ours or not self.store.is_postgres
                wait += 0.0 if alone or live.table.moved_at + HESITATE < time.time() else HESITATE
                if wait > 0:
                    with suppress(TimeoutError):
                        await asyncio.wait_for(live.changed.wait(), wait)
                    continue
                await self.discharge(live, duty)
        except Exception as error:
            logger.warning("table %s is held up: %s", live.table.id, error)
            if not live.gone:
                self.give_up(live)
                self.spawn(self.revive(live.table.id))
        finally:
            live.steward = None

    async def discharge(self, live: Live, duty: Duty) -> None:
        """Do one duty; if the table has moved on meanwhile, look again."""
        table = live.table
        action = duty.action or await self.crew.ask(table.id, duty.bot, table.state, duty.seat)
        try:
            seen = table.seen(duty.seat, table.game.parse(action))
            await self.do(table.id, Acted(duty.seat, duty.decision, action, duty.by, seen), new_secret())
        except PeriplusError as error:
            if live.table is table:
                logger.warning("table %s, seat %s: its answer was refused: %s", table.id, duty.seat, error.message.id)
                first = str(table.state.legal_actions(duty.seat)[0])
                await self.do(table.id, Acted(duty.seat, duty.decision, first, duty.by), new_secret())

    # Whoever watches

    @asynccontextmanager
    async def watching(self, live: Live, seat: int | None) -> AsyncIterator[None]:
        """Count somebody as present as long as they watch."""
        self.count(live, seat, 1)
        try:
            yield
        finally:
            self.count(live, seat, -1)

    def count(self, live: Live, seat: int | None, by: int) -> None:
        """Count who is present, and tell everybody."""
        live.present[seat] += by
        live.ring()
        if self.store.is_postgres:
            self.spawn(self.tell_present(live))

    async def changes(self, live: Live, holder: Holder, breath: float) -> AsyncIterator[bool]:
        """Yield False now and whenever a table changes, True after a while without; end when a seat is given away."""
        while not live.gone:
            try:
                holder.need_still(live.table.openings)
            except NoKey:
                return
            bell = live.changed
            yield False
            while not bell.is_set():
                try:
                    async with asyncio.timeout(breath):
                        await bell.wait()
                except TimeoutError:
                    yield True

    # Keys

    async def holder(self, table: str, secret: str) -> Holder:
        """Return what a secret allows at a table, or refuse."""
        openings = (await self.live(table)).table.openings
        return holder_of(table, await self.store.keys_of(hash_of(secret), table), openings)

    async def tables_of(self, secret: str) -> list[tuple[Row, Holder]]:
        """Return the tables that a secret opens, the latest first."""
        keys = [key for key in await self.store.keys_of(hash_of(secret)) if key.kind not in ("invite", "used")]
        rows = await self.store.rows(list({key.table for key in keys}))
        return [(row, holder_of(row.id, keys)) for row in rows]

    # What people do besides playing

    async def create(
        self, setting: Setting, secret: str, kind: KeyKind, own: Iterable[int], command: str = "made"
    ) -> Table:
        """Set up a table; its maker is the host, and sits where they said."""
        id = secrets.token_hex(TABLE_BYTES)
        made, entry = self.set_up(id, self.checked(setting), command)
        maker = hash_of(secret)
        mine: list[int | None] = [*own] or [None]
        keys = [Key(maker, id, kind, seat, seat == mine[0]) for seat in mine]
        keys += [Key(hash_of(self.invitation(made, seat, secret)), id, "invite", seat) for seat in made.open_seats()]
        keys.append(Key(hash_of(derived(secret, "watch", id)), id, "watch", None))
        await self.store.append(Change(row_of(made), entry, tuple(keys)))
        live = await self.live(id)
        live.ours = True
        return live.table

    def set_up(self, id: str, setting: Setting, command: str) -> tuple[Table, Entry]:
        """Make a table with luck of its own; that of a lesson is prepared."""
        game = open_game(setting.game)
        seed = need_lesson(game).seed if setting.lesson else self.seed()
        salt = secrets.token_hex(SEED_BYTES)
        what = Made(setting=setting, rules=game.rules, box=game.box_digest, seed=seed.hex(), salt=salt)
        entry = Entry(command, time.time(), what)
        return Table(id, entry), entry

    def seed(self) -> bytes:
        """Return luck that nobody knows."""
        return secrets.token_bytes(SEED_BYTES)

    def checked(self, setting: Setting) -> Setting:
        """Refuse a setting that cannot be played; return it with all options settled and names clean."""
        game = open_game(setting.game)
        if len(setting.chairs) not in game.seats:
            game.new(len(setting.chairs), 0)  # says what is wrong
        chairs = [self.checked_chair(chair) for chair in setting.chairs]
        names = [chair.name.casefold() for chair in chairs if chair.name]
        for name in names:
            if names.count(name) > 1:
                raise BadCommand("error-table-name-taken", {"name": name})
        if not 0 <= setting.days <= LONGEST_PACE or not 0 <= setting.bot_delay <= LONGEST_DELAY:
            raise BadCommand("error-table-pace", {"days": int(LONGEST_PACE), "seconds": int(LONGEST_DELAY)})
        return msgspec.structs.replace(
            setting,
            chairs=tuple(chairs),
            options=settle(game.options, setting.options),
            title=clean(setting.title, LONGEST_TITLE),
        )

    def checked_chair(self, chair: Chair) -> Chair:
        """Refuse a bot that is not offered and a name that cannot be."""
        if chair.holder == "bot":
            self.need_bot(chair.bot)
            return Chair("bot", bot=chair.bot)
        return Chair("person", clean_name(chair.name)) if chair.holder == "person" else Chair("open")

    def need_bot(self, bot: str) -> None:
        """Refuse a bot that is not offered."""
        if bot not in self.bots:
            raise BadCommand("error-table-bot", {"bot": bot, "known": ", ".join(self.bots)})

    def invitation(self, table: Table, seat: int, secret: str) -> str:
        """Return the invitation to a seat, which its maker can be shown again."""
        return derived(secret, "invite", table.id, seat, table.openings[seat])

    async def invitations(self, table: Table, secret: str) -> dict[int, str]:
        """Return the invitations to open seats that this holder made and that are still good."""
        good = {key.hash for key in await self.store.keys_at(table.id) if key.kind == "invite"}
        made = {seat: self.invitation(table, seat, secret) for seat in table.open_seats()}
        return {seat: invitation for seat, invitation in made.items() if hash_of(invitation) in good}

    async def invited_to(self, invitation: str) -> tuple[Table, Key]:
        """Return the table and seat of an invitation, used or not."""
        hash = hash_of(invitation)
        for key in await self.store.keys_of(hash):
            if key.kind in ("invite", "used"):
                table = (await self.live(key.table)).table
                if await self.store.keys_of(hash, table.id):  # still, after the table was looked at
                    return table, key
        raise NoKey("error-table-invitation")

    async def join(self, invitation: str, name: str, secret: str, kind: KeyKind) -> tuple[Table, int]:
        """Take the seat of an invitation, once."""
        table, key = await self.invited_to(invitation)
        assert key.seat is not None
        if key.kind == "invite":
            joined = Joined(key.seat, clean_name(name))
            add = Key(hash_of(secret), table.id, kind, key.seat), Key(key.hash, table.id, "used", key.seat)
            asks = Holder(table.id, (key.seat,), openings=tuple(table.openings))
            table = await self.do(table.id, joined, f"join:{key.hash[:32]}", lambda after: More(add), asks)
        with suppress(NoKey):  # somebody else may have followed the same invitation, even at this moment
            if key.seat in (await self.holder(table.id, secret)).seats:
                return table, key.seat
        raise NoKey("error-table-used")

    async def open_seat(self, table: str, seat: int, secret: str, command: str) -> str:
        """Give a seat free for somebody else (or renew its invitation); return the new invitation.

        Whoever sat there loses all keys and hears no more; the host stays host.
        """
        there = [key for key in await self.store.keys_at(table) if key.seat == seat and key.host]
        hosts = [Key(key.hash, table, key.kind, None, True) for key in there if key.kind in ("device", "token")]

        def keys(after: Table) -> More:
            invited = Key(hash_of(self.invitation(after, seat, secret)), table, "invite", seat)
            return More((invited, *hosts), (Drop(seat=seat),))

        after = await self.do(table, Opened(seat), command, keys)
        await self.store.set_contacts(table, seat, ())
        return self.invitation(after, seat, secret)

    async def replace(self, holder: Holder, seat: int, secret: str, command: str) -> str:
        """Give somebody's seat to somebody else, who gets the invitation; over days, only when they are late."""
        holder.need_host()
        table = (await self.live(holder.table)).table
        chair = table.need_seat(seat)
        theirs = chair.holder == "person" and not chair.bot and seat not in holder.seats
        if theirs and table.setting.days and not table.is_late(seat, time.time()):
            raise BadCommand("error-table-not-late", {"seat": seat})
        return await self.open_seat(table.id, seat, secret, command)

    async def return_link(self, holder: Holder, seat: int, secret: str) -> str:
        """Make a new secret that gives a seat back to whoever lost their device; former ones end."""
        holder.need_seat(seat)
        own = await self.store.keys_of(hash_of(secret), holder.table)
        host = any(key.host for key in own if key.seat == seat)  # whoever shares the host's screen is no host
        return await self.new_key(holder.table, seat, "return", (hash_of(secret), seat), host)

    async def token(self, holder: Holder, seat: int, secret: str) -> str:
        """Make a token with which a program can play a seat; former ones end."""
        holder.need_seat(seat)
        return await self.new_key(holder.table, seat, "token", (hash_of(secret), seat))

    async def new_key(
        self, table: str, seat: int, kind: KeyKind, need: tuple[str, int | None], host: bool = False
    ) -> str:
        """Make another secret for a seat, if the key that asks is still good; the former one of its kind ends."""
        made = new_secret()
        key = Key(hash_of(made), table, kind, seat, host)
        if not await self.store.change_keys(table, [key], [Drop(seat=seat, kind=kind)], need=need):
            raise NoKey("error-table-no-key")
        return made

    async def new_watch(self, holder: Holder, secret: str) -> None:
        """Make a new link for spectators, which its maker can be shown again; the former one ends."""
        holder.need_host()
        key = Key(hash_of(derived(secret, "watch", holder.table)), holder.table, "watch", None)
        mine = [each for each in await self.store.keys_of(hash_of(secret), holder.table) if each.host]
        need = hash_of(secret), next((each.seat for each in mine), None)
        await self.store.change_keys(holder.table, [key], [Drop(kind="watch")], need=need)

    async def give_back(self, link: str, secret: str) -> str:
        """Open on this device what a return or spectator link opens; return the table."""
        opened = [key for key in await self.store.keys_of(hash_of(link)) if key.kind in ("return", "watch")]
        if not opened:
            raise NoKey("error-table-link")
        key = opened[0]
        had = {each.seat for each in await self.store.keys_of(hash_of(secret), key.table)}
        if key.seat not in had:
            add = [Key(hash_of(secret), key.table, "device", key.seat, key.host)]
            if not await self.store.change_keys(key.table, add, need=(key.hash, key.seat)):
                raise NoKey("error-table-link")
        return key.table

    async def say(self, holder: Holder, seat: int | None, name: str, text: str, command: str) -> Table:
        """Say something, to players or among spectators."""
        said = clean(text, LONGEST_REMARK + 1, lines=True)
        if not said or len(said) > LONGEST_REMARK:
            raise BadCommand("error-table-remark", {"longest": LONGEST_REMARK})
        what = Said(seat, clean_name(name) if seat is None else name, said)
        return await self.do(holder.table, what, command, by=holder)

    async def hand(self, holder: Holder, seat: int, bot: str, command: str) -> Table:
        """Let a bot play for a person: for oneself, or as the host for somebody who is late, or not there at all."""
        table = (await self.live(holder.table)).table
        self.need_bot(bot)
        if seat not in holder.seats:
            holder.need_host()
            if table.setting.days and not table.is_late(seat, time.time()):
                raise BadCommand("error-table-not-late", {"seat": seat})
        return await self.do(table.id, Handed(seat, bot), command, by=holder)

    async def take_back(self, holder: Holder, seat: int, command: str) -> Table:
        """Let a person play again."""
        holder.need_seat(seat)
        return await self.do(holder.table, TakenBack(seat), command, by=holder)

    async def rematch(self, holder: Holder) -> str:
        """Play again with everybody one seat further on; return the new table."""
        if not (holder.seats or holder.host):
            raise NoKey("error-table-not-host")
        old = (await self.live(holder.table)).table
        id, keys = secrets.token_hex(TABLE_BYTES), await self.store.keys_at(old.id)
        made, entry = self.set_up(id, rotated(old), "made")
        add = tuple(moved(key, id, old.seats) for key in keys if is_kept(key, made))
        again = Change(row_of(made), entry, add)
        try:
            found = (await self.do(old.id, Rematched(id), id, lambda after: More(changes=(again,)))).rematch
        except BadCommand:
            if found := (await self.live(old.id)).table.rematch:
                return found
            raise
        for seat in range(old.seats):
            wanted = await self.store.contacts_of(old.id, seat)
            await self.store.set_contacts(id, (seat + 1) % old.seats, wanted)
        return found


def kept(what: What) -> What:
    """Return what is written of a command: what was checked once need not be."""
    return msgspec.structs.replace(what, seen="") if isinstance(what, Acted) and what.seen else what


def rotated(table: Table) -> Setting:
    """Return a setting in which everybody sits one seat further on; nobody needs a lesson twice."""
    chairs = [Chair(each.holder, each.name, "" if each.holder == "person" else each.bot) for each in table.chairs]
    return msgspec.structs.replace(table.setting, chairs=(chairs[-1], *chairs[:-1]), lesson=False)


def is_kept(key: Key, made: Table) -> bool:
    """Say whether a key opens the table of a rematch, too."""
    taken = key.seat is None or made.chairs[(key.seat + 1) % made.seats].holder == "person"
    return key.kind in ("device", "token") and (taken or key.host)


def moved(key: Key, table: str, seats: int) -> Key:
    """Return a key that opens the next seat of another table."""
    return Key(key.hash, table, key.kind, None if key.seat is None else (key.seat + 1) % seats, key.host)


def row_of(table: Table) -> Row:
    """Return what is kept of a table besides its log."""
    return Row(table.id, table.seq, table.at, table.duty() is not None, table.summary())


def is_fresh(seat: int, before: Table, after: Table) -> bool:
    """Say whether a seat is asked something new."""
    return seat not in before.people_awaited() or before.answered[seat] != after.answered[seat]
