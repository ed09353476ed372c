"""Phase 2: players choose oar cards, sail and fulfil contracts; then the two extra turns."""

from periplus.games.neptun.acquire import pay_message
from periplus.games.neptun.actions import PlayOar, Sail
from periplus.games.neptun.box import SLOTS
from periplus.games.neptun.state import (
    FULFILLED,
    NO_CARD,
    OFF_BOARD,
    OPEN,
    TURN,
    TURNED,
    TURNS,
    NeptunState,
    played_oar,
    slot_at,
    turn_at,
)
from periplus.kernel.action import ABSENT, Action
from periplus.kernel.errors import Refused
from periplus.kernel.message import Description, Event, Message
from periplus.kernel.state import Question, Step


def legal_oars(s: NeptunState, seat: int) -> list[Action]:
    """List the kinds of oar cards in a hand."""
    actions: list[Action] = []
    last = NO_CARD
    for card in s.hands[seat]:
        if card != last:
            actions.append(s.actions.play[card])
        last = card
    return actions


def check_oar(s: NeptunState, seat: int, action: Action, rule: str) -> None:
    """Refuse an oar card that is not in hand."""
    assert isinstance(action, PlayOar)
    if action.card not in s.hands[seat]:
        raise Refused(rule, "oar-not-in-hand", {"oar": s.box.oar_names[action.card]})


def describe_oar(s: NeptunState, seat: int, action: Action, low: int, high: int) -> Description:
    """Say what range an oar card gives now, and between which bounds it puts the forecast, if it counts."""
    assert isinstance(action, PlayOar)
    card, box = action.card, s.box
    reach = range_with(s, card)
    consequences = [Message("consequence-range", {"range": reach, "wind": s.wind})]
    lights = list[str]()
    if low <= high:
        wind = box.oar_wind[card]
        lights.append(
            f"forecast-{clamped(s, wind if low < high else low + wind)}"
        )  # with the card alone, or for certain
        low, high = clamped(s, low + wind), clamped(s, high + wind)
        known = Message("consequence-forecast-known", {"wind": wind, "forecast": low})
        open_to = Message("consequence-forecast", {"wind": wind, "low": low, "high": high})
        consequences.append(known if low == high else open_to)
    ways = s.miles[s.ships[seat]]
    lights += [box.city_names[city] for city in range(len(ways)) if ways[city] <= reach]
    label = Message("label-play", {"oar": box.oar_names[card]})
    return Description(label, consequences, [], [f"oar-{box.oar_names[card]}"], lights)


class ChooseOar(Step[NeptunState]):
    """Choose an oar card face down; it may be changed until all have chosen."""

    rule = "N27"
    verbs = ("play",)
    otherwise = "play-oar-first"

    def secret(self, s: NeptunState) -> bool:
        """Keep the cards hidden until all have chosen."""
        return True

    def may(self, s: NeptunState, seat: int) -> bool:
        """Let those who have chosen change their mind until the cards are revealed."""
        return s.chosen[seat] != NO_CARD

    def prompt(self, s: NeptunState, seat: int) -> Message:
        """Ask for a card."""
        changing = s.chosen[seat] != NO_CARD
        return Message("prompt-change-oar" if changing else "prompt-choose-oar", {"turn": s.loops[TURN] + 1})

    def legal(self, s: NeptunState, seat: int) -> list[Action]:
        """List the hand."""
        return legal_oars(s, seat)

    def check(self, s: NeptunState, seat: int, action: Action) -> None:
        """N27: one card must be played, even by those who stay put."""
        check_oar(s, seat, action, self.rule)

    def effect(self, s: NeptunState, seat: int, action: Action) -> None:
        """Lay the card face down."""
        assert isinstance(action, PlayOar)
        s.chosen[seat] = action.card
        if s.told is not None:
            s.tell(Event("chosen", {"seat": seat}, {"oar": s.box.oar_names[action.card]}, seat))
        s.done(seat)

    def describe(self, s: NeptunState, seat: int, action: Action) -> Description:
        """Say what the card gives; only its own share of the forecast is known (N28)."""
        others = s.seats - 1
        return describe_oar(s, seat, action, others * min(s.box.oar_wind), others * max(s.box.oar_wind))


