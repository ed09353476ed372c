"""Events that give something, clauses P20, P21 and P43: boons, Olympic Games, Island Festival, Merchant Ships."""

import pytest

from tests.games.parthenon.tables import (
    CHIOS,
    CRETE,
    FOURTH,
    RHODES,
    asked,
    build,
    do,
    hand,
    hold,
    listed,
    named,
    play_to,
    refused,
    table,
    think,
    turn_up,
)

ALL = [CHIOS, CRETE, RHODES]

# Bountiful Harvest


def test_harvest() -> None:
    """D5, Q45, Bountiful Harvest: each takes 1 Basic that a village of its own makes, all at the same time."""
    s = table()
    turn_up(s, "Bountiful Harvest")
    assert asked(s) == ("TakeBoon", ALL)
    assert listed(s, CHIOS) == ["take olives", "take timber"]
    for line in ("take wool", "take grapes", "take timber timber", "take timber olives", "take gold"):
        refused(s, CHIOS, line, "P20", "not-given")
    do(s, CHIOS, "take timber")
    assert hand(s, CHIOS) == ""
    do(s, CHIOS, "take olives")
    do(s, CRETE, "take wool")
    do(s, RHODES, "take ore")
    assert [hand(s, seat) for seat in ALL] == ["olives", "wool", "ore"]


def test_harvest_of_one_kind() -> None:
    """Q70: villages of one kind -> not asked, takes its card."""
    s = table()
    s.built[CHIOS] = 0b101
    turn_up(s, "Bountiful Harvest")
    assert asked(s) == ("TakeBoon", [CRETE, RHODES])
    do(s, CRETE, "take wool")
    do(s, RHODES, "take ore")
    assert hand(s, CHIOS) == "timber"


def test_harvest_of_a_village_that_skips() -> None:
    """Q72: a village stopped by Drought -> its kind can be harvested; one that is not built cannot."""
    s = table()
    turn_up(s, "Drought", "Bountiful Harvest")
    do(s, CHIOS, "order Drought Bountiful Harvest", "suffer skipping timber")
    do(s, CRETE, "suffer skipping wool")
    do(s, RHODES, "suffer skipping ore")
    refused(s, CHIOS, "take grapes", "P20", "not-given")
    do(s, CHIOS, "take timber")


# Visiting Artisans, Golden Age, Favour of Poseidon


def test_artisans() -> None:
    """D5, Visiting Artisans: with a workshop 1 rare of its kind, the others 1 Basic of choice."""
    s = table()
    build(s, CHIOS, "workshop")
    build(s, CRETE, "workshop", "workshop")
    turn_up(s, "Visiting Artisans")
    assert asked(s) == ("TakeBoon", [RHODES])
    assert listed(s, RHODES) == [f"take {kind}" for kind in ("grain", "grapes", "olives", "ore", "timber", "wool")]
    refused(s, RHODES, "take tools", "P20", "not-given")
    do(s, RHODES, "take wool")
    assert [hand(s, seat) for seat in ALL] == ["pottery", "spices", "wool"]


@pytest.mark.parametrize("structure", ["academy", "treasury"])
def test_golden_age(structure: str) -> None:
    """D5, Golden Age: with an Academy or a Treasury 1 gold, the others 1 Basic of choice."""
    s = table()
    build(s, CHIOS, structure, "shrine")
    build(s, RHODES, "shrine")
    turn_up(s, "Golden Age")
    assert asked(s) == ("TakeBoon", [CRETE, RHODES])
    do(s, CRETE, "take ore")
    refused(s, RHODES, "take gold", "P20", "not-given")
    do(s, RHODES, "take wool")
    assert [hand(s, seat) for seat in ALL] == ["gold", "ore", "wool"]


def test_golden_age_gives_one_gold() -> None:
    """D5, Golden Age: Academy and Treasury -> 1 gold, not 2."""
    s = table()
    build(s, CHIOS, "academy", "treasury")
    turn_up(s, "Golden Age")
    play_to(s, "ArrangeSeason")
    assert hand(s, CHIOS) == "gold"


def test_favour_of_poseidon() -> None:
    """D5, Favour of Poseidon: each island without a Gift takes one; nobody is asked."""
    s = table()
    hold(s, CHIOS, "gift wool")
    hold(s, CRETE, "army")
    turn_up(s, "Favour of Poseidon")
    assert asked(s) == ("ArrangeSeason", [CHIOS])
    assert [hand(s, seat) for seat in ALL] == ["wool gift", "army gift", "gift"]


