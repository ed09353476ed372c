"""Icons: silhouettes in one colour, after Greek vases and coins.

An icon lies in a box of 24 by 24 around the origin and takes the colour of the place where it is drawn. A document
holds each shape once (``sprite``) and refers to it wherever it is drawn. Here are the emblems of the seats and the
pictures that several games use; each game adds its own.
"""

from collections.abc import Mapping
from functools import lru_cache

from periplus.draw.svg import PLACED, num


def solid(*data: str) -> str:
    """Return a filled path; what lies within another outline is a hole."""
    return f'<path fill="currentColor" fill-rule="evenodd" d="{"".join(data)}"/>'


def line(data: str, width: float) -> str:
    """Return a path that is a line with round ends."""
    pen = f'fill="none" stroke="currentColor" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round"'
    return f'<path {pen} d="{data}"/>'


def ring(radius: float, width: float, dashes: int = 0) -> str:
    """Return a circle around the origin, with any dashes as long as the gaps between them."""
    dashed = f' pathLength="{2 * dashes}" stroke-dasharray="1"' if dashes else ""
    return f'<circle r="{radius}" fill="none" stroke="currentColor" stroke-width="{width}"{dashed}/>'


def repeated(shape: str, *starts: str) -> str:
    """Return the data of a shape drawn from several points."""
    return "".join(f"M{start}{shape}" for start in starts)


def dots(radius: float, *lefts: str) -> str:
    """Return the data of discs of one radius, given by their leftmost points."""
    arc = f"a{radius} {radius} 0 1 0"
    return repeated(f"{arc} {2 * radius:g} 0{arc}-{2 * radius:g} 0z", *lefts)


def mirrored(half: str) -> str:
    """Return the right half of a drawing with its mirror image."""
    return f'{half}<g transform="scale(-1 1)">{half}</g>'


