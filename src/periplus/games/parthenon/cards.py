"""The cards of the box, each read from its entry: typed values that rules combine."""

from collections.abc import Sequence
from typing import Final

from periplus.games.parthenon.kinds import (
    ALTERNATES,
    ARMY,
    BASIC,
    BASICS,
    CLASS_NAMES,
    GOLD,
    GOLDEN,
    GROUPS,
    KIND_NAMES,
    KINDS,
    MADE,
    NOBODY,
    RARE,
    STARTING_VILLAGES,
    VILLAGES,
    YEARS,
)
from periplus.games.parthenon.price import RARES, Price
from periplus.kernel.bits import mask
from periplus.kernel.box import Reader
from periplus.kernel.entries import close, flag, names_of

MOST: Final = 20  # cards in a price or a rate
KIND_LIST: Final = list(KIND_NAMES)
AEGIS: Final = KIND_LIST[ARMY:]

# Effects of events.
TOLL: Final = 0
BOON: Final = 1
SEASON: Final = 2
FESTIVAL: Final = 3
MERCHANTS: Final = 4
GAMES: Final = 5
EARTHQUAKE: Final = 6
SHIPWORM: Final = 7
EFFECTS: Final = ["toll", "boon", "season", "festival", "merchants", "games", "earthquake", "shipworm"]
SUFFERED: Final = ("villages", "makers", "all_workshops", "named_by_archon", "no_armies", "lost", "kept")
# What an entry needs besides for each effect, then what it may have; rules for the season go with any effect.
EFFECT_NEEDS: Final[list[tuple[str, ...]]] = [
    ("prices",), ("takes",), (), (), ("trades",), ("prize",), ("price",), ("price", "cargo"),
]  # fmt: skip
EFFECT_KEYS: Final[list[tuple[str, ...]]] = [
    ("excused", *SUFFERED), ("workshop_takes", "owners", "prize"), (), (), (), ("takes",), SUFFERED, (),
]  # fmt: skip
ALWAYS: Final = (
    "name", "year", "harsh", "effect", "structures", "village_discount", "stage_discount", "closes", "source", "note",
)  # fmt: skip

# What a boon gives, besides a card of one kind: any basic kind, or one that a village of the island makes.
ANY_BASIC: Final = KINDS
PRODUCE: Final = KINDS + 1
TAKES: Final = [*KIND_NAMES, "basic", "produce"]

# Fleets that a hazard strikes.
NONE: Final = 0
ALL: Final = 1
OVER: Final = 2
LARGEST: Final = 3
MOST_OF: Final = 4
WITH: Final = 5
STRIKES: Final = ["none", "all", "over", "largest", "most", "with"]

# What a hazard takes, and from which cards; single classes of cards follow.
HALF: Final = -1
EVERYTHING: Final = -2
LOSSES: Final = {"half": HALF, "all": EVERYTHING}
CARGO: Final = 3
COMMODITY: Final = 4
LOST: Final = ["basic", "rare", "gold", "cargo", "commodities"]

# Where a hazard sends fleets.
ONWARD: Final = 0
HOME: Final = 1
DRIVEN: Final = 2
FATES: Final = ["onward", "home", "driven"]

# Phases in which a stage of a wonder is paid.
IN_BUILD: Final = 0
IN_ISLAND_TRADE: Final = 1
IN_FLEET_TRADE: Final = 2
STAGE_PHASES: Final = ["build", "island trade", "fleet trade"]

