"""Events that ask every island to pay, clauses P20, P21 and P64: each of them paid, unpaid, and with every excuse."""

import pytest

from periplus.games.parthenon.kinds import FIRST_ACROPOLIS, PARTIAL
from periplus.games.parthenon.state import ParthenonState
from tests.games.parthenon.tables import (
    CHIOS,
    CRETE,
    FOURTH,
    RHODES,
    VILLAGES,
    asked,
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
    table,
    think,
    turn_up,
    wonder,
)

BUILDING = "in order if build_is_ordered BuildIsland"
ALL = [CHIOS, CRETE, RHODES]


def others_suffer(s: ParthenonState, *seats: int) -> None:
    """Let islands that must answer suffer as it is listed."""
    for seat in seats:
        lines = [line for line in listed(s, seat) if line.startswith("suffer") and "stoically" not in line]
        do(s, seat, lines[0])


# Drought


def test_drought_is_paid() -> None:
    """D5, Drought: Chios pays 1 grapes -> all its villages work."""
    s = table()
    hold(s, CHIOS, "grapes wool")
    turn_up(s, "Drought")
    do(s, CHIOS, "pay grapes")
    others_suffer(s, CRETE, RHODES)
    assert hand(s, CHIOS) == "wool"
    assert made(s, CHIOS) == "olives timber"


def test_drought_with_empty_hands() -> None:
    """Q3, D5, Drought: season 1, empty hands -> each picks one of its villages, which makes nothing."""
    s = table()
    turn_up(s, "Drought")
    assert asked(s) == ("PayToll", ALL)
    assert listed(s, CHIOS) == ["suffer skipping olives", "suffer skipping timber"]
    do(s, CHIOS, "suffer skipping timber")
    do(s, CRETE, "suffer skipping wool")
    do(s, RHODES, "suffer skipping ore")
    assert [made(s, seat) for seat in ALL] == ["olives", "grain", "grapes"]


def test_drought_without_a_choice() -> None:
    """Q70: an empty hand and villages of one kind, or one village -> not asked; one of them skips."""
    s = table()
    s.built[CHIOS], s.built[CRETE] = 0b101, 0b1
    turn_up(s, "Drought")
    assert asked(s) == ("PayToll", [RHODES])
    do(s, RHODES, "suffer skipping ore")
    assert made(s, CHIOS) == "timber"
    assert made(s, CRETE) == ""


def test_answers_to_drought() -> None:
    """P20, P21: wrong payments, no village named, others' villages, workshops, two villages -> refused."""
    s = table()
    build(s, CHIOS, "workshop")
    hold(s, CHIOS, "grapes grapes wool")
    turn_up(s, "Drought")
    refused(s, CHIOS, "pay wool", "P20", "wrong-payment")
    refused(s, CHIOS, "pay grapes grapes", "P20", "wrong-payment")
    refused(s, CRETE, "pay grapes", "P20", "not-in-hand")
    for line in ("suffer", "suffer skipping wool", "suffer skipping pottery", "suffer skipping timber olives"):
        refused(s, CHIOS, line, "P21", "wrong-makers")
    refused(s, CHIOS, "suffer skipping timber keeping wool", "P20", "wrong-number-kept")
    refused(s, CHIOS, "suffer stoically", "P58", "no-stoicism")
    refused(s, CHIOS, "pass", "P20", "paytoll-first")


def test_answers_are_shown_together() -> None:
    """Q45: Chios has answered -> nothing is paid before the last answer, and it may change its mind."""
    s = table()
    hold(s, CHIOS, "grapes")
    turn_up(s, "Drought")
    do(s, CHIOS, "pay grapes")
    assert hand(s, CHIOS) == "grapes"
    do(s, CHIOS, "suffer skipping timber")
    others_suffer(s, CRETE, RHODES)
    assert hand(s, CHIOS) == "grapes"
    assert made(s, CHIOS) == "olives"


