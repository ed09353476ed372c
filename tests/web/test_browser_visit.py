"""The first visit in a real browser: the first page, a new table, the waiting room, the lesson, and dead ends."""

import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.web.browser import Guest, Visit, no_sideways
from tests.web.server import Server

SMALL = {"width": 1366, "height": 768}
NARROW = {"width": 390, "height": 844}
GAMES = ("neptun", "mare_nostrum", "parthenon")
HEAVIEST = 60_000
"""Bytes of a picture on its way to a browser."""


def in_sight(page: Page, thing: Locator) -> bool:
    """Say whether a thing lies within the screen."""
    box, size = thing.bounding_box(), page.viewport_size
    assert box is not None and size is not None
    right, foot = box["x"] + box["width"], box["y"] + box["height"]
    return box["x"] >= 0 and box["y"] >= 0 and right <= size["width"] and foot <= size["height"]


def is_drawn(picture: Locator) -> bool:
    """Say whether a picture has been loaded."""
    drawn: bool = picture.evaluate("async each => { await each.decode(); return each.naturalWidth > 0 }")
    return drawn


# The first page


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_all_games_at_a_glance(server: Server, visit: Visit, scheme: str) -> None:
    """1366 by 768 -> for every game, its picture and the button to play now are on the screen, in both themes."""
    ann = visit(server, viewport=SMALL, color_scheme=scheme)
    ann.go("/")
    games = ann.page.locator("article.game")
    assert games.count() == len(GAMES)
    for game in games.all():
        picture = game.locator(f".scene .for-{scheme}")
        assert in_sight(ann.page, game.get_by_role("button", name="Play now"))
        assert in_sight(ann.page, picture)
        assert is_drawn(picture)
    no_sideways(ann)


def test_pictures_are_light(server: Server, visit: Visit) -> None:
    """The pictures of all games -> only those of the reader's theme are sent, each less than 60 kB, to be kept."""
    ann = visit(server, color_scheme="light")
    ann.go("/")
    for picture in ann.page.locator(".scene .for-light").all():
        assert is_drawn(picture)
    used = ann.page.evaluate("performance.getEntriesByType('resource').map(each => [each.name, each.encodedBodySize])")
    scenes = {name: size for name, size in used if "/scene-" in name}
    assert len(scenes) == len(GAMES)
    assert 0 < max(scenes.values()) < HEAVIEST
    for address in scenes:
        assert "immutable" in ann.context.request.get(address).headers["cache-control"]


# A new table


@pytest.mark.parametrize("scripts", [True, False])
def test_more_players_keep_what_was_typed(server: Server, visit: Visit, scripts: bool) -> None:
    """Another number of players -> names, title, language and variants stay, with and without scripts."""
    ann = visit(server, java_script_enabled=scripts)
    ann.go("/new?game=mare_nostrum&seats=4")
    page = ann.page
    page.locator("#who-1").select_option("here")
    page.locator("#name-0").fill("Ariadne")
    page.locator("#name-1").fill("Ben")
    page.locator("#who-3").select_option("bot:random")
    page.get_by_label("Name (optional)").fill("Friday table")
    page.locator("#table-language").select_option("fr")
    page.locator("#variants summary").click()
    page.locator("#option-goal input:not([data-default])").first.check()
    for count in ("3", "5"):
        page.locator("#seats").select_option(count)
        if not scripts:
            page.locator("#change-seats").click()
        expect(page.locator(".seat-choice")).to_have_count(int(count))
    expect(page.locator("#name-0")).to_have_value("Ariadne")
    expect(page.locator("#name-1")).to_have_value("Ben")
    expect(page.locator("#who-3")).to_have_value("bot:random")
    expect(page.get_by_label("Name (optional)")).to_have_value("Friday table")
    expect(page.locator("#table-language")).to_have_value("fr")
    expect(page.locator("#option-goal input:checked:not([data-default])")).to_have_count(1)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    assert "Friday table" in page.title()


