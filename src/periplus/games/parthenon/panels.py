"""The panels around the chart of Parthenon: events, one's own island and hand, everybody's islands, and the end."""

from collections import Counter
from collections.abc import Mapping
from functools import partial
from typing import Any

from periplus.draw.icons import icon
from periplus.draw.svg import box as rectangle
from periplus.draw.svg import explained, fitted, group, words
from periplus.games.parthenon.chart import CHART_WIDTH, LAYOUT
from periplus.games.parthenon.effects import CARD_NAMES, effect_of, in_brief, power_of, price_of, structure_effect
from periplus.games.parthenon.kinds import ARMY, BASICS, FLEET_NAMES, GOLD, KIND_NAMES, MADE, PAPYRUS
from periplus.games.parthenon.painter import Data, ParthenonPainter, in_lines, kind_icon, thing_sign
from periplus.games.parthenon.sheets import event_state, goal_of, place_state, prices_of, reached, thing
from periplus.kernel.board import Detail, Panel

WIDE = 940
"""How wide one's own island and hand are."""
EVENT = 179, 54
"""An event of the year."""
PLACE = 57, 55
"""A place of an island."""
STEP = 60
"""From one place to the next."""
DOCK = 630
"""Where the fleets begin, beside the places."""
SLOT = 26
"""A slot of a fleet."""
BERTH = 40
"""From one fleet to the next."""
CARD = 61, 66
"""A card in hand."""
GAPS = (BASICS, PAPYRUS + 1, GOLD + 1)
"""Kinds before which the hand has a gap: rares, gold, Aegis cards."""
HANDLED = [f"hand-{kind}" for kind in KIND_NAMES]
"""What can be picked in a hand."""
ROW = 216, 60
"""What lies in front of a player."""
GOODS = {"basic": KIND_NAMES[:BASICS], "rare": (*KIND_NAMES[BASICS:MADE], "papyrus"), "gold": ("gold",)}
"""The kinds of a class."""


TOGETHER = ("island trade", "journey", "fleet trade", "build", "discard")
"""Phases in which all act at once, unless the Archon has put some of them in order."""


