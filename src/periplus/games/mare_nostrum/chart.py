"""The chart of Mare Nostrum: provinces and seas, their buildings and units, and the state of the turn."""

import json
from collections.abc import Callable, Sequence
from functools import cache, cached_property, partial
from html import escape
from importlib.resources import files
from typing import NamedTuple

from periplus.draw import chart as sea
from periplus.draw.chart import Frame
from periplus.draw.drawn import piece
from periplus.draw.icons import compass, icon
from periplus.draw.layout import read_layout
from periplus.draw.metrics import font_of, width
from periplus.draw.seats import frame, weaves
from periplus.draw.svg import box as rectangle
from periplus.draw.svg import disc, explained, fitted, group, num, words
from periplus.games.mare_nostrum.painter import ROLES, UNITS, Data, Handles, MareNostrumPainter, kind_icon
from periplus.games.mare_nostrum.sheets import PHASES, building, forces, owner, states
from periplus.kernel.board import Detail, Panel, Sketches, Tell

CHART_WIDTH = 1160
LAYOUT = read_layout(__package__)
"""Where things lie on the chart."""
FRAME = Frame(**LAYOUT["frame"], width=CHART_WIDTH)
"""Which part of the world it shows."""
STEP = 25
"""From one slot to the next."""
BANNER = 22
"""How tall a banner with units is; its emblem is as wide."""
DRY = 33.0
"""South of this latitude wasteland is desert; elsewhere it is mountains."""


class Spot(NamedTuple):
    """Where on the chart the name of a place is, and its shape; what is at the place goes below the name."""

    x: float
    y: float
    shape: str


