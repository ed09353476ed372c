"""The box of Mare Nostrum: what ships against the counts that are known, and faults in boxes that people write."""

from collections import Counter
from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any

import pytest

import periplus
from periplus.games.mare_nostrum import box as mare_nostrum
from periplus.games.mare_nostrum.box import (
    CARAVAN,
    CARDS,
    CITY,
    CIVS,
    DIRECTOR,
    FORTRESS,
    GOODS,
    INFLUENCE,
    ITEMS,
    MARKET,
    MILITARY,
    NOBODY,
    POLITICAL,
    POWERS,
    PYRAMIDS,
    ROLES,
    TAX,
    TEMPLE,
    Box,
)
from periplus.kernel.bits import mask, members
from periplus.kernel.box import digest, former_box, shipped_box
from periplus.kernel.errors import BadBox
from periplus.kernel.text import LANGUAGES, text

Data = dict[str, Any]
Edit = Callable[[Data], object]

ROOM = "periplus.games.mare_nostrum"
DATA = shipped_box(ROOM)
BOX = Box(DATA, "mare_nostrum")
FORMER = "17b24f57ddb786878ba5e473a8be3eba9a4b54330543ce6936ab987ba5302ed8"
ROME, CARTHAGE, BABYLON, EGYPT, GREECE = range(CIVS)


def place(id: str) -> int:
    """Return a place by its id."""
    return BOX.place_ids.index(id)


def ids(places: int, first: int = 0) -> set[str]:
    """Return the ids of the places in a mask; seas are counted from the first sea."""
    return {BOX.place_ids[first + at] for at in members(places)}


def land(id: str) -> set[str]:
    """Return the provinces that share a land border with a province."""
    return ids(BOX.land[place(id)])


def shores(id: str) -> set[str]:
    """Return the seas on which a province lies."""
    return ids(BOX.shores[place(id)], BOX.provinces)


def links(id: str) -> set[str]:
    """Return the seas that touch a sea."""
    return ids(BOX.sea_links[place(id) - BOX.provinces], BOX.provinces)


def coast(id: str) -> set[str]:
    """Return the provinces on a sea."""
    return ids(BOX.coasts[place(id) - BOX.provinces])


def spots(id: str, kind: int) -> list[str]:
    """Return the spots of a kind that are always in play in a province."""
    there = [at for at in BOX.buildings_of[place(id)] if BOX.building_kind[at] == kind and not BOX.building_option[at]]
    return [BOX.spot_names[BOX.building_spot[at]] for at in there]


# What ships: counts


def test_33_provinces_and_ten_seas() -> None:
    """C1: the board -> 33 provinces, five of them islands, and ten seas behind them."""
    assert (BOX.provinces, BOX.seas, BOX.places) == (33, 10, 43)
    assert ids(mask([at for at in range(33) if BOX.island[at]])) == {"SAR", "SIC", "CRE", "RHO", "CPR"}
    assert BOX.place_names == BOX.province_names + BOX.sea_names
    assert len(set(BOX.place_ids)) == 43
    assert {len(id) for id in BOX.place_ids} == {3}


def test_38_icons_and_seventeen_sites() -> None:
    """D1: icons by good as they are counted there, 17 sites; two more icons and one of the sites are options."""
    played = [at for at in range(BOX.buildings) if not BOX.building_option[at]]
    icons = Counter(BOX.kind_names[BOX.building_good[at]] for at in played if BOX.building_kind[at] == CARAVAN)
    assert icons == {
        "grain": 5, "livestock": 5, "fruit": 3, "gems": 3, "slaves": 3, "oil": 3, "metal": 3, "gold": 3, "fish": 3,
        "wine": 3, "papyrus": 2, "perfume": 2,
    }  # fmt: skip
    assert icons.total() == 38
    assert Counter(BOX.building_kind) == {CITY: 17, CARAVAN: 40, TEMPLE: 33, MARKET: 33}


def test_what_options_put_in_play() -> None:
    """D1: the knobs of the map -> a site in Libya, and a second icon in Macedonia and in Thracia."""
    options = {
        BOX.building_option[at]: (BOX.place_ids[BOX.building_province[at]], BOX.spot_names[BOX.building_spot[at]])
        for at in range(BOX.buildings)
    }
    del options[""]
    assert options == {
        "leptis_magna": ("LIB", "Leptis Magna"),
        "macedonia_grain": ("MAC", "grain"),
        "thrace_grain": ("THR", "grain"),
    }


def test_123_cards_in_the_bank() -> None:
    """C1, D2: 88 commodities and 35 taxes; the six counts that the rulebook shows are among them."""
    counts = dict(zip(BOX.kind_names, BOX.card_counts, strict=True))
    assert BOX.kind_names == [*BOX.goods_names, "tax"]
    assert BOX.goods_names == [
        "livestock", "grain", "fruit", "gems", "slaves", "oil", "metal", "gold", "papyrus", "perfume", "fish", "wine",
    ]  # fmt: skip
    assert (sum(BOX.card_counts[:GOODS]), counts["tax"]) == (88, 35)
    assert Counter([7, 5, 7, 11, 7, 5]) <= Counter(BOX.card_counts[:GOODS])
    assert (counts["grain"], counts["livestock"], counts["papyrus"], counts["perfume"]) == (11, 11, 5, 5)


