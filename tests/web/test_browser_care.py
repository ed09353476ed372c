"""What a page takes care of: lost connections, half-filled forms, slips, stale pages, and what is kept of a game."""

import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.browser import Guest, Visit, begins
from tests.web.server import Server
from tests.web.test_browser_people import invite, never_reloaded

pytestmark = pytest.mark.once

LOST = "Connection lost. Reconnecting …"


def to_the_market(*guests: Guest) -> None:
    """Let everybody stake."""
    for guest in guests:
        guest.choose("Stake")
    for guest in guests:
        expect(guest.prompt).to_contain_text("Trade")


# Pages and connections


def test_a_reload_in_the_middle_of_a_decision(server: Server, visit: Visit) -> None:
    """After a reload the same is asked, with the same choices."""
    ann = visit(server)
    ann.open_table()
    ann.play_on(begins("offer"))
    before = ann.number(), ann.prompt.inner_text(), ann.offered()
    ann.pick(ann.offered()[1])
    ann.page.reload()
    assert (ann.number(), ann.prompt.inner_text(), ann.offered()) == before
    ann.choose("Leave")


def test_a_server_that_dies_and_comes_back(own_server: Server, visit: Visit) -> None:
    """The page tells that the connection is lost, catches up by itself, and the game goes on."""
    ann, bo = invite(own_server, visit)
    for guest in (ann, bo):
        guest.expect_complaint("ERR_|Failed to (load|fetch)|network error")
    to_the_market(ann, bo)
    chosen = ann.pick_like("Offer")
    own_server.stop(signal.SIGKILL)
    for guest in (ann, bo):
        expect(guest.refusal).to_have_text(LOST)
    own_server.start()
    for guest in (ann, bo):
        expect(guest.refusal).to_have_text("", timeout=60_000)  # the longer it was away, the later a page tries again
    expect(ann.page.locator("#confirm")).to_have_attribute("data-action", chosen)
    ann.confirm()
    expect(bo.log.first).to_contain_text("Ann offers")
    bo.choose("Leave")
    ann.choose("Leave")
    assert never_reloaded(ann) and never_reloaded(bo)
    assert ann.play_on(begins("peek")) or bo.play_on(begins("peek"))


def test_a_command_that_does_not_arrive(server: Server, visit: Visit) -> None:
    """A decision that the network swallowed is told, and can be sent again."""
    ann = visit(server)
    ann.expect_complaint("ERR_|Failed to (load|fetch)")
    ann.open_table()
    ann.page.route("**/act", lambda route: route.abort())
    chosen = ann.pick_like("Stake")
    ann.page.locator("#confirm").click()
    expect(ann.refusal).to_have_text(LOST)
    assert ann.number() == 0
    ann.page.unroute("**/act")
    expect(ann.page.locator("#confirm")).to_have_attribute("data-action", chosen)
    ann.confirm(0)
    expect(ann.refusal).to_have_text("")


def test_a_stream_that_does_not_begin(server: Server, visit: Visit) -> None:
    """A page whose stream fails at first tells so and tries again."""
    ann = visit(server)
    ann.expect_complaint("ERR_|Failed to (load|fetch)")
    path = ann.open_table(who=("me", "open"))
    ann.page.route("**/stream*", lambda route: route.abort())
    ann.page.reload()
    expect(ann.refusal).to_have_text(LOST)
    ann.page.unroute("**/stream*")
    expect(ann.refusal).to_have_text("")
    expect(ann.person("Ann")).to_contain_text("here")
    assert ann.path == path


def test_a_half_filled_form_is_left_alone(server: Server, visit: Visit) -> None:
    """What others do or say takes neither what somebody has filled in nor the focus; the form can then be sent."""
    ann, bo = invite(server, visit)
    to_the_market(ann, bo)
    held = next(each.split()[1] for each in bo.offered() if each.startswith("offer"))
    bo.page.get_by_text("Your own way: Make an offer").click()
    give = bo.page.locator(f'#choice form.fill input[name="give:{held}"]')
    give.click()
    bo.page.keyboard.press("ControlOrMeta+a")
    bo.page.keyboard.type("1")
    ann.talk("Hurry up")
    expect(bo.chat.last).to_contain_text("Hurry up")
    ann.choose("Offer")
    expect(bo.log.first).to_contain_text("Ann offers")
    expect(give).to_be_focused()
    expect(give).to_have_value("1")
    expect(give).to_be_visible()
    wanted = "salt" if held == "wine" else "wine"
    bo.page.locator(f'#choice form.fill input[name="want:{wanted}"]').fill("3")
    number = bo.number()
    bo.page.locator("#choice form.fill").get_by_role("button", name="Confirm").click()
    bo.await_after(number)
    expect(ann.log.first).to_contain_text(f"Bo offers {held} for {wanted}, {wanted}, {wanted}.")


