"""Pages for everybody: what axe finds, in light and dark; screens of any width; and no motion for who wants none."""

from itertools import pairwise
from typing import NamedTuple

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, StorageState, expect

from tests.web.browser import Guest, Visit, no_sideways
from tests.web.player import Player
from tests.web.server import Server

pytestmark = pytest.mark.once

GRAVE = ("serious", "critical")
LIGHTS = [("light", "auto"), ("dark", "auto"), ("light", "dark"), ("dark", "light")]
"""What a device prefers, and what its reader has chosen."""
SCREENS = [(320, 640), (390, 844), (720, 450), (768, 1024), (1440, 900), (2560, 1440)]


def findings(guest: Guest) -> list[str]:
    """Return what is gravely wrong with a page."""
    found = Axe().run(guest.page, options={"resultTypes": ["violations"]}).response["violations"]
    return [
        f"{guest.path}: {each['id']} at {node['target']}: {node['failureSummary']}"
        for each in found
        if each["impact"] in GRAVE
        for node in each["nodes"]
    ]


def findings_by_day_and_night(guest: Guest) -> list[str]:
    """Return what is gravely wrong with a page as it stands, in light and dark."""
    found = []
    for scheme in ("light", "dark"):
        guest.page.emulate_media(color_scheme=scheme)
        found += [f"{scheme}: {each}" for each in findings(guest)]
    return found


def choose_theme(guest: Guest, device: str, theme: str) -> None:
    """Set what the device prefers, and choose a theme in the masthead."""
    guest.page.emulate_media(color_scheme=device)  # type: ignore[arg-type]
    guest.go("/")
    guest.page.locator(f"button[name=theme][value={theme}]").click()
    expect(guest.page.locator(f"button[name=theme][value={theme}]")).to_have_attribute("aria-current", "true")


def grave(guest: Guest, pages: list[str], lights: list[tuple[str, str]]) -> list[str]:
    """Return what is gravely wrong with pages in some lights."""
    found: list[str] = []
    for device, theme in lights:
        choose_theme(guest, device, theme)
        for path in pages:
            guest.go(path)
            found += [f"{device}, {theme}: {each}" for each in findings(guest)]
    return found


def fit_on_any_screen(guest: Guest, pages: list[str]) -> None:
    """Check that no page is wider than a screen of any width."""
    for path in pages:
        guest.go(path)
        for width, height in SCREENS:
            guest.page.set_viewport_size({"width": width, "height": height})
            no_sideways(guest)


def open_pages(guest: Guest) -> list[str]:
    """Open tables of every kind; return all pages that one can come to."""
    over = guest.open_table(title="Harbour night")
    guest.play_on(first=("done",))
    shared = guest.open_table(who=("me", "here"), names=("Ann", "Bo"))
    guest.open_table(who=("me", "open"))
    join = guest.page.locator("#invite input.link").first.input_value()
    table = guest.open_table()
    return ["/", "/new?game=neptun&seats=5", join, "/rules/neptun", shared, table, over, f"{over}/log"]


class Opened(NamedTuple):
    """Pages of tables that somebody has opened, and what lets them back in."""

    pages: list[str]
    keys: StorageState


@pytest.fixture(scope="module")
def opened(open_server: Server, chromium: Browser) -> Opened:
    """Open tables of every kind, once for all tests."""
    guest = Guest(open_server, chromium.new_context())
    found = Opened(open_pages(guest), guest.context.storage_state())
    guest.leave()
    return found


def test_axe_finds_nothing_grave(server: Server, visit: Visit, opened: Opened) -> None:
    """No page has a serious or critical fault, whatever the device prefers and the reader chooses."""
    ann = visit(server, storage_state=opened.keys)
    assert grave(ann, opened.pages, LIGHTS) == []


def play_out(guest: Guest, table: str) -> None:
    """Play to the end of a game on the same device, but without a window, which is quicker."""
    player = Player(guest.server.home, "Ann")
    player.client.cookies.clear()
    for cookie in guest.context.cookies():
        player.client.cookies.set(cookie["name"], cookie["value"], "127.0.0.1")
    player.table = table.rpartition("/")[2]
    while player.look("/record.json").status_code != 200:
        player.move()
    player.leave()


