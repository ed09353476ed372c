"""How wide text is in our own fonts, read from the font files themselves."""

import re
import struct
from functools import cache
from pathlib import Path

from periplus.draw.layout import styles

FONTS = {file.stem: file for file in sorted(Path(__file__).with_name("fonts").glob("*.ttf"))}
PLAIN = {"font-family": '"Alegreya Sans"', "font-size": "13px", "font-weight": "400", "font-style": "normal"}


@cache
def font_of(classes: str, room: str = "") -> tuple[str, float, float]:
    """Return font, size and spacing of text with some classes, from the shared styles and those of a room."""
    style = dict(PLAIN)
    for kind, body in re.findall(r"\.drawing \.([a-z-]+) \{([^}]*)\}", styles(room)):
        if kind in classes.split():
            style |= dict(re.findall(r"([a-z-]+): ([^;]+);", body))
    family = style["font-family"].partition(",")[0].strip('"').lower().replace(" ", "-")
    spacing = float(style.get("letter-spacing", "0px").removesuffix("px"))
    name = f"{family}-{style['font-weight']}-{style['font-style']}"
    return name, float(style["font-size"].removesuffix("px")), spacing


def width(text: str, font: str, size: float, spacing: float = 0) -> float:
    """Return how wide a line of text is, without kerning; all figures are equally wide."""
    units, advances, glyphs = measures(font)
    broad = glyphs[ord("m")]  # for letters that our fonts do not have
    return sum(advances[glyphs.get(ord(letter), broad)] for letter in text) * size / units + spacing * len(text)


@cache
def measures(font: str) -> tuple[int, list[int], dict[int, int]]:
    """Return the units of an em, how far each glyph advances, and the glyphs of letters."""
    data = FONTS[font].read_bytes()
    (count,) = struct.unpack_from(">H", data, 4)
    tables = {}
    for at in range(12, 12 + 16 * count, 16):
        name, _, offset, _ = struct.unpack_from(">4sIII", data, at)
        tables[name] = offset
    (units,) = struct.unpack_from(">H", data, tables[b"head"] + 18)
    (metrics,) = struct.unpack_from(">H", data, tables[b"hhea"] + 34)
    advances = [struct.unpack_from(">H", data, tables[b"hmtx"] + 4 * at)[0] for at in range(metrics)]
    (glyphs,) = struct.unpack_from(">H", data, tables[b"maxp"] + 4)
    advances += [advances[-1]] * (glyphs - metrics)
    return units, advances, letters(data, tables[b"cmap"])


def letters(data: bytes, start: int) -> dict[int, int]:
    """Return the glyph of every letter, from a table of format 4, which all our fonts have."""
    (count,) = struct.unpack_from(">H", data, start + 2)
    offsets = [struct.unpack_from(">HHI", data, start + 4 + 8 * at)[2] for at in range(count)]
    at = next(start + offset for offset in offsets if struct.unpack_from(">H", data, start + offset)[0] == 4)
    (twice,) = struct.unpack_from(">H", data, at + 6)
    many = twice // 2

    def column(offset: int, kind: str = "H") -> tuple[int, ...]:
        return struct.unpack_from(f">{many}{kind}", data, at + offset)

    ends, starts = column(14), column(16 + twice)
    deltas, ranges = column(16 + 2 * twice, "h"), column(16 + 3 * twice)
    found = {}
    for segment, (first, last) in enumerate(zip(starts, ends, strict=True)):
        for letter in range(first, last + 1):
            glyph = letter
            if ranges[segment]:
                where = at + 16 + 3 * twice + 2 * segment + ranges[segment] + 2 * (letter - first)
                if where + 2 > len(data):
                    continue
                (glyph,) = struct.unpack_from(">H", data, where)
            found[letter] = (glyph + deltas[segment]) % 65536
    return found
