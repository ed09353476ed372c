"""Servers and browsers for the tests of the pages."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.table.test_notices import PostOffice, serving
from tests.web.browser import Guest, Visit, open_chromium
from tests.web.proxy import WANTED, NoProxy, Proxy
from tests.web.server import KnownServer, PublicServer, Server

FAST = ("--rate", "100000", "--patience", "20")


@pytest.fixture(scope="session")
def open_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[KnownServer]:
    """A server that all tests of a worker share."""
    made = KnownServer(tmp_path_factory.mktemp("server"), *FAST).start()
    yield made
    made.stop()


@pytest.fixture
def server(open_server: KnownServer, request: pytest.FixtureRequest) -> KnownServer:
    """The server that all share, with tables that are dealt as this test has them."""
    open_server.deal_for(request.node.name)
    return open_server


@pytest.fixture(scope="module")
def harbour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PublicServer]:
    """A server where strangers meet, for a module."""
    made = PublicServer(tmp_path_factory.mktemp("harbour"), *FAST).start()
    yield made
    made.stop()


@pytest.fixture(scope="module")
def post() -> Iterator[PostOffice]:
    """A post office."""
    office = PostOffice()
    with serving(office):
        yield office


@pytest.fixture(scope="module")
def mailing(tmp_path_factory: pytest.TempPathFactory, post: PostOffice) -> Iterator[PublicServer]:
    """A server that sends mail."""
    made = PublicServer(tmp_path_factory.mktemp("mailing"), *FAST, "--smtp", post.url()).start()
    yield made
    made.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    made = KnownServer(tmp_path, *FAST).start()
    yield made
    made.stop()


@pytest.fixture
def proxy(tmp_path: Path) -> Iterator[Proxy]:
    """Set up nginx."""
    if os.environ.get(WANTED) == "1":
        pytest.skip(f"{WANTED}=1")
    folder = tmp_path / "nginx"
    folder.mkdir()
    try:
        made = Proxy(folder)
    except NoProxy as why:
        pytest.fail(str(why), pytrace=False)
    yield made
    made.stop()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """A browser for a module."""
    with open_chromium() as browser:
        yield browser


@pytest.fixture
def visit(chromium: Browser) -> Iterator[Visit]:
    """Open browsers at a server; nothing in them, nor in the server's log, may be wrong at the end."""
    guests: list[Guest] = []
    faults: dict[Server, str] = {}

    def come(server: Server, **options: object) -> Guest:
        faults.setdefault(server, server.faults())
        guests.append(Guest(server, chromium.new_context(**{"reduced_motion": "reduce", **options})))  # type: ignore[arg-type]
        return guests[-1]

    yield come
    for guest in guests:
        guest.leave()
    assert [guest.unexpected() for guest in guests] == [[] for _ in guests]
    assert [server.faults() for server in faults] == list(faults.values())
