"""The chart of Parthenon: islands and lands, harbor cards, fleets and hazards, and how far the game has come."""

from functools import cache, partial
from html import escape

from periplus.draw import chart as sea
from periplus.draw.chart import Frame, Point
from periplus.draw.drawn import piece
from periplus.draw.icons import compass, galley, icon
from periplus.draw.layout import read_layout
from periplus.draw.seats import EMBLEMS, weaves
from periplus.draw.svg import box as rectangle
from periplus.draw.svg import disc, explained, fitted, group, num, words
from periplus.games.parthenon.kinds import FLEET_NAMES
from periplus.games.parthenon.painter import Data, ParthenonPainter, kind_icon
from periplus.games.parthenon.sheets import fleet_state, harbor, known
from periplus.kernel.board import Detail, Panel

CHART_WIDTH = 740
LAYOUT = read_layout(__package__)
"""Where things lie on the chart."""
FRAME = Frame(**LAYOUT["frame"], width=CHART_WIDTH)
"""Which part of the world it shows."""
COAST = "aegean"
PLAQUE = 138, 56
"""How large the plaque of a land is."""
SHIP = 0.56
"""How large a ship is drawn."""
HARBORS = {"fee": "coin", "thieves": "cards", "fair": "market"}
"""Pictures of harbor cards that are not about a kind of card, by what they do."""
STRETCHES = {"back": 0.3, "out": 0.62}
"""How far along its way a fleet is drawn while it is at sea."""
AT_SEA = ("journey", "hazards")
"""Phases in which fleets that are away are still under way."""
HAZARD = 150, 62
"""How large a hazard card is drawn over the sea."""


