"""The colours of drawings and pages: one list, by day and by night."""

import re
from importlib.resources import files

COLOURS = {
    # the chart
    "sea-high": ("#b3d3d3", "#1f4552"),
    "sea-low": ("#7fb0b8", "#122b38"),
    "waterline": ("#35656d", "#7fb3bb"),
    "graticule": ("#ffffff", "#bcd8da"),
    "land-high": ("#f6ecd2", "#57492c"),
    "land-low": ("#e6d3a3", "#3f351f"),
    "waste": ("#dccb9f", "#322a18"),
    "coast": ("#7d6a44", "#b99b5f"),
    "chart-ink": ("#3a2c12", "#f3e6c4"),
    "chart-halo": ("#f6ecd2", "#2b2414"),
    "sea-ink": ("#204249", "#9cc7cc"),
    "region-ink": ("#887345", "#c9b07a"),
    "route": ("#5b4a2a", "#e5cf9a"),
    "route-lit": ("#a5231c", "#ffb199"),
    "marker": ("#fffaf0", "#f3e6c4"),
    "marker-ink": ("#33270f", "#2a2010"),
    "deep": ("#20525d", "#0f3540"),
    "deep-line": ("#20525d", "#8fc4cc"),
    "deep-ink": ("#f4fbfb", "#e4f4f4"),
    # cards, tiles, panels
    "card": ("#fffcf3", "#f1e4c3"),
    "card-ink": ("#33270f", "#2a2010"),
    "card-faint": ("#6b5a37", "#5c4c2a"),
    "card-edge": ("#c8b682", "#8d7a4d"),
    "back": ("#8c2f1b", "#7d3522"),
    "back-line": ("#e7b98f", "#d9a77d"),
    "slot": ("#efe4c6", "#1c180e"),
    "slot-edge": ("#bda873", "#7d6c44"),
    "wind": ("#d6e8ea", "#bcd9de"),
    "wind-ink": ("#164650", "#123a43"),
    "forecast": ("#f3e3b9", "#ecd7a2"),
    "forecast-ink": ("#5a3a08", "#4d3207"),
    "wind-now": ("#1f5763", "#0a6474"),
    "forecast-now": ("#b53a22", "#a5331d"),
    "course-now": ("#b53a22", "#ffb07a"),
    "now-ink": ("#fffaf0", "#fff6e2"),
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
    "hull": ("#5a3a1c", "#2c1c0c"),
    "hull-line": ("#2d1b0a", "#e3c68c"),
    # regions
    "region-0": ("#b3432f", "#c75742"),
    "region-1": ("#55752f", "#698d40"),
    "region-2": ("#3d6f9e", "#4f86b8"),
    "region-3": ("#7a4f8f", "#9a6bb0"),
    "region-4": ("#9d6c11", "#a57a27"),
    "region-none": ("#5c5140", "#8a7c62"),
    "region-sign": ("#ffffff", "#ffffff"),
    "bar-ink": ("#ffffff", "#0d0b06"),
    # players: sails and tokens, and the emblem upon them
    "sail-0": ("#d3202f", "#e2485a"),
    "sail-1": ("#0d8a5f", "#22a878"),
    "sail-2": ("#6b2fb3", "#9a67dd"),
    "sail-3": ("#f4cf2e", "#f4d64f"),
    "sail-4": ("#1b66d1", "#4b90ec"),
    "sail-5": ("#2b2b2b", "#8c9299"),
    "sign-0": ("#ffffff", "#ffffff"),
    "sign-1": ("#ffffff", "#ffffff"),
    "sign-2": ("#ffffff", "#ffffff"),
    "sign-3": ("#33270f", "#33270f"),
    "sign-4": ("#ffffff", "#ffffff"),
    "sign-5": ("#ffffff", "#ffffff"),
}
THEMES = ("light", "dark")


def style_sheet() -> str:
    """Return the styles of drawings for pages: the reader's theme chooses the colours."""
    listed = "".join(f"--{name}:light-dark({light},{dark});" for name, (light, dark) in COLOURS.items())
    return f":root{{{listed}}}\n{styles()}"


def painted(source: str, theme: str) -> str:
    """Return a drawing or its styles with the colours of one theme in place of their names."""
    at = THEMES.index(theme)
    return re.sub(r"var\(--([a-z0-9-]+)\)", lambda found: COLOURS.get(found[1], (found[0],) * 2)[at], source)


def styles() -> str:
    """Return the styles of drawings, with names of colours."""
    return files("periplus.draw").joinpath("drawing.css").read_text("utf-8")
