"""How a view of Neptun is laid out: as tables of words."""

from typing import Any

from periplus.kernel.message import Message
from periplus.kernel.sheet import Cell, Sheet, headings

Data = dict[str, Any]
PHASES = {
    "acquire": ("Acquire",),
    "fulfil": ("ChooseOar", "Journey"),
}
PLAIN_TURNS = ("1", "2", "3", "4", "5")
TURN_NAMES = (*PLAIN_TURNS, "5 I", "5 II")
MOMENTS: tuple[str, ...] = ("bonus", "bonus-fixed")


def sheets(box: Data, view: Data, seat: int | None) -> list[Sheet]:
    """Return the table as a seat (None: a spectator) sees it."""
    tables = [sea(box, view, seat), manifests(view), captains(view), temples(box, view), weather(view)]
    if any(column["state"] != "gone" for column in view["row"]):
        tables.append(contracts(view))
    return tables if view["own"] is None else [*tables, own(view)]


def name_of(seat: int) -> Message:
    """Return a seat by its name."""
    return Message("cell-seat", {"seat": seat})


def several(cells: list[Any]) -> Cell:
    """Return several names or messages in one cell."""
    return Message("cell-list", {"names": cells}) if cells else None


def pay(contract: Data) -> Message:
    """Return what a contract pays."""
    if contract["pay_gold"]:
        return Message("cell-gold", {"gold": contract["pay_gold"]})
    return Message("cell-points", {"points": contract["pay_points"]})


def sea(box: Data, view: Data, seat: int | None) -> Sheet:
    """List the cities with their links, the ships there, and the way from your own ship."""
    ways = {} if seat is None else ways_from(view, view["players"][seat]["boat"])
    rows: list[list[Cell]] = []
    for city in box["cities"]:
        name = city["name"]
        ships = [name_of(player["seat"]) for player in view["players"] if player["boat"] == name]
        rows.append([city_of(name), city.get("region"), several(links(view, name)), ways.get(name), several(ships)])
    return Sheet(Message("sheet-sea"), headings("city", "region", "links", "way", "boats"), rows)


def city_of(name: str) -> Message:
    """Return a city by the name on the chart."""
    return Message("cell-city", {"city": name})


def links_of(view: Data, city: str) -> list[tuple[str, int]]:
    """Return the cities that links join to a city, and the miles."""
    joined = [link for link in view["links"] if city in link["ends"]]
    return [(link["ends"][link["ends"][0] == city], link["miles"]) for link in joined]


def links(view: Data, city: str) -> list[Message]:
    """Return the links of a city in words."""
    return [Message("cell-link", {"city": other, "miles": miles}) for other, miles in links_of(view, city)]


def ways_from(view: Data, start: str) -> dict[str, int]:
    """Return the shortest way from a city to every other."""
    ways, todo = {start: 0}, [start]
    for city in todo:  # grows while a shorter way to some city is found
        for other, miles in links_of(view, city):
            way = ways[city] + miles
            if way < ways.get(other, way + 1):
                ways[other] = way
                todo.append(other)
    return ways


def temples(box: Data, view: Data) -> Sheet:
    """List the temples with the tiles of all rounds and the tokens on their tracks; the sixth counts gold."""
    tiles = {entry["name"]: entry for entry in box["temples"]}
    rows: list[list[Cell]] = []
    for temple in view["temples"]:
        name = temple["name"]
        spaces: list[Cell] = [token_cell(token) for token in temple["tokens"]]
        gold: list[Cell] = [player["gold"] for player in view["players"]]
        to_be_had = [several(tiles[name][round]) for round in "ABC"]
        rows.append([Message("cell-temple", {"source": name}), *to_be_had, *(spaces or gold)])
    rounds = [Message("heading-tiles", {"round": round}) for round in "ABC"]
    seats = [name_of(player["seat"]) for player in view["players"]]
    return Sheet(Message("sheet-temples"), [*headings("temple"), *rounds, *seats], rows)


def token_cell(token: Data) -> Cell:
    """Return the space of a token; if it lies on others, it ranks behind them."""
    if token["space"] and token["height"]:
        return Message("cell-token", {"space": token["space"], "height": token["height"]})
    space: int = token["space"]
    return space


def manifests(view: Data) -> Sheet:
    """List everybody's contracts by slot."""
    rows = [[name_of(player["seat"]), *[slot_cell(slot) for slot in player["chart"]]] for player in view["players"]]
    columns = [Message("heading-player"), *[Message("heading-slot", {"slot": slot + 1}) for slot in range(5)]]
    return Sheet(Message("sheet-charts"), columns, rows)


def loaded(contract: Data) -> Message:
    """Return a contract: what goes where, and for what."""
    return Message("cell-loaded", {"good": contract["good"], "city": contract["city"], "pay": pay(contract)})


def slot_cell(slot: Data) -> Message | None:
    """Return what lies in a slot."""
    if slot["state"] == "fulfilled":
        return Message("cell-fulfilled")
    if slot["state"] == "turned":
        return Message("cell-lost")
    return None if slot["contract"] is None else loaded(slot["contract"])


