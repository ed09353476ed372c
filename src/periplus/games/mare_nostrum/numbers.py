"""A position of Mare Nostrum as numbers, for programs that learn.

Civilisations are told as players are: one's own comes first, then those of the players after it, then neutral ones.
"""

from typing import Final

from periplus.games.mare_nostrum.box import CIVS, ITEMS, KINDS, NOBODY, ROLE_NAMES, ROLES
from periplus.games.mare_nostrum.income import income
from periplus.games.mare_nostrum.purse import price_of
from periplus.games.mare_nostrum.roles import role_counts
from periplus.games.mare_nostrum.state import (
    ATTACKER,
    DEFENDER,
    SHUT,
    MareNostrumState,
    cards_of,
    pieces_of,
    unit_at,
)
from periplus.games.mare_nostrum.view import gift_unknown, known_hands
from periplus.kernel.bits import mask
from periplus.kernel.numbers import NOTHING, Ledger, places_after, seats_from

MOST: Final = 99  # turns, cards, units: more is told as this
REGISTER: Final = ["own", *[f"other{number}" for number in range(1, CIVS)]]
PIECE_NAMES: Final = ["influence", "legions", "triremes", "fortresses"]
STOCK_NAMES: Final = ["city", "caravan", "temple", "market"]


def write(s: MareNostrumState, seat: int, ledger: Ledger) -> None:
    """Write what a seat may know: turn and bank, commerce, each player, war, and every place."""
    civs = civs_from(s, seat)
    write_bank(s, seat, ledger)
    write_exchange(s, seat, ledger)
    write_players(s, seat, civs, ledger)
    write_war(s, seat, civs, ledger)
    write_places(s, civs, ledger)


def civs_from(s: MareNostrumState, seat: int) -> list[int]:
    """Return all civilisations: those of the players as they sit, beginning with one, then the neutral ones."""
    found = [s.civ_of[player] for player in seats_from(s, seat) if s.civ_of[player] != NOBODY]
    return found + [civ for civ in range(CIVS) if civ not in found]


def write_bank(s: MareNostrumState, seat: int, ledger: Ledger) -> None:
    """Write the turn, what the bank and the stock hold, what was spent, and one's own prices."""
    ledger.amount("round", "the turn of the game, 0 before the first", s.turns, MOST)
    ledger.amounts("bank", "cards in the bank", s.bank, MOST, s.box.kind_names)
    ledger.amounts("spent", "cards paid in this construction phase", s.spent, MOST, s.box.kind_names)
    ledger.amounts("stock", "what can still be built", s.stock, MOST, STOCK_NAMES)
    prices = [price_of(s, seat, item) for item in range(len(ITEMS))]
    ledger.amounts("price", "what one pays for it", prices, MOST, list(ITEMS) if ledger.explains else [])
    owners = [places_after(s, seat, owner) for owner in s.card_owner]
    meaning = "who has the hero or wonder: 0 for oneself, 1 for the next player; -1 for nobody"
    ledger.amounts("card", meaning, owners, s.seats - 1, s.box.card_names, NOTHING)


def write_exchange(s: MareNostrumState, seat: int, ledger: Ledger) -> None:
    """Write the exchange of commerce, and the gift."""
    exchange, gift, kinds = s.exchange, s.gift, s.box.kind_names
    unknown = gift_unknown(s, seat)
    ledger.amount("demand", "cards that each trader offers", exchange.demand, MOST)
    ledger.flag("offers_open", "whether offers lie open", bool(exchange.offers_open))
    ledger.named("picker", "who picks a card", places_after(s, seat, exchange.picker), ledger.players)
    ledger.named("victim", "from whom the announced card is", places_after(s, seat, exchange.victim), ledger.players)
    ledger.named("wanted", "the card that is announced", exchange.wanted, kinds)
    ledger.flag("redirected", "whether Ulysses has redirected the pick", bool(exchange.redirected))
    ledger.flag("ulysses_used", "whether Ulysses was used", bool(exchange.ulysses_used))
    ledger.flag("helen_used", "whether Helen was used", bool(s.helen_used))
    own_offer = exchange.offers[cards_of(seat)]
    ledger.amounts("own_offer", "cards that one has offered", own_offer, MOST, kinds)
    giver, receiver = (gift.giver, gift.receiver) if unknown else (NOBODY, NOBODY)
    ledger.named("gift_giver", "who gave a card that one has not seen", places_after(s, seat, giver), ledger.players)
    ledger.named("gift_receiver", "who got it", places_after(s, seat, receiver), ledger.players)
    ledger.flags("gift_may_be", "what it may be", gift.may_be if unknown else 0, kinds)


