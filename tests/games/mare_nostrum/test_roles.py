"""Turns and roles, clauses M14 to M20."""

import pytest

from periplus.games.mare_nostrum.state import MareNostrumState
from periplus.kernel.errors import WrongSeat
from tests.games.mare_nostrum.tables import (
    BABYLON,
    CARTHAGE,
    EGYPT,
    GREECE,
    ROME,
    army,
    commands,
    cover,
    fleet,
    fort,
    gain,
    idle,
    income_of,
    leaders,
    place,
    say,
    stand,
    table,
    why,
)

DIRECTOR, POLITICAL, MILITARY = range(3)


def counts(s: MareNostrumState, role: int) -> list[int]:
    """Return what everybody has towards a role, as all see it."""
    found: list[int] = s.view(None)["roles"][role]["counts"]
    return found


def test_a_turn_has_three_phases() -> None:
    """M14: one turn -> exchange, then building, then moving; then the next turn begins with the exchange."""
    s = table()
    army(s, ROME, "Roma", 1)
    asked = [s.step_name()]
    while s.turns == 1:
        actor = s.actors()[0]
        actions = s.legal_actions(actor)
        s.apply(actor, s.actions.done if s.actions.done in actions else actions[0])
        if s.step_name() != asked[-1]:
            asked.append(s.step_name())
    assert list(dict.fromkeys(asked)) == ["Demand", "NameBuilder", "Construct", "Legions"]
    assert asked[-1] == "Demand"


def test_no_roles_are_assigned_before_the_first_turn() -> None:
    """M15: the first turn -> roles are those of the sheets whatever the counts; before the second they change."""
    s = table()
    stand(s, ("Etruria", "livestock"))
    assert leaders(s)[DIRECTOR] == CARTHAGE
    idle(s, "Demand")
    assert leaders(s)[DIRECTOR] == ROME


@pytest.mark.parametrize(
    ("role", "civ", "spot"),
    [
        (DIRECTOR, ROME, ("Etruria", "livestock")),
        (DIRECTOR, ROME, ("Italia", "market")),
        (POLITICAL, GREECE, ("Achaia", "temple")),
        (POLITICAL, GREECE, ("Macedonia", "temple")),
    ],
)
def test_most_buildings(role: int, civ: int, spot: tuple[str, str]) -> None:
    """M15: most caravans and markets -> Director; most cities and temples -> Political Leader."""
    s = table()
    before = counts(s, role)
    stand(s, spot)
    assert counts(s, role)[civ] == before[civ] + 1
    idle(s, "Demand")
    assert leaders(s)[role] == civ


def test_cities_make_a_political_leader() -> None:
    """M15: Babylon, with two cities, gets Judaea and its city and a temple -> four, more than Egypt's three."""
    s = table()
    s.owner[place("Judaea")] = BABYLON
    stand(s, ("Judaea", "Hierosolyma"), ("Syria", "temple"))
    idle(s, "Demand")
    assert leaders(s)[POLITICAL] == BABYLON


@pytest.mark.parametrize("unit", ["legion", "trireme", "trireme in port", "fortress"])
def test_most_units(unit: str) -> None:
    """M15: a unit more than everybody, a trireme in port included -> Military Leader."""
    s = table()
    match unit:
        case "legion":
            army(s, GREECE, "Achaia", 1)
        case "trireme":
            fleet(s, GREECE, "Aegean", 1)
        case "trireme in port":
            fleet(s, GREECE, "Achaia", 1)
        case "fortress":
            fort(s, "Macedonia", 1)
    assert counts(s, MILITARY) == [1, 1, 1, 1, 2]
    idle(s, "Demand")
    assert leaders(s)[MILITARY] == GREECE


@pytest.mark.parametrize(
    ("hero", "role", "civ"),
    [("Agamemnon", DIRECTOR, BABYLON), ("Solomon", POLITICAL, BABYLON), ("Archimedes", MILITARY, EGYPT)],
)
def test_heroes_that_help_to_a_role(hero: str, role: int, civ: int) -> None:
    """M16: Agamemnon, Solomon, Archimedes -> two more for their role and for no other."""
    s = table()
    before = [counts(s, each) for each in range(3)]
    gain(s, civ, hero)
    for each in range(3):
        assert counts(s, each)[civ] == before[each][civ] + (2 if each == role else 0)
    idle(s, "Demand")
    assert leaders(s)[role] == civ


def test_buildings_under_legions_count_for_the_occupier() -> None:
    """M17: a Roman legion on the caravan of Numidia -> it counts for Rome, no longer for Carthage."""
    s = table()
    army(s, ROME, "Numidia", 1)
    cover(s, "Numidia", "gold")
    assert counts(s, DIRECTOR)[ROME] == 5
    assert counts(s, DIRECTOR)[CARTHAGE] == 3
    idle(s, "Demand")
    assert leaders(s)[DIRECTOR] == ROME


