"""The panels around the chart of Neptun: contracts and oar cards, temples, players, and the points at the end."""

from html import escape

from periplus.draw.cards import back, card, coin, slot, tile, token
from periplus.draw.icons import icon
from periplus.draw.svg import box as rectangle
from periplus.draw.svg import disc, fitted, group, num, thing, words
from periplus.games.neptun.painter import SIGNS, Data, NeptunPainter, good_icon, region_class
from periplus.games.neptun.sheets import loaded, slot_cell
from periplus.kernel.board import Panel
from periplus.kernel.message import Message

NUMERALS = ("I", "II", "III", "IV", "V")
CONTRACT = 106, 88
OAR = 58, 84


class PanelPainter(NeptunPainter):
    """Draws contracts, oar cards, temples and players."""

    # Contracts and oar cards

    def contract(self, contract: Data) -> str:
        """Draw a contract: city and region above, the good and what it pays below."""
        width, height = CONTRACT
        city = contract["city"]
        name = fitted(26, 19, city, "card-name", 76)
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
        columns = self.view["row"]
        drawn = "".join(self.column(at, column) for at, column in enumerate(columns))
        shown = drawn if any(column["state"] != "gone" for column in columns) else ""
        width = len(columns) * (CONTRACT[0] + 10)
        return self.panel("row", self.say("panel-row"), width, 142, shown)

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
        label = self.say(
            "told-column", column=at + 1, contract=self.contract_text(column["contract"]), oar=column["oar"],
            gold=column["gold"],
        )  # fmt: skip
        return self.thing(name, inner, "column", label, x)

    def manifest(self) -> Panel:
        """Draw the manifest of this seat."""
        assert self.seat is not None
        slots = self.view["players"][self.seat]["chart"]
        drawn = "".join(self.slot(at, each) for at, each in enumerate(slots))
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
        height = 124 if bonus else 94
        return self.panel("hand", self.say("panel-hand"), min(width, 478), height, "".join(drawn) + bonus)

    def oar(self, name: str, x: float, y: float, chosen: bool, again: bool) -> str:
        """Draw an oar card; of several alike, one can be pointed at."""
        inner = upright_oar(name)
        if again:
            return group(inner, "oar", x, y)
        label = self.say("told-oar-chosen" if chosen else "told-oar", oar=name)
        return self.thing(f"oar-{name}", inner, "oar chosen" if chosen else "oar", label, x, y)

    # Temples

    def temples(self) -> Panel:
        """Draw the temples: who stands where, and the tiles to be won this round."""
        drawn = "".join(self.temple(at, temple) for at, temple in enumerate(self.view["temples"]))
        return self.panel("temples", self.say("panel-temples"), 500, 34 * len(self.view["temples"]), drawn)

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
        label = self.say("told-temple", source=name, spaces=[Message("told-token", rank) for rank in ranks])
        inner = head + track(128, 392, y, max(10, *spaces), ranks) + tiles
        return self.thing(f"temple-{name}", inner, "temple", label)

    # Players

    def player(self, seat: int) -> Panel:
        """Draw what lies in front of a player: order, gold, oars, tiles, cards played, and the manifest."""
        player, order = self.view["players"][seat], self.view["order"].index(seat) + 1
        points = sum(each["points"] for each in player["tiles"])
        label = escape(
            self.say("told-player", order=order, gold=player["gold"], oars=player["hand_size"], points=points)
        )
        slots = "".join(self.small_slot(seat, at, each) for at, each in enumerate(player["chart"]))
        top = self.counts(player, order, points) + self.played(player)
        inner = group(top, "", more=f' role="img" aria-label="{label}"') + slots
        return self.panel(f"seat-{seat}", self.say("cell-seat", seat=seat), 356, 86, inner)

    def counts(self, player: Data, order: int, points: int) -> str:
        """Draw a player's place in the order, gold, oar cards, and tiles."""
        bonus = player["bonus"] or ["?"] * player["bonus_tiles"]
        return (
            disc(13, 15, 11, "order") + words(13, 20, order, "count")
            + coin(48, 15, player["gold"], 13)
            + icon("oar", 80, 15, 20, "panel-icon") + words(94, 21, player["hand_size"], "count", "start")
            + tile(120, 4, points) + "".join(tile(148 + at * 27, 4, value) for at, value in enumerate(bonus))
        )  # fmt: skip

    def played(self, player: Data) -> str:
        """Draw the oar cards that a player has played in this round, or what there is before the first."""
        played = [oar for oar in player["played"] if oar]
        if not played and (player["oar_scale"] or player["has_chosen"]):
            return self.waiting(player)
        step = min(25, 124 / max(1, len(played)))  # so that they keep clear of three bonus tiles
        return "".join(group(small_oar(oar), "", 352 - (len(played) - at) * step, 0) for at, oar in enumerate(played))

    def waiting(self, player: Data) -> str:
        """Draw a chosen card, face down, or where the order marker is on the oar scale."""
        if player["has_chosen"]:
            return group(back(22, 30), "", 330)
        return words(352, 20, self.say("order-marker", power=player["oar_scale"]), "faint", "end")

    def small_slot(self, seat: int, at: int, lying: Data) -> str:
        """Draw a slot of anybody's manifest, small."""
        inner = rectangle(0, 0, 68, 46, "slot", 5)
        if lying["state"] == "open":
            inner = rectangle(0, 0, 68, 46, "card", 5) + self.small_contract(lying["contract"])
        elif lying["state"] == "turned":
            inner = group(rectangle(0, 0, 68, 46, "back", 5), "lost") + icon("cross", 34, 23, 20, "lost-mark")
        elif lying["state"] == "fulfilled":
            inner += icon("check", 34, 23, 22, "done-mark")
        label = self.say("told-slot", slot=at + 1, state=self.slot_text(lying))
        return thing(f"small-slot-{seat}-{at + 1}", inner, "small-slot", label, (at * 72, 38))

    def small_contract(self, contract: Data) -> str:
        """Draw what is on a contract, small."""
        city = contract["city"]
        edge = group(rectangle(3, 18, 62, 3, "region-fill", 1), self.region(city))
        pay = coin(55, 33, contract["pay_gold"], 9) if contract["pay_gold"] else (
            words(44, 38, contract["pay_points"], "pay-small", "end") + icon("portico", 55, 33, 15, "card-icon")
        )  # fmt: skip
        return edge + fitted(4, 14, city, "card-faint", 60) + good_icon(contract["good"], 15, 33, 18) + pay


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


def upright_oar(oar: str) -> str:
    """Draw an oar card: its wind above, its power below."""
    (width, height), (wind, power) = OAR, wind_and_power(oar)
    inner = (
        rectangle(3, 3, width - 6, 32, "oar-wind", 4) + icon("wind", 17, 19, 20, "wind-icon")
        + words(width - 8, 25, wind, "oar-wind-number", "end")
        + rectangle(3, 38, width - 6, height - 41, "oar-power", 4) + icon("oar", 17, 61, 28, "oar-icon")
        + words(width - 8, 68, power, "oar-power-number", "end")
    )  # fmt: skip
    return card(width, height, inner)


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


def track(x: float, end: float, y: float, last: int, ranks: list[Data]) -> str:
    """Draw a track with its tokens: those on one space are stacked, the first to arrive lowest."""
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
