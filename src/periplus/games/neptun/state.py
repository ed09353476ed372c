"""What lies on the table in Neptun: fields and ``copy``; no rules."""

from typing import Final

from periplus.games.neptun.actions import Actions
from periplus.games.neptun.box import REGIONS, ROUNDS, SLOTS, Box
from periplus.kernel.game import Game
from periplus.kernel.option import Value
from periplus.kernel.state import State

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

# What lies in a slot of a chart.
FREE: Final = 0
OPEN: Final = 1
TURNED: Final = 2
FULFILLED: Final = 3

NO_CARD: Final = -1
NO_COLUMN: Final = -1
NO_TILE: Final = 0
NOT_TAKEN: Final = -1
REMOVED: Final = -2
OFF_BOARD: Final = -99


class Switches:
    """The options of N61 as chosen for one game."""

    def __init__(self, settings: dict[str, Value]) -> None:
        """Take the settled options."""
        self.leftover_gold_accumulates: Final = settings["leftover_gold_accumulates"] is True
        self.buy_with_fresh_gold: Final = settings["buy_with_fresh_gold"] is True
        self.extra_turns_affect_wind: Final = settings["extra_turns_affect_wind"] is True
        self.extra_turns_asked_once: Final = settings["extra_turns_asked_once"] is True
        self.zero_may_score: Final = settings["zero_may_score"] is True
        self.wind_between_rounds: Final = str(settings["wind_between_rounds"])
        self.bonus_tiles_fixed: Final = settings["bonus_tiles"] == "fixed3"


class NeptunState(State):
    """A position of Neptun. Lists over seats have one entry a seat; charts five, temples one a region."""

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
        # The board
        self.markers: list[int]  # miles of each link
        self.miles: list[list[int]]  # shortest way between cities; derived from the markers
        self.wind: int
        self.forecast: int
        self.boats: list[int]  # city of each seat's boat
        self.track: list[int]  # seats times region temples: space of the token
        self.pile: list[int]  # likewise: rank of arrival on that space, lower for tokens further below
        self.tile_owner: list[int]  # of each point tile: seat, NOT_TAKEN or REMOVED
        # Bags: draw piles with what lies face down in the row, sorted, as nobody knows any order;
        # a card that is nowhere else lies in its discard
        self.city_bag: list[int]
        self.goods_bag: list[int]
        self.oar_bag: list[int]
        # The row of columns
        self.row_city: list[int]
        self.row_goods: list[int]
        self.row_oar: list[int]
        self.leftover_gold: int  # on the leftmost column
        self.revealed_column: int  # the column that the seat in turn has turned up last
        # Players
        self.gold: list[int]
        self.oar_scale: list[int]  # power at which the order marker stands
        self.hands: list[list[int]]  # sorted
        self.chosen: list[int]  # oar card chosen and not yet revealed; still in hand
        self.played: list[int]  # seats times ALL_TURNS: oar card played this round
        self.chart: list[int]  # seats times SLOTS: FREE, OPEN, TURNED or FULFILLED
        self.chart_city: list[int]
        self.chart_goods: list[int]
        self.bonus: list[int]  # seats times ROUNDS: value of the bonus tile, or NO_TILE
        self.takes_extra: int  # bits of the seats that take part in the extra turn

    def fields(self) -> tuple[str, ...]:
        """Return all fields but the derived ones."""
        return (
            "markers", "wind", "forecast", "boats", "track", "pile", "tile_owner",
            "city_bag", "goods_bag", "oar_bag",
            "row_city", "row_goods", "row_oar", "leftover_gold", "revealed_column",
            "gold", "oar_scale", "hands", "chosen", "played", "chart", "chart_city", "chart_goods",
            "bonus", "takes_extra",
        )  # fmt: skip

    def clear(self) -> None:
        """Set every field to an empty table."""
        seats, box = self.seats, self.box
        self.markers = [0] * len(box.link_ends)
        self.miles = []
        self.wind = 0
        self.forecast = OFF_BOARD
        self.boats = [box.start] * seats
        self.track = [0] * (seats * REGIONS)  # N8: a token of each player on space 0 of each region temple
        self.pile = [0] * (seats * REGIONS)
        self.tile_owner = [NOT_TAKEN] * len(box.tile_value)
        self.city_bag = []
        self.goods_bag = []
        self.oar_bag = []
        self.row_city = [GONE] * (seats + 1)
        self.row_goods = [GONE] * (seats + 1)
        self.row_oar = [GONE] * (seats + 1)
        self.leftover_gold = 0
        self.revealed_column = NO_COLUMN
        self.gold = [0] * seats
        self.oar_scale = [0] * seats
        self.hands = [[] for _ in range(seats)]
        self.chosen = [NO_CARD] * seats
        self.played = [NO_CARD] * (seats * ALL_TURNS)
        self.chart = [FREE] * (seats * SLOTS)
        self.chart_city = [NO_CARD] * (seats * SLOTS)
        self.chart_goods = [NO_CARD] * (seats * SLOTS)
        self.bonus = [NO_TILE] * (seats * ROUNDS)
        self.takes_extra = 0

    def copy(self) -> "NeptunState":
        """Return an independent position."""
        twin = NeptunState(self.game, self.seats, self.rules, self.settings, self.switches, self.box, self.actions)
        self.copy_kernel_to(twin)
        twin.markers = self.markers  # dealt once and never changed, so copies may share them
        twin.miles = self.miles
        twin.wind = self.wind
        twin.forecast = self.forecast
        twin.boats = self.boats[:]
        twin.track = self.track[:]
        twin.pile = self.pile[:]
        twin.tile_owner = self.tile_owner[:]
        twin.city_bag = self.city_bag[:]
        twin.goods_bag = self.goods_bag[:]
        twin.oar_bag = self.oar_bag[:]
        twin.row_city = self.row_city[:]
        twin.row_goods = self.row_goods[:]
        twin.row_oar = self.row_oar[:]
        twin.leftover_gold = self.leftover_gold
        twin.revealed_column = self.revealed_column
        twin.gold = self.gold[:]
        twin.oar_scale = self.oar_scale[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.chosen = self.chosen[:]
        twin.played = self.played[:]
        twin.chart = self.chart[:]
        twin.chart_city = self.chart_city[:]
        twin.chart_goods = self.chart_goods[:]
        twin.bonus = self.bonus[:]
        twin.takes_extra = self.takes_extra
        return twin

    def detach(self) -> None:
        """Copy markers and ways, so that whoever imagines a state may scribble on it."""
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

    def open_contract(self, seat: int) -> bool:
        """Say whether a seat has a contract that is neither fulfilled nor turned."""
        for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
            if self.chart[slot] == OPEN:
                return True
        return False
