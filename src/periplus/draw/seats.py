"""What tells players apart besides their colours: an emblem, the frame around it, and a pattern on their land."""

from functools import cache, lru_cache

from periplus.draw.icons import icon, shape
from periplus.draw.svg import PLACED, group

EMBLEMS = ("dolphin", "star", "bull", "lion", "owl", "amphora")
"""The emblem of each colour."""
FRAMES = ("round", "arch", "square", "crest", "hexagon", "diamond")
"""The frame of each colour."""
WEAVES = (
    "M-4 4L4-4M-4 12L12-4M-4 20L20-4M-4 28L28-4M4 28L28 4M12 28L28 12M20 28L28 20",
    "M4-1V25M12-1V25M20-1V25",
    "M-1 4H25M-1 12H25M-1 20H25",
    "M-2-2L26 26M10-2L26 14M-2 10L14 26M-2 14L14-2M-2 26L26-2M10 26L26 10",
    "M-1 10H9V2H3V7H6M9 10H21V2H15V7H18M-1 22H9V14H3V19H6M9 22H21V14H15V19H18M21 10H25M21 22H25",
    "M5 5h.01M17 5h.01M11 11h.01M23 11h.01M-1 11h.01M5 17h.01M17 17h.01M11 23h.01M23 23h.01M-1 23h.01M11-1h.01",
)
"""The pattern of each colour on 24 by 24: slanted, upright and level lines, a lattice, a meander, dots."""
STROKES = (1.3, 1.3, 1.3, 1.1, 1.2, 3)


def frame(colour: int, x: float, y: float, radius: float) -> str:
    """Return the frame of a colour around a point."""
    return shape(FRAMES[colour], "token-fill", x, y, radius / 10)


@lru_cache(PLACED)
def token(colour: int, x: float, y: float, radius: float = 9) -> str:
    """Return a counter of a player: the emblem of a colour in its frame."""
    sign = icon(EMBLEMS[colour], x, y, radius * 1.45, "sign")
    return group(frame(colour, x, y, radius) + sign, f"token player-{colour}")


@cache
def weaves() -> str:
    """Return the pattern of each colour's land, for drawings to fill places with."""
    drawn = ""
    for at, (lines, stroke) in enumerate(zip(WEAVES, STROKES, strict=True)):
        pen = f'fill="none" stroke-width="{stroke}" stroke-linecap="round" stroke-opacity=".55"'
        inner = group(f'<path class="weave-{at}" d="{lines}" {pen}/>', "drawing")
        drawn += f'<pattern id="weave-{at}" width="24" height="24" patternUnits="userSpaceOnUse">{inner}</pattern>'
    return f"<defs>{drawn}</defs>"
