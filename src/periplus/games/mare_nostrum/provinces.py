"""What can be said about a province: what is next to it, who is in it, whom its buildings serve.

Sets of provinces and seas are the bits of a number.
"""

from mypy_extensions import i64

from periplus.games.mare_nostrum.box import CITY, CIVS, NOBODY
from periplus.games.mare_nostrum.state import ATTACKER, BUILT, COVERED, MareNostrumState, unit_at
from periplus.kernel.bits import lowest

# What is next to what


def fleets_of(s: MareNostrumState, civ: int) -> int:
    """Return the seas in which a civilisation has triremes."""
    seas, triremes, at = 0, s.triremes, unit_at(s.box.provinces, civ)
    for sea in range(s.box.seas):
        if triremes[at]:
            seas |= 1 << sea
        at += CIVS
    return seas


def chain(s: MareNostrumState, seas: int, fleets: int) -> int:
    """Return the seas that an unbroken chain of fleets joins to some seas; these must have a fleet themselves."""
    found = todo = seas & fleets
    while todo:
        more = s.box.sea_links[lowest(todo)] & fleets & ~found
        todo &= todo - 1
        found |= more
        todo |= more
    return found


def next_to(s: MareNostrumState, provinces: int, fleets: int) -> int:
    """Return the provinces next to any of some: by a land border, or by a chain of one's own triremes of any length."""
    near, seas = 0, 0
    while provinces:
        province = lowest(provinces)
        provinces &= provinces - 1
        near |= s.box.land[province]
        seas |= s.box.shores[province]
    # M36: foreign triremes in the same seas do not matter; those in port do not belong to a chain
    joined = chain(s, seas, fleets) if fleets else 0
    while joined:
        near |= s.box.coasts[lowest(joined)]
        joined &= joined - 1
    return near


def leads(s: MareNostrumState, start: int, to: int, via: tuple[int, ...], fleets: int) -> bool:
    """Say whether the seas named lead from a province to another, each with a fleet and next to the one before."""
    for at, sea in enumerate(via):
        near = s.box.shores[start] if at == 0 else s.box.sea_links[via[at - 1]]
        if not fleets & near & 1 << sea:
            return False
    return bool(s.box.coasts[via[-1]] >> to & 1)


# Who is there


def has_units(s: MareNostrumState, province: int, civ: int) -> bool:
    """Say whether a civilisation has legions or a fortress in a province; triremes in port do not count (M53)."""
    return s.legions[unit_at(province, civ)] > 0 or (s.owner[province] == civ and s.fortresses[province] > 0)


def is_defended(s: MareNostrumState, province: int, civ: int) -> bool:
    """Say whether another civilisation has legions or a fortress in a province."""
    if s.fortresses[province] and s.owner[province] != civ:
        return True
    return foreign_legions(s, province, civ)


def enemies_in(s: MareNostrumState, province: int, civ: int) -> list[int]:
    """Return the other civilisations that have legions or a fortress in a province."""
    found, legions, at = list[int](), s.legions, unit_at(province, 0)
    fortified = s.owner[province] if s.fortresses[province] else NOBODY
    for other in range(CIVS):
        if (legions[at] or other == fortified) and other != civ:
            found.append(other)
        at += 1
    return found


def foreign_legions(s: MareNostrumState, province: int, civ: int) -> bool:
    """Say whether another civilisation has legions in a province."""
    legions = s.legions
    first: i64 = unit_at(province, 0)
    own: i64 = first + civ
    for at in range(first, first + CIVS):
        if at != own and legions[at]:
            return True
    return False


def holder_of(s: MareNostrumState, province: int) -> int:
    """Return the civilisation with the only legions in a province, and no units of another that hold it; or NOBODY."""
    legions, first = s.legions, unit_at(province, 0)
    for civ in range(CIVS):
        if legions[first + civ]:
            # M57: by default a fortress without legions holds its province too
            held = is_defended(s, province, civ) if s.options.fortress_holds else foreign_legions(s, province, civ)
            return NOBODY if held else civ
    return NOBODY


def invader_of(s: MareNostrumState, province: int) -> int:
    """Return the civilisation that alone holds somebody else's province, or NOBODY."""
    holder = holder_of(s, province)
    # M62: nobody's province leaves nothing to choose; M63: an owner who has returned needs no choice
    return NOBODY if s.owner[province] in (holder, NOBODY) else holder


def at_war(s: MareNostrumState, province: int) -> bool:
    """Say whether several civilisations have units in a province that hold it."""
    if not s.options.fortress_holds:
        return len([civ for civ in range(CIVS) if s.legions[unit_at(province, civ)]]) > 1
    # M57: a fortress alone is enough, so a siege is a war
    return len([civ for civ in range(CIVS) if has_units(s, province, civ)]) > 1


def convertible(s: MareNostrumState, province: int) -> bool:
    """Say whether a marker may be replaced: never in the capital of a player (M60), but a neutral's may be (M10)."""
    return s.player(s.box.capital_of[province]) == NOBODY


# Whom its buildings serve


def controller(s: MareNostrumState, building: int) -> int:
    """Return the civilisation that a building serves, or NOBODY if there is none."""
    province = s.box.building_province[building]
    if s.buildings[building] == COVERED:
        return occupier_of(s, province)  # M17: the civilisation with a legion on it
    return s.owner[province] if s.buildings[building] == BUILT else NOBODY  # M6


def occupier_of(s: MareNostrumState, province: int) -> int:
    """Return who has legions on buildings of a province, even while a battle with somebody who just entered is open."""
    holder, battle = holder_of(s, province), s.battle
    if holder != NOBODY:
        return holder
    for civ in range(CIVS):
        newcomers = battle.entering if civ == battle.sides[ATTACKER] else 0
        if civ != s.owner[province] and s.legions[unit_at(province, civ)] > newcomers:
            return civ
    return NOBODY


def is_foreign(s: MareNostrumState, province: int, civ: int) -> bool:
    """Say whether a province belongs to another civilisation."""
    owner = s.owner[province]
    return owner != civ and owner != NOBODY


def is_overstretched(s: MareNostrumState, province: int) -> bool:
    """Say whether a province has more covered buildings than the occupier has legions there."""
    covered = 0
    for building in s.box.buildings_of[province]:
        if s.buildings[building] == COVERED:
            covered += 1
    if covered == 0:
        return False
    occupier = holder_of(s, province)  # nobody while others have just entered
    return occupier != NOBODY and covered > s.legions[unit_at(province, occupier)]


def doubler_of(s: MareNostrumState, building: int) -> int:
    """Return the place of the temple that doubles a city, or of the market that doubles a caravan."""
    box = s.box
    province = box.building_province[building]
    return box.temple_of[province] if box.building_kind[building] == CITY else box.market_of[province]


def covered_in(s: MareNostrumState, province: int) -> list[int]:
    """Return the buildings of a province that have legions on them."""
    return [building for building in s.box.buildings_of[province] if s.buildings[building] == COVERED]


def standing_in(s: MareNostrumState, province: int) -> list[int]:
    """Return the buildings of a province, covered or not."""
    return [building for building in s.box.buildings_of[province] if s.buildings[building] in (BUILT, COVERED)]


def uncover(s: MareNostrumState, province: int) -> None:
    """Take the legions off the buildings of a province, and off its marker."""
    for building in covered_in(s, province):
        s.buildings[building] = BUILT
    s.converting &= ~(1 << province)


def spot_piece(s: MareNostrumState, province: int, spot: int) -> str:
    """Return what a site, an icon, a temple or a market is called on the board."""
    return f"{s.box.province_names[province]}/{s.box.spot_names[spot]}"
