"""After a game, in a real browser: its story on the end page, its past by hand, by keys and by itself, and its film."""

import re
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import expect

from tests.web.browser import PHONE, Guest, Visit, no_sideways, tab_to
from tests.web.server import Server
from tests.web.test_axe import findings

pytestmark = pytest.mark.once

BOTS = {"example": 2, "neptun": 3}
FILMED = 170_000
"""Milliseconds that a film may take on a busy machine."""


def watch_to_the_end(guest: Guest, game: str) -> str:
    """Let bots play a game to its end; return the path of its table."""
    path = guest.open_table(game, ("bot:greedy",) * BOTS[game], ())
    guest.page.locator("#choice .over").wait_for()
    return path


def at(guest: Guest) -> int:
    """Return the move that the page shows."""
    return int(guest.page.locator("#past").get_attribute("data-at") or -1)


def reach(guest: Guest, when: str) -> None:
    """Wait until the page, and its slider, show some move."""
    shown = "const at = Number(document.getElementById('past').dataset.at)"
    guest.page.wait_for_function(f"() => {{ {shown}; return {when} && document.getElementById('at').value == at }}")


def count_loads(guest: Guest) -> list[str]:
    """Return a list that grows whenever a whole page is loaded."""
    loads: list[str] = []
    guest.page.on("domcontentloaded", lambda page: loads.append(page.url))
    return loads


def test_the_past_by_hand(server: Server, visit: Visit) -> None:
    """Buttons, keys, chapters and lines of the log lead to their moments without loading the page; so does a link."""
    ann = visit(server)
    path = watch_to_the_end(ann, "neptun")
    ann.page.locator(".moments a").first.click()
    ann.page.wait_for_url(re.compile(r"/replay\?at=\d+$"))
    ann.go(f"{path}/replay")
    loads, past, keys = count_loads(ann), ann.page.locator("#past"), ann.page.keyboard
    expect(past).to_contain_text(re.compile(r"Move 0 of \d+"))

    keys.press("ArrowRight")
    expect(past).to_have_attribute("data-at", "1")
    keys.press("ArrowRight")
    expect(past).to_have_attribute("data-at", "2")
    keys.press("ArrowLeft")
    expect(past).to_have_attribute("data-at", "1")
    expect(ann.page).to_have_url(re.compile(r"\?at=1$"))

    keys.press("Shift+ArrowRight")  # the next phase of the round
    phase = ann.page.locator(".phases [aria-current]")
    expect(phase).to_have_text("phase 2: fulfilling contracts")
    begun = at(ann)
    keys.press("Shift+ArrowLeft")
    expect(past).to_have_attribute("data-at", "0")
    ann.page.locator(".phases a").filter(has_text="phase 2: fulfilling").click()
    expect(past).to_have_attribute("data-at", str(begun))
    ann.page.locator(".chapters a").filter(has_text="Round B").click()
    expect(ann.page.locator(".chapters [aria-current]")).to_have_text("Round B")
    expect(ann.page.locator("#told [aria-current]").first).to_be_in_viewport()

    line = ann.page.locator("#told a").filter(has_text=re.compile("sails from")).first
    wanted = line.get_attribute("data-at") or ""
    line.click()
    expect(past).to_have_attribute("data-at", wanted)
    expect(line).to_have_attribute("aria-current", "step")
    expect(past.locator(".happened")).to_contain_text(line.inner_text())
    assert loads == []

    shown, other = ann.page.locator("#panel-chart svg.drawing").inner_html(), ann.page.url
    ann.go("/")
    ann.go(other)  # a link to a moment
    expect(past).to_have_attribute("data-at", wanted)
    assert ann.page.locator("#panel-chart svg.drawing").inner_html() == shown
    assert findings(ann) == []


def test_the_past_by_itself(server: Server, visit: Visit) -> None:
    """Play goes on move by move to the end, at the chosen speed; a key pauses it, and from the end it begins anew."""
    ann = visit(server)
    path = watch_to_the_end(ann, "example")
    ann.go(f"{path}/replay")
    play, past = ann.page.locator("#play"), ann.page.locator("#past")
    last = int(ann.page.locator("#at").get_attribute("max") or 0)
    expect(play).to_have_text("Play")
    ann.page.locator("#speed").select_option("250")
    play.click()
    expect(play).to_have_text("Pause")
    reach(ann, "at >= 3")
    ann.page.locator("h1").click()
    ann.page.keyboard.press("Space")
    expect(play).to_have_text("Play")
    ann.page.wait_for_timeout(600)
    paused = at(ann)
    ann.page.wait_for_timeout(800)
    assert at(ann) == paused
    ann.page.keyboard.press("Space")
    expect(past).to_have_attribute("data-at", str(last))
    expect(play).to_have_text("Play")
    play.click()
    reach(ann, "at >= 1 && at < 9")
    expect(play).to_have_text("Pause")
    ann.page.locator("#earlier").click()
    expect(play).to_have_text("Play")


def test_pieces_glide_through_the_past(server: Server, visit: Visit) -> None:
    """What moves from one moment to the next is animated, unless somebody wants no animation."""
    for motion, moves in (("no-preference", True), ("reduce", False)):
        ann = visit(server, reduced_motion=motion)
        path = watch_to_the_end(ann, "neptun")
        ann.go(f"{path}/replay")
        line = ann.page.locator("#told a").filter(has_text=re.compile("sails from")).first
        sailed = int(line.get_attribute("data-at") or 0)
        ann.go(f"{path}/replay?at={sailed - 1}")
        ann.page.keyboard.press("ArrowRight")
        expect(ann.page.locator("#past")).to_have_attribute("data-at", str(sailed))
        gliding = (
            "[...document.querySelectorAll('#panel-chart [data-piece]')].some(each => each.getAnimations().length)"
        )
        assert ann.page.evaluate(gliding) is moves


