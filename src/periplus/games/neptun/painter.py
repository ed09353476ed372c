"""What all drawings of Neptun use: where cities lie, and the colours and signs of regions."""

from collections.abc import Mapping
from functools import cache, cached_property
from typing import Any, NamedTuple

from periplus.draw.chart import Frame
from periplus.draw.drawn import Painter
from periplus.draw.icons import ICONS, icon
from periplus.draw.layout import read_layout
from periplus.games.neptun import icons
from periplus.kernel.board import Handle

Data = dict[str, Any]
Handles = Mapping[str, Handle]

CHART_WIDTH = 1200
LAYOUT = read_layout(__package__)
"""Where things lie on the chart."""
FRAME = Frame(**LAYOUT["frame"], width=CHART_WIDTH)
"""Which part of the world it shows."""
SIGNS = ("shield", "wreath", "helmet", "tower", "palm")
"""The icons of the regions, in the order of the box."""


class Place(NamedTuple):
    """Where a city lies, which side its name is on, and how far below it ships lie."""

    x: float
    y: float
    label: str
    ships: float


class NeptunPainter(Painter):
    """One drawing of one view: what the box says about regions and cities, and the words to use."""

    room = __package__

    @cached_property
    def regions(self) -> dict[str, int]:
        """The regions with their places in the box."""
        return {region["name"]: at for at, region in enumerate(self.box["regions"])}

    @cached_property
    def region_of(self) -> dict[str, str | None]:
        """The region of each city; the start harbour has none."""
        return {city["name"]: city.get("region") for city in self.box["cities"]}

    @cached_property
    def places(self) -> dict[str, Place]:
        """Where cities lie."""
        return places(tuple(city["name"] for city in self.box["cities"]))

    def region(self, city: str) -> str:
        """Return the class that gives a city the colour of its region."""
        return region_class(self.regions.get(self.region_of.get(city) or ""))

    def sign(self, city: str, x: float, y: float, size: float, kind: str = "") -> str:
        """Return the icon of a city's region; the start harbour has an anchor."""
        at = self.regions.get(self.region_of.get(city) or "")
        return icon("anchor" if at is None else SIGNS[at % len(SIGNS)], x, y, size, kind)


@cache
def places(cities: tuple[str, ...]) -> dict[str, Place]:
    """Return where cities lie; those that the chart does not know are lined up at its foot."""
    known, found = LAYOUT["cities"], {}
    for city in cities:
        if city in known:
            there = known[city]
            opposite = 32 if there["label"] == "above" else -24
            found[city] = Place(*FRAME.at(there["lon"], there["lat"]), there["label"], there.get("ships", opposite))
    strangers = [city for city in cities if city not in known]
    for at, city in enumerate(strangers):
        found[city] = Place(CHART_WIDTH * (at + 1) / (len(strangers) + 1), FRAME.height - 24, "above", 32)
    return found


def region_class(region: int | None) -> str:
    """Return the class that gives the colour of a region."""
    return "region-none" if region is None else f"region-{region % len(SIGNS)}"


def good_icon(good: str, x: float, y: float, size: float) -> str:
    """Draw a good; one without an icon is shipped in a jar."""
    return icon(good if good in ICONS or good in icons.ICONS else "amphora", x, y, size, "card-icon")
