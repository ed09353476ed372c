"""What the Archon names in events: makers that skip, and the structure that an earthquake strikes (P21)."""

from itertools import combinations_with_replacement

from periplus.games.parthenon.actions import Cards
from periplus.games.parthenon.cards import EARTHQUAKE, ENDURE
from periplus.games.parthenon.events import PHASE, ByArchon, card
from periplus.games.parthenon.hands import makers_of
from periplus.games.parthenon.kinds import FIRST_ACROPOLIS, MADE, NOBODY, PLACES
from periplus.games.parthenon.state import ParthenonState, maker_at
from periplus.games.parthenon.tolls import (
    amount_endured,
    can_endure,
    choices_to_stop,
    is_way_to_stop,
    name_makers,
    stop_named,
    to_stop,
)
from periplus.kernel.action import Action, Choice
from periplus.kernel.errors import Refused
from periplus.kernel.message import Description, Event, Message
from periplus.kernel.state import Question, Step


def no_victims(s: ParthenonState) -> bool:
    """Say whether the Archon has named everything."""
    return s.answers.victims == 0


def next_victim(s: ParthenonState) -> None:
    """Go to the next island for which the Archon names what skips, in Archon order (Q70)."""
    answers = s.answers
    for seat in s.order:
        if answers.victims >> seat & 1:
            answers.victim = seat
            choices = choices_to_stop(s, seat)
            if len(choices) == 1:
                name_makers(s, seat, choices[0])
            return


class StopMakers(ByArchon):
    """The Archon names the villages and workshops of an island that skip."""

    rule = "P21"
    verbs = ("stop", "donate")

    def is_open(self, s: ParthenonState) -> bool:
        """Say whether there is a choice."""
        victim = s.answers.victim
        return victim != NOBODY and len(choices_to_stop(s, victim)) > 1

    def prompt(self, s: ParthenonState, seat: int) -> Message:
        """Name the island."""
        if seat != s.archon:
            return super().prompt(s, seat)
        return Message("prompt-stopmakers", {"seat": s.answers.victim, "count": to_stop(s, s.answers.victim)[1]})

    def choices(self, s: ParthenonState) -> list[Action]:
        """List every way."""
        return [Cards(s.actions.stop, chosen) for chosen in choices_to_stop(s, s.answers.victim)]

    def check_choice(self, s: ParthenonState, action: Action) -> None:
        """Refuse makers that do not work, too many or too few."""
        assert isinstance(action, Cards)
        if not is_way_to_stop(s, s.answers.victim, action.cards, 0):
            raise Refused("P21", "wrong-makers", {"count": to_stop(s, s.answers.victim)[1]})

    def choose(self, s: ParthenonState, action: Action) -> None:
        """Name them."""
        assert isinstance(action, Cards)
        name_makers(s, s.answers.victim, action.cards)
        if s.told is not None:
            s.tell(
                Event("stopped", {"seat": s.archon, "victim_seat": s.answers.victim, "makers": makers_of(action.cards)})
            )
        s.done(s.archon)

    def question(self, s: ParthenonState) -> Question | None:
        """Let it be said in advance whether an island keeps its best makers or loses them."""
        return Question(["cheapest", "dearest"], {}, PHASE)

    def answer(self, s: ParthenonState, seat: int, given: str) -> Action | None:
        """Return the first way listed, which spares rare kinds, or the last; on one's own island always the first."""
        choices = self.choices(s)
        return choices[-1] if given == "dearest" and s.answers.victim != seat else choices[0]

    def describe_choice(self, s: ParthenonState, action: Action) -> Description:
        """Name the makers."""
        assert isinstance(action, Cards)
        params = {"makers": makers_of(action.cards), "seat": s.answers.victim}
        return Description(Message("label-stop", params), [], [f"island-{s.answers.victim}"], [])


# Stoicism


def makers_named(s: ParthenonState, seat: int) -> tuple[int, ...]:
    """Return the kinds whose makers were named to skip."""
    first = maker_at(seat, 0)
    return tuple([kind for kind in range(MADE) for _ in range(s.answers.stopping[first + kind])])


