"""What a good player of Mare Nostrum thinks of every action, and why: what it earns, saves or costs in cards."""

from typing import Final

from periplus.games.mare_nostrum.actions import (
    LEGIONS_FIRST,
    TRIREME_UNIT,
    Attack,
    Build,
    Buy,
    Convert,
    Move,
    Occupy,
    Offer,
    Pillage,
    Swap,
    Take,
    group_count,
    group_place,
    group_unit,
)
from periplus.games.mare_nostrum.box import (
    AGAMEMNON,
    ARCHIMEDES,
    ARTEMIS,
    CIVS,
    COLOSSUS,
    GARDENS,
    HELEN,
    INFLUENCE,
    KINDS,
    LIGHTHOUSE,
    MARKET,
    MAUSOLEUM,
    NEBUCHADNEZZAR,
    NOBODY,
    PERICLES,
    PYRAMIDS,
    SOLOMON,
    TAX,
    ULYSSES,
    ZEUS,
)
from periplus.games.mare_nostrum.exchange import telling_offers
from periplus.games.mare_nostrum.eye import (
    DEFENCE,
    DENIAL,
    FIRST_CARDS,
    HELD,
    LEGION_WORTH,
    REACH,
    SIEGE,
    TRIREME_WORTH,
    Eye,
)
from periplus.games.mare_nostrum.odds import at_least
from periplus.games.mare_nostrum.plans import RACE, WIN, changed, picked, refilled
from periplus.games.mare_nostrum.provinces import enemies_in, fleets_of, invader_of, is_foreign, next_to, standing_in
from periplus.games.mare_nostrum.sites import building_meant, reach
from periplus.games.mare_nostrum.state import COVERED, MareNostrumState, card_at, cards_of, unit_at
from periplus.kernel.action import ABSENT, Action, Choice
from periplus.kernel.message import Message, Reason, worth_of

PICKED: Final = 0.65  # share of one's picks that find what one wants
RIVALRY: Final = 0.8  # how much of what the others gain on average is one's own loss
HOPEFUL: Final = 12  # turns after which fewer and fewer do, so that a Director who got nothing for little asks for more
MOST_PICKS: Final = 5  # cards of a hand that change, however many are offered
TAXED: Final = 0.4  # how many taxes of others are on the table
TEMPTING: Final = 0.1  # how much of what others gain by an offer is one's own loss
RUINED: Final = 3.2  # turns for which a pillaged building is missed
AT_ONCE: Final = 0.1  # what is done now need not be done later

# What the powers of heroes and wonders add
POWERS: Final = {
    ARTEMIS: 4.0, COLOSSUS: 3.5, MAUSOLEUM: 2.5, HELEN: 2.0, ULYSSES: 1.5, SOLOMON: 1.5, AGAMEMNON: 1.2,
    LIGHTHOUSE: 1.2, GARDENS: 1.0, ARCHIMEDES: 1.0, NEBUCHADNEZZAR: 0.8, ZEUS: 0.6,
}  # fmt: skip

KEPT: Final[dict[int, Eye]] = {}  # for each seat the eye through which it looked last

# Why an action is worth something
NOW = Message("reason-now")
WINS = Message("reason-wins")
HAND = Message("reason-hand")
INCOME = Message("reason-income")
PROVINCE = Message("reason-province")
GOAL = Message("reason-goal")
POWER = Message("reason-power")
DENIED = Message("reason-denied")
NEXT_PICK = Message("reason-next-pick")
SPOILS = Message("reason-spoils")
LOSS = Message("reason-losses")
RISK = Message("reason-risk")
ORDER = Message("reason-order")
NOTHING = Message("reason-nothing")


def appraise(s: MareNostrumState, seat: int, actions: list[Action]) -> list[float]:
    """Return what each of these actions is worth to a seat, in cards."""
    eye = eye_of(s, seat)
    worths = [worth_of(reasons_for(eye, action)) for action in actions]
    KEPT[seat] = eye
    return worths


def reasons(s: MareNostrumState, seat: int, action: Action) -> list[Reason]:
    """Return why an action is worth what it is: reasons that add up to its worth."""
    return reasons_for(eye_of(s, seat), action)


