"""The way in: nobody takes more than a share of the server's time, so that all others are answered.

What an address asks for is counted by the time that it takes on the processor, however many connections it has. What
comes too fast waits in line, and so does what its open pages are told.
"""

import asyncio
import time
from asyncio import Future, TimerHandle
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Generator
from contextlib import suppress
from contextvars import ContextVar
from http import HTTPStatus
from typing import Any, Generic, TypeVar

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from periplus.table.whose import WHOSE
from periplus.web.limits import API, MINUTE, USUAL, network_of
from periplus.web.schema import Problem

T = TypeVar("T")

SHARE = 1 / 4
"""How much of a processor one address may use, or more if it may ask for more."""
TURNS = 200
"""How often in a second an address is let in at most, as if nothing took less time than this."""
PUSHES = 1000
"""How many events a second its open streams are sent at most, likewise."""
LEAD = 0.5
"""Seconds of its time that an address may use in advance: a page comes with its files."""
LONGEST_WAIT = 5.0
MOST_ADDRESSES = 10_000
MOST_HELD = 2000
"""Requests of one address that are kept waiting before they are refused: whoever is answered at once comes again."""


class Line:
    """Those of one address who want to come in: one after the other, as soon as it is due."""

    def __init__(self, most: float) -> None:
        """Let it have ``most`` times the usual share."""
        self.most = most
        self.due = 0.0  # when the next would come if nobody ever came early
        self.waiting: deque[tuple[Future[bool], float]] = deque()
        self.opens: TimerHandle | None = None
        self.held = 0

    def wait(self) -> float:
        """Return in how many seconds the first in line is due."""
        return self.due - time.monotonic() - LEAD

    def count(self, seconds: float) -> None:
        """Count time of this address, used or yet to be used."""
        self.due = max(self.due, time.monotonic()) + seconds / self.most

    def spend(self, seconds: float) -> None:
        """Count time on the processor."""
        self.count(seconds / SHARE)

    async def turn(self, often: int) -> bool:
        """Wait for one's turn, of which there are so many in a second; say whether it has come, or the doors close."""
        if not self.waiting and self.wait() <= 0:
            self.count(1 / often)
            return True
        mine: Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.append((mine, 1 / often))
        self.open_later()
        return await mine

    def open_later(self) -> None:
        """Let the first in when it is due."""
        if self.opens is None:
            self.opens = asyncio.get_running_loop().call_later(max(0.0, self.wait()), self.open)

    def open(self) -> None:
        """Let in those who are due; whoever has gone takes no time."""
        self.opens = None
        while self.waiting and (self.waiting[0][0].done() or self.wait() <= 0):
            first, seconds = self.waiting.popleft()
            if not first.done():
                first.set_result(True)
                self.count(seconds)
        if self.waiting:
            self.open_later()

    def close(self) -> None:
        """Send everybody away."""
        for each, _ in self.waiting:
            if not each.done():
                each.set_result(False)
        self.waiting.clear()


LINE: ContextVar[Line] = ContextVar("line")
"""The line of whoever is being served."""


class Timed(Generic[T]):
    """Some work whose time on the processor is counted, but not that of all others who are served in between."""

    def __init__(self, work: Coroutine[Any, Any, T], spend: Callable[[float], None]) -> None:
        """Take the work, and what to call with the seconds of each of its steps."""
        self.work = work
        self.spend = spend

    def __await__(self) -> Generator[Any, Any, T]:
        """Do it step by step."""
        value, thrown = None, None
        while True:
            begun = time.thread_time()
            try:
                awaited = self.work.send(value) if thrown is None else self.work.throw(thrown)
            except StopIteration as done:
                found: T = done.value
                return found
            finally:
                self.spend(time.thread_time() - begun)
            value, thrown = None, None
            try:
                value = yield awaited
            except BaseException as error:
                thrown = error


def timed(work: Coroutine[Any, Any, T]) -> Awaitable[T]:
    """Do some work on the time of whoever is being served."""
    line = LINE.get(None)
    return work if line is None else Timed(work, line.spend)


async def turn_to_hear() -> None:
    """Wait until whoever is being served may be told something more."""
    line = LINE.get(None)
    if line is not None:
        await line.turn(PUSHES)


class Turnstile:
    """Lets each address in, however many connections it has, as long as it leaves enough time to others."""

    def __init__(self, app: ASGIApp, rate: int) -> None:
        """Stand in front of a server that allows this many commands a minute."""
        self.app = app
        self.most = max(1.0, rate / USUAL)
        self.lines: dict[str, Line] = {}
        self.closing = asyncio.Event()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in when it is its turn, or refuse it if too many of its address are waiting."""
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        client = scope.get("client")
        address = network_of(client[0] if client else "")
        line = self.line(address)
        if await self.comes_in(line):
            WHOSE.set(address)
            LINE.set(line)
            await timed(self.serve(scope, receive, send))
        else:
            await refuse(scope, send)

    async def serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        await self.app(scope, receive, send)

    def line(self, address: str) -> Line:
        """Return the line of an address; those in which nobody waits and nothing is due are forgotten at times."""
        if len(self.lines) > MOST_ADDRESSES:
            now = time.monotonic()
            self.lines = {at: line for at, line in self.lines.items() if line.waiting or line.held or line.due > now}
        return self.lines.setdefault(address, Line(self.most))

    async def comes_in(self, line: Line) -> bool:
        """Wait for a turn; say whether it came in time."""
        if line.wait() + len(line.waiting) / (TURNS * line.most) > LONGEST_WAIT:
            await self.hold(line)
            return False
        with suppress(TimeoutError):
            async with asyncio.timeout(LONGEST_WAIT):
                return await line.turn(TURNS)
        return False

    async def hold(self, line: Line) -> None:
        """Keep somebody waiting who will be refused, but not if the doors are closing."""
        if line.held < MOST_HELD:
            line.held += 1
            with suppress(TimeoutError):
                async with asyncio.timeout(LONGEST_WAIT):
                    await self.closing.wait()
            line.held -= 1

    def close(self) -> None:
        """Let nobody wait any longer."""
        self.closing.set()
        for line in self.lines.values():
            line.close()


async def refuse(scope: Scope, send: Send) -> None:
    """Say that this was too much, at little cost."""
    status = HTTPStatus.TOO_MANY_REQUESTS
    problem = msgspec.json.encode(Problem(f"http-{status}", status.phrase, status))
    kind, said = (
        ("application/json", problem) if scope["path"].startswith(API) else ("text/plain", status.phrase.encode())
    )
    head = {"content-type": kind, "content-length": len(said), "retry-after": MINUTE}
    headers = [(name.encode(), str(value).encode()) for name, value in head.items()]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": said, "more_body": False})
