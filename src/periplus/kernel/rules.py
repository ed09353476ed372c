"""The clauses of a game as readers see them, and the code and tests behind each."""

import json
import re
from importlib.resources import files
from typing import Any

import msgspec

from periplus.kernel.errors import PeriplusError

HEADING = re.compile(r"^(#{1,2}) (.+)$")
CLAUSE = re.compile(r"([A-Z]\d+) (.+)")
TEST_ALONE = "<!-- carried by its test -->"


class UnknownClause(PeriplusError):
    """The game has no clause with that id."""


class Clause(msgspec.Struct):
    """One numbered rule: its title, its section and its text."""

    id: str
    title: str
    section: str
    text: str
    test_alone: bool = False


class Carried(msgspec.Struct, forbid_unknown_fields=True):
    """What is behind a clause: lines of code (file, line number, text), pictures last, and tests."""

    code: list[tuple[str, int, str]] = []
    tests: list[str] = []


def parse_clauses(text: str) -> dict[str, Clause]:
    """Read clauses from Markdown: sections under ``#``, one clause under each ``## ID Title``."""
    clauses: dict[str, Clause] = {}
    section, clause = "", None
    for line in text.splitlines():
        heading = HEADING.match(line)
        if heading and heading[1] == "#":
            section, clause = heading[2], None
        elif heading:
            found = CLAUSE.fullmatch(heading[2])
            if not found or found[1] in clauses:
                raise ValueError(f"not a new clause: {line}")
            clause = clauses[found[1]] = Clause(found[1], found[2], section, "")
        elif clause and line == TEST_ALONE:
            clause.test_alone = True
        elif clause:
            clause.text += line + "\n"
    for clause in clauses.values():
        clause.text = clause.text.strip()
    return clauses


def clauses_of(room: str, language: str = "en") -> dict[str, Clause]:
    """Return the clauses of a game in a language."""
    return parse_clauses(files(room).joinpath(f"rules.{language}.md").read_text(encoding="utf-8"))


def clause_of(room: str, id: str, language: str = "en") -> Clause:
    """Return one clause; its id may be in any case, or just a number."""
    clauses = clauses_of(room, language)
    first, *_, last = clauses
    wanted = first[0] + id if id.isdigit() else id.upper()
    if wanted not in clauses:
        raise UnknownClause("error-clause", {"clause": id, "first": first, "last": last})
    return clauses[wanted]


def trace_of(room: str) -> dict[str, Carried]:
    """Return the code and tests behind each clause, from the trace that comes with the package."""
    data: Any = json.loads(files(room).joinpath("trace.json").read_text(encoding="utf-8"))
    return msgspec.convert(data, dict[str, Carried])
