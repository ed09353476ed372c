"""The lesson in a real browser: every task by a click on the wanted choice, then a free game."""

import re

import pytest
from playwright.sync_api import expect

from tests.games.lessons import script
from tests.web.browser import Guest, Visit
from tests.web.server import Server
from tests.web.test_axe import findings_by_day_and_night

pytestmark = pytest.mark.once

TITLES = {"neptun": "Neptun", "mare_nostrum": "Mare Nostrum", "parthenon": "Parthenon"}


def begin(guest: Guest, name: str) -> None:
    """Open the lesson of a game from the first page."""
    guest.go("/")
    guest.page.locator(f'a[href="/learn/{name}"]').click()
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(f"Learn {TITLES[name]}")
    guest.page.get_by_role("button", name="Start the lesson").click()
    guest.page.wait_for_url("**/table/*")


def follow(guest: Guest, name: str, most: int) -> None:
    """Do the first tasks of a lesson, each told with its clauses and marked among what is picked first."""
    tasks = script(name).lesson.tasks
    card, wanted = guest.page.locator("#lesson-card"), guest.page.locator("#choice .choice.wanted")
    for number, task in enumerate(tasks[:most], start=1):
        expect(card.locator("summary")).to_have_text(f"Lesson: step {number} of {len(tasks)}")
        expect(wanted).to_have_count(1)
        expect(card).to_be_in_viewport()
        expect(card.locator("a.clause")).to_have_text(list(task.clauses))
        radio = wanted.locator("input[type=radio]")
        assert radio.get_attribute("value") == task.do
        assert radio.get_attribute("aria-describedby") == "lesson-told"
        marked = guest.page.locator("#choice :is(.entry, .key).wanted")
        assert marked.count() == 1 or guest.page.locator("#confirm").get_attribute("data-action") == task.do
        expect(guest.page.locator("#undo")).to_have_count(0)
        guest.say_what(task.do)


def test_the_lesson_by_clicks(server: Server, visit: Visit) -> None:
    """The last task lets the learner go."""
    ann = visit(server)
    begin(ann, "neptun")
    follow(ann, "neptun", len(script("neptun").lesson.tasks))
    card = ann.page.locator("#lesson-card")
    expect(card.locator("summary")).to_have_text("The lesson is over")
    expect(card).to_contain_text("Now the game is yours.")
    assert ann.await_turn()
    expect(ann.page.locator("#choice .wanted")).to_have_count(0)
    ann.choose_first()


def test_a_turn_of_the_other_lesson(server: Server, visit: Visit) -> None:
    """Trade, build and fight in Mare Nostrum; the card lights up the provinces that a task speaks of."""
    ann, most = visit(server), 8
    begin(ann, "mare_nostrum")
    follow(ann, "mare_nostrum", most)
    expect(ann.page.locator("#lesson-told")).to_contain_text("Point at Judaea on the chart")
    assert ann.page.locator("#lesson-card").get_attribute("data-lights") == "Judaea|Babylonia"
    ann.say_what(script("mare_nostrum").lesson.tasks[most].do)
    expect(ann.page.locator("#lesson-told")).to_contain_text("You rolled 5")


def test_loads_and_offers_of_the_third_lesson(server: Server, visit: Visit) -> None:
    """In Parthenon, where much can be said freely, every task is among what the page lists."""
    ann, tasks = visit(server), script("parthenon").lesson.tasks
    begin(ann, "parthenon")
    assert findings_by_day_and_night(ann) == []
    follow(ann, "parthenon", len(tasks))
    expect(ann.page.locator("#lesson-card summary")).to_have_text("The lesson is over")
    assert findings_by_day_and_night(ann) == []


def test_another_choice_is_refused_in_a_friendly_way(server: Server, visit: Visit) -> None:
    """The page says what to do instead and what to look at, and opens a clause; the lesson outlives a reload."""
    ann = visit(server)
    ann.expect_complaint("422")
    begin(ann, "neptun")
    expect(ann.page.locator("#lesson-card summary")).to_have_text("Lesson: step 1 of 8")
    ann.draw_out("menu").get_by_text("Automatic answers").click()
    ann.page.get_by_label("Decide for me when I have no choice").check()
    ann.page.locator("#wishes").get_by_role("button", name="Save").click()
    ann.put_away()
    ann.say_what("reveal")
    expect(ann.page.locator("#lesson-told")).to_contain_text("Brundisium would pay 5 gold for salt.")
    assert ann.page.locator("#lesson-card").get_attribute("data-lights") == "column-2"
    ann.pick("take 1 slot 1")
    ann.page.locator("#confirm").click()
    expect(ann.refusal).to_have_text("In this lesson, do this now: Refuse column 1 and turn up column 2")
    with ann.page.expect_popup() as opened:
        ann.page.locator("#lesson-card a.clause").filter(has_text="N19").click()
    expect(opened.value.locator("#N19")).to_contain_text("Refused columns stay face up")
    expect(opened.value.get_by_role("link", name="Learn by playing")).to_have_count(1)
    opened.value.close()
    ann.page.reload()
    ann.say_what("reveal")
    expect(ann.page.locator("#lesson-told")).to_contain_text(re.compile("grain to Leptis Magna for 3 temple points"))
    lights = (ann.page.locator("#lesson-card").get_attribute("data-lights") or "").split("|")
    assert lights == ["Leptis Magna", "column-2", "slot-0-1"]
