"""Pure and compiled are two environments, and each knows which it is."""

import os

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
