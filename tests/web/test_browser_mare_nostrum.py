"""Mare Nostrum in a real browser: by lists and forms, on its drawn board, with orders, and with two people."""

import re
from collections import Counter
from collections.abc import Mapping
from math import dist

import pytest
from playwright.sync_api import Locator, expect

from tests.web.boards import (
    AT_SEA,
    WATCH_MOTION,
    Offered,
    check_glide,
    check_shown,
    checked,
    choices,
    click,
    glides,
    hover,
    lit,
    middle,
    settle,
    tap,
    thing,
    tip,
)
from tests.web.browser import PHONE, Guest, Visit, begins, no_sideways, tab_to
from tests.web.server import Server
from tests.web.test_axe import findings

pytestmark = pytest.mark.once

CROWD = ("me", *["bot:greedy"] * 4)
SHORT = {"turn_limit": "5", "civilisations": "in_order"}


def sit_down(guest: Guest, **options: str) -> str:
    """Open a short game of Rome against four bots."""
    return guest.open_table("mare_nostrum", CROWD, options={**SHORT, **options})


def builds(server: Server, visit: Visit, screen: Mapping[str, object]) -> tuple[Guest, list[Offered]]:
    """Return Rome where it may build a legion, and what it is offered."""
    ann = visit(server, **screen)
    sit_down(ann)
    ann.play_on(begins("build legion"))
    return ann, settle(ann)


def test_many_choices_are_asked_for_in_parts(server: Server, visit: Visit) -> None:
    """Never more than nine entries are in sight; a place narrows them; forms are used by keyboard alone."""
    ann = visit(server, **AT_SEA)
    sit_down(ann)
    ann.play_on(begins("build legion"))
    page, entries = ann.page, ann.page.locator("#choice :is(.entry, .choice):visible")
    expect(entries).not_to_have_count(0)
    assert len(ann.offered()) > 9 >= entries.count()
    click(ann, "Italia")
    assert choices(ann) and all("Italia" in each.things for each in choices(ann))
    assert 9 >= entries.count() > 0
    page.locator("#anew").click()
    assert len(choices(ann)) == len(ann.offered())
    assert findings(ann) == []
    ann.expect_complaint("422")
    number, notation = ann.number(), next(each for each in ann.offered() if each.startswith("build legion"))
    tab_to(ann, f"#form-0-{number}-build summary")
    page.keyboard.press("Enter")
    form = page.locator(f"#form-0-{number}-build")
    for name in ("item", "province"):
        tab_to(ann, f"#form-0-{number}-build [name={name}]")
        page.keyboard.press("ArrowDown")
    tab_to(ann, f"#form-0-{number}-build .ticks input")
    page.keyboard.press("Space")
    expect(form.locator(".ticks input:checked")).to_have_count(1)
    form.get_by_role("button", name="Confirm").focus()
    page.keyboard.press("Enter")
    expect(ann.refusal).to_have_text(re.compile(r"M3\d$"))  # one card pays for nothing
    refused_above(ann)
    expect(form.get_by_role("button", name="Confirm")).to_be_in_viewport()
    tab_to(ann, f"#form-0-{number}-build summary", "Shift+Tab")
    page.keyboard.press("Enter")
    ann.say_what(notation)
    expect(ann.log.filter(has_text="Rome builds a legion in")).to_have_count(1)


