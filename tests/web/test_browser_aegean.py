"""Parthenon on its drawn page, in a real browser: years by mouse, keyboard and finger, hazards, and what two want."""

import re
from collections import Counter
from collections.abc import Callable
from importlib.resources import files
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, expect

from periplus.games import game
from periplus.table.table import Table
from tests.web.boards import AT_SEA, checked
from tests.web.browser import PHONE, Guest, Visit, no_sideways, tab_to
from tests.web.forwarded import bring_forward
from tests.web.hands import ByParts
from tests.web.server import KnownServer
from tests.web.test_axe import findings_by_day_and_night

pytestmark = pytest.mark.once

PARTHENON = game("parthenon")
CHAIRS = ("me", "bot:greedy", "bot:greedy")
CROWD = ("me", *["bot:greedy"] * 5)
SHORT = {"years": "1"}
LANDS = ("Sparta", "Athens", "Ionia", "Egypt", "Carthage", "Italy")
OPEN = ("Island Trade", "Fleet Trade", "Build")
"""Phases in which everybody acts at once until they are done, and sees what the others do."""
SCHEMES = ("light", "dark")
Decides = Callable[[Table, int], str]
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
"""Where a thing lies that can be picked, and nothing on it."""
FILLED = """form => [...document.querySelectorAll(`${form} fieldset input`)].flatMap(each =>
    each.type === "number" ? Array(Number(each.value)).fill(each.name.split(":"))
    : each.checked && each.value ? [[each.name, each.value]] : [])"""


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


def form_of(guest: Guest) -> str:
    """Return the form that is open, or else the desk."""
    form = "#choice details.form[open]"
    return form if guest.page.locator(form).count() else "#choice .desk"


def tile(guest: Guest, name: str, value: str) -> Locator:
    """Return the tile of a value."""
    wanted = f'[name="{name}:{value}"], [name="{name}"][value="{value}"]'
    return guest.page.locator(f"{form_of(guest)} .tile:has({wanted})")


def filled(guest: Guest) -> dict[str, list[str]]:
    """Return what is filled in at a desk, or in a form."""
    found: dict[str, list[str]] = {}
    for name, value in guest.page.evaluate(FILLED, form_of(guest)):
        found.setdefault(name, []).append(value)
    return {name: sorted(values) for name, values in found.items()}


def asked_for(notation: str) -> dict[str, list[str]]:
    """Return what is to be filled in for an action."""
    told = PARTHENON.parse(notation).to_json()
    lists = {name: value if isinstance(value, list) else [value] for name, value in told.items() if name != "verb"}
    return {name: sorted(map(str, values)) for name, values in lists.items() if values}


def await_turn(guest: Guest) -> bool:
    """Wait until somebody must decide, and until bots that act meanwhile are done; say whether the game goes on."""
    goes_on = guest.await_turn()
    phase = guest.page.locator("#course [aria-current]").inner_text() if goes_on else ""
    if phase in OPEN and "done" in guest.offered():
        expect(guest.page.locator("#people li:has(.turn)")).to_have_count(1)
    return goes_on


def season(guest: Guest) -> str:
    """Return the year and the season."""
    return guest.page.locator("#course .chapters").inner_text()


# By mouse and by finger


