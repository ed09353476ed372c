"""Nothing happens in silence, in a real browser: announcements, the latest moves, talk, phases, sounds, pace."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import PHONE, Guest, Visit, no_sideways
from tests.web.server import Server
from tests.web.test_axe import findings
from tests.web.test_browser_people import invite

pytestmark = pytest.mark.once

DEAF = """
window.played = 0;
window.AudioContext = class {
  currentTime = 0;
  destination = {};
  resume() {}
  createOscillator() { window.played += 1; return { frequency: {}, connect: (next) => next, start() {}, stop() {} }; }
  createGain() {
    return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: (next) => next };
  }
};
"""
"""Counts the notes that a page plays."""


def to_news(guest: Guest, first: tuple[str, ...] = ()) -> None:
    """Play until there is something to read."""
    guest.reads = False
    guest.play_on(lambda guest: guest.page.locator(".announced.shown").count() > 0, first)


def shift(page: Page) -> float:
    """Return how much the page has jumped since it was opened, apart from what followed a click."""
    moved: float = page.evaluate("window.jumped ?? 0")
    return moved


JUMPS = """
new PerformanceObserver((list) => {
  for (const each of list.getEntries()) if (!each.hadRecentInput) window.jumped = (window.jumped ?? 0) + each.value;
}).observe({ type: "layout-shift", buffered: true });
"""


# Announcements


def test_an_announcement_stays_until_it_is_read(server: Server, visit: Visit) -> None:
    """It lies over the table and moves nothing; Enter closes it, and it does not come again after a reload."""
    ann = visit(server)
    ann.context.add_init_script(JUMPS)
    ann.open_table()
    to_news(ann)
    announced = ann.page.locator(".announced.shown")
    expect(announced.get_by_role("heading").first).to_have_text("The stakes")
    expect(announced.locator("a.clause")).to_have_text("X3")
    before = ann.page.locator("#board").bounding_box()
    ann.page.locator("h1").click()
    ann.page.keyboard.press("Enter")
    expect(announced).to_have_count(0)
    assert ann.page.locator("#board").bounding_box() == before
    assert shift(ann.page) < 0.05
    ann.page.reload()
    expect(ann.page.locator(".announced").first).to_be_attached()
    expect(announced).to_have_count(0)


def test_nobody_waits_for_a_reader(server: Server, visit: Visit) -> None:
    """One decides on with it in sight; those that came meanwhile are read one after another."""
    ann = visit(server)
    ann.reads = False
    ann.open_table()
    ann.play_on(lambda guest: guest.page.locator(".announced").count() > 2)
    titles = ann.page.locator(".announced h2").all_inner_texts()
    read = []
    for _ in titles:
        read.append(ann.page.locator(".announced.shown h2").inner_text())
        ann.page.locator(".announced.shown .go-on").click()
    assert read == titles
    expect(ann.page.locator(".announced.shown")).to_have_count(0)


def test_dice_are_seen_as_dice(server: Server, visit: Visit) -> None:
    """With as many points as were rolled; a spectator sees them too, and can read them without eyes."""
    ann = visit(server)
    ann.open_table(who=("me", "bot:greedy", "bot:greedy"))
    dice = ann.page.locator("#announcement .rolled")
    ann.play_on(lambda guest: dice.count() > 0, ("challenge", "stake"))
    expect(dice.first).to_be_attached()
    points = dice.first.get_attribute("aria-label") or "?"
    expect(dice.first.locator(".die-point")).to_have_count(int(points))
    eve = visit(server)
    eve.go(ann.page.locator("#host input.link").last.input_value())
    eve.page.get_by_role("button", name="Watch").click()
    expect(eve.page.locator("#announcement .rolled").first).to_have_attribute("aria-label", points)


def test_without_scripts_an_announcement_is_part_of_the_page(server: Server, visit: Visit) -> None:
    """Its button sends it away for good."""
    ann = visit(server, java_script_enabled=False)
    ann.expect_complaint("409|422")  # a page without scripts does not see what a bot does meanwhile
    ann.open_table()
    for _ in range(40):
        if ann.page.locator(".announced").count():
            break
        if ann.radios.count():
            done = ann.page.locator("input[value=done]")  # nobody can make it impossible meanwhile
            (done if done.count() else ann.radios.first).check()
            ann.page.locator("#confirm").click()
        else:
            ann.page.reload()
    announced = ann.page.locator(".announced").first
    expect(announced).to_be_visible()
    number = announced.get_attribute("data-number")
    announced.locator(".go-on").click()
    expect(ann.page.locator(f'.announced[data-number="{number}"]')).to_have_count(0)


TWO_DAYS_AGO = """([table, lines]) => {
    localStorage.setItem(`periplus-seen-${table}`, `${lines}@${Date.now() - 2 * 86400000}`)}"""


def test_whoever_comes_back_is_told_what_was_missed(server: Server, visit: Visit) -> None:
    """After two days and more than twenty lines, a box tells them by phases until it is closed; then no more."""
    ann = visit(server)
    ann.open_table("parthenon", ("me", *["bot:greedy"] * 5))
    ann.play_on(lambda guest: int(lines_of(guest)) >= 30)
    table = ann.path
    ann.go("/")  # while the page of the table is open, it notes what is seen
    ann.page.evaluate(TWO_DAYS_AGO, [table.rpartition("/")[2], 2])
    ann.go(table)
    missed = ann.page.locator("#missed")
    expect(missed).to_be_visible()
    expect(missed.locator("h3").filter(has_text="Year 1, season 1, Build")).to_have_count(1)
    assert missed.locator("li").count() >= 20
    expect(missed.locator("li").filter(has_text=re.compile("builds village"))).not_to_have_count(0)
    missed.get_by_role("button", name="Go on").click()
    expect(missed).to_be_hidden()
    ann.page.reload()
    expect(ann.page.locator("#since [data-lines]")).to_have_count(1)
    expect(missed).to_be_hidden()


def lines_of(guest: Guest) -> str:
    """Return how many lines the log has."""
    return guest.page.locator("#since [data-lines]").get_attribute("data-lines") or "0"


def test_an_announcement_on_a_phone(server: Server, visit: Visit) -> None:
    """It lies at the top of the screen, wherever one has scrolled to: the button that confirms is at the foot."""
    ann = visit(server, **PHONE)
    ann.open_table()
    to_news(ann)
    expect(ann.page.locator(".announced.shown .go-on")).to_be_in_viewport()
    no_sideways(ann)
    ann.page.locator(".announced.shown .go-on").tap()
    expect(ann.page.locator(".announced.shown")).to_have_count(0)


@pytest.mark.parametrize("light", ["light", "dark"])
def test_axe_finds_nothing_grave_in_announcements(server: Server, visit: Visit, light: str) -> None:
    """Nor in the masthead, the latest moves and the sounds."""
    ann = visit(server, color_scheme=light)
    ann.open_table("neptun", ("me", "bot:greedy", "bot:greedy"), delay="0.5")
    assert findings(ann) == []
    ann.reads = False
    ann.open_table()
    ann.play_on(lambda guest: guest.page.locator(".announced .ranking").count() > 0)
    ann.draw_out("menu").locator("#sound-settings summary").click()
    expect(ann.page.locator("#volume")).to_be_visible()
    assert findings(ann) == []
    ann.page.locator("#paces summary").click()
    expect(ann.page.locator("#paces button").first).to_be_visible()
    assert findings(ann) == []


# The latest moves, and where we are


def test_the_latest_moves_light_up_on_the_board(server: Server, visit: Visit) -> None:
    """Others' moves since one's own, the newest last and in sight; one at which the pointer rests lights up."""
    ann = visit(server)
    ann.open_table("neptun", ("me", "bot:greedy", "bot:greedy"))
    for _ in range(3):
        assert ann.await_turn()
        ann.choose_first()
    assert ann.await_turn()
    moves = ann.page.locator("#since li")
    ann.page.locator("#since").scroll_into_view_if_needed()
    expect(moves.last).to_be_in_viewport()
    assert ann.page.locator("#since").evaluate("each => each.offsetHeight") == 144
    lines = ann.log.all_text_contents()
    assert moves.last.inner_text().split("\n")[-1] in lines[0]
    lighting = ann.page.locator("#since li[data-lights]").last
    lighting.hover()
    assert ann.page.locator("#board .lit").count() > 0
    expect(ann.page.locator("#since a")).to_have_attribute("href", f"{ann.path}/log")


def test_a_new_phase_is_told_for_a_while(server: Server, visit: Visit) -> None:
    """The masthead marks the phase; one line over the chart says it, and goes."""
    ann = visit(server)
    ann.page.clock.install()
    ann.open_table("neptun", ("me", "bot:greedy", "bot:greedy"))
    expect(ann.page.locator("#course [aria-current]")).to_have_text("Contracts")
    expect(ann.page.locator("#phase")).to_have_count(0)
    ann.play_on(lambda guest: "Deliveries" in guest.page.locator("#course [aria-current]").inner_text())
    expect(ann.page.locator("#course .done")).to_contain_text("Contracts")
    expect(ann.page.locator("#phase")).to_have_text("Round A · Deliveries")
    expect(ann.page.locator("#log .table-chapter").first).to_contain_text("phase 2: fulfilling contracts")
    ann.page.clock.run_for(4100)
    expect(ann.page.locator("#phase")).to_be_hidden()


# Answers, and talk


def test_an_answer_stays_in_sight_and_can_be_changed(server: Server, visit: Visit) -> None:
    """Until the others have answered too; the focus is kept; Change opens the choices again, unheard by others."""
    ann, bo = invite(server, visit)
    kinds = ann.offered()
    ann.say_what(kinds[0])
    answer = ann.page.locator(".answer")
    expect(answer).to_contain_text(f"You stake {kinds[0].removeprefix('stake ')}. Waiting for Bo.")
    entries = ann.page.locator("#choice .entry")
    expect(entries.first).to_be_hidden()
    assert ann.page.evaluate("document.activeElement !== document.body")
    expect(bo.log.first).to_have_text("Ann places a stake face down.")
    heard = bo.page.locator("#log").inner_html()
    ann.page.locator("#change").click()
    expect(entries.first).to_be_focused()
    ann.say_what(kinds[-1])
    expect(answer).to_contain_text(f"You stake {kinds[-1].removeprefix('stake ')}.")
    expect(entries.first).to_be_hidden()
    expect(ann.log.first).to_have_text(f"You stake {kinds[-1].removeprefix('stake ')}.")
    assert ann.page.locator("#log li").filter(has_text="You stake").count() == 1
    assert bo.page.locator("#log").inner_html() == heard
    bo.choose("Stake")
    expect(answer).to_have_count(0)
    expect(entries.first).to_be_visible()


def test_talk_that_was_not_seen_is_counted(server: Server, visit: Visit) -> None:
    """On the button, until talk is in sight; one's own remarks are not news."""
    ann, bo = invite(server, visit)
    unread = ann.page.locator("#talk-button .unread")
    ann.page.set_viewport_size({"width": 1000, "height": 300})
    ann.page.evaluate("scrollTo(0, 0)")
    bo.talk("hello")
    expect(unread).to_have_text("1")
    bo.talk("anybody there?")
    expect(unread).to_have_text("2")
    ann.page.reload()
    expect(unread).to_have_text("2")
    ann.page.locator("#talk-button").click()
    ann.page.locator("#chat-form").scroll_into_view_if_needed()
    expect(unread).to_be_hidden()
    ann.talk("here I am")
    expect(ann.chat.last).to_contain_text("here I am")
    expect(unread).to_be_hidden()