def eye_of(s: MareNostrumState, seat: int) -> Eye:
    """Return an eye for a position: the one that this seat kept, unless something on the board has changed since."""
    eye = KEPT.pop(seat, None)  # so that nobody else can look through it at the same time
    if eye is None or not eye.knows(s):
        eye = Eye(s, seat)
    eye.look(s)
    return eye


def propose(s: MareNostrumState, seat: int) -> list[Action]:
    """Propose nothing: the list has the offers and payments that matter."""
    return []


# Every action


def reasons_for(eye: Eye, action: Action) -> list[Reason]:
    """Return why an action is worth what it is."""
    if isinstance(action, Build):
        return build(eye, action)
    if isinstance(action, Buy):
        return buy(eye, action)
    if isinstance(action, Swap):
        return [swap(eye, action)]
    if isinstance(action, Offer):
        return [parting(eye, action.cards), tempting(eye, action.cards)]
    if isinstance(action, Take):
        return take(eye, action)
    if isinstance(action, Move):
        return move(eye, action)
    if isinstance(action, Attack):
        return attack(eye, action)
    if isinstance(action, Pillage):
        return pillage(eye, action)
    if isinstance(action, Occupy):
        return [Reason(SPOILS, occupied(eye, action.province, action.spots))]
    if isinstance(action, Convert):
        return convert(eye, action.province)
    if isinstance(action, Choice):
        return choice(eye, action)
    return bare(eye, action)


def choice(eye: Eye, action: Choice) -> list[Reason]:
    """Return what naming one thing is worth."""
    match action.verb.name:
        case "name":
            return [name(eye, action.value)]
        case "exchange":
            return exchange(eye, action.value)
        case "give":
            return give(eye, action.value)
        case "collect":
            return [Reason(HAND, eye.change(eye.seat, ABSENT, action.value))]
        case "retain":
            return [Reason(HAND, float(action.value))]
        case "keep":
            return [Reason(HAND, 1.0 - 0.2 * eye.yields[card_at(eye.seat, action.value)])]
    return [Reason(DEFENCE, 1.0 if action.value == LEGIONS_FIRST else 0.0)]


def bare(eye: Eye, action: Action) -> list[Reason]:
    """Return what an action without fields is worth."""
    if action == eye.s.actions.lure:
        return [Reason(DEFENCE, 2 * LEGION_WORTH)]
    if action == eye.s.actions.redirect:
        return redirect(eye)
    return [Reason(NOTHING, 0.0)]


# Commerce


def parting(eye: Eye, cards: tuple[int, ...]) -> Reason:
    """Return what losing all these cards would cost."""
    hand = eye.hand(eye.seat)
    before = eye.prospects(eye.seat, hand)
    for card in cards:
        hand[card] -= 1
    return Reason(HAND, eye.prospects(eye.seat, hand) - before)


def tempting(eye: Eye, cards: tuple[int, ...]) -> Reason:
    """Return what it costs to offer what others need most."""
    if not eye.wanted:
        others = [seat for seat in range(eye.s.seats) if seat != eye.seat]
        for kind in range(KINDS):
            eye.wanted.append(max([eye.weight(other) * eye.change(other, ABSENT, kind) for other in others]))
    return Reason(DENIED, -TEMPTING * sum([eye.wanted[card] for card in cards]))


def exchange(eye: Eye, count: int) -> list[Reason]:
    """Return what demanding a number of cards is worth: what the seat can expect of it, less what others can."""
    own, others = 0.0, 0.0
    able = [seat for seat in range(eye.s.seats) if count and eye.s.hand_size(seat) >= count]
    if len(able) < eye.s.box.fewest_traders:
        return [Reason(NOTHING, -AT_ONCE if count else 0.0)]  # asking for more than others hold is like saying 0
    for seat in able:
        pool = pool_of(eye, seat, able)
        if seat == eye.seat:
            own = traded(eye, seat, count, pool)
        else:
            others += traded(eye, seat, count, pool) * eye.weight(seat)
    return [Reason(HAND, own), Reason(DENIED, -RIVALRY * others / (eye.s.seats - 1))]