class Fingers:
    """Somebody who picks on the board whatever lies there, and the rest beside it."""

    def __init__(self, guest: Guest) -> None:
        """Take a page."""
        self.guest = guest
        guest.reads = False  # unless something is pressed
        self.begun: Counter[str] = Counter()  # verbs of the decisions that were begun on the board
        self.done: Counter[str] = Counter()  # what is done once a season

    def touch(self, name: str) -> None:
        """Touch a thing."""
        click(self.guest, name)

    def click(self, selector: str) -> None:
        """Press something beside the board."""
        self.guest.page.locator(selector).first.click()

    def evaluate(self, script: str, *given: object) -> Any:
        """Ask the page something."""
        return self.guest.evaluate(script, *given)

    def play(self, until: Callable[[], bool] = lambda: False) -> bool:
        """Decide until something holds or the game is over; say whether it goes on."""
        while await_turn(self.guest) and not until():
            self.read()
            self.decide(self.wish(listed(self.guest)))
        return self.guest.page.locator("#choice .over").count() == 0

    def read(self) -> None:
        """Read what is announced: it lies over the board."""
        for each in self.guest.page.locator(".announced.shown").all():
            self.click(f"#{each.get_attribute('id')} .go-on")

    def wish(self, offered: list[Listed]) -> Listed:
        """Choose what a busy islander would do: sail somewhere else every season, trade once, make one offer."""
        land, now = LANDS[self.begun["launch"] % len(LANDS)], season(self.guest)
        for verb in ("accept", "launch", "reveal", "enter", "plan", "trade", "offer", "build", "raise", "vote", "keep"):
            again = verb in ("trade", "offer") and self.done[f"{verb} {now}"] > 0
            for each in offered:
                if each.verb == verb and not again and (verb != "launch" or land in each.notation):
                    self.done[f"{verb} {now}"] += 1
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
        for name in filter(self.can, wished.things):
            before = self.left()
            if checked(self.guest) == wished.notation:
                break
            self.touch(name)
            if self.guest.page.locator("#choice details.form[open]").count():  # for cards of one's own
                self.fill_in(wished)
                return
            assert self.left() == before or all(name in things for things in self.left().values())
            self.begun[wished.verb] += self.left() != before and name == wished.things[0]
        for _ in ByParts(self).pick_all(wished.notation):
            pass
        self.click("#confirm")

    def fill_in(self, wished: Listed) -> None:
        """Pick things on the board for a desk or a form, and tiles for the rest."""
        wanted = asked_for(wished.notation)
        for name in filter(self.can, wished.things):
            value = name.partition("-")[2]
            counts = [sum(each.count(value) for each in values.values()) for values in (wanted, filled(self.guest))]
            for _ in range(counts[0] - counts[1] if counts[0] else 1):
                self.touch(name)
            assert filled(self.guest), f"{name} does nothing"
            self.begun[wished.verb] += name == wished.things[0]
        for name, values in wanted.items():
            for value in (Counter(values) - Counter(filled(self.guest).get(name, []))).elements():
                self.press(tile(self.guest, name, value))
        assert filled(self.guest) == wanted
        form = form_of(self.guest)
        expect(self.guest.page.locator(f"{form} .foretold")).to_contain_text("This is allowed")
        self.click(f"{form} button.primary")

    def press(self, button: Locator) -> None:
        """Press a tile."""
        button.click()

    def can(self, name: str) -> bool:
        """Say whether a thing lies somewhere where it can be picked."""
        return self.guest.page.locator(f'{PLACES} [data-thing="{name}"].can').count() > 0

    def left(self) -> dict[str, list[str]]:
        """Return what can still be chosen, with what it touches."""
        return dict(self.guest.page.evaluate("Periplus.left().map(({notation, touches}) => [notation, touches])"))


def test_a_year_by_clicks_on_the_board(server: KnownServer, visit: Visit) -> None:
    """Offers, cards, lands, rates, places and islands are picked where they lie; the end page charts the year."""
    server.deal_for("a year of clicks 9")
    ann = visit(server, **AT_SEA)
    ann.open_table("parthenon", CHAIRS, options=SHORT)
    hands = Fingers(ann)
    assert not hands.play()
    assert hands.begun.keys() >= {"offer", "accept", "launch", "reveal", "trade", "plan", "build", "vote"}
    assert sum(hands.begun.values()) >= 20 and hands.begun["launch"] == hands.begun["vote"] == 4
    check_end(ann)
    assert findings_by_day_and_night(ann) == []


