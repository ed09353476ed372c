"""Several people in real browsers: by invitation, looking on, sharing a screen, and hosting."""

import re

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import Guest, Visit, begins
from tests.web.server import Server

pytestmark = pytest.mark.once

GOODS = re.compile("wine|wool|salt")
NASTY = """<script>alert("x")</script> 'single' & "double" <img src=x onerror=alert(1)>"""


def invite(server: Server, visit: Visit, name: str = "Bo") -> tuple[Guest, Guest]:
    """Seat a host and somebody whom they invited at the example."""
    ann, bo = visit(server), visit(server)
    ann.open_table(who=("me", "open"))
    expect(ann.prompt).to_contain_text("Waiting for 1 more player")
    bo.go(ann.page.locator("#invite input.link").first.input_value())
    expect(bo.page.locator("main")).to_contain_text("You’re invited to play. At the table: Ann")
    bo.page.get_by_label("Your name").fill(name)
    bo.page.get_by_role("button", name="Sit down").click()
    for guest in (ann, bo):
        assert guest.await_turn()
        guest.page.evaluate("window.loadedOnce = true")
    return ann, bo


def never_reloaded(guest: Guest) -> bool:
    """Say whether a page is still the one that was loaded first."""
    return bool(guest.page.evaluate("window.loadedOnce === true"))


def test_two_people_by_invitation(server: Server, visit: Visit) -> None:
    """Both see what the other does as it happens, who is waited for, and who is there."""
    ann, bo = invite(server, visit, name='Bo <b>"&')
    expect(ann.person("Bo")).to_contain_text('Bo <b>"&')
    expect(ann.person("Bo")).to_contain_text("here")
    expect(bo.person("Ann")).to_contain_text("here")
    expect(bo.page.locator("#host")).to_have_count(0)

    ann.choose("Stake")
    expect(bo.log.first).to_have_text("Ann places a stake face down.")
    expect(bo.person("Ann")).not_to_contain_text("deciding")
    expect(ann.page.locator("#status [data-awaited]")).to_have_attribute("data-awaited", "no")
    bo.choose("Stake")
    expect(ann.prompt).to_have_text("Trade: make an offer, accept one, or leave the market.")

    ann.choose("Offer")
    expect(bo.log.first).to_contain_text("Ann offers")
    bo.choose("Leave the market")
    ann.choose("Leave the market")
    for guest, other in ((ann, bo), (bo, ann)):
        assert guest.await_turn()
        expect(other.prompt).to_contain_text("Waiting for")
        expect(other.page).to_have_title("The example game · Periplus")
        expect(guest.page).to_have_title("● Your turn · The example game · Periplus")
        guest.choose("Pass")
    expect(ann.prompt).to_contain_text("Place a card")

    for speaker, hearer in ((ann, bo), (bo, ann)):
        speaker.talk(NASTY)
        expect(hearer.chat.last).to_contain_text(NASTY)
        expect(speaker.page.get_by_label("Say something")).to_have_value("")
    assert ann.page.locator("#chat script, #chat img, #people b").count() == 0
    expect(ann.chat).to_have_count(2)
    assert never_reloaded(ann) and never_reloaded(bo)

    bo.page.goto("about:blank")
    expect(ann.person("Bo")).to_contain_text("away")
    bo.page.go_back()
    expect(ann.person("Bo")).to_contain_text("here")


def test_a_name_can_be_changed(server: Server, visit: Visit) -> None:
    """A new name is seen by everybody at once; another's name cannot be taken."""
    ann, bo = invite(server, visit)
    bo.expect_complaint("422")
    form = bo.draw_out("menu").locator("#name-form")
    form.locator("summary").click()
    form.get_by_label("Your name").fill("Cleo")
    form.get_by_role("button").click()
    expect(ann.person("Cleo")).to_have_count(1)
    form.get_by_label("Your name").fill("ann")
    form.get_by_role("button").click()
    expect(bo.refusal).to_contain_text("somebody at the table is already called “ann”", ignore_case=True)
    expect(ann.person("Cleo")).to_have_count(1)


