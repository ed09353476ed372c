"""What README and docs show runs, and says what they say it says."""

import doctest
import re
from pathlib import Path

import pytest

TOP = Path(__file__).parents[1]
PAGES = [TOP / "README.md", TOP / "CONTRIBUTING.md", TOP / "CHANGELOG.md", *sorted((TOP / "docs").glob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_run(page: Path) -> None:
    """Every interactive example gives what the page shows."""
    results = doctest.testfile(
        str(page), module_relative=False, optionflags=doctest.ELLIPSIS, encoding="utf-8"
    )  # fmt: skip
    assert results.failed == 0
    assert results.attempted or page.name not in ("README.md", "adding-a-game.md")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    """Every link within the repository names a file that is there."""
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


def test_the_order_of_play_in_the_docs_is_the_real_one() -> None:
    """The example's order of play stands in the docs as in the code."""
    shown = (TOP / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    code = (TOP / "src" / "periplus" / "games" / "example" / "flow.py").read_text(encoding="utf-8")
    begin = shown.index("ORDER_OF_PLAY")
    block = shown[begin : shown.index("```", begin)]
    for line in block.splitlines():
        assert line.strip() in code
