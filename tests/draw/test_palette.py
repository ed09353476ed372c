"""Colours: each has a use and a name, and what is drawn in one can be told from what lies beneath, day and night."""

import re
from collections import Counter
from importlib.resources import files
from itertools import combinations, product
from xml.etree import ElementTree

import pytest

from periplus.draw.chart import Frame, ground
from periplus.draw.drawn import DrawnBoard
from periplus.draw.icons import SHAPES
from periplus.draw.palette import COLOURS, SEATS, THEMES, painted, style_sheet, styles
from periplus.draw.png import to_png
from periplus.draw.seats import EMBLEMS, FRAMES, WEAVES, token, weaves
from periplus.games import ROOMS, game
from tests.draw.colours import COLOUR, LARGE, SMALL, check_plain, contrast, mixed, rules, used
from tests.draw.sight import SIGHT, Triple, apart, ciede2000, seen

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
    page = set(re.findall(r"--([a-z0-9-]+):", PAGE + BOARD))
    layout = {
        "at",
        "low",
        "over",
        "layer",
        "widest",
        "phone",
        "fits",
        "bare",
        "loose",
        "edge",
        "ground",
        "latest",
        "scrolls",
    }
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
    assert len(SEATS) == len(EMBLEMS) == len(FRAMES) == len(WEAVES)
    sheet = style_sheet()
    for at in range(len(SEATS)):
        assert f".drawing .player-{at} {{ color: var(--token-{at}); }}" in sheet
        assert f".drawing .player-{at} .sign {{ color: var(--sign-{at}); }}" in sheet
        assert f".seat-{at} {{ --seat: var(--seat-{at}); }}" in sheet
        assert f".drawing .tint-{at} {{ fill: var(--tint-{at}); }}" in sheet
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


# What the colour-blind tell apart


@pytest.mark.parametrize(
    ("one", "other", "far"),
    [
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, 2.49, -0.001), (50, -2.49, 0.0009), 7.1792),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_distances_are_reckoned_as_published(one: Triple, other: Triple, far: float) -> None:
    """Pairs of Sharma, Wu and Dalal's table for CIEDE2000."""
    assert ciede2000(one, other) == pytest.approx(far, abs=0.0001)


def test_the_colour_blind_see_less() -> None:
    """Without red receptors red and green that are equally light look much alike, and grey looks as it is."""
    assert apart("#c00000", "#6a6a00", "normal") > 30 > 12 > apart("#b00000", "#404000", "protanopia")
    for sight in SIGHT:
        assert apart("#808080", "#808080", sight) == 0
        assert seen("#808080", sight) == pytest.approx(seen("#808080", "normal"), abs=0.5)


@pytest.mark.parametrize("sight", SIGHT)
@pytest.mark.parametrize("theme", THEMES)
def test_players_are_told_apart_by_their_colours(theme: str, sight: str) -> None:
    """Any two of six, by everybody: the fills of their tokens."""
    fills = [seat.token[THEMES.index(theme)] for seat in SEATS]
    for one, other in combinations(fills, 2):
        assert apart(one, other, sight) >= 20, (one, other)


@pytest.mark.parametrize("sight", SIGHT)
@pytest.mark.parametrize("theme", THEMES)
def test_lands_are_told_apart_by_their_tints(theme: str, sight: str) -> None:
    """Any two of six, bare land and the sea: by everybody, and patterns help."""
    at = THEMES.index(theme)
    bare = [mixed(COLOURS[f"{kind}-high"][at], COLOURS[f"{kind}-low"][at], 0.5) for kind in ("land", "sea")]
    for one, other in combinations([*[seat.tint[at] for seat in SEATS], *bare], 2):
        assert apart(one, other, sight) >= 7, (one, other)


@pytest.mark.parametrize("theme", THEMES)
def test_patterns_stand_out_on_their_land(theme: str) -> None:
    """Each is drawn in an ink that can be seen on its tint, half transparent as it is."""
    at = THEMES.index(theme)
    for seat in SEATS:
        assert contrast(mixed(seat.weave[at], seat.tint[at], 0.55), seat.tint[at]) >= 1.3


def test_emblems_frames_and_patterns_differ() -> None:
    """Colours are never all that tells players apart."""
    for kind in (EMBLEMS, FRAMES, WEAVES):
        assert len(set(kind)) == len(SEATS) == 6
    assert len({SHAPES[name] for name in FRAMES}) == 6
    drawn = [ElementTree.fromstring(f"<svg>{token(colour, 0, 0)}</svg>") for colour in range(6)]
    for colour, each in enumerate(drawn):
        used_ = [part.get("href") for part in each.iter("use")]
        assert used_ == [f"#shape-{FRAMES[colour]}", f"#shape-{EMBLEMS[colour]}"]


def test_patterns_show_in_pictures() -> None:
    """Land in one tint with each of the six patterns, or with none, gives seven different pictures."""
    pictures = {pattern_on_grey(at) for at in range(6)} | {to_png(field(""), 60)}
    assert len(pictures) == 7


def field(fill: str, defs: str = "") -> str:
    """Return a document: a field of grey land with something over it."""
    over = f'<rect width="60" height="60" fill="{fill}"/>' if fill else ""
    grey = '<rect width="60" height="60" fill="#888888"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60">{defs}{grey}{over}</svg>'


def pattern_on_grey(colour: int) -> bytes:
    """Return a picture of a pattern in black."""
    defs = weaves().replace(f'class="weave-{colour}"', f'class="weave-{colour}" stroke="#000000"')
    return to_png(field(f"url(#weave-{colour})", defs), 60)
