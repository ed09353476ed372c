"""Standing orders for Parthenon: what people answer in advance at a table."""

from collections.abc import Callable

import pytest

from periplus.games.parthenon.state import ParthenonState
from periplus.kernel.undo import Play
from periplus.table.entries import Acted, BadCommand, Order, Wished, Wishes
from periplus.table.table import Table
from tests.games.parthenon.tables_sea import (
    CHIOS,
    CRETE,
    build_phase,
    cargo,
    go,
    hand,
    harbor,
    hazards,
    hold,
    launch,
    table,
    wonder,
)
from tests.table.hosting import acts, after, people, setting, table_of


def start_trade() -> ParthenonState:
    """Return a position in which Chios can pay for a wonder before trading."""
    s = table()
    wonder(s, CHIOS, "Temple of Artemis", "plan")
    hold(s, CHIOS, "wool wool wool wool")
    go(s, "in order if trade_is_ordered StartTrade")
    return s


def island_trade() -> ParthenonState:
    """Return a position in which Chios and Crete have cards to trade."""
    s = table()
    hold(s, CHIOS, "wool wool")
    hold(s, CRETE, "ore ore")
    go(s, "all at once IslandTrade")
    return s


def struck(hazard: str = "Squall") -> ParthenonState:
    """Return a position in which a hazard strikes a fleet of Chios that has a Gift aboard."""
    s = table()
    hazards(s, hazard, "Safe Journey")
    launch(s, (CHIOS, "A Athens with wool gold gift"))
    return s


def fleet_trade() -> ParthenonState:
    """Return a position in which a fleet of Chios lies in an open harbor."""
    s = table()
    harbor(s, "Sparta", "Open Harbor", up=True)
    hazards(s, "Safe Journey")
    launch(s, (CHIOS, "A Sparta with wool wool"))
    return s


def building() -> ParthenonState:
    """Return a position in which Chios can build."""
    s = table()
    hold(s, CHIOS, "wool wool")
    build_phase(s)
    return s


def ordered(s: ParthenonState, *orders: Order) -> Table:
    """Return a table of three people at which a position has come about, and Chios has given orders."""
    found = table_of(setting("parthenon", *people(3)))
    found.play = Play(s)
    return after(found, Wished(CHIOS, Wishes(orders=orders)))


def obeyed(at: Table) -> Table:
    """Let the table do its duty, an order of Chios."""
    duty = at.duty()
    assert duty is not None and (duty.seat, duty.by) == (CHIOS, "order")
    return after(at, Acted(duty.seat, duty.decision, str(duty.action), duty.by))


def position(at: Table) -> ParthenonState:
    """Return the position at a table."""
    s = at.state
    assert isinstance(s, ParthenonState)
    return s


def test_what_can_be_answered_in_advance() -> None:
    """P25, P26, P36, P42, P50: five questions -> each with its answers and what they can be limited to."""
    asked = table().questions()
    assert {name: (each.answers, list(each.topics)) for name, each in asked.items()} == {
        "starttrade": (["done"], []),
        "islandtrade": (["done"], []),
        "wardfleets": (["pass", "ward"], ["title"]),
        "fleettrade": (["done"], []),
        "buildisland": (["done"], []),
    }


@pytest.mark.parametrize("at", [start_trade, fleet_trade, building])
def test_done_is_said_in_advance(at: Callable[[], ParthenonState]) -> None:
    """P25, P42, P50: Chios has ordered "done" -> it is not asked, and the game goes on without it."""
    s = at()
    name = s.step_name()
    waiting = ordered(s)
    assert waiting.asks(CHIOS) and waiting.duty() is None
    told = ordered(s, Order(name.lower(), "done"))
    assert not told.asks(CHIOS)
    assert obeyed(told).state.step_name() != name


def test_an_order_for_another_question_is_passed_over() -> None:
    """P50: Chios has ordered "done" for trading only -> it is asked what it builds."""
    at = ordered(building(), Order("islandtrade", "done"), Order("wardfleets", "ward"))
    assert at.asks(CHIOS) and at.duty() is None


def test_done_in_advance_answers_offers_too() -> None:
    """P26, Q55: Crete offers to Chios, who has ordered "done" -> Chios says so again, and trading ends."""
    at = ordered(island_trade(), Order("islandtrade", "done"))
    assert not at.asks(CHIOS) and at.asks(CRETE)
    assert at.duty() is None  # Crete may still think of something
    at = acts(at, CRETE, "offer ore for wool to Chios")
    assert not at.asks(CHIOS)
    at = obeyed(acts(at, CRETE, "done"))
    assert at.state.step_name() != "IslandTrade"
    assert hand(position(at), CHIOS) == ["wool", "wool"]


@pytest.mark.parametrize(("answer", "kept"), [("ward", False), ("pass", True)])
def test_gifts_are_used_or_kept_in_advance(answer: str, kept: bool) -> None:
    """P36: a Storm throws a commodity overboard -> "ward" discards the Gift instead, "pass" keeps it."""
    aboard = cargo(position(obeyed(ordered(struck(), Order("wardfleets", answer)))), CHIOS)
    assert ("gift" in aboard, len(aboard)) == (kept, 2)


def test_gifts_are_used_against_some_hazards_only() -> None:
    """P36: the order is for Pirates -> against a Storm Chios is asked, against Pirates the Gift is used."""
    order = Order("wardfleets", "ward", {"title": ["Pirates"]})
    at = ordered(struck("Squall"), order)
    assert at.asks(CHIOS) and at.duty() is None
    at = obeyed(ordered(struck("Ransom"), order))
    assert "gift" not in cargo(position(at), CHIOS)


def test_an_order_must_be_one_of_the_answers() -> None:
    """P26: an offer cannot be made in advance -> the order is refused."""
    with pytest.raises(BadCommand):
        ordered(island_trade(), Order("islandtrade", "offer wool for ore"))
