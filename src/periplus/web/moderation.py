"""The pages of moderators, which are there for nobody else: reports, tables, people, bans, and what was done."""

from typing import Any

from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from litestar.response import Redirect
from sqlalchemy import select

from periplus.harbour.accounts import Account
from periplus.harbour.harbour import Harbour
from periplus.harbour.moderation import FOR_EVER, BanKind
from periplus.harbour.proofs import Spent
from periplus.kernel.message import Message
from periplus.table.entries import LONGEST_REMARK, BadCommand, clean
from periplus.table.keys import hash_of
from periplus.table.schema import accounts
from periplus.table.table import Table
from periplus.web.look import day, stamp
from periplus.web.players import owners_at, title_of
from periplus.web.render import page, page_text
from periplus.web.visitor import AnyRequest, FormData, form_of, visitor_of

HOST = "/host"
DAYS = (1, 7, 30, 365, FOR_EVER)
LATEST = 30
"""Accounts that are listed, the latest first."""


def moderator(request: AnyRequest, harbour: Harbour) -> str:
    """Return the device of a moderator; to anybody else, these pages do not exist."""
    device = hash_of(visitor_of(request).secret)
    if not harbour.moderation.is_moderator(device):
        raise NotFoundException
    return device


def why_in(form: FormData) -> str:
    """Return why somebody does something, which has to be said."""
    why = clean(form.get("why"), LONGEST_REMARK, lines=True)
    if not why:
        raise BadCommand("error-act-why")
    return why


def back_to(path: str) -> Response[str]:
    """Go to a page of moderators."""
    answer: Response[Any] = Redirect(path, status_code=303)
    return answer


# Looking


@get(HOST)
async def overview(request: AnyRequest, harbour: Harbour, name: str = "") -> Response[str]:
    """Show what is to be looked after, and what was done."""
    moderator(request, harbour)
    rows = await harbour.house.store.read(select(accounts).order_by(accounts.c.made_at.desc()).limit(LATEST))
    found = await harbour.accounts.whose(name) if name else None
    known = await harbour.accounts.among([row.id for row in rows] if found is None else [found])
    kept = harbour.moderation
    return page(
        request, "moderation.html", reports=[(each, stamp(each.at)) for each in await harbour.reports.open()],
        tables=[(each, title_of(visitor_of(request), each.game)) for each in await harbour.lobby.listed()],
        players=sorted(known.values(), key=lambda each: -each.made_at), name=name,
        bans=[(found, day(found[0].until)) for found in kept.banned()], day=day,
        acts=[(each, stamp(each.at)) for each in await kept.acts()],
    )  # fmt: skip


@get(f"{HOST}/table/{{id:str}}")
async def table_page(request: AnyRequest, harbour: Harbour, id: str) -> Response[str]:
    """Show who sits at a public table, and what was said there."""
    moderator(request, harbour)
    table = await public_table(harbour, id)
    owners = await owners_at(harbour, table)
    said = [(each, stamp(each.at)) for each in reversed(table.remarks) if each.text]
    title = table.setting.title or title_of(visitor_of(request), table.setting.game)
    people = [(seat, chair.name) for seat, chair in enumerate(table.chairs) if chair.holder == "person"]
    return page(
        request, "moderated_table.html", about=table.game, table=table, title=title, people=people, owners=owners,
        said=said,
    )  # fmt: skip


async def public_table(harbour: Harbour, id: str) -> Table:
    """Return a table that strangers see: what goes on at others is not for moderators."""
    table = (await harbour.house.live(id)).table
    if not table.is_public:
        raise NotFoundException
    return table


@get(f"{HOST}/owner/{{hash:str}}")
async def owner_page(request: AnyRequest, harbour: Harbour, hash: str, name: str = "") -> Response[str]:
    """Show somebody, by what their keys are stored under: an account, or a device without one."""
    moderator(request, harbour)
    account = (await harbour.accounts.among([hash])).get(hash)
    places = await harbour.comings.places_of(hash)
    ban = harbour.moderation.bans.value.get(hash)
    return page(
        request, "moderated_player.html", hash=hash, player=account, days=DAYS, places=len(places), ban=ban,
        called=name[:50] if account is None else account.name, until="" if ban is None else day(ban.until),
        names=[] if account is None else await harbour.accounts.names_of(hash),
    )  # fmt: skip


# Acting


@get(f"{HOST}/{{secret:str}}")
async def link_page(request: AnyRequest, harbour: Harbour, secret: str) -> Response[str]:
    """Show what the link does that was printed for whoever runs the server."""
    await need_link(request, harbour, secret)
    speaks = page_text(visitor_of(request))
    return page(
        request, "ask.html", heading=speaks.say(Message("page-moderation")), action=request.url.path, shown_link="",
        lines=[speaks.say(Message("page-moderate-told"))], wants_name=False, back="",
        button=speaks.say(Message("page-moderate-button")),
    )  # fmt: skip


