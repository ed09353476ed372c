"""How a view of Mare Nostrum is drawn."""

import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property, partial
from html import escape
from importlib.resources import files
from typing import Any, NamedTuple

from periplus.draw import chart as sea
from periplus.draw.cards import back, card, coin, slot, token
from periplus.draw.chart import Frame
from periplus.draw.drawn import DrawnBoard, Painter
from periplus.draw.icons import ICONS, compass, icon
from periplus.draw.metrics import font_of, width
from periplus.draw.svg import box as rectangle
from periplus.draw.svg import disc, explained, fitted, group, num, thing, words
from periplus.games.mare_nostrum.box import ITEMS
from periplus.games.mare_nostrum.sheets import building, for_sale, forces, owner, states
from periplus.kernel.board import Offer, Panel, Tell
from periplus.kernel.message import Message

Data = dict[str, Any]
Offers = Mapping[str, Offer]

CHART_WIDTH = 1160
LAYOUT = sea.read_layout(__package__)
"""Where things lie on the chart."""
FRAME = Frame(**LAYOUT["frame"], width=CHART_WIDTH)
"""Which part of the world it shows."""
STEP = 25
"""From one slot or counter to the next."""
GOOD = 58, 78
SMALL = 50, 50
OFFERS = 124
"""Where the cards offered begin, beside the names of those who offer."""
A_ROW = 6
"""Kinds of cards in a row of the hand."""
HERO = 214, 40
PILL = 86
UNITS = {"legions": "legion", "triremes": "trireme", "fortresses": "fortress"}
"""Counters of units, and what they are called where they are built."""
SIGNS = {"tax": "coin", "influence": "shield", "fortress": "tower"}
"""Icons of cards and pieces, where they are called otherwise."""
ROLES = {"director": "market", "political": "temple", "military": "swords"}
"""Roles, and their icons."""
PHASES = {
    "commerce": ("Collect", "Demand", "MakeOffer", "Pick", "Redirect", "PickInstead", "Give"),
    "construction": ("NameBuilder", "Construct", "Keep"),
    "military": ("NameCommander", "Fleets", "Legions", "Hold", "Lure", "Casualties", "Uncover", "Aftermath"),
}
GAINS = ("event-bought", "event-placed-hero")
"""Lines of the log that speak of a hero or a wonder; the cards of others are goods and taxes."""
DRY = 33.0
"""South of this latitude wasteland is desert; elsewhere it is mountains."""


class Spot(NamedTuple):
    """Where on the chart the name of a place stands, and its shape; what lies there stands below the name."""

    x: float
    y: float
    shape: str


