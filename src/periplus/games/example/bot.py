"""What a good player of the example game looks at: the stalls that a hand can build."""

from periplus.games.example.actions import Say
from periplus.games.example.state import ExampleState
from periplus.kernel.action import Action
from periplus.kernel.message import Message, Reason

TROUBLE = 0.1  # what an offer must promise to be worth making

# Why an action is worth something
NOW = Message("reason-now")
THEN = Message("reason-then")
STALL = Message("reason-stall")
OFFER = Reason(Message("reason-offer"), -TROUBLE)
CHALLENGE = Reason(Message("reason-challenge"), 1.0)
PEEK = Reason(Message("reason-peek"), TROUBLE)
NOTHING = Reason(Message("reason-nothing"), 0.0)


def appraise(s: ExampleState, seat: int, actions: list[Action]) -> list[float]:
    """Return what each of these actions is worth to a seat, in points."""
    return [sum([reason.worth for reason in reasons(s, seat, action)]) for action in actions]


def reasons(s: ExampleState, seat: int, action: Action) -> list[Reason]:
    """Return why an action is worth what it is: reasons that add up to it."""
    assert isinstance(action, Say)
    match action.verb.name:
        case "stake":
            return [Reason(THEN, prospects(s, without(s.hands[seat], [action.number()])))]
        case "accept":
            return swapped(s, seat, s.want[action.number()], s.give[action.number()])
        case "offer":
            return [*swapped(s, seat, action.cards(0), action.cards(1)), OFFER]
        case "build":
            return [Reason(STALL, float(s.box.stall))]
        case "challenge":
            return [CHALLENGE]
        case "peek":
            return [PEEK]
    return [NOTHING]


def swapped(s: ExampleState, seat: int, given: list[int], got: list[int]) -> list[Reason]:
    """Return how much a trade improves a hand."""
    hand = s.hands[seat]
    return [Reason(THEN, prospects(s, without(hand, given) + got)), Reason(NOW, -prospects(s, hand))]


def without(hand: list[int], cards: list[int]) -> list[int]:
    """Return a hand that has given cards away."""
    rest = hand[:]
    for card in cards:
        rest.remove(card)
    return rest


def prospects(s: ExampleState, hand: list[int]) -> float:
    """Return what the stalls of a hand are worth: sets of one kind, then sets of different kinds."""
    counts = [hand.count(kind) for kind in range(len(s.box.goods))]
    alike = sum(count // s.box.set for count in counts)
    kinds = sum(count % s.box.set > 0 for count in counts)
    return float(s.box.stall * (alike + kinds // s.box.set))
