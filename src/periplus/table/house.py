"""The house: tables are set up here, and seats are taken, given away and given back."""

import secrets
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import partial
from typing import NamedTuple

import msgspec
from msgspec import UNSET

from periplus.bots.load import called, offered
from periplus.games import game as open_game
from periplus.kernel.luck import SEED_BYTES
from periplus.kernel.option import settle
from periplus.table.crew import Crew
from periplus.table.entries import (
    BOT,
    LONGEST_DELAY,
    LONGEST_PACE,
    LONGEST_REMARK,
    LONGEST_TITLE,
    BadCommand,
    Chair,
    Entry,
    Handed,
    Joined,
    Made,
    Named,
    Opened,
    Paced,
    Rematched,
    Said,
    SeatTaken,
    Setting,
    TakenBack,
    clean,
    clean_name,
)
from periplus.table.keys import OPENING, Holder, NoKey, Owner, derived, hash_of, holder_of, new_secret
from periplus.table.lesson import need_lesson
from periplus.table.live import Live
from periplus.table.metrics import OPENED
from periplus.table.notices import Herald
from periplus.table.rows import Change, Drop, Key, KeyKind, Row
from periplus.table.situation import OVER
from periplus.table.store import Store
from periplus.table.study import NotOver, Study
from periplus.table.table import Table, check_looks, same
from periplus.table.tables import LOBBY, More, Tables, berth_of, row_of
from periplus.table.unplayed import keep_forgetting

TABLE_BYTES = 9


class GivenBack(NamedTuple):
    """What a link has opened: a table, and the link that takes its place if it was one for a seat."""

    table: str
    link: str


class Doorman:
    """Says who may come where strangers meet; this one lets in everybody."""

    async def permit(self, setting: Setting, owner: Owner) -> None:
        """Refuse somebody who wants to open a table."""

    async def admit(self, table: Table, owner: Owner, name: str) -> None:
        """Refuse somebody who wants to sit down at a table, or sits there, under a name."""


