"""The pages in browsers other than Chromium: some turns of each game, with nothing that goes wrong."""

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.browsers.engines import Engine, Firefox, WebKit
from tests.web.server import KnownServer

GAMES = ("neptun", "mare_nostrum", "parthenon")
DRAWN = ("neptun", "mare_nostrum")
EXPLAINED = ("mare_nostrum",)
"""Games whose drawings explain something from the beginning."""
TURNS = 8


class HeardServer(KnownServer):
    """A server whose pages keep whatever goes wrong in them."""

    program = (str(Path(__file__).with_name("heard.py")),)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HeardServer]:
    """A server for all of these tests."""
    made = HeardServer(tmp_path_factory.mktemp("server"), "--rate", "100000").start()
    yield made
    made.stop()


@pytest.fixture(scope="module", params=[Firefox, WebKit], ids=["firefox", "webkit"])
def engine(request: pytest.FixtureRequest) -> Iterator[Engine]:
    """A browser of each kind."""
    made: Engine = request.param()
    yield made
    made.close()


@pytest.fixture
def guest(engine: Engine, server: HeardServer, request: pytest.FixtureRequest) -> Iterator[Engine]:
    """Somebody at the home page; nothing may go wrong in the pages or on the server until the end of the test."""
    server.deal_for(request.node.name)
    engine.go(server.home)
    engine.evaluate("() => localStorage.removeItem('heard')")
    yield engine
    assert engine.complaints() == []
    assert server.faults() == ""


def test_what_goes_wrong_in_a_page_is_heard(guest: Engine) -> None:
    """An error, a rejection and a breach of the content security policy: none is lost on the way to another page."""
    guest.evaluate("""() => {
      for (const what of [{ src: "/static/faulty.js" }, { text: "0" }]) {
        document.body.append(Object.assign(document.createElement("script"), what));
      }
    }""")
    guest.wait(lambda: len(guest.complaints()) >= 3, "three complaints")
    guest.evaluate("() => { location.pathname = '/new' }")
    guest.wait(lambda: guest.evaluate("() => location.pathname") == "/new", "another page")
    assert [any(each in told for told in guest.complaints()) for each in ("sail", "wind", "script-src")] == [True] * 3
    guest.evaluate("() => localStorage.removeItem('heard')")


def sit_down(guest: Engine, game: str) -> None:
    """Press “Play now”, and wait for the first question."""
    guest.click(f'form[action="/play-now"]:has([value="{game}"]) button')
    guest.wait(lambda: guest.hands.exists('[data-awaited="yes"]'), "a question")


def decision(guest: Engine) -> int:
    """Return the number of the decision that is asked for; none while it is not our turn."""
    found = guest.evaluate("""() => document.querySelector('[data-awaited="yes"]')?.dataset.decision ?? -1""")
    return int(found)


def take_turn(guest: Engine) -> bool:
    """Decide something and wait for the next question; say whether the game goes on."""
    hands, number = guest.hands, decision(guest)
    hands.take_any()
    guest.wait(lambda: decision(guest) > number or hands.exists(".over"), f"a question after {number}")
    return not hands.exists(".over")


@pytest.mark.parametrize("game", GAMES)
def test_some_turns_are_played_at_a_page_that_is_kept_up_to_date(guest: Engine, game: str) -> None:
    """From the home page to the table, turn after turn: what the bots do comes by the stream, into the same page."""
    sit_down(guest, game)
    guest.evaluate("() => { document.body.dataset.kept = 'yes' }")
    lines = guest.evaluate("() => document.querySelectorAll('#log li').length")
    assert all(take_turn(guest) for _ in range(TURNS))
    assert guest.evaluate("() => document.body.dataset.kept") == "yes"
    assert guest.evaluate("() => document.querySelectorAll('#log li').length") > lines
    assert guest.evaluate("() => document.querySelector('#refusal')?.textContent.trim() ?? ''") == ""


@pytest.mark.parametrize("game", DRAWN)
def test_the_chart_is_drawn_and_fits_the_page(guest: Engine, game: str) -> None:
    """The chart has a size, its pictures are loaded, and the page is not wider than the window."""
    sit_down(guest, game)
    chart = guest.evaluate("() => document.querySelector('#panel-chart svg').getBoundingClientRect().toJSON()")
    assert chart["width"] > 600 and chart["height"] > 250
    unloaded = "() => [...document.images].filter((each) => each.offsetParent && !each.naturalWidth).length"
    guest.wait(lambda: guest.evaluate(unloaded) == 0, "all pictures")
    assert guest.evaluate("() => document.scrollingElement.scrollWidth - innerWidth") <= 0


TITLED = """() => {
  for (const title of document.querySelectorAll("#board svg title")) {
    if (title.closest(".can, .cannot")) continue;
    title.parentElement.scrollIntoView({ block: "center" });
    const { x, y, width, height } = title.parentElement.getBoundingClientRect();
    const met = document.elementFromPoint(x + width / 2, y + height / 2);
    if (title.parentElement.contains(met) && met.closest(":has(> title)") === title.parentElement) {
      met.dataset.tapped = "";
      return title.textContent;
    }
  }
}"""


@pytest.mark.parametrize("game", EXPLAINED)
def test_a_thing_on_the_board_is_explained_when_it_is_tapped(guest: Engine, game: str) -> None:
    """What browsers show where a mouse rests is also shown where a finger taps."""
    sit_down(guest, game)
    told = guest.evaluate(TITLED)
    assert told
    guest.click("[data-tapped]")
    guest.wait(lambda: told in guest.evaluate("() => document.querySelector('#tip').innerText"), told)


UNKNOWN = """([declarations, selectors]) => {
  const twin = (name) => (name.startsWith("-webkit-") ? name.slice(8) : "-webkit-" + name);
  const has = (name, value) => declarations.some((each) => each[0] === name && each[1] === value);
  const stands = (name, value) => has(name, value) && CSS.supports(name, value);
  const knows = ([name, value]) => stands(name, value) || stands(twin(name), value);
  const reads = (selector) => { try { document.querySelector(selector); return true; } catch { return false; } };
  return [
    ...declarations.filter((each) => !knows(each)).map((each) => each.join(": ")),
    ...selectors.filter((each) => !reads(each)),
  ];
}"""
NO_STYLE = r"/\*.*?\*/|!important|@font-face\s*\{[^}]*\}|@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}"


def read_styles(css: str) -> tuple[list[tuple[str, str]], list[str]]:
    """Return the declarations and the selectors of a style sheet, but for those of fonts and of custom properties."""
    plain = re.sub(r'"[^"]*"', '""', re.sub(NO_STYLE, "", css, flags=re.DOTALL))
    declarations = re.findall(r"[{;]\s*(-?[a-z][a-z-]*)\s*:\s*([^;{}]+)(?=[;}])", plain)
    headings = [each.strip() for each in re.findall(r"([^{};]+)\{", plain)]
    return declarations, [each for each in headings if not each.startswith("@")]


@pytest.mark.parametrize("game", GAMES)
def test_every_style_is_known_to_the_browser(guest: Engine, game: str) -> None:
    """No style sheet of a table has a property, a value or a selector that this browser passes over."""
    sit_down(guest, game)
    sheets = guest.evaluate("() => [...document.querySelectorAll('link[rel=stylesheet]')].map((each) => each.href)")
    assert sheets
    for sheet in sheets:
        declarations, selectors = read_styles(httpx.get(sheet).raise_for_status().text)
        assert declarations and selectors
        assert guest.evaluate(UNKNOWN, declarations, selectors) == [], sheet
