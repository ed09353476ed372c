"""Play many random games of every registered game and look for anything that must not happen.

python tools/soak.py --games 100000 --jobs 2
"""

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor

import periplus
from periplus.kernel.luck import Luck, luck_from
from periplus.kernel.playout import random_choice
from periplus.kernel.position import encode
from periplus.kernel.state import State
from periplus.version import version_line

BATCH = 250
ENOUGH = 4000  # decisions after which a game without a limit is abandoned
EVERY = 7  # how many decisions lie between two audits of a game without a limit; what goes wrong stays wrong


def play(name: str, seed: int) -> int:
    """Play one game; raise an error that names it if anything is wrong. Return the number of decisions."""
    game, luck = periplus.game(name), luck_from(seed)
    seats = game.seats[seed % len(game.seats)]
    options = {option.name: option.values[luck.below(len(option.values))] for option in game.options}
    s = game.new(seats, seed, options)
    most = game.longest(seats, s.settings)
    count, seat, watched = 0, -1, luck.below(most or ENOUGH)
    while not s.is_over and (most or count < ENOUGH):
        seat, action = random_choice(s, luck, seat)
        if count == watched:
            watch(s, seat, luck)
        s.apply(seat, action)
        count += 1
        if most or s.is_over or count % EVERY == 0:
            game.audit(s)
        assert count <= most or not most, "longer than declared"
    ranks = [standing.rank for standing in s.standings().seats]
    assert ranks[0] == 1, "nobody wins"
    assert ranks == sorted(ranks), "standings out of order"
    return count


def watch(s: State, seat: int, luck: Luck) -> None:
    """Look closely at one position: saved, copied, resampled, described."""
    before = encode(s)
    assert encode(s.game.from_json(s.to_json())) == before, "saved and loaded differently"
    for action in s.legal_actions(seat):
        s.describe(seat, action)
        s.copy().apply(seat, action)
    for viewer in range(s.seats):
        other = s.resample(viewer, luck)
        assert other.view(viewer) == s.view(viewer), "resampled position looks different"
        s.game.audit(other)
    assert encode(s) == before, "looking changed the position"


def batch(job: tuple[str, int, int]) -> int:
    """Play some games and return the number of decisions."""
    name, first, games = job
    count = 0
    for seed in range(first, first + games):
        try:
            count += play(name, seed)
        except Exception as error:
            error.add_note(f"in {name}, game {seed}")
            raise
    return count


def main() -> None:
    """Play, and report how many games and decisions went well."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--first", type=int, default=0)
    chosen = parser.parse_args()
    sys.stdout.write(f"{version_line()}\n")
    for name in periplus.game_names(hidden=True):
        # The example is there to prove the kernel: a tenth of the games is enough.
        games = chosen.games if not periplus.game(name).hidden else max(1, chosen.games // 10)
        begun = time.monotonic()
        jobs = [(name, chosen.first + at, min(BATCH, games - at)) for at in range(0, games, BATCH)]
        with ProcessPoolExecutor(chosen.jobs) as pool:
            decisions = sum(pool.map(batch, jobs))
        seconds = time.monotonic() - begun
        sys.stdout.write(f"{name}: {games} games, {decisions} decisions, no violation, {seconds:.0f} s\n")


if __name__ == "__main__":
    main()
