"""The box of Parthenon: what ships against the counts that are known, faults in boxes that people write, and play."""

from collections import Counter
from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any

import pytest

import periplus
from periplus.games.parthenon.box import Box
from periplus.games.parthenon.kinds import KIND_NAMES, YEARS
from periplus.games.parthenon.price import Price
from periplus.games.parthenon.score import complete_islands
from periplus.games.parthenon.set_up import clockwise
from periplus.games.parthenon.state import Answers, ParthenonState, Season, Voyage
from periplus.kernel.box import shipped_box
from periplus.kernel.errors import BadBox
from periplus.kernel.luck import luck_from
from periplus.kernel.playout import random_choice
from periplus.kernel.text import LANGUAGES, text
from tests.games.parthenon.tables import turn_up
from tests.games.parthenon.tables_sea import (
    CHIOS,
    build,
    build_phase,
    cargo,
    do,
    embark,
    events,
    hand,
    harbor,
    hazards,
    hold,
    launch,
    refused,
    stage,
)
from tests.games.parthenon.tables_sea import wonder as raise_to

Data = dict[str, Any]
Edit = Callable[[Data], object]

ROOM = "periplus.games.parthenon"
DATA = shipped_box(ROOM)
BOX = Box(DATA, "parthenon")
TABLES = ("limits", "complete", "workshop", "fleets", "adoption", "bonus", "tournament", "rates", "sacrifice")
LISTS = (
    "islands", "acropolis", "lands", "trades", "sales", "events", "hazards", "harbor_cards", "philosophies", "wonders",
)  # fmt: skip


def priced(price: Price) -> dict[str, int]:
    """Return a price as its entry counts it."""
    counts = {name: count for name, count in zip(KIND_NAMES, price.counts, strict=True) if count}
    return counts | {name: count for name, count in (("basic", price.basic), ("rare", price.rare)) if count}


# What ships


def test_six_islands_of_six_villages() -> None:
    """P9: six islands, three with a torch; each has two kinds of village three times over, and a third kind."""
    assert BOX.island_names == ["Chios", "Crete", "Rhodes", "Naxos", "Scyros", "Lemnos"]
    assert [island.torch for island in BOX.islands] == [True] * 3 + [False] * 3
    for island in BOX.islands:
        assert sorted(Counter(island.makes).values()) == [2, 2, 2]
        assert [priced(price) for price in island.prices[:2]] == [{}, {}]


def test_islands_share_rare_goods_in_pairs() -> None:
    """P14, P15: pottery, spices and tools come from two islands each, one of them with a torch."""
    assert sorted(Counter(island.rare for island in BOX.islands).values()) == [2, 2, 2]
    assert len({island.rare for island in BOX.islands if island.torch}) == 3


def test_every_structure_can_be_an_alternate_twice() -> None:
    """P52: each island has two alternates; each of the four that make a card is one on three islands."""
    alternates = Counter(BOX.acropolis_names[each] for island in BOX.islands for each in island.alternates)
    assert alternates == {"marketplace": 3, "shrine": 3, "fortress": 3, "great harbor": 3}


def test_eighteen_events() -> None:
    """P12: three years of six events, one harsh event in each."""
    assert Counter(event.year for event in BOX.events) == dict.fromkeys(range(1, YEARS + 1), 6)
    assert [event.year for event in BOX.events if event.harsh] == [1, 2, 3]


def test_decks() -> None:
    """P31, P13: 36 hazards and 24 harbor cards, six lands, six philosophies, twelve wonders."""
    assert (len(BOX.hazard_deck), len(BOX.harbor_deck)) == (36, 24)
    assert (len(BOX.lands), len(BOX.philosophies), len(BOX.wonders)) == (6, 6, 12)


def test_an_island_of_sixteen_structures_is_complete() -> None:
    """P3: six villages, two workshops, six structures of the acropolis, two wonders."""
    assert BOX.goal == [6, 2, 6, 2]


# Sources


def entries(data: Any, path: str = "") -> Iterator[tuple[str, Data]]:
    """Yield every entry of a box with its key path; prices and other parts of an entry have no source of their own."""
    for key, value in data.items():
        for at, entry in enumerate(value) if isinstance(value, list) else [(None, value)]:
            yield key if at is None else f"{key}[{at}]", entry


