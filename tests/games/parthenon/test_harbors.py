"""The fleet trade phase, clauses P39 to P47: harbor cards, the trade table, plans, and stages paid abroad."""

from itertools import combinations_with_replacement

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from periplus.games.parthenon.kinds import GOLD, KIND_NAMES
from periplus.games.parthenon.state import ParthenonState
from tests.games.parthenon.tables_sea import (
    CHIOS,
    CRETE,
    RHODES,
    allowed,
    asked,
    cargo,
    do,
    hand,
    harbor,
    hazards,
    hold,
    land_of,
    launch,
    listed,
    named,
    refused,
    stage,
    table,
    think,
    why,
    wonder,
)

BASIC = ("grain", "grapes", "olives", "ore", "timber", "wool")
SAFE = ["Safe Journey"] * 3


def port(land: str, cards: str, card: str = "Open Harbor", seat: int = CHIOS) -> ParthenonState:
    """Let a fleet lie at a land with these cards, under a harbor card that is face up."""
    s = table()
    harbor(s, land, card, up=True)
    hazards(s, *SAFE)
    launch(s, (seat, f"A {land} with {cards}"))
    return s


def times(number: int, card: str) -> str:
    """Return a card so many times."""
    return " ".join([card] * number)


def trades(s: ParthenonState, give: str, get: str, land: str, seat: int = CHIOS) -> bool:
    """Say whether a trade is allowed."""
    return allowed(s, seat, f"trade {give} for {get} in {land}")


# Looking and revealing


def two_at_sparta() -> ParthenonState:
    """Let Chios and Crete lie at Sparta, whose card is face down."""
    s = table()
    harbor(s, "Sparta", "Open Harbor")
    hazards(s, *SAFE)
    launch(s, (CHIOS, "A Sparta with wool wool"), (CRETE, "A Sparta with ore ore"))
    return s


def test_those_who_arrive_look_in_secret() -> None:
    """P39: a face-down card -> every player there sees it, the others see only that they do."""
    s = table()
    harbor(s, "Sparta", "Thieves")
    hazards(s, *SAFE)
    told = launch(s, (CRETE, "A Sparta with wool"))
    looked = [event for event in told if event.name == "looked"]
    assert [(event.public, event.private, event.owners) for event in looked] == [
        ({"seat": CRETE, "land": "Sparta"}, {"card": "Thieves"}, (CRETE,))
    ]


def test_whoever_decides_has_the_card_before_them() -> None:
    """P39: Chios and Crete lie at Sparta -> both see its card until all have answered, the others never."""
    s = two_at_sparta()
    assert [s.view(seat)["lands"][1]["card"] for seat in (CHIOS, CRETE, RHODES, None)] == [
        *["Open Harbor"] * 2,
        None,
        None,
    ]
    do(s, CHIOS, "pass")
    assert s.view(CHIOS)["lands"][1]["card"] == "Open Harbor"
    do(s, CRETE, "pass")
    land = s.view(CHIOS)["lands"][1]
    assert (land["card"], land["looked"]) == (None, True)


def test_one_reveal_is_enough() -> None:
    """E19: pass and reveal -> the card is up and both may trade; answers are secret until both are in (Q17)."""
    s = two_at_sparta()
    assert asked(s) == ("RevealHarbors", [CHIOS, CRETE])
    assert [event.name for event in do(s, CHIOS, "pass")] == ["answered"]
    told = do(s, CRETE, "reveal Sparta")
    assert named(told, "harbor") == [{"land": "Sparta", "card": "Open Harbor"}]
    assert asked(s) == ("FleetTrade", [CHIOS, CRETE])
    assert trades(s, "wool wool", "ore", "Sparta")


def test_all_pass_and_nothing_happens() -> None:
    """E19: both pass -> the card stays face down and nobody does anything there."""
    s = two_at_sparta()
    do(s, CHIOS, "pass")
    told = do(s, CRETE, "pass")
    assert named(told, "harbor") == []
    assert not s.harbors_up >> 1 & 1
    assert s.step_name() == "BuildIsland"


def test_an_answer_may_be_changed_until_all_are_in() -> None:
    """Q63: Chios says reveal, then pass -> its last word counts."""
    s = two_at_sparta()
    do(s, CHIOS, "reveal Sparta", "pass")
    do(s, CRETE, "pass")
    assert s.harbors_up == 0


def test_one_answer_names_all_lands() -> None:
    """Q63: own fleets at two face-down cards -> one answer names those to reveal; a land without a fleet is refused."""
    s = table()
    for land in ("Athens", "Sparta"):
        harbor(s, land, "Open Harbor")
    hazards(s, *SAFE)
    launch(s, (CHIOS, "A Athens with wool B Sparta with wool"))
    assert listed(s, CHIOS) == ["pass", "reveal Athens", "reveal Sparta", "reveal Athens Sparta"]
    refused(s, CHIOS, "reveal Ionia", "P39", "nothing-to-reveal")
    refused(s, CHIOS, "reveal Athens Athens", "P39", "nothing-to-reveal")
    do(s, CHIOS, "reveal Sparta")
    assert trades(s, "wool", "wool", "Sparta") is False  # 2 for 1
    assert why(s, CHIOS, "plan Athens") == ("P41", "no-trade-there")


