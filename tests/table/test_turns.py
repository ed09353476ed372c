"""When bots come to their turn: whatever the clock of the machine says, and however many tables there are."""

import asyncio
import time
from concurrent.futures import Future
from threading import Event

import pytest

import periplus
from periplus.table.crew import Answer, Asked, Crew
from periplus.table.house import House
from periplus.table.situation import Duty
from periplus.table.store import Store
from periplus.table.whose import WHOSE
from tests.table.hosting import LongCrew, bot, decide, open_house, person, run, setting, soon

ADA, GREEDY = 0, 1
SECRET = "ada has a secret of twenty letters"
HOURS = 7200.0


def set_clock(monkeypatch: pytest.MonkeyPatch, by: float) -> None:
    """Set the clock of the machine forward or back, as houses read it."""
    now = time.time
    monkeypatch.setattr("periplus.table.live.time.time", lambda: now() + by)


@pytest.mark.parametrize("by", [-HOURS, HOURS])
def test_bots_decide_whatever_becomes_of_the_clock(
    sqlite_url: str, crew: LongCrew, monkeypatch: pytest.MonkeyPatch, by: float
) -> None:
    """The clock is set between the move of a person and the answer of a bot."""

    async def story() -> None:
        async with open_house(sqlite_url, crew) as house:
            wanted = setting("example", person("Ada"), bot(), bot_delay=0.5)
            table = await house.create(wanted, SECRET, "device", (ADA,))
            await decide(house, table.id, ADA, str(table.state.legal_actions(ADA)[0]))
            set_clock(monkeypatch, by)
            live = await house.live(table.id)
            live.ring()
            await soon(lambda: live.table.answered[GREEDY] > 0)

    run(story(), 60)


def test_a_table_that_was_moved_at_in_the_future_is_not_silent(
    sqlite_url: str, crew: LongCrew, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock was set back while the server was down."""

    async def begun() -> str:
        async with open_house(sqlite_url, crew) as house:
            wanted = setting("example", person("Ada"), bot(), bot_delay=30.0)
            table = await house.create(wanted, SECRET, "device", (ADA,))
            await decide(house, table.id, ADA, str(table.state.legal_actions(ADA)[0]))
            return table.id

    async def left(id: str) -> float:
        house = House(Store(sqlite_url), crew, None)  # type: ignore[arg-type]
        await house.store.open()
        try:
            return house.wait(await house.live(id))
        finally:
            await house.close()

    made = run(begun())
    set_clock(monkeypatch, -HOURS)
    assert run(left(made)) <= 30.0


def test_tables_of_bots_alone_let_everybody_else_pass(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Forty of them are waiting for one process when a bot at a table with a person must decide: it comes next."""
    busy, go, order = Event(), Event(), list[str]()
    crew = Crew(1)

    def thinks(asked: Asked) -> Answer:
        order.append(asked.table)
        busy.set()
        assert go.wait(60)
        return Answer(fault="no idea")

    monkeypatch.setattr(crew, "start", lambda: None)
    monkeypatch.setattr(crew.workers[0], "ask", thinks)

    async def story() -> None:
        async with open_house(sqlite_url, crew) as house:
            crowd = [
                await house.create(setting("example", bot(), bot()), SECRET, "device", (), f"made {number}")
                for number in range(40)
            ]
            await soon(busy.is_set)
            table = await house.create(setting("example", person("Ada"), bot()), SECRET, "device", (ADA,))
            await decide(house, table.id, ADA, str(table.state.legal_actions(ADA)[0]))
            await soon(lambda: crew.workers[0].waiting.qsize() == len(crowd))
            go.set()
            await soon(lambda: table.id in order)
            assert order.index(table.id) == 1

    run(story())


def test_whoever_asks_for_much_waits_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Questions of thirty tables of one address are waiting -> the first of another address comes next."""
    busy, go, order = Event(), Event(), list[str]()
    worker = Crew(1).workers[0]

    def thinks(asked: Asked) -> Answer:
        order.append(asked.table)
        busy.set()
        assert go.wait(60)
        return Answer("done")

    monkeypatch.setattr(worker, "ask", thinks)

    def wants(whose: str, *tables: str, later: bool = False) -> list[Future[Answer]]:
        WHOSE.set(whose)
        return [worker.queue(Asked("random", table, 0, "example", "", {}, ""), later) for table in tables]

    asked = wants("10.0.0.1", "many 0")
    assert busy.wait(60)
    asked += wants("10.0.0.1", *[f"many {number}" for number in range(1, 30)])
    asked += wants("10.0.0.2", "one", "two")
    asked += wants("10.0.0.3", "bots alone", later=True)
    go.set()
    for each in asked:
        each.result(60)
    assert order[:5] == ["many 0", "many 1", "one", "many 2", "two"]
    assert order[-1] == "bots alone" and not worker.wanted
    worker.dismiss()


def test_much_advice_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody asks for advice again and again, faster than captains think -> greedy alone gives the rest."""
    go, asked = Event(), list[str]()
    crew = Crew(1)
    state = periplus.game("example").new(2, 1)

    def thinks(question: Asked) -> Answer:
        asked.append(question.table)
        assert go.wait(60)
        return Answer(chances=[("pass", 0.5)])

    monkeypatch.setattr(crew.workers[0], "ask", thinks)

    async def scene() -> list[int]:
        WHOSE.set("10.0.0.1")
        many = [asyncio.create_task(crew.weigh(f"t{at}", state, 0, bytes(32), 0.1)) for at in range(50)]
        await soon(lambda: bool(asked))
        for _ in range(3):
            await asyncio.sleep(0)
        at_once = sum(each.done() for each in many)
        go.set()
        return [at_once, sum(bool(each) for each in await asyncio.gather(*many))]

    at_once, told = run(scene())
    assert at_once >= 40 and 4 <= told <= 10 and at_once + told == 50
    crew.dismiss()


def test_nobody_waits_for_an_answer_that_is_not_wanted_any_more() -> None:
    """A question that was given up before its turn is not asked."""
    crew, asked = Crew(1), list[str]()
    go = Event()
    worker = crew.workers[0]

    def thinks(question: Asked) -> Answer:
        asked.append(question.table)
        assert go.wait(60)
        return Answer("done")

    worker.ask = thinks  # type: ignore[method-assign, assignment]
    questions = [
        worker.queue(Asked("random", name, 0, "example", "", {}, ""), later=False) for name in ("one", "two", "three")
    ]
    assert questions[1].cancel()
    go.set()
    assert questions[2].result(60).action == "done"
    assert asked == ["one", "three"]
    crew.dismiss()


def test_a_duty_that_somebody_else_has_done_holds_up_nothing(
    sqlite_url: str, crew: LongCrew, caplog: pytest.LogCaptureFixture
) -> None:
    """Ada decides by hand what the table was about to decide for her, while it waits for its claim."""

    async def story() -> None:
        async with open_house(sqlite_url, crew) as house:
            table = await house.create(setting("example", person("Ada"), person("Bob")), SECRET, "device", (0, 1))
            only = table.state.legal_actions(ADA)[0]
            await decide(house, table.id, ADA, str(only))
            live = await house.live(table.id)
            await house.discharge(live, Duty(ADA, 0, action=only, by="forced"))
            assert live.table.answered == [1, 0]

    run(story())
    assert caplog.messages == []
