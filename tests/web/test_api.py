"""Programs at tables: what the description promises, whole games, and what happens when something is wrong."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any
from uuid import uuid4
from weakref import finalize

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, seed, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

import periplus
from periplus.games import game_of
from periplus.kernel.record import check_seal, from_json, replay
from periplus.table.entries import Acted
from periplus.web.schema import MEANING
from tests.web.player import Stream, data_of, log_of, soon
from tests.web.server import Server

PROBLEM = {"error", "message", "status"}
pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::hypothesis.errors.HypothesisWarning")


class Program:
    """A program with a token."""

    def __init__(self, home: str, table: str = "", token: str = "") -> None:
        """Know where the table is."""
        self.home, self.table, self.token = home, table, token
        self.client = httpx.Client(base_url=f"{home}/api", timeout=30)
        finalize(self, self.client.close)
        if token:
            self.client.headers["Authorization"] = f"Bearer {token}"

    def get(self, path: str = "") -> Any:
        """Ask."""
        answer = self.client.get(f"/tables/{self.table}{path}")
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, data: Any = None) -> httpx.Response:
        """Say."""
        return self.client.post(f"/tables/{self.table}{path}", json={} if data is None else data)

    def do(self, path: str, data: Any = None) -> int:
        """Say something that must be allowed; return the sequence."""
        answer = self.post(path, data)
        assert answer.status_code == 200, answer.text
        return int(answer.json()["sequence"])

    def listen(self) -> Stream:
        """Listen to the stream."""
        path = f"/api/tables/{self.table}/stream"
        return Stream(self.home, path, {"Authorization": f"Bearer {self.token}"})

    def move(self, luck: Random) -> bool:
        """Decide at random, if asked."""
        told = self.get()
        if not told["asked"]:
            return False
        offered = self.get("/actions")
        if offered["actions"]:
            chosen = luck.choice(offered["actions"])
            said = luck.choice([chosen["notation"], chosen["data"]])
            self.post("/act", {"decision": offered["decision"], "action": said})
        return True


def open_table(server: Server, game: str, *kinds: str, **more: Any) -> tuple[list[Program], dict[str, Any]]:
    """Open a table; return the programs at its own seats (the first is the host), and all that was told."""
    seats = [{"kind": "bot", "bot": kind[4:]} if kind.startswith("bot:") else {"kind": kind} for kind in kinds]
    answer = httpx.post(f"{server.home}/api/tables", json={"game": game, "seats": seats, **more})
    assert answer.status_code == 201, answer.text
    told = answer.json()
    return [Program(server.home, told["table"], token) for token in told["tokens"].values()], told


@pytest.fixture
def pair(server: Server) -> list[Program]:
    """Two programs at the example game, both asked for a stake."""
    programs, _ = open_table(server, "example", "me", "me")
    return programs


def first_action(program: Program) -> dict[str, Any]:
    """Return the first thing that may be done, as a decision."""
    offered = program.get("/actions")
    return {"decision": offered["decision"], "action": offered["actions"][0]["notation"]}


def is_problem(answer: httpx.Response, status: int, error: str = "") -> bool:
    """Say whether an answer is a fault as it is promised."""
    told = answer.json()
    assert set(told) >= PROBLEM and told["status"] == answer.status_code and told["message"], told
    return bool(answer.status_code == status and told["error"].startswith(error))


# What the description promises


PROMISED = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


def explore(server: Server, examples: int, call: Callable[[Any], tuple[Any, httpx.Response] | None]) -> set[str]:
    """Try every operation of the description with many inputs; return which there are."""
    schema = schemathesis.openapi.from_url(f"{server.home}/api/openapi.json")
    names = set()
    for found in schema.get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr]
        names.add(operation.label)

        @seed(1)
        @settings(max_examples=examples, database=None, deadline=None, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy())
        def attempt(case: Any) -> None:
            call(case)

        attempt()
    return names


def test_strangers_break_nothing(server: Server) -> None:
    """Whatever a stranger sends to any address is answered as described, and is no fault of ours."""

    def call(case: Any) -> None:
        answer = case.call(base_url=server.home, timeout=20)
        case.validate_response(answer, checks=PROMISED)
        assert answer.status_code < 500
        if answer.status_code >= 400:
            assert set(json.loads(answer.content)) >= PROBLEM

    tried = explore(server, 12, call)
    assert {"GET /api/games", "POST /api/tables", "POST /api/tables/{table}/act"} <= tried
    assert "Traceback" not in server.faults()


def test_players_break_nothing(server: Server) -> None:
    """Whatever a player's program sends is answered with a status and in a form that the description promises."""
    programs, _ = open_table(server, "example", "me", "bot:random")
    host = programs[0]

    def call(case: Any) -> None:
        if case.path.endswith(("/stream", "/end")):
            return
        if "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = host.table
        answer = case.call(base_url=server.home, headers={"Authorization": f"Bearer {host.token}"}, timeout=20)
        case.validate_response(answer, checks=PROMISED)

    explore(server, 20, call)
    assert "Traceback" not in server.faults()


