"""What can be switched in Neptun (N61)."""

from typing import Final

from periplus.kernel.option import Menu


class Options:
    """The options as chosen for one game."""

    def __init__(self, menu: Menu) -> None:
        """Declare each with the clause it belongs to."""
        self.refusal_lasts_round: Final = menu.switch("refusal_lasts_round", False, "N19")
        self.leftover_gold_accumulates: Final = menu.switch("leftover_gold_accumulates", True, "N24")
        self.buy_with_fresh_gold: Final = menu.switch("buy_with_fresh_gold", True, "N36")
        self.extra_turns_affect_wind: Final = menu.switch("extra_turns_affect_wind", False, "N44")
        self.extra_turns_asked_once: Final = menu.switch("extra_turns_asked_once", False, "N45")
        self.zero_may_score: Final = menu.switch("zero_may_score", False, "N51")
        self.gold_temple_needs_gold: Final = menu.switch("gold_temple_needs_gold", False, "N54")
        winds = ("forecast", "keep", "reset5")
        self.wind_between_rounds: Final = menu.choice("wind_between_rounds", "forecast", winds, "N58")
        self.bonus_tiles_fixed: Final = menu.choice("bonus_tiles", "random", ("random", "fixed3"), "N47") == "fixed3"
