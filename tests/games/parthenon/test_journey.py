"""The journey phase, clauses P28 to P30: looking ahead, loading, launching, and the Great Lighthouse."""

from periplus.games.parthenon.state import ParthenonState
from tests.games.parthenon.tables_sea import (
    BOX,
    CHIOS,
    CRETE,
    RHODES,
    asked,
    cargo,
    do,
    embark,
    events,
    hand,
    harbor,
    hazards,
    hold,
    land_of,
    launch,
    listed,
    look_ahead,
    named,
    one_by_one,
    refused,
    table,
    think,
    wonder,
)


def loading(cards: str, fleets: int = 3) -> ParthenonState:
    """Let Chios load these cards."""
    s = table()
    hazards(s, *["Safe Journey"] * 3)
    hold(s, CHIOS, cards)
    s.fleets[CHIOS] = fleets
    embark(s)
    return s


# Loading


def test_a_fleet_takes_one_to_six_cards_of_any_mix() -> None:
    """P28: six cards, commodities and Aegis cards mixed -> they leave the hand and are aboard; seven are refused."""
    s = loading("wool wool wool gold army gift ore")
    refused(s, CHIOS, "launch A Egypt with wool wool wool gold army gift ore", "P28", "overloaded")
    told = do(s, CHIOS, "launch A Egypt with wool wool wool gold army gift")
    assert named(told, "launched") == [{"seat": CHIOS, "fleet": "A", "land": "Egypt", "count": 6}]
    assert hand(s, CHIOS) == ["ore"]


def test_the_cards_of_a_launch_are_told_to_the_owner_alone() -> None:
    """Q9: size and land are public, what is aboard is not."""
    s = loading("wool gold")
    launched = [event for event in do(s, CHIOS, "launch A Egypt with wool gold") if event.name == "launched"]
    assert "cards" not in launched[0].public
    assert one_by_one(launched[0].private["cards"]) == ["wool", "gold"]
    assert launched[0].owners == (CHIOS,)


def test_an_empty_fleet_may_not_sail() -> None:
    """P28: a fleet without a card -> refused; staying at home is allowed."""
    s = loading("wool")
    refused(s, CHIOS, "launch A Athens", "P28", "empty-fleet")
    refused(s, CHIOS, "launch", "P28", "no-fleet-named")
    assert "stay" in listed(s, CHIOS)


def test_a_card_is_in_one_fleet_only() -> None:
    """P28: one wool in two fleets -> refused; two wool -> allowed, to the same land as well (P29)."""
    s = loading("wool")
    refused(s, CHIOS, "launch A Athens with wool B Sparta with wool", "P28", "not-in-hand")
    s = loading("wool wool")
    do(s, CHIOS, "launch A Athens with wool B Athens with wool")
    assert [land_of(s, CHIOS, fleet) for fleet in "AB"] == ["Athens", "Athens"]


def test_cards_need_a_fleet_with_a_land() -> None:
    """P28: cards named without a land -> refused."""
    s = loading("wool")
    refused(s, CHIOS, "launch with wool", "P28", "no-land")


def test_a_fleet_that_is_not_built_does_not_sail() -> None:
    """P61: an island with Fleet A alone sends Fleet B -> refused; nothing listed names it."""
    s = loading("wool wool wool wool wool wool wool", fleets=1)
    refused(s, CHIOS, "launch B Athens with wool", "P61", "no-such-fleet")
    assert not any(" B " in line for line in listed(s, CHIOS))


def test_what_one_does_not_have_is_not_loaded() -> None:
    """P28: a kind that is not in hand -> refused."""
    refused(loading("wool"), CHIOS, "launch A Athens with ore", "P28", "not-in-hand")


def test_the_army_that_helped_a_village_may_sail() -> None:
    """E3: the Army of production is loaded in the same season."""
    s = loading("army wool")
    do(s, CHIOS, "launch A Italy with army wool")
    assert cargo(s, CHIOS) == ["wool", "army"]


def test_shipworm_limits_loading() -> None:
    """Q72: Shipworm, timber paid for Fleet B only -> A takes 3 at most, B 6."""
    s = table()
    events(s, "Shipworm")
    s.season.caulked[CHIOS] = 0b10
    hold(s, CHIOS, "wool wool wool wool wool wool")
    s.fleets[CHIOS] = 2
    embark(s)
    refused(s, CHIOS, "launch A Athens with wool wool wool wool", "P28", "overloaded")
    assert all("A Athens with wool wool wool wool" not in line for line in listed(s, CHIOS))
    do(s, CHIOS, "launch B Athens with wool wool wool wool wool wool")


def test_persian_war_closes_ionia() -> None:
    """Q72: Persian War -> nobody sails to Ionia, whatever was paid; an island that ignores the event (Q74) may."""
    s = table()
    events(s, "Persian War")
    hold(s, CHIOS, "wool")
    hold(s, CRETE, "wool")
    s.season.ignored[CRETE] = 1 << BOX.event_names.index("Persian War")
    embark(s)
    refused(s, CHIOS, "launch A Ionia with wool", "P20", "land-closed")
    assert not any("Ionia" in line for line in listed(s, CHIOS))
    do(s, CHIOS, "stay")
    do(s, CRETE, "launch A Ionia with wool")


