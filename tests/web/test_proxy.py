"""What docs/hosting.md says of a proxy: nginx is started as we ship it, before one process, two, and while they die."""

import re
import signal
import subprocess
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path

import httpx
import pytest
from tools.soak_tables import numbers_in

from periplus.table.entries import Acted
from tests.table.postgres import Postgres
from tests.web.conftest import FAST
from tests.web.player import SAME, Player, Stream, log_of, soon
from tests.web.proxy import Proxy
from tests.web.server import KnownServer, Server

pytestmark = pytest.mark.once

AT_ONCE = 5.0
"""Seconds in which a stream tells of a move if nothing holds it up: the next sign of life comes after 15."""
FEW = 40
"""Commands a minute; a tenth as many tables may be opened from one address."""


@pytest.fixture
def behind(tmp_path: Path, proxy: Proxy) -> Iterator[Proxy]:
    """Start one process behind nginx."""
    server = KnownServer(tmp_path, "--rate", str(FEW), "--url", proxy.home).start()
    yield proxy.start(server.port)
    server.stop()
    assert server.faults().replace(f"Periplus is open at {proxy.home}", "").count("Traceback") == 0


def test_pages_streams_and_cookies(behind: Proxy) -> None:
    """Over TLS: cookies are for TLS only, links say https, and both streams tell of a move at once."""
    ada, bob = Player(behind.home, "Ada"), Player(behind.home, "Bob")
    ada.open_table("example", ("me", "open"))
    assert {cookie.secure for cookie in ada.client.cookies.jar if cookie.name == "periplus"} == {True}
    links = re.findall(r'value="([^"]*/join/[^"]+)"', ada.look().text)
    assert [link.startswith(f"{behind.home}/join/") for link in links] == [True]
    bob.join(links[0].removeprefix(behind.home))
    bob.make_token()
    streams = [bob.listen("/stream?seat=2"), bob.listen("/stream", program=True)]
    for stream in streams:
        stream.wait(lambda stream: bool(stream.events))
    told = [len(stream.events) for stream in streams]
    ada.say("say", {"seat": "1", "text": "Ahoy", "command": "1"})
    for stream, before in zip(streams, told, strict=True):
        stream.wait(partial(has_more, before), AT_ONCE)
    ada.leave()
    bob.leave()


def has_more(before: int, stream: Stream) -> bool:
    """Say whether a stream has told of something since."""
    return len(stream.events) > before


def from_address(proxy: Proxy, address: str) -> httpx.Client:
    """Return a browser at another address, whatever it says of itself."""
    way = httpx.HTTPTransport(verify=False, local_address=address)
    return httpx.Client(base_url=proxy.home, transport=way, headers={**SAME, "X-Forwarded-For": "192.0.2.7"})


def test_limits_count_the_visitor(behind: Proxy) -> None:
    """One address opens as many tables as it may, whatever it claims; another is not held back by that."""
    form = {"game": "example", "seats": "2", "who-0": "me", "name-0": "Ada", "who-1": "bot:random"}
    with from_address(behind, "127.0.0.2") as greedy, from_address(behind, "127.0.0.3") as other:
        answers = [greedy.post("/new", data=form).status_code for _ in range(FEW // 10 + 2)]
        assert answers == [303] * (FEW // 10) + [429] * 2
        assert other.post("/new", data=form).status_code == 303
    assert "127.0.0.2 [" in behind.access and "192.0.2.7" not in behind.access


def test_addresses_that_are_keys_are_not_logged(behind: Proxy) -> None:
    """What opens a seat or a table, and what follows a question mark, is in no file of the proxy."""
    ada, bob = Player(behind.home, "Ada"), Player(behind.home, "Bob")
    ada.open_table("example", ("me", "open"))
    keys = [link.rpartition("/")[2] for link in (*ada.invitations(), ada.watch_link())]
    bob.join(ada.invitations()[0])
    bob.get(ada.watch_link())
    bob.get(f"/watch/{keys[-1]}/preview.png")
    back = bob.say("return", {"seat": "2"}, parts=False).text
    keys += re.findall(r"/return/([\w-]+)", back)
    assert len(keys) == 3
    shown = (f"/return/{keys[-1]}", "/stop/table/1/hush", "/table/x?seat=secret")
    for path in (*shown, "/enter/mailed", "/device/handed", "/host/printed"):
        bob.get(path)
    for player in (ada, bob):
        player.leave()
    assert soon(lambda: behind.access.count("/join/... ") >= 2 and "/host/..." in behind.access)
    assert all(f"/{place}/..." in behind.access for place in ("return", "stop", "enter", "device"))
    written = [file.read_text() for file in behind.folder.iterdir() if file.is_file()]
    for word in (*keys, ada.secret, bob.secret, "hush", "secret", "mailed", "handed", "printed"):
        assert not any(word in each for each in written)


def played(player: Player) -> None:
    """Let somebody take a decision, as often as it takes while processes come and go."""

    def moved() -> bool:
        with suppress(httpx.TransportError, ValueError):  # what the proxy says of a process that died is no data
            answer = player.move()
            return answer is not None and answer.status_code == 200
        return False

    soon(moved)


def test_processes_that_die_one_at_a_time(tmp_path: Path, postgres: Postgres, proxy: Proxy) -> None:
    """Two processes, people at four tables spread over them: each is killed in turn; nothing is lost, all play on."""
    db = postgres.url(postgres.new_database())
    servers = list[Server]()
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        servers.append(Server(tmp_path / name, *FAST, "--url", proxy.home, db=db))
    try:
        for each in servers:
            each.start()
        proxy.start(*[each.port for each in servers])
        players = [Player(proxy.home, f"Ada {number}") for number in range(4)]
        for player in players:
            player.open_table("example", ("me", "bot:random"))
        secrets = [player.secret for player in players]
        for dying in servers:
            for player in players:
                played(player)
            dying.stop(signal.SIGKILL)
            for player in players:
                played(player)
                player.listen("/stream?seat=1").wait(lambda stream: bool(stream.events))
            dying.start()
        assert [player.secret for player in players] == secrets
        taken = {player.table: acknowledged(player) for player in players}
        for table, acts in taken.items():
            written = [entry.what for entry in log_of(db, table) if isinstance(entry.what, Acted)]
            assert [what.action for what in written if what.by == "person"] == acts
            numbers, last = numbers_in(db, table)
            assert numbers == list(range(1, last + 1))
        for player in players:
            player.leave()
    finally:
        for each in servers:
            each.stop()
    assert not any("Traceback" in each.faults() for each in servers)


def acknowledged(player: Player) -> list[str]:
    """Return the decisions that somebody was told were taken."""
    acts = [heard for heard in player.heard if heard.path.endswith("/act") and heard.status == 200 and heard.data]
    return [str(heard.data["action"]) for heard in acts if heard.data]


def test_the_configuration_is_good(proxy: Proxy) -> None:
    """Nginx itself finds nothing wrong with it, nor anything to warn of."""
    proxy.configure([8630, 8631])
    words = [str(proxy.program), "-t", "-p", str(proxy.folder), "-c", str(proxy.folder / "nginx.conf")]
    said = subprocess.run(words, capture_output=True, text=True, check=False)
    assert said.returncode == 0 and "warn" not in said.stderr, said.stderr
