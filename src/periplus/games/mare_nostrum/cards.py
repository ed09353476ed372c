"""Taxes and goods in hand, and how messages name them: each kind once, with how many there are."""

from collections.abc import Mapping

from periplus.games.mare_nostrum.box import KINDS
from periplus.games.mare_nostrum.state import MareNostrumState
from periplus.kernel.message import Message


def counted(cards: tuple[int, ...]) -> list[int]:
    """Return how many cards of each kind there are."""
    counts = [0] * KINDS
    for card in cards:
        counts[card] += 1
    return counts


def in_hand(s: MareNostrumState, kind: int) -> str:
    """Return what the cards of a kind in the player's hand are called on the board."""
    return f"hand-{s.box.kind_names[kind]}"


def names(s: MareNostrumState, cards: tuple[int, ...]) -> list[object]:
    """Return cards as messages name them."""
    return tally({s.box.kind_names[kind]: cards.count(kind) for kind in range(KINDS)})


def tally(counts: Mapping[str, int]) -> list[object]:
    """Return counts of cards as messages name them."""
    return [several(card, count) for card, count in counts.items() if count]


def several(card: str, count: int) -> object:
    """Return a number of cards of one kind as messages name it; only taxes have a plural."""
    if count == 1:
        return card
    if card == "tax":
        return Message("several-taxes", {"count": count})
    return Message("several", {"count": count, "card": card})
