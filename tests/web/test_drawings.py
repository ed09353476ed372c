"""Drawings on pages: their files, and streams that push the panels that have changed, packed for who can unpack."""

import asyncio
import gzip
import http.client
import json
import re
import zlib
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import closing, contextmanager
from random import Random
from xml.etree import ElementTree as Xml

import httpx
import pytest

from periplus.draw.layout import own_colours, own_styles
from periplus.draw.letters import letters_in
from periplus.draw.metrics import FONTS
from periplus.draw.palette import COLOURS, THEMES
from periplus.games import ROOMS
from periplus.games import game as open_game
from periplus.web.blocks import INNER, OUTER
from periplus.web.drawings import backdrop, backdrop_of, board_styles, room_styles, scene_of, shapes, styles
from periplus.web.events import HISTORY, Packer, codings, event, packed
from tests.web.player import PATIENCE, Player, Stream, element_in, forms_in, soon, swaps_in
from tests.web.server import Server

pytestmark = pytest.mark.once

LETTERS = next(iter(FONTS.values())).with_name("letters.json")
FOR_GOOD = "public, max-age=31536000, immutable"
DRAWN = [name for name in ROOMS if open_game(name).board is not None]
PANELS = ("chart", "row", "hand", "manifest", "temples", "reminders")


def get(server: Server, path: str, **headers: str) -> httpx.Response:
    return httpx.get(f"{server.home}{path}", headers={"Accept-Encoding": "identity", **headers}, timeout=PATIENCE)


@pytest.mark.parametrize("game", DRAWN)
def test_the_picture_of_a_game_brings_its_letters(game: str) -> None:
    """A picture on a page cannot use the fonts of the page: all that its texts use come with it, and no more."""
    drawing = scene_of(game, "light")
    used, there = letters_in(drawing, open_game(game).room), json.loads(LETTERS.read_text("utf-8"))
    brought = re.findall(r'@font-face { font-family: "([^"]*)"; font-weight: (\d+); font-style: (\w+);', drawing)
    assert set(used) == {f"{family.lower().replace(' ', '-')}-{weight}-{style}" for family, weight, style in brought}
    assert all(letters <= set(there[font]) for font, letters in used.items()), "run tools/fonts.py"


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


def unpacker() -> Callable[[bytes], bytes]:
    """Return what unpacks a stream, piece by piece."""
    return zlib.decompressobj(16 + zlib.MAX_WBITS).decompress


@pytest.mark.parametrize("length", [1, 50, 1000], ids=["short", "middling", "long"])
def test_each_event_can_be_read_as_soon_as_it_is_sent(length: int) -> None:
    """The second is not yet made when the first is read; all together are a whole file, whose end is checked."""
    made: list[bytes] = []

    async def events() -> AsyncIterator[bytes]:
        for number in range(20):
            made.append(event(f"part {number}, {Random(number).random()}\n" * length, number))
            yield made[-1]

    async def listen() -> bytes:
        unpack, heard, raw = unpacker(), 0, b""
        async for chunk in packed(events()):
            told = unpack(chunk)
            assert told == (made[heard] if heard < len(made) else b"")
            heard, raw = heard + 1, raw + chunk
        assert heard == len(made) + 1
        return raw

    raw = asyncio.run(listen())
    assert gzip.decompress(raw) == b"".join(made)
    assert len(raw) < sum(map(len, made)) / (5 if length > 1 else 1)


def test_what_was_sent_before_is_referred_to() -> None:
    """Something that cannot be compressed is sent twice: the second time, it takes next to nothing."""
    packer, noise = Packer(), Random(0).randbytes(HISTORY)
    assert len(packer.pack(noise)) > HISTORY > 50 * len(packer.pack(noise))


def test_a_stream_without_events_is_a_whole_file() -> None:
    """Its reader finds nothing in it, and nothing wrong."""
    assert gzip.decompress(Packer().end()) == b""


def test_what_is_refused_is_not_sent() -> None:
    """A coding with the weight 0 is not accepted, and one whose name is part of another is not named."""
    assert codings("gzip, deflate, br, zstd") == {"gzip", "deflate", "br", "zstd"}
    assert codings("zstd;q=0, gzip; q=0.5, xgzip") == {"gzip", "xgzip"} and codings("") == {""}


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