def test_drought_borne_stoically() -> None:
    """Q73, D8, Stoicism: Drought unpaid -> one village less skips: none."""
    s = table()
    think(s, CHIOS, "Stoicism")
    turn_up(s, "Drought")
    refused(s, CHIOS, "suffer skipping timber stoically", "P21", "wrong-makers")
    do(s, CHIOS, "suffer stoically")
    others_suffer(s, CRETE, RHODES)
    assert made(s, CHIOS) == "olives timber"


def test_stoicism_once_a_season() -> None:
    """D8, Stoicism: used in the first of two events -> not in the second."""
    s = table()
    think(s, CHIOS, "Stoicism")
    hold(s, CHIOS, "wool wool wool")
    turn_up(s, "Drought", "Pirate Raids")
    do(s, CHIOS, "order Drought Pirate Raids", "suffer stoically")
    others_suffer(s, CRETE, RHODES)
    refused(s, CHIOS, "suffer stoically", "P58", "no-stoicism")
    do(s, CHIOS, "suffer")
    assert hand(s, CHIOS) == "wool"


# Pirate Raids


def test_raids_are_paid() -> None:
    """D5, Pirate Raids: Chios pays 1 ore -> loses nothing else."""
    s = table()
    hold(s, CHIOS, "ore gold gold")
    turn_up(s, "Pirate Raids")
    assert asked(s) == ("PayToll", [CHIOS])
    do(s, CHIOS, "pay ore")
    assert hand(s, CHIOS) == "gold gold"


@pytest.mark.parametrize("card", ["army", "warship"])
def test_raids_are_fended_off(card: str) -> None:
    """D3, D5, Pirate Raids: an Army or a Warship at home -> not asked, loses nothing, keeps it."""
    s = table()
    hold(s, CHIOS, f"wool wool {card}")
    turn_up(s, "Pirate Raids")
    assert asked(s) == ("ArrangeSeason", [CHIOS])
    assert hand(s, CHIOS) == f"wool wool {card}"


def test_raids_are_suffered() -> None:
    """D5, Q3, Pirate Raids: unpaid -> 2 random commodities are lost, or what there is; Gifts are not."""
    s = table()
    hold(s, CHIOS, "wool wool gold gift gift gift")
    hold(s, CRETE, "wool")
    turn_up(s, "Pirate Raids")
    assert asked(s) == ("PayToll", [CHIOS, CRETE])
    do(s, CHIOS, "suffer")
    told = do(s, CRETE, "suffer")
    assert s.hand_size(CHIOS) == 1
    assert hand(s, CHIOS).endswith("gift gift gift")
    assert hand(s, CRETE) == ""
    lost = named(told, "lost")
    assert [each["seat"] for each in lost] == [CHIOS, CRETE]
    assert lost[1]["cards"] == ["wool"]


def test_raids_on_empty_hands() -> None:
    """Q3, Q70: an empty hand -> nothing is lost, nobody is asked."""
    s = table()
    turn_up(s, "Pirate Raids")
    assert asked(s) == ("ArrangeSeason", [CHIOS])


def test_raids_borne_stoically() -> None:
    """Q73: Pirate Raids unpaid, Stoicism -> 1 card is lost; with one card none."""
    s = table()
    think(s, CHIOS, "Stoicism")
    think(s, CRETE, "Stoicism")
    hold(s, CHIOS, "wool wool wool")
    hold(s, CRETE, "wool")
    turn_up(s, "Pirate Raids")
    do(s, CHIOS, "suffer stoically")
    do(s, CRETE, "suffer stoically")
    assert hand(s, CHIOS) == "wool wool"
    assert hand(s, CRETE) == "wool"


def test_raids_and_the_labyrinth() -> None:
    """D9, Labyrinth: events cannot take hand cards -> not asked, loses nothing; a partial one does not help."""
    s = table()
    hold(s, CHIOS, "wool wool")
    hold(s, CRETE, "wool wool")
    wonder(s, CHIOS, "Labyrinth")
    turn_up(s, "Pirate Raids")
    assert asked(s) == ("PayToll", [CRETE])
    do(s, CRETE, "suffer")
    assert (hand(s, CHIOS), hand(s, CRETE)) == ("wool wool", "")
    s.wonder_stage[s.box.wonder_names.index("Labyrinth")] = PARTIAL
    turn_up(s, "Pirate Raids")
    assert asked(s) == ("PayToll", [CHIOS])


