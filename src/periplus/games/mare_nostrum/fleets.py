"""Triremes move first, and fight at sea."""

from periplus.games.mare_nostrum.actions import TRIREME_UNIT, Attack, Move, group, group_place
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
    tell_move,
    way_params,
)
from periplus.games.mare_nostrum.state import TRIREMES, MareNostrumState, piece_at, unit_at
from periplus.kernel.action import ABSENT, Action, Blank, Form
from periplus.kernel.bits import lowest
from periplus.kernel.errors import Refused
from periplus.kernel.message import Message


class Fleets(Campaign):
    """Move triremes, and fight at sea if the player likes; both before any legion moves (M48)."""

    def asks(self, s: MareNostrumState, seat: int) -> bool:
        """Ask the active seat if it has triremes."""
        at = piece_at(s.civ_of[seat], TRIREMES)
        return seat == s.active and s.reserve[at] < s.box.reserve_triremes

    def enemies(self, s: MareNostrumState, civ: int, place: int) -> list[int]:
        """Return nobody: fleets may share a sea."""
        return []

    def ended(self) -> Message:
        """Go on to the legions."""
        return Message("label-done-fleets")

    def seas_from(self, s: MareNostrumState, place: int) -> int:
        """Return the seas next to a port or a sea."""
        # M48: from port to an adjacent sea, or from sea to adjacent sea; there is no way back into port
        return s.box.shores[place] if place < s.box.provinces else s.box.sea_links[place - s.box.provinces]

    def foes(self, s: MareNostrumState, civ: int, place: int) -> list[int]:
        """Return those who share a sea with a fleet."""
        first = unit_at(place, 0)
        if place < s.box.provinces or not s.triremes[first + civ]:
            return []
        return [other for other in range(CIVS) if other != civ and s.triremes[first + other]]

    def legal(self, s: MareNostrumState, seat: int) -> list[Action]:
        """List moves of one or all triremes of a place, and battles."""
        civ, box, command, found = s.civ_of[seat], s.box, s.command, list[Action]()
        for place, here in enumerate(s.triremes[unit_at(0, civ) :: CIVS]):
            if not here:
                continue
            fresh = here - command.tired[place]
            if fresh > 0:
                every = single = (group(place, TRIREME_UNIT, fresh),)
                if fresh > ONE_UNIT:
                    single = (group(place, TRIREME_UNIT, ONE_UNIT),)
                seas = self.seas_from(s, place)
                while seas:
                    to = box.provinces + lowest(seas)
                    seas &= seas - 1
                    found.append(Move(s.actions.move_verb, every, to, (), ABSENT))
                    if fresh > ONE_UNIT:
                        found.append(Move(s.actions.move_verb, single, to, (), ABSENT))
            if place >= box.provinces and not command.fought >> place & 1:
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
                    raise Refused("M48", "no-sea-way", way_params(s, place, action.to))
        elif isinstance(action, Attack):
            self.check_attack(s, civ, action)

    def check_attack(self, s: MareNostrumState, civ: int, action: Attack) -> None:
        """Refuse a battle where no enemy fleet is, and a second one in the same sea (M48)."""
        foes, params = self.foes(s, civ, action.place), {"place": s.box.place_names[action.place]}
        if action.place < s.box.provinces:
            legions = s.legions[unit_at(action.place, civ)]
            raise Refused("M48", "triremes-first" if legions else "no-enemy-there", params)
        if not foes:
            raise Refused("M48", "no-enemy-there", params)
        if s.command.fought >> action.place & 1:
            raise Refused("M48", "fought-there", params)
        check_opponent(s, action.place, action.against, foes)

    def effect(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Sail, fight, or go on to the legions."""
        civ = s.civ_of[seat]
        if isinstance(action, Move):
            count = depart(s, civ, action, s.triremes)
            s.triremes[unit_at(action.to, civ)] += count
            s.command.tired[action.to] += count
            tell_move(s, seat, action)
        elif isinstance(action, Attack):
            begin_battle(s, action.place, civ, self.foes(s, civ, action.place), action.against, 0)
            s.interrupt("battle")
        else:
            s.done(seat)
