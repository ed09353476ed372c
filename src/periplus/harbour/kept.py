"""What is small and often asked for: kept in the memory of each process, and read anew when another changes it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Generic, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from periplus.table.house import House
from periplus.table.store import first_line

T = TypeVar("T")
PATIENCE = 1.0
"""Seconds before a store that does not answer is asked again."""

logger = logging.getLogger("periplus.harbour")


class Kept(Generic[T]):
    """Something that is stored, as it was last read."""

    def __init__(self, house: House, name: str, read: Callable[[], Awaitable[T]], begin: T) -> None:
        """Say under which name a change of it is told, how it is read, and what it is until it has been read."""
        self.house = house
        self.name = name
        self.read = read
        self.value = begin
        house.hearers[name] = self.hear

    async def look(self) -> None:
        """Read it."""
        self.value = await self.read()

    def hear(self) -> None:
        """Read it as soon as that is possible: another process has changed it."""
        self.house.spawn(self.look_again())

    async def look_again(self) -> None:
        """Read it, however long the store is away."""
        while True:
            try:
                await self.look()
            except SQLAlchemyError as error:
                logger.warning("%s cannot be read: %s", self.name, first_line(error))
                await asyncio.sleep(PATIENCE)
            else:
                return

    async def change(self, *statements: Any) -> None:
        """Change what is stored, here and in all other processes."""
        await self.house.store.carry_out(*statements)
        await self.look()
        if self.house.store.is_postgres:
            await self.house.neighbours.tell_apart(self.name)
