"""Tables with a lesson: the learner follows the script, the table plays the rest of it, and then the game is free."""

from typing import Any

import msgspec
import pytest

from periplus.games import game
from periplus.kernel.errors import Refused, WrongSeat
from periplus.kernel.lesson import LEARNER, lesson_of
from periplus.kernel.luck import luck_from
from periplus.kernel.state import State
from periplus.table.crew import Crew
from periplus.table.entries import Acted, BadCommand, Ended, Handed, Setting, TakenBack, Undone, What, Wished, Wishes
from periplus.table.house import House
from periplus.table.lesson import lesson_setting, script_of
from periplus.table.table import Table
from tests.table.hosting import (
    LongCrew,
    acts,
    after,
    fresh_id,
    made,
    open_house,
    play_through,
    run,
    snapshot,
    soon,
    table_of,
)

NEPTUN = game("neptun")
found = lesson_of(NEPTUN)
assert found is not None
SCRIPT = found
TASKS = [task.do for task in SCRIPT.lesson.tasks]


def setting(**more: Any) -> Setting:
    """Return the setting of a lesson in which nobody waits."""
    return msgspec.structs.replace(lesson_setting(NEPTUN, "Ada", "greedy"), bot_delay=0.0, **more)


def lesson(**more: Any) -> Table:
    """Return a table at the beginning of the lesson."""
    return table_of(setting(**more), SCRIPT.lesson.seed)


def checked(table: Table, what: What) -> Table:
    """Do something as a house does it: what the lesson does not want is refused."""
    table.check_lesson(what)
    return after(table, what)


def by_hand(table: Table, action: str) -> Table:
    """Let the learner decide."""
    return checked(table, Acted(LEARNER, table.answered[LEARNER], action))


def watched(table: Table) -> Table:
    """Let the table play until it waits for the learner or is free."""
    while table.due() is not None and (duty := table.duty()) is not None:
        table = checked(table, Acted(duty.seat, duty.decision, duty.action, duty.by))
    return table


def until(task: int) -> Table:
    """Return the table when it waits for a task, counted from 0."""
    table = watched(lesson())
    for do in TASKS[:task]:
        table = watched(by_hand(table, do))
    return table


def test_a_lesson_is_for_one_person_and_bots() -> None:
    """With the seats and the seed of the script, which begins at once."""
    table = lesson()
    assert [chair.holder for chair in table.chairs] == ["person", "bot", "bot"]
    assert (table.stage, table.made.seed) == ("playing", SCRIPT.seed.hex())
    with pytest.raises(BadCommand, match="no lesson of example"):
        lesson_setting(game("example"), "Ada", "greedy")


def test_the_whole_lesson_is_played_as_written() -> None:
    """The learner does every task, the table everything else, without any bot; then bots decide as always."""
    table = until(len(TASKS))
    assert table.play is not None
    assert table.play.decisions == [(due.seat, due.action) for due in SCRIPT.dues]
    assert table.due() is None
    duty = table.duty()
    assert duty is not None and (duty.bot, duty.action) == ("greedy", "")


def test_another_choice_is_refused_and_nothing_is_lost() -> None:
    """What the rules allow and the lesson does not want is refused with what it wants; the rest with its clause."""
    table = until(1)
    before = snapshot(table)
    with pytest.raises(BadCommand, match="do this now: Refuse column 1 and turn up column 2"):
        by_hand(table, "take 1 slot 1")
    with pytest.raises(Refused, match="N16"):
        by_hand(table, "take 2 slot 1")
    with pytest.raises(WrongSeat):
        checked(table, Acted(1, 0, "reveal"))
    assert snapshot(table) == before
    assert by_hand(table, "reveal").due() == SCRIPT.dues[2]


def test_the_learner_is_asked_for_tasks_only() -> None:
    """Not while the table plays for them, nor while others choose cards, though the game waits for all of these."""
    table = until(3)
    assert table.asks(LEARNER)
    table = by_hand(table, TASKS[3])
    asked = set()
    while (duty := table.duty()) is not None:
        assert (duty.by, table.asks(LEARNER)) == ("lesson", False)
        asked.add((duty.seat, table.state.step_name()))
        table = checked(table, Acted(duty.seat, duty.decision, duty.action, duty.by))
    assert {(LEARNER, "Acquire"), (1, "ChooseOar"), (2, "ChooseOar")} <= asked
    assert table.asks(LEARNER)


