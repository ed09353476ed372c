"""The fleet trade phase: looking at harbor cards, letting fleets trade, and what they do there (P39 to P47)."""

from typing import Final

from periplus.games.parthenon.actions import BankTrade, Cards, Swap, Thing, Use
from periplus.games.parthenon.bank import bank_trades, check_trade, trade_forms
from periplus.games.parthenon.boons import describe_swap
from periplus.games.parthenon.cards import CALCULATE, IN_FLEET_TRADE
from periplus.games.parthenon.cargo import (
    first_trader,
    load_of,
    need_aboard,
    sailing,
    take_aboard,
    take_off,
    unload_cards,
)
from periplus.games.parthenon.coast import harbor_at, is_face_down, show_harbor
from periplus.games.parthenon.entry import (
    check_entry,
    colossus_price,
    demand_of,
    describe_entry,
    enter,
    entries,
    has_demand,
    open_hold,
)
from periplus.games.parthenon.events import fleet_trade_is_ordered
from periplus.games.parthenon.hands import card_blank, names_of, one_by_one
from periplus.games.parthenon.kinds import BASICS, CLASS_NAMES, CLASS_OF, FLEET_NAMES, FLEETS, LANDS, MADE, NOBODY
from periplus.games.parthenon.price import Price, counted, listed
from periplus.games.parthenon.set_up import draw_plan
from periplus.games.parthenon.state import AT_HOME, NOT_SAID, Answers, ParthenonState, fleet_at
from periplus.games.parthenon.wonders import check_stage, raise_wonder, stage_reached, stages, to_raise
from periplus.kernel.action import ABSENT, Action, Blank, Form
from periplus.kernel.bits import mask, members
from periplus.kernel.errors import Refused
from periplus.kernel.message import Description, Event, Message
from periplus.kernel.state import Question, Step

NOT_LEFT: Final = 0
PHASE: Final = Message("cell-when", {"when": "fleet trade"})


def arrived(s: ParthenonState, seat: int, land: int) -> list[int]:
    """Return the fleets of a seat that have arrived at a land (P37: not those sent home)."""
    voyage, found = s.voyage, list[int]()
    for fleet in range(fleet_at(seat, 0), fleet_at(seat + 1, 0)):
        if voyage.lands[fleet] == land and not voyage.turned_back >> fleet & 1:
            found.append(fleet)
    return found


def open_to_trade(s: ParthenonState, seat: int) -> list[int]:
    """Return the fleets of a seat that have arrived at a land whose harbor card is up, or which has none."""
    voyage, found = s.voyage, list[int]()
    for fleet in range(fleet_at(seat, 0), fleet_at(seat + 1, 0)):
        land = voyage.lands[fleet]
        if land != AT_HOME and not voyage.turned_back >> fleet & 1 and not is_face_down(s, land):
            found.append(fleet)
    return found


# Looking and revealing


def look_into_harbors(s: ParthenonState) -> None:
    """Show every face-down card to all whose fleets have arrived there (P39, Q63)."""
    s.answers = Answers(s.seats)
    for land in range(LANDS):
        for seat in s.order:
            if is_face_down(s, land) and arrived(s, seat, land) and not s.harbors_seen[land] >> seat & 1:
                show_harbor(s, seat, land)