# Powers of wonders and philosophies.
PARTHENON: Final = 0
COLOSSUS: Final = 1
LIGHTHOUSE: Final = 2
LIBRARY: Final = 3
MAUSOLEUM: Final = 4
ZEUS: Final = 5
ARTEMIS: Final = 6
GARDENS: Final = 7
ORACLE: Final = 8
THEATER: Final = 9
LABYRINTH: Final = 10
STADIUM: Final = 11
WONDER_POWERS: Final = [
    "parthenon", "colossus", "lighthouse", "library", "mausoleum", "zeus",
    "artemis", "gardens", "oracle", "theater", "labyrinth", "stadium",
]  # fmt: skip
ENDURE: Final = 0
ENJOY: Final = 1
SCORN: Final = 2
DOUBT: Final = 3
IDEALISE: Final = 4
CALCULATE: Final = 5
# What the entry of a wonder needs for its power, then what it may have.
POWER_NEEDS: Final[list[tuple[str, ...]]] = [
    (), (), ("title",), ("price",), (), (), ("craft",), (), (), (), (), ("craft",),
]  # fmt: skip
SHARED: Final = ("visitor",)
COUNTED: Final = ("amount", "visitor", "visitor_amount")
CRAFTED: Final = ("visitor", "visitor_free")
POWER_KEYS: Final[list[tuple[str, ...]]] = [
    (), SHARED, SHARED, SHARED, ("amount",), SHARED, CRAFTED, ("amount",), COUNTED, COUNTED, ("amount",), CRAFTED,
]  # fmt: skip
PARTICULARS: Final = ("amount", "craft", "price", "title", "visitor", "visitor_amount", "visitor_free")
PHILOSOPHY_POWERS: Final = ["endure", "enjoy", "scorn", "doubt", "idealise", "calculate"]


def optional(entry: Reader, key: str, low: int, high: int, absent: int = 0) -> int:
    """Take a number that may be absent."""
    return entry.number(key, low, high) if key in entry.data else absent


def optional_name(entry: Reader, key: str, allowed: list[str]) -> int:
    """Take one of the allowed names, which may be absent: its index, or NOBODY."""
    return entry.one_of(key, allowed) if key in entry.data else NOBODY


def price_from(table: Reader, crafted: bool = False) -> Price:
    """Read a price from a table of its own; only that of a card that is made may ask for imported kinds (P54)."""
    counts = [optional(table, name, 0, MOST) for name in KIND_NAMES]
    basic, rare = optional(table, "basic", 0, MOST), optional(table, "rare", 0, MOST)
    different, imported = flag(table, "different"), crafted and flag(table, "imported")
    table.close()
    # A price of "6 different basic" can ask for no more than there are
    if different and (basic > BASICS or rare > RARES - BASICS):
        table.fault("different", "fault-different")
    return Price(counts, basic, rare, different, imported)


def price_of(entry: Reader, key: str, crafted: bool = False) -> Price:
    """Read a price that must be there."""
    return price_from(entry.table(key), crafted)


def something(entry: Reader, key: str, price: Price | None) -> None:
    """Note a fault if a price that is paid by naming its cards asks for none."""
    if price is not None and price.size == 0:
        entry.fault(key, "fault-free")


def aegis_of(entry: Reader, key: str) -> list[int]:
    """Take a list of Aegis cards, which may be absent: others are hidden, so nothing may depend on owning one."""
    return [ARMY + each for each in names_of(entry, key, AEGIS)]


def belong(entry: Reader, needs: tuple[str, ...], keys: tuple[str, ...], known: Sequence[str]) -> None:
    """Note which keys are missing, and which of those that are known do not belong here."""
    for key in needs:
        if key not in entry.data:
            entry.fault(key, "fault-missing")
    for key in known:
        if key in entry.data and key not in needs and key not in keys:
            entry.fault(key, "fault-unknown")


def optional_price(entry: Reader, key: str) -> Price | None:
    """Read a price that may be absent."""
    return price_of(entry, key) if key in entry.data else None


def prices_of(entry: Reader, key: str) -> list[Price]:
    """Read a list of prices, which may be absent."""
    return [price_from(table) for table in entry.tables(key)] if key in entry.data else []


class Craft:
    """A card that a structure or a wonder makes once a season (P53), and its price."""

    def __init__(self, entry: Reader) -> None:
        """Read it."""
        self.makes: Final = entry.one_of("makes", KIND_LIST)
        self.price: Final = price_of(entry, "price", crafted=True)
        entry.close()


def optional_craft(entry: Reader) -> Craft | None:
    """Read a craft that may be absent."""
    return Craft(entry.table("craft")) if "craft" in entry.data else None


