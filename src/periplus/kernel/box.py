"""Boxes: every component of a game as data, each entry with its source; reading one names every fault."""

import re
import tomllib
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from periplus.kernel.errors import BadBox, Fault
from periplus.kernel.files import read_text
from periplus.kernel.message import Message

SOURCES = ("rulebook", "inferred", "reconstructed")
NAME = r"[^\s_]+( [^\s_]+)*"
ID = r"[a-z0-9_]+"
FORMER_DIGITS = 12


def digest(data: dict[str, Any]) -> str:
    """Return the SHA-256 of a box's components, whatever its layout, comments, sources and notes."""
    return sha256(msgspec.json.encode(components(data), order="sorted")).hexdigest()


def components(data: Any) -> Any:
    """Return the data of a box without its sources and notes."""
    if isinstance(data, dict):
        return {key: components(value) for key, value in data.items() if key not in ("source", "note")}
    return [components(item) for item in data] if isinstance(data, list) else data


def parse_box(text: str, name: str) -> dict[str, Any]:
    """Parse TOML; a syntax error is a fault named by its line."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # TOMLDecodeError, and numbers or nesting beyond reason
        what = str(error)
        found = re.search(r"line (\d+)", what)
        line = int(found[1]) if found else text.count("\n") + 1
        what = re.sub(r" \(at .*\)$", "", what)
        raise BadBox(name, [Fault("", Message("fault-syntax", {"line": line, "what": what}))]) from None


def read_box(path: Path) -> dict[str, Any]:
    """Read the data of a box file."""
    return parse_box(read_text(path), str(path))


def shipped_box(room: str) -> dict[str, Any]:
    """Read the box that comes with a room of ours."""
    return parse_box(shipped_text(room), room)


def shipped_text(room: str) -> str:
    """Return the box that comes with a room of ours, as it is written, for people who want to correct it."""
    return files(room).joinpath("box.toml").read_text(encoding="utf-8")


def former_box(room: str, box_digest: str) -> dict[str, Any] | None:
    """Return a box that a room used to ship (``box.DIGEST.toml``), so that its records still replay."""
    digits = box_digest[:FORMER_DIGITS]
    file = files(room).joinpath(f"box.{digits}.toml")
    known = matches(r"[0-9a-f]+", digits) and file.is_file()
    return parse_box(file.read_text(encoding="utf-8"), room) if known else None


def matches(pattern: str, value: object) -> bool:
    """Say whether a value is a string that matches a pattern."""
    return isinstance(value, str) and re.fullmatch(pattern, value) is not None


class Reader:
    """A table of a box being read: takes out values, and notes every fault with its key path."""

    def __init__(self, data: object, path: str, faults: list[Fault]) -> None:
        """Begin at a key path; faults are collected in the list given."""
        self.data: dict[str, Any] = data if isinstance(data, dict) else {}
        self.path = path
        self.faults = faults
        self.taken: set[str] = set()
        if not isinstance(data, dict):
            self.fault("", "fault-table")

    def at(self, key: str) -> str:
        """Return the key path of a key."""
        return f"{self.path}.{key}".strip(".") if key else self.path

    def fault(self, key: str, id: str, **params: object) -> None:
        """Note a fault."""
        self.faults.append(Fault(self.at(key), Message(id, params)))

    def take(self, key: str) -> object:
        """Take a value that must be there."""
        self.taken.add(key)
        if key not in self.data:
            self.fault(key, "fault-missing")
            return None
        return self.data[key]

    def number(self, key: str, low: int, high: int) -> int:
        """Take a whole number within bounds."""
        value = self.take(key)
        if type(value) is int and low <= value <= high:
            return value
        if key in self.data:
            self.fault(key, "fault-number", low=low, high=high)
        return max(low, min(high, value)) if type(value) is int else low

    def numbers(self, key: str, count: int, low: int, high: int) -> list[int]:
        """Take a list of ``count`` numbers within bounds."""
        value = self.take(key)
        items = value if isinstance(value, list) else []
        fits = all(type(item) is int and low <= item <= high for item in items)
        if key in self.data and not (fits and isinstance(value, list) and len(items) == count):
            self.fault(key, "fault-numbers", count=count, low=low, high=high)
            return [low] * count
        return items or [low] * count

    def name(self, key: str) -> str:
        """Take a name as people write it: words with single spaces between them."""
        value = self.take(key)
        if key in self.data and not matches(NAME, value):
            self.fault(key, "fault-name")
        return value if isinstance(value, str) else ""

    def id(self, key: str) -> str:
        """Take an id: one word of lower-case letters, digits and underscores."""
        value = self.take(key)
        if key in self.data and not matches(ID, value):
            self.fault(key, "fault-id")
        return value if isinstance(value, str) else ""

    def one_of(self, key: str, allowed: list[str]) -> int:
        """Take one of the allowed names and return its index."""
        value = self.take(key)
        if isinstance(value, str) and value in allowed:
            return allowed.index(value)
        if key in self.data:
            self.fault(key, "fault-one-of", allowed=", ".join(allowed))
        return 0

    def source(self) -> None:
        """Take the source that every entry must name."""
        self.one_of("source", list(SOURCES))

    def table(self, key: str) -> "Reader":
        """Take a table."""
        value = self.take(key)
        return Reader(value if key in self.data else {}, self.at(key), self.faults)

    def tables(self, key: str) -> list["Reader"]:
        """Take a list of tables."""
        value = self.take(key)
        if key in self.data and not (isinstance(value, list) and value):
            self.fault(key, "fault-tables")
        items = value if isinstance(value, list) else []
        return [Reader(item, f"{self.at(key)}[{n}]", self.faults) for n, item in enumerate(items)]

    def close(self) -> None:
        """Note every key that was not asked for."""
        for key in self.data:
            if key not in self.taken:
                self.fault(key, "fault-unknown")


def distinct(readers: list[Reader], key: str, values: list[str]) -> None:
    """Note a fault at every entry whose name an earlier entry already has."""
    for at, value in enumerate(values):
        if value and value.lower() in [earlier.lower() for earlier in values[:at]]:
            readers[at].fault(key, "fault-twice", value=value)
