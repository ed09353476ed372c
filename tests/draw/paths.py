"""What paths enclose: the outlines of land, read back from how they are drawn."""

import re
from math import hypot

from periplus.draw.chart import Point

NUMBER = r"-?\d+(?:\.\d+)?"
RING = re.compile(rf"M{NUMBER} {NUMBER}l{NUMBER} {NUMBER}(?: {NUMBER} {NUMBER})+z")


def rings(data: str) -> list[list[Point]]:
    """Return the closed lines of path data as points; anything else in it is an error."""
    found, left = list[list[Point]](), RING.sub("", data)
    assert left == "", f"no outline: {left[:60]}"
    for ring in RING.findall(data):
        numbers = [float(each) for each in re.findall(NUMBER, ring)]
        x = y = 0.0
        points = list[Point]()
        for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
            x, y = x + dx, y + dy
            points.append((x, y))
        found.append(points)
    return found


def encloses(outlines: list[list[Point]], point: Point) -> bool:
    """Say whether a point lies within, as drawings are filled: lines that wind around it do not cancel out."""
    px, py = point
    turns = 0
    for ring in outlines:
        for (x1, y1), (x2, y2) in zip(ring, [*ring[1:], ring[0]], strict=True):
            if (y1 <= py) != (y2 <= py) and x1 + (py - y1) / (y2 - y1) * (x2 - x1) > px:
                turns += 1 if y2 > y1 else -1
    return turns != 0


def distance(outlines: list[list[Point]], point: Point) -> float:
    """Return how far a point is from the nearest corner of an outline."""
    return min(hypot(x - point[0], y - point[1]) for ring in outlines for x, y in ring)


Extent = tuple[float, float, float, float]
"""What something covers: left, top, right, bottom."""


def meet(one: Extent, other: Extent) -> bool:
    """Say whether two rectangles overlap."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
