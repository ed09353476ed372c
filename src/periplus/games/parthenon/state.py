"""What lies on the table in Parthenon: fields, and where to find things in them; no rules."""

from typing import Final

from periplus.games.parthenon.actions import Actions
from periplus.games.parthenon.box import Box
from periplus.games.parthenon.kinds import (
    CLASSES,
    COMMODITIES,
    COMPLETED,
    FIRST_ACROPOLIS,
    FIRST_ALTERNATE,
    FIRST_WORKSHOP,
    FLEETS,
    IN_PILE,
    KINDS,
    LANDS,
    MADE,
    NOBODY,
    PARTIAL,
    PLAN,
    VILLAGES,
    WORKSHOPS,
)
from periplus.games.parthenon.options import Options
from periplus.kernel.state import Fields, State, Terms

# What each stream of luck decides.
ISLAND_LUCK: Final = 0
EVENT_LUCK: Final = 1
HARBOR_LUCK: Final = 2
HAZARD_LUCK: Final = 3
PLAN_LUCK: Final = 4
LOSS_LUCK: Final = 5  # cards lost at random
ARCHON_LUCK: Final = 6
STREAMS: Final = 7

NO_CARD: Final = -1
UNDRAWN: Final = -2  # a face-down card that nobody has looked at: it may be any of its pile
AT_HOME: Final = -1  # a fleet that has not sailed
NOT_SAID: Final = -1
MANY: Final = 999  # cards: more than a fleet can have aboard, where nobody knows better

# Numbers of cards aboard a fleet that may be known: those of each class, and of all Aegis cards.
AEGIS: Final = CLASSES
NUMBERS: Final = CLASSES + 1

# An offer in ``offers``: its number, its maker, bits of the seats it is for, what is given, what is wanted.
OFFER_NUMBER: Final = 0
OFFER_MAKER: Final = 1
OFFER_TO: Final = 2
OFFER_GIVEN: Final = 3
OFFER_WANTED: Final = OFFER_GIVEN + KINDS
WANTED_BASIC: Final = KINDS  # among what is wanted: any basic kinds, any rare kinds
WANTED_RARE: Final = KINDS + 1
WANTED: Final = KINDS + 2
OFFER: Final = OFFER_WANTED + WANTED

# An offer that is gone, in ``fates``: its number, what became of it, and by whom.
FATE_NUMBER: Final = 0
FATE_HOW: Final = 1
FATE_SEAT: Final = 2
FATE: Final = 3
ACCEPTED: Final = 0
DECLINED: Final = 1  # by the last that it was for
WITHDRAWN: Final = 2
FALLEN: Final = 3  # its maker no longer had the cards
FATE_NAMES: Final = ("accepted", "declined", "withdrawn", "fallen")


def card_at(seat: int, kind: int) -> int:
    """Return the index of a seat's cards of a kind in the lists of cards, which hold all kinds seat by seat."""
    return seat * KINDS + kind


def cards_of(seat: int) -> slice:
    """Return the indices of a seat's cards in the lists of cards."""
    return slice(seat * KINDS, seat * KINDS + KINDS)


def fleet_at(seat: int, fleet: int) -> int:
    """Return the number of a fleet among those of all seats."""
    return seat * FLEETS + fleet


def load_at(fleet: int, kind: int) -> int:
    """Return the index of a fleet's cards of a kind in ``aboard`` and ``shown``."""
    return fleet * KINDS + kind


def number_at(fleet: int, of: int) -> int:
    """Return the index in ``fewest`` and ``most`` of what is known of a fleet."""
    return fleet * NUMBERS + of


def maker_at(seat: int, kind: int) -> int:
    """Return the index in ``skipping`` and ``stopping`` of the villages or workshops of a seat that make a kind."""
    return seat * MADE + kind


