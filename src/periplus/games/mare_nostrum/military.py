"""The military phase: who moves when, and what moves of triremes and moves of legions have in common."""

from typing import Final

from periplus.games.mare_nostrum.actions import (
    TRIREME_UNIT,
    Attack,
    Move,
    group,
    group_count,
    group_place,
    group_unit,
)
from periplus.games.mare_nostrum.box import CIVS, MILITARY, NOBODY
from periplus.games.mare_nostrum.provinces import invader_of
from periplus.games.mare_nostrum.roles import NameNext
from periplus.games.mare_nostrum.state import (
    ATTACKER,
    DEFENDER,
    LEGIONS,
    TRIREMES,
    Battle,
    Command,
    MareNostrumState,
    piece_at,
    unit_at,
)
from periplus.kernel.action import ABSENT, Action, Blank, Form
from periplus.kernel.bits import lowest
from periplus.kernel.errors import Refused
from periplus.kernel.message import Description, Event, Message
from periplus.kernel.state import Step

ONE_UNIT: Final = 1


# The phase


def begin_military(s: MareNostrumState) -> None:
    """Begin with nobody having moved."""
    s.acted = 0
    s.active = NOBODY
    s.helen_used = 0


def commanders_left(s: MareNostrumState) -> int:
    """Return the seats that have not moved and have something to move."""
    left, in_all = 0, s.box.reserve_legions + s.box.reserve_triremes
    for seat in range(s.seats):
        if not s.acted >> seat & 1:
            at = piece_at(s.civ_of[seat], 0)
            if s.reserve[at + LEGIONS] + s.reserve[at + TRIREMES] < in_all:
                left |= 1 << seat
    return left


def all_have_moved(s: MareNostrumState) -> bool:
    """Say whether nobody is left to move."""
    return commanders_left(s) == 0


class NameCommander(NameNext):
    """The Military Leader names who moves next (M47)."""

    rule = "M47"

    def role(self) -> int:
        """Return the Military Leader."""
        return MILITARY

    def left(self, s: MareNostrumState) -> int:
        """Return those who can still move."""
        return commanders_left(s)


def call_commander(s: MareNostrumState) -> None:
    """Begin a seat's turn; the last one left need not be named (M47)."""
    if s.active == NOBODY:
        s.active = lowest(commanders_left(s))
    civ = s.civ_of[s.active]
    at = unit_at(0, civ)
    for province, owner in enumerate(s.owner):
        if owner != NOBODY and owner != civ and s.legions[at] and invader_of(s, province) == civ:
            s.command.held |= 1 << province
        at += CIVS


def end_commanding(s: MareNostrumState) -> None:
    """Note that a seat has moved."""
    s.acted |= 1 << s.active
    s.active = NOBODY
    s.command = Command(s.box.places)


# Moving


def units_at(s: MareNostrumState, place: int, unit: int, civ: int) -> int:
    """Return how many legions or triremes of a civilisation are at a place."""
    if unit == TRIREME_UNIT:
        return s.triremes[unit_at(place, civ)]
    return s.legions[unit_at(place, civ)] if place < s.box.provinces else 0


def check_groups(s: MareNostrumState, civ: int, action: Move, unit: int) -> None:
    """Refuse units of the other kind, units that are not there, and units that can no longer move."""
    for value in action.groups:
        place, count = group_place(value), group_count(value)
        there = units_at(s, place, unit, civ)
        fresh = there - s.command.tired[place]
        if group_unit(value) != unit:
            # M48: all triremes before the first legion
            raise Refused("M48", "legions-later" if unit == TRIREME_UNIT else "triremes-first")
        if count > there:
            raise Refused("M47", "not-so-many", {"place": s.box.place_names[place], "count": there})
        # M51: a unit moves once a turn; one that has fought stays
        if count > fresh:
            raise Refused("M51", "moved-already", {"place": s.box.place_names[place], "count": fresh})


def way_params(s: MareNostrumState, place: int, to: int) -> dict[str, object]:
    """Return the parameters that describe a way from one place to another."""
    return {"place": s.box.place_names[place], "to": s.box.place_names[to]}


def depart(s: MareNostrumState, civ: int, action: Move, units: list[int]) -> int:
    """Take the groups from where they are and return how many units they have."""
    total = 0
    for value in action.groups:
        units[unit_at(group_place(value), civ)] -= group_count(value)
        total += group_count(value)
    return total


def move_params(s: MareNostrumState, action: Move) -> dict[str, object]:
    """Return the parameters that describe a move."""
    names = s.box.place_names
    units = "triremes" if group_unit(action.groups[0]) == TRIREME_UNIT else "legions"
    return {
        "units": units,
        "count": sum([group_count(value) for value in action.groups]),
        "places": [names[group_place(value)] for value in action.groups],
        "to": names[action.to],
    }


def tell_move(s: MareNostrumState, seat: int, action: Move) -> None:
    """Tell who leaves each place, and where all of them go."""
    if s.told is not None:
        for value in action.groups:
            alone = Move(action.verb, (value,), action.to, action.via, action.against)
            s.tell(Event("moved", {"seat": seat, **move_params(s, alone)}))


def groups_blank(s: MareNostrumState, civ: int, unit: int, places: range) -> Blank:
    """Offer every unit that can still move."""
    word, tired = "trireme" if unit == TRIREME_UNIT else "legion", s.command.tired
    names: list[object] = [
        s.box.place_names[place] for place in places for _ in range(units_at(s, place, unit, civ) - tired[place])
    ]
    values: list[object] = [f"1 {word} {name}" for name in names]
    return Blank("groups", values, 1, len(values), several=True, labels=names)


