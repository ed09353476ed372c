"""Reports: a page that needs nothing else and that everybody can read, a notebook that runs, data, and comparisons."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import nbformat
import polars as pl
import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, Page

from periplus.kernel.errors import BadTable
from periplus.kernel.text import LANGUAGES
from periplus.lab.answers import average, wins
from periplus.lab.compare import compare
from periplus.lab.findings import Finder
from periplus.lab.folder import BadFolder, Folder
from periplus.lab.report import data, notebook, page
from periplus.lab.run import run
from tests.lab.test_experiment import SMALL, read
from tests.test_cli import said, wrong
from tests.web.browser import open_chromium

pytestmark = pytest.mark.once

MARE_NOSTRUM = """
title = "Civilisations"
question = "Is <Egypt> & co. too </script> strong?"
game = "mare_nostrum"
seats = 3
deals = 4
seed = 1
measures = ["decisions", "features"]
[options]
turn_limit = 5
[[lineups]]
name = "<i>alone</i>"
bots = ["greedy"]
[[lineups]]
bots = ["greedy", "novice", "random"]
[[vary]]
option = "turn_limit"
values = [10]
[[vary]]
box = "goal.cards"
values = [3, 5]
[[variants]]
name = "long and <dear>"
options = { turn_limit = 10 }
box = { "goal.cards" = 5 }
"""
TOURNAMENT = SMALL.replace("[[lineups]]", "[tournament]").replace(
    '["greedy", "random"]', '["greedy", "novice", "random"]'
)
LARGEST = 2_500_000
GRAVE = ("serious", "critical")


@pytest.fixture(scope="module")
def mare_nostrum(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    """Return a run with variants, parts and two line-ups."""
    folder = tmp_path_factory.mktemp("mare")
    return run(read(folder, MARE_NOSTRUM), folder / "run", jobs=2)


@pytest.fixture(scope="module")
def tournament(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    """Return the run of a tournament."""
    folder = tmp_path_factory.mktemp("tournament")
    return run(read(folder, TOURNAMENT.replace("deals = 4", "deals = 12")), folder / "run", jobs=2)


# What is found


def test_findings_are_the_answers(mare_nostrum: Folder) -> None:
    """What a report says of the base is what the library answers, line-up by line-up."""
    games = mare_nostrum.table("games").filter(variant="base")
    found = {each.id: each for each in Finder(mare_nostrum).findings()}
    parts = wins(games, ["lineup", "part"]).means().sort("lineup", "part")
    assert (
        found["parts"]
        .frame.with_columns(pl.col("variant", "lineup").cast(pl.String))
        .sort("lineup", "part")
        .equals(parts)
    )
    assert [row[:2] for row in found["parts"].table.rows] == [
        [part, lineup]
        for part in ("Carthage", "Babylon", "Greece")
        for lineup in ("<i>alone</i>", "greedy, novice, random")
    ]
    decisions = average(games, pl.col("decisions")).means()["value"][0]
    assert f"{decisions:.0f}" in found["decisions"].told


def test_every_plot_has_its_table(mare_nostrum: Folder, tournament: Folder) -> None:
    """As many rows as there are in the data; sections come in order, and each finding once."""
    for folder, more in (
        (mare_nostrum, {"varied_0_0", "varied_1_1", "variants_0", "changes_1", "parts"}),
        (tournament, {"ratings", "alpha_rank"}),
    ):
        found = list(Finder(folder).findings())
        assert len({each.id for each in found}) == len(found)
        assert more <= {each.id for each in found}
        sections = [each.section for each in found]
        assert sections == sorted(sections, key=sections.index)
        for each in found:
            assert each.table.rows and {len(row) for row in each.table.rows} == {len(each.table.head)}
            assert each.id == "never" or len(each.table.rows) == len(each.frame)


def test_what_changes_make_of_wins(mare_nostrum: Folder) -> None:
    """Each value with its shares, in order, and how far they are from those of the base."""
    found = {each.id: each for each in Finder(mare_nostrum).findings()}["varied_1_0"]
    assert [row[1] for row in found.table.rows] == ["3"] * 3 + ["4"] * 3 + ["5"] * 3
    assert [row[4] == "–" for row in found.table.rows] == [False] * 3 + [True] * 3 + [False] * 3
    assert "4" in found.told


def test_the_gist(tournament: Folder) -> None:
    """The strongest first; who wins clearly more or less than an even share; how long games last."""
    told = data(tournament)["gist"]
    assert told[0].startswith("greedy is rated highest: ")
    assert any(re.match(r"random wins less than an even share of 50.0\xa0%: \d+.\d\xa0%", each) for each in told)
    assert any(each.startswith("A game takes ") for each in told)


def test_a_run_of_games_alone(tmp_path: Path) -> None:
    """Without decisions and features, and from one deal: what is not known is not made up."""
    text = SMALL.replace('measures = ["decisions", "features"]', "").replace("deals = 4", "deals = 1")
    folder = run(read(tmp_path, text), tmp_path / "run")
    found = data(folder)["answers"]
    assert not {"verbs", "clauses", "known"} & found.keys()
    assert "–" in page(folder)
    assert "NaN" not in page(folder).rpartition("<script>")[2]


# The page


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """Open Chromium."""
    with open_chromium() as browser:
        yield browser


def opened(browser: Browser, path: Path, scheme: str, width: int) -> tuple[Page, list[str]]:
    """Open a page from a file; also return whatever the browser complains about or asks for."""
    context = browser.new_context(viewport={"width": width, "height": 900}, color_scheme=scheme)  # type: ignore[arg-type]
    page, heard = context.new_page(), list[str]()
    page.on("console", lambda message: heard.append(message.text))
    page.on("pageerror", lambda error: heard.append(str(error)))
    page.on("request", lambda request: heard.append(request.url) if request.url.startswith("http") else None)
    page.goto(path.as_uri())
    page.wait_for_function("[...document.querySelectorAll('.plot')].every(each => each.matches('.drawn'))")
    return page, heard


@pytest.fixture(scope="module")
def written(mare_nostrum: Folder) -> Path:
    """Return the file of a report."""
    path = mare_nostrum.path / "report.html"
    path.write_text(page(mare_nostrum), encoding="utf-8")
    return path


@pytest.mark.parametrize(("scheme", "width"), [("light", 1280), ("light", 390), ("dark", 390)])
def test_the_page_in_a_browser(chromium: Browser, mare_nostrum: Folder, written: Path, scheme: str, width: int) -> None:
    """All plots are drawn, nothing is loaded, nobody complains, axe finds nothing grave, and nothing is too wide."""
    shown, heard = opened(chromium, written, scheme, width)
    assert shown.title() == "Is <Egypt> & co. too </script> strong?"
    assert shown.locator("h1").text_content() == shown.title()
    plots = [each.id for each in Finder(mare_nostrum).findings() if each.chart is not None]
    assert shown.locator(".plot svg").count() == len(plots)
    for summary in shown.locator("summary").all()[:3]:
        summary.click()
    found = Axe().run(shown, options={"resultTypes": ["violations"]}).response["violations"]
    assert [(each["id"], each["nodes"][0]["target"]) for each in found if each["impact"] in GRAVE] == []
    assert shown.evaluate("document.documentElement.scrollWidth") == width
    assert shown.evaluate(
        "[...document.querySelectorAll('.plot svg')].every(each => each.getBoundingClientRect().right <= innerWidth)"
    )
    assert heard == []
    shown.context.close()


def test_plots_answer(chromium: Browser, written: Path) -> None:
    """Pointing at a dot says what it is; a list chooses what bars show; colours follow the theme."""
    shown, heard = opened(chromium, written, "light", 1280)
    dot = shown.locator("#parts .mark-symbol path").first
    dot.hover()
    told = shown.locator("#vg-tooltip-element.visible")
    told.wait_for()
    assert re.match(r"(Carthage|Babylon|Greece) \(<i>alone</i>\): \d+\.\d\xa0% \(.*\xa0%\)", told.inner_text())
    chosen = shown.locator("#things select")
    before = shown.locator("#things svg").text_content()
    chosen.select_option(index=3)
    shown.wait_for_function("before => document.querySelector('#things svg').textContent != before", arg=before)
    ink = "getComputedStyle(document.querySelector('#parts svg .role-axis-label text')).fill"
    light = shown.evaluate(ink)
    shown.emulate_media(color_scheme="dark")
    assert shown.evaluate(ink) != light
    assert heard == []
    shown.context.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_in_each_language(tournament: Folder, language: str) -> None:
    """It says which; figures are written as there; it is not large."""
    text = page(tournament, language)
    assert f'<html lang="{language}">' in text
    assert {"en": "In short", "fr": "En bref", "nl": "In het kort"}[language] in text
    assert re.search(r"\d\.\d\xa0%" if language == "en" else r"\d,\d(\xa0)?%", text)
    assert len(text.encode()) < LARGEST


def test_the_page_of_a_run_that_is_not_complete(tmp_path: Path) -> None:
    """It says how much of it has been played; from nothing at all, there is none."""
    folder = run(read(tmp_path, SMALL.replace("deals = 4", "deals = 4\nshard = 1")), tmp_path / "run")
    folder.file("games", folder.shards[1]).unlink()
    assert "Only 6 of 8 games have been played so far." in page(folder)
    for shard in folder.shards:
        folder.file("games", shard).unlink(missing_ok=True)
    with pytest.raises(BadFolder, match="nothing has been played yet"):
        page(folder)


# Notebooks and data


def test_the_notebook_runs(mare_nostrum: Folder) -> None:
    """Every cell, in order; each plot is a chart, and the tables are at hand."""
    made = nbformat.reads(notebook(mare_nostrum), as_version=4)
    nbformat.validate(made)
    cells = [cell.source for cell in made.cells if cell.cell_type == "code"]
    assert sum(cell.endswith(".chart") for cell in cells) > 8
    names: dict[str, Any] = {}
    for cell in cells:
        exec(cell, names)
    assert names["run"].experiment == mare_nostrum.experiment
    for cell in cells[1:]:
        assert eval(cell, names) is not None
    assert notebook(mare_nostrum) == notebook(mare_nostrum)
    assert any("too </script> strong?" in cell.source for cell in made.cells)


def test_the_command_reports(tournament: Folder, tmp_path: Path) -> None:
    """A page, a notebook, and data for programs."""
    folder = str(tournament.path)
    shown = json.loads(said("lab", "report", folder, "--json"))
    assert (shown["game"], shown["games"], shown["complete"], shown["even_share"]) == ("example", 72, True, 0.5)
    assert {"seats", "bots", "ratings", "alpha_rank", "decisions", "led", "verbs"} <= shown["answers"].keys()
    assert {"bot", "games", "value", "low", "high"} <= shown["answers"]["bots"][0].keys()
    target = tmp_path / "report.html"
    assert str(target) in said("lab", "report", folder, "-o", str(target), "--lang", "en")
    assert target.read_text(encoding="utf-8").startswith("<!doctype html>")
    said("lab", "report", folder, "--notebook")
    assert nbformat.read(tournament.path / "report.ipynb", as_version=4).cells
    assert "there is no run in" in wrong("lab", "report", str(tmp_path))


# Comparisons


def test_a_run_compared_with_itself(mare_nostrum: Folder) -> None:
    """Nothing differs, deal by deal."""
    found = compare(mare_nostrum, mare_nostrum)
    assert found.paired
    assert {each.measure for each in found.measures} == {
        "seats", "parts", "bots", "decisions", "milestones", "lead_changes", "settled", "endings", "verbs",
    }  # fmt: skip
    assert {each.difference for each in found.measures} == {0}
    assert all(each.first == each.second and each.low is not None and each.low <= 0 for each in found.measures)
    assert {each.about for each in found.measures if each.measure == "parts"} == {"Carthage", "Babylon", "Greece"}


def test_runs_of_other_deals_are_judged_apart(tmp_path: Path) -> None:
    """From other seeds; what only one of them has has no difference; other games are refused."""
    one = run(read(tmp_path, SMALL), tmp_path / "one")
    other = run(
        read(tmp_path, SMALL.replace("seed = 1", "seed = 2").replace('"random"]', '"novice"]')), tmp_path / "other"
    )
    found = compare(one, other)
    assert not found.paired
    bots = {each.about: each for each in found.measures if each.measure == "bots"}
    assert bots["random"].second is bots["random"].difference is None and bots["novice"].first is None
    assert bots["greedy"].difference == pytest.approx((bots["greedy"].second or 0) - (bots["greedy"].first or 0))
    table = said("lab", "compare", str(one.path), str(other.path))
    assert "They played different deals" in table and "changes of lead in a game" in table
    assert json.loads(said("lab", "compare", str(one.path), str(one.path), "--json"))["paired"]
    three = run(
        read(tmp_path, SMALL.replace("seats = 2", "seats = 3").replace('"random"]', '"random", "random"]')),
        tmp_path / "three",
    )
    with pytest.raises(BadTable, match="cannot be compared"):
        compare(one, three)
