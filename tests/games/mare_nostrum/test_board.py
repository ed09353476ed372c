"""The board of Mare Nostrum: what lies where, what is drawn of it and to whom, and that words fit where they stand."""

from collections.abc import Iterator
from copy import deepcopy
from itertools import combinations
from typing import Any
from xml.etree import ElementTree as Xml

import pytest

from periplus.draw.metrics import width
from periplus.games.mare_nostrum.board import MareNostrumBoard
from periplus.games.mare_nostrum.chart import CHART_WIDTH, FRAME, LAYOUT, features, outline, spots, wide
from periplus.games.mare_nostrum.painter import COLOURS
from periplus.games.mare_nostrum.state import MareNostrumState
from periplus.kernel.board import Handle, Panel
from periplus.kernel.message import Message
from periplus.kernel.state import State
from periplus.kernel.text import LANGUAGES
from periplus.table.entries import LONGEST_NAME
from tests.conformance.walks import walk
from tests.draw.paths import Extent, encloses, meet, rings
from tests.draw.reading import Ink, all_drawn, drawn, elements, inked, teller, things, with_names
from tests.games.mare_nostrum.tables import (
    BABYLON,
    CARTHAGE,
    EGYPT,
    GAME,
    GREECE,
    ROME,
    army,
    at,
    commands,
    cover,
    dice,
    fleet,
    fort,
    gain,
    hold,
    own,
    place,
    say,
    stand,
    table,
)

pytestmark = pytest.mark.once

BOARD = MareNostrumBoard()
PRINTED = {each["name"]: each for each in [*GAME.box["provinces"], *GAME.box["seas"]]}
SEAS = [each["name"] for each in GAME.box["seas"]]
SHAPES = {each["properties"]["id"]: rings(outline(each)) for each in features() if each["properties"]["id"]}
SPOTS = spots(tuple((name, each["id"]) for name, each in PRINTED.items()))
ALL = (ROME, CARTHAGE, BABYLON, EGYPT, GREECE)
GOODS = " ".join(each["name"] for each in GAME.box["goods"])
LEGEND = "the legend"


def panel(s: MareNostrumState, name: str, seat: int | None = 0, language: str = "en") -> Panel:
    """Return a panel of a position."""
    return next(each for each in drawn(s, seat, teller(s.game, language)) if each.name == name)


def root(of: Panel) -> Xml.Element:
    """Return what a panel holds."""
    return Xml.fromstring(f"<svg>{of.body}</svg>")


def on_chart(s: MareNostrumState, name: str) -> Xml.Element:
    """Return what is drawn of a place besides its shape and its title."""
    found = next(each for each in root(panel(s, "chart")).iter("g") if each.get("data-thing") == name)
    for title in found.findall("title"):
        found.remove(title)
    return found


def realm(s: MareNostrumState, name: str) -> list[tuple[str, str | None]]:
    """Return the classes that tint and fill the land of a province, and the patterns they fill it with."""
    found = [
        each for each in root(panel(s, "chart")).iter("use") if each.get("href") == f"#place-{PRINTED[name]['id']}"
    ]
    return [(each.get("class", ""), each.get("fill")) for each in found if not each.get("data-thing")]


def player(civ: int) -> str:
    """Return the class of a civilisation's colour."""
    return f"player-{COLOURS[civ]}"


def within(element: Xml.Element, *classes: str) -> list[Xml.Element]:
    """Return the elements inside another that have all of some classes."""
    return [each for each in element.iter() if set(classes) <= set(each.get("class", "").split())]


def icons(element: Xml.Element, kind: str = "icon") -> list[str]:
    """Return the icons inside an element, or those of a class."""
    return [each.get("href", "").removeprefix("#shape-") for each in within(element, kind) if each.tag == "use"]


def texts(element: Xml.Element, kind: str) -> list[str]:
    """Return the words of a class inside an element."""
    return [each.text or "" for each in within(element, kind) if each.tag == "text"]


def titles(element: Xml.Element) -> list[str]:
    """Return what a pointer that rests somewhere inside an element is told."""
    return [each.text or "" for each in element.iter("title")]


