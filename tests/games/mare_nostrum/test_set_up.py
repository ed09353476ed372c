"""Set-up, clauses M4 to M13: pieces, sheets, neutral civilisations, first roles, and the free set-up."""

from copy import deepcopy

import pytest

import periplus
from periplus.games.mare_nostrum.state import LEGIONS, MareNostrumState
from periplus.kernel.errors import BadTable, WrongSeat
from periplus.kernel.option import Value
from tests.games.mare_nostrum.tables import (
    BABYLON,
    BOX,
    CARTHAGE,
    EGYPT,
    GAME,
    GREECE,
    ROME,
    allowed,
    army,
    at,
    builder,
    hand,
    hold,
    idle,
    income_of,
    leaders,
    legions,
    own,
    place,
    say,
    standing,
    table,
    why,
)

NAMES = ["Rome", "Carthage", "Babylon", "Egypt", "Greece"]


def player(s: MareNostrumState, civ: int) -> dict[str, object]:
    """Return what lies open before a player."""
    found: dict[str, object] = s.view(None)["players"][s.seat_of[civ]]
    return found


def provinces(s: MareNostrumState, civ: int) -> list[str]:
    """Return the provinces of a civilisation."""
    return [each["name"] for each in s.view(None)["places"] if each["owner"] == NAMES[civ]]


def forces(s: MareNostrumState, province: str) -> list[tuple[str, int, int]]:
    """Return who stands in a province, with how many legions and fortresses."""
    found = s.view(None)["places"][place(province)]["forces"]
    return [(each["civ"], each["legions"], each["fortresses"]) for each in found]


# Pieces


@pytest.mark.parametrize("seats", [2, 6])
def test_three_to_five_may_play(seats: int) -> None:
    """M11: two or six players -> there is no such game."""
    with pytest.raises(BadTable):
        GAME.new(seats, 1)


def test_pieces_left_to_a_player() -> None:
    """M4: after the set-up -> three of 12 markers and one of 8 fortresses are on the board, all else in reserve."""
    reserve = {"influence": 9, "legions": 8, "triremes": 5, "fortresses": 7}
    assert all(player(table(), civ)["reserve"] == reserve for civ in range(5))


@pytest.mark.parametrize(
    ("piece", "line"),
    [(0, "influence Gallia"), (1, "legion Roma"), (2, "trireme Roma"), (3, "fortress Etruria")],
)
def test_an_empty_reserve(piece: int, line: str) -> None:
    """M4: no piece of a kind left in reserve -> it cannot be built."""
    s = builder(ROME, "tax tax tax grain oil")
    paid = "with grain oil" if "legion" in line or "fortress" in line else "with tax tax tax"
    assert allowed(s, ROME, f"build {line} {paid}")
    s.reserve[ROME * 4 + piece] = 0
    assert why(s, ROME, f"build {line} {paid}") == ("M4", "out-of-pieces")


@pytest.mark.parametrize(
    ("seats", "stock"),
    [
        (3, {"city": 8 - 6, "caravan": 18 - 9, "temple": 4, "market": 8}),
        (4, {"city": 10 - 8, "caravan": 23 - 12, "temple": 5, "market": 10}),
        (5, {"city": 12 - 10, "caravan": 28 - 15, "temple": 6, "market": 12}),
    ],
)
def test_stock_of_buildings(seats: int, stock: dict[str, int]) -> None:
    """M5: tokens by the number of players -> what the sheets use comes from this stock."""
    assert table(seats).view(None)["stock"] == stock


@pytest.mark.parametrize(
    ("kind", "line"),
    [(0, "city Cyrene with"), (1, "caravan Thebes with"), (2, "temple Thebes with tax tax tax"),
     (3, "market Thebes with tax tax tax")],
)  # fmt: skip
def test_sold_out(kind: int, line: str) -> None:
    """M5: no token of a kind left in the stock -> nobody can build it."""
    s = builder(EGYPT, "tax " * 6)
    assert allowed(s, EGYPT, f"build {line} tax tax tax")
    s.stock[kind] = 0
    assert why(s, EGYPT, f"build {line} tax tax tax") == ("M5", "out-of-stock")


def test_a_destroyed_building_returns_to_the_stock() -> None:
    """M5: a city is pillaged -> the stock has one more."""
    s = table()
    army(s, ROME, "Macedonia", 1)
    at(s, "Legions", ROME)
    say(s, ROME, "move 1 legion Macedonia -> Thracia", "pillage Thracia Constantinopolis")
    assert s.view(None)["stock"]["city"] == 3


