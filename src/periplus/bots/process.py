"""Processes in which bots run: they ignore Ctrl-C, print to standard error, and end with their parent.

A keeper stands between a bot and the process that started it: a bot may be stopped, or busy in code that hears of
nothing, when that process is killed. The keeper does nothing but wait, and ends whatever the bot has started.
"""

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from ctypes import CDLL, c_ulong
from importlib import import_module
from io import TextIOWrapper
from multiprocessing import parent_process
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from pathlib import Path
from threading import current_thread, main_thread
from typing import NoReturn

MODESTY = 10
"""How far a bot's process stands back when others want the processor, as Unix counts it."""
GRACE = 5.0
"""Seconds in which a keeper ends what it keeps."""
MIB = 1 << 20
SPARE = 16
"""MiB in which a process can say that its memory is full."""
SET_DEATH_SIGNAL, SET_CHILD_SUBREAPER = 1, 36  # numbers of Linux


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


def settle_in(memory: int = 0) -> None:
    """Begin a process for bots: what they print goes to standard error, and what they start ends with it.

    ``memory`` is how many MiB it may use; 0 is as many as there are.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.dup2(2, 1)
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(line_buffering=True)
    if hasattr(os, "fork"):
        leave_to_keeper()
    if memory:
        limit(memory)


def stand_back() -> None:
    """Let everybody else have the processor first, where the system knows of that."""
    if hasattr(os, "nice"):
        os.nice(MODESTY)


def limit(memory: int) -> None:
    """Let this process, and each that it starts, use so many MiB and no more, where the system can limit that."""
    with suppress(ImportError, OSError, ValueError):
        resource = import_module("resource")
        _, hard = resource.getrlimit(resource.RLIMIT_DATA)
        most = (memory + SPARE) * MIB if hard == resource.RLIM_INFINITY else hard
        resource.setrlimit(resource.RLIMIT_DATA, (min(memory * MIB, most), most))


def use_spare() -> None:
    """Let this process use a little more, to say that its memory is full."""
    with suppress(ImportError, OSError, ValueError):
        resource = import_module("resource")
        _, hard = resource.getrlimit(resource.RLIMIT_DATA)
        resource.setrlimit(resource.RLIMIT_DATA, (hard, hard))


def kill(worker: SpawnProcess) -> None:
    """Stop a process and all that bots have started in it."""
    worker.terminate()  # its keeper, which ends the rest
    worker.join(GRACE)
    worker.kill()
    worker.join()


# The keeper


def leave_to_keeper() -> None:
    """Go on as a child of this process, which from now on does nothing but keep it."""
    heard, said = os.pipe()
    for each in (heard, said):
        os.set_blocking(each, False)
    signal.signal(signal.SIGTERM, lambda *_: None)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.set_wakeup_fd(said)
    tell_linux(SET_CHILD_SUBREAPER, 1)
    os.setpgrp()
    bot = os.fork()
    if bot:
        keep(bot, heard)
    signal.set_wakeup_fd(-1)
    for number in (signal.SIGTERM, signal.SIGCHLD):
        signal.signal(number, signal.SIG_DFL)
    os.close(heard)
    os.close(said)
    os.setpgrp()
    tell_linux(SET_DEATH_SIGNAL, signal.SIGKILL)


def keep(bot: int, heard: int) -> NoReturn:
    """Wait until the bot ends, or the process that started us does, or wants us to; then end everything."""
    starter = parent_process()
    assert starter is not None
    status = 0
    with suppress(OSError):
        os.setpgid(bot, bot)
    while heard in wait([heard, starter.sentinel]) and signal.SIGTERM not in os.read(heard, 1):
        ended, status = os.waitpid(bot, os.WNOHANG)
        if ended:
            break
    with suppress(OSError):
        os.killpg(bot, signal.SIGKILL)
    with suppress(OSError):
        while True:
            for child in children():
                os.kill(child, signal.SIGKILL)
            os.waitpid(-1, 0)  # those that it leaves behind are our children then
    os._exit(os.waitstatus_to_exitcode(status) & 0xFF)


def children() -> list[int]:
    """Return the children of this process, as far as the system tells."""
    with suppress(OSError):
        return [int(pid) for pid in Path(f"/proc/self/task/{os.getpid()}/children").read_text().split()]
    return []


def tell_linux(what: int, value: int) -> None:
    """Tell Linux something about this process; other systems cannot be told."""
    if sys.platform == "linux":
        CDLL(None).prctl(what, c_ulong(value))
