"""The hazards phase, clauses P31 to P38: draws, the seventeen hazards, protections, Gifts, and what is shown."""

import pytest

from periplus.games.parthenon.effects import hazard_effect
from periplus.games.parthenon.kinds import ARMIES, GIFT
from periplus.games.parthenon.state import ParthenonState, fleet_at, number_at
from periplus.kernel.message import Event
from tests.draw.reading import teller
from tests.games.parthenon.tables_sea import (
    BOX,
    CHIOS,
    CRETE,
    GAME,
    RHODES,
    SAFE,
    allowed,
    asked,
    at_sea,
    bit,
    cargo,
    do,
    events,
    fleets_in,
    hand,
    hazards,
    hold,
    land_of,
    launch,
    listed,
    named,
    refused,
    table,
    wonder,
)


def drawn(told: list[Event]) -> list[object]:
    """Return the hazards that were drawn."""
    return [event["hazard"] for event in named(told, "hazard")]


def sizes(s: ParthenonState, *seats: int) -> list[int]:
    """Return the cargo sizes of Fleet A of some seats."""
    return [len(cargo(s, seat)) for seat in seats]


def sent_home(told: list[Event]) -> list[tuple[object, object]]:
    """Return the fleets that were sent home."""
    return [fleet for event in named(told, "turned-back") for fleet in fleets_in(event)]


# What the cards say


@pytest.mark.parametrize(
    ("hazard", "told"),
    [
        ("Safe Journey", "Nothing happens."),
        ("All Overboard", "Each fleet with the largest cargo loses its whole cargo."),
        ("Headwind", "Each fleet with the largest cargo goes home with what it carries."),
        ("Breaking Waves", "Each fleet with more than 3 cards loses 2 cards of its cargo at random."),
        (
            "Off Course",
            "Each fleet with the largest cargo is driven to another land of its group, which the Archon chooses.",
        ),
        ("Rich Prize", "Each fleet with the most rares loses all its rares. A fleet with 1 Warship aboard is safe."),
        (
            "Collectors",
            "Each fleet with rares loses 1 rare, which its owner chooses. A fleet with 1 Warship aboard is safe.",
        ),
        ("Ransom", "Each fleet with gold loses 1 gold. A fleet with 1 Warship aboard is safe."),
        (
            "Half Shares",
            "Each fleet with the most commodities loses half of its commodities, rounded up, at random. "
            "A fleet with 1 Warship aboard is safe.",
        ),
        (
            "Sirens",
            "Each fleet loses 1 commodity at random. A fleet with 1 Army or 1 Warship or 1 Gift aboard is safe.",
        ),
    ],
)
def test_a_hazard_is_told_from_its_entry(hazard: str, told: str) -> None:
    """P33: whom it strikes, what they suffer, and what protects."""
    card = next(each for each in GAME.box["hazards"] if each["name"] == hazard)
    assert teller(GAME)(hazard_effect(card)) == told


def test_a_corrected_hazard_is_told_truly() -> None:
    """P33: a card that takes cards and sends fleets home says both."""
    card = {"strikes": "over", "over": 1, "lose": "half", "of": "gold", "fate": "home"}
    assert teller(GAME)(hazard_effect(card)) == (
        "Each fleet with more than 1 card loses half of its gold, rounded up. "
        "Each fleet with more than 1 card goes home with what it carries."
    )


# Draws


def test_one_hazard_near_for_all_fleets() -> None:
    """P31: fleets to Athens and Ionia -> one card, which strikes both."""
    s, told = at_sea("Squall", (CHIOS, "A Athens with wool wool"), (CRETE, "A Ionia with ore ore"))
    assert drawn(told) == ["Squall"]
    assert sizes(s, CHIOS, CRETE) == [1, 1]


def test_two_hazards_far_and_none_near() -> None:
    """E18: no fleet to neighbouring lands, two to foreign -> no card near, two far, the second after a Safe Journey."""
    s, told = at_sea("Safe Journey, Squall", (CHIOS, "A Egypt with wool wool"), (CRETE, "A Italy with ore ore"))
    assert drawn(told) == [SAFE, "Squall"]
    assert sizes(s, CHIOS, CRETE) == [1, 1]