def check_end(guest: Guest) -> None:
    """Check that the page of a finished game charts everybody's structures, as many as the standings tell."""
    expect(guest.prompt).to_contain_text("The game is over.")
    rows = [row.locator("td, th").all_inner_texts() for row in guest.page.locator("table.standings tbody tr").all()]
    standings = {name.strip().split()[0]: score for _, name, score, *_ in rows}
    assert len(standings) == 3 and all(int(score) >= 2 for score in standings.values())
    plots = guest.page.locator(".plots figure")
    assert {*plots.locator("h2").all_inner_texts()} >= {"Structures", "Villages and workshops"}
    expect(plots.first.locator("svg .line-name")).to_have_count(3)
    plots.first.locator("summary").click()
    expect(plots.first.locator("tbody th")).to_have_text([f"Year 1, season {number}" for number in (1, 2, 3, 4)])
    names = plots.first.locator("thead th.number").all_inner_texts()
    last = plots.first.locator("tbody tr").last.locator("td.number").all_inner_texts()
    assert dict(zip(names, last, strict=True)) == standings


# By keyboard alone

FIRST = "#choice .part.open [data-key]"
MOVED = """([number, read]) => document.querySelector("#status [data-decision]").dataset.decision !== number
    || (document.querySelector(".announced.shown")?.id ?? "") !== read"""
AFTER = "css => Boolean(document.activeElement.compareDocumentPosition(document.querySelector(css)) & 4)"
"""Whether something comes after what has the focus."""


class Keys:
    """Somebody without a mouse, who counts how often Tab is pressed."""

    def __init__(self, guest: Guest) -> None:
        """Take a page on which nothing is read unless a key is pressed."""
        self.guest = guest
        self.press = guest.page.keyboard.press
        self.tabs = self.decisions = 0
        self.verbs: Counter[str] = Counter()
        self.tries: Counter[str] = Counter()  # by the season and the question
        guest.reads = False

    def count(self, selector: str) -> int:
        """Count elements."""
        return self.guest.page.locator(selector).count()

    def tab_to(self, selector: str) -> None:
        """Press Tab, forwards or backwards, until something has the focus."""
        key = "Tab" if self.guest.page.evaluate(AFTER, selector) else "Shift+Tab"
        while not self.guest.page.evaluate("css => document.activeElement.matches(css)", selector):
            self.press(key)
            self.tabs += 1
            assert self.tabs < 200, f"{key} does not come to {selector}"

    def enter(self) -> None:
        """Press Enter: it closes what is announced, or confirms."""
        number, read = str(self.guest.number()), self.guest.page.locator(".announced.shown")
        shown = read.get_attribute("id") if read.count() else ""
        self.press("Enter")
        self.guest.page.wait_for_function(MOVED, arg=[number, shown])

    def decide(self) -> None:
        """Take a decision; whatever is announced is read first, if nothing else has the focus."""
        number, verbs = self.guest.number(), {each.verb for each in listed(self.guest)}
        self.tries[f"{season(self.guest)} {self.guest.prompt.inner_text()}"] += 1
        while self.count("#status:focus") and self.count(".announced.shown"):
            self.enter()
        if "launch" in verbs:
            self.launch()
        elif "offer" in verbs and not self.verbs["offer"]:
            self.offer()
        else:
            self.choose()
        while self.guest.number() == number:
            self.enter()
        self.decisions += 1

    def choose(self) -> None:
        """Choose the first of what has a digit, or what stands beside; no more than three times of the same."""
        again = self.tries[f"{season(self.guest)} {self.guest.prompt.inner_text()}"] > 3
        if self.count("#choice .desk input:focus"):  # in which digits are typed
            self.tab_to("#choice :is(.entry, .key)")
        while not self.count("#confirm:enabled"):
            self.press("0" if again or not self.count(FIRST) else "1")
        self.verbs[checked(self.guest).split()[0]] += 1

    def launch(self) -> None:
        """Load two cards, or all there are, for the first land."""
        self.tab_to("#choice .desk [name=a]")
        self.press("ArrowDown")
        cards = self.guest.page.locator("#choice .desk fieldset[data-field=a_cards] input")
        for each in cards.all()[:2]:
            self.tab_to(f"#{each.get_attribute('id')}")
            self.press("ArrowUp" if each.get_attribute("type") == "number" else "Space")
        expect(self.guest.page.locator("#choice .desk.ready")).to_have_count(1)
        self.verbs["launch"] += 1

    def offer(self) -> None:
        """Ask everybody for grain, and give nothing."""
        self.tab_to('#choice .desk [name="want:grain"]')
        self.press("ArrowUp")
        expect(self.guest.page.locator("#choice .desk.ready")).to_have_count(1)
        self.verbs["offer"] += 1


