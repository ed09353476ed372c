"""The drawn map of Mare Nostrum agrees with its box.

Neighbouring provinces, and neighbouring seas, are drawn with the very same edges. Coasts are simplified apart for land
and for sea, so a province touches a sea where their outlines come within two hundredths of a degree of one another;
those that do not touch are more than ten times as far apart.
"""

import json
from importlib.resources import files
from itertools import combinations, pairwise, product
from typing import Any

import pytest

from periplus.games.mare_nostrum.box import Box
from periplus.kernel.box import shipped_box

Point = tuple[float, float]
Edge = frozenset[Point]

ROOM = "periplus.games.mare_nostrum"
BOX = Box(shipped_box(ROOM), "mare_nostrum")
MAP: dict[str, Any] = json.loads(files(ROOM).joinpath("map.geojson").read_text("utf-8"))
FEATURES = {feature["properties"]["id"]: feature for feature in MAP["features"] if feature["properties"]["id"]}
PROVINCES, SEAS = BOX.place_ids[: BOX.provinces], BOX.place_ids[BOX.provinces :]
NEAR = 0.02  # degrees
STRAITS = {"AEG", "PON"}


def outline(id: str) -> set[Edge]:
    """Return the edges of a place, holes included."""
    edges: set[Edge] = set()
    for polygon in FEATURES[id]["geometry"]["coordinates"]:
        for ring in polygon:
            points = [(x, y) for x, y in ring]
            edges |= {frozenset(edge) for edge in pairwise(points)}
    return edges


OUTLINES = {id: outline(id) for id in FEATURES}


def distance(point: Point, edge: Edge) -> float:
    """Return how far a point is from an edge."""
    (x, y), (ax, ay), (bx, by) = point, min(edge), max(edge)
    along, up = bx - ax, by - ay
    part = ((x - ax) * along + (y - ay) * up) / ((along * along + up * up) or 1)
    part = max(0.0, min(1.0, part))
    return float(((x - ax - part * along) ** 2 + (y - ay - part * up) ** 2) ** 0.5)


def boxed(edge: Edge) -> tuple[float, float, float, float]:
    """Return west, south, east and north of what is near an edge."""
    xs, ys = [x for x, _ in edge], [y for _, y in edge]
    return min(xs) - NEAR, min(ys) - NEAR, max(xs) + NEAR, max(ys) + NEAR


def comes_near(points: set[Point], edges: set[Edge]) -> bool:
    """Say whether one of some points is near one of some edges."""
    for edge in edges:
        west, south, east, north = boxed(edge)
        for x, y in points:
            if west <= x <= east and south <= y <= north and distance((x, y), edge) < NEAR:
                return True
    return False


def touch(one: str, other: str) -> bool:
    """Say whether the outlines of two places come near one another."""
    first, second = OUTLINES[one], OUTLINES[other]
    corners = {point for edge in first for point in edge}, {point for edge in second for point in edge}
    return comes_near(corners[0], second) or comes_near(corners[1], first)


def linked(masks: list[int], one: str, other: str, ids: list[str]) -> bool:
    """Say whether the box links two provinces, or two seas."""
    return bool(masks[ids.index(one)] >> ids.index(other) & 1)


@pytest.mark.parametrize(("kind", "ids"), [("province", PROVINCES), ("sea", SEAS)])
def test_every_place_has_a_shape(kind: str, ids: list[str]) -> None:
    """D1: every province and every sea of the box -> one shape of its kind, and no shape of another place."""
    shapes = [feature["properties"]["id"] for feature in MAP["features"] if feature["properties"]["kind"] == kind]
    assert sorted(shapes) == sorted(ids)
    assert all(FEATURES[id]["geometry"]["coordinates"] for id in ids)


def test_shapes_are_called_by_names_of_their_places() -> None:
    """D1: the name of a shape -> the name of its place, or another by which people call it."""
    for at, id in enumerate(BOX.place_ids):
        name = FEATURES[id]["properties"]["name"]
        assert name == BOX.place_names[at] or BOX.place_also[name] == at


def test_the_rest_is_wasteland() -> None:
    """D1: shapes without an id -> wasteland, which is no place."""
    others = [feature["properties"] for feature in MAP["features"] if not feature["properties"]["id"]]
    assert {entry["kind"] for entry in others} == {"wasteland"}


def test_land_borders() -> None:
    """D1: two provinces -> they share an edge exactly if the box links them by land."""
    for one, other in combinations(PROVINCES, 2):
        shared = bool(OUTLINES[one] & OUTLINES[other])
        assert shared == linked(BOX.land, one, other, PROVINCES), (one, other)


def test_seas_that_touch() -> None:
    """D1: two seas -> they share an edge exactly if the box links them; Aegean and Pontus meet in the straits."""
    for one, other in combinations(SEAS, 2):
        shared = bool(OUTLINES[one] & OUTLINES[other]) or {one, other} == STRAITS
        assert shared == linked(BOX.sea_links, one, other, SEAS), (one, other)


def test_coasts() -> None:
    """D1: a province and a sea -> they touch exactly if the box says that it lies there."""
    for province, sea in product(PROVINCES, SEAS):
        listed = bool(BOX.shores[PROVINCES.index(province)] >> SEAS.index(sea) & 1)
        assert touch(province, sea) == listed, (province, sea)
