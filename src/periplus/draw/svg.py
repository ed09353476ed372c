"""Small pieces of SVG, as strings."""

from functools import lru_cache
from html import escape

from periplus.draw.metrics import font_of, width
from periplus.kernel.board import Handle

Area = tuple[float, float, float, float]
"""A rectangle: left, top, width and height."""
PLACED = 16_384
"""How many small pieces are cached, as drawings consist of the same ones over and over."""


@lru_cache(PLACED)
def num(value: float) -> str:
    """Return a number, written as briefly as possible."""
    return f"{round(value, 2) + 0:.2f}".rstrip("0").rstrip(".")


@lru_cache(PLACED, typed=True)
def words(x: float, y: float, text: object, kind: str = "", anchor: str = "middle") -> str:
    """Return a line of text."""
    placed = "" if anchor == "start" else f' text-anchor="{anchor}"'
    return f'<text class="{kind}" x="{num(x)}" y="{num(y)}"{placed}>{escape(str(text))}</text>'


@lru_cache(PLACED)
def fitted(x: float, y: float, text: str, kind: str, room: float, package: str = "", anchor: str = "start") -> str:
    """Write a line of text, squeezed if there is not enough room; its style may be one of a package's own."""
    fits = width(text, *font_of(kind, package)) <= room
    squeezed = "" if fits else f' textLength="{num(room)}" lengthAdjust="spacingAndGlyphs"'
    placed = "" if anchor == "start" else f' text-anchor="{anchor}"'
    return f'<text class="{kind}" x="{num(x)}" y="{num(y)}"{placed}{squeezed}>{escape(text)}</text>'


@lru_cache(PLACED)
def box(x: float, y: float, width: float, height: float, kind: str, radius: float = 4) -> str:
    """Return a rectangle with round corners."""
    return (
        f'<rect class="{kind}" x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}"'
        f' rx="{num(radius)}"/>'
    )


@lru_cache(PLACED)
def disc(x: float, y: float, radius: float, kind: str) -> str:
    """Return a circle."""
    return f'<circle class="{kind}" cx="{num(x)}" cy="{num(y)}" r="{num(radius)}"/>'


def group(inner: str, kind: str = "", x: float = 0, y: float = 0, more: str = "") -> str:
    """Return a group at a place."""
    moved = f' transform="translate({num(x)} {num(y)})"' if x or y else ""
    return f'<g class="{kind}"{moved}{more}>{inner}</g>'


def explained(inner: str, text: str, area: Area | None = None) -> str:
    """Return something that says what it is when it is pointed at: at its ink, or anywhere within an area."""
    target = "" if area is None else box(*area, "target", 0)
    return f'<g class="explained"><title>{escape(text)}</title>{target}{inner}</g>'


def thing(
    name: str, inner: str, kind: str, label: str, at: tuple[float, float] = (0, 0), handle: Handle | None = None
) -> str:
    """Return something that can be lit up by its name; with a handle it can be pointed at and picked.

    ``label`` says what it is, in its title too; a handle adds what it lets you do, which pages show beside it.
    """
    use, role = "", "img"
    if handle is None:
        inner = f"<title>{escape(label)}</title>{inner}"
    else:
        use = "can " if handle.can else "cannot "
        role = 'button" tabindex="0' if handle.can else 'button" aria-disabled="true" tabindex="0'
        label = f"{label.removesuffix('.')}. {handle.text}"
    marks = f' data-thing="{escape(name)}" role="{role}" aria-label="{escape(label)}"'
    return group(inner, f"thing {use}{kind}", *at, marks)
