"""The letters of a drawing that stands on a page as a picture, where it cannot use the fonts of the page."""

import re
from base64 import b64encode

from periplus.draw.metrics import FONTS, font_of

TEXT = re.compile(r'<text class="([^"]*)"')


def lettered(document: str, room: str = "") -> str:
    """Return a drawing that brings the fonts of its texts along, with few letters each."""
    used = sorted({font_of(classes, room)[0] for classes in TEXT.findall(document)})
    return document.replace("<style>", "<style>" + "".join(map(face, used)), 1)


def face(font: str) -> str:
    """Return a font as a style sheet has it."""
    family, weight, style = font.rsplit("-", 2)
    data = b64encode(FONTS[font].with_suffix(".woff2").read_bytes()).decode()
    return (
        f'@font-face {{ font-family: "{family.replace("-", " ").title()}"; font-weight: {weight}; font-style: {style}; '
        f"src: url(data:font/woff2;base64,{data}); }}"
    )