def test_two_cards_for_each_icon_and_one() -> None:
    """D1: the arithmetic behind the map -> a kind has two cards for each of its icons, and one."""
    icons = Counter(BOX.building_good[at] for at in range(BOX.buildings) if not BOX.building_option[at])
    assert [2 * icons[good] + 1 for good in range(GOODS)] == BOX.card_counts[:GOODS]


def test_144_cards_in_all() -> None:
    """C1: 3 roles, 5 heroes of civilisations, 6 heroes, 7 wonders and the bank -> 144 cards."""
    assert (BOX.card_wonder.count(False), BOX.card_wonder.count(True)) == (11, 7)
    assert ROLES + CARDS + sum(BOX.card_counts) == 144


def test_heroes_and_wonders() -> None:
    """C2, M32: every hero and wonder costs 9, the Pyramids 12; five heroes belong to civilisations."""
    assert BOX.card_names == [
        "Julius Caesar", "Hannibal", "Hammurabi", "Pericles", "Cleopatra",
        "Agamemnon", "Archimedes", "Solomon", "Helen of Troy", "Nebuchadnezzar", "Ulysses",
        "Colossus", "Hanging Gardens", "Temple of Artemis", "Statue of Zeus", "Lighthouse", "Mausoleum", "Pyramids",
    ]  # fmt: skip
    assert BOX.card_price == [12 if card == PYRAMIDS else 9 for card in range(CARDS)]
    assert BOX.card_civ == [ROME, CARTHAGE, BABYLON, GREECE, EGYPT] + [NOBODY] * 13
    assert [getattr(mare_nostrum, power.upper()) for power in POWERS] == list(range(CARDS))


def test_58_tokens_with_five_players() -> None:
    """M5: tokens by the number of players -> 58 with five."""
    assert BOX.stock == [[8, 10, 12], [18, 23, 28], [4, 5, 6], [8, 10, 12]]
    assert sum(tokens[-1] for tokens in BOX.stock) == 58


def test_165_pieces() -> None:
    """M4: each of five colours has 12 markers, 8 legions, 5 triremes, 8 fortresses -> 165 pieces."""
    pieces = BOX.reserve_influence, BOX.reserve_legions, BOX.reserve_triremes, BOX.reserve_fortresses
    assert pieces == (12, 8, 5, 8)
    assert CIVS * sum(pieces) == 165


def test_prices() -> None:
    """M32: temples and markets cost 6, all else that is built 3."""
    assert dict(zip(ITEMS, BOX.prices, strict=True)) == {**dict.fromkeys(ITEMS, 3), "temple": 6, "market": 6}


def test_battle() -> None:
    """M54: dice of six sides, a unit for every 5 points, 6 points for a fortress."""
    assert (BOX.die, BOX.hit, BOX.fortress_points) == (6, 5, 6)


def test_what_wins() -> None:
    """M1: four heroes and wonders; five in the long game, where the Pyramids cost one more; four capitals."""
    assert BOX.goal_cards == 4
    assert (BOX.goal_cards_long, BOX.pyramids_surcharge, BOX.goal_capitals) == (5, 1, 4)


def test_numbers_of_the_phases() -> None:
    """M21, M26, M33, M38: temples and markets double, two trade, two taxes stay, a province has one fortress."""
    assert (BOX.doubled, BOX.fewest_traders, BOX.taxes_kept, BOX.fortress_limit) == (2, 2, 2, 1)


def test_what_heroes_and_wonders_change() -> None:
    """M16, M23, M38, M44, M45, M55: 2 towards a role, a tax, two fortresses, 1 off a price, 1 on each die."""
    assert (BOX.role_bonus, BOX.colossus_taxes, BOX.zeus_fortresses) == (2, 1, 2)
    assert (BOX.discount, BOX.cheapest_item, BOX.die_bonus) == (1, 2, 1)


# What ships: the map


@pytest.mark.parametrize(
    ("id", "neighbours"),
    [
        ("ACH", {"MAC"}),
        ("ROM", {"ETR", "ITA"}),
        ("AFC", {"NUM", "BYZ"}),
        ("EGT", {"JUD", "THE", "CYR"}),
        ("BAB", {"ASS", "SYR", "JUD", "ARA"}),
        ("SIC", set()),
    ],
)
def test_land_around_the_capitals(id: str, neighbours: set[str]) -> None:
    """C3: land borders as texts tell them; Athens has one, and no strait is a land border (T12)."""
    assert land(id) == neighbours


