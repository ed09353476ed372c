"""Parthenon in a real browser: its desks and forms, and a trade between two people."""

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Locator, expect

from tests.web.browser import PHONE, Guest, Visit, begins, no_sideways
from tests.web.server import Server
from tests.web.test_axe import findings

pytestmark = pytest.mark.once

CROWD = ("me", *["bot:greedy"] * 5)
SHORT = {"years": "1"}


def desk_of(guest: Guest, verb: str) -> Locator:
    """Return the desk of a verb."""
    return guest.page.locator(f"#choice .desk[data-verb={verb}]")


def form_of(guest: Guest, verb: str) -> Locator:
    """Open the form of a verb."""
    form = guest.page.locator(f"#choice details.form[data-verb={verb}]")
    form.locator("summary").click()
    return form


def confirm(guest: Guest, form: Locator) -> None:
    """Send a form, and wait until the decision is taken."""
    number = guest.number()
    form.get_by_role("button", name="Confirm").click()
    guest.await_after(number)


def island(guest: Guest) -> str:
    """Return the island that somebody rules, by which everybody is called."""
    return guest.page.locator("#people li:has(.tag.mine) .name").inner_text()


def hand(guest: Guest) -> list[str]:
    """Return the kinds of cards at home, as the desk offers them."""
    given = desk_of(guest, "offer").locator("fieldset[data-field=give] input")
    kinds: list[str] = given.evaluate_all("all => all.map(each => each.name.split(':')[1] ?? each.value)")
    return kinds


def held(guest: Guest) -> str:
    """Return the name of a card at home."""
    return next(each.split()[1] for each in guest.offered() if each.startswith("offer"))


def come_to_trade(*guests: Guest) -> None:
    """Decide until everybody can make offers."""
    while not all(begins("offer")(guest) for guest in guests):
        for guest in guests:
            asked = guest.page.locator('#status [data-awaited="yes"]').count() > 0
            offered = guest.offered() if asked else []
            if offered and not begins("offer")(guest):
                guest.say_what(offered[0])


def test_lobby_and_options(server: Server, visit: Visit) -> None:
    """The first page shows the game, the form up to six seats and all its options; the rules are found by clause."""
    ann = visit(server)
    ann.go("/")
    card = ann.page.locator("article.game").filter(has_text="Parthenon")
    expect(card.locator(".facts")).to_contain_text("3 to 6 players")
    card.get_by_role("link", name="New table").click()
    expect(ann.page.locator(".tabs [aria-current]")).to_have_text("Parthenon")
    ann.go("/new?game=parthenon&seats=6")
    expect(ann.page.locator("[id^=who-]")).to_have_count(6)
    expect(ann.page.locator(".options-of-game .option")).to_have_count(7)
    assert findings(ann) == []
    ann.go("/rules/parthenon?q=P26")
    expect(ann.page.locator("#P26")).to_be_visible()


def be_done(guest: Guest) -> None:
    """Say done, and again if an offer of somebody else asks once more."""
    awaited = guest.page.locator('#status [data-awaited="yes"]')
    while awaited.count():
        guest.say_what("done")
        with suppress(AssertionError):
            expect(awaited).to_have_count(0, timeout=2000)


def test_a_trade_with_an_answer_between_two_people(server: Server, visit: Visit) -> None:
    """Bob is done; Ann makes him an offer, so he is asked again; he answers with another, and Ann accepts it."""
    ann, bob = visit(server), visit(server)
    ann.open_table("parthenon", ("me", "open", "bot:random"), options=SHORT)
    bob.sit_down(ann, "Bob")
    come_to_trade(ann, bob)
    anns, bobs = island(ann), island(bob)
    mine, his = held(ann), held(bob)
    before = hand(ann), hand(bob)
    be_done(bob)

    form = desk_of(ann, "offer")
    count(form, f"give:{mine}")
    count(form, f"want:{his}")
    count(form, f"want:{his}")
    form.get_by_role("checkbox", name=bobs).check()
    expect(form.locator(".foretold")).to_contain_text(re.compile(f"Offer .* to {bobs}"))
    confirm(ann, form)
    expect(bob.page.locator('#status [data-awaited="yes"]')).to_have_count(1)

    form = form_of(bob, "answer")
    form.locator(".tile").filter(has_text=f"{anns} gives 1").click()
    count(form, f"give:{his}")
    count(form, f"want:{mine}")
    confirm(bob, form)
    expect(ann.page.locator("#choice .choice").filter(has_text=f"from {bobs}")).to_contain_text("Accept offer")
    ann.choose(f"from {bobs}")
    expect(bob.log.filter(has_text=re.compile(f"^{anns} accepts offer .* from {bobs}"))).to_have_count(1)
    for guest, was, got in ((ann, before[0], his), (bob, before[1], mine)):
        expect(desk_of(guest, "offer").locator("fieldset[data-field=give]")).to_contain_text(got)
        assert got in hand(guest) and got not in was


def count(form: Locator, name: str) -> None:
    """Take one more of a card, with a button or a tick."""
    several = form.locator(".count").filter(has=form.page.locator(f'input[name="{name}"]'))
    if several.count():
        several.get_by_role("button", name="More").click()
    else:
        field, _, value = name.partition(":")
        form.locator(f'input[type=checkbox][name="{field}"][value="{value}"]').check()


def test_a_launch_by_the_form_tells_the_odds(server: Server, visit: Visit) -> None:
    """Six seats on a phone: a fleet is loaded card by card; the form tells its chances, and nothing is too wide."""
    ann = visit(server, **PHONE)
    ann.open_table("parthenon", CROWD, options=SHORT)
    no_sideways(ann)
    ann.play_on(begins("launch"))
    no_sideways(ann)
    form = desk_of(ann, "launch")
    form.locator('[name="a"][value="Egypt"]').check()
    load = next(each for each in ann.offered() if each.startswith("launch A")).split(" with ")[1].split()
    count(form, f"a_cards:{load[0]}")
    expect(form.locator(".foretold")).to_contain_text(re.compile(r"Fleet A: \d+%"))
    assert findings(ann) == []
    confirm(ann, form)
    expect(ann.log.filter(has_text="You send Fleet A to Egypt")).to_have_count(1)
