"""Games, positions, actions and views travel: pickled, copied and compared as any Python object, in any decision."""

import copy
import pickle
from multiprocessing import get_context
from typing import Any

import pytest

import periplus
from periplus.kernel.action import Action, Verb, bare
from periplus.kernel.game import Game
from periplus.kernel.luck import luck_from
from periplus.kernel.position import encode
from periplus.kernel.state import State
from periplus.kernel.view import View
from tests.conformance.walks import NAMES, SLOWEST_TABLES, changed, filled, same, walk

tables = pytest.mark.parametrize(("name", "seats"), SLOWEST_TABLES)
games = pytest.mark.parametrize("name", NAMES)


def travelled(thing: Any) -> Any:
    """Return what arrives of a thing."""
    return pickle.loads(pickle.dumps(thing))


@games
def test_games_travel(name: str) -> None:
    """Ours arrives as the one that is there; one with another box as an equal one; copies are the game itself."""
    ours, mine = periplus.game(name), changed(name)
    assert travelled(ours) is ours
    assert travelled(mine) == mine != ours
    assert travelled(mine).box == mine.box
    assert travelled(mine) is travelled(mine)
    assert len({ours, mine, travelled(ours), travelled(mine)}) == 2
    for game in (ours, mine):
        assert copy.copy(game) is copy.deepcopy(game) is game


@tables
def test_positions_travel(name: str, seats: int) -> None:
    """A position arrives byte for byte, in any decision, and goes on as it would have; so does a copy."""
    for s, seat, action in walk(name, seats, 21):
        arrived = [travelled(s), copy.copy(s), copy.deepcopy(s)]
        before, twin = encode(s), s.copy()
        twin.apply(seat, action)
        for other in arrived:
            assert type(other) is type(s)
            assert encode(other) == before
            assert other.actors() == s.actors()
            assert other.legal_actions(seat) == s.legal_actions(seat)
            other.apply(seat, action)
            assert same(other, twin)
        assert encode(s) == before
    assert travelled(twin) == twin


@tables
def test_actions_and_views_travel(name: str, seats: int) -> None:
    """Listed or filled in, an action arrives as an equal one; a view still knows its game and who looks."""
    luck = luck_from(22)
    for s, _, _ in walk(name, seats, 22):
        for seat in (*range(seats), None):
            view = s.view(seat)
            for other in (travelled(view), copy.copy(view), copy.deepcopy(view), view.copy()):
                assert type(other) is View
                assert (other, other.game, other.seat) == (view, s.game, seat)
        for seat in s.actors():
            said = s.legal_actions(seat) + [filled(form, luck) for form in s.forms(seat)]
            for action, arrived in zip(said, travelled(said), strict=True):
                assert type(arrived) is type(action)
                assert (arrived, str(arrived), hash(arrived)) == (action, str(action), hash(action))
                assert copy.copy(action) is copy.deepcopy(action) is action


@games
def test_what_travels_together_stays_together(name: str) -> None:
    """Within one box of somebody else: a position, its action, its view and its game."""
    s = changed(name).new(seats=periplus.game(name).seats[0], seed=3)
    seat = s.actors()[0]
    other, action, view, game = travelled((s, s.legal_actions(seat)[0], s.view(seat), s.game))
    assert other.game is view.game is game
    assert game == s.game != periplus.game(name)
    other.apply(seat, action)
    s.apply(seat, action)
    assert same(other, s)


def play_on(s: State, seat: int, action: Action) -> tuple[State, Game]:
    """Play in another process."""
    s.apply(seat, action)
    return s, s.game


def test_positions_travel_to_a_process_that_knows_nothing() -> None:
    """Spawned afresh: it opens our games, and those of somebody else, by itself."""
    errands = []
    for name in NAMES:
        for game in (periplus.game(name), changed(name)):
            s = game.new(game.seats[-1], seed=4)
            seat = s.actors()[-1]
            errands.append((s, seat, s.legal_actions(seat)[-1]))
    with get_context("spawn").Pool(1) as pool:
        for (s, seat, action), (other, game) in zip(errands, pool.starmap(play_on, errands), strict=True):
            s.apply(seat, action)
            assert same(other, s)
            assert game == s.game


def test_luck_travels_and_goes_on_by_itself() -> None:
    """Arrived or copied, it gives the numbers that the original gives, and disturbs nobody."""
    luck = luck_from(5)
    luck.number(0)
    others = [travelled(luck), copy.copy(luck), copy.deepcopy(luck)]
    ahead = [luck.number(0) for _ in range(20)]
    for other in others:
        assert [other.number(0) for _ in range(20)] == ahead


def test_an_action_of_no_game_stays_where_it_is() -> None:
    """It would arrive nowhere, and is told so."""
    with pytest.raises(TypeError, match="belongs to no game"):
        pickle.dumps(Action(Verb("wave", (), bare)))
