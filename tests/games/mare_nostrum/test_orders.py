"""Standing orders for Mare Nostrum: Ulysses, Helen and losses are answered beforehand at a table."""

from collections.abc import Callable

import pytest

from periplus.games.mare_nostrum.state import MareNostrumState
from periplus.kernel.errors import PeriplusError
from periplus.kernel.undo import Play
from periplus.table.entries import Acted, BadCommand, Order, Wished, Wishes
from periplus.table.situation import Duty
from periplus.table.table import Table
from tests.games.mare_nostrum.tables import (
    BABYLON,
    CARTHAGE,
    EGYPT,
    GREECE,
    ROME,
    army,
    commands,
    dice,
    fort,
    fortresses,
    hold,
    legions,
    own,
    owns,
    say,
    table,
)
from tests.table.hosting import acts, after, people, setting, table_of


def table_at(s: MareNostrumState) -> Table:
    """Return a table of five people at which a position has come about."""
    found = table_of(setting("mare_nostrum", *people(5), options={"civilisations": "in_order"}))
    found.play = Play(s)
    return found


def helen() -> Table:
    """Return a table at which Romans have entered Illyria, and Greece, its owner, has Helen."""
    s = table()
    own(s, GREECE, "Illyria")
    army(s, GREECE, "Illyria", 1)
    army(s, ROME, "Etruria", 2)
    owns(s, GREECE, "Helen of Troy")
    commands(s, ROME)
    dice(s, 1, 1, 1)
    say(s, ROME, "move 2 legions Etruria -> Illyria")
    return table_at(s)


def losses() -> Table:
    """Return a table at which Greece has lost one of two legions and a fortress in Illyria."""
    s = table()
    own(s, GREECE, "Illyria")
    army(s, GREECE, "Illyria", 2)
    fort(s, "Illyria", 1)
    army(s, ROME, "Etruria", 2)
    commands(s, ROME)
    dice(s, 3, 3, 1, 1)
    say(s, ROME, "move 2 legions Etruria -> Illyria")
    return table_at(s)


def ulysses() -> Table:
    """Return a table at which Carthage picks Rome's wine, and Greece, who has offered a tax, has Ulysses."""
    s = table()
    owns(s, GREECE, "Ulysses")
    for civ, cards in ((ROME, "wine"), (CARTHAGE, "grain"), (GREECE, "tax"), (BABYLON, ""), (EGYPT, "")):
        hold(s, civ, cards)
    say(s, CARTHAGE, "exchange 1", "offer grain")
    say(s, ROME, "offer wine")
    say(s, GREECE, "offer tax")
    say(s, CARTHAGE, "take wine from Rome")
    return table_at(s)


def ordered(at: Table, *orders: Order) -> Table:
    """Let Greece give standing orders."""
    return after(at, Wished(GREECE, Wishes(orders=orders)))


def obeyed(at: Table) -> Table:
    """Let the table do its duty, an order of Greece."""
    duty = at.duty()
    assert duty is not None and (duty.seat, duty.by) == (GREECE, "order")
    return after(at, Acted(duty.seat, duty.decision, str(duty.action), duty.by))


def board(at: Table) -> MareNostrumState:
    """Return the position at a table."""
    s = at.state
    assert isinstance(s, MareNostrumState)
    return s


def test_three_questions_can_be_answered_beforehand() -> None:
    """M29, M54, M56: Redirect, Lure and Casualties -> each with its answers and what they can be limited to."""
    asked = table().questions()
    assert {name: (each.answers, list(each.topics)) for name, each in asked.items()} == {
        "redirect": (["redirect", "let"], ["picker_seat", "card"]),
        "lure": (["lure", "let"], ["province", "enemy_civ"]),
        "casualties": (["lose legions first", "lose fortresses first"], ["province"]),
    }


@pytest.mark.parametrize(
    ("at", "question", "answer"),
    [
        (ulysses, "redirect", "redirect"),
        (ulysses, "redirect", "let"),
        (helen, "lure", "lure"),
        (helen, "lure", "let"),
        (losses, "casualties", "lose legions first"),
        (losses, "casualties", "lose fortresses first"),
    ],
)
def test_the_table_answers_as_ordered(at: Callable[[], Table], question: str, answer: str) -> None:
    """M29, M54, M56: an order of Greece -> the table decides so, and it is recorded like any decision."""
    before = at()
    assert (before.awaited(), before.duty()) == ([GREECE], None)
    wished = ordered(before, Order(question, answer))
    assert wished.duty() == Duty(GREECE, before.answered[GREECE], action=before.game.parse(answer), by="order")
    done = obeyed(wished)
    by_hand = acts(before, GREECE, answer)
    assert done.state.to_json() == by_hand.state.to_json()
    assert done.play is not None
    seat, action = done.play.decisions[-1]
    assert (seat, str(action)) == (GREECE, answer)


