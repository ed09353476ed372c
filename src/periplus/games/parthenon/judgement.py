"""What a good player thinks of events, of building, and of small choices: reasons, in structures."""

from typing import Final

from periplus.games.parthenon.actions import (
    BUILD_FLEET,
    USE_WONDER,
    BankTrade,
    Build,
    Cards,
    Lists,
    Suffer,
    Swap,
    Thing,
    Use,
)
from periplus.games.parthenon.cards import EARTHQUAKE, EventCard
from periplus.games.parthenon.crafts import craft_of
from periplus.games.parthenon.discard import hand_limit
from periplus.games.parthenon.events import card as event_card
from periplus.games.parthenon.eye import Eye
from periplus.games.parthenon.kinds import ARMY, COMMODITIES, COMPLETED, FIRST_ACROPOLIS, KINDS, NOBODY, PLACES
from periplus.games.parthenon.plans import LAST_STAGE, PLAN_STAGE, first_stage, worth_of
from periplus.games.parthenon.price import counted
from periplus.games.parthenon.state import card_at
from periplus.games.parthenon.tolls import cards_lost
from periplus.kernel.action import ABSENT, Action, Choice
from periplus.kernel.message import Message, Reason

NOW: Final = 0.1  # what can be built now need not be built later
RIVALRY: Final = 0.2  # how much of what a partner gains by a trade is one's own loss
PHILOSOPHY: Final = 0.12
DUTY: Final = 0.01  # of two things that are equal, do the one that is asked for

# Why an action is worth something
STRUCTURE = Message("reason-structure")
AT_ONCE = Message("reason-now")
CARDS = Message("reason-cards")
RIVAL = Message("reason-rival")
RISK = Message("reason-risk")
GAIN = Message("reason-gain")
LOSS = Message("reason-loss")
POWER = Message("reason-power")
WEAKEST = Message("reason-weakest")
KNOWLEDGE = Message("reason-knowledge")
NOTHING = Message("reason-nothing")

NO_CARDS: Final = [0] * KINDS


def because(message: Message, worth: float) -> list[Reason]:
    """Return a single reason."""
    return [Reason(message, worth)]


# Events


def order_reasons(eye: Eye, action: Action) -> list[Reason]:
    """Weigh an order of events: take first, pay last, as cards that come early can pay what is asked later."""
    if action.verb.name == "donate":
        return donation_reasons(eye, action)
    assert isinstance(action, Cards)
    worth = 0.0
    for at, event in enumerate(action.cards):
        worth += 0.02 * at if eye.s.box.events[event].prices else 0.0
    return because(CARDS, worth)


def donation_reasons(eye: Eye, action: Action) -> list[Reason]:
    """Weigh a donation: it only costs."""
    assert isinstance(action, Cards)
    return because(LOSS, eye.after(counted(action.cards), NO_CARDS))


def ignore_reasons(eye: Eye, action: Action) -> list[Reason]:
    """Weigh ignoring an event: what it would cost, less the payment."""
    if not isinstance(action, Thing):
        return because(NOTHING, 0.0)
    paid = eye.after(counted(action.cards), NO_CARDS)
    return [Reason(GAIN, harm_of(eye, eye.s.box.events[action.thing])), Reason(LOSS, paid)]


def harm_of(eye: Eye, event: EventCard) -> float:
    """Return roughly what an event costs a seat; less than nothing if it gives."""
    if event.effect == EARTHQUAKE:
        return 0.05
    if not event.prices:
        return 0.3 if event.structures >= 0 else -0.1 if event.takes != NOBODY else 0.0
    cheapest = 1.0
    for price in event.prices:
        paid = price.payment(eye.cards, 0)
        if paid is not None:
            cheapest = min(cheapest, -eye.after(paid, NO_CARDS))
    return min(cheapest, 0.1 * (event.villages + event.makers + event.lost) + (0.3 if event.kept >= 0 else 0.0))


def toll_reasons(eye: Eye, action: Action) -> list[Reason]:
    """Weigh paying against suffering."""
    s, seat = eye.s, eye.seat
    if isinstance(action, Cards):
        return because(LOSS, eye.after(counted(action.cards), NO_CARDS))
    assert isinstance(action, Suffer)
    event = event_card(s)
    return because(LOSS, -suffering(eye, event, action, cards_lost(s, seat, event, action.stoic)))


