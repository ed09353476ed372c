"""Puzzles in a real browser: answered by clicks on the board and by keys, on a phone, and for everybody."""

import pytest
from playwright.sync_api import expect

import periplus
from periplus.kernel.puzzle import puzzles_of
from tests.web.browser import PHONE, Guest, Visit, no_sideways
from tests.web.server import Server
from tests.web.test_axe import LIGHTS, fit_on_any_screen, grave

pytestmark = pytest.mark.once

GAMES = periplus.game_names()


def puzzle_with(guest: Guest, verb: str) -> str:
    """Go to a puzzle of Neptun whose answer has a verb; return the answer."""
    answers = [each.best.action for each in puzzles_of(periplus.game("neptun"))]
    at = next(at for at, answer in enumerate(answers) if answer.startswith(verb))
    guest.go(f"/puzzles/neptun/{at + 1}")
    return answers[at]


def test_by_clicks_on_the_board(server: Server, visit: Visit) -> None:
    """An oar card is clicked where it lies; the answer is judged, and the game goes on from there at a table."""
    ann = visit(server)
    answer = puzzle_with(ann, "play")
    oar = ann.page.locator(f'#board [data-thing="oar-{answer.removeprefix("play ")}"]').first
    oar.click()
    expect(ann.page.locator("#confirm")).to_have_attribute("data-action", answer)
    ann.page.locator("#confirm").click()
    expect(ann.page.get_by_role("heading", name="Right!")).to_be_visible()
    ann.page.get_by_role("button", name="Play on from here").click()
    ann.page.wait_for_url("**/table/*")
    expect(ann.page.locator(f'#choice [type=radio][value="{answer}"]')).to_be_attached()


def test_by_keys(server: Server, visit: Visit) -> None:
    """A digit chooses, Enter confirms; what is not best is said to be so, and can be tried again."""
    ann = visit(server)
    puzzle_with(ann, "play")
    expect(ann.page.locator("#status")).to_be_focused()
    best = ann.page.url
    ann.page.keyboard.press("1")
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".judged h2")).to_be_visible()
    ann.page.get_by_role("link", name="Try again").click()
    ann.page.wait_for_url(best)


def test_on_a_phone(server: Server, visit: Visit) -> None:
    """From the first page to a verdict by touch; nothing is wider than the screen."""
    ann = visit(server, **PHONE)
    ann.go("/")
    ann.page.locator('nav a[href="/puzzles"]').tap()
    ann.page.get_by_role("link", name="Solve it").first.tap()
    ann.page.locator("#choice .entry").first.tap()
    no_sideways(ann)
    while ann.page.locator("#confirm").is_disabled():
        ann.page.locator("#choice .part.open .entry").first.tap()
    ann.page.locator("#confirm").tap()
    expect(ann.page.locator(".judged h2")).to_be_in_viewport()
    no_sideways(ann)


def test_for_everybody(server: Server, visit: Visit) -> None:
    """No grave fault in the list, the questions and a verdict, by day and by night, on any screen."""
    ann = visit(server)
    pages = ["/puzzles", *[f"/puzzles/{game}/1" for game in GAMES]]
    greedy = puzzles_of(periplus.game("mare_nostrum"))[0].greedy.replace("+", "%2B")
    pages.append(f"/puzzles/mare_nostrum/1?answer={greedy}")
    assert grave(ann, pages, LIGHTS[:2]) == []
    fit_on_any_screen(ann, [pages[0], pages[-1]])
