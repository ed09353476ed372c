"""The Great Lighthouse: fleets that are lit ignore storms (P64)."""

from periplus.games.parthenon.actions import Lists
from periplus.games.parthenon.cards import LIGHTHOUSE, Wonder
from periplus.games.parthenon.cargo import sailing, take_home
from periplus.games.parthenon.foresight import PHASE
from periplus.games.parthenon.hands import card_blank, hand_of, handles, in_hand, names, names_of, need_cards, spend
from periplus.games.parthenon.kinds import FLEET_NAMES, FLEETS, KINDS, NEAR, NOBODY
from periplus.games.parthenon.price import counted
from periplus.games.parthenon.state import NOT_SAID, Answers, ParthenonState, cards_of, fleet_at
from periplus.kernel.action import Action, Blank, Form
from periplus.kernel.bits import mask
from periplus.kernel.errors import Refused
from periplus.kernel.message import Description, Event, Message
from periplus.kernel.state import Question, Step


class LightFleets(Step[ParthenonState]):
    """Others pay the owner of the Great Lighthouse for fleets to neighbouring lands (P64, Q76)."""

    rule = "P64"
    verbs = ("light", "pass")

    def asks(self, s: ParthenonState, seat: int) -> bool:
        """Ask all but the owner who have such a fleet under way and a card to pay with."""
        owner = s.owner_of(LIGHTHOUSE)
        if owner in (NOBODY, seat) or lighthouse(s).visitor is None or s.hand_size(seat) == 0:
            return False
        return len(self.fleets(s, seat)) > 0

    def fleets(self, s: ParthenonState, seat: int) -> list[int]:
        """Return the fleets of a seat that the light can help."""
        near, sails = s.box.lands_of[NEAR], sailing(s)
        return [
            each for each in range(FLEETS)
            if sails >> fleet_at(seat, each) & 1 and near >> s.voyage.lands[fleet_at(seat, each)] & 1
        ]  # fmt: skip

    def may(self, s: ParthenonState, seat: int) -> bool:
        """Let a seat change its mind until all have answered."""
        return s.answers.named == NOBODY and s.answers.said[seat] != NOT_SAID and self.asks(s, seat)

    def secret(self, s: ParthenonState) -> bool:
        """Say that answers are shown together."""
        return True

    def payment(self, s: ParthenonState, seat: int, fleets: int) -> tuple[int, ...] | None:
        """Return what a seat would pay for a number of fleets; None if it cannot."""
        hand, paid_in_all = hand_of(s, seat), list[int]()
        price = lighthouse(s).visitor
        for _ in range(fleets):
            paid = None if price is None else price.payment(hand, 0)
            if paid is None:
                return None
            for kind in range(KINDS):
                hand[kind] -= paid[kind]
                paid_in_all += [kind] * paid[kind]
        return tuple(sorted(paid_in_all))

    def legal(self, s: ParthenonState, seat: int) -> list[Action]:
        """List each fleet alone, and all of them."""
        fleets, found = self.fleets(s, seat), [s.actions.pass_]
        groups = [(fleet,) for fleet in fleets] + ([tuple(fleets)] if len(fleets) > 1 else [])
        for group in groups:
            paying = self.payment(s, seat, len(group))
            if paying is not None:
                found.append(Lists(s.actions.light, group, paying))
        return found

    def forms(self, s: ParthenonState, seat: int) -> list[Form]:
        """Let a seat choose fleets and payment."""
        fleets: list[object] = [FLEET_NAMES[fleet] for fleet in self.fleets(s, seat)]
        cards = in_hand(s, seat)
        blanks = [
            Blank("fleets", fleets, 1, len(fleets), several=True), card_blank("paying", cards, 1, len(cards)),
        ]  # fmt: skip
        return [Form(s.actions.light, blanks)]

    def check(self, s: ParthenonState, seat: int, action: Action) -> None:
        """Refuse fleets that are not under way to a neighbouring land, and wrong payments."""
        if not isinstance(action, Lists):
            return
        fleets = self.fleets(s, seat)
        for fleet in action.first:
            if fleet not in fleets or action.first.count(fleet) > 1:
                raise Refused("P64", "not-under-way", {"fleet": FLEET_NAMES[fleet]})
        cards = counted(action.second)
        need_cards(s, seat, cards, "P64")
        price = lighthouse(s).visitor
        assert price is not None
        if not price.times(len(action.first)).is_paid_by(cards, 0):
            raise Refused("P64", "wrong-payment")

    def effect(self, s: ParthenonState, seat: int, action: Action) -> None:
        """Note the answer."""
        s.answers.said[seat] = 0
        s.answers.cards[cards_of(seat)] = [0] * KINDS
        if isinstance(action, Lists):
            s.answers.said[seat] = mask(list(action.first))
            s.answers.cards[cards_of(seat)] = counted(action.second)
        if s.told is not None:
            s.tell(Event("answered", {"seat": seat}))
        s.done(seat)

    def question(self, s: ParthenonState) -> Question | None:
        """Let it be said in advance whether one pays."""
        return Question(["pass", "light"], {}, PHASE)

    def answer(self, s: ParthenonState, seat: int, given: str) -> Action | None:
        """Return as many fleets as one can pay for, which may be none, or pass."""
        fleets = tuple(self.fleets(s, seat)) if given == "light" else ()
        for count in range(len(fleets), 0, -1):
            paying = self.payment(s, seat, count)
            if paying is not None:
                return Lists(s.actions.light, fleets[:count], paying)
        return s.actions.pass_

    def describe(self, s: ParthenonState, seat: int, action: Action) -> Description:
        """Name fleets and payment."""
        if not isinstance(action, Lists):
            return Description(Message("label-pass"), [], [], [])
        params = {"fleets": [FLEET_NAMES[fleet] for fleet in action.first], "cards": names_of(action.second)}
        return Description(Message("label-light", params), [], [], handles(action.second))


def lighthouse(s: ParthenonState) -> Wonder:
    """Return the card of the Great Lighthouse."""
    return s.box.wonders[s.box.wonder_with[LIGHTHOUSE]]


def begin_lighting(s: ParthenonState) -> None:
    """Clear what was said about launching."""
    s.answers = Answers(s.seats)


def light_fleets(s: ParthenonState) -> None:
    """Let the owner take the payments, and note which fleets ignore storms."""
    owner = s.owner_of(LIGHTHOUSE)
    for seat in s.order:
        fleets = s.answers.said[seat]
        if fleets == NOT_SAID:
            continue
        cards = s.answers.cards[cards_of(seat)]
        spend(s, seat, cards)
        for kind in range(KINDS):
            take_home(s, owner, kind, cards[kind])
        s.season.lit |= fleets << fleet_at(seat, 0)
        if s.told is not None:
            lit = [FLEET_NAMES[each] for each in range(FLEETS) if fleets >> each & 1]
            public = {"seat": seat, "owner_seat": owner, "fleets": lit, "count": len(lit), "cards": names(cards)}
            s.tell(Event("lit", public))
    s.answers = Answers(s.seats)
