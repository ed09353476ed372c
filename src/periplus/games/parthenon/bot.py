"""What a good player of Parthenon thinks of every action, and why: what it brings or costs, in structures."""

from collections.abc import Callable
from typing import Final

from periplus.games.parthenon.actions import (
    BUILD_FLEET,
    USE_WONDER,
    Answer,
    BankTrade,
    Build,
    Cards,
    Drive,
    Launch,
    Lists,
    Lose,
    Offer,
    Suffer,
    Swap,
    Thing,
    Use,
)
from periplus.games.parthenon.cards import EARTHQUAKE, EventCard
from periplus.games.parthenon.cargo import first_trader, load_of, number_aboard
from periplus.games.parthenon.construction import craft_of
from periplus.games.parthenon.discard import hand_limit
from periplus.games.parthenon.events import card as event_card
from periplus.games.parthenon.eye import Eye
from periplus.games.parthenon.hazards import WardFleets
from periplus.games.parthenon.hazards import card as hazard_card
from periplus.games.parthenon.kinds import (
    ARMY,
    BASICS,
    COMMODITIES,
    COMPLETED,
    FIRST_ACROPOLIS,
    FLEETS,
    GIFT,
    KINDS,
    LANDS,
    MADE,
    NOBODY,
    PLACES,
)
from periplus.games.parthenon.plans import LAST_STAGE, PLAN_STAGE, first_stage, worth_of
from periplus.games.parthenon.price import counted
from periplus.games.parthenon.routes import PLAN_SEASONS, PLAN_WORTH, routes, trade_out, voyage_worth
from periplus.games.parthenon.state import (
    OFFER,
    OFFER_MAKER,
    ParthenonState,
    card_at,
    fleet_at,
)
from periplus.games.parthenon.tolls import cards_lost
from periplus.games.parthenon.trade import given_in, offer_with, price_in
from periplus.kernel.action import ABSENT, Action, Choice
from periplus.kernel.message import Message, Reason

NOW: Final = 0.1  # what can be built now need not be built later
RIVALRY: Final = 0.2  # how much of what a partner gains by a trade is one's own loss
ACCEPTED: Final = 0.8  # how likely an offer by which both gain is accepted
REFUSED_OFFER: Final = 0.03  # how likely any other is
FEWEST: Final = 0.02  # what a partner must gain to be likely to accept
FEW_OFFERS: Final = 4  # that are thought through
PHILOSOPHY: Final = 0.12
DUTY: Final = 0.01  # of two things that are equal, do the one that is asked for
LOOK: Final = 0.04
TURNED_BACK: Final = 0.15  # what a fleet that comes home without trading has missed

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


def appraise(s: ParthenonState, seat: int, actions: list[Action]) -> list[float]:
    """Return what each of these actions is worth to a seat, in structures."""
    eye, found = Eye(s, seat), list[float]()
    for action in actions:
        total = 0.0
        for reason in reasons_for(eye, action):
            total += reason.worth
        found.append(total)
    return found


def reasons(s: ParthenonState, seat: int, action: Action) -> list[Reason]:
    """Return why an action is worth what it is: reasons that add up to its worth."""
    return reasons_for(Eye(s, seat), action)


def reasons_for(eye: Eye, action: Action) -> list[Reason]:
    """Return the reasons for an action of the step that is due."""
    return REASONS[eye.s.step_name()](eye, action)


def because(message: Message, worth: float) -> list[Reason]:
    """Return a single reason."""
    return [Reason(message, worth)]


NO_CARDS: Final = [0] * KINDS


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
    return [kind for kind in range(MADE) for _ in range(eye.s.makers(eye.seat, kind))]


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


def swap_reasons(eye: Eye, action: Action) -> list[Reason]:
    """Weigh an exchange with the bank."""
    if isinstance(action, Thing):
        return stage_reasons(eye, action)
    if not isinstance(action, Swap):
        return because(NOTHING, 0.0)
    return because(CARDS, eye.after(counted((action.given, *action.paying)), counted((action.got,))))


