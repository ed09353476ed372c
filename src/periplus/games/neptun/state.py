"""What lies on the table in Neptun: fields, and where to find things in them; no rules."""

from typing import Final

from periplus.games.neptun.actions import Actions
from periplus.games.neptun.box import REGIONS, ROUNDS, SLOTS, Box
from periplus.games.neptun.options import Options
from periplus.kernel.state import State, Terms

# Counters of the order of play; turns 5 and 6 are the extra turns 5 I and 5 II.
ROUND: Final = 0
TURN: Final = 1
TURNS: Final = 5
EXTRA_TURNS: Final = 2
ALL_TURNS: Final = TURNS + EXTRA_TURNS

# What each stream of luck decides.
ORDER_LUCK: Final = 0
MARKER_LUCK: Final = 1
CITY_LUCK: Final = 2
GOODS_LUCK: Final = 3
OAR_LUCK: Final = 4
BONUS_LUCK: Final = 5
STREAMS: Final = 6

# A place in the row of columns holds a kind of card, or one of these.
FACE_DOWN: Final = -1
GONE: Final = -2

# What lies in a slot of a manifest.
FREE: Final = 0
OPEN: Final = 1
TURNED: Final = 2
FULFILLED: Final = 3

NO_CARD: Final = -1
NO_COLUMN: Final = -1
NOBODY: Final = -1
NO_TILE: Final = 0
NOT_TAKEN: Final = -1
REMOVED: Final = -2
OFF_BOARD: Final = -99


def slot_at(seat: int, slot: int) -> int:
    """Return the index of a slot in the lists of manifests, which hold the slots of all seats in turn."""
    return seat * SLOTS + slot


def slots_of(seat: int) -> slice:
    """Return where the slots of a seat are in the lists of manifests."""
    return slice(seat * SLOTS, seat * SLOTS + SLOTS)


def turn_at(seat: int, turn: int) -> int:
    """Return the index of a seat's oar card of a turn in the list of cards played."""
    return seat * ALL_TURNS + turn


def bonus_at(seat: int, round: int) -> int:
    """Return the index of a seat's bonus tile of a round in the list of bonus tiles."""
    return seat * ROUNDS + round


