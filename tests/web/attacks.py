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
from signal import SIGTERM

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

    async def questions(self) -> None:
        """Ask as a program, at a table of one's own, for what takes longest to work out, as fast as answers come."""
        table, token = await self.played_table(whole=False)
        paths = [f"/api/tables/{table}/{what}" for what in ("actions", "view", "log", "hint")]
        asked = f"Authorization: Bearer {token}"

        async def attempt(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            for number in self.numbers:
                writer.write(self.head("GET", paths[number % len(paths)], asked) + b"\r\n")
                await self.answer(reader)

        await self.many(100, attempt)

    async def pasts(self) -> None:
        """Look at one moment after the other of a game that is over, at pictures of it, and at its film."""
        table, token = await self.played_table(whole=True)
        cookie = f"Cookie: periplus={token}"

        async def attempt(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            for number in self.numbers:
                what = ("replay", "picture.svg", "picture.png", "film.webp", "analysis", "log")[number % 6]
                wish = f"{cookie}; language={('en', 'fr', 'nl')[number % 3]}; theme={('dark', 'light')[number % 2]}"
                writer.write(self.head("GET", f"/table/{table}/{what}?at={number % 100}", wish) + b"\r\n")
                await self.answer(reader)

        await self.many(100, attempt)

    async def played_table(self, whole: bool) -> tuple[str, str]:
        """Open a large table, or one of bots alone and wait until its game is over; return its name and token."""
        seats = [{"kind": "bot" if whole else "me", "bot": "greedy"}] + [{"kind": "bot", "bot": "greedy"}] * 4
        asked = {"game": "mare_nostrum", "seats": seats, "bot_delay": 0.0}
        opened = json.loads(await self.ask("POST", "/api/tables", json.dumps(asked).encode()))
        table, token = opened["table"], opened["host"]
        while whole and time.monotonic() < self.until:
            told = json.loads(await self.ask("GET", f"/api/tables/{table}", b"", f"Authorization: Bearer {token}"))
            if told["stage"] == "over":
                break
            await asyncio.sleep(0.2)
        return table, token

    async def ask(self, method: str, path: str, data: bytes, *more: str) -> bytes:
        """Ask for something once, and return the answer."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        kind = ["Content-Type: application/json", f"Content-Length: {len(data)}"] if data else []
        writer.write(self.head(method, path, *kind, *more) + b"\r\n" + data)
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        body = await reader.readexactly(int(head.split(b"content-length: ")[1].split()[0]))
        writer.close()
        return body

    async def talkers(self) -> None:
        """Look on with a hundred pages and as many programs, and talk without end: all of them must be told."""
        cookies = [f"Cookie: periplus={number:030}" for number in range(10)]
        for cookie in cookies:
            await self.come_in(cookie)

        async def listen(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            number = next(self.numbers)
            path, who = f"/table/{self.table}/stream", cookies[number % len(cookies)]
            if number % 2:
                path, who = f"/api{path}".replace("table/", "tables/"), f"Authorization: Bearer {self.token}"
            writer.write(self.head("GET", path, who, "Accept-Encoding: gzip") + b"\r\n")
            head = await reader.readuntil(b"\r\n\r\n")
            self.told[head.split()[1].decode()] += 1
            while b" 200 " in head and await reader.read(CHUNK):
                pass

        async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            for number in self.numbers:
                data = f"name=Eve+{number % 9}&text=hello+{number}&command={number}".encode()
                kind, length = "Content-Type: application/x-www-form-urlencoded", f"Content-Length: {len(data)}"
                more = "Sec-Fetch-Site: same-origin", "HX-Request: true", kind, length, cookies[number % len(cookies)]
                writer.write(self.head("POST", f"/table/{self.table}/say", *more) + b"\r\n" + data)
                await self.answer(reader)

        await asyncio.gather(self.many(200, listen), self.many(20, talk))

    async def come_in(self, cookie: str) -> None:
        """Follow the link for those who look on."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        more = "Sec-Fetch-Site: same-origin", "Content-Length: 0", cookie
        writer.write(self.head("POST", f"/watch/{self.token}", *more) + b"\r\n")
        await self.answer(reader)
        writer.close()

    async def pages_of_seats(self) -> None:
        """Open the page of a large table of one's own many times over, and change what they show again and again."""
        table, cookie = await self.own_table(b"game=parthenon")

        async def listen(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(self.head("GET", f"/table/{table}/stream?seat=1", cookie, "Accept-Encoding: gzip") + b"\r\n")
            head = await reader.readuntil(b"\r\n\r\n")
            self.told[head.split()[1].decode()] += 1
            while b" 200 " in head and await reader.read(CHUNK):
                pass

        async def switch(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            for number in self.numbers:
                data = f"seat=1&text=hello+{number}&command={number}".encode()
                kind, length = "Content-Type: application/x-www-form-urlencoded", f"Content-Length: {len(data)}"
                more = "Sec-Fetch-Site: same-origin", "HX-Request: true", kind, length, cookie
                writer.write(self.head("POST", f"/table/{table}/say", *more) + b"\r\n" + data)
                await self.answer(reader)

        await asyncio.gather(self.many(50, listen), self.many(20, switch))

    async def odd(self) -> None:
        """Send requests of every odd kind: methods, upgrades, ranges, lengths, encodings, cookies, fields."""
        form, json_kind = "Content-Type: application/x-www-form-urlencoded", "Content-Type: application/json"
        fields, parts = (
            b"&".join([b"a=%E2%80%AE"] * 2500),
            b"".join(
                b'--x\r\nContent-Disposition: form-data; name="a%d"\r\n\r\n\xf0\x9f\x98\x80\r\n' % at
                for at in range(450)
            ),
        )
        deep, wide = b"[" * 15000 + b"]" * 15000, b'{"game":"neptun","seats":[' + b'{"kind":"bot"},' * 1900 + b"{}]}"
        ours, in_parts = "Sec-Fetch-Site: same-origin", "Content-Type: multipart/form-data; boundary=x"
        chunks = b"1\r\na\r\n" * 4000 + b"0\r\n\r\n"
        requests = [
            *[self.head(method, "/", "Content-Length: 0") + b"\r\n" for method in ("TRACE", "OPTIONS", "PROPFIND")],
            self.head("GET", "/", "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Key: x") + b"\r\n",
            self.head("GET", "/", "Upgrade: h2c", "Connection: Upgrade, HTTP2-Settings") + b"\r\n",
            self.head("GET", "/static/periplus.css", "Range: bytes=0-0" + ",0-0" * 1000) + b"\r\n",
            self.head("GET", "/", "Content-Length: 5", "Content-Length: 6") + b"\r\n",
            self.head("POST", "/new", "Transfer-Encoding: chunked", form, ours) + b"\r\n" + chunks,
            self.head("POST", "/new", f"Content-Length: {len(fields)}", form, ours) + b"\r\n" + fields,
            self.head("POST", "/new", f"Content-Length: {len(parts)}", in_parts, ours) + b"\r\n" + parts,
            self.head("POST", "/api/tables", f"Content-Length: {len(deep)}", json_kind) + b"\r\n" + deep,
            self.head("POST", "/api/tables", f"Content-Length: {len(wide)}", json_kind) + b"\r\n" + wide,
            self.head("GET", "/", f"Cookie: {'; '.join(f'c{at}={at}' for at in range(900))}") + b"\r\n",
            self.head("GET", "/", f"Cookie: periplus={'é' * 4000}", f"Accept-Language: {'fr-' * 2000}") + b"\r\n",
            self.head("GET", f"/table/{'%F0%9F%98%80' * 300}") + b"\r\n",
            self.head("GET", "/", f"X-Forwarded-For: {', '.join(['1.2.3.4'] * 900)}") + b"\r\n",
            self.head("GET", "/", "Accept-Encoding: " + "gzip;q=0.1, " * 900) + b"\r\n",
        ]  # fmt: skip

        async def attempt(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(requests[next(self.numbers) % len(requests)])
            await self.answer(reader)

        await self.many(100, attempt)

    async def drips(self) -> None:
        """Send requests byte by byte, on as many connections as there may be, and take answers as slowly."""
        whole = self.head("POST", "/new", "Content-Length: 30000") + b"\r\n" + b"a" * 30000

        async def attempt(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            for at in range(len(whole)):
                writer.write(whole[at : at + 1])
                await writer.drain()
                await asyncio.sleep(0.25)

        await self.many(600, attempt)


KINDS: dict[str, Callable[[Stranger], Awaitable[None]]] = {
    "headers": Stranger.headers,
    "halves": Stranger.halves,
    "streams": Stranger.streams,
    "looks": Stranger.looks,
    "commands": Stranger.commands,
    "pages": Stranger.pages,
    "pipelines": Stranger.pipelines,
    "questions": Stranger.questions,
    "pasts": Stranger.pasts,
    "talkers": Stranger.talkers,
    "seats": Stranger.pages_of_seats,
    "odd": Stranger.odd,
    "drips": Stranger.drips,
}


async def attack(kind: str, stranger: Stranger) -> None:
    """Attack until the time is up, or until told to stop."""
    attacking = asyncio.ensure_future(KINDS[kind](stranger))
    asyncio.get_running_loop().add_signal_handler(SIGTERM, attacking.cancel)
    with suppress(asyncio.CancelledError):
        await attacking


def main() -> None:
    """Attack, and print what was told how often."""
    kind, port, seconds, table, token = sys.argv[1:]
    stranger = Stranger(int(port), float(seconds), table, token)
    asyncio.run(attack(kind, stranger))
    print(json.dumps(stranger.told))


if __name__ == "__main__":
    main()
