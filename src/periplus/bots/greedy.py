"""A player that looks one turn ahead: it takes the action that its game appraises highest."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from periplus.bots.bot import Bot
from periplus.bots.seat import Seat
from periplus.kernel.action import Action


@mypyc_attr(allow_interpreted_subclasses=True)
class Greedy(Bot):
    """Appraises every legal action from what its seat knows, and takes the best."""

    deterministic: ClassVar[bool] = True

    def decide(self, seat: Seat) -> Action:
        """Return the best action; the first of equals."""
        actions = seat.legal_actions()
        if len(actions) == 1:
            return actions[0]
        worths = seat.game.appraise(seat.imagine(self.luck), seat.number, actions)
        return actions[worths.index(max(worths))]
