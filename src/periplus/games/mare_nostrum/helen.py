"""Helen of Troy, who wins over a legion that enters one of her owner's provinces."""

from periplus.games.mare_nostrum.box import HELEN, NOBODY
from periplus.games.mare_nostrum.state import ATTACKER, DEFENDER, LEGIONS, MareNostrumState, piece_at, unit_at
from periplus.kernel.action import Action
from periplus.kernel.message import Description, Event, Message
from periplus.kernel.state import Question, Step


class Lure(Step[MareNostrumState]):
    """Helen's owner may turn one legion that enters one of his provinces into one of his own (M56)."""

    rule = "M56"
    verbs = ("lure", "let")

    def asks(self, s: MareNostrumState, seat: int) -> bool:
        """Ask the owner of the province entered, once a phase, before dice are rolled."""
        if s.card_owner[HELEN] != seat or s.helen_used:
            return False
        civ, battle = s.civ_of[seat], s.battle
        return battle.entering > 0 and s.owner[battle.place] == civ and battle.sides[ATTACKER] != civ

    def prompt(self, s: MareNostrumState, seat: int) -> Message:
        """Say who enters where."""
        return Message("prompt-lure", {**self.about(s), "count": s.battle.entering})

    def legal(self, s: MareNostrumState, seat: int) -> list[Action]:
        """List both answers."""
        return [s.actions.lure, s.actions.let]

    def check(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Allow both answers."""

    def effect(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Win over a legion, or let them all come."""
        if action == s.actions.lure:
            self.lure(s, seat)
        s.done(seat)

    def lure(self, s: MareNostrumState, seat: int) -> None:
        """Replace the legion with one of the owner's; if none is left in reserve, only remove it."""
        battle, civ = s.battle, s.civ_of[seat]
        province, enemy = battle.place, battle.sides[ATTACKER]
        s.helen_used = 1
        battle.entering -= 1
        s.command.tired[province] -= 1
        s.legions[unit_at(province, enemy)] -= 1
        s.reserve[piece_at(enemy, LEGIONS)] += 1
        gains = self.gains(s, seat)
        if gains:
            s.reserve[piece_at(civ, LEGIONS)] -= 1
            s.legions[unit_at(province, civ)] += 1
            if battle.entering and battle.sides[DEFENDER] == NOBODY:
                battle.sides[DEFENDER] = civ  # it defends the province against the rest
        if s.told is not None:
            s.tell(Event("lured", {"seat": seat, "province": s.box.province_names[province], "count": int(gains)}))

    def gains(self, s: MareNostrumState, seat: int) -> bool:
        """Say whether a legion is left in reserve to take the place of the enemy's."""
        return s.reserve[piece_at(s.civ_of[seat], LEGIONS)] > 0

    def describe(self, s: MareNostrumState, seat: int, action: Action) -> Description:
        """Say whether the legion comes over or is only removed."""
        if action == s.actions.lure and not self.gains(s, seat):
            return Description(Message("label-lure-away"), [], [], [])
        return super().describe(s, seat, action)

    def question(self, s: MareNostrumState) -> Question:
        """Let it be answered in advance, for some provinces and some enemies."""
        return Question(["lure", "let"], {"province": list(s.box.province_names), "enemy_civ": list(s.box.civ_names)})

    def about(self, s: MareNostrumState) -> dict[str, object]:
        """Return where, and against whom."""
        place, enemy = s.battle.place, s.battle.sides[ATTACKER]
        return {"province": s.box.province_names[place], "enemy_civ": s.box.civ_names[enemy]}
