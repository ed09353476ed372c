"""Tables of Parthenon for tests: positions by hand, and decisions in notation."""

from collections.abc import Mapping

import periplus
from periplus.games.parthenon.actions import (
    BUILD_ACROPOLIS,
    BUILD_ALTERNATE,
    BUILD_FLEET,
    BUILD_WORKSHOP,
    Build,
)
from periplus.games.parthenon.box import Box
from periplus.games.parthenon.kinds import (
    COMPLETED,
    FIRST_ACROPOLIS,
    FIRST_ALTERNATE,
    FIRST_WORKSHOP,
    KIND_NAMES,
)
from periplus.games.parthenon.set_up import clockwise
from periplus.games.parthenon.state import STREAMS, Answers, ParthenonState, Season, Voyage, card_at
from periplus.kernel.action import Action
from periplus.kernel.errors import Refused
from periplus.kernel.luck import Luck, stretch
from periplus.kernel.message import Event, Message
from periplus.kernel.option import Value

GAME = periplus.game("parthenon")
BOX = Box(GAME.box, "parthenon")
CHIOS, CRETE, RHODES = range(3)
FOURTH = 3  # the seat of an island without a torch

# What is said to do as little as possible.
IDLE = ("done", "pass", "stay", "arrange ordered journey", "show")


def dealt(seats: int = 3, seed: int = 1, **options: Value) -> ParthenonState:
    """Begin a game as chance deals it."""
    s = GAME.new(seats, seed, options)
    assert isinstance(s, ParthenonState)
    return s


def table(seats: int = 3, seed: int = 1, **options: Value) -> ParthenonState:
    """Begin a game with islands in the order of the box, Chios as Archon, and no bonus cards; no event acts yet."""
    s = dealt(seats, seed, **options)
    s.island_of = sorted(s.island_of)
    for seat, island in enumerate(s.island_of):
        s.seat_of[island] = seat
    s.hands = [0] * len(s.hands)
    s.archon = CHIOS
    begin(s, "one ArrangeSeason")
    return s


def begin(s: ParthenonState, outline: str) -> None:
    """Begin a season at an instruction of the order of play, and go on to the first decision."""
    s.season, s.answers, s.voyage = Season(s.seats), Answers(s.seats), Voyage(s.seats)
    s.order = clockwise(s)
    go(s, outline)


def go(s: ParthenonState, outline: str) -> None:
    """Put the order of play to an instruction, and go on to the first decision."""
    s.pc, s.turn, s.waiting, s.stack = s.game.program.outline().index(outline), 0, 0, []
    s.run()


def turn_up(s: ParthenonState, *names: str) -> None:
    """Begin the season in which the last of these events is turned up."""
    s.events = [BOX.event_names.index(name) for name in names]
    s.year = BOX.events[s.events[0]].year
    s.years_played = s.year - (2 if s.options.tournament else 1)
    s.season_number = len(names)
    s.event_pile = [at for at, each in enumerate(BOX.events) if each.year == s.year and at not in s.events]
    begin(s, "one OrderEvents")


def trading(s: ParthenonState) -> None:
    """Begin a season with open trade, as soon as everybody has what they will have."""
    begin(s, "all at once IslandTrade")


# What islands have


def hold(s: ParthenonState, seat: int, cards: str) -> None:
    """Give an island exactly these cards."""
    wanted = cards.split()
    assert set(wanted) <= set(KIND_NAMES)
    for kind, name in enumerate(KIND_NAMES):
        s.hands[card_at(seat, kind)] = wanted.count(name)


def hand(s: ParthenonState, seat: int) -> str:
    """Return the cards of an island at home."""
    return " ".join(name for kind, name in enumerate(KIND_NAMES) for _ in range(s.hands[card_at(seat, kind)]))


def build(s: ParthenonState, seat: int, *things: str) -> None:
    """Put up structures and fleets without paying."""
    for thing in things:
        action = GAME.parse(f"build {thing}")
        assert isinstance(action, Build)
        at = action.thing
        if at == BUILD_FLEET:
            s.fleets[seat] += 1
        elif at >= BUILD_ALTERNATE:
            alternates = s.box.islands[s.island_of[seat]].alternates
            s.built[seat] |= 1 << FIRST_ALTERNATE + alternates.index(at - BUILD_ALTERNATE)
        elif at >= BUILD_ACROPOLIS:
            s.built[seat] |= 1 << FIRST_ACROPOLIS + at - BUILD_ACROPOLIS
        elif at == BUILD_WORKSHOP:
            s.built[seat] |= 1 << FIRST_WORKSHOP + s.workshops(seat)
        else:
            s.built[seat] |= 1 << at