def test_buildings_serve_a_new_owner() -> None:
    """M6: Numidia becomes Roman -> its caravan stays, and works for Rome."""
    s = table()
    own(s, ROME, "Numidia")
    assert standing(s, "Numidia") == ["gold"]
    assert income_of(s, ROME)["gold"] == 1
    assert "gold" not in income_of(s, CARTHAGE)


def test_heroes_and_wonders_lie_open() -> None:
    """M7: the table at the start -> six heroes and seven wonders are to be had, and everybody sees which."""
    cards = table().view(None)["cards"]
    assert len(cards) == 13
    assert {"Agamemnon", "Ulysses", "Colossus", "Pyramids"} <= set(cards)


def test_one_copy_of_each_card() -> None:
    """M7: a hero or wonder that somebody has -> nobody else can buy it."""
    s = builder(ROME, "tax " * 9)
    s.card_owner[BOX.card_names.index("Colossus")] = s.seat_of[EGYPT]
    assert why(s, ROME, "buy Colossus with" + " tax" * 9) == ("M7", "card-gone")
    assert allowed(s, ROME, "buy Lighthouse with" + " tax" * 9)


# The sheets


@pytest.mark.parametrize(
    ("civ", "sheet"),
    [
        (ROME, {"Roma": ["metal", "wine", "Roma"], "Etruria": ["grain"], "Italia": ["oil"]}),
        (CARTHAGE, {"Africa": ["fruit", "perfume", "Carthago"], "Numidia": ["gold"], "Byzacena": ["livestock"]}),
        (BABYLON, {"Babylonia": ["grain", "perfume", "Babylon"], "Syria": ["Antiochia"], "Assyria": ["livestock"]}),
        (EGYPT, {"Aegyptus": ["papyrus", "Alexandria", "Memphis"], "Thebais": ["Thebae"], "Cyrenaica": ["papyrus"]}),
        (GREECE, {"Achaia": ["oil", "Athenae", "Sparta"], "Macedonia": ["wine"], "Thracia": ["Constantinopolis"]}),
    ],
)
def test_sheets(civ: int, sheet: dict[str, list[str]]) -> None:
    """M8: a sheet -> markers in three provinces, these buildings, a fortress in the capital, the hero."""
    s = table()
    assert set(provinces(s, civ)) == set(sheet)
    for province, spots in sheet.items():
        assert sorted(standing(s, province)) == sorted(spots)
        assert forces(s, province) == ([(NAMES[civ], 0, 1)] if province == next(iter(sheet)) else [])
    assert player(s, civ)["cards"] == [BOX.card_names[BOX.civ_hero[civ]]]


def test_no_cards_are_dealt() -> None:
    """M8: before the first income -> every hand is empty."""
    s = GAME.new(5, 1, {"civilisations": "in_order"})
    assert [each["hand_size"] for each in s.view(None)["players"]] == [0] * 5


def test_caravans_of_the_sheets_are_placed_in_seat_order() -> None:
    """M8: Rome places two caravans, Carthage, Babylon and Egypt one each, on an icon of their choice."""
    s = GAME.new(5, 1, {"civilisations": "in_order"})
    assert isinstance(s, MareNostrumState)
    assert why(s, ROME, "build caravan Roma metal") == ("M8", "caravan-first")
    assert why(s, ROME, "done") == ("M8", "caravan-first")
    with pytest.raises(WrongSeat):
        say(s, EGYPT, "build caravan Aegyptus grain")
    say(s, ROME, "build caravan Etruria livestock", "build caravan Italia fruit")
    say(s, CARTHAGE, "build caravan Byzacena grain")
    say(s, BABYLON, "build caravan Assyria fruit")
    say(s, EGYPT, "build caravan Aegyptus grain")
    assert [standing(s, name) for name in ("Etruria", "Italia", "Byzacena", "Assyria")] == [
        ["livestock"], ["fruit"], ["grain"], ["fruit"],
    ]  # fmt: skip
    assert s.step_name() == "Demand"


def test_greek_sheet_b() -> None:
    """M8, option greek_sheet: sheet B -> a caravan stands in Thracia and no city."""
    s = table(greek_sheet="b")
    assert standing(s, "Thracia") == ["fish"]
    assert income_of(s, GREECE) == {"oil": 1, "wine": 1, "fish": 1, "tax": 2}


