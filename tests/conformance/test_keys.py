"""The keys of fields and the names of steps, by which records know them, never change.

Whoever renames a field declares its key (``keys``); whoever lays it out anew, its first layout (``layouts``); whoever
renames a step, its name (``name``). ``make golden`` writes the files anew: only new lines may appear in them.
"""

import pytest

import periplus
from tests.conformance.golden import file_of_keys, keys_of


@pytest.mark.parametrize("name", periplus.game_names(hidden=True))
def test_fields_and_steps_keep_their_keys(name: str) -> None:
    """Every key that a record may hold is as it was written down."""
    assert keys_of(name) == file_of_keys(name).read_text(encoding="utf-8")
