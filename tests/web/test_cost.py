"""What requests cost: nothing is done twice, and nothing in another thread that could be done at once."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from periplus.kernel.state import State
from periplus.table.crew import Crew
from periplus.table.house import House
from periplus.table.notices import Herald
from periplus.table.store import Store
from periplus.web.app import make_app
from periplus.web.kept import kept
from periplus.web.limits import Limits

pytestmark = pytest.mark.once

SEATS = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bob"}]


@pytest.fixture
def house(tmp_path: Path) -> House:
    """Return a house whose tables are in a file."""
    return House(Store(f"sqlite:///{tmp_path}/tables.db"), Crew(0), Herald("http://example.org"))


@pytest.fixture
def client(house: House) -> Iterator[Any]:
    """Ask a server."""
    with TestClient(make_app(house)) as asking:
        yield asking


@pytest.fixture
def tokens(client: Any) -> dict[str, str]:
    """Return the address of a table for two, and what its seats and its spectators say that they are."""
    made = client.post("/api/tables", json={"game": "example", "seats": SEATS}).json()
    return {"at": f"/api/tables/{made['table']}", **made["tokens"], "watch": made["watch"]}


def says(token: str) -> dict[str, str]:
    """Return the header that says who asks."""
    return {"Authorization": f"Bearer {token}"}


def test_requests_are_counted_at_once(client: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the loop that serves everybody, where counting needs no lock, and not in a thread."""
    counted = []

    def count(limits: Limits, kind: str, who: str) -> None:
        counted.append(asyncio.get_running_loop())  # there is none in other threads

    monkeypatch.setattr(Limits, "count", count)
    assert client.get("/api/games").status_code == 200
    assert counted


def test_a_view_is_worked_out_once(client: Any, tokens: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    """However many programs look from a seat, until something happens at the table."""
    views: list[int | None] = []
    view = State.view

    def counting(state: State, seat: int | None) -> Any:
        views.append(seat)
        return view(state, seat)

    def look(who: str) -> dict[str, Any]:
        seen: dict[str, Any] = client.get(f"{tokens['at']}/view", headers=says(tokens[who])).json()
        return seen

    monkeypatch.setattr(State, "view", counting)
    first = [look(who) for who in ("0", "0", "1", "watch", "watch", "watch")]
    assert sorted(map(str, views)) == ["0", "1", "None"]
    assert first[3] == first[5] != first[0]
    offered = client.get(f"{tokens['at']}/actions", headers=says(tokens["0"])).json()
    said = {"action": offered["actions"][0]["notation"], "decision": offered["decision"]}
    assert client.post(f"{tokens['at']}/act", json=said, headers=says(tokens["0"])).status_code == 200
    assert look("0") != first[0]


def test_who_has_a_key_is_not_asked_of_the_file_again(
    client: Any, house: House, tokens: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A program that has looked once looks again while the database is away."""
    assert client.get(tokens["at"], headers=says(tokens["0"])).status_code == 200
    monkeypatch.setattr(house.store.database, "ask", None)
    for who in ("0", "1", "watch"):
        assert client.get(tokens["at"], headers=says(tokens[who])).status_code == 200
    assert client.get(tokens["at"], headers=says("x" * 40)).status_code in (401, 403)


def test_a_token_that_was_replaced_opens_nothing(client: Any, house: House, tokens: dict[str, str]) -> None:
    """Nor from memory, at the very next request."""
    table = tokens["at"].rpartition("/")[2]

    async def replace() -> str:
        former = tokens["1"]
        return await house.token(await house.holder(table, former), 1, former)

    assert client.get(tokens["at"], headers=says(tokens["1"])).status_code == 200
    with client.portal() as portal:
        latter = portal.call(replace)
    assert client.get(tokens["at"], headers=says(latter)).json()["seat"] == 1
    assert client.get(tokens["at"], headers=says(tokens["1"])).status_code in (401, 403)


def test_texts_are_kept_up_to_so_many_bytes() -> None:
    """What was asked for last stays; the oldest go, however many there are, and those that are asked for come first."""
    made = []

    @kept(100, len)
    def doubled(text: str) -> str:
        made.append(text)
        return text * 2

    for text in ("a" * 10, "b" * 10, "c" * 10, "a" * 10, "d" * 10):
        assert doubled(text) == text * 2
    assert len(made) == 4
    doubled("a" * 10)
    assert len(made) == 4
    doubled("b" * 10)
    assert len(made) == 5
    assert doubled("e" * 1000) == doubled("e" * 1000)
    assert len(made) == 6
    doubled("a" * 10)
    assert len(made) == 7


def test_a_table_without_watchers_holds_nothing_for_them(house: House, client: Any, tokens: dict[str, str]) -> None:
    """When the last has gone, what was made for them goes too."""
    (live,) = house.lives.values()

    async def watch() -> None:
        async with house.watching(live, 0), house.watching(live, None):
            live.view(live.table, 0)
            live.lasting("drawings", list)
            assert live.cache and live.lasts

    with client.portal() as portal:
        portal.call(watch)
    assert not live.cache and not live.lasts
