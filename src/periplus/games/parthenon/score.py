"""When an island is complete, and who is ahead (P3, P72 to P74, P80)."""

from periplus.games.parthenon.hands import aegis_cards
from periplus.games.parthenon.kinds import BASICS, COMPLETED, GOLD, PARTIAL, PLAN
from periplus.games.parthenon.state import ParthenonState, card_at
from periplus.kernel.standings import Standings, rank


def is_complete(s: ParthenonState, seat: int) -> bool:
    """Say whether an island has everything that it needs (P3)."""
    villages, workshops, acropolis, wonders = s.box.goal
    return (
        s.villages(seat) >= villages
        and s.workshops(seat) >= workshops
        and s.acropolis(seat) >= acropolis
        and s.wonders_at(seat, COMPLETED) >= wonders
    )


def complete_islands(s: ParthenonState) -> list[int]:
    """Return the seats whose islands are complete."""
    return [seat for seat in range(s.seats) if is_complete(s, seat)]


def tie_breaks(s: ParthenonState, seat: int, at_end: bool) -> list[int]:
    """Return what breaks ties, the first that differs (P74); hands are hidden until the end, and count only then."""
    first = card_at(seat, 0)
    basic = sum(s.hands[first : first + BASICS]) if at_end else 0
    rare = sum(s.hands[first + BASICS : first + GOLD]) if at_end else 0
    structures = [
        s.wonders_at(seat, COMPLETED),
        s.wonders_at(seat, PARTIAL),
        s.wonders_at(seat, PLAN),
        s.acropolis(seat),
        s.workshops(seat),
    ]
    others = [
        s.philosophies[seat].bit_count(),
        s.fleets[seat],
        aegis_cards(s, seat) if at_end else 0,
        s.hands[first + GOLD] if at_end else 0,
        rare,
        basic,
    ]
    # P74: complete islands are compared from the philosophies on
    return [0] * len(structures) + others if is_complete(s, seat) else structures + others


def key_of(s: ParthenonState, seat: int, at_end: bool) -> tuple[int, ...]:
    """Return what a seat is ranked by: complete islands first, then structures, then tie-breaks (P80)."""
    return (int(is_complete(s, seat)), s.structures(seat), *tie_breaks(s, seat, at_end))


def leaders(s: ParthenonState) -> list[int]:
    """Return the seats that are first at the end of the game; several if nothing but the Archon can decide."""
    keys = [key_of(s, seat, True) for seat in range(s.seats)]
    return [seat for seat in range(s.seats) if keys[seat] == max(keys)]


def standings(s: ParthenonState) -> Standings:
    """Rank the seats; the Archon's word only names the winner, other ties share a rank (P80)."""
    at_end = s.is_over
    keys = [(*key_of(s, seat, at_end), int(s.winner == seat)) for seat in range(s.seats)]
    sources: list[dict[str, int]] = []
    for seat in range(s.seats):
        sources.append({
            "villages": s.villages(seat),
            "workshops": s.workshops(seat),
            "acropolis": s.acropolis(seat),
            "wonders": s.wonders_at(seat, COMPLETED),
        })  # fmt: skip
    return rank(s.ending, [s.structures(seat) for seat in range(s.seats)], sources, keys)
