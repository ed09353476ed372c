"""Keeping the peace: names and remarks removed, tables closed, people banned, and every act noted.

Whoever runs the server makes a device a moderator's by a link that works once.
"""

import time
from collections.abc import Mapping
from datetime import UTC, datetime
from functools import partial
from typing import Literal

import msgspec
from sqlalchemy import delete, insert, select, true
from sqlalchemy.engine import Connection

from periplus.harbour.accounts import Account, Accounts
from periplus.harbour.kept import Kept
from periplus.harbour.proofs import ANYWHERE, Proofs, spend
from periplus.kernel.message import Message
from periplus.table.entries import Ended
from periplus.table.house import House
from periplus.table.keys import NoKey, new_secret
from periplus.table.rewriting import looking_like, sitting_now, unsaid
from periplus.table.schema import acts, bans, moderators
from periplus.table.situation import OVER

HOUR, DAY = 3600.0, 86_400.0
FOR_EVER = 36_500
"""Days for which somebody is banned for good."""
What = Literal["moderator", "name", "remark", "table", "ban", "lift", "report"]
BanKind = Literal["account", "device", "place"]
MOST_ACTS = 200


class Banned(NoKey):
    """Somebody who was banned wants to do something."""


class Ban(msgspec.Struct, frozen=True):
    """Who is banned (by a hash), why and until when."""

    hash: str
    kind: BanKind
    name: str
    why: str
    at: float
    until: float

    def refusal(self) -> Banned:
        """Return what somebody is told who is banned."""
        until = datetime.fromtimestamp(self.until, UTC).strftime("%Y-%m-%d")
        return Banned("error-banned", {"why": self.why, "until": until})


class Act(msgspec.Struct, frozen=True):
    """What a moderator did, to whom, and why."""

    at: float
    who: str
    what: What
    whom: str
    why: str


