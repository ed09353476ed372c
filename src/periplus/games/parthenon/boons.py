"""Events that give something: boons, the Olympic Games, the Island Festival, Merchant Ships; and Shipworm."""

from typing import Final

from periplus.games.parthenon.actions import BankTrade, Cards, Swap
from periplus.games.parthenon.bank import bank_trades, check_trade, trade_forms
from periplus.games.parthenon.cards import ANY_BASIC, CALCULATE, FESTIVAL, GAMES, PRODUCE
from periplus.games.parthenon.events import PHASE, ByArchon, acts_on, card, weakest
from periplus.games.parthenon.hands import commodities_in_hand, hand_of, handles, names_of, need_cards, receive, spend
from periplus.games.parthenon.kinds import (
    BASICS,
    FAR,
    FIRST_ACROPOLIS,
    FLEET_NAMES,
    GIFT,
    KIND_NAMES,
    KINDS,
    NOBODY,
    PLACES,
)
from periplus.games.parthenon.price import counted, listed
from periplus.games.parthenon.state import NOT_SAID, ParthenonState, card_at
from periplus.kernel.action import ABSENT, Action, Blank, Choice, Form
from periplus.kernel.bits import mask
from periplus.kernel.errors import Refused
from periplus.kernel.message import Description, Event, Message
from periplus.kernel.state import Question, Step

NOTHING: Final = -1
SCARCEST: Final = "scarcest"  # an answer in advance: what one holds fewest of
TAKING: Final = [SCARCEST, *[f"take {name}" for name in KIND_NAMES[:BASICS]]]


def boon_of(s: ParthenonState, seat: int) -> int:
    """Return what the event gives a seat: a kind, ANY_BASIC, PRODUCE, or NOTHING."""
    event = card(s)
    if not acts_on(s, seat):
        return NOTHING
    if event.effect == GAMES:
        return event.prize if s.answers.named == seat else event.takes
    if event.workshop_takes and s.workshops(seat):
        return s.box.islands[s.island_of[seat]].rare
    types = [s.type_at(seat, place) for place in range(FIRST_ACROPOLIS, PLACES) if s.has_built(seat, place)]
    if set(event.owners) & set(types):
        return event.prize
    if event.takes == GIFT and s.hands[card_at(seat, GIFT)]:
        return NOTHING
    return event.takes


def kinds_given(s: ParthenonState, seat: int) -> list[int]:
    """Return the kinds among which a seat chooses."""
    boon = boon_of(s, seat)
    if boon == ANY_BASIC:
        return list(range(BASICS))
    if boon == PRODUCE:
        # Q72: a kind of which a village is built, whether it skips or not
        return [kind for kind, count in enumerate(s.makers(seat)[:BASICS]) if count]
    return [] if boon == NOTHING else [boon]


def scarcest(s: ParthenonState, seat: int, offered: list[int], count: int) -> tuple[int, ...]:
    """Choose among cards, given as counts of each kind: one after the other, of what a seat holds fewest at home."""
    held, left, chosen = hand_of(s, seat), offered[:], list[int]()
    for _ in range(min(count, sum(offered))):
        best = NOTHING
        for kind in range(len(left)):
            if left[kind] and (best == NOTHING or held[kind] < held[best]):
                best = kind
        left[best] -= 1
        held[best] += 1
        chosen.append(best)
    return tuple(sorted(chosen))


