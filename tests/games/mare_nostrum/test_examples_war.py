"""Worked cases of war, one test each: T10 to T16, T23, T24, T27, T33 to T37, T46 to T49, T51."""

import pytest

from periplus.games.mare_nostrum.state import MareNostrumState
from tests.games.mare_nostrum.tables import (
    BABYLON,
    BOX,
    CARTHAGE,
    EGYPT,
    GREECE,
    ROME,
    allowed,
    army,
    asked,
    at,
    commands,
    dice,
    fleet,
    fort,
    fortresses,
    hand,
    hold,
    idle_until,
    legions,
    may,
    named,
    own,
    owns,
    place,
    say,
    stand,
    stands,
    table,
    why,
)

PAID = "with tax tax tax"


def raid_on_jerusalem() -> MareNostrumState:
    """Return a table at which three Egyptian legions have met a legion and a fortress in Babylonian Jerusalem."""
    s = table()
    own(s, BABYLON, "Jerusalem")
    stand(s, ("Jerusalem", "Hierosolyma"))
    army(s, BABYLON, "Jerusalem", 1)
    fort(s, "Jerusalem", 1)
    army(s, EGYPT, "Alexandria", 3)
    commands(s, EGYPT)
    dice(s, 4, 2, 5, 4)
    say(s, EGYPT, "move 3 legions Alexandria -> Jerusalem")
    return s


def athens(*seas: str) -> MareNostrumState:
    """Return a table at which a Greek trireme has left Athens for the Ionian and a legion is there to follow."""
    s = table()
    army(s, GREECE, "Athens", 1)
    fleet(s, GREECE, "Athens", 1)
    for sea in seas:
        fleet(s, GREECE, sea, 1)
    commands(s, GREECE)
    say(s, GREECE, "move 1 trireme Athens -> Ionian", "done")
    return s


def held(province: str, count: int = 1, civ: int = ROME) -> MareNostrumState:
    """Return a table at which legions of a civilisation hold a province alone since an earlier turn."""
    s = table()
    fort(s, province, 0)
    army(s, civ, province, count)
    commands(s, civ)
    say(s, civ, "done")
    return s


def builds(s: MareNostrumState, civ: int) -> None:
    """Let a civilisation build, with three taxes in hand."""
    at(s, "Construct", civ)
    hold(s, civ, "tax tax tax")


def income(s: MareNostrumState, civ: int, card: str) -> int:
    """Return how many cards of a kind a civilisation would collect now."""
    found: int = s.view(None)["players"][civ]["income"].get(card, 0)
    return found


def test_a_chain_joins_provinces() -> None:
    """T10 (M36, M49): own triremes in seas that touch -> their coasts are adjacent, for legions and for influence."""
    s = athens("Africum")
    assert allowed(s, GREECE, "move 1 legion Athens -> Libya")
    assert not allowed(s, GREECE, "move 1 legion Athens -> Judaea")
    builds(s, GREECE)
    assert allowed(s, GREECE, f"build influence Libya {PAID}")
    assert not allowed(s, GREECE, f"build influence Judaea {PAID}")


def test_athens_to_syracuse() -> None:
    """T12 (M49): a trireme sails from Athens to the Ionian -> a legion of Athens lands at Syracuse the same turn."""
    s = athens()
    say(s, GREECE, "move 1 legion Athens -> Syracuse")
    assert legions(s, GREECE, "Sicilia") == 1


def test_athens_to_rome() -> None:
    """T13 (M49): another Greek fleet in the Adriatic -> the legion reaches the province of Rome in one move."""
    assert not allowed(athens(), GREECE, "move 1 legion Athens -> Roma")
    s = athens("Adriatic")
    told = say(s, GREECE, "move 1 legion Athens -> Roma via Ionian Adriatic")
    assert named(told, "battle")


def test_the_battle_of_jerusalem() -> None:
    """T14 (M54): 4, 2, 5 against 4 and a fortress -> 11 to 10, two losses each; one Egyptian is left, alone."""
    s = raid_on_jerusalem()
    assert (legions(s, EGYPT, "Jerusalem"), legions(s, BABYLON, "Jerusalem"), fortresses(s, "Jerusalem")) == (1, 0, 0)
    assert asked(s) == ("Aftermath", [EGYPT])