def test_no_land_across_the_bosporus() -> None:
    """D1: Thracia and Asia -> no land border between them nor with Bithynia."""
    assert land("THR") == {"MAC", "DAC"}


@pytest.mark.parametrize(
    ("sea", "provinces"),
    [("AEG", {"ACH", "THR", "ASI", "RHO", "CRE", "MAC"}), ("ION", {"ACH", "SIC"}), ("ADR", {"ROM"})],
)
def test_coasts_that_the_rulebook_tells(sea: str, provinces: set[str]) -> None:
    """C3, T12, T13: provinces that lie on the Aegean, Ionian and Adriatic Sea."""
    assert provinces <= coast(sea)


def test_the_adriatic_opens_into_the_ionian_alone() -> None:
    """C3, T13: from Athens over Ionian and Adriatic to Rome -> these seas touch."""
    assert links("ADR") == {"ION"}
    assert "ADR" in links("ION")


def test_black_sea_and_aegean() -> None:
    """D1: Pontus Euxinus -> it opens into the Aegean alone."""
    assert links("PON") == {"AEG"}
    assert shores("THR") == {"AEG", "PON"}


def test_two_fleets_from_egypt_to_italy() -> None:
    """C3: from Egypt's realm to the tip of Italy -> two seas that touch."""
    egypt = shores("EGT") | shores("CYR")
    assert any(links(sea) & shores("ITA") for sea in egypt)


@pytest.mark.parametrize(
    ("start", "end"),
    [("ROM", "ACH"), ("AFC", "EGT"), ("BAB", "EGT")],
)
def test_roads_by_land(start: str, end: str) -> None:
    """C3: players march from Rome to Greece and from Carthage to Egypt -> a chain of land borders."""
    reached = {start}
    for _ in range(5):
        reached |= {other for id in reached for other in land(id)}
    assert end in reached


@pytest.mark.parametrize(
    ("id", "sites", "icons"),
    [
        ("ACH", ["Athenae", "Sparta"], ["oil"]),
        ("EGT", ["Alexandria", "Memphis"], ["papyrus", "grain"]),
        ("AFC", ["Carthago"], ["perfume", "fruit"]),
        ("ASI", ["Troas"], ["oil"]),
        ("MAC", [], ["wine"]),
        ("JUD", ["Hierosolyma"], []),
        ("LIB", [], ["livestock"]),
    ],
)
def test_sites_and_icons(id: str, sites: list[str], icons: list[str]) -> None:
    """C3, T2: what texts tell of single provinces."""
    assert (spots(id, CITY), spots(id, CARAVAN)) == (sites, icons)


@pytest.mark.parametrize(
    ("name", "id"),
    [
        ("Athens", "ACH"), ("Athènes", "ACH"), ("Rome", "ROM"), ("Carthage", "AFC"), ("Alexandria", "EGT"),
        ("Byzantium", "THR"), ("Constantinopolis", "THR"), ("Jerusalem", "JUD"), ("Syracuse", "SIC"), ("Troy", "ASI"),
        ("Adriatic", "ADR"), ("Ionian", "ION"), ("Aegean", "AEG"), ("Tyrrhenian", "TYR"), ("Black Sea", "PON"),
    ],
)  # fmt: skip
def test_common_names(name: str, id: str) -> None:
    """C3: the names by which people call places -> the place; Byzantium and Constantinopolis are one."""
    assert BOX.place_also[name] == place(id)


def test_no_name_means_two_places() -> None:
    """Names and aliases of all places, whatever their case -> all different."""
    names = [name.lower() for name in [*BOX.place_names, *BOX.place_also]]
    assert len(set(names)) == len(names)


# What ships: buildings


def test_buildings_are_numbered_cities_caravans_temples_markets() -> None:
    """M38: every building -> found again by its province and spot, in one list for each province."""
    assert BOX.building_kind == sorted(BOX.building_kind)
    for at in range(BOX.buildings):
        province = BOX.building_province[at]
        assert BOX.building_at[province, BOX.building_spot[at]] == at
        assert at in BOX.buildings_of[province]
    for province in range(BOX.provinces):
        parts = [*BOX.sites_of[province], *BOX.icons_of[province], BOX.temple_of[province], BOX.market_of[province]]
        assert BOX.buildings_of[province] == parts
    assert len(BOX.building_at) == BOX.buildings == sum(map(len, BOX.buildings_of))


def test_spots_have_names_of_their_own() -> None:
    """M38: goods, then sites, then temple and market -> all different."""
    assert BOX.spot_names[:GOODS] == BOX.goods_names
    assert BOX.spot_names[-2:] == ["temple", "market"]
    assert len(set(BOX.spot_names)) == len(BOX.spot_names) == 12 + 17 + 2


def test_what_a_building_yields() -> None:
    """M21: a city yields taxes, a caravan the good it stands on, a temple or a market nothing of its own."""
    for at in range(BOX.buildings):
        kind, good = BOX.building_kind[at], BOX.building_good[at]
        expected = {CITY: TAX, CARAVAN: BOX.building_spot[at], TEMPLE: NOBODY, MARKET: NOBODY}
        assert good == expected[kind]