def suffering(eye: Eye, event: EventCard, action: Suffer, lost: int) -> float:
    """Return what an event costs a seat that does not pay."""
    gains, cost = eye.gains(), 0.0
    for kind in action.skipping:
        cost += gains[kind]
    if event.named_by_archon and not action.skipping:
        made = sorted([gains[kind] for kind in made_by(eye)], reverse=True)
        cost += sum(made[: event.villages + event.makers + (2 if event.all_workshops else 0)])
    cost += lost * eye.average_loss(eye.cards)
    if action.keeping:
        cost -= eye.after(difference(eye.cards, action.keeping), NO_CARDS)
    if event.no_armies:
        cost += 0.05 * eye.cards[ARMY]
    if event.effect == EARTHQUAKE:
        cost += 0.08
    return cost + (0.02 if action.stoic else 0.0)


def made_by(eye: Eye) -> list[int]:
    """Return what a seat's villages and workshops make, each as often as it is made."""
    return [kind for kind, count in enumerate(eye.s.makers(eye.seat)) for _ in range(count)]


def difference(cards: list[int], kept: tuple[int, ...]) -> list[int]:
    """Return the commodities that go if some are kept."""
    gone = cards[:COMMODITIES] + [0] * (KINDS - COMMODITIES)
    for kind in kept:
        gone[kind] -= 1
    return gone


def take_reasons(eye: Eye, action: Action) -> list[Reason]:
    """Weigh cards of the bank."""
    if not isinstance(action, Cards):
        return because(NOTHING, 0.0)
    return because(CARDS, eye.after(NO_CARDS, counted(action.cards)))


def name_reasons(eye: Eye, action: Action) -> list[Reason]:
    """Weigh favouring an island: oneself, or else the weakest."""
    if action.verb.name == "donate":
        return donation_reasons(eye, action)
    assert isinstance(action, Choice)
    seat = eye.s.seat_of[action.value]
    return because(GAIN, 0.2) if seat == eye.seat else weakness(eye, seat)


def weakness(eye: Eye, seat: int) -> list[Reason]:
    """Return how little an island threatens to win."""
    return because(WEAKEST, 0.1 - 0.01 * eye.s.structures(seat))


def stop_reasons(eye: Eye, action: Action) -> list[Reason]:
    """Weigh what another island cannot make; of one's own, the least."""
    if action.verb.name == "donate":
        return donation_reasons(eye, action)
    assert isinstance(action, Cards)
    victim = eye.s.answers.victim
    gains, worth = eye.other(victim).gains(), 0.0
    for kind in action.cards:
        worth += gains[kind]
    return because(LOSS, -worth) if victim == eye.seat else because(RIVAL, worth * RIVALRY)


def spare_reasons(eye: Eye, action: Action) -> list[Reason]:
    """Weigh what is made after all."""
    if not isinstance(action, Cards):
        return because(NOTHING, 0.0)
    return because(GAIN, DUTY + sum([eye.gains()[kind] for kind in action.cards]))


def shake_reasons(eye: Eye, action: Action) -> list[Reason]:
    """Weigh an earthquake: others suffer, and perhaps oneself."""
    if action.verb.name == "donate":
        return donation_reasons(eye, action)
    assert isinstance(action, Choice)
    worth = 0.0
    for seat in range(eye.s.seats):
        for place in range(FIRST_ACROPOLIS, PLACES):
            if eye.s.has_built(seat, place) and eye.s.type_at(seat, place) == action.value:
                worth += -0.08 if seat == eye.seat else 0.02
    return because(RIVAL, worth)


def caulk_reasons(eye: Eye, action: Action) -> list[Reason]:
    """Weigh a sound fleet against its price."""
    if not isinstance(action, Cards):
        return because(NOTHING, 0.0)
    price = event_card(eye.s).price
    assert price is not None
    paid = [count * len(action.cards) for count in price.counts]
    big = max(0, sum(eye.cards[:COMMODITIES]) - 6)
    return [Reason(GAIN, min(0.06 * len(action.cards), 0.02 * big)), Reason(LOSS, eye.after(paid, NO_CARDS))]


def arrange_reasons(eye: Eye, action: Action) -> list[Reason]:
    """Weigh an arrangement: in order one sees what others launch, so the last to launch risks least."""
    assert isinstance(action, Lists)
    return because(KNOWLEDGE, 0.02 if action.second == (1,) else 0.0)


def assign_reasons(eye: Eye, action: Action) -> list[Reason]:
    """Weigh what Armies help to make."""
    assert isinstance(action, Cards)
    return because(CARDS, eye.after(NO_CARDS, counted(action.cards)))


# Exchanges with the bank


