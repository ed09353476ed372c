"""Set-up: civilisations, neutral garrisons, and the pieces of the sheets or those that players choose."""

from periplus.games.mare_nostrum.actions import Build, Buy
from periplus.games.mare_nostrum.box import (
    CARAVAN,
    CIVS,
    FORTRESS,
    HANNIBAL,
    INFLUENCE,
    ITEMS,
    LEGION,
    MARKET,
    NOBODY,
    PERICLES,
    POWERS,
    TRIREME,
)
from periplus.games.mare_nostrum.purse import check_card
from periplus.games.mare_nostrum.sites import (
    NO_BUILDING,
    NONE,
    OUT_OF_AREA,
    OUT_OF_PIECES,
    OWN_MARKER,
    SETTLED_ALREADY,
    building_meant,
    built_params,
    put,
    refuse,
    room,
    room_left,
    spots_touched,
)
from periplus.games.mare_nostrum.state import (
    BUILT,
    CIVILISATION_LUCK,
    LEGIONS,
    MARKERS,
    ORDER_LUCK,
    SHUT,
    MareNostrumState,
    piece_at,
)
from periplus.kernel.action import ABSENT, Action, Blank, Form
from periplus.kernel.errors import Refused
from periplus.kernel.message import Description, Event, Message
from periplus.kernel.state import Step


def set_up(s: MareNostrumState) -> None:
    """Deal civilisations, and lay out what does not depend on players' choices."""
    shut_spots(s)
    playing = civilisations(s)
    for seat in range(s.seats):
        # M8: dealt at random, unless the seats were agreed on
        civ = playing.pop(0) if s.options.in_seat_order else s.draw(playing, CIVILISATION_LUCK)
        s.civ_of[seat] = civ
        s.seat_of[civ] = seat
    if s.told is not None:
        played = [Message("civ-of", {"seat": seat, "civ": s.box.civ_names[civ]}) for seat, civ in enumerate(s.civ_of)]
        s.tell(Event("set-up", {"civs": played}))
    if not s.options.free_set_up:
        for seat in range(s.seats):
            lay_out_sheet(s, seat)
    for civ in range(CIVS):
        if s.seat_of[civ] == NOBODY:
            garrison(s, civ)


def shut_spots(s: MareNostrumState) -> None:
    """Close the sites and icons that options leave out."""
    chosen = spots_chosen(s)
    for building, option in enumerate(s.box.building_option):
        if option not in chosen:
            s.buildings[building] = SHUT


def spots_chosen(s: MareNostrumState) -> list[str]:
    """Return the chosen options that put a site or an icon in play, as the box names them; most spots need none."""
    chosen = {"": True, "leptis_magna": s.options.leptis_magna}
    chosen["macedonia_grain"] = s.options.greek_grain == "macedonia"
    chosen["thrace_grain"] = s.options.greek_grain == "thrace"
    return [option for option in chosen if chosen[option]]


def civilisations(s: MareNostrumState) -> list[int]:
    """Return the civilisations that are played (M11)."""
    absent = {3: s.options.three_without.split("-"), 4: [s.options.four_without]}.get(s.seats, [])
    return [civ for civ in range(CIVS) if s.box.civ_names[civ].lower() not in absent]


def garrison(s: MareNostrumState, civ: int) -> None:
    """Let the pieces of an absent civilisation defend its capital and what is next to it."""
    # M10: influence, legion and fortress in the capital, influence and legion beside it
    capital = s.box.civ_capital[civ]
    put(s, civ, INFLUENCE, capital, NO_BUILDING)
    put(s, civ, LEGION, capital, NO_BUILDING)
    put(s, civ, FORTRESS, capital, NO_BUILDING)
    for province in range(s.box.provinces):
        beside = s.box.land[capital] >> province & 1
        home = s.player(s.box.capital_of[province]) != NOBODY  # left free for its player, should a map join capitals
        if beside and s.owner[province] == NOBODY and not home:  # of two neutral neighbours, the first gets it
            put(s, civ, INFLUENCE, province, NO_BUILDING)
            put(s, civ, LEGION, province, NO_BUILDING)


def lay_out_sheet(s: MareNostrumState, seat: int) -> None:
    """Put the pieces of a sheet on the board, and give its hero to the player (M8)."""
    box, civ = s.box, s.civ_of[seat]
    for province in box.sheet_markers[civ]:
        put(s, civ, INFLUENCE, province, NO_BUILDING)
    for province in box.sheet_fortresses[civ]:
        put(s, civ, FORTRESS, province, NO_BUILDING)
    greek_b = s.options.greek_sheet_b and box.civ_hero[civ] == PERICLES
    for building in box.sheet_b_buildings if greek_b else box.sheet_buildings[civ]:
        put(s, civ, box.building_kind[building], box.building_province[building], building)
    gain_own_hero(s, seat)


def gain_own_hero(s: MareNostrumState, seat: int) -> None:
    """Give a player the hero of the civilisation."""
    civ = s.civ_of[seat]
    hero = s.box.civ_hero[civ]
    s.card_owner[hero] = seat
    if hero == HANNIBAL and s.options.hannibal_legion and s.reserve[piece_at(civ, LEGIONS)]:
        put(s, civ, LEGION, s.box.civ_capital[civ], NO_BUILDING)  # M55: if the option gives him one


