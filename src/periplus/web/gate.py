"""How requests come in: how long a head may be, how long anybody may take, and how many may be half sent.

The parser itself has no such limits, so that a few strangers with endless headers could fill the memory.
"""

from asyncio import TimerHandle, Transport
from http import HTTPStatus
from typing import ClassVar

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

LARGEST_HEAD = 16_384
"""Bytes of a request apart from its body."""
MOST_HEADERS = 100
PATIENCE = 20.0
"""Seconds in which a request must be complete, and in which a reader must take some more of an answer."""
MOST_HALF_SENT = 500
"""Requests that may be incomplete at once; then the oldest is dropped, as honest ones take milliseconds."""


RETRY = 5
"""Seconds after which to come again when too many are connected."""


class TooMuch(Exception):
    """The head of a request is too long, or too many others are connected."""


class Gate(HttpToolsProtocol):
    """A connection that keeps nobody waiting, and holds little of what was not asked for."""

    half_sent: ClassVar[dict["Gate", TimerHandle]] = {}
    """Connections on which a request is incomplete, the oldest first, and when their time is up."""

    excess = 0  # bytes received of this request that are not its body
    untaken = 0  # bytes of an answer that were waiting when we last looked
    taking: TimerHandle | None = None

    # What comes in

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Begin to wait for a request."""
        super().connection_made(transport)
        self.expect()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more."""
        self.expect_nothing()
        self.stop_watching()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take a part of a request, unless it is too long."""
        if self not in self.half_sent:
            self.expect()
        self.excess += len(data)
        super().data_received(data)
        if self.excess > LARGEST_HEAD:
            self.refuse(431)

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
        if self.limit_concurrency is not None and len(self.connections) >= self.limit_concurrency:
            self.refuse(503)
            raise TooMuch
        self.excess = 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Take a part of the body, whose length is limited elsewhere."""
        self.excess = max(0, self.excess - len(body))
        super().on_body(body)

    def on_message_complete(self) -> None:
        """Wait for nothing more of this request."""
        self.excess = 0
        self.expect_nothing()
        super().on_message_complete()

    def expect(self) -> None:
        """Wait for a whole request, but not for long; if too many are waited for, drop the oldest."""
        if len(self.half_sent) >= MOST_HALF_SENT:
            oldest = next(iter(self.half_sent))
            oldest.expect_nothing()
            oldest.transport.abort()
        self.half_sent[self] = self.loop.call_later(PATIENCE, self.refuse, 408)

    def expect_nothing(self) -> None:
        """Stop the clock."""
        if timer := self.half_sent.pop(self, None):
            timer.cancel()

    def send_400_response(self, msg: str) -> None:
        """Refuse what is not HTTP."""
        self.refuse(400)

    def refuse(self, status: int) -> None:
        """Close the connection, and say why unless an answer is under way."""
        if self.transport.is_closing():
            return
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            self.transport.write(STATUS_LINE[status] + in_words(status))
        self.transport.close()

    # What goes out

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


def in_words(status: int) -> bytes:
    """Return the rest of a refusal: a page that says why, in the language of all who have not chosen theirs."""
    text = f"<!doctype html><title>Periplus</title><h1>{status}</h1><p>{HTTPStatus(status).phrase}.</p>".encode()
    head = f"content-type: text/html; charset=utf-8\r\nconnection: close\r\ncontent-length: {len(text)}\r\n"
    again = f"retry-after: {RETRY}\r\n" if status == 503 else ""
    return f"{head}{again}\r\n".encode() + text
