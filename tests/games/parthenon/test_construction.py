"""The build phase, clauses P50 to P64: structures, fleets, philosophies, wonders, and what the acropolis makes."""

import pytest

from periplus.games.parthenon.kinds import FIRST_ACROPOLIS
from periplus.games.parthenon.state import ParthenonState
from tests.games.parthenon.tables_sea import (
    BOX,
    CHIOS,
    CRETE,
    RHODES,
    allowed,
    asked,
    build,
    build_phase,
    do,
    events,
    hand,
    hold,
    listed,
    named,
    refused,
    stage,
    table,
    think,
    thoughts,
    why,
    wonder,
)

ONE_OF_EACH = "grain grapes olives ore timber wool"
PRICES = {
    "marketplace": "pottery gold",
    "shrine": "spices gold",
    "fortress": "tools gold",
    "academy": "papyrus gold",
    "great harbor": "gold gold",
    "treasury": "pottery spices tools",
}


def builder(cards: str, *things: str, seat: int = CHIOS, seats: int = 3) -> ParthenonState:
    """Let an island with these structures build with these cards."""
    s = table(seats)
    build(s, seat, *things)
    hold(s, seat, cards)
    build_phase(s)
    return s


# Structures


def test_villages_cost_what_the_island_card_says() -> None:
    """P51, D1: Chios: 1 B, 1 B, 2 B no duplicates, 3 B no duplicates; Q67: any order, own produce too."""
    s = builder("timber timber wool ore grain grain gold tools")
    refused(s, CHIOS, "build village 6 with timber timber wool", "P51", "wrong-payment")
    refused(s, CHIOS, "build village 6 with timber wool", "P51", "wrong-payment")
    refused(s, CHIOS, "build village 6 with timber wool tools", "P51", "wrong-payment")
    refused(s, CHIOS, "build village 3 with gold", "P51", "wrong-payment")
    refused(s, CHIOS, "build village 3 with olives", "P51", "not-in-hand")
    refused(s, CHIOS, "build village 3", "P51", "unpaid")
    told = do(s, CHIOS, "build village 6 with timber wool ore", "build village 3 with timber")
    assert [event["card"] for event in named(told, "built")] == ["grapes", "timber"]
    refused(s, CHIOS, "build village 5 with grain grain", "P51", "wrong-payment")
    refused(s, CHIOS, "build village 3 with grain", "P52", "built-already")
    refused(s, CHIOS, "build village 1 with grain", "P52", "built-already")
    assert s.villages(CHIOS) == 4
    assert hand(s, CHIOS) == ["grain", "grain", "tools", "gold"]


def test_a_workshop_costs_one_of_each_basic() -> None:
    """P51: 6 Basic, one of each; two of them at most."""
    s = builder(" ".join([ONE_OF_EACH] * 3) + " gold")
    refused(s, CHIOS, "build workshop with wool wool grain grapes olives ore", "P51", "wrong-payment")
    do(s, CHIOS, *[f"build workshop with {ONE_OF_EACH}"] * 2)
    assert s.workshops(CHIOS) == 2
    refused(s, CHIOS, f"build workshop with {ONE_OF_EACH}", "P52", "built-already")


@pytest.mark.parametrize("thing", list(PRICES))
def test_every_acropolis_structure_has_its_price(thing: str) -> None:
    """D1 under P51: each of the six at its price; the bank gets it; a second copy is refused (P52)."""
    extra = " for Stoicism" if thing == "academy" else ""
    s = builder(f"{PRICES[thing]} {PRICES[thing]} wool")
    refused(s, CHIOS, f"build {thing} with wool{extra}", "P51", "wrong-payment")
    told = do(s, CHIOS, f"build {thing} with {PRICES[thing]}{extra}")
    assert named(told, "built")[0]["structures"] == 3
    assert sorted(hand(s, CHIOS)) == sorted(f"{PRICES[thing]} wool".split())
    refused(s, CHIOS, f"build {thing} with {PRICES[thing]}{extra}", "P52", "built-already")


