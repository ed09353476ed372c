"""Nothing is lost, nothing is done twice: servers that are killed, commands that come many times, two servers at once.

``tools/soak_tables.py`` does the same for longer.
"""

import signal
import time
from concurrent.futures import ThreadPoolExecutor
from itertools import cycle
from pathlib import Path
from random import Random
from threading import Barrier

import httpx
import pytest
from tools.soak_tables import SHORT, numbers_in, try_kills

from periplus.table.entries import Acted, Said
from periplus.web.commands import COMMANDS
from tests.table.postgres import Postgres
from tests.web.conftest import FAST
from tests.web.player import HTMX, SAME, Form, Player, Stream, choose, forms_in, log_of
from tests.web.server import Server

pytestmark = pytest.mark.compiled

AT_ONCE = 20
IN_TIME = 20.0  # seconds in which a move at one server is seen at another, which else looks for itself only after 45
GRACE = 1.0  # seconds in which a stream tells of a move that its server knows, if it changes that page at all


# Killed


def test_kills_lose_nothing_and_repeat_nothing(tmp_path: Path) -> None:
    """SQLite, four kills in the middle of commands: what was acknowledged is written once, and games go on."""
    ordeal = try_kills(tmp_path, 4, seed=11, companies=SHORT)
    assert ordeal.faults() == []
    assert len(ordeal.kills) == 4
    assert any(said.tries > 1 for sitter in ordeal.sitters for said in sitter.said)


def test_kills_with_postgresql(tmp_path: Path, postgres: Postgres) -> None:
    """PostgreSQL, two kills: the same holds."""
    ordeal = try_kills(tmp_path, 2, seed=12, db=postgres.url(postgres.new_database()), companies=SHORT)
    assert ordeal.faults() == []
    assert len(ordeal.kills) == 2


def come_to_trade(*players: Player) -> None:
    """Let people decide until Parthenon asks all of them for offers."""
    for player in cycle(players):
        if player.ask("/view").json()["view"]["step"] == "IslandTrade":
            return
        player.move()


def told(player: Player) -> list[object]:
    """Return all that somebody is told of the game."""
    notice = {key: value for key, value in player.notice().items() if key != "people"}
    return [notice, *[player.ask(path).json() for path in ("/view", "/actions", "/log")]]


def test_a_kill_in_mid_trade_keeps_offers_and_done(own_server: Server) -> None:
    """Parthenon: one offer stands and one player is done when the server is killed; then the offer is accepted."""
    ada, bob, cleo = (Player(own_server.home, name) for name in ("Ada", "Bob", "Cleo"))
    ada.open_table("parthenon", ("me", "open", "open"), **{"option-years": "1"})
    for player, link in zip((bob, cleo), ada.invitations(), strict=True):
        player.join(link)
    for player in (ada, bob, cleo):
        player.make_token()
    come_to_trade(ada, bob, cleo)

    def act(player: Player, action: str) -> None:
        decision = player.notice()["decision"]
        assert player.ask("/act", {"decision": decision, "action": action}).status_code in (200, 201), action

    view = bob.ask("/view").json()["view"]
    card, island = next(iter(ada.ask("/view").json()["view"]["hand"])), view["players"][1]["island"]
    act(cleo, "done")
    act(ada, f"offer {card} for {next(iter(view['hand']))} to {island}")
    before = [told(player) for player in (ada, bob, cleo)]
    asked = [player.ask("").json()["asked"] for player in (ada, bob, cleo)]
    assert asked == [True, True, False]
    own_server.stop(signal.SIGKILL)
    own_server.start()
    assert [told(player) for player in (ada, bob, cleo)] == before
    (offer,) = bob.ask("/view").json()["view"]["offers"]
    act(bob, f"accept {offer['number']}")
    hand = bob.ask("/view").json()["view"]["hand"]
    assert hand.get(card, 0) == view["hand"].get(card, 0) + 1
    assert ada.ask("/view").json()["view"]["offers"] == []
    for player in (ada, bob, cleo):
        player.leave()


