"""What a page asks of people: clicks, reading, Tab stops, patience with things that move, and bytes.

    python -m bench.page                       a whole game of each, and ten of its decisions by hand
    python -m bench.page neptun                one game
    python -m bench.page --one-click           as somebody who has chosen to decide with one click
    python -m bench.page --json before.json
    python -m bench.page --like before.json    the same decisions on another version of the page

Games are dealt from known seeds and played by ``greedy`` beforehand.  Then a real server plays them again: one person
in Chromium takes every decision of the first seat by clicking, programs send those of the other seats as they come.  So
two versions of the page are asked for the same things.  Of the person's decisions, ten are told one by one: for each
verb the one with most actions to choose from, then the next of each, until there are ten.

A scroll is not a click; a choice from a drop-down list is two.  Entries are what can be chosen from, words what stands
in sight where the question is; reading is all words that come in sight until the decision is taken, at 230 a minute.
Layout shift is what Chromium reports without recent input, from one decision to the next; so others play on only when a
click is no longer recent.
"""

import argparse
import json
import re
import tempfile
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import mean
from typing import Any
from zlib import crc32

import httpx
from bench.person import CALM, ONE_CLICK, SMALLEST, WATCH, Pointer
from playwright.sync_api import Browser, BrowserContext, Page
from tests.web.browser import PATIENCE, PHONE, Guest, open_chromium
from tests.web.player import SAME, Stream
from tests.web.server import KnownServer

import periplus
from periplus.bots import Greedy, ask
from periplus.kernel.luck import luck_from
from periplus.kernel.undo import Play

GAMES = ("neptun", "mare_nostrum", "parthenon")
SEATS = 4
TEN = 10
SHIFTED = 0.05
"""From here on a shift of the layout is told with what has moved."""
DESKTOP, LAPTOP = (1440, 900), (1366, 768)


# The games


def deal(name: str) -> list[tuple[int, str]]:
    """Return the decisions of a game among greedy bots, as the server will deal it."""
    play = Play(periplus.game(name).new(SEATS, crc32(f"{name} 1".encode())))
    while not play.state.is_over:
        seat = play.state.next_actor(play.last)
        play.act(seat, ask(Greedy(luck_from(seat)), play.state, seat))
    return [(seat, str(action)) for seat, action in play.decisions]


def ten_of(name: str, decisions: Sequence[tuple[int, str]]) -> list[int]:
    """Return which decisions of the first seat are told one by one, by its own count."""
    game = periplus.game(name)
    state = game.new(SEATS, crc32(f"{name} 1".encode()))
    choices: list[tuple[int, str]] = []  # how many actions there were, and the verb of the one taken
    for seat, action in decisions:
        if seat == 0:
            choices.append((len(state.legal_actions(0)), action.split()[0]))
        state.apply(seat, game.parse(action))
    widest = sorted(range(len(choices)), key=lambda at: (-choices[at][0], at))
    rank: Counter[str] = Counter()
    ranked = []
    for at in widest:
        ranked.append((rank[choices[at][1]], at))
        rank[choices[at][1]] += 1
    return sorted(at for _, at in sorted(ranked, key=lambda each: each[0])[:TEN])


# At the table


class Company:
    """The other seats: programs that join by invitation."""

    def __init__(self, guest: Guest) -> None:
        """Join the table at which a person waits."""
        self.client = httpx.Client(base_url=guest.server.home, headers=SAME, timeout=PATIENCE / 1000)
        self.table = guest.path.rpartition("/")[2]
        self.tokens: dict[int, str] = {}
        for link in dict.fromkeys(re.findall(r"/join/([\w-]+)", guest.page.content())):
            told = self.client.post("/api/join", json={"invitation": link, "name": f"Guest {len(self.tokens)}"}).json()
            self.tokens[told["seat"]] = told["token"]

    def act(self, seat: int, decision: int, action: str) -> None:
        """Decide."""
        headers = {"Authorization": f"Bearer {self.tokens[seat]}"}
        data = {"decision": decision, "action": action}
        self.client.post(f"/api/tables/{self.table}/act", json=data, headers=headers).raise_for_status()


