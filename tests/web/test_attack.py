"""Attacks by one stranger with many connections: others play on meanwhile, and memory has bounds."""

import asyncio
import json
import time
from collections import Counter
from collections.abc import Iterator
from statistics import median
from typing import Any

import pytest

from periplus.web import turnstile
from periplus.web.turnstile import LINE, Line, Timed, Turnstile, turn_to_hear
from tests.web.attacks import KINDS
from tests.web.besieged import MIB, Pair, besiege
from tests.web.server import Server

pytestmark = pytest.mark.once

PROMISED = 0.15
"""Seconds within which 95 of 100 moves are done on a machine that has nothing else to do."""
GENEROUS = 10
"""How much longer everything may take under attack, on a machine that is busy with other tests."""
MOVES = 3
BUSY = "503"
"""What is said to somebody for whom enough films and pictures are being made already."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the usual limits."""
    made = Server(tmp_path_factory.mktemp("besieged")).start()
    yield made
    made.stop()
    assert "Traceback" not in made.faults()


@pytest.fixture(scope="module")
def pair(server: Server) -> Iterator[Pair]:
    """Two people at a table."""
    made = Pair(server)
    made.play(1)
    yield made
    made.leave()


@pytest.mark.parametrize("kind", KINDS)
def test_people_play_on(server: Server, pair: Pair, kind: str) -> None:
    """Headers without end, half requests, a storm of streams, floods of looks and commands -> moves are done."""
    calm = median(pair.play(0.5, MOVES))
    told = besiege(server, pair, kind, 4.0, MOVES)
    assert len(told.moves) >= MOVES
    assert median(told.moves) < GENEROUS * max(calm, PROMISED)
    assert told.most < told.before + 96 * MIB
    assert not [status for status in told.answers if status.startswith("5") and (kind, status) != ("pasts", BUSY)]
    if kind == "streams":
        assert 1 <= told.answers["200"] <= 20  # of one who looks on


# The turnstile


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twenty turns a second."""
    monkeypatch.setattr(turnstile, "TURNS", 20)


Sent = list[tuple[str, int]]


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Answer."""
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"", "more_body": False})


async def come(gate: Turnstile, address: str, sent: Sent, method: str = "GET", path: str = "/") -> None:
    """Ask for something."""

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            sent.append((address, message["status"]))

    scope: Any = {"type": "http", "method": method, "client": (address, 1), "headers": [], "path": path}
    await gate(scope, None, send)  # type: ignore[arg-type]


@pytest.mark.usefixtures("slow")
def test_each_address_comes_at_its_pace() -> None:
    """A thousand requests of one address -> as many at once as are due in half a second; another is let in at once."""

    async def scene() -> tuple[Counter[str], Sent]:
        gate, sent = Turnstile(app, 1), Sent()
        crowd = [asyncio.create_task(come(gate, "10.0.0.1", sent)) for _ in range(1000)]
        await asyncio.sleep(0.05)
        at_once = Counter(address for address, _ in sent)
        await asyncio.wait_for(come(gate, "10.0.0.2", sent), 0.5)
        gate.close()
        await asyncio.gather(*crowd)
        assert not gate.line("10.0.0.1").held
        return at_once, sent

    at_once, sent = asyncio.run(scene())
    assert 10 <= at_once["10.0.0.1"] <= 12
    assert ("10.0.0.2", 200) in sent
    assert Counter(status for _, status in sent)[429] == 1001 - Counter(status for _, status in sent)[200]


@pytest.mark.usefixtures("slow")
def test_what_takes_longer_keeps_others_of_its_address_waiting() -> None:
    """A second on the processor for one request -> the next of its address waits for more; others do not."""

    async def long(scope: Any, receive: Any, send: Any) -> None:
        LINE.get().spend(1.0)
        await app(scope, receive, send)

    async def scene() -> Sent:
        gate, sent = Turnstile(long, 1), Sent()
        await come(gate, "10.0.0.1", sent)
        waits = asyncio.create_task(come(gate, "10.0.0.1", sent))
        await asyncio.sleep(0)
        await come(gate, "10.0.0.2", sent)
        assert gate.line("10.0.0.1").wait() > 1 and len(gate.line("10.0.0.1").waiting) == 1
        gate.close()
        await waits
        return sent

    assert asyncio.run(scene()) == [("10.0.0.1", 200), ("10.0.0.2", 200), ("10.0.0.1", 429)]


