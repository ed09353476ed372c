"""The journey phase: loading and launching fleets (P28)."""

from typing import Final

from periplus.games.parthenon.actions import Launch
from periplus.games.parthenon.cargo import load_of
from periplus.games.parthenon.events import cargo_limit, closed_lands, journey_is_ordered
from periplus.games.parthenon.foresight import PHASE
from periplus.games.parthenon.hands import hand_of, handles, has_cards, names, names_of, one_by_one
from periplus.games.parthenon.kinds import ARMY, COMMODITIES, FLEET_NAMES, FLEETS, KIND_NAMES, KINDS, LANDS
from periplus.games.parthenon.odds import Odds, odds_of
from periplus.games.parthenon.price import counted
from periplus.games.parthenon.state import (
    AT_HOME,
    NOT_SAID,
    Answers,
    ParthenonState,
    Voyage,
    card_at,
    fleet_at,
    load_at,
)
from periplus.kernel.action import ABSENT, Action, Blank, Form
from periplus.kernel.errors import Refused
from periplus.kernel.message import Description, Event, Message
from periplus.kernel.state import Question, Step

STAYED: Final = 0
LAUNCHED: Final = 1


def begin_journey(s: ParthenonState) -> None:
    """Make the fleets ready."""
    s.voyage = Voyage(s.seats)
    s.voyage.begun = 1
    s.answers = Answers(s.seats)


class LaunchFleets(Step[ParthenonState]):
    """Everybody loads fleets and sends them to lands: in order and openly, or together and in secret (P28, Q54)."""

    rule = "P28"
    verbs = ("launch", "stay")

    def asks(self, s: ParthenonState, seat: int) -> bool:
        """Ask all who have a card to load."""
        return has_cards(s, seat)

    def may(self, s: ParthenonState, seat: int) -> bool:
        """Let a seat change its secret answer until all have answered."""
        return self.secret(s) and s.answers.said[seat] != NOT_SAID

    def secret(self, s: ParthenonState) -> bool:
        """Say that launches are shown together unless the Archon has called for an order (Q54)."""
        return not journey_is_ordered(s)

    def at_hand(self, s: ParthenonState, seat: int) -> list[int]:
        """Return the cards of a seat, including those it has already loaded."""
        cards = hand_of(s, seat)
        for each in range(FLEETS):
            for kind, count in enumerate(load_of(s, fleet_at(seat, each))):
                cards[kind] += count
        return cards

    def legal(self, s: ParthenonState, seat: int) -> list[Action]:
        """List one fleet to each open land with a small load, all fleets there, and staying at home."""
        found: list[Action] = [s.actions.stay_home]
        cards, closed = self.at_hand(s, seat), closed_lands(s, seat)
        loads = few_loads(s, seat, cards)
        for land in range(LANDS):
            if not closed >> land & 1:
                for load in loads:
                    lands = tuple([land if each else ABSENT for each in load])
                    found.append(Launch(s.actions.launch, lands, load))
        return found

    def forms(self, s: ParthenonState, seat: int) -> list[Form]:
        """Let a seat load any cards; each may be in one fleet only."""
        hand, closed = self.at_hand(s, seat), closed_lands(s, seat)
        cards: list[object] = [*one_by_one(hand)]
        lands: list[object] = [s.box.land_names[land] for land in range(LANDS) if not closed >> land & 1]
        labels: list[object] = [Message("one-land", {"land": land}) for land in lands]
        blanks: list[Blank] = []
        for fleet in range(s.fleets[seat]):
            name, most = FLEET_NAMES[fleet].lower(), min(len(cards), cargo_limit(s, seat, fleet))
            load = Blank(f"{name}_cards", cards, 0, most, several=True, fills=True)
            blanks += [Blank(name, lands, 0, 1, labels=labels), load]
        return [Form(s.actions.launch, blanks, desk=True)]

    def check(self, s: ParthenonState, seat: int, action: Action) -> None:
        """Refuse fleets that one does not have, loads that are too large or empty, closed lands, and cards twice."""
        if not isinstance(action, Launch):
            return
        left = self.at_hand(s, seat)
        for fleet in range(FLEETS):
            self.check_fleet(s, seat, fleet, action.lands[fleet], action.loads[fleet])
            for kind in action.loads[fleet]:
                left[kind] -= 1
                if left[kind] < 0:
                    raise Refused("P28", "not-in-hand", {"card": KIND_NAMES[kind]})
        if max(action.lands) == ABSENT:
            raise Refused("P28", "no-fleet-named")

    def check_fleet(self, s: ParthenonState, seat: int, fleet: int, land: int, load: tuple[int, ...]) -> None:
        """Refuse what one fleet cannot do."""
        params: dict[str, object] = {"fleet": FLEET_NAMES[fleet]}
        if land == ABSENT:
            if load:
                raise Refused("P28", "no-land", params)
            return
        if fleet >= s.fleets[seat]:
            raise Refused("P61", "no-such-fleet", params)
        if closed_lands(s, seat) >> land & 1:
            raise Refused("P20", "land-closed", {"land": s.box.land_names[land]})
        if not load:
            raise Refused("P28", "empty-fleet", params)
        limit = cargo_limit(s, seat, fleet)
        if len(load) > limit:
            raise Refused("P28", "overloaded", {**params, "count": limit})

    def effect(self, s: ParthenonState, seat: int, action: Action) -> None:
        """Load the fleets; loads are fixed once they are launched (Q8)."""
        unload(s, seat)
        s.answers.said[seat] = STAYED
        if isinstance(action, Launch):
            s.answers.said[seat] = LAUNCHED
            for fleet in range(FLEETS):
                if action.lands[fleet] != ABSENT:
                    load_fleet(s, seat, fleet, action.lands[fleet], action.loads[fleet])
        if self.secret(s):
            s.voyage.sealed |= 1 << seat
            if s.told is not None:
                s.tell(Event("answered", {"seat": seat}))
        elif s.told is not None:
            tell_launch(s, seat)
        s.done(seat)

    def question(self, s: ParthenonState) -> Question | None:
        """Let "stay" be said in advance."""
        return Question(["stay"], {}, PHASE)

    def describe(self, s: ParthenonState, seat: int, action: Action) -> Description:
        """Name fleets, lands and cards, with the odds of each fleet."""
        if not isinstance(action, Launch):
            return Description(Message("label-stay"), [], [], [])
        fleets: list[object] = []
        said, places, pieces = list[Message](), list[str](), list[str]()
        for fleet in range(FLEETS):
            land = action.lands[fleet]
            if land != ABSENT:
                name = s.box.land_names[land]
                params = {"fleet": FLEET_NAMES[fleet], "land": name, "cards": names_of(action.loads[fleet])}
                fleets.append(Message("part-launch", params))
                said.append(say_odds(fleet, odds_among(s, seat, action, fleet)))
                places.append(f"land-{name}")
                pieces += handles(action.loads[fleet])
        return Description(Message("label-launch", {"fleets": fleets}), said, sorted(set(places)), sorted(set(pieces)))