def reveal_oars(s: NeptunState) -> None:
    """Turn up all chosen cards together and set the forecast."""
    total = 0
    for seat in s.order:  # N27: revealed together
        card = s.chosen[seat]
        s.chosen[seat] = NO_CARD
        play_oar(s, seat, card)
        total += s.box.oar_wind[card]
    s.forecast = clamped(s, total)  # N28: for the next turn, not for this one
    if s.told is not None:
        names = s.box.oar_names
        oars = [Message("oar-of", {"seat": seat, "oar": names[played_oar(s, seat)]}) for seat in s.order]
        s.tell(Event("oars", {"oars": oars, "total": total, "forecast": s.forecast}))


def clamped(s: NeptunState, forecast: int) -> int:
    """N28: hold a forecast within its scale."""
    return max(-s.box.forecast_high, min(s.box.forecast_high, forecast))


def play_oar(s: NeptunState, seat: int, card: int) -> None:
    """Move a card from the hand to the cards played this round, where it stays until the round ends (N38)."""
    s.hands[seat].remove(card)
    s.played[turn_at(seat, s.loops[TURN])] = card


def range_with(s: NeptunState, card: int) -> int:
    """N29: return the range that an oar card gives: its power and the current wind."""
    return s.box.oar_power[card] + s.wind


def price_of_miles(s: NeptunState, seat: int, city: int) -> int:
    """Return the gold that sailing to a city costs with the card played."""
    return price_with(s, seat, city, played_oar(s, seat))


def price_with(s: NeptunState, seat: int, city: int, card: int) -> int:
    """Return the gold that sailing to a city costs with an oar card."""
    # N30: any number of links by the shortest way; N33: each paid in full, so only whole ways count
    return price_beyond(s, s.miles[s.ships[seat]][city], range_with(s, card))


def price_beyond(s: NeptunState, miles: int, reach: int) -> int:
    """Return the gold that a way of so many miles costs with a range."""
    return (miles - reach) * s.box.mile_price if miles > reach else 0  # N31: one gold for each mile beyond the range


def way_to(s: NeptunState, seat: int, city: int) -> list[str]:
    """Return the links of a shortest way from a ship to a city, from its end backwards."""
    ways, links = s.miles[s.ships[seat]], list[str]()
    while city != s.ships[seat]:
        for other, link in s.box.links_of[city]:
            if ways[other] + s.markers[link] == ways[city]:
                links.append(f"link-{link}")
                city = other
                break
        else:
            raise AssertionError("ways are the sums of markers")
    return links