def test_a_form_begins_with_what_is_chosen(server: Server, visit: Visit) -> None:
    """A legion is chosen, then the form opened -> item, province and the filled-in payment are in it, to be changed."""
    ann = visit(server, **AT_SEA)
    sit_down(ann)
    ann.play_on(begins("build legion"))
    notation = next(each for each in ann.offered() if each.startswith("build legion") and " with " in each)
    province, _, paid = notation.removeprefix("build legion ").partition(" with ")
    ann.pick(notation)
    form = ann.page.locator("#choice details.form[data-verb=build]")
    form.locator("> summary").click()
    expect(form.locator("[name=item]:checked")).to_have_value("legion")
    expect(form.locator(":is(select, :checked)[name=province]")).to_have_value(province)
    ticked = form.locator("[type=checkbox][name=cards]:checked").evaluate_all("all => all.map(each => each.value)")
    counted = form.locator(".count input").evaluate_all("all => all.map(each => [each.name, Number(each.value)])")
    cards = [*ticked, *(name.partition(":")[2] for name, count in counted for _ in range(count))]
    assert sorted(cards) == sorted(paid.split())
    expect(form.locator(".foretold")).not_to_be_empty()
    number = ann.number()
    form.get_by_role("button", name="Confirm").click()
    ann.await_after(number)
    expect(ann.log.filter(has_text=f"Rome builds a legion in {province}")).to_have_count(1)


def refused_above(guest: Guest) -> None:
    """Check that what was refused stands in sight above the prompt, and hides nothing of it."""
    expect(guest.prompt).to_be_in_viewport(ratio=1)
    expect(guest.refusal).to_be_in_viewport(ratio=1)
    refusal, prompt = (each.bounding_box() for each in (guest.refusal, guest.prompt))
    assert refusal and prompt and refusal["y"] + refusal["height"] <= prompt["y"]


def test_a_refusal_is_in_sight_far_from_the_prompt(server: Server, visit: Visit) -> None:
    """On a phone a form lies far below the prompt: what is refused stands beside the form, and above the prompt."""
    ann = visit(server, **PHONE)
    ann.expect_complaint("422")
    sit_down(ann)
    ann.play_on(begins("build legion"))
    form = ann.page.locator(f"#form-0-{ann.number()}-build")
    form.locator("summary").tap()
    form.locator("[name=item]").first.check()
    form.locator(".picks [name=province]").first.check()
    form.locator(".ticks input").first.check()
    form.get_by_role("button", name="Confirm").tap()
    expect(ann.refusal).to_have_text(re.compile(r"M3\d$"))
    expect(ann.refusal).to_be_in_viewport(ratio=1)
    expect(ann.prompt).not_to_be_in_viewport()
    expect(form.get_by_role("button", name="Confirm")).to_be_in_viewport()
    ann.page.evaluate("scrollTo({top: 0, behavior: 'instant'})")
    refused_above(ann)


def test_after_a_form_the_next_prompt_is_in_sight(server: Server, visit: Visit) -> None:
    """Forms lie below the list: when one is sent the page goes back up to what comes next."""
    ann = visit(server, **PHONE)
    sit_down(ann)
    ann.play_on(begins("offer"))
    number, offered = ann.number(), Counter(ann.offered()[0].split()[1:])
    form = ann.page.locator("#choice form.fill")
    ann.page.get_by_text("Your own way: ").click()
    for card, count in offered.items():
        form.locator(f'input[name="cards:{card}"]').fill(str(count))
    form.get_by_role("button", name="Confirm").click()
    ann.await_after(number)
    expect(ann.prompt).to_be_in_viewport()


def test_orders_are_kept(server: Server, visit: Visit) -> None:
    """What to do about Ulysses, Helen of Troy and losses is said beforehand, limited to places, and kept."""
    ann = visit(server)
    table = sit_down(ann)
    orders = ann.draw_out("menu").locator("#wishes")
    orders.get_by_text("Automatic answers").click()
    orders.locator("select[name=answer-redirect]").select_option("redirect")
    orders.locator("select[name=answer-lure]").select_option("let")
    orders.locator("select[name=answer-casualties]").select_option("lose fortresses first")
    orders.locator("#topic-casualties-province summary").click()
    orders.locator('input[name=only-casualties-province][value="Roma"]').check()
    orders.get_by_role("button", name="Save").click()
    expect(ann.page.locator("#wishes form[hx-morph-skip]")).to_have_count(0)
    for _ in range(2):
        expect(orders.locator("select[name=answer-redirect]")).to_have_value("redirect")
        expect(orders.locator("select[name=answer-lure]")).to_have_value("let")
        expect(orders.locator("select[name=answer-casualties]")).to_have_value("lose fortresses first")
        ticked = orders.locator("input[name^=only]:checked")
        assert [each.get_attribute("value") for each in ticked.all()] == ["Roma"]
        ann.go(table)