class ChartPainter(MareNostrumPainter):
    """Draws the chart."""

    def __init__(
        self, box: Data, view: Data, seat: int | None, tell: Tell, handles: Handles, sketches: Sketches | None = None
    ) -> None:
        """Look up what the box says about places."""
        super().__init__(box, view, seat, tell, handles, sketches)
        self.seas = {each["name"] for each in box["seas"]}
        self.printed = {each["name"]: each for each in [*box["provinces"], *box["seas"]]}
        self.spots = spots(tuple((name, each.get("id", "")) for name, each in self.printed.items()))
        self.capitals = {civ["capital"]: civ["name"] for civ in box["civilisations"]}

    def sea(self) -> Panel:
        """Draw the chart as a panel."""
        marks = self.kept("chart", "marks", lambda: [mark for marks in self.marks.values() for mark in marks])
        shows = self.view["places"], self.view["neutral"], self.view.get("active"), *self.course_shows()
        return self.kept("chart", "chart", self.drawn_chart, *shows, things=marks)

    def drawn_chart(self) -> Panel:
        """Draw everything on the chart."""
        return self.panel("chart", self.say("panel-chart"), CHART_WIDTH, FRAME.height, self.chart())

    def chart(self) -> list[Detail]:
        """Draw the shapes of seas and provinces, then what is there, and the state of the turn."""
        places = [*enumerate(self.view["places"])]
        waters = [(at, place) for at, place in places if place["name"] in self.seas]
        lands = [(at, place) for at, place in places if place["name"] not in self.seas]
        owners = [place["owner"] for _, place in lands]
        return [
            *[self.drawn(f"shape-{at}", place, self.shape, [place["name"]]) for at, place in waters],
            self.detail("chart", "realms", lambda: "".join(self.realm(place) for _, place in lands), owners),
            *[self.drawn(f"shape-{at}", place, self.shape, [place["name"]]) for at, place in lands],
            *[self.drawn(f"place-{at}", place, self.water, [place["name"]]) for at, place in waters],
            *[self.drawn(f"place-{at}", place, self.province, self.marks[place["name"]]) for at, place in lands],
            self.detail("chart", "rose", rose),
            self.detail("chart", "course", self.course, *self.course_shows()),
        ]

    def drawn(self, name: str, place: Data, draw: Callable[[Data], str], things: Sequence[str]) -> Detail:
        """Return something about a place as a detail: it shows who is there, and who of them may be at work."""
        active = self.view.get("active") if any(each["occupied"] for each in place["buildings"]) else None
        return self.detail("chart", name, partial(draw, place), place, self.view["neutral"], active, things=things)

    @cached_property
    def marks(self) -> dict[str, list[str]]:
        """What can be picked at each province: itself, its sites and icons, and what may be built there besides."""
        return {name: [name, *(f"{name}/{spot}" for spot in spots_of(each))] for name, each in self.printed.items()}

    def course_shows(self) -> list[object]:
        """Return what the state of the turn shows."""
        view = self.view
        return [view["turn"], view["step"], view["roles"], [player["civ"] for player in view["players"]]]

    def realm(self, place: Data) -> str:
        """Fill a province that somebody owns with the tint and the pattern of a colour."""
        shape, colour = self.spots[place["name"]].shape, self.colours.get(place["owner"])
        if not place["owner"] or not shape:
            return ""
        place_ = f'href="#place-{shape}" aria-hidden="true"/>'
        if colour is None:
            return f'<use class="realm realm-none" {place_}'
        return (
            f'<use class="tint-{colour}" {place_}<use class="realm realm-{colour}" fill="url(#weave-{colour})" {place_}'
        )

    def shape(self, place: Data) -> str:
        """Draw the outline of a place, which can be pointed at."""
        name = place["name"]
        kind = "water" if name in self.seas else "land"
        handle = self.handles.get(name)
        use = "" if handle is None else " can" if handle.can else " cannot"
        marks = f'class="thing area {kind}{use}" data-thing="{escape(name)}" aria-hidden="true"'
        title = "" if handle else f"<title>{escape(self.label(place))}</title>"
        shape = self.spots[name].shape
        return f'<use {marks} href="#place-{shape}">{title}</use>' if shape else ""

    def water(self, place: Data) -> str:
        """Draw the name of a sea and the fleets on it."""
        spot = self.spots[place["name"]]
        inner = words(0, 0, place["name"], "water-name") + group(self.banners(place), "", 0, 20)
        return self.thing(place["name"], inner, "place", self.label(place), spot.x, spot.y)

    def province(self, place: Data) -> str:
        """Draw a province: its name, its sites and icons with their buildings, and the units in it."""
        name, spot = place["name"], self.spots[place["name"]]
        inner, outer = self.province_name(place), ""
        for mark, x, drawn in self.buildings(place):
            if f"{name}/{mark}" in self.handles:
                label = self.say("told-spot", spot=mark, place=name)
                outer += self.thing(f"{name}/{mark}", drawn, "spot", label, spot.x + x, spot.y + 17)
            else:
                inner += group(drawn, "", x, 17)
        inner += group(self.banners(place), "", 0, 42)
        return self.thing(name, inner, "place", self.label(place), spot.x, spot.y) + outer

    def label(self, place: Data) -> str:
        """Return a place in words: whose it is, its buildings, the units in it, and what is going on."""
        whose = [owner(place["owner"], self.view["neutral"])] if place["owner"] else []
        found = [*whose, *map(building, place["buildings"]), *map(forces, place["forces"]), *states(place)]
        return self.say("told-place", place=place["name"], names=found) if found else place["name"]

    def province_name(self, place: Data) -> str:
        """Write the name of a province between its owner's marker and what is going on there."""
        name, half = place["name"], wide(place["name"], "place-name") / 2
        marks = ["crown"] * (name in self.capitals) + ["swords"] * place["at_war"]
        marks += ["hourglass"] * (place["converting"] or place["new"])
        signs = [
            icon(mark, half + 12 + 17 * at, -5.5, 15, "at-war" if mark == "swords" else "place-sign")
            for at, mark in enumerate(marks)
        ]
        marker = self.marker(place["owner"], -half - 13, -5.5, 9) if place["owner"] else ""
        home = f' data-home="{self.seat_of.get(self.capitals.get(name), "")}"' if name in self.capitals else ""
        return group(marker + words(0, 0, name, "place-name") + "".join(signs), more=home)

    def buildings(self, place: Data) -> list[tuple[str, float, str]]:
        """Draw sites and icons, with or without their buildings, then temple and market: each with its distance."""
        printed, built = self.printed[place["name"]], {each["spot"]: each for each in place["buildings"]}
        armies = [each["civ"] for each in place["forces"] if each["legions"] and each["civ"] != place["owner"]]
        entering = self.view.get("active")  # legions that have just joined an occupier cover nothing yet
        invader = min(armies, key=lambda civ: self.seat_of.get(civ) == entering, default=None)
        sites = [each["name"] for each in printed.get("sites", []) if each["name"] not in place["shut"]]
        goods = [each["good"] for each in printed.get("icons", []) if each["good"] not in place["shut"]]
        doublers = [each["spot"] for each in place["buildings"] if each["kind"] in ("temple", "market")]
        drawn = [self.site(site, built.get(site), invader) for site in sites]
        drawn += [self.caravan(good, built.get(good), invader) for good in goods]
        drawn += [self.doubler(built[kind], invader) for kind in doublers]
        return list(zip([*sites, *goods, *doublers], side_by_side([STEP] * len(drawn)), drawn, strict=True))

    def site(self, name: str, built: Data | None, invader: str | None) -> str:
        """Draw a site with its city, if it has one."""
        kind = "site" if built is None else "built"
        inner = rectangle(-10.5, -10.5, 21, 21, f"{kind} base") + icon("city", 0, 0, 17, f"{kind}-sign")
        told = self.say("told-site", site=name) if built is None else self.tell(building(built))
        return explained(inner + self.occupier(built, invader), told)

    def caravan(self, good: str, built: Data | None, invader: str | None) -> str:
        """Draw an icon with its caravan, if there is one."""
        kind = "site" if built is None else "built"
        inner = disc(0, 0, 11, f"{kind} base") + kind_icon(good, 0, 0, 16, f"{kind}-sign")
        camel = "" if built is None else disc(8, 8, 6, "badge") + icon("caravan", 8, 8, 10, "badge-sign")
        told = self.say("told-icon", card=good) if built is None else self.tell(building(built))
        return explained(inner + camel + self.occupier(built, invader), told)

    def doubler(self, built: Data, invader: str | None) -> str:
        """Draw a temple or a market."""
        inner = rectangle(-10.5, -10.5, 21, 21, "built base") + kind_icon(built["kind"], 0, 0, 16, "built-sign")
        return explained(inner + self.occupier(built, invader), self.tell(building(built)))

    def occupier(self, built: Data | None, invader: str | None) -> str:
        """Draw the legion on a building."""
        if built is None or not built["occupied"] or invader is None:
            return ""
        return group(disc(8, -8, 7, "token-fill") + icon("legion", 8, -8, 10, "sign"), self.colour(invader))

    def banners(self, place: Data) -> str:
        """Draw the banners of all who have units at a place, one below the other."""
        drawn = [self.banner(place["name"], each) for each in place["forces"]]
        return "".join(group(banner, "", -wide / 2, (BANNER + 2) * at) for at, (banner, wide) in enumerate(drawn))

    def banner(self, place: str, units: Data) -> tuple[str, float]:
        """Draw the banner of a civilisation, and return how wide it is: its emblem, then its units."""
        civ, x, drawn = units["civ"], float(BANNER), self.marker(units["civ"], BANNER / 2, 0, 11)
        for kind in UNITS:
            if units[kind]:
                drawn += self.counter(place, civ, kind, units[kind], x)
                x += counter_width(units[kind])
        return explained(drawn, self.tell(forces(units))), x

    def counter(self, place: str, civ: str, kind: str, count: int, x: float) -> str:
        """Draw units of one kind, with their number; a page sees where they move from and to."""
        number = group(words(25, 5.5, count, "unit-number sign"), "many") if count > 1 else ""
        inner = rectangle(0, -BANNER / 2, counter_width(count), BANNER, "token-fill", 3)
        inner += kind_icon(UNITS[kind], 10.5, 0, 16, "sign") + number
        id = escape(f"{place}-{civ}-{kind}".replace(" ", "_"))
        marks = f' id="{id}"{piece(f"{civ} {kind}", place, count)}'
        return group(inner, f"units piece {self.colour(civ)}", x, 0, marks)

    def course(self) -> str:
        """Draw how far the game has come: turn and phase, the roles, and what counts towards them."""
        view, players = self.view, self.view["players"]
        now = next((phase for phase, steps in PHASES.items() if view["step"] in steps), "")
        turn = self.say("course-turn", turn=view["turn"]) if view["turn"] else self.say("course-set-up")
        inner = rectangle(0, 0, 330, 134, "legend", 8) + words(14, 25, turn, "course-now", "start")
        inner += words(316, 25, self.say(f"course-{now}"), "phase-now", "end") if now else ""
        inner += "".join(self.told_marker(each, 204 + 26 * at, 46, 9) for at, each in enumerate(players))
        for at, role in enumerate(view["roles"]):
            inner += group(self.role(role), "", 0, 75 + 23 * at)
        x, y = FRAME.at(*LAYOUT["course"])
        return group(inner, "progress", round(x), round(y), f' role="img" aria-label="{escape(turn)}"')

    def role(self, role: Data) -> str:
        """Draw what everybody has towards a role; the holder's number is in the frame of his colour."""
        inner = icon(ROLES[role["role"]], 22, -5, 17, "panel-icon")
        inner += fitted(36, 0, self.say("cell-role", role=role["role"]), "role-name", 150, __package__)
        for seat, count in enumerate(role["counts"]):
            colour, x = self.colours[self.view["players"][seat]["civ"]], 204 + 26 * seat
            held = seat == role["seat"]
            number = words(x, 0, count, "held-number sign" if held else "role-name")
            inner += group(frame(colour, x, -5, 10) + number, f"player-{colour}") if held else number
        told = self.say("told-role", role=role["role"], counted=role["role"])
        return explained(inner, told, (10, -18, 310, 22))


