"""Notices to people who are away: it is your turn. Pushed to devices, by webhook, and by mail if there is a server."""

import asyncio
import ipaddress
import logging
import smtplib
import socket
import ssl
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import SplitResult, unquote, urlsplit

import httpx
import msgspec

from periplus.kernel.message import Message
from periplus.kernel.text import text
from periplus.table.consent import Consent
from periplus.table.entries import BadCommand
from periplus.table.keys import derived, new_secret
from periplus.table.mail import LONGEST_ADDRESS, is_mail, mailbox
from periplus.table.push import Pusher, is_device_key, new_key
from periplus.table.store import Contact, Store
from periplus.table.table import Table

PATIENCE = 10.0
PORTS = (80, 443, 8080, 8443)
"""Where webhooks may be; at other ports there are other services, which must not be knocked at."""
NAT64 = ipaddress.IPv6Network("64:ff9b::/96")
ISATAP = 0x0000_5EFE
MOST_AN_HOUR = 12
LONGEST_PUSH = 1000
MOST_DEVICES = 8
"""Devices to which notices for one seat are pushed; of more, the oldest are forgotten."""
PENALTY = 3
"""As how many notices one counts that failed, so that an address at which nobody answers is tried less often."""
GONE = (404, 410)
"""What a push service answers when a device no longer wants to be told."""

logger = logging.getLogger("periplus.notices")


class NotTaken(Exception):
    """Whoever was called did not take a notice."""


