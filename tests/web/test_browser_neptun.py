"""Neptun on its drawn board, in a real browser: by mouse, keyboard and finger, and what pointing at things tells."""

import re
from collections.abc import Callable, Iterator, Sequence
from heapq import heappop, heappush
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.boards import (
    AT_SEA,
    WATCH_MOTION,
    Offered,
    check_glide,
    check_shown,
    checked,
    choices,
    click,
    hover,
    lit,
    middle,
    settle,
    tap,
    thing,
    tip,
)
from tests.web.browser import PHONE, Guest, Visit, begins, no_sideways, tab_to
from tests.web.player import Player, soon
from tests.web.server import Server

pytestmark = pytest.mark.once

BOTS = ("me", "bot:greedy", "bot:greedy")
AWAITED = "#status [data-awaited=yes]"
BODY = "document.activeElement === document.body"


# The board as a page shows it


def ship_at(guest: Guest, seat: int = 0) -> str:
    """Return the city where a ship lies."""
    return thing(guest, f"boat-{seat}").get_attribute("data-at") or ""


Links = dict[str, tuple[str, str, int]]


def links_of(guest: Guest) -> Links:
    """Return the links of the chart: their ends and their miles."""
    told = guest.page.locator("#panel-chart .passage").evaluate_all(
        "all => all.map(({dataset}) => [dataset.thing, ...dataset.ends.split('|'), Number(dataset.length)])"
    )
    return {name: (one, other, miles) for name, one, other, miles in told}


def miles_from(links: Links, city: str) -> dict[str, int]:
    """Return the length of the shortest way from a city to every other."""
    miles: dict[str, int] = {}
    todo = [(0, city)]
    while todo:
        way, here = heappop(todo)
        if here not in miles:
            miles[here] = way
            for one, other, length in links.values():
                if here in (one, other):
                    heappush(todo, (way + length, other if here == one else one))
    return miles


def open_board(guest: Guest) -> None:
    """Open a table of Neptun against two bots that do not wait."""
    guest.open_table("neptun", BOTS)
    assert guest.await_turn()


def play_to(guest: Guest, verb: str) -> None:
    """Play until something is offered that begins with a verb."""
    assert guest.play_on(begins(verb))
    settle(guest)


# Whole games


def wish(offered: list[Offered], luck: Random) -> Offered:
    """Choose: rather a contract to fulfil than another move, else anything."""
    serving = [each for each in offered if " serve " in each.notation]
    return luck.choice(serving or offered)


def decide(guest: Guest, luck: Random, touch: Callable[[Guest, str], None]) -> tuple[str, list[str]]:
    """Pick on the board what is wished, as far as it can be picked there; return what is chosen, and the picks."""
    offered = settle(guest)
    wished = wish(offered, luck)
    picks = [each for each in wished.things if not (each[0].isupper() and len(wished.things) > 1)]
    for at, name in enumerate(picks):
        touch(guest, name)
        fit = [each for each in offered if set(picks[: at + 1]) <= set(each.things)]
        assert choices(guest) == fit
        assert checked(guest) in ([fit[0].notation] if len(fit) == 1 else ["", *[each.notation for each in fit]])
    if checked(guest) != wished.notation:  # to deliver nothing, or to buy as well, lies nowhere on the board
        assert wished.notation.startswith(("join", "decline", "sail")), f"{wished} cannot be picked on the board"
        guest.pick(wished.notation)
    return checked(guest), picks


def test_a_whole_game_by_clicks_on_the_board(server: Server, visit: Visit) -> None:
    """Columns, slots, oar cards and cities are picked on the board to the end; the tally tells what standings tell."""
    ann, luck = visit(server, **AT_SEA), Random(1)
    open_board(ann)
    kinds: set[str] = set()
    while ann.await_turn():
        number = ann.number()
        chosen, picks = decide(ann, luck, click)
        kinds |= {re.split(r"[-\d]", name)[0] if name[0].islower() else "city" for name in picks}
        ann.confirm(number)
        if chosen.startswith("sail"):
            city = chosen.removeprefix("sail ").partition(" serve ")[0].replace("Crete", "Creta")  # as the chart has it
            expect(ann.log.filter(has_text=re.compile(f"^Ann (sails from .* to|stays in) {city}"))).not_to_have_count(0)
    assert kinds == {"column", "slot", "oar", "city"}
    check_tally(ann)


