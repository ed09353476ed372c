"""What must hold of the fleets of Parthenon that are away: where they are, what they carry, and what is known of it."""

from typing import Final

from periplus.games.parthenon.audit_steps import HAZARD_STEPS, is_before, is_from
from periplus.games.parthenon.cards import DRIVEN
from periplus.games.parthenon.cargo import load_of, owner, sailing
from periplus.games.parthenon.coast import harbor_at, is_face_down
from periplus.games.parthenon.entry import demand_of
from periplus.games.parthenon.events import cargo_limit, closed_lands, journey_is_ordered
from periplus.games.parthenon.harbors import arrived
from periplus.games.parthenon.hazards import FAR_DRAWS, NEAR_DRAWS, at_risk, bound_for, card, group_now, other_lands
from periplus.games.parthenon.kinds import ARMIES, CLASS_OF, CLASSES, FLEETS, KINDS, LANDS, NOBODY
from periplus.games.parthenon.state import (
    AEGIS,
    AT_HOME,
    MANY,
    NO_CARD,
    NOT_SAID,
    NUMBERS,
    ParthenonState,
    Voyage,
    load_at,
    number_at,
)
from periplus.kernel.bits import mask, members
from periplus.kernel.position import fields_of, need

MOST_DRAWS: Final = NEAR_DRAWS + FAR_DRAWS  # P31


def audit_voyage(s: ParthenonState, step: str) -> None:
    """Fleets are away from their launch to their return; what is known of them is true (P28 to P49)."""
    voyage, away = s.voyage, is_from(step, "LaunchFleets") and is_before(step, "BuildIsland")
    need(voyage.begun == away, "begun")
    if not away:
        empty = Voyage(s.seats)
        for field in fields_of(s):
            need(field.group != "voyage" or field.read(s) == getattr(empty, field.name), field.key)
        return
    for fleet in range(s.seats * FLEETS):
        if voyage.lands[fleet] == AT_HOME:
            audit_at_home(s, fleet)
        else:
            audit_cargo(s, fleet, step)
    audit_fleet_bits(s, step)
    audit_trading(s, step)
    audit_hazard(s, step)


def audit_at_home(s: ParthenonState, fleet: int) -> None:
    """A fleet that has not sailed carries nothing."""
    need(s.cargo_size(fleet) == 0, "aboard")
    need(not any(s.voyage.shown[load_at(fleet, 0) : load_at(fleet + 1, 0)]), "shown")
    known = slice(number_at(fleet, 0), number_at(fleet + 1, 0))
    need(not any(s.voyage.fewest[known]), "fewest")
    need(s.voyage.most[known] == [MANY] * NUMBERS, "most")


def audit_cargo(s: ParthenonState, fleet: int, step: str) -> None:
    """A fleet that is away exists, sails where it may, with no more than it can load, and is known truly (Q58)."""
    voyage, seat = s.voyage, owner(fleet)
    need(fleet % FLEETS < s.fleets[seat], "lands")
    need(not closed_lands(s, seat) >> voyage.lands[fleet] & 1, "lands")
    size, cargo = s.cargo_size(fleet), load_of(s, fleet)
    need(is_from(step, "FleetTrade") or size <= cargo_limit(s, seat, fleet % FLEETS), "aboard")
    need(is_from(step, HAZARD_STEPS[0]) or size > 0, "aboard")
    counts = [0] * CLASSES
    for kind in range(KINDS):
        counts[CLASS_OF[kind]] += cargo[kind]
        need(voyage.shown[load_at(fleet, kind)] <= cargo[kind], "shown")
    counts.append(sum(counts[ARMIES:]))
    for of in range(AEGIS + 1):
        need(voyage.fewest[number_at(fleet, of)] <= counts[of], "fewest")
        need(voyage.most[number_at(fleet, of)] >= counts[of], "most")


