"""The event phase, clauses P19 to P22: order, donations, the Statue of Zeus, and rules for a season."""

import pytest

from periplus.games.parthenon.events import cargo_limit, closed_lands, in_force, stage_discount, structure_limit
from periplus.games.parthenon.events import village_discount as discount
from periplus.games.parthenon.kinds import PARTIAL, PLAN
from periplus.games.parthenon.state import ParthenonState
from periplus.kernel.errors import WrongSeat
from tests.games.parthenon.tables import (
    BOX,
    CHIOS,
    CRETE,
    FOURTH,
    RHODES,
    asked,
    begin,
    build,
    do,
    go,
    hand,
    hold,
    listed,
    made,
    named,
    play_to,
    refused,
    stage,
    table,
    think,
    turn_up,
    wonder,
)

BUILDING = "in order if build_is_ordered BuildIsland"
SPARTA, IONIA = BOX.land_names.index("Sparta"), BOX.land_names.index("Ionia")


def order(s: ParthenonState) -> list[str]:
    """Return the events of this season in the order in which they act."""
    return [BOX.event_names[event] for event in s.season.event_order]


def pile(s: ParthenonState, name: str) -> None:
    """Put an event on top of those to come."""
    s.event_pile = [BOX.event_names.index(name)]


def season(s: ParthenonState) -> None:
    """Play to the events of the next season."""
    play_to(s, "Vote")
    play_to(s, "OrderEvents")


# The order of events


def test_events_stay_until_the_year_ends() -> None:
    """P19, P20, E1: Tribute in season 1, Merchant Ships in 2, two more -> each acts until season 4, as ordered."""
    s = table()
    turn_up(s, "Persian Tribute")
    assert order(s) == ["Persian Tribute"]
    play_to(s, "ArrangeSeason")
    pile(s, "Merchant Ships")
    season(s)
    do(s, s.archon, "order Merchant Ships Persian Tribute")
    assert order(s) == ["Merchant Ships", "Persian Tribute"]
    pile(s, "Shipworm")
    season(s)
    do(s, s.archon, "order Persian Tribute Shipworm Merchant Ships")
    assert order(s) == ["Persian Tribute", "Shipworm", "Merchant Ships"]
    pile(s, "Harsh Winter")
    season(s)
    do(s, s.archon, "order Harsh Winter Shipworm Persian Tribute Merchant Ships")
    assert order(s) == ["Harsh Winter", "Shipworm", "Persian Tribute", "Merchant Ships"]


def test_the_archon_of_the_season_orders() -> None:
    """Q2, P19: a new Archon in season 2 -> is asked for the order, whatever it was before."""
    s = table()
    turn_up(s, "Colonists", "Drought")
    do(s, CHIOS, "order Drought Colonists")
    play_to(s, "Vote")
    do(s, CHIOS, "vote Crete")
    do(s, CRETE, "vote Rhodes")
    do(s, RHODES, "vote Crete")
    assert asked(s) == ("OrderEvents", [CRETE])


def test_one_event_needs_no_order() -> None:
    """Q69, P19: one event face up -> nobody is asked for an order."""
    s = table()
    turn_up(s, "Drought")
    assert asked(s) == ("PayToll", [CHIOS, CRETE, RHODES])


@pytest.mark.parametrize("line", ["order Drought", "order Drought Drought", "order Drought Colonists Pirate Raids"])
def test_an_order_names_each_event_once(line: str) -> None:
    """P19: an order that leaves out an event, repeats one or adds one -> refused."""
    s = table()
    turn_up(s, "Drought", "Colonists")
    refused(s, CHIOS, line, "P19", "not-all-events")


def test_only_the_archon_orders() -> None:
    """P21: another island, with cards in hand or without -> cannot order events."""
    s = table()
    hold(s, CRETE, "wool")
    turn_up(s, "Drought", "Colonists")
    refused(s, CRETE, "order Drought Colonists", "P21", "archon-chooses")
    with pytest.raises(WrongSeat):
        refused(s, RHODES, "order Drought Colonists", "P21", "archon-chooses")


def test_any_order_of_four() -> None:
    """P19: four events -> orders that are not listed are allowed, too."""
    s = table()
    turn_up(s, "Drought", "Colonists", "Pirate Raids", "Bountiful Harvest")
    do(s, CHIOS, "order Colonists Pirate Raids Drought Bountiful Harvest")
    assert order(s)[1] == "Pirate Raids"


