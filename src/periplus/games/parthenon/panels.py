"""The panels around the chart of Parthenon: events, one's own island and hand, everybody's islands, and the end."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from periplus.draw.icons import icon
from periplus.draw.svg import box as rectangle
from periplus.draw.svg import explained, fitted, group, words
from periplus.games.parthenon.chart import LAYOUT
from periplus.games.parthenon.effects import CARD_NAMES, effect_of, power_of, price_of, structure_effect
from periplus.games.parthenon.kinds import ARMY, BASICS, FLEET_NAMES, GOLD, KIND_NAMES, MADE, PAPYRUS
from periplus.games.parthenon.painter import Data, ParthenonPainter, kind_icon, thing_sign
from periplus.games.parthenon.sheets import event_state, goal_of, place_state, prices_of, reached, thing
from periplus.kernel.board import Panel

WIDE = 740
"""How wide the panels below the chart are."""
EVENT = 179, 50
"""An event of the year."""
LETTERS = 27
"""How many letters of an event's effect fit in a line."""
PLACE = 50, 58
"""A place of an island."""
STEP = 53
"""From one place to the next."""
DOCK = 540
"""Where the fleets begin, beside the places."""
SLOT = 22
"""A slot of a fleet."""
CARD = 48, 64
"""A card in hand."""
GAPS = (BASICS, PAPYRUS + 1, GOLD + 1)
"""Kinds before which the hand has a gap: rares, gold, Aegis cards."""
ROW = 260, 50
"""What lies in front of a player."""
GOODS = {"basic": KIND_NAMES[:BASICS], "rare": (*KIND_NAMES[BASICS:MADE], "papyrus"), "gold": ("gold",)}
"""The kinds of a class."""


