"""Accounts: a name, and ways to prove that it is one's own. Nobody needs one to play."""

import secrets
import time
from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.engine import Connection

from periplus.harbour.names import NameTaken, checked_name, claim, take_away
from periplus.harbour.passkeys import (
    Passkey,
    Site,
    add_passkey,
    asked_to_make,
    asked_to_use,
    check_use,
    need_passkey,
    note_use,
    passkey_in,
    passkeys_of,
    read_answer,
)
from periplus.harbour.proofs import ANYWHERE, Proofs, spend
from periplus.harbour.sessions import NOTED, Also, Sessions
from periplus.kernel.message import Message
from periplus.kernel.text import text
from periplus.table.entries import BadCommand
from periplus.table.house import House
from periplus.table.keys import NoKey, hash_of
from periplus.table.names import forms
from periplus.table.schema import accounts, keys, names, sessions

ID_BYTES = 32
SIGNS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""What recovery codes are written in: no two of these look alike."""
GROUPS, GROUP = 4, 5
SOON = 300.0
"""Seconds for which a challenge holds good."""
OTHER_DEVICE = 900.0
"""Seconds for which a link holds good that signs another device in."""


class NoAccount(BadCommand):
    """There is no such account."""


class BadCode(NoKey):
    """A recovery code is wrong, or was used."""


class Account(msgspec.Struct, frozen=True):
    """Somebody with a name of their own."""

    id: str
    name: str
    made_at: float
    has_mail: bool


class Held(NamedTuple):
    """A seat of an account, or one that it had formerly."""

    table: str
    seat: int
    former: bool
    host: bool


class Device(msgspec.Struct, frozen=True):
    """A device that asks to be signed in: the hash of its secret, and what it is called."""

    hash: str
    label: str


def new_id() -> str:
    """Return what an account is known by: the hash of no secret, so that no device can pretend to be it."""
    return secrets.token_hex(ID_BYTES)


def new_code() -> str:
    """Return a code by which somebody who has lost everything else comes back, once."""
    return "-".join("".join(secrets.choice(SIGNS) for _ in range(GROUP)) for _ in range(GROUPS))


def hash_of_code(code: str) -> str:
    """Return a recovery code as it is stored, however it was typed."""
    return hash_of("".join(each for each in code.upper() if each in SIGNS))


class Accounts:
    """All accounts of a server."""

    def __init__(self, house: House) -> None:
        """Keep them where tables are kept."""
        self.store = house.store
        self.proofs = Proofs(house.store)
        self.sessions = Sessions(house)

    # Who is who

    async def signed_in(self, device: str) -> Account | None:
        """Return the account that a device is signed in to, if any; note now and then that it was seen."""
        if not self.store.is_postgres and device not in self.store.sessions:
            return None
        wanted = select(accounts, sessions.c.seen_at).join(sessions, sessions.c.account == accounts.c.id)
        rows = await self.store.read(wanted.where(sessions.c.device == device))
        if rows and rows[0].seen_at < time.time() - NOTED:
            await self.sessions.note(device)
        return account_in(rows)

    async def need(self, id: str) -> Account:
        """Return an account, or refuse one that is gone."""
        found = account_in(await self.store.read(select(accounts).where(accounts.c.id == id)))
        if found is None:
            raise NoAccount("error-account-gone")
        return found

    async def called(self, name: str) -> Account:
        """Return the account of a name, which may be one that it had before."""
        wanted = select(accounts).join(names, names.c.account == accounts.c.id).where(names.c.form.in_(forms(name)))
        found = account_in(await self.store.read(wanted))
        if found is None:
            raise NoAccount("error-account-unknown", {"name": name})
        return found

    async def whose(self, name: str) -> str | None:
        """Return the account that has, or has had, a name that looks like this one, if any."""
        rows = await self.store.read(select(names.c.account).where(names.c.form.in_(forms(name))))
        return str(rows[0].account) if rows else None

    async def among(self, owners: Iterable[str]) -> dict[str, Account]:
        """Return those owners of keys that are accounts."""
        rows = await self.store.read(select(accounts).where(accounts.c.id.in_([*owners])))
        return {row.id: made_of(row) for row in rows}

    async def with_mailbox(self, mailbox: str) -> Account | None:
        """Return the account to which a mailbox (its hash) belongs, if any."""
        return account_in(await self.store.read(select(accounts).where(accounts.c.mailbox == mailbox)))

    # Making one

    async def check_new(self, name: str) -> str:
        """Return a name that a new account can have now, or refuse it."""
        cleaned = checked_name(name)
        if await self.whose(cleaned) is not None:
            raise NameTaken("error-account-name-taken", {"name": cleaned})
        return cleaned

    async def make(self, id: str, name: str, device: Device, also: Also, mailbox: str | None = None) -> str:
        """Make an account and sign in the device that asks for it; return the recovery code, which is shown once."""
        code, cleaned = new_code(), checked_name(name)
        values = {"id": id, "name": cleaned, "made_at": time.time(), "mailbox": mailbox, "recovery": hash_of_code(code)}

        def write(connection: Connection) -> None:
            also(connection)
            claim(connection, cleaned, id)
            connection.execute(insert(accounts).values(values))

        await self.sessions.begin(device.hash, id, device.label, write)
        return code

    # By passkey

    async def ask_to_make(self, site: Site, device: Device, name: str) -> str:
        """Return what is asked of an authenticator that is to make the passkey of a new account."""
        about = {"account": new_id(), "name": await self.check_new(name)}
        challenge = await self.proofs.give("make", device.hash, about, SOON)
        return asked_to_make(site, challenge, about["account"], about["name"], [])

    async def make_by_passkey(self, site: Site, device: Device, answer: str) -> str:
        """Make an account with the passkey that an authenticator has made; return its recovery code."""
        challenge = read_answer(answer)[1]
        about = await self.proofs.about("make", challenge, device.hash)
        passkey = passkey_in(site, answer, about["account"], device.label)

        def also(connection: Connection) -> None:
            spend(connection, "make", challenge, device.hash)
            add_passkey(connection, passkey)

        return await self.make(passkey.account, about["name"], device, also)

    async def ask_to_enter(self, site: Site, device: Device) -> str:
        """Return what is asked of an authenticator that is to say whose it is."""
        return asked_to_use(site, await self.proofs.give("enter", device.hash, {}, SOON))

    async def enter_by_passkey(self, site: Site, device: Device, answer: str) -> Account:
        """Sign a device in to the account of a passkey."""
        _, challenge, id = read_answer(answer)
        await self.proofs.about("enter", challenge, device.hash)
        passkey = await need_passkey(self.store, id)
        uses = check_use(site, answer, passkey)

        def also(connection: Connection) -> None:
            spend(connection, "enter", challenge, device.hash)
            note_use(connection, passkey, uses)

        return await self.enter(passkey.account, device, also)

    async def ask_to_add(self, site: Site, device: Device, account: Account) -> str:
        """Return what is asked of an authenticator that is to make another passkey of an account."""
        challenge = await self.proofs.give("add", device.hash, {"account": account.id}, SOON)
        return asked_to_make(site, challenge, account.id, account.name, await passkeys_of(self.store, account.id))

    async def add_by_passkey(self, site: Site, device: Device, account: Account, answer: str) -> None:
        """Add the passkey that an authenticator has made."""
        challenge = read_answer(answer)[1]
        about = await self.proofs.about("add", challenge, device.hash)
        passkey: Passkey = passkey_in(site, answer, about["account"], device.label)

        def write(connection: Connection) -> None:
            spend(connection, "add", challenge, device.hash)
            add_passkey(connection, passkey)

        if passkey.account != account.id:
            raise NoKey("error-account-passkey")
        await self.store.write(write)

    # By other ways

    async def enter(self, id: str, device: Device, also: Also) -> Account:
        """Sign a device in, once something else is done in the same transaction."""
        account = await self.need(id)
        await self.sessions.begin(device.hash, account.id, device.label, also)
        return account

    async def link_for_device(self, account: Account) -> str:
        """Return a secret that signs another device in, once and soon."""
        return await self.proofs.give("device", ANYWHERE, {"account": account.id}, OTHER_DEVICE)

    async def of_link(self, device: Device, secret: str) -> Account:
        """Return the account to which a link for another device leads."""
        return await self.need((await self.proofs.about("device", secret, device.hash))["account"])

    async def enter_by_link(self, device: Device, secret: str) -> Account:
        """Sign a device in by a link from another."""
        account = await self.of_link(device, secret)
        return await self.enter(account.id, device, lambda connection: spend(connection, "device", secret, device.hash))

    async def enter_by_code(self, device: Device, code: str) -> tuple[Account, str]:
        """Sign a device in by a recovery code; return the account, and the code that takes the place of this one."""
        account = account_in(await self.store.read(select(accounts).where(accounts.c.recovery == hash_of_code(code))))
        if account is None:
            raise BadCode("error-account-code")
        fresh = new_code()
        used = update(accounts).where(accounts.c.recovery == hash_of_code(code))

        def also(connection: Connection) -> None:
            if not connection.execute(used.values(recovery=hash_of_code(fresh))).rowcount:
                raise BadCode("error-account-code")

        return await self.enter(account.id, device, also), fresh

    async def renew_code(self, account: Account) -> str:
        """Return another recovery code; the one before no longer works."""
        code = new_code()
        mine = update(accounts).where(accounts.c.id == account.id)
        await self.store.carry_out(mine.values(recovery=hash_of_code(code)))
        return code

    async def take_name(self, account: Account) -> tuple[Message, list[str]]:
        """Call an account by a number; return what it is called now, and the names that it had."""
        had = list[str]()
        while True:
            called = Message("unnamed-player", {"number": 10_000 + secrets.randbelow(90_000)})
            name = text("en").say(called)
            if await self.whose(name) is None:
                break

        def write(connection: Connection) -> None:
            had.extend(take_away(connection, account.id))
            claim(connection, name, account.id)
            connection.execute(update(accounts).where(accounts.c.id == account.id).values(name=name))

        await self.store.write(write)
        return called, had

    async def seats_of(self, account: str) -> list[Held]:
        """Return the seats that an account has, and those that it had before they were given away."""
        rows = await self.store.read(select(keys).where(keys.c.hash == account, keys.c.seat >= 0))
        return [Held(row.table_id, row.seat, row.kind == "former", bool(row.host)) for row in rows]

    async def names_of(self, account: str) -> list[str]:
        """Return the names that an account has, or has had."""
        rows = await self.store.read(select(names.c.name).where(names.c.account == account).distinct())
        return sorted(row.name for row in rows)

    async def rename(self, account: Account, name: str) -> None:
        """Call an account something else; nobody else gets the name that it had."""
        cleaned = checked_name(name)

        def write(connection: Connection) -> None:
            claim(connection, cleaned, account.id)
            connection.execute(update(accounts).where(accounts.c.id == account.id).values(name=cleaned))

        await self.store.write(write)


def made_of(row: Any) -> Account:
    """Return an account as it was stored."""
    return Account(row.id, row.name, row.made_at, row.mailbox is not None)


def account_in(rows: Any) -> Account | None:
    """Return the account that was found, if any."""
    return made_of(rows[0]) if rows else None
