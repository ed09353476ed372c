"""Where games that are over are looked at: one at a time, in a process of its own that stands back and is bounded.

What is found, and how far that has got, is stored with the table, so all processes of a server know it.
"""

import asyncio
import logging
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from threading import Lock
from typing import Final, Literal

import msgspec

from periplus.bots.analysis import Analysis, analyse
from periplus.bots.process import deaf, kill, settle_in, stand_back
from periplus.kernel.errors import PeriplusError
from periplus.kernel.record import read_record, to_json
from periplus.table.crew import MEMORY
from periplus.table.entries import BadCommand
from periplus.table.rows import Findings
from periplus.table.situation import OVER
from periplus.table.store import Store
from periplus.table.table import Table
from periplus.table.whose import WHOSE
from periplus.version import is_compiled

EFFORT: Final = 1.0 if is_compiled() else 0.03
LONGEST = 1800.0
"""Seconds after which an analysis is given up."""
MOST_WAITING = 8
"""Games that may wait to be looked at."""
MOST_OF_ONE = 2
"""How many of them one address may have asked for."""
BEAT = 2.0
"""Seconds between two notes of how far an analysis has got."""
STALE = 30.0
"""Seconds without such a note after which nobody is at work any more."""

logger = logging.getLogger("periplus.study")


class NotOver(BadCommand):
    """A game in play is not looked at, as that would tell what nobody may know yet."""


class Busy(BadCommand):
    """Too many games wait to be looked at."""


class Study:
    """Looks at games in turn."""

    def __init__(self, store: Store, memory: int = MEMORY) -> None:
        """Start nothing yet."""
        self.store = store
        self.memory = memory
        self.jobs: dict[str, Job] = {}
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="study")

    async def findings(self, table: Table) -> Findings:
        """Return what was found about a game that is over, or how far that has got."""
        if table.stage not in OVER or table.play is None:
            raise NotOver("error-table-not-over")
        found = await self.store.findings(table.id)
        if found.is_under_way and table.id not in self.jobs and time.time() - found.at > STALE:
            return Findings()  # whoever was at work has been stopped
        return found

    async def ask(self, table: Table) -> Findings:
        """Have a game looked at, unless it was or is being; return how far that has got."""
        found = await self.findings(table)
        if found.state == "done" or found.is_under_way or table.id in self.jobs:
            return found
        mine = [job for job in self.jobs.values() if job.whose and job.whose == WHOSE.get()]
        if len(self.jobs) > MOST_WAITING or len(mine) >= MOST_OF_ONE:
            raise Busy("error-study-busy")
        job = self.jobs[table.id] = Job(table, self.memory)
        await self.note(job, "waiting")
        job.task = asyncio.create_task(self.work(job))
        return Findings("waiting")

    async def work(self, job: "Job") -> None:
        """Look at a game when it is its turn, and keep noting how far that has got."""
        future = asyncio.get_running_loop().run_in_executor(self.thread, job.run)
        try:
            while not (await asyncio.wait([future], timeout=BEAT))[0]:
                await self.note(job, "running" if job.begun else "waiting")
            if future.exception() is not None:
                logger.error("the analysis of table %s failed", job.table.id, exc_info=future.exception())
            await self.note(job, "done" if job.found else "failed")
        finally:
            del self.jobs[job.table.id]
            if not future.done():
                job.stop()

    async def note(self, job: "Job", state: Literal["waiting", "running", "done", "failed"]) -> None:
        """Store how far an analysis has got."""
        await self.store.set_findings(job.table.id, Findings(state, job.done, job.found, time.time()))

    async def close(self) -> None:
        """Stop, even in the middle of a game."""
        self.thread.shutdown(wait=False, cancel_futures=True)
        jobs = list(self.jobs.values())
        for job in jobs:
            job.stop()
            if job.task is not None:
                job.task.cancel()
        await asyncio.gather(*[job.task for job in jobs if job.task is not None], return_exceptions=True)


def analysis_in(findings: Findings) -> Analysis | None:
    """Return the analysis that was found, if it is done."""
    return msgspec.json.decode(findings.found, type=Analysis) if findings.state == "done" else None


class Told(msgspec.Struct):
    """What the process at work says: how many decisions it has judged, and at last what it has found."""

    done: int
    found: str = ""


class Job:
    """One game to be looked at."""

    def __init__(self, table: Table, memory: int) -> None:
        """Start nothing yet."""
        self.table = table
        self.memory = memory
        self.whose = WHOSE.get()
        self.begun = self.stopped = False
        self.done = 0
        self.found = ""
        self.task: asyncio.Task[None] | None = None
        self.process: SpawnProcess | None = None
        self.one_at_a_time = Lock()  # for starting or stopping the process

    def run(self) -> None:
        """Let a process look at the game, and listen to it, but not for ever."""
        self.begun = True
        context = get_context("spawn")
        ours, theirs = context.Pipe(duplex=False)
        record = to_json(self.table.record())
        process = context.Process(target=work, args=(theirs, record, self.memory), daemon=True)
        with self.one_at_a_time, deaf():
            if self.stopped:
                return
            process.start()
            self.process = process
        theirs.close()
        try:
            self.listen(ours)
        finally:
            self.stop()
            ours.close()

    def listen(self, pipe: Connection) -> None:
        """Take in what the process says, to its end."""
        until = time.monotonic() + LONGEST
        with suppress(EOFError, OSError):
            while not self.found and pipe.poll(max(0.0, until - time.monotonic())):
                told = msgspec.json.decode(pipe.recv_bytes(), type=Told)
                self.done, self.found = told.done, told.found

    def stop(self) -> None:
        """Stop the process."""
        with self.one_at_a_time:
            self.stopped = True
            if self.process is not None:
                kill(self.process)
                self.process = None


def work(pipe: Connection, record: str, memory: int) -> None:
    """Look at a game, and say how far that has got."""
    settle_in(memory)
    stand_back()  # people's moves come first

    def tell(done: int, found: str = "") -> None:
        pipe.send_bytes(msgspec.json.encode(Told(done, found)))

    with suppress(BrokenPipeError, PeriplusError):
        found = analyse(read_record(record), EFFORT, progress=tell)
        tell(len(found.decisions), msgspec.json.encode(found).decode())