class Journey(Step[NeptunState]):
    """Sail to a city, or stay, and fulfil at most one contract there."""

    rule = "N29"
    verbs = ("sail",)
    otherwise = "sail-first"

    def asks(self, s: NeptunState, seat: int) -> bool:
        """Ask those who have played a card this turn: in extra turns, only those who take part."""
        return played_oar(s, seat) != NO_CARD

    def prompt(self, s: NeptunState, seat: int) -> Message:
        """Ask for a destination."""
        card = played_oar(s, seat)
        reach = range_with(s, card)
        return Message("prompt-sail", {"range": reach, "oar": s.box.oar_names[card], "wind": s.wind})

    def legal(self, s: NeptunState, seat: int) -> list[Action]:
        """List every city that can be paid for, with every contract that can be fulfilled there."""
        actions: list[Action] = []
        sail, box = s.actions.sail, s.box
        reach = range_with(s, played_oar(s, seat)) + s.gold[seat] // box.mile_price
        ways = s.miles[s.ships[seat]]
        for city in range(len(ways)):
            if ways[city] <= reach:
                actions.append(sail[city])
        manifest, first = s.manifest, slot_at(seat, 0)
        for slot in range(SLOTS):  # N40: of several contracts for one city the player names the one to serve
            if manifest[first + slot] == OPEN:
                city = box.card_city[s.manifest_city[first + slot]]
                if ways[city] <= reach:
                    actions.append(s.actions.serve[city][slot])
                    if self.purse(s, seat, city, slot) >= box.point_price:
                        actions.append(s.actions.serve_and_buy[city][slot])
        return actions

    def purse(self, s: NeptunState, seat: int, city: int, slot: int) -> int:
        """Return the gold with which a temple point can be bought after sailing and serving."""
        purse = s.gold[seat] - price_of_miles(s, seat, city)
        if s.options.buy_with_fresh_gold:  # N36: gold just earned may be used
            at = slot_at(seat, slot)
            purse += s.box.card_gold[s.manifest_city[at]][s.manifest_goods[at]]
        return purse

    def check(self, s: NeptunState, seat: int, action: Action) -> None:
        """Refuse ways that cannot be paid for and contracts that cannot be fulfilled."""
        assert isinstance(action, Sail)
        price = price_of_miles(s, seat, action.city)
        if price > s.gold[seat]:  # N31: gold this delivery earns comes too late
            city = s.box.city_names[action.city]
            raise Refused("N31", "too-far", {"city": city, "price": price, "gold": s.gold[seat]})
        if action.slot != ABSENT:
            self.check_slot(s, seat, action)
        elif action.buy:
            raise Refused("N36", "buy-without-contract")

    def check_slot(self, s: NeptunState, seat: int, action: Sail) -> None:
        """Refuse a slot that is not open, is for another city, or a purchase that cannot be paid for."""
        at = slot_at(seat, action.slot)
        if s.manifest[at] == TURNED:
            raise Refused("N37", "slot-lost", {"slot": action.slot + 1})
        if s.manifest[at] != OPEN:
            raise Refused("N34", "slot-not-open", {"slot": action.slot + 1})
        city = s.box.card_city[s.manifest_city[at]]
        if city != action.city:  # N34: only in the city where the move ends
            names = {"slot": action.slot + 1, "city": s.box.city_names[city]}
            raise Refused("N34", "other-city", {**names, "here": s.box.city_names[action.city]})
        if action.buy:
            purse = self.purse(s, seat, city, action.slot)
            if purse < s.box.point_price:
                raise Refused("N36", "point-too-dear", {"price": s.box.point_price, "gold": purse})

    def temptations(self, s: NeptunState, seat: int) -> dict[str, list[Action]]:
        """Point at every city, and at the seat's contracts."""
        wanted: dict[str, list[Action]] = {}
        for city, name in enumerate(s.box.city_names):
            wanted[name] = [s.actions.sail[city]]
        for slot in range(SLOTS):
            card = s.manifest_city[slot_at(seat, slot)]
            city = s.ships[seat] if card == NO_CARD else s.box.card_city[card]
            wanted[f"slot-{seat}-{slot + 1}"] = [s.actions.serve[city][slot]]
        return wanted

    def effect(self, s: NeptunState, seat: int, action: Action) -> None:
        """Pay, sail and fulfil."""
        assert isinstance(action, Sail)
        price = price_of_miles(s, seat, action.city)
        if s.told is not None:
            names = {"from": s.box.city_names[s.ships[seat]], "city": s.box.city_names[action.city]}
            miles = s.miles[s.ships[seat]][action.city]
            name = "sailed" if action.city != s.ships[seat] else "stayed"
            s.tell(Event(name, {"seat": seat, **names, "miles": miles, "gold": price}))
        s.gold[seat] -= price
        s.ships[seat] = action.city
        if action.slot != ABSENT:
            fulfil(s, seat, action.slot, action.buy)
        s.done(seat)

    def describe(self, s: NeptunState, seat: int, action: Action) -> Description:
        """Say how far it is, the price, what is earned and what is lost."""
        assert isinstance(action, Sail)
        here = action.city == s.ships[seat]
        city = s.box.city_names[action.city]
        consequences: list[Message] = []
        if not here:
            miles = s.miles[s.ships[seat]][action.city]
            price = price_of_miles(s, seat, action.city)
            consequences.append(Message("consequence-way", {"miles": miles, "gold": price}))
        if action.slot != ABSENT:
            consequences += self.describe_delivery(s, seat, action)
        label = self.label(s, seat, action)
        pieces = [f"boat-{seat}"] + ([f"slot-{seat}-{action.slot + 1}"] if action.slot != ABSENT else [])
        return Description(label, consequences, [city], pieces, way_to(s, seat, action.city))

    def label(self, s: NeptunState, seat: int, action: Sail) -> Message:
        """Name the move, and what is delivered and bought at its end."""
        here = action.city == s.ships[seat]
        params: dict[str, object] = {"city": s.box.city_names[action.city]}
        if action.slot == ABSENT:
            return Message("label-stay" if here else "label-sail", params)
        params["good"] = s.box.goods_names[s.manifest_goods[slot_at(seat, action.slot)]]
        params["slot"] = action.slot + 1
        if action.buy:
            return Message("label-stay-serve-buy" if here else "label-sail-serve-buy", params)
        return Message("label-stay-serve" if here else "label-sail-serve", params)

    def describe_delivery(self, s: NeptunState, seat: int, action: Sail) -> list[Message]:
        """Say what a delivery earns, what is bought and which contracts it closes."""
        at = slot_at(seat, action.slot)
        card, good = s.manifest_city[at], s.manifest_goods[at]
        params = {"good": s.box.goods_names[good], "slot": action.slot + 1, "pay": pay_message(s, card, good)}
        consequences = [Message("consequence-delivers", params)]
        if action.buy:
            region = s.box.region_names[s.box.city_region[action.city]]
            consequences.append(Message("consequence-buys", {"gold": s.box.point_price, "region": region}))
        lost = [slot + 1 for slot in range(action.slot) if s.manifest[slot_at(seat, slot)] == OPEN]
        if lost:
            consequences.append(Message("consequence-loses", {"slots": lost}))
        return consequences


