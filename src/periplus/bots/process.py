"""Processes in which bots run: they ignore Ctrl-C, print to standard error, and end with their parent."""

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import TextIOWrapper
from multiprocessing import parent_process
from multiprocessing.context import SpawnProcess
from threading import Thread, current_thread, main_thread


@contextmanager
def deaf() -> Iterator[None]:
    """Start processes that ignore Ctrl-C, which is meant for their parent."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def settle_in() -> None:
    """Begin a process for bots: what they print goes to standard error, and what they start ends with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.dup2(2, 1)
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(line_buffering=True)
    if hasattr(os, "setpgrp"):
        os.setpgrp()
        Thread(target=follow, daemon=True).start()


def follow() -> None:
    """End with the process that started this one, however it ends, and with all that bots have started."""
    starter = parent_process()
    assert starter is not None
    starter.join()
    os.killpg(0, signal.SIGKILL)


def kill(worker: SpawnProcess) -> None:
    """Stop a process and all that bots have started in it."""
    if hasattr(os, "killpg") and worker.pid is not None:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(worker.pid, signal.SIGKILL)
    worker.kill()
    worker.join()
