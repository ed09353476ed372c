"""Databases for tests of tables: a file, and a real server."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.hosting import LongCrew
from tests.table.postgres import Postgres


@pytest.fixture
def database(postgres: Postgres) -> Iterator[str]:
    """Make a database of PostgreSQL, and return its name."""
    name = postgres.new_database()
    yield name
    postgres.drop(name)


@pytest.fixture
def postgres_url(postgres: Postgres, database: str) -> str:
    """Return the address of an empty database of PostgreSQL."""
    return postgres.url(database)


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """Return the address of a file for SQLite that is not there yet."""
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def store_url(request: pytest.FixtureRequest) -> str:
    """Return the address of an empty database of each kind."""
    found: str = request.getfixturevalue("sqlite_url" if request.param == "sqlite" else "postgres_url")
    return found


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let houses wait for each other, and for a store that is away, only for a moment."""
    monkeypatch.setattr("periplus.table.tables.HESITATE", 0.05)
    monkeypatch.setattr("periplus.table.tables.PATIENCE", 0.05)
    monkeypatch.setattr("periplus.table.neighbours.PATIENCE", 0.05)


@pytest.fixture(scope="session")
def crew() -> Iterator[LongCrew]:
    """Keep one process for bots through all tests that only want bots to play."""
    made = LongCrew(1)
    yield made
    made.go_home()
