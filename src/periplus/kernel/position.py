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
    rules, seats, options = (
        _take(data, "rules", int),
        _take(data, "seats", int),
        _take(data, "options", dict),
    )
    s = game.empty(seats, options, rules, _seed(data))
    for name in (*State.KERNEL_FIELDS, *s.fields()):
        setattr(s, name, _like(getattr(s, name), _take(data, name, type(getattr(s, name))), name))
        names.add(name)
    counts = _like(s.luck.counts, _take(data, "counts", list), "counts")
    if len(counts) != game.streams:
        raise BadPosition("error-position-field", {"field": "counts"})
    s.luck = Luck(s.luck.seed, counts)
    for name in data:
        if name not in names:
            raise BadPosition("error-position-unknown", {"field": str(name)})
    _check_place(s)
    game.audit(s)
    s.derive()
    return s


def _expect(data: Mapping[str, Any], name: str, value: str) -> None:
    """Refuse a position of another game or box."""
    if data.get(name) != value:
        raise BadPosition("error-position-other", {"field": name, "value": str(data.get(name)), "expected": value})


def _take(data: Mapping[str, Any], name: str, kind: type) -> Any:
    """Take a field of a kind."""
    value = data.get(name)
    if type(value) is not kind:
        raise BadPosition("error-position-field", {"field": name})
    return value


def _seed(data: Mapping[str, Any]) -> bytes:
    """Take the seed."""
    try:
        seed = bytes.fromhex(_take(data, "seed", str))
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise BadPosition("error-position-field", {"field": "seed"})
    return seed


def _like(pattern: Any, value: Any, name: str) -> Any:
    """Return a copy of the value if it has the shape of the pattern: numbers, or lists of them."""
    if not isinstance(pattern, list):
        return value
    nested = bool(pattern) and isinstance(pattern[0], list)
    if nested and len(value) != len(pattern):
        raise BadPosition("error-position-field", {"field": name})
    for item in value:
        if type(item) is not (list if nested else int):
            raise BadPosition("error-position-field", {"field": name})
    return [_like([], item, name) for item in value] if nested else list(value)


def _check_place(s: State) -> None:
    """Refuse a place outside the order of play, or an order that is not one."""
    places = [s.pc, *s.stack[::3]]
    if any(not 0 <= place < len(s.words) for place in places) or len(s.stack) % 3:
        raise BadPosition("error-position-field", {"field": "pc"})
    if sorted(s.order) != list(range(s.seats)):
        raise BadPosition("error-position-field", {"field": "order"})
    if len(s.loops) != s.game.program.counters:
        raise BadPosition("error-position-field", {"field": "loops"})
    if not 0 <= s.waiting < 1 << s.seats or (s.waiting == 0) != s.is_over:
        raise BadPosition("error-position-field", {"field": "waiting"})
    if s.waiting and not 0 <= s.turn < s.words[s.pc].turns(s):
        raise BadPosition("error-position-field", {"field": "turn"})
    if min([0, *s.luck.counts, *s.loops]) < 0:
        raise BadPosition("error-position-field", {"field": "counts"})
