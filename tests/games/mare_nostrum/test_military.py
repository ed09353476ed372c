"""Moving in the military phase: clauses M47 to M53."""

import pytest

from periplus.games.mare_nostrum.state import LEGIONS, TRIREMES, MareNostrumState
from periplus.kernel.text import text
from tests.games.mare_nostrum.tables import (
    CARTHAGE,
    GREECE,
    ROME,
    allowed,
    army,
    asked,
    at,
    commands,
    dice,
    fleet,
    fort,
    fortresses,
    left,
    legions,
    may,
    named,
    own,
    place,
    say,
    stand,
    table,
    triremes,
    why,
)


def leader_asks(rome: int = 1, carthage: int = 1) -> MareNostrumState:
    """Return a table at which Rome, the Military Leader, names who moves first of Rome, Carthage and Greece."""
    s = table()
    army(s, ROME, "Etruria", rome)
    army(s, CARTHAGE, "Numidia", carthage)
    army(s, GREECE, "Thracia", 1)
    at(s, "NameCommander", ROME)
    return s


# The order


def test_the_military_leader_names_the_next() -> None:
    """M47: Rome leads; Rome, Carthage and Greece have units -> it names each in turn, also itself or not first."""
    s = leader_asks()
    assert may(s, ROME) == ["name Rome", "name Carthage", "name Greece"]
    say(s, ROME, "name Greece")
    assert asked(s) == ("Legions", [GREECE])
    say(s, GREECE, "done")
    assert asked(s) == ("NameCommander", [ROME])
    assert may(s, ROME) == ["name Rome", "name Carthage"]


def test_whoever_has_moved_is_not_named_again() -> None:
    """M47: Greece has had its turn, Egypt has only a fortress -> neither can be named."""
    s = leader_asks()
    say(s, ROME, "name Greece")
    say(s, GREECE, "done")
    for civ in ("Greece", "Egypt"):
        assert why(s, ROME, f"name {civ}") == ("M47", "not-next")
    assert why(s, ROME, "done") == ("M47", "name-first")


def test_the_last_need_not_be_named() -> None:
    """M47: all but Carthage have moved -> Carthage moves; then the next turn begins."""
    s = leader_asks()
    say(s, ROME, "name Greece")
    say(s, GREECE, "done")
    say(s, ROME, "name Rome", "done")
    assert asked(s) == ("Legions", [CARTHAGE])
    say(s, CARTHAGE, "done")
    assert s.turns == 2


def test_without_units_there_is_no_turn() -> None:
    """M47: only Greece has units to move -> nobody else can be named, and after it the turn is over."""
    s = leader_asks(rome=0, carthage=0)
    assert may(s, ROME) == ["name Greece"]
    say(s, ROME, "name Greece")
    say(s, GREECE, "done")
    assert s.turns == 2


def test_any_some_or_none_move() -> None:
    """M47: three legions in Etruria -> two go, one stays; nothing at all is allowed too."""
    s = table()
    army(s, ROME, "Etruria", 3)
    commands(s, ROME)
    assert "done" in may(s, ROME)
    say(s, ROME, "move 2 legions Etruria -> Gallia")
    assert (legions(s, ROME, "Etruria"), legions(s, ROME, "Gallia")) == (1, 2)


def test_only_units_that_are_there_move() -> None:
    """M47: three legions are ordered where two stand, or another's -> refused."""
    s = table()
    army(s, ROME, "Etruria", 2)
    army(s, GREECE, "Macedonia", 2)
    commands(s, ROME)
    assert why(s, ROME, "move 3 legions Etruria -> Gallia") == ("M47", "not-so-many")
    assert why(s, ROME, "move 1 legion Macedonia -> Illyria") == ("M47", "not-so-many")


@pytest.mark.parametrize("line", ["pillage Illyria slaves", "exchange 2", "lure"])
def test_other_decisions_wait(line: str) -> None:
    """M47: something else than a move or a battle -> refused."""
    s = table()
    army(s, ROME, "Etruria", 2)
    fleet(s, ROME, "Etruria", 1)
    commands(s, ROME)
    assert why(s, ROME, line) == ("M47", "campaign-first")
    say(s, ROME, "done")
    assert why(s, ROME, line) == ("M47", "campaign-first")


# Triremes