def check_tally(guest: Guest) -> None:
    """Check that the drawing of points says what the table of standings says."""
    rows = [row.locator("td, th").all_inner_texts() for row in guest.page.locator(".standings tbody tr").all()]
    standings = {name.strip(): int(score) for _, name, score, *_ in rows}
    drawn = guest.page.locator(".tally svg > g").filter(has=guest.page.locator(".bar-total"))
    names = drawn.locator("text.count").all_text_contents()
    totals = [int(each) for each in drawn.locator("text.bar-total").all_text_contents()]
    assert dict(zip(names, totals, strict=True)) == standings
    assert len(standings) == 3 and totals == sorted(totals, reverse=True)
    for row, total in zip(drawn.all(), totals, strict=True):
        assert sum(map(int, row.locator('[class^="bar-number"]').all_text_contents())) == total


def test_a_whole_game_by_keyboard_alone(server: Server, visit: Visit) -> None:
    """Tab comes to what can be picked, Enter and Space pick it and go on to Confirm; the focus is never lost."""
    ann = visit(server, **AT_SEA)
    press = ann.page.keyboard.press
    ann.go("/new?game=neptun&seats=3")
    tab_to(ann, "#bot-delay")
    for _ in range(5):
        press("ArrowUp")
    tab_to(ann, "form[action='/new'] button.primary")
    press("Enter")
    ann.page.wait_for_url("**/table/*")
    picked: set[str] = set()
    for turn in range(120):
        if not ann.await_turn():
            break
        number, offered = ann.number(), settle(ann)
        if any(each.things for each in offered):
            tab_to(ann, "#board .can", "Tab" if ann.page.evaluate(BODY) else "Shift+Tab")
            name = ann.page.evaluate("document.activeElement.dataset.thing")
            assert tip(ann).inner_text()
            press("Enter" if turn % 2 else "Space")
            assert choices(ann) == [each for each in offered if name in each.things]
            picked.add(name)
        while ann.page.locator("#confirm").is_disabled():
            tab_to(ann, "#choice .part.open .entry")
            press("Space")
        tab_to(ann, "#confirm")
        press("Space" if turn % 2 else "Enter")
        ann.await_after(number)
        assert not ann.page.evaluate(BODY), f"after decision {number} the focus is lost"
    assert {name.partition("-")[0] for name in picked} >= {"slot", "oar"}
    assert any(name[0].isupper() for name in picked)
    check_tally(ann)


def test_a_whole_game_on_a_phone(server: Server, visit: Visit) -> None:
    """With a finger, on a narrow screen: the chart begins at the own ship, and the page itself is never too wide."""
    ann, luck = visit(server, **PHONE), Random(2)
    open_board(ann)
    no_sideways(ann)
    check_shown(ann, thing(ann, "boat-0"))
    while ann.await_turn():
        number = ann.number()
        decide(ann, luck, tap)
        expect(ann.page.locator("#confirm")).to_be_in_viewport()
        ann.page.locator("#confirm").tap()
        ann.await_after(number)
        no_sideways(ann)
    check_tally(ann)
    no_sideways(ann)


def test_on_a_phone_a_game_that_begins_later_shows_the_own_ship(server: Server, visit: Visit) -> None:
    """Whoever waits for others on a phone sees the own ship as soon as there is a chart."""
    ann, _ = seated(server, visit, PHONE)
    check_shown(ann, thing(ann, "boat-0"))


# Several people


def seated(server: Server, visit: Visit, screen: dict[str, Any]) -> tuple[Guest, Guest]:
    """Seat two people and a bot at Neptun."""
    ann, bo = visit(server, **screen), visit(server, **screen)
    ann.open_table("neptun", ("me", "open", "bot:greedy"))
    bo.sit_down(ann, "Bo")
    thing(ann, "boat-1").wait_for()
    return ann, bo


def shown_alike(guest: Guest) -> dict[str, Any]:
    """Return where ships lie and what the columns show, without what can be done with them."""
    ships = "all => all.map(each => [each.id, each.dataset.at, each.getAttribute('transform')])"
    columns = "all => all.map(each => [each.dataset.thing, each.innerHTML.replace(/^<title>.*?<.title>/, '')])"
    return {
        "ships": guest.page.locator("#board [data-piece]").evaluate_all(ships),
        "columns": guest.page.locator("#board .column").evaluate_all(columns),
    }


