"""A drawn board as a page shows it: pointing at things, picking them, and what is lit and told."""

from typing import NamedTuple

from playwright.sync_api import Locator

from tests.web.browser import Guest

AT_SEA = {"viewport": {"width": 1440, "height": 900}}


class Offered(NamedTuple):
    """A choice in the list: its notation, and the things on the board that it touches; ships cannot be picked."""

    notation: str
    things: tuple[str, ...]


CHOICES = """all => all.filter(each => !each.hidden).map(each => [each.querySelector("input").value,
    each.dataset.touches.split("|").filter(name => name && !name.startsWith("boat-"))])"""
SETTLED = """form => {
    const can = new Set([...document.querySelectorAll("#board .can")].map(each => each.dataset.thing));
    const touched = new Set([...document.querySelectorAll(`#${form} .choice`)].flatMap(
        each => each.dataset.touches.split("|").filter(name => name && !name.startsWith("boat-"))));
    return document.getElementById(form) && can.size === touched.size && [...can].every(name => touched.has(name));
}"""


def settle(guest: Guest) -> list[Offered]:
    """Wait until the board offers exactly what the list does; return that."""
    seat = guest.page.locator("#status [data-seat]").get_attribute("data-seat")
    guest.page.wait_for_function(SETTLED, arg=f"act-{seat}-{guest.number()}")
    return choices(guest)


def choices(guest: Guest) -> list[Offered]:
    """Return the choices that are not hidden."""
    told = guest.page.locator("#choice .choice").evaluate_all(CHOICES)
    return [Offered(notation, tuple(things)) for notation, things in told]


def checked(guest: Guest) -> str:
    """Return the notation of what is chosen."""
    return guest.page.locator("#choice form.choices input:checked").input_value()


def thing(guest: Guest, name: str) -> Locator:
    """Return a thing on the board, without the bare shape of a place."""
    return guest.page.locator(f'#board [data-thing="{name}"]:not([aria-hidden])')


def spot(guest: Guest, name: str) -> tuple[float, float]:
    """Return where to point at a thing; nothing else may lie there."""
    surface = (
        thing(guest, name).locator(".city-ring, .card, .back, .slot, .place-name, .water-name, .site, .built").first
    )
    surface.evaluate("each => each.scrollIntoView({block: 'center', inline: 'center'})")
    box = surface.bounding_box()
    assert box is not None
    at = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    found = guest.page.evaluate("at => document.elementFromPoint(...at)?.closest('[data-thing]')?.dataset.thing", at)
    assert found == name, f"{found} lies on {name}"
    return at


def click(guest: Guest, name: str) -> None:
    """Click on a thing."""
    guest.page.mouse.click(*spot(guest, name))


def tap(guest: Guest, name: str) -> None:
    """Tap on a thing."""
    guest.page.touchscreen.tap(*spot(guest, name))


def hover(guest: Guest, name: str) -> None:
    """Point at a thing."""
    guest.page.mouse.move(*spot(guest, name))


def lit(guest: Guest, kind: str = "") -> set[str]:
    """Return the things on the board that are lit up: all, or those of a kind."""
    return set(guest.page.locator(f"#board {kind}.lit").evaluate_all("all => all.map(each => each.dataset.thing)"))


def tip(guest: Guest) -> Locator:
    """Return what is told beside a thing."""
    return guest.page.locator("#tip")


def check_shown(guest: Guest, home: Locator) -> None:
    """Check that the chart, which is wider than the screen, shows something near its middle."""
    canvas = guest.page.locator("#panel-chart .canvas")
    assert canvas.evaluate("each => each.scrollLeft > 0 && each.scrollWidth > each.clientWidth")
    shown, chart = home.bounding_box(), canvas.bounding_box()
    assert shown and chart
    middle = chart["x"] + chart["width"] / 2
    assert abs(shown["x"] + shown["width"] / 2 - middle) < chart["width"] / 4