# What ships: starting sheets


def test_civilisations() -> None:
    """C4, M9: capitals, and roles for Carthage, Egypt and Rome."""
    assert BOX.civ_names == ["Rome", "Carthage", "Babylon", "Egypt", "Greece"]
    assert [BOX.place_ids[capital] for capital in BOX.civ_capital] == ["ROM", "AFC", "BAB", "EGT", "ACH"]
    assert BOX.civ_role == [MILITARY, DIRECTOR, NOBODY, POLITICAL, NOBODY]
    assert [BOX.capital_of[capital] for capital in BOX.civ_capital] == list(range(CIVS))
    assert BOX.capital_of.count(NOBODY) == BOX.provinces - CIVS
    assert sorted(BOX.civ_colours) == ["blue", "green", "purple", "red", "yellow"]


def worth(civ: int, buildings: list[int]) -> int:
    """Return what a sheet costs at list price, its hero included."""
    items = [BOX.building_kind[at] for at in buildings] + [CARAVAN] * len(BOX.sheet_choices[civ])
    items += [INFLUENCE] * len(BOX.sheet_markers[civ]) + [FORTRESS] * len(BOX.sheet_fortresses[civ])
    return BOX.card_price[BOX.civ_hero[civ]] + sum(BOX.prices[item] for item in items)


def test_every_sheet_is_worth_36_points() -> None:
    """T41: each starting sheet at list price, both readings of the Greek one -> 36."""
    assert BOX.set_up_points == 36
    assert [worth(civ, BOX.sheet_buildings[civ]) for civ in range(CIVS)] == [36] * CIVS
    assert worth(GREECE, BOX.sheet_b_buildings) == 36


@pytest.mark.parametrize(
    ("civ", "markers", "cities", "caravans", "choices"),
    [
        (ROME, ["ROM", "ETR", "ITA"], 1, 2, 2),
        (CARTHAGE, ["AFC", "NUM", "BYZ"], 1, 3, 1),
        (BABYLON, ["BAB", "SYR", "ASS"], 2, 2, 1),
        (EGYPT, ["EGT", "THE", "CYR"], 3, 1, 1),
        (GREECE, ["ACH", "MAC", "THR"], 3, 2, 0),
    ],
)
def test_starting_sheets(civ: int, markers: list[str], cities: int, caravans: int, choices: int) -> None:
    """C4: provinces, cities, caravans and choices of a caravan; one fortress, in the capital."""
    assert [BOX.place_ids[province] for province in BOX.sheet_markers[civ]] == markers
    assert BOX.sheet_fortresses[civ] == [BOX.civ_capital[civ]]
    kinds = [BOX.building_kind[at] for at in BOX.sheet_buildings[civ]]
    assert (kinds.count(CITY), kinds.count(CARAVAN), len(BOX.sheet_choices[civ])) == (cities, caravans, choices)


def test_choices_of_a_caravan() -> None:
    """C4, T29: Egypt's caravan in the capital -> on papyrus or on grain."""
    (choice,) = BOX.sheet_choices[EGYPT]
    assert [BOX.spot_names[BOX.building_spot[at]] for at in choice] == ["papyrus", "grain"]


def test_the_other_greek_sheet() -> None:
    """C4: option B -> a caravan in Thracia instead of a city, all else alike."""
    first, other = set(BOX.sheet_buildings[GREECE]), set(BOX.sheet_b_buildings)
    assert BOX.sheet_b_civ == GREECE
    assert [BOX.spot_names[BOX.building_spot[at]] for at in [*first - other, *other - first]] == [
        "Constantinopolis",
        "fish",
    ]


@pytest.mark.parametrize(
    ("civ", "area"),
    [
        (ROME, {"ROM", "ETR", "ITA"}),
        (EGYPT, {"EGT", "JUD", "THE", "CYR"}),
        (GREECE, {"ACH", "MAC", "THR", "CRE", "RHO", "ASI"}),
    ],
)
def test_where_a_free_set_up_may_build(civ: int, area: set[str]) -> None:
    """M13, T20: the capital and its neighbours by land; Greece also on the Aegean."""
    assert ids(BOX.set_up_area[civ]) == area


# Sources

TABLES = ("prices", "pieces", "stock", "battle", "set_up", "taxes", "sheet_b")
NEW_TABLES = ("goal", "goal_options", "income", "exchange", "construction", "powers")
LISTS = ("goods", "provinces", "seas", "cards", "civilisations")


def entries(data: Any, path: str = "") -> Iterator[tuple[str, Data]]:
    """Yield every table below the top of a box with its key path."""
    if isinstance(data, dict):
        if path:
            yield path, data
        for key, value in data.items():
            yield from entries(value, f"{path}.{key}".strip("."))
    elif isinstance(data, list):
        for at, value in enumerate(data):
            yield from entries(value, f"{path}[{at}]")


