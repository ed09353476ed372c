"""What a language model waits for at a table: ``python -m bench.models [--game neptun] [--seats 3]``.

A scripted client plays a game against random bots through the door for language models, which asks a server of its own;
both look and act are timed until the answer is there.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Awaitable
from pathlib import Path
from statistics import median
from typing import Any

from bench.server import Server
from mcp import Client

from periplus.doors.mcp import door


async def timed(times: list[float], answer: Awaitable[Any]) -> dict[str, Any]:
    """Wait for an answer, note how long that took, and return its data: none if another player was faster."""
    begun = time.perf_counter()
    found = await answer
    if not found.is_error:
        times.append(1000 * (time.perf_counter() - begun))
    data: dict[str, Any] = found.structured_content or {}
    return data


async def play(home: str, game: str, seats: int) -> tuple[list[float], list[float]]:
    """Play a game; return the milliseconds of each look at which one is asked, and of each act."""
    looks, acts, luck = list[float](), list[float](), random.Random(1)
    async with Client(door(home)) as model:
        chairs = ["me", *["bot:random"] * (seats - 1)]
        opened = await timed([], model.call_tool("open_table", {"game": game, "seats": chairs}))
        seat = {"seat": opened["keys"]["0"]}
        seen = await timed([], model.call_tool("look", {**seat, "wait": 50}))
        while seen["stage"] == "playing":
            if seen["asked"]:
                seen = await timed(looks, model.call_tool("look", seat))
                action = luck.choice(seen["actions"])["notation"]
                said = {**seat, "decision": seen["decision"], "action": action}
                await timed(acts, model.call_tool("act", said))
            seen = await timed([], model.call_tool("look", {**seat, "wait": 50}))
    return looks, acts


def main() -> None:
    """Measure, and print medians."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="neptun")
    parser.add_argument("--seats", type=int, default=3)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(sys.executable, f"sqlite:///{folder}/tables.db", Path(folder))
        server.start()
        try:
            looks, acts = asyncio.run(play(f"http://127.0.0.1:{server.port}", given.game, given.seats))
        finally:
            server.stop()
    print(f"{given.game}: {len(acts)} decisions; {median(looks):.0f} ms to look, {median(acts):.0f} ms to act")


if __name__ == "__main__":
    main()
