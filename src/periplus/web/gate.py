"""How requests come in: how long a head may be, how long anybody may take, and how many may be half sent.

The parser itself has no such limits, so that a few strangers with endless headers could fill the memory.
"""

from asyncio import TimerHandle, Transport
from collections import Counter
from http import HTTPStatus
from typing import ClassVar

from uvicorn._types import ASGI3Application
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from periplus.web.limits import network_of

LARGEST_HEAD = 16_384
"""Bytes of a request apart from its body."""
MOST_HEADERS = 100
PATIENCE = 20.0
"""Seconds in which a request must be complete, and in which a reader must take some more of an answer."""
MOST_HALF_SENT = 500
"""Requests that may be incomplete at once; then the oldest of the address that has most is dropped."""
SHARE = 4
"""One address may have this part of all connections, unless it is a proxy."""
MOST_AHEAD = 4
"""Requests on a connection that may come before the one ahead of them is answered; browsers send none."""
MOST_KEPT = 65_536
"""Bytes of a body that are kept until somebody reads them: more than there may be, so that it is found too long."""
RETRY = 5
"""Seconds after which to come again when too many are connected."""


class TooMuch(Exception):
    """The head of a request is too long, or too many others are connected."""


class Gate(HttpToolsProtocol):
    """A connection that keeps nobody waiting, and holds little of what was not asked for."""

    half_sent: ClassVar[dict["Gate", TimerHandle]] = {}
    """Connections on which a request is incomplete, the oldest first, and when their time is up."""
    held: ClassVar[Counter[str]] = Counter()
    """Connections by whom they come from; those of proxies are not told apart."""
    halves: ClassVar[Counter[str]] = Counter()
    """The same of those on which a request is incomplete."""

    network = ""
    answering: RequestResponseCycle | None = None
    excess = 0  # bytes received of this request that are not its body
    untaken = 0  # bytes of an answer that were waiting when we last looked
    taking: TimerHandle | None = None

    # What comes in

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Begin to wait for a request."""
        super().connection_made(transport)
        self.network = self.origin()
        self.held[self.network] += 1
        self.expect()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more."""
        self.expect_nothing()
        self.stop_watching()
        self.pipeline.clear()
        leave(self.held, self.network)
        super().connection_lost(exc)
        if self.answering is not None and self.answering is not self.cycle:  # the parser knows the latest request only
            self.answering.disconnected = True
            self.answering.message_event.set()

    def data_received(self, data: bytes) -> None:
        """Take a part of a request, unless it is too long."""
        if self not in self.half_sent:
            self.expect()
        self.excess += len(data)
        super().data_received(data)
        if self.excess > LARGEST_HEAD:
            self.refuse(431)

    def on_message_begin(self) -> None:
        """Begin to take a request, unless too many are waiting on this connection."""
        if len(self.pipeline) >= MOST_AHEAD:
            self.transport.abort()
            raise TooMuch
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        """Take a header, unless there are too many."""
        super().on_header(name, value)
        if len(self.headers) > MOST_HEADERS:
            self.refuse(431)
            raise TooMuch

    def on_headers_complete(self) -> None:
        """Begin to answer, unless the head is too long, or too many others are connected."""
        if len(self.url) + sum(len(name) + len(value) for name, value in self.headers) > LARGEST_HEAD:
            self.refuse(431)
            raise TooMuch
        if self.is_crowded():
            self.refuse(503)
            raise TooMuch
        self.excess = 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Take a part of the body, whose length is limited elsewhere, as far as it is worth keeping."""
        self.excess = max(0, self.excess - len(body))
        super().on_body(body[: max(0, MOST_KEPT - len(self.cycle.body))])

    def on_message_complete(self) -> None:
        """Wait for nothing more of this request."""
        self.excess = 0
        self.expect_nothing()
        super().on_message_complete()

    def origin(self) -> str:
        """Return where a connection comes from: an address, or the network of one; nothing if it is a proxy."""
        address = self.client[0] if self.client else ""
        is_proxy = isinstance(self.app, ProxyHeadersMiddleware) and address in self.app.trusted_hosts
        return "" if is_proxy else network_of(address)

    def is_crowded(self) -> bool:
        """Say whether too many are connected, in all or from the same address."""
        most = self.limit_concurrency
        if most is None:
            return False
        return len(self.connections) >= most or (self.network != "" and self.held[self.network] > most // SHARE)

    def expect(self) -> None:
        """Wait for a whole request, but not for long; if too many are waited for, drop one of whoever has most."""
        if len(self.half_sent) >= MOST_HALF_SENT:
            most = max(self.halves, key=self.halves.__getitem__)
            oldest = next(each for each in self.half_sent if each.network == most)
            oldest.expect_nothing()
            oldest.transport.abort()
        self.halves[self.network] += 1
        self.half_sent[self] = self.loop.call_later(PATIENCE, self.refuse, 408)

    def expect_nothing(self) -> None:
        """Stop the clock."""
        if timer := self.half_sent.pop(self, None):
            timer.cancel()
            leave(self.halves, self.network)

    def send_400_response(self, msg: str) -> None:
        """Refuse what is not HTTP."""
        self.refuse(400)

    def refuse(self, status: int) -> None:
        """Close the connection, and say why unless an answer is under way."""
        if self.transport.is_closing():
            return
        if self.answering is None or self.answering.response_complete or not self.answering.response_started:
            self.transport.write(STATUS_LINE[status] + in_words(status))
        self.transport.close()

    # What goes out

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        """Begin to answer a request, and note which."""
        self.answering = cycle
        super()._start_asgi_task(cycle, app)

    def pause_writing(self) -> None:
        """Write no more for now, and watch whether the reader takes what is waiting."""
        super().pause_writing()
        self.untaken = self.transport.get_write_buffer_size()
        self.taking = self.loop.call_later(PATIENCE, self.watch)

    def resume_writing(self) -> None:
        """Write on."""
        self.stop_watching()
        super().resume_writing()

    def watch(self) -> None:
        """Drop a reader who has taken nothing for a while."""
        before, self.untaken = self.untaken, self.transport.get_write_buffer_size()
        if self.untaken >= before:
            self.transport.abort()
        else:
            self.taking = self.loop.call_later(PATIENCE, self.watch)

    def stop_watching(self) -> None:
        """Watch the reader no more."""
        if self.taking is not None:
            self.taking.cancel()
            self.taking = None


def leave(counted: Counter[str], network: str) -> None:
    """Count one connection less, and forget who has none."""
    counted[network] -= 1
    if not counted[network]:
        del counted[network]


def in_words(status: int) -> bytes:
    """Return the rest of a refusal: a page that says why, in the language of all who have not chosen theirs."""
    text = f"<!doctype html><title>Periplus</title><h1>{status}</h1><p>{HTTPStatus(status).phrase}.</p>".encode()
    head = f"content-type: text/html; charset=utf-8\r\nconnection: close\r\ncontent-length: {len(text)}\r\n"
    again = f"retry-after: {RETRY}\r\n" if status == 503 else ""
    return f"{head}{again}\r\n".encode() + text
