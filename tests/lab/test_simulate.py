"""Simulations: their sums, their repeatability, and what happens when a bot or a person breaks them off."""

import json
import os
import pty
import signal
import subprocess
import sys
import time
from fractions import Fraction
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

import periplus
from periplus.bots import Bot, BotFault, Greedy, Random, ask
from periplus.bots.load import BadBot
from periplus.kernel.luck import luck_from
from periplus.kernel.option import Value
from periplus.lab import Result, simulate, workers
from periplus.lab.intervals import Sums, wilson, worth
from periplus.lab.play import Plan
from periplus.version import is_compiled
from tests.bots.broken import HOPELESS
from tests.test_cli import good, run, wrong

OWN = """
from periplus.bots import Bot

class Silent(Bot):
    def decide(self, seat):
        return seat.legal_actions()[0]

class Sure(Silent):
    deterministic = True
"""
FOUR = ["greedy", "random", "random", "random"]


def found(result: Result) -> dict[str, Any]:
    """Return a result without its times."""
    data: dict[str, Any] = msgspec.to_builtins(result)
    return {key: value for key, value in data.items() if "second" not in key}


# Sums


def test_games_are_dealt_from_common_seeds_and_seats_rotate() -> None:
    """Every bot plays every deal once from every seat: played by hand, the sums are the same."""
    plan = Plan("example", ("greedy", "random"), 4, {})
    wins, scores, decisions = [Fraction(0)] * 2, [0, 0], 0
    for number in range(6):
        s = periplus.game("example").new(2, plan.lot(number // 2, 0))
        first = number % 2  # the seat of the first bot
        kinds: list[type[Bot]] = [Greedy, Random]
        bots = [kinds[(seat - first) % 2](luck_from(plan.lot(number, (seat - first) % 2 + 1))) for seat in range(2)]
        seat = -1
        while not s.is_over:
            seat = s.next_actor(seat)
            s.apply(seat, ask(bots[seat], s, seat))
            decisions += 1
        best = max(each.score for each in s.standings().seats)
        winners = [each.seat for each in s.standings().seats if each.score == best]
        for each in s.standings().seats:
            scores[(each.seat - first) % 2] += each.score
            if each.seat in winners:
                wins[(each.seat - first) % 2] += Fraction(1, len(winners))
    result = simulate("example", ["greedy", "random"], 6, seed=4)
    assert [each.wins for each in result.bots] == [float(share) for share in wins]
    assert [each.mean_score for each in result.bots] == [round(score / 6, 6) for score in scores]
    assert (result.decisions, result.games, result.deals) == (decisions, 6, 3)


def decisions_of(name: str, seats: int, deal: int, luck: int, options: dict[str, Value]) -> list[str]:
    """Let greedy play a deal in all seats, each with luck of its own; return every decision."""
    s = periplus.game(name).new(seats, deal, options)
    bots, made = [Greedy(luck_from(100 * luck + seat)) for seat in range(seats)], list[str]()
    seat = -1
    while not s.is_over:
        seat = s.next_actor(seat)
        action = ask(bots[seat], s, seat)
        made.append(str(action))
        s.apply(seat, action)
    return made


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [("example", 2, {}), ("neptun", 4, {}), ("mare_nostrum", 5, {"turn_limit": 5}), ("parthenon", 4, {"years": 1})],
)
def test_greedy_decides_the_same_whatever_its_luck(name: str, seats: int, options: dict[str, Value]) -> None:
    """It says that it is deterministic, and it is: a deal is the same game with any luck of the bots."""
    assert Greedy.deterministic and not Random.deterministic and not Bot.deterministic
    for deal in range(3):
        assert decisions_of(name, seats, deal, 1, options) == decisions_of(name, seats, deal, 2, options)


def test_a_deterministic_bot_in_all_seats_plays_each_deal_once() -> None:
    """Seven games of greedy are seven deals, with seats rotating: played by hand, the sums are the same."""
    plan, won, scores = Plan("neptun", ("greedy",) * 3, 5, {}), [Fraction(0)] * 3, [0] * 3
    for number in range(7):
        s = periplus.game("neptun").new(3, plan.lot(number, 0))
        seat = -1
        while not s.is_over:
            seat = s.next_actor(seat)
            s.apply(seat, ask(Greedy(luck_from(0)), s, seat))
        winners = [each.seat for each in s.standings().seats if each.rank == 1]
        for each in s.standings().seats:
            place = (each.seat - number) % 3
            scores[place] += each.score
            won[place] += Fraction(each.seat in winners, len(winners))
    result = simulate("neptun", ["greedy"] * 3, 7, seed=5)
    assert (result.games, result.deals) == (7, 7)
    assert [each.wins for each in result.bots] == [round(float(share), 6) for share in won]
    assert [each.mean_score for each in result.bots] == [round(score / 7, 6) for score in scores]
    assert all(each.games == 7 for each in result.bots)
    assert found(simulate("neptun", ["greedy"] * 3, 7, seed=5, jobs=3)) == found(result)


def test_games_of_different_deals_are_independent() -> None:
    """Each deal once: every part's interval is Wilson's for all its games."""
    result = simulate("mare_nostrum", ["greedy"] * 3, 6, seed=1, options={"turn_limit": 5})
    for part in result.parts:
        if part.win_rate is not None:
            assert part.ci95 == pytest.approx(wilson(part.wins, part.games), abs=1e-5)


@pytest.mark.parametrize("bots", [["random"] * 3, ["greedy", "greedy", "random"]])
def test_other_bots_play_each_deal_from_every_seat(bots: list[str]) -> None:
    """Bots that differ, or whose luck matters: three games to a deal."""
    result = simulate("neptun", bots, 6, seed=1)
    assert (result.games, result.deals) == (6, 2)


def test_a_bot_of_your_own_can_say_that_it_is_deterministic(tmp_path: Path) -> None:
    """Six games: six deals if it says so, two if it does not."""
    (tmp_path / "mine.py").write_text(OWN)
    assert simulate("neptun", [f"{tmp_path}/mine.py:Sure"] * 3, 6).deals == 6
    assert simulate("neptun", [f"{tmp_path}/mine.py:Silent"] * 3, 6).deals == 2


def test_wins_add_up_to_games_and_places_are_told_apart() -> None:
    """A shared win counts a part for each; every place has its own entry, whatever its name."""
    result = simulate("neptun", ["random"] * 3, 30, seed=2)
    assert sum(each.wins for each in result.bots) == pytest.approx(30)
    assert [each.name for each in result.bots] == ["random"] * 3
    assert all(each.games == 30 for each in result.bots)
    assert not result.interrupted
    for each in result.bots:
        assert each.win_rate is not None and each.ci95 is not None
        assert each.win_rate == pytest.approx(each.wins / 30, abs=1e-6)
        assert each.ci95[0] < each.win_rate < each.ci95[1]


def won(games: int, *wins: Fraction | int) -> Sums:
    """Return the sums over deals of so many games, with the wins of one bot in each deal."""
    return sum((Sums.of(games, Fraction(each)) for each in wins), Sums())


def test_wins_add_up_exactly() -> None:
    """Thirds of wins add up without rounding, in any order."""
    total = won(1, *[Fraction(1, 3)] * 3)
    assert (total.total, total.count, total.deals) == (1, 3, 3)


def test_games_of_one_deal_are_not_independent() -> None:
    """Deals in which all rotations end alike are worth one game each; deals that vary as chance would, all games."""
    as_chance = (0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4)
    alike = won(4, *[4 if deal % 2 else 0 for deal in range(100)])
    mixed = won(4, *[as_chance[deal % 16] for deal in range(100)])
    assert worth(alike) == pytest.approx(100)
    assert worth(won(4, *[1] * 100)) == 400
    assert worth(mixed) == pytest.approx(400, rel=0.05)
    assert worth(won(4, 4, 4, 4)) == 3.0


def test_a_part_that_plays_in_some_deals_only_is_no_less_sure() -> None:
    """Half of the deals without it: its games are worth as many as if there were only the deals that it plays in."""
    as_chance = (0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4)
    played = won(4, *as_chance)
    assert worth(played + won(0, *[0] * 16)) == worth(played)


def test_parts_and_endings_are_counted() -> None:
    """Every civilisation has its own win rate, whoever played it; endings add up to games."""
    result = simulate("mare_nostrum", ["random"] * 3, 6, seed=1, options={"turn_limit": 5})
    assert [part.name for part in result.parts] == ["Rome", "Carthage", "Babylon", "Egypt", "Greece"]
    assert [part.games for part in result.parts] == [0, 6, 6, 0, 6]  # M11: three play without Rome and Egypt
    assert sum(part.wins for part in result.parts) == pytest.approx(6)
    assert result.parts[0].win_rate is None
    assert result.endings == {"turn-limit": 6}
    assert simulate("neptun", ["random"] * 3, 1).parts == []


def test_islands_and_structures_are_counted() -> None:
    """Parthenon: every island has its own win rate, and its mean score is a number of structures."""
    result = simulate("parthenon", ["random"] * 4, 8, seed=1, options={"years": 1})
    assert [part.games for part in result.parts][:3] == [8, 8, 8]  # P9: the islands with a torch always play
    assert sum(part.games for part in result.parts) == 32
    scores = [bot.mean_score for bot in result.bots if bot.mean_score is not None]
    assert len(scores) == 4 and 2 <= min(scores) <= max(scores) <= 16  # P10, P3: two villages at first, 16 at most
    assert sum(result.endings.values()) == 8


@pytest.mark.parametrize(
    ("wins", "games", "interval"),
    [(0, 10, (0.0, 0.2775)), (5, 10, (0.2366, 0.7634)), (10, 10, (0.7225, 1.0)), (90, 100, (0.8256, 0.9448))],
)
def test_intervals_are_wilsons(wins: float, games: int, interval: tuple[float, float]) -> None:
    """Values from the formula's literature; never a certainty from a few games."""
    assert wilson(wins, games) == pytest.approx(interval, abs=5e-5)


def test_the_same_whatever_the_jobs() -> None:
    """One job or five: the same result, also where games are no multiple of seats; another seed differs."""
    results = [found(simulate("neptun", FOUR, 26, seed=3, jobs=jobs)) for jobs in (1, 5)]
    assert results[0] == results[1]
    assert results[0]["games"] == 26
    assert found(simulate("neptun", FOUR, 26, seed=4)) != results[0]


def test_options_and_boxes_are_played_with() -> None:
    """A simulation follows the options and the box it is given."""
    game = periplus.game("neptun")
    richer = {**game.box, "start": {**game.box["start"], "gold": 50}}
    plain = simulate("neptun", ["greedy"] * 3, 6, seed=1)
    other = simulate("neptun", ["greedy"] * 3, 6, seed=1, options={"bonus_tiles": "fixed3"})
    rich = simulate("neptun", ["greedy"] * 3, 6, seed=1, box=richer)
    assert other.options["bonus_tiles"] == "fixed3"
    calm = simulate("neptun", ["greedy"] * 3, 6, seed=1, options={"wind_between_rounds": "reset5"})
    assert found(calm)["bots"] != found(plain)["bots"]
    assert plain.box != rich.box == periplus.game("neptun", richer).box_digest
    assert found(plain)["bots"] != found(rich)["bots"]


def test_greedy_beats_three_randoms() -> None:
    """One greedy against three randoms wins at least nine of ten games, rotated through the seats."""
    games = 1000 if is_compiled() else 200
    greedy = simulate("neptun", FOUR, games, seed=1, jobs=2).bots[0]
    assert greedy.win_rate is not None and greedy.ci95 is not None
    assert greedy.win_rate >= 0.9
    assert greedy.ci95[0] >= 0.9


def test_greedy_beats_random_at_the_example() -> None:
    """The small game's greedy is better than chance too."""
    greedy = simulate("example", ["greedy", "random"], 200, seed=1).bots[0]
    assert greedy.ci95 is not None
    assert greedy.ci95[0] > 0.6


# Bots that break


BROKEN = """
import os, time, random
from periplus.bots import Bot, Random

class Crash(Random):
    def decide(self, seat):
        if self.luck.below(500) == 0:
            raise ValueError("no idea")
        return super().decide(seat)

class Nonsense(Random):
    def decide(self, seat):
        return "reveal"

class Cheat(Random):
    def decide(self, seat):
        return seat.game.parse("join")

class Fork(Random):
    def decide(self, seat):
        if self.luck.below(40) == 0:
            os.fork()
        return super().decide(seat)

class Tell(Random):
    def decide(self, seat):
        print(os.getpid())
        while True:
            pass

class Noisy(Random):
    def decide(self, seat):
        print("hello")
        return super().decide(seat)

class Careful(Random):
    def decide(self, seat):
        time.sleep(0.04)
        return super().decide(seat)
"""
BROKEN += HOPELESS


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    """Return a file of bots that misbehave."""
    path = tmp_path / "broken.py"
    path.write_text(BROKEN)
    return path


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Crash", r"game \d+: the bot .*broken.py:Crash crashed at broken.py:8: ValueError: no idea"),
        ("Nonsense", r"game \d: the bot .*broken.py:Nonsense answered 'reveal', which is not an action"),
        ("Cheat", r"game \d: the bot .*broken.py:Cheat wanted “join”, which is not allowed \(N15\)"),
        ("Unborn", r"game \d: the bot .*broken.py:Unborn crashed at broken.py:\d+: ValueError: not today"),
        ("Interrupt", r"game \d: the bot .*broken.py:Interrupt crashed at broken.py:\d+: KeyboardInterrupt"),
        ("Die", r"game \d: the process died while the bot .*broken.py:Die was deciding"),
    ],
)
def test_a_bot_that_breaks_ends_the_simulation(name: str, shown: str, jobs: int, broken: Path) -> None:
    """A crash, nonsense, an illegal action or a dead process: an error, no result."""
    with pytest.raises(BotFault, match=shown):
        simulate("neptun", ["random", "random", f"{broken}:{name}"], 60, jobs=jobs)