# Many times, all at once


def at_once(player: Player, path: str, forms: list[dict[str, str]]) -> list[httpx.Response]:
    """Send forms from one device, all at the same moment."""
    together = Barrier(len(forms))

    def send(form: dict[str, str]) -> httpx.Response:
        with httpx.Client(
            base_url=player.home, headers={**SAME, **HTMX}, cookies=player.cookies, timeout=30, verify=False
        ) as client:
            client.get("/table/nothing")  # the connection is made
            together.wait()
            return client.post(path, data=form)

    with ThreadPoolExecutor(len(forms)) as pool:
        return list(pool.map(send, forms))


def seated(server: Server, game: str = "neptun") -> Player:
    """Return somebody who plays against bots and is asked for something."""
    player = Player(server.home, "Ada")
    player.open_table(game, ("me", *["bot:greedy"] * (2 if game == "neptun" else 1)))
    until = time.monotonic() + 20
    while not player.notice()["awaited"]:
        assert time.monotonic() < until
        time.sleep(0.02)
    return player


def test_the_same_command_many_times(server: Server) -> None:
    """The same decision, sent twenty times at once, is taken once; each sender is told that it is done."""
    player = seated(server)
    command, form = choose(player.look().text, Random(1)) or ("", {})
    answers = at_once(player, f"/table/{player.table}/{command}", [form] * AT_ONCE)
    assert {answer.status_code for answer in answers} == {200}
    said = [entry.what for entry in log_of(server.db, player.table) if isinstance(entry.what, Acted)]
    assert [(what.decision, what.action) for what in said if what.seat == 0][:1] == [(0, form["action"])]
    assert len([what for what in said if what.seat == 0]) == 1
    numbers, last = numbers_in(server.db, player.table)
    assert numbers == list(range(1, last + 1))
    player.leave()


def test_the_same_remark_many_times(server: Server) -> None:
    """The same remark, sent twenty times from one form, is said once; from another form, once more."""
    player = seated(server, "example")
    path = f"/table/{player.table}/say"
    form = {"seat": "1", "text": "Ahoy", "command": "3"}
    assert {answer.status_code for answer in at_once(player, path, [form] * AT_ONCE)} == {200}
    assert player.say("say", {**form, "command": "4"}).status_code == 200
    said = [entry.what for entry in log_of(server.db, player.table) if isinstance(entry.what, Said)]
    assert [what.text for what in said] == ["Ahoy", "Ahoy"]
    player.leave()


def test_many_answers_to_one_decision(server: Server) -> None:
    """Twenty different answers to one decision: the first is taken, all others hear 409 and see the page as it is."""
    player = seated(server)
    form, actions = offered(player)
    while len(actions) < 4:
        player.move()
        form, actions = offered(player)
    before = player.notice()["decision"]
    forms = [{**form.filled(), "action": actions[number % len(actions)]} for number in range(AT_ONCE)]
    answers = at_once(player, f"/table/{player.table}/act", forms)
    said = [entry.what for entry in log_of(server.db, player.table) if isinstance(entry.what, Acted)]
    taken = [what.action for what in said if what.seat == 0 and what.decision == before]
    assert len(taken) == 1
    for form_sent, answer in zip(forms, answers, strict=True):
        assert answer.status_code == (200 if form_sent["action"] == taken[0] else 409)
        assert 'hx-target="#status"' in answer.text
    player.leave()


def offered(player: Player) -> tuple[Form, list[str]]:
    """Return the list of actions that a page offers."""
    for form in forms_in(player.look().text, "act"):
        if actions := [field.value for field in form.fields if field.kind == "radio"]:
            return form, actions
    return Form("", "", []), []


def test_people_at_once(server: Server) -> None:
    """Two people who decide at the same moment do not make each other late where all choose at once."""
    ada, bob = Player(server.home, "Ada"), Player(server.home, "Bob")
    ada.open_table("example", ("me", "open"))
    bob.join(ada.invitations()[0])
    chosen = [(player, choose(player.look().text, Random(2))) for player in (ada, bob)]
    with ThreadPoolExecutor(2) as pool:
        answers = list(pool.map(lambda pair: pair[0].say(*(pair[1] or ("", {}))), chosen))
    assert [answer.status_code for answer in answers] == [200, 200]
    numbers, last = numbers_in(server.db, ada.table)
    assert numbers == list(range(1, last + 1))
    ada.leave()
    bob.leave()


