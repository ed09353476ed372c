"""Processes that share work: what they find comes in order, and a process that dies costs one task."""

import os
import signal
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from periplus.bots import BotFault
from periplus.lab.workers import Pulse, Workers, in_order

pytestmark = pytest.mark.once


def doubling(pulse: Pulse) -> Callable[[int], int]:
    """Return what doubles numbers."""
    return lambda number: 2 * number


def dying(marks: Path, often: int, pulse: Pulse) -> Callable[[int], int]:
    """Return what doubles numbers, but dies of 5, the first so many times."""

    def double(number: int) -> int:
        pulse.begin(number)
        with (marks / str(number)).open("a") as mark:
            mark.write("x")
        if number == 5 and (marks / "5").stat().st_size <= often:
            os.kill(os.getpid(), signal.SIGKILL)
        return 2 * number

    return double


@pytest.mark.usefixtures("tidy")
@pytest.mark.parametrize(("jobs", "ahead"), [(1, 1), (3, 2)])
def test_what_is_found_comes_in_order(jobs: int, ahead: int) -> None:
    """However many processes share the work; none is left behind."""
    with Workers(doubling, range(20), jobs, bots=lambda _: ["greedy"], ahead=ahead) as workers:
        assert list(in_order(workers)) == list(range(0, 40, 2))


def test_nothing_to_do() -> None:
    """No tasks -> nothing is found, and no process is started."""
    with Workers(doubling, range(0), 2, bots=lambda _: []) as workers:
        assert list(workers) == []
        assert workers.workers == []


def test_a_process_that_dies_costs_one_task(tmp_path: Path) -> None:
    """Another one does the same again, and what the first was to do besides."""
    begin = partial(dying, tmp_path, 1)
    with Workers(begin, range(9), 2, bots=lambda _: ["greedy"], lives=2, ahead=2) as workers:
        assert list(in_order(workers)) == list(range(0, 18, 2))
    done = {int(mark.name): mark.stat().st_size for mark in tmp_path.iterdir()}
    assert done == {number: 2 if number == 5 else 1 for number in range(9)}


@pytest.mark.usefixtures("tidy")
def test_a_task_of_which_processes_die_again_and_again_is_given_up(tmp_path: Path) -> None:
    """The game and the bot that was deciding are named."""
    with (
        pytest.raises(BotFault, match="game 6: the process died while the bot mine was deciding"),
        Workers(partial(dying, tmp_path, 9), range(9), 2, bots=lambda _: ["mine"], lives=2) as workers,
    ):
        list(workers)
