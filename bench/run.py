"""Compare Periplus with its peers: run every measurement, print a table, check the aims.

    python -m venv peers && peers/bin/pip install -r bench/requirements.txt
    python bench/run.py --pure PYTHON --compiled PYTHON --peers peers/bin/python

PYTHON is an interpreter that imports Periplus, once uncompiled and once compiled; all three must
be the same build of Python, because even builds of one version differ in speed.  Each
measurement runs in its own process on one core; rounds go through all measurements in turn, so
that a slow spell of the machine touches all of them, and the median over the rounds counts.
The exit code is 1 if an aim is missed or a ratio fell far below `baseline.json`.  Linux only.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from datetime import date
from pathlib import Path
from statistics import median

HERE = Path(__file__).parent
BASELINE = HERE / "baseline.json"
FALL = 0.30
"""A ratio may fall this far below the baseline before the run fails."""

PEERS = ["catanatron", "chess", "chess-copy"]
OURS = ["neptun", "neptun-copy", "neptun-view"]
BUILDS = ["pure", "compiled"]
AIMS = {"neptun compiled": 25.0, "neptun pure": 2.5, "neptun-copy compiled": 0.6}
"""The least ratio to the peer that each of these rows must reach."""

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


def heading(pythons: dict[str, str]) -> str:
    """Describe the machine, the one build of Python all must share, the peers and the day."""
    models = [
        line.partition(":")[2].strip()
        for line in Path("/proc/cpuinfo").read_text().splitlines()
        if line.startswith("model name")
    ]
    versions = "import importlib.metadata as m; print(m.version('catanatron'), m.version('chess'))"
    catanatron, chess = ask(pythons["peers"], "-c", versions).split()
    release = "import sys; print(*sys.version.split())"
    releases = {ask(python, "-c", release) for python in pythons.values()}
    if len(releases) > 1:
        sys.exit("the interpreters differ: " + "; ".join(sorted(releases)))
    return (
        f"machine  {models[0] if models else platform.machine()}\n"
        f"python   {releases.pop()}\n"
        f"peers    catanatron {catanatron}, chess {chess}\n"
        f"date     {date.today()}\n"
    )


def collect(pythons: dict[str, str], rounds: int, seconds: float) -> Rates:
    """Run all measurements once in each round, all on the last core this process may use."""
    core = str(max(os.sched_getaffinity(0)))
    plan = [(name, name, "peers") for name in PEERS]
    plan += [(f"{name} {build}", name, build) for name in OURS for build in BUILDS]
    rates: Rates = {row: [] for row, _, _ in plan}
    for number in range(1, rounds + 1):
        print(f"round {number} of {rounds}", file=sys.stderr)
        for row, name, who in plan:
            options = [name, "--seconds", str(seconds), "--core", core]
            line = ask(pythons[who], str(HERE / "measure.py"), *options)
            rates[row].append(json.loads(line)["per_second"])
    return rates


def peer_of(row: str) -> str:
    """Name the peer a row is compared with: play with Catanatron, copies and views with chess."""
    return "chess-copy" if "-" in row else "catanatron"


def ratios_of(rates: Rates) -> dict[str, float]:
    """Divide the median of each row by the median of its peer."""
    return {row: median(values) / median(rates[peer_of(row)]) for row, values in rates.items()}


def table(rates: Rates, ratios: dict[str, float]) -> str:
    """Lay out the results as aligned text."""
    lines = [f"{'what':<22}{'per second':>12}{'min - max':>26}   ratio"]
    for row, values in rates.items():
        spread = f"{min(values):,.0f} - {max(values):,.0f}"
        ratio = f"{ratios[row]:.2f} x {peer_of(row)}"
        lines.append(f"{row:<22}{median(values):>12,.0f}{spread:>26}   {ratio}")
    return "\n".join(lines)


def judge(what: str, ratio: float, least: float) -> bool:
    """Print whether a ratio reaches its least value, and return it."""
    met = ratio >= least
    print(f"{'met   ' if met else 'MISSED'}  {what}: {ratio:.2f}, at least {least:.2f}")
    return met


def main() -> int:
    """Run the benchmark and return the exit code."""
    parser = argparse.ArgumentParser(description="Compare Periplus with its peers.")
    parser.add_argument("--pure", required=True, metavar="PYTHON", help="has Periplus uncompiled")
    parser.add_argument("--compiled", required=True, metavar="PYTHON", help="has it compiled")
    parser.add_argument("--peers", default=sys.executable, metavar="PYTHON", help="has the peers")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="length of one measurement")
    parser.add_argument("--quick", action="store_true", help="3 rounds of half a second")
    parser.add_argument("--save", action="store_true", help="make this run the baseline")
    args = parser.parse_args()
    rounds, seconds = (3, 0.5) if args.quick else (args.rounds, args.seconds)
    pythons = {"peers": args.peers, "pure": args.pure, "compiled": args.compiled}
    for build in BUILDS:
        check_build(pythons[build], build)
    print(heading(pythons))
    rates = collect(pythons, rounds, seconds)
    ratios = ratios_of(rates)
    print(table(rates, ratios), end="\n\n")
    verdicts = [judge(f"aim {row}", ratios[row], least) for row, least in AIMS.items()]
    if args.save:
        ours = {row: round(ratio, 3) for row, ratio in ratios.items() if row.startswith("neptun")}
        BASELINE.write_text(json.dumps(ours, indent=2) + "\n")
        print(f"saved   {BASELINE.name}")
    elif BASELINE.exists():
        former: dict[str, float] = json.loads(BASELINE.read_text())
        verdicts += [judge(f"baseline {row}", ratios[row], ratio * (1 - FALL)) for row, ratio in former.items()]
    else:
        print("no baseline to compare with; --save makes one")
    return 0 if all(verdicts) else 1


if __name__ == "__main__":
    sys.exit(main())
