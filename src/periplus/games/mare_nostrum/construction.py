"""The construction phase: what is paid, what is built, what is kept."""

from typing import Final

from periplus.games.mare_nostrum.actions import Build, Buy, Point, Swap
from periplus.games.mare_nostrum.box import (
    CAESAR,
    CARAVAN,
    CARDS,
    CITY,
    CIVS,
    CLEOPATRA,
    FORTRESS,
    GARDENS,
    GOODS,
    HAMMURABI,
    INFLUENCE,
    ITEMS,
    KINDS,
    LEGION,
    LIGHTHOUSE,
    MARKET,
    MAUSOLEUM,
    NOBODY,
    PERICLES,
    POLITICAL,
    POWERS,
    PYRAMIDS,
    TAX,
    TRIREME,
    ZEUS,
)
from periplus.games.mare_nostrum.cards import tally
from periplus.games.mare_nostrum.provinces import (
    convertible,
    fleets_of,
    foreign_legions,
    holder_of,
    lowest,
    next_to,
    spot_piece,
    uncover,
)
from periplus.games.mare_nostrum.roles import NameNext
from periplus.games.mare_nostrum.state import (
    BUILT,
    FREE,
    MARKERS,
    NO_CARD,
    PIECES,
    SHUT,
    MareNostrumState,
)
from periplus.kernel.action import ABSENT, Action, Blank, Form
from periplus.kernel.errors import Refused
from periplus.kernel.message import Description, Event, Message
from periplus.kernel.state import Step

NO_BUILDING: Final = -1
DISCOUNT: Final = 1
CHEAPEST: Final = 2
TAXES_KEPT: Final = 2
CARDS_TO_WIN: Final = 4
CARDS_TO_WIN_LONG: Final = 5

# Why something cannot stand somewhere: the clause and the reason of a refusal
OBSTACLES: Final = (
    ("", ""),
    ("M35", "not-yours"),
    ("M37", "just-placed"),
    ("M40", "occupied-there"),
    ("M38", "no-spot"),
    ("M38", "spot-taken"),
    ("M5", "out-of-stock"),
    ("M4", "out-of-pieces"),
    ("M39", "no-coast"),
    ("M38", "fortress-there"),
    ("M36", "own-marker"),
    ("M36", "foreign-marker"),
    ("M58", "not-converting"),
    ("M41", "legions-there"),
    ("M36", "not-next-to"),
    ("M13", "out-of-area"),
    ("M13", "settled-already"),
    ("M60", "players-capital"),
)
NONE: Final = 0
NOT_YOURS: Final = 1
JUST_PLACED: Final = 2
OCCUPIED: Final = 3
NO_SPOT: Final = 4
SPOT_TAKEN: Final = 5
OUT_OF_STOCK: Final = 6
OUT_OF_PIECES: Final = 7
NO_COAST: Final = 8
FORTRESS_THERE: Final = 9
OWN_MARKER: Final = 10
FOREIGN_MARKER: Final = 11
NOT_CONVERTING: Final = 12
LEGIONS_THERE: Final = 13
NOT_NEXT_TO: Final = 14
OUT_OF_AREA: Final = 15
SETTLED_ALREADY: Final = 16
PLAYERS_CAPITAL: Final = 17

# Where something can stand


def left_of(s: MareNostrumState, civ: int, item: int) -> int:
    """Return how many markers, legions, triremes or fortresses a civilisation has in reserve."""
    return s.reserve[civ * PIECES + item - INFLUENCE]  # both are in the same order


def building_meant(s: MareNostrumState, item: int, province: int, spot: int) -> int:
    """Return the building that is meant: the one named, or the only one of its kind; or NO_BUILDING."""
    if spot != ABSENT:
        building = s.box.building_at.get((province, spot), NO_BUILDING)
        fits = building != NO_BUILDING and s.box.building_kind[building] == item
        return building if fits and s.buildings[building] != SHUT else NO_BUILDING
    alike = [
        building
        for building in s.box.buildings_of[province]
        if s.box.building_kind[building] == item and s.buildings[building] != SHUT
    ]
    if len(alike) > 1:  # of several the one that is left, or any if all are taken
        alike = [building for building in alike if s.buildings[building] == FREE] or alike[:1]
    return alike[0] if len(alike) == 1 else NO_BUILDING


