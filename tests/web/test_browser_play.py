"""Playing in a real browser: with hints, by keyboard, on a phone, and with answers given beforehand."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.browser import PHONE, Visit, begins, no_sideways, tab_to
from tests.web.server import Server
from tests.web.test_browser_care import to_the_market
from tests.web.test_browser_people import invite

pytestmark = pytest.mark.once

BODY = "document.activeElement === document.body"


def test_a_hint_is_asked_for_chosen_and_confirmed(server: Server, visit: Visit) -> None:
    """Greedy's choice comes with reasons; a button picks all its parts, and the hint goes with the decision."""
    ann = visit(server)
    ann.open_table("neptun", ("me", "bot:greedy", "bot:greedy"))
    for _ in range(4):
        assert ann.await_turn()
        number = ann.number()
        hint = ann.page.locator(f"#hint-0-{number}")
        expect(hint).to_be_hidden()
        ann.page.get_by_role("button", name="What would you advise?").click()
        expect(hint).to_contain_text(re.compile(r"The best choice, worth [+−]?\d+\.\d points: "))
        expect(hint.locator("li .worth").first).to_have_text(re.compile(r"^([+−]\d+|0)\.\d$"))
        hint.get_by_role("button", name="Choose this").click()
        confirm = ann.page.locator("#confirm")
        expect(confirm).to_have_attribute(
            "data-action", hint.locator("button.pick").get_attribute("data-notation") or "?"
        )
        expect(confirm).to_be_enabled()
        expect(confirm).to_be_focused()
        expect(confirm).to_be_in_viewport()
        ann.confirm(number)
        expect(hint).to_have_count(0)


def test_a_hint_that_is_not_listed_is_filled_in(server: Server, visit: Visit) -> None:
    """Greedy would make an offer that the list leaves out: the button fills in the form, to be confirmed there."""
    ann, bo = invite(server, visit)
    to_the_market(ann, bo)
    ann.page.get_by_role("button", name="What would you advise?").click()
    pick = ann.page.get_by_role("button", name="Choose this")
    notation = pick.get_attribute("data-notation") or "?"
    assert notation not in ann.offered()
    pick.click()
    form = ann.page.locator("#choice details.form[data-verb=offer]")
    counted = form.locator(".count input").evaluate_all("all => all.map(each => [each.name, Number(each.value)])")
    entered = [name for name, count in counted for _ in range(count)]
    give, _, want = notation.removeprefix("offer ").partition(" for ")
    wished = [f"{name}:{each}" for name, goods in (("give", give), ("want", want)) for each in goods.split()]
    assert sorted(entered) == sorted(wished)
    confirm = form.get_by_role("button", name="Confirm")
    expect(confirm).to_be_focused()
    confirm.click()
    expect(bo.log.first).to_contain_text(f"Ann offers {give} for {', '.join(want.split())}")


def test_a_whole_game_by_keyboard_alone(server: Server, visit: Visit) -> None:
    """Open a table and play it with digits, Tab, Space and Enter; what others do never takes the focus away."""
    ann = visit(server)
    press = ann.page.keyboard.press
    ann.go("/new?game=example")
    tab_to(ann, "#bot-delay")
    for _ in range(5):
        press("ArrowUp")
    expect(ann.page.locator("#bot-delay")).to_have_value("0")
    tab_to(ann, "form[action='/new'] button.primary")
    press("Enter")
    ann.page.wait_for_url("**/table/*")
    for turn in range(60):
        if not ann.await_turn():
            break
        number = ann.number()
        for _ in range(9):
            if ann.page.locator("#confirm").is_enabled():
                break
            if turn % 3 == 1:
                press("1")
            else:
                tab_to(ann, "#choice .part.open .entry, #choice .key")
                press("Space")
        expect(ann.page.locator("#confirm")).not_to_have_attribute("data-action", "")
        assert not ann.page.evaluate(BODY)
        if turn % 2:
            press("Enter")
        else:
            tab_to(ann, "#confirm")
            press("Space")
        ann.await_after(number)
        assert not ann.page.evaluate(BODY), f"after decision {number} the focus is lost"
    expect(ann.page.locator("table.standings tbody tr")).to_have_count(2)


def test_on_a_phone(server: Server, visit: Visit) -> None:
    """On a phone nothing scrolls sideways, and prompt, choices and confirm are there for a finger."""
    ann = visit(server, **PHONE)
    for path in ("/", "/new", "/new?game=neptun&seats=5", "/rules/neptun"):
        ann.go(path)
        no_sideways(ann)
    for game, seats in (("example", 2), ("neptun", 3)):
        ann.open_table(game, ["me", *["bot:greedy"] * (seats - 1)])
        for turn in range(5):
            assert ann.await_turn()
            if game == "example" or not turn:  # a chart lies between the prompt and the list
                expect(ann.prompt).to_be_in_viewport()
            no_sideways(ann)
            number = ann.number()
            while ann.page.locator("#confirm").is_disabled():
                ann.page.locator("#choice .part.open .entry").first.tap()
            expect(ann.page.locator("#confirm")).to_be_in_viewport()
            ann.page.locator("#confirm").tap()
            ann.await_after(number)
    ann.go(ann.path + "/log")
    no_sideways(ann)
    ann.go(ann.path.removesuffix("/log") + "/replay")
    no_sideways(ann)


WATCH_PROMPTS = """() => {
    window.prompts = [];
    const look = () => window.prompts.push(document.querySelector("#status [data-awaited=yes] h1")?.textContent ?? "");
    new MutationObserver(look).observe(document.getElementById("status"), {subtree: true, childList: true,
        characterData: true, attributes: true});
}"""


@pytest.mark.parametrize(("answer", "asked"), [("let", False), ("", True)])
def test_an_answer_given_beforehand_is_given(server: Server, visit: Visit, answer: str, asked: bool) -> None:
    """Whoever lets every stall stand beforehand is never asked; one who does not is (a bot builds in every game)."""
    ann = visit(server)
    ann.open_table()
    ann.draw_out("menu").get_by_text("Automatic answers").click()
    ann.page.get_by_label("When someone builds a stall").last.select_option(answer)
    ann.page.locator("#wishes").get_by_role("button", name="Save").click()
    ann.put_away()
    ann.page.evaluate(WATCH_PROMPTS)
    ann.play_on(first=("done", "let"))
    bot = ann.page.locator("#people .name").last.text_content()
    expect(ann.log.filter(has_text=f"{bot} builds a stall")).not_to_have_count(0)
    expect(ann.log.filter(has_text="Ann challenges")).to_have_count(0)
    prompts = ann.page.evaluate("window.prompts")
    assert any("Challenge the stall" in prompt for prompt in prompts) == asked


def test_without_a_choice_one_need_not_decide(server: Server, visit: Visit) -> None:
    """With the wish to decide forced things automatically, whoever can only pass is not asked."""
    ann = visit(server)
    ann.open_table()
    ann.draw_out("menu").get_by_text("Automatic answers").click()
    ann.page.get_by_label("Decide for me when I have no choice").check()
    with ann.page.expect_response("**/wishes"):  # the table may decide at once
        ann.page.locator("#wishes").get_by_role("button", name="Save").click()
    ann.put_away()
    ann.play_on(begins("peek"), first=("done",))
    number = ann.number()
    ann.say_what("peek")  # two cards are left: nothing can be built, and the harbour card is known
    expect(ann.page.locator("#board caption").first).to_have_text(re.compile("round 2"))
    expect(ann.prompt).to_have_text(re.compile("Place a card|Challenge"))
    assert ann.number() == number + 2