def at_sea() -> MareNostrumState:
    """Return a table at which Rome has triremes in port and at sea and moves them, and a legion in Etruria."""
    s = table()
    fleet(s, ROME, "Etruria", 1)
    fleet(s, ROME, "Tyrrhenum", 2)
    army(s, ROME, "Etruria", 1)
    commands(s, ROME)
    return s


@pytest.mark.parametrize("line", ["1 trireme Etruria -> Ligusticum", "1 trireme Etruria -> Adriatic"])
def test_from_port_to_sea(line: str) -> None:
    """M48: a trireme in a port of Etruria -> any sea on that coast."""
    s = at_sea()
    say(s, ROME, f"move {line}")
    assert triremes(s, ROME, "Etruria") == 0
    assert triremes(s, ROME, line.split()[-1]) == 1


def test_from_sea_to_the_next_sea() -> None:
    """M48: two triremes in the Tyrrhenian -> each to its own neighbouring sea."""
    s = at_sea()
    say(s, ROME, "move 1 trireme Tyrrhenum -> Sardum", "move 1 trireme Tyrrhenum -> Ionium")
    assert [triremes(s, ROME, sea) for sea in ("Tyrrhenum", "Sardum", "Ionium")] == [0, 1, 1]


@pytest.mark.parametrize(
    "line",
    [
        "1 trireme Etruria -> Ionium",
        "1 trireme Tyrrhenum -> Adriatic",
        "1 trireme Tyrrhenum -> Etruria",
        "1 trireme Etruria -> Roma",
        "1 trireme Tyrrhenum -> Tyrrhenum",
    ],
)
def test_ways_that_triremes_do_not_have(line: str) -> None:
    """M48: to a sea that is not next, back into a port, from port to port, nowhere -> refused."""
    assert why(at_sea(), ROME, f"move {line}") == ("M48", "no-sea-way")


def test_one_step_a_turn() -> None:
    """M48, M51: a trireme sails from port to the Tyrrhenian; it goes on -> refused; those from there may sail."""
    s = at_sea()
    say(s, ROME, "move 1 trireme Etruria -> Tyrrhenum")
    assert why(s, ROME, "move 3 triremes Tyrrhenum -> Sardum") == ("M51", "moved-already")
    say(s, ROME, "move 2 triremes Tyrrhenum -> Sardum")
    assert why(s, ROME, "move 1 trireme Tyrrhenum -> Sardum") == ("M51", "moved-already")


def test_fleets_join_from_several_places() -> None:
    """M48: triremes of a port and of a sea -> one order brings them to the same sea."""
    s = at_sea()
    say(s, ROME, "move 1 trireme Etruria 2 triremes Tyrrhenum -> Ligusticum")
    assert triremes(s, ROME, "Ligusticum") == 3


def test_triremes_before_legions() -> None:
    """M48: a legion moves or attacks before the triremes are done -> refused; afterwards no trireme moves."""
    s = at_sea()
    assert why(s, ROME, "move 1 legion Etruria -> Gallia") == ("M48", "legions-later")
    assert why(s, ROME, "attack Etruria") == ("M48", "triremes-first")
    say(s, ROME, "done")
    assert why(s, ROME, "move 1 trireme Tyrrhenum -> Sardum") == ("M48", "triremes-first")


def test_no_battle_at_sea_after_the_fleets() -> None:
    """M48: legions are on the move; Rome attacks at sea -> refused."""
    s = at_sea()
    fleet(s, CARTHAGE, "Tyrrhenum", 1)
    say(s, ROME, "done")
    assert why(s, ROME, "attack Tyrrhenum") == ("M48", "sea-before-land")


def test_fleets_share_a_sea() -> None:
    """M48: Rome sails where Carthage is -> no battle unless it wants one; a move names no opponent and no way."""
    s = at_sea()
    fleet(s, CARTHAGE, "Sardum", 3)
    for more in ("against Carthage", "via Tyrrhenum"):
        assert why(s, ROME, f"move 2 triremes Tyrrhenum -> Sardum {more}") == ("M48", "fleets-share")
    told = say(s, ROME, "move 2 triremes Tyrrhenum -> Sardum", "done")
    assert not named(told, "battle")
    assert (triremes(s, ROME, "Sardum"), triremes(s, CARTHAGE, "Sardum")) == (2, 3)