ICONS: dict[str, str] = {
    # emblems
    "dolphin": solid(
        "M12 3.4C11 2 9.9 1.2 8.6.9 8-3.6 5-7.2.6-7.8-.8-10.2-3-11.6-6-11.8-5-10.2-4.6-8.8-4.7-7-8.6-5-10.4-.6-9.7 4.4"
        "-11 5.3-11.9 6.8-12 8.8-10.6 8-9.2 7.8-7.9 8.1-7.2 9.8-5.9 11-4.2 11.5-3.9 9.2-4.7 7-6.7 5.4"
        "-6.6 2.4-4.8.6-2 .4"
        "-1.6 3-.4 5.2 2 6.6 2 4.8 2.4 3.4 3.2 2.2 5.2 3.6 7.4 4.2 12 3.4Z",
        dots(1.1, "4.2-1.6"),
    ),
    "owl": solid(
        "M-4.6-6.5C-4.6-10.2-1.6-12 1.8-12 5.3-12 8-10 8-6.6 8-4.8 7.4-3.6 6.6-2.7 7.6 1.6 6.2 5.6 2.8 7.6L3.2 9.8H6"
        "V11.8H-1.8L-2.4 8.6C-4.6 9-6.4 10-8.2 12L-10.6 10.4C-9.8 3-7.6-1.6-4-3.6-4.4-4.4-4.6-5.4-4.6-6.5Z",
        dots(2.4, "-3.4-7", "2.2-7"),
        dots(1.1, "-2.1-7", "3.5-7"),
        "M1.8-5.6L3-3.4 1.8-1.8.6-3.4ZM-3-1.4C-2.4 2.6-4.2 6-8.4 8.8-4 7.6-.4 3.4-3-1.4Z",
    ),
    "bull": solid(
        "M0-6C1.6-6 3-6.3 4.2-6.8 7.2-6.6 8.6-8.4 8-11.8 11.4-9.6 12-5.2 8.6-3.4L11.6-2.2C10.8.2 8.6 1 6 .4"
        " 5.8 3 4.8 4.8 4 6.4L4.2 9C3.4 11.2 1.8 12 0 12S-3.4 11.2-4.2 9L-4 6.4C-4.8 4.8-5.8 3-6 .4"
        "-8.6 1-10.8.2-11.6-2.2L-8.6-3.4C-12-5.2-11.4-9.6-8-11.8-8.6-8.4-7.2-6.6-4.2-6.8-3-6.3-1.6-6 0-6Z",
        dots(1, "-4.2-.4", "2.2-.4"),
        dots(0.8, "-2.4 8.6", ".8 8.6"),
    ),
    "star": solid(
        "M0-12L1.9-5.5 0-4.7-1.9-5.5ZM8.5-8.5L5.2-2.5 3.3-3.3 2.5-5.2ZM12 0L5.5 1.9 4.7 0 5.5-1.9Z"
        "M8.5 8.5L2.5 5.2 3.3 3.3 5.2 2.5ZM0 12L-1.9 5.5 0 4.7 1.9 5.5ZM-8.5 8.5L-5.2 2.5-3.3 3.3-2.5 5.2Z"
        "M-12 0L-5.5-1.9-4.7 0-5.5 1.9ZM-8.5-8.5L-2.5-5.2-3.3-3.3-5.2-2.5Z",
        dots(3.6, "-3.6 0"),
    ),
    "amphora": solid(
        "M-3-12H3V-10.6H2.2V-9.8C5.6-10.2 8.2-9 8.2-6 8.2-4.2 7.2-2.8 6.6-1.8 7.2.2 6.8 3.4 4.8 6 3.4 7.8 2.2 9 1.8 10"
        "L3.4 12H-3.4L-1.8 10C-2.2 9-3.4 7.8-4.8 6-6.8 3.4-7.2.2-6.6-1.8-7.2-2.8-8.2-4.2-8.2-6-8.2-9-5.6-10.2-2.2-9.8"
        "V-10.6H-3ZM2.2-8.2V-6C3.8-5.4 5-4.4 5.8-3.2 6.2-4 6.6-5 6.6-6 6.6-7.8 4.6-8.6 2.2-8.2Z"
        "M-2.2-8.2C-4.6-8.6-6.6-7.8-6.6-6-6.6-5-6.2-4-5.8-3.2-5-4.4-3.8-5.4-2.2-6ZM-5.4-.6V1H5.4V-.6Z"
    ),
    "lion": solid(
        "M2.2-9.6C4-9.2 5-8.2 5.6-7L9.8-5.2C11.2-4.6 11.9-3.6 11.8-2.4L11-1.2C11.6 0 11.4 1.2 10.6 2L9.4 1.2 8.6 2.4"
        "C7.2 2 5.8 2 4.6 2.6 5.6 4 7 4.4 8.8 4.2L9.8 3.6"
        "C10.4 5.6 9.6 7.6 7.6 8 5.8 8.2 4 7.6 3 6.4 1.4 4.4.8 1.8 1.6-1.4"
        "-.8 2-.6 6 1.4 8.2 2.4 9.2 3.6 9.8 5 10L5.2 12C3.2 12 1.4 11.4.2 10.2-.4 11.2-1.6 11.8-3.2 12"
        "-4 10.8-4.3 9.6-4.2 8.2-5.6 9.4-7.2 9.8-9.2 9.4-9 7.8-8.4 6.4-7.4 5.2-9 5.4-10.6 5-12 3.6-10.4 2.8-9.4 2-8.6.8"
        "-10.2.2-11.4-1-12-3.2-10.4-3-9.2-3.2-8-3.8-9.2-5.2-9.6-7-9-9.4-7.6-8.6-6.4-7.8-5.6-6.8"
        "-6-8.8-5.2-10.6-3.8-12-2.8-11.2-2-10.4-1.4-9.4-.8-10.6.2-11.4 1.6-12 2-11.2 2.2-10.4 2.2-9.6Z"
        "M.8-4.4C-1.4-4.6-2.6-6-2.4-8-.4-8 .9-6.6.8-4.4Z",
        dots(1.2, "4.4-3.4"),
    ),
    # pictures that several games use
    "grain": solid("M0-12C2.8-9.6 2.8-7.4 0-4.8-2.8-7.4-2.8-9.6 0-12ZM-.7 6H.7V12H-.7Z")
    + mirrored(solid(repeated("c0-3.4 2.6-5.4 5.6-5.8 .6 3.6-1.4 6-5.6 5.8z", ".7-1.7", ".7 3", ".7 7.7"))),
    "shield": solid(
        dots(8.6, "-8.6 0"),
        dots(3.2, "-3.2 0"),
        dots(2, "-2 0"),
        dots(0.7, "-.7-5.2", "3-3.7", "4.5 0", "3 3.7", "-.7 5.2", "-4.4 3.7", "-5.9 0", "-4.4-3.7"),
    )
    + mirrored(
        solid(
            "M5.7-8.2L7.5-10.3 11.7-11.7 10.7-8.2 8.1-5.8ZM8.9 4.9L4.9 8.9 6 10 7.4 8.6 8.6 9.8 9.8 8.6 8.6 7.4 10 6Z",
            dots(1.6, "8.7 10.3"),
        )
    ),
    "helmet": solid(
        "M-1-8C4-8.4 8-5 8.6.2L9.8 5 7.8 5.4 7.6 9.4 5.6 12C3.6 11.4 1.6 10.2.4 8.4L-.4 7.2C-2 8.6"
        "-4.4 9.6-7.4 10L-8.4 8.2"
        "C-7-.4-8-7.6-1-8ZM1.8.4C3.4-.8 5.4-.8 6.8 0L7.6 3.8 6.4 4.2 6 8.4 5.2 4C3.6 3.6 2.4 2.2 1.8.4Z"
        "M9.2-5.6C7.6-9 3.6-10.4-.4-9.8-6.4-8.8-9.2-4.4-9.8 3.4L-11.9 4C-12-5.6-8-12-.6-12 5-12 9-10 9.2-5.6Z"
    ),
    "tower": solid(
        "M-8.4-12H-5V-9.6H-1.8V-12H1.8V-9.6H5V-12H8.4V-5L6.4-3V9H8.4V12H2.6V7C2.6 3.6-2.6 3.6-2.6 7V12H-8.4V9H-6.4V-3"
        "L-8.4-5ZM-1-2.6V1.4H1V-2.6C.6-3.4-.6-3.4-1-2.6Z"
    ),
    "portico": solid(
        "M0-12L12-6V-3.8H-12V-6ZM0-9.4L-6-6.4H6ZM-11.2 7.6H11.2V9.2H12V11.6H-12V9.2H-11.2Z",
        repeated("h3.4v9h-3.4z", "-10.4-2.6", "-4.6-2.6", "1.2-2.6", "7-2.6"),
    ),
    "coin": solid(
        dots(11.8, "-11.8 0"),
        dots(10, "-10 0"),
        dots(8.8, "-8.8 0"),
        "M0-6.8L1.4-4.2H.7V-.4H2.6V-3.4H1.9L3.3-6 4.7-3.4H4V1H.7V6.4H-.7V1H-4V-3.4H-4.7L-3.3-6-1.9-3.4H"
        "-2.6V-.4H-.7V-4.2H-1.4Z",
    ),
    "grapes": solid(
        dots(2.8, "-9-2.4", "-2.8-2.4", "3.4-2.4", "-5.9 3", ".3 3", "-2.8 8.4"),
        "M-1-6C-.8-8.4-1.2-10-2.6-11.4L-.8-12C.2-11 .8-9.8 1-8.6 3-11.2 6.6-12 10.2-11 9.2-7.4 4.6-5.4 1-6Z",
    ),
    "olives": line("M-11.2-4.4C-7-7.8-1-9 7-8.4M-4.8-7C-5.6-5.6-5.8-4-5.6-2M2-8.4C3-7 3.6-4 3.6-1", 1.3)
    + solid(
        "M-5.4-7.2Q-5.1-11-1.4-12-1.7-8.2-5.4-7.2ZM0-8.4Q2.9-12 8-12 5.1-7.8 0-8.4Z"
        "M6.4-8.4Q11.1-8 12-3.4 7.3-3.8 6.4-8.4Z"
        "M-9-6Q-12-7.6-11.6-11-8.5-9.4-9-6ZM-5.6-2.6C-2.8-2.6-1.4 0-1.4 2.8S-3.2 7.8-5.6 7.8-9.8 5.6"
        "-9.8 2.8-8.4-2.6-5.6-2.6Z"
        "M4.2-.8C7.2-.8 8.6 2.2 8.6 5.4S6.8 11.6 4.2 11.6-.2 8.6-.2 5.4 1.2-.8 4.2-.8Z"
        "M-7 0C-8 .8-8.4 2-8.2 3.4-7.4 3-6.8 2-7 0ZM2.6 2.4C1.6 3.2 1.2 4.4 1.4 6 2.4 5.4 2.8 4.4 2.6 2.4Z"
    ),
    "anchor": solid(
        "M-1.2-6.7A2.8 2.8 0 1 1 1.2-6.7V-5.2H6V-3H1.2V8.8C4.6 8.4 7 6.6 8 4"
        "L5.8 4.4 10 .2 11.8 6 9.8 4.8C8.8 9 4.8 12 0 12"
        "S-8.8 9-9.8 4.8L-11.8 6-10 .2-5.8 4.4-8 4C-7 6.6-4.6 8.4-1.2 8.8V-3H-6V-5.2H-1.2Z",
        dots(1.2, "-1.2-9.2"),
    ),
    "papyrus": line("M0 11V-2M-1.2 11C-1.4 7-2.4 4.4-4.6 2.8M1.2 11C1.4 7 2.4 4.4 4.6 2.8", 1.8)
    + solid(
        "M-.7-.8C-1-4.8-2.6-7.8-5.6-10C-2-12 2-12 5.6-10C2.6-7.8 1-4.8 .7-.8Z",
        "M-1.4-11L-.5-6L-2.7-10.5ZM1.4-11L.5-6L2.7-10.5Z",
    )
    + mirrored(
        solid(
            "M3.5 2.9C5.6 .7 6.5-1.7 6.2-4.5C9.2-3.5 11.2-1.3 11.9 1.8C9.1 1.2 6.6 1.8 4.2 3.7Z",
            "M8.9-2.7L6.5 .4L8-3.2ZM10.3-1.1L7.1 .9L10.7-.1Z",
        )
    ),
    "market": solid(
        "M-9-11.4H-6.4L-7.6-4.6C-7.6-1.6-12-1.6-12-4.6ZM-4.4-11.4H-.9V-4.6C-.9-1.6-5.4-1.6-5.4-4.6Z"
        "M4.4-11.4H.9V-4.6C.9-1.6 5.4-1.6 5.4-4.6ZM9-11.4H6.4L7.6-4.6C7.6-1.6 12-1.6 12-4.6Z"
    )
    + line("M-10-1V11M10-1V11", 1.6)
    + solid("M-10.8 5.4H10.8V11.8H-10.8ZM-8.6 7.4V9H8.6V7.4Z", dots(1.9, "-7.4 3.1", "-2.4 3.1")),
    "trireme": solid(
        "M-8-10C-10-6.4-9-2.4-6-2.2H6.8L8-6.6 10-6.2 9.6-1.2 12 1.8 7.6 2.6C6.6 3.2 5.4 3.4 4 3.4H-4.6"
        "C-10.8 3.4-12-3-12-5.2-12-7.4-10.2-9.2-8-10ZM-5.6-.2V1.2H5.4V-.2Z"
    )
    + line("M-5 3L-7.8 9.4M-2 3L-4.8 9.4M1 3L-1.8 9.4M4 3L1.2 9.4M7 2.6L4.2 9.4", 1.4),
    "hourglass": solid(
        "M-9-12H9V-9.6H7.6C7.6-4.6 4.8-2.4 2.2 0 4.8 2.4 7.6 4.6 7.6 9.6H9V12H-9V9.6H-7.6C-7.6 4.6-4.8 2.4-2.2 0"
        "-4.8-2.4-7.6-4.6-7.6-9.6H-9ZM-5.9-9.6C-5.8-8-5.4-6.8-4.8-5.8H4.8C5.4-6.8 5.8-8 5.9-9.6Z"
        "M0 1.2C-3 3.2-5.4 5.4-5.9 9.2L0 5.6 5.9 9.2C5.4 5.4 3 3.2 0 1.2Z"
    ),
    "crown": solid(
        "M-9 5.6L-10.8-3.4-5.4.6 0-7 5.4.6 10.8-3.4 9 5.6ZM-9 7.4H9V10.8H-9Z",
        dots(1.8, "-1.8-9.6"),
        dots(1.5, "-11.9-6.2", "8.9-6.2"),
    ),
    "cross": solid(
        "M-10.8-8.6L-8.2-11C-5.4-8.2-2.6-5.2-.2-2.4 2.4-5.6 5.4-8.6 8.8-11.4L11-9.4C7.8-6.4 4.8"
        "-3.2 2.4 0 5 3.2 8 6.4 11.2 9"
        "L9 11.2C5.8 8.6 2.8 5.6.2 2.8-2.2 6-5 9-8 11.4L-10.8 9.2C-7.4 6.4-4.6 3.4-2.2 0-4.8-2.8-7.6-5.8-10.8-8.6Z"
    ),
    "swords": solid(
        "M11.7-11.7L9.4-6.2-2.7 4.9-.6 7.1-2.1 8.6-4.6 6.2-7.7 9.3-9.3 7.7-6.2 4.6-8.6 2.1-7.1.6-4.9 2.7 6.2-9.4Z",
        "M-11.7-11.7L-9.4-6.2-3.5-.7-.7-3.5-6.2-9.4Z",
        "M.9 3.3L2.7 4.9.6 7.1 2.1 8.6 4.6 6.2 7.7 9.3 9.3 7.7 6.2 4.6 8.6 2.1 7.1.6 4.9 2.7 3.3.9Z",
        dots(1.7, "-11.5 9.8", "8.1 9.8"),
    ),
}
"""Markup by name."""


