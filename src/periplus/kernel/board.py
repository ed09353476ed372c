"""A drawn board: panels that pages arrange, and what on them answers to a name."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from periplus.kernel.message import Message

Tell = Callable[[Message], str]
"""Turns a message into words: of a language, and with the names of the people who play."""


class Panel(NamedTuple):
    """A drawing: SVG within a width and a height, and where it belongs.

    ``place`` is ``chart`` (the large one), ``strip`` (below it), ``side`` (beside it) or ``seat`` (what lies
    before one player). What can be pointed at has the attribute ``data-thing`` with the name of a place or piece.
    What moves has ``data-piece``, which all pieces of its kind share, and ``data-at``, the name of its place; if it
    stands for several, ``data-count`` says for how many.
    """

    name: str
    place: str
    title: str
    width: int
    height: int
    body: str


class Handle(NamedTuple):
    """What a thing on the board is good for now: in words, and whether anything can be done with it."""

    text: str
    can: bool


class Board:
    """How a game is drawn. A room has one, or none while it has only tables of words."""

    def panels(
        self,
        box: dict[str, Any],
        view: dict[str, Any],
        seat: int | None,
        tell: Tell,
        handles: Mapping[str, Handle],
        public: Sequence[Panel] = (),
    ) -> list[Panel]:
        """Draw a view; a thing with a handle can be pointed at.

        ``public`` are the panels that spectators see: those without a handle on them are not drawn again.
        """
        raise NotImplementedError

    def backdrop(self, theme: str) -> str:
        """Return what never changes of the chart, as an SVG document: ``theme`` is ``light`` or ``dark``."""
        raise NotImplementedError

    def shapes(self) -> str:
        """Return what drawings refer to, as SVG that stands once in a document."""
        return ""

    def styles(self) -> str:
        """Return the style sheet that pages need for this board besides the one that all boards share."""
        return ""

    def lights(self, message: Message) -> list[str]:
        """Return the names of the things that a line of the log speaks of."""
        raise NotImplementedError

    def tally(self, box: dict[str, Any], view: dict[str, Any], tell: Tell) -> Panel:
        """Draw where the points came from, when the game is over."""
        raise NotImplementedError

    def pictures(self, box: dict[str, Any], tell: Tell) -> dict[str, Panel]:
        """Draw what explains clauses, by their ids."""
        raise NotImplementedError

    def whole(
        self, box: dict[str, Any], view: dict[str, Any], seat: int | None, tell: Tell, theme: str = "light"
    ) -> str:
        """Draw a view as one SVG document that stands alone."""
        raise NotImplementedError
