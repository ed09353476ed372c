"""Run one measurement in this interpreter and print it as one line of JSON.

    python bench/measure.py NAME [--seconds 2] [--core N]

Time is processor time of this process, so that waiting for a busy core does not count.
Games are seeded (Catanatron still varies with the hash seed of the process), and one step of work
is done before the clock starts.  A new measurement is a function here and a line in a table below.
"""

import argparse
import json
import os
import random
import sys
import time
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

# This file is run by its path, but imports its neighbours by the name that mypy knows them by.
sys.path.insert(0, str(Path(__file__).parents[1]))

from bench import learners
from bench.measured import (
    MARE_NOSTRUM,
    NEPTUN,
    PARTHENON,
    PARTHENON_OF_SIX,
    POSITIONS,
    REPEATS,
    Measurement,
    Ours,
    Step,
)

if TYPE_CHECKING:
    from chess import Board

GIN_RUMMY_MIDGAME = 80
"""Moves, dealing included, made to reach the middle of a random game of Gin Rummy."""
CHESS_PLIES = 300
"""Random chess games are cut off after this many plies."""
CHESS_MIDGAME = 40
"""Plies played to reach the middle of a random chess game."""


def catanatron() -> Step:
    """Play whole four-seat games of Catanatron at random; the unit is an action."""
    from catanatron import Color, Game, RandomPlayer
    from catanatron.game import TURNS_LIMIT

    seeds = count(1)

    def step() -> int:
        game = Game([RandomPlayer(color) for color in Color], seed=next(seeds))
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
        return len(game.state.actions)

    return step


def chess() -> Step:
    """Play python-chess games of uniformly random legal moves; the unit is a move."""
    from chess import Board

    choose = random.Random(1).choice

    def step() -> int:
        board = Board()
        for ply in range(CHESS_PLIES):
            moves = list(board.legal_moves)
            if not moves:
                return ply
            board.push(choose(moves))
        return CHESS_PLIES

    return step


def chess_positions() -> Sequence["Board"]:
    """Return python-chess boards from the middle of random games."""
    from chess import Board

    choose = random.Random(1).choice
    boards: list[Board] = []
    while len(boards) < POSITIONS:
        board = Board()
        while len(board.move_stack) < CHESS_MIDGAME and (moves := list(board.legal_moves)):
            board.push(choose(moves))
        if any(board.legal_moves):
            boards.append(board)
    return boards


def chess_copy() -> Step:
    """Copy python-chess boards from the middle of random games, without their move stacks."""
    boards = chess_positions()

    def step() -> int:
        for _ in range(REPEATS):
            for board in boards:
                board.copy(stack=False)
        return REPEATS * POSITIONS

    return step


def chess_legal() -> Step:
    """List the legal moves, some 34, of python-chess boards from the middle of random games."""
    boards = chess_positions()

    def step() -> int:
        for _ in range(REPEATS):
            for board in boards:
                list(board.legal_moves)
        return REPEATS * POSITIONS

    return step


def open_spiel(name: str) -> Step:
    """Play whole games of OpenSpiel at random, chance by its odds, and list the legal actions at each decision."""
    import pyspiel

    game = pyspiel.load_game(name)
    luck = random.Random(1)

    def step() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(outcomes, weights)[0])
            else:
                state.apply_action(luck.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return step


def backgammon() -> Step:
    """Play whole games of OpenSpiel's Backgammon at random; the unit is a player's decision, chance not counted."""
    return open_spiel("backgammon")


def gin_rummy() -> Step:
    """Play whole games of OpenSpiel's Gin Rummy at random; the unit is a player's decision, chance not counted."""
    return open_spiel("gin_rummy")


def gin_rummy_resample() -> Step:
    """Deal again what the first player does not know, in states from the middle of random games of Gin Rummy."""
    import pyspiel

    luck = random.Random(1)
    states: list[Any] = []
    while len(states) < POSITIONS:
        state = pyspiel.load_game("gin_rummy").new_initial_state()
        while state.move_number() < GIN_RUMMY_MIDGAME and not state.is_terminal():
            state.apply_action(luck.choice(state.legal_actions()))
        if not state.is_terminal():
            states.append(state)

    def step() -> int:
        for state in states:
            state.resample_from_infostate(0, luck.random)
        return POSITIONS

    return step


PEERS = {
    "catanatron": Measurement(catanatron, "action"),
    "chess": Measurement(chess, "move", "catanatron"),
    "backgammon": Measurement(backgammon, "decision", "catanatron"),
    "gin-rummy": Measurement(gin_rummy, "decision", "catanatron"),
    "chess-legal": Measurement(chess_legal, "list"),
    "chess-copy": Measurement(chess_copy, "copy"),
    "gin-rummy-resample": Measurement(gin_rummy_resample, "resample"),
    **learners.PEERS,
}


def lines(name: str, ours: Ours) -> dict[str, Measurement]:
    """Return what is measured for one of our games."""
    title = ours.title
    return {
        name: Measurement(ours.decisions, "decision", "catanatron", title),
        f"{name}-games": Measurement(ours.games, "game", "", title),
        f"{name}-greedy": Measurement(ours.greedy, "decision", "", title),
        f"{name}-legal": Measurement(ours.legal, "list", "chess-legal", title),
        f"{name}-copy": Measurement(ours.copy, "copy", "chess-copy", title),
        f"{name}-resample": Measurement(ours.resample, "resample", "gin-rummy-resample", title),
        f"{name}-view": Measurement(ours.view, "view", "", title),
        f"{name}-numbers": Measurement(ours.numbers, "decision", "catanatron-gym", title),
    }


OURS = lines("neptun", NEPTUN) | lines("mare-nostrum", MARE_NOSTRUM) | lines("parthenon", PARTHENON)
OURS["parthenon-six"] = Measurement(PARTHENON_OF_SIX.decisions, "decision", "catanatron", PARTHENON_OF_SIX.title)
LEARNERS = learners.FLOOR
for name, ours in (("neptun", NEPTUN), ("mare-nostrum", MARE_NOSTRUM), ("parthenon", PARTHENON)):
    LEARNERS = LEARNERS | learners.lines(name, ours)
MEASUREMENTS = PEERS | OURS | LEARNERS


def measure(step: Step, seconds: float) -> tuple[int, float]:
    """Repeat a step for some seconds; return the units done and the time they took."""
    step()
    done, spent = 0, 0.0
    start = time.process_time()
    while spent < seconds:
        done += step()
        spent = time.process_time() - start
    return done, spent


def main() -> None:
    """Read the command line, measure, and print the result."""
    parser = argparse.ArgumentParser(description="Run one measurement.")
    parser.add_argument("name", choices=MEASUREMENTS)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--core", type=int, help="run on this processor core only")
    args = parser.parse_args()
    if args.core is not None:
        os.sched_setaffinity(0, {args.core})
    try:
        step = MEASUREMENTS[args.name].begin()
    except ModuleNotFoundError as error:
        sys.exit(f"{args.name}: {sys.executable} has no module {error.name!r}")
    done, spent = measure(step, args.seconds)
    result = {"name": args.name, "per_second": done / spent, "count": done, "seconds": spent}
    print(json.dumps(result))


if __name__ == "__main__":
    main()
