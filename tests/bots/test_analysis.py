"""A game looked at afterwards: repeatable, fair to what a seat knew, with luck kept apart from mistakes."""

from collections.abc import Sequence
from functools import cache

import msgspec
import pytest

import periplus
from periplus.bots import Greedy, Seat, ask
from periplus.bots.analysis import (
    Analysis,
    Analyst,
    Course,
    Judged,
    analyse,
    course_of,
    reasons_for,
    verdict_on,
)
from periplus.bots.captain import Search
from periplus.kernel.action import Action
from periplus.kernel.errors import BadRecord
from periplus.kernel.luck import Luck, luck_from, stretch
from periplus.kernel.record import Record, make_record
from periplus.kernel.state import State
from periplus.kernel.undo import Play

LITTLE = 0.1


def played(seed: int, most: int = 1000, begun: Sequence[tuple[int, Action]] = (), **options: bool) -> Play:
    """Return a game of the example between greedies, perhaps unfinished, or begun in another way."""
    play = Play(periplus.game("example").new(2, seed, options))
    bot = Greedy(luck_from(seed))
    for seat, action in begun:
        play.act(seat, action)
    while not play.state.is_over and len(play.decisions) < most:
        seat = play.state.next_actor(play.last)
        play.act(seat, ask(bot, play.state, seat))
    return play


def recorded(play: Play) -> Record:
    """Return the record of a game."""
    return make_record(play.state, play.decisions)


@cache
def looked_at() -> Analysis:
    """Return the analysis of a game."""
    return analyse(recorded(played(1)), LITTLE)


def test_chances_lead_from_the_deal_to_the_result() -> None:
    """What was decided, luck and second thoughts add up to each seat's result, and at every point to one."""
    found = looked_at()
    assert [sum(chances) for chances in found.course()] == pytest.approx([1.0] * len(found.course()), abs=1e-3)
    for seat, result in enumerate(found.course()[-1]):
        account = found.account(seat)
        parts = account.deal + account.luck + account.own + account.others + account.revised
        assert 0.5 + parts == pytest.approx(result, abs=0.01)
    assert sorted(found.course()[-1]) == [0.0, 1.0]
    assert found.judged == "milestones"


def test_an_analysis_is_the_same_in_several_processes() -> None:
    """The decisions are shared out, and nothing depends on how."""
    told: list[int] = []
    again = analyse(recorded(played(1)), LITTLE, jobs=2, progress=told.append)
    assert msgspec.json.encode(again) == msgspec.json.encode(looked_at())
    assert told == sorted(told) and told[-1] == len(again.decisions)


def test_greedy_play_without_luck_changes_nothing() -> None:
    """Chances stay as they are while everybody does what greedy would and nothing is drawn."""
    found = looked_at()
    assert any(not each.moved and not each.luck for each in found.decisions)
    assert any(each.luck for each in found.decisions)
    assert all(abs(sum(each.luck)) < 1e-3 for each in found.decisions if each.luck)  # one's luck is another's loss


def blunder() -> tuple[int, int, Action]:
    """Return an action that would have thrown away much: the seed of a game, the number of the decision, the action."""
    for seed in range(1, 30):
        for s, seat, number in reversed(weighed(seed)):
            for action in s.legal_actions(seat):
                verdict = verdict_on(s, seat, action, number, LITTLE)
                if verdict is not None and verdict.cost > 0.4:
                    return seed, number, action
    raise AssertionError("every action of every game is fine")


def test_a_blunder_is_found_and_costs_most() -> None:
    """Where one action spoils a game between greedies, that decision costs most, and a better one is named."""
    seed, number, action = blunder()
    good = played(seed).decisions
    seat = good[number - 1][0]
    record = recorded(played(seed, begun=[*good[: number - 1], (seat, action)]))
    worst = analyse(record, LITTLE).mistakes()[0]
    assert (worst.number, worst.seat, worst.action) == (number, seat, str(action))
    assert worst.verdict is not None and worst.verdict.cost > 0.4 and worst.verdict.better
    before = course_of(record).positions[number - 1]
    better = before.game.parse(worst.verdict.better)
    before.check(seat, better)
    told = [reasons_for(before.resample(seat, luck_from(each)), seat, better, number) for each in range(3)]
    first, *others = [[(each.message.to_json(), each.worth) for each in reasons] for reasons in told]
    assert first and others == [first, first]


