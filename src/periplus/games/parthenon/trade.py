"""Island Trade: open offers among the players, as actions (P26, Q55, Q56)."""

from typing import Final

from periplus.games.parthenon.actions import Answer, Offer, Thing
from periplus.games.parthenon.hands import card_blank, hand_over, handles, has_cards, in_hand, names, names_of
from periplus.games.parthenon.kinds import BASICS, COMMODITIES, GOLD, KIND_NAMES, KINDS
from periplus.games.parthenon.market import PHASE
from periplus.games.parthenon.price import Price, counted, listed
from periplus.games.parthenon.state import (
    ACCEPTED,
    DECLINED,
    FALLEN,
    FATE,
    FATE_HOW,
    FATE_NAMES,
    FATE_NUMBER,
    FATE_SEAT,
    OFFER,
    OFFER_GIVEN,
    OFFER_MAKER,
    OFFER_NUMBER,
    OFFER_TO,
    OFFER_WANTED,
    WANTED,
    WANTED_BASIC,
    WANTED_RARE,
    WITHDRAWN,
    ParthenonState,
    card_at,
)
from periplus.kernel.action import Action, Blank, Choice, Form
from periplus.kernel.bits import mask, members
from periplus.kernel.errors import Refused
from periplus.kernel.message import Description, Event, Message
from periplus.kernel.state import Question, Step

NOT_THERE: Final = -1
MOST_ASKED: Final = 6  # cards of a kind that a form lets one ask for
WANTED_NAMES: Final = (*KIND_NAMES, "basic", "rare")


def offer_with(s: ParthenonState, number: int) -> int:
    """Return the index of a standing offer, or NOT_THERE."""
    offers = s.season.offers
    for at in range(0, len(offers), OFFER):
        if offers[at + OFFER_NUMBER] == number:
            return at
    return NOT_THERE


def given_in(s: ParthenonState, at: int) -> list[int]:
    """Return what an offer gives, as counts of each kind."""
    return s.season.offers[at + OFFER_GIVEN : at + OFFER_WANTED]


def wanted_in(s: ParthenonState, at: int) -> list[int]:
    """Return what an offer wants, as counts of each kind and of any basic and rare kinds."""
    return s.season.offers[at + OFFER_WANTED : at + OFFER]


def price_in(s: ParthenonState, at: int) -> Price:
    """Return what an offer wants, as a price."""
    wanted = wanted_in(s, at)
    return Price(wanted[:KINDS], wanted[WANTED_BASIC], wanted[WANTED_RARE])


def holds(s: ParthenonState, seat: int, cards: list[int]) -> bool:
    """Say whether a seat has cards at home."""
    first = card_at(seat, 0)
    for kind in range(KINDS):
        if cards[kind] > s.hands[first + kind]:
            return False
    return True


def wants(want: tuple[int, ...]) -> list[int]:
    """Return what is wanted as counts."""
    counts = [0] * WANTED
    for kind in want:
        counts[kind] += 1
    return counts