def test_a_treasury_wants_three_different_rares() -> None:
    """D1: Treasury 3 Rare, no duplicates; papyrus is a Rare."""
    s = builder("tools tools spices papyrus")
    refused(s, CHIOS, "build treasury with tools tools spices", "P51", "wrong-payment")
    do(s, CHIOS, "build treasury with tools spices papyrus")


def test_one_alternate_may_be_built() -> None:
    """E25, Q26: Chios with Marketplace and Shrine: the alternate Marketplace is allowed, then no alternate Shrine."""
    s = builder("pottery gold spices gold tools gold", "marketplace", "shrine")
    refused(s, CHIOS, "build alternate fortress with tools gold", "P52", "no-such-alternate")
    do(s, CHIOS, "build alternate marketplace with pottery gold")
    refused(s, CHIOS, "build alternate shrine with spices gold", "P52", "one-alternate")
    refused(s, CHIOS, "build alternate marketplace with spices gold", "P52", "built-already")


def test_six_acropolis_structures_are_all() -> None:
    """E25, P52: with six cards, one of them an alternate, nothing more is built."""
    things = ("marketplace", "alternate marketplace", "shrine", "fortress", "great harbor", "academy")
    s = builder("pottery spices tools gold", *things)
    refused(s, CHIOS, "build treasury with pottery spices tools", "P52", "acropolis-full")
    assert not any("treasury" in line for line in listed(s, CHIOS))


def test_fleets_cost_gold() -> None:
    """E17, P61, Q31: Fleet B 1 gold, then C 2 gold; there is no fourth."""
    s = builder("gold gold gold wool")
    refused(s, CHIOS, "build fleet with gold gold", "P51", "wrong-payment")
    told = do(s, CHIOS, "build fleet with gold", "build fleet with gold gold")
    assert [event["fleet"] for event in named(told, "fleet-built")] == ["B", "C"]
    refused(s, CHIOS, "build fleet with wool", "P61", "all-fleets-built")
    assert s.structures(CHIOS) == 2  # P3: fleets are not structures


def test_building_is_free_and_done_is_not_final() -> None:
    """Q40, Q57: all build at once; who has said done may still build while another has not."""
    s = table()
    for seat in (CHIOS, CRETE):
        hold(s, seat, "wool wool")
    build_phase(s)
    assert asked(s) == ("BuildIsland", [CHIOS, CRETE])
    do(s, CHIOS, "done", "build village 3 with wool")
    assert s.villages(CHIOS) == 3


def test_in_order_each_seat_builds_in_turn() -> None:
    """P78: Build is ordered -> seat by seat; done is final."""
    s = table()
    for seat in (CHIOS, CRETE):
        hold(s, seat, "wool wool")
    s.season.ordered = 1 << 3
    build_phase(s)
    assert asked(s) == ("BuildIsland", [CHIOS])
    do(s, CHIOS, "done")
    assert asked(s) == ("BuildIsland", [CRETE])
    assert s.may_act() == []


# Events of the season


def test_unskilled_labour_allows_one_structure() -> None:
    """D5 Unskilled Labour: one structure a season; fleets, Aegis cards and stages do not count."""
    s = builder("wool wool gold ore ore ore ore tools")
    events(s, "Unskilled Labour")
    build(s, CHIOS, "shrine")
    wonder(s, CHIOS, "Colossus", "plan")
    do(s, CHIOS, "build village 3 with wool")
    refused(s, CHIOS, "build village 4 with wool", "P20", "unskilled")
    assert not any(line.startswith("build village") for line in listed(s, CHIOS))
    do(s, CHIOS, "build fleet with gold", "use shrine with tools", "raise Colossus with ore ore ore ore")


