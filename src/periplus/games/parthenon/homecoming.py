"""The return phase: fleets come home with what they can carry (P48, P49)."""

from typing import Final

from periplus.games.parthenon.actions import Thing
from periplus.games.parthenon.cargo import first_trader, load_of, need_aboard, take_off
from periplus.games.parthenon.hands import names_of, one_by_one
from periplus.games.parthenon.harbors import arrived
from periplus.games.parthenon.kinds import FLEETS, KINDS, LANDS, NOBODY
from periplus.games.parthenon.price import counted, listed
from periplus.games.parthenon.state import ParthenonState, Voyage, card_at, fleet_at, load_at
from periplus.kernel.action import Action, Blank, Form
from periplus.kernel.errors import Refused
from periplus.kernel.message import Description, Event, Message
from periplus.kernel.state import Question, Step

PHASE: Final = Message("cell-when", {"when": "return"})


def excess(s: ParthenonState, seat: int, land: int) -> int:
    """Return how many cards of a seat's hold at a land its fleets there cannot carry home.

    Every fleet that trades carries six, and an own fleet kept from trading takes over what it has room for (P48, Q64).
    """
    hold = first_trader(s, seat, land)
    if hold == NOBODY:
        return 0
    room = 0
    for fleet in arrived(s, seat, land):
        room += s.box.cargo
        if not s.voyage.trading >> fleet & 1:
            room -= s.cargo_size(fleet)
    return max(0, s.cargo_size(hold) - room)


class Jettison(Step[ParthenonState]):
    """Whoever has more cards than fleets can carry home discards some, of choice (P48)."""

    rule = "P48"
    verbs = ("jettison",)

    def asks(self, s: ParthenonState, seat: int) -> bool:
        """Ask all who have too much."""
        return self.land(s, seat) != NOBODY

    def land(self, s: ParthenonState, seat: int) -> int:
        """Return the first land at which a seat has too much."""
        for land in range(LANDS):
            if excess(s, seat, land):
                return land
        return NOBODY

    def prompt(self, s: ParthenonState, seat: int) -> Message:
        """Name the land and the number."""
        land = self.land(s, seat)
        return Message("prompt-jettison", {"land": s.box.land_names[land], "count": excess(s, seat, land)})

    def legal(self, s: ParthenonState, seat: int) -> list[Action]:
        """List discarding what one has most of, the first and the last kinds."""
        land = self.land(s, seat)
        cargo, count = load_of(s, first_trader(s, seat, land)), excess(s, seat, land)
        row = listed(cargo)
        most: list[int] = []
        left = cargo[:]
        for _ in range(count):
            kind = left.index(max(left))
            left[kind] -= 1
            most.append(kind)
        found: list[Action] = []
        for cards in (most, row[:count], row[len(row) - count :]):
            action = Thing(s.actions.jettison, land, tuple(sorted(cards)))
            if action not in found:
                found.append(action)
        return found

    def forms(self, s: ParthenonState, seat: int) -> list[Form]:
        """Let a seat discard any cards."""
        land = self.land(s, seat)
        cards: list[object] = [*one_by_one(load_of(s, first_trader(s, seat, land)))]
        count = excess(s, seat, land)
        where = Blank("land", [s.box.land_names[land]], 1, 1)
        return [Form(s.actions.jettison, [where, Blank("cards", cards, count, count, several=True)])]

    def check(self, s: ParthenonState, seat: int, action: Action) -> None:
        """Refuse more or fewer cards than there are too many, and those not aboard."""
        assert isinstance(action, Thing)
        count = excess(s, seat, action.thing)
        if count == 0:
            raise Refused("P48", "nothing-too-much", {"land": s.box.land_names[action.thing]})
        if len(action.cards) != count:
            raise Refused("P48", "wrong-number-discarded", {"count": count})
        need_aboard(s, first_trader(s, seat, action.thing), counted(action.cards))

    def effect(self, s: ParthenonState, seat: int, action: Action) -> None:
        """Discard them."""
        assert isinstance(action, Thing)
        hold = first_trader(s, seat, action.thing)
        for kind in action.cards:
            take_off(s, hold, kind)
        if s.told is not None:
            land = s.box.land_names[action.thing]
            s.tell(Event("jettisoned", {"seat": seat, "land": land, "cards": names_of(action.cards)}))
        if not self.asks(s, seat):
            s.done(seat)

    def question(self, s: ParthenonState) -> Question | None:
        """Let it be said in advance what is left behind."""
        return Question(["cheapest", "plentiful"], {}, PHASE)

    def answer(self, s: ParthenonState, seat: int, given: str) -> Action | None:
        """Return the first kinds, of which basic ones come before rare ones, or what one has most of."""
        if given == "plentiful":
            return self.legal(s, seat)[0]
        land = self.land(s, seat)
        cargo = listed(load_of(s, first_trader(s, seat, land)))
        return Thing(s.actions.jettison, land, cargo[: excess(s, seat, land)])

    def describe(self, s: ParthenonState, seat: int, action: Action) -> Description:
        """Name the cards."""
        assert isinstance(action, Thing)
        params = {"cards": names_of(action.cards), "land": s.box.land_names[action.thing]}
        return Description(Message("label-jettison", params), [], [], [])


def come_home(s: ParthenonState) -> None:
    """Take all cargo back to hand; Aegis cards lie open at home (P49, Q59)."""
    for seat in range(s.seats):
        for each in range(FLEETS):
            fleet = fleet_at(seat, each)
            for kind in range(KINDS):
                s.hands[card_at(seat, kind)] += s.voyage.aboard[load_at(fleet, kind)]
    s.voyage = Voyage(s.seats)
