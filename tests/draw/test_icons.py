"""Icons stay in their box, take their colour from where they are drawn, and land where they should."""

from importlib.resources import files

import pytest

from periplus.draw.icons import ICONS, SHAPES, compass, icon, sprite
from periplus.draw.seats import EMBLEMS
from periplus.games import ROOMS
from tests.draw.shapes import check_icon, check_shape, parts

pytestmark = pytest.mark.once


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_is_small_and_lies_within_its_box(name: str) -> None:
    check_icon(ICONS[name])


@pytest.mark.parametrize("name", SHAPES)
def test_a_drawing_has_one_colour_and_no_names(name: str) -> None:
    check_shape(SHAPES[name])


def test_an_icon_is_put_around_a_point() -> None:
    assert icon("star", 10, -2.5) == '<use class="icon" href="#shape-star" transform="translate(10 -2.5)"/>'


def test_an_icon_has_a_size_and_more_classes() -> None:
    drawn = icon("owl", 1 / 3, -0.001, 16, "emblem mine")
    assert drawn == '<use class="icon emblem mine" href="#shape-owl" transform="translate(0.33 0) scale(0.67)"/>'


def test_a_compass_is_scaled_from_a_hundred() -> None:
    assert compass(5, 6, 50) == '<use class="compass" href="#shape-rose" transform="translate(5 6) scale(0.5)"/>'


def test_every_shape_stands_in_the_sprite() -> None:
    """Once, by the name by which drawings refer to it."""
    kept = {part.get("id"): part for part in parts(sprite()) if part.get("id")}
    assert set(kept) == {f"shape-{name}" for name in SHAPES}
    assert all(len(part) for part in kept.values())


def test_emblems_differ() -> None:
    """Colours are never all that tells players apart: each has an emblem of its own."""
    assert len({ICONS[name] for name in EMBLEMS}) == len(EMBLEMS) >= 5


@pytest.mark.parametrize("name", [name for name in ICONS if name not in EMBLEMS])
def test_a_picture_that_one_room_alone_uses_is_in_that_room(name: str) -> None:
    """What stands here is an emblem, or several rooms speak of it."""
    sources = [
        [each for each in files(room).iterdir() if each.name.endswith((".py", ".toml"))] for room in ROOMS.values()
    ]
    using = [any(f'"{name}"' in each.read_text("utf-8") for each in room) for room in sources]
    assert sum(using) > 1