def test_who_ignores_unskilled_labour_builds_on() -> None:
    """E36, Q74: the event is ignored by an island -> any number of structures, and its first village 1 Basic less."""
    s = builder("wool ore")
    events(s, "Unskilled Labour", "Colonists")
    s.season.ignored[CHIOS] = 1 << BOX.event_names.index("Unskilled Labour")
    do(s, CHIOS, "build village 5 with wool", "build village 3 with ore")
    assert s.villages(CHIOS) == 4


def test_colonists_make_the_first_village_cheaper() -> None:
    """D5 Colonists, Q72: the first village 1 Basic less, a 1-Basic village for nothing; the second at its price."""
    s = builder("wool ore grain")
    events(s, "Colonists")
    refused(s, CHIOS, "build village 3 with wool", "P51", "wrong-payment")
    do(s, CHIOS, "build village 6 with wool ore")
    refused(s, CHIOS, "build village 3", "P51", "unpaid")
    do(s, CHIOS, "build village 3 with grain")
    s = table()
    events(s, "Colonists")
    build_phase(s)
    assert asked(s) == ("BuildIsland", [CHIOS, CRETE, RHODES])
    do(s, CHIOS, "build village 3")
    assert s.villages(CHIOS) == 3


def test_no_duplicates_holds_for_the_rest() -> None:
    """Q72: Colonists, the 3-Basic village for 2 -> they must still differ."""
    s = builder("wool wool ore")
    events(s, "Colonists")
    refused(s, CHIOS, "build village 6 with wool wool", "P51", "wrong-payment")
    assert allowed(s, CHIOS, "build village 6 with wool ore")


@pytest.mark.parametrize(
    ("name", "at", "paid"),
    [
        ("Parthenon", "plan", "gold pottery"),
        ("Colossus", "plan", "ore ore"),
        ("Labyrinth", "plan", "timber ore"),
        ("Labyrinth", "plan", "timber timber"),
        ("Labyrinth", "partial", "pottery spices tools"),
        ("Statue of Zeus", "partial", "spices pottery"),
        ("Mausoleum", "partial", "pottery tools"),
    ],
)
def test_patrons_pay_part_of_the_first_stage(name: str, at: str, paid: str) -> None:
    """D5 Patrons of the Arts, Q72: 1 gold less, or 2 Basic of choice if no gold is asked, or no change if neither."""
    s = builder(f"{paid} wool wool")
    events(s, "Patrons of the Arts")
    wonder(s, CHIOS, name, at)
    do(s, CHIOS, f"raise {name} with {paid}")
    assert stage(s, name) == ("partial" if at == "plan" else "completed")


def test_patrons_help_once_a_season() -> None:
    """E34, Q72: a stage was paid in Island Trade this season -> the next costs the full price in Build."""
    s = builder("ore ore wool")
    events(s, "Patrons of the Arts")
    wonder(s, CHIOS, "Colossus", "plan")
    s.season.stages[CHIOS] = 1
    refused(s, CHIOS, "raise Colossus with ore ore", "P51", "wrong-payment")


# What the acropolis makes


def test_a_marketplace_takes_what_the_island_cannot_make() -> None:
    """P54, Q28: Chios makes timber, olives and grapes, built or not -> only grain, ore and wool, alike or not; E12."""
    s = builder("pottery gold wool wool ore grapes")
    refused(s, CHIOS, "use marketplace with wool wool ore", "P50", "not-built")
    do(s, CHIOS, "build marketplace with pottery gold")
    refused(s, CHIOS, "use marketplace with wool wool grapes", "P53", "wrong-payment")
    refused(s, CHIOS, "use marketplace with wool wool", "P53", "wrong-payment")
    told = do(s, CHIOS, "use marketplace with wool wool ore")
    assert named(told, "made")[0]["get"] == ["gold"]
    do(s, CHIOS, "build fleet with gold")


