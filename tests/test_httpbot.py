"""The program of docs/httpbot.py plays whole games at a real server, and goes on when the server was killed."""

import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from periplus.games import game_of
from periplus.kernel.record import check_seal, from_json, replay
from tests.web.server import Server

BOT = Path(__file__).parents[1] / "docs" / "httpbot.py"
PATIENCE = 60.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that these tests share."""
    made = Server(tmp_path_factory.mktemp("server"), "--rate", "100000").start()
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
    assert {"Argo", "Pharos", *bots} == {line.split(". ")[1].partition(":")[0] for line in said}
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
    first.wait()
    said = standings(start(server, *words))
    check_record(server, table["table"], said, words[-1])
    late = subprocess.run(
        [sys.executable, str(BOT), server.home, table["invitations"]["0"]], capture_output=True, text=True
    )
    assert late.returncode == 1
    assert "error-table-used" in late.stderr
