"""Tables in the middle of their games, written into the database of a server that is not running yet."""

import random
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import periplus
from periplus.table.entries import Acted, Chair, Entry, Made, Setting
from periplus.table.keys import hash_of
from periplus.table.rows import Change, Key, Row
from periplus.table.store import Store
from periplus.table.table import Table
from periplus.table.tables import row_of

PROGRESS = {"neptun": (32, 28), "mare_nostrum": (120, 90), "parthenon": (140, 120)}
"""Decisions that each person has made when the load begins, and how many fewer or more at the furthest tables."""
NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eve", "Finn")


@dataclass
class Dealt:
    """A table as it was dealt: its game so far, and the secrets of those who sit there and of those who watch."""

    table: Table
    entries: list[Entry]
    secrets: list[str]


def stops(tables: int, decisions: int, spread: int) -> list[int]:
    """Return how many decisions each game begins with, in even steps around the middle."""
    return [decisions + spread * (2 * table + 1 - tables) // tables for table in range(tables)]


def deal(game: str, seats: int, decisions: Sequence[int], seed: int | str, watchers: int = 0) -> list[Dealt]:
    """Deal a table for each number of decisions, which people make at random."""
    luck = random.Random(seed)
    return [dealt(game, seats, last, luck, watchers) for last in decisions]


def dealt(game: str, seats: int, last: int, luck: random.Random, watchers: int) -> Dealt:
    """Deal a table, and make so many decisions."""
    opened = periplus.game(game)
    setting = Setting(game=game, chairs=tuple(Chair("person", name) for name in NAMES[:seats]))
    what = Made(setting=setting, rules=opened.rules, box=opened.box_digest, seed=luck.randbytes(32).hex(), salt="")
    entries = [Entry("made", time.time(), what)]
    table = Table(luck.randbytes(9).hex(), entries[0])
    while len(entries) <= last and (awaited := table.awaited()):
        seat = luck.choice(awaited)
        action = str(luck.choice(table.state.legal_actions(seat)))
        entries.append(Entry(f"forward:{len(entries)}", time.time(), Acted(seat, table.answered[seat], action)))
        table = table.then(entries[-1])
    return Dealt(table, entries, [luck.randbytes(24).hex() for _ in range(seats + watchers)])


async def write(db: str, tables: Iterable[Dealt]) -> None:
    """Write tables into a database; each secret opens its seat for a page and for a program."""
    store = Store(db)
    await store.open()
    for each in tables:
        seats, last = each.table.seats, row_of(each.table)
        keys = tuple(
            Key(hash_of(secret), last.id, "device", at if at < seats else None, at == 0)
            for at, secret in enumerate(each.secrets)
        )
        before = [Row(last.id, number, 0.0, False, {}) for number in range(1, last.seq)]
        await store.append(*[
            Change(row, entry, () if number else keys)
            for number, (row, entry) in enumerate(zip([*before, last], each.entries, strict=True))
        ])  # fmt: skip
    await store.close()
