"""Nothing that only Linux has is needed: not when this machine plays Windows, nor where limits are refused (macOS)."""

import subprocess
import sys
from pathlib import Path
from unittest.mock import patch

import httpx
import pytest

from periplus.bots.process import limit, use_spare
from periplus.web.serve import SPARE_FILES, allow_connections
from tests.table.postgres import Postgres
from tests.web.conftest import FAST
from tests.web.player import Player, soon
from tests.web.server import Server

pytestmark = pytest.mark.once

PROGRAM = Path(__file__).with_name("windows.py")


class Windows(Server):
    """``periplus serve`` as if on Windows."""

    program = (str(PROGRAM),)


def run(*words: str) -> str:
    """Run a command; return what it prints."""
    done = subprocess.run([sys.executable, str(PROGRAM), *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_simulations_use_several_processes() -> None:
    """They count the processors in another way, and nobody keeps the processes."""
    assert "greedy" in run("simulate", "example", "--games", "4", "--jobs", "2", "--bots", "greedy,random")


def test_tables_are_served(tmp_path: Path) -> None:
    """Scripts are scripts, a bot moves, a second server leaves the file alone, and the doctor finds nothing wrong."""
    server = Windows(tmp_path, *FAST).start()
    try:
        script = httpx.get(f"{server.home}/static/app.js")
        assert script.headers["content-type"].startswith("text/javascript")
        ada = Player(server.home, "Ada")
        ada.open_table("example", ("me", "bot:greedy"))
        assert soon(ada.move).status_code == 200
        with pytest.raises(AssertionError, match="are already open at"):
            Windows(tmp_path).start()
        assert "tables.db" in run("doctor", "--db", server.db, "--port", str(server.port))
    finally:
        server.stop()
    assert "Traceback" not in server.faults()


def test_tables_in_postgresql_are_served(tmp_path: Path, postgres: Postgres) -> None:
    """Its driver gets an event loop that it can work with."""
    server = Windows(tmp_path, *FAST, db=postgres.url(postgres.new_database())).start()
    try:
        ada = Player(server.home, "Ada")
        ada.open_table("example", ("me", "bot:greedy"))
        assert soon(ada.move).status_code == 200
        assert "/host/" in run("host-link", "--db", server.db)
    finally:
        server.stop()


def test_a_system_may_refuse_limits() -> None:
    """Bots have as much memory as there is, and connections are as many as were allowed before."""
    with patch("resource.setrlimit", side_effect=ValueError), patch("resource.getrlimit", return_value=(4096, -1)):
        limit(100)
        use_spare()
        assert allow_connections(8192) == 4096 - SPARE_FILES
