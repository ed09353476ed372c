"""Desks: forms that are always open, filled in by tapping tiles and cards, and left as they are while others act."""

import re
from collections import Counter
from collections.abc import Sequence

import pytest
from playwright.sync_api import Locator, expect

from periplus.draw.drawn import DrawnBoard
from periplus.draw.icons import SHAPES
from periplus.games import game, game_names
from periplus.kernel.luck import luck_from
from periplus.table.keys import Holder
from periplus.table.live import Live
from periplus.table.table import Table
from periplus.web.look import Look
from tests.table.hosting import people, play_on, setting, table_of
from tests.web.boards import click
from tests.web.browser import PHONE, Guest, Visit, begins, no_sideways, tab_to
from tests.web.server import Server
from tests.web.test_axe import findings

pytestmark = pytest.mark.once

CROWD = ("me", "bot:greedy", "bot:greedy")
SHORT = {"years": "1"}


def come_to(server: Server, visit: Visit, verb: str, **screen: object) -> Guest:
    """Return somebody at a desk."""
    ann = visit(server, **screen)
    ann.open_table("parthenon", CROWD, options=SHORT)
    ann.play_on(begins(verb))
    return ann


def desk(guest: Guest) -> Locator:
    """Return the desk."""
    return guest.page.locator("#choice .desk")


def field(guest: Guest, name: str, value: str) -> Locator:
    """Return what is filled in for a value: a number, or a box that is ticked."""
    return desk(guest).locator(f'[name="{name}:{value}"], [name="{name}"][value="{value}"]')


def tile(guest: Guest, name: str, value: str) -> Locator:
    """Return the tile of a value."""
    return desk(guest).locator(f'.tile:has([name="{name}:{value}"], [name="{name}"][value="{value}"])')


def taken(guest: Guest) -> dict[str, int]:
    """Return what is filled in at the desk."""
    boxes = "#choice .desk fieldset :checked:not([value=''])"
    ticked = guest.page.locator(boxes).evaluate_all("all => all.map(each => [`${each.name}:${each.value}`, 1])")
    counts = desk(guest).locator(".count input").evaluate_all("all => all.map(each => [each.name, Number(each.value)])")
    return {name: count for name, count in [*ticked, *counts] if count}


def held(guest: Guest) -> list[str]:
    """Return the names of the cards that can be given."""
    told = desk(guest).locator("fieldset[data-field=give] input")
    names: list[str] = told.evaluate_all("all => all.map(each => each.name.split(':')[1] ?? each.value)")
    return names


def is_in_sight(guest: Guest, row: Locator) -> bool:
    """Say whether the row of an offer lies within the box in which offers scroll."""
    box, around = row.bounding_box(), guest.page.locator("#panel-desk-offers .canvas").bounding_box()
    assert box and around
    return around["y"] - 1 <= box["y"] and box["y"] + box["height"] <= around["y"] + around["height"] + 1


def send(guest: Guest) -> None:
    """Press the button of the desk, and wait until the decision is taken."""
    number = guest.number()
    expect(guest.page.locator("#choice .desk.ready")).to_have_count(1)
    desk(guest).locator("button.primary").click()
    guest.await_after(number)


def traders(server: Server, visit: Visit) -> tuple[Guest, Guest]:
    """Return two people who can make offers to each other, and to a bot."""
    ann, bob = visit(server), visit(server)
    ann.open_table("parthenon", ("me", "open", "bot:greedy"), options=SHORT)
    bob.sit_down(ann, "Bob")
    while not all(begins("offer")(guest) for guest in (ann, bob)):
        for guest in (ann, bob):
            offered = guest.offered() if guest.page.locator('#status [data-awaited="yes"]').count() else []
            if offered and not begins("offer")(guest):
                guest.say_what(offered[0])
    return ann, bob


def offer(guest: Guest, give: str, want: str) -> None:
    """Offer one card for another, at the desk."""
    tile(guest, "give", give).click()
    tile(guest, "want", want).click()
    send(guest)


