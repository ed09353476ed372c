"""People among strangers, in a real browser: profiles, blocking and reporting, moderators, and taking one's leave."""

import json
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.web.authenticator import Authenticator, make_account
from tests.web.browser import PHONE, Guest, Visit, no_sideways, tab_to
from tests.web.player import SAME
from tests.web.server import PublicServer
from tests.web.test_axe import LIGHTS, fit_on_any_screen, grave
from tests.web.test_browser_lobby import berth, end, open_public

pytestmark = pytest.mark.once


def somebody(visit: Visit, harbour: PublicServer, name: str) -> Guest:
    """Let somebody with an account come."""
    guest = visit(harbour)
    Authenticator(guest)
    make_account(guest, name)
    return guest


def sit_down(guest: Guest, path: str, name: str = "") -> None:
    """Take a seat at a public table."""
    guest.go(path)
    if name:
        guest.page.get_by_label("Your name").fill(name)
    guest.page.get_by_role("button", name="Sit down").click()
    guest.page.wait_for_url(f"**{path}")
    expect(guest.page.locator("#sit-down")).to_have_count(0)


def host_link(harbour: PublicServer) -> str:
    """Print a link for a moderator, as whoever runs the server does."""
    words = [sys.executable, "-m", "periplus", "host-link", "--db", harbour.db, "--url", harbour.home]
    return subprocess.run(words, capture_output=True, text=True, check=True).stdout.strip()


def moderator(visit: Visit, harbour: PublicServer) -> Guest:
    """Let a moderator come."""
    guest = visit(harbour)
    guest.go(host_link(harbour))
    guest.page.get_by_role("button", name="Moderate on this device").click()
    guest.page.wait_for_url(f"{harbour.home}/host")
    return guest


def card(guest: Guest, name: str) -> Locator:
    """Return what a page about people shows of somebody."""
    return guest.page.locator("section.card").filter(has=guest.page.get_by_role("heading", name=name))


def test_a_profile_and_its_replays(harbour: PublicServer, visit: Visit) -> None:
    """Somebody plays a public game to its end: anybody finds it on their page, and looks at the replay."""
    nereid, other = somebody(visit, harbour, "Nereid"), visit(harbour)
    path = open_public(nereid, "Tide", "example", ("me", "bot:random"))
    nereid.context.request.post(f"{harbour.home}{path}/hand", form={"seat": "1", "bot": "random"}, headers=SAME)
    nereid.page.locator("#choice .over").wait_for()
    other.go("/player/NEREID")
    other.page.wait_for_url("**/player/Nereid")
    expect(other.page.get_by_role("heading", name="The example game")).to_be_visible()
    row = other.page.locator("tbody tr").first
    expect(row).to_contain_text("of 2")
    row.get_by_role("link", name="Replay").click()
    other.page.wait_for_url(f"**{path}/replay")
    other.expect_complaint("404")
    other.go("/player/Nobody at all")
    expect(other.page.get_by_text("nobody here is called")).to_be_visible()


def test_who_is_blocked_says_nothing_and_stays_away(harbour: PublicServer, visit: Visit) -> None:
    """Their remarks are gone from my page, not from others'; they are refused at my next table, in words."""
    oread, pest, third = somebody(visit, harbour, "Oread"), visit(harbour), visit(harbour)
    path = open_public(oread, "Grotto", "neptun", ("me", "open", "open"))
    sit_down(pest, path, "Pest")
    sit_down(third, path, "Third")
    pest.talk("I spoil everything")
    for guest in (oread, third):
        expect(guest.chat.filter(has_text="spoil")).to_have_count(1)
    oread.draw_out("talk-drawer")
    oread.page.get_by_role("link", name="Block or report somebody").click()
    card(oread, "Pest").get_by_role("button", name="Block").click()
    expect(card(oread, "Pest")).to_contain_text("You have blocked this person")
    oread.go(path)
    expect(oread.page.locator("#chat-list")).to_be_attached()
    expect(oread.chat.filter(has_text="spoil")).to_have_count(0)
    expect(third.chat.filter(has_text="spoil")).to_have_count(1)
    end(oread, path)
    later = open_public(oread, "Grotto again", "neptun", ("me", "open", "open"))
    pest.go(later)
    pest.expect_complaint("403")
    pest.page.get_by_label("Your name").fill("Angel")
    pest.page.get_by_role("button", name="Sit down").click()
    expect(pest.refusal).to_contain_text("does not want to play with you")
    oread.go("/account")
    oread.page.locator("#own-blocks ~ ul").get_by_role("button", name="Unblock").click()
    expect(oread.page.locator("#own-blocks")).to_be_hidden()
    sit_down(pest, later, "Angel")
    end(oread, later)


