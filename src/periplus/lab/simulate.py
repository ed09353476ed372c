"""Many games between bots, on several cores, with the same result however many there are.

Workers share the deals and send tallies of them; only their sums stay in memory.
"""

import time
from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import partial
from typing import Any

from periplus.bots.load import BadBot
from periplus.games import game as open_game
from periplus.kernel.errors import BadTable
from periplus.kernel.game import Game
from periplus.kernel.option import Value
from periplus.kernel.state import State
from periplus.lab.play import Plan, Runner
from periplus.lab.tally import Result, Tally, showing
from periplus.lab.workers import PATIENCE, Pulse, Workers

AHEAD = 2
"""Deals that a worker is given at once."""


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
    plan = Plan(game, tuple(bots), seed, settings, box)
    for what, count in (("games", games), ("jobs", jobs), ("patience", patience)):
        if count < 1:
            raise BadTable("error-count", {"what": what})
    tally, began = Tally(plan.seats, len(opened.parts)), time.monotonic()
    with Workers(
        partial(counting, plan, games), range(0, games, plan.seats), jobs,
        bots=lambda _: plan.bots, patience=patience, ahead=AHEAD,
    ) as workers:  # fmt: skip
        try:
            for _, found in workers:
                tally = tally.plus(found)  # at once, so that Ctrl-C finds whole sums
                progress(tally.games)
        except KeyboardInterrupt:
            pass
    return result(opened, plan, games, tally, time.monotonic() - began)


def result(game: Game, plan: Plan, games: int, tally: Tally, seconds: float) -> Result:
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
        interrupted=tally.games < games,
        bots=[showing(name, tally.bots, place) for place, name in enumerate(plan.bots)],
        parts=[showing(name, tally.parts, part) for part, name in enumerate(game.parts)],
        endings=dict(sorted(tally.endings.items())),
    )


# In a worker


def counting(plan: Plan, games: int, pulse: Pulse) -> Callable[[int], Tally]:
    """Load what plays; return what plays the next games from a number on, as many as there are seats."""
    runner = Runner(plan, pulse)

    def count(first: int) -> Tally:
        last = min(games, first + plan.seats) - 1
        total = Tally(plan.seats, len(runner.game.parts))
        for deal in range(first // runner.rotations, last // runner.rotations + 1):
            total = total.plus(tallied(runner, deal, games))
        return total

    return count


def tallied(runner: Runner, deal: int, games: int) -> Tally:
    """Play a deal from every seat, as far as so many games go."""
    tally = Tally(runner.plan.seats, len(runner.game.parts))
    for sitting in runner.sittings(deal):
        if sitting.number < games:
            tally.decisions += sum(1 for _ in sitting.decisions())
            add(sitting.state, sitting.places, tally)
    return tally.closed()


def add(s: State, places: list[int], tally: Tally) -> None:
    """Add a game that is over to the tally of its deal."""
    standings = s.standings().seats
    winners = sum(each.rank == 1 for each in standings)
    tally.games += 1
    tally.endings[s.ending] += 1
    for each in standings:
        win = Fraction(1, winners) if each.rank == 1 else Fraction(0)
        tally.bots.add(places[each.seat], win, each.score)
        if s.game.parts:
            tally.parts.add(s.game.part(s, each.seat), win, each.score)
