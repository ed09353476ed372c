"""How cards of the bank are told: each kind once, with how many there are."""

from collections.abc import Mapping

from periplus.kernel.message import Message


def tally(counts: Mapping[str, int]) -> list[object]:
    """Return so many cards of each kind as they are told."""
    return [several(card, count) for card, count in counts.items() if count]


def several(card: str, count: int) -> object:
    """Return so many cards of a kind; taxes alone have a plural."""
    if count == 1:
        return card
    if card == "tax":
        return Message("several-taxes", {"count": count})
    return Message("several", {"count": count, "card": card})