def wonder(s: ParthenonState, seat: int, name: str, stage: int = COMPLETED) -> None:
    """Give an island a wonder at a stage."""
    at = BOX.wonder_names.index(name)
    s.wonder_owner[at], s.wonder_stage[at] = seat, stage
    s.plan_pile.remove(at)


def stage(s: ParthenonState, name: str) -> int:
    """Return the stage of a wonder."""
    return s.wonder_stage[BOX.wonder_names.index(name)]


def think(s: ParthenonState, seat: int, *names: str) -> None:
    """Give an island philosophies."""
    for name in names:
        s.philosophies[seat] |= 1 << BOX.philosophy_names.index(name)


VILLAGES = tuple(f"village {at}" for at in range(1, 7))
ACROPOLIS = ("marketplace", "shrine", "fortress", "great harbor", "academy", "treasury")


def complete(s: ParthenonState, seat: int, *wonders: str) -> None:
    """Complete an island with two wonders."""
    build(s, seat, *VILLAGES, "workshop", "workshop", *ACROPOLIS)
    for name in wonders:
        wonder(s, seat, name)


# What is said


def sound(s: ParthenonState) -> None:
    """Check that whatever is listed is allowed, can be described, and reads back as it is written."""
    for seat in [*s.actors(), *s.may_act()]:
        actions = s.legal_actions(seat)
        assert actions
        for action in actions:
            s.check(seat, action)
            s.describe(seat, action)
            assert GAME.parse(str(action)) == action


def do(s: ParthenonState, seat: int, *lines: str) -> list[Event]:
    """Let an island decide, in notation; return what was told."""
    told: list[Event] = []
    for line in lines:
        s.apply(seat, GAME.parse(line), told)
        sound(s)
    return told


def refused(s: ParthenonState, seat: int, line: str, clause: str, reason: str) -> None:
    """Expect a decision to be refused by a clause, for a reason."""
    try:
        s.check(seat, GAME.parse(line))
    except Refused as refusal:
        assert (refusal.rule, refusal.reason) == (clause, reason)
        return
    raise AssertionError(f"{line} is allowed")


def asked(s: ParthenonState) -> tuple[str, list[int]]:
    """Return what is asked, and the islands that must answer."""
    sound(s)
    return s.step_name(), sorted(s.actors())


def listed(s: ParthenonState, seat: int) -> list[str]:
    """Return the decisions listed for an island, in notation."""
    return [str(action) for action in s.legal_actions(seat)]


def least(s: ParthenonState, seat: int) -> Action:
    """Return what an island says to do as little as possible."""
    lines = {str(action): action for action in s.legal_actions(seat)}
    idle = [lines[line] for line in IDLE if line in lines]
    suffering = [action for line, action in lines.items() if line.startswith("suffer")]
    return [*idle, *suffering, *lines.values()][0]


def play_to(s: ParthenonState, *steps: str) -> None:
    """Let everybody do as little as possible until one of these steps is asked, or the game is over."""
    for _ in range(1000):
        if s.is_over or s.step_name() in steps:
            return
        seat = s.actors()[0]
        s.apply(seat, least(s, seat))
    raise AssertionError(f"{steps} are never asked")


def plain(params: Mapping[str, object]) -> dict[str, object]:
    """Return parameters with cards one by one, which sentences count by kind."""
    return {key: [card for item in value for card in single(item)] if isinstance(value, list) else value
            for key, value in params.items()}  # fmt: skip


def single(item: object) -> list[object]:
    """Return a kind as often as a message counts it."""
    if isinstance(item, Message) and item.id in ("some", "makers"):
        count = item.params["count"]
        assert isinstance(count, int)
        return [item.params["kind"]] * count
    return [item]


def named(told: list[Event], name: str) -> list[dict[str, object]]:
    """Return what was told under a name."""
    return [plain(event.public) for event in told if event.name == name]


def made(s: ParthenonState, seat: int) -> str:
    """Return what an island produces this season if nobody assigns an Army."""
    s, told = s.copy(), list[Event]()
    while not named(told, "produced"):
        actor = s.actors()[0]
        assigning = s.step_name() == "AssignArmies"
        s.apply(actor, GAME.parse("assign") if assigning else least(s, actor), told)
    cards = named(told, "produced")[seat]["cards"]
    assert isinstance(cards, list)
    return " ".join(cards)


def chance(s: ParthenonState, stream: int, bound: int, result: int) -> None:
    """Let the next draw of a stream come out so."""
    for number in range(10**6):
        if Luck(stretch(number), [0] * STREAMS).below(bound, stream) == result:
            s.luck = Luck(stretch(number), [0] * STREAMS)
            return
    raise AssertionError("never seen so")
