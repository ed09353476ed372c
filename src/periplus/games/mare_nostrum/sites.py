"""What can be built where, and what prevents it."""

from typing import Final

from periplus.games.mare_nostrum.actions import Build
from periplus.games.mare_nostrum.box import (
    CARAVAN,
    CITY,
    FORTRESS,
    INFLUENCE,
    ITEMS,
    LEGION,
    LIGHTHOUSE,
    MARKET,
    NOBODY,
    TRIREME,
    ZEUS,
)
from periplus.games.mare_nostrum.provinces import (
    at_war,
    convertible,
    fleets_of,
    foreign_legions,
    holder_of,
    next_to,
    spot_piece,
    uncover,
)
from periplus.games.mare_nostrum.state import (
    BUILT,
    FORTRESSES,
    FREE,
    MARKERS,
    SHUT,
    MareNostrumState,
    piece_at,
    unit_at,
)
from periplus.kernel.action import ABSENT
from periplus.kernel.errors import Refused
from periplus.kernel.message import Message

NO_BUILDING: Final = -1


# Why something cannot be built somewhere: the clause and the reason of a refusal
OBSTACLES: Final = (
    ("", ""),
    ("M35", "not-yours"),
    ("M37", "just-placed"),
    ("M40", "occupied-there"),
    ("M38", "no-spot"),
    ("M38", "spot-taken"),
    ("M5", "out-of-stock"),
    ("M4", "out-of-pieces"),
    ("M39", "no-coast"),
    ("M38", "fortress-there"),
    ("M36", "own-marker"),
    ("M36", "foreign-marker"),
    ("M58", "not-converting"),
    ("M41", "legions-there"),
    ("M36", "not-next-to"),
    ("M13", "out-of-area"),
    ("M13", "settled-already"),
    ("M60", "players-capital"),
)
NONE: Final = 0
NOT_YOURS: Final = 1
JUST_PLACED: Final = 2
OCCUPIED: Final = 3
NO_SPOT: Final = 4
SPOT_TAKEN: Final = 5
OUT_OF_STOCK: Final = 6
OUT_OF_PIECES: Final = 7
NO_COAST: Final = 8
FORTRESS_THERE: Final = 9
OWN_MARKER: Final = 10
FOREIGN_MARKER: Final = 11
NOT_CONVERTING: Final = 12
LEGIONS_THERE: Final = 13
NOT_NEXT_TO: Final = 14
OUT_OF_AREA: Final = 15
SETTLED_ALREADY: Final = 16
PLAYERS_CAPITAL: Final = 17


# Where something can be built


def left_of(s: MareNostrumState, civ: int, item: int) -> int:
    """Return how many markers, legions, triremes or fortresses a civilisation has in reserve."""
    return s.reserve[piece_at(civ, item - INFLUENCE)]  # both are in the same order


def building_meant(s: MareNostrumState, item: int, province: int, spot: int) -> int:
    """Return the building that is meant: the one named, or the only one of its kind; or NO_BUILDING."""
    if spot != ABSENT:
        building = s.box.building_at.get((province, spot), NO_BUILDING)
        fits = building != NO_BUILDING and s.box.building_kind[building] == item
        return building if fits and s.buildings[building] != SHUT else NO_BUILDING
    alike = [
        building
        for building in s.box.buildings_of[province]
        if s.box.building_kind[building] == item and s.buildings[building] != SHUT
    ]
    if len(alike) > 1:  # of several, the one that is left, or any if all are taken
        alike = [building for building in alike if s.buildings[building] == FREE] or alike[:1]
    return alike[0] if len(alike) == 1 else NO_BUILDING


def room(s: MareNostrumState, civ: int, item: int, province: int, building: int) -> int:
    """Return what keeps a thing other than a marker out of one of the owner's provinces, or NONE."""
    if s.owner[province] != civ:
        return NOT_YOURS  # M35
    return room_for_building(s, item, building) if item <= MARKET else room_for_unit(s, civ, item, province)


def room_for_unit(s: MareNostrumState, civ: int, item: int, province: int) -> int:
    """Return what keeps a legion, a trireme or a fortress from standing in a province of one's own, or NONE."""
    if s.reserve[piece_at(civ, item - INFLUENCE)] == 0:
        return OUT_OF_PIECES  # M4
    if item == TRIREME and s.box.shores[province] == 0:
        return NO_COAST  # M39
    if item == FORTRESS:
        return FORTRESS_THERE if s.fortresses[province] >= fortress_limit(s, civ) else NONE
    return NONE


def fortress_limit(s: MareNostrumState, civ: int) -> int:
    """Return how many fortresses a civilisation may have in a province."""
    # M38: one, and two with the Statue of Zeus
    return s.box.zeus_fortresses if s.holds_card(s.seat_of[civ], ZEUS) else s.box.fortress_limit


def room_for_building(s: MareNostrumState, item: int, building: int) -> int:
    """Return what keeps a building off its spot, or NONE."""
    # M38: a temple, a market, a city for each site, a caravan for each icon
    if building == NO_BUILDING:
        return NO_SPOT
    if s.buildings[building] != FREE:
        return SPOT_TAKEN
    return OUT_OF_STOCK if s.stock[item] == 0 else NONE