class PanelPainter(ParthenonPainter):
    """Draws events, islands and cards."""

    # Events

    def events(self) -> Panel:
        """Draw the events of the year, each with what it does; those still face down are places."""
        shown = self.view["events"]
        drawn = [self.drawn_event(at, each) for at, each in enumerate(shown)]
        later = range(len(shown), self.box["limits"]["events"])
        drawn += [self.detail("events", f"event-{at}", partial(self.later_event, at), None) for at in later]
        return self.panel("events", self.say("sheet-events"), CHART_WIDTH, EVENT[1], drawn)

    def drawn_event(self, at: int, each: Data) -> Detail:
        """Return an event as a detail; what some do to the viewer depends on what the viewer has."""
        card = next(event for event in self.box["events"] if event["name"] == each["name"])
        bears = self.seat is not None and card["effect"] in ("toll", "shipworm")
        viewer = [self.seat, self.view["players"][self.seat], self.view["hand"]] if bears else None
        draw = lambda: group(self.event(each), "", at * (EVENT[0] + 8))  # noqa: E731
        return self.detail("events", f"event-{at}", draw, each, self.view["event"], viewer)

    def later_event(self, at: int) -> str:
        """Draw the place of an event that is still face down."""
        down = rectangle(0, 0, *EVENT, "slot", 6) + icon("hourglass", 21, 27, 20, "slot-sign")
        down += words(43, 31, self.say("later-event"), "note", "start")
        return group(explained(down, self.say("told-later")), "", at * (EVENT[0] + 8))

    def event(self, each: Data) -> str:
        """Draw an event: its name, its state, and its effect when it is pointed at."""
        card = next(event for event in self.box["events"] if event["name"] == each["name"])
        width, height = EVENT
        now = each["name"] == self.view["event"]
        state = "event-now" if now else "event-on" if each["in_force"] else "event-off"
        face = rectangle(0, 0, width, height, f"card {state}", 6) + rectangle(6, 8, 30, 38, f"{state}-sign", 4)
        face += icon(LAYOUT["signs"].get(each["name"], "star"), 21, 27, 22, "event-icon")
        name = self.say("cell-event", event=each["name"])
        effect = self.tell(effect_of(card))
        face += fitted(43, 18, name, "event-name", width - 49, __package__)
        face += in_lines(43, 33, self.to_you(each, card), "event-effect", width - 48)
        state_told = event_state(self.view, each)
        told = f"{name} ({'' if state_told is None else self.tell(state_told)}): {effect}"  # type: ignore[arg-type]
        return explained(face, told)

    def to_you(self, each: Data, card: Data) -> str:
        """Say what an event does to the viewer this season, or to everybody if that is all there is to say."""
        if self.seat is None or card["effect"] not in ("toll", "shipworm"):
            return self.tell(in_brief(card))
        player = self.view["players"][self.seat]
        if each["name"] in player["ignoring"]:
            return self.say("yours-ignored")
        if each["done"] and each["name"] != self.view["event"]:
            return self.say("yours-over")
        excused = [kind for kind in card.get("excused", ()) if player["aegis"].get(kind)]
        if excused:
            return self.say("yours-excused", cards=excused)
        prices = card.get("prices") or [card["price"]]
        payable = [price for price in prices if all(has for _, has in self.wanted(price))]
        if payable:
            return self.say("yours-payable", price=price_of(payable[0]))
        return self.say("yours-unpayable", price=price_of(prices[0]))

    # One's own island

    def home(self) -> Panel:
        """Draw one's own island as places to build at, its fleets, and its wonders."""
        assert self.seat is not None
        player = self.view["players"][self.seat]
        away = [each for each in self.view["fleets"] if each["seat"] == self.seat]
        things = [f"place-{place['thing']}" for place in player["places"]]
        things += ["place-fleet", *(f"wonder-{each['name']}" for each in player["wonders"])]
        shows = [player[key] for key in ("structures", "places", "village_discount", "wonders", "fleets")]
        return self.kept("island", f"of-{self.seat}", self.drawn_home, *shows, away, things=things)

    def drawn_home(self) -> Panel:
        """Draw everything of one's own island."""
        assert self.seat is not None
        player = self.view["players"][self.seat]
        goal = goal_of(self.box)
        above = [place for place in player["places"] if place["makes"]]
        below = [place for place in player["places"] if not place["makes"]]
        drawn = [
            *self.row_of(above, 0),
            *self.row_of(below, PLACE[1] + 5),
            self.drawn_wonders(player),
            self.drawn_dock(player),
        ]
        title = self.say("panel-island", seat=self.seat, count=player["structures"], goal=goal)
        return self.panel("island", title, WIDE, 2 * PLACE[1] + 7, drawn)

    def drawn_wonders(self, player: Data) -> Detail:
        """Return the wonders of an island as a detail."""
        names, draw = [each["name"] for each in player["wonders"]], partial(self.wonders, player, PLACE[1] + 5)
        things = [f"wonder-{name}" for name in names]
        return self.detail("island", f"wonders-{self.seat}", draw, player["wonders"], things=things)

    def drawn_dock(self, player: Data) -> Detail:
        """Return one's fleets as a detail."""
        away = [each for each in self.view["fleets"] if each["seat"] == player["seat"]]
        draw = lambda: group(self.dock(player), "", DOCK, 0)  # noqa: E731
        return self.detail("island", f"dock-{self.seat}", draw, player["fleets"], away, things=["place-fleet"])

    def row_of(self, places: list[Data], y: float) -> list[Detail]:
        """Draw places side by side; two workshops are one thing to build."""
        drawn, named, discount = list[Detail](), set[str](), self.view["players"][self.seat or 0]["village_discount"]
        for at, place in enumerate(places):
            name = f"place-{place['thing']}"
            fresh = name not in named and not (place["thing"] == "workshop" and place["built"] and at + 1 < len(places))
            named |= {name} if fresh else set()
            x = at * STEP + (8 if place["thing"] == "workshop" else 0)
            draw = partial(self.drawn_place, place, name if fresh else "", x, y)
            drawn.append(
                self.detail("island", f"place-{self.seat}-{y:g}-{at}", draw, place, discount, fresh, x, things=[name])
            )
        return drawn

    def drawn_place(self, place: Data, name: str, x: float, y: float) -> str:
        """Draw a place where it lies; one with a name is a thing."""
        face, label = self.place(place), self.place_label(place)
        return self.thing(name, face, "hold", label, x, y) if name else group(explained(face, label), "", x, y)

    def place(self, place: Data) -> str:
        """Draw a place: what stands there, or what could, with its price."""
        width, height = PLACE
        kind = "workshop" if place["thing"] == "workshop" else "village" if place["makes"] else "acropolis"
        sign = place["makes"] or thing_sign(place["thing"])
        if place["built"]:
            face = rectangle(0, 0, width, height, "card", 5) + rectangle(2, 2, width - 4, 4, f"edge-{kind}", 2)
            face += kind_icon(sign, width / 2, 24, 26, "idle" if place["used"] or place["shaken"] else "card-icon")
            return face + fitted(width / 2, height - 6, self.short(place), "tiny", width - 6, __package__, "middle")
        face = rectangle(0, 0, width, height, "slot", 5) + kind_icon(sign, width / 2, 17, 21, "slot-sign")
        return face + group(self.price(self.price_at(place), width - 6), "", 3, height - 21)

    def short(self, place: Data) -> str:
        """Return what a place is called, in a word or two."""
        if place["makes"]:
            return self.card_name(place["makes"])
        return self.say("short-thing", short=place["thing"].removeprefix("alternate "))

    def price_at(self, place: Data) -> Data:
        """Return the price of a place in force."""
        assert self.seat is not None
        player = self.view["players"][self.seat]
        price = prices_of(self.box, player["island"])[place["thing"].removeprefix("alternate ")] or {}
        return cheaper(price, {"basic": player["village_discount"]}) if place["thing"].startswith("village") else price

    def price(self, price: Data, room: float) -> str:
        """Draw a price as small cards within some room."""
        kinds = price_kinds(price)
        if not kinds:
            return fitted(room / 2, 14, self.say("price-free"), "note", room, __package__, "middle")
        if len(kinds) > 3:
            first = kinds[0]
            return words(room / 2 - 4, 14, f"{len(kinds)}×", "price-count", "end") + kind_icon(
                first, room / 2 + 8, 9, 16, "has"
            )
        step = min(18.0, room / max(1, len(kinds)))
        left = (room - step * len(kinds)) / 2
        return "".join(kind_icon(kind, left + at * step + step / 2, 9, 15, "has") for at, kind in enumerate(kinds))

    def place_label(self, place: Data) -> str:
        """Return a place in words: what belongs there, its state or its price, and what it does."""
        name = place["thing"].removeprefix("alternate ")
        card = next((each for each in self.box["acropolis"] if each["name"] == name), None)
        state = place_state(place)
        price = None if place["built"] else price_of(self.price_at(place))
        effect = None if card is None else structure_effect(card)
        told = [each for each in (state, price, effect) if each is not None]
        return self.say("told-place", what=thing(place), names=told)

    def wonders(self, player: Data, y: float) -> str:
        """Draw the wonders of an island: plans, halves and whole ones, and places for those to come."""
        drawn = ""
        for at in range(self.box["limits"]["plans"]):
            x = (8 + at) * STEP + 14
            if at < len(player["wonders"]):
                each = player["wonders"][at]
                drawn += self.thing(f"wonder-{each['name']}", self.wonder(each), "hold", self.wonder_label(each), x, y)
            else:
                slot = rectangle(0, 0, *PLACE, "slot", 5) + icon("portico", PLACE[0] / 2, 22, 24, "slot-sign")
                slot += fitted(
                    PLACE[0] / 2, PLACE[1] - 8, self.say("no-plan"), "note", PLACE[0] - 6, __package__, "middle"
                )
                drawn += group(explained(slot, self.say("told-no-plan")), "", x, y)
        return drawn

    def wonder_label(self, each: Data) -> str:
        """Return a wonder in words: its stage and its power."""
        card = next(wonder for wonder in self.box["wonders"] if wonder["name"] == each["name"])
        return f"{self.tell(reached(each))}. {self.tell(power_of(card))}"

    def wonder(self, each: Data) -> str:
        """Draw a wonder by its stage."""
        width, height = PLACE
        whole = each["stage"] == "completed"
        face = rectangle(0, 0, width, height, "card" if whole else "slot", 5)
        face += rectangle(2, 2, width - 4, 4, "edge-wonder", 2)
        face += icon(
            "portico" if each["stage"] != "plan" else "plan", width / 2, 25, 26, "card-icon" if whole else "half"
        )
        name = self.say("short-thing", short=each["name"])
        kind = "tiny" if whole else "note"
        return face + fitted(width / 2, height - 6, name, kind, width - 6, __package__, "middle")

    def dock(self, player: Data) -> str:
        """Draw one's fleets: ships with their slots, at home or away, and the next one to build."""
        away = {each["fleet"]: each for each in self.view["fleets"] if each["seat"] == player["seat"]}
        drawn, limit = "", self.box["limits"]["cargo"]
        for at, letter in enumerate(FLEET_NAMES):
            built, each = at < player["fleets"], away.get(letter)
            cargo = [] if each is None else each["cargo"] or []
            body = icon("boat", 15, 15, 28, f"{self.colour(player['seat'])} full" if built else "slot-sign")
            body += words(35, 21, letter, "fleet-letter" if built else "fleet-letter faint")
            body += group(slots(cargo, limit), "", 48, 1)
            body += group(self.berth(letter, built, each), "", 56 + limit * (SLOT + 2), 0)
            told = self.fleet_label(letter, built, each)
            if at == player["fleets"]:
                drawn += self.thing("place-fleet", body, "hold", told, 0, at * BERTH)
            else:
                drawn += group(explained(body, told), "", 0, at * BERTH)
        return drawn

    def berth(self, letter: str, built: bool, each: Data | None) -> str:
        """Write where a fleet of one's own is and how many cards it carries, or what the next one costs."""
        room = WIDE - DOCK - 56 - self.box["limits"]["cargo"] * (SLOT + 2)
        if not built:
            price = self.box["fleets"]["prices"][FLEET_NAMES.index(letter) - 1]
            where = fitted(0, 13, self.say("berth-unbuilt"), "note", room, __package__)
            return where + group(self.price(price, 18.0 * len(price_kinds(price))), "", -2, 17)
        if each is None:
            return fitted(0, 20, self.say("berth-home"), "note", room, __package__)
        where = fitted(0, 13, self.say("cell-land", land=each["land"]), "berth", room, __package__)
        return where + fitted(0, 28, self.say("berth-cards", count=each["size"]), "note", room, __package__)

    def fleet_label(self, letter: str, built: bool, each: Data | None) -> str:
        """Say where a fleet of one's own is, or what the next one costs."""
        if not built:
            prices = self.box["fleets"]["prices"]
            return self.say("told-unbuilt", fleet=letter, price=price_of(prices[FLEET_NAMES.index(letter) - 1]))
        if each is None:
            return self.say("told-dock-home", fleet=letter)
        return self.say("told-dock-away", fleet=letter, land=each["land"], count=each["size"])

    # The hand

    def hand(self) -> Panel:
        """Draw a place for each kind of card, with the cards one has."""
        return self.kept("hand", f"of-{self.seat}", self.drawn_hand, self.view["hand"], things=HANDLED)

    def drawn_hand(self) -> Panel:
        """Draw everything in hand."""
        hand, drawn, x = self.view["hand"], list[Detail](), 0.0
        for at, kind in enumerate(KIND_NAMES):
            x += 16 if at in GAPS else 0
            name, count = f"hand-{kind}", hand.get(kind, 0)
            draw = partial(self.held, kind, count, x)
            drawn.append(self.detail("hand", f"kind-{at}", draw, count, things=[name]))
            x += CARD[0] + 2
        return self.panel("hand", self.say("panel-hand"), WIDE, CARD[1] + 7, drawn)

    def held(self, kind: str, count: int, x: float) -> str:
        """Draw the cards of a kind where they lie."""
        label = self.say("told-hand", card=kind, count=count)
        return self.thing(f"hand-{kind}", self.in_hand(kind, count), "hold", label, x, 5)

    def in_hand(self, kind: str, count: int) -> str:
        """Draw the cards of a kind in hand, or their empty place."""
        width, height = CARD
        if not count:
            face = rectangle(0, 0, width, height, "slot", 5) + kind_icon(kind, width / 2, 26, 26, "slot-sign")
            return face + fitted(width / 2, height - 9, self.short_card(kind), "note", width - 6, __package__, "middle")
        below = "".join(rectangle(2 * at, -2 * at, width, height, "card", 5) for at in range(min(count, 3) - 1, 0, -1))
        number = words(6, 16, count, "hand-count", "start")
        return below + self.good(kind, width, height) + number

    # Everybody

    def player(self, seat: int) -> Panel:
        """Draw what lies open in front of a player: what is built, what is lacking, cards and fleets."""
        player, panel = self.view["players"][seat], f"seat-{seat}"
        shown = {key: each for key, each in player.items() if key != "ignoring"}
        things = [f"wonder-{each['name']}" for each in player["wonders"]]
        done = self.is_done(seat)
        draw = partial(self.drawn_player, player, done)
        return self.kept(panel, "row", draw, shown, done, seat == self.seat, things=things)

    def drawn_player(self, player: Data, done: bool) -> Panel:
        """Draw what a player has as a panel."""
        name, drawn = f"seat-{player['seat']}", self.built(player) + self.open_cards(player)
        drawn += words(ROW[0], 55, self.say("row-done"), "row-done", "end") if done else ""
        return self.panel(name, self.say("cell-seat", seat=player["seat"]), *ROW, [Detail("row", drawn)])

    def is_done(self, seat: int) -> bool:
        """Say whether a seat is done while others still act in a phase in which all may act at once."""
        view = self.view
        together = view["phase"] in TOGETHER and view["phase"] not in view["ordered"]
        return bool(together and view["actors"] and seat not in view["actors"])

    def built(self, player: Data) -> str:
        """Draw structures: how many villages and workshops, and an icon for each place of acropolis and wonders."""
        goal = goal_of(self.box)
        places = player["places"]
        villages = sum(place["built"] for place in places if place["thing"].startswith("village"))
        workshops = sum(place["built"] for place in places if place["thing"] == "workshop")
        count = words(0, 17, player["structures"], "structures", "start")
        drawn = explained(count, self.say("cell-structures", count=player["structures"], goal=goal), (0, 0, 24, 20))
        for at, (sign, has, all_) in enumerate((("hut", villages, 6), ("kiln", workshops, 2))):
            inner = icon(sign, 36 + at * 33, 11, 17, "panel-icon") + words(46 + at * 33, 16, has, "figure", "start")
            told = self.say("told-villages" if at == 0 else "told-workshops", count=has, goal=all_)
            drawn += explained(inner, told, (26 + at * 33, 0, 32, 20))
        drawn += "".join(self.mark(place, 99 + at * 15.5) for at, place in enumerate(acropolis_of(player)))
        for at in range(self.box["limits"]["plans"]):
            each = player["wonders"][at] if at < len(player["wonders"]) else None
            kind = "lacks" if each is None else "has" if each["stage"] == "completed" else "half"
            shown = "plan" if each is not None and each["stage"] == "plan" else "portico"
            x, sign = 193 + at * 15, icon(shown, 0, 11, 14, kind)
            area = (-7.0, 0.0, 14.0, 20.0)
            if each is None:
                drawn += group(explained(sign, self.say("told-no-plan"), area), "", x)
            elif player["seat"] == self.seat:
                drawn += group(explained(sign, self.tell(reached(each)), area), "", x)
            else:
                inner = rectangle(*area, "target", 0) + sign
                drawn += self.thing(f"wonder-{each['name']}", inner, "hold", self.wonder_label(each), x)
        return drawn

    def mark(self, place: Data, x: float) -> str:
        """Draw a place of the acropolis as an icon: built or lacking."""
        kind = "has" if place["built"] else "lacks"
        return explained(icon(thing_sign(place["thing"]), x, 11, 15, kind), self.built_told(place), (x - 8, 0, 15, 20))

    def built_told(self, place: Data) -> str:
        """Say whether a structure is built."""
        return self.say("told-built" if place["built"] else "told-lacking", structure=place["thing"])

    def open_cards(self, player: Data) -> str:
        """Draw the size of a hand, Aegis cards, fleets and philosophies."""
        hand = icon("cards", 8, 32, 16, "panel-icon") + words(19, 37, player["hand_size"], "figure", "start")
        drawn = explained(hand, self.say("told-hand-size", count=player["hand_size"]), (0, 22, 42, 20))
        for at, kind in enumerate(KIND_NAMES[ARMY:]):
            count, x = player["aegis"].get(kind, 0), 46 + at * 40
            inner = kind_icon(kind, x + 8, 32, 16, "panel-icon" if count else "lacks")
            inner += words(x + 20, 37, count, "figure" if count else "figure faint", "start")
            drawn += explained(inner, self.say("told-aegis", card=kind, count=count), (x, 22, 36, 20))
        fleets = icon("boat", 176, 32, 17, "panel-icon") + words(188, 37, player["fleets"], "figure", "start")
        drawn += explained(fleets, self.say("told-fleets", count=player["fleets"]), (167, 22, 36, 20))
        thought = player["philosophies"]
        if thought:
            line = ", ".join(self.say("cell-philosophy", philosophy=each) for each in thought)
            drawn += explained(fitted(0, 55, line, "note", ROW[0] - 66, __package__), line, (0, 42, 150, 18))
        return drawn

    # The end

    def tally(self) -> Panel:
        """Draw everybody's structures, those with the most first."""
        goal = goal_of(self.box)
        ranked = sorted(self.view["players"], key=lambda player: -player["structures"])
        rows = ""
        for at, player in enumerate(ranked):
            name = fitted(34, 19, self.say("cell-seat", seat=player["seat"]), "count", 116)
            line = self.token(player["seat"], 14, 13, 11) + name
            line += "".join(
                rectangle(
                    160 + 22 * spot,
                    3,
                    19,
                    20,
                    f"full {self.colour(player['seat'])}" if spot < player["structures"] else "slot",
                    3,
                )
                for spot in range(goal)
            )
            line += words(160 + 22 * goal + 10, 19, player["structures"], "count", "start")
            told = self.say("told-island", seat=player["seat"], count=player["structures"])
            rows += group(explained(line, told), "", 0, 38 * at)
        return Panel("tally", "over", self.say("panel-tally"), 560, 38 * len(ranked), rows)

    # Prices

    def wanted(self, price: Mapping[str, Any]) -> list[tuple[str, bool]]:
        """Return the cards of a price, each with whether one has it."""
        left = Counter(self.view["hand"] or {})
        own = (
            {place["makes"] for place in self.view["players"][self.seat or 0]["places"]}
            if price.get("imported")
            else set()
        )
        found = list[tuple[str, bool]]()
        for kind in price_kinds(price):
            if kind in ("basic", "rare"):
                fits = [card for card in GOODS[kind] if left[card] > 0 and card not in own]
                best = max(fits, key=lambda card: left[card], default="")
                has = bool(best)
                if has:
                    left[best] = 0 if price.get("different") else left[best] - 1
            else:
                has = left[kind] > 0
                left[kind] -= 1
            found.append((kind, has))
        return found


