"""Tables of Parthenon for tests of voyages, building and discarding: positions by hand, and decisions in notation."""

import periplus
from periplus.games.parthenon.box import Box
from periplus.games.parthenon.kinds import (
    COMPLETED,
    FIRST_ACROPOLIS,
    FIRST_ALTERNATE,
    FIRST_WORKSHOP,
    FLEET_NAMES,
    JOURNEY,
    KIND_NAMES,
    KINDS,
    PARTIAL,
    PLAN,
)
from periplus.games.parthenon.set_up import clockwise
from periplus.games.parthenon.state import Answers, ParthenonState, Season, Voyage, card_at, cards_of, fleet_at, load_at
from periplus.kernel.errors import Refused
from periplus.kernel.message import Event, Message
from periplus.kernel.option import Value

GAME = periplus.game("parthenon")
BOX = Box(GAME.box, "parthenon")
CHIOS, CRETE, RHODES = 0, 1, 2  # islands and, at the tables of this file, seats
SAFE = "Safe Journey"
STAGES = {"plan": PLAN, "partial": PARTIAL, "completed": COMPLETED}


def table(seats: int = 3, seed: int = 1, **options: Value) -> ParthenonState:
    """Begin a season: islands in the order of the box, Chios the Archon, empty hands, and an event that is over."""
    s = GAME.new(seats, seed, options)
    assert isinstance(s, ParthenonState)
    s.island_of = sorted(s.island_of)
    for seat, island in enumerate(s.island_of):
        s.seat_of[island] = seat
        hold(s, seat, "")
    s.archon = CHIOS
    s.season, s.answers, s.voyage = Season(seats), Answers(seats), Voyage(seats)
    s.season.ordered = 1 << JOURNEY  # P78: as usual
    s.order = clockwise(s)
    events(s, "Island Festival")
    return s


def go(s: ParthenonState, outline: str) -> list[Event]:
    """Put the order of play to an instruction, and go on to the first decision; return what was told."""
    s.pc, s.turn, s.waiting, s.stack = s.game.program.outline().index(outline), 0, 0, []
    s.told = []
    s.run()
    told, s.told = s.told, None
    return told


def look_ahead(s: ParthenonState) -> None:
    """Begin the Journey phase."""
    go(s, "all at once LookAhead")


def embark(s: ParthenonState, ordered: bool = True) -> None:
    """Let everybody load, in order or together."""
    s.season.ordered = 1 << JOURNEY if ordered else 0
    go(s, "do begin_journey")


def build_phase(s: ParthenonState) -> None:
    """Begin the Build phase."""
    go(s, "in order if build_is_ordered BuildIsland")


def discard_phase(s: ParthenonState) -> None:
    """Begin the Discard phase."""
    go(s, "do begin_discard")


# Positions


def events(s: ParthenonState, *names: str) -> None:
    """Let exactly these events be in force this season."""
    s.events = [BOX.event_names.index(name) for name in names]
    s.season_number = len(names)


def hold(s: ParthenonState, seat: int, cards: str) -> None:
    """Give a seat exactly these cards at home."""
    s.hands[cards_of(seat)] = [cards.split().count(kind) for kind in KIND_NAMES]


def hand(s: ParthenonState, seat: int) -> list[str]:
    """Return the cards of a seat at home."""
    return [KIND_NAMES[kind] for kind in range(KINDS) for _ in range(s.hands[card_at(seat, kind)])]


def cargo(s: ParthenonState, seat: int, fleet: str = "A") -> list[str]:
    """Return the cards aboard a fleet."""
    number = fleet_at(seat, FLEET_NAMES.index(fleet))
    return [KIND_NAMES[kind] for kind in range(KINDS) for _ in range(s.voyage.aboard[load_at(number, kind)])]


def bit(seat: int, fleet: str = "A") -> int:
    """Return the bit of a fleet."""
    return 1 << fleet_at(seat, FLEET_NAMES.index(fleet))


def land_of(s: ParthenonState, seat: int, fleet: str = "A") -> str:
    """Return where a fleet is."""
    return BOX.land_names[s.voyage.lands[fleet_at(seat, FLEET_NAMES.index(fleet))]]


def hazards(s: ParthenonState, *names: str) -> None:
    """Let these hazards be drawn next; all others stay in the pile."""
    s.hazard_pile = sorted(BOX.hazard_deck)
    s.hazard_top = [BOX.hazard_names.index(name) for name in names]
    for hazard in s.hazard_top:
        s.hazard_pile.remove(hazard)
    s.hazard_seen = [0] * len(names)
    s.hazard_discards = []


def harbor(s: ParthenonState, land: str, name: str, up: bool = False) -> None:
    """Lay a harbor card at a land, face down or up; what lay there goes back to the pile."""
    at, card = BOX.land_names.index(land), BOX.harbor_names.index(name)
    s.harbor_pile = sorted([*s.harbor_pile, *[each for each in (s.harbors[at],) if each >= 0]])
    s.harbor_pile.remove(card)
    s.harbors[at] = card
    s.harbors_seen[at] = 0
    s.harbors_up = s.harbors_up | 1 << at if up else s.harbors_up & ~(1 << at)


