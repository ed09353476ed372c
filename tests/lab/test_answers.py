"""Answers: recomputed by hand on small tables, and intervals that hold what is true as often as they say."""

from collections.abc import Iterator
from math import isnan, sqrt
from typing import Any

import numpy as np
import polars as pl
import pytest

import periplus
from periplus.lab import intervals
from periplus.lab.answers import (
    DECISIONS,
    LEAD_CHANGES,
    Quantity,
    all_clauses,
    all_things,
    average,
    endings,
    known,
    led,
    never,
    things,
    uses,
    wins,
)
from periplus.lab.columns import schema_of
from periplus.lab.intervals import Sums, wilson
from periplus.lab.tournament import alpha_rank, payoffs, ratings

pytestmark = pytest.mark.once

GAME = periplus.game("example")
NEPTUN = periplus.game("neptun")


def games(*rows: dict[str, Any]) -> pl.DataFrame:
    """Return a table of games, in which much is as usual."""
    usual = {
        "variant": "base", "lineup": "ab", "deal": 0, "rotation": 0, "seed": 0, "bots": ["a", "b"], "places": [0, 1],
        "parts": None, "scores": [1, 0], "ranks": [1, 2], "shares": [1.0, 0.0], "ending": "played-out",
        "decisions": 10, "milestone": 2, "lead_changes": 0, "settled": 5, "seconds": 0.0,
    }  # fmt: skip
    return pl.DataFrame([{**usual, **row} for row in rows], schema=schema_of("games", GAME))


def decisions(*rows: dict[str, Any]) -> pl.DataFrame:
    """Return a table of decisions."""
    usual = {
        "variant": "base", "lineup": "ab", "deal": 0, "rotation": 0, "number": 1, "seat": 0, "bot": "a", "part": None,
        "step": "Market", "clause": "E3", "verb": "done", "action": "done", "listed": 1, "actions": None,
        "chances": None, "seconds": 0.0,
    }  # fmt: skip
    return pl.DataFrame([{**usual, **row} for row in rows], schema=schema_of("decisions", GAME))


WON, LOST = {"shares": [1.0, 0.0]}, {"shares": [0.0, 1.0], "ranks": [2, 1]}
FOUR = games(
    {"deal": 0, **WON}, {"deal": 0, "rotation": 1, **LOST}, {"deal": 1, **WON}, {"deal": 1, "rotation": 1, **WON}
)


def test_shares_by_hand() -> None:
    """Two deals of two games; the first seat wins 1 and 2 of them: three of four games, worth two and a quarter."""
    found = wins(FOUR, ["seat"]).means().rows(named=True)
    assert [(row["variant"], row["seat"], row["games"], row["deals"], row["value"]) for row in found] == [
        ("base", 0, 4, 2, 0.75), ("base", 1, 4, 2, 0.25),
    ]  # fmt: skip
    # 4 games, 3/4 won: as chance has it, deals would be 4 · 3/4 · 1/4 · 1/2 apart; they are 2 · (1/2)² apart
    worth = min(4, max(2, 4 * 0.375 / 0.5))
    assert (found[0]["low"], found[0]["high"]) == pytest.approx(wilson(0.75 * worth, worth))
    assert worth == 3


def test_shares_of_bots_parts_and_line_ups() -> None:
    """Whoever sits where: bots and parts are followed from seat to seat; a shared win is half of one."""
    table = games(
        {"parts": ["Rome", "Egypt"], "shares": [0.5, 0.5]},
        {"parts": ["Egypt", "Greece"], "bots": ["b", "a"], "lineup": "other"},
    )
    shares = {row["bot"]: row["value"] for row in wins(table, ["bot"]).means().iter_rows(named=True)}
    assert shares == {"a": 0.25, "b": 0.75}
    parts = {row["part"]: (row["games"], row["value"]) for row in wins(table, ["part"]).means().iter_rows(named=True)}
    assert parts == {"Rome": (1, 0.5), "Egypt": (2, 0.75), "Greece": (1, 0.0)}
    each = {
        (row["lineup"], row["bot"]): row["value"] for row in wins(table, ["lineup", "bot"]).means().rows(named=True)
    }
    assert each == {("ab", "a"): 0.5, ("ab", "b"): 0.5, ("other", "a"): 0.0, ("other", "b"): 1.0}
    assert wins(games({}), ["part"]).means().is_empty()


