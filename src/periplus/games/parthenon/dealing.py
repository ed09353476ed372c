"""What a good player thinks of offers, voyages and harbors: reasons, in structures, and proposals."""

from typing import Final

from periplus.games.parthenon.actions import (
    Answer,
    BankTrade,
    Cards,
    Drive,
    Launch,
    Lists,
    Lose,
    Offer,
    Swap,
    Thing,
    Use,
)
from periplus.games.parthenon.cargo import first_trader, load_of, number_aboard
from periplus.games.parthenon.eye import Eye
from periplus.games.parthenon.hazards import WardFleets
from periplus.games.parthenon.hazards import card as hazard_card
from periplus.games.parthenon.judgement import (
    CARDS,
    DUTY,
    GAIN,
    KNOWLEDGE,
    LOSS,
    NO_CARDS,
    NOTHING,
    RISK,
    RIVAL,
    RIVALRY,
    STRUCTURE,
    bank_reasons,
    because,
    least,
    stage_reasons,
    swap_reasons,
)
from periplus.games.parthenon.kinds import BASICS, COMMODITIES, FLEETS, GIFT, KINDS, LANDS, NOBODY
from periplus.games.parthenon.price import counted
from periplus.games.parthenon.routes import PLAN_SEASONS, PLAN_WORTH, trade_out, voyage_worth
from periplus.games.parthenon.state import OFFER, OFFER_MAKER, ParthenonState, fleet_at
from periplus.games.parthenon.trade import given_in, offer_with, price_in
from periplus.kernel.action import ABSENT, Action, Choice
from periplus.kernel.message import Reason

ACCEPTED: Final = 0.8  # how likely an offer by which both gain is accepted
REFUSED_OFFER: Final = 0.03  # how likely any other is
FEWEST: Final = 0.02  # what a partner must gain to be likely to accept
FEW_OFFERS: Final = 4  # that are thought through
LOOK: Final = 0.04
TURNED_BACK: Final = 0.15  # what a fleet that comes home without trading has missed


# Island trade


def trade_reasons(eye: Eye, action: Action) -> list[Reason]:
    """Weigh offers and answers to them."""
    s = eye.s
    if isinstance(action, Thing):
        at = offer_with(s, action.thing)
        paid = counted(action.cards) if action.cards else price_in(s, at).counts
        given, maker = given_in(s, at), s.season.offers[at + OFFER_MAKER]
        theirs = eye.other(maker).after(given, paid)
        return [Reason(CARDS, eye.after(paid, given)), Reason(RIVAL, -RIVALRY * max(0.0, theirs))]
    if isinstance(action, Offer):
        if has_offer(s, eye.seat):
            return because(NOTHING, -DUTY)  # one at a time: the same again would bring nothing
        to = [s.seat_of[island] for island in action.to] or [seat for seat in range(s.seats) if seat != eye.seat]
        return offer_reasons(eye, action.give, action.want, to)
    if isinstance(action, Answer):
        maker = s.season.offers[offer_with(s, action.number) + OFFER_MAKER]
        return offer_reasons(eye, action.give, action.want, [maker])
    return because(NOTHING, -DUTY if action.verb.name == "withdraw" else 0.0)


def offer_reasons(eye: Eye, give: tuple[int, ...], want: tuple[int, ...], to: list[int]) -> list[Reason]:
    """Weigh an offer by what it brings if it is accepted, and how likely that is."""
    if max([0, *want]) >= KINDS:
        return because(NOTHING, -DUTY)
    given, wanted = counted(give), counted(want)
    mine = eye.after(given, wanted)
    best = 0.0
    chance = 0.0
    for seat in to:
        other = eye.other(seat)
        if min([other.cards[kind] - wanted[kind] for kind in range(KINDS)]) >= 0:
            theirs = other.after(wanted, given)
            likely = ACCEPTED if theirs - RIVALRY * max(0.0, mine) > FEWEST else REFUSED_OFFER
            if likely > chance:
                chance, best = likely, theirs
    return [Reason(CARDS, chance * mine), Reason(RIVAL, -chance * RIVALRY * max(0.0, best)), Reason(NOTHING, -DUTY)]


