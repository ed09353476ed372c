"""Battles: clauses M54 to M57."""

import pytest

from periplus.games.mare_nostrum.state import FORTRESSES, LEGIONS, MARKERS, Command, MareNostrumState
from periplus.kernel.message import Event
from periplus.kernel.text import text
from tests.games.mare_nostrum.tables import (
    CARTHAGE,
    EGYPT,
    GREECE,
    ROME,
    army,
    asked,
    at,
    commands,
    cover,
    covered,
    dice,
    fleet,
    fort,
    fortresses,
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
    table,
    triremes,
    why,
)

MARCH = "move 3 legions Etruria -> Illyria"


def border(defenders: int, forts: int = 0, attackers: int = 3, holds: bool = True) -> MareNostrumState:
    """Return a table at which Rome may march from Etruria into Greek Illyria."""
    s = table(fortress_holds=holds)
    own(s, GREECE, "Illyria")
    stand(s, ("Illyria", "slaves"))
    army(s, GREECE, "Illyria", defenders)
    fort(s, "Illyria", forts)
    army(s, ROME, "Etruria", attackers)
    commands(s, ROME)
    return s


def battle(told: list[Event]) -> tuple[object, object]:
    """Return the totals of the only battle told: the attacker's and the defender's."""
    (fought,) = named(told, "battle")
    return fought.public["total"], fought.public["enemy_total"]


def at_war(s: MareNostrumState, province: str) -> bool:
    """Say whether everybody sees a province at war."""
    return bool(s.view(None)["places"][place(province)]["at_war"])


# Dice and hits


def test_one_round_at_the_same_time() -> None:
    """M54: 11 against 10 -> both lose two at once, and the battle is over though both have units left."""
    s = border(3)
    dice(s, 5, 4, 2, 4, 4, 2)
    assert battle(say(s, ROME, MARCH)) == (11, 10)
    assert (legions(s, ROME, "Illyria"), legions(s, GREECE, "Illyria")) == (1, 1)
    assert asked(s) == ("Legions", [ROME])


def test_a_fortress_adds_six_without_a_die() -> None:
    """M54: two legions that roll 1 and 2 and a fortress -> 9; a fortress alone -> 6."""
    s = border(2, 1)
    dice(s, 1, 1, 1, 1, 2)
    told = say(s, ROME, MARCH)
    assert battle(told) == (3, 9)
    (fought,) = named(told, "battle")
    assert fought.public["enemy_dice"] == [1, 2]
    assert text("en", s.game.room).say(fought.seen_by(None)) == (
        "Battle in Illyria: Rome rolls 1, 1, 1 and has 3, Greece rolls 1, 2, adds 6 and has 9."
    )
    assert battle(say(border(0, 1), ROME, MARCH))[1] == 6


def test_two_fortresses() -> None:
    """M54: two fortresses that the Statue of Zeus allowed -> 12."""
    assert battle(say(border(0, 2), ROME, MARCH))[1] == 12


def test_no_more_fall_than_there_are() -> None:
    """M54: 15 points against one legion -> it falls; the two hits left over hit nothing."""
    s = border(1)
    dice(s, 5, 5, 5, 1)
    say(s, ROME, MARCH)
    assert (legions(s, ROME, "Illyria"), legions(s, GREECE, "Illyria")) == (3, 0)


def test_all_legions_and_forts_of_the_attacked_take_part() -> None:
    """M54: Greece has four legions and a fortress in Illyria -> four dice and 6 points; Carthage's legions sit by."""
    s = border(4, 1)
    army(s, CARTHAGE, "Illyria", 2)
    (fought,) = named(say(s, ROME, f"{MARCH} against Greece"), "battle")
    thrown = fought.public["enemy_dice"]
    assert isinstance(thrown, list) and len(thrown) == 4
    assert fought.public["enemy_total"] == sum(thrown) + 6
    assert legions(s, CARTHAGE, "Illyria") == 2