def build(s: ParthenonState, seat: int, *things: str) -> None:
    """Let structures stand on an island: "village 3", "workshop", "shrine", "alternate shrine"."""
    for thing in things:
        if thing.startswith("village"):
            place = int(thing.split()[1]) - 1
        elif thing == "workshop":
            place = FIRST_WORKSHOP + s.workshops(seat)
        elif thing.startswith("alternate"):
            alternates = BOX.islands[s.island_of[seat]].alternates
            place = FIRST_ALTERNATE + alternates.index(BOX.acropolis_names.index(thing.removeprefix("alternate ")))
        else:
            place = FIRST_ACROPOLIS + BOX.acropolis_names.index(thing)
        s.built[seat] |= 1 << place


def wonder(s: ParthenonState, seat: int, name: str, stage: str = "completed") -> None:
    """Give a seat a wonder at a stage."""
    at = BOX.wonder_names.index(name)
    s.wonder_owner[at] = seat
    s.wonder_stage[at] = STAGES[stage]
    if at in s.plan_pile:
        s.plan_pile.remove(at)


def stage(s: ParthenonState, name: str) -> str:
    """Return the stage of a wonder."""
    number = s.wonder_stage[BOX.wonder_names.index(name)]
    return next((word for word, each in STAGES.items() if each == number), "")


def think(s: ParthenonState, seat: int, *names: str) -> None:
    """Give a seat philosophies."""
    for name in names:
        s.philosophies[seat] |= 1 << BOX.philosophy_names.index(name)


def thoughts(s: ParthenonState, seat: int) -> list[str]:
    """Return the philosophies of a seat."""
    return [name for at, name in enumerate(BOX.philosophy_names) if s.philosophies[seat] >> at & 1]


# Decisions


def do(s: ParthenonState, seat: int, *lines: str) -> list[Event]:
    """Let a seat decide, in notation; return what was told."""
    told: list[Event] = []
    for line in lines:
        s.apply(seat, GAME.parse(line), told)
    return told


def why(s: ParthenonState, seat: int, line: str) -> tuple[str, str]:
    """Return the clause and the reason by which a decision is refused; fail if it is not."""
    try:
        s.check(seat, GAME.parse(line))
    except Refused as refusal:
        return refusal.rule, refusal.message.id.removeprefix("refused-")
    raise AssertionError(f"{line} is allowed")


def refused(s: ParthenonState, seat: int, line: str, clause: str, reason: str) -> None:
    """See that a decision is refused by a clause for a reason, and changes nothing."""
    before = s.to_json()
    assert why(s, seat, line) == (clause, reason)
    assert s.to_json() == before


def allowed(s: ParthenonState, seat: int, line: str) -> bool:
    """Say whether a decision is allowed."""
    try:
        s.check(seat, GAME.parse(line))
    except Refused:
        return False
    return True


def listed(s: ParthenonState, seat: int) -> list[str]:
    """Return the decisions listed for a seat; all of them are allowed."""
    actions = s.legal_actions(seat)
    for action in actions:
        s.check(seat, action)
    return [str(action) for action in actions]


def asked(s: ParthenonState) -> tuple[str, list[int]]:
    """Return what is asked, and of whom."""
    return s.step_name(), sorted(s.actors())


def named(told: list[Event], name: str) -> list[dict[str, object]]:
    """Return what all saw of the events of a name."""
    return [{key: one_by_one(value) for key, value in event.public.items()} for event in told if event.name == name]


def one_by_one(value: object) -> object:
    """Return a value of an event; cards that it counts are named one by one."""
    if not isinstance(value, list):
        return value
    found: list[object] = []
    for each in value:
        if isinstance(each, Message) and each.id == "some":
            found += [each.params["kind"]] * int(str(each.params["count"]))
        else:
            found.append(each)
    return found


def fleets_in(event: dict[str, object], key: str = "fleets") -> list[tuple[object, object]]:
    """Return the fleets of an event, as island and letter."""
    found = event[key]
    assert isinstance(found, list)
    return [(each.params["island"], each.params["fleet"]) for each in found if isinstance(each, Message)]


# Voyages


def launch(s: ParthenonState, *lines: tuple[int, str]) -> list[Event]:
    """Let seats launch fleets, "A Athens with wool B Egypt with gold": each gets what it loads. All others stay."""
    said = dict(lines)
    for seat, line in lines:
        loaded = [word for word in line.split() if word in KIND_NAMES]
        hold(s, seat, " ".join([*hand(s, seat), *loaded]))
        s.fleets[seat] = 3
    embark(s)
    told: list[Event] = []
    while s.step_name() == "LaunchFleets":
        seat = s.actors()[0]
        told += do(s, seat, f"launch {said[seat]}" if seat in said else "stay")
    return told


def at_sea(drawn: str, *lines: tuple[int, str], **options: Value) -> tuple[ParthenonState, list[Event]]:
    """Launch fleets and let hazards, named in a row, be drawn; return the position, and what was told."""
    s = table(3, 1, **options)
    hazards(s, *[name for name in drawn.split(", ") if name])
    return s, launch(s, *lines)