def test_every_entry_has_a_source() -> None:
    """The shipped box has nothing but these entries, and each names where it comes from."""
    assert set(DATA) == {*TABLES, *LISTS}
    assert {entry["source"] for _, entry in entries(DATA)} == {"rulebook", "inferred", "reconstructed"}


def test_no_entry_goes_without_a_source() -> None:
    """All entries without a source -> one fault at each."""
    data, paths = deepcopy(DATA), []
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
    """Return the keys of a key path such as ``lands[3].name``."""
    return [int(key) if key.isdigit() else key for key in path.replace("[", ".").replace("]", "").split(".")]


def holder(data: Data, path: str) -> Any:
    """Return the table or list in which a key path ends."""
    there: Any = data
    for key in steps(path)[:-1]:
        there = there[key]
    return there


def put(path: str, value: object) -> Edit:
    """Return an edit that sets what is at a key path."""
    return lambda data: holder(data, path).__setitem__(steps(path)[-1], value)


def drop(path: str) -> Edit:
    """Return an edit that takes away what is at a key path."""
    return lambda data: holder(data, path).pop(steps(path)[-1])


def both(first: Edit, second: Edit) -> Edit:
    """Return an edit that makes two."""
    return lambda data: (first(data), second(data))


def numbered(key: str, name: str) -> int:
    """Return the number of an entry by its name."""
    return [entry["name"] for entry in DATA[key]].index(name)


def event(name: str) -> str:
    """Return the key path of an event."""
    return f"events[{numbered('events', name)}]"


def hazard(name: str) -> str:
    """Return the key path of a hazard."""
    return f"hazards[{numbered('hazards', name)}]"


def wonder(name: str) -> str:
    """Return the key path of a wonder."""
    return f"wonders[{numbered('wonders', name)}]"


DROUGHT, GOLDEN_AGE, SHIPWORM = event("Drought"), event("Golden Age"), event("Shipworm")
QUAKE, SHIPS, GAMES, RAIDS = event("Earthquake"), event("Merchant Ships"), event("Olympic Games"), event("Pirate Raids")
SWELL, PRIZE, SQUALL, SAFE = hazard("Heavy Swell"), hazard("Rich Prize"), hazard("Squall"), hazard("Safe Journey")
LIGHTHOUSE, LIBRARY, ARTEMIS, STADIUM = [
    wonder(name) for name in ("Great Lighthouse", "Great Library", "Temple of Artemis", "Stadium")
]
PARTHENON, COLOSSUS = wonder("Parthenon"), wonder("Colossus")

