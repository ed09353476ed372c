"""The door for OpenSpiel passes its checks, remembers what a player saw and did, and lets its algorithms play."""

from pathlib import Path

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver

import periplus
from periplus.bots.bot import Bot, ask, begin
from periplus.bots.load import load_bot
from periplus.doors.openspiel import NAMES, Position, Table
from periplus.kernel.luck import Luck, luck_from

ISMCTS = Path(__file__).parents[2] / "bench" / "ismcts.py"
SHORT = {
    "neptun": {"seats": 3},
    "mare_nostrum": {"seats": 3, "turn_limit": 5, "most": 60},
    "parthenon": {"seats": 3, "years": 1, "offers": 2, "most": 60},
}

games = pytest.mark.parametrize("name", NAMES)


def load(name: str, **more: object) -> Table:
    """Return a game, cut short where it would take long."""
    found = pyspiel.load_game(f"python_periplus_{name}", {**SHORT[name], **more})
    assert isinstance(found, Table)
    return found


def step(state: Position, luck: Luck) -> None:
    """Go on by any move or draw."""
    moves = state.legal_actions()
    state.apply_action(moves[luck.below(len(moves))])


def played(name: str, moves: int, seed: int) -> Position:
    """Return the position after as many choices."""
    state, luck = load(name).new_initial_state(), luck_from(seed)
    while state.is_chance_node() or (moves and not state.is_terminal()):
        moves -= not state.is_chance_node()
        step(state, luck)
    return state


@games
def test_openspiel_accepts_every_game_and_number_of_seats(name: str) -> None:
    """Its own simulation at random, which compares with what was serialised at each step."""
    for seats in periplus.game(name).seats:
        pyspiel.random_sim_test(load(name, seats=seats, most=20), num_sims=1, serialize=True, verbose=False)


@games
def test_a_game_by_its_names_is_the_game(name: str) -> None:
    """Choices are symbols, draws equally likely; winners share 1, as do all when the game is cut short."""
    state, luck = load(name).new_initial_state(), luck_from(3)
    while not state.is_terminal():
        if state.is_chance_node():
            assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
            assert state.action_to_string(0) == "draw 0"
        else:
            assert state.spelling is not None
            assert state.legal_actions() == state.spelling.choices()
            assert state.action_to_string(state.legal_actions()[0]) in state.opened.codec.symbols
        assert state.returns() == [0.0, 0.0, 0.0]
        step(state, luck)
    assert sum(state.returns()) == pytest.approx(1)
    assert state.position is not None
    if state.position.is_over:
        winners = state.position.standings().winners()
        assert [seat for seat, share in enumerate(state.returns()) if share] == winners
    else:
        assert state.decisions == SHORT[name]["most"]


@games
def test_positions_travel_with_what_is_remembered(name: str) -> None:
    """Copied or serialised halfway, while drawing and while spelling, a game goes on as it would have."""
    game, luck = load(name), luck_from(4)
    state = game.new_initial_state()
    for number in range(150):
        if number % 25 == 0:
            _, arrived = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
            for other in (state.clone(), arrived):
                assert str(other) == str(state)
                assert other.history() == state.history()
                for seat in range(3):
                    assert other.information_state_string(seat) == state.information_state_string(seat)
                    assert other.observation_tensor(seat) == state.observation_tensor(seat)
            state = arrived
        if not state.is_terminal():
            step(state, luck)


@games
def test_a_player_remembers_what_it_did(name: str) -> None:
    """Whoever chose differently knows it afterwards; what others remember is as it was."""
    state = played(name, 12, seed=5)
    player = state.current_player()
    twin = state.clone()
    before = twin.memories[player].told()
    twin.apply_action(twin.legal_actions()[0])
    other = state.clone()
    other.apply_action(other.legal_actions()[-1])
    assert len({before, twin.memories[player].told(), other.memories[player].told()}) == 3
    for seat in range(3):
        if seat != player:
            assert twin.memories[seat].told() == other.memories[seat].told() == state.memories[seat].told()


@games
def test_an_imagined_position_cannot_be_told_from_the_true_one(name: str) -> None:
    """The same information state, observation and choices for whoever is to choose; others may hold other things."""
    worlds = set()
    np.random.seed(1)
    for moves in range(0, 60, 5):
        state = played(name, moves, seed=6)
        if state.is_terminal():
            continue
        player = state.current_player()
        twin = state.resample_from_infostate(player)
        assert twin.current_player() == player
        assert twin.legal_actions() == state.legal_actions()
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.observation_string(player) == state.observation_string(player)
        assert twin.observation_tensor(player) == state.observation_tensor(player)
        worlds.add(str(twin) == str(state))
    assert False in worlds
    with pytest.raises(ValueError, match="is to choose"):
        state.resample_from_infostate((player + 1) % 3)


@games
def test_openspiel_searches_information_sets(name: str) -> None:
    """Its Python IS-MCTS takes some decisions."""
    state, random_state, luck = played(name, 4, seed=7), np.random.RandomState(1), luck_from(8)
    bot = ISMCTSBot(state.get_game(), RandomRolloutEvaluator(1, random_state), 1.4, 6, random_state=random_state)
    for _ in range(3):
        while state.is_chance_node():
            step(state, luck)
        move = bot.step(state)
        assert move in state.legal_actions()
        state.apply_action(move)


def test_openspiel_minimises_regret() -> None:
    """Its outcome sampling fills a table of information states, each with the choices that were there."""
    solver = OutcomeSamplingSolver(load("neptun", most=6))
    for _ in range(3):
        solver.iteration()
    policy, state = solver.average_policy(), played("neptun", 0, seed=1)
    chances = policy.action_probabilities(state)
    assert set(chances) == set(state.legal_actions()) and sum(chances.values()) == pytest.approx(1)


@games
def test_openspiel_writes_a_playthrough(name: str) -> None:
    """Every value of its interface, at each move of a short game."""
    written = generate_playthrough.playthrough(load(name, most=2).to_string(), None, seed=1)
    assert "InformationStateString(0)" in written and "ObservationTensor(2)" in written


def test_a_game_that_may_not_end_is_refused() -> None:
    """OpenSpiel wants to know how long a game may be."""
    with pytest.raises(ValueError, match="most is at least 1"):
        load("parthenon", most=0)


def test_the_search_as_a_bot_knows_no_more_than_its_seat() -> None:
    """With the same luck, it decides the same in positions that its seat cannot tell apart."""
    kind: type[Bot] = type("Brief", (load_bot(f"{ISMCTS}:IsMcts"),), {"simulations": 4})
    s = periplus.game("neptun").new(3, seed=9)
    while len(s.legal_actions(seat := s.actors()[0])) < 3:
        s.apply(seat, s.legal_actions(seat)[0])
    decisions = {str(ask(begin(kind, luck_from(1)), each, seat)) for each in (s, s.resample(seat, luck_from(2)))}
    assert len(decisions) == 1
