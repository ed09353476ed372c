"""Icons stay in their box, take their colour from where they are drawn, and land where they should."""

import re
from collections.abc import Iterator
from xml.etree import ElementTree as Xml

import pytest

from periplus.draw.icons import ICONS, SHAPES, compass, galley, icon, sprite

pytestmark = pytest.mark.once

EMBLEMS = ("dolphin", "owl", "bull", "star", "amphora", "lion")
NUMBERS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "A": 7, "Z": 0}  # of each command
FORMS = {"path", "circle", "rect", "ellipse", "g"}
LOOKS = {"fill", "fill-rule", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-dasharray"}
PLACES = {"d", "r", "transform", "class", "pathLength"}


def parts(markup: str) -> list[Xml.Element]:
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


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_lies_within_its_box(name: str) -> None:
    for part in parts(ICONS[name]):
        pen = float(part.get("stroke-width", 0)) / 2
        assert all(max(abs(x), abs(y)) + pen <= 12.01 for x, y in points(part.get("d", ""))), name


@pytest.mark.parametrize("name", SHAPES)
def test_a_drawing_has_one_colour_and_no_names(name: str) -> None:
    for part in parts(SHAPES[name]):
        assert part.tag in FORMS and part.text is None
        assert set(part.keys()) <= LOOKS | PLACES
        if part.tag != "g":
            fill, stroke = part.get("fill"), part.get("stroke")
            assert (fill, stroke) in (("currentColor", None), ("none", "currentColor"))


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_is_small(name: str) -> None:
    assert len(ICONS[name]) < 1200 and not re.search(r"\.\d\d", ICONS[name])


def test_an_icon_is_put_around_a_point() -> None:
    assert icon("arrow", 10, -2.5) == '<use class="icon" href="#shape-arrow" transform="translate(10 -2.5)"/>'


def test_an_icon_has_a_size_and_more_classes() -> None:
    drawn = icon("owl", 1 / 3, -0.001, 16, "emblem mine")
    assert drawn == '<use class="icon emblem mine" href="#shape-owl" transform="translate(0.33 0) scale(0.67)"/>'


@pytest.mark.parametrize("emblem", EMBLEMS)
def test_a_galley_carries_an_emblem_on_its_sail(emblem: str) -> None:
    drawn = [(part.get("class"), part.get("href")) for part in parts(galley(emblem)) if part.get("class")]
    assert drawn == [("hull", "#shape-hull"), ("sail", "#shape-cloth"), ("icon sign", f"#shape-{emblem}")]


def test_a_compass_is_scaled_from_a_hundred() -> None:
    assert compass(5, 6, 50) == '<use class="compass" href="#shape-rose" transform="translate(5 6) scale(0.5)"/>'


def test_every_shape_stands_in_the_sprite() -> None:
    """Once, by the name by which drawings refer to it."""
    kept = {part.get("id"): part for part in parts(sprite()) if part.get("id")}
    assert set(kept) == {f"shape-{name}" for name in SHAPES}
    assert all(len(part) for part in kept.values())
