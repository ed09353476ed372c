"""How a view of Neptun is drawn."""

import re
from collections.abc import Callable, Mapping
from functools import cache, partial
from html import escape
from typing import Any, NamedTuple

from periplus.draw import chart as sea
from periplus.draw.cards import back, card, coin, scale, ship, slot, tile, token
from periplus.draw.chart import Frame, Point
from periplus.draw.drawn import DrawnBoard, Painter
from periplus.draw.icons import ICONS, compass, icon
from periplus.draw.svg import box as rectangle
from periplus.draw.svg import disc, fitted, group, num, thing, words
from periplus.games.neptun.sheets import loaded, slot_cell
from periplus.kernel.board import Offer, Panel, Tell
from periplus.kernel.message import Message

Data = dict[str, Any]
Offers = Mapping[str, Offer]

COAST = "mediterranean"
CHART_WIDTH = 1200
LAYOUT = sea.read_layout(__package__)
"""Where things lie on the chart."""
FRAME = Frame(**LAYOUT["frame"], width=CHART_WIDTH)
"""Which part of the world it shows."""
SIGNS = ("shield", "wreath", "helmet", "tower", "palm")
"""The icons of the regions, in the order of the box."""
NUMERALS = ("I", "II", "III", "IV", "V")
CONTRACT = 106, 88
OAR = 58, 84
CELL = 27
TURNS = 5
NAMED = {"city": "", "from": "", "seat": "boat-", "column": "column-", "region": "temple-", "temple": "temple-"}
"""Fields of messages that name things on the board, and how the names of these things begin."""


class Place(NamedTuple):
    """Where a city lies, on which side its name stands, and how far below it ships lie."""

    x: float
    y: float
    label: str
    ships: float


