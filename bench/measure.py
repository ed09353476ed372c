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
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import count
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from chess import Board

    from periplus.kernel.state import State

Step = Callable[[], int]
"""Does one piece of work and returns how many units of it were done."""

GIN_RUMMY_MIDGAME = 80
"""Moves, dealing included, made to reach the middle of a random game of Gin Rummy."""
POSITIONS = 64
"""How many mid-game positions the copies, lists and the like go through."""
REPEATS = 20
"""How often each position is worked on between two looks at the clock."""
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


@dataclass(frozen=True)
class Ours:
    """One of our games at a table of some size, and how it is measured."""

    name: str
    title: str
    seats: int
    options: dict[str, Any]
    midgame: int
    """Decisions made to get near the middle of a random game: the n-th position lies n further on."""

    def new(self, seed: int) -> "State":
        """Begin a game."""
        import periplus

        return periplus.game(self.name).new(self.seats, seed, self.options)

    def positions(self) -> Sequence["State"]:
        """Return states around the middle of random games, before decisions of many kinds."""
        from periplus.kernel.luck import luck_from
        from periplus.kernel.playout import playout

        positions = [self.new(seed) for seed in range(1, POSITIONS + 1)]
        for seed, position in enumerate(positions, 1):
            # After the same number of decisions, nearly all games would wait for the same kind of decision.
            playout(position, luck_from(seed), self.midgame + seed)
            if position.is_over:
                sys.exit(f"the game of seed {seed} ended within {self.midgame + seed} decisions")
        return positions

    def decisions(self) -> Step:
        """Play whole games at random; the unit is a decision."""
        from periplus.kernel.luck import luck_from
        from periplus.kernel.playout import playout

        seeds = count(1)

        def step() -> int:
            seed = next(seeds)
            return playout(self.new(seed), luck_from(seed))

        return step

    def games(self) -> Step:
        """Play whole games at random; the unit is a game."""
        play = self.decisions()

        def step() -> int:
            play()
            return 1

        return step

    def greedy(self) -> Step:
        """Play whole games between greedy bots, asked through the seat handle; the unit is a decision."""
        from periplus.bots import Greedy, ask
        from periplus.kernel.luck import luck_from

        seeds = count(1)

        def step() -> int:
            s, decisions, seat = self.new(next(seeds)), 0, -1
            bots = [Greedy(luck_from(seat)) for seat in range(self.seats)]
            while not s.is_over:
                seat = s.next_actor(seat)
                s.apply(seat, ask(bots[seat], s, seat))
                decisions += 1
            return decisions

        return step

    def copy(self) -> Step:
        """Copy states from the middle of random games."""
        return over([position.copy for position in self.positions()])

    def view(self) -> Step:
        """Take the first seat's view of states from the middle of random games."""
        return over([partial(position.view, 0) for position in self.positions()])

    def legal(self) -> Step:
        """List the legal actions of a seat that is asked, in states from the middle of random games."""
        return over([partial(position.legal_actions, position.actors()[0]) for position in self.positions()])

    def numbers(self) -> Step:
        """Tell a seat that is asked what it knows in numbers, and mask the first symbols of its legal actions."""
        from periplus.kernel.codec import Spelling

        def tell(position: "State", seat: int) -> None:
            position.numbers(seat)
            Spelling(position.game.codec, position.legal_actions(seat)).mask()

        return over([partial(tell, position, position.actors()[0]) for position in self.positions()])

    def resample(self) -> Step:
        """Deal again what the first seat does not know, in states from the middle of random games."""
        from periplus.kernel.luck import luck_from

        luck = luck_from(1)
        return over([partial(position.resample, 0, luck) for position in self.positions()])


def over(works: Sequence[Callable[[], object]]) -> Step:
    """Do the same with all positions, again and again."""

    def step() -> int:
        for _ in range(REPEATS):
            for work in works:
                work()
        return REPEATS * len(works)

    return step


NEPTUN = Ours("neptun", "Neptun, four seats", 4, {}, 98)
MARE_NOSTRUM = Ours("mare_nostrum", "Mare Nostrum, five seats, forty turns at most", 5, {"turn_limit": 40}, 400)
PARTHENON = Ours("parthenon", "Parthenon, four seats", 4, {}, 610)
PARTHENON_OF_SIX = Ours("parthenon", "Parthenon, six seats", 6, {}, 1110)


@dataclass(frozen=True)
class Measurement:
    """What is measured: the work, the unit it is counted in, and the peer that does something similar, if any."""

    begin: Callable[[], Step]
    unit: str
    peer: str = ""
    title: str = ""

    def about(self) -> str:
        """Say what is done."""
        return f"{self.title}: {self.begin.__doc__}" if self.title else str(self.begin.__doc__)


PEERS = {
    "catanatron": Measurement(catanatron, "action"),
    "chess": Measurement(chess, "move", "catanatron"),
    "backgammon": Measurement(backgammon, "decision", "catanatron"),
    "gin-rummy": Measurement(gin_rummy, "decision", "catanatron"),
    "chess-legal": Measurement(chess_legal, "list"),
    "chess-copy": Measurement(chess_copy, "copy"),
    "gin-rummy-resample": Measurement(gin_rummy_resample, "resample"),
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
        f"{name}-numbers": Measurement(ours.numbers, "decision", "", title),
    }


OURS = lines("neptun", NEPTUN) | lines("mare-nostrum", MARE_NOSTRUM) | lines("parthenon", PARTHENON)
OURS["parthenon-six"] = Measurement(PARTHENON_OF_SIX.decisions, "decision", "catanatron", PARTHENON_OF_SIX.title)
MEASUREMENTS = PEERS | OURS


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
