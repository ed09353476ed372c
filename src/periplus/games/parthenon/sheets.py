"""How a view of Parthenon is laid out: as tables of text."""

from collections.abc import Mapping
from typing import Any

from periplus.games.parthenon.effects import effect_of, harbor_effect, power_of, price_of, some, structure_effect
from periplus.kernel.message import Message
from periplus.kernel.sheet import Cell, Sheet, headings

Data = dict[str, Any]
TRADING = "IslandTrade"
MOMENTS: tuple[str, ...] = ("raised", "philosophy", "winner-named")


def sheets(box: Data, view: Data, seat: int | None) -> list[Sheet]:
    """Return the table as a seat (None: a spectator) sees it; after its own cards, first what does not grow."""
    found = [] if view["hand"] is None else [own(view)]
    found += [season(view), players(box, view), lands(box, view), events(box, view)]
    found += [offers(view)] if view["offers"] else []
    found += [fleets(view)] if view["fleets"] else []
    found += [wonders(box, view)] if any(player["wonders"] for player in view["players"]) else []
    found += [] if seat is None else [catalogue(box, view, seat)]
    return [*found, philosophies(box, view), left(view)]


def called(view: Mapping[str, Any], seat: int) -> Message:
    """Call a seat by its island."""
    return Message("cell-called", {"called": view["players"][seat]["island"]})


def badge(view: Mapping[str, Any], seat: int) -> Message | None:
    """Say whether a seat is the Archon."""
    return Message("badge") if seat == view["archon"] else None


def name_of(seat: int | None) -> Cell:
    """Return a seat by its name."""
    return None if seat is None else Message("cell-seat", {"seat": seat})


def player_of(seat: int) -> Message:
    """Return who plays at a seat."""
    return Message("cell-player", {"seat": seat})


def several(cells: list[Any]) -> Cell:
    """Return several messages in one cell."""
    return Message("cell-list", {"names": cells}) if cells else None


def cards_of(cards: list[str]) -> Cell:
    """Return cards in one cell, counted."""
    return several(some({card: cards.count(card) for card in cards}))


def fleet_of(view: Data, each: Data) -> Message:
    """Return a fleet by its letter and island."""
    return Message("fleet", {"fleet": each["fleet"], "island": view["players"][each["seat"]]["island"]})


# Your own cards


def own(view: Data) -> Sheet:
    """Show what only the player sees: the cards at home and aboard."""
    nothing = Message("cell-nothing")
    rows: list[list[Cell]] = [[Message("cell-at-home"), several(some(view["hand"])) or nothing]]
    for each in view["fleets"]:
        if each["cargo"] is not None:
            where = Message("cell-fleet-at", {"fleet": each["fleet"], "land": each["land"]})
            rows.append([where, cards_of(each["cargo"]) or nothing])
    return Sheet(Message("sheet-own"), headings("where", "cards"), rows, handy="rows")


# What is going on


def season(view: Data) -> Sheet:
    """Show year, season and phase, who is Archon, and the hazard being resolved."""
    phase = Message("cell-when", {"when": view["phase"]}) if view["phase"] else None
    ordered = Message("cell-phases", {"phases": view["ordered"]}) if view["ordered"] else None
    row: list[Cell] = [view["year"] or None, view["season"] or None, phase, name_of(view["archon"]), ordered]
    columns = headings("year", "season", "phase", "archon", "ordered")
    if view["hazard"] is not None:
        row.append(Message("cell-hazard", {"hazard": view["hazard"]}))
        columns += headings("hazard")
    return Sheet(Message("sheet-season"), columns, [row], handy="headings")


def events(box: Data, view: Data) -> Sheet:
    """List the events that lie open, with what each does."""
    cards = {event["name"]: event for event in box["events"]}
    rows: list[list[Cell]] = [
        [
            Message("cell-event", {"event": each["name"]}),
            event_state(view, each),
            effect_of(cards[each["name"]]),
        ]
        for each in view["events"]
    ]
    return Sheet(Message("sheet-events"), headings("event", "state", "effect"), rows)


