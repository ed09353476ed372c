"""Tables of Mare Nostrum for tests: positions by hand, and decisions in notation."""

import periplus
from periplus.games.mare_nostrum.box import CIVS, Box
from periplus.games.mare_nostrum.military import call_commander
from periplus.games.mare_nostrum.state import (
    BUILT,
    COVERED,
    DICE_LUCK,
    FORTRESSES,
    FREE,
    LEGIONS,
    MARKERS,
    STREAMS,
    TRIREMES,
    Command,
    MareNostrumState,
    card_at,
    piece_at,
    unit_at,
)
from periplus.kernel.errors import Refused
from periplus.kernel.luck import Luck, stretch
from periplus.kernel.message import Event
from periplus.kernel.option import Value

GAME = periplus.game("mare_nostrum")
BOX = Box(GAME.box, "mare_nostrum")
ROME, CARTHAGE, BABYLON, EGYPT, GREECE = range(CIVS)


def table(seats: int = 5, seed: int = 1, **options: Value) -> MareNostrumState:
    """Begin a game with civilisations in seat order; carts of the sheets stand on the first icon of each choice."""
    s = GAME.new(seats, seed, {"civilisations": "in_order", **options})
    assert isinstance(s, MareNostrumState)
    while s.step_name() == "PlaceCaravan":
        seat = s.actors()[0]
        s.apply(seat, s.legal_actions(seat)[0])
    return s


def seat(s: MareNostrumState, civ: int) -> int:
    """Return the seat of a civilisation."""
    return s.seat_of[civ]


def at(s: MareNostrumState, step: str, civ: int) -> None:
    """Put the order of play to a step (not one of an exchange or a battle), for one civilisation."""
    for place, instruction in enumerate(s.instructions):
        if any(each.name() == step for each in instruction.all_steps()):
            s.pc, s.turn, s.waiting, s.stack = place, 0, 1 << s.seat_of[civ], []
            s.active = s.seat_of[civ]
            return
    raise AssertionError(f"no step {step}")


def say(s: MareNostrumState, civ: int, *lines: str) -> list[Event]:
    """Let a civilisation decide, in notation; return what was told."""
    told: list[Event] = []
    for line in lines:
        s.apply(s.seat_of[civ], GAME.parse(line), told)
    return told


def why(s: MareNostrumState, civ: int, line: str) -> tuple[str, str]:
    """Return the clause and the reason by which a decision is refused; fail if it is not."""
    try:
        s.check(s.seat_of[civ], GAME.parse(line))
    except Refused as refusal:
        return refusal.rule, refusal.message.id.removeprefix("refused-")
    raise AssertionError(f"{line} is allowed")


def allowed(s: MareNostrumState, civ: int, line: str) -> bool:
    """Say whether a decision is allowed."""
    try:
        s.check(s.seat_of[civ], GAME.parse(line))
    except Refused:
        return False
    return True


def hold(s: MareNostrumState, civ: int, cards: str) -> None:
    """Give a civilisation exactly these cards, from the bank and back to it."""
    first = card_at(s.seat_of[civ], 0)
    wanted = cards.split()
    for kind, name in enumerate(BOX.kind_names):
        s.bank[kind] += s.hands[first + kind] - wanted.count(name)
        s.hands[first + kind] = wanted.count(name)
    assert min(s.bank) >= 0


def hand(s: MareNostrumState, civ: int) -> list[str]:
    """Return the hand of a civilisation."""
    first = card_at(s.seat_of[civ], 0)
    return [name for kind, name in enumerate(BOX.kind_names) for _ in range(s.hands[first + kind])]


def gain(s: MareNostrumState, civ: int, *cards: str) -> None:
    """Give heroes and wonders to a civilisation."""
    for card in cards:
        s.card_owner[BOX.card_names.index(card)] = s.seat_of[civ]


def income_of(s: MareNostrumState, civ: int) -> dict[str, int]:
    """Return what a civilisation would collect now, as everybody sees it."""
    found: dict[str, int] = s.view(None)["players"][s.seat_of[civ]]["income"]
    return found


def leaders(s: MareNostrumState) -> list[int]:
    """Return the civilisations of Director, Political and Military Leader."""
    return [s.civ_of[seat] for seat in s.roles]


def idle(s: MareNostrumState, step: str) -> None:
    """Let everybody do as little as possible, at least once, until a step is asked."""
    for _ in range(1000):
        actor = s.actors()[0]
        actions = s.legal_actions(actor)
        s.apply(actor, s.actions.done if s.actions.done in actions else actions[0])
        if s.is_over or s.step_name() == step:
            return
    raise AssertionError(f"{step} is never asked")


def builder(civ: int, cards: str = "", seats: int = 5, **options: Value) -> MareNostrumState:
    """Begin a game in which a civilisation builds, with these cards."""
    s = table(seats, 1, **options)
    at(s, "Construct", civ)
    hold(s, civ, cards)
    return s


def place(name: str) -> int:
    """Return a place by any of its names."""
    return BOX.place_also[name] if name in BOX.place_also else BOX.place_names.index(name)


def building(province: str, spot: str) -> int:
    """Return a building by its province and its spot."""
    return BOX.building_at[place(province), BOX.spot_names.index(spot)]


def army(s: MareNostrumState, civ: int, province: str, legions: int) -> None:
    """Set how many legions a civilisation has in a province."""
    spot = unit_at(place(province), civ)
    s.reserve[piece_at(civ, LEGIONS)] += s.legions[spot] - legions
    s.legions[spot] = legions