def open_boards(guest: Guest) -> list[str]:
    """Open tables with a drawn board: voyages at the start, at sea, over, past, in words, as a lesson; an empire."""
    chairs = ("me", "bot:greedy", "bot:greedy")
    over = guest.open_table("neptun", chairs)
    guest.go("/")
    play_out(guest, over)
    at_sea = guest.open_table("neptun", chairs)
    guest.play_on(lambda each: each.offered()[:1] != [] and each.offered()[0].startswith("sail"))
    start = guest.open_table("neptun", chairs)
    guest.go("/learn/neptun")
    guest.page.locator("main form button.primary").click()
    guest.page.wait_for_url("**/table/*")
    lesson = guest.path
    guest.open_table("mare_nostrum", chairs)
    guest.play_on(lambda each: any(notation.startswith("build") for notation in each.offered()))
    return [start, at_sea, over, f"{over}/replay?at=60", f"{over}/words", lesson, guest.path]


def test_boards_are_for_everybody(server: Server, visit: Visit) -> None:
    """A drawn board has no grave fault either, by day or by night, and fits on any screen."""
    ann = visit(server)
    pages = open_boards(ann)
    assert grave(ann, pages, LIGHTS[:2]) == []
    fit_on_any_screen(ann, pages)


def test_axe_would_find_something(server: Server, visit: Visit) -> None:
    """The check finds an image without words and a field without a label."""
    ann = visit(server)
    ann.go("/")
    ann.page.evaluate("document.querySelector('.chart').removeAttribute('alt')")
    ann.page.evaluate("document.querySelector('label[for=link]').remove()")
    ann.page.evaluate("document.querySelector('#link').removeAttribute('placeholder')")
    assert [each.split()[1] for each in findings(ann)] == ["image-alt", "label"]


def test_headings_stand_in_order(server: Server, visit: Visit, opened: Opened) -> None:
    """Every page has one heading of the first rank, and none skips a rank."""
    ann = visit(server, storage_state=opened.keys)
    for path in opened.pages:
        ann.go(path)
        ranks = ann.page.locator("h1, h2, h3, h4").evaluate_all("all => all.map(each => Number(each.tagName[1]))")
        assert ranks.count(1) == 1, path
        assert all(after <= before + 1 for before, after in pairwise(ranks)), path


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_theme_is_there_from_the_first_moment(server: Server, visit: Visit, theme: str) -> None:
    """The server writes the chosen theme into the page, so that it needs no script and never flashes."""
    other = "light" if theme == "dark" else "dark"
    ann = visit(server, java_script_enabled=False)
    colour = "getComputedStyle(document.documentElement).backgroundColor"
    ann.page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    ann.go("/new")
    wanted = ann.page.evaluate(colour)
    choose_theme(ann, other, theme)
    expect(ann.page.locator("html")).to_have_attribute("data-theme", theme)
    assert ann.page.evaluate(colour) == wanted
    choose_theme(ann, other, "auto")
    assert ann.page.locator("html[data-theme]").count() == 0
    assert ann.page.evaluate(colour) != wanted


def test_nothing_scrolls_sideways(server: Server, visit: Visit, opened: Opened) -> None:
    """On screens of any width, and magnified twice, a page is as wide as its screen."""
    fit_on_any_screen(visit(server, storage_state=opened.keys), opened.pages)


def test_no_motion(server: Server, visit: Visit) -> None:
    """Whoever wants no motion ticks it at the foot of any page, and it holds for all pages of this browser."""
    ann = visit(server, reduced_motion="no-preference")
    moves = "getComputedStyle(document.querySelector('button.primary')).transitionDuration !== '0s'"
    ann.go("/")
    assert ann.page.evaluate(moves)
    ann.page.get_by_label("No animation").check()
    expect(ann.page.locator("html")).to_have_attribute("data-motion", "off")
    assert not ann.page.evaluate(moves)
    ann.open_table()
    expect(ann.page.locator("html")).to_have_attribute("data-motion", "off")
    ann.draw_out("menu")
    expect(ann.page.locator("#mine").get_by_label("No animation")).to_be_checked()
    ann.page.locator("#mine").get_by_label("No animation").uncheck()
    expect(ann.page.locator("footer").get_by_label("No animation")).not_to_be_checked()
    assert ann.page.evaluate(moves)