def seen(guest: Guest) -> str:
    """Return every word and attribute of the page, but for the log, which tells what was seen before."""
    parts: list[str] = guest.page.evaluate(
        """() => ["status", "board", "choice", "people"].map(id => {
            const twin = document.getElementById(id).cloneNode(true);
            for (const each of twin.querySelectorAll("#panel-since, #panel-reminders, #tip")) each.remove();
            return twin.innerHTML;
        })"""
    )
    return "\n".join(parts)


def hand(guest: Guest) -> list[str]:
    """Return the oar cards that the own panel shows."""
    cards = guest.page.locator("#panel-hand [data-thing]").evaluate_all("all => all.map(each => each.dataset.thing)")
    return [name.removeprefix("oar-") for name in cards]


def test_two_people_see_the_table_and_their_own_hands(server: Server, visit: Visit) -> None:
    """Ships and columns are alike for both; a hand and a chosen card are on their owner's page alone."""
    ann, bo = seated(server, visit, AT_SEA)
    while not (begins("play")(ann) and begins("play")(bo)):
        deciding = soon(lambda: [guest for guest in (ann, bo) if guest.page.locator(AWAITED).count()])
        assert soon(lambda: shown_alike(ann) == shown_alike(bo))
        for guest in deciding:
            if not begins("play")(guest):
                guest.choose_first()
    assert len(settle(ann)) == len(hand(ann)) and len(settle(bo)) == len(hand(bo))
    assert shown_alike(ann)["ships"] and shown_alike(ann) == shown_alike(bo)
    hidden = set(hand(ann)) - set(hand(bo))
    assert hand(ann) and hand(bo) and hidden
    check_hand(bo, hidden)
    check_hand(ann, set(hand(bo)) - set(hand(ann)))

    told = []
    for number, card in enumerate(sorted(hand(ann), key=lambda card: card not in hidden)[:2], start=1):
        click(ann, f"oar-{card}")
        ann.confirm()
        expect(thing(ann, f"oar-{card}")).to_have_class(re.compile("chosen"))
        ann.talk("Ready")
        expect(bo.chat).to_have_count(number)  # whatever came before has arrived, too
        expect(bo.page.locator("#people li.seat-0:not(:has(.turn)) .face.down")).to_have_count(1)
        check_hand(bo, hidden)
        told.append((seen(bo), *bo.log.all_inner_texts()))
    expect(bo.log.filter(has_text="Ann has chosen an oar card.")).to_have_count(1)
    assert len(set(told)) == 1, "another's choice shows through"


def check_hand(guest: Guest, hidden: set[str]) -> None:
    """Check that cards of others are nowhere, and that no card lies anywhere but in the own hand."""
    html, page = seen(guest).replace("−", "-"), guest.page.content()
    names = {card: rf"{re.escape(card)}(?![\d*])" for card in hidden}
    assert [card for card, name in names.items() if re.search(name, html) or re.search(f"oar-{name}", page)] == []
    everywhere = guest.page.locator('[data-thing^="oar-"]').count()
    assert everywhere == len(hand(guest))
    assert guest.page.locator(".oar.chosen").count() <= 1


# Languages, light and motion


def told_in(guest: Guest) -> list[str]:
    """Return the titles of panels, the prompt, and the choices."""
    titles = guest.page.locator("#board .panel h2").all_text_contents()
    return [*titles, guest.prompt.inner_text(), *guest.page.locator("#choice .label").all_text_contents()]


def test_the_language_changes_in_the_middle_of_a_choice(server: Server, visit: Visit) -> None:
    """With something picked, everything on the board is said in another language, and the game goes on."""
    ann, luck = visit(server, **AT_SEA), Random(3)
    open_board(ann)
    play_to(ann, "take")
    told = [told_in(ann)]
    offered = settle(ann)
    for code, title in (("fr", "Vos cartes Rames"), ("nl", "Jouw roeikaarten")):
        click(ann, settle(ann)[0].things[-1])
        assert len(choices(ann)) < len(offered)
        ann.draw_out("menu").get_by_role("button", name=code, exact=True).click()
        expect(ann.page.locator("html")).to_have_attribute("lang", code)
        assert settle(ann) == offered
        told.append(told_in(ann))
        expect(ann.page.locator("#panel-hand h2")).to_have_text(title)
    for one, other in pairwise(told):
        assert len(one) == len(other)
        assert {each for each in one if each in other} <= {"Temples"}
    for _ in range(6):
        assert ann.await_turn()
        number = ann.number()
        decide(ann, luck, click)
        ann.confirm(number)


