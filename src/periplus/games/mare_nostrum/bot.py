"""What a good player of Mare Nostrum looks at. Everything is measured in cards: what it earns, saves or costs."""

from typing import Final

from periplus.games.mare_nostrum.actions import (
    LEGIONS_FIRST,
    MANY,
    TRIREME_UNIT,
    Attack,
    Build,
    Buy,
    Move,
    Occupy,
    Offer,
    Pillage,
    Point,
    Swap,
    Take,
    group_count,
    group_place,
)
from periplus.games.mare_nostrum.box import (
    AGAMEMNON,
    ARCHIMEDES,
    ARTEMIS,
    CARAVAN,
    CIVS,
    CLEOPATRA,
    COLOSSUS,
    FORTRESS,
    GARDENS,
    HANNIBAL,
    HELEN,
    INFLUENCE,
    KINDS,
    LEGION,
    LIGHTHOUSE,
    MARKET,
    MAUSOLEUM,
    NEBUCHADNEZZAR,
    NOBODY,
    PERICLES,
    PYRAMIDS,
    SOLOMON,
    TAX,
    TEMPLE,
    TRIREME,
    ULYSSES,
    ZEUS,
)
from periplus.games.mare_nostrum.commerce import FEWEST_TRADERS, income, telling_offers
from periplus.games.mare_nostrum.construction import (
    NO_BUILDING,
    NONE,
    building_meant,
    cards_to_win,
    closed,
    left_of,
    marker_obstacle,
    price_of,
    price_of_card,
    reach,
    room,
    room_for_building,
)
from periplus.games.mare_nostrum.plans import RACE, WIN, Plans, changed, picked, refilled
from periplus.games.mare_nostrum.provinces import (
    doubler_of,
    enemies_in,
    fleets_of,
    invader_of,
    is_foreign,
    next_to,
    standing_in,
)
from periplus.games.mare_nostrum.state import BUILT, COVERED, FREE, MareNostrumState
from periplus.kernel.action import ABSENT, Action
from periplus.kernel.message import Message, Reason

HERO: Final = 13.5  # what a hero or wonder is worth beside its power
LATE_HERO: Final = 18.0  # when the next one wins
LAST_CARDS: Final = 1.2  # what a card of income is worth at the end of a game
FIRST_CARDS: Final = 6.5  # and at its beginning
HASTE: Final = 0.4  # how fast that falls each turn
SPREAD: Final = 0.9  # what a good that one does not produce yet is worth besides
SITE: Final = 0.4  # how much of a province's buildings its marker is worth
DENIAL: Final = 0.3  # how much of another's loss is one's own gain
PICKED: Final = 0.65  # how many of one's picks find what one wants
RIVALRY: Final = 0.8  # how much of what the others gain on average is one's own loss
HOPEFUL: Final = 12  # turns after which ever fewer do, so that a Director asks for more where little brought nothing
MOST_PICKS: Final = 5  # so many cards of a hand change, however many are offered
TAXED: Final = 0.4  # how many taxes of others lie on the table
TEMPTING: Final = 0.1  # how much of what others gain by an offer is one's own loss
LEGION_WORTH: Final = 2.2
TRIREME_WORTH: Final = 1.1
HELD: Final = 2.5  # turns that an occupation may last
RUINED: Final = 3.2  # turns that a pillaged building is missed
GOODS_SHARE: Final = 0.8  # how much of a good's income goes into sets; taxes always do
PACE: Final = 1.5  # turns of income that tell who is ahead
GRUDGE: Final = 0.12  # how much more one likes to hurt whoever is a card ahead of the others
MILDEST: Final = 0.7  # of those far behind
FIERCEST: Final = 2.5  # of those about to win
SIEGE: Final = 0.4  # how much of a siege that is being prepared a legion is worth
REINFORCED: Final = 3  # legions that may still join a siege
AT_ONCE: Final = 0.1  # what is done now needs not be done later
DICE: Final = 17  # more than ever fight on one side

# What the powers of heroes and wonders add
POWERS: Final = {
    ARTEMIS: 4.0, COLOSSUS: 3.5, MAUSOLEUM: 2.5, HELEN: 2.0, ULYSSES: 1.5, SOLOMON: 1.5, AGAMEMNON: 1.2,
    LIGHTHOUSE: 1.2, GARDENS: 1.0, ARCHIMEDES: 1.0, NEBUCHADNEZZAR: 0.8, ZEUS: 0.6,
}  # fmt: skip

