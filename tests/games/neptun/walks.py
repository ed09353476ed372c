"""Where random play of Neptun never comes: what leads walks there."""

from periplus.kernel.action import Action
from periplus.kernel.state import State


def prepare(s: State) -> State:
    """Give everybody gold to sail anywhere, so that contracts are fulfilled and bonus tiles drawn."""
    return s.game.from_json({**s.to_json(), "gold": [900] * s.seats})


def prefer(s: State, seat: int) -> Action | None:
    """Fulfil the leftmost open contract, where random play would mostly lose it."""
    serving = [action for action in s.legal_actions(seat) if " serve " in str(action)]
    return min(serving, key=lambda action: str(action).split(" serve ")[1]) if serving else None
