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


def load(game: "Game", data: object) -> State:
    """Return the position that ``save`` wrote, or say what does not fit."""
    if not isinstance(data, Mapping):
        raise BadPosition("error-position-data")
    _expect(data, "game", game.name)
    _expect(data, "box", game.box_digest)
    names = {"game", "rules", "box", "seats", "options", "seed", "counts"}
    seats, options = _take(data, "seats", int), _take(data, "options", dict)
    s = game.empty(seats, options, _take(data, "rules", int), _seed(data))
    for name in (*State.KERNEL_FIELDS, *s.fields()):
        setattr(s, name, _like(getattr(s, name), _take(data, name, type(getattr(s, name))), name))
        names.add(name)
    counts = _like(s.luck.counts, _take(data, "counts", list), "counts")
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


def _like(pattern: Any, value: Any, name: str) -> Any:
    """Return a copy of the value if it has the shape of the pattern: numbers, or lists of them."""
    if not isinstance(pattern, list):
        return value
    nested = bool(pattern) and isinstance(pattern[0], list)
    need(not nested or len(value) == len(pattern), name)
    need(all(type(item) is (list if nested else int) for item in value), name)
    return [_like([], item, name) for item in value] if nested else list(value)


def _check_place(s: State) -> None:
    """Refuse a place outside the order of play, or an order that is not one."""
    places = [s.pc, *s.stack[::3]]
    need(all(0 <= place < len(s.words) for place in places) and len(s.stack) % 3 == 0, "pc")
    need(sorted(s.order) == list(range(s.seats)), "order")
    need(len(s.loops) == s.game.program.counters, "loops")
    need(0 <= s.waiting < 1 << s.seats and (s.waiting == 0) == s.is_over, "waiting")
    need(s.waiting == 0 or 0 <= s.turn < s.words[s.pc].turns(s), "turn")
    need(min([0, *s.luck.counts]) == 0, "counts")
    need(min([0, s.drawn, s.revealed]) == 0, "drawn")
