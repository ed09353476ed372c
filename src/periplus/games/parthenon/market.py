"""The start of Island Trade: wonder stages that are paid then, and the Theatre of Dionysus (P25)."""

from typing import Final

from periplus.games.parthenon.actions import Swap, Thing
from periplus.games.parthenon.boons import describe_swap, swap_cards
from periplus.games.parthenon.cards import IN_ISLAND_TRADE, THEATER, Wonder
from periplus.games.parthenon.events import trade_is_ordered
from periplus.games.parthenon.hands import card_blank, hand_of, handles, in_hand, names_of, need_cards, spend
from periplus.games.parthenon.kinds import BASICS, KIND_NAMES, NOBODY
from periplus.games.parthenon.price import counted, listed
from periplus.games.parthenon.state import ParthenonState, card_at
from periplus.games.parthenon.wonders import check_stage, raise_wonder, stage_reached, stages, to_raise, visit
from periplus.kernel.action import ABSENT, Action, Blank, Form
from periplus.kernel.errors import Refused
from periplus.kernel.message import Description, Message
from periplus.kernel.state import Question, Step

PHASE: Final = Message("cell-when", {"when": "island trade"})


class StartTrade(Step[ParthenonState]):
    """What is done before trading begins; everybody has the chance (P25)."""

    rule = "P25"
    verbs = ("raise", "swap", "done")

    def asks(self, s: ParthenonState, seat: int) -> bool:
        """Ask all who hold cards and have, as all can see, a use for them here."""
        size = s.hand_size(seat)
        may_raise = size > 0 and len(to_raise(s, seat, IN_ISLAND_TRADE)) > 0
        return may_raise or (swaps_left(s, seat) > 0 and size >= swap_size(s, seat))

    def may(self, s: ParthenonState, seat: int) -> bool:
        """Let a seat that has said done act after all, while others have not (Q57)."""
        return not trade_is_ordered(s) and self.asks(s, seat)

    def legal(self, s: ParthenonState, seat: int) -> list[Action]:
        """List the stages that one can pay, and swaps."""
        found = [s.actions.done, *stages(s, seat, s.hands, card_at(seat, 0), IN_ISLAND_TRADE)]
        if swaps_left(s, seat):
            for given in range(BASICS):
                paying = self.payment(s, seat, given)
                if paying is not None and s.hands[card_at(seat, given)]:
                    found += [Swap(s.actions.swap, given, got, ABSENT, paying) for got in range(BASICS) if got != given]
        return found

    def payment(self, s: ParthenonState, seat: int, given: int) -> tuple[int, ...] | None:
        """Return what a seat pays the owner of the theatre besides the card it swaps; None if it cannot."""
        price = theater(s).visitor
        if s.owner_of(THEATER) == seat:
            return ()
        hand = hand_of(s, seat)
        hand[given] -= 1
        paid = None if price is None or hand[given] < 0 else price.payment(hand, 0)
        return None if paid is None else listed(paid)

    def forms(self, s: ParthenonState, seat: int) -> list[Form]:
        """Let a seat pay for a stage with any cards, and swap and pay as it likes."""
        cards, found = in_hand(s, seat), list[Form]()
        wonders: list[object] = [s.box.wonder_names[wonder] for wonder in to_raise(s, seat, IN_ISLAND_TRADE)]
        if wonders:
            found.append(Form(s.actions.raise_, [
                Blank("wonder", wonders, 1, 1), Blank("cards", cards, 1, len(cards), several=True)]))  # fmt: skip
        if swaps_left(s, seat):
            basics: list[object] = list(KIND_NAMES[:BASICS])
            held: list[object] = [name for name in basics if name in cards]
            visitor = theater(s).visitor
            most = 0 if visitor is None or s.owner_of(THEATER) == seat else visitor.size
            found.append(Form(s.actions.swap, [
                card_blank("given", held, 1, 1, False), card_blank("got", basics, 1, 1, False),
                card_blank("paying", cards, most, most),
            ]))  # fmt: skip
        return found

    def check(self, s: ParthenonState, seat: int, action: Action) -> None:
        """Refuse what is not paid here, and swaps beyond those that the theatre allows."""
        if isinstance(action, Thing):
            need_cards(s, seat, counted(action.cards), "P25")
            check_stage(s, seat, action, IN_ISLAND_TRADE)
        elif isinstance(action, Swap):
            check_theater_swap(s, seat, action)

    def effect(self, s: ParthenonState, seat: int, action: Action) -> None:
        """Pay for a stage, swap, or be done."""
        if isinstance(action, Thing):
            spend(s, seat, counted(action.cards))
            raise_wonder(s, seat, action, IN_ISLAND_TRADE)
        elif isinstance(action, Swap):
            visit_theater(s, seat, action)
        if action.verb.name == "done" or not self.asks(s, seat):
            s.done(seat)

    def question(self, s: ParthenonState) -> Question | None:
        """Let "done" be said in advance."""
        return Question(["done"], {}, PHASE)

    def describe(self, s: ParthenonState, seat: int, action: Action) -> Description:
        """Name the stage or the swap."""
        if isinstance(action, Thing):
            params = {"wonder": s.box.wonder_names[action.thing], "cards": names_of(action.cards)}
            label, then = Message("label-raise", params), stage_reached(s, action.thing)
            return Description(label, [then], [f"wonder-{params['wonder']}"], handles(action.cards))
        return describe_swap(action)


def theater(s: ParthenonState) -> Wonder:
    """Return the card of the theatre."""
    return s.box.wonders[s.box.wonder_with[THEATER]]


def swaps_left(s: ParthenonState, seat: int) -> int:
    """Return how many swaps the theatre still allows a seat this season (P64, Q76)."""
    owner = s.owner_of(THEATER)
    if owner == NOBODY or (owner != seat and theater(s).visitor is None):
        return 0
    return (theater(s).amount if owner == seat else theater(s).visitor_amount) - s.season.swaps[seat]


def swap_size(s: ParthenonState, seat: int) -> int:
    """Return how many cards a swap takes: the one that is swapped, and what a visitor pays."""
    price = theater(s).visitor
    return 1 if price is None or s.owner_of(THEATER) == seat else 1 + price.size


def check_theater_swap(s: ParthenonState, seat: int, action: Swap) -> None:
    """Refuse a swap that the theatre does not allow."""
    if swaps_left(s, seat) <= 0:
        raise Refused("P64", "no-swap-left")
    if action.given >= BASICS or action.got >= BASICS or action.land != ABSENT:
        raise Refused("P64", "basic-for-basic")
    need_cards(s, seat, counted((action.given, *action.paying)), "P64")
    price, free = theater(s).visitor, s.owner_of(THEATER) == seat
    if (free and action.paying) or not (free or (price is not None and price.is_paid_by(counted(action.paying), 0))):
        raise Refused("P64", "wrong-payment")


def visit_theater(s: ParthenonState, seat: int, action: Swap) -> None:
    """Pay the owner, and swap."""
    if seat != s.owner_of(THEATER):
        visit(s, seat, THEATER, action.paying)
    s.season.swaps[seat] += 1
    swap_cards(s, seat, action)
