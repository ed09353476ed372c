"""After the battle: what an invader does with a province, and how long he keeps it."""

from itertools import combinations
from typing import Final

from periplus.games.mare_nostrum.actions import Convert, Occupy, Pillage, Use
from periplus.games.mare_nostrum.battle import at_sea
from periplus.games.mare_nostrum.box import NEBUCHADNEZZAR, NOBODY
from periplus.games.mare_nostrum.provinces import (
    convertible,
    covered_in,
    holder_of,
    invader_of,
    is_overstretched,
    spot_piece,
    standing_in,
    uncover,
)
from periplus.games.mare_nostrum.state import (
    ATTACKER,
    BUILT,
    COVERED,
    FREE,
    NOWHERE,
    MareNostrumState,
    card_at,
    unit_at,
)
from periplus.kernel.action import Action, Blank, Form
from periplus.kernel.bits import lowest, members
from periplus.kernel.errors import Refused
from periplus.kernel.message import Description, Event, Message
from periplus.kernel.state import Step

# What an invader can do


def occupations(s: MareNostrumState, civ: int, province: int, buildings: list[int]) -> list[Action]:
    """Return the ways to occupy as many of some buildings as there are legions."""
    count = min(len(buildings), s.legions[unit_at(province, civ)])
    if count == 0:
        return []
    return [
        Occupy(s.actions.occupy_verb, province, tuple(sorted([s.box.building_spot[each] for each in chosen])))
        for chosen in combinations(buildings, count)
    ]


def choices(s: MareNostrumState, civ: int, province: int) -> list[Action]:
    """Return what an invader can do with a province, except what he is already doing."""
    found: list[Action] = []
    standing = standing_in(s, province)
    for building in standing:
        found.append(Pillage(s.actions.pillage_verb, province, s.box.building_spot[building]))
    covered = tuple(sorted([s.box.building_spot[each] for each in covered_in(s, province)]))
    for action in occupations(s, civ, province, standing):
        if not isinstance(action, Occupy) or action.spots != covered:
            found.append(action)
    if convertible(s, province) and not s.converting >> province & 1:
        found.append(s.actions.convert[province])
    return found


def occupy_forms(s: MareNostrumState, provinces: int) -> list[Form]:
    """Offer any buildings of some provinces for an occupation."""
    names: list[object] = []
    spots: list[object] = []
    while provinces:
        province = lowest(provinces)
        provinces &= provinces - 1
        here = [s.box.spot_names[s.box.building_spot[building]] for building in standing_in(s, province)]
        if here:
            names.append(s.box.province_names[province])
            spots += [spot for spot in here if spot not in spots]
    if not names:
        return []
    return [Form(s.actions.occupy_verb, [Blank("province", names, 1, 1), Blank("spots", spots, 1, len(spots), True)])]


def check_choice(s: MareNostrumState, civ: int, action: Use, provinces: int) -> None:
    """Refuse what an invader cannot do with one of some provinces."""
    province = action.province
    params: dict[str, object] = {"province": s.box.province_names[province]}
    if not provinces >> province & 1:
        raise Refused("M59" if s.command.chosen >> province & 1 else "M58", "not-yours-to-use", params)
    if isinstance(action, Pillage):
        building_named(s, province, action.spot)
    elif isinstance(action, Occupy):
        check_occupation(s, civ, action)
    elif not convertible(s, province):
        raise Refused("M60", "players-capital", params)
    elif s.converting >> province & 1:
        raise Refused("M59", "converting-already", params)


def building_named(s: MareNostrumState, province: int, spot: int) -> int:
    """Return the building on a spot, or refuse."""
    building = s.box.building_at.get((province, spot), NOWHERE)
    if building == NOWHERE or s.buildings[building] not in (BUILT, COVERED):
        params = {"province": s.box.province_names[province], "spot": s.box.spot_names[spot]}
        raise Refused("M58", "no-building", params)
    return building


def check_occupation(s: MareNostrumState, civ: int, action: Occupy) -> None:
    """Refuse buildings that are not there, and more buildings than there are legions."""
    for spot in action.spots:
        building_named(s, action.province, spot)
    legions = s.legions[unit_at(action.province, civ)]
    if len(action.spots) > legions:
        raise Refused("M65", "too-few-legions", {"count": len(action.spots), "legions": legions})


# What it does