# What the data files say


@cache
def features() -> list[Data]:
    """Read the shapes of provinces, seas and wasteland."""
    read: list[Data] = json.loads(files(__package__).joinpath("map.geojson").read_text("utf-8"))["features"]
    return read


def outline(feature: Data) -> str:
    """Return a shape as path data."""
    rings = [ring for polygon in feature["geometry"]["coordinates"] for ring in polygon]
    return "".join(sea.outline([FRAME.at(*point) for point in ring]) for ring in rings)


@cache
def outlines() -> str:
    """Return the outlines of provinces and seas, and the patterns that fill them, for drawings to refer to."""
    drawn = "".join(
        f'<path id="place-{each["properties"]["id"]}" d="{outline(each)}"/>'
        for each in features()
        if each["properties"]["id"]
    )
    return f"<defs>{drawn}</defs>" + weaves()


@cache
def spots(named: tuple[tuple[str, str], ...]) -> dict[str, Spot]:
    """Return where the names and ids of places are; those unknown to the chart are in a row at its foot."""
    moved, found = LAYOUT["places"], {}
    labels = {each["properties"]["id"]: each["properties"]["label"] for each in features()}
    for name, id in named:
        if id in labels:
            found[name] = Spot(*FRAME.at(*moved.get(id, labels[id])), id)
    strangers = [name for name, id in named if id not in labels]
    for at, name in enumerate(strangers):
        found[name] = Spot(CHART_WIDTH * (at + 1) / (len(strangers) + 1), FRAME.height - 60, "")
    return found


