"""The way in: requests of one address that come too fast come one after another, so that all others are answered."""

import asyncio
import re
import time
from collections import Counter
from contextlib import suppress
from http import HTTPStatus

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from periplus.web.limits import API, LOOKS, MINUTE, SAFE, network_of
from periplus.web.schema import Problem

TURNS = 200
"""How often in a second an address is let in, or more often if it may ask for more."""
LEAD = 0.5
"""Seconds of its time that an address may use in advance: a page comes with its files."""
LONGEST_WAIT = 5.0
COMMAND, TABLE = 2, 5
"""How many turns a command takes, and a look at a whole table, or asking for advice there."""
OF_TABLE = re.compile(r"/table/[^/]+(/(stream|curtain|words|replay|hint))?|/api/tables/[^/]+/hint")
"""Where a whole table is looked at."""
MOST_ADDRESSES = 10_000
MOST_HELD = 2000
"""Requests of one address that are kept waiting before they are refused: whoever is answered at once comes again."""


class Turnstile:
    """Lets each address in at a pace, however many connections it has."""

    def __init__(self, app: ASGIApp, rate: int) -> None:
        """Stand in front of a server that allows this many commands a minute."""
        self.app = app
        self.pace = 1 / max(TURNS, LOOKS * rate / MINUTE)
        self.due: dict[str, float] = {}  # when an address would have its next turn if it never came early
        self.held: Counter[str] = Counter()
        self.closing = asyncio.Event()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in when it is its turn, or refuse it if too many of its address are waiting."""
        if scope["type"] == ScopeType.HTTP:
            client = scope.get("client")
            address = network_of(client[0] if client else "")
            wait = self.turn(address, cost_of(scope["method"], scope["path"]))
            if wait > LONGEST_WAIT:
                await self.hold(address)
            elif wait > 0:
                await self.pause_for(wait)
            if wait > LONGEST_WAIT or (wait > 0 and self.closing.is_set()):
                await refuse(scope, send)
                return
        await self.app(scope, receive, send)

    async def pause_for(self, seconds: float) -> None:
        """Wait, but not if the doors are closing."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.closing.wait()

    def turn(self, address: str, cost: int) -> float:
        """Return how long a request must wait; one that would wait too long takes no turn."""
        now = time.monotonic()
        due = max(now, self.due.get(address, now))
        wait = due - now - LEAD
        if wait <= LONGEST_WAIT:
            self.due[address] = due + self.pace * cost
        if len(self.due) > MOST_ADDRESSES:
            self.due = {each: due for each, due in self.due.items() if due > now}
        return wait

    async def hold(self, address: str) -> None:
        """Keep somebody waiting who will be refused."""
        if self.held[address] < MOST_HELD:
            self.held[address] += 1
            await self.pause_for(LONGEST_WAIT)
            self.held[address] -= 1
            if not self.held[address]:
                del self.held[address]


def cost_of(method: str, path: str) -> int:
    """Return how many turns a request takes, as far as that can be told before anybody looks at it."""
    if OF_TABLE.fullmatch(path):
        return TABLE
    return 1 if method in SAFE else COMMAND


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
