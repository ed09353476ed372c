"""``periplus serve`` as it is, but for luck: tables and bots have that of the test that runs, whenever it runs."""

from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import patch
from zlib import crc32

from periplus.cli import main
from periplus.kernel.luck import stretch
from periplus.table.house import House

LUCK = "luck"
"""A file in the folder of a server that names the test."""
dealt: Counter[str] = Counter()


def seed(house: House) -> bytes:
    """Return the luck of the next table: it follows from the test, and from how many tables that has opened."""
    test = Path(LUCK).read_text() if Path(LUCK).exists() else ""
    dealt[test] += 1
    return stretch(crc32(f"{test} {dealt[test]}".encode()))


if __name__ == "__main__":
    known = SimpleNamespace(token_bytes=lambda count: stretch(1), token_hex=lambda count: stretch(1).hex())
    with patch.object(House, "seed", seed), patch("periplus.table.crew.secrets", known):
        main()