async def need_link(request: AnyRequest, harbour: Harbour, secret: str) -> None:
    """Refuse a link that was not printed, or was used."""
    try:
        await harbour.accounts.proofs.about("host", secret, hash_of(visitor_of(request).secret))
    except Spent:
        raise NotFoundException from None


@post(f"{HOST}/{{secret:str}}", status_code=200)
async def use_link(request: AnyRequest, harbour: Harbour, secret: str) -> Response[str]:
    """Make this device a moderator's."""
    await need_link(request, harbour, secret)
    await harbour.moderation.appoint(hash_of(visitor_of(request).secret), secret)
    return back_to(HOST)


@post(f"{HOST}/report/{{id:int}}", status_code=200)
async def close_report(request: AnyRequest, harbour: Harbour, id: int) -> Response[str]:
    """Note that somebody has seen to a report."""
    device, form = moderator(request, harbour), await form_of(request)
    why, closed = why_in(form), await harbour.reports.close(id)
    await harbour.moderation.note(device, "report", f"{closed.name} · {closed.kind} #{id}", why)
    return back_to(HOST)


@post(f"{HOST}/table/{{id:str}}/close", status_code=200)
async def close_table(request: AnyRequest, harbour: Harbour, id: str) -> Response[str]:
    """End a table."""
    device, form = moderator(request, harbour), await form_of(request)
    table = await public_table(harbour, id)
    await harbour.moderation.close_table(device, table.id, why_in(form))
    return back_to(f"{HOST}/table/{id}")


@post(f"{HOST}/table/{{id:str}}/remark", status_code=200)
async def remove_remark(request: AnyRequest, harbour: Harbour, id: str) -> Response[str]:
    """Remove a remark."""
    device, form = moderator(request, harbour), await form_of(request)
    table = await public_table(harbour, id)
    try:
        at = float(form.need("at"))
    except ValueError:
        raise BadCommand("error-page-field", {"field": "at"}) from None
    await harbour.moderation.remove_remark(device, table.id, at, form.need("name"), why_in(form))
    return back_to(f"{HOST}/table/{id}")


@post(f"{HOST}/table/{{id:str}}/name", status_code=200)
async def rename_seat(request: AnyRequest, harbour: Harbour, id: str) -> Response[str]:
    """Remove the name of whoever sits at a seat."""
    device, form = moderator(request, harbour), await form_of(request)
    table = await public_table(harbour, id)
    await harbour.moderation.rename_seat(device, table.id, form.seat(), why_in(form))
    return back_to(f"{HOST}/table/{id}")


@post(f"{HOST}/owner/{{hash:str}}/name", status_code=200)
async def rename_account(request: AnyRequest, harbour: Harbour, hash: str) -> Response[str]:
    """Remove the name of an account."""
    device, form = moderator(request, harbour), await form_of(request)
    account: Account = await harbour.accounts.need(hash)
    await harbour.moderation.rename_account(device, account, why_in(form))
    return back_to(f"{HOST}/owner/{hash}")


@post(f"{HOST}/owner/{{hash:str}}/ban", status_code=200)
async def ban(request: AnyRequest, harbour: Harbour, hash: str) -> Response[str]:
    """Ban somebody, and if wanted all that comes from where they came from."""
    device, form = moderator(request, harbour), await form_of(request)
    why, days, account = why_in(form), form.number("days"), (await harbour.accounts.among([hash])).get(hash)
    if days not in DAYS:
        raise BadCommand("error-page-field", {"field": "days"})
    kind: BanKind = "device" if account is None else "account"
    name = form.get("name")[:50] if account is None else account.name
    whom: dict[str, BanKind] = {hash: kind}
    if form.get("places") == "yes":
        whom |= dict.fromkeys(await harbour.comings.places_of(hash), "place")
    await harbour.moderation.ban(device, whom, name, days, why)
    return back_to(HOST)


@post(f"{HOST}/lift", status_code=200)
async def lift(request: AnyRequest, harbour: Harbour) -> Response[str]:
    """Lift a ban."""
    device, form = moderator(request, harbour), await form_of(request)
    await harbour.moderation.lift(device, form.need("hash"), why_in(form))
    return back_to(HOST)


ROUTES = [
    overview, table_page, owner_page, link_page, use_link, close_report, close_table, remove_remark, rename_seat,
    rename_account, ban, lift,
]  # fmt: skip
