"""What greedy is after: the things an island still wants, and what cards are worth towards them.

Worth is counted in structures. A wish that a hand can pay counts in full, one that it cannot pay in part, by the share
of its price that is there; whatever is left over counts a little, as it can be traded.
"""

from functools import lru_cache
from typing import Final

from periplus.games.parthenon.actions import BUILD_ACROPOLIS, BUILD_ALTERNATE, BUILD_FLEET, BUILD_WORKSHOP
from periplus.games.parthenon.box import Box
from periplus.games.parthenon.construction import cost_of, may_build, place_of
from periplus.games.parthenon.kinds import (
    ACROPOLIS,
    ARMY,
    BASICS,
    COMMODITIES,
    COMPLETED,
    FIRST_ALTERNATE,
    GOLD,
    IN_PILE,
    KINDS,
    PAPYRUS,
    PLAN,
)
from periplus.games.parthenon.price import Price
from periplus.games.parthenon.purse import stage_of
from periplus.games.parthenon.set_up import years_to_play
from periplus.games.parthenon.state import ParthenonState

# What a card weighs in a price, in basic cards.
WEIGHTS: Final = [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 3.0, 3.0, 3.0, 4.0, 2.0, 3.0, 3.0, 3.0]
SPARE: Final = 0.05  # the worth of a basic card that no wish needs, and of others by their weight
SPARE_AGAIN: Final = 0.4  # the share of that for another card of the same kind
PROGRESS: Final = 0.65  # the share that a price that is nearly there counts
FOCUS: Final = 4  # wishes that are worked on besides those that can be paid
MADE_LATER: Final = 0.06  # what a basic card a season is worth, for each season to come
RARE_LATER: Final = 0.13
PLAN_STAGE: Final = 0.5
LAST_STAGE: Final = 0.75
FLEET_LATER: Final = 0.06
AEGIS: Final = 0.05
NO_THING: Final = -1
MOST_KNOWN: Final = 4096  # hands, and trades, that are remembered


def first_stage(wonder: int) -> int:
    """Return the number by which the next stage of a wonder goes among the things that are wished for."""
    return BUILD_FLEET + 1 + wonder


class Wish:
    """Something an island wants: what it is worth, and its price."""

    def __init__(self, thing: int, worth: float, price: Price) -> None:
        """Take what ``build`` calls it or the stage of a wonder, the worth in structures, and the price."""
        self.thing: Final = thing
        self.worth: Final = worth
        self.price: Final = price
        self.acropolis: Final = int(BUILD_ACROPOLIS <= thing < BUILD_FLEET)
        self.key: Final = (thing, worth, price.key)
        weight = 0.0
        for kind in range(KINDS):
            weight += WEIGHTS[kind] * price.counts[kind]
        self.weight: Final = weight + price.basic + 3.0 * price.rare


def seasons_left(s: ParthenonState) -> int:
    """Return how many seasons are to come after this one."""
    years = years_to_play(s) - s.years_played - 1
    return years * s.box.seasons + s.box.seasons - s.season_number


class Deal:
    """What trading at a land makes of some cards: the cards after it, and how much more these are worth."""

    def __init__(self, cards: list[int], gain: float) -> None:
        """Hold both."""
        self.cards: Final = cards
        self.gain: Final = gain