def test_the_description_is_complete(server: Server) -> None:
    """The description is valid, names every address, and says which ones need a token."""
    told = httpx.get(f"{server.home}/api/openapi.json").json()
    assert all(path.startswith("/api/") for path in told["paths"])
    names = {path.rpartition("/")[2] for path in told["paths"]}
    assert names >= {"games", "tables", "join", "view", "act", "hint", "record"}
    assert told["components"]["securitySchemes"]["token"] == {"type": "http", "scheme": "bearer"}
    for name in ("Status", "Seen", "Offered", "Hinted", "Done", "OpenedTable"):
        assert told["components"]["schemas"][name]["properties"]


def test_a_long_name_is_an_error_of_its_own(server: Server) -> None:
    """A guest whose name is too long -> refused with the number of letters there may be, and the seat stays open."""
    _, told = open_table(server, "example", "me", "open")
    (invitation,) = told["invitations"].values()
    for name in ("x" * 25, "x" * 24 + " y"):
        answer = httpx.post(f"{server.home}/api/join", json={"invitation": invitation, "name": name})
        assert is_problem(answer, 422, "error-table-name-long")
        assert "24" in answer.json()["message"]
    answer = httpx.post(f"{server.home}/api/join", json={"invitation": invitation, "name": "x" * 24})
    assert answer.status_code == 201


def test_other_methods_are_refused_with_those_there_are(server: Server) -> None:
    """Another method than those described -> 405, and ``Allow`` names all that are."""
    paths = httpx.get(f"{server.home}/api/openapi.json").json()["paths"]
    for path, operations in paths.items():
        for method in {"GET", "POST", "PUT", "DELETE", "PATCH"} - {each.upper() for each in operations}:
            answer = httpx.request(method, server.home + path.format(table="x", game="neptun", number="1", name="x"))
            assert is_problem(answer, 405), path
            allowed = {each.strip() for each in answer.headers["Allow"].split(",")}
            also = {"OPTIONS", "HEAD"} if "get" in operations else {"OPTIONS"}
            assert allowed == {each.upper() for each in operations} | also


def test_the_statuses_are_those_of_the_docs() -> None:
    """Every status that the description promises is explained in ``docs/http.md``, and no other."""
    docs = (Path(__file__).parents[2] / "docs" / "http.md").read_text("utf-8")
    assert {int(each) for each in re.findall(r"^\| (\d{3}) \|", docs, re.MULTILINE)} == set(MEANING)


def test_tokens_are_asked_for_where_they_are_needed(server: Server) -> None:
    """What the description says needs a token is refused without one; all else is not."""
    paths = httpx.get(f"{server.home}/api/openapi.json").json()["paths"]
    for path, operations in paths.items():
        for method, operation in operations.items():
            answer = httpx.request(
                method, server.home + path.format(table="x", game="neptun", number="1", name="x"), json={}
            )
            assert (answer.status_code == 401) == bool(operation.get("security")) or answer.status_code == 400, path


# A whole game


COMPANIES = [("example", ("me", "me", "bot:random")), ("neptun", ("me", "bot:greedy", "open"))]


