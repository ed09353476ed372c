"""Puzzles over HTTP: pages with and without scripts, what programs get, and what nobody gets before they answer."""

import re
from collections.abc import Iterator
from datetime import date, timedelta
from html import unescape
from pathlib import Path
from unittest.mock import AsyncMock

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient

import periplus
from periplus.kernel.game import Game
from periplus.kernel.luck import luck_from
from periplus.kernel.puzzle import Puzzle, puzzles_of
from periplus.kernel.undo import Play
from periplus.table.crew import Crew
from periplus.table.house import House
from periplus.table.live import Live
from periplus.table.notices import Herald
from periplus.table.puzzle import puzzle_of_day, puzzle_table
from periplus.table.store import Store
from periplus.web import puzzles, puzzles_api
from periplus.web.app import make_app
from periplus.web.puzzles import live_of
from tests.web.player import HTMX, SAME, Player, forms_in
from tests.web.server import Server

GAMES = [periplus.game(name) for name in periplus.game_names()]
NEPTUN = GAMES[0]
NUMBER = next(at for at, each in enumerate(puzzles_of(NEPTUN), start=1) if each.best.action.startswith("play"))
"""A puzzle in which oar cards are chosen."""
PATH = f"/puzzles/neptun/{NUMBER}"

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning:litestar")


@pytest.fixture
def puzzle() -> Puzzle:
    """The puzzle of this number."""
    return puzzles_of(NEPTUN)[NUMBER - 1]


@pytest.fixture
def ada(server: Server) -> Iterator[Player]:
    """Somebody who solves puzzles."""
    player = Player(server.home, "Ada")
    yield player
    player.leave()


def words(page: str) -> str:
    """Return what a page says."""
    return re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]+>", " ", page)))


# Which puzzle


def test_a_day_has_a_puzzle() -> None:
    """Every day the next one, until they begin again; each comes up."""
    count = len(puzzles_of(NEPTUN))
    numbers = [puzzle_of_day(NEPTUN, date(2027, 1, 1) + timedelta(day)) for day in range(count + 1)]
    assert sorted(numbers[:count]) == list(range(1, count + 1)) and numbers[count] == numbers[0]
    assert puzzle_of_day(periplus.game("example"), date(2027, 1, 1)) == 0


def test_the_puzzles_of_the_day(ada: Player) -> None:
    """The first page and the list lead to today's puzzle of each game, and so does an address that never changes."""
    for page in ("/", "/puzzles"):
        links = re.findall(r'href="(/puzzles/\w+/\d+)"', ada.get(page).text)
        assert list(dict.fromkeys(link.split("/")[2] for link in links)) == [game.name for game in GAMES]
    answer = ada.get("/puzzles/neptun")
    assert answer.status_code == 303 and answer.headers["location"] in ada.get("/puzzles").text


@pytest.mark.parametrize("path", ["example/1", "nothing/1", "neptun/0", "neptun/9999", "neptun/x"])
def test_there_is_no_such_puzzle(ada: Player, path: str) -> None:
    """A game without puzzles, no game at all, no such number."""
    assert ada.get(f"/puzzles/{path}").status_code == 404
    assert ada.get(f"/puzzles/{path.partition('/')[0]}").status_code == (303 if path.startswith("neptun") else 404)
    assert ada.post(f"/puzzles/{path}/act", {}).status_code == 404


# Answers


def answered(ada: Player, notation: str) -> str:
    """Send an answer with the form of the page, without scripts; return the page that it leads to."""
    form = forms_in(ada.get(PATH).text, "act")[0]
    answer = ada.post(f"{PATH}/act", {**form.filled(), "action": notation}, parts=False)
    assert answer.status_code == 303
    return ada.get(answer.headers["location"]).text


def test_the_right_answer(ada: Player, puzzle: Puzzle) -> None:
    """It is said to be right, with the chances, what the bot did, and what each is worth at first sight."""
    told = words(answered(ada, puzzle.best.action))
    assert "Right!" in told and f"{round(100 * puzzle.best.chance)} %" in told
    assert f"{round(100 * puzzle.missed.chance)} %" in told and "At first sight" in told


def test_what_the_bot_did_is_wrong(ada: Player, puzzle: Puzzle) -> None:
    """The best answer is told, and the question can be tried again."""
    page = answered(ada, puzzle.greedy)
    assert "There is something better" in words(page) and f'href="{PATH}"' in page


def test_an_answer_by_script_leads_to_the_same_page(ada: Player, puzzle: Puzzle) -> None:
    """The script is told to go there."""
    form = forms_in(ada.get(PATH).text, "act")[0]
    answer = ada.post(f"{PATH}/act", {**form.filled(), "action": puzzle.best.action})
    assert answer.headers["hx-redirect"].startswith(f"{PATH}?answer=")


def test_what_is_forbidden_is_refused_with_its_clause(ada: Player) -> None:
    """Sailing while cards are chosen; a form that is not ours; and an address that somebody has made up."""
    form = forms_in(ada.get(PATH).text, "act")[0].filled()
    told = ada.post(f"{PATH}/act", {**form, "action": "sail Tyros"})
    assert told.status_code == 422 and "N" in words(told.text)
    assert ada.post(f"{PATH}/act", {**form, "action": "???"}, parts=False).status_code == 422
    made_up = ada.get(f"{PATH}?answer=sail+Tyros")
    assert made_up.status_code == 422 and 'id="choice"' in made_up.text and "Right!" not in made_up.text
    assert ada.post(f"{PATH}/act", {**form, "seat": "9", "action": "reveal"}).status_code == 403
    assert ada.post(f"{PATH}/undo", form).status_code == 404