def offers(eye: Eye) -> list[Action]:
    """Propose offers by which both sides gain: one card for one, or two for one that is worth more."""
    s, seat = eye.s, eye.seat
    if s.season.offers_made[seat] >= s.options.offers or has_offer(s, seat):
        return []
    found: list[tuple[float, tuple[int, ...], int, int]] = []
    gains, losses = eye.gains(), eye.losses()
    cheap = sorted([kind for kind in range(COMMODITIES) if eye.cards[kind]], key=lambda kind: losses[kind])
    for other in range(s.seats):
        if other == seat:
            continue
        theirs = eye.other(other)
        for wanted in range(COMMODITIES):
            if theirs.cards[wanted] == 0 or gains[wanted] < FEWEST:
                continue
            for given in cheap[:4]:
                mine = gains[wanted] - losses[given]
                if given == wanted or mine <= FEWEST:
                    continue
                if theirs.gains()[given] - theirs.losses()[wanted] > FEWEST:
                    found.append((mine, (given,), wanted, other))
            if wanted >= BASICS and len(cheap) > 1:
                pair = (cheap[0], cheap[0]) if eye.cards[cheap[0]] > 1 else (cheap[0], cheap[1])
                mine = gains[wanted] - losses[pair[0]] - losses[pair[1]]
                if wanted in pair or mine <= FEWEST:
                    continue
                if theirs.gains()[pair[0]] + theirs.gains()[pair[1]] - theirs.losses()[wanted] > FEWEST:
                    found.append((mine, tuple(sorted(pair)), wanted, other))
    found.sort(key=lambda each: each[0], reverse=True)
    skipped = s.season.offers_made[seat] // 2  # others may not see it the same way: ask for something else in the end
    made: list[Action] = []
    for _, give, wanted, other in found[skipped : skipped + FEW_OFFERS]:
        made.append(Offer(s.actions.offer, give, (wanted,), (s.island_of[other],)))
    return made


def has_offer(s: ParthenonState, seat: int) -> bool:
    """Say whether a seat has an offer on the table."""
    return seat in s.season.offers[OFFER_MAKER::OFFER]


# Journey and hazards


def look_reasons(eye: Eye, action: Action) -> list[Reason]:
    """Weigh knowing more before loading."""
    if isinstance(action, Choice):
        return because(KNOWLEDGE, LOOK)
    if isinstance(action, Cards):
        return [Reason(KNOWLEDGE, LOOK), Reason(LOSS, eye.after(counted(action.cards), NO_CARDS))]
    return because(NOTHING, 0.0)


def launch_reasons(eye: Eye, action: Action) -> list[Reason]:
    """Weigh fleets by what they bring on average."""
    if not isinstance(action, Launch):
        return because(NOTHING, 0.0)
    gain = risk = 0.0
    plans = 0
    loads = [counted(cards) for cards in action.loads]
    for fleet in range(FLEETS):
        land = action.lands[fleet]
        if land == ABSENT:
            continue
        rest = [eye.cards[kind] - loads[fleet][kind] for kind in range(KINDS)]
        brings, loses = voyage_worth(eye, land, loads[fleet], rest, plans)
        plans += 1 if eye.s.box.lands[land].plans else 0
        gain += brings
        risk += loses
    return [Reason(GAIN, gain), Reason(RISK, risk), Reason(NOTHING, -DUTY)]


def light_reasons(eye: Eye, action: Action) -> list[Reason]:
    """Weigh the light against its price."""
    if not isinstance(action, Lists):
        return because(NOTHING, 0.0)
    return [Reason(RISK, 0.05 * len(action.first)), Reason(LOSS, eye.after(counted(action.second), NO_CARDS))]


def ward_reasons(eye: Eye, action: Action) -> list[Reason]:
    """Weigh what a Gift saves against the Gift."""
    if not isinstance(action, Lists):
        return because(NOTHING, 0.0)
    saved, gifts = 0.0, WardFleets().gifts_of(eye.s, eye.seat, action)
    for each in (*gifts, *action.second):
        saved += harm_to(eye, fleet_at(eye.seat, each))
    spent = NO_CARDS[:]
    spent[GIFT] = len(gifts)
    spent[eye.s.box.sacrifice_card] += len(action.second)
    return [Reason(GAIN, saved * 0.7), Reason(LOSS, eye.after(spent, NO_CARDS))]