@pytest.mark.parametrize(("game", "kinds"), COMPANIES)
def test_a_whole_game(server: Server, game: str, kinds: tuple[str, ...]) -> None:
    """Several programs play to the end; the stream tells every one of them; the record proves that all was fair."""
    luck = Random(3)
    programs, told = open_table(server, game, *kinds, title="Programs only")
    for invitation in told["invitations"].values():
        answer = httpx.post(f"{server.home}/api/join", json={"invitation": invitation, "name": "Guest"})
        assert answer.status_code == 201
        programs.append(Program(server.home, answer.json()["table"], answer.json()["token"]))
        again = httpx.post(f"{server.home}/api/join", json={"invitation": invitation, "name": "Late"})
        assert is_problem(again, 403, "error-table-used")
    watcher = Program(server.home, told["table"], told["watch"])
    stream, overheard = programs[-1].listen(), watcher.listen()
    while programs[0].get()["stage"] == "playing":
        for program in programs:
            program.move(luck)
    last = programs[0].get()
    assert last["stage"] == "over" and last["decision"] > 5
    for heard in (stream, overheard):
        heard.wait(lambda heard: [event.id for event in heard.events][-1:] == [last["sequence"]])
        ids = [event.id or 0 for event in heard.events]
        assert ids == sorted(set(ids))
        assert all(event.event == "status" and data_of(event)["sequence"] == event.id for event in heard.events)
        assert data_of(heard.events[-1])["stage"] == "over"
        heard.stop()
    record = from_json(programs[0].client.get(f"/tables/{told['table']}/record").text)
    assert check_seal(record) == told["commitment"]
    assert replay(record, game_of(record)).is_over
    assert programs[0].get("/view")["prompt"] == watcher.get("/view")["prompt"]
    lines = programs[0].get("/log")
    sequences = [line["sequence"] for line in lines]
    assert sequences == sorted(sequences) and len(lines) > 20
    late = sequences[-5]
    assert programs[0].get(f"/log?after={late}") == [line for line in lines if line["sequence"] > late]
    assert programs[0].post("/act", {"decision": last["decision"], "action": "pass"}).status_code in (409, 422)


def test_games_are_listed(server: Server) -> None:
    """Games, also those for programmers, with seats, options and bots."""
    games = {each["name"]: each for each in httpx.get(f"{server.home}/api/games").json()}
    assert set(games) == set(periplus.game_names(hidden=True))
    assert games["neptun"]["seats"] == [3, 4, 5]
    assert {option["name"] for option in games["example"]["options"]} == {"festival"}
    assert "greedy" in games["neptun"]["bots"]


# What is said


def test_commands_are_done_once(server: Server, pair: list[Program]) -> None:
    """The same id does nothing twice, with or without the same words; without one, the same words do nothing twice."""
    ada, bob = pair
    said = first_action(ada)
    first = ada.do("/act", {**said, "id": "mine"})
    assert ada.do("/act", {**said, "id": "mine"}) == first
    other = ada.get("/actions")["actions"]
    assert ada.do("/act", {"decision": 0, "action": other[-1]["notation"], "id": "mine"}) == first
    said = first_action(bob)
    assert bob.do("/act", said) == bob.do("/act", said)
    remark = {"text": "hello", "id": "r1"}
    assert ada.do("/say", remark) == ada.do("/say", remark)
    assert ada.do("/say", {"text": "hello"}) < ada.do("/say", {"text": "hello"})
    acted = [entry for entry in log_of(server.db, ada.table) if isinstance(entry.what, Acted)]
    assert len(acted) == 2


def test_stale_decisions(pair: list[Program]) -> None:
    """A decision that was taken already, or is not due yet, is refused with 409."""
    ada, _ = pair
    said = first_action(ada)
    for number in (1, 7, 1_000_000_000):
        assert is_problem(ada.post("/act", {**said, "decision": number}), 409, "error-table-stale")
    ada.do("/act", said)
    actions = [each["notation"] for each in ada.get("/actions")["actions"]]
    assert is_problem(ada.post("/act", {"decision": 0, "action": actions[-1], "id": "late"}), 409, "error-table-stale")


def test_refused_actions_name_the_rule(server: Server) -> None:
    """What the rules forbid is refused with 422 and the id of the clause."""
    programs, _ = open_table(server, "neptun", "me", "me", "me")
    asked = next(program for program in programs if program.get()["asked"])
    answer = asked.post("/act", {"decision": 0, "action": "take 1 slot 4"})
    told = answer.json()
    assert is_problem(answer, 422) and told["error"].startswith("refused-"), told
    assert told["rule"] in told["message"] or told["rule"].startswith("N")
    clauses = httpx.get(f"{server.home}/rules/neptun", params={"q": told["rule"]}).text
    assert f'id="{told["rule"]}"' in clauses
    assert is_problem(asked.post("/act", {"decision": 0, "action": "dance"}), 422)
    assert is_problem(asked.post("/act", {"decision": 0, "action": {"verb": "dance"}}), 422)
    waiting = next(program for program in programs if not program.get()["asked"])
    assert is_problem(waiting.post("/act", {"decision": 0, "action": "reveal"}), 409)


