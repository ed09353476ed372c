"""Where greedy sends its fleets: what a load could be traded for in a land, and what that is worth on average."""

from typing import Final

from periplus.games.parthenon.actions import Launch
from periplus.games.parthenon.bank import Counter
from periplus.games.parthenon.cards import COLOSSUS
from periplus.games.parthenon.coast import harbor_at
from periplus.games.parthenon.events import cargo_limit, closed_lands
from periplus.games.parthenon.eye import Eye
from periplus.games.parthenon.harbors import plan_price
from periplus.games.parthenon.kinds import (
    COMMODITIES,
    FLEETS,
    GIFT,
    KINDS,
    LANDS,
    NOBODY,
    WARSHIP,
)
from periplus.games.parthenon.odds import Odds, odds_of
from periplus.games.parthenon.plans import MOST_KNOWN, Deal
from periplus.games.parthenon.price import counted, listed
from periplus.games.parthenon.state import NO_CARD, ParthenonState
from periplus.kernel.action import ABSENT, Action

LEAST_GAIN: Final = 0.03  # below this a trade is not worth a thought
MOST_TRADES: Final = 6
MOST_WAYS: Final = 4
UNSEEN: Final = 0.8  # what a harbor card that one has not seen leaves of a gain
PLAN_WORTH: Final = 0.45
PLAN_SEASONS: Final = 2  # with fewer seasons to come a plan is hardly built
GIFT_SAVES: Final = 0.5  # the share of losses from which a Gift saves


def trade_out(eye: Eye, goods: list[int], rest: list[int], land: int, room: int) -> Deal:
    """Return what comes of goods traded at a land; lands that trade alike are thought through once."""
    s, deals = eye.s, eye.wishes.memory.deals
    card = s.harbors[land] if s.harbors_up >> land & 1 else NO_CARD
    sells = land if [sale for sale in s.box.sales if sale.land == land] else NOBODY
    place = (s.box.lands[land].group, int(s.box.lands[land].papyrus), card, sells, room, eye.saved, eye.sought())
    key = (*place, *goods, *rest)
    deal = deals.get(key)
    if deal is None:
        if len(deals) == MOST_KNOWN:
            deals.clear()
        deal = deals[key] = best_deal(eye, goods, rest, land, room)
    return deal


def best_deal(eye: Eye, goods: list[int], rest: list[int], land: int, room: int) -> Deal:
    """Trade goods at a land as long as that pays, carrying no more than ``room`` of them there; ``rest`` is at home."""
    s, start, cards, sought = eye.s, goods, together(goods, rest), eye.sought()
    worth = first = eye.wishes.worth(cards)
    counter = Counter(s, eye.seat, s.box.lands[land].group, land)
    for _ in range(MOST_TRADES):
        best, best_goods = LEAST_GAIN, list[int]()
        for kind in range(COMMODITIES):
            if not sought >> kind & 1 or not counter.sells(kind):
                continue
            for give, get in counter.ways(goods, kind, MOST_WAYS):
                after = exchanged(goods, give, get)
                if carried(start, after) <= room:
                    gain = eye.wishes.worth(exchanged(cards, give, get)) - worth
                    if gain > best:
                        best, best_goods = gain, after
        for sale in s.box.sales:
            paid = sale.price.payment(goods, 0) if sale.land == land else None
            if paid is not None:
                after = [goods[kind] - paid[kind] for kind in range(KINDS)]
                after[sale.sells] += 1
                gain = eye.wishes.worth(together(after, rest)) - worth
                if carried(start, after) <= room and gain > best:
                    best, best_goods = gain, after
        if not best_goods:
            break
        goods, worth, cards = best_goods, worth + best, together(best_goods, rest)
    return Deal(goods, worth - first)


def together(goods: list[int], rest: list[int]) -> list[int]:
    """Return all cards."""
    return [goods[kind] + rest[kind] for kind in range(KINDS)]


def exchanged(goods: list[int], give: tuple[int, ...], get: tuple[int, ...]) -> list[int]:
    """Return goods after a trade."""
    after = goods[:]
    for kind in give:
        after[kind] -= 1
    for kind in get:
        after[kind] += 1
    return after


def carried(before: list[int], after: list[int]) -> int:
    """Return how many cards were taken along to be traded."""
    count = 0
    for kind in range(KINDS):
        if before[kind] > after[kind]:
            count += before[kind] - after[kind]
    return count


def load_for(before: list[int], after: list[int]) -> list[int]:
    """Return the cards to take along."""
    return [max(0, before[kind] - after[kind]) for kind in range(KINDS)]


# What a load is worth


def voyage_worth(eye: Eye, land: int, load: list[int], rest: list[int], plans: int) -> tuple[float, float]:
    """Return what a fleet to a land brings on average, and what it loses; ``plans`` if another one seeks a plan."""
    size, odds = sum(load), odds_for(eye, land, load)
    gain = (trade_out(eye, load, rest, land, size).gain + plan_gain(eye, land, load, plans)) * freedom(eye, land, load)
    each = max(eye.average_loss(load), 0.02)
    lost = odds.lost * each * (1.0 - GIFT_SAVES if load[GIFT] else 1.0)
    return gain * odds.arrives * max(0.0, 1.0 - odds.lost / size), -lost