def test_variants_are_folded_and_counted(server: Server, visit: Visit) -> None:
    """Nothing changed -> folded, as recommended; two changed -> counted at once, and by the server as well."""
    ann = visit(server)
    ann.go("/new?game=neptun&seats=3")
    page, tag = ann.page, ann.page.locator("#variants-changed")
    expect(page.locator("#variants .options-of-game")).to_be_hidden()
    expect(tag).to_have_text("as recommended")
    page.locator("#variants summary").click()
    for option in page.locator("#variants .option").all()[:2]:
        option.locator("input:not([data-default])").first.check()
    expect(tag).to_have_text("changed: 2")
    page.locator("#seats").select_option("4")
    expect(page.locator(".seat-choice")).to_have_count(4)
    expect(tag).to_have_text("changed: 2")


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
@pytest.mark.parametrize("game", GAMES)
def test_no_variant_is_clipped(server: Server, visit: Visit, game: str, language: str) -> None:
    """Every value of every variant, in every language, on a narrow screen -> all of its words can be read."""
    ann = visit(server, locale=language, viewport=NARROW)
    ann.go(f"/new?game={game}")
    ann.page.locator("#variants summary").click()
    clipped = "all => all.filter(each => each.scrollWidth > each.clientWidth + 1).map(each => each.textContent)"
    assert ann.page.locator("#variants .check").evaluate_all(clipped) == []
    assert ann.page.locator("#variants select").count() == 0
    no_sideways(ann)


def test_a_long_name_is_refused_with_a_word(server: Server, visit: Visit) -> None:
    """A name of thirty letters -> nothing is cut; the browser says how many letters there may be."""
    ann = visit(server)
    ann.go("/new?game=example")
    name = ann.page.locator("#name-0")
    name.press_sequentially("A" * 30)
    expect(name).to_have_value("A" * 30)
    ann.page.get_by_role("button", name="Open the table").click()
    assert "/table/" not in ann.path
    assert name.evaluate("each => each.validity.patternMismatch") is True
    assert name.get_attribute("title") == "At most 24 characters"


# The waiting room


def waiting(server: Server, visit: Visit, game: str = "mare_nostrum", **options: object) -> Guest:
    """Open a table with two open seats."""
    ann = visit(server, **options)
    ann.open_table(game, ("me", "open", "open"), ("Ann",))
    return ann


def first_link(guest: Guest) -> str:
    """Return the invitation that the host is shown first."""
    return guest.page.locator(".invitation[open] .link").input_value()


@pytest.mark.parametrize("game", GAMES)
def test_the_waiting_room_at_a_glance(server: Server, visit: Visit, game: str) -> None:
    """1366 by 768 -> link, copy, QR code, bots for one seat and for all are on the screen, in every game."""
    ann = waiting(server, visit, game, viewport=SMALL)
    page = ann.page
    expect(ann.prompt).to_have_text("Waiting for 2 more players")
    for place in (
        ".invitation[open] .link",
        ".invitation[open] .copy",
        ".invitation[open] .qr",
        ".chairs li:last-child",
    ):
        assert in_sight(page, page.locator(place)), place
    assert page.get_by_role("button", name="Fill with a bot").count() == 2
    assert in_sight(page, page.get_by_role("button", name="Fill all with bots and begin"))
    expect(page.locator(".this-table code")).to_be_hidden()
    assert is_drawn(page.locator(".lobby-chart.for-light"))


def test_a_bot_for_one_seat(server: Server, visit: Visit) -> None:
    """A bot for the second seat -> the third is still open; a bot for that too -> the game begins."""
    ann = waiting(server, visit, "neptun")
    ann.page.get_by_role("button", name="Fill with a bot").first.click()
    expect(ann.prompt).to_have_text("Waiting for 1 more player")
    expect(ann.page.locator(".chairs .seat-1 .chair-state")).to_contain_text("bot")
    ann.page.get_by_role("button", name="Fill with a bot").click()
    expect(ann.page.locator("#panel-chart")).to_be_visible()
    expect(ann.page.locator("#invite .invite")).to_have_count(0)


def test_who_is_here(server: Server, visit: Visit) -> None:
    """Somebody follows the link of the waiting room -> the host sees them there, and one seat fewer is open."""
    ann, bo = waiting(server, visit), visit(server)
    bo.go(first_link(ann))
    bo.page.get_by_label("Your name").fill("Bo")
    bo.page.get_by_role("button", name="Sit down").click()
    expect(ann.page.locator(".chairs .seat-1 .chair-name")).to_have_text("Bo")
    expect(ann.page.locator(".chairs .seat-1 .presence.here")).to_be_visible()
    expect(ann.page.locator(".chairs .chair-name").filter(has_text="Open seat")).to_have_count(1)
    expect(bo.page.locator("#invite .link")).to_have_count(0)
    expect(bo.page.locator("#invite")).to_contain_text("The host has the invitation links.")