def test_a_battle_at_sea() -> None:
    """M48: two triremes attack two of Carthage and roll 9 against 4 -> one of Carthage's sinks, the rest share on."""
    s = at_sea()
    fleet(s, CARTHAGE, "Tyrrhenum", 2)
    dice(s, 5, 4, 1, 3)
    (battle,) = named(say(s, ROME, "attack Tyrrhenum"), "battle")
    assert (battle.public["total"], battle.public["enemy_total"]) == (9, 4)
    assert (triremes(s, ROME, "Tyrrhenum"), triremes(s, CARTHAGE, "Tyrrhenum")) == (2, 1)
    assert left(s, CARTHAGE, TRIREMES) == 4
    assert asked(s) == ("Fleets", [ROME])


def test_all_triremes_of_both_sides_fight() -> None:
    """M48: two stand in the sea, one more has come; Carthage has one -> three dice against one."""
    s = at_sea()
    fleet(s, CARTHAGE, "Tyrrhenum", 1)
    say(s, ROME, "move 1 trireme Etruria -> Tyrrhenum")
    (battle,) = named(say(s, ROME, "attack Tyrrhenum"), "battle")
    dice_of = battle.public["dice"], battle.public["enemy_dice"]
    assert [len(thrown) for thrown in dice_of if isinstance(thrown, list)] == [3, 1]


def test_one_battle_a_sea() -> None:
    """M48: Rome has fought in the Tyrrhenian -> not again there this turn, not even against another; elsewhere yes."""
    s = at_sea()
    fleet(s, ROME, "Ionium", 1)
    for civ, sea in ((CARTHAGE, "Tyrrhenum"), (GREECE, "Tyrrhenum"), (GREECE, "Ionium")):
        fleet(s, civ, sea, 1)
    dice(s, 1, 1, 1)
    say(s, ROME, "attack Tyrrhenum against Carthage")
    for enemy in ("Carthage", "Greece"):
        assert why(s, ROME, f"attack Tyrrhenum against {enemy}") == ("M48", "fought-there")
    assert [line for line in may(s, ROME) if line.startswith("attack")] == ["attack Ionium against Greece"]
    say(s, ROME, "attack Ionium")


def test_a_fleet_that_has_fought_stays() -> None:
    """M51: two triremes fight in the Tyrrhenian and survive; they sail on -> refused."""
    s = at_sea()
    fleet(s, CARTHAGE, "Tyrrhenum", 1)
    dice(s, 1, 1, 1)
    say(s, ROME, "attack Tyrrhenum")
    assert why(s, ROME, "move 1 trireme Tyrrhenum -> Sardum") == ("M51", "moved-already")


def test_one_opponent_at_sea() -> None:
    """M48, M52: Carthage and Greece are in the sea -> Rome names one, who must be there; the other is left alone."""
    s = at_sea()
    fleet(s, CARTHAGE, "Tyrrhenum", 1)
    fleet(s, GREECE, "Tyrrhenum", 1)
    assert why(s, ROME, "attack Tyrrhenum") == ("M52", "name-enemy")
    assert why(s, ROME, "attack Tyrrhenum against Egypt") == ("M52", "no-such-enemy")
    dice(s, 6, 6, 1)
    say(s, ROME, "attack Tyrrhenum against Greece")
    assert [triremes(s, civ, "Tyrrhenum") for civ in (ROME, CARTHAGE, GREECE)] == [2, 1, 0]


@pytest.mark.parametrize("line", ["attack Tyrrhenum", "attack Ionium", "attack Roma"])
def test_battles_need_two_fleets(line: str) -> None:
    """M48: nobody else in the sea, Rome itself not there, a place without either -> refused."""
    s = at_sea()
    fleet(s, GREECE, "Ionium", 1)
    assert why(s, ROME, line) == ("M48", "no-enemy-there")


# Legions


def ashore(*seas: str) -> MareNostrumState:
    """Return a table at which Greece has triremes in these seas and two legions in Achaia to move."""
    s = table()
    for sea in seas:
        fleet(s, GREECE, sea, 1)
    army(s, GREECE, "Achaia", 2)
    commands(s, GREECE)
    if seas:
        say(s, GREECE, "done")
    return s


def test_one_step_by_land() -> None:
    """M49: a legion in Achaia, no fleet -> Macedonia, and nothing else."""
    s = ashore()
    moves = [line for line in may(s, GREECE) if line.startswith("move 1")]
    assert moves == ["move 1 legion Achaia -> Macedonia"]
    for line in ("Illyria", "Creta", "Achaia", "Aegean"):
        assert why(s, GREECE, f"move 1 legion Achaia -> {line}") == ("M49", "no-land-way")


