"""The harbour of a server: all that strangers need to meet at its tables."""

import asyncio
import ipaddress
from collections.abc import Iterable
from urllib.parse import urlsplit

from periplus.harbour.accounts import Accounts
from periplus.harbour.blocks import Blocks
from periplus.harbour.comings import Comings
from periplus.harbour.farewell import Farewell
from periplus.harbour.letters import Letters
from periplus.harbour.lobby import Lobby
from periplus.harbour.moderation import Moderation
from periplus.harbour.passkeys import Site
from periplus.harbour.reports import Reports
from periplus.table.entries import BadCommand, Setting
from periplus.table.house import Doorman, House
from periplus.table.keys import Owner
from periplus.table.rows import KeyKind
from periplus.table.table import Table

LOCAL = "localhost"
"""The only host that authenticators trust without encryption."""


class Harbour(Doorman):
    """What there is besides tables, and who may come to those that are public."""

    def __init__(self, house: House, home: str = "") -> None:
        """Take the house, and the address at which the world reaches it, if it does."""
        self.house = house
        self.home = home
        self.accounts = Accounts(house)
        self.letters = Letters(house, self.accounts)
        self.lobby = Lobby(house, self.accounts)
        self.comings = Comings(house.store)
        self.blocks = Blocks(house)
        self.reports = Reports(house.store)
        self.moderation = Moderation(house, self.accounts)
        self.farewell = Farewell(house, self.accounts, self.blocks)
        self.exporting = asyncio.Lock()
        house.doorman = self

    async def open(self) -> None:
        """Begin, once the house is open."""
        await self.comings.open()
        await self.blocks.kept.look()
        await self.moderation.open()
        await self.lobby.open()

    @property
    def is_public(self) -> bool:
        """Say whether this server is for the world, so that strangers are shown how to meet."""
        return bool(self.home)

    # Public tables

    async def open_table(self, setting: Setting, secret: str, kind: KeyKind, own: Iterable[int], address: str) -> Table:
        """Set up a table for somebody at a network address."""
        owner, place = await self.house.owner(secret), self.comings.place(address)
        if setting.public:
            await self.comings.check(owner, place, setting.days)
        table = await self.house.create(setting, secret, kind, own)
        if setting.public:
            await self.comings.note(owner, table.id, place)
        return table

    async def sit_down(self, id: str, name: str, secret: str, kind: KeyKind, address: str) -> tuple[Table, int]:
        """Take a seat at a public table for somebody at a network address; a person sits at a table once."""
        owner, place = await self.house.owner(secret), self.comings.place(address)
        held = [key.seat for key in await self.house.store.keys_of(owner.hash, id)]
        table = (await self.house.live(id)).table
        if table.setting.public and not held:
            await self.comings.check(owner, place, table.setting.days)
        found = await self.house.sit(id, name, secret, kind)
        await self.comings.note(owner, id, place)
        return found

    # As a doorman

    async def permit(self, setting: Setting, owner: Owner) -> None:
        """Refuse the names of others' accounts where strangers look."""
        if setting.public or setting.watched:
            for chair in setting.chairs:
                await self.check_guest(owner, chair.name)

    async def admit(self, table: Table, owner: Owner, name: str) -> None:
        """Refuse the names of others' accounts where strangers look; who has an account comes under its name."""
        if table.is_public:
            await self.check_guest(owner, name)
            self.blocks.check(owner.hash, await self.house.store.keys_at(table.id))
            if owner.account and await self.accounts.whose(name) != owner.account:
                own = (await self.accounts.need(owner.account)).name
                raise BadCommand("error-lobby-own-name", {"name": own})

    async def check_guest(self, owner: Owner, name: str) -> None:
        """Refuse the name of an account that is somebody else's."""
        account = await self.accounts.whose(name) if name else None
        if account not in (None, owner.account):
            raise BadCommand("error-lobby-name", {"name": name})


def site_at(home: str) -> Site | None:
    """Return an address as authenticators know it; none, if they would not trust it."""
    split = urlsplit(home)
    host = split.hostname or ""
    is_trusted = split.scheme == "https" or host == LOCAL
    return Site(host, f"{split.scheme}://{split.netloc}") if is_trusted and not is_number(host) else None


def is_number(host: str) -> bool:
    """Say whether a host is an address in numbers, for which there can be no passkeys."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True
