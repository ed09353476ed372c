"""How much one visitor, one token and one address may ask for: others always find room."""

import asyncio
import re
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from litestar import Request
from litestar.exceptions import TooManyRequestsException
from litestar.response import Stream as StreamResponse
from litestar.testing import TestClient

from periplus.table.crew import Crew
from periplus.table.entries import Said
from periplus.table.house import House
from periplus.table.keys import Holder
from periplus.table.live import Live
from periplus.table.notices import Herald
from periplus.table.store import Store
from periplus.web import api
from periplus.web.api import Caller, told
from periplus.web.app import make_app
from periplus.web.doctor import show_doctor
from periplus.web.limits import ENOUGH, MINUTE, Limits, network_of, with_streams
from tests.table.hosting import after, people, setting, table_of
from tests.web.player import SAME, Stream
from tests.web.server import KnownServer, Server

pytestmark = [pytest.mark.once, pytest.mark.filterwarnings("ignore::DeprecationWarning")]

RATE = 50
places = count(1)


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that allows little."""
    made = KnownServer(tmp_path_factory.mktemp("strict"), "--rate", str(RATE)).start()
    yield made
    assert "Traceback" not in made.faults()
    made.stop()


@pytest.fixture
def place() -> str:
    """An address that nobody else has."""
    return f"10.0.0.{next(places)}"


@pytest.fixture
def minute() -> None:
    """At least ten seconds of the minute in which commands are counted."""
    left = MINUTE - time.monotonic() % MINUTE
    if left < 10:
        time.sleep(left)


def at(place: str, token: str = "") -> dict[str, str]:
    """Return the headers of somebody at an address, as a proxy sends them."""
    return {"X-Forwarded-For": place, **({"Authorization": f"Bearer {token}"} if token else {})}


def open_table(server: Server, *kinds: str) -> dict[str, Any]:
    """Open a table at an address of its own; return what its host is told."""
    asked = {"game": "example", "seats": [{"kind": kind} for kind in kinds]}
    answer = httpx.post(f"{server.home}/api/tables", json=asked, headers=at(f"10.0.1.{next(places)}"))
    assert answer.status_code == 201, answer.text
    told: dict[str, Any] = answer.json()
    return told


def listen(server: Server, told: dict[str, Any], token: str, place: str, times: int) -> list[Stream]:
    """Listen to a table several times."""
    path = f"/api/tables/{told['table']}/stream"
    return [Stream(server.home, path, at(place, token)) for _ in range(times)]


def stop(*streams: Stream) -> None:
    """Listen no more."""
    for each in streams:
        each.stop()


def open_again(server: Server, told: dict[str, Any], token: str, place: str) -> bool:
    """Say whether one more stream is opened."""
    (stream,) = listen(server, told, token, place, 1)
    stream.stop()
    return stream.status == 200


# Streams


def test_every_stream_is_counted() -> None:
    """Every route that answers with a stream of events counts it, but for the doctor's, whose address is a key."""
    house = House(Store("sqlite:////nowhere/tables.db"), Crew(0), Herald("http://example.org"))
    handlers = {
        each for route in make_app(house).routes for each, *_ in getattr(route, "route_handler_map", {}).values()
    }
    streaming = [each for each in handlers if each.parsed_fn_signature.return_type.annotation is StreamResponse]
    assert len(streaming) == 5
    assert [each.fn for each in streaming if with_streams not in (each.middleware or ())] == [show_doctor.fn]


def test_one_token_cannot_hold_all_streams(strict: Server, place: str) -> None:
    """One program opens streams without end -> 20 of them, then 429 in words; others listen, and places come free."""
    told = open_table(strict, "me", "me")
    ours, theirs = told["tokens"]["0"], told["tokens"]["1"]
    many = listen(strict, told, ours, place, 25)
    assert [each.status for each in many] == [200] * 20 + [429] * 5
    refused = many[-1].answer
    assert int(refused.headers["Retry-After"]) > 0
    assert open_again(strict, told, theirs, place)
    stop(*many)
    for _ in range(30):
        assert open_again(strict, told, ours, place)


