"""Load a real server as browsers do, and measure how long a move takes to reach every screen.

    python bench/load.py                     200 tables of four people, 40 actions a second
    python bench/load.py --game parthenon --seats 6
    python bench/load.py --find-limit        raise the rate until the server no longer keeps up
    python bench/load.py --python PYTHON     the server of another interpreter that imports Periplus
    python bench/load.py --db postgresql://USER@HOST/NAME --workers 2
    python bench/load.py --tables 4 --rate 4 --beside captain-2:20       people beside tables of bots alone
    python bench/load.py --costs --peer      what a move costs with each game, beside boardgame.io, in two minutes
    python bench/load.py --costs --python PYTHON --python PYTHON      before and after

Tables in the middle of their games are written into the database, and the server is started.  Every person holds the
stream of the page open; a person who is asked picks one of the actions that the stream has shown and sends it as the
page does.  Moves come at random times (Poisson), not in step, and where a game asks several people they do not wait for
each other: an action that came too late (409), or that is no longer allowed (422), is counted apart.  Two times are
measured from sending: until the answer arrives, and until the streams of everybody at the table have shown the move.
Then all but one table fall silent and moves are made one at a time.  The server and all clients, which are one process,
share the machine.  The exit code is 1 if an aim is missed.  Linux only.

The weight of a push is its bytes in the stream, compressed.  Pushes are put in order by how far their games have come
and cut into thirds; if the last third weighs more, pushes grow with the game.  Long games therefore begin with some
tables far from their middle (--spread); between two thirds the phase of the game may differ as well.
"""

import argparse
import asyncio
import gc
import json
import os
import re
import sys
import tempfile
import time
from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import ceil
from pathlib import Path
from statistics import fmean
from typing import Any

# This file is run by its path, but imports its neighbours by the name that mypy knows them by.
sys.path.insert(0, str(Path(__file__).parents[1]))

from bench import costs
from bench.beside import Beside
from bench.crowd import Crowd, Desk
from bench.deal import PROGRESS, deal, stops, write
from bench.server import Server, flush_time, machine_cpu

import periplus

TOP = Path(__file__).parents[1]
COMPILED = TOP / ".venv-compiled" / "bin" / "python"
READY = TOP / ".venv-compiled" / ".ready"
SEATS = 4
SLOW = 150.0
"""Milliseconds: the server keeps up while 95 of 100 moves reach everybody sooner."""
STEP = 1.25
"""How much higher each rate is than the one before when looking for the limit."""
LONE_MOVES = 100
FULL = 0.8
"""A core, or the disk, that is busy for this share of the time is the bottleneck."""
AIMS = {("load", "p95"): SLOW, ("lone", "p50"): 20.0, ("lone", "p95"): 50.0}
"""The milliseconds within which a move must reach everybody."""


# The report


def spread(values: Sequence[float]) -> dict[str, float]:
    """Return the middle and the slow end of some times."""
    ordered = sorted(values) or [float("nan")]
    return {f"p{part}": round(ordered[ceil(len(ordered) * part / 100) - 1], 1) for part in (50, 95, 99)}