class PanelPainter(ParthenonPainter):
    """Draws events, islands and cards."""

    # Events

    def events(self) -> Panel:
        """Draw the events of the year, each with what it does; those still face down are places."""
        shown, width = self.view["events"], EVENT[0] + 8
        drawn = "".join(group(self.event(each), "", at * width) for at, each in enumerate(shown))
        for at in range(len(shown), self.box["limits"]["events"]):
            down = rectangle(0, 0, *EVENT, "slot", 6) + icon("hourglass", 22, 25, 20, "slot-sign")
            down += words(42, 30, self.say("later-event"), "faint", "start")
            drawn += group(explained(down, self.say("told-later")), "", at * width)
        return self.panel("events", self.say("sheet-events"), WIDE, EVENT[1], drawn)

    def event(self, each: Data) -> str:
        """Draw an event: its name, its state, and its effect when it is pointed at."""
        card = next(event for event in self.box["events"] if event["name"] == each["name"])
        width, height = EVENT
        now = each["name"] == self.view["event"]
        state = "event-now" if now else "event-on" if each["in_force"] else "event-off"
        face = rectangle(0, 0, width, height, f"card {state}", 6) + rectangle(6, 7, 30, 36, f"{state}-sign", 4)
        face += icon(LAYOUT["signs"].get(each["name"], "star"), 21, 25, 22, "event-icon")
        name = self.say("cell-event", event=each["name"])
        effect = self.tell(effect_of(card))
        short = lines(self.to_you(each, card))
        face += fitted(43, 19, name, "event-name", width - 49, __package__)
        face += "".join(words(43, 32 + 12 * at, line, "event-effect", "start") for at, line in enumerate(short))
        state_told = event_state(self.view, each)
        told = f"{name} ({'' if state_told is None else self.tell(state_told)}): {effect}"  # type: ignore[arg-type]
        return explained(face, told)

    def to_you(self, each: Data, card: Data) -> str:
        """Say what an event does to the viewer this season, or to everybody if that is all there is to say."""
        if self.seat is None or card["effect"] not in ("toll", "shipworm"):
            return self.tell(effect_of(card))
        player = self.view["players"][self.seat]
        if each["name"] in player["ignoring"]:
            return self.say("yours-ignored")
        if each["done"]:
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
        goal = goal_of(self.box)
        above = [place for place in player["places"] if place["makes"]]
        below = [place for place in player["places"] if not place["makes"]]
        drawn = self.row_of(above, 0) + self.row_of(below, PLACE[1] + 6) + self.wonders(player, PLACE[1] + 6)
        drawn += group(self.dock(player), "", DOCK, 0)
        title = self.say("panel-island", seat=self.seat, count=player["structures"], goal=goal)
        return self.panel("island", title, WIDE, 2 * PLACE[1] + 8, drawn)

    def row_of(self, places: list[Data], y: float) -> str:
        """Draw places side by side; two workshops are one thing to build."""
        drawn, named = "", set[str]()
        for at, place in enumerate(places):
            name = f"place-{place['thing']}"
            fresh = name not in named and not (place["thing"] == "workshop" and place["built"] and at + 1 < len(places))
            face = self.place(place)
            label = self.place_label(place)
            named |= {name} if fresh else set()
            x = at * STEP + (8 if place["thing"] == "workshop" else 0)
            drawn += self.thing(name, face, "hold", label, x, y) if fresh else group(explained(face, label), "", x, y)
        return drawn

    def place(self, place: Data) -> str:
        """Draw a place: what stands there, or what could, with its price."""
        width, height = PLACE
        kind = "polis" if place["makes"] else "acropolis"
        sign = place["makes"] or thing_sign(place["thing"])
        if place["built"]:
            face = rectangle(0, 0, width, height, "card", 5) + rectangle(2, 2, width - 4, 4, f"edge-{kind}", 2)
            face += kind_icon(sign, width / 2, 25, 26, "idle" if place["used"] or place["shaken"] else "card-icon")
            return face + fitted(width / 2, height - 6, self.short(place), "tiny", width - 6, __package__, "middle")
        face = rectangle(0, 0, width, height, "slot", 5) + kind_icon(sign, width / 2, 18, 20, "slot-sign")
        return face + group(self.price(self.price_at(place), width - 6), "", 3, height - 22)

    def short(self, place: Data) -> str:
        """Return what a place is called, in a word or two."""
        if place["makes"]:
            return self.card_name(place["makes"])
        return self.say("short-thing", short=place["thing"].removeprefix("alternate "))

    def price_at(self, place: Data) -> Data:
        """Return the printed price of a place."""
        assert self.seat is not None
        prices = prices_of(self.box, self.view["players"][self.seat]["island"])
        return prices[place["thing"].removeprefix("alternate ")] or {}

    def price(self, price: Data, room: float) -> str:
        """Draw a price as small cards within some room."""
        kinds = price_kinds(price)
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
            x = (8 + at) * STEP + 8
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
            y, built = at * 41, at < player["fleets"]
            each = away.get(letter)
            cargo = [] if each is None else each["cargo"] or []
            body = icon("boat", 16, 17, 27, self.colour(player["seat"]) if built else "slot-sign")
            body += words(36, 23, letter, "fleet-letter" if built else "fleet-letter faint")
            body += group(slots(cargo, limit), "", 50, 4)
            told = self.fleet_label(letter, built, each)
            where = fitted(50, 40, told, "note", limit * (SLOT + 2), __package__)
            if at == player["fleets"]:
                drawn += self.thing("place-fleet", body + where, "hold", told, 0, y)
            else:
                drawn += group(explained(body + where, told), "", 0, y)
        return drawn

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
        hand, drawn, x = self.view["hand"], "", 0.0
        for at, kind in enumerate(KIND_NAMES):
            x += 14 if at in GAPS else 0
            count = hand.get(kind, 0)
            face = self.in_hand(kind, count)
            drawn += self.thing(f"hand-{kind}", face, "hold", self.say("told-hand", card=kind, count=count), x, 6)
            x += CARD[0] + 2
        return self.panel("hand", self.say("panel-hand"), WIDE, CARD[1] + 9, drawn)

    def in_hand(self, kind: str, count: int) -> str:
        """Draw the cards of a kind in hand, or their empty place."""
        width, height = CARD
        if not count:
            face = rectangle(0, 0, width, height, "slot", 5) + kind_icon(kind, width / 2, 25, 24, "slot-sign")
            return face + fitted(width / 2, height - 9, self.card_name(kind), "note", width - 6, __package__, "middle")
        below = "".join(rectangle(2 * at, -2 * at, width, height, "card", 5) for at in range(min(count, 3) - 1, 0, -1))
        number = words(6, 16, count, "hand-count", "start")
        return below + self.good(kind, width, height) + number

    # Everybody

    def player(self, seat: int) -> Panel:
        """Draw what lies open in front of a player: what is built, what is lacking, cards and fleets."""
        player = self.view["players"][seat]
        return self.panel(
            f"seat-{seat}", self.say("cell-seat", seat=seat), *ROW, self.built(player) + self.open_cards(player)
        )

    def built(self, player: Data) -> str:
        """Draw structures: how many villages and workshops, and an icon for each place of acropolis and wonders."""
        goal = goal_of(self.box)
        places = player["places"]
        villages = sum(place["built"] for place in places if place["thing"].startswith("village"))
        workshops = sum(place["built"] for place in places if place["thing"] == "workshop")
        count = words(0, 19, player["structures"], "structures", "start") + words(21, 19, f"/{goal}", "note", "start")
        drawn = explained(count, self.say("cell-structures", count=player["structures"], goal=goal), (0, 2, 40, 22))
        for at, (sign, has, all_) in enumerate((("hut", villages, 6), ("kiln", workshops, 2))):
            inner = icon(sign, 50 + at * 38, 12, 17, "panel-icon") + words(60 + at * 38, 18, has, "figure", "start")
            told = self.say("told-villages" if at == 0 else "told-workshops", count=has, goal=all_)
            drawn += explained(inner, told, (40 + at * 38, 2, 36, 22))
        drawn += "".join(self.mark(place, 126 + at * 17) for at, place in enumerate(acropolis_of(player)))
        for at in range(self.box["limits"]["plans"]):
            each = player["wonders"][at] if at < len(player["wonders"]) else None
            kind = "lacks" if each is None else "has" if each["stage"] == "completed" else "half"
            x, sign = 232 + at * 18, icon("portico", 0, 12, 14, kind)
            area = (-9.0, 2.0, 17.0, 22.0)
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
        return explained(icon(thing_sign(place["thing"]), x, 12, 14, kind), self.built_told(place), (x - 8, 2, 16, 22))

    def built_told(self, place: Data) -> str:
        """Say whether a structure is built."""
        return self.say("told-built" if place["built"] else "told-lacking", structure=place["thing"])

    def open_cards(self, player: Data) -> str:
        """Draw the size of a hand, Aegis cards, fleets and philosophies."""
        hand = icon("cards", 8, 37, 15, "panel-icon") + words(19, 42, player["hand_size"], "figure", "start")
        drawn = explained(hand, self.say("told-hand-size", count=player["hand_size"]), (0, 27, 42, 20))
        for at, kind in enumerate(KIND_NAMES[ARMY:]):
            count, x = player["aegis"].get(kind, 0), 46 + at * 34
            inner = kind_icon(kind, x + 8, 37, 15, "panel-icon" if count else "lacks")
            inner += words(x + 18, 42, count, "figure" if count else "figure faint", "start")
            drawn += explained(inner, self.say("told-aegis", card=kind, count=count), (x, 27, 32, 20))
        fleets = icon("boat", 156, 37, 16, "panel-icon") + words(167, 42, player["fleets"], "figure", "start")
        drawn += explained(fleets, self.say("told-fleets", count=player["fleets"]), (148, 27, 34, 20))
        thought = player["philosophies"]
        if thought:
            line = ", ".join(self.say("cell-philosophy", philosophy=each) for each in thought)
            drawn += explained(fitted(186, 41, line, "note", 74, __package__), line, (184, 27, 76, 20))
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
            rectangle(0, 0, SLOT, 26, "card" if kind else "slot", 4)
            + (kind_icon(kind, SLOT / 2, 13, 17) if kind else ""),
            "",
            at * min(SLOT + 2, limit * (SLOT + 2) / len(cards)),
        )
        for at, kind in enumerate(cards)
    )


def price_kinds(price: Mapping[str, Any]) -> list[str]:
    """Return the cards of a price one by one."""
    return [name for name in CARD_NAMES for _ in range(price.get(name, 0))]


def lines(text: str) -> list[str]:
    """Return the first two short lines of a text."""
    found, line = list[str](), ""
    for word in text.split():
        if len(line) + len(word) + 1 > LETTERS:
            found.append(line)
            line = word
        else:
            line = f"{line} {word}".strip()
    found.append(line)
    return found if len(found) <= 2 else [found[0], f"{found[1].rstrip(',.;:')} …"]