def test_near_comes_before_far() -> None:
    """P32: near and far fleets -> the first card for the near ones alone, then two for the far ones alone."""
    s, told = at_sea("Squall, Safe Journey, Hurricane", (CHIOS, "A Athens with wool wool"), (CRETE, "A Egypt with ore"))
    assert drawn(told) == ["Squall", SAFE, "Hurricane"]
    assert [fleets_in(event) for event in named(told, "hazard")] == [
        [("Chios", "A")], [("Crete", "A")], [("Crete", "A")],
    ]  # fmt: skip
    assert sizes(s, CHIOS, CRETE) == [1, 1]
    assert s.voyage.turned_back == bit(CRETE)


def test_no_fleet_no_hazard() -> None:
    """P31: nobody sails -> no card is drawn."""
    s = table()
    hazards(s)
    hold(s, CHIOS, "wool")
    assert drawn(launch(s)) == []
    assert len(s.hazard_pile) == len(BOX.hazard_deck)


def test_all_sent_home_means_no_second_hazard() -> None:
    """Q41: the first foreign card sends every foreign fleet home -> the second is not drawn."""
    s, told = at_sea("Hurricane, Squall", (CHIOS, "A Egypt with wool"), (CRETE, "A Italy with wool"))
    assert drawn(told) == ["Hurricane"]
    assert s.hazard_top == [BOX.hazard_names.index("Squall")]


def test_a_fleet_sent_home_is_neither_struck_nor_counted() -> None:
    """Q10: Headwind sends the largest home, then Headwind again -> the other is now the largest and goes home too."""
    s, told = at_sea(
        "Headwind, Headwind", (CHIOS, "A Egypt with wool wool wool"), (CRETE, "A Italy with wool"),
        (RHODES, "A Egypt with wool wool"),
    )  # fmt: skip
    assert s.voyage.turned_back == bit(CHIOS) | bit(RHODES)
    assert drawn(told) == ["Headwind", "Headwind"]


def test_a_used_up_deck_is_shuffled_from_the_discards() -> None:
    """Q33: the deck is empty -> the discards are the new deck."""
    s = table()
    hazards(s)
    s.hazard_pile, s.hazard_discards = [], [0] * 3
    told = launch(s, (CHIOS, "A Athens with wool"))
    assert drawn(told) == [SAFE]
    assert (s.hazard_pile, s.hazard_discards) == ([0, 0], [0])


# The seventeen hazards


def test_safe_journey_does_nothing() -> None:
    """D6 Safe Journey under P31: nothing is lost, all arrive."""
    s, told = at_sea(SAFE, (CHIOS, "A Athens with wool wool wool wool"))
    assert named(told, "cargo-lost") == named(told, "struck") == []
    assert asked(s) == ("RevealHarbors", [CHIOS])


def test_all_overboard_takes_the_largest_cargo() -> None:
    """D6 Storm 1, P38: cargoes of 3, 3 and 2 -> the largest lose all, Aegis cards too (P33), and still arrive (Q16)."""
    s, _ = at_sea(
        "All Overboard", (CHIOS, "A Athens with wool wool army"), (CRETE, "A Sparta with ore ore ore"),
        (RHODES, "A Sparta with ore ore"),
    )  # fmt: skip
    assert sizes(s, CHIOS, CRETE, RHODES) == [0, 0, 2]
    assert asked(s) == ("RevealHarbors", [CHIOS, CRETE, RHODES])


def test_headwind_sends_the_largest_home() -> None:
    """D6 Storm 2, P37, Q51: the largest goes home with its cargo, looks at no harbor card, and does not trade."""
    s, told = at_sea("Headwind", (CHIOS, "A Athens with wool wool wool"), (CRETE, "A Sparta with ore"))
    assert s.voyage.turned_back == bit(CHIOS)
    assert cargo(s, CHIOS) == ["wool"] * 3
    assert [event["seat"] for event in named(told, "looked")] == [CRETE]
    assert asked(s) == ("RevealHarbors", [CRETE])
    do(s, CRETE, "pass")
    assert hand(s, CHIOS) == ["wool"] * 3


def test_heavy_swell_sends_large_cargoes_home() -> None:
    """D6 Storm 3: every fleet with more than 3 cards goes home; exactly 3 is safe."""
    s, _ = at_sea("Heavy Swell", (CHIOS, "A Athens with wool wool wool gift"), (CRETE, "A Sparta with ore ore ore"))
    if s.step_name() == "WardFleets":
        do(s, CHIOS, "pass")
    assert s.voyage.turned_back == bit(CHIOS)