class Island:
    """An island card: its villages, what its workshops make, and its alternate structures (P52)."""

    def __init__(self, entry: Reader, acropolis: list[str]) -> None:
        """Read it."""
        self.name: Final = entry.name("name")
        self.torch: Final = flag(entry, "torch")
        villages = entry.tables("villages")
        self.makes: Final = [village.one_of("makes", KIND_LIST[:BASICS]) for village in villages]
        self.prices: Final = [optional_price(village, "price") or Price([0] * KINDS, 0, 0) for village in villages]
        for at, village in enumerate(villages):
            if at >= STARTING_VILLAGES and "price" not in village.data:
                village.fault("price", "fault-missing")  # P10: two are given, the others are built
            village.close()
        self.rare: Final = BASICS + entry.one_of("workshops", KIND_LIST[BASICS:MADE])
        known = len(entry.faults)
        self.alternates: Final = names_of(entry, "alternates", acropolis)
        if len(entry.faults) == known and len(self.alternates) != ALTERNATES:
            entry.fault("alternates", "fault-count", count=ALTERNATES)
        self.produce: Final = mask(self.makes)  # P54: whether built or not (Q28)
        if len(villages) != VILLAGES:
            entry.fault("villages", "fault-count", count=VILLAGES)
        close(entry)


class Acropolis:
    """A structure of the acropolis: its price and what it does."""

    def __init__(self, entry: Reader) -> None:
        """Read it."""
        self.name: Final = entry.name("name")
        self.price: Final = price_of(entry, "price")
        self.craft: Final = optional_craft(entry)
        self.philosophy: Final = flag(entry, "philosophy")  # P58
        self.hand: Final = optional(entry, "hand", 0, 99)  # P57: the limit of hidden cards, or 0
        close(entry)


class Land:
    """A land: its group, the plans it sells (P47) and whether it sells papyrus (P44)."""

    def __init__(self, entry: Reader) -> None:
        """Read it."""
        self.name: Final = entry.name("name")
        self.group: Final = entry.one_of("group", list(GROUPS))
        self.plans: Final = prices_of(entry, "plans")
        self.papyrus: Final = flag(entry, "papyrus")
        close(entry)


class Trade:
    """A line of the trade table (P43): so many cards of one class for some of another."""

    def __init__(self, entry: Reader) -> None:
        """Read it."""
        self.group: Final = entry.one_of("group", list(GROUPS))
        self.gives: Final = self._side(entry, "give")
        self.gets: Final = self._side(entry, "get")
        close(entry)

    def _side(self, entry: Reader, key: str) -> tuple[int, int]:
        """Read a class and a number of cards."""
        table = entry.table(key)
        names = [name for name in CLASS_NAMES[: GOLDEN + 1] if name in table.data]
        if len(names) != 1:
            if isinstance(entry.data.get(key), dict):
                table.fault("", "fault-class")
            table.taken.update(names)
            table.close()
            return BASIC, 1
        number = table.number(names[0], 1, MOST)
        table.close()
        return CLASS_NAMES.index(names[0]), number


class Sale:
    """A card that one land sells (P43)."""

    def __init__(self, entry: Reader, lands: list[str]) -> None:
        """Read it."""
        self.land: Final = entry.one_of("land", lands)
        self.sells: Final = entry.one_of("sells", KIND_LIST)
        self.price: Final = price_of(entry, "price")
        if "price" in entry.data:
            something(entry, "price", self.price)
        close(entry)