class IslandTrade(Step[ParthenonState]):
    """Everybody trades with everybody until all have said done (P26, P27)."""

    rule = "P26"
    verbs = ("offer", "answer", "accept", "decline", "withdraw", "done")

    def asks(self, s: ParthenonState, seat: int) -> bool:
        """Ask all who have something to trade; offers ask others again."""
        return has_cards(s, seat)

    def may(self, s: ParthenonState, seat: int) -> bool:
        """Let everybody act while the phase lasts (Q55)."""
        return True

    def prompt(self, s: ParthenonState, seat: int) -> Message:
        """Say how many offers are left."""
        return Message("prompt-islandtrade", {"count": s.options.offers - s.season.offers_made[seat]})

    # What may be said

    def legal(self, s: ParthenonState, seat: int) -> list[Action]:
        """List answers to offers, and a few offers: one card of which one has most, for one that one lacks."""
        found: list[Action] = [s.actions.done]
        offers = s.season.offers
        for at in range(0, len(offers), OFFER):
            number = offers[at + OFFER_NUMBER]
            if offers[at + OFFER_MAKER] == seat:
                found.append(s.actions.withdrawal(number))
            elif offers[at + OFFER_TO] >> seat & 1:
                paid = payment_for(s, seat, at)
                if paid is not None:
                    found.append(Thing(s.actions.accept, number, paid))
                found.append(s.actions.refusal(number))
        if s.season.offers_made[seat] < s.options.offers:
            found += self.few_offers(s, seat)
        return found

    def few_offers(self, s: ParthenonState, seat: int) -> list[Action]:
        """Return an offer to all of the most plentiful commodity for each basic kind that one lacks, and for gold."""
        first, best = card_at(seat, 0), 0
        for kind in range(1, COMMODITIES):
            if s.hands[first + kind] > s.hands[first + best]:
                best = kind
        if s.hands[first + best] == 0:
            return []
        lacking = [kind for kind in range(BASICS) if s.hands[first + kind] == 0]
        found: list[Action] = [s.actions.plain_offers[best][kind] for kind in lacking]
        if s.hands[first + best] > 1 and best != GOLD:
            found.append(Offer(s.actions.offer, (best, best), (GOLD,), ()))
        return found

    def forms(self, s: ParthenonState, seat: int) -> list[Form]:
        """Let a seat offer anything, answer any offer with another, and choose what it accepts with."""
        cards = in_hand(s, seat)
        give = [card_blank("give", cards, 0, len(cards))] if cards else []
        wanted: list[object] = [name for name in WANTED_NAMES for _ in range(MOST_ASKED)]
        want = card_blank("want", wanted, 0, len(wanted))
        others = [other for other in range(s.seats) if other != seat]
        islands: list[object] = [s.name_of(other) for other in others]
        labels: list[object] = [Message("cell-seat", {"seat": other}) for other in others]
        to = Blank("to", islands, 0, len(islands), several=True, labels=labels)
        found: list[Form] = []
        if s.season.offers_made[seat] < s.options.offers:
            found.append(Form(s.actions.offer, [*give, want, to], desk=True))
        numbers: list[object] = list(offers_for(s, seat))
        if numbers:
            number = Blank("number", numbers, 1, 1, labels=[offer_label(s, each) for each in offers_for(s, seat)])
            if found:
                found.append(Form(s.actions.answer, [number, *give, want]))
            paid = [Blank("cards", cards, 0, len(cards), several=True)] if cards else []
            found.append(Form(s.actions.accept, [number, *paid]))
        return found

    def check(self, s: ParthenonState, seat: int, action: Action) -> None:
        """Refuse offers of what one lacks, of nothing, or beyond the limit, and numbers that are not open to one."""
        if isinstance(action, Offer):
            self.check_offer(s, seat, action)
        elif isinstance(action, Answer):
            open_to(s, seat, action.number)
            check_sides(s, seat, action.give, action.want)
        elif isinstance(action, Thing):
            check_acceptance(s, seat, action)
        elif action.verb.name == "decline":
            assert isinstance(action, Choice)
            open_to(s, seat, action.value)
        elif action.verb.name == "withdraw":
            assert isinstance(action, Choice)
            at = standing(s, action.value)
            if s.season.offers[at + OFFER_MAKER] != seat:
                raise Refused("P26", "not-your-offer", {"number": action.value})

    def check_offer(self, s: ParthenonState, seat: int, action: Offer) -> None:
        """Refuse an offer to oneself, to an island that nobody plays, or to one island twice."""
        for island in action.to:
            if s.seat_of[island] < 0:
                raise Refused("P26", "nobody-there", {"island": s.box.island_names[island]})
            if s.seat_of[island] == seat:
                raise Refused("P26", "offer-to-oneself")
        if len(set(action.to)) < len(action.to):
            raise Refused("P26", "island-twice")
        check_sides(s, seat, action.give, action.want)

    # What follows

    def effect(self, s: ParthenonState, seat: int, action: Action) -> None:
        """Make, accept, decline or withdraw an offer, or be done."""
        if isinstance(action, Offer):
            to = mask([s.seat_of[island] for island in action.to]) or (1 << s.seats) - 1 & ~(1 << seat)
            make_offer(s, seat, action.give, action.want, to)
        elif isinstance(action, Answer):
            maker = s.season.offers[standing(s, action.number) + OFFER_MAKER]
            decline(s, seat, action.number)
            make_offer(s, seat, action.give, action.want, 1 << maker)
        elif isinstance(action, Thing):
            accept(s, seat, action)
        elif isinstance(action, Choice):
            if action.verb.name == "decline":
                decline(s, seat, action.value)
            else:
                withdraw(s, seat, action.value)
        else:
            s.done(seat)

    def question(self, s: ParthenonState) -> Question | None:
        """Let "done" be said in advance."""
        return Question(["done"], {}, PHASE)

    def describe(self, s: ParthenonState, seat: int, action: Action) -> Description:
        """Name both sides."""
        if isinstance(action, Offer):
            to = [s.seat_of[island] for island in action.to]
            params = {
                "give": names_of(action.give),
                "want": wanted_names(wants(action.want)),
                "to_seats": to,
                "count": len(to),
            }
            return Description(
                Message("label-offer", params), [], [f"island-{each}" for each in to], handles(action.give)
            )
        if isinstance(action, Answer):
            params = {"number": action.number, "give": names_of(action.give), "want": wanted_names(wants(action.want))}
            return Description(Message("label-answer", params), [], [], handles(action.give))
        if isinstance(action, Thing):
            return describe_acceptance(s, action)
        if isinstance(action, Choice):
            offer = {"offer": offer_label(s, action.value)}
            declines = action.verb.name == "decline"
            label = Message("label-decline", offer) if declines else Message("label-withdraw", offer)
            touched = [] if declines else [f"offer-{action.value}"]  # an offer of others is there to be accepted
            return Description(label, [], [], touched, [f"offer-{action.value}"] if declines else [])
        return Description(Message("label-done"), [], [], [])


