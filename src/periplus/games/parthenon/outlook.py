"""What tells how likely each island of Parthenon is to win, judged when a season begins."""

from periplus.games.parthenon.hands import aegis_cards
from periplus.games.parthenon.kinds import BASICS, COMPLETED, GOLD, PARTIAL, PLAN
from periplus.games.parthenon.knowledge import total_of
from periplus.games.parthenon.plans import Wishes
from periplus.games.parthenon.score import is_complete
from periplus.games.parthenon.state import ParthenonState, card_at

FEATURES: tuple[str, ...] = (
    "structures", "villages", "workshops", "acropolis", "wonders", "half_built", "plans", "missing", "complete",
    "prospects", "basic", "rare", "gold", "aegis", "fleets", "philosophies", "kinds_made", "archon",
)  # fmt: skip
STAGES: tuple[int, ...] = (2, 4, 6, 8, 10, 12)
IRRELEVANT: tuple[str, ...] = ()


def milestone(s: ParthenonState) -> int:
    """Return how many seasons have begun."""
    return s.years_played * s.box.seasons + s.season_number


def features(s: ParthenonState, seat: int) -> list[float]:
    """Return what counts for an island: what it has built, what it lacks, and what its cards promise."""
    first = card_at(seat, 0)
    built = s.villages(seat), s.workshops(seat), s.acropolis(seat), s.wonders_at(seat, COMPLETED)
    missing = 0
    for has, needs in zip(built, s.box.goal, strict=True):
        missing += max(0, needs - has)
    makers = s.makers(seat)
    return [
        float(s.structures(seat)),
        float(built[0]),
        float(built[1]),
        float(built[2]),
        float(built[3]),
        float(s.wonders_at(seat, PARTIAL)),
        float(s.wonders_at(seat, PLAN)),
        float(missing),
        float(is_complete(s, seat)),
        Wishes(s, seat).worth(total_of(s, seat)),
        float(sum(s.hands[first : first + BASICS])),
        float(sum(s.hands[first + BASICS : first + GOLD])),
        float(s.hands[first + GOLD]),
        float(aegis_cards(s, seat)),
        float(s.fleets[seat]),
        float(s.philosophies[seat].bit_count()),
        float(len(makers) - makers.count(0)),
        float(s.archon == seat),
    ]
