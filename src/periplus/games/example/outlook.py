"""What tells how likely each player of the example game is to win, judged when a round begins."""

from periplus.games.example.bot import prospects
from periplus.games.example.state import ROUND, ExampleState

FEATURES: tuple[str, ...] = ("points", "cards", "prospects", "guards")
STAGES: tuple[int, ...] = (1, 2)
IRRELEVANT: tuple[str, ...] = ()


def milestone(s: ExampleState) -> int:
    """Return how many rounds are over."""
    return s.loops[ROUND]


def features(s: ExampleState, seat: int) -> list[float]:
    """Return what counts for a seat: its points, and what its hand and guards promise."""
    hand = s.hands[seat]
    return [float(s.points[seat]), float(len(hand)), prospects(s, hand), float(s.guards[seat])]
