"""What things are worth to a good player of Mare Nostrum: everything is measured in cards."""

from typing import Final

from periplus.games.mare_nostrum.box import (
    CARAVAN,
    CIVS,
    CLEOPATRA,
    FORTRESS,
    HANNIBAL,
    ITEMS,
    KINDS,
    LEGION,
    MARKET,
    NOBODY,
    PYRAMIDS,
    TAX,
    TEMPLE,
    TRIREME,
)
from periplus.games.mare_nostrum.income import income
from periplus.games.mare_nostrum.odds import at_least
from periplus.games.mare_nostrum.plans import WIN, Plans, plans_of_rival
from periplus.games.mare_nostrum.provinces import doubler_of, enemies_in, fleets_of, is_foreign, next_to, standing_in
from periplus.games.mare_nostrum.purse import price_of, price_of_card
from periplus.games.mare_nostrum.score import cards_to_win
from periplus.games.mare_nostrum.sites import (
    NONE,
    closed,
    left_of,
    marker_obstacle,
    reach,
    room_for_building,
    room_for_unit,
)
from periplus.games.mare_nostrum.state import BUILT, COVERED, FREE, MareNostrumState, card_at, cards_of, unit_at
from periplus.kernel.action import ABSENT
from periplus.kernel.bits import lowest
from periplus.kernel.message import Message, Reason

HERO: Final = 13.5  # what a hero or wonder is worth apart from its power
LATE_HERO: Final = 18.0  # when the next one wins
LAST_CARDS: Final = 1.2  # what a card of income is worth at the end of a game
FIRST_CARDS: Final = 6.5  # and at its beginning
HASTE: Final = 0.4  # how fast that falls each turn
SPREAD: Final = 0.9  # what a good that one does not produce yet is worth in addition
SITE: Final = 0.4  # share of a province's buildings that its marker is worth
DENIAL: Final = 0.3  # how much of another's loss is one's own gain
LEGION_WORTH: Final = 2.2
TRIREME_WORTH: Final = 1.1
HELD: Final = 2.5  # turns that an occupation may last
GOODS_SHARE: Final = 0.8  # how much of a good's income goes into sets; taxes always do
PACE: Final = 1.5  # turns of income that show who is ahead
GRUDGE: Final = 0.12  # how much more one likes to hurt a player for each card ahead of the others
MILDEST: Final = 0.7  # of those far behind
FIERCEST: Final = 2.5  # of those about to win
SIEGE: Final = 0.4  # share of a siege in preparation that a legion is worth
REINFORCED: Final = 3  # legions that may still join a siege
UNITS: Final = len(ITEMS) - LEGION
APART: Final = 1000  # more than there are cards of a kind
UNKNOWN: Final = -1.0  # of what is never worth less than nothing
NOT_YET: Final = -1  # no set of provinces

# Why a unit is worth something
DEFENCE = Message("reason-defence")
REACH = Message("reason-reach")


def board_of(s: MareNostrumState) -> list[list[int]]:
    """Return all that what things are worth depends on, but for hands and offers."""
    construction, battle = s.construction, s.battle
    phase = [s.turns, s.converting, construction.placed, construction.swap_used, battle.entering, *battle.sides]
    return [
        phase, s.buildings, s.card_owner, s.legions, s.triremes, s.owner, s.fortresses, s.reserve, s.stock, s.civ_of,
    ]  # fmt: skip


def often(held: list[int], kind: int) -> int:
    """Return a number that is the same for goods that a hand has equally often."""
    return 0 if kind == ABSENT else 1 if kind == TAX else 2 + held[kind]


