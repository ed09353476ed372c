"""The example: a small market game with every kind of decision. Copy it to begin your own."""

from typing import Any

from periplus.games.example.actions import lexicon
from periplus.games.example.audit import audit
from periplus.games.example.bot import appraise, reasons
from periplus.games.example.box import MOST_SEATS, ROUNDS, Box
from periplus.games.example.build import standings
from periplus.games.example.flow import PROGRAM
from periplus.games.example.sheets import reminders, sheets
from periplus.games.example.state import STREAMS, ExampleState
from periplus.games.example.view import EVENTS, deal_anew, recall, view
from periplus.kernel.box import shipped_box
from periplus.kernel.game import Game
from periplus.kernel.option import Value, switch


def open_game(data: dict[str, Any] | None = None, name: str = "example") -> Game:
    """Return the example game with our box, or with the data of another."""
    shipped = shipped_box(__name__)
    box = Box(shipped if data is None else data, name)

    def blank(game: Game, seats: int, rules: int, settings: dict[str, Value]) -> ExampleState:
        return ExampleState(game, seats, rules, settings, box)

    def longest(seats: int, settings: dict[str, Value]) -> int:
        market = 2 * box.offers + 1  # an offer is made, then withdrawn or accepted
        stalls = ROUNDS * box.deal * seats // box.set
        return ROUNDS * seats * (1 + market + 2) + stalls * seats

    return Game(
        name="example",
        room=__name__,
        seats=(2, MOST_SEATS),
        rules=1,
        options=(switch("festival", True, "X8"),),
        box=shipped if data is None else data,
        shipped=data is None or data == shipped,
        lexicon=lexicon(box),
        program=PROGRAM,
        streams=STREAMS,
        events=EVENTS,
        blank=blank,
        view=view,
        recall=recall,
        deal_anew=deal_anew,
        standings=standings,
        audit=audit,
        longest=longest,
        appraise=appraise,
        reasons=reasons,
        sheets=sheets,
        reminders=reminders,
        hidden=True,
    )