def open_by_keyboard(guest: Guest) -> None:
    """Open a table for a year, with bots that do not wait."""
    press = guest.page.keyboard.press
    guest.go("/new?game=parthenon&seats=3")
    tab_to(guest, "#bot-delay")
    for _ in range(5):
        press("ArrowUp")
    tab_to(guest, "#variants summary")
    press("Enter")
    tab_to(guest, "#option-years input")
    while not guest.page.locator('#option-years [value="1"]:checked').count():
        press("ArrowUp")
    tab_to(guest, "form[action='/new'] button.primary")
    press("Enter")
    guest.page.wait_for_url("**/table/*")


def test_a_year_by_keyboard_alone(server: KnownServer, visit: Visit) -> None:
    """Digits choose, 0 is what stands beside, Enter reads and confirms; Tab and arrows are for desks."""
    ann = visit(server, **AT_SEA)
    open_by_keyboard(ann)
    keys = Keys(ann)
    while await_turn(ann):
        keys.decide()
        assert ann.page.evaluate("document.activeElement !== document.body"), "the focus is lost"
    assert keys.verbs["launch"] and keys.verbs["build"] and keys.verbs["offer"] == 1 and keys.verbs["vote"] == 4
    assert keys.decisions >= 25 and keys.tabs <= keys.decisions
    check_end(ann)


def test_enter_reads_before_it_decides(server: KnownServer, visit: Visit) -> None:
    """Wherever the page has put the focus, the first Enter closes what is announced, and decides nothing."""
    server.deal_for("a year of keys 0")
    ann = visit(server, **AT_SEA)
    ann.open_table("parthenon", CHAIRS, options=SHORT)
    keys = Keys(ann)
    while await_turn(ann) and "season 1" in season(ann):
        before, told = (ann.number(), checked(ann)), ann.page.locator(".announced.shown")
        if told.count():
            shown = told.get_attribute("id")
            keys.press("Enter")
            expect(ann.page.locator(f"#{shown}.shown")).to_have_count(0, timeout=2000)
            assert (ann.number(), checked(ann)) == before
        keys.decide()


# By finger


class Taps(Fingers):
    """Somebody with a phone."""

    def __init__(self, guest: Guest) -> None:
        """Take a page; whatever is announced while a finger is on its way is read first."""
        super().__init__(guest)
        guest.reads = True

    def touch(self, name: str) -> None:
        """Tap on a thing."""
        self.guest.page.touchscreen.tap(*spot(self.guest, name))

    def click(self, selector: str) -> None:
        """Tap on something beside the board."""
        self.press(self.guest.page.locator(selector).first)

    def press(self, button: Locator) -> None:
        """Tap on a button or a tile."""
        button.tap()

    def decide(self, wished: Listed) -> None:
        """Take a decision on a page that is never too wide, with tiles that are never too small."""
        no_sideways(self.guest)
        tiles = [each.bounding_box() for each in self.guest.page.locator("#choice .tile:visible").all()]
        assert all(box and min(box["width"], box["height"]) >= 40 for box in tiles)
        self.done["tiles"] += len(tiles)
        super().decide(wished)
        no_sideways(self.guest)


def test_a_year_by_taps_on_a_phone(server: KnownServer, visit: Visit) -> None:
    """With a finger: things on the board, tiles and entries; every tile is large enough, and nothing is too wide."""
    server.deal_for("a year of clicks 9")
    ann = visit(server, **PHONE)
    ann.open_table("parthenon", CHAIRS, options=SHORT)
    hands = Taps(ann)
    assert not hands.play()
    assert hands.done["tiles"] >= 80
    assert hands.begun.keys() >= {"launch", "build", "vote"} and hands.begun["launch"] == 4
    no_sideways(ann)
    check_end(ann)
    assert findings_by_day_and_night(ann) == []


