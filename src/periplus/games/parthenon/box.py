"""The box of Parthenon as typed, validated values."""

from typing import Any, Final

from periplus.games.parthenon.cards import (
    AEGIS,
    KIND_LIST,
    ORACLE,
    PHILOSOPHY_POWERS,
    WONDER_POWERS,
    Acropolis,
    EventCard,
    HarborCard,
    Hazard,
    Island,
    Land,
    Philosophy,
    Sale,
    Trade,
    Wonder,
    price_of,
    prices_of,
)
from periplus.games.parthenon.kinds import (
    ACROPOLIS,
    ARMY,
    FAR,
    FLEETS,
    GOLDEN,
    LANDS,
    MOST_SEATS,
    NEAR,
    PHILOSOPHIES,
    VILLAGES,
    WORKSHOPS,
    YEARS,
)
from periplus.kernel.bits import mask
from periplus.kernel.box import Reader, distinct
from periplus.kernel.entries import close, unreserved
from periplus.kernel.errors import BadBox, Fault

NO_RATE: Final = (0, 0)
# Words of the notation that no name may contain, and those that begin other names of what is built.
NOTATION: Final = ("a", "b", "c", "for", "to", "with", "paying", "in", "ordered")
BUILT: Final = ("village", "workshop", "alternate", "fleet")


