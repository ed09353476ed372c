"""What an invader does with a province: clauses M58 to M63 and M65."""

import pytest

from periplus.games.mare_nostrum.box import CITY
from periplus.games.mare_nostrum.state import MARKERS, MareNostrumState
from tests.games.mare_nostrum.tables import (
    BABYLON,
    BOX,
    CARTHAGE,
    EGYPT,
    GREECE,
    ROME,
    allowed,
    army,
    asked,
    at,
    commands,
    converting,
    covered,
    dice,
    fleet,
    fort,
    hand,
    hold,
    idle_until,
    left,
    legions,
    may,
    named,
    own,
    owns,
    place,
    say,
    stand,
    stands,
    table,
    why,
)

ALL = ("Constantinopolis", "fish", "temple", "market")
PAID = "with tax tax tax"


def beside_thrace(count: int = 2, civ: int = ROME) -> MareNostrumState:
    """Return a table at which a civilisation stands in Dacia, next to Thracia, Greek and full of buildings."""
    s = table()
    stand(s, *[("Thracia", spot) for spot in ALL[1:]])
    army(s, civ, "Dacia", count)
    commands(s, civ)
    return s


def in_thrace(count: int = 2, civ: int = ROME) -> MareNostrumState:
    """Return a table at which all those legions have entered Thracia and its invader is asked."""
    s = beside_thrace(count, civ)
    say(s, civ, f"move {count} legions Dacia -> Thracia")
    assert asked(s) == ("Aftermath", [civ])
    return s


def income(s: MareNostrumState, civ: int, card: str) -> int:
    """Return how many cards of a kind a civilisation would collect now."""
    found: int = s.view(None)["players"][civ]["income"].get(card, 0)
    return found


def builds(s: MareNostrumState, civ: int) -> None:
    """Let a civilisation build, with three taxes in hand."""
    at(s, "Construct", civ)
    s.construction.placed = 0
    hold(s, civ, "tax tax tax")


# The three choices


def test_the_winner_chooses() -> None:
    """M58: Rome wins the battle for Thracia -> it may pillage, occupy, convert, or do nothing."""
    s = beside_thrace(1)
    army(s, GREECE, "Thracia", 1)
    dice(s, 5, 1)
    say(s, ROME, "move 1 legion Dacia -> Thracia")
    assert asked(s) == ("Aftermath", [ROME])
    assert set(may(s, ROME)) == {
        *[f"pillage Thracia {spot}" for spot in ALL],
        *[f"occupy Thracia {spot}" for spot in ALL],
        "convert Thracia",
        "done",
    }


def test_an_undefended_province_is_entered() -> None:
    """M58: nobody defends Thracia -> Rome chooses as soon as it enters; battles and moves wait."""
    s = in_thrace()
    assert why(s, ROME, "move 1 legion Thracia -> Dacia") == ("M58", "choose-first")
    assert why(s, ROME, "attack Thracia") == ("M58", "choose-first")


def test_pillage() -> None:
    """M58: Rome pillages the city with two legions -> one building gone to the stock; the rest stays Greek."""
    s = in_thrace()
    stock = s.stock[CITY]
    say(s, ROME, "pillage Thracia Constantinopolis")
    assert [stands(s, "Thracia", spot) for spot in ALL] == [False, True, True, True]
    assert (s.stock[CITY], s.owner[place("Thracia")]) == (stock + 1, GREECE)
    assert (income(s, GREECE, "fish"), income(s, ROME, "fish")) == (2, 0)


def test_only_buildings_that_stand_are_pillaged() -> None:
    """M58: a site without a city, a spot of another province, another province -> refused."""
    s = in_thrace()
    s.buildings[BOX.building_at[place("Thracia"), BOX.spot_names.index("Constantinopolis")]] = 0
    assert why(s, ROME, "pillage Thracia Constantinopolis") == ("M58", "no-building")
    assert why(s, ROME, "pillage Thracia Roma") == ("M58", "no-building")
    assert why(s, ROME, "occupy Thracia Constantinopolis") == ("M58", "no-building")
    assert why(s, ROME, "pillage Macedonia wine") == ("M58", "not-yours-to-use")


