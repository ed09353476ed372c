"""Bots have names of their own."""

import pytest

from periplus.bots.names import bot_name, known_names
from periplus.table.entries import LONGEST_NAME

pytestmark = pytest.mark.once


def test_names_are_fit_for_a_table() -> None:
    """There are plenty, each once, short enough, and none that anybody could take for a seat."""
    names = known_names()
    assert len({name.casefold() for name in names}) == len(names) > 40
    assert all(name.isalpha() and name.isascii() and len(name) <= LONGEST_NAME for name in names)


def test_a_name_stays_the_same() -> None:
    """The same table and seat, the same name; other tables, other names."""
    assert bot_name("a1b2", 1, []) == bot_name("a1b2", 1, [])
    assert len({bot_name(f"table {number}", 1, []) for number in range(50)}) > 20


def test_nobody_has_the_name_of_somebody_else() -> None:
    """However many are taken, in whatever case; also when the list is nearly used up."""
    taken: list[str] = []
    for seat in range(len(known_names())):
        taken.append(bot_name("a1b2", seat, [name.upper() for name in taken]))
    assert sorted(taken) == sorted(known_names())