def test_asking_what_an_answer_would_do_does_not_judge_it(ada: Player, puzzle: Puzzle) -> None:
    """Its consequences are told, as at a table."""
    form = forms_in(ada.get(PATH).text, "act")[0].filled()
    told = ada.post(f"{PATH}/act", {**form, "action": puzzle.best.action, "ask": "yes"}).text
    assert "allowed" in told.lower() and "%" not in told


def test_a_puzzle_is_played_on(ada: Player, puzzle: Puzzle) -> None:
    """A table of one's own goes on from there: the same seat is asked, and the others are bots."""
    answer = ada.post(f"{PATH}/again", {}, parts=False)
    assert answer.status_code == 303
    page = ada.get(answer.headers["location"]).text
    offered = forms_in(page, "act")[0].values("action")
    assert puzzle.best.action in offered and f"Puzzle {NUMBER}" in page


@pytest.mark.parametrize(("language", "heading"), [("fr", "Les problèmes du jour"), ("nl", "De puzzels van vandaag")])
def test_in_other_languages(ada: Player, puzzle: Puzzle, language: str, heading: str) -> None:
    """The list, the question and the verdict."""
    ada.client.cookies.set("language", language)
    assert heading in words(ada.get("/puzzles").text)
    for page in (ada.get(PATH).text, ada.get(f"{PATH}?answer={puzzle.greedy.replace('+', '%2B')}").text):
        assert f'<html lang="{language}"' in page and "page-puzzle" not in page


# Programs


def api(server: Server, path: str = "", **action: str) -> httpx.Response:
    """Ask the API, or answer."""
    url = f"{server.home}/api/puzzles{path}"
    return httpx.post(url, json=action, timeout=30) if action else httpx.get(url, timeout=30)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_programs_solve_puzzles(server: Server, game: Game) -> None:
    """Today's puzzle is the same by its number; the best answer is right, and greedy's is not."""
    listed = {each["game"]: each for each in api(server).json()}[game.name]
    asked = api(server, f"/{game.name}").json()
    assert asked == api(server, f"/{game.name}/{listed['today']}").json()
    puzzle = puzzles_of(game)[listed["today"] - 1]
    assert puzzle.best.action in [each["notation"] for each in asked["actions"]]
    told = api(server, f"/{game.name}/{listed['today']}", action=puzzle.best.action).json()
    assert (told["verdict"], told["best"], told["chance"]) == ("right", puzzle.best.action, puzzle.best.chance)
    assert len(told["answers"]) == len(puzzle.answers) and told["first_sight"][0]["reasons"]
    missed = api(server, f"/{game.name}/{listed['today']}", action=puzzle.greedy).json()
    assert missed["verdict"] in ("nearly", "wrong") and missed["greedy"] == puzzle.greedy


def test_programs_are_told_what_is_wrong(server: Server) -> None:
    """No such game or number, no such action, one that is forbidden."""
    assert api(server, "/example").status_code == api(server, "/neptun/99999").status_code == 404
    assert api(server, f"/neptun/{NUMBER}", action="fly").json()["error"].startswith("error-")
    refused = api(server, f"/neptun/{NUMBER}", action="sail Tyros")
    assert refused.status_code == 422 and refused.json()["rule"].startswith("N")


# Secrets


def test_nothing_is_told_before_the_answer(ada: Player, server: Server) -> None:
    """Neither the chances nor the seed are in a page or in the API; the seed is not there afterwards either."""
    for game in GAMES:
        for number, puzzle in enumerate(puzzles_of(game)[:2], start=1):
            path = f"/{game.name}/{number}"
            before = ada.get(f"/puzzles{path}").text + api(server, path).text
            after = api(server, path, action=puzzle.best.action).text
            assert "<meter" not in before and '"chance"' not in before and '"answers"' not in before
            assert puzzle.seed not in before + after and puzzle.check not in before + after


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_is_hidden_makes_no_difference(game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With everything dealt afresh that the seat does not know: the same bytes for people and for programs."""
    seat, lives = puzzles_of(game)[0].seat, [live_of(game, 1), Live(puzzle_table(game, 1))]
    true, other = (live.table for live in lives)
    other.play = Play(true.state.resample(seat, luck_from(5)))
    assert other.state.to_json() != true.state.to_json()
    lives[1].present.update([seat])
    house = House(Store(f"sqlite:///{tmp_path}/tables.db"), Crew(0), Herald("http://example.org"))
    with TestClient(make_app(house, rate=10**6)) as client:
        client.get("/")
        heard = []
        for live in lives:
            table_of = AsyncMock(return_value=live)
            monkeypatch.setattr(puzzles, "table_of", table_of)
            monkeypatch.setattr(puzzles_api, "table_of", table_of)
            heard.append(all_of(client, game))
            assert table_of.await_count == len(heard[-1])
    assert heard[0] == heard[1]


def all_of(client: TestClient[Litestar], game: Game) -> list[str]:
    """Return all that can be asked about a puzzle, before and after an answer."""
    path, puzzle = f"/puzzles/{game.name}/1", puzzles_of(game)[0]
    form = {"seat": str(puzzle.seat + 1), "decision": "0", "action": puzzle.greedy}
    answers = [
        client.get(path),
        client.get(path, params={"answer": puzzle.greedy}),
        client.post(f"{path}/act", data=form | {"ask": "yes"}, headers=SAME | HTMX),
        client.get(f"/api{path}"),
        client.post(f"/api{path}", json={"action": puzzle.greedy}),
    ]
    assert [each.status_code for each in answers] == [200] * len(answers)
    return [each.text for each in answers]
