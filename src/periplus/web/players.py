"""Other people: what strangers may know of them, whom one does not want to meet, and what one reports."""

from typing import Any, NamedTuple
from urllib.parse import quote

from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from litestar.response import Redirect

from periplus.games import game as open_game
from periplus.harbour.harbour import Harbour
from periplus.harbour.profiles import Played, profile_of
from periplus.harbour.reports import KINDS, Reported
from periplus.kernel.errors import PeriplusError
from periplus.kernel.message import Message
from periplus.table.house import House
from periplus.table.keys import OPENING
from periplus.table.table import Table
from periplus.web.desk import Desk, sit_down
from periplus.web.limits import address_of
from periplus.web.look import day
from periplus.web.render import page, page_fault, page_text
from periplus.web.status import status_of
from periplus.web.visitor import AnyRequest, Visitor, account_of, form_of, visitor_of

PLAYER = "/player"
SHOWN_GAMES = 50


class Result(NamedTuple):
    """A game that somebody has played, as a page lists it."""

    table: str
    day: str
    game: str
    title: str
    others: str
    place: str
    won: bool


def path_of(name: str) -> str:
    """Return where somebody's page is."""
    return f"{PLAYER}/{quote(name, safe='')}"


# Profiles


@get(f"{PLAYER}/{{name:str}}")
async def player_page(request: AnyRequest, harbour: Harbour, name: str) -> Response[str]:
    """Show somebody with an account; a former name leads to the present one."""
    account = await harbour.accounts.called(name)
    if account.name != name:
        moved: Response[Any] = Redirect(path_of(account.name), status_code=303)
        return moved
    return await show_player(request, harbour, name)


async def show_player(
    request: AnyRequest, harbour: Harbour, name: str, notice: str = "", status: int = 200
) -> Response[str]:
    """Return the page of somebody with an account."""
    account, visitor = await harbour.accounts.called(name), visitor_of(request)
    profile = await profile_of(harbour.house.store, account)
    games = [(each, title_of(visitor, each.game)) for each in profile.tallies()]
    return page(
        request, "player.html", status, notice=notice, player=account, since=day(account.made_at), games=games,
        results=[result(visitor, each) for each in profile.finished[:SHOWN_GAMES]], kinds=KINDS[1:],
        tables=[result(visitor, each) for each in profile.going_on], path=path_of(account.name),
        is_own=visitor.account == account, is_blocked=account.id in blocked_by(harbour, visitor),
    )  # fmt: skip


def title_of(visitor: Visitor, game: str) -> str:
    """Return what a game is called."""
    return page_text(visitor, open_game(game).room).say(Message("title"))


def result(visitor: Visitor, each: Played) -> Result:
    """Return a game as a page lists it."""
    others = ", ".join(name for seat, name in enumerate(each.names) if seat != each.seat and name)
    title = title_of(visitor, each.game)
    place = ""
    if each.rank:
        place = page_text(visitor).say(Message("page-place", {"rank": each.rank, "players": len(each.names)}))
    return Result(each.table, day(each.at), title, each.title or title, others, place, each.rank == 1)


def blocked_by(harbour: Harbour, visitor: Visitor) -> set[str]:
    """Return whom a visitor has blocked."""
    return set() if visitor.account is None else {*harbour.blocks.of(visitor.account.id)}


@post(f"{PLAYER}/{{name:str}}/block")
async def block_player(request: AnyRequest, harbour: Harbour, name: str) -> Redirect:
    """Block somebody with an account, or let them be met again."""
    own, other = account_of(request), await harbour.accounts.called(name)
    await set_block(request, harbour, own.id, other.id, other.name)
    return Redirect(path_of(other.name), status_code=303)


async def set_block(request: AnyRequest, harbour: Harbour, account: str, other: str, name: str) -> None:
    """Block somebody, or not, as a form says."""
    if (await form_of(request)).get("block") == "yes":
        await harbour.blocks.block(account, other, name)
    else:
        await harbour.blocks.unblock(account, other)


@post(f"{PLAYER}/{{name:str}}/report", status_code=200)
async def report_player(request: AnyRequest, harbour: Harbour, name: str) -> Response[str]:
    """Report somebody with an account."""
    other = await harbour.accounts.called(name)
    try:
        await report(request, harbour, Reported(other.id, other.name))
    except PeriplusError as error:
        notice = page_fault(error, visitor_of(request))
        return await show_player(request, harbour, other.name, notice, status_of(error))
    return await show_player(request, harbour, other.name, reported(request))


async def report(request: AnyRequest, harbour: Harbour, whom: Reported) -> None:
    """Make the report of a form."""
    form, visitor = await form_of(request), visitor_of(request)
    by = await harbour.house.owner(visitor.secret)
    await harbour.reports.make(by, address_of(request), form.need("kind"), whom, form.get("words"))


def reported(request: AnyRequest) -> str:
    """Return what somebody is told who has reported something."""
    return page_text(visitor_of(request)).say(Message("page-reported"))


# The people at a table


@get("/table/{id:str}/people")
async def people_page(request: AnyRequest, house: House, harbour: Harbour, id: str) -> Response[str]:
    """Show who sits at a table, and what can be done about them."""
    return await show_people(request, harbour, await sit_down(request, house, id))


async def show_people(
    request: AnyRequest, harbour: Harbour, desk: Desk, notice: str = "", status: int = 200
) -> Response[str]:
    """Return the page about the people at a table."""
    look, table = desk.look_now(), desk.live.table
    owners = await owners_at(harbour, table)
    known, mine = await harbour.accounts.among(owners.values()), blocked_by(harbour, visitor_of(request))
    return page(
        request, "people.html", status, look=look, notice=notice, kinds=KINDS, accounts={
            seat: known[owner].name for seat, owner in owners.items() if owner in known
        },
        others=[each for each in look.people() if each.holder == "person" and not each.own],
        blocked={seat for seat, owner in owners.items() if owner in mine}, signed_in=bool(desk.holder.account),
    )  # fmt: skip


async def owners_at(harbour: Harbour, table: Table) -> dict[int, str]:
    """Return under what the keys of people at a table are stored, by their seats."""
    held = await harbour.house.store.keys_at(table.id)
    return {key.seat: key.hash for key in held if key.seat is not None and key.kind in OPENING}


@post("/table/{id:str}/people/{seat:int}/{command:str}", status_code=200)
async def about_person(
    request: AnyRequest, house: House, harbour: Harbour, id: str, seat: int, command: str
) -> Response[str]:
    """Block or report somebody at a table."""
    if command not in ("block", "report"):
        raise NotFoundException
    desk = await sit_down(request, house, id)
    table = desk.live.table
    chair = table.need_seat(seat - 1)
    try:
        if command == "block":
            other = (await owners_at(harbour, table)).get(seat - 1, "")
            await set_block(request, harbour, account_of(request).id, other, chair.name)
            return await show_people(request, harbour, await sit_down(request, house, id))
        await report(request, harbour, await harbour.reports.at_table(table, seat - 1))
    except PeriplusError as error:
        return await show_people(request, harbour, desk, str(desk.look_now().fault_text(error)), status_of(error))
    return await show_people(request, harbour, desk, reported(request))


ROUTES = [player_page, block_player, report_player, people_page, about_person]
