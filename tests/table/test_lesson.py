"""Tables with a lesson: the learner follows the script, the table plays the rest of it, and then the game is free."""

from typing import Any, NamedTuple

import msgspec
import pytest

from periplus.games import game
from periplus.kernel.errors import Refused, WrongSeat
from periplus.kernel.lesson import LEARNER
from periplus.kernel.luck import luck_from
from periplus.kernel.state import State
from periplus.table.commands import Command, Decision
from periplus.table.crew import Crew
from periplus.table.entries import BadCommand, Ended, Handed, Setting, TakenBack, Undone, Wished, Wishes
from periplus.table.house import House
from periplus.table.lesson import lesson_setting, script_of
from periplus.table.situation import Duty
from periplus.table.table import Table
from tests.games.lessons import script
from tests.table.hosting import (
    LongCrew,
    acts,
    after,
    decide,
    fresh_id,
    made,
    open_house,
    play_through,
    run,
    snapshot,
    soon,
    table_of,
)

GAMES = ["neptun", "mare_nostrum", "parthenon"]


class Slip(NamedTuple):
    """What a learner might do instead at a task, counted from 0, and what is said to it."""

    task: int
    allowed: str
    wanted: str
    refused: str
    clause: str


SLIPS = {
    "neptun": Slip(1, "take 1 slot 1", "Refuse column 1 and turn up column 2", "take 2 slot 1", "N16"),
    "mare_nostrum": Slip(2, "take wine from Greece", "Take a tax from Carthage", "take gold from Carthage", "M28"),
    "parthenon": Slip(2, "stay", "Launch Fleet A to Athens", "launch B Athens with olives", "P61"),
}
OPTIONS = {"neptun": {"zero_may_score": True}, "mare_nostrum": {"set_up": "free"}, "parthenon": {"years": 1}}
WATCHED = {  # before which task, counted from 0, the table plays for the learner too, and who is asked for what then
    "neptun": (4, {(LEARNER, "Acquire"), (1, "ChooseOar"), (2, "ChooseOar")}),
    "mare_nostrum": (10, {(LEARNER, "Legions"), (1, "Fleets"), (2, "Demand")}),
    "parthenon": (6, {(LEARNER, "BuildIsland"), (1, "BuildIsland"), (2, "Vote")}),
}


def tasks(name: str) -> list[str]:
    """Return what the learner does by hand."""
    return [task.do for task in script(name).lesson.tasks]


def setting(name: str, **more: Any) -> Setting:
    """Return the setting of a lesson in which nobody waits."""
    return msgspec.structs.replace(lesson_setting(game(name), "Ada", "greedy"), bot_delay=0.0, **more)


def lesson(name: str, **more: Any) -> Table:
    """Return a table at the beginning of the lesson."""
    return table_of(setting(name, **more), script(name).lesson.seed)


def checked(table: Table, command: Command) -> Table:
    """Do something as a house does it: what the lesson does not want is refused."""
    return table.do(command, f"c{table.seq}", table.at + 1)[1]


def done(table: Table, duty: Duty) -> Table:
    """Let the table do its duty."""
    assert duty.action is not None
    return checked(table, Decision(duty.seat, duty.decision, duty.action, duty.by))


def by_hand(table: Table, action: str) -> Table:
    """Let the learner decide."""
    return checked(table, Decision(LEARNER, table.answered[LEARNER], table.game.parse(action)))


def watched(table: Table) -> Table:
    """Let the table play until it waits for the learner or is free."""
    while table.due() is not None and (duty := table.duty()) is not None:
        table = done(table, duty)
    return table


def until(name: str, task: int) -> Table:
    """Return the table when it waits for a task, counted from 0."""
    table = watched(lesson(name))
    for do in tasks(name)[:task]:
        table = watched(by_hand(table, do))
    return table


@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_is_for_one_person_and_bots(name: str) -> None:
    """With the seats and the seed of the script, which begins at once."""
    table = lesson(name)
    assert [chair.holder for chair in table.chairs] == ["person", "bot", "bot"]
    assert (table.stage, table.made.seed) == ("playing", script(name).seed.hex())


def test_a_game_without_a_lesson_has_none() -> None:
    """No table is set up for it."""
    with pytest.raises(BadCommand, match="no lesson for example"):
        lesson_setting(game("example"), "Ada", "greedy")


@pytest.mark.parametrize("name", GAMES)
def test_the_whole_lesson_is_played_as_written(name: str) -> None:
    """The learner does every task, the table everything else, without any bot; then bots decide as always."""
    table = until(name, len(tasks(name)))
    assert table.play is not None
    assert table.play.decisions == [(due.seat, due.action) for due in script(name).dues]
    assert table.due() is None
    while table.duty() is None:
        table = by_hand(table, str(table.state.legal_actions(LEARNER)[-1]))
    duty = table.duty()
    assert duty is not None and (duty.bot, duty.action) == ("greedy", None)


@pytest.mark.parametrize("name", GAMES)
def test_another_choice_is_refused_and_nothing_is_lost(name: str) -> None:
    """What the rules allow and the lesson does not want is refused with what it wants; the rest with its clause."""
    slip = SLIPS[name]
    table, wanted = until(name, slip.task), tasks(name)[slip.task]
    before, due = snapshot(table), table.due()
    with pytest.raises(BadCommand, match=f"do this now: {slip.wanted}"):
        by_hand(table, slip.allowed)
    with pytest.raises(Refused, match=slip.clause):
        by_hand(table, slip.refused)
    with pytest.raises(WrongSeat):
        checked(table, Decision(1, table.answered[1], table.game.parse(wanted)))
    assert snapshot(table) == before and due is not None
    assert by_hand(table, wanted).due() == script(name).dues[script(name).dues.index(due) + 1]