ONE_FAULT: list[tuple[Edit, str, str]] = [
    # limits and goals
    (put("limits.seasons", 0), "limits.seasons", "fault-number"),
    (put("limits.cargo", "6"), "limits.cargo", "fault-number"),
    (put("limits.hand", True), "limits.hand", "fault-number"),
    (put("limits.copies", 7), "limits.copies", "fault-number"),
    (put("limits.events", 5), "limits.events", "fault-number"),
    (put("limits.crew", 5), "limits.crew", "fault-unknown"),
    (drop("limits.plans"), "limits.plans", "fault-missing"),
    (put("limits.plans", 3), "limits.plans", "fault-number"),
    (put("complete.villages", 7), "complete.villages", "fault-number"),
    (put("complete.wonders", 3), "complete.wonders", "fault-number"),
    (drop("complete.acropolis"), "complete.acropolis", "fault-missing"),
    (put("bonus.newcomer", "navy"), "bonus.newcomer", "fault-one-of"),
    (drop("bonus.partner"), "bonus.partner", "fault-missing"),
    (put("tournament.year", 4), "tournament.year", "fault-number"),
    (put("tournament.plans", 3), "tournament.plans", "fault-number"),
    (put("tournament.fleets", 0), "tournament.fleets", "fault-number"),
    # what a second reading of the rules found
    (put("islands[5].workshops", "spices"), "islands[5]", "fault-bonus"),
    (drop("islands[1].villages[3].price"), "islands[1].villages[3].price", "fault-missing"),
    (put("hazards[5].chosen", True), "hazards[5].chosen", "fault-unknown"),
    (put("hazards[13].chosen", True), "hazards[13].chosen", "fault-unknown"),
    (put("wonders[1].visitor", {}), "wonders[1].visitor", "fault-free"),
    (put("philosophies[3].amount", 2), "philosophies[3].amount", "fault-number"),
    (put("events[2].villages", 1), "events[2].lost", "fault-unknown"),
    # islands
    (drop("islands[5]"), "islands", "fault-count"),
    (put("islands[1].name", "chios"), "islands[1].name", "fault-twice"),
    (put("islands[1].name", "two  spaces"), "islands[1].name", "fault-name"),
    (put("islands[1].name", "Crete to Rhodes"), "islands[1].name", "fault-reserved"),
    (put("islands[1].name", "Island 7"), "islands[1].name", "fault-reserved"),
    (put("islands[1].torch", "yes"), "islands[1].torch", "fault-flag"),
    (put("islands[1].torch", False), "islands", "fault-torches"),
    (put("islands[3].torch", True), "islands", "fault-torches"),
    (put("islands[3].villages[0].makes", "wool"), "islands[3]", "fault-bonus"),
    (put("islands[3].workshops", "pottery"), "islands[3]", "fault-bonus"),
    (put("islands[3].villages[0].makes", "gold"), "islands[3].villages[0].makes", "fault-one-of"),
    (put("islands[3].villages[2].price.basic", 21), "islands[3].villages[2].price.basic", "fault-number"),
    (put("islands[3].villages[2].price.marble", 1), "islands[3].villages[2].price.marble", "fault-unknown"),
    (put("islands[3].villages[2].price.imported", True), "islands[3].villages[2].price.imported", "fault-unknown"),
    (put("islands[3].villages[2].priced", 1), "islands[3].villages[2].priced", "fault-unknown"),
    (put("islands[3].villages[2]", 7), "islands[3].villages[2]", "fault-table"),
    (drop("islands[3].villages[5]"), "islands[3].villages", "fault-count"),
    (put("islands[3].workshops", "papyrus"), "islands[3].workshops", "fault-one-of"),
    (drop("islands[3].workshops"), "islands[3].workshops", "fault-missing"),
    (drop("islands[3].alternates[1]"), "islands[3].alternates", "fault-count"),
    (put("islands[3].alternates[1]", "temple"), "islands[3].alternates[1]", "fault-one-of"),
    (put("islands[3].alternates[1]", "marketplace"), "islands[3].alternates[1]", "fault-twice"),
    (put("islands[3].alternates", "shrine"), "islands[3].alternates", "fault-names"),
    # structures, fleets and philosophies
    (put("workshop.price.basic", 7), "workshop.price.different", "fault-different"),
    (put("workshop.price", 6), "workshop.price", "fault-table"),
    (drop("workshop.price"), "workshop.price", "fault-missing"),
    (drop("acropolis[5]"), "acropolis", "fault-count"),
    (put("acropolis[5].name", "Shrine"), "acropolis[5].name", "fault-twice"),
    (put("acropolis[4].name", "village"), "acropolis[4].name", "fault-reserved"),
    (put("acropolis[5].price.rare", 5), "acropolis[5].price.different", "fault-different"),
    (put("acropolis[5].price.different", 1), "acropolis[5].price.different", "fault-flag"),
    (put("acropolis[5].hand", -1), "acropolis[5].hand", "fault-number"),
    (put("acropolis[5].roof", "flat"), "acropolis[5].roof", "fault-unknown"),
    (put("acropolis[0].craft.makes", "coins"), "acropolis[0].craft.makes", "fault-one-of"),
    (drop("acropolis[0].craft.price"), "acropolis[0].craft.price", "fault-missing"),
    (put("acropolis[0].craft.often", 2), "acropolis[0].craft.often", "fault-unknown"),
    (drop("fleets.prices[1]"), "fleets.prices", "fault-count"),
    (drop("fleets.prices"), "fleets.prices", "fault-count"),
    (put("fleets.prices[1].coins", 2), "fleets.prices[1].coins", "fault-unknown"),
    (drop("adoption.price"), "adoption.price", "fault-missing"),
    (drop("philosophies[5]"), "philosophies", "fault-count"),
    (put("philosophies[5].power", "fly"), "philosophies[5].power", "fault-one-of"),
    (put("philosophies[5].power", "endure"), "philosophies[5].power", "fault-twice"),
    (put("philosophies[5].power", "endure"), "philosophies", "fault-powers"),
    (put("philosophies[5].amount", 0), "philosophies[5].amount", "fault-number"),
    (put("philosophies[5].name", "stoicism"), "philosophies[5].name", "fault-twice"),
    (put("philosophies[5].name", "Love for All"), "philosophies[5].name", "fault-reserved"),
    # lands and trade
    (drop("lands[5]"), "lands", "fault-count"),
    (put("lands[5].name", "Athens"), "lands[5].name", "fault-twice"),
    (put("lands[5].name", "Land with Hills"), "lands[5].name", "fault-reserved"),
    (put("lands[5].group", "near"), "lands[5].group", "fault-one-of"),
    (put("lands[0].plans[1].gold", -1), "lands[0].plans[1].gold", "fault-number"),
    (put("lands[3].papyrus", 1), "lands[3].papyrus", "fault-flag"),
    (put("trades[0].group", "local"), "trades[0].group", "fault-one-of"),
    (put("trades[0].give", {"basic": 2, "gold": 1}), "trades[0].give", "fault-class"),
    (put("trades[0].give", {}), "trades[0].give", "fault-class"),
    (put("trades[3].give", {"army": 1}), "trades[3].give", "fault-class"),
    (put("trades[3].give", 7), "trades[3].give", "fault-table"),
    (put("trades[0].give.basic", 0), "trades[0].give.basic", "fault-number"),
    (drop("trades[0].get"), "trades[0].get", "fault-missing"),
    (put("trades[1].get", {"basic": 1}), "trades[1]", "fault-line"),
    (put("sales[0].land", "Gaul"), "sales[0].land", "fault-one-of"),
    (put("sales[0].sells", "elephant"), "sales[0].sells", "fault-one-of"),
    (put("sales[0].price", {}), "sales[0].price", "fault-free"),
    (drop("sales[0].price"), "sales[0].price", "fault-missing"),
    (put("rates.shortage", 0), "rates.shortage", "fault-number"),
    (drop("rates.surplus_sold"), "rates.surplus_sold", "fault-missing"),
    # events
    (put(f"{DROUGHT}.name", "famine"), f"{event('Famine')}.name", "fault-twice"),
    (put(f"{DROUGHT}.name", "Drought in Egypt"), f"{DROUGHT}.name", "fault-reserved"),
    (put(f"{DROUGHT}.year", 4), f"{DROUGHT}.year", "fault-number"),
    (put(f"{DROUGHT}.effect", "rain"), f"{DROUGHT}.effect", "fault-one-of"),
    (drop(f"{DROUGHT}.effect"), f"{DROUGHT}.effect", "fault-missing"),
    (drop(f"{DROUGHT}.prices"), f"{DROUGHT}.prices", "fault-missing"),
    (put(f"{DROUGHT}.prices", []), f"{DROUGHT}.prices", "fault-tables"),
    (put(f"{DROUGHT}.prices[0]", {}), f"{DROUGHT}.prices[0]", "fault-free"),
    (put(f"{DROUGHT}.prices[0].water", 1), f"{DROUGHT}.prices[0].water", "fault-unknown"),
    (put(f"{DROUGHT}.villages", 7), f"{DROUGHT}.villages", "fault-number"),
    (put(f"{DROUGHT}.price", {"gold": 1}), f"{DROUGHT}.price", "fault-unknown"),
    (put(f"{DROUGHT}.takes", "gold"), f"{DROUGHT}.takes", "fault-unknown"),
    (put(f"{DROUGHT}.harsh", 1), f"{DROUGHT}.harsh", "fault-flag"),
    (put(f"{RAIDS}.excused[0]", "gold"), f"{RAIDS}.excused[0]", "fault-one-of"),
    (put(f"{RAIDS}.excused", "army"), f"{RAIDS}.excused", "fault-names"),
    (put(f"{GOLDEN_AGE}.takes", "silver"), f"{GOLDEN_AGE}.takes", "fault-one-of"),
    (drop(f"{GOLDEN_AGE}.takes"), f"{GOLDEN_AGE}.takes", "fault-missing"),
    (drop(f"{GOLDEN_AGE}.prize"), f"{GOLDEN_AGE}.prize", "fault-missing"),
    (put(f"{GOLDEN_AGE}.owners[0]", "temple"), f"{GOLDEN_AGE}.owners[0]", "fault-one-of"),
    (put(f"{GOLDEN_AGE}.closes", "Gaul"), f"{GOLDEN_AGE}.closes", "fault-one-of"),
    (drop(f"{GAMES}.prize"), f"{GAMES}.prize", "fault-missing"),
    (drop(f"{SHIPS}.trades"), f"{SHIPS}.trades", "fault-missing"),
    (drop(f"{QUAKE}.price"), f"{QUAKE}.price", "fault-missing"),
    (put(f"{QUAKE}.price", {}), f"{QUAKE}.price", "fault-free"),
    (drop(f"{SHIPWORM}.price"), f"{SHIPWORM}.price", "fault-missing"),
    (drop(f"{SHIPWORM}.cargo"), f"{SHIPWORM}.cargo", "fault-missing"),
    (put(f"{SHIPWORM}.price", {"basic": 1}), f"{SHIPWORM}.price", "fault-named"),
    (both(put(f"{DROUGHT}.year", 2), put(f"{RAIDS}.year", 2)), "events", "fault-events"),
    (both(put(f"{DROUGHT}.harsh", True), put(f"{RAIDS}.harsh", True)), "events", "fault-events"),
    # hazards
    (put(f"{SWELL}.strikes", "some"), f"{SWELL}.strikes", "fault-one-of"),
    (drop(f"{SWELL}.strikes"), f"{SWELL}.strikes", "fault-missing"),
    (drop(f"{SWELL}.over"), f"{SWELL}.over", "fault-missing"),
    (put(f"{SQUALL}.over", 2), f"{SQUALL}.over", "fault-unknown"),
    (put(f"{SWELL}.fate", "lost"), f"{SWELL}.fate", "fault-one-of"),
    (put(f"{PRIZE}.lose", "some"), f"{PRIZE}.lose", "fault-one-of"),
    (put(f"{PRIZE}.lose", 0), f"{PRIZE}.lose", "fault-number"),
    (put(f"{PRIZE}.lose", ["all"]), f"{PRIZE}.lose", "fault-number"),
    (put(f"{PRIZE}.of", "wool"), f"{PRIZE}.of", "fault-one-of"),
    (drop(f"{PRIZE}.of"), f"{PRIZE}.of", "fault-missing"),
    (put(f"{PRIZE}.spared_by[0]", "tools"), f"{PRIZE}.spared_by[0]", "fault-one-of"),
    (put(f"{PRIZE}.chosen", "yes"), f"{PRIZE}.chosen", "fault-flag"),
    (put(f"{PRIZE}.count", -1), f"{PRIZE}.count", "fault-number"),
    (put(f"{PRIZE}.name", "squall"), f"{PRIZE}.name", "fault-twice"),
    (drop(f"{PRIZE}.title"), f"{PRIZE}.title", "fault-missing"),
    (put("hazards", [{**DATA["hazards"][0], "title": "Pirates", "count": 2}]), "hazards", "fault-few"),
    (put("sacrifice.title", "Whales"), "sacrifice.title", "fault-one-of"),
    (put("sacrifice.card", "wool"), "sacrifice.card", "fault-one-of"),
    # harbors
    (put("harbor_cards[0].shortage", "gold"), "harbor_cards[0].shortage", "fault-one-of"),
    (put("harbor_cards[0].admits", "grain"), "harbor_cards[0].admits", "fault-one-of"),
    (put("harbor_cards[0].fee", 10), "harbor_cards[0].fee", "fault-number"),
    (put("harbor_cards[0].fair", 1), "harbor_cards[0].fair", "fault-flag"),
    (put("harbor_cards[0].tax", 1), "harbor_cards[0].tax", "fault-unknown"),
    (
        put("harbor_cards[0].name", "Blockade"),
        f"harbor_cards[{numbered('harbor_cards', 'Blockade')}].name",
        "fault-twice",
    ),
    (lambda data: data["harbor_cards"].__setitem__(slice(5, None), []), "harbor_cards", "fault-few"),
    # wonders
    (drop("wonders[11]"), "wonders", "fault-powers"),
    (put(f"{COLOSSUS}.power", "flight"), f"{COLOSSUS}.power", "fault-one-of"),
    (put(f"{COLOSSUS}.power", "parthenon"), f"{COLOSSUS}.power", "fault-twice"),
    (put(f"{COLOSSUS}.name", "Shrine"), f"{COLOSSUS}.name", "fault-twice"),
    (put(f"{COLOSSUS}.name", "Parthenon"), f"{COLOSSUS}.name", "fault-twice"),
    (put(f"{COLOSSUS}.name", "Tower in Tyre"), f"{COLOSSUS}.name", "fault-reserved"),
    (put(f"{COLOSSUS}.plan.phase", "night"), f"{COLOSSUS}.plan.phase", "fault-one-of"),
    (put(f"{COLOSSUS}.plan.phase", "fleet trade"), f"{COLOSSUS}.plan.land", "fault-missing"),
    (put(f"{COLOSSUS}.plan.land", "Egypt"), f"{COLOSSUS}.plan.land", "fault-unknown"),
    (drop(f"{COLOSSUS}.plan.price"), f"{COLOSSUS}.plan.price", "fault-missing"),
    (drop(f"{COLOSSUS}.partial"), f"{COLOSSUS}.partial", "fault-missing"),
    (put(f"{COLOSSUS}.amount", 2), f"{COLOSSUS}.amount", "fault-unknown"),
    (put(f"{PARTHENON}.visitor", {"gold": 1}), f"{PARTHENON}.visitor", "fault-unknown"),
    (put(f"{LIGHTHOUSE}.title", "Rocks"), f"{LIGHTHOUSE}.title", "fault-one-of"),
    (drop(f"{LIGHTHOUSE}.title"), f"{LIGHTHOUSE}.title", "fault-missing"),
    (put(f"{LIBRARY}.plan.land", "Gaul"), f"{LIBRARY}.plan.land", "fault-one-of"),
    (drop(f"{LIBRARY}.price"), f"{LIBRARY}.price", "fault-missing"),
    (drop(f"{ARTEMIS}.craft"), f"{ARTEMIS}.craft", "fault-missing"),
    (put(f"{ARTEMIS}.visitor_free", "yes"), f"{ARTEMIS}.visitor_free", "fault-flag"),
    (drop(f"{STADIUM}.craft"), f"{STADIUM}.craft", "fault-missing"),
    # the whole
    (put("ships", 5), "ships", "fault-unknown"),
    (put("wonders", []), "wonders", "fault-tables"),
    (put("islands[0].source", "hearsay"), "islands[0].source", "fault-one-of"),
]