@pytest.mark.parametrize(("scheme", "other"), [("light", "dark"), ("dark", "light")])
def test_the_sea_by_day_and_by_night(server: Server, visit: Visit, scheme: str, other: str) -> None:
    """The backdrop of the reader's theme is loaded and shown; the other is not even fetched."""
    ann = visit(server, **AT_SEA, color_scheme=scheme)
    fetched: list[str] = []
    ann.page.on("request", lambda request: fetched.append(request.url))
    open_board(ann)
    shown, not_shown = (ann.page.locator(f"#panel-chart .for-{name}") for name in (scheme, other))
    expect(shown).to_be_visible()
    expect(not_shown).to_be_hidden()
    ann.page.wait_for_function("image => image.complete && image.naturalWidth > 0", arg=shown.element_handle())
    assert [name for name in ("light", "dark") if any(f"/{name}.svg" in url for url in fetched)] == [scheme]


MOVING = "document.getElementById('boat-0').getAnimations().length"


def set_sail(guest: Guest) -> str:
    """Sail somewhere else; return the place on the chart where the ship was."""
    play_to(guest, "sail")
    here = ship_at(guest)
    city = next(each.things[0] for each in settle(guest) if each.things[0] != here)
    before = thing(guest, "boat-0").get_attribute("transform") or ""
    guest.page.evaluate(WATCH_MOTION)
    click(guest, city)
    guest.page.locator("#confirm").click()
    expect(thing(guest, "boat-0")).to_have_attribute("data-at", city)
    return before


def place_of(transform: str) -> list[float]:
    """Return where a transform moves something."""
    return [float(each) for each in re.findall(r"-?[\d.]+", transform)]


GLIDES = """() => window.glides.filter(({element}) => element.id === "boat-0")
    .map(({frames, rest, moving}) => [frames, rest, moving])"""


def test_a_ship_glides(server: Server, visit: Visit) -> None:
    """A ship that sails is animated from where it was to where it is, is on its way meanwhile, and then rests."""
    ann = visit(server, **AT_SEA, reduced_motion="no-preference")
    open_board(ann)
    play_to(ann, "sail")
    start = middle(thing(ann, "boat-0"))
    before = set_sail(ann)
    ann.page.wait_for_function(f"() => ({GLIDES})().length")
    ((frames, after, moving),) = ann.page.evaluate(GLIDES)
    assert moving == 1 and len(frames) > 10
    assert place_of(frames[0]) == pytest.approx(place_of(before), abs=0.1)
    assert place_of(frames[-1]) == pytest.approx(place_of(after), abs=0.1)
    check_glide(ann, "boat-0", start)
    ann.page.wait_for_function(f"() => {MOVING} === 0")


def test_nothing_moves_for_whoever_wants_it_still(server: Server, visit: Visit) -> None:
    """With reduced motion a ship is at once where it sails, and nothing on the page is animated."""
    ann = visit(server, **AT_SEA, reduced_motion="reduce")
    open_board(ann)
    assert set_sail(ann) != thing(ann, "boat-0").get_attribute("transform")
    assert ann.page.evaluate("window.glides") == []
    assert ann.page.evaluate("document.getAnimations().length") == 0


# Pointing


def test_pointing_at_cities(server: Server, visit: Visit) -> None:
    """A city in reach tells its miles and lights a shortest way; one too far tells why, with its clause."""
    ann = visit(server, **AT_SEA)
    open_board(ann)
    play_to(ann, "sail")
    links, here = links_of(ann), ship_at(ann)
    miles = miles_from(links, here)
    reached = {each.things[0] for each in settle(ann)}
    assert {here} < reached < set(miles)
    for city in sorted(reached - {here}):
        hover(ann, city)
        expect(tip(ann)).to_contain_text(re.compile(rf"\b{miles[city]} miles?\b"))
        assert lit(ann, ".city") == {city}
        assert "boat-0" in lit(ann)
        check_way([links[name] for name in lit(ann, ".passage")], here, city, miles[city])
    hover(ann, here)
    assert lit(ann, ".passage") == set()
    check_too_far(ann, max(miles, key=lambda city: miles[city]))