def test_without_buildings_only_the_marker_is_left() -> None:
    """M58: Illyria is Greek and empty -> it can be converted, or nothing."""
    s = table()
    own(s, GREECE, "Illyria")
    army(s, ROME, "Etruria", 1)
    commands(s, ROME)
    say(s, ROME, "move 1 legion Etruria -> Illyria")
    assert may(s, ROME) == ["convert Illyria", "done"]


def test_occupy() -> None:
    """M58: legions on city and caravan -> their income is Rome's; the temple and market double only Greek ones."""
    s = in_thrace()
    say(s, ROME, "occupy Thracia Constantinopolis fish")
    assert covered(s, "Thracia") == ["Constantinopolis", "fish"]
    assert (income(s, ROME, "fish"), income(s, GREECE, "fish")) == (1, 0)
    assert (income(s, ROME, "tax"), income(s, GREECE, "tax")) == (1 + 1, 2)


def test_occupied_income_is_collected_next_turn() -> None:
    """M58: Rome occupies the city -> the tax comes with the next income."""
    s = in_thrace(1)
    say(s, ROME, "occupy Thracia Constantinopolis")
    hold(s, ROME, "")
    idle_until(s, "Demand", CARTHAGE)
    assert (s.turns, hand(s, ROME).count("tax")) == (2, 2)


def test_occupation_ends_when_the_legions_leave() -> None:
    """M58: the occupier marches off -> the city is Greek again."""
    s = in_thrace()
    say(s, ROME, "occupy Thracia Constantinopolis temple")
    commands(s, ROME)
    say(s, ROME, "move 2 legions Thracia -> Dacia")
    assert covered(s, "Thracia") == []
    assert income(s, GREECE, "tax") == 2 + 2


def test_convert() -> None:
    """M58: a legion on the marker -> until it is paid the province is Greek and so is what it yields."""
    s = in_thrace()
    say(s, ROME, "convert Thracia")
    assert converting(s, "Thracia")
    assert s.owner[place("Thracia")] == GREECE
    assert (income(s, GREECE, "fish"), income(s, ROME, "fish")) == (2, 0)


def test_conversion_ends_when_the_legions_leave() -> None:
    """M58: all legions leave a province that is being converted -> over; if one stays it goes on."""
    for leaving, goes_on in ((1, True), (2, False)):
        s = in_thrace()
        say(s, ROME, "convert Thracia")
        commands(s, ROME)
        say(s, ROME, f"move {leaving} legions Thracia -> Dacia")
        assert converting(s, "Thracia") == goes_on


@pytest.mark.parametrize("line", ["pillage Thracia fish", "occupy Thracia fish", "convert Thracia", "done"])
def test_nobody_builds_where_an_invader_stands(line: str) -> None:
    """M58: whatever the invader chose -> neither he nor the owner builds there."""
    s = in_thrace()
    say(s, ROME, line)
    builds(s, GREECE)
    assert why(s, GREECE, f"build legion Thracia {PAID}") == ("M40", "occupied-there")
    builds(s, ROME)
    assert why(s, ROME, f"build legion Thracia {PAID}") == ("M35", "not-yours")


# Paying for a conversion


def converted(civ: int = ROME) -> MareNostrumState:
    """Return a table at which a civilisation has a legion on the marker of Thracia and builds."""
    s = in_thrace(2, civ)
    say(s, civ, "convert Thracia")
    builds(s, civ)
    return s


def test_a_conversion_is_paid_in_the_next_construction_phase() -> None:
    """M58: Rome owns Dacia and pays 3 -> Thracia and its buildings are Rome's, the old marker is back in reserve."""
    s = converted()
    own(s, ROME, "Dacia")
    markers = left(s, GREECE, MARKERS), left(s, ROME, MARKERS)
    say(s, ROME, f"build influence Thracia {PAID}")
    assert s.owner[place("Thracia")] == ROME
    assert (left(s, GREECE, MARKERS), left(s, ROME, MARKERS)) == (markers[0] + 1, markers[1] - 1)
    assert not converting(s, "Thracia")
    assert (income(s, ROME, "fish"), income(s, GREECE, "fish")) == (2, 0)


