"""Ways into an account: a passkey, a link by mail, a link from another device, a recovery code; and making one."""

from typing import Any

from litestar import Response, get, post
from litestar.enums import MediaType
from litestar.response import Redirect

from periplus.harbour.accounts import Account
from periplus.harbour.harbour import Harbour, site_at
from periplus.harbour.letters import MINUTES
from periplus.harbour.passkeys import Site
from periplus.kernel.errors import PeriplusError
from periplus.kernel.message import Message
from periplus.table.entries import BadCommand
from periplus.web.limits import address_of
from periplus.web.pages import local_path
from periplus.web.render import home, page, page_fault, page_text
from periplus.web.status import status_of
from periplus.web.visitor import NAME, AnyRequest, cookie, device_of, form_of, greet, visitor_of

SIGN_IN = "/sign-in"


def site_of(request: AnyRequest) -> Site | None:
    """Return this server as authenticators know it; none, if they would not trust it as it was reached."""
    return site_at(home(request))


def need_site(request: AnyRequest) -> Site:
    """Return this server as authenticators know it, or say that they would not trust it."""
    site = site_of(request)
    if site is None:
        raise BadCommand("error-account-no-passkeys")
    return site


# The page


@get(SIGN_IN)
async def sign_in_page(request: AnyRequest, harbour: Harbour, next: str = "/") -> Response[str]:
    """Offer all ways to sign in that there are here, and to make an account."""
    if visitor_of(request).account is not None:
        found: Response[Any] = Redirect(local_path(next), status_code=303)
        return found
    return show_sign_in(request, harbour, next)


def show_sign_in(
    request: AnyRequest, harbour: Harbour, next: str, notice: str = "", status: int = 200, name: str = ""
) -> Response[str]:
    """Return the page on which people sign in."""
    return page(
        request, "entering.html", status, next=local_path(next), notice=notice, name=name,
        passkeys=site_of(request) is not None, mails=harbour.letters.offered,
    )  # fmt: skip


def refused(request: AnyRequest, harbour: Harbour, next: str, error: PeriplusError) -> Response[str]:
    """Return the page with what was wrong."""
    return show_sign_in(request, harbour, next, page_fault(error, visitor_of(request)), status_of(error))


# Passkeys


@post(f"{SIGN_IN}/asked", status_code=200)
async def ask_passkey(request: AnyRequest, harbour: Harbour) -> Response[Any]:
    """Return what a script asks of the authenticator: to say whose it is, or to make a passkey for a new account."""
    form, device = await form_of(request), device_of(request)
    try:
        site = need_site(request)
        if "name" in form.data:
            return asked(await harbour.accounts.ask_to_make(site, device, form.get("name")))
        return asked(await harbour.accounts.ask_to_enter(site, device))
    except PeriplusError as error:
        return not_asked(request, error)


def asked(options: str) -> Response[Any]:
    """Return what is asked of an authenticator."""
    return Response(options.encode(), media_type=MediaType.JSON)


def not_asked(request: AnyRequest, error: PeriplusError) -> Response[Any]:
    """Return why nothing is asked of an authenticator."""
    return Response({"fault": page_fault(error, visitor_of(request))}, status_code=status_of(error))


@post(f"{SIGN_IN}/passkey", status_code=200)
async def enter_by_passkey(request: AnyRequest, harbour: Harbour) -> Response[str]:
    """Sign in by what the authenticator has answered."""
    form = await form_of(request)
    try:
        account = await harbour.accounts.enter_by_passkey(need_site(request), device_of(request), form.need("answer"))
    except PeriplusError as error:
        return refused(request, harbour, form.get("next"), error)
    return entered(request, account, form.get("next"))


@post(f"{SIGN_IN}/new", status_code=200)
async def make_by_passkey(request: AnyRequest, harbour: Harbour) -> Response[str]:
    """Make an account with the passkey that the authenticator has made."""
    form = await form_of(request)
    try:
        code = await harbour.accounts.make_by_passkey(need_site(request), device_of(request), form.need("answer"))
    except PeriplusError as error:
        return refused(request, harbour, form.get("next"), error)
    return await show_code(request, harbour, code, form.get("next"), Message("page-account-made"))


def entered(request: AnyRequest, account: Account, next: str) -> Response[str]:
    """Go on, signed in; the device remembers the name."""
    answer: Response[Any] = Redirect(local_path(next), status_code=303)
    answer.set_cookie(cookie(request, NAME, account.name))
    return answer