class Herald:
    """Tells people who are away that the game is waiting for them."""

    def __init__(self, home: str, smtp: str = "", sender: str = "", private_webhooks: bool = False) -> None:
        """Name the address of this server, and the mail server (``smtp://user:password@host:port``) if there is one.

        Webhooks into private networks are refused unless allowed, as the server can knock where outsiders cannot.
        """
        self.home = home.rstrip("/")
        self.smtp = smtp
        self.sender = sender or "periplus@localhost"
        self.private_webhooks = private_webhooks
        self.hour = 0
        self.sent: Counter[str] = Counter()
        self.secret = ""
        self.consent = Consent("")
        self.pusher: Pusher | None = None

    async def open(self, store: Store) -> None:
        """Take up the keys of this server, which are made when it starts for the first time."""
        self.secret = await store.secret("stop", new_secret)
        self.consent = Consent(self.secret)
        subject = self.home if self.home.startswith("https:") else f"mailto:{self.sender}"
        self.pusher = Pusher(await store.secret("push", new_key), subject)

    def is_too_much(self, contact: Contact) -> bool:
        """Say whether somebody has had enough notices this hour: strangers must not be able to pester anybody."""
        hour = int(time.monotonic() // 3600)
        if hour != self.hour:
            self.hour = hour
            self.sent.clear()
        self.sent[target(contact)] += 1
        return self.sent[target(contact)] > MOST_AN_HOUR

    def check(self, contact: Contact) -> None:
        """Refuse an address that cannot be used."""
        if contact.kind == "mail" and not self.smtp:
            raise BadCommand("error-notice-mail")
        if not self.is_good(contact):
            raise BadCommand("error-notice-address", {"address": contact.address})

    def is_good(self, contact: Contact) -> bool:
        """Say whether an address is what it should be."""
        if contact.kind == "push":
            is_safe = contact.address.startswith("https:") or self.private_webhooks
            return is_safe and is_url(contact.address, LONGEST_PUSH) and is_device_key(contact.key)
        return is_url(contact.address) if contact.kind == "webhook" else is_mail(contact.address)

    async def call(self, store: Store, table: Table, seats: Sequence[int]) -> None:
        """Tell the people at some seats that it is their turn."""
        for seat in seats:
            await self.tell_all(store, table, seat, False)

    async def try_out(self, store: Store, table: Table, seat: int) -> bool:
        """Send a test to wherever a seat wants to get notices; say whether it was taken everywhere."""
        return all(await self.tell_all(store, table, seat, True))

    async def tell_all(self, store: Store, table: Table, seat: int, is_test: bool) -> list[bool]:
        """Send a notice to wherever a seat wants to get them; say of each whether it was taken."""
        listed = await store.contacts_of(table.id, seat)
        return await asyncio.gather(*[self.tell(store, contact, table, seat, is_test) for contact in listed])

    async def tell(self, store: Store, contact: Contact, table: Table, seat: int, is_test: bool) -> bool:
        """Send one notice, unless there were too many; a failure is logged and holds up nothing."""
        if self.is_too_much(contact):
            return False
        answer = await self.consent.answer_of(store, contact.address) if contact.kind == "mail" else "yes"
        if answer != "yes":
            if answer is None:
                await self.ask(store, contact)
            return False
        try:
            await self.send(store, contact, table, seat, is_test)
        except Exception as error:
            self.sent[target(contact)] += PENALTY
            logger.warning("a notice to seat %s of table %s failed: %s", seat, table.id, reason(error))
            return False
        return True

    async def send(self, store: Store, contact: Contact, table: Table, seat: int, is_test: bool) -> None:
        """Send one notice, in the language of the person who asked for it."""
        speaks = text(contact.language, table.game.room)
        game = speaks.say(Message("title"))
        title = table.setting.title or game
        link = f"{self.home}/table/{table.id}"
        if contact.kind == "push":
            said = speaks.say(Message("notice-push-test" if is_test else "notice-push-turn", {"title": title}))
            where = f"/table/{table.id}"
            check = "" if is_test else f"{where}/notice?seat={seat + 1}"
            await self.push(store, contact, table, seat, {"title": said, "body": game, "url": where, "check": check})
            return
        subject = speaks.say(Message("notice-subject-test" if is_test else "notice-subject-turn", {"title": title}))
        params = {"name": table.chairs[seat].name, "game": game, "link": link}
        body = speaks.say(Message("notice-body-test" if is_test else "notice-body-turn", params))
        if contact.kind == "webhook":
            await self.knock(contact.address, {"text": f"{subject}\n{body}", "table": table.id, "link": link})
        else:
            stop = f"{self.home}/stop/{table.id}/{seat + 1}/{self.stop_token(table.id, seat, contact)}"
            end = f"{self.home}/stop/{self.consent.token(contact.address)}"
            foot = speaks.say(Message("notice-stop", {"link": stop, "end": end}))
            await asyncio.to_thread(self.mail, contact.address, subject, f"{body}\n\n{foot}\n", stop)

    async def push(self, store: Store, device: Contact, table: Table, seat: int, said: dict[str, str]) -> None:
        """Push a notice to a device; forget one that no longer wants to be told."""
        assert self.pusher is not None
        body, headers = self.pusher.wrap(device, msgspec.json.encode(said)), self.pusher.headers(device, table.id)
        status = await self.post(device.address, body, headers)
        if status in GONE:
            await store.change_contacts(table.id, seat, lambda all: [each for each in all if each != device])
        if status >= 300:
            raise NotTaken(status)

    # Consent to mail

    async def ask(self, store: Store, contact: Contact) -> bool:
        """Ask an address whether it wants mail, unless it was asked today; say whether the question was taken."""
        if not await self.consent.claim(store, contact.address):
            return True
        try:
            await self.send_question(contact)
        except Exception as error:
            logger.warning("a mail that asks for consent failed: %s", reason(error))
            await self.consent.forget(store, contact.address)
            return False
        return True

    async def send_question(self, contact: Contact) -> None:
        """Send the one mail that an address gets unasked: nothing in it was written by whoever named the address."""
        speaks, token = text(contact.language), self.consent.token(contact.address)
        stop = f"{self.home}/stop/{token}"
        params = {"home": self.home, "link": f"{self.home}/confirm/{token}", "stop": stop}
        subject, body = speaks.say(Message("mail-subject")), speaks.say(Message("mail-body", params))
        await asyncio.to_thread(self.mail, contact.address, subject, f"{body}\n", stop)

    async def waits(self, store: Store, contacts: Iterable[Contact]) -> bool:
        """Say whether mail to some contacts waits for somebody to agree to it."""
        answers = [await self.consent.answer_of(store, each.address) for each in contacts if each.kind == "mail"]
        return any(answer != "yes" for answer in answers)

    # Ways to stop

    def stop_token(self, table: str, seat: int, contact: Contact) -> str:
        """Return what proves that somebody has had a mail, and may stop them."""
        return derived(self.secret, "stop", table, seat, contact.address)

    async def stop(self, store: Store, table: str, seat: int, token: str) -> None:
        """Send no more mails for a seat to whoever has this token."""

        def others(listed: list[Contact]) -> list[Contact]:
            return [each for each in listed if each.kind != "mail" or self.stop_token(table, seat, each) != token]

        await store.change_contacts(table, seat, others)

    # Ways to send

    async def knock(self, url: str, data: dict[str, str]) -> None:
        """Call a webhook."""
        status = await self.post(url, msgspec.json.encode(data), {"Content-Type": "application/json"})
        if status >= 300:
            raise NotTaken(status)

    async def post(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        """Send something to an address that was looked up once and found to be public; return the status."""
        split = urlsplit(url)
        host = split.hostname or ""
        address = await asyncio.to_thread(self.public_address, split)
        place = f"[{address}]" if ":" in address else address
        target = split._replace(netloc=f"{place}:{port_of(split)}").geturl()
        headers = {"Host": split.netloc.rpartition("@")[2], **headers}
        extensions = {"sni_hostname": host}
        async with (
            asyncio.timeout(PATIENCE),
            httpx.AsyncClient(follow_redirects=False, trust_env=False) as client,
            client.stream("POST", target, content=body, headers=headers, extensions=extensions) as answer,
        ):
            return answer.status_code  # the rest is not read, as it may never end

    def public_address(self, split: SplitResult) -> str:
        """Return where a webhook is, or refuse a place inside a private network."""
        found = socket.getaddrinfo(split.hostname, port_of(split), type=socket.SOCK_STREAM)
        addresses = [str(each[4][0]) for each in found]
        for address in addresses:
            if not self.private_webhooks and not (port_of(split) in PORTS and is_public(address)):
                raise BadCommand("error-notice-address", {"address": split.geturl()})
        return addresses[0]

    def mail(self, address: str, subject: str, body: str, stop: str) -> None:
        """Send a mail that can be stopped with one click (RFC 8058)."""
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self.sender, address, subject
        letter["Date"], letter["Message-ID"] = formatdate(), make_msgid(domain=self.sender.rpartition("@")[2])
        letter["Auto-Submitted"] = "auto-generated"
        letter["List-Unsubscribe"], letter["List-Unsubscribe-Post"] = f"<{stop}>", "List-Unsubscribe=One-Click"
        letter.set_content(body)
        with mail_server(self.smtp) as server:
            server.send_message(letter)


@contextmanager
def mail_server(smtp: str) -> Iterator[smtplib.SMTP]:
    """Give a mail server that listens to us, encrypted if it can be."""
    split = urlsplit(smtp)
    kind = smtplib.SMTP_SSL if split.scheme == "smtps" else smtplib.SMTP
    with kind(split.hostname or "localhost", split.port or 0, timeout=PATIENCE) as server:
        server.ehlo_or_helo_if_needed()  # only then is it known what the server offers
        if split.scheme == "smtp" and server.has_extn("starttls"):
            server.starttls(context=ssl.create_default_context())
        if split.username:
            server.login(unquote(split.username), unquote(split.password or ""))
        yield server


def target(contact: Contact) -> str:
    """Return what limits count: addresses of one mailbox are the same."""
    return mailbox(contact.address) if contact.kind == "mail" else contact.address


def reason(error: Exception) -> str:
    """Return why something was not sent, without addresses or passwords."""
    return str(error) if isinstance(error, NotTaken) else type(error).__name__


def port_of(split: SplitResult) -> int:
    """Return the port of an address."""
    return split.port or (443 if split.scheme == "https" else 80)


def is_public(address: str) -> bool:
    """Say whether anybody can reach an address; one that holds another counts as that one, or as none."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found in NAT64:
            found = ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)
        elif found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        elif found.sixtofour is not None or found.teredo is not None or found.is_site_local or is_isatap(found):
            return False
    return found.is_global and not (found.is_multicast or found.is_reserved)


def is_isatap(address: ipaddress.IPv6Address) -> bool:
    """Say whether an address names one of IPv4 within its own network (RFC 5214)."""
    return int(address) >> 32 & 0xFCFF_FFFF == ISATAP


def is_url(address: str, longest: int = LONGEST_ADDRESS) -> bool:
    """Say whether an address can be called."""
    try:
        split = urlsplit(address)
        port = split.port
    except ValueError:
        return False
    plain = address.isascii() and address.isprintable() and " " not in address and len(address) <= longest
    return plain and split.scheme in ("http", "https") and bool(split.hostname) and port != 0