def room(s: MareNostrumState, civ: int, item: int, province: int, building: int) -> int:
    """Return what keeps a thing other than a marker from standing in a province of one's own, or NONE."""
    if s.owner[province] != civ:
        return NOT_YOURS
    if item <= MARKET:
        return room_for_building(s, item, building)
    if left_of(s, civ, item) == 0:
        return OUT_OF_PIECES
    if item == TRIREME and s.box.shores[province] == 0:
        return NO_COAST
    if item == FORTRESS:
        # M38: one fortress a province, two with the Statue of Zeus
        most = 2 if s.holds_card(s.seat_of[civ], ZEUS) else 1
        return FORTRESS_THERE if s.fortresses[province] >= most else NONE
    return NONE


def room_for_building(s: MareNostrumState, item: int, building: int) -> int:
    """Return what keeps a building from standing on its spot, or NONE."""
    # M38: a temple, a market, a city for each site, a caravan for each icon
    if building == NO_BUILDING:
        return NO_SPOT
    if s.buildings[building] != FREE:
        return SPOT_TAKEN
    return OUT_OF_STOCK if s.stock[item] == 0 else NONE


def closed(s: MareNostrumState, civ: int, province: int) -> int:
    """Return what keeps everything but markers from a province this turn, or NONE."""
    if s.owner[province] != civ:
        return NOT_YOURS
    if s.placed >> province & 1:
        return JUST_PLACED
    # M40: not under foreign legions, but M60: always in the own capital
    occupied = s.box.capital_of[province] != civ and foreign_legions(s, province, civ)
    return OCCUPIED if occupied else NONE


def obstacle(s: MareNostrumState, civ: int, item: int, province: int, building: int) -> int:
    """Return what keeps a thing other than a marker from being built in a province, or NONE."""
    found = closed(s, civ, province)
    return room(s, civ, item, province, building) if found == NONE else found


def bases(s: MareNostrumState, civ: int) -> int:
    """Return the provinces from which influence spreads: not those of this turn (M36)."""
    found, bit = 0, 1
    for owner in s.owner:
        if owner == civ:
            found |= bit
        bit <<= 1
    return found & ~s.placed


def reach(s: MareNostrumState, civ: int) -> int:
    """Return the provinces that influence can come to."""
    if s.holds_card(s.seat_of[civ], LIGHTHOUSE):
        return (1 << s.box.provinces) - 1  # M46
    return next_to(s, bases(s, civ), fleets_of(s, civ))


def marker_obstacle(s: MareNostrumState, civ: int, province: int, within: int) -> int:
    """Return what keeps a marker from a province, or NONE; ``within`` is where influence can come to."""
    owner = s.owner[province]
    if owner == civ:
        return OWN_MARKER
    if owner != NOBODY:
        if not convertible(s, province):
            return PLAYERS_CAPITAL
        if holder_of(s, province) != civ:
            return FOREIGN_MARKER
        if not s.converting >> province & 1:
            return NOT_CONVERTING
    elif foreign_legions(s, province, civ):
        return LEGIONS_THERE
    if not within >> province & 1:
        return NOT_NEXT_TO
    return OUT_OF_PIECES if s.reserve[civ * PIECES + MARKERS] == 0 else NONE


def refuse(s: MareNostrumState, found: int, item: int, province: int) -> None:
    """Raise the refusal of an obstacle."""
    if found != NONE:
        rule, reason = OBSTACLES[found]
        raise Refused(rule, reason, {"item": ITEMS[item], "province": s.box.province_names[province]})


# Putting it there


