"""Pictures and films, made in processes of their own: drawing pixels would hold up every table."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from threading import Lock
from typing import Literal

import msgspec
from litestar.exceptions import ServiceUnavailableException

from periplus.bots.process import deaf, kill, settle_in
from periplus.draw.film import to_film
from periplus.draw.png import to_png
from periplus.table.entries import BadCommand
from periplus.table.whose import WHOSE

LONGEST = 180.0
"""Seconds that a film may take to make."""
MOST_WAITING = 4
"""Films, or pictures, that may be in the making; who asks for one more is asked to wait."""
MOST_ASKED = 2 * MOST_WAITING
"""Films and pictures that may be asked for at once, drawn or not."""
MOST_OF_ONE = 3
"""How many of them one address may ask for at once."""
RETRY = 5
"""Seconds after which to ask again."""
MOST_BYTES = 48_000_000
"""How much is cached of what was made."""

Key = tuple[object, ...]


class Wanted(msgspec.Struct):
    """What is to be made: a picture of one SVG document, or a film of many, which share a backdrop."""

    kind: Literal["picture", "film"]
    drawings: list[str]
    width: int
    backdrop: str = ""


def busy() -> ServiceUnavailableException:
    """Return that there is too much to do."""
    return ServiceUnavailableException("busy", headers={"Retry-After": str(RETRY)})


class Studio:
    """Makes pictures and films, each kind one at a time, and remembers the latest."""

    def __init__(self) -> None:
        """Start nothing yet."""
        self.workers = {"picture": Worker(), "film": Worker()}
        self.drawing = ThreadPoolExecutor(1, thread_name_prefix="drawing")  # more would take all turns from the tables
        self.asked: Counter[str] = Counter()  # for whom something is being made
        self.made: OrderedDict[Key, bytes] = OrderedDict()
        self.closed = False

    async def make(self, key: Key, wanted: Callable[[], Wanted]) -> bytes:
        """Return what was made before under a key that names all it depends on, or make it."""
        if key not in self.made:
            whose = WHOSE.get()
            if self.asked.total() >= MOST_ASKED or (whose and self.asked[whose] >= MOST_OF_ONE):
                raise busy()
            self.asked[whose] += 1
            try:
                job = await asyncio.get_running_loop().run_in_executor(self.drawing, wanted)
                self.made[key] = await self.workers[job.kind].make(job)
            except (asyncio.CancelledError, RuntimeError):  # what a pool says that is closed
                if self.closed:
                    raise busy() from None
                raise
            finally:
                self.asked -= Counter([whose])
        self.made.move_to_end(key)
        while len(self.made) > 1 and sum(map(len, self.made.values())) > MOST_BYTES:
            self.made.popitem(last=False)
        return self.made[key]

    def close(self) -> None:
        """Stop, even in the middle of a film; who waits for one is told so."""
        self.closed = True
        self.drawing.shutdown(wait=False, cancel_futures=True)
        for worker in self.workers.values():
            worker.close()


class Worker:
    """A process that makes one thing at a time; it starts when it is first needed, and again if it dies."""

    def __init__(self) -> None:
        """Start nothing yet."""
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="studio")
        self.process: SpawnProcess | None = None
        self.pipe: Connection | None = None
        self.waiting = 0
        self.closed = False
        self.one_at_a_time = Lock()  # for starting or stopping the process

    async def make(self, wanted: Wanted) -> bytes:
        """Make it in turn, or refuse to line up behind too many."""
        if self.waiting >= MOST_WAITING:
            raise busy()
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.thread, self.ask, wanted)
        finally:
            self.waiting -= 1

    def ask(self, wanted: Wanted) -> bytes:
        """Let the process make it, and wait, but not for ever."""
        with suppress(EOFError, OSError):
            pipe = self.start()
            pipe.send_bytes(msgspec.json.encode(wanted))
            if pipe.poll(LONGEST):
                return pipe.recv_bytes()
        self.stop()
        raise BadCommand("error-page-studio")

    def start(self) -> Connection:
        """Start the process, unless it is running."""
        if self.process is not None and self.process.is_alive() and self.pipe is not None:
            return self.pipe
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=work, args=(theirs,), daemon=True)
        with self.one_at_a_time, deaf():
            if self.closed:
                raise EOFError
            process.start()
            self.process, self.pipe = process, ours
        theirs.close()
        return ours

    def stop(self) -> None:
        """Stop the process."""
        with self.one_at_a_time:
            if self.process is not None:
                kill(self.process)
                self.process = None

    def close(self) -> None:
        """Stop permanently."""
        self.thread.shutdown(wait=False, cancel_futures=True)
        self.closed = True
        self.stop()


def work(pipe: Connection) -> None:
    """Make what is wanted until nobody wants anything any more."""
    settle_in()
    with suppress(EOFError, ConnectionError):
        while True:
            wanted = msgspec.json.decode(pipe.recv_bytes(), type=Wanted)
            pipe.send_bytes(rendered(wanted))


def rendered(wanted: Wanted) -> bytes:
    """Return a PNG, or an animated WebP."""
    film = wanted.kind == "film"
    return to_film(wanted.drawings, wanted.backdrop, wanted.width) if film else to_png(wanted.drawings[0], wanted.width)