def swap_reasons(eye: Eye, action: Action) -> list[Reason]:
    """Weigh an exchange with the bank."""
    if isinstance(action, Thing):
        return stage_reasons(eye, action)
    if not isinstance(action, Swap):
        return because(NOTHING, 0.0)
    return because(CARDS, eye.after(counted((action.given, *action.paying)), counted((action.got,))))


def bank_reasons(eye: Eye, action: Action) -> list[Reason]:
    """Weigh a trade with the bank."""
    if not isinstance(action, BankTrade):
        return because(NOTHING, 0.0)
    return because(CARDS, eye.after(counted(action.give), counted(action.get)))


# Build


PREFERRED: Final = (0.02, 0.05, 0.06, 0.01, 0.04, 0.03)  # what the philosophies of the box are worth besides


def build_reasons(eye: Eye, action: Action) -> list[Reason]:
    """Weigh what is built, made and adopted."""
    s = eye.s
    if isinstance(action, Build):
        worth = worth_of(s, action.thing, eye.wishes.seasons)
        cards = eye.after(counted(action.cards), NO_CARDS, action.thing)
        now = 0.0 if action.thing == BUILD_FLEET else NOW
        found = [Reason(STRUCTURE, worth), Reason(CARDS, cards), Reason(AT_ONCE, now)]
        return found if action.philosophy == ABSENT else [*found, Reason(POWER, PREFERRED[action.philosophy % 6])]
    if isinstance(action, Thing):
        return stage_reasons(eye, action)
    if isinstance(action, Use) and action.verb.name == "use":
        craft = craft_of(s, action.thing)
        assert craft is not None
        paid = counted((*action.cards, *action.paying))
        free = DUTY if action.thing >= USE_WONDER else 0.0
        return [Reason(CARDS, eye.after(paid, counted((craft.makes,)))), Reason(NOTHING, free - DUTY)]
    if isinstance(action, Use):
        paid = counted((*action.cards, *action.paying))
        worth = PHILOSOPHY if eye.wishes.seasons else 0.02
        return [Reason(POWER, worth), Reason(LOSS, eye.after(paid, NO_CARDS))]
    return swap_reasons(eye, action)


def stage_reasons(eye: Eye, action: Thing) -> list[Reason]:
    """Weigh a stage of a wonder."""
    s = eye.s
    last = s.next_stage(action.thing) == COMPLETED
    cards = eye.after(counted(action.cards), NO_CARDS, first_stage(action.thing))
    return [Reason(STRUCTURE, LAST_STAGE if last else PLAN_STAGE), Reason(CARDS, cards), Reason(AT_ONCE, NOW)]


# Discard and Archon


def discard_reasons(eye: Eye, action: Action) -> list[Reason]:
    """Weigh what is kept."""
    assert isinstance(action, Cards)
    kept = list(action.cards)
    if action.verb.name == "show":
        kept += [kind for kind in range(COMMODITIES) if eye.cards[kind]]
    return because(LOSS, eye.after(difference(eye.cards, tuple(kept)), NO_CARDS))


def keeps(eye: Eye) -> list[Action]:
    """Propose to keep hidden what is worth most."""
    s, limit = eye.s, hand_limit(eye.s, eye.seat)
    hand = s.hands[card_at(eye.seat, 0) : card_at(eye.seat, COMMODITIES)]
    gone = least(eye, [*hand, 0, 0, 0], sum(hand) - limit)
    kept = [kind for kind in range(COMMODITIES) for _ in range(hand[kind])]
    for kind in gone:
        kept.remove(kind)
    return [Cards(s.actions.keep, tuple(kept))]


def least(eye: Eye, cards: list[int], count: int) -> tuple[int, ...]:
    """Return the cards that are worth least, one after the other."""
    left, gone = eye.cards[:], list[int]()
    there = cards[:]
    for _ in range(count):
        best, least_worth = -1, 0.0
        for kind in range(KINDS):
            if there[kind]:
                left[kind] -= 1
                worth = eye.wishes.worth(left)
                left[kind] += 1
                if best < 0 or worth > least_worth:
                    best, least_worth = kind, worth
        left[best] -= 1
        there[best] -= 1
        gone.append(best)
    return tuple(sorted(gone))


def vote_reasons(eye: Eye, action: Action) -> list[Reason]:
    """Weigh a vote: for the weakest, so that events hit those who are ahead."""
    assert isinstance(action, Choice)
    return weakness(eye, eye.s.seat_of[action.value])


def winner_reasons(eye: Eye, action: Action) -> list[Reason]:
    """Name oneself, if one may."""
    assert isinstance(action, Choice)
    return because(GAIN, 1.0 if eye.s.seat_of[action.value] == eye.seat else 0.0)
