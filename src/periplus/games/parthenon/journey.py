"""The journey phase: looking ahead, loading and launching fleets, and the Great Lighthouse."""

from typing import Final

from periplus.games.parthenon.actions import Cards, Launch, Lists
from periplus.games.parthenon.cards import DOUBT, LIGHTHOUSE, ORACLE, Wonder
from periplus.games.parthenon.cargo import load_of, sailing, take_home
from periplus.games.parthenon.events import cargo_limit, closed_lands, journey_is_ordered
from periplus.games.parthenon.hands import (
    card_blank,
    hand_of,
    handles,
    has_cards,
    in_hand,
    names,
    names_of,
    need_cards,
    one_by_one,
    spend,
)
from periplus.games.parthenon.kinds import (
    ARMY,
    COMMODITIES,
    FLEET_NAMES,
    FLEETS,
    KIND_NAMES,
    KINDS,
    LANDS,
    NEAR,
    NOBODY,
)
from periplus.games.parthenon.odds import Odds, odds_of
from periplus.games.parthenon.price import counted, listed
from periplus.games.parthenon.state import (
    AT_HOME,
    HAZARD_LUCK,
    NO_CARD,
    NOT_SAID,
    Answers,
    ParthenonState,
    Voyage,
    card_at,
    cards_of,
    fleet_at,
    load_at,
)
from periplus.games.parthenon.wonders import visit
from periplus.kernel.action import ABSENT, Action, Blank, Choice, Form
from periplus.kernel.bits import mask
from periplus.kernel.errors import Refused
from periplus.kernel.message import Description, Event, Message
from periplus.kernel.state import Step

STAYED: Final = 0
LAUNCHED: Final = 1


# Looking ahead


class LookAhead(Step[ParthenonState]):
    """Before anybody loads: a harbor card by Scepticism, hazards by the Oracle of Apollo (P58, P64, Q76)."""

    rule = "P64"
    verbs = ("look", "consult", "done")

    def asks(self, s: ParthenonState, seat: int) -> bool:
        """Ask all who can look at something."""
        return len(lands_to_see(s, seat)) > 0 or may_consult(s, seat)

    def may(self, s: ParthenonState, seat: int) -> bool:
        """Let a seat that has said done look after all, while others have not."""
        return self.asks(s, seat)

    def legal(self, s: ParthenonState, seat: int) -> list[Action]:
        """List every land, and the Oracle."""
        found: list[Action] = [s.actions.done, *[Choice(s.actions.look, land) for land in lands_to_see(s, seat)]]
        paying = self.payment(s, seat) if may_consult(s, seat) else None
        return found if paying is None else [*found, Cards(s.actions.consult, paying)]

    def payment(self, s: ParthenonState, seat: int) -> tuple[int, ...] | None:
        """Return what a seat pays the owner of the Oracle; None if it cannot."""
        price = oracle(s).visitor
        if s.owner_of(ORACLE) == seat:
            return ()
        paid = None if price is None else price.payment(s.hands, 0, card_at(seat, 0))
        return None if paid is None else listed(paid)

    def forms(self, s: ParthenonState, seat: int) -> list[Form]:
        """Let a seat choose what to pay for the Oracle."""
        cards = in_hand(s, seat)
        if not may_consult(s, seat) or s.owner_of(ORACLE) == seat:
            return []
        return [Form(s.actions.consult, [card_blank("paying", cards, 1, len(cards))])]

    def check(self, s: ParthenonState, seat: int, action: Action) -> None:
        """Refuse lands whose card cannot be looked at, and the Oracle twice or for a wrong payment."""
        if isinstance(action, Choice):
            if action.value not in lands_to_see(s, seat):
                raise Refused("P58", "cannot-look", {"land": s.box.land_names[action.value]})
        elif isinstance(action, Cards):
            if not may_consult(s, seat):
                raise Refused("P64", "cannot-consult")
            cards = counted(action.cards)
            need_cards(s, seat, cards, "P64")
            price, free = oracle(s).visitor, s.owner_of(ORACLE) == seat
            if (free and action.cards) or not (free or (price is not None and price.is_paid_by(cards, 0))):
                raise Refused("P64", "wrong-payment")

    def effect(self, s: ParthenonState, seat: int, action: Action) -> None:
        """Look, or be done."""
        if isinstance(action, Choice):
            look_at_harbor(s, seat, action.value)
        elif isinstance(action, Cards):
            consult(s, seat, action)
        if action.verb.name == "done" or not self.asks(s, seat):
            s.done(seat)

    def describe(self, s: ParthenonState, seat: int, action: Action) -> Description:
        """Name the land, or what the Oracle costs."""
        if isinstance(action, Choice):
            land = s.box.land_names[action.value]
            return Description(Message("label-look", {"land": land}), [], [f"land-{land}"], [])
        if isinstance(action, Cards):
            params = {"cards": names_of(action.cards), "count": cards_shown(s, seat)}
            return Description(Message("label-consult", params), [], [], handles(action.cards))
        return Description(Message("label-done"), [], [], [])


