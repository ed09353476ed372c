"""How games, positions and actions travel between processes: by the name of their room, and a box that is not ours.

A pickle of a position or an action says which game it belongs to, and is put together again with that game, which each
process opens once.
"""

from functools import cache, lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

if TYPE_CHECKING:
    from periplus.kernel.action import Action
    from periplus.kernel.game import Game
    from periplus.kernel.state import State

FEW_BOXES = 16  # that a process keeps open beside ours


class Home(NamedTuple):
    """Where a game comes from: the package of its room, and a box that is not ours, as JSON."""

    room: str
    box: bytes = b""


def home_of(room: str, box: dict[str, Any] | None) -> Home:
    """Return where a game comes from, given its box if it is not ours."""
    return Home(room, b"" if box is None else msgspec.json.encode(box))


def game_at(home: Home) -> "Game":
    """Return the game of a home."""
    return changed_game(home) if home.box else shipped_game(home.room)


@cache
def shipped_game(room: str) -> "Game":
    """Return the game of a room with our box, made once."""
    from periplus.kernel.game import Game  # which knows how it travels

    return Game(import_module(room).ROOM)


@lru_cache(FEW_BOXES)
def changed_game(home: Home) -> "Game":
    """Return the game of a room with another box."""
    from periplus.kernel.game import Game

    return Game(import_module(home.room).ROOM, msgspec.json.decode(home.box))


def position_of(game: "Game", saved: dict[str, Any]) -> "State":
    """Return a position that was saved for a journey."""
    return game.from_json(saved)


def action_at(home: Home, notation: str) -> "Action":
    """Return an action from its notation."""
    return game_at(home).parse(notation)
