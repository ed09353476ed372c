"""What lies on the desk of Parthenon, beside the question: standing offers, rates of trade, and what can be built."""

from collections import Counter
from operator import itemgetter
from typing import NamedTuple

from periplus.draw.icons import icon
from periplus.draw.svg import box as rectangle
from periplus.draw.svg import explained, fitted, group, words
from periplus.games.parthenon.chart import LAYOUT, hazard_sign
from periplus.games.parthenon.effects import (
    effect_of,
    harbor_effect,
    hazard_effect,
    power_of,
    price_of,
    structure_effect,
)
from periplus.games.parthenon.painter import Data, in_lines, kind_icon, thing_sign
from periplus.games.parthenon.panels import GOODS, PanelPainter, cheaper
from periplus.games.parthenon.sheets import paid_in, thing
from periplus.kernel.board import Detail, Panel

DESK = 430
"""How wide the desk is."""
OFFER = 31
"""How tall the row of an offer is."""
ROWS = 6
"""How many offers are in sight; there is room for them from the start, so that nothing moves when others come."""
RATE = 104, 26
"""A rate of the counter."""
LINE = 32
"""How tall a line of the catalogue is."""
MATTER = DESK - 64
"""How wide the words on a card are that a question is about."""
MOST_LINES = 4
"""In how many lines a card says what it does, at most."""
SIDES = ("basic", "rare", "gold")
"""What is given and got at the counter."""
BUILT = ("place-", "wonder-")
"""How the names of things begin that can be built."""


class Matter(NamedTuple):
    """A card that a question is about: its picture on a ground, its name, and what it does."""

    sign: str
    kind: str
    name: str
    effect: str