def test_a_legion_moves_once() -> None:
    """M49, M51: a legion has come to Macedonia -> it does not go on; the one that stood there does."""
    s = ashore()
    army(s, GREECE, "Macedonia", 1)
    say(s, GREECE, "move 1 legion Achaia -> Macedonia", "move 1 legion Macedonia -> Illyria")
    assert why(s, GREECE, "move 1 legion Macedonia -> Illyria") == ("M51", "moved-already")


@pytest.mark.parametrize(
    ("seas", "to"),
    [
        (["Ionian"], "Italia"),
        (["Ionian", "Adriatic"], "Illyria"),
        (["Aegean", "Cyprium"], "Cyprus"),
        (["Ionian", "Africum", "Sardum", "Ligusticum"], "Gallia"),
        (["Aegean", "Pontus"], "Armenia"),
    ],
)
def test_over_a_chain_of_any_length(seas: list[str], to: str) -> None:
    """M49: triremes in one to four seas that touch -> a legion goes from the first coast to the last at once."""
    s = ashore(*seas)
    say(s, GREECE, f"move 1 legion Achaia -> {to}")
    assert legions(s, GREECE, to) == 1


def test_a_broken_chain() -> None:
    """M49: triremes in the Ionian and off Egypt, nothing between -> Egypt is out of reach."""
    s = ashore("Ionian", "Aegyptium")
    assert why(s, GREECE, "move 1 legion Achaia -> Judaea") == ("M49", "no-land-way")


def test_no_limit_to_what_a_trireme_carries() -> None:
    """M49: eight legions and one trireme -> all land together."""
    s = ashore("Ionian")
    army(s, GREECE, "Achaia", 8)
    say(s, GREECE, "move 8 legions Achaia -> Sicilia")
    assert legions(s, GREECE, "Sicilia") == 8


def test_fleets_that_moved_carry() -> None:
    """M49: a trireme leaves port this turn -> it carries legions at once; one in port carries nobody."""
    s = table()
    army(s, GREECE, "Achaia", 2)
    fleet(s, GREECE, "Achaia", 2)
    commands(s, GREECE)
    say(s, GREECE, "move 1 trireme Achaia -> Ionian", "done")
    assert why(s, GREECE, "move 1 legion Achaia -> Creta") == ("M49", "no-land-way")
    say(s, GREECE, "move 1 legion Achaia -> Sicilia")


def test_a_fleet_lost_in_battle_carries_nobody() -> None:
    """M48, M49: the only trireme sinks in a battle before the legions move -> they do not cross."""
    s = ashore("Ionian")
    fleet(s, ROME, "Ionian", 2)
    commands(s, GREECE)
    dice(s, 1, 3, 2)
    say(s, GREECE, "attack Ionian", "done")
    assert why(s, GREECE, "move 1 legion Achaia -> Sicilia") == ("M49", "no-land-way")


def test_foreign_fleets_neither_help_nor_hinder() -> None:
    """M49: a chain beside enemy fleets holds; a gap that only foreign triremes fill is a gap."""
    s = ashore("Ionian")
    fleet(s, ROME, "Ionian", 3)
    fleet(s, ROME, "Adriatic", 1)
    assert why(s, GREECE, "move 1 legion Achaia -> Roma") == ("M49", "no-land-way")
    assert allowed(s, GREECE, "move 1 legion Achaia -> Sicilia")


def test_the_way_may_be_told() -> None:
    """M49: the seas on the way are named or left out -> the same move."""
    s = ashore("Ionian", "Adriatic")
    for way in ("", " via Ionian Adriatic"):
        assert allowed(s, GREECE, f"move 1 legion Achaia -> Illyria{way}")
    (told,) = {str(s.game.parse(f"move 1 legion Achaia -> Illyria{way}")) for way in ("", " via Ionian Adriatic")}
    assert told in may(s, GREECE)


@pytest.mark.parametrize("way", ["Adriatic Ionian", "Ionian", "Adriatic", "Aegean", "Ionian Adriatic Ionian"])
def test_the_way_told_must_lead_there(way: str) -> None:
    """M49: seas in the wrong order, too few, without a trireme, or too many -> refused."""
    s = ashore("Ionian", "Adriatic")
    assert why(s, GREECE, f"move 1 legion Achaia -> Etruria via {way}") == ("M49", "no-such-way")


