"""What README and docs show runs, and says what they say it says."""

import ast
import doctest
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from periplus.lab import simulate

pytestmark = pytest.mark.once

TOP = Path(__file__).parents[1]
PAGES = [TOP / "README.md", TOP / "CONTRIBUTING.md", TOP / "CHANGELOG.md", *sorted((TOP / "docs").glob("*.md"))]


@pytest.mark.parametrize("document", PAGES, ids=lambda path: path.name)
def test_examples_run(document: Path) -> None:
    """Every interactive example gives what the page shows."""
    results = doctest.testfile(
        str(document), module_relative=False, optionflags=doctest.ELLIPSIS, encoding="utf-8"
    )  # fmt: skip
    assert results.failed == 0
    assert results.attempted or document.name not in ("README.md", "adding-a-game.md", "writing-a-bot.md")


@pytest.mark.parametrize("document", PAGES, ids=lambda path: path.name)
def test_links_lead_somewhere(document: Path) -> None:
    """Every link within the repository names a file that is there."""
    for target in re.findall(r"\]\(([^)#]+)\)", document.read_text(encoding="utf-8")):
        assert (document.parent / target).exists(), target


def test_the_order_of_play_in_the_docs_is_the_real_one() -> None:
    """The example's order of play stands in the docs as in the code."""
    shown = (TOP / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    code = (TOP / "src" / "periplus" / "games" / "example" / "flow.py").read_text(encoding="utf-8")
    begin = shown.index("ORDER_OF_PLAY")
    block = shown[begin : shown.index("```", begin)]
    for line in block.splitlines():
        assert line.strip() in code


def test_the_bot_in_the_docs_is_the_file_beside_it() -> None:
    """The ten lines shown are those of mybot.py."""
    shown = (TOP / "docs" / "writing-a-bot.md").read_text(encoding="utf-8")
    code = (TOP / "docs" / "mybot.py").read_text(encoding="utf-8")
    block = shown[shown.index("from periplus.bots import") : shown.index("```\n\nLet it play")]
    assert block in code


def test_the_bot_in_the_docs_plays_better_than_chance() -> None:
    """It is loaded from its file and wins more than its share against three randoms."""
    result = simulate("neptun", [f"{TOP}/docs/mybot.py:MyBot", "random", "random", "random"], 200, seed=1, jobs=2)
    assert result.bots[0].ci95 is not None
    assert result.bots[0].ci95[0] > 0.3


@pytest.mark.skipif(find_spec("griffe") is None, reason="only where the reference is written")
def test_the_reference_is_up_to_date() -> None:
    """docs/api.md is what the sources say now; `make api` writes it anew."""
    done = subprocess.run([sys.executable, "tools/api.py", "--check"], cwd=TOP, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def public(tree: ast.Module | ast.ClassDef) -> Iterator[ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef]:
    """Find the public classes, functions and methods of a module; what stands within functions is their own affair."""
    for node in tree.body:
        if isinstance(node, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)) and not node.name.startswith("_"):
            yield node
            yield from public(node) if isinstance(node, ast.ClassDef) else ()


def test_every_public_name_has_a_sentence() -> None:
    """Modules, classes, functions and methods that do not begin with an underscore begin with a whole sentence."""
    for path in sorted((TOP / "src").rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in (tree, *public(tree)):
            first = (ast.get_docstring(node) or "").split("\n\n")[0]
            assert first.endswith((".", "…", ":")), f"{path.name}: {getattr(node, 'name', 'module')}"