def test_what_raids_take_is_public() -> None:
    """Q70: who holds one card, ore or not -> is asked alike."""
    for card in ("ore", "wool"):
        s = table()
        hold(s, RHODES, card)
        turn_up(s, "Pirate Raids")
        assert asked(s) == ("PayToll", [RHODES])


# Persian Tribute


@pytest.mark.parametrize("paid", ["gold", "pottery", "papyrus", "wool wool wool", "wool ore grain"])
def test_tribute_is_paid(paid: str) -> None:
    """D5, Persian Tribute: 1 gold, 1 rare or 3 Basic, alike or not -> everything works."""
    s = table()
    build(s, CHIOS, "workshop")
    hold(s, CHIOS, f"{paid} olives")
    turn_up(s, "Persian Tribute")
    do(s, CHIOS, f"pay {paid}")
    assert hand(s, CHIOS) == "olives"
    play_to(s, "ArrangeSeason")
    assert made(s, CHIOS) == "olives timber pottery"


@pytest.mark.parametrize("line", ["pay wool wool", "pay gold pottery", "pay pottery pottery", "pay gift"])
def test_wrong_tribute(line: str) -> None:
    """P20: too little, too much, or an Aegis card -> refused."""
    s = table()
    hold(s, CHIOS, "gold pottery pottery wool wool gift")
    turn_up(s, "Persian Tribute")
    refused(s, CHIOS, line, "P20", "wrong-payment")


def test_tribute_unpaid() -> None:
    """P21, Q70, D5, Persian Tribute: nobody can pay -> workshops skip; the Archon names a village, island by island."""
    s = table()
    build(s, CRETE, "workshop", "workshop")
    turn_up(s, "Persian Tribute")
    assert asked(s) == ("StopMakers", [CHIOS])
    assert listed(s, CHIOS) == ["stop olives", "stop timber"]
    do(s, CHIOS, "stop timber")
    assert listed(s, CHIOS) == ["stop grain spices spices", "stop wool spices spices"]
    for line in ("stop grain", "stop spices spices", "stop grain wool spices spices", "stop timber spices spices"):
        refused(s, CHIOS, line, "P21", "wrong-makers")
    do(s, CHIOS, "stop wool spices spices", "stop ore")
    assert [made(s, seat) for seat in ALL] == ["olives", "grain", "grapes"]


def test_tribute_in_archon_order() -> None:
    """Q70, P21: the Archon is Crete -> it names for its own island first, then clockwise."""
    s = table()
    s.archon = CRETE
    turn_up(s, "Persian Tribute")
    assert asked(s) == ("StopMakers", [CRETE])
    victims: list[int] = []
    while s.step_name() == "StopMakers":
        victims.append(s.answers.victim)
        do(s, CRETE, listed(s, CRETE)[0])
    assert victims == [CRETE, RHODES, CHIOS]


def test_tribute_answers_first() -> None:
    """Q70: hands that may be able to pay are asked first, the Archon names afterwards."""
    s = table()
    hold(s, RHODES, "wool")
    turn_up(s, "Persian Tribute")
    assert asked(s) == ("PayToll", [RHODES])
    refused(s, RHODES, "suffer skipping ore", "P21", "archon-chooses")
    do(s, RHODES, "suffer")
    assert asked(s) == ("StopMakers", [CHIOS])