# On which icon a caravan of the sheet goes


def open_choice(s: MareNostrumState, seat: int) -> list[int]:
    """Return the icons of the first caravan that a seat has yet to place, or nothing."""
    if not s.options.free_set_up:
        for icons in s.box.sheet_choices[s.civ_of[seat]]:
            if all(s.buildings[icon] != BUILT for icon in icons):
                return icons
    return []


class PlaceCaravan(Step[MareNostrumState]):
    """Where a sheet leaves the icon of a caravan open, its player chooses (M8)."""

    rule = "M8"
    verbs = ("build",)
    otherwise = "caravan-first"

    def asks(self, s: MareNostrumState, seat: int) -> bool:
        """Ask those whose sheet leaves something open."""
        return len(open_choice(s, seat)) > 0

    def prompt(self, s: MareNostrumState, seat: int) -> Message:
        """Name the province."""
        province = s.box.building_province[open_choice(s, seat)[0]]
        return Message("prompt-placecaravan", {"province": s.box.province_names[province]})

    def legal(self, s: MareNostrumState, seat: int) -> list[Action]:
        """List the icons."""
        box = s.box
        return [
            s.actions.build(CARAVAN, box.building_province[icon], box.building_spot[icon], ())
            for icon in open_choice(s, seat)
        ]

    def check(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Refuse any other place."""
        if action not in self.legal(s, seat):
            raise self.out_of_place(s, seat)

    def effect(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Place it, and go on until the sheet is complete."""
        assert isinstance(action, Build)
        building = building_meant(s, CARAVAN, action.province, action.spot)
        put(s, s.civ_of[seat], CARAVAN, action.province, building)
        if s.told is not None:
            s.tell(Event("placed", {"seat": seat, **built_params(s, CARAVAN, action.province, action.spot)}))
        if not open_choice(s, seat):
            s.done(seat)

    def describe(self, s: MareNostrumState, seat: int, action: Action) -> Description:
        """Name icon and province."""
        return describe_placing(s, action)


def describe_placing(s: MareNostrumState, action: Action) -> Description:
    """Say what is placed before the game, without a payment."""
    if isinstance(action, Build):
        params = built_params(s, action.item, action.province, action.spot)
        found = room_left(s, action.province) if action.item == INFLUENCE else []
        place = s.box.province_names[action.province]
        return Description(Message("label-place", params), found, [place], spots_touched(s, action))
    if isinstance(action, Buy):
        card = s.box.card_names[action.card]
        return Description(
            Message("label-place-hero", {"card": card}),
            [Message("power", {"power": POWERS[action.card]})],
            [],
            [f"card-{card}"],
        )
    return Description(Message("label-done-placing"), [], [], [])


# The free set-up


def is_free_set_up(s: MareNostrumState) -> bool:
    """Say whether players spend points instead of following their sheets."""
    return s.options.free_set_up


def draw_order(s: MareNostrumState) -> None:
    """Draw the order in which players place, and give everybody the points (M13)."""
    seats = list(range(s.seats))
    s.order = [s.draw(seats, ORDER_LUCK) for _ in range(s.seats)]
    s.points = [s.box.set_up_points] * s.seats
    if s.told is not None:
        s.tell(Event("placing-order", {"seats": s.order[:]}))


def all_placed(s: MareNostrumState) -> bool:
    """Say whether everybody has spent all points, or passed and lost the rest."""
    return not any(s.points)


def end_placing(s: MareNostrumState) -> None:
    """Return to seating order."""
    s.order = list(range(s.seats))


class Settle(Step[MareNostrumState]):
    """Spend points on one thing, in turn, round after round."""

    rule = "M13"
    verbs = ("build", "buy", "done")

    def asks(self, s: MareNostrumState, seat: int) -> bool:
        """Ask those who have points left; M13: a pass is final."""
        return s.points[seat] > 0

    def prompt(self, s: MareNostrumState, seat: int) -> Message:
        """Say how many points are left."""
        return Message("prompt-settle", {"points": s.points[seat]})

    def legal(self, s: MareNostrumState, seat: int) -> list[Action]:
        """List everything that points can buy."""
        civ, box = s.civ_of[seat], s.box
        if self.needs_capital(s, seat):
            return [self.capital(s, seat)]
        found: list[Action] = []
        for province in range(box.provinces):
            for item in (INFLUENCE, LEGION, TRIREME, FORTRESS):
                if self.obstacle(s, seat, item, province, NO_BUILDING) == NONE:
                    found.append(s.actions.build(item, province, ABSENT, ()))
            for building in box.buildings_of[province]:
                item = box.building_kind[building]
                if self.obstacle(s, seat, item, province, building) == NONE:
                    found.append(s.actions.build(item, province, box.building_spot[building], ()))
        found = [action for action in found if isinstance(action, Build) and box.prices[action.item] <= s.points[seat]]
        hero = box.civ_hero[civ]
        if s.card_owner[hero] == NOBODY and box.card_price[hero] <= s.points[seat]:
            found.append(Buy(s.actions.buy_verb, hero, ()))
        found.append(s.actions.done)
        return found

    def forms(self, s: MareNostrumState, seat: int) -> list[Form]:
        """Offer anything anywhere in the area."""
        box, area = s.box, s.box.set_up_area[s.civ_of[seat]]
        places = [province for province in range(box.provinces) if area >> province & 1]
        spots = [box.spot_names[box.building_spot[each]] for place in places for each in box.buildings_of[place]]
        where = Blank("province", [box.province_names[place] for place in places], 1, 1)
        on = Blank("spot", list(dict.fromkeys(spots)), 0, 1)
        return [Form(s.actions.build_verb, [Blank("item", list(ITEMS), 1, 1), where, on])]

    def obstacle(self, s: MareNostrumState, seat: int, item: int, province: int, building: int) -> int:
        """Return what keeps a thing out of a province of the area, or NONE; the wait of M37 does not apply."""
        civ = s.civ_of[seat]
        if item != INFLUENCE:
            return room(s, civ, item, province, building)
        if s.owner[province] != NOBODY:
            return OWN_MARKER if s.owner[province] == civ else SETTLED_ALREADY
        if not s.box.set_up_area[civ] >> province & 1:
            return OUT_OF_AREA
        return OUT_OF_PIECES if s.reserve[piece_at(civ, MARKERS)] == 0 else NONE

    def check(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Refuse what is outside the area, has no room, or costs too much."""
        if self.needs_capital(s, seat) and action != self.capital(s, seat):
            raise self.capital_first(s, seat)
        if isinstance(action, Build):
            self.check_build(s, seat, action)
        elif isinstance(action, Buy):
            self.check_hero(s, seat, action)

    def out_of_place(self, s: MareNostrumState, seat: int) -> Refused:
        """Ask for the capital first."""
        return self.capital_first(s, seat) if self.needs_capital(s, seat) else super().out_of_place(s, seat)

    def needs_capital(self, s: MareNostrumState, seat: int) -> bool:
        """Say whether a seat has yet to place the marker of its capital (M13)."""
        civ = s.civ_of[seat]
        return s.owner[s.box.civ_capital[civ]] != civ

    def capital(self, s: MareNostrumState, seat: int) -> Build:
        """Return the first purchase."""
        return s.actions.build(INFLUENCE, s.box.civ_capital[s.civ_of[seat]], ABSENT, ())

    def capital_first(self, s: MareNostrumState, seat: int) -> Refused:
        """Return the refusal of any other."""
        capital = s.box.civ_capital[s.civ_of[seat]]
        return Refused("M13", "capital-first", {"province": s.box.province_names[capital]})

    def check_build(self, s: MareNostrumState, seat: int, action: Build) -> None:
        """Refuse a place, then a price; nothing is paid for with cards."""
        item, province = action.item, action.province
        if action.cards:
            raise Refused("M13", "no-cards-yet")
        if action.spot != ABSENT and item > MARKET:
            raise Refused("M13", "no-spot-needed")
        building = building_meant(s, item, province, action.spot) if item <= MARKET else NO_BUILDING
        refuse(s, self.obstacle(s, seat, item, province, building), item, province)
        self.check_points(s, seat, s.box.prices[item])  # M13: powers of heroes do not lower prices yet

    def check_hero(self, s: MareNostrumState, seat: int, action: Buy) -> None:
        """Refuse any card but the player's own hero."""
        check_card(s, seat, action.card)
        if action.cards:
            raise Refused("M13", "no-cards-yet")
        if action.card != s.box.civ_hero[s.civ_of[seat]]:
            raise Refused("M13", "own-hero-only", {"card": s.box.card_names[action.card]})
        self.check_points(s, seat, s.box.card_price[action.card])

    def check_points(self, s: MareNostrumState, seat: int, price: int) -> None:
        """Refuse a price beyond the points left."""
        if price > s.points[seat]:
            raise Refused("M13", "too-few-points", {"price": price, "points": s.points[seat]})

    def effect(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Spend points, or pass and lose the rest."""
        if isinstance(action, Build):
            self.build(s, seat, action)
        elif isinstance(action, Buy):
            s.points[seat] -= s.box.card_price[action.card]
            gain_own_hero(s, seat)
            if s.told is not None:
                s.tell(Event("placed-hero", {"seat": seat, "card": s.box.card_names[action.card]}))
        else:
            s.points[seat] = 0
            if s.told is not None:
                s.tell(Event("passed", {"seat": seat}))
        s.done(seat)

    def build(self, s: MareNostrumState, seat: int, action: Build) -> None:
        """Put it on the board."""
        item, province = action.item, action.province
        if s.told is not None:
            s.tell(Event("placed", {"seat": seat, **built_params(s, item, province, action.spot)}))
        building = building_meant(s, item, province, action.spot) if item <= MARKET else NO_BUILDING
        put(s, s.civ_of[seat], item, province, building)
        s.points[seat] -= s.box.prices[item]

    def describe(self, s: MareNostrumState, seat: int, action: Action) -> Description:
        """Name what is placed."""
        return describe_placing(s, action)
