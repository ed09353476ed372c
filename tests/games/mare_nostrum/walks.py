"""Where random play of Mare Nostrum never comes: what leads walks there, and cuts them short."""

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
from periplus.kernel.action import Action
from periplus.kernel.state import State

SHORT: dict[str, object] = {"turn_limit": 5}
"""Nothing else bounds a game."""


def prepare(s: State) -> State:
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


def prefer(s: State, seat: int) -> Action | None:
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
