"""What strangers may know of somebody with an account: the public games that they have played and are playing."""

from collections import Counter
from typing import Any

import msgspec
from sqlalchemy import select

from periplus.harbour.accounts import Account
from periplus.table.keys import OPENING
from periplus.table.schema import keys, tables
from periplus.table.store import Store

MOST_GAMES = 500
"""The latest tables of somebody that are looked through."""


class Played(msgspec.Struct, frozen=True):
    """A public table of somebody's: who sat there, and how it ended if it was played to its end."""

    table: str
    game: str
    title: str
    stage: str
    at: float
    seat: int
    names: tuple[str, ...]
    ranks: tuple[int, ...]

    @property
    def rank(self) -> int:
        """In which place they came; 0, if the game was not played to its end."""
        return self.ranks[self.seat] if self.ranks else 0


class Tally(msgspec.Struct, frozen=True):
    """Somebody's finished games of one kind."""

    game: str
    played: int
    won: int


class Profile(msgspec.Struct, frozen=True):
    """Somebody as others see them."""

    account: Account
    finished: tuple[Played, ...]
    going_on: tuple[Played, ...]

    def tallies(self) -> list[Tally]:
        """Return finished games by their kind, the favourite first."""
        played, won = Counter[str](), Counter[str]()
        for each in self.finished:
            played[each.game] += 1
            won[each.game] += each.rank == 1
        return [Tally(game, count, won[game]) for game, count in played.most_common()]


async def profile_of(store: Store, account: Account) -> Profile:
    """Return what strangers may know of somebody: nothing of tables by link."""
    mine = select(tables, keys.c.seat).join(keys, keys.c.table_id == tables.c.id)
    at_seat = keys.c.hash == account.id, keys.c.kind.in_(OPENING), keys.c.seat >= 0
    rows = await store.read(mine.where(*at_seat).order_by(tables.c.at.desc()).limit(MOST_GAMES))
    found = [played for row in rows if (played := played_in(row)) is not None]
    finished = tuple(each for each in found if each.rank)
    return Profile(account, finished, tuple(each for each in found if each.stage in ("gathering", "playing", "paused")))


def played_in(row: Any) -> Played | None:
    """Return a table as it was stored, if it is public."""
    summary = msgspec.json.decode(row.summary)
    if "ranks" not in summary:
        return None
    names = tuple(name for _, name in summary["seats"])
    return Played(
        row.id, summary["game"], summary["title"], summary["stage"], row.at, row.seat, names, tuple(summary["ranks"])
    )