def pool_of(eye: Eye, seat: int, able: list[int]) -> list[int]:
    """Return what is held by those with whom a seat can exchange cards."""
    found = [0] * KINDS
    for other in able:
        if other != seat:
            for kind, cards in enumerate(eye.held(other)):
                found[kind] += cards
    return found


def traded(eye: Eye, seat: int, count: int, pool: list[int]) -> float:
    """Return what a seat can expect of an exchange: it parts with what it needs least, and picks."""
    hand, plans = eye.hand(seat), eye.plans_of(seat)
    before, best = min(RACE, plans.worth(hand)), 0.0
    found = PICKED * min(1.0, HOPEFUL / max(1, eye.s.turns))
    picks = round(min(found * count, MOST_PICKS))
    taxes = min(picks, round(TAXED * pool[TAX]))
    for cards in telling_offers(hand, count):
        rest = picked(hand, cards, picks)
        best = max(best, plans.worth(refilled(rest, pool, picks, 0)))
        if taxes:
            best = max(best, plans.worth(refilled(rest, pool, picks - taxes, taxes)))
    return min(RACE, best) - before


def take(eye: Eye, action: Take) -> list[Reason]:
    """Return what a pick is worth: the card, what it spoils, and what the victim can take next."""
    victim = eye.s.seat_of[action.civ]
    spoiled, denial = -eye.change(victim, action.card, ABSENT), DENIAL * eye.weight(victim)
    parts = [Reason(HAND, eye.change(eye.seat, ABSENT, action.card)), Reason(DENIED, denial * spoiled)]
    return [*parts, Reason(NEXT_PICK, -denial * best_pick(eye, victim, action.card))]


def best_pick(eye: Eye, seat: int, lost: int) -> float:
    """Return the best that a seat can make of the next pick, having lost a card."""
    best, now, before = 0.0, eye.after(seat, ABSENT, ABSENT), eye.change(seat, lost, ABSENT)
    for kind in eye.offered_to(seat):
        best = max(best, eye.after(seat, lost, kind) - now - before)
    return best


def give(eye: Eye, card: int) -> list[Reason]:
    """Return what giving a card costs, and what the other gains by it."""
    receiver = eye.s.exchange.picker
    gained = eye.change(receiver, ABSENT, card) * eye.weight(receiver)
    return [Reason(HAND, eye.change(eye.seat, card, ABSENT)), Reason(DENIED, -DENIAL * gained)]


def redirect(eye: Eye) -> list[Reason]:
    """Return what Ulysses is worth now: a pick for the card that is lost."""
    exchange = eye.s.exchange
    offered = exchange.offers[cards_of(eye.seat)]
    lost = min([eye.change(eye.seat, kind, ABSENT) for kind in range(KINDS) if offered[kind]])
    spoiled = DENIAL * eye.change(exchange.picker, ABSENT, exchange.wanted)
    gain = Reason(NEXT_PICK, best_pick(eye, eye.seat, ABSENT) - 1.0)
    return [gain, Reason(HAND, lost), Reason(DENIED, spoiled)]


# Leading a phase


def name(eye: Eye, civ: int) -> Reason:
    """Return what naming somebody is worth: oneself first, a player about to win last, the weaker for a role."""
    s = eye.s
    named = s.seat_of[civ]
    if s.heirs:
        return Reason(ORDER, -3.0 * s.cards_won(named) - sum(eye.yields[cards_of(named)]))
    if named == eye.seat:
        return Reason(ORDER, 1.0)
    return Reason(ORDER, -0.1 * s.cards_won(named))


# Construction


def spending(eye: Eye, cards: tuple[int, ...], worth: float) -> Reason:
    """Return what paying for something with cards costs: what else they could have bought."""
    hand, plans = eye.hand(eye.seat), eye.plans_of(eye.seat)
    before = plans.worth(hand)
    for card in cards:
        hand[card] -= 1
    return Reason(HAND, plans.without(worth, len(cards), sum(hand)).worth(hand) - before)