def test_tribute_and_the_parthenon() -> None:
    """Q75, D9, Parthenon: Tribute unpaid -> its owner picks what skips, the Archon only for the others."""
    s = table()
    wonder(s, CRETE, "Parthenon")
    build(s, CRETE, "workshop")
    turn_up(s, "Persian Tribute")
    assert asked(s) == ("PayToll", [CRETE])
    assert listed(s, CRETE) == ["suffer skipping grain spices", "suffer skipping wool spices"]
    refused(s, CRETE, "suffer skipping wool", "P21", "wrong-makers")
    do(s, CRETE, "suffer skipping wool spices")
    do(s, CHIOS, "stop timber", "stop ore")
    assert s.step_name() == "ArrangeSeason"
    assert made(s, CRETE) == "grain"


@pytest.mark.parametrize(("spared", "left"), [("spices", "grain spices"), ("wool", "grain wool")])
def test_tribute_borne_stoically(spared: str, left: str) -> None:
    """Q73, Stoicism: the Archon has named what skips -> its owner says which one works after all."""
    s = table()
    think(s, CRETE, "Stoicism")
    build(s, CRETE, "workshop")
    turn_up(s, "Persian Tribute")
    do(s, CHIOS, "stop timber", "stop wool spices")
    assert asked(s) == ("SpareMakers", [CRETE])
    refused(s, CRETE, "spare grain", "P58", "not-named")
    refused(s, CRETE, "spare wool spices", "P58", "not-named")
    do(s, CRETE, f"spare {spared}")
    do(s, CHIOS, "stop ore")
    assert made(s, CRETE) == left


def test_stoicism_may_wait() -> None:
    """Q73: Stoicism is not used when the Archon has named -> it serves in a later event of the season."""
    s = table()
    think(s, CRETE, "Stoicism")
    turn_up(s, "Persian Tribute", "Harsh Winter")
    do(s, CHIOS, "order Persian Tribute Harsh Winter", "stop timber", "stop wool")
    do(s, CRETE, "pass")
    do(s, CHIOS, "stop ore")
    assert asked(s) == ("PayToll", [CRETE])
    do(s, CRETE, "suffer stoically")
    assert made(s, CRETE) == "grain"


def test_parthenon_and_stoicism() -> None:
    """Q73, Q75: both, Tribute unpaid -> the owner names one fewer, a village or a workshop."""
    s = table()
    wonder(s, CRETE, "Parthenon")
    think(s, CRETE, "Stoicism")
    build(s, CRETE, "workshop")
    turn_up(s, "Persian Tribute")
    refused(s, CRETE, "suffer stoically", "P21", "wrong-makers")
    do(s, CRETE, "suffer skipping wool stoically")
    play_to(s, "ArrangeSeason")
    assert made(s, CRETE) == "grain spices"


def test_tribute_on_one_village() -> None:
    """Q70: one village left that works and an empty hand -> the Archon has nothing to choose."""
    s = table()
    s.built[CHIOS] = s.built[CRETE] = s.built[RHODES] = 0b1
    turn_up(s, "Persian Tribute")
    assert asked(s) == ("ArrangeSeason", [CHIOS])
    assert made(s, CHIOS) == ""


# Harsh Winter


def test_winter_is_paid() -> None:
    """D5, Harsh Winter: 1 wool -> all villages work, and Armies may be assigned."""
    s = table()
    hold(s, CHIOS, "wool army")
    turn_up(s, "Harsh Winter")
    do(s, CHIOS, "pay wool")
    others_suffer(s, CRETE, RHODES)
    do(s, CHIOS, "arrange")
    assert asked(s) == ("AssignArmies", [CHIOS])


def test_winter_unpaid() -> None:
    """D5, Harsh Winter: unpaid -> a village of the island's choice skips, and no Army is assigned."""
    s = table()
    hold(s, CHIOS, "army")
    turn_up(s, "Harsh Winter")
    assert asked(s) == ("PayToll", ALL)
    do(s, CHIOS, "suffer skipping olives")
    others_suffer(s, CRETE, RHODES)
    do(s, CHIOS, "arrange")
    assert s.step_name() == "IslandTrade"
    assert hand(s, CHIOS) == "timber army"