@pytest.mark.parametrize(("edit", "path", "id"), ONE_FAULT, ids=[f"{path} {id}" for _, path, id in ONE_FAULT])
def test_a_fault_is_named_by_its_key_path(edit: Edit, path: str, id: str) -> None:
    """One thing wrong in a box -> a fault with the exact key path, in words of every language."""
    error = found(edit)
    assert (path, id) in [(fault.path, fault.message.id) for fault in error.faults]
    assert error.message.params == {"box": "mine", "count": len(error.faults)}
    for language in LANGUAGES:
        for fault in error.faults:
            assert fault.message.id not in text(language, ROOM).say(fault.message)


# Values that nothing else in the box depends on.
LONELY = ("fault-number", "fault-one-of", "fault-flag", "fault-unknown", "fault-different", "fault-free", "fault-named",
          "fault-bonus", "fault-torches", "fault-events", "fault-line")  # fmt: skip
ALONE = [case for case in ONE_FAULT if case[2] in LONELY]


@pytest.mark.parametrize(("edit", "path", "id"), ALONE, ids=[f"{path} {id}" for _, path, id in ALONE])
def test_what_is_right_is_not_blamed(edit: Edit, path: str, id: str) -> None:
    """One value wrong -> that fault alone."""
    assert faults(edit) == [(path, id)]