def named(element: Xml.Element) -> list[str]:
    """Return the names of the things inside an element."""
    return [each.get("data-thing", "") for each in element.iter() if each.get("data-thing")]


# Where things lie


def fullest() -> Panel:
    """Draw the chart with everything everywhere: buildings, owners, units, and all that can be the matter."""
    view: dict[str, Any] = deepcopy(table().view(None))
    for each in view["places"]:
        printed, civ = PRINTED[each["name"]], view["players"][0]["civ"]
        built = [("city", site["name"]) for site in printed.get("sites", [])]
        built += [("caravan", icon["good"]) for icon in printed.get("icons", [])] + [("temple", ""), ("market", "")]
        units = {"civ": civ, "legions": 2, "triremes": 2, "fortresses": 2}
        if each["name"] in SEAS:
            each["forces"] = [{**units, "legions": 0, "fortresses": 0}] * 2
        else:
            each |= {"owner": civ, "at_war": True, "new": True, "forces": [units]}
            each["buildings"] = [{"kind": kind, "spot": spot, "occupied": False} for kind, spot in built]
    return BOARD.panels(GAME.box, view, None, teller(GAME), {})[0]


@pytest.fixture(scope="module")
def full() -> dict[str, list[Ink]]:
    """What every place, and the legend, covers at its fullest."""
    found = {}
    for each in root(fullest()):
        if each.tag == "g" and (each.get("data-thing") or each.get("class") == "progress"):
            found[each.get("data-thing") or LEGEND] = list(inked(each, GAME.room))
    return found


def test_the_chart_has_a_spot_for_every_place() -> None:
    """And a shape, for every province and sea of the box and for no other; what is moved is one of them."""
    assert {each["id"] for each in PRINTED.values()} == set(SHAPES)
    assert set(LAYOUT["places"]) <= set(SHAPES)
    assert {spot.shape for spot in SPOTS.values()} == set(SHAPES)


def test_everything_is_within_the_frame(full: dict[str, list[Ink]]) -> None:
    """Names, slots and units, at their fullest."""
    assert set(full) == {*PRINTED, LEGEND}
    for name, inks in full.items():
        for _, (left, top, right, bottom) in inks:
            assert 0 < left < right < CHART_WIDTH and 0 < top < bottom < FRAME.height, name


def test_nothing_covers_another_place(full: dict[str, list[Ink]]) -> None:
    """Names, slots and units of a place, at their fullest, leave those of every other and the legend free."""
    for one, other in combinations(full, 2):
        met = [(a, b) for a in full[one] for b in full[other] if meet(a.extent, b.extent)]
        assert met == [], (one, other)


def test_fleets_lie_in_their_seas(full: dict[str, list[Ink]]) -> None:
    """The counters of two fleets, and the middle of the name, are within the outline of the sea."""
    for name in SEAS:
        outlines = SHAPES[PRINTED[name]["id"]]
        counters = [ink.extent for ink in full[name] if ink.element.get("class") == "token-fill"]
        assert len(counters) == 2
        middles = [((left + right) / 2, (top + bottom) / 2) for left, top, right, bottom in counters]
        assert all(encloses(outlines, middle) for middle in [*middles, SPOTS[name][:2]]), name


def test_names_stand_between_marker_and_signs() -> None:
    """What is reckoned for the name of a province is enough."""
    for name in PRINTED:
        assert name in SEAS or width(name, "cinzel-700-normal", 16) <= wide(name, "place-name"), name


# Provinces


def test_a_province_shows_its_owner() -> None:
    """By tint and pattern of its land and by a marker, with an emblem if somebody plays the civilisation."""
    s = table(4)
    assert realm(s, "Africa") == [("tint-0", None), ("realm realm-0", "url(#weave-0)")]
    (marker,) = within(on_chart(s, "Africa")[0], "token")
    assert player(CARTHAGE) in marker.get("class", "") and icons(marker) == ["dolphin"]
    assert realm(s, "Babylonia") == [("realm realm-none", None)]
    (marker,) = within(on_chart(s, "Babylonia")[0], "token")
    assert icons(marker) == []
    assert realm(s, "Gallia") == [] and within(on_chart(s, "Gallia"), "token") == []


