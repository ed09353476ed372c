"""The panels around the chart of Mare Nostrum: the hand, what is going on, what is for sale, players, and the end."""

from collections import Counter
from functools import cached_property
from html import escape

from periplus.draw.cards import back, card, coin, slot, token
from periplus.draw.icons import icon
from periplus.draw.svg import box as rectangle
from periplus.draw.svg import disc, explained, fitted, group, thing, words
from periplus.games.mare_nostrum.painter import ROLES, UNITS, Data, Handles, MareNostrumPainter, kind_icon
from periplus.games.mare_nostrum.sheets import for_sale
from periplus.kernel.board import Panel, Tell

GOOD = 58, 78
SMALL = 50, 50
OFFERS = 124
"""Where the offered cards begin, beside the names of those who offer."""
A_ROW = 6
"""Kinds of cards in a row of the hand."""
HERO = 214, 40
PILL = 86


class PanelPainter(MareNostrumPainter):
    """Draws cards and players."""

    def __init__(self, box: Data, view: Data, seat: int | None, tell: Tell, handles: Handles) -> None:
        """Look up what the box says about heroes and wonders."""
        super().__init__(box, view, seat, tell, handles)
        self.cards = {each["name"]: each for each in box["cards"]}

    # Cards

    def card_name(self, name: str) -> str:
        """Return what a card is called."""
        return self.say("cell-cards", cards=[name])

    def power(self, name: str) -> str:
        """Return what a hero or a wonder does."""
        return self.say("power", power=self.cards[name]["power"])

    def good(self, kind: str, width: float, height: float) -> str:
        """Draw a card of the bank: a good or a tax."""
        name = fitted(4, height - 7, self.card_name(kind), "card-faint", width - 8)
        return card(width, height, kind_icon(kind, width / 2, (height - 12) / 2, width * 0.6, "card-icon") + name)

    def stack(self, kind: str, count: int, width: float, height: float, most: int) -> str:
        """Draw a stack of cards of one kind, ``most`` of them at most, with their number if there are several."""
        under = "".join(group(card(width, height, ""), "", 4 * deep) for deep in range(min(count, most) - 1, 0, -1))
        number = disc(width - 10, 11, 10, "badge") + words(width - 10, 16, count, "badge-count")
        return under + self.good(kind, width, height) + (number if count > 1 else "")

    def hand(self) -> Panel:
        """Draw the cards in hand, those of one kind in a stack."""
        drawn, (width, height), hand = list[str](), GOOD, self.view["hand"]
        for at, (kind, count) in enumerate(hand.items()):
            inner = self.stack(kind, count, width, height, 4)
            label = self.say("told-hand", card=kind, count=count)
            spot = at % A_ROW * (width + 18), at // A_ROW * (height + 8)
            drawn.append(self.thing(f"hand-{kind}", inner, "hold", label, *spot))
        lines = (len(hand) + A_ROW - 1) // A_ROW
        body = "".join(drawn) + group(self.costs(), "", 0, lines * (height + 8))
        return self.panel("hand", self.say("panel-hand"), A_ROW * (width + 18), lines * (height + 8) + 26, body)

    def costs(self) -> str:
        """Draw what things cost the player."""
        drawn = ""
        for at, (item, price) in enumerate(self.view["costs"].items()):
            sign = kind_icon(item, 56 * at + 11, 13, 20, "panel-icon")
            label = self.say("told-cost", item=item, price=price)
            drawn += explained(sign + coin(56 * at + 35, 13, price, 11), label)
        return group(drawn, "", more=f' role="img" aria-label="{escape(self.say("told-costs"))}"')

    def exchange(self) -> Panel:
        """Draw the offers while cards are exchanged, and who picks."""
        traders = self.view["traders"]
        drawn = "".join(
            group(self.offer(self.view["players"][seat]), "", 0, at * (SMALL[1] + 8)) for at, seat in enumerate(traders)
        )
        title = self.say("sheet-exchange", count=self.view["demand"])
        width = OFFERS + (self.view["demand"] - 1) * offer_step(self.view["demand"]) + SMALL[0] + 4
        return self.panel("exchange", title, round(width), len(traders) * (SMALL[1] + 8), drawn)

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
            label = self.say("told-offer", seat=seat, card=kind)
            inner += self.thing(f"offer-{seat}-{kind}", face, "hold", label, OFFERS + at * step)
        return inner

    @cached_property
    def most_kinds(self) -> int:
        """The most kinds of cards that anybody offers."""
        return max(len(set(player["offer"] or ())) for player in self.view["players"])

    def battle(self) -> Panel:
        """Draw a battle in which losses are being chosen."""
        fought = self.view["battle"]
        drawn = ""
        for at, side in enumerate(("attacker", "defender")):
            label = self.say("told-side", civ=fought[side], total=fought["totals"][at], count=fought["losses"][at])
            line = self.marker(fought[side], 12, 14, 11) + words(32, 19, label, "panel-words", "start")
            drawn += group(line, "", 0, 30 * at)
        return self.panel("battle", self.say("sheet-battle", place=fought["place"]), 470, 60, drawn)

    def heroes(self) -> Panel:
        """Draw the heroes and wonders for sale."""
        shown, (width, height) = for_sale(self.box, self.view), HERO
        drawn = "".join(
            self.hero(name, price, civ, at % 3 * (width + 8), at // 3 * (height + 8))
            for at, (name, price, civ) in enumerate(shown)
        )
        lines = (len(shown) + 2) // 3
        return self.panel("heroes", self.say("sheet-cards"), 3 * (width + 8) - 8, lines * (height + 8), drawn)

    def hero(self, name: str, price: int, civ: str | None, x: float, y: float) -> str:
        """Draw a hero or a wonder with its price."""
        sign = "pyramid" if self.cards[name]["kind"] == "wonder" else "helmet"
        width, height = HERO
        only = self.marker(civ, width - 44, height / 2, 8) if civ else ""
        room = width - (98 if civ else 78)
        called = fitted(37, 25, self.card_name(name), "card-name", room)
        face = icon(sign, 19, height / 2, 24, "card-icon") + called
        inner = card(width, height, face + only + coin(width - 19, height / 2, price, 13))
        power = self.power(name)
        label = self.say("told-card", card=name, price=price, power=power)
        tag = "desc" if f"card-{name}" in self.handles else "title"  # explained beside it by pages, or else by browsers
        return self.thing(f"card-{name}", f"<{tag}>{escape(power)}</{tag}>" + inner, "hold", label, x, y)

    def supply(self) -> Panel:
        """Draw how many cards of each kind the bank has left, and how many buildings are left."""
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
        return self.panel("supply", self.say("panel-supply"), 350, 90, inner)

    # Players

    def player(self, seat: int) -> Panel:
        """Draw what is in front of a player: hand, income, roles, pieces in reserve, heroes and wonders."""
        player = self.view["players"][seat]
        label = escape(
            self.say("told-player", civ=player["civ"], hand=player["hand_size"], income=player["income_size"])
        )
        body = self.counts(player) + group(self.earned(player), "", 0, 28) + group(self.reserve(player), "", 0, 54)
        inner = group(body, "", more=f' role="img" aria-label="{label}"') + group(self.won(player), "", 0, 82)
        return self.panel(f"seat-{seat}", self.say("cell-seat", seat=seat), 356, 106, inner)

    def counts(self, player: Data) -> str:
        """Draw how many cards a player has and gets, points in a free set-up, and roles."""
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
        """Draw the heroes and wonders of a player, and slots for those still needed to win."""
        drawn = list[str]()
        places = max(self.view["goal"], len(player["cards"]))
        step = min(PILL + 4.0, 356 / places)
        for at in range(places):
            if at < len(player["cards"]):
                name = player["cards"][at]
                face = rectangle(0, 0, step - 4, 22, "card", 5)
                face += fitted(4, 15, self.card_name(name), "card-faint", step - 12)
                power = f"<title>{escape(self.power(name))}</title>"
                drawn.append(thing(f"card-{name}", power + face, "won", self.card_name(name), (at * step, 0)))
            else:
                drawn.append(group(slot(step - 4, 22), "", at * step))
        return "".join(drawn)

    def tally(self) -> Panel:
        """Draw everybody's heroes and wonders, those with the most first."""
        ranked = sorted(self.view["players"], key=lambda player: -len(player["cards"]))
        rows = ""
        for at, player in enumerate(ranked):
            name = fitted(34, 19, self.say("cell-seat", seat=player["seat"]), "count", 106)
            line = token(player["seat"], 14, 13, 12) + name + group(self.won(player), "", 160, 3)
            rows += group(line, "", 0, 38 * at)
        return Panel("tally", "over", self.say("panel-tally"), 540, 38 * len(ranked), rows)


def offer_step(places: int) -> float:
    """Return the distance from one offered card to the next; many overlap."""
    return min(SMALL[0] + 4, 410 / max(1, places))


def counted(kind: str, count: int, x: float, y: float = 0, style: str = "supply-count") -> str:
    """Draw how many there are of something."""
    return kind_icon(kind, x + 10, y + 13, 19, "panel-icon") + words(x + 22, y + 18, count, style, "start")