class MareNostrumPainter(Painter):
    """One drawing of one view: what the box says of places, and the words to use."""

    def __init__(self, box: Data, view: Data, seat: int | None, tell: Tell, offers: Offers) -> None:
        """Look up what does not change."""
        super().__init__(box, view, seat, tell, offers)
        self.seat_of = {player["civ"]: player["seat"] for player in view["players"]}
        self.seas = {each["name"] for each in box["seas"]}
        self.printed = {each["name"]: each for each in [*box["provinces"], *box["seas"]]}
        self.spots = spots(tuple((name, each.get("id", "")) for name, each in self.printed.items()))
        self.capitals = {civ["capital"]: civ["name"] for civ in box["civilisations"]}
        self.cards = {each["name"]: each for each in box["cards"]}

    def colour(self, civ: str | None) -> str:
        """Return the class that gives the colour of whoever plays a civilisation."""
        return f"player-{self.seat_of.get(civ, 'none')}"

    # The chart

    def sea(self) -> Panel:
        """Draw the chart as a panel."""
        return Panel("chart", "chart", self.say("panel-chart"), CHART_WIDTH, FRAME.height, self.chart())

    def chart(self) -> str:
        """Draw the shapes of seas and provinces, then what lies there, and how the turn stands."""
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
        offer = self.offers.get(name)
        use = "" if offer is None else " can" if offer.can else " cannot"
        marks = f'class="thing {kind}{owned}{use}" data-thing="{escape(name)}" aria-hidden="true"'
        told = "" if offer else f"<title>{escape(self.told[name])}</title>"
        shape = self.spots[name].shape
        return f'<use {marks} href="#place-{shape}">{told}</use>' if shape else ""

    def water(self, place: Data) -> str:
        """Draw the name of a sea and the fleets upon it."""
        spot = self.spots[place["name"]]
        inner = words(0, 0, place["name"], "water-name") + group(self.units(place), "", 0, 20)
        return self.thing(place["name"], inner, "place", self.told[place["name"]], spot.x, spot.y)

    def province(self, place: Data) -> str:
        """Draw a province: its name, its sites and icons with what is built there, and who stands in it."""
        name, spot = place["name"], self.spots[place["name"]]
        low = 52 if self.named_sites(name) else 42
        inner, outer = self.province_name(place), ""
        for mark, x, drawn in self.buildings(place):
            if f"{name}/{mark}" in self.offers:
                told = self.say("told-spot", spot=mark, place=name)
                outer += self.thing(f"{name}/{mark}", drawn, "spot", told, spot.x + x, spot.y + 17)
            else:
                inner += group(drawn, "", x, 17)
        inner += group(self.units(place), "", 0, low)
        return self.thing(name, inner, "place", self.told[name], spot.x, spot.y) + outer

    @cached_property
    def told(self) -> dict[str, str]:
        """All places in words."""
        return {place["name"]: self.told_place(place) for place in self.view["places"]}

    def told_place(self, place: Data) -> str:
        """Return a place in words: whose it is, what is built there, who stands in it, and what goes on."""
        whose = [owner(place["owner"], self.view["neutral"])] if place["owner"] else []
        found = [*whose, *map(building, place["buildings"]), *map(forces, place["forces"]), *states(place)]
        return self.say("told-place", place=place["name"], names=found) if found else place["name"]

    def province_name(self, place: Data) -> str:
        """Write the name of a province between the marker of its owner and what goes on there."""
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

    def marker(self, civ: str, x: float, y: float, radius: float = 8) -> str:
        """Draw an influence marker; those of civilisations that nobody plays have no emblem."""
        if civ in self.seat_of:
            return token(self.seat_of[civ], x, y, radius)
        return group(disc(x, y, radius, "sail"), "token player-none")

    def named_sites(self, province: str) -> bool:
        """Say whether a site has another name than its province."""
        return any(site["name"] != province for site in self.printed[province].get("sites", []))

    def buildings(self, place: Data) -> list[tuple[str, float, str]]:
        """Draw sites and icons, with or without what is built on them, then temple and market: each at a distance."""
        printed, built = self.printed[place["name"]], {each["spot"]: each for each in place["buildings"]}
        armies = [each["civ"] for each in place["forces"] if each["legions"] and each["civ"] != place["owner"]]
        entering = self.view.get("active")  # whoever has just come beside an occupier stands on nothing yet
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
        """Draw a site with its city, if it has one, and with its name, if that is not its province's."""
        kind = "site" if built is None else "built"
        inner = rectangle(-10.5, -10.5, 21, 21, kind) + icon("city", 0, 0, 17, f"{kind}-sign")
        return inner + self.occupier(built, invader) + (words(0, 21, name, "site-name") if name != province else "")

    def caravan(self, good: str, built: Data | None, invader: str | None) -> str:
        """Draw an icon with its caravan, if there is one."""
        kind = "site" if built is None else "built"
        inner = disc(0, 0, 11, kind) + kind_icon(good, 0, 0, 16, f"{kind}-sign")
        camel = "" if built is None else disc(8, 8, 6, "badge") + icon("caravan", 8, 8, 10, "badge-sign")
        return inner + camel + self.occupier(built, invader)

    def occupier(self, built: Data | None, invader: str | None) -> str:
        """Draw the legion that stands on a building."""
        if built is None or not built["occupied"] or invader is None:
            return ""
        return group(disc(8, -8, 7, "sail") + icon("legion", 8, -8, 10, "sign"), self.colour(invader))

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
        """Draw units of one kind, with how many they are; by its id a page knows which ones have just arrived."""
        number = disc(8, 8, 7, "badge") + words(8, 12, count, "badge-number") if count > 1 else ""
        inner = disc(0, 0, 11.5, "sail") + kind_icon(UNITS[kind], 0, 0, 15, "sign") + number
        id = escape(f"{place}-{civ}-{count}-{kind}".replace(" ", "_"))
        return group(inner, f"units {self.colour(civ)}", more=f' id="{id}"')

    def course(self) -> str:
        """Draw where the game stands: turn and phase, the roles, and what counts towards them."""
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
        """Draw what everybody has towards a role; the holder's number lies on a disc of his colour."""
        inner = icon(ROLES[role["role"]], 20, -4, 16, "panel-icon")
        inner += fitted(32, 0, self.say("cell-role", role=role["role"]), "faint", 132)
        for seat, count in enumerate(role["counts"]):
            if seat == role["seat"]:
                held = disc(0, -4.5, 10, "sail") + words(0, 0, count, "held-number sign")
                inner += group(held, f"player-{seat}", 178 + 23 * seat)
            else:
                inner += words(178 + 23 * seat, 0, count, "faint")
        return inner

    # Cards

    def card_name(self, name: str) -> str:
        """Return what a card is called."""
        return self.say("cell-cards", cards=[name])

    def power(self, name: str) -> str:
        """Return what a hero or a wonder is good for."""
        return self.say("power", power=self.cards[name]["power"])

    def good(self, kind: str, width: float, height: float) -> str:
        """Draw a card of the bank: a commodity or a tax."""
        name = fitted(4, height - 7, self.card_name(kind), "card-faint", width - 8)
        return card(width, height, kind_icon(kind, width / 2, (height - 12) / 2, width * 0.6, "good") + name)

    def stack(self, kind: str, count: int, width: float, height: float, most: int) -> str:
        """Draw cards of one kind that lie on each other, so many at most, with their number if there are several."""
        under = "".join(group(card(width, height, ""), "", 4 * deep) for deep in range(min(count, most) - 1, 0, -1))
        number = disc(width - 10, 11, 10, "badge") + words(width - 10, 16, count, "badge-count")
        return under + self.good(kind, width, height) + (number if count > 1 else "")

    def hand(self) -> Panel:
        """Draw the cards in hand: those of one kind lie on each other."""
        drawn, (width, height), hand = list[str](), GOOD, self.view["hand"]
        for at, (kind, count) in enumerate(hand.items()):
            inner = self.stack(kind, count, width, height, 4)
            told = self.say("told-hand", card=kind, count=count)
            spot = at % A_ROW * (width + 18), at // A_ROW * (height + 8)
            drawn.append(self.thing(f"hand-{kind}", inner, "hold", told, *spot))
        lines = (len(hand) + A_ROW - 1) // A_ROW
        body = "".join(drawn) + group(self.costs(), "", 0, lines * (height + 8))
        return Panel("hand", "strip", self.say("panel-hand"), A_ROW * (width + 18), lines * (height + 8) + 26, body)

    def costs(self) -> str:
        """Draw what things cost the player."""
        drawn = ""
        for at, (item, price) in enumerate(self.view["costs"].items()):
            sign = kind_icon(item, 56 * at + 11, 13, 20, "panel-icon")
            told = self.say("told-cost", item=item, price=price)
            drawn += explained(sign + coin(56 * at + 35, 13, price, 11), told)
        return group(drawn, "", more=f' role="img" aria-label="{escape(self.say("told-costs"))}"')

    def exchange(self) -> Panel:
        """Draw the offers while cards are exchanged, and who picks."""
        traders = self.view["traders"]
        drawn = "".join(
            group(self.offer(self.view["players"][seat]), "", 0, at * (SMALL[1] + 8)) for at, seat in enumerate(traders)
        )
        title = self.say("sheet-exchange", count=self.view["demand"])
        width = OFFERS + (self.view["demand"] - 1) * offer_step(self.view["demand"]) + SMALL[0] + 4
        return Panel("exchange", "strip", title, round(width), len(traders) * (SMALL[1] + 8), drawn)

    def offer(self, player: Data) -> str:
        """Draw what a player offers, face up or face down."""
        seat, (width, height), view = player["seat"], SMALL, self.view
        inner = token(seat, 12, height / 2, 11)
        inner += fitted(28, height / 2 + 5, self.say("cell-civ", civ=player["civ"]), "faint", 66)
        inner += icon("arrow", 108, height / 2, 18, "picks") if seat == view["picker"] else ""
        if player["offer"] is None:
            face = back(width, height) if player["has_offered"] else slot(width, height)
            step = offer_step(view["demand"])
            return inner + "".join(group(face, "", OFFERS + at * step) for at in range(view["demand"]))
        step = offer_step(self.most_kinds)
        for at, (kind, count) in enumerate(Counter[str](player["offer"]).items()):
            face = self.stack(kind, count, width, height, 2)
            told = self.say("told-offer", seat=seat, card=kind)
            inner += self.thing(f"offer-{seat}-{kind}", face, "hold", told, OFFERS + at * step)
        return inner

    @cached_property
    def most_kinds(self) -> int:
        """How many kinds of cards somebody offers at most."""
        return max(len(set(player["offer"] or ())) for player in self.view["players"])

    def battle(self) -> Panel:
        """Draw a battle in which losses are being chosen."""
        fought = self.view["battle"]
        drawn = ""
        for at, side in enumerate(("attacker", "defender")):
            told = self.say("told-side", civ=fought[side], total=fought["totals"][at], count=fought["losses"][at])
            line = self.marker(fought[side], 12, 14, 11) + words(32, 19, told, "card-words panel-words", "start")
            drawn += group(line, "", 0, 30 * at)
        return Panel("battle", "strip", self.say("sheet-battle", place=fought["place"]), 470, 60, drawn)

    def heroes(self) -> Panel:
        """Draw the heroes and wonders to be had."""
        shown, (width, height) = for_sale(self.box, self.view), HERO
        drawn = "".join(
            self.hero(name, price, civ, at % 3 * (width + 8), at // 3 * (height + 8))
            for at, (name, price, civ) in enumerate(shown)
        )
        lines = (len(shown) + 2) // 3
        return Panel("heroes", "strip", self.say("sheet-cards"), 3 * (width + 8) - 8, lines * (height + 8), drawn)

    def hero(self, name: str, price: int, civ: str | None, x: float, y: float) -> str:
        """Draw a hero or a wonder with its price."""
        sign = "pyramid" if self.cards[name]["kind"] == "wonder" else "helmet"
        width, height = HERO
        only = self.marker(civ, width - 44, height / 2, 8) if civ else ""
        room = width - (98 if civ else 78)
        called = fitted(37, 25, self.card_name(name), "card-city", room)
        face = icon(sign, 19, height / 2, 24, "good") + called
        inner = card(width, height, face + only + coin(width - 19, height / 2, price, 13))
        power = self.power(name)
        told = self.say("told-card", card=name, price=price, power=power)
        tag = "desc" if f"card-{name}" in self.offers else "title"  # what pages tell beside it, or browsers do
        return self.thing(f"card-{name}", f"<{tag}>{escape(power)}</{tag}>" + inner, "hold", told, x, y)

    def supply(self) -> Panel:
        """Draw what the bank has left of each card, and how many buildings are left."""
        kinds = [*[kind["name"] for kind in self.box["goods"]], "tax"]
        bank = [(kind, self.view["bank"].get(kind, 0)) for kind in kinds]
        cards = "".join(
            explained(counted(kind, count, at % 7 * 50, at // 7 * 28), self.say("told-left", card=kind, count=count))
            for at, (kind, count) in enumerate(bank)
        )
        buildings = "".join(
            explained(counted(kind, count, at * 50, 62), self.say("told-stock", item=kind, count=count))
            for at, (kind, count) in enumerate(self.view["stock"].items())
        )
        inner = group(cards + buildings, "", more=f' role="img" aria-label="{escape(self.say("told-supply"))}"')
        return Panel("supply", "strip", self.say("panel-supply"), 350, 90, inner)

    # Players

    def player(self, seat: int) -> Panel:
        """Draw what lies before a player: hand, income, roles, pieces in reserve, heroes and wonders."""
        player = self.view["players"][seat]
        told = escape(
            self.say("told-player", civ=player["civ"], hand=player["hand_size"], income=player["income_size"])
        )
        body = self.counts(player) + group(self.earned(player), "", 0, 28) + group(self.reserve(player), "", 0, 54)
        inner = group(body, "", more=f' role="img" aria-label="{told}"') + group(self.won(player), "", 0, 82)
        return Panel(f"seat-{seat}", "seat", self.say("cell-seat", seat=seat), 356, 106, inner)

    def counts(self, player: Data) -> str:
        """Draw how many cards a player has and gets, points of a free set-up, and roles."""
        hand, income = player["hand_size"], player["income_size"]
        cards = group(rectangle(0, 0, 15, 21, "back", 3), "", 4, 4) + words(26, 21, hand, "count", "start")
        drawn = explained(cards, self.say("told-cards", count=hand))
        drawn += explained(words(56, 21, f"+{income}", "count", "start"), self.say("told-income", count=income))
        if player["points"]:
            drawn += words(120, 21, self.say("told-points", count=player["points"]), "count", "start")
        held = [role["role"] for role in self.view["roles"] if role["seat"] == player["seat"]]
        for at, role in enumerate(held):
            sign = icon(ROLES[role], 340 - 26 * at, 15, 22, "panel-icon")
            drawn += explained(sign, self.say("cell-role", role=role))
        return drawn

    def earned(self, player: Data) -> str:
        """Draw the cards of a player's income."""
        income = player["income"]
        step = min(38.0, 352 / max(1, len(income)))
        return "".join(
            explained(counted(kind, count, at * step), self.say("told-earned", card=kind, count=count))
            for at, (kind, count) in enumerate(income.items())
        )

    def reserve(self, player: Data) -> str:
        """Draw how many pieces a player has in reserve."""
        left = player["reserve"]
        marker = token(player["seat"], 10, 13, 8) + words(23, 18, left["influence"], "faint", "start")
        drawn = explained(marker, self.say("told-reserve", item="influence", count=left["influence"]))
        for at, (kind, item) in enumerate(UNITS.items()):
            piece = counted(item, left[kind], 44 * (at + 1), style="faint")
            drawn += explained(piece, self.say("told-reserve", item=item, count=left[kind]))
        return drawn

    def won(self, player: Data) -> str:
        """Draw the heroes and wonders of a player, and the slots of those that are missing to win."""
        drawn = list[str]()
        places = max(self.view["goal"], len(player["cards"]))
        step = min(PILL + 4.0, 356 / places)
        for at in range(places):
            if at < len(player["cards"]):
                name = player["cards"][at]
                face = rectangle(0, 0, step - 4, 22, "card", 5)
                face += fitted(4, 15, self.card_name(name), "card-faint", step - 12)
                power = f"<title>{escape(self.power(name))}</title>"
                drawn.append(thing(f"card-{name}", power + face, "won", {}, self.card_name(name), at * step))
            else:
                drawn.append(group(slot(step - 4, 22), "", at * step))
        return "".join(drawn)

    def tally(self) -> Panel:
        """Draw the heroes and wonders of everybody, those who have most first."""
        ranked = sorted(self.view["players"], key=lambda player: -len(player["cards"]))
        rows = ""
        for at, player in enumerate(ranked):
            name = fitted(34, 19, self.say("cell-seat", seat=player["seat"]), "count", 106)
            line = token(player["seat"], 14, 13, 12) + name + group(self.won(player), "", 160, 3)
            rows += group(line, "", 0, 38 * at)
        return Panel("tally", "over", self.say("panel-tally"), 540, 38 * len(ranked), rows)


class MareNostrumBoard(DrawnBoard):
    """The board of Mare Nostrum."""

    frame = FRAME

    def draws(
        self, box: Data, view: Data, seat: int | None, tell: Tell, offers: Offers
    ) -> dict[str, Callable[[], Panel]]:
        """Draw the chart, the own cards, what goes on, what can be had, and the players."""
        painter = MareNostrumPainter(box, view, seat, tell, offers)
        drawn: dict[str, Callable[[], Panel]] = {"chart": painter.sea}
        if view["traders"]:
            drawn["exchange"] = painter.exchange
        if view["battle"] is not None:
            drawn["battle"] = painter.battle
        if seat is not None:
            drawn["hand"] = painter.hand
        drawn |= {"heroes": painter.heroes, "supply": painter.supply}
        return drawn | {f"seat-{player}": partial(painter.player, player) for player in range(len(view["players"]))}

    def ground(self) -> str:
        """Return sea, land, wasteland and the straits."""
        return ground()

    def shapes(self) -> str:
        """Return the outlines of all provinces and seas."""
        return shapes()

    def lights(self, message: Message) -> list[str]:
        """Return the places, heroes and wonders that a line of the log speaks of."""
        told = message.params
        places = told.get("places", [])
        assert isinstance(places, list)
        lit = [*places, *[told[name] for name in ("province", "place", "to") if name in told]]
        lit += [f"card-{told['card']}"] if message.id in GAINS else []
        return list(dict.fromkeys(map(str, lit)))

    def tally(self, box: Data, view: Data, tell: Tell) -> Panel:
        """Draw who has won what."""
        return MareNostrumPainter(box, view, None, tell, {}).tally()

    def pictures(self, box: Data, tell: Tell) -> dict[str, Panel]:
        """Draw the map, a hand, heroes and wonders, and the supply beside the clauses about them."""
        painter = MareNostrumPainter(box, sample(box), 0, tell, {})
        chart = painter.sea()
        return {
            "M8": chart._replace(place="picture", title="", body=self.ground() + chart.body),
            "M7": painter.heroes()._replace(place="picture", title=""),
            "M25": painter.hand()._replace(place="picture", title=""),
            "M5": painter.supply()._replace(place="picture", title=""),
        }


def sample(box: Data) -> Data:
    """Return as much of a view as pictures of the rules show: the starting sheets, as printed."""
    civs = box["civilisations"]
    sheets = {each["province"]: (civ["name"], each) for civ in civs for each in civ["sheet"]}
    places = [{**empty(each["name"]), **begun(*sheets.get(each["name"], ("", {})))} for each in box["provinces"]]
    player = {"cards": [], "hand_size": 0, "income": {}, "income_size": 0, "offer": None, "points": 0}
    pieces = {kind: box["pieces"][kind] for kind in ("influence", *UNITS)}
    counts, goods = [0] * len(civs), [each["name"] for each in box["goods"]]
    cards = [each["name"] for each in box["cards"]]
    return {
        "turn": 1, "goal": 4, "step": "Demand", "neutral": [], "hand": {goods[0]: 2, goods[1]: 1, "tax": 3},
        "roles": [
            {"role": role, "counts": counts, "seat": next(at for at, civ in enumerate(civs) if civ.get("role") == role)}
            for role in ROLES
        ],
        "players": [{**player, "seat": at, "civ": civ["name"], "reserve": pieces} for at, civ in enumerate(civs)],
        "places": [*places, *[empty(each["name"]) for each in box["seas"]]],
        "bank": {each["name"]: each["cards"] for each in box["goods"]} | {"tax": box["taxes"]["cards"]},
        "stock": {kind: counts[-1] for kind, counts in box["stock"].items() if isinstance(counts, list)},
        "costs": {item: box["prices"][item] for item in ITEMS},
        "cards": cards, "prices": [each["price"] for each in box["cards"]],
    }  # fmt: skip


def empty(name: str) -> Data:
    """Return a place where nothing lies."""
    calm = {"at_war": False, "converting": False, "new": False}
    return {"name": name, "owner": None, "buildings": [], "forces": [], "shut": [], **calm}


def begun(civ: str, sheet: Data) -> Data:
    """Return what a starting sheet puts in a province."""
    cities = [{"kind": "city", "spot": spot, "occupied": False} for spot in sheet.get("sites", [])]
    caravans = [{"kind": "caravan", "spot": spot, "occupied": False} for spot in sheet.get("icons", [])]
    fort = [{"civ": civ, "legions": 0, "triremes": 0, "fortresses": 1}] if sheet.get("fortress") else []
    return {"owner": civ, "buildings": cities + caravans, "forces": fort} if civ else {}


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
def shapes() -> str:
    """Return the outlines of provinces and seas, to be referred to."""
    drawn = "".join(
        f'<path id="place-{each["properties"]["id"]}" d="{outline(each)}"/>'
        for each in features()
        if each["properties"]["id"]
    )
    return f"<defs>{drawn}</defs>"


@cache
def spots(named: tuple[tuple[str, str], ...]) -> dict[str, Spot]:
    """Return where names and ids of places stand; those that the chart does not know stand in a line at its foot."""
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
        + f'<path d="{line}" fill="none" stroke="var(--deep-line)" stroke-width="2.4" stroke-dasharray="1 6"'
        + ' stroke-linecap="round"/>'
    )


def hatching() -> str:
    """Return the patterns of desert and mountains."""
    sand = '<circle cx="4" cy="5" r=".9"/><circle cx="15" cy="13" r=".9"/><circle cx="9" cy="18" r=".7"/>'
    peaks = '<path d="M3 14l6-8 6 8M9 6l2.6 8" fill="none" stroke="var(--region-ink)" stroke-width="1"/>'
    tint = '<rect width="22" height="22" fill="var(--waste)"/>'
    start = 'width="22" height="22" patternUnits="userSpaceOnUse"'
    return (
        f'<defs><pattern id="desert" {start}>{tint}<g fill="var(--region-ink)" opacity=".6">{sand}</g></pattern>'
        f'<pattern id="mountains" {start}>{tint}<g opacity=".55">{peaks}</g></pattern></defs>'
    )


# Small things


def wide(name: str, kind: str) -> float:
    """Return how wide a name is as it is written."""
    return width(name, *font_of(kind))


def side_by_side(widths: Sequence[float]) -> list[float]:
    """Return how far aside things of these widths lie in a row around a middle."""
    ends = [sum(widths[:at]) for at in range(len(widths))]
    return [end + width / 2 - sum(widths) / 2 for end, width in zip(ends, widths, strict=True)]


def doubler(kind: str) -> str:
    """Draw a temple or a market."""
    return rectangle(-10.5, -10.5, 21, 21, "built") + icon(kind, 0, 0, 16, "built-sign")


def kind_icon(kind: str, x: float, y: float, size: float, more: str) -> str:
    """Draw a card or a piece of a kind; goods that a box calls otherwise are shipped in a jar."""
    name = SIGNS.get(kind, kind)
    return icon(name if name in ICONS else "amphora", x, y, size, more)


def offer_step(places: int) -> float:
    """Return how far it is from one card offered to the next; many lie on each other."""
    return min(SMALL[0] + 4, 410 / max(1, places))


def counted(kind: str, count: int, x: float, y: float = 0, style: str = "supply-count") -> str:
    """Draw how many there are of something."""
    return kind_icon(kind, x + 10, y + 13, 19, "panel-icon") + words(x + 22, y + 18, count, style, "start")
