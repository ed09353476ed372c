"""How a game ended: ranks, scores and where they came from."""

from typing import Final


class Standing:
    """One seat at the end (or so far): its rank, its score, and the sources of the score."""

    def __init__(self, seat: int, rank: int, score: int, sources: dict[str, int]) -> None:
        """Hold the figures; rank 1 is the winner, and equal seats share a rank."""
        self.seat: Final = seat
        self.rank: Final = rank
        self.score: Final = score
        self.sources: Final = sources

    def to_json(self) -> dict[str, object]:
        """Return the standing as plain data."""
        return {
            "seat": self.seat,
            "rank": self.rank,
            "score": self.score,
            "sources": self.sources,
        }


class Standings:
    """All seats, best first, and why the game ended (empty while it is in play)."""

    def __init__(self, ending: str, seats: list[Standing]) -> None:
        """Hold the reason and the seats."""
        self.ending: Final = ending
        self.seats: Final = seats

    def winners(self) -> list[int]:
        """Return the seats that share the first rank."""
        return [standing.seat for standing in self.seats if standing.rank == 1]

    def to_json(self) -> dict[str, object]:
        """Return the standings as plain data."""
        return {"ending": self.ending, "seats": [standing.to_json() for standing in self.seats]}


def rank_by_score(ending: str, scores: list[int], sources: list[dict[str, int]]) -> Standings:
    """Rank seats by their scores; ties share a rank."""
    seats = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    ranked: list[Standing] = []
    for seat in seats:
        rank = 1 + len([score for score in scores if score > scores[seat]])
        ranked.append(Standing(seat, rank, scores[seat], sources[seat]))
    return Standings(ending, ranked)