@pytest.mark.parametrize("group", ["neighbouring", "foreign"])
def test_both_groups_of_lands_are_needed(group: str) -> None:
    """P6: all lands in one group -> a fault."""
    assert faults(lambda data: [land.update(group=group) for land in data["lands"]]) == [("lands", "fault-group")]


def test_all_faults_are_reported_at_once() -> None:
    """Four things wrong in four places -> four faults."""
    edits = (
        put("limits.cargo", 0),
        put("islands[3].alternates[1]", "temple"),
        put(f"{PRIZE}.of", "wool"),
        put(f"{COLOSSUS}.power", "flight"),
    )
    assert ("islands[3].alternates[1]", "fault-one-of") in faults(*edits)
    assert {path for path, _ in faults(*edits)} >= {"limits.cargo", f"{PRIZE}.of", f"{COLOSSUS}.power"}


def test_an_empty_box_lacks_everything() -> None:
    """Nothing in the box -> every part is missing."""
    assert {(name, "fault-missing") for name in (*TABLES, *LISTS)} <= set(faults(lambda data: data.clear()))


@pytest.mark.parametrize("name", [*TABLES, *LISTS])
@pytest.mark.parametrize("value", [None, 7, "x", [], {}, [7], [{}]])
def test_nonsense_is_a_fault_and_not_a_crash(name: str, value: object) -> None:
    """Any part of the box replaced by something else -> faults."""
    assert faults(put(name, value))


