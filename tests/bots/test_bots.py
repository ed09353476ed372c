"""Bots: what they are given, that they are fair, how they are asked and how they are loaded."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

import periplus
from periplus.bots import BadBot, Bot, BotFault, Greedy, Random, Seat, ask, bot_names, load_bot
from periplus.bots.bot import begin
from periplus.bots.greedy import considered
from periplus.bots.load import bots_for
from periplus.bots.novice import Novice
from periplus.games.example import ROOM, bot
from periplus.games.example.state import ExampleState
from periplus.games.neptun.actions import Take
from periplus.kernel.action import Action
from periplus.kernel.game import Game
from periplus.kernel.luck import Luck, luck_from
from periplus.kernel.position import fields_of
from periplus.kernel.state import State
from tests.conformance.walks import NAMES, TABLES, walk

tables = pytest.mark.parametrize(("name", "seats"), TABLES)


# The seat handle


@tables
def test_a_seat_tells_what_the_state_tells_its_seat(name: str, seats: int) -> None:
    """Prompt, actions, forms, descriptions, view and recall are those of the seat; so is what it imagines."""
    for s, number, action in walk(name, seats, 3):
        seat = Seat(s, number)
        assert (seat.number, seat.seats, seat.game, seat.settings) == (number, seats, s.game, s.settings)
        assert seat.prompt() == s.prompt(number)
        assert seat.legal_actions() == s.legal_actions(number)
        assert [form.to_json() for form in seat.forms()] == [form.to_json() for form in s.forms(number)]
        assert seat.describe(action).to_json() == s.describe(number, action).to_json()
        assert (seat.view, seat.recall) == (s.view(number), s.recall(number))
        assert seat.proposals() == s.game.propose(s.resample(number, luck_from(1)), number)
        assert seat.imagine(luck_from(1)) == s.resample(number, luck_from(1))
        seat.check(action)


def test_a_seat_refuses_as_the_state_does() -> None:
    """What is not allowed is refused with its clause."""
    game = periplus.game("neptun")
    s = game.new(3, 1)
    with pytest.raises(periplus.Refused, match="N15"):
        Seat(s, s.actors()[0]).check(game.parse("sail Tyros"))


def test_a_view_is_made_once() -> None:
    """A bot that looks at the table often pays for it once."""
    s = periplus.game("neptun").new(3, 1)
    seat = Seat(s, s.actors()[0])
    assert seat.view is seat.view
    assert seat.recall is seat.recall


def test_actions_are_listed_once() -> None:
    """A bot that asks again gets the same actions, in a list of its own: what it does to one changes no other."""
    s = periplus.game("mare_nostrum").new(3, 1)
    seat = Seat(s, s.actors()[0])
    first, again = seat.legal_actions(), seat.legal_actions()
    assert len(first) > 1
    assert all(one is other for one, other in zip(first, again, strict=True))
    first.clear()
    assert seat.legal_actions() == again == s.legal_actions(seat.number)


def test_a_seat_hands_out_no_state() -> None:
    """Nothing public of a seat is the state; settings are a copy."""
    s = periplus.game("neptun").new(3, 1)
    seat = Seat(s, 0)
    public = [name for name in dir(seat) if not name.startswith("_")]
    values = {name: getattr(seat, name) for name in public}
    assert sorted(public) == [
        "check", "describe", "forms", "game", "imagine", "legal_actions", "number", "prompt", "proposals",
        "recall", "seats", "settings", "view",
    ]  # fmt: skip
    assert not [name for name, value in values.items() if isinstance(value, State)]
    before = dict(s.settings)
    seat.settings.clear()
    assert seat.settings == s.settings == before


@tables
def test_what_a_seat_imagines_is_its_own(name: str, seats: int) -> None:
    """Whoever empties every list of an imagined state changes nothing in the true one."""
    for s, number, _ in walk(name, seats, 8):
        before = s.to_json()
        world = Seat(s, number).imagine(luck_from(1))
        for name in world.KERNEL_FIELDS:
            scribble(getattr(world, name))
        for field in fields_of(world):
            scribble(field.read(world))
        for ways in getattr(world, "miles", []):
            scribble(ways)
        assert s.to_json() == before
        assert getattr(s, "miles", [[1]])[0]


def scribble(value: object) -> None:
    """Empty a list and the lists in it."""
    if isinstance(value, list):
        for each in value:
            scribble(each)
        value.clear()


# Fair play


def decides_alike(kind: type[Bot], s: State, number: int) -> bool:
    """Say whether a bot decides the same in a position and in one that its seat cannot tell from it."""
    other = s.resample(number, luck_from(99))
    return ask(kind(luck_from(1)), s, number) == ask(kind(luck_from(1)), other, number)


@tables
@pytest.mark.parametrize("kind", [Greedy, Random, Novice])
def test_bots_are_fair(kind: type[Bot], name: str, seats: int) -> None:
    """Over whole games: what a seat may not know changes no decision of a bot with the same luck."""
    for seed in (21, 22):
        for s, number, _ in walk(name, seats, seed):
            assert decides_alike(kind, s, number)


@tables
def test_greedy_appraises_nothing_that_is_hidden(name: str, seats: int) -> None:
    """Whatever the seat imagines about hidden things, greedy decides the same: luck plays no part in it."""
    for s, number, _ in walk(name, seats, 23):
        assert ask(Greedy(luck_from(1)), s, number) == ask(Greedy(luck_from(2)), s, number)


def test_a_bot_that_peeks_is_caught() -> None:
    """The fairness test can fail: a bot that looks at another's secret choice does not decide alike."""
    looked_at: list[State] = []

    class Peeker(Random):
        def decide(self, seat: Seat) -> Action:
            actions = seat.legal_actions()
            stakes: list[int] = looked_at[-1].to_json()["stakes"]
            return actions[sum(stakes) % len(actions)]

    def alike(s: State, number: int) -> bool:
        decisions = []
        for position in (s, *[s.resample(number, luck_from(seed)) for seed in range(20)]):
            looked_at.append(position)
            decisions.append(ask(Peeker(luck_from(1)), position, number))
        return all(decision == decisions[0] for decision in decisions)

    caught = [not alike(s, number) for s, number, _ in walk("example", 3, 5) if max(s.to_json()["stakes"]) >= 0]
    assert any(caught)


