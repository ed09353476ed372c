"""What lies on the table in Mare Nostrum: fields and ``copy``; no rules."""

from typing import Final

from periplus.games.mare_nostrum.actions import Actions
from periplus.games.mare_nostrum.box import CARDS, CIVS, FEWEST_SEATS, KINDS, NOBODY, ROLES, Box
from periplus.kernel.game import Game
from periplus.kernel.option import Value
from periplus.kernel.state import State

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
COVERED: Final = 2  # built, and a legion of an occupier stands on it
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


class Switches:
    """The options as chosen for one game."""

    def __init__(self, settings: dict[str, Value]) -> None:
        """Take the settled options."""
        self.free_set_up: Final = settings["set_up"] == "free"
        self.in_seat_order: Final = settings["civilisations"] == "in_order"
        self.four_without: Final = str(settings["four_without"])
        self.three_without: Final = str(settings["three_without"])
        self.greek_sheet_b: Final = settings["greek_sheet"] == "b"
        self.long_game: Final = settings["goal"] == "five"
        self.three_roles: Final = settings["three_roles"] is True
        self.four_capitals: Final = settings["four_capitals"] is True
        self.caesar_legions_only: Final = settings["caesar"] == "legions"
        self.hannibal_legion: Final = settings["hannibal_legion"] is True
        self.leptis_magna: Final = settings["leptis_magna"] is True
        self.greek_grain: Final = str(settings["greek_grain"])
        self.turn_limit: Final = int(settings["turn_limit"])


