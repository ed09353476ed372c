"""Measure what telling everybody of a move costs the server, without sockets, the store, or bots.

    python -m bench.push                        a whole game of each room, with a page open at every seat
    python -m bench.push --game neptun --profile
    python -m bench.push --source OTHER/src     the sources of another version, to compare; take turns with it

The decisions are those of ``greedy``, the same in every run. After each, every page is told as it is by the server:
looked at, rendered, put into an event and compressed. Processor time is counted for the move itself and for that;
bytes before compression, by the place on the page that they are for.
"""

import argparse
import asyncio
import cProfile
import os
import pstats
import re
import sys
import tempfile
import time
import tracemalloc
import zlib
from collections import Counter
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any

if "--source" in sys.argv:
    sys.path.insert(0, os.path.abspath(sys.argv[sys.argv.index("--source") + 1]))

from litestar import Request

import periplus
from periplus.bots.bot import ask, begin
from periplus.bots.load import load_bot
from periplus.kernel.luck import luck_from, stretch
from periplus.table.crew import Crew
from periplus.table.entries import Acted, Chair, Entry, Made, Setting
from periplus.table.house import House
from periplus.table.keys import Holder
from periplus.table.live import Live
from periplus.table.notices import Herald
from periplus.table.store import Store
from periplus.table.table import Table
from periplus.web.desk import Desk
from periplus.web.events import event_stream
from periplus.web.tables import pushes

SEATS = {"neptun": 4, "mare_nostrum": 5, "parthenon": 6}
NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eve", "Finn")
SECRET = "x" * 40
PARTIAL = re.compile(r'<hx-partial hx-target="#([\w-]+)"[^>]*>.*?</hx-partial>', re.DOTALL)


class Hall(House):
    """A house with one table, in memory."""

    live_table: Live

    async def live(self, id: str) -> Live:
        """Return the table."""
        return self.live_table


def table_of(game: str, seats: int, seed: int) -> Table:
    """Set up a table with people at every seat."""
    opened = periplus.game(game)
    setting = Setting(game=game, chairs=tuple(Chair("person", name) for name in NAMES[:seats]))
    what = Made(setting=setting, rules=opened.rules, box=opened.box_digest, seed=stretch(seed).hex(), salt="5a" * 32)
    return Table("t", Entry("made", 1_000_000.0, what))


def decisions(table: Table, most: int) -> list[tuple[int, str]]:
    """Return what greedy decides at every seat, up to so many decisions."""
    s, seat, made = table.state.copy(), -1, list[tuple[int, str]]()
    bots = [begin(load_bot("greedy"), luck_from(at)) for at in range(table.seats)]
    while not s.is_over and len(made) < most:
        seat = s.next_actor(seat)
        action = ask(bots[seat], s, seat)
        made.append((seat, str(action)))
        s.apply(seat, action)
    return made


def request_of(seat: int, accepts: str) -> Any:
    """Return the request with which a page opens its stream."""
    headers = [(b"accept-encoding", accepts.encode()), (b"cookie", f"periplus={SECRET}{seat}".encode())]
    app = SimpleNamespace(state={"home": "http://example.org"})
    scope: Any = {"type": "http", "method": "GET", "path": "/", "headers": headers, "state": {}, "litestar_app": app}
    return Request(scope)


class Page:
    """A page that is open: its stream, and what it was sent."""

    def __init__(self, house: House, live: Live, seat: int, accepts: str) -> None:
        """Open the stream."""
        request = request_of(seat, accepts)
        desk = Desk(house, request, live, Holder("t", (seat,), seat == 0))
        stream = event_stream(request, pushes(desk, seat))
        events: Any = stream.iterator
        self.events: AsyncIterator[bytes] = aiter(events)
        self.unpack = unpacked(stream.headers.get("Content-Encoding"))
        self.sent = 0
        self.plain: Counter[str] = Counter()

    async def told(self) -> bytes:
        """Wait for the next event."""
        return await anext(self.events)

    def count(self, event: bytes) -> None:
        """Count an event."""
        self.sent += len(event)
        text = self.unpack(event).decode()
        for found in PARTIAL.finditer(text):
            self.plain[kind_of(found[1])] += len(found[0].encode())