def put(s: MareNostrumState, civ: int, item: int, province: int, building: int) -> None:
    """Put a piece or a building on the board."""
    if item <= MARKET:
        s.buildings[building] = BUILT
        s.stock[item] -= 1
        return
    if item == INFLUENCE:
        place_marker(s, civ, province)
        return
    s.reserve[civ * PIECES + item - INFLUENCE] -= 1
    if item == TRIREME:
        s.triremes[province * CIVS + civ] += 1  # M39: in port until it moves
        return
    if item == LEGION:
        s.legions[province * CIVS + civ] += 1
    else:
        s.fortresses[province] += 1
    if foreign_legions(s, province, civ):
        uncover(s, province)  # M40, M57: the province is at war now, and an occupation at an end


def place_marker(s: MareNostrumState, civ: int, province: int) -> None:
    """Put a marker into a province; one that it replaces goes back to its owner's reserve (M58)."""
    if s.owner[province] != NOBODY:
        s.reserve[s.owner[province] * PIECES + MARKERS] += 1
        uncover(s, province)
    s.owner[province] = civ
    s.reserve[civ * PIECES + MARKERS] -= 1


# Paying for it


def price_of(s: MareNostrumState, seat: int, item: int) -> int:
    """Return what a thing costs a seat."""
    price = s.box.prices[item]  # M32
    if item <= MARKET:
        return price - DISCOUNT if s.card_owner[MAUSOLEUM] == seat else price  # M45
    # M44: Caesar's legions and fortresses, Pericles' triremes
    if item == LEGION or (item == FORTRESS and not s.switches.caesar_legions_only):
        return price - DISCOUNT if s.card_owner[CAESAR] == seat else price
    return price - DISCOUNT if item == TRIREME and s.card_owner[PERICLES] == seat else price


def price_of_card(s: MareNostrumState, card: int) -> int:
    """Return what a hero or a wonder costs; the Pyramids one more in the long game (M1)."""
    return s.box.card_price[card] + (card == PYRAMIDS and s.switches.long_game)


class Purse:
    """The cards of a seat as means to pay: taxes, or goods, those first of which it has most."""

    def __init__(self, s: MareNostrumState, seat: int) -> None:
        """Count the cards."""
        first, most = seat * KINDS, 0
        for kind in range(GOODS):
            if s.hands[first + kind] > most:
                most = s.hands[first + kind]
        goods: list[int] = []
        for count in range(most, 0, -1):
            for kind in range(GOODS):
                if s.hands[first + kind] == count:
                    goods.append(kind)
        self.taxes: Final[int] = s.hands[first + TAX]
        self.goods: Final = goods
        self.most: Final[int] = max(self.taxes, len(goods))
        self.known: Final[list[list[tuple[int, ...]] | None]] = [None] * (self.most + 1)

    def ways(self, price: int) -> list[tuple[int, ...]]:
        """Return the ways to pay a price."""
        if price > self.most:
            return []
        found = self.known[price]
        if found is None:
            found = []
            if self.taxes >= price:
                found.append((TAX,) * price)
            if len(self.goods) >= price:
                found.append(tuple(sorted(self.goods[:price])))
            self.known[price] = found
        return found


def counted(cards: tuple[int, ...]) -> list[int]:
    """Return how many cards of each kind there are."""
    counts = [0] * KINDS
    for card in cards:
        counts[card] += 1
    return counts


def check_payment(s: MareNostrumState, seat: int, cards: tuple[int, ...], price: int) -> None:
    """Refuse cards that the seat has not, that are no combination, or that are not worth the price."""
    counts = counted(cards)
    for kind in range(KINDS):
        if counts[kind] > s.hands[seat * KINDS + kind]:
            raise Refused("M31", "not-in-hand", {"card": s.box.kind_names[kind]})
    if 0 < counts[TAX] < len(cards):
        raise Refused("M31", "mixed-set")
    if max(counts[:GOODS]) > 1:
        raise Refused("M31", "goods-alike")
    most = price if cards else Purse(s, seat).most
    if most < price:
        raise Refused("M32", "too-dear", {"price": price, "count": most})
    if len(cards) != price:
        raise Refused("M32", "wrong-price", {"price": price, "count": len(cards)})


