"""What a seat cannot know, dealt again: cargoes of others, cards it has not seen, and secret answers (Q58)."""

from periplus.games.parthenon.hands import hand_of
from periplus.games.parthenon.kinds import ARMIES, CLASS_OF, CLASSES, COMMODITIES, FLEETS, KINDS, LANDS
from periplus.games.parthenon.state import (
    AEGIS,
    AT_HOME,
    NOT_SAID,
    ParthenonState,
    card_at,
    fleet_at,
    load_at,
    number_at,
)
from periplus.kernel.luck import Luck


def deal_unknown(s: ParthenonState, viewer: int, luck: Luck) -> None:
    """Replace everything that a seat (or NOBODY) does not know by something that fits what it knows."""
    deal_harbors(s, viewer, luck)
    deal_hazards(s, viewer, luck)
    for seat in range(s.seats):
        if seat != viewer and s.voyage.begun and not s.voyage.sealed >> seat & 1:
            deal_cargo(s, seat, luck)
    answer_again(s, viewer, luck)


def deal_harbors(s: ParthenonState, viewer: int, luck: Luck) -> None:
    """Deal the face-down harbor cards that others have looked at and the seat has not."""
    unseen = [
        land
        for land in range(LANDS)
        if s.harbors[land] >= 0 and not s.harbors_up >> land & 1 and not knows(s.harbors_seen[land], viewer)
    ]
    pool = sorted(s.harbor_pile + [s.harbors[land] for land in unseen])
    for land in unseen:
        s.harbors[land] = pool.pop(luck.below(len(pool)))
    s.harbor_pile = pool


def deal_hazards(s: ParthenonState, viewer: int, luck: Luck) -> None:
    """Deal the top hazards that others have looked at and the seat has not; the last of a used-up pile stay on top."""
    unseen = [at for at in range(len(s.hazard_top)) if not knows(s.hazard_seen[at], viewer)]
    rest = sorted([s.hazard_top[at] for at in unseen if at < s.hazard_rest])
    pool = sorted(s.hazard_pile + [s.hazard_top[at] for at in unseen if at >= s.hazard_rest])
    for at in unseen:
        cards = rest if at < s.hazard_rest else pool
        s.hazard_top[at] = cards.pop(luck.below(len(cards)))
    s.hazard_pile = pool


def knows(seats: int, viewer: int) -> bool:
    """Say whether a seat is among those who have looked; nobody else knows."""
    return viewer >= 0 and bool(seats >> viewer & 1)


# Cargoes


def deal_cargo(s: ParthenonState, seat: int, luck: Luck) -> None:
    """Split the cards of a seat between its home and its fleets in a way that fits all that is known of them.

    Known are what it has in all, how many commodities and which Aegis cards lie at home, what it took there since the
    launch, the size of each cargo, the cards shown aboard and the numbers shown.
    """
    fleets = [fleet for fleet in range(fleet_at(seat, 0), fleet_at(seat + 1, 0)) if s.voyage.lands[fleet] != AT_HOME]
    if not fleets:
        return
    pool = [0] * KINDS  # what is left once all cards that were shown are where they were shown
    for kind in range(KINDS):
        home = card_at(seat, kind)
        pool[kind] = s.hands[home] - s.voyage.landed[home] if kind < COMMODITIES else 0
        for fleet in fleets:
            pool[kind] += s.voyage.aboard[load_at(fleet, kind)] - s.voyage.shown[load_at(fleet, kind)]
    left = [0] * CLASSES
    for kind in range(KINDS):
        left[CLASS_OF[kind]] += pool[kind]
    chosen: list[list[int]] = []
    if not split(s, fleets, 0, left, luck, chosen):
        raise RuntimeError("what is known of a cargo fits no cargo")
    for fleet, classes in zip(fleets, chosen, strict=True):
        fill(s, fleet, classes, pool, luck)
    for kind in range(COMMODITIES):
        home = card_at(seat, kind)
        s.hands[home] = pool[kind] + s.voyage.landed[home]