class Moderation:
    """What moderators do; and who is one."""

    def __init__(self, house: House, accounts: Accounts) -> None:
        """Begin with nobody banned."""
        self.house = house
        self.store = house.store
        self.accounts = accounts
        self.bans = Kept(house, "bans", self.read_bans, dict[str, Ban]())
        self.moderators = Kept(house, "moderators", self.read_moderators, frozenset[str]())

    async def open(self) -> None:
        """Read who is a moderator, and who is banned."""
        await self.bans.look()
        await self.moderators.look()

    async def read_bans(self) -> dict[str, Ban]:
        """Return all bans that have not run out, by whom they are against."""
        rows = await self.store.read(select(bans).where(bans.c.until > time.time()).order_by(bans.c.at.desc()))
        return {row.hash: Ban(row.hash, row.kind, row.name, row.why, row.at, row.until) for row in rows}

    async def read_moderators(self) -> frozenset[str]:
        """Return the devices of moderators."""
        return frozenset(row.device for row in await self.store.read(select(moderators.c.device)))

    # Who is who

    def check(self, *hashes: str) -> None:
        """Refuse somebody who is banned as an account, as a device, or by where they come from."""
        for hash in hashes:
            ban = self.bans.value.get(hash)
            if ban is not None and ban.until > time.time():
                raise ban.refusal()

    def is_moderator(self, device: str) -> bool:
        """Say whether a device is a moderator's."""
        return device in self.moderators.value

    async def appoint(self, device: str, secret: str) -> None:
        """Make a device a moderator's, by the secret of a link that was printed for whoever runs the server."""
        alone = (await self.accounts.proofs.about("host", secret, device))["alone"]

        def write(connection: Connection) -> None:
            spend(connection, "host", secret, device)
            connection.execute(delete(moderators).where(true() if alone else moderators.c.device == device))
            connection.execute(insert(moderators).values(device=device, made_at=time.time()))

        await self.store.write(write)
        await self.moderators.change()
        await self.note(device, "moderator", "", "")

    # What they do

    async def note(self, who: str, what: What, whom: str, why: str) -> None:
        """Note what a moderator (by their device) did, for good."""
        account = await self.accounts.signed_in(who)
        called = who[:8] if account is None else f"{account.name} ({who[:8]})"
        act = insert(acts).values(at=time.time(), who=called, what=what, whom=whom, why=why)
        await self.store.carry_out(act)

    async def acts(self) -> list[Act]:
        """Return what was done lately, the latest first."""
        rows = await self.store.read(select(acts).order_by(acts.c.id.desc()).limit(MOST_ACTS))
        return [Act(row.at, row.who, row.what, row.whom, row.why) for row in rows]

    async def close_table(self, who: str, id: str, why: str) -> None:
        """End a table before its game is over."""
        table = (await self.house.live(id)).table
        if table.stage not in OVER:
            await self.house.do(id, Ended(), new_secret())
        await self.note(who, "table", f"{table.setting.title or table.setting.game} ({id})", why)

    async def remove_remark(self, who: str, id: str, at: float, name: str, why: str) -> None:
        """Take a remark out of the log of a table."""
        await self.house.rewrite(id, partial(unsaid, at=at, name=name))
        await self.note(who, "remark", f"{name} ({id})", why)

    async def rename_seat(self, who: str, id: str, seat: int, why: str) -> None:
        """Take the name of whoever sits at a seat out of the log of a table."""
        name = (await self.house.live(id)).table.need_seat(seat).name
        called = Message("unnamed-player", {"number": seat + 1})
        await self.house.rewrite(id, partial(sitting_now, seat=seat, called=called))
        await self.note(who, "name", f"{name} ({id})", why)

    async def rename_account(self, who: str, account: Account, why: str) -> None:
        """Call an account something else, here and at its tables; nobody gets its name again."""
        called, had = await self.accounts.take_name(account)
        for held in await self.accounts.seats_of(account.id):
            await self.house.rewrite(held.table, partial(looking_like, seat=held.seat, called=called, names=had))
        await self.note(who, "name", account.name, why)

    async def ban(self, who: str, whom: Mapping[str, BanKind], name: str, days: int, why: str) -> None:
        """Ban somebody at once by their account, their devices and the places they come from, as far as they are told.

        An account is banned together with the devices that are signed in to it, so that signing out is no way around.
        """
        now, all_of = time.time(), dict(whom)
        for hash, kind in whom.items():
            if kind == "account":
                all_of |= {each.device: "device" for each in await self.accounts.sessions.of(hash)}
        values = [
            {"hash": hash, "kind": kind, "name": name, "why": why, "at": now, "until": now + days * DAY}
            for hash, kind in all_of.items()
        ]
        await self.bans.change(delete(bans).where(bans.c.hash.in_(all_of)), insert(bans).values(values))
        for hash, kind in all_of.items():
            await self.note(who, "ban", f"{name} · {kind} {hash[:8]} · {days}", why)

    def banned(self) -> list[list[Ban]]:
        """Return the bans in force, those together that are against the same person, the latest first."""
        found: dict[tuple[str, float], list[Ban]] = {}
        for each in self.bans.value.values():
            if each.until > time.time():
                found.setdefault((each.name, each.at), []).append(each)
        return sorted(found.values(), key=lambda together: -together[0].at)

    async def lift(self, who: str, hash: str, why: str) -> None:
        """Let somebody back in: whatever was banned together with this."""
        together = next((found for found in self.banned() if any(each.hash == hash for each in found)), [])
        await self.bans.change(delete(bans).where(bans.c.hash.in_([each.hash for each in together])))
        for each in together:
            await self.note(who, "lift", f"{each.name} · {each.kind} {each.hash[:8]}", why)


async def link_for_moderator(proofs: Proofs, alone: bool = False) -> str:
    """Return a secret that makes a device a moderator's, once, within an hour; ``alone``: no other stays one."""
    return await proofs.give("host", ANYWHERE, {"alone": alone}, HOUR)