class SpareMakers(Step[ParthenonState]):
    """An island with Stoicism spares some of what the Archon has named (P58, Q73)."""

    rule = "P58"
    verbs = ("spare", "pass")

    def asks(self, s: ParthenonState, seat: int) -> bool:
        """Ask the victim."""
        return seat == s.answers.victim and can_endure(s, seat)

    def legal(self, s: ParthenonState, seat: int) -> list[Action]:
        """List each kind that was named."""
        found: list[Action] = [s.actions.pass_]
        spared = min(amount_endured(s), len(makers_named(s, seat)))
        for kinds in sorted(set(combinations_with_replacement(sorted(set(makers_named(s, seat))), spared))):
            if self.are_named(s, seat, kinds):
                found.append(Cards(s.actions.spare, kinds))
        return found

    def are_named(self, s: ParthenonState, seat: int, kinds: tuple[int, ...]) -> bool:
        """Say whether all of these were named."""
        named = makers_named(s, seat)
        return all(kinds.count(kind) <= named.count(kind) for kind in kinds)

    def check(self, s: ParthenonState, seat: int, action: Action) -> None:
        """Refuse makers that were not named, and too many."""
        if not isinstance(action, Cards):
            return
        if len(action.cards) > amount_endured(s) or not self.are_named(s, seat, action.cards):
            raise Refused("P58", "not-named", {"count": amount_endured(s)})

    def effect(self, s: ParthenonState, seat: int, action: Action) -> None:
        """Spare them."""
        if isinstance(action, Cards):
            s.season.thought[seat] |= 1 << s.box.philosophy_with[ENDURE]
            for kind in action.cards:
                s.answers.stopping[maker_at(seat, kind)] -= 1
            if s.told is not None:
                s.tell(Event("spared", {"seat": seat, "makers": makers_of(action.cards)}))
        s.done(seat)

    def question(self, s: ParthenonState) -> Question | None:
        """Let Stoicism be kept for later, or used for what is worth most, in advance."""
        return Question(["pass", "dearest"], {}, PHASE)

    def answer(self, s: ParthenonState, seat: int, given: str) -> Action | None:
        """Return what is listed last, the rarest, or pass."""
        return self.legal(s, seat)[-1] if given == "dearest" else s.actions.pass_

    def describe(self, s: ParthenonState, seat: int, action: Action) -> Description:
        """Name them."""
        if not isinstance(action, Cards):
            return Description(Message("label-pass"), [], [], [])
        return Description(Message("label-spare", {"makers": makers_of(action.cards)}), [], [], [])


def stop_makers(s: ParthenonState) -> None:
    """Let what the Archon has named skip."""
    victim = s.answers.victim
    stop_named(s, victim)
    s.answers.victims &= ~(1 << victim)
    s.answers.victim = NOBODY


# Earthquakes


class ShakeStructures(ByArchon):
    """The Archon names the acropolis structure that an earthquake strikes (P21, Q70)."""

    rule = "P21"
    verbs = ("shake", "donate")

    def is_open(self, s: ParthenonState) -> bool:
        """Ask in an earthquake."""
        return card(s).effect == EARTHQUAKE

    def choices(self, s: ParthenonState) -> list[Action]:
        """List all six."""
        return [Choice(s.actions.shake, at) for at in range(len(s.box.acropolis))]

    def check_choice(self, s: ParthenonState, action: Action) -> None:
        """Allow every structure."""

    def choose(self, s: ParthenonState, action: Action) -> None:
        """Name it."""
        assert isinstance(action, Choice)
        s.answers.named = action.value
        if s.told is not None:
            s.tell(Event("shaken", {"seat": s.archon, "structure": s.box.acropolis_names[action.value]}))
        s.done(s.archon)

    def question(self, s: ParthenonState) -> Question | None:
        """Let a structure be named in advance."""
        return Question([str(action) for action in self.choices(s)], {}, PHASE)

    def describe_choice(self, s: ParthenonState, action: Action) -> Description:
        """Say who has one."""
        assert isinstance(action, Choice)
        owners: list[int] = []
        for seat in range(s.seats):
            types = [s.type_at(seat, place) for place in range(FIRST_ACROPOLIS, PLACES) if s.has_built(seat, place)]
            if action.value in types:
                owners.append(seat)
        whom = Message("consequence-owners", {"seats": owners}) if owners else Message("consequence-nobody")
        return Description(Message("label-shake", {"structure": s.box.acropolis_names[action.value]}), [whom], [], [])
