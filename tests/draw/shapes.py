"""Icons read again: the points of their outlines, and what every icon must hold to."""

import re
from collections.abc import Iterator
from xml.etree import ElementTree as Xml

NUMBERS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "A": 7, "Z": 0}  # of each command
FORMS = {"path", "circle", "rect", "ellipse", "g"}
LOOKS = {"fill", "fill-rule", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-dasharray"}
PLACES = {"d", "r", "transform", "class", "pathLength"}


def parts(markup: str) -> list[Xml.Element]:
    """Return the elements of a drawing."""
    return list(Xml.fromstring(f"<svg>{markup}</svg>").iter())[1:]


def points(data: str) -> Iterator[tuple[float, float]]:
    """Yield the ends and the control points of a path: what it draws lies between them, but for arcs."""
    x = y = left = top = 0.0
    for command, rest in re.findall(r"([A-Za-z])([^A-Za-z]*)", data):
        kind, numbers = command.upper(), [float(each) for each in re.findall(r"-?(?:\d*\.\d+|\d+)", rest)]
        many = NUMBERS[kind]
        assert len(numbers) % many == 0 if many else not numbers, (command, rest)
        for start in range(0, len(numbers), max(many, 1)):
            own = numbers[start : start + many]
            dx, dy = (x, y) if command.islower() else (0.0, 0.0)
            if kind in "HV":
                own = [own[0], y - dy] if kind == "H" else [x - dx, own[0]]
            pairs = own[-2:] if kind == "A" else own
            for px, py in zip(pairs[::2], pairs[1::2], strict=True):
                x, y = px + dx, py + dy
                yield x, y
            if kind == "M":
                left, top = x, y
        if kind == "Z":
            x, y = left, top


def check_icon(markup: str) -> None:
    """Check that an icon is small and lies within its box."""
    assert len(markup) < 1200 and not re.search(r"\.\d\d", markup)
    for part in parts(markup):
        pen = float(part.get("stroke-width", 0)) / 2
        assert all(max(abs(x), abs(y)) + pen <= 12.01 for x, y in points(part.get("d", "")))


def check_shape(markup: str) -> None:
    """Check that a drawing has one colour, that of its place, and no names."""
    for part in parts(markup):
        assert part.tag in FORMS and part.text is None
        assert set(part.keys()) <= LOOKS | PLACES
        if part.tag != "g":
            fill, stroke = part.get("fill"), part.get("stroke")
            assert (fill, stroke) in (("currentColor", None), ("none", "currentColor"))
