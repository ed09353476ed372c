"""Programs that play over the API: each move is a question what may be done, and a decision."""

import asyncio
import json
import random
import time
from collections.abc import Sequence

from bench.crowd import JSON, Phone, Times, head
from bench.deal import Dealt

from periplus.table.entries import Acted, Entry
from periplus.table.table import Table


class Programs:
    """Programs at all seats of some tables; they know whose turn it is, as a stream would tell them."""

    def __init__(self, port: int, dealt: Sequence[Dealt], seed: int) -> None:
        """Know where the server is."""
        self.phone = Phone(port)
        self.tables = {each.table.id: each.table for each in dealt}
        self.secrets = {each.table.id: each.secrets for each in dealt}
        self.luck = random.Random(seed)

    async def play(self, rate: float, seconds: float) -> Times:
        """Make moves, one at a time, so that they come at random times."""
        times, loop = Times(), asyncio.get_running_loop()
        due = begun = loop.time()
        while due < begun + seconds:
            due += self.luck.expovariate(rate)
            await asyncio.sleep(max(0.0, due - loop.time()))
            playing = [table for table in self.tables.values() if table.awaited()]
            times.due += 1
            if playing:
                await self.move(self.luck.choice(playing), times)
        return times

    async def move(self, table: Table, times: Times) -> None:
        """Ask what a seat may do, and do some of it."""
        seat = self.luck.choice(table.awaited())
        path, who = f"/api/tables/{table.id}", f"Authorization: Bearer {self.secrets[table.id][seat]}"
        sent, answer = await self.phone.call(head("GET", f"{path}/actions", who))
        offered = json.loads(answer.partition(b"\r\n\r\n")[2])
        notation, decision = self.luck.choice(offered["actions"])["notation"], offered["decision"]
        body = json.dumps({"action": notation, "decision": decision})
        _, answer = await self.phone.call(head("POST", f"{path}/act", who), "", JSON, body)
        if answer.startswith(b"HTTP/1.1 200"):
            times.everybody.append((time.perf_counter() - sent) * 1000)
            happened = Entry(f"program:{table.seq}", time.time(), Acted(seat, decision, notation))
            self.tables[table.id] = table.then(happened)
        else:
            times.complain(notation.encode(), answer)
