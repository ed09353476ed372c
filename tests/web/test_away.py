"""When the database is away, full or locked: people and programs are told to try again."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from periplus.table.crew import Crew
from periplus.table.house import House
from periplus.table.notices import Herald
from periplus.table.store import Store
from periplus.web.app import make_app

pytestmark = pytest.mark.once

FAULTS = {
    "operational": OperationalError("SELECT", {}, Exception("database is locked")),
    "interface": InterfaceError("SELECT", {}, Exception("database is locked")),
    "pool": PoolTimeout("every connection is locked by somebody"),
}


@pytest.fixture(params=["operational", "interface", "pool"])
def client(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Ask a server whose database stops to answer once it is open."""
    house = House(Store(f"sqlite:///{tmp_path}/tables.db"), Crew(0), Herald("http://example.org"))

    async def away(*things: object) -> None:
        raise FAULTS[request.param]

    with TestClient(make_app(house)) as asking:
        for way in ("run", "ask"):
            monkeypatch.setattr(house.store.database, way, away)
        yield asking


def test_a_program_is_told_to_try_again(client: Any) -> None:
    """As data, with a time."""
    answer = client.get("/api/tables/unknown", headers={"Authorization": "Bearer " + "x" * 40})
    assert (answer.status_code, answer.json()["error"]) == (503, "http-503")
    assert int(answer.headers["Retry-After"]) > 0
    assert "locked" not in answer.text


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Try again"), ("fr", "Réessayez dans un instant"), ("nl", "zo meteen opnieuw")]
)
def test_people_are_told_in_their_language(client: Any, language: str, words: str) -> None:
    """On a page, with a time."""
    client.get("/new")  # gives the device its secret
    answer = client.get("/table/unknown", headers={"Accept-Language": language})
    assert answer.status_code == 503
    assert words in answer.text
    assert int(answer.headers["Retry-After"]) > 0
