"""How a view of Parthenon is laid out: as tables of text."""

from collections.abc import Mapping
from typing import Any

from periplus.kernel.message import Message
from periplus.kernel.sheet import Cell, Sheet, headings

Data = dict[str, Any]


def sheets(box: Data, view: Data, seat: int | None) -> list[Sheet]:
    """Return the table as a seat (None: a spectator) sees it."""
    rows: list[list[Cell]] = [[player["island"], player["structures"]] for player in view["players"]]
    return [Sheet(Message("sheet-players"), headings("player", "structures"), rows)]


def reminders(recall: Data) -> list[Sheet]:
    """Lay out what a seat remembers."""
    return []


def badge(view: Mapping[str, Any], seat: int) -> Message:
    """Say which island a seat plays."""
    return Message("badge", {"island": view["players"][seat]["island"]})
