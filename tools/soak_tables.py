"""Kill a server over and over while people play at its tables, and check that nothing is lost or done twice.

python tools/soak_tables.py --kills 50 [--db sqlite|postgresql|both] [--seed 1]
"""

import argparse
import random
import re
import signal
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from sqlalchemy import create_engine, text

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.table.hosting import synchronous
from tests.table.postgres import Postgres
from tests.web.player import Player, choose, log_of, tables_in
from tests.web.server import Server

from periplus.table.entries import Entry, mark
from periplus.table.table import Table

PATIENCE = 120.0
"""Seconds within which games must end once the server is no longer killed."""
FAULT = re.compile(r"periplus: fault |periplus: table \S+ cannot be replayed|.*exception was never retrieved")
ARGUMENTS = ("--rate", "1000000", "--patience", "20")
SHORT = (("example", ("me", "open")), ("example", ("open", "bot:random", "me")))
LONG = (*SHORT, ("neptun", ("me", "bot:greedy", "open")))


class Said(NamedTuple):
    """A command, and how it was answered in the end."""

    id: str
    status: int
    tries: int
    begun: float


class Sitter:
    """Somebody who plays through all of it, and repeats unchanged whatever is not answered."""

    def __init__(self, player: Player, program: bool, stop: threading.Event) -> None:
        """Sit down; a program plays through the API, a person through the forms on pages."""
        self.player, self.program, self.stop = player, program, stop
        self.seat = player.seats[0]
        self.said: list[Said] = []
        self.remarks: list[tuple[str, int]] = []
        self.fault = ""
        self.over = self.busy = False
        self.thread = threading.Thread(target=self.sit, daemon=True)

    def sit(self) -> None:
        """Play until the game is over, or nobody wants to go on."""
        try:
            while not self.stop.is_set() and not self.over:
                self.play()
        except Exception as error:  # reported with the results
            self.fault = f"{type(error).__name__}: {error}"

    def insist(self, ask: Callable[[], httpx.Response], command: bool = False) -> tuple[httpx.Response, int]:
        """Ask until there is an answer; return it, and how many tries it took."""
        tries = 0
        while True:
            tries += 1
            self.busy = command
            try:
                return ask(), tries
            except httpx.TransportError:
                if self.stop.is_set():
                    raise
            finally:
                self.busy = False
            time.sleep(0.03)

    def play(self) -> None:
        """Decide, if asked, and now and then talk."""
        me = self.player
        status = self.insist(lambda: me.ask(""))[0].json()
        self.over = status["stage"] == "over"
        if me.luck.random() < 0.03:
            self.talk()
        time.sleep(me.luck.uniform(0.0, 0.1))
        if not status["asked"]:
            return
        if self.program:
            self.decide_as_program(status["decision"])
        else:
            self.decide_as_person()

    def decide_as_person(self) -> None:
        """Decide through a form on the page."""
        me = self.player
        chosen = choose(self.insist(me.look)[0].text, me.luck)
        if chosen is not None and chosen[0] == "act":
            command, data = chosen
            self.decide(f"{self.seat}:act:{data['decision']}:{mark(data['action'])}", lambda: me.say(command, data))

    def decide_as_program(self, decision: int) -> None:
        """Decide through the API."""
        me = self.player
        offered = self.insist(lambda: me.ask("/actions"))[0].json()
        if not offered.get("actions"):
            return
        id = f"c{me.luck.getrandbits(60)}"
        said = {"decision": decision, "action": me.luck.choice(offered["actions"])["notation"], "id": id}
        self.decide(f"{self.seat}:act:{id}", lambda: me.ask("/act", said))

    def talk(self) -> None:
        """Say something that nobody else says."""
        me = self.player
        said = f"{me.name} {me.luck.random()}"
        data = {"seat": str(self.seat + 1), "text": said, "command": "1"}
        answer, _ = self.insist(lambda: me.say("say", data), command=True)
        self.remarks.append((said, answer.status_code))

    def decide(self, id: str, ask: Callable[[], httpx.Response]) -> None:
        """Decide, and remember what was answered."""
        begun = time.time()
        answer, tries = self.insist(ask, command=True)
        self.said.append(Said(id, answer.status_code, tries, begun))
        assert answer.status_code < 500, answer.text


