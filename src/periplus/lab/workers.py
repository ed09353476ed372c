"""Processes that share work: whoever is free takes the next task.

A worker shows a pulse: the decision it has reached. If a pulse stops or a worker dies, the bot that was deciding is
named.
"""

import os
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from ctypes import Array, c_longlong
from math import inf
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from types import TracebackType
from typing import Generic, NoReturn, Self, TypeVar

from periplus.bots.bot import BotFault
from periplus.bots.process import deaf, kill, settle_in
from periplus.kernel.errors import PeriplusError

Task = TypeVar("Task")
Found = TypeVar("Found")

PATIENCE = 60.0
"""Seconds that a bot may take over one decision."""
LOADING_PATIENCE = 10.0
"""Seconds that bots may take to load, even if they must decide faster."""
BREATH = 0.2
"""Seconds between two looks at the workers."""
STARTING, LOADING = -2, -1  # instead of the number of a game
GAME, PLACE, DECISIONS, CELLS = 0, 1, 2, 3


class Pulse:
    """What a worker shows of its work, in memory that others can read: the game, who decides, and how far it is."""

    def __init__(self, cells: Array[c_longlong] | None = None) -> None:
        """Show it in these cells, or to nobody."""
        self.cells = (c_longlong * CELLS)() if cells is None else cells

    def loading(self) -> None:
        """Say that bots are being loaded."""
        self.cells[GAME] = LOADING

    def begin(self, game: int) -> None:
        """Say which game is being played."""
        self.cells[GAME] = game

    def turn(self, place: int) -> None:
        """Say which bot is asked to decide."""
        self.cells[PLACE] = place
        self.cells[DECISIONS] += 1

    @property
    def game(self) -> int:
        """The number of the game, or ``STARTING`` or ``LOADING``."""
        return self.cells[GAME]

    @property
    def place(self) -> int:
        """The place of the bot that is to decide."""
        return self.cells[PLACE]

    def beat(self) -> tuple[int, int]:
        """Return what changes as long as work goes on."""
        return self.cells[GAME], self.cells[DECISIONS]


class Worker(Generic[Task]):
    """A process, and the tasks that it has been given."""

    def __init__(self, begin: Callable[[Pulse], Callable[[Task], object]]) -> None:
        """Start it; ``begin`` returns what it does with each task."""
        context = get_context("spawn")
        self.pulse = Pulse(context.RawArray(c_longlong, CELLS))
        self.pulse.begin(STARTING)
        self.pipe, theirs = context.Pipe()
        self.process: SpawnProcess = context.Process(target=work, args=(begin, theirs, self.pulse), daemon=True)
        with deaf():
            self.process.start()
        theirs.close()
        self.given: deque[int] = deque()
        self.since, self.last = time.monotonic(), self.pulse.beat()

    def give(self, number: int, task: Task) -> None:
        """Give it a task; if it has died, that is found out later."""
        if not self.given:
            self.since = time.monotonic()
        self.given.append(number)
        with suppress(OSError):
            self.pipe.send(task)

    def hangs(self, patience: float) -> bool:
        """Say whether it has waited too long for a decision, or for a bot to load."""
        beat = self.pulse.beat()
        if beat != self.last:
            self.since, self.last = time.monotonic(), beat
        return bool(self.given) and beat[0] != STARTING and time.monotonic() - self.since > allowed(beat[0], patience)


