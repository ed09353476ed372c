"""The event phase: the Archon's order, donations, the Statue of Zeus, and the arrangement of the season."""

from itertools import permutations
from typing import Final

from periplus.games.parthenon.actions import Cards, Lists, Thing
from periplus.games.parthenon.cards import BOON, EARTHQUAKE, FESTIVAL, GAMES, MERCHANTS, SHIPWORM, TOLL, ZEUS, EventCard
from periplus.games.parthenon.hands import (
    card_blank,
    hand_over,
    handles,
    has_cards,
    in_hand,
    names,
    names_of,
    need_cards,
)
from periplus.games.parthenon.kinds import BUILD, FLEET_TRADE, JOURNEY, KINDS, NOBODY, PHASES, START_OF_TRADE
from periplus.games.parthenon.price import Price, counted, listed
from periplus.games.parthenon.set_up import clockwise
from periplus.games.parthenon.state import NOT_SAID, Answers, ParthenonState, card_at, cards_of
from periplus.kernel.action import Action, Blank, Form
from periplus.kernel.bits import mask
from periplus.kernel.errors import Refused
from periplus.kernel.message import Description, Event, Message
from periplus.kernel.state import Question, Step

FEW_EVENTS: Final = 3  # up to this many are listed in every order
PASSED: Final = -2  # an answer that ignores no event
NO_LIMIT: Final = 99
PHASE: Final = Message("cell-when", {"when": "events"})


def in_force(s: ParthenonState) -> list[int]:
    """Return the events of the year that act this season (P19, P20)."""
    return s.events[: s.season_number]


def current(s: ParthenonState) -> int:
    """Return the event being carried out."""
    return s.season.event_order[s.season.events_done - 1]


def card(s: ParthenonState) -> EventCard:
    """Return the card of the event being carried out."""
    return s.box.events[current(s)]


def ignores(s: ParthenonState, seat: int, event: int) -> bool:
    """Say whether an event does nothing to a seat this season (Q74)."""
    return bool(s.season.ignored[seat] >> event & 1)


def acts_on(s: ParthenonState, seat: int) -> bool:
    """Say whether the event being carried out concerns a seat."""
    return not ignores(s, seat, current(s))


# Donations


class ByArchon(Step[ParthenonState]):
    """A choice of the Archon during the event phase; meanwhile the others may donate (P22, Q69)."""

    def asks(self, s: ParthenonState, seat: int) -> bool:
        """Ask the Archon if there is something to choose."""
        return seat == s.archon and self.is_open(s)

    def may(self, s: ParthenonState, seat: int) -> bool:
        """Let the others donate while the Archon thinks."""
        return seat != s.archon and has_cards(s, seat)

    def prompt(self, s: ParthenonState, seat: int) -> Message:
        """Ask the Archon; tell the others that they may donate."""
        return super().prompt(s, seat) if seat == s.archon else Message("prompt-donate", {"seat": s.archon})

    def is_open(self, s: ParthenonState) -> bool:
        """Say whether the Archon has a choice."""
        raise NotImplementedError

    def choices(self, s: ParthenonState) -> list[Action]:
        """List the Archon's choices."""
        raise NotImplementedError

    def check_choice(self, s: ParthenonState, action: Action) -> None:
        """Refuse a choice that the Archon does not have."""
        raise NotImplementedError

    def choose(self, s: ParthenonState, action: Action) -> None:
        """Carry out the Archon's choice."""
        raise NotImplementedError

    def legal(self, s: ParthenonState, seat: int) -> list[Action]:
        """List the choices of the Archon; for others, every card alone."""
        if seat == s.archon:
            return self.choices(s)
        first = card_at(seat, 0)
        return [Cards(s.actions.donate, (kind,)) for kind in range(KINDS) if s.hands[first + kind]]

    def forms(self, s: ParthenonState, seat: int) -> list[Form]:
        """Let others donate any cards."""
        if seat == s.archon:
            return []
        cards = in_hand(s, seat)
        return [Form(s.actions.donate, [Blank("cards", cards, 1, len(cards), several=True)])]

    def check(self, s: ParthenonState, seat: int, action: Action) -> None:
        """Refuse donations of the Archon, choices of others, and cards that one does not have."""
        if action.verb.name != "donate":
            if seat != s.archon:
                raise Refused("P21", "archon-chooses")
            self.check_choice(s, action)
            return
        assert isinstance(action, Cards)
        if seat == s.archon:
            raise Refused("P22", "own-donation")
        need_cards(s, seat, counted(action.cards), "P22")

    def effect(self, s: ParthenonState, seat: int, action: Action) -> None:
        """Carry out a choice, or hand cards to the Archon (P22)."""
        if action.verb.name != "donate":
            self.choose(s, action)
            return
        assert isinstance(action, Cards)
        hand_over(s, seat, s.archon, counted(action.cards))
        if s.told is not None:
            s.tell(Event("donated", {"seat": seat, "to_seat": s.archon, "cards": names_of(action.cards)}))

    def describe(self, s: ParthenonState, seat: int, action: Action) -> Description:
        """Name the cards of a donation; otherwise the choice."""
        if action.verb.name != "donate":
            return self.describe_choice(s, action)
        assert isinstance(action, Cards)
        label = Message("label-donate", {"cards": names_of(action.cards), "to_seat": s.archon})
        return Description(label, [], [], handles(action.cards))

    def describe_choice(self, s: ParthenonState, action: Action) -> Description:
        """Describe a choice of the Archon."""
        raise NotImplementedError


