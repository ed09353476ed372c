"""The production phase: Armies, the Hanging Gardens, and what villages and workshops make."""

from itertools import combinations_with_replacement
from typing import Final

from periplus.games.parthenon.actions import Cards
from periplus.games.parthenon.boons import SCARCEST, TAKING, scarcest
from periplus.games.parthenon.cards import GARDENS
from periplus.games.parthenon.hands import card_blank, makers_of, names, names_of, one_by_one
from periplus.games.parthenon.kinds import ARMY, BASICS, MADE
from periplus.games.parthenon.price import counted, listed
from periplus.games.parthenon.state import NOT_SAID, Answers, ParthenonState, card_at, cards_of
from periplus.games.parthenon.tolls import working
from periplus.kernel.action import Action, Form
from periplus.kernel.errors import Refused
from periplus.kernel.message import Description, Event, Message
from periplus.kernel.state import Question, Step

FEW: Final = 12  # assignments that are listed
PHASE: Final = Message("cell-when", {"when": "production"})


class AssignArmies(Step[ParthenonState]):
    """Armies double villages; the Hanging Gardens give a basic card: all say at once where."""

    rule = "P24"
    verbs = ("assign",)

    def asks(self, s: ParthenonState, seat: int) -> bool:
        """Ask all who have an Army and a village that works."""
        return self.armies(s, seat) > 0

    def armies(self, s: ParthenonState, seat: int) -> int:
        """Return how many Armies a seat can assign (P24; a harsh winter allows none, D5)."""
        if s.season.no_armies >> seat & 1:
            return 0
        return min(s.hands[card_at(seat, ARMY)], sum(working(s, seat)[:BASICS]))

    def may(self, s: ParthenonState, seat: int) -> bool:
        """Let a seat change its mind until all have answered."""
        return s.answers.said[seat] != NOT_SAID

    def secret(self, s: ParthenonState) -> bool:
        """Say that answers are shown together."""
        return True

    def prompt(self, s: ParthenonState, seat: int) -> Message:
        """Say how many Armies there are."""
        return Message("prompt-assignarmies", {"count": self.armies(s, seat)})

    def legal(self, s: ParthenonState, seat: int) -> list[Action]:
        """List assignments of all Armies, and none."""
        still = working(s, seat)
        kinds = [kind for kind in range(BASICS) if still[kind]]
        found: list[Action] = []
        for chosen in combinations_with_replacement(kinds, self.armies(s, seat)):
            if len(found) < FEW and self.fits(s, seat, chosen):
                found.append(Cards(s.actions.assign, chosen))
        return [*found, Cards(s.actions.assign, ())]

    def fits(self, s: ParthenonState, seat: int, chosen: tuple[int, ...]) -> bool:
        """Say whether each village has at most one Army (Q5: several villages of a kind may have one each)."""
        still = working(s, seat)
        return all(chosen.count(kind) <= still[kind] for kind in chosen)

    def forms(self, s: ParthenonState, seat: int) -> list[Form]:
        """Let a seat name any villages that work."""
        villages: list[object] = [*one_by_one(working(s, seat)[:BASICS])]
        return [Form(s.actions.assign, [card_blank("villages", villages, 0, self.armies(s, seat))])]

    def check(self, s: ParthenonState, seat: int, action: Action) -> None:
        """Refuse workshops, more Armies than one has, and two in one village."""
        assert isinstance(action, Cards)
        if len(action.cards) > self.armies(s, seat):
            raise Refused("P24", "too-many-armies", {"count": self.armies(s, seat)})
        if max([0, *action.cards]) >= BASICS:
            raise Refused("P24", "villages-only")
        if not self.fits(s, seat, action.cards):
            raise Refused("P24", "one-army-a-village")

    def effect(self, s: ParthenonState, seat: int, action: Action) -> None:
        """Note the answer."""
        assert isinstance(action, Cards)
        s.answers.said[seat] = len(action.cards)
        s.answers.cards[cards_of(seat)] = counted(action.cards)
        if s.told is not None:
            s.tell(Event("answered", {"seat": seat}))
        s.done(seat)

    def question(self, s: ParthenonState) -> Question | None:
        """Let Armies be assigned in advance, or left out."""
        return Question([SCARCEST, "assign"], {}, PHASE)

    def answer(self, s: ParthenonState, seat: int, given: str) -> Action | None:
        """Return all Armies where one has fewest of what is made, or none."""
        count = self.armies(s, seat) if given == SCARCEST else 0
        return Cards(s.actions.assign, scarcest(s, seat, working(s, seat)[:BASICS], count))

    def describe(self, s: ParthenonState, seat: int, action: Action) -> Description:
        """Name the villages."""
        assert isinstance(action, Cards)
        params = {"makers": makers_of(action.cards), "count": len(action.cards)}
        return Description(Message("label-assign", params), [], [], [])


class TendGardens(Step[ParthenonState]):
    """The owner of the Hanging Gardens chooses basic cards (P64)."""

    rule = "P64"
    verbs = ("take",)

    def asks(self, s: ParthenonState, seat: int) -> bool:
        """Ask the owner."""
        return s.owns(seat, GARDENS)

    def amount(self, s: ParthenonState) -> int:
        """Return how many cards they give."""
        return s.box.wonders[s.box.wonder_with[GARDENS]].amount

    def legal(self, s: ParthenonState, seat: int) -> list[Action]:
        """List every basic kind."""
        return [Cards(s.actions.take, (kind,) * self.amount(s)) for kind in range(BASICS)]

    def check(self, s: ParthenonState, seat: int, action: Action) -> None:
        """Refuse anything but basic cards."""
        assert isinstance(action, Cards)
        if len(action.cards) != self.amount(s) or max(action.cards) >= BASICS:
            raise Refused("P64", "gardens-give-basics", {"count": self.amount(s)})

    def effect(self, s: ParthenonState, seat: int, action: Action) -> None:
        """Take them."""
        assert isinstance(action, Cards)
        for kind in action.cards:
            s.hands[card_at(seat, kind)] += 1
        if s.told is not None:
            s.tell(Event("takes", {"seat": seat, "cards": names_of(action.cards)}))
        s.done(seat)

    def question(self, s: ParthenonState) -> Question | None:
        """Let a kind be chosen in advance."""
        return Question(TAKING, {}, PHASE)

    def answer(self, s: ParthenonState, seat: int, given: str) -> Action | None:
        """Return the kinds of which one has fewest, or the one named."""
        if given == SCARCEST:
            return Cards(s.actions.take, scarcest(s, seat, [self.amount(s)] * BASICS, self.amount(s)))
        return super().answer(s, seat, given)

    def describe(self, s: ParthenonState, seat: int, action: Action) -> Description:
        """Name the cards."""
        assert isinstance(action, Cards)
        return Description(Message("label-take", {"cards": names_of(action.cards)}), [], [], [])


def begin_production(s: ParthenonState) -> None:
    """Clear what was said during the events."""
    s.answers = Answers(s.seats)


def produce(s: ParthenonState) -> None:
    """Let every village and workshop make a card, and villages with an Army two (P23, P24)."""
    for seat in range(s.seats):
        made = working(s, seat)
        for kind in range(MADE):
            made[kind] += s.answers.cards[card_at(seat, kind)]
            s.hands[card_at(seat, kind)] += made[kind]
        if s.told is not None:
            helped = makers_of(listed(s.answers.cards, card_at(seat, 0)))
            s.tell(Event("produced", {"seat": seat, "cards": names(made), "makers": helped}))
    s.season.swaps = [0] * s.seats
