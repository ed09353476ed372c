"""The income of the commerce phase: what cities and caravans bring."""

from periplus.games.mare_nostrum.box import ARTEMIS, CARAVAN, CITY, COLOSSUS, DIRECTOR, GOODS, KINDS, NOBODY, TAX
from periplus.games.mare_nostrum.cards import tally
from periplus.games.mare_nostrum.provinces import controller, doubler_of
from periplus.games.mare_nostrum.state import FREE, SHUT, MareNostrumState, card_at, cards_of
from periplus.kernel.action import Action, Choice
from periplus.kernel.errors import Refused
from periplus.kernel.message import Event
from periplus.kernel.state import Step


def income_of_building(s: MareNostrumState, building: int) -> int:
    """Return how many cards a city or caravan yields to the civilisation it serves."""
    civ, doubler = controller(s, building), doubler_of(s, building)
    # M21: a temple doubles the cities of its province, a market its caravans;
    # M22: under a legion only for those whom that legion serves, else only for the owner
    return s.box.doubled if s.buildings[doubler] != FREE and controller(s, doubler) == civ else 1


def income(s: MareNostrumState) -> list[int]:
    """Return what every seat collects, while the bank has it; see ``card_at``."""
    found, box = [0] * card_at(s.seats, 0), s.box
    for building, kind in enumerate(box.building_kind):
        if kind not in (CITY, CARAVAN):
            break  # temples and markets yield nothing themselves
        if s.buildings[building] in (FREE, SHUT):
            continue
        seat = s.player(controller(s, building))
        if seat != NOBODY:
            found[card_at(seat, box.building_good[building])] += income_of_building(s, building)
    if s.card_owner[COLOSSUS] != NOBODY:
        found[card_at(s.card_owner[COLOSSUS], TAX)] += s.box.colossus_taxes  # M23
    return found


def income_count(s: MareNostrumState, seat: int, found: list[int]) -> int:
    """Return how many cards a seat collects, the free one of Artemis included."""
    return sum(found[cards_of(seat)]) + (s.card_owner[ARTEMIS] == seat)


def collect_income(s: MareNostrumState) -> None:
    """Hand out what cities and caravans yield."""
    found = income(s)
    for turn in range(s.seats):
        # M24: what the bank lacks is lost, first by those who come last, clockwise from the Director
        seat = (s.roles[DIRECTOR] + turn) % s.seats
        first = card_at(seat, 0)
        for kind in range(KINDS):
            wanted, left = found[first + kind], s.bank[kind]
            found[first + kind] = got = wanted if wanted < left else left
            if got:
                s.hands[first + kind] += got
                s.bank[kind] = left - got
        if s.told is not None:
            cards = tally({s.box.kind_names[kind]: found[first + kind] for kind in range(KINDS)})
            s.tell(Event("income", {"seat": seat, "cards": cards}))  # M25: income is open


class Collect(Step[MareNostrumState]):
    """The owner of the Temple of Artemis takes a good of his choice, after all incomes (M23)."""

    rule = "M23"
    verbs = ("collect",)

    def asks(self, s: MareNostrumState, seat: int) -> bool:
        """Ask the owner, unless the bank has no goods left."""
        return s.card_owner[ARTEMIS] == seat and any(s.bank[:GOODS])

    def legal(self, s: MareNostrumState, seat: int) -> list[Action]:
        """List what the bank has."""
        return [s.actions.collect[good] for good in range(GOODS) if s.bank[good]]

    def check(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Refuse what the bank does not have."""
        assert isinstance(action, Choice)
        if s.bank[action.value] == 0:
            raise Refused("M23", "not-in-bank", {"card": s.box.kind_names[action.value]})

    def effect(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Take it."""
        assert isinstance(action, Choice)
        s.bank[action.value] -= 1
        s.hands[card_at(seat, action.value)] += 1
        if s.told is not None:
            s.tell(Event("collected", {"seat": seat, "card": s.box.kind_names[action.value]}))
        s.done(seat)
