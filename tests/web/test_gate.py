"""Strangers who send without end, slowly, or not at all: they are dropped, and others are answered meanwhile."""

import asyncio
import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
import pytest
import uvicorn

from periplus.web import gate
from periplus.web.gate import LARGEST_HEAD, MOST_AHEAD, MOST_HEADERS, MOST_KEPT, Gate
from periplus.web.serve import SPARE_FILES, allow_connections
from tests.web.server import Server

pytestmark = pytest.mark.once

HOST = b"Host: 127.0.0.1\r\n"
FLOOD = 64 * 2**20
"""Bytes that each stranger would like to send."""


def memory(server: Server) -> int:
    """Return how much memory a server takes, in bytes."""
    assert server.process is not None
    told = Path(f"/proc/{server.process.pid}/status").read_text()
    return next(int(line.split()[1]) * 1024 for line in told.splitlines() if line.startswith("VmRSS"))


def connect(server: Server, *parts: bytes) -> socket.socket:
    """Connect, and send something."""
    raw = socket.create_connection(("127.0.0.1", server.port), 30)
    for part in parts:
        raw.sendall(part)
    return raw


def rest_of(raw: socket.socket) -> bytes:
    """Return what the server still says before it closes the connection."""
    told = b""
    with suppress(ConnectionError), raw:
        while part := raw.recv(65536):
            told += part
    return told


def pour(server: Server, begin: bytes, more: bytes) -> int:
    """Send something, and more without end; return how many bytes went out before the server had enough."""
    sent = 0
    with connect(server, begin) as raw, suppress(ConnectionError):
        while sent < FLOOD:
            raw.sendall(more)
            sent += len(more)
    return sent


GET = b"GET / HTTP/1.1\r\n" + HOST
POST = b"POST /language HTTP/1.1\r\n" + HOST + b"Sec-Fetch-Site: same-origin\r\nTransfer-Encoding: chunked\r\n"
ENDLESS = {
    "headers": (GET, b"X-More: yes\r\n" * 5000),
    "header": (GET + b"X-More: ", b"x" * 65536),
    "name": (GET, b"x" * 65536),
    "address": (b"GET /", b"x" * 65536),
    "trailer": (POST + b"\r\n0\r\nX-More: ", b"x" * 65536),
    "trailers": (POST + b"\r\n0\r\n", b"X-More: yes\r\n" * 5000),
    "extension": (POST + b"\r\n1;", b"x" * 65536),
}


@pytest.mark.parametrize("what", ENDLESS)
def test_nothing_is_endless(server: Server, what: str) -> None:
    """A head, a header, an address or a trailer without end -> cut off soon, and little memory is taken."""
    before = memory(server)
    assert pour(server, *ENDLESS[what]) < FLOOD / 4
    assert memory(server) < before + 8 * 2**20
    assert httpx.get(f"{server.home}/api/games").status_code == 200


def test_a_head_that_is_too_long_is_refused(server: Server) -> None:
    """Too many headers, or too long ones, that come in one piece -> 431; as many as there may be -> answered."""
    for wrong in (b"X: y\r\n" * MOST_HEADERS, b"X: " + b"y" * LARGEST_HEAD + b"\r\n"):
        told = rest_of(connect(server, GET + wrong + b"\r\n"))
        assert told.startswith(b"HTTP/1.1 431"), told[:100]
    told = rest_of(connect(server, GET + b"X: y\r\n" * (MOST_HEADERS - 2) + b"Connection: close\r\n\r\n"))
    assert told.startswith(b"HTTP/1.1 200")


def test_what_is_not_http_is_refused(server: Server) -> None:
    """Something else than HTTP -> 400, and nothing in the log."""
    before = server.faults()
    assert rest_of(connect(server, b"\x16\x03\x01 hello\r\n\r\n")).startswith(b"HTTP/1.1 400")
    assert server.faults() == before


# With little patience


async def tell_on(send: Any) -> None:
    """Send a little more, again and again."""
    while True:
        await send({"type": "http.response.body", "body": b"x", "more_body": True})
        await asyncio.sleep(0.02)


