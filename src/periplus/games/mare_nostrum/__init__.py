"""Mare Nostrum, by Serge Laget: trade, build and fight around the Mediterranean, for three to five players."""

from operator import attrgetter

from periplus.games.mare_nostrum import (
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
from periplus.games.mare_nostrum.board import MareNostrumBoard
from periplus.games.mare_nostrum.painter import COLOURS
from periplus.games.mare_nostrum.state import STREAMS, MareNostrumState
from periplus.kernel.room import Parts, Room

ROOM = Room(
    package=__name__,
    seats=(3, 4, 5),
    rules=1,
    streams=STREAMS,
    box=box,
    options=options,
    state=MareNostrumState,
    actions=actions,
    flow=flow,
    score=score,
    view=view,
    numbers=numbers,
    audit=audit,
    sheets=sheets,
    bot=bot,
    outlook=outlook,
    board=MareNostrumBoard(),
    atlas=atlas.ATLAS,
    parts=Parts(
        attrgetter("civ_names"), of=MareNostrumState.civ, called=sheets.called, badge=sheets.badge, colours=COLOURS
    ),
    news=news.NEWS,
)
