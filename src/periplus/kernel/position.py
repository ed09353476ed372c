"""Whole positions as JSON: for saves, tests and puzzles."""

from collections.abc import Callable, Mapping
from hashlib import sha256
from operator import attrgetter
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from periplus.kernel.errors import BadPosition
from periplus.kernel.luck import SEED_BYTES, Luck
from periplus.kernel.state import Fields, State

if TYPE_CHECKING:
    from periplus.kernel.game import Game


RESERVED = ("game", "rules", "box", "program", "seats", "options", "seed", "counts")
"""What the data of a position holds apart from its fields."""
ESSENTIAL = ("step", "actors", "luck")
"""What a position means, apart from its fields."""


class KeyedField(NamedTuple):
    """A field of a room's state: its key in data, the group it is in (a path), and its name there."""

    key: str
    group: str
    name: str
    read: Callable[[Any], Any]
    moved: bool
    """Whether records know it in another layout."""
    memo: bool
    """Whether records do without it."""

    def group_in(self, s: State) -> Fields:
        """Return the group of the field: the state itself, or one in it."""
        group: Fields = attrgetter(self.group)(s) if self.group else s
        return group

    def write(self, s: State, value: Any) -> None:
        """Set the field."""
        setattr(self.group_in(s), self.name, value)

    def recorded(self, s: State) -> object:
        """Return the field as records know it."""
        value = self.read(s)
        return self.group_in(s).layouts()[self.name](value) if self.moved else value


KNOWN: dict[type[State], list[KeyedField]] = {}
"""The fields of each kind of state, cached once found."""


def fields_of(s: State) -> list[KeyedField]:
    """Return the fields that a room adds to a state, with those of its groups, in the order of declaration."""
    kind = type(s)
    if kind not in KNOWN:
        found = _fields(s, _attributes(State(s.terms)), "")
        keys = [field.key for field in found]
        taken = {*RESERVED, *ESSENTIAL, *State.KERNEL_FIELDS}
        for key in keys:
            if keys.count(key) > 1 or key in taken:
                raise ValueError(f"two fields of {kind.__name__} have the key {key}")
        KNOWN[kind] = found
    return KNOWN[kind]


def _fields(group: Fields, inherited: list[str], path: str) -> list[KeyedField]:
    """Return the fields of a group and of the groups in it."""
    keys, layouts, memos, found = group.keys(), group.layouts(), group.memos(), list[KeyedField]()
    passed_over = {*inherited, *group.derived()}
    for name in _attributes(group):
        value = getattr(group, name) if name not in passed_over else None
        if isinstance(value, Fields):
            found += _fields(value, [], f"{path}{name}.")
        elif isinstance(value, (int, list)):
            read = attrgetter(f"{path}{name}")
            key, group_path = keys.get(name, name), path.rstrip(".")
            found.append(KeyedField(key, group_path, name, read, name in layouts, name in memos))
    return found


def _attributes(group: Fields) -> list[str]:
    """Return the names of attributes in the order of their declaration, compiled or not."""
    return [*getattr(type(group), "__mypyc_attrs__", ()), *getattr(group, "__dict__", ())]


def save(s: State) -> dict[str, Any]:
    """Return a whole position as plain data, secrets included."""
    data: dict[str, Any] = {
        "game": s.game.name,
        "rules": s.rules,
        "box": s.game.box_digest,
        "program": s.game.program_digest,
        "seats": s.seats,
        "options": dict(s.settings),
        "seed": s.luck.seed.hex(),
        "counts": s.luck.counts[:],
    }
    for name in State.KERNEL_FIELDS:
        data[name] = plain(getattr(s, name))
    for field in fields_of(s):
        data[field.key] = plain(field.read(s))
    return data


def plain(value: Any) -> Any:
    """Return a field as data that shares nothing with the state."""
    return [plain(item) for item in value] if isinstance(value, list) else value


def encode(s: State) -> bytes:
    """Return a position as bytes: the same for the same position, compiled or not."""
    return msgspec.json.encode(save(s))


def digest(s: State) -> str:
    """Return the SHA-256 of a position."""
    return sha256(encode(s)).hexdigest()


