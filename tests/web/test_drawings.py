"""Drawings on pages: their files, and streams that push the panels that have changed, packed for who can unpack."""

import asyncio
import http.client
import re
import zlib
from collections.abc import AsyncIterator, Iterator
from contextlib import closing, contextmanager
from random import Random
from xml.etree import ElementTree as Xml

import httpx
import pytest

from periplus.draw.layout import own_colours, own_styles
from periplus.draw.palette import COLOURS, THEMES
from periplus.games import ROOMS
from periplus.games import game as open_game
from periplus.web.drawings import backdrop, backdrop_of, board_styles, room_styles, shapes, styles
from periplus.web.events import compressed, event
from tests.web.player import PATIENCE, Player, Stream, forms_in, soon
from tests.web.server import Server

pytestmark = pytest.mark.once

FOR_GOOD = "public, max-age=31536000, immutable"
DRAWN = [name for name in ROOMS if open_game(name).board is not None]
PANELS = ("chart", "row", "hand", "manifest", "temples", "reminders")


def get(server: Server, path: str, **headers: str) -> httpx.Response:
    return httpx.get(f"{server.home}{path}", headers={"Accept-Encoding": "identity", **headers}, timeout=PATIENCE)


@pytest.fixture
def captains(server: Server) -> Iterator[list[Player]]:
    """Three people at a table of Neptun that has just begun."""
    host, *others = (Player(server.home, name) for name in ("Ada", "Bob", "Cleo"))
    host.open_table("neptun", ("me", "open", "open"))
    for player, link in zip(others, host.invitations(), strict=True):
        player.join(link)
    yield [host, *others]
    for player in (host, *others):
        player.leave()


# Files


def test_addresses_carry_a_digest() -> None:
    """What is at an address never changes: another theme, or other styles, have another one."""
    assert re.fullmatch(r"/board\.css\?v=[0-9a-f]{12}", styles())
    assert re.fullmatch(r"/board/neptun/board\.css\?v=[0-9a-f]{12}", styles("neptun"))
    assert styles("example") == ""
    assert re.fullmatch(r"/board/neptun/dark\.svg\?v=[0-9a-f]{12}", backdrop("neptun", "dark"))
    assert backdrop("neptun", "dark")[-12:] != backdrop("neptun", "light")[-12:]


def test_styles_are_sent_for_good(server: Server) -> None:
    """Drawings' own styles first, then what a page does with them; every colour by its name."""
    answer = get(server, styles())
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/css")
    assert answer.headers["cache-control"] == FOR_GOOD and "set-cookie" not in answer.headers
    assert answer.text == board_styles()
    assert all(f"--{name}:light-dark(" in answer.text for name in COLOURS)
    assert answer.text.index(".drawing .card {") < answer.text.index(".drawing .can {")


@pytest.mark.parametrize("game", DRAWN)
def test_styles_of_a_room_are_sent_for_good(server: Server, game: str) -> None:
    """Its colours by their names, its drawings' own styles, and where its panels lie."""
    answer = get(server, styles(game))
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/css")
    assert answer.headers["cache-control"] == FOR_GOOD and "set-cookie" not in answer.headers
    assert answer.text == room_styles(game)
    room = open_game(game).room
    assert all(f"--{name}:light-dark(" in answer.text for name in own_colours(room))
    assert own_styles(room) in answer.text and "#panel-" in answer.text


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", DRAWN)
def test_backdrops_are_sent_for_good(server: Server, game: str, theme: str) -> None:
    """Sea and land of a theme, as a picture."""
    answer = get(server, backdrop(game, theme))
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.headers["cache-control"] == FOR_GOOD and "set-cookie" not in answer.headers
    assert answer.text == backdrop_of(game, theme)
    Xml.fromstring(answer.text)


@pytest.mark.parametrize(
    "path",
    [
        "/board/neptun/sepia.svg", "/board/neptun/light.png", "/board/neptun/light", "/board/neptun/light.svg.svg",
        "/board/neptun/.svg", "/board/chess/light.svg", "/board/example/light.svg", "/board/neptun", "/board",
        "/board/neptun/../light.svg/x", "/boards.css", "/board/neptun/drawing.css", "/board/example/board.css",
        "/board/chess/board.css",
    ],
)  # fmt: skip
def test_no_other_backdrop_is_there(server: Server, path: str) -> None:
    """An unknown theme, kind or game, and a game without a board: not found, in a short message, not to be kept."""
    answer = get(server, path)
    assert answer.status_code == 404
    assert answer.headers["cache-control"] == "no-store"
    (told,) = re.findall(r"<h1>[^<]*</h1>\s*<p>([^<]*)</p>", answer.text)
    assert 5 < len(told) < 120


def test_a_page_names_its_files(captains: list[Player]) -> None:
    """The table's page asks for both backdrops and all styles, by the addresses where they are."""
    html = captains[0].look().text
    for address in (styles(), styles("neptun"), backdrop("neptun", "light"), backdrop("neptun", "dark")):
        assert f'"{address}"' in html
    assert html.index(styles()) < html.index(styles("neptun"))


