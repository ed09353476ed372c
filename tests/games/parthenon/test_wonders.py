"""The twelve wonders and the six philosophies: each power once, for its owner and for those who pay (P58, P64)."""

import pytest

from periplus.games.parthenon.kinds import COMPLETED
from periplus.games.parthenon.state import ParthenonState
from tests.games.parthenon.tables_sea import (
    BOX,
    CHIOS,
    CRETE,
    RHODES,
    STAGES,
    allowed,
    asked,
    build_phase,
    cargo,
    discard_phase,
    do,
    events,
    go,
    hand,
    harbor,
    hazards,
    hold,
    launch,
    listed,
    look_ahead,
    named,
    refused,
    stage,
    table,
    think,
    thoughts,
    wonder,
)

SAFE = ["Safe Journey"] * 3
BUILD = "B"
TRADE = "IT"

# Plan and Partial cost of each wonder, and where they are paid: the rows of the digest.
COSTS = {
    "Parthenon": (BUILD, "gold gold pottery", "gold gold tools"),
    "Colossus": (BUILD, "ore ore ore ore", "tools tools gold"),
    "Great Lighthouse": (BUILD, "timber timber timber timber", "tools gold gold"),
    "Great Library": ("Egypt", "papyrus gold", "papyrus pottery"),
    "Mausoleum": (TRADE, "grain grapes olives ore timber wool", "pottery tools gold"),
    "Statue of Zeus": (BUILD, "gold gold gold", "spices pottery"),
    "Temple of Artemis": (TRADE, "wool wool wool wool", "spices gold gold"),
    "Hanging Gardens": (TRADE, "grain grain grain grain", "pottery spices gold"),
    "Oracle of Apollo": (BUILD, "olives olives olives olives", "spices spices gold"),
    "Theatre of Dionysus": (TRADE, "grapes grapes grapes grapes", "spices gold gold"),
    "Labyrinth": (BUILD, "timber timber ore ore", "pottery spices tools"),
    "Stadium": ("Sparta", "gold gold", "tools gold gold"),
}


def start_of_trade(s: ParthenonState) -> None:
    """Begin Island Trade."""
    go(s, "in order if trade_is_ordered StartTrade")


def event_phase(s: ParthenonState) -> None:
    """Begin the events of the season, with the order known."""
    s.season.event_order = s.events[:]
    go(s, "all at once IgnoreEvent")


@pytest.mark.parametrize("name", list(COSTS))
def test_every_wonder_has_its_two_prices(name: str) -> None:
    """D9, P62, P63: each plan is paid where its card says, each Partial cost in Build; then the wonder is completed."""
    where, plan, partial = COSTS[name]
    s = table()
    wonder(s, CHIOS, name, "plan")
    if where == BUILD:
        hold(s, CHIOS, f"{plan} wool")
        build_phase(s)
    elif where == TRADE:
        hold(s, CHIOS, f"{plan} wool")
        start_of_trade(s)
    else:
        harbor(s, where, "Open Harbor", up=True)
        hazards(s, *SAFE)
        launch(s, (CHIOS, f"A {where} with {plan} wool"))
    refused(s, CHIOS, f"raise {name} with wool", "P51", "wrong-payment")
    do(s, CHIOS, f"raise {name} with {plan}")
    assert stage(s, name) == "partial"
    hold(s, CHIOS, f"{partial} wool")
    build_phase(s)
    do(s, CHIOS, f"raise {name} with {partial}")
    assert stage(s, name) == "completed"
    assert hand(s, CHIOS) == ["wool"]


def test_the_box_has_twelve_wonders_and_six_philosophies() -> None:
    """D8, D9: the names of the box."""
    assert sorted(COSTS) == sorted(BOX.wonder_names)
    assert len(BOX.philosophy_names) == 6
    assert STAGES["completed"] == COMPLETED


# Wonders


def test_parthenon_wins_archon_ties() -> None:
    """D9 Parthenon: its owner is among the tied -> its owner is Archon."""
    s = table()
    wonder(s, RHODES, "Parthenon")
    go(s, "do open_vote")
    do(s, CHIOS, "vote Crete")
    do(s, CRETE, "vote Rhodes")
    do(s, RHODES, "vote Chios")
    assert s.archon == RHODES