def test_a_shrine_makes_one_gift_a_season() -> None:
    """E13, P55: 1 Shrine, 2 rare -> one Gift; any Rare will do, nothing else."""
    s = builder("tools papyrus wool", "shrine")
    refused(s, CHIOS, "use shrine with wool", "P53", "wrong-payment")
    do(s, CHIOS, "use shrine with papyrus")
    assert hand(s, CHIOS) == ["wool", "tools", "gift"]
    refused(s, CHIOS, "use shrine with tools", "P53", "used-already")
    refused(s, CHIOS, "use alternate shrine with tools", "P50", "not-built")


def test_two_shrines_make_two_gifts() -> None:
    """E13, Q27: the alternate Shrine makes another."""
    s = builder("tools papyrus", "shrine", "alternate shrine")
    do(s, CHIOS, "use shrine with papyrus", "use alternate shrine with tools")
    assert hand(s, CHIOS) == ["gift", "gift"]


@pytest.mark.parametrize(("thing", "card"), [("fortress", "army"), ("great harbor", "warship")])
def test_fortress_and_great_harbor_make_a_card(thing: str, card: str) -> None:
    """P56, D4: 3 Basic, no duplicates -> 1 Army or 1 Warship, once a season."""
    s = builder("wool wool ore timber grain", thing)
    refused(s, CHIOS, f"use {thing} with wool wool ore", "P53", "wrong-payment")
    do(s, CHIOS, f"use {thing} with wool ore timber")
    assert hand(s, CHIOS) == ["grain", "wool", card]
    refused(s, CHIOS, f"use {thing} with wool ore timber", "P51", "not-in-hand")
    refused(s, CHIOS, f"use {thing} with wool grain", "P53", "used-already")


@pytest.mark.parametrize("thing", ["academy", "treasury"])
def test_academy_and_treasury_make_nothing(thing: str) -> None:
    """P53: they make no card."""
    refused(builder("wool", thing), CHIOS, f"use {thing} with wool", "P53", "makes-nothing")


def test_an_earthquake_makes_structures_unusable() -> None:
    """Q72: a shaken Shrine makes nothing, a shaken Academy adopts nothing; one built later is not concerned."""
    s = builder("tools gold spices gold", "shrine", "academy")
    think(s, CRETE, "Cynicism")
    think(s, CHIOS, "Stoicism")
    for thing in ("shrine", "academy"):
        s.season.shaken[CHIOS] |= 1 << FIRST_ACROPOLIS + BOX.acropolis_names.index(thing)
    refused(s, CHIOS, "use shrine with tools", "P20", "shaken")
    assert not allowed(s, CHIOS, "adopt Cynicism with gold")
    do(s, CHIOS, "build alternate shrine with spices gold", "use alternate shrine with tools")


# Philosophies


def test_an_academy_brings_a_philosophy_nobody_has() -> None:
    """P58: a new Academy takes one that no other island has; one must be named, and no other structure brings one."""
    s = builder("papyrus gold spices gold")
    think(s, CRETE, "Stoicism")
    refused(s, CHIOS, "build academy with papyrus gold", "P58", "name-philosophy")
    refused(s, CHIOS, "build academy with papyrus gold for Stoicism", "P58", "not-free")
    refused(s, CHIOS, "build shrine with spices gold for Cynicism", "P58", "not-free")
    told = do(s, CHIOS, "build academy with papyrus gold for Cynicism")
    assert named(told, "philosophy") == [{"seat": CHIOS, "philosophy": "Cynicism", "cards": []}]
    assert thoughts(s, CHIOS) == ["Cynicism"]


def test_the_first_request_gets_the_philosophy() -> None:
    """Q29: two Academies in the same phase want the same -> the first request is served, the second is refused."""
    s = table()
    for seat in (CHIOS, CRETE):
        hold(s, seat, "papyrus gold wool")
    build_phase(s)
    do(s, CRETE, "build academy with papyrus gold for Platonism")
    refused(s, CHIOS, "build academy with papyrus gold for Platonism", "P58", "not-free")


