"""What greedy would do in somebody's place, and why: from what their seat knows, so that nothing hidden is revealed."""

from hashlib import sha256
from typing import NamedTuple

from periplus.bots.greedy import considered
from periplus.bots.seat import Seat
from periplus.kernel.action import Action
from periplus.kernel.luck import Luck
from periplus.kernel.message import Reason
from periplus.table.entries import BadCommand
from periplus.table.table import Table

MOST = 3


class Advice(NamedTuple):
    """An action, what it is worth to a seat in points, and the reasons, whose worths add up to that."""

    action: Action
    worth: float
    reasons: list[Reason]


def advise(table: Table, seat: int, decision: int) -> list[Advice]:
    """Return what greedy would do for a seat now, then the next best; or say why there is no hint.

    The luck follows from what everybody may know, so anyone who asks again gets the same answer.
    """
    if not table.setting.hints or table.due() is not None:  # a lesson itself says what to do
        raise BadCommand("error-table-no-hints")
    table.need_play(seat, decision).state.expected(seat)
    handle = Seat(table.state, seat)
    world = handle.imagine(Luck(sha256(f"{table.id} {seat} {decision}".encode()).digest(), [0]))
    actions = considered(world, seat, handle.legal_actions())
    worths = table.game.appraise(world, seat, actions)
    best = sorted(zip(actions, worths, strict=True), key=lambda each: each[1], reverse=True)[:MOST]
    return [Advice(action, worth, table.game.reasons(world, seat, action)) for action, worth in best]
