"""Maps in characters: the places of a game, where each is on a screen of text, what is there, and where it leads."""

import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from periplus.kernel.message import Message
from periplus.kernel.sheet import Cell


class Place(NamedTuple):
    """A place on the map."""

    name: str
    """As it is written in notation and in ``atlas.toml``."""
    label: Cell
    """What people call it."""
    marks: Sequence[Cell]
    """What stands there, in short."""
    facts: Sequence[tuple[Message, Cell]]
    """What there is to know about it, each behind a heading; where it leads is among them."""
    own: bool = False
    """Whether it belongs to the one who looks."""
    also: Sequence[str] = ()
    """Other names by which people ask for it."""


class Atlas(NamedTuple):
    """How a room draws its map in characters; it lies in the room's ``atlas.toml``."""

    places: Callable[[dict[str, Any], dict[str, Any], int | None], list[Place]]
    """All places, from the box and a view."""
    legend: Callable[[dict[str, Any], dict[str, Any]], list[Message]]
    """What the marks mean, in lines."""


class Ground(NamedTuple):
    """Where places lie on a screen of text, and what is drawn between them."""

    lines: list[str]
    spots: Mapping[str, tuple[int, int]]
    """Line and column of each name; its marks stand on the line below."""


@cache
def ground_of(room: str) -> Ground:
    """Read the map of a room."""
    data = tomllib.loads(files(room).joinpath("atlas.toml").read_text(encoding="utf-8"))
    spots = {name: (line, column) for name, (line, column) in data["places"].items()}
    return Ground(data["ground"].splitlines(), spots)