# Olympic Games


def test_olympic_games() -> None:
    """D5, Q70, Olympic Games: the Archon names another island first, it takes 1 gold; the others 1 Basic of choice."""
    s = table()
    turn_up(s, "Olympic Games")
    assert asked(s) == ("NameIsland", [CHIOS])
    assert listed(s, CHIOS) == ["name Crete", "name Rhodes"]
    refused(s, CHIOS, "name Chios", "P21", "not-to-be-named")
    refused(s, CHIOS, "name Naxos", "P21", "not-to-be-named")
    do(s, CHIOS, "name Rhodes")
    assert asked(s) == ("TakeBoon", [CHIOS, CRETE])
    refused(s, CHIOS, "take gold", "P20", "not-given")
    do(s, CHIOS, "take wool")
    do(s, CRETE, "take ore")
    assert [hand(s, seat) for seat in ALL] == ["wool", "ore", "gold"]


# Island Festival


def test_festival_in_turn() -> None:
    """D5, Island Festival: the Archon is Crete -> swaps clockwise from there; it names an island, which chooses."""
    s = table()
    s.archon = CRETE
    for seat in ALL:
        hold(s, seat, "wool gold")
    turn_up(s, "Island Festival")
    assert asked(s) == ("FestivalSwap", [CRETE])
    do(s, CRETE, "swap wool for ore")
    assert asked(s) == ("FestivalSwap", [RHODES])
    do(s, RHODES, "pass")
    do(s, CHIOS, "swap wool for timber")
    assert asked(s) == ("NameIsland", [CRETE])
    do(s, CRETE, "name Chios")
    assert asked(s) == ("TakeAsGuest", [CHIOS])
    refused(s, CHIOS, "take gold", "P20", "not-given")
    refused(s, CHIOS, "take ore ore", "P20", "not-given")
    do(s, CHIOS, "take grain")
    assert hand(s, CHIOS) == "grain timber gold"
    assert hand(s, CRETE) == "ore gold"


def test_the_archon_names_itself() -> None:
    """Q70: Island Festival -> the Archon may name its own island, but none that nobody plays."""
    s = table()
    turn_up(s, "Island Festival")
    assert listed(s, CHIOS) == ["name Chios", "name Crete", "name Rhodes"]
    refused(s, CHIOS, "name Naxos", "P21", "not-to-be-named")
    do(s, CHIOS, "name Chios", "take ore")
    assert hand(s, CHIOS) == "ore"


def test_swaps_at_the_festival_that_are_refused() -> None:
    """P20, D5: rare goods and gold, cards that one lacks, a payment, a land -> refused."""
    s = table()
    hold(s, CHIOS, "wool gold pottery")
    turn_up(s, "Island Festival")
    for line in ("swap gold for wool", "swap wool for gold", "swap pottery for spices", "swap wool for ore in Egypt"):
        refused(s, CHIOS, line, "P20", "basic-for-basic")
    refused(s, CHIOS, "swap wool for ore paying gold", "P20", "basic-for-basic")
    refused(s, CHIOS, "swap ore for wool", "P20", "not-in-hand")


def test_who_is_asked_at_the_festival() -> None:
    """Q70: any card in hand, gold alone too -> asked; an empty hand or Aegis cards alone -> not."""
    s = table()
    hold(s, CRETE, "gold")
    hold(s, RHODES, "army")
    turn_up(s, "Island Festival")
    assert asked(s) == ("FestivalSwap", [CRETE])
    assert listed(s, CRETE) == ["pass"]
    do(s, CRETE, "pass")
    assert s.step_name() == "NameIsland"


# Merchant Ships


def test_two_trades_with_merchant_ships() -> None:
    """D5, Q70, Merchant Ships: two trades from hand at foreign rates, each at once; the third is refused."""
    s = table()
    hold(s, CHIOS, "timber timber timber timber timber timber")
    hold(s, CRETE, "wool wool")
    turn_up(s, "Merchant Ships")
    assert asked(s) == ("MerchantTrade", [CHIOS, CRETE])
    told = do(s, CHIOS, "trade timber timber for gold")
    assert named(told, "traded") == [{"seat": CHIOS, "give": ["timber", "timber"], "get": ["gold"]}]
    assert hand(s, CHIOS) == "timber timber timber timber gold"
    do(s, CHIOS, "trade timber timber timber timber for tools")
    assert hand(s, CHIOS) == "tools gold"
    assert asked(s) == ("MerchantTrade", [CRETE])
    assert CHIOS not in s.may_act()


