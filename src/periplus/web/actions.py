"""Actions as programs write and read them."""

from typing import Any

from periplus.kernel.action import Action
from periplus.kernel.game import Game
from periplus.kernel.state import State
from periplus.table.hint import Advice
from periplus.table.situation import mark_of
from periplus.web.schema import ActionInfo, Advised, ReasonInfo


def action_of(game: Game, given: str | dict[str, Any]) -> Action:
    """Read an action: in notation, or as data."""
    return game.parse(given) if isinstance(given, str) else game.action_from_json(given)


def action_info(s: State, seat: int, action: Action) -> ActionInfo:
    """Return an action as data."""
    described = s.describe(seat, action)
    return ActionInfo(str(action), action.to_json(), described.to_json(), mark_of(described))


def advised(s: State, seat: int, advice: Advice) -> Advised:
    """Return an action that is recommended, as data."""
    reasons = [ReasonInfo(each.message.to_json(), each.worth) for each in advice.reasons]
    return Advised(action_info(s, seat, advice.action), advice.worth, reasons, advice.chance)