def test_civilisations_have_fixed_colours() -> None:
    """Whoever plays Greece is sky, with the owl in a hexagon, on the chart and on pages alike."""
    for seed in range(5):
        s = GAME.new(3, seed)
        assert isinstance(s, MareNostrumState)
        for seat in range(3):
            assert GAME.colour(s, seat) == COLOURS[s.civ_of[seat]]
    assert [COLOURS[civ] for civ in (CARTHAGE, EGYPT, ROME, BABYLON, GREECE)] == [0, 1, 2, 3, 4]


def test_sites_and_icons_built_or_not() -> None:
    """A site and an icon are faint before, solid afterwards; a caravan stands on its icon; each says what it is."""
    s = table()
    bare = on_chart(s, "Judaea")
    assert (icons(bare, "site-sign"), icons(bare, "built-sign")) == (["city"], [])
    assert titles(bare) == ["Hierosolyma: room for a city"]
    own(s, EGYPT, "Judaea", "Sicilia")
    stand(s, ("Judaea", "Hierosolyma"), ("Sicilia", "grain"))
    built = on_chart(s, "Judaea")
    assert (icons(built, "site-sign"), icons(built, "built-sign")) == ([], ["city"])
    assert titles(built) == ["city Hierosolyma"]
    sicily = on_chart(s, "Sicilia")
    assert (icons(sicily, "site-sign"), icons(sicily, "built-sign")) == (["city"], ["grain"])
    assert icons(sicily, "badge-sign") == ["caravan"]


def test_temple_and_market() -> None:
    """They stand beside sites and icons once they are built."""
    s = table()
    before = icons(on_chart(s, "Africa"), "built-sign")
    stand(s, ("Africa", "temple"), ("Africa", "market"))
    assert icons(on_chart(s, "Africa"), "built-sign") == [*before, "portico", "market"]


def test_a_legion_on_an_occupied_building() -> None:
    """It has the colour of the invader, and leaves other buildings free."""
    s = table()
    own(s, EGYPT, "Judaea")
    stand(s, ("Judaea", "Hierosolyma"), ("Judaea", "temple"))
    army(s, BABYLON, "Judaea", 1)
    cover(s, "Judaea", "Hierosolyma")
    row = list(on_chart(s, "Judaea"))[1:-1]
    assert [icons(each, "sign") for each in row] == [["legion"], []]
    assert within(row[0], player(BABYLON))


def test_whoever_enters_beside_an_occupier_stands_on_nothing() -> None:
    """M56: Rome enters Judaea, occupied by Babylon, and Helen's owner thinks -> the legion on the city is Babylon's."""
    s = table()
    own(s, EGYPT, "Judaea")
    gain(s, EGYPT, "Helen of Troy")
    stand(s, ("Judaea", "Hierosolyma"))
    army(s, BABYLON, "Judaea", 1)
    cover(s, "Judaea", "Hierosolyma")
    army(s, ROME, "Syria", 2)
    commands(s, ROME)
    say(s, ROME, "move 2 legions Syria -> Judaea")
    assert s.step_name() == "Lure"
    assert within(list(on_chart(s, "Judaea"))[1], player(BABYLON))


def test_legions_on_temple_and_market() -> None:
    """M22: an occupier's legions on them are seen, as they decide whose income is doubled."""
    s = table()
    own(s, EGYPT, "Judaea")
    stand(s, ("Judaea", "Hierosolyma"), ("Judaea", "temple"), ("Judaea", "market"))
    army(s, BABYLON, "Judaea", 2)
    cover(s, "Judaea", "temple", "market")
    row = list(on_chart(s, "Judaea"))[1:-1]
    assert [icons(each, "sign") for each in row] == [[], ["legion"], ["legion"]]


