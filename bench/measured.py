"""What a measurement is, and what is measured of one of our games."""

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import count
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from periplus.kernel.state import State

Step = Callable[[], int]
"""Does one piece of work and returns how many units of it were done."""

POSITIONS = 64
"""How many mid-game positions the copies, lists and the like go through."""
REPEATS = 20
"""How often each position is worked on between two looks at the clock."""


@dataclass(frozen=True)
class Measurement:
    """What is measured: the work, the unit it is counted in, and the peer that does something similar, if any."""

    begin: Callable[[], Step]
    unit: str
    peer: str = ""
    title: str = ""

    def about(self) -> str:
        """Say what is done."""
        return f"{self.title}: {self.begin.__doc__}" if self.title else str(self.begin.__doc__)


@dataclass(frozen=True)
class Ours:
    """One of our games at a table of some size, and how it is measured."""

    name: str
    title: str
    seats: int
    options: dict[str, Any]
    midgame: int
    """Decisions made to get near the middle of a random game: the n-th position lies n further on."""

    def new(self, seed: int) -> "State":
        """Begin a game."""
        import periplus

        return periplus.game(self.name).new(self.seats, seed, self.options)

    def positions(self) -> Sequence["State"]:
        """Return states around the middle of random games, before decisions of many kinds."""
        from periplus.kernel.luck import luck_from
        from periplus.kernel.playout import playout

        positions = [self.new(seed) for seed in range(1, POSITIONS + 1)]
        for seed, position in enumerate(positions, 1):
            # After the same number of decisions, nearly all games would wait for the same kind of decision.
            playout(position, luck_from(seed), self.midgame + seed)
            if position.is_over:
                sys.exit(f"the game of seed {seed} ended within {self.midgame + seed} decisions")
        return positions

    def decisions(self) -> Step:
        """Play whole games at random; the unit is a decision."""
        from periplus.kernel.luck import luck_from
        from periplus.kernel.playout import playout

        seeds = count(1)

        def step() -> int:
            seed = next(seeds)
            return playout(self.new(seed), luck_from(seed))

        return step

    def games(self) -> Step:
        """Play whole games at random; the unit is a game."""
        play = self.decisions()

        def step() -> int:
            play()
            return 1

        return step

    def greedy(self) -> Step:
        """Play whole games between greedy bots, asked through the seat handle; the unit is a decision."""
        from periplus.bots import Greedy, ask
        from periplus.kernel.luck import luck_from

        seeds = count(1)

        def step() -> int:
            s, decisions, seat = self.new(next(seeds)), 0, -1
            bots = [Greedy(luck_from(seat)) for seat in range(self.seats)]
            while not s.is_over:
                seat = s.next_actor(seat)
                s.apply(seat, ask(bots[seat], s, seat))
                decisions += 1
            return decisions

        return step

    def copy(self) -> Step:
        """Copy states from the middle of random games."""
        return over([position.copy for position in self.positions()])

    def view(self) -> Step:
        """Take the first seat's view of states from the middle of random games."""
        return over([partial(position.view, 0) for position in self.positions()])

    def legal(self) -> Step:
        """List the legal actions of a seat that is asked, in states from the middle of random games."""
        return over([partial(position.legal_actions, position.actors()[0]) for position in self.positions()])

    def numbers(self) -> Step:
        """Write down what a seat that is asked knows in numbers, and mask the first symbols of its legal actions."""
        from periplus.kernel.codec import Spelling
        from periplus.kernel.numbers import Ledger

        def tell(position: "State", seat: int) -> None:
            ledger = Ledger(position.seats)
            position.game.write(position, seat, ledger)
            ledger.written.getvalue()
            Spelling(position.game.codec, position.legal_actions(seat)).mask()

        return over([partial(tell, position, position.actors()[0]) for position in self.positions()])

    def resample(self) -> Step:
        """Deal again what the first seat does not know, in states from the middle of random games."""
        from periplus.kernel.luck import luck_from

        luck = luck_from(1)
        return over([partial(position.resample, 0, luck) for position in self.positions()])


def over(works: Sequence[Callable[[], object]]) -> Step:
    """Do the same with all positions, again and again."""

    def step() -> int:
        for _ in range(REPEATS):
            for work in works:
                work()
        return REPEATS * len(works)

    return step


NEPTUN = Ours("neptun", "Neptun, four seats", 4, {}, 98)
MARE_NOSTRUM = Ours("mare_nostrum", "Mare Nostrum, five seats, forty turns at most", 5, {"turn_limit": 40}, 400)
PARTHENON = Ours("parthenon", "Parthenon, four seats", 4, {}, 610)
PARTHENON_OF_SIX = Ours("parthenon", "Parthenon, six seats", 6, {}, 1110)