# Two people want the same


def invitations(guest: Guest) -> list[str]:
    """Return the links to the seats that are still open."""
    links: list[str] = guest.page.locator("#invite input.link").evaluate_all("all => all.map(each => each.value)")
    return [each for each in links if "/join/" in each]


def seat_others(guest: Guest, *names: str) -> None:
    """Let people take all seats that are still open, without a window."""
    for link, name in zip(invitations(guest), names, strict=True):
        with guest.server.client() as client:
            client.get(link)
            assert client.post(link, data={"name": name}).status_code == 303


def reopen(server: KnownServer, guests: list[Guest], until: Callable[[Table], bool], decide: Decides) -> None:
    """Bring the table of some people forward; they come back when the server is open again."""
    path = guests[0].path
    for guest in guests:
        guest.page.goto("about:blank")
    bring_forward(server, path.rpartition("/")[2], until, decide)
    for guest in guests:
        guest.go(path)
        guest.read_news()


TO_EGYPT = (
    "launch A Egypt", "reveal", "enter", r"trade (\w+ ){4}for papyrus", r"trade (\w+ ){2}for gold", "build village",
    "keep", "done|stay|pass", "",
)  # fmt: skip
"""How one comes by papyrus and gold."""


def seek_papyrus(table: Table, seat: int) -> str:
    """Build villages, sail to Egypt with as much as possible, and keep what is bought there."""
    offered = [str(each) for each in table.state.legal_actions(seat)]
    wished = next(found for wish in TO_EGYPT if (found := [each for each in offered if re.match(wish, each)]))
    return max(wished, key=len) if wished[0].startswith("launch") else wished[0]


def both_can_think(table: Table) -> bool:
    """Say whether the first two can pay for an Academy, and the second for a philosophy besides."""
    state = table.state
    if state.step_name() != "BuildIsland" or not {0, 1} <= {*table.awaited()}:
        return False
    first, second = (state.view(seat)["hand"] for seat in (0, 1))
    thinks = first.get("papyrus", 0) and second.get("papyrus", 0)
    return bool(thinks and first.get("gold", 0) > 0 and second.get("gold", 0) > 1)


def test_two_people_want_the_same_philosophy(own_server: KnownServer, visit: Visit) -> None:
    """Ann takes it with her Academy while Bob has picked it; he is told, takes another, and adopts hers for gold."""
    own_server.deal_for("two academies 43")
    ann, bob = visit(own_server, **AT_SEA), visit(own_server, **AT_SEA)
    ann.open_table("parthenon", ("me", "open", "open"))
    bob.follow(invitations(ann)[0], "Bob")
    expect(ann.page.locator("#people")).to_contain_text("Bob")
    seat_others(ann, "Cleo")
    reopen(own_server, [ann, bob], both_can_think, seek_papyrus)
    for guest in (ann, bob):
        expect(guest.prompt).to_have_text("What do you build, make or adopt?")
        click(guest, "place-academy")
        expect(philosophy(guest)).to_have_count(6)
        philosophy(guest, "Stoicism").click()
        expect(guest.page.locator("#confirm")).to_be_enabled()
    loads = count_loads(bob)
    ann.confirm()
    expect(bob.log.filter(has_text=re.compile("Stoicism"))).not_to_have_count(0)
    expect(philosophy(bob)).to_have_count(5)
    expect(philosophy(bob, "Stoicism")).to_have_count(0)
    expect(bob.page.locator("#choice .dropped")).to_contain_text("no longer possible")
    expect(bob.page.locator("#confirm")).to_be_disabled()

    philosophy(bob, "Platonism").click()
    bob.confirm()
    bob.say_what("adopt Stoicism with gold")
    expect(ann.log.filter(has_text=re.compile("Stoicism"))).to_have_count(2)
    expect(bob.page.locator("#people")).to_contain_text("Platonism")
    assert loads == []
    assert "adopt Platonism with gold" in ann.offered()