def test_a_form_answers(server: Server, visit: Visit) -> None:
    """A form says what is missing, then what it would do, as fields change; pushes take none of it away."""
    ann, bo = invite(server, visit)
    to_the_market(ann, bo)
    held = next(each.split()[1] for each in bo.offered() if each.startswith("offer"))
    bo.page.get_by_text("Your own way: Make an offer").click()
    form = bo.page.locator("#choice form.fill")
    told, want = form.locator(".foretold"), form.locator('input[name="want:salt"]')
    expect(told).to_have_text("")
    form.get_by_role("button", name=f"More: {held}").first.click()
    expect(told).to_have_text("Still to fill in: You want.")
    want.fill("3")
    expect(told).to_have_text(f"This is allowed: Offer {held} for salt, salt, salt.")
    ann.choose("Offer")
    expect(bo.log.first).to_contain_text("Ann offers")
    expect(told).to_have_text(f"This is allowed: Offer {held} for salt, salt, salt.")
    expect(want).to_have_value("3")
    want.fill("4")
    expect(told).to_contain_text("at most 3")
    want.fill("2")
    expect(told).to_have_text(f"This is allowed: Offer {held} for salt, salt.")
    expect(bo.refusal).to_have_text("")
    number = bo.number()
    form.get_by_role("button", name="Confirm").click()
    bo.await_after(number)
    expect(ann.log.first).to_contain_text(f"Bo offers {held} for salt, salt.")


def test_a_hint_outlives_what_others_do(server: Server, visit: Visit) -> None:
    """Choices change when somebody else offers: the hint stays until its own decision is taken."""
    offers: list[str] = []
    while not offers:  # until the cards are such that Ann can ask for something of Bo's
        ann, bo = invite(server, visit)
        to_the_market(ann, bo)
        held = {each.split()[1] for each in bo.offered() if each.startswith("offer")}
        offers = [each for each in ann.offered() if each.startswith("offer") and each.split()[-1] in held]
    bo.page.get_by_role("button", name="What would you advise?").click()
    hint = bo.page.locator("#choice .hint")
    expect(hint).to_contain_text("The best choice")
    ann.say_what(offers[0])
    expect(bo.choice("Accept player")).to_be_attached()
    expect(hint).to_contain_text("The best choice")
    bo.say_what("done")
    expect(bo.page.locator("#choice")).not_to_contain_text("The best choice")


def test_a_remark_half_written(server: Server, visit: Visit) -> None:
    """A remark that is being written survives what others do and say, and one's own decision."""
    ann, bo = invite(server, visit)
    box = bo.draw_out("talk-drawer").get_by_label("Say something")
    box.click()
    bo.page.keyboard.type("Let me thi")
    ann.talk("First")
    expect(bo.chat.last).to_contain_text("First")
    ann.choose("Stake")
    expect(bo.log.first).to_contain_text("Ann places a stake")
    expect(box).to_be_focused()
    bo.put_away()
    with bo.page.expect_response("**/act"):
        bo.choose("Stake")
    expect(bo.prompt).to_contain_text("Trade")
    expect(box).to_have_value("Let me thi")
    bo.draw_out("talk-drawer")
    box.focus()
    bo.page.keyboard.press("End")
    bo.page.keyboard.type("nk")
    bo.page.keyboard.press("Enter")
    expect(ann.chat.last).to_contain_text("Let me think")
    expect(box).to_have_value("")
    expect(box).to_be_focused()