def weakest(s: ParthenonState, seats: list[int]) -> int:
    """Return the seat with the fewest structures, the first of several."""
    found = seats[0]
    for seat in seats:
        if s.structures(seat) < s.structures(found):
            found = seat
    return found


# The order of events


class OrderEvents(ByArchon):
    """The Archon says in which order the events of the year are carried out."""

    rule = "P19"
    verbs = ("order", "donate")

    def is_open(self, s: ParthenonState) -> bool:
        """Say whether there is an order to choose (Q69)."""
        return s.season_number > 1

    def choices(self, s: ParthenonState) -> list[Action]:
        """List every order of a few events; of more, one for each first and last."""
        events = in_force(s)
        if len(events) <= FEW_EVENTS:
            orders = [list(order) for order in permutations(events)]
        else:
            orders = []
            for first in events:
                for last in events:
                    if last != first:
                        between = [event for event in events if event not in (first, last)]
                        orders.append([first, *between, last])
        return [Cards(s.actions.order, tuple(order)) for order in orders]

    def forms(self, s: ParthenonState, seat: int) -> list[Form]:
        """Let the Archon order all events, and others donate."""
        if seat != s.archon:
            return super().forms(s, seat)
        events: list[object] = [s.box.event_names[event] for event in in_force(s)]
        return [Form(s.actions.order, [Blank("events", events, len(events), len(events), several=True)])]

    def check_choice(self, s: ParthenonState, action: Action) -> None:
        """Refuse an order that leaves out an event or has another."""
        assert isinstance(action, Cards)
        events = in_force(s)
        if sorted(action.cards) != sorted(events):
            raise Refused("P19", "not-all-events", {"events": [s.box.event_names[event] for event in events]})

    def choose(self, s: ParthenonState, action: Action) -> None:
        """Note the order."""
        assert isinstance(action, Cards)
        s.season.event_order = list(action.cards)
        if s.told is not None:
            order = [s.box.event_names[event] for event in action.cards]
            s.tell(Event("events-ordered", {"seat": s.archon, "events": order}))
        s.done(s.archon)

    def question(self, s: ParthenonState) -> Question | None:
        """Let the events be ordered in advance: as they were laid out, or so that one takes before one pays."""
        return Question(["as laid out", "payments last"], {}, PHASE)

    def answer(self, s: ParthenonState, seat: int, given: str) -> Action | None:
        """Return that order; of those that ask for payment, and of the others, as they were laid out."""
        events = in_force(s)
        if given == "payments last":
            asking = [event for event in events if s.box.events[event].prices or s.box.events[event].price is not None]
            events = [event for event in events if event not in asking] + asking
        return Cards(s.actions.order, tuple(events))

    def describe_choice(self, s: ParthenonState, action: Action) -> Description:
        """Name the events in their order."""
        assert isinstance(action, Cards)
        order = [s.box.event_names[event] for event in action.cards]
        return Description(Message("label-order", {"events": order}), [], [], [])


