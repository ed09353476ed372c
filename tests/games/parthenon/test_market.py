"""The start of Island Trade, clauses P25 and P62 to P64: wonder stages paid then, and the Theatre of Dionysus."""

import pytest

from periplus.games.parthenon.kinds import PARTIAL, PLAN
from periplus.games.parthenon.state import ParthenonState
from tests.games.parthenon.tables import (
    CHIOS,
    CRETE,
    RHODES,
    asked,
    begin,
    do,
    hand,
    hold,
    listed,
    named,
    refused,
    stage,
    table,
    turn_up,
    wonder,
)

START = "in order if trade_is_ordered StartTrade"


def market(s: ParthenonState) -> None:
    """Begin Island Trade."""
    begin(s, START)


# Wonders


@pytest.mark.parametrize(
    ("name", "cards"),
    [
        ("Mausoleum", "grain grapes olives ore timber wool"),
        ("Temple of Artemis", "wool wool wool wool"),
        ("Hanging Gardens", "grain grain grain grain"),
        ("Theatre of Dionysus", "grapes grapes grapes grapes"),
    ],
)
def test_plans_paid_here(name: str, cards: str) -> None:
    """D9, P63: each plan that is paid at the start of Island Trade -> partial at once, the cards go to the bank."""
    s = table()
    wonder(s, CHIOS, name, PLAN)
    hold(s, CHIOS, f"{cards} gold")
    market(s)
    assert asked(s) == ("StartTrade", [CHIOS])
    told = do(s, CHIOS, f"raise {name} with {cards}")
    assert named(told, "raised")[0]["stage"] == "partial"
    assert stage(s, name) == PARTIAL
    assert hand(s, CHIOS) == "gold"


def test_the_next_stage_waits() -> None:
    """Q47, P63: the plan is paid, cards for the Partial side in hand -> refused here; trading begins."""
    s = table()
    wonder(s, CHIOS, "Hanging Gardens", PLAN)
    wonder(s, CHIOS, "Mausoleum", PLAN)
    hold(s, CHIOS, "grain grain grain grain pottery spices gold")
    market(s)
    do(s, CHIOS, "raise Hanging Gardens with grain grain grain grain")
    refused(s, CHIOS, "raise Hanging Gardens with pottery spices gold", "P63", "not-paid-here")
    do(s, CHIOS, "done")
    assert s.step_name() == "IslandTrade"


def test_trade_begins_when_nothing_is_left_to_do() -> None:
    """P25: the only stage is paid -> its owner need not say done."""
    s = table()
    wonder(s, CHIOS, "Temple of Artemis", PLAN)
    hold(s, CHIOS, "wool wool wool wool wool")
    market(s)
    do(s, CHIOS, "raise Temple of Artemis with wool wool wool wool")
    assert asked(s) == ("IslandTrade", [CHIOS])


def test_stages_that_are_refused() -> None:
    """P62, P63, P51: others' wonders, stages of another phase, wrong payments, missing cards -> refused."""
    s = table()
    wonder(s, CHIOS, "Mausoleum", PLAN)
    wonder(s, CHIOS, "Colossus", PLAN)
    wonder(s, CRETE, "Temple of Artemis", PLAN)
    hold(s, CHIOS, "wool wool wool wool ore ore ore ore grain grapes olives timber gold")
    market(s)
    refused(s, CHIOS, "raise Temple of Artemis with wool wool wool wool", "P62", "not-your-wonder")
    refused(s, CHIOS, "raise Parthenon with gold", "P62", "not-your-wonder")
    refused(s, CHIOS, "raise Colossus with ore ore ore ore", "P63", "not-paid-here")
    refused(s, CHIOS, "raise Mausoleum with wool wool wool wool ore ore", "P51", "wrong-payment")
    refused(s, CHIOS, "raise Mausoleum", "P51", "wrong-payment")
    refused(s, CHIOS, "raise Mausoleum with grain grapes olives ore timber wool gold", "P51", "wrong-payment")
    refused(s, CHIOS, "raise Mausoleum with pottery", "P25", "not-in-hand")
    refused(s, CHIOS, "offer wool for gold", "P25", "starttrade-first")


def test_a_completed_wonder_is_not_raised() -> None:
    """P62: a third payment -> refused."""
    s = table()
    wonder(s, CHIOS, "Hanging Gardens")
    wonder(s, CHIOS, "Mausoleum", PLAN)
    hold(s, CHIOS, "grain grain grain grain")
    market(s)
    refused(s, CHIOS, "raise Hanging Gardens with grain grain grain grain", "P62", "wonder-completed")


def test_who_is_asked() -> None:
    """P25, P79: a stage is due here and there are cards -> asked, whatever they are; others are not."""
    s = table()
    wonder(s, CHIOS, "Temple of Artemis", PLAN)
    wonder(s, CRETE, "Mausoleum", PLAN)
    wonder(s, RHODES, "Colossus", PLAN)
    hold(s, CHIOS, "gold")
    hold(s, RHODES, "wool wool wool wool")
    market(s)
    assert asked(s) == ("StartTrade", [CHIOS])
    assert listed(s, CHIOS) == ["done"]


def test_nothing_to_start_with() -> None:
    """P25: no such wonder in play -> trade begins at once."""
    s = table()
    hold(s, CHIOS, "wool")
    market(s)
    assert asked(s) == ("IslandTrade", [CHIOS])


# The Theatre of Dionysus


