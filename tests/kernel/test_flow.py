"""The phrases of an order of play, on a toy written in plain Python (also when the kernel is compiled)."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest

from periplus.games.example import ROOM
from periplus.kernel.action import Action, Lexicon, Verb, bare
from periplus.kernel.errors import BadPosition, GameOver, Refused, WrongSeat
from periplus.kernel.flow import (
    Phrase,
    all_at_once,
    call,
    compile_order,
    in_order,
    in_order_if,
    one,
    repeat,
    sequence,
    until,
    when,
)
from periplus.kernel.game import Game
from periplus.kernel.luck import Luck
from periplus.kernel.playout import playout
from periplus.kernel.standings import rank
from periplus.kernel.state import State, Step, Terms
from periplus.kernel.undo import Play

OUTER, INNER = 0, 1


class Toy(State):
    """A state that writes down what happens."""

    def __init__(self, terms: Terms, of: "Toy | None" = None) -> None:
        super().__init__(terms, of)
        self.diary: list[str] = [] if of is None else of.diary[:]
        self.left: int = 3 if of is None else of.left

    def copy(self) -> "Toy":
        return Toy(self.terms, self)

    def derived(self) -> tuple[str, ...]:
        return ("diary", "left")


class Ask(Step[Toy]):
    """A step that takes one answer, or several."""

    rule = "T1"
    verbs: ClassVar[tuple[str, ...]] = ("yes",)
    otherwise = "say-yes"

    def __init__(self, mark: str, absent: tuple[int, ...] = (), interrupts: str = "", answers: int = 1) -> None:
        super().__init__()
        self.mark, self.absent, self.interrupts, self.answers = mark, absent, interrupts, answers

    def asks(self, s: Toy, seat: int) -> bool:
        return seat not in self.absent

    def legal(self, s: Toy, seat: int) -> list[Action]:
        return [s.game.parse("yes")]

    def check(self, s: Toy, seat: int, action: Action) -> None:
        """Allow it."""

    def effect(self, s: Toy, seat: int, action: Action) -> None:
        s.diary.append(f"{self.mark}{seat}")
        if s.diary.count(f"{self.mark}{seat}") % self.answers == 0:
            s.done(seat)
        if self.interrupts:
            s.interrupt(self.interrupts)


def note(mark: str) -> Any:
    """Return a rule that writes a mark down."""

    def rule(s: Toy) -> None:
        s.diary.append(mark)

    return rule


def toy(order_of_play: Phrase, named: dict[str, Phrase] | None = None, seats: int = 2) -> Toy:
    """Set up a toy game with an order of play."""
    verbs = Lexicon([Verb(name, (), bare) for name in ("yes", "no")])
    knowledge = {"view": lambda s, seat: {}, "recall": lambda s, seat: {}, "deal_anew": lambda s, seat, luck: None}
    room = replace(
        ROOM,
        seats=(2, 3, 4, 5, 6),
        state=Toy,
        actions=SimpleNamespace(Actions=lambda box: SimpleNamespace(lexicon=verbs)),
        flow=SimpleNamespace(ORDER_OF_PLAY=order_of_play, NAMED=named or {}, longest=lambda box, seats, settings: 99),
        view=SimpleNamespace(EVENTS={}, **knowledge),
        score=SimpleNamespace(standings=lambda s: rank(s.ending, [0] * s.seats, [{}] * s.seats)),
        audit=SimpleNamespace(audit=lambda s: None),
    )
    s = Game(room).new(seats, 1)
    assert isinstance(s, Toy)
    return s


def play(s: Toy, *seats: int) -> list[str]:
    """Let seats say yes, in this order, and return the diary."""
    for seat in seats:
        s.apply(seat, s.game.parse("yes"))
    return s.diary


def test_in_order_asks_one_after_the_other() -> None:
    """Each seat in player order; seats that are not asked are passed over; the game ends after the last."""
    s = toy(sequence(in_order(Ask("a", absent=(1,))), note("x")), seats=3)
    assert s.actors() == [0]
    assert play(s, 0) == ["a0"]
    assert s.actors() == [2]
    assert play(s, 2) == ["a0", "a2", "x"]
    assert s.ending == "played-out"


def test_in_order_follows_the_player_order() -> None:
    """A changed order counts from the next word on."""

    def turn_round(s: Toy) -> None:
        s.order = s.order[::-1]

    s = toy(sequence(turn_round, in_order(Ask("a"))))
    assert s.actors() == [1]
    assert play(s, 1, 0) == ["a1", "a0"]


def test_one_asks_a_single_seat_once() -> None:
    """The first seat in player order that is asked; nobody if none is; it may interrupt and be interrupted."""
    s = toy(sequence(one(Ask("a", absent=(0,))), one(Ask("b", absent=(0, 1, 2))), note("x")), seats=3)
    assert s.actors() == [1]
    assert s.game.from_json(s.to_json()).actors() == [1]
    assert play(s, 1) == ["a1", "x"]
    s = toy(sequence(one(Ask("a", interrupts="part")), note("x")), {"part": one(Ask("p", absent=(0,)))})
    assert play(s, 0, 1) == ["a0", "p1", "x"]


def test_a_turn_of_several_steps_is_finished_before_the_next_seat() -> None:
    """Two steps of one turn: seat 0 takes both, then seat 1; a step may be absent for one seat."""
    s = toy(sequence(in_order(Ask("a"), Ask("b", absent=(0,)), Ask("c"))))
    assert play(s, 0, 0, 1, 1, 1) == ["a0", "c0", "a1", "b1", "c1"]


def test_a_seat_may_act_several_times_before_it_is_done() -> None:
    """The game waits for the same seat until the step says done."""
    s = toy(sequence(in_order(Ask("a", answers=2))))
    assert play(s, 0, 0, 1, 1) == ["a0", "a0", "a1", "a1"]


def test_all_at_once_takes_answers_in_any_order() -> None:
    """All seats are asked together; the rule behind runs once, when everybody is done."""
    s = toy(sequence(all_at_once(Ask("a", answers=2)), note("x")), seats=3)
    assert s.actors() == [0, 1, 2]
    assert play(s, 2, 0, 2) == ["a2", "a0", "a2"]
    assert s.actors() == [0, 1]
    assert play(s, 1, 0, 1)[-1] == "x"


def test_the_next_actor_sits_after_the_last() -> None:
    """By seat number, whatever the player order, round the table, and over those who are not waited for."""

    def turn_round(s: Toy) -> None:
        s.order = s.order[::-1]

    s = toy(sequence(turn_round, all_at_once(Ask("a", absent=(1,), answers=2))), seats=4)
    assert s.actors() == [3, 2, 0]
    assert [s.next_actor(last) for last in range(-1, 4)] == [0, 2, 2, 3, 0]
    assert (s.in_turn(-1), s.in_turn(2), s.in_turn(3)) == ([0, 2, 3], [3, 0, 2], [0, 2, 3])
    play(s, 3, 3)
    assert [s.next_actor(last) for last in range(-1, 4)] == [0, 2, 2, 0, 0]
    assert playout(s, Luck(bytes(32), [0])) == 4
    assert s.diary == ["a3", "a3", "a0", "a2", "a0", "a2"]


def test_words_that_ask_nobody_are_passed() -> None:
    """If no seat is asked, the order of play goes on."""
    nobody = (0, 1)
    assert toy(sequence(all_at_once(Ask("a", nobody)), in_order(Ask("b", nobody)), note("x"))).diary == ["x"]


def test_loops_nest_and_count() -> None:
    """Two times three; the inner counter may start elsewhere; a loop of one is played once."""

    def count(s: Toy) -> None:
        s.diary.append(f"{s.loops[OUTER]}{s.loops[INNER]}")

    s = toy(sequence(repeat(OUTER, 2, repeat(INNER, 3, count, first=5), repeat(INNER, 1, note("x")))))
    assert s.diary == ["05", "06", "07", "x", "15", "16", "17", "x"]


def test_when_and_until() -> None:
    """When plays once or not at all; until repeats, and tests before the first time."""

    def fewer(s: Toy) -> None:
        s.left -= 1

    def none_left(s: Toy) -> bool:
        return s.left == 0

    s = toy(sequence(
        when(none_left, note("early")), until(none_left, fewer, note("u")), when(none_left, note("late")),
        until(none_left, note("never")),
    ))  # fmt: skip
    assert s.diary == ["u", "u", "u", "late"]


def test_a_named_part_returns_to_where_it_was_called() -> None:
    """Call plays a part, which may ask, and goes on behind the call."""
    s = toy(sequence(call("part"), note("x"), call("part")), {"part": sequence(note("p"), in_order(Ask("a")))})
    assert play(s, 0, 1, 0, 1) == ["p", "a0", "a1", "x", "p", "a0", "a1"]


def test_an_interrupt_comes_in_the_middle_of_a_turn() -> None:
    """Seat 0 speaks once: the others are asked, then seat 0 goes on with its own turn."""
    s = toy(sequence(in_order(Ask("a", interrupts="part", answers=2))), {"part": in_order(Ask("p", absent=(0,)))})
    assert play(s, 0) == ["a0"]
    assert s.actors() == [1]
    assert len(s.stack) == 3
    twin = s.copy()
    assert play(twin, 1, 0, 1) == ["a0", "p1", "a0", "p1"]
    assert twin.actors() == [1]
    assert s.actors() == [1]
    assert s.diary == ["a0"]


def test_an_interrupt_after_the_last_word_of_a_turn() -> None:
    """The interrupting seat is done: after the interrupt the next seat is asked."""
    s = toy(sequence(in_order(Ask("a", interrupts="part"))), {"part": in_order(Ask("p", absent=(0,)))})
    assert play(s, 0, 1, 1, 1) == ["a0", "p1", "a1", "p1"]
    assert s.is_over


def test_interrupts_of_a_rule_are_played_before_the_next_word() -> None:
    """A rule that asks nobody may interrupt, too; of two interrupts the last one called comes first."""

    def twice(s: Toy) -> None:
        s.interrupt("one")
        s.interrupt("two")

    parts: dict[str, Phrase] = {"one": in_order(Ask("o")), "two": in_order(Ask("t"))}
    s = toy(sequence(twice, note("x")), parts)
    assert play(s, 0, 1, 0, 1) == ["t0", "t1", "o0", "o1", "x"]


def test_an_interrupt_may_be_interrupted() -> None:
    """Frames nest: two deep, and back."""
    parts: dict[str, Phrase] = {
        "one": in_order(Ask("o", absent=(0,), interrupts="two")),
        "two": in_order(Ask("t", absent=(1,))),
    }
    s = toy(sequence(in_order(Ask("a", absent=(1,), interrupts="one")), note("x")), parts)
    assert play(s, 0, 1) == ["a0", "o1"]
    assert len(s.stack) == 6
    assert play(s, 0) == ["a0", "o1", "t0", "x"]


def test_no_interrupt_where_all_decide_at_once() -> None:
    """A step that all take at once may not interrupt: the program is wrong, and says so."""
    s = toy(sequence(all_at_once(Ask("a", interrupts="part"))), {"part": in_order(Ask("p"))})
    with pytest.raises(RuntimeError, match="all take at once"):
        play(s, 0)


def test_a_rule_may_end_the_game_at_once() -> None:
    """Nothing behind it is played, and nobody may act."""

    def win(s: Toy) -> None:
        s.end("won")

    s = toy(sequence(in_order(Ask("a", absent=(1,))), win, note("never"), in_order(Ask("b"))))
    assert play(s, 0) == ["a0"]
    assert s.ending == "won"
    assert s.actors() == []
    with pytest.raises(GameOver):
        play(s, 1)


class Win(Ask):
    """A step whose effect ends the game, and forgets that the seat is done."""

    def effect(self, s: Toy, seat: int, action: Action) -> None:
        s.diary.append(f"won by {seat}")
        s.end("won")


@pytest.mark.parametrize("asking", [in_order(Win("w")), all_at_once(Win("w")), call("part")])
def test_an_effect_may_end_the_game_at_once(asking: Phrase) -> None:
    """In order, all at once or within a part: nobody is asked any more, nothing is played behind it."""
    s = toy(sequence(asking, note("never")), {"part": in_order(Win("w"))})
    assert play(s, 0) == ["won by 0"]
    assert (s.actors(), s.may_act(), s.is_over) == ([], [], True)
    with pytest.raises(GameOver):
        play(s, 1)


class DoneTooLate(Ask):
    """A step that interrupts and only then says that its seat is done."""

    def effect(self, s: Toy, seat: int, action: Action) -> None:
        s.interrupt("part")
        s.done(seat)


def test_done_comes_before_an_interrupt() -> None:
    """Said afterwards it would be lost: the program is wrong, and says so."""
    s = toy(sequence(in_order(DoneTooLate("a"))), {"part": in_order(Ask("p"))})
    with pytest.raises(RuntimeError, match="before its step interrupts"):
        play(s, 0)


class Secret(Ask):
    """A step whose answers stay hidden until all are in."""

    def secret(self, s: Toy) -> bool:
        return True


def test_secret_answers_come_to_light_together() -> None:
    """Leaving a secret step counts as revealing, so that nobody can look and take back."""
    s = toy(sequence(all_at_once(Secret("a")), in_order(Ask("b"))))
    play(s, 0)
    assert s.revealed == 0
    play(s, 1)
    assert s.revealed == 1


class Name(Ask):
    """A step of any number of answers: ``yes`` names the next seat, which is asked again; ``no`` is done."""

    verbs = ("yes", "no")

    def __init__(self, mark: str, done: str = "") -> None:
        super().__init__(mark)
        self.done = done

    def legal(self, s: Toy, seat: int) -> list[Action]:
        return [s.game.parse("yes"), s.game.parse("no")]

    def effect(self, s: Toy, seat: int, action: Action) -> None:
        s.diary.append(f"{self.mark}{seat}")
        if action.verb.name == "no" or self.done == "before":
            s.done(seat)
        if action.verb.name == "yes":
            s.ask_again((seat + 1) % s.seats)
        if self.done == "after":
            s.done(seat)


def test_a_seat_that_is_done_is_asked_again() -> None:
    """Where all decide at once, an effect may name a seat that has left: the step goes on until it leaves again."""
    s = toy(sequence(all_at_once(Name("a")), note("x")), seats=3)
    s.apply(1, s.game.parse("no"))
    assert s.actors() == [0, 2]
    s.apply(0, s.game.parse("yes"))
    assert s.actors() == [0, 1, 2]
    assert s.game.from_json(s.to_json()).actors() == [0, 1, 2]
    s.apply(0, s.game.parse("yes"))  # seat 1 is waited for already
    for seat in (0, 1, 2):
        s.apply(seat, s.game.parse("no"))
    assert s.diary == ["a1", "a0", "a0", "a0", "a1", "a2", "x"]


@pytest.mark.parametrize("done", ["before", "after"])
def test_the_last_seat_asks_another_again_and_is_done(done: str) -> None:
    """In either order: the step goes on with the other seat, in a position that can be saved."""
    s = toy(sequence(all_at_once(Name("a", done)), note("x"), in_order(Ask("b"))))
    s.apply(0, s.game.parse("no"))
    s.apply(1, s.game.parse("yes"))
    assert (s.step_name(), s.actors(), s.turn) == ("Name", [0], 0)
    assert s.game.from_json(s.to_json()).actors() == [0]
    s.apply(0, s.game.parse("yes"))
    assert (s.step_name(), s.actors()) == ("Name", [1])
    s.apply(1, s.game.parse("no"))
    assert (s.step_name(), s.diary) == ("Ask", ["a0", "a1", "a0", "a1", "x"])


def test_what_asks_a_seat_again_can_be_taken_back() -> None:
    """Until that seat has answered; what a seat did before it was asked again stays its own to take back."""
    game = Play(toy(sequence(all_at_once(Name("a")), note("x"))))
    yes, no = game.state.game.parse("yes"), game.state.game.parse("no")
    game.act(1, no)
    game.act(0, yes)
    twin = game.copy()
    twin.undo(0)
    assert twin.state.actors() == [0]
    twin = game.copy()
    twin.undo(1)
    assert (twin.state.actors(), twin.decisions) == ([0, 1], [(0, yes)])
    game.act(1, no)
    assert (game.may_undo(0), game.may_undo(1)) == (False, True)


class TooEager(Ask):
    """A step that interrupts, and then asks a seat of the interrupt again."""

    def effect(self, s: Toy, seat: int, action: Action) -> None:
        s.done(seat)
        s.interrupt("part")
        s.ask_again(1)


def test_only_the_effect_of_a_step_taken_at_once_asks_again() -> None:
    """Not a step in order, not a rule, not another program, not an interrupt: the program is wrong, and says so."""

    def rule(s: Toy) -> None:
        s.ask_again(0)

    s = toy(sequence(in_order(Name("a"))))
    with pytest.raises(RuntimeError, match="asked again"):
        s.apply(0, s.game.parse("yes"))
    s = toy(sequence(in_order(TooEager("a"))), {"part": all_at_once(Ask("p"))})
    with pytest.raises(RuntimeError, match="asked again"):
        s.apply(0, s.game.parse("yes"))
    s = toy(sequence(all_at_once(Name("a")), rule, all_at_once(Name("b"))))
    s.apply(0, s.game.parse("no"))
    with pytest.raises(RuntimeError, match="asked again"):
        s.ask_again(0)
    with pytest.raises(RuntimeError, match="asked again"):
        s.apply(1, s.game.parse("no"))


class Last(Ask):
    """A step whose effect ends the game, then asks the other seat again."""

    def effect(self, s: Toy, seat: int, action: Action) -> None:
        s.end("won")
        s.ask_again(1 - seat)


def test_nobody_is_asked_again_once_the_game_has_ended() -> None:
    """As with ``done``, the effect need not look."""
    s = toy(sequence(all_at_once(Last("a"))))
    play(s, 0)
    assert (s.is_over, s.actors()) == (True, [])


class Sealed(Ask):
    """A step that is secret from the second round on."""

    def secret(self, s: Toy) -> bool:
        return not is_first_round(s)


def is_first_round(s: Toy) -> bool:
    """Hold in the first round."""
    return s.loops[OUTER] == 0


def two_rounds(step: Step[Toy]) -> Toy:
    """Set up a toy in which a step is taken in order in the first round, by all at once in the second."""
    return toy(sequence(repeat(OUTER, 2, in_order_if(is_first_round, step), note("x"))), seats=3)


def test_in_order_if_a_condition_holds() -> None:
    """In the first round seat by seat, in the second all together; it is one step with one name."""
    s = two_rounds(Ask("a", absent=(1,)))
    assert [each.outline() for each in s.instructions if each.all_steps()] == ["in order if is_first_round Ask"]
    assert (s.step_name(), s.actors(), s.instructions[s.pc].at_once(s)) == ("Ask", [0], False)
    assert play(s, 0, 2) == ["a0", "a2", "x"]
    assert (s.step_name(), s.actors(), s.instructions[s.pc].at_once(s)) == ("Ask", [0, 2], True)
    assert play(s, 2, 0) == ["a0", "a2", "x", "a2", "a0", "x"]
    assert s.is_over


def test_a_step_open_in_order_and_secret_together_is_revealed_once() -> None:
    """Answers in order are open; those given together come to light when the last one is in."""
    s = two_rounds(Sealed("a"))
    play(s, 0, 1, 2)
    assert s.revealed == 0
    play(s, 1, 2)
    assert s.revealed == 0
    play(s, 0)
    assert s.revealed == 1


def test_in_order_if_is_saved_and_loaded_either_way() -> None:
    """A position fits only the way in which seats are asked now."""
    s = two_rounds(Ask("a"))
    play(s, 0)
    saved = s.to_json()
    assert s.game.from_json(saved).actors() == [1]
    faults: list[dict[str, object]] = [{"waiting": 0b110}, {"turn": 0}, {"loops": [1]}, {"loops": []}]
    for wrong in faults:
        with pytest.raises(BadPosition):
            s.game.from_json({**saved, **wrong})
    play(s, 1, 2, 1)
    saved = s.to_json()
    assert s.game.from_json(saved).actors() == [0, 2]
    faults = [{"turn": 1}, {"loops": [0]}, {"waiting": 0b1000}]
    for wrong in faults:
        with pytest.raises(BadPosition):
            s.game.from_json({**saved, **wrong})


def test_undo_and_asking_again_follow_the_way_in_which_seats_are_asked() -> None:
    """In order, only the last decision can be taken back and nobody is asked again; together, both are possible."""
    game = Play(two_rounds(Name("a")))
    yes, no = game.state.game.parse("yes"), game.state.game.parse("no")
    game.act(0, no)
    game.act(1, no)
    assert [game.may_undo(seat) for seat in range(3)] == [False, True, False]
    with pytest.raises(RuntimeError, match="asked again"):
        game.act(2, yes)
    for seat in (2, 0, 1):
        game.act(seat, no)
    assert [game.may_undo(seat) for seat in range(3)] == [True, True, False]
    game.act(2, yes)
    assert game.state.actors() == [0, 2]


def test_programs_that_cannot_work_are_refused() -> None:
    """A loop within a loop of the same counter, a loop of no turns, a part that does not exist."""
    for wrong in (
        repeat(OUTER, 2, repeat(OUTER, 2, note("x"))),
        repeat(OUTER, 0, note("x")),
        call("nowhere"),
    ):
        with pytest.raises(ValueError, match=r"loop 0|nowhere"):
            compile_order(sequence(wrong))


def test_all_at_once_works_within_an_interrupt() -> None:
    """In the middle of seat 0's turn both seats answer together; then the turn goes on."""
    s = toy(sequence(in_order(Ask("a", interrupts="part", answers=2))), {"part": all_at_once(Ask("p"))})
    assert play(s, 0) == ["a0"]
    assert s.actors() == [0, 1]
    assert play(s, 1, 0) == ["a0", "p1", "p0"]
    assert s.actors() == [0]


def test_wrong_seat_and_refusal_are_different_errors() -> None:
    """Not asked: WrongSeat, naming who is. Asked, but not allowed: Refused with clause and reason."""
    s = toy(sequence(in_order(Ask("a"))))
    with pytest.raises(WrongSeat) as wrong:
        play(s, 1)
    assert wrong.value.message.params == {"seat": 1, "seats": [0]}
    with pytest.raises(Refused) as refused:
        s.apply(0, s.game.parse("no"))
    assert (refused.value.rule, refused.value.reason) == ("T1", "say-yes")
    assert s.diary == []


def test_resample_gives_a_new_future() -> None:
    """The seed of a resampled state comes from the generator given, not from the state."""
    s = toy(sequence(in_order(Ask("a"))))
    one, other = s.resample(0, Luck(bytes(32), [0])), s.resample(0, Luck(bytes(32), [0]))
    assert one.luck.seed == other.luck.seed != s.luck.seed