def captains(view: Data) -> Sheet:
    """List the players in player order: ship, gold, oar cards and tiles."""
    rows: list[list[Cell]] = []
    for seat in view["order"]:
        player = view["players"][seat]
        played = [oar for oar in player["played"] if oar is not None]
        tiles = sum(tile["points"] for tile in player["tiles"])
        afloat: list[Cell] = [name_of(seat), city_of(player["boat"]), player["gold"], player["oar_scale"] or None]
        rows.append([*afloat, player["hand_size"], several(played), tiles, player["bonus_tiles"] or None])
    columns = headings("player", "boat", "gold", "scale", "oars", "played", "points", "bonus")
    return Sheet(Message("sheet-captains"), columns, rows)


def contracts(view: Data) -> Sheet:
    """List the row of columns that can be acquired."""
    rows: list[list[Cell]] = []
    for number, column in enumerate(view["row"], start=1):
        if column["state"] == "face down":
            rows.append([number, Message("cell-face-down"), None, None, None])
        elif column["state"] == "face up":
            contract = column["contract"]
            rows.append([number, column_cell(column), pay(contract), column["oar"], column["gold"] or None])
    return Sheet(Message("sheet-row"), headings("column", "contract", "pay", "oar", "gold"), rows)


def column_cell(column: Data) -> Message:
    """Return what a column asks for, and who may not take it because of a refusal (N19)."""
    params = {"good": column["contract"]["good"], "city": column["contract"]["city"]}
    if column["refused_by"] is None:
        return Message("cell-contract", params)
    return Message("cell-contract-refused", {**params, "seat": column["refused_by"]})


def own(view: Data) -> Sheet:
    """Show what only the player sees."""
    mine = view["own"]
    rows = [[several(mine["hand"]), mine["chosen"], several(mine["bonus"])]]
    return Sheet(Message("sheet-own"), headings("hand", "chosen", "bonus-values"), rows, handy="headings")


def weather(view: Data) -> Sheet:
    """Show round, turn, wind and forecast."""
    forecast = None if view["forecast"] is None else Message("cell-forecast", {"forecast": view["forecast"]})
    rows = [[view["round"], TURN_NAMES[view["turn"] - 1], view["wind"], forecast]]
    return Sheet(Message("sheet-weather"), headings("round", "turn", "wind", "forecast"), rows, handy="headings")


def reminders(recall: Data) -> list[Sheet]:
    """List the oar cards that were seen when they were taken and are in hands now."""
    rows: list[list[Cell]] = [[name_of(seat), several(hand)] for seat, hand in enumerate(recall["hands"]) if hand]
    return [Sheet(Message("sheet-reminders"), headings("player", "oars"), rows)] if rows else []


def chapters(view: Data) -> list[Message]:
    """Say which round and phase it is."""
    extra = view["turn"] > len(PLAIN_TURNS) and view["step"]
    phase = "extra" if extra else next((name for name, steps in PHASES.items() if view["step"] in steps), "")
    round = Message("chapter-round", {"round": view["round"]})
    return [round, Message("chapter-phase", {"phase": phase})] if phase else [round]


def results(view: Data) -> list[Sheet]:
    """List who has taken the tiles of the last round that was scored, and where they stood: that settles ties."""
    scored = max((tile["round"] for player in view["players"] for tile in player["tiles"]), default="")
    rows: list[list[Cell]] = []
    for temple in view["temples"]:
        takers = [
            taker(view, temple, player, tile["points"])
            for player in view["players"]
            for tile in player["tiles"]
            if (tile["temple"], tile["round"]) == (temple["name"], scored)
        ]
        takers.sort(key=lambda each: -each[0])
        rows.append([Message("cell-temple", {"source": temple["name"]}), several([message for _, message in takers])])
    title = Message("sheet-scored", {"round": scored})
    return [Sheet(title, headings("temple", "takers"), rows)] if scored else []


def taker(view: Data, temple: Data, player: Data, points: int) -> tuple[int, Message]:
    """Return the points of a tile, and who has taken it."""
    stands = stood(view, temple, player)
    return points, Message("cell-taker", {"seat": player["seat"], "points": points, "stood": stands})


def stood(view: Data, temple: Data, player: Data) -> Cell:
    """Return where a player stood at a temple: the space of the token, or the gold and the place in player order."""
    token = next((each for each in temple["tokens"] if each["seat"] == player["seat"]), None)
    if token is None:
        order = view["order"].index(player["seat"]) + 1
        return Message("cell-by-gold", {"gold": player["gold"], "order": order})
    return Message("cell-by-token", {"space": token["space"], "height": token["height"]})


def measures(view: Data) -> dict[str, list[int]]:
    """Return everybody's gold, and how far their tokens have come at all temples together."""
    spaces = [0] * len(view["players"])
    for temple in view["temples"]:
        for token in temple["tokens"]:
            spaces[token["seat"]] += token["space"]
    return {"gold": [player["gold"] for player in view["players"]], "temples": spaces}
