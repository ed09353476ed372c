"""Tournaments: bots in order of strength, by ratings and by α-rank."""

from collections.abc import Iterator
from math import nan, sqrt
from statistics import fmean

import numpy as np
import polars as pl
from numpy.typing import NDArray
from openskill.models import PlackettLuce

from periplus.lab.intervals import student

GROUPS = 10
"""Groups of deals, each of which is left out once."""
SAMPLES = 400
"""Draws of deals from those that were played."""
EPSILON = 0.01
"""How often α-rank lets a bot spread that is no better."""
Numbers = NDArray[np.float64]


def ratings(games: pl.DataFrame) -> pl.DataFrame:
    """Return the rating of each bot, by Plackett and Luce as openskill has it.

    It begins at 25. The interval comes from leaving out a tenth of the deals at a time.
    """
    played = [
        (row["deal"], row["bots"], row["ranks"])
        for row in games.sort("deal", "lineup", "rotation").iter_rows(named=True)
    ]
    bots = sorted({bot for _, sitting, _ in played for bot in sitting})
    deals = sorted({deal for deal, _, _ in played})
    groups = min(GROUPS, len(deals))
    whole = rated(played, bots)
    part = {deal: at % groups for at, deal in enumerate(deals)}
    left_out = [rated([each for each in played if part[each[0]] != group], bots) for group in range(groups)]
    rows = []
    for bot in bots:
        each = [ratings[bot] for ratings in left_out]
        error = sqrt((groups - 1) / groups * sum((rating - fmean(each)) ** 2 for rating in each))
        half = student(groups - 1) * error if groups > 1 else nan
        count = sum(sitting.count(bot) for _, sitting, _ in played)
        rows.append(
            {"bot": bot, "games": count, "value": whole[bot], "low": whole[bot] - half, "high": whole[bot] + half}
        )
    return pl.DataFrame(rows).sort("value", descending=True)


def rated(played: list[tuple[int, list[str], list[int]]], bots: list[str]) -> dict[str, float]:
    """Rate bots by games, one after the other; a bot at several seats gets the mean of what it gets at each."""
    model = PlackettLuce()
    begun = model.rating()
    known = dict.fromkeys(bots, (begun.mu, begun.sigma))
    for _, sitting, ranks in played:
        teams = [[model.rating(*known[bot])] for bot in sitting]
        after = model.rate(teams, ranks=[float(rank) for rank in ranks])
        for bot in set(sitting):
            own = [team[0] for at, team in enumerate(after) if sitting[at] == bot]
            known[bot] = fmean(each.mu for each in own), fmean(each.sigma for each in own)
    return {bot: mu for bot, (mu, _) in known.items()}


def alpha_rank(games: pl.DataFrame) -> pl.DataFrame:
    """Return the share of time that each bot would be played by all, by α-rank as OpenSpiel has it.

    Everybody plays the same bot; now and then one of them tries another, and all change to it if it wins more among the
    former than one of those would among it. The interval holds 95 % of what comes of deals drawn from those played.
    """
    bots, wins, counts = payoffs(games)
    luck, deals = np.random.default_rng(0), len(wins)
    drawn = [luck.integers(deals, size=deals) for _ in range(SAMPLES)]
    samples = np.array([masses(wins[chosen], counts[chosen]) for chosen in drawn])
    low, high = np.quantile(samples, [0.025, 0.975], axis=0)
    played = counts.sum(axis=(0, 2)).astype(int)
    found = {"bot": bots, "games": played, "value": masses(wins, counts), "low": low, "high": high}
    return pl.DataFrame(found).sort("value", descending=True)


def payoffs(games: pl.DataFrame) -> tuple[list[str], Numbers, Numbers]:
    """Return the bots, and for each deal what one of each wins, and how often it plays, among others all of another."""
    bots = sorted(games["bots"].explode().unique())
    deals = {deal: at for at, deal in enumerate(sorted(games["deal"].unique()))}
    wins, counts = np.zeros((len(deals), len(bots), len(bots))), np.zeros((len(deals), len(bots), len(bots)))
    for deal, alone, others, share in alone_among(games):
        at = deals[deal], bots.index(alone), bots.index(others)
        wins[at] += share
        counts[at] += 1
    return bots, wins, counts


def alone_among(games: pl.DataFrame) -> Iterator[tuple[int, str, str, float]]:
    """Yield the deal, both bots and what the first won of each game in which it was alone among others of one kind.

    With two seats, that is each of the two.
    """
    for row in games.iter_rows(named=True):
        for seat, bot in enumerate(row["bots"]):
            others = {other for at, other in enumerate(row["bots"]) if at != seat}
            if len(others) == 1 and bot not in others:
                yield row["deal"], bot, others.pop(), row["shares"][seat]


def masses(wins: Numbers, counts: Numbers) -> Numbers:
    """Return the share of time of each bot, given what it wins in some deals; all win alike among themselves."""
    from open_spiel.python.egt import alpharank  # which loads a library for plots

    games = counts.sum(axis=0)
    table = np.divide(wins.sum(axis=0), games, out=np.zeros_like(games), where=games > 0)
    found: Numbers = alpharank.compute([table], use_inf_alpha=True, inf_alpha_eps=EPSILON)[2]
    return found
