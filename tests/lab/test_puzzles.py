"""Puzzles that are looked for: the same however many look, kept as they are found, and faults in words."""

from pathlib import Path

import pytest

import periplus
from periplus.kernel.puzzle import Puzzle, read_puzzles, written
from periplus.lab.puzzles import GAIN, LEAD, OPEN, Mine, mined
from tests.test_cli import good, wrong

pytestmark = pytest.mark.once

EXAMPLE = periplus.game("example")


def found(jobs: int) -> list[Puzzle | None]:
    """Return what two games of the example offer."""
    return list(mined(Mine("example", (3,), 1, {}, worlds=40), 2, jobs))


def test_the_same_puzzles_whatever_the_number_of_processes() -> None:
    """One process or two: the same, in the order of the games."""
    alone = found(1)
    assert any(alone) and alone == found(2)


def test_puzzles_are_added_to_a_file(tmp_path: Path) -> None:
    """Each is a line that reads back, is clear and undecided, and leads to its position; none is added twice."""
    file = tmp_path / "puzzles.jsonl"
    for count in (1, 0):
        told = good("lab", "puzzles", "example", "--seats", "3", "--games", "1", "--jobs", "1", "-o", str(file))
        assert f"{count} puzzle" in told and "from 1 game" in told
    lines = file.read_text().splitlines(keepends=True)
    puzzles = read_puzzles(EXAMPLE, "".join(lines))
    assert len(puzzles) == 1 and [written(each) for each in puzzles] == lines
    for each in puzzles:
        chances = [answer.chance for answer in each.answers]
        assert chances == sorted(chances, reverse=True) and chances[0] - chances[1] >= LEAD - 0.001
        assert each.best.chance - each.missed.chance >= GAIN - 0.001
        assert all(OPEN[0] - 0.001 <= answer.chance <= OPEN[1] + 0.001 for answer in (each.best, each.missed))
        assert each.seat in each.position(EXAMPLE).actors()


@pytest.mark.usefixtures("tidy")  # nobody goes on looking for what cannot be written
def test_faults_are_told(tmp_path: Path) -> None:
    """An impossible number of seats, an option that nothing was fitted for, no games, a file that is none of ours."""
    file = tmp_path / "puzzles.jsonl"
    to = str(file)
    assert "9 players" in wrong("lab", "puzzles", "example", "--seats", "9", "-o", to)
    assert "lab fit" in wrong("lab", "puzzles", "parthenon", "--option", "years=1", "-o", to)
    assert "at least 1 game" in wrong("lab", "puzzles", "example", "--games", "0", "-o", to)
    assert not file.exists()
    file.write_text("{}\n")
    assert "puzzle 1 of example" in wrong("lab", "puzzles", "example", "-o", to)
    assert "none" in wrong(
        "lab", "puzzles", "example", "--seats", "3", "--games", "1", "-o", str(tmp_path / "none" / "x")
    )
