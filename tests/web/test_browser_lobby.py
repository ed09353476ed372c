"""The lobby in a real browser: a table is found and joined, a game is watched, and all of it happens by itself."""

import pytest
from playwright.sync_api import Locator, expect

from tests.web.authenticator import Authenticator, make_account
from tests.web.browser import PHONE, Guest, Visit, no_sideways, tab_to
from tests.web.player import SAME
from tests.web.server import PublicServer
from tests.web.test_axe import LIGHTS, fit_on_any_screen, grave

pytestmark = pytest.mark.once


def berth(guest: Guest, title: str) -> Locator:
    """Return a table in the lobby, or at the first page."""
    return guest.page.locator(".berth").filter(has_text=title)


def open_public(guest: Guest, title: str, game: str = "example", who: tuple[str, ...] = ("me", "open")) -> str:
    """Open a public table that may be watched; return its path."""
    form = {"game": game, "seats": str(len(who)), "bot-delay": "0", "hints": "yes", "title": title}
    form |= {f"who-{seat}": kind for seat, kind in enumerate(who)}
    form |= {"name-0": f"Host of {title}"[:24], "public": "yes" if "open" in who else "", "watched": "yes"}
    ask = guest.context.request
    ask.get(guest.server.home)
    answer = ask.post(f"{guest.server.home}/new", form={**form}, headers=SAME, max_redirects=0)
    guest.go(answer.headers["location"])
    return guest.path


def end(guest: Guest, path: str) -> None:
    """End a table, so that it does not stand in the way of others."""
    guest.context.request.post(f"{guest.server.home}{path}/end", headers=SAME)


def test_a_table_is_found_and_joined(harbour: PublicServer, visit: Visit) -> None:
    """Opened with the form, it appears in the lobby by itself; with an account one sits down by a click, and plays."""
    host, ada = visit(harbour), visit(harbour)
    Authenticator(ada)
    make_account(ada, "Ariadne")
    ada.page.get_by_role("link", name="Lobby", exact=True).click()
    expect(berth(ada, "Labyrinth")).to_have_count(0)
    host.go("/lobby")
    host.page.get_by_role("link", name="Open a public table").click()
    expect(host.page.get_by_label("Strangers may sit down")).to_be_checked()
    host.go("/new?game=example&seats=2&public=yes")
    host.page.locator("#name-0").fill("Minos")
    host.page.get_by_label("Name (optional)").fill("Labyrinth")
    host.page.get_by_role("button", name="Open the table").click()
    host.page.wait_for_url("**/table/*")
    expect(berth(ada, "Labyrinth")).to_contain_text("Minos")
    expect(berth(ada, "Labyrinth").locator("time")).to_have_text("this minute")
    berth(ada, "Labyrinth").get_by_role("link", name="Sit down").click()
    expect(ada.page.get_by_label("Your name")).to_have_count(0)
    ada.page.get_by_role("button", name="Sit down").click()
    ada.await_turn()
    host.await_turn()
    expect(host.person("Ariadne")).to_be_visible()
    ada.go("/lobby")
    expect(berth(ada, "Labyrinth")).to_contain_text("Ariadne")
    end(host, host.path)
    expect(berth(ada, "Labyrinth")).to_have_count(0)


def test_a_guest_sits_down_by_keyboard(harbour: PublicServer, visit: Visit) -> None:
    """From the first page, with a name of their own; one that is somebody's account's is refused in words."""
    host, guest, other = visit(harbour), visit(harbour), visit(harbour)
    Authenticator(other)
    make_account(other, "Theseus")
    path = open_public(host, "Naxos")
    guest.go("/")
    tab_to(guest, f'.berth a[href="{path}"]')
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_url(f"**{path}")
    tab_to(guest, "#sit-down #name")
    guest.page.keyboard.type("THESEUS")
    guest.expect_complaint("422")
    guest.page.keyboard.press("Enter")
    expect(guest.refusal).to_contain_text("somebody’s account")
    tab_to(guest, "#sit-down #name")
    guest.page.keyboard.type("Pirithous")
    guest.page.keyboard.press("Enter")
    expect(guest.person("Pirithous")).to_be_visible()
    host.await_turn()
    end(host, path)


def test_a_seat_is_taken_on_a_phone(harbour: PublicServer, visit: Visit) -> None:
    """The host sees the links, and a stranger the form, below the seats; nothing of it is cut off."""
    host, guest = visit(harbour, **PHONE), visit(harbour, **PHONE)
    path = open_public(host, "Kythera", "neptun", ("me", "open", "open"))
    invited = host.page.locator("#invite .invitation").first
    invited.scroll_into_view_if_needed()
    expect(invited).to_be_in_viewport(ratio=0.9)
    guest.go("/lobby")
    berth(guest, "Kythera").get_by_role("link", name="Sit down").tap()
    guest.page.wait_for_url(f"**{path}")
    form = guest.page.locator("#sit-down")
    form.scroll_into_view_if_needed()
    expect(form).to_be_in_viewport(ratio=0.9)
    guest.page.get_by_label("Your name").fill("Cythereia")
    guest.page.get_by_role("button", name="Sit down").tap()
    expect(host.person("Cythereia")).to_be_attached()
    end(host, path)


