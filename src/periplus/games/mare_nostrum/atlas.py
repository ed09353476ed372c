"""The map of Mare Nostrum in characters: its marks are the same in every language, as its places have Latin names."""

from typing import Any

from periplus.games.mare_nostrum.sheets import borders, building, cards_of, forces, owner, several, states, wavy
from periplus.kernel.atlas import Atlas, Place
from periplus.kernel.message import Message
from periplus.kernel.sheet import Cell

Data = dict[str, Any]
BUILDINGS = {"city": "◆", "caravan": "●", "temple": "▲", "market": "■"}
UNITS = {"fortresses": "F", "legions": "L", "triremes": "T"}
CAPITAL = "*"


def places(box: Data, view: Data, seat: int | None) -> list[Place]:
    """Return all provinces and seas."""
    own = None if seat is None else view["players"][seat]["civ"]
    capitals = {civ["capital"] for civ in box["civilisations"]}
    printed = {each["name"]: each for each in [*box["provinces"], *box["seas"]]}
    seas = {each["name"] for each in box["seas"]}
    found: list[Place] = []
    for place in view["places"]:
        name = place["name"]
        label = wavy(name) if name in seas else name + CAPITAL * (name in capitals)
        also = printed[name].get("also", [])
        marks = marks_of(place, view["neutral"])
        facts = facts_of(printed[name], place, view["neutral"])
        found.append(Place(name, label, marks, facts, own is not None and place["owner"] == own, also))
    return found


def marks_of(place: Data, neutral: list[str]) -> list[str]:
    """Return owner, buildings and units of a place, then the units of others."""
    found = [] if place["owner"] is None else [short(place["owner"], neutral)]
    built = "".join(BUILDINGS[each["kind"]] for each in place["buildings"])
    found += [built] if built else []
    for each in place["forces"]:
        units = "".join(f"{each[unit]}{mark}" for unit, mark in UNITS.items() if each[unit])
        found.append(units if each["civ"] == place["owner"] else f"{short(each['civ'], neutral)}:{units}")
    return found


def short(civ: str, neutral: list[str]) -> str:
    """Return a civilisation in two letters: small ones if nobody plays it."""
    return civ[:2].lower() if civ in neutral else civ[:2]


def facts_of(printed: Data, place: Data, neutral: list[str]) -> list[tuple[Message, Cell]]:
    """Return all that is known about a place."""
    sites = [each["name"] for each in printed.get("sites", []) if each["name"] not in place["shut"]]
    goods = [each["good"] for each in printed.get("icons", []) if each["good"] not in place["shut"]]
    return [
        (Message("heading-owner"), owner(place["owner"], neutral)),
        (Message("heading-buildings"), several([building(each) for each in place["buildings"]])),
        (Message("heading-units"), several([forces(each) for each in place["forces"]])),
        (Message("heading-state"), several(states(place))),
        (Message("heading-sites"), several(sites)),
        (Message("heading-icons"), cards_of(goods)),
        (Message("heading-borders"), borders(printed)),
    ]


def legend(box: Data, view: Data) -> list[Message]:
    """Explain the marks."""
    civs = [
        Message("legend-civ", {"short": short(civ["name"], view["neutral"]), "part": civ["name"]})
        for civ in box["civilisations"]
    ]
    return [Message("legend-pieces", {**BUILDINGS, **UNITS}), Message("legend-civs", {"civs": civs})]


ATLAS = Atlas(places, legend)
