"""The box of Neptun: what ships against the counts that are known, and faults in boxes that people write."""

from collections import Counter
from collections.abc import Callable, Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from periplus.games import game
from periplus.games.neptun.state import NeptunState
from periplus.kernel.box import parse_box, read_box
from periplus.kernel.errors import BadBox
from periplus.kernel.files import BadFile
from tests.games.neptun.tables import BOX, NEPTUN, REGIONS

Data = dict[str, Any]
Edit = Callable[[Data], object]


# What ships


def test_five_regions_of_three_cities() -> None:
    """N8: five regions with three cities each; Crete, where boats start, is in none."""
    regions = Counter(BOX.city_region)
    assert BOX.region_names == list(REGIONS)
    assert regions == {**dict.fromkeys(range(5), 3), -1: 1}
    assert BOX.city_names[BOX.start] == "Crete"
    assert BOX.city_region[BOX.start] == -1


def test_thirty_city_cards_two_for_each_city() -> None:
    """N5: 30 city cards -> two for each of the 15 cities, none for Crete."""
    assert len(BOX.card_names) == 30
    cards = Counter(BOX.card_city)
    assert cards == {city: 2 for city in range(16) if city != BOX.start}


def test_each_good_is_paid_once_on_every_card() -> None:
    """N14: every city card -> each good stands in one of the two columns."""
    for gold, points in zip(BOX.card_gold, BOX.card_points, strict=True):
        assert [(left > 0) + (right > 0) for left, right in zip(gold, points, strict=True)] == [1] * 5


def test_each_good_pays_points_on_one_of_the_two_cards_of_a_city() -> None:
    """D4: the two cards of a city -> 3, 2, 1 points on one, 3, 2 on the other, for different goods."""
    for city in range(16):
        cards = [BOX.card_points[card] for card in range(30) if BOX.card_city[card] == city]
        if cards:
            first, second = cards
            assert [(one > 0) + (other > 0) for one, other in zip(first, second, strict=True)] == [1] * 5
            assert sorted(sorted(card)[-3:] for card in cards) == [[0, 2, 3], [1, 2, 3]]


def test_each_good_is_worth_33_points_over_the_deck() -> None:
    """D4: all city cards -> the points for each good add up to 33."""
    assert [sum(points[good] for points in BOX.card_points) for good in range(5)] == [33] * 5


@pytest.mark.parametrize(
    ("region", "low", "high"),
    [("Graecia", 2, 4), ("Asia Minor", 2, 4), ("Africa", 3, 5), ("Italia", 3, 5), ("Hispania", 4, 6)],
)
def test_gold_rises_with_distance(region: str, low: int, high: int) -> None:
    """D4: the cards of a region -> gold between these bounds."""
    there = [card for card in range(30) if BOX.city_region[BOX.card_city[card]] == REGIONS.index(region)]
    pays = [gold for card in there for gold in BOX.card_gold[card] if gold]
    assert (min(pays), max(pays)) == (low, high)


def test_thirty_goods_cards() -> None:
    """N5: 30 goods cards -> six of each of the five goods."""
    assert BOX.goods_names == ["honey", "grain", "salt", "grapes", "olives"]
    assert Counter(BOX.goods_deck) == dict.fromkeys(range(5), 6)


def test_forty_oar_cards_and_two_starting_cards() -> None:
    """N5, N7: 40 oar cards -> each wind number from -2 to +2 with each power from 1 to 8; two starting cards."""
    deck = [(BOX.oar_wind[kind], BOX.oar_power[kind]) for kind in BOX.oar_deck]
    assert sorted(deck) == [(wind, power) for wind in range(-2, 3) for power in range(1, 9)]
    assert [BOX.oar_names[kind] for kind in BOX.starting_oars] == ["+1/4*", "-1/6*"]


def test_thirty_six_point_tiles() -> None:
    """N2: 36 tiles -> at each of six temples one A, two B, three C, the best first and none worth nothing."""
    assert len(BOX.tile_value) == 36
    assert BOX.temple_names == [*REGIONS, "Gold"]
    for temple in range(6):
        for round in range(3):
            values = [BOX.tile_value[tile] for tile in BOX.tiles_at[temple][round]]
            assert len(values) == round + 1
            assert values == sorted(set(values), reverse=True)
            assert min(values) > 0