def test_civilisations_in_order() -> None:
    """M8, option civilisations: in the order of the seats -> Rome first, Greece last."""
    assert [each["civ"] for each in table().view(None)["players"]] == NAMES


def test_civilisations_are_dealt() -> None:
    """M8: dealt at random -> each seat gets each civilisation sooner or later, and no game has one twice."""
    deals = [GAME.new(5, seed).view(None)["players"] for seed in range(60)]
    for seat in range(5):
        assert {deal[seat]["civ"] for deal in deals} == set(NAMES)
    assert all(len({each["civ"] for each in deal}) == 5 for deal in deals)


def test_roles_at_the_start() -> None:
    """M9: five players -> Carthage is Director, Egypt Political Leader, Rome Military Leader."""
    assert leaders(table()) == [CARTHAGE, EGYPT, ROME]


# Neutral civilisations


@pytest.mark.parametrize(
    ("without", "capital", "beside"),
    [
        ("babylon", "Babylonia", {"Syria", "Assyria", "Judaea", "Arabia"}),
        ("rome", "Roma", {"Etruria", "Italia"}),
        ("egypt", "Aegyptus", {"Judaea", "Thebais", "Cyrenaica"}),
        ("carthage", "Africa", {"Numidia", "Byzacena"}),
        ("greece", "Achaia", {"Macedonia"}),
    ],
)
def test_neutral_garrisons(without: str, capital: str, beside: set[str]) -> None:
    """M10: an absent civilisation -> marker, legion, fortress in its capital; marker and legion next to it."""
    s = table(4, four_without=without)
    civ = NAMES.index(without.capitalize())
    assert set(provinces(s, civ)) == {capital} | beside
    assert forces(s, capital) == [(NAMES[civ], 1, 1)]
    assert all(forces(s, province) == [(NAMES[civ], 1, 0)] for province in beside)
    assert not any(standing(s, province) for province in {capital} | beside)
    assert s.view(None)["neutral"] == [NAMES[civ]]


def test_one_garrison_between_two_neutral_capitals() -> None:
    """M10: Babylon and Egypt are absent -> Judaea has a single garrison, Babylon's."""
    s = table(3, three_without="babylon-egypt")
    assert forces(s, "Judaea") == [("Babylon", 1, 0)]


@pytest.mark.parametrize("set_up", ["fixed", "free"])
def test_no_garrison_in_the_capital_of_a_player(set_up: str) -> None:
    """M10, M13: a corrected map on which neutral Rome borders Athens -> Greece begins there as ever."""
    data = deepcopy(GAME.box)
    for here, there in (("Roma", "Achaia"), ("Achaia", "Roma")):
        next(each for each in data["provinces"] if each["name"] == here)["borders"]["land"].append(there)
    s = periplus.game("mare_nostrum", data).new(4, 1, {"four_without": "rome", "set_up": set_up})
    assert isinstance(s, MareNostrumState)
    for _ in range(s.seats):
        s.apply(s.actors()[0], s.legal_actions(s.actors()[0])[0])
    assert s.owner[place("Achaia")] == GREECE
    assert legions(s, ROME, "Achaia") == 0
    s.game.audit(s)


def test_neutral_markers_block() -> None:
    """M10: Egypt next to neutral Judaea -> no influence there."""
    s = builder(EGYPT, "tax tax tax", seats=4)
    assert why(s, EGYPT, "build influence Judaea with tax tax tax") == ("M36", "foreign-marker")


def test_neutral_pieces_count_for_no_role() -> None:
    """M10: a neutral Rome with more legions than anybody -> Military Leader is a player."""
    s = table(4, four_without="rome")
    army(s, ROME, "Roma", 8)
    army(s, GREECE, "Achaia", 1)
    idle(s, "Demand")
    assert leaders(s)[2] == GREECE


def test_a_neutral_never_acts() -> None:
    """M10: neutral Babylon has legions -> no seat is asked to move them."""
    s = table(4)
    army(s, EGYPT, "Aegyptus", 1)
    idle(s, "Legions")
    assert s.actors() == [s.seat_of[EGYPT]]
    idle(s, "Demand")


@pytest.mark.parametrize(("seats", "neutral"), [(5, []), (4, ["Babylon"]), (3, ["Rome", "Egypt"])])
def test_recommended_choice(seats: int, neutral: list[str]) -> None:
    """M11: nothing chosen -> four play without Babylon, three without Rome and Egypt."""
    assert table(seats).view(None)["neutral"] == neutral


