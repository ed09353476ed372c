"""The box of Mare Nostrum as typed, validated values. Sets of places are bit masks; the rest are numbers and lists.

A place is a province or a sea; seas are numbered after the provinces. A building is anything that can ever stand in a
province: a city on each site, a caravan on each icon, a temple and a market. Where it stands is called a spot.
"""

from typing import Any, Final

from periplus.kernel.bits import mask, members
from periplus.kernel.box import Reader, distinct
from periplus.kernel.entries import aliases, close, flag, names_of, tables_of, unreserved
from periplus.kernel.errors import BadBox, Fault

FEWEST_SEATS: Final = 3
MOST_SEATS: Final = 5
CIVS: Final = 5
MOST_PLACES: Final = 60  # masks of places stay within a machine word
NOBODY: Final = -1

# Kinds of cards in the bank: the goods, then taxes.
GOODS: Final = 12
TAX: Final = 12
KINDS: Final = 13

# What is built; the first four are the kinds of buildings.
CITY: Final = 0
CARAVAN: Final = 1
TEMPLE: Final = 2
MARKET: Final = 3
INFLUENCE: Final = 4
LEGION: Final = 5
TRIREME: Final = 6
FORTRESS: Final = 7
ITEMS: Final = ("city", "caravan", "temple", "market", "influence", "legion", "trireme", "fortress")

# Heroes and wonders by their powers.
CAESAR: Final = 0
HANNIBAL: Final = 1
HAMMURABI: Final = 2
PERICLES: Final = 3
CLEOPATRA: Final = 4
AGAMEMNON: Final = 5
ARCHIMEDES: Final = 6
SOLOMON: Final = 7
HELEN: Final = 8
NEBUCHADNEZZAR: Final = 9
ULYSSES: Final = 10
COLOSSUS: Final = 11
GARDENS: Final = 12
ARTEMIS: Final = 13
ZEUS: Final = 14
LIGHTHOUSE: Final = 15
MAUSOLEUM: Final = 16
PYRAMIDS: Final = 17
CARDS: Final = 18
POWERS: Final = (
    "caesar", "hannibal", "hammurabi", "pericles", "cleopatra",
    "agamemnon", "archimedes", "solomon", "helen", "nebuchadnezzar", "ulysses",
    "colossus", "gardens", "artemis", "zeus", "lighthouse", "mausoleum", "pyramids",
)  # fmt: skip

DIRECTOR: Final = 0
POLITICAL: Final = 1
MILITARY: Final = 2
ROLES: Final = 3
ROLE_NAMES: Final = ("director", "political", "military")

MOST_FORTRESSES: Final = 2  # in a province: losses name none, one or all of them

# A box without these tables was written before the program read them, and gets the values of that time. They are
# not added to the data, so the digest by which records name the box stays the same.
ONCE_FIXED: Final[dict[str, Any]] = {
    "goal": {"cards": 4, "source": "rulebook"},
    "goal_options": {"cards": 5, "surcharge": 1, "capitals": 4, "source": "inferred"},
    "income": {"doubled": 2, "source": "rulebook"},
    "exchange": {"traders": 2, "source": "inferred"},
    "construction": {"fortresses": 1, "taxes_kept": 2, "source": "rulebook"},
    "powers": {"discount": 1, "role": 2, "die": 1, "taxes": 1, "fortresses": 2, "source": "rulebook"},
}

OPTIONS: Final = ("leptis_magna", "macedonia_grain", "thrace_grain")  # options of the game that put a spot in play

# Words of the notation, which no name may contain.
NOTATION: Final = (
    "with", "from", "via", "against", "legion", "legions", "trireme", "triremes", "fortress", "fortresses", "first",
    "->", "for",
)  # fmt: skip


