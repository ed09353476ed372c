"""What all drawings of Mare Nostrum use: the colours of civilisations, and the pictures of cards and pieces."""

from collections.abc import Mapping
from typing import Any

from periplus.draw.drawn import Painter
from periplus.draw.icons import ICONS, icon
from periplus.draw.seats import token
from periplus.draw.svg import disc, explained, group
from periplus.games.mare_nostrum import icons
from periplus.kernel.board import Handle, Sketches, Tell

Data = dict[str, Any]
Handles = Mapping[str, Handle]

COLOURS = (2, 0, 3, 1, 4)
"""The colour of each civilisation, in the order of the box: Rome is purple, Carthage vermilion, Babylon gold."""
UNITS = {"legions": "legion", "triremes": "trireme", "fortresses": "fortress"}
"""Unit counters, and what each unit is called when it is built."""
SIGNS = {"tax": "coin", "influence": "shield", "fortress": "tower", "temple": "portico"}
"""Icons of cards and pieces, where they have other names."""
ROLES = {"director": "market", "political": "portico", "military": "swords"}
"""Roles, and their icons."""


class MareNostrumPainter(Painter):
    """One drawing of one view: what the box says about civilisations and cards, and the words to use."""

    room = __package__

    def __init__(
        self, box: Data, view: Data, seat: int | None, tell: Tell, handles: Handles, sketches: Sketches | None = None
    ) -> None:
        """Look up what does not change."""
        super().__init__(box, view, seat, tell, handles, sketches)
        self.seat_of = {player["civ"]: player["seat"] for player in view["players"]}
        painted = dict(zip([civ["name"] for civ in box["civilisations"]], COLOURS, strict=True))
        self.colours = {civ: painted[civ] for civ in self.seat_of}

    def colour(self, civ: str | None) -> str:
        """Return the class that gives the colour of a civilisation; one that nobody plays has none of its own."""
        return f"player-{self.colours.get(civ, 'none')}"

    def marker(self, civ: str, x: float, y: float, radius: float = 8) -> str:
        """Draw an influence marker; those of civilisations that nobody plays have no emblem."""
        if civ in self.colours:
            return token(self.colours[civ], x, y, radius)
        return group(disc(x, y, radius, "token-fill"), "token player-none")

    def told_marker(self, player: Data, x: float, y: float, radius: float) -> str:
        """Draw the marker of a player, which says whose it is."""
        return explained(self.marker(player["civ"], x, y, radius), self.say("cell-civ", civ=player["civ"]))


def kind_icon(kind: str, x: float, y: float, size: float, more: str) -> str:
    """Draw a card or a piece of a kind; goods unknown to us come in a jar."""
    name = SIGNS.get(kind, kind)
    return icon(name if name in ICONS or name in icons.ICONS else "amphora", x, y, size, more)
