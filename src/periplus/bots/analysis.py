"""A game looked at afterwards: everybody's chance to win, what each decision cost, and what luck gave and took.

The **chance to win** of a seat in a position is a mean over futures: the game is as it was, hands and all, but what has
not been drawn yet is left open, and ``greedy`` plays on for everybody to the next milestone, where the outlook judges.
The futures are the same in every position, so that differences mean something.

With a decision, chances change for three reasons, which add up, for each seat, to the whole change:

- ``moved``: what was decided, beside what ``greedy`` would have done there. It is the mean over futures in which the
  same action meets other luck.
- ``luck``: the cards that were drawn and the dice that were rolled because of it, beside that mean.
- ``revised``: the outlook thinks otherwise, one milestone later, of what it has judged before. That is its own error,
  and nobody's merit.

From the chances after the set-up, which are luck as well, they lead to the result. None of it says who played well: all
hands were known. Whether a decision was a **mistake** is judged from what its seat knew then. In worlds that it could
imagine, with luck that no true card or die touches, the best action is looked for as a captain would; then that action
and the one that was played are compared once more in other worlds, as whatever has been picked for being best
seems better than it is. The difference is the cost.

Where no outlook was fitted, worlds are played to the end of the game.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from multiprocessing import get_context
from statistics import fmean, stdev
from typing import Literal

import msgspec

from periplus.bots.captain import Search, chances_after, greedy_choice, play_on
from periplus.bots.outlook import Outlook, outlook_of, shares
from periplus.bots.process import settle_in
from periplus.bots.seat import Seat
from periplus.games import game_of
from periplus.kernel.action import Action
from periplus.kernel.errors import BadRecord
from periplus.kernel.luck import Luck
from periplus.kernel.message import Reason
from periplus.kernel.record import Record, result_of, steps
from periplus.kernel.state import State

FUTURES = 120
"""Futures that a chance is the mean of, with an effort of one."""
FEWEST = 4
LOOKING, COMPARING = 0.3, 1.0
"""The efforts of looking for the best action and of comparing it with what was played, in those of a captain."""
BLOCK = 8
"""Decisions that a process looks at before it takes the next ones."""
DIGITS = 4
SMALLEST = 0.01
"""The least cost of a mistake."""

Chances = list[list[float]]
"""Each seat's chance to win, in each future."""
Progress = Callable[[int], None]


class Verdict(msgspec.Struct, frozen=True):
    """What a seat could expect, from what it knew: of what it played, and of the best action that was found."""

    played: float
    best: float
    better: str = ""
    """The best action in notation, if it is another."""
    doubt: float = 0.0
    """The standard deviation of the difference."""

    @property
    def cost(self) -> float:
        """The chance to win that was given away."""
        return self.best - self.played

    @property
    def is_mistake(self) -> bool:
        """Whether the cost is worth telling, and larger than the doubt about it."""
        return self.cost >= max(SMALLEST, self.doubt)