class House(Tables):
    """All tables, and what people do there apart from playing."""

    def __init__(self, store: Store, crew: Crew, herald: Herald, bots: Sequence[str] = (), forget: int = 0) -> None:
        """Open with a store, a crew of bots, a herald for notices, and bots to offer in addition to ours.

        ``forget`` is after how many days a table is forgotten that nobody ever played; 0: never.
        """
        super().__init__(store, crew, herald)
        self.forget_after = forget
        self.programs = offered(bots)
        self.bots = list(self.programs)
        self.study = Study(store, crew.memory)
        self.doorman = Doorman()

    async def open(self) -> None:
        """Open, and begin to forget."""
        await super().open()
        if self.forget_after:
            self.spawn(keep_forgetting(self, self.forget_after))

    async def close(self) -> None:
        """Stop everything."""
        await self.study.close()
        await super().close()

    # Keys

    async def owner(self, secret: str) -> Owner:
        """Return whoever holds a secret."""
        return Owner(secret, await self.store.account_of(hash_of(secret)))

    async def holder(self, table: str, secret: str) -> Holder:
        """Return what a secret allows at a table, or refuse; from then on, what other processes wrote is known."""
        device = hash_of(secret)
        while True:
            live = await self.live(table)
            openings = live.table.openings
            keys, seq, account = await self.store.opened(table, device)
            if seq <= live.table.seq:
                is_open = live.table.is_open_to_all
                return holder_of(table, keys, openings, account, device if account else "", is_open)
            await self.look(table, seq)

    async def tables_of(self, secret: str) -> list[tuple[Row, Holder]]:
        """Return the tables that a secret opens, the latest first."""
        keys = [key for key in await self.store.keys_of(hash_of(secret)) if key.kind in OPENING]
        rows = await self.store.rows(list({key.table for key in keys}))
        return [(row, holder_of(row.id, keys)) for row in rows]

    # What people do apart from playing

    async def create(
        self,
        setting: Setting,
        secret: str,
        kind: KeyKind,
        own: Iterable[int],
        command: str = "made",
        of: Made | None = None,
    ) -> Table:
        """Set up a table; its maker is the host and has the seats named in ``own``.

        ``of`` is how another table was made, whose luck this one has.
        """
        id = secrets.token_hex(TABLE_BYTES)
        made, entry = self.set_up(id, self.checked(setting), command, of)
        owner = await self.owner(secret)
        await self.doorman.permit(setting, owner)
        maker = owner.hash
        mine: list[int | None] = [*own] or [None]
        keys = [Key(maker, id, owner.kind(kind), seat, seat == mine[0]) for seat in mine]
        keys += [Key(hash_of(self.invitation(made, seat, secret)), id, "invite", seat) for seat in made.open_seats()]
        keys.append(Key(hash_of(derived(secret, "watch", id)), id, "watch", None))
        await self.store.append(Change(row_of(made), entry, tuple(keys), berth=berth_of(made) or UNSET))
        OPENED.inc()
        if made.is_public:
            await self.announce(LOBBY)
        live = await self.live(id)
        live.ours = True
        return live.table

    def set_up(self, id: str, setting: Setting, command: str, of: Made | None = None) -> tuple[Table, Entry]:
        """Make a table with its own luck, or that of another; the luck of a lesson is prepared."""
        game = open_game(setting.game)
        salt = secrets.token_hex(SEED_BYTES)
        if of is None:
            seed = need_lesson(game).seed if setting.lesson else self.seed()
            what = Made(setting=setting, rules=game.rules, box=game.box_digest, seed=seed.hex(), salt=salt)
        else:
            what = msgspec.structs.replace(of, setting=setting, salt=salt)
        entry = Entry(command, time.time(), what)
        return Table(id, entry), entry

    def seed(self) -> bytes:
        """Return luck that nobody knows."""
        return secrets.token_bytes(SEED_BYTES)

    def checked(self, setting: Setting) -> Setting:
        """Refuse a setting that cannot be played; return it with all options settled and names cleaned."""
        game = open_game(setting.game)
        if len(setting.chairs) not in game.seats:
            game.new(len(setting.chairs), 0)  # says what is wrong
        chairs = [self.checked_chair(chair) for chair in setting.chairs]
        names = [chair.name for chair in chairs if chair.name]
        for at, name in enumerate(names):
            if any(same(name, other) for other in names[:at]):
                raise BadCommand("error-table-name-taken", {"name": name})
            check_looks(game, name, names[:at])
        if not 0 <= setting.days <= LONGEST_PACE or not 0 <= setting.bot_delay <= LONGEST_DELAY:
            raise BadCommand("error-table-pace", {"days": int(LONGEST_PACE), "seconds": int(LONGEST_DELAY)})
        if setting.public and not any(chair.holder == "open" for chair in chairs):
            raise BadCommand("error-table-public")
        return msgspec.structs.replace(
            setting,
            chairs=tuple(chairs),
            options=settle(game.options, setting.options),
            title=clean(setting.title, LONGEST_TITLE),
        )

    def checked_chair(self, chair: Chair) -> Chair:
        """Refuse a bot that is not offered, and a name that cannot be used."""
        if chair.holder == "bot":
            return Chair("bot", bot=self.need_bot(chair.bot))
        return Chair("person", clean_name(chair.name)) if chair.holder == "person" else Chair("open")

    def need_bot(self, bot: str) -> str:
        """Return what a bot is called, or refuse one that is not offered."""
        for name, program in self.programs.items():
            if bot in (name, program):
                return name
        raise BadCommand("error-table-bot", {"bot": called(bot), "known": ", ".join(self.bots)})

    def invitation(self, table: Table, seat: int, secret: str) -> str:
        """Return the invitation to a seat, which can be shown to its maker again."""
        return derived(secret, "invite", table.id, seat, table.openings[seat])

    async def invitations(self, table: Table, secret: str) -> dict[int, str]:
        """Return the invitations to open seats that this holder made and that are still valid."""
        good = {key.hash for key in await self.store.keys_at(table.id) if key.kind == "invite"}
        made = {seat: self.invitation(table, seat, secret) for seat in table.open_seats()}
        return {seat: invitation for seat, invitation in made.items() if hash_of(invitation) in good}

    async def invited_to(self, invitation: str) -> tuple[Table, Key]:
        """Return the table and seat of an invitation, used or not."""
        hash = hash_of(invitation)
        for key in await self.store.keys_of(hash):
            if key.kind in ("invite", "used"):
                table = (await self.live(key.table)).table
                if await self.store.keys_of(hash, table.id):  # still valid now that the table has been read
                    return table, key
        raise NoKey("error-table-invitation")

    async def join(self, invitation: str, name: str, secret: str, kind: KeyKind) -> tuple[Table, int]:
        """Take the seat of an invitation, once."""
        table, key = await self.invited_to(invitation)
        assert key.seat is not None
        if key.kind == "invite":
            joined = Joined(key.seat, clean_name(name))
            owner = await self.owner(secret)
            await self.doorman.admit(table, owner, joined.name)
            add = Key(owner.hash, table.id, owner.kind(kind), key.seat), Key(key.hash, table.id, "used", key.seat)
            asks = Holder(table.id, (key.seat,), openings=tuple(table.openings))
            table = await self.do(table.id, joined, f"join:{key.hash[:32]}", lambda after: More(add), asks)
        with suppress(NoKey):  # somebody else may have followed the same invitation, even at this very moment
            if key.seat in (await self.holder(table.id, secret)).seats:
                return table, key.seat
        raise NoKey("error-table-used")

    async def sit(self, id: str, name: str, secret: str, kind: KeyKind) -> tuple[Table, int]:
        """Take an open seat at a public table; whoever has one there keeps it."""
        owner, wanted = await self.owner(secret), clean_name(name)
        while True:
            table, keys = (await self.live(id)).table, await self.store.keys_at(id)
            for key in keys:
                if key.hash == owner.hash and key.seat is not None:
                    return table, key.seat
            seat = seat_for_strangers(table)
            await self.doorman.admit(table, owner, wanted)
            invited = [key.hash for key in keys if key.kind == "invite" and key.seat == seat]
            more = More(
                (Key(owner.hash, id, owner.kind(kind), seat), *[Key(hash, id, "used", seat) for hash in invited])
            )
            command = f"sit:{seat}:{table.openings[seat]}:{owner.hash[:32]}"
            with suppress(SeatTaken):  # somebody may be quicker: there may be another seat
                return await self.do(id, Joined(seat, wanted), command, partial(written_with, more)), seat

    async def rename(self, holder: Holder, seat: int, name: str, secret: str) -> Table:
        """Call somebody at their seat something else."""
        holder.need_seat(seat)
        table, wanted = (await self.live(holder.table)).table, clean_name(name)
        await self.doorman.admit(table, await self.owner(secret), wanted)
        return await self.do(table.id, Named(seat, wanted), new_secret(), by=holder)

    async def open_seat(self, table: str, seat: int, secret: str, command: str) -> str:
        """Free a seat for somebody else (or renew its invitation); return the new invitation.

        The person who sat there loses all keys and gets no more notices; the host stays host.
        """
        there = [key for key in await self.store.keys_at(table) if key.seat == seat and key.host]
        held = [key for key in await self.store.keys_at(table) if key.seat == seat and key.kind == "device"]
        hosts = [Key(key.hash, table, key.kind, None, True) for key in there if key.kind in ("device", "token")]
        hosts += [Key(key.hash, table, "former", seat) for key in held]

        def keys(after: Table) -> More:
            invited = Key(hash_of(self.invitation(after, seat, secret)), table, "invite", seat)
            return More((invited, *hosts), (Drop(seat=seat),))

        after = await self.do(table, Opened(seat), command, keys)
        await self.store.set_contacts(table, seat, ())
        return self.invitation(after, seat, secret)

    async def replace(self, holder: Holder, seat: int, secret: str, command: str) -> str:
        """Give a person's seat to somebody else, who gets the invitation; in a game over days, only one who is late."""
        holder.need_host()
        table = (await self.live(holder.table)).table
        chair = table.need_seat(seat)
        theirs = chair.holder == "person" and not chair.bot and seat not in holder.seats
        if theirs and table.setting.days and not table.is_late(seat, time.time()):
            raise BadCommand("error-table-not-late", {"seat": seat})
        return await self.open_seat(table.id, seat, secret, command)

    async def return_link(self, holder: Holder, seat: int, secret: str) -> str:
        """Make a new secret that gives a seat back to somebody who lost their device; earlier ones stop working."""
        holder.need_seat(seat)
        mine = await self.own_key(holder.table, seat, secret)  # sharing the host's screen does not make one a host
        return await self.new_key(holder.table, seat, "return", (mine.hash, seat), mine.host)

    async def token(self, holder: Holder, seat: int, secret: str) -> str:
        """Make a token with which a program can play a seat; earlier ones stop working."""
        holder.need_seat(seat)
        mine = await self.own_key(holder.table, seat, secret)
        return await self.new_key(holder.table, seat, "token", (mine.hash, seat))

    async def own_key(self, table: str, seat: int, secret: str) -> Key:
        """Return the key by which somebody has a seat, or refuse one who has lost it."""
        for key in await self.store.keys_of(hash_of(secret), table):
            if key.seat == seat:
                return key
        raise NoKey("error-table-no-key")

    async def new_key(
        self, table: str, seat: int, kind: KeyKind, need: tuple[str, int | None], host: bool = False
    ) -> str:
        """Make another secret for a seat, if the key that asks is still valid; the last of its kind stops working."""
        made = new_secret()
        key = Key(hash_of(made), table, kind, seat, host)
        if not await self.store.change_keys(table, [key], [Drop(seat=seat, kind=kind)], need=need):
            raise NoKey("error-table-no-key")
        return made

    async def new_watch(self, holder: Holder, secret: str) -> None:
        """Make a new link for spectators, which can be shown to its maker again; the last one stops working."""
        holder.need_host()
        key = Key(hash_of(derived(secret, "watch", holder.table)), holder.table, "watch", None)
        mine = [each for each in await self.store.keys_of(hash_of(secret), holder.table) if each.host]
        if mine:
            need = mine[0].hash, mine[0].seat
            await self.store.change_keys(holder.table, [key], [Drop(kind="watch")], need=need)

    async def give_back(self, link: str, secret: str) -> GivenBack:
        """Open on this device what a return or spectator link opens.

        A return link can be followed once, and another takes its place; whoever followed it may do so again, as the
        answer may have been lost.
        """
        opened = [key for key in await self.store.keys_of(hash_of(link)) if key.kind in ("return", "watch", "used")]
        if not opened:
            raise NoKey("error-table-link")
        key = opened[0]
        had = {each.seat for each in await self.store.keys_of(hash_of(secret), key.table)}
        if key.kind == "used" and key.seat not in had:
            raise NoKey("error-table-link")
        fresh = new_secret() if key.kind == "return" else ""
        owner = await self.owner(secret)
        add = [] if key.seat in had else [Key(owner.hash, key.table, "device", key.seat, key.host)]
        if fresh:
            add.append(Key(key.hash, key.table, "used", key.seat))
            add.append(Key(hash_of(fresh), key.table, "return", key.seat, key.host))
        if add and not await self.store.change_keys(key.table, add, need=(key.hash, key.seat), kind=key.kind):
            raise NoKey("error-table-link")
        return GivenBack(key.table, fresh)

    async def watched(self, link: str) -> Live:
        """Return the table that a spectator link opens; nothing is opened yet."""
        opened = [key for key in await self.store.keys_of(hash_of(link)) if key.kind == "watch"]
        if not opened:
            raise NoKey("error-table-link")
        return await self.live(opened[0].table)

    async def say(self, holder: Holder, seat: int | None, name: str, text: str, command: str) -> Table:
        """Say something, to players or among spectators."""
        if holder.stranger:
            raise NoKey("error-table-no-talk")
        said = clean(text, LONGEST_REMARK + 1, lines=True)
        if not said or len(said) > LONGEST_REMARK:
            raise BadCommand("error-table-remark", {"longest": LONGEST_REMARK})
        what = Said(seat, clean_name(name) if seat is None else name, said)
        return await self.do(holder.table, what, command, by=holder)

    async def hand(self, holder: Holder, seat: int, bot: str, command: str) -> Table:
        """Let a bot play for a person: for oneself, or as the host for somebody who is late or absent."""
        table = (await self.live(holder.table)).table
        bot = self.need_bot(bot)
        if seat not in holder.seats:
            holder.need_host()
            if table.setting.days and not table.is_late(seat, time.time()):
                raise BadCommand("error-table-not-late", {"seat": seat})
        return await self.do(table.id, Handed(seat, bot), command, by=holder)

    async def take_back(self, holder: Holder, seat: int, command: str) -> Table:
        """Let a person play again."""
        holder.need_seat(seat)
        return await self.do(holder.table, TakenBack(seat), command, by=holder)

    async def pace(self, holder: Holder, seconds: float, command: str) -> Table:
        """Let bots wait for another time: for the host to say, or for the only person at the table."""
        table = (await self.live(holder.table)).table
        if not may_pace(table, holder):
            raise NoKey("error-table-not-host")
        return await self.do(holder.table, Paced(seconds), command, by=holder)

    async def try_again(self, table: Table, at: int, seat: int, name: str, title: str, secret: str) -> Table:
        """Set up a table for one person against bots that goes on from a moment of a game that is over.

        Bots stay as they were at the end; its luck is that of the game, as a record knows only one.
        """
        if table.stage not in OVER or table.play is None:
            raise NotOver("error-table-not-over")
        state, _ = table.past(at)
        state.need_seat(seat)
        if state.is_over:
            raise BadCommand("error-again-over")
        chairs = [Chair("bot", bot=each.bot or BOT) for each in table.chairs]
        chairs[seat] = Chair("person", name)
        own = {"days": 0.0, "lesson": False, "public": False, "watched": False}
        setting = msgspec.structs.replace(table.setting, chairs=tuple(chairs), title=title, **own)
        begun = [(each, str(action)) for each, action in table.play.decisions[:at]]
        return await self.create(setting, secret, "device", [seat], of=msgspec.structs.replace(table.made, begun=begun))

    async def rematch(self, holder: Holder) -> str:
        """Play again with everybody one seat further on; return the new table."""
        if not (holder.seats or holder.host):
            raise NoKey("error-table-not-host")
        old = (await self.live(holder.table)).table
        id, keys = secrets.token_hex(TABLE_BYTES), await self.store.keys_at(old.id)
        made, entry = self.set_up(id, rotated(old), "made")
        add = tuple(moved(key, id, old.seats) for key in keys if goes_along(key, made))
        again = Change(row_of(made), entry, add, berth=berth_of(made) or UNSET)
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