def test_counters_of_units() -> None:
    """A banner for each civilisation: its emblem, then each kind of unit; from two on it tells how many."""
    s = table()
    army(s, ROME, "Roma", 1)
    fort(s, "Roma", 2)
    fleet(s, GREECE, "Aegaeum", 3)
    fleet(s, EGYPT, "Aegaeum", 1)
    here = on_chart(s, "Roma")[-1]
    assert icons(here, "sign") == ["bull", "legion", "tower"] and texts(here, "unit-number") == ["2"]
    assert len(within(here, "units", player(ROME))) == 2
    fleets = within(on_chart(s, "Aegaeum"), "units")
    assert [texts(each, "unit-number") for each in fleets] == [[], ["3"]]
    assert [each.get("class") for each in fleets] == [f"units piece {player(civ)}" for civ in (EGYPT, GREECE)]
    assert titles(on_chart(s, "Aegaeum")) == ["Egypt: 1 trireme", "Greece: 3 triremes"]


def test_counters_say_where_how_many_of_what_lie() -> None:
    """Pages tell by that which units have come, and from where; each counter keeps its name."""
    s = table()
    army(s, ROME, "Roma", 2)
    before = {each.get("id"): each.attrib for each in within(root(panel(s, "chart")), "units")}
    army(s, ROME, "Roma", 3)
    after = {each.get("id"): each.attrib for each in within(root(panel(s, "chart")), "units")}
    assert len(before) == len(within(root(panel(s, "chart")), "units")) and set(before) == set(after)
    (changed,) = [name for name in before if before[name] != after[name]]
    counted = [(each["data-piece"], each["data-at"], each["data-count"]) for each in (before[changed], after[changed])]
    assert counted == [("Rome legions", "Roma", "2"), ("Rome legions", "Roma", "3")]


def test_what_goes_on_in_a_province() -> None:
    """Crossed swords at war, an hourglass while it is converted and when it is new, a crown in capitals."""
    s = table()

    def signs(name: str) -> list[str]:
        return [each for each in icons(on_chart(s, name)[0]) if each in ("crown", "swords", "hourglass")]

    assert signs("Roma") == ["crown"] and signs("Italia") == signs("Gallia") == []
    army(s, CARTHAGE, "Roma", 1)
    army(s, ROME, "Roma", 1)
    assert signs("Roma") == ["crown", "swords"]
    s.converting = 1 << place("Italia")
    s.construction.placed = 1 << place("Etruria")
    assert signs("Italia") == signs("Etruria") == ["hourglass"]


def test_capitals_know_whose_home_they_are() -> None:
    """The seat of whoever plays the civilisation; nobody's if it is neutral."""
    s = table(4)
    homes = {each.get("data-home") for each in root(panel(s, "chart")).iter() if each.get("data-home") is not None}
    assert homes == {"", "0", "1", "2", "3"}
    assert on_chart(s, "Roma")[0].get("data-home") == "0" and on_chart(s, "Babylonia")[0].get("data-home") == ""


def test_a_province_in_words() -> None:
    """Its label tells whose it is, what stands there and what goes on; that of an empty one is its name."""
    s = table()
    s.construction.placed = 1 << place("Roma")
    told = on_chart(s, "Roma").get("aria-label") or ""
    assert told.startswith("Roma: Rome, ") and "fortress" in told and told.endswith("new this turn")
    assert on_chart(s, "Gallia").get("aria-label") == "Gallia"


@pytest.mark.parametrize(("open_", "count"), [(True, 1), (False, 0)])
def test_a_site_that_is_not_in_play_is_left_out(open_: bool, count: int) -> None:
    """Leptis Magna, by its option."""
    libya = on_chart(table(leptis_magna=open_), "Libya")
    assert icons(libya, "site-sign").count("city") == titles(libya).count("Leptis Magna: room for a city") == count


@pytest.mark.parametrize("grain", ["none", "macedonia", "thrace"])
def test_an_icon_that_is_not_in_play_is_left_out(grain: str) -> None:
    """Greek grain grows in one province or in none, by its option."""
    s = table(greek_grain=grain)
    found = [name for name in ("Macedonia", "Thracia") if "grain" in icons(on_chart(s, name))]
    assert found == {"none": [], "macedonia": ["Macedonia"], "thrace": ["Thracia"]}[grain]