def test_nothing_is_built_in_the_turn_of_the_conversion() -> None:
    """M37, M58: Rome has just replaced the marker -> it builds nothing there this turn."""
    s = converted()
    own(s, ROME, "Dacia")
    say(s, ROME, f"build influence Thracia {PAID}")
    hold(s, ROME, "tax tax tax")
    assert why(s, ROME, f"build trireme Thracia {PAID}") == ("M37", "just-placed")


def test_a_conversion_must_be_adjacent() -> None:
    """M36, M58: Rome owns nothing next to Thracia -> refused; a chain of its triremes makes it adjacent."""
    s = converted()
    assert why(s, ROME, f"build influence Thracia {PAID}") == ("M36", "not-next-to")
    for sea in ("Adriatic", "Ionian", "Aegean"):
        fleet(s, ROME, sea, 1)
    assert allowed(s, ROME, f"build influence Thracia {PAID}")


def test_the_lighthouse_converts_anywhere() -> None:
    """M46, M58: Rome owns the Lighthouse -> no province next to Thracia is needed."""
    s = converted()
    owns(s, ROME, "Lighthouse")
    say(s, ROME, f"build influence Thracia {PAID}")
    assert s.owner[place("Thracia")] == ROME


def test_hammurabi_pays_for_a_conversion() -> None:
    """M44, M58: Babylon has its free marker of the turn, and Dacia -> it converts without a card."""
    s = converted(BABYLON)
    own(s, BABYLON, "Dacia")
    say(s, BABYLON, "build influence Thracia")
    assert s.owner[place("Thracia")] == BABYLON
    assert hand(s, BABYLON) == ["tax"] * 3


def test_only_what_was_chosen_is_converted() -> None:
    """M58: Rome pillaged, occupied or did nothing -> it cannot replace the marker."""
    for line in ("pillage Thracia fish", "occupy Thracia fish", "done"):
        s = in_thrace()
        say(s, ROME, line)
        own(s, ROME, "Dacia")
        builds(s, ROME)
        assert why(s, ROME, f"build influence Thracia {PAID}") == ("M58", "not-converting")


def test_only_who_holds_it_converts() -> None:
    """M58: Carthage, next to Thracia too, has no legion there -> the marker stays Greek to it."""
    s = converted()
    own(s, CARTHAGE, "Dacia")
    builds(s, CARTHAGE)
    assert why(s, CARTHAGE, f"build influence Thracia {PAID}") == ("M36", "foreign-marker")


def test_an_unpaid_conversion_stays_open() -> None:
    """M59: Rome does not pay this turn -> the legion stays on the marker, and it may pay in the next."""
    s = converted()
    own(s, ROME, "Dacia")
    idle_until(s, "Demand", CARTHAGE)
    assert converting(s, "Thracia")
    builds(s, ROME)
    say(s, ROME, f"build influence Thracia {PAID}")


# One choice a province and turn


@pytest.mark.parametrize("line", ["pillage Thracia fish", "occupy Thracia fish", "convert Thracia", "done"])
def test_one_choice_a_turn(line: str) -> None:
    """M59: Rome has chosen for Thracia -> it is not asked again this turn, not even by newcomers to a raid."""
    s = in_thrace()
    army(s, ROME, "Dacia", 1)
    say(s, ROME, line)
    assert asked(s) == ("Legions", [ROME])
    if not line.startswith("occupy"):
        say(s, ROME, "move 1 legion Dacia -> Thracia")
        assert asked(s) == ("Legions", [ROME])
    turn = s.turns
    say(s, ROME, "done")
    assert s.turns == turn + 1


