"""Hypothesis plays: any seed, any options, any choice it likes, forms included."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import periplus
from periplus.kernel.action import Action, Form
from periplus.kernel.luck import luck_from
from periplus.kernel.playout import playout
from periplus.kernel.position import encode
from periplus.kernel.state import State
from tests.conformance.walks import NAMES, same

relaxed = settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))


def drawn_form(form: Form, data: st.DataObject) -> Action:
    """Fill a form with whatever Hypothesis likes within its bounds."""
    values: dict[str, object] = {}
    for blank in form.blanks:
        if blank.several:
            order = data.draw(st.permutations(blank.values))
            values[blank.name] = order[: data.draw(st.integers(blank.low, min(blank.high, len(order))))]
        elif blank.values:
            values[blank.name] = data.draw(st.sampled_from(blank.values))
        else:
            values[blank.name] = data.draw(st.integers(blank.low, blank.high))
    return form.fill(values)


def drawn_action(s: State, seat: int, data: st.DataObject) -> Action:
    """Choose a listed action, or fill a form; a form may be refused, and then a listed action stands in."""
    forms, actions = s.forms(seat), s.legal_actions(seat)
    chosen = data.draw(st.integers(-1, len(forms) - 1))
    if chosen >= 0:
        action = drawn_form(forms[chosen], data)
        try:
            s.check(seat, action)
        except periplus.Refused as refusal:
            assert refusal.rule
        else:
            return action
    return actions[data.draw(st.integers(0, len(actions) - 1))]


@pytest.mark.parametrize("name", NAMES)
@relaxed
@given(data=st.data(), seed=st.binary(min_size=32, max_size=32))
def test_any_play_keeps_every_promise(name: str, data: st.DataObject, seed: bytes) -> None:
    """Sound positions, saved and copied exactly, whatever is played; late changes of mind included."""
    game = periplus.game(name)
    seats = data.draw(st.sampled_from(game.seats))
    options = {option.name: data.draw(st.sampled_from(option.values)) for option in game.options}
    s = game.new(seats, seed, options)
    for _ in range(data.draw(st.integers(1, 60))):
        if s.is_over:
            break
        seat = data.draw(st.sampled_from([*s.actors(), *s.may_act()]))
        action = drawn_action(s, seat, data)
        assert game.parse(str(action)) == action
        before, twin = encode(s), s.copy()
        s.describe(seat, action)
        assert encode(s) == before
        s.apply(seat, action)
        game.audit(s)
        assert encode(twin) == before
        twin.apply(seat, action)
        assert same(twin, s)
        assert same(game.from_json(s.to_json()), s)


@pytest.mark.parametrize("name", NAMES)
@relaxed
@given(data=st.data())
def test_damaged_positions_are_refused_or_sound(name: str, data: st.DataObject) -> None:
    """Whatever one puts into a field of a saved position: it is refused by name, or the position is playable."""
    game = periplus.game(name)
    played = game.new(game.seats[0], 1)
    playout(played, luck_from(1), data.draw(st.integers(0, 250)))
    saved = played.to_json()
    field = data.draw(st.sampled_from(sorted(saved)))
    junk = st.one_of(
        st.none(), st.integers(-3, 99), st.text(max_size=3), st.lists(st.integers(-3, 99), max_size=6),
        st.lists(st.lists(st.integers(-3, 60), max_size=3), max_size=4),
    )  # fmt: skip
    value = saved[field]
    if isinstance(value, list) and value and data.draw(st.booleans()):
        at = data.draw(st.integers(0, len(value) - 1))
        saved[field] = [*value[:at], data.draw(junk), *value[at + 1 :]]
    else:
        saved[field] = data.draw(junk)
    try:
        s = game.from_json(saved)
    except (periplus.BadPosition, periplus.BadTable) as error:
        assert "\n" not in str(error)
        return
    for seat in s.actors():
        for action in s.legal_actions(seat):
            s.copy().apply(seat, action)
            s.describe(seat, action)
    for watcher in (None, *range(s.seats)):
        s.view(watcher)
