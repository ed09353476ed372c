"""Battles by sea and land, and who falls in them."""

from periplus.games.mare_nostrum.actions import FORTRESSES_FIRST, LEGIONS_FIRST, LOSSES, ONE_FORTRESS
from periplus.games.mare_nostrum.box import HANNIBAL, NOBODY, PERICLES
from periplus.games.mare_nostrum.provinces import at_war, occupier_of, uncover
from periplus.games.mare_nostrum.state import (
    ATTACKER,
    DEFENDER,
    DICE_LUCK,
    FORTRESSES,
    LEGIONS,
    NOT_CHOSEN,
    SIDES,
    TRIREMES,
    MareNostrumState,
    piece_at,
    unit_at,
)
from periplus.kernel.action import Action, Choice
from periplus.kernel.errors import Refused
from periplus.kernel.message import Description, Event, Message
from periplus.kernel.state import Question, Step


def at_sea(s: MareNostrumState) -> bool:
    """Say whether the battle is fought at sea."""
    return s.battle.place >= s.box.provinces


def battle_is_due(s: MareNostrumState) -> bool:
    """Say whether there is still somebody to attack, and somebody to be attacked."""
    battle = s.battle
    if s.command.fought >> battle.place & 1:
        return False  # M52: one battle per province and turn, even if Helen takes one of those who come later
    return battle.sides[DEFENDER] != NOBODY and s.legions[unit_at(battle.place, battle.sides[ATTACKER])] > 0


def engaged(s: MareNostrumState, side: int) -> int:
    """Return how many legions, or triremes at sea, a side has in the battle."""
    units, battle = s.triremes if at_sea(s) else s.legions, s.battle
    return units[unit_at(battle.place, battle.sides[side])]


def forts(s: MareNostrumState, side: int) -> int:
    """Return how many fortresses a side has in the battle, even when its legions attack (M54)."""
    place = s.battle.place
    return 0 if at_sea(s) or s.owner[place] != s.battle.sides[side] else s.fortresses[place]


def roll_dice(s: MareNostrumState) -> None:
    """Roll for both sides and work out how many units each loses."""
    battle = s.battle
    s.command.fought |= 1 << battle.place
    thrown = [throw(s, side) for side in range(SIDES)]
    for side in range(SIDES):
        hits = battle.dice[1 - side] // s.box.hit  # M54: one unit for every full 5 points
        battle.losses[side] = min(hits, engaged(s, side) + forts(s, side))
        battle.fallen[side] = NOT_CHOSEN
    if s.told is not None:
        bonus, enemy_bonus = [battle.dice[side] - sum(thrown[side]) for side in range(SIDES)]
        s.tell(Event("battle", {**battle_params(s), "dice": thrown[ATTACKER], "enemy_dice": thrown[DEFENDER],
                                "bonus": bonus, "enemy_bonus": enemy_bonus,
                                "total": battle.dice[ATTACKER], "enemy_total": battle.dice[DEFENDER]}))  # fmt: skip


def throw(s: MareNostrumState, side: int) -> list[int]:
    """Roll one die for every legion or trireme of a side; a fortress adds its points without a roll."""
    seat = s.seat_of[s.battle.sides[side]]
    hero = PERICLES if at_sea(s) else HANNIBAL
    bonus = s.box.die_bonus if s.holds_card(seat, hero) else 0  # M55: for each die, never for a fortress
    thrown = [s.roll(s.box.die, DICE_LUCK) + 1 for _ in range(engaged(s, side))]
    s.battle.dice[side] = sum(thrown) + bonus * len(thrown) + s.box.fortress_points * forts(s, side)
    return thrown


def battle_params(s: MareNostrumState) -> dict[str, object]:
    """Return where the battle is and between whom."""
    names, sides = s.box.civ_names, s.battle.sides
    place = s.box.place_names[s.battle.place]
    return {"place": place, "civ": names[sides[ATTACKER]], "enemy_civ": names[sides[DEFENDER]]}


def fewest_fallen(s: MareNostrumState, side: int) -> int:
    """Return how many fortresses a side loses if legions fall first."""
    return max(0, s.battle.losses[side] - engaged(s, side))


def most_fallen(s: MareNostrumState, side: int) -> int:
    """Return how many fortresses a side loses if they fall first."""
    return min(s.battle.losses[side], forts(s, side))


def side_of(s: MareNostrumState, seat: int) -> int:
    """Return the side of a seat in the battle, or NOBODY."""
    civ, sides = s.civ_of[seat], s.battle.sides
    if civ == sides[ATTACKER]:
        return ATTACKER
    return DEFENDER if civ == sides[DEFENDER] else NOBODY


