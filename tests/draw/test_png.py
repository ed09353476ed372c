"""Drawings as pictures: their size, our own fonts, and no others."""

import struct

import pytest

from periplus.draw.metrics import FONTS
from periplus.draw.png import to_png

pytestmark = pytest.mark.once

WORD = "Rhodos 12"
STYLES = [
    ("Cinzel", 500, "normal"), ("Cinzel", 700, "normal"),
    ("Alegreya", 400, "normal"), ("Alegreya", 400, "italic"), ("Alegreya", 700, "normal"),
    ("Alegreya Sans", 400, "normal"), ("Alegreya Sans", 500, "normal"), ("Alegreya Sans", 700, "normal"),
]  # fmt: skip


def document(body: str, style: str = "") -> str:
    """Return an SVG document, twice as wide as high."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><style>{style}</style>{body}</svg>'


def written(family: str, weight: int = 400, style: str = "normal", word: str = WORD) -> bytes:
    """Return a picture of a word in a font."""
    fonts = f'font-family="{family}" font-weight="{weight}" font-style="{style}" font-size="30"'
    return to_png(document(f'<text x="10" y="60" {fonts}>{word}</text>'), 200)


def size(png: bytes) -> tuple[int, int]:
    """Return the width and height of a picture."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", png[16:24])
    return width, height


@pytest.mark.parametrize("width", [1, 200, 333, 1600])
def test_a_picture_is_as_wide_as_asked(width: int) -> None:
    """And as high as the drawing's shape asks for."""
    assert size(to_png(document(""), width)) == (width, (width + 1) // 2)


def test_the_same_drawing_gives_the_same_picture() -> None:
    """Nothing in it depends on the hour."""
    assert written("Alegreya") == written("Alegreya")


def test_every_style_has_a_font_of_its_own() -> None:
    """Eight styles, eight files with their licences, eight different pictures."""
    assert len({written(*style) for style in STYLES}) == len(STYLES) == len(FONTS)
    licences = {file.name for file in next(iter(FONTS.values())).parent.glob("LICENSE.*")}
    assert licences == {"LICENSE.alegreya", "LICENSE.alegreya-sans", "LICENSE.cinzel"}


def test_no_font_of_the_machine_is_used() -> None:
    """An unknown family falls to the next, then to ours; letters that ours do not have all look alike."""
    assert written("DejaVu Sans, 'Alegreya Sans'") == written("Alegreya Sans")
    assert written("Georgia, serif") == written("DejaVu Sans") == written("monospace") == written("Alegreya")
    assert written("sans-serif") == written("Alegreya Sans")
    assert written("Alegreya", word="Ж") == written("Alegreya", word="Ω")


@pytest.mark.parametrize("style", STYLES[2:])
def test_figures_are_lining_and_of_equal_width(style: tuple[str, int, str]) -> None:
    """Zeros take the place of ones, and are as high as a capital letter, which old figures are not."""
    ones, zeros = (written(*style, word=f'<tspan fill="none">{digits}</tspan>A') for digits in ("111", "000"))
    assert ones == zeros
    top = '<rect y="38" width="200" height="5"/>'
    assert covered(style, "0", top) != covered(style, "", top)


def covered(style: tuple[str, int, str], word: str, part: str) -> bytes:
    """Return a picture of only a part of a word."""
    family, weight, slant = style
    fonts = f'font-family="{family}" font-weight="{weight}" font-style="{slant}" font-size="30"'
    body = f'<clipPath id="c">{part}</clipPath><g clip-path="url(#c)"><text x="10" y="60" {fonts}>{word}</text></g>'
    return to_png(document(body), 200)


def test_letters_of_our_languages_are_there() -> None:
    """None of them is drawn as the sign for a missing letter, in any style."""
    for style in STYLES:
        missing = written(*style, word="Ж")
        assert all(written(*style, word=letter) != missing for letter in "éèêëàâçîïôûùœÉŒ–—’“”«»…·×−½°€")


@pytest.mark.parametrize(
    ("style", "body"),
    [
        (".a { fill: #ff0000 }", '<rect class="a" width="50" height="50"/>'),
        ("g.p .a { fill: #ff0000 }", '<g class="p"><rect class="a" width="50" height="50"/></g>'),
        ("", '<defs><rect id="u" width="50" height="50"/></defs><use href="#u" fill="#ff0000"/>'),
        ("", '<svg width="50" height="50"><rect width="99" height="99" fill="#ff0000"/></svg>'),
        (
            ".a { clip-path: url(#c); fill: #ff0000 }",
            '<clipPath id="c"><rect width="50" height="50"/></clipPath><rect class="a" width="99" height="99"/>',
        ),
        (
            "stop { stop-color: #ff0000 }",
            '<linearGradient id="g"><stop/><stop offset="1"/></linearGradient>'
            '<rect width="50" height="50" fill="url(#g)"/>',
        ),
    ],
)
def test_what_boards_are_drawn_with_is_understood(style: str, body: str) -> None:
    """Classes, uses, nested drawings, clips and gradients each give the same red square."""
    assert to_png(document(body, style), 200) == to_png(document('<path d="M0 0H50V50H0Z" fill="#ff0000"/>'), 200)


def test_a_broken_drawing_is_an_error() -> None:
    """XML that does not close is no picture."""
    with pytest.raises(ValueError, match="rect"):
        to_png('<svg xmlns="http://www.w3.org/2000/svg"><rect></svg>', 100)
