"""A position of the example game as numbers, for programs that learn."""

from periplus.games.example.box import ROUNDS
from periplus.games.example.state import NO_CARD, ROUND, ExampleState
from periplus.games.example.view import knows_harbour
from periplus.kernel.numbers import NOTHING, Ledger, seats_from

MANY = 99  # points: more is told as this


def write(s: ExampleState, seat: int, ledger: Ledger) -> None:
    """Write what a seat may know: the table, what lies before each player, and its own cards."""
    box, most = s.box, len(s.box.deck)
    ledger.amount("round", "the round, from 1", s.loops[ROUND] + 1, ROUNDS)
    ledger.amount("deck", "cards that nobody has", len(s.bag) + (s.harbour != NO_CARD), most)
    for turn, player in enumerate(seats_from(s, seat)):
        ledger.of(turn)
        ledger.amount("points", "points scored", s.points[player], MANY)
        ledger.amount("cards", "cards in hand", len(s.hands[player]), most)
        ledger.amounts("shown", "cards in hand that everybody has seen", counted(s, s.shown[player]), most, box.goods)
        ledger.amounts("gives", "cards that its offer gives", counted(s, s.give[player]), most, box.goods)
        ledger.amounts("wants", "cards that its offer wants", counted(s, s.want[player]), most, box.goods)
        ledger.amount("offers", "offers that it may still make", s.offers_left[player], box.offers)
        ledger.amount("guards", "guards that it has left", s.guards[player], box.guards)
        ledger.flag("staked", "whether it has staked a card", s.stakes[player] != NO_CARD)
        ledger.flag("peeked", "whether it has looked at the harbour card", bool(s.harbour_seen >> player & 1))
        ledger.flag("building", "whether it is building a stall", s.builder == player)
    ledger.of_all()
    ledger.amounts("hand", "cards in one's own hand", counted(s, s.hands[seat]), most, box.goods)
    ledger.named("stake", "the card that one has staked", s.stakes[seat], box.goods)
    ledger.named("harbour", "the harbour card, if one has seen it", harbour(s, seat), box.goods)


def counted(s: ExampleState, cards: list[int]) -> list[int]:
    """Return how many there are of each good."""
    return [cards.count(good) for good in range(len(s.box.goods))]


def harbour(s: ExampleState, seat: int) -> int:
    """Return the harbour card as far as a seat knows it."""
    return s.harbour if knows_harbour(s, seat) else NOTHING