# Compression


def test_each_event_can_be_read_as_soon_as_it_is_sent() -> None:
    """The second is not yet made when the first is read; all together are a whole gzip file."""
    made: list[bytes] = []

    async def events() -> AsyncIterator[bytes]:
        for number in range(20):
            made.append(event(f"part {number}\n" * 50, number))
            yield made[-1]

    async def listen() -> bytes:
        unpack, heard, raw = zlib.decompressobj(16 + 15), 0, b""
        async for chunk in compressed(events()):
            told = unpack.decompress(chunk)
            assert told == (made[heard] if heard < len(made) else b"")
            heard, raw = heard + 1, raw + chunk
        assert unpack.eof and heard == len(made) + 1
        return raw

    raw = asyncio.run(listen())
    assert zlib.decompress(raw, 16 + 15) == b"".join(made)
    assert len(raw) < sum(map(len, made)) / 5


@contextmanager
def open_stream(player: Player, accept: str) -> Iterator[http.client.HTTPResponse]:
    """Listen to the stream of a seat as a browser that reads some encodings."""
    url = httpx.URL(player.home)
    cookies = "; ".join(f"{name}={value}" for name, value in player.cookies.items())
    path = f"/table/{player.table}/stream?seat={player.seats[0] + 1}"
    with closing(http.client.HTTPConnection(url.host, url.port or 80, timeout=PATIENCE)) as connection:
        connection.request("GET", path, headers={"Cookie": cookies, "Accept-Encoding": accept})
        with connection.getresponse() as answer:
            yield answer


@pytest.mark.parametrize(("accept", "packed"), [("gzip, deflate, br", True), ("identity", False), ("br", False)])
def test_streams_are_packed_for_those_who_unpack(captains: list[Player], accept: str, packed: bool) -> None:
    """The first event is there at once, whole, though the stream goes on."""
    with open_stream(captains[0], accept) as answer:
        assert answer.headers.get_all("Content-Encoding", []) == (["gzip"] if packed else [])
        assert "Accept-Encoding" in answer.headers["Vary"] and answer.headers["X-Accel-Buffering"] == "no"
        unpack, sent = zlib.decompressobj(16 + 15), b""
        while not sent.endswith(b"\n\n"):
            chunk = answer.read1(65536)
            assert chunk, "the stream has ended"
            sent += unpack.decompress(chunk) if packed else chunk
    assert sent.startswith(b"id: ") and b'hx-target="#board"' in sent


def test_pages_are_packed_once(captains: list[Player]) -> None:
    """Pages, files and data for those who can read it, and not for others."""
    host = captains[0]
    for path in (f"/table/{host.table}", "/", styles(), backdrop("neptun", "light"), "/api/games"):
        plain, short = host.get(path), host.get(path, **{"Accept-Encoding": "gzip"})
        assert "content-encoding" not in plain.headers
        assert short.headers.get_list("content-encoding") == ["gzip"], path
        assert int(short.headers["content-length"]) < len(plain.content) or path == "/api/games"
        assert "accept-encoding" in short.headers["vary"].lower()


# What is pushed


def settled(stream: Stream, version: int) -> None:
    """Wait until a stream has told of a place in the log."""
    stream.wait(lambda stream: any((pushed.id or 0) >= version for pushed in stream.events))


def decide(players: list[Player], wanted: str = "") -> str:
    """Let whoever is asked decide: as wanted if that can be done, or the first that is offered."""
    player = soon(lambda: next((each for each in players if each.notice()["awaited"]), None))
    form = forms_in(player.look().text, "act")[0]
    offered = form.values("action")
    chosen = next((each for each in offered if wanted and each.startswith(wanted)), offered[0])
    assert player.say("act", {**form.filled(), "action": chosen}).status_code == 200
    return chosen


def made_anew(player: Player) -> tuple[int, dict[str, str]]:
    """Return the parts of the page as a stream that begins now brings them, and the place in the log."""
    stream = player.listen(f"/stream?seat={player.seats[0] + 1}")
    stream.wait(lambda stream: len(stream.events) > 0)
    stream.stop()
    parts = stream.events[0].parts()
    sections = dict(re.findall(r'<section class="panel" id="(panel-\w+)">(.*?)</section>', parts["board"], re.DOTALL))
    assert sections.pop("panel-since") == f'<div id="since">{parts["since"]}</div>'  # pushed by itself
    assert [name.removeprefix("panel-") for name in sections] == list(PANELS)
    return stream.events[0].id or 0, {**parts, **sections}


def pushed_parts(stream: Stream, begun: int) -> list[dict[str, str]]:
    """Return what was pushed from an event on."""
    return [pushed.parts() for pushed in stream.events[begun:]]


