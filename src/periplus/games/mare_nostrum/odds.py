"""How likely dice are to reach a number of points."""

from typing import Final

DICE: Final = 17  # more than ever fight on one side


def chances(die: int) -> list[list[float]]:
    """Return, for each number of dice, how likely their sum is to reach each number of points."""
    sums, found = [1.0], list[list[float]]()
    for _ in range(DICE):
        tail = [sum(sums[at:]) for at in range(len(sums))]
        found.append(tail)
        longer = [0.0] * (len(sums) + die)
        for at, chance in enumerate(sums):
            for face in range(1, die + 1):
                longer[at + face] += chance / die
        sums = longer
    return found


AT_LEAST: Final = {6: chances(6)}


def at_least(die: int, dice: int, points: int) -> float:
    """Return how likely some dice are to add up to at least this many points."""
    tails = AT_LEAST.get(die)
    if tails is None:
        tails = AT_LEAST[die] = chances(die)
    tail = tails[min(dice, DICE - 1)]
    if points <= 0:
        return 1.0
    return tail[points] if points < len(tail) else 0.0