def test_far_temples_are_worth_more_and_gold_least() -> None:
    """C26: first tiles of each round -> they rise from Gold over Graecia to Hispania, and from A to C."""
    far = ["Gold", "Graecia", "Asia Minor", "Africa", "Italia", "Hispania"]
    best = [[BOX.tile_value[BOX.tiles_at[BOX.temple_names.index(name)][at][0]] for name in far] for at in range(3)]
    for values in best:
        assert values == sorted(values)
        assert values[0] < values[1] < values[5]
    assert all(a < b < c for a, b, c in zip(*best, strict=True))


def test_fifteen_bonus_tiles() -> None:
    """N11, N47: 15 bonus tiles -> five each of 2, 3 and 4; fixed ones are worth 3."""
    assert Counter(BOX.bonus_tiles) == {2: 5, 3: 5, 4: 5}
    assert BOX.bonus_fixed == 3


def test_links_and_markers() -> None:
    """N3: 15 coastal links with markers from 3 to 8, four deep-sea links with markers from 11 to 13."""
    assert Counter(BOX.link_deep) == {False: 15, True: 4}
    assert (len(BOX.coastal_markers), min(BOX.coastal_markers), max(BOX.coastal_markers)) == (15, 3, 8)
    assert (len(BOX.deep_markers), min(BOX.deep_markers), max(BOX.deep_markers)) == (4, 11, 13)
    assert len({frozenset(ends) for ends in BOX.link_ends}) == 19


def test_scales_and_prices() -> None:
    """N6, N7, N28, N31, N36, N39: wind 0 to 10, 5 below forecast 0; 5 gold; a mile 1 gold, a point 3."""
    assert (BOX.wind_low, BOX.wind_high, BOX.wind_neutral, BOX.start_wind) == (0, 10, 5, 5)
    assert (BOX.forecast_high, BOX.power_high, BOX.start_gold) == (5, 8, 5)
    assert (BOX.mile_price, BOX.point_price) == (1, 3)


def test_five_colours() -> None:
    """C11: pieces of five colours -> the four that rulebooks name, and one more."""
    assert BOX.colours == ["red", "green", "purple", "yellow", "blue"]


# Sources

TABLES = ("start", "scales", "prices", "markers", "bonus")
LISTS = (
    "colours", "regions", "cities", "links", "goods", "city_cards", "oars", "starting_oars", "temples",
)  # fmt: skip


def entries(data: Data) -> Iterator[tuple[str, Data]]:
    """Yield every entry of a box with its key path."""
    for name in TABLES:
        yield name, data[name]
    for name in LISTS:
        for at, entry in enumerate(data[name]):
            yield f"{name}[{at}]", entry


def test_every_entry_has_a_source() -> None:
    """The shipped box has nothing but these entries, and each names where it comes from."""
    assert set(NEPTUN.box) == {*TABLES, *LISTS}
    sources = Counter(entry["source"] for _, entry in entries(NEPTUN.box))
    assert set(sources) == {"rulebook", "inferred", "reconstructed"}
    assert sum(sources.values()) == 5 + 5 + 5 + 16 + 19 + 5 + 30 + 40 + 2 + 6


def test_what_the_rulebook_does_not_print_is_not_called_so() -> None:
    """Values that nobody has published are marked: markers, pay, oar cards and tiles are ours."""
    for name in ("city_cards", "oars", "starting_oars", "temples"):
        assert {entry["source"] for entry in NEPTUN.box[name]} == {"reconstructed"}
    assert NEPTUN.box["markers"]["source"] == NEPTUN.box["bonus"]["source"] == "reconstructed"


@pytest.mark.parametrize("name", [*TABLES, *LISTS])
def test_no_entry_goes_without_a_source(name: str) -> None:
    """Any entry without a source, or with one of our own making -> a fault at that entry."""
    for path in [path for path, _ in entries(NEPTUN.box) if path.split("[")[0] == name]:
        assert faults(drop(f"{path}.source")) == [(f"{path}.source", "fault-missing")]
    assert faults(put(f"{path}.source", "hearsay")) == [(f"{path}.source", "fault-one-of")]


# Faults


def faults(*edits: Edit) -> list[tuple[str, str]]:
    """Return path and message of every fault of the shipped box with some edits."""
    data = deepcopy(NEPTUN.box)
    for edit in edits:
        edit(data)
    with pytest.raises(BadBox) as caught:
        game("neptun", data, "mine")
    assert caught.value.message.params == {"box": "mine", "count": len(caught.value.faults)}
    return [(fault.path, fault.message.id) for fault in caught.value.faults]


