"""``periplus lab``: what bots are made with."""

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from periplus.bots.load import bots_for, load_bot
from periplus.bots.outlook import outlook_of
from periplus.cli.arguments import Options, Whole, cores, read_options
from periplus.cli.simulate import progress_bar
from periplus.cli.speak import out, say
from periplus.games import game as open_game
from periplus.kernel.errors import BadTable, PeriplusError
from periplus.kernel.files import append_text, read_text, write_text
from periplus.kernel.puzzle import read_puzzles, written
from periplus.lab.puzzles import Mine, mined

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


def puzzles(
    game: str,
    /,
    *,
    seats: Whole | None = None,
    games: Whole = 1000,
    seed: Whole = 1,
    jobs: Whole | None = None,
    option: Options = None,
    output: Annotated[Path, Parameter(name=["--output", "-o"])],
) -> None:
    """Find puzzles in games between bots, and add each to a file at once; Ctrl-C keeps what was found."""
    opened, chosen = open_game(game), read_options(open_game(game), option)
    each_of = opened.seats if seats is None else (seats,)
    fitted = tuple(each for each in each_of if outlook_of(opened.new(each, seed, chosen)).since)
    if not fitted:
        raise BadTable("error-no-weights", {"game": game})
    if not games:
        raise BadTable("error-count", {"what": "games"})
    known = read_puzzles(opened, read_text(output)) if output.exists() else []
    found = mined(Mine(game, fitted, seed, chosen), games, max(1, cores() if jobs is None else jobs), known)
    count = done = 0
    with progress_bar(games) as progress, suppress(KeyboardInterrupt):
        for done, puzzle in enumerate(found, start=1):
            if puzzle is not None:
                append_text(output, written(puzzle))
                count += 1
            progress(done)
    out(say("puzzles-found", puzzles=count, games=done))


def report(seats: int, trial: "Trial | None") -> None:
    """Print how good the weights are for a number of seats."""
    if trial is None:
        out(say("fit-too-few", seats=seats))
    else:
        out(say("fit-tried", seats=seats, milestones=trial.milestones, loss=trial.loss, uniform=trial.uniform,
                error=100 * trial.error))  # fmt: skip
