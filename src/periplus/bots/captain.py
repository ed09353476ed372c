"""A player that thinks ahead: it plays its best actions on in worlds that it imagines, and compares where they lead.

In each world the others' secret choices are made anew as greedy would make them. All candidates are tried in the same
worlds, and greedy plays on for everybody to the next milestone, where the outlook says how likely the seat is to win.
What counts is the difference to greedy's own choice, shrunk towards the difference in appraisal: a few games say
little.
"""

from collections.abc import Sequence
from math import sqrt
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from periplus.bots.bot import Bot
from periplus.bots.greedy import considered, favourite, ranked
from periplus.bots.outlook import Outlook, outlook_of
from periplus.bots.seat import Seat
from periplus.kernel.action import Action
from periplus.kernel.luck import Luck
from periplus.kernel.state import State

CANDIDATES: Final = 6
CLEAR: Final = 4.0
"""Standard deviations by which greedy's choice must be ahead to be taken without thinking."""
GUESSED: Final = 4
"""Worlds that our guess of the noise counts for, beside the worlds that were tried."""
LONGEST: Final = 5000
"""Decisions after which a game that is played on is given up."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Captain(Bot):
    """Plays the best actions on in imagined worlds, for about a tenth of a second."""

    effort: ClassVar[float] = 1.0
    """How much it thinks. That is counted in imagined decisions, not in seconds, so that games can be repeated."""

    def decide(self, seat: Seat) -> Action:
        """Return the action that leads to the best outlook."""
        actions = seat.legal_actions()
        if len(actions) == 1 and not seat.forms():
            return actions[0]
        return Search(seat, self.luck).best(self.effort)


@mypyc_attr(allow_interpreted_subclasses=True)
class QuickCaptain(Captain):
    """Thinks for a moment."""

    effort: ClassVar[float] = 0.3


@mypyc_attr(allow_interpreted_subclasses=True)
class PatientCaptain(Captain):
    """Thinks for long."""

    effort: ClassVar[float] = 10.0


class Candidate:
    """An action that is being considered, and how it compares with greedy's choice."""

    def __init__(self, action: Action, worth: float, outlook: Outlook) -> None:
        """Take an action, and by how much greedy's choice is appraised higher (as a number below zero)."""
        self.action: Final = action
        self.worth: Final = worth
        self.prior: Final = outlook.unit * worth
        self.doubt: Final = outlook.trust * outlook.trust
        self.noise: Final = outlook.noise * outlook.noise
        self.worlds: int = 0
        self.gained: float = 0.0  # the sum of what it adds to the chance to win, world by world
        self.squares: float = 0.0

    def note(self, gain: float) -> None:
        """Note what it adds to the chance to win in one more world, beside greedy's choice."""
        self.worlds += 1
        self.gained += gain
        self.squares += gain * gain

    def merit(self) -> float:
        """Return by how much it probably raises the chance to win: the mean, shrunk towards the appraisal."""
        if not self.worlds:
            return self.prior
        mean = self.gained / self.worlds
        noise = self.error2()
        return (noise * self.prior + self.doubt * mean) / (noise + self.doubt)

    def error(self) -> float:
        """Return the standard deviation of the mean, with our guess of the noise counted in."""
        return sqrt(self.error2()) if self.worlds else self.noise

    def error2(self) -> float:
        """Return the variance of the mean."""
        spread = self.squares - self.gained * self.gained / self.worlds
        return (GUESSED * self.noise + spread) / (GUESSED + self.worlds - 1) / self.worlds