def test_when_all_are_acquired_an_academy_takes_any_it_lacks() -> None:
    """Q48: every philosophy has an owner -> the new Academy takes one it lacks, of which a copy is left."""
    s = builder("papyrus gold wool")
    think(s, CRETE, *BOX.philosophy_names)
    think(s, CHIOS, "Stoicism")
    refused(s, CHIOS, "build academy with papyrus gold for Stoicism", "P58", "not-free")
    do(s, CHIOS, "build academy with papyrus gold for Cynicism")
    s = builder("papyrus gold wool")
    think(s, CRETE, *BOX.philosophy_names)
    think(s, CHIOS, *BOX.philosophy_names)
    do(s, CHIOS, "build academy with papyrus gold")  # nothing is left that it lacks


def test_adoption_costs_as_much_gold_as_one_holds_philosophies() -> None:
    """E15, P59, Q30: a new Academy with 1 philosophy adopts twice: 1 gold, then 2 gold; the bank is paid."""
    s = builder("papyrus gold gold gold gold wool")
    think(s, CRETE, "Stoicism", "Platonism")
    refused(s, CHIOS, "adopt Stoicism with gold", "P59", "cannot-adopt")
    do(s, CHIOS, "build academy with papyrus gold for Cynicism")
    refused(s, CHIOS, "adopt Stoicism with gold gold", "P59", "wrong-payment")
    refused(s, CHIOS, "adopt Cynicism with gold", "P59", "held-already")
    refused(s, CHIOS, "adopt Epicureanism with gold", "P59", "not-introduced")
    do(s, CHIOS, "adopt Stoicism with gold")
    refused(s, CHIOS, "adopt Platonism with gold", "P59", "wrong-payment")
    told = do(s, CHIOS, "adopt Platonism with gold gold")
    assert named(told, "philosophy")[0]["cards"] == ["gold", "gold"]
    assert hand(s, CHIOS) == ["wool"]
    assert hand(s, CRETE) == []
    assert thoughts(s, CHIOS) == ["Stoicism", "Cynicism", "Platonism"]


def test_a_fifth_island_finds_no_copy() -> None:
    """E26, P60: four islands hold a philosophy -> a fifth cannot adopt it."""
    s = builder("gold wool", "academy", seats=5)
    think(s, CHIOS, "Cynicism")
    for seat in range(1, 5):
        think(s, seat, "Stoicism")
    refused(s, CHIOS, "adopt Stoicism with gold", "P60", "no-copy-left")
    assert not any("Stoicism" in line for line in listed(s, CHIOS))


def test_the_owner_of_the_great_library_pays_one_gold() -> None:
    """D9 Great Library: any philosophy not yet held, even a new one, 1 gold each, without an Academy; Q49."""
    s = builder("gold gold gold wool")
    wonder(s, CHIOS, "Great Library")
    think(s, CRETE, "Stoicism")
    do(s, CHIOS, "adopt Stoicism with gold", "adopt Platonism with gold")
    refused(s, CHIOS, "adopt Platonism with gold", "P59", "held-already")


def test_a_philosophy_introduced_by_the_library_is_open_to_all() -> None:
    """Q49: the owner of the Great Library has introduced Platonism -> an island with an Academy adopts it."""
    s = builder("gold wool", "academy")
    think(s, CHIOS, "Cynicism")
    wonder(s, CRETE, "Great Library")
    think(s, CRETE, "Platonism")
    do(s, CHIOS, "adopt Platonism with gold")
    assert thoughts(s, CHIOS) == ["Cynicism", "Platonism"]