class TakeBoon(Step[ParthenonState]):
    """Every island takes a card that an event gives (P20, Q45)."""

    rule = "P20"
    verbs = ("take",)

    def asks(self, s: ParthenonState, seat: int) -> bool:
        """Ask all who have a choice."""
        return len(kinds_given(s, seat)) > 1

    def may(self, s: ParthenonState, seat: int) -> bool:
        """Let a seat change its mind until all have answered."""
        return s.answers.said[seat] != NOT_SAID

    def secret(self, s: ParthenonState) -> bool:
        """Say that answers are shown together."""
        return True

    def legal(self, s: ParthenonState, seat: int) -> list[Action]:
        """List every kind."""
        return [s.actions.takes[kind] for kind in kinds_given(s, seat)]

    def check(self, s: ParthenonState, seat: int, action: Action) -> None:
        """Refuse what the event does not give."""
        assert isinstance(action, Cards)
        kinds = kinds_given(s, seat)
        if len(action.cards) != 1 or action.cards[0] not in kinds:
            raise Refused("P20", "not-given", {"cards": [KIND_NAMES[kind] for kind in kinds]})

    def effect(self, s: ParthenonState, seat: int, action: Action) -> None:
        """Note the choice."""
        assert isinstance(action, Cards)
        s.answers.said[seat] = action.cards[0]
        if s.told is not None:
            s.tell(Event("answered", {"seat": seat}))
        s.done(seat)

    def question(self, s: ParthenonState) -> Question | None:
        """Let a kind be chosen in advance."""
        return Question(TAKING, {}, PHASE)

    def answer(self, s: ParthenonState, seat: int, given: str) -> Action | None:
        """Return the kind of which one has fewest, or the one named."""
        if given == SCARCEST:
            return Cards(s.actions.take, scarcest(s, seat, counted(tuple(kinds_given(s, seat))), 1))
        return super().answer(s, seat, given)

    def describe(self, s: ParthenonState, seat: int, action: Action) -> Description:
        """Name the card."""
        assert isinstance(action, Cards)
        return Description(Message("label-take", {"cards": names_of(action.cards)}), [], [], [])


def settle_boons(s: ParthenonState) -> None:
    """Give everybody what they have chosen, or the one card there is."""
    for seat in s.order:
        kinds = kinds_given(s, seat)
        if kinds:
            take_card(s, seat, kinds[0] if s.answers.said[seat] == NOT_SAID else s.answers.said[seat])


def take_card(s: ParthenonState, seat: int, kind: int) -> None:
    """Give a seat a card of the bank."""
    s.hands[card_at(seat, kind)] += 1
    if s.told is not None:
        s.tell(Event("takes", {"seat": seat, "cards": names_of((kind,))}))


# Islands named by the Archon


class NameIsland(ByArchon):
    """The Archon names an island that an event favours (P21)."""

    rule = "P21"
    verbs = ("name", "donate")

    def is_open(self, s: ParthenonState) -> bool:
        """Ask at the Olympic Games and at the end of an Island Festival."""
        return card(s).effect in (GAMES, FESTIVAL) and len(self.candidates(s)) > 0

    def candidates(self, s: ParthenonState) -> list[int]:
        """Return the seats that can be named: at the Olympic Games others only."""
        others_only = card(s).effect == GAMES
        return [seat for seat in s.order if acts_on(s, seat) and not (others_only and seat == s.archon)]

    def choices(self, s: ParthenonState) -> list[Action]:
        """List the islands."""
        return [s.actions.names[s.island_of[seat]] for seat in self.candidates(s)]

    def check_choice(self, s: ParthenonState, action: Action) -> None:
        """Refuse islands that cannot be named."""
        assert isinstance(action, Choice)
        if s.seat_of[action.value] not in self.candidates(s):
            raise Refused("P21", "not-to-be-named", {"island": s.box.island_names[action.value]})

    def choose(self, s: ParthenonState, action: Action) -> None:
        """Note it."""
        assert isinstance(action, Choice)
        s.answers.named = s.seat_of[action.value]
        if s.told is not None:
            s.tell(Event("named", {"seat": s.archon, "named_seat": s.answers.named}))
        s.done(s.archon)

    def question(self, s: ParthenonState) -> Question | None:
        """Let oneself, or whoever is furthest behind, be named in advance."""
        return Question(["myself", "weakest", "myself or weakest"], {}, PHASE)

    def answer(self, s: ParthenonState, seat: int, given: str) -> Action | None:
        """Return one's own island, or another."""
        candidates = self.candidates(s)
        others = [each for each in candidates if each != seat]
        if seat in candidates and given != "weakest":
            return s.actions.names[s.island_of[seat]]
        return None if given == "myself" or not others else s.actions.names[s.island_of[weakest(s, others)]]

    def describe_choice(self, s: ParthenonState, action: Action) -> Description:
        """Name the island."""
        assert isinstance(action, Choice)
        seat = s.seat_of[action.value]
        label = Message("label-name", {"island": s.box.island_names[action.value]})
        return Description(label, [], [f"island-{seat}"], [])


