"""What a simulation counts: exact sums over games, and what they say about bots and parts."""

from collections import Counter
from fractions import Fraction
from math import sqrt

import msgspec

from periplus.kernel.option import Value

Z95 = 1.959964


class Wins:
    """What some competitors won: a sum for each of them, exact, so that the order of adding never matters."""

    def __init__(self, count: int) -> None:
        """Begin with nothing."""
        self.games = [0] * count
        self.wins = [Fraction(0)] * count
        self.squares = [Fraction(0)] * count  # of the wins of each deal
        self.scores = [0] * count

    def add(self, one: int, win: Fraction, score: int) -> None:
        """Count a game of a competitor."""
        self.games[one] += 1
        self.wins[one] += win
        self.scores[one] += score

    def plus(self, deal: "Wins") -> "Wins":
        """Return the sums with one more deal."""
        total = Wins(len(self.wins))
        total.games = [one + more for one, more in zip(self.games, deal.games, strict=True)]
        total.wins = [one + more for one, more in zip(self.wins, deal.wins, strict=True)]
        total.squares = [one + more * more for one, more in zip(self.squares, deal.wins, strict=True)]
        total.scores = [one + more for one, more in zip(self.scores, deal.scores, strict=True)]
        return total

    def worth(self, one: int, deals: int) -> float:
        """Return how many independent games one competitor's games are worth for its win rate.

        Games of one deal resemble each other. The spread of wins between deals shows how much: the games are never
        worth more than their number, nor less than one for each deal.
        """
        games, wins = self.games[one], self.wins[one]
        spread = self.squares[one] - wins * wins / deals
        expected = wins * (games - wins) / games * (1 - Fraction(1, deals))
        if expected == 0:
            return float(min(deals, games))
        if spread == 0:
            return float(games)
        return min(max(float(games * expected / spread), float(deals)), float(games))


class Tally:
    """Sums over games: for each place in the list of bots, for each part, and for each ending."""

    def __init__(self, places: int, parts: int) -> None:
        """Begin with nothing."""
        self.games = 0
        self.decisions = 0
        self.deals = 0
        self.bots = Wins(places)
        self.parts = Wins(parts)
        self.endings: Counter[str] = Counter()

    def plus(self, deal: "Tally") -> "Tally":
        """Return the sums with one more deal."""
        total = Tally(0, 0)
        total.games = self.games + deal.games
        total.decisions = self.decisions + deal.decisions
        total.deals = self.deals + 1
        total.bots = self.bots.plus(deal.bots)
        total.parts = self.parts.plus(deal.parts)
        total.endings = self.endings + deal.endings
        return total


class Showing(msgspec.Struct, kw_only=True):
    """How one bot, or one part, did: a shared win counts as a fraction; ``ci95`` bounds the win rate.

    It is Wilson's interval for the number of independent games that these games are worth.
    """

    name: str
    games: int
    wins: float
    win_rate: float | None
    ci95: tuple[float, float] | None
    mean_score: float | None


class Result(msgspec.Struct, kw_only=True):
    """What a simulation found in ``games`` games of ``deals`` different deals.

    ``interrupted`` says that it was stopped before its last game.
    """

    game: str
    rules: int
    box: str
    options: dict[str, Value]
    seed: int
    games: int
    deals: int
    seats: int
    decisions: int
    seconds: float
    decisions_per_second: float
    games_per_second: float
    interrupted: bool
    bots: list[Showing]
    parts: list[Showing]
    endings: dict[str, int]

    def _repr_html_(self) -> str:
        """Show it as tables."""
        from periplus.lab.findings import in_html  # which knows what it is in words

        return in_html(self)


def wilson(wins: float, games: float) -> tuple[float, float]:
    """Return Wilson's 95 % confidence interval of a rate."""
    rate, z = wins / games, Z95
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def showing(name: str, sums: Wins, one: int, deals: int) -> Showing:
    """Work out how one competitor did."""
    games, wins = sums.games[one], float(sums.wins[one])
    if not games:
        return Showing(name=name, games=0, wins=0.0, win_rate=None, ci95=None, mean_score=None)
    worth = sums.worth(one, deals)
    low, high = wilson(wins / games * worth, worth)
    return Showing(
        name=name,
        games=games,
        wins=round(wins, 6),
        win_rate=round(wins / games, 6),
        ci95=(round(low, 6), round(high, 6)),
        mean_score=round(sums.scores[one] / games, 6),
    )
