"""Backup, restore and roll-back as a host does them: by commands, with a server at which people play in between."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.conftest import FAST
from tests.web.player import Player
from tests.web.server import KnownServer, Server

pytestmark = pytest.mark.once


def periplus(*words: str) -> subprocess.CompletedProcess[str]:
    """Run a command to its end."""
    environment = {**os.environ, "PERIPLUS_LANG": "en"}
    return subprocess.run([sys.executable, "-m", "periplus", *words], capture_output=True, text=True, env=environment)


def done(*words: str) -> str:
    """Run a command that must succeed; return what it says."""
    said = periplus(*words)
    assert said.returncode == 0, said.stderr
    return said.stdout


def refused(*words: str) -> str:
    """Run a command that must be refused; return the one line it says."""
    said = periplus(*words)
    assert (said.returncode, said.stdout, said.stderr.count("\n")) == (2, "", 1), said
    return said.stderr


@pytest.fixture(params=["sqlite", "postgresql"])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    """A server with either kind of database."""
    postgres = request.getfixturevalue("postgres") if request.param == "postgresql" else None
    made = KnownServer(tmp_path, *FAST, db=postgres.url(postgres.new_database()) if postgres else "").start()
    yield made
    made.stop()


def test_a_host_goes_back(kept: Server, tmp_path: Path) -> None:
    """Ada and Bob play on from the backup with the cookies they have, as if what came after it had never been."""
    ada, bob = Player(kept.home, "Ada"), Player(kept.home, "Bob")
    ada.open_table("example", ("me", "open"))
    bob.join(ada.invitations()[0])
    ada.make_token()
    for _ in range(2):
        assert [player.move().status_code for player in (ada, bob) if player.notice()["awaited"]]  # type: ignore[union-attr]
    before, file = ada.version(), str(tmp_path / "evening.backup")
    shown = ada.ask("/view").json()
    assert "1 table" in done("backup", file, "--db", kept.db)
    while ada.version() == before:
        ada.move()
        bob.move()
    told = "are already open at" if kept.db.startswith("sqlite") else "stop the server first"
    assert told in refused("restore", file, "--replace", "--db", kept.db)
    kept.stop()
    assert "is not empty" in refused("restore", file, "--db", kept.db)
    assert "as it was on" in done("restore", file, "--replace", "--db", kept.db)
    kept.start()
    assert ada.version() == before
    assert ada.ask("/view").json() == shown
    while ada.version() == before:
        assert {player.move().status_code for player in (ada, bob) if player.notice()["awaited"]} == {200}  # type: ignore[union-attr]
    assert kept.faults() == ""
    ada.leave()
    bob.leave()


def test_what_a_host_is_told(tmp_path: Path) -> None:
    """Each refusal is a sentence, and says what to do."""
    db, file = f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "b"
    assert "cannot be opened" in refused("backup", str(file), "--db", db)
    file.write_bytes(b"a letter")
    assert "is not a backup of Periplus" in refused("restore", str(file), "--db", db)
    assert not (tmp_path / "tables.db").exists()
