"""The odds of a voyage: how likely a load arrives whole, and what it loses on average, from what a seat knows.

A hazard that strikes a fleet is weighed by its share among the cards that may come next: the hazard pile as everybody
can count it, and the top cards that this seat has looked at. Other fleets count as they have been launched so far.
Cards whose effect depends on what others carry (most rare goods, most gold) are taken to strike any fleet that carries
some; the one for most commodities, as if others carried nothing else.
"""

from typing import Final

from periplus.games.parthenon.cards import (
    ALL,
    COMMODITY,
    HOME,
    LARGEST,
    LIGHTHOUSE,
    MOST_OF,
    ONWARD,
    OVER,
    WITH,
    Hazard,
)
from periplus.games.parthenon.cargo import KINDS_OF
from periplus.games.parthenon.kinds import FLEETS, KINDS, NEAR
from periplus.games.parthenon.state import AT_HOME, ParthenonState


class Odds:
    """The chance that a fleet arrives with all its cards, that it arrives at all, and its average loss in cards."""

    def __init__(self, whole: float, arrives: float, lost: float) -> None:
        """Hold them."""
        self.whole: Final = whole
        self.arrives: Final = arrives
        self.lost: Final = lost


class Blow:
    """What one hazard does to a load: the cards it takes on average, and whether it keeps the fleet from arriving."""

    def __init__(self, lost: float, turned: bool, harmed: bool) -> None:
        """Hold it."""
        self.lost: Final = lost
        self.turned: Final = turned
        self.harmed: Final = harmed


def largest_known(s: ParthenonState, seat: int, group: int) -> int:
    """Return the size of the largest cargo that others have launched to lands of a group."""
    largest = 0
    for fleet in range(s.seats * FLEETS):
        owner, land = fleet // FLEETS, s.voyage.lands[fleet]
        seen = owner != seat and not s.voyage.sealed >> owner & 1 and land != AT_HOME
        if seen and s.box.lands_of[group] >> land & 1:
            largest = max(largest, s.cargo_size(fleet))
    return largest


def blow(hazard: Hazard, load: list[int], size: int, largest: int, calm: bool) -> Blow:
    """Return what a hazard does to a load; ``calm`` if the Lighthouse shields it."""
    count = 0
    for kind in KINDS_OF[hazard.of]:
        count += load[kind]
    struck = (
        hazard.strikes == ALL
        or (hazard.strikes == OVER and size > hazard.over)
        or (hazard.strikes == LARGEST and size >= largest)
        or (hazard.strikes in (MOST_OF, WITH) and count > 0 and (hazard.of != COMMODITY or count >= largest))
    )
    for kind in hazard.spared_by:
        struck = struck and load[kind] == 0
    if calm or not struck:
        return Blow(0.0, False, False)
    if hazard.fate != ONWARD:
        return Blow(0.0, hazard.fate == HOME, True)
    lost = hazard.lost_of(count)
    return Blow(float(lost), False, lost > 0)


def cards_to_come(s: ParthenonState, seat: int, place: int) -> list[int]:
    """Return how many of each hazard may come at a place from the top, as far as a seat knows."""
    counts = [0] * len(s.box.hazards)
    in_rest = place < s.hazard_rest  # then it is one of those that have used up their pile
    for hazard in [] if in_rest else s.hazard_pile or s.hazard_discards:
        counts[hazard] += 1
    for at, hazard in enumerate(s.hazard_top):
        if not s.hazard_seen[at] >> seat & 1 and (at < s.hazard_rest) == in_rest:
            counts[hazard] += 1
    return counts


def odds_of(s: ParthenonState, seat: int, land: int, load: list[int], shielded: bool = False, beside: int = 0) -> Odds:
    """Return the odds of a load to a land: one hazard is to come for a neighbouring land, two for a foreign one.

    ``beside`` is the size of the largest own cargo that is launched together with it to lands of the same group.
    """
    group = s.box.lands[land].group
    size, largest = sum(load[:KINDS]), max(beside, largest_known(s, seat, group))
    shielded = group == NEAR and (shielded or s.owns(seat, LIGHTHOUSE))  # P64
    blows = [blow(hazard, load, size, largest, shielded and is_storm(s, hazard)) for hazard in s.box.hazards]
    whole = arrives = 1.0
    lost = 0.0
    for draw in range(1 if group == NEAR else 2):
        harmed, turned, average = one_draw(s, seat, blows, draw + (0 if group == NEAR else draws_before_far(s)))
        lost += arrives * average * (1.0 - lost / max(1, size))
        whole *= 1.0 - harmed
        arrives *= 1.0 - turned
    return Odds(whole, arrives, lost)


def draws_before_far(s: ParthenonState) -> int:
    """Return how many hazards are drawn before those of fleets to foreign lands: one if a fleet sails near."""
    for fleet in range(s.seats * FLEETS):
        land = s.voyage.lands[fleet]
        if land != AT_HOME and s.box.lands_of[NEAR] >> land & 1 and not s.voyage.sealed >> fleet // FLEETS & 1:
            return 1
    return 0


def is_storm(s: ParthenonState, hazard: Hazard) -> bool:
    """Say whether the Great Lighthouse helps against a hazard."""
    return hazard.title in [wonder.title for wonder in s.box.wonders if wonder.title]


def one_draw(s: ParthenonState, seat: int, blows: list[Blow], place: int) -> tuple[float, float, float]:
    """Return the chances that the hazard at a place from the top harms and turns back, and the average loss."""
    if place < len(s.hazard_top) and s.hazard_seen[place] >> seat & 1:
        known = blows[s.hazard_top[place]]
        return float(known.harmed), float(known.turned), known.lost
    counts = cards_to_come(s, seat, place)
    total = max(1, sum(counts))
    harmed = turned = lost = 0.0
    for hazard, count in enumerate(counts):
        share = count / total
        harmed += share * blows[hazard].harmed
        turned += share * blows[hazard].turned
        lost += share * blows[hazard].lost
    return harmed, turned, lost
