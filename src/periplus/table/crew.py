"""Bots at tables, in their own processes and within a time budget.

A bot is given a world in which only what its seat knows is true. A bot that fails or thinks too long never
holds up a table: ``greedy`` decides instead.
"""

import asyncio
import logging
import secrets
from collections import Counter, OrderedDict
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from itertools import count
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from queue import PriorityQueue
from threading import Lock
from typing import Any
from zlib import crc32

import msgspec

from periplus.bots.bot import Bot, BotFault, ask, begin
from periplus.bots.captain import Search
from periplus.bots.load import load_bot
from periplus.bots.process import deaf, kill, settle_in, stand_back, use_spare
from periplus.bots.seat import Seat
from periplus.games import game_names, game_with
from periplus.kernel.errors import PeriplusError
from periplus.kernel.luck import SEED_BYTES, Luck
from periplus.kernel.state import State
from periplus.table.whose import WHOSE

BUDGET = 5.0
"""Seconds that a bot may think about one decision."""
MEMORY = 1024
"""MiB that a process for bots may use."""
LEAST_MEMORY = 64
LOADING = 30.0
"""Seconds that a process may take to start."""
MOST_AHEAD = 3
"""Questions for the same address that may be waiting when a captain is asked for advice; else greedy alone gives it."""
STAND_IN = "greedy"
MOST_FAULTS = 3
"""Faults in one game after which a bot is no longer asked, as others are waiting behind it."""
REMEMBERED = 500
"""Bots that a process holds, each with what it remembers of its game; also the bots whose faults are counted."""

logger = logging.getLogger("periplus.bots")


class Asked(msgspec.Struct):
    """A question to a bot: a position that its seat cannot tell from the true one."""

    bot: str
    table: str
    seat: int
    game: str
    box: str
    position: dict[str, Any]
    luck: str
    effort: float = 0.0  # with which a captain says how likely each choice is to win, instead of deciding


class Answer(msgspec.Struct):
    """What a bot answered, or what went wrong."""

    action: str = ""
    fault: str = ""
    is_full: bool = False  # its process has no memory left
    chances: list[tuple[str, float]] = []


class Crew:
    """A few processes for bots; the bots of one table always run in the same one."""

    def __init__(self, processes: int, budget: float = BUDGET, memory: int = MEMORY) -> None:
        """Hire the crew; its processes start when they are first needed."""
        self.workers = [Worker(budget, memory) for _ in range(processes)]
        self.memory = memory
        self.faults: OrderedDict[tuple[str, int, str], int] = OrderedDict()

    def start(self) -> None:
        """Start the processes now, in the background."""
        for worker in self.workers:
            worker.thread.submit(worker.start)

    async def ask(self, table: str, bot: str, state: State, seat: int, later: bool = False) -> str:
        """Return what a bot decides, as notation; a question that can be answered ``later`` lets all others pass."""
        world = state.resample(seat, Luck(secrets.token_bytes(SEED_BYTES), [0]))
        asked = Asked(
            bot, table, seat, state.game.name, state.game.box_digest, world.to_json(), secrets.token_hex(SEED_BYTES)
        )
        worker = self.worker_of(table)
        at = table, seat, bot
        for name in (bot, STAND_IN) if self.faults.get(at, 0) < MOST_FAULTS else (STAND_IN,):
            asked.bot = name
            answer = await asyncio.wrap_future(worker.queue(asked, later))
            if answer.action:
                return answer.action
            self.blame(at)
            fault = RuntimeError(answer.fault)  # a log for programs leaves out the words of errors
            logger.warning("table %s, seat %s: the bot %s failed: %s", table, seat, name, fault)
        return str(state.legal_actions(seat)[0])

    async def weigh(self, table: str, world: State, seat: int, luck: bytes, effort: float) -> list[tuple[str, float]]:
        """Return what a captain would do in a world that its seat imagines, the best first, with chances to win.

        If it does not finish in time, or whoever asks has asked for much already, it has nothing to say.
        """
        worker = self.worker_of(table)
        if worker.ahead(WHOSE.get()) > MOST_AHEAD:
            return []
        asked = Asked("", table, seat, world.game.name, world.game.box_digest, world.to_json(), luck.hex(), effort)
        return (await asyncio.wrap_future(worker.queue(asked, later=False))).chances

    def worker_of(self, table: str) -> "Worker":
        """Return who has the bots of a table."""
        return self.workers[crc32(table.encode()) % len(self.workers)]

    def waiting(self) -> int:
        """Return how many questions have yet to be answered."""
        return sum(worker.waiting.qsize() for worker in self.workers)

    def blame(self, at: tuple[str, int, str]) -> None:
        """Count a bot's fault in its game, and forget the bot that has gone longest without one."""
        self.faults[at] = self.faults.get(at, 0) + 1
        latest(self.faults, at)

    def dismiss(self) -> None:
        """Stop all processes."""
        for worker in self.workers:
            worker.dismiss()


