"""What lies on the table in Mare Nostrum: fields, and where to find things in them; no rules."""

from typing import Final

from periplus.games.mare_nostrum.actions import Actions
from periplus.games.mare_nostrum.box import CARDS, CIVS, FEWEST_SEATS, KINDS, NOBODY, ROLES, Box
from periplus.games.mare_nostrum.options import Options
from periplus.kernel.state import Fields, State, Terms

# Counter of the order of play: the role being assigned.
ROLE: Final = 0

# What each stream of luck decides.
CIVILISATION_LUCK: Final = 0
ROLE_LUCK: Final = 1
ORDER_LUCK: Final = 2
DICE_LUCK: Final = 3
STREAMS: Final = 4

# What a place for a building holds.
FREE: Final = 0
BUILT: Final = 1
COVERED: Final = 2  # built, and covered by a legion of an occupier
SHUT: Final = 3  # not in play: an option leaves this site or icon out

# Pieces of a colour, in the order of ``reserve``.
MARKERS: Final = 0
LEGIONS: Final = 1
TRIREMES: Final = 2
FORTRESSES: Final = 3
PIECES: Final = 4

# The two sides of a battle.
ATTACKER: Final = 0
DEFENDER: Final = 1
SIDES: Final = 2

NOWHERE: Final = -1
NO_CARD: Final = -1
NOT_CHOSEN: Final = -1


def card_at(seat: int, kind: int) -> int:
    """Return the index of a seat's cards of a kind in the lists of cards, which hold all kinds seat by seat."""
    return seat * KINDS + kind


def cards_of(seat: int) -> slice:
    """Return the indices of a seat's cards in the lists of cards."""
    return slice(seat * KINDS, seat * KINDS + KINDS)


def unit_at(place: int, civ: int) -> int:
    """Return the index of a civilisation's units at a place in ``legions`` and ``triremes``."""
    return place * CIVS + civ


def units_in(place: int) -> slice:
    """Return the indices of all civilisations' units at a place in ``legions`` and ``triremes``."""
    return slice(place * CIVS, place * CIVS + CIVS)


def piece_at(civ: int, piece: int) -> int:
    """Return the index in ``reserve`` of a civilisation's pieces of one sort."""
    return civ * PIECES + piece


def pieces_of(civ: int) -> slice:
    """Return the indices in ``reserve`` of all pieces of a civilisation."""
    return slice(civ * PIECES, civ * PIECES + PIECES)


class Exchange(Fields):
    """The exchange of a turn."""

    def __init__(self, seats: int, of: "Exchange | None" = None) -> None:
        """Begin without cards on the table, or copy an exchange."""
        cards = seats * KINDS
        self.demand: int = 0 if of is None else of.demand  # cards that each trader offers
        self.traders: int = 0 if of is None else of.traders  # bits of the seats that take part
        self.offers: list[int] = [0] * cards if of is None else of.offers[:]  # see card_at
        self.taken: list[int] = [0] * cards if of is None else of.taken[:]  # acquired, face down
        self.offers_open: int = 0 if of is None else of.offers_open
        self.picker: int = NOBODY if of is None else of.picker
        self.last_picker: int = NOBODY if of is None else of.last_picker
        self.picker_before: int = NOBODY if of is None else of.picker_before
        self.victim: int = NOBODY if of is None else of.victim  # of the pick announced
        self.wanted: int = NO_CARD if of is None else of.wanted  # the card announced
        self.redirected: int = 0 if of is None else of.redirected
        self.ulysses_used: int = 0 if of is None else of.ulysses_used


class Gift(Fields):
    """The card of M29, which only its giver and its receiver have seen; it matters until the end of construction."""

    def __init__(self, of: "Gift | None" = None) -> None:
        """Begin without a gift, or copy one."""
        self.giver: int = NOBODY if of is None else of.giver
        self.receiver: int = NOBODY if of is None else of.receiver
        self.card: int = NO_CARD if of is None else of.card
        self.may_be: int = 0 if of is None else of.may_be  # bits of the kinds it can be, as far as others know

    def keys(self) -> dict[str, str]:
        """Return the keys of renamed fields."""
        return {"giver": "gift_from", "receiver": "gift_to", "card": "gift_card", "may_be": "gift_may_be"}


class Construction(Fields):
    """What was done in this construction phase and matters until its end."""

    def __init__(self, of: "Construction | None" = None) -> None:
        """Begin the phase, or copy it."""
        self.placed: int = 0 if of is None else of.placed  # bits of the provinces in which a marker was placed
        self.free_marker_used: int = 0 if of is None else of.free_marker_used
        self.swap_used: int = 0 if of is None else of.swap_used


class Command(Fields):
    """The turn of one seat in the military phase."""

    def __init__(self, places: int, of: "Command | None" = None) -> None:
        """Begin a turn, or copy it."""
        self.tired: list[int] = [0] * places if of is None else of.tired[:]  # units at each place that may not move
        self.fought: int = 0 if of is None else of.fought  # bits of the places where a battle was fought
        self.held: int = 0 if of is None else of.held  # bits of the provinces that the seat held alone at first
        self.chosen: int = 0 if of is None else of.chosen  # bits of the provinces for which it has chosen


