"""The rules on a page: made once, however many look; and never somebody else's page."""

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from litestar.testing import TestClient

from periplus.games import game_names
from periplus.kernel.text import LANGUAGES
from periplus.table.crew import Crew
from periplus.table.house import House
from periplus.table.notices import Herald
from periplus.table.store import Store
from periplus.web import rulebook
from periplus.web.app import make_app

pytestmark = [pytest.mark.once, pytest.mark.filterwarnings("ignore::DeprecationWarning")]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Any]:
    """Somebody who reads, with nothing kept yet."""
    rulebook.kept.clear()
    house = House(Store(f"sqlite:///{tmp_path}/tables.db"), Crew(0), Herald("http://example.org"))
    with TestClient(make_app(house, rate=10**6)) as asking:
        yield asking


@pytest.mark.parametrize("game", game_names())
def test_a_page_is_made_once(client: Any, game: str) -> None:
    """The same rules again, with or without words to look for -> the same page, and nothing is rendered."""
    for query in ("", "?q=card", "?q=a&language=fr"):
        first = client.get(f"/rules/{game}{query}")
        with patch.object(rulebook, "page", side_effect=AssertionError), patch.object(gzip, "compress"):
            again = client.get(f"/rules/{game}{query}")
        assert first.status_code == 200 and again.text == first.text


def test_clauses_are_made_once(client: Any) -> None:
    """Other words, another theme -> another page, of clauses that were made before."""
    client.get("/rules/neptun")
    with patch.object(rulebook, "clause_html", side_effect=AssertionError):
        for number in range(10):
            assert client.get(f"/rules/neptun?q=card{number}").status_code == 200
        client.cookies.set("theme", "dark")
        assert 'data-theme="dark"' in client.get("/rules/neptun").text


def test_each_reader_gets_their_own(client: Any) -> None:
    """Languages, themes and names of the server -> a page for each, whoever looked before."""
    pages = set()
    for language in LANGUAGES:
        for theme in ("light", "dark"):
            headers = {"Accept-Language": language, "Cookie": f"theme={theme}"}
            html = client.get("/rules/neptun", headers=headers).text
            assert f'<html lang="{language}" data-theme="{theme}">' in html
            pages.add(html)
    assert len(pages) == 2 * len(LANGUAGES)
    for host in ("one.example", "two.example"):
        assert f'content="http://{host}/' in client.get("/rules/neptun", headers={"Host": host}).text
    assert "set-cookie" in client.get("/rules/neptun", headers={"Cookie": ""}).headers


def test_only_so_many_are_kept(client: Any) -> None:
    """Somebody asks for thousands of words -> the latest pages are kept, and one that is read again and again."""
    first = client.get("/rules/example").text
    with patch.object(rulebook, "MOST_KEPT", 20):
        for number in range(60):
            client.get(f"/rules/example?q={number}")
            assert client.get("/rules/example").text == first
        assert len(rulebook.kept) == 20
        with patch.object(rulebook, "page", side_effect=AssertionError):
            client.get("/rules/example")


def test_a_reader_who_takes_nothing_compressed(client: Any) -> None:
    """The same page, as it is."""
    plain = client.get("/rules/neptun", headers={"Accept-Encoding": "identity"})
    squeezed = client.get("/rules/neptun")
    assert "content-encoding" not in plain.headers
    assert squeezed.headers["content-encoding"] == "gzip"
    assert plain.headers["vary"] == squeezed.headers["vary"] == "Accept-Encoding"
    assert plain.text == squeezed.text
    assert int(squeezed.headers["content-length"]) < len(plain.content) / 2
