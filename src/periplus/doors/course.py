"""A game as learners play it: one seat after another spells its decisions symbol by symbol; bots may have seats, too.

This runs at every step, so it is compiled with the rules. It knows no numpy: what a seat is told is written as bytes.
"""

from collections.abc import Mapping
from typing import Final

from periplus.bots.bot import Bot, ask
from periplus.kernel.action import Action
from periplus.kernel.codec import Spelling
from periplus.kernel.game import Game
from periplus.kernel.luck import SEED_BYTES
from periplus.kernel.numbers import Ledger
from periplus.kernel.state import State

BEGUN: Final = 8
"""Symbols of an action that has been begun are told: as many, the latest last."""
NOT_YET: Final = -1
ILLEGAL: Final = -1.0
"""What a symbol costs that cannot come next; the game is over then."""


class Spelled:
    """A game whose decisions are spelled."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, object], most: int, symbols: int) -> None:
        """Offer a game; after ``most`` decisions it is cut short, unless that is 0."""
        self.game: Final = game
        self.seats: Final = seats
        self.options: Final = options
        self.most: Final = most
        self.symbols: Final = symbols

    def deal(self, seed: bytes) -> None:
        """Deal a new game."""
        self.state: State = self.game.new(self.seats, seed, self.options)
        self.decisions: int = 0

    @property
    def is_cut_short(self) -> bool:
        """Whether the game stops before its end."""
        return 0 < self.most <= self.decisions and not self.state.is_over

    @property
    def is_over(self) -> bool:
        """Whether there is nothing more to decide."""
        return self.state.is_over or self.is_cut_short

    def tell(self, seat: int, ledger: Ledger) -> None:
        """Write what a seat knows, and the latest symbols of the action that it has begun, if it has."""
        raise NotImplementedError

    def mask(self, seat: int) -> bytearray:
        """Return the symbols that a seat may choose now."""
        raise NotImplementedError

    def shares(self) -> list[float]:
        """Return what each seat has won: winners share 1."""
        return shares(self.state)


class Course(Spelled):
    """A game in play, in which seats choose symbols; decisions without a choice are taken for them."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, object], most: int) -> None:
        """Offer a game; after ``most`` decisions it is cut short, unless that is 0."""
        super().__init__(game, seats, options, most, len(game.codec.symbols))
        self.begin(bytes(SEED_BYTES), [None] * seats)

    def begin(self, seed: bytes, bots: list[Bot | None]) -> None:
        """Deal a new game, and say which bots decide: for each seat one, or none."""
        self.deal(seed)
        self.bots: list[Bot | None] = bots
        self.seat: int = -1
        self.fouled: bool = False  # whether somebody has chosen what cannot come next
        self.spelling: Spelling | None = None
        self.go_on()

    def go_on(self) -> None:
        """Go on to the next seat that has a choice and no bot."""
        self.spelling = None
        while not self.is_over:
            self.seat = self.state.next_actor(self.seat)
            bot = self.bots[self.seat]
            if bot is not None:
                self.take(ask(bot, self.state, self.seat))
                continue
            spelling = Spelling(self.game.codec, self.state.legal_actions(self.seat))
            if spelling.action is None:
                self.spelling = spelling
                return
            self.take(spelling.action)

    def take(self, action: Action) -> None:
        """Take a decision of the seat that is to choose."""
        self.state.apply(self.seat, action)
        self.decisions += 1

    def choose(self, symbol: int) -> None:
        """Choose the next symbol; raise ``ValueError`` if it cannot come next."""
        if self.spelling is None:
            raise ValueError("there is nothing to choose: the game is over")
        self.spelling.choose(symbol)
        self.follow(self.spelling)

    def follow(self, spelling: Spelling) -> None:
        """Take the decision, and go on, once it is spelled."""
        if spelling.action is not None:
            self.take(spelling.action)
            self.go_on()

    def attempt(self, seat: int, symbol: int) -> float:
        """Choose the next symbol for a seat; return what it has won, or what it costs that this cannot come next."""
        spelling = self.spelling
        if spelling is not None:
            try:
                spelling.choose(symbol)
            except ValueError:
                self.fouled = True
                return ILLEGAL
            self.follow(spelling)
        return self.shares()[seat] if self.is_over else 0.0

    @property
    def has_ended(self) -> bool:
        """Whether the game has come to its end, or to a bad one."""
        return self.state.is_over or self.fouled

    def __reduce__(self) -> tuple[object, ...]:
        """Travel with the game in play."""
        now = {"state": self.state, "decisions": self.decisions, "bots": self.bots, "seat": self.seat,
               "fouled": self.fouled, "spelling": self.spelling}  # fmt: skip
        return Course, (self.game, self.seats, self.options, self.most), now

    def tell(self, seat: int, ledger: Ledger) -> None:
        """Write what a seat knows, and the latest symbols of the action that it has begun, if it has."""
        tell(self.state, seat, self.spelling if seat == self.seat else None, ledger)

    def mask(self, seat: int) -> bytearray:
        """Return the symbols that a seat may choose now: none if it is not to choose."""
        return self.spelling.mask() if self.spelling is not None and seat == self.seat else bytearray(self.symbols)


class Batch:
    """Games that one seat plays side by side: a symbol for each in one call."""

    def __init__(self, courses: list[Course], seat: int) -> None:
        """Take the games."""
        self.courses: Final = courses
        self.seat: Final = seat

    def __reduce__(self) -> tuple[object, ...]:
        """Travel with the games."""
        return Batch, (self.courses, self.seat)

    def attempt(self, symbols: list[int], anew: list[bool]) -> list[float]:
        """Choose the next symbol in each game, but in those that begin anew; return what each has brought."""
        rewards = list[float]()
        for at in range(len(self.courses)):
            rewards.append(0.0 if anew[at] else self.courses[at].attempt(self.seat, symbols[at]))
        return rewards

    def ended(self) -> list[bool]:
        """Return which games have ended."""
        return [course.has_ended for course in self.courses]

    def cut_short(self) -> list[bool]:
        """Return which games stop before their end."""
        return [course.is_cut_short for course in self.courses]

    def told(self) -> tuple[bytes, bytearray]:
        """Return what the seat is told in one game after the other, as numbers and as masks."""
        ledger, masks = Ledger(self.courses[0].seats), bytearray()
        for course in self.courses:
            course.tell(self.seat, ledger)
            masks += course.mask(self.seat)
        return ledger.written.getvalue(), masks


def tell(s: State, seat: int, spelling: Spelling | None, ledger: Ledger) -> None:
    """Write what a seat knows, and where actions are spelled, the latest symbols of the one that it has begun."""
    s.game.write(s, seat, ledger)
    if s.game.codec.every:
        return
    latest = begun(spelling)[-BEGUN:] if spelling is not None else []
    for _ in range(BEGUN - len(latest)):
        ledger.put(NOT_YET)
    for symbol in latest:
        ledger.put(symbol)


def begun(spelling: Spelling) -> list[int]:
    """Return the symbols of an action that has been begun."""
    return spelling.spelled[0][: spelling.at]


def shares(s: State) -> list[float]:
    """Return what each seat has won: winners share 1; nobody has won a game that is not over."""
    winners = s.standings().winners() if s.is_over else []
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(s.seats)]
