"""What is announced: the parts of a game as they begin, and news that stay in front of a reader until they are read."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from periplus.kernel.message import Event, Message


class Side(NamedTuple):
    """Somebody who rolled dice: the seat (None: nobody plays it), its name, what else it counts, and what follows."""

    seat: int | None
    who: Message
    dice: list[int]
    adds: list[Message]
    total: int
    verdict: Message


class Bulletin(NamedTuple):
    """News of one kind: the event that opens it, and what follows until something else happens.

    Its title is the message ``news-`` and the name of that event.
    """

    opens: str
    rule: str
    """The clause behind it."""
    holds: Mapping[str, str] = {}
    """The events that belong to it, each with its clause."""
    passes: tuple[str, ...] = ()
    """Events that may come between, and are not worth telling here."""
    sides: Callable[[dict[str, Any], dict[str, Any], Mapping[str, Any]], list[Side]] | None = None
    """Who rolled what, from the box, what spectators see, and the parameters of the event that opens it."""
    about: Callable[[dict[str, Any], Mapping[str, Any]], Message] | None = None
    """What is told instead of the event that opens it, from the box and the parameters of that event."""
    waits: bool = False
    """It is told as a whole: not before something else happens."""


class Phase(NamedTuple):
    """A phase that comes in every one of the longest parts: how it is announced, and in one word or two."""

    chapter: Message
    short: Message
    opens: str = ""
    """The event with which it begins, if its decisions come later."""


class News(NamedTuple):
    """What a room announces apart from its chapters."""

    bulletins: tuple[Bulletin, ...] = ()
    phases: tuple[Phase, ...] = ()
    rule: str = ""
    """The clause behind what the longest parts bring."""


NO_NEWS = News()


def has_opened(before: Sequence[Message], now: Sequence[Message]) -> bool:
    """Say whether a new part of the game has begun; a decision between two phases belongs to neither."""
    return list(now) != list(before[: len(now)])


def has_closed(before: Sequence[Message], now: Sequence[Message]) -> bool:
    """Say whether one of the longest parts is over, now that another has begun."""
    return bool(before and before[0] != now[0] and before[0].params)


def opening_at(
    before: Sequence[Message], now: Sequence[Message], events: Sequence[Event], phases: Sequence[Phase]
) -> int:
    """Return the place of the event that opens a part of the game, or the place behind all events."""
    changed = next((each for each in now if each not in before), now[-1])
    opened, opens = changed.params.items(), [each.opens for each in phases if each.chapter == changed]
    begins = (at for at, each in enumerate(events) if each.name in opens or (opened and opened <= each.public.items()))
    return next(begins, len(events))