left = 0
"""How many have gone while they were waiting for an answer to end."""


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Read the body, then answer with as much as the path says; or never end, or say how much of the body was kept."""
    global left
    if scope["type"] != "http":
        return
    if scope["path"] == "/kept":
        await asyncio.sleep(0.1)
        kept = len((await receive())["body"])
        await send({"type": "http.response.start", "status": 200, "headers": [(b"x-kept", str(kept).encode())]})
        await send({"type": "http.response.body", "body": b""})
        return
    if scope["path"] == "/endless":
        await send({"type": "http.response.start", "status": 200, "headers": []})
        told = asyncio.create_task(tell_on(send))
        while (await receive())["type"] != "http.disconnect":
            pass
        told.cancel()
        left += 1
        return
    while (await receive()).get("more_body"):
        pass
    size = int(scope["path"][1:] or 2)
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", str(size).encode())]})
    await send({"type": "http.response.body", "body": b"x" * size})


Scene = Callable[[int], Any]


def play(scene: Scene, patience: float = 0.2, half_sent: int = 500, connections: int | None = None) -> None:
    """Open a gate with little patience, and let something happen in front of it."""

    async def run() -> None:
        config = uvicorn.Config(
            app, http=Gate, log_config=None, lifespan="off", timeout_keep_alive=60, limit_concurrency=connections
        )
        server = uvicorn.Server(config)
        with socket.create_server(("127.0.0.1", 0)) as listening:
            config.load()
            server.lifespan = config.lifespan_class(config)
            await server.startup([listening])
            try:
                async with asyncio.timeout(30):
                    await scene(listening.getsockname()[1])
            finally:
                async with asyncio.timeout(10):
                    await server.shutdown()
        await asyncio.sleep(0)
        assert not Gate.half_sent and not Gate.halves and not Gate.held

    with patch.object(gate, "PATIENCE", patience), patch.object(gate, "MOST_HALF_SENT", half_sent):
        asyncio.run(run())


async def asked(
    port: int, words: bytes, address: str = "127.0.0.1"
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Connect from an address, and send something."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
    writer.write(words)
    return reader, writer


SLOW = {
    "nothing": b"",
    "address": b"GET /sl",
    "headers": b"GET / HTTP/1.1\r\nX-Slow: ",
    "body": b"POST / HTTP/1.1\r\nContent-Length: 100\r\n\r\nx",
    "second": b"GET / HTTP/1.1\r\n\r\n\r\n",
}


@pytest.mark.parametrize("what", SLOW)
def test_nobody_may_be_slow(what: str) -> None:
    """A request that comes a byte at a time, or never -> dropped when its time is up, not that of its last byte."""

    async def scene(port: int) -> None:
        reader, writer = await asked(port, SLOW[what])

        async def dribble() -> None:
            with suppress(ConnectionError):
                while True:
                    await asyncio.sleep(0.05)
                    writer.write(b"\r\n" if what == "second" else b"x" if SLOW[what] else b"")

        slowly = asyncio.create_task(dribble())
        with suppress(ConnectionError):
            told = await reader.read()
            assert b"408" in told
        slowly.cancel()
        writer.close()

    play(scene)


def test_the_oldest_half_request_is_dropped() -> None:
    """More half requests than there may be -> the oldest are dropped; somebody who comes later is answered."""

    async def scene(port: int) -> None:
        slow = [await asked(port, b"GET / HTTP/1.1\r\nX-Slow: ") for _ in range(5)]
        for reader, _ in slow[:2]:
            with suppress(ConnectionError):
                assert await reader.read() == b""
        reader, writer = await asked(port, b"GET / HTTP/1.1\r\nConnection: close\r\n\r\n")
        assert (await reader.read()).endswith(b"xx")
        for _, each in [*slow, (reader, writer)]:
            each.close()

    play(scene, patience=30, half_sent=3)


STRANGER, NEIGHBOUR = "127.0.0.2", "127.0.0.3"
"""Addresses that are not taken for a proxy's."""


def test_whoever_sends_most_halves_is_dropped_first() -> None:
    """One address begins requests without end -> its own are dropped, not the older one of another address."""

    async def scene(port: int) -> None:
        reader, writer = await asked(port, b"GET / HTTP/1.1\r\nX-Slow: ", NEIGHBOUR)
        many = [await asked(port, b"GET / HTTP/1.1\r\nX-Slow: ", STRANGER) for _ in range(12)]
        await asyncio.sleep(0.1)
        writer.write(b"not so slow\r\nConnection: close\r\n\r\n")
        assert (await reader.read()).endswith(b"xx")
        for _, each in [*many, (reader, writer)]:
            each.close()

    play(scene, patience=30, half_sent=4)


