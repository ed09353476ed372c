"""How likely each seat is to win: judged by features at a milestone, known when the game is over.

The weights of features are data in a room, fitted from games (``periplus lab fit``). They hold for the box, the options
and the number of seats that they were fitted with; for others there is no outlook before the end.
"""

from functools import lru_cache
from math import exp
from typing import Final

from periplus.bots.weights import Fitted, fitted_of
from periplus.kernel.game import Game
from periplus.kernel.option import Value
from periplus.kernel.state import State


class Outlook:
    """The outlook at a table with a box, options and a number of seats."""

    def __init__(self, game: Game, seats: int, fitted: Fitted) -> None:
        """Take the weights that fit."""
        found = [each for each in fitted.weights if each.seats == seats]
        self.game: Final = game
        self.since: Final = [each.since for each in found]
        self.weights: Final = [[each.values.get(name, 0.0) for name in game.features] for each in found]
        self.unit: Final = fitted.unit
        self.trust: Final = fitted.trust
        self.noise: Final = fitted.noise
        self.pace: Final = fitted.pace

    def sees(self, milestone: int) -> bool:
        """Say whether the game can be judged at a milestone."""
        return bool(self.since) and milestone >= self.since[0]

    def chances(self, s: State) -> list[float]:
        """Return each seat's chance to win."""
        if s.is_over:
            return shares(s)
        weights = self.weights[0]
        milestone = self.game.milestone(s)
        for since, each in zip(self.since, self.weights, strict=True):
            if milestone >= since:
                weights = each
        worths: list[float] = []
        for seat in range(s.seats):
            worth = 0.0
            for weight, feature in zip(weights, self.game.judge(s, seat), strict=True):
                worth += weight * feature
            worths.append(worth)
        return softmax(worths)


def shares(s: State) -> list[float]:
    """Return what each seat has won of a game that is over."""
    standings = s.standings().seats
    winners = [each.seat for each in standings if each.rank == 1]
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(s.seats)]


def softmax(worths: list[float]) -> list[float]:
    """Return chances that add up to one."""
    most = max(worths)
    raised = [exp(worth - most) for worth in worths]
    total = sum(raised)
    return [each / total for each in raised]


def outlook_of(s: State) -> Outlook:
    """Return the outlook at the table of a position; one that sees only the end if none was fitted for it."""
    return _outlook(s.game, s.seats, tuple(sorted(s.settings.items())))


@lru_cache(64)
def _outlook(game: Game, seats: int, settings: tuple[tuple[str, Value], ...]) -> Outlook:
    """Return the outlook at tables that are alike."""
    fitted = fitted_of(game)
    if fitted is not None and fitted.box == game.box_digest and fitted.options.items() <= dict(settings).items():
        for each in fitted.weights:
            if each.seats == seats:
                return Outlook(game, seats, fitted)
    return Outlook(game, seats, Fitted(game.box_digest, {}))
