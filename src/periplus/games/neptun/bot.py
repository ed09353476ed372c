"""What a good player of Neptun looks at: what points and gold are worth, and the voyage that a manifest allows.

Everything is counted in points at the end of the game. The state is one that the seat imagines, so hidden things
in it are guesses; nothing here looks at them.
"""

from typing import Final

from mypy_extensions import i64

from periplus.games.neptun.actions import PlayOar, Sail, Take
from periplus.games.neptun.box import GOLD_TEMPLE, REGIONS, ROUNDS, SLOTS
from periplus.games.neptun.fulfil import price_beyond, price_of_miles, range_with
from periplus.games.neptun.state import (
    ALL_TURNS,
    FACE_DOWN,
    FREE,
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
)
from periplus.kernel.action import ABSENT, Action
from periplus.kernel.message import Message, Reason

# How large a lead must be to be safe: this many spaces or gold for each scoring still to come.
SAFE_SPACES: Final = 2.5
SAFE_GOLD: Final = 8.0
SPACE: Final = 0.05  # what a space is worth even where it changes no rank
GOLD_AT_SEA: Final = 0.1  # what a gold is worth as a mile, apart from its place in the gold temple
MILE: Final = 0.12  # what a point of power in hand is worth
CARD: Final = 0.4  # what an oar card in hand is worth whatever its power: a turn
UNKNOWN: Final = 1.6  # what a slot that is still free will probably earn
LATER: Final = 0.95  # what is earned in a later turn is less certain
HASTE: Final = 0.04  # and less so with each turn of the voyage
WAY: Final = 0.06  # what a mile still to sail costs: the wind may fail
LAST_MILE: Final = 0.01  # what a point of power is worth when no round follows
BONUS: Final = 2.0  # what the hope of a bonus tile is worth
SAMPLES: Final = 6  # columns imagined behind a face-down one
UNKNOWN_YET: Final = -1.0  # nothing here is worth less than nothing
UNSEEN: Final = -1  # for no manifest
REAL: Final = 0  # for the manifest as it is


def appraise(s: NeptunState, seat: int, actions: list[Action]) -> list[float]:
    """Return what each of these actions is worth to a seat."""
    prospects = Prospects(s, seat)
    return [prospects.worth(action) for action in actions]


def reasons(s: NeptunState, seat: int, action: Action) -> list[Reason]:
    """Return why an action is worth what it is to a seat: reasons that add up to it."""
    return Prospects(s, seat).reasons(action)


def propose(s: NeptunState, seat: int) -> list[Action]:
    """Propose nothing: the list is complete."""
    return []


def chance_ahead(lead: float, safe: float) -> float:
    """Return the chance of ending ahead of somebody, given the lead and how much would be safe."""
    if lead >= safe:
        return 1.0
    return 0.0 if lead <= -safe else 0.5 + 0.5 * lead / safe


def expected_tiles(s: NeptunState, seat: int, temple: int, amount: int) -> float:
    """Return the points that a temple will probably give a seat that has an amount of spaces (or gold) there now."""
    worth, now, seats = 0.0, s.round(), s.seats
    for_gold = temple == GOLD_TEMPLE
    amounts, first = (s.gold, 0) if for_gold else (s.track, s.token_at(temple, 0))
    for number in range(now, ROUNDS):
        safe = (SAFE_GOLD if for_gold else SAFE_SPACES) * (number - now + 1)
        none, one, two = 1.0, 0.0, 0.0  # the chances that so many of the others are ahead
        for other in range(seats):
            if other != seat:
                chance = chance_ahead(amount - amounts[first + other], safe)
                two = two * chance + one * (1.0 - chance)
                one = one * chance + none * (1.0 - chance)
                none *= chance
        for place, tile in enumerate(s.box.tiles_at[temple][number]):
            worth += (none if place == 0 else one if place == 1 else two) * s.box.tile_value[tile]
    return worth


