"""What a good player would do in somebody's place, and why: from what their seat knows, so nothing hidden is revealed.

The reasons are those of greedy, in points. If a captain has had time to think, its order counts, and it says how
likely it is to win with each of its choices.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import NamedTuple

from periplus.bots.captain import Captain
from periplus.bots.greedy import considered, ranked
from periplus.kernel.action import Action
from periplus.kernel.luck import Luck
from periplus.kernel.message import Reason
from periplus.kernel.state import State
from periplus.table.entries import BadCommand
from periplus.table.table import Table
from periplus.version import is_compiled

MOST = 3
FORESEEN = 2
"""Of so many of the best choices it is said how likely they are to win."""

ADVISER = Captain.effort if is_compiled() else 0.0
"""The effort of the strongest captain that answers within a table's patience; without compiled rules, none does."""

Chances = Sequence[tuple[str, float]]
"""Actions in notation, the best first, each with a chance to win."""


class Advice(NamedTuple):
    """An action, what it is worth to a seat in points, and the reasons, whose worths add up to that.

    ``chance`` is the chance to win with it, if a captain has thought about it.
    """

    action: Action
    worth: float
    reasons: list[Reason]
    chance: float | None = None


def luck_of(table: Table, seat: int, decision: int) -> bytes:
    """Return a seed that follows from what everybody may know, so that anyone who asks again gets the same answer."""
    return sha256(f"{table.id} {seat} {decision}".encode()).digest()


def imagined(table: Table, seat: int, decision: int) -> State:
    """Return a world dealt afresh from what a seat knows that is asked for a decision; or say why there is no hint."""
    if not table.setting.hints or table.due() is not None:  # a lesson itself says what to do
        raise BadCommand("error-table-no-hints")
    table.need_play(seat, decision).state.expected(seat)
    world = table.state.resample(seat, Luck(luck_of(table, seat, decision), [0]))
    world.detach()
    return world


def choices(world: State, seat: int) -> list[Action]:
    """Return what comes into question for a seat."""
    return considered(world, seat, world.legal_actions(seat))


def advise(world: State, seat: int, chances: Chances = ()) -> list[Advice]:
    """Return what to do for a seat now, then the next best: as a captain thinks, if it has, or else as greedy does."""
    order = {notation: place for place, (notation, _) in enumerate(chances)}
    best = sorted(ranked(world, seat, choices(world, seat)), key=lambda each: order.get(str(each[0]), len(order)))
    told = dict(chances[:FORESEEN])
    return [
        Advice(action, worth, world.game.reasons(world, seat, action), told.get(str(action)))
        for action, worth in best[:MOST]
    ]