def test_other_choices() -> None:
    """M11, options four_without and three_without: others are left out -> they are neutral."""
    assert table(4, four_without="greece").view(None)["neutral"] == ["Greece"]
    assert table(3, three_without="carthage-greece").view(None)["neutral"] == ["Carthage", "Greece"]


@pytest.mark.parametrize(
    ("without", "roles"),
    [
        ("rome-egypt", [CARTHAGE, GREECE, BABYLON]),
        ("rome-carthage", [BABYLON, EGYPT, GREECE]),
        ("carthage-babylon", [GREECE, EGYPT, ROME]),
        ("carthage-egypt", [BABYLON, GREECE, ROME]),
        ("egypt-greece", [CARTHAGE, BABYLON, ROME]),
        ("babylon-greece", [CARTHAGE, EGYPT, ROME]),
    ],
)
def test_roles_of_the_absent(without: str, roles: list[int]) -> None:
    """M12: holders of roles are absent -> whoever has most and no role yet; Director, Political, Military in turn."""
    assert leaders(table(3, three_without=without)) == roles


def test_a_tie_for_a_vacant_role_is_drawn() -> None:
    """M12: without Rome, Babylon and Greece have a fortress each and no role -> one of them by lot, never Carthage."""
    found = {leaders(table(4, seed, four_without="rome"))[2] for seed in range(20)}
    assert found == {BABYLON, GREECE}


# The free set-up


def free(seats: int = 5, seed: int = 1, **options: Value) -> MareNostrumState:
    """Begin a game with the free set-up, civilisations in seat order."""
    s = GAME.new(seats, seed, {"civilisations": "in_order", "set_up": "free", **options})
    assert isinstance(s, MareNostrumState)
    return s


def up_to(s: MareNostrumState, civ: int) -> MareNostrumState:
    """Let others place their first marker and pass, until a civilisation is asked."""
    while s.actors() != [s.seat_of[civ]]:
        actor = s.actors()[0]
        actions = s.legal_actions(actor)
        s.apply(actor, s.actions.done if s.actions.done in actions else actions[0])
    return s


def settle(s: MareNostrumState, civ: int, *lines: str) -> None:
    """Let a civilisation buy one thing after the other."""
    for line in lines:
        say(up_to(s, civ), civ, line)


def test_free_set_up_begins_with_36_points() -> None:
    """M13: free set-up -> 36 points each, nothing on the board, no hero."""
    s = free()
    assert [(each["points"], each["cards"]) for each in s.view(None)["players"]] == [(36, [])] * 5
    assert not any(each["owner"] for each in s.view(None)["places"])


def test_the_order_is_drawn_and_goes_round() -> None:
    """M13: everybody places -> one purchase a go in an order drawn by lot, round after round."""
    s = free()
    asked = []
    for _ in range(10):
        asked += s.actors()
        s.apply(asked[-1], s.legal_actions(asked[-1])[0])
    assert asked[:5] == asked[5:]
    assert len({tuple(free(seed=seed).order) for seed in range(10)}) > 1


def test_the_capital_comes_first() -> None:
    """M13: the first purchase -> the marker in the own capital, nothing else, and no pass."""
    s = up_to(free(), ROME)
    for line in ("build influence Etruria", "build legion Roma", "buy Julius Caesar", "done", "name Greece"):
        assert why(s, ROME, line) == ("M13", "capital-first")
    say(s, ROME, "build influence Roma")
    assert provinces(s, ROME) == ["Roma"]


def test_area_of_the_free_set_up() -> None:
    """M13: Rome -> provinces next to the capital by land, no farther."""
    s = free()
    settle(s, ROME, "build influence Roma")
    up_to(s, ROME)
    assert allowed(s, ROME, "build influence Italia")
    for name in ("Gallia", "Sicilia", "Sardinia", "Illyria"):
        assert why(s, ROME, f"build influence {name}") == ("M13", "out-of-area")


def test_the_greeks_may_use_the_aegean() -> None:
    """M13: Greece -> also all provinces on the Aegean Sea."""
    s = free()
    settle(s, GREECE, "build influence Athens")
    up_to(s, GREECE)
    for name in ("Macedonia", "Byzantium", "Troy", "Rhodes", "Cnossus"):
        assert allowed(s, GREECE, f"build influence {name}")
    for name in ("Dacia", "Bithynia", "Sicilia"):
        assert why(s, GREECE, f"build influence {name}") == ("M13", "out-of-area")