def weights(pushes: Iterable[tuple[int, int]]) -> dict[str, Any]:
    """Return what pushes weigh in bytes, and by how far their games have come."""
    ordered = sorted(pushes)
    sizes = sorted(size for _, size in ordered) or [0]
    cuts = [len(ordered) * part // 3 for part in range(4)]
    thirds = [ordered[begin:end] for begin, end in pairwise(cuts) if begin < end]
    return {
        "count": len(ordered),
        "mean": round(fmean(sizes)),
        "p95": sizes[ceil(len(sizes) * 0.95) - 1],
        "most": sizes[-1],
        "thirds": [
            {"from": third[0][0], "to": third[-1][0], "mean": round(fmean(size for _, size in third))}
            for third in thirds
        ],
    }


async def stretch(server: Server, crowd: Crowd, rate: float, seconds: float) -> dict[str, Any]:
    """Play for a while; return what it took."""
    before = time.perf_counter(), server.cpu(), time.process_time(), machine_cpu()
    times = await crowd.play(rate, seconds)
    after = time.perf_counter(), server.cpu(), time.process_time(), machine_cpu()
    took, servers, own, machine = (late - early for early, late in zip(before, after, strict=True))
    return {
        "rate": round(rate, 1),
        "due": times.due,
        "moves": len(times.everybody),
        "reached": round(len(times.everybody) / took, 1),
        "answered": spread(times.answered),
        "everybody": spread(times.everybody),
        "server_cpu": round(servers / took, 3),
        "client_cpu": round(own / took, 3),
        "other_cpu": round(max(0.0, machine - servers - own) / took, 3),
        "server_ms_a_move": round(servers / max(1, len(times.everybody)) * 1000, 1),
        "stale": times.stale,
        "refused": times.refused,
        "faults": times.faults,
        "pushes": weights(times.pushes),
    }


def keeps_up(run: dict[str, Any]) -> bool:
    """Say whether moves reached everybody soon, and as many as were due, apart from those that came too late."""
    done = run["moves"] + run["stale"] + run["refused"]
    return bool(run["everybody"]["p95"] <= SLOW and done >= 0.95 * run["due"] and not run["faults"])


def limit_of(run: dict[str, Any], flush: float) -> str:
    """Return what was busy all the time, or closest to it."""
    cores, ours = os.cpu_count() or 1, run["server_cpu"] + run["client_cpu"]
    shares = {
        "the server's core": run["server_cpu"],
        "the clients' core": run["client_cpu"],
        "the disk": run["reached"] * flush,
        "other programs on this machine": run["other_cpu"] / max(0.01, cores - ours),
    }
    most = max(shares, key=lambda name: shares[name])
    listed = ", ".join(f"{name} {share:.0%}" for name, share in shares.items())
    return f"{most if shares[most] >= FULL else 'nothing in particular'} ({listed})"


async def measure(args: argparse.Namespace, folder: Path) -> dict[str, Any]:
    """Open the tables, play, and return all that was measured."""
    db = args.db or f"sqlite:///{folder / 'tables.db'}"
    server = Server(args.python[0], db, folder, args.workers)
    dealt = deal(args.game, args.seats, stops(args.tables, args.decisions, args.spread), args.seed)
    await write(db, dealt)
    desks = [Desk(each.table.id, [f"periplus={secret}" for secret in each.secrets], args.seats) for each in dealt]
    flush = 0.0 if args.db else flush_time(folder)
    server.start()
    try:
        return await measure_at(server, Crowd(server.port, desks, args.seed), args, flush)
    finally:
        server.stop()
        print(server.log(), end="", file=sys.stderr)


async def measure_at(server: Server, crowd: Crowd, args: argparse.Namespace, flush: float) -> dict[str, Any]:
    """Measure a server that has just been started."""
    begun = time.perf_counter()
    memory = [server.memory()]
    for seats in (range(1), range(1, args.seats)):
        await crowd.sit_down(seats)
        memory.append(server.memory())
    took = time.perf_counter() - begun
    a_stream = (memory[2] - memory[1]) // (args.tables * (args.seats - 1))
    a_table = (memory[1] - memory[0]) // args.tables - a_stream
    gc.collect()
    gc.freeze()
    run: dict[str, Any] = {
        "game": args.game,
        "seats": args.seats,
        "tables": args.tables,
        "decisions": args.decisions,
        "spread": args.spread,
        "python": args.python[0],
        "database": "postgresql" if args.db else "sqlite",
        "flush_ms": round(flush * 1000, 2),
        "memory": {"empty": memory[0], "open": memory[2], "a_table": a_table, "a_stream": a_stream},
        "sit_down_seconds": round(took, 1),
    }
    print(f"{args.tables} tables, {args.tables * args.seats} streams open", file=sys.stderr)
    bots = await Beside.open(server.port, args.game, args.seats, args.beside) if args.beside else None
    await stretch(server, crowd, min(args.rate, 20), 2)  # to warm up
    before = await bots.decisions() if bots else 0
    run["load"] = await stretch(server, crowd, args.rate, args.seconds)
    if bots:
        run["beside"] = {"bots": args.beside, "decisions": await bots.decisions() - before}
    run["memory"]["end"] = server.memory()
    if args.find_limit:
        run["steps"] = [run["load"]]
        while keeps_up(run["steps"][-1]):
            await asyncio.sleep(1)
            run["steps"].append(await stretch(server, crowd, run["steps"][-1]["rate"] * STEP, args.seconds / 2))
            print(line(run["steps"][-1]), file=sys.stderr)
        sustained = [each["rate"] for each in run["steps"] if keeps_up(each)]
        run["limit"] = {"kept": max(sustained, default=0.0), "by": limit_of(run["steps"][-1], flush)}
    alone = await crowd.play_alone(LONE_MOVES)
    run["lone"] = {
        "moves": len(alone.everybody), "answered": spread(alone.answered), "everybody": spread(alone.everybody),
        "stale": alone.stale, "refused": alone.refused, "faults": alone.faults,
    }  # fmt: skip
    return run


def line(run: dict[str, Any]) -> str:
    """Return a stretch of moves as one line."""
    shares = " ".join(f"{run[who]:7.0%}" for who in ("server_cpu", "client_cpu", "other_cpu"))
    return f"{run['rate']:6.1f} {run['reached']:8.1f} {times_of(run)} {shares} {run['server_ms_a_move']:8.1f}"


def times_of(run: dict[str, Any]) -> str:
    """Return the times of a stretch of moves."""
    return " ".join(f"{run[what][part]:7.1f}" for what in ("answered", "everybody") for part in ("p50", "p95", "p99"))


def late(rows: Iterable[dict[str, Any]]) -> list[str]:
    """Return how many actions were not done because something had changed, if any."""
    stale, refused = (sum(each[what] for each in rows) for what in ("stale", "refused"))
    return [f"{stale} actions came too late, {refused} were refused"] if stale or refused else []


def beside(run: dict[str, Any]) -> list[str]:
    """Return which bots played meanwhile, if any, and how much, as lines."""
    return ["beside {bots}: {decisions} decisions of bots".format(**run["beside"])] if "beside" in run else []


def weight_lines(pushes: dict[str, Any]) -> list[str]:
    """Return what pushes weigh as lines."""
    thirds = [f"{each['mean'] / 1000:.1f} kB ({each['from']} to {each['to']})" for each in pushes["thirds"]]
    mean, p95, most = (f"{pushes[what] / 1000:.1f} kB" for what in ("mean", "p95", "most"))
    return [
        f"{pushes['count']} pushes of {mean} on average, p95 {p95}, {most} at most",
        f"by decisions so far: {', '.join(thirds)}",
    ]


def page(run: dict[str, Any]) -> str:
    """Return what was measured as lines for people."""
    memory, lone, mib = run["memory"], run["lone"], 2**20
    rows = run.get("steps", [run["load"]])
    faults = [fault for each in (*rows, lone) for fault in each["faults"]]
    around = f", at most {run['spread']} fewer or more" if run["spread"] else ""
    return "\n".join([
        f"{run['tables']} tables of {run['seats']}, games of {run['game']} after {run['decisions']} decisions{around}",
        f"{run['database']}, {run['python']}",
        f"memory: {memory['empty'] / mib:.0f} MiB empty, {memory['open'] / mib:.0f} MiB with all streams open, "
        f"{memory['end'] / mib:.0f} MiB after the load",
        f"that is {memory['a_table'] / 1024:.0f} KiB a table and {memory['a_stream'] / 1024:.0f} KiB a stream",
        f"a small change is on the disk after {run['flush_ms']} ms; all sat down within {run['sit_down_seconds']} s",
        "",
        "moves/s           answered, ms            everybody told, ms          share of a core     server,",
        " asked  reached     p50     p95     p99     p50     p95     p99  server clients  others  ms/move",
        *[line(each) for each in rows],
        f"  lone          {times_of(lone)}",
        *late([*rows, lone]),
        *weight_lines(run["load"]["pushes"]),
        *beside(run),
        *([f"up to {run['limit']['kept']} moves/s; then limited by {run['limit']['by']}"] if "limit" in run else []),
        *[f"FAULT {fault}" for fault in faults[:10]],
    ])  # fmt: skip


def check_aims(run: dict[str, Any]) -> bool:
    """Print whether each aim is met; say whether all are."""
    verdicts = []
    for (what, part), most in AIMS.items():
        took = run[what]["everybody"][part]
        verdicts.append(took < most)
        print(f"{'met   ' if verdicts[-1] else 'MISSED'}  aim {what} {part}: {took:.1f} ms, less than {most:g}")
    return all(verdicts) and keeps_up(run["load"])


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Load a real server as browsers do.")
    default = str(COMPILED) if READY.exists() else sys.executable
    parser.add_argument("--game", choices=[*PROGRESS], default="neptun")
    parser.add_argument("--seats", type=int, default=SEATS, help="people at each table")
    parser.add_argument("--python", action="append", help="the server's interpreter; several with --costs")
    parser.add_argument("--db", default="", help="an empty database, postgresql://…; SQLite in a new folder, if none")
    parser.add_argument("--workers", type=int, default=1, help="processes of the server, with PostgreSQL")
    parser.add_argument("--costs", action="store_true", help="what a move costs with every game, in two minutes")
    parser.add_argument("--peer", action="store_true", help="boardgame.io beside ours, with --costs (node, npm)")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=40.0, help="moves a second in all")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--decisions", type=int, help="how far the games have come (a whole one of Neptun: some 250)")
    parser.add_argument("--spread", type=int, help="how many fewer there are at the first table, and more at the last")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--beside", default="", metavar="BOT:TABLES", help="tables of bots alone that play meanwhile")
    parser.add_argument("--find-limit", action="store_true", help="raise the rate until the server no longer keeps up")
    parser.add_argument("--json", action="store_true", help="print JSON")
    args = parser.parse_args()
    args.python = args.python or [default]
    if args.beside and not re.fullmatch(r"[^:]+:[1-9][0-9]*", args.beside):
        parser.error("argument --beside: a bot and how many tables of it, such as captain-2:20")
    if args.peer and not args.costs:
        parser.error("argument --peer: goes with --costs")
    allowed = periplus.game(args.game).seats
    if args.seats not in allowed:
        parser.error(f"argument --seats: {args.game} is for {allowed[0]} to {allowed[-1]} people, not {args.seats}")
    decisions, spread = (each * args.seats for each in PROGRESS[args.game])
    args.decisions = decisions if args.decisions is None else args.decisions
    args.spread = min(spread, args.decisions) if args.spread is None else args.spread
    if args.spread > args.decisions:
        parser.error(f"argument --spread: more than the {args.decisions} decisions that it is about")
    return args


def main() -> int:
    """Run the load and return the exit code."""
    args = arguments()
    if args.costs:
        db = "postgresql" if args.db or args.workers > 1 else ""
        print(costs.table(asyncio.run(costs.run(args.python, db, args.workers, args.peer, costs.SECONDS))))
        return 0
    with tempfile.TemporaryDirectory() as folder:
        run = asyncio.run(measure(args, Path(folder)))
    if args.json:
        print(json.dumps(run, indent=2))
        return 0
    print(page(run))
    return 0 if check_aims(run) else 1


if __name__ == "__main__":
    sys.exit(main())
