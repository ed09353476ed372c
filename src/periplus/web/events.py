"""Server-sent events, as browsers and programs read them."""

from collections.abc import AsyncIterator

from litestar.response import Stream

BREATH = 15.0
"""Seconds after which a stream says that it is still there."""
PING = b": still here\n\n"


def event(data: str, id: int, name: str = "") -> bytes:
    """Return an event; its id is the place in the log of the table."""
    lines = "".join(f"data: {line}\n" for line in data.splitlines())
    named = f"event: {name}\n" if name else ""
    return f"id: {id}\n{named}{lines}\n".encode()


def event_stream(events: AsyncIterator[bytes]) -> Stream:
    """Return events as an answer that goes on."""
    return Stream(events, media_type="text/event-stream", headers={"X-Accel-Buffering": "no"})