def steps(path: str) -> list[str | int]:
    """Return the keys of a key path such as ``cities[3].name``."""
    return [int(key) if key.isdigit() else key for key in path.replace("[", ".").replace("]", "").split(".")]


def holder(data: Data, path: str) -> Any:
    """Return the table or list in which a key path ends."""
    place: Any = data
    for key in steps(path)[:-1]:
        place = place[key]
    return place


def put(path: str, value: object) -> Edit:
    """Return an edit that sets what stands at a key path."""
    return lambda data: holder(data, path).__setitem__(steps(path)[-1], value)


def drop(path: str) -> Edit:
    """Return an edit that takes away what stands at a key path."""
    return lambda data: holder(data, path).pop(steps(path)[-1])


def test_the_shipped_box_has_no_fault() -> None:
    """The shipped box, and a box with the same content -> both are ours."""
    assert NEPTUN.shipped
    assert game("neptun", deepcopy(NEPTUN.box), "mine").shipped


def test_a_corrected_box_can_be_played() -> None:
    """Another value for a tile -> a box of somebody's own, with its own digest."""
    data = deepcopy(NEPTUN.box)
    data["temples"][0]["A"] = [3]
    other = game("neptun", data, "mine")
    assert not other.shipped
    assert other.box_digest != NEPTUN.box_digest
    assert other.new(3, 1).view(None)["temples"][2]["tiles"] == [3]


ONE_FAULT = [
    # scales, prices, start
    (put("scales.wind_low", -1), "scales.wind_low", "fault-number"),
    (put("scales.wind_high", 100), "scales.wind_high", "fault-number"),
    (put("scales.wind_neutral", 11), "scales.wind_neutral", "fault-number"),
    (put("scales.forecast", 6), "scales.forecast", "fault-number"),
    (put("scales.forecast", "5"), "scales.forecast", "fault-number"),
    (put("scales.power", 0), "scales.power", "fault-number"),
    (put("scales.tide", 3), "scales.tide", "fault-unknown"),
    (drop("scales.power"), "scales.power", "fault-missing"),
    (put("prices.mile", 0), "prices.mile", "fault-number"),
    (put("prices.mile", 1.0), "prices.mile", "fault-number"),
    (put("prices.temple_point", True), "prices.temple_point", "fault-number"),
    (put("start.city", "Atlantis"), "start.city", "fault-one-of"),
    (put("start.gold", -5), "start.gold", "fault-number"),
    (put("start.wind", 11), "start.wind", "fault-number"),
    (drop("start"), "start", "fault-missing"),
    (put("start", 5), "start", "fault-table"),
    # names
    (put("colours[1].name", "red"), "colours[1].name", "fault-twice"),
    (put("colours[1].name", ""), "colours[1].name", "fault-name"),
    (drop("colours[4]"), "colours", "fault-count"),
    (put("regions[2].name", "hispania"), "regions[2].name", "fault-twice"),
    (put("cities[3].name", 7), "cities[3].name", "fault-name"),
    (put("cities[3].region", "Gallia"), "cities[3].region", "fault-one-of"),
    (drop("cities[3].region"), "cities[3].region", "fault-missing"),
    (put("cities[0].region", "Graecia"), "cities[0].region", "fault-unknown"),
    (put("goods[4].name", "honey"), "goods[4].name", "fault-twice"),
    # links and markers
    (put("links[2].ends", ["Tarraco", "Atlantis"]), "links[2].ends", "fault-ends"),
    (put("links[2].ends", ["Tarraco", "Tarraco"]), "links[2].ends", "fault-ends"),
    (put("links[2].ends", ["Tarraco"]), "links[2].ends", "fault-ends"),
    (put("links[2].ends", "Tarraco"), "links[2].ends", "fault-ends"),
    (put("links[2].ends", [["Tarraco"], 3]), "links[2].ends", "fault-ends"),
    (drop("links[2].ends"), "links[2].ends", "fault-missing"),
    (put("links[2].kind", "river"), "links[2].kind", "fault-one-of"),
    (put("links[13].ends", ["Tyros", "Antiochia"]), "cities[13]", "fault-unreachable"),
    (put("markers.coastal", [3] * 14), "markers.coastal", "fault-numbers"),
    (put("markers.coastal", [3] * 14 + [0]), "markers.coastal", "fault-numbers"),
    (put("markers.deep_sea", [11, 12, 12, "13"]), "markers.deep_sea", "fault-numbers"),
    (put("markers.deep_sea", 12), "markers.deep_sea", "fault-numbers"),
    (drop("markers.deep_sea"), "markers.deep_sea", "fault-missing"),
    # cards
    (put("goods[0].cards", 1), "goods", "fault-few"),
    (put("goods[0].cards", 0), "goods[0].cards", "fault-number"),
    (put("city_cards[0].id", "malaca_b"), "city_cards[1].id", "fault-twice"),
    (put("city_cards[0].id", "Malaca A"), "city_cards[0].id", "fault-id"),
    (put("city_cards[0].city", "Crete"), "city_cards[0].city", "fault-start-card"),
    (put("city_cards[0].city", "Atlantis"), "city_cards[0].city", "fault-one-of"),
    (put("city_cards[0].gold.grapes", 0), "city_cards[0].gold.grapes", "fault-number"),
    (put("city_cards[0].gold.wine", 3), "city_cards[0].gold.wine", "fault-unknown"),
    (put("city_cards[0].gold.honey", 3), "city_cards[0]", "fault-pay"),
    (drop("city_cards[0].gold.grapes"), "city_cards[0]", "fault-pay"),
    (put("city_cards[0].price", 3), "city_cards[0].price", "fault-unknown"),
    (put("oars[1].wind", -2), "oars[1]", "fault-twice"),
    (put("oars[0].wind", 10), "oars[0].wind", "fault-number"),
    (put("oars[0].power", 9), "oars[0].power", "fault-number"),
    (drop("oars[0].cards"), "oars[0].cards", "fault-missing"),
    (put("starting_oars[0].power", 0), "starting_oars[0].power", "fault-number"),
    (put("starting_oars[0].cards", 2), "starting_oars[0].cards", "fault-unknown"),
    (drop("starting_oars[1]"), "starting_oars", "fault-count"),
    # tiles
    (put("temples[0].name", "Gallia"), "temples[0].name", "fault-one-of"),
    (put("temples[0].name", "Gold"), "temples[5].name", "fault-twice"),
    (put("temples[0].A", [2, 1]), "temples[0].A", "fault-numbers"),
    (put("temples[0].B", [5]), "temples[0].B", "fault-numbers"),
    (put("temples[0].C", [8, 4, -2]), "temples[0].C", "fault-numbers"),
    (drop("temples[5]"), "temples", "fault-count"),
    (put("bonus.tiles", [3] * 14), "bonus.tiles", "fault-numbers"),
    (put("bonus.fixed", 0), "bonus.fixed", "fault-number"),
    # the whole
    (put("ships", 5), "ships", "fault-unknown"),
    (put("oars", {}), "oars", "fault-tables"),
    (put("links", []), "links", "fault-tables"),
    (put("regions[0]", "Hispania"), "regions[0]", "fault-table"),
]