def test_every_entry_has_a_source() -> None:
    """The shipped box has nothing but these entries, and each, at any depth, names where it comes from."""
    assert set(DATA) == {*TABLES, *NEW_TABLES, *LISTS}
    assert {entry["source"] for _, entry in entries(DATA)} == {"rulebook", "inferred", "reconstructed"}


def test_what_the_rulebook_does_not_print_is_not_called_so() -> None:
    """D1, D2: borders but those of Athens, counts of goods and who has which colour are ours."""
    borders = {entry["id"]: entry["borders"]["source"] for entry in [*DATA["provinces"], *DATA["seas"]]}
    assert {id for id, source in borders.items() if source != "reconstructed"} == {"ACH"}
    assert {entry["source"] for entry in DATA["goods"]} == {"reconstructed"}
    assert {entry["colour"]["source"] for entry in DATA["civilisations"]} == {"reconstructed"}


def test_no_entry_goes_without_a_source() -> None:
    """Any entry without a source -> one fault at that entry."""
    data = deepcopy(DATA)
    paths = []
    for path, entry in entries(data):
        del entry["source"]
        paths.append((f"{path}.source", "fault-missing"))
    assert sorted(faults(lambda box: box.update(data))) == sorted(paths)


# Faults


def found(*edits: Edit) -> BadBox:
    """Return the error that the shipped box with some edits raises."""
    data = deepcopy(DATA)
    for edit in edits:
        edit(data)
    with pytest.raises(BadBox) as caught:
        Box(data, "mine")
    return caught.value


def faults(*edits: Edit) -> list[tuple[str, str]]:
    """Return path and message of every fault of the shipped box with some edits."""
    return [(fault.path, fault.message.id) for fault in found(*edits).faults]


def steps(path: str) -> list[str | int]:
    """Return the keys of a key path such as ``seas[3].name``."""
    return [int(key) if key.isdigit() else key for key in path.replace("[", ".").replace("]", "").split(".")]


def holder(data: Data, path: str) -> Any:
    """Return the table or list in which a key path ends."""
    there: Any = data
    for key in steps(path)[:-1]:
        there = there[key]
    return there


def put(path: str, value: object) -> Edit:
    """Return an edit that sets what stands at a key path."""
    return lambda data: holder(data, path).__setitem__(steps(path)[-1], value)


def drop(path: str) -> Edit:
    """Return an edit that takes away what stands at a key path."""
    return lambda data: holder(data, path).pop(steps(path)[-1])


def test_a_corrected_box_can_be_read() -> None:
    """Another price for the Pyramids, another icon -> a box with these."""
    data = deepcopy(DATA)
    put("cards[17].price", 13)(data)
    put("provinces[3].icons[0].good", "slaves")(data)
    other = Box(data, "mine")
    assert other.card_price[PYRAMIDS] == 13
    assert other.kind_names[other.building_good[other.icons_of[3][0]]] == "slaves"


def test_cards_may_stand_in_any_order() -> None:
    """The cards the other way round -> each still has its own power."""
    data = deepcopy(DATA)
    data["cards"].reverse()
    assert Box(data, "mine").card_names == BOX.card_names


# Boxes of before


def former() -> Data:
    """Return the box as we shipped it when the program did not yet read the new tables."""
    data = former_box(ROOM, FORMER)
    assert data is not None
    return data


def numbers(box: Box) -> list[int]:
    """Return what the new tables hold."""
    return [
        box.goal_cards, box.goal_cards_long, box.pyramids_surcharge, box.goal_capitals, box.doubled, box.fewest_traders,
        box.fortress_limit, box.taxes_kept, box.discount, box.role_bonus, box.die_bonus, box.colossus_taxes,
        box.zeus_fortresses,
    ]  # fmt: skip


def test_the_box_shipped_before_lacks_only_the_new_tables() -> None:
    """The former box -> found by its digest, the same as ours but for these tables."""
    assert digest(former()) == FORMER
    assert {**former(), **{name: DATA[name] for name in NEW_TABLES}} == DATA
    assert not {*NEW_TABLES} & {*former()}


def test_a_box_without_the_new_tables_is_read_as_ever() -> None:
    """A box written before -> the numbers that the rules had then, and its digest as ever."""
    assert numbers(Box(former(), "mine")) == numbers(BOX)
    game = periplus.game("mare_nostrum", former())
    assert game.box_digest == FORMER
    assert game.box == former()


def test_each_new_number_of_a_box_is_read() -> None:
    """Other numbers in the new tables -> a box with these."""
    data = deepcopy(DATA)
    others = (3, 6, 2, 5, 3, 4, 2, 1, 2, 3, 2, 4, 2)
    paths = (
        "goal.cards", "goal_options.cards", "goal_options.surcharge", "goal_options.capitals", "income.doubled",
        "exchange.traders", "construction.fortresses", "construction.taxes_kept", "powers.discount", "powers.role",
        "powers.die", "powers.taxes", "powers.fortresses",
    )  # fmt: skip
    for path, value in zip(paths, others, strict=True):
        put(path, value)(data)
    assert numbers(Box(data, "mine")) == list(others)