class RevealHarbors(Step[ParthenonState]):
    """Everybody says for all face-down cards they have seen at once: reveal or pass (P39, Q17, Q63)."""

    rule = "P39"
    verbs = ("reveal", "pass")

    def asks(self, s: ParthenonState, seat: int) -> bool:
        """Ask all who have a fleet at a face-down card."""
        return len(self.lands(s, seat)) > 0

    def lands(self, s: ParthenonState, seat: int) -> list[int]:
        """Return the lands of which a seat decides."""
        return [land for land in range(LANDS) if is_face_down(s, land) and arrived(s, seat, land)]

    def may(self, s: ParthenonState, seat: int) -> bool:
        """Let a seat change its mind until all have answered."""
        return s.answers.said[seat] != NOT_SAID

    def secret(self, s: ParthenonState) -> bool:
        """Say that answers are shown together."""
        return True

    def legal(self, s: ParthenonState, seat: int) -> list[Action]:
        """List every choice of lands."""
        lands, found = self.lands(s, seat), [s.actions.pass_]
        for chosen in range(1, 1 << len(lands)):
            found.append(Cards(s.actions.reveal, tuple([lands[at] for at in members(chosen)])))
        return found

    def check(self, s: ParthenonState, seat: int, action: Action) -> None:
        """Refuse lands at which one has no fleet, and those whose card is up already."""
        if isinstance(action, Cards):
            for land in action.cards:
                if land not in self.lands(s, seat) or action.cards.count(land) > 1:
                    raise Refused("P39", "nothing-to-reveal", {"land": s.box.land_names[land]})

    def effect(self, s: ParthenonState, seat: int, action: Action) -> None:
        """Note the answer."""
        s.answers.said[seat] = mask(list(action.cards)) if isinstance(action, Cards) else 0
        if s.told is not None:
            s.tell(Event("answered", {"seat": seat}))
        s.done(seat)

    def question(self, s: ParthenonState) -> Question | None:
        """Let all cards be revealed, or none, in advance."""
        return Question(["pass", "reveal"], {}, PHASE)

    def answer(self, s: ParthenonState, seat: int, given: str) -> Action | None:
        """Return all of them, which are listed last, or pass."""
        return self.legal(s, seat)[-1] if given == "reveal" else s.actions.pass_

    def describe(self, s: ParthenonState, seat: int, action: Action) -> Description:
        """Name lands and cards: the seat has seen them."""
        if not isinstance(action, Cards):
            return Description(Message("label-pass"), [Message("consequence-stay-down")], [], [])
        lands = [s.box.land_names[land] for land in action.cards]
        said = [
            Message("consequence-harbor", {"land": s.box.land_names[land], "card": s.box.harbor_names[s.harbors[land]]})
            for land in action.cards
        ]
        return Description(Message("label-reveal", {"lands": lands}), said, [f"land-{land}" for land in lands], [])


def turn_up_harbors(s: ParthenonState) -> None:
    """Turn up what somebody wants revealed; then all who are free to trade may (P39, P40)."""
    for seat in s.order:
        said = s.answers.said[seat]
        if said != NOT_SAID:
            s.voyage.revealing[seat] = said
            if s.told is not None:
                s.tell(Event("reveals", {"seat": seat, "lands": [s.box.land_names[land] for land in members(said)]}))
    for land in range(LANDS):
        wanted = max([revealing >> land & 1 for revealing in s.voyage.revealing])
        if wanted and is_face_down(s, land):
            s.harbors_up |= 1 << land
            if s.told is not None:
                card = s.box.harbor_names[s.harbors[land]]
                s.tell(Event("harbor", {"land": s.box.land_names[land], "card": card}))
    for fleet in members(sailing(s)):
        if not is_face_down(s, s.voyage.lands[fleet]) and not has_demand(s, fleet):
            open_hold(s, fleet)


# Trading