class EventCard:
    """An event: what it asks of every island or gives to it, as far as its effect has that (P20, P21)."""

    def __init__(self, entry: Reader, acropolis: list[str], lands: list[str]) -> None:
        """Read it."""
        self.name: Final = entry.name("name")
        self.year: Final = entry.number("year", 1, YEARS)
        self.harsh: Final = flag(entry, "harsh")  # P17: left out of a first game
        self.effect: Final = entry.one_of("effect", EFFECTS)
        # A toll: what is paid, what excuses, and what is suffered otherwise
        self.prices: Final = prices_of(entry, "prices")
        self.excused: Final = aegis_of(entry, "excused")
        self.villages: Final = optional(entry, "villages", 0, VILLAGES)
        self.makers: Final = optional(entry, "makers", 0, VILLAGES + 2)
        self.all_workshops: Final = flag(entry, "all_workshops")
        self.named_by_archon: Final = flag(entry, "named_by_archon")
        self.no_armies: Final = flag(entry, "no_armies")
        self.lost: Final = optional(entry, "lost", 0, 99)
        self.kept: Final = optional(entry, "kept", 0, 99, absent=NOBODY)
        # A boon
        self.takes: Final = optional_name(entry, "takes", TAKES)
        self.workshop_takes: Final = flag(entry, "workshop_takes")
        self.owners: Final = names_of(entry, "owners", acropolis)
        self.prize: Final = optional_name(entry, "prize", KIND_LIST)
        # A rule for the season
        self.structures: Final = optional(entry, "structures", 0, 16, absent=NOBODY)
        self.village_discount: Final = optional(entry, "village_discount", 0, MOST)
        self.stage_discount: Final = optional_price(entry, "stage_discount")
        self.closes: Final = optional_name(entry, "closes", lands)
        # Single cards
        self.price: Final = optional_price(entry, "price")
        self.cargo: Final = optional(entry, "cargo", 1, 99)
        self.trades: Final = optional(entry, "trades", 0, 9)
        self._check(entry)
        close(entry)

    def _check(self, entry: Reader) -> None:
        """Note what its effect lacks and what it has no use for."""
        if entry.data.get("effect") not in EFFECTS:
            return
        known = [key for key in entry.data if key in entry.taken and key not in ALWAYS]
        belong(entry, EFFECT_NEEDS[self.effect], EFFECT_KEYS[self.effect], known)
        if self.owners and self.prize == NOBODY:
            entry.fault("prize", "fault-missing")
        # Stoicism spares a card or a maker, so an unpaid toll costs either
        stops = self.villages + self.makers > 0 or self.all_workshops
        for key in ("lost", "kept"):
            if stops and key in entry.data:
                entry.fault(key, "fault-unknown")
        for at, price in enumerate(self.prices):
            something(entry, f"prices[{at}]", price)
        something(entry, "price", self.price)
        # Each fleet pays the same named cards
        if self.effect == SHIPWORM and self.price is not None and self.price.basic + self.price.rare:
            entry.fault("price", "fault-named")


class Hazard:
    """A hazard card: which fleets it strikes, what they lose, and where it sends them (P33)."""

    def __init__(self, entry: Reader) -> None:
        """Read it."""
        self.name: Final = entry.name("name")
        self.title: Final = entry.name("title")
        self.count: Final = entry.number("count", 0, 99)
        self.strikes: Final = entry.one_of("strikes", STRIKES) if "strikes" in entry.data else NONE
        self.over: Final = optional(entry, "over", 0, 99)
        self.loses: Final = self._loss(entry)
        self.of: Final = entry.one_of("of", LOST) if "of" in entry.data else CARGO
        self.chosen: Final = flag(entry, "chosen")
        self.fate: Final = entry.one_of("fate", FATES) if "fate" in entry.data else ONWARD
        self.spared_by: Final = aegis_of(entry, "spared_by")
        self._check(entry)
        close(entry)

    def _check(self, entry: Reader) -> None:
        """Note what it lacks, and a number that nothing is compared with."""
        needs = [("over", self.strikes == OVER), ("of", self.strikes in (MOST_OF, WITH))]
        needs.append(("strikes", "lose" in entry.data or "fate" in entry.data))
        for key, needed in needs:
            if needed and key not in entry.data:
                entry.fault(key, "fault-missing")
        if entry.data.get("strikes") in STRIKES and self.strikes != OVER and "over" in entry.data:
            entry.fault("over", "fault-unknown")
        # Q60: owners choose where everybody has seen how many such cards a fleet carries, and how many it loses
        if self.chosen and (self.strikes not in (MOST_OF, WITH) or self.loses <= 0):
            entry.fault("chosen", "fault-unknown")

    def _loss(self, entry: Reader) -> int:
        """Read how many cards are lost: a number, HALF or EVERYTHING."""
        value = entry.data.get("lose")
        if isinstance(value, str):
            entry.taken.add("lose")
            if value not in LOSSES:
                entry.fault("lose", "fault-one-of", allowed=", ".join(LOSSES))
            return LOSSES.get(value, 0)
        return optional(entry, "lose", 1, 99)

    def lost_of(self, held: int) -> int:
        """Return how many of a number of cards are lost; half of them is rounded up."""
        if self.loses == EVERYTHING:
            return held
        return (held + 1) // 2 if self.loses == HALF else min(self.loses, held)


