"""Charts: where places lie, how curves bend, and what is land."""

import re
from math import dist
from xml.etree import ElementTree as Xml

import pytest
from hypothesis import given
from hypothesis import strategies as st

from periplus.draw.chart import Frame, backdrop, curve, graticule, ground, halfway, land, outline
from periplus.draw.palette import COLOURS, THEMES
from tests.draw.paths import NUMBER, encloses, rings

pytestmark = pytest.mark.once

FRAME = Frame(-7.4, 38.8, 29.2, 46.1, 1200)
GROUND = ground(land("mediterranean", FRAME), FRAME)
SVG = "{http://www.w3.org/2000/svg}"
places = st.tuples(st.floats(-2000, 2000), st.floats(-2000, 2000))
bends = st.floats(-1, 1)


def numbers(path: str) -> list[float]:
    return [float(each) for each in re.findall(NUMBER, path)]


# Projection


def test_the_corners_of_a_frame() -> None:
    """North-west is the origin, south-east the width and the height, but for rounding."""
    assert FRAME.at(FRAME.west, FRAME.north) == (0, 0)
    assert FRAME.at(FRAME.east, FRAME.south) == pytest.approx((FRAME.width, FRAME.height), abs=0.5)


def test_a_degree_is_as_long_as_on_the_ground() -> None:
    """In the middle of the chart a degree of longitude is shorter by the cosine of the latitude; 60° halves it."""
    frame = Frame(0, 10, 55, 65, 1000)
    assert frame.height == 2000
    assert frame.at(1, 60) == pytest.approx((100, 1000))
    assert frame.at(0, 59) == pytest.approx((0, 1200))


@pytest.mark.parametrize(
    ("lon", "lat", "x", "y"),
    [(29.9, 31.2, 968.8, 488.8), (-4.4, 36.72, 77.9, 307.7), (12.3, 41.75, 511.7, 142.7)],
    ids=["Alexandria", "Malaca", "Ostia"],
)
def test_cities_lie_where_they_should(lon: float, lat: float, x: float, y: float) -> None:
    """Worked out by hand: 32.80 units for a degree of latitude, 25.97 for one of longitude."""
    assert FRAME.at(lon, lat) == pytest.approx((x, y), abs=0.2)


# Land


@pytest.fixture(scope="module")
def outlines() -> list[list[tuple[float, float]]]:
    return rings(land("mediterranean", FRAME))


@pytest.mark.parametrize(
    ("lon", "lat", "is_land"),
    [
        (-3.7, 40.4, True), (2.3, 45.0, True), (12.8, 42.3, True), (22.0, 39.6, True), (32.9, 39.9, True),
        (9.0, 40.1, True), (14.2, 37.5, True), (24.9, 35.2, True), (33.2, 35.0, True), (31.2, 30.0, True),
        (18.0, 35.0, False), (5.0, 39.0, False), (12.0, 39.5, False), (16.0, 42.6, False), (25.3, 38.0, False),
        (30.0, 33.5, False), (34.0, 43.5, False), (-6.9, 35.6, False),
    ],
)  # fmt: skip
def test_land_is_land_and_sea_is_sea(
    outlines: list[list[tuple[float, float]]], lon: float, lat: float, is_land: bool
) -> None:
    """Inland places and large islands lie within the outlines; the open sea, the Aegean and the Black Sea do not."""
    assert encloses(outlines, FRAME.at(lon, lat)) == is_land


def test_outlines_stay_near_the_chart(outlines: list[list[tuple[float, float]]]) -> None:
    """What lies far outside would only make the drawing larger."""
    assert 5 < len(outlines) < 500
    for ring in outlines:
        assert all(-300 < x < FRAME.width + 300 and -100 < y < FRAME.height + 100 for x, y in ring)
    assert len(land("mediterranean", FRAME)) < 40_000


@given(st.lists(st.tuples(st.floats(1, 500), st.floats(1, 500)), min_size=1, max_size=30))
def test_an_outline_reads_back(points: list[tuple[float, float]]) -> None:
    """Steps from point to point come out at the points, to a tenth and without drifting; lines and dots are nothing."""
    kept = [(round(x * 10) / 10, round(y * 10) / 10) for x, y in points]
    corners = [here for before, here in zip([None, *kept], kept, strict=False) if here != before]
    expected = [[pytest.approx(each, abs=1e-6) for each in corners]] if len(corners) > 2 else []
    assert rings(outline(points)) == expected


# Curves


@given(places, places, bends)
def test_halfway_lies_on_the_curve(one: tuple[float, float], other: tuple[float, float], bend: float) -> None:
    """A curve begins and ends at its places; its middle is where the drawn one is after half its course."""
    x1, y1, xc, yc, x2, y2 = numbers(curve(one, other, bend))
    assert (x1, y1, x2, y2) == pytest.approx((*one, *other), abs=0.051)
    middle = (x1 / 4 + xc / 2 + x2 / 4, y1 / 4 + yc / 2 + y2 / 4)
    assert halfway(one, other, bend) == pytest.approx(middle, abs=0.11)


@given(places, places, bends)
def test_a_curve_is_the_same_from_its_other_end(
    one: tuple[float, float], other: tuple[float, float], bend: float
) -> None:
    """Seen from the other end it bends to the other side."""
    assert halfway(one, other, bend) == pytest.approx(halfway(other, one, -bend), abs=1e-6)


def test_a_curve_bends_to_the_right() -> None:
    """Eastwards that is down the chart, by half the share of the length; northwards it is east."""
    assert halfway((0, 0), (100, 0), 0.2) == (50, 10)
    assert halfway((0, 100), (0, 0), 0.2) == (10, 50)
    assert halfway((0, 0), (100, 0), -0.2) == (50, -10)
    assert curve((0, 0), (100, 0), 0.2) == "M0 0Q50 20 100 0"
    assert dist(halfway((3, 4), (9, 12), 0), (6, 8)) == 0


# The backdrop


@pytest.mark.parametrize("theme", THEMES)
def test_a_backdrop_is_a_document_of_one_theme(theme: str) -> None:
    """Well formed, of the frame's size, every name of a colour replaced, every reference there."""
    document = backdrop(GROUND, FRAME, theme)
    root = Xml.fromstring(document)
    assert (root.tag, root.get("viewBox")) == (f"{SVG}svg", f"0 0 1200 {FRAME.height}")
    assert "var(" not in document
    named = {each.get("id") for each in root.iter() if each.get("id")}
    used = {"".join(each) for each in re.findall(r'href="#(\w+)"|url\(#(\w+)\)', document)}
    assert used == named == {"sea", "land", "coast"}
    at = THEMES.index(theme)
    stops = [each.get("stop-color") for each in root.iter(f"{SVG}stop")]
    assert stops == [COLOURS[name][at] for name in ("sea-high", "sea-low", "land-high", "land-low")]


def test_themes_differ() -> None:
    """By day and by night."""
    assert backdrop(GROUND, FRAME, "light") != backdrop(GROUND, FRAME, "dark")


def test_a_graticule_lies_within_its_frame() -> None:
    """Every five degrees: nine meridians from 5° W to 35° E, four parallels."""
    drawn = graticule(FRAME)
    meridians, parallels = re.findall(r"M([\d.]+) 0V", drawn), re.findall(r"M0 ([\d.]+)H", drawn)
    assert (len(meridians), len(parallels)) == (9, 4)
    assert float(meridians[1]) == pytest.approx(FRAME.at(0, 40)[0], abs=0.01)
    assert float(parallels[-1]) == pytest.approx(FRAME.at(0, 45)[1], abs=0.01)