def test_only_panels_that_changed_are_pushed(captains: list[Player]) -> None:
    """The first event brings the whole board; every other one just the panels that a decision has changed."""
    host = captains[0]
    stream = host.listen("/stream?seat=1")
    stream.wait(lambda stream: len(stream.events) > 0)
    _, before = made_anew(host)
    assert not [name for name in stream.events[0].parts() if name.startswith("panel-")]
    for number in range(12):
        begun = len(stream.events)
        chosen = decide(captains, "take" if number % 2 else "reveal")
        version, after = made_anew(host)
        settled(stream, version)
        told = [name for parts in pushed_parts(stream, begun) for name in parts]
        changed = [name for name in after if name.startswith("panel-") and after[name] != before[name]]
        assert sorted(name for name in told if name.startswith("panel-")) == sorted(changed), chosen
        assert "panel-row" in changed and "panel-temples" not in changed
        assert "board" not in told and "log" in told
        assert ("people" in told) or chosen == "reveal"
        before = after


def test_what_was_pushed_adds_up_to_the_page(captains: list[Player]) -> None:
    """After many decisions every part is as a page made anew shows it, and nothing was pushed twice."""
    stream = captains[0].listen("/stream?seat=1")
    for number in range(22):
        decide(captains, "take" if number % 2 else "reveal")
    version, now = made_anew(captains[0])
    settled(stream, version)
    shown: dict[str, str] = {}
    for parts in pushed_parts(stream, 0):
        for name, html in parts.items():
            assert shown.get(name) != html, name
            shown[name] = html
    assert {"panel-row", "panel-hand", "panel-manifest", "status", "people", "choice", "log"} <= set(shown)
    apart = {"board", "host", "mine"}  # as they were when they were last asked for
    assert {name: html for name, html in shown.items() if name not in apart} == {
        name: now[name] for name in shown if name not in apart
    }


# Outlines of provinces


@pytest.fixture
def emperor(server: Server) -> Iterator[Player]:
    """Somebody at a table of Mare Nostrum with bots."""
    player = Player(server.home, "Ada", Random(3))
    player.open_table("mare_nostrum", ("me", "bot:greedy", "bot:greedy"))
    yield player
    player.leave()


def test_outlines_stand_once_in_a_page(emperor: Player) -> None:
    """Those of all provinces and seas, which the chart refers to: at the table, in the past and in the rules."""
    outlines = str(shapes("mare_nostrum"))
    named = re.findall(r'<path id="(place-\w+)"', outlines)
    for path in (f"/table/{emperor.table}", f"/table/{emperor.table}/replay", "/rules/mare_nostrum"):
        html = emperor.get(path).text
        assert html.count(outlines) == 1 and html.count('<path id="place-') == len(named), path
        assert set(re.findall(r'href="#(place-\w+)"', html)) == set(named), path


def test_what_is_pushed_carries_no_outlines(emperor: Player) -> None:
    """The chart refers to what stands in the page already, and stays small, whatever is decided."""
    stream = emperor.listen("/stream?seat=1")
    stream.wait(lambda stream: bool(stream.events))
    for _ in range(12):
        soon(lambda: emperor.notice()["awaited"])
        emperor.move()
    stream.wait(lambda stream: len(stream.events) > 10)
    parts = pushed_parts(stream, 0)
    charts = [each.get("panel-chart", each.get("board", "")) for each in parts]
    assert sum("place-ROM" in each for each in charts) > 3
    assert not [each for told in parts for each in told.values() if 'id="place-' in each]
    assert max(len(told["panel-chart"]) for told in parts if "panel-chart" in told) < 60_000


# Colours of those who play


PEOPLE = re.compile(r'<li class="seat-(\d).*?token player-(\d).*?class="name">(\w+)', re.DOTALL)
OF_CIVS = {"Carthage": "0", "Egypt": "1", "Rome": "2", "Babylon": "3", "Greece": "4"}


def test_a_civilisation_has_one_colour_everywhere(emperor: Player) -> None:
    """In the list of people, with its emblem, above the question and in the log: that of its markers on the chart."""
    html = emperor.look().text
    people = PEOPLE.findall(html)
    assert len(people) == 3
    for seat, mark, civ in people:
        assert seat == mark == OF_CIVS[civ]
    own = next(
        seat for seat, _, civ in people if re.search(rf'class="name">{civ}</span>\s+<span class="badge">Ada', html)
    )
    assert re.search(rf'<div data-awaited="\w+" data-decision="\d+" class="seat-{own}" data-seat="0">', html)
    marks = re.findall(r'<li id="line-\d+".*?token player-(\d)', html)
    assert set(marks) <= {seat for seat, _, _ in people}


def test_islands_have_colours_of_their_own(server: Server) -> None:
    """A game without a drawn board tells its players apart as well: each island has its colour and emblem."""
    ada = Player(server.home, "Ada", Random(3))
    ada.open_table("parthenon", ("me", "bot:greedy", "bot:greedy"))
    islands = [each["name"] for each in open_game("parthenon").box["islands"]]
    people = PEOPLE.findall(ada.look().text)
    assert [(seat, mark) for seat, mark, _ in people] == [(str(islands.index(name)),) * 2 for _, _, name in people]
    assert len(people) == 3
    ada.leave()