class FleetTrade(Step[ParthenonState]):
    """Fleets trade with the bank, take plans and pay for wonders, in any order (P42)."""

    rule = "P42"
    verbs = ("enter", "trade", "plan", "raise", "swap", "done")

    def asks(self, s: ParthenonState, seat: int) -> bool:
        """Ask all who have a fleet at a land where, as all can see, there is something to do."""
        for fleet in open_to_trade(s, seat):
            land = s.voyage.lands[fleet]
            if s.cargo_size(fleet) or (
                s.box.lands[land].plans and may_take_plan(s, seat, land) and not s.plans_taken(seat)
            ):
                return True
        return False

    def may(self, s: ParthenonState, seat: int) -> bool:
        """Let a seat that has said done act after all, while others have not (Q57)."""
        return not fleet_trade_is_ordered(s) and self.asks(s, seat)

    def legal(self, s: ParthenonState, seat: int) -> list[Action]:
        """List every fleet that can enter, and what every hold can buy."""
        found: list[Action] = [s.actions.done]
        for fleet in open_to_trade(s, seat):
            land = s.voyage.lands[fleet]
            if not s.voyage.trading >> fleet & 1:
                found += entries(s, fleet)
            elif first_trader(s, seat, land) == fleet:
                found += self.purchases(s, seat, land, fleet)
        return found

    def purchases(self, s: ParthenonState, seat: int, land: int, hold: int) -> list[Action]:
        """List what a hold can buy at a land."""
        goods, found = load_of(s, hold), list[Action]()
        price = plan_price(s, seat, land)
        paid = None if price is None else price.payment(goods, 0)
        if paid is not None:
            found.append(Thing(s.actions.plan, land, listed(paid)))
        found += stages(s, seat, goods, 0, IN_FLEET_TRADE, land)
        found += bank_trades(s, seat, goods, s.box.lands[land].group, land)
        if fair_swaps(s, seat, land):
            for given in range(MADE):
                if goods[given]:
                    found += [Swap(s.actions.swap, given, got, land, ()) for got in fair_kinds(given)]
        return found

    def forms(self, s: ParthenonState, seat: int) -> list[Form]:
        """Let a seat trade any goods of a hold, and pay fees as it likes."""
        found: list[Form] = []
        for land in range(LANDS):
            hold = first_trader(s, seat, land)
            if hold != NOBODY:
                goods: list[object] = [*one_by_one(load_of(s, hold))]
                found += trade_forms(s, goods, land)
        for fleet in range(fleet_at(seat, 0), fleet_at(seat + 1, 0)):
            waits = sailing(s) >> fleet & 1 and not s.voyage.trading >> fleet & 1
            if waits and not is_face_down(s, s.voyage.lands[fleet]) and s.cargo_size(fleet):
                cargo: list[object] = [*one_by_one(load_of(s, fleet))]
                card, price = demand_of(s, fleet), colossus_price(s, seat)
                blanks = [Blank("fleet", [FLEET_NAMES[fleet % FLEETS]], 1, 1)]
                if card is not None and card.fee:
                    blanks.append(Blank("cards", cargo, 0, card.fee, several=True))
                if price is not None:
                    blanks.append(card_blank("paying", cargo, 0, price.size))
                found.append(Form(s.actions.enter, blanks))
        return found

    def check(self, s: ParthenonState, seat: int, action: Action) -> None:
        """Refuse what a fleet may not do where it is."""
        if isinstance(action, Use):
            check_entry(s, seat, action)
        elif isinstance(action, BankTrade):
            hold = need_hold(s, seat, action.land)
            need_aboard(s, hold, counted(action.give))
            check_trade(s, seat, action, s.box.lands[action.land].group, action.land)
        elif isinstance(action, Swap):
            check_fair_swap(s, seat, action)
        elif isinstance(action, Thing) and action.verb.name == "plan":
            check_plan(s, seat, action)
        elif isinstance(action, Thing):
            check_stage(s, seat, action, IN_FLEET_TRADE, self.land_of(s, seat, action.thing))
            need_aboard(s, need_hold(s, seat, self.land_of(s, seat, action.thing)), counted(action.cards))

    def land_of(self, s: ParthenonState, seat: int, wonder: int) -> int:
        """Return the land at which a stage of a wonder is paid, or NOBODY."""
        for land in range(LANDS):
            if wonder in to_raise(s, seat, IN_FLEET_TRADE, land):
                return land
        return NOBODY

    def effect(self, s: ParthenonState, seat: int, action: Action) -> None:
        """Enter, trade, take a plan, pay for a stage, or be done."""
        if isinstance(action, Use):
            enter(s, seat, action)
        elif isinstance(action, BankTrade):
            trade(s, seat, action)
        elif isinstance(action, Swap):
            swap_at_fair(s, seat, action)
        elif isinstance(action, Thing) and action.verb.name == "plan":
            take_plan(s, seat, action)
        elif isinstance(action, Thing):
            land = self.land_of(s, seat, action.thing)
            unload_cards(s, first_trader(s, seat, land), action.cards)
            raise_wonder(s, seat, action, IN_FLEET_TRADE)
        else:
            s.done(seat)
            return
        if not self.asks(s, seat):
            s.done(seat)

    def question(self, s: ParthenonState) -> Question | None:
        """Let "done" be said in advance."""
        return Question(["done"], {}, PHASE)

    def describe(self, s: ParthenonState, seat: int, action: Action) -> Description:
        """Name what is done where."""
        if isinstance(action, Use):
            return describe_entry(s, seat, action)
        if isinstance(action, BankTrade):
            land = s.box.land_names[action.land]
            params = {"give": names_of(action.give), "get": names_of(action.get), "land": land}
            return Description(Message("label-trade", params), [], [], [rate_of(land, action)])
        if isinstance(action, Thing) and action.verb.name == "plan":
            land = s.box.land_names[action.thing]
            return Description(
                Message("label-plan", {"land": land, "cards": names_of(action.cards)}), [], [f"land-{land}"], []
            )
        if isinstance(action, Thing):
            params = {"wonder": s.box.wonder_names[action.thing], "cards": names_of(action.cards)}
            return Description(Message("label-raise", params), [stage_reached(s, action.thing)], [], [])
        return describe_swap(action)


def rate_of(land: str, action: BankTrade) -> str:
    """Return what stands for a rate of trade on the desk: the classes of what is given and got."""
    return f"rate-{land}-{CLASS_NAMES[CLASS_OF[action.give[0]]]}-{CLASS_NAMES[CLASS_OF[action.get[0]]]}"