def test_the_owners_fortress_helps_when_he_attacks() -> None:
    """M54: besieged, a Greek legion sallies from Illyria and rolls 3 -> 9 with its fortress."""
    s = border(1, 1)
    army(s, ROME, "Illyria", 2)
    commands(s, GREECE)
    dice(s, 3, 2, 3)
    assert battle(say(s, GREECE, "attack Illyria")) == (9, 5)
    assert asked(s) == ("Casualties", [GREECE])
    say(s, GREECE, "lose fortresses first")
    assert (legions(s, GREECE, "Illyria"), fortresses(s, "Illyria"), legions(s, ROME, "Illyria")) == (1, 0, 1)


def test_no_fortress_for_strangers() -> None:
    """M54: Carthage attacks Rome beside a Greek fortress -> it helps neither."""
    s = border(0, 1)
    army(s, ROME, "Illyria", 1)
    army(s, CARTHAGE, "Illyria", 1)
    commands(s, CARTHAGE)
    dice(s, 2, 3)
    assert battle(say(s, CARTHAGE, "attack Illyria against Rome")) == (2 + 1, 3)
    assert fortresses(s, "Illyria") == 1


# Who falls


@pytest.mark.parametrize(("how", "survivors"), [("legions", (1, 1)), ("fortresses", (2, 0))])
def test_the_loser_chooses(how: str, survivors: tuple[int, int]) -> None:
    """M54: Greece has two legions and a fortress and loses one unit -> a legion or the fortress, as it likes."""
    s = border(2, 1)
    dice(s, 2, 2, 2, 1, 1)
    say(s, ROME, MARCH)
    assert asked(s) == ("Casualties", [GREECE])
    assert may(s, GREECE) == ["lose legions first", "lose fortresses first"]
    say(s, GREECE, f"lose {how} first")
    assert (legions(s, GREECE, "Illyria"), fortresses(s, "Illyria")) == survivors
    assert (left(s, GREECE, LEGIONS), left(s, GREECE, FORTRESSES)) == (8 - survivors[0], 7 - survivors[1])


def test_one_of_two_fortresses() -> None:
    """M54: two legions, two fortresses, two hits -> also one of each may fall."""
    s = border(2, 2)
    dice(s, 4, 4, 4)
    say(s, ROME, MARCH)
    assert may(s, GREECE)[2:] == ["lose one fortress"]
    say(s, GREECE, "lose one fortress")
    assert (legions(s, GREECE, "Illyria"), fortresses(s, "Illyria")) == (1, 1)


def test_losses_that_are_not_possible() -> None:
    """M54: one hit and one fortress; something else is said -> refused."""
    s = border(2, 1)
    dice(s, 2, 2, 2, 1, 1)
    say(s, ROME, MARCH)
    assert why(s, GREECE, "lose one fortress") == ("M54", "not-so-lost")
    assert why(s, GREECE, "done") == ("M54", "lose-first")


@pytest.mark.parametrize(("defenders", "forts", "faces"), [(2, 0, (2, 2, 2)), (1, 1, (4, 3, 3)), (2, 1, (1, 1, 1))])
def test_nobody_is_asked_without_a_choice(defenders: int, forts: int, faces: tuple[int, ...]) -> None:
    """M54: only legions to lose, all to lose, or none -> no question."""
    s = border(defenders, forts)
    dice(s, *faces)
    say(s, ROME, MARCH)
    assert s.step_name() in ("Legions", "Aftermath")


def test_losses_are_chosen_in_secret() -> None:
    """M54: what Greece chooses -> told to Greece alone, before the units come off the board for all to see."""
    s = border(2, 1)
    dice(s, 2, 2, 2, 1, 1)
    say(s, ROME, MARCH)
    assert s.instructions[s.pc].at_once(s)
    step = s.step(GREECE)
    assert step is not None and step.secret(s)
    told = say(s, GREECE, "lose fortresses first")
    (chosen,) = named(told, "chose-losses")
    assert "how" in chosen.seen_by(GREECE).params
    assert chosen.seen_by(ROME).params == chosen.seen_by(None).params == {"seat": GREECE}
    assert [event.name for event in told].index("lost") > told.index(chosen)