# Each of these is wrong in one thing on which nothing else depends.
ONE_FAULT = [
    # numbers
    (put("prices.city", 1), "prices.city", "fault-number"),
    (put("prices.legion", "3"), "prices.legion", "fault-number"),
    (put("prices.hero", 9), "prices.hero", "fault-unknown"),
    (drop("prices.temple"), "prices.temple", "fault-missing"),
    (put("pieces.legions", 0), "pieces.legions", "fault-number"),
    (put("pieces.legions", 4), "pieces.legions", "fault-stock"),
    (put("pieces.influence", 4), "pieces.influence", "fault-stock"),
    (put("stock.city", [8, 10]), "stock.city", "fault-numbers"),
    (put("stock.city", [8, 10, -1]), "stock.city", "fault-numbers"),
    (put("stock.city[0]", 7), "stock.city[0]", "fault-stock"),
    (put("stock.caravan[2]", 14), "stock.caravan[2]", "fault-stock"),
    (put("battle.die", 1), "battle.die", "fault-number"),
    (put("battle.hit", 0), "battle.hit", "fault-number"),
    (put("battle.fortress", 1.5), "battle.fortress", "fault-number"),
    (put("set_up.points", True), "set_up.points", "fault-number"),
    (put("goal.cards", 1), "goal.cards", "fault-number"),
    (put("goal_options.cards", 19), "goal_options.cards", "fault-number"),
    (put("goal_options.surcharge", -1), "goal_options.surcharge", "fault-number"),
    (put("goal_options.capitals", 6), "goal_options.capitals", "fault-number"),
    (drop("goal_options.capitals"), "goal_options.capitals", "fault-missing"),
    (put("goal_options.roles", 3), "goal_options.roles", "fault-unknown"),
    (put("income.doubled", 0), "income.doubled", "fault-number"),
    (put("exchange.traders", 1), "exchange.traders", "fault-number"),
    (put("exchange.traders", 6), "exchange.traders", "fault-number"),
    (put("construction.fortresses", 0), "construction.fortresses", "fault-number"),
    (put("construction.fortresses", 3), "construction.fortresses", "fault-number"),
    (put("construction.taxes_kept", "2"), "construction.taxes_kept", "fault-number"),
    (drop("construction.source"), "construction.source", "fault-missing"),
    (put("powers.discount", -1), "powers.discount", "fault-number"),
    (put("powers.discount", 3), "prices.city", "fault-number"),
    (put("powers.role", True), "powers.role", "fault-number"),
    (put("powers.die", 1.0), "powers.die", "fault-number"),
    (drop("powers.taxes"), "powers.taxes", "fault-missing"),
    (put("powers.fortresses", 0), "powers.fortresses", "fault-number"),
    (put("powers.fortresses", 3), "powers.fortresses", "fault-number"),
    (put("powers.flight", 1), "powers.flight", "fault-unknown"),
    (put("taxes.cards", 0), "taxes.cards", "fault-number"),
    (put("goods[0].cards", 10**19), "goods[0].cards", "fault-number"),
    # places
    (put("provinces[5].name", ""), "provinces[5].name", "fault-name"),
    (put("provinces[5].id", "ROM"), "provinces[5].id", "fault-twice"),
    (put("provinces[5].also", "Corsica"), "provinces[5].also", "fault-names"),
    (put("provinces[5].also[0]", 7), "provinces[5].also[0]", "fault-name"),
    (put("provinces[5].also[0]", "two  spaces"), "provinces[5].also[0]", "fault-name"),
    (put("provinces[5].also[0]", "roma"), "provinces[5].also[0]", "fault-twice"),
    (put("provinces[5].also[0]", "ATHENS"), "provinces[10].also[2]", "fault-twice"),
    (put("seas[3].also[0]", "Rome"), "seas[3].also[0]", "fault-twice"),
    (put("provinces[5].also[0]", "Isle of Legions first"), "provinces[5].also[0]", "fault-reserved"),
    (put("provinces[5].also[0]", "7"), "provinces[5].also[0]", "fault-reserved"),
    (put("seas[3].also[0]", "a -> b"), "seas[3].also[0]", "fault-reserved"),
    (put("provinces[5].island", 1), "provinces[5].island", "fault-flag"),
    (put("provinces[0].island", True), "provinces[0].island", "fault-island"),
    # borders
    (drop("provinces[0].borders"), "provinces[0].borders", "fault-missing"),
    (put("provinces[0].borders.land[0]", "Atlantis"), "provinces[0].borders.land[0]", "fault-one-of"),
    (put("provinces[0].borders.land[0]", "Italia"), "provinces[0].borders.land[1]", "fault-twice"),
    (put("provinces[0].borders.land", "Italia"), "provinces[0].borders.land", "fault-names"),
    (put("provinces[0].borders.land", ["Italia"]), "provinces[1].borders.land", "fault-one-sided"),
    (put("provinces[0].borders.land", ["Etruria", "Italia", "Roma"]), "provinces[0].borders.land", "fault-itself"),
    (put("provinces[0].borders.seas[1]", "Etruria"), "provinces[0].borders.seas[1]", "fault-one-of"),
    (put("provinces[0].borders.seas", ["Adriaticum"]), "seas[1].borders.provinces", "fault-one-sided"),
    (
        put("seas[9].borders.provinces", ["Dacia", "Thracia", "Armenia"]),
        "provinces[15].borders.seas",
        "fault-one-sided",
    ),
    (put("seas[3].borders.seas", ["Ionium", "Africum"]), "seas[3].borders.seas", "fault-one-sided"),
    (put("seas[3].borders.seas", ["Ionium", "Adriaticum"]), "seas[3].borders.seas", "fault-itself"),
    (put("provinces[0].borders.rivers", ["Tiber"]), "provinces[0].borders.rivers", "fault-unknown"),
    # sites, icons and goods
    (put("provinces[6].sites[0].name", "Temple"), "provinces[6].sites[0].name", "fault-reserved"),
    (put("provinces[6].sites[0].name", "Grain"), "provinces[6].sites[0].name", "fault-twice"),
    (put("provinces[6].sites[0].name", "roma"), "provinces[6].sites[0].name", "fault-twice"),
    (put("provinces[28].sites[0].option", "rain"), "provinces[28].sites[0].option", "fault-one-of"),
    (put("provinces[3].icons[0].good", "beer"), "provinces[3].icons[0].good", "fault-one-of"),
    (put("provinces[9].icons[1].good", "wine"), "provinces[9].icons[1].good", "fault-twice"),
    (put("provinces[3].icons", []), "provinces[3].icons", "fault-tables"),
    (put("provinces[3].icons", [3]), "provinces[3].icons[0]", "fault-table"),
    (put("goods[3].name", "Grain"), "goods[3].name", "fault-id"),
    (put("goods[3].name", "grain"), "goods[3].name", "fault-twice"),
    (put("goods[3].name", "tax"), "goods[3].name", "fault-reserved"),
    (put("goods[3].name", "market"), "goods[3].name", "fault-reserved"),
    (drop("goods[3]"), "goods", "fault-count"),
    # cards
    (put("cards[9].price", 0), "cards[9].price", "fault-number"),
    (put("cards[9].power", "flight"), "cards[9].power", "fault-one-of"),
    (put("cards[9].power", "helen"), "cards[9].power", "fault-twice"),
    (put("cards[9].kind", "god"), "cards[9].kind", "fault-one-of"),
    (put("cards[9].name", "Ulysses"), "cards[10].name", "fault-twice"),
    (put("cards[9].name", "Two for One"), "cards[9].name", "fault-reserved"),
    (drop("cards[17]"), "cards", "fault-count"),
    # civilisations and sheets
    (drop("civilisations[4]"), "civilisations", "fault-count"),
    (put("civilisations[1].name", "Rome"), "civilisations[1].name", "fault-twice"),
    (put("civilisations[1].colour.name", "red"), "civilisations[1].colour.name", "fault-twice"),
    (put("civilisations[1].colour", "red"), "civilisations[1].colour", "fault-table"),
    (put("civilisations[1].capital", "Roma"), "civilisations[1].capital", "fault-twice"),
    (put("civilisations[1].capital", "Gallia"), "civilisations[1].capital", "fault-capital"),
    (put("civilisations[1].hero", "Zorro"), "civilisations[1].hero", "fault-one-of"),
    (put("civilisations[1].hero", "Julius Caesar"), "civilisations[1].hero", "fault-twice"),
    (put("civilisations[1].hero", "Colossus"), "civilisations[1].hero", "fault-hero"),
    (put("civilisations[1].role", "king"), "civilisations[1].role", "fault-one-of"),
    (put("civilisations[1].role", "military"), "civilisations[1].role", "fault-twice"),
    (put("civilisations[4].set_up_seas", ["Styx"]), "civilisations[4].set_up_seas[0]", "fault-one-of"),
    (put("civilisations[0].sheet[1].province", "Roma"), "civilisations[0].sheet[1].province", "fault-twice"),
    (put("civilisations[0].sheet[0].icons[0]", "fish"), "civilisations[0].sheet[0].icons[0]", "fault-one-of"),
    (put("civilisations[4].sheet[1].icons[0]", "grain"), "civilisations[4].sheet[1].icons[0]", "fault-one-of"),
    (put("civilisations[3].sheet[1].sites[0]", "Roma"), "civilisations[3].sheet[1].sites[0]", "fault-one-of"),
    (put("civilisations[0].sheet[0].fortress", "yes"), "civilisations[0].sheet[0].fortress", "fault-flag"),
    (put("civilisations[0].sheet[1].one_of", ["grain"]), "civilisations[0].sheet", "fault-choice"),
    (put("civilisations[0].sheet[0].fortress", False), "civilisations[0].sheet", "fault-worth"),
    (put("cards[0].price", 10), "civilisations[0].sheet", "fault-worth"),
    (put("sheet_b.civilisation", "Gaul"), "sheet_b.civilisation", "fault-one-of"),
    (put("sheet_b.civilisation", "Egypt"), "sheet_b.sheet", "fault-sheet-b"),
    (put("sheet_b.sheet[0].fortress", False), "sheet_b.sheet", "fault-sheet-b"),
    (drop("sheet_b.sheet[2].icons"), "sheet_b.sheet", "fault-worth"),
    # the whole
    (put("ships", 5), "ships", "fault-unknown"),
    (put("seas", []), "seas", "fault-tables"),
    (put("prices", 5), "prices", "fault-table"),
    (put("cards[0].source", "hearsay"), "cards[0].source", "fault-one-of"),
]