# In order, or together


def test_in_order_launches_are_seen_as_they_go() -> None:
    """P30, Q54: the phase is ordered -> seat by seat from the Archon; each launch is told at once and is final."""
    s = table()
    for seat in (CHIOS, CRETE):
        hold(s, seat, "wool wool")
    embark(s)
    assert asked(s) == ("LaunchFleets", [CHIOS])
    told = do(s, CHIOS, "launch A Athens with wool")
    assert [event["count"] for event in named(told, "launched")] == [1]
    assert asked(s) == ("LaunchFleets", [CRETE])
    assert s.may_act() == []


def test_together_launches_are_secret_until_all_have_answered() -> None:
    """Q8, Q54: the phase is not ordered -> all answer in secret, may change, and see the launches together."""
    s = table()
    for seat in (CHIOS, CRETE):
        hold(s, seat, "wool wool")
    embark(s, ordered=False)
    assert asked(s) == ("LaunchFleets", [CHIOS, CRETE])
    told = do(s, CHIOS, "launch A Athens with wool wool")
    assert [event.name for event in told] == ["answered"]
    assert s.may_act() == [CHIOS]
    do(s, CHIOS, "launch A Egypt with wool")
    hazards(s, "Safe Journey", "Safe Journey")
    told = do(s, CRETE, "stay")
    assert named(told, "launched") == [{"seat": CHIOS, "fleet": "A", "land": "Egypt", "count": 1}]
    assert hand(s, CHIOS) == ["wool"]
    assert cargo(s, CHIOS) == ["wool"]


def test_a_secret_launch_can_be_taken_back() -> None:
    """Q54: a launch changed into staying at home -> all cards are back in hand, no fleet sails, no hazard is drawn."""
    s = table()
    for seat in (CHIOS, CRETE):
        hold(s, seat, "wool army")
    embark(s, ordered=False)
    do(s, CHIOS, "launch A Athens with wool army", "stay")
    told = do(s, CRETE, "stay")
    assert named(told, "launched") == named(told, "hazard") == []
    assert hand(s, CHIOS) == ["wool", "army"]


def test_a_seat_without_cards_is_not_asked() -> None:
    """P28: an empty fleet may not sail -> an island without any card is not asked."""
    s = table()
    hold(s, RHODES, "gift")
    embark(s)
    assert asked(s) == ("LaunchFleets", [RHODES])


def test_the_archon_names_the_order() -> None:
    """P30, P78: the Archon has named Rhodes, Chios, Crete -> they launch in that order."""
    s = table()
    for seat in range(3):
        hold(s, seat, "wool")
    s.order = [RHODES, CHIOS, CRETE]
    embark(s)
    found = []
    while s.step_name() == "LaunchFleets":
        found += s.actors()
        do(s, s.actors()[0], "stay")
    assert found == [RHODES, CHIOS, CRETE]


# Scepticism


def test_scepticism_shows_one_harbor_card() -> None:
    """D8 under P58: once a season, before loading, look at one face-down harbor card; only that seat sees it."""
    s = table()
    think(s, CRETE, "Scepticism")
    harbor(s, "Sparta", "Thieves")
    harbor(s, "Athens", "Blockade", up=True)
    look_ahead(s)
    assert asked(s) == ("LookAhead", [CRETE])
    refused(s, CRETE, "look Athens", "P58", "cannot-look")
    told = do(s, CRETE, "look Sparta")
    assert [(event.name, event.public, event.private) for event in told] == [
        ("looked", {"seat": CRETE, "land": "Sparta"}, {"card": "Thieves"})
    ]
    assert s.step_name() != "LookAhead"


def test_scepticism_may_be_left_unused() -> None:
    """D8 under P58: done without looking -> the season goes on."""
    s = table()
    think(s, CRETE, "Scepticism")
    look_ahead(s)
    assert len(listed(s, CRETE)) == 7
    do(s, CRETE, "done")
    assert s.step_name() != "LookAhead"


# The Oracle


def oracle() -> ParthenonState:
    """Let Chios own the Oracle, and Crete have something to pay with."""
    s = table()
    wonder(s, CHIOS, "Oracle of Apollo")
    hold(s, CRETE, "wool tools")
    hazards(s)
    look_ahead(s)
    return s


def test_the_oracle_shows_its_owner_two_hazards() -> None:
    """D9, Q76: the owner sees the top two hazards for nothing, once a season; nobody else sees them."""
    s = oracle()
    assert asked(s) == ("LookAhead", [CHIOS, CRETE])
    refused(s, CHIOS, "consult paying wool", "P64", "not-in-hand")
    told = do(s, CHIOS, "consult")
    assert len(s.hazard_top) == 2
    assert s.hazard_seen == [1 << CHIOS, 1 << CHIOS]
    consulted = [event for event in told if event.name == "consulted"]
    assert consulted[0].public == {"seat": CHIOS, "count": 2}
    assert consulted[0].private == {"hazards": [BOX.hazard_names[each] for each in s.hazard_top]}
    assert asked(s) == ("LookAhead", [CRETE])
    assert s.may_act() == []