class Battle(Fields):
    """The last battle, or the last group that entered a foreign province."""

    def __init__(self, of: "Battle | None" = None) -> None:
        """Begin without a battle, or copy one."""
        self.place: int = NOWHERE if of is None else of.place
        self.entering: int = 0 if of is None else of.entering  # legions of the group
        self.sides: list[int] = [NOBODY] * SIDES if of is None else of.sides[:]  # the civilisation of each side
        self.dice: list[int] = [0] * SIDES if of is None else of.dice[:]  # the total of each side
        self.losses: list[int] = [0] * SIDES if of is None else of.losses[:]  # units that each side loses
        self.fallen: list[int] = [NOT_CHOSEN] * SIDES if of is None else of.fallen[:]  # fortresses of these, as chosen

    def keys(self) -> dict[str, str]:
        """Return the keys of renamed fields."""
        return {"place": "battle_place"}


class MareNostrumState(State):
    """A position of Mare Nostrum. Pieces belong to civilisations, cards to seats."""

    def __init__(self, terms: Terms, of: "MareNostrumState | None" = None) -> None:
        """Lay out an empty table, or copy a position: each field is declared here, in one line."""
        super().__init__(terms, of)
        box: Box = terms.box
        actions: Actions = terms.actions
        options: Options = terms.options
        self.box: Final = box
        self.actions: Final = actions
        self.options: Final = options
        seats = terms.seats
        self.turns: int = 0 if of is None else of.turns  # the turn being played, from 1; 0 before the first
        # Who plays what
        self.civ_of: list[int] = [NOBODY] * seats if of is None else of.civ_of[:]  # of each seat
        # Of each civilisation; NOBODY if it is neutral
        self.seat_of: list[int] = [NOBODY] * CIVS if of is None else of.seat_of[:]
        self.roles: list[int] = [NOBODY] * ROLES if of is None else of.roles[:]  # the seat that holds each
        # Of each hero and wonder: a seat or NOBODY
        self.card_owner: list[int] = [NOBODY] * CARDS if of is None else of.card_owner[:]
        # The board
        # Of each province: the civilisation whose influence is there, or NOBODY
        self.owner: list[int] = [NOBODY] * box.provinces if of is None else of.owner[:]
        self.legions: list[int] = [0] * (box.provinces * CIVS) if of is None else of.legions[:]  # see unit_at
        self.triremes: list[int] = [0] * (box.places * CIVS) if of is None else of.triremes[:]  # in port, or at sea
        self.fortresses: list[int] = [0] * box.provinces if of is None else of.fortresses[:]  # the owner's
        # FREE, BUILT, COVERED or SHUT
        self.buildings: list[int] = [FREE] * len(box.building_kind) if of is None else of.buildings[:]
        self.converting: int = 0 if of is None else of.converting  # bits of the provinces with an invader on the marker
        self.reserve: list[int] = box.reserve * CIVS if of is None else of.reserve[:]  # see piece_at
        # M5: of cities, caravans, temples, markets
        self.stock: list[int] = [each[seats - FEWEST_SEATS] for each in box.stock] if of is None else of.stock[:]
        # Cards
        self.bank: list[int] = box.card_counts[:] if of is None else of.bank[:]
        self.hands: list[int] = [0] * (seats * KINDS) if of is None else of.hands[:]  # see card_at
        self.spent: list[int] = [0] * KINDS if of is None else of.spent[:]  # in this construction phase
        # Set-up
        self.points: list[int] = [0] * seats if of is None else of.points[:]  # left to each seat in the free set-up
        self.heirs: int = 0 if of is None else of.heirs  # bits of the seats that a role's holder chooses from
        # Commerce; copies share an exchange in which nobody takes part, as no rule changes it
        trade = None if of is None else of.exchange
        self.exchange: Exchange = Exchange(seats, trade) if trade is None or trade.traders else trade
        self.gift: Gift = Gift(None if of is None else of.gift)
        # A phase in which a leader names the next player
        self.acted: int = 0 if of is None else of.acted  # bits of the seats that had their turn
        self.active: int = NOBODY if of is None else of.active
        self.construction: Construction = Construction(None if of is None else of.construction)
        # War
        self.helen_used: int = 0 if of is None else of.helen_used
        self.command: Command = Command(box.places, None if of is None else of.command)
        # Copies share it unless play is interrupted: a new battle replaces the last
        self.battle: Battle = Battle() if of is None else Battle(of.battle) if of.stack else of.battle

    def copy(self) -> "MareNostrumState":
        """Return an independent position."""
        return MareNostrumState(self.terms, self)

    def detach(self) -> None:
        """Copy exchange and battle, so that a bot may scribble on a state that it imagines."""
        self.exchange = Exchange(self.seats, self.exchange)
        self.battle = Battle(self.battle)

    # What can be seen at a glance

    def civ(self, seat: int) -> int:
        """Return the civilisation of a seat."""
        return self.civ_of[seat]

    def player(self, civ: int) -> int:
        """Return the seat of a civilisation, or NOBODY if it is neutral or there is none."""
        return NOBODY if civ == NOBODY else self.seat_of[civ]

    def holds_card(self, seat: int, card: int) -> bool:
        """Say whether a seat has a hero or a wonder."""
        return seat != NOBODY and self.card_owner[card] == seat

    def hand_size(self, seat: int) -> int:
        """Return how many cards a seat holds, including those in front of it on the table; everybody knows it (M25)."""
        size, first, exchange = 0, card_at(seat, 0), self.exchange
        for at in range(first, first + KINDS):
            size += self.hands[at]
        if exchange.traders:
            for at in range(first, first + KINDS):
                size += exchange.offers[at] + exchange.taken[at]
        return size

    def cards_won(self, seat: int) -> int:
        """Return how many heroes and wonders a seat has."""
        return self.card_owner.count(seat)
