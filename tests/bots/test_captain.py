"""Bots that think ahead, and one that overlooks things: fair, bounded, repeatable, and as strong as they say."""

import tomllib
from collections.abc import Iterator
from importlib.resources import files
from itertools import islice
from math import isfinite

import pytest

import periplus
from periplus.bots import Bot, Greedy, Random, Seat, ask
from periplus.bots import captain as thinking
from periplus.bots.bot import begin
from periplus.bots.captain import Captain, PatientCaptain, QuickCaptain, Search
from periplus.bots.novice import Novice
from periplus.bots.outlook import outlook_of, shares
from periplus.bots.weights import fitted_of
from periplus.kernel.action import Action
from periplus.kernel.luck import luck_from
from periplus.kernel.state import State
from tests.conformance.walks import NAMES

SEATS = {name: periplus.game(name).seats[0] for name in NAMES}
COMPILED = pytest.mark.compiled
every_game = pytest.mark.parametrize("name", NAMES)


class Glance(Captain):
    """Looks at a single world."""

    effort = 1e-9


class Brisk(Captain):
    """Thinks a twentieth as long as a captain."""

    effort = 0.05


def positions(name: str, seed: int, least: int = 2) -> Iterator[tuple[State, int]]:
    """Play a while at random; yield every eleventh position in which a seat has that many actions to choose from."""
    s, luck = periplus.game(name).new(SEATS[name], seed), luck_from(seed)
    last = -1
    for count in range(200):
        if s.is_over:
            return
        last = s.next_actor(last)
        actions = s.legal_actions(last)
        if count % 11 == 0 and len(actions) >= least:
            yield s, last
        s.apply(last, actions[luck.below(len(actions))])


