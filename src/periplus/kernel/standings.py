"""How a game ended: ranks, scores and where they came from."""

from collections.abc import Sequence
from typing import Final

from periplus.kernel.message import Message


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

    def victory(self) -> Message:
        """Say who has won, and how."""
        return Message(f"victory-{self.ending}", {"seats": self.winners(), "score": self.seats[0].score})

    def tie_break(self) -> Message | None:
        """Say what set the winner apart from the next, as a part of their keys; None if all have won."""
        first = self.seats[0]
        for other in self.seats:
            if other.key != first.key:
                at = [mine != theirs for mine, theirs in zip(first.key, other.key, strict=True)].index(True)
                what = Message(f"tie-break-{at}")
                return Message("victory-tie-break", {"what": what, "count": first.key[at], "other": other.key[at]})
        return None

    def to_json(self) -> dict[str, object]:
        """Return the standings as plain data."""
        return {"ending": self.ending, "seats": [standing.to_json() for standing in self.seats]}


def tie_break(each: Standing, seats: Sequence[Standing]) -> int | None:
    """Return the first place in the key that sets a seat apart from others with the same score, if any does."""
    tied = [other.key for other in seats if other.score == each.score and other.rank != each.rank]
    apart = [at for key in tied for at in range(len(key)) if key[at] != each.key[at]]
    return min(apart) if apart else None


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
