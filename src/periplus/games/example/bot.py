"""What a good player of the example game looks at: the stalls that a hand can build."""

from periplus.games.example.actions import Say
from periplus.games.example.state import ExampleState
from periplus.kernel.action import Action

TROUBLE = 0.1  # what an offer must promise to be worth making


def appraise(s: ExampleState, seat: int, actions: list[Action]) -> list[float]:
    """Return what each of these actions is worth to a seat, in points."""
    return [worth(s, seat, action) for action in actions]


def worth(s: ExampleState, seat: int, action: Action) -> float:
    """Return what an action is worth."""
    assert isinstance(action, Say)
    verb = action.verb.name
    if verb == "stake":
        return prospects(s, without(s.hands[seat], [action.number()]))
    if verb == "accept":
        return swapped(s, seat, s.want[action.number()], s.give[action.number()])
    if verb == "offer":
        return swapped(s, seat, action.cards(0), action.cards(1)) - TROUBLE
    return {"build": s.box.stall, "challenge": 1.0, "peek": TROUBLE}.get(verb, 0.0)


def swapped(s: ExampleState, seat: int, given: list[int], got: list[int]) -> float:
    """Return how much better a hand becomes by a trade."""
    hand = s.hands[seat]
    return prospects(s, without(hand, given) + got) - prospects(s, hand)


def without(hand: list[int], cards: list[int]) -> list[int]:
    """Return a hand that has given cards away."""
    rest = hand[:]
    for card in cards:
        rest.remove(card)
    return rest


def prospects(s: ExampleState, hand: list[int]) -> float:
    """Return what the stalls of a hand are worth: sets alike, then sets all different."""
    counts = [hand.count(kind) for kind in range(len(s.box.goods))]
    alike = sum(count // s.box.set for count in counts)
    kinds = sum(count % s.box.set > 0 for count in counts)
    return float(s.box.stall * (alike + kinds // s.box.set))
