"""How Parthenon is drawn: the chart, one's own island and hand, what lies on the desk, and everybody's islands."""

from collections.abc import Mapping
from itertools import combinations
from typing import Any
from xml.etree import ElementTree as Xml

import pytest

from periplus.games.parthenon.chart import CHART_WIDTH, FRAME, HAZARD, LAYOUT, PLAQUE, ChartPainter
from periplus.games.parthenon.desk import MATTER, MOST_LINES
from periplus.games.parthenon.effects import effect_of, harbor_effect, hazard_effect, in_brief
from periplus.games.parthenon.kinds import FLEET_NAMES, KIND_NAMES
from periplus.games.parthenon.painter import in_lines
from periplus.games.parthenon.panels import EVENT, cheaper
from periplus.games.parthenon.state import ParthenonState
from periplus.kernel.board import Handle, Panel
from tests.draw.reading import board_of, handles_of, teller
from tests.games.parthenon.tables import table as at_home
from tests.games.parthenon.tables import trading, turn_up
from tests.games.parthenon.tables_sea import CHIOS, CRETE, GAME, build, build_phase, embark, events, hold, table

pytestmark = pytest.mark.once

BOARD = board_of(GAME)
SHIP = 12
"""How far a ship reaches from its middle."""


def panels(
    view: dict[str, Any], seat: int | None = CHIOS, handles: Mapping[str, Handle] | None = None
) -> dict[str, Panel]:
    """Draw a view, and return its panels by name."""
    drawn = BOARD.panels(GAME.box, view, seat, teller(GAME), handles or {})
    return {panel.name: panel for panel in drawn}


def root(panel: Panel) -> Xml.Element:
    """Return a panel as an element."""
    return Xml.fromstring(f"<svg>{panel.body}</svg>")


def thing(panel: Panel, name: str) -> Xml.Element:
    """Return the thing of a name on a panel."""
    (found,) = [each for each in root(panel).iter() if each.get("data-thing") == name and not each.get("aria-hidden")]
    return found


def classes(element: Xml.Element) -> set[str]:
    """Return all classes inside an element."""
    return {kind for each in element.iter() for kind in each.get("class", "").split()}


def texts(element: Xml.Element) -> list[str]:
    """Return all words inside an element."""
    return [each.text or "" for each in element.iter("text")]


# The chart


def test_every_island_and_land_has_a_place() -> None:
    """Those of the box and no others; all plaques lie on the chart, and none on another or on an island's emblem."""
    assert set(LAYOUT["islands"]) == {each["name"] for each in GAME.box["islands"]}
    assert set(LAYOUT["lands"]) == {each["name"] for each in GAME.box["lands"]}
    corners = [FRAME.at(*spot["plaque"]) for spot in LAYOUT["lands"].values()]
    width, height = PLAQUE
    assert all(0 <= x <= CHART_WIDTH - width and 0 <= y <= FRAME.height - height for x, y in corners)
    for (x1, y1), (x2, y2) in combinations(corners, 2):
        assert abs(x1 - x2) >= width or abs(y1 - y2) >= height
    for spot in LAYOUT["islands"].values():
        x, y = FRAME.at(spot["lon"], spot["lat"])
        x, y = x + spot["emblem"][0], y + spot["emblem"][1]
        assert not any(left - 12 < x < left + width + 12 and top - 12 < y < top + height + 12 for left, top in corners)


def test_every_event_and_hazard_has_a_picture() -> None:
    """Hazards by their titles."""
    titles = {each.get("title", each["name"]) for each in GAME.box["hazards"]}
    assert {each["name"] for each in GAME.box["events"]} | titles == set(LAYOUT["signs"])