def fulfil(s: NeptunState, seat: int, slot: int, buy: bool) -> None:
    """Fulfil a contract: take the pay, buy a point, close what lies to the left."""
    box, at = s.box, slot_at(seat, slot)
    card, good = s.manifest_city[at], s.manifest_goods[at]
    points = box.card_points[card][good]
    s.gold[seat] += box.card_gold[card][good]  # N35: gold from the supply
    if buy:
        s.gold[seat] -= box.point_price
        points += 1  # N36: one extra point, together with the printed ones as one advance
    if s.told is not None:
        names = {"city": box.city_names[box.card_city[card]], "good": box.goods_names[good]}
        params = {"seat": seat, "slot": slot + 1, **names, "pay": pay_message(s, card, good)}
        s.tell(Event("fulfilled", {**params, "price": box.point_price if buy else 0}))
    if points:
        advance(s, seat, box.city_region[box.card_city[card]], points)
    s.manifest[at] = FULFILLED
    s.manifest_city[at] = NO_CARD  # N38: both cards are discarded
    s.manifest_goods[at] = NO_CARD
    lose_contracts(s, seat, slot)  # N37: fulfilling closes every open slot to its left


def advance(s: NeptunState, seat: int, region: int, points: int) -> None:
    """Advance a token on a region's temple."""
    token = s.token_at(region, seat)
    space = s.track[token] + points
    height = 0
    for other in range(s.token_at(region, 0), s.token_at(region, s.seats)):
        if s.track[other] == space:
            height = max(height, s.pile[other] + 1)  # N35: on top of the tokens that lie there
    s.track[token] = space
    s.pile[token] = height
    if s.told is not None:
        params = {"seat": seat, "region": s.box.region_names[region], "points": points, "space": space}
        s.tell(Event("advanced", params))


def lose_contracts(s: NeptunState, seat: int, slots: int) -> None:
    """Turn the open contracts in the first slots face down."""
    first = slot_at(seat, 0)
    lost = [slot for slot in range(slots) if s.manifest[first + slot] == OPEN]
    for slot in lost:
        s.manifest[first + slot] = TURNED
    if lost and s.told is not None:
        s.tell(Event("lost", {"seat": seat, "slots": [slot + 1 for slot in lost]}))


def turn_wind(s: NeptunState) -> None:
    """Let the forecast come true."""
    if s.loops[TURN] < TURNS - 1:  # N39: after turn 5 the hand-over waits
        forecast_comes_true(s)


def forecast_comes_true(s: NeptunState) -> None:
    """N39: the wind takes the value below the forecast marker, which leaves the board."""
    s.wind = s.box.wind_neutral + s.forecast
    s.forecast = OFF_BOARD
    if s.told is not None:
        s.tell(Event("wind", {"wind": s.wind}))


