"""What lies on the table in the example game."""

from typing import Final

from periplus.games.example.box import Box
from periplus.games.example.options import Options
from periplus.kernel.state import State, Terms

ROUND: Final = 0
DEAL_LUCK, HARBOUR_LUCK, DIE_LUCK, STREAMS = 0, 1, 2, 3
NO_CARD: Final = -1
NOBODY: Final = -1


def rows(cards: list[list[int]]) -> list[list[int]]:
    """Return a copy of cards that lie before each seat."""
    return [row[:] for row in cards]


class ExampleState(State):
    """A position. Cards are kinds of goods; hands and bag are sorted."""

    def __init__(self, terms: Terms, of: "ExampleState | None" = None) -> None:
        """Lay out an empty table, or copy a position: each field is declared here, in one line."""
        super().__init__(terms, of)
        box: Box = terms.box
        options: Options = terms.options
        seats = terms.seats
        nothing: list[list[int]] = [[]] * seats
        self.box = box
        self.options = options
        self.bag: list[int] = box.deck[:] if of is None else of.bag[:]
        self.hands: list[list[int]] = rows(nothing if of is None else of.hands)
        self.shown: list[list[int]] = rows(nothing if of is None else of.shown)  # cards that everybody has seen
        self.stakes: list[int] = [NO_CARD] * seats if of is None else of.stakes[:]
        self.give: list[list[int]] = rows(nothing if of is None else of.give)  # the standing offer of each seat
        self.want: list[list[int]] = rows(nothing if of is None else of.want)
        self.offers_left: list[int] = [0] * seats if of is None else of.offers_left[:]
        self.guards: list[int] = [box.guards] * seats if of is None else of.guards[:]
        self.harbour: int = NO_CARD if of is None else of.harbour  # drawn when somebody first looks at it
        self.harbour_seen: int = 0 if of is None else of.harbour_seen  # bits of the seats that have looked
        self.used: list[int] = [0] * seats if of is None else of.used[:]  # bits of the goods built with this round
        self.builder: int = NOBODY if of is None else of.builder
        self.festival: int = 0 if of is None else of.festival  # the last roll
        self.points: list[int] = [0] * seats if of is None else of.points[:]

    def copy(self) -> "ExampleState":
        """Return an independent position."""
        return ExampleState(self.terms, self)
