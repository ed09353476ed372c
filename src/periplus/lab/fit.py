"""The outlook of a room, fitted from games: what each feature weighs when it comes to winning.

A conditional logit: the chances to win are in proportion to the exponential of the weighted sum of each seat's
features. The weights are those that make the outcomes of the games likeliest, found by Newton's method; a mild penalty
keeps those small that the games tell little about.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import msgspec
import numpy as np
from numpy.typing import NDArray

from periplus.bots.bot import Bot, begin
from periplus.bots.load import load_bot
from periplus.bots.outlook import shares
from periplus.bots.weights import Fitted, Weights, fitted_of
from periplus.games import game as open_game
from periplus.kernel.game import Game
from periplus.kernel.luck import luck_from
from periplus.kernel.option import Value
from periplus.lab.play import decisions
from periplus.lab.workers import PATIENCE, Pulse, Workers, in_order

Numbers = NDArray[np.float64]
PENALTY = 1.0
STEPS = 30
ENOUGH = 1e-8
ALOOF = 5
"""One game of so many is held out of the fit, to try it on."""
BINS = 20


@dataclass(frozen=True)
class Games:
    """Games to fit from; the bots sit down in turn, and move on by one seat with every game."""

    game: str
    seats: int
    bots: tuple[str, ...]
    count: int
    seed: int
    options: dict[str, Value]


@dataclass(frozen=True)
class Seen:
    """A milestone of a game: each seat's features, and what each won in the end."""

    game: int
    milestone: int
    features: list[list[float]]
    won: list[float]


@dataclass(frozen=True)
class Bin:
    """Chances that are about the same: how many, what was told on average, and how often it came true."""

    count: int
    told: float
    won: float


@dataclass(frozen=True)
class Trial:
    """How good weights are in games that they were not fitted from."""

    milestones: int
    loss: float
    """How surprising the outcomes are, in nats a milestone."""
    uniform: float
    """How surprising they are if everybody is thought to be equally likely to win."""
    error: float
    """The expected calibration error: how far chances are from how often they come true."""
    bins: tuple[Bin, ...]


# Playing


def watch_all(games: Games, jobs: int, progress: Callable[[int], None] = lambda done: None) -> list[Seen]:
    """Play games in several processes, and return all their milestones, in the same order however many there are."""
    found, begin = list[Seen](), partial(watching, games)
    with Workers(begin, range(games.count), jobs, bots=lambda _: games.bots, patience=PATIENCE) as workers:
        for done, seen in enumerate(in_order(workers), start=1):
            found += seen
            progress(done)
    return found


def watching(games: Games, pulse: Pulse) -> Callable[[int], list[Seen]]:
    """Load what plays; return what plays the game of a number."""
    game, kinds = open_game(games.game), [load_bot(name) for name in games.bots]
    return lambda number: watch(games, game, kinds, pulse, number)


def watch(games: Games, game: Game, kinds: list[type[Bot]], pulse: Pulse, number: int) -> list[Seen]:
    """Play a game, and return its milestones."""
    lot = games.seed * 10**6 + number
    s = game.new(games.seats, lot, games.options)
    places = [(seat + number) % len(kinds) for seat in range(games.seats)]
    pulse.begin(number)
    bots = [begin(kinds[place], luck_from(lot * 100 + seat)) for seat, place in enumerate(places)]
    found, milestone = list[tuple[int, list[list[float]]]](), game.milestone(s)
    for _ in decisions(s, bots, lambda seat: pulse.turn(places[seat])):
        if game.milestone(s) != milestone:
            milestone = game.milestone(s)
            found.append((milestone, [game.judge(s, seat) for seat in range(s.seats)]))
    won = shares(s)
    return [Seen(number, milestone, features, won) for milestone, features in found]


# Fitting


def fit(seen: Sequence[Seen], names: Sequence[str]) -> dict[str, float]:
    """Return what each feature weighs."""
    features = np.array([each.features for each in seen])  # of milestones, seats and features
    won = np.array([each.won for each in seen])
    spread = features.std(axis=(0, 1))
    spread[spread == 0.0] = 1.0
    scaled = features / spread
    weights = np.zeros(len(names))
    for _ in range(STEPS):
        chances = softmax(scaled @ weights)
        slope = np.einsum("ms,msf->f", won - chances, scaled) - PENALTY * weights
        centred = scaled - np.einsum("ms,msf->mf", chances, scaled)[:, None, :]
        bend = np.einsum("ms,msf,msg->fg", chances, centred, centred) + PENALTY * np.eye(len(names))
        step = np.linalg.solve(bend, slope)
        weights = weights + step
        if float(np.abs(step).max()) < ENOUGH:
            break
    return {name: round(float(weight), 5) for name, weight in zip(names, weights / spread, strict=True)}


