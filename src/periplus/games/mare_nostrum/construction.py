"""The construction phase: what is built and bought, and what is kept."""

from periplus.games.mare_nostrum.actions import Build, Buy, Swap
from periplus.games.mare_nostrum.box import (
    CARAVAN,
    CARDS,
    CITY,
    CLEOPATRA,
    GARDENS,
    GOODS,
    HAMMURABI,
    INFLUENCE,
    ITEMS,
    KINDS,
    LEGION,
    MARKET,
    NOBODY,
    POLITICAL,
    POWERS,
    PYRAMIDS,
    TAX,
)
from periplus.games.mare_nostrum.cards import in_hand, names
from periplus.games.mare_nostrum.purse import (
    Purse,
    check_card,
    check_payment,
    narrow_gift,
    pay,
    price_of,
    price_of_card,
)
from periplus.games.mare_nostrum.roles import NameNext
from periplus.games.mare_nostrum.score import cards_to_win
from periplus.games.mare_nostrum.sites import (
    NO_BUILDING,
    NONE,
    building_meant,
    built_params,
    closed,
    left_of,
    marker_obstacle,
    obstacle,
    put,
    reach,
    refuse,
    room_for_building,
    room_for_unit,
    room_left,
    spots_touched,
)
from periplus.games.mare_nostrum.state import (
    FREE,
    MARKERS,
    NO_CARD,
    Construction,
    Gift,
    MareNostrumState,
    card_at,
    cards_of,
    piece_at,
)
from periplus.kernel.action import ABSENT, Action, Blank, Choice, Form
from periplus.kernel.bits import lowest
from periplus.kernel.errors import Refused
from periplus.kernel.message import Description, Event, Message
from periplus.kernel.state import Step

# The phase


def begin_construction(s: MareNostrumState) -> None:
    """Begin with nobody having built."""
    s.acted = 0
    s.active = NOBODY