def odds_for(eye: Eye, land: int, load: list[int]) -> Odds:
    """Return the odds of a load to a land; those to lands of a group are the same."""
    key = (eye.s.box.lands[land].group, *load)
    odds = eye.odds.get(key)
    if odds is None:
        odds = eye.odds[key] = odds_of(eye.s, eye.seat, land, load)
    return odds


def plan_gain(eye: Eye, land: int, load: list[int], plans: int) -> float:
    """Return what a plan at a land is worth."""
    s = eye.s
    price = plan_price(s, eye.seat, land)
    if price is None or eye.wishes.seasons < PLAN_SEASONS or plans:
        return 0.0
    paid = price.payment(load, 0)
    return 0.0 if paid is None else PLAN_WORTH - 0.15 * price.size


def freedom(eye: Eye, land: int, load: list[int]) -> float:
    """Return how likely a fleet may trade at a land, as far as the seat knows its harbor card."""
    s = eye.s
    card = harbor_at(s, land)
    if card is None:
        seen = s.harbors_seen[land] >> eye.seat & 1
        if s.harbors[land] == NO_CARD:
            return 1.0
        if not seen:
            return UNSEEN
        card = s.box.harbor_cards[s.harbors[land]]
    if card.admits != NOBODY and not load[card.admits] and not s.owns(eye.seat, COLOSSUS):
        return 0.0
    return 0.85 if card.fee or card.thieves else 1.0


# Which loads to consider


def routes(eye: Eye) -> list[Action]:
    """Propose launches: the best single voyages, and the best for all fleets together."""
    s, seat = eye.s, eye.seat
    found: list[Action] = []
    hand = s.hands[seat * KINDS : (seat + 1) * KINDS]
    for each in range(FLEETS):  # a secret answer may be given again
        first = (seat * FLEETS + each) * KINDS
        hand = together(hand, s.voyage.aboard[first : first + KINDS])
    rest, lands, loads = hand, list[int](), list[tuple[int, ...]]()
    bought = [0] * KINDS
    for fleet in range(s.fleets[seat]):
        land, load, deal = best_voyage(eye, rest, bought, fleet, plan_sought(eye, lands))
        if land == NOBODY:
            break
        lands.append(land)
        loads.append(listed(load))
        rest = [rest[kind] - load[kind] for kind in range(KINDS)]
        bought = together(bought, [max(0, deal[kind] - rest[kind]) for kind in range(KINDS)])
        found.append(launch(s, lands, loads))
    return found


def plan_sought(eye: Eye, lands: list[int]) -> bool:
    """Say whether a fleet is under way for a plan already."""
    return any(eye.s.box.lands[land].plans for land in lands)


def launch(s: ParthenonState, lands: list[int], loads: list[tuple[int, ...]]) -> Action:
    """Return the launch of some fleets."""
    idle = FLEETS - len(lands)
    nothing: list[tuple[int, ...]] = [()] * idle
    return Launch(s.actions.launch, tuple(lands + [ABSENT] * idle), tuple(loads + nothing))


def best_voyage(
    eye: Eye, hand: list[int], bought: list[int], fleet: int, planned: bool
) -> tuple[int, list[int], list[int]]:
    """Return the land and the load that bring a fleet most, and what it would come home with."""
    s, seat = eye.s, eye.seat
    closed, room = closed_lands(s, seat), cargo_limit(s, seat, fleet)
    best, best_land, best_load, best_cards = LEAST_GAIN, NOBODY, list[int](), list[int]()
    for land in range(LANDS):
        if closed >> land & 1:
            continue
        deal = trade_out(eye, hand, bought, land, room)
        for load in loads_for(hand, deal.cards, room):
            gain, risk = voyage_worth(eye, land, load, bought_and_kept(hand, load, bought), int(planned))
            if gain + risk > best:
                best, best_land, best_load, best_cards = gain + risk, land, load, deal.cards
    return best_land, best_load, best_cards


def bought_and_kept(hand: list[int], load: list[int], bought: list[int]) -> list[int]:
    """Return the cards that are not in a load."""
    return [hand[kind] - load[kind] + bought[kind] for kind in range(KINDS)]


def loads_for(hand: list[int], after: list[int], room: int) -> list[list[int]]:
    """Return the load that a deal needs, with and without protection; a card of little use if only the way matters."""
    load = load_for(hand, after)
    size = sum(load)
    if size == 0:
        most = max(hand[:COMMODITIES])
        return [counted((hand.index(most),))] if most else []
    found = [load]
    for guard in (WARSHIP, GIFT):
        if hand[guard] and size < room:
            guarded = load[:]
            guarded[guard] += 1
            found.append(guarded)
    return found
