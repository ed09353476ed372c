"""Dice, as they lie on a table."""

from functools import cache

from periplus.draw.svg import box, disc

NEAR, FAR, MIDDLE = 7, 19, 13
SIZE = 2 * MIDDLE
CORNERS = ((NEAR, NEAR), (FAR, FAR), (FAR, NEAR), (NEAR, FAR), (NEAR, MIDDLE), (FAR, MIDDLE))


@cache
def die(points: int) -> str:
    """Return the face of a die with so many points, from 1 to 6."""
    pips = [*CORNERS[: points - points % 2], *([(MIDDLE, MIDDLE)] if points % 2 else [])]
    return box(1, 1, SIZE - 2, SIZE - 2, "die", 5) + "".join(disc(x, y, 2.6, "die-point") for x, y in pips)
