"""What greedy does at Neptun: situations in which a good player has no doubt."""

import pytest

from periplus.bots import Greedy, ask
from periplus.games.neptun.actions import Sail, Take
from periplus.games.neptun.bot import chance_ahead, expected_tiles
from periplus.games.neptun.box import SLOTS
from periplus.games.neptun.state import FREE, OPEN, NeptunState, slot_at
from periplus.kernel.action import ABSENT
from periplus.kernel.luck import luck_from
from tests.games.neptun.tables import (
    DOWN,
    GREEN,
    PURPLE,
    RED,
    at_sea,
    idle_until,
    last_sail,
    load,
    moor,
    new,
    place_tokens,
    play_oars,
    say,
    set_hand,
    set_order,
    set_row,
    table,
)


def choice(s: NeptunState, seat: int) -> str:
    """Return what greedy says."""
    return str(ask(Greedy(luck_from(1)), s, seat))


def better(s: NeptunState, seat: int, *actions: str) -> str:
    """Return which of these actions greedy would take."""
    worths = s.game.appraise(s, seat, [s.game.parse(action) for action in actions])
    return actions[worths.index(max(worths))]


# Acquiring


@pytest.mark.parametrize("first", [True, False])
def test_it_takes_the_column_that_pays_more(first: bool) -> None:
    """Two open columns for the same city with the same oar power -> the one with more gold, whatever its place."""
    s = table(3)
    rich, poor = "malaca_b salt 0/4", "malaca_a grapes +1/4"
    set_row(s, *((rich, poor) if first else (poor, rich)), DOWN, DOWN)
    assert better(s, RED, "take 1 slot 5", "take 2 slot 5") == ("take 1 slot 5" if first else "take 2 slot 5")


def test_it_prefers_a_city_within_reach_of_the_slot() -> None:
    """3 temple points in Graecia nearby or 4 gold five turns away, for the first slot -> the near ones."""
    s = table(3)
    set_row(s, "malaca_a grapes 0/4", "corinthus_a grain +1/4", DOWN, DOWN)
    assert better(s, RED, "take 1 slot 1", "take 2 slot 1") == "take 2 slot 1"


def test_it_loads_a_far_city_behind_a_near_one() -> None:
    """A near contract lies in slot 3, then a far one is taken -> it goes into a slot behind it, not before it."""
    s = table(3)
    set_row(s, "corinthus_a grain 0/4", DOWN, DOWN, DOWN)
    say(s, RED, "take 1 slot 3")
    idle_until(s, "Acquire", 2)
    set_order(s, RED, GREEN, PURPLE)
    set_row(s, "malaca_a honey 0/5", DOWN, DOWN, DOWN)
    assert better(s, RED, *[f"take 1 slot {slot}" for slot in (1, 2, 4, 5)]) in ("take 1 slot 4", "take 1 slot 5")


def test_it_takes_gold_that_lies_on_a_column() -> None:
    """The leftover column with 4 gold on it is better than the same without."""
    s = table(3)
    set_row(s, "corinthus_a grain 0/4", DOWN, DOWN, DOWN)
    before = s.game.appraise(s, RED, [s.game.parse("take 1 slot 1")])
    s.leftover_gold = 4
    assert s.game.appraise(s, RED, [s.game.parse("take 1 slot 1")]) > before


def test_the_first_contract_need_not_go_last() -> None:
    """A contract for the nearest city, with all slots free -> it is served early, as it is on the way to nothing."""
    s = table(3)
    set_row(s, "corinthus_a grain 0/4", DOWN, DOWN, DOWN)
    assert better(s, RED, *[f"take 1 slot {slot}" for slot in (1, 2, 3, 4, 5)]) in ("take 1 slot 1", "take 1 slot 2")


# Oar cards


def test_it_keeps_the_strong_card_when_a_weak_one_will_do() -> None:
    """Wind 5, the only contract 5 miles away, cards of power 1 and 8 -> the weak one."""
    s = at_sea(3, 5)
    load(s, RED, "corinthus_a honey")
    set_hand(s, RED, "0/1", "0/8")
    assert choice(s, RED) == "play 0/1"


def test_it_plays_the_strong_card_when_the_way_is_long() -> None:
    """Wind 5, the only contract 12 miles away, no gold, last turn, cards of power 2 and 8 -> the strong one."""
    s = at_sea(3, 5)
    load(s, RED, "syracusae_a honey")
    set_hand(s, RED, "0/2", "0/8")
    s.gold[RED] = 0
    assert choice(s, RED) == "play 0/8"


# Sailing and buying


def test_it_delivers_on_the_last_turn() -> None:
    """A contract for the city where the boat lies -> stay and deliver, with or without a point bought."""
    s = last_sail()
    load(s, RED, "corinthus_a honey")
    moor(s, RED, "Corinthus")
    assert choice(s, RED).startswith("sail Corinthus serve 1")