class FestivalSwap(Step[ParthenonState]):
    """At the Island Festival each island may swap a basic card for another (P20)."""

    rule = "P20"
    verbs = ("swap", "pass")

    def asks(self, s: ParthenonState, seat: int) -> bool:
        """Ask all who hold cards."""
        return acts_on(s, seat) and s.hand_size(seat) > 0

    def legal(self, s: ParthenonState, seat: int) -> list[Action]:
        """List every swap."""
        first, found = card_at(seat, 0), [s.actions.pass_]
        for given in range(BASICS):
            if s.hands[first + given]:
                found += [Swap(s.actions.swap, given, got, ABSENT, ()) for got in range(BASICS) if got != given]
        return found

    def check(self, s: ParthenonState, seat: int, action: Action) -> None:
        """Refuse cards that are not basic or not in hand."""
        if not isinstance(action, Swap):
            return
        need_cards(s, seat, counted((action.given,)), "P20")
        if action.given >= BASICS or action.got >= BASICS or action.land != ABSENT or action.paying:
            raise Refused("P20", "basic-for-basic")

    def effect(self, s: ParthenonState, seat: int, action: Action) -> None:
        """Swap them."""
        if isinstance(action, Swap):
            swap_cards(s, seat, action)
        s.done(seat)

    def question(self, s: ParthenonState) -> Question | None:
        """Let "pass" be said in advance."""
        return Question(["pass"], {}, PHASE)

    def describe(self, s: ParthenonState, seat: int, action: Action) -> Description:
        """Name both cards."""
        return describe_swap(action)


def swap_cards(s: ParthenonState, seat: int, action: Swap) -> None:
    """Exchange a card at home with the bank."""
    s.hands[card_at(seat, action.given)] -= 1
    s.hands[card_at(seat, action.got)] += 1
    if s.told is not None:
        s.tell(Event("swapped", {"seat": seat, "given": names_of((action.given,)), "got": names_of((action.got,))}))


def describe_swap(action: Action) -> Description:
    """Name both cards of a swap."""
    if not isinstance(action, Swap):
        return Description(Message(f"label-{action.verb.name}"), [], [], [])
    params = {
        "given": names_of((action.given,)),
        "got": names_of((action.got,)),
        "paying": names_of(action.paying),
    }
    return Description(Message("label-swap", params), [], [], handles((action.given, *action.paying)))


class TakeAsGuest(Step[ParthenonState]):
    """The island that the Archon has named at the Island Festival takes a basic card (P20)."""

    rule = "P20"
    verbs = ("take",)

    def asks(self, s: ParthenonState, seat: int) -> bool:
        """Ask the island that was named."""
        return s.answers.named == seat

    def legal(self, s: ParthenonState, seat: int) -> list[Action]:
        """List every basic kind."""
        return s.actions.takes[:BASICS]

    def check(self, s: ParthenonState, seat: int, action: Action) -> None:
        """Refuse anything but one basic card."""
        assert isinstance(action, Cards)
        if len(action.cards) != 1 or action.cards[0] >= BASICS:
            raise Refused("P20", "not-given", {"cards": list(KIND_NAMES[:BASICS])})

    def effect(self, s: ParthenonState, seat: int, action: Action) -> None:
        """Take it."""
        assert isinstance(action, Cards)
        take_card(s, seat, action.cards[0])
        s.done(seat)

    def question(self, s: ParthenonState) -> Question | None:
        """Let a kind be chosen in advance."""
        return Question(TAKING, {}, PHASE)

    def answer(self, s: ParthenonState, seat: int, given: str) -> Action | None:
        """Return the kind of which one has fewest, or the one named."""
        if given == SCARCEST:
            return Cards(s.actions.take, scarcest(s, seat, [1] * BASICS, 1))
        return super().answer(s, seat, given)

    def describe(self, s: ParthenonState, seat: int, action: Action) -> Description:
        """Name the card."""
        assert isinstance(action, Cards)
        return Description(Message("label-take", {"cards": names_of(action.cards)}), [], [], [])


