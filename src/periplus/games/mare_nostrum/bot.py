"""What a good player of Mare Nostrum looks at."""

from periplus.games.mare_nostrum.state import MareNostrumState
from periplus.kernel.action import Action
from periplus.kernel.message import Message, Reason


def appraise(s: MareNostrumState, seat: int, actions: list[Action]) -> list[float]:
    """Return what each of these actions is worth to a seat."""
    return [0.0 for _ in actions]


def reasons(s: MareNostrumState, seat: int, action: Action) -> list[Reason]:
    """Return why."""
    return [Reason(Message("reason-nothing"), 0.0)]