def note_order(s: ParthenonState) -> None:
    """Carry out a single event without asking (Q69)."""
    if not s.season.event_order:
        s.season.event_order = in_force(s)


# The Statue of Zeus


class IgnoreEvent(Step[ParthenonState]):
    """The owner of the Statue of Zeus, and others for a payment, ignore one event (P64, Q74)."""

    rule = "P64"
    verbs = ("ignore", "pass")

    def asks(self, s: ParthenonState, seat: int) -> bool:
        """Ask the owner, and everybody who may be able to pay."""
        owner = s.owner_of(ZEUS)
        return owner != NOBODY and (owner == seat or (self.price_is_set(s) and s.hand_size(seat) > 0))

    def price_is_set(self, s: ParthenonState) -> bool:
        """Say whether others may pay for it."""
        return s.box.wonders[s.box.wonder_with[ZEUS]].visitor is not None

    def may(self, s: ParthenonState, seat: int) -> bool:
        """Let a seat change its mind until all have answered."""
        return s.answers.said[seat] != NOT_SAID

    def secret(self, s: ParthenonState) -> bool:
        """Say that answers are shown together."""
        return True

    def legal(self, s: ParthenonState, seat: int) -> list[Action]:
        """List every event; who pays, pays with what they have most of."""
        paying = self.payment(s, seat)
        found: list[Action] = [s.actions.pass_]
        if paying is not None:
            found += [Thing(s.actions.ignore, event, paying) for event in in_force(s)]
        return found

    def payment(self, s: ParthenonState, seat: int) -> tuple[int, ...] | None:
        """Return what a seat would pay: nothing if it owns the statue, None if it cannot."""
        if s.owner_of(ZEUS) == seat:
            return ()
        price = s.box.wonders[s.box.wonder_with[ZEUS]].visitor
        paid = None if price is None else price.payment(s.hands, 0, card_at(seat, 0))
        return None if paid is None else listed(paid)

    def forms(self, s: ParthenonState, seat: int) -> list[Form]:
        """Let a visitor choose what to pay."""
        events: list[object] = [s.box.event_names[event] for event in in_force(s)]
        cards = in_hand(s, seat)
        if s.owner_of(ZEUS) == seat or self.payment(s, seat) is None:
            return []
        blanks = [Blank("event", events, 1, 1), card_blank("paying", cards, 1, len(cards))]
        return [Form(s.actions.ignore, blanks)]

    def check(self, s: ParthenonState, seat: int, action: Action) -> None:
        """Refuse events that are not in force, and wrong payments."""
        if action.verb.name == "pass":
            return
        assert isinstance(action, Thing)
        if action.thing not in in_force(s):
            raise Refused("P20", "event-not-in-force", {"event": s.box.event_names[action.thing]})
        cards = counted(action.cards)
        need_cards(s, seat, cards, "P64")
        price = s.box.wonders[s.box.wonder_with[ZEUS]].visitor
        free = s.owner_of(ZEUS) == seat
        if (free and action.cards) or not (free or (price is not None and price.is_paid_by(cards, 0))):
            raise Refused("P64", "wrong-payment")

    def effect(self, s: ParthenonState, seat: int, action: Action) -> None:
        """Note the answer."""
        s.answers.said[seat] = PASSED
        s.answers.cards[cards_of(seat)] = [0] * KINDS
        if isinstance(action, Thing):
            s.answers.said[seat] = action.thing
            s.answers.cards[cards_of(seat)] = counted(action.cards)
        if s.told is not None:
            s.tell(Event("answered", {"seat": seat}))
        s.done(seat)

    def question(self, s: ParthenonState) -> Question | None:
        """Let "pass" be said in advance."""
        return Question(["pass"], {}, PHASE)

    def describe(self, s: ParthenonState, seat: int, action: Action) -> Description:
        """Name the event and what it costs."""
        if not isinstance(action, Thing):
            return Description(Message("label-pass"), [], [], [])
        params = {"event": s.box.event_names[action.thing], "cards": names_of(action.cards)}
        return Description(Message("label-ignore", params), [], [], handles(action.cards))


