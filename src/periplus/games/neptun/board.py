"""How a view of Neptun is drawn."""

import re

from periplus.draw import chart as sea
from periplus.draw.drawn import DrawnBoard
from periplus.draw.svg import group
from periplus.games.neptun.chart import ChartPainter
from periplus.games.neptun.icons import ICONS
from periplus.games.neptun.painter import CHART_WIDTH, FRAME, Data, Handles
from periplus.games.neptun.panels import PanelPainter, TallyPainter, upright_oar
from periplus.kernel.board import Panel, Sketches, Tell
from periplus.kernel.message import Message

COAST = "mediterranean"
NAMED = {"city": "", "from": "", "seat": "boat-", "column": "column-", "region": "temple-", "temple": "temple-"}
"""Fields of messages that name things on the board, and the prefixes of the names of these things."""


class NeptunBoard(DrawnBoard):
    """The board of Neptun."""

    room = __package__
    frame = FRAME
    icons = ICONS

    def panels(
        self, box: Data, view: Data, seat: int | None, tell: Tell, handles: Handles, sketches: Sketches | None = None
    ) -> list[Panel]:
        """Draw the chart, the row, this seat's cards, the temples and the players."""
        chart = ChartPainter(box, view, seat, tell, handles, sketches)
        around = PanelPainter(box, view, seat, tell, handles, sketches)
        own = [] if seat is None else [around.hand(), around.manifest()]
        players = [around.player(player) for player in range(len(view["players"]))]
        return [chart.sea(), around.row(), *own, around.temples(), *players]

    def ground(self) -> str:
        """Return sea and land."""
        return sea.ground(sea.land(COAST, FRAME), FRAME)

    def lights(self, message: Message) -> list[str]:
        """Return the cities, ships, slots, columns and temples that a line of the log mentions."""
        params = message.params
        lit = list(dict.fromkeys(f"{kind}{params[name]}" for name, kind in NAMED.items() if name in params))
        if "seat" in params:
            slots = params["slots"] if "slots" in params else [params[name] for name in ("slot",) if name in params]
            assert isinstance(slots, list)
            lit += [f"{size}slot-{params['seat']}-{at}" for at in slots for size in ("", "small-")]
        return lit

    def tally(self, box: Data, view: Data, tell: Tell) -> Panel:
        """Draw where the points came from."""
        return TallyPainter(box, view, None, tell, {}).tally()

    def pictures(self, box: Data, tell: Tell) -> dict[str, Panel]:
        """Draw the map, a column, an oar card, the scales, a manifest and a temple beside the clauses about them."""
        view = sample(box)
        chart, around = ChartPainter(box, view, 0, tell, {}), PanelPainter(box, view, 0, tell, {})
        sea_chart = self.ground() + re.sub(r' id="boat-\d"', "", chart.sea().body)
        oar = group(upright_oar(view["own"]["hand"][0]), "", 20, 8)
        return {
            "N3": picture("N3", CHART_WIDTH, FRAME.height, sea_chart),
            "N14": picture("N14", 120, 148, around.column(0, view["row"][0])),
            "N23": around.player(0)._replace(place="picture", title=""),
            "N28": picture("N28", 330, 110, group(chart.weather(), "", 331 - CHART_WIDTH, -6)),
            "N29": picture("N29", 100, 100, oar),
            "N37": around.manifest()._replace(place="picture", title=""),
            "N49": picture("N49", 528, 56, around.rounds() + around.temple(0, view["temples"][0], [])),
        }


def picture(clause: str, width: int, height: int, body: str) -> Panel:
    """Return a picture that explains a clause."""
    return Panel(clause, "picture", "", width, height, body)


def sample(box: Data) -> Data:
    """Return as much of a view as the pictures of the rules show."""
    cities, goods, oars = box["cities"], box["goods"], box["oars"]
    miles = {"coastal": iter(box["markers"]["coastal"]), "deep sea": iter(box["markers"]["deep_sea"])}

    def contract(city: int, good: int, gold: int, points: int) -> Data:
        return {"city": cities[city]["name"], "good": goods[good]["name"], "pay_gold": gold, "pay_points": points}

    manifest = [
        {"state": "turned", "contract": contract(1, 0, 3, 0)},
        {"state": "turned", "contract": contract(4, 1, 3, 0)},
        {"state": "fulfilled", "contract": None},
        {"state": "open", "contract": contract(8, 2, 0, 2)},
        {"state": "open", "contract": contract(12, 3, 4, 0)},
    ]
    oar = f"{oars[-1]['wind']:+}/{oars[-1]['power']}"
    player = {
        "seat": 0, "gold": 4, "boat": box["start"]["city"], "hand_size": 3, "has_chosen": False, "played": [oar],
        "oar_scale": 0, "chart": manifest, "tiles": [], "bonus_tiles": 0, "bonus": [],
    }  # fmt: skip
    tokens = [
        {"seat": 0, "space": 4, "height": 1},
        {"seat": 1, "space": 4, "height": 0},
        {"seat": 2, "space": 7, "height": 0},
    ]
    return {
        "round": "B", "turn": 2, "step": "Journey", "wind": box["start"]["wind"], "forecast": 2, "order": [0],
        "links": [{**link, "miles": next(miles[link["kind"]])} for link in box["links"]],
        "row": [{"state": "face up", "contract": contract(12, 3, 0, 2), "oar": oar, "gold": 1}],
        "temples": [{"name": box["regions"][0]["name"], "tiles": [7, 4], "tokens": tokens}],
        "players": [player, {**player, "seat": 1, "boat": cities[5]["name"]}],
        "own": {"hand": [oar], "chosen": None, "bonus": []},
    }  # fmt: skip
