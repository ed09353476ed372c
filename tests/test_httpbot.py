"""What docs/http.md says is so, and docs/httpbot.py plays whole games at a real server, even one that was killed."""

import json
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest

import periplus
from periplus.bots.names import known_names
from periplus.games import game_of
from periplus.kernel.record import check_seal, from_json, replay
from tests.web.server import KnownServer, Server

pytestmark = pytest.mark.once

DOCS = Path(__file__).parents[1] / "docs"
BOT = DOCS / "httpbot.py"
PATIENCE = 60.0
SECRETS = ("table", "host", "token", "tokens", "invitations", "watch", "commitment")
LUCK = ("params", "consequences", "places", "pieces", "message", "worth")
"""What an example need not show as it is: only its kind counts."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that these tests share."""
    made = KnownServer(tmp_path_factory.mktemp("server"), "--rate", "100000").start()
    yield made
    made.stop()


def open_table(server: Server, game: str, *seats: str) -> dict[str, Any]:
    """Open a table with open seats, and bots of ours."""
    listed = [{"kind": "open"} if seat == "open" else {"kind": "bot", "bot": seat} for seat in seats]
    answer = httpx.post(f"{server.home}/api/tables", json={"game": game, "seats": listed}, timeout=PATIENCE)
    assert answer.status_code == 201, answer.text
    told: dict[str, Any] = answer.json()
    return told


def start(server: Server, *words: str) -> subprocess.Popen[str]:
    """Start the program."""
    return subprocess.Popen([sys.executable, str(BOT), server.home, *words], stdout=subprocess.PIPE, text=True)


def standings(program: subprocess.Popen[str]) -> list[str]:
    """Return what the program has printed at the end."""
    told, _ = program.communicate(timeout=PATIENCE)
    assert program.returncode == 0, told
    return [line for line in told.splitlines() if not line.startswith("to go on")]


def seats_of(server: Server, table: str, token: str) -> list[dict[str, str]]:
    """Return who sits at a table."""
    headers = {"Authorization": f"Bearer {token}"}
    seats: list[dict[str, str]] = httpx.get(f"{server.home}/api/tables/{table}", headers=headers).json()["seats"]
    return seats


def check_record(server: Server, table: str, program_said: list[str], token: str) -> None:
    """The record of the game holds, and its standings are what the program said."""
    path = f"{server.home}/api/tables/{table}/record"
    record = from_json(httpx.get(path, headers={"Authorization": f"Bearer {token}"}).text)
    check_seal(record)
    seats = replay(record, game_of(record)).standings().seats
    told = [re.fullmatch(r"(\d+)\. .+: (-?\d+)", line) for line in program_said]
    assert [(int(each[1]), int(each[2])) for each in told if each] == [(each.rank, each.score) for each in seats]


@pytest.mark.parametrize(("game", "bots"), [("example", ["greedy"]), ("neptun", ["greedy", "random"])])
def test_programs_play_a_whole_game(server: Server, game: str, bots: list[str]) -> None:
    """Two programs that were invited, and bots of ours, play to the end; all programs say who has won."""
    table = open_table(server, game, "open", "open", *bots)
    links = [f"{server.home}/join/{invitation}" for invitation in table["invitations"].values()]
    first, second = start(server, links[0], "--name", "Argo"), start(server, links[1], "--name", "Pharos")
    assert first.stdout is not None
    token = first.stdout.readline().split()[-1]
    said = standings(first)
    assert said == standings(second)
    seats = seats_of(server, table["table"], token)
    assert [each["bot"] for each in seats] == ["", "", *bots]
    assert {"Argo", "Pharos", *(each["name"] for each in seats if each["bot"])} == {
        line.split(". ")[1].partition(":")[0] for line in said
    }
    check_record(server, table["table"], said, token)
    assert server.faults() == ""


def test_programs_go_on_when_the_server_was_killed(server: Server) -> None:
    """The server dies in the middle of a game, twice, and the same programs end it; nothing is played twice."""
    table = open_table(server, "neptun", "open", "open", "greedy")
    programs = [start(server, secret, "--name", f"Argo {seat}") for seat, secret in table["invitations"].items()]
    assert programs[0].stdout is not None
    token = programs[0].stdout.readline().split()[-1]
    for sequence in (40, 90):
        wait_for(server, table["table"], token, sequence)
        server.stop(signal.SIGKILL)
        server.start()
    said = [standings(program) for program in programs]
    assert said[0] == said[1]
    check_record(server, table["table"], said[0], token)


def wait_for(server: Server, table: str, token: str, sequence: int) -> None:
    """Wait until so much has happened at a table."""
    path, headers = f"{server.home}/api/tables/{table}/stream", {"Authorization": f"Bearer {token}"}
    with httpx.stream("GET", path, headers=headers, timeout=PATIENCE) as stream:
        for line in stream.iter_lines():
            if line.startswith("id: ") and int(line.removeprefix("id: ")) >= sequence:
                return
    raise AssertionError("the stream has ended")