def philosophy(guest: Guest, name: str = "") -> Locator:
    """Return the entries for philosophies that an Academy brings."""
    return guest.page.locator('#choice .entry[data-part="build.philosophy"]').filter(has_text=name)


def count_loads(guest: Guest) -> list[str]:
    """Return a list that grows whenever a whole page is loaded."""
    loads: list[str] = []
    guest.page.on("domcontentloaded", lambda page: loads.append(page.url))
    return loads


# Hazards

STRUCK, HIDDEN = "a load is struck 2200", "a load is struck 115"
"""Deals in which a Squall strikes Ann's fleet: Lemnos, for which Provisions come next, and Chios."""


def test_a_load_is_struck(own_server: KnownServer, visit: Visit) -> None:
    """A fleet without a Gift is not asked: what it has lost is announced at once."""
    ann = launched(own_server, visit, STRUCK, "grapes", "ore")
    told = ann.page.locator(".announced.shown")
    expect(told).to_contain_text("Each fleet loses 1 commodity at random.")
    expect(told).to_contain_text("Storm: Squall is drawn on the way to neighbouring lands, for Fleet A (Lemnos).")
    expect(told).to_contain_text(re.compile(r"Fleet A \(Lemnos\) loses 1 (grape|ore)\."))
    check_fleet(ann, aboard=1)


def test_a_gift_is_kept(own_server: KnownServer, visit: Visit) -> None:
    """The hazard lies over the sea, and the fleet is marked; whoever discards nothing loses a card, but no Gift."""
    ann = launched(own_server, visit, STRUCK, "grapes", "ore", "gift")
    check_storm(ann, "Squall", aboard=3)
    expect(ann.prompt).to_have_text("Your fleets are struck: Storm: Squall. Do you discard a card against it?")
    expect(ann.page.locator("#desk")).to_contain_text("Each fleet loses 1 commodity at random.")
    discard_nothing(ann)
    check_fleet(ann, aboard=2)
    expect(ann.log.filter(has_text=re.compile(r"^Fleet A \(Lemnos\) loses 1 (grape|ore)\."))).to_have_count(1)
    expect(ann.page.locator("#panel-island")).to_contain_text("Fleet A: Athens, 2 cards")


def test_a_gift_is_discarded(own_server: KnownServer, visit: Visit) -> None:
    """It is picked with the fleet; then a new hazard is drawn for this fleet alone, and that one has to be suffered."""
    ann = launched(own_server, visit, STRUCK, "grapes", "ore", "gift")
    check_storm(ann, "Squall", aboard=3)
    Fingers(ann).read()
    click(ann, "fleet-0-0")
    expect(ann.page.locator("#confirm")).to_have_text("Discard a Gift from Fleet A")
    expect(ann.page.locator("#chosen")).to_contain_text("a new card is drawn for it alone")
    ann.confirm()
    check_storm(ann, "Provisions", aboard=2)
    expect(ann.prompt).to_have_text("Your fleets lose 1 card each: Pirates: Provisions. Which one?")
    ann.say_what("lose A ore")
    told = ann.page.locator(".announced").filter(has_text="Pirates: Provisions is drawn")
    expect(told).to_contain_text("on the way to neighbouring lands, for Fleet A (Lemnos).")
    expect(told).to_contain_text("Fleet A (Lemnos) loses 1 ore.")
    check_fleet(ann, aboard=1)


def test_what_a_hazard_takes_is_announced(own_server: KnownServer, visit: Visit) -> None:
    """News of a hazard are told as a whole: once everybody has answered, and with what is lost."""
    ann = launched(own_server, visit, STRUCK, "grapes", "ore", "gift")
    check_storm(ann, "Squall", aboard=3)
    discard_nothing(ann)
    check_fleet(ann, aboard=2)
    assert "loses 1" in (ann.page.locator(".announced").last.text_content() or "")


def test_a_fleet_that_is_struck_is_in_sight(own_server: KnownServer, visit: Visit) -> None:
    """The card of a hazard does not cover the fleet that it strikes, which can be picked."""
    ann = launched(own_server, visit, HIDDEN, "olives", "timber", "gift")
    check_storm(ann, "Squall", aboard=3)
    Fingers(ann).read()
    click(ann, "fleet-0-0")


