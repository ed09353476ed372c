"""Helen of Troy, who turns a legion that enters a province of her owner's."""

from periplus.games.mare_nostrum.box import CIVS, HELEN, NOBODY
from periplus.games.mare_nostrum.state import ATTACKER, DEFENDER, LEGIONS, PIECES, MareNostrumState
from periplus.kernel.action import Action
from periplus.kernel.errors import Refused
from periplus.kernel.message import Description, Event, Message
from periplus.kernel.state import Question, Step


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
        """Replace the legion by one of the owner's; if none is left in reserve, only remove it."""
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
