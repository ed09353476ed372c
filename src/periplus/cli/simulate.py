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
from periplus.kernel.message import Message
from periplus.kernel.text import Text
from periplus.lab import Result, Showing
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
    console().print(findings(say("sim-heading-bot"), found.bots, [bot.name for bot in found.bots]))
    if found.parts:
        parts = [text.say(Message("sim-part", {"part": part.name})) for part in found.parts]
        console().print(findings(say("sim-heading-part"), found.parts, parts))
    for ending, count in found.endings.items():
        out(say("sim-ending", count=count, ending=text.say(Message(f"ending-{ending}"))))
    out(say("sim-speed", games=found.games, decisions=found.decisions, seconds=found.seconds,
            rate=found.decisions_per_second))  # fmt: skip


def findings(heading: str, found: list[Showing], names: list[str]) -> Table:
    """Return a table of how bots, or the parts they played, did."""
    table = Table(
        heading, say("sim-heading-games"), say("sim-heading-wins"),
        say("sim-heading-rate"), say("sim-heading-interval"), say("sim-heading-score"),
    )  # fmt: skip
    for column in table.columns[1:]:
        column.justify = "right"
    for each, name in zip(found, names, strict=True):
        row = [escape(name), say("sim-number", number=each.games), say("sim-number", number=each.wins)]
        if each.win_rate is not None and each.ci95 is not None and each.mean_score is not None:
            low, high = each.ci95
            row += [say("sim-rate", rate=100 * each.win_rate), say("sim-interval", low=100 * low, high=100 * high)]
            row.append(say("sim-number", number=each.mean_score))
        table.add_row(*row)
    return table