def test_a_choice_keeps_its_meaning(server: Server, visit: Visit) -> None:
    """When the list of choices changes under somebody's hand, what was picked stays picked, and nothing else is."""
    ann, bo = invite(server, visit)
    to_the_market(ann, bo)
    chosen = [each for each in bo.offered() if each.startswith("offer")][-1]
    bo.pick(chosen)
    bo.page.locator("#confirm").focus()
    before = len(bo.offered())
    held = next(each.split()[1] for each in ann.offered() if each.startswith("offer"))
    ann.page.get_by_text("Why can’t I …?").click()
    ann.page.get_by_label("An action, in notation").fill(f"offer {held} for {chosen.split()[1]}")
    ann.page.locator("#choice .why").get_by_role("button", name="Confirm").click()
    # Bo holds what Ann wants, so that Bo's list grows by accepting it
    expect(bo.radios).to_have_count(before + 1)
    expect(bo.page.locator("#confirm")).to_have_attribute("data-action", chosen)
    expect(bo.page.locator("#confirm")).to_be_focused()
    bo.confirm()
    give, want = chosen.removeprefix("offer ").split(" for ")
    expect(ann.log.first).to_have_text(f"Bo offers {give} for {want}.")


# Slips


def test_a_decision_is_taken_back(server: Server, visit: Visit) -> None:
    """As long as nothing is revealed a decision can be taken back; the choice is then asked again."""
    ann, bo = invite(server, visit)
    undo = ann.page.locator("#undo")
    expect(undo).to_have_count(0)
    offered = ann.offered()
    ann.say_what(offered[0])
    undo.click()
    expect(ann.page.locator("#status [data-awaited]")).to_have_attribute("data-awaited", "yes")
    expect(ann.log.first).to_have_text("Ann takes back the last decision.")
    expect(undo).to_have_count(0)
    assert ann.offered() == offered
    ann.say_what(offered[-1])
    expect(undo).to_be_visible()
    bo.choose("Stake")
    expect(ann.prompt).to_contain_text("Trade")  # the stakes are turned up
    expect(undo).to_have_count(0)
    ann.choose("Offer")  # shows a card to everybody
    expect(undo).to_have_count(0)


def test_a_stale_page_does_nothing(server: Server, visit: Visit) -> None:
    """Of two tabs that decide differently the second is told that the decision was taken, and nothing happens twice."""
    ann = visit(server)
    ann.expect_complaint("409|ERR_FAILED|Failed to (load|fetch)")
    ann.open_table()
    ann.play_on(begins("offer"))
    late = ann.context.new_page()
    late.route("**/stream*", lambda route: route.abort())
    late.goto(ann.page.url)
    first, second = [each for each in ann.offered() if each.startswith("offer")][:2]
    number = ann.number()
    late.evaluate("notation => Periplus.choose(notation)", second)
    ann.say_what(first)
    late.locator("#confirm").click()
    expect(late.locator("#refusal")).to_contain_text("This decision has already been made")
    expect(late.locator("#status [data-decision]")).to_have_attribute("data-decision", str(number + 1))
    expect(ann.log.filter(has_text="Ann offers")).to_have_count(1)
    assert ann.number() == number + 1


def test_a_double_click_decides_once(server: Server, visit: Visit) -> None:
    """A double click on Confirm is one decision, and no complaint."""
    ann = visit(server)
    ann.open_table()
    ann.play_on(begins("offer"))
    number = ann.number()
    ann.pick_like("Offer")
    ann.page.locator("#confirm").dblclick()
    ann.await_after(number)
    expect(ann.log.filter(has_text="Ann offers")).to_have_count(1)
    assert ann.number() == number + 1
    expect(ann.refusal).to_have_text("")


def test_why_not(server: Server, visit: Visit) -> None:
    """Whoever asks why something cannot be done is told why, with the clause, or that it can."""
    ann = visit(server)
    ann.expect_complaint("422")
    ann.open_table()
    ann.page.get_by_text("Why can’t I …?").click()
    notation, ask = ann.page.get_by_label("An action, in notation"), ann.page.get_by_role("button", name="Ask")
    notation.fill("peek")
    ask.click()
    expect(ann.refusal).to_have_text("Now is the time to stake a card. X3")
    with ann.context.expect_page() as opened:
        ann.refusal.get_by_role("link", name="X3").click()
    expect(opened.value.locator("#clauses")).to_contain_text("Everyone secretly places one card")
    opened.value.close()
    notation.fill("fly <b>away</b>")
    ask.click()
    expect(ann.refusal).to_contain_text("fly")
    assert ann.refusal.locator("b").count() == 0
    good = ann.offered()[0]
    notation.fill(good)
    ask.click()
    expect(ann.refusal).to_contain_text("This is allowed")
    assert ann.number() == 0
    ann.page.locator("#choice .why").get_by_role("button", name="Confirm").click()
    ann.await_after(0)
    expect(ann.prompt).to_contain_text("Trade")


# What is kept


