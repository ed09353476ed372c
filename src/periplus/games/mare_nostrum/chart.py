"""The chart of Mare Nostrum: provinces and seas, their buildings and units, and the state of the turn."""

import json
from collections.abc import Sequence
from functools import cache, cached_property
from html import escape
from importlib.resources import files
from typing import NamedTuple

from periplus.draw import chart as sea
from periplus.draw.cards import token
from periplus.draw.chart import Frame
from periplus.draw.drawn import piece
from periplus.draw.icons import compass, icon
from periplus.draw.layout import read_layout
from periplus.draw.metrics import font_of, width
from periplus.draw.svg import box as rectangle
from periplus.draw.svg import disc, fitted, group, num, words
from periplus.games.mare_nostrum.painter import ROLES, UNITS, Data, Handles, MareNostrumPainter, kind_icon
from periplus.games.mare_nostrum.sheets import PHASES, building, forces, owner, states
from periplus.kernel.board import Panel, Tell

CHART_WIDTH = 1160
LAYOUT = read_layout(__package__)
"""Where things lie on the chart."""
FRAME = Frame(**LAYOUT["frame"], width=CHART_WIDTH)
"""Which part of the world it shows."""
STEP = 25
"""From one slot or counter to the next."""
DRY = 33.0
"""South of this latitude wasteland is desert; elsewhere it is mountains."""


class Spot(NamedTuple):
    """Where on the chart the name of a place is, and its shape; what is at the place goes below the name."""

    x: float
    y: float
    shape: str


