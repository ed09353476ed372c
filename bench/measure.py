"""Run one measurement in this interpreter and print it as one line of JSON.

    python bench/measure.py NAME [--seconds 2] [--core N]

Time is processor time of this process, so that waiting for a busy core does not count.
Games are seeded (Catanatron still varies with the hash seed of the process), and one step of work
is done before the clock starts.
"""

import argparse
import json
import os
import random
import sys
import time
from collections.abc import Callable, Sequence
from itertools import count
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from periplus.kernel.state import State

Step = Callable[[], int]
"""Does one piece of work and returns how many units of it were done."""

POSITIONS = 64
"""How many mid-game positions the copies and views go through."""
REPEATS = 20
"""How often each position is copied or viewed between two looks at the clock."""
CHESS_PLIES = 300
"""Random chess games are cut after this many plies."""
CHESS_MIDGAME = 40
"""Plies played to reach the middle of a random chess game."""
NEPTUN_MIDGAME = 120
"""Decisions made to reach the middle of a random game of Neptun."""


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


def chess_copy() -> Step:
    """Copy python-chess boards from the middle of random games, without their move stacks."""
    from chess import Board

    choose = random.Random(1).choice
    boards: list[Board] = []
    while len(boards) < POSITIONS:
        board = Board()
        while len(board.move_stack) < CHESS_MIDGAME and (moves := list(board.legal_moves)):
            board.push(choose(moves))
        if any(board.legal_moves):
            boards.append(board)

    def step() -> int:
        for _ in range(REPEATS):
            for board in boards:
                board.copy(stack=False)
        return REPEATS * POSITIONS

    return step


def neptun() -> Step:
    """Play whole four-seat games of Neptun at random; the unit is a decision."""
    import periplus
    from periplus.kernel.luck import luck_from
    from periplus.kernel.playout import playout

    game = periplus.game("neptun")
    seeds = count(1)

    def step() -> int:
        seed = next(seeds)
        return playout(game.new(seats=4, seed=seed), luck_from(seed))

    return step


def neptun_positions() -> Sequence["State"]:
    """Return states from the middle of random games of Neptun."""
    import periplus
    from periplus.kernel.luck import luck_from
    from periplus.kernel.playout import playout

    game = periplus.game("neptun")
    positions = [game.new(seats=4, seed=seed) for seed in range(1, POSITIONS + 1)]
    for seed, position in enumerate(positions, 1):
        if playout(position, luck_from(seed), NEPTUN_MIDGAME) < NEPTUN_MIDGAME:
            sys.exit(f"the game of seed {seed} ended within {NEPTUN_MIDGAME} decisions")
    return positions


def neptun_copy() -> Step:
    """Copy states from the middle of random games of Neptun."""
    positions = neptun_positions()

    def step() -> int:
        for _ in range(REPEATS):
            for position in positions:
                position.copy()
        return REPEATS * POSITIONS

    return step


def neptun_view() -> Step:
    """Take the first seat's view of states from the middle of random games of Neptun."""
    positions = neptun_positions()

    def step() -> int:
        for _ in range(REPEATS):
            for position in positions:
                position.view(0)
        return REPEATS * POSITIONS

    return step


MEASUREMENTS: dict[str, Callable[[], Step]] = {
    "catanatron": catanatron,
    "chess": chess,
    "chess-copy": chess_copy,
    "neptun": neptun,
    "neptun-copy": neptun_copy,
    "neptun-view": neptun_view,
}


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
        step = MEASUREMENTS[args.name]()
    except ModuleNotFoundError as error:
        sys.exit(f"{args.name}: {sys.executable} has no module {error.name!r}")
    done, spent = measure(step, args.seconds)
    result = {"name": args.name, "per_second": done / spent, "count": done, "seconds": spent}
    print(json.dumps(result))


if __name__ == "__main__":
    main()