def test_visitors_of_the_great_library_need_an_academy() -> None:
    """D9 Great Library: with an Academy, 1 gold to its owner for an introduced philosophy, whatever the number held."""
    s = table()
    wonder(s, CHIOS, "Great Library")
    think(s, CHIOS, "Stoicism", "Platonism")
    think(s, CRETE, "Cynicism", "Epicureanism")
    hold(s, CRETE, "gold gold gold")
    hold(s, RHODES, "gold")
    build(s, CRETE, "academy")
    build_phase(s)
    refused(s, RHODES, "adopt Stoicism paying gold", "P59", "cannot-adopt")
    refused(s, CRETE, "adopt Scepticism paying gold", "P59", "not-introduced")
    refused(s, CRETE, "adopt Stoicism with gold paying gold", "P59", "wrong-payment")
    do(s, CRETE, "adopt Stoicism paying gold", "adopt Platonism paying gold")
    assert hand(s, CHIOS) == ["gold", "gold"]
    assert thoughts(s, CRETE) == ["Stoicism", "Epicureanism", "Cynicism", "Platonism"]


def test_cynicism_replaces_one_gold() -> None:
    """D8 Cynicism: once per Build phase, 2 Basic in place of 1 gold of a structure or stage; not of fleets."""
    s = builder("wool ore wool ore gold gold pottery spices")
    think(s, CHIOS, "Cynicism")
    refused(s, CHIOS, "build fleet with wool ore", "P51", "wrong-payment")
    assert why(s, CHIOS, "build great harbor with wool ore wool ore") == ("P51", "wrong-payment")
    do(s, CHIOS, "build marketplace with pottery wool ore")
    refused(s, CHIOS, "build shrine with spices wool ore", "P51", "wrong-payment")
    do(s, CHIOS, "build shrine with spices gold")


def test_cynicism_is_kept_when_gold_is_paid() -> None:
    """D8 Cynicism: gold paid in full -> it may still be used later in the phase, also for a stage."""
    s = builder("wool wool gold gold pottery tools tools")
    think(s, CHIOS, "Cynicism")
    wonder(s, CHIOS, "Colossus", "partial")
    do(s, CHIOS, "build marketplace with pottery gold", "raise Colossus with tools tools wool wool")
    assert stage(s, "Colossus") == "completed"


def test_platonism_swaps_one_rare() -> None:
    """D8 Platonism: once per Build phase 1 rare for 1 other rare; papyrus on neither side."""
    s = builder("tools tools papyrus wool")
    refused(s, CHIOS, "swap tools for spices", "P58", "no-platonism")
    think(s, CHIOS, "Platonism")
    for line in ("swap tools for papyrus", "swap papyrus for tools", "swap wool for ore", "swap tools for tools"):
        refused(s, CHIOS, line, "P58", "rare-for-rare")
    refused(s, CHIOS, "swap spices for tools", "P58", "not-in-hand")
    do(s, CHIOS, "swap tools for spices")
    assert hand(s, CHIOS) == ["wool", "spices", "tools", "papyrus"]
    refused(s, CHIOS, "swap tools for spices", "P58", "no-platonism")


# Wonders


def test_a_wonder_is_raised_in_two_stages() -> None:
    """P62: the plan is paid, then the Partial cost at once; completed, it is a structure."""
    s = builder("ore ore ore ore tools tools gold wool")
    wonder(s, CHIOS, "Colossus", "plan")
    wonder(s, CRETE, "Parthenon", "plan")
    refused(s, CHIOS, "raise Parthenon with gold", "P62", "not-your-wonder")
    refused(s, CHIOS, "raise Stadium with gold", "P62", "not-your-wonder")
    refused(s, CHIOS, "raise Colossus with tools tools gold", "P51", "wrong-payment")
    do(s, CHIOS, "raise Colossus with ore ore ore ore")
    assert (stage(s, "Colossus"), s.structures(CHIOS)) == ("partial", 2)
    told = do(s, CHIOS, "raise Colossus with tools tools gold")
    assert named(told, "raised")[0]["stage"] == "completed"
    assert s.structures(CHIOS) == 3
    refused(s, CHIOS, "raise Colossus with wool", "P62", "wonder-completed")
    assert BOX.wonder_names.index("Colossus") not in s.plan_pile


