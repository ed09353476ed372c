"""The puzzles of every room: they replay, the answer can be given, and greedy misses it."""

from collections.abc import Iterator

import msgspec
import pytest

import periplus
from periplus.bots import Greedy, Seat, ask
from periplus.bots.captain import Search
from periplus.kernel.action import Action
from periplus.kernel.game import Game
from periplus.kernel.luck import luck_from
from periplus.kernel.puzzle import BETWEEN, BadPuzzle, Puzzle, puzzles_of, unpaid
from tests.conformance.walks import ALL_GAMES, changed

FEW = 2
WORLDS = 60
LEAD = 0.03
ROUNDING = 0.001

GAMES = [game for game in ALL_GAMES if puzzles_of(game)]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def test_games_for_people_have_puzzles() -> None:
    """All of those that are listed on the first page."""
    assert [game.name for game in GAMES] == periplus.game_names()


@every_game
def test_puzzles_replay(game: Game) -> None:
    """Each leads to the position that it was found in, where its seat is asked, and comes from a game of its own."""
    puzzles = puzzles_of(game)
    assert len({each.seed for each in puzzles}) == len(puzzles)
    for each in puzzles:
        assert each.seat in each.position(game).actors()


@every_game
def test_answers_are_clear(game: Game) -> None:
    """The best answer is listed, all are allowed and differ; it leads by far, and is not what greedy does."""
    for each in puzzles_of(game):
        s = each.position(game)
        tried = [game.parse(answer.action) for answer in each.answers]
        assert tried[0] in s.legal_actions(each.seat) and len(set(tried)) == len(tried)
        for action in tried:
            s.check(each.seat, action)
        chances = [answer.chance for answer in each.answers]
        rivals = [answer.chance for answer, action in zip(each.answers, tried, strict=True) if unlike(tried[0], action)]
        assert chances == sorted(chances, reverse=True) and chances[0] - rivals[0] >= LEAD - ROUNDING
        assert str(ask(Greedy(luck_from(1)), s, each.seat)) == each.greedy != each.best.action
        assert each.best.chance - each.missed.chance >= 2 * LEAD - ROUNDING
        assert 1 <= each.stars <= 3


def unlike(one: Action, other: Action) -> bool:
    """Say whether actions differ in more than what is paid."""
    return unpaid(one) != unpaid(other)


@pytest.mark.compiled
@every_game
def test_another_search_agrees(game: Game) -> None:
    """With luck that no search before it had, the answer is better than what greedy does, in some of the puzzles."""
    for each in some(game):
        best, own = game.parse(each.best.action), game.parse(each.greedy)
        search = Search(Seat(each.position(game), each.seat), luck_from(12345), [best, own])
        rivals = {candidate.action: candidate for candidate in search.candidates if candidate.action in (best, own)}
        for _ in range(WORLDS):
            search.compare([*rivals.values()])
        assert rivals[best].merit() - rivals[own].merit() > LEAD


def some(game: Game) -> Iterator[Puzzle]:
    """Yield a few puzzles, from anywhere in the file."""
    puzzles = puzzles_of(game)
    yield from puzzles[:: max(1, len(puzzles) // FEW)]


def test_a_puzzle_that_leads_elsewhere_is_refused() -> None:
    """One decision less: another position."""
    game = GAMES[0]
    puzzle = puzzles_of(game)[0]
    fewer = msgspec.structs.replace(puzzle, decisions=puzzle.decisions.rpartition(BETWEEN)[0])
    with pytest.raises(BadPuzzle, match="another position"):
        fewer.position(game)


@every_game
def test_another_box_has_no_puzzles(game: Game) -> None:
    """They were found with ours."""
    assert puzzles_of(changed(game.name)) == ()
