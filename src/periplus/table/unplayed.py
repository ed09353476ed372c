"""Tables that nobody ever played are forgotten after a while, or strangers who open them could fill the disk."""

import asyncio
import logging
import time
from contextlib import nullcontext

from sqlalchemy.exc import SQLAlchemyError

from periplus.table.metrics import FORGOTTEN
from periplus.table.situation import DAY
from periplus.table.tables import Tables

EVERY = 6 * 3600.0
"""Seconds between looks for such tables."""

logger = logging.getLogger("periplus.table")


async def keep_forgetting(tables: Tables, days: int) -> None:
    """Forget tables of which nothing was heard for so many days, and at which no person has ever decided anything."""
    since = 0.0
    while True:
        before = time.time() - days * DAY
        try:
            for id in await tables.store.unplayed(since, before):
                await forget(tables, id, before)
            since = before  # what was left is played, or looked at by somebody
        except SQLAlchemyError as error:
            logger.warning("tables that nobody played are still there: %s", type(error).__name__)
        await asyncio.sleep(EVERY)


async def forget(tables: Tables, id: str, before: float) -> None:
    """Forget a table, unless something has happened there since, or somebody is looking at it."""
    known = tables.lives.get(id)
    async with nullcontext() if known is None else known.lock:
        if (known is None or not known.present.total()) and await tables.store.remove(id, before):
            FORGOTTEN.inc()
            if id in tables.lives:
                tables.give_up(tables.lives[id])
