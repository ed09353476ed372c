"""How a view of Mare Nostrum is laid out: as tables of text."""

from collections.abc import Mapping
from typing import Any

from periplus.games.mare_nostrum.cards import tally
from periplus.kernel.message import Message
from periplus.kernel.sheet import Cell, Sheet, headings

Data = dict[str, Any]
PHASES = {
    "commerce": ("Collect", "Demand", "MakeOffer", "Pick", "Redirect", "PickInstead", "Give"),
    "construction": ("NameBuilder", "Construct", "Keep", "KeepTaxes"),
    "military": ("NameCommander", "Fleets", "Legions", "Hold", "Lure", "Casualties", "Uncover", "Aftermath"),
}
MOMENTS: tuple[str, ...] = ("battle", "bought", "pillaged", "converting")


def sheets(box: Data, view: Data, seat: int | None) -> list[Sheet]:
    """Return the table as a seat (None: a spectator) sees it."""
    provinces = len(box["provinces"])
    found = [] if view["hand"] is None else [own(view)]
    found += [] if view["battle"] is None else [battle(view["battle"])]
    found += [exchange(view)] if view["traders"] else []
    found += [players(view), lands(box["provinces"], view["places"][:provinces], view["neutral"])]
    fleets = [place for place in view["places"][provinces:] if place["forces"]]
    found += [seas(fleets)] if fleets else []
    return [*found, to_be_had(box, view), roles(view), reserves(view), bank(view), stock(view)]


def called(view: Mapping[str, Any], seat: int) -> Message:
    """Call a seat by its civilisation."""
    return Message("cell-civ", {"civ": view["players"][seat]["civ"]})


def badge(view: Mapping[str, Any], seat: int) -> Message | None:
    """Say which roles a seat holds."""
    held = [role["role"] for role in view["roles"] if role["seat"] == seat]
    return Message("badge", {"roles": held}) if held else None


def name_of(seat: int | None) -> Cell:
    """Return a seat by its name."""
    return None if seat is None else Message("cell-seat", {"seat": seat})


def player_of(seat: int) -> Cell:
    """Return who plays at a seat."""
    return Message("cell-player", {"seat": seat})


def civ_of(name: str | None) -> Cell:
    """Return a civilisation by its name."""
    return None if name is None else Message("cell-civ", {"civ": name})


def cards_of(cards: list[Any]) -> Cell:
    """Return cards in one cell."""
    return Message("cell-cards", {"cards": cards}) if cards else None


def several(cells: list[Any]) -> Cell:
    """Return several messages in one cell."""
    return Message("cell-list", {"names": cells}) if cells else None


# Players


def players(view: Data) -> Sheet:
    """List the players with their roles, heroes and wonders, hands and incomes, and points in a free set-up."""
    placing = any(player["points"] for player in view["players"])
    rows: list[list[Cell]] = []
    for player in view["players"]:
        held = [role["role"] for role in view["roles"] if role["seat"] == player["seat"]]
        who = [
            civ_of(player["civ"]),
            player_of(player["seat"]),
            Message("cell-roles", {"roles": held}) if held else None,
        ]
        income = cards_of(tally(player["income"]))
        row = [*who, cards_of(player["cards"]), player["hand_size"], player["income_size"], income]
        rows.append([*row, player["points"]] if placing else row)
    columns = headings("civ", "player", "roles", "cards", "hand-size", "income-size", "income")
    columns += headings("points") if placing else []
    return Sheet(Message("sheet-players", {"turn": view["turn"]}), columns, rows)


def roles(view: Data) -> Sheet:
    """List the roles with their holders and what everybody has towards them."""
    rows: list[list[Cell]] = [
        [Message("cell-role", {"role": role["role"]}), name_of(role["seat"]), *role["counts"]] for role in view["roles"]
    ]
    seats = [Message("cell-seat", {"seat": player["seat"]}) for player in view["players"]]
    return Sheet(Message("sheet-roles"), [*headings("role", "holder"), *seats], rows)


