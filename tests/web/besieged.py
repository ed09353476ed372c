"""Two people who play while somebody attacks the server: how long their moves take, and how much memory that takes."""

import json
import os
import subprocess
import sys
import threading
import time
from pathlib import Path
from random import Random
from typing import NamedTuple

import httpx

from tests.web.player import Player
from tests.web.server import Server

ROOT = Path(__file__).parents[2]
MIB = 2**20
PATIENCE = 60
"""Seconds after which no more moves are waited for."""


class Told(NamedTuple):
    """What an attack has brought: how long each move took, memory before and at most, answers, and its load."""

    moves: list[float]
    before: int
    most: int
    answers: dict[str, int]
    busy: float = 0.0

    @property
    def p95(self) -> float:
        """Within how many seconds 95 of 100 moves were done."""
        return sorted(self.moves)[int(len(self.moves) * 0.95)]


def memory(server: Server) -> int:
    """Return how much memory a server takes, in bytes."""
    assert server.process is not None
    told = Path(f"/proc/{server.process.pid}/status").read_text()
    return next(int(line.split()[1]) * 1024 for line in told.splitlines() if line.startswith("VmRSS"))


def cpu(server: Server) -> float:
    """Return how many seconds of processor time a server has used."""
    assert server.process is not None
    stat = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(stat[11]) + int(stat[12])) / os.sysconf("SC_CLK_TCK")


class Pair:
    """Two people at a table, who move again and again, and a stream of what each of them sees."""

    def __init__(self, server: Server) -> None:
        """Come from two addresses of their own."""
        self.server = server
        self.people = [Player(server.home, name, Random(1)) for name in ("Ada", "Bob")]
        for number, each in enumerate(self.people, start=1):
            each.client.headers["X-Forwarded-For"] = f"198.51.100.{number}"
        self.sit_down()

    def sit_down(self) -> None:
        """Begin a game, with streams."""
        ada, bob = self.people
        ada.hush()
        bob.hush()
        ada.open_table("neptun", ("me", "open", "bot:random"))
        bob.join(ada.invitations()[0])
        ada.make_token()
        for each in self.people:
            each.listen(f"/stream?seat={each.seats[0] + 1}").wait(lambda stream: bool(stream.events))

    def play(self, seconds: float, least: int = 0, pause: float = 0.05) -> list[float]:
        """Move as long as asked, and until so many moves are done; return how long each move took."""
        began, took = time.monotonic(), list[float]()
        while (passed := time.monotonic() - began) < seconds or (len(took) < least and passed < PATIENCE):
            answers = [answer for each in self.people if (answer := each.move()) is not None]
            took += [answer.elapsed.total_seconds() for answer in answers if answer.status_code == 200]
            assert all(answer.status_code in (200, 409, 422) for answer in answers), answers
            if not answers and self.is_over():
                self.sit_down()
            time.sleep(pause)
        return took

    def is_over(self) -> bool:
        """Say whether the game is over."""
        return bool(self.people[0].ask("").json()["stage"] == "over")

    def leave(self) -> None:
        """Go away."""
        for each in self.people:
            each.leave()


def besiege(server: Server, pair: Pair, kind: str, seconds: float, least: int = 0) -> Told:
    """Let a stranger attack, with a key to look on, while two people play, and until so many moves are done."""
    asked = {"game": "example", "seats": [{"kind": "me"}, {"kind": "me"}]}
    opened = httpx.post(f"{server.home}/api/tables", json=asked).json()
    words = [kind, str(server.port), str(seconds + PATIENCE), opened["table"], opened["watch"]]
    before = most = memory(server)
    attack = subprocess.Popen(
        ["nice", "-n", "15", sys.executable, "-m", "tests.web.attacks", *words],  # as if from another machine
        stdout=subprocess.PIPE, text=True, cwd=ROOT,
    )  # fmt: skip
    done, used, began = threading.Event(), cpu(server), time.monotonic()

    def weigh() -> None:
        nonlocal most
        while not done.wait(0.1):
            most = max(most, memory(server))

    scale = threading.Thread(target=weigh)
    scale.start()
    try:
        time.sleep(0.5)
        moves = pair.play(seconds - 1, least)
        attack.terminate()
        answers = json.loads(attack.communicate(timeout=60)[0])
    finally:
        attack.kill()
        done.set()
        scale.join()
    return Told(moves, before, most, answers, (cpu(server) - used) / (time.monotonic() - began))