class DeskPainter(PanelPainter):
    """Draws what lies on the desk."""

    def on_desk(self) -> list[Panel]:
        """Draw what belongs to the question."""
        step, seated = self.view["step"], self.seat is not None
        offers = [self.offers()] if step == "IslandTrade" else []
        trading = seated and step == "FleetTrade" and any(map(self.trades, self.view["fleets"]))
        return [
            *self.matters(),
            *offers,
            *([self.counter()] if trading else []),
            *([self.catalogue()] if seated and step == "BuildIsland" else []),
        ]

    # What a question is about

    def matters(self) -> list[Panel]:
        """Draw the cards that a question is about, with all that they do."""
        cards = [*self.events_in_question(), *self.hazard_in_question(), *self.harbors_in_question()]
        return [self.kept("cards", "cards", lambda: self.all_matters(cards), cards)] if cards else []

    def all_matters(self, cards: list[Matter]) -> Panel:
        """Draw cards one below the other."""
        drawn, y = "", 0.0
        for each in cards:
            told = in_lines(56, 43, each.effect, "matter-told", MATTER, most=MOST_LINES)
            tall = max(60, 34 + 16 * told.count("<text"))
            body = rectangle(0, 0, DESK, tall, "card", 6) + rectangle(6, 6, 40, tall - 12, each.kind, 4)
            body += icon(each.sign, 26, tall / 2, 28, "event-icon")
            body += fitted(56, 23, each.name, "matter-name", MATTER, __package__) + told
            drawn, y = drawn + group(explained(body, f"{each.name}: {each.effect}"), "", 0, y), y + tall + 5
        return self.panel("cards", self.say("panel-cards"), DESK, round(y), drawn)

    def events_in_question(self) -> list[Matter]:
        """Return the event that is carried out; all in force, while the Archon puts them in order."""
        view, ordering = self.view, self.view["step"] == "OrderEvents"
        cards = {each["name"]: each for each in self.box["events"]}
        return [
            Matter(
                LAYOUT["signs"].get(each["name"], "star"),
                "event-on-sign",
                self.say("cell-event", event=each["name"]),
                self.tell(effect_of(cards[each["name"]])),
            )
            for each in view["events"]
            if each["name"] == view["event"] or (ordering and each["in_force"])
        ]

    def hazard_in_question(self) -> list[Matter]:
        """Return the hazard that is resolved."""
        card = next((each for each in self.box["hazards"] if each["name"] == self.view["hazard"]), None)
        if card is None:
            return []
        name = self.say("cell-hazard", hazard=card["name"])
        return [Matter(hazard_sign(card), "storm-edge", name, self.tell(hazard_effect(card)))]

    def harbors_in_question(self) -> list[Matter]:
        """Return the face-down harbor cards that the viewer has before them."""
        cards = {each["name"]: each for each in self.box["harbor_cards"]}
        return [
            Matter(
                "eye",
                "event-on-sign",
                self.say("matter-harbor", land=land["name"], card=land["card"]),
                self.tell(harbor_effect(cards[land["card"]], self.box["rates"])),
            )
            for land in self.view["lands"]
            if land["face"] == "down" and land["card"] is not None
        ]

    # Island trade

    def offers(self, room: int = ROWS) -> Panel:
        """Draw the offers of the season: a row for each that stands, and for those gone last if there is room."""
        standing, fates = self.view["offers"], self.view["offers_gone"]
        gone = fates[max(0, len(fates) + len(standing) - ROWS) :]
        shown = sorted([*standing, *gone], key=itemgetter("number"))
        rows = [self.row(at, each) for at, each in enumerate(shown)]
        if not shown:
            rows = [Detail("none", words(0, 20, self.say("no-offers"), "faint", "start"))]
        height = max(room, len(shown)) * (OFFER + 2)
        return self.panel("offers", self.say("sheet-offers"), DESK, height, rows)

    def row(self, at: int, each: Data) -> Detail:
        """Return an offer as a detail: to those whom it concerns, it shows whether they can take it."""
        name, is_gone = f"offer-{each['number']}", "how" in each
        mine = not is_gone and self.seat is not None and self.seat in (each["seat"], *each["to"])
        shows = at, each, (self.seat, self.view["hand"]) if mine else self.seat is None
        draw = lambda: group(self.fate(each) if is_gone else self.offer(each), "", 0, at * (OFFER + 2))  # noqa: E731
        return self.detail("offers", name, draw, *shows, things=[name])

    def fate(self, gone: Data) -> str:
        """Draw an offer that is gone: what became of it, and by whom."""
        told = self.say("offer-gone", number=gone["number"], how=gone["how"], seat=gone["seat"])
        body = rectangle(0, 0, DESK, OFFER, "gone", 5) + self.token(gone["seat"], 18, OFFER / 2, 11)
        body += fitted(38, 20, told, "note", DESK - 48, __package__)
        return explained(body, told)

    def offer(self, each: Data) -> str:
        """Draw an offer: whose it is, for whom, and both sides."""
        seat, name = each["seat"], f"offer-{each['number']}"
        kind = "card mine" if seat == self.seat else "card open" if self.can_take(each) else "card"
        body = rectangle(0, 0, DESK, OFFER, kind, 5) + self.token(seat, 18, OFFER / 2, 11)
        body += fitted(38, 14, self.island_name(seat), "offer-name", 76, __package__)
        body += self.offer_to(each)
        body += group(self.counted(each["give"]), "", 118, 0) + icon("swap", 232, OFFER / 2, 15, "card-icon")
        body += group(self.counted(each["want"]), "", 248, 0)
        body += fitted(DESK - 10, 20, self.offer_state(each), "offer-word", 68, __package__, "end")
        return self.thing(name, body, "hold", self.offer_told(each))

    def can_take(self, each: Data) -> bool:
        """Say whether an offer is for the viewer, who has what it asks for."""
        return self.seat in each["to"] and all(has for _, has in self.wanted(Counter(each["want"])))

    def offer_state(self, each: Data) -> str:
        """Say in a word what an offer means to the viewer."""
        if self.seat is None:
            return ""
        if each["seat"] == self.seat:
            return self.say("offer-yours")
        if self.seat not in each["to"]:
            return self.say("offer-others")
        return self.say("offer-take" if self.can_take(each) else "offer-short")

    def offer_to(self, each: Data) -> str:
        """Write for whom an offer is, or draw the emblems of several islands."""
        to = each["to"]
        if 1 < len(to) < len(self.view["players"]) - 1:
            return "".join(self.token(seat, 44 + at * 14, 22, 6) for at, seat in enumerate(to))
        if to == [self.seat]:
            told = self.say("offer-to-you")
        else:
            told = self.say("offer-to-all") if len(to) > 1 else self.say("offer-to", seats=to)
        return fitted(38, 26, told, "tiny", 76, __package__)

    def offer_told(self, each: Data) -> str:
        """Return an offer in words."""
        sides = {side: [self.some(each[side])] for side in ("give", "want")}
        return self.say("told-offer", number=each["number"], seat=each["seat"], **sides)

    def some(self, cards: list[str]) -> str:
        """Return cards in words, counted."""
        if not cards:
            return self.say("cell-nothing")
        return ", ".join(self.say("some", kind=kind, count=count) for kind, count in Counter(cards).items())

    def counted(self, cards: list[str]) -> str:
        """Draw cards with their numbers; nothing is a dash."""
        drawn, x = "", 0.0
        if not cards:
            return words(8, 21, "–", "sum", "start")
        for kind, count in list(Counter(cards).items())[:3]:
            number = words(x, 21, count, "sum", "start") if count > 1 else ""
            x += 12 if count > 1 else 0
            drawn += number + kind_icon(kind, x + 12, OFFER / 2, 20, "card-icon")
            x += 26
        return drawn

    # Fleet trade

    def counter(self) -> Panel:
        """Draw the rates in force where one's fleets trade; those that their cargo can pay are marked."""
        fleets = [each for each in self.view["fleets"] if self.trades(each)]
        lands = {each["land"] for each in fleets}
        there = [each for each in self.view["lands"] if each["name"] in lands]
        things = [name for name in self.handles if name.startswith("rate-")]
        return self.kept("rates", f"of-{self.seat}", self.all_rates, fleets, there, things, things=things)

    def all_rates(self) -> Panel:
        """Draw the rates of all lands where one's fleets trade."""
        lands = list(dict.fromkeys(each["land"] for each in self.view["fleets"] if self.trades(each)))
        drawn, y = "", 0
        for land in lands:
            body, tall = self.rates(land)
            drawn, y = drawn + group(body, "", 0, y), y + tall + 8
        return self.panel("rates", self.say("panel-rates"), DESK, max(y, 30), drawn)

    def trades(self, each: Data) -> bool:
        """Say whether a fleet of one's own trades."""
        return bool(each["seat"] == self.seat and each["trading"])

    def rates(self, land: str) -> tuple[str, int]:
        """Draw the rates of a land, and return how tall they are."""
        place = next(each for each in self.view["lands"] if each["name"] == land)
        aboard = Counter(
            card
            for each in self.view["fleets"]
            if self.trades(each) and each["land"] == land
            for card in each["cargo"] or ()
        )
        drawn = fitted(0, 14, self.say("cell-land", land=land), "land-name", 100, __package__)
        drawn += self.harbor_line(place)
        for column, get in enumerate(SIDES):
            drawn += words(110 + column * (RATE[0] + 4) + RATE[0] / 2, 32, self.say("rate-get", rate=get), "note")
        for row, give in enumerate(SIDES):
            y = 38 + row * (RATE[1] + 4)
            drawn += words(0, y + 18, self.say("rate-give", rate=give), "note", "start")
            for column, get in enumerate(SIDES):
                drawn += group(self.rate(land, place["group"], give, get, aboard), "", 110 + column * (RATE[0] + 4), y)
        extra = self.sales(land, aboard)
        return drawn + group(extra, "", 110, 38 + 3 * (RATE[1] + 4)), 38 + (4 if extra else 3) * (RATE[1] + 4)

    def harbor_line(self, place: Data) -> str:
        """Write what the harbor card of a land does."""
        card = next((each for each in self.box["harbor_cards"] if each["name"] == place["card"]), None)
        if card is None:
            return ""
        effect = self.tell(harbor_effect(card, self.box["rates"]))
        return explained(fitted(110, 14, effect, "note", DESK - 112, __package__), effect)

    def rate(self, land: str, group_: str, give: str, get: str, aboard: Counter[str]) -> str:
        """Draw a rate: what one gives for what, if there is one."""
        found = [
            each for each in self.box["trades"]
            if each["group"] == group_ and give in each["give"] and get in each["get"]
        ]  # fmt: skip
        name, width = f"rate-{land}-{give}-{get}", RATE[0]
        if not found:
            body = rectangle(0, 0, *RATE, "slot", 4) + words(width / 2, 18, "–", "note")
            return self.thing(name, body, "hold", self.say("told-no-rate")) if name in self.handles else body
        many, few = found[0]["give"][give], found[0]["get"][get]
        paid = sum(aboard[kind] for kind in GOODS[give]) >= many
        body = rectangle(0, 0, *RATE, "card open" if paid else "card", 4)
        body += words(22, 18, many, "sum", "end") + kind_icon(give, 34, 13, 17) + icon("swap", 54, 13, 12, "card-icon")
        body += words(76, 18, few, "sum", "end") + kind_icon(get, 88, 13, 17)
        label = self.say("told-rate", give=[self.some([give] * many)], get=[self.some([get] * few)])
        return self.thing(name, body, "hold", label)

    def sales(self, land: str, aboard: Counter[str]) -> str:
        """Draw what is sold for gold in a land."""
        drawn = ""
        for at, each in enumerate(sale for sale in self.box["sales"] if sale["land"] == land):
            price, kind = each["price"]["gold"], each["sells"]
            body = rectangle(0, 0, *RATE, "card open" if aboard["gold"] >= price else "card", 4)
            body += words(22, 18, price, "sum", "end") + kind_icon("gold", 34, 13, 17)
            body += icon("swap", 54, 13, 12, "card-icon") + kind_icon(kind, 82, 13, 18)
            label = self.say("told-rate", give=[self.some(["gold"] * price)], get=[self.some([kind])])
            drawn += group(self.thing(f"rate-{land}-gold-{kind}", body, "hold", label), "", at * (RATE[0] + 4))
        return drawn

    # Build

    def catalogue(self) -> Panel:
        """Draw what can still be built."""
        assert self.seat is not None
        player, things = self.view["players"][self.seat], [name for name in self.handles if name.startswith(BUILT)]
        return self.kept(
            "catalogue", f"of-{self.seat}", self.all_built, player, self.view["hand"], things, things=things
        )

    def all_built(self) -> Panel:
        """Draw everything that can still be built: its price, what is missing, and what it brings."""
        assert self.seat is not None
        player = self.view["players"][self.seat]
        drawn = list[str]()
        workshops = 0
        for place in player["places"]:
            workshops += place["thing"] == "workshop" and not place["built"]
            if not place["built"] and not (place["thing"] == "workshop" and workshops > 1):
                drawn.append(
                    self.line(
                        f"place-{place['thing']}",
                        thing_sign(place["thing"]),
                        place["makes"],
                        self.tell(thing(place)),
                        self.brings(place),
                        self.price_at(place),
                    )
                )
        for each in player["wonders"]:
            card = next(wonder for wonder in self.box["wonders"] if wonder["name"] == each["name"])
            stage = card.get(each["stage"])
            if stage is not None:
                name = self.say("line-wonder", wonder=each["name"], where=paid_in(stage))
                drawn.append(
                    self.line(
                        f"wonder-{each['name']}",
                        "portico",
                        "",
                        name,
                        self.tell(power_of(card)),
                        cheaper(stage["price"], player["stage_discount"]),
                    )
                )
        if player["fleets"] <= len(self.box["fleets"]["prices"]):
            price = self.box["fleets"]["prices"][player["fleets"] - 1]
            name = self.say("cell-thing", thing="fleet")
            drawn.append(
                self.line(
                    "place-fleet", "boat", "", name, self.say("brings-fleet", count=self.box["limits"]["cargo"]), price
                )
            )
        rows = "".join(group(each, "", 0, at * (LINE + 2)) for at, each in enumerate(drawn))
        return self.panel("catalogue", self.say("panel-catalogue"), DESK, max(1, len(drawn)) * (LINE + 2), rows)

    def brings(self, place: Data) -> str:
        """Say what a structure brings."""
        if place["makes"]:
            return self.say("brings-card", card=place["makes"])
        name = place["thing"].removeprefix("alternate ")
        card = next(each for each in self.box["acropolis"] if each["name"] == name)
        return (
            self.say("brings-craft", card=card["craft"]["makes"])
            if "craft" in card
            else self.tell(structure_effect(card))
        )

    def line(self, about: str, sign: str, makes: str, name: str, brings: str, price: Data) -> str:
        """Draw a line of the catalogue, which belongs to a place of the island."""
        handle = self.handles.get(about)
        can = handle is not None and handle.can
        body = rectangle(0, 0, DESK, LINE, "card open" if can else "card", 5)
        body += kind_icon(makes, 18, LINE / 2, 22) if makes else icon(sign, 18, LINE / 2, 22, "card-icon")
        wanted = self.wanted(price)
        room, step = DESK - 50 - 23 * len(wanted), 23
        body += fitted(38, 14, name, "offer-name", room, __package__) + in_lines(38, 27, brings, "tiny", room, most=1)
        for at, (kind, has) in enumerate(reversed(wanted)):
            square = rectangle(0, 0, 21, 21, "card chip" if has or can else "hollow", 4) + kind_icon(
                kind, 10.5, 10.5, 15
            )
            body += group(square, "", DESK - 28 - at * step, 5.5)
        if not wanted:
            body += words(DESK - 8, 20, self.say("price-free"), "offer-word", "end")
        told = self.say("told-line", name=name, price=price_of(price), brings=brings)
        kind = f"thing listed{'' if handle is None else ' can' if can else ' cannot'}"
        return group(f"{explained(body, told)}", kind, more=f' data-thing="{about}" aria-hidden="true"')