def payment_for(s: ParthenonState, seat: int, at: int) -> tuple[int, ...] | None:
    """Return the cards to name when a seat accepts an offer, none if it leaves no choice; None if it cannot pay."""
    offers, first, wanted = s.season.offers, card_at(seat, 0), at + OFFER_WANTED
    for kind in range(KINDS):
        if offers[wanted + kind] > s.hands[first + kind]:
            return None
    if offers[wanted + WANTED_BASIC] + offers[wanted + WANTED_RARE] == 0:
        return ()
    paid = price_in(s, at).payment(s.hands, 0, first)
    return None if paid is None else listed(paid)


def offers_for(s: ParthenonState, seat: int) -> list[int]:
    """Return the numbers of the offers that a seat may accept."""
    offers, found = s.season.offers, list[int]()
    for at in range(0, len(offers), OFFER):
        if offers[at + OFFER_TO] >> seat & 1:
            found.append(offers[at + OFFER_NUMBER])
    return found


def standing(s: ParthenonState, number: int) -> int:
    """Return the index of a standing offer, or refuse a number that is gone or never was."""
    at = offer_with(s, number)
    if at == NOT_THERE:
        if number > s.season.offer_count:
            raise Refused("P26", "no-such-offer", {"number": number})
        how, by = fate(s, number)
        raise Refused("P26", "offer-gone", {"number": number, "how": how, "seat": by})
    return at


def fate(s: ParthenonState, number: int) -> tuple[str, int]:
    """Return what became of an offer that is gone, and by whom; no name where that was not noted."""
    fates = s.season.fates
    for at in range(0, len(fates), FATE):
        if fates[at + FATE_NUMBER] == number:
            return FATE_NAMES[fates[at + FATE_HOW]], fates[at + FATE_SEAT]
    return "", 0


def open_to(s: ParthenonState, seat: int, number: int) -> int:
    """Return the index of a standing offer that is open to a seat, or refuse."""
    at = standing(s, number)
    if s.season.offers[at + OFFER_MAKER] == seat:
        raise Refused("P26", "own-offer", {"number": number})
    if not s.season.offers[at + OFFER_TO] >> seat & 1:
        raise Refused("P26", "offer-not-for-you", {"number": number})
    return at


def check_sides(s: ParthenonState, seat: int, give: tuple[int, ...], want: tuple[int, ...]) -> None:
    """Refuse an offer of nothing for nothing, of cards that one does not have, and beyond the limit (Q55)."""
    if not give and not want:
        raise Refused("P26", "empty-offer")
    if s.season.offers_made[seat] >= s.options.offers:
        raise Refused("P26", "too-many-offers", {"count": s.options.offers})
    cards = counted(give)
    for kind in range(KINDS):
        if cards[kind] > s.hands[card_at(seat, kind)]:
            raise Refused("P26", "not-in-hand", {"card": KIND_NAMES[kind]})


def check_acceptance(s: ParthenonState, seat: int, action: Thing) -> None:
    """Refuse cards other than those wanted, and those that one does not have."""
    paid = paid_for(s, open_to(s, seat, action.thing), action)
    for kind in range(KINDS):
        if paid[kind] > s.hands[card_at(seat, kind)]:
            raise Refused("P26", "not-in-hand", {"card": KIND_NAMES[kind]})


