"""The lobby as readers see it: tables in rows, and a board for all. What many are shown alike is made once."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from periplus.games import game as open_game
from periplus.harbour.lobby import Listed, Lobby
from periplus.kernel.message import Message
from periplus.kernel.text import PAGES, Text, text
from periplus.table.live import Live
from periplus.web.blocks import INNER, Block, Swap, partials, swaps
from periplus.web.events import BREATH, PING, event
from periplus.web.laid import filled
from periplus.web.look import option_texts, stamp

PACES = ("live", "days")
MOST_AT_DOOR = 3
"""Tables of each kind that the first page shows."""
KEPT = 30
"""Changes that are kept for readers who are a little late; who is later gets everything."""
UNITS = (("days", 86_400), ("hours", 3600), ("minutes", 60))
FEW = 2
"""The fewest of a unit of time in which somebody is told how long ago something was."""
OPEN, WATCHED, BOARD = "open-tables", "watched-tables", "shown-board"
"""The parts of a page that show the lobby, by their ids."""


class Filter(NamedTuple):
    """What a reader wants to see of the lobby, and in which language; at the door, only the first few."""

    language: str
    game: str = ""
    pace: str = ""
    at_door: bool = False

    def takes(self, each: Listed) -> bool:
        """Say whether a table is to be shown."""
        return self.game in ("", each.game) and self.pace in ("", PACES[each.days > 0])


class Sight(NamedTuple):
    """What there is to see: tables that wait for players, games to watch, and the board that is shown to all."""

    open: Sequence[Listed]
    watched: Sequence[Listed]
    board: Live | None

    @property
    def is_empty(self) -> bool:
        """Say whether there is nothing to see."""
        return not self.open and not self.watched

    def parts(self, language: str, now: float | None = None) -> dict[str, Block]:
        """Return the parts of a page; a page that is read once tells how long ago something was, in words."""
        rows = [[row(language, each, ago(language, each, now)) for each in listed] for listed in self[:2]]
        board = Block(BOARD, figure(language, self.board))
        return {OPEN: around(OPEN, rows[0], language), WATCHED: around(WATCHED, rows[1], language), BOARD: board}


async def sight(lobby: Lobby, wanted: Filter) -> Sight:
    """Return what a reader sees of the lobby."""
    listed = [each for each in await lobby.listed() if wanted.takes(each)]
    most = MOST_AT_DOOR if wanted.at_door else len(listed)
    open, watched = [each for each in listed if each.is_open], [each for each in listed if each.is_to_watch]
    return Sight(open[:most], watched[:most], await lobby.board())


# How it is shown


def around(id: str, rows: Sequence[Block], language: str) -> Block:
    """Return a list of tables, or that there are none."""
    if not rows:
        return Block(id, filled("no-berths", say=sayer(text(language, "", PAGES)), id=id))
    return Block(id, '<ul class="berths">', tuple(rows), "</ul>")


@lru_cache(4096)
def row(language: str, each: Listed, ago: str) -> Block:
    """Return a table in the lobby."""
    speaks = text(language, open_game(each.game).room, PAGES)
    variants = option_texts(speaks, each.variants)
    html = filled(
        "berth", each=each, say=sayer(speaks), language=language, stamp=stamp(each.since), ago=ago, variants=variants
    )
    return Block(f"berth-{each.id}", html)


def ago(language: str, each: Listed, now: float | None) -> str:
    """Return how long ago a table was opened, in words; later, a script says so."""
    if now is None:
        return ""
    past = max(0, int(now - each.since))
    unit, size = next(((unit, size) for unit, size in UNITS if past >= FEW * size), UNITS[-1])
    return text(language, "", PAGES).say(Message(f"page-ago-{unit}", {"count": past // size}))


def figure(language: str, live: Live | None) -> str:
    """Return the board that is shown to all, as it is now."""
    if live is None:
        return ""
    table, speaks = live.table, text(language, live.table.game.room, PAGES)
    names = ", ".join(chair.name for chair in table.chairs if chair.name)
    chapters = " · ".join(map(speaks.say, table.chapters))
    return filled("shown-board", say=sayer(speaks), table=table, names=names, chapters=chapters)


def sayer(speaks: Text) -> Callable[..., str]:
    """Return what says sentences in templates."""
    return lambda id, **params: speaks.say(Message(id, params))


# How it is kept up to date


class Feed:
    """What readers are told who see the same of the lobby."""

    def __init__(self, lobby: Lobby, wanted: Filter) -> None:
        """Begin with nothing."""
        self.lobby = lobby
        self.wanted = wanted
        self.readers = 0
        self.seen = 0  # which state of the lobby
        self.number = 0  # of the last change
        self.parts: dict[str, Block] = {}
        self.changes: deque[bytes] = deque(maxlen=KEPT)
        self.making = asyncio.Lock()

    async def look(self) -> None:
        """Make what has changed, if anything has."""
        async with self.making:
            if self.seen == self.lobby.number:
                return
            self.seen = self.lobby.number
            before, self.parts = self.parts, (await sight(self.lobby, self.wanted)).parts(self.wanted.language)
            changed = [each for id, has in self.parts.items() for each in swaps(before.get(id), has, INNER)]
            if changed:
                self.number += 1
                self.changes.append(event(partials(changed), self.number))

    async def events(self) -> AsyncIterator[bytes]:
        """Yield everything, then what changes."""
        at, self.readers = -1, self.readers + 1
        try:
            async for still in self.lobby.changes(BREATH):
                await self.look()
                news = self.since(at)
                at = self.number
                if news or still:
                    yield news or PING
        finally:
            self.readers -= 1

    def since(self, at: int) -> bytes:
        """Return what has changed since a reader was told something, or everything if that is too long ago."""
        behind = self.number - at
        if at < 0 or behind > len(self.changes):
            whole = [Swap(id, INNER, block.html) for id, block in self.parts.items()]
            return event(partials(whole), self.number)
        return b"".join([*self.changes][len(self.changes) - behind :])


class Feeds:
    """All feeds that somebody reads."""

    def __init__(self, lobby: Lobby) -> None:
        """Begin with none."""
        self.lobby = lobby
        self.known: dict[Filter, Feed] = {}

    def of(self, wanted: Filter) -> Feed:
        """Return the feed for some readers, and forget those that nobody reads."""
        self.known = {key: feed for key, feed in self.known.items() if feed.readers or key == wanted}
        return self.known.setdefault(wanted, Feed(self.lobby, wanted))