class ChartPainter(MareNostrumPainter):
    """Draws the chart."""

    def __init__(self, box: Data, view: Data, seat: int | None, tell: Tell, handles: Handles) -> None:
        """Look up what the box says about places."""
        super().__init__(box, view, seat, tell, handles)
        self.seas = {each["name"] for each in box["seas"]}
        self.printed = {each["name"]: each for each in [*box["provinces"], *box["seas"]]}
        self.spots = spots(tuple((name, each.get("id", "")) for name, each in self.printed.items()))
        self.capitals = {civ["capital"]: civ["name"] for civ in box["civilisations"]}

    def sea(self) -> Panel:
        """Draw the chart as a panel."""
        return self.panel("chart", self.say("panel-chart"), CHART_WIDTH, FRAME.height, self.chart())

    def chart(self) -> str:
        """Draw the shapes of seas and provinces, then what is there, and the state of the turn."""
        places = self.view["places"]
        waters = [place for place in places if place["name"] in self.seas]
        lands = [place for place in places if place["name"] not in self.seas]
        shapes = "".join(self.shape(place, "water") for place in waters)
        shapes += "".join(self.shape(place, "land") for place in lands)
        rose = group(compass(*FRAME.at(*LAYOUT["compass"]), 92), "compass", more=' aria-hidden="true"')
        return shapes + "".join(map(self.water, waters)) + "".join(map(self.province, lands)) + rose + self.course()

    def shape(self, place: Data, kind: str) -> str:
        """Draw the shape of a place, in the colour of its owner; it can be pointed at."""
        name = place["name"]
        owned = f" owned {self.colour(place['owner'])}" if place["owner"] else ""
        handle = self.handles.get(name)
        use = "" if handle is None else " can" if handle.can else " cannot"
        marks = f'class="thing area {kind}{owned}{use}" data-thing="{escape(name)}" aria-hidden="true"'
        title = "" if handle else f"<title>{escape(self.labels[name])}</title>"
        shape = self.spots[name].shape
        return f'<use {marks} href="#place-{shape}">{title}</use>' if shape else ""

    def water(self, place: Data) -> str:
        """Draw the name of a sea and the fleets on it."""
        spot = self.spots[place["name"]]
        inner = words(0, 0, place["name"], "water-name") + group(self.units(place), "", 0, 20)
        return self.thing(place["name"], inner, "place", self.labels[place["name"]], spot.x, spot.y)

    def province(self, place: Data) -> str:
        """Draw a province: its name, its sites and icons with their buildings, and the units in it."""
        name, spot = place["name"], self.spots[place["name"]]
        low = 52 if self.named_sites(name) else 42
        inner, outer = self.province_name(place), ""
        for mark, x, drawn in self.buildings(place):
            if f"{name}/{mark}" in self.handles:
                label = self.say("told-spot", spot=mark, place=name)
                outer += self.thing(f"{name}/{mark}", drawn, "spot", label, spot.x + x, spot.y + 17)
            else:
                inner += group(drawn, "", x, 17)
        inner += group(self.units(place), "", 0, low)
        return self.thing(name, inner, "place", self.labels[name], spot.x, spot.y) + outer

    @cached_property
    def labels(self) -> dict[str, str]:
        """All places in words."""
        return {place["name"]: self.label(place) for place in self.view["places"]}

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
            icon(mark, half + 10 + 15 * at, -4, 13, "at-war" if mark == "swords" else "place-sign")
            for at, mark in enumerate(marks)
        ]
        marker = self.marker(place["owner"], -half - 11, -4.5) if place["owner"] else ""
        home = f' data-home="{self.seat_of.get(self.capitals.get(name), "")}"' if name in self.capitals else ""
        return group(marker + words(0, 0, name, "place-name") + "".join(signs), more=home)

    def named_sites(self, province: str) -> bool:
        """Say whether a site has a name other than its province's."""
        return any(site["name"] != province for site in self.printed[province].get("sites", []))

    def buildings(self, place: Data) -> list[tuple[str, float, str]]:
        """Draw sites and icons, with or without their buildings, then temple and market: each with its distance."""
        printed, built = self.printed[place["name"]], {each["spot"]: each for each in place["buildings"]}
        armies = [each["civ"] for each in place["forces"] if each["legions"] and each["civ"] != place["owner"]]
        entering = self.view.get("active")  # legions that have just joined an occupier cover nothing yet
        invader = min(armies, key=lambda civ: self.seat_of.get(civ) == entering, default=None)
        sites = [each["name"] for each in printed.get("sites", []) if each["name"] not in place["shut"]]
        goods = [each["good"] for each in printed.get("icons", []) if each["good"] not in place["shut"]]
        doublers = [each["spot"] for each in place["buildings"] if each["kind"] in ("temple", "market")]
        drawn = [self.site(site, place["name"], built.get(site), invader) for site in sites]
        drawn += [self.caravan(good, built.get(good), invader) for good in goods]
        drawn += [doubler(kind) + self.occupier(built[kind], invader) for kind in doublers]
        widths = [max(STEP, wide(site, "site-name") + 10) if site != place["name"] else STEP for site in sites]
        spread = side_by_side(widths + [STEP] * (len(drawn) - len(sites)))
        return list(zip([*sites, *goods, *doublers], spread, drawn, strict=True))

    def site(self, name: str, province: str, built: Data | None, invader: str | None) -> str:
        """Draw a site with its city, if it has one, and with its name, unless that is its province's."""
        kind = "site" if built is None else "built"
        inner = rectangle(-10.5, -10.5, 21, 21, f"{kind} base") + icon("city", 0, 0, 17, f"{kind}-sign")
        return inner + self.occupier(built, invader) + (words(0, 21, name, "site-name") if name != province else "")

    def caravan(self, good: str, built: Data | None, invader: str | None) -> str:
        """Draw an icon with its caravan, if there is one."""
        kind = "site" if built is None else "built"
        inner = disc(0, 0, 11, f"{kind} base") + kind_icon(good, 0, 0, 16, f"{kind}-sign")
        camel = "" if built is None else disc(8, 8, 6, "badge") + icon("caravan", 8, 8, 10, "badge-sign")
        return inner + camel + self.occupier(built, invader)

    def occupier(self, built: Data | None, invader: str | None) -> str:
        """Draw the legion on a building."""
        if built is None or not built["occupied"] or invader is None:
            return ""
        return group(disc(8, -8, 7, "token-fill") + icon("legion", 8, -8, 10, "sign"), self.colour(invader))

    def units(self, place: Data) -> str:
        """Draw a counter for each kind of unit of each civilisation, side by side."""
        drawn = [
            self.counter(place["name"], each["civ"], kind, each[kind])
            for each in place["forces"] for kind in UNITS if each[kind]
        ]  # fmt: skip
        return "".join(
            group(each, "", x) for x, each in zip(side_by_side([STEP + 1.0] * len(drawn)), drawn, strict=True)
        )

    def counter(self, place: str, civ: str, kind: str, count: int) -> str:
        """Draw units of one kind, with their number; a page sees where they move from and to."""
        number = group(disc(8, 8, 7, "badge") + words(8, 12, count, "badge-number"), "many") if count > 1 else ""
        inner = disc(0, 0, 11.5, "token-fill") + kind_icon(UNITS[kind], 0, 0, 15, "sign") + number
        id = escape(f"{place}-{civ}-{kind}".replace(" ", "_"))
        return group(inner, f"units piece {self.colour(civ)}", more=f' id="{id}"{piece(f"{civ} {kind}", place, count)}')

    def course(self) -> str:
        """Draw how far the game has come: turn and phase, the roles, and what counts towards them."""
        view, players = self.view, self.view["players"]
        now = next((phase for phase, steps in PHASES.items() if view["step"] in steps), "")
        inner = rectangle(0, 0, 290, 140, "legend", 8)
        turn = self.say("course-turn", turn=view["turn"]) if view["turn"] else self.say("course-set-up")
        inner += words(14, 25, turn, "course-now", "start")
        for at, phase in enumerate(PHASES):
            kind = "phase-now" if phase == now else "phase"
            inner += words(48 + 97 * at, 48, self.say(f"course-{phase}"), kind)
        inner += "".join(token(at, 178 + 23 * at, 68, 8) for at in range(len(players)))
        for at, role in enumerate(view["roles"]):
            inner += group(self.role(role), "", 0, 91 + 20 * at)
        x, y = FRAME.at(*LAYOUT["course"])
        return group(inner, "progress", round(x), round(y), f' role="img" aria-label="{escape(turn)}"')

    def role(self, role: Data) -> str:
        """Draw what everybody has towards a role; the holder's number is on a disc of his colour."""
        inner = icon(ROLES[role["role"]], 20, -4, 16, "panel-icon")
        inner += fitted(32, 0, self.say("cell-role", role=role["role"]), "faint", 132)
        for seat, count in enumerate(role["counts"]):
            if seat == role["seat"]:
                held = disc(0, -4.5, 10, "token-fill") + words(0, 0, count, "held-number sign")
                inner += group(held, f"player-{seat}", 178 + 23 * seat)
            else:
                inner += words(178 + 23 * seat, 0, count, "faint")
        return inner


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
    """Return the outlines of provinces and seas, for drawings to refer to."""
    drawn = "".join(
        f'<path id="place-{each["properties"]["id"]}" d="{outline(each)}"/>'
        for each in features()
        if each["properties"]["id"]
    )
    return f"<defs>{drawn}</defs>"


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


# Small things


def wide(name: str, kind: str) -> float:
    """Return how wide a name is when written."""
    return width(name, *font_of(kind, __package__))


def side_by_side(widths: Sequence[float]) -> list[float]:
    """Return the offsets of things of these widths in a row around a middle."""
    ends = [sum(widths[:at]) for at in range(len(widths))]
    return [end + width / 2 - sum(widths) / 2 for end, width in zip(ends, widths, strict=True)]


def doubler(kind: str) -> str:
    """Draw a temple or a market."""
    return rectangle(-10.5, -10.5, 21, 21, "built base") + kind_icon(kind, 0, 0, 16, "built-sign")