@cache
def ground() -> str:
    """Draw what never changes: sea and land, wasteland, and the way through the straits."""
    land = [each for each in features() if each["properties"]["kind"] != "sea"]
    waste = [each for each in land if each["properties"]["kind"] == "wasteland"]
    dry = "".join(outline(each) for each in waste if each["properties"]["label"][1] < DRY)
    high = "".join(outline(each) for each in waste if each["properties"]["label"][1] >= DRY)
    way = [FRAME.at(*point) for point in LAYOUT["straits"]]
    (x1, y1), (xc, yc), (x2, y2) = way
    line = f"M{num(x1)} {num(y1)}Q{num(xc)} {num(yc)} {num(x2)} {num(y2)}"
    return (
        sea.ground("".join(map(outline, land)), FRAME)
        + hatching()
        + f'<path d="{dry}" fill="url(#desert)"/><path d="{high}" fill="url(#mountains)"/>'
        + f'<path d="{line}" fill="none" stroke="var(--sea-line)" stroke-width="2.4" stroke-dasharray="1 6"'
        + ' stroke-linecap="round"/>'
    )


def hatching() -> str:
    """Return the patterns of desert and mountains."""
    sand = '<circle cx="4" cy="5" r=".9"/><circle cx="15" cy="13" r=".9"/><circle cx="9" cy="18" r=".7"/>'
    peaks = '<path d="M3 14l6-8 6 8M9 6l2.6 8" fill="none" stroke="var(--land-ink)" stroke-width="1"/>'
    tint = '<rect width="22" height="22" fill="var(--waste)"/>'
    start = 'width="22" height="22" patternUnits="userSpaceOnUse"'
    return (
        f'<defs><pattern id="desert" {start}>{tint}<g fill="var(--land-ink)" opacity=".6">{sand}</g></pattern>'
        f'<pattern id="mountains" {start}>{tint}<g opacity=".55">{peaks}</g></pattern></defs>'
    )


def spots_of(printed: Data) -> list[str]:
    """Return the spots of a province: its sites, its icons, and those of a temple and a market."""
    sites = [each["name"] for each in printed.get("sites", [])]
    return [*sites, *[each["good"] for each in printed.get("icons", [])], "temple", "market"]


@cache
def rose() -> str:
    """Draw a compass rose."""
    return group(compass(*FRAME.at(*LAYOUT["compass"]), 92), "compass", more=' aria-hidden="true"')


# Small things


def wide(name: str, kind: str) -> float:
    """Return how wide a name is when written."""
    return width(name, *font_of(kind, __package__))


def side_by_side(widths: Sequence[float]) -> list[float]:
    """Return the offsets of things of these widths in a row around a middle."""
    ends = [sum(widths[:at]) for at in range(len(widths))]
    return [end + width / 2 - sum(widths) / 2 for end, width in zip(ends, widths, strict=True)]


def counter_width(count: int) -> float:
    """Return how wide a counter of so many units is."""
    return 21 if count == 1 else 33 if count < 10 else 41