@pytest.mark.parametrize(("edit", "path", "id"), ONE_FAULT, ids=[f"{path} {id}" for _, path, id in ONE_FAULT])
def test_a_fault_is_named_by_its_key_path(edit: Edit, path: str, id: str) -> None:
    """One thing wrong in a box -> a fault with the exact key path, which every language can tell."""
    error = found(edit)
    assert (path, id) in [(fault.path, fault.message.id) for fault in error.faults]
    assert error.message.params == {"box": "mine", "count": len(error.faults)}
    for language in LANGUAGES:
        for fault in error.faults:
            assert fault.message.id not in text(language, ROOM).say(fault.message)


def test_choices_stand_on_free_icons() -> None:
    """A sheet that lets one choose an icon on which it has put a caravan -> a fault."""
    row = {"province": "Etruria", "icons": ["grain"], "one_of": ["grain", "livestock"], "source": "rulebook"}
    assert ("civilisations[0].sheet", "fault-choice") in faults(put("civilisations[0].sheet[1]", row))


def test_two_sheets_do_not_share_a_province() -> None:
    """Numidia on two sheets -> a fault at the second, and nowhere else."""
    row = {"province": "Numidia", "icons": ["gold"], "source": "rulebook"}
    assert faults(put("civilisations[2].sheet[2]", row)) == [("civilisations[2].sheet", "fault-twice")]


