"""The gist of what was found: a few sentences that answer first."""

from collections.abc import Iterator

from periplus.lab.answers import DECISIONS, SETTLED, average, wins
from periplus.lab.findings import Finder, Finding, Row

MOST = 5
"""Sentences of one kind."""


def gist(finder: Finder, findings: list[Finding]) -> list[str]:
    """Return what stands out, the most striking of each kind first."""
    told = [*best(finder, findings), *uneven(finder, findings), *moved(finder)]
    return [*(told or [finder.say("short-even")]), *course(finder)]


def best(finder: Finder, findings: list[Finding]) -> Iterator[str]:
    """Say which bot is rated highest."""
    for found in findings:
        if found.id == "ratings":
            yield finder.say("short-best", **told(finder, found.rows.row(0, named=True)))


def uneven(finder: Finder, findings: list[Finding]) -> Iterator[str]:
    """Say who clearly wins more or less than an even share."""
    tables = [found.rows for found in findings if found.id in ("seats", "parts", "bots")]
    rows = [row for table in tables for row in table.iter_rows(named=True)]
    clear = [row for row in rows if not row["low"] <= finder.even <= row["high"]]
    even = finder.words.share(finder.even)
    for row in sorted(clear, key=lambda row: -abs(row["value"] - finder.even))[:MOST]:
        more = row["value"] > finder.even
        yield finder.say("short-above" if more else "short-below", even=even, **told(finder, row))


def told(finder: Finder, row: Row) -> dict[str, str]:
    """Return what an answer is called, with its value and its bounds."""
    name = finder.say("short-of", name=row["label"], lineup=row["series"]) if row["series"] else row["label"]
    return {"name": name, "value": row["shown"], "bounds": row["bounds"]}


def moved(finder: Finder) -> Iterator[str]:
    """Say whose share of wins a change clearly moves."""
    rows = [
        (row, finder.say("short-of", name=finder.called(row), lineup=lineup) if lineup else finder.called(row))
        for lineup, games in finder.groups()
        for row in wins(games, [finder.who]).differences().iter_rows(named=True)
        if not row["low"] <= 0 <= row["high"]
    ]
    points = finder.words.points
    for row, name in sorted(rows, key=lambda each: -abs(each[0]["value"]))[:MOST]:
        yield finder.say(
            "short-more" if row["value"] > 0 else "short-fewer", variant=row["variant"], name=name,
            points=points(abs(row["value"])).removeprefix("+"),
            bounds=finder.words.bounds(row["low"], row["high"], points),
        )  # fmt: skip


def course(finder: Finder) -> Iterator[str]:
    """Say how long games last, and since when whoever wins has led."""
    number, share = finder.words.number, finder.words.share
    row = average(finder.games, DECISIONS).means().row(0, named=True)
    bounds = finder.words.bounds(row["low"], row["high"], number)
    yield finder.say("short-length", decisions=number(row["value"]), bounds=bounds)
    row = average(finder.games, SETTLED).means().row(0, named=True)
    bounds = finder.words.bounds(row["low"], row["high"], share)
    yield finder.say("short-settled", share=share(row["value"]), bounds=bounds)
