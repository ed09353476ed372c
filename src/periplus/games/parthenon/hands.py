"""Cards at home: taken from the bank, paid to it or to another island, and named for the log."""

from periplus.games.parthenon.kinds import ARMY, COMMODITIES, KIND_NAMES, KINDS, MADE
from periplus.games.parthenon.price import Price, counted
from periplus.games.parthenon.state import LOSS_LUCK, ParthenonState, card_at
from periplus.kernel.action import Blank
from periplus.kernel.errors import Refused
from periplus.kernel.message import Message


def receive(s: ParthenonState, seat: int, cards: list[int]) -> None:
    """Take cards, as counts of each kind, from the bank (P5: it never runs out)."""
    first = card_at(seat, 0)
    for kind in range(KINDS):
        s.hands[first + kind] += cards[kind]


def spend(s: ParthenonState, seat: int, cards: list[int]) -> None:
    """Pay cards of a hand to the bank."""
    first = card_at(seat, 0)
    for kind in range(KINDS):
        s.hands[first + kind] -= cards[kind]


def hand_over(s: ParthenonState, giver: int, taker: int, cards: list[int]) -> None:
    """Pass cards from one island to another."""
    spend(s, giver, cards)
    receive(s, taker, cards)


def need_cards(s: ParthenonState, seat: int, cards: list[int], rule: str) -> None:
    """Refuse cards that a seat does not have at home."""
    first = card_at(seat, 0)
    for kind in range(KINDS):
        if cards[kind] > s.hands[first + kind]:
            raise Refused(rule, "not-in-hand", {"card": KIND_NAMES[kind]})


def hand_of(s: ParthenonState, seat: int) -> list[int]:
    """Return the cards that a seat has at home, as counts of each kind."""
    return s.hands[card_at(seat, 0) : card_at(seat + 1, 0)]


def has_cards(s: ParthenonState, seat: int) -> bool:
    """Say whether a seat has any card at home; everybody can see that (P79)."""
    first = card_at(seat, 0)
    for at in range(first, first + KINDS):
        if s.hands[at]:
            return True
    return False


def aegis_cards(s: ParthenonState, seat: int) -> int:
    """Return how many Aegis cards a seat has at home."""
    return sum(s.hands[card_at(seat, ARMY) : card_at(seat + 1, 0)])


def lose_at_random(s: ParthenonState, cards: list[int], first: int, kinds: list[int]) -> int:
    """Take a random card of some kinds out of counts that begin at an index; return its kind."""
    total = 0
    for kind in kinds:
        total += cards[first + kind]
    at = s.roll(total, LOSS_LUCK)
    for kind in kinds:
        at -= cards[first + kind]
        if at < 0:
            cards[first + kind] -= 1
            return kind
    raise RuntimeError("no card is left to lose")


def names(cards: list[int]) -> list[object]:
    """Name cards given as counts of each kind: each kind once, with how many there are."""
    return [
        Message("some", {"kind": KIND_NAMES[kind], "count": cards[kind]}) for kind in range(len(cards)) if cards[kind]
    ]


def asked_in(price: Price) -> list[object]:
    """Name the cards of a price."""
    classes = [("basic", price.basic), ("rare", price.rare)]
    return names(price.counts) + [Message("some", {"kind": name, "count": count}) for name, count in classes if count]


def names_of(cards: tuple[int, ...]) -> list[object]:
    """Name cards given one by one."""
    return names(counted(cards))


def makers_of(cards: tuple[int, ...]) -> list[object]:
    """Name villages and workshops, given by what they make."""
    counts = counted(cards)
    return [
        Message("makers", {"kind": KIND_NAMES[kind], "count": counts[kind]}) for kind in range(MADE) if counts[kind]
    ]


def one_by_one(cards: list[int]) -> list[str]:
    """Name every single card, given as counts of each kind: for forms and views."""
    return [KIND_NAMES[kind] for kind in range(len(cards)) for _ in range(cards[kind])]


def handles(cards: tuple[int, ...]) -> list[str]:
    """Return what stands for cards of one's hand on the board, each kind once."""
    return [f"hand-{KIND_NAMES[kind]}" for kind in sorted(set(cards))]


def card_blank(name: str, cards: list[object], low: int, high: int, several: bool = True) -> Blank:
    """Return a blank for cards that is not called after them, so that people read their names all the same."""
    labels: list[object] = [Message("one-card", {"card": each}) for each in cards]
    return Blank(name, cards, low, high, several, labels)


def in_hand(s: ParthenonState, seat: int, below: int = KINDS) -> list[object]:
    """Return the cards of a hand for a form."""
    first = card_at(seat, 0)
    return [KIND_NAMES[kind] for kind in range(below) for _ in range(s.hands[first + kind])]


def commodities_in_hand(s: ParthenonState, seat: int) -> list[object]:
    """Return the commodities of a hand for a form."""
    return in_hand(s, seat, COMMODITIES)
