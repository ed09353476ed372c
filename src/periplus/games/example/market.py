"""First half of a round: cards are dealt, stakes laid face down, and all trade at once."""

from bisect import insort

from periplus.games.example.actions import Say
from periplus.games.example.state import DEAL_LUCK, NO_CARD, ExampleState
from periplus.kernel.action import Action, Blank, Form
from periplus.kernel.errors import Refused
from periplus.kernel.message import Description, Event, Message
from periplus.kernel.state import Step


def deal(s: ExampleState) -> None:
    """Deal to every seat, face down."""
    for seat in s.order:  # X2: three cards each, which only their owner sees
        for _ in range(s.box.deal):
            insort(s.hands[seat], s.draw(s.bag, DEAL_LUCK))
        if s.told is not None:
            s.tell(Event("dealt", {"seat": seat}, {"goods": names(s, s.hands[seat])}, seat))


def names(s: ExampleState, cards: list[int]) -> list[str]:
    """Return cards by name."""
    return [s.box.goods[card] for card in cards]


def holds(hand: list[int], cards: list[int]) -> bool:
    """Say whether all cards are in a hand."""
    return all(hand.count(card) >= cards.count(card) for card in cards)


def leave(s: ExampleState, seat: int, cards: list[int]) -> None:
    """Move cards out of a hand, openly: those that everybody knew go first."""
    for card in cards:
        s.hands[seat].remove(card)
        if card in s.shown[seat]:
            s.shown[seat].remove(card)
        else:
            s.reveal()


def show(s: ExampleState, seat: int, cards: list[int]) -> None:
    """Note that everybody now knows these cards in a hand."""
    for card in set(cards):
        while s.shown[seat].count(card) < cards.count(card):
            insort(s.shown[seat], card)
            s.reveal()


class Stake(Step[ExampleState]):
    """Lay a card face down, all at once; it may be changed until all have done so."""

    rule = "X3"
    verbs = ("stake",)

    def secret(self, s: ExampleState) -> bool:
        """Keep answers hidden until all are in."""
        return True

    def may(self, s: ExampleState, seat: int) -> bool:
        """Let a seat change its stake."""
        return s.stakes[seat] != NO_CARD

    def legal(self, s: ExampleState, seat: int) -> list[Action]:
        """List the kinds in hand."""
        return [s.game.parse(f"stake {name}") for name in dict.fromkeys(names(s, s.hands[seat]))]

    def check(self, s: ExampleState, seat: int, action: Action) -> None:
        """X3: a stake is one card from the hand."""
        assert isinstance(action, Say)
        if action.number() not in s.hands[seat]:
            raise Refused("X3", "not-in-hand", {"good": s.box.goods[action.number()]})

    def effect(self, s: ExampleState, seat: int, action: Action) -> None:
        """Lay it down."""
        assert isinstance(action, Say)
        s.stakes[seat] = action.number()
        if s.told is not None:
            s.tell(Event("staked", {"seat": seat}, {"good": s.box.goods[action.number()]}, seat))
        s.done(seat)


def reveal_stakes(s: ExampleState) -> None:
    """Turn up the stakes: a kind that only one seat staked earns it a point."""
    stakes, s.stakes = s.stakes, [NO_CARD] * s.seats
    for seat in s.order:
        leave(s, seat, [stakes[seat]])
        s.points[seat] += stakes.count(stakes[seat]) == 1  # X3
    s.offers_left = [s.box.offers] * s.seats
    if s.told is not None:
        s.tell(Event("stakes", {"goods": names(s, stakes)}))


