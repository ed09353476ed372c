"""The production phase, clauses P23 and P24, and the Hanging Gardens (P64)."""

import pytest

from periplus.games.parthenon.kinds import PARTIAL
from periplus.games.parthenon.state import ParthenonState
from tests.games.parthenon.tables import (
    BOX,
    CHIOS,
    CRETE,
    RHODES,
    VILLAGES,
    asked,
    begin,
    build,
    do,
    hand,
    hold,
    listed,
    made,
    named,
    play_to,
    refused,
    table,
    turn_up,
    wonder,
)


def producing(s: ParthenonState) -> None:
    """Begin the production phase."""
    begin(s, "do begin_production")


def test_every_village_makes_a_card() -> None:
    """P23, E2: two wool villages, one grain village -> 2 wool, 1 grain; everybody at once."""
    s = table()
    build(s, CRETE, "village 3")
    producing(s)
    assert [hand(s, seat) for seat in (CHIOS, CRETE, RHODES)] == ["olives timber", "grain wool wool", "grapes ore"]


@pytest.mark.parametrize("seat", range(6))
def test_all_of_an_island(seat: int) -> None:
    """P23, D1: six villages and two workshops -> two of each of three kinds, two rare goods."""
    s = table(6)
    build(s, seat, *VILLAGES, "workshop", "workshop")
    cards = made(s, seat).split()
    assert len(cards) == 8
    assert {cards.count(kind) for kind in cards} == {2}
    assert len(set(cards)) == 4
    rare = {"Chios": "pottery", "Crete": "spices", "Rhodes": "tools"}
    rare |= {"Naxos": "spices", "Scyros": "tools", "Lemnos": "pottery"}
    assert rare[s.name_of(seat)] in cards


def test_each_basic_kind_is_made_by_three_islands() -> None:
    """D1: the box -> each basic kind is made by three islands, by two of them from the start."""
    for kind in range(6):
        assert len([island for island in BOX.islands if kind in island.makes]) == 3
        assert len([island for island in BOX.islands if kind in island.makes[:2]]) == 2


def test_an_army_doubles_a_village() -> None:
    """P24, E3: 1 Army -> one village makes 2; the Army stays and may be loaded later in the season."""
    s = table()
    hold(s, CHIOS, "army")
    producing(s)
    assert asked(s) == ("AssignArmies", [CHIOS])
    assert listed(s, CHIOS) == ["assign olives", "assign timber", "assign"]
    told = do(s, CHIOS, "assign timber")
    assert hand(s, CHIOS) == "olives timber timber army"
    assert named(told, "produced")[CHIOS]["cards"] == ["olives", "timber", "timber"]
    play_to(s, "LaunchFleets")
    do(s, CHIOS, "launch A Sparta with army")


def test_an_army_may_rest() -> None:
    """P24: the player may pick a village -> need not."""
    s = table()
    hold(s, CHIOS, "army")
    producing(s)
    do(s, CHIOS, "assign")
    assert hand(s, CHIOS) == "olives timber army"


def test_two_armies_in_villages_of_a_kind() -> None:
    """Q5, P24: two Armies, two timber villages -> each may have one: 4 timber."""
    s = table()
    build(s, CHIOS, "village 3")
    hold(s, CHIOS, "army army")
    producing(s)
    do(s, CHIOS, "assign timber timber")
    assert hand(s, CHIOS) == "olives timber timber timber timber army army"


def test_armies_that_are_refused() -> None:
    """P24: two in one village, more than one has, workshops, kinds that one does not make -> refused."""
    s = table()
    build(s, CHIOS, "workshop")
    hold(s, CHIOS, "army army army")
    hold(s, CRETE, "army")
    producing(s)
    refused(s, CHIOS, "assign timber timber", "P24", "one-army-a-village")
    refused(s, CHIOS, "assign wool", "P24", "one-army-a-village")
    refused(s, CHIOS, "assign pottery", "P24", "villages-only")
    refused(s, CHIOS, "assign timber olives olives", "P24", "too-many-armies")
    refused(s, CRETE, "assign wool grain", "P24", "too-many-armies")
    refused(s, CRETE, "done", "P24", "assignarmies-first")


def test_only_armies_double() -> None:
    """P24: a Warship or a Gift at home -> nobody is asked."""
    s = table()
    hold(s, CHIOS, "warship gift")
    producing(s)
    assert s.step_name() == "IslandTrade"


def test_no_army_where_a_village_skips() -> None:
    """Q71: a timber village skips -> no Army may be assigned to it; if all skip, nobody is asked."""
    s = table()
    hold(s, CHIOS, "army army")
    turn_up(s, "Drought")
    do(s, CHIOS, "suffer skipping timber")
    do(s, CRETE, "suffer skipping wool")
    do(s, RHODES, "suffer skipping ore")
    do(s, CHIOS, "arrange")
    assert listed(s, CHIOS) == ["assign olives", "assign"]
    refused(s, CHIOS, "assign timber", "P24", "one-army-a-village")
    do(s, CHIOS, "assign olives")
    assert hand(s, CHIOS) == "olives olives army army"


def test_assignments_are_shown_together() -> None:
    """P18, P23: two islands with Armies -> nothing is made before both have answered; a mind may be changed."""
    s = table()
    hold(s, CHIOS, "army")
    hold(s, CRETE, "army")
    producing(s)
    do(s, CHIOS, "assign timber")
    assert hand(s, CHIOS) == "army"
    do(s, CHIOS, "assign olives")
    do(s, CRETE, "assign wool")
    assert hand(s, CHIOS) == "olives olives timber army"
    assert hand(s, CRETE) == "grain wool wool army"


def test_many_armies() -> None:
    """P24: six Armies, six villages -> every village makes 2."""
    s = table()
    build(s, CHIOS, *VILLAGES, "workshop")
    hold(s, CHIOS, "army army army army army army army")
    producing(s)
    do(s, CHIOS, "assign timber timber olives olives grapes grapes")
    assert s.hand_size(CHIOS) == 13


def test_hanging_gardens() -> None:
    """D9, Hanging Gardens: completed -> 1 Basic of choice more in Production; nothing else, nothing for others."""
    s = table()
    wonder(s, CRETE, "Hanging Gardens")
    producing(s)
    assert asked(s) == ("TendGardens", [CRETE])
    for line in ("take gold", "take spices", "take wool wool", "take army"):
        refused(s, CRETE, line, "P64", "gardens-give-basics")
    do(s, CRETE, "take ore")
    assert hand(s, CRETE) == "grain ore wool"
    assert hand(s, CHIOS) == "olives timber"


def test_unfinished_gardens() -> None:
    """P62: a partial wonder -> no power."""
    s = table()
    wonder(s, CRETE, "Hanging Gardens", PARTIAL)
    producing(s)
    assert s.step_name() == "IslandTrade"
    assert hand(s, CRETE) == "grain wool"


def test_gardens_give_even_if_all_villages_skip() -> None:
    """D9, Q71: all villages stopped -> the Gardens give their card."""
    s = table()
    wonder(s, CRETE, "Hanging Gardens")
    turn_up(s, "Persian War")
    do(s, CHIOS, "arrange")
    do(s, CRETE, "take wool")
    assert hand(s, CRETE) == "wool"