def test_jerusalem_is_pillaged() -> None:
    """T15 (M58): Egypt pillages -> the city is gone, the marker and the province stay Babylon's."""
    s = raid_on_jerusalem()
    say(s, EGYPT, "pillage Jerusalem Hierosolyma")
    assert not stands(s, "Jerusalem", "Hierosolyma")
    assert s.owner[place("Jerusalem")] == BABYLON


def test_babylon_strikes_back() -> None:
    """T16 (M47, M49): Babylon has not moved yet and has legions at home -> they attack the Egyptian in Jerusalem."""
    s = raid_on_jerusalem()
    army(s, BABYLON, "Babylon", 2)
    say(s, EGYPT, "pillage Jerusalem Hierosolyma", "done")
    assert asked(s) == ("Legions", [BABYLON])
    told = say(s, BABYLON, "move 2 legions Babylon -> Jerusalem")
    assert named(told, "battle")[0].public["enemy_civ"] == "Egypt"


def test_building_under_occupation() -> None:
    """T23 (M40): the owner builds in an occupied province, or in his occupied capital -> refused; allowed."""
    s = held("Macedonia")
    say(s, ROME, "occupy Macedonia wine")
    builds(s, GREECE)
    assert why(s, GREECE, f"build legion Macedonia {PAID}") == ("M40", "occupied-there")
    s = held("Athens")
    say(s, ROME, "occupy Athens Sparta")
    builds(s, GREECE)
    assert allowed(s, GREECE, f"build legion Athens {PAID}")


def test_converting_a_capital() -> None:
    """T24 (M60): Rome alone in Athens converts it -> refused."""
    assert why(held("Athens"), ROME, "convert Athens") == ("M60", "players-capital")


def test_hannibals_ones() -> None:
    """T27 (M55): three of Hannibal's legions roll nothing but ones -> 6 points, one hit."""
    s = table()
    army(s, CARTHAGE, "Libya", 3)
    army(s, EGYPT, "Cyrene", 3)
    commands(s, CARTHAGE)
    dice(s, 1, 1, 1)
    (battle,) = named(say(s, CARTHAGE, "move 3 legions Libya -> Cyrene"), "battle")
    assert battle.public["total"] == 6
    assert legions(s, EGYPT, "Cyrene") == 2


def test_enemy_fleets_do_not_break_a_chain() -> None:
    """T33 (M49): Roman and Carthaginian fleets in both seas of a Greek chain -> it still carries."""
    s = athens("Adriatic")
    fleet(s, ROME, "Ionian", 3)
    fleet(s, CARTHAGE, "Adriatic", 3)
    assert allowed(s, GREECE, "move 1 legion Athens -> Roma")


def test_moves_and_battles_alternate() -> None:
    """T34 (M51): a legion moves and fights, then another moves and fights -> allowed; either again -> refused."""
    s = table()
    army(s, GREECE, "Macedonia", 2)
    army(s, ROME, "Illyria", 1)
    army(s, ROME, "Dacia", 1)
    commands(s, GREECE)
    dice(s, 1, 1, 1, 1)
    for province in ("Illyria", "Dacia"):
        assert named(say(s, GREECE, f"move 1 legion Macedonia -> {province}"), "battle")
        assert why(s, GREECE, f"move 1 legion {province} -> Macedonia") == ("M51", "moved-already")


@pytest.mark.parametrize(
    ("faces", "hits"),
    [((1, 1, 2), 0), ((1, 1, 3), 1), ((3, 3, 3), 1), ((3, 3, 4), 2), ((5, 5, 4), 2), ((5, 5, 5), 3)],
)
def test_hits_of_a_total(faces: tuple[int, ...], hits: int) -> None:
    """T35 (M54): totals of 4, 5, 9, 10, 14 and 15 -> 0, 1, 1, 2, 2 and 3 hits."""
    s = table()
    army(s, ROME, "Etruria", 3)
    army(s, GREECE, "Illyria", 5)
    commands(s, ROME)
    dice(s, *faces)
    say(s, ROME, "move 3 legions Etruria -> Illyria")
    assert legions(s, GREECE, "Illyria") == 5 - hits


def lone_fortress(*faces: int) -> MareNostrumState:
    """Return a table at which so many Roman legions have attacked a fortress in Macedonia, rolling these."""
    s = table()
    fort(s, "Macedonia", 1)
    army(s, ROME, "Illyria", len(faces))
    commands(s, ROME)
    dice(s, *faces)
    say(s, ROME, f"move {len(faces)} legions Illyria -> Macedonia")
    return s


