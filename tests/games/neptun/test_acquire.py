"""Phase 1, acquiring contracts: clauses N13 to N26."""

import pytest

from periplus.kernel.errors import WrongSeat
from periplus.kernel.message import Message
from tests.games.neptun.tables import (
    DOWN,
    GREEN,
    NOTHING,
    PURPLE,
    RED,
    YELLOW,
    chart,
    column,
    contract,
    everybody_reveals,
    hand,
    idle_until,
    may,
    moments,
    new,
    player,
    refused,
    round_begins,
    row,
    say,
    set_order,
    set_row,
    table,
    turn,
)

UP = "face up"
CARDS = ("malaca_a honey 0/5", "ostia_b salt 0/1", "tyros_a olives +1/3", "carthago_b grain -1/3")


# The row


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_first_row_is_all_face_down(seats: int) -> None:
    """N13: turn 1 -> N+1 columns face down, and nobody sees what they are."""
    s = new(seats)
    blank = {"state": DOWN, "contract": None, "oar": None, "gold": 0, "refused_by": None}
    assert s.view(s.order[0])["row"] == [blank] * (seats + 1)


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_later_rows_begin_with_the_leftover(seats: int, number: int) -> None:
    """N13, N24: turns 2 to 5 -> the leftover face up at the left, N new columns face down."""
    s = table(seats)
    idle_until(s, "Acquire", number)
    assert row(s) == [UP] + [DOWN] * seats


@pytest.mark.parametrize(
    ("cards", "gold", "points"),
    [("athenae_a honey", 2, 0), ("athenae_b honey", 0, 3), ("malaca_b salt", 6, 0), ("ostia_a olives", 0, 2)],
)
def test_pay_of_a_column(cards: str, gold: int, points: int) -> None:
    """N14: good in the left column of the city card -> gold; in the right -> temple points; never both."""
    s = table(3)
    set_row(s, f"{cards} 0/3", DOWN, DOWN, DOWN)
    seen = s.view(None)["row"][0]["contract"]
    assert (seen["pay_gold"], seen["pay_points"]) == (gold, points)
    (taken,) = say(s, RED, "take 1 slot 1")
    pay = taken.public["pay"]
    assert isinstance(pay, Message)
    assert (pay.id, pay.params.get("gold", 0), pay.params.get("points", 0)) == (
        "pay-gold" if gold else "pay-points", gold, points,
    )  # fmt: skip


# Taking


def test_everybody_takes_exactly_one() -> None:
    """N15: three players in order -> one contract each, then the next turn begins."""
    s = table(3)
    for seat in (RED, GREEN, PURPLE):
        assert (s.actors(), turn(s)) == ([seat], 1)
        say(s, seat, "reveal")
        say(s, seat, f"take {seat + 1} slot 1")
        assert chart(s, seat).count("open") == 1
    assert turn(s) == 2


def test_others_wait_for_their_turn() -> None:
    """N15: green acts though red is in turn -> wrong seat."""
    s = table(3)
    with pytest.raises(WrongSeat):
        say(s, GREEN, "reveal")


@pytest.mark.parametrize("text", ["sail Tyros", "play +1/4*", "join", "decline"])
def test_contracts_come_first(text: str) -> None:
    """N15: red does something of a later phase -> refused."""
    assert refused(table(3), RED, text) == ("N15", "acquire-first")


@pytest.mark.parametrize("number", [2, 5, 6])
def test_only_columns_that_lie_there(number: int) -> None:
    """N15: green takes the column that red took, or one that three players never have -> refused."""
    s = table(3)
    set_row(s, *CARDS)
    say(s, RED, "take 2 slot 1")
    assert refused(s, GREEN, f"take {number} slot 1") == ("N15", "no-such-column")


def test_all_face_down_reveals_from_the_left() -> None:
    """N16: only face-down columns; red reveals again and again -> the next one to the right each time."""
    s = table(3)
    for number in range(1, 5):
        say(s, RED, "reveal")
        assert row(s) == [UP] * number + [DOWN] * (4 - number)
        assert may(s, RED)[0] == f"take {number} slot 1"