def softmax(worths: Numbers) -> Numbers:
    """Return chances that add up to one for each milestone."""
    raised = np.exp(worths - worths.max(axis=1, keepdims=True))
    total: Numbers = raised / raised.sum(axis=1, keepdims=True)
    return total


def parted(seen: Sequence[Seen], stages: Sequence[int]) -> dict[int, list[Seen]]:
    """Return milestones by the stage of the game that they belong to; stages that no game came to are left out."""
    found: dict[int, list[Seen]] = {}
    for each in seen:
        begun = [stage for stage in stages if stage <= each.milestone]
        if begun:
            found.setdefault(begun[-1], []).append(each)
    return dict(sorted(found.items()))


def fit_stages(seen: Sequence[Seen], game: Game, seats: int) -> list[Weights]:
    """Return weights for each stage of the game."""
    assert game.outlook is not None
    return [
        Weights(seats, stage, fit(part, game.features)) for stage, part in parted(seen, game.outlook.STAGES).items()
    ]


# Trying


def chances(seen: Sequence[Seen], game: Game, weights: Sequence[Weights]) -> Numbers:
    """Return each seat's chance to win at milestones that weights were fitted for."""
    values = {each.since: [each.values[name] for name in game.features] for each in weights}
    of = [values[max(stage for stage in values if stage <= each.milestone)] for each in seen]
    return softmax(np.einsum("msf,mf->ms", np.array([each.features for each in seen]), np.array(of)))


def tried(seen: Sequence[Seen], game: Game, seats: int) -> Trial | None:
    """Fit weights from most of the games, and try them on the rest; None if that is too little."""
    weights = fit_stages([each for each in seen if each.game % ALOOF], game, seats)
    return trial([each for each in seen if not each.game % ALOOF], game, weights, seats)


def trial(seen: Sequence[Seen], game: Game, weights: Sequence[Weights], seats: int) -> Trial | None:
    """Try weights on games that they were not fitted from; None if none of those can be judged."""
    first = min((each.since for each in weights), default=None)
    rest = [each for each in seen if first is not None and each.milestone >= first]
    if not rest:
        return None
    told, won = chances(rest, game, weights), np.array([each.won for each in rest])
    loss = float(-(won * np.log(told)).sum(axis=1).mean())
    return Trial(len(rest), loss, float(np.log(seats)), calibration_error(told, won), binned(told, won))


def calibration_error(told: Numbers, won: Numbers) -> float:
    """Return how far chances are from how often they come true, on average over chances that are about the same."""
    return sum(each.count * abs(each.told - each.won) for each in binned(told, won)) / told.size


def binned(told: Numbers, won: Numbers) -> tuple[Bin, ...]:
    """Put chances together that are about the same."""
    places = np.minimum((told * BINS).astype(int), BINS - 1)
    found = [(told[places == place], won[places == place]) for place in range(BINS)]
    return tuple(Bin(len(each), float(each.mean()), float(true.mean())) for each, true in found if len(each))


# Writing


def fitted(game: Game, games: Games, weights: list[Weights]) -> Fitted:
    """Return the outlook of a room: the weights, and how far to trust appraisals, which is not fitted, as before."""
    assert game.outlook is not None
    settings = game.new(games.seats, games.seed, games.options).settings
    options = {name: value for name, value in settings.items() if name not in game.outlook.IRRELEVANT}
    note = f"from {games.count} games of {', '.join(games.bots)} for each number of seats, seed {games.seed}"
    before = fitted_of(game) or Fitted(game.box_digest, options)
    return msgspec.structs.replace(before, box=game.box_digest, options=options, note=note, weights=weights)


def written(outlook: Fitted) -> str:
    """Return an outlook as TOML."""
    lines = [f"{name} = {word(getattr(outlook, name))}" for name in ("box", "note", "unit", "trust", "noise", "pace")]
    lines += ["", "[options]", *(f"{name} = {word(value)}" for name, value in outlook.options.items())]
    for each in outlook.weights:
        values = ", ".join(f"{name} = {weight}" for name, weight in each.values.items())
        lines += ["", "[[weights]]", f"seats = {each.seats}", f"since = {each.since}", f"values = {{ {values} }}"]
    return "\n".join(lines) + "\n"


def word(value: Value | float) -> str:
    """Return a value as TOML, which writes strings and switches as JSON does."""
    return msgspec.json.encode(value).decode()
