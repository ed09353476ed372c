"""What can be switched in Mare Nostrum."""

from typing import Final

from periplus.kernel.option import Menu

PAIRS: Final = (
    "rome-carthage", "rome-babylon", "rome-egypt", "rome-greece", "carthage-babylon",
    "carthage-egypt", "carthage-greece", "babylon-egypt", "babylon-greece", "egypt-greece",
)  # fmt: skip


class Options:
    """The options as chosen for one game."""

    def __init__(self, menu: Menu) -> None:
        """Declare each with its clause."""
        self.free_set_up: Final = menu.choice("set_up", "fixed", ("fixed", "free"), "M13") == "free"
        self.in_seat_order: Final = menu.choice("civilisations", "dealt", ("dealt", "in_order"), "M8") == "in_order"
        civilisations = ("rome", "carthage", "babylon", "egypt", "greece")
        self.four_without: Final = menu.choice("four_without", "babylon", civilisations, "M11", (4,))
        self.three_without: Final = menu.choice("three_without", "rome-egypt", PAIRS, "M11", (3,))
        self.greek_sheet_b: Final = menu.choice("greek_sheet", "a", ("a", "b"), "M8") == "b"
        self.long_game: Final = menu.choice("goal", "four", ("four", "five"), "M1") == "five"
        self.three_roles: Final = menu.switch("three_roles", False, "M1")
        self.four_capitals: Final = menu.switch("four_capitals", False, "M1")
        self.caesar_legions_only: Final = menu.choice("caesar", "both", ("both", "legions"), "M44") == "legions"
        self.hannibal_legion: Final = menu.switch("hannibal_legion", False, "M55")
        self.leptis_magna: Final = menu.switch("leptis_magna", True, "M38")
        self.greek_grain: Final = menu.choice("greek_grain", "none", ("none", "macedonia", "thrace"), "M38")
        self.taxes_kept_asked: Final = menu.switch("taxes_kept_asked", False, "M33")
        self.fortress_holds: Final = menu.switch("fortress_holds", True, "M57")
        self.turn_limit: Final = menu.number("turn_limit", 0, (0, 5, 10, 20, 40, 80), "M3")