# Why an action is worth something
NOW = Message("reason-now")
WINS = Message("reason-wins")
HAND = Message("reason-hand")
INCOME = Message("reason-income")
PROVINCE = Message("reason-province")
DEFENCE = Message("reason-defence")
GOAL = Message("reason-goal")
POWER = Message("reason-power")
DENIED = Message("reason-denied")
NEXT_PICK = Message("reason-next-pick")
SPOILS = Message("reason-spoils")
LOSS = Message("reason-losses")
RISK = Message("reason-risk")
REACH = Message("reason-reach")
ORDER = Message("reason-order")
NOTHING = Message("reason-nothing")


def appraise(s: MareNostrumState, seat: int, actions: list[Action]) -> list[float]:
    """Return what each of these actions is worth to a seat, in cards."""
    eye = Eye(s, seat)
    return [sum([reason.worth for reason in eye.reasons(action)]) for action in actions]


def reasons(s: MareNostrumState, seat: int, action: Action) -> list[Reason]:
    """Return why an action is worth what it is: parts that add up to it."""
    return Eye(s, seat).reasons(action)


def chances(die: int) -> list[list[float]]:
    """Return, for each number of dice, how likely their sum is to be at least so much."""
    sums, found = [1.0], list[list[float]]()
    for _ in range(DICE):
        tail = [sum(sums[at:]) for at in range(len(sums))]
        found.append(tail)
        longer = [0.0] * (len(sums) + die)
        for at, chance in enumerate(sums):
            for face in range(1, die + 1):
                longer[at + face] += chance / die
        sums = longer
    return found


AT_LEAST: Final = {6: chances(6)}


def at_least(die: int, dice: int, points: int) -> float:
    """Return how likely some dice are to show so many points."""
    tails = AT_LEAST.get(die)
    if tails is None:
        tails = AT_LEAST[die] = chances(die)
    tail = tails[min(dice, DICE - 1)]
    if points <= 0:
        return 1.0
    return tail[points] if points < len(tail) else 0.0


