"""What must hold in Parthenon at the step that is due: the event, who is asked, and answers noted so far."""

from typing import Any, Final

from periplus.games.parthenon.actions import Cards, Launch, Lists, Lose, Suffer, Thing
from periplus.games.parthenon.cards import BOON, EARTHQUAKE, FESTIVAL, GAMES, MERCHANTS, SHIPWORM, TOLL
from periplus.games.parthenon.discard import KEPT, SHOWN
from periplus.games.parthenon.events import (
    PASSED,
    acts_on,
    card,
    in_force,
    journey_is_ordered,
)
from periplus.games.parthenon.hazards import WardFleets
from periplus.games.parthenon.journey import LAUNCHED, STAYED
from periplus.games.parthenon.kinds import ACROPOLIS, COMMODITIES, FLEETS, GIFT, KINDS, LANDS, NOBODY
from periplus.games.parthenon.price import listed
from periplus.games.parthenon.production import AssignArmies
from periplus.games.parthenon.state import AT_HOME, NOT_SAID, ParthenonState, card_at, cards_of, fleet_at, load_at
from periplus.games.parthenon.stops import makers_named
from periplus.games.parthenon.tolls import PAID, SUFFERED, is_concerned, is_way_to_stop, names_own, to_stop
from periplus.kernel.action import ABSENT, Action
from periplus.kernel.bits import members
from periplus.kernel.errors import Refused
from periplus.kernel.flow import Call
from periplus.kernel.position import need
from periplus.kernel.state import Step, judge

# Steps in the order of a season; events and hazards are each carried out several times
EVENT_STEPS: Final = (
    "ShakeStructures", "PayToll", "StopMakers", "SpareMakers", "NameIsland", "TakeBoon", "FestivalSwap", "TakeAsGuest",
    "CaulkFleets", "MerchantTrade",
)  # fmt: skip
HAZARD_STEPS: Final = ("WardFleets", "LoseCards", "DriveFleet")
OVER: Final = "over"
SEASON: Final = (
    "OrderEvents", "IgnoreEvent", *EVENT_STEPS, "ArrangeSeason", "AssignArmies", "TendGardens", "StartTrade",
    "IslandTrade", "LookAhead", "LaunchFleets", "LightFleets", *HAZARD_STEPS, "RevealHarbors", "FleetTrade",
    "Jettison", "BuildIsland", "Discard", "Salvage", "Vote", "NameWinner", OVER,
)  # fmt: skip
VICTIM_STEPS: Final = ("StopMakers", "SpareMakers")
# The effects of events to which steps belong
EFFECTS_OF: Final = {
    "ShakeStructures": (EARTHQUAKE,), "PayToll": (TOLL, EARTHQUAKE), "StopMakers": (TOLL, EARTHQUAKE),
    "SpareMakers": (TOLL, EARTHQUAKE), "NameIsland": (GAMES, FESTIVAL), "TakeBoon": (BOON, GAMES),
    "FestivalSwap": (FESTIVAL,), "TakeAsGuest": (FESTIVAL,), "CaulkFleets": (SHIPWORM,), "MerchantTrade": (MERCHANTS,),
}  # fmt: skip
# Steps whose answers are noted for each seat until all are in
NOTED_STEPS: Final = (
    "IgnoreEvent", "PayToll", "TakeBoon", "CaulkFleets", "AssignArmies", "LightFleets", "RevealHarbors", "Discard",
)  # fmt: skip
# Steps at which nothing has been said since answers were cleared
SILENT_STEPS: Final = (
    "OrderEvents", "ShakeStructures", "NameIsland", "FestivalSwap", "TakeAsGuest", "MerchantTrade", *HAZARD_STEPS,
)  # fmt: skip
# Steps that go on asking a seat when others have taken away what it was asked for
LASTING_STEPS: Final = ("IslandTrade", "FleetTrade")


def step_due(s: ParthenonState) -> str:
    """Return the step that is due, or OVER."""
    return s.step_name() or OVER


def is_before(step: str, other: str) -> bool:
    """Say whether a step comes before another in a season."""
    return SEASON.index(step) < SEASON.index(other)


def is_from(step: str, first: str) -> bool:
    """Say whether a step is another or comes after it in a season."""
    return not is_before(step, first)


# Events


def audit_event(s: ParthenonState, step: str) -> None:
    """Events are carried out in the Archon's order (P19), each by its own steps; a phrase goes back to its call."""
    season, acting = s.season, in_force(s)
    called = "event" if step in EVENT_STEPS else "hazard" if step in HAZARD_STEPS else ""
    need(s.stack == (after_call(s, called) if called else []), "stack")
    ordered = step != "OrderEvents"
    need(sorted(season.event_order) == (sorted(acting) if ordered else []), "event_order")
    if step in EVENT_STEPS:
        need(1 <= season.events_done <= len(acting), "events_done")
        need(card(s).effect in EFFECTS_OF[step], "events_done")
        if step == "NameIsland":
            guest = [each.name() for each in s.instructions[s.pc + 1].all_steps()] == ["TakeAsGuest"]
            need(guest == (card(s).effect == FESTIVAL), "pc")
    else:
        need(season.events_done == (0 if is_before(step, EVENT_STEPS[0]) else len(acting)), "events_done")


