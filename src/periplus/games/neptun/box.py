"""The box of Neptun as typed, validated values. Cards are kinds: two cards that read alike are one kind."""

from typing import Any, Final

from periplus.kernel.box import Reader, distinct
from periplus.kernel.errors import BadBox, Fault

ROUNDS: Final = 3
SLOTS: Final = 5
REGIONS: Final = 5
GOLD_TEMPLE: Final = REGIONS
MOST_SEATS: Final = 5
NOTATION: Final = ("serve", "buy")  # words of `sail Tyros serve 2 buy`
POINT_SOURCES: Final = ("gold", "bonus")  # points come from these and from the regions
NO_REGION: Final = -1

# Five turns of one column a player and a leftover, and what five players may hold over between rounds.
CARDS_A_ROUND: Final = SLOTS * MOST_SEATS + 1
OARS_HELD_OVER: Final = 2 * MOST_SEATS


class Box:
    """Every component of Neptun."""

    def __init__(self, data: dict[str, Any], name: str) -> None:
        """Read the box; raise ``BadBox`` with every fault."""
        faults: list[Fault] = []
        top = Reader(data, "", faults)
        self._read_values(top)
        self._read_map(top)
        self._read_goods(top)
        self._read_city_cards(top)
        self._read_oars(top)
        self._read_tiles(top)
        top.close()
        if faults:
            raise BadBox(name, faults, "periplus.games.neptun")

    def _read_values(self, top: Reader) -> None:
        """Read scales, prices and colours."""
        scales = top.table("scales")
        self.wind_low = scales.number("wind_low", 0, 99)
        self.wind_high = scales.number("wind_high", self.wind_low, 99)
        self.wind_neutral = scales.number("wind_neutral", self.wind_low, self.wind_high)
        self.forecast_high = scales.number("forecast", 0, self.wind_high)
        self.power_high = scales.number("power", 1, 99)
        span = self.wind_neutral - self.wind_low, self.wind_high - self.wind_neutral
        if self.forecast_high > min(span):
            scales.fault("forecast", "fault-number", low=0, high=min(span))
        _close(scales)
        prices = top.table("prices")
        self.mile_price = prices.number("mile", 1, 99)
        self.point_price = prices.number("temple_point", 1, 99)
        _close(prices)
        colours = top.tables("colours")
        self.colours = [entry.name("name") for entry in colours]
        distinct(colours, "name", self.colours)
        for entry in colours:
            _close(entry)
        if len(self.colours) != MOST_SEATS:
            top.fault("colours", "fault-count", count=MOST_SEATS)

    def _read_map(self, top: Reader) -> None:
        """Read regions, cities, where ships start, links and markers."""
        regions = top.tables("regions")
        self.region_names = [entry.name("name") for entry in regions]
        distinct(regions, "name", self.region_names)
        unreserved(regions, self.region_names, POINT_SOURCES)
        for entry in regions:
            _close(entry)
        if len(self.region_names) != REGIONS:
            top.fault("regions", "fault-count", count=REGIONS)
        cities = top.tables("cities")
        self.city_names = [entry.name("name") for entry in cities]
        distinct(cities, "name", self.city_names)
        unreserved(cities, self.city_names, NOTATION)
        start = top.table("start")
        self.start = start.one_of("city", self.city_names)
        self.start_gold = start.number("gold", 0, 99)
        self.start_wind = start.number("wind", self.wind_low, self.wind_high)
        _close(start)
        self.city_region = [self._region(entry, at) for at, entry in enumerate(cities)]
        self._read_links(top)

    def _region(self, city: Reader, at: int) -> int:
        """Read the region of a city; the start harbour has none."""
        region = NO_REGION if at == self.start else city.one_of("region", self.region_names)
        _close(city)
        return region

    def _read_links(self, top: Reader) -> None:
        """Read links and markers: as many markers as links of each kind, and every city within reach."""
        self.link_ends: list[tuple[int, int]] = []
        self.link_deep: list[bool] = []
        for link in top.tables("links"):
            ends = link.take("ends")
            known = isinstance(ends, list) and len(ends) == 2 and all(end in self.city_names for end in ends)
            if isinstance(ends, list) and known and ends[0] != ends[1]:
                self.link_ends.append((self.city_names.index(ends[0]), self.city_names.index(ends[1])))
            elif ends is not None:
                link.fault("ends", "fault-ends")
            self.link_deep.append(link.one_of("kind", ["coastal", "deep sea"]) == 1)
            _close(link)
        markers = top.table("markers")
        deep = sum(self.link_deep)
        self.coastal_markers = sorted(markers.numbers("coastal", len(self.link_deep) - deep, 1, 99))
        self.deep_markers = sorted(markers.numbers("deep_sea", deep, 1, 99))
        self.all_miles = sum(self.coastal_markers) + sum(self.deep_markers)  # no journey is longer
        _close(markers)
        self.links_of: list[list[tuple[int, int]]] = [[] for _ in self.city_names]  # (other end, link)
        for at, (one, other) in enumerate(self.link_ends):
            self.links_of[one].append((other, at))
            self.links_of[other].append((one, at))
        for city in self._unreachable():
            top.fault(f"cities[{city}]", "fault-unreachable", city=self.city_names[city])

    def _unreachable(self) -> list[int]:
        """Return the cities that no chain of links joins to the start."""
        reached = {self.start}
        for _ in self.city_names:
            for one, other in self.link_ends:
                if one in reached or other in reached:
                    reached |= {one, other}
        return [city for city in range(len(self.city_names)) if city not in reached]

    def _read_goods(self, top: Reader) -> None:
        """Read the kinds of goods and the deck they form."""
        goods = top.tables("goods")
        self.goods_names = [entry.name("name") for entry in goods]
        distinct(goods, "name", self.goods_names)
        self.goods_deck: list[int] = []
        for kind, entry in enumerate(goods):
            self.goods_deck += [kind] * entry.number("cards", 1, 99)
            _close(entry)
        if len(self.goods_deck) < CARDS_A_ROUND:
            top.fault("goods", "fault-few", count=CARDS_A_ROUND)

    def _read_city_cards(self, top: Reader) -> None:
        """Read the city cards: each pays every good once, in gold or in temple points."""
        cards = top.tables("city_cards")
        self.card_names = [entry.id("id") for entry in cards]
        distinct(cards, "id", self.card_names)
        self.card_city = [entry.one_of("city", self.city_names) for entry in cards]
        self.card_gold: list[list[int]] = []
        self.card_points: list[list[int]] = []
        for entry, city in zip(cards, self.card_city, strict=True):
            if city == self.start and entry.data.get("city") in self.city_names:
                entry.fault("city", "fault-start-card")
            gold, points = self._pay(entry, "gold"), self._pay(entry, "temple")
            for good, name in enumerate(self.goods_names):
                if (gold[good] > 0) == (points[good] > 0):
                    entry.fault("", "fault-pay", good=name)
            self.card_gold.append(gold)
            self.card_points.append(points)
            _close(entry)
        if len(cards) < CARDS_A_ROUND:
            top.fault("city_cards", "fault-few", count=CARDS_A_ROUND)

    def _pay(self, card: Reader, column: str) -> list[int]:
        """Read one column of a city card: what it pays for each good, 0 for goods of the other column."""
        pays = card.table(column)
        amounts = [pays.number(name, 1, 99) if name in pays.data else 0 for name in self.goods_names]
        pays.close()
        return amounts

    def _read_oars(self, top: Reader) -> None:
        """Read the oar deck and the starting cards, which are kinds of their own."""
        self.oar_wind: list[int] = []
        self.oar_power: list[int] = []
        self.oar_names: list[str] = []
        self.oar_deck: list[int] = []
        for entry in top.tables("oars"):
            kind = self._oar(entry, "")
            self.oar_deck += [kind] * entry.number("cards", 1, 99)
            _close(entry)
        self.first_starting_oar = len(self.oar_wind)
        starting = top.tables("starting_oars")
        self.starting_oars = [self._oar(entry, "*") for entry in starting]
        for entry in starting:
            _close(entry)
        if len(self.starting_oars) != 2:
            top.fault("starting_oars", "fault-count", count=2)
        if len(self.oar_deck) < CARDS_A_ROUND + OARS_HELD_OVER:
            top.fault("oars", "fault-few", count=CARDS_A_ROUND + OARS_HELD_OVER)

    def _oar(self, entry: Reader, mark: str) -> int:
        """Read an oar card and return its kind."""
        faults = len(entry.faults)
        wind = entry.number("wind", -9, 9)
        power = entry.number("power", 1, self.power_high)
        name = f"{wind:+d}/{power}{mark}" if wind else f"0/{power}{mark}"
        if len(entry.faults) > faults:
            name = ""  # not a card, so that no other is blamed for being its twin
        elif name in self.oar_names:
            entry.fault("", "fault-twice", value=name)
        self.oar_wind.append(wind)
        self.oar_power.append(power)
        self.oar_names.append(name)
        return len(self.oar_names) - 1

    def _read_tiles(self, top: Reader) -> None:
        """Read point tiles, one for A, two for B, three for C at each temple, and bonus tiles."""
        self.temple_names = [*self.region_names, "Gold"]
        self.tile_value: list[int] = []
        self.tile_temple: list[int] = []
        self.tile_round: list[int] = []
        temples = top.tables("temples")
        names = [str(entry.data.get("name", "")) for entry in temples]
        distinct(temples, "name", names)
        for entry in temples:
            temple = entry.one_of("name", self.temple_names)
            for number, letter in enumerate("ABC"):
                values = sorted(entry.numbers(letter, number + 1, 0, 99), reverse=True)
                self.tile_value += values
                self.tile_temple += [temple] * len(values)
                self.tile_round += [number] * len(values)
            _close(entry)
        tiles = range(len(self.tile_value))
        self.tiles_at = [  # by temple and round, the most valuable first
            [[tile for tile in tiles if (self.tile_temple[tile], self.tile_round[tile]) == (temple, number)]
             for number in range(ROUNDS)]
            for temple in range(len(self.temple_names))
        ]  # fmt: skip
        if len(names) != len(self.temple_names):
            top.fault("temples", "fault-count", count=len(self.temple_names))
        bonus = top.table("bonus")
        self.bonus_tiles = sorted(bonus.numbers("tiles", ROUNDS * MOST_SEATS, 1, 99))
        self.bonus_fixed = bonus.number("fixed", 1, 99)
        _close(bonus)


def unreserved(entries: list[Reader], names: list[str], words: tuple[str, ...]) -> None:
    """Note a fault at every name that contains a reserved word."""
    for entry, name in zip(entries, names, strict=True):
        for word in name.lower().split():
            if word in words:
                entry.fault("name", "fault-reserved", word=word)


def _close(entry: Reader) -> None:
    """Take the source of an entry, and its note if it has one; nothing else may be left."""
    entry.source()
    entry.taken.add("note")
    entry.close()
