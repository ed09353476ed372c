"""The end of the example game: who wins."""

from periplus.games.example.state import ExampleState
from periplus.kernel.standings import Standings, rank


def standings(s: ExampleState) -> Standings:
    """X1: most points win; ties share."""
    return rank(s.ending, s.points[:], [{"points": points} for points in s.points])