def after_call(s: ParthenonState, phrase: str) -> list[int]:
    """Return the place after the call of a phrase."""
    calls = [place for place, each in enumerate(s.instructions) if isinstance(each, Call) and each.name == phrase]
    return [calls[0] + 1, 0, 0]


# Answers


def audit_answers(s: ParthenonState, step: str) -> None:
    """What seats have said is what they may say, and only those who were asked have said it."""
    answers = s.answers
    audit_named(s, step)
    audit_victims(s, step)
    need(step in ("PayToll", *VICTIM_STEPS, "ArrangeSeason") or answers.stoic == 0, "stoic")
    if step in SILENT_STEPS:
        need(set(answers.said) == {NOT_SAID}, "said")
        need(not any(answers.cards), "cards")
    elif step in NOTED_STEPS:
        asked = s.instructions[s.pc].step(s)
        for seat in range(s.seats):
            audit_noted(s, step, asked, seat, asked.asks(s, seat))
    elif step == "TendGardens":
        for seat in range(s.seats):
            audit_noted(s, "AssignArmies", AssignArmies(), seat, AssignArmies().asks(s, seat))
    elif step == "LaunchFleets":
        audit_launches(s)
    elif is_from(step, "Salvage"):
        audit_discards(s)
    if step in ("WardFleets", "LoseCards"):
        audit_warded(s, step)


def audit_named(s: ParthenonState, step: str) -> None:
    """The Archon has named a structure in an earthquake, or an island that an event favours (P21)."""
    named = s.answers.named
    if step in ("PayToll", *VICTIM_STEPS) and card(s).effect == EARTHQUAKE:
        need(0 <= named < ACROPOLIS, "named")
    elif step in ("TakeBoon", "TakeAsGuest") and card(s).effect in (GAMES, FESTIVAL):
        candidates = [seat for seat in s.order if acts_on(s, seat) and not (step == "TakeBoon" and seat == s.archon)]
        need(named in candidates if candidates else named == NOBODY, "named")
    elif step != "ArrangeSeason":
        need(named == NOBODY, "named")


def audit_victims(s: ParthenonState, step: str) -> None:
    """The Archon names makers for those who suffer, one after the other (Q70)."""
    answers, naming = s.answers, step in VICTIM_STEPS
    need((answers.victims != 0) == naming, "victims")
    first = [seat for seat in s.order if answers.victims >> seat & 1]
    need(answers.victim == (first[0] if first else NOBODY), "victim")
    for seat in first:
        need(is_concerned(s, seat) and not names_own(s, seat) and to_stop(s, seat)[1] > 0, "victims")
    for seat in range(s.seats):
        chosen = makers_named(s, seat)
        if step == "SpareMakers" and seat == answers.victim:
            need(is_way_to_stop(s, seat, chosen, 0), "stopping")
        elif step != "PayToll":
            need(chosen == (), "stopping")


def audit_noted(s: ParthenonState, step: str, asked: Step[Any], seat: int, is_asked: bool) -> None:
    """A seat that was asked and is not waited for has given an answer that the step allows; others none."""
    said = s.answers.said[seat]
    waited_for = step == s.step_name() and s.waiting >> seat & 1 == 1
    need((said != NOT_SAID) == (is_asked and not waited_for), "said")
    if said == NOT_SAID:
        need(not any(s.answers.cards[cards_of(seat)]), "cards")
        need(makers_named(s, seat) == () and not s.answers.stoic >> seat & 1, "stopping")
    else:
        need_allowed(s, asked, seat, answer_of(s, step, seat), "said")


def need_allowed(s: ParthenonState, asked: Step[Any], seat: int, action: Action | None, field: str) -> None:
    """Refuse a position with an answer that its step refuses."""
    need(action is not None, field)
    assert action is not None
    try:
        judge(s, asked, seat, action)
    except Refused:
        need(False, field)


def answer_of(s: ParthenonState, step: str, seat: int) -> Action | None:
    """Return the action that a noted answer stands for, or None if it stands for nothing."""
    actions, said = s.actions, s.answers.said[seat]
    cards = listed(s.answers.cards, card_at(seat, 0))
    if step == "PayToll":
        return toll_answer(s, seat, cards)
    if step == "Discard":
        return discard_answer(s, seat, cards)
    if step == "AssignArmies":
        return Cards(actions.assign, cards) if said == len(cards) else None
    if step == "IgnoreEvent":
        if said == PASSED:
            return None if cards else actions.pass_
        return Thing(actions.ignore, said, cards) if 0 <= said < len(s.box.events) else None
    if step == "LightFleets":
        if said == 0:
            return None if cards else actions.pass_
        return Lists(actions.light, tuple(members(said)), cards) if 0 < said < 1 << FLEETS else None
    if cards or said < 0:
        return None
    if step == "TakeBoon":
        return Cards(actions.take, (said,)) if said < KINDS else None
    if said == 0:
        return actions.pass_
    if step == "CaulkFleets":
        return Cards(actions.caulk, tuple(members(said))) if said < 1 << FLEETS else None
    return Cards(actions.reveal, tuple(members(said))) if said < 1 << LANDS else None


