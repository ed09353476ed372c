"""Undo in long phases: cached answers are those of a plain replay, and cost the same after many decisions."""

from copy import deepcopy

import pytest

from periplus.games.example import ROOM
from periplus.kernel.action import Action
from periplus.kernel.box import shipped_box
from periplus.kernel.errors import PeriplusError
from periplus.kernel.flow import all_at_once, sequence
from periplus.kernel.game import Game
from periplus.kernel.luck import Luck, luck_from
from periplus.kernel.message import Event
from periplus.kernel.position import encode
from periplus.kernel.state import State
from periplus.kernel.undo import CannotUndo, Play, Taken
from tests.conformance.walks import said
from tests.kernel.test_flow import Name, Toy, toy


def seen(told: list[Event], without: int, seats: int) -> list[object]:
    """Return events as everybody but one seat sees them."""
    watchers = [None, *[seat for seat in range(seats) if seat != without]]
    return [event.seen_by(watcher) for watcher in watchers for event in told]


def without_last(play: Play, seat: int) -> State | None:
    """Return the position without a seat's last decision, by repeating all that followed; None if that fails."""
    own = [at for at, taken in enumerate(play._taken) if taken.seat == seat]
    if not own or play.state.is_over:
        return None
    before, later = play._taken[own[-1]].before, play._taken[own[-1] + 1 :]
    if later and not before.instructions[before.pc].at_once(before):
        return None
    s = before.copy()
    return s if all(holds(s, taken, seat, before.pc) for taken in later) else None


def holds(s: State, taken: Taken, without: int, pc: int) -> bool:
    """Repeat a decision; say whether it belongs to the same step and everybody else sees the same."""
    told: list[Event] = []
    if s.pc != pc or taken.before.pc != pc:
        return False
    try:
        s.apply(taken.seat, taken.action, told)
    except PeriplusError:
        return False
    return seen(told, without, s.seats) == seen(taken.told, without, s.seats)


def compare(play: Play, seat: int) -> bool:
    """Check one answer, and what an undo leads to; return the answer."""
    plain, twin, told = without_last(play, seat), play.copy(), [taken.told for taken in play._taken]
    assert play.may_undo(seat) == (plain is not None)
    if plain is None:
        with pytest.raises(CannotUndo):
            twin.undo(seat)
        assert (twin.state, twin.decisions) == (play.state, play.decisions)
        return False
    at = max(at for at, (who, _) in enumerate(play.decisions) if who == seat)
    undone = twin.undo(seat)
    assert encode(twin.state) == encode(plain)
    assert twin.decisions == play.decisions[:at] + play.decisions[at + 1 :]
    assert any(undone is each for each in told)
    assert all(any(taken.told is each for each in told) for taken in twin._taken)
    return True


def busy_market() -> Game:
    """Return the example game with a market in which everybody trades for long."""
    data = deepcopy(shipped_box("periplus.games.example"))
    data["table"].update(offers=9)
    return Game(ROOM, data, "busy")


def lively(s: State, seat: int, luck: Luck) -> Action:
    """Choose an action, but seldom one that leaves the market."""
    action = said(s, seat, luck)
    while str(action) == "done" and luck.below(40):
        action = said(s, seat, luck)
    return action


@pytest.mark.parametrize("seed", range(6))
def test_the_cache_answers_as_a_plain_replay(seed: int) -> None:
    """Random games with looks, copies and undos now and then: every answer is the same, in old copies as well."""
    luck, answers, kept, longest = luck_from(seed), list[bool](), list[Play](), 0
    play = Play(busy_market().new(3, seed))
    while not play.state.is_over:
        asked = play.state.actors()
        seat = asked[luck.below(len(asked))]
        play.act(seat, lively(play.state, seat, luck))
        for seat in range(3):
            if luck.below(3) == 0:
                answers.append(compare(play, seat))
        if luck.below(10) == 0:
            kept.append(play)
            play = play.copy()
        longest = max(longest, len(play._taken))
        seat = luck.below(3)
        if luck.below(8) == 0 and play.may_undo(seat):
            play.undo(seat)
    answers += [compare(each, seat) for each in kept for seat in range(3)]
    assert min(answers.count(True), answers.count(False)) > 20
    assert longest > 20


@pytest.mark.parametrize("seed", range(3))
def test_the_cache_knows_who_is_asked_again(seed: int) -> None:
    """Six seats that leave and are asked again: a decision on the strength of another holds it fast."""
    luck, answers = luck_from(seed), list[bool]()
    play = Play(toy(sequence(all_at_once(Name("a"))), seats=6))
    while len(play.decisions) < 60 and not play.state.is_over:
        asked = play.state.actors()
        seat = asked[luck.below(len(asked))]
        play.act(seat, play.state.game.parse("no" if len(asked) > 2 and luck.below(2) else "yes"))
        answers += [compare(play, seat) for seat in range(6) if luck.below(2)]
    assert min(answers.count(True), answers.count(False)) > 10


class Counted(Name):
    """A step that counts how often it has had an effect."""

    effects = 0

    def effect(self, s: Toy, seat: int, action: Action) -> None:
        Counted.effects += 1
        super().effect(s, seat, action)


def test_a_look_costs_the_same_late_in_a_long_phase() -> None:
    """After 200 decisions of one step, as after the first, only the new decision is repeated for each seat."""
    play = Play(toy(sequence(all_at_once(Counted("a"))), seats=6))
    yes = play.state.game.parse("yes")
    for seat in range(6):
        play.act(seat, yes)
    assert all(play.may_undo(seat) for seat in range(6))
    for _ in range(200):
        play = play.copy()
        play.act(5, yes)
        Counted.effects = 0
        for _ in range(2):
            assert all(play.may_undo(seat) for seat in range(6))
        assert Counted.effects <= 5
