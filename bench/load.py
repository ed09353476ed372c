"""Load a real server as browsers do, and measure how long a move takes to reach every screen.

    python bench/load.py                     200 tables of four people, 40 actions a second
    python bench/load.py --game parthenon --seats 6
    python bench/load.py --find-limit        raise the rate until the server no longer keeps up
    python bench/load.py --python PYTHON     the server of another interpreter that imports Periplus
    python bench/load.py --db postgresql://USER@HOST/NAME

People open tables and join them through the pages; then the server is stopped, every game is brought to its middle in
the database, and the server is started again.  Every person holds the stream of the page open; a person who is asked
picks one of the actions that the stream has shown and sends it as the page does.  Moves come at random times (Poisson),
not in step, and where a game asks several people they do not wait for each other: an action that came too late (409),
or that is no longer allowed (422), is counted apart.  Two times are measured from sending: until the answer arrives,
and until the streams of everybody at the table have shown the move.  Then all but one table fall silent and moves are
made one at a time.  The server and all clients, which are one process, share the machine.  The exit code is 1 if an aim
is missed.  Linux only.

The weight of a push is its bytes in the stream, compressed.  Pushes are put in order by how far their games have come
and cut into thirds; if the last third weighs more, pushes grow with the game.  Long games therefore begin with some
tables far from their middle (--spread); between two thirds the phase of the game may differ as well.
"""

import argparse
import asyncio
import gc
import html
import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import ceil
from pathlib import Path
from statistics import fmean, median
from typing import Any
from urllib.parse import urlencode

import httpx

import periplus
from periplus.table.entries import Acted, Entry
from periplus.table.store import Change, Store
from periplus.table.table import replayed
from periplus.table.tables import row_of

TOP = Path(__file__).parents[1]
COMPILED = TOP / ".venv-compiled" / "bin" / "python"
READY = TOP / ".venv-compiled" / ".ready"
SEATS = 4
PROGRESS = {"neptun": (15, 0), "mare_nostrum": (120, 90), "parthenon": (140, 120)}
"""Decisions that each person has made when the load begins, and how many fewer or more at the furthest tables."""
GUESTS = ("Bob", "Cleo", "Dan", "Eve", "Finn")
PATIENCE = 30.0
LOST = 5.0
"""Seconds after which a move that has not reached everybody counts as lost."""
SLOW = 150.0
"""Milliseconds: the server keeps up while 95 of 100 moves reach everybody sooner."""
STEP = 1.25
"""How much higher each rate is than the one before when looking for the limit."""
LONE_MOVES = 100
LONE_PAUSE = 0.05
FULL = 0.8
"""A core, or the disk, that is busy for this share of the time is the bottleneck."""
TICKS = os.sysconf("SC_CLK_TCK")
AIMS = {("load", "p95"): SLOW, ("lone", "p50"): 20.0, ("lone", "p95"): 50.0}
"""The milliseconds within which a move must reach everybody."""

AWAITED = re.compile(rb'data-awaited="(yes|no)"')
DECISION = re.compile(rb'id="act-\d-(\d+)"')
CHOICE = re.compile(rb'name="action" value="([^"]*)"')
SEEN = re.compile(rb'name="(seen:[^"]*)" value="([^"]*)"')
SEQUENCE = re.compile(rb'name="command" value="(\d+)"')


# The server


class Server:
    """``periplus serve`` in its own process."""

    def __init__(self, python: str, db: str, folder: Path) -> None:
        """Name the interpreter, the database and a folder for the log."""
        program = os.path.abspath(shutil.which(python) or python)
        self.command = [program, "-m", "periplus", "serve", "--rate", "1000000", "--db", db, "--port"]
        self.folder = folder
        self.port = 0
        self.process: subprocess.Popen[str]

    def start(self) -> None:
        """Start, on the same port as before, and wait until the server is ready."""
        with (self.folder / "server.log").open("a") as log:
            self.process = subprocess.Popen(
                [*self.command, str(self.port)], stdout=subprocess.PIPE, stderr=log, text=True, cwd=self.folder,
                env={**os.environ, "PERIPLUS_LANG": "en"},
            )  # fmt: skip
        assert self.process.stdout is not None
        found = re.search(r"http://127.0.0.1:(\d+)", self.process.stdout.readline())
        if found is None:
            sys.exit(f"the server did not start: {self.log()}")
        self.port = int(found[1])

    def stop(self) -> None:
        """Stop it politely."""
        self.process.send_signal(signal.SIGINT)
        self.process.wait(PATIENCE)

    def log(self) -> str:
        """Return what it has complained about."""
        return (self.folder / "server.log").read_text()

    def cpu(self) -> float:
        """Return the seconds of processor time it has used so far."""
        stat = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(stat[11]) + int(stat[12])) / TICKS

    def memory(self) -> int:
        """Return the bytes it holds in memory."""
        found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{self.process.pid}/status").read_text())
        assert found is not None
        return int(found[1]) * 1024