# How they are asked


class Crashing(Bot):
    """Divides by zero."""

    def decide(self, seat: Seat) -> Action:
        raise ZeroDivisionError("three\nlines\nof sorrow")


class Leaving(Bot):
    """Tries to end the program."""

    def decide(self, seat: Seat) -> Action:
        raise SystemExit(0)


class Silent(Bot):
    """Answers nothing."""

    def decide(self, seat: Seat) -> Action:
        return None  # type: ignore[return-value]


class Cheating(Bot):
    """Wants what is not allowed."""

    def decide(self, seat: Seat) -> Action:
        return seat.game.parse("sail Tyros")


class Inventing(Bot):
    """Makes an action that nobody could say."""

    def decide(self, seat: Seat) -> Action:
        take = seat.game.parse("take 1 slot 1")
        assert isinstance(take, Take)
        return Take(take.verb, 0, 7)


class Smuggling(Bot):
    """Slips an action that is not allowed into the list."""

    def decide(self, seat: Seat) -> Action:
        actions = seat.legal_actions()
        actions[:] = [seat.game.parse("sail Tyros")]
        return actions[0]


class Unspeakable(Bot):
    """Answers with something that cannot even be shown."""

    def decide(self, seat: Seat) -> Action:
        class Shy:
            def __repr__(self) -> str:
                raise ValueError("no")

        return Shy()  # type: ignore[return-value]


class Unborn(Bot):
    """Fails before it plays."""

    def __init__(self, luck: Luck) -> None:
        raise KeyError("nothing")


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        (Crashing, r"the bot Crashing crashed at test_bots.py:\d+: ZeroDivisionError: three\\nlines\\nof sorrow"),
        (Leaving, "the bot Leaving crashed at .*: SystemExit: 0"),
        (Inventing, "the bot Inventing wanted “take 1 slot 8”, which is not allowed"),
        (Smuggling, r"the bot Smuggling wanted “sail Tyros”, which is not allowed \(N15\): You are acquiring"),
        (Unspeakable, "the bot Unspeakable crashed at test_bots.py:.*ValueError: no"),
        (Silent, "the bot Silent answered None, which is not an action"),
        (Cheating, r"the bot Cheating wanted “sail Tyros”, which is not allowed \(N15\): You are acquiring"),
    ],
)
def test_a_bot_that_misbehaves_is_named(kind: type[Bot], told: str) -> None:
    """Crashes, nonsense and illegal actions are one fault each, told in one line, and change nothing."""
    s = periplus.game("neptun").new(3, 1)
    before = s.to_json()
    with pytest.raises(BotFault, match=told) as caught:
        ask(kind(luck_from(1)), s, s.actors()[0])
    assert "\n" not in str(caught.value)
    assert s.to_json() == before


