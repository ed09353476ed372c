"""A board that is drawn on a chart: how its panels come together on one sheet."""

from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import Any

from periplus.draw.chart import Frame, backdrop
from periplus.draw.icons import sprite
from periplus.draw.palette import painted, styles
from periplus.draw.svg import box, group, thing, words
from periplus.kernel.board import Board, Offer, Panel, Tell
from periplus.kernel.message import Message

GAP = 14
HEADING = 26
NOTHING: Mapping[str, Offer] = {}


class Painter:
    """One drawing of one view: what it shows, for whom, and the words to use."""

    def __init__(
        self, box: dict[str, Any], view: dict[str, Any], seat: int | None, tell: Tell, offers: Mapping[str, Offer]
    ) -> None:
        """Take what is drawn."""
        self.box = box
        self.view = view
        self.seat = seat
        self.tell = tell
        self.offers = offers

    def say(self, id: str, **params: object) -> str:
        """Return a message in words."""
        return self.tell(Message(id, params))

    def thing(self, name: str, inner: str, kind: str, told: str, x: float = 0, y: float = 0) -> str:
        """Return something that can be lit up, and picked if there is an offer."""
        return thing(name, inner, kind, self.offers, told, x, y)


class DrawnBoard(Board):
    """A board with one chart; its other panels stand below and beside it."""

    frame: Frame
    """Which part of the world the chart shows."""

    def draws(
        self, box: dict[str, Any], view: dict[str, Any], seat: int | None, tell: Tell, offers: Mapping[str, Offer]
    ) -> dict[str, Callable[[], Panel]]:
        """Return what draws each panel, by its name."""
        raise NotImplementedError

    def panels(
        self,
        box: dict[str, Any],
        view: dict[str, Any],
        seat: int | None,
        tell: Tell,
        offers: Mapping[str, Offer],
        public: Sequence[Panel] = (),
    ) -> list[Panel]:
        """Draw a view, but for the panels that look as they do to spectators."""
        alike = {panel.name: panel for panel in public if not is_offered(panel, offers)}
        drawn = self.draws(box, view, seat, tell, offers)
        return [alike[name] if name in alike else draw() for name, draw in drawn.items()]

    def ground(self) -> str:
        """Return what never changes of the chart, with names of colours."""
        raise NotImplementedError

    def backdrop(self, theme: str) -> str:
        """Return what never changes of the chart as a document."""
        return backdrop(self.ground(), self.frame, theme)

    def whole(
        self, box: dict[str, Any], view: dict[str, Any], seat: int | None, tell: Tell, theme: str = "light"
    ) -> str:
        """Draw a view as one SVG document that stands alone."""
        panels = [panel for panel in self.panels(box, view, seat, tell, NOTHING) if panel.body]
        chart = next(panel for panel in panels if panel.place == "chart")
        beside = [panel for panel in panels if panel.place in ("side", "seat")]
        left, below = flow([panel for panel in panels if panel.place == "strip"], chart.width, chart.height + GAP)
        right, foot = column(beside, chart.width + GAP)
        clipped = f'<svg width="{chart.width}" height="{chart.height}">{self.ground() + chart.body}</svg>'
        wide = chart.width + GAP + max(panel.width for panel in beside)
        inner = self.shapes() + group(clipped + left + right, "", GAP, GAP)
        return sheet(wide + 2 * GAP, max(below, foot) + 2 * GAP, inner, theme)


def is_offered(panel: Panel, offers: Mapping[str, Offer]) -> bool:
    """Say whether something can be done with a thing on a panel."""
    return any(f'data-thing="{escape(name)}"' in panel.body for name in offers)


def titled(panel: Panel, x: float, y: float) -> str:
    """Return a panel with its title above it."""
    return group(
        words(0, HEADING - 9, panel.title, "panel-title", "start") + group(panel.body, "", 0, HEADING), "", x, y
    )


def flow(panels: list[Panel], width: float, y: float) -> tuple[str, float]:
    """Return panels in lines like words, from a height on, and where they end."""
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


def sheet(width: float, height: float, inner: str, theme: str) -> str:
    """Return an SVG document with its styles, in the colours of a theme."""
    size = f'viewBox="0 0 {width:.0f} {height:.0f}" width="{width:.0f}" height="{height:.0f}"'
    ground = box(0, 0, width, height, "page-ground", 0)
    within = f"<style>{styles()}</style>{sprite()}{ground}{inner}"
    document = f'<svg xmlns="http://www.w3.org/2000/svg" class="drawing" {size}>{within}</svg>'
    return painted(document, theme)
