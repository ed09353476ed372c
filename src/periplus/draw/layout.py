"""What a room says about its drawings: ``board.toml`` (places, panels, colours) and ``board.css`` (styles)."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from periplus.draw import palette
from periplus.draw.palette import COLOURS, Shades

MEASURES = {
    "at": "{}",
    "low": "{}",
    "over": "{};--layer:3",
    "widest": "{}rem",
    "phone": "{}",
    "fits": "100%",
    "bare": "none",
    "loose": "0;--edge:0;--ground:none",
    "latest": "{};--scrolls:auto",
}
"""What a panel may say about its place on a page, and how style sheets say it."""


@cache
def read_layout(room: str) -> dict[str, Any]:
    """Read where things lie on the chart and the pages of a room."""
    return tomllib.loads(files(room).joinpath("board.toml").read_text("utf-8"))


def place_of(room: str, panel: str) -> str:
    """Return where a panel of a room belongs; panels that each seat has are listed once."""
    place: str = read_layout(room)["panels"]["seat" if panel.startswith("seat-") else panel]["place"]
    return place


@cache
def own_colours(room: str) -> dict[str, Shades]:
    """Return the colours that a room adds to the shared ones."""
    return {name: (light, dark) for name, (light, dark) in read_layout(room)["colours"].items()}


@cache
def colours(room: str) -> dict[str, Shades]:
    """Return all colours of a room's drawings."""
    return {**COLOURS, **own_colours(room)}


@cache
def own_styles(room: str) -> str:
    """Return the styles that a room adds to the shared ones, with colours by name."""
    return files(room).joinpath("board.css").read_text("utf-8")


@cache
def styles(room: str) -> str:
    """Return all styles of a room's drawings, with colours by name."""
    return palette.styles() + (own_styles(room) if room else "")


def style_sheet(room: str) -> str:
    """Return what pages add to the shared styles for a room: its colours, its styles, and where its panels lie."""
    return palette.named(own_colours(room)) + own_styles(room) + arrangement(read_layout(room)["panels"])


def arrangement(panels: dict[str, dict[str, Any]]) -> str:
    """Return where panels lie on pages, as values that the styles of pages use."""
    rules = list[str]()
    for name, panel in panels.items():
        values = "".join(f"--{key}:{said.format(panel[key])};" for key, said in MEASURES.items() if key in panel)
        id = f"panel-desk-{name}" if panel.get("place") == "desk" else f"panel-{name}"
        rules += [f"#{id}{{{values}}}\n"] if values else []
    return "".join(rules)
