"""A server of our own for tests: a real process on loopback that can be killed and started again."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Self

import httpx

from tests.table.postgres import free_port
from tests.web.known import LUCK

PATIENCE = 60.0


class Server:
    """``periplus serve`` in a process of its own, with a database in a folder."""

    program: tuple[str, ...] = ("-m", "periplus")

    def __init__(self, folder: Path, *words: str, db: str = "") -> None:
        """Name the folder, further words of the command line, and the database (SQLite in the folder, if none)."""
        self.folder = folder
        self.words = words
        self.db = db or f"sqlite:///{folder / 'tables.db'}"
        self.log = folder / "server.log"
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def home(self) -> str:
        """The address."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def public(self) -> str:
        """The address that people are told."""
        return self.words[self.words.index("--url") + 1] if "--url" in self.words else self.home

    def start(self) -> Self:
        """Start, at the same port as before, and wait until the doors are open."""
        command = [sys.executable, *self.program, "serve", "--port", str(self.port), "--db", self.db, *self.words]
        with self.log.open("ab") as log:
            begun = log.tell()
            self.process = subprocess.Popen(
                command, stdout=log, stderr=log, env={**os.environ, "PERIPLUS_LANG": "en"}, cwd=self.folder
            )
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and self.process.poll() is None:
            if f"open at {self.public}" in self.log.read_bytes()[begun:].decode():
                return self
            time.sleep(0.02)
        raise AssertionError(f"the server did not start: {self.log.read_text()}")

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it, politely or not."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            self.process = None

    def send(self, what: signal.Signals) -> None:
        """Send it a signal."""
        assert self.process is not None
        self.process.send_signal(what)

    def client(self) -> httpx.Client:
        """Return a browser without a window: cookies are kept, and commands come from the same site."""
        return httpx.Client(base_url=self.home, headers={"Sec-Fetch-Site": "same-origin"}, timeout=PATIENCE)

    def faults(self) -> str:
        """Return what the server has logged besides its greeting."""
        lines = self.log.read_text().splitlines()
        return "\n".join(line for line in lines if not line.startswith("Periplus is open at"))


class KnownServer(Server):
    """A server at which a test finds the same tables and bots whenever it runs."""

    program = (str(Path(__file__).with_name("known.py")),)

    def deal_for(self, test: str) -> None:
        """Deal all tables from now on as a test has them."""
        (self.folder / LUCK).write_text(test)


class PublicServer(KnownServer):
    """A server for the world, as far as ``--url`` says so; by this name browsers trust it with passkeys."""

    def __init__(self, folder: Path, *words: str, db: str = "") -> None:
        """Name its address."""
        super().__init__(folder, *words, db=db)
        self.words = (*words, "--url", self.home)

    @property
    def home(self) -> str:
        """The address."""
        return f"http://localhost:{self.port}"
