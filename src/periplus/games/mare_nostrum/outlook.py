"""What tells how likely each player of Mare Nostrum is to win, judged when a turn begins."""

from periplus.games.mare_nostrum.box import CIVS, GOODS, KINDS, ROLES, TAX
from periplus.games.mare_nostrum.income import income
from periplus.games.mare_nostrum.score import cards_to_win
from periplus.games.mare_nostrum.state import (
    BUILT,
    COVERED,
    PIECES,
    MareNostrumState,
    card_at,
    piece_at,
    unit_at,
)

FEATURES: tuple[str, ...] = (
    "won", "one_left", "two_left", "taxes_income", "goods_income", "kinds_income", "even_income", "cards", "taxes",
    "kinds", "cities", "caravans", "temples", "markets", "provinces", "legions", "triremes", "fortresses", "occupied",
    "director", "political", "military", "civ_0", "civ_1", "civ_2", "civ_3", "civ_4",
)  # fmt: skip
STAGES: tuple[int, ...] = (2, 5, 9)
IRRELEVANT: tuple[str, ...] = ("turn_limit",)


def milestone(s: MareNostrumState) -> int:
    """Return which turn is being played."""
    return s.turns


def features(s: MareNostrumState, seat: int) -> list[float]:
    """Return what counts for a seat: heroes and wonders, income, cards in hand, what it has on the board, and roles."""
    civ, found, first = s.civ_of[seat], income(s), card_at(seat, 0)
    hand = [s.hands[at] for at in range(first, first + KINDS)]
    left = cards_to_win(s) - s.cards_won(seat)
    goods = [found[first + kind] for kind in range(GOODS)]
    facts = [
        float(s.cards_won(seat)),
        float(left <= 1),
        float(left == 2),
        float(found[first + TAX]),
        float(sum(goods)),
        float(GOODS - goods.count(0)),
        float(sum([min(1, count) + min(1, max(0, count - 1)) for count in goods])),
        float(sum(hand)),
        float(hand[TAX]),
        float(GOODS - hand[:GOODS].count(0)),
    ]
    pieces = [s.box.reserve[piece] - s.reserve[piece_at(civ, piece)] for piece in range(PIECES)]
    roles = [float(s.roles[role] == seat) for role in range(ROLES)]
    civs = [float(civ == each) for each in range(CIVS)]
    return facts + standing(s, civ) + [float(count) for count in pieces] + [float(occupied(s, civ))] + roles + civs


def standing(s: MareNostrumState, civ: int) -> list[float]:
    """Return how many buildings of each kind stand in the provinces of a civilisation."""
    counts = [0.0] * 4
    for building, kind in enumerate(s.box.building_kind):
        if s.owner[s.box.building_province[building]] == civ and s.buildings[building] in (BUILT, COVERED):
            counts[kind] += 1.0 if s.buildings[building] == BUILT else 0.3
    return counts


def occupied(s: MareNostrumState, civ: int) -> int:
    """Return how many legions of a civilisation stand in provinces of others."""
    count = 0
    for province in range(s.box.provinces):
        if s.owner[province] != civ:
            count += s.legions[unit_at(province, civ)]
    return count