def fleet(s: MareNostrumState, civ: int, where: str, triremes: int) -> None:
    """Set how many triremes a civilisation has in a sea or a port."""
    spot = unit_at(place(where), civ)
    s.reserve[piece_at(civ, TRIREMES)] += s.triremes[spot] - triremes
    s.triremes[spot] = triremes


def fort(s: MareNostrumState, province: str, fortresses: int) -> None:
    """Set how many fortresses the owner of a province has there."""
    owner = s.owner[place(province)]
    s.reserve[piece_at(owner, FORTRESSES)] += s.fortresses[place(province)] - fortresses
    s.fortresses[place(province)] = fortresses


def own(s: MareNostrumState, civ: int, *provinces: str) -> None:
    """Give provinces to a civilisation."""
    for province in provinces:
        before = s.owner[place(province)]
        if before >= 0:
            s.reserve[piece_at(before, MARKERS)] += 1
        s.owner[place(province)] = civ
        s.reserve[piece_at(civ, MARKERS)] -= 1


def stand(s: MareNostrumState, *buildings: tuple[str, str]) -> None:
    """Put buildings on the board."""
    for province, spot in buildings:
        number = building(province, spot)
        assert s.buildings[number] == FREE
        s.buildings[number] = BUILT
        s.stock[BOX.building_kind[number]] -= 1


def cover(s: MareNostrumState, province: str, *spots: str) -> None:
    """Let legions of an occupier stand on buildings."""
    for spot in spots:
        assert s.buildings[building(province, spot)] == BUILT
        s.buildings[building(province, spot)] = COVERED


def standing(s: MareNostrumState, province: str) -> list[str]:
    """Return the buildings of a province, by their spots."""
    return [each["spot"] for each in s.view(None)["places"][place(province)]["buildings"]]


def dice(s: MareNostrumState, *faces: int) -> None:
    """Let the next dice fall so: attackers first, then defenders."""
    for number in range(10**6):
        luck = Luck(stretch(number), [0] * STREAMS)
        if all(luck.below(BOX.die, DICE_LUCK) + 1 == face for face in faces):
            s.luck = Luck(stretch(number), [0] * STREAMS)
            return
    raise AssertionError("never seen so")


def named(told: list[Event], name: str) -> list[Event]:
    """Return the events of a name."""
    return [event for event in told if event.name == name]


# War


def commands(s: MareNostrumState, civ: int) -> None:
    """Let the military turn of a civilisation begin: with its triremes if it has any, else with its legions."""
    s.active = s.seat_of[civ]
    s.command = Command(BOX.places)
    call_commander(s)
    at(s, "Fleets" if s.reserve[piece_at(civ, TRIREMES)] < BOX.reserve_triremes else "Legions", civ)


def owns(s: MareNostrumState, civ: int, *cards: str) -> None:
    """Give heroes and wonders to a civilisation."""
    for card in cards:
        s.card_owner[BOX.card_names.index(card)] = s.seat_of[civ]


def legions(s: MareNostrumState, civ: int, province: str) -> int:
    """Return how many legions a civilisation has in a province."""
    return s.legions[unit_at(place(province), civ)]


def triremes(s: MareNostrumState, civ: int, where: str) -> int:
    """Return how many triremes a civilisation has in a sea or a port."""
    return s.triremes[unit_at(place(where), civ)]


def fortresses(s: MareNostrumState, province: str) -> int:
    """Return how many fortresses stand in a province."""
    return s.fortresses[place(province)]


def left(s: MareNostrumState, civ: int, piece: int) -> int:
    """Return how many pieces of a sort a civilisation has in reserve."""
    return s.reserve[piece_at(civ, piece)]


def covered(s: MareNostrumState, province: str) -> list[str]:
    """Return the spots of a province on which occupying legions stand."""
    found = [building for building in BOX.buildings_of[place(province)] if s.buildings[building] == COVERED]
    return [BOX.spot_names[BOX.building_spot[building]] for building in found]


def stands(s: MareNostrumState, province: str, spot: str) -> bool:
    """Say whether a building stands, covered or not."""
    return s.buildings[building(province, spot)] in (BUILT, COVERED)


def converting(s: MareNostrumState, province: str) -> bool:
    """Say whether a legion stands on the marker of a province."""
    return bool(s.converting >> place(province) & 1)


def asked(s: MareNostrumState) -> tuple[str, list[int]]:
    """Return what is asked, and the civilisations that must answer."""
    return s.step_name(), [s.civ_of[each] for each in s.actors()]


def may(s: MareNostrumState, civ: int) -> list[str]:
    """Return the decisions listed for a civilisation, in notation."""
    return [str(action) for action in s.legal_actions(s.seat_of[civ])]


def idle_until(s: MareNostrumState, step: str, civ: int) -> None:
    """Let everybody do as little as possible until a civilisation comes to a step."""
    for _ in range(1000):
        if asked(s) == (step, [civ]):
            return
        seat = s.actors()[0]
        lines = {str(action): action for action in s.legal_actions(seat)}
        idle = [lines[line] for line in ("done", "exchange 0", "let") if line in lines]
        s.apply(seat, idle[0] if idle else s.legal_actions(seat)[0])
    raise AssertionError(f"never came to {step}")
