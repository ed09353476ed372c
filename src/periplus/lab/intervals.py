"""How sure an answer is: 95 % intervals from games of which those of one deal resemble each other.

Deals are independent of each other; games of one deal are not. So whatever varies is measured between deals:

- A share has Wilson's interval, for as many independent games as those played are worth.
- Any other mean has Student's interval, from one number for each deal.
- A difference has the two intervals put together (square and add), less what they have in common deal by deal.
"""

from dataclasses import dataclass
from fractions import Fraction
from math import isnan, nan, sqrt

Z95 = 1.959964
Number = int | float | Fraction
Interval = tuple[float, float]
TINY = 1e-9
"""Less than this is nothing, where sums are rounded."""


@dataclass(frozen=True)
class Sums:
    """Sums over deals: how many there are of a thing, what they come to, and the squares of both."""

    count: Number = 0
    total: Number = 0
    deals: int = 0
    """Deals in which there is any."""
    squares: Number = 0
    """Of what deals come to."""
    products: Number = 0
    """Of what deals come to, times how many there are in them."""
    counts: Number = 0
    """The squares of how many there are in deals."""

    @classmethod
    def of(cls, count: Number, total: Number) -> "Sums":
        """Return the sums of one deal."""
        return cls(count, total, int(count > 0), total * total, total * count, count * count)

    def __add__(self, other: "Sums") -> "Sums":
        """Return the sums of all their deals."""
        return Sums(
            self.count + other.count,
            self.total + other.total,
            self.deals + other.deals,
            self.squares + other.squares,
            self.products + other.products,
            self.counts + other.counts,
        )

    @property
    def mean(self) -> Number:
        """What one comes to on average."""
        return self.total / self.count

    @property
    def spread(self) -> Number:
        """How far deals are from the mean: squares, summed."""
        return self.squares - 2 * self.mean * self.products + self.mean * self.mean * self.counts


def worth(sums: Sums) -> float:
    """Return how many independent games some games are worth for the share that is won of them.

    The spread between deals shows how much games of one deal resemble each other: the games are never worth more than
    their number, nor less than one for each deal.
    """
    expected = sums.total * (1 - sums.mean) * (1 - Fraction(1, sums.deals))
    if expected < TINY:
        return float(sums.deals)
    if sums.spread < TINY:
        return float(sums.count)
    return min(max(float(sums.count * expected / sums.spread), float(sums.deals)), float(sums.count))


def share(sums: Sums) -> Interval:
    """Return the interval of a share."""
    games = worth(sums)
    return wilson(float(sums.mean) * games, games)


def wilson(wins: float, games: float) -> Interval:
    """Return Wilson's 95 % confidence interval of a rate."""
    rate, z = wins / games, Z95
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def mean(sums: Sums) -> Interval:
    """Return the interval of a mean: unknown if there is only one deal."""
    if sums.deals < 2:
        return nan, nan
    error = sqrt(max(0.0, float(sums.spread)) * sums.deals / (sums.deals - 1)) / float(sums.count)
    half = student(sums.deals - 1) * error
    return float(sums.mean) - half, float(sums.mean) + half


def amount(sums: Sums) -> Interval:
    """Return the interval of a mean of what is never less than nothing."""
    low, high = mean(sums)
    return low if isnan(low) else max(0.0, low), high


def student(freedom: int) -> float:
    """Return Student's quantile for a 95 % interval."""
    from scipy.special import stdtrit  # not needed for shares, which are all that simulations ask for

    return float(stdtrit(freedom, 0.975))


def difference(one: float, of_one: Interval, other: float, of_other: Interval, correlation: float) -> Interval:
    """Return the interval of a difference, from two values, their intervals, and how alike deals make them."""
    low = apart(one - of_one[0], of_other[1] - other, correlation)
    high = apart(of_one[1] - one, other - of_other[0], correlation)
    return one - other - low, one - other + high


def apart(one: float, other: float, correlation: float) -> float:
    """Return how far a difference may be off if one value may be off so far, and the other so far."""
    return sqrt(max(0.0, one * one - 2 * correlation * one * other + other * other))