@pytest.mark.parametrize(
    ("land", "shown"),
    [
        ({"face": "none", "card": None, "looked": False}, "slot"),
        ({"face": "down", "card": None, "looked": False}, "#shape-anchor"),
        ({"face": "down", "card": None, "looked": True}, "#shape-eye"),
        ({"face": "down", "card": "Harbor Fees", "looked": True}, "#shape-eye"),
        ({"face": "up", "card": "Shortage of ore", "looked": False}, "#shape-ore"),
        ({"face": "up", "card": "Harbor Fees", "looked": False}, "#shape-coin"),
    ],
)
def test_a_harbor_card_is_up_down_or_known(land: dict[str, Any], shown: str) -> None:
    """Who has looked at a card sees an eye on its back; others an anchor."""
    view = table().view(CHIOS)
    view["lands"][0] |= land
    plaque = thing(panels(view)["chart"], "land-Athens")
    assert shown in classes(plaque) | {each.get("href") for each in plaque.iter()}


def launched() -> dict[str, Any]:
    """Return what Chios sees after its launch: two cards to Athens, while others still load."""
    s = table()
    hold(s, CHIOS, "wool wool")
    hold(s, CRETE, "ore")
    embark(s)
    s.apply(CHIOS, GAME.parse("launch A Athens with wool wool"))
    return s.view(CHIOS)


def test_a_fleet_under_way_is_between_its_island_and_its_land() -> None:
    """It carries the number of its cards; one's own course is strong; in Fleet Trade it lies at the land."""
    view = launched()
    chart = panels(view)["chart"]
    assert "2" in texts(thing(chart, "fleet-0-0"))
    assert "own" in classes(root(chart)) and "own" not in classes(root(panels(view, CRETE)["chart"]))
    under_way = place_of(chart, "fleet-0-0")
    view["phase"] = "fleet trade"
    arrived = place_of(panels(view)["chart"], "fleet-0-0")
    athens = FRAME.at(*LAYOUT["lands"]["Athens"]["at"])
    assert distance(arrived, athens) < 30 < distance(under_way, athens)


def place_of(panel: Panel, name: str) -> tuple[float, float]:
    """Return where a thing is."""
    x, y = thing(panel, name).get("transform", "").removeprefix("translate(").removesuffix(")").split()
    return float(x), float(y)


