"""The example: a small market game with every kind of decision. Copy it to begin your own."""

from periplus.games.example import actions, audit, bot, box, flow, news, numbers, options, outlook, score, sheets, view
from periplus.games.example.state import STREAMS, ExampleState
from periplus.kernel.room import Room

ROOM = Room(
    package=__name__,
    seats=(2, 3),
    rules=1,
    streams=STREAMS,
    box=box,
    options=options,
    state=ExampleState,
    actions=actions,
    flow=flow,
    score=score,
    view=view,
    numbers=numbers,
    audit=audit,
    sheets=sheets,
    bot=bot,
    outlook=outlook,
    news=news.NEWS,
    hidden=True,
)
