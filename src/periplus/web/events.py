"""Server-sent events, as browsers and programs read them."""

import zlib
from collections.abc import AsyncIterator, Callable
from typing import Protocol

from litestar.response import Stream
from zstandard import COMPRESSOBJ_FLUSH_BLOCK, ZstdCompressionParameters, ZstdCompressor

from periplus.web.visitor import AnyRequest

BREATH = 15.0
"""Seconds of silence after which a stream says that it is still there."""
PING = b": still here\n\n"


def event(data: str, id: int, name: str = "") -> bytes:
    """Return an event; its id is its place in the log of the table."""
    lines = "".join(f"data: {line}\n" for line in data.splitlines())
    named = f"event: {name}\n" if name else ""
    return f"id: {id}\n{named}{lines}\n".encode()


def event_stream(request: AnyRequest, events: AsyncIterator[bytes]) -> Stream:
    """Return events as a streamed answer, compressed if the reader can decompress it."""
    headers = {"X-Accel-Buffering": "no", "Vary": "Accept-Encoding"}
    accepted = codings(request.headers.get("Accept-Encoding", ""))
    coding = next((name for name in PACKERS if name in accepted), None)
    if coding is not None:
        events, headers = packed(events, coding), {**headers, "Content-Encoding": coding}
    return Stream(events, media_type="text/event-stream", headers=headers)


def codings(accepted: str) -> set[str]:
    """Return the codings that a reader accepts, as far as they are named."""
    named = (each.replace(" ", "").lower().partition(";q=") for each in accepted.split(","))
    return {name for name, _, weight in named if weight.strip("0.") or not weight}


class Packer(Protocol):
    """Compresses one stream; what was packed with one flush can be read before the next."""

    def compress(self, data: bytes) -> bytes:
        """Take in more of the stream."""

    def flush(self, mode: int = ...) -> bytes:
        """Return what was taken in; without a mode, end the stream."""


def zstd() -> Packer:
    """Return a packer that takes a quarter of the time that gzip takes, and about as much memory."""
    sized = ZstdCompressionParameters.from_level(1, window_log=14, hash_log=12)
    return ZstdCompressor(compression_params=sized).compressobj()


def gzip() -> Packer:
    """Return a packer for everybody else; its window is small, as there are many streams."""
    return zlib.compressobj(4, zlib.DEFLATED, 16 + 13, 5)


PACKERS: dict[str, Callable[[], Packer]] = {"zstd": zstd, "gzip": gzip}
"""The codings for streams, the best first."""
FLUSH = {"zstd": COMPRESSOBJ_FLUSH_BLOCK, "gzip": zlib.Z_SYNC_FLUSH}


async def packed(events: AsyncIterator[bytes], coding: str) -> AsyncIterator[bytes]:
    """Yield each event, compressed, as soon as it comes."""
    packer, flush = PACKERS[coding](), FLUSH[coding]
    async for each in events:
        yield packer.compress(each) + packer.flush(flush)
        del each  # a stream waits long, and its first event is a whole page
    yield packer.flush()