def test_a_stream_is_refused_in_words(strict: Server, place: str) -> None:
    """One too many -> a problem with a sentence, and when to come again."""
    told = open_table(strict, "me", "me")
    many = listen(strict, told, told["host"], place, 20)
    path = f"{strict.home}/api/tables/{told['table']}/stream"
    answer = httpx.get(path, headers=at(place, told["host"]))
    assert answer.status_code == 429
    assert answer.json()["error"] == "http-429" and answer.json()["message"]
    stop(*many)


def test_one_address_cannot_hold_all_streams(strict: Server, place: str) -> None:
    """One address opens streams with many tokens -> as many as the rate; another address still listens."""
    tables = [open_table(strict, "me", "me") for _ in range(4)]
    many = [each for told in tables for each in listen(strict, told, told["host"], place, 15)]
    assert [each.status for each in many].count(200) == RATE
    told = tables[0]
    assert not open_again(strict, told, told["tokens"]["1"], place)
    assert open_again(strict, told, told["tokens"]["1"], f"{place}9")
    stop(*many)


def test_one_spectator_cannot_lock_out_all_others(strict: Server, place: str) -> None:
    """One watcher opens streams without end, with one token or as many visitors -> others at other places look on."""
    told = open_table(strict, "me", "me")
    many = listen(strict, told, told["watch"], place, 60)
    assert [each.status for each in many].count(200) == 20
    assert open_again(strict, told, told["watch"], f"{place}9")
    stop(*many)


def test_no_address_fills_a_table() -> None:
    """Spectators at one address, however many they are, leave most of the room at a table to others."""
    limits = Limits(600)
    assert limits.most_streams["visitor"] < limits.most_streams["guests"] < limits.most_streams["table"] / 4


@pytest.mark.parametrize("path", ["stream?seat=1", "curtain"])
def test_pages_are_counted_too(strict: Server, place: str, path: str) -> None:
    """One browser opens the page, or its curtain, without end -> 20, then 429."""
    who = ["me", "here"] if path == "curtain" else ["me", "bot:greedy"]
    form = {"game": "example", "seats": "2", "name-0": "Ada", "name-1": "Bob"}
    with httpx.Client(base_url=strict.home, headers={**SAME, **at(place)}) as ada:
        ada.get("/")
        answer = ada.post("/new", data={**form, "who-0": who[0], "who-1": who[1]})
        headers = {**at(place), "Cookie": f"periplus={ada.cookies['periplus']}"}
        many = [Stream(strict.home, f"{answer.headers['location']}/{path}", headers) for _ in range(23)]
    assert [each.status for each in many] == [200] * 20 + [429] * 3
    stop(*many)


def test_programs_are_not_told_who_comes_and_goes() -> None:
    """Others come and go while a program listens -> nothing is sent, nor even worked out."""

    async def scene() -> None:
        house = House(Store("sqlite:////nowhere/tables.db"), Crew(0), Herald("http://example.org"))
        live = Live(table_of(setting("example", *people(2))))
        told, seen = 0, 0

        async def listen(presence: bool) -> None:
            nonlocal told, seen
            async for _ in house.changes(live, Holder("t"), 60.0, presence):
                if presence:
                    seen += 1
                else:
                    told += 1

        listening = [asyncio.create_task(listen(presence)) for presence in (True, False)]
        await asyncio.sleep(0.05)
        for _ in range(50):
            async with house.watching(live, None):
                await asyncio.sleep(0)
        await asyncio.sleep(0.4)
        assert told == 1
        assert seen == 2  # all who came and went are told at once
        for each in listening:
            each.cancel()

    asyncio.run(scene())


def test_what_a_programs_stream_sends_is_made_once() -> None:
    """Several programs listen at one seat -> one event for all of them, until something happens."""
    live = Live(table_of(setting("example", *people(2))))
    house = House(Store("sqlite:////nowhere/tables.db"), Crew(0), Herald("http://example.org"))
    one, other, beside = (Caller(house, live, Holder("t", (seat,))) for seat in (0, 0, 1))
    first = told(one)
    assert told(other) is first and told(beside) != first
    live.take(after(live.table, Said(0, "Ada", "hello")))
    assert told(other) != first


