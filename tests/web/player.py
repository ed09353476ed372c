"""People and programs at a table over HTTP, who keep every byte that they were sent; and the log behind them."""

import asyncio
import http.client
import json
import re
import socket
import ssl
import threading
import time
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from html.parser import HTMLParser
from random import Random
from typing import Any, NamedTuple

import httpx

from periplus.table.entries import Entry
from periplus.table.store import Store
from periplus.table.table import Table

PATIENCE = 60.0
SAME = {"Sec-Fetch-Site": "same-origin"}
HTMX = {"HX-Request": "true"}
PARTIAL = re.compile(r'<hx-partial hx-target="#([\w-]+)" hx-swap="innerMorph">(.*?)</hx-partial>', re.DOTALL)
SWAP = re.compile(r'<hx-partial hx-target="#([^"]+)" hx-swap="(\w+)( strip:true)?">(.*?)</hx-partial>', re.DOTALL)
DRAWING = re.compile(r"<svg.*?</svg>", re.DOTALL)


# What was sent


class Heard(NamedTuple):
    """Something that was sent: for what, and every byte of it."""

    what: str
    status: int
    head: str
    body: str
    path: str = ""
    data: dict[str, Any] | None = None

    @property
    def bytes(self) -> str:
        """All that was sent."""
        return f"{self.head}\n\n{self.body}"


class Swapped(NamedTuple):
    """A swap as htmx does it: the element, how it is swapped, and the HTML for it."""

    target: str
    how: str
    html: str


def swaps_in(data: str) -> list[Swapped]:
    """Return the swaps in an event; what surrounds pieces of drawings, so that browsers read them, is gone."""
    found = SWAP.findall(data)
    return [
        Swapped(target, how, html.removeprefix("<svg>").removesuffix("</svg>") if stripped else html)
        for target, how, stripped, html in found
    ]


def element_in(html: str, id: str) -> tuple[int, int] | None:
    """Return where an element begins and ends, if it is there."""
    opening = re.search(rf'<([\w-]+)[^<>]*\sid="{re.escape(id)}"', html)
    if opening is None:
        return None
    depth = 0
    for tag in re.finditer(rf"<(/?){opening[1]}\b[^<>]*?(/?)>", html[opening.start() :]):
        depth += -1 if tag[1] else 0 if tag[2] else 1
        if depth == 0:
            return opening.start(), opening.start() + tag.end()
    raise AssertionError(f"{id} does not end")


def swapped(page: dict[str, str], swap: Swapped) -> str:
    """Do a swap on the fragments of a page, as they were sent; return the one that it was in."""
    if swap.how == "innerMorph":
        page[swap.target] = swap.html
        return swap.target
    held = ((name, element_in(html, swap.target)) for name, html in page.items())
    name, (begin, end) = next((name, found) for name, found in held if found is not None)
    before, had, after = page[name][:begin], page[name][begin:end], page[name][end:]
    now = {"outerMorph": swap.html, "delete": "", "beforebegin": swap.html + had, "afterend": had + swap.html}
    page[name] = before + now[swap.how] + after
    return name


class Pushed(NamedTuple):
    """An event of a stream, the fragments it has changed as the page then has them, and its bytes on the wire."""

    id: int | None
    event: str
    data: str
    held: dict[str, str]
    weight: int = 0

    def parts(self) -> dict[str, str]:
        """Return the fragments of the page that it has changed, whole."""
        return self.held

    def places(self) -> list[str]:
        """Return what it swaps on the page."""
        return [each.target for each in swaps_in(self.data)]


def connection_to(url: httpx.URL) -> http.client.HTTPConnection:
    """Return a connection to a server, whoever signed its certificate."""
    if url.scheme == "https":
        trusting = ssl._create_unverified_context()
        return http.client.HTTPSConnection(url.host, url.port or 443, timeout=PATIENCE, context=trusting)
    return http.client.HTTPConnection(url.host, url.port or 80, timeout=PATIENCE)


