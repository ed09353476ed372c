"""What is left of a game, over HTTP: pictures, charts and a film of finished games alone; previews; sharing."""

import re
import struct
import time
from io import BytesIO

import pytest
from PIL import Image

from tests.web.player import HTMX, Player, read_page
from tests.web.server import Server

pytestmark = pytest.mark.once

KEPT = ("/picture.svg", "/picture.png", "/story.svg", "/story.png", "/film.webp")


def size(png: bytes) -> tuple[int, int]:
    """Return the width and height of a picture."""
    assert png.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def finished(server: Server, game: str, bots: int) -> Player:
    """Let bots play a game to its end, and watch as its host."""
    host = Player(server.home, "Ada")
    host.open_table(game, ("bot:random",) * bots)
    until = time.monotonic() + 120
    while host.look("/record.json").status_code != 200:
        assert time.monotonic() < until
        time.sleep(0.1)
    return host


def watch_link(host: Player) -> str:
    """Return the path of the spectator link that the host is shown."""
    found = re.search(r"/watch/\w+", host.look().text)
    assert found is not None
    return found[0]


def told_of(page: str) -> dict[str, str]:
    """Return what a page tells other sites about itself."""
    tags = [told for tag, told in read_page(page).tags if tag == "meta"]
    return {told.get("property") or told.get("name") or "": told.get("content") or "" for told in tags}


def test_nobody_gets_a_picture_before_the_end(server: Server) -> None:
    """Neither players nor spectators, of now or of the past; whoever looks back sees one moment at a time."""
    ada, wim = Player(server.home, "Ada"), Player(server.home, "Wim")
    ada.open_table("example", ("me", "bot:random"))
    ada.say("watch-link", {}, parts=False)
    link = watch_link(ada)
    wim.post(link, {}, parts=False)
    wim.table = ada.table
    for each in (ada, wim):
        for path in (*KEPT, "/picture.svg?at=0"):
            answer = each.look(path)
            assert answer.status_code == 422
            assert "not over" in answer.text
        past = each.look("/replay").text
        assert 'id="told"' not in past and "chips" not in past and "picture." not in past
    part = wim.get(f"/table/{wim.table}/replay", **HTMX).text
    assert part.lstrip().startswith('<div id="past"') and "picture." not in part
    ada.leave()
    wim.leave()


def test_a_game_in_play_is_not_analysed(server: Server) -> None:
    """The page, the command and trying again are refused, to players and spectators alike."""
    ada = Player(server.home, "Ada")
    ada.open_table("example", ("me", "bot:random"))
    assert ada.look("/analysis").status_code == 409
    for command, data in (("analyse", {}), ("again", {"at": "0", "seat": "1"})):
        refused = ada.say(command, data, parts=False)
        assert refused.status_code == 409 and "not over" in refused.text
    assert "/analysis" not in ada.look().text and "/again" not in ada.look("/replay").text
    ada.leave()


def test_a_game_without_a_board_is_told_in_charts(server: Server) -> None:
    """Charts as SVG and PNG, which stand for pictures of moments, too; there is no film."""
    host = finished(server, "example", 2)
    page = host.look().text
    assert page.count('class="line"') == 4  # two seats, two charts
    assert "How it went" in page and "Moments" in page and "film.webp" not in page
    charts = host.look("/story.svg")
    assert charts.headers["content-type"].startswith("image/svg+xml") and ">Points<" in charts.text
    assert size(host.look("/story.png").content)[0] == 1600
    assert host.look("/picture.svg").text == charts.text
    assert host.look("/film.webp").status_code == 404
    for at, status in (("0", 200), ("99999", 422), ("x", 422)):
        assert host.look(f"/picture.svg?at={at}").status_code == status
    host.leave()