def test_a_fortress_against_one() -> None:
    """T36 (M54): a legion rolls 4 against a lone fortress -> the legion is dead, the fortress stands."""
    s = lone_fortress(4)
    assert (legions(s, ROME, "Macedonia"), fortresses(s, "Macedonia")) == (0, 1)
    assert s.step_name() != "Aftermath"


def test_a_fortress_against_two() -> None:
    """T37 (M54, M58): two legions roll 3 and 2 -> one is left, the fortress is gone, and Rome chooses."""
    s = lone_fortress(3, 2)
    assert (legions(s, ROME, "Macedonia"), fortresses(s, "Macedonia")) == (1, 0)
    assert asked(s) == ("Aftermath", [ROME])


@pytest.mark.parametrize(("province", "spot", "card"), [("Etruria", "grain", "grain"), ("Thebes", "Thebae", "tax")])
def test_nebuchadnezzars_booty(province: str, spot: str, card: str) -> None:
    """T46 (M61): his owner pillages a caravan on grain, or a city -> one grain, or one tax."""
    s = held(province, civ=GREECE)
    owns(s, GREECE, "Nebuchadnezzar")
    (loot,) = named(say(s, GREECE, f"pillage {province} {spot}"), "loot")
    assert loot.public == {"seat": GREECE, "card": card}


def test_city_and_temple_occupied() -> None:
    """T47 (M21, M22): two legions on city and temple, not on the caravan -> two taxes; the good is the owner's."""
    s = table()
    stand(s, ("Thracia", "fish"), ("Thracia", "temple"))
    army(s, ROME, "Thracia", 2)
    commands(s, ROME)
    say(s, ROME, "done", "occupy Thracia Constantinopolis temple")
    assert income(s, ROME, "tax") == 1 + 2
    assert (income(s, ROME, "fish"), income(s, GREECE, "fish")) == (0, 1)
    assert income(s, GREECE, "tax") == 2


def test_still_at_war() -> None:
    """T48 (M57): war in Macedonia and in Athens when the turn ends -> Greek income; building only in Athens."""
    s = table()
    for province in ("Macedonia", "Athens"):
        army(s, ROME, province, 2)
        army(s, GREECE, province, 1)
    commands(s, ROME)
    say(s, ROME, "done")
    hold(s, GREECE, "")
    idle_until(s, "Demand", CARTHAGE)
    assert s.turns == 2
    assert hand(s, GREECE) == ["oil", "wine", "tax", "tax", "tax"]
    builds(s, GREECE)
    assert why(s, GREECE, f"build fortress Macedonia {PAID}") == ("M40", "occupied-there")
    assert allowed(s, GREECE, f"build legion Athens {PAID}")


def test_a_bare_capital() -> None:
    """T49 (M58, M60): Rome alone in Athens, where no building is left -> nothing can be chosen but nothing."""
    s = table()
    fort(s, "Athens", 0)
    for building in BOX.buildings_of[place("Athens")]:
        s.buildings[building] = 0
    army(s, ROME, "Macedonia", 1)
    commands(s, ROME)
    say(s, ROME, "move 1 legion Macedonia -> Athens")
    assert asked(s) == ("Aftermath", [ROME])
    assert may(s, ROME) == ["done"]
    assert why(s, ROME, "pillage Athens Athenae") == ("M58", "no-building")
    assert why(s, ROME, "occupy Athens oil") == ("M58", "no-building")
    assert why(s, ROME, "convert Athens") == ("M60", "players-capital")
    say(s, ROME, "done")


def test_a_legion_built_beside_the_occupier() -> None:
    """T51 (M40, M57): Greece builds a legion in its occupied capital -> war, and the next income is Greek."""
    s = held("Athens", 2)
    say(s, ROME, "occupy Athens Athenae Sparta")
    assert income(s, ROME, "tax") == 3
    builds(s, GREECE)
    told = say(s, GREECE, f"build legion Athens {PAID}")
    assert not named(told, "battle")
    assert s.view(None)["places"][place("Athens")]["at_war"]
    assert (income(s, ROME, "tax"), income(s, GREECE, "tax")) == (1, 3)