def test_a_revealed_card_binds_without_a_vote() -> None:
    """P40: the card is face up -> nobody is asked to reveal; trading begins."""
    assert asked(port("Sparta", "wool wool")) == ("FleetTrade", [CHIOS])


def test_a_land_without_a_card_trades_freely() -> None:
    """Q37: no card at Athens (Delian League) -> as if revealed, without effect."""
    s = table()
    s.harbors[0] = -1
    hazards(s, *SAFE)
    launch(s, (CHIOS, "A Athens with wool wool"))
    assert asked(s) == ("FleetTrade", [CHIOS])
    assert trades(s, "wool wool", "ore", "Athens")


def test_a_fleet_without_cargo_still_votes_and_takes_a_plan() -> None:
    """Q16: the whole cargo was lost -> the fleet arrives, votes, and may take the free plan; it cannot pay a fee."""
    s = table()
    harbor(s, "Athens", "Open Harbor")
    hazards(s, "All Overboard")
    launch(s, (CHIOS, "A Athens with wool"))
    do(s, CHIOS, "reveal Athens")
    assert listed(s, CHIOS) == ["done", "plan Athens"]
    do(s, CHIOS, "plan Athens")
    assert s.plans_taken(CHIOS) == 1
    s = table()
    harbor(s, "Athens", "Harbor Fees", up=True)
    hazards(s, "All Overboard")
    launch(s, (CHIOS, "A Athens with wool"))
    assert listed(s, CHIOS) == ["done"]


def test_cargo_all_taken_by_the_sea_has_nothing_to_do_elsewhere() -> None:
    """Q16: an empty fleet at Sparta, whose card is up -> its owner has nothing to do and is not asked."""
    s = table()
    harbor(s, "Sparta", "Open Harbor", up=True)
    hazards(s, "All Overboard")
    hold(s, CHIOS, "ore")
    launch(s, (CHIOS, "A Sparta with wool"))
    assert s.step_name() == "BuildIsland"


# The trade table

NEAR_RATES = {
    ("B", "B"): (2, 1), ("B", "G"): (4, 1), ("B", "R"): (8, 1), ("R", "B"): (1, 2), ("R", "G"): (2, 1),
    ("R", "R"): (4, 1), ("G", "B"): (1, 2), ("G", "R"): (4, 1),
}  # fmt: skip
FAR_RATES = {
    ("B", "B"): (1, 1), ("B", "G"): (2, 1), ("B", "R"): (4, 1), ("R", "B"): (1, 2), ("R", "G"): (1, 1),
    ("R", "R"): (2, 1), ("G", "B"): (1, 2), ("G", "R"): (2, 1),
}  # fmt: skip
GIVEN = {"B": "wool", "R": "tools", "G": "gold"}
GOT = {"B": "ore", "R": "pottery", "G": "gold"}
GROUPS = {"Athens": NEAR_RATES, "Sparta": NEAR_RATES, "Ionia": NEAR_RATES} | {
    "Egypt": FAR_RATES, "Carthage": FAR_RATES, "Italy": FAR_RATES,
}  # fmt: skip


@pytest.mark.parametrize("land", list(GROUPS))
def test_every_rate_of_the_table(land: str) -> None:
    """P43: every line of the trade table, at every land; no other numbers of cards."""
    s = port(land, "wool tools gold")
    s.voyage.aboard[: len(KIND_NAMES)] = [9] * GOLD + [9, 0, 0, 0]
    for given_class in "BRG":
        for got_class in "BRG":
            rate = GROUPS[land].get((given_class, got_class))
            for give in range(1, 10):
                for get in range(1, 4):
                    line = (times(give, GIVEN[given_class]), times(get, GOT[got_class]))
                    assert trades(s, *line, land) is ((give, get) == rate), (land, line)


def test_basics_may_be_mixed_or_alike() -> None:
    """E7, P42: near, 4 wool, or 3 wool + 1 ore -> 1 gold in either case; what is got may be mixed, too."""
    for cards in ("wool wool wool wool", "wool wool wool ore"):
        s = port("Sparta", cards)
        told = do(s, CHIOS, f"trade {cards} for gold in Sparta")
        assert cargo(s, CHIOS) == ["gold"]
        assert [event["get"] for event in named(told, "bank-trade")] == [["gold"]]
    assert trades(port("Sparta", "tools"), "tools", "wool ore", "Sparta")


