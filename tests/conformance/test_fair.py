"""Fair play, held by every registered game: what a seat may not know changes nothing for it."""

import pytest

import periplus
from periplus.kernel.action import Action
from periplus.kernel.luck import Luck, luck_from
from periplus.kernel.message import Event
from periplus.kernel.position import encode
from periplus.kernel.state import State
from tests.conformance.walks import SLOW_TABLES, SLOWEST_TABLES, THOROUGH, filled, walk

tables = pytest.mark.parametrize(("name", "seats"), SLOW_TABLES)


def luck_of(number: int) -> Luck:
    """Return a generator of its own."""
    return luck_from(number)


def refusal(s: State, seat: int, action: Action) -> object:
    """Return how a seat is refused, or None."""
    try:
        s.check(seat, action)
    except periplus.PeriplusError as error:
        return (type(error).__name__, error.message.to_json())
    return None


def orders(s: State, seat: int) -> list[object]:
    """Return what every answer in advance comes to, if the game is waiting for a seat."""
    step = s.step(seat) if seat in s.actors() else None
    question = None if step is None else step.question(s)
    given = [] if question is None else question.answers
    return [None if step is None else str(step.answer(s, seat, each)) for each in given]


def known(s: State, seat: int, tried: list[Action]) -> dict[str, object]:
    """Return all that the kernel tells a seat."""
    return {
        "actors": s.actors(),
        "may_act": s.may_act(),
        "view": s.view(seat),
        "recall": s.recall(seat),
        "prompt": s.prompt(seat).to_json(),
        "legal": [str(action) for action in s.legal_actions(seat)],
        "forms": [form.to_json() for form in s.forms(seat)],
        "descriptions": [s.describe(seat, action).to_json() for action in s.legal_actions(seat)],
        "about": [step.about(s) for step in [s.step(seat)] if step is not None],
        "questions": {name: (each.answers, each.topics) for name, each in s.questions().items()},
        "orders": orders(s, seat),
        "refusals": [refusal(s, seat, action) for action in tried],
        "tempted": {name: (each.rule, each.message.to_json()) for name, each in s.refusals(seat).items()},
    }


@pytest.mark.parametrize(("name", "seats"), SLOWEST_TABLES)
def test_resample_depends_on_knowledge_alone(name: str, seats: int) -> None:
    """Dealing anew twice equals dealing anew once, byte for byte; the new position is sound."""
    for number, (s, _, _) in enumerate(walk(name, seats, 11)):
        for seat in (None, *range(seats)):
            once = s.resample(seat, luck_of(number))
            s.game.audit(once)
            assert encode(s.resample(seat, luck_of(number + 1)).resample(seat, luck_of(number))) == encode(once)
            assert once.luck.seed != s.luck.seed


@tables
def test_resample_finds_other_positions_and_the_true_one(name: str, seats: int) -> None:
    """What is hidden varies between deals, what is known does not, and the truth is among the deals."""

    def hidden(s: State) -> dict[str, object]:
        return {key: value for key, value in s.to_json().items() if key not in ("seed", "counts")}

    varied = truths = 0
    for number, (s, _, _) in enumerate(walk(name, seats, 12)):
        deals = [hidden(s.resample(0, luck_of(100 * number + each))) for each in range(12)]
        varied += any(deal != deals[0] for deal in deals)
        truths += hidden(s) in deals
    assert varied > 3 or name not in THOROUGH
    assert truths > 3 or name not in THOROUGH


@pytest.mark.parametrize(("name", "seats"), SLOWEST_TABLES)
def test_a_seat_cannot_tell_resampled_positions_apart(name: str, seats: int) -> None:
    """Actors, view, recall, prompt, lists, forms, descriptions and refusals are the same for the seat."""
    game, luck = periplus.game(name), luck_of(13)
    pool: list[Action] = []
    for number, (s, _, action) in enumerate(walk(name, seats, 13)):
        pool.append(action)
        for seat in range(seats):
            tried = [pool[luck.below(len(pool))] for _ in range(10)]
            tried += [filled(form, luck) for form in s.forms(seat) for _ in range(4)]
            other = s.resample(seat, luck_of(1000 + number))
            assert known(s, seat, tried) == known(other, seat, tried)
        watched = s.resample(None, luck_of(2000 + number))
        assert s.view(None) == watched.view(None)
        assert s.recall(None) == watched.recall(None)
    assert game.name == name


def told_to(events: list[Event], s: State, seat: int, lucky: bool) -> list[object]:
    """Return events as a seat hears them, without what they reveal, up to the first that luck may change."""
    heard: list[object] = []
    for event in events:
        kind = s.game.events[event.name]
        message = event.seen_by(seat).to_json()["params"]
        assert isinstance(message, dict)
        hidden = kind.reveals + (kind.private if lucky else ())
        heard.append((event.name, {key: value for key, value in message.items() if key not in hidden}))
        if kind.reveals or (lucky and kind.private):
            break
    return heard


@tables
def test_actions_of_others_tell_no_more_than_they_reveal(name: str, seats: int) -> None:
    """An action of B that is legal in both positions tells A the same, and leaves A the same view."""
    compared = 0
    for number, (s, acting, action) in enumerate(walk(name, seats, 14)):
        for seat in range(seats):
            other = s.resample(seat, luck_of(3000 + number))
            if seat == acting or refusal(other, acting, action) is not None:
                continue
            ends, heard = [], []
            for position in (s.copy(), other):
                before, told = (position.drawn, position.revealed), list[Event]()
                position.apply(acting, action, told)
                lucky = before != (position.drawn, position.revealed)
                heard.append(told_to(told, position, seat, lucky))
                ends.append(None if lucky else (position.actors(), position.view(seat), position.recall(seat)))
            assert heard[0] == heard[1]
            assert ends[0] == ends[1]
            compared += 1
    assert compared > 20 or name not in THOROUGH


@tables
def test_secret_choices_look_the_same(name: str, seats: int) -> None:
    """Two different secret choices of B leave A, and spectators, with the same events and views."""
    compared = 0
    for s, _, _ in walk(name, seats, 15):
        for acting in s.actors():
            step = s.step(acting)
            assert step is not None
            if not step.secret(s) or len(s.actors()) == 1:
                continue
            for watcher in (None, *[seat for seat in range(seats) if seat != acting]):
                seen = []
                for action in s.legal_actions(acting):
                    twin, told = s.copy(), list[Event]()
                    twin.apply(acting, action, told)
                    messages = [event.seen_by(watcher) for event in told]
                    seen.append((messages, twin.view(watcher), twin.recall(watcher), twin.actors()))
                assert all(each == seen[0] for each in seen)
                compared += len(seen) > 1
    assert compared > 10 or name not in THOROUGH
