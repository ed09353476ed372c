"""The contract of the kernel, held by every registered game."""

import importlib
import json

import msgspec
import pytest

import periplus
from periplus.kernel.action import Action
from periplus.kernel.luck import luck_from, stretch
from periplus.kernel.message import Event
from periplus.kernel.position import encode, fields_of
from periplus.kernel.rules import clauses_of
from periplus.kernel.state import State
from periplus.kernel.text import text
from tests.conformance.walks import NAMES, SLOW_TABLES, THOROUGH, allows, filled, final, same, walk

SEEDS = range(4)
tables = pytest.mark.parametrize(("name", "seats"), SLOW_TABLES)


def pool_of_actions(name: str) -> list[Action]:
    """Collect actions of whole games, to be tried where they do not belong."""
    pool = {str(each): each for seats in periplus.game(name).seats for s, _, _ in walk(name, seats, 99)
            for seat in s.actors() for each in s.legal_actions(seat)}  # fmt: skip
    return [pool[key] for key in sorted(pool)]


@tables
def test_no_dead_ends_and_every_game_ends(name: str, seats: int) -> None:
    """Somebody is always asked, and can always answer, until the game ends, within its bound if it has one."""
    for seed in range(20):
        count = 0
        for s, _, _ in walk(name, seats, seed):
            count += 1
            assert s.actors()
            assert all(s.legal_actions(seat) for seat in [*s.actors(), *s.may_act()])
            assert not set(s.actors()) & set(s.may_act())
        assert count <= s.game.longest(seats, s.settings) or not s.game.longest(seats, s.settings)
        assert s.is_over
        assert s.actors() == s.may_act() == []


@tables
def test_legal_actions_apply(name: str, seats: int) -> None:
    """Every action listed passes the check and applies; lists hold nothing twice."""
    for s, _, _ in walk(name, seats, 1):
        for seat in [*s.actors(), *s.may_act()]:
            actions = s.legal_actions(seat)
            assert len(set(actions)) == len(actions)
            for action in actions:
                s.check(seat, action)
                s.copy().apply(seat, action)


@tables
def test_refusals_carry_clause_and_reason(name: str, seats: int) -> None:
    """Whatever is not allowed is refused with a clause that exists and a reason that has a text.

    Where there are no forms the list is complete: allowed and listed are the same.
    """
    pool, luck, clauses = pool_of_actions(name), luck_from(5), clauses_of(periplus.game(name).room)
    told = text("en", periplus.game(name).room)
    refused = 0
    for s, _, _ in walk(name, seats, 2):
        for seat in s.actors():
            listed, complete, before = set(s.legal_actions(seat)), not s.forms(seat), encode(s)
            tried = [pool[luck.below(len(pool))] for _ in range(40)]
            for action in tried + [filled(form, luck) for form in s.forms(seat)]:
                try:
                    s.check(seat, action)
                    allowed = True
                except periplus.Refused as refusal:
                    allowed = False
                    refused += 1
                    assert refusal.rule in clauses
                    assert told.say(refusal.message)
                    with pytest.raises(periplus.Refused):
                        s.apply(seat, action)
                assert allowed or action not in listed
                assert not (complete and allowed) or action in listed
            assert encode(s) == before
    assert refused > 20 or name not in THOROUGH


@tables
def test_refusals_of_what_tempts_are_true(name: str, seats: int) -> None:
    """Something that tempts is allowed, or all of it is refused and the first as told; nobody else is tempted."""
    told, clauses = text("en", periplus.game(name).room), clauses_of(periplus.game(name).room)
    for s, _, _ in walk(name, seats, 10):
        before = encode(s)
        for seat in range(seats):
            step, refused = s.step(seat), s.refusals(seat)
            tempting = {} if step is None else step.temptations(s, seat)
            assert set(refused) <= set(tempting)
            for thing, actions in tempting.items():
                if thing not in refused:
                    assert any(allows(s, seat, action) for action in actions)
                    continue
                assert refused[thing].rule in clauses and told.say(refused[thing].message)
                assert not any(allows(s, seat, action) for action in actions)
                with pytest.raises(periplus.Refused) as caught:
                    s.check(seat, actions[0])
                assert (caught.value.rule, caught.value.message) == (refused[thing].rule, refused[thing].message)
        assert encode(s) == before
    assert s.refusals(0) == s.refusals(-1) == s.refusals(seats) == {}


@tables
def test_descriptions_name_places_once(name: str, seats: int) -> None:
    """What an action touches and what it concerns are names, each told once."""
    for s, seat, _ in walk(name, seats, 11):
        for action in s.legal_actions(seat):
            described = s.describe(seat, action)
            touched = [*described.places, *described.pieces]
            assert all(each and "|" not in each for each in [*touched, *described.lights])
            assert len(set(touched)) == len(touched)
            assert len(set(described.lights)) == len(described.lights)


