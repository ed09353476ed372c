"""What a good player of the example game looks at: the stalls that a hand can build."""

from periplus.games.example.actions import Say
from periplus.games.example.market import Market, holds, names
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


def propose(s: ExampleState, seat: int) -> list[Action]:
    """Return offers of one card for all that a set still lacks: the list has only offers of one for one."""
    if not isinstance(s.step(seat), Market) or not s.offers_left[seat] or s.give[seat]:
        return []
    hand = s.hands[seat]
    wanted = [(one, cards) for one in sorted(set(hand)) for cards in lacking(s, without(hand, [one]))]
    fair = [(one, cards) for one, cards in wanted if one not in cards and holds(s.box.deck, cards)]
    return [s.game.parse(f"offer {s.box.goods[one]} for {' '.join(names(s, cards))}") for one, cards in fair]


def lacking(s: ExampleState, hand: list[int]) -> list[list[int]]:
    """Return the cards, two or more, that would complete a set with those in a hand: of one kind, or all different."""
    kinds = sorted(set(hand))
    alike = [[kind] * (s.box.set - hand.count(kind)) for kind in kinds]
    others = [kind for kind in range(len(s.box.goods)) if kind not in kinds]
    different = others[: max(0, s.box.set - len(kinds))]
    enough = len(kinds) + len(different) == s.box.set
    return [cards for cards in [*alike, *([different] if enough else [])] if len(cards) > 1]


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