class Season(Fields):
    """What was done this season and matters until its end."""

    def __init__(self, seats: int, of: "Season | None" = None) -> None:
        """Begin a season, or copy one."""
        self.ordered: int = 0 if of is None else of.ordered  # P78: bits of the phases in order
        self.arranged: list[int] = [] if of is None else of.arranged[:]  # the order that the Archon named, if any
        self.event_order: list[int] = [] if of is None else of.event_order[:]  # as the Archon chose
        self.events_done: int = 0 if of is None else of.events_done
        self.ignored: list[int] = [0] * seats if of is None else of.ignored[:]  # Q74: bits of events, for each seat
        self.skipping: list[int] = [0] * (seats * MADE) if of is None else of.skipping[:]  # see maker_at
        self.no_armies: int = 0 if of is None else of.no_armies  # bits of seats
        self.caulked: list[int] = [0] * seats if of is None else of.caulked[:]  # Q72: bits of fleets paid for
        self.shaken: list[int] = [0] * seats if of is None else of.shaken[:]  # bits of places that cannot be used
        self.structures: list[int] = [0] * seats if of is None else of.structures[:]  # built this season
        self.villages: list[int] = [0] * seats if of is None else of.villages[:]  # likewise
        self.stages: list[int] = [0] * seats if of is None else of.stages[:]  # of wonders, likewise
        self.used: list[int] = [0] * seats if of is None else of.used[:]  # P53: bits of places that made a card
        self.thought: list[int] = [0] * seats if of is None else of.thought[:]  # bits of philosophies used
        self.visited: list[int] = [0] * seats if of is None else of.visited[:]  # bits of wonders used or paid for
        self.swaps: list[int] = [0] * seats if of is None else of.swaps[:]  # with the bank, in this phase or event
        self.lit: int = 0 if of is None else of.lit  # bits of fleets for which the Lighthouse was paid
        self.offers_made: list[int] = [0] * seats if of is None else of.offers_made[:]
        self.offer_count: int = 0 if of is None else of.offer_count  # the number of the last offer
        self.offers: list[int] = [] if of is None else of.offers[:]  # those that stand, see OFFER
        self.trades: int = 0 if of is None else of.trades  # offers accepted
        self.fates: list[int] = [] if of is None else of.fates[:]  # of offers that are gone, see FATE

    def memos(self) -> tuple[str, ...]:
        """Name what became of offers, which only people want to know."""
        return ("fates",)


class Answers(Fields):
    """Answers that are given together: what each seat has said, and the cards it has named."""

    def __init__(self, seats: int, of: "Answers | None" = None) -> None:
        """Begin without an answer, or copy them."""
        self.said: list[int] = [NOT_SAID] * seats if of is None else of.said[:]
        self.cards: list[int] = [0] * (seats * KINDS) if of is None else of.cards[:]  # see card_at
        self.stopping: list[int] = [0] * (seats * MADE) if of is None else of.stopping[:]  # see maker_at
        self.stoic: int = 0 if of is None else of.stoic  # bits of the seats that use Stoicism
        self.named: int = NOBODY if of is None else of.named  # a seat or a structure that the Archon has named
        self.victims: int = 0 if of is None else of.victims  # bits of seats for which the Archon still names something
        self.victim: int = NOBODY if of is None else of.victim  # the one being decided
        self.discarded: list[int] = [0] * (seats * KINDS) if of is None else of.discarded[:]  # Mausoleum's choice


class Voyage(Fields):
    """The fleets that are away: from the Journey phase to the Return phase."""

    def __init__(self, seats: int, of: "Voyage | None" = None) -> None:
        """Begin with all fleets at home, or copy a voyage."""
        fleets = seats * FLEETS
        self.begun: int = 0 if of is None else of.begun
        self.lands: list[int] = [AT_HOME] * fleets if of is None else of.lands[:]  # where each fleet sails or lies
        self.aboard: list[int] = [0] * (fleets * KINDS) if of is None else of.aboard[:]  # see load_at
        self.shown: list[int] = (
            [0] * (fleets * KINDS) if of is None else of.shown[:]
        )  # cards that all know to be aboard
        # How many cards of a class all know to be aboard at least and at most, see number_at
        self.fewest: list[int] = [0] * (fleets * NUMBERS) if of is None else of.fewest[:]
        self.most: list[int] = [MANY] * (fleets * NUMBERS) if of is None else of.most[:]
        # Cards taken at home since the launch, which all know to be there, see card_at
        self.landed: list[int] = [0] * (seats * KINDS) if of is None else of.landed[:]
        self.sealed: int = 0 if of is None else of.sealed  # bits of seats whose launch nobody else has seen
        self.turned_back: int = 0 if of is None else of.turned_back  # bits of fleets sent home by a hazard
        self.trading: int = 0 if of is None else of.trading  # bits of fleets that may trade where they are
        self.fair_used: int = 0 if of is None else of.fair_used  # bits of fleets that swapped at a Great Fair
        self.revealing: list[int] = [0] * seats if of is None else of.revealing[:]  # bits of lands named by each seat
        # The hazard being resolved
        self.draws: int = 0 if of is None else of.draws  # of the three: one near, two far
        self.hazard: int = NO_CARD if of is None else of.hazard
        self.alone: int = NOBODY if of is None else of.alone  # P36: the fleet of a private redraw
        self.targets: int = 0 if of is None else of.targets  # bits of fleets
        self.gifts: int = 0 if of is None else of.gifts  # bits of fleets that discard a Gift
        self.sacrifices: int = 0 if of is None else of.sacrifices  # bits of fleets that discard an Army
        self.answered: int = 0 if of is None else of.answered  # bits of seats that have decided about these
        self.willing: int = 0 if of is None else of.willing  # bits of those who discard a Gift wherever they can
        self.losing: list[int] = [] if of is None else of.losing[:]  # cards chosen by owners, see load_at
        self.driven: int = 0 if of is None else of.driven  # bits of fleets for which the Archon chooses a land
        self.redraws: list[int] = [] if of is None else of.redraws[:]  # fleets that draw alone, in order