# Shipworm


class CaulkFleets(Step[ParthenonState]):
    """Every island pays for the fleets that shall load as much as ever (P20, Q72)."""

    rule = "P20"
    verbs = ("caulk", "pass")

    def asks(self, s: ParthenonState, seat: int) -> bool:
        """Ask all who may be able to pay for one."""
        price = card(s).price
        return acts_on(s, seat) and price is not None and s.hand_size(seat) >= price.size

    def may(self, s: ParthenonState, seat: int) -> bool:
        """Let a seat change its mind until all have answered."""
        return s.answers.said[seat] != NOT_SAID

    def secret(self, s: ParthenonState) -> bool:
        """Say that answers are shown together."""
        return True

    def cost(self, s: ParthenonState, fleets: int) -> list[int]:
        """Return what a number of fleets costs, as counts of each kind."""
        price = card(s).price
        return [0 if price is None else price.counts[kind] * fleets for kind in range(KINDS)]

    def legal(self, s: ParthenonState, seat: int) -> list[Action]:
        """List the first fleet, the first two, all three, as far as one can pay."""
        hand, found = hand_of(s, seat), [s.actions.pass_]
        for count in range(1, s.fleets[seat] + 1):
            if min([held - paid for held, paid in zip(hand, self.cost(s, count), strict=True)]) >= 0:
                found.append(Cards(s.actions.caulk, tuple(range(count))))
        return found

    def forms(self, s: ParthenonState, seat: int) -> list[Form]:
        """Let a seat choose any fleets."""
        fleets: list[object] = list(FLEET_NAMES[: s.fleets[seat]])
        return [Form(s.actions.caulk, [Blank("fleets", fleets, 1, len(fleets), several=True)])]

    def check(self, s: ParthenonState, seat: int, action: Action) -> None:
        """Refuse fleets that one does not have, and more than one can pay for."""
        if not isinstance(action, Cards):
            return
        if max(action.cards) >= s.fleets[seat]:
            raise Refused("P61", "no-such-fleet", {"fleet": FLEET_NAMES[max(action.cards)]})
        if len(set(action.cards)) < len(action.cards):
            raise Refused("P20", "fleet-twice")
        need_cards(s, seat, self.cost(s, len(action.cards)), "P20")

    def effect(self, s: ParthenonState, seat: int, action: Action) -> None:
        """Note the answer."""
        s.answers.said[seat] = mask(list(action.cards)) if isinstance(action, Cards) else 0
        if s.told is not None:
            s.tell(Event("answered", {"seat": seat}))
        s.done(seat)

    def question(self, s: ParthenonState) -> Question | None:
        """Let it be said in advance whether one pays."""
        return Question(["pass", "caulk"], {}, PHASE)

    def answer(self, s: ParthenonState, seat: int, given: str) -> Action | None:
        """Return what is listed last: as many fleets as one can pay for, which may be none; or pass."""
        return self.legal(s, seat)[-1] if given == "caulk" else s.actions.pass_

    def describe(self, s: ParthenonState, seat: int, action: Action) -> Description:
        """Name the fleets and the price."""
        if not isinstance(action, Cards):
            return Description(Message("label-pass"), [], [], [])
        paid = listed(self.cost(s, len(action.cards)))
        params = {"fleets": [FLEET_NAMES[fleet] for fleet in action.cards], "cards": names_of(paid)}
        return Description(Message("label-caulk", params), [], [], handles(paid))