def test_entering_means_attacking() -> None:
    """M50: a legion enters a province with enemy legions, or with a fortress alone -> battle at once."""
    for defence in ("legion", "fortress"):
        s = ashore()
        own(s, ROME, "Illyria")
        army(s, ROME, "Illyria", int(defence == "legion"))
        fort(s, "Illyria", int(defence == "fortress"))
        army(s, GREECE, "Macedonia", 1)
        assert named(say(s, GREECE, "move 1 legion Macedonia -> Illyria"), "battle")


def test_enemies_in_an_unowned_province() -> None:
    """M50: Roman legions stand in Illyria, which nobody owns -> whoever enters attacks them."""
    s = ashore()
    army(s, ROME, "Illyria", 1)
    army(s, GREECE, "Macedonia", 1)
    assert named(say(s, GREECE, "move 1 legion Macedonia -> Illyria"), "battle")


def test_fortresses_never_move() -> None:
    """M50: a fortress in Roma -> no order can name one."""
    s = table()
    army(s, ROME, "Roma", 1)
    commands(s, ROME)
    assert not [line for line in may(s, ROME) if "fortress" in line]
    say(s, ROME, "move 1 legion Roma -> Etruria")
    assert fortresses(s, "Roma") == 1


# Groups


def invasion(defenders: int = 2) -> MareNostrumState:
    """Return a table at which Rome may enter Illyria, which is Greek, from Etruria and from Raetia."""
    s = table()
    own(s, GREECE, "Illyria")
    stand(s, ("Illyria", "slaves"))
    army(s, GREECE, "Illyria", defenders)
    army(s, ROME, "Etruria", 2)
    army(s, ROME, "Raetia", 3)
    commands(s, ROME)
    return s


def test_move_fight_move_fight() -> None:
    """M51: Rome fights in Illyria, then moves others and fights in Gallia -> allowed."""
    s = invasion()
    army(s, CARTHAGE, "Gallia", 1)
    dice(s, 1, 1, 1, 1, 1)
    assert named(say(s, ROME, "move 3 legions Raetia -> Illyria"), "battle")
    assert named(say(s, ROME, "move 2 legions Etruria -> Gallia"), "battle")


def test_legions_that_fought_stay() -> None:
    """M51: legions that stood in Illyria attack; survivors march away -> refused."""
    s = invasion()
    army(s, ROME, "Illyria", 2)
    dice(s, 1, 1, 1, 1)
    say(s, ROME, "attack Illyria")
    assert why(s, ROME, "move 1 legion Illyria -> Etruria") == ("M51", "moved-already")


def test_groups_from_several_provinces() -> None:
    """M52: legions of Etruria and of Raetia in one order -> they fight together, five dice."""
    s = invasion()
    assert "move 2 legions Etruria 3 legions Raetia -> Illyria" in may(s, ROME)
    (battle,) = named(say(s, ROME, "move 2 legions Etruria 3 legions Raetia -> Illyria"), "battle")
    thrown = battle.public["dice"]
    assert isinstance(thrown, list) and len(thrown) == 5


def test_each_province_is_told() -> None:
    """M49: legions of two provinces move together -> told how many leave each of them."""
    s = invasion()
    moved = named(say(s, ROME, "move 2 legions Etruria 3 legions Raetia -> Illyria"), "moved")
    told = [(event.public["count"], event.public["places"], event.public["to"]) for event in moved]
    assert told == [(2, ["Etruria"], "Illyria"), (3, ["Raetia"], "Illyria")]


@pytest.mark.parametrize("to", ["Roma", "Dacia"])
def test_groups_from_several_provinces_against_enemies_anywhere(to: str) -> None:
    """M52: Greeks in a province of Rome's own, or in nobody's -> an attack of all together is listed, too."""
    s = table()
    for province in ("Etruria", "Italia", "Raetia", "Illyria"):
        army(s, ROME, province, 1)
    army(s, GREECE, to, 1)
    commands(s, ROME)
    together = {
        "Roma": "move 1 legion Etruria 1 legion Italia -> Roma",
        "Dacia": "move 1 legion Raetia 1 legion Illyria -> Dacia",
    }[to]
    assert together in may(s, ROME)


