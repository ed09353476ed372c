"""Random play to the end: for soak tests, benchmarks and as the simplest opponent."""

from periplus.kernel.action import Action
from periplus.kernel.luck import Luck
from periplus.kernel.state import State


def random_choice(s: State, luck: Luck) -> tuple[int, Action]:
    """Return a seat the game waits for and one of its legal actions, chosen uniformly."""
    actors = s.actors()
    seat = actors[luck.below(len(actors))] if len(actors) > 1 else actors[0]
    actions = s.legal_actions(seat)
    return seat, actions[luck.below(len(actions))]


def playout(s: State, luck: Luck, most: int = 1_000_000) -> int:
    """Play uniformly at random, in place, to the end or for ``most`` decisions; return their number."""
    count = 0
    while count < most and not s.ending:
        seat, action = random_choice(s, luck)
        s.apply(seat, action)
        count += 1
    return count