class ChartPainter(ParthenonPainter):
    """Draws the chart."""

    def sea(self) -> Panel:
        """Draw the chart as a panel."""
        view, seats = self.view, range(len(self.view["players"]))
        players = [[player["structures"], player["fleets"]] for player in view["players"]]
        things = [f"land-{land['name']}" for land in view["lands"]] + [f"island-{seat}" for seat in seats]
        things += [f"fleet-{seat}-{at}" for seat in seats for at in range(len(FLEET_NAMES))]
        own = self.seat if any(each["seat"] == self.seat for each in view["fleets"]) else None
        shows = [view[key] for key in ("lands", "fleets", "archon", "hazard", "year", "season", "phase")]
        return self.kept("chart", "chart", self.drawn_chart, players, own, *shows, things=things)

    def drawn_chart(self) -> Panel:
        """Draw everything on the chart."""
        return self.panel("chart", self.say("panel-chart"), CHART_WIDTH, FRAME.height, self.chart())

    def chart(self) -> list[Detail]:
        """Draw islands, lands, fleets and the hazard that is resolved."""
        view = self.view
        struck = [view["hazard"], view["fleets"]] if view["hazard"] else None
        return [
            self.detail("chart", "names", names),
            *[self.drawn_course(each) for each in view["fleets"]],
            *[self.drawn_island(player) for player in view["players"]],
            *[self.drawn_land(at, each) for at, each in enumerate(view["lands"])],
            *self.ships(),
            self.detail("chart", "hazard", self.hazard, struck),
            self.detail("chart", "years", self.years, view["year"], view["season"]),
        ]

    def drawn_course(self, each: Data) -> Detail:
        """Return the course of a fleet as a detail: one's own is strong."""
        name, own = f"course-{each['seat']}-{each['fleet']}", each["seat"] == self.seat
        return self.detail("chart", name, partial(self.course, each), each["land"], own)

    def drawn_island(self, player: Data) -> Detail:
        """Return an island as a detail."""
        seat = player["seat"]
        shows = player["structures"], seat == self.view["archon"]
        return self.detail("chart", f"island-{seat}", partial(self.island, seat), *shows, things=[f"island-{seat}"])

    def drawn_land(self, at: int, land: Data) -> Detail:
        """Return a land as a detail: it tells of the fleets that sail there."""
        here = [each for each in self.view["fleets"] if each["land"] == land["name"]]
        things = [f"land-{land['name']}"]
        return self.detail("chart", f"land-{at}", partial(self.land, land), land, here, things=things)

    # Islands

    def island(self, seat: int) -> str:
        """Draw an island in its player's colour, with its emblem and its name."""
        name = self.view["players"][seat]["island"]
        colour, spot = self.colours[seat], LAYOUT["islands"][name]
        x, y = FRAME.at(spot["lon"], spot["lat"])
        dx, dy = spot["emblem"]
        shape = f'href="#isle-{escape(name)}" aria-hidden="true"/>'
        land = (
            f'<use class="tint-{colour}" {shape}<use class="realm realm-{colour}" fill="url(#weave-{colour})" {shape}'
        )
        handle = self.handles.get(f"island-{seat}")
        use = "" if handle is None else " can" if handle.can else " cannot"
        bare = f'<use class="thing area isle{use}" data-thing="island-{seat}" {shape}'
        round_ = disc(0, 0, 18, "halo") + self.token(seat, 0, 0, 12) + self.named(seat, spot["name"])
        label = self.say("told-island", seat=seat, count=self.view["players"][seat]["structures"])
        home = group(round_, more=f' data-home="{seat}"')
        return land + bare + self.thing(f"island-{seat}", home, "place", label, x + dx, y + dy)

    def named(self, seat: int, side: str) -> str:
        """Write the name of an island beside its emblem, and a crown if it is the Archon's."""
        anchor = {"left": "end", "right": "start"}.get(side, "middle")
        x, y = {"left": (-18, 6), "right": (18, 6), "above": (0, -19), "below": (0, 28)}[side]
        crown = ""
        if seat == self.view["archon"]:
            spot = (0, -19) if side != "above" else (22, 2)
            crown = explained(icon("crown", *spot, 16, "crown"), self.say("badge"))
        return words(x, y, self.island_name(seat), "place-name", anchor) + crown

    # Lands

    def land(self, land: Data) -> str:
        """Draw a land: its plaque with the harbor card, joined to its harbour if that is on the chart."""
        spot = LAYOUT["lands"][land["name"]]
        x, y = FRAME.at(*spot["plaque"])
        width, height = PLAQUE
        far = land["group"] == "foreign"
        inner = rectangle(0, 0, width, height, "card plaque", 5)
        inner += rectangle(3, 3, width - 6, height - 6, "plaque-rim", 3) if far else ""
        inner += group(self.harbor_card(land), "", 8, 10)
        inner += fitted(44, 21, self.say("cell-land", land=land["name"]), "land-name", width - 50, __package__)
        inner += fitted(44, 36, self.harbor_told(land), "land-card", width - 50, __package__)
        inner += fitted(44, 49, self.sold(land["name"]), "land-sells", width - 50, __package__)
        return self.leader(spot, x, y) + self.thing(
            f"land-{land['name']}", inner, "place land", self.land_label(land), x, y
        )

    def harbor_told(self, land: Data) -> str:
        """Say in a few words which harbor card a land has."""
        if land["card"] is not None:
            return self.say("cell-card", card=land["card"])
        return self.say("land-looked") if land["looked"] else self.tell(harbor(land))

    def leader(self, spot: Data, x: float, y: float) -> str:
        """Draw the line from a plaque to the harbour that it speaks of."""
        if "at" not in spot:
            return ""
        hx, hy = FRAME.at(*spot["at"])
        width, height = PLAQUE
        edge = x + width if hx > x + width else x
        way = f'<path class="leader" d="M{num(edge)} {num(y + height / 2)}L{num(hx)} {num(hy)}"/>'
        return group(way + disc(hx, hy, 5, "harbour"), "through", more=' aria-hidden="true"')

    def harbor_card(self, land: Data) -> str:
        """Draw the harbor card of a land: up, down, known to the viewer, or none."""
        if land["face"] == "none":
            return rectangle(0, 0, 28, 36, "slot", 4)
        if land["face"] == "down":
            down = rectangle(0, 0, 28, 36, "back", 4) + rectangle(3, 3, 22, 30, "back-frame", 3)
            return down + icon("eye" if land["looked"] else "anchor", 14, 18, 16, "back-sign")
        card = next(each for each in self.box["harbor_cards"] if each["name"] == land["card"])
        what = next((sign for key, sign in HARBORS.items() if card.get(key)), "anchor")
        kind = card.get("shortage") or card.get("surplus") or card.get("admits")
        face = rectangle(0, 0, 28, 36, "card", 4) + rectangle(2, 2, 24, 4, "edge-rare", 2)
        sign = kind_icon(kind, 14, 21, 19) if kind else icon(what, 14, 21, 18, "card-icon")
        return group(face + sign, "turned-up")

    def sold(self, land: str) -> str:
        """Say what is sold in a land and nowhere else."""
        if any(each["name"] == land and each.get("plans") for each in self.box["lands"]):
            return self.say("land-plans")
        sells = [each["sells"] for each in self.box["sales"] if each["land"] == land]
        sells += ["papyrus" for each in self.box["lands"] if each["name"] == land and each.get("papyrus")]
        return self.say("land-sells", cards=sells) if sells else ""

    def land_label(self, land: Data) -> str:
        """Return a land in words: its harbor card, and the fleets that sail there."""
        here = [each for each in self.view["fleets"] if each["land"] == land["name"]]
        fleets = [self.fleet_told(each) for each in here]
        about = {"land": land["name"], "card": harbor(land), "group": land["group"]}
        return self.say("told-land", **about, fleets=fleets, count=len(fleets))

    def fleet_told(self, each: Data) -> str:
        """Return a fleet in words: whose it is, its size and how it fares."""
        state = fleet_state(each)
        told = [*([] if state is None else [state]), *known(each)]
        about = {"seat": each["seat"], "fleet": each["fleet"], "count": each["size"]}
        return self.say("told-fleet", **about, names=told, more=len(told))

    # Fleets

    def spot(self, land: str) -> Point:
        """Return where fleets that sail to a land arrive."""
        spot = LAYOUT["lands"][land]
        return FRAME.at(*spot.get("at", spot.get("from")))

    def home(self, seat: int) -> Point:
        """Return where the fleets of a seat lie at home."""
        spot = LAYOUT["islands"][self.view["players"][seat]["island"]]
        x, y = FRAME.at(spot["lon"], spot["lat"])
        return x + spot["ships"][0], y + spot["ships"][1]

    def way(self, each: Data) -> tuple[Point, Point, float]:
        """Return the course of a fleet: its ends and its bend."""
        one, other = self.home(each["seat"]), self.spot(each["land"])
        return one, other, 0.12 if one[0] < other[0] else -0.12

    def course(self, each: Data) -> str:
        """Draw the course of a fleet that is away: one's own in one strong line."""
        own = " own" if each["seat"] == self.seat else ""
        line = f'<path class="voyage realm-{self.colours[each["seat"]]}{own}" d="{sea.curve(*self.way(each))}"/>'
        return group(line, "through", more=' aria-hidden="true"')

    def ships(self) -> list[Detail]:
        """Draw all fleets: at home below their island, under way, or at the land they have reached."""
        away = {(each["seat"], each["fleet"]): each for each in self.view["fleets"]}
        drawn = list[Detail]()
        for player in self.view["players"]:
            x, y = self.home(player["seat"])
            for at, letter in enumerate(FLEET_NAMES[: player["fleets"]]):
                each = away.get((player["seat"], letter))
                where = (x + at * 30, y) if each is None else self.reached(each)
                drawn.append(self.drawn_ship(player["seat"], at, each, where))
        return drawn

    def drawn_ship(self, seat: int, at: int, each: Data | None, where: Point) -> Detail:
        """Return a ship as a detail."""
        name, stretch = f"fleet-{seat}-{at}", None if each is None else self.stretch(each)
        draw = partial(self.ship, seat, at, each, where)
        return self.detail("chart", name, draw, each, where, stretch, things=[name])

    def stretch(self, each: Data) -> str:
        """Return which stretch of its way a fleet is on: back, out or there."""
        return "back" if each["turned_back"] else "out" if self.view["phase"] in AT_SEA else "there"

    def reached(self, each: Data) -> Point:
        """Return where a fleet is: on its way, or beside others that are there."""
        if self.stretch(each) in STRETCHES:
            x, y = sea.along(*self.way(each), STRETCHES[self.stretch(each)])
            together = [
                fleet for fleet in self.view["fleets"] if all(fleet[key] == each[key] for key in ("seat", "land"))
            ]
            return x + 15 * together.index(each), y + 13 * together.index(each)
        here = [fleet for fleet in self.view["fleets"] if fleet["land"] == each["land"] and not fleet["turned_back"]]
        x, y = self.spot(each["land"])
        return x + (here.index(each) - (len(here) - 1) / 2) * 32, y + 20

    def ship(self, seat: int, at: int, each: Data | None, where: Point) -> str:
        """Draw a ship at home or, if it is away, with the number of cards aboard and whether it is struck."""
        name, letter = f"fleet-{seat}-{at}", FLEET_NAMES[at]
        hull = group(galley(EMBLEMS[self.colours[seat]]), self.colour(seat))
        body = f'<g transform="scale({SHIP})">{hull}</g>'
        place, label = "home", self.say("told-at-home", seat=seat, fleet=letter)
        if each is not None:
            place, label = f"{self.stretch(each)} {each['land']}", self.fleet_told(each)
            body += disc(14, -15, 8.5, "aboard") + words(14, -11, str(each["size"]), "aboard-count")
            if each["turned_back"] or each["struck"]:
                body += icon("cross", -12, -14, 13 if each["turned_back"] else 15, "struck")
        inner = group(body, "piece", more=f' id="{name}"{piece(f"{seat} {letter}", place)}')
        return self.thing(name, disc(0, -6, 17, "halo") + inner, "place", label, *where)

    # What is going on

    def hazard(self) -> str:
        """Draw the hazard that is being resolved, over the sea it strikes."""
        name = self.view["hazard"]
        if name is None:
            return ""
        card = next(each for each in self.box["hazards"] if each["name"] == name)
        struck = [each for each in self.view["fleets"] if each["struck"]] or self.view["fleets"]
        groups = {each["name"]: each["group"] for each in self.view["lands"]}
        group_ = next((groups[each["land"]] for each in struck), "neighbouring")
        x, y = FRAME.at(*LAYOUT["hazards"][group_])
        width, height = HAZARD
        told = self.say("cell-hazard", hazard=name)
        body = rectangle(0, 0, width, height, "card", 6) + rectangle(3, 3, width - 6, 6, "storm-edge", 2)
        body += icon(hazard_sign(card), 24, 36, 30, "storm")
        lines = told.split(": ")
        for at, line in enumerate(lines):
            kind = "hazard-title" if at == len(lines) - 1 else "hazard-kind"
            body += fitted(46, 30 + 18 * at if len(lines) > 1 else 40, line, kind, width - 54, __package__)
        return group(explained(group(body, "face turned-up"), told), "", x - width / 2, y - height / 2)

    def years(self) -> str:
        """Draw how far the game has come: a pip for each season of three years."""
        view = self.view
        seasons = self.box["limits"]["seasons"]
        now = (view["year"] - 1) * seasons + view["season"] - 1
        inner = rectangle(0, 0, 222, 34, "legend", 6)
        for year in range(3):
            inner += words(12 + year * 72, 22, ("I", "II", "III")[year], "year", "start")
            for season in range(seasons):
                at = year * seasons + season
                kind = "pip-done" if at < now else "pip-now" if at == now else "pip"
                inner += disc(34 + year * 72 + season * 11, 17, 4.5, kind)
        told = self.say("told-season", year=view["year"], season=view["season"])
        return group(explained(inner, told), "progress", 12, FRAME.height - 46)


