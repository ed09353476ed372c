"""The panels around the chart of Neptun: contracts and oar cards, temples, players, and the points at the end."""

from functools import partial
from html import escape

from periplus.draw.cards import back, card, coin, slot, tile
from periplus.draw.icons import icon
from periplus.draw.seats import frame, token
from periplus.draw.svg import box as rectangle
from periplus.draw.svg import explained, fitted, group, num, thing, words
from periplus.games.neptun.painter import SIGNS, Data, NeptunPainter, good_icon, region_class
from periplus.games.neptun.sheets import loaded, slot_cell
from periplus.kernel.board import Detail, Panel
from periplus.kernel.message import Message

NUMERALS = ("I", "II", "III", "IV", "V")
CONTRACT = 105, 88
OAR = 48, 84
HAND = 330
"""How wide the hand is drawn, however many cards are in it."""
ROUNDS = "ABC"
TEMPLE = 31
"""From one temple to the next."""
TEMPLES, TRACK, TILES, LATER = 528, 122, 346, (404, 458)
"""How wide the temples are drawn; where their tracks, the tiles of this round and those of later ones begin."""
TOKEN = 17
"""The room of a token on a track."""
ROW = 400, 34
"""The row of a player."""
SMALL = 32, 34
PLAYED, SLOTS = 203, 230
"""Where in that row the card played and the manifest begin."""


