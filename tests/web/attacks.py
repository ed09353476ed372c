"""Attacks on a server, each by one stranger who uses many connections: ``python -m tests.web.attacks KIND PORT …``."""

import asyncio
import json
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count
from random import randrange

CHUNK = 65536


class Stranger:
    """Somebody who attacks for a while, and counts what the server says to that."""

    def __init__(self, port: int, seconds: float, table: str, token: str) -> None:
        """Know where the server is, and one table with a key to look on."""
        self.port = port
        self.until = time.monotonic() + seconds
        self.table = table
        self.token = token
        self.numbers = count()
        self.address = f"203.0.113.{randrange(1, 255)}"
        self.told: Counter[str] = Counter()

    def head(self, method: str, path: str, *more: str) -> bytes:
        """Return the head of a request, without the empty line; a proxy says where it comes from."""
        lines = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1", f"X-Forwarded-For: {self.address}", *more]
        return "".join(f"{line}\r\n" for line in lines).encode()

    async def again(self, attempt: Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]) -> None:
        """Attempt something on one connection after another until the time is up."""
        while time.monotonic() < self.until:
            with suppress(OSError, asyncio.IncompleteReadError, TimeoutError):
                async with asyncio.timeout(max(0.1, self.until - time.monotonic())):
                    reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
                    try:
                        await attempt(reader, writer)
                    finally:
                        writer.close()
            await asyncio.sleep(0.01)

    async def many(
        self, connections: int, attempt: Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]
    ) -> None:
        """Attempt something on many connections at once."""
        await asyncio.gather(*[self.again(attempt) for _ in range(connections)])

    async def answer(self, reader: asyncio.StreamReader) -> None:
        """Read an answer, and count its status."""
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        self.told[head.split()[1].decode()] += 1
        if b"content-length: " in head:
            await reader.readexactly(int(head.split(b"content-length: ")[1].split()[0]))

    # The attacks

    async def headers(self) -> None:
        """Send headers without end."""

        async def attempt(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(self.head("GET", "/"))
            while True:
                writer.write(b"X-More: yes\r\n" * 5000)
                await writer.drain()

        await self.many(8, attempt)

    async def halves(self) -> None:
        """Begin requests, and never end them."""

        async def attempt(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(self.head("POST", "/api/tables", "Content-Length: 30000") + b"\r\n{")
            await self.answer(reader)

        await self.many(1200, attempt)

    async def streams(self) -> None:
        """Open streams, with one token or with any."""

        async def attempt(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(
                self.head("GET", f"/api/tables/{self.table}/stream", f"Authorization: Bearer {self.token}") + b"\r\n"
            )
            head = await reader.readuntil(b"\r\n\r\n")
            self.told[head.split()[1].decode()] += 1
            while b" 200 " in head and await reader.read(CHUNK):
                pass

        await self.many(1500, attempt)

    async def looks(self) -> None:
        """Look at the heaviest pages, as fast as they come."""
        paths = ["/", "/rules/mare_nostrum", "/new", "/rules/neptun?q=", "/api/games", "/nowhere"]

        async def attempt(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            for number in self.numbers:
                path = paths[number % len(paths)]
                writer.write(self.head("GET", f"{path}{number if path.endswith('=') else ''}") + b"\r\n")
                await self.answer(reader)

        await self.many(100, attempt)

    async def commands(self) -> None:
        """Set up tables, and whatever else costs much, as fast as that goes."""
        form = b"game=neptun"
        body = b'{"game":"neptun","seats":[{"kind":"me"},{"kind":"bot"},{"kind":"bot"}]}'

        async def attempt(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            for number in self.numbers:
                if number % 2:
                    kind, path, data = "application/json", "/api/tables", body
                else:
                    kind, path, data = "application/x-www-form-urlencoded", "/play-now", form
                more = "Sec-Fetch-Site: same-origin", f"Content-Type: {kind}", f"Content-Length: {len(data)}"
                writer.write(self.head("POST", path, *more, f"Cookie: periplus={number:030}") + b"\r\n" + data)
                await self.answer(reader)

        await self.many(100, attempt)

    async def pages(self) -> None:
        """Look at a table of one's own, or open its stream, as fast as they come."""
        table, cookie = await self.own_table(b"game=parthenon")
        paths = [f"/table/{table}", f"/table/{table}/stream?seat=1", f"/table/{table}/words"]

        async def attempt(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            for number in self.numbers:
                writer.write(self.head("GET", paths[number % len(paths)], cookie) + b"\r\n")
                await self.answer(reader)
                if number % len(paths) == 1:
                    return

        await self.many(100, attempt)

    async def own_table(self, form: bytes) -> tuple[str, str]:
        """Open a table against bots; return its name, and the cookie that opens it."""
        cookie, kind = f"Cookie: periplus={randrange(10**9):030}", "application/x-www-form-urlencoded"
        more = "Sec-Fetch-Site: same-origin", f"Content-Type: {kind}", f"Content-Length: {len(form)}", cookie
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(self.head("POST", "/play-now", *more) + b"\r\n" + form)
        told = (await reader.readuntil(b"\r\n\r\n")).decode()
        writer.close()
        return told.partition("/table/")[2].split()[0], cookie

    async def pipelines(self) -> None:
        """Ask for thousands of things on each connection, and wait for no answer."""

        async def attempt(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write((self.head("GET", "/") + b"\r\n") * 5000)
            await writer.drain()
            await self.answer(reader)

        await self.many(40, attempt)


KINDS: dict[str, Callable[[Stranger], Awaitable[None]]] = {
    "headers": Stranger.headers,
    "halves": Stranger.halves,
    "streams": Stranger.streams,
    "looks": Stranger.looks,
    "commands": Stranger.commands,
    "pages": Stranger.pages,
    "pipelines": Stranger.pipelines,
}


def main() -> None:
    """Attack, and print what was told how often."""
    kind, port, seconds, table, token = sys.argv[1:]
    stranger = Stranger(int(port), float(seconds), table, token)
    asyncio.run(KINDS[kind](stranger))  # type: ignore[arg-type]
    print(json.dumps(stranger.told))


if __name__ == "__main__":
    main()