def audit_fleet_bits(s: ParthenonState, step: str) -> None:
    """Only fleets that are away are turned back, struck or trading; a launch is sealed while others load."""
    voyage, afloat = s.voyage, sailing(s)
    sealed = step == "LaunchFleets" and not journey_is_ordered(s)
    said = mask([seat for seat in range(s.seats) if s.answers.said[seat] != NOT_SAID])
    need(voyage.sealed == (said if sealed else 0), "sealed")
    away = mask([fleet for fleet, land in enumerate(voyage.lands) if land != AT_HOME])
    need(voyage.turned_back & ~away == 0, "turned_back")
    for key, fleets in (
        ("trading", voyage.trading), ("targets", voyage.targets), ("driven", voyage.driven),
    ):  # fmt: skip
        need(fleets & ~afloat == 0, key)
    for key, fleets in (("gifts", voyage.gifts), ("sacrifices", voyage.sacrifices)):
        need(fleets & ~away == 0, key)
    if is_before(step, HAZARD_STEPS[0]):
        need(voyage.turned_back == 0, "turned_back")
        need(not any(voyage.shown), "shown")
        need(not any(voyage.fewest), "fewest")
        need(set(voyage.most) == {MANY}, "most")
        need(not any(voyage.landed), "landed")
    for at, landed in enumerate(voyage.landed):
        need(landed <= s.hands[at], "landed")


def audit_trading(s: ParthenonState, step: str) -> None:
    """Fleets trade where harbor cards are seen and met; own ones at a land share the hold of the first (Q64)."""
    voyage = s.voyage
    open_ = step in ("FleetTrade", "Jettison")
    need(open_ or voyage.trading == 0, "trading")
    need(open_ or not any(voyage.revealing), "revealing")
    for seat in range(s.seats):
        for land in range(LANDS):
            fleets = arrived(s, seat, land)
            if fleets and is_from(step, "RevealHarbors") and is_face_down(s, land):
                need(s.harbors_seen[land] >> seat & 1 == 1, "harbors_seen")  # P39
            wanted = voyage.revealing[seat] >> land & 1
            need(not wanted or (len(fleets) > 0 and s.harbors_up >> land & 1 == 1), "revealing")
            if open_:
                audit_holds(s, land, fleets)
    for fleet in members(voyage.fair_used):
        harbor = harbor_at(s, voyage.lands[fleet]) if voyage.trading >> fleet & 1 else None
        need(harbor is not None and harbor.fair, "fair_used")


def audit_holds(s: ParthenonState, land: int, fleets: list[int]) -> None:
    """Of the fleets of a seat at a land, all trade that the harbor card does not keep from it."""
    trading = [fleet for fleet in fleets if s.voyage.trading >> fleet & 1]
    need(not trading or not is_face_down(s, land), "trading")
    for fleet in fleets:
        kept_out = is_face_down(s, land) or demand_of(s, fleet) is not None
        need(fleet in trading or kept_out, "trading")
    for fleet in trading[1:]:
        need(s.cargo_size(fleet) == 0, "aboard")


def audit_hazard(s: ParthenonState, step: str) -> None:
    """A hazard is resolved for the fleets at risk, then for those that drew another one (P31 to P38)."""
    voyage, striking = s.voyage, step in ("WardFleets", "LoseCards")
    resolving = step in HAZARD_STEPS
    need((voyage.hazard != NO_CARD) == resolving, "hazard")
    need(resolving or voyage.alone == NOBODY, "alone")
    need(resolving or voyage.redraws == [], "redraws")
    need((voyage.driven != 0) == (step == "DriveFleet"), "driven")
    need((voyage.targets != 0) == striking, "targets")
    need(step == "LoseCards" or voyage.losing == [], "losing")
    need(step == "WardFleets" or voyage.willing == 0, "willing")
    if is_before(step, HAZARD_STEPS[0]):
        for key, value in (("draws", voyage.draws), ("gifts", voyage.gifts), ("sacrifices", voyage.sacrifices)):
            need(value == 0, key)
        need(voyage.answered == 0, "answered")
    if not resolving:
        return
    need(1 <= voyage.draws <= MOST_DRAWS, "draws")
    group = bound_for(s, group_now(s))
    need(voyage.alone == NOBODY or group >> voyage.alone & 1 == 1, "alone")
    need(mask(voyage.redraws) & ~group == 0 and voyage.alone not in voyage.redraws, "redraws")
    need(len(set(voyage.redraws)) == len(voyage.redraws), "redraws")
    need(voyage.targets & ~at_risk(s) == 0, "targets")
    warded = voyage.gifts | voyage.sacrifices
    need(warded & ~voyage.targets == 0 if step == "WardFleets" else warded & voyage.targets == 0, "gifts")
    need(voyage.losing == sorted(voyage.losing), "losing")
    for fleet in members(voyage.driven):
        need(card(s).fate == DRIVEN, "hazard")
        need(at_risk(s) >> fleet & 1 == 1 and len(other_lands(s, fleet)) > 1, "driven")
