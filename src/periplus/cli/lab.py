"""``periplus lab``: what bots are made with."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from periplus.bots.load import bots_for, load_bot
from periplus.cli.arguments import Options, Whole, cores, read_options
from periplus.cli.simulate import progress_bar
from periplus.cli.speak import out, say
from periplus.games import game as open_game
from periplus.kernel.errors import BadTable, PeriplusError
from periplus.kernel.files import write_text

if TYPE_CHECKING:
    from periplus.lab.fit import Trial


class NoNumbers(PeriplusError):
    """Numpy is not installed."""


def fit(
    game: str,
    /,
    *,
    seats: Whole | None = None,
    games: Whole = 1000,
    bots: str = "greedy",
    seed: Whole = 1,
    jobs: Whole | None = None,
    option: Options = None,
    output: Annotated[Path, Parameter(name=["--output", "-o"])],
) -> None:
    """Fit the outlook of a room from games between bots, try it on games held out, and write it."""
    try:
        from periplus.lab import fit as fitting
    except ModuleNotFoundError as error:
        raise NoNumbers("error-numpy") from error
    opened, names = open_game(game), tuple(bots_for(bots))
    if opened.outlook is None:
        raise BadTable("error-no-outlook", {"game": game})
    for name in names:
        load_bot(name)  # here, so that a fault is told at once
    if not games:
        raise BadTable("error-count", {"what": "games"})
    weights, chosen = [], read_options(opened, option)
    for each in opened.seats if seats is None else (seats,):
        opened.new(each, seed, chosen)  # refuses impossible seats and options
        plan = fitting.Games(game, each, names, games, seed, chosen)
        with progress_bar(games) as progress:
            seen = fitting.watch_all(plan, max(1, cores() if jobs is None else jobs), progress)
        weights += fitting.fit_stages(seen, opened, each)
        report(each, fitting.tried(seen, opened, each))
    write_text(output, fitting.written(fitting.fitted(opened, plan, weights)))


def report(seats: int, trial: "Trial | None") -> None:
    """Print how good the weights are for a number of seats."""
    if trial is None:
        out(say("fit-too-few", seats=seats))
    else:
        out(say("fit-tried", seats=seats, milestones=trial.milestones, loss=trial.loss, uniform=trial.uniform,
                error=100 * trial.error))  # fmt: skip
