"""Parthenon on its drawn page, in a real browser: by clicks on the board, by keyboard and by finger; what two people want."""

import json
import re
from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, expect

from periplus.games import game
from tests.web.boards import AT_SEA, checked
from tests.web.browser import PHONE, Guest, Visit, no_sideways
from tests.web.server import KnownServer
from tests.web.test_axe import findings

pytestmark = pytest.mark.once

PARTHENON = game("parthenon")
CHAIRS = ("me", "bot:greedy", "bot:greedy")
SHORT = {"years": "1"}
LANDS = ("Sparta", "Athens", "Ionia", "Egypt", "Carthage", "Italy")
PLACES = ":is(#board, #desk, #people)"
"""Where things lie that can be picked."""


# The page


class Listed(NamedTuple):
    """An action that the page lists: the things it touches, and whether a desk is for it."""

    notation: str
    things: tuple[str, ...]
    at_desk: bool

    @property
    def verb(self) -> str:
        """What is done."""
        return self.notation.split()[0]


LISTED = """() => [...document.querySelectorAll("#choice .choice")].map(each => [
    each.querySelector("[type=radio]").value, (each.dataset.touches || "").split("|").filter(Boolean),
    "fields" in each.dataset])"""
SPOT = """([places, name]) => {
    const things = [...document.querySelectorAll(`${places} [data-thing="${name}"].can`)];
    const thing = things.find(each => each.matches("[tabindex]")) ?? things[0];
    thing?.scrollIntoView({block: "center", inline: "center", behavior: "instant"});
    const box = thing?.getBoundingClientRect();
    for (const share of thing ? [10, 6, 14, 3, 17] : []) for (const other of [10, 6, 14, 3, 17]) {
        const [x, y] = [box.left + box.width * share / 20, box.top + box.height * other / 20];
        if (document.elementFromPoint(x, y)?.closest("[data-thing]")?.dataset.thing === name) return [x, y];
    }
}"""
"""Where a thing lies that can be picked, and nothing else."""


def listed(guest: Guest) -> list[Listed]:
    """Return what the page lists."""
    told = guest.page.evaluate(LISTED)
    return [Listed(notation, tuple(things), at_desk) for notation, things, at_desk in told]


def spot(guest: Guest, name: str) -> tuple[float, float]:
    """Return where to point at a thing that can be picked."""
    found = guest.page.evaluate(SPOT, [PLACES, name])
    assert found, f"{name} cannot be pointed at"
    return found[0], found[1]


def click(guest: Guest, name: str) -> None:
    """Click on a thing."""
    guest.page.mouse.click(*spot(guest, name))


def tap(guest: Guest, name: str) -> None:
    """Tap on a thing."""
    guest.page.touchscreen.tap(*spot(guest, name))


def desk(guest: Guest) -> Locator:
    """Return the desk."""
    return guest.page.locator("#choice .desk")


def tile(guest: Guest, name: str, value: str) -> Locator:
    """Return the tile of a value."""
    return guest.page.locator(form_of(guest)).locator(f'.tile:has([name="{name}:{value}"], [name="{name}"][value="{value}"])')


FILLED = """form => [...document.querySelectorAll(`${form} fieldset input`)].flatMap(each =>
    each.type === "number" ? Array(Number(each.value)).fill(each.name.split(":"))
    : each.checked && each.value ? [[each.name, each.value]] : [])"""


def form_of(guest: Guest) -> str:
    """Return the form that is open, or else the desk."""
    form = "#choice details.form[open]"
    return form if guest.page.locator(form).count() else "#choice .desk"


def filled(guest: Guest) -> dict[str, list[str]]:
    """Return what is filled in at the desk."""
    found: dict[str, list[str]] = {}
    for name, value in guest.page.evaluate(FILLED, form_of(guest)):
        found.setdefault(name, []).append(value)
    return found


def asked_for(notation: str) -> dict[str, list[str]]:
    """Return what a desk asks for in an action."""
    told = PARTHENON.parse(notation).to_json()
    values = {name: value if isinstance(value, list) else [value] for name, value in told.items() if name != "verb"}
    return {name: [str(each) for each in sorted(value)] for name, value in values.items() if value}


# Deciding


Touch = Callable[[Guest, str], None]


