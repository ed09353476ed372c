"""Legions move by land or along triremes, and fight where they meet enemies."""

from typing import Final

from periplus.games.mare_nostrum.actions import LEGION_UNIT, Attack, Move, group, group_place
from periplus.games.mare_nostrum.box import CIVS
from periplus.games.mare_nostrum.military import (
    ONE_UNIT,
    Campaign,
    attack_forms,
    begin_battle,
    check_groups,
    check_opponent,
    depart,
    groups_blank,
    opponents_blank,
    tell_move,
    way_params,
)
from periplus.games.mare_nostrum.provinces import (
    enemies_in,
    fleets_of,
    is_defended,
    is_foreign,
    is_overstretched,
    leads,
    next_to,
    uncover,
)
from periplus.games.mare_nostrum.state import LEGIONS, MareNostrumState, piece_at, unit_at
from periplus.kernel.action import ABSENT, Action, Blank, Form
from periplus.kernel.bits import lowest
from periplus.kernel.errors import Refused
from periplus.kernel.message import Message

NO_CHOICE: Final = [ABSENT]


class Legions(Campaign):
    """Move legions by land or along triremes; where they meet enemies they fight at once."""

    def asks(self, s: MareNostrumState, seat: int) -> bool:
        """Ask the active seat if it has legions."""
        at = piece_at(s.civ_of[seat], LEGIONS)
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
        """List moves of one or all legions in a province, of all that can reach an enemy, and battles."""
        civ, found, verb = s.civ_of[seat], list[Action](), s.actions.move_verb
        command, fleets = s.command, fleets_of(s, civ)
        arriving: dict[int, tuple[int, ...]] = {}  # groups that can reach a foreign province, or enemies anywhere
        for province, here in enumerate(s.legions[unit_at(0, civ) :: CIVS]):
            if not here:
                continue
            fresh = here - command.tired[province]
            if fresh > 0:
                every = single = (group(province, LEGION_UNIT, fresh),)
                if fresh > ONE_UNIT:
                    single = (group(province, LEGION_UNIT, ONE_UNIT),)
                near = next_to(s, 1 << province, fleets) & ~(1 << province)
                while near:
                    to = lowest(near)
                    near &= near - 1
                    defended = is_defended(s, to, civ)
                    for other in self.opponents(s, civ, to) if defended else NO_CHOICE:
                        found.append(Move(verb, every, to, (), other))
                        if fresh > ONE_UNIT:
                            found.append(Move(verb, single, to, (), other))
                    if defended or is_foreign(s, to, civ):
                        arriving[to] = arriving.get(to, ()) + every
            if not command.fought >> province & 1:
                for other in enemies_in(s, province, civ):
                    found.append(Attack(s.actions.attack_verb, province, other))
        for to, groups in arriving.items():
            if len(groups) > 1:
                for other in self.opponents(s, civ, to):
                    found.append(Move(verb, groups, to, (), other))
        found.append(s.actions.done)
        return found

    def opponents(self, s: MareNostrumState, civ: int, to: int) -> list[int]:
        """Return whom a group that enters can name: ABSENT where there is no choice; nothing if it may not enter."""
        enemies = enemies_in(s, to, civ)
        if enemies and s.command.fought >> to & 1:
            return []
        return enemies if len(enemies) > 1 else NO_CHOICE

    def forms(self, s: MareNostrumState, seat: int) -> list[Form]:
        """Offer any legions for any province, and battles."""
        civ, box = s.civ_of[seat], s.box
        groups = groups_blank(s, civ, LEGION_UNIT, range(box.provinces))
        to = Blank("to", list(box.province_names), 1, 1)
        moves = [Form(s.actions.move_verb, [groups, to, opponents_blank(s, civ)])] if groups.values else []
        stands = [place for place in range(box.provinces) if s.legions[unit_at(place, civ)]]
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

    def check_move(self, s: MareNostrumState, civ: int, action: Move) -> None:
        """Refuse a move that legions cannot make."""
        check_groups(s, civ, action, LEGION_UNIT)
        box, to, fleets = s.box, action.to, fleets_of(s, civ)
        for value in action.groups:
            place = group_place(value)
            # M49: one step by land, or along an unbroken chain of one's own triremes
            if to >= box.provinces or to == place or not next_to(s, 1 << place, fleets) >> to & 1:
                raise Refused("M49", "no-land-way", way_params(s, place, to))
            if action.via and not leads(s, place, to, action.via, fleets):
                raise Refused("M49", "no-such-way", way_params(s, place, to))
        enemies = enemies_in(s, to, civ)
        if enemies and s.command.fought >> to & 1:
            raise Refused("M52", "fought-there", {"place": box.place_names[to]})
        check_opponent(s, to, action.against, enemies)

    def check_attack(self, s: MareNostrumState, civ: int, action: Attack) -> None:
        """Refuse a battle where the seat has no legion beside an enemy, and a second one."""
        place, params = action.place, {"place": s.box.place_names[action.place]}
        if place >= s.box.provinces:
            raise Refused("M48", "sea-before-land")
        enemies = enemies_in(s, place, civ)
        if not enemies or not s.legions[unit_at(place, civ)]:
            raise Refused("M52", "no-enemy-there", params)
        if s.command.fought >> place & 1:
            raise Refused("M52", "fought-there", params)
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
        s.legions[unit_at(to, civ)] += count
        s.command.tired[to] += count
        tell_move(s, seat, action)
        for value in action.groups:
            place = group_place(value)
            if not s.legions[unit_at(place, civ)]:
                uncover(s, place)  # M58: what they did there ends when the last has left
                s.command.held &= ~(1 << place)  # M59: those who come back enter again, and choose at once
        if enemies or is_foreign(s, to, civ):
            begin_battle(s, to, civ, enemies, action.against, count)
            s.interrupt("entry")  # M50, M58
        for value in action.groups:
            if is_foreign(s, group_place(value), civ) and is_overstretched(s, group_place(value)):
                s.interrupt("uncover")  # M65: before anything else, and once for all of them
                return