class Stubborn(Bot):
    """Gives its first answer again and again."""

    answer: Action | None = None

    def decide(self, seat: Seat) -> Action:
        self.answer = self.answer or seat.legal_actions()[-1]
        return self.answer


def test_an_action_of_an_earlier_decision_is_checked() -> None:
    """It was listed then, and is not allowed now: a fault of the bot."""
    s = periplus.game("mare_nostrum").new(3, 1)
    seat = s.actors()[0]
    bot = Stubborn(luck_from(1))
    s.apply(seat, ask(bot, s, seat))
    with pytest.raises(BotFault, match="the bot Stubborn wanted"):
        ask(bot, s, s.actors()[0])


class Speaking(Bot):
    """Says what it wants in notation."""

    def decide(self, seat: Seat) -> Action:
        return seat.game.parse(str(seat.legal_actions()[-1]))


@tables
def test_an_action_like_one_that_was_listed_will_do(name: str, seats: int) -> None:
    """Whether a bot takes an action from the list or makes its like, it is taken at its word."""
    for s, number, _ in walk(name, seats, 9):
        assert ask(Speaking(luck_from(1)), s, number) == s.legal_actions(number)[-1]


def test_only_a_seat_that_is_asked_is_asked() -> None:
    """Another seat -> WrongSeat, before its bot is troubled."""
    s = periplus.game("neptun").new(3, 1)
    with pytest.raises(periplus.WrongSeat):
        ask(Crashing(luck_from(1)), s, (s.actors()[0] + 1) % 3)


def test_a_bot_that_cannot_begin_is_named() -> None:
    """A constructor that fails is a fault of the bot too."""
    with pytest.raises(BotFault, match=r"the bot Unborn crashed at test_bots.py:.*KeyError"):
        begin(Unborn, luck_from(1))


# How they play


@pytest.mark.parametrize("name", NAMES)
def test_greedy_takes_the_best_and_the_first_of_equals(name: str) -> None:
    """Greedy decides for the first of the listed and proposed actions that its game appraises highest."""
    game = periplus.game(name)
    for s, number, _ in walk(name, game.seats[0], 4):
        actions = considered(s, number, Seat(s, number).legal_actions())
        worths = game.appraise(s.resample(number, luck_from(1)), number, actions)
        assert len(worths) == len(actions)
        assert ask(Greedy(luck_from(1)), s, number) == actions[worths.index(max(worths))]


def market(propose: Callable[[ExampleState, int], list[Action]]) -> State:
    """Return a market of the example game in which a room's bot proposes something else."""
    rebuilt = replace(ROOM, bot=SimpleNamespace(appraise=bot.appraise, reasons=bot.reasons, propose=propose))
    s = Game(rebuilt).new(2, 7)
    for seat in range(2):
        s.apply(seat, s.legal_actions(seat)[0])
    return s


def test_greedy_weighs_what_is_proposed() -> None:
    """An offer that is not listed is taken if it is the best; one that is listed is weighed once."""
    s = market(bot.propose)
    taken = ask(Greedy(luck_from(1)), s, 0)
    assert taken in Seat(s, 0).proposals() and taken not in s.legal_actions(0)
    for proposed, more in ((s.legal_actions(0), 0), ([taken, taken], 1)):
        other = market(lambda s, seat, proposed=proposed: proposed)  # type: ignore[misc]
        assert considered(other, 0, Seat(other, 0).legal_actions()) == [*s.legal_actions(0), *[taken][:more]]
    assert ask(Greedy(luck_from(1)), market(lambda s, seat: []), 0) in s.legal_actions(0)