def test_later_turns_choose_again_after_all_moves() -> None:
    """M59: Rome has held Thracia since an earlier turn -> it chooses again, once its legions are done."""
    s = in_thrace()
    say(s, ROME, "pillage Thracia fish")
    commands(s, ROME)
    assert why(s, ROME, "pillage Thracia temple") == ("M47", "campaign-first")
    say(s, ROME, "done")
    assert asked(s) == ("Hold", [ROME])
    say(s, ROME, "pillage Thracia temple")
    assert [stands(s, "Thracia", spot) for spot in ALL] == [True, False, False, True]


def test_newcomers_to_a_province_held_before() -> None:
    """M59: others join the legions in Thracia -> the choice still comes after all moves."""
    s = in_thrace(1)
    say(s, ROME, "done")
    army(s, ROME, "Dacia", 1)
    commands(s, ROME)
    say(s, ROME, "move 1 legion Dacia -> Thracia")
    assert asked(s) == ("Legions", [ROME])
    say(s, ROME, "done", "occupy Thracia Constantinopolis temple")
    assert covered(s, "Thracia") == ["Constantinopolis", "temple"]


def test_others_enter_after_all_have_left() -> None:
    """M59: the legion in Thracia leaves, another comes -> it enters an undefended province, so Rome chooses now."""
    s = in_thrace(1)
    say(s, ROME, "done")
    army(s, ROME, "Dacia", 1)
    commands(s, ROME)
    say(s, ROME, "move 1 legion Thracia -> Dacia", "move 1 legion Dacia -> Thracia")
    assert asked(s) == ("Aftermath", [ROME])


def test_several_provinces_in_any_order() -> None:
    """M59: Rome holds Thracia and Macedonia -> one choice for each, in the order it likes."""
    s = in_thrace(1)
    say(s, ROME, "done")
    army(s, ROME, "Macedonia", 1)
    commands(s, ROME)
    say(s, ROME, "done", "pillage Thracia fish")
    assert why(s, ROME, "pillage Thracia temple") == ("M59", "not-yours-to-use")
    assert why(s, ROME, "pillage Achaia oil") == ("M58", "not-yours-to-use")
    say(s, ROME, "pillage Macedonia wine")
    assert not stands(s, "Macedonia", "wine")
    assert s.turns == 2


@pytest.mark.parametrize(
    ("first", "then"),
    [
        ("occupy Thracia fish", "convert Thracia"),
        ("convert Thracia", "occupy Thracia fish"),
        ("occupy Thracia fish", "pillage Thracia temple"),
        ("convert Thracia", "pillage Thracia temple"),
    ],
)
def test_a_new_choice_ends_the_old_one(first: str, then: str) -> None:
    """M59: an occupation or conversion, then something else in the next turn -> only the new one counts."""
    s = in_thrace()
    say(s, ROME, first)
    commands(s, ROME)
    say(s, ROME, "done", then)
    assert covered(s, "Thracia") == (["fish"] if then.startswith("occupy") else [])
    assert converting(s, "Thracia") == then.startswith("convert")


@pytest.mark.parametrize("first", ["occupy Thracia fish temple", "convert Thracia"])
def test_what_was_chosen_goes_on(first: str) -> None:
    """M59: Rome chooses nothing new in the next turn -> occupation and conversion go on."""
    s = in_thrace()
    say(s, ROME, first)
    before = s.buildings[:], s.converting
    commands(s, ROME)
    say(s, ROME, "done")
    assert asked(s) == ("Hold", [ROME])
    assert first not in may(s, ROME)
    say(s, ROME, "done")
    assert (s.buildings, s.converting) == before


def test_left_alone_by_a_failed_attack() -> None:
    """M59: a Greek attack kills itself against Rome's siege -> Rome chooses in its own next turn, not now."""
    s = beside_thrace()
    army(s, ROME, "Dacia", 0)
    army(s, ROME, "Thracia", 3)
    army(s, GREECE, "Thracia", 1)
    commands(s, GREECE)
    dice(s, 1, 6, 1, 1)
    say(s, GREECE, "attack Thracia")
    assert legions(s, GREECE, "Thracia") == 0
    assert asked(s) == ("Legions", [GREECE])
    say(s, GREECE, "done")
    assert asked(s) == ("Legions", [ROME])
    say(s, ROME, "done")
    assert asked(s) == ("Hold", [ROME])