def paid_for(s: ParthenonState, at: int, action: Thing) -> list[int]:
    """Return what is paid for an offer, as counts of each kind, or refuse cards that are not what is wanted."""
    wanted = wanted_in(s, at)
    if not action.cards and wanted[WANTED_BASIC] + wanted[WANTED_RARE] == 0:
        return wanted
    paid = counted(action.cards)
    if not price_in(s, at).is_paid_by(paid, 0):
        raise Refused("P26", "not-what-is-wanted", {"wanted": wanted_names(wanted)})
    return paid


def make_offer(s: ParthenonState, seat: int, give: tuple[int, ...], want: tuple[int, ...], to: int) -> None:
    """Put an offer on the table; all it is for are asked again (Q55)."""
    season = s.season
    season.offers_made[seat] += 1
    season.offer_count += 1
    season.offers += [season.offer_count, seat, to, *counted(give), *wants(want)]
    if s.told is not None:
        sides = {"give": names_of(give), "want": wanted_names(wants(want))}
        s.tell(Event("offer", {"number": season.offer_count, "seat": seat, "to_seats": members(to), **sides}))
    for other in members(to):
        s.ask_again(other)


def accept(s: ParthenonState, seat: int, action: Thing) -> None:
    """Exchange the cards at once; the first to accept gets them."""
    at = offer_with(s, action.thing)
    maker, given, paid = s.season.offers[at + OFFER_MAKER], given_in(s, at), paid_for(s, at, action)
    hand_over(s, maker, seat, given)
    hand_over(s, seat, maker, paid)
    s.season.trades += 1
    remove(s, at, ACCEPTED, seat)
    if s.told is not None:
        sides = {"give": names(given), "want": names(paid)}
        s.tell(Event("accepted", {"number": action.thing, "seat": seat, "maker_seat": maker, **sides}))
    drop_hollow_offers(s)


def decline(s: ParthenonState, seat: int, number: int) -> None:
    """Take a seat off the list of those an offer is for; without any it falls."""
    at = offer_with(s, number)
    s.season.offers[at + OFFER_TO] &= ~(1 << seat)
    if s.told is not None:
        s.tell(Event("declined", {"number": number, "seat": seat}))
    if s.season.offers[at + OFFER_TO] == 0:
        remove(s, at, DECLINED, seat)


def withdraw(s: ParthenonState, seat: int, number: int) -> None:
    """Take back an offer."""
    remove(s, offer_with(s, number), WITHDRAWN, seat)
    if s.told is not None:
        s.tell(Event("withdrawn", {"number": number, "seat": seat}))


def remove(s: ParthenonState, at: int, how: int, seat: int) -> None:
    """Take an offer off the table, and note what became of it."""
    s.season.fates += [s.season.offers[at + OFFER_NUMBER], how, seat]
    del s.season.offers[at : at + OFFER]


def drop_hollow_offers(s: ParthenonState) -> None:
    """Take offers off the table whose makers no longer hold what they offer (Q56)."""
    at = 0
    while at < len(s.season.offers):
        maker = s.season.offers[at + OFFER_MAKER]
        if holds(s, maker, given_in(s, at)):
            at += OFFER
            continue
        if s.told is not None:
            s.tell(Event("fallen", {"number": s.season.offers[at + OFFER_NUMBER], "seat": maker}))
        remove(s, at, FALLEN, maker)


def close_trade(s: ParthenonState) -> None:
    """End the phase: offers that nobody has accepted are gone."""
    s.season.offers = []


def wanted_names(wanted: list[int]) -> list[object]:
    """Name what is wanted, given as counts."""
    return [
        Message("some", {"kind": WANTED_NAMES[kind], "count": wanted[kind]}) for kind in range(WANTED) if wanted[kind]
    ]


def offer_label(s: ParthenonState, number: int) -> Message:
    """Name an offer by its number, its maker and both sides."""
    at = offer_with(s, number)
    sides = {"give": names(given_in(s, at)), "want": wanted_names(wanted_in(s, at))}
    return Message("one-offer", {"number": number, "seat": s.season.offers[at + OFFER_MAKER], **sides})


def describe_acceptance(s: ParthenonState, action: Thing) -> Description:
    """Name what one gets and what one gives for it."""
    at = offer_with(s, action.thing)
    paid = paid_for(s, at, action)
    params = {
        "number": action.thing,
        "maker_seat": s.season.offers[at + OFFER_MAKER],
        "get": names(given_in(s, at)),
        "give": names(paid),
    }
    return Description(Message("label-accept", params), [], [], [f"offer-{action.thing}"], handles(listed(paid)))
