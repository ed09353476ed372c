"""What was fitted for a room: what each feature weighs, as data beside its code."""

import tomllib
from importlib.resources import files
from typing import Any, Final

import msgspec

from periplus.kernel.game import Game
from periplus.kernel.option import Value

FILE: Final = "outlook.toml"


class Weights(msgspec.Struct, frozen=True):
    """What each feature weighs from a milestone on."""

    seats: int
    since: int
    values: dict[str, float]


class Fitted(msgspec.Struct, frozen=True):
    """The outlook of a room: what it was fitted with, how far to trust appraisals, and weights."""

    box: str
    options: dict[str, Value]
    unit: float = 0.0  # the chance to win that a point of appraisal is worth
    trust: float = 0.05  # the standard deviation of what appraisals leave out, in chance to win
    noise: float = 0.5  # that of the difference between two actions in one imagined world
    pace: int = 600  # imagined decisions that take about a tenth of a second
    weights: list[Weights] = []
    note: str = ""


def fitted_of(game: Game) -> Fitted | None:
    """Return what was fitted for a room, if anything."""
    file = files(game.room).joinpath(FILE)
    if not file.is_file():
        return None
    data: Any = tomllib.loads(file.read_text(encoding="utf-8"))
    return msgspec.convert(data, Fitted)
