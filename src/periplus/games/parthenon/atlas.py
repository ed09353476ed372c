"""The chart of Parthenon in characters: the lands with their harbors and the fleets there, and the islands."""

from typing import Any

from periplus.games.parthenon.sheets import fleet_of, harbor, player_of, several
from periplus.kernel.atlas import Atlas, Place
from periplus.kernel.message import Message
from periplus.kernel.sheet import Cell

Data = dict[str, Any]
HARBORS = {"down": "?", "up": "!"}


def places(box: Data, view: Data, seat: int | None) -> list[Place]:
    """Return all lands, and the islands that are played."""
    return [land(view, each) for each in view["lands"]] + [
        island(player, player["seat"] == seat) for player in view["players"]
    ]


def land(view: Data, each: Data) -> Place:
    """Return a land: whether its harbor card can be seen, and the fleets there."""
    fleets = [fleet for fleet in view["fleets"] if fleet["land"] == each["name"]]
    near = Message("cell-near") if each["group"] == "neighbouring" else Message("cell-far")
    facts = [
        (Message("heading-group"), near),
        (Message("heading-harbor"), harbor(each)),
        (Message("heading-fleets"), several([fleet_of(view, fleet) for fleet in fleets])),
    ]
    marks: list[Cell] = [HARBORS[each["face"]]] if each["face"] in HARBORS else []
    marks += [mark(view, fleet) for fleet in fleets]
    return Place(each["name"], Message("cell-land", {"land": each["name"]}), marks, facts)


def mark(view: Data, fleet: Data) -> Message:
    """Return a fleet in short."""
    return Message("mark-fleet", {"fleet": fleet["fleet"], "island": view["players"][fleet["seat"]]["island"]})


def island(player: Data, own: bool) -> Place:
    """Return the island of a player."""
    facts = [
        (Message("heading-player"), player_of(player["seat"])),
        (Message("heading-structures"), player["structures"]),
        (Message("heading-fleets"), player["fleets"]),
    ]
    label = Message("cell-island", {"island": player["island"]})
    return Place(player["island"], label, [player_of(player["seat"])], facts, own)


def legend(box: Data, view: Data) -> list[Message]:
    """Explain the marks."""
    return [Message("legend-map", {"down": HARBORS["down"], "up": HARBORS["up"]})]


ATLAS = Atlas(places, legend)
