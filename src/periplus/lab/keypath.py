"""Key paths: where a value stands in a box.

They are written as ``prices.city``; a table of a list is told by its number, from 0, or by its name or id, as in
``cards[Colossus].price``.
"""

import re
from copy import deepcopy
from typing import Any

from periplus.kernel.action import plain
from periplus.kernel.errors import PeriplusError
from periplus.kernel.option import Value

KEY = re.compile(r"\.?(\w+)|\[([^\[\]]+)\]")


class Nowhere(PeriplusError):
    """A key path leads to no single value."""


def value_at(data: dict[str, Any], path: str) -> Value:
    """Return the number, word or switch at a key path."""
    table, key = found(data, path)
    value = table[key]
    if not isinstance(value, (int, str)):
        raise Nowhere("error-key-path", {"path": path})
    return value


def changed(data: dict[str, Any], path: str, value: Value) -> dict[str, Any]:
    """Return a copy of data with another value at a key path."""
    copy = deepcopy(data)
    table, key = found(copy, path)
    table[key] = value
    return copy


def found(data: dict[str, Any], path: str) -> tuple[Any, Any]:
    """Return the table or list in which a key path ends, and the key there."""
    keys = keys_of(path)
    inner: Any = data
    try:
        for key in keys[:-1]:
            inner = inner[key_in(inner, key)]
        last = key_in(inner, keys[-1])
        inner[last]
    except (LookupError, TypeError):
        raise Nowhere("error-key-path", {"path": path}) from None
    return inner, last


def keys_of(path: str) -> list[str]:
    """Return the keys of a path."""
    keys, at = list[str](), 0
    while at < len(path):
        key = KEY.match(path, at)
        if key is None:
            break
        keys.append(key[1] or key[2])
        at = key.end()
    if at < len(path) or not keys:
        raise Nowhere("error-key-path", {"path": path})
    return keys


def key_in(inner: Any, key: str) -> str | int:
    """Return what a key is in a table, or in a list, where it may be the name or id of a table."""
    if isinstance(inner, dict):
        return key
    if key.isdecimal():
        return int(key)
    tables = [(at, each) for at, each in enumerate(inner) if isinstance(each, dict)]
    named = [at for at, each in tables if plain(key) in (plain(each.get("name", "")), plain(each.get("id", "")))]
    return named[0]