class Stream:
    """A stream that is read in the background until it ends, or is left; it comes compressed, as to browsers."""

    def __init__(self, home: str, path: str, headers: dict[str, str]) -> None:
        """Begin to listen; what is refused has no events, but a status."""
        url = httpx.URL(home)
        self.connection = connection_to(url)
        self.connection.connect()
        self.socket: socket.socket = self.connection.sock
        self.connection.request("GET", path, headers={"Accept-Encoding": "gzip", **headers})
        self.answer = self.connection.getresponse()
        self.status = self.answer.status
        self.head = str(self.answer.headers)
        self.raw: list[bytes] = []
        self.weight = 0
        self.events: list[Pushed] = []
        self.page: dict[str, str] = {}  # fragments as a page has them that was kept up to date
        self.more = threading.Condition()
        self.ended = False
        self.thread = threading.Thread(target=self.read, daemon=True)
        self.thread.start()

    def read(self) -> None:
        """Read until the end."""
        lines: list[str] = []
        with suppress(OSError, http.client.HTTPException, ValueError, AttributeError):
            for line in self.lines():
                self.raw.append(line + b"\n")
                if line:
                    lines.append(line.decode())
                    continue
                self.take(lines)
                lines = []
        with self.more:
            self.ended = True
            self.more.notify_all()

    def lines(self) -> Iterator[bytes]:
        """Yield what was sent, decompressed, line by line."""
        inflate = zlib.decompressobj(16 + zlib.MAX_WBITS)
        squeezed, rest = self.answer.headers.get("Content-Encoding") == "gzip", b""
        while chunk := self.answer.read1():
            self.weight += len(chunk)
            *lines, rest = (rest + (inflate.decompress(chunk) if squeezed else chunk)).split(b"\n")
            yield from lines

    def take(self, lines: list[str]) -> None:
        """Keep an event."""
        if not any(line.startswith("data: ") for line in lines):
            return
        told = {name: [line[len(name) + 2 :] for line in lines if line.startswith(f"{name}: ")] for name in FIELDS}
        id = int(told["id"][0]) if told["id"] else None
        weight, self.weight = self.weight, 0
        with self.more:
            data = "\n".join(told["data"])
            touched = [swapped(self.page, each) for each in swaps_in(data)]
            held = {name: self.page[name] for name in touched}
            self.events.append(Pushed(id, "".join(told["event"]), data, held, weight))
            self.more.notify_all()

    def wait(self, holds: Callable[["Stream"], bool], seconds: float = PATIENCE) -> None:
        """Wait until something holds of the stream; fail if it does not in time."""
        until = time.monotonic() + seconds
        with self.more:
            while not holds(self):
                left = until - time.monotonic()
                assert left > 0, f"the stream has not come so far: {[event.id for event in self.events][-5:]}"
                self.more.wait(left)

    def stop(self) -> None:
        """Listen no more."""
        with suppress(OSError):
            self.socket.shutdown(socket.SHUT_RDWR)
        self.thread.join(PATIENCE)
        with suppress(OSError):
            self.connection.close()

    @property
    def text(self) -> str:
        """All that was sent."""
        return self.head + b"".join(self.raw).decode()


FIELDS = ("id", "event", "data")


# Pages


class Field(NamedTuple):
    """A field of a form: what may be chosen, and what stands in it."""

    name: str
    kind: str
    value: str
    values: list[str]
    low: int = 0
    high: int = 0


class Form(NamedTuple):
    """A form of a page."""

    action: str
    method: str
    fields: list[Field]

    def filled(self) -> dict[str, str]:
        """Return what is sent if nothing is changed; of several choices, none."""
        return {field.name: field.value for field in self.fields if field.kind not in ("radio", "checkbox", "submit")}

    def values(self, name: str) -> list[str]:
        """Return what may be chosen for a field."""
        return [value for field in self.fields if field.name == name for value in field.values or [field.value]]


