"""The letters of a drawing that stands on a page as a picture, where it cannot use the fonts of the page."""

import re
from base64 import b64encode
from collections import defaultdict
from html import unescape

from periplus.draw.metrics import FONTS, font_of

TEXT = re.compile(r'<text class="([^"]*)"[^>]*>(.*?)</text>')
MARKUP = re.compile("<[^>]*>")


def lettered(document: str, room: str = "") -> str:
    """Return a drawing that brings the fonts of its texts along; they were made with few letters."""
    faces = [face(font) for font in sorted(letters_in(document, room)) if FONTS[font].with_suffix(".woff2").exists()]
    return document.replace("<style>", "<style>" + "".join(faces), 1)


def letters_in(document: str, room: str = "") -> dict[str, set[str]]:
    """Return the letters that a drawing uses of each font."""
    found = defaultdict[str, set[str]](set)
    for classes, text in TEXT.findall(document):
        found[font_of(classes, room)[0]] |= set(unescape(MARKUP.sub("", text)))
    return found


def face(font: str) -> str:
    """Return a font as a style sheet has it."""
    family, weight, style = font.rsplit("-", 2)
    data = b64encode(FONTS[font].with_suffix(".woff2").read_bytes()).decode()
    return (
        f'@font-face {{ font-family: "{family.replace("-", " ").title()}"; font-weight: {weight}; font-style: {style}; '
        f"src: url(data:font/woff2;base64,{data}); }}"
    )