def test_everybody_sees_what_is_to_be_lost() -> None:
    """M54: while Greece chooses -> all see the place, both totals and how many units fall."""
    s = border(2, 1)
    dice(s, 2, 2, 2, 1, 1)
    say(s, ROME, MARCH)
    for seat in (ROME, GREECE, None):
        assert s.view(seat)["battle"] == {
            "place": "Illyria", "attacker": "Rome", "defender": "Greece", "totals": [6, 8], "losses": [1, 1],
        }  # fmt: skip


def test_neutrals_lose_legions_first() -> None:
    """M10, M54: neutral Rome, a legion and a fortress, loses one unit -> the legion, without a question."""
    s = table(3)
    army(s, CARTHAGE, "Africa", 3)
    fleet(s, CARTHAGE, "Sardum", 1)
    fleet(s, CARTHAGE, "Tyrrhenum", 1)
    commands(s, CARTHAGE)
    dice(s, 1, 1, 1, 1)
    say(s, CARTHAGE, "done", "move 3 legions Africa -> Roma")
    assert (legions(s, ROME, "Roma"), fortresses(s, "Roma")) == (0, 1)
    assert asked(s) == ("Legions", [CARTHAGE])


# Hannibal and Pericles


def test_hannibal_adds_one_to_each_die_of_legions() -> None:
    """M55: Hannibal attacks with two legions that roll 1 and 2 -> 5; his defenders too, but not their fortress."""
    s = border(2, 1)
    army(s, CARTHAGE, "Etruria", 2)
    army(s, ROME, "Etruria", 0)
    commands(s, CARTHAGE)
    dice(s, 1, 2, 1, 1)
    assert battle(say(s, CARTHAGE, "move 2 legions Etruria -> Illyria")) == (5, 8)
    s = border(0, 0)
    own(s, CARTHAGE, "Illyria")
    fort(s, "Illyria", 1)
    army(s, CARTHAGE, "Illyria", 2)
    dice(s, 1, 1, 1, 1, 2)
    assert battle(say(s, ROME, MARCH)) == (3, 1 + 2 + 2 + 6)


def test_pericles_adds_one_to_each_die_of_triremes() -> None:
    """M55: two Greek triremes roll 1 and 2 against Carthage's 3 -> 5 to 3; on land Pericles adds nothing."""
    s = table()
    fleet(s, GREECE, "Ionium", 2)
    fleet(s, CARTHAGE, "Ionium", 1)
    commands(s, GREECE)
    dice(s, 1, 2, 3)
    assert battle(say(s, GREECE, "attack Ionium")) == (5, 3)
    assert (triremes(s, GREECE, "Ionium"), triremes(s, CARTHAGE, "Ionium")) == (2, 0)
    s = border(2)
    dice(s, 1, 1, 1, 1, 1)
    assert battle(say(s, ROME, MARCH)) == (3, 2)


def test_triremes_fight_only_triremes() -> None:
    """M55: Roman legions enter Illyria, Greek fleets lie off its coast and in its port -> they add nothing."""
    s = border(1)
    fleet(s, GREECE, "Adriatic", 2)
    fleet(s, GREECE, "Illyria", 2)
    dice(s, 1, 1, 1, 2)
    assert battle(say(s, ROME, MARCH)) == (3, 2)
    assert (triremes(s, GREECE, "Adriatic"), triremes(s, GREECE, "Illyria")) == (2, 2)


# Helen of Troy


def helen(defenders: int, attackers: int = 3) -> MareNostrumState:
    """Return a table at which Rome may march into Illyria, whose owner, Greece, has Helen."""
    s = border(defenders, attackers=attackers)
    owns(s, GREECE, "Helen of Troy")
    return s