def test_winter_borne_stoically() -> None:
    """Q73: Harsh Winter, Stoicism -> no village skips, but the restriction on Armies stays."""
    s = table()
    think(s, CHIOS, "Stoicism")
    hold(s, CHIOS, "army")
    turn_up(s, "Harsh Winter")
    do(s, CHIOS, "suffer stoically")
    others_suffer(s, CRETE, RHODES)
    do(s, CHIOS, "arrange")
    assert s.step_name() == "IslandTrade"
    assert hand(s, CHIOS) == "olives timber army"


def test_winter_and_the_parthenon() -> None:
    """Q75: an event in which the island chooses itself -> the Parthenon changes nothing."""
    s = table()
    wonder(s, CHIOS, "Parthenon")
    turn_up(s, "Harsh Winter")
    assert listed(s, CHIOS) == ["suffer skipping olives", "suffer skipping timber"]


# Two events


@pytest.mark.parametrize("order", ["Persian Tribute Harsh Winter", "Harsh Winter Persian Tribute"])
def test_two_events_stop_different_villages(order: str) -> None:
    """E30, Q71: 3 villages, no workshop, Tribute and Winter unpaid -> two of them skip; no Army."""
    s = table()
    build(s, CHIOS, "village 3")
    hold(s, CHIOS, "army")
    turn_up(s, "Persian Tribute", "Harsh Winter")
    do(s, CHIOS, f"order {order}")
    while s.step_name() != "ArrangeSeason":
        seat = s.actors()[0]
        do(s, seat, listed(s, seat)[0])
    do(s, CHIOS, "arrange")
    assert s.step_name() == "IslandTrade"
    assert s.hand_size(CHIOS) == 1


def test_a_village_is_not_stopped_twice() -> None:
    """Q71: timber stopped by the Tribute -> in the Winter it cannot be named again."""
    s = table()
    hold(s, CHIOS, "wool wool")
    s.built[CRETE] = 0b1
    turn_up(s, "Persian Tribute", "Harsh Winter")
    do(s, CHIOS, "order Persian Tribute Harsh Winter", "suffer", "stop timber", "stop ore")
    assert asked(s) == ("PayToll", [CHIOS])
    refused(s, CHIOS, "suffer skipping timber", "P21", "wrong-makers")
    do(s, CHIOS, "suffer skipping olives")
    assert [made(s, seat) for seat in ALL] == ["", "", ""]


def test_nothing_left_to_stop() -> None:
    """Q70, Q71: all villages skip already -> Drought can do no more, so an island with cards is not asked to pay."""
    s = table()
    s.built[CHIOS] = 0b1
    hold(s, CHIOS, "grapes")
    turn_up(s, "Drought")
    do(s, CHIOS, "suffer skipping timber")
    others_suffer(s, CRETE, RHODES)
    s.season.events_done = 0
    go(s, "do next_event")
    assert asked(s) == ("ArrangeSeason", [CHIOS])
    assert hand(s, CHIOS) == "grapes"


# Persian War


@pytest.mark.parametrize("paid", ["army", "warship", "gold gold"])
def test_war_is_paid(paid: str) -> None:
    """D3, D5, Persian War: 1 Army or 1 Warship discarded, or 2 gold -> everything works."""
    s = table()
    build(s, CHIOS, "village 3")
    hold(s, CHIOS, f"{paid} {paid}")
    turn_up(s, "Persian War")
    assert asked(s) == ("PayToll", [CHIOS])
    do(s, CHIOS, f"pay {paid}")
    assert hand(s, CHIOS) == paid
    assert made(s, CHIOS) == "olives timber timber"


def test_an_army_is_not_discarded_against_its_will() -> None:
    """D5, Persian War: an Army at home, its owner suffers -> it stays."""
    s = table()
    hold(s, CHIOS, "army")
    turn_up(s, "Persian War")
    do(s, CHIOS, "suffer")
    assert hand(s, CHIOS) == "army"
    assert made(s, CHIOS) == ""


