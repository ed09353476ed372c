"""Tables that are brought forward in the database while their server is closed: a test begins where it likes."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from periplus.table.entries import Acted, Entry
from periplus.table.rows import Change
from periplus.table.store import Store
from periplus.table.table import Table, replayed
from periplus.table.tables import row_of
from tests.web.server import Server

MOST = 1000
"""Decisions after which a position is no longer looked for."""


def bring_forward(
    server: Server, id: str, until: Callable[[Table], bool], decide: Callable[[Table, int], str]
) -> Table:
    """Close a server, take decisions at one of its tables until something holds, and open it again."""
    server.stop()
    with ThreadPoolExecutor(1) as apart:  # where Playwright runs, no other event loop can
        table = apart.submit(asyncio.run, write(server.db, id, until, decide)).result()
    server.start()
    return table


async def write(db: str, id: str, until: Callable[[Table], bool], decide: Callable[[Table, int], str]) -> Table:
    """Take decisions at a table of a database until something holds; of those who are asked, the first decides."""
    store = Store(db)
    await store.open()
    try:
        table = replayed(id, await store.entries(id))
        changes: list[Change] = []
        while not until(table):
            assert len(changes) < MOST and table.awaited(), "the game never comes to that"
            seat = table.awaited()[0]
            what = Acted(seat, table.answered[seat], decide(table, seat))
            entry = Entry(f"forward:{len(changes)}", table.at + 1, what)
            table = table.then(entry)
            changes.append(Change(row_of(table), entry))
        await store.append(*changes)
    finally:
        await store.close()
    return table
