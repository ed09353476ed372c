"""A drawn board: panels that pages arrange, and the named things on them."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeVar, cast

from periplus.kernel.message import Message

Tell = Callable[[Message], str]
"""Turns a message into words, in some language and with the names of the players."""
LATEST = 8
"""How many sketches of one thing are kept: it looks different to those who can pick it."""
RECENT = 3
"""Changes of a table for which a sketch is kept that is not used, once there is another of the same thing."""
T = TypeVar("T")


class Detail(NamedTuple):
    """A part of a panel that changes by itself: its name there, of letters, digits and hyphens, and its SVG."""

    name: str
    svg: str


class Panel(NamedTuple):
    """A drawing: SVG within a width and a height, and where it belongs.

    ``place`` is ``chart`` (the large one), ``strip`` (above or below it), ``desk`` (beside the question, as it belongs
    to it) or ``seat`` (what lies in front of one player). A thing
    that can be pointed at has the attribute ``data-thing``, the name of a place or piece. A thing that moves has
    ``data-piece``, which all pieces of its kind share, and ``data-at``, the name of its place; if it represents several
    pieces, ``data-count`` says how many. The ``body`` of a panel with ``details`` is these, one after the other: a page
    is sent those that have changed. Of any other it is what it has ``inside``.
    """

    name: str
    place: str
    title: str
    width: int
    height: int
    inside: str
    details: tuple[Detail, ...] = ()

    @property
    def body(self) -> str:
        """The SVG of the panel; that of details is put together when it is asked for, as it is long."""
        return self.inside or "".join(each.svg for each in self.details)


class Handle(NamedTuple):
    """What a thing on the board lets you do now, in words, and whether it lets you do anything."""

    text: str
    can: bool


class Sketches:
    """What was drawn before at one table in one language, to be used again while it would come out the same."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.now = 0  # counts the changes of the table
        self.drawn: dict[tuple[str, str], list[tuple[Any, Any, int]]] = {}

    def get(self, panel: str, name: str, shows: Any, make: Callable[[], T]) -> T:
        """Return something on a panel as it was drawn when it showed the same, or draw it."""
        known = self.drawn.get((panel, name))
        if known is None:
            known = self.drawn[panel, name] = []
        for at, (shown, drawn, _) in enumerate(known):
            if shown == shows:
                if at:
                    known.insert(0, known.pop(at))
                known[0] = shows, drawn, self.now  # as it is shown now: comparing a thing with itself is fast
                return cast(T, drawn)
        made = make()
        known.insert(0, (shows, made, self.now))
        while known[-1][2] < self.now - RECENT:
            known.pop()
        del known[LATEST:]
        return made


class Board:
    """How a game is drawn. A room without one has only tables of words."""

    aside: bool = False
    """Say whether players stand at the side of the chart, as where many of them act at once."""

    def panels(
        self,
        box: dict[str, Any],
        view: dict[str, Any],
        seat: int | None,
        tell: Tell,
        handles: Mapping[str, Handle],
        sketches: Sketches | None = None,
    ) -> list[Panel]:
        """Draw a view; a thing with a handle can be pointed at.

        What ``sketches`` hold of earlier drawings is not drawn again; they must be of the same words.
        """
        raise NotImplementedError

    def backdrop(self, theme: str) -> str:
        """Return what never changes on the chart, as an SVG document: ``theme`` is ``light`` or ``dark``."""
        raise NotImplementedError

    def shapes(self) -> str:
        """Return the shapes that drawings refer to, as SVG that a document holds once."""
        return ""

    def sign(self, field: str, value: str) -> str:
        """Return the name of the shape that stands for a value of a field, or nothing."""
        return ""

    def styles(self) -> str:
        """Return the style sheet that this board adds to the one that all boards share."""
        return ""

    def lights(self, message: Message) -> list[str]:
        """Return the names of the things that a line of the log mentions."""
        raise NotImplementedError

    def tally(self, box: dict[str, Any], view: dict[str, Any], tell: Tell) -> Panel:
        """Draw where the points came from, when the game is over."""
        raise NotImplementedError

    def pictures(self, box: dict[str, Any], tell: Tell) -> dict[str, Panel]:
        """Draw pictures that explain clauses, by clause id."""
        raise NotImplementedError

    def scene(self, box: dict[str, Any], view: dict[str, Any], tell: Tell, theme: str) -> str:
        """Draw the middle of the chart as a small standalone SVG document."""
        raise NotImplementedError

    def whole(
        self, box: dict[str, Any], view: dict[str, Any], seat: int | None, tell: Tell, theme: str = "light"
    ) -> str:
        """Draw a view as one standalone SVG document."""
        raise NotImplementedError