def test_undo(pair: list[Program]) -> None:
    """A seat takes back its last decision as long as nothing was revealed, once; others cannot do it for it."""
    ada, bob = pair
    assert not ada.get()["may_undo"]
    assert is_problem(ada.post("/undo", {"decision": 0}), 409, "error-cannot-undo")
    said = first_action(ada)
    ada.do("/act", said)
    assert ada.get()["may_undo"] and not bob.get()["may_undo"]
    seen = bob.get("/view")
    first = ada.do("/undo", {"decision": 1})
    assert ada.do("/undo", {"decision": 1}) == first
    assert ada.get("/actions")["decision"] == ada.get()["decision"] == 2
    assert bob.get("/view")["view"]["players"][0]["staked"] is False
    assert seen["view"]["players"][0]["staked"] is True
    assert is_problem(ada.post("/act", {**said, "id": "again"}), 409)
    assert ada.post("/act", {**said, "decision": 2}).is_success


def test_the_stream_tells_every_change(pair: list[Program]) -> None:
    """Decisions, undo, remarks, wishes, pause, resume and end: each is told, with its sequence, to every seat."""
    ada, bob = pair
    streams = [ada.listen(), bob.listen()]
    done: list[int] = []

    def told(sequence: int) -> None:
        done.append(sequence)
        for stream in streams:
            stream.wait(lambda stream: [event.id for event in stream.events][-1:] == [sequence])

    told(ada.get()["sequence"])
    told(ada.do("/act", first_action(ada)))
    told(ada.do("/undo", {"decision": 1}))
    told(bob.do("/say", {"text": "hm"}))
    assert bob.do("/wishes", {"forced": True}) == done[-1]  # which is nobody else's business
    told(ada.do("/pause"))
    assert data_of(streams[1].events[-1])["stage"] == "paused"
    told(ada.do("/resume"))
    told(ada.do("/end"))
    assert [event.id for event in streams[0].events] == done
    assert list(dict.fromkeys(event.id for event in streams[1].events)) == done  # his wish may answer for him
    for stream in streams:
        assert data_of(stream.events[-1])["stage"] == "ended"
        stream.stop()


def test_wishes(server: Server) -> None:
    """A standing order is kept, applied, and refused if the game asks no such thing."""
    programs, _ = open_table(server, "example", "me", "me")
    ada = programs[0]
    before = ada.get()["sequence"]
    for orders in ([{"question": "lunch", "answer": "yes"}], [{"question": "challenge", "answer": "maybe"}]):
        assert is_problem(ada.post("/wishes", {"orders": orders}), 422, "error-table-order")
    answer = ada.post("/wishes", {"orders": [{"question": "challenge", "answer": "pass", "only": {"nothing": [1]}}]})
    assert is_problem(answer, 422)
    assert ada.get()["sequence"] == before
    programs, _ = open_table(server, "neptun", "me", "me", "me")
    asked = next(program for program in programs if program.get()["asked"])
    assert len(asked.get("/actions")["actions"]) == 1
    asked.do("/wishes", {"forced": True})
    soon(lambda: asked.get()["decision"] > 0)
    by = [entry.what.by for entry in log_of(server.db, asked.table) if isinstance(entry.what, Acted)]
    assert by[0] == "forced"


def test_only_the_host_pauses_and_ends(pair: list[Program]) -> None:
    """Pause stops decisions, resume lets them go on, end is for good; the second program may do none of it."""
    ada, bob = pair
    for command in ("/pause", "/resume", "/end"):
        assert is_problem(bob.post(command), 403, "error-table-not-host")
    assert is_problem(ada.post("/resume"), 422)
    said = first_action(bob)
    ada.do("/pause")
    assert is_problem(bob.post("/act", said), 422, "error-table-paused")
    assert is_problem(bob.client.get(f"/tables/{bob.table}/record"), 422, "error-table-not-over")
    ada.do("/resume")
    bob.do("/act", said)
    ada.do("/end")
    assert is_problem(ada.post("/end"), 422)
    assert is_problem(bob.post("/act", {**said, "decision": 1}), 422, "error-table-over")
    assert from_json(bob.client.get(f"/tables/{bob.table}/record").text).decisions