def machine_cpu() -> float:
    """Return the seconds of processor time that all programs on the machine have used so far."""
    user, nice, system, _, _, interrupts, soft = Path("/proc/stat").read_text().split()[1:8]
    return sum(int(each) for each in (user, nice, system, interrupts, soft)) / TICKS


def flush_time(folder: Path) -> float:
    """Return the seconds that the disk takes to store a small change durably, which every move must wait for."""
    times = []
    with tempfile.TemporaryFile(dir=folder) as file:
        for _ in range(20):
            file.write(bytes(4096))
            file.flush()
            begun = time.perf_counter()
            os.fdatasync(file.fileno())
            times.append(time.perf_counter() - begun)
    return median(times)


# The clients: raw sockets, as HTTP libraries would cost more than the server being measured


class Stream(asyncio.Protocol):
    """The stream of one page: remembers what may be done, and tells the table about every event."""

    def __init__(self, desk: "Desk", seat: int) -> None:
        """Belong to a seat of a table."""
        self.desk = desk
        self.seat = seat
        self.opened = asyncio.get_running_loop().create_future()  # done with the first event
        self.headed = False
        self.buffer = bytearray()
        self.event = bytearray()
        self.weight = 0  # bytes of the event so far, compressed
        self.unpack = zlib.decompressobj(zlib.MAX_WBITS | 16)
        self.asked = self.busy = False
        self.decision = b""
        self.actions: list[bytes] = []
        self.seen: list[tuple[bytes, bytes]] = []  # what the form says that each action would do
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the stream."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        path = f"/table/{self.desk.id}/stream?seat={self.seat + 1}"
        transport.write(head("GET", path, self.desk.cookies[self.seat]) + b"Accept-Encoding: gzip\r\n\r\n")

    def data_received(self, data: bytes) -> None:
        """Unpack the chunks that have arrived; events end with an empty line."""
        self.buffer += data
        if not self.headed:
            begin = self.buffer.find(b"\r\n\r\n")
            if begin < 0:
                return
            assert self.buffer.startswith(b"HTTP/1.1 200"), bytes(self.buffer[:200])
            del self.buffer[: begin + 4]
            self.headed = True
        while (end := self.buffer.find(b"\r\n")) >= 0:
            size = int(self.buffer[:end], 16)
            if len(self.buffer) < end + size + 4:
                return
            self.event += self.unpack.decompress(self.buffer[end + 2 : end + 2 + size])
            self.weight += size
            del self.buffer[: end + size + 4]
            if self.event.endswith((b"\n\n", b"\r\n\r\n")):
                self.hear(bytes(self.event))
                self.event.clear()
                self.weight = 0

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting for a stream that does not begin."""
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the stream did not begin"))

    def hear(self, event: bytes) -> None:
        """Take in an event: its number, and what this seat is asked and may do if that has changed."""
        if not event.startswith(b"id: "):
            return
        number = int(event[4 : event.index(b"\n")])
        if awaited := AWAITED.search(event):
            self.asked = awaited[1] == b"yes"
        begin = event.find(b'hx-target="#choice"')
        if begin >= 0:
            choice = event[begin : event.index(b"</hx-partial>", begin)]
            decision = DECISION.search(choice)
            self.decision = b"" if decision is None else decision[1]
            self.actions, self.seen = CHOICE.findall(choice), SEEN.findall(choice)
        self.desk.heard(self.seat, number, self.weight)
        if not self.opened.done():
            self.opened.set_result(None)

    def form(self, action: bytes) -> str:
        """Return the form of the page with one of its actions chosen."""
        fields = [(b"seat", b"%d" % (self.seat + 1)), (b"decision", self.decision), (b"action", action), *self.seen]
        return urlencode({html.unescape(name.decode()): html.unescape(value.decode()) for name, value in fields})


class Caller(asyncio.Protocol):
    """A connection for commands, one at a time, open until the server closes it."""

    def __init__(self, idle: "list[Caller]") -> None:
        """Belong to those that can be used again."""
        self.idle = idle
        self.buffer = bytearray()
        self.answer: asyncio.Future[bytes] | None = None
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Hold the connection."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        """Leave those that can be used again."""
        if self in self.idle:
            self.idle.remove(self)
        if self.answer is not None:
            self.answer.set_exception(ConnectionError("closed in the middle of a command"))

    def data_received(self, data: bytes) -> None:
        """Hand over the answer when it is whole."""
        self.buffer += data
        body = self.buffer.find(b"\r\n\r\n") + 4
        if body < 4:
            return
        length = re.search(rb"(?i)content-length: (\d+)", self.buffer[:body])
        assert length is not None
        if self.answer is not None and len(self.buffer) >= body + int(length[1]):
            self.answer.set_result(bytes(self.buffer))
            self.answer = None
            self.buffer.clear()
            self.idle.append(self)


def head(method: str, path: str, cookie: str) -> bytes:
    """Return the head of a request, without the empty line."""
    return f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {cookie}\r\n".encode()


class Desk:
    """One table with its people, and the moves that are under way."""

    def __init__(self, id: str, cookies: Sequence[str]) -> None:
        """Name the table and the cookies of its people."""
        self.id = id
        self.cookies = cookies
        self.streams: list[Stream] = []
        self.events: list[tuple[int, int, float]] = []  # seat, number and time of what came since a move was sent
        self.pushes: list[tuple[int, int]] = []  # decisions so far, and bytes
        self.news = asyncio.Event()

    def heard(self, seat: int, number: int, weight: int) -> None:
        """Note that an event has reached a seat; its number counts everybody who sat down, then the decisions."""
        self.pushes.append((number - len(self.cookies), weight))
        if self.is_busy():
            self.events.append((seat, number, time.perf_counter()))
            self.news.set()

    def is_busy(self) -> bool:
        """Say whether a move is under way."""
        return any(each.busy for each in self.streams)

    def ready(self) -> list[Stream]:
        """Return those who are asked and have not just decided."""
        return [each for each in self.streams if each.asked and each.actions and not each.busy]

    def reached_all(self, sequence: int) -> float | None:
        """Return when a move reached the last seat; None if it has not yet."""
        first: dict[int, float] = {}
        for seat, number, at in self.events:
            if number >= sequence:
                first.setdefault(seat, at)
        return max(first.values()) if len(first) == len(self.streams) else None


@dataclass
class Times:
    """What a stretch of moves took, in milliseconds, how many were due, what went wrong, and what was pushed."""

    due: int = 0
    stale: int = 0
    refused: int = 0
    answered: list[float] = field(default_factory=list)
    everybody: list[float] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    pushes: list[tuple[int, int]] = field(default_factory=list)

    def complain(self, action: bytes, answer: bytes) -> None:
        """Count an action that was not done."""
        if answer.startswith(b"HTTP/1.1 409"):
            self.stale += 1
        elif answer.startswith(b"HTTP/1.1 422"):
            self.refused += 1
        else:
            self.faults.append(f"{action.decode()}: {answer[:200].decode()}")


class Crowd:
    """All people at all tables."""

    def __init__(self, port: int, desks: Sequence[Desk], seed: int) -> None:
        """Know where the server is."""
        self.port = port
        self.desks = list(desks)
        self.idle: list[Caller] = []
        self.luck = random.Random(seed)
        self.tasks: set[asyncio.Task[None]] = set()

    async def sit_down(self, seats: Iterable[int]) -> None:
        """Open the streams of some seats at all tables, one after another."""
        for desk in self.desks:
            for seat in seats:
                await self.open_stream(desk, seat)

    async def open_stream(self, desk: Desk, seat: int) -> None:
        """Open the stream of one seat."""
        loop = asyncio.get_running_loop()
        _, stream = await loop.create_connection(lambda: Stream(desk, seat), "127.0.0.1", self.port)
        desk.streams.append(stream)
        await stream.opened

    def leave(self, desks: Sequence[Desk]) -> None:
        """Close the streams of some tables."""
        for desk in desks:
            for stream in desk.streams:
                stream.transport.close()
            self.desks.remove(desk)

    async def move(self, stream: Stream, times: Times) -> None:
        """Make one move, and measure it."""
        desk = stream.desk
        stream.busy = True
        action = self.luck.choice(stream.actions)
        try:
            sent, answer = await self.call(f"/table/{desk.id}/act", desk.cookies[stream.seat], stream.form(action))
            times.answered.append((time.perf_counter() - sent) * 1000)
            if not answer.startswith(b"HTTP/1.1 20"):
                times.complain(action, answer)
                return
            sequence = int(SEQUENCE.findall(answer)[-1])
            async with asyncio.timeout(LOST):
                while (at := desk.reached_all(sequence)) is None:
                    desk.news.clear()
                    await desk.news.wait()
            times.everybody.append((at - sent) * 1000)
        except (OSError, TimeoutError) as error:
            times.faults.append(f"{action.decode()}: {error!r}")
        finally:
            stream.busy = False
            if not desk.is_busy():
                desk.events.clear()

    async def call(self, path: str, cookie: str, body: str) -> tuple[float, bytes]:
        """Send a command as the page does; return when it was sent, and the answer."""
        loop = asyncio.get_running_loop()
        if self.idle:
            caller = self.idle.pop()
        else:
            _, caller = await loop.create_connection(lambda: Caller(self.idle), "127.0.0.1", self.port)
        caller.answer = answer = loop.create_future()
        more = (
            "HX-Request: true\r\nX-Streaming: yes\r\nSec-Fetch-Site: same-origin\r\n"
            f"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {len(body)}\r\n\r\n{body}"
        )
        sent = time.perf_counter()
        caller.transport.write(head("POST", path, cookie) + more.encode())
        return sent, await answer

    async def play(self, rate: float, seconds: float) -> Times:
        """Make moves at random times and random tables."""
        times, loop = Times(), asyncio.get_running_loop()
        for desk in self.desks:
            desk.pushes.clear()
        due = begun = loop.time()
        while due < begun + seconds:
            due += self.luck.expovariate(rate)
            await asyncio.sleep(max(0.0, due - loop.time()))
            times.due += 1
            ready = [streams for desk in self.desks if (streams := desk.ready())]
            if ready:
                task = asyncio.create_task(self.move(self.luck.choice(self.luck.choice(ready)), times))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)
            if loop.time() > begun + 2 * seconds:
                break  # far behind
        while self.tasks:
            await asyncio.wait(self.tasks)
        times.pushes = [push for desk in self.desks for push in desk.pushes]
        return times

    async def play_alone(self, moves: int) -> Times:
        """Make moves one at a time at one table after all others have left."""
        playing = [desk for desk in self.desks if desk.ready()]
        stays = playing[len(playing) // 2 :][:1]
        self.leave([desk for desk in self.desks if desk not in stays])
        await asyncio.sleep(2)
        times = Times()
        for _ in range(moves):
            ready = [stream for desk in stays for stream in desk.ready()]
            if not ready:
                break  # the game is over
            await self.move(self.luck.choice(ready), times)
            await asyncio.sleep(LONE_PAUSE)
        return times


# Before it begins


async def open_tables(home: str, game: str, seats: int, count: int) -> list[Desk]:
    """Let people open tables and join them through the pages; return the tables with their cookies."""
    async with httpx.AsyncClient(base_url=home, headers={"Sec-Fetch-Site": "same-origin"}, timeout=PATIENCE) as client:

        async def send(path: str, data: dict[str, str]) -> tuple[str, str]:
            client.cookies.clear()
            answer = await client.post(path, data=data)
            assert answer.status_code == 303, answer.text
            return answer.headers["location"], f"periplus={answer.cookies['periplus']}"

        desks = []
        for _ in range(count):
            who = {f"who-{seat}": "open" if seat else "me" for seat in range(seats)}
            path, cookie = await send("/new", {"game": game, "seats": str(seats), "name-0": "Ada", **who})
            page = await client.get(path, headers={"Cookie": cookie})
            links = re.findall(r"/join/[\w-]+", page.text)
            cookies = [cookie]
            for link, name in zip(links, GUESTS[: seats - 1], strict=True):
                cookies.append((await send(link, {"name": name}))[1])
            desks.append(Desk(path.rpartition("/")[2], cookies))
        return desks


def stops(tables: int, decisions: int, spread: int) -> list[int]:
    """Return how many decisions each game begins with, in even steps around the middle."""
    return [decisions + spread * (2 * table + 1 - tables) // tables for table in range(tables)]


async def bring_forward(db: str, desks: Sequence[Desk], decisions: Sequence[int], seed: int) -> None:
    """Bring every game to its middle, with some decisions at random, while the server is closed."""
    store, luck = Store(db), random.Random(seed)
    await store.open()
    for desk, last in zip(desks, decisions, strict=True):
        table = replayed(desk.id, await store.entries(desk.id))
        changes: list[Change] = []
        while len(changes) < last and (awaited := table.awaited()):
            seat = luck.choice(awaited)
            action = str(luck.choice(table.state.legal_actions(seat)))
            entry = Entry(f"forward:{len(changes)}", time.time(), Acted(seat, table.answered[seat], action))
            table = table.then(entry)
            changes.append(Change(row_of(table), entry))
        await store.append(*changes)
    await store.close()


# The report


def spread(values: Sequence[float]) -> dict[str, float]:
    """Return the middle and the slow end of some times."""
    ordered = sorted(values) or [float("nan")]
    return {f"p{part}": round(ordered[ceil(len(ordered) * part / 100) - 1], 1) for part in (50, 95, 99)}


def weights(pushes: Iterable[tuple[int, int]]) -> dict[str, Any]:
    """Return what pushes weigh in bytes, and by how far their games have come."""
    ordered = sorted(pushes)
    sizes = sorted(size for _, size in ordered) or [0]
    cuts = [len(ordered) * part // 3 for part in range(4)]
    thirds = [ordered[begin:end] for begin, end in pairwise(cuts) if begin < end]
    return {
        "count": len(ordered),
        "mean": round(fmean(sizes)),
        "p95": sizes[ceil(len(sizes) * 0.95) - 1],
        "most": sizes[-1],
        "thirds": [
            {"from": third[0][0], "to": third[-1][0], "mean": round(fmean(size for _, size in third))}
            for third in thirds
        ],
    }


async def stretch(server: Server, crowd: Crowd, rate: float, seconds: float) -> dict[str, Any]:
    """Play for a while; return what it took."""
    before = time.perf_counter(), server.cpu(), time.process_time(), machine_cpu()
    times = await crowd.play(rate, seconds)
    after = time.perf_counter(), server.cpu(), time.process_time(), machine_cpu()
    took, servers, own, machine = (late - early for early, late in zip(before, after, strict=True))
    return {
        "rate": round(rate, 1),
        "due": times.due,
        "moves": len(times.everybody),
        "reached": round(len(times.everybody) / took, 1),
        "answered": spread(times.answered),
        "everybody": spread(times.everybody),
        "server_cpu": round(servers / took, 3),
        "client_cpu": round(own / took, 3),
        "other_cpu": round(max(0.0, machine - servers - own) / took, 3),
        "server_ms_a_move": round(servers / max(1, len(times.everybody)) * 1000, 1),
        "stale": times.stale,
        "refused": times.refused,
        "faults": times.faults,
        "pushes": weights(times.pushes),
    }


def keeps_up(run: dict[str, Any]) -> bool:
    """Say whether moves reached everybody soon, and as many as were due, apart from those that came too late."""
    done = run["moves"] + run["stale"] + run["refused"]
    return bool(run["everybody"]["p95"] <= SLOW and done >= 0.95 * run["due"] and not run["faults"])


def limit_of(run: dict[str, Any], flush: float) -> str:
    """Return what was busy all the time, or closest to it."""
    cores, ours = os.cpu_count() or 1, run["server_cpu"] + run["client_cpu"]
    shares = {
        "the server's core": run["server_cpu"],
        "the clients' core": run["client_cpu"],
        "the disk": run["reached"] * flush,
        "other programs on this machine": run["other_cpu"] / max(0.01, cores - ours),
    }
    most = max(shares, key=lambda name: shares[name])
    listed = ", ".join(f"{name} {share:.0%}" for name, share in shares.items())
    return f"{most if shares[most] >= FULL else 'nothing in particular'} ({listed})"


async def measure(args: argparse.Namespace, folder: Path) -> dict[str, Any]:
    """Open the tables, play, and return all that was measured."""
    db = args.db or f"sqlite:///{folder / 'tables.db'}"
    server = Server(args.python, db, folder)
    server.start()
    try:
        desks = await open_tables(f"http://127.0.0.1:{server.port}", args.game, args.seats, args.tables)
    finally:
        server.stop()
    await bring_forward(db, desks, stops(args.tables, args.decisions, args.spread), args.seed)
    flush = 0.0 if args.db else flush_time(folder)
    server.start()
    try:
        return await measure_at(server, Crowd(server.port, desks, args.seed), args, flush)
    finally:
        server.stop()
        print(server.log(), end="", file=sys.stderr)


async def measure_at(server: Server, crowd: Crowd, args: argparse.Namespace, flush: float) -> dict[str, Any]:
    """Measure a server that has just been started."""
    begun = time.perf_counter()
    memory = [server.memory()]
    for seats in (range(1), range(1, args.seats)):
        await crowd.sit_down(seats)
        memory.append(server.memory())
    took = time.perf_counter() - begun
    a_stream = (memory[2] - memory[1]) // (args.tables * (args.seats - 1))
    a_table = (memory[1] - memory[0]) // args.tables - a_stream
    gc.collect()
    gc.freeze()
    run: dict[str, Any] = {
        "game": args.game,
        "seats": args.seats,
        "tables": args.tables,
        "decisions": args.decisions,
        "spread": args.spread,
        "python": args.python,
        "database": "postgresql" if args.db else "sqlite",
        "flush_ms": round(flush * 1000, 2),
        "memory": {"empty": memory[0], "open": memory[2], "a_table": a_table, "a_stream": a_stream},
        "sit_down_seconds": round(took, 1),
    }
    print(f"{args.tables} tables, {args.tables * args.seats} streams open", file=sys.stderr)
    await stretch(server, crowd, min(args.rate, 20), 2)  # to warm up
    run["load"] = await stretch(server, crowd, args.rate, args.seconds)
    run["memory"]["end"] = server.memory()
    if args.find_limit:
        run["steps"] = [run["load"]]
        while keeps_up(run["steps"][-1]):
            await asyncio.sleep(1)
            run["steps"].append(await stretch(server, crowd, run["steps"][-1]["rate"] * STEP, args.seconds / 2))
            print(line(run["steps"][-1]), file=sys.stderr)
        sustained = [each["rate"] for each in run["steps"] if keeps_up(each)]
        run["limit"] = {"kept": max(sustained, default=0.0), "by": limit_of(run["steps"][-1], flush)}
    alone = await crowd.play_alone(LONE_MOVES)
    run["lone"] = {
        "moves": len(alone.everybody), "answered": spread(alone.answered), "everybody": spread(alone.everybody),
        "stale": alone.stale, "refused": alone.refused, "faults": alone.faults,
    }  # fmt: skip
    return run


def line(run: dict[str, Any]) -> str:
    """Return a stretch of moves as one line."""
    shares = " ".join(f"{run[who]:7.0%}" for who in ("server_cpu", "client_cpu", "other_cpu"))
    return f"{run['rate']:6.1f} {run['reached']:8.1f} {times_of(run)} {shares} {run['server_ms_a_move']:8.1f}"


def times_of(run: dict[str, Any]) -> str:
    """Return the times of a stretch of moves."""
    return " ".join(f"{run[what][part]:7.1f}" for what in ("answered", "everybody") for part in ("p50", "p95", "p99"))


def late(rows: Iterable[dict[str, Any]]) -> list[str]:
    """Return how many actions were not done because something had changed, if any."""
    stale, refused = (sum(each[what] for each in rows) for what in ("stale", "refused"))
    return [f"{stale} actions came too late, {refused} were refused"] if stale or refused else []


def weight_lines(pushes: dict[str, Any]) -> list[str]:
    """Return what pushes weigh as lines."""
    thirds = [f"{each['mean'] / 1000:.1f} kB ({each['from']} to {each['to']})" for each in pushes["thirds"]]
    mean, p95, most = (f"{pushes[what] / 1000:.1f} kB" for what in ("mean", "p95", "most"))
    return [
        f"{pushes['count']} pushes of {mean} on average, p95 {p95}, {most} at most",
        f"by decisions so far: {', '.join(thirds)}",
    ]


def page(run: dict[str, Any]) -> str:
    """Return what was measured as lines for people."""
    memory, lone, mib = run["memory"], run["lone"], 2**20
    rows = run.get("steps", [run["load"]])
    faults = [fault for each in (*rows, lone) for fault in each["faults"]]
    around = f", at most {run['spread']} fewer or more" if run["spread"] else ""
    return "\n".join([
        f"{run['tables']} tables of {run['seats']}, games of {run['game']} after {run['decisions']} decisions{around}",
        f"{run['database']}, {run['python']}",
        f"memory: {memory['empty'] / mib:.0f} MiB empty, {memory['open'] / mib:.0f} MiB with all streams open, "
        f"{memory['end'] / mib:.0f} MiB after the load",
        f"that is {memory['a_table'] / 1024:.0f} KiB a table and {memory['a_stream'] / 1024:.0f} KiB a stream",
        f"a small change is on the disk after {run['flush_ms']} ms; all sat down within {run['sit_down_seconds']} s",
        "",
        "moves/s           answered, ms            everybody told, ms          share of a core     server,",
        " asked  reached     p50     p95     p99     p50     p95     p99  server clients  others  ms/move",
        *[line(each) for each in rows],
        f"  lone          {times_of(lone)}",
        *late([*rows, lone]),
        *weight_lines(run["load"]["pushes"]),
        *([f"up to {run['limit']['kept']} moves/s; then limited by {run['limit']['by']}"] if "limit" in run else []),
        *[f"FAULT {fault}" for fault in faults[:10]],
    ])  # fmt: skip


def check_aims(run: dict[str, Any]) -> bool:
    """Print whether each aim is met; say whether all are."""
    verdicts = []
    for (what, part), most in AIMS.items():
        took = run[what]["everybody"][part]
        verdicts.append(took < most)
        print(f"{'met   ' if verdicts[-1] else 'MISSED'}  aim {what} {part}: {took:.1f} ms, less than {most:g}")
    return all(verdicts) and keeps_up(run["load"])


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Load a real server as browsers do.")
    default = str(COMPILED) if READY.exists() else sys.executable
    parser.add_argument("--game", choices=[*PROGRESS], default="neptun")
    parser.add_argument("--seats", type=int, default=SEATS, help="people at each table")
    parser.add_argument("--python", default=default, help="the server's interpreter")
    parser.add_argument("--db", default="", help="an empty database, postgresql://…; SQLite in a new folder, if none")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=40.0, help="moves a second in all")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--decisions", type=int, help="how far the games have come (a whole one of Neptun: some 250)")
    parser.add_argument("--spread", type=int, help="how many fewer there are at the first table, and more at the last")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--find-limit", action="store_true", help="raise the rate until the server no longer keeps up")
    parser.add_argument("--json", action="store_true", help="print JSON")
    args = parser.parse_args()
    allowed = periplus.game(args.game).seats
    if args.seats not in allowed:
        parser.error(f"argument --seats: {args.game} is for {allowed[0]} to {allowed[-1]} people, not {args.seats}")
    decisions, spread = (each * args.seats for each in PROGRESS[args.game])
    args.decisions = decisions if args.decisions is None else args.decisions
    args.spread = min(spread, args.decisions) if args.spread is None else args.spread
    if args.spread > args.decisions:
        parser.error(f"argument --spread: more than the {args.decisions} decisions that it is about")
    return args


def main() -> int:
    """Run the load and return the exit code."""
    args = arguments()
    with tempfile.TemporaryDirectory() as folder:
        run = asyncio.run(measure(args, Path(folder)))
    if args.json:
        print(json.dumps(run, indent=2))
        return 0
    print(page(run))
    return 0 if check_aims(run) else 1


if __name__ == "__main__":
    sys.exit(main())
