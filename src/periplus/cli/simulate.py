"""``periplus simulate``: many games between bots."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from periplus import lab
from periplus.bots.load import bots_for
from periplus.cli.arguments import BoxFile, Flag, Options, Whole, cores, open_with, read_options
from periplus.cli.faults import INTERRUPTED, warn
from periplus.cli.speak import console, game_text, out, say
from periplus.kernel.errors import BadTable
from periplus.kernel.text import Text
from periplus.lab import Result
from periplus.lab.summary import endings, summaries
from periplus.lab.workers import PATIENCE


def simulate(
    game: str,
    /,
    *,
    games: Whole = 1000,
    seats: Whole | None = None,
    bots: str,
    seed: Whole = 0,
    jobs: Whole | None = None,
    option: Options = None,
    box: BoxFile = None,
    patience: Whole = int(PATIENCE),
    json: Flag = False,
) -> None:
    """Let bots play many games, each deal from every seat, and count who wins."""
    opened = open_with(game, box)
    names = bots_for(bots, seats)
    if seats is None and len(names) == 1:
        raise BadTable("error-how-many")
    chosen = read_options(opened, option)
    with progress_bar(games) as progress:
        found = lab.simulate(
            game, names, games, seed=seed, jobs=cores() if jobs is None else jobs, options=chosen,
            box=None if box is None else opened.box, patience=patience, progress=progress,
        )  # fmt: skip
    if json:
        out(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())
    else:
        show(found, game_text(opened))
    if found.games not in (found.deals, found.deals * found.seats):
        warn(say("sim-uneven", games=found.games, seats=found.seats))
    if found.interrupted:
        warn(say("sim-interrupted", games=found.games, asked=games))
        sys.exit(INTERRUPTED)


@contextmanager
def progress_bar(games: int) -> Iterator[Callable[[int], None]]:
    """Show a bar on a terminal; yield the function that moves it on."""
    with Progress(
        BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty(),
    ) as bar:  # fmt: skip
        task = bar.add_task("", total=games)
        yield lambda done: bar.update(task, completed=done)


def show(found: Result, text: Text) -> None:
    """Print the findings of a simulation, for people."""
    for each in summaries(found, text):
        table = Table(*each.headings)
        for column in table.columns[1:]:
            column.justify = "right"
        for row in each.rows:
            table.add_row(*map(escape, row))
        console().print(table)
    for line in endings(found, text):
        out(line)
