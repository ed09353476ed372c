"""What people report to whoever keeps the peace: a remark, a name, a player; with what was there to see."""

import time
from collections import Counter
from typing import Any, Literal, NamedTuple, get_args

import msgspec
from sqlalchemy import func, insert, select, update

from periplus.table.consent import TooMany
from periplus.table.entries import LONGEST_REMARK, BadCommand, clean
from periplus.table.keys import OPENING, Owner
from periplus.table.schema import reports
from periplus.table.store import Store
from periplus.table.table import Table

Kind = Literal["remark", "name", "player"]
KINDS: tuple[Kind, ...] = get_args(Kind)
DAY = 86_400.0
MOST_A_DAY, MOST_FROM_PLACE = 10, 40
"""Reports by one person, and by all from one network address."""
MOST_REMARKS = 20
"""Remarks that are kept with a report."""
MOST_LISTED = 100


class Heard(msgspec.Struct, frozen=True):
    """A remark as it was when somebody reported it."""

    at: float
    name: str
    text: str


class Report(msgspec.Struct, frozen=True):
    """What somebody reported, and whom."""

    id: int
    at: float
    kind: Kind
    by: str
    whom: str
    name: str
    table: str
    seat: int
    words: str
    context: tuple[Heard, ...]


class Reported(NamedTuple):
    """Who is reported: under what their keys are stored, their name, where they sit, and what was said there."""

    owner: str
    name: str
    table: str = ""
    seat: int = -1
    context: tuple[Heard, ...] = ()


class Reports:
    """All reports of a server."""

    def __init__(self, store: Store) -> None:
        """Keep them in a store."""
        self.store = store
        self.day = 0
        self.sent: Counter[str] = Counter()

    async def make(self, by: Owner, place: str, kind: str, whom: Reported, words: str) -> None:
        """Report somebody, in a few words."""
        if kind not in KINDS:
            raise BadCommand("error-report")
        self.count(place)
        mine = reports.c.by_whom == by.hash, reports.c.at > time.time() - DAY
        if (await self.store.read(select(func.count()).select_from(reports).where(*mine)))[0][0] >= MOST_A_DAY:
            raise TooMany("error-report-often")
        values = {
            "at": time.time(), "kind": kind, "by_whom": by.hash, "whom": whom.owner, "name": whom.name,
            "table_id": whom.table, "seat": whom.seat, "words": clean(words, LONGEST_REMARK, lines=True),
            "context": msgspec.json.encode(whom.context).decode(),
        }  # fmt: skip
        await self.store.carry_out(insert(reports).values(values))

    def count(self, place: str) -> None:
        """Count a report from a network, or refuse it if it is one too many today."""
        day = int(time.monotonic() // DAY)
        if day != self.day:
            self.day = day
            self.sent.clear()
        if self.sent[place] >= MOST_FROM_PLACE:
            raise TooMany("error-report-often")
        self.sent[place] += 1

    async def at_table(self, table: Table, seat: int) -> Reported:
        """Return whoever sits at a seat of a table that strangers see, with what was said there lately."""
        chair = table.need_seat(seat)
        if chair.holder != "person" or not table.is_public:
            raise BadCommand("error-report")
        held = await self.store.keys_at(table.id)
        whom = next((key.hash for key in held if key.seat == seat and key.kind in OPENING), "")
        said = [Heard(each.at, each.name, each.text) for each in table.heard(seat) if each.text]
        return Reported(whom, chair.name, table.id, seat, tuple(said[-MOST_REMARKS:]))

    async def open(self) -> list[Report]:
        """Return the reports that nobody has dealt with yet, the oldest first."""
        wanted = select(reports).where(reports.c.closed_at.is_(None)).order_by(reports.c.id).limit(MOST_LISTED)
        return [report_in(row) for row in await self.store.read(wanted)]

    async def by(self, owner: str) -> list[Report]:
        """Return what somebody has reported."""
        wanted = select(reports).where(reports.c.by_whom == owner).order_by(reports.c.id)
        return [report_in(row) for row in await self.store.read(wanted)]

    async def close(self, id: int) -> Report:
        """Note that a report was dealt with; return it."""
        rows = await self.store.read(select(reports).where(reports.c.id == id))
        if not rows:
            raise BadCommand("error-report")
        await self.store.carry_out(update(reports).where(reports.c.id == id).values(closed_at=time.time()))
        return report_in(rows[0])


def report_in(row: Any) -> Report:
    """Return a report as it was stored."""
    context = msgspec.json.decode(row.context, type=tuple[Heard, ...])
    return Report(row.id, row.at, row.kind, row.by_whom, row.whom, row.name, row.table_id, row.seat, row.words, context)
