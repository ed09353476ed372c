"""The door for language models: whole games over both transports, faults in words, and nothing but one's own seat."""

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from mcp import Client
from mcp.client.stdio import StdioServerParameters

from periplus.doors.host import Fault, Host, Key
from periplus.doors.mcp import door
from periplus.games import game
from periplus.kernel.luck import Luck, luck_from
from periplus.kernel.rules import clauses_of
from tests.table.postgres import free_port
from tests.web.server import KnownServer

pytestmark = pytest.mark.once

PATIENCE = 60.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[KnownServer]:
    """A server whose tables are always dealt alike."""
    made = KnownServer(tmp_path_factory.mktemp("server"), "--rate", "100000").start()
    made.deal_for("mcp")
    yield made
    made.stop()


@asynccontextmanager
async def over_stdio(home: str) -> AsyncIterator[Client]:
    """Start the door as a program that speaks on its standard output."""
    arguments = ["-m", "periplus", "mcp", "--server", home]
    async with Client(StdioServerParameters(command=sys.executable, args=arguments, env=dict(os.environ))) as client:
        yield client


@asynccontextmanager
async def over_http(home: str) -> AsyncIterator[Client]:
    """Start the door at a port."""
    port = free_port()
    command = [sys.executable, "-m", "periplus", "mcp", "--server", home, "--port", str(port)]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, env=dict(os.environ))
    try:
        await answered(port)
        async with Client(f"http://127.0.0.1:{port}/mcp") as client:
            yield client
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)


async def answered(port: int) -> None:
    """Wait until somebody listens at a port."""
    for _ in range(int(PATIENCE / 0.1)):
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.1)
        else:
            writer.close()
            return
    raise AssertionError("the door did not open")


async def call(client: Client, tool: str, **arguments: Any) -> tuple[str, dict[str, Any]]:
    """Call a tool that must not fail; return its words and its data."""
    result = await client.call_tool(tool, arguments)
    said: str = result.content[0].text  # type: ignore[union-attr]
    assert not result.is_error, said
    return said, result.structured_content or {}


async def refused(client: Client, tool: str, **arguments: Any) -> str:
    """Call a tool that must fail; return why."""
    result = await client.call_tool(tool, arguments)
    said: str = result.content[0].text  # type: ignore[union-attr]
    assert result.is_error, said
    return said


async def key_of(client: Client, name: str, *others: str) -> str:
    """Open a table and return the key of the first seat."""
    _, opened = await call(client, "open_table", game=name, seats=["me", *others], name="Argo")
    key: str = opened["keys"]["0"]
    return key


async def play(client: Client, key: str, luck: Luck) -> dict[str, Any]:
    """Play a seat to the end with actions of the list; return the last status."""
    _, seen = await call(client, "look", seat=key, wait=50)
    while seen["stage"] == "playing":
        if seen["asked"]:
            action = seen["actions"][luck.below(len(seen["actions"]))]
            await call(
                client, "act", seat=key, decision=seen["decision"], action=action["notation"], seen=action["seen"]
            )
        _, seen = await call(client, "look", seat=key, wait=50, since=seen["sequence"])
    return seen


@pytest.mark.parametrize(
    ("transport", "name", "bots"), [(over_stdio, "example", ["greedy"]), (over_http, "neptun", ["random"] * 2)]
)
def test_a_whole_game(server: KnownServer, transport: Any, name: str, bots: list[str]) -> None:
    """A scripted model plays a game with bots to its end, over either transport."""

    async def story() -> None:
        async with transport(server.home) as client:
            key = await key_of(client, name, *[f"bot:{bot}" for bot in bots])
            seen = await play(client, key, luck_from(1))
            assert seen["stage"] == "over"
            said, _ = await call(client, "look", seat=key)
            assert "The table is over." in said

    asyncio.run(story())


