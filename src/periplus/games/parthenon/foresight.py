"""Looking ahead before fleets are loaded: Scepticism and the Oracle of Apollo (P58, P64)."""

from typing import Final

from periplus.games.parthenon.actions import Cards
from periplus.games.parthenon.cards import DOUBT, ORACLE, Wonder
from periplus.games.parthenon.coast import is_face_down, show_harbor
from periplus.games.parthenon.hands import card_blank, handles, in_hand, names_of, need_cards
from periplus.games.parthenon.kinds import LANDS, NOBODY
from periplus.games.parthenon.price import counted, listed
from periplus.games.parthenon.state import HAZARD_LUCK, ParthenonState, card_at
from periplus.games.parthenon.wonders import visit
from periplus.kernel.action import Action, Choice, Form
from periplus.kernel.errors import Refused
from periplus.kernel.message import Description, Event, Message
from periplus.kernel.state import Question, Step

PHASE: Final = Message("cell-when", {"when": "journey"})


class LookAhead(Step[ParthenonState]):
    """Before anybody loads: a harbor card by Scepticism, hazards by the Oracle of Apollo (P58, P64, Q76)."""

    rule = "P64"
    verbs = ("look", "consult", "done")

    def asks(self, s: ParthenonState, seat: int) -> bool:
        """Ask all who can look at something."""
        return len(lands_to_see(s, seat)) > 0 or may_consult(s, seat)

    def may(self, s: ParthenonState, seat: int) -> bool:
        """Let a seat that has said done look after all, while others have not."""
        return self.asks(s, seat)

    def legal(self, s: ParthenonState, seat: int) -> list[Action]:
        """List every land, and the Oracle."""
        found: list[Action] = [s.actions.done, *[Choice(s.actions.look, land) for land in lands_to_see(s, seat)]]
        paying = self.payment(s, seat) if may_consult(s, seat) else None
        return found if paying is None else [*found, Cards(s.actions.consult, paying)]

    def payment(self, s: ParthenonState, seat: int) -> tuple[int, ...] | None:
        """Return what a seat pays the owner of the Oracle; None if it cannot."""
        price = oracle(s).visitor
        if s.owner_of(ORACLE) == seat:
            return ()
        paid = None if price is None else price.payment(s.hands, 0, card_at(seat, 0))
        return None if paid is None else listed(paid)

    def forms(self, s: ParthenonState, seat: int) -> list[Form]:
        """Let a seat choose what to pay for the Oracle."""
        cards = in_hand(s, seat)
        if not may_consult(s, seat) or s.owner_of(ORACLE) == seat:
            return []
        return [Form(s.actions.consult, [card_blank("paying", cards, 1, len(cards))])]

    def check(self, s: ParthenonState, seat: int, action: Action) -> None:
        """Refuse lands whose card cannot be looked at, and the Oracle twice or for a wrong payment."""
        if isinstance(action, Choice):
            if action.value not in lands_to_see(s, seat):
                raise Refused("P58", "cannot-look", {"land": s.box.land_names[action.value]})
        elif isinstance(action, Cards):
            if not may_consult(s, seat):
                raise Refused("P64", "cannot-consult")
            cards = counted(action.cards)
            need_cards(s, seat, cards, "P64")
            price, free = oracle(s).visitor, s.owner_of(ORACLE) == seat
            if (free and action.cards) or not (free or (price is not None and price.is_paid_by(cards, 0))):
                raise Refused("P64", "wrong-payment")

    def effect(self, s: ParthenonState, seat: int, action: Action) -> None:
        """Look, or be done."""
        if isinstance(action, Choice):
            look_at_harbor(s, seat, action.value)
        elif isinstance(action, Cards):
            consult(s, seat, action)
        if action.verb.name == "done" or not self.asks(s, seat):
            s.done(seat)

    def question(self, s: ParthenonState) -> Question | None:
        """Let it be said in advance whether one looks."""
        return Question(["done", "look"], {}, PHASE)

    def answer(self, s: ParthenonState, seat: int, given: str) -> Action | None:
        """Return a look at the first land listed, then at one's own Oracle, as long as it is free; or done."""
        lands = lands_to_see(s, seat)
        if given == "done":
            return s.actions.done
        if lands:
            return Choice(s.actions.look, lands[0])
        is_free = s.owner_of(ORACLE) == seat and may_consult(s, seat)
        return Cards(s.actions.consult, ()) if is_free else s.actions.done

    def describe(self, s: ParthenonState, seat: int, action: Action) -> Description:
        """Name the land, or what the Oracle costs."""
        if isinstance(action, Choice):
            land = s.box.land_names[action.value]
            return Description(Message("label-look", {"land": land}), [], [f"land-{land}"], [])
        if isinstance(action, Cards):
            params = {"cards": names_of(action.cards), "count": cards_shown(s, seat)}
            return Description(Message("label-consult", params), [], [], handles(action.cards))
        return Description(Message("label-done"), [], [], [])


# Scepticism


def lands_to_see(s: ParthenonState, seat: int) -> list[int]:
    """Return the lands whose face-down card a seat may look at by Scepticism."""
    philosophy = s.box.philosophy_with[DOUBT]
    if not s.thinks(seat, DOUBT) or s.season.thought[seat] >> philosophy & 1:
        return []
    return [land for land in range(LANDS) if is_face_down(s, land) and not s.harbors_seen[land] >> seat & 1]


def look_at_harbor(s: ParthenonState, seat: int, land: int) -> None:
    """Show a seat a face-down harbor card, once a season."""
    s.season.thought[seat] |= 1 << s.box.philosophy_with[DOUBT]
    show_harbor(s, seat, land)


# The Oracle


def oracle(s: ParthenonState) -> Wonder:
    """Return the card of the Oracle."""
    return s.box.wonders[s.box.wonder_with[ORACLE]]


def may_consult(s: ParthenonState, seat: int) -> bool:
    """Say whether, as all can see, a seat may use the Oracle: once a season, others for a payment (Q76)."""
    owner = s.owner_of(ORACLE)
    if owner == NOBODY or s.season.visited[seat] >> s.box.wonder_with[ORACLE] & 1:
        return False
    return owner == seat or (oracle(s).visitor is not None and s.hand_size(seat) > 0)


def cards_shown(s: ParthenonState, seat: int) -> int:
    """Return how many hazards the Oracle shows a seat."""
    return oracle(s).amount if s.owner_of(ORACLE) == seat else oracle(s).visitor_amount


def consult(s: ParthenonState, seat: int, action: Cards) -> None:
    """Pay the owner of the Oracle, and show a seat the next hazards."""
    if seat != s.owner_of(ORACLE):
        visit(s, seat, ORACLE, action.cards)
    s.season.visited[seat] |= 1 << s.box.wonder_with[ORACLE]
    count = cards_shown(s, seat)
    while len(s.hazard_top) < count:
        s.hazard_top.append(next_from_pile(s))
        s.hazard_seen.append(0)
    for at in range(count):
        s.hazard_seen[at] |= 1 << seat
    s.reveal()
    if s.told is not None:
        seen = [s.box.hazard_names[hazard] for hazard in s.hazard_top[:count]]
        s.tell(Event("consulted", {"seat": seat, "count": count}, {"hazards": seen}, seat))


def next_from_pile(s: ParthenonState) -> int:
    """Draw from the hazard pile; if it is used up, the discards are shuffled (Q33, Q62)."""
    if not s.hazard_pile:
        s.hazard_pile, s.hazard_discards = sorted(s.hazard_discards), []
        s.hazard_rest = len(s.hazard_top)
    return s.draw(s.hazard_pile, HAZARD_LUCK)
