"""Battles by sea and land, who falls in them, and what an invader does afterwards."""

from itertools import combinations

from periplus.games.mare_nostrum.actions import (
    FORTRESSES_FIRST,
    LEGIONS_FIRST,
    LOSSES,
    ONE_FORTRESS,
    Occupy,
    Pillage,
    Point,
)
from periplus.games.mare_nostrum.box import (
    CIVS,
    HANNIBAL,
    HELEN,
    KINDS,
    NEBUCHADNEZZAR,
    NOBODY,
    PERICLES,
)
from periplus.games.mare_nostrum.provinces import (
    at_war,
    convertible,
    covered_in,
    holder_of,
    invader_of,
    is_overstretched,
    lowest,
    spot_piece,
    standing_in,
    uncover,
)
from periplus.games.mare_nostrum.state import (
    ATTACKER,
    BUILT,
    COVERED,
    DEFENDER,
    DICE_LUCK,
    FORTRESSES,
    FREE,
    LEGIONS,
    NOT_CHOSEN,
    NOWHERE,
    PIECES,
    SIDES,
    TRIREMES,
    MareNostrumState,
)
from periplus.kernel.action import Action, Blank, Form
from periplus.kernel.errors import Refused
from periplus.kernel.message import Description, Event, Message
from periplus.kernel.state import Question, Step

# Helen of Troy