@pytest.mark.parametrize("line", ["pay army warship", "pay gold", "pay gift", "pay gold army"])
def test_wrong_payment_in_war(line: str) -> None:
    """P20: too much, too little, a Gift, a mixture -> refused."""
    s = table()
    hold(s, CHIOS, "army warship gift gold gold")
    turn_up(s, "Persian War")
    refused(s, CHIOS, line, "P20", "wrong-payment")


def test_war_unpaid() -> None:
    """P21, D5, Persian War: unpaid -> two villages or workshops named by the Archon skip, alike or not."""
    s = table()
    build(s, CRETE, "village 3", "workshop", "workshop")
    turn_up(s, "Persian War")
    assert asked(s) == ("StopMakers", [CHIOS])
    assert s.answers.victim == CRETE
    assert sorted(listed(s, CHIOS)) == [
        "stop grain spices", "stop grain wool", "stop spices spices", "stop wool spices", "stop wool wool",
    ]  # fmt: skip
    refused(s, CHIOS, "stop wool", "P21", "wrong-makers")
    refused(s, CHIOS, "stop grain grain", "P21", "wrong-makers")
    refused(s, CHIOS, "stop timber wool", "P21", "wrong-makers")
    do(s, CHIOS, "stop wool wool")
    assert made(s, CRETE) == "grain spices spices"
    assert made(s, CHIOS) == made(s, RHODES) == ""


def test_who_is_asked_in_war() -> None:
    """Q70: no Army, one card -> cannot have 2 gold, not asked; two cards or a Warship -> asked."""
    s = table(4)
    hold(s, CHIOS, "gold")
    hold(s, CRETE, "wool wool")
    hold(s, RHODES, "warship")
    hold(s, FOURTH, "gift wool")
    turn_up(s, "Persian War")
    assert asked(s) == ("PayToll", [CRETE, RHODES])


def test_war_and_the_parthenon() -> None:
    """Q75: Persian War unpaid -> the owner of the Parthenon picks two makers of its own."""
    s = table()
    build(s, CRETE, "village 3", "workshop")
    wonder(s, CRETE, "Parthenon")
    turn_up(s, "Persian War")
    assert asked(s) == ("PayToll", [CRETE])
    do(s, CRETE, "suffer skipping grain spices")
    assert made(s, CRETE) == "wool wool"


def test_war_borne_stoically() -> None:
    """Q73: Persian War, no choice for the Archon, Stoicism -> one of the two works."""
    s = table()
    think(s, RHODES, "Stoicism")
    turn_up(s, "Persian War")
    assert asked(s) == ("SpareMakers", [RHODES])
    do(s, RHODES, "spare ore")
    assert made(s, RHODES) == "ore"


def test_the_labyrinth_does_not_stop_a_war() -> None:
    """D9, Labyrinth: makers skip all the same."""
    s = table()
    wonder(s, CHIOS, "Labyrinth")
    turn_up(s, "Persian War")
    assert made(s, CHIOS) == ""


# Famine


def test_famine_is_paid() -> None:
    """D5, Famine: 1 grain -> the rest of the hand stays."""
    s = table()
    hold(s, CHIOS, "grain wool wool wool wool")
    turn_up(s, "Famine")
    do(s, CHIOS, "pay grain")
    assert hand(s, CHIOS) == "wool wool wool wool"


def test_famine_unpaid() -> None:
    """D5, Famine: unpaid, five cards -> 3 of choice are kept; Aegis cards are not hand cards."""
    s = table()
    hold(s, CHIOS, "grain wool wool gold gold army gift")
    turn_up(s, "Famine")
    refused(s, CHIOS, "suffer", "P20", "wrong-number-kept")
    refused(s, CHIOS, "suffer keeping gold gold", "P20", "wrong-number-kept")
    refused(s, CHIOS, "suffer keeping gold gold wool wool", "P20", "wrong-number-kept")
    refused(s, CHIOS, "suffer keeping ore gold gold", "P20", "not-in-hand")
    refused(s, CHIOS, "suffer keeping gold gold wool stoically", "P58", "no-stoicism")
    told = do(s, CHIOS, "suffer keeping wool gold gold")
    assert hand(s, CHIOS) == "wool gold gold army gift"
    assert named(told, "lost") == [{"seat": CHIOS, "cards": ["grain", "wool"]}]