def test_faults_in_words(server: KnownServer) -> None:
    """A stale decision, a forbidden action, nonsense, a wrong key, and unknown things: each is told as what it is."""

    async def story() -> None:
        async with Client(door(server.home)) as client:
            key = await key_of(client, "neptun", "bot:random", "bot:random")
            _, seen = await call(client, "look", seat=key, wait=50)
            now, first = seen["decision"], seen["actions"][0]["notation"]
            await call(client, "act", seat=key, decision=now, action=first)
            other = "take 5 slot 5" if first != "take 5 slot 5" else "take 5 slot 4"
            assert "already been made" in await refused(client, "act", seat=key, decision=now, action=other)
            _, seen = await call(client, "look", seat=key, wait=50)
            assert "“dance”" in await refused(client, "act", seat=key, decision=seen["decision"], action="dance")
            assert "TABLE:TOKEN" in await refused(client, "look", seat="nonsense")
            assert await refused(client, "look", seat=f"{Key.read(key).table}:{'x' * 32}")
            assert (
                "there is no game “chess”" in (await refused(client, "open_table", game="chess", seats=["me"])).lower()
            )
            assert "bot:greedy" in await refused(client, "open_table", game="neptun", seats=["me", "you", "me"])
            assert await refused(client, "join", invitation="nobody", name="Argo")
            assert "chess" in await refused(client, "rules", game="chess")

    asyncio.run(story())


def test_why_quotes_the_clause(server: KnownServer) -> None:
    """A refusal comes with the clause in full; what is allowed, with what it would do. Neither decides anything."""

    async def story() -> None:
        async with Client(door(server.home)) as client:
            key = await key_of(client, "neptun", "bot:random", "bot:random")
            _, seen = await call(client, "look", seat=key, wait=50)
            said, told = await call(client, "why", seat=key, action="take 5 slot 1")
            assert told == {"allowed": False}
            clauses = clauses_of(game("neptun").room).values()
            assert any(f"{each.id} {each.title}: {each.text}" in said for each in clauses)
            said, told = await call(client, "why", seat=key, action=seen["actions"][0]["notation"])
            assert told["allowed"] and told["seen"] == seen["actions"][0]["seen"] and "Allowed" in said
            _, after = await call(client, "look", seat=key)
            assert after["decision"] == seen["decision"]

    asyncio.run(story())


def test_people_and_models_share_a_table(server: KnownServer) -> None:
    """One joins by the other's invitation; each hears what the other says, and a decision can be taken back."""

    async def story() -> None:
        async with Client(door(server.home)) as client:
            _, opened = await call(client, "open_table", game="neptun", seats=["me", "open", "open"], name="Ada")
            said, _ = await call(client, "look", seat=opened["keys"]["0"])
            assert "begins when no seat is open any more: 1, 2" in said
            keys = [opened["keys"]["0"]]
            for seat, name in (("1", "Bob"), ("2", "Cleo")):
                _, taken = await call(client, "join", invitation=opened["invitations"][seat], name=name)
                keys.append(taken["key"])
            await call(client, "say", seat=keys[1], text="Good luck!")
            said, seen = await call(client, "look", seat=keys[2])
            assert "Bob: “Good luck!”" in said and "Cleo" in said
            first = keys[seen["awaited"][0]]
            _, seen = await call(client, "look", seat=first)
            said, done = await call(client, "act", seat=first, decision=0, action=seen["actions"][0]["notation"])
            assert "What has happened" in said
            if done["may_undo"]:
                await call(client, "undo", seat=first, decision=1)

    asyncio.run(story())


def test_open_ended_actions(server: KnownServer) -> None:
    """A form is told with its blanks, and an action filled in as data is taken; a filter narrows the list."""

    async def story() -> None:
        async with Client(door(server.home)) as client:
            key = await key_of(client, "parthenon", "bot:random", "bot:random")
            forms: list[str] = []
            while not forms:
                _, seen = await call(client, "look", seat=key, wait=50)
                assert seen["stage"] == "playing"
                said, listed = await call(client, "actions", seat=key)
                forms = [form for form in listed["forms"] if form.startswith("offer")]
                if not forms:
                    last = seen["actions"][-1]["notation"]
                    await call(client, "act", seat=key, decision=seen["decision"], action=last)
            assert "give" in forms[0] and forms[0] in said
            said, listed = await call(client, "actions", seat=key, beginning="done")
            assert all(each["notation"].startswith("done") for each in listed["actions"])

    asyncio.run(story())