def test_buildings_under_legions_that_are_being_attacked() -> None:
    """M17, M57: Egypt enters Numidia, occupied by Rome; its owner has Helen and thinks -> still Rome's caravan."""
    s = table()
    gain(s, CARTHAGE, "Helen of Troy")
    army(s, ROME, "Numidia", 1)
    cover(s, "Numidia", "gold")
    army(s, EGYPT, "Phazania", 2)
    commands(s, EGYPT)
    say(s, EGYPT, "move 2 legions Phazania -> Numidia")
    assert s.step_name() == "Lure"
    assert counts(s, DIRECTOR)[:2] == [5, 3]
    assert (income_of(s, ROME)["gold"], income_of(s, EGYPT).get("gold")) == (1, None)


@pytest.mark.parametrize("converting", [False, True])
def test_buildings_on_which_no_legion_stands(converting: bool) -> None:
    """M17: a legion in Numidia that only stands there, or on the marker -> the caravan counts for Carthage."""
    s = table()
    army(s, ROME, "Numidia", 1)
    if converting:
        s.converting |= 1 << place("Numidia")
    assert counts(s, DIRECTOR)[:2] == [4, 4]


def test_buildings_in_a_province_at_war() -> None:
    """M17: legions of both in Numidia -> its caravan counts for the owner."""
    s = table()
    army(s, ROME, "Numidia", 2)
    army(s, CARTHAGE, "Numidia", 1)
    assert counts(s, DIRECTOR)[:2] == [4, 4]


def test_a_tie_with_the_holder() -> None:
    """M18: Rome has as many caravans as the Director, Carthage -> Carthage keeps the role, nobody is asked."""
    s = table()
    assert counts(s, DIRECTOR)[:2] == [4, 4]
    idle(s, "Demand")
    assert s.turns == 2
    assert leaders(s)[DIRECTOR] == CARTHAGE


def test_a_tie_among_others() -> None:
    """M18: Rome and Babylon tie ahead of Carthage -> Carthage chooses one of them, neither itself nor a third."""
    s = table()
    stand(s, ("Etruria", "livestock"), ("Assyria", "fruit"), ("Babylonia", "market"))
    assert counts(s, DIRECTOR) == [5, 4, 5, 2, 2]
    idle(s, "Bequeath")
    assert s.actors() == [s.seat_of[CARTHAGE]]
    assert why(s, CARTHAGE, "name Carthage") == ("M18", "not-tied")
    assert why(s, CARTHAGE, "name Greece") == ("M18", "not-tied")
    assert why(s, CARTHAGE, "done") == ("M18", "bequeath-first")
    say(s, CARTHAGE, "name Babylon")
    assert leaders(s)[DIRECTOR] == BABYLON
    assert (s.step_name(), s.turns) == ("Demand", 2)


def test_roles_are_settled_one_after_the_other() -> None:
    """M15, M18: ties for all three roles -> whoever held each chooses: Director, Political, then Military Leader."""
    s = table()
    stand(s, ("Etruria", "livestock"), ("Assyria", "fruit"), ("Babylonia", "market"))
    stand(s, ("Achaia", "temple"), ("Syria", "temple"), ("Babylonia", "temple"))
    army(s, BABYLON, "Babylonia", 1)
    army(s, GREECE, "Achaia", 1)
    idle(s, "Bequeath")
    asked = []
    while s.step_name() == "Bequeath":
        asked.append(s.civ_of[s.actors()[0]])
        say(s, asked[-1], "name Babylon")
    assert asked == [CARTHAGE, EGYPT, ROME]
    assert leaders(s) == [BABYLON] * 3


def test_several_roles_for_one() -> None:
    """M19: Rome has most of everything -> it holds all three roles, and may name itself in both phases."""
    s = table()
    stand(s, ("Etruria", "livestock"), ("Roma", "temple"))
    gain(s, ROME, "Solomon")
    army(s, ROME, "Roma", 1)
    idle(s, "Demand")
    assert leaders(s) == [ROME] * 3
    say(s, ROME, "exchange 0", "name Rome")
    assert s.actors() == [s.seat_of[ROME]]


def test_a_leader_does_not_act_for_others() -> None:
    """M20: Greece builds -> everybody sees whose turn it is, and the Political Leader cannot act in its place."""
    s = table()
    say(s, CARTHAGE, "exchange 0")
    say(s, EGYPT, "name Greece")
    assert s.view(None)["actors"] == [s.seat_of[GREECE]]
    with pytest.raises(WrongSeat):
        say(s, EGYPT, "done")
