"""Films: which moments they show, and how pictures of different heights come together."""

from io import BytesIO
from itertools import pairwise

import pytest
from PIL import Image

from periplus.draw.film import MOST_FRAMES, frames_of, inner, pixels_of, to_film

pytestmark = pytest.mark.once

SPACE = 'xmlns="http://www.w3.org/2000/svg"'
GROUND = '<defs><rect id="r" width="9" height="9"/></defs><rect width="40" height="40" fill="#0000ff"/>'
BACKDROP = f'<svg {SPACE} viewBox="0 0 40 40" width="40" height="40">{GROUND}</svg>'


def document(height: int, colour: str) -> str:
    """Return a drawing of some height: the ground on the left, and a coloured half."""
    half = f'<rect x="20" width="20" height="{height}" fill="{colour}"/>'
    return f'<svg {SPACE} viewBox="0 0 40 {height}">{GROUND}{half}</svg>'


@pytest.mark.parametrize(("last", "shown"), [(0, [0]), (1, [0, 1]), (4, [0, 1, 2, 3, 4])])
def test_a_short_game_is_shown_whole(last: int, shown: list[int]) -> None:
    """Every position, from the set-up to the end."""
    assert frames_of(last) == shown


@pytest.mark.parametrize("last", [MOST_FRAMES, 345, 1420])
def test_a_long_game_is_shown_in_even_steps(last: int) -> None:
    """As many frames as there may be, the first and the last position among them, none twice."""
    shown = frames_of(last)
    assert len(set(shown)) == len(shown) == MOST_FRAMES
    assert (shown[0], shown[-1]) == (0, last)
    assert max(after - before for before, after in pairwise(shown)) <= last // (MOST_FRAMES - 1) + 1


def test_frames_are_equally_tall() -> None:
    """A lower drawing is filled up; the backdrop is in every frame."""
    with Image.open(BytesIO(to_film([document(40, "#ff0000"), document(60, "#00ff00")], BACKDROP, 80))) as film:
        assert (film.size, getattr(film, "n_frames", 1)) == ((80, 120), 2)
        first = film.convert("RGB")
        assert first.getpixel((60, 40)) == pytest.approx((255, 0, 0), abs=40)
        assert first.getpixel((10, 40)) == pytest.approx((0, 0, 255), abs=40)
        assert first.getpixel((60, 110)) == pytest.approx((0, 0, 255), abs=40)
        film.seek(1)
        assert film.convert("RGB").getpixel((60, 110)) == pytest.approx((0, 255, 0), abs=40)


def test_a_backdrop_keeps_its_definitions() -> None:
    """Drawings may refer to them; the rest becomes one picture."""
    drawn = pixels_of(BACKDROP, 40)
    assert '<rect id="r"' in drawn and "#0000ff" not in drawn and '<image width="40" height="40"' in drawn
    assert inner(BACKDROP) == GROUND
