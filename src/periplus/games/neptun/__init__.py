"""Neptun, by Dirk Henn: contracts, oars and wind, for three to five players."""

from periplus.games.neptun import (
    actions,
    atlas,
    audit,
    bot,
    box,
    flow,
    news,
    numbers,
    options,
    outlook,
    score,
    sheets,
    view,
)
from periplus.games.neptun.board import NeptunBoard
from periplus.games.neptun.state import STREAMS, NeptunState
from periplus.kernel.room import Room

ROOM = Room(
    package=__name__,
    seats=(3, 4, 5),  # N1
    rules=2,  # 2: N54
    streams=STREAMS,
    box=box,
    options=options,
    state=NeptunState,
    actions=actions,
    flow=flow,
    score=score,
    view=view,
    numbers=numbers,
    audit=audit,
    sheets=sheets,
    bot=bot,
    outlook=outlook,
    board=NeptunBoard(),
    atlas=atlas.ATLAS,
    news=news.NEWS,
)
