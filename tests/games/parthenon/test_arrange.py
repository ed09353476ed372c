"""The arrangement of a season, clauses P18 and P78: the Archon's order, and the phases played in it."""

import pytest

from periplus.games.parthenon.kinds import BUILD, FLEET_TRADE, JOURNEY, PLAN, START_OF_TRADE
from periplus.kernel.errors import WrongSeat
from tests.games.parthenon.tables import (
    CHIOS,
    CRETE,
    RHODES,
    asked,
    begin,
    do,
    go,
    hold,
    listed,
    play_to,
    refused,
    table,
    turn_up,
    wonder,
)


def test_the_archon_arranges_after_the_events() -> None:
    """P78: the events are done -> the Archon alone is asked; launching in order is listed first."""
    s = table()
    s.archon = RHODES
    turn_up(s, "Colonists")
    assert asked(s) == ("ArrangeSeason", [RHODES])
    assert listed(s, RHODES)[0] == "arrange ordered journey"
    with pytest.raises(WrongSeat):
        refused(s, CHIOS, "arrange", "P78", "not-all-islands")


def test_clockwise_unless_named() -> None:
    """P78: no order named, the Archon is Crete -> clockwise from Crete."""
    s = table()
    s.archon = CRETE
    turn_up(s, "Colonists")
    do(s, CRETE, "arrange ordered journey")
    assert s.order == [CRETE, RHODES, CHIOS]


def test_any_order() -> None:
    """P18, P78: an order named -> it is kept until the vote, which is clockwise from the Archon."""
    s = table()
    turn_up(s, "Colonists")
    do(s, CHIOS, "arrange Rhodes Chios Crete ordered journey build")
    assert s.order == [RHODES, CHIOS, CRETE]
    play_to(s, "Vote")
    assert s.order == [CHIOS, CRETE, RHODES]


@pytest.mark.parametrize(
    "line", ["arrange Chios", "arrange Chios Crete", "arrange Chios Crete Crete", "arrange Chios Crete Naxos"]
)
def test_an_order_names_every_island(line: str) -> None:
    """P78: islands missing, twice, or not in play -> refused."""
    s = table()
    refused(s, CHIOS, line, "P78", "not-all-islands")


def test_too_many_islands() -> None:
    """P78: an island more than there are -> refused."""
    refused(table(), CHIOS, "arrange Chios Crete Rhodes Chios", "P78", "not-all-islands")


def test_a_phase_twice() -> None:
    """P78: a phase named twice -> refused."""
    refused(table(), CHIOS, "arrange ordered build build", "P78", "phase-twice")


@pytest.mark.parametrize(
    ("phase", "bit"),
    [("trade", START_OF_TRADE), ("journey", JOURNEY), ("harbor", FLEET_TRADE), ("build", BUILD)],
)
def test_each_phase_may_be_ordered(phase: str, bit: int) -> None:
    """P78: one of four phases named -> this one is ordered, the others are not."""
    s = table()
    do(s, CHIOS, f"arrange ordered {phase}")
    assert s.season.ordered == 1 << bit


def test_no_phase_in_order() -> None:
    """P78, Q8: none named -> everything is played freely, launching too."""
    s = table()
    hold(s, CHIOS, "wool")
    do(s, CHIOS, "arrange")
    assert s.season.ordered == 0
    play_to(s, "LaunchFleets")
    assert asked(s) == ("LaunchFleets", [CHIOS, CRETE, RHODES])


def test_launching_in_order() -> None:
    """P30, P78, Q8: phase 4 ordered -> one seat after the other, as the Archon named them."""
    s = table()
    do(s, CHIOS, "arrange Rhodes Chios Crete ordered journey")
    play_to(s, "LaunchFleets")
    seats: list[int] = []
    while s.step_name() == "LaunchFleets":
        seats += s.actors()
        do(s, s.actors()[0], "stay")
    assert seats == [RHODES, CHIOS, CRETE]


def test_building_in_order() -> None:
    """P78: phase 8 ordered -> each seat finishes before the next, and done is final."""
    s = table()
    for seat in (CHIOS, CRETE, RHODES):
        hold(s, seat, "wool wool wool")
    do(s, CHIOS, "arrange Crete Rhodes Chios ordered build")
    go(s, "in order if build_is_ordered BuildIsland")
    assert asked(s) == ("BuildIsland", [CRETE])
    do(s, CRETE, "build village 3 with wool", "done")
    assert asked(s) == ("BuildIsland", [RHODES])
    assert s.may_act() == []


def test_the_start_of_trade_in_order() -> None:
    """P25, P78: phase 3 ordered -> start actions one after the other; trade itself is free for all."""
    s = table()
    wonder(s, CHIOS, "Hanging Gardens", PLAN)
    wonder(s, RHODES, "Mausoleum", PLAN)
    hold(s, CHIOS, "grain")
    hold(s, RHODES, "grain")
    turn_up(s, "Colonists")
    do(s, CHIOS, "arrange Rhodes Crete Chios ordered trade")
    assert asked(s) == ("StartTrade", [RHODES])
    do(s, RHODES, "done")
    assert asked(s) == ("StartTrade", [CHIOS])
    assert s.may_act() == []
    do(s, CHIOS, "done")
    assert asked(s) == ("IslandTrade", [CHIOS, CRETE, RHODES])


def test_an_arrangement_lasts_a_season() -> None:
    """P78: the next season -> clockwise again, nothing ordered, and the Archon is asked again."""
    s = table()
    do(s, CHIOS, "arrange Rhodes Chios Crete ordered journey build")
    play_to(s, "Vote")
    play_to(s, "OrderEvents", "ArrangeSeason")
    assert s.season.ordered == 0
    assert s.season.arranged == []
    assert s.order[0] == s.archon


def test_without_order_all_act_at_once() -> None:
    """P18: an unordered Build phase -> everybody with cards is asked."""
    s = table()
    hold(s, CHIOS, "wool")
    hold(s, RHODES, "wool")
    begin(s, "in order if build_is_ordered BuildIsland")
    assert asked(s) == ("BuildIsland", [CHIOS, RHODES])