def test_only_what_happens_wakes_a_programs_stream() -> None:
    """Not who comes and goes: many could come and go again and again."""
    asked = list[bool]()

    class Ears(House):
        async def holder(self, table: str, secret: str) -> Holder:
            return Holder("t", (0,))

        async def live(self, id: str) -> Live:
            return Live(table_of(setting("example", *people(2))))

        async def changes(
            self, live: Live, holder: Holder, breath: float, presence: bool = True
        ) -> AsyncIterator[bool]:
            asked.append(presence)
            yield False

    async def scene() -> list[bytes]:
        house = Ears(Store("sqlite:////nowhere/tables.db"), Crew(0), Herald("http://example.org"))
        state, headers = {"streams": ExitStack()}, [(b"authorization", b"Bearer " + b"x" * 30)]
        app = SimpleNamespace(state={"limits": Limits(600)})
        scope: Any = {"type": "http", "method": "GET", "path": "/", "headers": headers, "state": state}
        answer = await api.stream.fn(Request(scope | {"litestar_app": app, "client": ("10.0.0.1", 1)}), house, "t")
        events: Any = answer.iterator
        return [event async for event in events]

    assert len(asyncio.run(scene())) == 1 and asked == [False]


# Commands


@pytest.mark.usefixtures("minute")
def test_a_made_up_token_makes_nobody_another_visitor(strict: Server, place: str) -> None:
    """A browser with one made-up token after another -> still one visitor; a program with one -> still one address."""
    with httpx.Client(base_url=strict.home, headers={**SAME, **at(place)}) as ada:
        ada.get("/")
        page = [
            ada.post(
                "/language", data={"language": "en"}, headers={"Authorization": f"Bearer {number:030}"}
            ).status_code
            for number in range(RATE + 3)
        ]
    assert page == [303] * RATE + [429] * 3
    told = open_table(strict, "me", "me")
    path = f"{strict.home}/api/tables/{told['table']}/wishes"
    ours = [httpx.post(path, json={}, headers=at(place, told["host"])).status_code for _ in range(RATE + 1)]
    assert ours == [200] * RATE + [429]
    assert httpx.post(path, json={}, headers=at(place, "x" * 30)).status_code == 403  # not 429: nobody's
    assert httpx.post(path, json={}, headers=at(place, told["tokens"]["1"])).status_code == 200


@pytest.mark.usefixtures("minute")
def test_every_new_table_is_counted(strict: Server, place: str) -> None:
    """Set up by a form, at once, as a lesson, by a program, or as a rematch: a tenth of the rate, whatever the way."""
    told = open_table(strict, "me", "bot")
    form = {"game": "neptun", "seats": "3"}
    with httpx.Client(base_url=strict.home, headers={**SAME, **at(place)}) as ada:
        ada.get("/")
        for path in ("/new", "/play-now", "/learn/neptun", "/api/tables", f"/table/{told['table']}/rematch"):
            assert ada.post(path, data=form).status_code != 429, path
        for path in ("/new", "/play-now", "/learn/neptun", "/api/tables", f"/table/{told['table']}/rematch"):
            answer = ada.post(path, data=form)
            assert answer.status_code == 429, path
            assert int(answer.headers["Retry-After"]) > 0
        assert ada.post("/language", data=form).status_code == 303


@pytest.mark.usefixtures("minute")
def test_a_network_of_ipv6_is_one_address(strict: Server) -> None:
    """Everybody has 2**64 addresses of IPv6: they count as one."""
    asked = {"game": "example", "seats": [{"kind": "me"}, {"kind": "me"}]}
    made = [
        httpx.post(f"{strict.home}/api/tables", json=asked, headers=at(f"2001:db8::{number}")).status_code
        for number in range(1, RATE // 10 + 2)
    ]
    assert made == [201] * (RATE // 10) + [429]
    assert httpx.post(f"{strict.home}/api/tables", json=asked, headers=at("2001:db8:0:1::1")).status_code == 201


@pytest.mark.usefixtures("minute")
@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("nobody", "nobody"),
        ("a:b", "a:b"),
    ],
)
def test_whoever_comes_by_ipv4_has_an_address_of_their_own(host: str, network: str) -> None:
    """A server that listens for both kinds of addresses hears of IPv4 as IPv6: these are not all one network."""
    assert network_of(host) == network