def test_breaking_waves_take_two_cards_of_large_cargoes() -> None:
    """D6 Storm 4: every fleet with more than 3 cards loses 2 at random, Aegis cards included."""
    s, told = at_sea(
        "Breaking Waves", (CHIOS, "A Athens with army army army army"), (CRETE, "A Sparta with ore ore ore")
    )
    assert sizes(s, CHIOS, CRETE) == [2, 3]
    assert [event["cards"] for event in named(told, "cargo-lost")] == [["army", "army"]]


def test_a_squall_takes_one_commodity_of_each() -> None:
    """D6 Storm 5, P33: each fleet loses 1 commodity at random; a fleet with Aegis cards alone loses nothing."""
    s, _ = at_sea("Squall", (CHIOS, "A Athens with wool army"), (CRETE, "A Sparta with army army"))
    assert cargo(s, CHIOS) == ["army"]
    assert cargo(s, CRETE) == ["army", "army"]


def test_off_course_drives_the_largest_to_a_land_of_the_archons_choice() -> None:
    """D6 Storm 6, Q61: two largest -> the Archon chooses for each, in Archon order, another land of the same group."""
    s, _ = at_sea(
        "Off Course", (CHIOS, "A Athens with wool wool"), (CRETE, "A Sparta with ore ore"), (RHODES, "A Ionia with ore")
    )
    assert asked(s) == ("DriveFleet", [CHIOS])
    assert listed(s, CHIOS) == ["drive Chios A to Sparta", "drive Chios A to Ionia"]
    refused(s, CHIOS, "drive Chios A to Athens", "P21", "not-driven-there")
    refused(s, CHIOS, "drive Chios A to Egypt", "P21", "not-driven-there")
    refused(s, CHIOS, "drive Crete A to Athens", "P21", "another-fleet")
    refused(s, CHIOS, "drive Naxos A to Athens", "P21", "another-fleet")
    do(s, CHIOS, "drive Chios A to Ionia")
    assert asked(s) == ("DriveFleet", [CHIOS])
    do(s, CHIOS, "drive Crete A to Ionia")
    assert [land_of(s, seat) for seat in range(3)] == ["Ionia", "Ionia", "Ionia"]
    assert asked(s) == ("RevealHarbors", [CHIOS, CRETE, RHODES])


def test_off_course_never_leads_to_a_closed_land() -> None:
    """Q61: Persian War closes Ionia -> a fleet to Athens is driven to Sparta, without asking anybody."""
    s = table()
    events(s, "Persian War")
    hazards(s, "Off Course")
    launch(s, (CRETE, "A Athens with wool"))
    assert land_of(s, CRETE) == "Sparta"
    assert asked(s) == ("RevealHarbors", [CRETE])


def test_a_hurricane_sends_all_home() -> None:
    """D6 Storm 7: every fleet of the group goes home."""
    s, told = at_sea("Hurricane", (CHIOS, "A Athens with wool"), (CRETE, "A Sparta with ore ore ore"))
    assert sent_home(told) == [("Chios", "A"), ("Crete", "A")]
    assert s.step_name() == "BuildIsland"


def test_rich_prize_takes_all_rare_goods_of_the_fleets_with_most() -> None:
    """D6 Pirates 1, P38, Q42: 2, 2 and 1 rare -> the two with 2 lose all rare goods; the numbers alone are shown."""
    s, told = at_sea(
        "Rich Prize", (CHIOS, "A Athens with wool tools papyrus"), (CRETE, "A Sparta with tools tools gold"),
        (RHODES, "A Ionia with tools"),
    )  # fmt: skip
    assert [cargo(s, seat) for seat in range(3)] == [["wool"], ["gold"], ["tools"]]
    assert [event["numbers"] for event in named(told, "numbers")] == [[2, 2, 1]]


def test_rich_prize_without_rare_goods_does_nothing() -> None:
    """D6 Pirates 1: no rare goods aboard any fleet -> no effect."""
    s, told = at_sea("Rich Prize", (CHIOS, "A Athens with wool gold"))
    assert named(told, "struck") == []
    assert sizes(s, CHIOS) == [2]