def lands_to_see(s: ParthenonState, seat: int) -> list[int]:
    """Return the lands whose face-down card a seat may look at by Scepticism."""
    philosophy = s.box.philosophy_with[DOUBT]
    if not s.thinks(seat, DOUBT) or s.season.thought[seat] >> philosophy & 1:
        return []
    return [
        land for land in range(LANDS)
        if s.harbors[land] != NO_CARD and not s.harbors_up >> land & 1 and not s.harbors_seen[land] >> seat & 1
    ]  # fmt: skip


def oracle(s: ParthenonState) -> Wonder:
    """Return the card of the Oracle."""
    return s.box.wonders[s.box.wonder_with[ORACLE]]


def may_consult(s: ParthenonState, seat: int) -> bool:
    """Say whether, as all can see, a seat may use the Oracle: once a season, others for a payment (Q76)."""
    owner = s.owner_of(ORACLE)
    if owner == NOBODY or s.season.visited[seat] >> s.box.wonder_with[ORACLE] & 1:
        return False
    return owner == seat or (oracle(s).visitor is not None and s.hand_size(seat) > 0)


def cards_shown(s: ParthenonState, seat: int) -> int:
    """Return how many hazards the Oracle shows a seat."""
    return oracle(s).amount if s.owner_of(ORACLE) == seat else oracle(s).visitor_amount


def look_at_harbor(s: ParthenonState, seat: int, land: int) -> None:
    """Show a seat a face-down harbor card."""
    s.season.thought[seat] |= 1 << s.box.philosophy_with[DOUBT]
    s.harbors_seen[land] |= 1 << seat
    s.reveal()
    if s.told is not None:
        card = s.box.harbor_names[s.harbors[land]]
        s.tell(Event("looked", {"seat": seat, "land": s.box.land_names[land]}, {"card": card}, seat))


def consult(s: ParthenonState, seat: int, action: Cards) -> None:
    """Pay the owner of the Oracle, and show a seat the next hazards."""
    if seat != s.owner_of(ORACLE):
        visit(s, seat, ORACLE, action.cards)
    s.season.visited[seat] |= 1 << s.box.wonder_with[ORACLE]
    count = cards_shown(s, seat)
    while len(s.hazard_top) < count:
        s.hazard_top.append(next_from_pile(s))
        s.hazard_seen.append(0)
    for at in range(count):
        s.hazard_seen[at] |= 1 << seat
    s.reveal()
    if s.told is not None:
        seen = [s.box.hazard_names[hazard] for hazard in s.hazard_top[:count]]
        s.tell(Event("consulted", {"seat": seat, "count": count}, {"hazards": seen}, seat))


def next_from_pile(s: ParthenonState) -> int:
    """Draw from the hazard pile; if it is used up, the discards are shuffled (Q33, Q62)."""
    if not s.hazard_pile:
        s.hazard_pile, s.hazard_discards = sorted(s.hazard_discards), []
    return s.draw(s.hazard_pile, HAZARD_LUCK)


# Launching


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
            blanks += [Blank(name, lands, 0, 1, labels=labels), Blank(f"{name}_cards", cards, 0, most, several=True)]
        return [Form(s.actions.launch, blanks)]

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


# The Great Lighthouse


