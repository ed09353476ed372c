"""What proves something once, and soon: a challenge, or a link by mail or for another device. Only hashes are kept."""

import time
from typing import Any, Literal

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.engine import Connection

from periplus.table.keys import NoKey, hash_of, new_secret
from periplus.table.schema import proofs
from periplus.table.store import Store

ANYWHERE = ""
"""Instead of the device that may show a proof."""
Kind = Literal["make", "add", "enter", "mail", "device", "host"]


class Spent(NoKey):
    """A proof was used before, is too old, belongs to another device, or never was one."""


class Proofs:
    """What was given out and not used yet."""

    def __init__(self, store: Store) -> None:
        """Keep them in a store."""
        self.store = store

    async def give(
        self, kind: Kind, device: str, about: dict[str, Any], seconds: float, secret: str | None = None
    ) -> str:
        """Give out a secret that proves something to whoever has this device (its hash), and forget what is too old."""
        given, now = secret or new_secret(), time.time()
        values = {"hash": hash_of(given), "kind": kind, "device": device, "until": now + seconds}

        def write(connection: Connection) -> None:
            connection.execute(delete(proofs).where(proofs.c.until < now))
            connection.execute(insert(proofs).values(about=msgspec.json.encode(about).decode(), **values))

        await self.store.write(write)
        return given

    async def about(self, kind: Kind, secret: str, device: str) -> dict[str, Any]:
        """Return what a proof is about, which is not used by this; refuse one that cannot be used."""
        rows = await self.store.read(select(proofs.c.about).where(*good(kind, secret, device)))
        if not rows:
            raise Spent("error-account-spent")
        found: dict[str, Any] = msgspec.json.decode(rows[0].about)
        return found


def spend(connection: Connection, kind: Kind, secret: str, device: str) -> None:
    """Use a proof, as part of what it allows; refuse it if somebody else has."""
    if not connection.execute(delete(proofs).where(*good(kind, secret, device))).rowcount:
        raise Spent("error-account-spent")


def good(kind: Kind, secret: str, device: str) -> list[Any]:
    """Return which proof is meant, as conditions."""
    mine = proofs.c.device.in_((device, ANYWHERE))
    return [proofs.c.hash == hash_of(secret), proofs.c.kind == kind, mine, proofs.c.until >= time.time()]