@pytest.mark.parametrize(("edit", "path", "id"), ONE_FAULT, ids=[f"{path} {id}" for _, path, id in ONE_FAULT])
def test_a_fault_is_named_by_its_key_path(edit: Edit, path: str, id: str) -> None:
    """One thing wrong in a box -> a fault with the exact key path and what is wrong there."""
    assert (path, id) in faults(edit)


ALONE = [
    (put("start.gold", -5), "start.gold", "fault-number"),
    (put("cities[3].region", "Gallia"), "cities[3].region", "fault-one-of"),
    (put("links[2].kind", "river"), "links[2].kind", "fault-one-of"),
    (put("city_cards[0].city", "Crete"), "city_cards[0].city", "fault-start-card"),
    (put("city_cards[0].city", "Atlantis"), "city_cards[0].city", "fault-one-of"),
    (put("oars[7].power", 9), "oars[7].power", "fault-number"),
    (drop("oars[7].power"), "oars[7].power", "fault-missing"),
]


@pytest.mark.parametrize(("edit", "path", "id"), ALONE, ids=[f"{path} {id}" for _, path, id in ALONE])
def test_what_is_right_is_not_blamed(edit: Edit, path: str, id: str) -> None:
    """One wrong or missing value on which nothing else depends -> that fault alone."""
    assert faults(edit) == [(path, id)]


