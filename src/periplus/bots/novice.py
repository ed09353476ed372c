"""A player that overlooks things, as people do in their first games."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from periplus.bots.greedy import Greedy
from periplus.kernel.action import Action

NOTICED: Final = 0.5
"""The share of its actions that it thinks of."""
OFTEN: Final = 1000


@mypyc_attr(allow_interpreted_subclasses=True)
class Novice(Greedy):
    """Takes the best of the actions that come to its mind."""

    deterministic: ClassVar[bool] = False

    def noticed(self, actions: list[Action]) -> list[Action]:
        """Return about half of the actions; all of them if none comes to its mind."""
        return [action for action in actions if self.luck.below(OFTEN) < NOTICED * OFTEN] or actions