def seat_for_strangers(table: Table) -> int:
    """Return the first open seat of a table, or refuse one at which strangers cannot sit down."""
    if not table.setting.public:
        raise NoKey("error-table-no-key")
    if table.stage in OVER or not table.open_seats():
        raise BadCommand("error-table-full")
    return table.open_seats()[0]


def written_with(more: More, after: Table) -> More:
    """Return what is written with an entry, whatever the table has become by it."""
    return more


def may_pace(table: Table, holder: Holder) -> bool:
    """Say whether somebody may say how long bots wait."""
    people = [seat for seat, chair in enumerate(table.chairs) if chair.holder != "bot"]
    return holder.host or (len(people) == 1 and people[0] in holder.seats)


def rotated(table: Table) -> Setting:
    """Return a setting in which everybody sits one seat further on; nobody needs a lesson twice."""
    chairs = [Chair(each.holder, each.name, "" if each.holder == "person" else each.bot) for each in table.chairs]
    return msgspec.structs.replace(table.setting, chairs=(chairs[-1], *chairs[:-1]), lesson=False)


def goes_along(key: Key, made: Table) -> bool:
    """Say whether a key also opens the table of a rematch."""
    taken = key.seat is None or made.chairs[(key.seat + 1) % made.seats].holder == "person"
    return key.kind in ("device", "token") and (taken or key.host)


def moved(key: Key, table: str, seats: int) -> Key:
    """Return a key that opens the next seat of another table."""
    return Key(key.hash, table, key.kind, None if key.seat is None else (key.seat + 1) % seats, key.host)
