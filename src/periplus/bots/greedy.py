"""A player that looks one turn ahead: it takes the action that its game appraises highest."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from periplus.bots.bot import Bot
from periplus.bots.seat import Seat
from periplus.kernel.action import Action
from periplus.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Greedy(Bot):
    """Appraises every action that is listed or proposed, from what its seat knows, and takes the best."""

    deterministic: ClassVar[bool] = True

    def decide(self, seat: Seat) -> Action:
        """Return the best action; the first of equals."""
        actions = seat.legal_actions()
        if len(actions) == 1 and not seat.forms():
            return actions[0]
        world = seat.imagine(self.luck)
        return favourite(world, seat.number, self.noticed(considered(world, seat.number, actions)))

    def noticed(self, actions: list[Action]) -> list[Action]:
        """Return the actions that come to its mind: all of them."""
        return actions


def considered(world: State, seat: int, listed: list[Action]) -> list[Action]:
    """Return the actions that a seat lists, then what its game proposes in a world, each once."""
    proposed = world.game.propose(world, seat)
    return list(dict.fromkeys([*listed, *proposed])) if proposed else listed


def ranked(world: State, seat: int, actions: list[Action]) -> list[tuple[Action, float]]:
    """Return actions with what each is worth in a world, the best first."""
    worths = world.game.appraise(world, seat, actions)
    return sorted(zip(actions, worths, strict=True), key=lambda each: -each[1])


def favourite(world: State, seat: int, actions: list[Action]) -> Action:
    """Return the action that is appraised highest in a world; the first of equals."""
    worths = world.game.appraise(world, seat, actions)
    return actions[worths.index(max(worths))]