def caulk_reasons(eye: Eye, action: Action) -> list[Reason]:
    """Weigh a sound fleet against its price."""
    if not isinstance(action, Cards):
        return because(NOTHING, 0.0)
    price = event_card(eye.s).price
    assert price is not None
    paid = [count * len(action.cards) for count in price.counts]
    big = max(0, sum(eye.cards[:COMMODITIES]) - 6)
    return [Reason(GAIN, min(0.06 * len(action.cards), 0.02 * big)), Reason(LOSS, eye.after(paid, NO_CARDS))]


def bank_reasons(eye: Eye, action: Action) -> list[Reason]:
    """Weigh a trade with the bank."""
    if not isinstance(action, BankTrade):
        return because(NOTHING, 0.0)
    return because(CARDS, eye.after(counted(action.give), counted(action.get)))


def arrange_reasons(eye: Eye, action: Action) -> list[Reason]:
    """Weigh an arrangement: in order one sees what others launch, so the last to launch risks least."""
    assert isinstance(action, Lists)
    return because(KNOWLEDGE, 0.02 if action.second == (1,) else 0.0)


def assign_reasons(eye: Eye, action: Action) -> list[Reason]:
    """Weigh what Armies help to make."""
    assert isinstance(action, Cards)
    return because(CARDS, eye.after(NO_CARDS, counted(action.cards)))


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
                mine, others = gains[wanted] - losses[given], theirs.gains()[given] - theirs.losses()[wanted]
                if given != wanted and mine > FEWEST and others > FEWEST:
                    found.append((mine, (given,), wanted, other))
            if wanted >= BASICS and len(cheap) > 1:
                pair = (cheap[0], cheap[0]) if eye.cards[cheap[0]] > 1 else (cheap[0], cheap[1])
                mine = gains[wanted] - losses[pair[0]] - losses[pair[1]]
                others = theirs.gains()[pair[0]] + theirs.gains()[pair[1]] - theirs.losses()[wanted]
                if wanted not in pair and mine > FEWEST and others > FEWEST:
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


# Build


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


PREFERRED: Final = (0.02, 0.05, 0.06, 0.01, 0.04, 0.03)  # what the philosophies of the box are worth besides


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


def vote_reasons(eye: Eye, action: Action) -> list[Reason]:
    """Weigh a vote: for the weakest, so that events hit those who are ahead."""
    assert isinstance(action, Choice)
    return weakness(eye, eye.s.seat_of[action.value])


def winner_reasons(eye: Eye, action: Action) -> list[Reason]:
    """Name oneself, if one may."""
    assert isinstance(action, Choice)
    return because(GAIN, 1.0 if eye.s.seat_of[action.value] == eye.seat else 0.0)


# Proposals


def propose(s: ParthenonState, seat: int) -> list[Action]:
    """Propose loads, offers, and what to leave behind or keep."""
    step = s.step_name() if s.step(seat) is not None else ""
    if step == "IslandTrade":
        return offers(Eye(s, seat))
    if step == "LaunchFleets":
        return routes(Eye(s, seat))
    if step == "Jettison":
        return jettisons(Eye(s, seat))
    return keeps(Eye(s, seat)) if step == "Discard" else []


REASONS: Final[dict[str, Callable[[Eye, Action], list[Reason]]]] = {
    "OrderEvents": order_reasons, "IgnoreEvent": ignore_reasons, "PayToll": toll_reasons, "TakeBoon": take_reasons,
    "NameIsland": name_reasons, "StopMakers": stop_reasons, "SpareMakers": spare_reasons,
    "ShakeStructures": shake_reasons, "FestivalSwap": swap_reasons, "TakeAsGuest": take_reasons,
    "CaulkFleets": caulk_reasons, "MerchantTrade": bank_reasons, "ArrangeSeason": arrange_reasons,
    "AssignArmies": assign_reasons, "TendGardens": take_reasons, "StartTrade": swap_reasons,
    "IslandTrade": trade_reasons, "LookAhead": look_reasons, "LaunchFleets": launch_reasons,
    "LightFleets": light_reasons, "WardFleets": ward_reasons, "LoseCards": lose_reasons, "DriveFleet": drive_reasons,
    "RevealHarbors": reveal_reasons, "FleetTrade": fleet_trade_reasons, "Jettison": jettison_reasons,
    "BuildIsland": build_reasons, "Discard": discard_reasons, "Salvage": take_reasons, "Vote": vote_reasons,
    "NameWinner": winner_reasons,
}  # fmt: skip
