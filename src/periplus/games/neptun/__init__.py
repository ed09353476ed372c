"""Neptun, by Dirk Henn: contracts, oars and wind, for three to five players."""

from pathlib import Path
from typing import Any

from periplus.games.neptun.actions import Actions
from periplus.games.neptun.audit import audit
from periplus.games.neptun.box import ROUNDS, Box
from periplus.games.neptun.flow import PROGRAM
from periplus.games.neptun.score import standings
from periplus.games.neptun.state import EXTRA_TURNS, STREAMS, TURNS, NeptunState, Switches
from periplus.games.neptun.view import EVENTS, deal_anew, recall, view
from periplus.kernel.box import read_box
from periplus.kernel.game import Game
from periplus.kernel.luck import Luck
from periplus.kernel.option import Option, Value, switch
from periplus.kernel.standings import Standings

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


class Neptun(Game):
    """Neptun with a box: ours, or somebody's own."""

    def __init__(self, box_data: dict[str, Any] | None = None, box_name: str = "neptun") -> None:
        """Open the box."""
        shipped = read_box(Path(__file__).parent / "box.toml")
        self.box = Box(shipped if box_data is None else box_data, box_name)
        self.actions = Actions(self.box)
        super().__init__(
            name="neptun",
            room="periplus.games.neptun",
            seats=(3, 4, 5),  # N1
            rules=RULES,
            options=OPTIONS,
            box_data=self.box.data,
            box_digest=self.box.digest,
            box_shipped=self.box.data == shipped,
            lexicon=self.actions.lexicon,
            program=PROGRAM,
            streams=STREAMS,
            events=EVENTS,
            hidden=False,
        )

    def blank(self, seats: int, rules: int, settings: dict[str, Value]) -> NeptunState:
        """Return an empty table."""
        s = NeptunState(self, seats, rules, settings, Switches(settings), self.box, self.actions)
        s.clear()
        return s

    def view(self, s: Any, seat: int | None) -> dict[str, Any]:
        """Return what a seat may see."""
        return view(s, seat)

    def recall(self, s: Any, seat: int | None) -> dict[str, Any]:
        """Return the hands that everybody could remember."""
        return recall(s, seat)

    def deal_anew(self, s: Any, seat: int | None, luck: Luck) -> None:
        """Replace what a seat does not know."""
        deal_anew(s, seat, luck)

    def standings(self, s: Any) -> Standings:
        """Rank the seats by points."""
        return standings(s)

    def audit(self, s: Any) -> None:
        """Check that all components are where they may be."""
        audit(s)

    def longest(self, seats: int) -> int:
        """Count every possible reveal, choice, move and answer."""
        acquiring = TURNS * (seats + seats + 1)
        sailing = TURNS * 2 * seats
        return ROUNDS * (acquiring + sailing + EXTRA_TURNS * 3 * seats)
