"""A board that is drawn on a chart: how its panels come together on one sheet."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from html import escape
from typing import Any, TypeVar

from periplus.draw.chart import Frame, backdrop
from periplus.draw.icons import sprite
from periplus.draw.layout import colours, place_of, style_sheet, styles
from periplus.draw.palette import COLOURS, Shades, painted
from periplus.draw.svg import box, group, num, thing, words
from periplus.kernel.board import Board, Detail, Handle, Panel, Sketches, Tell
from periplus.kernel.message import Message

GAP = 14
HEADING = 26
SCENE_WIDTH, SCENE_HEIGHT = 640, 344
"""The part of a chart that a scene shows."""
NOTHING: Mapping[str, Handle] = {}
T = TypeVar("T")


class Painter:
    """One drawing of one view: what it shows, for whom, and the words to use."""

    room: str
    """The package of the room."""

    def __init__(
        self,
        box: dict[str, Any],
        view: dict[str, Any],
        seat: int | None,
        tell: Tell,
        handles: Mapping[str, Handle],
        sketches: Sketches | None = None,
    ) -> None:
        """Take what is drawn."""
        self.box = box
        self.view = view
        self.seat = seat
        self.tell = tell
        self.handles = handles
        self.sketches = sketches or Sketches()

    def say(self, id: str, **params: object) -> str:
        """Return a message in words."""
        return self.tell(Message(id, params))

    def thing(self, name: str, inner: str, kind: str, label: str, x: float = 0, y: float = 0) -> str:
        """Return something that can be lit up, and picked if it has a handle."""
        return thing(name, inner, kind, label, (x, y), self.handles.get(name))

    def panel(self, name: str, title: str, width: int, height: int, body: str | Sequence[Detail]) -> Panel:
        """Return a panel in the place that the room gives it, drawn as a whole or in details."""
        place = place_of(self.room, name)
        if isinstance(body, str):
            return Panel(name, place, title, width, height, body)
        return Panel(name, place, title, width, height, "", tuple(body))

    def detail(
        self, panel: str, name: str, draw: Callable[[], str], *shows: object, things: Iterable[str] = ()
    ) -> Detail:
        """Return a detail of a panel, drawn again only if it shows something else; see ``kept``."""
        return self.kept(panel, name, lambda: Detail(name, draw()), *shows, things=things)

    def kept(self, panel: str, name: str, make: Callable[[], T], *shows: object, things: Iterable[str] = ()) -> T:
        """Return what was made before, unless it shows something else now, or its things have other handles."""
        return self.sketches.get(panel, name, (shows, [*map(self.handles.get, things)]), make)


def piece(kind: str, place: str, count: int = 1) -> str:
    """Return the attributes of something that moves: its kind, its place, and how many it represents."""
    many = f' data-count="{count}"' if count > 1 else ""
    return f' data-piece="{escape(kind)}" data-at="{escape(place)}"{many}'


class DrawnBoard(Board):
    """A board with one chart; its other panels are below it, and what lies before players beside it."""

    room: str
    """The package of the room, which holds ``board.toml`` and ``board.css``."""
    frame: Frame
    """Which part of the world the chart shows."""
    icons: Mapping[str, str] = {}
    """The pictures that the room adds to the shared ones."""
    signs: Mapping[str, str] = {}
    """The pictures that stand for values in forms, where they have one."""

    def ground(self) -> str:
        """Return what never changes on the chart, with colours by name."""
        raise NotImplementedError

    def backdrop(self, theme: str) -> str:
        """Return what never changes on the chart, as a document."""
        return backdrop(self.ground(), self.frame, theme, colours(self.room))

    def shapes(self) -> str:
        """Return the pictures of the room."""
        return sprite(self.icons)

    def sign(self, field: str, value: str) -> str:
        """Return the picture that the room has for a value."""
        return self.signs.get(value, "")

    def styles(self) -> str:
        """Return the colours and styles of the room, and where its panels lie."""
        return style_sheet(self.room)

    def whole(
        self, box: dict[str, Any], view: dict[str, Any], seat: int | None, tell: Tell, theme: str = "light"
    ) -> str:
        """Draw a view as one standalone SVG document."""
        panels = [panel for panel in self.panels(box, view, seat, tell, NOTHING) if panel.body]
        chart = next(panel for panel in panels if panel.place == "chart")
        beside = [panel for panel in panels if panel.place == "seat"]
        lying = [panel for panel in panels if panel.place in ("strip", "desk")]
        left, below = flow(lying, chart.width, chart.height + GAP)
        right, foot = column(beside, chart.width + GAP)
        clipped = f'<svg width="{chart.width}" height="{chart.height}">{self.ground() + chart.body}</svg>'
        wide = chart.width + GAP + max(panel.width for panel in beside)
        inner = self.shapes() + group(clipped + left + right, "", GAP, GAP)
        document = sheet(wide + 2 * GAP, max(below, foot) + 2 * GAP, inner, styles(self.room))
        return painted(document, theme, colours(self.room))

    def scene(self, box: dict[str, Any], view: dict[str, Any], tell: Tell, theme: str) -> str:
        """Draw the middle of the chart as a small standalone SVG document."""
        panels = self.panels(box, view, None, tell, NOTHING)
        chart = next(panel for panel in panels if panel.place == "chart")
        inner = self.shapes() + self.ground() + chart.body
        return scene(self.frame, inner, styles(self.room), theme, colours(self.room))


def scene(frame: Frame, inner: str, styled: str, theme: str, shades: Mapping[str, Shades] = COLOURS) -> str:
    """Return the middle of a chart as a standalone SVG document, as large as it is shown in a list of games."""
    left, top = (frame.width - SCENE_WIDTH) / 2, (frame.height - SCENE_HEIGHT) / 2
    size = (
        f'viewBox="{num(left)} {num(top)} {SCENE_WIDTH} {SCENE_HEIGHT}" width="{SCENE_WIDTH}" height="{SCENE_HEIGHT}"'
    )
    within = f"<style>{styled}</style>{sprite()}{inner}"
    document = f'<svg xmlns="http://www.w3.org/2000/svg" class="drawing" {size}>{within}</svg>'
    return painted(document, theme, shades)


def titled(panel: Panel, x: float, y: float) -> str:
    """Return a panel with its title above it."""
    return group(
        words(0, HEADING - 9, panel.title, "panel-title", "start") + group(panel.body, "", 0, HEADING), "", x, y
    )


def flow(panels: list[Panel], width: float, y: float) -> tuple[str, float]:
    """Return panels wrapped like words, starting at a height, and where they end."""
    drawn, x, tallest = list[str](), 0.0, 0.0
    for panel in panels:
        if x and x + panel.width > width:
            x, y, tallest = 0.0, y + tallest + GAP, 0.0
        drawn.append(titled(panel, x, y))
        x, tallest = x + panel.width + 2 * GAP, max(tallest, panel.height + HEADING)
    return "".join(drawn), y + tallest


def column(panels: list[Panel], x: float) -> tuple[str, float]:
    """Return panels one below the other, and where they end."""
    drawn, y = list[str](), 0.0
    for panel in panels:
        drawn.append(titled(panel, x, y))
        y += panel.height + HEADING + GAP
    return "".join(drawn), y


def sheet(width: float, height: float, inner: str, styled: str) -> str:
    """Return an SVG document with its styles, with colours by name."""
    size = f'viewBox="0 0 {width:.0f} {height:.0f}" width="{width:.0f}" height="{height:.0f}"'
    ground = box(0, 0, width, height, "page-ground", 0)
    within = f"<style>{styled}</style>{sprite()}{ground}{inner}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" class="drawing" {size}>{within}</svg>'