class Memory:
    """What has been worked out for islands that wish for the same: what cards are worth, and what trades come to."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.worths: Final[dict[tuple[int, ...], float]] = {}
        self.deals: Final[dict[tuple[int, ...], Deal]] = {}  # see ``routes.trade_out``


class Wishes:
    """Everything an island wants, the best bargains first."""

    def __init__(self, s: ParthenonState, seat: int) -> None:
        """Look at what is built and what can be built."""
        self.seasons: Final = seasons_left(s)
        self.places: Final = ACROPOLIS - s.acropolis(seat)
        found: list[Wish] = []
        for thing in range(BUILD_FLEET + 1):
            if wanted(s, seat, thing):
                prices = cost_of(s, seat, thing).prices
                found.append(Wish(thing, worth_of(s, thing, self.seasons), prices[0]))
        for wonder in range(len(s.wonder_owner)):
            if s.wonder_owner[wonder] == seat and s.wonder_stage[wonder] not in (IN_PILE, COMPLETED):
                stage = stage_of(s, wonder)
                is_plan = s.wonder_stage[wonder] == PLAN
                found.append(Wish(first_stage(wonder), PLAN_STAGE if is_plan else LAST_STAGE, stage.price))
                if is_plan:
                    found.append(Wish(NO_THING, LAST_STAGE, s.box.wonders[wonder].partial.price))
        found.sort(key=bargain, reverse=True)
        self.wishes: Final = found
        # An Army makes a card a season
        self.aegis: Final = [AEGIS * 0.5 + MADE_LATER * self.seasons, AEGIS, AEGIS]
        self.memory: Final = memory_of(s.box, self.seasons, self.places, tuple([wish.key for wish in found]))

    def worth(self, cards: list[int], without: int = NO_THING) -> float:
        """Return what cards, as counts of each kind, are worth to the island, ``without`` a wish that is fulfilled."""
        if without != NO_THING:
            return self.fulfilled(cards, without)
        key, worths = tuple(cards), self.memory.worths
        known = worths.get(key)
        if known is None:
            if len(worths) == MOST_KNOWN:
                worths.clear()
            known = worths[key] = self.fulfilled(cards, without)
        return known

    def fulfilled(self, cards: list[int], without: int) -> float:
        """Work out what cards are worth: fulfil wishes with them, and see what is left."""
        left = cards[:]
        total, focus, places = 0.0, FOCUS, self.places
        for wish in self.wishes:
            if (wish.acropolis and places == 0) or wish.thing == without != NO_THING:
                continue
            matched = match(wish, left, focus > 0)
            if matched >= wish.weight:
                total += wish.worth
                places -= wish.acropolis
            elif focus > 0 and matched > 0.0:
                share = matched / wish.weight
                total += wish.worth * PROGRESS * share * share
                focus -= 1
                places -= wish.acropolis
        return total + self.spare(left)

    def spare(self, left: list[int]) -> float:
        """Return what cards that no wish needs are worth."""
        total = 0.0
        for kind in range(COMMODITIES):
            if left[kind]:
                total += SPARE * WEIGHTS[kind] * (1.0 + SPARE_AGAIN * (left[kind] - 1))
        for kind in range(ARMY, KINDS):
            held = left[kind]
            if held:
                total += self.aegis[kind - ARMY] * (held if kind == ARMY else min(held, 2) + 0.2 * max(0, held - 2))
        return total


@lru_cache(64)
def memory_of(box: Box, seasons: int, places: int, wishes: tuple[object, ...]) -> Memory:
    """Return what has been worked out for an island with some wishes."""
    return Memory()


def bargain(wish: Wish) -> float:
    """Return what a wish brings for its price."""
    return wish.worth / max(0.5, wish.weight)


def match(wish: Wish, left: list[int], partly: bool) -> float:
    """Take from cards what a wish needs, all of it or, if ``partly``, what is there; return the weight of that."""
    price, taken, used = wish.price, 0.0, 0
    if not partly and not is_there(price, left):
        return 0.0
    for kind in price.named:
        count = min(left[kind], price.counts[kind])
        if count:
            left[kind] -= count
            used |= 1 << kind
            taken += WEIGHTS[kind] * count
    barred = used if price.different else 0
    if price.basic:
        taken += take_any(left, barred, 0, BASICS, price.basic, price.different)
    if price.rare:
        taken += 3.0 * take_any(left, barred, BASICS, PAPYRUS + 1, price.rare, price.different)
    return taken


def is_there(price: Price, left: list[int]) -> bool:
    """Say whether cards can pay a price, whoever made them."""
    for kind in price.named:
        if left[kind] < price.counts[kind]:
            return False
    return (
        count_any(price, left, 0, BASICS) >= price.basic and count_any(price, left, BASICS, PAPYRUS + 1) >= price.rare
    )


def count_any(price: Price, left: list[int], low: int, high: int) -> int:
    """Return how many cards there are for the part of a price that takes any kinds within bounds."""
    found = 0
    for kind in range(low, high):
        free = left[kind] - price.counts[kind]
        if free > 0 and not (price.different and price.counts[kind]):
            found += 1 if price.different else free
    return found


def take_any(left: list[int], barred: int, low: int, high: int, count: int, different: bool) -> float:
    """Take cards of any kinds within bounds, those of which most are left first; return how many there were."""
    for taken in range(count):
        best, most = -1, 0
        for kind in range(low, high):
            if left[kind] > most and not barred >> kind & 1:
                best, most = kind, left[kind]
        if best < 0:
            return float(taken)
        left[best] -= 1
        if different:
            barred |= 1 << best
    return float(count)


def wanted(s: ParthenonState, seat: int, thing: int) -> bool:
    """Say whether an island may still build a thing, whatever this season forbids."""
    if thing == BUILD_FLEET:
        return may_build(s, seat, thing)
    place = place_of(s, seat, thing)
    if place < 0 or s.has_built(seat, place):
        return False
    if thing >= BUILD_ACROPOLIS and s.acropolis(seat) >= ACROPOLIS:
        return False
    return not (place >= FIRST_ALTERNATE and s.built[seat] >> FIRST_ALTERNATE)


def worth_of(s: ParthenonState, thing: int, seasons: int) -> float:
    """Return what a structure or a fleet is worth: itself, and what it brings in the seasons to come."""
    if thing < BUILD_WORKSHOP:
        return 1.0 + MADE_LATER * seasons
    if thing == BUILD_WORKSHOP:
        return 1.0 + RARE_LATER * seasons
    if thing == BUILD_FLEET:
        return FLEET_LATER * seasons
    kind = thing - BUILD_ACROPOLIS if thing < BUILD_ALTERNATE else thing - BUILD_ALTERNATE
    each = s.box.acropolis[kind]
    brings = 0.02 * seasons if each.craft is not None and each.craft.makes in (GOLD, ARMY) else 0.01 * seasons
    return 1.0 + brings + (0.02 * seasons if each.hand else 0.0)