def test_stages_of_other_phases_are_refused() -> None:
    """P63, Q47: stages of Island Trade and Fleet Trade are not paid in Build."""
    s = builder("wool wool wool wool gold gold")
    for name in ("Temple of Artemis", "Stadium"):
        wonder(s, CHIOS, name, "plan")
    refused(s, CHIOS, "raise Temple of Artemis with wool wool wool wool", "P63", "not-paid-here")
    refused(s, CHIOS, "raise Stadium with gold gold", "P63", "not-paid-here")


def test_the_temple_of_artemis_makes_gifts() -> None:
    """D9 Temple of Artemis: owner 1 Basic, visitors 1 gold to the owner -> 1 Gift from the bank, once a season each."""
    s = table()
    wonder(s, CHIOS, "Temple of Artemis")
    hold(s, CHIOS, "wool wool")
    hold(s, CRETE, "gold gold wool")
    build_phase(s)
    refused(s, CHIOS, "use Temple of Artemis", "P53", "wrong-payment")
    do(s, CHIOS, "use Temple of Artemis with wool")
    assert hand(s, CHIOS) == ["wool", "gift"]
    refused(s, CHIOS, "use Temple of Artemis with wool", "P64", "used-already")
    refused(s, CRETE, "use Temple of Artemis with wool", "P53", "wrong-payment")
    refused(s, CRETE, "use Temple of Artemis with gold", "P53", "wrong-payment")
    told = do(s, CRETE, "use Temple of Artemis paying gold")
    assert named(told, "visited")[0]["cards"] == ["gold"]
    assert hand(s, CHIOS) == ["wool", "gold", "gift"]
    assert hand(s, CRETE) == ["wool", "gold", "gift"]
    refused(s, CRETE, "use Temple of Artemis paying gold", "P64", "used-already")


def test_the_stadium_makes_gold() -> None:
    """D9 Stadium: owner 2 Basic -> 1 gold, visitors the same and 1 Basic to the owner, once a season each."""
    s = table()
    wonder(s, CHIOS, "Stadium")
    hold(s, CHIOS, "wool wool wool")
    hold(s, CRETE, "ore ore grain wool")
    build_phase(s)
    do(s, CHIOS, "use Stadium with wool wool")
    refused(s, CHIOS, "use Stadium with wool wool", "P51", "not-in-hand")
    refused(s, CRETE, "use Stadium with ore ore", "P53", "wrong-payment")
    do(s, CRETE, "use Stadium with ore ore paying grain")
    assert hand(s, CHIOS) == ["grain", "wool", "gold"]
    assert hand(s, CRETE) == ["wool", "gold"]


def test_wonders_that_are_not_completed_make_nothing() -> None:
    """P64: a partial Stadium, a wonder of nobody, a wonder that makes nothing -> refused."""
    s = builder("wool wool wool")
    wonder(s, CHIOS, "Stadium", "partial")
    wonder(s, CHIOS, "Parthenon")
    refused(s, CHIOS, "use Stadium with wool wool", "P64", "not-usable")
    refused(s, CHIOS, "use Temple of Artemis with wool", "P64", "not-usable")
    refused(s, CHIOS, "use Parthenon with wool", "P53", "makes-nothing")


def test_a_place_tells_why_nothing_can_be_built_there() -> None:
    """P51: what it costs, or what else stands in the way; what can be built or made is no temptation in vain."""
    s = table()
    build(s, CHIOS, "shrine")
    hold(s, CHIOS, "wool")
    build_phase(s)
    told = {name: refused.reason for name, refused in s.refusals(CHIOS).items()}
    assert told["place-marketplace"] == told["place-fleet"] == "unpaid"
    assert told["place-shrine"] == "wrong-payment"
    assert "place-village 1" not in told and "place-alternate fortress" not in told
    assert "place-village 3" in {each for action in s.legal_actions(CHIOS) for each in s.describe(CHIOS, action).places}