class Ordeal:
    """A server that is killed while people play at some tables."""

    def __init__(self, server: Server, seed: int, companies: Sequence[tuple[str, Sequence[str]]] = LONG) -> None:
        """Open the tables."""
        self.server, self.luck = server, random.Random(seed)
        self.stop = threading.Event()
        self.sitters: list[Sitter] = []
        self.kills: list[float] = []
        for game, chairs in companies:
            host = self.come("Ada")
            host.open_table(game, chairs)
            people = [host, *[self.come("Bob", link) for link in host.invitations()]]
            for number, player in enumerate(people):
                player.make_token()
                self.sitters.append(Sitter(player, number % 2 == 1, self.stop))

    def come(self, name: str, link: str = "") -> Player:
        """Let somebody come in, and join a table if they are invited."""
        player = Player(self.server.home, name, random.Random(self.luck.random()))
        if link:
            player.join(link)
        return player

    def run(self, kills: int) -> None:
        """Kill the server ``kills`` times, each time in the middle of something, and play to the end."""
        for sitter in self.sitters:
            sitter.thread.start()
        while len(self.kills) < kills and not self.over:
            self.let_play(self.luck.randrange(12))
            self.kill()
            self.server.start()
        until = time.monotonic() + PATIENCE
        for sitter in self.sitters:
            sitter.thread.join(max(0.0, until - time.monotonic()))
        self.stop.set()
        for sitter in self.sitters:
            sitter.thread.join(10)
            sitter.player.leave()

    @property
    def over(self) -> bool:
        """Whether all games are over."""
        return all(sitter.over for sitter in self.sitters)

    def let_play(self, decisions: int) -> None:
        """Let people make a number of decisions."""
        last = decisions + sum(len(sitter.said) for sitter in self.sitters)
        while sum(len(sitter.said) for sitter in self.sitters) < last and not self.over:
            time.sleep(0.002)

    def kill(self) -> None:
        """Kill the server: mostly while somebody waits for the answer to a command."""
        at_any_time = self.luck.random() < 0.25
        while not (at_any_time or self.catch() or self.over):
            self.server.send(signal.SIGCONT)
        self.server.stop(signal.SIGKILL)
        self.kills.append(time.time())

    def catch(self) -> bool:
        """Freeze the server some milliseconds after a command; say whether it is still unanswered."""
        while not (any(sitter.busy for sitter in self.sitters) or self.over):
            time.sleep(0.0005)
        time.sleep(self.luck.uniform(0.0, 0.015))
        self.server.send(signal.SIGSTOP)
        time.sleep(0.02)  # so that answers already sent arrive
        return any(sitter.busy for sitter in self.sitters)

    # What must hold

    def faults(self) -> list[str]:
        """Return what went wrong."""
        found = [f"{each.player.name} at {each.player.table}: {each.fault}" for each in self.sitters if each.fault]
        found += [f"{each.player.table} was not played to its end" for each in self.sitters if not each.over]
        for table in dict.fromkeys(each.player.table for each in self.sitters):
            found += [f"{table}: {fault}" for fault in self.faults_of(table)]
        # What a bot process says when it is orphaned while starting is not ours to judge.
        found += [line for line in self.server.faults().splitlines() if FAULT.match(line)]
        return found

    def faults_of(self, table: str) -> Iterator[str]:
        """Yield what is wrong with the log of a table."""
        numbers, seq = numbers_in(self.server.db, table)
        if numbers != list(range(1, len(numbers) + 1)) or seq != len(numbers):
            yield f"the log has gaps: {numbers[-5:]}, the table says {seq}"
        entries = log_of(self.server.db, table)
        tables: list[Table] = list(tables_in(table, entries))
        if tables[-1].stage != "over":
            yield f"it is {tables[-1].stage}"
        written = Counter(entry.id for entry in entries)
        yield from (f"{id} was written {count} times" for id, count in written.items() if count != 1)
        remarks = Counter(remark.text for remark in tables[-1].remarks)
        for sitter in self.sitters:
            if sitter.player.table == table:
                yield from faults_with(sitter, written, remarks)
        yield from strangers(entries, [sitter for sitter in self.sitters if sitter.player.table == table])

    def report(self) -> str:
        """Say what was done."""
        said = [each for sitter in self.sitters for each in sitter.said]
        again = [each for each in said if each.tries > 1]
        refused = [each for each in said if each.status >= 400]
        remarks = sum(len(sitter.remarks) for sitter in self.sitters)
        return (
            f"{len(self.kills)} kills, {len(said)} decisions: {len(again)} said more than once, of which"
            f" {self.stored()} had been written before the kill; {len(refused)} refused; {remarks} remarks"
        )

    def stored(self) -> int:
        """Return how many decisions were stored by a server that was killed before it could say so."""
        written = {
            (sitter.player.table, entry.id): entry.at
            for sitter in self.sitters
            for entry in log_of(self.server.db, sitter.player.table)
        }
        found = 0
        for sitter in self.sitters:
            for said in sitter.said:
                at = written.get((sitter.player.table, said.id), 0.0)
                found += said.tries > 1 and any(said.begun < kill and at < kill for kill in self.kills) and at > 0
        return found