def test_a_report_is_dealt_with(harbour: PublicServer, visit: Visit) -> None:
    """Reported by keyboard; a moderator reads it with what was said, removes the remark, the name, closes the table."""
    host, rude, other = visit(harbour), visit(harbour), visit(harbour)
    path = open_public(host, "Tavern", "neptun", ("me", "open", "open"))
    sit_down(rude, path, "Foul Mouth")
    sit_down(other, path, "Polymnia")
    rude.talk("a foul word")
    other.go(f"{path}/people")
    tab_to(other, "#person-1 ~ details summary")
    other.page.keyboard.press("Enter")
    tab_to(other, "#person-1 ~ details textarea")
    other.page.keyboard.type("Listen to this")
    tab_to(other, "#person-1 ~ details button")
    other.page.keyboard.press("Enter")
    expect(other.page.get_by_role("alert")).to_contain_text("Thank you")
    eunomia = moderator(visit, harbour)
    report = eunomia.page.locator(".report").filter(has_text="Listen to this")
    report.locator("summary").click()
    expect(report).to_contain_text("a foul word")
    report.get_by_role("link", name="The table").click()
    remark = eunomia.page.locator("#said ~ ul li").filter(has_text="a foul word")
    remark.get_by_placeholder("Why").fill("foul")
    remark.get_by_role("button", name="Remove").click()
    expect(other.chat.filter(has_text="foul word")).to_have_count(0)
    expect(eunomia.page.get_by_text("Nothing was said here")).to_be_visible()
    person = eunomia.page.locator("#people ~ ul li").filter(has_text="Foul Mouth")
    person.get_by_placeholder("Why").fill("foul name")
    person.get_by_role("button", name="Remove the name").click()
    expect(host.person("Player 2")).to_be_visible()
    expect(rude.person("Player 2")).to_be_visible()
    eunomia.page.locator("form[action$='/close']").get_by_placeholder("Why").fill("enough")
    eunomia.page.get_by_role("button", name="Close the table").click()
    expect(host.prompt).to_contain_text("has been closed")
    eunomia.go("/host")
    report.get_by_placeholder("What was done").fill("all of it")
    report.get_by_role("button", name="Close").click()
    expect(report).to_have_count(0)
    for what, why in (("closed a report", "all of it"), ("closed a table", "enough"), ("removed a name", "foul name")):
        expect(eunomia.page.locator("tbody tr").filter(has_text=what).filter(has_text=why).first).to_be_visible()


def test_a_banned_visitor(harbour: PublicServer, visit: Visit) -> None:
    """One page tells why and until when; rules, watching by link and one's own data are left. Then it is lifted."""
    host, pirate = visit(harbour), somebody(visit, harbour, "Piratessa")
    path = open_public(host, "Cove", "neptun", ("me", "open", "bot:greedy"))
    sit_down(pirate, path)
    expect(pirate.person("Piratessa")).to_be_visible()
    friends = open_private(visit(harbour))
    eunomia = moderator(visit, harbour)
    eunomia.go("/host?name=piratessa")
    eunomia.page.get_by_role("link", name="Piratessa").click()
    eunomia.page.get_by_label("For how long").select_option(label="7 days")
    eunomia.page.get_by_label("Why (they will read it)").fill("piracy")
    eunomia.page.get_by_role("button", name="Ban").click()
    eunomia.page.wait_for_url("**/host")
    pirate.expect_complaint("403")
    pirate.page.locator("#talk-button").click()
    pirate.page.get_by_label("Say something").fill("still here")
    pirate.page.get_by_role("button", name="Send").click()
    expect(pirate.refusal).to_contain_text("piracy")
    for page in ("/", "/lobby", "/new"):
        pirate.go(page)
        expect(pirate.page.get_by_role("heading", name="You are banned")).to_be_visible()
        expect(pirate.page.get_by_text("The reason: piracy")).to_be_visible()
    pirate.page.get_by_role("link", name="The rules of Neptun").click()
    expect(pirate.page.locator(".clause-text").first).to_be_visible()
    pirate.go(friends)
    pirate.page.get_by_role("button", name="Watch").click()
    expect(pirate.page.get_by_text("You are watching")).to_be_visible()
    pirate.go("/account")
    expect(pirate.page.get_by_role("link", name="Delete my account")).to_be_visible()
    ban = eunomia.page.locator("#bans ~ ul li").filter(has_text="Piratessa")
    ban.get_by_placeholder("Why").fill("promised to behave")
    ban.get_by_role("button", name="Lift").click()
    expect(ban).to_have_count(0)
    pirate.go("/lobby")
    expect(pirate.page.get_by_role("heading", name="Lobby")).to_be_visible()
    end(host, path)


