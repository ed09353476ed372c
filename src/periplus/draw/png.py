"""SVG as PNG, with our own fonts and no others: a drawing looks the same on every machine."""

from resvg_py import svg_to_bytes

from periplus.draw.metrics import FONTS

SERIF = "Alegreya"
SANS = "Alegreya Sans"


def to_png(svg: str, width: int) -> bytes:
    """Return a picture of an SVG document, ``width`` pixels wide and as tall as its shape requires."""
    return svg_to_bytes(
        svg_string=svg,
        width=width,
        skip_system_fonts=True,
        font_files=[str(file) for file in FONTS.values()],
        font_family=SERIF,
        serif_family=SERIF,
        sans_serif_family=SANS,
    )