def acropolis_of(player: Data) -> list[Data]:
    """Return the six places of the acropolis: an alternate that is built stands in for one that is not."""
    places = [place for place in player["places"] if not place["makes"]]
    plain = [place for place in places if not place["thing"].startswith("alternate")]
    extra = [place for place in places if place["thing"].startswith("alternate") and place["built"]]
    lacking = [place for place in plain if not place["built"]]
    dropped = lacking[len(lacking) - len(extra) :] if extra else []
    return [*[place for place in plain if place not in dropped], *extra]


def slots(cargo: list[str], limit: int) -> str:
    """Draw the slots of a fleet, those with a card filled."""
    cards = [*cargo, *[""] * (limit - len(cargo))]
    return "".join(
        group(
            rectangle(0, 0, SLOT, 32, "card" if kind else "slot", 4)
            + (kind_icon(kind, SLOT / 2, 16, 20) if kind else ""),
            "",
            at * min(SLOT + 2, limit * (SLOT + 2) / len(cards)),
        )
        for at, kind in enumerate(cards)
    )


def cheaper(price: Mapping[str, Any], discount: Mapping[str, int]) -> Data:
    """Return a price less a discount: in gold if it asks for gold, otherwise in basic cards."""
    left = {**price}
    if left.get("gold") and discount.get("gold"):
        left["gold"] -= min(discount["gold"], left["gold"])
        return left
    much = discount.get("basic", 0)
    for kind in ("basic", *KIND_NAMES[:BASICS]):
        less = min(much, left.get(kind, 0))
        if less:
            left[kind], much = left[kind] - less, much - less
    return left


def price_kinds(price: Mapping[str, Any]) -> list[str]:
    """Return the cards of a price one by one."""
    return [name for name in CARD_NAMES for _ in range(price.get(name, 0))]