class NeptunPainter(Painter):
    """One drawing of one view: what the box says of regions and cities, and the words to use."""

    def __init__(self, box: Data, view: Data, seat: int | None, tell: Tell, offers: Offers) -> None:
        """Look up what does not change."""
        super().__init__(box, view, seat, tell, offers)
        self.regions = {region["name"]: at for at, region in enumerate(box["regions"])}
        self.region_of = {city["name"]: city.get("region") for city in box["cities"]}
        self.places = places(tuple(city["name"] for city in box["cities"]))

    def region(self, city: str) -> str:
        """Return the class that gives a city the colour of its region."""
        return region_class(self.regions.get(self.region_of.get(city)))

    def sign(self, city: str, x: float, y: float, size: float, kind: str = "") -> str:
        """Return the icon of a city's region; the start harbour has an anchor."""
        at = self.regions.get(self.region_of.get(city))
        return icon("anchor" if at is None else SIGNS[at % len(SIGNS)], x, y, size, kind)

    # The chart

    def sea(self) -> Panel:
        """Draw the chart as a panel."""
        return Panel("chart", "chart", self.say("panel-chart"), CHART_WIDTH, FRAME.height, self.chart())

    def chart(self) -> str:
        """Draw names, links, cities, ships, and what the chart's edges tell."""
        links = "".join(self.link(at, link) for at, link in enumerate(self.view["links"]))
        cities = "".join(self.city(city["name"]) for city in self.box["cities"])
        ships = "".join(self.boat(player["seat"], *spot) for player, spot in self.ships())
        return names() + links + cities + ships + self.weather() + self.course()

    def link(self, at: int, link: Data) -> str:
        """Draw a link with its miles; beneath lies the strong line of a way under consideration."""
        one, other = link["ends"]
        ends, bend = self.ends(one, other), bend_of(one, other)
        way, (x, y) = sea.curve(*ends, bend), sea.halfway(*ends, bend)
        deep = link["kind"] == "deep sea"
        kind, mark = ("deep-sea", "-deep") if deep else ("coastal", "")
        marker = disc(x, y, 13, f"miles{mark}") + words(x, y + 5, link["miles"], f"miles-number{mark}")
        lines = f'<path class="link {kind}" d="{way}"/><path class="link-lit" d="{way}"/>'
        joins = f' data-thing="link-{at}" data-ends="{escape(one)}|{escape(other)}" data-miles="{link["miles"]}"'
        return group(lines + marker, "passage", more=joins)

    def ends(self, one: str, other: str) -> tuple[Point, Point]:
        """Return where a link begins and ends."""
        return self.places[one][:2], self.places[other][:2]

    def city(self, name: str) -> str:
        """Draw a city: a medallion with the icon and colour of its region, and its name."""
        place = self.places[name]
        medallion = (
            disc(0, 0, 24, "city-halo")
            + disc(0, 0, 13, "city-ring")
            + disc(0, 0, 11, "region-fill")
            + self.sign(name, 0, 0, 15, "region-sign")
        )
        label = self.city_label(name, place.label)
        return self.thing(name, medallion + label, f"city {self.region(name)}", self.told_city(name), *place[:2])

    def city_label(self, name: str, side: str) -> str:
        """Write the name of a city beside it."""
        anchor = {"left": "end", "right": "start"}.get(side, "middle")
        x, y = {"left": (-18, 5), "right": (18, 5), "above": (0, -19), "below": (0, 29)}[side]
        return words(x, y, name, "city-name", anchor)

    def told_city(self, name: str) -> str:
        """Return what a city is, with the ships that lie there."""
        region = self.region_of.get(name)
        told = self.say("told-city", city=name, region=region) if region else self.say("told-harbour", city=name)
        here = [player["seat"] for player in self.view["players"] if player["boat"] == name]
        return f"{told}. {self.say('told-ships', seats=here)}" if here else told

    def ships(self) -> list[tuple[Data, tuple[float, float]]]:
        """Return every player with the spot where the ship lies: those in one city lie side by side."""
        placed = []
        for city, place in self.places.items():
            there = [player for player in self.view["players"] if player["boat"] == city]
            for at, player in enumerate(there):
                aside = (at - (len(there) - 1) / 2) * (40 if len(there) < 4 else 34)
                placed.append((player, (place.x + aside, place.y + place.ships)))
        return sorted(placed, key=lambda each: int(each[0]["seat"]))

    def boat(self, seat: int, x: float, y: float) -> str:
        """Draw a ship."""
        player = self.view["players"][seat]
        told = escape(self.say("told-boat", seat=seat, city=player["boat"]))
        marks = f' id="boat-{seat}" data-thing="boat-{seat}" data-home="{seat}" data-at="{escape(player["boat"])}"'
        return group(ship(seat), "boat", x, y, f'{marks} role="img" aria-label="{told}"')

    def weather(self) -> str:
        """Draw forecast and wind, one above the other, as the forecast becomes the wind below it."""
        scales = self.box["scales"]
        low, neutral = scales["wind_low"], scales["wind_neutral"]
        winds = range(low, scales["wind_high"] + 1)
        now = self.view["forecast"]
        told = [
            (f"forecast-{wind - neutral}", signed(wind - neutral), wind - neutral == now)
            if abs(wind - neutral) <= scales["forecast"] else ("", "", False)
            for wind in winds
        ]  # fmt: skip
        forecast = scale("forecast-cell", told, CELL, 23)
        wind = scale("wind-cell", [(f"wind-{at}", str(at), at == self.view["wind"]) for at in winds], CELL, 25)
        width = CELL * len(winds) + 20
        legend = (
            rectangle(0, 0, width, 96, "legend", 8)
            + words(12, 19, self.say("legend-forecast"), "legend-title", "start")
            + group(forecast, "", 10, 25)
            + group(wind, "", 10, 50)
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
        where = self.say("told-course", round=view["round"], turn=view["turn"])
        return group(inner, "progress", 16, FRAME.height - 112, f' role="img" aria-label="{escape(where)}"')

    # Contracts and oars

    def contract(self, contract: Data) -> str:
        """Draw a contract: city and region above, the good and what it pays below."""
        width, height = CONTRACT
        city = contract["city"]
        name = fitted(26, 19, city, "card-city", 76)
        region = group(
            self.sign(city, 14, 14, 17) + rectangle(7, 26, width - 14, 4, "region-fill", 2), self.region(city)
        )
        good = good_icon(contract["good"], 21, 49, 26)
        told = words(40, 54, self.say("cell-good", good=contract["good"]), "card-words", "start")
        return card(width, height, region + name + good + told + self.pay(contract, width - 10, height - 13))

    def pay(self, contract: Data, x: float, y: float) -> str:
        """Draw what a contract pays, up to a right edge."""
        if contract["pay_gold"]:
            return coin(x - 10, y - 4, contract["pay_gold"], 12)
        return words(x - 24, y + 3, contract["pay_points"], "pay", "end") + icon(
            "temple", x - 10, y - 4, 21, "pay-icon"
        )

    def told_contract(self, contract: Data) -> str:
        """Return a contract in words."""
        return self.tell(loaded(contract))

    def row(self) -> Panel:
        """Draw the columns that can be acquired."""
        columns = self.view["row"]
        drawn = "".join(self.column(at, column) for at, column in enumerate(columns))
        shown = drawn if any(column["state"] != "gone" for column in columns) else ""
        width = len(columns) * (CONTRACT[0] + 10)
        return Panel("row", "strip", self.say("panel-row"), width, 142, shown)

    def column(self, at: int, column: Data) -> str:
        """Draw a column: face up, face down or gone."""
        name, x, (width, height) = f"column-{at + 1}", at * (CONTRACT[0] + 10), CONTRACT
        if column["state"] == "gone":
            return group(slot(width, height + 50), "", x)
        if column["state"] == "face down":
            inner = group(back(width, height) + group(back(width, 46), "", 0, height + 4), "turned-down")
            return self.thing(name, inner, "column", self.say("told-column-down", column=at + 1), x)
        oar = group(flat_oar(column["oar"], width, 46), "", 0, height + 4)
        gold = coin(width / 2, height + 2, column["gold"], 13) if column["gold"] else ""
        inner = group(self.contract(column["contract"]) + oar + gold, "turned-up")
        told = self.say(
            "told-column", column=at + 1, contract=self.told_contract(column["contract"]), oar=column["oar"],
            gold=column["gold"],
        )  # fmt: skip
        return self.thing(name, inner, "column", told, x)

    def manifest(self) -> Panel:
        """Draw the own chart."""
        assert self.seat is not None
        slots = self.view["players"][self.seat]["chart"]
        drawn = "".join(self.slot(at, each) for at, each in enumerate(slots))
        return Panel(
            "manifest", "strip", self.say("panel-manifest"), len(slots) * (CONTRACT[0] + 8), CONTRACT[1], drawn
        )

    def slot(self, at: int, lying: Data) -> str:
        """Draw a slot of the own chart."""
        width, height = CONTRACT
        inner = slot(width, height, NUMERALS[at])
        if lying["state"] == "open":
            inner += self.contract(lying["contract"]) + words(9, height - 8, NUMERALS[at], "card-faint", "start")
        elif lying["state"] == "turned":
            inner += group(back(width, height), "lost") + icon("cross", width / 2, height / 2, 40, "lost-mark")
        elif lying["state"] == "fulfilled":
            inner = slot(width, height) + icon("check", width / 2, height / 2, 40, "done-mark")
        told = self.say("told-slot", slot=at + 1, state=self.told_slot(lying))
        return self.thing(f"slot-{self.seat}-{at + 1}", inner, "hold", told, at * (width + 8))

    def told_slot(self, lying: Data) -> str:
        """Return what lies in a slot, in words."""
        cell = slot_cell(lying)
        return self.say("told-free") if cell is None else self.tell(cell)

    def hand(self) -> Panel:
        """Draw the oar cards in hand; the chosen one stands out."""
        own = self.view["own"]
        cards, chosen = list(own["hand"]), own["chosen"]
        step = min(OAR[0] + 8, 470 / max(1, len(cards)))
        drawn = list[str]()
        for at, oar in enumerate(cards):
            lies = chosen == oar and chosen not in cards[:at]
            drawn.append(self.oar(oar, at * step, 0 if lies else 8, lies, oar in cards[:at]))
        bonus = "".join(tile(at * 28, 100, value) for at, value in enumerate(own["bonus"]))
        width = max(6, len(cards)) * (OAR[0] + 8)
        return Panel(
            "hand", "strip", self.say("panel-hand"), min(width, 478), 124 if bonus else 94, "".join(drawn) + bonus
        )

    def oar(self, name: str, x: float, y: float, chosen: bool, again: bool) -> str:
        """Draw an oar card; of several alike one can be pointed at."""
        inner = upright_oar(name)
        if again:
            return group(inner, "oar", x, y)
        told = self.say("told-oar-chosen" if chosen else "told-oar", oar=name)
        return self.thing(f"oar-{name}", inner, "oar chosen" if chosen else "oar", told, x, y)

    # Temples

    def temples(self) -> Panel:
        """Draw the temples: who stands where, and the tiles to be had this round."""
        drawn = "".join(self.temple(at, temple) for at, temple in enumerate(self.view["temples"]))
        return Panel("temples", "strip", self.say("panel-temples"), 500, 34 * len(self.view["temples"]), drawn)

    def temple(self, at: int, temple: Data) -> str:
        """Draw a temple with its track; the sixth counts gold."""
        y, name = at * 34 + 18, temple["name"]
        region = self.regions.get(name)
        sign = icon("coin" if region is None else SIGNS[region % len(SIGNS)], 12, y, 20)
        head = group(sign, region_class(region)) + words(
            28, y + 5, self.say("cell-temple", source=name), "temple-name", "start"
        )
        ranks = temple["tokens"] or [
            {"seat": player["seat"], "space": player["gold"], "height": 0} for player in self.view["players"]
        ]
        spaces = [rank["space"] for rank in ranks]
        tiles = "".join(tile(412 + at * 28, y - 11, points) for at, points in enumerate(temple["tiles"]))
        told = self.say("told-temple", source=name, spaces=[Message("told-token", rank) for rank in ranks])
        inner = head + track(128, 392, y, max(10, *spaces), ranks) + tiles
        return self.thing(f"temple-{name}", inner, "temple", told)

    # Players

    def player(self, seat: int) -> Panel:
        """Draw what lies before a player: order, gold, oars, tiles, cards played, and the chart."""
        player, order = self.view["players"][seat], self.view["order"].index(seat) + 1
        points = sum(each["points"] for each in player["tiles"])
        bonus = player["bonus"] or ["?"] * player["bonus_tiles"]
        top = (
            disc(13, 15, 11, "order") + words(13, 20, order, "count")
            + coin(48, 15, player["gold"], 13)
            + icon("oar", 80, 15, 20, "panel-icon") + words(94, 21, player["hand_size"], "count", "start")
            + tile(120, 4, points) + "".join(tile(148 + at * 27, 4, value) for at, value in enumerate(bonus))
        )  # fmt: skip
        played = [oar for oar in player["played"] if oar]
        step = min(25, 124 / max(1, len(played)))  # so that they keep clear of three bonus tiles
        minis = "".join(group(small_oar(oar), "", 352 - (len(played) - at) * step, 0) for at, oar in enumerate(played))
        if not played and (player["oar_scale"] or player["has_chosen"]):
            minis = self.waiting(player)
        slots = "".join(self.small_slot(seat, at, each) for at, each in enumerate(player["chart"]))
        told = escape(
            self.say("told-player", order=order, gold=player["gold"], oars=player["hand_size"], points=points)
        )
        inner = group(top + minis, "", more=f' role="img" aria-label="{told}"') + slots
        return Panel(f"seat-{seat}", "seat", self.say("cell-seat", seat=seat), 356, 86, inner)

    def waiting(self, player: Data) -> str:
        """Draw a card chosen and still covered, or where the order marker stands on the oar scale."""
        if player["has_chosen"]:
            return group(back(22, 30), "", 330)
        return words(352, 20, self.say("order-marker", power=player["oar_scale"]), "faint", "end")

    def small_slot(self, seat: int, at: int, lying: Data) -> str:
        """Draw a slot of anybody's chart, small."""
        x, told = at * 72, self.say("told-slot", slot=at + 1, state=self.told_slot(lying))
        inner = rectangle(0, 0, 68, 46, "slot", 5)
        if lying["state"] == "open":
            contract = lying["contract"]
            city = contract["city"]
            edge = group(rectangle(3, 18, 62, 3, "region-fill", 1), self.region(city))
            pay = coin(55, 33, contract["pay_gold"], 9) if contract["pay_gold"] else (
                words(44, 38, contract["pay_points"], "pay-small", "end") + icon("temple", 55, 33, 15, "pay-icon")
            )  # fmt: skip
            name = fitted(4, 14, city, "card-faint", 60)
            inner = rectangle(0, 0, 68, 46, "card", 5) + edge + name + good_icon(contract["good"], 15, 33, 18) + pay
        elif lying["state"] == "turned":
            inner = group(rectangle(0, 0, 68, 46, "back", 5), "lost") + icon("cross", 34, 23, 20, "lost-mark")
        elif lying["state"] == "fulfilled":
            inner += icon("check", 34, 23, 22, "done-mark")
        return thing(f"small-slot-{seat}-{at + 1}", inner, "small-slot", {}, told, x, 38)

    # The end

    def tally(self) -> Panel:
        """Draw everybody's points: by round, and within a round by temple."""
        players = self.view["players"]
        totals = {player["seat"]: sum(points for _, _, points in earned(player)) for player in players}
        ranked = sorted(players, key=lambda player: -totals[player["seat"]])
        unit = 520 / max(1, *totals.values())
        rows = "".join(
            group(self.tally_row(player, totals[player["seat"]], unit), "", 0, 10 + at * 62)
            for at, player in enumerate(ranked)
        )
        legend = group(self.tally_legend(), "", 0, 24 + 62 * len(players))
        return Panel("tally", "over", self.say("panel-tally"), 800, 62 * len(players) + 62, rows + legend)

    def tally_row(self, player: Data, total: int, unit: float) -> str:
        """Draw one player's points as a bar, round after round."""
        seat, x, drawn, last = player["seat"], 150.0, list[str](), ""
        for round, source, points in earned(player):
            if round != last:
                drawn.append(words(x + 2, 8, round, "faint", "start"))
            width, last = max(points * unit, 12), round
            drawn.append(self.segment(source, points, x, width))
            x += width + 1.5
        head = token(seat, 14, 28, 12) + fitted(34, 33, self.say("cell-seat", seat=seat), "count", 106)
        return head + "".join(drawn) + words(x + 8, 34, total, "bar-total", "start")

    def segment(self, source: str, points: int, x: float, width: float) -> str:
        """Draw the points of one tile, in the colour of its temple."""
        region = self.regions.get(source)
        kind = "region" if region is not None else "bonus" if source == "bonus" else "gold"
        number = "bar-number" if kind == "region" else f"bar-number-{kind}"
        inner = rectangle(x, 14, width, 28, f"{kind}-fill", 3) + words(x + width / 2, 33, points, number)
        return group(inner, region_class(region))

    def tally_legend(self) -> str:
        """Say which colour stands for which temple."""
        drawn, x = list[str](), 150.0
        for name in [*self.regions, "gold", "bonus"]:
            told = self.say("cell-temple", source=name)
            drawn.append(self.segment(name, 0, x, 14).replace(">0<", "><") + words(x + 20, 34, told, "faint", "start"))
            x += 30 + 6.4 * len(told)
        return "".join(drawn)


class NeptunBoard(DrawnBoard):
    """The board of Neptun."""

    frame = FRAME

    def draws(
        self, box: Data, view: Data, seat: int | None, tell: Tell, offers: Offers
    ) -> dict[str, Callable[[], Panel]]:
        """Draw the chart, the row, the own cards, the temples and the players."""
        painter = NeptunPainter(box, view, seat, tell, offers)
        own = {} if seat is None else {"hand": painter.hand, "manifest": painter.manifest}
        players = {f"seat-{player}": partial(painter.player, player) for player in range(len(view["players"]))}
        return {"chart": painter.sea, "row": painter.row, **own, "temples": painter.temples, **players}

    def ground(self) -> str:
        """Return sea and land."""
        return sea.ground(sea.land(COAST, FRAME), FRAME)

    def lights(self, message: Message) -> list[str]:
        """Return the cities, ships, slots, columns and temples that a line of the log speaks of."""
        told = message.params
        lit = list(dict.fromkeys(f"{kind}{told[name]}" for name, kind in NAMED.items() if name in told))
        if "seat" in told:
            slots = told["slots"] if "slots" in told else [told[name] for name in ("slot",) if name in told]
            assert isinstance(slots, list)
            lit += [f"{size}slot-{told['seat']}-{at}" for at in slots for size in ("", "small-")]
        return lit

    def tally(self, box: Data, view: Data, tell: Tell) -> Panel:
        """Draw where the points came from."""
        return NeptunPainter(box, view, None, tell, {}).tally()

    def pictures(self, box: Data, tell: Tell) -> dict[str, Panel]:
        """Draw the map, a column, an oar card, the scales, a chart and a temple beside the clauses about them."""
        painter = NeptunPainter(box, sample(box), 0, tell, {})
        chart = Panel(
            "N3",
            "picture",
            "",
            CHART_WIDTH,
            FRAME.height,
            self.ground() + re.sub(r' id="boat-\d"', "", painter.chart()),
        )
        oar = group(upright_oar(painter.view["own"]["hand"][0]), "", 20, 8)
        return {
            "N3": chart,
            "N14": Panel("N14", "picture", "", 130, 148, painter.column(0, painter.view["row"][0])),
            "N23": Panel("N23", "picture", "", 356, 86, painter.player(0).body),
            "N28": Panel("N28", "picture", "", 330, 110, group(painter.weather(), "", 331 - CHART_WIDTH, -6)),
            "N29": Panel("N29", "picture", "", 100, 100, oar),
            "N37": painter.manifest()._replace(place="picture", title=""),
            "N49": Panel("N49", "picture", "", 500, 36, painter.temple(0, painter.view["temples"][0])),
        }


def sample(box: Data) -> Data:
    """Return as much of a view as pictures of the rules show."""
    cities, goods, oars = box["cities"], box["goods"], box["oars"]
    miles = {"coastal": iter(box["markers"]["coastal"]), "deep sea": iter(box["markers"]["deep_sea"])}

    def contract(city: int, good: int, gold: int, points: int) -> Data:
        return {"city": cities[city]["name"], "good": goods[good]["name"], "pay_gold": gold, "pay_points": points}

    chart = [
        {"state": "turned", "contract": contract(1, 0, 3, 0)},
        {"state": "turned", "contract": contract(4, 1, 3, 0)},
        {"state": "fulfilled", "contract": None},
        {"state": "open", "contract": contract(8, 2, 0, 2)},
        {"state": "open", "contract": contract(12, 3, 4, 0)},
    ]
    oar = f"{oars[-1]['wind']:+}/{oars[-1]['power']}"
    player = {
        "seat": 0, "gold": 4, "boat": box["start"]["city"], "hand_size": 3, "has_chosen": False, "played": [oar],
        "oar_scale": 0, "chart": chart, "tiles": [], "bonus_tiles": 0, "bonus": [],
    }  # fmt: skip
    tokens = [
        {"seat": 0, "space": 4, "height": 1},
        {"seat": 1, "space": 4, "height": 0},
        {"seat": 2, "space": 7, "height": 0},
    ]
    return {
        "round": "A", "turn": 2, "step": "Journey", "wind": box["start"]["wind"], "forecast": 2, "order": [0],
        "links": [{**link, "miles": next(miles[link["kind"]])} for link in box["links"]],
        "row": [{"state": "face up", "contract": contract(12, 3, 0, 2), "oar": oar, "gold": 1}],
        "temples": [{"name": box["regions"][0]["name"], "tiles": [7, 4], "tokens": tokens}],
        "players": [player, {**player, "seat": 1, "boat": cities[5]["name"]}],
        "own": {"hand": [oar], "chosen": None, "bonus": []},
    }  # fmt: skip


# What the data file says


@cache
def places(cities: tuple[str, ...]) -> dict[str, Place]:
    """Return where cities lie; those that the chart does not know stand in a line at its foot."""
    known, found = LAYOUT["cities"], {}
    for city in cities:
        if city in known:
            told = known[city]
            opposite = 32 if told["label"] == "above" else -24
            found[city] = Place(*FRAME.at(told["lon"], told["lat"]), told["label"], told.get("ships", opposite))
    strangers = [city for city in cities if city not in known]
    for at, city in enumerate(strangers):
        found[city] = Place(CHART_WIDTH * (at + 1) / (len(strangers) + 1), FRAME.height - 24, "above", 32)
    return found


def bend_of(one: str, other: str) -> float:
    """Return how far a link bends."""
    bends = LAYOUT["bends"]
    return float(bends.get(f"{one} – {other}", -bends.get(f"{other} – {one}", 0.0)))


@cache
def names() -> str:
    """Write the names of regions and seas, and draw a compass rose."""
    drawn = list[str]()
    for each in LAYOUT["names"]:
        x, y = FRAME.at(each["lon"], each["lat"])
        told = words(0, 0, each["name"], each["kind"])
        turn = f" rotate({each['turn']})" if "turn" in each else ""
        drawn.append(f'<g transform="translate({num(x)} {num(y)}){turn}" aria-hidden="true">{told}</g>')
    return "".join(drawn) + group(
        compass(CHART_WIDTH - 62, FRAME.height - 62, 92), "compass", more=' aria-hidden="true"'
    )


# Small things


def region_class(region: int | None) -> str:
    """Return the class that gives the colour of a region."""
    return "region-none" if region is None else f"region-{region % len(SIGNS)}"


def good_icon(good: str, x: float, y: float, size: float) -> str:
    """Draw a good; what a box calls otherwise is shipped in a jar."""
    return icon(good if good in ICONS else "amphora", x, y, size, "good")


def signed(number: int) -> str:
    """Return a number with its sign."""
    return f"+{number}" if number > 0 else f"−{-number}" if number else "0"


def parts(oar: str) -> tuple[str, str]:
    """Return wind and power of an oar card as they are written on it; a star marks a starting card."""
    wind, power = oar.split("/")
    return wind.replace("-", "−"), power


def upright_oar(oar: str) -> str:
    """Draw an oar card: its wind above, its power below."""
    (width, height), (wind, power) = OAR, parts(oar)
    inner = (
        rectangle(3, 3, width - 6, 32, "oar-wind", 4) + icon("wind", 17, 19, 20, "wind-icon")
        + words(width - 8, 25, wind, "oar-wind-number", "end")
        + rectangle(3, 38, width - 6, height - 41, "oar-power", 4) + icon("oar", 17, 61, 28, "oar-icon")
        + words(width - 8, 68, power, "oar-power-number", "end")
    )  # fmt: skip
    return card(width, height, inner)


def flat_oar(oar: str, width: float, height: float) -> str:
    """Draw an oar card lying: its wind on the left, its power on the right."""
    (wind, power), half = parts(oar), width / 2
    inner = (
        rectangle(3, 3, half - 4, height - 6, "oar-wind", 4) + icon("wind", 16, height / 2, 20, "wind-icon")
        + words(half - 6, height / 2 + 6, wind, "oar-wind-number", "end")
        + rectangle(half + 1, 3, half - 4, height - 6, "oar-power", 4)
        + icon("oar", half + 15, height / 2, 26, "oar-icon")
        + words(width - 8, height / 2 + 8, power, "oar-power-number", "end")
    )  # fmt: skip
    return card(width, height, inner)


def small_oar(oar: str) -> str:
    """Draw an oar card, small."""
    wind, power = parts(oar)
    inner = (
        rectangle(1.5, 1.5, 20, 13, "oar-wind", 2) + words(11.5, 12, wind, "oar-wind-small")
        + rectangle(1.5, 15.5, 20, 14, "oar-power", 2) + words(11.5, 27, power, "oar-power-small")
    )  # fmt: skip
    return group(rectangle(0, 0, 23, 31, "card", 3) + inner, "face")


def pips(count: int, now: int, radius: float = 7) -> str:
    """Draw turns: those that are over, the one that is on, and those to come."""
    kinds = ["pip-done" if at + 1 < now else "pip-now" if at + 1 == now else "pip" for at in range(count)]
    return "".join(disc(at * 22, 0, radius, kind) for at, kind in enumerate(kinds))


def track(x: float, end: float, y: float, last: int, ranks: list[Data]) -> str:
    """Draw a track with its tokens: those on one space lie on each other, the first to come lowest."""
    step = (end - x) / last
    ticks = "".join(f"M{num(x + step * space)} {num(y - 3)}v6" for space in range(last + 1))
    drawn = f'<path class="track" d="M{num(x)} {num(y)}H{num(end)}"/><path class="tick" d="{ticks}"/>'
    for space in range(last + 1):
        there = sorted((rank for rank in ranks if rank["space"] == space), key=lambda rank: int(rank["height"]))
        for at, rank in enumerate(there):
            drawn += group(token(rank["seat"], 0, 0, 9), "", x + step * space + at * 5, y - at * 4)
    return drawn


def earned(player: Data) -> list[tuple[str, str, int]]:
    """Return round, source and points of every tile that a player has taken; bonus tiles come last."""
    tiles = sorted((each["round"], each["temple"], each["points"]) for each in player["tiles"])
    return tiles + [("★", "bonus", value) for value in player["bonus"] or []]
