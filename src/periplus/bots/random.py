"""The simplest player: any legal action, each equally likely."""

from mypy_extensions import mypyc_attr

from periplus.bots.bot import Bot
from periplus.bots.seat import Seat
from periplus.kernel.action import Action


@mypyc_attr(allow_interpreted_subclasses=True)
class Random(Bot):
    """Chooses among the legal actions blindly."""

    def decide(self, seat: Seat) -> Action:
        """Return any legal action."""
        actions = seat.legal_actions()
        return actions[self.luck.below(len(actions))]