@contextmanager
def visit(browser: Browser, guest: Guest, **options: Any) -> Iterator[Page]:
    """Open the table in another window of the same person, with nothing in its cache."""
    context: BrowserContext = browser.new_context(**options)
    context.set_default_timeout(PATIENCE)
    context.add_cookies([{**each} for each in guest.context.cookies()])  # type: ignore[typeddict-item]
    page = context.new_page()
    try:
        yield page
    finally:
        context.close()


def size(width: int, height: int) -> dict[str, Any]:
    """Return a screen of a size."""
    return {"viewport": {"width": width, "height": height}}


def open_page(page: Page, url: str) -> None:
    """Go to a page and wait until it is at rest; a stream never ends, so the network is never idle."""
    page.goto(url)
    page.wait_for_function("() => [...document.images].every((each) => !each.offsetParent || each.complete)")
    page.wait_for_timeout(CALM)


def weigh(page: Page) -> Callable[[], int]:
    """Count the bytes on the wire that come to a page from now on, but for fonts."""
    wire = page.context.new_cdp_session(page)
    wire.send("Network.enable")
    urls: dict[str, str] = {}
    weights: dict[str, float] = {}
    wire.on("Network.responseReceived", lambda told: urls.update({told["requestId"]: told["response"]["url"]}))
    wire.on("Network.loadingFinished", lambda told: weights.update({told["requestId"]: told["encodedDataLength"]}))
    return lambda: round(sum(weight for id, weight in weights.items() if "/fonts/" not in urls.get(id, "")))


def measure_page(browser: Browser, guest: Guest) -> dict[str, float]:
    """Look at the page as it is now with nothing in the cache, and on other screens."""
    with visit(browser, guest, **size(*DESKTOP)) as page:
        pointer, weight = Pointer(page), weigh(page)
        open_page(page, guest.page.url)
        told = {"first_view": weight(), "tabs": pointer.tab_stops(), "desktop_screens": pointer.screens()}
        page.set_viewport_size({"width": LAPTOP[0], "height": LAPTOP[1]})
        told["chart_text"] = page.evaluate(SMALLEST)
    with visit(browser, guest, **PHONE) as page:
        open_page(page, guest.page.url)
        return {**told, "phone_screens": Pointer(page).screens()}


class Evening:
    """A whole game with one person at the page."""

    def __init__(self, name: str, server: KnownServer, browser: Browser, one_click: bool) -> None:
        """Sit down."""
        server.deal_for(name)
        self.game, self.browser = periplus.game(name), browser
        context = browser.new_context(**size(*DESKTOP))
        context.add_init_script(WATCH + ONE_CLICK * one_click)
        self.guest = Guest(server, context)
        self.guest.open_table(name, ("me", *["open"] * (SEATS - 1)))
        self.company = Company(self.guest)
        self.pointer = Pointer(self.guest.page, one_click)
        cookies = "; ".join(f"{each['name']}={each['value']}" for each in context.cookies())
        self.stream = Stream(server.home, f"{self.guest.path}/stream?seat=1", {"Cookie": cookies})

    def play(self, decisions: Sequence[tuple[int, str]]) -> dict[str, Any]:
        """Play the game and return what it took."""
        ten, counts = ten_of(self.game.name, decisions), [0] * SEATS
        taken: list[dict[str, Any]] = []
        for seat, action in decisions:
            if seat:
                self.company.act(seat, counts[seat], action)
            else:
                looks = measure_page(self.browser, self.guest) if counts[0] in ten else {}
                told = self.pointer.take(self.game.parse(action), counts[0])
                taken.append({**told, **looks, **self.pointer.shifts()})
            counts[seat] += 1
        return {
            "decisions": [taken[at] for at in ten],
            "game": averages(taken),
            "shift": summary([each["shift"] for each in taken]),
            "shift_with_clicks": summary([each["shift_with_clicks"] for each in taken]),
            "shifted": [(each["number"], each["shift"], each["moved"]) for each in taken if each["shift"] >= SHIFTED],
            **{name: edge(taken[at][name] for at in ten) for name, edge in EDGES.items()},
            "push": summary([event.weight for event in self.stream.events[1:]]),
            "complaints": self.guest.complaints,
            "played": decisions,
        }

    def leave(self) -> None:
        """Go home."""
        self.stream.stop()
        self.company.client.close()
        self.guest.context.close()