def test_the_course_of_the_game() -> None:
    """Turn and phase are told, and what counts towards roles: the holder's number is in the frame of his colour."""
    s = table()
    at(s, "Construct", ROME)
    (legend,) = within(root(panel(s, "chart")), "progress")
    assert texts(legend, "course-now") == ["Turn 1"] and texts(legend, "phase-now") == ["Construction"]
    roles = s.view(None)["roles"]
    held = [(role["seat"], str(role["counts"][role["seat"]])) for role in roles]
    discs = [each for each in legend.iter("g") if each.get("class", "").startswith("player-")]
    assert [(each.get("class"), *texts(each, "held-number")) for each in discs] == [
        (player(seat), count) for seat, count in held
    ]
    assert "Director of Commerce: most caravans and markets" in titles(legend)


# Cards


def test_a_hand() -> None:
    """One card for each kind, with the number if there are several; only its owner has this panel, of one size."""
    s = table()
    hold(s, ROME, "wine grain grain tax tax tax")
    full = panel(s, "hand", ROME)
    *hand, costs = root(full)
    assert [each.get("data-thing") for each in hand] == ["hand-grain", "hand-wine", "hand-tax"]
    assert [texts(each, "badge-count") for each in hand] == [["2"], [], ["3"]]
    assert [len(within(each, "card")) for each in hand] == [1, 1, 1]
    assert titles(costs)[:2] == ["a city: 3", "a caravan: 3"] and len(titles(costs)) == 8
    assert texts(costs, "coin-count") == ["3", "3", "6", "6", "3", "2", "3", "2"]  # Caesar
    assert "hand" not in [each.name for each in drawn(s, None)]
    hold(s, ROME, f"{GOODS} tax")
    assert panel(s, "hand", ROME)[3:5] == full[3:5]
    hold(s, CARTHAGE, "tax")
    assert [name for name in things(drawn(s, CARTHAGE)) if name.startswith("hand-")] == ["hand-tax"]


def offering(demand: int, cards: str) -> MareNostrumState:
    """Begin an exchange in which all hold the same cards and Rome has offered the first of them."""
    s = table()
    for civ in ALL:
        hold(s, civ, cards)
    at(s, "Demand", CARTHAGE)
    say(s, CARTHAGE, f"exchange {demand}")
    say(s, ROME, "offer " + " ".join(cards.split()[:demand]))
    return s


def test_offers_are_face_down() -> None:
    """Until all have offered everybody, their owner included, sees backs where cards lie and slots where none do."""
    s = offering(2, "grain grain tax")
    for seat in (None, ROME, CARTHAGE):
        rows = list(root(panel(s, "exchange", seat)))
        assert [len(within(row, "back")) for row in rows] == [2, 0, 0, 0, 0]
        assert [len(within(row, "slot")) for row in rows] == [0, 2, 2, 2, 2]
        assert not [name for row in rows for name in named(row)]


def test_offers_are_face_up() -> None:
    """When all have offered there is a card for each kind, to be pointed at; an arrow shows who picks."""
    s = offering(2, "grain grain tax")
    for civ in ALL[1:]:
        say(s, civ, "offer grain tax")
    for seat in (None, ROME):
        rows = list(root(panel(s, "exchange", seat)))
        assert [named(row) for row in rows[:2]] == [["offer-0-grain"], ["offer-1-grain", "offer-1-tax"]]
        assert [len(within(row, "card")) for row in rows] == [1, 2, 2, 2, 2] and not within(rows[0], "back")
        assert [texts(row, "badge-count") for row in rows] == [["2"], [], [], [], []]
        assert [len(icons(row, "picks")) for row in rows] == [0, 1, 0, 0, 0]
    say(s, CARTHAGE, "take grain from Rome")
    assert texts(root(panel(s, "exchange"))[0], "badge-count") == []


def test_offered_cards_hide_no_others() -> None:
    """Where many cards are demanded, those of one kind take the room of one, and every name can be read."""
    cards = "livestock livestock grain grain gems oil gold wine" + " tax" * 7
    s = offering(15, cards)
    for civ in ALL[1:]:
        say(s, civ, f"offer {cards}")
    exchange = panel(s, "exchange")
    assert [texts(row, "badge-count") for row in root(exchange)] == [["2", "2", "7"]] * 5
    check_words(exchange)