def test_a_tile_adds_one_and_takes_one_back(server: Server, visit: Visit) -> None:
    """A tap adds one, up to as many as there are; a corner takes one back; the button waits for something possible."""
    ann = come_to(server, visit, "offer")
    button, told, grain = (
        desk(ann).locator("button.primary"),
        desk(ann).locator(".foretold"),
        tile(ann, "want", "grain"),
    )
    expect(button).to_have_text("Make your choice")
    expect(grain.get_by_role("button", name="Fewer: grain")).to_be_hidden()
    for count in ("1", "2"):
        grain.click()
        expect(field(ann, "want", "grain")).to_have_value(count)
    expect(desk(ann).locator("fieldset[data-field=want] .sum")).to_have_text("= 2")
    expect(button).to_have_text("Confirm")
    expect(told).to_have_text("This is allowed: Ask everyone for 2 grain.")
    expect(ann.page.locator("#choice .desk.ready")).to_have_count(1)
    for _ in range(6):
        grain.click()
    expect(field(ann, "want", "grain")).to_have_value("6")
    field(ann, "want", "grain").fill("7")
    expect(told).to_contain_text("each no more often than you have it")
    expect(field(ann, "want", "grain")).to_have_value("7")  # what is too much is told, and left to be changed
    for count in ("6", "5", "4", "3", "2", "1", ""):
        grain.get_by_role("button", name="Fewer: grain").click()
        expect(field(ann, "want", "grain")).to_have_value(count)
    expect(button).to_have_text("Make your choice")
    expect(told).to_be_hidden()
    tile(ann, "give", held(ann)[0]).click()
    grain.click()
    assert findings(ann) == []
    desk(ann).get_by_role("button", name="Start again").click()
    expect(button).to_have_text("Make your choice")
    assert taken(ann) == {}


def test_what_is_begun_stays_while_others_act(server: Server, visit: Visit) -> None:
    """Others' offers take neither what was entered, nor the focus, nor the sentence; nothing moves, even for six."""
    ann, bob = traders(server, visit)
    mine = held(ann)[0]
    tile(ann, "give", mine).click()
    field(ann, "want", "spices").focus()
    ann.page.keyboard.press("ArrowUp")
    ann.page.keyboard.press("ArrowUp")
    told = desk(ann).locator(".foretold")
    expect(told).to_contain_text("This is allowed")
    sentence, where = told.inner_text(), desk(ann).locator("button.primary").bounding_box()
    for wanted in ("papyrus", *["gold"] * 5):
        offer(bob, held(bob)[0], wanted)
    expect(ann.log.filter(has_text="papyrus")).to_have_count(1)
    expect(ann.log.filter(has_text=re.compile("offers 1 .* for 1 gold"))).to_have_count(5)
    assert is_in_sight(ann, ann.page.locator("#desk [data-thing^=offer-]").last)
    assert taken(ann) == {f"give:{mine}": 1, "want:spices": 2}
    expect(field(ann, "want", "spices")).to_be_focused()
    expect(told).to_have_text(sentence)
    assert desk(ann).locator("button.primary").bounding_box() == where
    expect(ann.page.locator("#choice .entry").filter(has_text="Decline")).not_to_have_count(0)
    expect(ann.page.locator("#choice .key")).to_contain_text("Done")
    expect(ann.page.locator("#confirm")).to_be_disabled()  # nothing is chosen unasked
    assert taken(bob) == {}  # what was sent