class Eye:
    """A position as one seat sees it. What the board says is worked out once, as long as nothing on it changes."""

    def __init__(self, s: MareNostrumState, seat: int) -> None:
        """Look at the board."""
        provinces = s.box.provinces
        self.s = s
        self.board: Final = [part[:] for part in board_of(s)]
        self.seat: Final = seat
        self.civ: Final[int] = s.civ_of[seat]
        self.card: Final = max(LAST_CARDS, FIRST_CARDS - HASTE * s.turns)  # what a card of income is worth
        self.yields: Final = income(s)
        self.plans: Final[list[Plans | None]] = [None] * s.seats
        self.fleets: Final = [fleets_of(s, civ) for civ in range(CIVS)]
        self.nears: Final = [NOT_YET] * provinces  # see ``near``
        self.buildings: Final = [UNKNOWN] * len(s.buildings)
        self.markers: Final = [UNKNOWN] * provinces
        self.units: Final[list[Reason | None]] = [None] * (UNITS * provinces)
        self.danger: Final = [UNKNOWN] * provinces
        self.sieges: Final = [UNKNOWN] * provinces
        self.weights: Final[list[float]] = []
        self.hands: Final[list[list[int]]] = [[] for _ in range(s.seats)]
        self.seen: int = 0  # bits of the seats whose hands it has looked at
        self.known: Final[list[dict[int, float]]] = [{} for _ in range(s.seats)]  # see ``after``
        self.wanted: Final[list[float]] = []  # what a card of each kind is worth to the seat it helps most
        self.offered: Final[list[list[int]]] = [[] for _ in range(s.seats)]  # see ``offered_to``

    def knows(self, s: MareNostrumState) -> bool:
        """Say whether the board of a position is the one it has looked at."""
        return s.terms is self.s.terms and self.board == board_of(s)

    def look(self, s: MareNostrumState) -> None:
        """Look up again: at a position whose board it knows, but not the hands and offers."""
        self.s = s
        self.seen = 0
        self.wanted.clear()
        for offered in self.offered:
            offered.clear()

    # Purchases

    def needed(self, seat: int) -> int:
        """Return how many heroes and wonders a seat needs to win."""
        return cards_to_win(self.s) - self.s.cards_won(seat)

    def hero(self, seat: int) -> float:
        """Return what the next hero or wonder is worth to a seat."""
        needed = self.needed(seat)
        return WIN if needed <= 1 else LATE_HERO if needed == 2 else HERO

    def plans_of(self, seat: int) -> Plans:
        """Return what sets of cards are worth to a seat."""
        plans = self.plans[seat]
        if plans is None:
            s, nine, needed = self.s, self.hero(seat), self.needed(seat)
            pyramids = price_of_card(s, PYRAMIDS)
            swap = s.card_owner[CLEOPATRA] == seat and not s.construction.swap_used
            if seat == self.seat:
                threes, sixes = self.wishes()
                plans = Plans(threes, sixes, nine, needed, pyramids, swap)
            else:
                plans = plans_of_rival(self.card, nine, needed, pyramids, swap)
            self.plans[seat] = plans
        return plans

    def wishes(self) -> tuple[list[float], list[float]]:
        """Return what the things for three and for six cards are worth to this seat, the best first."""
        s, threes, sixes = self.s, list[float](), list[float]()
        for province in range(s.box.provinces):
            if closed(s, self.civ, province) != NONE:
                continue
            for building in s.box.buildings_of[province]:
                item = s.box.building_kind[building]
                if room_for_building(s, item, building) == NONE:
                    (threes if item <= CARAVAN else sixes).append(self.building(building))
            for item in (LEGION, TRIREME, FORTRESS):
                if room_for_unit(s, self.civ, item, province) == NONE:
                    threes.append(self.unit(item, province).worth)
        within = reach(s, self.civ)
        for province in range(s.box.provinces):
            if within >> province & 1 and marker_obstacle(s, self.civ, province, within) == NONE:
                threes.append(self.marker(province))
        return sorted(threes, reverse=True), sorted(sixes, reverse=True)

    def building(self, building: int) -> float:
        """Return what a building would earn; worked out once."""
        if self.buildings[building] < 0.0:
            self.buildings[building] = self.earned(building)
        return self.buildings[building]

    def earned(self, building: int) -> float:
        """Work out what a building would earn."""
        s, box = self.s, self.s.box
        province, kind = box.building_province[building], box.building_kind[building]
        if kind in (TEMPLE, MARKET):
            spots = box.sites_of[province] if kind == TEMPLE else box.icons_of[province]
            doubled = len([spot for spot in spots if s.buildings[spot] == BUILT])
            free = len([spot for spot in spots if s.buildings[spot] == FREE])
            return self.card * (doubled + 0.3 * free)
        good = box.building_good[building]
        cards = float(self.yielded(building))
        return self.card * (cards + self.spread(good))

    def yielded(self, building: int) -> int:
        """Return how many cards per turn a city or a caravan brings to the owner of its province."""
        s = self.s
        return s.box.doubled if s.buildings[doubler_of(s, building)] == BUILT else 1

    def spread(self, good: int) -> float:
        """Return what is gained by a kind of card that the seat does not collect yet, in cards."""
        if good == TAX:
            return 0.1
        have = self.yields[card_at(self.seat, good)]
        return SPREAD * 0.35 if have == 0 else -0.15 * min(have, 3)

    def province(self, province: int) -> float:
        """Return what a marker in a province promises."""
        s, box = self.s, self.s.box
        worth = 0.4
        for building in box.sites_of[province] + box.icons_of[province]:
            if s.buildings[building] in (BUILT, COVERED):
                worth += self.building(building)
            elif s.buildings[building] == FREE and s.stock[box.building_kind[building]]:
                price = price_of(s, self.seat, box.building_kind[building])
                worth += max(0.0, SITE * self.building(building) - 0.5 * price)
        return worth

    def marker(self, province: int) -> float:
        """Return what a marker in a province is worth; more if it takes the province from somebody."""
        if self.markers[province] < 0.0:
            self.markers[province] = self.province(province) + (1.0 if self.s.owner[province] != NOBODY else 0.0)
        return self.markers[province]

    def unit(self, item: int, province: int) -> Reason:
        """Return what a legion, a trireme or a fortress is worth in a province; worked out once."""
        at = (item - LEGION) * self.s.box.provinces + province
        known = self.units[at]
        if known is None:
            known = self.units[at] = self.use(item, province)
        return known

    def use(self, item: int, province: int) -> Reason:
        """Work out what a legion, a trireme or a fortress is worth in a province."""
        s = self.s
        if item == TRIREME:
            afloat = s.box.reserve_triremes - left_of(s, self.civ, TRIREME)
            return Reason(REACH, max(0.1, TRIREME_WORTH - 0.6 * afloat))
        here = s.legions[unit_at(province, self.civ)] + s.fortresses[province]
        threat = self.threat(province)
        if item == FORTRESS:
            return Reason(DEFENCE, 1.0 + threat / (1 + here))
        spoils = self.chance_of_spoils(province)
        return Reason(DEFENCE, 0.7 + 0.8 * threat / (1 + here) + spoils)

    # Hands

    def held(self, seat: int) -> list[int]:
        """Return what a seat holds, including its offer and what it has acquired."""
        if not self.seen >> seat & 1:
            held, exchange, first = self.s.hands[cards_of(seat)], self.s.exchange, card_at(seat, 0)
            if exchange.traders:
                offers, taken = exchange.offers, exchange.taken
                held = [count + offers[first + kind] + taken[first + kind] for kind, count in enumerate(held)]
            if held != self.hands[seat]:
                self.hands[seat] = held
                self.known[seat].clear()
            self.seen |= 1 << seat
        return self.hands[seat]

    def hand(self, seat: int) -> list[int]:
        """Return what a seat holds as a list to try things out on."""
        return self.held(seat)[:]

    def change(self, seat: int, lost: int, gained: int) -> float:
        """Return how a seat's prospects change by losing and gaining a card (ABSENT: none)."""
        return self.after(seat, lost, gained) - self.after(seat, ABSENT, ABSENT)

    def after(self, seat: int, lost: int, gained: int) -> float:
        """Return a seat's prospects after losing and gaining a card; goods held equally often are worth the same."""
        if lost == gained != ABSENT:
            return self.after(seat, ABSENT, ABSENT)
        held = self.held(seat)
        at = often(held, lost) * APART + often(held, gained)
        known = self.known[seat].get(at)
        if known is None:
            hand = held[:]
            if lost != ABSENT:
                hand[lost] -= 1
            if gained != ABSENT:
                hand[gained] += 1
            known = self.known[seat][at] = self.prospects(seat, hand)
        return known

    def offered_to(self, seat: int) -> list[int]:
        """Return the kinds of card that others than a seat offer; worked out once."""
        found, offers = self.offered[seat], self.s.exchange.offers
        if not found:
            for kind in range(KINDS):
                for other in range(self.s.seats):
                    if other != seat and offers[card_at(other, kind)]:
                        found.append(kind)
                        break
        return found

    def prospects(self, seat: int, hand: list[int]) -> float:
        """Return what a hand is worth to a seat while cards still change hands."""
        return self.plans_of(seat).prospects(hand)

    # Rivals

    def menaces(self) -> list[float]:
        """Return how far ahead of the others each seat is, in cards."""
        ahead: list[float] = []
        for seat in range(self.s.seats):
            got = self.yields[cards_of(seat)]
            pace = got[TAX] + GOODS_SHARE * (sum(got) - got[TAX])
            ahead.append(9.0 * self.s.cards_won(seat) + PACE * pace)
        mean = sum(ahead) / len(ahead)
        return [each - mean for each in ahead]

    def weight(self, seat: int) -> float:
        """Return how much another seat's gains matter: the leader's most."""
        if not self.weights:
            for menace in self.menaces():
                self.weights.append(min(FIERCEST, max(MILDEST, 1.0 + GRUDGE * menace)))
        return self.weights[seat]

    def enmity(self, province: int) -> float:
        """Return how much one likes to hurt the owner of a province: the leader most, the weak and neutrals least."""
        s = self.s
        owner = s.player(s.owner[province])
        if owner == NOBODY:
            return 1.0
        return FIERCEST if self.needed(owner) <= 1 else self.weight(owner)

    def missed(self, building: int) -> int:
        """Return how many cards a building yields per turn."""
        s, box = self.s, self.s.box
        kind, province = box.building_kind[building], box.building_province[building]
        if kind <= CARAVAN:
            return self.yielded(building)
        spots = box.sites_of[province] if kind == TEMPLE else box.icons_of[province]
        return len([spot for spot in spots if s.buildings[spot] in (BUILT, COVERED)])

    # War

    def threat(self, province: int) -> float:
        """Return how many legions of others can reach a province, weighted by what they would find."""
        known = self.danger[province]
        if known >= 0:
            return known
        s, found = self.s, 0
        for civ in range(CIVS):
            if civ != self.civ and s.seat_of[civ] != NOBODY:
                found += self.legions_near(civ, province)
        stakes = sum([self.missed(building) for building in standing_in(s, province)])
        self.danger[province] = min(4.0, 0.7 * found) * (1 + 0.3 * stakes)
        return self.danger[province]

    def legions_near(self, civ: int, province: int) -> int:
        """Return how many legions of a civilisation can reach a province in one step."""
        count, legions = 0, self.s.legions
        near = self.near(province) if civ == self.civ else next_to(self.s, 1 << province, self.fleets[civ])
        while near:
            count += legions[unit_at(lowest(near), civ)]
            near &= near - 1
        return count

    def near(self, province: int) -> int:
        """Return the provinces that legions of this seat can reach from a province; worked out once."""
        if self.nears[province] == NOT_YET:
            self.nears[province] = next_to(self.s, 1 << province, self.fleets[self.civ])
        return self.nears[province]

    def chance_of_spoils(self, province: int) -> float:
        """Return what a legion in a province can hope to take from there."""
        best, near = 0.0, self.near(province)
        while near:
            other = lowest(near)
            near &= near - 1
            if is_foreign(self.s, other, self.civ):
                best = max(best, self.siege(other))
        return min(best, LEGION_WORTH)

    def siege(self, province: int) -> float:
        """Return what one more legion adds to an attack on a foreign province, alone or with others to come."""
        if self.sieges[province] < 0:
            s, owner, best = self.s, self.s.owner[province], 0.0
            ready = self.legions_near(self.civ, province)
            now = self.odds(ready, owner, province)[0] if ready else 0.0
            for more in range(1, REINFORCED + 1):
                best = max(best, (self.odds(ready + more, owner, province)[0] - now) / more)
            guarded = len(enemies_in(s, province, self.civ)) > 0
            self.sieges[province] = SIEGE * best * self.spoils(province, 2 if guarded else 1)
        return self.sieges[province]

    def odds(self, attackers: int, enemy: int, province: int) -> tuple[float, float]:
        """Return how likely attackers are to clear a province and stay, and how many they lose on average."""
        s = self.s
        guards = s.legions[unit_at(province, enemy)]
        forts = s.fortresses[province] if s.owner[province] == enemy else 0
        own_forts = s.fortresses[province] if s.owner[province] == self.civ else 0
        box = s.box
        bonus = box.die_bonus * (s.card_owner[HANNIBAL] == self.seat)
        their = box.die_bonus * (s.card_owner[HANNIBAL] == s.seat_of[enemy] != NOBODY)
        holding = forts if guards or s.options.fortress_holds else 0
        need = box.hit * (guards + holding) - bonus * attackers - box.fortress_points * own_forts
        clear = at_least(box.die, attackers, need)
        struck = [at_least(box.die, guards, box.hit * hits - their * guards - box.fortress_points * forts)
                  for hits in range(1, attackers + 1)]  # fmt: skip
        survive = 1.0 - struck[attackers - 1] if attackers else 0.0
        return clear * survive, sum(struck)

    def spoils(self, province: int, legions: int) -> float:
        """Return what a foreign province brings to this many legions."""
        found = sorted([self.taken_worth(building) for building in standing_in(self.s, province)], reverse=True)
        return sum(found[:legions]) * self.enmity(province)

    def taken_worth(self, building: int) -> float:
        """Return what a legion on a building collects before it has to go, and what its owner misses."""
        kind = self.s.box.building_kind[building]
        got = 1.0 if kind <= CARAVAN else 0.6
        return HELD * (got + DENIAL * self.missed(building))
