"""Colours: each has a use and a name, and what is drawn in one can be told from what lies beneath, day and night."""

import re
from importlib.resources import files
from itertools import product

import pytest

from periplus.draw.cards import EMBLEMS
from periplus.draw.icons import ICONS
from periplus.draw.palette import COLOURS, THEMES, painted, style_sheet, styles
from periplus.games.neptun.board import SIGNS

pytestmark = pytest.mark.once

CHART = "".join(
    files(package).joinpath(module).read_text("utf-8")
    for package, module in (("periplus.draw", "chart.py"), ("periplus.games.mare_nostrum", "board.py"))
)
BOARD = files("periplus.web").joinpath("static", "board.css").read_text("utf-8")
PAGE = files("periplus.web").joinpath("static", "periplus.css").read_text("utf-8")
SELECTOR = re.compile(r"\.drawing (?:\.[a-z][a-z0-9-]*|text)(?: \.[a-z][a-z0-9-]*)*")
COLOUR = re.compile(r"#[0-9a-f]{6}")

SMALL, LARGE = 4.5, 3.0
"""How much text must stand out: large is from 24 px on, or from 18.66 px if bold; signs count as large."""
REGIONS = [f"region-{at}" for at in range(5)]
SAILS = [(f"sign-{at}", f"sail-{at}") for at in range(6)]
PAIRS = [
    *[(ink, ground, SMALL) for ink, ground in (
        ("card-ink", "card"), ("card-faint", "card"),
        ("wind-ink", "wind"), ("forecast-ink", "forecast"), ("now-ink", "wind-now"), ("now-ink", "forecast-now"),
        ("tile-ink", "tile"), ("coin-ink", "coin"),
        ("panel-ink", "panel-ground"), ("panel-faint", "panel-ground"), ("course-now", "panel-ground"),
        ("panel-ink", "page-ground"), ("panel-faint", "page-ground"), ("panel-faint", "slot"),
        ("chart-ink", "chart-halo"), ("chart-ink", "land-high"), ("chart-ink", "land-low"),
        ("sea-ink", "sea-high"), ("sea-ink", "sea-low"),
        ("marker-ink", "marker"), ("deep-ink", "deep"),
    )],
    *[("bar-ink", region, SMALL) for region in REGIONS],
    *[("region-sign", region, LARGE) for region in [*REGIONS, "region-none"]],
    *[(region, ground, LARGE) for region in REGIONS for ground in ("card", "panel-ground", "page-ground")],
    *[(ink, ground, LARGE) for ink, ground in (
        ("region-ink", "land-high"), ("region-ink", "land-low"), ("region-ink", "chart-halo"), ("region-1", "slot"),
        ("route", "sea-high"), ("route", "sea-low"), ("deep-line", "sea-high"), ("deep-line", "sea-low"),
        ("route-lit", "sea-high"), ("route-lit", "sea-low"), ("glow", "chart-halo"), ("glow", "panel-ground"),
        ("back-line", "back"), ("coin-edge", "coin"), ("hull-line", "sea-high"), ("hull-line", "sea-low"),
    )],
    *[(sign, sail, LARGE) for sign, sail in SAILS],
]  # fmt: skip


def luminance(colour: str) -> float:
    """Return how light a colour is, as WCAG reckons it."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Return how much two colours stand out against each other, from 1 to 21."""
    dark, light = sorted([luminance(one), luminance(other)])
    return (light + 0.05) / (dark + 0.05)


def used(source: str) -> set[str]:
    """Return the names of colours in a style sheet or a drawing."""
    return set(re.findall(r"var\(--([a-z0-9-]+)\)", source))


def rules(source: str) -> list[tuple[str, str]]:
    """Return the selectors of a style sheet with what they set."""
    return [
        (selector.strip(), body) for selector, body in re.findall(r"([^{}]+)\{([^{}]*)\}", without_comments(source))
    ]


def without_comments(source: str) -> str:
    return re.sub(r"/\*.*?\*/", "", source, flags=re.DOTALL)


# Names


def test_every_colour_is_a_colour_by_day_and_by_night() -> None:
    """Six hexadecimal digits: programs that make pictures read no other."""
    assert all(COLOUR.fullmatch(shade) for both in COLOURS.values() for shade in both)


def test_every_name_of_a_colour_is_there() -> None:
    """In the styles of drawings all come from the palette; a page adds those that it defines by itself."""
    page = set(re.findall(r"--([a-z0-9-]+):", PAGE))
    assert used(styles()) <= set(COLOURS)
    assert used(BOARD) <= set(COLOURS) | page
    assert used(CHART.replace("{name}", "sea")) | used(CHART.replace("{name}", "land")) <= set(COLOURS)
    assert not set(COLOURS) & page


def test_every_colour_is_used() -> None:
    """Nothing is mixed that nothing is painted with."""
    chart = used(CHART) | {f"{ground}-{end}" for ground in ("sea", "land") for end in ("high", "low")}
    assert set(COLOURS) == used(styles()) | used(BOARD) & set(COLOURS) | chart


def test_colours_stand_in_the_palette_alone() -> None:
    """A colour written into the styles of drawings would not change at night."""
    assert not re.search(r"#[0-9a-fA-F]{3}|rgb|hsl", without_comments(styles()))


def test_styles_are_plain() -> None:
    """Every selector is a chain of classes below ``.drawing``, which programs that make pictures understand."""
    found = rules(styles())
    assert len(found) > 60
    for selectors, body in found:
        assert all(SELECTOR.fullmatch(each.strip()) for each in selectors.split(",")), selectors
        assert all(re.fullmatch(r"[a-z-]+: [^:]+", each.strip()) for each in body.split(";") if each.strip()), body
    assert without_comments(styles()).count("{") == len(found)


def test_pages_choose_by_the_theme_of_the_reader() -> None:
    """Each colour has both shades there; one theme alone leaves no name."""
    sheet = style_sheet()
    assert f"--sail-0:light-dark({COLOURS['sail-0'][0]},{COLOURS['sail-0'][1]});" in sheet
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
@pytest.mark.parametrize("ground", ["slot", "panel-ground"])
def test_a_lost_contract_is_crossed_out(ground: str, theme: str) -> None:
    """The cross stands out against the back of a card, which fades into what lies beneath."""
    at, share = THEMES.index(theme), float(re.findall(r"\.lost \{ opacity: ([\d.]+); \}", styles())[0])
    assert contrast(COLOURS["card"][at], mixed(COLOURS["back"][at], COLOURS[ground][at], share)) >= LARGE


def mixed(one: str, other: str, share: float) -> str:
    """Return what is seen of a colour that lets another shine through."""
    pairs = [(int(one[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(over * share + under * (1 - share)):02x}" for over, under in pairs)


def test_colours_are_never_all_that_tells_things_apart() -> None:
    """Every player has an emblem of its own, every region a sign of its own, and none of them look alike."""
    marks = [*EMBLEMS, *SIGNS, "anchor", "coin"]
    assert len({ICONS[name] for name in marks}) == len(marks)
    assert len(EMBLEMS) >= 5 and len(SIGNS) == 5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("kind", ["sail", "region"])
def test_players_and_regions_have_colours_of_their_own(kind: str, theme: str) -> None:
    """No two are alike."""
    shades = [both[THEMES.index(theme)] for name, both in COLOURS.items() if re.fullmatch(rf"{kind}-\d", name)]
    assert len(set(shades)) == len(shades) >= 5
