"""The chart of Neptun: links, cities, ships, the weather, and how far the game has come."""

from functools import cache, partial
from html import escape

from periplus.draw import chart as sea
from periplus.draw.cards import medallion, scale
from periplus.draw.chart import Point
from periplus.draw.drawn import piece
from periplus.draw.icons import compass, galley
from periplus.draw.seats import EMBLEMS
from periplus.draw.svg import box as rectangle
from periplus.draw.svg import disc, explained, group, words
from periplus.games.neptun.painter import CHART_WIDTH, FRAME, LAYOUT, Data, NeptunPainter
from periplus.kernel.board import Detail, Panel
from periplus.kernel.text import signed

CELL = 27
TURNS = 5


class ChartPainter(NeptunPainter):
    """Draws the chart."""

    def sea(self) -> Panel:
        """Draw the chart as a panel."""
        view, cities = self.view, [city["name"] for city in self.box["cities"]]
        boats = [player["boat"] for player in view["players"]]
        now = [view[key] for key in ("forecast", "wind", "round", "turn", "step")]
        return self.kept("chart", "chart", self.drawn_chart, view["links"], boats, now, things=cities)

    def drawn_chart(self) -> Panel:
        """Draw everything on the chart."""
        return self.panel("chart", self.say("panel-chart"), CHART_WIDTH, FRAME.height, self.chart())

    def chart(self) -> list[Detail]:
        """Draw names, links, cities, ships, and the legends at the edges."""
        view = self.view
        return [
            self.detail("chart", "names", names),
            self.detail("chart", "links", self.links, view["links"]),
            *[self.drawn_city(at, city["name"]) for at, city in enumerate(self.box["cities"])],
            *[self.drawn_ship(player, *spot) for player, spot in self.ships()],
            self.detail("chart", "weather", self.weather, view["forecast"], view["wind"]),
            self.detail("chart", "course", self.course, view["round"], view["turn"], view["step"]),
        ]

    def drawn_city(self, at: int, name: str) -> Detail:
        """Return a city as a detail: it tells of the ships there."""
        return self.detail("chart", f"city-{at}", partial(self.city, name), self.at(name), things=[name])

    def drawn_ship(self, player: Data, x: float, y: float) -> Detail:
        """Return a ship as a detail."""
        seat = player["seat"]
        return self.detail("chart", f"ship-{seat}", partial(self.ship, seat, x, y), player["boat"], x, y)

    def links(self) -> str:
        """Draw all links."""
        return "".join(self.link(at, link) for at, link in enumerate(self.view["links"]))

    def at(self, city: str) -> list[int]:
        """Return the seats whose ships lie in a city."""
        return [player["seat"] for player in self.view["players"] if player["boat"] == city]

    def link(self, at: int, link: Data) -> str:
        """Draw a link with its miles, and the bold line that marks it as part of a way under consideration."""
        one, other = link["ends"]
        ends, bend = self.ends(one, other), bend_of(one, other)
        way, (x, y) = sea.curve(*ends, bend), sea.halfway(*ends, bend)
        deep = link["kind"] == "deep sea"
        kind, mark = ("deep-sea", "-deep") if deep else ("coastal", "")
        marker = disc(x, y, 13, f"miles{mark}") + words(x, y + 5.5, link["miles"], f"miles-number{mark}")
        lines = f'<path class="link {kind}" d="{way}"/><path class="trail" d="{way}"/>'
        joins = f' data-thing="link-{at}" data-ends="{escape(one)}|{escape(other)}" data-length="{link["miles"]}"'
        told = escape(self.say("told-link", city=one, other_city=other, miles=link["miles"]))
        return group(f"<title>{told}</title>{lines}{marker}", "passage", more=joins)

    def ends(self, one: str, other: str) -> tuple[Point, Point]:
        """Return where a link begins and ends."""
        return self.places[one][:2], self.places[other][:2]

    def city(self, name: str) -> str:
        """Draw a city: a medallion with the icon and colour of its region, and its name."""
        place = self.places[name]
        round_ = medallion(disc(0, 0, 11, "region-fill") + self.sign(name, 0, 0, 15, "region-sign"))
        inner = round_ + self.city_name(name, place.label)
        return self.thing(name, inner, f"city {self.region(name)}", self.city_label(name), *place[:2])

    def city_name(self, name: str, side: str) -> str:
        """Write the name of a city beside it."""
        anchor = {"left": "end", "right": "start"}.get(side, "middle")
        x, y = {"left": (-18, 5), "right": (18, 5), "above": (0, -19), "below": (0, 29)}[side]
        return words(x, y, self.say("cell-city", city=name), "city-name", anchor)

    def city_label(self, name: str) -> str:
        """Return what a city is, and the ships that lie there."""
        region = self.region_of.get(name)
        label = self.say("told-city", city=name, region=region) if region else self.say("told-harbour", city=name)
        here = self.at(name)
        return f"{label}. {self.say('told-ships', seats=here)}" if here else label

    def ships(self) -> list[tuple[Data, tuple[float, float]]]:
        """Return every player with the spot where the ship lies: those in one city lie side by side."""
        placed = []
        for city, place in self.places.items():
            there = [player for player in self.view["players"] if player["boat"] == city]
            for at, player in enumerate(there):
                aside = (at - (len(there) - 1) / 2) * (40 if len(there) < 4 else 34)
                placed.append((player, (place.x + aside, place.y + place.ships)))
        return sorted(placed, key=lambda each: int(each[0]["seat"]))

    def ship(self, seat: int, x: float, y: float) -> str:
        """Draw a ship, which lets the pointer through to its city."""
        city, name = self.view["players"][seat]["boat"], f"boat-{seat}"
        label = escape(self.say("told-boat", seat=seat, city=city))
        marks = f' id="{name}" data-thing="{name}" data-home="{seat}"{piece(name, city)}'
        drawn = group(galley(EMBLEMS[seat]), f"player-{seat}")
        return group(drawn, "piece through", x, y, f'{marks} role="img" aria-label="{label}"')

    def weather(self) -> str:
        """Draw forecast and wind, one above the other, as the forecast becomes the wind below it."""
        scales = self.box["scales"]
        low, neutral = scales["wind_low"], scales["wind_neutral"]
        winds = range(low, scales["wind_high"] + 1)
        now = self.view["forecast"]
        cells = [
            (f"forecast-{wind - neutral}", signed(wind - neutral), wind - neutral == now)
            if abs(wind - neutral) <= scales["forecast"] else ("", "", False)
            for wind in winds
        ]  # fmt: skip
        forecast = scale("forecast-cell", cells, CELL, 24)
        wind = scale("wind-cell", [(f"wind-{at}", str(at), at == self.view["wind"]) for at in winds], CELL, 24)
        width = CELL * len(winds) + 20
        legend = (
            rectangle(0, 0, width, 96, "legend", 8)
            + words(12, 19, self.say("legend-forecast"), "legend-title", "start")
            + explained(group(forecast, "", 10, 25), self.say("told-forecast"))
            + explained(group(wind, "", 10, 50), self.say("told-wind", wind=self.view["wind"]))
            + words(12, 90, self.say("legend-wind"), "legend-title", "start")
        )
        return group(legend, "weather", CHART_WIDTH - width - 14, 12)

    def course(self) -> str:
        """Draw where the game stands: round, phase and turn."""
        view, step = self.view, self.view["step"]
        acquiring, sailing = step == "Acquire", step not in ("Acquire", "")
        rounds = "".join(
            words(150 + at * 34, 27, letter, "course-now" if letter == view["round"] else "course")
            for at, letter in enumerate("ABC")
        )
        contracts = pips(TURNS, view["turn"] if acquiring else TURNS + 1)
        voyages = pips(TURNS, view["turn"] if sailing else 0 if acquiring else TURNS + 1)
        extras = pips(2, view["turn"] - TURNS if sailing else 0 if acquiring else 3, 5)
        titles = (
            words(16, 27, self.say("course-round"), "course", "start")
            + words(16, 53, self.say("course-contracts"), "course-now" if acquiring else "course", "start")
            + words(16, 79, self.say("course-sailing"), "course-now" if sailing else "course", "start")
        )
        inner = rectangle(0, 0, 330, 96, "legend", 8) + titles + rounds
        inner += group(contracts, "", 150, 48) + group(voyages, "", 150, 74) + group(extras, "", 266, 74)
        where = escape(self.say("told-course", round=view["round"], turn=view["turn"]))
        told = f"<title>{where}</title>{inner}"
        return group(told, "progress", 16, FRAME.height - 112, f' role="img" aria-label="{where}"')


def bend_of(one: str, other: str) -> float:
    """Return how far a link bends."""
    bends = LAYOUT["bends"]
    return float(bends.get(f"{one} – {other}", -bends.get(f"{other} – {one}", 0.0)))


@cache
def names() -> str:
    """Write the names of regions and seas, and draw a compass rose."""
    return sea.written(LAYOUT["names"], FRAME) + group(
        compass(CHART_WIDTH - 46, FRAME.height - 92, 70), "compass", more=' aria-hidden="true"'
    )


def pips(count: int, now: int, radius: float = 7) -> str:
    """Draw turns: those that are over, the one that is on, and those to come."""
    kinds = ["pip-done" if at + 1 < now else "pip-now" if at + 1 == now else "pip" for at in range(count)]
    return "".join(disc(at * 22, 0, radius, kind) for at, kind in enumerate(kinds))