def test_helen_changes_a_legion_for_good() -> None:
    """M56: three Romans enter, Greece lures -> two against two; the third is Greek now, and Rome's is in reserve."""
    s = helen(1)
    assert not named(say(s, ROME, MARCH), "battle")
    assert asked(s) == ("Lure", [GREECE])
    dice(s, 1, 1, 1, 1)
    assert s.describe(s.seat_of[GREECE], s.actions.lure).label.id == "label-lure"
    told = say(s, GREECE, "lure")
    assert named(told, "lured")[0].public["count"] == 1
    assert battle(told) == (2, 2)
    assert (legions(s, ROME, "Illyria"), legions(s, GREECE, "Illyria")) == (2, 2)
    assert (left(s, ROME, LEGIONS), left(s, GREECE, LEGIONS)) == (6, 6)


def test_helen_need_not_be_used() -> None:
    """M56: Greece lets them come -> battle as ever; it is asked again at the next entry."""
    s = helen(0)
    army(s, ROME, "Raetia", 1)
    say(s, ROME, "move 1 legion Etruria -> Illyria")
    assert why(s, GREECE, "done") == ("M56", "lure-first")
    say(s, GREECE, "let")
    assert legions(s, ROME, "Illyria") == 1
    say(s, ROME, "done", "move 1 legion Raetia -> Illyria")
    assert asked(s) == ("Lure", [GREECE])


def test_helen_once_a_phase() -> None:
    """M56: Greece has lured a Roman; Carthage enters another province of it -> Greece is not asked again."""
    s = helen(1)
    own(s, GREECE, "Libya")
    army(s, CARTHAGE, "Byzacena", 1)
    say(s, ROME, MARCH)
    say(s, GREECE, "lure")
    idle_until(s, "Legions", CARTHAGE)
    say(s, CARTHAGE, "move 1 legion Byzacena -> Libya")
    assert asked(s) == ("Aftermath", [CARTHAGE])


def test_helen_is_there_again_next_turn() -> None:
    """M56: Greece has lured this turn -> in the next military phase it is asked again."""
    s = helen(1, attackers=1)
    army(s, ROME, "Raetia", 1)
    say(s, ROME, "move 1 legion Etruria -> Illyria")
    say(s, GREECE, "lure")
    idle_until(s, "Demand", CARTHAGE)
    idle_until(s, "Legions", ROME)
    assert s.turns == 2
    say(s, ROME, "move 1 legion Raetia -> Illyria")
    assert asked(s) == ("Lure", [GREECE])


def test_helen_without_a_legion_in_reserve() -> None:
    """M56: all eight Greek legions are on the board -> the Roman is only removed, and so it is told."""
    s = helen(1)
    army(s, GREECE, "Achaia", 7)
    say(s, ROME, MARCH)
    dice(s, 1, 1, 1)
    assert s.describe(s.seat_of[GREECE], s.actions.lure).label.id == "label-lure-away"
    assert named(say(s, GREECE, "lure"), "lured")[0].public["count"] == 0
    assert (legions(s, ROME, "Illyria"), legions(s, GREECE, "Illyria"), left(s, GREECE, LEGIONS)) == (2, 1, 0)


@pytest.mark.parametrize("defenders", [0, 1])
def test_helen_takes_the_last_attacker(defenders: int) -> None:
    """M56: one Roman enters and is lured -> no battle, and Rome has nothing to choose."""
    s = helen(defenders, attackers=1)
    told = say(s, ROME, "move 1 legion Etruria -> Illyria")
    told += say(s, GREECE, "lure")
    assert not named(told, "battle")
    assert legions(s, GREECE, "Illyria") == defenders + 1
    assert legions(s, ROME, "Illyria") == 0
    assert s.step_name() != "Aftermath"


