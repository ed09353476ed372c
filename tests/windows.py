"""Periplus as if on Windows, as far as this machine can pretend: ``python -m tests.windows ARGUMENTS``.

What Windows lacks is taken away once the libraries are loaded, which have been made for this machine. Processes that
the program starts import this module too, and pretend as well.
"""

import asyncio
import fcntl
import mimetypes
import os
import signal
import sys
from importlib import import_module
from types import ModuleType

LOADED = (
    "asyncio.subprocess",
    "cyclopts",
    "litestar.testing",
    "multiprocessing.popen_spawn_posix",
    "multiprocessing.queues",
    "multiprocessing.sharedctypes",
    "psycopg",
    "rich.console",
    "sqlalchemy.ext.asyncio",
    "uvicorn",
)
MISSING = ("fcntl", "grp", "pwd", "readline", "resource", "termios", "uvloop")
UNKNOWN = ("fork", "getuid", "killpg", "nice", "sched_getaffinity", "setpgid", "setpgrp", "tcgetpgrp")


def pretend() -> None:
    """Make this process believe that it runs on Windows."""
    for name in LOADED:
        import_module(name)
    locked = ModuleType("msvcrt")
    locked.__dict__.update(LK_NBLCK=2, locking=lock)
    sys.modules["msvcrt"] = locked
    asyncio.ProactorEventLoop = Proactor  # type: ignore[attr-defined]
    asyncio.events.new_event_loop = Proactor
    for name in UNKNOWN:
        delattr(os, name)
    del signal.SIGCHLD, signal.SIGHUP
    mimetypes.add_type("text/plain", ".js")  # as some programs make Windows believe
    for name in MISSING:
        sys.modules[name] = None  # type: ignore[assignment]
    sys.platform = "win32"


class Proactor(asyncio.SelectorEventLoop):
    """The usual event loop of Windows, which the driver of PostgreSQL refuses."""


def lock(file: int, mode: int, count: int) -> None:
    """Lock bytes of a file from where it stands, as Microsoft's library does."""
    assert mode == 2
    fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, count, os.lseek(file, 0, os.SEEK_CUR))


assert not any(name.startswith("periplus") for name in sys.modules)
pretend()

if __name__ == "__main__":
    from periplus.cli import main

    main()
