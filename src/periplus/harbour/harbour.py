"""The harbour of a server: all that strangers need to meet at its tables."""

import ipaddress
from urllib.parse import urlsplit

from periplus.harbour.accounts import Accounts
from periplus.harbour.letters import Letters
from periplus.harbour.passkeys import Site
from periplus.table.house import House

LOCAL = "localhost"
"""The only host that authenticators trust without encryption."""


class Harbour:
    """What there is besides tables."""

    def __init__(self, house: House, home: str = "") -> None:
        """Take the house, and the address at which the world reaches it, if it does."""
        self.house = house
        self.home = home
        self.accounts = Accounts(house)
        self.letters = Letters(house, self.accounts)

    @property
    def is_public(self) -> bool:
        """Say whether this server is for the world, so that strangers are shown how to meet."""
        return bool(self.home)


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
