"""Harbor cards: which lie face up or face down, and who sees them (P39, P40)."""

from periplus.games.parthenon.cards import HarborCard
from periplus.games.parthenon.kinds import NOBODY
from periplus.games.parthenon.state import HARBOR_LUCK, NO_CARD, UNDRAWN, ParthenonState
from periplus.kernel.message import Event


def harbor_at(s: ParthenonState, land: int) -> HarborCard | None:
    """Return the harbor card that is face up at a land, if any (P40)."""
    if land == NOBODY or not s.harbors_up >> land & 1 or s.harbors[land] == NO_CARD:
        return None
    return s.box.harbor_cards[s.harbors[land]]


def is_face_down(s: ParthenonState, land: int) -> bool:
    """Say whether a land has a face-down harbor card; without any it is as good as revealed (Q37)."""
    return s.harbors[land] != NO_CARD and not s.harbors_up >> land & 1


def show_harbor(s: ParthenonState, seat: int, land: int) -> None:
    """Show a seat a face-down harbor card; the first to look draws it."""
    if s.harbors[land] == UNDRAWN:
        s.harbors[land] = s.draw(s.harbor_pile, HARBOR_LUCK)
    s.harbors_seen[land] |= 1 << seat
    s.reveal()
    if s.told is not None:
        card = s.box.harbor_names[s.harbors[land]]
        s.tell(Event("looked", {"seat": seat, "land": s.box.land_names[land]}, {"card": card}, seat))