def open_private(guest: Guest) -> str:
    """Open a table by link; return the link for spectators."""
    guest.open_table("example", ("me", "open"))
    return guest.page.locator("#invite .invitation:last-of-type input.link").last.input_value()


@pytest.mark.parametrize("path", ["", "/table/x", "/owner/y", "/anything"])
def test_nobody_but_a_moderator_gets_there(harbour: PublicServer, visit: Visit, path: str) -> None:
    """To others these pages do not exist, whatever they ask or send; a link that was used is no use."""
    used = host_link(harbour)
    first, other = visit(harbour), visit(harbour)
    first.go(used)
    first.page.get_by_role("button", name="Moderate on this device").click()
    first.page.wait_for_url(f"{harbour.home}/host")
    other.expect_complaint("404")
    other.go(f"/host{path}")
    expect(other.page.get_by_text("This page doesn’t exist")).to_be_visible()
    ask = other.context.request
    for there in ("/report/1", "/table/x/close", "/table/x/name", "/owner/y/ban", "/owner/y/name", "/lift", "/zzz"):
        answer = ask.post(f"{harbour.home}/host{there}", form={"why": "x", "days": "1", "hash": "y"}, headers=SAME)
        assert answer.status == 404, there
    assert ask.post(used, headers=SAME).status == 404
    assert ask.get(used).status == 404


def test_data_is_exported_and_deleted(harbour: PublicServer, visit: Visit, tmp_path: Path) -> None:
    """One click for all there is; one more, and a page that says what happens, for an end of it."""
    thetis, other = somebody(visit, harbour, "Thetis"), visit(harbour)
    path = open_public(other, "Deep", "neptun", ("me", "open", "bot:greedy"))
    sit_down(thetis, path)
    thetis.talk("farewell to come")
    thetis.go("/account")
    with thetis.page.expect_download() as coming:
        thetis.page.get_by_role("button", name="Download my data").click()
    coming.value.save_as(tmp_path / "data.zip")
    with zipfile.ZipFile(tmp_path / "data.zip") as file:
        told = json.loads(file.read("account.json"))
    assert told["name"] == "Thetis" and told["tables"][0]["remarks"][0]["text"] == "farewell to come"
    thetis.page.get_by_role("link", name="Delete my account").click()
    expect(thetis.page.get_by_text("a bot plays your games")).to_be_visible()
    thetis.page.get_by_role("button", name="Delete it for good").click()
    thetis.page.wait_for_url(f"{harbour.home}/")
    expect(thetis.page.get_by_role("banner").get_by_role("link", name="Sign in")).to_be_visible()
    expect(other.person("Former player")).to_be_visible()
    expect(other.chat.filter(has_text="(removed)")).to_have_count(1)
    thetis.go("/sign-in")
    thetis.expect_complaint("403")
    thetis.page.get_by_role("button", name="Sign in with a passkey").click()
    expect(thetis.page.get_by_role("alert").filter(has_text="has this passkey")).to_be_visible()
    thetis.go("/lobby")
    expect(berth(thetis, "Deep")).to_have_count(1)
    end(other, path)


def test_these_pages_are_for_everybody(harbour: PublicServer, visit: Visit) -> None:
    """Axe finds nothing grave by day or by night; on a phone nothing scrolls sideways, in any language."""
    ada = visit(harbour, **PHONE)
    Authenticator(ada)
    make_account(ada, "Amphitrite of the Deep S")
    path = open_public(ada, "Open sea", "neptun", ("me", "open", "bot:greedy"))
    guest = visit(harbour)
    sit_down(guest, path, "A guest with a long name")
    guest.talk("hello")
    pages = ["/player/Amphitrite of the Deep S", f"{path}/people", "/account/delete"]
    assert grave(ada, pages, LIGHTS) == []
    fit_on_any_screen(ada, pages)
    eunomia = moderator(visit, harbour)
    table = path.rpartition("/")[2]
    eunomia.go(f"/host/table/{table}")
    owner = eunomia.page.locator("#people ~ ul a").first.get_attribute("href")
    pages = ["/host", f"/host/table/{table}", str(owner)]
    assert grave(eunomia, pages, LIGHTS) == []
    fit_on_any_screen(eunomia, pages)
    for language in ("fr-FR", "nl-NL"):
        other = visit(harbour, **PHONE, locale=language)
        for page in ("/player/Amphitrite of the Deep S", f"{path}/people"):
            other.go(page)
            no_sideways(other)
    end(ada, path)