def test_famine_borne_stoically() -> None:
    """E35, Q73: a hand of 7, Stoicism -> 4 cards are kept by choice, 3 discarded openly."""
    s = table()
    think(s, CHIOS, "Stoicism")
    hold(s, CHIOS, "ore ore ore wool wool wool gold")
    turn_up(s, "Famine")
    refused(s, CHIOS, "suffer keeping gold ore ore stoically", "P20", "wrong-number-kept")
    told = do(s, CHIOS, "suffer keeping gold wool ore ore stoically")
    assert hand(s, CHIOS) == "ore ore wool gold"
    assert named(told, "lost") == [{"seat": CHIOS, "cards": ["ore", "wool", "wool"]}]


def test_famine_four_cards_and_stoicism() -> None:
    """Q73: a hand of 4, Stoicism -> all four are kept, named as always."""
    s = table()
    think(s, CHIOS, "Stoicism")
    hold(s, CHIOS, "ore ore ore wool")
    turn_up(s, "Famine")
    refused(s, CHIOS, "suffer stoically", "P20", "wrong-number-kept")
    (form,) = [form for form in s.forms(CHIOS) if form.verb.name == "suffer"]
    filled = form.fill({"keeping": ["ore", "ore", "ore", "wool"], "stoically": True})
    do(s, CHIOS, str(filled))
    assert hand(s, CHIOS) == "ore ore ore wool"


def test_famine_and_small_hands() -> None:
    """Q70, Q73: three cards or fewer -> nothing can be lost, so nobody is asked and Stoicism is not used up."""
    s = table()
    think(s, CHIOS, "Stoicism")
    hold(s, CHIOS, "grain wool wool")
    hold(s, CRETE, "grain")
    turn_up(s, "Famine")
    assert asked(s) == ("ArrangeSeason", [CHIOS])
    assert hand(s, CHIOS) == "grain wool wool"


def test_famine_and_the_labyrinth() -> None:
    """D9, Labyrinth: Famine -> its owner keeps everything and is not asked."""
    s = table()
    wonder(s, CHIOS, "Labyrinth")
    hold(s, CHIOS, "wool wool wool wool wool")
    turn_up(s, "Famine")
    assert asked(s) == ("ArrangeSeason", [CHIOS])
    assert s.hand_size(CHIOS) == 5


# Earthquake


def shaken(s: ParthenonState, structure: str) -> None:
    """Let the Archon name a structure in an earthquake."""
    turn_up(s, "Earthquake")
    assert asked(s) == ("ShakeStructures", [CHIOS])
    do(s, CHIOS, f"shake {structure}")


def test_earthquake_is_paid() -> None:
    """D5, Q70, Earthquake: the Archon names shrines; an owner pays 1 olives -> uses both copies as ever."""
    s = table()
    build(s, CHIOS, "shrine", "alternate shrine")
    hold(s, CHIOS, "olives pottery pottery")
    shaken(s, "shrine")
    assert asked(s) == ("PayToll", [CHIOS])
    do(s, CHIOS, "pay olives")
    go(s, BUILDING)
    do(s, CHIOS, "use shrine with pottery", "use alternate shrine with pottery")
    assert hand(s, CHIOS) == "gift gift"


def test_earthquake_unpaid() -> None:
    """D5, Q72, Earthquake: unpaid -> neither copy is used this season; other structures are."""
    s = table()
    build(s, CHIOS, "shrine", "alternate shrine", "fortress")
    hold(s, CHIOS, "olives pottery grain wool")
    shaken(s, "shrine")
    assert listed(s, CHIOS) == ["pay olives", "suffer"]
    do(s, CHIOS, "suffer")
    go(s, BUILDING)
    refused(s, CHIOS, "use shrine with pottery", "P20", "shaken")
    refused(s, CHIOS, "use alternate shrine with pottery", "P20", "shaken")
    do(s, CHIOS, "use fortress with grain olives wool")
    assert hand(s, CHIOS) == "pottery army"


