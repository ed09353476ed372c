"""What a host sees: metrics, a page that sums them up, and a log for programs; nothing of what must stay hidden."""

import json
import os
import re
import signal
import sys
from collections import Counter
from collections.abc import Iterator
from logging import LogRecord
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from periplus.table.entries import Acted
from periplus.web.log import AsJson
from periplus.web.overlook import quantile
from tests.table.postgres import Postgres, free_port
from tests.web.conftest import FAST
from tests.web.player import Player, log_of, soon
from tests.web.server import KnownServer, Server
from tests.web.test_workers import is_replaced, workers_of

pytestmark = pytest.mark.once

NAMES = ("Adamantia", "Bartholomew")


class Seen:
    """A server that a host looks at."""

    def __init__(self, folder: Path, *words: str, db: str = "") -> None:
        """Start it with a port for the host, and a log for programs."""
        self.port = free_port()
        self.server = KnownServer(folder, *FAST, "--metrics", str(self.port), "--log", "json", *words, db=db).start()

    def get(self, path: str, **headers: str) -> httpx.Response:
        """Look."""
        return httpx.get(f"http://127.0.0.1:{self.port}{path}", headers=headers)

    def status(self) -> dict[str, Any]:
        """Return the figures of the page."""
        told: dict[str, Any] = self.get("/status.json").json()
        return told

    def value(self, name: str, **labels: str) -> float:
        """Add up the samples of a name that have certain labels."""
        families = text_string_to_metric_families(self.get("/metrics").text)
        samples = [sample for family in families for sample in family.samples if sample.name == name]
        return sum(sample.value for sample in samples if labels.items() <= sample.labels.items())

    def lines(self) -> list[dict[str, Any]]:
        """Return the log, every line of which is JSON."""
        return [json.loads(line) for line in self.server.faults().splitlines()]


@pytest.fixture
def seen(tmp_path: Path) -> Iterator[Seen]:
    """A server that a host looks at."""
    made = Seen(tmp_path)
    yield made
    made.server.stop()


def evening(home: str) -> list[Player]:
    """Let two people and a bot play some moves, talk, look back, and be refused; return them."""
    ada, bob = (Player(home, name) for name in NAMES)
    ada.open_table("example", ("me", "open", "bot:greedy"))
    bob.join(ada.invitations()[0])
    ada.make_token()
    stream = ada.listen("/stream", program=True)
    soon(lambda: bool(stream.events))
    for player in (ada, bob, ada, bob, ada):
        assert soon(player.move).status_code == 200
    ada.say("say", {"seat": "1", "text": "behind backs we whisper", "command": "1"})
    ada.ask("/act", {"decision": 900, "action": "stake 3"})
    for path in (f"/join/{ada.secret}", f"/watch/{bob.secret}", f"/table/{ada.secret}", f"/{bob.secret}"):
        ada.get(path)
    return [ada, bob]


def hidden(db: str, players: list[Player]) -> set[str]:
    """Return what neither metrics nor logs may hold: luck, keys, names, talk and addresses."""
    entries = log_of(db, players[0].table)
    what: Any = entries[0].what
    secrets = {what.seed, what.salt, players[0].token, *NAMES, "behind backs", "127.0.0.1", "stake 3"}
    links = {
        link.rpartition("/")[2] for player in players for link in re.findall(r"/(?:join|watch)/[\w-]+", said(player))
    }
    actions = {what.action for what in decisions(db, players[0].table)}
    return secrets | {player.secret for player in players} | links | {each for each in actions if " " in each}


def decisions(db: str, table: str) -> list[Acted]:
    """Return the decisions in the log of a table."""
    return [entry.what for entry in log_of(db, table) if isinstance(entry.what, Acted)]


def said(player: Player) -> str:
    """Return all that a player was sent."""
    return " ".join(heard.body for heard in player.heard)


def test_the_numbers_are_those_of_the_evening(seen: Seen) -> None:
    """Moves of people and bots, tables, open pages, requests by route, faults: as they were, also on the page."""
    ada, bob = evening(seen.server.home)

    def agreed() -> bool:
        counts = Counter(what.by for what in decisions(seen.server.db, ada.table))
        assert counts["person"] >= 4 and counts["bot"] > 0
        return counts == {kind: seen.value("periplus_moves_total", by=kind) for kind in counts}

    soon(agreed)
    assert seen.value("periplus_tables_opened_total") == 1
    assert soon(lambda: seen.value("periplus_tables") == 1 and seen.value("periplus_open_pages") == 1)
    acts = seen.value("periplus_request_seconds_count", route="/table/{id}/act", method="POST", status="200")
    acts += seen.value("periplus_request_seconds_count", route="/table/{id}/fill", method="POST", status="200")
    assert acts >= 4
    assert seen.value("periplus_request_seconds_count", route="/api/tables/{table}/act", status="422") == 1
    assert seen.value("periplus_store_seconds_count") >= 5
    assert seen.value("periplus_memory_bytes") > 20e6
    figures = seen.status()
    assert (figures["tables"], figures["pages"], figures["faults"], figures["processes"]) == (1, 1, 0, 1)
    assert figures["moves"] > 0 and 0 < figures["p50"] <= figures["p95"] < 10_000 and figures["memory"] > 20
    for language, word in (("en", "Moves a second"), ("fr", "Coups par seconde"), ("nl", "Zetten per seconde")):
        assert word in seen.get("/status", **{"Accept-Language": language}).text
    ada.leave()
    bob.leave()


