"""A player that overlooks things, as people do in their first games."""

from typing import Final

from mypy_extensions import mypyc_attr

from periplus.bots.bot import Bot
from periplus.bots.greedy import candidates
from periplus.bots.seat import Seat
from periplus.kernel.action import Action

NOTICED: Final = 0.5
"""The share of its actions that it thinks of."""
OFTEN: Final = 1000


@mypyc_attr(allow_interpreted_subclasses=True)
class Novice(Bot):
    """Takes the best of the actions that come to its mind."""

    def decide(self, seat: Seat) -> Action:
        """Return the action that its game appraises highest among those that it notices."""
        actions = seat.legal_actions()
        if len(actions) == 1 and not seat.forms():
            return actions[0]
        world = seat.imagine(self.luck)
        actions = candidates(seat, world)
        noticed = [action for action in actions if self.luck.below(OFTEN) < NOTICED * OFTEN] or actions
        worths = seat.game.appraise(world, seat.number, noticed)
        return noticed[worths.index(max(worths))]