# Sounds


def played(guest: Guest) -> int:
    """Return how many notes a page has played."""
    return int(guest.page.evaluate("window.played"))


def test_every_sound_can_be_chosen_and_muted(server: Server, visit: Visit) -> None:
    """Each can be tried and switched off by itself, and all at once; the choice outlives the page."""
    ann = visit(server)
    ann.context.add_init_script(DEAF)
    ann.open_table(who=("me", "bot:greedy"))
    ann.draw_out("menu").locator("#sound-settings summary").click()
    for button in ann.page.locator("#sounds button.try").all():
        before = played(ann)
        button.click()
        assert played(ann) > before
    ann.page.get_by_label("Volume").fill("20")
    for kind in ("My turn", "News to read"):
        ann.page.get_by_label(kind, exact=True).uncheck()
    ann.page.reload()
    ann.draw_out("menu").locator("#sound-settings summary").click()
    expect(ann.page.get_by_label("My turn", exact=True)).not_to_be_checked()
    expect(ann.page.get_by_role("checkbox", name="Chat")).to_be_checked()
    expect(ann.page.get_by_label("Volume")).to_have_value("20")
    ann.put_away()
    ann.choose_first()
    ann.await_turn()
    assert played(ann) == 0
    ann.draw_out("menu").get_by_label("My turn", exact=True).check()
    ann.put_away()
    number = ann.number()
    ann.choose("Leave the market")
    ann.page.wait_for_function(f"document.querySelector('#status [data-decision]').dataset.decision > {number}")
    ann.await_turn()
    ann.page.wait_for_function("window.played > 0")
    ann.draw_out("menu").get_by_label("Play sounds").uncheck()
    ann.put_away()
    before = played(ann)
    ann.choose_first()
    ann.await_turn()
    assert played(ann) == before