def write_players(s: MareNostrumState, seat: int, civs: list[int], ledger: Ledger) -> None:
    """Write what everybody has in hand, as one remembers it, and in front of it."""
    kinds, hands, found = s.box.kind_names, known_hands(s, seat), income(s)
    counts = [role_counts(s, role) for role in range(ROLES)]
    exchange, nothing = s.exchange, [0] * KINDS
    for turn, player in enumerate(seats_from(s, seat)):
        ledger.of(turn)
        cards, left = cards_of(player), s.reserve[pieces_of(s.civ_of[player])]
        ledger.named("civ", "its civilisation", s.civ_of[player], s.box.civ_names)
        ledger.amounts("hand", "its cards, with those offered face down and those taken", hands[player], MOST, kinds)
        ledger.amounts("income", "cards that it collects", found[cards], MOST, kinds)
        shown = exchange.offers[cards] if exchange.offers_open else nothing
        ledger.amounts("offer", "cards that it offers openly", shown, MOST, kinds)
        ledger.flag("has_offered", "whether it has offered", max(exchange.offers[cards]) > 0)
        ledger.flag("trades", "whether it takes part in the exchange", bool(exchange.traders >> player & 1))
        ledger.amount("taken", "cards that it has taken", sum(exchange.taken[cards]), MOST)
        ledger.flag("acted", "whether it has had its turn in this phase", bool(s.acted >> player & 1))
        ledger.flag("active", "whether it is its turn in this phase", s.active == player)
        ledger.flag("heir", "whether it may inherit the role at stake", bool(s.heirs >> player & 1))
        ledger.amount("points", "its points in the free set-up", s.points[player], MOST)
        for role in range(ROLES):
            ledger.flag(ROLE_NAMES[role], "whether it holds the role", s.roles[role] == player)
            ledger.amount(f"{ROLE_NAMES[role]}_count", "what it has towards the role", counts[role][player], MOST)
        ledger.amounts("reserve", "pieces that it has left", left, MOST, PIECE_NAMES)
    ledger.of_all()
    ledger.flags("neutral", "whether nobody plays the civilisation", mask(civs[s.seats :]), s.box.civ_names)


def write_war(s: MareNostrumState, seat: int, civs: list[int], ledger: Ledger) -> None:
    """Write the last battle, with the losses that one has chosen while others choose theirs."""
    battle, due = s.battle, s.step_name() == "Casualties"
    ledger.named("battle", "where the last battle was, or a group has entered", battle.place, s.box.place_names)
    ledger.amount("entering", "legions of that group", battle.entering, MOST)
    for side, name in ((ATTACKER, "attacker"), (DEFENDER, "defender")):
        civ = battle.sides[side]
        own = due and civ != NOBODY and civ == s.civ_of[seat]
        ledger.named(
            name, "whose legions or triremes they are", NOTHING if civ == NOBODY else civs.index(civ), REGISTER
        )
        ledger.amount(f"{name}_total", "what its dice and fortresses came to", battle.dice[side], MOST)
        ledger.amount(f"{name}_losses", "units that it loses", battle.losses[side], MOST)
        ledger.amount(f"{name}_fallen", "fortresses among one's own losses; -1: not chosen",
                      battle.fallen[side] if own else NOTHING, MOST, NOTHING)  # fmt: skip


def write_places(s: MareNostrumState, civs: list[int], ledger: Ledger) -> None:
    """Write who and what is in every place: owners and units as civilisations are told here, then buildings."""
    box, provinces, command = s.box, s.box.province_names, s.command
    told = [NOTHING] * CIVS
    for number, civ in enumerate(civs):
        told[civ] = number
    owners = [NOTHING if civ == NOBODY else told[civ] for civ in s.owner]
    meaning = "whose influence is there: 0 for one's own, 1 for the next player's; -1 for nobody's"
    ledger.amounts("owner", meaning, owners, CIVS - 1, provinces, NOTHING)
    ledger.amounts("fortresses", "fortresses there", s.fortresses, MOST, provinces)
    for number, civ in enumerate(civs):
        ledger.whose = f"{REGISTER[number]}." if ledger.explains else ""
        legions = [s.legions[unit_at(place, civ)] for place in range(box.provinces)]
        triremes = [s.triremes[unit_at(place, civ)] for place in range(box.places)]
        ledger.amounts("legions", "legions there", legions, MOST, provinces)
        ledger.amounts("triremes", "triremes there", triremes, MOST, box.place_names)
    ledger.of_all()
    ledger.flags("converting", "whether an invader stands on the marker", s.converting, provinces)
    ledger.flags("new", "whether the marker was placed in this phase", s.construction.placed, provinces)
    ledger.amounts("tired", "units that may not move", command.tired, MOST, box.place_names)
    ledger.flags("fought", "whether a battle was fought there", command.fought, box.place_names)
    names = building_names(s) if ledger.explains else []
    ledger.amounts("building", "0 free, 1 built, 2 covered by an occupier, 3 not in play", s.buildings, SHUT, names)


def building_names(s: MareNostrumState) -> list[str]:
    """Name every place for a building by its province and its spot."""
    box = s.box
    return [
        f"{box.province_names[province]}.{box.spot_names[spot]}"
        for province, spot in zip(box.building_province, box.building_spot, strict=True)
    ]