def test_colossus() -> None:
    """D9 Colossus: own fleets pass a Blockade; visitors pay 1 Basic of the cargo."""
    s = table()
    wonder(s, CHIOS, "Colossus")
    harbor(s, "Athens", "Blockade", up=True)
    hazards(s, *SAFE)
    launch(s, (CHIOS, "A Athens with wool wool"), (CRETE, "A Athens with ore grain"))
    do(s, CHIOS, "trade wool wool for ore in Athens")
    do(s, CRETE, "enter A paying ore", "plan Athens")
    assert hand(s, CHIOS) == ["ore"]


def test_great_lighthouse() -> None:
    """D9 Great Lighthouse: own fleets near ignore Storms; those of others if they pay 1 Basic each."""
    s = table()
    wonder(s, CHIOS, "Great Lighthouse")
    hazards(s, "All Overboard")
    hold(s, CRETE, "grain")
    launch(s, (CHIOS, "A Athens with wool wool"), (CRETE, "A Athens with ore ore"))
    do(s, CRETE, "light A paying grain")
    assert [cargo(s, seat) for seat in (CHIOS, CRETE)] == [["wool", "wool"], ["ore", "ore"]]


def test_great_library() -> None:
    """D9 Great Library: its owner adopts a philosophy that nobody has, for 1 gold, without an Academy."""
    s = table()
    wonder(s, CHIOS, "Great Library")
    hold(s, CHIOS, "gold wool")
    build_phase(s)
    do(s, CHIOS, "adopt Stoicism with gold")
    assert thoughts(s, CHIOS) == ["Stoicism"]


def test_mausoleum() -> None:
    """D9 Mausoleum: up to 2 Basics that others have just discarded."""
    s = table()
    wonder(s, CHIOS, "Mausoleum")
    hold(s, CRETE, "ore ore ore wool wool")
    discard_phase(s)
    do(s, CRETE, "keep ore ore ore")
    do(s, CHIOS, "take wool wool")
    assert hand(s, CHIOS) == ["wool", "wool"]


def test_statue_of_zeus() -> None:
    """D9 Statue of Zeus, Q74: the owner ignores one event, another pays the owner 1 rare for the same."""
    s = table()
    wonder(s, CHIOS, "Statue of Zeus")
    events(s, "Drought")
    hold(s, CRETE, "tools wool")
    event_phase(s)
    assert asked(s) == ("IgnoreEvent", [CHIOS, CRETE])
    refused(s, CRETE, "ignore Drought", "P64", "wrong-payment")
    refused(s, CRETE, "ignore Drought paying wool", "P64", "wrong-payment")
    do(s, CHIOS, "ignore Drought")
    told = do(s, CRETE, "ignore Drought paying tools")
    assert [event["seat"] for event in named(told, "ignored")] == [CHIOS, CRETE]
    assert hand(s, CHIOS) == ["tools"]
    assert asked(s) == ("PayToll", [RHODES])


def test_temple_of_artemis() -> None:
    """D9 Temple of Artemis: 1 Basic -> 1 Gift; visitors pay 1 gold to the owner."""
    s = table()
    wonder(s, CHIOS, "Temple of Artemis")
    hold(s, CHIOS, "wool ore")
    hold(s, CRETE, "gold ore")
    build_phase(s)
    do(s, CHIOS, "use Temple of Artemis with wool")
    do(s, CRETE, "use Temple of Artemis paying gold")
    assert (hand(s, CHIOS), hand(s, CRETE)) == (["ore", "gold", "gift"], ["ore", "gift"])


def test_hanging_gardens() -> None:
    """D9 Hanging Gardens: 1 Basic of choice more in Production."""
    s = table()
    wonder(s, CHIOS, "Hanging Gardens")
    go(s, "do begin_production")
    assert asked(s) == ("TendGardens", [CHIOS])
    refused(s, CHIOS, "take gold", "P64", "gardens-give-basics")
    do(s, CHIOS, "take wool")
    assert hand(s, CHIOS) == ["olives", "timber", "wool"]


def test_oracle_of_apollo() -> None:
    """D9 Oracle of Apollo: its owner sees 2 hazards, a visitor 1 for 1 Basic."""
    s = table()
    wonder(s, CHIOS, "Oracle of Apollo")
    hazards(s)
    hold(s, CRETE, "wool ore")
    look_ahead(s)
    do(s, CHIOS, "consult")
    do(s, CRETE, "consult paying wool")
    assert s.hazard_seen == [1 << CHIOS | 1 << CRETE, 1 << CHIOS]