def keys(data: Any, path: str = "") -> Iterator[str]:
    """Yield the key path of every value in a box."""
    for key, value in data.items() if isinstance(data, dict) else enumerate(data):
        there = f"{path}[{key}]" if isinstance(data, list) else f"{path}.{key}".strip(".")
        yield there
        if isinstance(value, (dict, list)):
            yield from keys(value, there)


@pytest.mark.parametrize("value", [None, -1, "x", [[]], {"x": {}}], ids=str)
def test_nonsense_anywhere_is_a_fault_and_not_a_crash(value: object) -> None:
    """Any value of the box, however deep, replaced by nonsense -> faults; names may be any word."""
    for path in keys(DATA):
        last = path.rpartition(".")[2]
        if last != "note" and not (value == "x" and last in ("name", "title")):
            assert faults(put(path, value)), path


def test_names_may_contain_what_other_lists_name() -> None:
    """Names from somebody's own copy: a card of gold, a harbor with a phase in its name -> read."""
    data = deepcopy(DATA)
    put(f"{DROUGHT}.name", "Gold Rush")(data)
    put(f"{COLOSSUS}.name", "Harbor Wall")(data)
    assert "Gold Rush" in Box(data, "mine").event_names


def test_cards_may_be_in_any_order() -> None:
    """Wonders and philosophies the other way round -> each still has its own power."""
    data = deepcopy(DATA)
    data["wonders"].reverse()
    data["philosophies"].reverse()
    other = Box(data, "mine")
    for power in range(12):
        assert other.wonders[other.wonder_with[power]].name == BOX.wonders[BOX.wonder_with[power]].name
    for power in range(6):
        assert other.philosophy_names[other.philosophy_with[power]] == BOX.philosophy_names[BOX.philosophy_with[power]]


