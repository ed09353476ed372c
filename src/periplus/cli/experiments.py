"""``periplus lab run``: experiments, played, answered and compared."""

import re
import sys
from importlib.resources import files
from pathlib import Path
from textwrap import wrap

from periplus.cli.arguments import Whole, cores
from periplus.cli.faults import INTERRUPTED, warn
from periplus.cli.simulate import progress_bar
from periplus.cli.speak import out, say
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
        from periplus.lab.experiment import read_experiment
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


def example() -> str:
    """Return how an experiment looks, with what each part is for."""
    lines = files("periplus.lab").joinpath("example.toml").read_text("utf-8").splitlines()
    return "\n".join(line for each in lines for line in explained(each))


def explained(line: str) -> list[str]:
    """Return a line of the example with its message in words: a comment takes as many lines as it needs."""
    told = re.sub(r"\{(lab-[a-z-]+)\}", lambda found: say(found[1]), line)
    return wrap(told, WIDE, subsequent_indent="# ") if told != line and line.startswith("#") else [told]