def test_every_group_must_be_able_to_come() -> None:
    """M49, M52: one of two groups has no way -> the order is refused."""
    s = invasion()
    army(s, ROME, "Italia", 1)
    assert why(s, ROME, "move 1 legion Italia 3 legions Raetia -> Illyria") == ("M49", "no-land-way")


def test_no_second_group_while_enemies_remain() -> None:
    """M52: a battle left Greeks in Illyria -> no more Romans enter this turn, nor is there a second battle."""
    s = invasion()
    dice(s, 1, 1, 1, 1, 1)
    say(s, ROME, "move 3 legions Raetia -> Illyria")
    assert why(s, ROME, "move 2 legions Etruria -> Illyria") == ("M52", "fought-there")
    assert why(s, ROME, "attack Illyria") == ("M52", "fought-there")
    assert not [line for line in may(s, ROME) if line.endswith("-> Illyria") or line.startswith("attack")]


def test_more_may_enter_once_it_is_cleared() -> None:
    """M52: the battle has cleared Illyria -> others follow without a battle, and are not asked again."""
    s = invasion()
    dice(s, 6, 6, 6, 1, 1)
    say(s, ROME, "move 3 legions Raetia -> Illyria", "done")
    assert not named(say(s, ROME, "move 2 legions Etruria -> Illyria"), "battle")
    assert legions(s, ROME, "Illyria") == 5
    assert asked(s) == ("Legions", [ROME])


def test_one_opponent_on_land() -> None:
    """M52: Greeks and Carthaginians in Illyria -> Rome names one who is there; the other takes no part."""
    s = invasion()
    army(s, CARTHAGE, "Illyria", 1)
    line = "move 3 legions Raetia -> Illyria"
    assert why(s, ROME, line) == ("M52", "name-enemy")
    assert why(s, ROME, f"{line} against Egypt") == ("M52", "no-such-enemy")
    assert [each for each in may(s, ROME) if each.startswith(line)] == [
        f"{line} against Carthage",
        f"{line} against Greece",
    ]
    dice(s, 6, 6, 6, 1, 1)
    say(s, ROME, f"{line} against Greece")
    assert [legions(s, civ, "Illyria") for civ in (ROME, CARTHAGE, GREECE)] == [3, 1, 0]
    assert asked(s) == ("Legions", [ROME])


def test_the_only_enemy_may_be_named() -> None:
    """M52: one enemy in Illyria -> naming him changes nothing; naming another is refused."""
    s = invasion()
    assert allowed(s, ROME, "move 3 legions Raetia -> Illyria against Greece")
    assert why(s, ROME, "move 3 legions Raetia -> Illyria against Carthage") == ("M52", "no-such-enemy")
    assert why(s, ROME, "move 3 legions Raetia -> Gallia against Greece") == ("M52", "no-such-enemy")


def test_standing_legions_may_attack_or_not() -> None:
    """M52: Romans share Illyria with Greeks -> they may attack, leave, or stay in peace."""
    for line in ("attack Illyria", "move 2 legions Illyria -> Etruria", "done"):
        s = invasion()
        army(s, ROME, "Illyria", 2)
        assert bool(named(say(s, ROME, line), "battle")) == line.startswith("attack")


def test_standing_legions_fight_beside_newcomers() -> None:
    """M52: one Roman stands in Illyria, two come -> three dice, and all are tired."""
    s = invasion()
    army(s, ROME, "Illyria", 1)
    dice(s, 1, 1, 1, 1, 1)
    (battle,) = named(say(s, ROME, "move 2 legions Etruria -> Illyria"), "battle")
    thrown = battle.public["dice"]
    assert isinstance(thrown, list) and len(thrown) == 3
    assert why(s, ROME, "move 1 legion Illyria -> Etruria") == ("M51", "moved-already")


@pytest.mark.parametrize("line", ["attack Illyria", "attack Etruria"])
def test_attacks_need_legions_and_enemies(line: str) -> None:
    """M52: nobody of Rome in Illyria, nobody else in Etruria -> refused."""
    assert why(invasion(), ROME, line) == ("M52", "no-enemy-there")