def test_gold_fever_takes_all_gold_of_the_fleets_with_most() -> None:
    """D6 Pirates 2: 2 and 1 gold -> the first loses both, the second nothing."""
    s, _ = at_sea("Gold Fever", (CHIOS, "A Athens with gold gold tools"), (CRETE, "A Sparta with gold"))
    assert [cargo(s, seat) for seat in (CHIOS, CRETE)] == [["tools"], ["gold"]]


def test_collectors_take_one_rare_good_of_choice() -> None:
    """D6 Pirates 3, Q61: each fleet with rare goods loses 1, its owner says which, in secret and together."""
    s, told = at_sea(
        "Collectors", (CHIOS, "A Athens with wool tools papyrus"), (CRETE, "A Sparta with tools"),
        (RHODES, "A Ionia with pottery spices"),
    )  # fmt: skip
    assert asked(s) == ("LoseCards", [CHIOS, RHODES])
    refused(s, CHIOS, "lose A wool", "P33", "not-to-lose")
    refused(s, CHIOS, "lose A tools papyrus", "P33", "wrong-number-lost")
    refused(s, CHIOS, "lose B tools", "P33", "wrong-number-lost")
    told = do(s, CHIOS, "lose A papyrus")
    assert [event.name for event in told] == ["answered"]
    do(s, CHIOS, "lose A tools")
    told = do(s, RHODES, "lose A spices")
    assert [event["cards"] for event in named(told, "cargo-lost")] == [["tools"], ["tools"], ["spices"]]
    assert [cargo(s, seat) for seat in range(3)] == [["wool", "papyrus"], [], ["pottery"]]


def test_the_numbers_decide_who_is_struck() -> None:
    """E32: 2 pottery + 1 grain against 3 wool, Pirates 3 -> 2 and 0 are shown, the first loses a pottery."""
    s, told = at_sea(
        "Collectors", (CHIOS, "A Sparta with pottery pottery grain"), (CRETE, "A Sparta with wool wool wool")
    )
    assert [event["numbers"] for event in named(told, "numbers")] == [[2, 0]]
    do(s, CHIOS, "lose A pottery")
    assert cargo(s, CHIOS) == ["grain", "pottery"]
    assert cargo(s, CRETE) == ["wool"] * 3


def test_ransom_takes_one_gold() -> None:
    """D6 Pirates 4: each fleet with gold loses 1; there is nothing to choose."""
    s, _ = at_sea("Ransom", (CHIOS, "A Athens with gold gold wool"), (CRETE, "A Sparta with wool"))
    assert [cargo(s, seat) for seat in (CHIOS, CRETE)] == [["wool", "gold"], ["wool"]]


def test_boarding_takes_two_commodities_of_large_cargoes() -> None:
    """D6 Pirates 5: fleets with more than 3 cards lose 2 commodities at random; Aegis cards count, but stay aboard."""
    s, _ = at_sea("Boarding", (CHIOS, "A Athens with wool gift gift gift"), (CRETE, "A Sparta with ore ore ore"))
    do(s, CHIOS, "pass")
    assert cargo(s, CHIOS) == ["gift"] * 3
    assert sizes(s, CRETE) == [3]


def test_half_shares_take_half_of_the_most_commodities() -> None:
    """D6 Pirates 6: 5, 5 (and an Army) and 4 commodities -> both fleets with 5 lose 3, rounded up."""
    s, told = at_sea(
        "Half Shares", (CHIOS, "A Athens with wool wool wool wool wool"),
        (CRETE, "A Sparta with ore ore ore ore ore army"), (RHODES, "A Sparta with ore ore ore ore"),
    )  # fmt: skip
    assert [event["numbers"] for event in named(told, "numbers")] == [[5, 5, 4]]
    do(s, CRETE, "pass")
    assert sizes(s, CHIOS, CRETE, RHODES) == [2, 3, 4]
    assert "army" in cargo(s, CRETE)


def test_provisions_take_one_basic_of_choice() -> None:
    """D6 Pirates 7: each fleet loses 1 Basic, its owner says which; a fleet without Basics loses nothing."""
    s, _ = at_sea("Provisions", (CHIOS, "A Athens with wool ore"), (CRETE, "A Sparta with gold"))
    assert asked(s) == ("LoseCards", [CHIOS])
    assert sorted(listed(s, CHIOS)) == ["lose A ore", "lose A wool"]
    do(s, CHIOS, "lose A wool")
    assert [cargo(s, seat) for seat in (CHIOS, CRETE)] == [["ore"], ["gold"]]