def test_face_down_columns_cannot_be_taken() -> None:
    """N16: red takes a column that nobody has turned up -> refused."""
    assert refused(table(3), RED, "take 1 slot 1") == ("N16", "column-face-down")


def test_refused_for_good() -> None:
    """N16: red refuses column 1 by revealing 2 -> column 1 is closed to red, column 2 is not."""
    s = table(3)
    say(s, RED, "reveal")
    say(s, RED, "reveal")
    assert refused(s, RED, "take 1 slot 1") == ("N17", "column-closed")
    assert [text for text in may(s, RED) if text.startswith("take 1")] == []
    say(s, RED, "take 2 slot 1")


def test_rightmost_must_be_taken() -> None:
    """N16: red has revealed all columns -> red must take the rightmost."""
    s = table(3)
    for _ in range(4):
        say(s, RED, "reveal")
    assert may(s, RED) == [f"take 4 slot {slot}" for slot in range(1, 6)]
    assert refused(s, RED, "reveal") == ("N16", "nothing-to-reveal")


@pytest.mark.parametrize("number", [1, 3])
def test_any_face_up_column_may_be_taken(number: int) -> None:
    """N17: some face up, some face down -> any face-up one may be taken."""
    s = table(3)
    set_row(s, CARDS[0], DOWN, CARDS[1], DOWN)
    say(s, RED, f"take {number} slot 2")
    assert contract(s, RED, 2) == {1: "malaca_a honey", 3: "ostia_b salt"}[number]


def test_revealing_closes_what_was_open() -> None:
    """N17: columns 1 and 3 face up; red reveals -> column 2 is turned up, 1 and 3 are closed to red."""
    s = table(3)
    set_row(s, CARDS[0], DOWN, CARDS[1], DOWN)
    say(s, RED, "reveal")
    assert row(s) == [UP, UP, UP, DOWN]
    for number in (1, 3):
        assert refused(s, RED, f"take {number} slot 1") == ("N17", "column-closed")
    assert may(s, RED) == [*[f"take 2 slot {slot}" for slot in range(1, 6)], "reveal"]


def test_what_cannot_be_taken_says_why() -> None:
    """N16, N17, N20: pointing at columns face down or closed and at a slot that is taken; nothing of what is gone."""
    s = table(3)
    set_row(s, CARDS[0], CARDS[1], DOWN, DOWN)
    assert {name: each.rule for name, each in s.refusals(RED).items()} == {"column-3": "N16", "column-4": "N16"}
    say(s, RED, "take 1 slot 2")
    say(s, GREEN, "reveal")
    told = {name: each.rule for name, each in s.refusals(GREEN).items()}
    assert told == {"column-2": "N17", "column-4": "N16"}
    say(s, GREEN, "take 3 slot 1")
    say(s, PURPLE, "take 2 slot 5")
    assert s.refusals(GREEN) == {} and s.actors() == [PURPLE]
    told = {name: each.rule for name, each in s.refusals(PURPLE).items()}
    assert told == {**{f"column-{number}": "N16" for number in (2, 3, 4)}, "slot-2-5": "N20"}


def test_closed_columns_are_open_to_the_next() -> None:
    """N17, N19: red revealed and took column 2 -> columns 1 and 3 are open to green."""
    s = table(3)
    set_row(s, CARDS[0], DOWN, CARDS[1], DOWN)
    say(s, RED, "reveal")
    say(s, RED, "take 2 slot 1")
    assert row(s) == [UP, NOTHING, UP, DOWN]
    assert {text.split()[1] for text in may(s, GREEN) if text.startswith("take")} == {"1", "3"}


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_only_face_up_columns(number: int) -> None:
    """N18: all columns face up -> any may be taken, and there is nothing to reveal."""
    s = table(3)
    set_row(s, *CARDS)
    assert refused(s, RED, "reveal") == ("N18", "nothing-to-reveal")
    assert "reveal" not in may(s, RED)
    say(s, RED, f"take {number} slot 1")
    assert row(s)[number - 1] == NOTHING


