"""What a move costs: every game with several numbers of live pages, on several servers, in one run of two minutes.

Each server holds tables of every kind; stretches of moves go through all kinds and all servers in turn, so that a slow
spell of the machine touches all of them.  What counts is the processor time of the server, divided by the moves.  With
no page open, programs play: each asks what it may do, and decides.  Games begin with tables near their beginning, in
their middle and near their end, as steps differ in how many have a choice and in what is shown.
"""

import asyncio
import gc
import os
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import cache
from math import ceil
from pathlib import Path
from statistics import fmean

from bench.crowd import Crowd, Desk, Times
from bench.deal import PROGRESS, Dealt, deal, stops, write
from bench.peer import Peer
from bench.programs import Programs
from bench.server import Server

import periplus

PAGES = (0, 4, 5, 6)
TABLES = 6
RATE = 20.0
SECONDS = 3.0
ROUNDS = 2
WARM = 0.5
"""Seconds of moves before those that count."""
PAUSE = 0.2
KIB = 1024


@dataclass(frozen=True)
class Kind:
    """A kind of table: its game and how many pages are open; if none is, programs play."""

    game: str
    pages: int

    @property
    def seats(self) -> int:
        """How many play; the others watch."""
        return min(self.pages or 4, max(periplus.game(self.game).seats))


@cache
def dealt(kind: Kind) -> list[Dealt]:
    """Deal tables of a kind, the same for every server."""
    middle, around = (each * kind.seats for each in PROGRESS[kind.game])
    watchers = max(0, kind.pages - kind.seats)
    return deal(kind.game, kind.seats, stops(TABLES, middle, around), f"{kind}", watchers)


KINDS = [Kind(game, pages) for game in PROGRESS for pages in PAGES]
PEERS = [Kind("", pages) for pages in PAGES if pages]


@dataclass
class Cost:
    """What moves at tables of one kind have taken so far."""

    cpu: float = 0.0
    times: Times = field(default_factory=Times)
    a_table: float = 0.0
    a_page: float = 0.0

    def add(self, cpu: float, times: Times) -> None:
        """Add a stretch of moves."""
        self.cpu += cpu
        self.times.everybody += times.everybody
        self.times.pushes += times.pushes
        self.times.faults += times.faults

    def begin(self) -> None:
        """Forget the moves that were made to warm up."""
        self.cpu, self.times = 0.0, Times()

    def figures(self) -> list[float]:
        """Return milliseconds a move, p95 until all were told, bytes a push, and KiB a table and a page."""
        told = sorted(self.times.everybody) or [float("nan")]
        size = fmean(size for _, size in self.times.pushes) if self.times.pushes else float("nan")
        p95 = told[ceil(len(told) * 0.95) - 1]
        memory = [each / KIB if each else float("nan") for each in (self.a_table, self.a_page)]
        return [self.cpu * 1000 / len(told), p95, size, *memory]


class Ours:
    """A server of ours, with tables of every kind."""

    kinds = KINDS

    def __init__(self, name: str, python: str, db: str, folder: Path, workers: int) -> None:
        """Name the interpreter and the database."""
        self.name = name
        self.db = db
        self.server = Server(python, db, folder, workers)
        self.programs: dict[Kind, Programs] = {}

    async def open(self, costs: dict[Kind, Cost]) -> None:
        """Write all tables, start, and note what memory pages take while those of all kinds are open."""
        for kind in self.kinds:
            await write(self.db, dealt(kind))
        self.server.start()
        self.programs = {kind: Programs(self.server.port, dealt(kind), 1) for kind in self.kinds if not kind.pages}
        crowds = [await self.weigh(kind, costs[kind]) for kind in self.kinds if kind.pages]
        for crowd in crowds:
            crowd.leave(crowd.desks[:])

    async def play(self, kind: Kind, cost: Cost, seconds: float) -> None:
        """Make moves at the tables of one kind, and add what they took; no page of another kind is open meanwhile."""
        crowd = self.crowd(kind)
        await crowd.sit_down(range(kind.pages))
        before = self.server.cpu()
        times = await (self.programs.get(kind) or crowd).play(RATE, seconds)
        cost.add(self.server.cpu() - before, times)
        crowd.leave(crowd.desks[:])
        await asyncio.sleep(PAUSE)

    def crowd(self, kind: Kind) -> Crowd:
        """Return the people at tables of one kind, who have yet to sit down."""
        cookies = [(each.table.id, [f"periplus={secret}" for secret in each.secrets]) for each in dealt(kind)]
        return Crowd(self.server.port, [Desk(id, mine, kind.seats) for id, mine in cookies], 1)

    async def weigh(self, kind: Kind, cost: Cost) -> Crowd:
        """Open all pages, and note what memory they take, apart from those of the first table."""
        crowd, memory = self.crowd(kind), []
        desks, crowd.desks = crowd.desks, crowd.desks[:1]
        await crowd.sit_down(range(kind.pages))
        crowd.desks = desks[1:]
        for pages in (range(0), range(1), range(1, kind.pages)):
            await crowd.sit_down(pages)
            memory.append(self.server.memory())
        crowd.desks = desks
        cost.a_page = (memory[2] - memory[1]) / ((TABLES - 1) * (kind.pages - 1))
        cost.a_table = (memory[1] - memory[0]) / (TABLES - 1) - cost.a_page
        return crowd

    async def stop(self) -> None:
        """Stop the server."""
        self.server.stop()