def test_one_basic_for_another_far_away() -> None:
    """E8: foreign, 1 Basic -> 1 Basic of choice."""
    s = port("Italy", "wool")
    do(s, CHIOS, "trade wool for timber in Italy")
    assert cargo(s, CHIOS) == ["timber"]


def test_classes_do_not_mix_within_a_trade() -> None:
    """P42: a Basic and a rare together -> refused; gold for gold -> no such line."""
    s = port("Egypt", "wool tools gold gold")
    refused(s, CHIOS, "trade wool tools for gold in Egypt", "P42", "one-class")
    refused(s, CHIOS, "trade tools for wool gold in Egypt", "P42", "one-class")
    refused(s, CHIOS, "trade gold for gold in Egypt", "P43", "no-such-rate")


def test_the_same_kind_is_legal_but_not_listed() -> None:
    """Q21: 1 wool for 1 wool far away -> allowed, not listed."""
    s = port("Italy", "wool")
    assert trades(s, "wool", "wool", "Italy")
    assert "trade wool for wool in Italy" not in listed(s, CHIOS)


def test_papyrus_is_sold_in_egypt_alone() -> None:
    """P44: 2 gold or 4 Basic -> papyrus in Egypt; elsewhere it is refused, but papyrus held may be sold anywhere."""
    s = port("Egypt", "gold gold wool wool wool wool")
    assert trades(s, "gold gold", "papyrus", "Egypt")
    assert trades(s, "wool wool wool wool", "papyrus", "Egypt")
    assert "trade wool wool wool wool for papyrus in Egypt" in listed(s, CHIOS)
    s = port("Italy", "gold gold papyrus")
    refused(s, CHIOS, "trade gold gold for papyrus in Italy", "P44", "no-papyrus")
    assert trades(s, "papyrus", "gold", "Italy")
    s = port("Sparta", "papyrus gold gold gold gold")
    refused(s, CHIOS, "trade gold gold gold gold for papyrus in Sparta", "P44", "no-papyrus")
    assert trades(s, "papyrus", "wool ore", "Sparta")


def test_armies_in_italy_and_warships_in_carthage() -> None:
    """P43: 1 gold buys an Army in Italy, a Warship in Carthage; Aegis cards are sold nowhere else, and never taken."""
    s = port("Italy", "gold gold army")
    do(s, CHIOS, "trade gold for army in Italy")
    assert cargo(s, CHIOS) == ["gold", "army", "army"]
    refused(s, CHIOS, "trade gold for warship in Italy", "P43", "not-sold-here")
    refused(s, CHIOS, "trade army for gold in Italy", "P43", "not-sold-here")
    s = port("Carthage", "gold")
    refused(s, CHIOS, "trade gold for army in Carthage", "P43", "not-sold-here")
    do(s, CHIOS, "trade gold for warship in Carthage")
    refused(port("Sparta", "gold"), CHIOS, "trade gold for army in Sparta", "P43", "not-sold-here")


def test_goods_at_home_are_not_spent_abroad() -> None:
    """Q19: gold at home, wool aboard -> gold is refused; so are goods one does not have."""
    s = table()
    harbor(s, "Italy", "Open Harbor", up=True)
    hazards(s, *SAFE)
    hold(s, CHIOS, "gold")
    launch(s, (CHIOS, "A Italy with wool"))
    refused(s, CHIOS, "trade gold for army in Italy", "P42", "not-aboard")


def test_trades_need_a_land_where_a_fleet_trades() -> None:
    """P41: a land without an own fleet, or no land named -> refused."""
    s = port("Italy", "wool wool")
    refused(s, CHIOS, "trade wool for ore in Egypt", "P41", "no-trade-there")
    refused(s, CHIOS, "trade wool for ore", "P42", "no-land-named")


def test_cargo_may_exceed_six_while_trading() -> None:
    """Q20: 6 gold for 12 Basics, 1 by 1 -> allowed; the limit comes with the return."""
    s = port("Italy", "gold gold gold gold gold gold")
    for _ in range(6):
        do(s, CHIOS, "trade gold for wool ore in Italy")
    assert len(cargo(s, CHIOS)) == 12


def test_two_fleets_pool_their_goods() -> None:
    """E33, Q18, Q64: A with 6 wool and B with 2 at Sparta -> 8 Basic buy 1 tools; 1 card comes home."""
    s = table()
    harbor(s, "Sparta", "Open Harbor", up=True)
    hazards(s, *SAFE)
    launch(s, (CHIOS, "A Sparta with wool wool wool wool wool wool B Sparta with wool wool"))
    do(s, CHIOS, f"trade {times(8, 'wool')} for tools in Sparta")
    do(s, CHIOS, "done")
    assert hand(s, CHIOS) == ["tools"]


