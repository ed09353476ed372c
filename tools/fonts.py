"""Write the fonts of pictures from those of the pages: as TrueType, and as WOFF2 with few letters.

It needs fonttools and brotli. The renderer of pictures finds a font by its family and weight, and cannot switch figures
as the style sheets of drawings do: so lining figures of equal width become the default digits here. A picture on a page
brings its letters along, so those are no more than the pictures of the games need.
"""

import json
from collections import defaultdict
from pathlib import Path
from typing import Any

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

from periplus.draw.letters import letters_in
from periplus.draw.palette import THEMES
from periplus.games import ROOMS
from periplus.games import game as open_game
from periplus.web.drawings import scene_of

SOURCE = Path(__file__).parents[1] / "src" / "periplus"
FIGURES = ("lnum", "tnum")
FAMILY, STYLE = 16, 17  # in the table of names, for fonts that are neither regular nor bold


def write_fonts() -> None:
    """Write both files beside the licence for each font of the pages; the second if a picture needs it."""
    needed = letters_of_pictures()
    told = {font: "".join(sorted(letters)) for font, letters in sorted(needed.items())}
    (SOURCE / "draw" / "fonts" / "letters.json").write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n")
    for file in sorted((SOURCE / "web" / "static" / "fonts").glob("*.woff2")):
        font = TTFont(file, recalcTimestamp=False)
        font.flavor = None
        name_family(font)
        set_figures(font)
        written = SOURCE / "draw" / "fonts" / file.stem.replace("-latin", "")
        font.save(written.with_suffix(".ttf"))
        if written.name in needed:
            keep_letters(font, needed[written.name])
            font.flavor = "woff2"
            font.save(written.with_suffix(".woff2"))


def letters_of_pictures() -> dict[str, set[str]]:
    """Return the letters that the pictures of the games use of each font."""
    needed = defaultdict[str, set[str]](set)
    for game in ROOMS:
        if open_game(game).board is not None:
            for font, letters in letters_in(scene_of(game, THEMES[0]), open_game(game).room).items():
                needed[font] |= letters
    return needed


def keep_letters(font: TTFont, letters: set[str]) -> None:
    """Leave out all other letters."""
    few = Subsetter(Options(layout_features=["kern"], hinting=False, name_IDs=[1, 2, 13, 14]))
    few.populate(text="".join(letters))
    few.subset(font)


def name_family(font: TTFont) -> None:
    """Name the family of a font whose short name includes its weight."""
    names = font["name"]
    family, _, medium = names.getDebugName(1).rpartition(" ")
    if medium == "Medium" and names.getDebugName(FAMILY) is None:
        names.setName(family, FAMILY, 3, 1, 0x409)
        names.setName(medium, STYLE, 3, 1, 0x409)


def set_figures(font: TTFont) -> None:
    """Make digits lining figures of equal width, if the font has them."""
    rules = font["GSUB"].table
    swaps = [swap for feature in FIGURES for swap in substitutions(rules, feature)]
    for table in font["cmap"].tables:
        for digit in map(ord, "0123456789"):
            for swap in swaps:
                table.cmap[digit] = swap.get(table.cmap[digit], table.cmap[digit])


def substitutions(rules: Any, feature: str) -> list[dict[str, str]]:
    """Return which glyphs a feature replaces, and with what."""
    found = next((each.Feature for each in rules.FeatureList.FeatureRecord if each.FeatureTag == feature), None)
    lookups = [rules.LookupList.Lookup[at] for at in found.LookupListIndex] if found is not None else []
    tables = [getattr(table, "ExtSubTable", table) for lookup in lookups for table in lookup.SubTable]
    return [table.mapping for table in tables if hasattr(table, "mapping")]


if __name__ == "__main__":
    write_fonts()
