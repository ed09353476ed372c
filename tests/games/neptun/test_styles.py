"""The colours and pictures of Neptun: what is drawn stands out by day and by night, and signs can be told apart."""

import re
from itertools import product

import pytest

from periplus.draw.icons import ICONS, galley
from periplus.draw.layout import colours, own_styles
from periplus.draw.palette import THEMES
from periplus.draw.seats import EMBLEMS
from periplus.games.neptun.icons import ICONS as OWN
from periplus.games.neptun.painter import SIGNS
from tests.draw.colours import LARGE, SMALL, contrast, mixed
from tests.draw.shapes import parts

pytestmark = pytest.mark.once

ROOM = "periplus.games.neptun"
COLOURS = colours(ROOM)
REGIONS = [f"region-{at}" for at in range(5)]
PAIRS = [
    *[(ink, ground, SMALL) for ink, ground in (
        ("wind-ink", "wind"), ("forecast-ink", "forecast"), ("now-ink", "wind-now"), ("now-ink", "forecast-now"),
        ("marker-ink", "marker"), ("deep-ink", "deep"),
    )],
    *[("bar-ink", region, SMALL) for region in REGIONS],
    *[("region-sign", region, LARGE) for region in [*REGIONS, "nobody"]],
    *[(region, ground, LARGE) for region in REGIONS for ground in ("card", "panel-ground", "page-ground")],
    *[(ink, ground, LARGE) for ink, ground in (
        ("region-1", "slot"), ("route", "sea-high"), ("route", "sea-low"),
    )],
]  # fmt: skip


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
    at, share = THEMES.index(theme), float(re.findall(r"\.lost \{ opacity: ([\d.]+); \}", own_styles(ROOM))[0])
    assert contrast(COLOURS["card"][at], mixed(COLOURS["back"][at], COLOURS[ground][at], share)) >= LARGE


def test_colours_are_never_all_that_tells_things_apart() -> None:
    """Every region has a sign of its own, and none looks like another or like a player's emblem."""
    marks = [*EMBLEMS, *SIGNS, "anchor", "coin"]
    assert len({{**ICONS, **OWN}[name] for name in marks}) == len(marks)
    assert len(EMBLEMS) >= 5 and len(SIGNS) == 5


@pytest.mark.parametrize("theme", THEMES)
def test_regions_have_colours_of_their_own(theme: str) -> None:
    """No two are alike."""
    assert len({COLOURS[region][THEMES.index(theme)] for region in REGIONS}) == len(REGIONS)


@pytest.mark.parametrize("emblem", EMBLEMS)
def test_a_galley_carries_an_emblem_on_its_sail(emblem: str) -> None:
    """The hull has its own colour, the sail that of the player, and the emblem one that stands out upon it."""
    drawn = [(part.get("class"), part.get("href")) for part in parts(galley(emblem)) if part.get("class")]
    assert drawn == [("hull", "#shape-hull"), ("token-fill", "#shape-cloth"), ("icon sign", f"#shape-{emblem}")]