def ignore_events(s: ParthenonState) -> None:
    """Let the payments pass and note who ignores what."""
    owner = s.owner_of(ZEUS)
    if s.told is not None and s.answers.said.count(NOT_SAID) < s.seats:
        ignoring = [seat for seat in s.order if s.answers.said[seat] >= 0]
        s.tell(Event("ignoring", {"seats": ignoring, "count": len(ignoring)}))
    for seat in s.order:
        event = s.answers.said[seat]
        if event >= 0:
            cards = s.answers.cards[cards_of(seat)]
            if seat != owner:
                hand_over(s, seat, owner, cards)
            s.season.ignored[seat] |= 1 << event
            if s.told is not None:
                s.tell(Event("ignored", {"seat": seat, "event": s.box.event_names[event], "cards": names(cards)}))
    s.answers = Answers(s.seats)


# One event after the other


def events_are_over(s: ParthenonState) -> bool:
    """Say whether all events were carried out."""
    return s.season.events_done >= len(s.season.event_order)


def next_event(s: ParthenonState) -> None:
    """Begin the next event."""
    s.season.events_done += 1
    s.answers = Answers(s.seats)
    s.season.swaps = [0] * s.seats
    if s.told is not None:
        s.tell(Event("event", {"event": s.box.event_names[current(s)]}))


def is_toll(s: ParthenonState) -> bool:
    """Say whether the event asks every island to pay."""
    return card(s).effect in (TOLL, EARTHQUAKE)


def is_boon(s: ParthenonState) -> bool:
    """Say whether the event gives every island something."""
    return card(s).effect in (BOON, GAMES)


def is_festival(s: ParthenonState) -> bool:
    """Say whether the event is a festival."""
    return card(s).effect == FESTIVAL


def is_shipworm(s: ParthenonState) -> bool:
    """Say whether the event makes fleets leak."""
    return card(s).effect == SHIPWORM


def is_merchants(s: ParthenonState) -> bool:
    """Say whether the event lets islands trade with the bank."""
    return card(s).effect == MERCHANTS


# Rules for the season


def structure_limit(s: ParthenonState, seat: int) -> int:
    """Return how many structures a seat may build this season."""
    limit = NO_LIMIT
    for event in in_force(s):
        structures = s.box.events[event].structures
        if structures >= 0 and not ignores(s, seat, event):
            limit = min(limit, structures)
    return limit


def village_discount(s: ParthenonState, seat: int) -> int:
    """Return how many basic cards less the next village costs: only the first of the season is cheaper (Q72)."""
    if s.season.villages[seat]:
        return 0
    discount = 0
    for event in in_force(s):
        if not ignores(s, seat, event):
            discount += s.box.events[event].village_discount
    return discount


def stage_discount(s: ParthenonState, seat: int) -> Price | None:
    """Return what is left out of the price of the next wonder stage: only the first of the season is cheaper (Q72)."""
    for event in in_force(s):
        discount = s.box.events[event].stage_discount
        if discount is not None and s.season.stages[seat] == 0 and not ignores(s, seat, event):
            return discount
    return None


def cargo_limit(s: ParthenonState, seat: int, fleet: int) -> int:
    """Return how many cards a fleet of a seat may load (P28; Q72: fewer if it leaks)."""
    for event in in_force(s):
        each = s.box.events[event]
        if each.effect == SHIPWORM and not ignores(s, seat, event) and not s.season.caulked[seat] >> fleet & 1:
            return min(each.cargo, s.box.cargo)
    return s.box.cargo


