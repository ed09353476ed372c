"""How a game ended: ranks, scores and where they came from."""

from typing import Final


class Standing:
    """One seat at the end (or so far): its rank, its score, where that came from, and what broke ties."""

    def __init__(self, seat: int, rank: int, score: int, sources: dict[str, int], key: tuple[int, ...]) -> None:
        """Hold the figures; rank 1 is the winner, equal seats share a rank, and ranks follow the key."""
        self.seat: Final = seat
        self.rank: Final = rank
        self.score: Final = score
        self.sources: Final = sources
        self.key: Final = key

    def to_json(self) -> dict[str, object]:
        """Return the standing as plain data."""
        return {
            "seat": self.seat,
            "rank": self.rank,
            "score": self.score,
            "sources": self.sources,
            "key": list(self.key),
        }


class Standings:
    """All seats, best first, and why the game ended (empty while it is in play)."""

    def __init__(self, ending: str, seats: list[Standing]) -> None:
        """Hold the reason and the seats."""
        self.ending: Final = ending
        self.seats: Final = seats

    def __repr__(self) -> str:
        """Show ranks, seats and scores."""
        places = ", ".join([f"{each.rank}. seat {each.seat}: {each.score}" for each in self.seats])
        return f"<{self.ending or 'in play'}: {places}>"

    def winners(self) -> list[int]:
        """Return the seats that share the first rank."""
        return [standing.seat for standing in self.seats if standing.rank == 1]

    def to_json(self) -> dict[str, object]:
        """Return the standings as plain data."""
        return {"ending": self.ending, "seats": [standing.to_json() for standing in self.seats]}


def rank(
    ending: str,
    scores: list[int],
    sources: list[dict[str, int]],
    keys: list[tuple[int, ...]] | None = None,
) -> Standings:
    """Rank seats by their keys, the greatest first, or by their scores alone; equal seats share a rank."""
    by = keys if keys is not None else [(score,) for score in scores]
    ranked: list[Standing] = []
    for seat in sorted(range(len(scores)), key=lambda seat: by[seat], reverse=True):
        better = len([key for key in by if key > by[seat]])
        ranked.append(Standing(seat, 1 + better, scores[seat], sources[seat], by[seat]))
    return Standings(ending, ranked)