class LightFleets(Step[ParthenonState]):
    """Others pay the owner of the Great Lighthouse for fleets to neighbouring lands (P64, Q76)."""

    rule = "P64"
    verbs = ("light", "pass")

    def asks(self, s: ParthenonState, seat: int) -> bool:
        """Ask all but the owner who have such a fleet under way and a card to pay with."""
        owner = s.owner_of(LIGHTHOUSE)
        if owner in (NOBODY, seat) or lighthouse(s).visitor is None or s.hand_size(seat) == 0:
            return False
        return len(self.fleets(s, seat)) > 0

    def fleets(self, s: ParthenonState, seat: int) -> list[int]:
        """Return the fleets of a seat that the light can help."""
        near, sails = s.box.lands_of[NEAR], sailing(s)
        return [
            each for each in range(FLEETS)
            if sails >> fleet_at(seat, each) & 1 and near >> s.voyage.lands[fleet_at(seat, each)] & 1
        ]  # fmt: skip

    def may(self, s: ParthenonState, seat: int) -> bool:
        """Let a seat change its mind until all have answered."""
        return s.answers.named == NOBODY and s.answers.said[seat] != NOT_SAID and self.asks(s, seat)

    def secret(self, s: ParthenonState) -> bool:
        """Say that answers are shown together."""
        return True

    def payment(self, s: ParthenonState, seat: int, fleets: int) -> tuple[int, ...] | None:
        """Return what a seat would pay for a number of fleets; None if it cannot."""
        hand, paid_in_all = hand_of(s, seat), list[int]()
        price = lighthouse(s).visitor
        for _ in range(fleets):
            paid = None if price is None else price.payment(hand, 0)
            if paid is None:
                return None
            for kind in range(KINDS):
                hand[kind] -= paid[kind]
                paid_in_all += [kind] * paid[kind]
        return tuple(sorted(paid_in_all))

    def legal(self, s: ParthenonState, seat: int) -> list[Action]:
        """List each fleet alone, and all of them."""
        fleets, found = self.fleets(s, seat), [s.actions.pass_]
        groups = [(fleet,) for fleet in fleets] + ([tuple(fleets)] if len(fleets) > 1 else [])
        for group in groups:
            paying = self.payment(s, seat, len(group))
            if paying is not None:
                found.append(Lists(s.actions.light, group, paying))
        return found

    def forms(self, s: ParthenonState, seat: int) -> list[Form]:
        """Let a seat choose fleets and payment."""
        fleets: list[object] = [FLEET_NAMES[fleet] for fleet in self.fleets(s, seat)]
        cards = in_hand(s, seat)
        blanks = [
            Blank("fleets", fleets, 1, len(fleets), several=True), card_blank("paying", cards, 1, len(cards)),
        ]  # fmt: skip
        return [Form(s.actions.light, blanks)]

    def check(self, s: ParthenonState, seat: int, action: Action) -> None:
        """Refuse fleets that are not under way to a neighbouring land, and wrong payments."""
        if not isinstance(action, Lists):
            return
        fleets = self.fleets(s, seat)
        for fleet in action.first:
            if fleet not in fleets or action.first.count(fleet) > 1:
                raise Refused("P64", "not-under-way", {"fleet": FLEET_NAMES[fleet]})
        cards = counted(action.second)
        need_cards(s, seat, cards, "P64")
        price = lighthouse(s).visitor
        assert price is not None
        if len(action.second) != price.size * len(action.first) or not all(
            kind < COMMODITIES and price.is_paid_by(counted((kind,)), 0) for kind in action.second
        ):
            raise Refused("P64", "wrong-payment")

    def effect(self, s: ParthenonState, seat: int, action: Action) -> None:
        """Note the answer."""
        s.answers.said[seat] = 0
        s.answers.cards[cards_of(seat)] = [0] * KINDS
        if isinstance(action, Lists):
            s.answers.said[seat] = mask(list(action.first))
            s.answers.cards[cards_of(seat)] = counted(action.second)
        if s.told is not None:
            s.tell(Event("answered", {"seat": seat}))
        s.done(seat)

    def describe(self, s: ParthenonState, seat: int, action: Action) -> Description:
        """Name fleets and payment."""
        if not isinstance(action, Lists):
            return Description(Message("label-pass"), [], [], [])
        params = {"fleets": [FLEET_NAMES[fleet] for fleet in action.first], "cards": names_of(action.second)}
        return Description(Message("label-light", params), [], [], handles(action.second))


def lighthouse(s: ParthenonState) -> Wonder:
    """Return the card of the Great Lighthouse."""
    return s.box.wonders[s.box.wonder_with[LIGHTHOUSE]]


def begin_lighting(s: ParthenonState) -> None:
    """Clear what was said about launching."""
    s.answers = Answers(s.seats)


def light_fleets(s: ParthenonState) -> None:
    """Let the owner take the payments, and note which fleets ignore storms."""
    owner = s.owner_of(LIGHTHOUSE)
    for seat in s.order:
        fleets = s.answers.said[seat]
        if fleets == NOT_SAID:
            continue
        cards = s.answers.cards[cards_of(seat)]
        spend(s, seat, cards)
        for kind in range(KINDS):
            take_home(s, owner, kind, cards[kind])
        s.season.lit |= fleets << fleet_at(seat, 0)
        if s.told is not None:
            lit = [FLEET_NAMES[each] for each in range(FLEETS) if fleets >> each & 1]
            public = {"seat": seat, "owner_seat": owner, "fleets": lit, "count": len(lit), "cards": names(cards)}
            s.tell(Event("lit", public))
    s.answers = Answers(s.seats)
