"""Answers: what the data of a run say, each with its 95 % interval.

A function here takes tables of a run (``Folder.table``) and returns a ``Quantity``: something that games have, by what
it is about. Its ``means`` are a table with a row for each variant and thing: on how many games and deals it rests, its
``value``, and the bounds ``low`` and ``high``; its ``differences`` are the same for what each variant changes.
``periplus.lab.intervals`` says where the bounds come from.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import sqrt
from typing import Any

import polars as pl

from periplus.kernel.action import Name
from periplus.kernel.game import Game
from periplus.lab import intervals
from periplus.lab.experiment import BASE
from periplus.lab.intervals import Interval, Sums

Rule = Callable[[Sums], Interval]
Key = tuple[Any, ...]
VARIANT, DEAL = "variant", "deal"
SUMS = ("count", "total", "deals", "squares", "products", "counts")
NUMBERS = {"games": pl.Int64(), "deals": pl.Int64(), "value": pl.Float64(), "low": pl.Float64(), "high": pl.Float64()}
BY_SEAT = {
    "bots": "bot", "places": "place", "parts": "part", "scores": "score", "ranks": "rank", "shares": "share",
}  # fmt: skip
"""Columns of games that have an entry for each seat, and what the entries are called."""

DECISIONS = pl.col("decisions")
MILESTONES = pl.col("milestone")
LEAD_CHANGES = pl.col("lead_changes")
SETTLED = pl.col("settled") / pl.col("decisions")
"""The part of a game after which those who won led to its end."""


COURSE = {"decisions": DECISIONS, "milestones": MILESTONES, "lead_changes": LEAD_CHANGES, "settled": SETTLED}
"""What games are as a whole: how long they last, and how they go."""


class Quantity:
    """Something that games have: how many there are of it in each deal, and what they come to."""

    def __init__(self, deals: pl.DataFrame, by: Sequence[str], rule: Rule) -> None:
        """Take rows with a ``variant``, a ``deal``, a ``count`` and a ``total``, by what they are about."""
        self.deals = deals
        self.by = (VARIANT, *by)
        self.rule = rule

    def means(self) -> pl.DataFrame:
        """Return the mean of each with its interval."""
        return self.told((key, sums, float(sums.mean), self.rule(sums)) for key, sums in self.sums().items())

    def differences(self, base: str = BASE) -> pl.DataFrame:
        """Return how far each variant is from another, with the interval of that: the same deals make it narrower."""
        found, common = self.sums(), self.common(base)
        return self.told(
            (key, one, float(one.mean - other.mean), self.apart(one, other, common.get(key, 0.0)))
            for key, one in found.items()
            if key[0] != base and (other := found.get((base, *key[1:]))) is not None
        )

    def apart(self, one: Sums, other: Sums, common: float) -> Interval:
        """Return the interval of a difference, given what both have in common."""
        spread = sqrt(max(0.0, float(one.spread)) * max(0.0, float(other.spread)))
        correlation = max(-1.0, min(1.0, common / spread)) if spread > intervals.TINY else 0.0
        return intervals.difference(float(one.mean), self.rule(one), float(other.mean), self.rule(other), correlation)

    def sums(self) -> dict[Key, Sums]:
        """Return the sums over deals, by variant and what they are about."""
        count, total = pl.col("count"), pl.col("total")
        found = (
            self.deals.group_by(self.by)
            .agg(
                count=count.sum(), total=total.sum(), deals=(count > 0).sum(), squares=(total * total).sum(),
                products=(total * count).sum(), counts=(count * count).sum(),
            )
            .filter(count > 0)
            .sort(self.by)
        )  # fmt: skip
        return {row[: -len(SUMS)]: Sums(*row[-len(SUMS) :]) for row in found.iter_rows()}

    def common(self, base: str) -> dict[Key, float]:
        """Return how far deals are from their mean in each variant and in the base at once."""
        means = self.means().select(*self.by, "value")
        off = pl.col("total") - pl.col("value") * pl.col("count")
        each = self.deals.join(means, on=self.by).select(*self.by, DEAL, off=off)
        both = each.join(each.filter(variant=base).drop(VARIANT), on=[*self.by[1:], DEAL], suffix="_base")
        found = both.group_by(self.by).agg(common=(pl.col("off") * pl.col("off_base")).sum())
        return {row[:-1]: row[-1] for row in found.iter_rows()}

    def told(self, rows: Iterator[tuple[Key, Sums, float, Interval]]) -> pl.DataFrame:
        """Return answers as a table."""
        listed = [(*key, int(sums.count), sums.deals, value, *bounds) for key, sums, value, bounds in rows]
        types = {name: self.deals.schema[name] for name in self.by}
        return pl.DataFrame(listed, schema={**types, **NUMBERS}, orient="row")


def counted(rows: pl.DataFrame, by: Sequence[str], total: pl.Expr) -> pl.DataFrame:
    """Return how many rows each deal has, and what they come to."""
    keys = [VARIANT, *by, DEAL]
    return rows.group_by(keys).agg(count=pl.len().cast(pl.Float64), total=total.sum().cast(pl.Float64)).sort(keys)


def spread_over(games: pl.DataFrame, used: pl.DataFrame, column: str, by: Sequence[str]) -> pl.DataFrame:
    """Return how many games each deal has, and how many rows of another table, also where there are none of a kind."""
    keys = [VARIANT, *by]
    dealt = counted(games, by, pl.lit(0)).drop("total")
    kinds = used.select(*keys, column).unique().sort(*keys, column)
    had = used.group_by(*keys, column, DEAL).agg(total=pl.len().cast(pl.Float64))
    rows = kinds.join(dealt, on=keys).join(had, on=[*keys, column, DEAL], how="left")
    return rows.with_columns(pl.col("total").fill_null(0.0))


def seats_of(games: pl.DataFrame) -> pl.DataFrame:
    """Return games with a row for each seat."""
    nobody = pl.col("bots").list.eval(pl.lit(None, dtype=pl.String))
    listed = games.with_columns(
        seat=pl.int_ranges(pl.col("bots").list.len(), dtype=pl.Int32), parts=pl.coalesce("parts", nobody)
    )
    return listed.explode("seat", *BY_SEAT).rename(BY_SEAT)


# Who wins


def wins(games: pl.DataFrame, by: Sequence[str]) -> Quantity:
    """Return the share of games won by each ``seat``, ``part``, ``bot`` or ``place``, also of each ``lineup``."""
    rows = seats_of(games).drop_nulls("part" if "part" in by else "seat")
    return Quantity(counted(rows, by, pl.col("share")), by, intervals.share)


# How games go


def average(games: pl.DataFrame, value: pl.Expr, by: Sequence[str] = ()) -> Quantity:
    """Return a number that each game has, such as its ``DECISIONS``."""
    return Quantity(counted(games, by, value), by, intervals.amount)


def endings(games: pl.DataFrame, by: Sequence[str] = ()) -> Quantity:
    """Return the share of games that end for each reason."""
    return Quantity(spread_over(games, games, "ending", by), [*by, "ending"], intervals.share)


def led(games: pl.DataFrame, by: Sequence[str] = (), steps: int = 20) -> Quantity:
    """Return the share of games in which those who won have led ever since some part ``after`` the beginning."""
    parts = pl.DataFrame({"after": [at / steps for at in range(steps + 1)]})
    rows = games.join(parts, how="cross")
    return Quantity(counted(rows, [*by, "after"], pl.col("after") >= SETTLED), [*by, "after"], intervals.share)


def known(features: pl.DataFrame, by: Sequence[str] = ()) -> Quantity:
    """Return how likely those who won in the end were to win, at each milestone."""
    game = list(dict.fromkeys([VARIANT, *by, "lineup", DEAL, "rotation", "milestone"]))
    chance = (pl.col("chance") * pl.col("share")).sum()
    rows = features.drop_nulls("chance").group_by(game).agg(chance=chance)
    return Quantity(counted(rows, [*by, "milestone"], pl.col("chance")), [*by, "milestone"], intervals.share)


# What is done


def uses(decisions: pl.DataFrame, games: pl.DataFrame, column: str, by: Sequence[str] = ()) -> Quantity:
    """Return how often a game has each value of a column of its decisions: a verb, a clause, a step."""
    return Quantity(spread_over(games, decisions, column, by), [*by, column], intervals.amount)


def things(decisions: pl.DataFrame, games: pl.DataFrame, game: Game, by: Sequence[str] = ()) -> Quantity:
    """Return how often a game has each thing that actions name: cards, goods, cities, provinces, lands and so on.

    It has a ``verb``, the ``field`` that names it, and the ``thing``.
    """
    actions = decisions["action"].unique().sort()
    rows = [(action, *each) for action in actions for each in things_in(game, action)]
    named = pl.DataFrame(rows, schema=["action", *THING], orient="row")
    done = decisions.drop("verb").join(named, on="action").with_columns(which=pl.concat_list(THING))
    found = uses(done, games, "which", by)
    parts = [pl.col("which").list.get(at).alias(name) for at, name in enumerate(THING)]
    return Quantity(found.deals.with_columns(parts).drop("which"), [*by, *THING], intervals.amount)


THING = ("verb", "field", "thing")


def things_in(game: Game, notation: str) -> list[tuple[str, str, str]]:
    """Return what an action names: its verb, the field and the value, for each field that is one of a list of names."""
    action = game.parse(notation)
    data: Mapping[str, Any] = action.to_json()
    found = list[tuple[str, str, str]]()
    for field in action.verb.fields:
        values = data.get(field.name, [])
        if isinstance(field.kind, Name):
            listed = values if isinstance(values, list) else [values]
            found += [(action.verb.name, field.name, str(value)) for value in listed]
    return found


def all_things(game: Game) -> list[tuple[str, str, str]]:
    """Return all that actions of a game can name."""
    return [
        (verb.name, field.name, name)
        for verb in game.lexicon.verbs.values()
        for field in verb.fields
        if isinstance(field.kind, Name)
        for name in field.kind.names
    ]


def all_clauses(game: Game) -> list[str]:
    """Return the clauses that ask for decisions of a game."""
    steps = [step for instruction in game.program.instructions for step in instruction.all_steps()]
    return sorted({step.rule for step in steps}, key=lambda rule: (len(rule), rule))


def never(used: Iterable[Any], possible: Sequence[Any]) -> list[Any]:
    """Return what is possible and was never used."""
    known = set(used)
    return [each for each in possible if each not in known]
