"""What must hold in every position."""

from periplus.games.mare_nostrum.state import MareNostrumState


def audit(s: MareNostrumState) -> None:
    """Check."""