class Judged(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision, and how it changed each seat's chance to win; a list that is left out has only zeros."""

    number: int
    seat: int
    action: str
    chances: list[float]
    """The chances after it."""
    moved: list[float] = []
    luck: list[float] = []
    doubt: list[float] = []
    """The standard deviation of ``luck``, as it was counted over so many futures only."""
    revised: list[float] = []
    verdict: Verdict | None = None
    """None where there was nothing to weigh."""

    def luckiest(self) -> int:
        """Return the seat to which luck gave most, or from which it took most."""
        sizes = [abs(each) for each in self.luck]
        return sizes.index(max(sizes))


class Account(msgspec.Struct, frozen=True):
    """How a seat came from an equal chance to its last one: what the parts add up to."""

    deal: float
    """What the set-up gave or took."""
    luck: float
    doubt: float
    """The standard deviation of that."""
    own: float
    """What its own decisions changed."""
    others: float
    """What the decisions of others changed."""
    revised: float
    cost: float
    """What its mistakes cost, from what it knew; not a part of the sum."""
    mistakes: int


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """A game looked at afterwards."""

    format: int = 1
    game: str
    seats: int
    effort: float
    futures: int
    judged: Literal["milestones", "end"]
    """Where worlds were judged: at milestones, or only at the end of the game, as no outlook was fitted."""
    start: list[float]
    """Each seat's chance to win after the set-up."""
    decisions: list[Judged]

    def course(self) -> list[list[float]]:
        """Return each seat's chance to win after the set-up and after each decision."""
        return [self.start, *[each.chances for each in self.decisions]]

    def mistakes(self) -> list[Judged]:
        """Return the decisions that cost something, the costliest first."""
        found = [
            (each.verdict.cost, each) for each in self.decisions if each.verdict is not None and each.verdict.is_mistake
        ]
        return [each for _, each in sorted(found, key=lambda pair: (-pair[0], pair[1].number))]

    def strokes(self) -> list[Judged]:
        """Return the decisions whose luck changed most, the greatest first."""
        found = [each for each in self.decisions if each.luck and abs(each.luck[each.luckiest()]) >= SMALLEST]
        return sorted(found, key=lambda each: (-abs(each.luck[each.luckiest()]), each.number))

    def account(self, seat: int) -> Account:
        """Return what a seat's chances were made of."""
        own = [each for each in self.decisions if each.seat == seat]
        mistakes = [each for each in self.mistakes() if each.seat == seat]
        return Account(
            deal=tidy(self.start[seat] - 1 / self.seats),
            luck=tidy(sum(each.luck[seat] for each in self.decisions if each.luck)),
            doubt=tidy(sum(each.doubt[seat] ** 2 for each in self.decisions if each.doubt) ** 0.5),
            own=tidy(sum(each.moved[seat] for each in own if each.moved)),
            others=tidy(sum(each.moved[seat] for each in self.decisions if each.moved and each.seat != seat)),
            revised=tidy(sum(each.revised[seat] for each in self.decisions if each.revised)),
            cost=tidy(sum(each.verdict.cost for each in mistakes if each.verdict is not None)),
            mistakes=len(mistakes),
        )


def tidy(number: float) -> float:
    """Return a number with as many digits as mean something."""
    return round(number, DIGITS) + 0.0


def plain(numbers: Sequence[float]) -> list[float]:
    """Return numbers with as many digits as mean something; none at all if all are zero."""
    rounded = [tidy(number) for number in numbers]
    return rounded if any(rounded) else []


def beyond(after: Sequence[float], before: Sequence[float]) -> list[float]:
    """Return by how much numbers are greater than others."""
    return [one - other for one, other in zip(after, before, strict=True)]


def mean(each: Sequence[Sequence[float]]) -> list[float]:
    """Return the mean of lists of numbers, place by place."""
    return [fmean(numbers) for numbers in zip(*each, strict=True)]


def doubt_of(one: Sequence[Sequence[float]], other: Sequence[Sequence[float]]) -> list[float]:
    """Return the standard deviation of the difference between the means of two lists of lists, place by place."""
    apart = [beyond(after, before) for after, before in zip(one, other, strict=True)]
    return [stdev(numbers) / len(apart) ** 0.5 for numbers in zip(*apart, strict=True)]


# What a seat knew


def verdict_on(s: State, seat: int, action: Action, number: int, effort: float) -> Verdict | None:
    """Return what a seat could expect of its decision; None where it had nothing to weigh."""
    handle = Seat(s, seat)
    if len(handle.legal_actions()) == 1 and not handle.forms():
        return None
    search = Search(handle, own_luck(number, seat, "look"), [action])
    found = search.think(LOOKING * effort)
    if not search.worlds:  # the obvious action was played
        return None
    played = next(each for each in found if each.action == action)
    if found[0] is played:
        chance = tidy(search.chance(played))
        return Verdict(chance, chance)
    return compared(handle, action, found[0].action, number, COMPARING * effort)


def compared(handle: Seat, action: Action, other: Action, number: int, effort: float) -> Verdict:
    """Compare an action with one that seemed better, in worlds that have no part in its choice."""
    search = Search(handle, own_luck(number, handle.number, "compare"), [action, other])
    played, better = (next(each for each in search.candidates if each.action == wanted) for wanted in (action, other))
    while search.spent < effort * search.outlook.pace or not search.worlds:
        search.compare([played, better])
    chance, best = search.chance(played), search.chance(better)
    if best <= chance:
        return Verdict(tidy(chance), tidy(chance))
    doubt = sum(each.error2() for each in (played, better) if each is not search.candidates[0]) ** 0.5
    return Verdict(tidy(chance), tidy(best), str(other), tidy(doubt))


def own_luck(number: int, seat: int, purpose: str) -> Luck:
    """Return luck that follows from nothing but the place of a decision in its game."""
    return Luck(sha256(f"{purpose} {number} {seat}".encode()).digest(), [0])


def reasons_for(s: State, seat: int, action: Action, number: int) -> list[Reason]:
    """Return what an action is worth to a seat, and why, from what it knows."""
    world = Seat(s, seat).imagine(own_luck(number, seat, "reasons"))
    return s.game.reasons(world, seat, action)


# How it was


class Futures:
    """What may come of a position, as it was: the same luck for all positions of a game."""

    def __init__(self, outlook: Outlook, count: int) -> None:
        """Choose so many futures."""
        self.outlook = outlook
        self.seeds = [sha256(f"future {number}".encode()).digest() for number in range(count)]

    def worlds(self, s: State) -> Iterator[State]:
        """Yield a position with each of the futures."""
        for seed in self.seeds:
            world = s.copy()
            world.luck = Luck(seed, s.luck.counts[:])
            yield world

    def of(self, s: State, last: int) -> Chances:
        """Return each seat's chance to win in a position, in each future; ``last`` is who decided before."""
        return [shares(s)] * len(self.seeds) if s.is_over else [self.onwards(world, last) for world in self.worlds(s)]

    def after(self, s: State, seat: int, action: Action) -> tuple[Chances, Chances]:
        """Return the chances after an action whose luck is open: judged at the next milestone, and one later."""
        begun, near, far = s.game.milestone(s), list[list[float]](), list[list[float]]()
        for world in self.worlds(s):
            world.apply(seat, action)
            milestone = world.game.milestone(world)
            now = world.is_over or (milestone > begun and self.outlook.sees(milestone))
            judged = self.outlook.chances(world) if now else []
            far.append(self.onwards(world, seat))
            near.append(judged or far[-1])
        return near, far

    def onwards(self, world: State, last: int) -> list[float]:
        """Play on, in place, and return the chances there."""
        count = play_on(world, last, world.game.milestone(world), self.outlook)
        return chances_after(world, self.outlook, count)


@dataclass(frozen=True)
class Course:
    """A game as it was played: its positions, from the set-up on, and who decided what in each."""

    positions: list[State]
    decisions: list[tuple[int, Action]]

    def last(self, at: int) -> int:
        """Return who decided before a position; -1 if nobody did."""
        return self.decisions[at - 1][0] if at else -1


def course_of(record: Record, name: str = "") -> Course:
    """Replay a record, called by the name of its file, and check every decision and the result."""
    game = game_of(record, name)
    positions = [s.copy() for s, _ in steps(record, game)]
    if record.result != result_of(positions[-1]):
        raise BadRecord("error-record-result")
    return Course(positions, [(seat, game.parse(notation)) for seat, notation, _ in record.decisions])


class Analyst:
    """What looks at the decisions of one game, in any order."""

    def __init__(self, course: Course, effort: float) -> None:
        """Take a game."""
        self.course = course
        self.effort = effort
        self.outlook = outlook_of(self.course.positions[0])
        self.futures = Futures(self.outlook, max(FEWEST, round(FUTURES * effort)))

    def start(self) -> list[float]:
        """Return the chances after the set-up."""
        return [tidy(chance) for chance in mean(self.futures.of(self.course.positions[0], -1))]

    def judge(self, first: int, until: int) -> list[Judged]:
        """Judge the decisions that are made in some positions in a row."""
        found = list[Judged]()
        before = self.futures.of(self.course.positions[first], self.course.last(first))
        for at in range(first, until):
            judged, before = self.judge_one(at, before)
            found.append(judged)
        return found

    def judge_one(self, at: int, before: Chances) -> tuple[Judged, Chances]:
        """Judge the decision made in a position; also return the chances after it."""
        s, after = self.course.positions[at : at + 2]
        seat, action = self.course.decisions[at]
        rolled = s.luck.counts != after.luck.counts
        near = far = chances = before
        if rolled or s.game.milestone(s) != s.game.milestone(after) or after.is_over:
            chances = self.futures.of(after, seat)
            near, far = self.futures.after(s, seat, action)
        elif not self.is_expected(at):
            near = far = chances = self.futures.of(after, seat)
        judged = Judged(
            at + 1,
            seat,
            str(action),
            [tidy(chance) for chance in mean(chances)],
            plain(beyond(mean(near), mean(before))),
            plain(beyond(mean(chances), mean(far))) if rolled else [],
            plain(doubt_of(chances, far)) if rolled else [],
            plain(beyond(mean(far), mean(near))),
            verdict_on(s, seat, action, at + 1, self.effort),
        )
        return judged, chances

    def is_expected(self, at: int) -> bool:
        """Say whether a decision is the one with which greedy plays on: then chances are as before."""
        s, (seat, action) = self.course.positions[at], self.course.decisions[at]
        return seat == s.next_actor(self.course.last(at)) and greedy_choice(s.copy(), seat) == action


def analyse(record: Record, effort: float = 1.0, jobs: int = 1, progress: Progress = lambda done: None) -> Analysis:
    """Look at a game, finished or not; the result is the same whatever the number of processes.

    ``progress`` is called with how many decisions have been judged.
    """
    return analyse_course(course_of(record), record, effort, jobs, progress)


def analyse_course(course: Course, record: Record, effort: float, jobs: int, progress: Progress) -> Analysis:
    """Look at a game that was replayed from its record."""
    analyst = Analyst(course, effort)
    whole = len(record.decisions)
    blocks = [(first, min(first + BLOCK, whole)) for first in range(0, whole, BLOCK)]
    decisions = list[Judged]()
    for found in judge_all(analyst, record, blocks, jobs):
        decisions += found
        progress(len(decisions))
    return Analysis(
        game=record.game,
        seats=record.seats,
        effort=effort,
        futures=len(analyst.futures.seeds),
        judged="milestones" if analyst.outlook.since else "end",
        start=analyst.start(),
        decisions=decisions,
    )


def judge_all(analyst: Analyst, record: Record, blocks: list[tuple[int, int]], jobs: int) -> Iterator[list[Judged]]:
    """Judge blocks of decisions here or in processes, in order."""
    if jobs == 1:
        yield from (analyst.judge(*block) for block in blocks)
        return
    with get_context("spawn").Pool(jobs, hire, (record, analyst.effort)) as pool:
        yield from pool.imap(judge_block, blocks)


HIRED = list[Analyst]()
"""Who works in this process."""


def hire(record: Record, effort: float) -> None:
    """Begin a process that judges the decisions of a game."""
    settle_in()
    HIRED[:] = [Analyst(course_of(record), effort)]


def judge_block(block: tuple[int, int]) -> list[Judged]:
    """Judge some decisions in a row."""
    return HIRED[0].judge(*block)