class Worker:
    """One process for bots, restarted when it hangs or dies; its own thread asks one question at a time."""

    def __init__(self, budget: float, memory: int) -> None:
        """Start nothing yet."""
        self.budget = budget
        self.memory = memory
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="bots")
        self.waiting: PriorityQueue[tuple[bool, int, int, str, Asked, Future[Answer]]] = PriorityQueue()
        self.numbers = count()
        self.wanted: Counter[str] = Counter()  # questions that are waiting, by the address that they are for
        self.counting = Lock()
        self.process: SpawnProcess | None = None
        self.pipe: Connection | None = None
        self.dismissed = False
        self.one_at_a_time = Lock()  # for starting or stopping the process

    def start(self) -> None:
        """Start the process, unless it is running."""
        if self.process is not None and self.process.is_alive():
            return
        self.stop()
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        self.pipe = ours
        process = context.Process(target=work, args=(theirs, self.memory), daemon=True)
        with self.one_at_a_time, deaf():
            if self.dismissed:
                raise BotFault("error-bot-start")
            process.start()
            self.process = process
        theirs.close()
        if not ours.poll(LOADING):
            self.stop()
            raise BotFault("error-bot-start")
        ours.recv_bytes()

    def stop(self) -> None:
        """Stop the process."""
        with self.one_at_a_time:
            if self.process is not None:
                kill(self.process)
                self.process = None
        if self.pipe is not None:
            self.pipe.close()
            self.pipe = None

    def dismiss(self) -> None:
        """Stop permanently, even in the middle of a question."""
        self.thread.shutdown(wait=False, cancel_futures=True)
        with self.one_at_a_time:
            self.dismissed = True
            if self.process is not None:
                kill(self.process)

    def queue(self, asked: Asked, later: bool) -> "Future[Answer]":
        """Ask a bot when it is its turn; the first question of each address comes before the second of any.

        Those that can be answered later come after all others.
        """
        answer: Future[Answer] = Future()
        whose = WHOSE.get()
        self.waiting.put((later, self.ahead(whose), next(self.numbers), whose, asked, answer))
        self.want(whose, 1)
        self.thread.submit(self.ask_next)
        return answer

    def ahead(self, whose: str) -> int:
        """Return how many questions are waiting for an address."""
        return self.wanted[whose]

    def want(self, whose: str, more: int) -> None:
        """Count the questions of an address, and forget who has none."""
        with self.counting:
            self.wanted[whose] += more
            if not self.wanted[whose]:
                del self.wanted[whose]

    def ask_next(self) -> None:
        """Ask the bot whose turn it is, unless nobody wants to know any more."""
        _, _, _, whose, asked, answer = self.waiting.get()
        self.want(whose, -1)
        if answer.set_running_or_notify_cancel():
            try:
                answer.set_result(self.ask(asked))
            except Exception as error:
                answer.set_exception(error)

    def ask(self, asked: Asked) -> Answer:
        """Ask a bot and wait for it, but no longer than its budget."""
        try:
            self.start()
            assert self.pipe is not None
            self.pipe.send_bytes(msgspec.json.encode(asked))
            if self.pipe.poll(self.budget):
                answer = msgspec.json.decode(self.pipe.recv_bytes(), type=Answer)
                if answer.is_full:
                    self.stop()
                return answer
            fault = f"no decision within {self.budget:g} s"
        except (EOFError, OSError, PeriplusError) as error:
            fault = f"its process has died ({type(error).__name__})"
        except msgspec.MsgspecError:
            fault = "its process does not keep to what was agreed"
        self.stop()
        return Answer(fault=fault)


def work(pipe: Connection, memory: int) -> None:
    """Answer questions until nobody asks any more."""
    settle_in(memory)
    stand_back()  # people's moves come first
    game_names(hidden=True)  # opens them all now, so that this does not count against a bot's time
    seated: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()
    with suppress(EOFError, ConnectionError):  # the process that asked is gone, perhaps in the middle of a question
        pipe.send_bytes(b"ready")
        while True:
            asked = msgspec.json.decode(pipe.recv_bytes(), type=Asked)
            pipe.send_bytes(msgspec.json.encode(answer(asked, seated)))


def answer(asked: Asked, seated: "OrderedDict[tuple[str, int, str], Bot]") -> Answer:
    """Return what a bot decides, or what went wrong."""
    try:
        return Answer(chances=weighed(asked)) if asked.effort else Answer(action=decide(asked, seated))
    except (PeriplusError, KeyboardInterrupt, MemoryError) as error:
        if any(isinstance(each, MemoryError) for each in (error, error.__context__)):  # mypyc sets no cause
            use_spare()
            return Answer(fault="MemoryError", is_full=True)  # our own sentences would need more than the spare
        return Answer(fault=str(error) or type(error).__name__)


def weighed(asked: Asked) -> list[tuple[str, float]]:
    """Return what a captain thinks of its choices, the best first; nothing if there is only one."""
    state = game_with(asked.game, asked.box).from_json(asked.position)
    search = Search(Seat(state, asked.seat), Luck(bytes.fromhex(asked.luck), [0]))
    found = search.think(asked.effort)
    return [(str(each.action), search.chance(each)) for each in found] if search.worlds else []


def decide(asked: Asked, seated: "OrderedDict[tuple[str, int, str], Bot]") -> str:
    """Let a bot decide; the same bot plays its whole game, if there is room to remember it."""
    game = game_with(asked.game, asked.box)
    state = game.from_json(asked.position)
    at = asked.table, asked.seat, asked.bot
    if at not in seated:
        seated[at] = begin(load_bot(asked.bot), Luck(bytes.fromhex(asked.luck), [0]))
    latest(seated, at)
    return str(ask(seated[at], state, asked.seat))


def latest(remembered: "OrderedDict[tuple[str, int, str], Any]", at: tuple[str, int, str]) -> None:
    """Note which bot was used last, and forget the least recently used."""
    remembered.move_to_end(at)
    while len(remembered) > REMEMBERED:
        remembered.popitem(last=False)