def test_refused_columns_stay_face_up() -> None:
    """N19: red refuses two columns -> both lie face up with the same cards for green."""
    s = table(3)
    for _ in range(3):
        say(s, RED, "reveal")
    before = [column(s, 1), column(s, 2)]
    say(s, RED, "take 3 slot 1")
    assert [column(s, 1), column(s, 2)] == before
    say(s, GREEN, "take 1 slot 1")
    assert before[0].startswith(contract(s, GREEN, 1))


@pytest.mark.parametrize("lasts", [False, True])
def test_refused_column_in_the_next_turn(lasts: bool) -> None:
    """N19, N61: red refuses column 1, and it is left over -> it is open to red again, or to the others alone."""
    s = table(3, refusal_lasts_round=lasts)
    say(s, RED, "reveal")
    say(s, RED, "reveal")
    for seat in (RED, GREEN, PURPLE):
        if seat != RED:
            say(s, seat, "reveal")
        say(s, seat, f"take {seat + 2} slot 1")
    set_order(s, RED, GREEN, PURPLE)
    assert s.view(None)["row"][0]["refused_by"] == (RED if lasts else None)
    assert ("take 1 slot 2" in may(s, RED)) != lasts
    if lasts:
        assert refused(s, RED, "take 1 slot 2") == ("N19", "column-refused")
        assert s.refusals(RED)["column-1"].rule == "N19"
        say(s, RED, "reveal")
        say(s, RED, "take 2 slot 2")
        assert "take 1 slot 2" in may(s, GREEN)
    else:
        say(s, RED, "take 1 slot 2")


def test_a_lasting_refusal_ends_with_its_column() -> None:
    """N19: green takes the leftover that red refused -> red may take the next leftover."""
    s = table(3, refusal_lasts_round=True)
    set_row(s, *CARDS)
    s.row_refuser[0] = RED
    set_order(s, GREEN, RED, PURPLE)
    say(s, GREEN, "take 1 slot 1")
    say(s, RED, "take 2 slot 1")
    say(s, PURPLE, "take 3 slot 1")
    set_order(s, RED, GREEN, PURPLE)
    assert s.row_refuser == [-1] * 4 and "take 1 slot 2" in may(s, RED)


def test_passing_over_an_open_column_is_no_refusal() -> None:
    """N17, N19: red turns up another column although one lay face up -> the open one is not refused for good."""
    s = table(3, refusal_lasts_round=True)
    set_row(s, CARDS[0], DOWN, DOWN, DOWN)
    say(s, RED, "reveal")
    say(s, RED, "take 2 slot 1")
    assert s.view(None)["row"][0]["refused_by"] is None


def test_a_lasting_refusal_leaves_something_to_do() -> None:
    """N19: random games -> whoever may not take the leftover can always take or turn up another column."""
    barred = 0
    for seed in range(4):
        for s in moments(3, seed, refusal_lasts_round=True):
            if s.step_name() == "Acquire" and s.actors() == [s.row_refuser[0]]:
                barred += 1
                assert may(s, s.actors()[0]) != []
                s.game.audit(s)
    assert barred > 0


# Loading


@pytest.mark.parametrize("slot", [1, 2, 3, 4, 5])
def test_any_free_slot(slot: int) -> None:
    """N20: an empty chart -> the contract goes into any slot, at once."""
    s = table(3)
    set_row(s, CARDS[0], DOWN, DOWN, DOWN)
    say(s, RED, f"take 1 slot {slot}")
    assert contract(s, RED, slot) == "malaca_a honey"
    assert chart(s, RED).count("free") == 4