def share(kind: type[Bot], other: type[Bot], seats: int, games: int) -> float:
    """Return the share of games of Neptun that a bot wins, each deal from every seat."""
    won = 0.0
    for number in range(games):
        s, own = periplus.game("neptun").new(seats, number // seats), number % seats
        bots = [begin(kind if seat == own else other, luck_from(number * 10 + seat)) for seat in range(seats)]
        last = -1
        while not s.is_over:
            last = s.next_actor(last)
            s.apply(last, ask(bots[last], s, last))
        won += shares(s)[own]
    return won / games


# Strength


def test_the_ladder_begins_at_random() -> None:
    """A novice beats those who play at random, and loses to greedy."""
    assert share(Novice, Random, 3, 30) > 0.7
    assert share(Novice, Greedy, 3, 60) < 0.25


@pytest.mark.compiled
def test_a_captain_beats_greedy() -> None:
    """With a twentieth of its effort, it wins far more than its share of deals, each played from every seat."""
    assert share(Brisk, Greedy, 4, 16) > 0.4


def test_more_effort_is_more_thought() -> None:
    """Each level imagines more decisions than the one below it."""
    s, seat = next(islice(positions("example", 3), 2, None))
    spent = []
    for kind in (Glance, QuickCaptain, Captain, PatientCaptain):
        search = Search(Seat(s, seat), luck_from(1))
        search.best(kind.effort)
        spent.append(search.spent)
    assert spent == sorted(spent) and spent[0] < spent[-1]


# Fair play


@pytest.mark.compiled
@every_game
def test_a_captain_is_fair_and_repeatable(name: str) -> None:
    """With the same luck it decides the same, in a position and in any that its seat cannot tell from it."""
    for s, seat in islice(positions(name, 21), 8):
        first = ask(Glance(luck_from(1)), s, seat)
        for other in (s, s.resample(seat, luck_from(98)), s.resample(seat, luck_from(99))):
            assert ask(Glance(luck_from(1)), other, seat) == first


def test_a_captain_of_a_small_game_is_fair() -> None:
    """The same, thinking for as long as a captain does."""
    for s, seat in islice(positions("example", 22), 3):
        other = s.resample(seat, luck_from(99))
        assert ask(Captain(luck_from(1)), s, seat) == ask(Captain(luck_from(1)), other, seat)


@pytest.mark.parametrize(
    ("name", "seed"),
    [("neptun", 23), pytest.param("mare_nostrum", 24, marks=COMPILED), pytest.param("parthenon", 24, marks=COMPILED)],
)
def test_a_captain_that_peeks_is_caught(name: str, seed: int) -> None:
    """One that plays on from the true position, instead of one that it imagines, does not decide alike."""
    looked_at: list[State] = []

    class Peeker(Captain):
        def decide(self, seat: Seat) -> Action:
            search = Search(seat, self.luck)
            return max(search.candidates, key=lambda each: search.chance_after(looked_at[-1], each)).action

    def decision(s: State, seat: int) -> Action:
        looked_at.append(s)
        return ask(Peeker(luck_from(1)), s, seat)

    assert any(
        decision(s, seat) != decision(s.resample(seat, luck_from(each)), seat)
        for s, seat in islice(positions(name, seed), 12)
        for each in range(4)
    )


# The outlook


@every_game
def test_weights_are_those_of_our_boxes(name: str) -> None:
    """They were fitted with the box and the options as they are: if not, fit them again (periplus lab fit)."""
    game = periplus.game(name)
    fitted = fitted_of(game)
    assert fitted is not None and game.outlook is not None
    standard = game.new(SEATS[name], 1).settings
    assert fitted.box == game.box_digest
    assert fitted.options == {key: value for key, value in standard.items() if key not in game.outlook.IRRELEVANT}
    assert {*game.outlook.IRRELEVANT} <= {*standard}
    for each in fitted.weights:
        assert each.seats in game.seats and each.since in game.outlook.STAGES
        assert tuple(each.values) == game.features
    assert [each.seats for each in fitted.weights] == sorted(each.seats for each in fitted.weights)
    assert outlook_of(game.new(fitted.weights[0].seats, 1)).since


@every_game
def test_features_at_every_milestone(name: str) -> None:
    """Milestones only rise; each seat has a value for every feature, and chances add up to one."""
    game = periplus.game(name)
    passed = 0
    for s, _ in positions(name, 24, least=1):
        milestone, outlook = game.milestone(s), outlook_of(s)
        assert milestone >= passed
        passed = milestone
        for seat in range(s.seats):
            values = game.judge(s, seat)
            assert len(values) == len(game.features) and all(isfinite(value) for value in values)
        if outlook.sees(milestone):
            assert sum(outlook.chances(s)) == pytest.approx(1.0)
    assert passed


def test_the_outlook_knows_who_is_ahead() -> None:
    """Whoever has more points is likelier to win."""
    s = next(s for s, _ in positions("example", 25, least=1) if s.game.milestone(s) == 2)
    before = outlook_of(s).chances(s)
    s.points[0] += 5  # type: ignore[attr-defined]
    assert outlook_of(s).chances(s)[0] > before[0]


def test_where_nothing_was_fitted_a_captain_plays_to_the_end() -> None:
    """Another option, or another box: no milestone says anything, and the game is played on until it is over."""
    game = periplus.game("example")
    data = tomllib.loads(files(game.room).joinpath("box.toml").read_text("utf-8"))
    other = periplus.game("example", {**data, "table": {**data["table"], "stall": 4}})
    assert outlook_of(game.new(2, 1)).sees(1) and other.box_digest != game.box_digest
    for s in (game.new(2, 1, {"festival": False}), other.new(2, 1)):
        assert not outlook_of(s).sees(1)
        seat = s.next_actor(-1)
        search = Search(Seat(s, seat), luck_from(1))
        assert search.chance_after(search.imagine(), search.candidates[0]) in (0.0, 0.5, 1.0)
        assert ask(Brisk(luck_from(1)), s, seat) in s.legal_actions(seat)


def test_options_that_do_not_matter_change_no_outlook() -> None:
    """A limit of turns makes no difference to what counts; another goal does."""
    game = periplus.game("mare_nostrum")
    assert outlook_of(game.new(3, 1, {"turn_limit": 40})).since == outlook_of(game.new(3, 1)).since != []
    goal = next(option for option in game.options if option.name == "goal")
    other = next(value for value in goal.values if value != goal.default)
    assert outlook_of(game.new(3, 1, {"goal": other})).since == []


@pytest.mark.once
def test_a_game_that_does_not_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """After so many decisions everybody is thought to be equally likely to win."""
    monkeypatch.setattr(thinking, "LONGEST", 4)
    s = periplus.game("example").new(2, 1, {"festival": False})
    search = Search(Seat(s, s.next_actor(-1)), luck_from(1))
    assert search.chance_after(search.imagine(), search.candidates[0]) == 0.5
    assert search.spent == 4
