"""How a view of Mare Nostrum is drawn."""

from periplus.draw import icons as shared
from periplus.draw.drawn import DrawnBoard
from periplus.games.mare_nostrum.box import ITEMS
from periplus.games.mare_nostrum.chart import FRAME, ChartPainter, ground, outlines
from periplus.games.mare_nostrum.icons import ICONS
from periplus.games.mare_nostrum.painter import ROLES, SIGNS, UNITS, Data, Handles
from periplus.games.mare_nostrum.panels import PanelPainter
from periplus.kernel.board import Panel, Sketches, Tell
from periplus.kernel.message import Message

GAINS = ("event-bought", "event-placed-hero")
"""Lines of the log that mention a hero or a wonder; the cards in other lines are goods and taxes."""


class MareNostrumBoard(DrawnBoard):
    """The board of Mare Nostrum."""

    room = __package__
    frame = FRAME
    icons = ICONS
    signs = {name: name for name in (*shared.ICONS, *ICONS)} | SIGNS

    def panels(
        self, box: Data, view: Data, seat: int | None, tell: Tell, handles: Handles, sketches: Sketches | None = None
    ) -> list[Panel]:
        """Draw the chart, what is going on, the player's own cards, what can be bought, and the players."""
        chart = ChartPainter(box, view, seat, tell, handles, sketches)
        around = PanelPainter(box, view, seat, tell, handles, sketches)
        exchange = [around.exchange()] if view["traders"] else []
        battle = [] if view["battle"] is None else [around.battle()]
        hand = [] if seat is None else [around.hand()]
        players = [around.player(player) for player in range(len(view["players"]))]
        return [chart.sea(), *exchange, *battle, *hand, around.heroes(), around.supply(), *players]

    def ground(self) -> str:
        """Return sea, land, wasteland and the straits."""
        return ground()

    def shapes(self) -> str:
        """Return the pictures, and the outlines of all provinces and seas."""
        return super().shapes() + outlines()

    def lights(self, message: Message) -> list[str]:
        """Return the places, heroes and wonders that a line of the log mentions."""
        params = message.params
        places = params.get("places", [])
        assert isinstance(places, list)
        lit = [*places, *[params[name] for name in ("province", "place", "to") if name in params]]
        lit += [f"card-{params['card']}"] if message.id in GAINS else []
        return list(dict.fromkeys(map(str, lit)))

    def tally(self, box: Data, view: Data, tell: Tell) -> Panel:
        """Draw who has won what."""
        return PanelPainter(box, view, None, tell, {}).tally()

    def pictures(self, box: Data, tell: Tell) -> dict[str, Panel]:
        """Draw the map, a hand, heroes and wonders, and the supply beside the clauses about them."""
        view = sample(box)
        chart, around = ChartPainter(box, view, 0, tell, {}).sea(), PanelPainter(box, view, 0, tell, {})
        drawn = {
            "M8": chart._replace(inside=self.ground() + chart.body),
            "M7": around.heroes(),
            "M25": around.hand(),
            "M5": around.supply(),
        }
        return {clause: panel._replace(place="picture", title="") for clause, panel in drawn.items()}


def sample(box: Data) -> Data:
    """Return as much of a view as the pictures of the rules show: the starting sheets, as printed."""
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
    """Return a place with nothing on it."""
    calm = {"at_war": False, "converting": False, "new": False}
    return {"name": name, "owner": None, "buildings": [], "forces": [], "shut": [], **calm}


def begun(civ: str, sheet: Data) -> Data:
    """Return what a starting sheet puts in a province."""
    cities = [{"kind": "city", "spot": spot, "occupied": False} for spot in sheet.get("sites", [])]
    caravans = [{"kind": "caravan", "spot": spot, "occupied": False} for spot in sheet.get("icons", [])]
    fort = [{"civ": civ, "legions": 0, "triremes": 0, "fortresses": 1}] if sheet.get("fortress") else []
    return {"owner": civ, "buildings": cities + caravans, "forces": fort} if civ else {}
