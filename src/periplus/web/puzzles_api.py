"""Puzzles for programs: today's, what the seat sees that is asked, and what an answer is worth."""

from functools import partial
from typing import Any

from litestar import get, post

from periplus.bots.analysis import reasons_for
from periplus.games import game as open_game
from periplus.games import game_names
from periplus.kernel.action import Action
from periplus.kernel.game import Game
from periplus.kernel.puzzle import Answer, Puzzle, puzzles_of
from periplus.kernel.state import State
from periplus.table.hint import Advice
from periplus.table.puzzle import puzzle_at, puzzle_of_day, solved, today
from periplus.web.actions import action_info, action_of, advised
from periplus.web.aside import aside
from periplus.web.puzzles import need_number, table_of
from periplus.web.schema import (
    OF_PUZZLE,
    TO_PUZZLE,
    Advised,
    Considered,
    PuzzleAnswer,
    PuzzleInfo,
    PuzzleOfDay,
    PuzzleVerdict,
    faults,
)


@get("/puzzles", responses=faults())
async def puzzles() -> list[PuzzleOfDay]:
    """List the games that have puzzles, with the number of today's; days are those of UTC."""
    games = [open_game(name) for name in game_names() if puzzles_of(open_game(name))]
    return [PuzzleOfDay(game.name, puzzle_of_day(game, today()), len(puzzles_of(game))) for game in games]


@get("/puzzles/{game:str}", responses=OF_PUZZLE)
async def todays_puzzle(game: str) -> PuzzleInfo:
    """Return a game's puzzle of the day: what the seat sees that is asked, and what it may do."""
    return await info(game, str(puzzle_of_day(open_game(game), today())))


@get("/puzzles/{game:str}/{number:str}", responses=OF_PUZZLE)
async def puzzle(game: str, number: str) -> PuzzleInfo:
    """Return a puzzle: what the seat sees that is asked, and what it may do."""
    return await info(game, number)


async def info(name: str, given: str) -> PuzzleInfo:
    """Return the puzzle that an address names."""
    game = open_game(name)
    number = need_number(game, given)
    live = await table_of(game, number)
    return await aside(lambda: live.cached("asked", lambda: asked(game, number, live.table.state)))


def asked(game: Game, number: int, s: State) -> PuzzleInfo:
    """Return a puzzle as it is asked."""
    found = puzzle_at(game, number)
    return PuzzleInfo(
        game=game.name,
        number=number,
        stars=found.stars,
        seats=found.seats,
        seat=found.seat,
        options=found.options,
        prompt=s.prompt(found.seat).to_json(),
        view=s.view(found.seat),
        recall=s.recall(found.seat),
        actions=[action_info(s, found.seat, action) for action in s.legal_actions(found.seat)],
        forms=[form.to_json() for form in s.forms(found.seat)],
    )


@post("/puzzles/{game:str}/{number:str}", status_code=200, responses=TO_PUZZLE)
async def answer(data: Considered, game: str, number: str) -> PuzzleVerdict:
    """Say what an answer is worth, beside the best one and what the bot ``greedy`` does; nothing is stored."""
    opened = open_game(game)
    at = need_number(opened, number)
    found, s = puzzle_at(opened, at), (await table_of(opened, at)).table.state
    action = action_of(opened, data.action)
    s.check(found.seat, action)
    return await aside(partial(verdict_on, found, s, action))


def verdict_on(found: Puzzle, s: State, action: Action) -> PuzzleVerdict:
    """Return what an answer is worth."""
    judged = solved(s.game, found, action)
    seen = dict.fromkeys([found.best.action, found.greedy, str(action)])
    return PuzzleVerdict(
        judged.standing,
        None if judged.answer is None else judged.answer.chance,
        found.best.action,
        found.greedy,
        [weighed(s, found.seat, each) for each in found.answers],
        [first_sight(s, found.seat, s.game.parse(each)) for each in seen],
    )


def weighed(s: State, seat: int, answer: Answer) -> PuzzleAnswer:
    """Return an answer that was tried, as data."""
    return PuzzleAnswer(action_info(s, seat, s.game.parse(answer.action)), answer.chance)


def first_sight(s: State, seat: int, action: Action) -> Advised:
    """Return what an action is worth at first sight, as data."""
    reasons = reasons_for(s, seat, action, 0)
    return advised(s, seat, Advice(action, sum(each.worth for each in reasons), reasons))


ROUTES: list[Any] = [puzzles, todays_puzzle, puzzle, answer]