class Lure(Step[MareNostrumState]):
    """Helen's owner may change one legion that enters a province of his into one of his own (M56)."""

    def asks(self, s: MareNostrumState, seat: int) -> bool:
        """Ask the owner of the province entered, once a phase, before dice fall."""
        civ = s.civ_of[seat]
        entered = s.entering > 0 and s.owner[s.battle_place] == civ and s.sides[ATTACKER] != civ
        return entered and s.card_owner[HELEN] == seat and not s.helen_used

    def prompt(self, s: MareNostrumState, seat: int) -> Message:
        """Say who enters where."""
        return Message("prompt-lure", {**self.about(s), "count": s.entering})

    def legal(self, s: MareNostrumState, seat: int) -> list[Action]:
        """List both answers."""
        return [s.actions.lure, s.actions.let]

    def check(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Refuse anything else."""
        if action is not s.actions.lure and action is not s.actions.let:
            raise Refused("M56", "lure-first")

    def effect(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Change a legion, or let them all come."""
        if action is s.actions.lure:
            self.lure(s, seat)
        s.done(seat)

    def lure(self, s: MareNostrumState, seat: int) -> None:
        """Change a legion into one of the own colour; without one in reserve it is only removed."""
        province, enemy, civ = s.battle_place, s.sides[ATTACKER], s.civ_of[seat]
        s.helen_used = 1
        s.entering -= 1
        s.tired[province] -= 1
        s.legions[province * CIVS + enemy] -= 1
        s.reserve[enemy * PIECES + LEGIONS] += 1
        gains = self.gains(s, seat)
        if gains:
            s.reserve[civ * PIECES + LEGIONS] -= 1
            s.legions[province * CIVS + civ] += 1
            if s.entering and s.sides[DEFENDER] == NOBODY:
                s.sides[DEFENDER] = civ  # it defends the province against the rest
        if s.told is not None:
            s.tell(Event("lured", {"seat": seat, "province": s.box.province_names[province], "count": int(gains)}))

    def gains(self, s: MareNostrumState, seat: int) -> bool:
        """Say whether a legion is left in reserve to take the place of the enemy's."""
        return s.reserve[s.civ_of[seat] * PIECES + LEGIONS] > 0

    def describe(self, s: MareNostrumState, seat: int, action: Action) -> Description:
        """Say whether the legion comes over or is only removed."""
        if action is s.actions.lure and not self.gains(s, seat):
            return Description(Message("label-lure-away"), [], [], [])
        return super().describe(s, seat, action)

    def question(self, s: MareNostrumState) -> Question:
        """Let it be answered beforehand, for some provinces and some enemies."""
        return Question(["lure", "let"], {"province": list(s.box.province_names), "enemy_civ": list(s.box.civ_names)})

    def about(self, s: MareNostrumState) -> dict[str, object]:
        """Return where, and against whom."""
        place, enemy = s.battle_place, s.sides[ATTACKER]
        return {"province": s.box.province_names[place], "enemy_civ": s.box.civ_names[enemy]}


# The battle


def at_sea(s: MareNostrumState) -> bool:
    """Say whether the battle is fought at sea."""
    return s.battle_place >= s.box.provinces


def battle_is_due(s: MareNostrumState) -> bool:
    """Say whether anybody is left to attack, and somebody to be attacked."""
    if s.fought >> s.battle_place & 1:
        return False  # M52: one battle a province and turn, also if Helen takes one of those who come later
    return s.sides[DEFENDER] != NOBODY and s.legions[s.battle_place * CIVS + s.sides[ATTACKER]] > 0


def engaged(s: MareNostrumState, side: int) -> int:
    """Return how many legions, or triremes at sea, a side has in the battle."""
    units = s.triremes if at_sea(s) else s.legions
    return units[s.battle_place * CIVS + s.sides[side]]


def forts(s: MareNostrumState, side: int) -> int:
    """Return how many fortresses a side has in the battle, also when its legions attack (M54)."""
    place = s.battle_place
    return 0 if at_sea(s) or s.owner[place] != s.sides[side] else s.fortresses[place]


def roll_dice(s: MareNostrumState) -> None:
    """Roll for both sides and work out how many units each loses."""
    s.fought |= 1 << s.battle_place
    thrown = [throw(s, side) for side in range(SIDES)]
    for side in range(SIDES):
        hits = s.dice[1 - side] // s.box.hit  # M54: one unit for every full 5 points
        s.losses[side] = min(hits, engaged(s, side) + forts(s, side))
        s.fallen[side] = NOT_CHOSEN
    if s.told is not None:
        bonus, enemy_bonus = [s.dice[side] - sum(thrown[side]) for side in range(SIDES)]
        s.tell(Event("battle", {**battle_told(s), "dice": thrown[ATTACKER], "enemy_dice": thrown[DEFENDER],
                                "bonus": bonus, "enemy_bonus": enemy_bonus,
                                "total": s.dice[ATTACKER], "enemy_total": s.dice[DEFENDER]}))  # fmt: skip


def throw(s: MareNostrumState, side: int) -> list[int]:
    """Roll one die for every legion or trireme of a side; a fortress adds its points without one."""
    seat = s.seat_of[s.sides[side]]
    hero = PERICLES if at_sea(s) else HANNIBAL
    bonus = int(s.holds_card(seat, hero))  # M55: +1 for each die; never for a fortress
    thrown = [s.roll(s.box.die, DICE_LUCK) + 1 for _ in range(engaged(s, side))]
    s.dice[side] = sum(thrown) + bonus * len(thrown) + s.box.fortress_points * forts(s, side)
    return thrown


def battle_told(s: MareNostrumState) -> dict[str, object]:
    """Return where the battle is and between whom."""
    names = s.box.civ_names
    place = s.box.place_names[s.battle_place]
    return {"place": place, "civ": names[s.sides[ATTACKER]], "enemy_civ": names[s.sides[DEFENDER]]}


def fewest_fallen(s: MareNostrumState, side: int) -> int:
    """Return how many fortresses a side loses if legions fall first."""
    return max(0, s.losses[side] - engaged(s, side))


def most_fallen(s: MareNostrumState, side: int) -> int:
    """Return how many fortresses a side loses if they fall first."""
    return min(s.losses[side], forts(s, side))


def side_of(s: MareNostrumState, seat: int) -> int:
    """Return the side of a seat in the battle, or NOBODY."""
    civ = s.civ_of[seat]
    if civ == s.sides[ATTACKER]:
        return ATTACKER
    return DEFENDER if civ == s.sides[DEFENDER] else NOBODY


class Casualties(Step[MareNostrumState]):
    """Whoever loses units chooses which; both sides at once, secretly."""

    def asks(self, s: MareNostrumState, seat: int) -> bool:
        """Ask those who have both legions and fortresses to lose, and not all of them."""
        side = side_of(s, seat)
        return side != NOBODY and fewest_fallen(s, side) < most_fallen(s, side)

    def secret(self) -> bool:
        """Say that choices come to light together."""
        return True

    def prompt(self, s: MareNostrumState, seat: int) -> Message:
        """Say how many fall."""
        told = {**battle_told(s), "count": s.losses[side_of(s, seat)]}
        return Message("prompt-casualties", told)

    def fallen(self, s: MareNostrumState, side: int, how: int) -> int:
        """Return how many fortresses fall."""
        if how == ONE_FORTRESS:
            return 1
        return fewest_fallen(s, side) if how == LEGIONS_FIRST else most_fallen(s, side)

    def legal(self, s: MareNostrumState, seat: int) -> list[Action]:
        """List what is different."""
        side = side_of(s, seat)
        found: list[Action] = [s.actions.lose[LEGIONS_FIRST], s.actions.lose[FORTRESSES_FIRST]]
        if fewest_fallen(s, side) < 1 < most_fallen(s, side):
            found.append(s.actions.lose[ONE_FORTRESS])
        return found

    def check(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Refuse losses that are not possible."""
        if not isinstance(action, Point) or action.verb.name != "lose":
            raise Refused("M54", "lose-first")
        if action not in self.legal(s, seat):
            raise Refused("M54", "not-so-lost", {"losses": s.losses[side_of(s, seat)]})

    def effect(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Note the choice."""
        assert isinstance(action, Point)
        side = side_of(s, seat)
        s.fallen[side] = self.fallen(s, side, action.what)
        if s.told is not None:
            s.tell(Event("chose-losses", {"seat": seat}, {"how": LOSSES[action.what]}, seat))
        s.done(seat)

    def describe(self, s: MareNostrumState, seat: int, action: Action) -> Description:
        """Say what falls."""
        assert isinstance(action, Point)
        side = side_of(s, seat)
        fallen = self.fallen(s, side, action.what)
        told = {"legions": s.losses[side] - fallen, "fortresses": fallen}
        return Description(Message("label-lose", told), [], [s.box.place_names[s.battle_place]], [])

    def question(self, s: MareNostrumState) -> Question:
        """Let it be answered beforehand, for some provinces."""
        return Question(["lose legions first", "lose fortresses first"], {"province": list(s.box.province_names)})

    def about(self, s: MareNostrumState) -> dict[str, object]:
        """Return where."""
        return {"province": s.box.place_names[s.battle_place]}


def remove_losses(s: MareNostrumState) -> None:
    """Take the fallen off the board; whoever fought does not move any more this turn."""
    place, attacker = s.battle_place, s.sides[ATTACKER]
    for side in range(SIDES):
        # M10: of a neutral legions fall first
        fallen = fewest_fallen(s, side) if s.fallen[side] == NOT_CHOSEN else s.fallen[side]
        remove(s, side, s.losses[side] - fallen, fallen)
    s.tired[place] = engaged(s, ATTACKER)  # M51
    if not at_sea(s):
        # an occupier who falls takes his hands off the buildings
        occupier = attacker if s.owner[place] == s.sides[DEFENDER] else s.sides[DEFENDER]
        if not s.legions[place * CIVS + occupier]:
            uncover(s, place)


def remove(s: MareNostrumState, side: int, units: int, fallen: int) -> None:
    """Put units of a side back into its reserve."""
    place, civ = s.battle_place, s.sides[side]
    if s.told is not None and units + fallen:
        told = {"civ": s.box.civ_names[civ], "units": units, "fortresses": fallen, "place": s.box.place_names[place]}
        s.tell(Event("lost-fleet" if at_sea(s) else "lost", told))
    if at_sea(s):
        s.triremes[place * CIVS + civ] -= units
        s.reserve[civ * PIECES + TRIREMES] += units
        return
    s.legions[place * CIVS + civ] -= units
    s.reserve[civ * PIECES + LEGIONS] += units
    if fallen:
        s.fortresses[place] -= fallen
        s.reserve[civ * PIECES + FORTRESSES] += fallen


def note_war(s: MareNostrumState) -> None:
    """End an occupation or a conversion where units of several stand (M57)."""
    if not at_sea(s) and at_war(s, s.battle_place):
        uncover(s, s.battle_place)


# Fewer legions than buildings


def overstretched(s: MareNostrumState) -> int:
    """Return a province in which more buildings are covered than legions stand there, or NOWHERE."""
    for province in range(s.box.provinces):
        if is_overstretched(s, province):
            return province
    return NOWHERE


def is_thinned(s: MareNostrumState) -> bool:
    """Say whether losses have left an occupier with too few legions."""
    return not at_sea(s) and is_overstretched(s, s.battle_place)


def nothing_to_uncover(s: MareNostrumState) -> bool:
    """Say whether every covered building has its legion."""
    return overstretched(s) == NOWHERE


class Uncover(Step[MareNostrumState]):
    """An occupier with too few legions says which buildings stay covered (M65)."""

    def asks(self, s: MareNostrumState, seat: int) -> bool:
        """Ask the occupier."""
        return holder_of(s, overstretched(s)) == s.civ_of[seat]

    def prompt(self, s: MareNostrumState, seat: int) -> Message:
        """Say where, and how many."""
        province = overstretched(s)
        count = s.legions[province * CIVS + s.civ_of[seat]]
        return Message("prompt-uncover", {"province": s.box.province_names[province], "count": count})

    def legal(self, s: MareNostrumState, seat: int) -> list[Action]:
        """List all sets of as many buildings as there are legions."""
        province = overstretched(s)
        return occupations(s, s.civ_of[seat], province, covered_in(s, province))

    def check(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Refuse more or fewer buildings, and others than those covered."""
        if action not in self.legal(s, seat):
            raise Refused("M65", "uncover-first", {"province": s.box.province_names[overstretched(s)]})

    def effect(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Leave legions on these."""
        assert isinstance(action, Occupy)
        cover(s, action)
        if s.told is not None:
            s.tell(Event("uncovered", {"seat": seat, **occupied_told(s, action)}))
        s.done(seat)

    def describe(self, s: MareNostrumState, seat: int, action: Action) -> Description:
        """Say what stays covered."""
        return describe_choice(s, action)


# What an invader does


def occupations(s: MareNostrumState, civ: int, province: int, buildings: list[int]) -> list[Action]:
    """Return the occupations of as many of some buildings as there are legions."""
    count = min(len(buildings), s.legions[province * CIVS + civ])
    if count == 0:
        return []
    return [
        Occupy(s.actions.occupy_verb, province, tuple(sorted([s.box.building_spot[each] for each in chosen])))
        for chosen in combinations(buildings, count)
    ]


def choices(s: MareNostrumState, civ: int, province: int) -> list[Action]:
    """Return what an invader can do with a province, but for what he does already."""
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
    """Offer any buildings of some provinces to be occupied."""
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


def check_choice(s: MareNostrumState, civ: int, action: Action, provinces: int) -> None:
    """Refuse what an invader cannot do with one of some provinces."""
    if isinstance(action, (Pillage, Occupy)):
        province = action.province
    elif isinstance(action, Point) and action.verb.name == "convert":
        province = action.what
    else:
        raise Refused("M58", "choose-first")
    told: dict[str, object] = {"province": s.box.province_names[province]}
    if not provinces >> province & 1:
        raise Refused("M59" if s.chosen >> province & 1 else "M58", "not-yours-to-use", told)
    if isinstance(action, Pillage):
        building_named(s, province, action.spot)
    elif isinstance(action, Occupy):
        check_occupation(s, civ, action)
    elif not convertible(s, province):
        raise Refused("M60", "players-capital", told)
    elif s.converting >> province & 1:
        raise Refused("M59", "converting-already", told)


def building_named(s: MareNostrumState, province: int, spot: int) -> int:
    """Return the building that stands on a spot, or refuse."""
    building = s.box.building_at.get((province, spot), NOWHERE)
    if building == NOWHERE or s.buildings[building] not in (BUILT, COVERED):
        told = {"province": s.box.province_names[province], "spot": s.box.spot_names[spot]}
        raise Refused("M58", "no-building", told)
    return building


def check_occupation(s: MareNostrumState, civ: int, action: Occupy) -> None:
    """Refuse buildings that are not there, and more of them than legions."""
    for spot in action.spots:
        building_named(s, action.province, spot)
    legions = s.legions[action.province * CIVS + civ]
    if len(action.spots) > legions:
        raise Refused("M65", "too-few-legions", {"count": len(action.spots), "legions": legions})


def cover(s: MareNostrumState, action: Occupy) -> None:
    """Put legions on these buildings and on nothing else."""
    uncover(s, action.province)
    for spot in action.spots:
        s.buildings[building_named(s, action.province, spot)] = COVERED


def make_choice(s: MareNostrumState, seat: int, action: Action) -> None:
    """Pillage, occupy or convert; it ends what was chosen before (M59)."""
    if isinstance(action, Pillage):
        s.chosen |= 1 << action.province
        pillage(s, seat, action)
    elif isinstance(action, Occupy):
        s.chosen |= 1 << action.province
        cover(s, action)
        if s.told is not None:
            s.tell(Event("occupied", {"seat": seat, **occupied_told(s, action)}))
    elif isinstance(action, Point):
        s.chosen |= 1 << action.what
        uncover(s, action.what)
        s.converting |= 1 << action.what
        if s.told is not None:
            s.tell(Event("converting", {"seat": seat, "province": s.box.province_names[action.what]}))


def pillage(s: MareNostrumState, seat: int, action: Pillage) -> None:
    """Destroy a building; it goes back to the stock."""
    building = building_named(s, action.province, action.spot)
    uncover(s, action.province)
    s.buildings[building] = FREE
    s.stock[s.box.building_kind[building]] += 1
    if s.told is not None:
        told = {"province": s.box.province_names[action.province], "spot": s.box.spot_names[action.spot]}
        s.tell(Event("pillaged", {"seat": seat, **told}))
    card = s.box.building_good[building]
    # M61: the card of a city or a caravan; a temple or a market has none
    if s.card_owner[NEBUCHADNEZZAR] == seat and card != NOBODY and s.bank[card]:
        s.bank[card] -= 1
        s.hands[seat * KINDS + card] += 1
        if s.told is not None:
            s.tell(Event("loot", {"seat": seat, "card": s.box.kind_names[card]}))


def occupied_told(s: MareNostrumState, action: Occupy) -> dict[str, object]:
    """Return what is told of an occupation."""
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
        told = occupied_told(s, action)
        pieces = [spot_piece(s, action.province, spot) for spot in action.spots]
        then = Message("consequence-occupy")
        return Description(Message("label-occupy", told), [then], [str(told["province"])], pieces)
    if isinstance(action, Point):
        province = s.box.province_names[action.what]
        then = Message("consequence-convert")
        return Description(Message("label-convert", {"province": province}), [then], [province], [])
    return Description(Message("label-done-choosing"), [], [], [])


class Aftermath(Step[MareNostrumState]):
    """Whoever has won a foreign province, or entered an undefended one, chooses what to do with it (M58)."""

    def asks(self, s: MareNostrumState, seat: int) -> bool:
        """Ask the invader, if he is alone there and it is time."""
        civ, province = s.civ_of[seat], s.battle_place
        if civ != s.sides[ATTACKER] or invader_of(s, province) != civ:
            return False
        if s.chosen >> province & 1:
            return self.joins(s, seat)
        # M59: where he stood alone since an earlier turn he chooses after all his moves
        return not s.held >> province & 1 or bool(s.fought >> province & 1)

    def joins(self, s: MareNostrumState, seat: int) -> bool:
        """Say whether newcomers can cover more of what is occupied since this turn (M65)."""
        covered = len(covered_in(s, s.battle_place))
        more = len(standing_in(s, s.battle_place)) > covered
        return 0 < covered < s.legions[s.battle_place * CIVS + s.civ_of[seat]] and more

    def prompt(self, s: MareNostrumState, seat: int) -> Message:
        """Name the province."""
        joins, told = s.chosen >> s.battle_place & 1, {"province": s.box.province_names[s.battle_place]}
        return Message("prompt-aftermath-joins" if joins else "prompt-aftermath", told)

    def legal(self, s: MareNostrumState, seat: int) -> list[Action]:
        """List what can be done, and nothing at all."""
        province, civ = s.battle_place, s.civ_of[seat]
        found = choices(s, civ, province)
        if s.chosen >> province & 1:
            found = [action for action in found if isinstance(action, Occupy) and self.extends(s, action)]
        return [*found, s.actions.done]

    def extends(self, s: MareNostrumState, action: Occupy) -> bool:
        """Say whether an occupation keeps what is covered."""
        return all(s.box.building_spot[each] in action.spots for each in covered_in(s, action.province))

    def forms(self, s: MareNostrumState, seat: int) -> list[Form]:
        """Offer any buildings for an occupation."""
        return occupy_forms(s, 1 << s.battle_place)

    def check(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Refuse what is not possible here."""
        if action is s.actions.done:
            return
        check_choice(s, s.civ_of[seat], action, 1 << s.battle_place)
        if s.chosen >> s.battle_place & 1 and not (isinstance(action, Occupy) and self.extends(s, action)):
            raise Refused("M65", "only-more", {"province": s.box.province_names[s.battle_place]})

    def effect(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Do it; choosing nothing is a choice too."""
        if action is not s.actions.done:
            make_choice(s, seat, action)
        s.chosen |= 1 << s.battle_place
        s.done(seat)

    def describe(self, s: MareNostrumState, seat: int, action: Action) -> Description:
        """Say what is done to the province."""
        return describe_choice(s, action)
