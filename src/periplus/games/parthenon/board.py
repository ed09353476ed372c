"""How a view of Parthenon is drawn."""

import re

from periplus.draw.drawn import DrawnBoard
from periplus.games.parthenon.chart import FRAME, ChartPainter, ground, outlines
from periplus.games.parthenon.desk import DeskPainter
from periplus.games.parthenon.icons import ICONS
from periplus.games.parthenon.kinds import KIND_NAMES
from periplus.games.parthenon.painter import LETTERS, SIGNS, Data, Handles
from periplus.kernel.board import Panel, Sketches, Tell
from periplus.kernel.message import Message

SEATS = ("seat", "to_seat", "victim_seat", "named_seat", "owner_seat", "maker_seat", "for_seat", "winner_seat")
"""Fields of messages that name a seat."""


class ParthenonBoard(DrawnBoard):
    """The board of Parthenon."""

    room = __package__
    frame = FRAME
    icons = ICONS
    aside = True
    signs = {**{kind: kind for kind in (*KIND_NAMES, *LETTERS)}, **SIGNS}

    def panels(
        self, box: Data, view: Data, seat: int | None, tell: Tell, handles: Handles, sketches: Sketches | None = None
    ) -> list[Panel]:
        """Draw the events, the chart, one's own island and hand, what is on the desk, and the players."""
        chart = ChartPainter(box, view, seat, tell, handles, sketches)
        around = DeskPainter(box, view, seat, tell, handles, sketches)
        own = [] if seat is None else [around.home(), around.hand()]
        players = [around.player(player) for player in range(len(view["players"]))]
        return [around.events(), chart.sea(), *own, *around.on_desk(), *players]

    def ground(self) -> str:
        """Return sea and land, and the lanes to foreign lands."""
        return ground()

    def shapes(self) -> str:
        """Return the pictures, and the outlines of islands."""
        return super().shapes() + outlines()

    def lights(self, message: Message) -> list[str]:
        """Return the islands and lands that a line of the log mentions."""
        params = message.params
        lands = params.get("lands", [])
        assert isinstance(lands, list)
        lit = [f"island-{params[name]}" for name in SEATS if isinstance(params.get(name), int)]
        lit += [f"land-{land}" for land in [*lands, *[params[name] for name in ("land",) if name in params]]]
        return list(dict.fromkeys(lit))

    def tally(self, box: Data, view: Data, tell: Tell) -> Panel:
        """Draw everybody's structures."""
        return DeskPainter(box, view, None, tell, {}).tally()

    def pictures(self, box: Data, tell: Tell) -> dict[str, Panel]:
        """Draw the chart, an island, cards, a player, an offer, rates of trade and a voyage beside their clauses."""
        view = sample(box)
        chart, desk = ChartPainter(box, view, 0, tell, {}), DeskPainter(box, view, 0, tell, {})
        sea = chart.sea()
        drawn = {
            "P1": sea._replace(inside=self.ground() + re.sub(r' id="fleet-[^"]*"', "", sea.body)),
            "P3": desk.home(),
            "P4": desk.hand(),
            "P6": desk.player(1),
            "P12": desk.events(),
            "P26": desk.offers(room=0),
            "P43": desk.counter(),
            "P51": desk.catalogue(),
        }
        return {clause: panel._replace(place="picture", title="") for clause, panel in drawn.items()}


def sample(box: Data) -> Data:
    """Return as much of a view as the pictures of the rules show: two fleets away, and a few offers."""
    islands = [each["name"] for each in box["islands"]]
    lands = [
        {"name": land["name"], "group": land["group"], "face": "down", "card": None, "looked": at == 4}
        for at, land in enumerate(box["lands"])
    ]
    lands[0] |= {"face": "up", "card": box["harbor_cards"][-1]["name"]}
    calm = {"turned_back": False, "struck": False, "shown": [], "numbers": {}}
    load = ["timber", "olives", "grapes", "gold"]
    fleets = [
        {"seat": 0, "fleet": "A", "land": box["lands"][0]["name"], "size": 4, "trading": True, "cargo": load, **calm},
        {"seat": 1, "fleet": "A", "land": box["lands"][3]["name"], "size": 3, "trading": False, "cargo": None, **calm},
    ]
    offers = [
        {"number": 1, "seat": 1, "to": [0], "give": ["wool"], "want": ["timber"]},
        {"number": 2, "seat": 0, "to": [1, 2], "give": ["olives", "olives"], "want": ["rare"]},
    ]
    events = [{"name": each["name"], "in_force": True, "done": False} for each in box["events"][:3]]
    return {
        "year": 1, "season": 3, "phase": "fleet trade", "ordered": [], "actors": [], "archon": 1,
        "event": None, "hazard": None,
        "players": [player(box, seat, name) for seat, name in enumerate(islands[:3])],
        "lands": lands, "fleets": fleets, "offers": offers, "offer_count": 2, "offers_gone": [],
        "events": events,
        "hand": {"timber": 2, "olives": 1, "pottery": 1, "gold": 2, "gift": 1},
    }  # fmt: skip


def player(box: Data, seat: int, name: str) -> Data:
    """Return an island of the sample, with a few structures."""
    island = next(each for each in box["islands"] if each["name"] == name)
    villages = [(f"village {at + 1}", each["makes"]) for at, each in enumerate(island["villages"])]
    workshops = [("workshop", island["workshops"])] * box["complete"]["workshops"]
    acropolis = [(each["name"], "") for each in box["acropolis"]]
    alternates = [(f"alternate {each}", "") for each in island["alternates"]]
    places = [
        {"thing": thing, "makes": makes, "built": at < 4 or at in (6, 8), "used": False, "shaken": False}
        for at, (thing, makes) in enumerate([*villages, *workshops, *acropolis, *alternates])
    ]
    return {
        "seat": seat, "island": name, "structures": 6, "complete": False, "places": places,
        "wonders": [{"name": box["wonders"][seat]["name"], "stage": "partial"}], "philosophies": [], "fleets": 2,
        "aegis": {"army": 1, "warship": 0, "gift": 1}, "hand_size": 6, "ignoring": [],
        "village_discount": 0, "stage_discount": {},
    }  # fmt: skip