def essence(s: State, empty: State) -> bytes:
    """Return what a position means, as bytes: what differs from an empty table, and who is asked for what.

    How the program is written does not matter: fields go by their keys and steps by their names, whatever the code
    calls them and in whatever order. So records survive when a field is renamed, moved or laid out differently, and
    when an option, field, stream of luck or instruction is added.
    """
    data: dict[str, Any] = {"step": s.step_name(), "actors": s.actors(), "order": s.order, "ending": s.ending}
    data["luck"] = {str(stream): count for stream, count in enumerate(s.luck.counts) if count}
    for field in fields_of(s):
        if not field.memo and field.read(s) != field.read(empty):
            data[field.key] = field.recorded(s)
    return msgspec.json.encode(data, order="sorted")


def load(game: "Game", data: object) -> State:
    """Return the position that ``save`` wrote, or say what does not fit."""
    if not isinstance(data, Mapping):
        raise BadPosition("error-position-data")
    _expect(data, "game", game.name)
    _expect(data, "box", game.box_digest)
    _expect(data, "program", game.program_digest)
    seats, options = _take(data, "seats", int), _take(data, "options", dict)
    s = game.empty(seats, options, _take(data, "rules", int), _seed(data))
    for name in State.KERNEL_FIELDS:
        setattr(s, name, _like(getattr(s, name), data, name))
    for field in fields_of(s):
        if field.key in data or not field.memo:
            field.write(s, _like(field.read(s), data, field.key))
    counts = _nested(_take(data, "counts", list), 1, "counts")
    need(len(counts) == game.streams, "counts")
    s.luck = Luck(s.luck.seed, counts)
    known = {*RESERVED, *State.KERNEL_FIELDS, *[field.key for field in fields_of(s)]}
    for name in data:
        if name not in known:
            raise BadPosition("error-position-unknown", {"field": str(name)})
    _check_place(s)
    game.audit(s)
    s.derive()
    return s


def need(holds: bool, field: str) -> None:
    """Refuse a position unless a condition on one of its fields holds."""
    if not holds:
        raise BadPosition("error-position-field", {"field": field})


def need_sizes(s: State, but: tuple[str, ...] = ()) -> None:
    """Refuse a position unless its lists are as long as on an empty table, except those that grow and shrink."""
    empty = s.game.blank(s.terms)
    for field in fields_of(s):
        value = field.read(s)
        if isinstance(value, list) and field.key not in but:
            need(len(value) == len(field.read(empty)), field.key)


def _expect(data: Mapping[str, Any], name: str, value: str) -> None:
    """Refuse a position of another game or box."""
    if data.get(name) != value:
        raise BadPosition("error-position-other", {"field": name, "value": str(data.get(name)), "expected": value})


def _take(data: Mapping[str, Any], name: str, kind: type) -> Any:
    """Take a field of a given type."""
    value = data.get(name)
    need(type(value) is kind, name)
    return value


def _like(empty: Any, data: Mapping[str, Any], name: str) -> Any:
    """Take a value that is laid out like the one on an empty table."""
    return _nested(_take(data, name, type(empty)), _depth(empty), name)


def _seed(data: Mapping[str, Any]) -> bytes:
    """Take the seed."""
    try:
        seed = bytes.fromhex(_take(data, "seed", str))
    except ValueError:
        seed = b""
    need(len(seed) == SEED_BYTES, "seed")
    return seed


def _depth(value: Any) -> int:
    """Return how deep lists are nested in a value: 0 for a number."""
    if not isinstance(value, list):
        return 0
    return 1 + (_depth(value[0]) if value else 0)


def _nested(value: Any, depth: int, name: str) -> Any:
    """Return a copy of lists nested to this depth, with numbers at the bottom; any other value as it is."""
    if depth == 0:
        return value
    need(isinstance(value, list), name)
    if depth == 1:
        need(all(type(item) is int for item in value), name)
    return [_nested(item, depth - 1, name) for item in value]


def _check_place(s: State) -> None:
    """Refuse a place outside the order of play, or an impossible order of seats."""
    need(len(s.stack) % 3 == 0, "stack")
    frames = [tuple(s.stack[at : at + 3]) for at in range(0, len(s.stack), 3)]
    need(sorted(s.order) == list(range(s.seats)), "order")
    need(len(s.loops) == s.game.program.counters, "loops")
    need(0 <= s.pc < len(s.instructions), "pc")
    need(s.is_over if s.waiting == 0 else s.instructions[s.pc].fits(s, s.turn, s.waiting), "waiting")
    for pc, turn, waiting in frames:
        need(0 <= pc < len(s.instructions), "stack")
        need(waiting == 0 <= turn or s.instructions[pc].fits(s, turn, waiting), "stack")
    need(min([0, *s.luck.counts]) == 0, "counts")
    need(min([0, s.drawn, s.revealed]) == 0, "drawn")