def test_a_marker_before_anything_else_but_no_wait() -> None:
    """M13: a caravan in Etruria -> refused without a marker, allowed in the go after it."""
    s = free()
    settle(s, ROME, "build influence Roma")
    assert why(up_to(s, ROME), ROME, "build caravan Etruria grain") == ("M35", "not-yours")
    settle(s, ROME, "build influence Etruria", "build caravan Etruria grain")
    assert standing(s, "Etruria") == ["grain"]


def test_the_icon_is_named_when_it_is_bought() -> None:
    """M13: a caravan in Roma, which has two icons -> one of them must be named."""
    s = free()
    settle(s, ROME, "build influence Roma")
    assert why(up_to(s, ROME), ROME, "build caravan Roma") == ("M38", "no-spot")
    settle(s, ROME, "build caravan Roma wine")
    assert standing(s, "Roma") == ["wine"]


def test_prices_are_the_normal_ones() -> None:
    """M13: marker 3, temple 6, own hero 9, then a legion at 3, not 2 -> 15 points left; heroes make nothing cheaper."""
    s = free()
    settle(s, ROME, "build influence Roma", "build temple Roma", "buy Julius Caesar", "build legion Roma")
    assert player(s, ROME)["points"] == 36 - 3 - 6 - 9 - 3
    assert player(s, ROME)["cards"] == ["Julius Caesar"]


def test_no_other_hero_and_no_wonder() -> None:
    """M13: heroes and wonders -> only the own hero is for sale."""
    s = free()
    settle(s, ROME, "build influence Roma")
    up_to(s, ROME)
    assert why(s, ROME, "buy Agamemnon") == ("M13", "own-hero-only")
    assert why(s, ROME, "buy Colossus") == ("M13", "own-hero-only")
    assert why(s, ROME, "buy Hannibal") == ("M7", "other-people")
    settle(s, ROME, "buy Julius Caesar")
    assert why(up_to(s, ROME), ROME, "buy Julius Caesar") == ("M7", "card-gone")


def test_points_and_not_cards_pay() -> None:
    """M13: too few points left, or a payment with cards -> refused."""
    s = free()
    settle(s, ROME, "build influence Roma")
    up_to(s, ROME)
    assert why(s, ROME, "build legion Roma with tax tax tax") == ("M13", "no-cards-yet")
    s.points[s.seat_of[ROME]] = 3
    assert why(s, ROME, "build temple Roma") == ("M13", "too-few-points")
    assert why(s, ROME, "buy Julius Caesar") == ("M13", "too-few-points")


def test_limits_hold_in_the_free_set_up() -> None:
    """M13, M5, M38: a second fortress, a sold-out city -> refused as ever."""
    s = free()
    settle(s, ROME, "build influence Roma", "build fortress Roma")
    up_to(s, ROME)
    assert why(s, ROME, "build fortress Roma") == ("M38", "fortress-there")
    s.stock[0] = 0
    assert why(s, ROME, "build city Roma") == ("M5", "out-of-stock")


def test_a_pass_is_final() -> None:
    """M13: Rome passes -> its points are lost, and it is not asked again."""
    s = free()
    asked = []
    while s.step_name() == "Settle":
        asked += s.actors()
        actions = s.legal_actions(asked[-1])
        s.apply(asked[-1], s.actions.done if asked[-1] == s.seat_of[ROME] and len(actions) > 1 else actions[0])
    assert asked.count(s.seat_of[ROME]) == 2
    assert all(asked.count(seat) > 2 for seat in range(1, 5))
    assert player(s, ROME)["points"] == 0


def test_the_own_hero_may_wait() -> None:
    """M13: Rome passes without its hero -> it can buy him in the game, for 9."""
    s = free()
    settle(s, ROME, "build influence Roma", "done")
    idle(s, "Demand")
    at(s, "Construct", ROME)
    hold(s, ROME, "tax " * 9)
    say(s, ROME, "buy Julius Caesar with" + " tax" * 9)
    assert player(s, ROME)["cards"] == ["Julius Caesar"]