@pytest.mark.usefixtures("tidy")
@pytest.mark.parametrize(("name", "jobs"), [("Hang", 2), ("Sleep", 1), ("Slow", 1)])
def test_a_bot_that_never_decides_ends_the_simulation(name: str, jobs: int, broken: Path) -> None:
    """An endless loop or a sleep: an error, and all processes are gone."""
    with pytest.raises(BotFault, match=rf"game \d: the bot .*broken.py:{name} did not decide within 1 s"):
        simulate("neptun", [f"{broken}:{name}"] * 3, 60, jobs=jobs, patience=1)


def test_a_bot_that_cannot_be_loaded_ends_the_simulation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The fault of loading comes through from the workers."""
    (tmp_path / "bad.py").write_text("1 / 0")
    with pytest.raises(BadBot, match="cannot be loaded, line 1: ZeroDivisionError"):
        simulate("neptun", [f"{tmp_path}/bad.py:Mine", "random", "random"], 4)
    (tmp_path / "slow.py").write_text("import time\ntime.sleep(1000)")
    monkeypatch.setattr(workers, "LOADING_PATIENCE", 2.0)
    with pytest.raises(BotFault, match=r"slow.py:Mine.* could not be loaded within 2 s"):
        simulate("neptun", [f"{tmp_path}/slow.py:Mine", "random", "random"], 4, patience=1)


@pytest.mark.usefixtures("tidy")
def test_a_bot_that_forks_counts_once(broken: Path) -> None:
    """Copies of a worker that a bot has made count no games, and none is left behind."""
    result = simulate("neptun", [f"{broken}:Fork", "random", "random"], 6, jobs=2)
    assert result.games == 6
    assert sum(each.wins for each in result.bots) == pytest.approx(6)


def test_what_a_bot_prints_does_not_stand_in_the_result(broken: Path) -> None:
    """Standard output is the result alone."""
    arguments = ["simulate", "neptun", "--bots", f"{broken}:Noisy,random,random", "--games", "3", "--json"]
    surroundings = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    done = subprocess.run(
        [sys.executable, "-m", "periplus", *arguments], capture_output=True, text=True, env=surroundings
    )
    assert json.loads(done.stdout)["games"] == 3
    assert done.stderr.count("hello") > 50


def test_workers_end_with_whoever_counts(broken: Path) -> None:
    """The counting process is killed while a bot hangs: its workers end too."""
    arguments = ["simulate", "neptun", "--bots", f"{broken}:Tell,random,random", "--jobs", "1"]
    with subprocess.Popen([sys.executable, "-m", "periplus", *arguments], stderr=subprocess.PIPE, text=True) as run:
        assert run.stderr is not None
        worker = int(run.stderr.readline())
        run.kill()
    for _ in range(100):
        if not Path(f"/proc/{worker}").exists():
            return
        time.sleep(0.1)
    os.kill(worker, signal.SIGKILL)
    pytest.fail("a worker is left behind")


def test_a_simulation_outlives_its_patience(broken: Path) -> None:
    """Patience is for one decision: games that take longer together are no hang."""
    result = simulate("example", [f"{broken}:Careful"] * 2, 2, jobs=1, patience=2)
    assert result.seconds > 2.2
    assert not result.interrupted


# The command line


def test_json_has_all_that_was_promised() -> None:
    """The keys a script relies on."""
    shown = json.loads(
        good("simulate", "neptun", "--games", "8", "--seats", "4", "--bots", ",".join(FOUR), "--seed", "1",
             "--jobs", "2", "--json")
    )  # fmt: skip
    assert {"game", "games", "seats", "decisions", "seconds", "decisions_per_second", "bots"} <= shown.keys()
    assert (shown["game"], shown["games"], shown["seats"]) == ("neptun", 8, 4)
    assert shown["decisions_per_second"] == pytest.approx(shown["decisions"] / shown["seconds"], rel=0.01)
    assert len(shown["bots"]) == 4
    for each in shown["bots"]:
        assert {"name", "games", "wins", "win_rate", "ci95", "mean_score"} == each.keys()
        low, high = each["ci95"]
        assert 0 <= low <= each["win_rate"] <= high <= 1


def test_a_table_is_printed_otherwise() -> None:
    """Names, games, rates with an interval, and the speed; numbers in the manner of the language."""
    shown = good("simulate", "neptun", "--games", "8", "--bots", ",".join(FOUR))
    assert "greedy" in shown
    assert "95 % interval" in shown
    assert "8 games" in shown
    assert "100,0\xa0%" in good("simulate", "neptun", "--games", "4", "--bots", ",".join(FOUR), "--lang", "fr")


@pytest.mark.parametrize(
    ("arguments", "shown"),
    [
        (["--bots", "random", "--seats", "7"], "3, 4, 5"),
        (["--bots", "random,random"], "3, 4, 5"),
        (["--bots", "random", "--seats", "3", "--games", "0"], "at least 1 game"),
        (["--bots", "random", "--seats", "3", "--jobs", "0"], "at least 1 process"),
        (["--bots", "random", "--seats", "3", "--games", "-1"], "-1"),
        (["--bots", "random", "--seats", "3", "--games", "many"], "whole number"),
        (["--bots", "random", "--seats", "3", "--seed", "1.5"], "whole number"),
        (["--bots", "random", "--seats", "3", "--patience", "0"], "at least 1 second"),
        (["--bots", "genius", "--seats", "3"], "there is no bot “genius”"),
        (["--bots", "nowhere.py:Mine", "--seats", "3"], "there is no file nowhere.py"),
        (["--bots", "random,greedy", "--seats", "3"], "2 bots for 3 seats"),
        (["--seats", "3"], "--bots is missing"),
        (["--bots", "greedy"], "--seats"),
        (["--bots", "random", "--seats", "3", "--option", "speed=9"], "speed"),
    ],
)
def test_bad_input_is_told_in_one_line(arguments: list[str], shown: str) -> None:
    """Counts out of range, unknown bots, wrong numbers of them."""
    assert shown in wrong("simulate", "neptun", *arguments)


def interrupted(arguments: list[str], terminal: bool, wait: float) -> tuple[int, str, str]:
    """Start a long simulation, press Ctrl-C after a while, and return how it ended and what it printed."""
    command = [sys.executable, "-m", "periplus", "simulate", "neptun", *arguments]
    ours, theirs = pty.openpty()
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=theirs if terminal else subprocess.PIPE, stdin=theirs, text=True,
        start_new_session=True, preexec_fn=partial(signal.signal, signal.SIGINT, signal.default_int_handler),
    ) as run:  # fmt: skip
        try:
            time.sleep(wait)
            os.killpg(run.pid, signal.SIGINT)
            out, err = run.communicate(timeout=60)
        finally:
            run.kill()
            os.close(theirs)
        return run.returncode, out, drained(ours) if terminal else err


def drained(handle: int) -> str:
    """Return all that was written to a terminal."""
    parts: list[bytes] = []
    while True:
        try:
            part = os.read(handle, 65536)
        except OSError:
            return b"".join(parts).decode()
        if not part:
            return b"".join(parts).decode()
        parts.append(part)


def test_an_uneven_number_of_games_is_told() -> None:
    """7 games of 4 seats: played as asked, with a warning, unless each has a deal of its own."""
    done = run("simulate", "neptun", "--bots", "random", "--seats", "4", "--games", "7", "--json")
    assert json.loads(done.stdout)["games"] == 7
    assert "7 games are not a multiple of 4 seats" in done.stderr
    assert "7 games" in good("simulate", "neptun", "--bots", "greedy", "--seats", "4", "--games", "7")


def test_bots_are_named_not_given() -> None:
    """A class instead of a name -> an error that says how bots are named."""
    with pytest.raises(BadBot, match="bots are given by name"):
        simulate("neptun", [Greedy, Greedy, Greedy], 3)  # type: ignore[list-item]


@pytest.mark.parametrize("terminal", [False, True])
def test_ctrl_c_leaves_partial_results(terminal: bool) -> None:
    """The results of the games played, one clean line, exit code 130; on a terminal a bar was shown before."""
    arguments = ["--bots", "random", "--seats", "3", "--games", "9999999", "--jobs", "2", "--json"]
    for wait in (2, 6, 20):  # on a busy machine the first games may take a while
        code, out, err = interrupted(arguments, terminal, wait)
        shown = json.loads(out or '{"games": 0}')
        if shown["games"]:
            break
    assert code == 130
    assert shown["interrupted"]
    assert 0 < shown["games"] < 9999999
    assert shown["games"] % 3 == 0
    assert sum(each["wins"] for each in shown["bots"]) == pytest.approx(shown["games"])
    assert "Traceback" not in err
    last = err.strip().splitlines()[-1]
    assert "interrupted after" in last
    assert ("9999999" in err and "/" in err) if terminal else err.count("\n") == 1


def test_memory_is_bounded() -> None:
    """Only sums are kept: what the counting process holds does not grow with the games."""
    code = (
        "import resource, sys\n"
        "from periplus.lab import simulate\n"
        "if __name__ == '__main__':\n"
        "    used = []\n"
        "    for games in (30, 1500):\n"
        "        simulate('neptun', ['random'] * 3, games, jobs=2)\n"
        "        used.append(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)\n"
        "    print(used[1] - used[0])\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert int(done.stdout) < 4096  # kilobytes