def test_averages_by_hand() -> None:
    """Deals of 30 and 34 decisions on average: 32, and Student's interval with one degree of freedom."""
    table = games(
        {"deal": 0, "decisions": 28},
        {"deal": 0, "decisions": 32},
        {"deal": 1, "decisions": 34},
        {"deal": 1, "decisions": 34},
    )
    row = average(table, DECISIONS).means().row(0, named=True)
    assert (row["games"], row["deals"], row["value"]) == (4, 2, 32.0)
    assert (row["low"], row["high"]) == pytest.approx((32 - 12.7062 * 2, 32 + 12.7062 * 2), abs=0.001)
    alone = average(table.head(2), DECISIONS).means().row(0, named=True)
    assert alone["value"] == 30.0 and isnan(alone["low"])


def test_a_difference_is_judged_deal_by_deal() -> None:
    """Each deal takes two decisions more: so many, and no doubt; were the deals others, there would be much."""
    base: list[dict[str, Any]] = [{"deal": deal, "decisions": 10 * deal + 10} for deal in range(4)]
    longer = [{**row, "variant": "long", "decisions": row["decisions"] + 2} for row in base]
    row = average(games(*base, *longer), DECISIONS).differences().row(0, named=True)
    assert (row["variant"], row["value"]) == ("long", 2.0)
    assert (row["low"], row["high"]) == pytest.approx((2.0, 2.0))
    others = [{**row, "deal": row["deal"] + 10} for row in longer]
    row = average(games(*base, *others), DECISIONS).differences().row(0, named=True)
    half = intervals.student(3) * sqrt(2) * np.std([10, 20, 30, 40], ddof=1) / 2
    assert (row["low"], row["high"]) == pytest.approx((2 - half, 2 + half))


def test_a_difference_of_shares_by_hand() -> None:
    """Newcombe's interval: Wilson's bounds squared and added, less what the deals have in common."""
    base = [{"deal": deal, **(WON if deal < 6 else LOST)} for deal in range(10)]
    other = [{"deal": deal, "variant": "new", **(WON if deal < 8 else LOST)} for deal in range(10)]
    row = wins(games(*base, *other), ["seat"]).differences().filter(seat=0).row(0, named=True)
    (low, high), (low_0, high_0) = wilson(8, 10), wilson(6, 10)
    phi = (10 * 6 - 8 * 6) / sqrt(8 * 2 * 6 * 4)
    down = sqrt((0.8 - low) ** 2 - 2 * phi * (0.8 - low) * (high_0 - 0.6) + (high_0 - 0.6) ** 2)
    up = sqrt((high - 0.8) ** 2 - 2 * phi * (high - 0.8) * (0.6 - low_0) + (0.6 - low_0) ** 2)
    assert (row["value"], row["low"], row["high"]) == pytest.approx((0.2, 0.2 - down, 0.2 + up))


def test_nothing_differs() -> None:
    """What is never won by anybody differs by nothing, give or take what is not known of it."""
    table = games(*({"deal": deal, "variant": variant} for deal in range(20) for variant in ("base", "new")))
    row = wins(table, ["seat"]).differences().filter(seat=1).row(0, named=True)
    assert row["value"] == 0 and -0.2 < row["low"] < 0 < row["high"] < 0.2


def test_how_games_end_and_go() -> None:
    """Endings that only some deals have, lead changes, and when those who won led to the end."""
    table = games(
        {"deal": 0, "ending": "rich", "lead_changes": 3, "settled": 0},
        {"deal": 1, "settled": 9}, {"deal": 2, "settled": 10}, {"deal": 3, "settled": 5},
    )  # fmt: skip
    ended = {row["ending"]: (row["games"], row["value"]) for row in endings(table).means().rows(named=True)}
    assert ended == {"played-out": (4, 0.75), "rich": (4, 0.25)}
    assert average(table, LEAD_CHANGES).means()["value"].to_list() == [0.75]
    assert led(table, steps=2).means().select("after", "value").rows() == [(0.0, 0.25), (0.5, 0.5), (1.0, 1.0)]


