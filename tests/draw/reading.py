"""Drawings read again: their elements, the things on them, and what these are good for."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple
from xml.etree import ElementTree as Xml

import periplus
from periplus.draw.metrics import font_of, width
from periplus.kernel.board import Board, Handle, Panel, Tell
from periplus.kernel.game import Game
from periplus.kernel.luck import luck_from
from periplus.kernel.state import State
from periplus.kernel.text import LANGUAGES, text
from tests.draw.paths import Extent


def board_of(game: Game) -> Board:
    """Return the board of a game that has one."""
    assert game.board is not None
    return game.board


def teller(game: Game, language: str = "en", names: Sequence[str] = ()) -> Tell:
    """Return what tells the messages of a game, with the names of the people who play it."""
    return lambda message: text(language, game.room).say(message, names)


def drawn(
    s: State, seat: int | None, tell: Tell | None = None, handles: Mapping[str, Handle] | None = None
) -> list[Panel]:
    """Draw a position as a seat or a spectator sees it."""
    return board_of(s.game).panels(s.game.box, s.view(seat), seat, tell or teller(s.game), handles or {})


def read(panel: Panel) -> list[Xml.Element]:
    """Return all elements of a panel; what is not well formed is an error."""
    return list(Xml.fromstring(f"<svg>{panel.body}</svg>").iter())


def elements(panels: list[Panel]) -> list[Xml.Element]:
    """Return all elements of panels."""
    return [each for panel in panels for each in read(panel)]


def things(panels: list[Panel]) -> Counter[str]:
    """Return the names of things, with how often they are drawn."""
    return named(elements(panels))


def named(found: list[Xml.Element]) -> Counter[str]:
    """Return the names of things among elements; the bare shape of a place, which tells nothing, is none."""
    told = [each for each in found if each.get("aria-hidden") is None]
    return Counter(name for each in told if (name := each.get("data-thing")) is not None)


def handles_of(s: State, seat: int) -> dict[str, Handle]:
    """Return what things are good for, as pages find it out."""
    say = teller(s.game)
    handles = {name: Handle(say(refused.message), False) for name, refused in s.refusals(seat).items()}
    for action in s.legal_actions(seat):
        described = s.describe(seat, action)
        handles |= {name: Handle(say(described.label), True) for name in [*described.places, *described.pieces]}
    return handles


# What is covered


class Ink(NamedTuple):
    """An element, and what it covers of its panel."""

    element: Xml.Element
    extent: Extent


def inked(element: Xml.Element, room: str, x: float = 0, y: float = 0) -> Iterator[Ink]:
    """Yield what rectangles, discs, icons and words cover within an element; bare shapes of places are left out."""
    moved = re.match(r"translate\((\S+) (\S+)\)(?: scale\((\S+)\))?", element.get("transform", ""))
    if moved:
        x, y = x + float(moved[1]), y + float(moved[2])
    extent = covered(element, room, float(moved[3] or 1) if moved else 1)
    if extent:
        left, top, right, bottom = extent
        yield Ink(element, (x + left, y + top, x + right, y + bottom))
    for inner in element:
        yield from inked(inner, room, x, y)


def covered(element: Xml.Element, room: str, scale: float) -> Extent | None:
    """Return what an element itself covers, if anything."""
    x, y, cx, cy, r, wide, tall = (
        float(element.get(name, 0)) for name in ("x", "y", "cx", "cy", "r", "width", "height")
    )
    if element.tag == "rect":
        return x, y, x + wide, y + tall
    if element.tag == "circle":
        return cx - r, cy - r, cx + r, cy + r
    if element.tag == "text":
        font, size, spacing = font_of(element.get("class", ""), room)
        wide = float(element.get("textLength", 0)) or width(element.text or "", font, size, spacing)
        left = x - wide * {"middle": 0.5, "end": 1}.get(element.get("text-anchor", ""), 0)
        return left, y - 0.7 * size, left + wide, y + 0.2 * size
    half = 11 * scale  # of 24, as icons leave a margin
    return (-half, -half, half, half) if "icon" in element.get("class", "").split() else None


# Boxes of others


def with_names(game: Game, change: Mapping[str, str]) -> Game:
    """Return a game with a box in which things have other names."""

    def renamed(data: Any) -> Any:
        if isinstance(data, dict):
            return {change.get(key, key): renamed(value) for key, value in data.items()}
        return [renamed(each) for each in data] if isinstance(data, list) else change.get(data, data)

    return periplus.game(game.name, renamed(game.box))


def all_drawn(game: Game, decisions: int = 40) -> None:
    """Draw everything of the first positions of a game, and the pictures of its rules, in every language."""
    s, luck = game.new(3, 5), luck_from(5)
    for _ in range(decisions):
        seat = s.actors()[0]
        for language in LANGUAGES:
            elements(drawn(s, seat, teller(game, language)))
        actions = s.legal_actions(seat)
        s.apply(seat, actions[luck.below(len(actions))])
    for language in LANGUAGES:
        elements([*board_of(game).pictures(game.box, teller(game, language)).values()])
