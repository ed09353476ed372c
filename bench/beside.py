"""Tables of bots alone that play beside the people who are measured."""

import json
from collections.abc import Sequence
from typing import Any, NamedTuple, Self

from bench.crowd import JSON, Phone, head

from periplus.table.entries import Setting


class Beside(NamedTuple):
    """Tables that play by themselves, each with the secret of those who watch it."""

    phone: Phone
    watched: Sequence[tuple[str, str]]

    @classmethod
    async def open(cls, port: int, game: str, seats: int, bots: str) -> Self:
        """Open as many tables as wished, as in ``captain-2:20``, with the delay that new tables have."""
        phone, (bot, _, count) = Phone(port), bots.partition(":")
        delay = Setting(game=game, chairs=()).bot_delay
        wish = json.dumps({"game": game, "seats": [{"kind": "bot", "bot": bot}] * seats, "bot_delay": delay})
        opened = [await answer(phone, head("POST", "/api/tables", "Accept: */*"), wish) for _ in range(int(count))]
        return cls(phone, [(each["table"], each["watch"]) for each in opened])

    async def decisions(self) -> int:
        """Return how many decisions these bots have taken so far."""
        heads = [head("GET", f"/api/tables/{table}", f"Authorization: Bearer {watch}") for table, watch in self.watched]
        return sum([(await answer(self.phone, each))["sequence"] for each in heads])


async def answer(phone: Phone, begin: bytes, body: str = "") -> dict[str, Any]:
    """Return what the API answers."""
    _, told = await phone.call(begin, "", JSON if body else "", body)
    first, _, content = told.partition(b"\r\n\r\n")
    assert first.startswith(b"HTTP/1.1 20"), told[:500].decode()
    found: dict[str, Any] = json.loads(content)
    return found