def test_helen_defends_an_empty_province() -> None:
    """M56: nobody defends Illyria; one of three Romans is lured -> it fights the other two."""
    s = helen(0)
    say(s, ROME, MARCH)
    assert asked(s) == ("Lure", [GREECE])
    dice(s, 2, 3, 5)
    assert battle(say(s, GREECE, "lure")) == (5, 5)
    assert (legions(s, ROME, "Illyria"), legions(s, GREECE, "Illyria")) == (1, 0)
    assert asked(s) == ("Aftermath", [ROME])


def test_helen_and_an_empty_province_without_reserve() -> None:
    """M56: nobody defends, no Greek legion in reserve -> one Roman is removed, the others hold Illyria."""
    s = helen(0)
    army(s, GREECE, "Achaia", 8)
    say(s, ROME, MARCH)
    assert not named(say(s, GREECE, "lure"), "battle")
    assert (legions(s, ROME, "Illyria"), legions(s, GREECE, "Illyria")) == (2, 0)
    assert asked(s) == ("Aftermath", [ROME])


def test_helen_leaves_those_who_were_there() -> None:
    """M56: Romans who stood in Illyria attack -> Greece is not asked."""
    s = helen(1)
    army(s, ROME, "Illyria", 2)
    assert named(say(s, ROME, "attack Illyria"), "battle")


def test_helen_takes_newcomers_only() -> None:
    """M56: one Roman stood in Illyria, one joins and is lured -> the one who stood there fights on alone."""
    s = helen(1)
    army(s, ROME, "Illyria", 1)
    say(s, ROME, "move 1 legion Etruria -> Illyria")
    dice(s, 1, 1, 1)
    assert battle(say(s, GREECE, "lure")) == (1, 2)
    assert (legions(s, ROME, "Illyria"), legions(s, GREECE, "Illyria")) == (1, 2)


def test_helen_where_somebody_else_is_fought() -> None:
    """M56: Rome enters to fight Carthage, who holds Illyria -> Greece lures one, and stays out of that battle."""
    s = helen(0)
    army(s, CARTHAGE, "Illyria", 1)
    say(s, ROME, MARCH)
    dice(s, 1, 1, 1)
    told = say(s, GREECE, "lure")
    assert named(told, "battle")[0].public["enemy_civ"] == "Carthage"
    assert [legions(s, civ, "Illyria") for civ in (ROME, CARTHAGE, GREECE)] == [2, 1, 1]
    assert at_war(s, "Illyria")


def test_helen_takes_the_last_who_came_against_another() -> None:
    """M56: a single Roman comes against Carthage and is lured -> no battle; Carthage's occupation ends in war."""
    s = helen(0, attackers=1)
    army(s, CARTHAGE, "Etruria", 1)
    commands(s, CARTHAGE)
    say(s, CARTHAGE, "move 1 legion Etruria -> Illyria")
    say(s, GREECE, "let")
    say(s, CARTHAGE, "occupy Illyria slaves")
    commands(s, ROME)
    say(s, ROME, "move 1 legion Etruria -> Illyria")
    assert not named(say(s, GREECE, "lure"), "battle")
    assert [legions(s, civ, "Illyria") for civ in (ROME, CARTHAGE, GREECE)] == [0, 1, 1]
    assert covered(s, "Illyria") == []


def test_helen_causes_no_second_battle() -> None:
    """M51, M56: Rome has fought in Illyria and cleared it; more come, one is lured -> war, but no second battle."""
    s = helen(1)
    army(s, ROME, "Raetia", 2)
    dice(s, 5, 5, 5, 1)
    say(s, ROME, MARCH)
    say(s, GREECE, "let")
    say(s, ROME, "done", "move 2 legions Raetia -> Illyria")
    assert not named(say(s, GREECE, "lure"), "battle")
    assert (legions(s, ROME, "Illyria"), legions(s, GREECE, "Illyria")) == (4, 1)
    assert at_war(s, "Illyria")


