"""The map of Neptun in characters: the cities, the ships there, and how far each is from your own."""

from typing import Any

from periplus.games.neptun.sheets import city_of, links, name_of, several, ways_from
from periplus.kernel.atlas import Atlas, Place
from periplus.kernel.message import Message
from periplus.kernel.sheet import Cell

Data = dict[str, Any]


def places(box: Data, view: Data, seat: int | None) -> list[Place]:
    """Return all cities."""
    here = None if seat is None else view["players"][seat]["boat"]
    ways = {} if here is None else ways_from(view, here)
    found: list[Place] = []
    for city in box["cities"]:
        name = city["name"]
        ships: list[Cell] = [name_of(player["seat"]) for player in view["players"] if player["boat"] == name]
        way: Cell = ways.get(name)
        facts = [
            (Message("heading-region"), city.get("region")),
            (Message("heading-links"), several(links(view, name))),
            (Message("heading-way"), way),
            (Message("heading-boats"), several(ships)),
        ]
        marks = ships if not way else [way, *ships]
        found.append(Place(name, city_of(name), marks, facts, name == here))
    return found


def legend(box: Data, view: Data) -> list[Message]:
    """Explain the marks."""
    return [Message("legend-map")]


ATLAS = Atlas(places, legend)