def test_slot_holds_one_contract() -> None:
    """N20: red has loaded slot 2 in turn 1; loads it again in turn 2 -> refused."""
    s = table(3)
    set_row(s, *CARDS)
    say(s, RED, "take 1 slot 2")
    idle_until(s, "Acquire", 2)
    set_order(s, RED, GREEN, PURPLE)
    assert refused(s, RED, "take 1 slot 2") == ("N20", "slot-taken")
    assert "take 1 slot 2" not in may(s, RED)
    say(s, RED, "take 1 slot 1")


def test_loaded_contracts_never_move() -> None:
    """N20: random games -> until phase 2 every loaded slot keeps its contract."""
    for seed in range(4):
        loaded: dict[tuple[int, int, int], str] = {}
        for s in moments(4, seed):
            if s.step_name() == "Acquire":
                for seat in range(4):
                    for slot in range(1, 6):
                        if contract(s, seat, slot):
                            key = (s.round(), seat, slot)
                            assert loaded.setdefault(key, contract(s, seat, slot)) == contract(s, seat, slot)
        assert len(loaded) >= 3 * 4 * 4


def test_oar_card_goes_to_the_hand_and_the_marker_to_its_power() -> None:
    """N21: red takes a column with oar 0/5 -> card in hand, order marker on 5 of the oar scale."""
    s = table(3)
    set_row(s, *CARDS)
    say(s, RED, "take 1 slot 1")
    assert "0/5" in hand(s, RED)
    assert player(s, RED)["oar_scale"] == 5


@pytest.mark.parametrize(("number", "gold"), [(1, 8), (2, 5)])
def test_gold_on_the_column_is_taken(number: int, gold: int) -> None:
    """N22: 3 gold on column 1 -> whoever takes it has 8; whoever takes another keeps 5."""
    s = table(3)
    set_row(s, f"{CARDS[0]} 3", *CARDS[1:])
    say(s, RED, f"take {number} slot 1")
    assert s.gold[RED] == gold


# The end of a turn


@pytest.mark.parametrize(
    ("oars", "order"),
    [
        (("0/5", "0/1", "0/3", "0/8"), [GREEN, PURPLE, RED, YELLOW]),
        (("0/4", "+1/4", "-1/4", "+2/4"), [YELLOW, PURPLE, GREEN, RED]),
        (("0/4", "0/2", "+1/4", "+1/2"), [YELLOW, GREEN, PURPLE, RED]),
        (("0/1", "0/8", "+1/8", "+1/1"), [YELLOW, RED, PURPLE, GREEN]),
    ],
    ids=["all different", "all equal", "two pairs", "ends of the scale"],
)
def test_new_order(oars: tuple[str, ...], order: list[int]) -> None:
    """N21, N23: red, green, purple, yellow take powers -> lowest first, among equals the last to come."""
    s = table(4)
    cards = ("malaca_a honey", "malaca_b honey", "ostia_a salt", "ostia_b salt")
    set_row(s, *[f"{contract} {oar}" for contract, oar in zip(cards, oars, strict=True)], DOWN)
    for seat in range(4):
        say(s, seat, f"take {seat + 1} slot 1")
    assert s.order == order
    assert s.actors() == order[:1]


def test_equals_follow_the_order_of_acting() -> None:
    """N23: purple, red, green act in that order and take equal powers -> green, red, purple."""
    s = table(3)
    set_order(s, PURPLE, RED, GREEN)
    set_row(s, "malaca_a honey 0/4", "malaca_b honey +1/4", "ostia_a salt +2/4", DOWN)
    for number, seat in enumerate((PURPLE, RED, GREEN), 1):
        say(s, seat, f"take {number} slot 1")
    assert s.order == [GREEN, RED, PURPLE]


def test_face_down_leftover_is_turned_up_without_gold() -> None:
    """N24: the leftover was face down -> turned up, leftmost, no gold."""
    s = table(3)
    everybody_reveals(s)
    assert row(s) == [UP, DOWN, DOWN, DOWN]
    assert s.view(None)["row"][0]["gold"] == 0