# Donations


def test_donations_while_the_archon_orders() -> None:
    """P22, Q43, Q69: others give cards, Aegis cards too -> the Archon has them at once; nobody waits for more."""
    s = table()
    hold(s, CRETE, "wool wool army")
    hold(s, RHODES, "gold")
    turn_up(s, "Drought", "Colonists")
    assert asked(s) == ("OrderEvents", [CHIOS])
    assert sorted(s.may_act()) == [CRETE, RHODES]
    told = do(s, CRETE, "donate wool army")
    assert named(told, "donated") == [{"seat": CRETE, "to_seat": CHIOS, "cards": ["wool", "army"]}]
    do(s, RHODES, "donate gold")
    assert hand(s, CHIOS) == "wool gold army"
    assert (hand(s, CRETE), hand(s, RHODES)) == ("wool", "")
    assert asked(s) == ("OrderEvents", [CHIOS])
    assert s.may_act() == [CRETE]


def test_donations_that_are_refused() -> None:
    """P22: the Archon to itself, and cards that one lacks -> refused."""
    s = table()
    hold(s, CHIOS, "wool")
    hold(s, CRETE, "wool")
    turn_up(s, "Drought", "Colonists")
    refused(s, CHIOS, "donate wool", "P22", "own-donation")
    refused(s, CRETE, "donate wool wool", "P22", "not-in-hand")
    refused(s, CRETE, "donate army", "P22", "not-in-hand")


def test_no_trade_among_events() -> None:
    """Q4: an offer or a gift to somebody else during the events -> refused by the clause of the question asked."""
    s = table()
    hold(s, CRETE, "wool")
    turn_up(s, "Drought", "Colonists")
    refused(s, CRETE, "offer wool for gold", "P19", "orderevents-first")


def test_no_donation_while_islands_answer() -> None:
    """Q43: islands are asked to pay, the Archon is not asked for anything -> no donation."""
    s = table()
    hold(s, CRETE, "wool")
    turn_up(s, "Drought")
    refused(s, CRETE, "donate wool", "P20", "paytoll-first")


@pytest.mark.parametrize(
    ("event", "step"),
    [("Olympic Games", "NameIsland"), ("Earthquake", "ShakeStructures"), ("Persian War", "StopMakers")],
)
def test_donations_before_each_choice_of_the_archon(event: str, step: str) -> None:
    """P22, Q43: an event leaves a choice to the Archon -> others may donate as long as it is open."""
    s = table()
    build(s, CHIOS, "village 3")
    hold(s, RHODES, "ore")
    turn_up(s, event)
    play_to(s, step)
    assert asked(s) == (step, [CHIOS])
    do(s, RHODES, "donate ore")
    assert hand(s, CHIOS) == "ore"
    refused(s, CHIOS, "donate ore", "P22", "own-donation")


def test_donations_at_the_festival() -> None:
    """P22, Q43: the Archon names an island at the Island Festival -> others may donate."""
    s = table()
    hold(s, RHODES, "gold")
    turn_up(s, "Island Festival")
    do(s, RHODES, "pass")
    do(s, RHODES, "donate gold")
    do(s, CHIOS, "name Rhodes")
    assert asked(s) == ("TakeAsGuest", [RHODES])


# The Statue of Zeus


def test_nobody_is_asked_without_the_statue() -> None:
    """P64: nobody has completed the Statue of Zeus -> nobody ignores anything."""
    s = table()
    wonder(s, CRETE, "Statue of Zeus", PARTIAL)
    hold(s, RHODES, "tools")
    turn_up(s, "Colonists")
    assert asked(s) == ("ArrangeSeason", [CHIOS])


def test_a_visitor_ignores_unskilled_labour() -> None:
    """E36, Q74: Chios pays Crete 1 rare, names Unskilled Labour -> builds as it likes, its first village is cheaper."""
    s = table()
    wonder(s, CRETE, "Statue of Zeus")
    hold(s, CHIOS, "pottery grain")
    turn_up(s, "Colonists", "Unskilled Labour")
    do(s, CHIOS, "order Colonists Unskilled Labour")
    assert asked(s) == ("IgnoreEvent", [CHIOS, CRETE])
    do(s, CHIOS, "ignore Unskilled Labour paying pottery")
    do(s, CRETE, "pass")
    assert hand(s, CRETE) == "pottery"
    assert hand(s, CHIOS) == "grain"
    assert structure_limit(s, CHIOS) > 16
    assert structure_limit(s, CRETE) == 1
    go(s, BUILDING)
    do(s, CHIOS, "build village 3", "build village 4 with grain")
    assert s.villages(CHIOS) == 4