def opponents_blank(s: MareNostrumState, civ: int) -> Blank:
    """Offer the other civilisations as opponents."""
    return Blank("civ", [name for at, name in enumerate(s.box.civ_names) if at != civ], 0, 1)


def attack_forms(s: MareNostrumState, civ: int, places: list[int]) -> list[Form]:
    """Offer battles at some places against anybody."""
    if not places:
        return []
    where = Blank("place", [s.box.place_names[place] for place in places], 1, 1)
    return [Form(s.actions.attack_verb, [where, opponents_blank(s, civ)])]


def check_opponent(s: MareNostrumState, place: int, against: int, enemies: list[int]) -> None:
    """Refuse an opponent who is not there, and ask for one if there are several (M52)."""
    names = s.box.civ_names
    if against != ABSENT and against not in enemies:
        raise Refused("M52", "no-such-enemy", {"place": s.box.place_names[place], "civ": names[against]})
    if against == ABSENT and len(enemies) > 1:
        civs = [names[civ] for civ in enemies]
        raise Refused("M52", "name-enemy", {"place": s.box.place_names[place], "civs": civs})


def opponent(against: int, enemies: list[int]) -> int:
    """Return who is fought: the enemy named, or the only one there, or NOBODY."""
    if against != ABSENT:
        return against
    return enemies[0] if enemies else NOBODY


def begin_battle(s: MareNostrumState, place: int, civ: int, enemies: list[int], against: int, entering: int) -> None:
    """Note who fights whom, and who enters."""
    battle = s.battle = Battle(s.battle)  # copies of the position may share the last one
    battle.place = place
    battle.entering = entering
    battle.sides[ATTACKER] = civ
    battle.sides[DEFENDER] = opponent(against, enemies)


def units_engaged(s: MareNostrumState, civ: int, place: int, entering: int) -> list[object]:
    """Return the units of a civilisation that would fight at a place, including legions that enter it."""
    if place >= s.box.provinces:
        return [Message("cell-triremes", {"count": s.triremes[unit_at(place, civ)]})]
    legions = s.legions[unit_at(place, civ)] + entering
    forts = s.fortresses[place] if s.owner[place] == civ else 0
    counted = (Message("cell-legions", {"count": legions}), Message("cell-fortresses", {"count": forts}))
    return [each for each in counted if each.params["count"]]


class Campaign(Step[MareNostrumState]):
    """What moves of triremes and moves of legions have in common."""

    rule = "M47"
    verbs = ("move", "attack", "done")
    otherwise = "campaign-first"

    def describe(self, s: MareNostrumState, seat: int, action: Action) -> Description:
        """Say who moves, or fights, where."""
        if isinstance(action, Move):
            params = move_params(s, action)
            enemy = opponent(action.against, self.enemies(s, s.civ_of[seat], action.to))
            count = sum([group_count(value) for value in action.groups])
            places = [str(params["to"]), *[s.box.place_names[group_place(value)] for value in action.groups]]
            return Description(Message("label-move", params), self.then(s, seat, action.to, enemy, count), places, [])
        if isinstance(action, Attack):
            place = s.box.place_names[action.place]
            enemy = opponent(action.against, self.foes(s, s.civ_of[seat], action.place))
            label = Message("label-attack", {"place": place, "civ": s.box.civ_names[enemy]})
            return Description(label, self.then(s, seat, action.place, enemy, 0), [place], [])
        return Description(self.ended(), [], [], [])

    def then(self, s: MareNostrumState, seat: int, place: int, enemy: int, entering: int) -> list[Message]:
        """Say who would fight whom, or whose land lies open."""
        civ, names = s.civ_of[seat], s.box.civ_names
        if enemy != NOBODY:
            own = units_engaged(s, civ, place, entering)  # M52: with those already there
            params = {"civ": names[enemy], "units": own, "enemy_units": units_engaged(s, enemy, place, 0)}
            return [Message("consequence-battle", params)]
        if place < s.box.provinces and s.owner[place] not in (civ, NOBODY):
            return [Message("consequence-undefended", {"civ": names[s.owner[place]]})]
        return []

    def tempted(self, s: MareNostrumState, seat: int, unit: int, places: range) -> dict[str, list[Action]]:
        """Point at places, for every group of units that can still move."""
        civ, wanted = s.civ_of[seat], dict[str, list[Action]]()
        fresh = [place for place in range(s.box.places) if units_at(s, place, unit, civ) > s.command.tired[place]]
        for to in places if fresh else range(0):
            enemies = self.enemies(s, civ, to)
            against = enemies[0] if len(enemies) > 1 else ABSENT
            wanted[s.box.place_names[to]] = [
                Move(s.actions.move_verb, (group(place, unit, ONE_UNIT),), to, (), against) for place in fresh
            ]
        return wanted

    def enemies(self, s: MareNostrumState, civ: int, place: int) -> list[int]:
        """Return those who would have to be fought on entering a place."""
        raise NotImplementedError

    def foes(self, s: MareNostrumState, civ: int, place: int) -> list[int]:
        """Return those who can be fought at a place where one's units already are."""
        raise NotImplementedError

    def ended(self) -> Message:
        """Return what moving nothing more is called."""
        raise NotImplementedError