def test_face_up_leftover_gets_one_gold() -> None:
    """N24: the leftover was face up -> 1 gold on it, in whatever column it stood."""
    s = table(3)
    set_row(s, *CARDS)
    for seat, number in ((RED, 1), (GREEN, 2), (PURPLE, 4)):
        say(s, seat, f"take {number} slot 1")
    assert column(s, 1) == CARDS[2]
    assert s.view(None)["row"][0]["gold"] == 1


@pytest.mark.parametrize(("accumulates", "gold"), [(True, [1, 2, 3]), (False, [1, 1, 1])])
def test_leftover_that_is_left_again(accumulates: bool, gold: list[int]) -> None:
    """N24, N61: the same column is left three more times -> gold adds up; if the switch is off it stays 1."""
    s = table(3, leftover_gold_accumulates=accumulates)
    everybody_reveals(s)
    left = column(s, 1)
    found = []
    for _ in range(3):
        everybody_reveals(s)
        assert column(s, 1) == left
        found.append(s.view(None)["row"][0]["gold"])
    assert found == gold


def test_gold_stays_with_its_column() -> None:
    """N22, N24: column with 2 gold is taken, another face-up one is left -> that one has 1 gold."""
    s = table(3)
    set_row(s, f"{CARDS[0]} 2", *CARDS[1:])
    for seat, number in ((RED, 1), (GREEN, 3), (PURPLE, 4)):
        say(s, seat, f"take {number} slot 1")
    assert column(s, 1) == CARDS[1]
    assert s.view(None)["row"][0]["gold"] == 1


def test_last_leftover_is_discarded() -> None:
    """N25: a column with 3 gold is left in turn 5 -> its cards are discarded, nobody gets the gold."""
    s = table(3)
    idle_until(s, "Acquire", 5)
    set_order(s, RED, GREEN, PURPLE)
    set_row(s, f"{CARDS[0]} 3", DOWN, DOWN, DOWN)
    everybody_reveals(s)
    assert [chart(s, seat) for seat in range(3)] == [["open"] * 5] * 3
    assert row(s) == [NOTHING] * 4
    assert s.gold == [5, 5, 5]
    seen = s.view(None)
    assert (seen["cities"]["discard"], seen["goods"]["discard"]) == (["malaca_a"], ["honey"])
    assert seen["oars"]["discard"] == ["0/5"]


def test_last_leftover_takes_its_gold_out_of_the_next_round() -> None:
    """N25: 3 gold lay on the last leftover -> no gold lies on any column of the next round."""
    s = table(3)
    idle_until(s, "Acquire", 5)
    set_row(s, f"{CARDS[0]} 3", DOWN, DOWN, DOWN)
    everybody_reveals(s)
    idle_until(s, "Acquire", 2, "B")
    assert [seen["gold"] for seen in s.view(None)["row"]] == [0] * 4


def test_order_after_the_fifth_turn() -> None:
    """N23, N25: turn 5, red takes power 5, green 1, purple 3 -> phase 2 in the order green, purple, red."""
    s = table(3)
    idle_until(s, "Acquire", 5)
    set_order(s, RED, GREEN, PURPLE)
    set_row(s, *CARDS)
    for seat in (RED, GREEN, PURPLE):
        say(s, seat, next(text for text in may(s, seat) if text.startswith(f"take {seat + 1}")))
    assert (s.step_name(), s.order) == ("ChooseOar", [GREEN, PURPLE, RED])


@pytest.mark.parametrize("seats", [3, 5])
def test_order_lasts_to_the_next_round(seats: int) -> None:
    """N26: random games -> from phase 2 to the first contract of the next round the order never changes."""
    for seed in range(4):
        order: list[int] = []
        rounds = 0
        for s in moments(seats, seed):
            if s.step_name() == "ChooseOar" and turn(s) == 1:
                order = s.order
            elif round_begins(s) and order:
                rounds += 1
                assert s.actors() == order[:1]
            if order and (s.step_name() != "Acquire" or turn(s) == 1):
                assert s.order == order
        assert rounds >= 2
