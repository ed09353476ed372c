"""Accounts in a real browser: made, used on a second device, and taken from a lost one."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.authenticator import Authenticator, make_account, sign_in
from tests.web.browser import PHONE, Guest, Visit, no_sideways, tab_to
from tests.web.server import PublicServer
from tests.web.test_axe import LIGHTS, fit_on_any_screen, grave

pytestmark = pytest.mark.once


def named(guest: Guest, name: str) -> None:
    """Expect the masthead to say who is signed in."""
    expect(guest.page.get_by_role("banner").get_by_role("link", name=name)).to_be_visible()


def test_a_second_device_and_a_lost_one(harbour: PublicServer, visit: Visit) -> None:
    """Made with a passkey at home; signed in on a phone by link, which opens the same table; then the phone is lost."""
    ada, phone = visit(harbour), visit(harbour, **PHONE)
    Authenticator(ada)
    make_account(ada, "Ada of Chios")
    named(ada, "Ada of Chios")
    path = ada.open_table("example", ("me", "bot:greedy"))
    ada.go("/account")
    ada.page.get_by_role("button", name="Sign another device in").click()
    link = ada.page.get_by_label("Sign another device in").and_(ada.page.locator("input")).input_value()
    phone.go(link)
    expect(phone.page.get_by_role("heading", name="Sign in as Ada of Chios")).to_be_visible()
    phone.page.get_by_role("button", name="Sign in").click()
    named(phone, "Ada of Chios")
    phone.go(path)
    expect(phone.prompt).to_be_visible()
    ada.go("/account")
    other = ada.page.locator("#own-devices ~ ul li").filter(has_text="Chrome, ").filter(has_not_text="this device")
    other.get_by_role("button", name="Sign out").click()
    expect(other).to_have_count(0)
    phone.expect_complaint("403")
    expect(phone.page.get_by_text("this table is not open to you")).to_be_visible()  # the page heard of it
    phone.go("/")
    expect(phone.page.get_by_role("banner").get_by_role("link", name="Sign in")).to_be_visible()
    ada.go(path)
    expect(ada.prompt).to_be_visible()


def test_a_passkey_that_is_shared(harbour: PublicServer, visit: Visit) -> None:
    """A password manager carries it to another device: signing in there asks for no name, and goes on where one was."""
    ada, other = visit(harbour), visit(harbour)
    known = Authenticator(ada)
    make_account(ada, "Berenice")
    Authenticator(other).take(known.passkeys()[0])
    other.go("/puzzles")
    other.page.get_by_role("link", name="Sign in").click()
    other.page.get_by_role("button", name="Sign in with a passkey").click()
    other.page.wait_for_url("**/puzzles")
    named(other, "Berenice")
    other.go("/account")
    expect(other.page.locator("#ways-in ~ ul li")).to_contain_text(re.compile("last used"))


def test_several_passkeys_with_names(harbour: PublicServer, visit: Visit) -> None:
    """One is added and named, another removed; the last one stays, as it is the only way in."""
    ada = visit(harbour)
    first = Authenticator(ada)
    make_account(ada, "Callisto")
    first.cdp.send("WebAuthn.removeVirtualAuthenticator", {"authenticatorId": first.id})
    second = Authenticator(ada)
    ada.go("/account")
    ada.page.get_by_role("button", name="Add a passkey").click()
    keys = ada.page.locator("#ways-in ~ ul li")
    expect(keys).to_have_count(2)
    keys.last.locator("summary").click()
    keys.last.get_by_label("What you call it").fill("the key in the drawer")
    keys.last.get_by_role("button", name="Save").click()
    expect(keys.last).to_contain_text("the key in the drawer")
    keys.first.locator("summary").click()
    keys.first.get_by_role("button", name="Remove it").click()
    expect(keys).to_have_count(1)
    keys.first.locator("summary").click()
    ada.expect_complaint("422")
    keys.first.get_by_role("button", name="Remove it").click()
    expect(ada.page.get_by_role("alert").filter(has_text="the only way")).to_be_visible()
    ada.page.get_by_role("button", name="Sign out").first.click()
    sign_in(ada, "Callisto")
    assert len(second.passkeys()) == 1


def test_everything_is_lost_but_the_code(harbour: PublicServer, visit: Visit) -> None:
    """Typed as it was written down, it signs in and is replaced; from there the lost device is signed out."""
    lost, ada = visit(harbour), visit(harbour)
    Authenticator(lost)
    code = make_account(lost, "Doris")
    ada.go("/sign-in")
    ada.page.get_by_text("Lost your device or your passkey?").click()
    ada.page.get_by_label("Recovery code").fill(code.lower())
    ada.page.get_by_role("button", name="Use the code").click()
    assert ada.page.get_by_label("Welcome back, Doris").input_value() != code
    ada.page.get_by_role("link", name="I have kept it").click()
    ada.page.locator("#own-devices ~ ul li").nth(1).get_by_role("button", name="Sign out").click()
    lost.go("/account")
    lost.page.wait_for_url("**/sign-in?next=%2Faccount")
    ada.go("/sign-in")  # signed in already: nothing to do here
    ada.page.wait_for_url(f"{harbour.home}/")


def test_what_goes_wrong_is_told(harbour: PublicServer, visit: Visit) -> None:
    """A name that is taken, an authenticator without passkeys, and one that was removed from its account."""
    ada, other = visit(harbour), visit(harbour)
    known = Authenticator(ada)
    make_account(ada, "Electra")
    Authenticator(other)
    fault = other.page.locator(".passkey-fault")
    other.go("/sign-in")
    other.expect_complaint("422")
    other.page.get_by_label("The name others see").fill("ELECTRA")
    other.page.get_by_role("button", name="Make an account").click()
    expect(fault).to_contain_text("or nearly so")
    other.page.get_by_role("button", name="Sign in with a passkey").click()
    expect(fault).to_contain_text("no passkey was used")
    stranger = known.passkeys()[0] | {"credentialId": "c3RyYW5nZXI="}
    nobodys = Authenticator(visit(harbour))
    nobodys.take(stranger)
    nobodys.guest.expect_complaint("403")
    nobodys.guest.go("/sign-in")
    nobodys.guest.page.get_by_role("button", name="Sign in with a passkey").click()
    expect(nobodys.guest.page.get_by_role("alert").filter(has_text="has this passkey")).to_be_visible()


def test_by_keyboard_alone(harbour: PublicServer, visit: Visit) -> None:
    """From the masthead to an account, without a mouse."""
    ada = visit(harbour)
    Authenticator(ada)
    ada.go("/")
    tab_to(ada, ".who-am-i")
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_url("**/sign-in")
    tab_to(ada, "#name")
    ada.page.keyboard.type("Fotini")
    ada.page.keyboard.press("Enter")
    ada.page.get_by_label("Your account is made").wait_for()
    tab_to(ada, ".ways a")
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_url(f"{harbour.home}/")
    named(ada, "Fotini")


def test_without_scripts_a_page_says_what_is_missing(harbour: PublicServer, visit: Visit) -> None:
    """No passkeys without scripts, and this server sends no mail; the recovery code works all the same."""
    ada, plain = visit(harbour), visit(harbour, java_script_enabled=False)
    Authenticator(ada)
    code = make_account(ada, "Galatea")
    plain.go("/sign-in")
    expect(plain.page.get_by_text("Signing in needs a passkey here")).to_be_visible()
    expect(plain.page.get_by_role("button", name="Sign in with a passkey")).to_be_hidden()
    plain.page.get_by_text("Lost your device or your passkey?").click()
    plain.page.get_by_label("Recovery code").fill(code)
    plain.page.get_by_role("button", name="Use the code").click()
    named(plain, "Galatea")


def test_these_pages_are_for_everybody(harbour: PublicServer, visit: Visit) -> None:
    """Axe finds nothing grave by day or by night, and on a phone nothing scrolls sideways, in any language."""
    ada = visit(harbour, **PHONE)
    Authenticator(ada)
    assert grave(ada, ["/sign-in"], LIGHTS) == []
    make_account(ada, "Io")
    assert grave(ada, ["/account"], LIGHTS) == []
    for language in ("fr-FR", "nl-NL"):
        other = visit(harbour, **PHONE, locale=language)
        other.go("/sign-in")
        no_sideways(other)
    fit_on_any_screen(ada, ["/account"])