def test_lobby_and_options(server: Server, visit: Visit) -> None:
    """The first page shows the game, the form its options, those alone that matter; what is wrong is said."""
    ann = visit(server)
    ann.go("/")
    card = ann.page.locator("article.game").filter(has_text="Mare Nostrum")
    expect(card.locator(".facts")).to_contain_text("3 to 5 players")
    card.get_by_role("link", name="New table").click()
    expect(ann.page.locator(".tabs [aria-current]")).to_have_text("Mare Nostrum")
    names = "#option-three_without, #option-four_without"
    for seats, shown in (("3", ["three_without"]), ("4", ["four_without"]), ("5", [])):
        ann.go(f"/new?game=mare_nostrum&seats={seats}")
        found = ann.page.locator(names).evaluate_all("all => all.map(each => each.id.slice(7))")
        assert found == shown
        expect(ann.page.locator(".options-of-game .option")).to_have_count(13 + len(shown))
    assert findings(ann) == []
    ann.expect_complaint("422")
    ann.page.locator("#variants summary").click()
    assert findings(ann) == []
    ann.page.locator("#option-goal input[value=five]").check()
    ann.page.locator("#option-turn_limit input[value='5']").evaluate("each => each.value = '6'")
    ann.page.locator("#option-turn_limit input[value='6']").check()
    ann.page.get_by_role("button", name="Open the table").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("turn_limit")
    expect(ann.page.get_by_role("alert")).to_contain_text("0, 5, 10, 20, 40, 80")
    expect(ann.page.locator("#option-goal input[value=five]")).to_be_checked()
    ann.go("/rules/mare_nostrum?q=M47")
    expect(ann.page.locator("#M47")).to_be_visible()
    assert findings(ann) == []


def come_to_offers(*guests: Guest) -> None:
    """Decide until everybody is asked for an offer."""
    while not all(begins("offer")(guest) for guest in guests):
        for guest in guests:
            asked = guest.page.locator('#status [data-awaited="yes"]').count() > 0
            offered = guest.offered() if asked else []
            if offered and not offered[0].startswith("offer"):
                guest.say_what("exchange 1" if "exchange 1" in offered else offered[0])


def test_hands_stay_apart(server: Server, visit: Visit) -> None:
    """Two people in two browsers: what one holds and offers face down is on their own page alone."""
    ann, bob = visit(server), visit(server)
    chairs = ("me", "open", "bot:greedy", "bot:greedy", "bot:greedy")
    ann.open_table("mare_nostrum", chairs, options=SHORT)
    bob.sit_down(ann, "Bob")
    come_to_offers(ann, bob)
    offer = next(each for each in ann.offered() if each not in bob.offered())
    assert hand(ann) and hand(bob) and hand(ann) != hand(bob)
    hidden = hand(ann)
    ann.say_what(offer)
    expect(ann.log.filter(has_text="You offer")).to_have_count(1)
    expect(bob.log.filter(has_text="Rome has placed an offer face down.")).to_have_count(1)
    expect(bob.page.locator("#panel-exchange .face.down")).not_to_have_count(0)
    for _ in range(2):
        page = bob.page.content()
        assert "You offer" not in page and f'"{offer}"' not in page and 'data-thing="offer-0' not in page
        assert not [label for label in set(hidden) - set(hand(bob)) if f'"{label}' in page]
        bob.page.reload()


def hand(guest: Guest) -> list[str]:
    """Return the cards in hand, as the own panel tells them."""
    labels: list[str] = guest.page.locator("#panel-hand [data-thing]").evaluate_all(
        "all => all.map(each => each.getAttribute('aria-label').split('.')[0])"
    )
    return labels