def test_a_proposal_that_is_refused_is_a_fault() -> None:
    """Whoever wants it is named, as for any other action."""
    given = market(bot.propose).view(0)["hand"][0]
    wanted = " ".join(["wine"] * 11)  # there are ten
    s = market(lambda s, seat: [s.game.parse(f"offer {given} for {wanted}")])
    with pytest.raises(BotFault, match=rf"the bot Greedy wanted “offer {given} for .*not allowed \(X4\)"):
        ask(Greedy(luck_from(1)), s, 0)


def test_appraising_changes_nothing() -> None:
    """A position is the same before and after it was appraised."""
    for name, seats in TABLES:
        for s, number, _ in walk(name, seats, 6):
            before = s.to_json()
            s.game.appraise(s, number, s.legal_actions(number))
            assert s.to_json() == before


# How they are loaded


def test_our_bots_have_names() -> None:
    """The weakest first."""
    assert bot_names() == ["random", "novice", "greedy", "captain-1", "captain-2", "captain-3"]
    assert (load_bot("random"), load_bot("greedy")) == (Random, Greedy)


GOOD_BOT = """
from beside import favourite
from periplus.bots import Bot

class Mine(Bot):
    def decide(self, seat):
        return seat.legal_actions()[favourite]

thing = 5
"""


def test_a_bot_comes_from_a_file_or_a_module(tmp_path: Path) -> None:
    """A file may import what lies beside it; an installed module is named with dots."""
    (tmp_path / "beside.py").write_text("favourite = 0\n")
    (tmp_path / "mine.py").write_text(GOOD_BOT)
    kind = load_bot(f"{tmp_path}/mine.py:Mine")
    s = periplus.game("neptun").new(3, 1)
    assert ask(kind(luck_from(1)), s, s.actors()[0]) == s.legal_actions(s.actors()[0])[0]
    assert load_bot("periplus.bots.random:Random") is Random


@pytest.mark.parametrize(
    ("source", "wanted", "told"),
    [
        (None, "mine.py:Mine", "there is no file .*mine.py"),
        (
            GOOD_BOT,
            "mine.py",
            "there is no bot .*; the bots are: random, novice, greedy, captain-1, captain-2, captain-3",
        ),
        (GOOD_BOT, "mine.py:Other", "mine.py has no class “Other”"),
        (GOOD_BOT, "mine.py:thing", "“thing” in .*mine.py is not a bot"),
        ("class Mine:\n    pass", "mine.py:Mine", "“Mine” in .* is not a bot"),
        ("class Mine(:", "mine.py:Mine", "mine.py cannot be loaded, line 1: SyntaxError"),
        ("x = 1\n1 / 0", "mine.py:Mine", "mine.py cannot be loaded, line 2: ZeroDivisionError: division by zero"),
        ("import sys\nsys.exit('bye')", "mine.py:Mine", "mine.py cannot be loaded, line 2: SystemExit: bye"),
        ("import nothing_of_the_kind", "mine.py:Mine", "ModuleNotFoundError"),
        ("\x00", "mine.py:Mine", "mine.py cannot be loaded"),
    ],
)
def test_a_bot_that_cannot_be_loaded_is_told(source: str | None, wanted: str, told: str, tmp_path: Path) -> None:
    """A missing file, a syntax error, an error on loading, a class that is missing or no bot."""
    (tmp_path / "beside.py").write_text("favourite = 0\n")
    if source is not None:
        (tmp_path / "mine.py").write_text(source)
    with pytest.raises(BadBot, match=told) as caught:
        load_bot(f"{tmp_path}/{wanted}")
    assert "\n" not in str(caught.value)


def test_an_unknown_name_or_module_is_told() -> None:
    """Neither one of ours nor a module that can be imported."""
    for name in ("genius", "", ":", ":Mine", "mine.py:"):
        with pytest.raises(BadBot, match="there is no bot"):
            load_bot(name)
    with pytest.raises(BadBot, match="no_such_module cannot be loaded: ModuleNotFoundError"):
        load_bot("no_such_module:Mine")


def test_bots_are_named_for_all_seats_or_for_each() -> None:
    """One name stands for all; otherwise there must be one for each seat."""
    assert bots_for("greedy", 3) == ["greedy"] * 3
    assert bots_for("greedy, random", 2) == ["greedy", "random"]
    assert bots_for("greedy,random") == ["greedy", "random"]
    with pytest.raises(periplus.BadTable, match="2 bots for 4 seats"):
        bots_for("greedy,random", 4)