def pay(s: MareNostrumState, seat: int, cards: tuple[int, ...]) -> None:
    """Lay cards out; M34: they go back to the bank at the end of the phase."""
    for card in cards:
        s.hands[seat * KINDS + card] -= 1
        s.spent[card] += 1
    narrow_gift(s)


def narrow_gift(s: MareNostrumState) -> None:
    """Work out what the card given in the exchange can still be, for those who have not seen it (M64)."""
    card = s.gift_card
    if card == NO_CARD:
        return
    if s.hands[s.gift_to * KINDS + card] == 0:
        s.gift_may_be = 1 << card  # without it the receiver could not have paid so
        return
    for kind in range(KINDS):
        if kind != card and s.hands[s.gift_from * KINDS + kind] == 0:
            s.gift_may_be &= ~(1 << kind)


# The phase


def begin_construction(s: MareNostrumState) -> None:
    """Begin with nobody having built."""
    s.acted = 0
    s.active = NOBODY


def has_cards(s: MareNostrumState, seat: int) -> bool:
    """Say whether a seat has any card left."""
    for at in range(seat * KINDS + TAX, seat * KINDS - 1, -1):
        if s.hands[at]:
            return True
    return False


def builders_left(s: MareNostrumState) -> int:
    """Return the seats that have not built and have something to build with."""
    left = 0
    for seat in range(s.seats):
        if not s.acted >> seat & 1 and (has_cards(s, seat) or s.card_owner[HAMMURABI] == seat):
            left |= 1 << seat
    return left


def all_have_built(s: MareNostrumState) -> bool:
    """Say whether nobody is left to build."""
    return builders_left(s) == 0


class NameBuilder(NameNext):
    """The Political Leader names who builds next (M30)."""

    def role(self) -> int:
        """Return the Political Leader."""
        return POLITICAL

    def rule(self) -> str:
        """Return the clause."""
        return "M30"

    def left(self, s: MareNostrumState) -> int:
        """Return those who can still build."""
        return builders_left(s)


def call_builder(s: MareNostrumState) -> None:
    """Let the last one left build without being named (M30)."""
    if s.active == NOBODY:
        s.active = builders_left(s).bit_length() - 1


def end_building(s: MareNostrumState) -> None:
    """Note that a seat has built."""
    s.acted |= 1 << s.active
    s.active = NOBODY


