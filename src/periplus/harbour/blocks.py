"""Whom people do not want to meet: nobody whom they have blocked sits down with them, and they hear nothing of them."""

import time
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import delete, insert, select

from periplus.harbour.kept import Kept
from periplus.table.entries import BadCommand
from periplus.table.house import House
from periplus.table.keys import OPENING, NoKey
from periplus.table.rows import Key
from periplus.table.schema import blocks

MOST_BLOCKED = 500


class Blocked(msgspec.Struct, frozen=True):
    """Somebody who is blocked, by what their keys are stored under, and what they were called."""

    other: str
    name: str
    at: float


class Blocks:
    """Who has blocked whom; few are, so all of them are kept in memory."""

    def __init__(self, house: House) -> None:
        """Begin with none."""
        self.house = house
        self.kept = Kept(house, "blocks", self.read, dict[str, dict[str, Blocked]]())

    async def read(self) -> dict[str, dict[str, Blocked]]:
        """Read them all, by who has blocked whom."""
        found: dict[str, dict[str, Blocked]] = {}
        for row in await self.house.store.read(select(blocks).order_by(blocks.c.at)):
            found.setdefault(row.account, {})[row.other] = Blocked(row.other, row.name, row.at)
        return found

    def of(self, account: str) -> dict[str, Blocked]:
        """Return whom an account has blocked."""
        return self.kept.value.get(account, {}) if account else {}

    async def block(self, account: str, other: str, name: str) -> None:
        """Let an account meet somebody no more."""
        if account == other:
            raise BadCommand("error-block-self")
        if len(self.of(account)) >= MOST_BLOCKED:
            raise BadCommand("error-blocks", {"most": MOST_BLOCKED})
        values = {"account": account, "other": other, "name": name, "at": time.time()}
        await self.kept.change(delete(blocks).where(*pair(account, other)), insert(blocks).values(values))

    async def unblock(self, account: str, other: str) -> None:
        """Let an account meet somebody again."""
        await self.kept.change(delete(blocks).where(*pair(account, other)))

    def check(self, owner: str, keys: Iterable[Key]) -> None:
        """Refuse somebody who wants to sit down with those who have blocked them, or whom they have blocked."""
        for other in {key.hash for key in keys if key.kind in OPENING and (key.host or key.seat is not None)}:
            if blocked := self.of(owner).get(other):
                raise BadCommand("error-blocked-there", {"name": blocked.name})
            if owner in self.of(other):
                raise NoKey("error-blocked")

    async def seats(self, account: str, table: str) -> Sequence[int]:
        """Return the seats of a table from which somebody wants to hear nothing."""
        mine = self.of(account)
        if not mine:
            return []
        held = await self.house.store.keys_at(table)
        return sorted({key.seat for key in held if key.hash in mine and key.seat is not None})


def pair(account: str, other: str) -> list[Any]:
    """Return which block is meant, as conditions."""
    return [blocks.c.account == account, blocks.c.other == other]
