"""What strangers on the machine cannot read, and where a server does not knock."""

from pathlib import Path
from urllib.parse import urlsplit

import pytest

from periplus.table.entries import BadCommand
from periplus.table.notices import Herald, is_public
from periplus.table.store import Store
from tests.table.hosting import run

pytestmark = pytest.mark.once


@pytest.mark.parametrize("is_new", [True, False])
def test_nobody_else_can_read_a_database(tmp_path: Path, is_new: bool) -> None:
    """Whether it is new or was made by an earlier version; nor what SQLite lays beside it."""
    path = tmp_path / "tables.db"
    if not is_new:
        path.touch()
        path.chmod(0o644)

    async def modes() -> dict[str, int]:
        store = Store(f"sqlite:///{path}")
        await store.open()
        try:
            await store.secret("stop", lambda: "secret")
            return {each.name: each.stat().st_mode & 0o777 for each in tmp_path.iterdir()}
        finally:
            await store.close()

    assert run(modes()) == dict.fromkeys(("tables.db", "tables.db-wal", "tables.db-shm"), 0o600)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.0.0.1", "0.1.2.3", "100.64.0.1", "169.254.169.254", "224.0.0.1", "255.255.255.255",
        "::1", "::", "::127.0.0.1", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "64:ff9b::a9fe:a9fe", "2002:7f00:1::",
        "2001:0:4136:e378:8000:63bf:3fff:fdd2", "fe80::1%eth0", "fd00::1", "ff0e::1",
    ],
)  # fmt: skip
def test_special_addresses_are_not_public(address: str) -> None:
    """However they are written, and whatever they are wrapped in."""
    assert not is_public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808"])
def test_public_addresses_are_public(address: str) -> None:
    """Also where a network translates them."""
    assert is_public(address)


@pytest.mark.parametrize("port", [22, 25, 5432, 6379, 8630])
def test_only_the_ports_of_the_web_are_knocked_at(port: int) -> None:
    """Unless the host allows webhooks into the own network."""
    url = urlsplit(f"http://8.8.8.8:{port}/x")
    with pytest.raises(BadCommand):
        Herald("http://example.org").public_address(url)
    assert Herald("http://example.org", private_webhooks=True).public_address(url) == "8.8.8.8"
    assert Herald("http://example.org").public_address(urlsplit("https://8.8.8.8:8443/x")) == "8.8.8.8"