def may_take_extra(s: NeptunState, seat: int) -> bool:
    """Say whether a seat can take an extra turn."""
    # N41, N42: an open contract and an oar card in hand
    return len(s.hands[seat]) > 0 and s.open_contract(seat)


class ExtraTurn(Step[NeptunState]):
    """Say openly whether to take part in an extra turn."""

    rule = "N41"
    verbs = ("join", "decline")
    otherwise = "extra-turn-first"

    def asks(self, s: NeptunState, seat: int) -> bool:
        """Ask everybody who can take part, again for each extra turn (N45)."""
        asked_before = s.options.extra_turns_asked_once and s.loops[TURN] > TURNS
        return not asked_before and may_take_extra(s, seat)

    def prompt(self, s: NeptunState, seat: int) -> Message:
        """Ask for yes or no."""
        if s.options.extra_turns_asked_once:
            return Message("prompt-extra-both")
        return Message("prompt-extra", {"number": s.loops[TURN] - TURNS + 1})

    def legal(self, s: NeptunState, seat: int) -> list[Action]:
        """List yes and no."""
        return [s.actions.join, s.actions.decline]

    def question(self, s: NeptunState) -> Question:
        """Both answers can be given in advance."""
        return Question(["join", "decline"], {})

    def check(self, s: NeptunState, seat: int, action: Action) -> None:
        """Allow both answers."""

    def effect(self, s: NeptunState, seat: int, action: Action) -> None:
        """Note the answer."""
        joins = action == s.actions.join
        if joins:
            s.takes_extra |= 1 << seat
        if s.told is not None:
            s.tell(Event("joined" if joins else "declined", {"seat": seat}))
        s.done(seat)

    def describe(self, s: NeptunState, seat: int, action: Action) -> Description:
        """Say what the answer means."""
        if action == s.actions.join:
            return Description(Message("label-join"), [Message("consequence-join")], [], [])
        return Description(Message("label-decline"), [], [], [])


class PlayExtraOar(Step[NeptunState]):
    """Play an oar card openly for an extra turn."""

    rule = "N43"
    verbs = ("play",)
    otherwise = "play-oar-first"

    def asks(self, s: NeptunState, seat: int) -> bool:
        """Ask those who take part; N43: they must play."""
        return bool(s.takes_extra >> seat & 1) and may_take_extra(s, seat)

    def prompt(self, s: NeptunState, seat: int) -> Message:
        """Ask for a card."""
        return Message("prompt-extra-oar", {"wind": s.wind})

    def legal(self, s: NeptunState, seat: int) -> list[Action]:
        """List the hand."""
        return legal_oars(s, seat)

    def check(self, s: NeptunState, seat: int, action: Action) -> None:
        """Refuse anything but a card in hand."""
        check_oar(s, seat, action, self.rule)

    def effect(self, s: NeptunState, seat: int, action: Action) -> None:
        """Play it."""
        assert isinstance(action, PlayOar)
        play_oar(s, seat, action.card)
        if s.options.extra_turns_affect_wind:  # N44: otherwise its wind number is ignored
            s.forecast = clamped(s, s.forecast + s.box.oar_wind[action.card])
        if s.told is not None:
            s.tell(Event("extra-oar", {"seat": seat, "oar": s.box.oar_names[action.card]}))
        s.done(seat)

    def describe(self, s: NeptunState, seat: int, action: Action) -> Description:
        """Say what the card gives."""
        if s.options.extra_turns_affect_wind:
            return describe_oar(s, seat, action, s.forecast, s.forecast)
        return describe_oar(s, seat, action, 1, 0)


def end_extra_turn(s: NeptunState) -> None:
    """Forget who took part, unless one answer covers both extra turns (N45)."""
    if not s.options.extra_turns_asked_once or s.loops[TURN] > TURNS:
        s.takes_extra = 0


def lose_open_contracts(s: NeptunState) -> None:
    """N46: what is open after the extra turns is lost."""
    for seat in s.order:
        lose_contracts(s, seat, SLOTS)
