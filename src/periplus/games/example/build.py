"""Second half of a round: stalls are paid for with sets, others may challenge them, and the harbour is opened."""

from periplus.games.example.actions import Say
from periplus.games.example.box import ROUNDS
from periplus.games.example.market import holds, leave, names
from periplus.games.example.state import DIE_LUCK, HARBOUR_LUCK, NO_CARD, NOBODY, ROUND, ExampleState
from periplus.kernel.action import Action, Blank, Form
from periplus.kernel.errors import Refused
from periplus.kernel.message import Event
from periplus.kernel.state import Question, Step


class Build(Step[ExampleState]):
    """Look at the harbour card, build any number of stalls, pass."""

    rule = "X5"
    verbs = ("peek", "build", "pass")

    def sets(self, s: ExampleState, seat: int) -> list[list[int]]:
        """Return a set of each sort that a hand can pay."""
        hand, kinds = s.hands[seat], sorted(set(s.hands[seat]))
        alike = [[kind] * s.box.set for kind in kinds if hand.count(kind) >= s.box.set]
        return alike + ([kinds[: s.box.set]] if len(kinds) >= s.box.set else [])

    def legal(self, s: ExampleState, seat: int) -> list[Action]:
        """List passing, peeking and one set of each sort."""
        notations = ["pass"] + (["peek"] if not s.harbour_seen >> seat & 1 else [])
        notations += [f"build with {' '.join(names(s, cards))}" for cards in self.sets(s, seat)]
        return [s.game.parse(each) for each in notations]

    def forms(self, s: ExampleState, seat: int) -> list[Form]:
        """Pay with any cards in hand."""
        hand: list[object] = [*names(s, s.hands[seat])]
        if len(hand) < s.box.set:
            return []
        return [Form(s.game.lexicon.verb("build"), [Blank("cards", hand, s.box.set, s.box.set, several=True)])]

    def check(self, s: ExampleState, seat: int, action: Action) -> None:
        """Refuse cards that do not form a set or are not in hand, and a second look."""
        assert isinstance(action, Say)
        if action.verb.name == "peek" and s.harbour_seen >> seat & 1:
            raise Refused("X6", "seen-already")
        if action.verb.name == "build":
            self.check_set(s, seat, action.cards(0))

    def check_set(self, s: ExampleState, seat: int, cards: list[int]) -> None:
        """X5: the cards of a set are all alike or all different."""
        if not holds(s.hands[seat], cards):
            raise Refused("X5", "cannot-pay")
        if len(cards) != s.box.set or len(set(cards)) not in (1, s.box.set):
            raise Refused("X5", "no-set", {"set": s.box.set})

    def effect(self, s: ExampleState, seat: int, action: Action) -> None:
        """Look, build or pass."""
        assert isinstance(action, Say)
        if action.verb.name == "pass":
            s.done(seat)
        elif action.verb.name == "peek":
            self.peek(s, seat)
        else:
            self.build(s, seat, action.cards(0))

    def peek(self, s: ExampleState, seat: int) -> None:
        """X6: look at the harbour card, which is drawn only now."""
        draw_harbour(s)
        s.harbour_seen |= 1 << seat
        s.reveal()
        if s.told is not None:
            s.tell(Event("peeked", {"seat": seat}, {"good": s.box.goods[s.harbour]}, seat))

    def build(self, s: ExampleState, seat: int, cards: list[int]) -> None:
        """Pay a set for a stall; the others may challenge it before the turn goes on."""
        leave(s, seat, cards)
        s.points[seat] += s.box.stall  # X5
        for card in cards:
            s.used[seat] |= 1 << card
        s.builder = seat
        if s.told is not None:
            s.tell(Event("built", {"seat": seat, "goods": names(s, cards)}))
        s.interrupt("challenge")


class Challenge(Step[ExampleState]):
    """In the middle of another's turn: challenge the stall just built, or let it stand."""

    rule = "X7"
    verbs = ("challenge", "let")

    def asks(self, s: ExampleState, seat: int) -> bool:
        """Ask every other seat that still has a guard, until one has challenged."""
        return s.builder not in (NOBODY, seat) and s.guards[seat] > 0

    def legal(self, s: ExampleState, seat: int) -> list[Action]:
        """List both answers."""
        return [s.game.parse("challenge"), s.game.parse("let")]

    def question(self, s: ExampleState) -> Question:
        """Both answers can be given in advance, for all builders or for some."""
        return Question(["challenge", "let"], {"other_seat": [*range(s.seats)]})

    def about(self, s: ExampleState) -> dict[str, object]:
        """Name the builder."""
        return {"other_seat": s.builder}

    def check(self, s: ExampleState, seat: int, action: Action) -> None:
        """Allow both answers."""

    def effect(self, s: ExampleState, seat: int, action: Action) -> None:
        """X7: a challenge spends a guard and rolls a die; a 5 or 6 shakes the stall."""
        if action.verb.name == "challenge":
            s.guards[seat] -= 1
            roll = s.roll(s.box.die, DIE_LUCK) + 1
            if roll >= s.box.hit:
                s.points[s.builder] -= s.box.stall - s.box.shaken
            if s.told is not None:
                s.tell(Event("challenged", {"seat": seat, "other_seat": s.builder, "roll": roll}))
            s.builder = NOBODY
        s.done(seat)


def draw_harbour(s: ExampleState) -> None:
    """Give the harbour card an identity."""
    if s.harbour == NO_CARD:
        s.harbour = s.draw(s.bag, HARBOUR_LUCK)


def open_harbour(s: ExampleState) -> None:
    """X6: show the harbour card; those who built with that good gain a point, and the card leaves the game."""
    draw_harbour(s)
    s.reveal()
    if s.told is not None:
        s.tell(Event("harbour", {"good": s.box.goods[s.harbour]}))
    for seat in range(s.seats):
        s.points[seat] += s.used[seat] >> s.harbour & 1
    s.harbour, s.harbour_seen, s.used = NO_CARD, 0, [0] * s.seats


def festival_is_held(s: ExampleState) -> bool:
    """X8: after the last round, unless the players chose to do without."""
    return s.loops[ROUND] == ROUNDS - 1 and s.options.festival


def festival_over(s: ExampleState) -> bool:
    """X8: the festival ends with a roll that names no seat."""
    return s.festival > s.seats


def roll_for_festival(s: ExampleState) -> None:
    """X8: roll; the seat that is named gains a point."""
    s.festival = s.roll(s.box.die, DIE_LUCK) + 1
    if s.festival <= s.seats:
        s.points[s.festival - 1] += 1
    if s.told is not None:
        s.tell(Event("festival", {"roll": s.festival}))
