"""The panels around the chart of Mare Nostrum: the hand, what is going on, what is for sale, players, and the end."""

from collections import Counter
from functools import cached_property, partial
from html import escape

from periplus.draw.cards import back, card, coin, slot
from periplus.draw.icons import icon
from periplus.draw.svg import box as rectangle
from periplus.draw.svg import disc, explained, fitted, group, thing, words
from periplus.games.mare_nostrum.cards import tally
from periplus.games.mare_nostrum.painter import ROLES, Data, Handles, MareNostrumPainter, kind_icon
from periplus.games.mare_nostrum.sheets import for_sale
from periplus.kernel.board import Detail, Panel, Sketches, Tell
from periplus.kernel.message import Message

WIDE = 660
"""How wide the hand, the heroes and wonders, and the supply are, as they share a place."""
GOOD = 58, 78
SMALL = 50, 50
OFFERS = 124
"""Where the offered cards begin, beside the names of those who offer."""
EXCHANGE = 540
"""How wide an exchange is drawn, however many cards are in it."""
HERO = 159, 34
A_ROW = 4
"""Heroes and wonders in a row."""
ROW = 400, 28
"""The row of a player."""
PILL = 86


class PanelPainter(MareNostrumPainter):
    """Draws cards and players."""

    def __init__(
        self, box: Data, view: Data, seat: int | None, tell: Tell, handles: Handles, sketches: Sketches | None = None
    ) -> None:
        """Look up what the box says about heroes and wonders."""
        super().__init__(box, view, seat, tell, handles, sketches)
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

    def several(self, kind: str, count: int, width: float, height: float) -> str:
        """Draw a card of a kind, with how many there are of it if there are several."""
        number = disc(width - 5, 4, 10, "badge") + words(width - 5, 9, count, "badge-count")
        return self.good(kind, width, height) + (number if count > 1 else "")

    def hand(self) -> Panel:
        """Draw the cards in hand, and the prices below."""
        hand, costs = self.view["hand"], self.view["costs"]
        in_row, shown = [*hand.items()], [*costs.items()]
        cards = self.detail(
            "hand", f"cards-{self.seat}", self.cards_in_hand, in_row, things=[f"hand-{kind}" for kind in hand]
        )
        prices = self.detail("hand", "costs", lambda: group(self.costs(), "", 0, GOOD[1] + 14), shown)
        return self.panel("hand", self.say("panel-hand"), WIDE, GOOD[1] + 40, [cards, prices])

    def cards_in_hand(self) -> str:
        """Draw the cards in hand in a row, one for each kind."""
        drawn, hand = list[str](), self.view["hand"]
        step = min(GOOD[0] + 10.0, WIDE / max(1, len(hand)))
        for at, (kind, count) in enumerate(hand.items()):
            inner = self.several(kind, count, step - 10, GOOD[1])
            label = self.say("told-hand", card=kind, count=count)
            drawn.append(self.thing(f"hand-{kind}", inner, "hold", label, at * step, 7))
        return "".join(drawn)

    def costs(self) -> str:
        """Draw what things cost the player."""
        drawn = ""
        for at, (item, price) in enumerate(self.view["costs"].items()):
            sign = kind_icon(item, 56 * at + 11, 13, 20, "panel-icon")
            label = self.say("told-cost", item=item, price=price)
            drawn += explained(sign + coin(56 * at + 35, 13, price, 11), label, (56 * at, 1, 48, 24))
        return group(drawn, "", more=f' role="img" aria-label="{escape(self.say("told-costs"))}"')

    def exchange(self) -> Panel:
        """Draw the offers while cards are exchanged, and who picks."""
        drawn = [self.drawn_offer(at, self.view["players"][seat]) for at, seat in enumerate(self.view["traders"])]
        title = self.say("sheet-exchange", count=self.view["demand"])
        return self.panel("exchange", title, EXCHANGE, len(self.view["players"]) * (SMALL[1] + 8), drawn)

    def drawn_offer(self, at: int, player: Data) -> Detail:
        """Return what a player offers as a detail."""
        seat, view = player["seat"], self.view
        shows = at, player["civ"], player["offer"], player["has_offered"], view["demand"], seat == view["picker"]
        things = [f"offer-{seat}-{kind}" for kind in player["offer"] or ()]
        draw = lambda: group(self.offer(player), "", 0, at * (SMALL[1] + 8))  # noqa: E731
        return self.detail("exchange", f"offer-{seat}", draw, *shows, self.most_kinds, things=things)

    def offer(self, player: Data) -> str:
        """Draw what a player offers, face up or face down."""
        seat, (width, height), view = player["seat"], SMALL, self.view
        inner = self.told_marker(player, 12, height / 2, 11)
        inner += fitted(28, height / 2 + 5, self.say("cell-civ", civ=player["civ"]), "faint", 66)
        if seat == view["picker"]:
            inner += explained(
                icon("arrow", 108, height / 2, 18, "picks"), self.say("told-picker", seat=seat), (98, 12, 20, 26)
            )
        if player["offer"] is None:
            face = back(width, height) if player["has_offered"] else slot(width, height)
            step = offer_step(view["demand"])
            cards = "".join(group(face, "", OFFERS + at * step) for at in range(view["demand"]))
            told = self.say("told-covered" if player["has_offered"] else "told-thinking", seat=seat)
            return inner + explained(cards, told)
        step = offer_step(self.most_kinds)
        for at, (kind, count) in enumerate(Counter[str](player["offer"]).items()):
            face = self.several(kind, count, width, height)
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
        drawn = self.detail("battle", "sides", self.sides, fought)
        return self.panel("battle", self.say("sheet-battle", place=fought["place"]), 470, 60, [drawn])

    def sides(self) -> str:
        """Draw both sides of a battle."""
        fought, drawn = self.view["battle"], ""
        for at, side in enumerate(("attacker", "defender")):
            label = self.say("told-side", civ=fought[side], total=fought["totals"][at], count=fought["losses"][at])
            line = self.marker(fought[side], 12, 14, 11) + words(32, 19, label, "panel-words", "start")
            drawn += group(explained(line, label), "", 0, 30 * at)
        return drawn

    def heroes(self) -> Panel:
        """Draw the heroes and wonders for sale."""
        view = self.view
        things = [f"card-{name}" for name in view["cards"]]
        shows = view["cards"], view["prices"], [[player["civ"], player["cards"]] for player in view["players"]]
        return self.kept("heroes", "heroes", self.drawn_heroes, *shows, things=things)

    def drawn_heroes(self) -> Panel:
        """Draw all heroes and wonders; the panel keeps its size as they are bought."""
        shown, (width, height) = for_sale(self.box, self.view), HERO
        drawn = list[Detail]()
        for at, each in enumerate(shown):
            draw = partial(self.hero, *each, at % A_ROW * (width + 8), at // A_ROW * (height + 6))
            drawn.append(self.detail("heroes", f"hero-{at}", draw, each, things=[f"card-{each[0]}"]))
        bought = sum(max(0, len(player["cards"]) - 1) for player in self.view["players"])
        lines = (len(shown) + bought + A_ROW - 1) // A_ROW
        return self.panel("heroes", self.say("sheet-cards"), WIDE, lines * (height + 6), drawn)

    def hero(self, name: str, price: int, civ: str | None, x: float, y: float) -> str:
        """Draw a hero or a wonder with its price."""
        width, height = HERO
        only = self.marker(civ, width - 38, height / 2, 7) if civ else ""
        called = fitted(30, 22, self.card_name(name), "hero-name", width - (78 if civ else 60), __package__)
        face = icon(self.sign(name), 16, height / 2, 21, "card-icon") + called
        inner = card(width, height, face + only + coin(width - 16, height / 2, price, 12))
        power = self.power(name)
        label = self.say("told-card", card=name, price=price, power=power)
        told = f"<desc>{escape(power)}</desc>" if f"card-{name}" in self.handles else ""
        return self.thing(f"card-{name}", told + inner, "hold", label, x, y)

    def sign(self, name: str) -> str:
        """Return the icon of a hero or a wonder."""
        return "pyramid" if self.cards[name]["kind"] == "wonder" else "helmet"

    def supply(self) -> Panel:
        """Draw how much is left in the bank."""
        shown = [[*self.view["bank"].items()], [*self.view["stock"].items()]]
        return self.kept("supply", "supply", self.drawn_supply, shown)

    def drawn_supply(self) -> Panel:
        """Draw all that is left."""
        return self.panel("supply", self.say("panel-supply"), WIDE, 62, [Detail("left", self.left())])

    def left(self) -> str:
        """Draw how many cards of each kind the bank has left, and how many buildings are left."""
        kinds = [*[kind["name"] for kind in self.box["goods"]], "tax"]
        bank = [(kind, self.view["bank"].get(kind, 0)) for kind in kinds]
        cards = "".join(
            counted(kind, count, at * 50, 0, self.say("told-left", card=kind, count=count))
            for at, (kind, count) in enumerate(bank)
        )
        buildings = "".join(
            counted(kind, count, at * 50, 34, self.say("told-stock", item=kind, count=count))
            for at, (kind, count) in enumerate(self.view["stock"].items())
        )
        return group(cards + buildings, "", more=f' role="img" aria-label="{escape(self.say("told-supply"))}"')

    # Players

    def player(self, seat: int) -> Panel:
        """Draw what lies in front of a player."""
        player = self.view["players"][seat]
        held = [role["role"] for role in self.view["roles"] if role["seat"] == seat]
        shown = {key: each for key, each in player.items() if key not in ("offer", "has_offered")}
        draw = partial(self.drawn_player, player)
        return self.kept(f"seat-{seat}", "row", draw, shown, held, self.view["goal"])

    def drawn_player(self, player: Data) -> Panel:
        """Draw what a player has as a panel."""
        seat, row = player["seat"], Detail("row", self.holding(player))
        return self.panel(f"seat-{seat}", self.say("cell-seat", seat=seat), *ROW, [row])

    def holding(self, player: Data) -> str:
        """Draw a player's cards, income and roles, and what wins."""
        label = escape(
            self.say("told-player", civ=player["civ"], hand=player["hand_size"], income=player["income_size"])
        )
        drawn = self.counts(player) + self.roles(player["seat"])
        return group(drawn, "", more=f' role="img" aria-label="{label}"') + self.won(player)

    def counts(self, player: Data) -> str:
        """Draw how many cards a player has and gets, and the reserve; in a free set-up, the points that are left."""
        hand, income = player["hand_size"], player["income_size"]
        cards = rectangle(4, 4, 15, 21, "back", 3) + words(25, 21, hand, "count", "start")
        drawn = explained(cards, self.say("told-cards", count=hand), (2, 2, 44, 25))
        if player["points"]:
            return drawn + words(56, 20, self.say("told-points", count=player["points"]), "faint", "start")
        drawn += explained(words(56, 21, f"+{income}", "count", "start"), self.earned(player), (52, 2, 34, 25))
        return drawn + explained(self.marker(player["civ"], 106, 14.5, 10), self.reserve(player))

    def roles(self, seat: int) -> str:
        """Draw the roles that a player has."""
        held = [role["role"] for role in self.view["roles"] if role["seat"] == seat]
        return "".join(
            explained(
                icon(ROLES[role], 208 - 25 * at, 15, 21, "panel-icon"),
                self.say("told-role", role=role, counted=role),
                (196 - 25 * at, 2, 24, 25),
            )
            for at, role in enumerate(held)
        )

    def earned(self, player: Data) -> str:
        """Return the cards of a player's income in words."""
        return self.say("told-income", count=player["income_size"], cards=tally(player["income"]))

    def reserve(self, player: Data) -> str:
        """Return the pieces that a player has in reserve in words."""
        pieces = [Message(f"cell-{kind}", {"count": left}) for kind, left in player["reserve"].items()]
        return self.say("told-reserve", pieces=pieces)

    def won(self, player: Data) -> str:
        """Draw the heroes and wonders of a player as signs, and slots for those still needed to win."""
        cards = player["cards"]
        places = max(self.view["goal"], len(cards))
        step = min(30.0, 180 / places)
        drawn = list[str]()
        for at in range(places):
            x = ROW[0] - (places - at) * step
            if at < len(cards):
                face = rectangle(0, 2, step - 4, 25, "card", 5)
                face += icon(self.sign(cards[at]), step / 2 - 2, 14.5, min(18, step - 6), "card-icon")
                label = self.say("told-won", card=cards[at], power=self.power(cards[at]))
                drawn.append(thing(f"card-{cards[at]}", face, "won", label, (x, 0)))
            else:
                told = self.say("told-goal", count=self.view["goal"])
                drawn.append(explained(group(rectangle(0, 2, step - 4, 25, "slot", 5), "", x), told))
        return "".join(drawn)

    # The end

    def won_by_name(self, player: Data) -> str:
        """Draw the heroes and wonders of a player by their names, and slots for those still needed to win."""
        drawn = list[str]()
        places = max(self.view["goal"], len(player["cards"]))
        step = min(PILL + 4.0, 356 / places)
        for at in range(places):
            if at < len(player["cards"]):
                name = player["cards"][at]
                face = rectangle(0, 0, step - 4, 22, "card", 5)
                face += fitted(4, 15, self.card_name(name), "card-faint", step - 12)
                label = self.say("told-won", card=name, power=self.power(name))
                drawn.append(thing(f"card-{name}", face, "won", label, (at * step, 0)))
            else:
                drawn.append(group(slot(step - 4, 22), "", at * step))
        return "".join(drawn)

    def tally(self) -> Panel:
        """Draw everybody's heroes and wonders, those with the most first."""
        ranked = sorted(self.view["players"], key=lambda player: -len(player["cards"]))
        rows = ""
        for at, player in enumerate(ranked):
            name = fitted(34, 19, self.say("cell-seat", seat=player["seat"]), "count", 106)
            line = self.marker(player["civ"], 14, 13, 11) + name + group(self.won_by_name(player), "", 160, 3)
            rows += group(line, "", 0, 38 * at)
        return Panel("tally", "over", self.say("panel-tally"), 540, 38 * len(ranked), rows)


def offer_step(places: int) -> float:
    """Return the distance from one offered card to the next; many overlap."""
    return min(SMALL[0] + 6, (EXCHANGE - OFFERS - SMALL[0] - 6) / max(1, places - 1))


def counted(kind: str, count: int, x: float, y: float, told: str) -> str:
    """Draw how many there are of something."""
    inner = kind_icon(kind, x + 10, y + 13, 19, "panel-icon") + words(x + 22, y + 18, count, "supply-count", "start")
    return explained(inner, told, (x, y, 44, 26))