def test_several_own_fleets_lose_in_one_answer() -> None:
    """Q61: two own fleets are struck by Pirates 7 -> one answer names a card for each."""
    s, _ = at_sea("Provisions", (CHIOS, "A Athens with wool ore B Sparta with grain olives"))
    refused(s, CHIOS, "lose A wool", "P33", "wrong-number-lost")
    listed(s, CHIOS)
    do(s, CHIOS, "lose A wool B olives")
    assert [cargo(s, CHIOS, fleet) for fleet in "AB"] == [["ore"], ["grain"]]


def test_mutiny_strikes_the_largest_without_an_army() -> None:
    """D6 Mutiny, P34: largest 4, 4 with an Army and 3 -> the first loses 2, the second shows its Army."""
    s, told = at_sea(
        "Mutiny", (CHIOS, "A Athens with wool wool wool wool"), (CRETE, "A Sparta with ore ore ore army"),
        (RHODES, "A Sparta with ore ore ore"),
    )  # fmt: skip
    assert sizes(s, CHIOS, CRETE, RHODES) == [2, 4, 3]
    assert [event["card"] for event in named(told, "protected")] == ["army"]


def test_a_protected_largest_fleet_shields_the_others() -> None:
    """P34: the only largest fleet has an Army, Mutiny -> nobody loses anything."""
    s, _ = at_sea("Mutiny", (CHIOS, "A Athens with wool wool wool wool"), (CRETE, "A Sparta with ore ore ore ore army"))
    assert sizes(s, CHIOS, CRETE) == [4, 5]


@pytest.mark.parametrize("card", ["army", "warship", "gift"])
def test_sirens_spare_fleets_with_an_aegis_card(card: str) -> None:
    """D6 Sirens, Q60: fleets without an Aegis card lose 1 commodity; the first that protects is shown and stays."""
    s, told = at_sea("Sirens", (CHIOS, f"A Athens with wool {card}"), (CRETE, "A Sparta with ore ore"))
    assert cargo(s, CHIOS) == ["wool", card]
    assert sizes(s, CRETE) == [1]
    assert [event["card"] for event in named(told, "protected")] == [card]
    assert asked(s) == ("RevealHarbors", [CHIOS, CRETE])


def test_sirens_are_shown_the_first_card_that_protects() -> None:
    """Q60: a Warship and a Gift aboard -> the Warship is shown, and thereby that there is no Army."""
    s, told = at_sea("Sirens", (CHIOS, "A Athens with wool warship gift"))
    assert [event["card"] for event in named(told, "protected")] == ["warship"]
    assert s.voyage.most[number_at(fleet_at(CHIOS, 0), ARMIES)] == 0


# Warships


def test_the_target_with_a_warship_shields_the_others() -> None:
    """E4, P35, Q14, Q15: 2 rare against 3 rare + Warship, Pirates 1 -> the latter is the target and immune."""
    s, told = at_sea(
        "Rich Prize, Safe Journey",
        (CHIOS, "A Egypt with tools tools"),
        (CRETE, "A Italy with tools tools tools warship"),
    )
    assert sizes(s, CHIOS, CRETE) == [2, 4]
    assert [(fleets_in(event), event["card"]) for event in named(told, "protected")] == [([("Crete", "A")], "warship")]


def test_a_warship_is_no_help_against_storms() -> None:
    """P35: a Warship aboard, Storm 5 -> a commodity is lost."""
    s, _ = at_sea("Squall", (CHIOS, "A Athens with wool warship"))
    assert cargo(s, CHIOS) == ["warship"]


@pytest.mark.parametrize(
    "pirates", ["Rich Prize", "Gold Fever", "Collectors", "Ransom", "Boarding", "Half Shares", "Provisions"]
)
def test_a_warship_is_immune_to_all_pirates(pirates: str) -> None:
    """P35: every Pirates card, a full cargo with a Warship -> nothing is lost and nobody is asked."""
    s, _ = at_sea(pirates, (CHIOS, "A Athens with wool tools gold wool gift warship"))
    assert sizes(s, CHIOS) == [6]
    assert asked(s) == ("RevealHarbors", [CHIOS])