def test_rules_hints_and_prompts(server: KnownServer) -> None:
    """Rules are resources and a tool, by clause; prompts say how to play; hints name the reasons."""

    async def story() -> None:
        async with Client(door(server.home)) as client:
            resources = [str(each.uri) for each in (await client.list_resources()).resources]
            assert resources == [f"periplus://rules/{name}" for name in ("neptun", "mare_nostrum", "parthenon")]
            whole = (await client.read_resource("periplus://rules/neptun")).contents[0].text  # type: ignore[union-attr]
            one = (await client.read_resource("periplus://rules/neptun/N31")).contents[0].text  # type: ignore[union-attr]
            assert one in whole and one.startswith("N31 ")
            assert (await call(client, "rules", game="neptun", clause="31"))[0] == one
            prompt = await client.get_prompt("play", {"invitation": "abc", "name": "Argo"})
            assert "abc" in prompt.messages[0].content.text  # type: ignore[union-attr]
            key = await key_of(client, "neptun", "bot:random", "bot:random")
            await call(client, "look", seat=key, wait=50)
            said, hint = await call(client, "hint", seat=key)
            assert hint["actions"] and f"`{hint['actions'][0]}`" in said

    asyncio.run(story())


def test_the_door_shows_the_key_of_its_seat_alone(server: KnownServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """All it knows comes from the API, asked with the one key that it was given: what others know cannot pass."""
    asked: list[tuple[str, str]] = []
    send = httpx.AsyncClient.send

    async def noted(self: httpx.AsyncClient, request: httpx.Request, **rest: Any) -> httpx.Response:
        asked.append((request.url.path, request.headers.get("Authorization", "")))
        return await send(self, request, **rest)

    async def story() -> None:
        async with Client(door(server.home)) as client:
            key = await key_of(client, "example", "bot:greedy")
            asked.clear()
            monkeypatch.setattr(httpx.AsyncClient, "send", noted)
            await play(client, key, luck_from(2))
            read = Key.read(key)
            assert {token for _, token in asked} == {f"Bearer {read.token}"}
            assert all(path.startswith(f"/api/tables/{read.table}") for path, _ in asked)

    asyncio.run(story())


def test_answers_hold_no_secrets(server: KnownServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Recorded byte by byte through a whole game: neither what it is dealt from nor what plays another seat."""
    answers: list[str] = []
    ask = Client.call_tool

    async def recorded(self: Client, *args: Any, **rest: Any) -> Any:
        result = await ask(self, *args, **rest)
        answers.append(result.model_dump_json())
        return result

    async def story() -> None:
        async with Client(door(server.home)) as client:
            seats = ["me", "open", "bot:random"]
            _, opened = await call(client, "open_table", game="neptun", seats=seats, name="Argo")
            host = Host(httpx.AsyncClient(base_url=server.home, timeout=PATIENCE), "en")
            taken = await host.ask("POST", "/join", json={"invitation": opened["invitations"]["1"], "name": "Bo"})
            other = Key(taken["table"], taken["token"])
            monkeypatch.setattr(Client, "call_tool", recorded)
            mine = play(client, opened["keys"]["0"], luck_from(3))
            await asyncio.gather(mine, play_unheard(host, other, luck_from(4)))
            sealed = await host.ask("GET", f"/tables/{other.table}/record", other.token)
            said = "".join(answers)
            assert len(answers) > 10
            for secret in (other.token, sealed["seed"], sealed["salt"]):
                assert secret not in said

    asyncio.run(story())


async def play_unheard(host: Host, key: Key, luck: Luck) -> None:
    """Play a seat to the end with answers that are not recorded."""
    place = await host.sit_down(str(key))
    while not place.is_over:
        place = await place.await_turn(PATIENCE)
        if place.status["asked"]:
            offered = (await place.get("/actions"))["actions"]
            chosen = offered[luck.below(len(offered))]["notation"]
            await place.post("act", {"decision": place.status["decision"], "action": chosen, "seen": ""})
            place = await place.again()


def test_the_program_in_the_docs_plays(server: KnownServer, tmp_path: Path) -> None:
    """The page's example runs as it stands, but for the address."""
    page = (Path(__file__).parents[2] / "docs" / "mcp.md").read_text(encoding="utf-8")
    code = page.split("```python\n")[1].split("```")[0]
    script = tmp_path / "model.py"
    script.write_text(code.replace("http://127.0.0.1:8630", server.home))
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.stdout == "over\n", done.stderr


def test_no_server(tmp_path: Path) -> None:
    """Whoever asks while no server is running is told so."""
    host = Host(httpx.AsyncClient(base_url=f"http://127.0.0.1:{free_port()}"), "en")
    with pytest.raises(Fault, match="is the server running"):
        asyncio.run(host.ask("GET", "/games"))
