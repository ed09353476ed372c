"""People with real browsers: Debian's Chromium, driven by Playwright, which reports whatever it complains about."""

import os
import re
import shutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from signal import SIGKILL
from threading import Timer
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Response,
    expect,
    sync_playwright,
)

from tests.web.hands import ByParts
from tests.web.player import SAME
from tests.web.server import Server

# The popups of an address bar that nobody sees take longer to load than our pages. The other features are those that
# Playwright itself switches off for pages like ours: a second list replaces the first.
WITHOUT = (
    "WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades", "HttpsFirstBalancedModeAutoEnable", "MediaRouter", "PaintHolding", "OptimizationHints",
    "NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch",
)  # fmt: skip
ARGS = (
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update",
    "--disable-sync", "--no-first-run", f"--disable-features={','.join(WITHOUT)}",
)  # fmt: skip
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
PATIENCE = 45_000
"""Milliseconds that a page may take for anything."""
SETTLED = 5_000
"""Milliseconds that a page is given to settle before it is closed."""
CLOSED = 60.0
"""Seconds after which pages that do not close are stopped."""
BUSY = '#status [data-awaited="yes"], #choice .over'
"""What a page shows when somebody must decide, or when the game is over."""

expect.set_options(timeout=PATIENCE)


def chromium_path() -> str:
    """Return where Chromium is, or say how to get it."""
    for name in ("chromium", "chromium-browser"):
        found = shutil.which(name)
        if found is not None:
            return found
    raise AssertionError("These tests need Chromium: run `make test`, which installs it, or `apt install chromium`.")