def test_what_is_no_longer_possible_is_told(server: Server, visit: Visit) -> None:
    """Ann accepts an offer while hers is half filled in: the card that went leaves it, the rest can be sent."""
    ann, bob = traders(server, visit)
    (mine, other), his = held(ann)[:2], held(bob)[0]
    for card in (mine, other):
        tile(ann, "give", card).click()
    tile(ann, "want", "spices").click()
    offer(bob, his, mine)
    row = ann.page.locator("#choice .choice").filter(has_text=re.compile(rf"^\s*Accept offer .* get 1 {his[:-1]}"))
    ann.say_what(row.locator("[type=radio]").first.get_attribute("value") or "")
    expect(desk(ann).locator(".dropped")).to_have_text(f"{mine}: no longer possible, pick again")
    assert taken(ann) == {f"give:{other}": 1, "want:spices": 1}
    send(ann)
    expect(ann.log.filter(has_text=re.compile("^You offer|offers 1 .* for 1 spice"))).not_to_have_count(0)
    assert taken(ann) == {}
    expect(desk(ann).locator(".dropped")).to_be_empty()


def test_what_is_refused_stays(server: Server, visit: Visit) -> None:
    """A desk that is sent in vain keeps what was entered, and says why."""
    ann = come_to(server, visit, "launch")
    ann.expect_complaint("422")
    tile(ann, "a", "Egypt").click()
    desk(ann).locator("button.primary").click()
    expect(ann.refusal).not_to_be_empty()
    assert taken(ann) == {"a:Egypt": 1}


def test_a_hint_fills_in_the_desk(server: Server, visit: Visit) -> None:
    """What greedy would load stands in the desk, to be confirmed there."""
    ann = come_to(server, visit, "launch")
    tile(ann, "a", "Sparta").click()
    ann.page.get_by_role("button", name="What would you advise?").click()
    pick = ann.page.get_by_role("button", name="Choose this")
    land, _, cards = (pick.get_attribute("data-notation") or "").removeprefix("launch A ").partition(" with ")
    pick.click()
    assert taken(ann) == {f"a:{land}": 1} | Counter(f"a_cards:{card}" for card in cards.split())
    expect(desk(ann).locator("button.primary")).to_be_focused()
    send(ann)
    expect(ann.log.filter(has_text=f"You send Fleet A to {land}")).to_have_count(1)


def test_a_desk_by_keyboard(server: Server, visit: Visit) -> None:
    """A tile is one stop of Tab; arrows count; Enter sends it. Digits still choose what stands beside the desk."""
    ann = come_to(server, visit, "offer")
    press = ann.page.keyboard.press
    tab_to(ann, '#choice .desk [name="want:grain"]')
    for key in ("ArrowUp", "ArrowUp", "ArrowDown"):
        press(key)
    expect(field(ann, "want", "grain")).to_have_value("1")
    press("Tab")
    expect(field(ann, "want", "grapes")).to_be_focused()
    number = ann.number()
    press("Enter")
    ann.await_after(number)
    expect(desk(ann).locator("button.primary")).to_have_text("Make your choice")
    assert taken(ann) == {}


def test_a_desk_on_a_phone_with_keys_beside_it(server: Server, visit: Visit) -> None:
    """Tiles are large enough for a finger and nothing is too wide; what is no form stays a key."""
    ann = come_to(server, visit, "launch", **PHONE)
    no_sideways(ann)
    boxes = [each.bounding_box() for each in desk(ann).locator(".tile").all()]
    assert boxes and all(box and min(box["width"], box["height"]) >= 44 for box in boxes)
    expect(ann.page.locator("#choice .entry")).to_have_count(0)
    expect(ann.page.locator("#choice .key")).to_contain_text("Keep all fleets at home")
    tile(ann, "a", "Egypt").tap()
    desk(ann).locator("fieldset[data-field=a_cards] .tile").first.tap()
    expect(desk(ann).locator(".foretold")).to_contain_text(re.compile(r"Fleet A: \d+%"))
    expect(desk(ann).locator("button.primary")).to_be_in_viewport()
    assert findings(ann) == []
    number = ann.number()
    ann.page.locator("#choice .key").tap()
    ann.confirm(number)
    expect(ann.page.locator('#choice .desk[data-verb="launch"]')).to_have_count(0)