class Box:
    """Every component of Parthenon."""

    def __init__(self, data: dict[str, Any], name: str) -> None:
        """Read the box; raise ``BadBox`` with every fault."""
        faults: list[Fault] = []
        top = Reader(data, "", faults)
        self._read_limits(top)
        self._read_islands(top)
        self._read_lands(top)
        self._read_events(top)
        self._read_decks(top)
        self._read_wonders(top)
        top.close()
        if faults:
            raise BadBox(name, faults, "periplus.games.parthenon")

    def _read_limits(self, top: Reader) -> None:
        """Read limits, the goal and what the variants begin with."""
        limits = top.table("limits")
        self.seasons = limits.number("seasons", 1, 9)
        fewest, most = (1, 9) if top.faults else (self.seasons, self.seasons)
        self.events_laid = limits.number("events", fewest, most)
        self.cargo = limits.number("cargo", 1, 20)
        self.hand = limits.number("hand", 0, 99)
        self.most_plans = limits.number("plans", 0, 2)
        self.copies = limits.number("copies", 1, MOST_SEATS)
        plans = 2 if top.faults else self.most_plans
        close(limits)
        goal = top.table("complete")
        self.goal = [
            goal.number("villages", 2, VILLAGES), goal.number("workshops", 0, WORKSHOPS),
            goal.number("acropolis", 0, ACROPOLIS), goal.number("wonders", 0, plans),
        ]  # fmt: skip
        close(goal)
        bonus = top.table("bonus")
        self.newcomer_bonus = bonus.one_of("newcomer", KIND_LIST)
        self.partner_bonus = bonus.one_of("partner", KIND_LIST)
        close(bonus)
        tournament = top.table("tournament")
        self.tournament_year = tournament.number("year", 1, YEARS)
        self.tournament_villages = tournament.number("villages", 2, VILLAGES)
        self.tournament_workshops = tournament.number("workshops", 0, WORKSHOPS)
        self.tournament_plans = tournament.number("plans", 0, plans)
        self.tournament_fleets = tournament.number("fleets", 1, FLEETS)
        close(tournament)

    def _read_islands(self, top: Reader) -> None:
        """Read islands and what is built on them."""
        acropolis = top.tables("acropolis")
        self.acropolis = [Acropolis(entry) for entry in acropolis]
        self.acropolis_names = [each.name for each in self.acropolis]
        distinct(acropolis, "name", self.acropolis_names)
        unreserved(acropolis, self.acropolis_names, NOTATION + BUILT)
        _count(top, "acropolis", acropolis, ACROPOLIS)
        known = len(top.faults)
        islands = top.tables("islands")
        self.islands = [Island(entry, self.acropolis_names) for entry in islands]
        self.island_names = [each.name for each in self.islands]
        distinct(islands, "name", self.island_names)
        unreserved(islands, self.island_names, NOTATION)
        _count(top, "islands", islands, MOST_SEATS)
        if len(top.faults) == known:
            self._check_islands(top)
        workshop = top.table("workshop")
        self.workshop_price = price_of(workshop, "price")
        close(workshop)
        fleets = top.table("fleets")
        self.fleet_prices = prices_of(fleets, "prices")
        _count(fleets, "prices", self.fleet_prices, FLEETS - 1)
        close(fleets)
        adoption = top.table("adoption")
        self.adoption_price = price_of(adoption, "price")
        close(adoption)

    def _check_islands(self, top: Reader) -> None:
        """See that there are three torches, and that the bonus cards can be given (P9, P14, P15)."""
        torches = [island for island in self.islands if island.torch]
        if len(torches) != 3:
            top.fault("islands", "fault-torches")
            return
        sound: list[int] = []  # the rare goods of islands without a torch that have none of these faults
        for at, island in enumerate(self.islands):
            if island.torch:
                continue
            same_villages = [each for each in torches if set(each.makes[:2]) == set(island.makes[:2])]
            same_rare = [each for each in torches if each.rare == island.rare]
            if len(same_villages) != 1 or len(same_rare) != 1 or same_villages == same_rare or island.rare in sound:
                top.fault(f"islands[{at}]", "fault-bonus")
            else:
                sound.append(island.rare)

    def _read_lands(self, top: Reader) -> None:
        """Read lands and the trade table."""
        lands = top.tables("lands")
        self.lands = [Land(entry) for entry in lands]
        self.land_names = [each.name for each in self.lands]
        distinct(lands, "name", self.land_names)
        unreserved(lands, self.land_names, NOTATION)
        _count(top, "lands", lands, LANDS)
        self.lands_of = [
            mask([at for at, land in enumerate(self.lands) if land.group == group]) for group in (NEAR, FAR)
        ]
        for group, found in zip((NEAR, FAR), self.lands_of, strict=True):
            if found == 0:
                top.fault("lands", "fault-group", group=group)
        # Cards given and got, by group, class given and class got
        self.rates = [[[NO_RATE] * (GOLDEN + 1) for _ in range(GOLDEN + 1)] for _ in (NEAR, FAR)]
        for entry in top.tables("trades"):
            known = len(top.faults)
            line = Trade(entry)
            if len(top.faults) > known:
                continue
            row = self.rates[line.group][line.gives[0]]
            if row[line.gets[0]] != NO_RATE:
                entry.fault("", "fault-line")
            row[line.gets[0]] = line.gives[1], line.gets[1]
        self.sales = [Sale(entry, self.land_names) for entry in top.tables("sales")]
        rates = top.table("rates")
        self.shortage_gold = rates.number("shortage", 1, 9)
        self.surplus_sold = rates.number("surplus_sold", 1, 9)
        self.surplus_bought = rates.number("surplus_bought", 1, 9)
        close(rates)

    def _read_events(self, top: Reader) -> None:
        """Read the events; each year has enough, even without those that a first game leaves out."""
        entries = top.tables("events")
        self.events = [EventCard(entry, self.acropolis_names, self.land_names) for entry in entries]
        self.event_names = [each.name for each in self.events]
        distinct(entries, "name", self.event_names)
        unreserved(entries, self.event_names, NOTATION)
        for year in range(1, YEARS + 1):
            mild = [event for event in self.events if event.year == year and not event.harsh]
            if len(mild) < self.events_laid:
                top.fault("events", "fault-events", year=year, count=self.events_laid)

    def _read_decks(self, top: Reader) -> None:
        """Read hazards, harbor cards and philosophies."""
        hazards = top.tables("hazards")
        self.hazards = [Hazard(entry) for entry in hazards]
        self.hazard_names = [each.name for each in self.hazards]
        self.titles = list(dict.fromkeys([each.title for each in self.hazards]))
        distinct(hazards, "name", self.hazard_names)
        self.hazard_deck = [at for at, each in enumerate(self.hazards) for _ in range(each.count)]
        if len(self.hazard_deck) < 3:
            top.fault("hazards", "fault-few", count=3)
        sacrifice = top.table("sacrifice")
        self.sacrifice_title = self.titles[sacrifice.one_of("title", self.titles)] if self.titles else ""
        self.sacrifice_card = ARMY + sacrifice.one_of("card", AEGIS)
        close(sacrifice)
        harbors = top.tables("harbor_cards")
        self.harbor_cards = [HarborCard(entry) for entry in harbors]
        self.harbor_names = [each.name for each in self.harbor_cards]
        distinct(harbors, "name", self.harbor_names)
        self.harbor_deck = [at for at, each in enumerate(self.harbor_cards) for _ in range(each.count)]
        if len(self.harbor_deck) < LANDS:
            top.fault("harbor_cards", "fault-few", count=LANDS)
        philosophies = top.tables("philosophies")
        self.philosophies = [Philosophy(entry) for entry in philosophies]
        self.philosophy_names = [each.name for each in self.philosophies]
        distinct(philosophies, "name", self.philosophy_names)
        unreserved(philosophies, self.philosophy_names, NOTATION)
        _count(top, "philosophies", philosophies, PHILOSOPHIES)
        self.philosophy_with = by_power(top, "philosophies", philosophies, PHILOSOPHY_POWERS)

    def _read_wonders(self, top: Reader) -> None:
        """Read the wonders."""
        entries = top.tables("wonders")
        self.wonders = [Wonder(entry, self.land_names, self.titles) for entry in entries]
        self.wonder_names = [each.name for each in self.wonders]
        distinct(entries, "name", self.wonder_names)
        # Structures and wonders are used alike
        structures = [name.lower() for name in self.acropolis_names]
        for entry, name in zip(entries, self.wonder_names, strict=True):
            if name.lower() in structures:
                entry.fault("name", "fault-twice", value=name)
        unreserved(entries, self.wonder_names, NOTATION)
        self.wonder_with = by_power(top, "wonders", entries, WONDER_POWERS)
        shown = max([0, *[max(each.amount, each.visitor_amount) for each in self.wonders if each.power == ORACLE]])
        if 0 < len(self.hazard_deck) < shown:
            top.fault("hazards", "fault-few", count=shown)  # Q62: enough for the Oracle to show


def _count(top: Reader, key: str, entries: list[Any], count: int) -> None:
    """Note a fault unless a list has this many entries."""
    if len(entries) != count:
        top.fault(key, "fault-count", count=count)


def by_power(top: Reader, key: str, entries: list[Reader], names: list[str]) -> list[int]:
    """Return which card has each power; each power belongs to exactly one."""
    powers = [entry.data.get("power") for entry in entries]
    for at, power in enumerate(powers):
        if power in names and power in powers[:at]:
            entries[at].fault("power", "fault-twice", value=power)
    missing = [name for name in names if name not in powers]
    if missing and all(power in names for power in powers):
        top.fault(key, "fault-powers", powers=", ".join(missing))
    return [powers.index(name) if name in powers else 0 for name in names]