def closed_lands(s: ParthenonState, seat: int) -> int:
    """Return the bits of the lands to which a seat's fleets may not sail (Q72)."""
    closed = 0
    for event in in_force(s):
        land = s.box.events[event].closes
        if land != NOBODY and not ignores(s, seat, event):
            closed |= 1 << land
    return closed


# The arrangement of the season


class ArrangeSeason(Step[ParthenonState]):
    """The Archon decides on an order of seats, and which phases are played in it (P18)."""

    rule = "P78"
    verbs = ("arrange",)

    def asks(self, s: ParthenonState, seat: int) -> bool:
        """Ask the Archon."""
        return seat == s.archon

    def legal(self, s: ParthenonState, seat: int) -> list[Action]:
        """List what matters most, clockwise: launching in order or together, and building likewise."""
        arrange = s.actions.arrange
        phases = ((JOURNEY,), (), (JOURNEY, BUILD), (START_OF_TRADE, JOURNEY, FLEET_TRADE, BUILD))
        return [Lists(arrange, (), each) for each in phases]

    def forms(self, s: ParthenonState, seat: int) -> list[Form]:
        """Let the Archon name any order."""
        islands: list[object] = [s.name_of(each) for each in clockwise(s)]
        names = Blank("islands", islands, 0, s.seats, several=True)
        return [Form(s.actions.arrange, [names, Blank("phases", list(PHASES), 0, len(PHASES), several=True)])]

    def check(self, s: ParthenonState, seat: int, action: Action) -> None:
        """Refuse an order that leaves out an island, and phases named twice."""
        assert isinstance(action, Lists)
        if action.first and sorted(action.first) != sorted(s.island_of):
            raise Refused("P78", "not-all-islands")
        if len(set(action.second)) < len(action.second):
            raise Refused("P78", "phase-twice")

    def effect(self, s: ParthenonState, seat: int, action: Action) -> None:
        """Note order and phases; the order applies from the next step on."""
        assert isinstance(action, Lists)
        s.season.ordered = mask(list(action.second))
        s.season.arranged = [s.seat_of[island] for island in action.first]
        if s.told is not None:
            order = s.season.arranged or clockwise(s)
            phases = [PHASES[phase] for phase in action.second]
            s.tell(Event("arranged", {"seat": seat, "seats": order, "phases": phases}))
        s.done(seat)

    def question(self, s: ParthenonState) -> Question | None:
        """Let the season be arranged in advance, clockwise: the ways that are listed."""
        every = "arrange ordered trade journey harbor build"
        return Question(["arrange", "arrange ordered journey", "arrange ordered journey build", every], {}, PHASE)

    def describe(self, s: ParthenonState, seat: int, action: Action) -> Description:
        """Name the order and the phases."""
        assert isinstance(action, Lists)
        order = [s.seat_of[island] for island in action.first] or clockwise(s)
        params = {"seats": order, "phases": [PHASES[phase] for phase in action.second], "count": len(action.second)}
        return Description(Message("label-arrange", params), [], [], [])


def arrange_season(s: ParthenonState) -> None:
    """Seat the islands in the order that the Archon has named, if any (P78)."""
    if s.season.arranged:
        s.order = s.season.arranged[:]


def trade_is_ordered(s: ParthenonState) -> bool:
    """Say whether the start of Island Trade is played in order."""
    return bool(s.season.ordered >> START_OF_TRADE & 1)


def journey_is_ordered(s: ParthenonState) -> bool:
    """Say whether fleets are launched in order (P30)."""
    return bool(s.season.ordered >> JOURNEY & 1)


def fleet_trade_is_ordered(s: ParthenonState) -> bool:
    """Say whether Fleet Trade is played in order."""
    return bool(s.season.ordered >> FLEET_TRADE & 1)


def build_is_ordered(s: ParthenonState) -> bool:
    """Say whether islands build in order."""
    return bool(s.season.ordered >> BUILD & 1)