class Construct(Step[MareNostrumState]):
    """Play combinations, each for one thing, until one is done."""

    def asks(self, s: MareNostrumState, seat: int) -> bool:
        """Ask the player who was named."""
        return seat == s.active

    def legal(self, s: MareNostrumState, seat: int) -> list[Action]:
        """List everything that can be built now, paid with taxes or with the goods of which there are most."""
        purse, actions = Purse(s, seat), list[Action]()
        self.list_markers(s, seat, purse, actions)
        if purse.most >= CHEAPEST:
            self.list_pieces(s, seat, purse, actions)
        if purse.most >= s.box.cheapest_card:
            self.list_cards(s, seat, purse, actions)
        self.list_swaps(s, seat, actions)
        actions.append(s.actions.done)
        return actions

    def list_markers(self, s: MareNostrumState, seat: int, purse: Purse, actions: list[Action]) -> None:
        """List every province that influence can come to."""
        civ, verb = s.civ_of[seat], s.actions.build_verb
        paid = purse.ways(price_of(s, seat, INFLUENCE))
        if self.free_marker(s, seat):
            paid = [(), *paid]
        if paid and s.reserve[civ * PIECES + MARKERS]:
            within = rest = reach(s, civ)
            while rest:
                province = lowest(rest)
                rest &= rest - 1
                if marker_obstacle(s, civ, province, within) == NONE:
                    for cards in paid:
                        actions.append(Build(verb, INFLUENCE, province, ABSENT, cards))

    def list_pieces(self, s: MareNostrumState, seat: int, purse: Purse, actions: list[Action]) -> None:
        """List buildings and units in the own provinces."""
        box, civ, verb = s.box, s.civ_of[seat], s.actions.build_verb
        paid = [purse.ways(price_of(s, seat, item)) for item in range(len(ITEMS))]
        for province, owner in enumerate(s.owner):
            if owner != civ or closed(s, civ, province) != NONE:
                continue
            for building in box.buildings_of[province]:
                item = box.building_kind[building]
                if s.buildings[building] == FREE and room_for_building(s, item, building) == NONE:
                    for cards in paid[item]:
                        actions.append(Build(verb, item, province, s.actions.spot_told[building], cards))
            for item in range(LEGION, len(ITEMS)):
                if paid[item] and room(s, civ, item, province, NO_BUILDING) == NONE:
                    for cards in paid[item]:
                        actions.append(Build(verb, item, province, ABSENT, cards))

    def list_cards(self, s: MareNostrumState, seat: int, purse: Purse, actions: list[Action]) -> None:
        """List the heroes and wonders that the seat can pay for."""
        for card in range(CARDS):
            paid = purse.ways(price_of_card(s, card))
            if paid and s.card_owner[card] == NOBODY and s.box.card_civ[card] in (NOBODY, s.civ_of[seat]):
                for cards in paid:
                    actions.append(Buy(s.actions.buy_verb, card, cards))

    def list_swaps(self, s: MareNostrumState, seat: int, actions: list[Action]) -> None:
        """List Cleopatra's exchanges."""
        if s.card_owner[CLEOPATRA] != seat or s.swap_used:
            return
        first = seat * KINDS
        for good in range(GOODS):
            if s.hands[first + good] and s.bank[TAX]:
                actions.append(Swap(s.actions.swap_verb, good, TAX))
            if s.hands[first + TAX] and s.bank[good]:
                actions.append(Swap(s.actions.swap_verb, TAX, good))

    def free_marker(self, s: MareNostrumState, seat: int) -> bool:
        """Say whether Hammurabi places the next marker for nothing (M44)."""
        return s.card_owner[HAMMURABI] == seat and not s.free_marker_used

    def forms(self, s: MareNostrumState, seat: int) -> list[Form]:
        """Offer anything with any cards of the hand, if they are enough for something."""
        box, civ, most = s.box, s.civ_of[seat], Purse(s, seat).most
        cards: list[object] = [
            box.kind_names[kind] for kind in range(KINDS) for _ in range(s.hands[seat * KINDS + kind])
        ]
        within = reach(s, civ)
        places = [
            province
            for province in range(box.provinces)
            if s.owner[province] == civ or marker_obstacle(s, civ, province, within) == NONE
        ]
        spots: list[object] = [
            box.spot_names[box.building_spot[each]]
            for place in places
            for each in box.buildings_of[place]
            if s.buildings[each] == FREE and box.building_kind[each] in (CITY, CARAVAN)
        ]
        paid = [Blank("cards", cards, 0, len(cards), several=True)] if cards else []
        on = [Blank("spot", list(dict.fromkeys(spots)), 0, 1)] if spots else []
        found: list[Form] = []
        if places and (most >= CHEAPEST or self.free_marker(s, seat)):
            where = Blank("province", [box.province_names[place] for place in places], 1, 1)
            found.append(Form(s.actions.build_verb, [Blank("item", list(ITEMS), 1, 1), where, *on, *paid]))
        names: list[object] = [
            box.card_names[card]
            for card in range(CARDS)
            if s.card_owner[card] == NOBODY and box.card_civ[card] in (NOBODY, civ)
        ]
        if names and most >= box.cheapest_card:
            found.append(Form(s.actions.buy_verb, [Blank("card", names, 1, 1), *paid]))
        return found

    def temptations(self, s: MareNostrumState, seat: int) -> dict[str, list[Action]]:
        """Point at every province, for a legion in one's own and a marker elsewhere, and at every card to be had."""
        purse, civ, wanted = Purse(s, seat), s.civ_of[seat], dict[str, list[Action]]()
        for province, name in enumerate(s.box.province_names):
            item = LEGION if s.owner[province] == civ else INFLUENCE
            cards = [*purse.ways(price_of(s, seat, item)), ()][0]
            wanted[name] = [Build(s.actions.build_verb, item, province, ABSENT, cards)]
        for card, name in enumerate(s.box.card_names):
            people = s.box.card_civ[card]
            if s.card_owner[card] == NOBODY and (people == NOBODY or s.seat_of[people] != NOBODY):
                cards = [*purse.ways(price_of_card(s, card)), ()][0]
                wanted[f"card-{name}"] = [Buy(s.actions.buy_verb, card, cards)]
        return wanted

    def check(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Refuse what cannot stand there, cannot be had or is not paid exactly."""
        if isinstance(action, Build):
            self.check_build(s, seat, action)
        elif isinstance(action, Buy):
            check_card(s, seat, action.card)
            check_payment(s, seat, action.cards, price_of_card(s, action.card))
        elif isinstance(action, Swap):
            self.check_swap(s, seat, action)
        elif action is not s.actions.done:
            raise Refused("M31", "construct-first")

    def check_build(self, s: MareNostrumState, seat: int, action: Build) -> None:
        """Refuse a place, then a payment."""
        civ, item, province = s.civ_of[seat], action.item, action.province
        if item == INFLUENCE:
            if action.spot != ABSENT:
                raise Refused("M36", "no-spot-needed")
            refuse(s, marker_obstacle(s, civ, province, reach(s, civ)), item, province)
            if not action.cards and self.free_marker(s, seat):
                return
        else:
            if item > MARKET and action.spot != ABSENT:
                raise Refused("M38", "no-spot-needed")
            building = building_meant(s, item, province, action.spot) if item <= MARKET else NO_BUILDING
            refuse(s, obstacle(s, civ, item, province, building), item, province)
        check_payment(s, seat, action.cards, price_of(s, seat, item))

    def check_swap(self, s: MareNostrumState, seat: int, action: Swap) -> None:
        """Refuse an exchange that Cleopatra does not allow."""
        # M44: once a phase, a commodity for a tax or the reverse
        if s.card_owner[CLEOPATRA] != seat:
            raise Refused("M44", "no-cleopatra")
        if s.swap_used:
            raise Refused("M44", "swapped-already")
        if (action.given == TAX) == (action.got == TAX):
            raise Refused("M44", "swap-alike")
        if s.hands[seat * KINDS + action.given] == 0:
            raise Refused("M44", "not-in-hand", {"card": s.box.kind_names[action.given]})
        if s.bank[action.got] == 0:
            raise Refused("M34", "not-in-bank", {"card": s.box.kind_names[action.got]})

    def effect(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Build, buy, swap or end the turn."""
        if isinstance(action, Build):
            self.build(s, seat, action)
        elif isinstance(action, Buy):
            self.buy(s, seat, action)
        elif isinstance(action, Swap):
            self.swap(s, seat, action)
        else:
            s.done(seat)

    def build(self, s: MareNostrumState, seat: int, action: Build) -> None:
        """Pay and put it on the board."""
        item, province = action.item, action.province
        pay(s, seat, action.cards)
        if s.told is not None:
            told = {**built_told(s, item, province, action.spot), "cards": names(s, action.cards)}
            s.tell(Event("built", {"seat": seat, **told}))
        building = building_meant(s, item, province, action.spot) if item <= MARKET else NO_BUILDING
        put(s, s.civ_of[seat], item, province, building)
        if item == INFLUENCE:
            s.placed |= 1 << province  # M37
            if not action.cards:
                s.free_marker_used = 1

    def buy(self, s: MareNostrumState, seat: int, action: Buy) -> None:
        """Pay and take the card; perhaps win."""
        pay(s, seat, action.cards)
        s.card_owner[action.card] = seat  # M42: it works from now on
        if s.told is not None:
            told = {"seat": seat, "card": s.box.card_names[action.card], "cards": names(s, action.cards)}
            s.tell(Event("bought", told))
        # M1: the Pyramids, or heroes and wonders in any mix, end the game at once
        if action.card == PYRAMIDS:
            s.end("pyramids")
        elif s.cards_won(seat) >= cards_to_win(s):
            s.end("cards")

    def swap(self, s: MareNostrumState, seat: int, action: Swap) -> None:
        """Exchange with the bank."""
        s.swap_used = 1
        s.hands[seat * KINDS + action.given] -= 1
        s.bank[action.given] += 1
        narrow_gift(s)
        s.bank[action.got] -= 1
        s.hands[seat * KINDS + action.got] += 1
        if s.told is not None:
            s.tell(Event("swapped", {"seat": seat, **swap_told(s, action)}))

    def describe(self, s: MareNostrumState, seat: int, action: Action) -> Description:
        """Say what is built and what it costs."""
        if isinstance(action, Build):
            told = {**built_told(s, action.item, action.province, action.spot), "cards": names(s, action.cards)}
            label = Message("label-build" if action.cards else "label-build-free", told)
            found = room_told(s, action.province) if action.item == INFLUENCE else []
            pieces = spots_touched(s, action)
            return Description(label, found, [s.box.province_names[action.province]], pieces)
        if isinstance(action, Buy):
            card = s.box.card_names[action.card]
            label = Message("label-buy", {"card": card, "cards": names(s, action.cards)})
            return Description(label, [Message("power", {"power": POWERS[action.card]})], [], [f"card-{card}"])
        if isinstance(action, Swap):
            return Description(Message("label-swap", swap_told(s, action)), [], [], [])
        return Description(Message("label-done-building"), [], [], [])


def check_card(s: MareNostrumState, seat: int, card: int) -> None:
    """Refuse a hero or wonder that somebody has, or that belongs to another people."""
    told = {"card": s.box.card_names[card]}
    if s.box.card_civ[card] not in (NOBODY, s.civ_of[seat]):
        raise Refused("M7", "other-people", told)
    if s.card_owner[card] != NOBODY:
        raise Refused("M7", "card-gone", told)


def cards_to_win(s: MareNostrumState) -> int:
    """Return how many heroes and wonders win (M1)."""
    return CARDS_TO_WIN_LONG if s.switches.long_game else CARDS_TO_WIN


def in_hand(s: MareNostrumState, kind: int) -> str:
    """Return what the cards of a kind in one's hand are called on the board."""
    return f"hand-{s.box.kind_names[kind]}"


def names(s: MareNostrumState, cards: tuple[int, ...]) -> list[object]:
    """Return cards as they are told."""
    return tally({s.box.kind_names[kind]: cards.count(kind) for kind in range(KINDS)})


def spots_touched(s: MareNostrumState, action: Build) -> list[str]:
    """Return the site or icon on which something is built, as it is called on the board."""
    if action.item not in (CITY, CARAVAN):
        return []
    building = building_meant(s, action.item, action.province, action.spot)
    return [spot_piece(s, action.province, s.box.building_spot[building])]


def swap_told(s: MareNostrumState, action: Swap) -> dict[str, object]:
    """Return what is told of an exchange with the bank."""
    return {"card": s.box.kind_names[action.given], "other_card": s.box.kind_names[action.got]}


def built_told(s: MareNostrumState, item: int, province: int, spot: int) -> dict[str, object]:
    """Return what is told of something built."""
    told: dict[str, object] = {"item": ITEMS[item], "province": s.box.province_names[province]}
    if item == CARAVAN:
        good = s.box.building_good[building_meant(s, item, province, spot)]
        told["item"] = Message("caravan-on", {"card": s.box.kind_names[good]})
    elif item == CITY and spot != ABSENT:
        told["item"] = Message("city-at", {"site": s.box.spot_names[spot]})
    return told


def room_told(s: MareNostrumState, province: int) -> list[Message]:
    """Say which cities and caravans still have room in a province, if any."""
    box = s.box
    free = [each for each in box.buildings_of[province] if s.buildings[each] == FREE]
    cities = [
        Message("city-at", {"site": box.spot_names[box.building_spot[each]]})
        for each in free
        if box.building_kind[each] == CITY
    ]
    caravans = [
        Message("caravan-on", {"card": box.kind_names[box.building_good[each]]})
        for each in free
        if box.building_kind[each] == CARAVAN
    ]
    return [Message("consequence-room", {"names": [*cities, *caravans]})] if cities or caravans else []


# The end of the phase


def discard(s: MareNostrumState, seat: int, kept: int) -> None:
    """Put commodities back into the bank, but for one that is kept, and all taxes but two."""
    discarded: list[int] = []
    for kind in range(KINDS):
        at = seat * KINDS + kind
        left = TAXES_KEPT if kind == TAX else int(kind == kept)  # M33
        while s.hands[at] > left:
            s.hands[at] -= 1
            s.bank[kind] += 1
            discarded.append(kind)
    if s.told is not None and discarded:
        s.tell(Event("discarded", {"seat": seat, "cards": names(s, tuple(discarded))}))


def end_construction(s: MareNostrumState) -> None:
    """Discard what is left, and give the bank what was spent (M34)."""
    if s.gift_card != NO_CARD:
        s.reveal()  # what lies in the bank from now on shows which card was given in the exchange
        s.gift_from = s.gift_to = NOBODY
        s.gift_card = NO_CARD
        s.gift_may_be = 0
    for seat in range(s.seats):
        if not may_keep(s, seat):
            discard(s, seat, NO_CARD)
    for kind in range(KINDS):
        s.bank[kind] += s.spent[kind]
        s.spent[kind] = 0
    s.placed = 0
    s.free_marker_used = 0
    s.swap_used = 0


def may_keep(s: MareNostrumState, seat: int) -> bool:
    """Say whether a seat has the Hanging Gardens, and any commodity left."""
    return s.card_owner[GARDENS] == seat and any(s.hands[seat * KINDS : seat * KINDS + GOODS])


class Keep(Step[MareNostrumState]):
    """The owner of the Hanging Gardens may keep one commodity (M33)."""

    def asks(self, s: MareNostrumState, seat: int) -> bool:
        """Ask the owner, if any commodity is left to him."""
        return may_keep(s, seat)

    def legal(self, s: MareNostrumState, seat: int) -> list[Action]:
        """List what is left."""
        left: list[Action] = [s.actions.keep[good] for good in range(GOODS) if s.hands[seat * KINDS + good]]
        return [*left, s.actions.done]

    def check(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Refuse what is not in hand."""
        if isinstance(action, Point) and action.verb.name == "keep":
            if s.hands[seat * KINDS + action.what] == 0:
                raise Refused("M33", "not-in-hand", {"card": s.box.kind_names[action.what]})
        elif action is not s.actions.done:
            raise Refused("M33", "keep-first")

    def effect(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Keep one card and discard every other commodity."""
        kept = action.what if isinstance(action, Point) else NO_CARD
        if s.told is not None and kept != NO_CARD:
            s.tell(Event("kept", {"seat": seat}, {"card": s.box.kind_names[kept]}, seat))
        discard(s, seat, kept)
        s.done(seat)

    def describe(self, s: MareNostrumState, seat: int, action: Action) -> Description:
        """Name the card."""
        pieces = [in_hand(s, action.what)] if isinstance(action, Point) else []
        return Description(Message(f"label-{action.verb.name}", action.to_json()), [], [], pieces)