def reserves(view: Data) -> Sheet:
    """List the pieces that are not on the board."""
    rows = [[name_of(player["seat"]), *player["reserve"].values()] for player in view["players"]]
    columns = headings("civ", "influence", "legions", "triremes", "fortresses")
    return Sheet(Message("sheet-reserves"), columns, rows)


def own(view: Data) -> Sheet:
    """Show what only the player sees."""
    hand = cards_of(tally(view["hand"])) or Message("cell-no-cards")
    return Sheet(Message("sheet-own"), headings("hand"), [[hand]], handy="headings")


# What is going on


def exchange(view: Data) -> Sheet:
    """List the offers while cards are exchanged, who picks, and the card announced."""
    rows: list[list[Cell]] = []
    for seat in view["traders"]:
        player, announced = view["players"][seat], view["announced"]
        turn = Message("cell-picks") if seat == view["picker"] else None
        if announced is not None and seat == announced["victim"]:
            turn = Message("cell-announced", {"card": announced["card"]})
        rows.append([name_of(seat), offer(player), player["taken"] or None, turn])
    columns = headings("civ", "offer", "taken", "pick")
    return Sheet(Message("sheet-exchange", {"count": view["demand"]}), columns, rows, handy="rows")


def offer(player: Data) -> Cell:
    """Return what a player offers, as far as it can be seen."""
    if player["offer"] is None:
        return Message("cell-face-down") if player["has_offered"] else None
    cards: list[str] = player["offer"]
    return cards_of(tally({card: cards.count(card) for card in cards}))


def battle(fought: Data) -> Sheet:
    """Show a battle in which losses are being chosen."""
    sides = zip((fought["attacker"], fought["defender"]), fought["totals"], fought["losses"], strict=True)
    rows = [[civ_of(civ), total, losses] for civ, total, losses in sides]
    title = Message("sheet-battle", {"place": fought["place"]})
    return Sheet(title, headings("civ", "total", "losses"), rows, handy="rows")


# The board


def lands(printed: list[Data], places: list[Data], neutral: list[str]) -> Sheet:
    """List the provinces that somebody owns or has units in, and where each leads."""
    rows: list[list[Cell]] = [
        [
            place["name"],
            owner(place["owner"], neutral),
            several([building(each) for each in place["buildings"]]),
            several([forces(each) for each in place["forces"]]),
            several(states(place)),
            borders(land),
        ]
        for land, place in zip(printed, places, strict=True)
        if place["owner"] is not None or place["forces"]
    ]
    columns = headings("province", "owner", "buildings", "units", "state", "borders")
    return Sheet(Message("sheet-provinces"), columns, rows)


def borders(printed: Data) -> Cell:
    """Return the neighbours of a province or a sea: land first, then seas, which have waves around their names."""
    found = printed["borders"]
    return several([*found.get("land", []), *found.get("provinces", []), *map(wavy, found.get("seas", []))])


def wavy(sea: str) -> str:
    """Return the name of a sea so that nobody takes it for a province."""
    return f"~{sea}~"


def owner(name: str | None, neutral: list[str]) -> Cell:
    """Return who owns a province, and whether that civilisation is neutral."""
    return Message("cell-neutral", {"civ": name}) if name in neutral else civ_of(name)


def building(each: Data) -> Message:
    """Return a building: a city with its site, a caravan with its good; and whether a legion is on it."""
    found = {
        "city": Message("cell-city", {"site": each["spot"]}),
        "caravan": Message("cell-caravan", {"card": each["spot"]}),
        "temple": Message("cell-temple"),
        "market": Message("cell-market"),
    }[each["kind"]]
    return Message("cell-occupied", {"building": found}) if each["occupied"] else found


def forces(each: Data) -> Message:
    """Return the units of a civilisation at a place."""
    counted = (
        Message("cell-legions", {"count": each["legions"]}),
        Message("cell-fortresses", {"count": each["fortresses"]}),
        Message("cell-triremes", {"count": each["triremes"]}),
    )
    units = [units for units in counted if units.params["count"]]
    return Message("cell-forces", {"civ": each["civ"], "units": units})


