"""The games that this program knows, by name."""

from importlib import import_module
from typing import Any

from periplus.kernel.box import former_box
from periplus.kernel.errors import UnknownGame
from periplus.kernel.game import Game
from periplus.kernel.record import Record
from periplus.kernel.room import Room
from periplus.kernel.travel import shipped_game

ROOMS = {name: f"{__name__}.{name}" for name in ("neptun", "mare_nostrum", "parthenon", "example")}


def game(name: str, box: dict[str, Any] | None = None, box_name: str = "") -> Game:
    """Return a game by its name, with our box or with the data of another."""
    if name not in ROOMS:
        raise UnknownGame("error-unknown-game", {"name": name, "known": ", ".join(game_names())})
    if box is None:
        return shipped_game(ROOMS[name])
    return Game(room(name), box, box_name)


def game_of(record: Record, name: str = "") -> Game:
    """Return the game of a record: with the box it carries, with ours, or with one that we used to ship."""
    if record.box_data is not None:
        return game(record.game, record.box_data, name or "record")
    return game_with(record.game, record.box)


def game_with(name: str, box: str) -> Game:
    """Return a game with one of our boxes, by its digest: the current one, or one that we used to ship."""
    opened = game(name)
    former = None if box == opened.box_digest else former_box(opened.room, box)
    return opened if former is None else game(name, former, "record")


def room(name: str) -> Room:
    """Return the room of a game."""
    found: Room = import_module(ROOMS[name]).ROOM
    return found


def game_names(hidden: bool = False) -> list[str]:
    """Return the names of the games; those meant for programmers only if ``hidden``."""
    return [name for name in ROOMS if hidden or not shipped_game(ROOMS[name]).hidden]
