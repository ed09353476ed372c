"""Seats are capabilities: anyone who holds a secret holds its seat. Only hashes of secrets are stored."""

import secrets
from collections.abc import Iterable, Sequence
from hashlib import sha256
from hmac import digest

import msgspec

from periplus.table.entries import BadCommand
from periplus.table.rows import Key, KeyKind

SECRET_BYTES = 24
SHORTEST_SECRET = 20
LONGEST_SECRET = 200


OPENING: tuple[KeyKind, ...] = ("device", "token", "watch")
"""Keys that open a table by themselves; a link has to be followed first."""


class NoKey(BadCommand):
    """Somebody has no key to this table, or not to what they ask for."""


def new_secret() -> str:
    """Return a secret that nobody can guess."""
    return secrets.token_hex(SECRET_BYTES)


def hash_of(secret: str) -> str:
    """Return a secret in the form in which it is stored."""
    return sha256(secret.encode()).hexdigest()


def derived(secret: str, *names: object) -> str:
    """Return another secret that follows from one, so that its holder, and nobody else, can be shown it again."""
    path = "/".join(str(name) for name in names).encode()
    return digest(secret.encode(), path, "sha256")[:SECRET_BYTES].hex()


class Owner(msgspec.Struct, frozen=True):
    """Whoever holds a secret: a device or a program, and the account that it is signed in to, if any."""

    secret: str
    account: str = ""

    @property
    def hash(self) -> str:
        """Under which their keys are stored."""
        return self.account or hash_of(self.secret)

    def kind(self, kind: KeyKind) -> KeyKind:
        """Return of which kind a key is that they get: those of an account are for all its devices."""
        return "device" if self.account else kind


class Holder(msgspec.Struct, frozen=True):
    """What somebody may do at a table."""

    table: str
    seats: tuple[int, ...] = ()
    host: bool = False
    openings: tuple[int, ...] = ()  # of all seats, read before the keys: a seat given away since then is not theirs
    account: str = ""  # that they are signed in to, if any, and the hash of the secret of their device
    device: str = ""
    stranger: bool = False  # has no key, and looks on because everybody may

    def need_still(self, openings: Sequence[int]) -> None:
        """Refuse somebody who has lost a seat since they asked."""
        if self.openings and any(openings[seat] != self.openings[seat] for seat in self.seats):
            raise NoKey("error-table-no-key")

    def need_seat(self, seat: int) -> None:
        """Refuse a seat that is not theirs."""
        if seat not in self.seats:
            raise NoKey("error-table-not-your-seat", {"number": seat + 1})

    def need_host(self) -> None:
        """Refuse what only the host may do."""
        if not self.host:
            raise NoKey("error-table-not-host")


def holder_of(
    table: str,
    keys: Iterable[Key],
    openings: Sequence[int] = (),
    account: str = "",
    device: str = "",
    is_open_to_all: bool = False,
) -> Holder:
    """Return what keys allow at a table; refuse if there are none, unless it is open to all."""
    opened = [key for key in keys if key.table == table and key.kind in OPENING]
    if not opened and not is_open_to_all:
        raise NoKey("error-table-no-key")
    seats, host = sorted({key.seat for key in opened if key.seat is not None}), any(key.host for key in opened)
    return Holder(table, tuple(seats), host, tuple(openings), account, device, not opened)