def test_fleets_are_filled_up(own_server: KnownServer, visit: Visit) -> None:
    """One click loads as many cards as fit."""
    ann = at_the_dock(own_server, visit, STRUCK)
    click(ann, "land-Athens")
    ann.page.locator("#choice .desk .fill-up").first.click()
    expect(ann.page.locator("#choice .desk fieldset[data-field=a_cards] :checked")).to_have_count(3)
    set_sail(ann)
    check_storm(ann, "Squall", aboard=3)


def discard_nothing(guest: Guest) -> None:
    """Keep a Gift."""
    guest.page.get_by_role("button", name="Discard nothing").click()
    guest.confirm()


def launched(server: KnownServer, visit: Visit, deal: str, *cards: str) -> Guest:
    """Return somebody whose fleet is the only one that has sailed, and who reads what is announced with a click."""
    ann = at_the_dock(server, visit, deal)
    for thing in ("land-Athens", *[f"hand-{card}" for card in cards]):
        click(ann, thing)
    set_sail(ann)
    return ann


def at_the_dock(server: KnownServer, visit: Visit, deal: str) -> Guest:
    """Return somebody who is the last to load fleets, and reads what is announced with a click."""
    server.deal_for(deal)
    ann = visit(server, **AT_SEA)
    ann.open_table("parthenon", ("me", *["open"] * 4))
    seat_others(ann, "Bob", "Cleo", "Dan", "Eve")
    reopen(server, [ann], until=lambda table: table.awaited() == [0] and at_launch(table), decide=stay_at_home)
    ann.reads = False
    return ann


def set_sail(guest: Guest) -> None:
    """Send the fleets that are loaded."""
    expect(guest.page.locator("#choice .desk.ready")).to_have_count(1)
    number = guest.number()
    guest.click("#choice .desk button.primary")
    guest.await_after(number)


def at_launch(table: Table) -> bool:
    """Say whether fleets are loaded."""
    return table.state.step_name() == "LaunchFleets"


def stay_at_home(table: Table, seat: int) -> str:
    """Do as little as possible."""
    offered = [str(each) for each in table.state.legal_actions(seat)]
    return next(each for each in ("done", "stay", offered[0]) if each in offered)


def check_storm(guest: Guest, hazard: str, aboard: int) -> None:
    """Check that the chart shows a hazard, and the fleet that it strikes."""
    expect(guest.page.locator("#panel-chart .storm")).to_have_count(1)
    expect(guest.page.locator("#panel-chart .hazard-title")).to_have_text(hazard)
    expect(guest.page.locator("#panel-chart .struck")).to_have_count(1)
    check_fleet(guest, aboard, struck=1)


def check_fleet(guest: Guest, aboard: int, struck: int = 0) -> None:
    """Check how many cards a fleet carries, and whether a hazard strikes it."""
    fleet = guest.page.locator('#panel-chart [data-thing="fleet-0-0"]:not([aria-hidden])')
    expect(fleet.locator(".aboard-count")).to_have_text(str(aboard))
    expect(fleet.locator(".struck")).to_have_count(struck)
    expect(guest.page.locator("#panel-chart .storm")).to_have_count(struck)


# Everything in sight

WIDTH, HEIGHT, SLACK = 1440, 900, 8
"""The screen, and by how much the hand may go beyond it."""
SEEN = """css => [...document.querySelectorAll(css)].map(each => {
    const {left, top, right, bottom} = each.getBoundingClientRect();
    return [left, top, right, bottom, each.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))];
})"""
"""Where something is, and whether it can be seen there."""
WORDS = """() => [document.body.innerText, ...[...document.querySelectorAll("title, [aria-label], [title]")].map(
    each => each.getAttribute("aria-label") ?? each.getAttribute("title") ?? each.textContent)].join("\\n")"""
