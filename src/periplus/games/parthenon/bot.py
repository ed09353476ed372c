"""How greedy plays Parthenon."""

from periplus.games.parthenon.state import ParthenonState
from periplus.kernel.action import Action
from periplus.kernel.message import Reason


def appraise(s: ParthenonState, seat: int, actions: list[Action]) -> list[float]:
    """Return what each action is worth to a seat."""
    return [0.0 for _ in actions]


def propose(s: ParthenonState, seat: int) -> list[Action]:
    """Return actions that the list leaves out."""
    return []


def reasons(s: ParthenonState, seat: int, action: Action) -> list[Reason]:
    """Say why an action is worth what it is."""
    return []