def test_neutral_garrisons_stand_before_the_first_purchase() -> None:
    """M13, M10: four without Babylon -> Judaea, next to Egypt, is closed."""
    s = free(4)
    settle(s, EGYPT, "build influence Alexandria")
    up_to(s, EGYPT)
    assert why(s, EGYPT, "build influence Judaea") == ("M13", "settled-already")
    assert allowed(s, EGYPT, "build influence Thebes")


def test_foreign_markers_close_a_province() -> None:
    """M13: Babylon has settled in Judaea -> Egypt cannot, though it is next to its capital."""
    s = free()
    settle(s, EGYPT, "build influence Alexandria")
    up_to(s, EGYPT)
    assert allowed(s, EGYPT, "build influence Judaea")
    own(s, BABYLON, "Judaea")
    assert why(s, EGYPT, "build influence Judaea") == ("M13", "settled-already")


def test_roles_after_the_free_set_up() -> None:
    """M13: counts are compared before the first turn -> Greece has a caravan and leads; ties stay with the sheets."""
    s = free()
    settle(s, GREECE, "build influence Athens", "build caravan Athens", "done")
    assert (s.step_name(), s.turns) == ("Demand", 1)
    assert leaders(s) == [GREECE, EGYPT, ROME]


def test_vacant_roles_after_the_free_set_up() -> None:
    """M13: three without Rome and Egypt, nobody has anything -> Carthage keeps its role, the vacant ones are drawn."""
    found = set()
    for seed in range(20):
        s = free(3, seed)
        idle(s, "Demand")
        found.add(tuple(leaders(s)))
    assert {roles[0] for roles in found} == {CARTHAGE}
    assert {roles[1] for roles in found} == {roles[2] for roles in found} == {CARTHAGE, BABYLON, GREECE}


def test_all_points_spent() -> None:
    """M13: everybody spends 36 points on things that cost 3 -> twelve each, then play begins."""
    s = free()
    bought = [0] * 5
    while s.step_name() == "Settle":
        actor = s.actors()[0]
        bought[actor] += 1
        s.apply(actor, s.legal_actions(actor)[0])
    assert bought == [12] * 5


# Other options


def test_hannibal_may_bring_a_legion() -> None:
    """M55, option hannibal_legion: the fixed set-up -> one legion in Carthage; as a rule none."""
    assert forces(table(), "Carthage") == [("Carthage", 0, 1)]
    s = table(hannibal_legion=True)
    assert forces(s, "Carthage") == [("Carthage", 1, 1)]
    assert s.reserve[CARTHAGE * 4 + LEGIONS] == 7


def test_hannibal_brings_it_when_he_is_bought() -> None:
    """M55, option hannibal_legion: the free set-up -> the legion comes with the hero."""
    s = free(hannibal_legion=True)
    settle(s, CARTHAGE, "build influence Carthage")
    assert forces(s, "Carthage") == []
    settle(s, CARTHAGE, "buy Hannibal")
    assert forces(s, "Carthage") == [("Carthage", 1, 0)]


@pytest.mark.parametrize("site", [True, False])
def test_leptis_magna(site: bool) -> None:
    """M38, option leptis_magna: a city in Libya -> only where the site is in play; the caravan always."""
    s = builder(CARTHAGE, "tax tax tax", leptis_magna=site)
    own(s, CARTHAGE, "Libya")
    assert allowed(s, CARTHAGE, "build city Libya with tax tax tax") == site
    assert allowed(s, CARTHAGE, "build city Libya Leptis_Magna with tax tax tax") == site
    assert allowed(s, CARTHAGE, "build caravan Libya with tax tax tax")
    if not site:
        assert why(s, CARTHAGE, "build city Libya with tax tax tax") == ("M38", "no-spot")


@pytest.mark.parametrize(
    ("grain", "macedonia", "thracia"),
    [("none", False, False), ("macedonia", True, False), ("thrace", False, True)],
)
def test_greek_grain(grain: str, macedonia: bool, thracia: bool) -> None:
    """M38, option greek_grain: a caravan on grain -> in Macedonia or in Thracia, if the icon is in play."""
    s = builder(GREECE, "tax tax tax", greek_grain=grain)
    assert allowed(s, GREECE, "build caravan Macedonia grain with tax tax tax") == macedonia
    assert allowed(s, GREECE, "build caravan Thracia grain with tax tax tax") == thracia


def test_first_income_is_five_cards() -> None:
    """M8: the first income -> five cards for everybody."""
    s = table()
    assert [len(hand(s, civ)) for civ in range(5)] == [5] * 5