class Casualties(Step[MareNostrumState]):
    """A player who loses units chooses which; both sides at once, secretly."""

    rule = "M54"
    verbs = ("lose",)
    otherwise = "lose-first"

    def asks(self, s: MareNostrumState, seat: int) -> bool:
        """Ask those who have both legions and fortresses to lose, and not all of them."""
        side = side_of(s, seat)
        return side != NOBODY and fewest_fallen(s, side) < most_fallen(s, side)

    def secret(self, s: MareNostrumState) -> bool:
        """Say that choices are revealed together."""
        return True

    def prompt(self, s: MareNostrumState, seat: int) -> Message:
        """Say how many fall."""
        params = {**battle_params(s), "count": s.battle.losses[side_of(s, seat)]}
        return Message("prompt-casualties", params)

    def fallen(self, s: MareNostrumState, side: int, how: int) -> int:
        """Return how many fortresses fall."""
        if how == ONE_FORTRESS:
            return 1
        return fewest_fallen(s, side) if how == LEGIONS_FIRST else most_fallen(s, side)

    def legal(self, s: MareNostrumState, seat: int) -> list[Action]:
        """List the choices that differ."""
        side = side_of(s, seat)
        found: list[Action] = [s.actions.lose[LEGIONS_FIRST], s.actions.lose[FORTRESSES_FIRST]]
        if fewest_fallen(s, side) < 1 < most_fallen(s, side):
            found.append(s.actions.lose[ONE_FORTRESS])
        return found

    def check(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Refuse losses that are not possible."""
        if action not in self.legal(s, seat):
            raise Refused("M54", "not-so-lost", {"losses": s.battle.losses[side_of(s, seat)]})

    def effect(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Note the choice."""
        assert isinstance(action, Choice)
        side = side_of(s, seat)
        s.battle.fallen[side] = self.fallen(s, side, action.value)
        if s.told is not None:
            s.tell(Event("chose-losses", {"seat": seat}, {"how": LOSSES[action.value]}, seat))
        s.done(seat)

    def describe(self, s: MareNostrumState, seat: int, action: Action) -> Description:
        """Say what falls."""
        assert isinstance(action, Choice)
        side = side_of(s, seat)
        fallen = self.fallen(s, side, action.value)
        params = {"legions": s.battle.losses[side] - fallen, "fortresses": fallen}
        return Description(Message("label-lose", params), [], [s.box.place_names[s.battle.place]], [])

    def question(self, s: MareNostrumState) -> Question:
        """Let it be answered in advance, for some provinces."""
        return Question(["lose legions first", "lose fortresses first"], {"province": list(s.box.province_names)})

    def about(self, s: MareNostrumState) -> dict[str, object]:
        """Return where."""
        return {"province": s.box.place_names[s.battle.place]}


def remove_losses(s: MareNostrumState) -> None:
    """Take the fallen off the board; the survivors no longer move this turn."""
    battle, place = s.battle, s.battle.place
    occupier = NOBODY if at_sea(s) else occupier_of(s, place)
    for side in range(SIDES):
        # M10: a neutral civilisation's legions fall first
        fallen = fewest_fallen(s, side) if battle.fallen[side] == NOT_CHOSEN else battle.fallen[side]
        remove(s, side, battle.losses[side] - fallen, fallen)
    s.command.tired[place] = engaged(s, ATTACKER)  # M51
    # M63: when an occupier has fallen, the whole province serves its owner again at once
    if occupier != NOBODY and not s.legions[unit_at(place, occupier)]:
        uncover(s, place)


def remove(s: MareNostrumState, side: int, units: int, fallen: int) -> None:
    """Put units of a side back into its reserve."""
    place, civ = s.battle.place, s.battle.sides[side]
    if s.told is not None and units + fallen:
        params = {"civ": s.box.civ_names[civ], "units": units, "fortresses": fallen, "place": s.box.place_names[place]}
        s.tell(Event("lost-fleet" if at_sea(s) else "lost", params))
    if at_sea(s):
        s.triremes[unit_at(place, civ)] -= units
        s.reserve[piece_at(civ, TRIREMES)] += units
        return
    s.legions[unit_at(place, civ)] -= units
    s.reserve[piece_at(civ, LEGIONS)] += units
    if fallen:
        s.fortresses[place] -= fallen
        s.reserve[piece_at(civ, FORTRESSES)] += fallen


def note_war(s: MareNostrumState) -> None:
    """End an occupation or a conversion where several civilisations have units (M57)."""
    if not at_sea(s) and at_war(s, s.battle.place):
        uncover(s, s.battle.place)
