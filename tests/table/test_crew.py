"""Bots at tables, in processes of their own: whatever a bot does, the table goes on, and no secret leaves us."""

import asyncio
import json
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from zlib import crc32

import pytest

import periplus
from periplus.bots import Greedy, Seat, ask
from periplus.bots.captain import Search
from periplus.kernel.luck import Luck, luck_from
from periplus.table.crew import Answer, Asked, Crew
from periplus.table.entries import Ended
from periplus.table.house import House
from periplus.table.table import Table
from tests.bots.broken import HOPELESS
from tests.table.hosting import bot as bot_chair
from tests.table.hosting import decide, open_house, person, play_through, run, setting, soon

ADA = "secret of Ada"
BUDGET = 1.0

BROKEN = """
import json, os, re, signal, subprocess, sys, time
from pathlib import Path
from periplus.bots import Bot, Random

class Crash(Random):
    def decide(self, seat):
        raise ValueError("no\\nidea \\ud800")

class Nonsense(Random):
    def decide(self, seat):
        return "done"

class Cheat(Random):
    def decide(self, seat):
        return seat.game.parse("pass")

class Stop(Random):
    def decide(self, seat):
        os.kill(os.getpid(), signal.SIGSTOP)

class Enough(BaseException):
    pass

class Leave(Random):
    def decide(self, seat):
        raise Enough

class Scribble(Random):
    def decide(self, seat):
        for handle in range(3, 30):
            try:
                os.write(handle, b"\\0\\0\\0\\5hello")
            except OSError:
                pass
        time.sleep(1000)

class Close(Random):
    def decide(self, seat):
        os.closerange(0, 100)

class Last(Bot):
    def decide(self, seat):
        return seat.legal_actions()[-1]

class Count(Bot):
    def __init__(self, luck):
        super().__init__(luck)
        self.asked = 0

    def decide(self, seat):
        self.asked += 1
        with open(Path(__file__).with_name("asked"), "a") as file:
            file.write(f"{os.getpid()} {id(self)} {self.asked}\\n")
        return seat.legal_actions()[-1]

class Spy(Bot):
    def decide(self, seat):
        frame, found, position = sys._getframe(), [], None
        while frame is not None:
            found += [repr(value) for value in frame.f_locals.values()]
            if "asked" in frame.f_locals:
                position = frame.f_locals["asked"].position
            frame = frame.f_back
        dump = {"position": position, "found": found, "environment": dict(os.environ), "words": sys.argv}
        with open(Path(__file__).with_name("dump"), "a") as file:
            file.write(json.dumps(dump) + "\\n")
        return seat.legal_actions()[-1]

class Family(Bot):
    def decide(self, seat):
        self.tell(subprocess.Popen(["sleep", "1000"]).pid)
        while True:
            pass

    def tell(self, *pids):
        Path(__file__).with_name("pids").write_text(" ".join(map(str, (os.getpid(), *pids))) + " ")

class Stopped(Family):
    def decide(self, seat):
        self.tell(subprocess.Popen(["sleep", "1000"]).pid)
        os.kill(os.getpid(), signal.SIGSTOP)

class Busy(Family):
    def decide(self, seat):
        self.tell(subprocess.Popen(["sleep", "1000"]).pid)
        re.match("(a*)*b", "a" * 100)  # a loop in which no other thread gets a turn

class Daemon(Family):
    def decide(self, seat):
        script = "setsid sleep 1000 >/dev/null & echo $!"
        away = subprocess.run(["sh", "-c", script], stdout=subprocess.PIPE, start_new_session=True)
        other = subprocess.Popen(["sleep", "1000"], start_new_session=True)
        self.tell(int(away.stdout), other.pid)
        time.sleep(1000)

class Hoard(Random):
    hoard = []

    def decide(self, seat):
        while True:
            self.hoard.append(bytearray(1 << 20))
"""
MODEST = """
import os
from periplus.bots import Bot

class Modest(Bot):
    def decide(self, seat):
        return seat.legal_actions()[-1 if os.nice(0) > os.getpriority(os.PRIO_PROCESS, os.getppid()) else 0]
"""
FAMILIES = ["Family", "Stopped", "Busy", "Daemon"]
BROKEN += HOPELESS
NAMES = [
    "Crash", "Nonsense", "Cheat", "Hang", "Sleep", "Stop", "Die", "Unborn", "Slow", "Interrupt", "Leave", "Scribble",
    "Close", "Hoard",
]  # fmt: skip


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    """Return a file of bots that misbehave."""
    path = tmp_path / "broken.py"
    path.write_text(BROKEN)
    return path


