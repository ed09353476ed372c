"""A PostgreSQL server of our own for tests, on loopback, which ends with the process that started it."""

import os
import pwd
import random
import shutil
import socket
import subprocess
import tempfile
import time
from contextlib import suppress
from itertools import count
from pathlib import Path

import psycopg

WANTED = "PERIPLUS_NO_POSTGRES"
MISSING = (
    "these tests need PostgreSQL, and its programs (initdb, postgres) are neither in PATH nor in /usr/lib/postgresql:"
    " “make test” installs them, or say “apt-get install postgresql” yourself;"
    f" {WANTED}=1 leaves the tests out"
)
PATIENCE = 30.0

# When standard input ends, which is when we end, however we end, the server is stopped and its data removed.
WATCH = """
"$1" -D "$3/data" -h 127.0.0.1 -p "$2" -k "$3" -F -c max_connections=60 -c log_min_messages=fatal >"$3/log" 2>&1 &
cat >/dev/null
kill -QUIT $!
wait $!
rm -rf "$3"
"""


class NoPostgres(Exception):
    """The programs of PostgreSQL are not here, or do not work."""


def program(name: str) -> str:
    """Return where a program of PostgreSQL is."""
    installed = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: float(path.parts[-3]))
    found = shutil.which(name) or (str(installed[-1]) if installed else None)
    if found is None:
        raise NoPostgres(MISSING)
    return found


def unprivileged() -> str | None:
    """Return as whom to run the server: PostgreSQL refuses to be run by root."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


def free_port() -> int:
    """Return a port of loopback that nobody uses, below those that the system gives to whoever wants any."""
    while True:
        port = random.SystemRandom().randrange(10_000, 30_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class Postgres:
    """A running server, and the databases made in it."""

    def __init__(self) -> None:
        """Set up a server and start it."""
        initdb, postgres, user = program("initdb"), program("postgres"), unprivileged()
        self.home = Path(tempfile.mkdtemp(prefix="periplus-pg-"))
        if user is not None:
            shutil.chown(self.home, user)
        self.port, self.numbers = free_port(), count(1)
        set_up = [initdb, "-D", str(self.home / "data"), "-U", "periplus", "-A", "trust", "-E", "UTF8", "--locale=C"]
        made = subprocess.run([*set_up, "--no-sync"], user=user, cwd="/", capture_output=True, text=True, check=False)
        if made.returncode:
            raise NoPostgres(f"initdb failed: {made.stderr.strip()}")
        words = ["sh", "-c", WATCH, "sh", postgres, str(self.port), str(self.home)]
        self.watch = subprocess.Popen(words, user=user, cwd="/", stdin=subprocess.PIPE, start_new_session=True)
        self.wait_until_ready()

    def url(self, database: str) -> str:
        """Return the address of a database."""
        return f"postgresql://periplus@127.0.0.1:{self.port}/{database}"

    def wait_until_ready(self) -> None:
        """Wait until the server answers."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.url("postgres")).close()
            except psycopg.OperationalError as error:
                if time.monotonic() > until or self.watch.poll() is not None:
                    log = (self.home / "log").read_text()
                    self.stop()
                    raise NoPostgres(f"PostgreSQL does not answer: {error}\n{log}") from None
                time.sleep(0.05)
            else:
                return

    def run(self, command: str) -> list[tuple[object, ...]]:
        """Run a command of SQL as the owner of the server; return what it answers."""
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            answer = connection.execute(command.encode())
            return answer.fetchall() if answer.description else []

    def new_database(self) -> str:
        """Make an empty database and return its name."""
        name = f"tables_{next(self.numbers)}"
        self.run(f"CREATE DATABASE {name}")
        return name

    def drop(self, database: str) -> None:
        """Throw a database away, whoever still uses it."""
        self.run(f"DROP DATABASE {database} WITH (FORCE)")

    def cut(self, database: str, who: str = "true") -> int:
        """End the connections to a database (those that a condition chooses); return how many there were."""
        chosen = f"pg_stat_activity WHERE datname = '{database}' AND {who}"
        ended = [pid for pid, _ in self.run(f"SELECT pid, pg_terminate_backend(pid) FROM {chosen}")]
        while ended and self.run(f"SELECT pid FROM pg_stat_activity WHERE pid = ANY(ARRAY{ended})"):
            time.sleep(0.01)
        return len(ended)

    def stop(self) -> None:
        """Stop the server."""
        self.watch.communicate()
