"""Notices to people who are away: it is your turn. By webhook, and by mail if a mail server is configured."""

import asyncio
import ipaddress
import logging
import smtplib
import socket
import ssl
import time
from collections import Counter
from collections.abc import Sequence
from email.message import EmailMessage
from urllib.parse import SplitResult, unquote, urlsplit

import httpx
import msgspec

from periplus.kernel.message import Message
from periplus.kernel.text import text
from periplus.table.entries import BadCommand
from periplus.table.store import Contact, Store
from periplus.table.table import Table

PATIENCE = 10.0
MOST_AN_HOUR = 12
LONGEST_ADDRESS = 300

logger = logging.getLogger("periplus.notices")


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

    def is_too_much(self, address: str) -> bool:
        """Say whether an address has had enough notices this hour: strangers must not be able to pester anybody."""
        hour = int(time.monotonic() // 3600)
        if hour != self.hour:
            self.hour = hour
            self.sent.clear()
        self.sent[address] += 1
        return self.sent[address] > MOST_AN_HOUR

    def check(self, contact: Contact) -> None:
        """Refuse an address that cannot be used."""
        if contact.kind == "mail" and not self.smtp:
            raise BadCommand("error-notice-mail")
        if not (is_webhook if contact.kind == "webhook" else is_mail)(contact.address):
            raise BadCommand("error-notice-address", {"address": contact.address})

    async def call(self, store: Store, table: Table, seats: Sequence[int]) -> None:
        """Tell the people at some seats; a failure is logged and holds up nothing."""
        for seat in seats:
            for contact in await store.contacts_of(table.id, seat):
                if self.is_too_much(contact.address):
                    continue
                try:
                    await self.send(contact, table, seat)
                except Exception as error:
                    logger.warning("a notice to seat %s of table %s failed: %s", seat, table.id, type(error).__name__)

    async def send(self, contact: Contact, table: Table, seat: int) -> None:
        """Send one notice, in the language of the person who asked for it."""
        speaks = text(contact.language, table.game.room)
        game = speaks.say(Message("title"))
        link = f"{self.home}/table/{table.id}"
        subject = speaks.say(Message("notice-subject", {"game": game, "title": table.setting.title or game}))
        body = speaks.say(Message("notice-body", {"name": table.chairs[seat].name, "game": game, "link": link}))
        if contact.kind == "webhook":
            await self.knock(contact.address, {"text": f"{subject}\n{body}", "table": table.id, "link": link})
        else:
            await asyncio.to_thread(self.mail, contact.address, subject, body)

    async def knock(self, url: str, data: dict[str, str]) -> None:
        """Call a webhook, at an address that was looked up once and found to be public."""
        split = urlsplit(url)
        host = split.hostname or ""
        address = await asyncio.to_thread(self.public_address, split)
        place = f"[{address}]" if ":" in address else address
        target = split._replace(netloc=f"{place}:{port_of(split)}").geturl()
        headers = {"Host": split.netloc.rpartition("@")[2], "Content-Type": "application/json"}
        body, extensions = msgspec.json.encode(data), {"sni_hostname": host}
        async with (
            asyncio.timeout(PATIENCE),
            httpx.AsyncClient(follow_redirects=False, trust_env=False) as client,
            client.stream("POST", target, content=body, headers=headers, extensions=extensions),
        ):
            pass  # the answer is not read, as it may never end

    def public_address(self, split: SplitResult) -> str:
        """Return where a webhook is, or refuse a place inside a private network."""
        found = socket.getaddrinfo(split.hostname, port_of(split), type=socket.SOCK_STREAM)
        addresses = [str(each[4][0]) for each in found]
        for address in addresses:
            if not self.private_webhooks and not ipaddress.ip_address(address.partition("%")[0]).is_global:
                raise BadCommand("error-notice-address", {"address": split.geturl()})
        return addresses[0]

    def mail(self, address: str, subject: str, body: str) -> None:
        """Send a mail."""
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self.sender, address, subject
        letter.set_content(body)
        split = urlsplit(self.smtp)
        kind = smtplib.SMTP_SSL if split.scheme == "smtps" else smtplib.SMTP
        with kind(split.hostname or "localhost", split.port or 0, timeout=PATIENCE) as server:
            server.ehlo_or_helo_if_needed()  # only then is it known what the server offers
            if split.scheme == "smtp" and server.has_extn("starttls"):
                server.starttls(context=ssl.create_default_context())
            if split.username:
                server.login(unquote(split.username), unquote(split.password or ""))
            server.send_message(letter)


def port_of(split: SplitResult) -> int:
    """Return the port of an address."""
    return split.port or (443 if split.scheme == "https" else 80)


def is_webhook(address: str) -> bool:
    """Say whether an address can be a webhook."""
    try:
        split = urlsplit(address)
        port = split.port
    except ValueError:
        return False
    plain = address.isascii() and address.isprintable() and " " not in address and len(address) <= LONGEST_ADDRESS
    return plain and split.scheme in ("http", "https") and bool(split.hostname) and port != 0


def is_mail(address: str) -> bool:
    """Say whether an address can be a mail address."""
    name, at, host = address.rpartition("@")
    plain = address.isascii() and address.isprintable() and not set(address) & set(' ,;<>()"\\')
    return plain and bool(name and at and "." in host.strip(".")) and len(address) <= LONGEST_ADDRESS