def faults_with(sitter: Sitter, written: Counter[str], remarks: Counter[str]) -> Iterator[str]:
    """Yield what was acknowledged and is not written exactly once, or refused and written."""
    # An offer that was withdrawn may be made again: then the same command is refused first and accepted later.
    for said in {said.id: said for said in sitter.said}.values():
        wanted = 1 if said.status < 400 else 0
        if written[said.id] != wanted:
            yield f"{said.id} was answered {said.status} after {said.tries} tries, and written {written[said.id]} times"
    for text_said, status in sitter.remarks:
        if remarks[text_said] != (1 if status < 400 else 0):
            yield f"the remark {text_said!r} was answered {status}, and is there {remarks[text_said]} times"


def strangers(entries: list[Entry], sitters: list[Sitter]) -> Iterator[str]:
    """Yield people's decisions in the log that nobody knows of: each should have been acknowledged in the end."""
    known = {said.id for sitter in sitters for said in sitter.said}
    for entry in entries:
        if getattr(entry.what, "by", "") == "person" and entry.id not in known:
            yield f"nobody was told of {entry.id}"


def numbers_in(db: str, table: str) -> tuple[list[int], int]:
    """Return the places in the log of a table as written, and the last one according to the table."""
    engine = create_engine(synchronous(db))
    with engine.connect() as connection:
        at: dict[str, Any] = {"id": table}
        rows = connection.execute(text("SELECT seq FROM periplus_log WHERE table_id = :id ORDER BY seq"), at).all()
        last = connection.execute(text("SELECT seq FROM periplus_tables WHERE id = :id"), at).scalar_one()
    engine.dispose()
    return [row[0] for row in rows], int(last)


def try_kills(
    folder: Path, kills: int, seed: int, db: str = "", companies: Sequence[tuple[str, Sequence[str]]] = LONG
) -> Ordeal:
    """Play at some tables while the server is killed ``kills`` times (or until the games are over)."""
    server = Server(folder, *ARGUMENTS, db=db).start()
    try:
        ordeal = Ordeal(server, seed, companies)
        ordeal.run(kills)
    finally:
        server.stop()
    return ordeal


# The command line


@contextmanager
def databases(kind: str) -> Iterator[Callable[[], str]]:
    """Give out new databases of a kind."""
    if kind == "sqlite":
        yield lambda: ""
        return
    server = Postgres()
    try:
        yield lambda: server.url(server.new_database())
    finally:
        server.stop()


def soak(kind: str, kills: int, seed: int) -> bool:
    """Kill servers with one kind of database; say whether all was well."""
    begun, done, well = time.monotonic(), 0, True
    with databases(kind) as new:
        while done < kills:
            with tempfile.TemporaryDirectory() as folder:
                ordeal = try_kills(Path(folder), min(10, kills - done), seed + done, new())
                done += len(ordeal.kills)
                faults = ordeal.faults()
                print(f"{kind}: {ordeal.report()}", flush=True)
            for fault in faults:
                print(f"  FAULT {fault}", flush=True)
            well = well and not faults
    print(f"{kind}: {done} kills in {time.monotonic() - begun:.0f} s, {'all well' if well else 'NOT WELL'}", flush=True)
    return well


def main() -> int:
    """Read the command line and kill."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--db", choices=["sqlite", "postgresql", "both"], default="both")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    kinds = ["sqlite", "postgresql"] if asked.db == "both" else [asked.db]
    well = [soak(kind, asked.kills, asked.seed) for kind in kinds]
    return 0 if all(well) else 1


if __name__ == "__main__":
    sys.exit(main())
