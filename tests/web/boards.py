"""A drawn board as a page shows it: pointing at things, picking them, and what is lit and told."""

from math import dist
from typing import NamedTuple

from playwright.sync_api import Locator

from tests.web.browser import Guest

AT_SEA = {"viewport": {"width": 1440, "height": 900}}


class Offered(NamedTuple):
    """A choice in the list: its notation, and the things on the board that it touches and that can be picked."""

    notation: str
    things: tuple[str, ...]


PICKED = """(touches) => touches.split("|").filter(
    (name) => name && !document.querySelector(`#board .through[data-thing="${name}"]`))"""
CHOICES = f"""() => Periplus.left().map(({{notation, touches}}) => [notation, ({PICKED})(touches.join("|"))])"""
SETTLED = f"""form => {{
    const can = new Set([...document.querySelectorAll("#board .can")].map(each => each.dataset.thing));
    const touched = new Set([...document.querySelectorAll(`#${{form}} .choice`)].flatMap(
        each => ({PICKED})(each.dataset.touches)));
    return document.getElementById(form) && can.size === touched.size && [...can].every(name => touched.has(name));
}}"""


def settle(guest: Guest) -> list[Offered]:
    """Wait until the board offers exactly what the list does; return that."""
    seat = guest.page.locator("#status [data-seat]").get_attribute("data-seat")
    guest.page.wait_for_function(SETTLED, arg=f"act-{seat}-{guest.number()}")
    return choices(guest)


def choices(guest: Guest) -> list[Offered]:
    """Return what can still be chosen."""
    told = guest.page.evaluate(CHOICES)
    return [Offered(notation, tuple(things)) for notation, things in told]


def checked(guest: Guest) -> str:
    """Return the notation of what is chosen."""
    return guest.page.locator("#confirm").get_attribute("data-action") or ""


def thing(guest: Guest, name: str) -> Locator:
    """Return a thing on the board, without the bare shape of a place."""
    return guest.page.locator(f'#board [data-thing="{name}"]:not([aria-hidden])')


def spot(guest: Guest, name: str) -> tuple[float, float]:
    """Return where to point at a thing; nothing else may lie there."""
    surface = thing(guest, name).locator(".ring, .card, .back, .slot, .base, text").first
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


WATCH_MOTION = """() => {
    window.glides = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, ...how) {
        const begun = animate.call(this, frames, ...how);
        window.glides.push({element: this, motion: begun, frames: frames.map(({transform}) => transform),
            rest: this.getAttribute("transform"), moving: this.getAnimations().length});
        return begun;
    };
}"""
"""Keeps everything that is set in motion, from now on."""
STOPPED = """([kind, shares]) => {
    const {element, motion} = window.glides.find(({element, frames}) => element.dataset.piece === kind && frames[0]);
    motion.pause();
    const places = shares.map(share => {
        motion.currentTime = share * motion.effect.getTiming().duration;
        const {x, y, width, height} = element.querySelector("circle, use").getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    });
    motion.play();
    return places;
}"""
"""Where a piece that has been set in motion is after shares of its time."""


def glides(guest: Guest) -> list[str]:
    """Return the kinds of the pieces that were set in motion since motion is watched."""
    kinds: list[str] = guest.page.evaluate(
        "window.glides.filter(({frames}) => frames[0]).map(({element}) => element.dataset.piece)"
    )
    return kinds


def check_glide(guest: Guest, kind: str, start: tuple[float, float]) -> tuple[float, float]:
    """Check that a piece that was set in motion begins at its start and is then on its way; return where it ends."""
    guest.page.wait_for_function("kind => window.glides.some(({element}) => element.dataset.piece === kind)", arg=kind)
    begun, halfway, over = guest.page.evaluate(STOPPED, [kind, [0, 0.5, 0.999]])
    assert dist(begun, start) < 2 and dist(start, over) > 10
    assert min(dist(halfway, start), dist(halfway, over)) > 0.2 * dist(start, over)
    return over[0], over[1]


def middle(of: Locator) -> tuple[float, float]:
    """Return where the middle of a piece is on the screen."""
    box = of.locator("circle, use").first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def check_shown(guest: Guest, home: Locator) -> None:
    """Check that the chart, which is wider than the screen, shows something near its middle."""
    canvas = guest.page.locator("#panel-chart .canvas")
    assert canvas.evaluate("each => each.scrollLeft > 0 && each.scrollWidth > each.clientWidth")
    shown, chart = home.bounding_box(), canvas.bounding_box()
    assert shown and chart
    middle = chart["x"] + chart["width"] / 2
    assert abs(shown["x"] + shown["width"] / 2 - middle) < chart["width"] / 4