def test_a_link_is_shared(server: Server, visit: Visit) -> None:
    """A browser that cannot share -> no such button; one that can -> it gets the link."""
    ann = waiting(server, visit)
    expect(ann.page.locator("button.share").first).to_be_hidden()
    ann.page.add_init_script("navigator.share = async what => { window.shared = what.url }")
    ann.page.reload()
    ann.page.locator("button.share").first.click()
    assert ann.page.evaluate("window.shared") == first_link(ann)


def test_variants_in_the_waiting_room(server: Server, visit: Visit) -> None:
    """A table with a variant -> everybody reads it before the game begins."""
    ann = visit(server)
    ann.go("/new?game=neptun&seats=3")
    ann.page.locator("#who-1").select_option("open")
    ann.page.locator("#variants summary").click()
    radio = ann.page.locator("#variants input:not([data-default])").first
    label = radio.locator("xpath=..").inner_text().strip()
    radio.check()
    ann.page.get_by_role("button", name="Open the table").click()
    ann.page.wait_for_url("**/table/*")
    expect(ann.page.locator(".this-table dd strong")).to_have_text(label)


def test_waiting_without_scripts(server: Server, visit: Visit) -> None:
    """No scripts -> the page of somebody who waits refreshes itself, and has a link to look again."""
    ann = visit(server, java_script_enabled=False)
    ann.open_table("example", ("me", "open"), ("Ann",))
    assert ann.page.locator("meta[http-equiv=refresh]").count() == 1
    expect(ann.page.get_by_role("link", name="Look again")).to_be_visible()
    ann.page.get_by_role("button", name="Fill it with a bot and begin").click()
    while ann.page.locator('#status [data-awaited="yes"]').count() == 0:
        ann.page.reload()
    assert ann.page.locator("meta[http-equiv=refresh]").count() == 0
    expect(ann.page.get_by_role("link", name="Look again")).to_have_count(0)


# At the table


def test_a_pause_on_ones_own_turn(server: Server, visit: Visit) -> None:
    """The host pauses on their own turn -> told that the game is paused, not that it waits for them."""
    ann = visit(server)
    ann.open_table("example", ("me", "bot:greedy"), ("Ann",))
    ann.await_turn()
    ann.draw_out("menu").get_by_role("button", name="Pause").click()
    expect(ann.prompt).to_have_text("The game is paused.")
    expect(ann.page.locator("#status")).not_to_contain_text("Waiting for")


def test_a_lost_connection_comes_back(server: Server, visit: Visit) -> None:
    """A command is lost on its way, while the stream has nothing to tell -> told so until the server answers again."""
    ann = visit(server)
    ann.expect_complaint("Failed to load resource|fetch")
    ann.open_table("example", ("me", "bot:greedy"), ("Ann",))
    ann.await_turn()

    def lose(route: Route) -> None:
        route.abort()

    ann.page.route(re.compile("/(act|notice)$"), lose)
    ann.pick(ann.offered()[0])
    ann.page.locator("#confirm").click()
    expect(ann.refusal).to_have_text("Connection lost. Reconnecting …")
    ann.page.unroute(re.compile("/(act|notice)$"))
    expect(ann.refusal).to_have_text("", timeout=10_000)


def test_fewer_clicks_are_offered_once(server: Server, visit: Visit) -> None:
    """The second decision of a first game -> automatic answers and one click are offered, until it is put away."""
    ann = visit(server)
    ann.open_table("example", ("me", "bot:greedy"), ("Ann",))
    ann.await_turn()
    offer = ann.page.locator("#offer")
    expect(offer).to_have_count(0)
    ann.choose_first()
    ann.await_turn()
    expect(offer).to_be_visible()
    offer.get_by_role("button", name="Decide for me when I have no choice").click()
    expect(offer.get_by_role("button", name="Decide for me when I have no choice")).to_have_count(0)
    offer.get_by_label("Decide with one click").check()
    offer.get_by_role("button", name="That’s fine").click()
    expect(offer).to_be_hidden()
    ann.page.reload()
    expect(offer).to_be_hidden()
    expect(ann.page.locator("#wishes input[name=forced]")).to_be_checked()


