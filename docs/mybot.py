"""A bot in ten lines: it delivers if it can, and otherwise acts at random."""

from periplus.bots import Bot, Seat
from periplus.kernel.action import Action


class MyBot(Bot):
    """Delivers whenever it can."""

    def decide(self, seat: Seat) -> Action:
        """Return the last delivery on the list, or any action."""
        actions = seat.legal_actions()
        deliveries = [action for action in actions if " serve " in str(action)]
        return deliveries[-1] if deliveries else actions[self.luck.below(len(actions))]