# PostgreSQL


def test_postgresql_takes_any_text(tmp_path: Path, postgres: Postgres) -> None:
    """What SQLite would keep and PostgreSQL cannot, as a NUL, is refused or left out, and is no fault of ours."""
    server = Server(tmp_path, *FAST, db=postgres.url(postgres.new_database())).start()
    try:
        player = Player(server.home, "Zoë\x00日本")
        player.open_table("example", ("me", "open"), title="\x00🚣")
        player.make_token()
        nul = {"seat": "1", "decision": "0", "action": "\x00", "text": "a\x00b", "name": "N\x00", "command": "\x00"}
        answers = [player.say(command, nul) for command in COMMANDS if command not in ("end", "return", "token")]
        answers += [player.get(path) for path in ("/table/%00", "/table/%00/log", "/join/%00", "/rules/%00", "/%00")]
        answers += [player.post(path, {"name": "\x00"}) for path in ("/return/%00", "/watch/%00", "/join/%00")]
        answers += [player.get("/", Cookie="periplus=%00" + "x" * 30), player.get("/api/tables/%00")]
        answers += [player.ask(f"/{each}", {**nul, "decision": 0, "id": "\x00"}) for each in ("act", "undo", "say")]
        assert [str(answer.url) for answer in answers if answer.status_code >= 500] == []
        assert server.faults() == ""
        player.leave()
    finally:
        server.stop()


# Two servers


def has_come_to(version: int, stream: Stream) -> bool:
    """Say whether a stream has told of a version."""
    return (stream.events[-1].id or 0) >= version


def await_move(stream: Stream, other: Player, version: int) -> None:
    """Wait until a stream has told of a move; one that changes nothing on that page need only be known there."""
    begun = time.monotonic()
    while not has_come_to(version, stream):
        waited = time.monotonic() - begun
        assert waited < IN_TIME, "the other server has not heard of a move"
        if waited > GRACE and other.version() >= version:
            return
        time.sleep(0.02)


def test_two_servers_one_database(tmp_path: Path, postgres: Postgres) -> None:
    """People at different servers see each other's moves and remarks in their streams, within seconds."""
    db = postgres.url(postgres.new_database())
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()
    servers = [Server(folder, *FAST, db=db) for folder in folders]
    try:
        for each in servers:
            each.start()
        ada, bob = Player(servers[0].home, "Ada"), Player(servers[1].home, "Bob")
        ada.open_table("example", ("me", "open"))
        bob.join(ada.invitations()[0])
        ada.make_token()
        bob.make_token()
        streams = {"Ada": ada.listen("/stream?seat=1"), "Bob": bob.listen("/stream?seat=2")}
        for stream in streams.values():
            stream.wait(lambda stream: bool(stream.events))
        moves, waits = 0, list[float]()
        until = time.monotonic() + 30
        while moves < 12:
            assert time.monotonic() < until
            for player, other in ((ada, bob), (bob, ada)):
                answer = player.move()
                if answer is None or answer.status_code != 200:
                    continue
                moves += 1
                begun, version = time.monotonic(), player.version()
                await_move(streams[other.name], other, version)
                waits.append(time.monotonic() - begun)
        assert max(waits) < IN_TIME
        ada.say("say", {"seat": "1", "text": "Ahoy over there", "command": "1"})
        streams["Bob"].wait(lambda stream: "Ahoy over there" in stream.text, IN_TIME)
        numbers, last = numbers_in(db, ada.table)
        assert numbers == list(range(1, last + 1))
        ada.leave()
        bob.leave()
    finally:
        for each in servers:
            each.stop()
    assert not any("Traceback" in each.faults() for each in servers)
