"""Parthenon: Rise of the Aegean, by Andrew Parks and Jason O. Hawkins: trade and build, for three to six players."""

from operator import attrgetter

from periplus.games.parthenon import (
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
from periplus.games.parthenon.board import ParthenonBoard
from periplus.games.parthenon.kinds import MOST_SEATS
from periplus.games.parthenon.state import STREAMS, ParthenonState
from periplus.kernel.room import Parts, Room

ROOM = Room(
    package=__name__,
    seats=(3, 4, 5, 6),
    rules=1,
    streams=STREAMS,
    box=box,
    options=options,
    state=ParthenonState,
    actions=actions,
    flow=flow,
    score=score,
    view=view,
    numbers=numbers,
    audit=audit,
    sheets=sheets,
    bot=bot,
    outlook=outlook,
    board=ParthenonBoard(),
    atlas=atlas.ATLAS,
    parts=Parts(
        attrgetter("island_names"),
        of=ParthenonState.part,
        called=sheets.called,
        badge=sheets.badge,
        colours=tuple(range(MOST_SEATS)),
    ),
    news=news.NEWS,
)