class NeptunState(State):
    """A position of Neptun. Lists have an entry for each seat unless they say otherwise."""

    def __init__(self, terms: Terms, of: "NeptunState | None" = None) -> None:
        """Lay out an empty table, or copy a position: each field is declared here, in one line."""
        super().__init__(terms, of)
        box: Box = terms.box
        actions: Actions = terms.actions
        options: Options = terms.options
        self.box: Final = box
        self.actions: Final = actions
        self.options: Final = options
        seats = terms.seats
        slots, columns, tokens = seats * SLOTS, seats + 1, seats * REGIONS
        # The board
        self.markers: list[int] = [0] * len(box.link_ends) if of is None else of.markers  # miles of each link
        self.miles: list[list[int]] = [] if of is None else of.miles  # shortest ways; copies share both, dealt once
        self.wind: int = 0 if of is None else of.wind
        self.forecast: int = OFF_BOARD if of is None else of.forecast
        self.ships: list[int] = [box.start] * seats if of is None else of.ships[:]  # the city of each
        self.track: list[int] = [0] * tokens if of is None else of.track[:]  # N8: space of each token, see token_at
        self.pile: list[int] = [0] * tokens if of is None else of.pile[:]  # rank of arrival there, lowest first
        # Of each point tile: a seat, NOT_TAKEN or REMOVED
        self.tile_owner: list[int] = [NOT_TAKEN] * len(box.tile_value) if of is None else of.tile_owner[:]
        # Bags: draw piles with what lies face down in the row, sorted, as nobody knows any order;
        # a card that is nowhere else is in its discard pile
        self.city_bag: list[int] = [] if of is None else of.city_bag[:]
        self.goods_bag: list[int] = [] if of is None else of.goods_bag[:]
        self.oar_bag: list[int] = [] if of is None else of.oar_bag[:]
        # The row of columns
        self.row_city: list[int] = [GONE] * columns if of is None else of.row_city[:]
        self.row_goods: list[int] = [GONE] * columns if of is None else of.row_goods[:]
        self.row_oar: list[int] = [GONE] * columns if of is None else of.row_oar[:]
        # The seat that turned up each column and refused it, where a refusal lasts (N19), or NOBODY
        self.row_refuser: list[int] = [NOBODY] * columns if of is None else of.row_refuser[:]
        self.leftover_gold: int = 0 if of is None else of.leftover_gold  # on the leftmost column
        self.revealed_column: int = NO_COLUMN if of is None else of.revealed_column  # the last one, by the current seat
        # Players
        self.gold: list[int] = [0] * seats if of is None else of.gold[:]
        self.oar_scale: list[int] = [0] * seats if of is None else of.oar_scale[:]  # power where the order marker is
        self.hands: list[list[int]] = [[] for _ in range(seats)] if of is None else [hand[:] for hand in of.hands]
        self.chosen: list[int] = [NO_CARD] * seats if of is None else of.chosen[:]  # not yet revealed; still in hand
        self.played: list[int] = [NO_CARD] * (seats * ALL_TURNS) if of is None else of.played[:]  # see turn_at
        self.manifest: list[int] = [FREE] * slots if of is None else of.manifest[:]  # see slot_at
        self.manifest_city: list[int] = [NO_CARD] * slots if of is None else of.manifest_city[:]
        self.manifest_goods: list[int] = [NO_CARD] * slots if of is None else of.manifest_goods[:]
        self.bonus: list[int] = [NO_TILE] * (seats * ROUNDS) if of is None else of.bonus[:]  # values, see bonus_at
        self.takes_extra: int = 0 if of is None else of.takes_extra  # bits of the seats in the extra turn

    def keys(self) -> dict[str, str]:
        """Return the keys of renamed fields."""
        return {
            "ships": "boats",
            "manifest": "chart",
            "manifest_city": "chart_city",
            "manifest_goods": "chart_goods",
        }

    def derived(self) -> tuple[str, ...]:
        """Name the ways, which follow from the markers."""
        return ("miles",)

    def copy(self) -> "NeptunState":
        """Return an independent position."""
        return NeptunState(self.terms, self)

    def detach(self) -> None:
        """Copy markers and ways, so that a bot may change a state that it imagines."""
        self.markers = self.markers[:]
        self.miles = [ways[:] for ways in self.miles]

    def derive(self) -> None:
        """Work out the shortest way between any two cities from the markers."""
        count = len(self.box.city_names)
        self.miles = [self._ways_from(city, count) for city in range(count)]

    def _ways_from(self, city: int, count: int) -> list[int]:
        """Return the shortest way from one city to every other."""
        markers = self.markers
        ways = [sum(markers) + 1] * count
        ways[city] = 0
        todo = [city]
        for one in todo:  # grows while a shorter way to some city is found
            for other, link in self.box.links_of[one]:
                way = ways[one] + markers[link]
                if way < ways[other]:
                    ways[other] = way
                    todo.append(other)
        return ways

    def round(self) -> int:
        """Return the round: 0 for A, 1 for B, 2 for C."""
        return self.loops[ROUND]

    def token_at(self, temple: int, seat: int) -> int:
        """Return the index of a seat's token at a temple in ``track`` and ``pile``."""
        return temple * self.seats + seat

    def open_contract(self, seat: int) -> bool:
        """Say whether a seat has a contract that is neither fulfilled nor turned."""
        for at in range(slot_at(seat, 0), slot_at(seat, SLOTS)):
            if self.manifest[at] == OPEN:
                return True
        return False


def played_oar(s: NeptunState, seat: int) -> int:
    """Return the card that a seat has played this turn, or NO_CARD."""
    return s.played[seat * ALL_TURNS + s.loops[TURN]]