def toll_answer(s: ParthenonState, seat: int, cards: tuple[int, ...]) -> Action | None:
    """Return what a seat has answered to a toll."""
    skipping, stoic = makers_named(s, seat), s.answers.stoic >> seat & 1 == 1
    if s.answers.said[seat] == PAID:
        return None if skipping or stoic else Cards(s.actions.pay, cards)
    return Suffer(s.actions.suffer, skipping, cards, stoic) if s.answers.said[seat] == SUFFERED else None


def discard_answer(s: ParthenonState, seat: int, cards: tuple[int, ...]) -> Action | None:
    """Return what a seat has said it keeps."""
    if s.answers.said[seat] == KEPT:
        return Cards(s.actions.keep, cards) if max([0, *cards]) < COMMODITIES else None
    extra = list(cards)
    for kind in range(COMMODITIES):
        if s.hands[card_at(seat, kind)]:
            if kind not in extra:
                return None
            extra.remove(kind)
    return Cards(s.actions.show, tuple(extra)) if s.answers.said[seat] == SHOWN else None


def audit_launches(s: ParthenonState) -> None:
    """Seats that have launched sail with what they could load; the others' fleets are at home (P28)."""
    asked = s.instructions[s.pc].step(s)
    for seat in range(s.seats):
        said = s.answers.said[seat]
        fleets = range(fleet_at(seat, 0), fleet_at(seat + 1, 0))
        away = [fleet for fleet in fleets if s.voyage.lands[fleet] != AT_HOME]
        has_cards = any(s.hands[cards_of(seat)]) or len(away) > 0
        waited_for = s.waiting >> seat & 1 or (journey_is_ordered(s) and s.order.index(seat) >= s.turn)
        need((said != NOT_SAID) == (has_cards and not waited_for), "said")
        need(said in (NOT_SAID, STAYED, LAUNCHED) and (said == LAUNCHED) == (len(away) > 0), "said")
        if away:
            lands = tuple([s.voyage.lands[fleet] if fleet in away else ABSENT for fleet in fleets])
            loads = tuple([listed(s.voyage.aboard, load_at(fleet, 0)) for fleet in fleets])
            need_allowed(s, asked, seat, Launch(s.actions.launch, lands, loads), "lands")
    need(not any(s.answers.cards), "cards")


def audit_warded(s: ParthenonState, step: str) -> None:
    """Seats that have answered a hazard have named what they may discard or lose (P36, Q61)."""
    voyage, asked = s.voyage, s.instructions[s.pc].step(s)
    for seat in range(s.seats):
        answered = voyage.answered >> seat & 1 == 1
        need(answered == (asked.asks(s, seat) and not s.waiting >> seat & 1), "answered")
        action = ward_of(s, seat) if step == "WardFleets" else losses_of(s, seat)
        if answered:
            need_allowed(s, asked, seat, action, "gifts" if step == "WardFleets" else "losing")
        elif step == "WardFleets":
            need(action == s.actions.pass_, "willing" if s.voyage.willing >> seat & 1 else "gifts")
        else:
            need(action == Lose(s.actions.lose, ((),) * FLEETS), "losing")


def ward_of(s: ParthenonState, seat: int) -> Action:
    """Return what the fleets of a seat are noted to discard."""
    fleets = range(FLEETS)
    gifts = tuple([each for each in fleets if s.voyage.gifts >> fleet_at(seat, each) & 1])
    armies = tuple([each for each in fleets if s.voyage.sacrifices >> fleet_at(seat, each) & 1])
    if s.voyage.willing >> seat & 1:  # a Gift for every fleet that can, which may be none
        able = [fleet % FLEETS for fleet in WardFleets().able(s, seat, GIFT)]
        need(list(gifts) == able and armies == (), "willing")
        return Lists(s.actions.ward, (), ())
    return Lists(s.actions.ward, gifts, armies) if gifts or armies else s.actions.pass_


def losses_of(s: ParthenonState, seat: int) -> Action:
    """Return what the fleets of a seat are noted to lose."""
    losing = s.voyage.losing
    loads = [tuple([at % KINDS for at in losing if at // KINDS == fleet_at(seat, each)]) for each in range(FLEETS)]
    return Lose(s.actions.lose, tuple(loads))


def audit_discards(s: ParthenonState) -> None:
    """Only those who had to discard have discarded, and commodities alone (P65)."""
    for seat in range(s.seats):
        discarded = s.answers.discarded[cards_of(seat)]
        need(s.answers.said[seat] in (NOT_SAID, KEPT, SHOWN), "said")
        need(not any(discarded[COMMODITIES:]), "discarded")
        need(s.answers.said[seat] != NOT_SAID or not any(discarded), "discarded")


# Who is asked


def audit_asked(s: ParthenonState) -> None:
    """Those who are asked have a decision to take, and can take it."""
    for seat in s.actors():
        step = s.instructions[s.pc].step(s)
        need(step.name() in LASTING_STEPS or step.asks(s, seat), "waiting")
        need(len(step.legal(s, seat)) > 0, "waiting")
