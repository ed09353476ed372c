"""Chance can be decided, draw by draw, so that all that can fall can be gone through."""

from fractions import Fraction

import pytest

import periplus
from periplus.kernel.action import Action
from periplus.kernel.chance import after, beginning, every_outcome
from periplus.kernel.luck import Draw, Luck, Script, luck_from, stretch
from periplus.kernel.state import State
from tests.conformance.walks import NAMES, SLOWEST_TABLES, THOROUGH, same, walk

tables = pytest.mark.parametrize(("name", "seats"), SLOWEST_TABLES)
LEAST = Fraction(1, 300)  # what is less likely is passed over


def fallen(s: State, seat: int, action: Action, luck: Luck) -> tuple[list[int], State]:
    """Decide every draw of an action as a generator has it; return the outcomes and the position."""
    outcomes: list[int] = []
    found = after(s, seat, action, outcomes)
    while isinstance(found, Draw):
        outcomes.append(luck.below(found.outcomes, found.stream))
        found = after(s, seat, action, outcomes)
    return outcomes, found


def without_luck(s: State) -> dict[str, object]:
    """Return a position but for the numbers that were used."""
    return {**s.to_json(), "seed": None, "counts": None}


@tables
def test_chance_told_as_it_falls_leads_to_the_same_position(name: str, seats: int) -> None:
    """Told the outcomes that luck would have brought, an action leads where it would have led; luck is not used."""
    drawn = 0
    for s, seat, action in walk(name, seats, 51):
        before = s.to_json()
        outcomes, found = fallen(s, seat, action, s.luck.copy())
        twin = s.copy()
        twin.apply(seat, action)
        assert without_luck(found) == without_luck(twin)
        assert found.luck.counts == s.luck.counts
        assert s.to_json() == before
        drawn += len(outcomes)
    assert drawn or name not in THOROUGH


@tables
def test_every_outcome_comes_once(name: str, seats: int) -> None:
    """Unless some are too unlikely, probabilities add up to 1, and whatever falls is among the outcomes."""
    compared, unlikely = 0, 0
    for s, seat, action in walk(name, seats, 52):
        first = after(s, seat, action, [])
        if not isinstance(first, Draw):
            ((probability, only),) = every_outcome(s, seat, action)
            assert probability == 1 and same(only, first)
            continue
        found = list(every_outcome(s, seat, action, LEAST))
        assert all(probability >= LEAST for probability, _ in found)
        if sum(probability for probability, _ in found) < 1:
            unlikely += 1
        else:
            fell = s.copy()
            fell.luck = Luck(stretch(compared), [0] * len(s.luck.counts))
            fell.apply(seat, action)
            assert without_luck(fell) in [without_luck(each) for _, each in found]
            compared += 1
    assert compared or unlikely or name not in THOROUGH


@tables
def test_a_game_can_begin_as_one_likes(name: str, seats: int) -> None:
    """Every draw of the set-up is decided; the position is sound, and others fall otherwise."""
    luck, begun = luck_from(53), list[State]()
    for _ in range(3):
        outcomes: list[int] = []
        found = beginning(periplus.game(name), seats, outcomes)
        while isinstance(found, Draw):
            outcomes.append(luck.below(found.outcomes))
            found = beginning(periplus.game(name), seats, outcomes)
        found.game.audit(found)
        assert same(found.game.from_json(found.to_json()), found)
        begun.append(found)
    assert without_luck(begun[0]) != without_luck(begun[1]) or name not in THOROUGH


@pytest.mark.parametrize("name", NAMES)
def test_what_cannot_fall_is_refused(name: str) -> None:
    """An outcome that a draw does not have, and more outcomes than draws."""
    script = Script(luck_from(1), [6])
    with pytest.raises(ValueError, match="cannot come to 6"):
        script.below(6)
    with pytest.raises(Draw, match="a draw with 4 outcomes is open"):
        Script(luck_from(1), []).below(4)
    for s, seat, action in walk(name, periplus.game(name).seats[0], 54):
        if not isinstance(after(s, seat, action, []), Draw):
            with pytest.raises(ValueError, match="only 0 of 1 outcomes"):
                after(s, seat, action, [0])
            return
