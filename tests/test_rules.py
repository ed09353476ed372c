"""Every clause has a text, code and a test; the trace that ships says which."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from periplus.games import ROOMS
from periplus.kernel.rules import Carried, UnknownClause, clause_of, clauses_of, parse_clauses, trace_of

pytestmark = pytest.mark.once

TOP = Path(__file__).parents[1]
SHARED = [
    "flow", "state", "actions", "options", "box", "entries", "__init__", "view", "audit", "sheets", "atlas",
    "bot", "eye", "plans", "odds", "board", "chart", "desk", "icons", "painter", "panels",
]  # fmt: skip
games = pytest.mark.parametrize("name", sorted(ROOMS))


@games
def test_every_clause_is_carried(name: str) -> None:
    """Each clause has a text, a test, and a line of code unless it is marked as carried by its test alone."""
    trace = trace_of(ROOMS[name])
    for id, clause in clauses_of(ROOMS[name]).items():
        assert clause.text, id
        assert trace[id].tests, f"{id} has no test"
        assert bool(trace[id].code) != clause.test_alone, f"{id}: code {trace[id].code}, alone {clause.test_alone}"


@games
def test_clauses_are_numbered_without_gaps(name: str) -> None:
    """Ids share a letter and count from 1; titles differ; Neptun has its 61."""
    clauses = clauses_of(ROOMS[name])
    letter = next(iter(clauses))[0]
    assert list(clauses) == [f"{letter}{number}" for number in range(1, len(clauses) + 1)]
    assert len({clause.title for clause in clauses.values()}) == len(clauses)
    assert name != "neptun" or len(clauses) == 61


@pytest.mark.skipif(not (TOP / "tools" / "trace.py").exists(), reason="only where the sources are")
def test_the_trace_is_up_to_date() -> None:
    """The shipped trace is what the sources and tests say now; `make trace` writes it anew."""
    done = subprocess.run([sys.executable, "tools/trace.py", "--check"], cwd=TOP, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@games
def test_code_is_named_by_its_path_in_the_package(name: str) -> None:
    """Every line of a trace is in the file that it names, where it says."""
    for carried in trace_of(ROOMS[name]).values():
        for file, number, line in carried.code:
            assert file.startswith(f"periplus/games/{name}/")
            assert (TOP / "src" / file).read_text(encoding="utf-8").splitlines()[number - 1].strip() == line


@games
def test_the_rules_come_first_and_pictures_last(name: str) -> None:
    """The phases that implement a clause, then what every room has, of which its board is the last."""
    for carried in trace_of(ROOMS[name]).values():
        places = [SHARED.index(module) if module in SHARED else -1 for module in modules_of(carried)]
        assert places == sorted(places)


def modules_of(carried: Carried) -> list[str]:
    """Return the modules of a room that name a clause."""
    return [Path(Path(file).parts[3]).stem for file, _, _ in carried.code]


def test_a_clause_leads_to_the_line_that_implements_it() -> None:
    """Fulfilling closes the slots to the left (N37): first the phase of sailing, last the drawing."""
    modules = modules_of(trace_of(ROOMS["neptun"])["N37"])
    assert (modules[0], modules[-1]) == ("fulfil", "board")


@games
def test_every_cited_clause_exists(name: str) -> None:
    """Code and tests of a game name no clause that its rules do not have."""
    clauses = clauses_of(ROOMS[name])
    letter = next(iter(clauses))[0]
    found = set()
    for folder in (TOP / "src" / "periplus" / "games" / name, TOP / "tests" / "games" / name):
        for file in folder.glob("*.py"):
            source = file.read_text(encoding="utf-8")
            found |= set(re.findall(rf"\b{letter}\d+\b(?! ?[.-]?\d)", source))  # but for the data of paths
    assert found
    assert found <= set(clauses)


def test_clauses_are_found_in_any_case() -> None:
    """`n37` is N37; an unknown clause is refused with the range of those that exist."""
    assert clause_of(ROOMS["neptun"], "n37").id == "N37"
    with pytest.raises(UnknownClause, match=r"N99.*N1 to N61"):
        clause_of(ROOMS["neptun"], "N99")


def test_headings_that_are_no_clause_are_refused() -> None:
    """A clause without an id, or twice the same, is a mistake of the author."""
    for text in ("# S\n## no id\n", "# S\n## N1 One\n## N1 Again\n"):
        with pytest.raises(ValueError, match="not a new clause"):
            parse_clauses(text)
