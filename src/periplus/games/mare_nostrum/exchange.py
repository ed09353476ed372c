"""The exchange of the commerce phase: what is demanded, offered and picked."""

from typing import Final

from periplus.games.mare_nostrum.actions import Offer, Point, Take
from periplus.games.mare_nostrum.box import DIRECTOR, GOODS, KINDS, NOBODY, TAX, ULYSSES, members
from periplus.games.mare_nostrum.cards import counted, in_hand, names
from periplus.games.mare_nostrum.state import NO_CARD, MareNostrumState
from periplus.kernel.action import Action, Blank, Form
from periplus.kernel.errors import Refused
from periplus.kernel.message import Description, Event, Message
from periplus.kernel.state import Question, Step

FEW_OFFERS: Final = 12  # up to this many different offers are listed one by one


# Offers


class Demand(Step[MareNostrumState]):
    """The Director names how many cards everybody offers."""

    def asks(self, s: MareNostrumState, seat: int) -> bool:
        """Ask the Director."""
        return s.roles[DIRECTOR] == seat

    def legal(self, s: MareNostrumState, seat: int) -> list[Action]:
        """List all numbers up to his own hand."""
        return [s.actions.exchange[count] for count in range(s.hand_size(seat) + 1)]

    def check(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Refuse more than he holds."""
        if not isinstance(action, Point) or action.verb.name != "exchange":
            raise Refused("M26", "demand-first")
        # M26: he must be able to begin himself
        if action.what > s.hand_size(seat):
            raise Refused("M26", "more-than-hand", {"count": action.what, "size": s.hand_size(seat)})

    def effect(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Find out who takes part."""
        assert isinstance(action, Point)
        s.traders = traders(s, action.what)
        s.demand = action.what if s.traders else 0
        if s.told is not None:
            taking_part = members(s.traders)
            s.tell(Event("demand", {"seat": seat, "count": action.what, "seats": taking_part}))
        s.done(seat)

    def describe(self, s: MareNostrumState, seat: int, action: Action) -> Description:
        """Say who would take part."""
        assert isinstance(action, Point)
        taking_part = members(traders(s, action.what))
        who = Message("consequence-traders", {"seats": taking_part}) if taking_part else Message("consequence-no-trade")
        return Description(Message("label-exchange", {"count": action.what}), [who], [], [])


def traders(s: MareNostrumState, demand: int) -> int:
    """Return the seats that must take part: those who hold enough (M27); nobody if that is one alone (M26)."""
    able = 0
    for seat in range(s.seats):
        if demand and s.hand_size(seat) >= demand:
            able |= 1 << seat
    return able if len(members(able)) >= s.box.fewest_traders else 0


def exchange_is_held(s: MareNostrumState) -> bool:
    """Say whether anybody trades this turn."""
    return s.traders != 0


class MakeOffer(Step[MareNostrumState]):
    """Everybody who can must lay as many cards face down as the Director said."""

    def asks(self, s: MareNostrumState, seat: int) -> bool:
        """Ask all who take part."""
        return bool(s.traders >> seat & 1)

    def may(self, s: MareNostrumState, seat: int) -> bool:
        """Let a seat change its mind until all have offered."""
        return bool(s.traders >> seat & 1) and not s.offers_open

    def secret(self) -> bool:
        """Say that offers come to light together."""
        return True

    def prompt(self, s: MareNostrumState, seat: int) -> Message:
        """Say how many."""
        return Message("prompt-makeoffer", {"count": s.demand})

    def hand(self, s: MareNostrumState, seat: int) -> list[int]:
        """Return the hand as counts, with what already lies face down."""
        first = seat * KINDS
        return [s.hands[first + kind] + s.offers[first + kind] for kind in range(KINDS)]

    def legal(self, s: MareNostrumState, seat: int) -> list[Action]:
        """List all offers if they are few; otherwise those that give away what one has most of, or taxes, first."""
        hand = self.hand(s, seat)
        few = count_offers(hand, s.demand) <= FEW_OFFERS
        offers = all_offers(hand, s.demand) if few else telling_offers(hand, s.demand)
        return [Offer(s.actions.offer_verb, cards) for cards in offers]

    def forms(self, s: MareNostrumState, seat: int) -> list[Form]:
        """Offer any cards of the hand."""
        hand = self.hand(s, seat)
        cards: list[object] = [s.box.kind_names[kind] for kind in range(KINDS) for _ in range(hand[kind])]
        return [Form(s.actions.offer_verb, [Blank("cards", cards, s.demand, s.demand, several=True)])]

    def check(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Refuse more or fewer cards, and cards not in hand."""
        if not isinstance(action, Offer):
            raise Refused("M27", "offer-first", {"count": s.demand})  # nobody may pass
        hand, counts = self.hand(s, seat), counted(action.cards)
        for kind in range(KINDS):
            if counts[kind] > hand[kind]:
                raise Refused("M28", "not-in-hand", {"card": s.box.kind_names[kind]})
        if len(action.cards) != s.demand:
            raise Refused("M26", "wrong-count", {"count": s.demand, "given": len(action.cards)})

    def effect(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Lay the cards face down, in place of any that lie there."""
        assert isinstance(action, Offer)
        first, hand, counts = seat * KINDS, self.hand(s, seat), counted(action.cards)
        for kind in range(KINDS):
            s.offers[first + kind] = counts[kind]
            s.hands[first + kind] = hand[kind] - counts[kind]
        if s.told is not None:
            s.tell(Event("offered", {"seat": seat}, {"cards": names(s, action.cards)}, seat))
        s.done(seat)

    def describe(self, s: MareNostrumState, seat: int, action: Action) -> Description:
        """Name the cards."""
        assert isinstance(action, Offer)
        pieces = [in_hand(s, kind) for kind in sorted(set(action.cards))]
        return Description(Message("label-offer", {"cards": names(s, action.cards)}), [], [], pieces)


def count_offers(hand: list[int], count: int) -> int:
    """Return how many different offers of that many cards there are."""
    ways = [0] * (count + 1)
    ways[0] = 1
    for held in hand:
        if held:
            for size in range(count, 0, -1):
                for number in range(1, min(held, size) + 1):
                    ways[size] += ways[size - number]
    return ways[count]


def all_offers(hand: list[int], count: int) -> list[tuple[int, ...]]:
    """Return every offer of that many cards."""
    found: list[tuple[int, ...]] = [()]
    left = sum(hand)
    for kind in range(KINDS):
        left -= hand[kind]
        longer: list[tuple[int, ...]] = []
        for cards in found:
            missing = count - len(cards)
            for number in range(max(0, missing - left), min(hand[kind], missing) + 1):
                longer.append(cards + (kind,) * number)
        found = longer
    return found


def telling_offers(hand: list[int], count: int) -> list[tuple[int, ...]]:
    """Return offers that follow a plan: which cards to part with first."""
    spares: list[int] = []  # the third and second of a kind, the most copies first
    firsts: list[int] = []
    for copy in range(max(hand[:GOODS]), 0, -1):
        for kind in range(GOODS):
            if hand[kind] >= copy:
                (firsts if copy == 1 else spares).append(kind)
    taxes = [TAX] * hand[TAX]
    plans = [
        spares + firsts + taxes,
        spares + taxes + firsts,
        taxes + spares + firsts,
        firsts + spares + taxes,
        taxes + firsts + spares,
    ]
    turns = len(firsts) if count > len(spares) else 0
    for start in range(1, turns):  # each good once before the others of which there is one
        plans.append(spares + firsts[start:] + firsts[:start] + taxes)
    found: list[tuple[int, ...]] = []
    for plan in plans:
        cards = tuple(sorted(plan[:count]))
        if cards not in found:
            found.append(cards)
    return found


def open_offers(s: MareNostrumState) -> None:
    """Turn all offers up; the Director begins."""
    s.offers_open = 1
    s.picker = s.roles[DIRECTOR]
    s.last_picker = s.picker_before = NOBODY
    if s.told is not None:
        for seat in members(s.traders):
            s.tell(Event("offers", {"seat": seat, "cards": names(s, offered_by(s, seat))}))


def offered_by(s: MareNostrumState, seat: int) -> tuple[int, ...]:
    """Return what a seat has offered and still lies there."""
    return tuple([kind for kind in range(KINDS) for _ in range(s.offers[seat * KINDS + kind])])


# Picks


def has_offer(s: MareNostrumState, seat: int) -> bool:
    """Say whether offered cards of a seat still lie there."""
    for at in range(seat * KINDS, seat * KINDS + KINDS):
        if s.offers[at]:
            return True
    return False


def barred(s: MareNostrumState) -> int:
    """Return the seat from which the picker may not take now, or NOBODY."""
    # M29: one round trip between the same two: after A from B and B from A, A may not take from B
    return s.last_picker if s.picker_before == s.picker else NOBODY


def victims(s: MareNostrumState) -> list[int]:
    """Return the seats from which the picker may take a card."""
    safe, found = barred(s), list[int]()
    for seat in range(s.seats):
        if seat != s.picker and seat != safe and has_offer(s, seat):
            found.append(seat)
    return found


def exchange_is_over(s: MareNostrumState) -> bool:
    """Say whether at most one seat has offered cards left, or the picker can take from nobody (M29)."""
    found = victims(s)
    if len(found) > 1:
        return False
    others = [seat for seat in range(s.seats) if seat not in found and has_offer(s, seat)]
    return len(found) + len(others) <= 1 or not found


class Pick(Step[MareNostrumState]):
    """Announce a card offered by another player."""

    def asks(self, s: MareNostrumState, seat: int) -> bool:
        """Ask whoever lost the last card; first the Director."""
        return seat == s.picker

    def legal(self, s: MareNostrumState, seat: int) -> list[Action]:
        """List every kind of card of every possible victim."""
        return [
            s.actions.take[kind][s.civ_of[victim]]
            for victim in victims(s)
            for kind in range(KINDS)
            if s.offers[victim * KINDS + kind]
        ]

    def check(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Refuse cards that do not lie there, and the second round trip."""
        if not isinstance(action, Take):
            raise Refused("M28", "pick-first")
        check_pick(s, seat, action.card, s.seat_of[action.civ], s.box.civ_names[action.civ])

    def effect(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Announce it; the card moves when Ulysses has not interfered."""
        assert isinstance(action, Take)
        s.victim = s.seat_of[action.civ]
        s.wanted = action.card
        s.done(seat)

    def describe(self, s: MareNostrumState, seat: int, action: Action) -> Description:
        """Say what is taken from whom, and what follows."""
        assert isinstance(action, Take)
        victim = s.seat_of[action.civ]
        params = {"card": s.box.kind_names[action.card], "civ": s.box.civ_names[action.civ]}
        then = pick_leads_to(s, victim, action.card)
        return Description(Message("label-take", params), [then], [], [f"offer-{victim}-{params['card']}"])


def pick_leads_to(s: MareNostrumState, victim: int, card: int) -> Message:
    """Say what follows a pick: the next one, or the end of the exchange with or without a card owed (M29)."""
    twin = s.copy()
    twin.victim = victim
    twin.wanted = card
    hand_over(twin)
    params = {"civ": s.box.civ_names[s.civ_of[victim]]}
    if not exchange_is_over(twin):
        return Message("consequence-picks-next", params)
    return Message("consequence-all-even") if victim == s.roles[DIRECTOR] else Message("consequence-card-owed", params)


def check_pick(s: MareNostrumState, seat: int, card: int, victim: int, civ: str) -> None:
    """Refuse a pick that is not possible."""
    if victim == seat:
        raise Refused("M28", "own-offer")
    if victim == NOBODY or s.offers[victim * KINDS + card] == 0:
        # M28: cards already taken are safe
        raise Refused("M28", "not-offered", {"card": s.box.kind_names[card], "civ": civ})
    if victim == barred(s):
        raise Refused("M29", "round-trip", {"civ": civ})


class Redirect(Step[MareNostrumState]):
    """The owner of Ulysses may make the picker take a card of his instead (M29)."""

    def asks(self, s: MareNostrumState, seat: int) -> bool:
        """Ask the owner after each announcement of another, unless he is the victim himself."""
        can = s.card_owner[ULYSSES] == seat and not s.ulysses_used and seat not in (s.picker, s.victim)
        return can and seat in victims(s)

    def prompt(self, s: MareNostrumState, seat: int) -> Message:
        """Say what was announced."""
        params = {"seat": s.picker, "victim_seat": s.victim, "card": s.box.kind_names[s.wanted]}
        return Message("prompt-redirect", params)

    def legal(self, s: MareNostrumState, seat: int) -> list[Action]:
        """List both answers."""
        return [s.actions.redirect, s.actions.let]

    def check(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Refuse anything else."""
        if action is not s.actions.redirect and action is not s.actions.let:
            raise Refused("M29", "redirect-first")

    def effect(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Become the victim, or let it be."""
        if action is s.actions.redirect:
            s.ulysses_used = 1
            s.redirected = 1
            s.victim = seat
            s.wanted = NO_CARD  # the announcement is void; the picker chooses anew
            if s.told is not None:
                s.tell(Event("redirected", {"seat": seat, "picker_seat": s.picker}))
        s.done(seat)

    def question(self, s: MareNostrumState) -> Question:
        """Let it be answered beforehand, for some pickers and some cards."""
        return Question(["redirect", "let"], {"picker_seat": list(range(s.seats)), "card": list(s.box.kind_names)})

    def about(self, s: MareNostrumState) -> dict[str, object]:
        """Return who picks, and what."""
        return {"picker_seat": s.picker, "card": s.box.kind_names[s.wanted]}


def is_redirected(s: MareNostrumState) -> bool:
    """Say whether Ulysses has interfered with this pick."""
    return s.redirected == 1


class PickInstead(Pick):
    """Take a card of the owner of Ulysses."""

    def legal(self, s: MareNostrumState, seat: int) -> list[Action]:
        """List the kinds of cards that lie before the owner."""
        civ, first = s.civ_of[s.victim], s.victim * KINDS
        return [s.actions.take[kind][civ] for kind in range(KINDS) if s.offers[first + kind]]

    def check(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Refuse cards of anybody else."""
        super().check(s, seat, action)
        assert isinstance(action, Take)
        if s.seat_of[action.civ] != s.victim:
            raise Refused("M29", "ulysses-forces", {"civ": s.box.civ_names[s.civ_of[s.victim]]})

    def effect(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Choose the card."""
        assert isinstance(action, Take)
        s.wanted = action.card
        s.done(seat)


def hand_over(s: MareNostrumState) -> None:
    """Move the card announced, face down; whoever lost it picks next (M28)."""
    s.offers[s.victim * KINDS + s.wanted] -= 1
    s.taken[s.picker * KINDS + s.wanted] += 1
    if s.told is not None:
        card = s.box.kind_names[s.wanted]
        s.tell(Event("taken", {"seat": s.picker, "victim_seat": s.victim, "card": card}))
    s.picker_before = s.last_picker
    s.last_picker = s.picker
    s.picker = s.victim
    s.victim = NOBODY
    s.wanted = NO_CARD
    s.redirected = 0


# The end


def close_exchange(s: MareNostrumState) -> None:
    """Take back what nobody took, and take up what was acquired."""
    for at in range(s.seats * KINDS):
        s.hands[at] += s.offers[at] + s.taken[at]
        s.offers[at] = 0
        s.taken[at] = 0
    s.offers_open = 0
    s.ulysses_used = 0


class Give(Step[MareNostrumState]):
    """The Director gives a card to whoever lost the last one and is one short."""

    def asks(self, s: MareNostrumState, seat: int) -> bool:
        """Ask the Director, unless the last card was his own: then all are even (M29)."""
        return s.roles[DIRECTOR] == seat and s.picker != seat

    def prompt(self, s: MareNostrumState, seat: int) -> Message:
        """Say to whom."""
        return Message("prompt-give", {"seat": s.picker})

    def legal(self, s: MareNostrumState, seat: int) -> list[Action]:
        """List everything he holds."""
        return [s.actions.give[kind] for kind in range(KINDS) if s.hands[seat * KINDS + kind]]

    def check(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Refuse what he has not."""
        if not isinstance(action, Point) or action.verb.name != "give":
            raise Refused("M29", "give-first", {"seat": s.picker})
        if s.hands[seat * KINDS + action.what] == 0:
            raise Refused("M29", "not-in-hand", {"card": s.box.kind_names[action.what]})

    def effect(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Hand it over; only the two see it (M64)."""
        assert isinstance(action, Point)
        s.gift_from = seat
        s.gift_to = s.picker
        s.gift_card = action.what
        s.gift_may_be = 0
        for kind in range(KINDS):
            if s.hands[seat * KINDS + kind]:
                s.gift_may_be |= 1 << kind
        s.hands[seat * KINDS + action.what] -= 1
        s.hands[s.picker * KINDS + action.what] += 1
        if s.told is not None:
            card = {"card": s.box.kind_names[action.what]}
            s.tell(Event("gift", {"seat": seat, "receiver_seat": s.picker}, card, seat, s.picker))
        s.reveal()
        s.done(seat)

    def describe(self, s: MareNostrumState, seat: int, action: Action) -> Description:
        """Name the card."""
        assert isinstance(action, Point)
        return Description(Message("label-give", action.to_json()), [], [], [in_hand(s, action.what)])


def end_exchange(s: MareNostrumState) -> None:
    """Clear the table of the exchange."""
    s.demand = 0
    s.traders = 0
    s.picker = s.last_picker = s.picker_before = NOBODY
