"""Work that would take too long in between, as everybody at every table would wait for it."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from periplus.web.turnstile import LINE

T = TypeVar("T")

THREAD = ThreadPoolExecutor(1, "aside")
"""Where puzzles are played up to their decision, and drawn, and where stories of games are told."""


async def aside(work: Callable[[], T]) -> T:
    """Do some work in a thread, one piece after the other, on the time of whoever is being served."""
    line, used = LINE.get(None), list[float]()

    def done() -> T:
        begun = time.thread_time()
        try:
            return work()
        finally:
            used.append(time.thread_time() - begun)

    try:
        return await asyncio.get_running_loop().run_in_executor(THREAD, done)
    finally:
        if line is not None:
            line.spend(sum(used))
