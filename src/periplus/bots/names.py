"""What bots are called at a table: names of people who lived around the Mediterranean long ago."""

import tomllib
from collections.abc import Collection
from functools import cache
from hashlib import sha256
from importlib.resources import files


@cache
def known_names() -> tuple[str, ...]:
    """Return the names that bots can have."""
    return tuple(tomllib.loads(files(__package__).joinpath("names.toml").read_text(encoding="utf-8"))["names"])


def bot_name(table: str, seat: int, taken: Collection[str]) -> str:
    """Return a name for the bot at a seat that nobody else has: the same one whenever this is asked."""
    names, taken_names = known_names(), {name.casefold() for name in taken}
    first = int.from_bytes(sha256(f"{table} {seat}".encode()).digest()[:8], "big") % len(names)
    return next(name for name in (*names[first:], *names[:first]) if name.casefold() not in taken_names)