def test_the_numbers_of_a_chart_are_a_table(server: Server) -> None:
    """After the last round, the table of the first chart has the scores of the standings, and who led."""
    host = finished(server, "example", 2)
    page = host.look().text
    rows = re.findall(r'<tr class="seat-(\d)[^"]*">(.*?)<strong>(-?\d+)</strong>', page)
    scores = {seat: score for seat, _, score in rows}
    table = page[page.index("<caption>Points</caption>") :]
    last = re.findall(r"<tr><th scope=\"row\">Round 3</th>(.*?)</tr>", table)[0]
    assert re.findall(r'<td class="number">(-?\d+)</td>', last) == [scores["0"], scores["1"]]
    leaders = re.findall(r"<td>([^<]*)</td>", last)[0]
    best = max(map(int, scores.values()))
    names = {seat: re.sub(r"<.*?>", "", told).split()[-1] for seat, told, _ in rows}
    assert leaders == ", ".join(names[seat] for seat in sorted(names) if int(scores[seat]) == best)
    host.leave()


def test_a_board_gives_pictures_and_a_preview(server: Server) -> None:
    """A moment as SVG and PNG, as spectators saw it; the preview of a spectator link shows the board at the end."""
    host = Player(server.home, "Ada")
    host.open_table("neptun", ("bot:random",) * 3)
    link = watch_link(host)
    stranger = Player(server.home, "Eve")
    early = stranger.client.get(f"{link}/preview.png")
    assert early.content == stranger.client.get("/preview/neptun.png").content  # nothing of a game in play
    until = time.monotonic() + 120
    while host.look("/record.json").status_code != 200:
        assert time.monotonic() < until
        time.sleep(0.1)
    first, last = host.look("/picture.svg?at=0"), host.look("/picture.svg")
    assert first.text.startswith("<svg") and first.text != last.text
    assert size(host.look("/picture.png?at=5").content)[0] == 1600
    late = stranger.client.get(f"{link}/preview.png")
    assert size(late.content) == (1200, 630) and late.content != early.content
    assert stranger.client.get("/watch/nothing/preview.png").status_code == 403
    host.leave()
    stranger.leave()


@pytest.mark.parametrize("name", ["periplus", "neptun", "mare_nostrum", "parthenon", "example"])
def test_previews_are_for_everybody(server: Server, name: str) -> None:
    """1200 by 630 pixels, cached, and other sites may show them."""
    answer = Player(server.home, "Eve").client.get(f"/preview/{name}.png")
    assert answer.status_code == 200
    assert size(answer.content) == (1200, 630)
    assert answer.headers["cross-origin-resource-policy"] == "cross-origin"
    assert "immutable" in answer.headers["cache-control"]


def test_there_is_no_other_preview(server: Server) -> None:
    """Unknown games and other kinds of files are not found."""
    for path in ("/preview/chess.png", "/preview/neptun.svg", "/preview/neptun"):
        assert Player(server.home, "Eve").client.get(path).status_code == 404


def test_every_page_says_what_it_is(server: Server) -> None:
    """A title, a description and a picture with its whole address: of the game, if the page is about one."""
    ada = Player(server.home, "Ada")
    ada.open_table("neptun", ("me", "open", "bot:random"))
    join = re.search(r"/join/\w+", ada.look().text)
    assert join is not None
    pages = {
        "/": "periplus", "/new?game=neptun": "neptun", "/rules/mare_nostrum": "mare_nostrum", "/learn/neptun": "neptun",
        join[0]: "neptun", f"/table/{ada.table}": "neptun", "/nowhere": "periplus",
    }  # fmt: skip
    for path, shown in pages.items():
        page = ada.get(path).text
        told = told_of(page)
        title = re.search("<title>(.*?)</title>", page, re.DOTALL)
        assert title is not None and "Periplus" in title[1]
        assert told["og:title"] and told["description"] == told["og:description"] != ""
        assert told["twitter:card"] == "summary_large_image"
        assert told["og:image"].startswith(f"{server.home}/preview/{shown}.png?v=")
    assert told_of(ada.get("/watch/abc").text)["og:image"] == f"{server.home}/watch/abc/preview.png"
    ada.leave()


def test_what_was_made_is_a_picture(server: Server) -> None:
    """The PNG of the charts can be opened, and is not one colour."""
    host = finished(server, "example", 2)
    with Image.open(BytesIO(host.look("/story.png").content)) as picture:
        assert len(picture.convert("RGB").resize((60, 40)).getcolors(2400) or []) > 8
    host.leave()