def test_refusals_of_pages_are_in_words(strict: Server, place: str) -> None:
    """429 on a page is a page."""
    with httpx.Client(base_url=strict.home, headers={**SAME, **at(place)}) as ada:
        for _ in range(RATE // 10 + 1):
            answer = ada.post("/play-now", data={"game": "example"})
        assert re.search(r"<h1[^>]*>[^<]{10,}", answer.text)
        assert answer.status_code == 429


# In a day


def test_an_address_opens_only_so_many_tables_a_day(monkeypatch: pytest.MonkeyPatch) -> None:
    """Slowly, but without end -> half the rate; the next day it is as before, and commands are still taken."""
    clock = [86_400.0 * 5]
    monkeypatch.setattr("periplus.web.limits.time.monotonic", lambda: clock[0])
    limits = Limits(600)

    def opened(who: str, times: int) -> int:
        for done in range(times):
            clock[0] += 61.0
            try:
                limits.count("tables", who)
            except TooManyRequestsException as error:
                assert (error.headers or {})["Retry-After"] == str(int(86_400 * 6 - clock[0]))
                return done
        return times

    assert opened("10.0.0.1", 400) == 300
    assert opened("10.0.0.2", 100) == 100
    for _ in range(2000):
        limits.count("address", "10.0.0.1")
    clock[0] += 86_400.0
    assert opened("10.0.0.1", 100) == 100


@pytest.mark.parametrize(("kind", "most"), [("talk", 6_000), ("address", 60_000)])
def test_an_address_writes_only_so_much_a_day(monkeypatch: pytest.MonkeyPatch, kind: str, most: int) -> None:
    """Remarks and commands, as fast as they may come, under ever new names -> so many; looking has no end."""
    clock = [86_400.0 * 5]
    monkeypatch.setattr("periplus.web.limits.time.monotonic", lambda: clock[0])
    limits = Limits(600)
    for _ in range(most):
        clock[0] += 60 / limits.rates[kind] + 0.001
        limits.count(kind, "10.0.0.1")
    with pytest.raises(TooManyRequestsException, match=ENOUGH):
        limits.count(kind, "10.0.0.1")
    for _ in range(1000):
        limits.count("looks", "10.0.0.1")


def test_talk_is_counted_by_address_as_well(tmp_path: Path) -> None:
    """One visitor after the other, each with a secret of their own -> all of them together may talk so much."""
    app = make_app(House(Store(f"sqlite:///{tmp_path}/tables.db"), Crew(0), Herald("http://example.org")), rate=50)
    told = list[int]()
    with TestClient(app) as client:
        for number in range(14):
            client.cookies.clear()
            said = {"text": "hello", "name": f"Eve {number}"}
            who = {"Cookie": f"periplus={number:030}"}
            told.append(client.post("/table/nowhere/say", data=said, headers={**SAME, **who}).status_code)
    assert told == [404] * 10 + [429] * 4


def test_too_many_tables_in_a_day_are_refused_in_words(tmp_path: Path) -> None:
    """A page says that it is for today; a program is told when to come again."""
    app = make_app(House(Store(f"sqlite:///{tmp_path}/tables.db"), Crew(0), Herald("http://example.org")), rate=600)
    app.state["limits"].in_a_day["tables"] = 0
    with TestClient(app) as client:
        page = client.post("/play-now", data={"game": "neptun"}, headers=SAME)
        told = client.post("/api/tables", json={"game": "neptun", "seats": []})
    assert (page.status_code, told.status_code) == (429, 429)
    assert "tomorrow" in page.text and told.json()["message"] == ENOUGH
    assert int(page.headers["Retry-After"]) > 0
