"""Many games between bots, on several cores, with the same result however many there are.

The bots move on by one seat with every game, and each deal is played once from every seat, so that every bot plays
every deal from every seat. If one deterministic bot has all the seats, that would be the same game again and again:
then each game has its own deal. Workers share the deals and send a tally of each; only their sums stay in memory.
"""

import os
import time
from collections.abc import Callable, Iterator, Sequence
from ctypes import Array, c_longlong
from fractions import Fraction
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
from periplus.kernel.state import State
from periplus.lab.tally import Result, Tally, showing

PATIENCE = 60.0
"""Seconds that a bot may take over one decision."""
LOADING_PATIENCE = 10.0
"""Seconds that bots may take to load, even if they must decide faster."""
BREATH = 0.2
"""Seconds between two looks at the workers."""
STARTING, LOADING = -2, -1  # instead of the number of a game
GAME, PLACE, DECISIONS, PULSE = 0, 1, 2, 3


class Plan(msgspec.Struct, frozen=True):
    """What to simulate: all that a worker needs to know."""

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

    def deals(self, rotations: int) -> int:
        """Return how many deals there are if each is played this many times, the last perhaps fewer."""
        return -(-self.games // rotations)

    def lot(self, number: int, place: int) -> int:
        """Return a different number for each game and place in it."""
        return (self.seed * 10**10 + number) * 100 + place


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
    """Let bots play many games; ``bots`` has a name for each seat, as ``load_bot`` reads them.

    ``progress`` is called with the number of games done. Ctrl-C ends the simulation with what was found so far.
    """
    for bot in bots:
        if not isinstance(bot, str):
            raise BadBot("error-bot-name", {"bot": str(bot)})
    opened = open_game(game, box)
    settings = opened.new(len(bots), seed, options).settings  # refuses impossible seats and options
    plan = Plan(game, tuple(bots), games, seed, settings, box)
    for what, count in (("games", games), ("jobs", jobs), ("patience", patience)):
        if count < 1:
            raise BadTable("error-count", {"what": what})
    tally, began = Tally(plan.seats, len(opened.parts)), time.monotonic()
    workers = Workers(plan, min(jobs, plan.deals(plan.seats)), patience)
    try:
        for deal in workers.tallies():
            tally = tally.plus(deal)  # at once, so that Ctrl-C finds whole sums
            progress(tally.games)
    except KeyboardInterrupt:
        pass
    finally:
        workers.dismiss()
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
        deals=tally.deals,
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


class Workers:
    """The worker processes, and a watch over them."""

    def __init__(self, plan: Plan, jobs: int, patience: float) -> None:
        """Start the processes; each has a pulse that shows which bot it is waiting for."""
        context = get_context("spawn")
        self.plan = plan
        self.patience = patience
        self.pulses = [context.RawArray(c_longlong, PULSE) for _ in range(jobs)]
        self.beats = [(0.0, (STARTING, 0))] * jobs
        self.processes: list[SpawnProcess] = []
        self.pipes: dict[Connection, int] = {}  # of the workers that have not finished, with their numbers
        for job in range(jobs):
            self.pulses[job][GAME] = STARTING
            ours, theirs = context.Pipe(duplex=False)
            process = context.Process(target=work, args=(plan, job, jobs, theirs, self.pulses[job]), daemon=True)
            with deaf():
                process.start()
            theirs.close()
            self.processes.append(process)
            self.pipes[ours] = job

    def tallies(self) -> Iterator[Tally]:
        """Yield what the workers send until all have finished; raise what went wrong."""
        while self.pipes:
            for pipe in wait(list(self.pipes), BREATH):
                assert isinstance(pipe, Connection)
                tally = self.hear(pipe)
                if tally is not None:
                    yield tally
            for job in self.pipes.values():
                self.watch(job)

    def hear(self, pipe: Connection) -> Tally | None:
        """Return a tally, or None if a worker has finished; raise the fault that it sends."""
        try:
            heard = pipe.recv()
        except EOFError:
            self.blame("error-bot-died", self.pipes[pipe])
        if isinstance(heard, PeriplusError):
            raise heard
        if heard is None:
            del self.pipes[pipe]
            return None
        assert isinstance(heard, Tally)
        return heard

    def watch(self, job: int) -> None:
        """Fail if a worker has waited too long for the same decision, or for a bot to load."""
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
        for process in self.processes:
            kill(process)


def work(plan: Plan, job: int, jobs: int, pipe: Connection, pulse: Array[c_longlong]) -> None:
    """Play every ``jobs``-th deal and send a tally of each; then None, or the fault that occurred."""
    settle_in()
    pulse[GAME] = LOADING
    process = os.getpid()
    try:
        runner = Runner(plan, pulse)
        for deal in range(job, plan.deals(runner.rotations), jobs):
            tally = runner.play_deal(deal)
            if os.getpid() != process:
                os._exit(1)  # a bot has forked: its copy counts nothing
            pipe.send(tally)
        pipe.send(None)
    except BrokenPipeError:
        pass  # nobody is counting any more
    except PeriplusError as error:
        pipe.send(error)


class Runner:
    """What plays games in one process: the game, the bots, and the pulse by which others watch it."""

    def __init__(self, plan: Plan, pulse: Array[c_longlong]) -> None:
        """Load the game and the bots."""
        self.plan = plan
        self.pulse = pulse
        self.game = open_game(plan.game, plan.box)
        self.kinds = [load_bot(name) for name in plan.bots]
        alike = len(set(plan.bots)) == 1 and self.kinds[0].deterministic
        self.rotations = 1 if alike else plan.seats

    def play_deal(self, deal: int) -> Tally:
        """Play a deal from every seat, or once if it would be the same game from all of them."""
        tally = Tally(self.plan.seats, len(self.game.parts))
        first = deal * self.rotations
        for number in range(first, min(self.plan.games, first + self.rotations)):
            places = [(seat - number) % self.plan.seats for seat in range(self.plan.seats)]
            s = self.game.new(self.plan.seats, self.plan.lot(deal, 0), self.plan.options)
            self.pulse[GAME] = number
            try:
                tally.decisions += self.play(s, number, places)
            except (BotFault, KeyboardInterrupt) as error:
                raise self.fault(number, error) from error
            self.count(s, places, tally)
        return tally

    def play(self, s: State, number: int, places: list[int]) -> int:
        """Play one game, with a place in the list of bots for each seat; return the number of decisions."""
        bots: list[Bot] = []
        for place in places:
            self.pulse[PLACE] = place
            bots.append(begin(self.kinds[place], luck_from(self.plan.lot(number, place + 1))))
        decisions, seat = 0, -1
        while not s.is_over:
            seat = s.next_actor(seat)
            self.pulse[PLACE] = places[seat]
            self.pulse[DECISIONS] += 1
            s.apply(seat, ask(bots[seat], s, seat))
            decisions += 1
        return decisions

    def fault(self, number: int, error: BotFault | KeyboardInterrupt) -> BotFault:
        """Return what went wrong, with the game and the name of the bot."""
        place = self.pulse[PLACE]
        fault = error if isinstance(error, BotFault) else crashed(self.kinds[place], error)
        why = Message(fault.message.id, {**fault.message.params, "bot": self.plan.bots[place]})
        return BotFault("error-bot-in-game", {"game": number + 1, "why": why}, fault.room)

    def count(self, s: State, places: list[int], tally: Tally) -> None:
        """Add a game that is over to a tally."""
        standings = s.standings().seats
        winners = sum(each.rank == 1 for each in standings)
        tally.games += 1
        tally.endings[s.ending] += 1
        for each in standings:
            win = Fraction(1, winners) if each.rank == 1 else Fraction(0)
            tally.bots.add(places[each.seat], win, each.score)
            if self.game.parts:
                tally.parts.add(self.game.part(s, each.seat), win, each.score)