def buy(eye: Eye, action: Buy) -> list[Reason]:
    """Return what a hero or a wonder brings, and what its cards could have bought; a win costs nothing."""
    if action.card == PYRAMIDS or eye.needed(eye.seat) <= 1:
        return [Reason(WINS, WIN)]
    power = POWERS.get(action.card, 2.5) * min(1.0, 0.3 + eye.card / FIRST_CARDS)
    return [Reason(GOAL, eye.hero(eye.seat)), Reason(POWER, power), spending(eye, action.cards, 0.0)]


def build(eye: Eye, action: Build) -> list[Reason]:
    """Return what something on the board brings, and what its cards could have bought."""
    s, item, province = eye.s, action.item, action.province
    if item == INFLUENCE:
        reason = Reason(PROVINCE, eye.marker(province))
    elif item <= MARKET:
        reason = Reason(INCOME, eye.building(building_meant(s, item, province, action.spot)))
    else:
        reason = eye.unit(item, province)
    return [reason, Reason(NOW, AT_ONCE), spending(eye, action.cards, reason.worth)]


def swap(eye: Eye, action: Swap) -> Reason:
    """Return what an exchange with the bank makes possible."""
    hand, plans = eye.hand(eye.seat), eye.plans_of(eye.seat)
    after = plans.as_it_is(changed(hand, action.given, action.got))
    return Reason(HAND, after - plans.as_it_is(hand) - AT_ONCE)


# After a battle


def occupied(eye: Eye, province: int, spots: tuple[int, ...]) -> float:
    """Return what legions on these buildings are worth."""
    buildings = [eye.s.box.building_at[province, spot] for spot in spots]
    return sum([eye.taken_worth(building) for building in buildings]) * eye.enmity(province)


def pillage(eye: Eye, action: Pillage) -> list[Reason]:
    """Return what destroying a building is worth."""
    s = eye.s
    building = s.box.building_at[action.province, action.spot]
    loot = 1.0 if s.card_owner[NEBUCHADNEZZAR] == eye.seat and s.box.building_good[building] != NOBODY else 0.0
    harm = RUINED * DENIAL * eye.missed(building) * eye.enmity(action.province)
    owner = s.player(s.owner[action.province])
    if owner != NOBODY and eye.needed(owner) <= 1:
        harm += 2.0  # surer than an occupation, which may not last until the next income
    return [Reason(DENIED, harm), Reason(SPOILS, loot)]


def convert(eye: Eye, province: int) -> list[Reason]:
    """Return what the marker of a province is worth when it can be replaced."""
    within = reach(eye.s, eye.civ) >> province & 1
    return [Reason(PROVINCE, 0.45 * eye.province(province) if within else 0.0)]


# War


def move(eye: Eye, action: Move) -> list[Reason]:
    """Return what a move brings."""
    if group_unit(action.groups[0]) == TRIREME_UNIT:
        return sail(eye, action)
    s, to = eye.s, action.to
    count = sum([group_count(value) for value in action.groups])
    risk = Reason(RISK, -sum([exposed(eye, group_place(value), group_count(value)) for value in action.groups]))
    enemies = enemies_in(s, to, eye.civ)
    standing = s.legions[unit_at(to, eye.civ)]
    if enemies:
        enemy = enemies[0] if action.against == ABSENT else action.against
        return [*fight(eye, count + standing, enemy, to, len(enemies)), risk]
    if is_foreign(s, to, eye.civ):
        return [Reason(SPOILS, eye.spoils(to, count) if standing == 0 else 0.0), risk]
    worth = 0.3 * eye.threat(to) / (1 + standing) if s.owner[to] == eye.civ else 0.0
    post = SIEGE * sum([group_count(value) * (eye.chance_of_spoils(to) - eye.chance_of_spoils(group_place(value)))
                        for value in action.groups])  # fmt: skip
    return [Reason(DEFENCE, worth - 0.05), Reason(SPOILS, post), risk]


def exposed(eye: Eye, province: int, leaving: int) -> float:
    """Return what leaving a province gives away: its defence, or the hold on it."""
    s = eye.s
    here = s.legions[unit_at(province, eye.civ)]
    if s.owner[province] == eye.civ:
        return 0.3 * eye.threat(province) * leaving / max(1, here)
    if invader_of(s, province) != eye.civ:
        return 0.0
    covered = len([each for each in standing_in(s, province) if s.buildings[each] == COVERED])
    return HELD * max(0, covered - (here - leaving)) + (1.5 if s.converting >> province & 1 and leaving == here else 0)