def test_trades_chain() -> None:
    """P42: goods got in one trade are spent in the next: 2 wool -> gold -> 2 ore far away."""
    s = port("Italy", "wool wool")
    do(s, CHIOS, "trade wool wool for gold in Italy", "trade gold for ore ore in Italy")
    assert cargo(s, CHIOS) == ["ore", "ore"]


def test_requests_are_free_and_done_is_not_final() -> None:
    """Q57: the phase is not ordered -> who has said done may still trade while another has not."""
    s = table()
    harbor(s, "Italy", "Open Harbor", up=True)
    hazards(s, *SAFE)
    launch(s, (CHIOS, "A Italy with wool"), (CRETE, "A Italy with wool"))
    do(s, CHIOS, "done")
    assert s.may_act() == [CHIOS]
    do(s, CHIOS, "trade wool for ore in Italy")
    assert asked(s) == ("FleetTrade", [CRETE])


# Shortage and Surplus


@pytest.mark.parametrize("kind", BASIC)
def test_a_shortage_trades_against_gold_alone(kind: str) -> None:
    """D7 Shortage of each kind, P45: 1 X for 1 gold, both ways; not at normal rates; other goods as usual."""
    other = "ore" if kind != "ore" else "wool"
    for land in ("Sparta", "Italy"):
        s = port(land, f"{kind} {kind} {kind} {kind} gold {other}", f"Shortage of {kind}")
        assert trades(s, kind, "gold", land)
        assert trades(s, "gold", kind, land)
        assert why(s, CHIOS, f"trade {kind} {kind} for {other} in {land}") == ("P45", "special-rate")
        assert why(s, CHIOS, f"trade {kind} {kind} {kind} {kind} for tools in {land}") == ("P45", "special-rate")
        assert why(s, CHIOS, f"trade gold for {kind} {kind} in {land}")[0] in ("P43", "P45")
        assert why(s, CHIOS, f"trade {other} for {kind} in {land}") == ("P45", "special-rate")
        assert trades(s, "gold", f"{other} {other}", land)


@pytest.mark.parametrize("kind", BASIC)
def test_a_surplus_is_cheap(kind: str) -> None:
    """D7 Surplus of each kind, P45, Q22: 4 X buy 1 other Basic; 1 other Basic buys 2 X; X not at normal rates."""
    other = "ore" if kind != "ore" else "wool"
    for land in ("Sparta", "Italy"):
        s = port(land, f"{kind} {kind} {kind} {kind} {other} gold", f"Surplus of {kind}")
        assert trades(s, times(4, kind), other, land)
        assert trades(s, other, f"{kind} {kind}", land)
        assert not trades(s, times(4, kind), kind, land)
        assert not trades(s, kind, f"{kind} {kind}", land)
        assert not trades(s, times(4, kind), "gold", land)
        assert not trades(s, times(2, kind), "gold", land)
        assert not trades(s, times(3, kind), other, land)
        assert not trades(s, "gold", f"{kind} {kind}", land)
        assert trades(s, "gold", f"{other} {other}", land)


def test_an_olive_surplus_in_italy() -> None:
    """E10: 2 olives + 1 wool -> the olives cannot be sold; wool -> 2 olives; then 4 olives -> 1 other Basic."""
    s = port("Italy", "olives olives wool", "Surplus of olives")
    refused(s, CHIOS, "trade olives olives for gold in Italy", "P45", "special-rate")
    assert [line for line in listed(s, CHIOS) if line.startswith("trade olives")] == []
    do(s, CHIOS, "trade wool for olives olives in Italy", "trade olives olives olives olives for ore in Italy")
    assert cargo(s, CHIOS) == ["ore"]


def test_an_olive_shortage_in_italy() -> None:
    """E11a: 3 olives -> 3 gold, one by one; gold buys other Basics at 1 for 2, olives at 1 for 1."""
    s = port("Italy", "olives olives olives", "Shortage of olives")
    do(s, CHIOS, *["trade olives for gold in Italy"] * 3)
    assert cargo(s, CHIOS) == ["gold"] * 3
    do(s, CHIOS, "trade gold for wool ore in Italy", "trade gold for olives in Italy")
    assert cargo(s, CHIOS) == ["olives", "ore", "wool", "gold"]


def test_an_olive_is_bought_through_gold() -> None:
    """E11b: Olive Shortage, 2 other Basic -> 1 gold -> 1 olive."""
    s = port("Italy", "wool ore", "Shortage of olives")
    do(s, CHIOS, "trade wool ore for gold in Italy", "trade gold for olives in Italy")
    assert cargo(s, CHIOS) == ["olives"]


# Blockade, Unrest, Fees, Thieves, the Fair


def test_an_open_harbor_changes_nothing() -> None:
    """D7 Open Harbor: normal trade, nothing to pay."""
    s = port("Athens", "wool wool")
    assert allowed(s, CHIOS, "plan Athens")
    refused(s, CHIOS, "enter A", "P42", "trades-already")