def test_how_early_the_winner_is_known() -> None:
    """The chance of whoever won, game by game: 0.9 and 0.5 (two who share a win have 0.3 and 0.7 of one)."""
    usual = {"variant": "base", "lineup": "ab", "rotation": 0, "milestone": 1, "number": 5, "bot": "a", "part": None}
    features = dict.fromkeys(GAME.features, 0.0)
    rows = [(0, 0, 0.9, 1.0), (0, 1, 0.1, 0.0), (1, 0, 0.3, 0.5), (1, 1, 0.7, 0.5), (2, 0, None, 1.0)]
    table = pl.DataFrame(
        [
            {**usual, "deal": deal, "seat": seat, "chance": chance, "share": share, **features}
            for deal, seat, chance, share in rows
        ],
        schema=schema_of("features", GAME),
    )
    assert known(table).means().select("milestone", "games", "value").rows() == [(1, 2, pytest.approx(0.7))]


def test_what_is_done() -> None:
    """Uses in a game, also in deals that have none; what could be used and never was."""
    two = games({"deal": 0}, {"deal": 1})
    table = decisions({"verb": "stake"}, {"verb": "stake", "number": 2}, {"verb": "done"}, {"verb": "done", "deal": 1})
    found = {row["verb"]: (row["games"], row["value"]) for row in uses(table, two, "verb").means().rows(named=True)}
    assert found == {"done": (2, 1.0), "stake": (2, 1.0)}
    row = uses(table, two, "verb").means().filter(verb="stake").row(0, named=True)
    assert (row["low"], row["high"]) == pytest.approx((0, 1 + 12.7062), abs=0.001), "never less than nothing"
    assert never(["E3"], all_clauses(GAME)) == [rule for rule in all_clauses(GAME) if rule != "E3"]
    assert {"N15", "N27"} <= set(all_clauses(NEPTUN))


def test_what_actions_name() -> None:
    """Cities and cards, by the verb and the field that names them."""
    table = decisions(
        {"verb": "sail", "action": "sail Ostia"}, {"verb": "sail", "action": "sail Ostia", "number": 2},
        {"verb": "play", "action": "play +1/4", "deal": 1},
    )  # fmt: skip
    found = things(table, games({"deal": 0}, {"deal": 1}), NEPTUN).means()
    assert found.select("verb", "field", "thing", "value").rows() == [
        ("play", "card", "+1/4", 0.5), ("sail", "city", "Ostia", 1.0),
    ]  # fmt: skip
    left = never(found.select("verb", "field", "thing").rows(), all_things(NEPTUN))
    assert ("sail", "city", "Carthago") in left and ("sail", "city", "Ostia") not in left


# Coverage: a coin whose games of a deal resemble each other


def coins(luck: np.random.Generator, deals: int, chance: float, alike: float) -> np.ndarray:
    """Return how many of four games are won in each deal; ``alike`` is how much games of a deal resemble each other."""
    a, b = chance * (1 / alike - 1), (1 - chance) * (1 / alike - 1)
    return luck.binomial(4, luck.beta(a, b, deals))


def sums(wins: np.ndarray) -> Sums:
    """Return the sums over deals of four games each."""
    return sum((Sums.of(4, int(won)) for won in wins), Sums())


def held(bounds: Iterator[tuple[float, float]], true: float) -> float:
    """Return how often bounds hold what is true."""
    within = [low <= true <= high for low, high in bounds]
    return sum(within) / len(within)


@pytest.mark.parametrize(("chance", "alike"), [(0.25, 0.3), (0.5, 0.05), (0.1, 0.4)])
def test_intervals_of_shares_hold(chance: float, alike: float) -> None:
    """About 95 times of a hundred; if games are taken for independent, far fewer where they are much alike."""
    luck = np.random.default_rng(1)
    found = [sums(coins(luck, 80, chance, alike)) for _ in range(500)]
    assert 0.925 <= held((intervals.share(each) for each in found), chance) <= 0.99
    naive = held((wilson(float(each.total), float(each.count)) for each in found), chance)
    assert naive < 0.9 if alike >= 0.3 else naive < 0.97


def test_intervals_of_means_hold() -> None:
    """Also from only six deals."""
    luck = np.random.default_rng(2)
    found = [sums(coins(luck, 6, 0.5, 0.4)) for _ in range(800)]
    assert 0.92 <= held((intervals.mean(each) for each in found), 0.5) <= 0.98