def test_helen_guards_only_her_owners_provinces() -> None:
    """M56: Romans enter an unowned province with a Greek legion, or Greeks their own -> Helen is not asked."""
    s = helen(0)
    army(s, GREECE, "Gallia", 1)
    assert named(say(s, ROME, "move 2 legions Etruria -> Gallia"), "battle")
    army(s, GREECE, "Macedonia", 1)
    commands(s, GREECE)
    say(s, GREECE, "move 1 legion Macedonia -> Illyria")
    assert asked(s) == ("Legions", [GREECE])


def test_helen_of_somebody_else() -> None:
    """M56: Egypt has Helen; Romans enter a Greek province -> nobody is asked."""
    s = border(1)
    owns(s, EGYPT, "Helen of Troy")
    assert named(say(s, ROME, MARCH), "battle")


# At war


def test_units_of_both_sides_left_means_war() -> None:
    """M57: Romans and Greeks survive -> Illyria is at war, and Rome has nothing to choose."""
    s = border(2)
    dice(s, 1, 1, 1, 1, 1)
    say(s, ROME, MARCH)
    assert at_war(s, "Illyria")
    assert asked(s) == ("Legions", [ROME])


def test_a_fortress_alone_is_a_siege() -> None:
    """M57: only the Greek fortress is left beside the Romans -> at war, nothing to choose now or at the end."""
    s = border(1, 1)
    dice(s, 1, 3, 3, 3)
    say(s, ROME, MARCH)
    say(s, GREECE, "lose legions first")
    assert (legions(s, ROME, "Illyria"), fortresses(s, "Illyria")) == (2, 1)
    assert at_war(s, "Illyria")
    assert asked(s) == ("Legions", [ROME])
    say(s, ROME, "done")
    assert s.turns == 2


def beside_a_fortress() -> MareNostrumState:
    """Return a table at which a lone fortress does not hold: it is left in Illyria beside two Roman legions."""
    s = border(0, 1, holds=False)
    dice(s, 1, 1, 1)
    assert battle(say(s, ROME, MARCH)) == (3, 6)
    assert (legions(s, ROME, "Illyria"), fortresses(s, "Illyria")) == (2, 1)
    return s


def test_a_fortress_alone_need_not_hold() -> None:
    """M57, option fortress_holds: the same, by the letter -> no war, and Rome chooses as if nobody were left."""
    s = beside_a_fortress()
    assert not at_war(s, "Illyria")
    assert asked(s) == ("Aftermath", [ROME])
    assert may(s, ROME) == ["pillage Illyria slaves", "occupy Illyria slaves", "convert Illyria", "done"]


def test_a_fortress_with_legions_holds_in_any_case() -> None:
    """M57, option fortress_holds: a Greek legion is left beside the fortress -> war."""
    s = border(1, 1, holds=False)
    dice(s, 1, 1, 1, 1)
    say(s, ROME, MARCH)
    assert at_war(s, "Illyria") and asked(s) == ("Legions", [ROME])


def test_an_occupation_beside_a_fortress() -> None:
    """M21, M57: Rome occupies beside the fortress -> it collects; a later attack on the fortress changes nothing."""
    s = beside_a_fortress()
    say(s, ROME, "occupy Illyria slaves")
    assert s.view(None)["players"][ROME]["income"]["slaves"] == 1
    commands(s, ROME)
    dice(s, 2, 3)
    assert battle(say(s, ROME, "attack Illyria")) == (5, 6)
    assert (legions(s, ROME, "Illyria"), fortresses(s, "Illyria"), covered(s, "Illyria")) == (1, 0, ["slaves"])


def test_a_third_party_attacks_the_fortress() -> None:
    """M52, M57: Rome occupies Illyria; Egypt attacks the Greek fortress there and falls -> Rome goes on occupying."""
    s = beside_a_fortress()
    say(s, ROME, "occupy Illyria slaves")
    army(s, EGYPT, "Dacia", 1)
    commands(s, EGYPT)
    dice(s, 1)
    say(s, EGYPT, "move 1 legion Dacia -> Illyria against Greece")
    assert (legions(s, EGYPT, "Illyria"), covered(s, "Illyria")) == (0, ["slaves"])
    for civ in s.civ_of:
        hold(s, civ, "")  # as after construction
    s.game.audit(s)