def run_periplus(*words: str) -> subprocess.CompletedProcess[str]:
    """Run the command line."""
    return subprocess.run([sys.executable, "-m", "periplus", *words], capture_output=True, text=True, timeout=60)


def test_what_is_kept_of_a_game(server: Server, visit: Visit, tmp_path: Path) -> None:
    """Records and the proof of fair dice are there at the end of a game, and only then; the program accepts them."""
    ann = visit(server)
    path = ann.open_table()
    commitment = ann.page.locator(".commitment code").text_content()
    assert ann.page.request.get(f"{server.home}{path}/record.json").status == 422
    expect(ann.page.locator(".proof")).to_have_count(0)
    ann.play_on(first=("done",))
    ann.page.locator(".proof").get_by_text("Fair-play seal").click()
    codes = ann.page.locator("#choice .proof dd").all_inner_texts()
    assert len(codes) == 3 and codes[0] == commitment

    for name in ("Record", "Record as text"):
        with ann.page.expect_download() as download:
            ann.page.get_by_role("link", name=name, exact=True).click()
        file = tmp_path / download.value.suggested_filename
        download.value.save_as(file)
        verified, replayed = run_periplus("verify", str(file)), run_periplus("replay", str(file))
        assert (verified.returncode, verified.stderr) == (0, "")
        assert (replayed.returncode, replayed.stderr) == (0, "")
        assert commitment in file.read_text() or codes[1] in file.read_text()
    assert {each.suffix for each in tmp_path.iterdir()} >= {".json", ".txt"}


def test_stepping_through_a_game(server: Server, visit: Visit) -> None:
    """Earlier, later and a slider show the game as this seat saw it, decision by decision; the log has every line."""
    ann = visit(server)
    path = ann.open_table()
    first = ann.page.locator("#board table").last.locator("td").first.inner_text()
    ann.play_on(first=("done",))
    lines = ann.log.count()
    ann.page.get_by_role("link", name="Replay").click()
    past = ann.page.locator("#past")
    expect(past).to_contain_text(re.compile(r"Move 0 of \d+"))
    expect(past.get_by_text("You now hold")).to_have_count(1)
    expect(past.locator("table").last.locator("td").first).to_have_text(first)
    ann.page.locator("#later").click()
    expect(past).to_contain_text(re.compile(r"Move 1 of \d+"))
    expect(past).to_contain_text("You stake")
    ann.page.locator("#later").click()
    expect(past).to_contain_text("2 of")
    expect(past).not_to_contain_text("You stake")
    ann.page.locator("#earlier").click()
    expect(past).to_contain_text("1 of")
    slider = ann.page.locator("#at")
    slider.fill("4")
    expect(past).to_contain_text("4 of")
    slider.press("ArrowRight")
    expect(past).to_contain_text("5 of")
    slider.press("End")
    last = int(slider.get_attribute("max") or 0)
    expect(past).to_contain_text(f"{last} of {last}")
    ann.page.locator("#earlier").click()
    expect(past).to_contain_text(f"{last - 1} of {last}")
    expect(ann.page.locator("#at")).to_have_value(str(last - 1))
    ann.go(f"{path}/log")
    shown = ann.page.locator("ol.log li").count()
    while ann.page.get_by_role("link", name="Earlier").count():
        ann.page.get_by_role("link", name="Earlier").click()
        shown += ann.page.locator("ol.log li").count()
    assert shown >= lines
    ann.page.get_by_role("link", name="Back to the table").click()
    expect(ann.page.locator("table.standings")).to_have_count(1)


def test_a_rematch(server: Server, visit: Visit) -> None:
    """Playing again leads everybody to one new table, with seats one further on."""
    ann, bo = invite(server, visit)
    ann.draw_out("menu").get_by_text("End the game").click()
    ann.page.get_by_role("button", name="End it for everyone").click()
    old = ann.path
    ann.page.get_by_role("button", name="Play again (everyone moves one seat)").click()
    ann.page.wait_for_url(lambda url: not url.endswith(old))
    bo.page.get_by_role("link", name="Go to the rematch").click()
    for guest, seat in ((ann, 2), (bo, 1)):
        assert guest.await_turn()
        assert guest.path == ann.path != old
        expect(guest.page.locator("#status [data-decision]")).to_have_class(f"seat-{seat - 1}")
    names = ann.page.locator("#people .name").all_inner_texts()
    assert names == ["Bo", "Ann"]
    ann.choose("Stake")
    expect(bo.log.first).to_contain_text("Ann places a stake")
