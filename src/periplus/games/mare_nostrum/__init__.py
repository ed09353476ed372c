"""Mare Nostrum, by Serge Laget: trade, build and fight around the Mediterranean, for three to five players."""

from typing import Any

from periplus.games.mare_nostrum.actions import Actions
from periplus.games.mare_nostrum.audit import audit
from periplus.games.mare_nostrum.board import MareNostrumBoard
from periplus.games.mare_nostrum.bot import appraise, reasons
from periplus.games.mare_nostrum.box import Box
from periplus.games.mare_nostrum.flow import PROGRAM
from periplus.games.mare_nostrum.score import standings
from periplus.games.mare_nostrum.sheets import badge, reminders, sheets
from periplus.games.mare_nostrum.state import STREAMS, MareNostrumState, Switches
from periplus.games.mare_nostrum.view import EVENTS, deal_anew, recall, view
from periplus.kernel.box import shipped_box
from periplus.kernel.game import Game
from periplus.kernel.option import Option, Value, switch

RULES = 1
UNBOUNDED = 0

# Each with the clause it belongs to
OPTIONS = (
    Option("set_up", "fixed", ("fixed", "free"), "M13"),
    Option("civilisations", "dealt", ("dealt", "in_order"), "M8"),
    Option("four_without", "babylon", ("rome", "carthage", "babylon", "egypt", "greece"), "M11", (4,)),
    Option(
        "three_without",
        "rome-egypt",
        (
            "rome-carthage", "rome-babylon", "rome-egypt", "rome-greece", "carthage-babylon",
            "carthage-egypt", "carthage-greece", "babylon-egypt", "babylon-greece", "egypt-greece",
        ),
        "M11",
        (3,),
    ),
    Option("greek_sheet", "a", ("a", "b"), "M8"),
    Option("goal", "four", ("four", "five"), "M1"),
    switch("three_roles", False, "M1"),
    switch("four_capitals", False, "M1"),
    Option("caesar", "both", ("both", "legions"), "M44"),
    switch("hannibal_legion", False, "M55"),
    switch("leptis_magna", True, "M38"),
    Option("greek_grain", "none", ("none", "macedonia", "thrace"), "M38"),
    Option("turn_limit", 0, (0, 5, 10, 20, 40, 80), "M3"),
)  # fmt: skip


def open_game(data: dict[str, Any] | None = None, name: str = "mare_nostrum") -> Game:
    """Return Mare Nostrum with our box, or with the data of another."""
    shipped = shipped_box(__name__)
    box = Box(shipped if data is None else data, name)
    actions = Actions(box)

    def blank(game: Game, seats: int, rules: int, settings: dict[str, Value]) -> MareNostrumState:
        s = MareNostrumState(game, seats, rules, settings, Switches(settings), box, actions)
        s.clear()
        return s

    return Game(
        name="mare_nostrum",
        room=__name__,
        seats=(3, 4, 5),
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
        board=MareNostrumBoard(),
        badge=badge,
        parts=tuple(box.civ_names),
        part=civilisation,
    )


def civilisation(s: MareNostrumState, seat: int) -> int:
    """Return what a seat plays."""
    return s.civ_of[seat]


def longest(seats: int, settings: dict[str, Value]) -> int:
    """Say that nothing bounds a game (M3)."""
    return UNBOUNDED
