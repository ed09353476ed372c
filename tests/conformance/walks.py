"""Random games for the conformance suite: every registered game, every number of seats."""

from collections.abc import Iterator

import periplus
from periplus.games.mare_nostrum.box import ARTEMIS, GARDENS, HELEN, NEBUCHADNEZZAR, TAX, ULYSSES, ZEUS
from periplus.games.mare_nostrum.provinces import standing_in
from periplus.games.mare_nostrum.state import (
    COVERED,
    FORTRESSES,
    LEGIONS,
    TRIREMES,
    MareNostrumState,
    piece_at,
    unit_at,
)
from periplus.kernel.action import Action, Form
from periplus.kernel.game import Game
from periplus.kernel.luck import Luck, luck_from
from periplus.kernel.message import Event
from periplus.kernel.position import encode
from periplus.kernel.state import State
from periplus.version import is_compiled

ALL_GAMES = [periplus.game(name) for name in periplus.game_names(hidden=True)]
TABLES = [(game.name, seats) for game in ALL_GAMES for seats in game.seats]
NAMES = [game.name for game in ALL_GAMES]

# For what takes its time: the fewest and the most players; compiled, which is quicker, any number.
SLOW_TABLES = [
    (name, seats) for name, seats in TABLES if is_compiled() or not {(name, seats - 1), (name, seats + 1)} <= {*TABLES}
]

# Our own games are known to meet every situation the suite looks for; a newcomer's game need not.
THOROUGH = {"neptun", "mare_nostrum", "example"}

# Nothing bounds some games: these are cut short.
SHORT: dict[str, dict[str, object]] = {"mare_nostrum": {"turn_limit": 5}}


def random_options(game: Game, luck: Luck) -> dict[str, object]:
    """Choose a value of every option, but for what cuts a game short."""
    chosen = {option.name: option.values[luck.below(len(option.values))] for option in game.options}
    return {**chosen, **SHORT.get(game.name, {})}


def filled(form: Form, luck: Luck) -> Action:
    """Fill in a form at random, within what it allows."""
    values: dict[str, object] = {}
    for blank in form.blanks:
        if blank.several:
            pool = list(blank.values)
            count = blank.low + luck.below(min(blank.high, len(pool)) - blank.low + 1)
            values[blank.name] = [pool.pop(luck.below(len(pool))) for _ in range(count)]
        elif blank.values:
            values[blank.name] = blank.values[luck.below(len(blank.values))]
        else:
            values[blank.name] = blank.low + luck.below(blank.high - blank.low + 1)
    return form.fill(values)


def allows(s: State, seat: int, action: Action) -> bool:
    """Say whether an action is not refused."""
    try:
        s.check(seat, action)
    except periplus.Refused:
        return False
    return True


def said(s: State, seat: int, luck: Luck) -> Action:
    """Choose a legal action, or now and then a filled form that is allowed."""
    forms = s.forms(seat)
    if forms and luck.below(3) == 0:
        action = filled(forms[luck.below(len(forms))], luck)
        if allows(s, seat, action):
            return action
    actions = s.legal_actions(seat)
    return actions[luck.below(len(actions))]


def rich_neptun(s: State) -> State:
    """Give everybody gold to sail anywhere, so that contracts are fulfilled and bonus tiles drawn."""
    return s.game.from_json({**s.to_json(), "gold": [900] * s.seats})


def serve_leftmost(s: State, seat: int) -> Action | None:
    """Fulfil the leftmost open contract, where random play would mostly lose it."""
    serving = [action for action in s.legal_actions(seat) if " serve " in str(action)]
    return min(serving, key=lambda action: str(action).split(" serve ")[1]) if serving else None


def martial_mare_nostrum(s: State) -> State:
    """Deal out heroes and wonders, man some seas and all capitals, and let legions hold what is not theirs."""
    assert isinstance(s, MareNostrumState)
    s = s.copy()
    for number, card in enumerate((NEBUCHADNEZZAR, HELEN, ULYSSES, GARDENS, ARTEMIS, ZEUS)):
        s.card_owner[card] = number % s.seats
    for civ in s.civ_of:
        muster(s, civ, s.box.civ_capital[civ], 2)
        for sea in ("Tyrrhenum", "Ionium", "Africum", "Aegyptium"):
            s.triremes[unit_at(s.box.place_names.index(sea), civ)] += 1
            s.reserve[piece_at(civ, TRIREMES)] -= 1
    s.hands[-1] += 9  # taxes of the last seat, for a hero or a wonder
    s.bank[TAX] -= 9
    if not s.options.free_set_up:
        invade(s)
    return s.game.from_json(s.to_json())


def muster(s: MareNostrumState, civ: int, province: int, legions: int) -> None:
    """Put legions on the board."""
    s.legions[unit_at(province, civ)] += legions
    s.reserve[piece_at(civ, LEGIONS)] -= legions


def invade(s: MareNostrumState) -> None:
    """Let the first seat occupy the second's capital, and turn the second province of the third."""
    invader, occupied, turned = s.civ_of[:3]
    capital, province = s.box.civ_capital[occupied], s.box.sheet_markers[turned][1]
    muster(s, occupied, capital, -s.legions[unit_at(capital, occupied)])
    s.reserve[piece_at(occupied, FORTRESSES)] += s.fortresses[capital]
    s.fortresses[capital] = 0
    muster(s, invader, capital, 3)
    for building in standing_in(s, capital):
        s.buildings[building] = COVERED
    muster(s, invader, province, 1)
    s.converting |= 1 << province


def use_powers_and_fight(s: State, seat: int) -> Action | None:
    """Use the powers one has, and march against enemies, where random play would mostly do something else."""
    assert isinstance(s, MareNostrumState)
    loots = ("pillage",) if s.card_owner[NEBUCHADNEZZAR] == seat else ()
    powers, attacks = list[Action](), list[Action]()
    for action in s.legal_actions(seat):
        if action.verb.name in ("swap", "lure", "redirect", "keep", *loots):
            powers.append(action)
        elif action.verb.name == "move" and s.describe(seat, action).consequences:
            attacks.append(action)
    chosen = powers or attacks
    return chosen[s.drawn % len(chosen)] if chosen else None


# Random play alone never comes to some corners of a game: these lead every second walk there.
PREPARED = {"neptun": rich_neptun, "mare_nostrum": martial_mare_nostrum}
PREFERRED = {"neptun": serve_leftmost, "mare_nostrum": use_powers_and_fight}


def walk(name: str, seats: int, seed: int, told: list[Event] | None = None) -> Iterator[tuple[State, int, Action]]:
    """Play a random game; yield each position before a decision, with the decision to come."""
    game, luck = periplus.game(name), luck_from(seed)
    s = game.new(seats, seed, random_options(game, luck), told=told)
    prepared = seed % 2 == 1 and name in PREPARED
    if prepared:
        s = PREPARED[name](s)
    count, most = 0, game.longest(seats, s.settings)
    while not s.is_over:
        count += 1
        assert count <= most or not most, "longer than declared: is a step never done?"
        asked = s.actors()
        seat = asked[luck.below(len(asked))]
        action = (PREFERRED[name](s, seat) if prepared else None) or said(s, seat, luck)
        yield s, seat, action
        s.apply(seat, action, told)


def final(name: str, seats: int, seed: int) -> State:
    """Return the end of a random game."""
    for s, _, _ in walk(name, seats, seed):
        last = s
    return last


def same(one: State, other: State) -> bool:
    """Say whether two positions are the same, byte for byte."""
    return encode(one) == encode(other)