def event_state(view: Data, each: Data) -> Cell:
    """Say whether an event is being carried out, was, is still to be, or comes in a later season."""
    if not each["in_force"]:
        return Message("cell-later")
    if each["name"] == view["event"]:
        return Message("cell-now")
    return Message("cell-carried-out") if each["done"] else Message("cell-in-force")


def offers(view: Data) -> Sheet:
    """List the offers that stand."""
    nothing = Message("cell-nothing")
    rows: list[list[Cell]] = [
        [
            each["number"],
            name_of(each["seat"]),
            several([name_of(seat) for seat in each["to"]]),
            cards_of(each["give"]) or nothing,
            cards_of(each["want"]) or nothing,
        ]
        for each in view["offers"]
    ]
    return Sheet(Message("sheet-offers"), headings("number", "from", "to", "gives", "wants"), rows)


# Islands


def players(box: Data, view: Data) -> Sheet:
    """List the islands with what is built there and what lies open; what nobody has gets no column."""
    goal = goal_of(box)
    trading = view["step"] == TRADING
    showing = any(player["shown"] is not None for player in view["players"])
    columns = headings("island", "player", "structures", "makers", "acropolis", "wonders", "philosophies", "fleets")
    columns += headings("aegis", "hand-size", "idle")
    columns += headings("offers-left") if trading else []
    columns += headings("shown") if showing else []
    rows: list[list[Cell]] = []
    for player in view["players"]:
        row = island(player, goal)
        row += [view["offers_allowed"] - player["offers_made"]] if trading else []
        row += [cards_of(player["shown"] or [])] if showing else []
        rows.append(row)
    kept = [at for at in range(len(columns)) if any(row[at] is not None for row in rows)]
    return Sheet(Message("sheet-players"), [columns[at] for at in kept], [[row[at] for at in kept] for row in rows])


def goal_of(box: Data) -> int:
    """Return how many structures make an island complete (P3)."""
    return sum([number for number in box["complete"].values() if isinstance(number, int)])


def island(player: Data, goal: int) -> list[Cell]:
    """Return what lies open in front of a player."""
    built = [place for place in player["places"] if place["built"]]
    makes = [place["makes"] for place in built if place["makes"]]
    acropolis = [place["thing"] for place in built if not place["makes"]]
    return [
        Message("cell-island", {"island": player["island"]}),
        player_of(player["seat"]),
        Message("cell-structures", {"count": player["structures"], "goal": goal}),
        makers(makes),
        Message("cell-things", {"things": acropolis}) if acropolis else None,
        several([reached(each) for each in player["wonders"]]),
        several([Message("cell-philosophy", {"philosophy": each}) for each in player["philosophies"]]),
        player["fleets"],
        several(some(player["aegis"])),
        player["hand_size"],
        makers(player["idle"]),
    ]


def makers(kinds: list[str]) -> Cell:
    """Return villages and workshops in one cell, by what they make."""
    return several([Message("makers", {"kind": kind, "count": kinds.count(kind)}) for kind in dict.fromkeys(kinds)])


def reached(wonder: Data) -> Message:
    """Return a wonder and its stage."""
    return Message("cell-wonder-stage", {"wonder": wonder["name"], "reached": wonder["stage"]})


def wonders(box: Data, view: Data) -> Sheet:
    """List the wonders that somebody builds: what the next stage costs, and what each does once it is completed."""
    cards = {wonder["name"]: wonder for wonder in box["wonders"]}
    rows: list[list[Cell]] = []
    for player in view["players"]:
        for each in player["wonders"]:
            card = cards[each["name"]]
            stage = card.get(each["stage"])
            cost = None if stage is None else price_of(stage["price"])
            title = Message("cell-wonder", {"wonder": each["name"]})
            rows.append([title, name_of(player["seat"]), stage_of(each), cost, paid_in(stage), power_of(card)])
    columns = headings("wonder", "owner", "stage", "next-price", "paid-in", "power")
    return Sheet(Message("sheet-wonders"), columns, rows)


