"""What a good player of Parthenon thinks of every action, and why: what it brings or costs, in structures."""

from collections.abc import Callable
from typing import Final

from periplus.games.parthenon.dealing import (
    drive_reasons,
    fleet_trade_reasons,
    jettison_reasons,
    jettisons,
    launch_reasons,
    light_reasons,
    look_reasons,
    lose_reasons,
    offers,
    reveal_reasons,
    trade_reasons,
    ward_reasons,
)
from periplus.games.parthenon.eye import Eye
from periplus.games.parthenon.judgement import (
    arrange_reasons,
    assign_reasons,
    bank_reasons,
    build_reasons,
    caulk_reasons,
    discard_reasons,
    ignore_reasons,
    keeps,
    name_reasons,
    order_reasons,
    shake_reasons,
    spare_reasons,
    stop_reasons,
    swap_reasons,
    take_reasons,
    toll_reasons,
    vote_reasons,
    winner_reasons,
)
from periplus.games.parthenon.routes import routes
from periplus.games.parthenon.state import ParthenonState
from periplus.kernel.action import Action
from periplus.kernel.message import Reason


def appraise(s: ParthenonState, seat: int, actions: list[Action]) -> list[float]:
    """Return what each of these actions is worth to a seat, in structures."""
    eye, found = Eye(s, seat), list[float]()
    for action in actions:
        total = 0.0
        for reason in reasons_for(eye, action):
            total += reason.worth
        found.append(total)
    return found


def reasons(s: ParthenonState, seat: int, action: Action) -> list[Reason]:
    """Return why an action is worth what it is: reasons that add up to its worth."""
    return reasons_for(Eye(s, seat), action)


def reasons_for(eye: Eye, action: Action) -> list[Reason]:
    """Return the reasons for an action of the step that is due."""
    return REASONS[eye.s.step_name()](eye, action)


def propose(s: ParthenonState, seat: int) -> list[Action]:
    """Propose loads, offers, and what to leave behind or keep."""
    step = s.step_name() if s.step(seat) is not None else ""
    if step == "IslandTrade":
        return offers(Eye(s, seat))
    if step == "LaunchFleets":
        return routes(Eye(s, seat))
    if step == "Jettison":
        return jettisons(Eye(s, seat))
    return keeps(Eye(s, seat)) if step == "Discard" else []


REASONS: Final[dict[str, Callable[[Eye, Action], list[Reason]]]] = {
    "OrderEvents": order_reasons, "IgnoreEvent": ignore_reasons, "PayToll": toll_reasons, "TakeBoon": take_reasons,
    "NameIsland": name_reasons, "StopMakers": stop_reasons, "SpareMakers": spare_reasons,
    "ShakeStructures": shake_reasons, "FestivalSwap": swap_reasons, "TakeAsGuest": take_reasons,
    "CaulkFleets": caulk_reasons, "MerchantTrade": bank_reasons, "ArrangeSeason": arrange_reasons,
    "AssignArmies": assign_reasons, "TendGardens": take_reasons, "StartTrade": swap_reasons,
    "IslandTrade": trade_reasons, "LookAhead": look_reasons, "LaunchFleets": launch_reasons,
    "LightFleets": light_reasons, "WardFleets": ward_reasons, "LoseCards": lose_reasons, "DriveFleet": drive_reasons,
    "RevealHarbors": reveal_reasons, "FleetTrade": fleet_trade_reasons, "Jettison": jettison_reasons,
    "BuildIsland": build_reasons, "Discard": discard_reasons, "Salvage": take_reasons, "Vote": vote_reasons,
    "NameWinner": winner_reasons,
}  # fmt: skip
