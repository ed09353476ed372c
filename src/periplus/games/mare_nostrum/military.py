"""The military phase: triremes first, then legions; whoever holds a foreign province may use it."""

from typing import Final

from periplus.games.mare_nostrum.actions import (
    LEGION_UNIT,
    MANY,
    TRIREME_UNIT,
    Attack,
    Move,
    group,
    group_count,
    group_place,
)
from periplus.games.mare_nostrum.battle import (
    check_choice,
    choices,
    describe_choice,
    make_choice,
    occupy_forms,
)
from periplus.games.mare_nostrum.box import CIVS, MILITARY, NOBODY
from periplus.games.mare_nostrum.provinces import (
    enemies_in,
    fleets_of,
    invader_of,
    is_defended,
    is_foreign,
    is_overstretched,
    leads,
    lowest,
    next_to,
    uncover,
)
from periplus.games.mare_nostrum.roles import NameNext
from periplus.games.mare_nostrum.state import (
    ATTACKER,
    DEFENDER,
    LEGIONS,
    PIECES,
    TRIREMES,
    MareNostrumState,
)
from periplus.kernel.action import ABSENT, Action, Blank, Form
from periplus.kernel.errors import Refused
from periplus.kernel.message import Description, Event, Message
from periplus.kernel.state import Step

ONE_UNIT: Final = 1
NO_CHOICE: Final = [ABSENT]


# The phase


def begin_military(s: MareNostrumState) -> None:
    """Begin with nobody having moved."""
    s.acted = 0
    s.active = NOBODY
    s.helen_used = 0


def commanders_left(s: MareNostrumState) -> int:
    """Return the seats that have not moved and have something to move."""
    left, box = 0, s.box
    for seat in range(s.seats):
        at = s.civ_of[seat] * PIECES
        units = box.reserve_legions - s.reserve[at + LEGIONS] + box.reserve_triremes - s.reserve[at + TRIREMES]
        if units and not s.acted >> seat & 1:
            left |= 1 << seat
    return left


def all_have_moved(s: MareNostrumState) -> bool:
    """Say whether nobody is left to move."""
    return commanders_left(s) == 0


class NameCommander(NameNext):
    """The Military Leader names who moves next (M47)."""

    def role(self) -> int:
        """Return the Military Leader."""
        return MILITARY

    def rule(self) -> str:
        """Return the clause."""
        return "M47"

    def left(self, s: MareNostrumState) -> int:
        """Return those who can still move."""
        return commanders_left(s)


def call_commander(s: MareNostrumState) -> None:
    """Begin a seat's turn; the last one left need not be named (M47)."""
    if s.active == NOBODY:
        s.active = lowest(commanders_left(s))
    civ = s.civ_of[s.active]
    for province, owner in enumerate(s.owner):
        if owner != NOBODY and owner != civ and s.legions[province * CIVS + civ] and invader_of(s, province) == civ:
            s.held |= 1 << province


def end_commanding(s: MareNostrumState) -> None:
    """Note that a seat has moved."""
    s.acted |= 1 << s.active
    s.active = NOBODY
    rest(s)


def rest(s: MareNostrumState) -> None:
    """Forget what moved, fought and was chosen in a seat's turn."""
    s.tired = [0] * s.box.places
    s.fought = 0
    s.chosen = 0
    s.held = 0


# Moving


def units_at(s: MareNostrumState, place: int, unit: int, civ: int) -> int:
    """Return how many legions or triremes of a civilisation stand at a place."""
    if unit == TRIREME_UNIT:
        return s.triremes[place * CIVS + civ]
    return s.legions[place * CIVS + civ] if place < s.box.provinces else 0


def check_groups(s: MareNostrumState, civ: int, action: Move, unit: int) -> None:
    """Refuse units of the other kind, units that are not there, and units that cannot move any more."""
    for value in action.groups:
        place, count = group_place(value), group_count(value)
        there = units_at(s, place, unit, civ)
        told: dict[str, object] = {"place": s.box.place_names[place], "count": there}
        if value // MANY % 2 != unit:
            # M48: all triremes before the first legion
            raise Refused("M48", "legions-later" if unit == TRIREME_UNIT else "triremes-first")
        if count > there:
            raise Refused("M47", "not-so-many", told)
        # M51: a unit moves once a turn; one that has fought stays
        if count > there - s.tired[place]:
            raise Refused("M51", "moved-already", {**told, "count": there - s.tired[place]})


def depart(s: MareNostrumState, civ: int, action: Move, units: list[int]) -> int:
    """Take the groups from where they stand and return how many units they are."""
    total = 0
    for value in action.groups:
        units[group_place(value) * CIVS + civ] -= group_count(value)
        total += group_count(value)
    return total