IDS = {
    id
    for package in ("periplus.web", "periplus.games.parthenon", "periplus.kernel")
    for id in re.findall(r"^([a-z]+(?:-[a-z]+)+) =", files(package).joinpath("text.en.ftl").read_text("utf-8"), re.M)
}
"""What messages are called, which nobody should ever read."""
BUTTONS = {"launch": "#choice .desk button.primary", "build": "#confirm"}


def offers(verb: str) -> Callable[[Guest], bool]:
    """Return whether something can be done, in the list or at a desk."""
    return lambda guest: verb in {each.verb for each in listed(guest)}


def check_in_view(guest: Guest, *buttons: str) -> None:
    """Check that chart, island and hand are on the screen, and that nothing covers islands, question and buttons."""
    guest.page.evaluate("scrollTo({top: 0, behavior: 'instant'})")
    expect(guest.page.locator("#people li")).to_have_count(6)
    free = ("#status h1", "#people li", "#people .tag.turn", *buttons)
    for part in ("#panel-events", "#panel-chart", "#panel-island", "#panel-hand svg", *free):
        boxes = guest.page.evaluate(SEEN, part)
        assert boxes, f"{part} is not there"
        for left, top, right, bottom, seen in boxes:
            assert left >= 0 and top >= 0 and right <= WIDTH and bottom <= HEIGHT + SLACK * ("hand" in part), part
            assert seen or part not in free, f"{part} is covered"


def check_words(guest: Guest) -> None:
    """Check that nothing on a page is the name of a message."""
    words = {*re.findall(r"\b[a-z]+(?:-[a-z]+)+\b", guest.page.evaluate(WORDS))}
    assert not words & IDS


def speak(guest: Guest, language: str) -> None:
    """Choose a language in the menu."""
    guest.draw_out("menu")
    with guest.page.expect_navigation():
        guest.page.locator("#menu").get_by_role("button", name=language, exact=True).click()
    expect(guest.page.locator("html")).to_have_attribute("lang", language)


def test_six_who_decide_are_in_sight(server: KnownServer, visit: Visit) -> None:
    """Six people trade on a small screen: all are marked as deciding, and all that one needs is there unscrolled."""
    server.deal_for("six 41")
    ann = visit(server, **AT_SEA)
    ann.open_table("parthenon", ("me", *["open"] * 5), options=SHORT)
    seat_others(ann, "Bob", "Cleo", "Dan", "Eve", "Finn")
    assert ann.play_on(offers("offer"))
    expect(ann.page.locator("#people li .tag.turn")).to_have_count(6)
    check_in_view(ann, "#choice .desk button.primary", "#choice .key")
    check_languages(ann, "#choice .desk button.primary")


@pytest.mark.parametrize("verb", BUTTONS)
def test_six_islands_in_sight(server: KnownServer, visit: Visit, verb: str) -> None:
    """Whoever launches or builds among six sees everything at once, by day and by night, in every language."""
    ann = visit(server, **AT_SEA)
    ann.open_table("parthenon", CROWD, options=SHORT)
    assert ann.play_on(offers(verb))
    check_in_view(ann, BUTTONS[verb])
    check_languages(ann, BUTTONS[verb])
    pictures = set()
    for scheme in SCHEMES:
        ann.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        pictures.add(ann.page.screenshot())
    assert len(pictures) == 2


def check_languages(guest: Guest, *buttons: str) -> None:
    """Check a page in French and Dutch: everything is said in words, nothing is too wide, and all is still in sight."""
    said = [guest.prompt.inner_text()]
    for language in ("fr", "nl"):
        speak(guest, language)
        check_words(guest)
        no_sideways(guest)
        check_in_view(guest, *buttons)
        said.append(guest.prompt.inner_text())
    assert len({*said}) == 3


@pytest.mark.parametrize("verb", ["offer", "launch", "build"])
def test_axe_finds_nothing_grave(server: KnownServer, visit: Visit, verb: str) -> None:
    """Island Trade, Journey and Build have no serious fault, by day and by night."""
    ann = visit(server, **AT_SEA)
    ann.open_table("parthenon", CHAIRS, options=SHORT)
    assert ann.play_on(offers(verb))
    assert findings_by_day_and_night(ann) == []
