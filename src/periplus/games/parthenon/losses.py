"""What hazards do to fleets: cards lost, fleets turned back and driven elsewhere (P33, P37)."""

from periplus.games.parthenon.actions import Drive, Lose
from periplus.games.parthenon.cards import DRIVEN, HOME
from periplus.games.parthenon.cargo import KINDS_OF, number_aboard, owner, show_number, take_off
from periplus.games.parthenon.hands import card_blank, names, names_of
from periplus.games.parthenon.hazards import PHASE, card, fleet_names, other_lands
from periplus.games.parthenon.kinds import FLEET_NAMES, FLEETS, GIFT, KIND_NAMES, KINDS, NOBODY
from periplus.games.parthenon.price import counted
from periplus.games.parthenon.state import LOSS_LUCK, ParthenonState, card_at, fleet_at, load_at
from periplus.kernel.action import Action, Blank, Form
from periplus.kernel.bits import members
from periplus.kernel.errors import Refused
from periplus.kernel.message import Description, Event, Message
from periplus.kernel.state import Question, Step


class LoseCards(Step[ParthenonState]):
    """Owners choose which cards their fleets lose, where the hazard says so (Q61)."""

    rule = "P33"
    verbs = ("lose",)

    def asks(self, s: ParthenonState, seat: int) -> bool:
        """Ask the owners of targets with more such cards, as all have seen, than they lose."""
        return len(self.choosing(s, seat)) > 0

    def choosing(self, s: ParthenonState, seat: int) -> list[int]:
        """Return the fleets of a seat that have a choice."""
        hazard = card(s)
        if not hazard.chosen:
            return []
        return [
            fleet for fleet in members(s.voyage.targets)
            if owner(fleet) == seat and number_aboard(s, fleet, hazard.of) > hazard.loses > 0
        ]  # fmt: skip

    def may(self, s: ParthenonState, seat: int) -> bool:
        """Let a seat change its mind until all have answered."""
        return bool(s.voyage.answered >> seat & 1)

    def secret(self, s: ParthenonState) -> bool:
        """Say that answers are shown together."""
        return True

    def prompt(self, s: ParthenonState, seat: int) -> Message:
        """Name the hazard and the number."""
        return Message("prompt-losecards", {"hazard": s.box.hazard_names[s.voyage.hazard], "count": card(s).loses})

    def legal(self, s: ParthenonState, seat: int) -> list[Action]:
        """List every kind for each fleet in turn, the others losing what they have most of."""
        fleets = self.choosing(s, seat)
        usual = {fleet: self.plentiful(s, fleet) for fleet in fleets}
        found: list[Action] = [self.lost(s, usual)]
        for fleet in fleets:
            for kind in KINDS_OF[card(s).of]:
                if s.voyage.aboard[load_at(fleet, kind)] >= card(s).loses:
                    action = self.lost(s, {**usual, fleet: (kind,) * card(s).loses})
                    if action not in found:
                        found.append(action)
        return found

    def plentiful(self, s: ParthenonState, fleet: int) -> tuple[int, ...]:
        """Return the cards of which a fleet has most."""
        left, chosen = [s.voyage.aboard[load_at(fleet, kind)] for kind in range(KINDS)], list[int]()
        for _ in range(card(s).loses):
            kinds = KINDS_OF[card(s).of]
            best = kinds[0]
            for kind in kinds:
                if left[kind] > left[best]:
                    best = kind
            left[best] -= 1
            chosen.append(best)
        return tuple(sorted(chosen))

    def lost(self, s: ParthenonState, loads: dict[int, tuple[int, ...]]) -> Action:
        """Return the action that loses these cards."""
        by_fleet: list[tuple[int, ...]] = [()] * FLEETS
        for fleet, cards in loads.items():
            by_fleet[fleet % FLEETS] = cards
        return Lose(s.actions.lose, tuple(by_fleet))

    def forms(self, s: ParthenonState, seat: int) -> list[Form]:
        """Let a seat choose for each fleet."""
        blanks: list[Blank] = []
        for fleet in self.choosing(s, seat):
            cards: list[object] = [
                KIND_NAMES[kind] for kind in KINDS_OF[card(s).of] for _ in range(s.voyage.aboard[load_at(fleet, kind)])
            ]
            name = FLEET_NAMES[fleet % FLEETS].lower()
            blanks.append(card_blank(name, cards, card(s).loses, card(s).loses))
        return [Form(s.actions.lose, blanks)]

    def check(self, s: ParthenonState, seat: int, action: Action) -> None:
        """Refuse fleets without a choice, wrong numbers, and cards that are not aboard or not of the kind."""
        assert isinstance(action, Lose)
        choosing, hazard = self.choosing(s, seat), card(s)
        for each in range(FLEETS):
            fleet, cards = fleet_at(seat, each), action.loads[each]
            needed = hazard.loses if fleet in choosing else 0
            if len(cards) != needed:
                raise Refused("P33", "wrong-number-lost", {"fleet": FLEET_NAMES[each], "count": needed})
            counts = counted(cards)
            for kind in range(KINDS):
                aboard = s.voyage.aboard[load_at(fleet, kind)] if kind in KINDS_OF[hazard.of] else 0
                if counts[kind] > aboard:
                    raise Refused("P33", "not-to-lose", {"card": KIND_NAMES[kind]})

    def effect(self, s: ParthenonState, seat: int, action: Action) -> None:
        """Note the answer."""
        assert isinstance(action, Lose)
        voyage = s.voyage
        voyage.answered |= 1 << seat
        voyage.losing = [at for at in voyage.losing if owner(at // KINDS) != seat]
        for each in range(FLEETS):
            voyage.losing += [load_at(fleet_at(seat, each), kind) for kind in action.loads[each]]
        voyage.losing.sort()
        if s.told is not None:
            s.tell(Event("answered", {"seat": seat}))
        s.done(seat)

    def question(self, s: ParthenonState) -> Question | None:
        """Let fleets lose what they have most of, in advance."""
        return Question(["plentiful"], {}, PHASE)

    def answer(self, s: ParthenonState, seat: int, given: str) -> Action | None:
        """Return what is listed first."""
        return self.legal(s, seat)[0]

    def describe(self, s: ParthenonState, seat: int, action: Action) -> Description:
        """Name the cards."""
        assert isinstance(action, Lose)
        fleets: list[object] = []
        for each in range(FLEETS):
            if action.loads[each]:
                cards = names_of(action.loads[each])
                fleets.append(Message("part-lose", {"fleet": FLEET_NAMES[each], "cards": cards}))
        return Description(Message("label-lose", {"fleets": fleets}), [], [], [])


def strike(s: ParthenonState) -> None:
    """Carry out the hazard on all targets, then put it on the discard pile."""
    voyage, hazard = s.voyage, card(s)
    for seat in s.order:
        for each in range(FLEETS):
            fleet = fleet_at(seat, each)
            if voyage.targets >> fleet & 1:
                lose_cargo(s, fleet)
                if hazard.fate == HOME:
                    turn_back(s, fleet)
                elif hazard.fate == DRIVEN:
                    drive(s, fleet)
    voyage.targets = 0
    voyage.losing = []
    s.hazard_discards.append(voyage.hazard)
    s.hazard_discards.sort()


def lose_cargo(s: ParthenonState, fleet: int) -> None:
    """Take what the hazard takes from a fleet; lost cards go face up to the bank (Q42)."""
    hazard, lost = card(s), [0] * KINDS
    kinds, held = KINDS_OF[hazard.of], number_aboard(s, fleet, hazard.of)
    count = hazard.lost_of(held)
    chosen = [at % KINDS for at in s.voyage.losing if at // KINDS == fleet]
    for kind in chosen:
        take_off(s, fleet, kind)
        lost[kind] += 1
    for _ in range(count - len(chosen)):
        kind = random_kind(s, fleet, kinds) if count < held else first_kind(s, fleet, kinds)
        take_off(s, fleet, kind)
        lost[kind] += 1
    if hazard.loses > held:
        show_number(s, fleet, hazard.of)  # Q58: all see that none is left
    if count == 0:
        return
    if s.told is not None:
        s.tell(Event("cargo-lost", {"fleets": fleet_names(s, 1 << fleet), "cards": names(lost)}))
    # Q78: with fair seas, a fleet that loses everything brings its owner a Gift
    if s.options.fair_seas and s.cargo_size(fleet) == 0:
        s.hands[card_at(owner(fleet), GIFT)] += 1
        if s.told is not None:
            s.tell(Event("consoled", {"seat": owner(fleet)}))


def random_kind(s: ParthenonState, fleet: int, kinds: list[int]) -> int:
    """Return the kind of a random card among those of some kinds aboard."""
    at = s.roll(sum([s.voyage.aboard[load_at(fleet, kind)] for kind in kinds]), LOSS_LUCK)
    for kind in kinds:
        at -= s.voyage.aboard[load_at(fleet, kind)]
        if at < 0:
            return kind
    raise RuntimeError("no card is left to lose")


def first_kind(s: ParthenonState, fleet: int, kinds: list[int]) -> int:
    """Return the first of some kinds that a fleet carries, where all of them are lost."""
    for kind in kinds:
        if s.voyage.aboard[load_at(fleet, kind)]:
            return kind
    raise RuntimeError("no card is left to lose")


def turn_back(s: ParthenonState, fleet: int) -> None:
    """Send a fleet home: it neither looks at the harbor card nor trades (P37), and keeps its cargo (Q51)."""
    s.voyage.turned_back |= 1 << fleet
    s.voyage.redraws = [each for each in s.voyage.redraws if each != fleet]
    if s.told is not None:
        s.tell(Event("turned-back", {"fleets": fleet_names(s, 1 << fleet)}))


# Fleets driven elsewhere


def drive(s: ParthenonState, fleet: int) -> None:
    """Drive a fleet to the only land there is, or let the Archon choose."""
    lands = other_lands(s, fleet)
    if len(lands) == 1:
        drive_to(s, fleet, lands[0])
    elif lands:
        s.voyage.driven |= 1 << fleet


def drive_to(s: ParthenonState, fleet: int, land: int) -> None:
    """Drive a fleet to a land."""
    s.voyage.lands[fleet] = land
    s.voyage.driven &= ~(1 << fleet)
    if s.told is not None:
        s.tell(Event("driven", {"fleets": fleet_names(s, 1 << fleet), "land": s.box.land_names[land]}))


def all_driven(s: ParthenonState) -> bool:
    """Say whether the Archon has chosen a land for every fleet."""
    return s.voyage.driven == 0


class DriveFleet(Step[ParthenonState]):
    """The Archon chooses where a fleet is driven (P21, Q61)."""

    rule = "P21"
    verbs = ("drive",)

    def asks(self, s: ParthenonState, seat: int) -> bool:
        """Ask the Archon."""
        return seat == s.archon and s.voyage.driven != 0

    def fleet(self, s: ParthenonState) -> int:
        """Return the fleet to be driven next, in Archon order."""
        for seat in s.order:
            for each in range(FLEETS):
                if s.voyage.driven >> fleet_at(seat, each) & 1:
                    return fleet_at(seat, each)
        return NOBODY

    def prompt(self, s: ParthenonState, seat: int) -> Message:
        """Name the fleet."""
        fleet = self.fleet(s)
        return Message("prompt-drivefleet", {"fleets": fleet_names(s, 1 << fleet)})

    def legal(self, s: ParthenonState, seat: int) -> list[Action]:
        """List the other lands."""
        fleet = self.fleet(s)
        island, each = s.island_of[owner(fleet)], fleet % FLEETS
        return [Drive(s.actions.drive, island, each, land) for land in other_lands(s, fleet)]

    def check(self, s: ParthenonState, seat: int, action: Action) -> None:
        """Refuse another fleet than the next, and lands to which it cannot be driven."""
        assert isinstance(action, Drive)
        fleet = self.fleet(s)
        if s.seat_of[action.island] < 0 or fleet_at(s.seat_of[action.island], action.fleet) != fleet:
            raise Refused("P21", "another-fleet", {"fleets": fleet_names(s, 1 << fleet)})
        if action.land not in other_lands(s, fleet):
            raise Refused("P21", "not-driven-there", {"land": s.box.land_names[action.land]})

    def effect(self, s: ParthenonState, seat: int, action: Action) -> None:
        """Drive it there."""
        assert isinstance(action, Drive)
        drive_to(s, self.fleet(s), action.land)
        s.done(seat)

    def question(self, s: ParthenonState) -> Question | None:
        """Let fleets be driven anywhere, in advance."""
        return Question(["first"], {}, PHASE)

    def answer(self, s: ParthenonState, seat: int, given: str) -> Action | None:
        """Return the land that is listed first."""
        return self.legal(s, seat)[0]

    def describe(self, s: ParthenonState, seat: int, action: Action) -> Description:
        """Name the fleet and the land."""
        assert isinstance(action, Drive)
        land, fleet = s.box.land_names[action.land], self.fleet(s)
        label = Message("label-drive", {"fleets": fleet_names(s, 1 << fleet), "land": land})
        return Description(label, [], [f"land-{land}"], [])
