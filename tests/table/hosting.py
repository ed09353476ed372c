"""What tests of tables share: tables in memory, and houses that are opened and closed again."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from itertools import count
from typing import Any, TypeVar

import msgspec
import psycopg

import periplus
from periplus.kernel.action import Action
from periplus.kernel.errors import Refused
from periplus.kernel.luck import Luck, stretch
from periplus.table.commands import Decision
from periplus.table.crew import Crew
from periplus.table.entries import Acted, Chair, Entry, Made, Setting, Stale, What
from periplus.table.house import House
from periplus.table.notices import Herald
from periplus.table.store import Store
from periplus.table.table import Table
from tests.conformance.walks import said

T = TypeVar("T")

BEGIN = 1_000_000.0
"""When tables in memory are made; every entry comes one second later."""
SALT = "5a" * 32
OPEN = Chair("open")


# Tables in memory


def person(name: str) -> Chair:
    """Return the chair of a person."""
    return Chair("person", name)


def bot(name: str = "greedy") -> Chair:
    """Return the chair of a bot."""
    return Chair("bot", bot=name)


def people(count: int) -> tuple[Chair, ...]:
    """Return the chairs of so many people."""
    return tuple(person(name) for name in ("Ada", "Bob", "Cleo", "Dido", "Enna")[:count])


def setting(game: str, *chairs: Chair, bot_delay: float = 0.0, **more: Any) -> Setting:
    """Return a setting in which bots do not wait."""
    return Setting(game=game, chairs=chairs, bot_delay=bot_delay, **more)


def table_of(wanted: Setting, seed: int = 1) -> Table:
    """Set up a table with known luck."""
    return Table("t", made(wanted, seed))


def made(wanted: Setting, seed: int = 1) -> Entry:
    """Return the first entry of a table with known luck."""
    game = periplus.game(wanted.game)
    what = Made(setting=wanted, rules=game.rules, box=game.box_digest, seed=stretch(seed).hex(), salt=SALT)
    return Entry("made", BEGIN, what)


def after(table: Table, *happened: What, at: float | None = None) -> Table:
    """Return a table after some things have happened, each a second later or all at a given time."""
    for what in happened:
        table = table.then(Entry(f"c{table.seq}", table.at + 1 if at is None else at, what))
    return table


def acts(table: Table, seat: int, action: str) -> Table:
    """Let a seat decide."""
    return after(table, Acted(seat, table.answered[seat], action))


def play_on(table: Table, until: Callable[[Table], bool], luck: Luck, prefer: str = "-") -> Table:
    """Let everybody decide at random (or as preferred, where that is allowed) until something holds."""
    while not until(table):
        asked = table.awaited()
        seat = asked[luck.below(len(asked))]
        table = acts(table, seat, str(choice(table, seat, luck, prefer)))
    return table


def choice(table: Table, seat: int, luck: Luck, prefer: str = "-") -> Action:
    """Return what a seat decides: something that begins as preferred, or anything."""
    preferred = [action for action in table.state.legal_actions(seat) if str(action).startswith(prefer)]
    return preferred[0] if preferred else said(table.state, seat, luck)


def snapshot(table: Table) -> dict[str, Any]:
    """Return all that a table is, as data that shares nothing with it."""
    seats: list[int | None] = [None, *range(table.seats)]
    play = table.play
    return {
        "seq": table.seq,
        "times": [table.at, table.moved_at, *table.asked_at],
        "ids": dict(table.ids),
        "chairs": [msgspec.to_builtins(chair) for chair in table.chairs],
        "stage": table.stage,
        "state": None if play is None else play.state.to_json(),
        "decisions": [] if play is None else [(seat, str(action)) for seat, action in play.decisions],
        "undo": [table.may_undo(seat) for seat in range(table.seats)],
        "lines": [(line.version, line.at, [line.seen_by(seat).to_json() for seat in seats]) for line in table.lines],
        "chapters": [each.to_json() for each in table.chapters],
        "closings": {at: (each.chapter.to_json(), each.standings.to_json()) for at, each in table.closings.items()},
        "remarks": [tuple(remark) for remark in table.remarks],
        "answered": table.answered[:],
        "decided": table.decided[:],
        "moves": table.moves,
        "hurried": table.hurried,
        "wishes": [msgspec.to_builtins(wishes) for wishes in table.wishes],
        "held": table.held[:],
        "openings": table.openings[:],
        "rematch": table.rematch,
        "duty": table.duty(),
        "delay": table.delay(),
        "deadlines": [table.deadline(seat) for seat in range(table.seats)],
        "summary": table.summary(),
    }


# Houses


class LongCrew(Crew):
    """A crew that many houses share, one after the other."""

    def start(self) -> None:
        """Wait until somebody is asked."""

    def dismiss(self) -> None:
        """Stay on."""

    def go_home(self) -> None:
        """Stop."""
        super().dismiss()


def run(work: Coroutine[Any, Any, T], seconds: float = 120.0) -> T:
    """Do something asynchronous, but not for ever."""

    async def in_time() -> T:
        async with asyncio.timeout(seconds):
            return await work

    return asyncio.run(in_time())


class KnownHouse(House):
    """A house whose tables have the same luck whenever a test runs."""

    def __init__(self, *things: Any) -> None:
        """Count the tables."""
        super().__init__(*things)
        self.seeds = count(1)

    def seed(self) -> bytes:
        """Return the luck of the next table."""
        return stretch(next(self.seeds))


@asynccontextmanager
async def open_house(
    url: str, crew: Crew, bots: Sequence[str] = (), herald: Herald | None = None, forget: int = 0
) -> AsyncIterator[House]:
    """Open a house, and close it again."""
    house = KnownHouse(Store(url), crew, herald or Herald("http://example.org"), bots, forget)
    await house.open()
    try:
        yield house
    finally:
        await house.close()


@asynccontextmanager
async def two_houses(url: str, crew: Crew, herald: Herald | None = None) -> AsyncIterator[tuple[House, House]]:
    """Open two houses at one database of PostgreSQL, and wait until they hear each other."""
    async with open_house(url, crew, herald=herald) as one, open_house(url, crew, herald=herald) as other:
        await listening(url, 2)
        yield one, other


async def listening(url: str, houses: int) -> None:
    """Wait until so many houses listen to the bell of a database."""
    asked = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'"
    async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:

        async def all_do() -> bool:
            found = await (await connection.execute(asked)).fetchone()
            return found == (houses,)

        await soon(all_do)


async def soon(holds: Callable[[], bool] | Callable[[], Awaitable[bool]], seconds: float = 30.0) -> None:
    """Wait until something holds; fail if it does not in time."""
    until = time.monotonic() + seconds
    while True:
        found = holds()
        if found if isinstance(found, bool) else await found:
            return
        assert time.monotonic() < until, "it has not come about"
        await asyncio.sleep(0.01)


numbers = count(1)


def fresh_id() -> str:
    """Return the id of a command that was never given before."""
    return f"command-{next(numbers)}"


async def decide(house: House, id: str, seat: int, action: str, command: str = "") -> Table:
    """Let a person decide."""
    table = (await house.live(id)).table
    return await house.do(id, Decision(seat, table.answered[seat], table.game.parse(action)), command or fresh_id())


async def play_through(house: House, id: str, luck: Luck, most: int = 10_000, others: Sequence[House] = ()) -> None:
    """Let people decide at random until the game is over, or so often; each decision through the next of the houses."""
    houses = [house, *others]
    for number in range(most):
        live = await house.live(id)
        while not live.table.people_awaited() and live.table.stage == "playing":
            changed = live.changed
            async with asyncio.timeout(30):
                await changed.wait()
        if live.table.stage != "playing":
            return
        asked = live.table.people_awaited()
        seat = asked[luck.below(len(asked))]
        what = Decision(seat, live.table.answered[seat], choice(live.table, seat, luck))
        with suppress(Stale, Refused):  # a bot traded meanwhile
            await houses[number % len(houses)].do(id, what, fresh_id())


def synchronous(url: str) -> str:
    """Return an address for a plain connection."""
    return url.replace("postgresql:", "postgresql+psycopg:")