def test_theatre_of_dionysus() -> None:
    """D9 Theatre of Dionysus: the owner swaps 2 Basics 1:1 at the start of Island Trade, a visitor one for 1 Basic."""
    s = table()
    wonder(s, CHIOS, "Theatre of Dionysus")
    hold(s, CHIOS, "wool wool wool")
    hold(s, CRETE, "ore ore ore")
    start_of_trade(s)
    do(s, CHIOS, "swap wool for ore", "swap wool for grain")
    assert asked(s) == ("StartTrade", [CRETE])
    assert s.may_act() == []
    refused(s, CRETE, "swap ore for wool", "P64", "wrong-payment")
    do(s, CRETE, "swap ore for wool paying ore")
    assert hand(s, CRETE) == ["ore", "wool"]
    assert hand(s, CHIOS) == ["grain", "ore", "ore", "wool"]
    assert s.step_name() != "StartTrade"


def test_labyrinth() -> None:
    """D9 Labyrinth: 3 cards more are kept hidden; Pirate Raids take nothing from the hand."""
    s = table()
    wonder(s, CHIOS, "Labyrinth")
    hold(s, CHIOS, "wool wool wool wool wool wool wool")
    discard_phase(s)
    do(s, CHIOS, "keep wool wool wool wool wool wool")
    assert hand(s, CHIOS) == ["wool"] * 6
    s = table()
    wonder(s, CHIOS, "Labyrinth")
    hold(s, CHIOS, "wool wool wool")
    events(s, "Pirate Raids")
    event_phase(s)
    while s.step_name() == "PayToll":
        do(s, s.actors()[0], listed(s, s.actors()[0])[-1])
    assert hand(s, CHIOS) == ["wool"] * 3


def test_stadium() -> None:
    """D9 Stadium: 2 Basic -> 1 gold; visitors pay 1 Basic more, to the owner."""
    s = table()
    wonder(s, CHIOS, "Stadium")
    hold(s, CRETE, "wool wool ore gold")
    build_phase(s)
    do(s, CRETE, "use Stadium with wool wool paying ore")
    assert (hand(s, CHIOS), hand(s, CRETE)) == (["ore"], ["gold", "gold"])


# Philosophies


def test_stoicism() -> None:
    """E35, D8 Stoicism: Famine, unpaid, a hand of 7 -> 4 cards are kept, once a season."""
    s = table()
    think(s, CHIOS, "Stoicism")
    hold(s, CHIOS, "wool wool wool wool wool wool wool")
    events(s, "Famine")
    event_phase(s)
    assert not allowed(s, CHIOS, "suffer keeping wool wool wool wool")
    do(s, CHIOS, "suffer keeping wool wool wool wool stoically")
    assert hand(s, CHIOS)[:4] == ["wool"] * 4


def test_epicureanism() -> None:
    """D8 Epicureanism: 2 cards more are kept hidden."""
    s = table()
    think(s, CHIOS, "Epicureanism")
    hold(s, CHIOS, "wool wool wool wool wool wool")
    discard_phase(s)
    do(s, CHIOS, "keep wool wool wool wool wool")
    assert hand(s, CHIOS) == ["wool"] * 5


def test_cynicism() -> None:
    """D8 Cynicism: a Great Harbor for 1 gold and 2 Basic."""
    s = table()
    think(s, CHIOS, "Cynicism")
    hold(s, CHIOS, "gold wool wool ore")
    build_phase(s)
    do(s, CHIOS, "build great harbor with gold wool wool")
    assert hand(s, CHIOS) == ["ore"]


def test_scepticism() -> None:
    """D8 Scepticism: a face-down harbor card is seen before loading."""
    s = table()
    think(s, CHIOS, "Scepticism")
    look_ahead(s)
    do(s, CHIOS, "look Egypt")
    assert s.harbors_seen[BOX.land_names.index("Egypt")] == 1 << CHIOS


def test_platonism() -> None:
    """D8 Platonism: tools become spices, and build a Shrine."""
    s = table()
    think(s, CHIOS, "Platonism")
    hold(s, CHIOS, "gold tools wool")
    build_phase(s)
    do(s, CHIOS, "swap tools for spices", "build shrine with spices gold")
    assert hand(s, CHIOS) == ["wool"]


def test_pythagoreanism() -> None:
    """D8 Pythagoreanism: 7 Basic buy a rare near."""
    s = table()
    think(s, CHIOS, "Pythagoreanism")
    harbor(s, "Sparta", "Open Harbor", up=True)
    hazards(s, *SAFE)
    launch(s, (CHIOS, "A Sparta with wool wool wool wool wool wool B Sparta with wool ore"))
    do(s, CHIOS, f"trade {' '.join(['wool'] * 7)} for tools in Sparta")
    assert cargo(s, CHIOS) == ["ore", "tools"]