class Reader(HTMLParser):
    """Reads the forms of a page, and everything that a strict policy would not allow."""

    def __init__(self) -> None:
        """Begin a page."""
        super().__init__()
        self.forms: list[Form] = []
        self.inline: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.select: Field | None = None

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Take in a tag."""
        told = dict(attrs)
        self.tags.append((tag, told))
        names = [name for name, _ in attrs]
        scripted = [name for name in names if name.startswith(("on", "hx-on")) or name == "style"]
        addressed = [value for value in told.values() if value and value.strip().lower().startswith("javascript:")]
        if tag == "style" or (tag == "script" and not told.get("src")) or scripted or addressed:
            self.inline.append(f"<{tag} {told}>")
        word = {name: value or "" for name, value in attrs}
        if tag == "form":
            self.forms.append(Form(word.get("action", ""), word.get("method", "get"), []))
        elif tag in ("input", "textarea") and self.forms:
            low, high = (int(word[name]) if word.get(name, "").isdigit() else 0 for name in ("min", "max"))
            kind = word.get("type", "text")
            self.forms[-1].fields.append(Field(word.get("name", ""), kind, word.get("value", ""), [], low, high))
        elif tag == "button" and word.get("name") and self.forms:
            self.forms[-1].fields.append(Field(word["name"], "submit", word.get("value", ""), []))
        elif tag == "select" and word.get("name") and self.forms:
            self.select = Field(word.get("name", ""), "select", "", [])
            self.forms[-1].fields.append(self.select)
        elif tag == "option" and self.select is not None:
            self.select.values.append(word.get("value", ""))

    def handle_endtag(self, tag: str) -> None:
        """Leave a select."""
        if tag == "select":
            self.select = None


def read_page(html: str) -> Reader:
    """Read a page."""
    reader = Reader()
    reader.feed(html)
    reader.close()
    return reader


def forms_in(html: str, command: str = "") -> list[Form]:
    """Return the forms of a page, or those of one command of a table; there are none within drawings."""
    return [
        form for form in read_page(DRAWING.sub("", html)).forms if not command or form.action.endswith(f"/{command}")
    ]


def choose(html: str, luck: Random) -> tuple[str, dict[str, str]] | None:
    """Return what somebody decides who sees this page: the command and its fields; nothing, if nothing is asked."""
    lists = [form for form in forms_in(html, "act") if any(field.kind == "radio" for field in form.fields)]
    fills = forms_in(html, "fill")
    if fills and (not lists or luck.random() < 0.2):
        form = luck.choice(fills)
        return "fill", {**form.filled(), **{field.name: guess(field, luck) for field in form.fields if field.low != -1}}
    if not lists:
        return None
    actions = [field.value for field in lists[0].fields if field.kind == "radio"]
    serving = [action for action in actions if " serve " in action]
    picked = luck.choice(serving if serving and luck.random() < 0.9 else actions)
    return "act", {**lists[0].filled(), "action": picked}


def guess(field: Field, luck: Random) -> str:
    """Return something that may be filled in."""
    if field.kind == "number":
        return str(luck.randint(field.low, max(field.low, min(field.high, field.low + 2))))
    return luck.choice(field.values) if field.values else field.value


# Who plays


class Player:
    """Somebody at a table with a browser: who plays by the forms of the pages, and keeps every byte."""

    def __init__(self, home: str, name: str, luck: Random | None = None) -> None:
        """Come in; the first page gives a device its secret."""
        self.name = name
        self.luck = luck or Random(name)
        self.home = home
        kept = {**SAME, "Accept-Encoding": "identity"}
        self.client = httpx.Client(base_url=home, headers=kept, timeout=PATIENCE, verify=False)
        self.heard: list[Heard] = []
        self.streams: list[tuple[str, Stream]] = []
        self.table = ""
        self.seats: tuple[int, ...] = ()
        self.host = False
        self.token = ""
        self.get("/")

    @property
    def secret(self) -> str:
        """The secret of this device."""
        return next(cookie.value or "" for cookie in self.client.cookies.jar if cookie.name == "periplus")

    @property
    def cookies(self) -> dict[str, str]:
        """All cookies of this device."""
        return {cookie.name: cookie.value or "" for cookie in self.client.cookies.jar}

    def keep(self, answer: httpx.Response, data: dict[str, Any] | None = None) -> httpx.Response:
        """Remember an answer."""
        what = f"{answer.request.method} {answer.request.url.raw_path.decode()}"
        head = f"{answer.status_code} {answer.headers.raw!r}"
        self.heard.append(Heard(what, answer.status_code, head, answer.text, answer.request.url.path, data))
        return answer

    def get(self, path: str, **headers: str) -> httpx.Response:
        """Look at something."""
        return self.keep(self.client.get(path, headers=headers))

    def post(self, path: str, data: dict[str, Any], parts: bool = True) -> httpx.Response:
        """Say something, as the page does it, or as a browser without scripts."""
        return self.keep(self.client.post(path, data=data, headers=HTMX if parts else {}), data)

    def say(self, command: str, data: dict[str, Any], parts: bool = True) -> httpx.Response:
        """Give a command at the table."""
        return self.post(f"/table/{self.table}/{command}", data, parts)

    def look(self, path: str = "") -> httpx.Response:
        """Look at the page of the table, or at one that belongs to it."""
        return self.get(f"/table/{self.table}{path}")

    def ask(self, path: str, data: Any = None) -> httpx.Response:
        """Ask as a program."""
        headers = {"Authorization": f"Bearer {self.token}"}
        url = f"/api/tables/{self.table}{path}"
        if data is None:
            return self.keep(self.client.get(url, headers=headers))
        return self.keep(self.client.post(url, json=data, headers=headers))

    def listen(self, path: str, program: bool = False) -> Stream:
        """Listen to a stream of the table."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        headers = {"Authorization": f"Bearer {self.token}"} if program else {"Cookie": cookies}
        prefix = "/api/tables" if program else "/table"
        stream = Stream(self.home, f"{prefix}/{self.table}{path}", headers)
        self.streams.append((path, stream))
        return stream

    def hush(self) -> None:
        """Listen no more."""
        for _, stream in self.streams:
            stream.stop()

    def leave(self) -> None:
        """Go away."""
        self.hush()
        self.client.close()

    # To play

    def open_table(self, game: str, chairs: Sequence[str], **fields: str) -> str:
        """Open a table: each chair is ``me``, ``here``, ``open`` or ``bot:NAME``."""
        whose = {f"who-{seat}": kind for seat, kind in enumerate(chairs)}
        named = {f"name-{seat}": f"{self.name}{seat or ''}" for seat, kind in enumerate(chairs) if kind in OWN}
        form = {"game": game, "seats": str(len(chairs)), "bot-delay": "0", "memory-aid": "yes", "hints": "yes"}
        answer = self.post("/new", {**form, **whose, **named, **fields}, parts=False)
        assert answer.status_code == 303, answer.text
        self.table = answer.headers["location"].rpartition("/")[2]
        self.seats = tuple(seat for seat, kind in enumerate(chairs) if kind in OWN)
        self.host = True
        return self.table

    def invitations(self) -> list[str]:
        """Return the links that the host is shown, in the order of seats."""
        return re.findall(r'value="[^"]*(/join/[^"]+)"', self.look().text)

    def watch_link(self) -> str:
        """Return the link for spectators that the host is shown."""
        links: list[str] = re.findall(r'value="[^"]*(/watch/[^"]+)"', self.look().text)
        return links[0]

    def join(self, link: str) -> None:
        """Take the seat of an invitation."""
        self.get(link)
        answer = self.post(link, {"name": self.name}, parts=False)
        assert answer.status_code == 303, answer.text
        self.table = answer.headers["location"].rpartition("/")[2]
        self.seats = (int(re.findall(r'name="seat" value="(\d+)"', self.look().text)[0]) - 1,)

    def watch(self, link: str) -> None:
        """Look on."""
        self.get(link)
        self.table = self.post(link, {}, parts=False).headers["location"].rpartition("/")[2]

    def make_token(self) -> str:
        """Make a token for the only seat."""
        html = self.say("token", {"seat": str(self.seats[0] + 1)}, parts=False).text
        self.token = re.findall(r'readonly value="([^"]+)"', html)[0]
        return self.token

    def notice(self) -> dict[str, Any]:
        """Ask whether it is one's turn."""
        told: dict[str, Any] = self.look("/notice").json()
        return told

    def version(self) -> int:
        """Ask how far the table has come, as far as everybody may know."""
        return int(self.ask("").json()["sequence"])

    def move(self) -> httpx.Response | None:
        """Decide something at random, if something is asked."""
        if not self.notice()["awaited"]:
            return None
        chosen = choose(self.look().text, self.luck)
        return None if chosen is None else self.say(*chosen)


OWN = ("me", "here")


# The log


def log_of(db: str, table: str) -> list[Entry]:
    """Return the log of a table as it is written."""
    entries: list[Entry] = run_store(db, lambda store: store.entries(table))
    return entries


def run_store(db: str, read: Callable[[Store], Any]) -> Any:
    """Read something from a database."""

    async def reading() -> Any:
        store = Store(db)
        try:
            return await read(store)
        finally:
            await store.close()

    return asyncio.run(reading())


def tables_in(id: str, entries: Sequence[Entry]) -> Iterator[Table]:
    """Yield a table as it was after each entry of its log."""
    table = Table(id, entries[0])
    yield table
    for entry in entries[1:]:
        table = table.then(entry)
        yield table


def soon(holds: Callable[[], Any], seconds: float = PATIENCE, pause: float = 0.02) -> Any:
    """Wait until something holds; fail if it does not in time."""
    until = time.monotonic() + seconds
    while not (found := holds()):
        assert time.monotonic() < until, "it has not come about"
        time.sleep(pause)
    return found


def data_of(pushed: Pushed) -> dict[str, Any]:
    """Return the data of an event for programs."""
    told: dict[str, Any] = json.loads(pushed.data)
    return told