@pytest.fixture
def impatient() -> Iterator[Crew]:
    """Hire one process with little patience."""
    crew = Crew(1, BUDGET)
    yield crew
    crew.dismiss()


@pytest.fixture
def patient() -> Iterator[Crew]:
    """Hire one process with patience, for bots that work."""
    crew = Crew(1, 30.0)
    yield crew
    crew.dismiss()


async def against(house: House, bot: str) -> Table:
    """Let Ada set up a table with a bot, and lay down her stake."""
    table = await house.create(setting("example", person("Ada"), bot_chair(bot)), ADA, "device", (0,))
    return await decide(house, table.id, 0, str(table.state.legal_actions(0)[0]))


def runs(pid: int) -> bool:
    """Say whether a process runs."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def wait_for_end(*pids: int) -> None:
    """Wait until processes have ended; fail, and end them, if they do not."""
    until = time.monotonic() + 30
    while left := [pid for pid in pids if runs(pid)]:
        if time.monotonic() > until:
            for pid in left:
                os.kill(pid, signal.SIGKILL)
            pytest.fail(f"{len(left)} of {len(pids)} processes are left behind")
        time.sleep(0.02)


# Bots that break


def test_no_bot_holds_up_a_table(
    sqlite_url: str, broken: Path, impatient: Crew, caplog: pytest.LogCaptureFixture
) -> None:
    """A crash, nonsense, an endless loop, a sleep, a dead process, scribbles on the pipe: greedy decides instead.

    All these bots share one process, and each of them comes to its turn.
    """
    names = [f"{broken}:{name}" for name in NAMES]

    async def story() -> None:
        async with open_house(sqlite_url, impatient, names) as house:
            for name in names:
                begun, table = time.monotonic(), await against(house, name)
                live = await house.live(table.id)
                await soon(lambda live=live: live.table.answered[1] > 0, 30.0)
                assert time.monotonic() - begun < BUDGET + 20
                assert live.table.play is not None
                assert live.table.play.decisions[1] == (1, ask(Greedy(luck_from(1)), table.state, 1))
                await house.do(table.id, Ended(), "enough")

    run(story())
    told = [record.getMessage() for record in caplog.records if record.name == "periplus.bots"]
    for name in NAMES:
        assert any(f"the bot {broken}:{name} failed" in line for line in told), name
    assert not [line for line in told if "greedy failed" in line]


def test_a_bot_that_wants_all_memory_gets_only_its_share(
    sqlite_url: str, broken: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """It fails as soon as it has used that up, and not when the machine has none left; others decide in peace."""
    crew, limit, others = Crew(1, 30.0, 128), 128 * 1024, children()

    async def story() -> None:
        async with open_house(sqlite_url, crew, [f"{broken}:Hoard"]) as house:
            table = await against(house, f"{broken}:Hoard")
            live, most = await house.live(table.id), 0
            while live.table.answered[1] == 0:
                most = max([most, *(resident(each) for each in children() if each not in others and has_begun(each))])
                await asyncio.sleep(0.01)
            assert 0 < most < limit + 64 * 1024

    run(story())
    (told,) = [record.getMessage() for record in caplog.records if record.name == "periplus.bots"]
    assert "MemoryError" in told


def children() -> list[int]:
    """Return the processes that this one has started, and those that they have."""
    found, known = [os.getpid()], list[int]()
    while found:
        pid = found.pop()
        for each in Path(f"/proc/{pid}/task").glob("*/children"):
            found += map(int, each.read_text().split())
        known.append(pid)
    return known[1:]


def has_begun(pid: int) -> bool:
    """Say whether a process runs a program of its own: until then it is a copy of ours, with all our memory."""
    try:
        return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False


def resident(pid: int) -> int:
    """Return how many KiB of memory a process uses, or 0 if it has ended."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) for line in lines if line.startswith("VmRSS")), 0)


def test_a_whole_game_against_a_bot_that_crashes(sqlite_url: str, broken: Path, patient: Crew) -> None:
    """It loses its chance at every decision, and nobody else loses time."""

    async def story() -> None:
        async with open_house(sqlite_url, patient, [f"{broken}:Crash"]) as house:
            table = await against(house, f"{broken}:Crash")
            await play_through(house, table.id, luck_from(3))
            assert (await house.live(table.id)).table.stage == "over"

    run(story())