# Armies against Pirates


def test_an_army_is_discarded_against_pirates() -> None:
    """D3 under P36: a fleet without a Warship discards an Army -> the Pirates card is cancelled for it, no redraw."""
    s, told = at_sea("Ransom", (CHIOS, "A Athens with gold army"))
    assert asked(s) == ("WardFleets", [CHIOS])
    told = do(s, CHIOS, "ward army A")
    assert cargo(s, CHIOS) == ["gold"]
    assert drawn(told) == []


def test_an_army_is_no_help_against_storms() -> None:
    """D3: an Army against a Storm -> refused; without a Gift nobody is asked at all."""
    s, _ = at_sea("Squall", (CHIOS, "A Athens with wool wool army"))
    assert asked(s) == ("RevealHarbors", [CHIOS])
    s, _ = at_sea("Squall", (CHIOS, "A Athens with wool wool army gift"))
    refused(s, CHIOS, "ward army A", "P36", "not-against-this")


def test_one_card_is_enough_against_pirates() -> None:
    """D3: Army and Gift for the same fleet -> refused; a fleet that is not struck -> refused."""
    s, _ = at_sea("Ransom", (CHIOS, "A Athens with gold army gift B Sparta with wool gift"))
    refused(s, CHIOS, "ward gift A army A", "P36", "fleet-twice")
    refused(s, CHIOS, "ward gift B", "P36", "cannot-ward")
    refused(s, CHIOS, "ward gift C", "P36", "cannot-ward")
    assert listed(s, CHIOS) == ["pass", "ward", "ward army A"]


# Gifts


def test_a_gift_brings_a_redraw_for_one_fleet() -> None:
    """E5: cargoes 6, 6, 4; all lose 1 commodity, the third uses its Gift; redraw: the largest loses all -> 5, 5, 3."""
    s, _ = at_sea(
        "Squall, All Overboard", (CHIOS, "A Athens with wool wool wool wool wool wool"),
        (CRETE, "A Sparta with ore ore ore ore ore ore"), (RHODES, "A Ionia with ore ore ore gift"),
    )  # fmt: skip
    assert asked(s) == ("WardFleets", [RHODES])
    told = do(s, RHODES, "ward gift A")
    assert sizes(s, CHIOS, CRETE, RHODES) == [5, 5, 3]
    assert drawn(told) == ["All Overboard"]
    assert fleets_in(named(told, "hazard")[0]) == [("Rhodes", "A")]


def test_a_gift_may_be_kept() -> None:
    """P36: pass -> the hazard acts and the Gift stays."""
    s, _ = at_sea("Squall", (CHIOS, "A Athens with wool gift"))
    do(s, CHIOS, "pass")
    assert cargo(s, CHIOS) == ["gift"]


def test_a_second_gift_answers_the_redraw() -> None:
    """Q12: Squall, a Gift; redraw Hurricane, a second Gift; redraw Squall, none left -> one commodity is lost."""
    s, _ = at_sea("Squall, Hurricane, Squall", (CHIOS, "A Athens with wool wool gift gift"))
    told = do(s, CHIOS, "ward gift A")
    assert drawn(told) == ["Hurricane"]
    told = do(s, CHIOS, "ward gift A")
    assert drawn(told) == ["Squall"]
    assert cargo(s, CHIOS) == ["wool"]
    assert s.voyage.turned_back == 0


def test_redraws_go_in_archon_order() -> None:
    """Q11: Crete and Rhodes use Gifts, the order is Chios, Rhodes, Crete -> Rhodes draws first.

    Q12: a second Gift of Rhodes is answered before Crete draws.
    """
    s = table()
    s.order = [CHIOS, RHODES, CRETE]
    hazards(s, "Hurricane", "Squall", SAFE, "Squall")
    launch(s, (CRETE, "A Athens with wool wool gift"), (RHODES, "A Sparta with ore ore gift gift"))
    assert asked(s) == ("WardFleets", [CRETE, RHODES])
    do(s, CRETE, "ward gift A")
    told = do(s, RHODES, "ward gift A")
    assert [fleets_in(event) for event in named(told, "hazard")] == [[("Rhodes", "A")]]
    assert asked(s) == ("WardFleets", [RHODES])
    told = do(s, RHODES, "ward gift A")
    assert [fleets_in(event) for event in named(told, "hazard")] == [[("Rhodes", "A")], [("Crete", "A")]]
    assert sizes(s, CRETE, RHODES) == [1, 2]