def test_all_faults_are_reported_at_once() -> None:
    """Five things wrong in five places -> five faults."""
    found = faults(
        put("prices.mile", 0),
        put("cities[3].region", "Gallia"),
        put("markers.coastal", [3]),
        put("oars[7].wind", 10),
        put("temples[2].C", []),
    )
    assert sorted(found) == [
        ("cities[3].region", "fault-one-of"),
        ("markers.coastal", "fault-numbers"),
        ("oars[7].wind", "fault-number"),
        ("prices.mile", "fault-number"),
        ("temples[2].C", "fault-numbers"),
    ]


def test_an_empty_box_lacks_everything() -> None:
    """Nothing in the box -> every part is missing."""
    found = faults(lambda data: data.clear())
    assert {(name, "fault-missing") for name in (*TABLES, *LISTS)} <= set(found)


@pytest.mark.parametrize("name", ["Leptis_Magna", "Porta  Ostia", " Ostia", "Portus Ostiensis"])
def test_every_city_can_be_said(name: str) -> None:
    """Ostia has another name -> the box is refused, or sailing there reads back as it is written."""
    data = deepcopy(NEPTUN.box)
    data["cities"][4]["name"] = name
    for link in data["links"]:
        link["ends"] = [name if end == "Ostia" else end for end in link["ends"]]
    for card in data["city_cards"]:
        card["city"] = name if card["city"] == "Ostia" else card["city"]
    try:
        other = game("neptun", data, "mine")
    except BadBox as error:
        assert [fault.path for fault in error.faults] == ["cities[4].name"]
        return
    s = other.new(3, 1)
    assert isinstance(s, NeptunState)
    assert other.parse(str(s.actions.sail[4])) == s.actions.sail[4]


@pytest.mark.parametrize("path", ["goods[0].cards", "oars[0].cards"])
def test_absurd_numbers_of_cards_are_a_fault(path: str) -> None:
    """More cards than any memory holds -> a fault like any other number out of bounds."""
    assert (path, "fault-number") in faults(put(path, 10**19))


@pytest.mark.parametrize(
    ("text", "line"),
    [("[start\n", 1), ('[start]\ncity = "Crete"\ngold = = 5\n', 3), ("[start]\nwind = 5\nwind = 6\n", 3)],
)
def test_syntax_errors_name_the_line(text: str, line: int) -> None:
    """A file that is no TOML -> one fault with the line."""
    with pytest.raises(BadBox) as caught:
        parse_box(text, "mine")
    (fault,) = caught.value.faults
    assert (fault.path, fault.message.id, fault.message.params["line"]) == ("", "fault-syntax", line)


def test_syntax_error_at_the_end_names_the_last_line() -> None:
    """A text that is not closed -> the fault names the line on which the file ends."""
    with pytest.raises(BadBox) as caught:
        parse_box('[start]\ncity = """Crete\ngold = 5\n', "mine")
    (fault,) = caught.value.faults
    assert fault.message.params["line"] == 4


@pytest.mark.parametrize(
    ("section", "name", "path"), [("cities", "Tyros serve", "cities[4].name"), ("regions", "Bonus", "regions[4].name")]
)
def test_names_with_a_meaning_of_their_own_are_a_fault(section: str, name: str, path: str) -> None:
    """A city called by a word of the notation, or a region by another source of points -> a fault at its name."""
    box = game("neptun").box
    entries = [*box[section][:4], {**box[section][4], "name": name}, *box[section][5:]]
    with pytest.raises(BadBox) as caught:
        game("neptun", {**box, section: entries})
    assert (path, "fault-reserved") in [(fault.path, fault.message.id) for fault in caught.value.faults]


@pytest.mark.parametrize("content", [None, b"\xff\xfe"])
def test_files_that_cannot_be_read(tmp_path: Path, content: bytes | None) -> None:
    """No file, or one that is no text -> an error that names the file."""
    file = tmp_path / "box.toml"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(BadFile, match=r"box\.toml: (there is no such file|the text is not UTF-8)"):
        read_box(file)


def test_sources_and_notes_do_not_make_another_box() -> None:
    """Who corrects where a fact comes from can still replay every record; who corrects the fact cannot."""
    ours = game("neptun")
    noted = {**ours.box, "prices": {**ours.box["prices"], "source": "inferred", "note": "seen on a photograph"}}
    dearer = {**ours.box, "prices": {**ours.box["prices"], "mile": 2}}
    assert game("neptun", noted).box_digest == ours.box_digest
    assert game("neptun", dearer).box_digest != ours.box_digest