def make_choice(s: MareNostrumState, seat: int, action: Use) -> None:
    """Pillage, occupy or convert; this ends what was chosen before (M59)."""
    province = action.province
    s.command.chosen |= 1 << province
    if isinstance(action, Pillage):
        pillage(s, seat, action)
    elif isinstance(action, Occupy):
        cover(s, action)
        if s.told is not None:
            s.tell(Event("occupied", {"seat": seat, **occupied_params(s, action)}))
    else:
        uncover(s, province)
        s.converting |= 1 << province
        if s.told is not None:
            s.tell(Event("converting", {"seat": seat, "province": s.box.province_names[province]}))


def cover(s: MareNostrumState, action: Occupy) -> None:
    """Put legions on these buildings and on no others."""
    uncover(s, action.province)
    for spot in action.spots:
        s.buildings[building_named(s, action.province, spot)] = COVERED


def pillage(s: MareNostrumState, seat: int, action: Pillage) -> None:
    """Destroy a building; it goes back to the stock."""
    building = building_named(s, action.province, action.spot)
    uncover(s, action.province)
    s.buildings[building] = FREE
    s.stock[s.box.building_kind[building]] += 1
    if s.told is not None:
        params = {"province": s.box.province_names[action.province], "spot": s.box.spot_names[action.spot]}
        s.tell(Event("pillaged", {"seat": seat, **params}))
    card = s.box.building_good[building]
    # M61: the card of a city or a caravan; a temple or a market has none
    if s.card_owner[NEBUCHADNEZZAR] == seat and card != NOBODY and s.bank[card]:
        s.bank[card] -= 1
        s.hands[card_at(seat, card)] += 1
        if s.told is not None:
            s.tell(Event("loot", {"seat": seat, "card": s.box.kind_names[card]}))


def occupied_params(s: MareNostrumState, action: Occupy) -> dict[str, object]:
    """Return the parameters that describe an occupation."""
    return {
        "province": s.box.province_names[action.province],
        "spots": [s.box.spot_names[spot] for spot in action.spots],
    }


def describe_choice(s: MareNostrumState, action: Action) -> Description:
    """Say what an invader does with a province."""
    if isinstance(action, Pillage):
        province = s.box.province_names[action.province]
        label = Message("label-pillage", {"province": province, "spot": s.box.spot_names[action.spot]})
        then = Message("consequence-pillage")
        return Description(label, [then], [province], [spot_piece(s, action.province, action.spot)])
    if isinstance(action, Occupy):
        params = occupied_params(s, action)
        pieces = [spot_piece(s, action.province, spot) for spot in action.spots]
        then = Message("consequence-occupy")
        return Description(Message("label-occupy", params), [then], [str(params["province"])], pieces)
    if isinstance(action, Convert):
        province = s.box.province_names[action.province]
        then = Message("consequence-convert")
        return Description(Message("label-convert", {"province": province}), [then], [province], [])
    return Description(Message("label-done-choosing"), [], [], [])


# When he chooses

USES: Final = ("pillage", "occupy", "convert", "done")


