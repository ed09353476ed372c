"""Neptun, by Dirk Henn: contracts, oars and wind, for three to five players."""

from typing import Any

from periplus.games.neptun.actions import Actions
from periplus.games.neptun.audit import audit
from periplus.games.neptun.board import NeptunBoard
from periplus.games.neptun.bot import appraise, reasons
from periplus.games.neptun.box import ROUNDS, Box
from periplus.games.neptun.flow import PROGRAM
from periplus.games.neptun.score import standings
from periplus.games.neptun.sheets import reminders, sheets
from periplus.games.neptun.state import EXTRA_TURNS, STREAMS, TURNS, NeptunState, Switches
from periplus.games.neptun.view import EVENTS, deal_anew, recall, view
from periplus.kernel.box import shipped_box
from periplus.kernel.game import Game
from periplus.kernel.option import Option, Value, switch

RULES = 1

# N61: the switches, each with the clause it belongs to
OPTIONS = (
    switch("leftover_gold_accumulates", True, "N24"),
    switch("buy_with_fresh_gold", True, "N36"),
    switch("extra_turns_affect_wind", False, "N44"),
    switch("extra_turns_asked_once", False, "N45"),
    switch("zero_may_score", False, "N51"),
    Option("wind_between_rounds", "forecast", ("forecast", "keep", "reset5"), "N58"),
    Option("bonus_tiles", "random", ("random", "fixed3"), "N47"),
)


def open_game(data: dict[str, Any] | None = None, name: str = "neptun") -> Game:
    """Return Neptun with our box, or with the data of another."""
    shipped = shipped_box(__name__)
    box = Box(shipped if data is None else data, name)
    actions = Actions(box)

    def blank(game: Game, seats: int, rules: int, settings: dict[str, Value]) -> NeptunState:
        s = NeptunState(game, seats, rules, settings, Switches(settings), box, actions)
        s.clear()
        return s

    return Game(
        name="neptun",
        room=__name__,
        seats=(3, 4, 5),  # N1
        rules=RULES,
        options=OPTIONS,
        box=shipped if data is None else data,
        shipped=data is None or data == shipped,
        lexicon=actions.lexicon,
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
        board=NeptunBoard(),
    )


def longest(seats: int, settings: dict[str, Value]) -> int:
    """Count every possible reveal, choice, move and answer."""
    acquiring = TURNS * (seats + seats + 1)
    sailing = TURNS * 2 * seats
    return ROUNDS * (acquiring + sailing + EXTRA_TURNS * 3 * seats)
