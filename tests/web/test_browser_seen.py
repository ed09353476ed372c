"""Charts and drawings in a real browser: they can be zoomed in every way, and everything on them says what it is."""

import pytest
from playwright.sync_api import Locator, expect

from tests.web.boards import AT_SEA, thing, tip
from tests.web.browser import PHONE, Guest, Visit, tab_to
from tests.web.server import Server
from tests.web.test_axe import findings

pytestmark = pytest.mark.once

SMALL = {"viewport": {"width": 1366, "height": 768}}
GAMES = ("neptun", "mare_nostrum", "parthenon")
games = pytest.mark.parametrize("game", GAMES)
CHART = "#panel-chart .canvas > svg"
ZOOM = f"""document.querySelector("{CHART}").getBoundingClientRect().width
    / document.querySelector("#panel-chart").clientWidth"""
TITLE_AT = (
    """at => document.elementFromPoint(...at)?.closest(".explained")?.querySelector(":scope > title").textContent"""
)
STOPS = """all => all.map(
    each => [each.querySelectorAll('[tabindex="0"]').length, each.querySelectorAll("title").length])"""
SIZES = """all => all.map(
    each => parseFloat(getComputedStyle(each).fontSize) * 830 / each.ownerSVGElement.viewBox.baseVal.width)"""


def sit_down(guest: Guest, game: str) -> None:
    """Open a table with bots and wait for one's turn."""
    guest.open_table(game, ("me", "bot:random", "bot:random"))
    guest.await_turn()


def zoom(guest: Guest) -> float:
    """Return how many times as wide as its panel the chart is."""
    return round(float(guest.page.evaluate(ZOOM)), 2)


def middle(of: Locator) -> tuple[float, float]:
    """Return where something is on the screen."""
    box = of.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def chart_size(guest: Guest) -> tuple[float, float]:
    """Return how large the chart's frame is."""
    box = guest.page.locator("#panel-chart").bounding_box()
    assert box is not None
    return box["width"], box["height"]


# Zooming


@games
def test_buttons_and_keys_zoom(server: Server, visit: Visit, game: str) -> None:
    """In, out, and back to the whole; the frame stays as it is, and the sea lies under the land all the while."""
    ann = visit(server, **AT_SEA)
    sit_down(ann, game)
    page, before = ann.page, chart_size(ann)
    assert zoom(ann) == 1
    page.get_by_role("button", name="Zoom in").click()
    assert zoom(ann) == 1.4 and chart_size(ann) == before
    page.keyboard.press("+")
    assert zoom(ann) == 1.96
    sea, drawn = page.locator("#panel-chart .backdrop:visible"), page.locator(CHART)
    assert sea.bounding_box() == pytest.approx(drawn.bounding_box(), abs=1)
    page.keyboard.press("-")
    assert zoom(ann) == 1.4
    page.get_by_role("button", name="Show the whole chart").click()
    assert zoom(ann) == 1 and chart_size(ann) == before
    expect(page.get_by_role("button", name="Zoom out")).to_have_attribute("aria-disabled", "true")


def test_the_wheel_zooms_only_when_it_should(server: Server, visit: Visit) -> None:
    """With Ctrl at once, at the place that is pointed at; plainly only once the chart is zoomed, else it scrolls."""
    ann = visit(server, viewport={"width": 1200, "height": 500})
    sit_down(ann, "mare_nostrum")
    page, city = ann.page, thing(ann, "Roma")
    x, y = middle(city)
    page.mouse.move(x, y)
    page.mouse.wheel(0, 100)
    page.wait_for_function("() => scrollY > 50")
    page.evaluate("scrollTo(0, 0)")
    page.keyboard.down("Control")
    page.mouse.wheel(0, -120)
    page.keyboard.up("Control")
    page.wait_for_function(f"() => {ZOOM} > 1.2")
    assert middle(city) == pytest.approx((x, y), abs=3)
    far = zoom(ann)
    page.mouse.wheel(0, -120)
    page.wait_for_function(f"() => {ZOOM} > {far + 0.1}")
    assert page.evaluate("scrollY") == 0
    while zoom(ann) > 1:
        page.mouse.wheel(0, 120)
    assert page.evaluate("scrollY") == 0


def test_a_zoomed_chart_is_dragged(server: Server, visit: Visit) -> None:
    """What was held follows the mouse, and letting go picks nothing."""
    ann = visit(server, **AT_SEA)
    sit_down(ann, "mare_nostrum")
    page = ann.page
    for _ in range(3):
        page.keyboard.press("+")
    sea = thing(ann, "Ionium")
    x, y = middle(sea)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y + 40, steps=4)
    assert middle(sea) == pytest.approx((x + 60, y + 40), abs=2)
    page.mouse.up()
    assert tip(ann).inner_text() == ""
    page.mouse.move(x - 100, y, steps=2)
    assert middle(sea) == pytest.approx((x + 60, y + 40), abs=2)