@pytest.mark.parametrize("paired", [True, False])
def test_intervals_of_differences_hold(paired: bool) -> None:
    """Of variants that play the same deals, or others; the same deals make them much narrower."""
    luck, within, wide = np.random.default_rng(3), 0, 0.0
    for _ in range(300):
        base = coins(luck, 60, 0.3, 0.5)
        more = np.minimum(4, base + luck.binomial(1, 0.2, 60)) if paired else coins(luck, 60, 0.35, 0.5)
        rows = [("base", deal, 4.0, float(won)) for deal, won in enumerate(base)]
        rows += [("new", deal, 4.0, float(won)) for deal, won in enumerate(more)]
        table = pl.DataFrame(rows, schema=["variant", "deal", "count", "total"], orient="row")
        row = Quantity(table, [], intervals.share).differences().row(0, named=True)
        # one game more in a fifth of the deals that are not won whole
        true = 0.05 if not paired else 0.2 / 4 * (1 - whole(0.3, 0.5))
        within += row["low"] <= true <= row["high"]
        wide += (row["high"] - row["low"]) / 300
    assert within / 300 >= 0.92
    assert wide < 0.08 if paired else wide > 0.15


def whole(chance: float, alike: float) -> float:
    """Return how likely all four games of a deal are won."""
    a, found = chance * (1 / alike - 1), 1.0
    for more in range(4):
        found *= (a + more) / (1 / alike - 1 + more)
    return found


# Tournaments


def duels(beats: dict[tuple[str, str], float], deals: int = 40) -> pl.DataFrame:
    """Return games of two, in which the first of each pair wins so much."""
    rows = []
    for deal in range(deals):
        for (one, other), chance in beats.items():
            won = (deal * 7 % deals) / deals < chance
            for rotation, bots in enumerate(([one, other], [other, one])):
                first = won == (rotation == 0)
                rows.append({
                    "deal": deal, "rotation": rotation, "lineup": f"{one} {other}", "bots": bots,
                    "shares": [float(first), float(not first)], "ranks": [1, 2] if first else [2, 1],
                })  # fmt: skip
    return games(*rows)


def test_ratings_put_bots_in_order() -> None:
    """The best first; an interval that does not reach the next, if it wins nearly always."""
    found = ratings(duels({("a", "b"): 0.9, ("b", "c"): 0.9, ("a", "c"): 1.0})).rows(named=True)
    assert [row["bot"] for row in found] == ["a", "b", "c"]
    assert all(row["low"] <= row["value"] <= row["high"] for row in found)
    assert found[0]["low"] > found[1]["high"] > found[1]["low"] > found[2]["high"]


def test_copies_of_a_bot_share_a_rating() -> None:
    """At a table of its own kind nothing is learned of it."""
    table = games(*({"deal": deal, "bots": ["a", "a"]} for deal in range(10)))
    assert ratings(table)["value"].to_list() == pytest.approx([25.0])


def test_alpha_rank_knows_cycles() -> None:
    """Rock, scissors, paper: a third of the time for each; one that beats all: nearly all of it."""
    cycle = alpha_rank(duels({("a", "b"): 1.0, ("b", "c"): 1.0, ("c", "a"): 1.0}))
    assert cycle["value"].to_list() == pytest.approx([1 / 3] * 3)
    best = alpha_rank(duels({("a", "b"): 0.8, ("b", "c"): 0.8, ("a", "c"): 0.8})).rows(named=True)
    assert (best[0]["bot"], best[0]["value"] > 0.95, best[0]["low"] > 0.9) == ("a", True, True)
    close = {row["bot"]: row for row in alpha_rank(duels({("a", "b"): 0.52})).rows(named=True)}
    assert close["a"]["value"] > 0.9 and close["a"]["low"] < 0.1, "a close call may go the other way"


def test_alpha_rank_looks_at_one_among_others() -> None:
    """With four seats: what one wins among three of another kind, and nothing else."""
    rows = [
        {"bots": ["a", "b", "b", "b"], "shares": [0.0, 1.0, 0.0, 0.0], "lineup": "1"},
        {"bots": ["a", "a", "b", "b"], "shares": [1.0, 0.0, 0.0, 0.0], "lineup": "2"},
        {"bots": ["b", "a", "a", "a"], "shares": [1.0, 0.0, 0.0, 0.0], "lineup": "3"},
    ]  # fmt: skip
    bots, won, counts = payoffs(games(*rows))
    assert (bots, won[0].tolist(), counts[0].tolist()) == (["a", "b"], [[0, 0], [1, 0]], [[0, 1], [1, 0]])