class Aftermath(Step[MareNostrumState]):
    """The winner of a foreign province, or whoever entered an undefended one, chooses what to do with it (M58)."""

    rule = "M58"
    verbs = USES
    otherwise = "choose-first"

    def asks(self, s: MareNostrumState, seat: int) -> bool:
        """Ask the invader, if he is alone there and it is time."""
        civ, province, command = s.civ_of[seat], s.battle.place, s.command
        if civ != s.battle.sides[ATTACKER] or invader_of(s, province) != civ:
            return False
        if command.chosen >> province & 1:
            return self.joins(s, seat)
        # M59: where he has been alone since an earlier turn, he chooses after all his moves
        return not command.held >> province & 1 or bool(command.fought >> province & 1)

    def joins(self, s: MareNostrumState, seat: int) -> bool:
        """Say whether newcomers can cover more of what was occupied this turn (M65)."""
        province = s.battle.place
        covered = len(covered_in(s, province))
        more = len(standing_in(s, province)) > covered
        return 0 < covered < s.legions[unit_at(province, s.civ_of[seat])] and more

    def prompt(self, s: MareNostrumState, seat: int) -> Message:
        """Name the province."""
        province = s.battle.place
        joins, params = s.command.chosen >> province & 1, {"province": s.box.province_names[province]}
        return Message("prompt-aftermath-joins" if joins else "prompt-aftermath", params)

    def legal(self, s: MareNostrumState, seat: int) -> list[Action]:
        """List what can be done, including nothing."""
        province, civ = s.battle.place, s.civ_of[seat]
        found = choices(s, civ, province)
        if s.command.chosen >> province & 1:
            found = [action for action in found if isinstance(action, Occupy) and self.extends(s, action)]
        return [*found, s.actions.done]

    def extends(self, s: MareNostrumState, action: Occupy) -> bool:
        """Say whether an occupation keeps what is covered."""
        return all(s.box.building_spot[each] in action.spots for each in covered_in(s, action.province))

    def forms(self, s: MareNostrumState, seat: int) -> list[Form]:
        """Offer any buildings for an occupation."""
        return occupy_forms(s, 1 << s.battle.place)

    def check(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Refuse what is not possible here."""
        if not isinstance(action, Use):
            return
        province = s.battle.place
        check_choice(s, s.civ_of[seat], action, 1 << province)
        if s.command.chosen >> province & 1 and not (isinstance(action, Occupy) and self.extends(s, action)):
            raise Refused("M65", "only-more", {"province": s.box.province_names[province]})

    def effect(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Do it; choosing nothing is a choice too."""
        if isinstance(action, Use):
            make_choice(s, seat, action)
        s.command.chosen |= 1 << s.battle.place
        s.done(seat)

    def describe(self, s: MareNostrumState, seat: int, action: Action) -> Description:
        """Say what is done to the province."""
        return describe_choice(s, action)


class Hold(Step[MareNostrumState]):
    """After all moves, use the provinces held alone since an earlier turn, one after the other (M59)."""

    rule = "M58"
    verbs = USES
    otherwise = "choose-first"

    def open(self, s: MareNostrumState, seat: int) -> int:
        """Return the provinces for which the seat may still choose."""
        civ, found = s.civ_of[seat], s.command.held & ~s.command.chosen
        for province in members(found):
            if invader_of(s, province) != civ:
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
        """Refuse provinces that the seat does not hold alone, or has already chosen for."""
        if isinstance(action, Use):
            check_choice(s, s.civ_of[seat], action, self.open(s, seat))

    def effect(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Choose for one province; the others stay as they are."""
        if isinstance(action, Use):
            make_choice(s, seat, action)
        if not isinstance(action, Use) or not self.asks(s, seat):
            s.done(seat)

    def describe(self, s: MareNostrumState, seat: int, action: Action) -> Description:
        """Say what is done to the province."""
        return describe_choice(s, action)


# Fewer legions than buildings


def overstretched(s: MareNostrumState) -> int:
    """Return a province in which there are fewer legions than covered buildings, or NOWHERE."""
    for province in range(s.box.provinces):
        if is_overstretched(s, province):
            return province
    return NOWHERE


def is_thinned(s: MareNostrumState) -> bool:
    """Say whether losses have left an occupier with too few legions."""
    return not at_sea(s) and is_overstretched(s, s.battle.place)


def nothing_to_uncover(s: MareNostrumState) -> bool:
    """Say whether every covered building has its legion."""
    return overstretched(s) == NOWHERE


class Uncover(Step[MareNostrumState]):
    """An occupier with too few legions says which buildings stay covered (M65)."""

    rule = "M65"
    verbs = ("occupy",)

    def asks(self, s: MareNostrumState, seat: int) -> bool:
        """Ask the occupier."""
        return holder_of(s, overstretched(s)) == s.civ_of[seat]

    def prompt(self, s: MareNostrumState, seat: int) -> Message:
        """Say where, and how many."""
        province = overstretched(s)
        count = s.legions[unit_at(province, s.civ_of[seat])]
        return Message("prompt-uncover", {"province": s.box.province_names[province], "count": count})

    def legal(self, s: MareNostrumState, seat: int) -> list[Action]:
        """List all sets of as many buildings as there are legions."""
        province = overstretched(s)
        return occupations(s, s.civ_of[seat], province, covered_in(s, province))

    def check(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Refuse more or fewer buildings, and any that are not covered."""
        if action not in self.legal(s, seat):
            raise self.out_of_place(s, seat)

    def effect(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Leave legions on these buildings."""
        assert isinstance(action, Occupy)
        cover(s, action)
        if s.told is not None:
            s.tell(Event("uncovered", {"seat": seat, **occupied_params(s, action)}))
        s.done(seat)

    def describe(self, s: MareNostrumState, seat: int, action: Action) -> Description:
        """Say what stays covered."""
        return describe_choice(s, action)
