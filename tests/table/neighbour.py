"""Another process with a house of its own at the same database: it tells of every change, and does what it is told.

``python -m tests.table.neighbour URL TABLE`` prints a line with the sequence and the digest of the position, now and
after every change. A line on its standard input, ``SEAT DECISION ACTION``, is a command.
"""

import asyncio
import sys

from periplus.kernel.errors import PeriplusError
from periplus.kernel.position import digest
from periplus.table.commands import Decision
from periplus.table.house import House
from tests.table.hosting import LongCrew, fresh_id, open_house


async def tell(house: House, id: str) -> None:
    """Print every change of a table; the house is never asked."""
    live = await house.live(id)
    while True:
        changed = live.changed
        print(live.table.seq, digest(live.table.state), flush=True)
        await changed.wait()


async def obey(house: House, id: str) -> None:
    """Do what is asked, line by line, until there are no more."""
    while line := await asyncio.to_thread(sys.stdin.readline):
        seat, decision, action = line.strip().split(maxsplit=2)
        try:
            said = Decision(int(seat), int(decision), (await house.live(id)).table.game.parse(action))
            await house.do(id, said, f"neighbour-{fresh_id()}")
        except PeriplusError as error:
            print("refused", error, flush=True)


async def main(url: str, id: str) -> None:
    """Open the house, and close it when there is nothing more to do."""
    async with open_house(url, LongCrew(1)) as house:
        telling = asyncio.create_task(tell(house, id))
        await obey(house, id)
        telling.cancel()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