def test_it_serves_from_left_to_right() -> None:
    """Two contracts for the same city and turns left for both -> the left one first, as the right one closes it."""
    s = at_sea(3, 2)
    idle_until(s, "Journey", 2)
    load(s, RED, "corinthus_a honey", "corinthus_b grain")
    moor(s, RED, "Corinthus")
    assert choice(s, RED).startswith("sail Corinthus serve 1")


def test_it_buys_miles_for_a_rich_contract() -> None:
    """The last turn, a contract one mile beyond the range that pays 3 temple points nobody has -> it pays."""
    s = at_sea(3, 5)
    load(s, RED, "syracusae_a grapes")
    play_oars(s, "0/6", "0/5", "-1/5")
    s.gold[RED] = 5
    assert choice(s, RED).startswith("sail Syracusae serve 1")


def test_it_sets_out_for_a_city_that_is_two_turns_away() -> None:
    """A single contract out of reach, with time to spare -> the boat does not wait in Creta."""
    s = at_sea(3, 2)
    load(s, RED, "malaca_a honey")
    play_oars(s, "0/4", "0/5", "-1/5")
    s.gold = [0, 0, 0]
    assert not choice(s, RED).startswith("sail Creta")


@pytest.mark.parametrize(("green", "purple", "buys"), [(3, 0, True), (60, 80, False)])
def test_it_buys_a_point_where_it_changes_the_ranking(green: int, purple: int, buys: bool) -> None:
    """A point that breaks a tie for first place is bought; one that leaves the seat far behind is not."""
    s = last_sail(round="C")
    load(s, RED, "malaca_b grapes")  # pays 3 points in Hispania
    moor(s, RED, "Malaca")
    place_tokens(s, "Hispania", (GREEN, green), (PURPLE, purple), (RED, 0))
    s.gold = [9, 60, 60]
    assert choice(s, RED) == ("sail Malaca serve 1 buy" if buys else "sail Malaca serve 1")


# Extra turns


@pytest.mark.parametrize(("contract", "joins"), [("corinthus_a grain", True), ("malaca_a honey", False)])
def test_it_takes_an_extra_turn_only_to_deliver(contract: str, joins: bool) -> None:
    """In extra turn 5 II: with a city within reach it joins; with one out of reach it keeps its card."""
    s = at_sea(3, 5)
    idle_until(s, "Journey", 5)
    load(s, GREEN)
    load(s, PURPLE)
    load(s, RED, contract)
    set_hand(s, RED, "0/3")
    idle_until(s, "ExtraTurn", 7)
    s.gold = [0, 0, 0]
    assert choice(s, RED) == ("join" if joins else "decline")


def test_it_keeps_no_card_when_the_game_is_about_to_end() -> None:
    """In the last extra turn of round C, a contract that earns nothing but its gold -> it joins."""
    s = at_sea(3, 5, round="C")
    idle_until(s, "Journey", 5, round="C")
    load(s, GREEN)
    load(s, PURPLE)
    load(s, RED, "corinthus_b grain")
    set_hand(s, RED, "0/8")
    idle_until(s, "ExtraTurn", 7, round="C")
    s.gold = [0, 60, 60]
    assert choice(s, RED) == "join"


# Habits


def test_habits() -> None:
    """In games between greedies: all slots are used, few contracts are thrown away, boats hardly wait in Creta."""
    loaded, served, lost, idle, sailed = [0] * 5, 0, 0, 0, 0
    for seed in range(4):
        s, last = new(3, seed), -1
        while not s.is_over:
            last = s.next_actor(last)
            action = ask(Greedy(luck_from(1)), s, last)
            mine = s.manifest[slot_at(last, 0) : slot_at(last, SLOTS)]
            if isinstance(action, Take) and mine.count(FREE) == SLOTS:
                loaded[action.slot] += 1
            elif isinstance(action, Sail):
                sailed += 1
                served += action.slot != ABSENT
                lost += mine[: max(0, action.slot)].count(OPEN)
                idle += action.slot == ABSENT and action.city == s.ships[last] == s.box.start
            s.apply(last, action)
    assert max(loaded) < 0.7 * sum(loaded)
    assert served > 0.6 * sailed
    assert lost < 0.36 * served
    assert idle < 0.05 * sailed


# Prices


def test_chances_follow_the_lead() -> None:
    """Even at level, certain with a safe lead, none when as far behind."""
    assert [chance_ahead(lead, 4.0) for lead in (-9, -4, 0, 2, 4, 9)] == [0.0, 0.0, 0.5, 0.75, 1.0, 1.0]


def test_more_spaces_are_never_worth_less() -> None:
    """Expected tiles rise with the spaces of a token, and are the whole first tiles when nobody can follow."""
    s = table(4)
    for temple in range(6):
        worths = [expected_tiles(s, RED, temple, amount) for amount in range(0, 120, 3)]
        assert worths == sorted(worths)
        firsts = [max(s.box.tile_value[tile] for tile in s.box.tiles_at[temple][number]) for number in range(3)]
        assert worths[-1] == pytest.approx(sum(firsts))