# Capitals


def test_a_capital_is_never_converted() -> None:
    """M60: Rome holds Achaia -> it may pillage or occupy, but not convert."""
    s = table()
    fort(s, "Achaia", 0)
    army(s, ROME, "Macedonia", 2)
    commands(s, ROME)
    say(s, ROME, "move 2 legions Macedonia -> Achaia")
    assert why(s, ROME, "convert Achaia") == ("M60", "players-capital")
    assert "convert Achaia" not in may(s, ROME)
    say(s, ROME, "occupy Achaia Athenae Sparta")
    assert income(s, ROME, "tax") == 1 + 2


def test_the_owner_of_a_capital_always_builds() -> None:
    """M60: Rome occupies Achaia -> Greece still builds there, a caravan or a temple or a legion."""
    s = table()
    fort(s, "Achaia", 0)
    army(s, ROME, "Macedonia", 2)
    commands(s, ROME)
    say(s, ROME, "move 2 legions Macedonia -> Achaia", "pillage Achaia oil")
    builds(s, GREECE)
    say(s, GREECE, f"build caravan Achaia {PAID}")
    assert stands(s, "Achaia", "oil")


def test_a_neutral_capital_can_be_converted() -> None:
    """M10, M60: nobody plays Rome; Carthage holds Roma -> it may be converted."""
    s = table(3)
    army(s, ROME, "Roma", 0)
    fort(s, "Roma", 0)
    army(s, CARTHAGE, "Etruria", 1)
    army(s, ROME, "Etruria", 0)
    commands(s, CARTHAGE)
    say(s, CARTHAGE, "move 1 legion Etruria -> Roma", "convert Roma")
    assert converting(s, "Roma")


# Nebuchadnezzar


@pytest.mark.parametrize(
    ("spot", "card"), [("Constantinopolis", ["tax"]), ("fish", ["fish"]), ("temple", []), ("market", [])]
)
def test_nebuchadnezzar_takes_a_card(spot: str, card: list[str]) -> None:
    """M61: his owner pillages a city, a caravan, a temple, a market -> a tax, the good, nothing, nothing."""
    s = in_thrace()
    owns(s, ROME, "Nebuchadnezzar")
    hold(s, ROME, "")
    say(s, ROME, f"pillage Thracia {spot}")
    assert hand(s, ROME) == card


def test_nebuchadnezzar_and_an_empty_bank() -> None:
    """M61: no fish left in the bank -> the caravan is gone, but no card comes."""
    s = in_thrace()
    owns(s, ROME, "Nebuchadnezzar")
    hold(s, ROME, "")
    hold(s, EGYPT, " ".join(["fish"] * s.bank[BOX.kind_names.index("fish")]))
    assert not named(say(s, ROME, "pillage Thracia fish"), "loot")
    assert (hand(s, ROME), stands(s, "Thracia", "fish")) == ([], False)


def test_nebuchadnezzars_card_is_kept() -> None:
    """M61: the fish is taken after the discard -> it is in hand when the next exchange begins."""
    s = in_thrace()
    owns(s, ROME, "Nebuchadnezzar")
    hold(s, ROME, "")
    say(s, ROME, "pillage Thracia fish")
    idle_until(s, "Demand", CARTHAGE)
    assert hand(s, ROME).count("fish") == 1


def test_nebuchadnezzar_of_somebody_else() -> None:
    """M61: Greece owns him and is pillaged -> nobody takes a card."""
    s = in_thrace()
    owns(s, GREECE, "Nebuchadnezzar")
    assert not named(say(s, ROME, "pillage Thracia fish"), "loot")


# Unowned provinces, and owners who return


def test_nothing_to_choose_in_an_unowned_province() -> None:
    """M62: Romans enter Gallia, which nobody owns -> no question, now or later."""
    s = table()
    army(s, ROME, "Etruria", 2)
    commands(s, ROME)
    say(s, ROME, "move 2 legions Etruria -> Gallia")
    assert asked(s) == ("Legions", [ROME])
    commands(s, ROME)
    say(s, ROME, "done")
    assert s.turns == 2


