"""What rooms propose besides the list, held by every registered game."""

import pytest

from periplus.kernel.luck import luck_from
from periplus.kernel.state import State
from tests.conformance.walks import SLOW_TABLES, walk

tables = pytest.mark.parametrize(("name", "seats"), SLOW_TABLES)


def proposed(s: State, seat: int, deal: int) -> list[str]:
    """Return what is proposed to a seat that imagines the position, in notation."""
    return [str(action) for action in s.game.propose(s.resample(seat, luck_from(deal)), seat)]


@tables
def test_proposals_are_allowed(name: str, seats: int) -> None:
    """No proposal is refused in the true position, nor made twice; it is listed, or a form has its verb."""
    for number, (s, _, _) in enumerate(walk(name, seats, 41)):
        for seat in range(seats):
            listed = [str(action) for action in s.legal_actions(seat)]
            verbs = [form.verb.name for form in s.forms(seat)]
            notations = proposed(s, seat, number)
            assert len(notations) == len(set(notations))
            for notation in notations:
                action = s.game.parse(notation)
                s.check(seat, action)
                assert notation in listed or action.verb.name in verbs, notation


@tables
def test_proposals_follow_from_knowledge(name: str, seats: int) -> None:
    """They change nothing, and are the same in positions that a seat cannot tell apart, whatever it imagines."""
    for number, (s, _, _) in enumerate(walk(name, seats, 42)):
        before = s.to_json()
        for seat in range(seats):
            there = proposed(s, seat, number)
            assert proposed(s, seat, 3000 + number) == there
            assert proposed(s.resample(seat, luck_from(6000 + number)), seat, number) == there
            s.game.propose(s, seat)
        assert s.to_json() == before


def test_the_example_proposes() -> None:
    """Its market has proposals that are not listed, so that these tests see some."""
    found = [
        notation
        for number, (s, seat, _) in enumerate(walk("example", 3, 43))
        for notation in proposed(s, seat, number)
        if s.game.parse(notation) not in s.legal_actions(seat)
    ]
    assert found
