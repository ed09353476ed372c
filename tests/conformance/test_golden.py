"""Golden playthroughs: nothing that a seat is told, asked or shown changes unnoticed."""

import pytest

import periplus
from tests.conformance.golden import FOLDER, file_of, file_of_keys, playthrough
from tests.conformance.walks import TABLES


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_playthrough_is_as_written(name: str, seats: int) -> None:
    """Every view, prompt, list, form, description and event of a whole game is as in the committed file."""
    assert playthrough(name, seats).splitlines() == file_of(name, seats).read_text(encoding="utf-8").splitlines()


def test_no_playthrough_is_left_over() -> None:
    """Every file belongs to a game that is registered."""
    keys = [file_of_keys(name) for name in periplus.game_names(hidden=True)]
    assert sorted(FOLDER.iterdir()) == sorted([*keys, *[file_of(name, seats) for name, seats in TABLES]])