def distance(one: tuple[float, float], other: tuple[float, float]) -> float:
    """Return how far two points are apart."""
    return float(((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2) ** 0.5)


def test_a_hazard_turns_up_over_the_sea_it_strikes() -> None:
    """For a foreign land over the open sea."""
    view = launched()
    assert "storm" not in classes(root(panels(view)["chart"]))
    view["hazard"] = "Squall"
    near = root(panels(view)["chart"])
    view["fleets"][0]["land"] = "Egypt"
    assert "storm" in classes(near) and "Squall" in texts(near)
    assert panels(view)["chart"].body != panels({**view, "hazard": None})["chart"].body


@pytest.mark.parametrize("back", [False, True])
@pytest.mark.parametrize("land", GAME.box["lands"], ids=lambda land: land["name"])
def test_a_hazard_covers_no_fleet_at_sea(land: dict[str, Any], back: bool) -> None:
    """Wherever fleets of six islands are on their way to a land or back, the card lies beside them."""
    view = table(6).view(CHIOS) | {"phase": "hazards"}
    x, y = FRAME.at(*LAYOUT["hazards"][land["group"]])
    for seat in range(6):
        fleets = [{"seat": seat, "fleet": name, "land": land["name"], "turned_back": back} for name in FLEET_NAMES]
        painter = ChartPainter(GAME.box, view | {"fleets": fleets}, CHIOS, teller(GAME), {})
        for at in map(painter.reached, fleets):
            assert abs(at[0] - x) > HAZARD[0] / 2 + SHIP or abs(at[1] - y) > HAZARD[1] / 2 + SHIP, (seat, at)


# The events

ROOM_FOR_EVENT = EVENT[0] - 48


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
@pytest.mark.parametrize("event", GAME.box["events"], ids=lambda event: event["name"])
def test_every_event_is_told_in_two_lines(event: dict[str, Any], language: str) -> None:
    """In few words; only a toll at alternative prices is cut, and a player reads what it asks of them instead."""
    told = teller(GAME, language)(in_brief(event))
    shown = in_lines(0, 0, told, "event-effect", ROOM_FOR_EVENT)
    assert shown.count("<text") <= 2
    assert "…" not in shown or len(event.get("prices", [])) > 1, told


def test_an_event_says_what_it_asks_of_you_until_it_is_over() -> None:
    """While it is carried out, the price; afterwards, that it is over."""
    s = at_home()
    hold(s, CHIOS, "ore")
    turn_up(s, "Pirate Raids")
    assert s.step_name() == "PayToll"
    assert "You can pay 1 ore." in texts(root(panels(s.view(CHIOS))["events"]))
    while s.step_name() == "PayToll":
        s.apply(s.actors()[0], s.legal_actions(s.actors()[0])[0])
    assert "Carried out this season." in texts(root(panels(s.view(CHIOS))["events"]))


# What a question is about


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_all_that_cards_do_fits_on_the_desk(language: str) -> None:
    """Events, hazards and harbor cards are told in full, in every language."""
    told = [*map(effect_of, GAME.box["events"]), *map(hazard_effect, GAME.box["hazards"])]
    told += [harbor_effect(each, GAME.box["rates"]) for each in GAME.box["harbor_cards"]]
    for each in map(teller(GAME, language), told):
        assert "…" not in in_lines(0, 0, each, "matter-told", MATTER, most=MOST_LINES), each


def test_the_desk_tells_what_an_event_does() -> None:
    """All of them while the Archon puts them in order, then the one that is carried out."""
    s = at_home()
    assert "cards" not in panels(s.view(CHIOS))
    turn_up(s, "Pirate Raids", "Drought")
    assert s.step_name() == "OrderEvents"
    assert {"Drought", "Pirate Raids"} <= {*texts(root(panels(s.view(CHIOS))["cards"]))}
    s.apply(s.actors()[0], s.legal_actions(s.actors()[0])[0])
    told = texts(root(panels(s.view(CRETE))["cards"]))
    assert told[0] == s.view(CRETE)["event"] and len({*told} & {"Drought", "Pirate Raids"}) == 1
    assert told[1].startswith("Pay 1 ")


def test_the_desk_tells_what_a_hazard_does() -> None:
    """While it is resolved."""
    view = launched()
    assert "cards" not in panels(view)
    told = texts(root(panels({**view, "hazard": "Squall"})["cards"]))
    assert told == ["Storm: Squall", "Each fleet loses 1 commodity at random."]


def test_the_desk_shows_the_harbor_cards_to_decide_on() -> None:
    """With what they do; the plaque names the card, too."""
    view = table().view(CHIOS)
    view["lands"][0] |= {"face": "down", "card": "Harbor Fees", "looked": True}
    drawn = panels(view)
    assert texts(root(drawn["cards"])) == ["Athens: Harbor Fees", "Each fleet pays 1 commodity to trade."]
    assert "Harbor Fees" in texts(thing(drawn["chart"], "land-Athens"))


# One's own island and hand


def test_places_are_the_same_whatever_is_built() -> None:
    """Sixteen places, two wonders and three fleets; what is built is a card, and what is not shows its price."""
    s = table()
    before = panels(s.view(CHIOS))["island"]
    build(s, CHIOS, "shrine")
    after = panels(s.view(CHIOS))["island"]
    assert (before.width, before.height) == (after.width, after.height)
    names = {each.get("data-thing") for each in root(before).iter()} - {None}
    assert names == {each.get("data-thing") for each in root(after).iter()} - {None}
    assert "slot" in classes(thing(before, "place-shrine")) and "card" in classes(thing(after, "place-shrine"))
    assert {each.get("href") for each in thing(before, "place-shrine").iter()} >= {"#shape-spices", "#shape-coin"}


def test_a_hand_has_a_place_for_every_kind() -> None:
    """A count changes, a place does not."""
    s = table()
    hold(s, CHIOS, "wool wool gold")
    hand = panels(s.view(CHIOS))["hand"]
    assert [each.get("data-thing") for each in root(hand).iter() if each.get("data-thing")] == [
        f"hand-{kind}" for kind in KIND_NAMES
    ]
    assert "2" in texts(thing(hand, "hand-wool")) and "slot" in classes(thing(hand, "hand-ore"))


def test_a_spectator_has_neither() -> None:
    """Nor what belongs to a question."""
    assert not {"island", "hand", "rates", "catalogue"} & set(panels(table().view(None), None))


# The desk


def test_an_offer_keeps_its_row_when_another_is_gone() -> None:
    """The gone one turns pale and says why; one that can be taken is marked, and one's own is, too."""
    s = at_home()
    hold(s, CHIOS, "wool")
    hold(s, CRETE, "ore ore")
    trading(s)
    for said in ("offer ore for wool", "offer ore for gold"):
        s.apply(CRETE, GAME.parse(said))
    first = panels(s.view(CHIOS), CHIOS, handles_of(s, CHIOS))["offers"]
    assert "open" in classes(thing(first, "offer-1")) and "open" not in classes(thing(first, "offer-2"))
    was = row_of(first, "offer-2")
    s.apply(CRETE, GAME.parse("withdraw 1"))
    then = panels(s.view(CHIOS), CHIOS, handles_of(s, CHIOS))["offers"]
    assert row_of(then, "offer-2") == was and "gone" in classes(root(then)) and then.height == first.height
    assert "1: withdrawn by Player 2" in then.body
    own = panels(s.view(CRETE), CRETE, handles_of(s, CRETE))["offers"]
    assert "mine" in classes(thing(own, "offer-2"))


def test_an_offer_shows_for_whom_it_is() -> None:
    """To all, to you, or to one island in words; to several with their emblems."""
    view = table(6).view(CHIOS)
    view |= {"step": "IslandTrade", "offer_count": 4}
    to = ([1], [0], [0, 1], [0, 1, 2, 3, 4])
    view["offers"] = [
        {"number": at + 1, "seat": 5, "to": each, "give": ["ore"], "want": ["wool"]} for at, each in enumerate(to)
    ]
    offers = panels(view)["offers"]
    rows = [thing(offers, f"offer-{at + 1}") for at in range(4)]
    emblems = [sum("token" in kind for each in row.iter() for kind in each.get("class", "").split()) for row in rows]
    told = ["".join(each for each in texts(row) if each.startswith("to ")) for row in rows]
    assert told == ["to Player 2", "to you", "", "to all"]
    assert [count - emblems[0] for count in emblems] == [0, 0, emblems[0] * len(to[2]), 0]


def row_of(panel: Panel, name: str) -> int:
    """Return which row an offer has."""
    return next(at for at, row in enumerate(root(panel)) if any(each.get("data-thing") == name for each in row.iter()))


def test_rates_that_a_cargo_can_pay_are_marked() -> None:
    """Four basics for one gold near home; nothing is said of gold for gold."""
    view = table().view(CHIOS)
    fleet = {"seat": CHIOS, "fleet": "A", "land": "Athens", "size": 4, "turned_back": False, "trading": True}
    fleet |= {"struck": False, "shown": [], "numbers": {}, "cargo": ["wool", "wool", "ore"]}
    view |= {"step": "FleetTrade", "fleets": [fleet]}
    rates = panels(view)["rates"]
    assert "open" in classes(thing(rates, "rate-Athens-basic-basic"))
    assert "open" not in classes(thing(rates, "rate-Athens-basic-gold"))
    assert {"4", "1"} <= set(texts(thing(rates, "rate-Athens-basic-gold")))
    fleet["cargo"] = ["wool"] * 4
    assert "open" in classes(thing(panels(view)["rates"], "rate-Athens-basic-gold"))


def test_the_catalogue_shows_what_is_missing() -> None:
    """A shrine takes spices and gold: hollow what one lacks; three different basics need three kinds."""
    view = table().view(CHIOS)
    view |= {"step": "BuildIsland", "hand": {"gold": 1, "wool": 2}}
    catalogue = root(panels(view)["catalogue"])
    lines = {each.get("data-thing"): each for each in catalogue.iter() if each.get("data-thing")}
    assert hollow(lines["place-shrine"]) == 1 and hollow(lines["place-village 6"]) == 2
    assert hollow(lines["place-village 3"]) == 0
    assert "place-village 1" not in lines  # it stands already


def test_the_catalogue_shows_prices_in_force() -> None:
    """With Colonists, the first village of the season asks for one basic less; the next one has its printed price."""
    s = at_home()
    hold(s, CHIOS, "wool wool")
    events(s, "Colonists")
    build_phase(s)
    assert priced(s, "place-village 3", "place-village 5") == [0, 1]
    assert texts(thing(panels(s.view(CHIOS))["island"], "place-village 3")) == ["free"]
    s.apply(CHIOS, GAME.parse("build village 5 with wool"))
    assert priced(s, "place-village 3", "place-village 4") == [1, 1]


def test_a_wonder_stage_costs_less() -> None:
    """Patrons of the Arts: gold less if it asks for gold, otherwise basics, one kind after the other."""
    patrons = {"gold": 1, "basic": 2}
    assert cheaper({"gold": 2, "pottery": 1}, patrons) == {"gold": 1, "pottery": 1}
    assert cheaper({"timber": 2, "ore": 2}, patrons) == {"timber": 2, "ore": 0}
    assert cheaper({"basic": 6, "different": True}, patrons) == {"basic": 4, "different": True}
    assert cheaper({"spices": 2}, patrons) == {"spices": 2}


def priced(s: ParthenonState, *names: str) -> list[int]:
    """Return how many cards the catalogue asks Chios for, by line."""
    catalogue = root(panels(s.view(CHIOS))["catalogue"])
    lines = {each.get("data-thing"): each for each in catalogue.iter() if each.get("data-thing")}
    squares = [[each.get("class", "").split() for each in lines[name].iter("rect")] for name in names]
    return [sum("chip" in kinds or "hollow" in kinds for kinds in listed) for listed in squares]


def hollow(element: Xml.Element) -> int:
    """Count the cards of a price that are missing."""
    return sum("hollow" in each.get("class", "").split() for each in element.iter())


# Everybody


def test_what_an_island_lacks_is_pale() -> None:
    """An alternate that is built takes the place of what is not."""
    s = table()
    build(s, CRETE, "fortress", "alternate fortress")
    marks = [each.get("class", "").split()[-1] for each in root(panels(s.view(CHIOS))["seat-1"]).iter("use")]
    assert marks.count("has") == 2 and marks.count("lacks") == 4 + 2 + 3  # acropolis, wonders, Aegis cards


def test_who_is_done_is_marked() -> None:
    """While others still act: not where the Archon has put the phase in order, nor when nobody is asked."""
    view = table().view(CHIOS)
    view |= {"phase": "build", "ordered": [], "actors": [CHIOS]}
    assert [done(view, seat) for seat in (CHIOS, CRETE)] == [False, True]
    assert not done({**view, "ordered": ["build"]}, CRETE)
    assert not done({**view, "actors": []}, CRETE)


def done(view: dict[str, Any], seat: int) -> bool:
    """Say whether a seat is marked as done."""
    return "row-done" in classes(root(panels(view)[f"seat-{seat}"]))


def test_the_tally_ranks_islands() -> None:
    """Whoever has built most comes first."""
    s = table()
    build(s, CRETE, "shrine")
    rows = [texts(row) for row in root(BOARD.tally(GAME.box, s.view(None), teller(GAME)))]
    assert rows[0][-1] == "3" and rows[1][-1] == "2"