def test_a_fortress_falls_with_its_province() -> None:
    """M57, M58: Rome converts Illyria -> its marker is there, and marker and fortress are back in the Greek reserve."""
    s = beside_a_fortress()
    say(s, ROME, "convert Illyria")
    markers, forts = left(s, GREECE, MARKERS), left(s, GREECE, FORTRESSES)
    at(s, "Construct", ROME)
    s.command = Command(s.box.places)
    hold(s, ROME, "tax tax tax")
    say(s, ROME, "build influence Illyria with tax tax tax")
    assert (s.owner[place("Illyria")], fortresses(s, "Illyria")) == (ROME, 0)
    assert (left(s, GREECE, MARKERS), left(s, GREECE, FORTRESSES)) == (markers + 1, forts + 1)
    s.game.audit(s)


@pytest.mark.parametrize("holds", [True, False])
def test_a_fortress_built_beside_occupiers(holds: bool) -> None:
    """M40, M57: Greece builds a fortress in its occupied capital -> war, unless a lone fortress does not hold."""
    s = table(fortress_holds=holds)
    fort(s, "Achaia", 0)
    army(s, ROME, "Achaia", 2)
    cover(s, "Achaia", "oil")
    at(s, "Construct", GREECE)
    hold(s, GREECE, "tax tax tax")
    say(s, GREECE, "build fortress Achaia with tax tax tax")
    assert (at_war(s, "Achaia"), covered(s, "Achaia")) == (holds, [] if holds else ["oil"])


def test_a_province_at_war_works_for_its_owner() -> None:
    """M57: Illyria is at war -> its slaves are Greek income, but Greece cannot build there."""
    s = border(2)
    dice(s, 1, 1, 1, 1, 1)
    say(s, ROME, MARCH)
    assert s.view(None)["players"][GREECE]["income"]["slaves"] == 1
    at(s, "Construct", GREECE)
    hold(s, GREECE, "tax tax tax")
    assert why(s, GREECE, "build fortress Illyria with tax tax tax") == ("M40", "occupied-there")


def test_the_owner_of_a_capital_builds_at_war() -> None:
    """M57, M60: war in Achaia -> Greece builds there all the same."""
    s = table()
    army(s, ROME, "Achaia", 2)
    at(s, "Construct", GREECE)
    hold(s, GREECE, "tax tax tax")
    say(s, GREECE, "build legion Achaia with tax tax tax")
    assert at_war(s, "Achaia")


def test_war_ends_an_occupation() -> None:
    """M57: Rome occupies Illyria; Greeks come and both survive -> the slaves are Greece's again, also next turn."""
    s = border(0)
    say(s, ROME, MARCH, "occupy Illyria slaves")
    army(s, GREECE, "Macedonia", 2)
    commands(s, GREECE)
    dice(s, 1, 1, 1, 1, 1)
    say(s, GREECE, "move 2 legions Macedonia -> Illyria")
    assert covered(s, "Illyria") == []
    assert s.view(None)["players"][GREECE]["income"]["slaves"] == 1


def test_war_ends_a_conversion() -> None:
    """M57: Rome has a legion on the marker of Illyria; Greeks come and both survive -> it is chosen anew or not."""
    s = border(0)
    say(s, ROME, MARCH, "convert Illyria")
    army(s, GREECE, "Macedonia", 2)
    commands(s, GREECE)
    dice(s, 1, 1, 1, 1, 1)
    say(s, GREECE, "move 2 legions Macedonia -> Illyria")
    army(s, GREECE, "Illyria", 0)
    at(s, "Construct", ROME)
    hold(s, ROME, "tax tax tax")
    assert why(s, ROME, "build influence Illyria with tax tax tax") == ("M58", "not-converting")