class Decider:
    """Somebody who decides with a mouse or a finger: on the board whatever lies there, the rest in the list."""

    def __init__(self, guest: Guest, touch: Touch) -> None:
        """Take a page, and how things on it are touched."""
        self.guest = guest
        self.touch = touch
        self.begun: Counter[str] = Counter()  # verbs of decisions that were begun on the board
        self.traded: Counter[str] = Counter()  # by the course of the game

    def play(self, until: Callable[[], bool] = lambda: False) -> bool:
        """Decide until something holds or the game is over; say whether it goes on."""
        while self.guest.await_turn() and not until():
            if offered := listed(self.guest):  # a push may have come between
                w=self.wish(offered); print(w.notation, w.things); self.decide(w)
        return self.guest.page.locator("#choice .over").count() == 0

    def wish(self, offered: list[Listed]) -> Listed:
        """Choose what a busy islander would do: sail somewhere else every season, trade once, make one offer."""
        season = self.guest.page.locator("#course .chapters").inner_text()
        for verb in ("accept", "launch", "reveal", "enter", "plan", "trade", "offer", "build", "raise", "vote", "keep"):
            land = LANDS[self.begun["launch"] % len(LANDS)] if verb == "launch" else ""
            once = verb in ("trade", "offer")
            for each in offered:
                if each.verb == verb and land in each.notation and not (once and self.traded[verb + season]):
                    self.traded[verb + season] += 1
                    return each
        return next((each for each in offered if each.notation in ("done", "pass", "stay")), offered[0])

    def decide(self, wished: Listed) -> None:
        """Take a decision."""
        number = self.guest.number()
        if wished.at_desk:
            self.fill_in(wished)
        else:
            self.pick(wished)
        self.guest.await_after(number)

    def pick(self, wished: Listed) -> None:
        """Pick things on the board until the button stands for the action, and what is missing in the list."""
        for name in [each for each in wished.things if self.can(each) and wished.verb != "show"]:
            if name.startswith("hand-") and self.guest.page.evaluate("Periplus.asksForCards()"):
                self.fill_in(wished)
                return
            before = self.left()
            if checked(self.guest) != wished.notation:
                self.touch(self.guest, name)
                if self.left() != before:
                    assert all(name in things for things in self.left().values())
                    self.begun[wished.verb] += name == wished.things[0]
                else: print("NOTHING",name,list(before.items())[:12], checked(self.guest), wished.notation)
        self.guest.pick(wished.notation)
        self.press("#confirm")

    def fill_in(self, wished: Listed) -> None:
        """Pick things on the board for a desk or a form, and tap tiles for the rest."""
        wanted = asked_for(wished.notation)
        for name in [each for each in wished.things if self.can(each)]:
            count = sum(value == name.partition("-")[2] for values in wanted.values() for value in values)
            for _ in range(count if name.startswith("hand-") else 1):
                self.touch(self.guest, name)
            self.begun[wished.verb] += name == wished.things[0]
            assert filled(self.guest), f"{name} does nothing"
        for name, values in wanted.items():
            for value in (Counter(values) - Counter(filled(self.guest).get(name, []))).elements():
                self.press_tile(tile(self.guest, name, value))
        assert {name: sorted(values) for name, values in filled(self.guest).items()} == wanted
        expect(self.guest.page.locator(form_of(self.guest)).locator(".foretold")).to_contain_text("This is allowed")
        self.press(f"{form_of(self.guest)} button.primary")

    def press_tile(self, of: Locator) -> None:
        """Press a tile."""
        of.tap() if self.touch is tap else of.click()

    def press(self, selector: str) -> None:
        """Press a button."""
        button = self.guest.page.locator(selector)
        button.tap() if self.touch is tap else button.click()

    def can(self, name: str) -> bool:
        """Say whether a thing lies somewhere where it can be picked."""
        return self.guest.page.locator(f'{PLACES} [data-thing="{name}"].can').count() > 0

    def left(self) -> dict[str, tuple[str, ...]]:
        """Return what can still be chosen, with what it touches."""
        told: list[Any] = self.guest.page.evaluate("Periplus.left().map(({notation, touches}) => [notation, touches])")
        return {notation: tuple(touches) for notation, touches in told}


def test_a_year_by_clicks_on_the_board(server: KnownServer, visit: Visit) -> None:
    """Offers, cards, lands, rates, places and islands are picked where they lie; the end page tells the year."""
    ann = visit(server, **AT_SEA)
    ann.open_table("parthenon", CHAIRS, options=SHORT)
    decider = Decider(ann, click)
    assert not decider.play()
    print(decider.begun)
    print(ann.page.locator(".plot").all_inner_texts())
    expect(ann.prompt).to_contain_text("The game is over.")
    assert findings(ann) == []
