"""What is counted while tables are served: numbers alone, never who or what."""

import asyncio
import os
from collections.abc import Callable

from prometheus_client import Counter, Gauge, Histogram

from periplus.version import VERSION, is_compiled

STEPS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5, 10)
"""Seconds that are told apart."""
OFTEN = 2.0
"""Seconds between looks at what is not counted as it happens."""

MOVES = Counter("periplus_moves", "Decisions taken at tables, by whom: a person, a bot, or an order", ["by"])
OPENED = Counter("periplus_tables_opened", "Tables opened")
FORGOTTEN = Counter("periplus_tables_forgotten", "Tables forgotten, as nobody ever played there")
STORED = Histogram("periplus_store_seconds", "Time until an entry of a log is on the disk", buckets=STEPS)
ANSWERED = Histogram(
    "periplus_request_seconds", "Time until an answer begins", ["method", "route", "status"], buckets=STEPS
)
TROUBLE = Counter(
    "periplus_trouble", "Lines in the log that warn or report a fault, by what they are about", ["what", "level"]
)
TABLES = Gauge("periplus_tables", "Tables in memory", multiprocess_mode="livesum")
PAGES = Gauge("periplus_open_pages", "Open pages, and programs that listen", multiprocess_mode="livesum")
WAITING = Gauge("periplus_bots_waiting", "Questions that bots have yet to answer", multiprocess_mode="livesum")
MEMORY = Gauge("periplus_memory_bytes", "Memory of the processes that serve tables", multiprocess_mode="livesum")
PROCESSES = Gauge(
    "periplus_processes", "Processes that serve tables", ["version", "rules"], multiprocess_mode="livesum"
)


async def keep_looking(tables: Callable[[], int], pages: Callable[[], int], waiting: Callable[[], int]) -> None:
    """Keep the gauges as things are."""
    PROCESSES.labels(VERSION, "compiled" if is_compiled() else "uncompiled").set(1)
    while True:
        TABLES.set(tables())
        PAGES.set(pages())
        WAITING.set(waiting())
        MEMORY.set(resident())
        await asyncio.sleep(OFTEN)


def resident() -> int:
    """Return the bytes of memory that this process holds, or 0 where the system does not say."""
    try:
        with open("/proc/self/statm", encoding="ascii") as told:
            return int(told.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0