class Eye:
    """A position as one seat looks at it."""

    def __init__(self, s: MareNostrumState, seat: int) -> None:
        """Look at the board."""
        self.s: Final = s
        self.seat: Final = seat
        self.civ: Final = s.civ_of[seat]
        self.card: Final = max(LAST_CARDS, FIRST_CARDS - HASTE * s.turns)  # what a card of income is worth
        self.yields: Final = income(s)
        self.plans: Final[list[Plans | None]] = [None] * s.seats
        self.wanted: Final[list[float]] = []  # what a card of each kind is worth to whom it helps most
        self.danger: Final[list[float]] = [-1.0] * s.box.provinces
        self.sieges: Final[list[float]] = [-1.0] * s.box.provinces
        self.menaces: Final[list[float]] = []

    # What purchases are worth

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
            threes, sixes = self.wishes() if seat == self.seat else ([0.8 * self.card] * 4, [1.8 * self.card])
            s = self.s
            swap = s.card_owner[CLEOPATRA] == seat and not s.swap_used
            plans = Plans(threes, sixes, self.hero(seat), self.needed(seat), price_of_card(s, PYRAMIDS), swap)
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
                if room(s, self.civ, item, province, NO_BUILDING) == NONE:
                    threes.append(self.unit(item, province).worth)
        within = reach(s, self.civ)
        for province in range(s.box.provinces):
            if within >> province & 1 and marker_obstacle(s, self.civ, province, within) == NONE:
                threes.append(self.marker(province))
        return sorted(threes, reverse=True), sorted(sixes, reverse=True)

    def building(self, building: int) -> float:
        """Return what a building would earn."""
        s, box = self.s, self.s.box
        province, kind = box.building_province[building], box.building_kind[building]
        if kind in (TEMPLE, MARKET):
            spots = box.sites_of[province] if kind == TEMPLE else box.icons_of[province]
            doubled = len([spot for spot in spots if s.buildings[spot] == BUILT])
            free = len([spot for spot in spots if s.buildings[spot] == FREE])
            return self.card * (doubled + 0.3 * free)
        good = box.building_good[building]
        cards = 2.0 if s.buildings[doubler_of(s, building)] == BUILT else 1.0
        return self.card * (cards + self.spread(good))

    def spread(self, good: int) -> float:
        """Return what is gained by a kind of card that one does not collect yet, in cards."""
        if good == TAX:
            return 0.1
        have = self.yields[self.seat * KINDS + good]
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

    def threat(self, province: int) -> float:
        """Return how many legions of others can come to a province, weighed by what they would find."""
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
        """Return how many legions of a civilisation can come to a province in one step."""
        s, count = self.s, 0
        near = next_to(s, 1 << province, fleets_of(s, civ))
        for other in range(s.box.provinces):
            if near >> other & 1:
                count += s.legions[other * CIVS + civ]
        return count

    # Cards

    def hand(self, seat: int) -> list[int]:
        """Return what a seat holds, its offer and what it has acquired included."""
        s, first = self.s, seat * KINDS
        return [s.hands[at] + s.offers[at] + s.taken[at] for at in range(first, first + KINDS)]

    def change(self, seat: int, lost: int, gained: int) -> float:
        """Return how a seat's prospects change by losing and gaining a card (ABSENT: none)."""
        hand = self.hand(seat)
        before = self.prospects(seat, hand)
        if lost != ABSENT:
            hand[lost] -= 1
        if gained != ABSENT:
            hand[gained] += 1
        return self.prospects(seat, hand) - before

    def prospects(self, seat: int, hand: list[int]) -> float:
        """Return what a hand is worth to a seat while cards still change hands."""
        plans = self.plans_of(seat)
        return plans.worth(hand) + plans.promise(hand)

    def spending(self, cards: tuple[int, ...], worth: float) -> Reason:
        """Return what paying with cards for something costs: what they could have bought otherwise."""
        hand, plans = self.hand(self.seat), self.plans_of(self.seat)
        before = plans.worth(hand)
        for card in cards:
            hand[card] -= 1
        return Reason(HAND, plans.without(worth, len(cards)).worth(hand) - before)

    def parting(self, cards: tuple[int, ...]) -> Reason:
        """Return what is lost if all these cards are."""
        hand = self.hand(self.seat)
        before = self.prospects(self.seat, hand)
        for card in cards:
            hand[card] -= 1
        return Reason(HAND, self.prospects(self.seat, hand) - before)

    def tempting(self, cards: tuple[int, ...]) -> Reason:
        """Return what it costs to offer what others need most."""
        if not self.wanted:
            others = [seat for seat in range(self.s.seats) if seat != self.seat]
            for kind in range(KINDS):
                self.wanted.append(max([self.weight(other) * self.change(other, ABSENT, kind) for other in others]))
        return Reason(DENIED, -TEMPTING * sum([self.wanted[card] for card in cards]))

    # Every action

    def reasons(self, action: Action) -> list[Reason]:
        """Return why an action is worth what it is."""
        if isinstance(action, Build):
            return self.build(action)
        if isinstance(action, Buy):
            return self.buy(action)
        if isinstance(action, Swap):
            return [self.swap(action)]
        if isinstance(action, Offer):
            return [self.parting(action.cards), self.tempting(action.cards)]
        if isinstance(action, Take):
            return self.take(action)
        if isinstance(action, Move):
            return self.move(action)
        if isinstance(action, Attack):
            return self.attack(action)
        if isinstance(action, Pillage):
            return self.pillage(action)
        if isinstance(action, Occupy):
            return [Reason(SPOILS, self.occupied(action.province, action.spots))]
        if isinstance(action, Point):
            return self.point(action)
        return self.bare(action)

    def point(self, action: Point) -> list[Reason]:
        """Return what naming one thing is worth."""
        match action.verb.name:
            case "name":
                return [self.name(action.what)]
            case "exchange":
                return self.exchange(action.what)
            case "give":
                return self.give(action.what)
            case "collect":
                return [Reason(HAND, self.change(self.seat, ABSENT, action.what))]
            case "keep":
                return [Reason(HAND, 1.0 - 0.2 * self.yields[self.seat * KINDS + action.what])]
            case "convert":
                return self.convert(action.what)
        return [Reason(DEFENCE, 1.0 if action.what == LEGIONS_FIRST else 0.0)]

    def bare(self, action: Action) -> list[Reason]:
        """Return what a word alone is worth."""
        if action is self.s.actions.lure:
            return [Reason(DEFENCE, 2 * LEGION_WORTH)]
        if action is self.s.actions.redirect:
            return self.redirect()
        return [Reason(NOTHING, 0.0)]

    # Commerce

    def exchange(self, count: int) -> list[Reason]:
        """Return what a number of offered cards is worth: what one expects of it, and others do."""
        own, others = 0.0, 0.0
        able = [seat for seat in range(self.s.seats) if count and self.s.hand_size(seat) >= count]
        if len(able) < FEWEST_TRADERS:
            return [Reason(NOTHING, -AT_ONCE if count else 0.0)]  # to ask for more than others hold is to say 0
        for seat in able:
            pool = self.pool(seat, able)
            if seat == self.seat:
                own = self.traded(seat, count, pool)
            else:
                others += self.traded(seat, count, pool) * self.weight(seat)
        return [Reason(HAND, own), Reason(DENIED, -RIVALRY * others / (self.s.seats - 1))]

    def pool(self, seat: int, able: list[int]) -> list[int]:
        """Return what those hold with whom a seat can exchange cards."""
        found = [0] * KINDS
        for other in able:
            if other != seat:
                for kind, cards in enumerate(self.hand(other)):
                    found[kind] += cards
        return found

    def weight(self, seat: int) -> float:
        """Return how much it matters what another seat gains: the leader's gains most."""
        return min(FIERCEST, max(MILDEST, 1.0 + GRUDGE * self.menace(seat)))

    def traded(self, seat: int, count: int, pool: list[int]) -> float:
        """Return what a seat can expect of an exchange: it parts with what it needs least, and picks."""
        hand, plans = self.hand(seat), self.plans_of(seat)
        before, best = min(RACE, plans.worth(hand)), 0.0
        found = PICKED * min(1.0, HOPEFUL / max(1, self.s.turns))
        picks = round(min(found * count, MOST_PICKS))
        taxes = min(picks, round(TAXED * pool[TAX]))
        for cards in telling_offers(hand, count):
            rest = picked(hand, cards, picks)
            best = max(best, plans.worth(refilled(rest, pool, picks, 0)))
            best = max(best, plans.worth(refilled(rest, pool, picks - taxes, taxes)))
        return min(RACE, best) - before

    def take(self, action: Take) -> list[Reason]:
        """Return what a pick is worth: the card, what it spoils, and what the victim can take next."""
        victim = self.s.seat_of[action.civ]
        spoiled, denial = -self.change(victim, action.card, ABSENT), DENIAL * self.weight(victim)
        parts = [Reason(HAND, self.change(self.seat, ABSENT, action.card)), Reason(DENIED, denial * spoiled)]
        return [*parts, Reason(NEXT_PICK, -denial * self.best_pick(victim, action.card))]

    def best_pick(self, seat: int, lost: int) -> float:
        """Return the best that a seat can make of the next pick, after losing a card."""
        s, best, before = self.s, 0.0, self.change(seat, lost, ABSENT)
        for kind in range(KINDS):
            if any(s.offers[other * KINDS + kind] for other in range(s.seats) if other != seat):
                best = max(best, self.change(seat, lost, kind) - before)
        return best

    def give(self, card: int) -> list[Reason]:
        """Return what giving a card costs, and what it brings the other."""
        gained = self.change(self.s.picker, ABSENT, card) * self.weight(self.s.picker)
        return [Reason(HAND, self.change(self.seat, card, ABSENT)), Reason(DENIED, -DENIAL * gained)]

    def redirect(self) -> list[Reason]:
        """Return what Ulysses is worth now: a pick of one's own for the card that is lost."""
        s = self.s
        lost = min(
            [self.change(self.seat, kind, ABSENT) for kind in range(KINDS) if s.offers[self.seat * KINDS + kind]]
        )
        spoiled = DENIAL * self.change(s.picker, ABSENT, s.wanted)
        gain = Reason(NEXT_PICK, self.best_pick(self.seat, ABSENT) - 1.0)
        return [gain, Reason(HAND, lost), Reason(DENIED, spoiled)]

    # Leading a phase

    def name(self, civ: int) -> Reason:
        """Return what naming somebody is worth: oneself first, a player about to win last, the weaker for a role."""
        s = self.s
        named = s.seat_of[civ]
        if s.heirs:
            return Reason(ORDER, -3.0 * s.cards_won(named) - sum(self.yields[named * KINDS : (named + 1) * KINDS]))
        if named == self.seat:
            return Reason(ORDER, 1.0)
        return Reason(ORDER, -0.1 * s.cards_won(named))

    # Construction

    def buy(self, action: Buy) -> list[Reason]:
        """Return what a hero or a wonder brings, and what its cards could have bought; a win costs nothing."""
        if action.card == PYRAMIDS or self.needed(self.seat) <= 1:
            return [Reason(WINS, WIN)]
        power = POWERS.get(action.card, 2.5) * min(1.0, 0.3 + self.card / FIRST_CARDS)
        return [Reason(GOAL, self.hero(self.seat)), Reason(POWER, power), self.spending(action.cards, 0.0)]

    def build(self, action: Build) -> list[Reason]:
        """Return what something on the board brings, and what its cards could have bought."""
        s, item, province = self.s, action.item, action.province
        if item == INFLUENCE:
            reason = Reason(PROVINCE, self.marker(province))
        elif item <= MARKET:
            reason = Reason(INCOME, self.building(building_meant(s, item, province, action.spot)))
        else:
            reason = self.unit(item, province)
        return [reason, Reason(NOW, AT_ONCE), self.spending(action.cards, reason.worth)]

    def swap(self, action: Swap) -> Reason:
        """Return what an exchange with the bank makes possible."""
        hand, plans = self.hand(self.seat), self.plans_of(self.seat)
        after = plans.as_it_is(changed(hand, action.given, action.got))
        return Reason(HAND, after - plans.as_it_is(hand) - AT_ONCE)

    def marker(self, province: int) -> float:
        """Return what a marker in a province is worth; more if it takes the province from somebody."""
        return self.province(province) + (1.0 if self.s.owner[province] != NOBODY else 0.0)

    def unit(self, item: int, province: int) -> Reason:
        """Return what a legion, a trireme or a fortress is worth in a province."""
        s = self.s
        if item == TRIREME:
            afloat = s.box.reserve_triremes - left_of(s, self.civ, TRIREME)
            return Reason(REACH, max(0.1, TRIREME_WORTH - 0.6 * afloat))
        here = s.legions[province * CIVS + self.civ] + s.fortresses[province]
        threat = self.threat(province)
        if item == FORTRESS:
            return Reason(DEFENCE, 1.0 + threat / (1 + here))
        spoils = self.chance_of_spoils(province)
        return Reason(DEFENCE, 0.7 + 0.8 * threat / (1 + here) + spoils)

    def chance_of_spoils(self, province: int) -> float:
        """Return what a legion in a province can hope to take from there."""
        s, best = self.s, 0.0
        near = next_to(s, 1 << province, fleets_of(s, self.civ))
        for other in range(s.box.provinces):
            if near >> other & 1 and is_foreign(s, other, self.civ):
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

    # War

    def spoils(self, province: int, legions: int) -> float:
        """Return what a foreign province brings to so many legions."""
        found = sorted([self.taken_worth(building) for building in standing_in(self.s, province)], reverse=True)
        return sum(found[:legions]) * self.enmity(province)

    def taken_worth(self, building: int) -> float:
        """Return what a legion on a building collects before it has to go, and what its owner misses."""
        kind = self.s.box.building_kind[building]
        got = 1.0 if kind <= CARAVAN else 0.6
        return HELD * (got + DENIAL * self.missed(building))

    def missed(self, building: int) -> int:
        """Return how many cards a turn come of a building."""
        s, box = self.s, self.s.box
        kind, province = box.building_kind[building], box.building_province[building]
        if kind <= CARAVAN:
            return 2 if s.buildings[doubler_of(s, building)] == BUILT else 1
        spots = box.sites_of[province] if kind == TEMPLE else box.icons_of[province]
        return len([spot for spot in spots if s.buildings[spot] in (BUILT, COVERED)])

    def menace(self, seat: int) -> float:
        """Return how far ahead of the others a seat is, in cards."""
        if not self.menaces:
            for each in range(self.s.seats):
                got = self.yields[each * KINDS : (each + 1) * KINDS]
                pace = got[TAX] + GOODS_SHARE * (sum(got) - got[TAX])
                self.menaces.append(9.0 * self.s.cards_won(each) + PACE * pace)
        return self.menaces[seat] - sum(self.menaces) / len(self.menaces)

    def enmity(self, province: int) -> float:
        """Return how much one likes to hurt the owner of a province: the leader most, the weak and neutrals least."""
        s = self.s
        owner = s.player(s.owner[province])
        if owner == NOBODY:
            return 1.0
        return FIERCEST if self.needed(owner) <= 1 else self.weight(owner)

    def occupied(self, province: int, spots: tuple[int, ...]) -> float:
        """Return what legions on these buildings are worth."""
        buildings = [self.s.box.building_at[province, spot] for spot in spots]
        return sum([self.taken_worth(building) for building in buildings]) * self.enmity(province)

    def pillage(self, action: Pillage) -> list[Reason]:
        """Return what destroying a building is worth."""
        s = self.s
        building = s.box.building_at[action.province, action.spot]
        loot = 1.0 if s.card_owner[NEBUCHADNEZZAR] == self.seat and s.box.building_good[building] != NOBODY else 0.0
        harm = RUINED * DENIAL * self.missed(building) * self.enmity(action.province)
        owner = s.player(s.owner[action.province])
        if owner != NOBODY and self.needed(owner) <= 1:
            harm += 2.0  # surer than an occupation, which may not last until the next income
        return [Reason(DENIED, harm), Reason(SPOILS, loot)]

    def convert(self, province: int) -> list[Reason]:
        """Return what the marker of a province is worth that one may replace."""
        within = reach(self.s, self.civ) >> province & 1
        return [Reason(PROVINCE, 0.45 * self.province(province) if within else 0.0)]

    def odds(self, attackers: int, enemy: int, province: int) -> tuple[float, float]:
        """Return how likely attackers are to clear a province and stay, and how many they lose on average."""
        s = self.s
        guards = s.legions[province * CIVS + enemy]
        forts = s.fortresses[province] if s.owner[province] == enemy else 0
        own_forts = s.fortresses[province] if s.owner[province] == self.civ else 0
        bonus = int(s.card_owner[HANNIBAL] == self.seat)
        their = int(s.card_owner[HANNIBAL] == s.seat_of[enemy] != NOBODY)
        box = s.box
        need = box.hit * (guards + forts) - bonus * attackers - box.fortress_points * own_forts
        clear = at_least(box.die, attackers, need)
        struck = [at_least(box.die, guards, box.hit * hits - their * guards - box.fortress_points * forts)
                  for hits in range(1, attackers + 1)]  # fmt: skip
        survive = 1.0 - struck[attackers - 1] if attackers else 0.0
        return clear * survive, sum(struck)

    def move(self, action: Move) -> list[Reason]:
        """Return what a move brings."""
        if action.groups[0] // MANY % 2 == TRIREME_UNIT:
            return self.sail(action)
        s, to = self.s, action.to
        count = sum([group_count(value) for value in action.groups])
        risk = Reason(RISK, -sum([self.exposed(group_place(value), group_count(value)) for value in action.groups]))
        enemies = enemies_in(s, to, self.civ)
        standing = s.legions[to * CIVS + self.civ]
        if enemies:
            enemy = enemies[0] if action.against == ABSENT else action.against
            return [*self.fight(count + standing, enemy, to, len(enemies)), risk]
        if is_foreign(s, to, self.civ):
            return [Reason(SPOILS, self.spoils(to, count) if standing == 0 else 0.0), risk]
        worth = 0.3 * self.threat(to) / (1 + standing) if s.owner[to] == self.civ else 0.0
        post = SIEGE * sum([group_count(value) * (self.chance_of_spoils(to) - self.chance_of_spoils(group_place(value)))
                            for value in action.groups])  # fmt: skip
        return [Reason(DEFENCE, worth - 0.05), Reason(SPOILS, post), risk]

    def exposed(self, province: int, leaving: int) -> float:
        """Return what leaving a province gives away: its defence, or the hold on it."""
        s = self.s
        here = s.legions[province * CIVS + self.civ]
        if s.owner[province] == self.civ:
            return 0.3 * self.threat(province) * leaving / max(1, here)
        if invader_of(s, province) != self.civ:
            return 0.0
        covered = len([each for each in standing_in(s, province) if s.buildings[each] == COVERED])
        return HELD * max(0, covered - (here - leaving)) + (
            1.5 if s.converting >> province & 1 and leaving == here else 0
        )

    def fight(self, attackers: int, enemy: int, province: int, enemies: int) -> list[Reason]:
        """Return what a battle brings: the spoils if it is won, and the losses on both sides."""
        s = self.s
        won, lost = self.odds(attackers, enemy, province)
        if enemies > 1:
            won = 0.0
        own = s.owner[province] == self.civ
        left = max(1, round(attackers - lost))
        spoils = self.restored(province) if own else self.spoils(province, left) if s.owner[province] != NOBODY else 0.3
        guards = s.legions[province * CIVS + enemy] + (s.fortresses[province] if s.owner[province] == enemy else 0)
        hit = min(float(guards), 0.7 * attackers) * LEGION_WORTH * 0.6
        if s.seat_of[enemy] == NOBODY:
            hit = 0.0
        return [Reason(SPOILS, won * spoils), Reason(DENIED, hit), Reason(LOSS, -lost * LEGION_WORTH)]

    def restored(self, province: int) -> float:
        """Return what is won back by driving invaders out of a province of one's own."""
        return 2.0 + HELD * len(standing_in(self.s, province))

    def attack(self, action: Attack) -> list[Reason]:
        """Return what a battle brings where one stands."""
        s, place = self.s, action.place
        if place >= s.box.provinces:
            return self.sea_battle(place, action.against)
        enemies = enemies_in(s, place, self.civ)
        enemy = enemies[0] if action.against == ABSENT else action.against
        return self.fight(s.legions[place * CIVS + self.civ], enemy, place, len(enemies))

    def sea_battle(self, sea: int, enemy: int) -> list[Reason]:
        """Return what a battle at sea brings."""
        s = self.s
        ours, theirs = s.triremes[sea * CIVS + self.civ], s.triremes[sea * CIVS + enemy]
        bonus = int(s.card_owner[PERICLES] == self.seat)
        their = int(s.card_owner[PERICLES] == s.seat_of[enemy])
        hit, die = s.box.hit, s.box.die
        sunk = sum([at_least(die, ours, hit * hits - bonus * ours) for hits in range(1, theirs + 1)])
        lost = sum([at_least(die, theirs, hit * hits - their * theirs) for hits in range(1, ours + 1)])
        return [Reason(DENIED, 0.6 * TRIREME_WORTH * sunk), Reason(LOSS, -TRIREME_WORTH * lost)]

    def sail(self, action: Move) -> list[Reason]:
        """Return what triremes open up where they go."""
        s, first = self.s, self.s.box.provinces
        before = after = fleets_of(s, self.civ)
        for value in action.groups:
            place, count = group_place(value), group_count(value)
            if place >= first and s.triremes[place * CIVS + self.civ] == count:
                after &= ~(1 << place - first)
        after |= 1 << action.to - first
        return [Reason(REACH, self.open_seas(after) - self.open_seas(before) - 0.05)]

    def open_seas(self, fleets: int) -> float:
        """Return what a chain of fleets puts within reach: free land, and spoils for the legions."""
        s, own, armed = self.s, 0, 0
        for province in range(s.box.provinces):
            if s.owner[province] == self.civ:
                own |= 1 << province
            if s.legions[province * CIVS + self.civ]:
                armed |= 1 << province
        worth, near, landing = 0.0, next_to(s, own, fleets), next_to(s, armed, fleets)
        for province in range(s.box.provinces):
            if near >> province & 1 and s.owner[province] == NOBODY:
                worth += 0.2 * len(s.box.sites_of[province] + s.box.icons_of[province])
            foreign = is_foreign(s, province, self.civ)
            if foreign and landing >> province & 1 and not enemies_in(s, province, self.civ):
                worth += 0.15 * self.spoils(province, 1)
        return worth
