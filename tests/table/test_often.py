"""What is switched to and fro: the log, which is kept for ever, does not grow without end."""

from typing import Any

import pytest

from periplus.table.commands import Command, Decision
from periplus.table.crew import Crew
from periplus.table.entries import (
    Acted,
    Entry,
    Handed,
    Hurried,
    Named,
    Opened,
    Paced,
    Paused,
    Resumed,
    Said,
    TakenBack,
    Undone,
    Wished,
    Wishes,
)
from periplus.table.often import HOUR, SLIP, SWITCH, TooOften
from periplus.table.table import Table
from tests.table.hosting import bot, open_house, people, person, run, setting, table_of

pytestmark = pytest.mark.once

Log = list[Any]
WAYS: dict[str, tuple[Command, Command, int]] = {
    "pause": (Paused(), Resumed(), SWITCH),
    "pace": (Paced(1.0), Paced(2.0), SWITCH // 2),
    "name": (Named(0, "Ann"), Named(0, "Ada"), SWITCH // 2),
    "wishes": (Wished(0, Wishes(forced=False)), Wished(0, Wishes(forced=True)), SWITCH // 2),
    "bot": (Handed(0, "greedy"), TakenBack(0), SWITCH),
    "seat": (Opened(1), Opened(1), SWITCH // 2),
}


def switched(table: Table, ways: tuple[Command, ...], times: int, at: float, pause: float = 0.0) -> tuple[Table, Log]:
    """Do things in turn so many times, or until that is refused; return the table and what was written."""
    written: Log = []
    for number in range(times):
        for way in ways:
            entry, table = table.do(way, f"{at} {number} {way}", at + number * pause)
            written.append(entry)
    return table, written


@pytest.mark.parametrize("what", WAYS)
def test_nothing_is_switched_without_end(what: str) -> None:
    """To and fro, again and again -> refused after a while; an hour later, or slowly, it is allowed."""
    *ways, most = WAYS[what]
    table = table_of(setting("example", *people(2), bot_delay=2.0))
    table, _ = switched(table, tuple(ways), most, table.at + 1)
    with pytest.raises(TooOften):
        switched(table, tuple(ways), 1, table.at + 1)
    table, _ = switched(table, tuple(ways), most, table.at + HOUR + 1)
    switched(table, tuple(ways), 500, table.at + HOUR, pause=HOUR / most + 1)


def test_each_seat_counts_for_itself() -> None:
    """Ada has renamed herself too often -> Bob may still do so, and both may play on."""
    table = table_of(setting("example", *people(2)))
    table, _ = switched(table, (Named(0, "Ann"), Named(0, "Ada")), SWITCH // 2, table.at)
    with pytest.raises(TooOften):
        table.do(Named(0, "Ann"), "more", table.at)
    table.do(Named(1, "Ben"), "other", table.at)
    table.do(Said(0, "Ada", "hello"), "said", table.at)
    table.do(Decision(0, 0, table.state.legal_actions(0)[0]), "act", table.at)


def test_a_choice_is_not_changed_without_end() -> None:
    """A secret choice changed, or taken back and made again, hundreds of times -> refused, but never the first."""
    table = table_of(setting("example", *people(2)))
    one, two, *_ = table.state.legal_actions(0)
    table = table.do(Decision(0, 0, one), "first", table.at)[1]
    for number in range(1, SLIP + 1):
        table = table.do(Decision(0, number, two if number % 2 else one), str(number), table.at)[1]
    with pytest.raises(TooOften):
        table.do(Decision(0, SLIP + 1, two), "more", table.at)
    table = table.do(Decision(1, 0, table.state.legal_actions(1)[0]), "other", table.at)[1]
    again = table_of(setting("example", *people(2)))
    for number in range(SLIP):
        again = again.do(Decision(0, 2 * number, one), f"act {number}", again.at)[1]
        again = again.do(Undone(0, 2 * number + 1), f"undo {number}", again.at)[1]
    again = again.do(Decision(0, 2 * SLIP, one), "act", again.at)[1]
    with pytest.raises(TooOften):
        again.do(Undone(0, 2 * SLIP + 1), "undo", again.at)


def test_a_log_that_was_longer_is_still_read() -> None:
    """A table that was paused thousands of times by an earlier version -> opens as it was."""
    table = table_of(setting("example", *people(2)))
    for number in range(2001):
        table = table.then(Entry(str(number), table.at, Resumed() if number % 2 else Paused()))
    assert table.paused and table.seq == 2002


def test_what_changes_nothing_is_not_written(store_url: str) -> None:
    """The same pace, name or wishes again, or another wish to hurry -> done, and nothing is written."""

    async def story() -> None:
        async with open_house(store_url, Crew(0)) as house:
            table = await house.create(setting("example", person("Ada"), bot(), bot_delay=60.0), "x" * 30, "token", [0])
            first = table.state.legal_actions(0)[0]
            await house.do(table.id, Decision(0, 0, first), "act")
            for command in (Paced(60.0), Named(0, "Ada"), Wished(0, Wishes())):
                for number in range(3):
                    assert (await house.do(table.id, command, f"{command} {number}")).seq == 2
            await house.do(table.id, Paced(59.0), "pace")
            entries = [entry.what for entry in await house.store.entries(table.id)]
            assert [type(what) for what in entries[1:]] == [Acted, Paced]

    run(story())


def test_hurry_is_written_once() -> None:
    """Somebody who waits for bots presses the button again and again -> the second time says nothing new."""
    table = table_of(setting("example", person("Ada"), bot(), bot_delay=60.0))
    table = table.do(Decision(0, 0, table.state.legal_actions(0)[0]), "act", table.at)[1]
    assert not table.says_nothing(Hurried(0))
    table = table.do(Hurried(0), "skip", table.at)[1]
    assert table.says_nothing(Hurried(0))