# Play with other boxes


def table_with(*edits: Edit) -> ParthenonState:
    """Begin a season with the shipped box and some edits: three islands in the order of the box, with empty hands."""
    data = deepcopy(DATA)
    for edit in edits:
        edit(data)
    s = periplus.game("parthenon", data, "mine").new(3, 1)
    assert isinstance(s, ParthenonState)
    s.island_of, s.archon = sorted(s.island_of), CHIOS
    for seat, island in enumerate(s.island_of):
        s.seat_of[island] = seat
        hold(s, seat, "")
    s.season, s.answers, s.voyage = Season(s.seats), Answers(s.seats), Voyage(s.seats)
    s.order = clockwise(s)
    events(s, "Island Festival")
    return s


def test_a_dearer_village() -> None:
    """P50: the third village of Chios costs two grain -> one card does not pay it, two grain do."""
    s = table_with(put("islands[0].villages[2].price", {"grain": 2}))
    hold(s, CHIOS, "grain grain wool")
    build_phase(s)
    refused(s, CHIOS, "build village 3 with wool", "P51", "wrong-payment")
    do(s, CHIOS, "build village 3 with grain grain")
    assert s.villages(CHIOS) == 3


def test_another_structure_of_the_acropolis() -> None:
    """P53: a shrine that makes gold from one wool -> so it does."""
    s = table_with(put("acropolis[1].craft", {"makes": "gold", "price": {"wool": 1}}))
    build(s, CHIOS, "shrine")
    hold(s, CHIOS, "wool")
    build_phase(s)
    do(s, CHIOS, "use shrine with wool")
    assert hand(s, CHIOS) == ["gold"]