def test_a_bot_that_is_gone_is_stood_in_for(sqlite_url: str, broken: Path, patient: Crew) -> None:
    """Its file was removed while the game went on."""

    async def story() -> None:
        async with open_house(sqlite_url, patient, [f"{broken}:Last"]) as house:
            table = await house.create(
                setting("example", person("Ada"), bot_chair(f"{broken}:Last")), ADA, "device", (0,)
            )
            broken.unlink()
            await decide(house, table.id, 0, str(table.state.legal_actions(0)[0]))
            live = await house.live(table.id)
            await soon(lambda: live.table.answered[1] > 0)

    run(story())


def test_faults_are_counted_for_the_latest_bots_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that failed thrice is not asked again in its game; a crew that runs for years remembers only so many."""
    monkeypatch.setattr("periplus.table.crew.REMEMBERED", 10)
    crew, s, asked = Crew(1), periplus.game("example").new(2, 1), list[str]()

    def fail(question: Asked) -> Answer:
        asked.append(question.bot)
        return Answer(action=str(s.legal_actions(0)[0])) if question.bot == "greedy" else Answer(fault="tired")

    async def story() -> None:
        for number in range(25):
            for _ in range(4):
                await crew.ask(f"t{number}", "random", s, 0)

    monkeypatch.setattr(crew.workers[0], "ask", fail)
    run(story())
    assert asked == ["random", "greedy", "random", "greedy", "random", "greedy", "greedy"] * 25
    assert list(crew.faults.items()) == [((f"t{number}", 0, "random"), 3) for number in range(15, 25)]


# Bots that work


@pytest.mark.skipif(not hasattr(os, "nice"), reason="this system has no such thing")
def test_bots_stand_back(patient: Crew, broken: Path) -> None:
    """When the processor is busy, people's moves come first: a bot's process has a lower priority than ours."""
    broken.write_text(MODEST)
    s = periplus.game("example").new(2, 1)
    actions = s.legal_actions(0)
    assert run(patient.ask("table", f"{broken}:Modest", s, 0)) == str(actions[-1]) != str(actions[0])


def test_a_captain_weighs_choices_for_a_hint(patient: Crew, impatient: Crew) -> None:
    """It says what it would itself do first, with a chance to win for each choice; out of time it says nothing."""
    s, luck = periplus.game("example").new(2, 1), bytes(32)
    seat = s.next_actor(-1)
    world = s.resample(seat, Luck(luck, [0]))
    found = run(patient.weigh("table", world, seat, luck, 0.1))
    best = Search(Seat(world, seat), Luck(luck, [0])).think(0.1)
    assert [action for action, _ in found] == [str(each.action) for each in best]
    assert all(0.0 <= chance <= 1.0 for _, chance in found)
    assert found == run(patient.weigh("table", world, seat, luck, 0.1))
    assert run(impatient.weigh("table", world, seat, luck, 1e6)) == []


def test_a_bot_of_ones_own_plays(sqlite_url: str, broken: Path, patient: Crew) -> None:
    """It decides for itself, the last thing it may do here."""

    async def story() -> None:
        async with open_house(sqlite_url, patient, [f"{broken}:Last"]) as house:
            table = await against(house, f"{broken}:Last")
            live = await house.live(table.id)
            await soon(lambda: live.table.answered[1] > 0)
            assert live.table.play is not None
            assert live.table.play.decisions[1] == (1, table.state.legal_actions(1)[-1])

    run(story())


def test_a_bot_remembers_its_game_and_no_other(sqlite_url: str, broken: Path, patient: Crew) -> None:
    """The same bot is asked as long as its game lasts; at another table it begins anew, in the same process."""

    async def story() -> None:
        async with open_house(sqlite_url, patient, [f"{broken}:Count"]) as house:
            for _ in range(2):
                table = await against(house, f"{broken}:Count")
                await play_through(house, table.id, luck_from(3), 6)

    run(story())
    counts: dict[tuple[str, str], list[int]] = {}
    for line in (broken.parent / "asked").read_text().splitlines():
        pid, bot, count = line.split()
        counts.setdefault((pid, bot), []).append(int(count))
    assert len(counts) == 2
    assert len({pid for pid, _ in counts}) == 1
    for counted in counts.values():
        assert counted == list(range(1, len(counted) + 1))
        assert len(counted) > 1


def test_tables_that_share_a_process_get_their_own_answers() -> None:
    """Two processes, six tables of two games that all fall to the same one, all asked at once: none gets another's."""
    crew = Crew(2)
    ids = [id for id in map(str, range(100)) if crc32(id.encode()) % 2 == 0][:6]
    positions = [periplus.game(name).new(3, seed) for seed in range(3) for name in ("example", "neptun")]

    async def story() -> None:
        for _ in range(5):
            asked = zip(ids, positions, strict=True)
            answers = await asyncio.gather(*[crew.ask(id, "random", s, s.actors()[0]) for id, s in asked])
            for s, answer in zip(positions, answers, strict=True):
                s.check(s.actors()[0], s.game.parse(answer))

    try:
        run(story())
    finally:
        crew.dismiss()