def test_many_offered_cards_stay_on_the_panel() -> None:
    """However many are demanded, they lie closer together; the panel is as large as for a single card."""
    s = offering(15, f"{GOODS} tax tax tax")
    exchange = panel(s, "exchange")
    assert panel(offering(1, "tax"), "exchange")[3:5] == exchange[3:5]
    assert max(ink.extent[2] for ink in inked(root(exchange), GAME.room)) <= exchange.width


def test_no_exchange_and_no_battle() -> None:
    """Their panels are there as long as they last."""
    assert {each.name for each in drawn(table(), None)} == {
        "chart", "heroes", "supply", *[f"seat-{seat}" for seat in range(5)],
    }  # fmt: skip


def fighting() -> MareNostrumState:
    """Let Egypt attack Babylon, so that both have losses to choose."""
    s = table()
    army(s, EGYPT, "Assyria", 2)
    army(s, BABYLON, "Babylonia", 1)
    own(s, EGYPT, "Assyria")
    at(s, "Legions", EGYPT)
    dice(s, 5, 4, 1)
    say(s, EGYPT, "move 2 legions Assyria -> Babylonia")
    return s


def test_a_battle() -> None:
    """While losses are chosen: where it is, and for both sides what they have and how many units they lose."""
    battle = panel(fighting(), "battle")
    assert "Babylonia" in battle.title
    assert texts(root(battle), "panel-words") == [
        "Egypt has 9 points and loses 1", "Babylon has 7 points and loses 1",
    ]  # fmt: skip
    assert [each.get("class") for each in within(root(battle), "token")] == [
        f"token {player(EGYPT)}", f"token {player(BABYLON)}",
    ]  # fmt: skip


def heroes(s: MareNostrumState) -> dict[str, Xml.Element]:
    """Return the heroes and wonders to be had, as they are drawn."""
    return {each.get("data-thing", "").removeprefix("card-"): each for each in root(panel(s, "heroes"))}


def test_heroes_and_wonders_to_be_had() -> None:
    """Each with its price and its power; in the long game the Pyramids cost more; whoever has one keeps it."""
    s = table()
    pyramids = heroes(s)["Pyramids"]
    assert texts(pyramids, "coin-count") == ["12"] and icons(pyramids, "card-icon") == ["pyramid"]
    assert "You win at once." in (pyramids.get("aria-label") or "")
    assert icons(heroes(s)["Ulysses"], "card-icon") == ["helmet"]
    assert "Julius Caesar" not in heroes(s)
    handles = {"card-Ulysses": Handle("not now", False)}
    shown = {each.get("data-thing"): each[0] for each in root(drawn(s, ROME, None, handles)[2])}
    assert (shown["card-Pyramids"].tag, shown["card-Ulysses"].tag) == ("title", "desc")
    assert "Once in each exchange" in (shown["card-Ulysses"].text or "")
    assert shown["card-Pyramids"].text == "The Pyramids, price 12. You win at once."
    assert texts(heroes(table(goal="five"))["Pyramids"], "coin-count") == ["13"]


def test_a_hero_of_one_people() -> None:
    """In a free set-up its own people's marker lies on it; heroes of civilisations that nobody plays are not there."""
    s = table(4, set_up="free")
    (marker,) = within(heroes(s)["Julius Caesar"], "token")
    assert player(ROME) in marker.get("class", "")
    assert within(heroes(s)["Ulysses"], "token") == []
    assert "Hammurabi" in s.view(None)["cards"] and "Hammurabi" not in heroes(s)


def test_the_supply() -> None:
    """What the bank has of every card, none included, and the buildings left."""
    s = table()
    counts = texts(root(panel(s, "supply")), "supply-count")
    view = s.view(None)
    kinds = [*[each["name"] for each in GAME.box["goods"]], "tax"]
    assert counts == [str(view["bank"].get(kind, 0)) for kind in kinds] + [*map(str, view["stock"].values())]
    told = titles(root(panel(s, "supply")))
    assert len(told) == len(counts) and told[0] == f"livestock: {counts[0]} left" and "city" in told[13]


