"""Bots of the host's own: readers learn their names, and nothing of where their files are."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from periplus.bots.load import offered
from periplus.table.entries import Acted, Chair, Filled, Handed
from periplus.version import is_compiled
from tests.table.hosting import after, person, setting, table_of
from tests.web.conftest import FAST
from tests.web.player import Player, log_of, soon
from tests.web.server import KnownServer, Server

pytestmark = pytest.mark.once

MINE = """
from periplus.bots import Bot

class Mine(Bot):
    def decide(self, seat):
        return seat.legal_actions()[-1]
"""


@pytest.fixture
def offering(tmp_path: Path) -> Iterator[Server]:
    """A server that offers two bots called alike, in folders that are nobody's business."""
    for name in ("here", "there"):
        folder = tmp_path / "private" / name
        folder.mkdir(parents=True)
        (folder / f"{name}.py").write_text(MINE)
    bots = [word for name in ("here", "there") for word in ("--bot", f"{tmp_path}/private/{name}/{name}.py:Mine")]
    made = KnownServer(tmp_path, *FAST, *bots).start()
    yield made
    made.stop()


def has_decided(server: Server, table: str) -> bool:
    """Say whether the bot of a table has decided."""
    return any(isinstance(entry.what, Acted) and entry.what.by == "bot" for entry in log_of(server.db, table))


def test_only_names_are_told(offering: Server) -> None:
    """Lists, tables, pages and faults name bots; each plays, also under the address by which older programs ask."""
    games = httpx.get(f"{offering.home}/api/games").json()
    assert games[0]["bots"] == [*offered([]), "Mine", "there.Mine"]
    ada = Player(offering.home, "Ada")
    path = str(offering.folder / "private" / "here" / "here.py:Mine")
    told = []
    for bot in ("Mine", "there.Mine", path):
        asked = {"game": "example", "seats": [{"kind": "me"}, {"kind": "bot", "bot": bot}]}
        made = httpx.post(f"{offering.home}/api/tables", json=asked).json()
        ada.table, ada.token = made["table"], made["host"]
        act = ada.ask("/act", {"decision": 0, "action": ada.ask("/actions").json()["actions"][0]["notation"]})
        assert act.status_code == 200
        soon(partial(has_decided, offering, ada.table))
        told += [ada.ask("").text, ada.ask("/log").text]
    assert [each.count('"bot":"Mine"') for each in told[::2]] == [1, 0, 1]
    ada.open_table("example", ("me", "open"))
    ada.say("fill-seats", {"bot": path})
    ada.say("hand", {"seat": "1", "bot": "Mine"})
    told += [ada.look(path).text for path in ("", "/log", "/words")] + [ada.get("/new").text]
    wrong = {"game": "example", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "/etc/x.py:Other"}]}
    told.append(httpx.post(f"{offering.home}/api/tables", json=wrong).text)
    assert not [each for each in told if "private" in each or ".py" in each]
    assert "failed" not in offering.faults()
    assert ".py" not in str(log_of(offering.db, ada.table))
    ada.leave()


def test_older_tables_tell_no_files() -> None:
    """A log that names bots by their files -> read as if it named them by their classes."""
    table = table_of(setting("example", person("Ada"), Chair("bot", bot="/home/me/a.py:Mine")))
    table = after(table, Handed(0, "/home/me/b.py:Other"))
    waiting = after(table_of(setting("example", person("Ada"), Chair("open"))), Filled("/home/me/a.py:Mine"))
    shown: list[Any] = [table.chairs, table.summary(), [line.seen_by(0).to_json() for line in table.lines]]
    assert "/home" not in f"{shown} {waiting.chairs}"
    assert [chair.bot for chair in table.chairs] == ["Other", "Mine"]


def test_bots_by_name() -> None:
    """Each is called by its class, the second of two by its file as well; ours are called as ever."""
    patient = ["captain-3"] if is_compiled() else []  # it would take too long at a table
    ours = ["random", "novice", "greedy", "captain-1", "captain-2", *patient]
    assert offered([]) == {name: name for name in ours}
    found = offered(["/a/one.py:Mine", "/b/two.py:Mine", "some.module:Other"])
    assert list(found.items())[len(ours) :] == [
        ("Mine", "/a/one.py:Mine"), ("two.Mine", "/b/two.py:Mine"), ("Other", "some.module:Other"),
    ]  # fmt: skip
