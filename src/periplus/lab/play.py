"""Games between bots, each deal from every seat.

The bots move on by one seat with every game, and each deal is played once from every seat, so that every bot plays
every deal from every seat. If one deterministic bot has all the seats, that would be the same game again and again:
then each game has its own deal.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from periplus.bots.bot import Bot, BotFault, ask, begin, crashed
from periplus.bots.load import load_bot
from periplus.games import game as open_game
from periplus.kernel.action import Action
from periplus.kernel.luck import luck_from
from periplus.kernel.message import Message
from periplus.kernel.option import Value
from periplus.kernel.state import State
from periplus.lab.workers import Pulse


class Plan(msgspec.Struct, frozen=True):
    """What to play: the game, who plays, and the luck."""

    game: str
    bots: tuple[str, ...]
    seed: int
    options: dict[str, Value]
    box: dict[str, Any] | None = None

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.bots)

    def lot(self, number: int, place: int) -> int:
        """Return a different number for each game and place in it."""
        return (self.seed * 10**10 + number) * 100 + place


class Runner:
    """What plays the games of a plan in one process: the game, the bots, and the pulse by which others watch it."""

    def __init__(self, plan: Plan, pulse: Pulse | None = None) -> None:
        """Load the game and the bots."""
        self.plan = plan
        self.pulse = pulse or Pulse()
        self.pulse.loading()
        self.game = open_game(plan.game, plan.box)
        self.kinds = [load_bot(name) for name in plan.bots]
        self.rotations = rotations(plan.bots, self.kinds[0])

    def sittings(self, deal: int) -> Iterator["Sitting"]:
        """Yield the games of a deal, set up."""
        first = deal * self.rotations
        return (Sitting(self, number) for number in range(first, first + self.rotations))


def rotations(bots: Sequence[str], first: type[Bot]) -> int:
    """Return from how many seats each deal is played: from all, or one if the same game would come of all."""
    return 1 if len(set(bots)) == 1 and first.deterministic else len(bots)


class Sitting:
    """One game of a plan: its deal, and which of the bots sits where."""

    def __init__(self, runner: Runner, number: int) -> None:
        """Set it up; numbers count the games from 0."""
        plan = runner.plan
        self.runner = runner
        self.number = number
        self.deal, self.rotation = divmod(number, runner.rotations)
        self.places = [(seat - number) % plan.seats for seat in range(plan.seats)]
        self.seed = plan.lot(self.deal, 0)
        self.state: State = runner.game.new(plan.seats, self.seed, plan.options)
        """The position, which changes as the game is played."""

    def decisions(self) -> Iterator[tuple[int, Action]]:
        """Play; yield who decides what, each time before it is applied."""
        plan, pulse, bots = self.runner.plan, self.runner.pulse, list[Bot]()
        pulse.begin(self.number)
        try:
            for place in self.places:
                pulse.turn(place)
                bots.append(begin(self.runner.kinds[place], luck_from(plan.lot(self.number, place + 1))))
            yield from decisions(self.state, bots, lambda seat: pulse.turn(self.places[seat]))
        except (BotFault, KeyboardInterrupt) as error:
            raise self.fault(pulse.place, error) from error

    def fault(self, place: int, error: BotFault | KeyboardInterrupt) -> BotFault:
        """Return what went wrong, with the game and the name of the bot."""
        fault = error if isinstance(error, BotFault) else crashed(self.runner.kinds[place], error)
        why = Message(fault.message.id, {**fault.message.params, "bot": self.runner.plan.bots[place]})
        return BotFault("error-bot-in-game", {"game": self.number + 1, "why": why}, fault.room)


def decisions(
    s: State, bots: Sequence[Bot], asked: Callable[[int], None] = lambda seat: None
) -> Iterator[tuple[int, Action]]:
    """Play a game to its end; yield who decides what, each time before it is applied.

    ``asked`` is told who is asked to decide.
    """
    seat = -1
    while not s.is_over:
        seat = s.next_actor(seat)
        asked(seat)
        action = ask(bots[seat], s, seat)
        yield seat, action
        s.apply(seat, action)