# Players


def test_what_lies_before_a_player() -> None:
    """Cards in hand, income, roles, points if any; pointing tells more: what comes, and what is left."""
    s = table()
    player = s.view(None)["players"][ROME]
    mine = root(panel(s, f"seat-{ROME}"))
    assert texts(mine, "count") == [str(player["hand_size"]), f"+{player['income_size']}"]
    assert "swords" in icons(mine, "panel-icon")
    cards, income, reserve, role, hero, *places = titles(mine)
    assert cards == f"cards in hand: {player['hand_size']}"
    assert income.startswith(f"income: {player['income_size']} (") and all(kind in income for kind in player["income"])
    assert reserve.startswith("in reserve: ") and f"{player['reserve']['legions']} legions" in reserve
    assert role == "Military Leader: most legions, triremes and fortresses"
    assert hero.startswith("Julius Caesar: ") and places == ["4 heroes and wonders win"] * 3
    assert "36 points left" in texts(root(panel(table(set_up="free"), "seat-0")), "faint")


@pytest.mark.parametrize(("goal", "places"), [("four", 4), ("five", 5)])
def test_slots_for_heroes_and_wonders(goal: str, places: int) -> None:
    """As many as win the game, filled from the left; one more is drawn if somebody has it."""
    s = table(goal=goal)
    gain(s, ROME, "Colossus")
    mine = root(panel(s, "seat-0"))
    assert named(mine) == ["card-Julius Caesar", "card-Colossus"] and len(within(mine, "slot")) == places - 2
    gain(s, ROME, "Lighthouse", "Mausoleum", "Ulysses", "Solomon")
    mine = root(panel(s, "seat-0"))
    assert len(named(mine)) == 6 and within(mine, "slot") == []
    assert max(ink.extent[2] for ink in inked(mine, GAME.room)) <= panel(s, "seat-0").width


def test_the_tally() -> None:
    """Everybody with their heroes and wonders, whoever has most of them first; long names stay off them."""
    s = table()
    gain(s, GREECE, "Colossus", "Lighthouse")
    gain(s, EGYPT, "Ulysses")
    names = ["W" * LONGEST_NAME, "Themistocles", "Eva", "Ina", "Bo"]
    tally = BOARD.tally(GAME.box, s.view(None), teller(GAME, names=names))
    rows = list(root(tally))
    assert [each.get("class") for row in rows for each in within(row, "token")] == [
        f"token {player(civ)}" for civ in (GREECE, EGYPT, ROME, CARTHAGE, BABYLON)
    ]
    assert [len(named(row)) for row in rows] == [3, 2, 1, 1, 1]
    assert check_words(tally) == 5 + 8


# The log, and the rules


def test_lines_of_the_log_are_about() -> None:
    """A march: where from and where to. A purchase: the card. Goods and taxes that change hands: nothing."""
    moved = {"seat": 0, "units": "legions", "count": 1, "places": ["Roma", "Italia"], "to": "Sicilia"}
    assert set(BOARD.lights(Message("event-moved", moved))) == {"Roma", "Italia", "Sicilia"}
    assert BOARD.lights(Message("event-bought", {"seat": 0, "card": "Colossus"})) == ["card-Colossus"]
    assert BOARD.lights(Message("event-built", {"seat": 0, "item": "city", "province": "Roma"})) == ["Roma"]
    assert BOARD.lights(Message("event-taken", {"seat": 0, "victim_seat": 1, "card": "tax"})) == []


def test_pictures_of_the_rules() -> None:
    """The map with the starting sheets, heroes and wonders, a hand, and the supply."""
    pictures = BOARD.pictures(GAME.box, teller(GAME))
    assert set(pictures) == {"M5", "M7", "M8", "M25"}
    chart = root(pictures["M8"])
    owned = {each.get("href", "").removeprefix("#place-") for each in within(chart, "realm")}
    sheets = [each["province"] for civ in GAME.box["civilisations"] for each in civ["sheet"]]
    assert owned == {PRINTED[name]["id"] for name in sheets}
    assert len(named(root(pictures["M7"]))) == len(GAME.box["cards"])


