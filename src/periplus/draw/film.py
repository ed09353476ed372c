"""A game as a short film: its drawings one after the other, as an animated WebP."""

import re
from base64 import b64encode
from collections.abc import Sequence
from io import BytesIO

from PIL import Image

from periplus.draw.png import to_png

MOST_FRAMES = 60
WIDTH = 960
"""Pixels; enough for every word to be read."""
FRAME = 500
"""Milliseconds for which each drawing is shown, except the last."""
REST = 3000
QUALITY = 80


def frames_of(last: int, most: int = MOST_FRAMES) -> list[int]:
    """Return the decisions after which a film shows the game: all of them, or so many, evenly spread."""
    shown = min(last + 1, most)
    return [round(last * at / max(1, shown - 1)) for at in range(shown)]


def to_film(drawings: Sequence[str], backdrop: str, width: int = WIDTH) -> bytes:
    """Return an animated WebP of SVG documents; shorter ones are filled up with the colour of their ground.

    ``backdrop`` is a document that they all hold: its pixels are drawn once.
    """
    ground, likeness = inner(backdrop), pixels_of(backdrop, width)
    pngs = [to_png(drawing.replace(ground, likeness), width) for drawing in drawings]
    pictures = [Image.open(BytesIO(png)).convert("RGB") for png in pngs]
    tallest = max(picture.height for picture in pictures)
    first, *others = [filled_up(picture, tallest) for picture in pictures]
    film = BytesIO()
    times = [FRAME] * len(others) + [REST]
    first.save(
        film, "WEBP", save_all=True, append_images=others, duration=times, loop=0, quality=QUALITY, method=2
    )  # fmt: skip
    return film.getvalue()


def inner(document: str) -> str:
    """Return what an SVG document holds."""
    return document[document.index(">") + 1 : document.rindex("</svg>")]


def pixels_of(backdrop: str, width: int) -> str:
    """Return a picture in place of what a backdrop holds, with its definitions, to which other drawings may refer."""
    size = re.search(r'width="[\d.]+" height="[\d.]+"', backdrop)
    assert size is not None
    defined = "".join(re.findall(r"<defs>.*?</defs>", backdrop, re.DOTALL))
    data = b64encode(to_png(backdrop, width)).decode()
    return f'{defined}<image {size[0]} href="data:image/png;base64,{data}"/>'


def filled_up(picture: Image.Image, height: int) -> Image.Image:
    """Return a picture of this height."""
    if picture.height == height:
        return picture
    taller = Image.new("RGB", (picture.width, height), picture.getpixel((0, 0)))
    taller.paste(picture)
    return taller