@pytest.mark.parametrize(
    ("cards", "line", "left"),
    [
        ("wool", "trade wool for ore", "ore"),
        ("wool ore", "trade wool ore for gold", "gold"),
        ("wool wool ore ore", "trade wool wool ore ore for spices", "spices"),
        ("tools", "trade tools for wool ore", "ore wool"),
        ("tools", "trade tools for gold", "gold"),
        ("tools pottery", "trade tools pottery for spices", "spices"),
        ("gold", "trade gold for wool wool", "wool wool"),
        ("gold gold", "trade gold gold for tools", "tools"),
        ("papyrus", "trade papyrus for gold", "gold"),
    ],
)
def test_rates_of_merchant_ships(cards: str, line: str, left: str) -> None:
    """P43, D5, Merchant Ships: each line of the foreign table -> allowed from hand."""
    s = table()
    hold(s, CHIOS, cards)
    turn_up(s, "Merchant Ships")
    do(s, CHIOS, line)
    assert hand(s, CHIOS) == left


@pytest.mark.parametrize(
    ("line", "clause", "reason"),
    [
        ("trade gold gold for papyrus", "P44", "no-papyrus"),
        ("trade gold for army", "P43", "not-sold-here"),
        ("trade gold for warship", "P43", "not-sold-here"),
        ("trade gift for gold", "P43", "not-sold-here"),
        ("trade wool for gold", "P43", "no-such-rate"),
        ("trade wool wool for ore", "P43", "no-such-rate"),
        ("trade gold for gold", "P43", "no-such-rate"),
        ("trade wool gold for tools", "P42", "one-class"),
        ("trade gold for wool tools", "P42", "one-class"),
        ("trade ore for wool", "P20", "not-in-hand"),
        ("trade wool for ore in Egypt", "P20", "ships-come-home"),
        ("plan Athens", "P20", "merchanttrade-first"),
    ],
)
def test_what_merchant_ships_do_not_carry(line: str, clause: str, reason: str) -> None:
    """D5, P42, P43, P44, Merchant Ships: no papyrus, no Aegis cards, no plans, no other rates -> refused."""
    s = table()
    hold(s, CHIOS, "gold gold wool wool gift")
    turn_up(s, "Merchant Ships")
    refused(s, CHIOS, line, clause, reason)


def test_merchant_ships_and_empty_hands() -> None:
    """Q70: no commodity -> not asked; one card -> asked."""
    s = table(4)
    hold(s, CRETE, "army gift")
    hold(s, FOURTH, "wool")
    turn_up(s, "Merchant Ships")
    assert asked(s) == ("MerchantTrade", [FOURTH])


def test_done_is_not_final_with_merchant_ships() -> None:
    """Q70, Q57: Chios has said done, Crete has not -> Chios may trade after all."""
    s = table()
    hold(s, CHIOS, "wool wool")
    hold(s, CRETE, "ore ore")
    turn_up(s, "Merchant Ships")
    do(s, CHIOS, "done", "trade wool wool for gold")
    assert hand(s, CHIOS) == "gold"
    assert asked(s) == ("MerchantTrade", [CRETE])


def test_pythagoreanism_serves_once() -> None:
    """Q70, Q77, Pythagoreanism: one trade of the season paid in Basics needs 1 less; the second does not."""
    s = table()
    think(s, CHIOS, "Pythagoreanism")
    hold(s, CHIOS, "wool wool wool wool wool gold gold")
    turn_up(s, "Merchant Ships")
    refused(s, CHIOS, "trade gold for tools", "P43", "no-such-rate")
    do(s, CHIOS, "trade wool wool wool for tools")
    refused(s, CHIOS, "trade wool for gold", "P43", "no-such-rate")
    do(s, CHIOS, "trade wool wool for gold")
    assert hand(s, CHIOS) == "tools gold gold gold"


def test_pythagoreanism_is_kept_by_a_full_payment() -> None:
    """Q77: the full price is paid first -> the next trade may still be cheaper."""
    s = table()
    think(s, CHIOS, "Pythagoreanism")
    hold(s, CHIOS, "wool wool wool")
    turn_up(s, "Merchant Ships")
    do(s, CHIOS, "trade wool wool for gold", "trade wool for gold")
    assert hand(s, CHIOS) == "gold gold"