@pytest.mark.parametrize(
    ("accept", "coding"),
    [("gzip, deflate, br", "gzip"), ("gzip, br, zstd", "gzip"), ("identity", ""), ("br", ""), ("gzip;q=0", "")],
)
def test_streams_are_packed_for_those_who_unpack(captains: list[Player], accept: str, coding: str) -> None:
    """The first event is there at once, whole, though the stream goes on."""
    with open_stream(captains[0], accept) as answer:
        assert answer.headers.get_all("Content-Encoding", []) == ([coding] if coding else [])
        assert "Accept-Encoding" in answer.headers["Vary"] and answer.headers["X-Accel-Buffering"] == "no"
        unpack, sent = unpacker() if coding else bytes, b""
        while not sent.endswith(b"\n\n"):
            chunk = answer.read1(65536)
            assert chunk, "the stream has ended"
            sent += unpack(chunk)
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
    """Return the fragments of the page as a stream that begins now brings them, and the place in the log."""
    stream = player.listen(f"/stream?seat={player.seats[0] + 1}")
    stream.wait(lambda stream: len(stream.events) > 0)
    stream.stop()
    sections = re.findall(r'<section class="panel" id="panel-([\w-]+)">', stream.page["board"])
    assert sections == [*PANELS, "since"]
    return stream.events[0].id or 0, stream.page


def shown(page: dict[str, str]) -> dict[str, str]:
    """Return the fragments of a page, without those that are as they were when they were last asked for."""
    return {name: html for name, html in page.items() if name not in ("host", "mine")}


def held_in(page: dict[str, str], id: str) -> str | None:
    """Return an element of a page, if it is there; a fragment is what its place holds."""
    if id in page:
        return page[id]
    found = ((html, element_in(html, id)) for html in page.values())
    return next((html[slice(*place)] for html, place in found if place is not None), None)


def test_only_what_changed_is_pushed(captains: list[Player]) -> None:
    """The first event brings everything; every other one just the details and lines that a decision has changed."""
    host = captains[0]
    stream = host.listen("/stream?seat=1")
    stream.wait(lambda stream: len(stream.events) > 0)
    _, before = made_anew(host)
    assert not [place for place in stream.events[0].places() if place.startswith("panel-")]
    for number in range(12):
        begun = len(stream.events)
        chosen = decide(captains, "take" if number % 2 else "reveal")
        version, after = made_anew(host)
        settled(stream, version)
        told = [swap for pushed in stream.events[begun:] for swap in swaps_in(pushed.data)]
        instead = [each.target for each in told if each.how in (INNER, OUTER)]
        assert not [id for id in instead if held_in(before, id) == held_in(after, id)], chosen
        there = {id for html in before.values() for id in re.findall(r' id="([^"]+)"', html)}
        added = " ".join(each.html for each in told if each.how not in (INNER, OUTER))
        assert not there & set(re.findall(r' id="([^"]+)"', added)), chosen
        places = [each.target for each in told]
        assert any(place.startswith("panel-row-column-") for place in places)
        assert not any(place.startswith("panel-temples") for place in places)
        assert not {"board", "people", "log"} & set(places) and any(place.startswith("line-") for place in places)
        assert shown(stream.page) == shown(after)
        before = after


def test_what_was_pushed_adds_up_to_the_page(captains: list[Player]) -> None:
    """After many decisions every part is as a page made anew shows it, and nothing was pushed twice."""
    stream = captains[0].listen("/stream?seat=1")
    for number in range(22):
        decide(captains, "take" if number % 2 else "reveal")
    version, now = made_anew(captains[0])
    settled(stream, version)
    held: dict[str, str] = {}
    for pushed in stream.events:
        for name, html in pushed.parts().items():
            assert held.get(name) != html, name
            held[name] = html
    assert {"board", "status", "people", "choice", "log"} <= set(held)
    assert shown(stream.page) == shown(now)


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
    told = [pushed.data for pushed in stream.events]
    assert sum("#place-" in each for each in told) > 2
    assert not [each for each in told if 'id="place-' in each]
    charts = [[len(swap.html) for swap in swaps_in(each) if "panel-chart" in swap.target] for each in told[1:]]
    assert len(held_in(stream.page, "panel-chart") or "") < 60_000 and max(map(sum, charts)) < 60_000


# Colours of those who play


PEOPLE = re.compile(r'<li id="person-\d" class="seat-(\d).*?token player-(\d).*?class="name">(\w+)', re.DOTALL)
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
