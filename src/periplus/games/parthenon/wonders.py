"""Wonders: raising them in two stages, each paid in the phase that it names, and visiting them (P62 to P64)."""

from periplus.games.parthenon.actions import Thing
from periplus.games.parthenon.cards import IN_BUILD
from periplus.games.parthenon.hands import hand_over, names_of
from periplus.games.parthenon.kinds import COMPLETED, NOBODY, PARTIAL, PLAN
from periplus.games.parthenon.price import counted
from periplus.games.parthenon.purse import note_scorn, stage_bill, stage_of
from periplus.games.parthenon.state import ParthenonState
from periplus.kernel.action import Action
from periplus.kernel.errors import Refused
from periplus.kernel.message import Event, Message


def to_raise(s: ParthenonState, seat: int, phase: int, land: int = NOBODY) -> list[int]:
    """Return the wonders of a seat whose next stage is paid in a phase, for fleet trade at a land."""
    found: list[int] = []
    for wonder in range(len(s.wonder_owner)):
        if s.wonder_owner[wonder] == seat and s.wonder_stage[wonder] in (PLAN, PARTIAL):
            stage = stage_of(s, wonder)
            if stage.phase == phase and stage.land in (NOBODY, land):
                found.append(wonder)
    return found


def stages(s: ParthenonState, seat: int, cards: list[int], first: int, phase: int, land: int = NOBODY) -> list[Action]:
    """List the stages that a seat can pay from counts that begin at an index."""
    found: list[Action] = []
    for wonder in to_raise(s, seat, phase, land):
        paid = stage_bill(s, seat, wonder, phase == IN_BUILD).payment(cards, first)
        if paid is not None:
            found.append(Thing(s.actions.raise_, wonder, paid))
    return found


def check_stage(s: ParthenonState, seat: int, action: Thing, phase: int, land: int = NOBODY) -> None:
    """Refuse wonders that are not one's own or not due here, and wrong payments."""
    wonder = action.thing
    params = {"wonder": s.box.wonder_names[wonder]}
    if s.wonder_owner[wonder] != seat:
        raise Refused("P62", "not-your-wonder", params)
    if s.wonder_stage[wonder] == COMPLETED:
        raise Refused("P62", "wonder-completed", params)
    if wonder not in to_raise(s, seat, phase, land):
        raise Refused("P63", "not-paid-here", params)
    stage_bill(s, seat, wonder, phase == IN_BUILD).takes_scorn(action.cards)


def raise_wonder(s: ParthenonState, seat: int, action: Thing, phase: int) -> None:
    """Turn a plan that is paid for into a partial wonder, and this into a completed one, at once (P62)."""
    note_scorn(s, seat, stage_bill(s, seat, action.thing, phase == IN_BUILD), action.cards)
    s.wonder_stage[action.thing] = s.next_stage(action.thing)
    s.season.stages[seat] += 1
    if s.told is not None:
        stage = "completed" if s.wonder_stage[action.thing] == COMPLETED else "partial"
        name = s.box.wonder_names[action.thing]
        s.tell(Event("raised", {"seat": seat, "wonder": name, "stage": stage, "cards": names_of(action.cards)}))


def stage_reached(s: ParthenonState, wonder: int) -> Message:
    """Say what the next payment makes of a wonder."""
    completed = s.next_stage(wonder) == COMPLETED
    params = {"wonder": s.box.wonder_names[wonder]}
    return Message("consequence-completed", params) if completed else Message("consequence-partial", params)


def visit(s: ParthenonState, seat: int, power: int, cards: tuple[int, ...]) -> None:
    """Pay the owner of a wonder, who cannot refuse (P64)."""
    owner = s.owner_of(power)
    hand_over(s, seat, owner, counted(cards))
    if s.told is not None:
        name = s.box.wonder_names[s.box.wonder_with[power]]
        s.tell(Event("visited", {"seat": seat, "owner_seat": owner, "wonder": name, "cards": names_of(cards)}))
