"""Server-sent events, as browsers and programs read them."""

import struct
import zlib
from collections.abc import AsyncIterator

from litestar.response import Stream

from periplus.web.visitor import AnyRequest

BREATH = 15.0
"""Seconds of silence after which a stream says that it is still there."""
PING = b": still here\n\n"
HEADER = b"\x1f\x8b\x08" + bytes(6) + b"\xff"
"""How a stream by gzip begins: without a name, a time or a system."""
LEVEL = 2
HISTORY = 8192
"""Bytes of a stream that are kept, as what comes next often repeats them."""


def event(data: str, id: int, name: str = "") -> bytes:
    """Return an event; its id is its place in the log of the table."""
    lines = data.replace("\r\n", "\n").replace("\r", "\n").replace("\n", "\ndata: ")
    named, told = f"event: {name}\n" if name else "", f"data: {lines}\n" if data else ""
    return f"id: {id}\n{named}{told}\n".encode()


def event_stream(request: AnyRequest, events: AsyncIterator[bytes]) -> Stream:
    """Return events as a streamed answer, compressed if the reader can decompress it."""
    headers = {"X-Accel-Buffering": "no", "Vary": "Accept-Encoding"}
    if "gzip" in codings(request.headers.get("Accept-Encoding", "")):
        events, headers = packed(events), {**headers, "Content-Encoding": "gzip"}
    return Stream(events, media_type="text/event-stream", headers=headers)


def codings(accepted: str) -> set[str]:
    """Return the codings that a reader accepts, as far as they are named."""
    named = (each.replace(" ", "").lower().partition(";q=") for each in accepted.split(","))
    return {name for name, _, weight in named if weight.strip("0.") or not weight}


class Packer:
    """Compresses one stream by gzip (RFC 1952), event by event.

    A compressor holds 50 to 130 KiB.  So between events there is none, only the end of what was sent last: the next
    compressor begins with it, as the reader still has it and can be referred to it.
    """

    def __init__(self) -> None:
        """Begin a stream."""
        self.recent = b""
        self.sum = self.size = 0

    def pack(self, data: bytes) -> bytes:
        """Return what comes next in the stream; the reader can unpack it at once."""
        packer = zlib.compressobj(LEVEL, wbits=-zlib.MAX_WBITS, zdict=self.recent)
        begun = b"" if self.size else HEADER
        self.recent = (self.recent + data)[-HISTORY:] if len(data) < HISTORY else data[-HISTORY:]
        self.sum, self.size = zlib.crc32(data, self.sum), self.size + len(data)
        return begun + packer.compress(data) + packer.flush(zlib.Z_SYNC_FLUSH)

    def end(self) -> bytes:
        """Return what ends the stream."""
        nothing = zlib.compressobj(wbits=-zlib.MAX_WBITS).flush()
        return self.pack(b"") + nothing + struct.pack("<LL", self.sum, self.size % 2**32)


async def packed(events: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """Yield each event, compressed, as soon as it comes."""
    packer = Packer()
    async for each in events:
        yield packer.pack(each)
        del each  # a stream waits long, and its first event is a whole page
    yield packer.end()
