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
        actions = candidates(seat, world)
        worths = seat.game.appraise(world, seat.number, actions)
        return actions[worths.index(max(worths))]


def candidates(seat: Seat, world: State) -> list[Action]:
    """Return the actions that a seat lists, then what its game proposes in a world that it imagines, each once."""
    listed, proposed = seat.legal_actions(), seat.game.propose(world, seat.number)
    return list(dict.fromkeys([*listed, *proposed])) if proposed else listed
