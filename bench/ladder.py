"""Measure how strong the bots are, line by line, for as long as there is time.

    python bench/ladder.py --seconds 480 [--jobs 16] [--only neptun] [--games 400] [--into ladder.jsonl]

Each line has one bot at one seat and others at all the rest; each deal is played once from every seat. A deal that is
over is written at once, as a line of JSON, so a run that is stopped goes on where it was: delete the file after
changing a bot. In the end, or with ``--seconds 0``, the table is printed as Markdown.
"""

import argparse
import os
import sys
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cache
from multiprocessing import TimeoutError as TimeIsUp
from multiprocessing import get_context
from pathlib import Path

import msgspec

from periplus.bots.load import called
from periplus.bots.process import settle_in
from periplus.games import game as open_game
from periplus.kernel.option import Value
from periplus.lab.intervals import Sums
from periplus.lab.play import Plan, Runner
from periplus.lab.simulate import tallied
from periplus.lab.tally import Tally, showing

ROOT = Path(__file__).resolve().parents[1]
OUTSIDE = {"perturbed": "bench/opponents.py:Perturbed", "ismcts": "bench/ismcts.py:IsMcts"}
"""Bots that are not ours, by the names they have here."""
QUIET = ("random", "novice", "greedy", "perturbed")
"""Bots that take no time to speak of, so that all of it is the other's."""
PATH = Path("ladder.jsonl")
LIMITED: dict[str, Value] = {"turn_limit": 40}