def test_the_owner_ignores_for_nothing() -> None:
    """D9, Q74: the owner names an event, with an empty hand -> it does nothing to it this season, good or bad."""
    s = table()
    wonder(s, CRETE, "Statue of Zeus")
    turn_up(s, "Bountiful Harvest")
    assert asked(s) == ("IgnoreEvent", [CRETE])
    do(s, CRETE, "ignore Bountiful Harvest")
    assert asked(s) == ("TakeBoon", [CHIOS, RHODES])
    do(s, CHIOS, "take timber")
    do(s, RHODES, "take ore")
    assert hand(s, CRETE) == ""


def test_answers_about_the_statue() -> None:
    """P64, Q74: events not face up, wrong payments, missing cards, an owner who pays -> refused."""
    s = table()
    wonder(s, CRETE, "Statue of Zeus")
    hold(s, CRETE, "spices")
    hold(s, RHODES, "tools tools wool")
    turn_up(s, "Drought")
    refused(s, CRETE, "ignore Colonists", "P20", "event-not-in-force")
    refused(s, CRETE, "ignore Drought paying spices", "P64", "wrong-payment")
    refused(s, RHODES, "ignore Drought", "P64", "wrong-payment")
    refused(s, RHODES, "ignore Drought paying wool", "P64", "wrong-payment")
    refused(s, RHODES, "ignore Drought paying tools tools", "P64", "wrong-payment")
    refused(s, RHODES, "ignore Drought paying pottery", "P64", "not-in-hand")
    assert listed(s, CRETE) == ["pass", "ignore Drought"]
    assert listed(s, RHODES) == ["pass", "ignore Drought paying tools"]


def test_who_is_asked_depends_on_the_number_of_cards() -> None:
    """Q70, P79: Chios holds wool only, Rhodes a rare good -> both are asked; without cards nobody is."""
    s = table(4)
    wonder(s, CRETE, "Statue of Zeus")
    hold(s, CHIOS, "wool")
    hold(s, RHODES, "tools")
    hold(s, FOURTH, "army")
    turn_up(s, "Drought")
    assert asked(s) == ("IgnoreEvent", [CHIOS, CRETE, RHODES])
    assert listed(s, CHIOS) == ["pass"]


def test_a_mind_is_changed_until_all_have_answered() -> None:
    """Q74, Q45: Rhodes takes back its answer before the owner answers -> nothing is paid, nothing ignored."""
    s = table()
    wonder(s, CRETE, "Statue of Zeus")
    hold(s, RHODES, "tools")
    turn_up(s, "Drought")
    do(s, RHODES, "ignore Drought paying tools")
    assert s.may_act() == [RHODES]
    do(s, RHODES, "pass")
    do(s, CRETE, "ignore Drought")
    assert hand(s, RHODES) == "tools"
    assert asked(s) == ("PayToll", [CHIOS, RHODES])


def test_one_event_a_season() -> None:
    """Q74: two events, the owner ignores one -> the other acts on it."""
    s = table()
    wonder(s, CRETE, "Statue of Zeus")
    turn_up(s, "Drought", "Bountiful Harvest")
    do(s, CHIOS, "order Drought Bountiful Harvest")
    do(s, CRETE, "ignore Drought")
    do(s, CHIOS, "suffer skipping timber")
    do(s, RHODES, "suffer skipping ore")
    assert asked(s) == ("TakeBoon", [CHIOS, CRETE, RHODES])


@pytest.mark.parametrize(("line", "seats"), [("pass", []), ("ignore Drought", [CHIOS, CRETE, RHODES])])
def test_answers_are_told_even_if_all_agree(line: str, seats: list[int]) -> None:
    """Q74, Q45: everybody gives the same answer -> it is told like any other, when all have answered."""
    s = table()
    wonder(s, CRETE, "Statue of Zeus")
    hold(s, CHIOS, "pottery")
    hold(s, RHODES, "tools")
    turn_up(s, "Drought")
    told = do(s, CRETE, line)
    for seat, card in ((CHIOS, "pottery"), (RHODES, "tools")):
        assert named(told, "ignoring") == []
        told += do(s, seat, line if line == "pass" else f"{line} paying {card}")
    assert named(told, "ignoring") == [{"seats": seats, "count": len(seats)}]


