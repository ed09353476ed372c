"""The notebooks in docs run from the first cell to the last, and show what they say they show."""

import json
import os
import re
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

import periplus
from periplus.kernel.luck import luck_from
from periplus.kernel.playout import random_choice
from periplus.kernel.record import Record, make_record
from periplus.kernel.state import State
from periplus.lab import simulate

DOCS = Path(__file__).parents[1] / "docs"
PATIENCE = 600  # seconds for a cell, on the slowest of machines


def run(name: str, folder: Path) -> list[dict[str, str]]:
    """Run a notebook, and return what its cells show: for each kind of picture or text, all of it."""
    book = nbformat.read(DOCS / f"{name}.ipynb", as_version=4)
    assert all(not cell.get("outputs") for cell in book.cells), "a notebook is committed without outputs"
    NotebookClient(book, timeout=PATIENCE, resources={"metadata": {"path": str(folder)}}).execute()
    shown = [output for cell in book.cells for output in cell.get("outputs", [])]
    return [each.get("data", {"stream": each.get("text", "")}) for each in shown]


@pytest.fixture(autouse=True)
def _own_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave the settings of whoever runs the tests alone, and ask no server for anything."""
    monkeypatch.setenv("JUPYTER_PLATFORM_DIRS", "1")
    monkeypatch.setenv("IPYTHONDIR", str(tmp_path / "ipython"))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")]))


def rates(html: str) -> list[float]:
    """Return the win rates in a table of a simulation."""
    return [float(each) for each in re.findall(r">([\d.]+) %</td>", html)]


@pytest.mark.compiled
def test_a_first_bot(tmp_path: Path) -> None:
    """A drawing of the table, a record, and two simulations: the bot beats chance, and greedy beats the bot."""
    shown = run("first-bot", tmp_path)
    assert any(each.get("image/svg+xml", "").startswith("<svg") for each in shown)
    tables = [each["text/html"] for each in shown if "text/html" in each]
    assert "All decisions" in tables[0] and "eager" in tables[0]
    against_chance, against_greedy = map(rates, tables[1:])
    assert against_chance[0] > 40
    assert against_greedy[1] > against_greedy[0]


@pytest.mark.compiled
def test_a_study(tmp_path: Path) -> None:
    """Shares that add up to one, a picture of them, and a verdict on each seat."""
    shown = run("study", tmp_path)
    said = "".join(each.get("stream", "") for each in shown)
    assert sum(map(float, re.findall(r"(\d+)% of the wins", said))) == pytest.approx(100, abs=2)
    assert len(re.findall(r"^seat \d: (?:worse|better|may have)", said, re.MULTILINE)) == 4
    assert sum("image/svg+xml" in each for each in shown) == 1
    greedy, novice, *_ = rates(next(each["text/html"] for each in shown if "text/html" in each))
    assert greedy > 25 > novice


def ended(name: str) -> tuple[State, Record]:
    """Return a game played at random to its end, and its record."""
    s, luck, seat, decisions = periplus.game(name).new(3, 1, {}), luck_from(1), -1, []
    while not s.is_over:
        seat, action = random_choice(s, luck, seat)
        s.apply(seat, action)
        decisions.append((seat, action))
    return s, make_record(s, decisions, players=["random", "<b>", "random"])


def test_a_record_shows_itself() -> None:
    """Who played and how it ended, best first; names are text, whatever is in them."""
    s, record = ended("neptun")
    html = record._repr_html_()
    assert f"{len(record.decisions)} decisions" in html
    assert "&lt;b&gt;" in html and "<b>" not in html
    seats = [int(each) for each in re.findall(r">Seat (\d)</td>", html)]
    assert seats == [each.seat + 1 for each in s.standings().seats]
    assert record.decisions[0][1] in html
    unfinished = Record(**{**vars_of(record), "result": None, "players": None, "decisions": []})
    assert "0 decisions" in unfinished._repr_html_()


def vars_of(record: Record) -> dict[str, Any]:
    """Return the fields of a record."""
    return {name: getattr(record, name) for name in record.__struct_fields__}


def test_a_simulation_shows_itself() -> None:
    """Bots, and the parts they played where there are any."""
    html = simulate("mare_nostrum", ["random"] * 3, 3, options={"turn_limit": 5})._repr_html_()
    assert html.count("<table>") == 2
    assert "Played as" in html and "Greece" in html
    assert "Win rate" in html


def test_notebooks_are_small_and_clean() -> None:
    """No outputs, no counts of executions, no traces of whoever wrote them."""
    for path in DOCS.glob("*.ipynb"):
        book = json.loads(path.read_text(encoding="utf-8"))
        assert all(cell.get("execution_count") is None for cell in book["cells"])
        assert set(book["metadata"]) == {"kernelspec", "language_info"}
