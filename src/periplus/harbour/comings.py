"""Who has come to public tables, and from which network: so much for one, and so much from one place.

A network is told by a hash with a secret of this server, and forgotten after a month.
"""

import time

from sqlalchemy import delete, func, insert, select

from periplus.table.entries import BadCommand
from periplus.table.keys import Owner, derived, new_secret
from periplus.table.schema import comings, keys, lobby
from periplus.table.store import Store

MONTH = 30 * 86_400.0
MOST_LIVE, MOST_SLOW = 3, 20
"""Public tables that are not over at which somebody may be at once: where everybody is there, and over days."""
FROM_PLACE = 10
"""As many times as much may come from one network."""


class TooManyTables(BadCommand):
    """Somebody is at as many public tables as one can be."""


class Comings:
    """Counts and remembers who comes."""

    def __init__(self, store: Store) -> None:
        """Keep them in a store."""
        self.store = store
        self.secret = ""

    async def open(self) -> None:
        """Take up the secret with which places are hashed."""
        self.secret = await self.store.secret("places", new_secret)

    def place(self, address: str) -> str:
        """Return a network address in a form that gives nothing away."""
        return derived(self.secret, "place", address)

    async def check(self, owner: Owner, place: str, days: float) -> None:
        """Refuse one more public table to somebody, or to everybody from a place."""
        most = MOST_SLOW if days else MOST_LIVE
        at_tables = lobby.c.public, (lobby.c.days > 0) == (days > 0)
        mine = select(func.count(lobby.c.id.distinct())).join(keys, keys.c.table_id == lobby.c.id)
        if (await self.store.read(mine.where(keys.c.hash == owner.hash, *at_tables)))[0][0] >= most:
            raise TooManyTables("error-lobby-many", {"most": most})
        from_here = select(func.count(lobby.c.id.distinct())).join(comings, comings.c.table_id == lobby.c.id)
        if (await self.store.read(from_here.where(comings.c.place == place, *at_tables)))[0][0] >= FROM_PLACE * most:
            raise TooManyTables("error-lobby-many-here", {"most": FROM_PLACE * most})

    async def note(self, owner: Owner, table: str, place: str) -> None:
        """Remember that somebody came to a table, and forget whoever came long ago."""
        now = time.time()
        same = comings.c.owner == owner.hash, comings.c.table_id == table
        await self.store.carry_out(
            delete(comings).where(comings.c.at < now - MONTH),
            delete(comings).where(*same),
            insert(comings).values(owner=owner.hash, table_id=table, place=place, at=now),
        )

    async def places_of(self, owner: str) -> list[str]:
        """Return from where somebody has come in the last month."""
        rows = await self.store.read(select(comings.c.place).where(comings.c.owner == owner).distinct())
        return [row.place for row in rows]
