"""The notation of Mare Nostrum: every verb read and written, other names, canonical forms, and clear errors."""

import pytest

from periplus.kernel.errors import BadNotation
from tests.games.mare_nostrum.tables import BOX, GAME, GREECE, ROME, allowed, army, at, builder, fleet, table, why

LINES = [
    "build influence Gallia",
    "build caravan Etruria livestock with tax tax tax",
    "build city Achaia Sparta with grain oil wine",
    "build temple Roma with tax tax tax tax tax tax",
    "build market Roma",
    "build legion Roma with tax tax",
    "build trireme Roma",
    "build fortress Etruria",
    "buy Julius Caesar",
    "buy Temple of Artemis with livestock grain fruit gems slaves oil metal gold papyrus",
    "swap grain for tax",
    "swap tax for perfume",
    "exchange 0",
    "exchange 12",
    "offer grain grain wine tax",
    "take grain from Egypt",
    "give tax",
    "collect wine",
    "keep gold",
    "retain 0",
    "retain 2",
    "name Greece",
    "move 1 legion Roma -> Etruria",
    "move 2 legions Roma 1 legion Italia -> Sicilia against Carthage",
    "move 2 triremes Roma -> Tyrrhenum",
    "move 1 trireme Pontus Euxinus -> Aegaeum",
    "attack Judaea",
    "attack Aegaeum against Greece",
    "lose legions first",
    "lose fortresses first",
    "lose one fortress",
    "pillage Judaea Hierosolyma",
    "occupy Judaea Hierosolyma temple",
    "convert Judaea",
    "redirect",
    "lure",
    "let",
    "done",
]


@pytest.mark.parametrize("line", LINES)
def test_read_and_written_alike(line: str) -> None:
    """A line in its canonical form -> the action writes the same line, and its plain data lead back to it."""
    action = GAME.parse(line)
    assert str(action) == line
    assert GAME.action_from_json(action.to_json()) == action
    assert GAME.parse(str(action)) == action


def test_every_verb_is_read() -> None:
    """All verbs of the game -> each has a line above."""
    assert {line.split()[0] for line in LINES} == set(GAME.lexicon.verbs)


def test_data_of_an_action() -> None:
    """An action as plain data -> names, not numbers; what is not said is left out."""
    assert GAME.parse("build caravan Etruria livestock with tax tax tax").to_json() == {
        "verb": "build", "item": "caravan", "province": "Etruria", "spot": "livestock", "cards": ["tax", "tax", "tax"],
    }  # fmt: skip
    assert GAME.parse("attack Judaea").to_json() == {"verb": "attack", "place": "Judaea"}


@pytest.mark.parametrize(
    ("line", "canonical"),
    [
        ("BUILD Caravan etruria LIVESTOCK", "build caravan Etruria livestock"),
        ("buy temple_of_artemis", "buy Temple of Artemis"),
        ("offer wine grain tax grain", "offer grain grain wine tax"),
        ("build legion Roma with wine metal grain", "build legion Roma with grain metal wine"),
        ("build city Judaea Hierosolyma", "build city Judaea"),
        ("build caravan Gallia wine", "build caravan Gallia"),
        ("build temple Roma temple", "build temple Roma"),
        ("move 1 legion Roma 1 legion Roma -> Etruria", "move 2 legions Roma -> Etruria"),
        ("move 1 legions Roma -> Etruria", "move 1 legion Roma -> Etruria"),
        ("move 1 legion Italia 2 legion Roma -> Sicilia", "move 2 legions Roma 1 legion Italia -> Sicilia"),
        ("occupy Judaea temple Hierosolyma temple", "occupy Judaea Hierosolyma temple"),
        ("exchange 03", "exchange 3"),
    ],
)
def test_canonical_forms(line: str, canonical: str) -> None:
    """What can be said in several ways -> is one action, written in one way."""
    assert str(GAME.parse(line)) == canonical
    assert GAME.parse(line) == GAME.parse(canonical)


@pytest.mark.parametrize(
    ("line", "canonical"),
    [
        ("build city Jerusalem", "build city Judaea"),
        ("build city Alexandria Memphis", "build city Aegyptus Memphis"),
        ("build influence Leptis Magna", "build influence Libya"),
        ("build influence Byzantium", "build influence Thracia"),
        ("build influence Étrurie", "build influence Etruria"),
        ("move 2 triremes Athens -> Ionian Sea", "move 2 triremes Achaia -> Ionium"),
        ("move 1 trireme Black Sea -> Égée", "move 1 trireme Pontus Euxinus -> Aegaeum"),
        ("attack Adriatic against Rome", "attack Adriaticum against Rome"),
    ],
)
def test_other_names(line: str, canonical: str) -> None:
    """Places by names of cities, or in another language -> the names of the board."""
    assert str(GAME.parse(line)) == canonical