class CivilisationSheet:
    """What a civilisation starts with: markers, fortresses, buildings, and choices of one building out of several."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.markers: list[int] = []
        self.fortresses: list[int] = []
        self.buildings: list[int] = []
        self.choices: list[list[int]] = []


class Box:
    """Every component of Mare Nostrum."""

    def __init__(self, data: dict[str, Any], name: str) -> None:
        """Read the box; raise ``BadBox`` with every fault. What belongs together is checked once each part is sound."""
        faults: list[Fault] = []
        top = Reader({**ONCE_FIXED, **data}, "", faults)
        self._read_rules(top)
        self._read_powers(top)
        self._read_numbers(top)
        self._read_goods(top)
        places = top.tables("provinces") + top.tables("seas")
        self._read_places(top, places)
        self._read_borders(places)
        self._read_buildings(places)
        self._read_cards(top)
        civs = top.tables("civilisations")
        self._read_civilisations(top, civs)
        other = top.table("sheet_b")
        sheet_b = self._read_sheet_b(other)
        top.close()
        if not faults:
            self._check_map(places)
            self._check_sheets(civs)
            self._check_sheet_b(other, sheet_b)
            self._check_stock(top)
            self._check_pieces(top)
        if faults:
            raise BadBox(name, faults, "periplus.games.mare_nostrum")

    # Numbers, goods

    def _read_rules(self, top: Reader) -> None:
        """Read what wins, and the numbers of the phases of a turn."""
        goal = top.table("goal")
        self.goal_cards = goal.number("cards", 2, CARDS)  # a player may begin with one
        close(goal)
        options = top.table("goal_options")
        self.goal_cards_long = options.number("cards", 2, CARDS)
        self.pyramids_surcharge = options.number("surcharge", 0, 99)
        self.goal_capitals = options.number("capitals", 2, CIVS)
        close(options)
        income = top.table("income")
        self.doubled = income.number("doubled", 1, 99)
        close(income)
        exchange = top.table("exchange")
        self.fewest_traders = exchange.number("traders", 2, MOST_SEATS)
        close(exchange)
        construction = top.table("construction")
        self.fortress_limit = construction.number("fortresses", 1, MOST_FORTRESSES)
        self.taxes_kept = construction.number("taxes_kept", 0, 99)
        close(construction)

    def _read_powers(self, top: Reader) -> None:
        """Read by how much heroes and wonders change numbers."""
        powers = top.table("powers")
        self.discount = powers.number("discount", 0, 97)
        self.role_bonus = powers.number("role", 0, 99)
        self.die_bonus = powers.number("die", 0, 99)
        self.colossus_taxes = powers.number("taxes", 0, 99)
        self.zeus_fortresses = powers.number("fortresses", self.fortress_limit, MOST_FORTRESSES)
        close(powers)

    def _read_numbers(self, top: Reader) -> None:
        """Read prices, pieces, tokens, battles and the worth of a start."""
        prices = top.table("prices")
        self.prices = [prices.number(item, self.discount + 1, 99) for item in ITEMS]  # nothing becomes free
        self.cheapest_item = min(self.prices) - self.discount
        close(prices)
        pieces = top.table("pieces")
        self.reserve_influence = pieces.number("influence", 1, 99)
        self.reserve_legions = pieces.number("legions", 1, 99)
        self.reserve_triremes = pieces.number("triremes", 1, 99)
        self.reserve_fortresses = pieces.number("fortresses", 1, 99)
        self.reserve = [
            self.reserve_influence, self.reserve_legions, self.reserve_triremes, self.reserve_fortresses,
        ]  # fmt: skip
        close(pieces)
        stock = top.table("stock")
        seats = MOST_SEATS - FEWEST_SEATS + 1
        self.stock = [stock.numbers(item, seats, 0, 99) for item in ITEMS[: MARKET + 1]]
        close(stock)
        battle = top.table("battle")
        self.die = battle.number("die", 2, 99)
        self.hit = battle.number("hit", 1, 99)
        self.fortress_points = battle.number("fortress", 0, 99)
        close(battle)
        set_up = top.table("set_up")
        self.set_up_points = set_up.number("points", 1, 99)
        close(set_up)

    def _read_goods(self, top: Reader) -> None:
        """Read the kinds of goods and how many cards of each kind, and of taxes, the bank has."""
        goods = top.tables("goods")
        self.goods_names = [entry.id("name") for entry in goods]
        distinct(goods, "name", self.goods_names)
        unreserved(goods, self.goods_names, (*NOTATION, *ITEMS, "tax"))
        self.kind_names = [*self.goods_names, "tax"]
        self.card_counts = [entry.number("cards", 1, 99) for entry in goods]
        for entry in goods:
            close(entry)
        if len(goods) != GOODS:
            top.fault("goods", "fault-count", count=GOODS)
        taxes = top.table("taxes")
        self.card_counts.append(taxes.number("cards", 1, 99))
        close(taxes)

    # The map

    def _read_places(self, top: Reader, places: list[Reader]) -> None:
        """Read the names of provinces and seas: each name and alias means one place."""
        self.places = len(places)
        self.provinces = len([entry for entry in places if entry.path.startswith("provinces")])
        self.seas = self.places - self.provinces
        self.place_names = [entry.name("name") for entry in places]
        self.province_names = self.place_names[: self.provinces]
        self.sea_names = self.place_names[self.provinces :]
        distinct(places, "name", self.place_names)
        unreserved(places, self.place_names, NOTATION)
        self.place_ids = [entry.name("id") for entry in places]
        distinct(places, "id", self.place_ids)
        self.place_also: dict[str, int] = {}
        taken = {name.lower() for name in self.place_names}
        for place, entry in enumerate(places):
            for alias in aliases(entry, taken, NOTATION):
                self.place_also[alias] = place
        self.island = [flag(entry, "island") for entry in places[: self.provinces]]
        if self.places > MOST_PLACES:
            top.fault("provinces", "fault-places", most=MOST_PLACES)

    def _read_borders(self, places: list[Reader]) -> None:
        """Read which provinces and seas touch, as each of them says."""
        self.land: list[int] = []
        self.shores: list[int] = []
        self.sea_links: list[int] = []
        self.coasts: list[int] = []
        for place, entry in enumerate(places):
            borders = entry.table("borders")
            if place < self.provinces:
                self.land.append(mask(names_of(borders, "land", self.province_names)))
                self.shores.append(mask(names_of(borders, "seas", self.sea_names)))
            else:
                self.sea_links.append(mask(names_of(borders, "seas", self.sea_names)))
                self.coasts.append(mask(names_of(borders, "provinces", self.province_names)))
            close(borders)

    def _check_map(self, places: list[Reader]) -> None:
        """Note borders that only one side mentions, places that border themselves, and places out of reach."""
        for province in range(self.provinces):
            self._check_borders(places[province], province, "borders.land", self.land[province], self.land, 0)
            self._check_borders(
                places[province], province, "borders.seas", self.shores[province], self.coasts, self.provinces
            )
            if self.island[province] and self.land[province]:
                places[province].fault("island", "fault-island")
        for sea in range(self.seas):
            place = self.provinces + sea
            self._check_borders(
                places[place], place, "borders.seas", self.sea_links[sea], self.sea_links, self.provinces
            )
            self._check_borders(places[place], place, "borders.provinces", self.coasts[sea], self.shores, 0)
        reached = self._reached()
        for place, name in enumerate(self.place_names):
            if not reached >> place & 1:
                places[place].fault("", "fault-unreachable", place=name, start=self.place_names[0])

    def _check_borders(self, entry: Reader, place: int, key: str, touched: int, back: list[int], first: int) -> None:
        """Check that every place this one touches says so in turn; the others are numbered from a first place."""
        own = place if place < self.provinces else place - self.provinces
        for other in members(touched):
            if first + other == place:
                entry.fault(key, "fault-itself")
            elif not back[other] >> own & 1:
                names = self.place_names[first + other], self.place_names[place]
                entry.fault(key, "fault-one-sided", place=names[0], other=names[1])

    def _reached(self) -> int:
        """Return every place connected by land and sea to the first province, as a mask."""
        touched = [self.land[at] | self.shores[at] << self.provinces for at in range(self.provinces)]
        touched += [self.coasts[at] | self.sea_links[at] << self.provinces for at in range(self.seas)]
        reached = 1
        for _ in range(self.places):
            for place in members(reached):
                reached |= touched[place]
        return reached

    # Buildings

    def _read_buildings(self, places: list[Reader]) -> None:
        """Read sites and icons, and number all buildings: cities, caravans, temples, markets."""
        self.building_kind: list[int] = []
        self.building_province: list[int] = []
        self.building_spot: list[int] = []
        self.building_good: list[int] = []
        self.building_option: list[str] = []
        self.building_at: dict[tuple[int, int], int] = {}
        self.buildings_of: list[list[int]] = [[] for _ in range(self.provinces)]
        self.spot_names = list(self.goods_names)
        provinces = range(self.provinces)
        self.sites_of = [self._read_sites(places[province], province) for province in provinces]
        self.icons_of = [self._read_icons(places[province], province) for province in provinces]
        self.spot_names += [ITEMS[TEMPLE], ITEMS[MARKET]]
        spots = len(self.spot_names)
        self.temple_of = [self._add_building(TEMPLE, province, spots - 2, NOBODY, "") for province in provinces]
        self.market_of = [self._add_building(MARKET, province, spots - 1, NOBODY, "") for province in provinces]
        self.buildings = len(self.building_kind)
        for entry in places:
            close(entry)

    def _read_sites(self, place: Reader, province: int) -> list[int]:
        """Read the sites of a province; every site has its own name."""
        sites: list[int] = []
        for entry in tables_of(place, "sites"):
            name = entry.name("name")
            if name.lower() in [spot.lower() for spot in self.spot_names]:
                entry.fault("name", "fault-twice", value=name)
            unreserved([entry], [name], (*NOTATION, *ITEMS, "tax"))
            self.spot_names.append(name)
            sites.append(self._add_building(CITY, province, len(self.spot_names) - 1, TAX, _option(entry)))
            close(entry)
        return sites

    def _read_icons(self, place: Reader, province: int) -> list[int]:
        """Read the icons of a province, each of a different good."""
        icons: list[int] = []
        for entry in tables_of(place, "icons"):
            faults = len(entry.faults)
            good = entry.one_of("good", self.goods_names)
            if (province, good) in self.building_at and len(entry.faults) == faults:
                entry.fault("good", "fault-twice", value=self.goods_names[good])
            icons.append(self._add_building(CARAVAN, province, good, good, _option(entry)))
            close(entry)
        return icons

    def _add_building(self, kind: int, province: int, spot: int, good: int, option: str) -> int:
        """Number a building."""
        building = len(self.building_kind)
        self.building_kind.append(kind)
        self.building_province.append(province)
        self.building_spot.append(spot)
        self.building_good.append(good)
        self.building_option.append(option)
        self.building_at[province, spot] = building
        self.buildings_of[province].append(building)
        return building

    # Cards and civilisations

    def _read_cards(self, top: Reader) -> None:
        """Read heroes and wonders: each power on one card."""
        cards = top.tables("cards")
        names = [entry.name("name") for entry in cards]
        distinct(cards, "name", names)
        unreserved(cards, names, NOTATION)
        distinct(cards, "power", [str(entry.data.get("power", "")) for entry in cards])
        self.card_names = [""] * CARDS
        self.card_price = [1] * CARDS
        self.card_wonder = [False] * CARDS
        for entry, name in zip(cards, names, strict=True):
            card = entry.one_of("power", list(POWERS))
            self.card_names[card] = name
            self.card_price[card] = entry.number("price", 1, 99)
            self.card_wonder[card] = entry.one_of("kind", ["hero", "wonder"]) == 1
            close(entry)
        self.cheapest_card = min(self.card_price)
        if len(cards) != CARDS:
            top.fault("cards", "fault-count", count=CARDS)

    def _read_civilisations(self, top: Reader, civs: list[Reader]) -> None:
        """Read the civilisations, each with its capital, hero, colour and perhaps a role, and their starting sheets."""
        self.civ_names = [entry.name("name") for entry in civs]
        distinct(civs, "name", self.civ_names)
        unreserved(civs, self.civ_names, NOTATION)
        self.civ_colours = [_colour(entry) for entry in civs]
        distinct(civs, "colour.name", self.civ_colours)
        self.civ_capital = [entry.one_of("capital", self.province_names) for entry in civs]
        self.civ_hero = [entry.one_of("hero", self.card_names) for entry in civs]
        self.civ_role = [_role(entry) for entry in civs]
        for key in ("capital", "hero", "role"):
            distinct(civs, key, [str(entry.data.get(key, "")) for entry in civs])
        sheets = [self._read_sheet(entry) for entry in civs]
        self.sheet_markers = [sheet.markers for sheet in sheets]
        self.sheet_fortresses = [sheet.fortresses for sheet in sheets]
        self.sheet_buildings = [sheet.buildings for sheet in sheets]
        self.sheet_choices = [sheet.choices for sheet in sheets]
        self.set_up_area = [self._area(entry, capital) for entry, capital in zip(civs, self.civ_capital, strict=True)]
        for entry in civs:
            close(entry)
        if len(civs) != CIVS:
            top.fault("civilisations", "fault-count", count=CIVS)
        self.capital_of = [position(self.civ_capital, province) for province in range(self.provinces)]
        self.card_civ = [position(self.civ_hero, card) for card in range(CARDS)]

    def _area(self, civ: Reader, capital: int) -> int:
        """Read where a civilisation may build in a free set-up: around its capital and on some coasts, as a mask."""
        seas = names_of(civ, "set_up_seas", self.sea_names)
        area = 1 << capital | (self.land[capital] if self.land else 0)
        for sea in seas:
            area |= self.coasts[sea]
        return area

    def _read_sheet_b(self, entry: Reader) -> CivilisationSheet:
        """Read the other sheet of a civilisation."""
        self.sheet_b_civ = entry.one_of("civilisation", self.civ_names)
        sheet = self._read_sheet(entry)
        self.sheet_b_buildings = sheet.buildings
        close(entry)
        return sheet

    def _read_sheet(self, entry: Reader) -> CivilisationSheet:
        """Read a starting sheet, province by province."""
        sheet = CivilisationSheet()
        rows = entry.tables("sheet")
        distinct(rows, "province", [str(row.data.get("province", "")) for row in rows])
        for row in rows:
            province = row.one_of("province", self.province_names)
            sheet.markers.append(province)
            if flag(row, "fortress"):
                sheet.fortresses.append(province)
            sheet.buildings += self._buildings(row, "sites", province, CITY)
            sheet.buildings += self._buildings(row, "icons", province, CARAVAN)
            if "one_of" in row.data:
                sheet.choices.append(self._buildings(row, "one_of", province, CARAVAN))
            close(row)
        return sheet

    def _buildings(self, row: Reader, key: str, province: int, kind: int) -> list[int]:
        """Read buildings of a kind in a province of a sheet, by their spots; none may depend on an option."""
        there: list[int] = []
        if self.provinces:
            there = self.sites_of[province] if kind == CITY else self.icons_of[province]
        there = [building for building in there if not self.building_option[building]]
        spots = [self.spot_names[self.building_spot[building]] for building in there]
        return [there[at] for at in names_of(row, key, spots)]

    # Sheets

    def _check_sheets(self, civs: list[Reader]) -> None:
        """Note sheets that are worth too little or too much, lack their capital, or clash."""
        for civ, entry in enumerate(civs):
            self._check_sheet(entry, civ, self.sheet_buildings[civ])
            if self.civ_capital[civ] not in self.sheet_markers[civ]:
                entry.fault("capital", "fault-capital")
            if self.card_wonder[self.civ_hero[civ]]:
                entry.fault("hero", "fault-hero")
            for province in self.sheet_markers[civ]:
                if province in [taken for others in self.sheet_markers[:civ] for taken in others]:
                    entry.fault("sheet", "fault-twice", value=self.province_names[province])

    def _check_sheet(self, entry: Reader, civ: int, fixed: list[int]) -> None:
        """Check what a sheet is worth, its hero included, and that its choices are between several free spots."""
        choices = self.sheet_choices[civ]
        worth = self.card_price[self.civ_hero[civ]]
        worth += len(self.sheet_markers[civ]) * self.prices[INFLUENCE]
        worth += len(self.sheet_fortresses[civ]) * self.prices[FORTRESS]
        worth += len(choices) * self.prices[CARAVAN]
        worth += sum([self.prices[self.building_kind[building]] for building in fixed])
        if worth != self.set_up_points:
            entry.fault("sheet", "fault-worth", worth=worth, points=self.set_up_points)
        for choice in choices:
            if len(choice) < 2 or any(building in fixed for building in choice):
                entry.fault("sheet", "fault-choice")

    def _check_sheet_b(self, entry: Reader, sheet: CivilisationSheet) -> None:
        """Check the other sheet of a civilisation: it differs from the first in its fixed buildings alone."""
        civ = self.sheet_b_civ
        same = sheet.markers == self.sheet_markers[civ] and sheet.fortresses == self.sheet_fortresses[civ]
        if not same or sheet.choices != self.sheet_choices[civ]:
            entry.fault("sheet", "fault-sheet-b")
        self._check_sheet(entry, civ, sheet.buildings)

    def _check_stock(self, top: Reader) -> None:
        """Check that there are enough tokens, whichever civilisations play and whichever sheet is used."""
        for kind in (CITY, CARAVAN):
            needs = sorted([self._need(civ, kind) for civ in range(CIVS)], reverse=True)
            for at, tokens in enumerate(self.stock[kind]):
                count = sum(needs[: FEWEST_SEATS + at])
                if tokens < count:
                    top.fault(f"stock.{ITEMS[kind]}[{at}]", "fault-stock", count=count)

    def _need(self, civ: int, kind: int) -> int:
        """Return the most tokens of a kind that a civilisation can start with."""
        need = len([building for building in self.sheet_buildings[civ] if self.building_kind[building] == kind])
        if civ == self.sheet_b_civ:
            other = [building for building in self.sheet_b_buildings if self.building_kind[building] == kind]
            need = max(need, len(other))
        return need + (len(self.sheet_choices[civ]) if kind == CARAVAN else 0)

    def _check_pieces(self, top: Reader) -> None:
        """Check that each colour has enough pieces for its sheet, and for the garrisons of M10."""
        garrison = max([1 + len(members(self.land[capital])) for capital in self.civ_capital])
        markers = max([len(markers) for markers in self.sheet_markers])
        fortresses = max([len(fortresses) for fortresses in self.sheet_fortresses])
        if self.reserve_influence < max(garrison, markers):
            top.fault("pieces.influence", "fault-stock", count=max(garrison, markers))
        if self.reserve_legions < garrison:
            top.fault("pieces.legions", "fault-stock", count=garrison)
        if self.reserve_fortresses < fortresses:
            top.fault("pieces.fortresses", "fault-stock", count=fortresses)


def position(values: list[int], value: int) -> int:
    """Return the position of a value in a list, or ``NOBODY``."""
    return values.index(value) if value in values else NOBODY


def _option(entry: Reader) -> str:
    """Take the option that puts a spot in play; most are always in play."""
    return OPTIONS[entry.one_of("option", list(OPTIONS))] if "option" in entry.data else ""


def _role(entry: Reader) -> int:
    """Take the role of a civilisation, if it has one."""
    return entry.one_of("role", list(ROLE_NAMES)) if "role" in entry.data else NOBODY


def _colour(entry: Reader) -> str:
    """Take the colour of a civilisation, which has its own source."""
    colour = entry.table("colour")
    name = colour.name("name")
    close(colour)
    return name
