"""What commands are given: the types of their parameters, and how their arguments are read."""

import os
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter, Token

from periplus.games import game as open_game
from periplus.kernel.box import read_box
from periplus.kernel.errors import BadTable
from periplus.kernel.game import Game
from periplus.kernel.luck import SEED_BYTES
from periplus.kernel.option import Value, named


def whole(kind: object, tokens: Sequence[Token]) -> int:
    """Read a whole number, and nothing that merely looks like one."""
    token = tokens[0].value
    if not (token.isascii() and token.isdigit() and len(token) < 10):
        raise ValueError(token)
    return int(token)


Whole = Annotated[int, Parameter(converter=whole)]
Flag = Annotated[bool, Parameter(negative=())]
BoxFile = Annotated[Path | None, Parameter(name="--box")]
Options = Annotated[list[str] | None, Parameter(name="--option", negative=())]


def open_with(game: str, box: Path | None) -> Game:
    """Return a game with our box, or with one from a file."""
    return open_game(game) if box is None else open_game(game, read_box(box), str(box))


def read_seed(argument: str | None) -> bytes | int:
    """Read a seed: a number or 64 hex digits; without one, draw fresh luck."""
    if argument is None:
        return secrets.token_bytes(SEED_BYTES)
    if len(argument) == 2 * SEED_BYTES:
        try:
            return bytes.fromhex(argument)
        except ValueError:
            pass
    if argument.isascii() and argument.isdigit() and len(argument) <= 20:
        return int(argument)
    raise BadTable("error-seed-word", {"seed": argument})


def read_options(game: Game, arguments: Sequence[str] | None) -> dict[str, Value]:
    """Read NAME=VALUE arguments as options of a game."""
    chosen: dict[str, Value] = {}
    for argument in arguments or ():
        name, equals, value = argument.partition("=")
        if not equals:
            raise BadTable("error-option-word", {"word": argument})
        if name in chosen:
            raise BadTable("error-option-twice", {"name": name})
        chosen[name] = named(game.options, name).read(value)
    return chosen


def from_anywhere(bot: str) -> str:
    """Return a bot's name with the full path of its file, so that it is found from any folder."""
    source, colon, wanted = bot.rpartition(":")
    return f"{Path(source).resolve()}{colon}{wanted}" if source.endswith(".py") else bot


def processes(jobs: int | None) -> int:
    """Return how many processes to use: as many as asked for, or one a core."""
    return max(1, cores() if jobs is None else jobs)


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