@pytest.mark.parametrize(("card", "key"), [("Blockade", "warship"), ("Unrest", "army")])
def test_only_fleets_with_the_right_card_trade(card: str, key: str) -> None:
    """D7 Blockade and Unrest, P41: without the Warship or Army -> nothing at all, not even the free plan (E6)."""
    s = port("Athens", "wool wool gift", card)
    assert listed(s, CHIOS) == ["done"]
    refused(s, CHIOS, "enter A", "P41", "not-admitted")
    refused(s, CHIOS, "plan Athens", "P41", "no-trade-there")
    refused(s, CHIOS, "trade wool wool for ore in Athens", "P41", "no-trade-there")
    s = port("Athens", f"wool wool {key}", card)
    told = do(s, CHIOS, "enter A")
    assert named(told, "entered")[0]["cards"] == []
    assert cargo(s, CHIOS) == ["wool", "wool", key]
    do(s, CHIOS, "plan Athens")
    assert s.plans_taken(CHIOS) == 1


def test_the_card_must_be_aboard_that_fleet() -> None:
    """Q18: A has a Warship, B has none, Blockade -> A trades, B's goods do not count."""
    s = table()
    harbor(s, "Sparta", "Blockade", up=True)
    hazards(s, *SAFE)
    launch(s, (CHIOS, "A Sparta with warship wool B Sparta with wool"))
    refused(s, CHIOS, "enter B", "P41", "not-admitted")
    do(s, CHIOS, "enter A")
    refused(s, CHIOS, "trade wool wool for ore in Sparta", "P42", "not-aboard")


def test_harbor_fees_in_egypt() -> None:
    """E9: fee 1 of 4; 1 R -> 1 G; 2 B -> 1 G; 2 G -> papyrus: 1 papyrus is left."""
    s = port("Egypt", "ore tools wool wool", "Harbor Fees")
    refused(s, CHIOS, "trade tools for gold in Egypt", "P41", "no-trade-there")
    do(s, CHIOS, "enter A with ore", "trade tools for gold in Egypt", "trade wool wool for gold in Egypt")
    do(s, CHIOS, "trade gold gold for papyrus in Egypt", "done")
    assert hand(s, CHIOS) == ["papyrus"]


def test_the_owner_picks_the_fee() -> None:
    """P46, Q23: exactly one commodity of that fleet's cargo, no Aegis card; without it no trade, no plan (E6)."""
    s = port("Athens", "wool gold army", "Harbor Fees")
    assert listed(s, CHIOS) == ["done", "enter A with wool", "enter A with gold"]
    refused(s, CHIOS, "enter A with army", "P46", "wrong-fee")
    refused(s, CHIOS, "enter A", "P46", "wrong-fee")
    refused(s, CHIOS, "enter A with wool gold", "P46", "wrong-fee")
    refused(s, CHIOS, "enter A with ore", "P42", "not-aboard")
    refused(s, CHIOS, "enter B with wool", "P37", "fleet-not-there")
    refused(s, CHIOS, "plan Athens", "P41", "no-trade-there")
    do(s, CHIOS, "done")
    assert s.plans_taken(CHIOS) == 0


def test_fees_are_paid_by_each_fleet() -> None:
    """Q18: two own fleets at Harbor Fees -> one fee each, of its own cargo; then they are one hold."""
    s = table()
    harbor(s, "Sparta", "Harbor Fees", up=True)
    hazards(s, *SAFE)
    launch(s, (CHIOS, "A Sparta with wool ore B Sparta with wool grain"))
    do(s, CHIOS, "enter B with grain")
    refused(s, CHIOS, "trade wool wool for ore in Sparta", "P42", "not-aboard")
    do(s, CHIOS, "enter A with ore", "trade wool wool for ore in Sparta")
    assert cargo(s, CHIOS, "A") + cargo(s, CHIOS, "B") == ["ore"]


def test_thieves_take_a_random_commodity() -> None:
    """D7 Thieves, Q65: each fleet that wants to trade loses 1 commodity at random; Aegis cards are left alone."""
    s = port("Sparta", "wool wool army", "Thieves")
    refused(s, CHIOS, "trade wool wool for ore in Sparta", "P41", "no-trade-there")
    told = do(s, CHIOS, "enter A")
    assert named(told, "entered")[0]["stolen"] == ["wool"]
    assert cargo(s, CHIOS) == ["wool", "army"]


def test_a_fleet_without_commodities_has_nothing_to_steal() -> None:
    """Q65: a fleet without any commodity loses nothing and may trade: it takes its free plan."""
    s = port("Athens", "army", "Thieves")
    do(s, CHIOS, "enter A", "plan Athens")
    assert cargo(s, CHIOS) == ["army"]
    assert s.plans_taken(CHIOS) == 1