def test_things_on_the_board_go_into_the_desk(server: Server, visit: Visit) -> None:
    """A card of one's own hand is loaded, and a land is where the fleet sails to."""
    ann = come_to(server, visit, "launch", viewport={"width": 1440, "height": 900})
    card = desk(ann).locator("fieldset[data-field=a_cards] .tile").first.get_attribute("data-thing-of") or ""
    click(ann, card)
    click(ann, "land-Sparta")
    assert taken(ann) == {"a:Sparta": 1, f"a_cards:{card.removeprefix('hand-')}": 1}
    expect(ann.page.locator('#board .picked[data-thing="land-Sparta"]')).to_have_count(1)
    click(ann, "land-Egypt")
    assert taken(ann)["a:Egypt"] == 1
    send(ann)


def test_a_desk_without_scripts(server: Server, visit: Visit) -> None:
    """It is a plain form above the whole list: numbers are typed, boxes ticked, and the button sends it."""
    ann = come_to(server, visit, "offer")
    bare = visit(server, java_script_enabled=False, storage_state=ann.context.storage_state())
    bare.go(ann.path)
    assert any(each.startswith("offer") for each in bare.offered())
    field(bare, "want", "grain").fill("2")
    tile(bare, "give", held(bare)[0]).click()
    desk(bare).get_by_role("button", name="Ask").click()
    expect(bare.refusal).to_contain_text("This is allowed")
    field(bare, "want", "grain").fill("2")
    desk(bare).get_by_role("button", name="Confirm").click()
    expect(bare.log.filter(has_text="for 2 grain")).to_have_count(1)


def at_launch(table: Table) -> bool:
    """Say whether somebody loads a fleet."""
    return table.state.step_name() == "LaunchFleets"


def look_at_launch(kind: type[Look] = Look) -> Look:
    """Return what somebody sees who loads a fleet."""
    table = play_on(table_of(setting("parthenon", *people(3)), 3), at_launch, luck_from(3), "done")
    seat = table.awaited()[0]
    return kind(Live(table), Holder(table.id, (seat,)), seat, "en", 0.0)


class Led(Look):
    """What a learner sees who is to launch a fleet."""

    @property
    def wanted(self) -> str:
        """What the lesson wants."""
        return next(each.notation for each in self.choices if each.notation.startswith("launch"))


def verbs(notations: Sequence[str]) -> set[str]:
    """Return the first word of each."""
    return {each.split()[0] for each in notations}


def test_a_desk_takes_the_place_of_what_is_listed() -> None:
    """What the desk is for is no part of the choice; a lesson leads through the list, so then there is no desk."""
    look, led = look_at_launch(), look_at_launch(Led)
    assert [(form.verb, form.desk) for form in look.forms] == [("launch", True)]
    assert verbs([*look.rows()]) == {"stay"} and verbs([*look.proposals()]) == {"launch"} and look.parts == []
    assert [(form.verb, form.desk) for form in led.forms] == [("launch", False)]
    assert verbs([*led.rows()]) == {"stay", "launch"} and not led.proposals() and led.wanted in led.rows()


def test_values_stand_for_things_on_the_board() -> None:
    """What an action names, it touches: so cards of the hand and lands can be picked for the values of a desk."""
    look = look_at_launch()
    inputs = {each.name: each.values for each in look.forms[0].inputs}
    assert {value.thing for value in inputs["a"]} == {f"land-{value.word}" for value in inputs["a"]}
    assert {value.thing for value in inputs["a_cards"]} == {f"hand-{value.word}" for value in inputs["a_cards"]}
    assert all(look.handles[value.thing].can for value in (*inputs["a"], *inputs["a_cards"]))


@pytest.mark.parametrize("name", game_names())
def test_every_sign_is_a_shape(name: str) -> None:
    """What stands for a value on a tile is a picture that the page has."""
    board = game(name).board
    assert isinstance(board, DrawnBoard)
    assert set(board.signs.values()) <= {*SHAPES, *board.icons}
    assert board.sign("cards", "no such thing") == ""