def test_a_name_half_typed_outlives_what_others_do(harbour: PublicServer, visit: Visit) -> None:
    """Somebody else sits down meanwhile: the form stays as it is filled in, and the seats are up to date."""
    host, guest, other = visit(harbour), visit(harbour), visit(harbour)
    path = open_public(host, "Lemnos", "neptun", ("me", "open", "open"))
    guest.go(path)
    guest.page.get_by_label("Your name").fill("Hypsi")
    other.go(path)
    other.page.get_by_label("Your name").fill("Jason")
    other.page.get_by_role("button", name="Sit down").click()
    expect(guest.page.get_by_role("heading", name="One seat is open")).to_be_visible()
    expect(guest.page.get_by_label("Your name")).to_have_value("Hypsi")
    end(host, path)


def test_a_game_is_watched(harbour: PublicServer, visit: Visit) -> None:
    """Its board stands on the first page and changes as it is played; whoever watches sees it, and says nothing."""
    host, guest = visit(harbour), visit(harbour)
    path = open_public(host, "Regatta", "neptun", ("me", "bot:greedy", "bot:greedy"))
    guest.go("/")
    board = guest.page.locator("#shown-board")
    expect(board).to_contain_text("Regatta")
    shown = board.locator("img.for-light")
    before = shown.get_attribute("src")
    host.await_turn()
    host.choose_first()
    expect(shown).not_to_have_attribute("src", before or "")
    expect(shown).to_have_js_property("complete", True)
    assert shown.evaluate("image => image.naturalWidth") > 0
    board.get_by_role("link").click()
    guest.page.wait_for_url(f"**{path}")
    expect(guest.page.get_by_text("You are watching")).to_be_visible()
    guest.draw_out("talk-drawer")
    expect(guest.page.get_by_text("Only those who have a link")).to_be_visible()
    assert (
        guest.context.request.post(
            f"{harbour.home}{path}/say", form={"name": "Eris", "text": "Hello"}, headers=SAME
        ).status
        == 403
    )
    guest.go("/")
    end(host, path)
    expect(guest.page.locator("#shown-board figure")).to_have_count(0)


def test_filters_are_links(harbour: PublicServer, visit: Visit) -> None:
    """By game and by pace, also without scripts, and the stream keeps to them."""
    host, plain, guest = visit(harbour), visit(harbour, java_script_enabled=False), visit(harbour)
    path = open_public(host, "Delos", "neptun", ("me", "open", "open"))
    plain.go("/lobby")
    expect(berth(plain, "Delos")).to_contain_text("just now")
    plain.page.get_by_role("link", name="Over days").click()
    expect(berth(plain, "Delos")).to_have_count(0)
    plain.page.get_by_role("link", name="Live", exact=True).click()
    plain.page.get_by_role("link", name="Parthenon").click()
    expect(plain.page.get_by_text("No table is waiting")).to_be_visible()
    plain.page.get_by_role("link", name="Neptun", exact=True).click()
    berth(plain, "Delos").get_by_role("link", name="Sit down").click()
    plain.page.get_by_label("Your name").fill("Leto")
    plain.page.get_by_role("button", name="Sit down").click()
    plain.page.wait_for_url(f"**{path}")
    guest.go("/lobby?game=parthenon")
    other = open_public(visit(harbour), "Ortygia", "neptun", ("me", "open", "open"))
    third = open_public(visit(harbour), "Aegina", "parthenon", ("me", "open", "open"))
    expect(berth(guest, "Aegina")).to_be_visible()
    expect(berth(guest, "Ortygia")).to_have_count(0)
    assert other != third
    end(host, path)


def test_nothing_empty_is_shown_at_the_door(own_server: PublicServer, visit: Visit) -> None:
    """Without public tables the first page is what it was; at a private server, the lobby can be found if there are."""
    guest, host = visit(own_server), visit(own_server)
    guest.go("/")
    expect(guest.page.locator(".quay")).to_have_count(0)
    expect(guest.page.get_by_role("link", name="Lobby")).to_have_count(0)
    open_public(host, "Tenedos")
    guest.go("/")
    berth(guest, "Tenedos").get_by_role("link", name="Sit down").wait_for()
    guest.page.get_by_role("link", name="Everything in the lobby").click()
    expect(berth(guest, "Tenedos")).to_be_visible()


def test_these_pages_are_for_everybody(harbour: PublicServer, visit: Visit) -> None:
    """Axe finds nothing grave by day or by night; on a phone nothing scrolls sideways, in any language."""
    host, ada = visit(harbour), visit(harbour, **PHONE)
    open_public(host, "Ikaria and its wide dark sea", "neptun", ("me", "open", "bot:greedy", "open"))
    seen = open_public(visit(harbour), "Samos", "neptun", ("me", "bot:greedy", "bot:greedy"))
    assert grave(ada, ["/", "/lobby", host.path, "/new?public=yes"], LIGHTS) == []
    fit_on_any_screen(ada, ["/", "/lobby", host.path])
    for language in ("fr-FR", "nl-NL"):
        other = visit(harbour, **PHONE, locale=language)
        for path in ("/", "/lobby", seen):
            other.go(path)
            no_sideways(other)
