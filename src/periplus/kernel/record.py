"""Records: a whole game as a small document that replays to the same position anywhere.

The ``check`` of a decision is the first 8 hex digits of SHA-256 over the check before it and what the position
after it means, so that an altered action is found at once. JSON and a readable text form hold the same data.
"""

import json
import re
from collections.abc import Callable, Iterator
from hashlib import sha256
from typing import Any

import msgspec

from periplus.kernel.action import Action
from periplus.kernel.errors import BadRecord, PeriplusError, Refused
from periplus.kernel.game import Game
from periplus.kernel.html import folded, paragraph, table
from periplus.kernel.message import Event, Message
from periplus.kernel.position import essence
from periplus.kernel.state import State
from periplus.kernel.text import text

FORMAT = 1
PERSON = "person"
NOBODY = "–"
CHECK_DIGITS = 8
MOST_SEATS = 1000
"""As many as the text form can name; which of them a game has, the game says."""


class Record(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A recorded game, finished (with a result) or not."""

    format: int
    game: str
    rules: int
    box: str
    box_data: dict[str, Any] | None = None
    seats: int
    players: list[str] | None = None  # who sits where: the name of a bot, or “person”
    options: dict[str, bool | int | str]
    seed: str
    salt: str | None = None
    commitment: str | None = None  # what a table published before its first decision
    decisions: list[tuple[int, str, str]]
    result: dict[str, Any] | None = None

    def _repr_html_(self) -> str:
        """Show who played and how it ended; all decisions, if somebody asks for them."""
        say = text("en").say
        ends = (self.result or {}).get("seats") or [{"seat": seat} for seat in range(self.seats)]
        players = self.players or [NOBODY] * self.seats
        rows = [
            [
                say(Message("seat", {"number": each["seat"] + 1})),
                players[each["seat"]],
                *(str(each.get(figure, NOBODY)) for figure in ("rank", "score")),
            ]
            for each in ends
        ]
        headings = [
            say(Message("record-seat")), say(Message("record-player")),
            say(Message("record-rank")), say(Message("record-score")),
        ]  # fmt: skip
        about = say(Message("record-about", {"game": self.game, "decisions": len(self.decisions)}))
        return paragraph(about) + table(headings, rows) + folded(say(Message("record-notation")), to_text(self))


class Checks:
    """The check digits of a game as it is played."""

    def __init__(self, s: State) -> None:
        """Begin with a position, such as that of a game that has just been set up."""
        self.empty = s.game.empty(s.seats, s.settings, s.rules, s.luck.seed)
        self.last = ""
        self.next(s)

    def next(self, s: State) -> str:
        """Return the check digits of the position that follows the last one."""
        self.last = sha256(self.last.encode() + essence(s, self.empty)).hexdigest()[:CHECK_DIGITS]
        return self.last


def make_record(
    state: State, decisions: list[tuple[int, Action]], players: list[str] | None = None, salt: str | None = None
) -> Record:
    """Record a game: the ``state`` after these decisions, who played, and the salt that sealed its seed."""
    seed = state.luck.seed.hex()
    record = Record(
        format=FORMAT,
        game=state.game.name,
        rules=state.rules,
        box=state.game.box_digest,
        box_data=None if state.game.shipped else state.game.box,
        seats=state.seats,
        players=players,
        options=dict(state.settings),
        seed=seed,
        salt=salt,
        commitment=None if salt is None else commitment(seed, salt),
        decisions=[],
        result=result_of(state),
    )
    s = beginning(record, state.game)
    checks = Checks(s)
    for seat, action in decisions:
        s.apply(seat, action)
        record.decisions.append((seat, str(action), checks.next(s)))
    return record


def commitment(seed: str, salt: str) -> str:
    """Return what commits to a seed without revealing it: SHA-256 of seed and salt, both in hex digits."""
    return sha256(bytes.fromhex(seed) + bytes.fromhex(salt)).hexdigest()


def check_seal(record: Record, shown: str | None = None) -> str:
    """Return the commitment of a record; refuse a missing one, or one that does not fit its seed or what was shown."""
    if record.salt is None or record.commitment is None:
        raise BadRecord("error-record-unsealed")
    if not re.fullmatch("([0-9a-f]{2})*", record.salt) or commitment(record.seed, record.salt) != record.commitment:
        raise BadRecord("error-record-seal", {"commitment": record.commitment})
    if shown is not None and shown.lower() != record.commitment:
        raise BadRecord("error-record-other-seal", {"commitment": record.commitment})
    return record.commitment


def beginning(record: Record, game: Game, told: list[Event] | None = None) -> State:
    """Return the position in which a record begins; ``told`` receives the events of the set-up."""
    if record.box != game.box_digest:
        raise BadRecord("error-record-box", {"game": game.name, "box": record.box[:12], "ours": game.box_digest[:12]})
    if record.players is not None and len(record.players) != record.seats:
        raise BadRecord("error-record-players", {"players": len(record.players), "given": record.seats})
    if not re.fullmatch("[0-9a-f]{64}", record.seed):
        raise BadRecord("error-record-seed")
    if record.rules > game.rules:
        raise BadRecord("error-record-rules", {"game": game.name, "rules": record.rules, "newest": game.rules})
    return game.new(record.seats, bytes.fromhex(record.seed), record.options, record.rules, told)


def steps(record: Record, game: Game) -> Iterator[tuple[State, list[Event]]]:
    """Replay a record decision by decision; yield each position and the events that led to it.

    The first pair is the position after set-up. The state is one object that changes as the replay goes on.
    """
    told: list[Event] = []
    s = beginning(record, game, told)
    yield s, told
    checks = Checks(s)
    for number, (seat, notation, digits) in enumerate(record.decisions, start=1):
        where = {"number": number, "seat": seat, "action": notation}
        told = []
        try:
            s.apply(seat, game.parse(notation), told)
        except PeriplusError as error:
            rule = f" ({error.rule})" if isinstance(error, Refused) else ""
            params = {**where, "why": error.message, "rule": rule}
            raise BadRecord("error-record-decision", params, game.room) from None
        if checks.next(s) != digits:
            raise BadRecord("error-record-check", {**where, "found": digits, "expected": checks.last}, game.room)
        yield s, told


def replay(record: Record, game: Game, until: int | None = None) -> State:
    """Replay a record, to its end or for ``until`` decisions, and return the position."""
    last = len(record.decisions)
    if until is not None and not 0 <= until <= last:
        raise BadRecord("error-record-until", {"until": until, "last": last})
    for number, (s, _) in enumerate(steps(record, game)):
        if number == until:
            return s
    if record.result != result_of(s):
        raise BadRecord("error-record-result")
    return s


def result_of(s: State) -> dict[str, Any] | None:
    """Return what a record says about the end: the standings, or None while the game is in play."""
    return s.standings().to_json() if s.is_over else None


# JSON: one decision per line, so that files can be read and compared


def to_json(record: Record) -> str:
    """Return a record as JSON."""
    data = {name: value for name, value in msgspec.to_builtins(record).items() if value is not None or name == "result"}
    lines = [f"  {json.dumps(decision)}" for decision in data.pop("decisions")]
    result = data.pop("result")
    head = json.dumps(data, ensure_ascii=False, indent=1).rstrip("\n}")
    body = ",\n".join(lines)
    return f'{head},\n "decisions": [\n{body}\n ],\n "result": {json.dumps(result)}\n}}\n'


def from_json(text: str) -> Record:
    """Read a record from JSON."""
    try:
        data = json.loads(text, object_pairs_hook=_once)
    except (ValueError, RecursionError) as error:  # a number of 5,000 digits is a plain ValueError
        line = error.lineno if isinstance(error, json.JSONDecodeError) else 1
        raise BadRecord("error-record-json", {"line": line}) from None
    return _convert(data)


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Refuse an object that has a key twice."""
    data: dict[str, Any] = {}
    for name, value in pairs:
        if name in data:
            raise BadRecord("error-record-twice", {"name": name})
        data[name] = value
    return data


def _convert(data: Any) -> Record:
    """Check plain data and return the record."""
    if not isinstance(data, dict) or type(data.get("format")) is not int:
        raise BadRecord("error-record-not-one")
    if data["format"] != FORMAT:
        raise BadRecord("error-record-format", {"format": data["format"], "ours": FORMAT})
    try:
        record = msgspec.convert(data, Record)
    except msgspec.ValidationError as error:
        raise BadRecord("error-record-field", {"what": str(error)}) from None
    for at, (seat, _, _) in enumerate(record.decisions):
        if not 0 <= seat < MOST_SEATS:
            raise BadRecord("error-record-field", {"what": f"no such seat - at `$.decisions[{at}][0]`"})
    return record


# Text: one decision per line, like PGN for chess

HEADER = re.compile(r"\[(\w+) (.*)\]")
DECISION = re.compile(r"(\d{1,6})\. (\d{1,3}): (.+?) \{([0-9a-f]+)\}")
COMMENT = ";"
TITLES = {
    "Periplus": "format", "Game": "game", "Rules": "rules", "Box": "box", "BoxData": "box_data", "Seats": "seats",
    "Players": "players", "Options": "options", "Seed": "seed", "Salt": "salt", "Commitment": "commitment",
    "Result": "result",
}  # fmt: skip


def to_text(record: Record, comment: Callable[[int], list[str]] = lambda number: []) -> str:
    """Return a record as text; ``comment`` may add lines after the set-up (0) and each decision.

    The result comes last, ``null`` for a game in play, so that a truncated file is never taken for a whole one.
    """
    data = msgspec.to_builtins(record)
    lines = [header(title, data[key]) for title, key in TITLES.items() if data[key] is not None and key != "result"]
    lines += ["", *[f"{COMMENT} {line}" for line in comment(0)]]
    for number, (seat, action, check) in enumerate(record.decisions, start=1):
        lines.append(f"{number}. {seat}: {action} {{{check}}}")
        lines += [f"{COMMENT} {line}" for line in comment(number)]
    return "\n".join([*lines, "", header("Result", record.result)]) + "\n"


def header(title: str, value: Any) -> str:
    """Return a header line."""
    return f"[{title} {json.dumps(value, ensure_ascii=False)}]"


def from_text(text: str) -> Record:
    """Read a record from text, skipping comments."""
    data: dict[str, Any] = {"decisions": []}
    for at, line in enumerate(text.replace("\r\n", "\n").split("\n"), start=1):
        found, decision = HEADER.fullmatch(line), DECISION.fullmatch(line)
        if found and TITLES.get(found[1]) in data:
            raise BadRecord("error-record-twice", {"name": found[1]})
        if found and found[1] in TITLES and "result" not in data:
            data[TITLES[found[1]]] = _value(found[2], at)
        elif decision and int(decision[1]) == len(data["decisions"]) + 1 and "result" not in data:
            data["decisions"].append([int(decision[2]), decision[3], decision[4]])
        elif line.strip() and not line.startswith(COMMENT):
            raise BadRecord("error-record-line", {"line": at})
    if "result" not in data:
        raise BadRecord("error-record-cut")
    return _convert(data)


def _value(text: str, line: int) -> Any:
    """Read the value of a header."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise BadRecord("error-record-line", {"line": line}) from None


def read_record(text: str) -> Record:
    """Read a record in either form."""
    if text.lstrip().startswith("{"):
        return from_json(text)
    if text.startswith("[Periplus "):
        return from_text(text)
    raise BadRecord("error-record-not-one")
