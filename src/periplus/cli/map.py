"""The map of a game as lines of characters."""

from collections.abc import Callable, Sequence

from rich.text import Text as Line

from periplus.kernel.atlas import Ground, Place
from periplus.kernel.sheet import Cell

WIDTH = 80
CUT = "…"


class Written:
    """A piece of text on the map: where it begins, and how it looks."""

    def __init__(self, line: int, column: int, words: str, style: str) -> None:
        """Begin at a line and a column."""
        self.line, self.column, self.words, self.style = line, column, words, style


def draw(ground: Ground, places: Sequence[Place], tell: Callable[[Cell], str]) -> list[Line]:
    """Return the map: every place by its name, and below it what stands there; what has no spot goes to the foot."""
    found: list[Written] = []
    foot = len(ground.lines)
    for place in places:
        line, column = ground.spots.get(place.name, (foot, 0))
        foot += 2 * (place.name not in ground.spots)
        found.append(Written(line, column, tell(place.label), "bold reverse" if place.own else "bold"))
        found.append(Written(line + 1, column, " ".join(tell(mark) for mark in place.marks), ""))
    return [one_line(ground, at, found) for at in range(max([foot, *[each.line + 1 for each in found]]))]


def one_line(ground: Ground, at: int, written: list[Written]) -> Line:
    """Return a line of the map, with what is written on it; what would touch its neighbour is cut."""
    back = (ground.lines[at] if at < len(ground.lines) else "").ljust(WIDTH)
    here = sorted((each for each in written if each.line == at and each.words), key=lambda each: each.column)
    ends = [each.column - 1 for each in here[1:]] + [WIDTH]
    line = Line(no_wrap=True)
    for each, end in zip(here, ends, strict=False):
        line.append(gap(back, len(line), each.column), "dim")
        line.append(cut(each.words, end - each.column), each.style)
    line.append(gap(back, len(line), WIDTH), "dim")
    line.rstrip()
    return line


def gap(back: str, start: int, end: int) -> str:
    """Return the ground between two texts, which it does not touch."""
    return back[start:end] if end - start < 2 else f" {back[start + 1 : end - 1]} "


def cut(words: str, room: int) -> str:
    """Return words that fit into some room."""
    return words if len(words) <= room else words[: room - 1] + CUT
