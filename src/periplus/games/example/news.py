"""What the example game announces: stakes, and rolls of the die."""

from collections.abc import Mapping
from typing import Any

from periplus.kernel.message import Message
from periplus.kernel.news import Bulletin, News, Side


def roll(box: dict[str, Any], view: dict[str, Any], rolled: Mapping[str, Any]) -> list[Side]:
    """Return who rolled the die, and what for."""
    seat, points = rolled["seat"], rolled["roll"]
    verdict = Message("news-shaken" if points >= box["table"]["hit"] else "news-safe")
    return [Side(seat, Message("cell-seat", {"seat": seat}), [points], [], points, verdict)]


NEWS = News(
    bulletins=(
        Bulletin("stakes", "X3"),
        Bulletin("challenged", "X7", sides=roll),
    ),
    rule="X1",
)
