"""Compare Periplus with its peers: run every measurement, print a table, check the aims.

    python -m venv peers && peers/bin/pip install -r bench/requirements.txt
    python bench/run.py --pure PYTHON --compiled PYTHON --peers peers/bin/python

PYTHON is an interpreter that imports Periplus, once uncompiled and once compiled; all three must
be the same build of Python, because even builds of one version differ in speed.  Each
measurement runs in its own process on one core; rounds go through all measurements in turn, so
that a slow spell of the machine touches all of them, and the median over the rounds counts.
A full run writes `RESULTS.md`.  The exit code is 1 if an aim is missed or a ratio fell far below
`baseline.json`.  Linux only.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Iterable, Sequence
from datetime import date
from pathlib import Path
from statistics import median

# This file is run by its path, but imports its neighbours by the name that mypy knows them by.
sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.measure import LEARNERS, MEASUREMENTS, OURS, PEERS
from bench.report import Row, heading, page, table

HERE = Path(__file__).parent
BASELINE = HERE / "baseline.json"
RESULTS = HERE / "RESULTS.md"
FALL = 0.30
"""A ratio may fall this far below the baseline before the run fails."""

PACKAGES = ["catanatron", "catanatron_gym", "chess", "open_spiel"]
"""What the peers are installed as."""
YARDSTICK = "catanatron"
"""What the baseline compares rows with that have no peer."""
BUILDS = ["pure", "compiled"]
AIMS = {
    "neptun compiled": 25.0, "neptun pure": 2.5, "neptun-copy compiled": 0.6,
    "mare-nostrum compiled": 10.0, "mare-nostrum-copy compiled": 0.2,
    "parthenon compiled": 10.0, "parthenon-copy compiled": 0.2,
    "neptun-numbers compiled": 25.0, "neptun-raw-env": 3.0, "neptun-many": 10.0,
}  # fmt: skip
"""The lowest ratio to the peer that each of these rows must reach."""

Rates = dict[str, list[float]]
"""Units per second of each row of the table, one for each round."""


def ask(python: str, *arguments: str) -> str:
    """Run an interpreter and return the last line it prints; stop the program if it fails."""
    done = subprocess.run([python, *arguments], stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        sys.exit(f"{python} {arguments[0]} failed")
    return done.stdout.strip().rpartition("\n")[2]


def check_build(python: str, build: str) -> None:
    """Stop the program unless the interpreter imports the expected build of Periplus."""
    find = "import importlib.util as u; print(u.find_spec('periplus.kernel.playout').origin)"
    origin = ask(python, "-c", find)
    if origin.endswith(".py") != (build == "pure"):
        sys.exit(f"--{build}: {python} imports {origin}")


def common(pythons: Iterable[str], expression: str, module: str) -> str:
    """Ask several interpreters for the same text of a module; stop the program if their answers differ."""
    answers = {ask(python, "-c", f"import {module}; print({expression})") for python in pythons}
    if len(answers) > 1:
        sys.exit("the interpreters differ: " + "; ".join(sorted(answers)))
    return answers.pop()


def machine() -> str:
    """Name the processor and how many cores it shows."""
    models = [
        line.partition(":")[2].strip()
        for line in Path("/proc/cpuinfo").read_text().splitlines()
        if line.startswith("model name")
    ]
    return f"{models[0] if models else platform.machine()}, {os.cpu_count()} cores"


def facts(pythons: dict[str, str]) -> dict[str, str]:
    """Describe the machine, the build of Python and of Periplus that all must share, the peers and the date."""
    builds = [pythons[build] for build in BUILDS]
    versions = ", ".join(f"m.version({package!r})" for package in PACKAGES)
    peers = ask(pythons["peers"], "-c", f"import importlib.metadata as m; print({versions})").split()
    return {
        "machine": machine(),
        "system": platform.freedesktop_os_release()["PRETTY_NAME"],
        "python": common(pythons.values(), "*sys.version.split()", "sys"),
        "periplus": common(builds, "periplus.__version__", "periplus"),
        "peers": ", ".join(f"{package} {version}" for package, version in zip(PACKAGES, peers, strict=True)),
        "date": str(date.today()),
    }


def collect(pythons: dict[str, str], rounds: int, seconds: float) -> Rates:
    """Run all measurements once in each round, all on the last core this process may use."""
    core = str(max(os.sched_getaffinity(0)))
    plan = [(name, name, "peers") for name in PEERS]
    plan += [(f"{name} {build}", name, build) for name in OURS for build in BUILDS]
    plan += [(name, name, "compiled") for name in LEARNERS]
    rates: Rates = {row: [] for row, _, _ in plan}
    for number in range(1, rounds + 1):
        print(f"round {number} of {rounds}", file=sys.stderr)
        for row, name, who in plan:
            options = [name, "--seconds", str(seconds), "--core", core]
            line = ask(pythons[who], str(HERE / "measure.py"), *options)
            rates[row].append(json.loads(line)["per_second"])
    return rates


def rows_of(rates: Rates) -> list[Row]:
    """Compare each row with its peer, or with the yardstick where it has none."""
    rows = []
    for what, values in rates.items():
        measurement = MEASUREMENTS[what.partition(" ")[0]]
        ratio = median(values) / median(rates[measurement.peer or YARDSTICK])
        rows.append(Row(what, measurement.unit, values, ratio, measurement.peer, AIMS.get(what)))
    return rows


def judge(what: str, ratio: float, least: float) -> bool:
    """Print and return whether a ratio is high enough."""
    met = ratio >= least
    print(f"{'met   ' if met else 'MISSED'}  {what}: {ratio:.3g}, at least {least:.3g}")
    return met


def check_aims(rows: Sequence[Row]) -> list[bool]:
    """Judge the rows that have an aim."""
    return [judge(f"aim {row.what}", row.ratio, row.aim) for row in rows if row.aim is not None]


def ours(rows: Sequence[Row]) -> dict[str, float]:
    """Return the ratios of our own rows, without digits that mean nothing."""
    return {row.what: float(f"{row.ratio:.4g}") for row in rows if row.what.partition(" ")[0] not in PEERS}


def save_baseline(rows: Sequence[Row]) -> None:
    """Save the ratios of this run for later runs to compare with."""
    BASELINE.write_text(json.dumps(ours(rows), indent=2) + "\n")
    print(f"saved   {BASELINE.name}")


def check_baseline(rows: Sequence[Row]) -> list[bool]:
    """Judge those of our rows that the baseline has: new ones cannot have fallen."""
    if not BASELINE.exists():
        print("no baseline to compare with; --save makes one")
        return []
    former: dict[str, float] = json.loads(BASELINE.read_text())
    known = {what: ratio for what, ratio in ours(rows).items() if what in former}
    return [judge(f"baseline {what}", ratio, former[what] * (1 - FALL)) for what, ratio in known.items()]


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Compare Periplus with its peers.")
    parser.add_argument("--pure", required=True, metavar="PYTHON", help="has Periplus uncompiled")
    parser.add_argument("--compiled", required=True, metavar="PYTHON", help="has it compiled")
    parser.add_argument("--peers", default=sys.executable, metavar="PYTHON", help="has the peers")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="length of one measurement")
    parser.add_argument("--quick", action="store_true", help="3 rounds of half a second, no page")
    parser.add_argument("--save", action="store_true", help="make this run the baseline")
    return parser.parse_args()


def main() -> int:
    """Run the benchmark and return the exit code."""
    args = arguments()
    rounds, seconds = (3, 0.5) if args.quick else (args.rounds, args.seconds)
    pythons = {"peers": args.peers, "pure": args.pure, "compiled": args.compiled}
    for build in BUILDS:
        check_build(pythons[build], build)
    known = facts(pythons)
    print(heading(known), end="\n\n")
    rows = rows_of(collect(pythons, rounds, seconds))
    print(table(rows), end="\n\n")
    if not args.quick:
        RESULTS.write_text(page(known, rows, rounds, seconds), encoding="utf-8")
        print(f"wrote   {RESULTS.name}")
    verdicts = check_aims(rows)
    if args.save:
        save_baseline(rows)
    else:
        verdicts += check_baseline(rows)
    return 0 if all(verdicts) else 1


if __name__ == "__main__":
    sys.exit(main())
