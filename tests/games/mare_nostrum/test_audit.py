"""Saved positions that cannot be: refused by the name of the field that does not fit."""

from typing import Any

import pytest

import periplus
from periplus.games.mare_nostrum.box import GARDENS, HELEN, KINDS, NEBUCHADNEZZAR, TAX
from tests.conformance.walks import walk
from tests.games.mare_nostrum.tables import GAME, GREECE, ROME, building, place


def saved(step: str, seats: int = 5) -> dict[str, Any]:
    """Return a position of a random game, full of armies and powers, in which a step is due."""
    for seed in range(1, 99, 2):
        for s, _, _ in walk("mare_nostrum", seats, seed):
            if s.step_name() == step and s.settings["set_up"] != "free":
                return s.to_json()
    raise AssertionError(f"{step} is never due")


def refused(data: dict[str, Any]) -> str:
    """Return the field that a position is refused for."""
    with pytest.raises(periplus.BadPosition) as caught:
        GAME.from_json(data)
    return str(caught.value.message.params["field"])


def changed(values: list[int], at: int, by: int) -> list[int]:
    """Return a list with one number changed."""
    return [*values[:at], values[at] + by, *values[at + 1 :]]


@pytest.mark.parametrize(
    ("step", "field", "value"),
    [
        ("PlaceCaravan", "turns", 1), ("Construct", "turns", 0), ("Construct", "civ_of", [0, 0, 1, 2, 3]),
        ("Construct", "roles", [-1, 0, 0]), ("Construct", "demand", 2), ("Construct", "picker", 0),
        ("Construct", "active", -1), ("Construct", "points", [1, 0, 0, 0, 0]), ("Construct", "heirs", 3),
        ("Construct", "gift_may_be", 1 << 14), ("Construct", "fought", 1), ("Construct", "stack", [1, 0, 0]),
        ("NameBuilder", "active", 0), ("MakeOffer", "offers_open", 1), ("MakeOffer", "traders", 1),
        ("Pick", "offers_open", 0), ("Pick", "traders", 0), ("Pick", "picker", -1), ("Pick", "wanted", 3),
        ("Redirect", "victim", -1), ("Redirect", "wanted", -1), ("Redirect", "ulysses_used", 1),
        ("PickInstead", "redirected", 0), ("Give", "picker", -1), ("Lure", "entering", 9), ("Lure", "sides", [4, 4]),
        ("Lure", "stack", []), ("Casualties", "losses", [8, 8]), ("Casualties", "battle_place", 40),
        ("Casualties", "fallen", [2, 2]), ("Aftermath", "battle_place", -1), ("Legions", "held", 1 << 40),
        ("Legions", "ending", "pyramids"), ("Legions", "converting", 1 << place("Roma")),
    ],
)  # fmt: skip
def test_a_field_that_does_not_fit_is_named(step: str, field: str, value: object) -> None:
    """A value that cannot be at a step -> refused by its field."""
    assert refused({**saved(step), field: value}) == field


@pytest.mark.parametrize(
    ("step", "field", "value"),
    [
        ("MakeOffer", "placed", 1 << place("Roma")), ("Fleets", "placed", 1 << place("Roma")),
        ("NameCommander", "free_marker_used", 1), ("Legions", "swap_used", 1), ("Fleets", "chosen", 1),
        ("Fleets", "fought", 1),
    ],
)  # fmt: skip
def test_what_belongs_to_another_phase(step: str, field: str, value: object) -> None:
    """M37, M44, M48, M58: what was done in a phase that is over, or is done later in the turn -> refused."""
    assert refused({**saved(step), field: value}) == field


@pytest.mark.parametrize("field", ["held", "chosen"])
def test_nobodys_land_leaves_nothing_to_choose(field: str) -> None:
    """M62: a seat held nobody's province, or has chosen what to do with it -> refused."""
    data = saved("Legions")
    assert refused({**data, field: 1 << data["owner"].index(-1)}) == field


def test_helen_waits_for_the_first_war() -> None:
    """M56: Helen was used before any legion moved -> refused."""
    data = GAME.new(5, 1).to_json()
    data["card_owner"][HELEN] = 0
    GAME.from_json(data)
    assert refused({**data, "helen_used": 1}) == "helen_used"


@pytest.mark.parametrize("kind", [0, TAX])
def test_goods_are_gone_after_construction(kind: int) -> None:
    """M33: a seat holds a dozen cards of a kind in the military phase, without a hero that allows it -> refused."""
    data = saved("NameCommander")
    heroes = [data["card_owner"][card] for card in (NEBUCHADNEZZAR, GARDENS)]
    seat = next(seat for seat in range(5) if seat not in heroes)
    count = min(12, data["bank"][kind])
    hands = changed(data["hands"], seat * KINDS + kind, count)
    assert refused({**data, "hands": hands, "bank": changed(data["bank"], kind, -count)}) == "hands"


def test_cards_are_counted() -> None:
    """A tax more in the bank -> 124 cards."""
    data = saved("Construct")
    assert refused({**data, "bank": changed(data["bank"], 12, 1)}) == "bank"


def test_pieces_are_counted() -> None:
    """A legion that is in reserve too, and a city of the stock too many -> refused."""
    data = saved("Construct")
    assert refused({**data, "reserve": changed(data["reserve"], 1, 1)}) == "reserve"
    assert refused({**data, "stock": changed(data["stock"], 0, 1)}) == "stock"


def test_spots_are_shut_as_the_options_say() -> None:
    """Leptis Magna left out by the options, and yet free to build on -> refused."""
    s = GAME.new(5, 1, {"leptis_magna": False})
    data = s.to_json()
    data["buildings"][building("Libya", "Leptis Magna")] = 0
    assert refused(data) == "buildings"


def test_heroes_stay_with_their_people() -> None:
    """Caesar with a Greek -> refused."""
    data = GAME.new(5, 1, {"civilisations": "in_order"}).to_json()
    assert data["card_owner"][0] == ROME
    assert refused({**data, "card_owner": changed(data["card_owner"], 0, GREECE)}) == "card_owner"


def test_a_building_is_covered_only_by_an_invader() -> None:
    """A city of Rome under a legion that is not there -> refused."""
    data = GAME.new(5, 1).to_json()
    data["buildings"][building("Roma", "Roma")] = 2
    assert refused(data) == "buildings"


def test_ships_lie_on_coasts_and_second_fortresses_need_zeus() -> None:
    """A trireme in Babylonia, two fortresses in Rome without the Statue of Zeus -> refused."""
    data = GAME.new(5, 1).to_json()
    data["triremes"][place("Babylonia") * 5 + ROME] += 1
    data["reserve"][ROME * 4 + 2] -= 1
    assert refused(data) == "triremes"
    data = GAME.new(5, 1).to_json()
    data["fortresses"][place("Roma")] += 1
    data["reserve"][ROME * 4 + 3] -= 1
    assert refused(data) == "fortresses"
