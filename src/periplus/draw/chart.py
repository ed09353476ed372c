"""Sea charts: coastlines by longitude and latitude, drawn with waterlines, and curves between places."""

import json
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from math import cos, radians
from typing import Any, NamedTuple

from periplus.draw.palette import COLOURS, Shades, painted
from periplus.draw.svg import PLACED, num, words

Point = tuple[float, float]
WATERLINES = (15, 10, 6, 3)
"""How far from the coast waterlines lie, from the outermost inwards."""
FADING = (0.16, 0.26, 0.38, 0.55)


class Frame(NamedTuple):
    """The part of the world that a chart shows, and how large it is drawn."""

    west: float
    east: float
    south: float
    north: float
    width: int

    @property
    def scale(self) -> float:
        """Units for a degree of latitude."""
        return self.width / ((self.east - self.west) * self.narrowing)

    @property
    def narrowing(self) -> float:
        """How much narrower a degree of longitude is than one of latitude, in the middle of the chart."""
        return cos(radians((self.south + self.north) / 2))

    @property
    def height(self) -> int:
        """How tall the chart is."""
        return round((self.north - self.south) * self.scale)

    def at(self, lon: float, lat: float) -> Point:
        """Return where a place lies on the chart."""
        return (lon - self.west) * self.narrowing * self.scale, (self.north - lat) * self.scale


@cache
def rings(coast: str) -> list[list[Point]]:
    """Return the outlines of all land of a coast, in degrees."""
    read = json.loads(files("periplus.draw").joinpath(f"{coast}.geojson").read_text("utf-8"))
    return [ring for feature in read["features"] for ring in feature["geometry"]["coordinates"]]


@cache
def land(coast: str, frame: Frame) -> str:
    """Return the outlines of all land in the frame as path data."""
    return "".join(outline([frame.at(*point) for point in ring]) for ring in rings(coast))


def outline(points: list[Point]) -> str:
    """Return a closed line as path data, each point relative to the one before."""
    steps, last = list[str](), (0, 0)
    for x, y in points:
        here = round(x * 10), round(y * 10)
        if here != last:
            steps.append(f"{num((here[0] - last[0]) / 10)} {num((here[1] - last[1]) / 10)}")
            last = here
    return f"M{steps[0]}l{' '.join(steps[1:])}z" if len(steps) > 2 else ""


def backdrop(drawn: str, frame: Frame, theme: str, colours: Mapping[str, Shades] = COLOURS) -> str:
    """Return what never changes on a chart, as an SVG document."""
    size = f'width="{frame.width}" height="{frame.height}"'
    document = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {frame.width} {frame.height}" {size}>{drawn}</svg>'
    )
    return painted(document, theme, colours)


def ground(outlines: str, frame: Frame) -> str:
    """Return sea, waterlines, graticule and land of these outlines, with colours by name."""
    whole = f'width="{frame.width}" height="{frame.height}"'
    return (
        f"<defs>{shading('sea', frame)}{shading('land', frame)}"
        f'<path id="coast" d="{outlines}"/></defs>'
        f'<rect {whole} fill="url(#sea)"/>{graticule(frame)}{waterlines()}'
        '<use href="#coast" fill="url(#land)" stroke="var(--coast)" stroke-width="1.1" stroke-linejoin="round"/>'
    )


def shading(name: str, frame: Frame) -> str:
    """Return a gradient from the top of the chart to its bottom."""
    return (
        f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{frame.height}">'
        f'<stop offset="0" stop-color="var(--{name}-high)"/><stop offset="1" stop-color="var(--{name}-low)"/>'
        "</linearGradient>"
    )


def waterlines() -> str:
    """Return lines around every coast: each is what a broader stroke leaves of a narrower one in the sea's colour."""
    line = '<use href="#coast" fill="none" stroke-linejoin="round" stroke="{}" stroke-width="{}" stroke-opacity="{}"/>'
    lines = [
        line.format("var(--waterline)", 2 * far + 1.1, fading) + line.format("url(#sea)", 2 * far - 0.3, 1)
        for far, fading in zip(WATERLINES, FADING, strict=True)
    ]
    return "".join(lines)


def graticule(frame: Frame) -> str:
    """Return meridians and parallels, every five degrees."""
    meridians = [frame.at(lon, frame.north)[0] for lon in range(-180, 181, 5) if frame.west < lon < frame.east]
    parallels = [frame.at(frame.west, lat)[1] for lat in range(-90, 91, 5) if frame.south < lat < frame.north]
    lines = [f"M{num(x)} 0V{frame.height}" for x in meridians] + [f"M0 {num(y)}H{frame.width}" for y in parallels]
    return f'<path d="{"".join(lines)}" fill="none" stroke="var(--graticule)" stroke-width=".8" stroke-opacity=".28"/>'


def written(names: Iterable[Mapping[str, Any]], frame: Frame) -> str:
    """Return the names of regions and seas, each where its room wants it."""
    drawn = list[str]()
    for each in names:
        x, y = frame.at(each["lon"], each["lat"])
        turn = f" rotate({each['turn']})" if "turn" in each else ""
        name = words(0, 0, each["name"], each["kind"])
        drawn.append(f'<g transform="translate({num(x)} {num(y)}){turn}" aria-hidden="true">{name}</g>')
    return "".join(drawn)


def control(one: Point, other: Point, bend: float) -> Point:
    """Return the point that bends a curve by a share of its length, to the right if positive."""
    (x1, y1), (x2, y2) = one, other
    return (x1 + x2) / 2 - (y2 - y1) * bend, (y1 + y2) / 2 + (x2 - x1) * bend


@lru_cache(PLACED)
def curve(one: Point, other: Point, bend: float) -> str:
    """Return a curve between two places as path data."""
    points = (one, control(one, other, bend), other)
    (x1, y1), (xc, yc), (x2, y2) = [(round(x, 1), round(y, 1)) for x, y in points]
    return f"M{num(x1)} {num(y1)}Q{num(xc)} {num(yc)} {num(x2)} {num(y2)}"


@lru_cache(PLACED)
def halfway(one: Point, other: Point, bend: float) -> Point:
    """Return the middle of a curve."""
    return along(one, other, bend, 0.5)


def along(one: Point, other: Point, bend: float, share: float) -> Point:
    """Return the point of a curve after a share of its way."""
    (x1, y1), (xc, yc), (x2, y2) = one, control(one, other, bend), other
    first, middle, last = (1 - share) ** 2, 2 * share * (1 - share), share * share
    return first * x1 + middle * xc + last * x2, first * y1 + middle * yc + last * y2
