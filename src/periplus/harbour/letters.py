"""Links by mail that sign somebody in: once, soon, and only on the device that asked for one."""

import asyncio
import logging
import time
from collections import Counter

from sqlalchemy import select, update
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from periplus.harbour.accounts import Account, Accounts, Device, new_id
from periplus.harbour.proofs import spend
from periplus.kernel.message import Message
from periplus.kernel.text import text
from periplus.table.consent import TooMany
from periplus.table.entries import BadCommand
from periplus.table.house import House
from periplus.table.mail import is_mail, tidied
from periplus.table.notices import reason
from periplus.table.schema import accounts

GOOD_FOR = 900.0
"""Seconds for which a link holds good."""
MINUTES = int(GOOD_FOR // 60)
HOUR = 3600
MOST_AN_HOUR = 3
"""Links for one mailbox, whoever asks for them."""

logger = logging.getLogger("periplus.harbour")


class Letters:
    """Sends links by mail, and lets those in who follow them."""

    def __init__(self, house: House, known: Accounts) -> None:
        """Take the house whose herald sends mail."""
        self.house = house
        self.accounts = known
        self.hour = 0
        self.sent: Counter[str] = Counter()

    @property
    def offered(self) -> bool:
        """Say whether this server sends mail."""
        return bool(self.house.herald.smtp)

    # Sending

    async def send(self, device: Device, address: str, language: str, place: str, account: str = "") -> str:
        """Send a link that signs a device in, or adds the address to an account; return the address as it is used.

        Whoever wants no mail gets none, and nobody learns of that.
        """
        herald, store, tidy = self.house.herald, self.house.store, tidied(address)
        if not self.offered:
            raise BadCommand("error-notice-mail")
        if not is_mail(tidy):
            raise BadCommand("error-notice-address", {"address": address})
        herald.consent.count(device.hash, place)
        if await herald.consent.answer_of(store, tidy) == "no":
            return tidy
        mailbox = herald.consent.hash(tidy)
        self.count(mailbox)
        about = {"mailbox": mailbox, "account": account}
        secret = await self.accounts.proofs.give("mail", device.hash, about, GOOD_FOR)
        await herald.consent.note(store, tidy)  # so that the link by which mail is stopped holds good
        try:
            await asyncio.to_thread(herald.mail, tidy, *self.letter(language, secret, tidy))
        except Exception as error:
            logger.warning("a link for signing in was not sent: %s", reason(error))
            raise BadCommand("error-mail-failed", {"address": tidy}) from None
        return tidy

    def letter(self, language: str, secret: str, address: str) -> tuple[str, str, str]:
        """Return what a mail says, and where mail is stopped: nothing in it was written by whoever asked for it."""
        herald, speaks = self.house.herald, text(language)
        stop = f"{herald.home}/stop/{herald.consent.token(address)}"
        params = {"home": herald.home, "link": f"{herald.home}/enter/{secret}", "minutes": MINUTES, "stop": stop}
        return speaks.say(Message("mail-enter-subject")), f"{speaks.say(Message('mail-enter-body', params))}\n", stop

    def count(self, mailbox: str) -> None:
        """Count a link for a mailbox, or refuse it if it is one too many this hour."""
        hour = int(time.monotonic() // HOUR)
        if hour != self.hour:
            self.hour = hour
            self.sent.clear()
        if self.sent[mailbox] >= MOST_AN_HOUR:
            raise TooMany("error-account-letters")
        self.sent[mailbox] += 1

    # Following

    async def about(self, device: Device, secret: str) -> tuple[Account | None, str]:
        """Return the account to which a link leads, if there is one, and the mailbox that it was sent to."""
        about = await self.accounts.proofs.about("mail", secret, device.hash)
        if about["account"]:
            return await self.accounts.need(about["account"]), about["mailbox"]
        return await self.accounts.with_mailbox(about["mailbox"]), about["mailbox"]

    async def enter(self, device: Device, secret: str, account: Account, mailbox: str) -> Account:
        """Sign a device in to the account of a mailbox, or of whoever asked to add it."""

        def also(connection: Connection) -> None:
            spend(connection, "mail", secret, device.hash)
            other = select(accounts.c.id).where(accounts.c.mailbox == mailbox, accounts.c.id != account.id)
            if connection.execute(other).first() is not None:
                raise BadCommand("error-account-mailbox")
            connection.execute(update(accounts).where(accounts.c.id == account.id).values(mailbox=mailbox))

        return await self.accounts.enter(account.id, device, also)

    async def make(self, device: Device, secret: str, name: str, mailbox: str) -> str:
        """Make an account with a mailbox, and sign a device in; return the recovery code."""

        def also(connection: Connection) -> None:
            spend(connection, "mail", secret, device.hash)

        try:
            return await self.accounts.make(new_id(), name, device, also, mailbox)
        except IntegrityError:  # another device was quicker
            raise BadCommand("error-account-mailbox") from None

    async def forget(self, account: Account) -> None:
        """Let no mailbox lead to an account any more."""
        await self.house.store.carry_out(update(accounts).where(accounts.c.id == account.id).values(mailbox=None))