@pytest.mark.parametrize("name", GAMES)
def test_the_learner_is_asked_for_tasks_only(name: str) -> None:
    """Not while the table plays for them, nor while others choose, though the game waits for all of these."""
    task, expected = WATCHED[name]
    table = until(name, task - 1)
    assert table.asks(LEARNER)
    table = by_hand(table, tasks(name)[task - 1])
    asked = set()
    while (duty := table.duty()) is not None:
        assert (duty.by, table.asks(LEARNER)) == ("lesson", False)
        asked.add((duty.seat, table.state.step_name()))
        table = done(table, duty)
    assert expected <= asked
    assert table.asks(LEARNER)


def test_answers_beforehand_do_not_disturb_the_lesson() -> None:
    """Whoever wants no question without a choice still does every task; the first of Neptun has one choice only."""
    table = checked(lesson("neptun"), Wished(LEARNER, Wishes(forced=True)))
    assert table.state.legal_actions(LEARNER) == [script("neptun").dues[0].action]
    assert table.asks(LEARNER) and table.duty() is None
    assert by_hand(table, tasks("neptun")[0]).asks(LEARNER)


@pytest.mark.parametrize("name", GAMES)
def test_nothing_of_the_lesson_is_taken_back(name: str) -> None:
    """Neither in the middle nor its last decision; a free decision is, as always."""
    last = until(name, len(tasks(name)))
    for table in (until(name, 3), last):
        assert not any(table.may_undo(seat) for seat in range(table.seats))
        with pytest.raises(BadCommand, match="nothing in the lesson"):
            checked(table, Undone(LEARNER, table.answered[LEARNER]))
    table, luck = last, luck_from(1)
    while not table.may_undo(LEARNER):
        seat = table.awaited()[0]
        legal = table.state.legal_actions(seat)
        table = acts(table, seat, str(legal[luck.below(len(legal))]))
    assert checked(table, Undone(LEARNER, table.answered[LEARNER])).stage == "playing"


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_for_the_learner_follows_the_script(name: str) -> None:
    """Whoever leaves lets the table play the tasks, too, and may come back."""
    table = until(name, 2)
    table = after(table, Handed(LEARNER, "greedy"))
    duty = table.duty()
    assert duty is not None and (duty.seat, str(duty.action), duty.by) == (LEARNER, tasks(name)[2], "lesson")
    assert after(table, TakenBack(LEARNER)).duty() is None
    assert watched(table).due() is None


@pytest.mark.parametrize("name", GAMES)
def test_a_table_that_does_not_fit_the_script_is_free(name: str) -> None:
    """Another seed, other options or no lesson at all: a table like any other, which is what old logs may become."""
    assert lesson(name, lesson=False).due() is None
    assert lesson(name, options=OPTIONS[name]).due() is None
    entry = made(setting(name), script(name).lesson.seed + 1)
    assert isinstance(entry.what, type(lesson(name).made))
    assert script_of(entry.what, game(name)) is None


class Idle(Crew):
    """A crew that must not be asked."""

    async def ask(self, table: str, bot: str, state: State, seat: int, later: bool = False) -> str:
        """Fail."""
        raise AssertionError("a bot was asked in the middle of a lesson")


async def do_tasks(house: House, id: str, some: list[str]) -> None:
    """Let the learner do some tasks, each when it is asked for."""
    for do in some:
        live = await house.live(id)
        await soon(lambda live=live: live.table.asks(LEARNER))
        await decide(house, id, LEARNER, do)


def test_a_lesson_outlives_the_server_and_becomes_a_game(store_url: str, crew: LongCrew) -> None:
    """Closed in the middle, it goes on where it was; no bot is asked before its end, and then the game is free."""
    wanted = tasks("neptun")

    async def first_half() -> str:
        async with open_house(store_url, Idle(0)) as house:
            table = await house.create(setting("neptun"), "secret", "device", [LEARNER])
            await do_tasks(house, table.id, wanted[:4])
            return table.id

    async def second_half(id: str) -> None:
        async with open_house(store_url, Idle(0)) as house:
            live = await house.live(id)
            await soon(lambda: live.table.asks(LEARNER))
            with pytest.raises(BadCommand, match="do this now: Play oar card"):
                await decide(house, id, LEARNER, "play +1/1")
            await do_tasks(house, id, wanted[4:-1])

    async def the_rest(id: str) -> None:
        async with open_house(store_url, crew) as house:
            await do_tasks(house, id, wanted[-1:])
            await play_through(house, id, luck_from(1), most=3)
            table = (await house.live(id)).table
            assert table.play is not None and len(table.play.decisions) > len(script("neptun").dues)
            await house.do(id, Ended(), fresh_id())
            again = (await house.live(await house.rematch(await house.holder(id, "secret")))).table
            assert not again.setting.lesson and again.made.seed != script("neptun").seed.hex()

    id = run(first_half())
    run(second_half(id))
    run(the_rest(id))