class ParthenonState(State):
    """A position of Parthenon."""

    def __init__(self, terms: Terms, of: "ParthenonState | None" = None) -> None:
        """Lay out an empty table, or copy a position: each field is declared here, in one line."""
        super().__init__(terms, of)
        box: Box = terms.box
        actions: Actions = terms.actions
        options: Options = terms.options
        self.box: Final = box
        self.actions: Final = actions
        self.options: Final = options
        seats = terms.seats
        wonders = len(box.wonders)
        # When
        self.year: int = 0 if of is None else of.year
        self.years_played: int = 0 if of is None else of.years_played
        self.season_number: int = 0 if of is None else of.season_number
        self.archon: int = NOBODY if of is None else of.archon
        # Who plays what
        self.island_of: list[int] = [NOBODY] * seats if of is None else of.island_of[:]
        self.seat_of: list[int] = [NOBODY] * len(box.islands) if of is None else of.seat_of[:]
        # What each has
        self.hands: list[int] = [0] * (seats * KINDS) if of is None else of.hands[:]  # see card_at
        self.built: list[int] = [0] * seats if of is None else of.built[:]  # bits of places
        self.fleets: list[int] = [0] * seats if of is None else of.fleets[:]  # how many
        self.philosophies: list[int] = [0] * seats if of is None else of.philosophies[:]  # bits
        self.wonder_owner: list[int] = [NOBODY] * wonders if of is None else of.wonder_owner[:]
        self.wonder_stage: list[int] = [IN_PILE] * wonders if of is None else of.wonder_stage[:]
        # P8: decks and piles; each is sorted, as nobody knows its order
        self.plan_pile: list[int] = list(range(wonders)) if of is None else of.plan_pile[:]
        self.event_pile: list[int] = [] if of is None else of.event_pile[:]  # of this year, not laid out face up
        self.events: list[int] = [] if of is None else of.events[:]  # face up, in the order in which they come
        self.harbor_pile: list[int] = box.harbor_deck[:] if of is None else of.harbor_pile[:]
        self.harbor_discards: list[int] = [] if of is None else of.harbor_discards[:]
        self.harbors: list[int] = [NO_CARD] * LANDS if of is None else of.harbors[:]  # the card at each land
        self.harbors_up: int = 0 if of is None else of.harbors_up  # bits of lands
        self.harbors_seen: list[int] = [0] * LANDS if of is None else of.harbors_seen[:]  # bits of seats, by land
        self.hazard_pile: list[int] = box.hazard_deck[:] if of is None else of.hazard_pile[:]
        self.hazard_top: list[int] = [] if of is None else of.hazard_top[:]  # looked at, the next first
        self.hazard_seen: list[int] = [] if of is None else of.hazard_seen[:]  # bits of seats, for each of these
        # How many of these came from a pile that they have used up: everybody can tell which cards they are
        self.hazard_rest: int = 0 if of is None else of.hazard_rest
        self.hazard_discards: list[int] = [] if of is None else of.hazard_discards[:]
        # This season
        self.season: Season = Season(seats, None if of is None else of.season)
        self.answers: Answers = Answers(seats, None if of is None else of.answers)
        # Copies share a voyage that has not begun, as no rule changes it
        voyage = None if of is None else of.voyage
        self.voyage: Voyage = Voyage(seats, voyage) if voyage is None or voyage.begun else voyage
        # Votes and the end
        self.votes: list[int] = [NOBODY] * seats if of is None else of.votes[:]  # of the last Archon phase
        self.tied: int = 0 if of is None else of.tied  # bits of seats among which the Archon chooses the winner
        self.winner: int = NOBODY if of is None else of.winner

    def copy(self) -> "ParthenonState":
        """Return an independent position."""
        return ParthenonState(self.terms, self)

    def detach(self) -> None:
        """Copy the voyage, so that a bot may scribble on a state that it imagines."""
        self.voyage = Voyage(self.seats, self.voyage)

    # What can be seen at a glance

    def part(self, seat: int) -> int:
        """Return the island of a seat."""
        return self.island_of[seat]

    def hand_size(self, seat: int) -> int:
        """Return how many commodities a seat has at home; everybody knows it (P79)."""
        size, first = 0, seat * KINDS
        for at in range(first, first + COMMODITIES):
            size += self.hands[at]
        return size

    def cargo_size(self, fleet: int) -> int:
        """Return how many cards a fleet carries; everybody knows it once it is launched (P79)."""
        size, first, aboard = 0, fleet * KINDS, self.voyage.aboard
        for at in range(first, first + KINDS):
            size += aboard[at]
        return size

    def has_built(self, seat: int, place: int) -> bool:
        """Say whether a seat has built at a place of its island."""
        return bool(self.built[seat] >> place & 1)

    def type_at(self, seat: int, place: int) -> int:
        """Return the acropolis structure that belongs at a place of a seat's island (P52)."""
        if place < FIRST_ALTERNATE:
            return place - FIRST_ACROPOLIS
        return self.box.islands[self.island_of[seat]].alternates[place - FIRST_ALTERNATE]

    def villages(self, seat: int) -> int:
        """Return how many villages a seat has."""
        return (self.built[seat] & (1 << VILLAGES) - 1).bit_count()

    def workshops(self, seat: int) -> int:
        """Return how many workshops a seat has."""
        return (self.built[seat] >> FIRST_WORKSHOP & (1 << WORKSHOPS) - 1).bit_count()

    def acropolis(self, seat: int) -> int:
        """Return how many acropolis structures a seat has."""
        return (self.built[seat] >> FIRST_ACROPOLIS).bit_count()

    def wonders_at(self, seat: int, stage: int) -> int:
        """Return how many wonders of a seat are at a stage."""
        count = 0
        for wonder in range(len(self.wonder_owner)):
            if self.wonder_owner[wonder] == seat and self.wonder_stage[wonder] == stage:
                count += 1
        return count

    def plans_taken(self, seat: int) -> int:
        """Return how many plans a seat has ever taken (P47)."""
        return self.wonder_owner.count(seat)

    def structures(self, seat: int) -> int:
        """Return how many structures a seat has (P3)."""
        return self.built[seat].bit_count() + self.wonders_at(seat, COMPLETED)

    def owns(self, seat: int, power: int) -> bool:
        """Say whether a seat has completed the wonder with a power."""
        wonder = self.box.wonder_with[power]
        return self.wonder_owner[wonder] == seat and self.wonder_stage[wonder] == COMPLETED

    def owner_of(self, power: int) -> int:
        """Return the seat that has completed the wonder with a power, or NOBODY."""
        wonder = self.box.wonder_with[power]
        return self.wonder_owner[wonder] if self.wonder_stage[wonder] == COMPLETED else NOBODY

    def thinks(self, seat: int, power: int) -> bool:
        """Say whether a seat has the philosophy with a power."""
        return bool(self.philosophies[seat] >> self.box.philosophy_with[power] & 1)

    def makers(self, seat: int) -> list[int]:
        """Return how many villages or workshops of a seat make each kind."""
        island, built, found = self.box.islands[self.island_of[seat]], self.built[seat], [0] * MADE
        for place in range(VILLAGES):
            if built >> place & 1:
                found[island.makes[place]] += 1
        found[island.rare] = self.workshops(seat)
        return found

    def name_of(self, seat: int) -> str:
        """Return the name of a seat's island."""
        return self.box.island_names[self.island_of[seat]]

    def next_stage(self, wonder: int) -> int:
        """Return the stage that a wonder reaches next."""
        return PARTIAL if self.wonder_stage[wonder] == PLAN else COMPLETED