def _rose() -> str:
    """Return a compass rose, 100 wide, its spearhead to the north."""
    quarter = solid("M0 0V-37L7.5-7.5ZM7.5-7.5L19.5-19.5 14.1-5.8Z") + line(
        "M0-37L-7.5-7.5 0 0M-7.5-7.5L-19.5-19.5-5.8-14.1Z", 0.8
    )
    rose = "".join(f'<g transform="rotate({turn})">{quarter}</g>' for turn in (0, 90, 180, 270))
    rings = ring(38.6, 0.6) + ring(40.4, 2.4, dashes=32) + ring(42.2, 0.6)
    return rose + rings + solid("M0-50L4-43.6 0-45-4-43.6Z")


FRAMES = {
    "round": solid(dots(10, "-10 0")),
    "arch": solid("M-9.2 9.4V-1.2A9.2 9.2 0 0 1 9.2-1.2V9.4Z"),
    "square": solid("M-9-9H9V9H-9Z"),
    "crest": solid("M-9.2-9.4H9.2V-1C9.2 5.2 5 8.8 0 11.2-5 8.8-9.2 5.2-9.2-1Z"),
    "hexagon": solid("M0-11L9.6-5.5V5.5L0 11-9.6 5.5V-5.5Z"),
    "diamond": solid("M0-13.2L13.2 0 0 13.2-13.2 0Z"),
}
"""What emblems stand in, around a radius of 10."""
HULL = (
    line("M0-25L17.4-4M0-25L-17-7", 0.6)
    + line("M-13-22.8H13", 1.6)
    + solid("M-.9-26H.9V1H-.9Z")
    + line("M-10 7L-12.6 11.4M-5 7L-7.6 11.4M0 7L-2.6 11.4M5 7L2.4 11.4M10 7L7.4 11.4", 1.1)
    + solid(
        "M-20.4-9.6C-16.6-10.4-14-7.8-15-5-16-6.6-17.8-6.8-18.2-5-18.6-1.8-17-.4-14.4 0H13.4C15-.6 16-2.4 16.2-5"
        "L18.6-4.6C18.4-2 18.2.2 17.8 2.2L22 5.4 17 6.6C15.6 7.6 13.6 8 11.4 8H-9.6C-16 8-22-.6-20.4-9.6Z"
        "M-13 2.4V3.5H10.4V2.4Z",
        dots(1.3, "12.9 3"),
    )
)
"""A galley, 44 wide, from 26 above the origin to 12 below it."""
CLOTH = solid("M-12-22H12C15.4-17 15.2-9 12.8-3.6 5-6.4-4.4-6.4-10.6-3.6-8.2-9-8.4-17-12-22Z")
SHAPES = {**ICONS, **FRAMES, "rose": _rose(), "hull": HULL, "cloth": CLOTH}


