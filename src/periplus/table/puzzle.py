"""Puzzles as tables: a game as it was played, with a seat left to whoever solves it; and what answers are worth."""

from datetime import UTC, date, datetime
from typing import Any, Literal, NamedTuple

from periplus.kernel.action import Action
from periplus.kernel.game import Game
from periplus.kernel.puzzle import Answer, Puzzle, puzzles_of, unpaid
from periplus.table.entries import BOT, Chair, Entry, Made, Setting
from periplus.table.table import Table

Standing = Literal["right", "nearly", "wrong", "untried"]


class Solved(NamedTuple):
    """What an answer is worth."""

    standing: Standing
    answer: Answer | None
    """What was found out about it, or about one that differs only in what is paid; None if neither was tried."""


def today() -> date:
    """Return which day it is, everywhere the same."""
    return datetime.now(UTC).date()


def puzzle_of_day(game: Game, day: date) -> int:
    """Return the number of a game's puzzle of the day, from 1; 0 if it has no puzzles."""
    count = len(puzzles_of(game))
    return day.toordinal() % count + 1 if count else 0


def puzzle_at(game: Game, number: int) -> Puzzle:
    """Return a puzzle by its number, from 1."""
    return puzzles_of(game)[number - 1]


def puzzle_table(game: Game, number: int) -> Table:
    """Return the table of a puzzle as it is asked."""
    made = made_for(game, puzzle_at(game, number), hints=False)
    return Table(f"{game.name}-{number}", Entry("made", 0.0, made))


def made_for(game: Game, puzzle: Puzzle, name: str = "", **more: Any) -> Made:
    """Return how a table goes on from a puzzle: a person has the seat that is asked, and bots have the others."""
    chairs = [Chair("bot", bot=BOT)] * puzzle.seats
    chairs[puzzle.seat] = Chair("person", name)
    setting = Setting(game=game.name, chairs=tuple(chairs), options=puzzle.options, memory_aid=True, **more)
    begun = [(seat, str(action)) for seat, action in puzzle.played(game)]
    return Made(setting=setting, rules=puzzle.rules, box=game.box_digest, seed=puzzle.seed, salt="", begun=begun)


def solved(game: Game, puzzle: Puzzle, action: Action) -> Solved:
    """Judge an answer: right if it is as good as the best, nearly if it makes good half of greedy's mistake."""
    answer = next((each for each in puzzle.answers if each.action == str(action)), None)
    if answer is None:
        tried = (each for each in puzzle.answers if unpaid(game.parse(each.action)) == unpaid(action))
        answer = next(tried, None)
    if answer is None:
        return Solved("untried", None)
    if puzzle.is_right(answer):
        return Solved("right", answer)
    return Solved("nearly" if 2 * answer.chance >= puzzle.best.chance + puzzle.missed.chance else "wrong", answer)
