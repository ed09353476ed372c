"""Preview pictures: what other sites show beside a link to a page."""

import re
from html import escape

from periplus.draw.metrics import width
from periplus.draw.palette import painted
from periplus.draw.svg import num

WIDE, HIGH = 1200, 630
TITLE = "cinzel-700-normal"
LARGEST = 64.0
NAME = "Periplus"


def preview(ground: str, title: str, line: str, cropped: bool = True) -> str:
    """Return a title and a line of words on an SVG document, which is cropped or shown whole."""
    inner = placed(ground, cropped) + (cartouche(title, line) if cropped else caption(title, line))
    size = f'width="{WIDE}" height="{HIGH}" viewBox="0 0 {WIDE} {HIGH}"'
    sheet = f'<rect width="{WIDE}" height="{HIGH}" fill="var(--page-ground)"/>'
    return painted(f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{sheet}{inner}</svg>', "light")


def placed(document: str, cropped: bool) -> str:
    """Return a document that covers the picture, or the part of it above a caption."""
    found = re.search(r'viewBox="[^"]*"', document)
    assert found is not None
    fit = f'height="{HIGH}" preserveAspectRatio="xMidYMid slice"' if cropped else f'height="{HIGH - 96}"'
    return re.sub(r"<svg[^>]*>", f'<svg class="drawing" {found[0]} width="{WIDE}" {fit}>', document, count=1)


def cartouche(title: str, line: str) -> str:
    """Return a plate in a corner with the title, a line, and our name."""
    edge = 'stroke="var(--card-edge)"'
    plate = f'<path d="M60 392H700V574H60Z" fill="var(--panel-ground)" {edge}/>'
    plate += f'<path d="M69 401H691V565H69Z" fill="none" {edge}/>'
    below = written(380, 516, 27, line, "Alegreya", "400", "var(--panel-ink)", 590)
    name = written(380, 550, 18, NAME.upper(), "Cinzel", "500", "var(--panel-faint)", 590)
    return (
        plate
        + written(380, 472, title_size(title, 560), title, "Cinzel", "700", "var(--course-now)", 590)
        + below
        + name
    )


def caption(title: str, line: str) -> str:
    """Return the title and a line below the drawing."""
    told = written(600, HIGH - 18, 24, f"{line} · {NAME}", "Alegreya", "400", "var(--panel-ink)", 1120)
    return (
        written(600, HIGH - 52, min(40, title_size(title, 1120)), title, "Cinzel", "700", "var(--course-now)", 1120)
        + told
    )


def title_size(title: str, room: float) -> float:
    """Return how large a title is written to fit."""
    return min(LARGEST, LARGEST * room / max(1, width(title, TITLE, LARGEST)))


def written(x: float, y: float, size: float, text: str, family: str, weight: str, colour: str, room: float) -> str:
    """Return a line of text around a point, squeezed if there is not enough room."""
    font = f"{'-'.join(family.lower().split())}-{weight}-normal"
    squeezed = f' textLength="{num(room)}" lengthAdjust="spacingAndGlyphs"' if width(text, font, size) > room else ""
    style = f'font-family="{family}" font-weight="{weight}" font-size="{num(size)}" fill="{colour}"'
    return f'<text x="{num(x)}" y="{num(y)}" text-anchor="middle" {style}{squeezed}>{escape(text)}</text>'
