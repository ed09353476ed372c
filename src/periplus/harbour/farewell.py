"""Deleting an account: what it held is let go, and its name and words are taken out of the logs of its tables."""

from functools import partial

from sqlalchemy import delete, or_, update

from periplus.harbour.accounts import Account, Accounts, Held
from periplus.harbour.blocks import Blocks
from periplus.kernel.message import Message
from periplus.table.entries import BOT, Ended, Handed
from periplus.table.house import House
from periplus.table.keys import new_secret
from periplus.table.rewriting import looking_like, sitting_now, spectator
from periplus.table.schema import accounts, blocks, comings, keys, names, passkeys, reports
from periplus.table.situation import IN_PLAY
from periplus.table.table import Table

FORMER = Message("former-player")


class Farewell:
    """Lets people go, in steps that can be taken again if something came between: the account itself goes last."""

    def __init__(self, house: House, known: Accounts, blocks: Blocks) -> None:
        """Take all that knows of accounts."""
        self.house = house
        self.store = house.store
        self.accounts = known
        self.blocks = blocks

    async def delete(self, account: Account) -> None:
        """Delete an account with all that is only about it; games go on without it, and results keep their numbers."""
        called = await self.accounts.names_of(account.id)
        for held in await self.accounts.seats_of(account.id):
            await self.leave(held, called)
        for table in await self.watched_by(account.id):
            await self.house.rewrite(table, partial(spectator, called=FORMER, names=called))
        await self.accounts.sessions.end(account.id)
        await self.forget(account.id)

    async def leave(self, held: Held, called: list[str]) -> None:
        """Leave a table for good."""
        table = (await self.house.live(held.table)).table
        if not held.former:
            await self.give_up(table, held)
        theirs = partial(looking_like, seat=held.seat, called=FORMER, names=called, mute=True)
        await self.house.rewrite(table.id, theirs)

    async def give_up(self, table: Table, held: Held) -> None:
        """Let a bot take over a seat, or somebody else if the game has not begun; without its host, it never will."""
        chair = table.chairs[held.seat]
        if table.stage == "gathering" and held.host:
            await self.house.do(table.id, Ended(), new_secret())
        elif table.stage == "gathering":
            await self.house.open_seat(table.id, held.seat, new_secret(), new_secret())
        elif table.stage in IN_PLAY and chair.holder == "person" and not chair.bot:
            await self.house.do(table.id, Handed(held.seat, BOT), new_secret())
        await self.house.rewrite(table.id, partial(sitting_now, seat=held.seat, called=FORMER, mute=True))
        await self.store.set_contacts(table.id, held.seat, ())

    async def watched_by(self, account: str) -> list[str]:
        """Return the tables that an account may watch."""
        found = keys.select().where(keys.c.hash == account, keys.c.seat < 0)
        return [row.table_id for row in await self.store.read(found)]

    async def forget(self, id: str) -> None:
        """Forget an account; what others reported of it stays with whoever keeps the peace."""
        mine = keys.c.hash == id
        touched = [row.table_id for row in await self.store.read(keys.select().where(mine))]
        await self.store.carry_out(
            delete(keys).where(mine),
            delete(passkeys).where(passkeys.c.account == id),
            delete(comings).where(comings.c.owner == id),
            update(reports).where(reports.c.by_whom == id).values(by_whom=""),
            delete(names).where(names.c.account == id),
            delete(accounts).where(accounts.c.id == id),
        )
        self.store.forget_keys(touched)
        await self.blocks.kept.change(delete(blocks).where(or_(blocks.c.account == id, blocks.c.other == id)))
