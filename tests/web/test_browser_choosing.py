"""Choosing by parts in a real browser: on the board, in the list and by keys; what is armed, kept and filled in."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.boards import AT_SEA, checked, choices, click, settle
from tests.web.browser import Guest, Visit
from tests.web.server import Server
from tests.web.test_browser_mare_nostrum import sit_down

pytestmark = pytest.mark.once

SIGHT = 9
"""How many entries are in sight at most."""
VOYAGE = ("me", "bot:greedy", "bot:greedy")


def to_columns(guest: Guest, least: int = 2) -> None:
    """Play Neptun until several columns lie open, of which one is taken into a slot."""
    guest.open_table("neptun", VOYAGE)
    guest.play_on(lambda each: len(columns(each)) >= least, first=("reveal",))
    settle(guest)


def columns(guest: Guest) -> set[str]:
    """Return the columns that can be taken."""
    return {each.split()[1] for each in guest.offered() if each.startswith("take")}


def pressed(guest: Guest) -> list[str]:
    """Return what the entries say that are picked."""
    return guest.page.locator("#choice .entry[aria-pressed=true] .label").all_inner_texts()


def entry(guest: Guest, part: str, value: str) -> str:
    """Return where the entry of a value is."""
    return f'#choice .entry[data-part="{part}"][data-value="{value}"]'


# What is armed


def test_nothing_is_picked_for_anybody(server: Server, visit: Visit) -> None:
    """When a turn begins nothing is picked and the button is not armed: it says what is missing; Enter does nothing."""
    ann = visit(server, **AT_SEA)
    to_columns(ann)
    confirm, number = ann.page.locator("#confirm"), ann.number()
    assert pressed(ann) == []
    expect(confirm).to_be_disabled()
    expect(confirm).to_have_attribute("data-action", "")
    expect(confirm).to_have_text(re.compile("^Still to choose: "))
    ann.page.keyboard.press("Enter")
    assert ann.number() == number
    ann.pick(next(each for each in ann.offered() if each.startswith("take")))
    expect(confirm).to_be_enabled()
    assert ann.number() == number


def test_a_single_action_is_one_button(server: Server, visit: Visit) -> None:
    """Where only one thing can be done there is no list: the button says it and is armed."""
    ann = visit(server)
    ann.open_table("neptun", VOYAGE)
    ann.play_on(lambda each: len(each.offered()) == 1)
    (only,) = ann.offered()
    expect(ann.page.locator("#choice .entry:visible, #choice .key:visible, #choice .choice:visible")).to_have_count(0)
    confirm = ann.page.locator("#confirm")
    expect(confirm).to_be_enabled()
    expect(confirm).to_have_text(ann.page.locator("#choice .choice .label").inner_text())
    assert checked(ann) == only
    ann.confirm()


# Mixing, changing


def test_picks_on_the_board_and_in_the_list_mix(server: Server, visit: Visit) -> None:
    """A column from the board and a slot from the list are one action, and the other way round."""
    ann = visit(server, **AT_SEA)
    to_columns(ann)
    column = max(columns(ann))
    click(ann, f"column-{column}")
    slots = sorted({each.notation.split()[-1] for each in choices(ann)})
    assert all(each.notation.startswith(f"take {column} ") for each in choices(ann))
    ann.page.locator(entry(ann, "take.slot", slots[-1])).click()
    assert checked(ann) == f"take {column} slot {slots[-1]}"
    ann.page.keyboard.press("Escape")
    assert checked(ann) == ""
    ann.page.locator(entry(ann, "take.column", column)).click()
    click(ann, f"slot-0-{slots[0]}")
    assert checked(ann) == f"take {column} slot {slots[0]}"


def test_an_earlier_part_is_changed_and_later_ones_stay(server: Server, visit: Visit) -> None:
    """Another column keeps the slot that was picked, since it fits as well."""
    ann = visit(server, **AT_SEA)
    to_columns(ann)
    one, other = sorted(columns(ann))[:2]
    ann.pick(f"take {one} slot 5")
    ann.page.locator('#choice [data-reopen="take.column"]').click()
    ann.page.locator(entry(ann, "take.column", other)).click()
    assert checked(ann) == f"take {other} slot 5"
    click(ann, f"column-{one}")
    assert checked(ann) == f"take {one} slot 5"


# How much is in sight


def test_no_more_than_nine_entries_are_in_sight(server: Server, visit: Visit) -> None:
    """Over some turns of a game with many choices: nine at most, until the rest is unfolded."""
    ann = visit(server, **AT_SEA)
    sit_down(ann)
    entries, unfold = ann.page.locator("#choice :is(.entry, .choice):visible"), ann.page.locator("#choice .unfold")
    for _ in range(20):
        if not ann.await_turn():
            break
        assert entries.count() <= SIGHT
        if unfold.count():
            more = int(re.findall(r"\d+", unfold.inner_text())[-1])
            unfold.click()
            expect(entries).to_have_count(SIGHT - 1 + more)
        ann.choose_first()


# Keys


def test_digits_enter_and_back(server: Server, visit: Visit) -> None:
    """Digits pick, Backspace takes one part back, Escape all of them, Enter confirms, U takes back what can be."""
    ann = visit(server, **AT_SEA)
    press = ann.page.keyboard.press
    to_columns(ann)
    press("1")
    assert len(pressed(ann)) == 0 and ann.page.locator("#choice .chip").count() == 1
    press("2")
    action = checked(ann)
    assert action.startswith("take")
    press("Backspace")
    assert checked(ann) == "" and ann.page.locator("#choice .chip").count() == 1
    press("2")
    assert checked(ann) == action
    press("Escape")
    assert len(choices(ann)) == len(ann.offered()) and ann.page.locator("#choice .chip").count() == 0
    if "reveal" in ann.offered():
        press("0")
        assert checked(ann) == "reveal"
        press("Escape")
    press("1")
    press("2")
    number = ann.number()
    press("Enter")
    ann.await_after(number)


def test_other_keys(server: Server, visit: Visit) -> None:
    """H asks for a hint, ? shows the keys, L, T and M open a drawer each; in a field, letters are letters."""
    ann = visit(server)
    press = ann.page.keyboard.press
    ann.open_table()
    assert ann.await_turn()
    press("h")
    expect(ann.page.locator("#choice .hint")).to_contain_text("The best choice")
    press("?")
    expect(ann.page.locator("dialog#keys")).to_be_visible()
    press("Escape")
    expect(ann.page.locator("dialog#keys")).to_be_hidden()
    for key, drawer in (("l", "log-drawer"), ("m", "menu"), ("t", "talk-drawer")):
        press(key)
        expect(ann.page.locator("details.drawer[open]")).to_have_count(1)
        expect(ann.page.locator(f"#{drawer} .drawn-out")).to_be_visible()
        press("Escape")
        expect(ann.page.locator("details.drawer[open]")).to_have_count(0)
    press("t")
    ann.page.keyboard.type("ml1h?")
    expect(ann.page.get_by_label("Say something")).to_have_value("ml1h?")
    assert checked(ann) == ""


def test_a_click_elsewhere_closes_a_drawer(server: Server, visit: Visit) -> None:
    """One drawer is open at a time, and none after a click on the table."""
    ann = visit(server)
    ann.open_table()
    ann.draw_out("menu")
    ann.page.locator("#log-drawer > summary").click()
    expect(ann.page.locator("details.drawer[open]")).to_have_count(1)
    expect(ann.page.locator("#log")).to_be_visible()
    ann.page.mouse.click(300, 600)
    expect(ann.page.locator("details.drawer[open]")).to_have_count(0)


def test_the_question_has_the_focus(server: Server, visit: Visit) -> None:
    """When a turn begins the question has the focus, and the first Tab comes to the first entry."""
    ann = visit(server)
    ann.open_table()
    assert ann.await_turn()
    expect(ann.page.locator("#status")).to_be_focused()
    ann.page.keyboard.press("Tab")
    expect(ann.page.locator("#choice .part.open .entry").first).to_be_focused()


# One click, numbers, flags, payments


def test_one_click_on_the_board_decides(server: Server, visit: Visit) -> None:
    """Who decides with one click does so on the board as well, as soon as nothing is left to choose."""
    ann = visit(server, **AT_SEA)
    to_columns(ann)
    ann.draw_out("menu").get_by_label("Decide with one click").check()
    ann.put_away()
    column, number = min(columns(ann)), ann.number()
    click(ann, f"column-{column}")
    assert ann.number() == number
    click(ann, choices(ann)[-1].things[-1])
    ann.await_after(number)
    expect(ann.log.filter(has_text=re.compile(f"^Ann takes column {column}"))).not_to_have_count(0)


def test_the_cheapest_payment_is_filled_in(server: Server, visit: Visit) -> None:
    """Once piece and place are picked the button is armed; another payment is one tap away."""
    ann = visit(server, **AT_SEA)
    sit_down(ann)

    def pays(guest: Guest) -> list[str]:
        stems = [each.partition(" with ")[0] for each in guest.offered() if each.startswith("build")]
        return [each for each in guest.offered() if stems.count(each.partition(" with ")[0]) > 1]

    ann.play_on(lambda each: bool(pays(each)))
    first, *others = pays(ann)
    ann.pick(first)
    payments = ann.page.locator("#choice .sort-payment .entry")
    expect(payments.locator("xpath=self::*[@aria-pressed='true']")).to_have_count(1)
    other = next(each for each in others if each.partition(" with ")[0] == first.partition(" with ")[0])
    ann.page.locator("#choice .sort-payment .entry[aria-pressed=false]").first.click()
    assert checked(ann) != first and checked(ann).partition(" with ")[0] == other.partition(" with ")[0]


# Without scripts


def test_without_scripts_the_list_is_there(server: Server, visit: Visit) -> None:
    """The whole list can be chosen from and confirmed, and every drawer opened."""
    ann = visit(server)
    path = ann.open_table("neptun", VOYAGE)
    assert ann.await_turn()
    plain = visit(server, java_script_enabled=False)
    plain.context.add_cookies([{**each} for each in ann.context.cookies()])  # type: ignore[typeddict-item]
    plain.go(path)
    number = plain.page.locator("#status [data-decision]").get_attribute("data-decision")
    expect(plain.radios.first).to_be_visible()
    plain.radios.first.check()
    plain.page.locator("#confirm").click()
    expect(plain.page.locator("#status [data-decision]")).not_to_have_attribute("data-decision", number or "")
    for drawer in ("log-drawer", "talk-drawer", "menu"):
        expect(plain.draw_out(drawer).locator(".drawn-out")).to_be_visible()
        plain.page.locator(f"#{drawer} > summary").click()
