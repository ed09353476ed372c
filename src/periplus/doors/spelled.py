"""A game as learners play it: what a seat knows as numbers, and decisions spelled symbol by symbol."""

from collections.abc import Mapping
from io import BytesIO
from struct import pack
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from periplus.draw.png import to_png
from periplus.kernel.action import Action
from periplus.kernel.codec import Spelling
from periplus.kernel.game import Game
from periplus.kernel.luck import SEED_BYTES
from periplus.kernel.names import Names
from periplus.kernel.state import State
from periplus.kernel.text import text
from periplus.kernel.words import view_in_words

RENDER_MODES: Final = ("human", "ansi", "rgb_array", "svg")
BEGUN: Final = 8  # symbols of an action that has been begun are told: as many, the latest last
NOT_YET: Final = -1
WIDTH: Final = 960  # of pictures, in pixels


class Spelled:
    """A game in play, in which one seat after another chooses symbols; decisions without a choice are taken for it."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, object] | None, most: int) -> None:
        """Offer a game; after ``most`` decisions it is cut short, unless that is 0."""
        self.game: Final = game
        self.seats: Final = seats
        self.options: Final = dict(options or {})
        self.most: Final = most
        entries = game.numbering(seats, self.options)
        more = 0 if game.codec.every else BEGUN
        self.low: Final = np.array([entry.low for entry in entries] + [NOT_YET] * more, np.int32)
        self.high: Final = np.array([entry.high for entry in entries] + [self.symbols] * more, np.int32)
        self.begin(bytes(SEED_BYTES))

    @property
    def symbols(self) -> int:
        """How many symbols there are."""
        return len(self.game.codec.symbols)

    def begin(self, seed: bytes) -> None:
        """Deal a new game."""
        self.state: State = self.game.new(self.seats, seed, self.options)
        self.seat = -1
        self.decisions = 0
        self.spelling: Spelling | None = None
        self.go_on()

    def go_on(self) -> None:
        """Go on to the next seat that has a choice."""
        self.spelling = None
        while not self.is_over:
            self.seat = self.state.next_actor(self.seat)
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
        if self.spelling.action is not None:
            self.take(self.spelling.action)
            self.go_on()

    @property
    def is_cut_short(self) -> bool:
        """Whether the game stops before its end."""
        return 0 < self.most <= self.decisions and not self.state.is_over

    @property
    def is_over(self) -> bool:
        """Whether there is nothing more to decide."""
        return self.state.is_over or self.is_cut_short

    def seen(self, seat: int) -> dict[str, NDArray[Any]]:
        """Return what a seat knows, and the symbols that it may choose now: none if it is not to choose."""
        spelling = self.spelling if seat == self.seat else None
        numbers = numbers_of(self.state, seat, spelling)
        mask = spelling.mask() if spelling else bytearray(self.symbols)
        packed = bytearray(pack(f"={len(numbers)}i", *numbers))  # twice as fast as an array from a list
        return {"observation": np.frombuffer(packed, np.int32), "action_mask": np.frombuffer(mask, np.int8)}

    def shares(self) -> list[float]:
        """Return what each seat has won: winners share 1."""
        return shares(self.state)

    def render(self, mode: str | None, seat: int | None) -> str | NDArray[Any] | None:
        """Show what lies on the table for a seat (None: a spectator), in words or as a picture."""
        view = self.state.view(seat)
        if mode in ("ansi", "human"):
            words = view_in_words(self.game, view, seat, Names(text("en", self.game.room), self.game, view))
            return print(words) if mode == "human" else words
        drawn = view._repr_svg_() if mode in ("svg", "rgb_array") else None
        if drawn is None or mode == "svg":
            return drawn
        return np.asarray(Image.open(BytesIO(to_png(drawn, WIDTH))).convert("RGB"))


def numbers_of(s: State, seat: int, spelling: Spelling | None) -> list[int]:
    """Return what a seat knows as numbers, and the latest symbols of the action that it has begun, if it has."""
    numbers = s.numbers(seat)
    if not s.game.codec.every:
        latest = begun(spelling)[-BEGUN:] if spelling else []
        numbers += [NOT_YET] * (BEGUN - len(latest)) + latest
    return numbers


def begun(spelling: Spelling) -> list[int]:
    """Return the symbols of an action that has been begun."""
    return spelling.spelled[0][: spelling.at]


def shares(s: State) -> list[float]:
    """Return what each seat has won: winners share 1; nobody has won a game that is not over."""
    winners = s.standings().winners() if s.is_over else []
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(s.seats)]
