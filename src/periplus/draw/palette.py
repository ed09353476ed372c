"""The colours that drawings and pages share: one list, by day and by night."""

import re
from collections.abc import Mapping
from importlib.resources import files
from typing import NamedTuple

Shades = tuple[str, str]
"""A colour by day and by night."""
WHITE = ("#ffffff", "#ffffff")
DARK = ("#33270f", "#33270f")
NIGHT = ("#0d2b38", "#0d2b38")


class SeatColours(NamedTuple):
    """The colours of a seat: its tokens, the emblem on them, its name on pages, its land, and the pattern on that."""

    token: Shades
    sign: Shades
    name: Shades
    tint: Shades
    weave: Shades


SEATS = (
    SeatColours(("#c42f10", "#c42f10"), WHITE, ("#a3240b", "#ff8a6e"), ("#dfa07d", "#a8401e"), ("#9c2309", "#f0916f")),
    SeatColours(("#2a877c", "#2a877c"), WHITE, ("#14645a", "#62cbbb"), ("#b3c5a8", "#3c5f4d"), ("#14645a", "#79bfa8")),
    SeatColours(("#6a14a0", "#6a14a0"), WHITE, ("#5a0f8a", "#cda2f2"), ("#b182af", "#60217a"), ("#5a0f8a", "#b682d6")),
    SeatColours(("#f4c81e", "#f4c81e"), DARK, ("#7a5800", "#f4c81e"), ("#f2d25d", "#b89621"), ("#a87f00", "#5f4a08")),
    SeatColours(("#98e2f2", "#98e2f2"), NIGHT, ("#1b6488", "#98e2f2"), ("#f8f7f1", "#a39e93"), ("#1f7fa8", "#1d5470")),
    SeatColours(("#100c08", "#100c08"), WHITE, ("#100c08", "#ecebe8"), ("#8a816a", "#1c160e"), ("#100c08", "#8d8067")),
)
"""Vermilion, Nile green, purple, gold, sky and ink: also the colour-blind tell them apart, as a test reckons."""
COLOURS: dict[str, Shades] = {
    # the chart
    "sea-high": ("#b3d3d3", "#1f4552"),
    "sea-low": ("#7fb0b8", "#122b38"),
    "sea-line": ("#20525d", "#8fc4cc"),
    "sea-ink": ("#204249", "#9cc7cc"),
    "waterline": ("#35656d", "#7fb3bb"),
    "graticule": ("#ffffff", "#bcd8da"),
    "land-high": ("#f6ecd2", "#57492c"),
    "land-low": ("#e6d3a3", "#3f351f"),
    "land-ink": ("#887345", "#c9b07a"),
    "coast": ("#7d6a44", "#b99b5f"),
    "chart-ink": ("#3a2c12", "#f3e6c4"),
    "chart-halo": ("#f6ecd2", "#2b2414"),
    "trail": ("#a5231c", "#ffb199"),
    # cards, tiles, panels
    "card": ("#fffcf3", "#f1e4c3"),
    "card-ink": ("#33270f", "#2a2010"),
    "card-faint": ("#6b5a37", "#5c4c2a"),
    "card-edge": ("#c8b682", "#8d7a4d"),
    "back": ("#8c2f1b", "#7d3522"),
    "back-line": ("#e7b98f", "#d9a77d"),
    "slot": ("#efe4c6", "#1c180e"),
    "slot-edge": ("#bda873", "#7d6c44"),
    "course-now": ("#b53a22", "#ffb07a"),
    "tile": ("#33270f", "#0f1a20"),
    "tile-ink": ("#f6c56b", "#f6c56b"),
    "coin": ("#e5a92f", "#e9b240"),
    "coin-edge": ("#7a5206", "#6b4705"),
    "coin-ink": ("#3f2a02", "#3a2602"),
    "panel-ink": ("#33270f", "#f2e6c8"),
    "panel-faint": ("#665430", "#c4b48c"),
    "panel-line": ("#cdbb8d", "#5c4e30"),
    "panel-ground": ("#fbf5e3", "#2a2416"),
    "page-ground": ("#ece2c8", "#0f1e27"),
    "glow": ("#c2452d", "#ffcf7a"),
    # tokens
    "token-line": ("#1e1508", "#f3e6c4"),
    "hull": ("#5a3a1c", "#2c1c0c"),
    "nobody": ("#5c5140", "#8a7c62"),
    "nobody-sign": WHITE,
    **{f"token-{seat}": colours.token for seat, colours in enumerate(SEATS)},
    **{f"sign-{seat}": colours.sign for seat, colours in enumerate(SEATS)},
    **{f"seat-{seat}": colours.name for seat, colours in enumerate(SEATS)},
    **{f"tint-{seat}": colours.tint for seat, colours in enumerate(SEATS)},
    **{f"weave-{seat}": colours.weave for seat, colours in enumerate(SEATS)},
}
THEMES = ("light", "dark")


def style_sheet() -> str:
    """Return the styles of drawings for pages, with the colours of seats."""
    seats = "".join(f".seat-{seat} {{ --seat: var(--seat-{seat}); }}\n" for seat in range(len(SEATS)))
    return named(COLOURS) + styles() + seats


def named(colours: Mapping[str, Shades]) -> str:
    """Return names for colours in a style sheet: the reader's theme chooses the shade."""
    listed = "".join(f"--{name}:light-dark({light},{dark});" for name, (light, dark) in colours.items())
    return f":root{{{listed}}}\n"


def painted(source: str, theme: str, colours: Mapping[str, Shades] = COLOURS) -> str:
    """Return a drawing or its styles with the colours of one theme in place of their names."""
    at = THEMES.index(theme)
    return re.sub(r"var\(--([a-z0-9-]+)\)", lambda found: colours.get(found[1], (found[0],) * 2)[at], source)


def styles() -> str:
    """Return the styles that all drawings share, with colours by name."""
    return files("periplus.draw").joinpath("drawing.css").read_text("utf-8") + "".join(map(player, range(len(SEATS))))


def player(seat: int) -> str:
    """Return the styles of a player's things."""
    return (
        f".drawing .player-{seat} {{ color: var(--token-{seat}); }}\n"
        f".drawing .player-{seat} .sign {{ color: var(--sign-{seat}); }}\n"
        f".drawing .realm-{seat} {{ stroke: var(--weave-{seat}); }}\n"
        f".drawing .tint-{seat} {{ fill: var(--tint-{seat}); }}\n"
        f".drawing .weave-{seat} {{ stroke: var(--weave-{seat}); }}\n"
    )
