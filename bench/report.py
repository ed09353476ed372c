"""Lay out what a benchmark measured, for the screen and as a page."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median

from bench.measure import MEASUREMENTS

HEAD = ["what", "unit", "per second", "min–max", "ratio", "to", "aim"]
SIDES = "<<>>><>"
"""How each column of the table is aligned."""
PAGE = """\
# Results

How fast Periplus is compared with other engines, as last measured by `make bench`; every full run rewrites this page.

A line shows the median of {rounds} rounds of {seconds:g} seconds. Each round goes through all lines in turn, each
in its own process on one pinned core, and counts processor time. The ratio compares the medians of a line and its peer;
there is none if no peer does anything similar. An aim is the lowest ratio that a line must reach.
Our own lines appear twice: with the rules as plain Python (pure) and compiled. Environments for programs that learn are
measured with the rules compiled alone, and so are PettingZoo's `wrappers`.

{heading}

{table}

## What the lines measure

{legend}
"""


@dataclass(frozen=True)
class Row:
    """One line of the table: the rate in each round, and its ratio to a peer, shown only if the peer is named."""

    what: str
    unit: str
    rates: list[float]
    ratio: float
    peer: str
    aim: float | None


def heading(facts: dict[str, str]) -> str:
    """List where and with what the benchmark ran."""
    return "\n".join(f"- {name}: {fact}" for name, fact in facts.items())


def rate(value: float) -> str:
    """Write a rate without digits that mean nothing."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def cells(row: Row) -> list[str]:
    """Write the cells of a row."""
    spread = f"{rate(min(row.rates))}–{rate(max(row.rates))}"
    ratio = f"{row.ratio:.2f}" if row.peer else ""
    aim = "" if row.aim is None else f"≥ {row.aim:g}"
    return [row.what, row.unit, rate(median(row.rates)), spread, ratio, row.peer, aim]


def table(rows: Sequence[Row]) -> str:
    """Lay out the rows as a Markdown table, aligned so that it reads well as text."""
    lines = [HEAD, *(cells(row) for row in rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    columns = list(zip(SIDES, widths, strict=True))
    rule = ["-" * (width - 1) + (":" if side == ">" else "-") for side, width in columns]
    padded = [[f"{cell:{side}{width}}" for cell, (side, width) in zip(line, columns, strict=True)] for line in lines]
    return "\n".join(f"| {' | '.join(line)} |" for line in [padded[0], rule, *padded[1:]])


def page(facts: dict[str, str], rows: Sequence[Row], rounds: int, seconds: float) -> str:
    """Write the whole page of results."""
    legend = "\n".join(f"- `{name}`: {measurement.about()}" for name, measurement in MEASUREMENTS.items())
    return PAGE.format(rounds=rounds, seconds=seconds, heading=heading(facts), table=table(rows), legend=legend)