def fight(eye: Eye, attackers: int, enemy: int, province: int, enemies: int) -> list[Reason]:
    """Return what a battle brings: the spoils if it is won, and the losses on both sides."""
    s = eye.s
    won, lost = eye.odds(attackers, enemy, province)
    if enemies > 1:
        won = 0.0
    own = s.owner[province] == eye.civ
    left = max(1, round(attackers - lost))
    spoils = restored(eye, province) if own else eye.spoils(province, left) if s.owner[province] != NOBODY else 0.3
    guards = s.legions[unit_at(province, enemy)] + (s.fortresses[province] if s.owner[province] == enemy else 0)
    hit = min(float(guards), 0.7 * attackers) * LEGION_WORTH * 0.6
    if s.seat_of[enemy] == NOBODY:
        hit = 0.0
    return [Reason(SPOILS, won * spoils), Reason(DENIED, hit), Reason(LOSS, -lost * LEGION_WORTH)]


def restored(eye: Eye, province: int) -> float:
    """Return what is won back by driving invaders out of one's own province."""
    return 2.0 + HELD * len(standing_in(eye.s, province))


def attack(eye: Eye, action: Attack) -> list[Reason]:
    """Return what a battle brings where one's units already are."""
    s, place = eye.s, action.place
    if place >= s.box.provinces:
        return sea_battle(eye, place, action.against)
    enemies = enemies_in(s, place, eye.civ)
    enemy = enemies[0] if action.against == ABSENT else action.against
    return fight(eye, s.legions[unit_at(place, eye.civ)], enemy, place, len(enemies))


def sea_battle(eye: Eye, sea: int, enemy: int) -> list[Reason]:
    """Return what a battle at sea brings."""
    s = eye.s
    ours, theirs = s.triremes[unit_at(sea, eye.civ)], s.triremes[unit_at(sea, enemy)]
    bonus = s.box.die_bonus * (s.card_owner[PERICLES] == eye.seat)
    their = s.box.die_bonus * (s.card_owner[PERICLES] == s.seat_of[enemy])
    hit, die = s.box.hit, s.box.die
    sunk = sum([at_least(die, ours, hit * hits - bonus * ours) for hits in range(1, theirs + 1)])
    lost = sum([at_least(die, theirs, hit * hits - their * theirs) for hits in range(1, ours + 1)])
    return [Reason(DENIED, 0.6 * TRIREME_WORTH * sunk), Reason(LOSS, -TRIREME_WORTH * lost)]


def sail(eye: Eye, action: Move) -> list[Reason]:
    """Return what triremes open up where they go."""
    s, first = eye.s, eye.s.box.provinces
    before = after = fleets_of(s, eye.civ)
    for value in action.groups:
        place, count = group_place(value), group_count(value)
        if place >= first and s.triremes[unit_at(place, eye.civ)] == count:
            after &= ~(1 << place - first)
    after |= 1 << action.to - first
    return [Reason(REACH, open_seas(eye, after) - open_seas(eye, before) - 0.05)]


def open_seas(eye: Eye, fleets: int) -> float:
    """Return what a chain of fleets puts within reach: free land, and spoils for the legions."""
    s, own, armed, at = eye.s, 0, 0, unit_at(0, eye.civ)
    for province in range(s.box.provinces):
        if s.owner[province] == eye.civ:
            own |= 1 << province
        if s.legions[at]:
            armed |= 1 << province
        at += CIVS
    worth, near, landing = 0.0, next_to(s, own, fleets), next_to(s, armed, fleets)
    for province in range(s.box.provinces):
        if near >> province & 1 and s.owner[province] == NOBODY:
            worth += 0.2 * len(s.box.sites_of[province] + s.box.icons_of[province])
        foreign = is_foreign(s, province, eye.civ)
        if foreign and landing >> province & 1 and not enemies_in(s, province, eye.civ):
            worth += 0.15 * eye.spoils(province, 1)
    return worth
