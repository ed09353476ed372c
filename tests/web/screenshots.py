"""Pictures of the main pages for the README: ``python -m tests.web.screenshots``, or ``make screenshots``."""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser

from tests.web.browser import Guest, open_chromium
from tests.web.server import Server

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
DESKTOP, PHONE = (1440, 900), (390, 844)
SAILING = 13
"""Decisions until the second voyage or so: the charts are full, and ships are all over the sea."""
BUILDING = 60
"""Decisions until the provinces of Mare Nostrum are full."""
TRADING = 70
"""Decisions until the islands of Parthenon have something to trade."""
READY = "#confirm:enabled, .desk.ready button.primary, details.form[open] button.primary"
"""What takes the decision that a hint has filled in."""


def guest_of(server: Server, browser: Browser, size: tuple[int, int], scheme: str = "light", sharp: float = 1) -> Guest:
    """Return somebody with a screen of a size, who likes light or dark pages."""
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height}, device_scale_factor=sharp, locale="en",
        color_scheme="dark" if scheme == "dark" else "light",
    )  # fmt: skip
    return Guest(server, context)


def play_well(guest: Guest, decisions: int) -> None:
    """Decide as the hint says."""
    while decisions and guest.await_turn():
        number = guest.number()
        guest.page.locator(".ask-hint button").click()
        guest.page.locator(".hint .pick").first.click()
        guest.page.locator(READY).first.click()
        guest.await_after(number)
        decisions -= 1


def open_neptun(guest: Guest, title: str) -> None:
    """Sit down with three bots."""
    guest.open_table("neptun", ("me", "bot:greedy", "bot:greedy", "bot:greedy"), ("Ariadne",), title=title)


def point_at_city(guest: Guest) -> None:
    """Point at a place where something can be delivered, or at any that can be reached."""
    wanted = guest.page.locator("#choice .choice[data-touches*='slot-']").last
    touched = (wanted.get_attribute("data-touches") or "").split("|") if wanted.count() else []
    city = guest.page.locator(f'#panel-chart .can[data-thing="{touched[0]}"]' if touched else "#panel-chart .can").first
    city.hover()


def fill_in(guest: Guest) -> None:
    """Begin an offer: the first card in hand for two others of the first that is wanted."""
    give, want = (
        guest.page.locator(f".desk fieldset[data-field={side}] .step[data-by='1']") for side in ("give", "want")
    )
    give.first.click()
    want.nth(4).click()
    guest.page.locator(".desk fieldset[data-field=to] .tile").first.click()


def keep(guest: Guest, name: str) -> None:
    """Write a picture when everything is at rest."""
    guest.page.wait_for_timeout(2500)
    guest.page.wait_for_function("() => document.getElementById('phase')?.hidden ?? true")
    FOLDER.mkdir(parents=True, exist_ok=True)
    guest.page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=88)


def is_offered(guest: Guest) -> bool:
    """Say whether something can be done on the chart."""
    return guest.page.locator("#panel-chart .can").count() > 0


def photograph(server: Server, browser: Browser) -> None:
    """Write all pictures."""
    day = guest_of(server, browser, DESKTOP)
    day.go("/")
    keep(day, "lobby")
    open_neptun(day, "By daylight")
    table = day.path
    play_well(day, SAILING)
    while day.await_turn() and not is_offered(day):
        play_well(day, 1)
    point_at_city(day)
    keep(day, "table-light")
    day.page.emulate_media(color_scheme="dark")
    keep(day, "table-dark")
    day.page.emulate_media(color_scheme="light")
    phone = guest_of(server, browser, PHONE, sharp=2)
    phone.context.add_cookies(day.context.cookies())  # type: ignore[arg-type]
    phone.go(table)
    keep(phone, "phone")
    day.play_on()
    day.page.evaluate("scrollTo(0, 0)")
    keep(day, "end")
    learner = guest_of(server, browser, DESKTOP)
    learner.go("/learn/neptun")
    learner.page.locator("main form button.primary").click()
    learner.page.wait_for_url("**/table/*")
    keep(learner, "lesson")
    trader = guest_of(server, browser, DESKTOP)
    trader.open_table("mare_nostrum", ("me", *["bot:greedy"] * 4), ("Ariadne",), title="Our sea")
    play_well(trader, BUILDING)
    place = trader.page.locator("#panel-chart .place.can")
    while trader.await_turn() and not place.count():
        play_well(trader, 1)
    trader.page.evaluate("scrollTo(0, 0)")
    place.last.hover(force=True)
    keep(trader, "mare-nostrum")
    islander = guest_of(server, browser, DESKTOP)
    islander.open_table("parthenon", ("me", *["bot:greedy"] * 5), ("Ariadne",), title="The Aegean")
    play_well(islander, TRADING)
    while islander.await_turn() and not islander.page.locator("#desk [data-thing^=offer-]").count():
        play_well(islander, 1)
    fill_in(islander)
    islander.page.evaluate("scrollTo(0, 0)")
    keep(islander, "parthenon")


def main() -> None:
    """Start a server and a browser, and take the pictures."""
    with tempfile.TemporaryDirectory() as folder, open_chromium() as browser:
        server = Server(Path(folder), "--rate", "1000000").start()
        try:
            photograph(server, browser)
        finally:
            server.stop()
    sys.stdout.write(f"{FOLDER}\n")


if __name__ == "__main__":
    main()
