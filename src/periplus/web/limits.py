"""How many commands one visitor, and one address, may send in a minute."""

import time
from collections import Counter

from litestar.exceptions import TooManyRequestsException

MINUTE = 60


class Limits:
    """Counts commands and page views, minute by minute."""

    def __init__(self, rate: int) -> None:
        """Allow a visitor this many commands a minute, and other things in proportion."""
        self.rates = {
            "visitor": rate,
            "address": 10 * rate,
            "looks": 20 * rate,
            "tables": max(1, rate // 10),
            "remarks": max(1, rate // 20),
        }
        self.minute = 0
        self.counts: Counter[tuple[str, str]] = Counter()

    def count(self, kind: str, who: str) -> None:
        """Count a command, or refuse it if it is one too many."""
        now = int(time.monotonic()) // MINUTE
        if now != self.minute:
            self.minute = now
            self.counts.clear()
        self.counts[kind, who] += 1
        if self.counts[kind, who] > self.rates[kind]:
            raise TooManyRequestsException(headers={"Retry-After": str(MINUTE)})