@tables
def test_wrong_seats_are_their_own_error(name: str, seats: int) -> None:
    """Who is not asked gets WrongSeat, an empty list and a prompt to wait; after the end GameOver."""
    for s, _, action in walk(name, seats, 3):
        for seat in [-1, seats, *range(seats)]:
            if seat not in s.actors() and seat not in s.may_act():
                assert s.legal_actions(seat) == []
                assert s.forms(seat) == []
                assert s.prompt(seat).id == "prompt-wait"
                with pytest.raises(periplus.WrongSeat):
                    s.apply(seat, action)
                with pytest.raises(periplus.WrongSeat):
                    s.describe(seat, action)
    for seat in (-1, seats):
        for ask in (s.view, s.recall, lambda seat: s.resample(seat, luck_from(1))):
            with pytest.raises(periplus.WrongSeat, match="numbered from 0"):
                ask(seat)
    with pytest.raises(periplus.GameOver):
        s.apply(0, action)
    assert s.prompt(0).id == "prompt-over"


@tables
def test_notation_and_json_round_trip(name: str, seats: int) -> None:
    """Every action seen reads back from its notation, in any case, and from its JSON."""
    game, luck = periplus.game(name), luck_from(8)
    for s, _, _ in walk(name, seats, 4):
        for seat in s.actors():
            for action in s.legal_actions(seat) + [filled(form, luck) for form in s.forms(seat)]:
                for again in (
                    game.parse(str(action)),
                    game.parse(str(action).upper()),
                    game.action_from_json(json.loads(json.dumps(action.to_json()))),
                ):
                    assert again == action
                    assert str(again) == str(action)
                    assert hash(again) == hash(action)


@tables
def test_fields_are_the_games_own(name: str, seats: int) -> None:
    """No field of a game hides one of the kernel, and all are plain numbers, texts or lists."""
    s = periplus.game(name).new(seats, 1)
    header = {"game", "rules", "box", "program", "seats", "options", "seed", "counts"}
    keys = {field.key for field in fields_of(s)}
    assert not keys & (header | set(State.KERNEL_FIELDS))
    assert set(s.to_json()) == header | keys | set(State.KERNEL_FIELDS)


@tables
def test_positions_round_trip(name: str, seats: int) -> None:
    """A position saved in mid-decision loads to the same bytes and the same future."""
    for s, seat, action in walk(name, seats, 5):
        again = s.game.from_json(json.loads(json.dumps(s.to_json())))
        assert same(again, s)
        assert [again.view(each) for each in range(seats)] == [s.view(each) for each in range(seats)]
        assert again.standings().to_json() == s.standings().to_json()
        twin = s.copy()
        for each in (again, twin):
            each.apply(seat, action)
        assert same(again, twin)
    assert same(s.game.from_json(s.to_json()), s)


@tables
def test_copies_are_independent(name: str, seats: int) -> None:
    """Past states never change: neither when a copy goes on, nor when the original does."""
    past: list[tuple[State, bytes]] = []
    for s, seat, action in walk(name, seats, 6):
        branch = s.copy()
        past.append((branch, encode(branch)))
        for other in s.legal_actions(seat)[:2]:
            s.copy().apply(seat, other)
        assert encode(s) == encode(branch)
        s.copy().apply(seat, action)
    for branch, before in past:
        assert encode(branch) == before


@tables
def test_everything_is_conserved(name: str, seats: int) -> None:
    """All components are there, once, in every position."""
    for seed in SEEDS:
        for s, _, _ in walk(name, seats, seed):
            s.game.audit(s)
        s.game.audit(s)


@tables
def test_standings_are_consistent(name: str, seats: int) -> None:
    """Ranks follow scores, ties share, sources add up, and the ending has a text."""
    for seed in SEEDS:
        s = final(name, seats, seed)
        standings = s.standings()
        scores = {each.seat: each.score for each in standings.seats}
        assert sorted(scores) == list(range(seats))
        for each in standings.seats:
            assert each.rank == 1 + sum(other.key > each.key for other in standings.seats)
            assert sum(each.sources.values()) == each.score
        assert standings.winners()
        assert text("en", s.game.room).has(f"ending-{s.ending}")


@tables
def test_secret_answers_commute(name: str, seats: int) -> None:
    """Secret simultaneous answers give the same bytes in whatever order of seats they come."""
    found = 0
    for seed in (7, 16):
        for s, _, _ in walk(name, seats, seed):
            asked = s.actors()
            step = s.step(asked[0])
            assert step is not None
            if step.secret(s) and len(asked) > 1:
                luck = luck_from(found)
                said = {seat: s.legal_actions(seat)[luck.below(len(s.legal_actions(seat)))] for seat in asked}
                assert len({end_of(s, said, order) for order in (asked, asked[::-1], asked[1:] + asked[:1])}) == 1
                found += 1
    assert found >= 3 or name not in THOROUGH