def expected_range(s: NeptunState, seat: int) -> int:
    """Return how far a seat will probably sail in a turn: with a card of middling power, and some wind."""
    hand, neutral = s.hands[seat], s.box.wind_neutral
    coming = s.wind if s.forecast == OFF_BOARD else neutral + s.forecast  # for one turn; then it is anybody's guess
    power = sum([s.box.oar_power[card] for card in hand])
    return max(1, (neutral + coming) // 2 + (power // len(hand) if hand else 0))


def turns_left(s: NeptunState, seat: int) -> int:
    """Return in how many turns of this round a seat can still sail, including the present one."""
    if s.step_name() == "Acquire":
        first = slot_at(seat, 0)
        return min(ALL_TURNS, len(s.hands[seat]) + s.manifest[first : first + SLOTS].count(FREE))
    sailing = played_oar(s, seat) != NO_CARD
    return min(ALL_TURNS - s.loops[TURN], len(s.hands[seat]) + sailing)


class Move:
    """A move: the city where it ends, the slot served there (or ABSENT), its price in gold, and what it is worth."""

    def __init__(self, city: int, slot: int, price: int, worth: float) -> None:
        """Hold the move."""
        self.city: Final = city
        self.slot: Final = slot
        self.price: Final = price
        self.worth: Final = worth


class Prospects:
    """A seat's prospects: prices in points, and the best voyage over its manifest."""

    def __init__(self, s: NeptunState, seat: int) -> None:
        """Look at the table once; ``worth`` then appraises any action."""
        first = slot_at(seat, 0)
        now = expected_tiles(s, seat, GOLD_TEMPLE, s.gold[seat])
        self.s: Final = s
        self.seat: Final = seat
        self.gold: Final = expected_tiles(s, seat, GOLD_TEMPLE, s.gold[seat] + 1) - now + GOLD_AT_SEA
        self.purse: Final[i64] = s.gold[seat]
        self.reach: Final[i64] = expected_range(s, seat)
        self.turns: Final[i64] = turns_left(s, seat)
        self.manifest: Final = s.manifest[first : first + SLOTS]
        self.city: Final = [NO_CARD] * SLOTS
        self.pay: Final = [0.0] * SLOTS
        self.tiles: Final[list[list[float]]] = [[] for _ in range(REGIONS)]  # expected with 0, 1, 2 … spaces more
        # What the voyage earns after each slot, and for which manifest: the real one, or with a contract on trial
        self.cases: Final[i64] = 2 * (self.turns + 1)  # turns left, and whether every slot so far is fulfilled
        self.onward: Final = [UNKNOWN_YET] * (SLOTS * self.cases)
        self.manifest_of: Final = [UNSEEN] * (SLOTS * self.cases)
        self.trial: int = REAL
        self.trial_slot: i64 = ABSENT
        # What the voyage earns from each city, if this turn ends there
        self.harbours: Final = [UNKNOWN_YET] * len(s.box.city_names)
        for slot in range(SLOTS):
            if self.manifest[slot] == OPEN:
                card = s.manifest_city[first + slot]
                self.city[slot] = s.box.card_city[card]
                self.pay[slot] = self.pay_for(card, s.manifest_goods[first + slot])

    def spaces(self, region: int, more: int) -> float:
        """Return what advancing ``more`` spaces in a region is worth."""
        return self.tiles_with(region, more) - self.tiles_with(region, 0) + SPACE * more

    def tiles_with(self, region: int, more: int) -> float:
        """Return what tiles a region will probably give with some spaces more; worked out once."""
        s, tiles = self.s, self.tiles[region]
        while len(tiles) <= more:
            tiles.append(UNKNOWN_YET)
        if tiles[more] < 0.0:
            space = s.track[s.token_at(region, self.seat)]
            tiles[more] = expected_tiles(s, self.seat, region, space + more)
        return tiles[more]

    def pay_for(self, card: int, good: int) -> float:
        """Return what fulfilling a contract pays."""
        box = self.s.box
        region = box.city_region[box.card_city[card]]
        return box.card_gold[card][good] * self.gold + self.spaces(region, box.card_points[card][good])

    def voyage(self, city: int, first: i64, turns: i64, whole: bool) -> float:
        """Return what the slots from ``first`` on can earn from a city in a number of turns.

        ``whole`` says that every slot before them is fulfilled, so that a bonus tile is possible.
        """
        best = BONUS if whole and first == SLOTS else 0.0
        free: i64 = 0
        ways, manifest = self.s.miles[city], self.manifest
        for slot in range(first, i64(SLOTS)):
            lies = manifest[slot]
            if lies == FREE:
                free += 1
                all_five = whole and slot == SLOTS - 1 and free <= turns
                best = max(best, float(min(free, turns)) * UNKNOWN + (BONUS if all_five else 0.0))
            elif lies == OPEN:
                best = max(best, self.leg(ways[self.city[slot]], slot, free, turns, whole))
                whole = False  # later slots close this one
        return best

    def leg(self, miles: i64, slot: i64, free: i64, turns: i64, whole: bool) -> float:
        """Return what delivering from a slot earns that is some miles away, with the voyage after it.

        Contracts yet to be loaded into the free slots before it may lie on the way, if there is time. With gold it
        may take a turn less.
        """
        needed = max(1, -(-miles // self.reach))
        best = 0.0
        for more in range(min(free, needed - 1), free + 1):
            taken = max(needed, more + 1)
            if taken > turns:
                break
            best = max(best, self.arrival(slot, turns, taken, whole and more == free) + float(more) * UNKNOWN)
        missing = miles - (needed - 1) * self.reach
        if 1 < needed <= turns + 1 and missing <= self.purse:
            more = min(free, needed - 2)
            earned = self.arrival(slot, turns, needed - 1, whole and more == free)
            best = max(best, earned + float(more) * UNKNOWN - float(missing) * self.gold)
        return best - WAY * float(miles)

    def arrival(self, slot: i64, turns: i64, taken: i64, whole: bool) -> float:
        """Return what delivering from a slot after so many turns earns, with the voyage after it; worked out once."""
        left = turns - taken
        at = slot * self.cases + left * 2 + (1 if whole else 0)
        manifest = self.trial if slot <= self.trial_slot else REAL
        if self.manifest_of[at] != manifest:
            self.manifest_of[at] = manifest
            self.onward[at] = self.voyage(self.city[slot], slot + 1, left, whole)
        return (self.pay[slot] + self.onward[at]) * (1.0 - HASTE * float(taken))

    def worth(self, action: Action) -> float:
        """Return what an action is worth."""
        if isinstance(action, Take):
            return self.take(action.column, action.slot)
        if isinstance(action, Sail):
            return self.sail(action)
        if isinstance(action, PlayOar):
            return self.play(action.card)
        if action == self.s.actions.reveal:
            return self.reveal()
        return self.join() if action == self.s.actions.join else 0.0

    # Acquiring

    def take(self, column: int, slot: int) -> float:
        """Return what a column is worth in a slot."""
        s = self.s
        gold = s.leftover_gold * self.gold if column == 0 else 0.0
        card = s.row_city[column]
        pay = self.pay_for(card, s.row_goods[column])
        return self.loaded(slot, s.box.card_city[card], pay) + self.oar(s.row_oar[column]) + gold

    def loaded(self, slot: int, city: int, pay: float) -> float:
        """Return what the voyage is worth with a contract in a slot."""
        self.manifest[slot], self.city[slot], self.pay[slot] = OPEN, city, pay
        self.trial += 1
        self.trial_slot = slot  # what comes after this slot is as it really is
        worth = self.voyage(self.s.box.start, 0, self.turns, True)
        self.trial_slot = ABSENT
        self.manifest[slot] = FREE
        return worth

    def oar(self, card: int) -> float:
        """Return what an oar card in hand is worth; next to nothing in the last extra turns."""
        if self.s.round() == ROUNDS - 1 and self.s.loops[TURN] >= TURNS:
            return LAST_MILE * self.s.box.oar_power[card]
        return CARD + MILE * self.s.box.oar_power[card]

    def reveal(self) -> float:
        """Return what a face-down column is probably worth: the mean of columns that may lie there."""
        worths = [self.imagined(sample) for sample in range(SAMPLES)]
        mean = sum(worths) / SAMPLES
        if self.s.row_city.count(FACE_DOWN) == 1:
            return mean
        return sum([max(worth, mean) for worth in worths]) / SAMPLES  # the next one may be refused again

    def imagined(self, sample: int) -> float:
        """Return what one of the columns that may lie face down is worth; samples are spread over the bags."""
        s = self.s
        card = s.city_bag[(2 * sample + 1) * len(s.city_bag) // (2 * SAMPLES)]
        good = s.goods_bag[(5 * sample + 2) % SAMPLES * len(s.goods_bag) // SAMPLES]
        oar = s.oar_bag[len(s.oar_bag) // 2]
        city, pay = s.box.card_city[card], self.pay_for(card, good)
        return max([self.loaded(slot, city, pay) for slot in range(SLOTS) if self.manifest[slot] == FREE]) + self.oar(
            oar
        )

    # Fulfilling

    def harbour(self, city: int) -> float:
        """Return what the rest of the voyage earns if this turn ends in a city without a delivery."""
        if self.harbours[city] < 0.0:
            self.harbours[city] = LATER * self.voyage(city, 0, self.turns - 1, TURNED not in self.manifest)
        return self.harbours[city]

    def delivery(self, slot: int) -> float:
        """Return what delivering from a slot now earns, and the voyage after it."""
        whole = self.manifest[:slot] == [FULFILLED] * slot
        return self.pay[slot] + LATER * self.voyage(self.city[slot], slot + 1, self.turns - 1, whole)

    def sail(self, action: Sail) -> float:
        """Return what ending the move in a city is worth, with what is delivered and bought there."""
        s = self.s
        cost = price_of_miles(s, self.seat, action.city) * self.gold
        if action.slot == ABSENT:
            return self.harbour(action.city) - cost
        return self.delivery(action.slot) + (self.purchase(action.slot) if action.buy else 0.0) - cost

    def purchase(self, slot: int) -> float:
        """Return what one more temple point together with a delivery is worth, less its price."""
        s = self.s
        at = slot_at(self.seat, slot)
        points = s.box.card_points[s.manifest_city[at]][s.manifest_goods[at]]
        region = s.box.city_region[self.city[slot]]
        return self.spaces(region, points + 1) - self.spaces(region, points) - s.box.point_price * self.gold

    def play(self, card: int) -> float:
        """Return what the best move with an oar card is worth, less the card."""
        return self.best_move(card).worth - self.oar(card)

    def best_move(self, card: int) -> Move:
        """Return the best move with an oar card; the first of equals, and staying comes before all others."""
        s, here, reach = self.s, self.s.ships[self.seat], range_with(self.s, card)
        best, ways = Move(here, ABSENT, 0, self.harbour(here)), s.miles[here]
        for city in range(len(ways)):
            price = price_beyond(s, ways[city], reach)
            if price <= s.gold[self.seat]:
                worth = self.harbour(city) - price * self.gold
                if worth > best.worth:
                    best = Move(city, ABSENT, price, worth)
        for slot in range(SLOTS):
            if self.manifest[slot] == OPEN:
                price = price_beyond(s, ways[self.city[slot]], reach)
                if price <= s.gold[self.seat]:
                    worth = self.delivery(slot) - price * self.gold
                    if worth > best.worth:
                        best = Move(self.city[slot], slot, price, worth)
        return best

    def join(self) -> float:
        """Return what an extra turn is worth with the best card."""
        return max([self.play(card) for card in self.s.hands[self.seat]])

    # Why

    def reasons(self, action: Action) -> list[Reason]:
        """Return the reasons that make up what an action is worth."""
        if isinstance(action, Take):
            return self.why_take(action.column, action.slot)
        if isinstance(action, Sail):
            return self.why_sail(action)
        if isinstance(action, PlayOar):
            return self.why_play(action.card)
        if action == self.s.actions.reveal:
            return self.why_reveal()
        if action == self.s.actions.join:
            return self.why_play(max(self.s.hands[self.seat], key=self.play))
        return [Reason(Message("reason-decline"), 0.0)]

    def why_take(self, column: int, slot: int) -> list[Reason]:
        """Return the reasons of ``take``: the voyage without the contract, what it changes, the oar card, and gold."""
        s, card, good, oar = self.s, self.s.row_city[column], self.s.row_goods[column], self.s.row_oar[column]
        before, city = self.voyage(s.box.start, 0, self.turns, True), s.box.card_city[card]
        contract = {"good": s.box.goods_names[good], "city": s.box.city_names[city], "slot": slot + 1}
        reasons = [
            Reason(Message("reason-chart"), before),
            Reason(Message("reason-contract", contract), self.loaded(slot, city, self.pay_for(card, good)) - before),
            Reason(Message("reason-oar", {"oar": s.box.oar_names[oar]}), self.oar(oar)),
        ]
        if column == 0 and s.leftover_gold:
            reasons.append(Reason(Message("reason-leftover", {"gold": s.leftover_gold}), s.leftover_gold * self.gold))
        return reasons

    def why_reveal(self) -> list[Reason]:
        """Return the reasons of ``reveal``: what may lie there, and that it may be refused."""
        mean = sum([self.imagined(sample) for sample in range(SAMPLES)]) / SAMPLES
        reasons = [Reason(Message("reason-face-down"), mean)]
        if self.s.row_city.count(FACE_DOWN) > 1:
            reasons.append(Reason(Message("reason-refuse"), self.reveal() - mean))
        return reasons

    def why_play(self, card: int) -> list[Reason]:
        """Return the reasons of ``play``: those of the best move, less the card."""
        reasons = self.why_move(self.best_move(card))
        return [*reasons, Reason(Message("reason-oar-spent", {"oar": self.s.box.oar_names[card]}), -self.oar(card))]

    def why_sail(self, action: Sail) -> list[Reason]:
        """Return the reasons of ``sail``: those of the move, and the temple point bought."""
        s, price = self.s, price_of_miles(self.s, self.seat, action.city)
        reasons = self.why_move(Move(action.city, action.slot, price, 0.0))
        if action.buy:
            region = s.box.region_names[s.box.city_region[action.city]]
            point = Message("reason-point", {"region": region, "gold": s.box.point_price})
            reasons.append(Reason(point, self.purchase(action.slot)))
        return reasons

    def why_move(self, move: Move) -> list[Reason]:
        """Return what a move earns and costs: its delivery, the voyage after it, and the gold for its miles."""
        s, slot, city = self.s, move.slot, self.s.box.city_names[move.city]
        later = self.harbour(move.city) if slot == ABSENT else self.delivery(slot) - self.pay[slot]
        reasons = [Reason(Message("reason-voyage", {"city": city}), later)]
        if slot != ABSENT:
            good = s.box.goods_names[s.manifest_goods[slot_at(self.seat, slot)]]
            reasons.insert(0, Reason(Message("reason-delivery", {"good": good, "city": city}), self.pay[slot]))
        if move.price:
            reasons.append(Reason(Message("reason-miles", {"gold": move.price}), -move.price * self.gold))
        return reasons
