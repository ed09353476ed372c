"""``periplus lab``: what bots are made with, and what they find."""

from contextlib import closing, suppress
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from periplus.bots.load import bots_for, load_bot
from periplus.bots.outlook import outlook_of
from periplus.bots.weights import fitted_of
from periplus.cli.arguments import Options, Whole, processes, read_options
from periplus.cli.simulate import progress_bar
from periplus.cli.speak import out, say
from periplus.games import game as open_game
from periplus.kernel.errors import BadTable
from periplus.kernel.files import append_text, read_text, write_text
from periplus.kernel.game import Game
from periplus.kernel.puzzle import read_puzzles, written
from periplus.lab.extras import needs
from periplus.lab.puzzles import Mine, mined

if TYPE_CHECKING:
    from periplus.lab.fit import Games, Seen, Trial


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
    opened, names, fitting = prepared(game, bots, games)
    weights, chosen = [], read_options(opened, option)
    for each in opened.seats if seats is None else (seats,):
        opened.new(each, seed, chosen)  # refuses impossible seats and options
        plan = fitting.Games(game, each, names, games, seed, chosen)
        seen = watched(plan, jobs)
        weights += fitting.fit_stages(seen, opened, each)
        report(each, fitting.tried(seen, opened, each))
    write_text(output, fitting.written(fitting.fitted(opened, plan, weights)))


def try_out(
    game: str,
    /,
    *,
    seats: Whole | None = None,
    games: Whole = 1000,
    bots: str = "greedy",
    seed: Whole = 1000,
    jobs: Whole | None = None,
    option: Options = None,
    plot: Annotated[Path | None, Parameter(name="--plot")] = None,
) -> None:
    """Try the outlook of a room on games that it was not fitted from, and draw how often its chances come true."""
    opened, names, fitting = prepared(game, bots, games)
    from periplus.lab.reliability import drawing

    known, chosen, plots = fitted_of(opened), read_options(opened, option), []
    for each in opened.seats if seats is None else (seats,):
        if known is None or not outlook_of(opened.new(each, seed, chosen)).since:
            out(say("fit-none", seats=each))
            continue
        plan = fitting.Games(game, each, names, games, seed, chosen)
        seen = watched(plan, jobs)
        trial = fitting.trial(seen, opened, [one for one in known.weights if one.seats == each], each)
        report(each, trial)
        if trial is not None:
            plots.append((say("fit-plot-title", seats=each, error=100 * trial.error), trial.bins))
    if plot is not None:
        write_text(plot, drawing(plots, say("fit-plot-told"), say("fit-plot-won")))


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
    opened = open_game(game)
    chosen = read_options(opened, option)
    each_of = opened.seats if seats is None else (seats,)
    fitted = tuple(each for each in each_of if outlook_of(opened.new(each, seed, chosen)).since)
    if not fitted:
        raise BadTable("error-no-weights", {"game": game})
    if not games:
        raise BadTable("error-count", {"what": "games"})
    known = read_puzzles(opened, read_text(output)) if output.exists() else []
    looking = mined(Mine(game, fitted, seed, chosen), games, processes(jobs), known)
    count = done = 0
    with closing(looking) as found, progress_bar(games) as progress, suppress(KeyboardInterrupt):
        for done, puzzle in enumerate(found, start=1):
            if puzzle is not None:
                append_text(output, written(puzzle))
                count += 1
            progress(done)
    out(say("puzzles-found", puzzles=count, games=done))


def prepared(game: str, bots: str, games: int) -> tuple[Game, tuple[str, ...], ModuleType]:
    """Return the game, the bots that play it and what fits; raise what is wrong with them at once."""
    with needs("lab"):
        from periplus.lab import fit as fitting
    opened, names = open_game(game), tuple(bots_for(bots))
    if opened.outlook is None:
        raise BadTable("error-no-outlook", {"game": game})
    for name in names:
        load_bot(name)
    if not games:
        raise BadTable("error-count", {"what": "games"})
    return opened, names, fitting


def watched(plan: "Games", jobs: int | None) -> "list[Seen]":
    """Play the games of a plan and return what was seen in them."""
    from periplus.lab.fit import watch_all

    with progress_bar(plan.count) as progress:
        return watch_all(plan, processes(jobs), progress)


def report(seats: int, trial: "Trial | None") -> None:
    """Print how good the weights are for a number of seats."""
    if trial is None:
        out(say("fit-too-few", seats=seats))
    else:
        out(say("fit-tried", seats=seats, milestones=trial.milestones, loss=trial.loss, uniform=trial.uniform,
                error=100 * trial.error))  # fmt: skip