def test_legions_keep_others_from_an_unowned_province() -> None:
    """M41, M62: Roman legions stand in Illyria -> Greece cannot put its marker there, Rome can."""
    s = table()
    army(s, ROME, "Illyria", 1)
    builds(s, GREECE)
    assert why(s, GREECE, f"build influence Illyria {PAID}") == ("M41", "legions-there")
    builds(s, ROME)
    say(s, ROME, f"build influence Illyria {PAID}")


def test_the_owner_returns() -> None:
    """M63: Greeks enter their occupied province -> battle; they clear it -> all is theirs, nothing to choose."""
    s = in_thrace(1)
    say(s, ROME, "occupy Thracia fish")
    army(s, GREECE, "Macedonia", 2)
    commands(s, GREECE)
    dice(s, 3, 3, 1)
    assert named(say(s, GREECE, "move 2 legions Macedonia -> Thracia"), "battle")
    assert covered(s, "Thracia") == []
    assert (income(s, GREECE, "fish"), income(s, ROME, "fish")) == (2, 0)
    assert asked(s) == ("Legions", [GREECE])


def test_the_owner_returns_in_vain() -> None:
    """M63: the Greeks fall, all of them -> the occupation goes on, as far as legions are left."""
    s = in_thrace(2)
    say(s, ROME, "occupy Thracia fish temple")
    army(s, GREECE, "Macedonia", 1)
    commands(s, GREECE)
    dice(s, 1, 5, 1)
    say(s, GREECE, "move 1 legion Macedonia -> Thracia")
    assert covered(s, "Thracia") == ["fish", "temple"]


def test_everybody_falls() -> None:
    """M63: invader and owner kill each other -> occupation and conversion are over."""
    for line in ("occupy Thracia fish", "convert Thracia"):
        s = in_thrace(1)
        say(s, ROME, line)
        army(s, GREECE, "Macedonia", 1)
        commands(s, GREECE)
        dice(s, 5, 5)
        say(s, GREECE, "move 1 legion Macedonia -> Thracia")
        assert (legions(s, ROME, "Thracia"), legions(s, GREECE, "Thracia")) == (0, 0)
        assert (covered(s, "Thracia"), converting(s, "Thracia")) == ([], False)


def test_a_third_takes_over() -> None:
    """M58: Carthage clears Thracia of its Roman occupier -> Carthage chooses; Rome's occupation is over."""
    s = in_thrace(1)
    say(s, ROME, "occupy Thracia fish")
    army(s, CARTHAGE, "Dacia", 2)
    commands(s, CARTHAGE)
    dice(s, 3, 3, 1)
    say(s, CARTHAGE, "move 2 legions Dacia -> Thracia")
    assert asked(s) == ("Aftermath", [CARTHAGE])
    assert covered(s, "Thracia") == []
    say(s, CARTHAGE, "occupy Thracia fish market")
    assert income(s, CARTHAGE, "fish") == 2


# The legions on the buildings


def test_no_more_buildings_than_legions() -> None:
    """M65: two legions on three buildings -> refused; on two or on one -> allowed."""
    s = in_thrace()
    assert why(s, ROME, "occupy Thracia fish temple market") == ("M65", "too-few-legions")
    for line in ("occupy Thracia fish temple", "occupy Thracia market"):
        assert allowed(s, ROME, line)


def test_one_legion_on_each_building() -> None:
    """M65: the same building is named twice -> it takes one legion."""
    s = in_thrace(1)
    say(s, ROME, "occupy Thracia fish fish")
    assert covered(s, "Thracia") == ["fish"]


def test_idle_legions_may_stand_by() -> None:
    """M65: four legions, one building covered -> three stand there without covering anything."""
    s = in_thrace(4)
    say(s, ROME, "occupy Thracia fish")
    assert covered(s, "Thracia") == ["fish"]


