"""A picture of the Aegean: the islands that players lead, the cities where they trade, and ways between them."""

from periplus.draw.chart import Frame, curve, ground, land
from periplus.draw.drawn import scene
from periplus.draw.palette import styles
from periplus.draw.seats import token
from periplus.draw.svg import disc, words
from periplus.kernel.board import Tell
from periplus.kernel.message import Message

FRAME = Frame(18.35, 30.45, 34.45, 40.55, 652)
ISLANDS = {
    "Chios": (26.05, 38.4), "Crete": (24.85, 35.3), "Rhodes": (28.05, 36.2),
    "Naxos": (25.5, 37.05), "Scyros": (24.55, 38.9), "Lemnos": (25.2, 39.72),
}  # fmt: skip
"""Where the islands lie, in the order of seats."""
CITIES = {"Athens": (23.75, 37.97), "Sparta": (22.45, 37.07), "Ionia": (27.4, 38.1)}
WAYS = ("Lemnos Scyros", "Scyros Athens", "Chios Naxos", "Naxos Crete", "Crete Rhodes", "Sparta Crete", "Chios Ionia")
STYLES = """
.drawing .way { fill: none; stroke: var(--sea-line); stroke-width: 1.8px; stroke-dasharray: 2 5; }
.drawing .place-name { font-family: Cinzel, "Times New Roman", serif; font-size: 17px; font-weight: 700;
  fill: var(--chart-ink); stroke: var(--chart-halo); stroke-width: 3.5px; stroke-linejoin: round; paint-order: stroke; }
"""


def draw(tell: Tell, theme: str) -> str:
    """Draw the Aegean."""
    drawn = ground(land("aegean", FRAME), FRAME) + "".join(map(way, WAYS))
    drawn += "".join(city(name, tell) for name in CITIES)
    drawn += "".join(island(seat, name, tell) for seat, name in enumerate(ISLANDS))
    return scene(FRAME, drawn, styles() + STYLES, theme)


def way(ends: str) -> str:
    """Return a way between two places."""
    one, other = [FRAME.at(*{**ISLANDS, **CITIES}[name]) for name in ends.split()]
    return f'<path class="way" d="{curve(one, other, 0.12)}"/>'


def city(name: str, tell: Tell) -> str:
    """Return a city on the mainland."""
    x, y = FRAME.at(*CITIES[name])
    return disc(x, y, 6, "ring") + words(x, y - 11, tell(Message(f"land-{name.lower()}")), "place-name")


def island(seat: int, name: str, tell: Tell) -> str:
    """Return an island with the token of a player."""
    x, y = FRAME.at(*ISLANDS[name])
    below = 29 if y < FRAME.height / 2 else -18
    return token(seat, x, y, 12) + words(x, y + below, tell(Message(f"island-{name.lower()}")), "place-name")