@contextmanager
def open_chromium() -> Iterator[Browser]:
    """Open Chromium for the tests of one module: as long as Playwright runs, no other test can run an event loop."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=[*ARGS])
        yield browser
        browser.close()


def pages_of(parent: int) -> Iterator[int]:
    """Yield the processes of pages that a process has opened."""
    for line in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            process = int(line.parent.name)
            if int(line.read_text().rpartition(")")[2].split()[1]) == parent:
                if b"--type=renderer" in (line.parent / "cmdline").read_bytes():
                    yield process
                yield from pages_of(process)


def stop_pages() -> None:
    """End all pages that this process has opened."""
    for process in [*pages_of(os.getpid())]:
        with suppress(OSError):
            os.kill(process, SIGKILL)


class Guest:
    """Somebody with a browser of their own, and what it complained about."""

    def __init__(self, server: Server, context: BrowserContext) -> None:
        """Open a browser at a server."""
        self.server = server
        self.context = context
        self.complaints: list[str] = []
        self.expected: list[str] = []
        self.answers: list[Response] = []
        context.set_default_timeout(PATIENCE)
        context.on("page", self.attend)
        self.reads = True  # whatever is announced, before doing anything else
        self.page: Page = context.new_page()
        self.page.add_locator_handler(self.page.locator(".announced.shown"), self.read_news, no_wait_after=True)

    # What the browser complains about

    def leave(self) -> None:
        """Close all pages. Chromium has been seen to wait for ever for one that was still on its way."""
        for page in self.context.pages:
            with suppress(Error):
                page.wait_for_load_state(timeout=SETTLED)
        alarm = Timer(CLOSED, stop_pages)
        alarm.start()
        self.context.close()
        alarm.cancel()

    def attend(self, page: Page) -> None:
        """Listen to a page."""
        page.on("console", self.hear)
        page.on("pageerror", lambda error: self.complaints.append(f"page error: {error}"))

    def hear(self, message: ConsoleMessage) -> None:
        """Keep errors and warnings of the console; a breach of the content security policy is one."""
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")

    def expect_complaint(self, pattern: str) -> None:
        """Say which complaint belongs to the case."""
        self.expected.append(pattern)

    def unexpected(self) -> list[str]:
        """Return the complaints that nobody expected."""
        return [each for each in self.complaints if not any(re.search(pattern, each) for pattern in self.expected)]

    def keep_answers(self) -> None:
        """Keep every page that comes from now on; what is sent into a page may be gone with it before it is read."""
        self.page.on("response", self.keep)

    def keep(self, answer: Response) -> None:
        """Keep an answer if it is a page."""
        if answer.request.is_navigation_request():
            self.answers.append(answer)

    def read_pages(self) -> list[str]:
        """Return the pages that came since the last time; they must be read before the next one comes."""
        kept, self.answers[:] = self.answers[:], []
        pages = [each for each in kept if each.status < 300 and "html" in each.headers.get("content-type", "")]
        return [each.text() for each in pages]

    # Going somewhere

    def go(self, path: str) -> None:
        """Go to a page."""
        self.page.goto(path if path.startswith("http") else self.server.home + path)

    def sit_down(self, host: "Guest", name: str) -> None:
        """Take the first seat to which the host of a table invites."""
        self.follow(host.page.locator("#invite input.link").first.input_value(), name)
        self.page.wait_for_url(f"**{host.path}")

    def follow(self, invitation: str, name: str) -> None:
        """Take the seat of an invitation."""
        self.go(invitation)
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name="Sit down").click()
        self.page.wait_for_url("**/table/*")

    def open_table(
        self,
        game: str = "example",
        who: Sequence[str] = ("me", "bot:greedy"),
        names: Sequence[str] = ("Ann",),
        delay: str = "0",
        title: str = "",
        options: Mapping[str, str] | None = None,
    ) -> str:
        """Open a table without a window, which is quicker, and go there; return its path."""
        table = {"game": game, "seats": str(len(who)), "bot-delay": delay, "title": title}
        table |= {"memory-aid": "yes", "hints": "yes"}
        table |= {f"who-{seat}": kind for seat, kind in enumerate(who)}
        table |= {f"name-{seat}": name for seat, name in enumerate(names) if who[seat] in ("me", "here")}
        table |= {f"option-{name}": value for name, value in (options or {}).items()}
        ask = self.context.request
        ask.get(self.server.home)  # gives this device its secret
        answer = ask.post(f"{self.server.home}/new", form={**table}, headers=SAME, max_redirects=0)
        self.go(answer.headers["location"])
        return self.path

    def fill_in_table(
        self,
        game: str = "example",
        who: Sequence[str] = ("me", "bot:greedy"),
        names: Sequence[str] = ("Ann",),
        title: str = "",
        options: Mapping[str, str] | None = None,
    ) -> str:
        """Open a table with the form for new ones; return its path."""
        self.go(f"/new?game={game}&seats={len(who)}")
        for seat, kind in enumerate(who):
            self.page.locator(f"#who-{seat}").select_option(kind)
        for seat, name in enumerate(names):
            if who[seat] in ("me", "here"):
                self.page.locator(f"#name-{seat}").fill(name)
        self.page.get_by_label("How long bots wait").select_option("0")
        self.page.get_by_label("Name (optional)").fill(title)
        for name, value in (options or {}).items():
            if not self.page.locator("#variants").evaluate("each => each.open"):
                self.page.locator("#variants summary").click()
            self.page.locator(f'#option-{name} input[value="{value}"]').check()
        self.page.get_by_role("button", name="Open the table").click()
        self.page.wait_for_url("**/table/*")
        return self.path

    @property
    def path(self) -> str:
        """The path of the page."""
        return self.page.url.removeprefix(self.server.home)

    # At a table

    @property
    def prompt(self) -> Locator:
        """What is asked, or who is waited for."""
        return self.page.locator("#status h1")

    @property
    def radios(self) -> Locator:
        """The choices."""
        return self.page.locator("#choice form.choices input[type=radio]")

    @property
    def refusal(self) -> Locator:
        """What was refused, and why."""
        return self.page.locator("#refusal")

    @property
    def log(self) -> Locator:
        """The lines of the log."""
        return self.page.locator("#log li")

    @property
    def chat(self) -> Locator:
        """What was said."""
        return self.page.locator("#chat li")

    def person(self, name: str) -> Locator:
        """Return the line of a player."""
        return self.page.locator("#people li").filter(has_text=name)

    def choice(self, label: str) -> Locator:
        """Return the first choice with a label like this one, in the list that only those without scripts see."""
        return self.page.locator("#choice label.choice").filter(has_text=label).locator("input[type=radio]").first

    def offered(self) -> list[str]:
        """Return the notation of everything that is offered."""
        found: list[str] = self.radios.evaluate_all("all => all.map(each => each.value)")
        return found

    def number(self) -> int:
        """Return how many decisions this seat has taken or taken back."""
        return int(self.page.locator("#status [data-decision]").get_attribute("data-decision") or 0)

    def await_turn(self) -> bool:
        """Wait until this seat must decide; say whether the game goes on."""
        self.page.locator(BUSY).first.wait_for()
        self.read_news()
        return self.page.locator("#choice .over").count() == 0

    def read_news(self) -> None:
        """Read everything that is announced: it lies over the board."""
        if self.reads:
            go_on = "document.querySelector('.announced.shown .go-on')?.click()"
            self.page.evaluate(f"document.querySelectorAll('.announced').forEach(() => {go_on})")

    def await_after(self, number: int) -> None:
        """Wait until a decision is taken."""
        self.page.locator(f'#status [data-decision]:not([data-decision="{number}"])').wait_for(state="attached")

    def say_what(self, notation: str) -> None:
        """Choose an action and confirm it."""
        number = self.number()
        self.pick(notation)
        self.confirm(number)

    def pick(self, notation: str) -> None:
        """Choose an action by its parts, one after another, as people do."""
        self.page.locator(f'#choice .choice [type=radio][value="{notation}"]').wait_for(state="attached")
        for _ in ByParts(self).pick_all(notation):
            pass

    def evaluate(self, script: str, *given: object) -> Any:
        """Ask the page something, as hands do."""
        return self.page.evaluate(script, [*given])

    def click(self, selector: str) -> None:
        """Click the first element that matches."""
        self.page.locator(selector).first.click()

    def pick_like(self, label: str) -> str:
        """Choose the first action with a label like this one; return its notation."""
        notation = self.choice(label).input_value()
        self.pick(notation)
        return notation

    def choose(self, label: str) -> None:
        """Choose what is labelled like this, and confirm it."""
        number = self.number()
        self.pick_like(label)
        self.confirm(number)

    def choose_first(self) -> None:
        """Take the first choice."""
        self.say_what(self.offered()[0])

    def confirm(self, number: int | None = None) -> None:
        """Press the button, and wait until the decision is taken."""
        number = self.number() if number is None else number
        self.page.locator("#confirm").click()
        self.await_after(number)

    def play_on(self, until: Callable[["Guest"], bool] = lambda guest: False, first: Sequence[str] = ()) -> bool:
        """Decide until something holds or the game is over; say whether it goes on.

        Of all choices take one whose notation begins as wished, in the order of the wishes, or the first.
        """
        while self.await_turn() and not until(self):
            offered = self.offered()
            wished = [each for wish in first for each in offered if each.startswith(wish)]
            if offered:  # a push may have come between
                self.say_what((wished or offered)[0])
        return self.page.locator("#choice .over").count() == 0

    def talk(self, text: str) -> None:
        """Say something."""
        self.draw_out("talk-drawer")
        self.page.get_by_label("Say something").fill(text)
        self.page.get_by_role("button", name="Send").click()
        self.put_away()

    def draw_out(self, drawer: str) -> Locator:
        """Open a drawer of the masthead; return it."""
        found = self.page.locator(f"details.drawer#{drawer}")
        if found.get_attribute("open") is None:
            found.locator("> summary").click()
        return found

    def put_away(self) -> None:
        """Close whatever drawer is open."""
        self.page.locator("details.drawer[open] > summary").click()

    # Photographs

    def photograph(self, name: str) -> None:
        """Keep a picture for whoever writes tests."""
        self.page.screenshot(path=Path("/tmp") / f"{name}.png", full_page=True)


Visit = Callable[..., Guest]
"""``visit(server, **options)`` opens a browser of one's own; options are Playwright's for a context."""


def begins(verb: str) -> Callable[[Guest], bool]:
    """Return whether something that is offered begins with a verb."""
    return lambda guest: any(each.startswith(verb) for each in guest.offered())


def tab_to(guest: Guest, selector: str, key: str = "Tab") -> None:
    """Press Tab (or Shift and Tab) until the focus is there."""
    for _ in range(100):
        if guest.page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        guest.page.keyboard.press(key)
    raise AssertionError(f"{key} never comes to {selector}")


def no_sideways(guest: Guest) -> None:
    """Check that a page is not wider than the screen."""
    width, shown = guest.page.evaluate("[document.scrollingElement.scrollWidth, innerWidth]")
    assert width <= shown, f"{guest.path} is {width} wide on a screen of {shown}"