async def show_code(request: AnyRequest, harbour: Harbour, code: str, next: str, heading: Message) -> Response[str]:
    """Show a recovery code, this once, to a device that is signed in by now."""
    await greet(request, harbour.accounts)
    speaks, visitor = page_text(visitor_of(request)), visitor_of(request)
    answer = page(
        request, "ask.html", heading=speaks.say(heading), wants_name=False, action="", button="", back="",
        lines=[speaks.say(Message("page-code-told"))], shown_link=code,
        ways=[(local_path(next), speaks.say(Message("page-code-kept")))],
    )  # fmt: skip
    answer.set_cookie(cookie(request, NAME, visitor.name))
    return answer


# Mail


@post(f"{SIGN_IN}/mail", status_code=200)
async def send_link(request: AnyRequest, harbour: Harbour) -> Response[str]:
    """Send a link by mail."""
    form, visitor = await form_of(request), visitor_of(request)
    try:
        address = await harbour.letters.send(
            device_of(request), form.need("address"), visitor.language(), address_of(request)
        )
    except PeriplusError as error:
        return refused(request, harbour, form.get("next"), error)
    return mail_sent(request, address)


def mail_sent(request: AnyRequest, address: str, back: str = SIGN_IN) -> Response[str]:
    """Say that a link is on its way, as far as anybody may know."""
    speaks = page_text(visitor_of(request))
    told = Message("page-link-sent-told", {"address": address, "minutes": MINUTES})
    return page(
        request, "ask.html", heading=speaks.say(Message("page-link-sent")), lines=[speaks.say(told)],
        wants_name=False, action="", button="", shown_link="", back=back,
    )  # fmt: skip


@get("/enter/{secret:str}")
async def mail_page(request: AnyRequest, harbour: Harbour, secret: str) -> Response[str]:
    """Show where a link leads; nothing happens until the button is pressed, as programs that check mail follow it."""
    return await show_mail(request, harbour, secret)


async def show_mail(
    request: AnyRequest, harbour: Harbour, secret: str, name: str = "", notice: str = ""
) -> Response[str]:
    """Return the page to which a link by mail leads."""
    account, _ = await harbour.letters.about(device_of(request), secret)
    speaks = page_text(visitor_of(request))
    known = {} if account is None else {"name": account.name}
    which = "new" if account is None else "known"
    return page(
        request, "ask.html", 422 if notice else 200, heading=speaks.say(Message(f"page-enter-{which}", known)),
        lines=[speaks.say(Message(f"page-enter-{which}-told"))], action=request.url.path, notice=notice,
        wants_name=account is None, name=name or visitor_of(request).name, shown_link="", back="",
        button=speaks.say(Message(f"page-enter-{which}-button")),
    )  # fmt: skip


@post("/enter/{secret:str}", status_code=200)
async def enter_by_mail(request: AnyRequest, harbour: Harbour, secret: str) -> Response[str]:
    """Sign in to the account of a mailbox, or make one for it."""
    form, device, letters = await form_of(request), device_of(request), harbour.letters
    account, mailbox = await letters.about(device, secret)
    if account is not None:
        return entered(request, await letters.enter(device, secret, account, mailbox), "/")
    try:
        code = await letters.make(device, secret, form.need("name"), mailbox)
    except PeriplusError as error:
        notice = page_fault(error, visitor_of(request))
        return await show_mail(request, harbour, secret, form.get("name"), notice)
    return await show_code(request, harbour, code, "/", Message("page-account-made"))


# Another device, and no device at all


@get("/device/{secret:str}")
async def device_page(request: AnyRequest, harbour: Harbour, secret: str) -> Response[str]:
    """Show what a link for another device does."""
    account, speaks = await harbour.accounts.of_link(device_of(request), secret), page_text(visitor_of(request))
    return page(
        request, "ask.html", heading=speaks.say(Message("page-enter-known", {"name": account.name})),
        lines=[speaks.say(Message("page-device-told"))], action=request.url.path, wants_name=False, shown_link="",
        button=speaks.say(Message("page-enter-known-button")), back="",
    )  # fmt: skip


@post("/device/{secret:str}", status_code=200)
async def enter_by_device(request: AnyRequest, harbour: Harbour, secret: str) -> Response[str]:
    """Sign in by a link from another device."""
    return entered(request, await harbour.accounts.enter_by_link(device_of(request), secret), "/")


@post(f"{SIGN_IN}/code", status_code=200)
async def enter_by_code(request: AnyRequest, harbour: Harbour) -> Response[str]:
    """Sign in by a recovery code, and show another."""
    form = await form_of(request)
    try:
        account, code = await harbour.accounts.enter_by_code(device_of(request), form.need("code"))
    except PeriplusError as error:
        return refused(request, harbour, form.get("next"), error)
    heading = Message("page-entered-by-code", {"name": account.name})
    return await show_code(request, harbour, code, "/account", heading)


ROUTES = [
    sign_in_page, ask_passkey, enter_by_passkey, make_by_passkey, send_link, mail_page, enter_by_mail, device_page,
    enter_by_device, enter_by_code,
]  # fmt: skip
