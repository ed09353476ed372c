"""Random games for the conformance suite: every registered game, every number of seats."""

from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple

import periplus
from periplus.kernel.action import Action, Form
from periplus.kernel.errors import BadBox
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
# For what takes longest: the fewest players; compiled, again any number.
SLOWEST_TABLES = [(name, seats) for name, seats in TABLES if is_compiled() or (name, seats - 1) not in TABLES]

# Our own games are known to meet every situation the suite looks for; a newcomer's game need not.
THOROUGH = {"neptun", "mare_nostrum", "parthenon", "example"}


def changed(name: str) -> Game:
    """Return a game with a box of somebody else: the first number of ours that may be higher is."""
    for table, entries in periplus.game(name).box.items():
        for key, value in entries.items() if isinstance(entries, dict) else ():
            box = deepcopy(periplus.game(name).box)
            if type(value) is int:
                box[table][key] += 1
                try:
                    return periplus.game(name, box, "mine")
                except BadBox:
                    continue
    raise AssertionError("no number may be higher")


class Guide(NamedTuple):
    """What the tests of a room know of walks: ``tests/games/NAME/walks.py`` may have any of it."""

    prepare: Callable[[State], State] | None
    """Leads every second walk to corners of the game that random play never comes to."""
    prefer: Callable[[State, int], Action | None] | None
    """Chooses what random play would mostly pass over."""
    short: Mapping[str, object]
    """Options that cut a game short."""
    uncalled: int
    """One in so many decisions is left to a seat that nobody is waiting for, if there is one; 0: none."""
    untold: frozenset[str]
    """Parts of views that numbers do not tell in full."""


@cache
def guide(name: str) -> Guide:
    """Return the guide of a game."""
    walks = f"tests.games.{name}.walks"
    there = find_spec(f"tests.games.{name}") and find_spec(walks)
    known = vars(import_module(walks)) if there else {}
    return Guide(known.get("prepare"), known.get("prefer"), known.get("SHORT", {}), known.get("UNCALLED", 0),
                 known.get("UNTOLD", frozenset()))  # fmt: skip


def random_options(game: Game, luck: Luck) -> dict[str, object]:
    """Choose a value of every option, but for what cuts a game short."""
    chosen = {option.name: option.values[luck.below(len(option.values))] for option in game.options}
    return {**chosen, **guide(game.name).short}


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


def walk(name: str, seats: int, seed: int, told: list[Event] | None = None) -> Iterator[tuple[State, int, Action]]:
    """Play a random game; yield each position before a decision, with the decision to come."""
    game, luck = periplus.game(name), luck_from(seed)
    s = game.new(seats, seed, random_options(game, luck), told=told)
    guided = guide(name) if seed % 2 == 1 else Guide(None, None, {}, 0, frozenset())
    s = guided.prepare(s) if guided.prepare else s
    count, most = 0, game.longest(seats, s.settings)
    while not s.is_over:
        count += 1
        assert count <= most or not most, "longer than declared: is a step never done?"
        asked = (guided.uncalled and luck.below(guided.uncalled) == 0 and s.may_act()) or s.actors()
        seat = asked[luck.below(len(asked))]
        action = (guided.prefer(s, seat) if guided.prefer else None) or said(s, seat, luck)
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