class Market(Step[ExampleState]):
    """Trade freely, all at once: offer, withdraw, accept, until done."""

    rule = "X4"
    verbs = ("offer", "withdraw", "accept", "done")

    def legal(self, s: ExampleState, seat: int) -> list[Action]:
        """List leaving, what can be accepted, and offers of one card for one."""
        notations = ["done"] + (["withdraw"] if s.give[seat] else [])
        notations += [f"accept {other + 1}" for other in range(s.seats) if self.acceptable(s, seat, other)]
        if s.offers_left[seat] and not s.give[seat]:
            hand = dict.fromkeys(names(s, s.hands[seat]))
            notations += [f"offer {one} for {other}" for one in hand for other in s.box.goods if one != other]
        return [s.game.parse(each) for each in notations]

    def acceptable(self, s: ExampleState, seat: int, other: int) -> bool:
        """Say whether a seat can accept another's offer."""
        return other != seat and bool(s.give[other]) and holds(s.hands[seat], s.want[other])

    def forms(self, s: ExampleState, seat: int) -> list[Form]:
        """Offer any cards in hand for any others."""
        if not s.offers_left[seat] or s.give[seat] or not s.hands[seat]:
            return []
        give: list[object] = [*names(s, s.hands[seat])]
        want: list[object] = [name for name in s.box.goods for _ in range(s.box.set)]
        return [Form(s.game.lexicon.verb("offer"), [
            Blank("give", give, 1, len(give), several=True), Blank("want", want, 1, s.box.set, several=True),
        ])]  # fmt: skip

    def check(self, s: ExampleState, seat: int, action: Action) -> None:
        """X4: offer cards from your hand, one offer at a time; others may accept if they can pay."""
        assert isinstance(action, Say)
        verb = action.verb.name
        if verb == "offer":
            self.check_offer(s, seat, action)
        elif verb == "withdraw" and not s.give[seat]:
            raise Refused("X4", "no-offer")
        elif verb == "accept" and (action.number() >= s.seats or not s.give[action.number()]):
            raise Refused("X4", "no-such-offer")
        elif verb == "accept" and action.number() == seat:
            raise Refused("X4", "own-offer")
        elif verb == "accept" and not self.acceptable(s, seat, action.number()):
            raise Refused("X4", "cannot-pay")

    def check_offer(self, s: ExampleState, seat: int, action: Say) -> None:
        """Refuse offers of cards not in hand, and too many of them."""
        if not holds(s.hands[seat], action.cards(0)):
            raise Refused("X4", "cannot-pay")
        if not holds(s.box.deck, action.cards(1)):
            raise Refused("X4", "not-that-many")
        if s.give[seat] or not s.offers_left[seat]:
            raise Refused("X4", "offers-used")

    def describe(self, s: ExampleState, seat: int, action: Action) -> Description:
        """Say what changes hands when an offer is accepted."""
        described = super().describe(s, seat, action)
        if action.verb.name != "accept":
            return described
        assert isinstance(action, Say)
        goods, wants = names(s, s.give[action.number()]), names(s, s.want[action.number()])
        consequence = Message("consequence-accept", {"goods": goods, "wants": wants})
        return Description(described.label, [consequence], [], [])

    def effect(self, s: ExampleState, seat: int, action: Action) -> None:
        """Trade or leave."""
        assert isinstance(action, Say)
        if action.verb.name == "offer":
            s.give[seat], s.want[seat] = action.cards(0), action.cards(1)
            s.offers_left[seat] -= 1
            show(s, seat, s.give[seat])
            if s.told is not None:
                gives, wants = names(s, s.give[seat]), names(s, s.want[seat])
                s.tell(Event("offered", {"seat": seat, "goods": gives, "wants": wants}))
        elif action.verb.name == "accept":
            self.swap(s, seat, action.number())
        elif action.verb.name == "withdraw":
            self.withdraw(s, seat)
        else:
            s.done(seat)

    def withdraw(self, s: ExampleState, seat: int) -> None:
        """Take back a standing offer."""
        s.give[seat], s.want[seat] = [], []
        if s.told is not None:
            s.tell(Event("withdrawn", {"seat": seat}))

    def swap(self, s: ExampleState, seat: int, other: int) -> None:
        """Exchange the cards of an offer; the seat's own offer, whose cards may be gone, is withdrawn."""
        gives, wants = s.give[other], s.want[other]
        for giver, taker, cards in ((other, seat, gives), (seat, other, wants)):
            leave(s, giver, cards)
            for card in cards:
                insort(s.hands[taker], card)
                insort(s.shown[taker], card)
        s.give[other], s.want[other] = [], []
        if s.told is not None:
            s.tell(Event("traded", {"seat": seat, "other_seat": other, "goods": names(s, gives)}))
        if s.give[seat]:
            self.withdraw(s, seat)


def close_market(s: ExampleState) -> None:
    """X4: offers end with the market."""
    s.give = [[] for _ in range(s.seats)]
    s.want = [[] for _ in range(s.seats)]