def test_thieves_steal_nothing_from_those_who_do_not_trade() -> None:
    """Q65: done without entering -> nothing is stolen."""
    s = port("Sparta", "wool wool", "Thieves")
    do(s, CHIOS, "done")
    assert hand(s, CHIOS) == ["wool", "wool"]


def test_a_great_fair_swaps_one_card_for_each_fleet() -> None:
    """D7 Great Fair: each trading fleet swaps once, Basic for Basic or rare for another rare, not papyrus."""
    s = table()
    harbor(s, "Sparta", "Great Fair", up=True)
    hazards(s, *SAFE)
    launch(s, (CHIOS, "A Sparta with wool tools papyrus B Sparta with gold"))
    refused(s, CHIOS, "swap wool for tools in Sparta", "P42", "not-swapped-at-fair")
    refused(s, CHIOS, "swap tools for papyrus in Sparta", "P42", "not-swapped-at-fair")
    refused(s, CHIOS, "swap papyrus for tools in Sparta", "P42", "not-swapped-at-fair")
    refused(s, CHIOS, "swap gold for tools in Sparta", "P42", "not-swapped-at-fair")
    refused(s, CHIOS, "swap wool for wool in Sparta", "P42", "not-swapped-at-fair")
    refused(s, CHIOS, "swap ore for wool in Sparta", "P42", "not-aboard")
    refused(s, CHIOS, "swap wool for ore in Egypt", "P41", "no-trade-there")
    do(s, CHIOS, "swap wool for ore in Sparta", "swap tools for spices in Sparta")
    assert cargo(s, CHIOS) == ["ore", "spices", "papyrus", "gold"]
    refused(s, CHIOS, "swap ore for wool in Sparta", "P42", "no-fair")


def test_there_is_no_swap_without_a_fair() -> None:
    """D7: an Open Harbor -> a swap is refused."""
    refused(port("Sparta", "wool"), CHIOS, "swap wool for ore in Sparta", "P42", "no-fair")


# The Colossus


@pytest.mark.parametrize("card", ["Blockade", "Unrest", "Harbor Fees"])
def test_the_colossus_frees_its_owner(card: str) -> None:
    """D9 Colossus: own fleets ignore Blockade, Unrest and Harbor Fees."""
    s = table()
    wonder(s, CHIOS, "Colossus")
    harbor(s, "Sparta", card, up=True)
    hazards(s, *SAFE)
    launch(s, (CHIOS, "A Sparta with wool wool"))
    do(s, CHIOS, "trade wool wool for ore in Sparta")
    assert cargo(s, CHIOS) == ["ore"]


def test_the_colossus_does_not_stop_thieves() -> None:
    """Q65: Thieves rob the owner of the Colossus as well; paying the owner does not help others."""
    s = table()
    wonder(s, CHIOS, "Colossus")
    harbor(s, "Sparta", "Thieves", up=True)
    hazards(s, *SAFE)
    launch(s, (CHIOS, "A Sparta with wool wool"), (CRETE, "A Sparta with ore ore"))
    refused(s, CHIOS, "trade wool wool for ore in Sparta", "P41", "no-trade-there")
    do(s, CHIOS, "enter A")
    assert cargo(s, CHIOS) == ["wool"]
    refused(s, CRETE, "enter A paying ore", "P64", "wrong-payment")
    assert "enter A paying ore" not in listed(s, CRETE)


@pytest.mark.parametrize("card", ["Blockade", "Unrest", "Harbor Fees"])
def test_visitors_pay_the_colossus_from_their_cargo(card: str) -> None:
    """D9 Colossus, Q66: 1 Basic of that fleet's cargo to the owner, who gets it at home -> the fleet trades."""
    s = table()
    wonder(s, CHIOS, "Colossus")
    harbor(s, "Sparta", card, up=True)
    hazards(s, *SAFE)
    hold(s, CRETE, "grain")
    launch(s, (CRETE, "A Sparta with wool wool tools B Sparta with ore"))
    refused(s, CRETE, "enter A paying tools", "P64", "wrong-payment")
    refused(s, CRETE, "enter A paying grain", "P42", "not-aboard")
    refused(s, CRETE, "enter A with wool paying wool", "P64", "wrong-payment")
    assert "enter A paying wool" in listed(s, CRETE)
    told = do(s, CRETE, "enter A paying wool")
    assert named(told, "visited") == [{"seat": CRETE, "owner_seat": CHIOS, "wonder": "Colossus", "cards": ["wool"]}]
    assert named(told, "entered")[0]["cards"] == []
    assert hand(s, CHIOS) == ["wool"]
    refused(s, CRETE, "trade wool ore for grain in Sparta", "P42", "not-aboard")  # once per fleet (Q76)
    do(s, CRETE, "enter B paying ore")
    assert hand(s, CHIOS) == ["ore", "wool"]