def test_what_is_right_is_not_blamed() -> None:
    """One wrong or missing value in the middle of the box -> that fault alone."""
    for edit, path, id in ONE_FAULT[:12]:
        assert faults(edit) == [(path, id)]


def test_an_island_that_nothing_reaches() -> None:
    """Cyprus on no sea -> a fault at Cyprus alone."""
    sea = BOX.sea_names.index("Cyprium")
    coast = [name for name in DATA["seas"][sea]["borders"]["provinces"] if name != "Cyprus"]
    cyprus = BOX.province_names.index("Cyprus")
    edits = put(f"seas[{sea}].borders.provinces", coast), drop(f"provinces[{cyprus}].borders.seas")
    assert faults(*edits) == [(f"provinces[{cyprus}]", "fault-unreachable")]


def test_a_map_has_room_for_sixty_places() -> None:
    """Eighteen provinces more -> too many."""
    more = [{"name": f"Terra {chr(97 + at)}", "id": f"T{chr(65 + at)}", "borders": {"source": "reconstructed"},
             "source": "reconstructed"} for at in range(18)]  # fmt: skip
    assert faults(lambda data: data["provinces"].extend(more)) == [("provinces", "fault-places")]


def test_all_faults_are_reported_at_once() -> None:
    """Four things wrong in four places -> four faults."""
    edits = (
        put("prices.city", 0),
        put("provinces[3].icons[0].good", "beer"),
        put("seas[3].also[0]", "Rome"),
        put("cards[9].kind", "god"),
    )
    assert sorted(faults(*edits)) == [
        ("cards[9].kind", "fault-one-of"),
        ("prices.city", "fault-number"),
        ("provinces[3].icons[0].good", "fault-one-of"),
        ("seas[3].also[0]", "fault-twice"),
    ]


def test_an_empty_box_lacks_everything() -> None:
    """Nothing in the box -> every part is missing."""
    assert {(name, "fault-missing") for name in (*TABLES, *LISTS)} <= set(faults(lambda data: data.clear()))


@pytest.mark.parametrize("name", [*TABLES, *NEW_TABLES, *LISTS])
@pytest.mark.parametrize("value", [None, 7, "x", [], {}, [7], [{}]])
def test_nonsense_is_a_fault_and_no_crash(name: str, value: object) -> None:
    """Any part of the box replaced by something else -> faults."""
    assert faults(put(name, value))