def end_of(s: State, said: dict[int, Action], order: list[int]) -> bytes:
    """Return the position after some answers, given in this order."""
    twin = s.copy()
    for seat in order:
        twin.apply(seat, said[seat])
    return encode(twin)


@pytest.mark.once  # compiled, a class does not tell the types of its fields; golden playthroughs hold views to these
@tables
def test_views_follow_their_schema(name: str, seats: int) -> None:
    """A view is plain JSON that its schema, which forbids any other key, accepts."""
    schema = importlib.import_module(f"{periplus.game(name).room}.view").SCHEMA
    for s, _, _ in walk(name, seats, 8):
        for seat in (None, *range(seats)):
            seen = s.view(seat)
            assert json.loads(json.dumps(seen)) == seen
            assert msgspec.to_builtins(msgspec.convert(seen, schema)) == seen
    seen["anything"] = 1
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(seen, schema)


@tables
def test_events_follow_their_schema(name: str, seats: int) -> None:
    """Every event has just the fields it declares; all events and decisions occur; silence changes nothing."""
    seen, met = set[str](), set[str]()
    for seed in range(30):
        told: list[Event] = []
        for s, _, _ in walk(name, seats, seed, told):
            met.add(s.step_name())
        assert seed >= SEEDS.stop or same(s, final(name, seats, seed))
        for event in told:
            kind = s.game.events[event.name]
            assert tuple(event.public) == kind.public
            assert tuple(event.private) == kind.private
            assert set(kind.reveals) <= set(kind.public)
            seen.add(event.name)
    assert set(s.game.events) == seen
    assert {step.name() for each in s.instructions for step in each.all_steps()} == met or name not in THOROUGH


@pytest.mark.parametrize("name", NAMES)
def test_luck_comes_from_the_seed_alone(name: str) -> None:
    """Two games from one seed are the same; another seed, or a change of one bit, gives another game."""
    game = periplus.game(name)
    seats = game.seats[0]
    assert same(game.new(seats, 1), game.new(seats, stretch(1)))
    flipped = bytes([stretch(1)[0] ^ 1]) + stretch(1)[1:]
    assert len({encode(game.new(seats, seed)) for seed in (1, 2, flipped)}) == 3


@pytest.mark.parametrize("name", NAMES)
def test_every_message_has_a_text(name: str) -> None:
    """Prompts, descriptions and events of whole games can all be said."""
    told_text = text("en", periplus.game(name).room)
    for seats in periplus.game(name).seats:
        told: list[Event] = []
        for s, seat, _ in walk(name, seats, 9, told):
            assert told_text.say(s.prompt(seat))
            for action in s.legal_actions(seat):
                description = s.describe(seat, action)
                for message in (description.label, *description.consequences):
                    assert told_text.say(message)
        for event in told:
            for watcher in (None, *range(seats)):
                assert told_text.say(event.seen_by(watcher))


@pytest.mark.parametrize("name", NAMES)
def test_options_are_told_as_they_are_written(name: str) -> None:
    """Values that are words are in small letters, as command line, pages and errors tell them."""
    for option in periplus.game(name).options:
        words = [value for value in option.values if isinstance(value, str)]
        assert words == [word.lower() for word in words]


@pytest.mark.parametrize("name", NAMES)
def test_options_are_checked(name: str) -> None:
    """Unknown options, values not allowed, seats, seeds and rules out of range: each a clear error."""
    game = periplus.game(name)
    seats = game.seats[0]
    wrong: list[tuple[int, bytes | int, dict[str, object], int]] = [
        (seats, 1, {"no_such_option": True}, 1),
        (99, 1, {}, 1),
        (seats, b"short", {}, 1),
        (seats, 1, {}, game.rules + 1),
        (seats, 1, {}, 0),
    ]
    wrong += [(seats, 1, {option.name: "nonsense"}, 1) for option in game.options]
    for how_many, seed, options, rules in wrong:
        with pytest.raises(periplus.BadTable) as caught:
            game.new(how_many, seed, options, rules)
        assert "\n" not in str(caught.value)


@pytest.mark.parametrize(("name", "seats"), SLOW_TABLES)
def test_what_can_be_answered_beforehand_is_asked_so(name: str, seats: int) -> None:
    """Where a step has a question, some of its answers come to something, and it tells a value for each topic."""
    for s, seat, _ in walk(name, seats, 41):
        step = s.step(seat)
        question = None if step is None else step.question(s)
        if step is not None and question is not None and seat in s.actors():
            found = [step.answer(s, seat, given) for given in question.answers]
            assert any(action is not None and allows(s, seat, action) for action in found) or len(found) == 1
            assert dict.fromkeys(question.topics, True) == {
                topic: value in question.topics[topic] for topic, value in step.about(s).items()
            }
            assert s.step_name().lower() in s.questions()
