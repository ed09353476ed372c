"""What must hold in every position of Parthenon."""

from periplus.games.parthenon.state import ParthenonState
from periplus.kernel.position import need, need_sizes

GROWING = (
    "arranged", "event_order", "offers", "losing", "redraws", "plan_pile", "event_pile", "events", "harbor_pile",
    "harbor_discards", "hazard_pile", "hazard_top", "hazard_seen", "hazard_discards",
)  # fmt: skip


def audit(s: ParthenonState) -> None:
    """Raise ``BadPosition`` with the first field that does not fit."""
    need_sizes(s, but=GROWING)
    need(min(s.hands) >= 0, "hands")