def test_only_owners_answer_an_earthquake() -> None:
    """Q70: owners with cards are asked, owners with empty hands suffer, others are not concerned."""
    s = table()
    build(s, CRETE, "treasury")
    build(s, RHODES, "treasury")
    hold(s, CHIOS, "olives")
    hold(s, RHODES, "ore")
    shaken(s, "treasury")
    assert asked(s) == ("PayToll", [RHODES])
    refused(s, RHODES, "pay ore", "P20", "wrong-payment")
    do(s, RHODES, "suffer")
    treasury = 1 << FIRST_ACROPOLIS + 5
    assert s.season.shaken == [0, treasury, treasury]


def test_earthquake_where_nobody_lives() -> None:
    """P21: the Archon names a structure that nobody has -> nothing happens."""
    s = table()
    build(s, CRETE, "treasury")
    hold(s, CRETE, "olives")
    shaken(s, "academy")
    assert s.step_name() == "ArrangeSeason"


def test_a_shaken_treasury() -> None:
    """Q72: a Treasury that cannot be used -> the limit of hidden cards is 3."""
    s = table()
    build(s, CRETE, "treasury")
    hold(s, CRETE, "wool wool wool wool wool wool")
    shaken(s, "treasury")
    do(s, CRETE, "suffer")
    go(s, "do begin_discard")
    assert asked(s) == ("Discard", [CRETE])
    refused(s, CRETE, "keep wool wool wool wool", "P67", "too-many-kept")


def test_a_shaken_academy() -> None:
    """Q72: an Academy that cannot be used -> adopts nothing this season."""
    s = table()
    build(s, CRETE, "academy")
    build(s, RHODES, "academy")
    think(s, CRETE, "Stoicism")
    think(s, RHODES, "Cynicism")
    hold(s, CRETE, "gold")
    shaken(s, "academy")
    do(s, CRETE, "suffer")
    go(s, BUILDING)
    refused(s, CRETE, "adopt Cynicism with gold", "P59", "cannot-adopt")


def test_built_after_the_earthquake() -> None:
    """Q72: a shrine built later in the season -> is used at once."""
    s = table()
    build(s, CHIOS, "shrine")
    hold(s, CHIOS, "pottery spices gold")
    shaken(s, "shrine")
    do(s, CHIOS, "suffer")
    go(s, BUILDING)
    do(s, CHIOS, "build alternate shrine with spices gold", "use alternate shrine with pottery")
    assert hand(s, CHIOS) == "gift"


def test_earthquake_and_the_parthenon() -> None:
    """Q75: the owner of the Parthenon -> the earthquake passes it by."""
    s = table()
    build(s, CRETE, "shrine")
    wonder(s, CRETE, "Parthenon")
    hold(s, CRETE, "olives pottery")
    shaken(s, "shrine")
    assert s.step_name() == "ArrangeSeason"
    assert s.season.shaken[CRETE] == 0


def test_earthquake_and_stoicism() -> None:
    """Q73: Stoicism -> does not help in an earthquake."""
    s = table()
    build(s, CRETE, "shrine")
    think(s, CRETE, "Stoicism")
    hold(s, CRETE, "ore")
    shaken(s, "shrine")
    assert listed(s, CRETE) == ["suffer"]
    refused(s, CRETE, "suffer stoically", "P58", "no-stoicism")


def test_earthquake_every_season() -> None:
    """P20, Q72: the next season -> what was shaken can be used, and the Archon names anew."""
    s = table()
    build(s, CHIOS, *VILLAGES, "shrine")
    shaken(s, "shrine")
    assert s.season.shaken[CHIOS]
    turn_up(s, "Earthquake")
    assert s.season.shaken[CHIOS] == 0
    assert asked(s) == ("ShakeStructures", [CHIOS])
