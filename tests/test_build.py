"""Pure and compiled are two environments, and each knows which it is."""

import os
import tomllib
from glob import glob
from pathlib import Path

import pytest

from periplus.games.neptun import acquire, fulfil, score
from periplus.kernel import action, flow, playout, state
from periplus.version import is_compiled


def test_this_environment_is_what_it_is_meant_to_be() -> None:
    """`make test` says in PERIPLUS_EXPECT which of the two runs; a stale or missing extension is found."""
    expected = os.environ.get("PERIPLUS_EXPECT")
    if expected is None:
        pytest.skip("PERIPLUS_EXPECT is not set")
    assert is_compiled() == (expected == "compiled")


def test_all_of_the_engine_is_compiled_or_none() -> None:
    """Half a compiled engine would be slow and hard to trust."""
    engine = (action, flow, playout, state, acquire, fulfil, score)
    assert {str(module.__file__).endswith(".py") for module in engine} == {not is_compiled()}


def test_every_file_is_packed() -> None:
    """Whatever lies beside the code is named in ``package-data``, or an installed program would miss it."""
    root = Path(__file__).parents[1]
    told = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["setuptools"]["package-data"]
    source = root / "src"
    packages = {str(file.parent.relative_to(source)).replace("/", "."): file.parent for file in source.rglob("*.py")}
    packed = {
        Path(found)
        for name, folder in packages.items()
        for pattern in [*told["*"], *told.get(name, [])]
        for found in glob(str(folder / pattern), recursive=True)
    }
    lying = {file for file in (source / "periplus").rglob("*") if file.is_file() and "__pycache__" not in file.parts}
    assert {file for file in lying if file.suffix not in (".py", ".so")} <= packed