def test_a_game_is_analysed_when_it_is_over(pair: list[Program]) -> None:
    """In play, it is refused; then the analysis is under way, and in the end each decision has been judged."""
    ada, bob = pair
    bob.do("/act", first_action(bob))
    for each in pair:
        assert is_problem(each.client.get(f"/tables/{each.table}/analysis"), 409, "error-table-not-over")
        assert is_problem(each.post("/analysis"), 409, "error-table-not-over")
    ada.do("/end")
    assert bob.get("/analysis") == {"state": "none", "judged": 0, "decisions": 1, "analysis": None}
    asked = bob.post("/analysis")
    assert (asked.status_code, asked.json()["state"]) == (202, "waiting")
    soon(lambda: ada.get("/analysis")["state"] == "done", 60)
    found = ada.get("/analysis")["analysis"]
    assert [each["seat"] for each in found["decisions"]] == [bob.get()["seat"]]
    assert abs(sum(found["start"]) - 1) < 0.01


# Who asks


def test_tokens(server: Server, pair: list[Program]) -> None:
    """No token, or nothing like one, is 401; a wrong one, and one for another table, is 403."""
    other, _ = open_table(server, "example", "me", "me")
    for header, status in [
        ("", 401), ("Bearer", 401), (f"Basic {pair[0].token}", 401), ("Bearer " + "x" * 300, 401),
        ("Bearer nonsense", 403), (f"Bearer {other[0].token}", 403), (f"bearer {pair[0].token}", 200),
    ]:  # fmt: skip
        answer = httpx.get(f"{server.home}/api/tables/{pair[0].table}", headers={"Authorization": header})
        assert answer.status_code == status, header
        assert status == 200 or is_problem(answer, status)
    unknown = Program(server.home, str(uuid4()), pair[0].token)
    assert is_problem(unknown.client.get(f"/tables/{unknown.table}"), 404)


def test_spectators_look_on(server: Server) -> None:
    """Whoever has the spectators' token sees what all see, and says nothing."""
    programs, told = open_table(server, "example", "me", "me")
    watcher = Program(server.home, told["table"], told["watch"])
    assert watcher.get()["seat"] is None
    seen = watcher.get("/view")
    assert seen["view"]["hand"] is None and seen["prompt"] == {}
    assert watcher.get("/log")
    for path in ("/act", "/say", "/undo", "/wishes"):
        answer = watcher.post(path, {"decision": 0, "action": "pass", "text": "x"})
        assert is_problem(answer, 422, "error-api-no-seat")
    assert is_problem(watcher.client.get(f"/tables/{told['table']}/actions"), 422, "error-api-no-seat")
    assert is_problem(watcher.post("/pause"), 403)
    assert programs[0].get("/view")["view"]["hand"]


@pytest.mark.parametrize("setting", [{}, {"memory_aid": False}, {"memory_aid": True}])
def test_only_players_who_chose_it_have_a_memory_aid(server: Server, setting: dict[str, Any]) -> None:
    """What was seen is recalled for a seat if the table wants it, by default it does not; never for spectators."""
    (host,), told = open_table(server, "neptun", "me", "bot:random", "bot:random", **setting)
    looker = Program(server.home, told["table"], told["watch"])
    assert set(host.get("/view")["recall"]) == ({"hands"} if setting.get("memory_aid") else set())
    assert looker.get("/view")["recall"] == {}


def test_new_tables_that_cannot_be(server: Server) -> None:
    """Wrong games, seats, bots, options and names are refused with a reason; nothing is opened."""
    me = {"kind": "me"}
    for wrong, status in [
        ({"game": "chess", "seats": [me]}, 404),
        ({"game": "example", "seats": [me]}, 422),
        ({"game": "example", "seats": [me] * 9}, 422),
        ({"game": "example", "seats": []}, 400),
        ({"game": "example", "seats": [me, {"kind": "bot", "bot": "os.system"}]}, 422),
        ({"game": "example", "seats": [me, {"kind": "queen"}]}, 400),
        ({"game": "example", "seats": [me, me], "options": {"festival": "maybe"}}, 422),
        ({"game": "example", "seats": [me, me], "options": {"banquet": True}}, 422),
        ({"game": "example", "seats": [{**me, "name": "A"}, {**me, "name": "a"}]}, 422),
        ({"game": "example", "seats": [{**me, "name": "\u0000"}, me]}, 422),
        ({"game": "example", "seats": [me, me], "days": -1}, 400),
        ({"game": "example", "seats": [me, me], "bot_delay": 1e9}, 400),
        ([], 400),
    ]:
        answer = httpx.post(f"{server.home}/api/tables", json=wrong)
        assert is_problem(answer, status), (wrong, answer.text)
    for raw in (b"", b"{", b"\xff", b"null"):
        answer = httpx.post(f"{server.home}/api/tables", content=raw, headers={"Content-Type": "application/json"})
        assert is_problem(answer, 400), raw
    assert "Traceback" not in server.faults()
