"""Opponents that a captain does not expect, as it thinks that everybody plays like greedy."""

from periplus.bots.bot import Bot
from periplus.bots.greedy import considered
from periplus.bots.seat import Seat
from periplus.kernel.action import Action
from periplus.kernel.luck import Luck

FINE = 1000
SLIPS = 30
"""In so many decisions of a thousand it does anything."""
TASTE = 300
"""It likes each kind of action more or less than greedy does, by up to so many thousandths."""


class Perturbed(Bot):
    """A greedy with a taste of its own in each game, which also slips now and then."""

    def __init__(self, luck: Luck) -> None:
        """Begin a game without tastes; they come with the actions that it meets."""
        super().__init__(luck)
        self.tastes: dict[str, float] = {}

    def decide(self, seat: Seat) -> Action:
        """Return the action it likes best, or any when it slips."""
        listed = seat.legal_actions()
        if self.luck.below(FINE) < SLIPS:
            return listed[self.luck.below(len(listed))]
        world = seat.imagine(self.luck)
        actions = considered(world, seat.number, listed)
        worths = world.game.appraise(world, seat.number, actions)
        liked = [worth * self.taste(action.verb.name) for action, worth in zip(actions, worths, strict=True)]
        return actions[liked.index(max(liked))]

    def taste(self, verb: str) -> float:
        """Return by how much it multiplies what actions of a kind are worth."""
        if verb not in self.tastes:
            self.tastes[verb] = 1.0 + (self.luck.below(2 * TASTE + 1) - TASTE) / FINE
        return self.tastes[verb]