@dataclass(frozen=True)
class Line:
    """A line of the table: one bot against others."""

    game: str
    seats: int
    bot: str
    others: str
    games: int = 400
    seed: int = 1

    @property
    def name(self) -> str:
        """Return what tells this line from all others."""
        return f"{self.game} {self.seats} {self.bot} {self.others} {self.seed}"

    @property
    def bots(self) -> list[str]:
        """Return who sits where."""
        return [self.bot, *[self.others] * (self.seats - 1)]

    @property
    def plan(self) -> Plan:
        """Return the games to play."""
        bots = [str(ROOT / OUTSIDE[name]) if name in OUTSIDE else name for name in self.bots]
        options = open_game(self.game).new(self.seats, self.seed, LIMITED if self.game == "mare_nostrum" else None)
        return Plan(self.game, tuple(bots), self.seed, options.settings)

    @property
    def deals(self) -> int:
        """Return how many deals there are, each played from every seat."""
        return -(-self.games // self.seats)

    @property
    def command(self) -> str:
        """Return the command that plays the same games."""
        limit = " --option turn_limit=40" if self.game == "mare_nostrum" else ""
        bots = ",".join(OUTSIDE.get(name, name) for name in self.bots)
        return f"periplus simulate {self.game} --games {self.games} --seed {self.seed} --bots {bots}{limit}"


LINES = [
    Line("neptun", 4, "captain-1", "greedy"),
    Line("neptun", 4, "captain-2", "greedy"),
    Line("mare_nostrum", 5, "captain-1", "greedy"),
    Line("parthenon", 4, "captain-1", "greedy"),
    Line("neptun", 4, "captain-2", "captain-1", 200),
    Line("neptun", 4, "captain-1", "perturbed"),
    Line("neptun", 4, "captain-1", "novice"),
    Line("neptun", 4, "captain-1", "ismcts", 40),
    Line("neptun", 4, "ismcts", "random", 40),
    Line("neptun", 3, "captain-1", "greedy"),
    Line("neptun", 5, "captain-1", "greedy"),
    Line("mare_nostrum", 3, "captain-1", "greedy"),
    Line("mare_nostrum", 4, "captain-1", "greedy"),
    Line("mare_nostrum", 5, "captain-2", "greedy"),
    Line("parthenon", 3, "captain-1", "greedy"),
    Line("parthenon", 4, "captain-2", "greedy"),
    Line("mare_nostrum", 5, "captain-1", "perturbed"),
    Line("mare_nostrum", 5, "captain-1", "novice"),
    Line("parthenon", 4, "captain-1", "perturbed"),
    Line("parthenon", 4, "captain-1", "novice"),
    Line("neptun", 4, "captain-3", "greedy", 80),
    Line("parthenon", 5, "captain-1", "greedy"),
    Line("parthenon", 6, "captain-1", "greedy"),
    Line("mare_nostrum", 5, "captain-2", "captain-1", 100),
    Line("parthenon", 4, "captain-2", "captain-1", 100),
    Line("neptun", 4, "captain-3", "captain-2", 40),
]
"""The most important first."""


class Dealt(msgspec.Struct):
    """What came of a deal: what the bot won and scored at each seat, summed, and how long it all took."""

    line: str
    deal: int
    games: int
    wins: list[str]  # of each place, as fractions
    scores: list[int]
    decisions: int
    seconds: float  # of processor time


@dataclass
class Found:
    """What the deals of a line add up to."""

    tally: Tally
    seconds: float = 0.0
    done: set[int] = field(default_factory=set)


# Playing


@cache
def runner(line: Line) -> Runner:
    """Return what plays the games of a line in this process."""
    return Runner(line.plan)


def play(task: tuple[Line, int]) -> Dealt:
    """Play a deal from every seat."""
    line, deal = task
    player, began = runner(line), time.process_time()
    tally = tallied(player, deal, line.games)
    seconds = round(time.process_time() - began, 3)
    wins = [str(each.total) for each in tally.bots.sums]
    return Dealt(line.name, deal, tally.games, wins, tally.bots.scores, tally.decisions, seconds)


def run(lines: Iterable[Line], known: dict[str, Found], jobs: int, seconds: float, path: Path) -> None:
    """Play what has not been played, in several processes, until the time is over."""
    until = time.monotonic() + seconds
    tasks = [(line, deal) for line in lines for deal in range(line.deals) if deal not in known[line.name].done]
    with path.open("ab", buffering=0) as file, get_context("spawn").Pool(jobs, settle_in) as pool:
        found = pool.imap_unordered(play, tasks)
        for number in range(len(tasks)):
            try:
                dealt = found.next(max(0.0, until - time.monotonic()))
            except TimeIsUp:
                return
            file.write(msgspec.json.encode(dealt) + b"\n")
            count(known[dealt.line], dealt)
            print(f"\r{number + 1} of {len(tasks)} deals", end="", file=sys.stderr, flush=True)


# Counting


def read(path: Path, lines: Iterable[Line]) -> dict[str, Found]:
    """Return what has been played of each line; half a line, as a stopped run leaves it, does not count."""
    sums = {line.name: Found(Tally(line.seats, 0)) for line in lines}
    for dealt in written(path):
        if dealt.line in sums and dealt.deal not in sums[dealt.line].done:
            count(sums[dealt.line], dealt)
    return sums


def written(path: Path) -> Iterator[Dealt]:
    """Yield the deals in a file."""
    if path.exists():
        for text in path.read_bytes().splitlines():
            try:
                yield msgspec.json.decode(text, type=Dealt)
            except msgspec.MsgspecError:
                continue


def count(found: Found, dealt: Dealt) -> None:
    """Add a deal."""
    deal = Tally(len(dealt.wins), 0)
    deal.games, deal.decisions, deal.deals = dealt.games, dealt.decisions, 1
    deal.bots.sums = [Sums.of(dealt.games, Fraction(won)) for won in dealt.wins]
    deal.bots.scores = dealt.scores
    found.tally = found.tally.plus(deal)
    found.seconds += dealt.seconds
    found.done.add(dealt.deal)


# Telling


def table(lines: Iterable[Line], known: dict[str, Found]) -> str:
    """Return what is known as a table in Markdown."""
    rows = [
        "| game | seats | bot | against | games | wins | by chance | seconds a decision |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    return "\n".join(rows + [row(line, known[line.name]) for line in lines if known[line.name].done])


def row(line: Line, found: Found) -> str:
    """Return a line of the table: the interval is corrected for deals."""
    tally = found.tally
    shown = showing(line.bot, tally.bots, 0)
    assert shown.win_rate is not None and shown.ci95 is not None
    low, high = (100 * bound for bound in shown.ci95)
    own = tally.decisions / line.seats
    pace = f"{found.seconds / own:.3f}" if line.others in QUIET else "–"
    wins = f"{100 * shown.win_rate:.1f} % ({low:.0f}–{high:.0f})"
    return (
        f"| {line.game} | {line.seats} | {called(line.bot)} | {called(line.others)} | {tally.games} | {wins}"
        f" | {100 / line.seats:.0f} % | {pace} |"
    )


def main() -> None:
    """Read the arguments, play, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=480.0, help="how long to play; 0 only prints the table")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many processes share the work")
    parser.add_argument("--only", default="", help="only lines that contain this, such as “neptun 4 captain-1”")
    parser.add_argument("--games", type=int, help="play so many games of each line, at most")
    parser.add_argument("--into", type=Path, default=PATH, help="the file that keeps what was played")
    parser.add_argument("--commands", action="store_true", help="print the command that plays each line, and stop")
    given = parser.parse_args()
    lines = [line for line in LINES if given.only in line.name]
    if given.games:
        lines = [replace(each, games=min(each.games, given.games)) for each in lines]
    if given.commands:
        print("\n".join(line.command for line in lines))
        return
    known = read(given.into, lines)
    if given.seconds:
        run(lines, known, given.jobs, given.seconds, given.into)
        print(file=sys.stderr)
    print(table(lines, known))


if __name__ == "__main__":
    main()