class PanelPainter(NeptunPainter):
    """Draws contracts, oar cards, temples and players."""

    # Contracts and oar cards

    def contract(self, contract: Data) -> str:
        """Draw a contract: city and region above, the good and what it pays below."""
        width, height = CONTRACT
        city = contract["city"]
        name = fitted(26, 19, city, "card-name", width - 30)
        region = group(
            self.sign(city, 14, 14, 17) + rectangle(7, 26, width - 14, 4, "region-fill", 2), self.region(city)
        )
        good = good_icon(contract["good"], 21, 49, 26)
        called = words(40, 54, self.say("cell-good", good=contract["good"]), "card-words", "start")
        return card(width, height, region + name + good + called + self.pay(contract, width - 10, height - 13))

    def pay(self, contract: Data, x: float, y: float) -> str:
        """Draw what a contract pays, up to a right edge."""
        if contract["pay_gold"]:
            return coin(x - 10, y - 4, contract["pay_gold"], 12)
        return words(x - 24, y + 3, contract["pay_points"], "pay", "end") + icon(
            "portico", x - 10, y - 4, 21, "card-icon"
        )

    def contract_text(self, contract: Data) -> str:
        """Return a contract in words."""
        return self.tell(loaded(contract))

    def row(self) -> Panel:
        """Draw the columns that can be acquired."""
        row, seats = self.view["row"], len(self.view["players"])
        things = [f"column-{at + 1}" for at in range(len(row))]
        return self.kept("row", "row", self.drawn_row, row, seats, things=things)

    def drawn_row(self) -> Panel:
        """Draw all columns; while there are none, their empty places."""
        columns = self.view["row"] or [{"state": "gone"}] * (len(self.view["players"]) + 1)
        (width, height), drawn = CONTRACT, list[Detail]()
        for at, column in enumerate(columns):
            draw = partial(self.numbered, at, column)
            drawn.append(self.detail("row", f"column-{at}", draw, column, things=[f"column-{at + 1}"]))
        return self.panel("row", self.say("panel-row"), len(columns) * (width + 10) - 10, height + 70, drawn)

    def numbered(self, at: int, column: Data) -> str:
        """Draw a column with its number below."""
        width, height = CONTRACT
        number = words(at * (width + 10) + width / 2, height + 66, at + 1, "column-number")
        return self.column(at, column) + number

    def column(self, at: int, column: Data) -> str:
        """Draw a column: face up, face down or gone."""
        name, x, (width, height) = f"column-{at + 1}", at * (CONTRACT[0] + 10), CONTRACT
        if column["state"] == "gone":
            return group(slot(width, height + 50), "", x)
        if column["state"] == "face down":
            inner = group(back(width, height) + group(back(width, 46), "", 0, height + 4), "turned-down")
            return self.thing(name, inner, "column", self.say("told-column-down", column=at + 1), x)
        oar = group(flat_oar(column["oar"], width, 46), "", 0, height + 4)
        gold = coin(22, height - 2, column["gold"], 13) if column["gold"] else ""
        inner = group(self.contract(column["contract"]) + oar + gold, "turned-up")
        label = self.say(
            "told-column", column=at + 1, contract=self.contract_text(column["contract"]), oar=column["oar"],
            gold=column["gold"],
        )  # fmt: skip
        return self.thing(name, inner, "column", label, x)

    def manifest(self) -> Panel:
        """Draw the manifest of this seat."""
        assert self.seat is not None
        slots = self.view["players"][self.seat]["chart"]
        things = [f"slot-{self.seat}-{at + 1}" for at in range(len(slots))]
        return self.kept("manifest", f"of-{self.seat}", self.drawn_manifest, slots, things=things)

    def drawn_manifest(self) -> Panel:
        """Draw all slots of the manifest."""
        assert self.seat is not None
        slots, drawn = self.view["players"][self.seat]["chart"], list[Detail]()
        for at, each in enumerate(slots):
            name, draw = f"slot-{self.seat}-{at + 1}", partial(self.slot, at, each)
            drawn.append(self.detail("manifest", name, draw, each, things=[name]))
        return self.panel("manifest", self.say("panel-manifest"), len(slots) * (CONTRACT[0] + 8), CONTRACT[1], drawn)

    def slot(self, at: int, lying: Data) -> str:
        """Draw a slot of the manifest of this seat."""
        width, height = CONTRACT
        inner = slot(width, height, NUMERALS[at])
        if lying["state"] == "open":
            inner += self.contract(lying["contract"]) + words(9, height - 8, NUMERALS[at], "card-faint", "start")
        elif lying["state"] == "turned":
            inner += group(back(width, height), "lost") + icon("cross", width / 2, height / 2, 40, "lost-mark")
        elif lying["state"] == "fulfilled":
            inner = slot(width, height) + icon("check", width / 2, height / 2, 40, "done-mark")
        label = self.say("told-slot", slot=at + 1, state=self.slot_text(lying))
        return self.thing(f"slot-{self.seat}-{at + 1}", inner, "hold", label, at * (width + 8))

    def slot_text(self, lying: Data) -> str:
        """Return what lies in a slot, in words."""
        cell = slot_cell(lying)
        return self.say("told-free") if cell is None else self.tell(cell)

    def hand(self) -> Panel:
        """Draw the oar cards in hand, the chosen one higher, and bonus tiles beside them."""
        things = [f"oar-{oar}" for oar in self.view["own"]["hand"]]
        return self.kept("hand", f"of-{self.seat}", self.drawn_hand, self.view["own"], things=things)

    def drawn_hand(self) -> Panel:
        """Draw the hand as a whole."""
        return self.panel("hand", self.say("panel-hand"), HAND, OAR[1] + 10, [Detail("cards", self.oars())])

    def oars(self) -> str:
        """Draw the cards of a hand."""
        own = self.view["own"]
        cards, chosen = list(own["hand"]), own["chosen"]
        step = min(OAR[0] + 4.0, (HAND - 34) / max(1, len(cards)))
        drawn = list[str]()
        for at, oar in enumerate(cards):
            lies = chosen == oar and chosen not in cards[:at]
            drawn.append(self.oar(oar, at * step, step - 4, lies, oar in cards[:at]))
        bonus = "".join(self.bonus(value, HAND - 26, 8 + 28 * at) for at, value in enumerate(own["bonus"]))
        return "".join(drawn) + bonus

    def bonus(self, value: int | str, x: float, y: float) -> str:
        """Draw a bonus tile; the value of a covered one is a question mark."""
        told = self.say("told-covered") if value == "?" else self.say("told-bonus", points=value)
        return explained(tile(x, y, value), told)

    def oar(self, name: str, x: float, width: float, chosen: bool, again: bool) -> str:
        """Draw an oar card, the chosen one higher; of several alike, one can be pointed at."""
        inner, y = upright_oar(name, width), 0 if chosen else 8
        if again:
            return group(inner, "oar", x, y)
        label = self.say("told-oar-chosen" if chosen else "told-oar", oar=name)
        label += f". {self.say('told-starting')}" if name.endswith("*") else ""
        return self.thing(f"oar-{name}", inner, "oar chosen" if chosen else "oar", label, x, y)

    # Temples

    def temples(self) -> Panel:
        """Draw the temples: who stands where, and the tiles to be won, now and in later rounds."""
        view, things = self.view, [f"temple-{temple['name']}" for temple in self.view["temples"]]
        gold = [player["gold"] for player in view["players"]]
        return self.kept("temples", "temples", self.drawn_temples, view["temples"], view["round"], gold, things=things)

    def drawn_temples(self) -> Panel:
        """Draw all temples."""
        temples, round = self.view["temples"], self.view["round"]
        gold = [{"seat": each["seat"], "space": each["gold"], "height": 0} for each in self.view["players"]]
        drawn = [self.detail("temples", "rounds", self.rounds, round)]
        for at, temple in enumerate(temples):
            purse = [] if temple["tokens"] else gold
            draw, things = partial(self.temple, at, temple, purse), [f"temple-{temple['name']}"]
            drawn.append(self.detail("temples", f"temple-{at}", draw, temple, round, purse, things=things))
        return self.panel("temples", self.say("panel-temples"), TEMPLES, TEMPLE * (len(temples) + 1), drawn)

    def rounds(self) -> str:
        """Write the letters of this round and of those to come above their tiles."""
        drawn = words(TILES, 16, self.say("round-now", round=self.view["round"]), "round-now", "start")
        return drawn + "".join(words(x, 16, letter, "round-later", "start") for letter, x in self.to_come())

    def to_come(self) -> list[tuple[str, int]]:
        """Return the letters of the rounds to come, with where their tiles begin."""
        _, _, letters = ROUNDS.partition(self.view["round"])
        return list(zip(letters, LATER[len(LATER) - len(letters) :], strict=True))

    def temple(self, at: int, temple: Data, gold: list[Data]) -> str:
        """Draw a temple with its track; the sixth, which has no tokens, counts gold."""
        y, name = at * TEMPLE + 34, temple["name"]
        region = self.regions.get(name)
        sign = icon("coin" if region is None else SIGNS[region % len(SIGNS)], 12, y, 20)
        head = group(sign, region_class(region)) + words(
            28, y + 5, self.say("cell-temple", source=name), "temple-name", "start"
        )
        ranks, drawn = (temple["tokens"], track) if temple["tokens"] else (gold, purses)
        label = self.say("told-temple", source=name, spaces=[Message("told-token", rank) for rank in ranks])
        inner = head + drawn(TRACK, TILES - 10, y, ranks) + self.tiles(temple, y - 11)
        return self.thing(f"temple-{name}", inner, "temple", label)

    def tiles(self, temple: Data, y: float) -> str:
        """Draw the tiles of a temple: those of this round, then, pale, those of the rounds to come."""
        drawn = "".join(
            explained(tile(TILES + at * 27, y, points), self.say("told-tile", place=at + 1, points=points))
            for at, points in enumerate(temple["tiles"])
        )
        printed: Data = next((each for each in self.box["temples"] if each["name"] == temple["name"]), {})
        for letter, x in self.to_come():
            for at, points in enumerate(sorted(printed.get(letter, []), reverse=True)):
                told = self.say("told-later", round=letter, place=at + 1, points=points)
                drawn += explained(later_tile(x + at * 24, y, points), told)
        return drawn

    # Players

    def player(self, seat: int) -> Panel:
        """Draw what lies in front of a player: order, gold, oars, tiles, the card played, and the manifest."""
        player, order = self.view["players"][seat], self.view["order"].index(seat) + 1
        return self.kept(f"seat-{seat}", "row", partial(self.drawn_player, player, order), player, order)

    def drawn_player(self, player: Data, order: int) -> Panel:
        """Draw what a player has."""
        seat = player["seat"]
        points = sum(each["points"] for each in player["tiles"])
        label = escape(
            self.say("told-player", order=order, gold=player["gold"], oars=player["hand_size"], points=points)
        )
        slots = "".join(self.small_slot(seat, at, each) for at, each in enumerate(player["chart"]))
        top = self.counts(player, order, points) + self.played(player)
        drawn = group(top, "", more=f' role="img" aria-label="{label}"') + slots
        return self.panel(f"seat-{seat}", self.say("cell-seat", seat=seat), *ROW, [Detail("row", drawn)])

    def counts(self, player: Data, order: int, points: int) -> str:
        """Draw a player's place in the order, gold, oar cards, and tiles."""
        seat, bonus = player["seat"], player["bonus"] or ["?"] * player["bonus_tiles"]
        place = group(frame(seat, 13, 17, 11) + words(13, 22, order, "order-number sign"), f"player-{seat}")
        oars = icon("oar", 70, 17, 19, "panel-icon") + words(82, 23, player["hand_size"], "count", "start")
        return (
            explained(place, self.say("told-order", order=order))
            + explained(coin(43, 17, player["gold"], 12), self.say("told-gold", gold=player["gold"]))
            + explained(oars, self.say("told-oars", count=player["hand_size"]), (58, 3, 40, 28))
            + explained(tile(102, 6, points), self.say("told-points", points=points))
            + "".join(self.bonus(value, 128 + at * 25, 6) for at, value in enumerate(bonus))
        )

    def played(self, player: Data) -> str:
        """Draw the oar card that a player has played last in this round, or what there is before the first."""
        played = [oar for oar in player["played"] if oar]
        if played:
            return explained(group(small_oar(played[-1]), "", PLAYED, 2), self.say("told-played", oars=played))
        if player["has_chosen"]:
            return explained(group(back(22, 30), "", PLAYED, 2), self.say("told-chosen"))
        if player["oar_scale"]:
            marker = rectangle(PLAYED, 8, 23, 18, "oar-power", 3)
            marker += words(PLAYED + 11.5, 22, player["oar_scale"], "oar-power-small")
            return explained(marker, self.say("order-marker", power=player["oar_scale"]))
        return ""

    def small_slot(self, seat: int, at: int, lying: Data) -> str:
        """Draw a slot of anybody's manifest, small: region and good of its contract."""
        inner, middle = rectangle(0, 0, *SMALL, "slot", 4), (SMALL[0] / 2, SMALL[1] / 2)
        if lying["state"] == "open":
            city, good = lying["contract"]["city"], lying["contract"]["good"]
            edge = group(rectangle(2, 2, SMALL[0] - 4, 4, "region-fill", 1), self.region(city))
            inner = rectangle(0, 0, *SMALL, "card", 4) + edge + good_icon(good, middle[0], 20, 19)
        elif lying["state"] == "turned":
            inner = group(rectangle(0, 0, *SMALL, "back", 4), "lost") + icon("cross", *middle, 18, "lost-mark")
        elif lying["state"] == "fulfilled":
            inner += icon("check", *middle, 18, "done-mark")
        label = self.say("told-slot", slot=at + 1, state=self.slot_text(lying))
        return thing(f"small-slot-{seat}-{at + 1}", inner, "small-slot", label, (SLOTS + at * (SMALL[0] + 3), 0))