def test_ulysses_interferes_by_order() -> None:
    """M29: redirect whatever is picked -> Carthage must take a card of Greece."""
    done = obeyed(ordered(ulysses(), Order("redirect", "redirect")))
    assert (done.state.step_name(), done.awaited()) == ("PickInstead", [CARTHAGE])


def test_helen_lures_by_order() -> None:
    """M56: lure whoever comes -> one Roman is Greek before the dice fall."""
    done = board(obeyed(ordered(helen(), Order("lure", "lure"))))
    assert (legions(done, ROME, "Illyria"), legions(done, GREECE, "Illyria")) == (1, 2)


def test_losses_by_order() -> None:
    """M54: fortresses first -> the fortress falls."""
    done = board(obeyed(ordered(losses(), Order("casualties", "lose fortresses first"))))
    assert (legions(done, GREECE, "Illyria"), fortresses(done, "Illyria")) == (2, 0)


@pytest.mark.parametrize(
    ("at", "order", "applies"),
    [
        (ulysses, Order("redirect", "redirect", {"picker_seat": [CARTHAGE]}), True),
        (ulysses, Order("redirect", "redirect", {"picker_seat": [ROME]}), False),
        (ulysses, Order("redirect", "redirect", {"card": ["wine", "gold"]}), True),
        (ulysses, Order("redirect", "redirect", {"card": ["grain"]}), False),
        (helen, Order("lure", "lure", {"province": ["Illyria"]}), True),
        (helen, Order("lure", "lure", {"province": ["Achaia"]}), False),
        (helen, Order("lure", "lure", {"province": ["Illyria"], "enemy_civ": ["Carthage"]}), False),
        (helen, Order("lure", "lure", {"enemy_civ": ["Rome"]}), True),
        (losses, Order("casualties", "lose legions first", {"province": ["Illyria", "Achaia"]}), True),
        (losses, Order("casualties", "lose legions first", {"province": ["Achaia"]}), False),
    ],
)
def test_orders_for_some_cases_only(at: Callable[[], Table], order: Order, applies: bool) -> None:
    """M29, M54, M56: an order limited to a player, a card, a province or an enemy -> it answers just there."""
    assert (ordered(at(), order).duty() is not None) == applies


def test_the_first_order_that_fits_answers() -> None:
    """M54: the legions first in Achaia, else the fortress -> in Illyria the fortress."""
    orders = (
        Order("casualties", "lose legions first", {"province": ["Achaia"]}),
        Order("casualties", "lose fortresses first"),
    )
    duty = ordered(losses(), *orders).duty()
    assert duty is not None and str(duty.action) == "lose fortresses first"


@pytest.mark.parametrize("seat", [None, ROME])
def test_others_see_no_order(seat: int | None) -> None:
    """M54: Greece has ordered its losses, and the table has obeyed -> others read what they read anyway."""
    wished = ordered(losses(), Order("casualties", "lose fortresses first"))
    assert wished.state.view(seat) == losses().state.view(seat)
    lines = [line.seen_by(seat).to_json() for line in obeyed(wished).lines]
    by_hand = acts(losses(), GREECE, "lose fortresses first")
    assert lines == [line.seen_by(seat).to_json() for line in by_hand.lines]


@pytest.mark.parametrize(
    "order",
    [
        Order("casualties", "lose one fortress"),
        Order("lure", "lure", {"province": ["Atlantis"]}),
        Order("lure", "lure", {"enemy_civ": ["Persia"]}),
        Order("redirect", "let", {"picker_seat": [7]}),
        Order("legions", "done"),
    ],
)
def test_orders_that_cannot_be_given(order: Order) -> None:
    """M29, M54, M56: another answer, an unknown place, people or seat, another question -> refused."""
    with pytest.raises(BadCommand):
        ordered(helen(), order)


def test_bots_and_people_may_not_answer_for_greece() -> None:
    """M54: Rome answers what Greece is asked -> wrong seat."""
    with pytest.raises(PeriplusError):
        acts(losses(), ROME, "lose legions first")