def burn(seconds: float) -> None:
    """Use the processor."""
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


def test_only_the_own_time_counts() -> None:
    """Work of several steps, with other work in between -> its own steps are counted, those of others are not."""
    spent = list[float]()

    async def work() -> str:
        burn(0.05)
        await asyncio.sleep(0)
        burn(0.05)
        return "done"

    async def other() -> None:
        burn(0.3)

    async def scene() -> str:
        beside = asyncio.create_task(other())
        found = await Timed(work(), spent.append)
        await beside
        return found

    assert asyncio.run(scene()) == "done"
    assert 0.1 <= sum(spent) < 0.3


def test_work_that_fails_or_is_given_up_is_counted() -> None:
    """An error comes out as it was raised; work that is given up hears of it."""
    spent, heard = list[float](), list[str]()

    async def fails() -> None:
        burn(0.02)
        raise ValueError("no")

    async def endless() -> None:
        try:
            burn(0.02)
            await asyncio.Future()
        except asyncio.CancelledError:
            heard.append("given up")
            raise

    async def scene() -> None:
        with pytest.raises(ValueError, match="no"):
            await Timed(fails(), spent.append)
        given_up = asyncio.create_task(once())
        await asyncio.sleep(0)
        given_up.cancel()
        with pytest.raises(asyncio.CancelledError):
            await given_up

    async def once() -> None:
        await Timed(endless(), spent.append)

    asyncio.run(scene())
    assert heard == ["given up"] and sum(spent) >= 0.04


def test_pages_of_an_address_are_told_in_turn() -> None:
    """Many open pages of one address -> they are told one after the other, each as soon as there is time again."""

    async def scene() -> tuple[int, int]:
        line = Line(1.0)
        LINE.set(line)
        for _ in range(50):
            await turn_to_hear()
        line.spend(0.3)
        waiting = [asyncio.create_task(turn_to_hear()) for _ in range(50)]
        await asyncio.sleep(0)
        early = len(line.waiting)
        await asyncio.gather(*waiting)
        return early, len(line.waiting)

    assert asyncio.run(scene()) == (50, 0)


@pytest.mark.usefixtures("slow")
def test_only_so_many_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those who would wait too long are kept waiting and refused; one too many is refused at once."""
    monkeypatch.setattr(turnstile, "LONGEST_WAIT", 0.3)
    monkeypatch.setattr(turnstile, "MOST_HELD", 10)

    async def scene() -> Sent:
        gate, sent = Turnstile(app, 1), Sent()
        crowd = [asyncio.create_task(come(gate, "10.0.0.1", sent)) for _ in range(100)]
        await asyncio.sleep(0.05)
        early = list(sent)
        await asyncio.gather(*crowd)
        assert len(sent) == 100 and not gate.line("10.0.0.1").held
        return early

    early = asyncio.run(scene())
    assert Counter(status for _, status in early)[429] > 60


@pytest.mark.parametrize(("path", "kind"), [("/api/games", b"application/json"), ("/new", b"text/plain")])
def test_refusals_say_what_is_wrong(path: str, kind: bytes) -> None:
    """To people and to programs, and when to come again."""
    told: list[Any] = []

    async def send(message: Any) -> None:
        told.append(message)

    scope: Any = {"type": "http", "method": "GET", "path": path}
    asyncio.run(turnstile.refuse(scope, send))
    start, body = told
    headers = dict(start["headers"])
    assert (start["status"], headers[b"content-type"]) == (429, kind)
    assert int(headers[b"retry-after"]) > 0 and int(headers[b"content-length"]) == len(body["body"])
    assert b"Too Many Requests" in body["body"]
    if kind == b"application/json":
        assert json.loads(body["body"]) == {"error": "http-429", "message": "Too Many Requests", "status": 429}


def test_addresses_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Thousands of addresses, each once -> only those that are ahead of their time are remembered."""
    monkeypatch.setattr(turnstile, "MOST_ADDRESSES", 100)

    async def scene() -> int:
        gate, sent = Turnstile(app, 10**6), Sent()
        for number in range(5000):
            await come(gate, f"10.0.{number // 250}.{number % 250}", sent)
        return len(gate.lines)

    assert asyncio.run(scene()) <= 101
