"""The lobby for programs: open tables, a seat at one of them, and what strangers may know of a player."""

from litestar import get, post

from periplus.harbour.harbour import Harbour
from periplus.harbour.lobby import Listed
from periplus.harbour.profiles import Played, profile_of
from periplus.table.keys import hash_of
from periplus.web.limits import address_of
from periplus.web.schema import (
    OF_PLAYER,
    SAID,
    BerthInfo,
    PlayedInfo,
    PlayerInfo,
    SatDown,
    SitterInfo,
    Sitting,
    TallyInfo,
    faults,
)
from periplus.web.visitor import AnyRequest, long_enough, program_of


@get("/lobby", responses=faults())
async def lobby(harbour: Harbour) -> list[BerthInfo]:
    """List public tables: those that wait for players, those that may be watched, and those being played."""
    return [berth_info(each) for each in await harbour.lobby.listed()]


def berth_info(each: Listed) -> BerthInfo:
    """Return a table of the lobby as data."""
    seats = [SitterInfo(sitter.holder, sitter.name, sitter.account) for sitter in each.sitters]
    return BerthInfo(
        each.id, each.game, each.title, each.language, dict(each.variants), seats, each.stage, each.public,
        each.watched, each.days, each.since,
    )  # fmt: skip


@post("/lobby/{table:str}", responses=SAID)
async def sit_down(request: AnyRequest, data: Sitting, harbour: Harbour, table: str) -> SatDown:
    """Take an open seat at a public table; with the token of an account, under its name."""
    token = long_enough(data.token or program_of(request))
    owner = await harbour.house.owner(token)
    harbour.moderation.check(owner.account, hash_of(token))
    name = (await harbour.accounts.need(owner.account)).name if owner.account else data.name
    found, seat = await harbour.sit_down(table, name, token, "token", address_of(request))
    return SatDown(found.id, seat, token)


@get("/players/{name:str}", responses=OF_PLAYER)
async def player(harbour: Harbour, name: str) -> PlayerInfo:
    """Tell of somebody with an account what strangers may know: their public games."""
    account = await harbour.accounts.called(name)
    profile = await profile_of(harbour.house.store, account)
    tallies = [TallyInfo(each.game, each.played, each.won) for each in profile.tallies()]
    return PlayerInfo(account.name, account.made_at, tallies, [played_info(each) for each in profile.finished])


def played_info(each: Played) -> PlayedInfo:
    """Return a game that was played as data."""
    return PlayedInfo(each.table, each.game, each.title, each.at, each.seat, list(each.names), list(each.ranks))


ROUTES = [lobby, sit_down, player]
