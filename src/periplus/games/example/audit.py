"""What must hold in every position of the example game."""

from periplus.games.example.box import ROUNDS
from periplus.games.example.market import holds
from periplus.games.example.state import NO_CARD, NOBODY, ROUND, ExampleState
from periplus.kernel.position import need


def audit(s: ExampleState) -> None:
    """Raise a ``BadPosition`` that names the first field that does not fit."""
    lists = (s.hands, s.shown, s.give, s.want, s.stakes, s.offers_left, s.guards, s.used, s.points)
    need(all(len(each) == s.seats for each in lists), "points")
    cards = [*s.bag, *[card for hand in s.hands for card in hand]] + [s.harbour] * (s.harbour != NO_CARD)
    need(s.bag == sorted(s.bag) and holds(s.box.deck, cards), "bag")
    need(len(s.bag) >= (ROUNDS - s.loops[ROUND]) * (s.seats * s.box.deal + 1) - s.seats * s.box.deal - 1, "bag")
    for seat in range(s.seats):
        need(s.hands[seat] == sorted(s.hands[seat]), "hands")
        need(holds(s.hands[seat], s.shown[seat]), "shown")
        need(holds(s.hands[seat], s.give[seat]), "give")
        need(holds(s.box.deck, s.want[seat]) and bool(s.want[seat]) == bool(s.give[seat]), "want")
        need(s.stakes[seat] == NO_CARD or s.stakes[seat] in s.hands[seat], "stakes")
        need(s.step_name() != "Stake" or bool(s.hands[seat]), "hands")
        need(s.guards[seat] >= 0 and s.offers_left[seat] >= 0, "guards")
        need(0 <= s.used[seat] < 1 << len(s.box.goods), "used")
    need(0 <= s.harbour_seen < 1 << s.seats and (s.harbour != NO_CARD or not s.harbour_seen), "harbour_seen")
    need(NOBODY <= s.builder < s.seats and (s.step_name() != "Challenge" or s.builder != NOBODY), "builder")
    need(0 <= s.festival <= s.box.die, "festival")
    need(0 <= s.loops[ROUND] < ROUNDS, "loops")