def sprite(shapes: Mapping[str, str] = SHAPES) -> str:
    """Return shapes by name, which a document holds once and drawings refer to."""
    return "<defs>" + "".join(f'<g id="shape-{name}">{shape}</g>' for name, shape in shapes.items()) + "</defs>"


@lru_cache(PLACED)
def shape(name: str, classes: str, x: float = 0, y: float = 0, scale: float = 1) -> str:
    """Return a shape at a point, in the colour that its classes give it."""
    where = f"translate({num(x)} {num(y)})" + (f" scale({num(scale)})" if scale != 1 else "")
    moved = f' transform="{where}"' if where != "translate(0 0)" else ""
    return f'<use class="{classes}" href="#shape-{name}"{moved}/>'


def icon(name: str, x: float, y: float, size: float = 24, more: str = "") -> str:
    """Draw an icon around a point, with more classes if needed."""
    return shape(name, f"icon {more}".rstrip(), x, y, size / 24)


def compass(x: float, y: float, size: float = 100) -> str:
    """Draw a compass rose around a point."""
    return shape("rose", "compass", x, y, size / 100)


def galley(emblem: str) -> str:
    """Draw a galley with an emblem on its cloth, around the origin."""
    return shape("hull", "hull") + shape("cloth", "token-fill") + icon(emblem, 2, -14, 12, "sign")