def test_every_other_name_leads_to_its_place() -> None:
    """Every other name in the box -> the place itself, as the destination of a move."""
    for name, at_place in BOX.place_also.items():
        assert GAME.parse(f"move 1 legion Roma -> {name}").to_json()["to"] == BOX.place_names[at_place]


def test_the_way_is_no_part_of_a_move() -> None:
    """A way over two seas -> read in its order, but the same move as without it."""
    told = GAME.parse("move 2 legions Athens -> Roma via Ionian Adriatic")
    assert str(told) == "move 2 legions Achaia -> Roma"
    assert told == GAME.parse("move 2 legions Achaia -> Roma")


def test_the_way_is_checked_if_it_is_told() -> None:
    """M49: fleets on the Ionian and the Adriatic -> the way over both is right; backwards or elsewhere it is not."""
    s = table()
    army(s, GREECE, "Athens", 2)
    fleet(s, GREECE, "Ionian", 1)
    fleet(s, GREECE, "Adriatic", 1)
    at(s, "Legions", GREECE)
    assert allowed(s, GREECE, "move 2 legions Athens -> Roma via Ionian Adriatic")
    assert allowed(s, GREECE, "move 2 legions Athens -> Roma")
    for way in ("Adriatic Ionian", "Ionian", "Adriatic", "Ionian Tyrrhenian", "Aegean Ionian Adriatic"):
        assert why(s, GREECE, f"move 2 legions Athens -> Roma via {way}") == ("M49", "no-such-way")


@pytest.mark.parametrize(
    ("line", "error", "told"),
    [
        ("", "empty", {}),
        ("conquer Roma", "verb", {"word": "conquer"}),
        ("build", "missing", {"verb": "build", "field": "item"}),
        ("build castle Roma", "field", {"field": "item", "word": "castle Roma"}),
        ("build caravan Atlantis", "field", {"field": "province", "word": "Atlantis"}),
        ("build influence Ionian", "field", {"field": "province", "word": "Ionian"}),
        ("build caravan Etruria beer with tax", "extra", {"verb": "build", "word": "beer"}),
        ("build caravan Etruria livestock with tax beer", "extra", {"word": "beer"}),
        ("build caravan Etruria livestock tax tax tax", "extra", {"word": "tax"}),
        ("buy Zeus", "field", {"verb": "buy", "field": "card", "word": "Zeus"}),
        ("swap grain", "missing", {"verb": "swap", "field": "for"}),
        ("exchange -1", "field", {"field": "count", "word": "-1"}),
        ("exchange many", "field", {"field": "count", "word": "many"}),
        ("offer", "missing", {"field": "cards"}),
        ("take grain", "missing", {"field": "civ"}),
        ("take grain from Judaea", "field", {"field": "civ", "word": "from Judaea"}),
        ("collect tax", "field", {"field": "card", "word": "tax"}),
        ("keep tax", "field", {"field": "card", "word": "tax"}),
        ("name Persia", "field", {"word": "Persia", "options": "Rome, Carthage, Babylon, Egypt, Greece"}),
        ("move legions Roma -> Etruria", "field", {"field": "groups"}),
        ("move 0 legions Roma -> Etruria", "field", {"field": "groups"}),
        ("move 2 soldiers Roma -> Etruria", "field", {"field": "groups"}),
        ("move 2 legions Roma", "missing", {"field": "to"}),
        ("move 2 legions Roma Etruria", "field", {"field": "to", "word": "Etruria"}),
        ("move 2 legions Roma -> Sicilia via Gallia", "extra", {"word": "via"}),
        ("lose everything", "field", {"options": "legions first, fortresses first, one fortress"}),
        ("pillage Judaea", "missing", {"field": "spot"}),
        ("occupy Judaea", "missing", {"field": "spots"}),
        ("convert Ionian", "field", {"field": "province"}),
        ("done now", "extra", {"verb": "done", "word": "now"}),
    ],
)
def test_what_cannot_be_read(line: str, error: str, told: dict[str, str]) -> None:
    """A line that is no action -> an error that says where it stops making sense."""
    with pytest.raises(BadNotation) as caught:
        GAME.parse(line)
    assert caught.value.message.id == f"error-notation-{error}"
    assert told.items() <= dict(caught.value.message.params).items()


def test_what_is_listed_reads_back() -> None:
    """All that a builder and a commander are offered -> can be written and read."""
    s = builder(ROME, "tax tax tax grain wine oil")
    army(s, ROME, "Roma", 2)
    fleet(s, ROME, "Roma", 2)
    for step in ("Construct", "Fleets", "Legions"):
        at(s, step, ROME)
        for action in s.legal_actions(s.seat_of[ROME]):
            assert GAME.parse(str(action)) == action