def test_answers_beforehand_do_not_disturb_the_lesson() -> None:
    """Whoever wants no question without a choice still does every task; the first has one choice only."""
    table = checked(lesson(), Wished(LEARNER, Wishes(forced=True)))
    assert table.state.legal_actions(LEARNER) == [SCRIPT.dues[0].action]
    assert table.asks(LEARNER) and table.duty() is None
    assert by_hand(table, TASKS[0]).asks(LEARNER)


def test_nothing_of_the_lesson_is_taken_back() -> None:
    """Neither in the middle nor its last decision; a free decision is, as always."""
    for table in (until(3), until(len(TASKS))):
        assert not any(table.may_undo(seat) for seat in range(table.seats))
        with pytest.raises(BadCommand, match="nothing of the lesson"):
            checked(table, Undone(LEARNER, table.answered[LEARNER]))
    table, luck = until(len(TASKS)), luck_from(1)
    while not table.may_undo(LEARNER):
        seat = table.awaited()[0]
        legal = table.state.legal_actions(seat)
        table = acts(table, seat, str(legal[luck.below(len(legal))]))
    assert checked(table, Undone(LEARNER, table.answered[LEARNER])).stage == "playing"


def test_a_bot_for_the_learner_follows_the_script() -> None:
    """Whoever leaves lets the table play the tasks, too, and may come back."""
    table = until(2)
    table = after(table, Handed(LEARNER, "greedy"))
    duty = table.duty()
    assert duty is not None and (duty.seat, duty.action, duty.by) == (LEARNER, TASKS[2], "lesson")
    assert after(table, TakenBack(LEARNER)).duty() is None
    assert watched(table).due() is None


@pytest.mark.parametrize("changed", [{"lesson": False}, {"options": {"zero_may_score": True}}])
def test_a_table_that_does_not_fit_the_script_is_free(changed: dict[str, Any]) -> None:
    """Another seed, other options or no lesson at all: a table like any other, which is what old logs may become."""
    assert lesson(**changed).due() is None
    entry = made(setting(), SCRIPT.lesson.seed + 1)
    assert isinstance(entry.what, type(lesson().made))
    assert script_of(entry.what, NEPTUN) is None


class Idle(Crew):
    """A crew that must not be asked."""

    async def ask(self, table: str, bot: str, state: State, seat: int) -> str:
        """Fail."""
        raise AssertionError("a bot was asked in the middle of a lesson")


async def do_tasks(house: House, id: str, tasks: list[str]) -> None:
    """Let the learner do some tasks, each when it is asked for."""
    for do in tasks:
        live = await house.live(id)
        await soon(lambda live=live: live.table.asks(LEARNER))
        await house.do(id, Acted(LEARNER, live.table.answered[LEARNER], do), fresh_id())


def test_a_lesson_outlives_the_server_and_becomes_a_game(store_url: str, crew: LongCrew) -> None:
    """Closed in the middle, it goes on where it was; no bot is asked before its end, and then the game is free."""

    async def first_half() -> str:
        async with open_house(store_url, Idle(0)) as house:
            table = await house.create(setting(), "secret", "device", [LEARNER])
            await do_tasks(house, table.id, TASKS[:4])
            return table.id

    async def second_half(id: str) -> None:
        async with open_house(store_url, Idle(0)) as house:
            live = await house.live(id)
            await soon(lambda: live.table.asks(LEARNER))
            with pytest.raises(BadCommand, match="do this now: Play oar card"):
                await house.do(id, Acted(LEARNER, live.table.answered[LEARNER], "play +1/1"), fresh_id())
            await do_tasks(house, id, TASKS[4:-1])

    async def the_rest(id: str) -> None:
        async with open_house(store_url, crew) as house:
            await do_tasks(house, id, TASKS[-1:])
            await play_through(house, id, luck_from(1), most=3)
            table = (await house.live(id)).table
            assert table.play is not None and len(table.play.decisions) > len(SCRIPT.dues)
            await house.do(id, Ended(), fresh_id())
            again = (await house.live(await house.rematch(await house.holder(id, "secret")))).table
            assert not again.setting.lesson and again.made.seed != SCRIPT.seed.hex()

    id = run(first_half())
    run(second_half(id))
    run(the_rest(id))
