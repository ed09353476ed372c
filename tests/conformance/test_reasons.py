"""Why actions are worth what they are, held by every registered game."""

from math import isclose

import pytest

from periplus.bots.greedy import considered
from periplus.games import game
from periplus.kernel.luck import luck_from
from periplus.kernel.state import State
from periplus.kernel.text import LANGUAGES, text
from tests.conformance.walks import NAMES, SLOWEST_TABLES, walk

tables = pytest.mark.parametrize(("name", "seats"), SLOWEST_TABLES)


def told(s: State, seat: int) -> list[object]:
    """Return all reasons that a seat is told."""
    weighed = considered(s, seat, s.legal_actions(seat))
    return [[reason.to_json() for reason in s.game.reasons(s, seat, action)] for action in weighed]


@tables
def test_reasons_add_up(name: str, seats: int) -> None:
    """Whatever a seat may do, there are reasons, and their worths add up to what the action is worth."""
    seed = 31 if seats == min(game(name).seats) else 32  # an odd one is prepared
    for number, (s, _, _) in enumerate(walk(name, seats, seed)):
        for seat in range(seats):
            world = s.resample(seat, luck_from(number))
            actions = considered(world, seat, s.legal_actions(seat))
            for action, worth in zip(actions, s.game.appraise(world, seat, actions), strict=True):
                reasons = s.game.reasons(world, seat, action)
                assert reasons
                assert isclose(sum(reason.worth for reason in reasons), worth, abs_tol=1e-9), str(action)


@tables
def test_what_was_appraised_before_makes_no_difference(name: str, seats: int) -> None:
    """Positions are appraised alike, whether one comes to them from the beginning of a game or from its end."""
    walks = [walk(name, seats, seed) for seed in (36, 37)]
    met = [(s.copy(), seat, s.legal_actions(seat)) for each in walks for s, seat, _ in each]
    forwards = [s.game.appraise(s, seat, actions) for s, seat, actions in met]
    backwards = [s.game.appraise(s, seat, actions) for s, seat, actions in reversed(met)]
    assert forwards == backwards[::-1]


@tables
def test_reasons_follow_from_knowledge(name: str, seats: int) -> None:
    """Reasons change nothing, and are the same in positions that a seat cannot tell apart."""
    for number, (s, _, _) in enumerate(walk(name, seats, 33)):
        before = s.to_json()
        for seat in range(seats):
            other = s.resample(seat, luck_from(5000 + number))
            assert told(s.resample(seat, luck_from(number)), seat) == told(
                other.resample(seat, luck_from(number)), seat
            )
            told(s, seat)
        assert s.to_json() == before


@pytest.mark.parametrize("name", NAMES)
def test_reasons_can_be_told(name: str) -> None:
    """All that random play meets has a text in every language."""
    played = game(name)
    speakers = [text(language, played.room) for language in LANGUAGES]
    for seed in (34, 35):
        for s, seat, _ in walk(name, played.seats[0], seed):
            for action in considered(s, seat, s.legal_actions(seat)):
                for reason in played.reasons(s, seat, action):
                    assert all(speaks.say(reason.message) for speaks in speakers)