def weighed(seed: int) -> list[tuple[State, int, int]]:
    """Return positions in which there is something to weigh, with the seat and the number of its decision."""
    course = course_of(recorded(played(seed)))
    decisions = zip(course.positions, course.decisions, strict=False)
    return [
        (s, seat, number) for number, (s, (seat, _)) in enumerate(decisions, start=1) if len(s.legal_actions(seat)) > 1
    ]


def test_a_verdict_knows_what_the_seat_knew() -> None:
    """It is the same for any position that the seat cannot tell from the true one, and whatever comes afterwards."""
    costs = 0
    for s, seat, number in weighed(2)[::3]:
        for action in s.legal_actions(seat)[:3]:
            first = verdict_on(s, seat, action, number, LITTLE)
            costs += first is not None and first.cost > 0
            for other in (s.resample(seat, luck_from(98)), s.resample(seat, luck_from(99))):
                assert verdict_on(other, seat, action, number, LITTLE) == first
    assert costs > 3


def test_luck_is_none_of_a_decision() -> None:
    """The same decision with other cards and dice to come: other luck, the same verdict."""
    differ = 0
    for s, seat, _ in weighed(2):
        for action in rolls(s, seat)[:1]:
            judged = [judged_with(s, seat, action, luck) for luck in range(6)]
            assert [each.verdict for each in judged] == [judged[0].verdict] * 6
            differ += len({tuple(each.luck) for each in judged}) > 1
    assert differ


def judged_with(s: State, seat: int, action: Action, luck: int) -> Judged:
    """Judge an action with other cards and dice to come."""
    before = s.copy()
    before.luck = Luck(stretch(luck), s.luck.counts[:])
    after = before.copy()
    after.apply(seat, action)
    return Analyst(Course([before, after], [(seat, action)]), LITTLE).judge(0, 1)[0]


def rolls(s: State, seat: int) -> list[Action]:
    """Return the actions of a seat after which something is drawn or rolled."""
    found = list[Action]()
    for action in s.legal_actions(seat):
        after = s.copy()
        after.apply(seat, action)
        found += [action] if after.luck.counts != s.luck.counts else []
    return found


@pytest.mark.once  # what is compiled cannot be replaced
def test_hindsight_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Worlds that are the true position, instead of imagined ones, would give verdicts that change with it."""
    monkeypatch.setattr(Seat, "imagine", lambda self, luck: vars(self)["_Seat__state"].copy())
    differ = [
        verdict_on(s, seat, action, number, LITTLE)
        != verdict_on(s.resample(seat, luck_from(9)), seat, action, number, LITTLE)
        for s, seat, number in weighed(2)[::3]
        for action in s.legal_actions(seat)[:2]
    ]
    assert any(differ)


def test_an_unfinished_game_is_looked_at_as_far_as_it_went() -> None:
    """Its last chances are no result yet; before the first decision, there is only the deal."""
    half = analyse(recorded(played(1, most=9)), LITTLE)
    assert len(half.decisions) == 9 and sorted(half.course()[-1]) != [0.0, 1.0]
    assert half.decisions == looked_at().decisions[:9]
    none = analyse(recorded(played(1, most=0)), LITTLE)
    assert none.decisions == [] and sum(none.start) == pytest.approx(1.0, abs=1e-3)


def test_where_nothing_was_fitted_worlds_are_played_to_the_end() -> None:
    """An option that changes what counts: the analysis says how it judged."""
    found = analyse(recorded(played(1, most=12, festival=False)), 0.01)
    assert found.judged == "end" and len(found.decisions) == 12


def test_a_record_that_does_not_hold_is_refused() -> None:
    """An altered decision, or another result, is no game to look at."""
    record = recorded(played(1))
    for changed in (
        msgspec.structs.replace(record, result=None),
        msgspec.structs.replace(record, decisions=[*record.decisions[:3], *record.decisions[4:]]),
    ):
        with pytest.raises(BadRecord):
            analyse(changed, LITTLE)


def test_candidates_are_compared_in_worlds_that_had_no_part_in_their_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    """The action that looked best is tried anew: what seemed better by chance costs nothing."""
    lucks: list[bytes] = []
    begin = Search.__init__

    def noted(self: Search, seat: Seat, luck: object, asked: object = ()) -> None:
        lucks.append(luck.seed)  # type: ignore[attr-defined]
        begin(self, seat, luck, asked)  # type: ignore[arg-type]

    monkeypatch.setattr(Search, "__init__", noted)
    for s, seat, number in weighed(2):
        for action in s.legal_actions(seat):
            lucks.clear()
            verdict = verdict_on(s, seat, action, number, LITTLE)
            if verdict is not None and verdict.better:
                assert len(set(lucks)) == 2
                return
    raise AssertionError("nothing was compared")