@pytest.mark.parametrize("event", BOX.event_names)
def test_every_event_can_be_ignored(event: str) -> None:
    """Q74: each of the eighteen events, ignored by the owner -> its hand, production and rules are untouched."""
    s = table()
    wonder(s, CRETE, "Statue of Zeus")
    build(s, CRETE, *(f"village {at}" for at in range(1, 7)), "workshop", "shrine", "academy")
    hold(s, CRETE, "grain grapes olives ore timber wool army")
    turn_up(s, event)
    do(s, CRETE, f"ignore {event}")
    play_to(s, "ArrangeSeason")
    assert hand(s, CRETE) == "grain grapes olives ore timber wool army"
    assert structure_limit(s, CRETE) > 16
    assert discount(s, CRETE) == 0
    assert stage_discount(s, CRETE) is None
    assert cargo_limit(s, CRETE, 0) == 6
    assert closed_lands(s, CRETE) == 0
    assert s.season.shaken[CRETE] == 0
    assert made(s, CRETE) == "grain grain olives olives wool wool spices"
    do(s, CHIOS, "arrange")
    assert asked(s) == ("AssignArmies", [CRETE])


def test_an_island_that_ignores_is_not_named() -> None:
    """Q74: Crete ignores the Olympic Games and the Festival -> the Archon cannot name it."""
    for event in ("Olympic Games", "Island Festival"):
        s = table()
        wonder(s, CRETE, "Statue of Zeus")
        turn_up(s, event)
        do(s, CRETE, f"ignore {event}")
        assert asked(s) == ("NameIsland", [CHIOS])
        refused(s, CHIOS, "name Crete", "P21", "not-to-be-named")


# Rules for a season


def building(s: ParthenonState, *events: str) -> None:
    """Turn up events that ask nothing, and go to the Build phase."""
    turn_up(s, *events)
    play_to(s, "ArrangeSeason")
    go(s, BUILDING)


def test_unskilled_labour() -> None:
    """D5, Unskilled Labour: a village is built -> no second structure; fleets, cards and wonder stages do not count."""
    s = table()
    hold(s, CHIOS, "grain grain grain wool wool ore ore ore ore gold gold pottery tools tools")
    build(s, CHIOS, "fortress")
    wonder(s, CHIOS, "Colossus", PLAN)
    building(s, "Unskilled Labour")
    do(s, CHIOS, "build fleet with gold", "raise Colossus with ore ore ore ore")
    do(s, CHIOS, "build village 3 with grain")
    refused(s, CHIOS, "build village 4 with grain", "P20", "unskilled")
    refused(s, CHIOS, "build marketplace with pottery gold", "P20", "unskilled")
    do(s, CHIOS, "raise Colossus with tools tools gold")
    assert s.structures(CHIOS) == 2 + 1 + 1 + 1


def test_without_unskilled_labour() -> None:
    """P50: no such event -> any number of structures."""
    s = table()
    hold(s, CHIOS, "grain grain")
    building(s, "Colonists")
    do(s, CHIOS, "build village 3", "build village 4 with grain")
    assert s.villages(CHIOS) == 4


def test_colonists() -> None:
    """D5, Q72, Colonists: the first village -> 1 Basic less, of the payer's choice; the second at its full price."""
    s = table()
    hold(s, CHIOS, "grain wool wool ore ore")
    building(s, "Colonists")
    refused(s, CHIOS, "build village 6 with wool wool", "P51", "wrong-payment")
    refused(s, CHIOS, "build village 6 with grain wool ore", "P51", "wrong-payment")
    do(s, CHIOS, "build village 6 with grain wool")
    refused(s, CHIOS, "build village 5 with ore", "P51", "wrong-payment")
    refused(s, CHIOS, "build village 5 with ore ore", "P51", "wrong-payment")
    do(s, CHIOS, "build village 5 with ore wool")
    assert hand(s, CHIOS) == "ore"


def test_colonists_make_a_village_free() -> None:
    """Q72: a village for 1 Basic, Colonists, a hand without Basics -> it is free."""
    s = table()
    hold(s, CRETE, "gold")
    building(s, "Colonists")
    do(s, CRETE, "build village 4")
    assert s.villages(CRETE) == 3
    refused(s, CRETE, "build village 3", "P51", "unpaid")


