"""The exchange of the commerce phase: what is demanded, offered and picked."""

from typing import Final

from periplus.games.mare_nostrum.actions import Offer, Take
from periplus.games.mare_nostrum.box import DIRECTOR, GOODS, KINDS, NOBODY, TAX, ULYSSES
from periplus.games.mare_nostrum.cards import counted, in_hand, names
from periplus.games.mare_nostrum.state import NO_CARD, Exchange, Gift, MareNostrumState, card_at
from periplus.kernel.action import Action, Blank, Choice, Form
from periplus.kernel.bits import members
from periplus.kernel.errors import Refused
from periplus.kernel.message import Description, Event, Message
from periplus.kernel.state import Question, Step

FEW_OFFERS: Final = 12  # up to this many different offers are listed one by one


# Offers


class Demand(Step[MareNostrumState]):
    """The Director names how many cards everybody offers."""

    rule = "M26"
    verbs = ("exchange",)

    def asks(self, s: MareNostrumState, seat: int) -> bool:
        """Ask the Director."""
        return s.roles[DIRECTOR] == seat

    def legal(self, s: MareNostrumState, seat: int) -> list[Action]:
        """List all numbers up to the size of his hand."""
        return [s.actions.exchange[count] for count in range(s.hand_size(seat) + 1)]

    def check(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Refuse more than he holds."""
        assert isinstance(action, Choice)
        # M26: he must be able to take part himself
        if action.value > s.hand_size(seat):
            raise Refused("M26", "more-than-hand", {"count": action.value, "size": s.hand_size(seat)})

    def effect(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Find out who takes part."""
        assert isinstance(action, Choice)
        taking_part = traders(s, action.value)
        if taking_part:
            exchange = s.exchange = Exchange(s.seats)  # copies of the position may share the last one
            exchange.traders = taking_part
            exchange.demand = action.value
        if s.told is not None:
            s.tell(Event("demand", {"seat": seat, "count": action.value, "seats": members(taking_part)}))
        s.done(seat)

    def describe(self, s: MareNostrumState, seat: int, action: Action) -> Description:
        """Say who would take part."""
        assert isinstance(action, Choice)
        taking_part = members(traders(s, action.value))
        who = Message("consequence-traders", {"seats": taking_part}) if taking_part else Message("consequence-no-trade")
        return Description(Message("label-exchange", {"count": action.value}), [who], [], [])


def traders(s: MareNostrumState, demand: int) -> int:
    """Return the seats that must take part: those who hold enough (M27); nobody if only one does (M26)."""
    able = 0
    for seat in range(s.seats):
        if demand and s.hand_size(seat) >= demand:
            able |= 1 << seat
    return able if len(members(able)) >= s.box.fewest_traders else 0


def exchange_is_held(s: MareNostrumState) -> bool:
    """Say whether anybody trades this turn."""
    return s.exchange.traders != 0


class MakeOffer(Step[MareNostrumState]):
    """Everybody who can must lay as many cards face down as the Director said."""

    rule = "M27"  # nobody may pass
    verbs = ("offer",)
    otherwise = "offer-first"

    def asks(self, s: MareNostrumState, seat: int) -> bool:
        """Ask all who take part."""
        return bool(s.exchange.traders >> seat & 1)

    def may(self, s: MareNostrumState, seat: int) -> bool:
        """Let a seat change its mind until all have offered."""
        return bool(s.exchange.traders >> seat & 1) and not s.exchange.offers_open

    def secret(self, s: MareNostrumState) -> bool:
        """Say that offers are revealed together."""
        return True

    def prompt(self, s: MareNostrumState, seat: int) -> Message:
        """Say how many."""
        return Message("prompt-makeoffer", {"count": s.exchange.demand})

    def hand(self, s: MareNostrumState, seat: int) -> list[int]:
        """Return the hand as counts, including what already lies face down."""
        first, offers = card_at(seat, 0), s.exchange.offers
        return [s.hands[at] + offers[at] for at in range(first, first + KINDS)]

    def legal(self, s: MareNostrumState, seat: int) -> list[Action]:
        """List all offers if there are few; otherwise those that part first with the most plentiful goods, or taxes."""
        hand, demand = self.hand(s, seat), s.exchange.demand
        offers = all_offers(hand, demand) if are_few(hand, demand) else telling_offers(hand, demand)
        return [Offer(s.actions.offer_verb, cards) for cards in offers]

    def forms(self, s: MareNostrumState, seat: int) -> list[Form]:
        """Offer any cards of the hand."""
        hand, demand = self.hand(s, seat), s.exchange.demand
        cards: list[object] = [s.box.kind_names[kind] for kind in range(KINDS) for _ in range(hand[kind])]
        return [Form(s.actions.offer_verb, [Blank("cards", cards, demand, demand, several=True)])]

    def check(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Refuse more or fewer cards, and cards not in hand."""
        assert isinstance(action, Offer)
        hand, counts = self.hand(s, seat), counted(action.cards)
        for kind in range(KINDS):
            if counts[kind] > hand[kind]:
                raise Refused("M28", "not-in-hand", {"card": s.box.kind_names[kind]})
        if len(action.cards) != s.exchange.demand:
            raise Refused("M26", "wrong-count", {"count": s.exchange.demand, "given": len(action.cards)})

    def effect(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Lay the cards face down, in place of any already there."""
        assert isinstance(action, Offer)
        first, hand, counts = card_at(seat, 0), self.hand(s, seat), counted(action.cards)
        for kind in range(KINDS):
            s.exchange.offers[first + kind] = counts[kind]
            s.hands[first + kind] = hand[kind] - counts[kind]
        if s.told is not None:
            s.tell(Event("offered", {"seat": seat}, {"cards": names(s, action.cards)}, seat))
        s.done(seat)

    def describe(self, s: MareNostrumState, seat: int, action: Action) -> Description:
        """Name the cards."""
        assert isinstance(action, Offer)
        pieces = [in_hand(s, kind) for kind in sorted(set(action.cards))]
        return Description(Message("label-offer", {"cards": names(s, action.cards)}), [], [], pieces)


def are_few(hand: list[int], count: int) -> bool:
    """Say whether there are few different offers of this many cards."""
    count = min(count, sum(hand) - count)  # there are as many ways to choose what is kept
    ways = [0] * (count + 1)  # to choose so many cards, of the kinds that have been looked at
    ways[0] = 1
    for held in hand:
        if held:
            for size in range(count, 0, -1):
                found = 0
                for fewer in range(max(0, size - held), size + 1):
                    found += ways[fewer]
                ways[size] = found
            if ways[count] > FEW_OFFERS:
                return False
    return True


def all_offers(hand: list[int], count: int) -> list[tuple[int, ...]]:
    """Return every offer of this many cards."""
    found: list[tuple[int, ...]] = [()]
    left = sum(hand)
    for kind in range(KINDS):
        if not hand[kind]:
            continue
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
    if len(spares) < count < len(spares) + len(firsts):
        for start in range(1, len(firsts)):  # after the spares, each good in turn goes first
            plans.append(spares + firsts[start:] + firsts[:start])
    found: list[tuple[int, ...]] = []
    for plan in plans:
        cards = tuple(sorted(plan[:count]))
        if cards not in found:
            found.append(cards)
    return found


def open_offers(s: MareNostrumState) -> None:
    """Turn all offers face up; the Director begins."""
    s.exchange.offers_open = 1
    s.exchange.picker = s.roles[DIRECTOR]
    if s.told is not None:
        for seat in members(s.exchange.traders):
            s.tell(Event("offers", {"seat": seat, "cards": names(s, offered_by(s, seat))}))


def offered_by(s: MareNostrumState, seat: int) -> tuple[int, ...]:
    """Return what a seat has offered that is still there."""
    first, offers = card_at(seat, 0), s.exchange.offers
    return tuple([kind for kind in range(KINDS) for _ in range(offers[first + kind])])


# Picks


def has_offer(exchange: Exchange, seat: int) -> bool:
    """Say whether a seat still has offered cards on the table."""
    offers, first = exchange.offers, card_at(seat, 0)
    for at in range(first, first + KINDS):
        if offers[at]:
            return True
    return False


def barred(exchange: Exchange) -> int:
    """Return the seat from which the picker may not take now, or NOBODY."""
    # M29: one round trip between the same two: after A from B and B from A, A may not take from B
    return exchange.last_picker if exchange.picker_before == exchange.picker else NOBODY


def within_reach(exchange: Exchange) -> int:
    """Return the traders from whom the picker may take a card, if they still have any on the table."""
    others, safe = exchange.traders & ~(1 << exchange.picker), barred(exchange)
    return others if safe == NOBODY else others & ~(1 << safe)


def is_victim(exchange: Exchange, seat: int) -> bool:
    """Say whether the picker may take a card from a seat."""
    return seat in members(within_reach(exchange)) and has_offer(exchange, seat)


def exchange_is_over(s: MareNostrumState) -> bool:
    """Say whether at most one seat has offered cards left, or the picker can take from nobody (M29)."""
    left, victims = 0, within_reach(s.exchange)
    for seat in members(s.exchange.traders):
        if has_offer(s.exchange, seat):
            left |= 1 << seat
            if left & victims and left & (left - 1):
                return False
    return True


class Pick(Step[MareNostrumState]):
    """Announce a card offered by another player."""

    rule = "M28"
    verbs = ("take",)
    otherwise = "pick-first"

    def asks(self, s: MareNostrumState, seat: int) -> bool:
        """Ask the player who lost the last card; at first, the Director."""
        return seat == s.exchange.picker

    def legal(self, s: MareNostrumState, seat: int) -> list[Action]:
        """List every kind of card of every possible victim."""
        return picks(s, within_reach(s.exchange))

    def check(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Refuse cards that are not there, and the second round trip."""
        assert isinstance(action, Take)
        check_pick(s, seat, action.card, s.seat_of[action.civ], s.box.civ_names[action.civ])

    def effect(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Announce it; the card moves once Ulysses has had a chance to interfere."""
        assert isinstance(action, Take)
        s.exchange.victim = s.seat_of[action.civ]
        s.exchange.wanted = action.card
        s.done(seat)

    def describe(self, s: MareNostrumState, seat: int, action: Action) -> Description:
        """Say what is taken from whom, and what follows."""
        assert isinstance(action, Take)
        victim = s.seat_of[action.civ]
        params = {"card": s.box.kind_names[action.card], "civ": s.box.civ_names[action.civ]}
        then = pick_leads_to(s, victim, action.card)
        return Description(Message("label-take", params), [then], [], [f"offer-{victim}-{params['card']}"])


def picks(s: MareNostrumState, victims: int) -> list[Action]:
    """List every kind of card that some seats offer."""
    offers, take, found = s.exchange.offers, s.actions.take, list[Action]()
    for victim in members(victims):
        first, civ = card_at(victim, 0), s.civ_of[victim]
        for kind in range(KINDS):
            if offers[first + kind]:
                found.append(take[kind][civ])
    return found


def pick_leads_to(s: MareNostrumState, victim: int, card: int) -> Message:
    """Say what follows a pick: the next one, or the end of the exchange, with or without a card owed (M29)."""
    twin = s.copy()
    twin.exchange.victim = victim
    twin.exchange.wanted = card
    hand_over(twin)
    params = {"civ": s.box.civ_names[s.civ_of[victim]]}
    if not exchange_is_over(twin):
        return Message("consequence-picks-next", params)
    return Message("consequence-all-even") if victim == s.roles[DIRECTOR] else Message("consequence-card-owed", params)


def check_pick(s: MareNostrumState, seat: int, card: int, victim: int, civ: str) -> None:
    """Refuse a pick that is not possible."""
    if victim == seat:
        raise Refused("M28", "own-offer")
    if victim == NOBODY or s.exchange.offers[card_at(victim, card)] == 0:
        # M28: cards already taken are safe
        raise Refused("M28", "not-offered", {"card": s.box.kind_names[card], "civ": civ})
    if victim == barred(s.exchange):
        raise Refused("M29", "round-trip", {"civ": civ})


class Redirect(Step[MareNostrumState]):
    """The owner of Ulysses may make the picker take one of his cards instead (M29)."""

    rule = "M29"
    verbs = ("redirect", "let")

    def asks(self, s: MareNostrumState, seat: int) -> bool:
        """Ask the owner after each announcement by another player, unless he is the victim himself."""
        exchange = s.exchange
        can = s.card_owner[ULYSSES] == seat and not exchange.ulysses_used
        return can and seat not in (exchange.picker, exchange.victim) and is_victim(exchange, seat)

    def prompt(self, s: MareNostrumState, seat: int) -> Message:
        """Say what was announced."""
        exchange = s.exchange
        card = s.box.kind_names[exchange.wanted]
        return Message("prompt-redirect", {"seat": exchange.picker, "victim_seat": exchange.victim, "card": card})

    def legal(self, s: MareNostrumState, seat: int) -> list[Action]:
        """List both answers."""
        return [s.actions.redirect, s.actions.let]

    def check(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Allow both answers."""

    def effect(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Become the victim, or let it be."""
        if action == s.actions.redirect:
            exchange = s.exchange
            exchange.ulysses_used = 1
            exchange.redirected = 1
            exchange.victim = seat
            exchange.wanted = NO_CARD  # the announcement is void; the picker chooses again
            if s.told is not None:
                s.tell(Event("redirected", {"seat": seat, "picker_seat": exchange.picker}))
        s.done(seat)

    def question(self, s: MareNostrumState) -> Question:
        """Let it be answered in advance, for some pickers and some cards."""
        return Question(["redirect", "let"], {"picker_seat": list(range(s.seats)), "card": list(s.box.kind_names)})

    def about(self, s: MareNostrumState) -> dict[str, object]:
        """Return who picks, and what."""
        return {"picker_seat": s.exchange.picker, "card": s.box.kind_names[s.exchange.wanted]}


def is_redirected(s: MareNostrumState) -> bool:
    """Say whether Ulysses has interfered with this pick."""
    return s.exchange.redirected == 1


class PickInstead(Pick):
    """Take a card of the owner of Ulysses."""

    def legal(self, s: MareNostrumState, seat: int) -> list[Action]:
        """List the kinds of cards in front of the owner."""
        return picks(s, 1 << s.exchange.victim)

    def check(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Refuse anybody else's cards."""
        super().check(s, seat, action)
        assert isinstance(action, Take)
        if s.seat_of[action.civ] != s.exchange.victim:
            raise Refused("M29", "ulysses-forces", {"civ": s.box.civ_names[s.civ_of[s.exchange.victim]]})

    def effect(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Choose the card."""
        assert isinstance(action, Take)
        s.exchange.wanted = action.card
        s.done(seat)


def hand_over(s: MareNostrumState) -> None:
    """Move the announced card, face down; the player who lost it picks next (M28)."""
    exchange = s.exchange
    exchange.offers[card_at(exchange.victim, exchange.wanted)] -= 1
    exchange.taken[card_at(exchange.picker, exchange.wanted)] += 1
    if s.told is not None:
        card = s.box.kind_names[exchange.wanted]
        s.tell(Event("taken", {"seat": exchange.picker, "victim_seat": exchange.victim, "card": card}))
    exchange.picker_before = exchange.last_picker
    exchange.last_picker = exchange.picker
    exchange.picker = exchange.victim
    exchange.victim = NOBODY
    exchange.wanted = NO_CARD
    exchange.redirected = 0


# The end


def close_exchange(s: MareNostrumState) -> None:
    """Take back what nobody took, and take up what was acquired."""
    exchange = s.exchange
    for at in range(card_at(s.seats, 0)):
        s.hands[at] += exchange.offers[at] + exchange.taken[at]
        exchange.offers[at] = 0
        exchange.taken[at] = 0
    exchange.offers_open = 0
    exchange.ulysses_used = 0


class Give(Step[MareNostrumState]):
    """The Director gives a card to the player who lost the last one and is one short."""

    rule = "M29"
    verbs = ("give",)

    def asks(self, s: MareNostrumState, seat: int) -> bool:
        """Ask the Director, unless the last card was his own: then all are even (M29)."""
        return s.roles[DIRECTOR] == seat and s.exchange.picker != seat

    def prompt(self, s: MareNostrumState, seat: int) -> Message:
        """Say to whom."""
        return Message("prompt-give", {"seat": s.exchange.picker})

    def legal(self, s: MareNostrumState, seat: int) -> list[Action]:
        """List everything he holds."""
        first = card_at(seat, 0)
        return [s.actions.give[kind] for kind in range(KINDS) if s.hands[first + kind]]

    def check(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Refuse what he does not hold."""
        assert isinstance(action, Choice)
        if s.hands[card_at(seat, action.value)] == 0:
            raise Refused("M29", "not-in-hand", {"card": s.box.kind_names[action.value]})

    def effect(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Hand it over; only the two see it (M64)."""
        assert isinstance(action, Choice)
        card, receiver, gift = action.value, s.exchange.picker, Gift()
        gift.giver, gift.receiver, gift.card = seat, receiver, card
        for kind in range(KINDS):
            if s.hands[card_at(seat, kind)]:
                gift.may_be |= 1 << kind
        s.gift = gift
        s.hands[card_at(seat, card)] -= 1
        s.hands[card_at(receiver, card)] += 1
        if s.told is not None:
            seen = {"card": s.box.kind_names[card]}
            s.tell(Event("gift", {"seat": seat, "receiver_seat": receiver}, seen, seat, receiver))
        s.reveal()
        s.done(seat)

    def describe(self, s: MareNostrumState, seat: int, action: Action) -> Description:
        """Name the card."""
        assert isinstance(action, Choice)
        return Description(Message("label-give", action.to_json()), [], [], [in_hand(s, action.value)])


def end_exchange(s: MareNostrumState) -> None:
    """Clear the exchange from the table."""
    s.exchange = Exchange(s.seats)
