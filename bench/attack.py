"""How long moves take while somebody attacks the server: ``python -m bench.attack [--seconds 20] [KIND …]``.

Two people play at a table over HTTP, each from an address of their own, first in peace and then through each attack, by
a stranger at one address with up to 1,500 connections, in a process of its own. A move is timed from its form to the
answer, by when it is written and the others have been told. The server runs with its usual limits.
"""

import argparse
import tempfile
from pathlib import Path
from statistics import median

from tests.web.attacks import KINDS
from tests.web.besieged import MIB, Pair, Told, besiege, cpu, memory
from tests.web.server import Server


def line(what: str, told: Told) -> str:
    """Return a row of the table."""
    answers = ", ".join(f"{count} × {status}" for status, count in sorted(told.answers.items()))
    times = f"{1000 * median(told.moves):5.0f} {1000 * told.p95:5.0f} {1000 * max(told.moves):5.0f}"
    weight = f"{told.before / MIB:5.0f} {told.most / MIB:5.0f}"
    return f"{what:10} {len(told.moves):5} {times} {100 * told.busy:4.0f}%  {weight}  {answers}"


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=", ".join(KINDS))
    parser.add_argument("--seconds", type=float, default=20.0)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder)).start()
        try:
            pair = Pair(server)
            print(f"{'':10} moves   p50   p95   max   CPU    MiB  most  the stranger is told")
            begun = cpu(server)
            before = memory(server)
            moves = pair.play(given.seconds)
            busy = (cpu(server) - begun) / given.seconds
            print(line("peace", Told(moves, before, memory(server), {}, busy)), flush=True)
            for kind in given.kinds or KINDS:
                print(line(kind, besiege(server, pair, kind, given.seconds)), flush=True)
            pair.leave()
        finally:
            server.stop()
        print(server.faults())


if __name__ == "__main__":
    main()