def test_newcomers_cover_more() -> None:
    """M65: a legion joins an occupation of the same turn -> one more building, but nothing is uncovered for it."""
    s = beside_thrace(3)
    say(s, ROME, "move 1 legion Dacia -> Thracia", "occupy Thracia fish", "move 1 legion Dacia -> Thracia")
    assert asked(s) == ("Aftermath", [ROME])
    for line in ("occupy Thracia temple market", "pillage Thracia temple", "convert Thracia"):
        assert why(s, ROME, line) == ("M65", "only-more")
    say(s, ROME, "occupy Thracia fish market")
    assert covered(s, "Thracia") == ["fish", "market"]


def test_newcomers_need_not_cover_more() -> None:
    """M65: a legion joins and covers nothing -> the occupation stays as it was."""
    s = beside_thrace(3)
    say(s, ROME, "move 1 legion Dacia -> Thracia", "occupy Thracia fish", "move 1 legion Dacia -> Thracia", "done")
    assert covered(s, "Thracia") == ["fish"]
    assert asked(s) == ("Legions", [ROME])


def test_later_turns_change_the_set() -> None:
    """M65: Rome occupies fish and temple -> next turn it moves its legions to city and temple."""
    s = in_thrace()
    say(s, ROME, "occupy Thracia fish temple")
    commands(s, ROME)
    say(s, ROME, "done", "occupy Thracia Constantinopolis temple")
    assert covered(s, "Thracia") == ["Constantinopolis", "temple"]


def test_uncovered_by_departure() -> None:
    """M65: one of two legions on buildings leaves -> Rome says at once which stays covered, and only one of these."""
    s = in_thrace()
    say(s, ROME, "occupy Thracia fish temple")
    commands(s, ROME)
    say(s, ROME, "move 1 legion Thracia -> Dacia")
    assert asked(s) == ("Uncover", [ROME])
    assert set(may(s, ROME)) == {"occupy Thracia fish", "occupy Thracia temple"}
    for line in ("occupy Thracia fish temple", "occupy Thracia market", "done"):
        assert why(s, ROME, line) == ("M65", "uncover-first")
    say(s, ROME, "occupy Thracia temple")
    assert covered(s, "Thracia") == ["temple"]
    assert asked(s) == ("Legions", [ROME])


def test_uncovered_before_what_the_leavers_do() -> None:
    """M65: the legion that leaves enters Macedonia -> first what is uncovered in Thracia, then Macedonia."""
    s = in_thrace()
    say(s, ROME, "occupy Thracia fish temple")
    commands(s, ROME)
    say(s, ROME, "move 1 legion Thracia -> Macedonia")
    assert asked(s) == ("Uncover", [ROME])
    say(s, ROME, "occupy Thracia fish")
    assert asked(s) == ("Aftermath", [ROME])
    say(s, ROME, "pillage Macedonia wine")
    assert covered(s, "Thracia") == ["fish"]


def test_uncovered_by_losses() -> None:
    """M65: a failed Greek attack kills one of two legions on buildings -> Rome says in Greece's turn which stays."""
    s = in_thrace()
    say(s, ROME, "occupy Thracia fish temple")
    army(s, GREECE, "Macedonia", 1)
    commands(s, GREECE)
    dice(s, 5, 3, 3)
    say(s, GREECE, "move 1 legion Macedonia -> Thracia")
    assert asked(s) == ("Uncover", [ROME])
    say(s, ROME, "occupy Thracia fish")
    assert covered(s, "Thracia") == ["fish"]
    assert asked(s) == ("Legions", [GREECE])


def test_idle_legions_leave_without_a_word() -> None:
    """M65: three legions, two on buildings; one leaves -> nothing to uncover."""
    s = in_thrace(3)
    say(s, ROME, "occupy Thracia fish temple")
    commands(s, ROME)
    say(s, ROME, "move 1 legion Thracia -> Dacia")
    assert asked(s) == ("Legions", [ROME])
    assert covered(s, "Thracia") == ["fish", "temple"]
