"""People at their pages: raw sockets, as HTTP libraries would cost more than the server being measured."""

import asyncio
import html
import random
import re
import time
import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from urllib.parse import urlencode

LOST = 5.0
"""Seconds after which a move that has not reached everybody counts as lost."""
LONE_PAUSE = 0.05
FORM = "application/x-www-form-urlencoded"
JSON = "application/json"

AWAITED = re.compile(rb'data-awaited="(yes|no)"')
DECISION = re.compile(rb'id="act-\d-(\d+)"')
CHOICE = re.compile(rb'name="action" value="([^"]*)"')
SEEN = re.compile(rb'name="(seen:[^"]*)" value="([^"]*)"')
SEQUENCE = re.compile(rb'name="command" value="(\d+)"')


class Stream(asyncio.Protocol):
    """The stream of one page: remembers what may be done, and tells the table about every event."""

    def __init__(self, desk: "Desk", seat: int) -> None:
        """Belong to a seat of a table; those behind the last seat watch."""
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
        path = f"/table/{self.desk.id}/stream" + (f"?seat={self.seat + 1}" if self.seat < self.desk.seats else "")
        who = f"Cookie: {self.desk.cookies[self.seat]}"
        transport.write(head("GET", path, who) + b"Accept-Encoding: gzip\r\n\r\n")

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


def head(method: str, path: str, who: str) -> bytes:
    """Return the head of a request, without the empty line; a header says who asks."""
    return f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{who}\r\n".encode()


class Phone:
    """Connections on which requests are sent and answered, as many as are needed at once."""

    def __init__(self, port: int) -> None:
        """Know where the server is."""
        self.port = port
        self.idle: list[Caller] = []

    async def call(self, begin: bytes, more: str = "", kind: str = "", body: str = "") -> tuple[float, bytes]:
        """Send a request, with a body if it has a kind; return when it was sent, and the answer."""
        loop = asyncio.get_running_loop()
        if self.idle:
            caller = self.idle.pop()
        else:
            _, caller = await loop.create_connection(lambda: Caller(self.idle), "127.0.0.1", self.port)
        caller.answer = answer = loop.create_future()
        length = f"Content-Type: {kind}\r\nContent-Length: {len(body)}\r\n" if kind else ""
        sent = time.perf_counter()
        caller.transport.write(begin + f"{more}{length}\r\n{body}".encode())
        return sent, await answer


class Desk:
    """One table with its people, and the moves that are under way."""

    def __init__(self, id: str, cookies: Sequence[str], seats: int) -> None:
        """Name the table, the cookies of its people, and how many of these play; the others watch."""
        self.id = id
        self.cookies = cookies
        self.seats = seats
        self.streams: list[Stream] = []
        self.events: list[tuple[int, int, float]] = []  # page, number and time of what came since a move was sent
        self.pushes: list[tuple[int, int]] = []  # decisions so far, and bytes
        self.news = asyncio.Event()

    def heard(self, seat: int, number: int, weight: int) -> None:
        """Note that an event has reached a page; its number counts the decisions."""
        self.pushes.append((number, weight))
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
        self.phone = Phone(port)
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
        more = "HX-Request: true\r\nX-Streaming: yes\r\nSec-Fetch-Site: same-origin\r\n"
        return await self.phone.call(head("POST", path, f"Cookie: {cookie}"), more, FORM, body)

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