def stage_of(wonder: Data) -> Message:
    """Return the stage of a wonder alone."""
    return Message("cell-reached", {"reached": wonder["stage"]})


def paid_in(stage: Data | None) -> Cell:
    """Say in which phase, and for fleet trade in which land, the next stage is paid (P63)."""
    if stage is None:
        return None
    if "land" in stage:
        return Message("cell-paid-abroad", {"land": stage["land"]})
    return Message("cell-when", {"when": stage["phase"]})


# At sea


def fleets(view: Data) -> Sheet:
    """List the fleets that are away, and what everybody knows of their cargo."""
    rows: list[list[Cell]] = [
        [
            fleet_of(view, each),
            Message("cell-land", {"land": each["land"]}),
            each["size"],
            several(known(each)),
            fleet_state(each),
        ]
        for each in view["fleets"]
    ]
    return Sheet(Message("sheet-fleets"), headings("fleet", "land", "size", "known", "state"), rows)


def known(each: Data) -> list[Message]:
    """Return what was seen of a cargo: cards, and how many there are of a class."""
    shown = each["shown"]
    found = [Message("cell-seen", {"cards": some({card: shown.count(card) for card in shown})})] if shown else []
    classes = {name: count for name, count in each["numbers"].items() if name != "aegis"}
    found += [Message("cell-exactly", {"cards": some({name: count}, 0)}) for name, count in classes.items()]
    aegis = each["numbers"].get("aegis")
    return found if aegis is None else [*found, Message("cell-aegis", {"count": aegis})]


def fleet_state(each: Data) -> Cell:
    """Say how a fleet fares."""
    if each["turned_back"]:
        return Message("cell-turned-back")
    if each["struck"]:
        return Message("cell-struck")
    return Message("cell-trading") if each["trading"] else None


def lands(box: Data, view: Data) -> Sheet:
    """List the lands with their harbor cards."""
    cards = {card["name"]: card for card in box["harbor_cards"]}
    rows: list[list[Cell]] = []
    for each in view["lands"]:
        near = Message("cell-near") if each["group"] == "neighbouring" else Message("cell-far")
        effect = None if each["card"] is None else harbor_effect(cards[each["card"]], box["rates"])
        rows.append([Message("cell-land", {"land": each["name"]}), near, harbor(each), effect])
    return Sheet(Message("sheet-lands"), headings("land", "group", "harbor", "effect"), rows)


def harbor(each: Data) -> Message:
    """Return the harbor card of a land, as far as it can be seen."""
    if each["face"] == "none":
        return Message("cell-no-harbor")
    if each["card"] is not None:
        return Message("cell-card" if each["face"] == "up" else "cell-known", {"card": each["card"]})
    return Message("cell-looked") if each["looked"] else Message("cell-face-down")


# What can be had


def catalogue(box: Data, view: Data, seat: int) -> Sheet:
    """List what a seat can build: its price as printed, whether it is built, and what it does."""
    player = view["players"][seat]
    prices = prices_of(box, player["island"])
    powers = {each["name"]: structure_effect(each) for each in box["acropolis"]}
    rows: list[list[Cell]] = []
    for place in player["places"]:
        kind = place["thing"].removeprefix("alternate ")
        printed = prices[kind]
        price = None if printed is None else price_of(printed)
        rows.append([thing(place), price, place_state(place), powers.get(kind)])
    for at, price in enumerate(box["fleets"]["prices"]):
        built = Message("cell-built") if player["fleets"] > at + 1 else None
        rows.append([Message("cell-thing", {"thing": "fleet"}), price_of(price), built, None])
    return Sheet(Message("sheet-catalogue"), headings("thing", "price", "state", "power"), rows)