def move_told(s: MareNostrumState, action: Move) -> dict[str, object]:
    """Return what is told of a move."""
    names = s.box.place_names
    units = "triremes" if action.groups[0] // MANY % 2 == TRIREME_UNIT else "legions"
    return {
        "units": units,
        "count": sum([group_count(value) for value in action.groups]),
        "places": [names[group_place(value)] for value in action.groups],
        "to": names[action.to],
    }


def groups_blank(s: MareNostrumState, civ: int, unit: int, places: range) -> Blank:
    """Offer every unit that can still move."""
    word = "trireme" if unit == TRIREME_UNIT else "legion"
    names: list[object] = [
        s.box.place_names[place] for place in places for _ in range(units_at(s, place, unit, civ) - s.tired[place])
    ]
    values: list[object] = [f"1 {word} {name}" for name in names]
    return Blank("groups", values, 1, len(values), several=True, told=names)


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
    told: dict[str, object] = {"place": s.box.place_names[place]}
    if against != ABSENT and against not in enemies:
        raise Refused("M52", "no-such-enemy", {**told, "civ": s.box.civ_names[against]})
    if against == ABSENT and len(enemies) > 1:
        raise Refused("M52", "name-enemy", {**told, "civs": [s.box.civ_names[civ] for civ in enemies]})


def opponent(against: int, enemies: list[int]) -> int:
    """Return who is fought: whoever was named, or the only one there; or NOBODY."""
    if against != ABSENT:
        return against
    return enemies[0] if enemies else NOBODY


def begin_battle(s: MareNostrumState, place: int, civ: int, enemies: list[int], against: int, entering: int) -> None:
    """Note who fights whom, and who enters."""
    s.battle_place = place
    s.entering = entering
    s.sides[ATTACKER] = civ
    s.sides[DEFENDER] = opponent(against, enemies)


def units_told(s: MareNostrumState, civ: int, place: int, entering: int) -> list[object]:
    """Return the units of a civilisation that would fight at a place, with legions that enter it."""
    if place >= s.box.provinces:
        return [Message("cell-triremes", {"count": s.triremes[place * CIVS + civ]})]
    legions = s.legions[place * CIVS + civ] + entering
    forts = s.fortresses[place] if s.owner[place] == civ else 0
    counted = (Message("cell-legions", {"count": legions}), Message("cell-fortresses", {"count": forts}))
    return [each for each in counted if each.params["count"]]


class Campaign(Step[MareNostrumState]):
    """What moves of triremes and of legions have in common."""

    def describe(self, s: MareNostrumState, seat: int, action: Action) -> Description:
        """Say who moves, or fights, where."""
        if isinstance(action, Move):
            told = move_told(s, action)
            enemy = opponent(action.against, self.enemies(s, s.civ_of[seat], action.to))
            count = sum([group_count(value) for value in action.groups])
            places = [str(told["to"]), *[s.box.place_names[group_place(value)] for value in action.groups]]
            return Description(Message("label-move", told), self.then(s, seat, action.to, enemy, count), places, [])
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
            own = units_told(s, civ, place, entering)  # M52: with those who stand there already
            told = {"civ": names[enemy], "units": own, "enemy_units": units_told(s, enemy, place, 0)}
            return [Message("consequence-battle", told)]
        if place < s.box.provinces and s.owner[place] not in (civ, NOBODY):
            return [Message("consequence-undefended", {"civ": names[s.owner[place]]})]
        return []

    def tempted(self, s: MareNostrumState, seat: int, unit: int, places: range) -> dict[str, list[Action]]:
        """Point at places, for every group of units that can still move."""
        civ, wanted = s.civ_of[seat], dict[str, list[Action]]()
        fresh = [place for place in range(s.box.places) if units_at(s, place, unit, civ) > s.tired[place]]
        for to in places if fresh else range(0):
            enemies = self.enemies(s, civ, to)
            against = enemies[0] if len(enemies) > 1 else ABSENT
            wanted[s.box.place_names[to]] = [
                Move(s.actions.move_verb, (group(place, unit, ONE_UNIT),), to, (), against) for place in fresh
            ]
        return wanted

    def enemies(self, s: MareNostrumState, civ: int, place: int) -> list[int]:
        """Return those who would have to be fought at a place that one enters."""
        raise NotImplementedError

    def foes(self, s: MareNostrumState, civ: int, place: int) -> list[int]:
        """Return those who can be fought at a place where one stands."""
        raise NotImplementedError

    def ended(self) -> Message:
        """Return what it is called to move nothing more."""
        raise NotImplementedError


