"""Many games between bots, on several cores, with the same result however many there are.

Game ``g`` of ``n`` seats is dealt from seed ``g // n``, and the bots move on by one seat with every game: so each
bot plays each deal once from each seat. Workers take deals in turn and send tallies; only sums are kept.
"""

import os
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from ctypes import Array, c_longlong
from fractions import Fraction
from math import sqrt
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any, NoReturn

import msgspec

from periplus.bots.bot import Bot, BotFault, ask, begin, crashed
from periplus.bots.load import BadBot, load_bot
from periplus.bots.process import deaf, kill, settle_in
from periplus.games import game as open_game
from periplus.kernel.errors import BadTable, PeriplusError
from periplus.kernel.game import Game
from periplus.kernel.luck import luck_from
from periplus.kernel.message import Message
from periplus.kernel.option import Value

PATIENCE = 60.0
"""Seconds that a bot may think about one decision."""
LOADING_PATIENCE = 10.0
"""Seconds that bots may at least take to load."""
BREATH = 0.2
"""Seconds between two looks at the workers."""
Z95 = 1.959964
STARTING, LOADING = -2, -1  # instead of the number of a game
GAME, PLACE, DECISIONS, PULSE = 0, 1, 2, 3


class Plan(msgspec.Struct, frozen=True):
    """What is to be simulated: all that a worker needs to know."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    options: dict[str, Value]
    box: dict[str, Any] | None = None

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.bots)

    @property
    def deals(self) -> int:
        """How many different deals are played; the last perhaps not from every seat."""
        return -(-self.games // self.seats)

    def lot(self, number: int, place: int) -> int:
        """Return a number of its own for each game and place in it."""
        return (self.seed * 10**10 + number) * 100 + place


class Wins:
    """What some competitors won: sums, one entry for each of them; exact, so that their order never matters."""

    def __init__(self, count: int) -> None:
        """Begin with nothing."""
        self.games = [0] * count
        self.wins = [Fraction(0)] * count
        self.squares = [Fraction(0)] * count  # of the wins of each deal
        self.scores = [0] * count

    def add(self, one: int, win: Fraction, score: int) -> None:
        """Count a game of a competitor."""
        self.games[one] += 1
        self.wins[one] += win
        self.scores[one] += score

    def plus(self, deal: "Wins") -> "Wins":
        """Return the sums with those of one more deal."""
        total = Wins(len(self.wins))
        total.games = [one + more for one, more in zip(self.games, deal.games, strict=True)]
        total.wins = [one + more for one, more in zip(self.wins, deal.wins, strict=True)]
        total.squares = [one + more * more for one, more in zip(self.squares, deal.wins, strict=True)]
        total.scores = [one + more for one, more in zip(self.scores, deal.scores, strict=True)]
        return total

    def worth(self, one: int, deals: int) -> float:
        """Return how many independent games these are worth for one competitor's win rate.

        Games of one deal resemble each other. The spread of wins between deals shows how much; it never makes the
        games worth more than they are, nor less than one a deal.
        """
        games, wins = self.games[one], self.wins[one]
        spread = self.squares[one] - wins * wins / deals
        expected = wins * (games - wins) / games * (1 - Fraction(1, deals))
        if expected == 0:
            return float(deals)
        if spread == 0:
            return float(games)
        return min(max(float(games * expected / spread), float(deals)), float(games))


class Tally:
    """Sums over games: by place in the list of bots, by the parts that seats play, and how games ended."""

    def __init__(self, places: int, parts: int) -> None:
        """Begin with nothing."""
        self.games = 0
        self.decisions = 0
        self.deals = 0
        self.bots = Wins(places)
        self.parts = Wins(parts)
        self.endings: Counter[str] = Counter()

    def plus(self, deal: "Tally") -> "Tally":
        """Return the sums with those of one more deal."""
        total = Tally(0, 0)
        total.games = self.games + deal.games
        total.decisions = self.decisions + deal.decisions
        total.deals = self.deals + 1
        total.bots = self.bots.plus(deal.bots)
        total.parts = self.parts.plus(deal.parts)
        total.endings = self.endings + deal.endings
        return total


class Showing(msgspec.Struct, kw_only=True):
    """How one bot, or one part, did: a shared win counts as a fraction; ``ci95`` bounds the win rate.

    It is Wilson's interval for as many independent games as these, several of each deal, are worth.
    """

    name: str
    games: int
    wins: float
    win_rate: float | None
    ci95: tuple[float, float] | None
    mean_score: float | None


class Result(msgspec.Struct, kw_only=True):
    """What a simulation found; ``interrupted`` says that it was stopped before its last game."""

    game: str
    rules: int
    box: str
    options: dict[str, Value]
    seed: int
    games: int
    seats: int
    decisions: int
    seconds: float
    decisions_per_second: float
    games_per_second: float
    interrupted: bool
    bots: list[Showing]
    parts: list[Showing]
    endings: dict[str, int]


def wilson(wins: float, games: float) -> tuple[float, float]:
    """Return the 95 % confidence interval of a rate."""
    rate, z = wins / games, Z95
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def simulate(
    game: str,
    bots: Sequence[str],
    games: int,
    *,
    seed: int = 0,
    jobs: int = 1,
    options: dict[str, Value] | None = None,
    box: dict[str, Any] | None = None,
    patience: float = PATIENCE,
    progress: Callable[[int], None] = lambda games: None,
) -> Result:
    """Let bots play many games; one name for each seat, as ``load_bot`` reads them.

    ``progress`` is called with the number of games done. Ctrl-C ends the simulation with what was found so far.
    """
    for bot in bots:
        if not isinstance(bot, str):
            raise BadBot("error-bot-name", {"bot": str(bot)})
    opened = open_game(game, box)
    settings = opened.new(len(bots), seed, options).settings  # refuses seats and options that cannot be
    plan = Plan(game, tuple(bots), games, seed, settings, box)
    for what, count in (("games", games), ("jobs", jobs), ("patience", patience)):
        if count < 1:
            raise BadTable("error-count", {"what": what})
    tally, began = Tally(plan.seats, len(opened.parts)), time.monotonic()
    crew = Crew(plan, min(jobs, plan.deals), patience)
    try:
        for part in crew.tallies():
            tally = tally.plus(part)  # at once, so that Ctrl-C finds whole sums
            progress(tally.games)
    except KeyboardInterrupt:
        pass
    finally:
        crew.dismiss()
    return result(opened, plan, tally, time.monotonic() - began)


def result(game: Game, plan: Plan, tally: Tally, seconds: float) -> Result:
    """Work out rates from sums."""
    return Result(
        game=plan.game,
        rules=game.rules,
        box=game.box_digest,
        options=plan.options,
        seed=plan.seed,
        games=tally.games,
        seats=plan.seats,
        decisions=tally.decisions,
        seconds=round(seconds, 3),
        decisions_per_second=round(tally.decisions / seconds, 1),
        games_per_second=round(tally.games / seconds, 2),
        interrupted=tally.games < plan.games,
        bots=[showing(name, tally.bots, place, tally.deals) for place, name in enumerate(plan.bots)],
        parts=[showing(name, tally.parts, part, tally.deals) for part, name in enumerate(game.parts)],
        endings=dict(sorted(tally.endings.items())),
    )


def showing(name: str, sums: Wins, one: int, deals: int) -> Showing:
    """Work out how one competitor did."""
    games, wins = sums.games[one], float(sums.wins[one])
    if not games:
        return Showing(name=name, games=0, wins=0.0, win_rate=None, ci95=None, mean_score=None)
    worth = sums.worth(one, deals)
    low, high = wilson(wins / games * worth, worth)
    return Showing(
        name=name,
        games=games,
        wins=round(wins, 6),
        win_rate=round(wins / games, 6),
        ci95=(round(low, 6), round(high, 6)),
        mean_score=round(sums.scores[one] / games, 6),
    )


class Crew:
    """The worker processes, and a watch over them."""

    def __init__(self, plan: Plan, jobs: int, patience: float) -> None:
        """Start the workers; each has a pulse that shows which bot it is waiting for."""
        context = get_context("spawn")
        self.plan = plan
        self.patience = patience
        self.pulses = [context.RawArray(c_longlong, PULSE) for _ in range(jobs)]
        self.beats = [(0.0, (STARTING, 0))] * jobs
        self.workers: list[SpawnProcess] = []
        self.pipes: dict[Connection, int] = {}  # of the workers that have not finished, with their numbers
        for job in range(jobs):
            self.pulses[job][GAME] = STARTING
            ours, theirs = context.Pipe(duplex=False)
            worker = context.Process(target=work, args=(plan, job, jobs, theirs, self.pulses[job]), daemon=True)
            with deaf():
                worker.start()
            theirs.close()
            self.workers.append(worker)
            self.pipes[ours] = job

    def tallies(self) -> Iterator[Tally]:
        """Yield what the workers send until all have finished; raise what went wrong."""
        while self.pipes:
            for pipe in wait(list(self.pipes), BREATH):
                assert isinstance(pipe, Connection)
                told = self.hear(pipe)
                if told is not None:
                    yield told
            for job in self.pipes.values():
                self.watch(job)

    def hear(self, pipe: Connection) -> Tally | None:
        """Return a tally, or nothing if a worker has finished; raise the fault that it met."""
        try:
            told = pipe.recv()
        except EOFError:
            self.blame("error-bot-died", self.pipes[pipe])
        if isinstance(told, PeriplusError):
            raise told
        if told is None:
            del self.pipes[pipe]
            return None
        assert isinstance(told, Tally)
        return told

    def watch(self, job: int) -> None:
        """Fail if a worker has waited for the same decision, or for a bot to load, beyond all patience."""
        beat = self.pulses[job][GAME], self.pulses[job][DECISIONS]
        if beat != self.beats[job][1]:
            self.beats[job] = time.monotonic(), beat
        elif beat[0] != STARTING and time.monotonic() - self.beats[job][0] > self.allowed(beat[0]):
            self.blame("error-bot-hangs", job)

    def allowed(self, number: int) -> float:
        """Return how many seconds a worker may wait for a bot to decide, or to load."""
        return max(self.patience, LOADING_PATIENCE) if number == LOADING else self.patience

    def blame(self, id: str, job: int) -> NoReturn:
        """Name the bot that a worker was waiting for, and the game."""
        number, place, _ = self.pulses[job]
        bots = ", ".join(dict.fromkeys(self.plan.bots)) if number < 0 else self.plan.bots[place]
        raise BotFault(id, {"bots": bots, "game": max(0, number + 1), "seconds": int(self.allowed(number))})

    def dismiss(self) -> None:
        """Stop the workers."""
        for worker in self.workers:
            kill(worker)


def work(plan: Plan, job: int, jobs: int, pipe: Connection, pulse: Array[c_longlong]) -> None:
    """Play every so many-th deal, and send a tally for each; then nothing, or the fault that was met."""
    settle_in()
    pulse[GAME] = LOADING
    try:
        play_deals(plan, job, jobs, pipe, pulse)
        pipe.send(None)
    except BrokenPipeError:
        pass  # nobody counts any more
    except PeriplusError as error:
        pipe.send(error)


def play_deals(plan: Plan, job: int, jobs: int, pipe: Connection, pulse: Array[c_longlong]) -> None:
    """Play the deals of one worker."""
    game, kinds, process = open_game(plan.game, plan.box), [load_bot(name) for name in plan.bots], os.getpid()
    for deal in range(job, plan.deals, jobs):
        tally = Tally(plan.seats, len(game.parts))
        for number in range(deal * plan.seats, min(plan.games, (deal + 1) * plan.seats)):
            play_game(plan, game, kinds, number, tally, pulse)
        if os.getpid() != process:
            os._exit(1)  # a bot has forked: its copy counts nothing
        pipe.send(tally)


def play_game(
    plan: Plan, game: Game, kinds: list[type[Bot]], number: int, tally: Tally, pulse: Array[c_longlong]
) -> None:
    """Play one game and add it to a tally."""
    seats = plan.seats
    s = game.new(seats, plan.lot(number // seats, 0), plan.options)
    places = [(seat - number) % seats for seat in range(seats)]
    pulse[GAME] = number
    bots: list[Bot] = []
    try:
        for place in places:
            pulse[PLACE] = place
            bots.append(begin(kinds[place], luck_from(plan.lot(number, place + 1))))
        while not s.is_over:
            seat = s.actors()[0]
            pulse[PLACE] = places[seat]
            pulse[DECISIONS] += 1
            s.apply(seat, ask(bots[seat], s, seat))
            tally.decisions += 1
    except (BotFault, KeyboardInterrupt) as error:
        fault = error if isinstance(error, BotFault) else crashed(kinds[pulse[PLACE]], error)
        why = Message(fault.message.id, {**fault.message.params, "bot": plan.bots[pulse[PLACE]]})
        raise BotFault("error-bot-in-game", {"game": number + 1, "why": why}, fault.room) from error
    standings = s.standings().seats
    winners = sum(each.rank == 1 for each in standings)
    tally.games += 1
    tally.endings[s.ending] += 1
    for each in standings:
        win = Fraction(1, winners) if each.rank == 1 else Fraction(0)
        tally.bots.add(places[each.seat], win, each.score)
        if game.parts:
            tally.parts.add(game.part(s, each.seat), win, each.score)
