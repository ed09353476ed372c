"""Write each game's trace: the lines of code and the tests behind each clause.

python tools/trace.py            write src/periplus/games/*/trace.json
python tools/trace.py --check    fail if a trace is out of date
"""

import ast
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from periplus.games import ROOMS
from periplus.kernel.rules import clauses_of

TOP = Path(__file__).parent.parent
SOURCE = TOP / "src"
CITED = re.compile(r"\b[A-Z]\d+\b(?! ?[.-]?\d)")  # in the data of paths, a further number follows
LATER = (
    "flow", "state", "actions", "options", "box", "entries", "__init__", "view", "numbers", "audit", "sheets", "atlas",
    "bot", "eye", "plans", "odds", "board", "chart", "icons", "painter", "panels",
)  # fmt: skip
"""The modules of a room that come after those of its phases, which implement the rules; pictures come last."""


def place(room: Path, file: Path) -> tuple[int, str]:
    """Return where a file of a room comes among those that name a clause."""
    name = Path(file.relative_to(room).parts[0]).stem
    return LATER.index(name) if name in LATER else -1, file.as_posix()


def lines_of_code(room: Path, ids: set[str]) -> Iterator[tuple[str, str, int, str]]:
    """Yield (clause, file, line number, line) wherever the code of a room names a clause, the rules first."""
    for file in sorted(room.rglob("*.py"), key=lambda file: place(room, file)):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
            for id in sorted(set(CITED.findall(line)) & ids):
                yield id, file.relative_to(SOURCE).as_posix(), number, line.strip()


def tests_of(folder: Path, ids: set[str]) -> Iterator[tuple[str, str]]:
    """Yield (clause, test) for every test whose docstring names a clause."""
    for file in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                named = set(CITED.findall(ast.get_docstring(node) or "")) & ids
                for id in sorted(named):
                    yield id, f"{file.relative_to(TOP).as_posix()}::{node.name}"


def folder_of(name: str) -> Path:
    """Return the folder of a game's room."""
    return SOURCE / Path(*ROOMS[name].split("."))


def trace(name: str) -> str:
    """Return the trace of a game as JSON."""
    ids = list(clauses_of(ROOMS[name]))
    found: dict[str, dict[str, list[object]]] = {id: {"code": [], "tests": []} for id in ids}
    for id, file, number, line in lines_of_code(folder_of(name), set(ids)):
        found[id]["code"].append([file, number, line])
    for id, test in tests_of(TOP / "tests" / "games" / name, set(ids)):
        found[id]["tests"].append(test)
    return json.dumps(found, indent=1, ensure_ascii=False) + "\n"


def main() -> None:
    """Write or check all traces."""
    stale = []
    for name in ROOMS:
        file = folder_of(name) / "trace.json"
        fresh = trace(name)
        if "--check" not in sys.argv:
            file.write_text(fresh, encoding="utf-8")
        elif not file.exists() or file.read_text(encoding="utf-8") != fresh:
            stale.append(name)
    if stale:
        sys.exit(f"trace out of date for {', '.join(stale)}: run `make trace`")


if __name__ == "__main__":
    main()
