"""What tests of several kinds need."""

import os
from collections.abc import Iterator

import pytest

from tests.table.postgres import WANTED, NoPostgres, Postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Run a server for this session, started when a test first needs it."""
    if os.environ.get(WANTED) == "1":
        pytest.skip(f"{WANTED}=1")
    try:
        server = Postgres()
    except NoPostgres as why:
        pytest.fail(str(why), pytrace=False)
    try:
        yield server
    finally:
        server.stop()