def caulk_fleets(s: ParthenonState) -> None:
    """Let everybody pay, and note which fleets are sound."""
    step = CaulkFleets()
    for seat in s.order:
        fleets = s.answers.said[seat]
        if fleets == NOT_SAID:
            continue
        paid = step.cost(s, fleets.bit_count())
        spend(s, seat, paid)
        s.season.caulked[seat] = fleets
        if s.told is not None:
            sound = [FLEET_NAMES[fleet] for fleet in range(s.fleets[seat]) if fleets >> fleet & 1]
            s.tell(
                Event("caulked", {"seat": seat, "fleets": sound, "count": len(sound), "cards": names_of(listed(paid))})
            )


# Merchant Ships


class MerchantTrade(Step[ParthenonState]):
    """Every island may trade with the bank at foreign rates, from its hand (P20, Q70)."""

    rule = "P20"
    verbs = ("trade", "done")

    def asks(self, s: ParthenonState, seat: int) -> bool:
        """Ask all who hold cards."""
        return acts_on(s, seat) and s.hand_size(seat) > 0

    def may(self, s: ParthenonState, seat: int) -> bool:
        """Let a seat that has said done trade after all, while others have not."""
        return self.asks(s, seat) and s.season.swaps[seat] < card(s).trades

    def prompt(self, s: ParthenonState, seat: int) -> Message:
        """Say how many trades are left."""
        return Message("prompt-merchanttrade", {"count": card(s).trades - s.season.swaps[seat]})

    def legal(self, s: ParthenonState, seat: int) -> list[Action]:
        """List a trade for every card that one can buy."""
        found: list[Action] = [s.actions.done]
        if s.season.swaps[seat] < card(s).trades:
            found += bank_trades(s, seat, hand_of(s, seat), FAR, NOBODY)
        return found

    def forms(self, s: ParthenonState, seat: int) -> list[Form]:
        """Let a seat trade any cards."""
        cards = commodities_in_hand(s, seat)
        return trade_forms(s, cards, NOBODY) if s.season.swaps[seat] < card(s).trades else []

    def check(self, s: ParthenonState, seat: int, action: Action) -> None:
        """Refuse what no line of the foreign table allows, and a third trade."""
        if not isinstance(action, BankTrade):
            return
        if s.season.swaps[seat] >= card(s).trades:
            raise Refused("P20", "no-more-trades", {"count": card(s).trades})
        if action.land != ABSENT:
            raise Refused("P20", "ships-come-home")
        need_cards(s, seat, counted(action.give), "P20")
        check_trade(s, seat, action, FAR, NOBODY)

    def effect(self, s: ParthenonState, seat: int, action: Action) -> None:
        """Trade, or be done."""
        if not isinstance(action, BankTrade):
            s.done(seat)
            return
        if check_trade(s, seat, action, FAR, NOBODY):
            s.season.thought[seat] |= 1 << s.box.philosophy_with[CALCULATE]
        s.season.swaps[seat] += 1
        spend(s, seat, counted(action.give))
        receive(s, seat, counted(action.get))
        if s.told is not None:
            s.tell(Event("traded", {"seat": seat, "give": names_of(action.give), "get": names_of(action.get)}))
        if s.season.swaps[seat] >= card(s).trades or s.hand_size(seat) == 0:
            s.done(seat)

    def question(self, s: ParthenonState) -> Question | None:
        """Let "done" be said in advance."""
        return Question(["done"], {}, PHASE)

    def describe(self, s: ParthenonState, seat: int, action: Action) -> Description:
        """Name both sides."""
        if not isinstance(action, BankTrade):
            return Description(Message("label-done"), [], [], [])
        params = {"give": names_of(action.give), "get": names_of(action.get)}
        return Description(Message("label-trade-ships", params), [], [], handles(action.give))
