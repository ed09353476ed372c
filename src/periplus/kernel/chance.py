"""Chance as somebody decides it: for those who go through all that can fall, instead of drawing it.

Every die and every card is one number below a bound. ``after`` takes these numbers from a list; where the list ends too
soon, it says how many outcomes the next draw has, each equally likely.
"""

from collections import deque
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction

from periplus.kernel.action import Action
from periplus.kernel.game import Game
from periplus.kernel.luck import Draw, Script
from periplus.kernel.state import State


def after(s: State, seat: int, action: Action, outcomes: list[int]) -> State | Draw:
    """Return the position after an action if chance falls like this, or the draw that is still open.

    The position goes on with its own luck, of which nothing was used. There must be no more outcomes than draws.
    """
    return played(s, outcomes, lambda twin: twin.apply(seat, action))


def beginning(game: Game, seats: int, outcomes: list[int], options: Mapping[str, object] | None = None) -> State | Draw:
    """Return how a game begins if chance falls like this, or the draw that is still open."""
    s = game.empty(seats, options or {}, game.rules, bytes(32))
    return played(s, outcomes, lambda twin: twin.run())


def played(s: State, outcomes: list[int], play: Callable[[State], None]) -> State | Draw:
    """Play with a copy of a position while chance falls like this, then give it its own luck back."""
    twin, script = s.copy(), Script(s.luck, outcomes)
    twin.luck = script
    try:
        play(twin)
    except Draw as draw:
        return draw
    if script.used < len(outcomes):
        raise ValueError(f"only {script.used} of {len(outcomes)} outcomes were drawn")
    twin.luck = s.luck.copy()
    return twin


def every_outcome(s: State, seat: int, action: Action, least: Fraction | float = 0) -> Iterator[tuple[Fraction, State]]:
    """Yield every position to which an action can lead, with its probability; some may be the same position.

    Those after few draws come first. Where a die is rolled until it hits, there is no end to them: ``least`` leaves out
    what is less likely.
    """
    todo: deque[tuple[Fraction, list[int]]] = deque([(Fraction(1), [])])
    while todo:
        probability, outcomes = todo.popleft()
        found = after(s, seat, action, outcomes)
        if isinstance(found, Draw):
            each = probability / found.outcomes
            todo += [(each, [*outcomes, outcome]) for outcome in range(found.outcomes) if each >= least]
        else:
            yield probability, found