def test_on_a_phone(server: Server, visit: Visit) -> None:
    """The chart begins at the own capital; the prompt comes first, and nothing is wider than the screen."""
    ann = visit(server, **PHONE, color_scheme="dark")
    chairs = (*["bot:greedy"] * 3, "me", "bot:greedy")
    ann.fill_in_table("mare_nostrum", chairs, ("", "", "", "Ann"), options=SHORT)
    check_shown(ann, ann.page.locator('#panel-chart [data-home="3"]'))
    no_sideways(ann)
    ann.play_on(begins("take"))
    tops = [ann.page.locator(each).first.bounding_box() for each in ("#status", "#panel-exchange", "#panel-hand")]
    assert [box["y"] for box in tops if box] == sorted(box["y"] for box in tops if box)
    ann.play_on(begins("build legion"))
    no_sideways(ann)
    panel, inner = (ann.page.locator(each).bounding_box() for each in ("#panel-hand", "#panel-hand .canvas"))
    assert panel and inner and panel["height"] < inner["height"] + 60  # its title, and nothing that is bare
    tops = [ann.page.locator(each).first.bounding_box() for each in ("#status", "#panel-chart", "form.choices")]
    assert [box["y"] for box in tops if box] == sorted(box["y"] for box in tops if box)
    settle(ann)
    ann.page.touchscreen.tap(*land(ann, "Aegyptus"))
    while ann.page.locator("#confirm").is_disabled():
        ann.page.locator("#choice .part.open .entry").first.tap()
    expect(ann.page.locator("#confirm")).to_be_in_viewport()
    assert "Aegyptus" in checked(ann)
    no_sideways(ann)
    assert findings(ann) == []


# On the drawn board

BARE = """name => {
    const shape = document.querySelector(`#panel-chart use[data-thing="${name}"]`);
    shape.scrollIntoView({block: "center", inline: "center"});
    const box = shape.getBoundingClientRect();
    for (let at = 1; at < 400; at++) {
        const x = box.left + box.width * (at % 20) / 20, y = box.top + box.height * Math.floor(at / 20) / 20;
        if (document.elementFromPoint(x, y) === shape) return [x, y];
    }
}"""
POINTED = "wanted => wanted === Boolean(document.querySelector('#board [data-thing=Italia]:hover'))"


def land(guest: Guest, name: str) -> tuple[float, float]:
    """Return a point of a place where nothing lies."""
    x, y = guest.page.evaluate(BARE, name)
    return x, y


def test_provinces_are_pointed_at_and_picked(server: Server, visit: Visit) -> None:
    """Land and name light a province and tell what can be done there; a click narrows the list, and an icon picks."""
    ann, offered = builds(server, visit, AT_SEA)
    expect(tip(ann)).to_be_hidden()
    ann.page.mouse.move(*land(ann, "Roma"))
    assert lit(ann) == {"Roma"}
    expect(tip(ann)).to_contain_text("Roma")
    ann.page.mouse.move(1, 1)
    expect(tip(ann)).to_be_hidden()
    hover(ann, "Italia")
    assert lit(ann) == {"Italia"}
    ann.page.mouse.click(*land(ann, "Italia"))
    there = [each for each in offered if "Italia" in each.things]
    assert choices(ann) == there and len(there) < len(offered)
    expect(ann.page.locator("#confirm")).to_be_disabled()  # it is good for several things
    expect(tip(ann)).to_contain_text(f"You can do {len(there)} things here")
    assert set(ann.page.locator("#board .picked").evaluate_all("all => all.map(each => each.dataset.thing)")) == {
        "Italia"
    }
    ann.page.keyboard.press("Escape")
    assert choices(ann) == offered
    (icon,) = {name for each in there for name in each.things if "/" in name}
    click(ann, icon)
    while ann.page.locator("#confirm").is_disabled():
        ann.page.locator("#choice .part.open .entry").first.click()
    assert checked(ann).startswith(f"build caravan {icon.replace('/', ' ')}")
    far = ann.page.locator("#panel-chart .units").last
    far.evaluate("each => (window.far = each)")
    ann.confirm()
    expect(ann.log.filter(has_text=re.compile("^Rome builds a caravan .* in Italia"))).not_to_have_count(0)
    assert far.evaluate("each => each === window.far")  # units that stay do not come anew


