"""A room: the modules of one game, the same in every room, put together once."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from periplus.kernel.action import Action, Lexicon
from periplus.kernel.atlas import Atlas
from periplus.kernel.board import Board
from periplus.kernel.flow import Phrase
from periplus.kernel.luck import Luck
from periplus.kernel.message import EventKind, Message, Reason
from periplus.kernel.news import NO_NEWS, News
from periplus.kernel.numbers import Ledger
from periplus.kernel.option import Menu, Value
from periplus.kernel.sheet import Sheet
from periplus.kernel.standings import Standings
from periplus.kernel.state import State, Terms


class HasBox(Protocol):
    """``box.py``: the components, typed and validated."""

    def Box(self, data: dict[str, Any], name: str) -> Any:  # noqa: N802
        """Read a box; raise ``BadBox`` with every fault."""


class HasOptions(Protocol):
    """``options.py``: what can be switched."""

    def Options(self, menu: Menu) -> Any:  # noqa: N802
        """Declare every option, and hold the values chosen."""


class Speaks(Protocol):
    """All verbs of a game.

    It may also have ``every``: a list of all actions, where they are few. They are then numbered as they stand there.
    """

    @property
    def lexicon(self) -> Lexicon:
        """The verbs, for reading actions."""


class HasActions(Protocol):
    """``actions.py``: what a player can say."""

    def Actions(self, box: Any) -> Speaks:  # noqa: N802
        """Make the verbs of a box, and the actions that are interned."""


class HasFlow(Protocol):
    """``flow.py``: the order of play, on one screen."""

    ORDER_OF_PLAY: Phrase
    NAMED: dict[str, Phrase]
    """The phrases that are called, or that interrupt, by name."""

    def longest(self, box: Any, seats: int, settings: dict[str, Value]) -> int:
        """Return the most decisions that a game can take; 0 if there is no limit."""


class HasScore(Protocol):
    """``score.py``: who wins."""

    def standings(self, s: Any) -> Standings:
        """Rank the seats."""


class HasView(Protocol):
    """``view.py``: what one seat sees and remembers.

    A module may also have ``own(s, seat)``: the keys of a seat's view that differ from those of spectators. Views of
    everybody are then worked out together faster.
    """

    @property
    def SCHEMA(self) -> type:  # noqa: N802
        """The struct that a view is built from, which declares all that may be shown."""

    EVENTS: dict[str, EventKind]
    """The schema of every event."""

    def view(self, s: Any, seat: int | None) -> dict[str, Any]:
        """Return what lies on the table for a seat, or for a spectator."""

    def recall(self, s: Any, seat: int | None) -> dict[str, Any]:
        """Return what a seat has been shown and can no longer see."""

    def deal_anew(self, s: Any, seat: int | None, luck: Luck) -> None:
        """Deal again everything a seat does not know."""


class HasNumbers(Protocol):
    """``numbers.py``: a position as numbers, for programs that learn."""

    def write(self, s: Any, seat: int, ledger: Ledger) -> None:
        """Write what a seat may know, as many numbers in every position."""


class HasAudit(Protocol):
    """``audit.py``: what must hold in every position."""

    def audit(self, s: Any) -> None:
        """Raise ``BadPosition`` unless all components are where they may be."""


class HasSheets(Protocol):
    """``sheets.py``: the table in words."""

    def sheets(self, box: dict[str, Any], view: dict[str, Any], seat: int | None) -> list[Sheet]:
        """Lay out a view."""

    def reminders(self, recall: dict[str, Any]) -> list[Sheet]:
        """Lay out what a seat recalls."""

    def chapters(self, view: dict[str, Any]) -> list[Message]:
        """Say which part of the game this is: first the longest, last the phase."""

    def results(self, view: dict[str, Any]) -> list[Sheet]:
        """Lay out what the last of the longest parts has brought, beside the standings."""

    MOMENTS: tuple[str, ...]
    """The events that people tell each other afterwards."""

    def measures(self, view: dict[str, Any]) -> dict[str, list[int]]:
        """Return what is worth following beside the score, by name: a figure for each seat."""


class HasBot(Protocol):
    """``bot.py``: what a good player looks at."""

    def appraise(self, s: Any, seat: int, actions: list[Action]) -> list[float]:
        """Return what each action is worth to a seat that imagines the state."""

    def reasons(self, s: Any, seat: int, action: Action) -> list[Reason]:
        """Return why, as reasons whose worths add up to it."""

    def propose(self, s: Any, seat: int) -> list[Action]:
        """Return allowed actions worth weighing that the list leaves out; none where the list is complete."""


class HasOutlook(Protocol):
    """``outlook.py``: when a game can be judged before its end, and by what."""

    FEATURES: tuple[str, ...]
    """What counts, by name."""

    STAGES: tuple[int, ...]
    """The milestones from which on things count for more or for less than before; the first is the first of all."""

    IRRELEVANT: tuple[str, ...]
    """Options that make no difference to what counts."""

    def milestone(self, s: Any) -> int:
        """Return a number that rises whenever play comes to a point at which it can be judged."""

    def features(self, s: Any, seat: int) -> list[float]:
        """Return how much a seat has of each thing that counts, when a milestone has just been passed."""


@dataclass(frozen=True)
class Parts:
    """The parts that seats play, where these differ."""

    names: Callable[[Any], list[str]]
    """What the box calls them."""
    of: Callable[[Any, int], int]
    """Which one a seat plays."""
    called: Callable[[Mapping[str, Any], int], Message]
    """What a seat is called in a sentence, from what spectators see."""
    badge: Callable[[Mapping[str, Any], int], Message | None]
    """The rank that it holds, if any, from what spectators see."""
    colours: tuple[int, ...]
    """The colour of each, as a place in the list that all drawings share."""


@dataclass(frozen=True, kw_only=True)
class Room:
    """What a room consists of: its modules in reading order, and four facts."""

    package: str
    seats: tuple[int, ...]
    rules: int
    streams: int
    box: HasBox
    options: HasOptions
    state: Callable[[Terms], State]
    actions: HasActions
    flow: HasFlow
    score: HasScore
    view: HasView
    numbers: HasNumbers
    audit: HasAudit
    sheets: HasSheets
    bot: HasBot
    outlook: HasOutlook | None = None
    board: Board | None = None
    atlas: Atlas | None = None
    parts: Parts | None = None
    news: News = NO_NEWS
    hidden: bool = False

    @property
    def name(self) -> str:
        """The name of the game: that of its package."""
        return self.package.rpartition(".")[2]