class Fleets(Campaign):
    """Move triremes, and fight at sea if one likes; both before any legion moves (M48)."""

    def asks(self, s: MareNostrumState, seat: int) -> bool:
        """Ask the active seat if it has triremes."""
        at = s.civ_of[seat] * PIECES + TRIREMES
        return seat == s.active and s.reserve[at] < s.box.reserve_triremes

    def enemies(self, s: MareNostrumState, civ: int, place: int) -> list[int]:
        """Return nobody: fleets may share a sea."""
        return []

    def ended(self) -> Message:
        """Go on to the legions."""
        return Message("label-done-fleets")

    def seas_from(self, s: MareNostrumState, place: int) -> int:
        """Return the seas next to a port or a sea."""
        # M48: from port to an adjacent sea, or from sea to adjacent sea; no way leads back into port
        return s.box.shores[place] if place < s.box.provinces else s.box.sea_links[place - s.box.provinces]

    def foes(self, s: MareNostrumState, civ: int, place: int) -> list[int]:
        """Return those who share a sea with a fleet."""
        if place < s.box.provinces or not s.triremes[place * CIVS + civ]:
            return []
        return [other for other in range(CIVS) if other != civ and s.triremes[place * CIVS + other]]

    def legal(self, s: MareNostrumState, seat: int) -> list[Action]:
        """List moves of one or all triremes of a place, and battles."""
        civ, box, found = s.civ_of[seat], s.box, list[Action]()
        for place in range(box.places):
            here = s.triremes[place * CIVS + civ]
            if not here:
                continue
            fresh = here - s.tired[place]
            if fresh > 0:
                every, single = (group(place, TRIREME_UNIT, fresh),), (group(place, TRIREME_UNIT, ONE_UNIT),)
                seas = self.seas_from(s, place)
                while seas:
                    to = box.provinces + lowest(seas)
                    seas &= seas - 1
                    found.append(Move(s.actions.move_verb, every, to, (), ABSENT))
                    if fresh > ONE_UNIT:
                        found.append(Move(s.actions.move_verb, single, to, (), ABSENT))
            if place >= box.provinces and not s.fought >> place & 1:
                for other in self.foes(s, civ, place):
                    found.append(Attack(s.actions.attack_verb, place, other))
        found.append(s.actions.done)
        return found

    def forms(self, s: MareNostrumState, seat: int) -> list[Form]:
        """Offer any triremes for any sea, and battles."""
        civ, box = s.civ_of[seat], s.box
        groups = groups_blank(s, civ, TRIREME_UNIT, range(box.places))
        seas = Blank("to", list(box.sea_names), 1, 1)
        moves = [Form(s.actions.move_verb, [groups, seas])] if groups.values else []
        places = range(box.provinces, box.places)
        return moves + attack_forms(s, civ, [place for place in places if self.foes(s, civ, place)])

    def temptations(self, s: MareNostrumState, seat: int) -> dict[str, list[Action]]:
        """Point at every sea."""
        return self.tempted(s, seat, TRIREME_UNIT, range(s.box.provinces, s.box.places))

    def check(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Refuse ways that are too long, and battles without a fleet or an enemy."""
        civ, box = s.civ_of[seat], s.box
        if isinstance(action, Move):
            check_groups(s, civ, action, TRIREME_UNIT)
            if action.against != ABSENT or action.via:
                raise Refused("M48", "fleets-share")
            for value in action.groups:
                place = group_place(value)
                if action.to < box.provinces or not self.seas_from(s, place) >> (action.to - box.provinces) & 1:
                    told = {"place": box.place_names[place], "to": box.place_names[action.to]}
                    raise Refused("M48", "no-sea-way", told)
        elif isinstance(action, Attack):
            self.check_attack(s, civ, action)
        elif action is not s.actions.done:
            raise Refused("M47", "campaign-first")

    def check_attack(self, s: MareNostrumState, civ: int, action: Attack) -> None:
        """Refuse a battle where no enemy fleet is, and a second one in the same sea (M48)."""
        foes, told = self.foes(s, civ, action.place), {"place": s.box.place_names[action.place]}
        if action.place < s.box.provinces:
            raise Refused("M48", "triremes-first" if s.legions[action.place * CIVS + civ] else "no-enemy-there", told)
        if not foes:
            raise Refused("M48", "no-enemy-there", told)
        if s.fought >> action.place & 1:
            raise Refused("M48", "fought-there", told)
        check_opponent(s, action.place, action.against, foes)

    def effect(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Sail, fight, or go on to the legions."""
        civ = s.civ_of[seat]
        if isinstance(action, Move):
            count = depart(s, civ, action, s.triremes)
            s.triremes[action.to * CIVS + civ] += count
            s.tired[action.to] += count
            if s.told is not None:
                s.tell(Event("moved", {"seat": seat, **move_told(s, action)}))
        elif isinstance(action, Attack):
            begin_battle(s, action.place, civ, self.foes(s, civ, action.place), action.against, 0)
            s.interrupt("battle")
        else:
            s.done(seat)


class Legions(Campaign):
    """Move legions by land or along triremes; where they meet enemies they fight at once."""

    def asks(self, s: MareNostrumState, seat: int) -> bool:
        """Ask the active seat if it has legions."""
        at = s.civ_of[seat] * PIECES + LEGIONS
        return seat == s.active and s.reserve[at] < s.box.reserve_legions

    def enemies(self, s: MareNostrumState, civ: int, place: int) -> list[int]:
        """Return those whose units are there (M50)."""
        return enemies_in(s, place, civ)

    def foes(self, s: MareNostrumState, civ: int, place: int) -> list[int]:
        """Return those whose units are there too (M52)."""
        return enemies_in(s, place, civ)

    def ended(self) -> Message:
        """End the moves."""
        return Message("label-done-legions")

    def legal(self, s: MareNostrumState, seat: int) -> list[Action]:
        """List moves of one or all legions of a province, of all that can reach an enemy, and battles."""
        civ, box, found, verb = s.civ_of[seat], s.box, list[Action](), s.actions.move_verb
        fleets = fleets_of(s, civ)
        arriving: dict[int, list[int]] = {}  # groups that can come to a foreign province, or to enemies anywhere
        for province in range(box.provinces):
            here = s.legions[province * CIVS + civ]
            if not here:
                continue
            fresh = here - s.tired[province]
            if fresh > 0:
                every, single = (group(province, LEGION_UNIT, fresh),), (group(province, LEGION_UNIT, ONE_UNIT),)
                near = next_to(s, 1 << province, fleets) & ~(1 << province)
                while near:
                    to = lowest(near)
                    near &= near - 1
                    for other in self.opponents(s, civ, to):
                        found.append(Move(verb, every, to, (), other))
                        if fresh > ONE_UNIT:
                            found.append(Move(verb, single, to, (), other))
                    if is_foreign(s, to, civ) or is_defended(s, to, civ):
                        arriving.setdefault(to, []).append(group(province, LEGION_UNIT, fresh))
            if not s.fought >> province & 1:
                for other in enemies_in(s, province, civ):
                    found.append(Attack(s.actions.attack_verb, province, other))
        for to, groups in arriving.items():
            if len(groups) > 1:
                for other in self.opponents(s, civ, to):
                    found.append(Move(verb, tuple(groups), to, (), other))
        found.append(s.actions.done)
        return found

    def opponents(self, s: MareNostrumState, civ: int, to: int) -> list[int]:
        """Return whom a group that enters can name: ABSENT where there is no choice; nothing if it may not enter."""
        if not is_defended(s, to, civ):
            return NO_CHOICE
        if s.fought >> to & 1:
            return []
        enemies = enemies_in(s, to, civ)
        return enemies if len(enemies) > 1 else NO_CHOICE

    def forms(self, s: MareNostrumState, seat: int) -> list[Form]:
        """Offer any legions for any province, and battles."""
        civ, box = s.civ_of[seat], s.box
        groups = groups_blank(s, civ, LEGION_UNIT, range(box.provinces))
        to = Blank("to", list(box.province_names), 1, 1)
        moves = [Form(s.actions.move_verb, [groups, to, opponents_blank(s, civ)])] if groups.values else []
        stands = [place for place in range(box.provinces) if s.legions[place * CIVS + civ]]
        return moves + attack_forms(s, civ, [place for place in stands if self.foes(s, civ, place)])

    def temptations(self, s: MareNostrumState, seat: int) -> dict[str, list[Action]]:
        """Point at every province."""
        return self.tempted(s, seat, LEGION_UNIT, range(s.box.provinces))

    def check(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Refuse ways that are too long, second moves and second battles."""
        civ = s.civ_of[seat]
        if isinstance(action, Move):
            self.check_move(s, civ, action)
        elif isinstance(action, Attack):
            self.check_attack(s, civ, action)
        elif action is not s.actions.done:
            raise Refused("M47", "campaign-first")

    def check_move(self, s: MareNostrumState, civ: int, action: Move) -> None:
        """Refuse a move that legions cannot make."""
        check_groups(s, civ, action, LEGION_UNIT)
        box, to, fleets = s.box, action.to, fleets_of(s, civ)
        for value in action.groups:
            place = group_place(value)
            told: dict[str, object] = {"place": box.place_names[place], "to": box.place_names[to]}
            # M49: one step by land, or along an unbroken chain of own triremes
            if to >= box.provinces or to == place or not next_to(s, 1 << place, fleets) >> to & 1:
                raise Refused("M49", "no-land-way", told)
            if action.via and not leads(s, place, to, action.via, fleets):
                raise Refused("M49", "no-such-way", told)
        enemies = enemies_in(s, to, civ)
        if enemies and s.fought >> to & 1:
            raise Refused("M52", "fought-there", {"place": box.place_names[to]})
        check_opponent(s, to, action.against, enemies)

    def check_attack(self, s: MareNostrumState, civ: int, action: Attack) -> None:
        """Refuse a battle where one does not stand beside an enemy, and a second one."""
        place, told = action.place, {"place": s.box.place_names[action.place]}
        if place >= s.box.provinces:
            raise Refused("M48", "sea-before-land")
        enemies = enemies_in(s, place, civ)
        if not enemies or not s.legions[place * CIVS + civ]:
            raise Refused("M52", "no-enemy-there", told)
        if s.fought >> place & 1:
            raise Refused("M52", "fought-there", told)
        check_opponent(s, place, action.against, enemies)

    def effect(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """March, fight, or end the moves."""
        civ = s.civ_of[seat]
        if isinstance(action, Move):
            self.march(s, seat, civ, action)
        elif isinstance(action, Attack):
            begin_battle(s, action.place, civ, enemies_in(s, action.place, civ), action.against, 0)
            s.interrupt("entry")
        else:
            s.done(seat)

    def march(self, s: MareNostrumState, seat: int, civ: int, action: Move) -> None:
        """Move legions; into a foreign province, or among enemies, they enter together."""
        to, enemies = action.to, enemies_in(s, action.to, civ)
        count = depart(s, civ, action, s.legions)
        s.legions[to * CIVS + civ] += count
        s.tired[to] += count
        if s.told is not None:
            s.tell(Event("moved", {"seat": seat, **move_told(s, action)}))
        for value in action.groups:
            if not s.legions[group_place(value) * CIVS + civ]:
                uncover(s, group_place(value))  # M58: what they did there ends when the last has left
                s.held &= ~(1 << group_place(value))  # M59: whoever comes back enters anew, and chooses at once
        if enemies or is_foreign(s, to, civ):
            begin_battle(s, to, civ, enemies, action.against, count)
            s.interrupt("entry")  # M50, M58
        for value in action.groups:
            if is_foreign(s, group_place(value), civ) and is_overstretched(s, group_place(value)):
                s.interrupt("uncover")  # M65: before anything else, and once for all of them
                return


class Hold(Step[MareNostrumState]):
    """After all moves, use provinces that one has held alone since an earlier turn, one after the other (M59)."""

    def open(self, s: MareNostrumState, seat: int) -> int:
        """Return the provinces for which the seat may still choose."""
        civ, found = s.civ_of[seat], s.held & ~s.chosen
        for province in range(s.box.provinces):
            if found >> province & 1 and invader_of(s, province) != civ:
                found &= ~(1 << province)
        return found

    def asks(self, s: MareNostrumState, seat: int) -> bool:
        """Ask the active seat if it can do anything."""
        return seat == s.active and len(self.legal(s, seat)) > 1

    def legal(self, s: MareNostrumState, seat: int) -> list[Action]:
        """List what can be done with each province."""
        found, provinces = list[Action](), self.open(s, seat)
        while provinces:
            found += choices(s, s.civ_of[seat], lowest(provinces))
            provinces &= provinces - 1
        found.append(s.actions.done)
        return found

    def forms(self, s: MareNostrumState, seat: int) -> list[Form]:
        """Offer any buildings for an occupation."""
        return occupy_forms(s, self.open(s, seat))

    def check(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Refuse provinces that one does not hold alone, or has chosen for."""
        if action is not s.actions.done:
            check_choice(s, s.civ_of[seat], action, self.open(s, seat))

    def effect(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Choose for one province; the others stay as they are."""
        if action is not s.actions.done:
            make_choice(s, seat, action)
        if action is s.actions.done or not self.asks(s, seat):
            s.done(seat)

    def describe(self, s: MareNostrumState, seat: int, action: Action) -> Description:
        """Say what is done to the province."""
        return describe_choice(s, action)
