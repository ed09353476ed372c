"""What can be switched in Parthenon."""

from typing import Final

from periplus.kernel.option import Menu


class Options:
    """The options as chosen for one game."""

    def __init__(self, menu: Menu) -> None:
        """Declare each with its clause."""
        self.first_game: Final = menu.switch("first_game", False, "P17")
        self.delian_league: Final = menu.switch("delian_league", False, "P75")
        self.tournament: Final = menu.switch("tournament", False, "P76")
        self.years: Final = menu.number("years", 3, (1, 2, 3), "P2")
        self.offers: Final = menu.number("offers", 6, (2, 4, 6, 12), "P26")
        self.fair_seas: Final = menu.switch("fair_seas", False, "P36")
        self.open_events: Final = menu.switch("open_events", False, "P12")
