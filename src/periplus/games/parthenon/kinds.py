"""Kinds of cards, the places of an island, and other numbers that the rules themselves give (P1 to P4)."""

from typing import Final

FEWEST_SEATS: Final = 3
MOST_SEATS: Final = 6
NOBODY: Final = -1

# P4: commodities, then Aegis cards.
GRAIN: Final = 0
GRAPES: Final = 1
OLIVES: Final = 2
ORE: Final = 3
TIMBER: Final = 4
WOOL: Final = 5
POTTERY: Final = 6
SPICES: Final = 7
TOOLS: Final = 8
PAPYRUS: Final = 9
GOLD: Final = 10
ARMY: Final = 11
WARSHIP: Final = 12
GIFT: Final = 13
BASICS: Final = 6  # kinds below this are basic
MADE: Final = 9  # kinds below this are made by villages and workshops
COMMODITIES: Final = 11  # kinds below this are commodities, the others are Aegis cards
KINDS: Final = 14
KIND_NAMES: Final = (
    "grain", "grapes", "olives", "ore", "timber", "wool",
    "pottery", "spices", "tools", "papyrus", "gold",
    "army", "warship", "gift",
)  # fmt: skip

# Classes of cards: in the trade table, in prices, and in what hazards strike.
BASIC: Final = 0
RARE: Final = 1
GOLDEN: Final = 2
ARMIES: Final = 3
WARSHIPS: Final = 4
GIFTS: Final = 5
CLASSES: Final = 6
CLASS_NAMES: Final = ("basic", "rare", "gold", "army", "warship", "gift")
CLASS_OF: Final = (
    BASIC, BASIC, BASIC, BASIC, BASIC, BASIC, RARE, RARE, RARE, RARE, GOLDEN, ARMIES, WARSHIPS, GIFTS,
)  # fmt: skip

# The places of an island, as bits of ``built``: villages, workshops, acropolis, alternates.
VILLAGES: Final = 6
FIRST_WORKSHOP: Final = 6
WORKSHOPS: Final = 2
FIRST_ACROPOLIS: Final = 8
ACROPOLIS: Final = 6
FIRST_ALTERNATE: Final = 14
ALTERNATES: Final = 2
PLACES: Final = 16
STARTING_VILLAGES: Final = 2

FLEETS: Final = 3
FLEET_NAMES: Final = ("A", "B", "C")

LANDS: Final = 6
NEAR: Final = 0
FAR: Final = 1
GROUPS: Final = ("neighbouring", "foreign")

YEARS: Final = 3
PHILOSOPHIES: Final = 6

# Stages of a wonder.
IN_PILE: Final = 0
PLAN: Final = 1
PARTIAL: Final = 2
COMPLETED: Final = 3

# Phases that the Archon may call in order (P78), as bits of ``ordered``; wonders are paid for in three of them.
START_OF_TRADE: Final = 0
JOURNEY: Final = 1
FLEET_TRADE: Final = 2
BUILD: Final = 3
PHASES: Final = ("trade", "journey", "harbor", "build")
