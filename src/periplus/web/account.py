"""One's own account: its name, the ways into it, and the devices that are signed in."""

from typing import Any

from litestar import Response, get, post
from litestar.response import Redirect

from periplus.harbour.accounts import Device
from periplus.harbour.export import exported
from periplus.harbour.harbour import Harbour
from periplus.harbour.passkeys import drop_passkey, passkeys_of, rename_passkey
from periplus.kernel.errors import PeriplusError
from periplus.kernel.message import Message
from periplus.table.entries import BadCommand
from periplus.table.keys import hash_of, new_secret
from periplus.web.entering import asked, mail_sent, need_site, not_asked, show_code, site_of
from periplus.web.limits import address_of
from periplus.web.look import day
from periplus.web.render import home, page, page_fault, page_text
from periplus.web.status import status_of
from periplus.web.visitor import NAME, AnyRequest, account_of, cookie, device_of, form_of, visitor_of

ACCOUNT = "/account"
ZIP = "application/zip"
MARK = 16
"""As many characters of a hash tell one's devices apart."""


@get(ACCOUNT)
async def account_page(request: AnyRequest, harbour: Harbour) -> Response[str]:
    """Show an account to whoever it belongs to."""
    return await show_account(request, harbour)


async def show_account(request: AnyRequest, harbour: Harbour, notice: str = "", status: int = 200) -> Response[str]:
    """Return the page of an account."""
    account, here = account_of(request), device_of(request).hash
    keys = await passkeys_of(harbour.house.store, account.id)
    devices = await harbour.accounts.sessions.of(account.id)
    return page(
        request, "account.html", status, notice=notice, mails=harbour.letters.offered, since=day(account.made_at),
        passkeys=[(each.id, each.name, day(each.made_at), day(each.used_at)) for each in keys],
        may_add=site_of(request) is not None,
        blocked=[(each.other, each.name, day(each.at)) for each in harbour.blocks.of(account.id).values()],
        devices=[(each.device[:MARK], each.label, day(each.seen_at), each.device == here) for each in devices],
    )  # fmt: skip


async def refused(request: AnyRequest, harbour: Harbour, error: PeriplusError) -> Response[str]:
    """Return the page with what was wrong."""
    return await show_account(request, harbour, page_fault(error, visitor_of(request)), status_of(error))


def back() -> Response[str]:
    """Return to the page, as it is now."""
    answer: Response[Any] = Redirect(ACCOUNT, status_code=303)
    return answer


@post(f"{ACCOUNT}/name", status_code=200)
async def rename(request: AnyRequest, harbour: Harbour) -> Response[str]:
    """Take another name."""
    form, account = await form_of(request), account_of(request)
    try:
        await harbour.accounts.rename(account, form.need("name"))
    except PeriplusError as error:
        return await refused(request, harbour, error)
    return back()


# Ways in


@post(f"{ACCOUNT}/asked", status_code=200)
async def ask_passkey(request: AnyRequest, harbour: Harbour) -> Response[Any]:
    """Return what a script asks of the authenticator that is to make another passkey."""
    try:
        account = account_of(request)
        return asked(await harbour.accounts.ask_to_add(need_site(request), device_of(request), account))
    except PeriplusError as error:
        return not_asked(request, error)


@post(f"{ACCOUNT}/passkeys", status_code=200)
async def add_passkey(request: AnyRequest, harbour: Harbour) -> Response[str]:
    """Add the passkey that the authenticator has made."""
    form, account = await form_of(request), account_of(request)
    try:
        await harbour.accounts.add_by_passkey(need_site(request), device_of(request), account, form.need("answer"))
    except PeriplusError as error:
        return await refused(request, harbour, error)
    return back()


@post(f"{ACCOUNT}/passkeys/{{id:str}}", status_code=200)
async def name_passkey(request: AnyRequest, harbour: Harbour, id: str) -> Response[str]:
    """Call a passkey something else."""
    form, account = await form_of(request), account_of(request)
    await rename_passkey(harbour.house.store, account.id, id, form.need("name"))
    return back()


@post(f"{ACCOUNT}/passkeys/{{id:str}}/remove", status_code=200)
async def remove_passkey(request: AnyRequest, harbour: Harbour, id: str) -> Response[str]:
    """Forget a passkey, unless it is the only way in that can be used more than once."""
    account, store = account_of(request), harbour.house.store
    if len(await passkeys_of(store, account.id)) == 1 and not account.has_mail:
        return await refused(request, harbour, BadCommand("error-account-last"))
    await drop_passkey(store, account.id, id)
    return back()


@post(f"{ACCOUNT}/mail", status_code=200)
async def add_mail(request: AnyRequest, harbour: Harbour) -> Response[str]:
    """Send a link to an address that is to lead to this account."""
    form, visitor, account = await form_of(request), visitor_of(request), account_of(request)
    try:
        address = await harbour.letters.send(
            device_of(request), form.need("address"), visitor.language(), address_of(request), account.id
        )
    except PeriplusError as error:
        return await refused(request, harbour, error)
    return mail_sent(request, address, ACCOUNT)