def hazard_sign(card: Data) -> str:
    """Return the picture of a hazard."""
    return str(LAYOUT["signs"].get(card.get("title", card["name"]), "waves"))


# What never changes


def middle(ring: list[Point]) -> Point:
    """Return the middle of an outline."""
    xs, ys = [x for x, _ in ring], [y for _, y in ring]
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2


def far(one: Point, other: Point) -> float:
    """Return how far two places are apart, roughly."""
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


@cache
def isles() -> dict[str, list[Point]]:
    """Return the outline of each island on the chart, larger than life."""
    found: dict[str, list[Point]] = {}
    for name, spot in LAYOUT["islands"].items():
        near = min(sea.rings(COAST), key=lambda ring: far(middle(ring), (spot["lon"], spot["lat"])))
        x, y = FRAME.at(*middle(near))
        grown = [FRAME.at(*point) for point in near]
        found[name] = [(x + (px - x) * spot["grows"], y + (py - y) * spot["grows"]) for px, py in grown]
    return found


@cache
def outlines() -> str:
    """Return the outlines of islands, and the patterns that fill them, for drawings to refer to."""
    drawn = "".join(f'<path id="isle-{name}" d="{sea.outline(ring)}"/>' for name, ring in isles().items())
    return f"<defs>{drawn}</defs>" + weaves()


@cache
def ground() -> str:
    """Draw sea and land, with the islands of players larger than life, and the lanes to foreign lands."""
    grown = "".join(map(sea.outline, isles().values()))
    return sea.ground(sea.land(COAST, FRAME) + grown, FRAME) + lanes()


def lanes() -> str:
    """Draw the lanes to foreign lands."""
    start = FRAME.at(*LAYOUT["lanes"]["junction"])
    ways = [
        sea.curve(start, FRAME.at(*spot["from"]), -0.3 if name == "Italy" else -0.1)
        for name, spot in LAYOUT["lands"].items()
        if "from" in spot
    ]
    pen = 'fill="none" stroke="var(--lane)" stroke-width="2" stroke-dasharray="1.5 5.5" stroke-linecap="round"'
    return f'<path d="{"".join(ways)}" {pen}/>'


@cache
def names() -> str:
    """Write the names of regions and seas, and draw a compass rose."""
    rose = compass(CHART_WIDTH - 36, 38, 58)
    return sea.written(LAYOUT["names"], FRAME) + group(rose, "compass", more=' aria-hidden="true"')
