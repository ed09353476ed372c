"""Devices that are signed in to accounts: what one of them holds is its account's, so that all others open it, too."""

import time
from collections.abc import Callable, Iterable

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.engine import Connection

from periplus.table.house import House
from periplus.table.schema import keys, sessions
from periplus.table.tables import SESSIONS

MOST_DEVICES = 50
"""Devices that may be signed in to one account, programs included: of more, those seen last stay."""
NOTED = 3600.0
"""Seconds after which it is noted again that a device was seen."""
Also = Callable[[Connection], None]


class Session(msgspec.Struct, frozen=True):
    """A device that is signed in, by the hash of its secret."""

    device: str
    label: str
    made_at: float
    seen_at: float


class Sessions:
    """Who is signed in on which device."""

    def __init__(self, house: House) -> None:
        """Take the house whose keys are moved."""
        self.house = house
        self.store = house.store

    async def begin(self, device: str, account: str, label: str, also: Also) -> None:
        """Do something, and in the same transaction sign a device in: from now on, what it holds is its account's."""
        now, touched = time.time(), set[str]()

        def write(connection: Connection) -> None:
            also(connection)
            connection.execute(delete(sessions).where(sessions.c.device == device))
            values = {"device": device, "account": account, "label": label, "made_at": now, "seen_at": now}
            connection.execute(insert(sessions).values(values))
            touched.update(hand_over(connection, device, account))

        await self.store.write(write, touched)
        if not self.store.is_postgres:
            self.store.sessions[device] = account
        if others := [each.device for each in await self.of(account) if each.device != device][MOST_DEVICES - 1 :]:
            await self.end(account, others)

    async def end(self, account: str, wanted: Iterable[str] | None = None) -> None:
        """Sign some devices out of an account, or all; it keeps what they hold, and what they watch ends at once."""
        ended, touched = list[str](), set[str]()

        def write(connection: Connection) -> None:
            found = connection.execute(select(sessions.c.device).where(sessions.c.account == account)).scalars()
            ended.extend(device for device in found if wanted is None or device in wanted)
            for device in ended:
                touched.update(hand_over(connection, device, account))
            connection.execute(delete(sessions).where(sessions.c.device.in_(ended)))

        await self.store.write(write, touched)
        for device in ended:
            self.store.sessions.pop(device, None)
        await self.house.announce(SESSIONS)

    async def of(self, account: str) -> list[Session]:
        """Return the devices that are signed in to an account, the last seen first."""
        wanted = select(sessions).where(sessions.c.account == account).order_by(sessions.c.seen_at.desc())
        return [Session(row.device, row.label, row.made_at, row.seen_at) for row in await self.store.read(wanted)]

    async def note(self, device: str) -> None:
        """Note that a device was seen just now."""
        await self.store.carry_out(update(sessions).where(sessions.c.device == device).values(seen_at=time.time()))


def hand_over(connection: Connection, owner: str, other: str) -> set[str]:
    """Give another owner all keys of one; return to which tables. Whoever was the host of one still is."""
    held = connection.execute(select(keys).where(keys.c.hash == owner)).all()
    for key in held:
        same = keys.c.table_id == key.table_id, keys.c.seat == key.seat
        if connection.execute(select(keys.c.host).where(keys.c.hash == other, *same)).first() is None:
            connection.execute(update(keys).where(keys.c.hash == owner, *same).values(hash=other))
        elif key.host:
            connection.execute(update(keys).where(keys.c.hash == other, *same).values(host=True))
    connection.execute(delete(keys).where(keys.c.hash == owner))
    return {key.table_id for key in held}
