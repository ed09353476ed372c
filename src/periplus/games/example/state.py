"""What lies on the table in the example game."""

from typing import Final

from periplus.games.example.box import Box
from periplus.kernel.game import Game
from periplus.kernel.option import Value
from periplus.kernel.position import plain
from periplus.kernel.state import State

ROUND: Final = 0
DEAL_LUCK, HARBOUR_LUCK, DIE_LUCK, STREAMS = 0, 1, 2, 3
NO_CARD: Final = -1
NOBODY: Final = -1


class ExampleState(State):
    """A position. Cards are kinds of goods; hands and bag are sorted."""

    def __init__(self, game: Game, seats: int, rules: int, settings: dict[str, Value], box: Box) -> None:
        """Lay out an empty table."""
        super().__init__(game, seats, rules, settings, game.program.words)
        self.box = box
        self.bag: list[int] = box.deck[:]
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.shown: list[list[int]] = [[] for _ in range(seats)]  # cards in hands that everybody has seen
        self.stakes = [NO_CARD] * seats
        self.give: list[list[int]] = [[] for _ in range(seats)]  # the standing offer of each seat
        self.want: list[list[int]] = [[] for _ in range(seats)]
        self.offers_left = [0] * seats
        self.guards = [box.guards] * seats
        self.harbour = NO_CARD  # drawn when somebody first looks at it
        self.harbour_seen = 0  # bits of the seats that have looked
        self.used = [0] * seats  # bits of the goods each seat has built with this round
        self.builder = NOBODY
        self.festival = 0  # the last roll
        self.points = [0] * seats

    def fields(self) -> tuple[str, ...]:
        """Return all fields."""
        return (
            "bag", "hands", "shown", "stakes", "give", "want", "offers_left", "guards", "harbour",
            "harbour_seen", "used", "builder", "festival", "points",
        )  # fmt: skip

    def copy(self) -> "ExampleState":
        """Return an independent position; a game for speed would name each field."""
        twin = ExampleState(self.game, self.seats, self.rules, self.settings, self.box)
        self.copy_kernel_to(twin)
        for name in self.fields():
            setattr(twin, name, plain(getattr(self, name)))
        return twin