@post(f"{ACCOUNT}/mail/remove", status_code=200)
async def remove_mail(request: AnyRequest, harbour: Harbour) -> Response[str]:
    """Let no address lead to this account any more, if there is another way in."""
    account = account_of(request)
    if not await passkeys_of(harbour.house.store, account.id):
        return await refused(request, harbour, BadCommand("error-account-last"))
    await harbour.letters.forget(account)
    return back()


@post(f"{ACCOUNT}/code", status_code=200)
async def renew_code(request: AnyRequest, harbour: Harbour) -> Response[str]:
    """Make another recovery code, and show it."""
    code = await harbour.accounts.renew_code(account_of(request))
    return await show_code(request, harbour, code, ACCOUNT, Message("page-code"))


# Devices


@post(f"{ACCOUNT}/link", status_code=200)
async def link_device(request: AnyRequest, harbour: Harbour) -> Response[str]:
    """Show a link that signs another device in, once."""
    speaks, secret = page_text(visitor_of(request)), await harbour.accounts.link_for_device(account_of(request))
    return page(
        request, "ask.html", heading=speaks.say(Message("page-device-link")), back=ACCOUNT, wants_name=False,
        lines=[speaks.say(Message("page-device-link-told"))], action="", button="", as_code=True,
        shown_link=f"{home(request)}/device/{secret}",
    )  # fmt: skip


@post(f"{ACCOUNT}/token", status_code=200)
async def make_token(request: AnyRequest, harbour: Harbour) -> Response[str]:
    """Make a token with which a program acts for this account, and show it this once; it is a device like others."""
    account, speaks, token = account_of(request), page_text(visitor_of(request)), new_secret()
    device = Device(hash_of(token), speaks.say(Message("page-program")))
    await harbour.accounts.enter(account.id, device, lambda connection: None)
    return page(
        request, "ask.html", heading=speaks.say(Message("page-account-token")), back=ACCOUNT, wants_name=False,
        lines=[speaks.say(Message("page-account-token-told"))], action="", button="", shown_link=token,
    )  # fmt: skip


@post(f"{ACCOUNT}/sign-out", status_code=200)
async def sign_out(request: AnyRequest, harbour: Harbour) -> Response[str]:
    """Sign this device out, or another, which is told by a mark."""
    form, account, here = await form_of(request), account_of(request), device_of(request).hash
    mark = form.get("device") or here[:MARK]
    devices = [each.device for each in await harbour.accounts.sessions.of(account.id)]
    await harbour.accounts.sessions.end(account.id, [each for each in devices if each[:MARK] == mark])
    return back() if mark != here[:MARK] else gone(request)


@post(f"{ACCOUNT}/unblock", status_code=200)
async def unblock(request: AnyRequest, harbour: Harbour) -> Response[str]:
    """Let somebody be met again."""
    form = await form_of(request)
    await harbour.blocks.unblock(account_of(request).id, form.need("other"))
    return back()


# All there is, and an end of it


@post(f"{ACCOUNT}/export", status_code=200)
async def export(request: AnyRequest, harbour: Harbour) -> Response[bytes]:
    """Send everything that is kept about an account."""
    account = account_of(request)
    async with harbour.exporting:  # one at a time: games are played again for it
        packed = await exported(harbour, account)
    headers = {"Content-Disposition": 'attachment; filename="periplus.zip"'}
    return Response(packed, media_type=ZIP, headers=headers)


@get(f"{ACCOUNT}/delete")
async def delete_page(request: AnyRequest) -> Response[str]:
    """Say what is deleted with an account, before it is."""
    account, speaks = account_of(request), page_text(visitor_of(request))
    told = ("gone", "games", "stays")
    return page(
        request, "ask.html", heading=speaks.say(Message("page-delete", {"name": account.name})), wants_name=False,
        lines=[speaks.say(Message(f"page-delete-{part}")) for part in told], action=request.url.path, shown_link="",
        button=speaks.say(Message("page-delete-button")), back=ACCOUNT,
    )  # fmt: skip


@post(f"{ACCOUNT}/delete", status_code=200)
async def delete(request: AnyRequest, harbour: Harbour) -> Response[str]:
    """Delete an account."""
    await harbour.farewell.delete(account_of(request))
    return gone(request)


def gone(request: AnyRequest) -> Response[str]:
    """Leave the account on this device."""
    answer: Response[Any] = Redirect("/", status_code=303)
    answer.set_cookie(cookie(request, NAME, "", age=0))
    return answer


ROUTES = [
    account_page, rename, ask_passkey, add_passkey, name_passkey, remove_passkey, add_mail, remove_mail, renew_code,
    link_device, make_token, sign_out, unblock, export, delete_page, delete,
]  # fmt: skip