def test_shipworm_limits_what_is_loaded() -> None:
    """D5, Q72, Shipworm: timber paid for fleet A -> it loads 6, fleet B 3; who paid nothing loads 3."""
    s = table()
    build(s, CHIOS, "fleet")
    hold(s, CHIOS, "timber ore ore ore ore ore ore ore ore ore ore")
    hold(s, CRETE, "wool wool wool wool")
    turn_up(s, "Shipworm")
    assert asked(s) == ("CaulkFleets", [CHIOS, CRETE])
    do(s, CRETE, "pass")
    do(s, CHIOS, "caulk A")
    assert hand(s, CHIOS) == " ".join(["ore"] * 10)
    do(s, CHIOS, "arrange ordered journey")
    play_to(s, "LaunchFleets")
    refused(s, CHIOS, "launch B Sparta with ore ore ore ore", "P28", "overloaded")
    do(s, CHIOS, "launch A Sparta with ore ore ore ore ore ore B Sparta with ore ore ore")
    refused(s, CRETE, "launch A Sparta with wool wool wool wool", "P28", "overloaded")


def test_caulking_that_is_refused() -> None:
    """P61, D5: a fleet that one lacks, a fleet twice, more than one can pay -> refused."""
    s = table()
    build(s, CHIOS, "fleet")
    hold(s, CHIOS, "timber ore")
    turn_up(s, "Shipworm")
    refused(s, CHIOS, "caulk C", "P61", "no-such-fleet")
    refused(s, CHIOS, "caulk A A", "P20", "fleet-twice")
    refused(s, CHIOS, "caulk A B", "P20", "not-in-hand")
    assert listed(s, CHIOS) == ["pass", "caulk A"]


def test_caulking_any_fleet() -> None:
    """Q72: one timber, two fleets -> the second may be the one that is paid for; a mind may be changed."""
    s = table()
    build(s, CHIOS, "fleet")
    hold(s, CHIOS, "timber")
    hold(s, CRETE, "wool")
    turn_up(s, "Shipworm")
    do(s, CHIOS, "caulk A")
    do(s, CHIOS, "caulk B")
    do(s, CRETE, "pass")
    assert (cargo_limit(s, CHIOS, 0), cargo_limit(s, CHIOS, 1)) == (3, 6)


def test_shipworm_every_season() -> None:
    """P20: Shipworm in the next season, nothing paid -> a fleet that was paid for loads 3 again."""
    s = table()
    hold(s, CHIOS, "timber")
    turn_up(s, "Shipworm")
    do(s, CHIOS, "caulk A")
    assert cargo_limit(s, CHIOS, 0) == 6
    begin(s, "one OrderEvents")
    assert cargo_limit(s, CHIOS, 0) == 3


def test_ionia_is_closed_by_war() -> None:
    """D5, Q72, Persian War: Crete has paid -> no fleet may sail to Ionia all the same."""
    s = table()
    hold(s, CRETE, "gold gold wool")
    turn_up(s, "Persian War")
    do(s, CRETE, "pay gold gold")
    play_to(s, "ArrangeSeason")
    assert [closed_lands(s, seat) for seat in (CHIOS, CRETE, RHODES)] == [1 << IONIA] * 3
    do(s, CHIOS, "arrange")
    play_to(s, "LaunchFleets")
    refused(s, CRETE, "launch A Ionia with wool", "P20", "land-closed")
    do(s, CRETE, "launch A Sparta with wool")


def test_patrons_at_the_start_of_trade() -> None:
    """E34, Q72: Mausoleum's plan (6 different Basics), Patrons of the Arts -> 4 different ones; no second discount."""
    s = table()
    wonder(s, CHIOS, "Mausoleum", PLAN)
    wonder(s, CHIOS, "Hanging Gardens", PLAN)
    hold(s, CHIOS, "grain grain grain grain grain wool ore ore grapes")
    turn_up(s, "Patrons of the Arts")
    do(s, CHIOS, "arrange")
    assert asked(s) == ("StartTrade", [CHIOS])
    refused(s, CHIOS, "raise Mausoleum with grain wool ore ore", "P51", "wrong-payment")
    refused(s, CHIOS, "raise Mausoleum with grain wool ore", "P51", "wrong-payment")
    do(s, CHIOS, "raise Mausoleum with grain wool ore grapes")
    assert stage(s, "Mausoleum") == PARTIAL
    refused(s, CHIOS, "raise Hanging Gardens with grain grain", "P51", "wrong-payment")
    do(s, CHIOS, "raise Hanging Gardens with grain grain grain grain")


