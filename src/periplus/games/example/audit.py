"""What must hold in every position of the example game."""

from periplus.games.example.market import holds
from periplus.games.example.state import NO_CARD, NOBODY, ExampleState
from periplus.kernel.errors import BadPosition


def audit(s: ExampleState) -> None:
    """Raise ``BadPosition`` that names the first field which does not fit."""
    cards = [*s.bag, *[card for hand in s.hands for card in hand]] + [s.harbour] * (s.harbour != NO_CARD)
    seats = range(s.seats)
    whole = {
        "points": all(len(each) == s.seats for each in (s.stakes, s.offers_left, s.guards, s.used, s.points)),
        "bag": s.bag == sorted(s.bag) and holds(s.box.deck, cards),
        "shown": all(holds(s.hands[seat], s.shown[seat]) for seat in seats),
        "give": all(holds(s.hands[seat], s.give[seat]) for seat in seats),
        "want": all(holds(s.box.deck, s.want[seat]) for seat in seats),
        "stakes": all(s.stakes[seat] == NO_CARD or s.stakes[seat] in s.hands[seat] for seat in seats),
        "guards": min(s.guards) >= 0 and min(s.offers_left) >= 0,
        "harbour_seen": 0 <= s.harbour_seen < 1 << s.seats and (s.harbour != NO_CARD or not s.harbour_seen),
        "used": all(0 <= used < 1 << len(s.box.goods) for used in s.used),
        "builder": NOBODY <= s.builder < s.seats,
        "festival": 0 <= s.festival <= 6,
    }  # fmt: skip
    for field, holds_true in whole.items():
        if not holds_true:
            raise BadPosition("error-position-field", {"field": field})