class HarborCard:
    """A card of the harbor status deck (P45, P46)."""

    def __init__(self, entry: Reader) -> None:
        """Read it."""
        self.name: Final = entry.name("name")
        self.count: Final = entry.number("count", 0, 99)
        self.shortage: Final = optional_name(entry, "shortage", KIND_LIST[:BASICS])
        self.surplus: Final = optional_name(entry, "surplus", KIND_LIST[:BASICS])
        admits = optional_name(entry, "admits", AEGIS)
        self.admits: Final = NOBODY if admits == NOBODY else ARMY + admits
        self.fee: Final = optional(entry, "fee", 0, 9)
        self.thieves: Final = optional(entry, "thieves", 0, 9)
        self.fair: Final = flag(entry, "fair")
        close(entry)


class Philosophy:
    """A philosophy, by its power (P58)."""

    def __init__(self, entry: Reader) -> None:
        """Read it."""
        self.name: Final = entry.name("name")
        self.power: Final = entry.one_of("power", PHILOSOPHY_POWERS)
        once = self.power in (DOUBT, IDEALISE)  # what these do is done once a season
        self.amount: Final = entry.number("amount", 1, 1 if once else 9)
        self.duplicates: Final = optional(entry, "duplicates", 0, 9)
        close(entry)


class Stage:
    """A stage of a wonder: its price, and where it is paid (P63)."""

    def __init__(self, entry: Reader, lands: list[str]) -> None:
        """Read it."""
        self.phase: Final = entry.one_of("phase", STAGE_PHASES)
        self.land: Final = entry.one_of("land", lands) if self.phase == IN_FLEET_TRADE else NOBODY
        self.price: Final = price_of(entry, "price")
        entry.close()


class Wonder:
    """A great wonder: its two stages and its power (P62 to P64)."""

    def __init__(self, entry: Reader, lands: list[str], titles: list[str]) -> None:
        """Read it."""
        self.name: Final = entry.name("name")
        self.plan: Final = Stage(entry.table("plan"), lands)
        self.partial: Final = Stage(entry.table("partial"), lands)
        self.power: Final = entry.one_of("power", WONDER_POWERS)
        self.amount: Final = optional(entry, "amount", 1, 9, absent=1)
        self.craft: Final = optional_craft(entry)
        self.price: Final = optional_price(entry, "price")
        self.visitor: Final = optional_price(entry, "visitor")  # P64: what others pay the owner; None if they cannot
        something(entry, "visitor", self.visitor)
        self.visitor_amount: Final = optional(entry, "visitor_amount", 1, 9, absent=1)
        self.visitor_free: Final = flag(entry, "visitor_free")  # visitors do not pay the price of the craft
        title = optional_name(entry, "title", titles)
        self.title: Final = titles[title] if title != NOBODY and titles else ""  # of the hazards it turns aside
        if entry.data.get("power") in WONDER_POWERS:
            belong(entry, POWER_NEEDS[self.power], POWER_KEYS[self.power], PARTICULARS)
        close(entry)


def class_of_line(kind: int) -> int:
    """Return the class of a commodity in the trade table."""
    return BASIC if kind < BASICS else GOLDEN if kind == GOLD else RARE