def states(place: Data) -> list[Message]:
    """Return what is going on in a province."""
    found = (
        (place["at_war"], Message("cell-at-war")),
        (place["converting"], Message("cell-converting")),
        (place["new"], Message("cell-new")),
    )
    return [message for holds, message in found if holds]


def seas(places: list[Data]) -> Sheet:
    """List the seas with fleets."""
    rows: list[list[Cell]] = [[place["name"], several([forces(each) for each in place["forces"]])] for place in places]
    return Sheet(Message("sheet-seas"), headings("sea", "fleets"), rows)


# Beside the board


def bank(view: Data) -> Sheet:
    """Show the cards of the bank, and those spent in this construction phase."""
    rows = [[cards_of(tally(view["bank"])), cards_of(tally(view["spent"]))]]
    return Sheet(Message("sheet-bank"), headings("bank", "spent"), rows)


def stock(view: Data) -> Sheet:
    """Show how many buildings are left."""
    left = view["stock"]
    rows = [[left["city"], left["caravan"], left["temple"], left["market"]]]
    return Sheet(Message("sheet-stock"), headings("cities", "caravans", "temples", "markets"), rows)


def to_be_had(box: Data, view: Data) -> Sheet:
    """List the heroes and wonders that nobody has, except heroes of civilisations that nobody plays."""
    cards = {card["name"]: card for card in box["cards"]}
    rows: list[list[Cell]] = [
        [cards_of([name]), price, civ_of(civ), Message("power", {"power": cards[name]["power"]})]
        for name, price, civ in for_sale(box, view)
    ]
    return Sheet(Message("sheet-cards"), headings("card", "price", "people", "power"), rows)


def for_sale(box: Data, view: Data) -> list[tuple[str, int, str | None]]:
    """Return the heroes and wonders for sale, with their prices and the only civilisation that can buy them, if any."""
    people = {civ["hero"]: civ["name"] for civ in box["civilisations"]}
    listed = zip(view["cards"], view["prices"], strict=True)
    return [(name, price, people.get(name)) for name, price in listed if people.get(name) not in view["neutral"]]


def reminders(recall: Data) -> list[Sheet]:
    """List the hands that everybody could have followed, and the card that was given unseen."""
    hands: list[list[Cell]] = [
        [name_of(seat), cards_of(tally(hand))] for seat, hand in enumerate(recall["hands"]) if hand
    ]
    found = [Sheet(Message("sheet-reminders"), headings("civ", "hand"), hands)] if hands else []
    gift = recall["gift"]
    if gift is not None:
        row = [name_of(gift["giver"]), name_of(gift["receiver"]), cards_of(gift["may_be"])]
        found.append(Sheet(Message("sheet-gift"), headings("giver", "receiver", "may-be"), [row]))
    return found


def chapters(view: Data) -> list[Message]:
    """Say which turn and phase it is."""
    phase = next((phase for phase, steps in PHASES.items() if view["step"] in steps), "")
    turn = Message("course-turn", {"turn": view["turn"]}) if view["turn"] else Message("course-set-up")
    return [turn, Message(f"course-{phase}")] if phase else [turn]


def results(view: Data) -> list[Sheet]:
    """Show who leads what after a turn."""
    return [roles(view)]


def measures(view: Data) -> dict[str, list[int]]:
    """Return everybody's income, provinces and units."""
    civs = [player["civ"] for player in view["players"]]
    owners = [place["owner"] for place in view["places"]]
    return {
        "income": [player["income_size"] for player in view["players"]],
        "provinces": [owners.count(civ) for civ in civs],
        "units": [units_of(view, civ) for civ in civs],
    }


def units_of(view: Data, civ: str) -> int:
    """Return how many legions, triremes and fortresses a civilisation has on the map."""
    forces = [force for place in view["places"] for force in place["forces"] if force["civ"] == civ]
    return sum(force["legions"] + force["triremes"] + force["fortresses"] for force in forces)