class MareNostrumState(State):
    """A position of Mare Nostrum.

    Pieces belong to civilisations, cards to seats. ``legions`` and ``triremes`` have CIVS entries a place, hands
    and their like KINDS entries a seat: how many cards of each kind.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        rules: int,
        settings: dict[str, Value],
        switches: Switches,
        box: Box,
        actions: Actions,
    ) -> None:
        """Hold what never changes."""
        super().__init__(game, seats, rules, settings, game.program.words)
        self.switches: Final = switches
        self.box: Final = box
        self.actions: Final = actions
        self.turns: int  # the turn being played, from 1; 0 before the first
        # Who plays what
        self.civ_of: list[int]  # of each seat
        self.seat_of: list[int]  # of each civilisation; NOBODY if it is neutral
        self.roles: list[int]  # the seat that holds each
        self.card_owner: list[int]  # of each hero and wonder: a seat or NOBODY
        # The board
        self.owner: list[int]  # of each province: the civilisation whose influence is there, or NOBODY
        self.legions: list[int]
        self.triremes: list[int]  # in port in a province, or at sea
        self.fortresses: list[int]  # of each province; they are its owner's
        self.buildings: list[int]  # FREE, BUILT, COVERED or SHUT
        self.converting: int  # bits of the provinces whose marker an invader has a legion on
        self.reserve: list[int]  # of each civilisation PIECES entries
        self.stock: list[int]  # of cities, caravans, temples, markets
        # Cards
        self.bank: list[int]
        self.hands: list[int]
        self.spent: list[int]  # laid out in this construction phase, back to the bank at its end
        # Set-up
        self.points: list[int]  # left to each seat in the free set-up
        self.heirs: int  # bits of the seats that a role's holder chooses from
        # The exchange
        self.demand: int
        self.traders: int  # bits of the seats that take part
        self.offers: list[int]
        self.taken: list[int]  # acquired, face down
        self.offers_open: int
        self.picker: int
        self.last_picker: int
        self.picker_before: int
        self.victim: int  # of the pick announced
        self.wanted: int  # the card announced
        self.redirected: int
        self.ulysses_used: int
        self.gift_from: int  # the card of M29 that third parties have not seen
        self.gift_to: int
        self.gift_card: int
        self.gift_may_be: int  # bits of the kinds it can be, as far as they know
        # A phase in which a leader names the next player
        self.acted: int  # bits of the seats that had their turn
        self.active: int
        # Construction
        self.placed: int  # bits of the provinces in which a marker was placed this turn
        self.free_marker_used: int
        self.swap_used: int
        # The military phase
        self.helen_used: int
        self.tired: list[int]  # units of the active seat at each place that cannot move any more
        self.fought: int  # bits of the places where a battle was fought in this seat's turn
        self.held: int  # bits of the provinces that the active seat held alone when its turn began
        self.chosen: int  # bits of the provinces for which it has chosen this turn
        # A battle, or a group that enters a foreign province
        self.battle_place: int
        self.entering: int  # legions of the group
        self.sides: list[int]  # civilisation of attacker and defender
        self.dice: list[int]  # sum of each side
        self.losses: list[int]  # units that each side loses
        self.fallen: list[int]  # how many of them are fortresses, as chosen

    def fields(self) -> tuple[str, ...]:
        """Return all fields."""
        return (
            "turns", "civ_of", "seat_of", "roles", "card_owner",
            "owner", "legions", "triremes", "fortresses", "buildings", "converting", "reserve", "stock",
            "bank", "hands", "spent", "points", "heirs",
            "demand", "traders", "offers", "taken", "offers_open", "picker", "last_picker", "picker_before",
            "victim", "wanted", "redirected", "ulysses_used", "gift_from", "gift_to", "gift_card", "gift_may_be",
            "acted", "active", "placed", "free_marker_used", "swap_used",
            "helen_used", "tired", "fought", "held", "chosen",
            "battle_place", "entering", "sides", "dice", "losses", "fallen",
        )  # fmt: skip

    def clear(self) -> None:
        """Set every field to an empty table."""
        seats, box = self.seats, self.box
        self.turns = 0
        self.civ_of = [NOBODY] * seats
        self.seat_of = [NOBODY] * CIVS
        self.roles = [NOBODY] * ROLES
        self.card_owner = [NOBODY] * CARDS
        self.owner = [NOBODY] * box.provinces
        self.legions = [0] * (box.provinces * CIVS)
        self.triremes = [0] * (box.places * CIVS)
        self.fortresses = [0] * box.provinces
        self.buildings = [FREE] * len(box.building_kind)
        self.converting = 0
        self.reserve = [
            box.reserve_influence, box.reserve_legions, box.reserve_triremes, box.reserve_fortresses,
        ] * CIVS  # fmt: skip
        self.stock = [tokens[seats - FEWEST_SEATS] for tokens in box.stock]  # M5
        self.bank = box.card_counts[:]
        self.hands = [0] * (seats * KINDS)
        self.spent = [0] * KINDS
        self.points = [0] * seats
        self.heirs = 0
        self.demand = 0
        self.traders = 0
        self.offers = [0] * (seats * KINDS)
        self.taken = [0] * (seats * KINDS)
        self.offers_open = 0
        self.picker = NOBODY
        self.last_picker = NOBODY
        self.picker_before = NOBODY
        self.victim = NOBODY
        self.wanted = NO_CARD
        self.redirected = 0
        self.ulysses_used = 0
        self.gift_from = NOBODY
        self.gift_to = NOBODY
        self.gift_card = NO_CARD
        self.gift_may_be = 0
        self.acted = 0
        self.active = NOBODY
        self.placed = 0
        self.free_marker_used = 0
        self.swap_used = 0
        self.helen_used = 0
        self.tired = [0] * box.places
        self.fought = 0
        self.held = 0
        self.chosen = 0
        self.battle_place = NOWHERE
        self.entering = 0
        self.sides = [NOBODY] * SIDES
        self.dice = [0] * SIDES
        self.losses = [0] * SIDES
        self.fallen = [NOT_CHOSEN] * SIDES

    def copy(self) -> "MareNostrumState":
        """Return an independent position."""
        twin = MareNostrumState(self.game, self.seats, self.rules, self.settings, self.switches, self.box, self.actions)
        self.copy_kernel_to(twin)
        twin.turns = self.turns
        twin.civ_of = self.civ_of[:]
        twin.seat_of = self.seat_of[:]
        twin.roles = self.roles[:]
        twin.card_owner = self.card_owner[:]
        twin.owner = self.owner[:]
        twin.legions = self.legions[:]
        twin.triremes = self.triremes[:]
        twin.fortresses = self.fortresses[:]
        twin.buildings = self.buildings[:]
        twin.converting = self.converting
        twin.reserve = self.reserve[:]
        twin.stock = self.stock[:]
        twin.bank = self.bank[:]
        twin.hands = self.hands[:]
        twin.spent = self.spent[:]
        twin.points = self.points[:]
        twin.heirs = self.heirs
        twin.demand = self.demand
        twin.traders = self.traders
        twin.offers = self.offers[:]
        twin.taken = self.taken[:]
        twin.offers_open = self.offers_open
        twin.picker = self.picker
        twin.last_picker = self.last_picker
        twin.picker_before = self.picker_before
        twin.victim = self.victim
        twin.wanted = self.wanted
        twin.redirected = self.redirected
        twin.ulysses_used = self.ulysses_used
        twin.gift_from = self.gift_from
        twin.gift_to = self.gift_to
        twin.gift_card = self.gift_card
        twin.gift_may_be = self.gift_may_be
        twin.acted = self.acted
        twin.active = self.active
        twin.placed = self.placed
        twin.free_marker_used = self.free_marker_used
        twin.swap_used = self.swap_used
        twin.helen_used = self.helen_used
        twin.tired = self.tired[:]
        twin.fought = self.fought
        twin.held = self.held
        twin.chosen = self.chosen
        twin.battle_place = self.battle_place
        twin.entering = self.entering
        twin.sides = self.sides[:]
        twin.dice = self.dice[:]
        twin.losses = self.losses[:]
        twin.fallen = self.fallen[:]
        return twin

    # What can be read off the table at a glance

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
        """Return how many cards a seat holds, those before it on the table included; all know it (M25)."""
        size = 0
        for at in range(seat * KINDS, seat * KINDS + KINDS):
            size += self.hands[at]
        if self.traders:
            for at in range(seat * KINDS, seat * KINDS + KINDS):
                size += self.offers[at] + self.taken[at]
        return size

    def cards_won(self, seat: int) -> int:
        """Return how many heroes and wonders a seat has."""
        return self.card_owner.count(seat)
