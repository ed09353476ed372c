"""What lies on tables: cards, tokens, coins, tiles, slots and scales."""

from collections.abc import Iterable

from periplus.draw.svg import box, disc, group, num, words


def medallion(inner: str) -> str:
    """Return a round place on a chart, around the origin, with what is in it."""
    return disc(0, 0, 24, "halo") + disc(0, 0, 13, "ring") + inner


def card(width: float, height: float, inner: str) -> str:
    """Return a card that lies face up."""
    return group(box(0, 0, width, height, "card", 6) + inner, "face")


def back(width: float, height: float) -> str:
    """Return a card that lies face down."""
    waves = "".join(f"M10 {num(y)}q8 -6 16 0t16 0t16 0t16 0t16 0" for y in range(18, int(height) - 8, 13))
    clip = f'<path class="waves" d="{waves}"/>' if width > 60 else ""
    return group(
        box(0, 0, width, height, "back", 6) + box(4, 4, width - 8, height - 8, "back-frame", 4) + clip, "face down"
    )


def slot(width: float, height: float, name: str = "") -> str:
    """Return an empty place for a card."""
    return box(0, 0, width, height, "slot", 6) + (words(width / 2, height / 2 + 6, name, "slot-name") if name else "")


def coin(x: float, y: float, count: object, radius: float = 11) -> str:
    """Return a coin with an amount."""
    rim = disc(x, y, radius, "coin") + disc(x, y, radius - 2.4, "coin-rim")
    return group(rim + words(x, y + radius * 0.44, count, "coin-count"), "amount")


def tile(x: float, y: float, points: object) -> str:
    """Return a tile with points."""
    return group(box(x, y, 24, 22, "tile", 4) + words(x + 12, y + 16, points, "tile-points"))


def scale(kind: str, cells: Iterable[tuple[str, str, bool]], cell: float, height: float) -> str:
    """Return a row of cells, each with its name if it has one, its text, and whether the marker is there."""
    drawn = list[str]()
    for at, (name, text, now) in enumerate(cells):
        inner = box(at * cell + 1, 0, cell - 2, height, kind, 3)
        inner += words(at * cell + cell / 2, height * 0.72, text, f"{kind}-number")
        named = f' data-thing="{name}"' if name else ""
        drawn.append(group(inner, "cell now" if now else "cell", more=named))
    return "".join(drawn)