# The lesson


def follow(guest: Guest) -> None:
    """Do what the lesson asks for."""
    guest.await_turn()
    number = guest.number()
    guest.pick(guest.page.locator("#choice .choice.wanted input[type=radio]").input_value())
    guest.confirm(number)
    guest.await_turn()


def test_the_lesson_says_what_it_plays(server: Server, visit: Visit) -> None:
    """Before the lesson, and at a task after routine moves -> told what is played in one's place; it can be folded."""
    ann = visit(server)
    ann.go("/learn/mare_nostrum")
    expect(ann.page.locator("main")).to_contain_text("the routine moves in your place")
    ann.page.get_by_role("button", name="Start the lesson").click()
    card = ann.page.locator("#lesson-card")
    ann.await_turn()
    while not card.locator(".played").count():
        follow(ann)
    expect(card.locator(".played")).to_contain_text(re.compile("^Played for you: .+"))
    board, lesson = ann.page.locator("#panel-chart").bounding_box(), card.bounding_box()
    assert board is not None and lesson is not None
    assert board["x"] + board["width"] <= lesson["x"]
    card.locator("summary").click()
    expect(ann.page.locator("#lesson-told")).to_be_hidden()


def test_after_the_lesson(server: Server, visit: Visit) -> None:
    """The lesson is over -> a game against bots, a new table and the other lesson are offered, until one plays on."""
    ann = visit(server)
    ann.go("/learn/neptun")
    ann.page.get_by_role("button", name="Start the lesson").click()
    card = ann.page.locator("#lesson-card")
    ann.await_turn()
    while not card.locator(".next-steps").count():
        follow(ann)
    steps = card.locator(".next-steps")
    expect(steps.get_by_role("button", name="Play now")).to_be_visible()
    expect(steps.get_by_role("link", name="New table")).to_be_visible()
    expect(steps.get_by_role("link", name="Learn Mare Nostrum")).to_have_attribute("href", "/learn/mare_nostrum")
    ann.choose_first()
    expect(card).to_have_count(0)


# Dead ends


def ways(guest: Guest) -> list[str]:
    """Return the ways on that a page offers."""
    return guest.page.locator(".ways a").all_inner_texts()


def test_a_used_invitation(server: Server, visit: Visit) -> None:
    """An invitation is followed again -> whoever used it goes to the table; others are told whom to ask."""
    ann, bo, cleo = waiting(server, visit), visit(server), visit(server)
    link = first_link(ann)
    bo.go(link)
    bo.page.get_by_label("Your name").fill("Bo")
    bo.page.get_by_role("button", name="Sit down").click()
    bo.page.wait_for_url("**/table/*")
    bo.go(link)
    assert ways(bo)[0] == "Go to the table"
    cleo.go(link)
    expect(cleo.page.locator("main")).to_contain_text("Ask the host for another link")
    assert ways(cleo) == ["Home", "Your tables", "New table like this one"]
    cleo.page.get_by_role("link", name="New table like this one").click()
    expect(cleo.page.locator(".tabs [aria-current]")).to_have_text("Mare Nostrum")


def test_an_invitation_to_an_ended_table(server: Server, visit: Visit) -> None:
    """The host has ended the table -> the invitation says so; the host's page leads to a new table like it."""
    ann, bo = waiting(server, visit), visit(server)
    link = first_link(ann)
    ann.draw_out("menu").get_by_text("End the game").click()
    ann.page.get_by_role("button", name="End it for everyone").click()
    expect(ann.page.locator(".waiting").get_by_role("link", name="New table like this one")).to_be_visible()
    bo.go(link)
    expect(bo.page.locator("main")).to_contain_text("This game is over.")
    assert "New table like this one" in ways(bo)


@pytest.mark.parametrize("path", ["/join/nothing", "/table/nothing", "/nowhere"])
def test_wrong_addresses(server: Server, visit: Visit, path: str) -> None:
    """A wrong link, a table of others, a page that does not exist -> home, one's tables, and a new table."""
    ann = visit(server)
    ann.expect_complaint("Failed to load resource")
    ann.go("/")
    ann.go(path)
    assert ways(ann) == ["Home", "Your tables", "New table"]