def test_the_owner_swaps_twice() -> None:
    """D9, Theatre of Dionysus: its owner swaps up to 2 Basics 1:1 with the bank -> the third is refused."""
    s = table()
    wonder(s, CHIOS, "Theatre of Dionysus")
    wonder(s, CHIOS, "Mausoleum", PLAN)
    hold(s, CHIOS, "wool wool wool")
    market(s)
    assert asked(s) == ("StartTrade", [CHIOS])
    do(s, CHIOS, "swap wool for ore", "swap wool for grain")
    assert hand(s, CHIOS) == "grain ore wool"
    refused(s, CHIOS, "swap wool for timber", "P64", "no-swap-left")


def test_a_visitor_swaps_once() -> None:
    """D9, P64: Crete pays 1 Basic -> one swap; the owner gets the Basic and cannot refuse."""
    s = table()
    wonder(s, CHIOS, "Theatre of Dionysus")
    wonder(s, CRETE, "Mausoleum", PLAN)
    hold(s, CRETE, "wool wool grain grain")
    market(s)
    assert asked(s) == ("StartTrade", [CRETE])
    told = do(s, CRETE, "swap wool for ore paying grain")
    assert named(told, "visited")[0]["cards"] == ["grain"]
    assert hand(s, CRETE) == "grain ore wool"
    assert hand(s, CHIOS) == "grain"
    refused(s, CRETE, "swap wool for ore paying grain", "P64", "no-swap-left")


def test_the_same_kind_pays_and_is_swapped() -> None:
    """D9: two wool -> one pays, one is swapped; with one alone it cannot be done."""
    s = table()
    wonder(s, CHIOS, "Theatre of Dionysus")
    hold(s, CRETE, "wool wool")
    hold(s, RHODES, "ore gold")
    market(s)
    assert listed(s, RHODES) == ["done"]
    refused(s, RHODES, "swap ore for wool paying ore", "P64", "not-in-hand")
    do(s, CRETE, "swap wool for ore paying wool")
    assert hand(s, CRETE) == "ore"
    assert hand(s, CHIOS) == "wool"


def test_one_card_is_not_enough_for_a_visitor() -> None:
    """P25, D9: one card in hand -> it cannot both pay and be swapped, so a visitor is not asked; the owner is."""
    s = table()
    wonder(s, CHIOS, "Theatre of Dionysus")
    hold(s, CHIOS, "wool")
    hold(s, CRETE, "wool")
    market(s)
    assert asked(s) == ("StartTrade", [CHIOS])


def test_swaps_that_are_refused() -> None:
    """P64: rare goods, gold, cards that one lacks, no payment, a wrong one, an owner who pays, a land -> refused."""
    s = table()
    wonder(s, CHIOS, "Theatre of Dionysus")
    hold(s, CHIOS, "wool gold pottery")
    hold(s, CRETE, "wool ore gold")
    market(s)
    for line in ("swap gold for wool", "swap wool for gold", "swap pottery for spices", "swap wool for ore in Sparta"):
        refused(s, CHIOS, line, "P64", "basic-for-basic")
    refused(s, CHIOS, "swap ore for wool", "P64", "not-in-hand")
    refused(s, CHIOS, "swap wool for ore paying gold", "P64", "wrong-payment")
    refused(s, CRETE, "swap wool for ore", "P64", "wrong-payment")
    refused(s, CRETE, "swap wool for grain paying gold", "P64", "wrong-payment")
    refused(s, CRETE, "swap wool for ore paying grain", "P64", "not-in-hand")


def test_no_theatre() -> None:
    """P64: nobody has completed the Theatre -> no swap."""
    s = table()
    wonder(s, CHIOS, "Theatre of Dionysus", PLAN)
    hold(s, CHIOS, "wool")
    market(s)
    refused(s, CHIOS, "swap wool for ore", "P64", "no-swap-left")


# Done is not final


def test_done_is_not_final() -> None:
    """Q57, P25: Chios has said done, Crete has not -> Chios may still act; the last done ends it."""
    s = table()
    wonder(s, CHIOS, "Theatre of Dionysus")
    wonder(s, CRETE, "Mausoleum", PLAN)
    hold(s, CHIOS, "wool")
    hold(s, CRETE, "wool wool")
    market(s)
    do(s, CHIOS, "done")
    assert s.may_act() == [CHIOS]
    do(s, CHIOS, "swap wool for ore")
    assert asked(s) == ("StartTrade", [CRETE])
    do(s, CRETE, "done")
    assert s.step_name() == "IslandTrade"


def test_an_owner_uses_what_it_is_paid() -> None:
    """Q57, P64: the owner has an empty hand, a visitor pays -> the owner may swap that card while others act."""
    s = table()
    wonder(s, CHIOS, "Theatre of Dionysus")
    hold(s, CRETE, "wool grain")
    hold(s, RHODES, "ore ore")
    market(s)
    assert asked(s) == ("StartTrade", [CRETE, RHODES])
    do(s, CRETE, "swap wool for ore paying grain")
    do(s, CHIOS, "swap grain for timber")
    assert hand(s, CHIOS) == "timber"


def test_what_was_done_by_an_event_does_not_count() -> None:
    """D9, Q76: a swap at the Island Festival -> the Theatre allows two all the same."""
    s = table()
    wonder(s, CHIOS, "Theatre of Dionysus")
    hold(s, CHIOS, "wool")
    turn_up(s, "Island Festival")
    do(s, CHIOS, "swap wool for ore", "name Crete")
    do(s, CRETE, "take wool")
    do(s, CHIOS, "arrange", "swap timber for ore", "swap olives for ore")
    assert hand(s, CHIOS) == "ore ore ore"