def test_icons_and_powers_are_told(server: Server, visit: Visit) -> None:
    """A hero that cannot be paid tells its power, too; a tap on a number or on somebody's hero tells what it is."""
    ann, _ = builds(server, visit, PHONE)
    tap(ann, "card-Ulysses")
    expect(tip(ann)).to_contain_text("Once in each exchange")
    expect(tip(ann).locator("a.clause")).to_have_text("M32")
    ann.page.locator("#panel-supply .explained").first.tap()
    expect(tip(ann)).to_have_text(re.compile(r"^livestock: \d+ left$"))
    ann.page.locator('#people [data-thing="card-Hannibal"]').tap()
    expect(tip(ann)).to_contain_text("add 1 to each die")
    ann.page.locator("#people h2").first.tap()
    expect(tip(ann)).to_be_hidden()


def test_a_province_says_why_not(server: Server, visit: Visit) -> None:
    """Where nothing can be done, land and name tell why, with the clause; a click keeps it, Escape gives it up."""
    ann, offered = builds(server, visit, AT_SEA)
    expect(thing(ann, "Armenia")).to_have_class(re.compile(r"\bcannot\b"))
    ann.page.mouse.move(*land(ann, "Armenia"))
    expect(tip(ann)).to_contain_text("Armenia")
    hover(ann, "Armenia")
    expect(tip(ann).locator("a.clause")).to_have_text("M36")
    click(ann, "Armenia")
    ann.page.mouse.move(1, 1)
    expect(tip(ann).locator("a.clause")).to_be_visible()
    assert choices(ann) == offered and ann.page.locator("#confirm").is_disabled()
    ann.page.keyboard.press("Escape")
    expect(tip(ann)).to_be_hidden()
    assert ann.page.evaluate("document.activeElement.dataset.thing") == "Armenia"


def test_provinces_by_keyboard(server: Server, visit: Visit) -> None:
    """Tab comes to them, Enter goes on to what can be done there, Space picks it, part by part."""
    ann, _ = builds(server, visit, AT_SEA)
    tab_to(ann, "#board .place.can")
    name = ann.page.evaluate("document.activeElement.dataset.thing")
    expect(tip(ann)).to_contain_text(name)
    assert name in lit(ann)
    ann.page.keyboard.press("Enter")
    assert all(name in each.things for each in choices(ann))
    for _ in range(9):
        if not checked(ann):
            assert ann.page.evaluate("document.activeElement.matches('#choice .part.open .entry')")
            ann.page.keyboard.press("Space")
    assert name in checked(ann)
    number = ann.number()
    tab_to(ann, "#confirm")
    ann.page.keyboard.press("Enter")
    ann.await_after(number)
    expect(ann.log.filter(has_text=re.compile(f"^Rome .* in {name}"))).not_to_have_count(0)


def test_a_resting_mouse_does_not_disturb_the_keyboard(server: Server, visit: Visit) -> None:
    """Where the page scrolls beneath the mouse, what has the focus stays lit until the mouse moves."""
    ann, _ = builds(server, visit, AT_SEA)
    ann.page.mouse.move(*land(ann, "Italia"))
    before = ann.page.evaluate("scrollY")
    tab_to(ann, "#board .place.can")
    name = ann.page.evaluate("document.activeElement.dataset.thing")
    assert name != "Italia"
    for away in (900, 0):
        ann.page.evaluate("top => scrollTo({top, behavior: 'instant'})", before + away)
        ann.page.wait_for_function(POINTED, arg=not away)
    assert name in lit(ann)
    expect(tip(ann)).to_contain_text(name)
    ann.page.mouse.move(1, 1)
    hover(ann, "Italia")
    assert lit(ann) == {"Italia"}


