"""Several processes at one socket: one command starts them, replaces those that die, and ends them all."""

import os
import signal
from functools import partial
from pathlib import Path

import pytest

from tests.table.postgres import Postgres
from tests.web.conftest import FAST
from tests.web.player import Player, soon
from tests.web.server import Server

pytestmark = pytest.mark.once


def workers_of(server: Server) -> set[int]:
    """Return the processes that serve tables."""
    assert server.process is not None
    pid = server.process.pid
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return {int(each) for each in children if b"spawn_main" in Path(f"/proc/{each}/cmdline").read_bytes()}


def is_replaced(server: Server, worker: int) -> bool:
    """Say whether another process has taken the place of one."""
    now = workers_of(server)
    return len(now) == 2 and worker not in now


def test_workers_are_replaced_one_at_a_time(tmp_path: Path, postgres: Postgres) -> None:
    """Each of two is killed in turn: Ada keeps her seat and plays on, and at the end nobody is left behind."""
    server = Server(tmp_path, "--workers", "2", *FAST, db=postgres.url(postgres.new_database())).start()
    try:
        ada = Player(server.home, "Ada")
        ada.open_table("example", ("me", "bot:greedy"))
        first, secret = workers_of(server), ada.secret
        assert len(first) == 2
        for each in sorted(first):
            ada.client.close()
            os.kill(each, signal.SIGKILL)
            soon(partial(is_replaced, server, each))
            ada.client = server.client()
            ada.client.cookies.set("periplus", secret)
            answer = soon(ada.move)
            assert answer.status_code == 200
        left = workers_of(server)
        assert not left & first
        server.stop(signal.SIGTERM)
        soon(lambda: not any(Path(f"/proc/{each}").exists() for each in left))
        assert server.faults().count("has died (-9) and is replaced") == 2
        assert "Traceback" not in server.faults()
    finally:
        server.stop()


def test_a_file_is_not_shared(tmp_path: Path) -> None:
    """SQLite with two processes is refused in a sentence."""
    with pytest.raises(AssertionError, match="several processes can only share tables that are stored in PostgreSQL"):
        Server(tmp_path, "--workers", "2").start()


def test_bots_of_a_server_have_their_share_of_memory_and_end_with_it(tmp_path: Path) -> None:
    """As much as it was told; SIGKILL leaves nobody behind."""
    server = Server(tmp_path, "--bot-memory", "200").start()
    assert server.process is not None
    pid = server.process.pid
    try:
        soon(lambda: any(data_limit(each) == 200 << 20 for each in started_by(pid)))
        left = started_by(pid)
    finally:
        server.stop(signal.SIGKILL)
    soon(lambda: not any(Path(f"/proc/{each}").exists() for each in left))


def started_by(pid: int) -> list[int]:
    """Return the processes that one has started, and those that they have."""
    listed = Path(f"/proc/{pid}/task").glob("*/children")
    found = [int(each) for children in listed for each in children.read_text().split()]
    return found + [each for child in found for each in started_by(child)]


def data_limit(pid: int) -> int:
    """Return how many bytes of data a process may have, or 0 if there is no limit."""
    lines = Path(f"/proc/{pid}/limits").read_text().splitlines()
    (soft,) = [line.split()[3] for line in lines if line.startswith("Max data size")]
    return int(soft) if soft.isdigit() else 0


def test_too_little_memory_for_bots_is_refused(tmp_path: Path) -> None:
    """They could not even start."""
    with pytest.raises(AssertionError, match="bots need at least 64 MiB"):
        Server(tmp_path, "--bot-memory", "63").start()