def check_way(way: list[tuple[str, str, int]], here: str, city: str, miles: int) -> None:
    """Check that links are a shortest way from one city to another, and nothing else."""
    assert sum(length for _, _, length in way) == miles
    while way:
        step = next(link for link in way if here in link[:2])
        way.remove(step)
        here = step[1] if here == step[0] else step[0]
    assert here == city


def check_too_far(guest: Guest, city: str) -> None:
    """Check that a city that is too far says so beside it, stays when it is clicked, and leads to its clause."""
    expect(thing(guest, city)).to_have_class(re.compile(r"\bcannot\b"))
    hover(guest, city)
    expect(tip(guest)).to_contain_text(city)
    expect(tip(guest).locator("a.clause")).to_have_text("N31")
    assert lit(guest, ".passage") == set()
    guest.page.mouse.move(1, 1)
    expect(tip(guest)).to_be_hidden()
    offered = choices(guest)
    click(guest, city)
    guest.page.mouse.move(1, 1)
    expect(tip(guest)).to_contain_text(city)
    assert choices(guest) == offered
    expect(guest.page.locator("#confirm")).to_be_disabled()
    with guest.context.expect_page() as opened:
        tip(guest).locator("a.clause").click()
    expect(opened.value.locator("body")).to_contain_text("N31")
    opened.value.close()


def test_pointing_at_oar_cards(server: Server, visit: Visit) -> None:
    """An oar card tells range and forecast, and lights the cities within range and the forecasts that may come."""
    ann = visit(server, **AT_SEA)
    open_board(ann)
    play_to(ann, "play")
    miles = miles_from(links_of(ann), ship_at(ann))
    wind = int(ann.page.locator('[data-thing^="wind-"].now').text_content() or "")
    assert len(hand(ann)) > 3
    for card in hand(ann):
        hover(ann, f"oar-{card}")
        reach = int(re.findall(r"\d+", card.rpartition("/")[2])[0]) + wind
        expect(tip(ann)).to_contain_text(re.compile(rf"\b{reach} miles?\b"))
        expect(tip(ann)).to_contain_text("forecast")
        assert lit(ann, ".city") == {city for city, far in miles.items() if far <= reach}
        assert lit(ann, '[data-thing^="forecast-"]')
        assert lit(ann, ".oar") == {f"oar-{card}"}


def test_a_column_and_a_slot_are_one_choice(server: Server, visit: Visit) -> None:
    """A column leaves its slots, a slot more leaves one choice; another slot instead changes it; Escape forgets."""
    ann = visit(server, **AT_SEA)
    open_board(ann)
    play_to(ann, "take")
    offered = settle(ann)
    column = next(each.things[1] for each in offered if each.notation.startswith("take"))
    number = column.removeprefix("column-")
    click(ann, column)
    slots = [each.things[2] for each in choices(ann)]
    assert [each.notation for each in choices(ann)] == [f"take {number} slot {slot[-1]}" for slot in slots]
    click(ann, slots[-1])
    assert [each.notation for each in choices(ann)] == [f"take {number} slot {slots[-1][-1]}"] == [checked(ann)]
    assert {column, slots[-1]} <= lit(ann)
    picked = ann.page.locator("#board .picked").evaluate_all("all => all.map(each => each.dataset.thing)")
    assert {column, slots[-1]} <= set(picked) == set(choices(ann)[0].things)
    if len(slots) > 1:
        click(ann, slots[0])
        assert checked(ann).endswith(f"slot {slots[0][-1]}")
    ann.page.keyboard.press("Escape")
    assert choices(ann) == offered
    expect(ann.page.locator("#board .picked")).to_have_count(0)
    expect(ann.page.locator("#confirm")).to_be_disabled()
    expect(ann.page.locator("#anew")).to_be_hidden()
    assert lit(ann) == set()
    click(ann, column)
    ann.page.locator("#anew").click()
    assert choices(ann) == offered


