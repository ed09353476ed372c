"""How many commands one visitor, and one address, may send in a minute."""

import time
from collections import Counter

from litestar.exceptions import TooManyRequestsException

MINUTE = 60


class Limits:
    """Counts commands minute by minute; looking is free."""

    def __init__(self, rate: int) -> None:
        """Allow a visitor so many commands a minute, an address ten times as many, but only a tenth as many tables."""
        self.rates = {"visitor": rate, "address": 10 * rate, "tables": max(1, rate // 10)}
        self.minute = 0
        self.counts: Counter[tuple[str, str]] = Counter()

    def count(self, kind: str, who: str) -> None:
        """Count a command, or refuse it as one too many."""
        now = int(time.monotonic()) // MINUTE
        if now != self.minute:
            self.minute = now
            self.counts.clear()
        self.counts[kind, who] += 1
        if self.counts[kind, who] > self.rates[kind]:
            raise TooManyRequestsException(headers={"Retry-After": str(MINUTE)})
