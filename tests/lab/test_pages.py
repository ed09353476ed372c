"""What docs/lab.md says of the data is so, and the experiments beside it can be run and answered."""

from pathlib import Path

import msgspec
import polars as pl
import pytest

from periplus.lab.columns import TABLES
from periplus.lab.experiment import MEASURES, Experiment
from periplus.lab.reading import read_experiment
from periplus.lab.report import data
from periplus.lab.run import run

pytestmark = pytest.mark.once

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "lab.md").read_text(encoding="utf-8")
EXPERIMENTS = sorted((DOCS / "experiments").glob("*.toml"))
KINDS = {
    pl.String: "text",
    pl.Int32: "whole number",
    pl.Int64: "whole number",
    pl.Float32: "number",
    pl.Float64: "number",
}


def kind_of(type: pl.DataType) -> str:
    """Return what a type is called."""
    return f"list of {kind_of(type.inner)}s" if isinstance(type, pl.List) else KINDS[type.base_type()]  # type: ignore[arg-type]


@pytest.mark.parametrize("table", TABLES)
def test_every_column_is_documented(table: str) -> None:
    """In the order in which they are written, with their types and meanings."""
    rows = [f"| `{column.name}` | {kind_of(column.type)} | {column.meaning} |" for column in TABLES[table]]
    assert "\n".join(["| column | type | what it holds |", "| --- | --- | --- |", *rows, ""]) in PAGE


def test_every_key_is_documented() -> None:
    """Each key of an experiment, and each measure."""
    made = {"components", "rules", "program", "sources", "format", "changes"}  # which are not written, or otherwise
    for key in {field.name for field in msgspec.structs.fields(Experiment)} - made | {"variants"}:
        assert f"`{key}`" in PAGE or f"`[{key}]`" in PAGE or f"`[[{key}]]`" in PAGE, key
    assert all(f"`{measure}`" in PAGE for measure in MEASURES)


def test_there_are_experiments() -> None:
    """Each is named on the page."""
    assert EXPERIMENTS and all(f"experiments/{path.name}" in PAGE for path in EXPERIMENTS)


@pytest.mark.parametrize("path", EXPERIMENTS, ids=lambda path: path.stem)
def test_the_experiments_run(path: Path, tmp_path: Path) -> None:
    """From a single deal, with a quick bot in place of one that thinks ahead: everything else is as it stands there."""
    assert read_experiment(path).games >= 200
    quick = tmp_path / path.name
    quick.write_text(path.read_text(encoding="utf-8").replace('"captain-1",', '"novice",'), encoding="utf-8")
    found = data(run(read_experiment(quick, deals=1), tmp_path / "run", jobs=2))
    assert found["complete"] and found["question"].endswith("?")
    assert {"seats", "decisions", "led"} <= found["answers"].keys()