def test_a_fortress_alone_starts_no_battle() -> None:
    """M52: Romans stand beside a Greek fortress; Greece has no legion there -> Greece cannot attack them."""
    s = invasion(0)
    fort(s, "Illyria", 1)
    army(s, ROME, "Illyria", 1)
    army(s, GREECE, "Macedonia", 1)
    commands(s, GREECE)
    assert why(s, GREECE, "attack Illyria") == ("M52", "no-enemy-there")


# Triremes in port


def test_triremes_in_port_take_no_part() -> None:
    """M53: Illyria has Greek triremes in port and nothing else -> no battle; Rome holds it alone, at peace."""
    s = invasion(0)
    fleet(s, GREECE, "Illyria", 2)
    assert not named(say(s, ROME, "move 1 legion Etruria -> Illyria"), "battle")
    assert asked(s) == ("Aftermath", [ROME])
    assert s.view(None)["places"][place("Illyria")]["at_war"] is False
    say(s, ROME, "done")
    assert why(s, ROME, "attack Illyria") == ("M52", "no-enemy-there")
    assert triremes(s, GREECE, "Illyria") == 2


def test_triremes_sail_out_of_a_fallen_province() -> None:
    """M53: Rome holds Illyria, then owns it -> the Greek triremes in its port still sail out."""
    s = invasion(0)
    fleet(s, GREECE, "Illyria", 2)
    say(s, ROME, "move 1 legion Etruria -> Illyria", "convert Illyria")
    for owner in (GREECE, ROME):
        own(s, owner, "Illyria")
        commands(s, GREECE)
        say(s, GREECE, "move 1 trireme Illyria -> Adriatic")
    assert triremes(s, GREECE, "Adriatic") == 2


def test_pieces_come_back_to_the_reserve() -> None:
    """M54: fallen legions -> back to the reserve of their colour."""
    s = invasion(1)
    dice(s, 6, 6, 6, 1)
    before = left(s, GREECE, LEGIONS)
    say(s, ROME, "move 3 legions Raetia -> Illyria")
    assert left(s, GREECE, LEGIONS) == before + 1


def test_why_not_by_sea_and_by_land() -> None:
    """M48, M49: a sea that is too far says so, then a province; those within reach do not."""
    s = table()
    fleet(s, ROME, "Tyrrhenum", 1)
    army(s, ROME, "Roma", 1)
    commands(s, ROME)
    seas = s.refusals(s.seat_of[ROME])
    assert (seas["Aegyptium"].rule, "Ionium" in seas) == ("M48", False)
    say(s, ROME, "done")
    lands = s.refusals(s.seat_of[ROME])
    assert (lands["Armenia"].rule, "Etruria" in lands) == ("M49", False)


def test_why_not_for_any_unit() -> None:
    """M49, M52: a legion in Roma, one in Illyria -> no reason against what either reaches, with whomever it fights."""
    s = table()
    army(s, ROME, "Roma", 1)
    army(s, ROME, "Illyria", 1)
    army(s, CARTHAGE, "Macedonia", 1)
    army(s, GREECE, "Macedonia", 1)
    commands(s, ROME)
    refused = s.refusals(s.seat_of[ROME])
    assert not {"Etruria", "Dacia", "Macedonia"} & set(refused)
    assert refused["Thracia"].rule == "M49"


def foretold(s: MareNostrumState, civ: int, line: str) -> list[str]:
    """Return what an action is said to lead to."""
    described = s.describe(s.seat_of[civ], s.game.parse(line))
    return [text("en", s.game.room).say(message) for message in described.consequences]


def test_what_a_move_leads_to() -> None:
    """Strengths before a battle (M54), whose land lies open (M58), and nothing on the own land."""
    s = table()
    army(s, ROME, "Roma", 2)
    army(s, GREECE, "Etruria", 1)
    fort(s, "Etruria", 1)
    own(s, GREECE, "Italia")
    commands(s, ROME)
    assert foretold(s, ROME, "move 2 legions Roma -> Etruria") == [
        "That is an attack on Greece: 2 legions, 1 fortress against 1 legion."
    ]
    army(s, ROME, "Etruria", 1)  # M52: all in the province fight together
    assert foretold(s, ROME, "move 1 legion Roma -> Etruria") == [
        "That is an attack on Greece: 2 legions, 1 fortress against 1 legion."
    ]
    assert foretold(s, ROME, "move 1 legion Roma -> Italia") == ["It belongs to Greece, and nobody defends it."]
    assert foretold(s, ROME, "done") == []
