"""People with accounts, made without browsers."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy.engine import Connection

from periplus.harbour.accounts import Account, Device, new_id
from periplus.harbour.harbour import Harbour
from periplus.table.crew import Crew
from periplus.table.keys import hash_of
from tests.table.hosting import open_house, two_houses

ADA, BOB, CLEO, LOST = ("ada" * 10, "bob" * 10, "cleo" * 8, "lost" * 8)


def nothing(connection: Connection) -> None:
    """Do nothing more in a transaction."""


def device(secret: str) -> Device:
    """Return the device with a secret."""
    return Device(hash_of(secret), "Firefox, Linux")


async def account(harbour: Harbour, name: str, secret: str) -> Account:
    """Make an account, and sign a device in."""
    id = new_id()
    await harbour.accounts.make(id, name, device(secret), nothing)
    return await harbour.accounts.need(id)


@asynccontextmanager
async def open_harbour(url: str, crew: Crew) -> AsyncIterator[Harbour]:
    """Open a house with its harbour."""
    async with open_house(url, crew) as house:
        yield Harbour(house)


@asynccontextmanager
async def two_harbours(url: str, crew: Crew) -> AsyncIterator[tuple[Harbour, Harbour]]:
    """Open two processes' worth of harbours at one database of PostgreSQL."""
    async with two_houses(url, crew) as (one, other):
        yield Harbour(one), Harbour(other)