def test_nobody_is_paid_without_a_colossus() -> None:
    """D9 Colossus: not completed -> paying is refused."""
    s = port("Sparta", "wool", "Blockade")
    wonder(s, RHODES, "Colossus", "partial")
    refused(s, CHIOS, "enter A paying wool", "P64", "wrong-payment")


# Pythagoreanism


def test_pythagoreanism_saves_one_basic_once() -> None:
    """D8 Pythagoreanism, Q77: 3 Basic for 1 gold near; the next trade costs 4 again."""
    s = port("Sparta", "wool")
    think(s, CHIOS, "Pythagoreanism")
    s.voyage.aboard[KIND_NAMES.index("wool")] = 9
    do(s, CHIOS, "trade wool wool wool for gold in Sparta")
    assert not trades(s, "wool wool wool", "gold", "Sparta")
    do(s, CHIOS, "trade wool wool wool wool for gold in Sparta")
    assert cargo(s, CHIOS) == ["wool", "wool", "gold", "gold"]


def test_the_full_price_does_not_use_up_pythagoreanism() -> None:
    """Q77: 4 Basic for 1 gold by choice -> the saving is still there."""
    s = port("Sparta", "wool")
    think(s, CHIOS, "Pythagoreanism")
    s.voyage.aboard[KIND_NAMES.index("wool")] = 9
    do(s, CHIOS, "trade wool wool wool wool for gold in Sparta", "trade wool wool wool for gold in Sparta")


def test_pythagoreanism_serves_trades_in_basics_only() -> None:
    """Q77: 3 instead of 4 of a Surplus; at least 1; not trades paid in rare goods or gold; not a wonder stage."""
    s = port("Sparta", "olives olives olives tools gold", "Surplus of olives")
    think(s, CHIOS, "Pythagoreanism")
    assert trades(s, "olives olives olives", "ore", "Sparta")
    assert "trade olives olives olives for ore in Sparta" in listed(s, CHIOS)
    assert not trades(s, "tools", "gold", "Sparta")
    s = port("Italy", "wool gold")
    think(s, CHIOS, "Pythagoreanism")
    assert trades(s, "wool", "ore", "Italy")
    assert trades(s, "wool", "gold", "Italy")
    assert not trades(s, "gold", "tools", "Italy")
    do(s, CHIOS, "trade wool for ore in Italy")  # the normal rate: nothing is used up
    assert trades(s, "ore", "gold", "Italy")


# Plans


def test_the_first_plan_is_free_and_the_second_costs_a_gold() -> None:
    """P47, Q24: first plan free, second 1 gold in the same phase, never a third; the wonder card comes along."""
    s = port("Athens", "gold gold wool")
    refused(s, CHIOS, "plan Athens with gold", "P47", "wrong-payment")
    told = do(s, CHIOS, "plan Athens")
    first = named(told, "plan")[0]["wonder"]
    assert stage(s, str(first)) == "plan"
    refused(s, CHIOS, "plan Athens", "P47", "wrong-payment")
    refused(s, CHIOS, "plan Athens with wool", "P47", "wrong-payment")
    do(s, CHIOS, "plan Athens with gold")
    assert cargo(s, CHIOS) == ["wool", "gold"]
    refused(s, CHIOS, "plan Athens with gold", "P47", "no-more-plans")
    assert (s.plans_taken(CHIOS), len(s.plan_pile)) == (2, 10)


def test_completed_wonders_count_as_plans_taken() -> None:
    """P47: one wonder completed, one partial -> no third plan."""
    s = port("Athens", "gold")
    wonder(s, CHIOS, "Colossus")
    wonder(s, CHIOS, "Stadium", "partial")
    refused(s, CHIOS, "plan Athens with gold", "P47", "no-more-plans")


def test_plans_come_from_athens_alone() -> None:
    """P47: Sparta sells no plans."""
    refused(port("Sparta", "gold"), CHIOS, "plan Sparta", "P47", "no-plans-there")
    refused(port("Sparta", "gold"), CHIOS, "plan Athens", "P41", "no-trade-there")


def test_plans_are_drawn_in_the_order_of_requests() -> None:
    """Q46: two islands at Athens -> each request draws from the pile; both get different wonders."""
    s = table()
    harbor(s, "Athens", "Open Harbor", up=True)
    hazards(s, *SAFE)
    launch(s, (CHIOS, "A Athens with wool"), (CRETE, "A Athens with wool"))
    do(s, CRETE, "plan Athens")
    do(s, CHIOS, "plan Athens")
    assert sorted(s.wonder_owner)[-2:] == [CHIOS, CRETE]


# Stages paid abroad


