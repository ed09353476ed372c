"""Dice show what was rolled."""

import re

import pytest

from periplus.draw.dice import SIZE, die


@pytest.mark.parametrize("points", range(1, 7))
def test_a_die_shows_its_points(points: int) -> None:
    """As many as were rolled, each in its own place, and the same when the die is turned half round."""
    spots = {(float(x), float(y)) for x, y in re.findall(r'cx="([\d.]+)" cy="([\d.]+)"', die(points))}
    assert len(spots) == points
    assert spots == {(SIZE - x, SIZE - y) for x, y in spots}
    assert all(0 < x < SIZE and 0 < y < SIZE for x, y in spots)