def test_a_visitor_pays_the_owner_one_basic_for_one_hazard() -> None:
    """P64, Q76: a visitor pays the owner 1 Basic and sees the top hazard, once a season; a rare is not taken."""
    s = oracle()
    refused(s, CRETE, "consult", "P64", "wrong-payment")
    refused(s, CRETE, "consult paying tools", "P64", "wrong-payment")
    refused(s, CRETE, "consult paying ore", "P64", "not-in-hand")
    do(s, CRETE, "consult paying wool")
    assert (hand(s, CHIOS), hand(s, CRETE)) == (["wool"], ["tools"])
    assert s.hazard_seen == [1 << CRETE]
    assert asked(s) == ("LookAhead", [CHIOS])
    do(s, CHIOS, "consult")
    assert s.hazard_seen == [1 << CHIOS | 1 << CRETE, 1 << CHIOS]


def test_looked_at_hazards_come_next() -> None:
    """Q62: hazards seen by the Oracle stay on top in their order and are drawn first, also for fleets of others."""
    s = oracle()
    do(s, CHIOS, "consult")
    seen = [BOX.hazard_names[each] for each in s.hazard_top]
    do(s, CRETE, "done")
    told = do(s, CRETE, "launch A Egypt with tools")
    while s.step_name() in ("WardFleets", "LoseCards", "DriveFleet"):
        told += do(s, s.actors()[0], listed(s, s.actors()[0])[0])
    drawn = [event["hazard"] for event in named(told, "hazard")]
    assert drawn == seen[: len(drawn)]
    assert drawn


def test_the_oracle_shuffles_the_discards_when_the_deck_is_short() -> None:
    """Q62: one card is left in the deck -> it is seen first, then one of the shuffled discards."""
    s = oracle()
    deck = BOX.hazard_deck[:]
    last = deck.pop(deck.index(BOX.hazard_names.index("Sirens")))
    s.hazard_pile, s.hazard_discards = [last], sorted(deck)
    do(s, CHIOS, "consult")
    assert s.hazard_top[0] == last
    assert sorted(s.hazard_pile + s.hazard_top) == sorted(BOX.hazard_deck)
    assert s.hazard_discards == []


def test_no_more_is_drawn_than_is_seen() -> None:
    """Q62: the top card has been seen by a visitor -> the owner sees it and the next, not two others."""
    s = oracle()
    do(s, CRETE, "consult paying wool")
    first = s.hazard_top[0]
    do(s, CHIOS, "consult")
    assert s.hazard_top[0] == first
    assert len(s.hazard_top) == 2


# The Great Lighthouse


def lit_sea() -> ParthenonState:
    """Let Chios own the Lighthouse; Crete sends A to Athens, B to Egypt, and keeps cards at home."""
    s = table()
    wonder(s, CHIOS, "Great Lighthouse")
    hazards(s, "Hurricane", "Safe Journey", "Safe Journey")
    hold(s, CRETE, "grain ore tools")
    launch(s, (CRETE, "A Athens with wool B Egypt with wool C Sparta with wool"))
    return s


def test_visitors_pay_for_fleets_to_neighbouring_lands() -> None:
    """P64, Q76: after the launch, 1 Basic to the owner per fleet; only fleets to neighbouring lands; a storm passes."""
    s = lit_sea()
    assert asked(s) == ("LightFleets", [CRETE])
    refused(s, CRETE, "light B paying grain", "P64", "not-under-way")
    refused(s, CRETE, "light A A paying grain ore", "P64", "not-under-way")
    refused(s, CRETE, "light A paying tools", "P64", "wrong-payment")
    refused(s, CRETE, "light A paying grain ore", "P64", "wrong-payment")
    refused(s, CRETE, "light A C paying grain", "P64", "wrong-payment")
    refused(s, CRETE, "light A paying wool", "P64", "not-in-hand")
    told = do(s, CRETE, "light A paying grain")
    assert named(told, "lit") == [{"seat": CRETE, "owner_seat": CHIOS, "fleets": ["A"], "count": 1, "cards": ["grain"]}]
    assert hand(s, CHIOS) == ["grain"]
    assert s.voyage.turned_back == 1 << 3 * CRETE + 2


def test_the_light_may_be_refused() -> None:
    """P64: pass -> nothing is paid and the storm sends both fleets home."""
    s = lit_sea()
    do(s, CRETE, "pass")
    assert hand(s, CHIOS) == []
    assert s.voyage.turned_back == (1 << 3 * CRETE) | (1 << 3 * CRETE + 2)


def test_the_owner_of_the_light_pays_nothing() -> None:
    """D9: own fleets to neighbouring lands ignore Storms without being asked; a redraw or Pirates are no Storm."""
    s = table()
    wonder(s, CHIOS, "Great Lighthouse")
    hazards(s, "Hurricane")
    hold(s, CHIOS, "grain")
    launch(s, (CHIOS, "A Athens with wool"))
    assert asked(s) == ("RevealHarbors", [CHIOS])
    assert s.voyage.turned_back == 0