def test_the_great_library_is_begun_in_egypt() -> None:
    """D9 Great Library, P63, Q66: 1 papyrus and 1 gold of the hold in Egypt -> partial; the rest is paid in Build."""
    s = port("Egypt", "papyrus gold papyrus pottery")
    wonder(s, CHIOS, "Great Library", "plan")
    refused(s, CHIOS, "raise Great Library with papyrus", "P51", "wrong-payment")
    assert "raise Great Library with papyrus gold" in listed(s, CHIOS)
    told = do(s, CHIOS, "raise Great Library with papyrus gold")
    assert named(told, "raised")[0]["stage"] == "partial"
    refused(s, CHIOS, "raise Great Library with papyrus pottery", "P63", "not-paid-here")


def test_the_stadium_is_begun_in_sparta() -> None:
    """D9 Stadium: 2 gold of the hold in Sparta; not in Athens, not from home, not by others."""
    s = port("Sparta", "gold gold")
    wonder(s, CHIOS, "Stadium", "plan")
    wonder(s, CRETE, "Colossus", "plan")
    refused(s, CHIOS, "raise Colossus with gold", "P62", "not-your-wonder")
    do(s, CHIOS, "raise Stadium with gold gold")
    assert stage(s, "Stadium") == "partial"
    s = port("Athens", "gold gold")
    wonder(s, CHIOS, "Stadium", "plan")
    refused(s, CHIOS, "raise Stadium with gold gold", "P41", "no-trade-there")
    s = table()
    harbor(s, "Sparta", "Open Harbor", up=True)
    hazards(s, *SAFE)
    wonder(s, CHIOS, "Stadium", "plan")
    hold(s, CHIOS, "gold gold")
    launch(s, (CHIOS, "A Sparta with wool"))
    refused(s, CHIOS, "raise Stadium with gold gold", "P42", "not-aboard")


def test_a_fleet_driven_elsewhere_trades_there() -> None:
    """D6 Storm 6: a fleet driven from Athens to Sparta trades in Sparta."""
    s = table()
    for land in ("Athens", "Sparta", "Ionia"):
        harbor(s, land, "Open Harbor", up=True)
    hazards(s, "Off Course")
    launch(s, (CHIOS, "A Athens with wool wool"))
    do(s, CHIOS, "drive Chios A to Sparta")
    assert land_of(s, CHIOS) == "Sparta"
    refused(s, CHIOS, "plan Athens", "P41", "no-trade-there")
    do(s, CHIOS, "trade wool wool for ore in Sparta")


# Invariants

COMMODITIES_OF = KIND_NAMES[: GOLD + 1]


@settings(max_examples=60, deadline=None)
@given(
    land=st.sampled_from(["Sparta", "Italy", "Egypt"]),
    card=st.sampled_from(["Open Harbor", "Shortage of olives", "Surplus of olives", "Surplus of wool"]),
    picks=st.lists(st.integers(0, 10**6), max_size=12),
    cards=st.lists(st.sampled_from(COMMODITIES_OF), min_size=1, max_size=6),
)
def test_no_chain_of_trades_makes_something_of_nothing(
    land: str, card: str, picks: list[int], cards: list[str]
) -> None:
    """Invariant (i), P43, P45: no chain of bank trades at one land returns more than it took of the same goods."""
    s = port(land, " ".join(cards), card)
    start = cargo(s, CHIOS)
    for pick in picks:
        lines = [line for line in listed(s, CHIOS) if line.startswith("trade") and "army" not in line]
        if not lines:
            break
        do(s, CHIOS, lines[pick % len(lines)])
        if s.step_name() != "FleetTrade":
            break
        now = cargo(s, CHIOS)
        assert not (len(now) > len(start) and all(now.count(kind) >= start.count(kind) for kind in COMMODITIES_OF))


def allowed_rates(s: ParthenonState, land: str) -> dict[tuple[str, str], tuple[int, int]]:
    """Return the rates that a land really has, between single kinds of each class."""
    found = {}
    for given_class, got_class in [*NEAR_RATES]:
        for give in range(1, 9):
            for get in (1, 2):
                if trades(s, times(give, GIVEN[given_class]), times(get, GOT[got_class]), land):
                    found[given_class, got_class] = (give, get)
    return found


@pytest.mark.parametrize("land", ["Sparta", "Egypt"])
def test_direct_lines_equal_the_way_through_basics(land: str) -> None:
    """Invariant (ii), P43: a rare or gold sold for Basics, and these spent, buy as much as the direct line."""
    s = port(land, "wool")
    s.voyage.aboard[: len(KIND_NAMES)] = [9] * (GOLD + 1) + [0, 0, 0]
    rates = allowed_rates(s, land)
    for given_class, got_class in combinations_with_replacement("RG", 2):
        for pair in ((given_class, got_class), (got_class, given_class)):
            if pair not in rates:
                continue
            sold = rates[pair[0], "B"]  # cards given for Basics
            bought = rates["B", pair[1]]  # Basics given for the other class
            give, get = rates[pair]
            assert give * sold[1] / sold[0] == get * bought[0] / bought[1]