def test_no_address_takes_all_connections() -> None:
    """One address opens as many connections as it can -> a quarter of them; others, and proxies, are let in."""

    async def scene(port: int) -> None:
        words, statuses = b"GET / HTTP/1.1\r\n\r\n", []
        many = [await asked(port, words, STRANGER) for _ in range(5)]
        for reader, _ in many:
            statuses.append((await reader.readline()).split()[1])
        assert statuses == [b"200", b"200", b"503", b"503", b"503"]
        others = [await asked(port, words, who) for who in (NEIGHBOUR, "127.0.0.1", "127.0.0.1", "127.0.0.1")]
        for reader, _ in others:
            assert b" 200 " in await reader.readline()
        for _, writer in [*many, *others]:
            writer.close()

    play(scene, patience=30, connections=8)


def test_requests_do_not_pile_up_on_a_connection() -> None:
    """A few requests at once on one connection -> all are answered; a hundred -> the connection is cut."""

    async def scene(port: int) -> None:
        words = b"GET / HTTP/1.1\r\n\r\n"
        reader, few = await asked(
            port, words * MOST_AHEAD + words.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
        )
        assert (await reader.read()).count(b"xx") == MOST_AHEAD + 1
        reader, many = await asked(port, words * 100)
        with suppress(ConnectionError):
            assert (await reader.read()).count(b"xx") <= MOST_AHEAD
        for writer in (few, many):
            writer.close()

    play(scene, patience=30)


def test_whoever_goes_is_gone_even_if_they_asked_for_more() -> None:
    """An endless answer, another request behind it, and then nobody there -> the answer ends."""

    async def scene(port: int) -> None:
        before = left
        reader, writer = await asked(port, b"GET /endless HTTP/1.1\r\n\r\n")
        await reader.readuntil(b"x\r\n")
        writer.write(b"GET / HTTP/1.1\r\n\r\n")
        await writer.drain()
        await asyncio.sleep(0.1)
        writer.close()
        async with asyncio.timeout(5):
            while left == before:
                await asyncio.sleep(0.02)

    play(scene, patience=30)


def test_a_body_is_not_kept_beyond_what_it_may_be() -> None:
    """Much of a body comes before anybody reads it -> only so much is kept in memory."""

    async def scene(port: int) -> None:
        reader, writer = await asked(port, b"POST /kept HTTP/1.1\r\nContent-Length: 250000\r\n\r\n" + b"x" * 250_000)
        head = await reader.readuntil(b"\r\n\r\n")
        assert 32_768 < int(head.split(b"x-kept: ")[1].split()[0]) <= MOST_KEPT
        writer.close()

    play(scene, patience=30)


def test_an_answer_that_nobody_takes_is_dropped() -> None:
    """Somebody asks for much and reads nothing -> dropped; somebody who reads slowly gets all."""
    size = 40 * 2**20

    async def scene(port: int) -> None:
        words = f"GET /{size} HTTP/1.1\r\nConnection: close\r\n\r\n".encode()
        lazy = socket.create_connection(("127.0.0.1", port))
        lazy.sendall(words)
        reader, writer = await asked(port, words)
        got = 0
        while part := await reader.read(2**20):
            got += len(part)
            await asyncio.sleep(0.02)
        assert got > size
        writer.close()
        with lazy:
            left = await asyncio.to_thread(rest_of, lazy)
        assert len(left) < size

    play(scene, patience=0.4)


def test_too_many_connections_are_told_to_come_again() -> None:
    """As many connections as there may be -> the next is told 503 and when to come again; then one of them goes."""

    async def scene(port: int) -> None:
        idle = [await asked(port, b"GET / HTTP/1.1\r\n\r\n") for _ in range(3)]
        for reader, _ in idle:
            assert b"200 OK" in await reader.readuntil(b"xx")
        reader, late = await asked(port, b"GET / HTTP/1.1\r\n\r\n")
        told = await reader.read()
        assert told.startswith(b"HTTP/1.1 503") and b"\r\nretry-after: " in told, told
        idle[0][1].close()
        await asyncio.sleep(0.1)
        reader, again = await asked(port, b"GET / HTTP/1.1\r\nConnection: close\r\n\r\n")
        assert (await reader.read()).endswith(b"xx")
        for writer in (late, again, *[each for _, each in idle]):
            writer.close()

    play(scene, patience=30, connections=4)


@pytest.mark.parametrize(
    ("soft", "hard", "most"),
    [(1024, 4096, 4096 - SPARE_FILES), (1024, -1, 8192), (20000, 20000, 8192), (100, 100, 1)],
)
def test_no_more_connections_than_files(soft: int, hard: int, most: int) -> None:
    """The system allows few files -> so few connections that the server can still open its own."""
    with patch("resource.getrlimit", return_value=(soft, hard)), patch("resource.setrlimit") as told:
        assert allow_connections(8192) == most
    assert told.call_args[0][1][1] == hard