def unpacked(coding: str | None) -> Any:
    """Return what decompresses a stream."""
    if coding == "gzip":
        return zlib.decompressobj(16 + zlib.MAX_WBITS).decompress
    return lambda event: event


def kind_of(name: str) -> str:
    """Return the kind of a place: that of its panel, without numbers."""
    return re.sub(r"[-_]?\d.*", "", name).split("_")[0]


async def measure(game: str, store: Store, args: argparse.Namespace) -> None:
    """Play a game, tell everybody, and print what it took."""
    seats = args.seats or SEATS[game]
    table = table_of(game, seats, args.seed)
    played = decisions(table, args.decisions)
    house = Hall(store, Crew(0), Herald("http://example.org"))
    house.live_table = live = Live(table)
    tracemalloc_begun = memory(args)
    pages = [Page(house, live, seat, args.accepts) for seat in range(seats)]
    for page in pages:
        page.count(await page.told())
        page.plain.clear()
        page.sent = 0
    first = memory(args)
    moved = told = 0.0
    profile = cProfile.Profile() if args.profile else None
    for seat, action in played:
        begun = time.process_time()
        entry = Entry(f"c{live.table.seq}", live.table.at + 1, Acted(seat, live.table.answered[seat], action))
        live.take(live.table.then(entry))
        after = time.process_time()
        if profile:
            profile.enable()
        events = [await page.told() for page in pages]
        if profile:
            profile.disable()
        end = time.process_time()
        moved, told = moved + after - begun, told + end - after
        for page, event in zip(pages, events, strict=True):
            page.count(event)
    count, plain = len(played), sum((page.plain for page in pages), Counter[str]())
    events_sent = count * seats
    print(
        f"{game:13} {seats} pages, {count} moves: {moved / count * 1000:.2f} ms a move and "
        f"{told / count * 1000:.2f} ms to tell all; a page and move {sum(plain.values()) / events_sent:.0f} bytes, "
        f"{sum(page.sent for page in pages) / events_sent:.0f} compressed"
    )
    if args.memory:
        print(f"{'':13} {(first - tracemalloc_begun) / seats / 1024:.0f} KiB a page")
    if args.bytes:
        for name, size in plain.most_common(14):
            print(f"{'':13} {size / events_sent:8.0f} bytes {name}")
    if profile:
        pstats.Stats(profile).sort_stats(args.profile).print_stats("periplus|zlib|jinja|msgspec|template", 60)


async def with_store(game: str, args: argparse.Namespace) -> None:
    """Measure with an empty database."""
    with tempfile.TemporaryDirectory() as folder:
        store = Store(f"sqlite:///{folder}/tables.db")
        await store.open()
        await measure(game, store, args)
        await store.close()


def memory(args: argparse.Namespace) -> int:
    """Return the bytes in use."""
    if not args.memory:
        return 0
    if not tracemalloc.is_tracing():
        tracemalloc.start()
    return tracemalloc.get_traced_memory()[0]


def main() -> None:
    """Read the command line, and measure."""
    parser = argparse.ArgumentParser(description="Measure what telling everybody of a move costs.")
    parser.add_argument("--game", choices=[*SEATS])
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--decisions", type=int, default=400, help="at most so many")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--accepts", default="gzip", help="what browsers say that they accept")
    parser.add_argument("--bytes", action="store_true", help="show where the bytes go")
    parser.add_argument("--memory", action="store_true", help="show what a page takes (slow)")
    parser.add_argument("--profile", nargs="?", const="tottime", help="show where the time goes, sorted by this")
    parser.add_argument("--source", help="the sources of another version")
    args = parser.parse_args()
    for game in [args.game] if args.game else SEATS:
        asyncio.run(with_store(game, args))


if __name__ == "__main__":
    main()
