"""What tells how likely each player of Neptun is to win, judged when a round begins."""

from periplus.games.neptun.bot import expected_tiles
from periplus.games.neptun.box import GOLD_TEMPLE, REGIONS
from periplus.games.neptun.score import bonus_points
from periplus.games.neptun.state import NeptunState

FEATURES: tuple[str, ...] = (
    "tiles", "bonus", "expected", "expected_gold", "firsts", "spaces", "gold", "oars", "power", "place",
)  # fmt: skip
STAGES: tuple[int, ...] = (1, 2)
IRRELEVANT: tuple[str, ...] = ()


def milestone(s: NeptunState) -> int:
    """Return how many rounds are over."""
    return s.round()


def features(s: NeptunState, seat: int) -> list[float]:
    """Return what counts for a seat: points, what it can expect of the temples, and what it brings along."""
    spaces, firsts, expected = 0, 0, 0.0
    for temple in range(REGIONS):
        mine = s.track[s.token_at(temple, seat)]
        spaces += mine
        expected += expected_tiles(s, seat, temple, mine)
        firsts += 1 if mine and mine == max([s.track[s.token_at(temple, other)] for other in range(s.seats)]) else 0
    hand = s.hands[seat]
    return [
        float(tiles_won(s, seat)),
        float(bonus_points(s, seat)),
        expected,
        expected_tiles(s, seat, GOLD_TEMPLE, s.gold[seat]),
        float(firsts),
        float(spaces),
        float(s.gold[seat]),
        float(len(hand)),
        float(sum([s.box.oar_power[card] for card in hand])),
        float(s.order.index(seat)),
    ]


def tiles_won(s: NeptunState, seat: int) -> int:
    """Return the points of the tiles that a seat has."""
    points = 0
    for tile, owner in enumerate(s.tile_owner):
        if owner == seat:
            points += s.box.tile_value[tile]
    return points