def test_the_past_without_scripts(server: Server, visit: Visit) -> None:
    """Links and the slider's button lead through the game; what only a script can do is not shown."""
    ann = visit(server)
    path = watch_to_the_end(ann, "example")
    bob = visit(server, java_script_enabled=False, storage_state=ann.context.storage_state())
    bob.go(f"{path}/replay")
    expect(bob.page.locator("#play")).to_be_hidden()
    expect(bob.page.locator("#copy-moment")).to_be_hidden()
    bob.page.locator("#later").click()
    assert bob.path.endswith("?at=1")
    bob.page.locator("#told a").last.click()
    assert bob.path.endswith(f"?at={bob.page.locator('#at').get_attribute('max')}")
    bob.page.locator(".chapters a").first.click()
    assert bob.path.endswith("?at=0")
    bob.go(path)
    expect(bob.page.locator(".plot svg.drawing").first).to_be_visible()


def test_a_link_to_a_moment_is_copied(server: Server, visit: Visit) -> None:
    """The very address of what is shown."""
    ann = visit(server, permissions=["clipboard-read", "clipboard-write"])
    path = watch_to_the_end(ann, "example")
    ann.go(f"{path}/replay?at=4")
    ann.page.keyboard.press("ArrowRight")
    expect(ann.page.locator("#past")).to_have_attribute("data-at", "5")
    ann.page.locator("#copy-moment").click()
    expect(ann.page.locator("#copy-moment")).to_have_text("Copied")
    assert ann.page.evaluate("navigator.clipboard.readText()") == f"{server.home}{path}/replay?at=5"


def test_the_story_fits_on_a_phone(server: Server, visit: Visit) -> None:
    """Charts of a finished game are as wide as the screen, and their numbers unfold; axe has no complaint."""
    ann = visit(server, **PHONE)
    path = watch_to_the_end(ann, "example")
    no_sideways(ann)
    chart = ann.page.locator(".plot svg.drawing").first
    box = chart.bounding_box()
    assert box is not None and 280 <= box["width"] <= 390
    ann.page.locator(".plot summary").first.click()
    expect(ann.page.locator(".plot table").first).to_be_visible()
    no_sideways(ann)
    assert findings(ann) == []
    ann.go(f"{path}/replay?at=5")
    no_sideways(ann)
    assert findings(ann) == []


def test_a_game_is_analysed_and_tried_again(server: Server, visit: Visit) -> None:
    """The page asks, follows along and shows what was found; keys lead to a moment, which is tried again."""
    ann = visit(server)
    path = ann.open_table("example", ("bot:novice",) * 3, ())
    ann.page.locator("#choice .over").wait_for()
    ann.page.get_by_role("link", name="Analysis").click()
    ann.page.get_by_role("button", name="Analyse this game").click()
    expect(ann.page.get_by_role("progressbar", name="Analysis")).to_be_visible()
    expect(ann.page.locator("#chances svg.drawing")).to_be_visible(timeout=90_000)
    assert ann.page.locator("#chances .line").count() == 3
    ann.page.locator("#chances summary").click()
    assert ann.page.locator("#chances tbody tr").last.locator("td").all_inner_texts().count("100 %") == 1
    no_sideways(ann)
    assert findings(ann) == []

    tab_to(ann, ".moments a")
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_url(re.compile(r"/replay\?at=\d+$"))
    expect(ann.page.locator(".chances li")).to_have_count(3)
    expect(ann.page.locator(".happened")).to_contain_text("Better:")
    made = at(ann)
    ann.page.keyboard.press("ArrowLeft")
    expect(ann.page.locator("#past")).to_have_attribute("data-at", str(made - 1))
    assert findings(ann) == []
    ann.page.get_by_role("button", name="Try again from here").click()
    ann.page.wait_for_url(re.compile(r"/table/\w+$"))
    assert ann.path != path and ann.await_turn()

    ann.page.set_viewport_size({"width": 390, "height": 844})
    ann.go(f"{path}/analysis")
    no_sideways(ann)
    assert findings(ann) == []


def test_a_film_and_a_picture_are_kept(server: Server, visit: Visit, tmp_path: Path) -> None:
    """The end page gives a film, an animated WebP of many frames, and a picture; so does any moment of the past."""
    ann = visit(server)
    path = watch_to_the_end(ann, "neptun")
    with ann.page.expect_download(timeout=FILMED) as kept:
        ann.page.get_by_role("link", name="Film of the game").click()
    kept.value.save_as(tmp_path / "game.webp")
    with Image.open(tmp_path / "game.webp") as film:
        assert (film.format, film.width) == ("WEBP", 960)
        assert 30 < getattr(film, "n_frames", 1) <= 60
        first = film.convert("RGB").tobytes()
        film.seek(getattr(film, "n_frames", 1) - 1)
        assert film.convert("RGB").tobytes() != first
    ann.go(f"{path}/replay?at=20")
    with ann.page.expect_download(timeout=FILMED) as kept:
        ann.page.get_by_role("link", name="Picture (PNG)").click()
    assert kept.value.suggested_filename.endswith("-20.png")
    kept.value.save_as(tmp_path / "moment.png")
    with Image.open(tmp_path / "moment.png") as picture:
        assert (picture.format, picture.width) == ("PNG", 1600)
