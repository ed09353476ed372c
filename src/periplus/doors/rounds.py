"""A game as learners play it together: all who are asked choose at the same time, and nobody sees what others choose.

A round of choices ends when everybody's action is spelled. Then the actions are carried out one after the other.
"""

from collections.abc import Mapping
from typing import Final

from periplus.doors.course import Spelled, tell
from periplus.kernel.codec import Spelling
from periplus.kernel.game import Game
from periplus.kernel.luck import SEED_BYTES
from periplus.kernel.numbers import Ledger


class Rounds(Spelled):
    """A game in play, in which all seats choose at once; those that have nothing to choose pass."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, object], most: int) -> None:
        """Offer a game; after ``most`` decisions it is cut short, unless that is 0."""
        self.passing: Final = len(game.codec.symbols)
        """The symbol of those who have nothing to choose, which comes after all others."""
        super().__init__(game, seats, options, most, self.passing + 1)
        self.begin(bytes(SEED_BYTES))

    def begin(self, seed: bytes) -> None:
        """Deal a new game."""
        self.deal(seed)
        self.last: int = -1
        self.fouls: list[int] = []  # the seats that have chosen what cannot come next
        self.spellings: list[Spelling | None] = []  # the action of each seat that is asked
        self.go_on()

    def go_on(self) -> None:
        """Go on to where somebody has a choice."""
        self.ask()
        while self.spellings and not self.is_open:
            self.carry_out()
            self.ask()

    def ask(self) -> None:
        """Ask everybody for whom the game waits; nobody if it is over."""
        self.spellings = [] if self.is_over else [self.question(seat) for seat in range(self.seats)]

    def question(self, seat: int) -> Spelling | None:
        """Return what a seat may choose from, if the game waits for it."""
        s = self.state
        return Spelling(s.game.codec, s.legal_actions(seat)) if s.waiting >> seat & 1 else None

    @property
    def is_open(self) -> bool:
        """Whether anybody has something to choose."""
        for seat in range(self.seats):
            if self.chooses(seat) is not None:
                return True
        return False

    def choose(self, symbols: Mapping[int, int]) -> None:
        """Choose the next symbol of every seat that has a choice; the others pass, or are left out."""
        for seat in range(self.seats):
            symbol = symbols.get(seat, self.passing)
            if not self.takes(seat, symbol):
                self.fouls.append(seat)
        if self.spellings and not self.fouls and not self.is_open:
            self.carry_out()
            self.go_on()

    def takes(self, seat: int, symbol: int) -> bool:
        """Choose a symbol for a seat, and say whether it may come next."""
        spelling = self.chooses(seat)
        if spelling is None:
            return symbol == self.passing
        try:
            spelling.choose(symbol)
        except ValueError:
            return False
        return True

    def chooses(self, seat: int) -> Spelling | None:
        """Return the action of which a seat has the next symbol to choose, if there is one."""
        spelling = self.spellings[seat] if self.spellings else None
        return spelling if spelling is not None and spelling.action is None else None

    def carry_out(self) -> None:
        """Carry out what was chosen, in seating order from the seat after the last one to decide.

        Where others have changed what a seat may do in the meantime, its choice does not count: it is asked again.
        """
        s = self.state
        for seat in s.in_turn(self.last):
            spelling = self.spellings[seat]
            if spelling is None or spelling.action is None or self.is_over or s.legal_actions(seat) != spelling.actions:
                continue
            s.apply(seat, spelling.action)
            self.decisions += 1
            self.last = seat

    def __reduce__(self) -> tuple[object, ...]:
        """Travel with the game in play."""
        now = {"state": self.state, "decisions": self.decisions, "last": self.last,
               "fouls": self.fouls, "spellings": self.spellings}  # fmt: skip
        return Rounds, (self.game, self.seats, self.options, self.most), now

    def tell(self, seat: int, ledger: Ledger) -> None:
        """Write what a seat knows, and the latest symbols of the action that it has begun, if it has."""
        tell(self.state, seat, self.spellings[seat] if self.spellings else None, ledger)

    def mask(self, seat: int) -> bytearray:
        """Return the symbols that a seat may choose now: just to pass, if it has nothing to choose."""
        spelling = self.chooses(seat)
        mask = spelling.mask() if spelling is not None else bytearray(self.passing)
        mask.append(spelling is None)
        return mask