# What a bot can know


def test_the_process_of_a_bot_knows_no_secret(sqlite_url: str, broken: Path, patient: Crew) -> None:
    """A bot that looks through all that its process was given: neither the seed nor the others' hands are there."""
    truth: list[Table] = []

    async def story() -> None:
        async with open_house(sqlite_url, patient, [f"{broken}:Spy"]) as house:
            for _ in range(6):
                table = await against(house, f"{broken}:Spy")
                live = await house.live(table.id)
                await soon(lambda live=live: live.table.answered[1] > 0)
                truth.append(table)

    run(story())
    dumps = [json.loads(line) for line in (broken.parent / "dump").read_text().splitlines()]
    everything = (broken.parent / "dump").read_text()
    hands = []
    for table in truth:
        assert table.made.seed not in everything
        assert table.made.salt not in everything
        known = table.state.to_json()
        theirs = next(dump["position"] for dump in dumps if dump["position"]["hands"][1] == known["hands"][1])
        assert theirs["seed"] != known["seed"]
        hands.append(theirs["hands"][0] == known["hands"][0])
    assert not all(hands)
    assert ADA not in everything


# Where processes end


@pytest.mark.parametrize("wait", [0.0, 0.003, 0.03, 0.3, 1.0])
def test_nobody_is_left_when_a_crew_is_dismissed(wait: float) -> None:
    """At whatever moment: before its processes run, while they start, or when they are ready."""
    others = {*multiprocessing.active_children()}
    crew = Crew(2)
    crew.start()
    time.sleep(wait)
    crew.dismiss()
    until = time.monotonic() + 30
    while {*multiprocessing.active_children()} - others:
        assert time.monotonic() < until, "a process is left behind"
        time.sleep(0.02)
    time.sleep(0.1)
    assert not {*multiprocessing.active_children()} - others


@pytest.mark.parametrize("name", FAMILIES)
def test_a_bot_that_thinks_is_stopped_when_the_house_is_closed(sqlite_url: str, broken: Path, name: str) -> None:
    """With all that it has started, and at once, however much time it had."""

    async def story() -> float:
        async with open_house(sqlite_url, Crew(1, 60.0), [f"{broken}:{name}"]) as house:
            await against(house, f"{broken}:{name}")
            await soon(lambda: pids(broken) != [])
            begun = time.monotonic()
        return time.monotonic() - begun

    assert run(story()) < 30.0
    wait_for_end(*pids(broken))


def pids(broken: Path) -> list[int]:
    """Return the processes that a bot has told of: its own and the one that it started."""
    file = broken.parent / "pids"
    told = file.read_text() if file.exists() else ""
    return [int(pid) for pid in told.split()] if told.endswith(" ") else []


SERVER = """
import asyncio, sys
import periplus
from periplus.table.crew import Crew

if __name__ == "__main__":
    s = periplus.game("example").new(2, 1)
    asyncio.run(Crew(1, 60.0).ask("t", sys.argv[1], s, 0))
"""


@pytest.mark.parametrize("name", FAMILIES)
def test_processes_of_bots_end_with_a_server_that_is_killed(broken: Path, name: str) -> None:
    """SIGKILL while a bot thinks, is stopped or hears nothing: its process and what it has started are gone.

    Even what has left its group and its session.
    """
    script = broken.with_name("server.py")
    script.write_text(SERVER)
    with subprocess.Popen([sys.executable, str(script), f"{broken}:{name}"]) as server:
        try:
            until = time.monotonic() + 60
            while not pids(broken):
                assert time.monotonic() < until, "the bot was not asked"
                time.sleep(0.02)
            assert all(runs(pid) for pid in pids(broken))
        finally:
            server.kill()
    wait_for_end(*pids(broken))