class TallyPainter(NeptunPainter):
    """Draws where the points came from."""

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
            called = self.say("cell-temple", source=name)
            drawn.append(
                self.segment(name, 0, x, 14).replace(">0<", "><") + words(x + 20, 34, called, "faint", "start")
            )
            x += 30 + 6.4 * len(called)
        return "".join(drawn)


# Oar cards


def wind_and_power(oar: str) -> tuple[str, str]:
    """Return wind and power of an oar card as they are written on it; a star marks a starting card."""
    wind, power = oar.split("/")
    return wind.replace("-", "−"), power


def upright_oar(oar: str, width: float = OAR[0]) -> str:
    """Draw an oar card: its wind above, its power below; a narrow one has only the numbers."""
    (wind, power), height, broad = wind_and_power(oar), OAR[1], width > 42
    inner = (
        rectangle(3, 3, width - 6, 32, "oar-wind", 4) + words(width - 6, 25, wind, "oar-wind-number", "end")
        + rectangle(3, 38, width - 6, height - 41, "oar-power", 4)
        + words(width - 6, 68, power, "oar-power-number", "end")
    )  # fmt: skip
    signs = icon("wind", 13, 19, 15, "wind-icon") + icon("oar", 14, 61, 19, "oar-icon")
    return card(width, height, inner + (signs if broad else ""))