# Boxes of others


def test_a_province_that_the_chart_does_not_know() -> None:
    """It has no shape, stands at the foot of the chart beside others, and everything goes on."""
    game = with_names(GAME, {"SAR": "XXX", "CRE": "YYY", "Sardinia": 'Sardinia "Nova"'})
    all_drawn(game)
    found = spots(tuple((each["name"], each["id"]) for each in [*game.box["provinces"], *game.box["seas"]]))
    strangers = [found['Sardinia "Nova"'], found["Creta"]]
    assert [each.shape for each in strangers] == ["", ""]
    assert abs(strangers[0].x - strangers[1].x) > 200
    assert all(FRAME.height - 80 < each.y < FRAME.height for each in strangers)
    assert things(drawn(game.new(3, 1), 0))['Sardinia "Nova"'] == 1


def test_goods_that_nobody_has_drawn() -> None:
    """They are shipped in jars, and called as the box calls them."""
    game = with_names(GAME, {"gems": "garum", "grain": "millet"})
    all_drawn(game)
    s = game.new(5, 1, {"civilisations": "in_order"})
    arabia = next(each for each in elements(drawn(s, None)) if each.tag == "g" and each.get("data-thing") == "Arabia")
    assert icons(arabia, "site-sign") == ["amphora"]
    assert "hand-millet" in named(root(BOARD.pictures(game.box, teller(game))["M25"]))


# Words fit


def inside(inner: Extent, outer: Extent) -> bool:
    """Say whether a rectangle lies within another, but for a hair's breadth."""
    left, top, right, bottom = outer
    return meet(inner, outer) and (
        inner[0] > left - 0.5 and inner[1] > top - 0.5 and inner[2] < right + 0.5 and inner[3] < bottom + 0.5
    )


def covering(element: Xml.Element, tag: str) -> list[Ink]:
    """Return what elements of a kind cover."""
    return [ink for ink in inked(element, GAME.room) if ink.element.tag == tag]


def check_words(of: Panel) -> int:
    """See to it that words stay on panel and card, off discs and off each other; return how many lines there are."""
    lines = covering(root(of), "text")
    for line in lines:
        left, _, right, _ = line.extent
        assert left >= 0 and right <= of.width, (of.name, line.element.text)
        for _, disc in covering(root(of), "circle"):
            assert not meet(line.extent, disc) or inside(line.extent, disc), (of.name, line.element.text)
    for one, other in combinations(lines, 2):
        assert not meet(one.extent, other.extent), (of.name, one.element.text, other.element.text)
    for face in root(of).iter("g"):
        if len(face) and face[0].get("class") in ("card", "legend"):
            (_, paper), *_ = inked(face, GAME.room)
            for line in covering(face, "text"):
                assert inside(line.extent, paper), (of.name, line.element.text)
    return len(lines)


def crowded() -> Iterator[State]:
    """Yield positions in which much is written: of a free set-up, an exchange and a battle, and full hands."""
    yield table(set_up="free", goal="five")
    s = offering(3, f"{GOODS} tax tax tax")
    for civ in ALL[1:]:
        say(s, civ, "offer " + " ".join(GOODS.split()[3 * civ - 3 : 3 * civ]))
    yield s
    s = table()
    for civ in ALL:
        gain(s, civ, *[each["name"] for each in GAME.box["cards"] if not each.get("civ")][3 * civ : 3 * civ + 3])
    yield s
    yield from (s for number, (s, _, _) in enumerate(walk("mare_nostrum", 5, 1)) if number % 30 == 0)
    yield fighting()


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_fit_where_they_stand(language: str) -> None:
    """On every panel but the open chart, of which the legend is looked at."""
    found = set[str]()
    for s in crowded():
        for each in drawn(s, s.actors()[0], teller(GAME, language)):
            legend = "".join(Xml.tostring(one, "unicode") for one in within(root(each), "progress"))
            check_words(each._replace(inside=legend) if each.name == "chart" else each)
            found.add(each.name)
    assert found >= {"chart", "hand", "exchange", "battle", "heroes", "supply", "seat-0"}
