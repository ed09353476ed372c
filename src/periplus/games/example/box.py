"""The box of the example game, typed and validated."""

from typing import Any

from periplus.kernel.box import Reader, distinct
from periplus.kernel.errors import BadBox, Fault

MOST_SEATS = 3
ROUNDS = 3


class Box:
    """Goods and a few numbers."""

    def __init__(self, data: dict[str, Any], name: str) -> None:
        """Read the box; raise ``BadBox`` with every fault."""
        faults: list[Fault] = []
        top = Reader(data, "", faults)
        goods = top.tables("goods")
        self.goods = [entry.name("name") for entry in goods]
        distinct(goods, "name", self.goods)
        self.deck: list[int] = []
        for kind, entry in enumerate(goods):
            self.deck += [kind] * entry.number("cards", 1, 99)
            entry.source()
            entry.close()
        table = top.table("table")
        self.deal, self.offers = table.number("deal", 1, 9), table.number("offers", 0, 9)
        self.guards, self.set = table.number("guards", 0, 9), table.number("set", 2, 9)
        self.stall, self.shaken = table.number("stall", 0, 99), table.number("shaken", 0, 99)
        self.die = table.number("die", MOST_SEATS + 1, 99)
        self.hit = table.number("hit", 1, self.die)
        table.source()
        table.close()
        top.close()
        if len(self.deck) < ROUNDS * (MOST_SEATS * self.deal + 1):
            top.fault("goods", "fault-few", count=ROUNDS * (MOST_SEATS * self.deal + 1))
        if faults:
            raise BadBox(name, faults, "periplus.games.example")