def harm_to(eye: Eye, fleet: int) -> float:
    """Return what the hazard costs a fleet."""
    hazard = hazard_card(eye.s)
    held = number_aboard(eye.s, fleet, hazard.of)
    lost = hazard.lost_of(held)
    return lost * max(0.05, eye.average_loss(load_of(eye.s, fleet))) + (TURNED_BACK if hazard.fate else 0.0)


def lose_reasons(eye: Eye, action: Action) -> list[Reason]:
    """Weigh the cards that are lost."""
    assert isinstance(action, Lose)
    lost = NO_CARDS[:]
    for load in action.loads:
        for kind in load:
            lost[kind] += 1
    return because(LOSS, eye.after(lost, NO_CARDS))


def drive_reasons(eye: Eye, action: Action) -> list[Reason]:
    """Weigh where a fleet is driven: one's own where it trades best, others anywhere."""
    assert isinstance(action, Drive)
    s = eye.s
    if s.seat_of[action.island] != eye.seat:
        return because(NOTHING, 0.0)
    load = load_of(s, fleet_at(eye.seat, action.fleet))
    rest = [eye.cards[kind] - load[kind] for kind in range(KINDS)]
    return because(GAIN, trade_out(eye, load, rest, action.land, sum(load)).gain)


# Fleet trade and return


def reveal_reasons(eye: Eye, action: Action) -> list[Reason]:
    """Weigh the lands where one wants to trade: those whose card lets one in."""
    if not isinstance(action, Cards):
        return because(NOTHING, 0.0)
    s, worth = eye.s, 0.0
    for land in action.cards:
        card = s.box.harbor_cards[s.harbors[land]]
        for each in range(FLEETS):
            fleet = fleet_at(eye.seat, each)
            if s.voyage.lands[fleet] == land:
                barred = card.admits != NOBODY and not load_of(s, fleet)[card.admits]
                worth += -0.05 if barred else 0.1
    return because(GAIN, worth)


def fleet_trade_reasons(eye: Eye, action: Action) -> list[Reason]:
    """Weigh what is done in a harbor."""
    s, seat = eye.s, eye.seat
    if isinstance(action, Use):
        fleet = fleet_at(seat, action.thing)
        land = s.voyage.lands[fleet]
        goods = load_of(s, fleet)
        rest = [eye.cards[kind] - goods[kind] for kind in range(KINDS)]
        gain = trade_out(eye, goods, rest, land, sum(goods)).gain
        plan = PLAN_WORTH if s.box.lands[land].plans and s.plans_taken(seat) == 0 else 0.0
        paid = eye.after(counted((*action.cards, *action.paying)), NO_CARDS)
        return [Reason(GAIN, gain + plan), Reason(LOSS, paid), Reason(NOTHING, -DUTY)]
    if isinstance(action, Thing) and action.verb.name == "plan":
        worth = PLAN_WORTH if eye.wishes.seasons >= PLAN_SEASONS else DUTY
        return [Reason(STRUCTURE, worth), Reason(LOSS, eye.after(counted(action.cards), NO_CARDS))]
    if isinstance(action, Thing):
        return stage_reasons(eye, action)
    if isinstance(action, Swap):
        return swap_reasons(eye, action)
    found = bank_reasons(eye, action)
    return [*found, Reason(NOTHING, -DUTY)] if isinstance(action, BankTrade) else found


def jettison_reasons(eye: Eye, action: Action) -> list[Reason]:
    """Weigh the cards that are left behind."""
    assert isinstance(action, Thing)
    return because(LOSS, eye.after(counted(action.cards), NO_CARDS))


def jettisons(eye: Eye) -> list[Action]:
    """Propose to leave behind what is worth least."""
    s, found = eye.s, list[Action]()
    for land in range(LANDS):
        hold = first_trader(s, eye.seat, land)
        for action in s.legal_actions(eye.seat)[:1]:
            assert isinstance(action, Thing)
            if hold != NOBODY and action.thing == land:
                cards = least(eye, load_of(s, hold), len(action.cards))
                found.append(Thing(s.actions.jettison, land, cards))
    return found