# The report

EDGES: dict[str, Callable[[Iterable[float]], float]] = {
    "desktop_screens": max,
    "phone_screens": max,
    "chart_text": min,
    "first_view": max,
}
COLUMNS = ("clicks", "entries", "most_entries", "words", "most_words", "seconds")


def averages(taken: Sequence[dict[str, Any]]) -> dict[str, float]:
    """Return what all decisions of a game took: how many there were, and the mean of everything that was counted."""
    return {"decisions": len(taken), **{name: round(mean(each[name] for each in taken), 2) for name in COLUMNS}}


def summary(values: Sequence[float]) -> dict[str, float]:
    """Return the mean and the most of some values."""
    return {"mean": round(mean(values), 4), "most": round(max(values), 4)}


def row(told: dict[str, Any], action: str) -> str:
    """Return a decision as one line."""
    numbers = [f"{told[name]:>8.4g}" for name in COLUMNS] + [f"{told.get('tabs', ''):>6}"]
    return f"{action[:44]:<44} {' '.join(numbers)}"


def worst(told: dict[str, Any]) -> list[tuple[int, float, list[str]]]:
    """Return the decisions before which most has moved."""
    return sorted(told["shifted"], key=lambda each: -float(each[1]))[:5]


def report(run: dict[str, Any]) -> str:
    """Return what was measured as lines for people."""
    lines = []
    for name, told in run.items():
        ten = {each: mean(one[each] for one in told["decisions"]) for each in (*COLUMNS, "tabs")}
        lines += [
            f"{name:<44}   clicks  entries     most    words     most  reading   Tabs",
            *[row(each, f"{each['number']:>3} {each['action']}") for each in told["decisions"]],
            row({**ten, "tabs": round(ten["tabs"], 1)}, "mean of the ten"),
            row(told["game"], f"mean of all {told['game']['decisions']}"),
            f"layout shift a decision: {told['shift']['mean']} on average, {told['shift']['most']} at most "
            f"(with what follows a click: {told['shift_with_clicks']['mean']}, {told['shift_with_clicks']['most']})",
            f"page: {told['desktop_screens']:.1f} screens at 1440×900, {told['phone_screens']:.1f} on a phone; "
            + (
                f"smallest text on the chart at 1366×768: {told['chart_text']:.1f} px" * bool(told["chart_text"])
                or "no chart"
            ),
            f"on the wire: first view {told['first_view'] / 1000:.0f} kB without fonts; "
            f"a push {told['push']['mean'] / 1000:.1f} kB on average, {told['push']['most'] / 1000:.1f} kB at most",
            *[f"  before decision {at}: {value} by {', '.join(moved)}"[:120] for at, value, moved in worst(told)],
            *[f"COMPLAINT {each}" for each in told["complaints"][:5]],
            "",
        ]
    return "\n".join(lines)


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Measure what a page asks of people.")
    parser.add_argument("games", nargs="*", default=GAMES, help="the games to be played; all, if none is named")
    parser.add_argument("--like", type=Path, help="the JSON of an earlier run, whose decisions are taken again")
    parser.add_argument("--one-click", action="store_true", help="as somebody who has chosen to decide with one click")
    parser.add_argument("--json", type=Path, help="a file for all that was measured")
    return parser.parse_args()


def main() -> None:
    """Play, measure and report."""
    args = arguments()
    before = json.loads(args.like.read_text()) if args.like else {}
    run = {}
    with tempfile.TemporaryDirectory() as folder, open_chromium() as browser:
        server = KnownServer(Path(folder), "--rate", "1000000").start()
        try:
            for name in args.games:
                evening = Evening(name, server, browser, args.one_click)
                run[name] = evening.play(before[name]["played"] if before else deal(name))
                evening.leave()
        finally:
            server.stop()
    if args.json:
        args.json.write_text(json.dumps(run, indent=1))
    print(report(run))


if __name__ == "__main__":
    main()