# Pace


def test_the_host_sets_the_pace_for_all(server: Server, visit: Visit) -> None:
    """Everybody sees it; only the host is offered another."""
    ann, bo = visit(server), visit(server)
    ann.open_table(who=("me", "open", "bot:greedy"), delay="2")
    bo.go(ann.page.locator("#invite input.link").first.input_value())
    bo.page.get_by_label("Your name").fill("Bo")
    bo.page.get_by_role("button", name="Sit down").click()
    expect(bo.page.locator("#pace")).to_contain_text("Bots: normal")
    expect(bo.page.locator("#paces")).to_have_count(0)
    ann.page.locator("#paces summary").click()
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("#paces form")).to_be_hidden()
    ann.page.locator("#paces summary").click()
    ann.page.locator("#pace").get_by_role("button", name="fast").click()
    expect(ann.page.locator("#paces form")).to_be_hidden()
    expect(bo.page.locator("#pace")).to_contain_text("Bots: fast")
    expect(bo.log.first).to_have_text("Bots now wait 0.5 seconds.")


def test_skip_to_my_turn(server: Server, visit: Visit) -> None:
    """Bots that take a minute have decided when N is pressed; what is typed skips nothing."""
    ann = visit(server)
    ann.open_table(who=("me", "bot:greedy"), delay="5")
    ann.page.locator("#paces summary").click()
    ann.page.locator("#pace").get_by_role("button", name="slow").click()
    expect(ann.page.locator("#skip")).to_be_disabled()
    ann.choose_first()
    expect(ann.page.locator("#skip")).to_be_enabled()
    remark = ann.draw_out("talk-drawer").get_by_label("Say something")
    remark.press("n")
    expect(remark).to_have_value("n")
    expect(ann.page.locator("#skip")).to_be_enabled()
    ann.page.locator("#status h1").click()
    ann.page.keyboard.press("n")
    expect(ann.prompt).to_contain_text("Trade", timeout=4000)