def test_a_spectator_looks_on(server: Server, visit: Visit) -> None:
    """A spectator sees the game go on but no hand, cannot act, and talks apart until the game is over."""
    ann, bo = invite(server, visit)
    eve = visit(server)
    eve.go(ann.page.get_by_label("Spectator link").input_value())
    eve.page.get_by_role("button", name="Watch").click()
    expect(eve.page.locator("#status")).to_contain_text("You are watching")
    expect(ann.page.locator("#people")).to_contain_text("1 spectator")
    expect(eve.page.locator("#board table")).to_have_count(1)
    expect(eve.page.locator("#choice form")).to_have_count(0)
    expect(eve.page.locator("#mine, #host")).to_have_count(0)
    expect(eve.log.filter(has_text="You now hold")).to_have_count(0)

    refused = eve.page.request.post(
        f"{server.home}{ann.path}/act",
        form={"seat": "1", "decision": "0", "action": ann.offered()[0]},
        headers={"Sec-Fetch-Site": "same-origin"},
    )
    assert refused.status == 403

    ann.choose("Stake")
    expect(eve.log.first).to_have_text("Ann places a stake face down.")
    ann.talk("Good evening")
    expect(eve.chat.last).to_contain_text("Good evening")
    eve.draw_out("talk-drawer").get_by_label("Your name").fill("Eve")
    eve.talk("Ann will win")
    expect(eve.chat.last).to_contain_text("Eve")
    bo.talk("Good morning")
    expect(ann.chat.last).to_contain_text("Good morning")
    expect(ann.chat).to_have_count(2)
    expect(eve.chat).to_have_count(3)

    ann.draw_out("menu").get_by_text("End the game").click()
    ann.page.get_by_role("button", name="End it for everyone").click()
    expect(eve.prompt).to_contain_text("The table has been closed.")
    expect(ann.chat.filter(has_text="Ann will win")).to_have_count(1)


def shown_hand(page: Page) -> str:
    """Return the hand that a page shows."""
    return page.locator("#board table").filter(has_text="Your hand").locator("tbody").inner_text()


def first_push(guest: Guest, path: str) -> str:
    """Return what a stream sends first to a browser."""
    cookies = {each.get("name", ""): each.get("value", "") for each in guest.context.cookies()}
    with httpx.stream("GET", guest.server.home + path, cookies=cookies) as stream:
        assert stream.status_code == 200
        lines: list[str] = []
        for line in stream.iter_lines():
            if not line and lines:
                break
            lines.append(line)
    return "\n".join(lines)


def check_curtain(guest: Guest) -> None:
    """Check that the curtain is down, and that nothing shines through: in the page, or in what came for it."""
    guest.page.locator("#lift").wait_for()
    pages = guest.read_pages()
    assert pages
    for shown in (*pages, guest.page.content(), first_push(guest, f"{guest.path}/curtain")):
        assert "Ann" in shown or "Bo" in shown
        assert not GOODS.search(shown), "something is seen through the curtain"
        assert not re.search("Place a card|Trade:|Build stalls|Challenge", shown)
    refused = [guest.page.request.get(f"{guest.page.url}/stream?seat={seat}") for seat in (1, 2)]
    assert [each.status for each in refused] == [403, 403]


def test_two_people_on_one_screen(server: Server, visit: Visit) -> None:
    """Between two seats there is a curtain, and nothing of a hand is sent before it is lifted."""
    ann = visit(server)
    ann.fill_in_table(who=("me", "here"), names=("Ann", "Bo"))
    ann.page.locator("#lift").wait_for()
    ann.keep_answers()
    ann.page.reload()
    turns = 0
    while turns < 8:
        check_curtain(ann)
        name = "Ann" if "Ann" in ann.page.locator("#lift").inner_text() else "Bo"
        ann.page.locator("#lift").click()
        expect(ann.page.locator("#status .who")).to_contain_text(name)
        while ann.page.locator("#status [data-awaited=yes]").count():
            expect(ann.page.locator("#status .who")).to_contain_text(name)
            wished = next(each for each in ("Leave", "Pass", "Let", "Stake") if ann.choice(each).count())
            ann.choose(wished)
            turns += 1
        pass_on = ann.page.get_by_role("button", name=re.compile("Pass the screen to"))
        expect(pass_on).to_have_count(1)
        assert name not in pass_on.inner_text()
        ann.answers.clear()
        pass_on.click()
        check_curtain(ann)
        ann.page.go_back()
        check_curtain(ann)
        ann.page.reload()

    ann.page.locator("#lift").click()
    ann.page.locator("#board").wait_for()
    lifted = shown_hand(ann.page)
    ann.page.reload()
    assert shown_hand(ann.page) == lifted
    ann.page.go_back()
    ann.page.locator("#board, #curtain").first.wait_for()
    assert ann.page.locator("#curtain").count() or shown_hand(ann.page) == lifted


def test_a_seat_on_another_device(server: Server, visit: Visit) -> None:
    """A return link opens the seat in another browser, once, and another takes its place; both browsers play it."""
    ann, tablet, thief = visit(server), visit(server), visit(server)
    path = ann.open_table()
    ann.draw_out("menu").get_by_text("Other devices and programs").click()
    ann.page.get_by_role("button", name="Make a return link").click()
    link = ann.page.locator("input.link").input_value()
    tablet.go(link)
    tablet.page.get_by_role("button", name="Open my seat here").click()
    expect(tablet.page.get_by_role("heading", level=1)).to_have_text("Your seat is open here")
    assert re.fullmatch(
        re.escape(server.home) + "/return/[0-9a-f]{48}", tablet.page.locator("input.link").input_value()
    )
    assert tablet.page.locator("input.link").input_value() != link
    tablet.page.get_by_role("link", name="Go to the table").click()
    thief.go(link)
    thief.expect_complaint("403")
    thief.page.get_by_role("button", name="Open my seat here").click()
    expect(thief.page.get_by_role("heading", level=1)).to_contain_text("or has been used")
    ann.go(path)
    tablet.choose("Stake")
    expect(ann.prompt).to_contain_text("Trade")


