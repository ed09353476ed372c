"""How a view of the example game is laid out: as tables of words."""

from typing import Any

from periplus.kernel.message import Message
from periplus.kernel.sheet import Cell, Sheet

Data = dict[str, Any]


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
    columns = [Message("heading-player"), Message("heading-points"), Message("heading-cards"), Message("heading-offer")]
    players = Sheet(Message("sheet-players", {"round": view["round"]}), columns, rows)
    if view["hand"] is None:
        return [players]
    columns = [Message("heading-hand"), Message("heading-stake")]
    own = Sheet(Message("sheet-own"), columns, [[Message("cell-goods", {"goods": view["hand"]}), view["stake"]]])
    return [players, own]