def odds_among(s: ParthenonState, seat: int, action: Launch, fleet: int) -> Odds:
    """Return the odds of a fleet among those launched with it: own fleets, too, can be the largest."""
    land, beside = action.lands[fleet], 0
    for other in range(FLEETS):
        away = other != fleet and action.lands[other] != ABSENT
        if away and s.box.lands[action.lands[other]].group == s.box.lands[land].group:
            beside = max(beside, len(action.loads[other]))
    return odds_of(s, seat, land, counted(action.loads[fleet]), beside=beside)


def say_odds(fleet: int, odds: Odds) -> Message:
    """Say how likely a fleet arrives whole, and what it loses on average."""
    percent, lost = round(100 * odds.whole), round(odds.lost, 1)
    return Message("consequence-odds", {"fleet": FLEET_NAMES[fleet], "percent": percent, "lost": lost})


def few_loads(s: ParthenonState, seat: int, cards: list[int]) -> list[tuple[tuple[int, ...], ...]]:
    """Return a few loads of all fleets: three cards in one, as many as it holds, and all fleets filled in turn."""
    goods = [kind for kind in range(COMMODITIES - 1, -1, -1) for _ in range(cards[kind])]
    aegis = [kind for kind in range(ARMY, KINDS) for _ in range(cards[kind])]
    row = goods + aegis
    limits = [cargo_limit(s, seat, fleet) for fleet in range(s.fleets[seat])]
    nothing: tuple[int, ...] = ()
    found: list[tuple[tuple[int, ...], ...]] = [(load(row, 0, min(3, limits[0])), nothing, nothing)]
    if len(row) > 3 and limits[0] > 3:
        found.append((load(row, 0, limits[0]), nothing, nothing))
    if len(row) > limits[0] and len(limits) > 1:
        loads, at = list[tuple[int, ...]](), 0
        for limit in limits:
            loads.append(load(row, at, limit))
            at += limit
        while len(loads) < FLEETS:
            loads.append(nothing)
        found.append((loads[0], loads[1], loads[2]))
    return found


def load(row: list[int], first: int, count: int) -> tuple[int, ...]:
    """Return some cards of a row as a load."""
    return tuple(sorted(row[first : first + count]))


def load_fleet(s: ParthenonState, seat: int, each: int, land: int, cards: tuple[int, ...]) -> None:
    """Move cards of a hand into a fleet and send it to a land."""
    fleet = fleet_at(seat, each)
    s.voyage.lands[fleet] = land
    for kind in cards:
        s.hands[card_at(seat, kind)] -= 1
        s.voyage.aboard[load_at(fleet, kind)] += 1


def unload(s: ParthenonState, seat: int) -> None:
    """Take back what a seat has loaded."""
    for each in range(FLEETS):
        fleet = fleet_at(seat, each)
        s.voyage.lands[fleet] = AT_HOME
        for kind in range(KINDS):
            at = load_at(fleet, kind)
            s.hands[card_at(seat, kind)] += s.voyage.aboard[at]
            s.voyage.aboard[at] = 0


def tell_launch(s: ParthenonState, seat: int) -> None:
    """Tell everybody where the fleets of a seat sail and how many cards each carries (Q9); the owner knows which."""
    count = len([land for land in s.voyage.lands[fleet_at(seat, 0) : fleet_at(seat + 1, 0)] if land != AT_HOME])
    s.tell(Event("sails", {"seat": seat, "count": count}))
    for each in range(FLEETS):
        fleet = fleet_at(seat, each)
        if s.voyage.lands[fleet] != AT_HOME:
            public: dict[str, object] = {
                "seat": seat, "fleet": FLEET_NAMES[each], "land": s.box.land_names[s.voyage.lands[fleet]],
                "count": s.cargo_size(fleet),
            }  # fmt: skip
            s.tell(Event("launched", public, {"cards": names(load_of(s, fleet))}, seat))


def set_sail(s: ParthenonState) -> None:
    """Show all launches that were secret."""
    if s.told is not None:
        for seat in s.order:
            if s.voyage.sealed >> seat & 1:
                tell_launch(s, seat)
    s.voyage.sealed = 0
