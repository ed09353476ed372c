"""How reliable chances are, drawn: what was told, and how often it came true; on the diagonal, both are the same."""

from collections.abc import Sequence
from html import escape
from math import sqrt

from periplus.draw.svg import box, disc, num, words
from periplus.lab.fit import Bin

SIDE = 200.0
"""The length of both axes of a plot."""
LEFT, TOP, GAP, BELOW = 52.0, 34.0, 40.0, 56.0
TICKS = (0.0, 0.25, 0.5, 0.75, 1.0)
LARGEST, SMALLEST = 11.0, 2.6
"""The radius of a dot that stands for all chances, and that of one that stands for few."""
STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#33270f}.faint{font-size:11px;fill:#6b5a37}.card{fill:#fffcf3}"
    ".frame{fill:none;stroke:#c8b682}.even{stroke:#8c2f1b;stroke-dasharray:4 4;fill:none}.level{stroke:#efe4c6}"
    ".dot{fill:#2a877c;fill-opacity:.85;stroke:#fffcf3}"
)


def drawing(plots: Sequence[tuple[str, Sequence[Bin]]], told: str, won: str) -> str:
    """Return plots beside each other as SVG, each with a title; ``told`` and ``won`` are what the axes are called."""
    wide = LEFT + len(plots) * (SIDE + GAP) - GAP / 3
    high = TOP + SIDE + BELOW
    drawn = [plot(LEFT + at * (SIDE + GAP), title, bins, at == 0) for at, (title, bins) in enumerate(plots)]
    middle = TOP + SIDE / 2
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(wide)} {num(high)}" width="{num(wide)}"'
        f' height="{num(high)}" role="img" aria-label="{escape(won)} – {escape(told)}"><style>{STYLE}</style>'
        + box(0, 0, wide, high, "card", 8)
        + "".join(drawn)
        + words(LEFT + (len(plots) * (SIDE + GAP) - GAP) / 2, high - 12, told)
        + f'<g transform="rotate(-90 14 {num(middle)})">{words(14, middle, won)}</g></svg>\n'
    )


def plot(left: float, title: str, bins: Sequence[Bin], scaled: bool) -> str:
    """Draw one plot; the first has figures at its vertical axis."""
    bottom = TOP + SIDE
    drawn = [words(left + SIDE / 2, TOP - 12, title)]
    for tick in TICKS:
        x, y, figure = left + tick * SIDE, bottom - tick * SIDE, f"{100 * tick:.0f} %"
        drawn.append(f'<path class="level" d="M{num(left)} {num(y)}h{num(SIDE)}M{num(x)} {num(TOP)}v{num(SIDE)}"/>')
        drawn.append(words(x, bottom + 16, figure, "faint"))
        if scaled:
            drawn.append(words(left - 5, y + 4, figure, "faint", "end"))
    drawn.append(f'<path class="even" d="M{num(left)} {num(bottom)}L{num(left + SIDE)} {num(TOP)}"/>')
    drawn.append(box(left, TOP, SIDE, SIDE, "frame", 0))
    total = sum(each.count for each in bins)
    for each in bins:
        radius = max(SMALLEST, LARGEST * sqrt(each.count / total))
        drawn.append(disc(left + each.told * SIDE, bottom - each.won * SIDE, radius, "dot"))
    return "".join(drawn)