def test_the_host_keeps_the_table(server: Server, visit: Visit) -> None:
    """Pause and go on, hand a seat that waits to a bot and take it back, and end the table."""
    ann, bo = invite(server, visit)
    host = ann.draw_out("menu").locator("#host")
    host.get_by_role("button", name="Pause").click()
    for guest in (ann, bo):
        expect(guest.page.locator("#status")).to_contain_text("The game is paused.")
        expect(guest.radios).to_have_count(0)
    host.get_by_role("button", name="Resume").click()
    expect(bo.page.locator("#status")).not_to_contain_text("The game is paused.")
    expect(bo.radios).not_to_have_count(0)

    bo.choose("Stake")
    host.get_by_role("button", name="Let it play for Bo").click()
    expect(bo.page.locator("#status")).to_contain_text("is playing for you")
    expect(ann.person("Bo")).to_contain_text("away · bot plays")
    bo.page.get_by_role("button", name="Take over again").click()
    expect(ann.person("Bo")).to_contain_text("here")

    ann.put_away()
    ann.choose("Stake")
    expect(bo.radios).not_to_have_count(0)
    ann.choose("Leave")
    ann.draw_out("menu").get_by_text("Let a bot play for me").click()
    ann.page.get_by_role("button", name="Let it play", exact=True).click()
    expect(ann.page.locator("#status")).to_contain_text("is playing for you")
    ann.put_away()
    ann.page.get_by_role("button", name="Take over again").click()
    expect(ann.page.locator("#status")).not_to_contain_text("is playing for you")
    ann.draw_out("menu")

    host.get_by_text("End the game").click()
    host.get_by_role("button", name="End it for everyone").click()
    for guest in (ann, bo):
        expect(guest.prompt).to_have_text("The table has been closed.")
        expect(guest.page.locator("table.standings")).to_have_count(1)
        expect(guest.page.locator("#choice .over > h2")).to_have_count(0)


def test_open_seats_go_to_bots(server: Server, visit: Visit) -> None:
    """A host who waits in vain lets bots play."""
    ann = visit(server)
    ann.open_table(who=("me", "open", "open"))
    expect(ann.page.locator("#board")).to_contain_text("The game begins once every seat is taken.")
    ann.draw_out("menu").get_by_role("button", name="Give open seats to this bot").click()
    ann.put_away()
    assert ann.await_turn()
    expect(ann.page.locator("#people")).to_contain_text("bot")
    ann.play_on(begins("offer"))


def test_the_rules_at_hand(server: Server, visit: Visit) -> None:
    """The rules can be searched beside the table, by words or by clause."""
    ann = visit(server)
    ann.open_table()
    menu = ann.draw_out("menu")
    search, clauses = menu.locator("#search-rules"), menu.locator("#clauses")
    search.fill("harbour peeked")
    expect(clauses).to_contain_text("No clause contains “harbour peeked”.")
    search.fill("harbour card")
    expect(clauses.locator("details")).to_have_count(1)
    expect(clauses).to_contain_text("if you built with that good this round, you gain a point")
    search.fill("x7")
    expect(clauses.locator("summary")).to_contain_text(["Challenges"])
    assert ann.path.startswith("/table/")


@pytest.mark.parametrize(("code", "missing"), [("fr", "À choisir"), ("nl", "Nog te kiezen")])
def test_in_other_languages(server: Server, visit: Visit, code: str, missing: str) -> None:
    """Everything is said in the language that was chosen: the first page, the form, tables, log, replay and the end."""
    ann = visit(server)
    ann.open_table()
    path = ann.path
    english = ann.prompt.inner_text()
    ann.draw_out("menu").get_by_role("button", name=code, exact=True).click()
    expect(ann.page.locator("html")).to_have_attribute("lang", code)
    assert ann.path == path
    assert ann.prompt.inner_text() != english
    expect(ann.page.locator("#confirm")).to_contain_text(missing)
    while ann.await_turn():
        ann.choose_first()
    expect(ann.page.locator("table.standings caption")).not_to_have_text("Standings")
    pages = ["/", "/new", "/new?game=example&seats=3", "/rules/neptun", "/rules/example?q=zzz", "/table/none"]
    ann.expect_complaint("404")
    for shown in [path, f"{path}/log", f"{path}/replay", *pages]:
        ann.go(shown)
        expect(ann.page.locator("html")).to_have_attribute("lang", code)
        told = ann.page.locator("body").inner_text()
        assert not re.search(r"\b(page|label|prompt|event|error|option|table|sheet|heading)-[a-z]", told)
        assert "Back to the table" not in told and "New table" not in told