def split(s: ParthenonState, fleets: list[int], at: int, left: list[int], luck: Luck, chosen: list[list[int]]) -> bool:
    """Choose how many cards of each class the fleets from an index on carry besides those shown; False if none fit."""
    if at == len(fleets):
        return sum(left[ARMIES:]) == 0  # Aegis cards that are not at home are aboard
    ways = ways_to_fill(s, fleets[at], left)
    if not ways:
        return False
    start = luck.below(len(ways))
    for turn in range(len(ways)):
        way = ways[(start + turn) % len(ways)]
        chosen.append(way)
        if split(s, fleets, at + 1, [left[of] - way[of] for of in range(CLASSES)], luck, chosen):
            return True
        chosen.pop()
    return False


def ways_to_fill(s: ParthenonState, fleet: int, left: list[int]) -> list[list[int]]:
    """Return every number of cards of each class that a fleet can carry besides those shown."""
    shown = [0] * CLASSES
    for kind in range(KINDS):
        shown[CLASS_OF[kind]] += s.voyage.shown[load_at(fleet, kind)]
    room = s.cargo_size(fleet) - sum(shown)
    ways: list[list[int]] = [[]]
    for of in range(CLASSES):
        at = number_at(fleet, of)
        low, high = max(0, s.voyage.fewest[at] - shown[of]), min(left[of], s.voyage.most[at] - shown[of])
        longer: list[list[int]] = []
        for way in ways:
            for count in range(low, min(high, room - sum(way)) + 1):
                longer.append([*way, count])
        ways = longer
    at = number_at(fleet, AEGIS)
    fewest, most = s.voyage.fewest[at] - sum(shown[ARMIES:]), s.voyage.most[at] - sum(shown[ARMIES:])
    return [way for way in ways if sum(way) == room and fewest <= sum(way[ARMIES:]) <= most]


def fill(s: ParthenonState, fleet: int, classes: list[int], pool: list[int], luck: Luck) -> None:
    """Put cards of a pool into a fleet besides those shown, so many of each class."""
    for kind in range(KINDS):
        s.voyage.aboard[load_at(fleet, kind)] = s.voyage.shown[load_at(fleet, kind)]
    for of in range(CLASSES):
        for _ in range(classes[of]):
            row = [kind for kind in range(KINDS) if CLASS_OF[kind] == of for _ in range(pool[kind])]
            kind = row[luck.below(len(row))]
            pool[kind] -= 1
            s.voyage.aboard[load_at(fleet, kind)] += 1


# Answers that are still secret


def answer_again(s: ParthenonState, viewer: int, luck: Luck) -> None:
    """Replace the secret answers of others by any that they could have given."""
    step = None if s.waiting == 0 else s.instructions[s.pc].step(s)
    if step is None or not step.secret(s):
        return
    for seat in range(s.seats):
        if seat != viewer and has_answered(s, seat):
            actions = step.legal(s, seat)
            s.apply(seat, actions[luck.below(len(actions))])


def has_answered(s: ParthenonState, seat: int) -> bool:
    """Say whether a seat has given a secret answer in the step that is due."""
    asked = s.step_name() in ("WardFleets", "LoseCards")
    return bool(s.voyage.answered >> seat & 1) if asked else s.answers.said[seat] != NOT_SAID


def total_of(s: ParthenonState, seat: int) -> list[int]:
    """Return all cards of a seat, at home and aboard, as counts of each kind."""
    cards = hand_of(s, seat)
    for each in range(FLEETS):
        for kind in range(KINDS):
            cards[kind] += s.voyage.aboard[load_at(fleet_at(seat, each), kind)]
    return cards


def at_home(s: ParthenonState, seat: int) -> list[int]:
    """Return the cards of a seat that are at home as far as others know: with those of a launch they have not seen."""
    if s.voyage.sealed >> seat & 1:
        return total_of(s, seat)
    return hand_of(s, seat)