def closed(s: MareNostrumState, civ: int, province: int) -> int:
    """Return what keeps everything but markers out of a province this turn, or NONE."""
    if s.owner[province] != civ:
        return NOT_YOURS  # M35
    if s.construction.placed >> province & 1:
        return JUST_PLACED  # M37
    # M40: not among foreign legions; M60: but always in one's own capital
    occupied = s.box.capital_of[province] != civ and foreign_legions(s, province, civ)
    return OCCUPIED if occupied else NONE


def obstacle(s: MareNostrumState, civ: int, item: int, province: int, building: int) -> int:
    """Return what keeps a thing other than a marker from being built in a province, or NONE."""
    found = closed(s, civ, province)
    return room(s, civ, item, province, building) if found == NONE else found


def bases(s: MareNostrumState, civ: int) -> int:
    """Return the provinces from which influence spreads: not those gained this turn (M36)."""
    found, bit = 0, 1
    for owner in s.owner:
        if owner == civ:
            found |= bit
        bit <<= 1
    return found & ~s.construction.placed


def reach(s: MareNostrumState, civ: int) -> int:
    """Return the provinces that influence can reach."""
    if s.holds_card(s.seat_of[civ], LIGHTHOUSE):
        return (1 << s.box.provinces) - 1  # M46
    return next_to(s, bases(s, civ), fleets_of(s, civ))


def marker_obstacle(s: MareNostrumState, civ: int, province: int, within: int) -> int:
    """Return what keeps a marker out of a province, or NONE; ``within`` is where influence can reach."""
    owner = s.owner[province]
    if owner == civ:
        return OWN_MARKER
    if owner != NOBODY:
        if not convertible(s, province):
            return PLAYERS_CAPITAL
        if holder_of(s, province) != civ:
            return FOREIGN_MARKER
        if not s.converting >> province & 1:
            return NOT_CONVERTING
    elif foreign_legions(s, province, civ):
        return LEGIONS_THERE  # M41
    if not within >> province & 1:
        return NOT_NEXT_TO
    return OUT_OF_PIECES if s.reserve[piece_at(civ, MARKERS)] == 0 else NONE


def refuse(s: MareNostrumState, found: int, item: int, province: int) -> None:
    """Raise the refusal for an obstacle."""
    if found != NONE:
        rule, reason = OBSTACLES[found]
        raise Refused(rule, reason, {"item": ITEMS[item], "province": s.box.province_names[province]})


# Putting it there


def put(s: MareNostrumState, civ: int, item: int, province: int, building: int) -> None:
    """Put a piece or a building on the board."""
    if item <= MARKET:
        s.buildings[building] = BUILT
        s.stock[item] -= 1
        return
    if item == INFLUENCE:
        place_marker(s, civ, province)
        return
    s.reserve[piece_at(civ, item - INFLUENCE)] -= 1
    if item == TRIREME:
        s.triremes[unit_at(province, civ)] += 1  # M39: in port until it moves
        return
    if item == LEGION:
        s.legions[unit_at(province, civ)] += 1
    else:
        s.fortresses[province] += 1
    if at_war(s, province):
        uncover(s, province)  # M40, M57: an occupation is over


def place_marker(s: MareNostrumState, civ: int, province: int) -> None:
    """Put a marker in a province; one that it replaces goes back to its owner's reserve (M58)."""
    if s.owner[province] != NOBODY:
        s.reserve[piece_at(s.owner[province], MARKERS)] += 1
        s.reserve[piece_at(s.owner[province], FORTRESSES)] += s.fortresses[province]
        s.fortresses[province] = 0  # M57: a fortress that did not hold the province falls with it
        uncover(s, province)
    s.owner[province] = civ
    s.reserve[piece_at(civ, MARKERS)] -= 1


# Describing it


def built_params(s: MareNostrumState, item: int, province: int, spot: int) -> dict[str, object]:
    """Return the parameters that describe something built."""
    params: dict[str, object] = {"item": ITEMS[item], "province": s.box.province_names[province]}
    if item == CARAVAN:
        good = s.box.building_good[building_meant(s, item, province, spot)]
        params["item"] = Message("caravan-on", {"card": s.box.kind_names[good]})
    elif item == CITY and spot != ABSENT:
        params["item"] = Message("city-at", {"site": s.box.spot_names[spot]})
    return params


def room_left(s: MareNostrumState, province: int) -> list[Message]:
    """Say which cities and caravans a province still has room for, if any."""
    box = s.box
    free = [each for each in box.buildings_of[province] if s.buildings[each] == FREE]
    cities = [
        Message("city-at", {"site": box.spot_names[box.building_spot[each]]})
        for each in free
        if box.building_kind[each] == CITY
    ]
    caravans = [
        Message("caravan-on", {"card": box.kind_names[box.building_good[each]]})
        for each in free
        if box.building_kind[each] == CARAVAN
    ]
    return [Message("consequence-room", {"names": [*cities, *caravans]})] if cities or caravans else []


def spots_touched(s: MareNostrumState, action: Build) -> list[str]:
    """Return the site or icon on which something is built, as it is called on the board."""
    if action.item not in (CITY, CARAVAN):
        return []
    building = building_meant(s, action.item, action.province, action.spot)
    return [spot_piece(s, action.province, s.box.building_spot[building])]