class Search:
    """What one seat thinks about one decision."""

    def __init__(self, seat: Seat, luck: Luck, asked: Sequence[Action] = ()) -> None:
        """Choose the candidates: those asked about, and those appraised highest, with greedy's choice first."""
        world = seat.imagine(luck)
        self.seat: Final = seat
        self.luck: Final = luck
        self.outlook: Final[Outlook] = outlook_of(world)
        self.begun: Final = world.game.milestone(world)
        self.asked: Final = list(asked)
        actions = list(dict.fromkeys([*considered(world, seat.number, seat.legal_actions()), *asked]))
        best = ranked(world, seat.number, actions)
        most = best[0][1]
        kept = [each for place, each in enumerate(best) if place < CANDIDATES or each[0] in self.asked]
        self.candidates: Final = [Candidate(action, worth - most, self.outlook) for action, worth in kept]
        self.spent: int = 0  # decisions
        self.worlds: int = 0
        self.hoped: float = 0.0  # the sum of the chances to win after greedy's choice

    def best(self, effort: float) -> Action:
        """Return the best candidate for an effort."""
        return self.think(effort)[0].action

    def think(self, effort: float) -> list[Candidate]:
        """Compare the candidates, and return them, the best first; as worlds go by, the worse half of them is dropped.

        Those that were asked about are kept to the end, and stand where they belong.
        """
        budget = effort * self.outlook.pace
        left = [each for each in self.candidates if each.prior > -CLEAR * self.outlook.trust or self.must_keep(each)]
        dropped = [each for each in self.candidates if each not in left]
        rounds = len(left).bit_length()
        for number in range(1, rounds + 1):
            while len(left) > 1 and self.spent * rounds < budget * number:
                self.compare(left)
            ranked = sorted(left, key=lambda each: -each.merit())
            half = -(-len(left) // 2)
            left = [each for place, each in enumerate(ranked) if place < half or self.must_keep(each)]
            dropped = [each for each in ranked if each not in left] + dropped
        return left + dropped

    def must_keep(self, candidate: Candidate) -> bool:
        """Say whether a candidate was asked about."""
        return candidate.action in self.asked

    def chance(self, candidate: Candidate) -> float:
        """Return the seat's chance to win after a candidate, once worlds have been tried."""
        return min(1.0, max(0.0, self.hoped / self.worlds + candidate.merit()))

    def compare(self, left: list[Candidate]) -> None:
        """Play on after greedy's choice and after each candidate that is left, in the same world."""
        world = self.imagine()
        base = self.chance_after(world, self.candidates[0])
        self.worlds += 1
        self.hoped += base
        for each in left:
            each.note(0.0 if each is self.candidates[0] else self.chance_after(world, each) - base)

    def imagine(self) -> State:
        """Return a world in which the others have made their secret choices as greedy would."""
        world = self.seat.imagine(self.luck)
        for other in world.may_act():
            step = world.step(other)
            if other != self.seat.number and step is not None and step.secret(world):
                world.apply(other, greedy_choice(world, other))
        return world

    def chance_after(self, world: State, candidate: Candidate) -> float:
        """Return the seat's chance to win where an action leads in a world."""
        s, me = world.copy(), self.seat.number
        s.apply(me, candidate.action)
        count = play_on(s, me, self.begun, self.outlook, 1)
        self.spent += count
        return chances_after(s, self.outlook, count)[me]


def play_on(s: State, last: int, begun: int, outlook: Outlook, count: int = 0) -> int:
    """Let greedy play for everybody, in place, to a milestone after one that has begun; return the decisions so far."""
    while not s.ending and count < LONGEST:
        milestone = s.game.milestone(s)
        if milestone > begun and outlook.sees(milestone):
            break
        last = s.next_actor(last)
        s.apply(last, greedy_choice(s, last))
        count += 1
    return count


def chances_after(s: State, outlook: Outlook, count: int) -> list[float]:
    """Return each seat's chance to win where so many decisions have led; all are equal where a game was given up."""
    return outlook.chances(s) if s.ending or count < LONGEST else [1.0 / s.seats] * s.seats


def greedy_choice(s: State, seat: int) -> Action:
    """Return what greedy does in a world that is known."""
    actions = considered(s, seat, s.legal_actions(seat))
    return actions[0] if len(actions) == 1 else favourite(s, seat, actions)
