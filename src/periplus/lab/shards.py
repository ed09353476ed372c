"""Shards: some deals of one line-up of one variant, played and written down."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from io import BytesIO
from statistics import fmean
from time import process_time
from typing import Any, NamedTuple

import msgspec
import polars as pl

from periplus.bots.analysis import Futures
from periplus.bots.load import called
from periplus.bots.outlook import outlook_of, shares
from periplus.kernel.action import Action
from periplus.kernel.state import State
from periplus.lab.columns import schema_of
from periplus.lab.experiment import Experiment
from periplus.lab.play import Runner, Sitting
from periplus.lab.workers import Pulse

FUTURES = 16
"""What may come of a position is tried in so many games, to say how likely each seat is to win."""
MARK = "periplus"
"""The key under which a file says which experiment it belongs to."""

Rows = list[tuple[Any, ...]]


class Shard(msgspec.Struct, frozen=True, order=True):
    """Some deals of a line-up of a variant, by their numbers."""

    variant: int
    lineup: int
    first: int
    deals: int

    @property
    def file(self) -> str:
        """The name of its files."""
        return f"{self.variant:03}-{self.lineup:03}-{self.first:06}-{self.deals}.parquet"


def shards_of(experiment: Experiment) -> list[Shard]:
    """Return all shards of an experiment: the first deals of all variants and line-ups come first."""
    variants = len(experiment.variants())
    return [
        Shard(variant, lineup, first, min(experiment.shard, experiment.deals - first))
        for first in range(0, experiment.deals, experiment.shard)
        for variant in range(variants)
        for lineup in range(len(experiment.lineups))
    ]


def tables_of(experiment: Experiment) -> list[str]:
    """Return the tables that are written, that of the games last: if a shard has it, it has all."""
    wanted = set(experiment.measures)
    found = ["decisions"] if wanted & {"decisions", "listed", "chances"} else []
    return [*found, *(["features"] if "features" in wanted else []), "games"]


# Playing


class Player:
    """What plays the shards of an experiment in one process."""

    def __init__(self, experiment: Experiment, pulse: Pulse | None = None) -> None:
        """Take the experiment, and the pulse by which others watch it."""
        self.experiment = experiment
        self.variants = experiment.variants()
        self.mark = experiment.identity
        self.pulse = pulse
        self.runner = lru_cache(maxsize=8)(self.load)

    def load(self, variant: int, lineup: int) -> Runner:
        """Load what plays a line-up of a variant."""
        return Runner(self.experiment.plan(self.variants[variant], self.experiment.lineups[lineup]), self.pulse)

    def play(self, shard: Shard) -> dict[str, bytes]:
        """Play a shard; return its tables as Parquet."""
        runner, tables = self.runner(shard.variant, shard.lineup), tables_of(self.experiment)
        which = self.variants[shard.variant].name, self.experiment.lineups[shard.lineup].name
        rows: dict[str, Rows] = {table: [] for table in tables}
        for deal in range(shard.first, shard.first + shard.deals):
            for sitting in runner.sittings(deal):
                Scribe(sitting, which, self.experiment.measures).write(rows)
        return {table: self.written(table, rows[table], runner) for table in tables}

    def written(self, table: str, rows: Rows, runner: Runner) -> bytes:
        """Return rows of a table as Parquet."""
        file = BytesIO()
        frame = pl.DataFrame(rows, schema=schema_of(table, runner.game), orient="row")
        frame.write_parquet(file, metadata={MARK: self.mark})
        return file.getvalue()


def playing(experiment: Experiment, pulse: Pulse) -> Callable[[Shard], dict[str, bytes]]:
    """Return what plays shards in a worker."""
    return Player(experiment, pulse).play


class Judged(NamedTuple):
    """A milestone: after how many decisions, each seat's chance to win, and its features."""

    milestone: int
    decided: int
    chances: Sequence[float | None]
    features: list[list[float]]


