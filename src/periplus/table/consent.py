"""Mail goes only to people who want it: an address is asked once, and gets nothing else until it has agreed.

What is stored is kept under a hash, for the whole server: whoever has agreed need not do so again at the next table.
Addresses that were stored before anybody was asked are asked in place of the next notice.
"""

import time
from collections import Counter
from contextlib import suppress
from typing import Any, Literal

from sqlalchemy import delete, insert, select, update
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from periplus.table.entries import BadCommand
from periplus.table.keys import NoKey, derived, hash_of
from periplus.table.mail import mailbox
from periplus.table.schema import consents
from periplus.table.store import Store

DAY = 86_400
MOST_BY_VISITOR, MOST_FROM_PLACE = 5, 20
"""How many addresses a visitor may name a day, and all visitors from one network address together."""
Answer = Literal["asked", "yes", "no"]


class TooMany(BadCommand):
    """Somebody has named too many addresses for one day."""


class Consent:
    """Which mail addresses want mail, and who may have others asked."""

    def __init__(self, secret: str) -> None:
        """Take the secret from which the links in mails follow."""
        self.secret = secret
        self.day = 0
        self.named: Counter[str] = Counter()

    def token(self, address: str) -> str:
        """Return what proves that somebody has had a mail, and may answer for its address."""
        return derived(self.secret, "mail", mailbox(address))

    def hash(self, address: str) -> str:
        """Return under what the answer of an address is stored."""
        return hash_of(self.token(address))

    def count(self, visitor: str, place: str) -> None:
        """Count an address that a visitor names, or refuse it if it is one too many today."""
        day = int(time.monotonic() // DAY)
        if day != self.day:
            self.day = day
            self.named.clear()
        counted = {f"place {place}": MOST_FROM_PLACE, f"visitor {visitor}": MOST_BY_VISITOR}
        if any(self.named[who] >= most for who, most in counted.items()):
            raise TooMany("error-mail-often")
        self.named.update(counted.keys())

    async def answer_of(self, store: Store, address: str) -> Answer | None:
        """Return what an address has answered, if it was asked."""
        found = await store.read(self.stored(address))
        return found[0].answer if found else None

    async def is_due(self, store: Store, address: str) -> bool:
        """Say whether an address may be asked now: once a day, until it answers."""
        found = await store.read(self.stored(address))
        return not found or (found[0].answer == "asked" and found[0].asked_at <= time.time() - DAY)

    def stored(self, address: str) -> Any:
        """Return the query for what is stored about an address."""
        return select(consents).where(consents.c.hash == self.hash(address))

    async def claim(self, store: Store, address: str) -> bool:
        """Note that an address is asked now; say whether it is due, and nobody else has done so."""
        hash, now, claimed = self.hash(address), time.time(), list[bool]()
        is_due = consents.c.hash == hash, consents.c.answer == "asked", consents.c.asked_at <= now - DAY

        def write(connection: Connection) -> None:
            again = connection.execute(update(consents).where(*is_due).values(asked_at=now))
            if not again.rowcount:
                connection.execute(insert(consents).values(hash=hash, answer="asked", asked_at=now))
            claimed.append(True)

        try:
            await store.write(write)
        except IntegrityError:  # it was asked before, or another process is quicker
            return False
        return bool(claimed)

    async def forget(self, store: Store, address: str) -> None:
        """Forget that an address was asked: the question could not be sent."""
        mine = consents.c.hash == self.hash(address), consents.c.answer == "asked"

        def write(connection: Connection) -> None:
            connection.execute(delete(consents).where(*mine))

        await store.write(write)

    async def note(self, store: Store, address: str) -> None:
        """Note that an address gets a mail that it asked for, which is no question: that may still be put to it."""
        with suppress(IntegrityError):  # it has been noted, or asked
            await store.carry_out(insert(consents).values(hash=self.hash(address), answer="asked", asked_at=0.0))

    async def settle(self, store: Store, token: str, answer: Answer) -> None:
        """Take the answer of an address that was asked; another may follow."""
        await self.check(store, token)
        given = update(consents).where(consents.c.hash == hash_of(token)).values(answer=answer)

        def write(connection: Connection) -> None:
            connection.execute(given)

        await store.write(write)

    async def check(self, store: Store, token: str) -> None:
        """Refuse a link that was in no mail."""
        if not await store.read(select(consents.c.hash).where(consents.c.hash == hash_of(token))):
            raise NoKey("error-mail-link")
