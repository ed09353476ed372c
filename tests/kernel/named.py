"""What the texts of a game name besides what its code spells out: each game says so beside its own tests."""

from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple


class Named(NamedTuple):
    """Names that have texts."""

    box_names: tuple[tuple[str, str, str], ...] = ()  # (beginning of ids, list of the box that they name, key in it)
    point_sources: tuple[str, ...] = ()  # sources of points that have no name in the box
    names: tuple[str, ...] = ()  # ids of what else a game names
    told: tuple[tuple[str, tuple[str, ...]], ...] = ()  # ids that code puts together, and their parameters


def named_in(game: str) -> Named:
    """Return what a game names."""
    module = f"tests.games.{game}.named"
    found: Named = import_module(module).NAMED if find_spec(module) else Named()
    return found