def has_cards(s: MareNostrumState, seat: int) -> bool:
    """Say whether a seat has any cards left."""
    last = card_at(seat, TAX)
    for at in range(last, last - KINDS, -1):
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

    rule = "M30"

    def role(self) -> int:
        """Return the Political Leader."""
        return POLITICAL

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
    """Play combinations, each for one thing, until the player is done."""

    rule = "M31"
    verbs = ("build", "buy", "swap", "done")

    def asks(self, s: MareNostrumState, seat: int) -> bool:
        """Ask the player who was named."""
        return seat == s.active

    def legal(self, s: MareNostrumState, seat: int) -> list[Action]:
        """List everything that can be built now, paid for with taxes or with the most plentiful goods."""
        purse, actions = Purse(s, seat), list[Action]()
        self.list_markers(s, seat, purse, actions)
        if purse.most >= s.box.cheapest_item:
            self.list_pieces(s, seat, purse, actions)
        if purse.most >= s.box.cheapest_card:
            self.list_cards(s, seat, purse, actions)
        self.list_swaps(s, seat, actions)
        actions.append(s.actions.done)
        return actions

    def list_markers(self, s: MareNostrumState, seat: int, purse: Purse, actions: list[Action]) -> None:
        """List every province that influence can reach."""
        civ, verb = s.civ_of[seat], s.actions.build_verb
        paid = purse.ways(price_of(s, seat, INFLUENCE))
        if self.free_marker(s, seat):
            paid = [(), *paid]
        if paid and s.reserve[piece_at(civ, MARKERS)]:
            within = rest = reach(s, civ)
            while rest:
                province = lowest(rest)
                rest &= rest - 1
                if marker_obstacle(s, civ, province, within) == NONE:
                    for cards in paid:
                        actions.append(Build(verb, INFLUENCE, province, ABSENT, cards))

    def list_pieces(self, s: MareNostrumState, seat: int, purse: Purse, actions: list[Action]) -> None:
        """List buildings and units in the seat's own provinces."""
        box, civ, verb = s.box, s.civ_of[seat], s.actions.build_verb
        paid = [purse.ways(price_of(s, seat, item)) for item in range(len(ITEMS))]
        units = [item for item in range(LEGION, len(ITEMS)) if paid[item] and left_of(s, civ, item)]
        for province, owner in enumerate(s.owner):
            if owner != civ or closed(s, civ, province) != NONE:
                continue
            for building in box.buildings_of[province]:
                item = box.building_kind[building]
                if paid[item] and s.buildings[building] == FREE and room_for_building(s, item, building) == NONE:
                    for cards in paid[item]:
                        actions.append(Build(verb, item, province, s.actions.spot_meant[building], cards))
            for item in units:
                if room_for_unit(s, civ, item, province) == NONE:
                    for cards in paid[item]:
                        actions.append(Build(verb, item, province, ABSENT, cards))

    def list_cards(self, s: MareNostrumState, seat: int, purse: Purse, actions: list[Action]) -> None:
        """List the heroes and wonders that the seat can pay for."""
        civ = s.civ_of[seat]
        for card in range(CARDS):
            if s.card_owner[card] == NOBODY and s.box.card_civ[card] in (NOBODY, civ):
                for cards in purse.ways(price_of_card(s, card)):
                    actions.append(Buy(s.actions.buy_verb, card, cards))

    def list_swaps(self, s: MareNostrumState, seat: int, actions: list[Action]) -> None:
        """List Cleopatra's exchanges."""
        if s.card_owner[CLEOPATRA] != seat or s.construction.swap_used:
            return
        first = card_at(seat, 0)
        for good in range(GOODS):
            if s.hands[first + good] and s.bank[TAX]:
                actions.append(Swap(s.actions.swap_verb, good, TAX))
            if s.hands[first + TAX] and s.bank[good]:
                actions.append(Swap(s.actions.swap_verb, TAX, good))

    def free_marker(self, s: MareNostrumState, seat: int) -> bool:
        """Say whether Hammurabi places the next marker for nothing (M44)."""
        return s.card_owner[HAMMURABI] == seat and not s.construction.free_marker_used

    def forms(self, s: MareNostrumState, seat: int) -> list[Form]:
        """Offer anything, paid for with any cards in hand, if they are enough for something that can be done."""
        box, civ, listed = s.box, s.civ_of[seat], self.legal(s, seat)
        held = enumerate(s.hands[cards_of(seat)])
        cards: list[object] = [box.kind_names[kind] for kind, count in held for _ in range(count)]
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
        if any(isinstance(action, Build) for action in listed):
            where = Blank("province", [box.province_names[place] for place in places], 1, 1)
            found.append(Form(s.actions.build_verb, [Blank("item", list(ITEMS), 1, 1), where, *on, *paid]))
        names: list[object] = [
            box.card_names[card]
            for card in range(CARDS)
            if s.card_owner[card] == NOBODY and box.card_civ[card] in (NOBODY, civ)
        ]
        if any(isinstance(action, Buy) for action in listed):
            found.append(Form(s.actions.buy_verb, [Blank("card", names, 1, 1), *paid]))
        return found

    def temptations(self, s: MareNostrumState, seat: int) -> dict[str, list[Action]]:
        """Point at every province, for a legion in one's own and a marker elsewhere, and at every card for sale."""
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
        """Refuse what cannot go there, cannot be bought or is not paid for exactly."""
        if isinstance(action, Build):
            self.check_build(s, seat, action)
        elif isinstance(action, Buy):
            check_card(s, seat, action.card)
            check_payment(s, seat, action.cards, price_of_card(s, action.card))
        elif isinstance(action, Swap):
            self.check_swap(s, seat, action)

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
        # M44: once a phase, a good for a tax or the other way round
        if s.card_owner[CLEOPATRA] != seat:
            raise Refused("M44", "no-cleopatra")
        if s.construction.swap_used:
            raise Refused("M44", "swapped-already")
        if (action.given == TAX) == (action.got == TAX):
            raise Refused("M44", "swap-alike")
        if s.hands[card_at(seat, action.given)] == 0:
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
        """Pay, and put it on the board."""
        item, province = action.item, action.province
        pay(s, seat, action.cards)
        if s.told is not None:
            params = {**built_params(s, item, province, action.spot), "cards": names(s, action.cards)}
            s.tell(Event("built", {"seat": seat, **params}))
        building = building_meant(s, item, province, action.spot) if item <= MARKET else NO_BUILDING
        put(s, s.civ_of[seat], item, province, building)
        if item == INFLUENCE:
            s.construction.placed |= 1 << province  # M37
            if not action.cards:
                s.construction.free_marker_used = 1

    def buy(self, s: MareNostrumState, seat: int, action: Buy) -> None:
        """Pay and take the card; perhaps win."""
        pay(s, seat, action.cards)
        s.card_owner[action.card] = seat  # M42: it works from now on
        if s.told is not None:
            params = {"seat": seat, "card": s.box.card_names[action.card], "cards": names(s, action.cards)}
            s.tell(Event("bought", params))
        # M1: the Pyramids, or heroes and wonders in any mix, end the game at once
        if action.card == PYRAMIDS:
            s.end("pyramids")
        elif s.cards_won(seat) >= cards_to_win(s):
            s.end("cards")

    def swap(self, s: MareNostrumState, seat: int, action: Swap) -> None:
        """Exchange with the bank."""
        s.construction.swap_used = 1
        s.hands[card_at(seat, action.given)] -= 1
        s.bank[action.given] += 1
        narrow_gift(s)
        s.bank[action.got] -= 1
        s.hands[card_at(seat, action.got)] += 1
        if s.told is not None:
            s.tell(Event("swapped", {"seat": seat, **swap_params(s, action)}))

    def describe(self, s: MareNostrumState, seat: int, action: Action) -> Description:
        """Say what is built and what it costs."""
        if isinstance(action, Build):
            params = {**built_params(s, action.item, action.province, action.spot), "cards": names(s, action.cards)}
            label = Message("label-build" if action.cards else "label-build-free", params)
            found = room_left(s, action.province) if action.item == INFLUENCE else []
            pieces = spots_touched(s, action)
            return Description(label, found, [s.box.province_names[action.province]], pieces)
        if isinstance(action, Buy):
            card = s.box.card_names[action.card]
            label = Message("label-buy", {"card": card, "cards": names(s, action.cards)})
            return Description(label, [Message("power", {"power": POWERS[action.card]})], [], [f"card-{card}"])
        if isinstance(action, Swap):
            return Description(Message("label-swap", swap_params(s, action)), [], [], [])
        return Description(Message("label-done-building"), [], [], [])


