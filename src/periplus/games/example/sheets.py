"""How a view of the example game is laid out: as tables of words."""

from typing import Any

from periplus.kernel.message import Message
from periplus.kernel.sheet import Cell, Sheet, headings

Data = dict[str, Any]
MOMENTS: tuple[str, ...] = ("built", "challenged")


def sheets(box: Data, view: Data, seat: int | None) -> list[Sheet]:
    """Return the table as a seat (None: a spectator) sees it."""
    rows: list[list[Cell]] = [
        [
            Message("cell-seat", {"seat": at}),
            player["points"],
            player["cards"],
            Message("cell-offer", {"gives": player["gives"], "wants": player["wants"]}) if player["gives"] else None,
        ]
        for at, player in enumerate(view["players"])
    ]
    columns = headings("player", "points", "cards", "offer")
    players = Sheet(Message("sheet-players", {"round": view["round"]}), columns, rows)
    if view["hand"] is None:
        return [players]
    columns = headings("hand", "stake")
    hand = Message("cell-goods", {"goods": view["hand"]})
    own = Sheet(Message("sheet-own"), columns, [[hand, view["stake"]]], handy="headings")
    return [players, own]


def reminders(recall: dict[str, Any]) -> list[Sheet]:
    """List the cards in hands that everybody has seen, and the harbour card for those who peeked."""
    rows: list[list[Cell]] = [
        [Message("cell-seat", {"seat": at}), Message("cell-goods", {"goods": cards})]
        for at, cards in enumerate(recall["shown"])
        if cards
    ]
    if recall["harbour"] is not None:
        rows.append([Message("cell-harbour"), recall["harbour"]])
    columns = headings("player", "cards")
    return [Sheet(Message("sheet-reminders"), columns, rows)] if rows else []


def chapters(view: Data) -> list[Message]:
    """Say which round it is."""
    return [Message("chapter-round", {"round": view["round"]})]


def results(view: Data) -> list[Sheet]:
    """Leave the end of a round to the standings."""
    return []


def measures(view: Data) -> dict[str, list[int]]:
    """Return how many cards everybody holds."""
    return {"cards": [player["cards"] for player in view["players"]]}