class Theirs:
    """The peer, with as many people at each table."""

    kinds = PEERS

    def __init__(self) -> None:
        """Start it."""
        self.peer = Peer()
        self.name = self.peer.name

    async def open(self, costs: dict[Kind, Cost]) -> None:
        """Let everybody sit down, first at one table of each kind, and note what memory the others take."""
        for kind in self.kinds:
            await self.peer.at(kind.pages).ask("sit 1")
        for kind in self.kinds:
            before = self.peer.memory()
            await self.peer.at(kind.pages).ask(f"sit {TABLES - 1}")
            costs[kind].a_table, costs[kind].a_page = (self.peer.memory() - before) / (TABLES - 1), 0.0

    async def play(self, kind: Kind, cost: Cost, seconds: float) -> None:
        """Make moves at the tables of one kind, and add what they took."""
        before = self.peer.cpu()
        times = await self.peer.at(kind.pages).play(RATE, seconds)
        cost.add(self.peer.cpu() - before, times)

    async def stop(self) -> None:
        """Stop it."""
        await self.peer.stop()


Costs = dict[str, dict[Kind, Cost]]


async def compare(contenders: Sequence[Ours | Theirs], seconds: float = SECONDS) -> Costs:
    """Let all contenders play tables of every kind in turn; return what that took."""
    costs = {each.name: {kind: Cost() for kind in each.kinds} for each in contenders}
    opened: list[Ours | Theirs] = []
    try:
        for each in contenders:
            opened.append(each)
            await each.open(costs[each.name])
        gc.collect()
        gc.freeze()
        for number in range(ROUNDS + 1):
            for contender, kind in turns(contenders):
                cost = costs[contender.name][kind]
                await contender.play(kind, cost, seconds if number else WARM)
                if not number:
                    cost.begin()
    finally:
        for each in opened:
            await each.stop()
    return costs


def turns(contenders: Sequence[Ours | Theirs]) -> Iterator[tuple[Ours | Theirs, Kind]]:
    """Return who plays tables of which kind next: the same kind on all servers, one after the other."""
    for kind in [*KINDS, *PEERS]:
        yield from ((each, kind) for each in contenders if kind in each.kinds)


async def run(pythons: Sequence[str], db: str, workers: int, peer: bool, seconds: float) -> Costs:
    """Measure the servers of some interpreters, and the peer."""
    with tempfile.TemporaryDirectory() as top, ExitStack() as stack:
        contenders: list[Ours | Theirs] = [Theirs()] if peer else []
        for number, python in enumerate(pythons):
            folder = Path(top) / str(number)
            folder.mkdir()
            name = "Periplus" if len(pythons) == 1 else f"{number + 1}: {os.path.relpath(python)}"
            url = database(db, folder, stack)
            contenders.append(Ours(name, python, url, folder, workers))
        return await compare(contenders, seconds)


def database(db: str, folder: Path, stack: ExitStack) -> str:
    """Return the address of a new database: a file, or one on a server of PostgreSQL that is started for it."""
    if db != "postgresql":
        return f"sqlite:///{folder / 'tables.db'}"
    from tests.table.postgres import Postgres

    server = Postgres()
    stack.callback(server.stop)
    return server.url(server.new_database())


def table(costs: Costs) -> str:
    """Return what was measured as a table for documents."""
    lines = [
        "| game | live pages | server | ms a move | p95 told, ms | bytes a push | KiB a table | KiB a page |",
        "| --- | ---: | --- | ---: | ---: | ---: | ---: | ---: |",
    ]
    for kind in [*KINDS, *PEERS]:
        for name, found in costs.items():
            if kind in found:
                shown = " | ".join("–" if figure != figure else f"{figure:.{place}f}" for figure, place in zip(
                    found[kind].figures(), (1, 0, 0, 0, 0), strict=True))  # fmt: skip
                lines.append(f"| {kind.game or 'its own'} | {kind.pages or 'programs'} | {name} | {shown} |")
    faults = [f"FAULT {fault}" for found in costs.values() for cost in found.values() for fault in cost.times.faults]
    return "\n".join([*lines, *faults[:10]])