def test_a_program_that_was_stopped_goes_on_with_its_token(server: Server) -> None:
    """What it printed at the start is all it takes; a used invitation is refused."""
    table = open_table(server, "example", "open", "greedy")
    first = start(server, table["invitations"]["0"])
    assert first.stdout is not None
    words = first.stdout.readline().split()[3:]
    first.kill()
    first.communicate()
    said = standings(start(server, *words))
    check_record(server, table["table"], said, words[-1])
    late = subprocess.run(
        [sys.executable, str(BOT), server.home, table["invitations"]["0"]], capture_output=True, text=True
    )
    assert late.returncode == 1
    assert "error-table-used" in late.stderr


# The examples of http.md


class Example(NamedTuple):
    """A request and its answer."""

    method: str
    path: str
    asked: str
    status: int
    told: str


def examples() -> list[Example]:
    """Return the examples of the page in order."""
    page = (DOCS / "http.md").read_text(encoding="utf-8")
    found = []
    for block in re.findall(r"```http\n(.*?)```", page, re.DOTALL):
        request, _, answer = block.partition("\n\n")
        (method, path), asked = request.partition("\n")[0].split(), request.partition("\n")[2]
        status, _, told = answer.partition("\n")
        found.append(Example(method, path, asked, int(status), told))
    return found


class Conversation:
    """The examples said again to a real server: secrets are others, the rest must be as shown."""

    def __init__(self, home: str) -> None:
        """Know no secret yet."""
        self.home = home
        self.known: dict[str, str] = {}

    def hold(self, example: Example) -> Any:
        """Ask what an example asks, compare the answer, and return it."""
        asked, path = self.translated(example.asked), self.translated(example.path)
        token = self.translated("dIwv0u-LoQJVGJvZcru3dPYNAOT-FSRk")
        headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
        url = self.home + path
        with httpx.stream(example.method, url, content=asked, headers=headers, timeout=PATIENCE) as answer:
            assert answer.status_code == example.status, f"{example}: {answer.read().decode()}"
            if path.endswith("/stream"):
                lines = answer.iter_lines()
                shown, told = example.told.splitlines(), [next(lines) for _ in range(3)]
                assert told[:2] == shown[:2]
                found, expected = told[2].removeprefix("data: "), shown[2].removeprefix("data: ")
            else:
                found, expected = answer.read().decode(), example.told
        self.compare(json.loads(expected), json.loads(found), "")
        return json.loads(found)

    def translated(self, text: str) -> str:
        """Return a text with the secrets of this conversation instead of those on the page."""
        for shown, true in self.known.items():
            text = text.replace(shown, true)
        return text

    def compare(self, shown: Any, true: Any, name: str) -> None:
        """Whatever is shown is there, and the same, but for secrets and luck."""
        assert type(shown) is type(true), name
        if isinstance(shown, dict):
            for key, value in shown.items():
                self.compare(value, true[key], name if name in SECRETS else key)
        elif name in LUCK:
            return
        elif isinstance(shown, list):
            assert len(shown) <= len(true)
            for one, other in zip(shown, true, strict=False):
                self.compare(one, other, name)
        elif name == "name" and shown in known_names():
            assert true in known_names()  # bots are called after the name of their table
        elif name in SECRETS:
            assert self.known.setdefault(shown, true) == true
        else:
            assert shown == true, name


def test_the_examples_of_the_page_are_true(server: Server) -> None:
    """The whole conversation of http.md can be held again, at a table where luck lets us begin."""
    told = examples()
    assert len(told) > 10
    for _ in range(100):
        conversation = Conversation(server.home)
        for example in told[:2]:
            conversation.hold(example)
        path = f"{server.home}/api/tables/{conversation.known['NaMQwSZtqMVr']}"
        token = conversation.known["dIwv0u-LoQJVGJvZcru3dPYNAOT-FSRk"]
        status = httpx.get(path, headers={"Authorization": f"Bearer {token}"}).json()
        if status["awaited"] == [0] and status["sequence"] == 2:  # and no bot has been before us
            break
    for example in told[2:]:
        conversation.hold(example)


def test_refusals_and_forms_of_the_page_are_true(server: Server) -> None:
    """What the page shows besides the conversation is what the server says."""
    blocks = re.findall(r"```json\n(.*?)```", (DOCS / "http.md").read_text(encoding="utf-8"), re.DOTALL)
    form, refusal = (json.loads(block) for block in blocks)
    neptun = [{"kind": "me", "name": f"Argo {seat}"} for seat in range(3)]
    table = httpx.post(f"{server.home}/api/tables", json={"game": "neptun", "seats": neptun}).json()
    path = f"{server.home}/api/tables/{table['table']}"
    said = [
        httpx.post(
            f"{path}/act", json={"decision": 0, "action": "take 1 slot 1"}, headers={"Authorization": f"Bearer {token}"}
        )
        for token in table["tokens"].values()
    ]
    assert refusal in [answer.json() for answer in said]
    state = periplus.game("example").new(seats=2, seed=1)
    while "offer" not in [each.verb.name for each in state.forms(state.actors()[0])]:
        state.apply(state.actors()[0], state.legal_actions(state.actors()[0])[0])
    true: Any = next(each.to_json() for each in state.forms(state.actors()[0]) if each.verb.name == "offer")
    assert form.keys() == true.keys()
    assert [blank.keys() for blank in form["blanks"]] == [blank.keys() for blank in true["blanks"]]