class Workers(Generic[Task, Found]):
    """The processes; what comes of each task is yielded as it comes, with the number of the task."""

    def __init__(
        self,
        begin: Callable[[Pulse], Callable[[Task], Found]],
        tasks: Sequence[Task],
        jobs: int,
        *,
        bots: Callable[[Task], Sequence[str]],
        patience: float = inf,
        lives: int = 1,
        ahead: int = 1,
    ) -> None:
        """Take the tasks, and how to find the names of the bots in one.

        A task is given up only if so many processes have died of it. A worker has so many tasks ``ahead``: with short
        ones it need not wait for the next, while long ones should go to whoever is free.
        """
        self.begin = begin
        self.tasks = tasks
        self.bots = bots
        self.patience = patience
        self.lives = lives
        self.ahead = ahead
        self.deaths: dict[int, int] = {}
        self.left: Iterator[int] = iter(range(len(tasks)))
        self.again: list[int] = []
        self.workers: list[Worker[Task]] = []
        for _ in range(min(jobs, len(tasks))):
            self.workers.append(Worker(begin))

    def __enter__(self) -> Self:
        """Let them work."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Stop them, whatever they are doing."""
        for worker in self.workers:
            kill(worker.process)

    def __iter__(self) -> Iterator[tuple[int, Found]]:
        """Yield what comes of each task; raise what goes wrong."""
        for worker in self.workers * self.ahead:
            self.feed(worker)
        while busy := {worker.pipe: worker for worker in self.workers if worker.given}:
            for pipe in wait(list(busy), BREATH):
                assert isinstance(pipe, Connection)
                yield from self.hear(busy[pipe])
            for worker in self.workers:
                if worker.hangs(self.patience):
                    self.blame("error-bot-hangs", worker)

    def feed(self, worker: Worker[Task]) -> None:
        """Give a worker the next task, if there is one."""
        number = self.again.pop() if self.again else next(self.left, None)
        if number is not None:
            worker.give(number, self.tasks[number])

    def hear(self, worker: Worker[Task]) -> Iterator[tuple[int, Found]]:
        """Yield what a worker has found, and give it the next task; raise the fault that it sends."""
        try:
            heard = worker.pipe.recv()
        except (EOFError, OSError):
            self.replace(worker)
            return
        if isinstance(heard, PeriplusError):
            raise heard
        number = worker.given.popleft()
        self.feed(worker)
        yield number, heard

    def replace(self, worker: Worker[Task]) -> None:
        """Let another process do what one that has died was to do, unless it was not the first to die of it."""
        number = worker.given[0]
        self.deaths[number] = self.deaths.get(number, 0) + 1
        if self.deaths[number] >= self.lives:
            self.blame("error-bot-died", worker)
        kill(worker.process)
        self.again += reversed(worker.given)
        fresh = Worker(self.begin)
        self.workers[self.workers.index(worker)] = fresh
        for _ in worker.given:
            self.feed(fresh)

    def blame(self, id: str, worker: Worker[Task]) -> NoReturn:
        """Name the bot that a worker was waiting for, and the game."""
        names = self.bots(self.tasks[worker.given[0]])
        game = worker.pulse.game
        bots = ", ".join(dict.fromkeys(names)) if game < 0 else names[worker.pulse.place]
        seconds = 0 if self.patience == inf else int(allowed(game, self.patience))
        raise BotFault(id, {"bots": bots, "game": max(0, game + 1), "seconds": seconds})


def allowed(game: int, patience: float) -> float:
    """Return how many seconds a worker may wait for a bot to decide, or to load."""
    return max(patience, LOADING_PATIENCE) if game == LOADING else patience


def in_order(found: Iterable[tuple[int, Found]]) -> Iterator[Found]:
    """Yield what came of tasks in the order of the tasks."""
    kept: dict[int, Found] = {}
    due = 0
    for number, each in found:
        kept[number] = each
        while due in kept:
            yield kept.pop(due)
            due += 1


def work(begin: Callable[[Pulse], Callable[[Task], object]], pipe: Connection, pulse: Pulse) -> None:
    """Do one task after the other, and send what comes of each, or the fault that occurs."""
    settle_in()
    pulse.loading()
    process = os.getpid()
    try:
        do = begin(pulse)
        while True:
            found = do(pipe.recv())
            if os.getpid() != process:
                os._exit(1)  # a bot has forked: its copy counts nothing
            pipe.send(found)
    except (EOFError, BrokenPipeError):
        pass  # nobody is listening any more
    except PeriplusError as error:
        pipe.send(error)