def prices_of(box: Data, island: str) -> dict[str, Data | None]:
    """Return the printed prices of what an island can build; None for villages that it begins with."""
    card = next(each for each in box["islands"] if each["name"] == island)
    villages = {f"village {at + 1}": each.get("price") for at, each in enumerate(card["villages"])}
    acropolis = {each["name"]: each["price"] for each in box["acropolis"]}
    return {**acropolis, "workshop": box["workshop"]["price"], **villages}


def thing(place: Data) -> Message:
    """Return what belongs at a place, and what it makes."""
    if place["makes"]:
        return Message("cell-maker", {"thing": place["thing"], "card": place["makes"]})
    return Message("cell-thing", {"thing": place["thing"]})


def place_state(place: Data) -> Cell:
    """Say whether a place is built, and whether it can still be used this season."""
    if place["shaken"]:
        return Message("cell-shaken")
    if place["used"]:
        return Message("cell-used")
    return Message("cell-built") if place["built"] else None


def philosophies(box: Data, view: Data) -> Sheet:
    """List the philosophies with the copies that are left."""
    rows: list[list[Cell]] = [
        [Message("cell-philosophy", {"philosophy": each["name"]}), view["copies"][each["name"]], power_of(each)]
        for each in box["philosophies"]
    ]
    return Sheet(Message("sheet-philosophies"), headings("philosophy", "copies", "power"), rows)


def left(view: Data) -> Sheet:
    """Show how many plans and hazards are left, and which hazards are gone."""
    gone = view["hazards_gone"]
    told = [Message("cell-times", {"count": gone.count(name), "hazard": name}) for name in dict.fromkeys(gone)]
    columns = headings("plans-left", "hazards-left", "hazards-gone")
    return Sheet(Message("sheet-left"), columns, [[view["plans_left"], view["hazards_left"], several(told)]])


# What one remembers


def reminders(recall: Data) -> list[Sheet]:
    """List everybody's cards, and the harbor cards and hazards that the seat has looked at."""
    cards: list[list[Cell]] = [
        [name_of(seat), several(some(held)) or Message("cell-nothing")] for seat, held in enumerate(recall["cards"])
    ]
    found = [Sheet(Message("sheet-reminders"), headings("island", "cards"), cards)]
    if recall["harbors"]:
        harbors: list[list[Cell]] = [
            [Message("cell-land", {"land": land}), Message("cell-card", {"card": card})]
            for land, card in recall["harbors"].items()
        ]
        found.append(Sheet(Message("sheet-looked"), headings("land", "harbor"), harbors))
    if any(recall["hazards"]):
        hazards: list[list[Cell]] = [
            [at + 1, Message("cell-unseen") if hazard is None else Message("cell-hazard", {"hazard": hazard})]
            for at, hazard in enumerate(recall["hazards"])
        ]
        found.append(Sheet(Message("sheet-consulted"), headings("place", "hazard"), hazards))
    return found


def chapters(view: Data) -> list[Message]:
    """Say which year, season and phase it is."""
    found = [Message("chapter-year", {"year": view["year"]})] if view["year"] else []
    found += [Message("chapter-season", {"season": view["season"]})] if view["season"] else []
    return [*found, Message("cell-when", {"when": view["phase"]})] if view["phase"] else found


def results(view: Data) -> list[Sheet]:
    """Leave the end of a year to the standings."""
    return []


def measures(view: Data) -> dict[str, list[int]]:
    """Return how many villages and workshops, places of the acropolis, and fleets everybody has."""
    makers = [[place["makes"] != "" for place in player["places"] if place["built"]] for player in view["players"]]
    return {
        "makers": [built.count(True) for built in makers],
        "acropolis": [built.count(False) for built in makers],
        "fleets": [player["fleets"] for player in view["players"]],
    }
