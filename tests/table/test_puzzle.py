"""Puzzles as tables, and what answers are worth."""

import msgspec
import pytest

import periplus
from periplus.kernel.puzzle import Answer, Puzzle, puzzles_of
from periplus.table.puzzle import Solved, puzzle_at, puzzle_table, solved

MARE = periplus.game("mare_nostrum")
BEST, NEXT, OWN = "build legion Byzacena with grain fruit oil", "build city Libya with grain fish oil", "done"


@pytest.fixture
def puzzle() -> Puzzle:
    """A puzzle in which a legion is best, a city half as good, and greedy builds nothing more."""
    answers = (
        Answer(BEST, 0.5),
        Answer("build temple Libya with grain fish", 0.495),
        Answer(NEXT, 0.4),
        Answer(OWN, 0.3),
    )
    return msgspec.structs.replace(puzzles_of(MARE)[0], greedy=OWN, answers=answers)


def test_a_table_goes_on_where_the_puzzle_begins() -> None:
    """The seat that is asked is a person's, who may take nothing back and is told what happened since its last move."""
    for game in map(periplus.game, periplus.game_names()):
        table, puzzle = puzzle_table(game, 1), puzzle_at(game, 1)
        assert table.people() == table.people_awaited() == [puzzle.seat]
        assert not table.may_undo(puzzle.seat)
        assert table.state.to_json() == puzzle.position(game).to_json()
        has_decided = any(seat == puzzle.seat for seat, _ in puzzle.played(game))
        assert (table.decided[puzzle.seat] > 0) == has_decided


@pytest.mark.parametrize(
    ("answer", "standing"),
    [
        (BEST, "right"),
        ("build temple Libya with grain fish", "right"),
        (NEXT, "nearly"),
        (OWN, "wrong"),
        ("build legion Byzacena with metal wine fish", "right"),
        ("build legion Libya with grain fruit oil", "untried"),
    ],
)
def test_what_an_answer_is_worth(puzzle: Puzzle, answer: str, standing: str) -> None:
    """As good as the best, half of greedy's mistake, greedy's own; another payment for the best; what was not tried."""
    found = solved(MARE, puzzle, MARE.parse(answer))
    assert found.standing == standing
    assert (found.answer is None) == (standing == "untried")


def test_an_answer_that_was_tried_is_itself(puzzle: Puzzle) -> None:
    """If another payment was tried as well, each is worth what was found out about it."""
    dear = Answer(str(MARE.parse("build legion Byzacena with metal wine fish")), 0.35)
    found = solved(MARE, msgspec.structs.replace(puzzle, answers=(*puzzle.answers, dear)), MARE.parse(dear.action))
    assert found == Solved("wrong", dear)