@pytest.mark.parametrize(
    ("name", "at", "cards", "paid"),
    [
        ("Hanging Gardens", PLAN, "grain grain", "grain grain"),
        ("Temple of Artemis", PLAN, "wool wool", "wool wool"),
        ("Theatre of Dionysus", PLAN, "grapes grapes", "grapes grapes"),
    ],
)
def test_patrons_leave_out_basics(name: str, at: int, cards: str, paid: str) -> None:
    """D5, Patrons of the Arts: a plan of four Basics -> two of them are enough."""
    s = table()
    wonder(s, CRETE, name, at)
    hold(s, CRETE, cards)
    turn_up(s, "Patrons of the Arts")
    do(s, CHIOS, "arrange")
    do(s, CRETE, f"raise {name} with {paid}")
    assert stage(s, name) == at + 1


@pytest.mark.parametrize(
    ("name", "at", "full", "less"),
    [
        ("Parthenon", PLAN, "pottery gold gold", "pottery gold"),
        ("Statue of Zeus", PLAN, "gold gold gold", "gold gold"),
        ("Stadium", PARTIAL, "tools gold gold", "tools gold"),
        ("Labyrinth", PLAN, "ore ore timber timber", "ore ore"),
        ("Labyrinth", PLAN, "ore ore timber timber", "ore timber"),
    ],
)
def test_patrons_in_build(name: str, at: int, full: str, less: str) -> None:
    """D5, Patrons of the Arts: a stage with gold -> 1 gold less; one with Basics only -> 2 Basics less, of choice."""
    s = table()
    wonder(s, CRETE, name, at)
    hold(s, CRETE, full)
    building(s, "Patrons of the Arts")
    refused(s, CRETE, f"raise {name} with {full}", "P51", "wrong-payment")
    do(s, CRETE, f"raise {name} with {less}")
    assert stage(s, name) == at + 1


@pytest.mark.parametrize(
    ("name", "cards"), [("Statue of Zeus", "pottery spices"), ("Labyrinth", "pottery spices tools")]
)
def test_patrons_without_gold_or_basics(name: str, cards: str) -> None:
    """D5, Patrons of the Arts: a stage of rare goods alone -> its full price."""
    s = table()
    wonder(s, CRETE, name, PARTIAL)
    hold(s, CRETE, cards)
    building(s, "Patrons of the Arts")
    refused(s, CRETE, f"raise {name} with {cards.split()[0]}", "P51", "wrong-payment")
    do(s, CRETE, f"raise {name} with {cards}")
    assert s.structures(CRETE) == 3


def test_the_first_stage_counts_in_any_phase() -> None:
    """Q72: a stage paid at the start of Island Trade -> no discount in Build."""
    s = table()
    wonder(s, CRETE, "Hanging Gardens", PLAN)
    hold(s, CRETE, "grain grain pottery spices gold")
    turn_up(s, "Patrons of the Arts")
    do(s, CHIOS, "arrange")
    do(s, CRETE, "raise Hanging Gardens with grain grain")
    play_to(s, "BuildIsland")
    hold(s, CRETE, "pottery spices gold")
    refused(s, CRETE, "raise Hanging Gardens with pottery spices", "P51", "wrong-payment")
    do(s, CRETE, "raise Hanging Gardens with pottery spices gold")


def test_events_in_force() -> None:
    """P20: three events turned up -> all three act, none of those to come."""
    s = table(open_events=True)
    turn_up(s, "Drought", "Colonists")
    s.events += [BOX.event_names.index("Unskilled Labour")]
    assert len(in_force(s)) == 2
    assert structure_limit(s, CHIOS) > 16


def test_stoicism_is_no_help_at_sea() -> None:
    """Q73: Shipworm, Stoicism -> a restriction stays."""
    s = table()
    think(s, CHIOS, "Stoicism")
    turn_up(s, "Shipworm")
    assert asked(s) == ("ArrangeSeason", [CHIOS])
    assert cargo_limit(s, CHIOS, 0) == 3