def test_answers_about_gifts_are_secret_and_may_change() -> None:
    """Q11: two owners are asked at the same time -> the first answer is not told and may be changed."""
    s, _ = at_sea("Hurricane, Safe Journey", (CHIOS, "A Athens with wool gift"), (CRETE, "A Sparta with ore gift"))
    assert [event.name for event in do(s, CHIOS, "ward gift A")] == ["answered"]
    assert s.may_act() == [CHIOS]
    do(s, CHIOS, "pass")
    do(s, CRETE, "ward gift A")
    assert s.voyage.turned_back == bit(CHIOS)
    assert cargo(s, CHIOS) == ["wool", "gift"]
    assert cargo(s, CRETE) == ["ore"]


def test_several_own_fleets_use_gifts_together() -> None:
    """P36: two own fleets with Gifts -> one answer names both; each draws alone."""
    s, _ = at_sea("Hurricane, Safe Journey, Safe Journey", (CHIOS, "A Athens with wool gift B Sparta with ore gift"))
    assert listed(s, CHIOS) == ["pass", "ward", "ward gift A", "ward gift B"]
    assert allowed(s, CHIOS, "ward gift A B")
    told = do(s, CHIOS, "ward")  # a Gift for every fleet that can
    assert [fleets_in(event) for event in named(told, "hazard")] == [[("Chios", "A")], [("Chios", "B")]]


def test_a_gift_is_refused_where_nothing_would_change() -> None:
    """Q13: Squall against a fleet without commodities -> its Gift is refused."""
    s, _ = at_sea("Squall", (CHIOS, "A Athens with gift army"), (CRETE, "A Athens with wool"))
    assert asked(s) == ("WardFleets", [CHIOS])
    refused(s, CHIOS, "ward gift A", "P36", "cannot-ward")
    assert listed(s, CHIOS) == ["pass", "ward"]
    do(s, CHIOS, "ward")  # for every fleet that can: none
    assert cargo(s, CHIOS) == ["army", "gift"]


def test_the_second_foreign_card_still_comes_after_a_gift() -> None:
    """E31: Storm 7, Gift, redraw Safe Journey; second card Storm 5 -> arrives with 2 wool."""
    s, _ = at_sea("Hurricane, Safe Journey, Squall", (CHIOS, "A Egypt with wool wool wool gift"))
    told = do(s, CHIOS, "ward gift A")
    assert drawn(told) == [SAFE, "Squall"]
    assert cargo(s, CHIOS) == ["wool", "wool"]
    assert asked(s) == ("RevealHarbors", [CHIOS])


def test_a_redraw_may_send_home() -> None:
    """Q61: the redraw of the first foreign card sends the only fleet home -> no second card."""
    s, _ = at_sea("Squall, Hurricane, Squall", (CHIOS, "A Egypt with wool wool gift"))
    told = do(s, CHIOS, "ward gift A")
    assert drawn(told) == ["Hurricane"]
    assert sent_home(told) == [("Chios", "A")]


def test_a_redraw_counts_the_others() -> None:
    """P36: redraw Headwind; the fleet of the redraw is smaller than another of its group -> nothing; larger -> home."""
    s, _ = at_sea("Hurricane, Headwind", (CHIOS, "A Athens with wool wool gift"), (CRETE, "A Sparta with ore ore ore"))
    told = do(s, CHIOS, "ward gift A")
    assert sent_home(told) == [("Crete", "A"), ("Chios", "A")]  # Crete goes home first and counts no more (Q10)
    s, _ = at_sea("Squall, Headwind", (CHIOS, "A Athens with wool wool gift"), (CRETE, "A Sparta with ore ore ore ore"))
    do(s, CHIOS, "ward gift A")
    assert s.voyage.turned_back == 0


# Who is asked


def test_a_gift_at_home_is_not_asked_for() -> None:
    """Q60: the only Gift lies open at home -> the owner of a struck fleet is not asked."""
    s = table()
    hazards(s, "Squall")
    hold(s, CHIOS, "gift")
    launch(s, (CHIOS, "A Athens with wool wool"))
    assert asked(s) == ("RevealHarbors", [CHIOS])