# What a hold does


def need_hold(s: ParthenonState, seat: int, land: int) -> int:
    """Return the hold of a seat at a land, or refuse if no fleet of it may trade there (P41)."""
    if land in (ABSENT, NOBODY):
        raise Refused("P42", "no-land-named")
    hold = first_trader(s, seat, land)
    if hold == NOBODY:
        raise Refused("P41", "no-trade-there", {"land": s.box.land_names[land]})
    return hold


def trade(s: ParthenonState, seat: int, action: BankTrade) -> None:
    """Trade with the bank; what is got can be spent in the next trade (P42), and need not fit yet (Q20)."""
    if check_trade(s, seat, action, s.box.lands[action.land].group, action.land):
        s.season.thought[seat] |= 1 << s.box.philosophy_with[CALCULATE]
    hold = first_trader(s, seat, action.land)
    unload_cards(s, hold, action.give)
    for kind in action.get:
        take_aboard(s, hold, kind)
    if s.told is not None:
        sides = {"give": names_of(action.give), "get": names_of(action.get)}
        s.tell(Event("bank-trade", {"seat": seat, "land": s.box.land_names[action.land], **sides}))


def plan_price(s: ParthenonState, seat: int, land: int) -> Price | None:
    """Return the price of the next plan of a seat at a land; None if it can get none (P47)."""
    taken, prices = s.plans_taken(seat), s.box.lands[land].plans
    if taken >= min(s.box.most_plans, len(prices)) or not s.plan_pile:
        return None
    return prices[taken]


def may_take_plan(s: ParthenonState, seat: int, land: int) -> bool:
    """Say whether a seat can still get a plan at a land."""
    return plan_price(s, seat, land) is not None


def check_plan(s: ParthenonState, seat: int, action: Thing) -> None:
    """Refuse plans where none are sold, a third plan, and wrong payments."""
    land = action.thing
    if not s.box.lands[land].plans:
        raise Refused("P47", "no-plans-there", {"land": s.box.land_names[land]})
    hold = need_hold(s, seat, land)
    price = plan_price(s, seat, land)
    if price is None:
        raise Refused("P47", "no-more-plans", {"count": s.box.most_plans})
    need_aboard(s, hold, counted(action.cards))
    if not price.is_paid_by(counted(action.cards), 0):
        raise Refused("P47", "wrong-payment")


def take_plan(s: ParthenonState, seat: int, action: Thing) -> None:
    """Take the top plan with its wonder card (P47, Q46)."""
    unload_cards(s, first_trader(s, seat, action.thing), action.cards)
    wonder = draw_plan(s, seat)
    if s.told is not None:
        public = {"seat": seat, "wonder": s.box.wonder_names[wonder], "cards": names_of(action.cards)}
        s.tell(Event("plan", public))


# The Great Fair


def fair_kinds(given: int) -> list[int]:
    """Return the kinds for which a card can be swapped: basic for basic, rare for another rare but papyrus (D7)."""
    kinds = range(BASICS) if given < BASICS else range(BASICS, MADE)
    return [kind for kind in kinds if kind != given]


def fair_swaps(s: ParthenonState, seat: int, land: int) -> int:
    """Return the bits of the fleets of a seat that may still swap at a fair: each once a season."""
    card = harbor_at(s, land)
    if card is None or not card.fair:
        return NOT_LEFT
    return mask(arrived(s, seat, land)) & s.voyage.trading & ~s.voyage.fair_used


def check_fair_swap(s: ParthenonState, seat: int, action: Swap) -> None:
    """Refuse swaps where there is no fair, a second one, and kinds that are not swapped."""
    hold = need_hold(s, seat, action.land)
    if not fair_swaps(s, seat, action.land):
        raise Refused("P42", "no-fair", {"land": s.box.land_names[action.land]})
    need_aboard(s, hold, counted((action.given,)))
    if action.given >= MADE or action.got not in fair_kinds(action.given) or action.paying:
        raise Refused("P42", "not-swapped-at-fair")


def swap_at_fair(s: ParthenonState, seat: int, action: Swap) -> None:
    """Swap a card of a hold with the bank."""
    left = fair_swaps(s, seat, action.land)
    s.voyage.fair_used |= left & -left
    hold = first_trader(s, seat, action.land)
    take_off(s, hold, action.given)
    take_aboard(s, hold, action.got)
    if s.told is not None:
        s.tell(Event("swapped", {"seat": seat, "given": names_of((action.given,)), "got": names_of((action.got,))}))