def test_the_zoom_outlives_news(server: Server, visit: Visit) -> None:
    """Whatever is decided, and although the chart is sent anew: as near as before, at the same place."""
    ann = visit(server, **AT_SEA)
    sit_down(ann, "neptun")
    page, city = ann.page, thing(ann, "Ostia")
    page.keyboard.press("+")
    page.keyboard.press("+")
    before, near = middle(city), zoom(ann)
    for _ in range(4):
        ann.choose_first()
        ann.await_turn()
        assert zoom(ann) == near and middle(city) == pytest.approx(before, abs=1)
        expect(page.get_by_role("button", name="Zoom in")).to_be_visible()


def test_two_fingers_pinch(server: Server, visit: Visit) -> None:
    """On a phone, apart for nearer and together for farther, until the whole chart is in sight."""
    ann = visit(server, **PHONE)
    sit_down(ann, "mare_nostrum")
    page, touch = ann.page, ann.context.new_cdp_session(ann.page)

    def pinch(begin: float, end: float) -> None:
        page.locator("#panel-chart").scroll_into_view_if_needed()
        x, y = middle(page.locator("#panel-chart"))
        steps = [begin + (end - begin) * step / 6 for step in range(7)]
        for at, apart in enumerate(steps):
            points = [{"x": x - apart / 2, "y": y, "id": 1}, {"x": x + apart / 2, "y": y, "id": 2}]
            kind = "touchMove" if at else "touchStart"
            touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    begun = zoom(ann)
    pinch(60, 120)
    assert zoom(ann) == pytest.approx(min(4, 2 * begun), rel=0.05)
    pinch(240, 30)
    assert zoom(ann) == 1
    assert page.evaluate("visualViewport.scale") == 1


def test_without_scripts_a_chart_is_whole(server: Server, visit: Visit) -> None:
    """No buttons that do nothing."""
    ann = visit(server, **AT_SEA)
    sit_down(ann, "neptun")
    bob = visit(server, **AT_SEA, java_script_enabled=False)
    bob.context.add_cookies(ann.context.cookies())  # type: ignore[arg-type]
    bob.go(ann.path)
    expect(bob.page.locator("#panel-chart .canvas > svg")).to_be_visible()
    expect(bob.page.locator("#zoom")).to_be_hidden()


# Saying what things are


@games
def test_everything_says_what_it_is_where_it_is_tapped(server: Server, visit: Visit, game: str) -> None:
    """Between the lines of an icon, too: whatever has a title tells it, in every panel."""
    ann = visit(server, **{**AT_SEA, "has_touch": True})
    sit_down(ann, game)
    page = ann.page
    tried = 0
    for each in page.locator(":is(#board, #people) .explained").all()[::5]:
        title = each.locator(":scope > title").text_content()
        each.scroll_into_view_if_needed()
        at = middle(each)
        there = page.evaluate(TITLE_AT, at)
        if there == title and not each.evaluate("each => each.closest('.can, .cannot')"):
            page.touchscreen.tap(*at)
            assert tip(ann).inner_text() == title
            tried += 1
    assert tried >= 5


@games
def test_a_drawing_is_one_stop_of_the_tab_key(server: Server, visit: Visit, game: str) -> None:
    """And arrows go on to everything else on it, each told as it is focused; Escape takes the words away."""
    ann = visit(server, **AT_SEA)
    sit_down(ann, game)
    page = ann.page
    counts = page.locator(":is(#board, #people) svg.drawing[role=group]").evaluate_all(STOPS)
    assert len(counts) > 5 and {stops for stops, titles in counts if titles} == {1}
    tab_to(ann, "#people .drawing *")
    told = {tip(ann).inner_text()}
    for _ in range(3):
        page.keyboard.press("ArrowRight")
        told.add(tip(ann).inner_text())
    assert len(told - {""}) >= 3
    page.keyboard.press("Escape")
    assert tip(ann).inner_text() == ""


@pytest.mark.parametrize("scheme", ["light", "dark"])
@games
def test_axe_finds_nothing_on_a_zoomed_table(server: Server, visit: Visit, game: str, scheme: str) -> None:
    """With what can be focused and with the buttons, by day and by night."""
    ann = visit(server, **SMALL, color_scheme=scheme)
    sit_down(ann, game)
    ann.page.keyboard.press("+")
    assert findings(ann) == []


@games
def test_what_is_written_on_the_chart_is_large_enough(server: Server, visit: Visit, game: str) -> None:
    """On a chart of 830 pixels, as on a screen of 1366 by 768: no letter is smaller than 11 pixels."""
    ann = visit(server, **SMALL)
    sit_down(ann, game)
    sizes = ann.page.locator(f"{CHART} text").evaluate_all(SIZES)
    assert len(sizes) > 20 and min(sizes) >= 11
