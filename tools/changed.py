"""Run the tests that mirror what has changed: since the upstream branch was left, or since the last commit.

A changed folder runs the tests of that folder, and a changed room its part of the conformance suite, with the fewest
seats. Whole games in browsers and on servers are left to ``make test``, unless their tests have changed themselves.
"""

import subprocess
import sys
from pathlib import Path

import periplus

TOP = Path(__file__).parents[1]
WHOLE_GAMES = ("test_axe", "test_browser", "test_kills", "test_secrets")
ELSEWHERE = ["tests/test_build.py", "tests/test_docs.py"]  # for documents, tools and the like


def git(*arguments: str) -> list[str]:
    """Return the lines of git's answer; none, if it refuses."""
    return subprocess.run(["git", *arguments], cwd=TOP, capture_output=True, text=True, check=False).stdout.splitlines()


def changed_files() -> list[Path]:
    """Return the files that were changed or added, committed or not."""
    base = git("merge-base", "HEAD", "@{upstream}") or ["HEAD"]
    names = git("diff", "--name-only", base[0]) + git("ls-files", "--others", "--exclude-standard")
    return [Path(name) for name in names]


def tests_for(file: Path) -> list[str]:
    """Return the test files that mirror a file."""
    if file.parts[:2] == ("tests", "browsers"):
        return []  # for ``make test-browsers``
    if file.parts[0] == "tests" and file.name.startswith("test_"):
        return [str(file)] if (TOP / file).exists() else []
    if file.parts[0] not in ("src", "tests") or len(file.parts) < 3:
        return ELSEWHERE
    folder = TOP / "tests" / Path(*file.parts[2 if file.parts[0] == "src" else 1 : -1])
    if folder == TOP / "tests":
        found = list(folder.glob(f"test_{file.stem}*.py")) or list(folder.glob("test_*.py"))
    else:
        while not folder.exists():
            folder = folder.parent
        found = list(folder.glob("**/test_*.py"))
    return [str(each.relative_to(TOP)) for each in found if not each.name.startswith(WHOLE_GAMES)]


def rooms_of(file: Path) -> list[str]:
    """Return the games that a file may change: one, if it belongs to a room; all, if every room builds on it."""
    *folders, _ = file.parts
    if folders[:3] == ["src", "periplus", "games"] and len(folders) > 3:
        return [folders[3]]
    if folders[:2] == ["src", "periplus"] and folders[2:3] in (["kernel"], ["draw"], ["bots"]):
        return periplus.game_names(hidden=True)
    return []


def run(*arguments: str) -> int:
    """Run tests; none to run is no failure."""
    command = [sys.executable, "-m", "pytest", *sys.argv[1:], *arguments]
    sys.stdout.write(f"pytest {' '.join(arguments)}\n")
    sys.stdout.flush()
    status = subprocess.run(command, cwd=TOP, check=False).returncode
    return 0 if status == 5 else status


def main() -> int:
    """Run what mirrors the change, then the conformance suite for the rooms it may change."""
    changed = changed_files()
    tests = sorted({test for file in changed for test in tests_for(file)})
    rooms = sorted({room for file in changed for room in rooms_of(file)} & {*periplus.game_names(hidden=True)})
    failed = run(*tests) if tests else 0
    if rooms:
        named = [f"{room}-{periplus.game(room).seats[0]} or {room}]" for room in rooms]
        failed = run("tests/conformance", "-k", " or ".join(named)) or failed
    return failed


if __name__ == "__main__":
    sys.exit(main())
