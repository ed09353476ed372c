"""Periplus: a digital table for trading games of the ancient Mediterranean."""

from periplus.games import game, game_names
from periplus.kernel.errors import (
    BadBox,
    BadNotation,
    BadPosition,
    BadRecord,
    BadTable,
    GameOver,
    PeriplusError,
    Refused,
    UnknownGame,
    WrongSeat,
)
from periplus.version import VERSION

__version__ = VERSION

__all__ = [
    "BadBox", "BadNotation", "BadPosition", "BadRecord", "BadTable", "GameOver", "PeriplusError",
    "Refused", "UnknownGame", "WrongSeat", "game", "game_names",
]  # fmt: skip