def test_the_log_and_the_past_on_the_chart(server: Server, visit: Visit) -> None:
    """A line of the log lights what it names, and nobody else's slots; the slider of the past moves ships back."""
    ann = visit(server, **AT_SEA)
    open_board(ann)
    begun = ship_at(ann)
    play_to(ann, "sail")
    set_sail(ann)
    sailed = ship_at(ann)
    assert ann.await_turn()  # the log is quiet again
    settle(ann)
    ann.draw_out("log-drawer")
    line = ann.log.filter(has_text="Ann sails").filter(has_text=sailed).first
    line.hover()
    assert sailed in lit(ann, ".city") and "boat-0" in lit(ann)
    ann.page.mouse.move(1, 1)
    assert sailed not in lit(ann, ".city")
    check_slots_of_lines(ann)

    ann.go(ann.path + "/replay")
    boat, slider = ann.page.locator("#boat-0"), ann.page.locator("#at")
    expect(boat).to_have_attribute("data-at", sailed)
    now = boat.get_attribute("transform")
    slider.fill("0")
    expect(boat).to_have_attribute("data-at", begun)
    assert boat.get_attribute("transform") != now
    slider.fill(slider.get_attribute("max") or "")
    expect(boat).to_have_attribute("data-at", sailed)


def check_slots_of_lines(guest: Guest) -> None:
    """Check that a contract taken lights up before the player who has taken it, and nowhere else."""
    names = guest.page.locator("#people .name").all_inner_texts()
    for seat, name in enumerate(names[:2]):
        line = guest.page.locator("#log li").filter(has_text=re.compile(f"^{name} takes column")).first
        line.hover()
        slots = guest.page.locator('.lit[data-thing*="slot-"]').evaluate_all(
            "all => all.map(each => each.dataset.thing)"
        )
        assert slots and all(re.fullmatch(rf"(small-)?slot-{seat}-\d", each) for each in slots)


# How much is sent


def wire(guest: Guest) -> Callable[[], dict[str, float]]:
    """Count the bytes that come to a page, by address."""
    session = guest.context.new_cdp_session(guest.page)
    session.send("Network.enable")
    urls: dict[str, str] = {}
    sizes: dict[str, float] = {}
    session.on("Network.responseReceived", lambda told: urls.update({told["requestId"]: told["response"]["url"]}))
    session.on(
        "Network.loadingFinished", lambda told: sizes.update({urls[told["requestId"]]: told["encodedDataLength"]})
    )
    return lambda: sizes


def test_a_table_is_light_to_load(server: Server, visit: Visit) -> None:
    """All that the first view of a table needs, without fonts, is below 300 kB on the wire."""
    ann = visit(server, **AT_SEA)
    open_board(ann)
    path = ann.path
    fresh = visit(server, **AT_SEA)
    fresh.context.add_cookies([{**each} for each in ann.context.cookies()])  # type: ignore[typeddict-item]
    told = wire(fresh)
    fresh.go(path)
    expect(fresh.page.locator("#panel-chart .for-light")).to_be_visible()
    fresh.page.wait_for_function("() => [...document.images].every(each => !each.offsetParent || each.complete)")
    weights = {url.removeprefix(server.home): size for url, size in told().items() if "/fonts/" not in url}
    assert {path, "/board/neptun/light.svg"} <= {url.partition("?")[0] for url in weights}
    assert sum(weights.values()) < 300_000, weights


def pushed(server: Server, least: int, game: str = "neptun", who: Sequence[str] = BOTS) -> Iterator[list[int]]:
    """Yield the weights on the wire of everything that is pushed to a player, game after game."""
    ada = Player(server.home, "Ada", Random(5))
    ada.open_table(game, who)
    stream = ada.listen("/stream?seat=1")
    stream.wait(lambda stream: bool(stream.events))
    while len(stream.events) < least:
        soon(lambda: ada.notice()["awaited"])
        version = ada.move()
        assert version is not None
    yield [event.weight for event in stream.events]
    ada.leave()


def test_what_is_pushed_stays_small(server: Server) -> None:
    """A push after a move is below 15 kB on the wire, and a hundred moves later they are no larger than twice that."""
    for weights in pushed(server, 115):
        first, *later = weights
        assert first < 40_000
        assert max(later) < 15_000
        assert max(later[90:]) <= 2 * max(later[:20])
