"""boardgame.io as a peer: its server as it is on npm, with its storage in memory, and people at its tables."""

import asyncio
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from bench.crowd import Times
from bench.server import PATIENCE, cpu_of, memory_of

HOME = Path(__file__).parent / "peers" / "boardgame.io"


def install() -> None:
    """Install the packages of the peer, if that has not been done."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        sys.exit("the peer needs node and npm")
    if not (HOME / "node_modules").exists():
        subprocess.run(["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund"], cwd=HOME, check=True)


class Clients:
    """People at tables of so many seats, in a process of their own."""

    def __init__(self, port: int, seats: int) -> None:
        """Know where the server is."""
        self.seats = seats
        self.words = [str(port), str(seats)]
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, command: str) -> dict[str, Any]:
        """Let them do something, and return what comes of it."""
        if self.process is None:
            self.process = await asyncio.create_subprocess_exec(
                "node", "clients.cjs", *self.words, cwd=HOME,
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=2**24,
            )  # fmt: skip
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(f"{command}\n".encode())
        answer = await self.process.stdout.readline()
        if not answer:
            sys.exit("the peer's clients have failed")
        found: dict[str, Any] = json.loads(answer)
        return found

    async def play(self, rate: float, seconds: float) -> Times:
        """Make moves at random times and random tables."""
        played = await self.ask(f"play {rate} {seconds}")
        mean = played["bytes"] // max(1, played["pushes"])
        times = Times(everybody=played["times"], pushes=[(0, mean)] * played["pushes"])
        times.faults += ["a move of the peer was lost"] * played["lost"]
        return times

    async def stop(self) -> None:
        """Send them home: they go when nobody speaks to them any more."""
        if self.process is not None and self.process.stdin is not None:
            self.process.stdin.close()
            await asyncio.wait_for(self.process.wait(), PATIENCE)


class Peer:
    """The server of the peer, and all its clients."""

    name = "boardgame.io"

    def __init__(self) -> None:
        """Start the server; it ends with this process."""
        install()
        self.process = subprocess.Popen(
            ["node", "server.cjs"], cwd=HOME, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        found = next(filter(None, (re.search(r"^open at (\d+)", line) for line in self.process.stdout)), None)
        if found is None:
            sys.exit("the peer did not start")
        self.port = int(found[1])
        self.clients: dict[int, Clients] = {}

    def at(self, pages: int) -> Clients:
        """Return the people at tables of so many seats."""
        return self.clients.setdefault(pages, Clients(self.port, pages))

    def cpu(self) -> float:
        """Return the seconds of processor time it has used so far."""
        return cpu_of(self.process.pid)

    def memory(self) -> int:
        """Return the bytes it holds in memory."""
        return memory_of(self.process.pid)

    async def stop(self) -> None:
        """Send everybody home, and stop."""
        for each in self.clients.values():
            await each.stop()
        self.process.communicate()