def test_a_hazard_that_takes_three() -> None:
    """P33: a Squall that takes three commodities -> three are lost."""
    s = table_with(put(f"{SQUALL}.lose", 3))
    hazards(s, "Squall")
    launch(s, (CHIOS, "A Athens with grain grapes olives ore"))
    assert len(cargo(s, CHIOS)) == 1


def test_a_hazard_that_an_army_turns_aside() -> None:
    """P35: a Squall that spares fleets with an Army -> nothing is lost."""
    s = table_with(put(f"{SQUALL}.spared_by", ["army"]))
    hazards(s, "Squall")
    launch(s, (CHIOS, "A Athens with grain army"))
    assert cargo(s, CHIOS) == ["grain", "army"]


def test_an_event_with_another_toll() -> None:
    """P20: a Drought that asks for two wool, and stops two villages -> grapes do not pay it."""
    s = table_with(put(f"{DROUGHT}.prices", [{"wool": 2}]), put(f"{DROUGHT}.villages", 2))
    hold(s, CHIOS, "grapes wool wool")
    turn_up(s, "Drought")
    refused(s, CHIOS, "pay grapes", "P20", "wrong-payment")
    refused(s, CHIOS, "suffer skipping timber", "P21", "wrong-makers")
    do(s, CHIOS, "pay wool wool")


def test_another_line_of_the_trade_table() -> None:
    """P43: three basic cards for another at neighbouring lands -> two are not enough."""
    s = table_with(put("trades[0].give.basic", 3))
    hazards(s, "Safe Journey")
    harbor(s, "Sparta", "Open Harbor")
    launch(s, (CHIOS, "A Sparta with grain grain grain"))
    do(s, CHIOS, "reveal Sparta")
    refused(s, CHIOS, "trade grain grain for ore in Sparta", "P43", "no-such-rate")
    do(s, CHIOS, "trade grain grain grain for ore in Sparta")
    assert cargo(s, CHIOS) == ["ore"]


def test_smaller_fleets_and_a_smaller_goal() -> None:
    """P28, P3: fleets of two cards -> three are refused; two villages are all it takes -> every island is complete."""
    none = [put(f"complete.{key}", 0) for key in ("workshops", "acropolis", "wonders")]
    s = table_with(put("limits.cargo", 2), put("complete.villages", 2), *none)
    hold(s, CHIOS, "wool wool wool")
    embark(s)
    refused(s, CHIOS, "launch A Athens with wool wool wool", "P28", "overloaded")
    assert complete_islands(s) == [0, 1, 2]


def test_a_wonder_with_another_price() -> None:
    """P63: a Colossus that begins with one ore -> one ore pays for the first stage."""
    s = table_with(put(f"{COLOSSUS}.plan.price", {"ore": 1}))
    raise_to(s, CHIOS, "Colossus", "plan")
    hold(s, CHIOS, "ore")
    build_phase(s)
    do(s, CHIOS, "raise Colossus with ore")
    assert stage(s, "Colossus") == "partial"


def milder(data: Data) -> None:
    """Halve every price and count of a box where that is possible."""
    for path in list(keys(data)):
        there, last = holder(data, path), steps(path)[-1]
        if type(there[last]) is int and there[last] > 1 and not path.startswith(("limits", "complete", "tournament")):
            there[last] = there[last] // 2 if last != "year" else there[last]


def harsher(data: Data) -> None:
    """Raise every price and count of a box by one where that is possible."""
    for path in list(keys(data)):
        there, last = holder(data, path), steps(path)[-1]
        if type(there[last]) is int and not path.startswith(("limits", "complete", "tournament", "rates")):
            before, there[last] = there[last], there[last] + (last != "year")
            try:
                Box(data, "mine")
            except BadBox:
                there[last] = before


@pytest.mark.parametrize("edit", [milder, harsher])
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_other_numbers_are_played_by_the_same_rules(edit: Edit, seats: int) -> None:
    """Every price, count and amount halved or raised -> games are played to the end, and every position is sound."""
    data = deepcopy(DATA)
    edit(data)
    game, luck = periplus.game("parthenon", data, "mine"), luck_from(seats)
    s, seat = game.new(seats, seats), -1
    for count in range(3000):
        if s.is_over:
            break
        seat, action = random_choice(s, luck, seat)
        assert game.parse(str(action)) == action
        s.apply(seat, action)
        if count % 20 == 0:
            game.audit(s)
    assert s.is_over
    game.audit(s)
