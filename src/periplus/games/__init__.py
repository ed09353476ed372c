"""The games that this program knows, by name."""

from functools import cache
from importlib import import_module
from typing import Any

from periplus.kernel.errors import UnknownGame
from periplus.kernel.game import Game

# Name of the game, its room, and the class that opens its box.
ROOMS = {
    "neptun": ("periplus.games.neptun", "Neptun"),
    "example": ("periplus.games.example", "Example"),
}


def game(name: str, box: dict[str, Any] | None = None, box_name: str = "") -> Game:
    """Return a game by its name, with our box or with the data of another."""
    if name not in ROOMS:
        raise UnknownGame("error-unknown-game", {"name": name, "known": ", ".join(game_names())})
    if box is None:
        return _shipped(name)
    room, kind = ROOMS[name]
    made: Game = getattr(import_module(room), kind)(box, box_name or name)
    return made


@cache
def _shipped(name: str) -> Game:
    """Return a game with our own box, made once."""
    room, kind = ROOMS[name]
    made: Game = getattr(import_module(room), kind)()
    return made


def game_names(hidden: bool = False) -> list[str]:
    """Return the names of the games; those meant for programmers only if ``hidden``."""
    return [name for name in ROOMS if hidden or not _shipped(name).hidden]