def test_nothing_hidden_is_seen(seen: Seen) -> None:
    """Every byte of metrics, status page and log is searched for luck, keys, names, talk, moves and addresses."""
    players = evening(seen.server.home)
    shown = [seen.get(path).text for path in ("/metrics", "/status", "/status.json")]
    for player in players:
        player.leave()
    routes = {line.get("route") for line in seen.lines()}
    assert {"/join/{invitation}", "/watch/{link}", "/table/{id}", "/api/tables/{table}/act"} <= routes
    secrets = hidden(seen.server.db, players)
    assert len(secrets) > 12
    for told in (*shown, seen.server.faults()):
        assert [word for word in secrets if word in told] == []


def test_a_leak_would_be_found(seen: Seen) -> None:
    """What is searched for was there to be found: each secret was sent to somebody, or is in the database."""
    players = evening(seen.server.home)
    told = " ".join(said(player) for player in players)
    assert all(word in told for word in (*NAMES, "behind backs", players[0].token))
    for player in players:
        player.leave()


def test_it_is_not_public(seen: Seen) -> None:
    """The numbers are at their own port of loopback alone, and only if asked for."""
    assert seen.get("/").status_code == seen.get("/metrics/x").status_code == 404
    for path in ("/metrics", "/status", "/status.json"):
        assert httpx.get(f"{seen.server.home}{path}").status_code == 404
    address = re.findall(rf"\s0: (\w+):{seen.port:04X} ", Path("/proc/net/tcp").read_text())
    assert address in ([], ["0100007F"])
    assert re.search(rf"0100007F:{seen.port:04X} ", Path("/proc/net/tcp").read_text())


def test_a_taken_port_is_told(tmp_path: Path, seen: Seen) -> None:
    """A host who names a port that is in use is told so in a sentence."""
    with pytest.raises(AssertionError, match=f"cannot listen on 127.0.0.1, port {seen.port}"):
        Server(tmp_path, "--metrics", str(seen.port), db=f"sqlite:///{tmp_path / 'other.db'}").start()


def test_workers_add_up(tmp_path: Path, postgres: Postgres) -> None:
    """Moves made at several processes are one number, which the death of a process does not change."""
    seen = Seen(tmp_path, "--workers", "2", db=postgres.url(postgres.new_database()))
    try:
        ada = Player(seen.server.home, "Ada")
        ada.open_table("example", ("me", "bot:greedy"))
        secret = ada.secret
        assert soon(lambda: seen.value("periplus_processes") == 2)
        for _ in range(3):
            ada.client.close()  # a new connection may lead to the other process
            ada.client = seen.server.client()
            ada.client.cookies.set("periplus", secret)
            soon(ada.move)

        def agreed() -> bool:
            written = len(decisions(seen.server.db, ada.table))
            return seen.value("periplus_moves_total") == written > 3

        soon(agreed)
        first = min(workers_of(seen.server))
        os.kill(first, signal.SIGKILL)
        soon(lambda: is_replaced(seen.server, first))
        assert soon(lambda: seen.value("periplus_processes") == 2)
        soon(agreed)
        ada.leave()
    finally:
        seen.server.stop(signal.SIGTERM)  # Ctrl-C would be lost while a process is being replaced


def test_a_fault_is_told_without_its_words(tmp_path: Path) -> None:
    """A fault is one line of JSON: what kind, and where in the code, not what it said."""
    try:
        raise ValueError("Adamantia holds an oar")
    except ValueError as error:
        record = LogRecord("periplus.web", 40, "", 1, "fault %s: %s", ("a1b2", error), sys.exc_info())
    told = json.loads(AsJson().format(record))
    assert told["event"] == "fault a1b2: ValueError" and told["fault"] == "ValueError"
    assert told["places"] == [f"web/test_overlook.py:{record.exc_info[2].tb_lineno}"]  # type: ignore[index, union-attr]
    assert "Adamantia" not in json.dumps(told)


@pytest.mark.parametrize(
    ("limits", "part", "told"),
    [
        ([], 0.5, None),
        ([(0.1, 0.0), (float("inf"), 0.0)], 0.5, None),
        ([(0.1, 10.0), (0.2, 10.0), (float("inf"), 10.0)], 0.5, 50.0),
        ([(0.1, 0.0), (0.2, 10.0), (float("inf"), 10.0)], 0.5, 150.0),
        ([(0.1, 5.0), (0.2, 5.0), (float("inf"), 10.0)], 0.95, 200.0),
    ],
)
def test_quantiles(limits: list[tuple[float, float]], part: float, told: float | None) -> None:
    """They lie where the counts between two limits put them; beyond the last limit, at that limit."""
    assert quantile(limits, part) == told
