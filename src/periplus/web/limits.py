"""How much anybody may ask for: commands and looks in a minute, new tables, and streams held open at once."""

import ipaddress
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager

from litestar.exceptions import TooManyRequestsException
from litestar.types import ASGIApp, Receive, Scope, Send

from periplus.table.keys import hash_of
from periplus.web.visitor import AnyRequest, visitor_of

ENOUGH = "enough for today"
"""What is told to an address that has asked for as much as it may in a day."""
USUAL = 600
"""The commands a minute that a visitor is usually allowed."""
MINUTE = 60
DAY = 86400
LOOKS = 20
"""How many times as often as one visitor may command, an address may look."""
SOON = 10
"""Seconds after which to ask again for a stream."""
SAFE = ("GET", "HEAD", "OPTIONS")
API = "/api/"
CACHED = ("/static/", "/board/", "/board.css", "/preview/", "/icon/", "/install/")
"""Where addresses carry a digest of what is there, so that browsers may cache it forever."""
SETTING_UP = ("/new", "/play-now", "/api/tables")
LESSONS = "/learn/"
COSTLY = ("/rematch", "/again", "/analyse", "/analysis", "/account/export")
"""Commands that count as new tables: they make one, or keep a process busy for long."""
TALKING = ("/say", "/report", "/block")
"""What people say, or say of others."""
ENTERING = ("/sign-in/", "/enter/", "/device/")
"""Where people sign in, or try to."""
NEIGHBOURS = 64
"""How much of an address of IPv6 names a network: everybody has as many in theirs as they like."""


class Tally:
    """Counts how often something was done by somebody, from nothing again after so many seconds."""

    def __init__(self, seconds: int) -> None:
        """Begin with nothing."""
        self.seconds = seconds
        self.period = 0
        self.counts: Counter[tuple[str, str]] = Counter()

    def count(self, kind: str, who: str) -> int:
        """Count once more, and return how often it is now."""
        now = int(time.monotonic()) // self.seconds
        if now != self.period:
            self.period = now
            self.counts.clear()
        self.counts[kind, who] += 1
        return self.counts[kind, who]

    def left(self) -> int:
        """Return the seconds until all is forgotten."""
        return self.seconds - int(time.monotonic()) % self.seconds


class Limits:
    """Counts commands and page views, minute by minute, new tables, and streams as long as they are open."""

    def __init__(self, rate: int) -> None:
        """Allow a visitor this many commands a minute, and other things in proportion."""
        self.rates = {
            "visitor": rate,
            "address": 10 * rate,
            "looks": LOOKS * rate,
            "tables": max(1, rate // 10),
            "entries": max(1, rate // 20),
            "remarks": max(1, rate // 20),
            "talk": max(1, rate // 5),
        }
        self.in_a_day = {
            "tables": max(1, rate // 2), "entries": rate, "talk": 10 * rate, "address": 100 * rate,
        }  # fmt: skip
        self.most_streams = {"address": rate, "lobby": 5000, "table": 500, "guests": 100, "seat": 50, "visitor": 20}
        self.minute, self.day = Tally(MINUTE), Tally(DAY)
        self.streams: Counter[tuple[str, str]] = Counter()

    def count(self, kind: str, who: str) -> None:
        """Count a command, or refuse it if it is one too many."""
        if self.minute.count(kind, who) > self.rates[kind]:
            raise TooManyRequestsException(headers={"Retry-After": str(MINUTE)})
        if kind in self.in_a_day and self.day.count(kind, who) > self.in_a_day[kind]:
            raise TooManyRequestsException(ENOUGH, headers={"Retry-After": str(self.day.left())})

    @contextmanager
    def holding(self, *holders: tuple[str, str]) -> Iterator[None]:
        """Count a stream for each of its holders while it is open, or refuse it if it is one too many for any."""
        if any(self.streams[holder] >= self.most_streams[holder[0]] for holder in holders):
            raise TooManyRequestsException(headers={"Retry-After": str(SOON)})
        self.streams.update(holders)
        try:
            yield
        finally:
            self.streams.subtract(holders)
            for holder in holders:
                if not self.streams[holder]:
                    del self.streams[holder]


def limits_of(request: AnyRequest) -> Limits:
    """Return the limits of the server that is asked."""
    limits: Limits = request.app.state["limits"]
    return limits


def address_of(request: AnyRequest) -> str:
    """Return where a request comes from: an address, or the network of one of IPv6."""
    return network_of(request.client.host if request.client else "")


def network_of(host: str) -> str:
    """Return an address, or the network of one of IPv6; IPv4 may be written as IPv6."""
    if ":" not in host:
        return host
    try:
        address = ipaddress.IPv6Address(host.partition("%")[0])
    except ValueError:
        return host
    return str(address.ipv4_mapped or ipaddress.IPv6Network((address, NEIGHBOURS), strict=False))


def limited(request: AnyRequest) -> None:
    """Refuse more than one address may ask for, and more commands than one visitor may send from pages."""
    limits, address, path = limits_of(request), address_of(request), request.url.path
    if request.method in SAFE:
        if not path.startswith(CACHED):
            limits.count("looks", address)
        return
    limits.count("address", address)
    if path.endswith(TALKING):
        limits.count("talk", address)
    if path in SETTING_UP or path.startswith(LESSONS) or path.endswith(COSTLY):
        limits.count("tables", address)
    if path.startswith(ENTERING):
        limits.count("entries", address)
    if not path.startswith(API):
        count_visitor(request, visitor_of(request).secret)


def count_visitor(request: AnyRequest, secret: str) -> None:
    """Count a command for whoever holds a secret; of programs only those that are known, or anybody could be many."""
    if request.method in SAFE:
        return
    limits, visitor = limits_of(request), hash_of(secret)
    limits.count("visitor", visitor)
    if request.url.path.endswith(TALKING):
        limits.count("remarks", visitor)


# Streams


def with_streams(app: ASGIApp) -> ASGIApp:
    """Count the streams of a route until they end, however they do."""

    async def counted(scope: Scope, receive: Receive, send: Send) -> None:
        with ExitStack() as held:
            scope["state"]["streams"] = held
            await app(scope, receive, send)

    return counted


def count_stream(request: AnyRequest, table: str, seats: Sequence[int], secret: str) -> None:
    """Count a stream until it ends, or refuse it; no spectator can take the place of all others."""
    address, who = address_of(request), hash_of(secret)
    holders = [("seat", f"{table} {seat}") for seat in seats]
    if not seats:  # many may share the secret of spectators
        holders, who = [("table", table), ("guests", f"{table} {address}")], f"{who} {address}"
    stream = limits_of(request).holding(("address", address), ("visitor", who), *holders)
    request.state["streams"].enter_context(stream)


def count_lobby_stream(request: AnyRequest, secret: str) -> None:
    """Count a stream of the lobby until it ends, or refuse it: it takes the place of none at a table."""
    address = address_of(request)
    holders = ("address", address), ("guests", f"lobby {address}"), ("visitor", hash_of(secret)), ("lobby", "")
    request.state["streams"].enter_context(limits_of(request).holding(*holders))