def test_what_is_looked_at_stays_lit(server: Server, visit: Visit) -> None:
    """News that arrive meanwhile leave the province that is pointed at lit and explained."""
    ann, _ = builds(server, visit, AT_SEA)
    hover(ann, "Italia")
    said = ann.page.request.post(
        f"{server.home}{ann.path}/say",
        form={"seat": "1", "command": "hurry", "text": "Hurry slowly"},
        headers={"Sec-Fetch-Site": "same-origin"},
    )
    assert said.ok
    expect(ann.chat.last).to_contain_text("Hurry slowly")
    assert lit(ann) == {"Italia"}
    expect(tip(ann)).to_contain_text("Italia")


def test_offered_cards_are_picked(server: Server, visit: Visit) -> None:
    """In the exchange a card on the table is what is taken."""
    ann = visit(server, **AT_SEA)
    sit_down(ann)
    ann.play_on(begins("take"))
    offered = settle(ann)
    card = offered[-1].things[0]
    assert card.startswith("offer-")
    click(ann, card)
    assert [each.notation for each in choices(ann)] == [checked(ann)] == [offered[-1].notation]
    ann.confirm()
    taken = ann.log.filter(has_text=re.compile("^Rome takes .* from"))
    expect(taken).not_to_have_count(0)


# Motion


def legions(guest: Guest, place: str) -> Locator:
    """Return Rome's legions at a place."""
    return guest.page.locator(f'#panel-chart [data-piece="Rome legions"][data-at="{place}"]:not(.likeness)')


def test_units_glide(server: Server, visit: Visit) -> None:
    """Legions that march are seen on their way, alone and when they join others, until they have arrived."""
    ann = visit(server, **AT_SEA, reduced_motion="no-preference")
    sit_down(ann)
    ann.play_on(begins("move 2 legions"), first=("build legion",))
    ann.page.evaluate(WATCH_MOTION)
    home, abroad = "Roma", "Etruria"
    for joined in (None, "2"):
        ann.page.evaluate("scrollTo({top: 0, behavior: 'instant'})")
        start = middle(legions(ann, home))
        ann.page.evaluate("() => { window.glides = []; }")
        number = ann.number()
        ann.pick(f"move 1 legion {home} -> {abroad}")
        ann.page.locator("#confirm").click()
        ann.await_after(number)
        expect(legions(ann, abroad)).to_have_count(1)
        ann.page.evaluate("scrollTo({top: 0, behavior: 'instant'})")
        end = check_glide(ann, "Rome legions", start)
        assert legions(ann, abroad).get_attribute("data-count") == joined
        assert glides(ann) == ["Rome legions"]
        ann.page.wait_for_function("() => window.glides.every(({motion}) => motion.playState === 'finished')")
        assert dist(end, middle(legions(ann, abroad))) < 2
        expect(ann.page.locator(".likeness")).to_have_count(0)
    expect(legions(ann, home)).to_have_count(0)


def test_units_stay_still_if_that_is_wanted(server: Server, visit: Visit) -> None:
    """With reduced motion legions are at once where they march, and nothing is animated."""
    ann = visit(server, **AT_SEA, reduced_motion="reduce")
    sit_down(ann)
    ann.play_on(begins("move 2 legions"), first=("build legion",))
    ann.page.evaluate(WATCH_MOTION)
    ann.say_what("move 2 legions Roma -> Etruria")
    expect(legions(ann, "Etruria")).to_have_count(1)
    assert ann.page.evaluate("window.glides.length") == 0
    assert ann.page.evaluate("document.getAnimations().length") == 0