@pytest.mark.parametrize(
    "where", ["A Athens with wool gift B Egypt with ore", "A Athens with wool ore B Egypt with gift"]
)
def test_who_is_asked_does_not_tell_where_the_gift_is(where: str) -> None:
    """Q60: a Gift aboard the struck near fleet or the far one -> the owner is asked in either case."""
    s, _ = at_sea("Hurricane, Safe Journey, Safe Journey", (CHIOS, where))
    assert asked(s) == ("WardFleets", [CHIOS])


def test_a_gift_known_to_be_elsewhere_is_not_asked_for() -> None:
    """Q60: Sirens have shown the only Gift aboard Fleet B -> when Fleet A is struck far away, nobody is asked."""
    s, _ = at_sea("Sirens, Hurricane", (CHIOS, "A Egypt with ore B Athens with wool gift"))
    assert s.voyage.turned_back == bit(CHIOS)
    assert asked(s)[0] == "RevealHarbors"


def test_no_gift_known_to_be_aboard_is_not_asked_for() -> None:
    """Q60: Sirens have shown that the struck fleet has no Aegis card; a Gift is aboard the other -> nobody is asked."""
    s, _ = at_sea("Sirens, Hurricane", (CHIOS, "A Egypt with ore ore B Italy with wool gift"))
    assert asked(s) == ("WardFleets", [CHIOS])  # Fleet B is struck, too
    s, _ = at_sea("Sirens, Headwind", (CHIOS, "A Egypt with ore ore ore ore ore B Italy with wool gift"))
    assert s.voyage.turned_back == bit(CHIOS)
    assert asked(s) == ("RevealHarbors", [CHIOS])


# The Lighthouse, and fair seas


def test_the_lighthouse_helps_near_against_storms_alone() -> None:
    """D9 Great Lighthouse: own near fleets ignore Storms; not Pirates, not foreign lands; P34: they still count."""
    s = table()
    wonder(s, CHIOS, "Great Lighthouse")
    hazards(s, "All Overboard")
    launch(s, (CHIOS, "A Athens with wool wool wool"), (CRETE, "A Sparta with ore ore"))
    assert sizes(s, CHIOS, CRETE) == [3, 2]
    s = table()
    wonder(s, CHIOS, "Great Lighthouse")
    hazards(s, "Ransom", "Squall", SAFE)
    launch(s, (CHIOS, "A Athens with gold gold B Egypt with wool wool"))
    assert [cargo(s, CHIOS, fleet) for fleet in "AB"] == [["gold"], ["wool"]]


def test_fair_seas_console_who_loses_all() -> None:
    """Q78: with fair seas, hazards take a fleet's last card -> its owner takes 1 Gift at home; otherwise none."""
    s, told = at_sea("Squall", (CHIOS, "A Athens with wool"), (CRETE, "A Athens with wool wool"), fair_seas=True)
    assert hand(s, CHIOS) == ["gift"]
    assert hand(s, CRETE) == []
    assert named(told, "consoled") == [{"seat": CHIOS}]
    s, _ = at_sea("Squall", (CHIOS, "A Athens with wool"))
    assert hand(s, CHIOS) == []


def test_fair_seas_do_not_pay_for_a_gift() -> None:
    """Q78: the last card is a Gift, discarded by its owner -> no hazard has taken it, and no Gift comes back."""
    s, _ = at_sea("Hurricane, Safe Journey", (CHIOS, "A Athens with gift"), fair_seas=True)
    do(s, CHIOS, "ward gift A")
    assert s.hands[GIFT] == 0
    assert cargo(s, CHIOS) == []


def test_hazards_go_to_the_discards() -> None:
    """P13: every hazard that was drawn, redraws included, lies on the discard pile; none is lost."""
    s, _ = at_sea("Squall, Hurricane", (CHIOS, "A Athens with wool gift"))
    do(s, CHIOS, "ward gift A")
    assert sorted(s.hazard_pile + s.hazard_discards) == sorted(BOX.hazard_deck)
    assert [BOX.hazard_names[each] for each in s.hazard_discards] == ["Squall", "Hurricane"]
