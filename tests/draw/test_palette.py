"""Colours: each has a use and a name, and what is drawn in one can be told from what lies beneath, day and night."""

import re
from collections import Counter
from importlib.resources import files
from itertools import product

import pytest

from periplus.draw.cards import EMBLEMS
from periplus.draw.chart import Frame, ground
from periplus.draw.drawn import DrawnBoard
from periplus.draw.palette import COLOURS, SEATS, THEMES, painted, style_sheet, styles
from periplus.games import ROOMS, game
from tests.draw.colours import COLOUR, LARGE, SMALL, check_plain, contrast, rules, used

pytestmark = pytest.mark.once

CHART = ground("", Frame(0, 10, 35, 45, 100))
BOARD = files("periplus.web").joinpath("static", "board.css").read_text("utf-8")
PAGE = files("periplus.web").joinpath("static", "periplus.css").read_text("utf-8")

TOKENS = [(f"sign-{at}", f"token-{at}") for at in range(len(SEATS))]
PAIRS = [
    *[(ink, ground, SMALL) for ink, ground in (
        ("card-ink", "card"), ("card-faint", "card"), ("tile-ink", "tile"), ("coin-ink", "coin"),
        ("panel-ink", "panel-ground"), ("panel-faint", "panel-ground"), ("course-now", "panel-ground"),
        ("panel-ink", "page-ground"), ("panel-faint", "page-ground"), ("panel-faint", "slot"),
        ("chart-ink", "chart-halo"), ("chart-ink", "land-high"), ("chart-ink", "land-low"),
        ("sea-ink", "sea-high"), ("sea-ink", "sea-low"),
        *[(f"seat-{at}", ground) for at in range(len(SEATS)) for ground in ("panel-ground", "page-ground")],
    )],
    *[(ink, ground, LARGE) for ink, ground in (
        ("nobody-sign", "nobody"),
        ("land-ink", "land-high"), ("land-ink", "land-low"), ("land-ink", "chart-halo"),
        ("sea-line", "sea-high"), ("sea-line", "sea-low"),
        ("trail", "sea-high"), ("trail", "sea-low"), ("glow", "chart-halo"), ("glow", "panel-ground"),
        ("back-line", "back"), ("coin-edge", "coin"), ("token-line", "sea-high"), ("token-line", "sea-low"),
    )],
    *[(sign, token, LARGE) for sign, token in TOKENS],
]  # fmt: skip


# Names


def test_every_colour_is_a_colour_by_day_and_by_night() -> None:
    """Six hexadecimal digits: programs that make pictures read no other."""
    assert all(COLOUR.fullmatch(shade) for both in COLOURS.values() for shade in both)


def test_every_name_of_a_colour_is_there() -> None:
    """In the styles of drawings all come from the palette; a page adds what it defines by itself, or a room for it."""
    page = set(re.findall(r"--([a-z0-9-]+):", PAGE))
    layout = {"share", "breadth", "widest", "order", "phone", "fits"}
    assert used(styles()) <= set(COLOURS)
    assert used(BOARD) <= set(COLOURS) | page
    assert set(re.findall(r"var\(--([a-z0-9-]+),", BOARD)) == layout
    assert used(CHART) <= set(COLOURS)
    assert not set(COLOURS) & page


def test_every_colour_is_used() -> None:
    """Nothing is mixed that nothing is painted with: all boards share it, or several rooms use it."""
    shared = used(style_sheet()) | used(BOARD) | used(CHART)
    boards = [board for room in ROOMS if isinstance(board := game(room).board, DrawnBoard)]
    rooms = Counter(name for board in boards for name in used(board.styles() + board.ground()))
    assert {name for name in COLOURS if name not in shared and rooms[name] < 2} == set()


def test_seats_have_colours_in_one_list() -> None:
    """Style sheets of pages and drawings have them from there, and no sheet has any other."""
    assert len(SEATS) == len(EMBLEMS)
    sheet = style_sheet()
    for at in range(len(SEATS)):
        assert f".drawing .player-{at} {{ color: var(--token-{at}); }}" in sheet
        assert f".drawing .player-{at} .sign {{ color: var(--sign-{at}); }}" in sheet
        assert f".seat-{at} {{ --seat: var(--seat-{at}); }}" in sheet
    assert not re.search(r"(seat|player|token|sign)-\d", PAGE + BOARD)


def test_styles_are_plain() -> None:
    """Every selector is a chain of classes below ``.drawing``, and all colours stand in the palette alone."""
    check_plain(styles())
    assert len(rules(styles())) > 30


def test_pages_choose_by_the_theme_of_the_reader() -> None:
    """Each colour has both shades there; one theme alone leaves no name."""
    sheet = style_sheet()
    assert f"--token-0:light-dark({COLOURS['token-0'][0]},{COLOURS['token-0'][1]});" in sheet
    assert sheet.count("light-dark(") == len(COLOURS) and styles() in sheet
    for theme in THEMES:
        assert "var(" not in painted(styles(), theme)
    assert painted("var(--no-such-colour)", "light") == "var(--no-such-colour)"  # somebody may be called so


# What can be told apart


def test_contrast_is_reckoned_as_wcag_says() -> None:
    """Black on white is 21; the grey #767676 on white is just enough for small text."""
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#767676", "#ffffff") == pytest.approx(4.54, abs=0.01)


@pytest.mark.parametrize(
    ("pair", "theme"),
    list(product(PAIRS, THEMES)),
    ids=lambda each: "-on-".join(each[:2]) if isinstance(each, tuple) else each,
)
def test_what_is_drawn_stands_out(pair: tuple[str, str, float], theme: str) -> None:
    """Ink against its ground, in both themes: 4.5 to 1 for small text, 3 to 1 for large text and signs."""
    ink, ground, least = pair
    at = THEMES.index(theme)
    assert contrast(COLOURS[ink][at], COLOURS[ground][at]) >= least


@pytest.mark.parametrize("theme", THEMES)
def test_players_have_colours_of_their_own(theme: str) -> None:
    """No two are alike."""
    shades = [seat.token[THEMES.index(theme)] for seat in SEATS]
    assert len(set(shades)) == len(shades) >= 5
