"""Random play to the end: for soak tests, benchmarks and as the simplest opponent."""

from periplus.kernel.action import Action
from periplus.kernel.luck import Luck
from periplus.kernel.state import State


def random_choice(s: State, luck: Luck, last: int) -> tuple[int, Action]:
    """Return the seat that decides next after ``last`` (-1 at first) and one of its legal actions, chosen uniformly."""
    seat = s.next_actor(last)
    actions = s.legal_actions(seat)
    return seat, actions[luck.below(len(actions))]


def playout(s: State, luck: Luck, most: int = 1_000_000) -> int:
    """Play uniformly at random, in place, to the end or for ``most`` decisions; return their number."""
    count, seat = 0, -1
    while count < most and not s.ending:
        seat, action = random_choice(s, luck, seat)
        s.apply(seat, action)
        count += 1
    return count