class Scribe:
    """What writes one game down."""

    def __init__(self, sitting: Sitting, which: tuple[str, str], measures: tuple[str, ...]) -> None:
        """Sit down beside a game."""
        s, game = sitting.state, sitting.runner.game
        self.sitting = sitting
        self.state: State = s
        self.which = (*which, sitting.deal, sitting.rotation)
        self.measures = measures
        self.bots = [called(sitting.runner.plan.bots[place]) for place in sitting.places]
        self.parts = [game.parts[game.part(s, seat)] if game.parts else None for seat in range(s.seats)]
        self.outlook = outlook_of(s)
        self.futures = Futures(self.outlook, FUTURES)
        self.milestone = game.milestone(s)
        self.judged: list[Judged] = []
        self.decided = 0
        self.seconds = 0.0
        self.last = -1  # who decided last
        self.leaders: list[int] = []
        self.leader = -1  # who led alone last
        self.changes = 0
        self.settled = 0

    def write(self, rows: dict[str, Rows]) -> None:
        """Follow the game to its end, and add what there is to write to the rows of each table."""
        before = process_time()
        for seat, action in self.sitting.decisions():
            seconds = process_time() - before
            self.look()
            if "features" in rows:
                self.judge()
            if "decisions" in rows:
                rows["decisions"].append(self.decision(seat, action, seconds))
            self.decided += 1
            self.seconds += seconds
            self.last = seat
            before = process_time()
        self.look()
        rows["games"].append(self.game())
        if "features" in rows:
            rows["features"] += self.features()

    def look(self) -> None:
        """See who leads in the position that has been reached."""
        leaders = self.state.standings().winners()
        if leaders != self.leaders:
            self.settled, self.leaders = self.decided, leaders
            if len(leaders) == 1:
                self.changes += self.leader not in (-1, leaders[0])
                self.leader = leaders[0]

    def judge(self) -> None:
        """Judge the position by its features, if a milestone has just been passed."""
        s = self.state
        milestone = s.game.milestone(s)
        if milestone != self.milestone:
            self.milestone = milestone
            chances = self.outlook.chances(s) if self.outlook.sees(milestone) else [None] * s.seats
            features = [s.game.judge(s, seat) for seat in range(s.seats)]
            self.judged.append(Judged(milestone, self.decided, chances, features))

    def features(self) -> Rows:
        """Return the features of all seats at each milestone as rows, with what they won in the end."""
        won = shares(self.state)
        return [
            (
                *self.which, each.milestone, each.decided, seat, self.bots[seat], self.parts[seat],
                each.chances[seat], won[seat], *each.features[seat],
            )
            for each in self.judged
            for seat in range(self.state.seats)
        ]  # fmt: skip

    def decision(self, seat: int, action: Action, seconds: float) -> tuple[Any, ...]:
        """Return a decision as a row."""
        s = self.state
        step, listed = s.expected(seat), s.legal_actions(seat)
        actions = [str(each) for each in listed] if "listed" in self.measures else None
        return (
            *self.which, self.decided + 1, seat, self.bots[seat], self.parts[seat], step.name(), step.rule,
            action.verb.name, str(action), len(listed), actions, self.chances(), seconds,
        )  # fmt: skip

    def chances(self) -> list[float] | None:
        """Return each seat's chance to win in this position, from games played on, if that is measured."""
        if "chances" not in self.measures:
            return None
        tried = self.futures.of(self.state, self.last)
        return [round(fmean(each[seat] for each in tried), 4) for seat in range(self.state.seats)]

    def game(self) -> tuple[Any, ...]:
        """Return the game as a row."""
        s = self.state
        standings = sorted(s.standings().seats, key=lambda each: each.seat)
        return (
            *self.which, self.sitting.seed, self.bots, self.sitting.places, self.parts if s.game.parts else None,
            [each.score for each in standings], [each.rank for each in standings], shares(s), s.ending, self.decided,
            s.game.milestone(s), self.changes, self.settled, self.seconds,
        )  # fmt: skip
