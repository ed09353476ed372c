"""Several processes at one socket: started together, replaced when they die, and stopped together."""

import logging
import os
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from threading import Thread
from typing import Any

from periplus.bots.process import deaf

PAUSE = 1.0
"""Seconds before another process takes the place of one that died."""
GRACE = 10.0
"""Seconds in which a process must have stopped."""

logger = logging.getLogger("periplus.web")


class Workers:
    """Processes that do the same; ``work`` is given ``args`` and something to call once it is ready."""

    def __init__(self, count: int, gone: Callable[[int], object], work: Callable[..., None], *args: Any) -> None:
        """Start nothing yet; ``gone`` is given the number of each process that has died."""
        self.count = count
        self.gone = gone
        self.context = get_context("spawn")
        self.heard, self.said = self.context.Pipe(duplex=False)
        self.task = (work, args, self.said)
        self.processes: list[SpawnProcess] = []

    def run(self, ready: Callable[[], None]) -> None:
        """Keep all of them running until this process is told to stop; ``ready`` is called once they all are."""
        signal.signal(signal.SIGTERM, lambda *_: sys.exit())
        try:
            self.processes = [self.start() for _ in range(self.count)]
            waiting = self.count
            while True:
                found = wait([self.heard, *[each.sentinel for each in self.processes]])
                if self.heard in found:
                    self.heard.recv_bytes()
                    waiting -= 1
                    ready() if waiting == 0 else None
                else:
                    self.replace()
        finally:
            self.stop()

    def start(self) -> SpawnProcess:
        """Start a process."""
        process = self.context.Process(target=follow, args=self.task)
        with deaf():
            process.start()
        return process

    def replace(self) -> None:
        """Start another process for each that has died."""
        time.sleep(PAUSE)  # what killed it may last, as a database that is away
        for at, each in enumerate(self.processes):
            if not each.is_alive():
                self.gone(each.pid or 0)
                logger.warning("a process has died (%s) and is replaced", each.exitcode)
                self.processes[at] = self.start()

    def stop(self) -> None:
        """Stop all of them: politely, but not for ever."""
        for each in self.processes:
            each.terminate()
        until = time.monotonic() + GRACE
        for each in self.processes:
            each.join(max(0.0, until - time.monotonic()))
            each.kill()


def follow(work: Callable[..., None], args: tuple[Any, ...], said: Connection) -> None:
    """Work in a process of its own, and end with the one that started it, however that ends."""

    def end() -> None:
        starter = parent_process()
        assert starter is not None
        starter.join()
        os.kill(os.getpid(), signal.SIGTERM)

    def ready() -> None:
        with suppress(OSError):
            said.send_bytes(b"ready")

    Thread(target=end, daemon=True).start()
    work(*args, ready)