def flat_oar(oar: str, width: float, height: float) -> str:
    """Draw an oar card lying: its wind on the left, its power on the right."""
    (wind, power), half = wind_and_power(oar), width / 2
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
    wind, power = wind_and_power(oar)
    inner = (
        rectangle(1.5, 1.5, 20, 13, "oar-wind", 2) + words(11.5, 12, wind, "oar-wind-small")
        + rectangle(1.5, 15.5, 20, 14, "oar-power", 2) + words(11.5, 27, power, "oar-power-small")
    )  # fmt: skip
    return group(rectangle(0, 0, 23, 31, "card", 3) + inner, "face")


# Temples and points


def track(x: float, end: float, y: float, ranks: list[Data]) -> str:
    """Draw a track with its tokens side by side, the first to arrive on a space leftmost."""
    last = max(10, *[rank["space"] for rank in ranks])
    free = (end - x - TOKEN * len(ranks)) / (last + 1)
    drawn, ticks = rectangle(x, y - 11, end - x, 22, "track", 5), ""
    for space in range(last + 1):
        there = sorted((rank for rank in ranks if rank["space"] == space), key=lambda rank: int(rank["height"]))
        for at, rank in enumerate(there):
            drawn += token(rank["seat"], x + free / 2 + TOKEN * (at + 0.5), y, 8)
        x += free + TOKEN * len(there)
        ticks += f"M{num(x)} {num(y - 7)}v14" if space < last else ""
    return drawn + f'<path class="tick" d="{ticks}"/>'


def purses(x: float, end: float, y: float, ranks: list[Data]) -> str:
    """Draw how much gold everybody has, whoever has most rightmost."""
    step, drawn = (end - x) / len(ranks), rectangle(x, y - 11, end - x, 22, "track", 5)
    for at, rank in enumerate(sorted(ranks, key=lambda rank: int(rank["space"]))):
        drawn += token(rank["seat"], x + at * step + 12, y, 8)
        drawn += words(x + at * step + 22, y + 5, rank["space"], "purse", "start")
    return drawn


def later_tile(x: float, y: float, points: int) -> str:
    """Draw a tile of a later round."""
    return rectangle(x, y + 1, 22, 20, "later", 4) + words(x + 11, y + 16, points, "later-points")


def earned(player: Data) -> list[tuple[str, str, int]]:
    """Return round, source and points of every tile that a player has taken; bonus tiles come last."""
    tiles = sorted((each["round"], each["temple"], each["points"]) for each in player["tiles"])
    return tiles + [("★", "bonus", value) for value in player["bonus"] or []]
