"""What all drawings of Parthenon use: the colours of islands, and the pictures of cards and structures."""

from collections.abc import Mapping
from typing import Any

from periplus.draw.drawn import Painter
from periplus.draw.icons import icon
from periplus.draw.metrics import font_of, width
from periplus.draw.seats import token
from periplus.draw.svg import box as rectangle
from periplus.draw.svg import disc, fitted, words
from periplus.games.parthenon.kinds import BASICS, COMMODITIES, KIND_NAMES, MADE
from periplus.kernel.board import Handle, Sketches, Tell

Data = dict[str, Any]
Handles = Mapping[str, Handle]

SIGNS = {
    "gold": "coin", "army": "helmet", "warship": "trireme", "gift": "trident",
    "village": "hut", "workshop": "kiln", "fleet": "boat", "marketplace": "market", "shrine": "altar",
    "fortress": "tower", "great harbor": "anchor", "academy": "papers", "treasury": "chest", "wonder": "portico",
}  # fmt: skip
"""Icons of cards and structures that have other names."""
LETTERS = {"basic": "B", "rare": "R"}
"""What stands for any card of a class."""
EDGES = {name: at for at, names in enumerate((KIND_NAMES[:BASICS], KIND_NAMES[BASICS : MADE + 1])) for name in names}
"""The edge of basic and rare cards; gold and Aegis cards have their own."""

SHORTER = ("warship", "gift")
"""Cards with a short name besides the full one."""


def edge_of(kind: str) -> str:
    """Return the class that colours the edge of a card."""
    if kind in LETTERS:
        return f"edge-{kind}"
    if kind in EDGES:
        return ("edge-basic", "edge-rare")[EDGES[kind]]
    return "edge-gold" if kind == KIND_NAMES[COMMODITIES - 1] else "edge-aegis"


def kind_icon(kind: str, x: float, y: float, size: float, more: str = "card-icon") -> str:
    """Draw a kind of card, or the letter of a class."""
    if kind in LETTERS:
        ring = disc(x, y, size * 0.46, f"any {edge_of(kind)}")
        return ring + words(x, y + size * 0.2, LETTERS[kind], f"any-letter {edge_of(kind)}")
    return icon(SIGNS.get(kind, kind), x, y, size, more)


def thing_sign(thing: str) -> str:
    """Return the icon of something that can be built."""
    kind = thing.removeprefix("alternate ")
    return SIGNS["village"] if kind.startswith("village") else SIGNS.get(kind, kind)


class ParthenonPainter(Painter):
    """One drawing of one view: what the box says about islands and cards, and the words to use."""

    room = __package__

    def __init__(
        self, box: Data, view: Data, seat: int | None, tell: Tell, handles: Handles, sketches: Sketches | None = None
    ) -> None:
        """Look up what does not change."""
        super().__init__(box, view, seat, tell, handles, sketches)
        self.islands = [each["name"] for each in box["islands"]]
        self.colours = [self.islands.index(player["island"]) for player in view["players"]]

    def colour(self, seat: int) -> str:
        """Return the class that gives the colour of a seat's island."""
        return f"player-{self.colours[seat]}"

    def token(self, seat: int, x: float, y: float, radius: float = 9) -> str:
        """Draw the emblem of a seat's island."""
        return token(self.colours[seat], x, y, radius)

    def island_name(self, seat: int) -> str:
        """Return what a seat's island is called."""
        return self.say("cell-island", island=self.view["players"][seat]["island"])

    def card_name(self, kind: str) -> str:
        """Return what a kind of card is called."""
        return self.say("one-card", card=kind)

    def short_card(self, kind: str) -> str:
        """Return what a kind of card is called, in one word."""
        return self.say("short-thing", short=kind) if kind in SHORTER else self.card_name(kind)

    def good(self, kind: str, wide: float, tall: float) -> str:
        """Draw a card with its picture, its name and the edge of its class."""
        body = rectangle(0, 0, wide, tall, "card", 5)
        body += rectangle(2, tall - 5, wide - 4, 3, edge_of(kind), 1)
        body += kind_icon(kind, wide / 2 + 4, (tall - 14) / 2, min(wide * 0.62, tall - 24))
        return body + fitted(wide / 2, tall - 9, self.short_card(kind), "tiny", wide - 6, __package__, "middle")


def in_lines(x: float, y: float, text: str, kind: str, room: float, most: int = 2) -> str:
    """Write a text in lines as wide as the room; if there are too many, the last ends in dots."""
    font, size, spacing = font_of(kind, __package__)
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if width(longer, font, size, spacing) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    shown = lines if len(lines) <= most else [*lines[: most - 1], f"{lines[most - 1].rstrip(',.;:')} …"]
    return "".join(words(x, y + (size + 1) * at, line, kind, "start") for at, line in enumerate(shown))
