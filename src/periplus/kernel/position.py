"""Whole positions as JSON: for saves, tests and puzzles."""

from collections.abc import Mapping
from hashlib import sha256
from typing import TYPE_CHECKING, Any

import msgspec

from periplus.kernel.errors import BadPosition
from periplus.kernel.luck import SEED_BYTES, Luck
from periplus.kernel.state import State

if TYPE_CHECKING:
    from periplus.kernel.game import Game


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
    for name in (*State.KERNEL_FIELDS, *s.fields()):
        data[name] = plain(getattr(s, name))
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

    Nothing of how the program is written enters, so that records survive a new option, field, stream of luck
    or word in the order of play.
    """
    data: dict[str, Any] = {"step": s.step_name(), "actors": s.actors(), "order": s.order, "ending": s.ending}
    data["luck"] = {str(stream): count for stream, count in enumerate(s.luck.counts) if count}
    for name in s.fields():
        value = getattr(s, name)
        if value != getattr(empty, name):
            data[name] = value
    return msgspec.json.encode(data, order="sorted")


def load(game: "Game", data: object) -> State:
    """Return the position that ``save`` wrote, or say what does not fit."""
    if not isinstance(data, Mapping):
        raise BadPosition("error-position-data")
    _expect(data, "game", game.name)
    _expect(data, "box", game.box_digest)
    _expect(data, "program", game.program_digest)
    names = {"game", "rules", "box", "program", "seats", "options", "seed", "counts"}
    seats, options = _take(data, "seats", int), _take(data, "options", dict)
    s = game.empty(seats, options, _take(data, "rules", int), _seed(data))
    for name in (*State.KERNEL_FIELDS, *s.fields()):
        empty = getattr(s, name)
        value = _take(data, name, type(empty))
        setattr(s, name, _nested(value, s.depths().get(name, _depth(empty)), name))
        names.add(name)
    counts = _nested(_take(data, "counts", list), 1, "counts")
    need(len(counts) == game.streams, "counts")
    s.luck = Luck(s.luck.seed, counts)
    for name in data:
        if name not in names:
            raise BadPosition("error-position-unknown", {"field": str(name)})
    _check_place(s)
    game.audit(s)
    s.derive()
    return s


def need(holds: bool, field: str) -> None:
    """Refuse a position unless a condition on one of its fields holds."""
    if not holds:
        raise BadPosition("error-position-field", {"field": field})


def _expect(data: Mapping[str, Any], name: str, value: str) -> None:
    """Refuse a position of another game or box."""
    if data.get(name) != value:
        raise BadPosition("error-position-other", {"field": name, "value": str(data.get(name)), "expected": value})


def _take(data: Mapping[str, Any], name: str, kind: type) -> Any:
    """Take a field of a kind."""
    value = data.get(name)
    need(type(value) is kind, name)
    return value


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
    """Return a copy of lists nested so deep, with numbers at the bottom; a field that is no list as it is."""
    if depth == 0:
        return value
    need(isinstance(value, list), name)
    if depth == 1:
        need(all(type(item) is int for item in value), name)
    return [_nested(item, depth - 1, name) for item in value]


def _check_place(s: State) -> None:
    """Refuse a place outside the order of play, or an order that is not one."""
    need(len(s.stack) % 3 == 0, "stack")
    frames = [tuple(s.stack[at : at + 3]) for at in range(0, len(s.stack), 3)]
    need(sorted(s.order) == list(range(s.seats)), "order")
    need(0 <= s.pc < len(s.words), "pc")
    need(s.is_over if s.waiting == 0 else s.words[s.pc].fits(s, s.turn, s.waiting), "waiting")
    for pc, turn, waiting in frames:
        need(0 <= pc < len(s.words), "stack")
        need(waiting == 0 <= turn or s.words[pc].fits(s, turn, waiting), "stack")
    need(len(s.loops) == s.game.program.counters, "loops")
    need(min([0, *s.luck.counts]) == 0, "counts")
    need(min([0, s.drawn, s.revealed]) == 0, "drawn")
