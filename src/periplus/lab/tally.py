"""What a simulation counts: exact sums over games, and what they say about bots and parts."""

from collections import Counter
from dataclasses import replace
from fractions import Fraction

import msgspec

from periplus.kernel.option import Value
from periplus.lab.intervals import Sums, share


class Wins:
    """What some competitors won: sums for each of them, exact, so that the order of adding never matters."""

    def __init__(self, count: int) -> None:
        """Begin with nothing."""
        self.sums = [Sums()] * count
        self.scores = [0] * count

    def add(self, one: int, win: Fraction, score: int) -> None:
        """Count a game of a competitor, in a deal that is being counted."""
        sums = self.sums[one]
        self.sums[one] = replace(sums, count=sums.count + 1, total=sums.total + win)
        self.scores[one] += score

    def closed(self) -> "Wins":
        """Return the sums of one deal, all of whose games have been counted."""
        found = Wins(0)
        found.sums = [Sums.of(each.count, each.total) for each in self.sums]
        found.scores = self.scores
        return found

    def plus(self, other: "Wins") -> "Wins":
        """Return the sums with more deals."""
        found = Wins(0)
        found.sums = [one + more for one, more in zip(self.sums, other.sums, strict=True)]
        found.scores = [one + more for one, more in zip(self.scores, other.scores, strict=True)]
        return found


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

    def closed(self) -> "Tally":
        """Return the tally of one deal, all of whose games have been counted."""
        found = Tally(0, 0)
        found.games, found.decisions, found.deals, found.endings = self.games, self.decisions, 1, self.endings
        found.bots, found.parts = self.bots.closed(), self.parts.closed()
        return found

    def plus(self, other: "Tally") -> "Tally":
        """Return the sums with more deals."""
        found = Tally(0, 0)
        found.games = self.games + other.games
        found.decisions = self.decisions + other.decisions
        found.deals = self.deals + other.deals
        found.bots = self.bots.plus(other.bots)
        found.parts = self.parts.plus(other.parts)
        found.endings = self.endings + other.endings
        return found


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
        from periplus.lab.summary import in_html  # which knows what it is in words

        return in_html(self)


def showing(name: str, wins: Wins, one: int) -> Showing:
    """Work out how one competitor did."""
    sums = wins.sums[one]
    if not sums.count:
        return Showing(name=name, games=0, wins=0.0, win_rate=None, ci95=None, mean_score=None)
    low, high = share(sums)
    return Showing(
        name=name,
        games=int(sums.count),
        wins=round(float(sums.total), 6),
        win_rate=round(float(sums.mean), 6),
        ci95=(round(low, 6), round(high, 6)),
        mean_score=round(wins.scores[one] / int(sums.count), 6),
    )
