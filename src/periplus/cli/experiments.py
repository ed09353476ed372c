"""``periplus lab run``, ``report`` and ``compare``: experiments, played, answered and compared."""

import re
import sys
from importlib.resources import files
from pathlib import Path
from textwrap import wrap
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.markup import escape
from rich.table import Table

from periplus.cli.arguments import Flag, Whole, cores
from periplus.cli.faults import INTERRUPTED, warn
from periplus.cli.simulate import progress_bar
from periplus.cli.speak import Tongue, console, out, say
from periplus.kernel.files import write_text
from periplus.lab.extras import needs
from periplus.lab.workers import PATIENCE

WIDE = 100
"""Characters in a line of comment."""


def run(
    file: Path | None = None,
    /,
    *,
    into: Path | None = None,
    deals: Whole | None = None,
    jobs: Whole | None = None,
    on: str = "here",
    patience: Whole = int(PATIENCE),
) -> None:
    """Play an experiment, or go on with it; without a file, print how one looks."""
    if file is None:
        out(example())
        return
    with needs("lab"):
        from periplus.lab.reading import read_experiment
        from periplus.lab.run import run as played
    experiment = read_experiment(file, deals)
    with progress_bar(experiment.games) as progress:
        folder = played(
            experiment, into or Path(file.stem), jobs=cores() if jobs is None else jobs, on=on, patience=patience,
            progress=progress, told=lambda broken: warn(say("lab-run-broken", file=str(broken))),
        )  # fmt: skip
    if left := folder.games(folder.missing()):
        warn(say("lab-run-interrupted", games=experiment.games - left, all=experiment.games, folder=str(folder.path)))
        sys.exit(INTERRUPTED)
    out(say("lab-run-done", games=experiment.games, folder=str(folder.path)))


def report(
    folder: Path,
    /,
    *,
    output: Annotated[Path | None, Parameter(name=["--output", "-o"])] = None,
    notebook: Flag = False,
    json: Flag = False,
) -> None:
    """Answer the question of an experiment: as a page, as a notebook, or as data."""
    with needs("lab"):
        from periplus.lab import report as reporting
        from periplus.lab.folder import open_folder
    opened = open_folder(folder)
    if json:
        told = formatted(reporting.data(opened))
    elif notebook:
        told = reporting.notebook(opened, Tongue.language)
    else:
        told = reporting.page(opened, Tongue.language)
    if json and output is None:
        out(told)
        return
    path = output or folder / f"report.{'ipynb' if notebook else 'html'}"
    write_text(path, told)
    out(say("lab-report-written", file=str(path)))


def formatted(data: object) -> str:
    """Return data as JSON for programs and for people; what is not known is null."""
    return msgspec.json.format(msgspec.json.encode(data), indent=1).decode()


def compare(folder: Path, other: Path, /, *, json: Flag = False) -> None:
    """Compare two runs of a game, measure by measure."""
    with needs("lab"):
        from periplus.lab.compare import compare as compared
        from periplus.lab.compare import in_words
        from periplus.lab.folder import open_folder
    found = compared(open_folder(folder), open_folder(other))
    if json:
        out(formatted(found))
        return
    (head, rows), pairing = in_words(found, Tongue.language)
    table = Table(*map(escape, head))
    for column in table.columns[2:]:
        column.justify = "right"
    for row in rows:
        table.add_row(*map(escape, row))
    console().print(table)
    out(pairing)


def example() -> str:
    """Return how an experiment looks, with what each part is for."""
    lines = files("periplus.lab").joinpath("example.toml").read_text("utf-8").splitlines()
    return "\n".join(line for each in lines for line in explained(each))


def explained(line: str) -> list[str]:
    """Return a line of the example with its message in words: a comment takes as many lines as it needs."""
    told = re.sub(r"\{(lab-[a-z-]+)\}", lambda found: say(found[1]), line)
    return wrap(told, WIDE, subsequent_indent="# ") if told != line and line.startswith("#") else [told]