def swap_params(s: MareNostrumState, action: Swap) -> dict[str, object]:
    """Return the parameters that describe an exchange with the bank."""
    return {"card": s.box.kind_names[action.given], "other_card": s.box.kind_names[action.got]}


# The end of the phase


def discard(s: MareNostrumState, seat: int, kept: int) -> None:
    """Return goods to the bank, except the one that is kept, and all taxes beyond those that may be kept."""
    first, discarded = card_at(seat, 0), list[int]()
    for kind in range(KINDS):
        at = first + kind
        left = s.box.taxes_kept if kind == TAX else int(kind == kept)  # M33
        while s.hands[at] > left:
            s.hands[at] -= 1
            s.bank[kind] += 1
            discarded.append(kind)
    if s.told is not None and discarded:
        s.tell(Event("discarded", {"seat": seat, "cards": names(s, tuple(discarded))}))


def end_construction(s: MareNostrumState) -> None:
    """Discard what is left, and give the bank what was spent (M34)."""
    if s.gift.card != NO_CARD:
        s.reveal()  # the bank now shows which card was given in the exchange
        s.gift = Gift()
    for seat in range(s.seats):
        if not may_keep(s, seat):
            discard(s, seat, NO_CARD)
    for kind in range(KINDS):
        s.bank[kind] += s.spent[kind]
        s.spent[kind] = 0
    s.construction = Construction()


def may_keep(s: MareNostrumState, seat: int) -> bool:
    """Say whether a seat has the Hanging Gardens, and any good left."""
    return s.card_owner[GARDENS] == seat and any(s.hands[card_at(seat, 0) : card_at(seat, GOODS)])


class KeepTaxes(Step[MareNostrumState]):
    """Where the table wants it, each player says how many taxes to keep (M33)."""

    rule = "M33"
    verbs = ("retain",)

    def asks(self, s: MareNostrumState, seat: int) -> bool:
        """Ask those who have taxes left."""
        return s.options.taxes_kept_asked and s.hands[card_at(seat, TAX)] > 0

    def legal(self, s: MareNostrumState, seat: int) -> list[Action]:
        """List all of them, fewer, and none."""
        return [s.actions.retain[count] for count in range(s.hands[card_at(seat, TAX)], -1, -1)]

    def check(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Refuse more than are in hand."""
        assert isinstance(action, Choice)
        if action.value > s.hands[card_at(seat, TAX)]:
            raise Refused("M33", "too-few-taxes", {"count": s.hands[card_at(seat, TAX)]})

    def effect(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Return the others to the bank."""
        assert isinstance(action, Choice)
        returned = s.hands[card_at(seat, TAX)] - action.value
        s.hands[card_at(seat, TAX)] -= returned
        s.bank[TAX] += returned
        if s.told is not None and returned:
            s.tell(Event("discarded", {"seat": seat, "cards": names(s, (TAX,) * returned)}))
        s.done(seat)


class Keep(Step[MareNostrumState]):
    """The owner of the Hanging Gardens may keep one good (M33)."""

    rule = "M33"
    verbs = ("keep", "done")

    def asks(self, s: MareNostrumState, seat: int) -> bool:
        """Ask the owner, if any good is left."""
        return may_keep(s, seat)

    def legal(self, s: MareNostrumState, seat: int) -> list[Action]:
        """List what is left."""
        first = card_at(seat, 0)
        left: list[Action] = [s.actions.keep[good] for good in range(GOODS) if s.hands[first + good]]
        return [*left, s.actions.done]

    def check(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Refuse what is not in hand."""
        if isinstance(action, Choice) and s.hands[card_at(seat, action.value)] == 0:
            raise Refused("M33", "not-in-hand", {"card": s.box.kind_names[action.value]})

    def effect(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Keep one card and discard every other good."""
        kept = action.value if isinstance(action, Choice) else NO_CARD
        if s.told is not None and kept != NO_CARD:
            s.tell(Event("kept", {"seat": seat}, {"card": s.box.kind_names[kept]}, seat))
        discard(s, seat, kept)
        s.done(seat)

    def describe(self, s: MareNostrumState, seat: int, action: Action) -> Description:
        """Name the card."""
        pieces = [in_hand(s, action.value)] if isinstance(action, Choice) else []
        return Description(Message(f"label-{action.verb.name}", action.to_json()), [], [], pieces)
