"""The build phase: what is done in it, and building structures and fleets (P50 to P52, P61)."""

from typing import Final

from periplus.games.parthenon.actions import (
    BUILD_ACROPOLIS,
    BUILD_FLEET,
    BUILD_WORKSHOP,
    USE_WONDER,
    Build,
    Swap,
    Thing,
    Use,
)
from periplus.games.parthenon.boons import describe_swap, swap_cards
from periplus.games.parthenon.cards import IDEALISE, IN_BUILD
from periplus.games.parthenon.crafts import (
    NO_OBSTACLE,
    NO_PLACE,
    acropolis_place,
    check_use,
    craft_of,
    describe_use,
    may_use,
    use,
    use_name,
    uses,
)
from periplus.games.parthenon.events import build_is_ordered, structure_limit, village_discount
from periplus.games.parthenon.hands import asked_in, card_blank, handles, in_hand, names_of, need_cards, spend
from periplus.games.parthenon.kinds import (
    ACROPOLIS,
    BASICS,
    FIRST_ACROPOLIS,
    FIRST_ALTERNATE,
    FIRST_WORKSHOP,
    FLEET_NAMES,
    FLEETS,
    KIND_NAMES,
    MADE,
    VILLAGES,
    WORKSHOPS,
)
from periplus.games.parthenon.philosophies import (
    adopt,
    adoptions,
    can_idealise,
    check_adoption,
    check_ideal_swap,
    free_philosophies,
    take_philosophy,
)
from periplus.games.parthenon.price import counted
from periplus.games.parthenon.purse import Bill, bill, note_scorn, with_fewer_basics
from periplus.games.parthenon.state import ParthenonState, card_at
from periplus.games.parthenon.wonders import check_stage, raise_wonder, stage_reached, stages, to_raise
from periplus.kernel.action import ABSENT, Action, Blank, Form
from periplus.kernel.errors import Refused
from periplus.kernel.message import Description, Event, Message
from periplus.kernel.state import Question, Step

PHASE: Final = Message("cell-when", {"when": "build"})

# What can keep one from building something: the clause and the reason.
ALL_FLEETS: Final = 0
NO_ALTERNATE: Final = 1
BUILT: Final = 2
FULL: Final = 3
ONE_ALTERNATE: Final = 4
UNSKILLED: Final = 5
OBSTACLES: Final = (
    ("P61", "all-fleets-built"),
    ("P52", "no-such-alternate"),
    ("P52", "built-already"),
    ("P52", "acropolis-full"),
    ("P52", "one-alternate"),  # of the two, not both
    ("P20", "unskilled"),
)


class BuildIsland(Step[ParthenonState]):
    """Everybody builds, makes and adopts what they can pay for, in any order (P50)."""

    rule = "P50"
    verbs = ("build", "raise", "use", "adopt", "swap", "done")

    def asks(self, s: ParthenonState, seat: int) -> bool:
        """Ask all who hold cards, or can build a village for nothing (Q72)."""
        if s.hand_size(seat) > 0:
            return True
        return (
            village_discount(s, seat) > 0
            and s.villages(seat) < VILLAGES
            and s.season.structures[seat] < structure_limit(s, seat)
        )

    def may(self, s: ParthenonState, seat: int) -> bool:
        """Let a seat that has said done act after all, while others have not (Q57)."""
        return not build_is_ordered(s) and self.asks(s, seat)

    def legal(self, s: ParthenonState, seat: int) -> list[Action]:
        """List everything that one can pay for, paid with what one has most of."""
        found: list[Action] = [s.actions.done]
        found += buildings(s, seat)
        found += stages(s, seat, s.hands, card_at(seat, 0), IN_BUILD)
        found += uses(s, seat)
        found += adoptions(s, seat)
        if can_idealise(s, seat):
            for given in range(BASICS, MADE):
                if s.hands[card_at(seat, given)]:
                    kinds = [kind for kind in range(BASICS, MADE) if kind != given]
                    found += [Swap(s.actions.swap, given, got, ABSENT, ()) for got in kinds]
        return found

    def forms(self, s: ParthenonState, seat: int) -> list[Form]:
        """Let a seat pay for anything with any cards."""
        cards = in_hand(s, seat)
        if not cards:
            return []
        paid, found = Blank("cards", cards, 0, len(cards), several=True), list[Form]()
        open_places: list[object] = [
            thing_name(s, thing) for thing in range(BUILD_FLEET + 1) if may_build(s, seat, thing)
        ]
        free: list[object] = [s.box.philosophy_names[each] for each in free_philosophies(s, seat)]
        if open_places:
            brought = [Blank("philosophy", free, 0, 1)] if free else []
            found.append(Form(s.actions.build, [Blank("thing", open_places, 1, 1), paid, *brought]))
        wonders: list[object] = [s.box.wonder_names[wonder] for wonder in to_raise(s, seat, IN_BUILD)]
        if wonders:
            found.append(Form(s.actions.raise_, [Blank("wonder", wonders, 1, 1), paid]))
        usable: list[object] = [
            use_name(s, thing) for thing in range(USE_WONDER + len(s.box.wonders)) if may_use(s, seat, thing)
        ]
        if usable:
            paying = card_blank("paying", cards, 0, len(cards))
            labels: list[object] = [Message("one-structure", {"structure": each}) for each in usable]
            found.append(Form(s.actions.use, [Blank("thing", usable, 1, 1, labels=labels), paid, paying]))
        return found

    def check(self, s: ParthenonState, seat: int, action: Action) -> None:
        """Refuse what cannot be built, made or adopted, and wrong payments."""
        if isinstance(action, Build):
            need_cards(s, seat, counted(action.cards), "P51")
            check_building(s, seat, action)
        elif isinstance(action, Thing):
            need_cards(s, seat, counted(action.cards), "P62")
            check_stage(s, seat, action, IN_BUILD)
        elif isinstance(action, Use):
            need_cards(s, seat, counted((*action.cards, *action.paying)), "P51")
            if action.verb.name == "use":
                check_use(s, seat, action)
            else:
                check_adoption(s, seat, action)
        elif isinstance(action, Swap):
            check_ideal_swap(s, seat, action)

    def effect(self, s: ParthenonState, seat: int, action: Action) -> None:
        """Build, raise, use, adopt, swap, or be done."""
        if isinstance(action, Build):
            build(s, seat, action)
        elif isinstance(action, Thing):
            spend(s, seat, counted(action.cards))
            raise_wonder(s, seat, action, IN_BUILD)
        elif isinstance(action, Use):
            if action.verb.name == "use":
                use(s, seat, action)
            else:
                adopt(s, seat, action)
        elif isinstance(action, Swap):
            s.season.thought[seat] |= 1 << s.box.philosophy_with[IDEALISE]
            swap_cards(s, seat, action)
        if action.verb.name == "done" or not self.asks(s, seat):
            s.done(seat)

    def question(self, s: ParthenonState) -> Question | None:
        """Let "done" be said in advance."""
        return Question(["done"], {}, PHASE)

    def temptations(self, s: ParthenonState, seat: int) -> dict[str, list[Action]]:
        """Point at every place that is not built, and at every structure that makes something."""
        wanted = dict[str, list[Action]]()
        for thing in range(BUILD_FLEET + 1):
            place = place_of(s, seat, thing)
            there = s.fleets[seat] < FLEETS if thing == BUILD_FLEET else place != NO_PLACE
            if there and not (place != NO_PLACE and s.built[seat] >> place & 1):
                wanted[f"place-{thing_name(s, thing)}"] = [Build(s.actions.build, thing, (), ABSENT)]
        for thing in range(USE_WONDER):
            place = acropolis_place(s, seat, thing)
            if place != NO_PLACE and s.built[seat] >> place & 1 and craft_of(s, thing) is not None:
                wanted[f"place-{use_name(s, thing)}"] = [Use(s.actions.use, thing, (), ())]
        return wanted

    def describe(self, s: ParthenonState, seat: int, action: Action) -> Description:
        """Name what is built and paid, and what it brings."""
        if isinstance(action, Build):
            return describe_building(s, seat, action)
        if isinstance(action, Thing):
            params = {"wonder": s.box.wonder_names[action.thing], "cards": names_of(action.cards)}
            label = Message("label-raise", params)
            return Description(
                label, [stage_reached(s, action.thing)], [f"wonder-{params['wonder']}"], handles(action.cards)
            )
        if isinstance(action, Use) and action.verb.name == "use":
            return describe_use(s, action)
        if isinstance(action, Use):
            params = {
                "philosophy": s.box.philosophy_names[action.thing], "cards": names_of(action.cards),
                "paying": names_of(action.paying),
            }  # fmt: skip
            return Description(Message("label-adopt", params), [], [], handles((*action.cards, *action.paying)))
        return describe_swap(action)


# Structures and fleets


def thing_name(s: ParthenonState, thing: int) -> str:
    """Return what ``build`` calls a thing."""
    if thing < BUILD_WORKSHOP:
        return f"village {thing + 1}"
    if thing == BUILD_WORKSHOP:
        return "workshop"
    if thing == BUILD_FLEET:
        return "fleet"
    return use_name(s, thing - BUILD_ACROPOLIS)


def place_of(s: ParthenonState, seat: int, thing: int) -> int:
    """Return the place at which a thing would be built; NO_PLACE if there is none on this island, or for a fleet."""
    if thing < BUILD_WORKSHOP:
        return thing
    if thing == BUILD_WORKSHOP:
        return FIRST_WORKSHOP + min(s.workshops(seat), WORKSHOPS - 1)
    return NO_PLACE if thing == BUILD_FLEET else acropolis_place(s, seat, thing - BUILD_ACROPOLIS)


def obstacle_to_build(s: ParthenonState, seat: int, thing: int) -> int:
    """Return what keeps a seat from building a thing, whatever it pays: an index in OBSTACLES, or NO_OBSTACLE."""
    if thing == BUILD_FLEET:
        return NO_OBSTACLE if s.fleets[seat] < FLEETS else ALL_FLEETS
    place, built = place_of(s, seat, thing), s.built[seat]
    if place == NO_PLACE:
        return NO_ALTERNATE
    if built >> place & 1:
        return BUILT
    if place >= FIRST_ACROPOLIS and s.acropolis(seat) >= ACROPOLIS:
        return FULL
    if place >= FIRST_ALTERNATE and built >> FIRST_ALTERNATE:
        return ONE_ALTERNATE
    return UNSKILLED if s.season.structures[seat] >= structure_limit(s, seat) else NO_OBSTACLE


def may_build(s: ParthenonState, seat: int, thing: int) -> bool:
    """Say whether a seat may build a thing if it can pay."""
    return obstacle_to_build(s, seat, thing) == NO_OBSTACLE


def cost_of(s: ParthenonState, seat: int, thing: int) -> Bill:
    """Return what a thing costs a seat now (P51, P61)."""
    if thing < BUILD_WORKSHOP:
        price = s.box.islands[s.island_of[seat]].prices[thing]
        discount = village_discount(s, seat)
        return bill(s, seat, with_fewer_basics(price, discount) if discount else [price])
    if thing == BUILD_WORKSHOP:
        return bill(s, seat, [s.box.workshop_price])
    if thing == BUILD_FLEET:
        return Bill([s.box.fleet_prices[s.fleets[seat] - 1]], [])  # Q31: B before C
    kind = (thing - BUILD_ACROPOLIS) % ACROPOLIS
    return bill(s, seat, [s.box.acropolis[kind].price])


def buildings(s: ParthenonState, seat: int) -> list[Action]:
    """List what a seat can build."""
    found: list[Action] = []
    first = card_at(seat, 0)
    for thing in range(BUILD_FLEET + 1):
        if may_build(s, seat, thing):
            paid = cost_of(s, seat, thing).payment(s.hands, first)
            if paid is not None:
                philosophies = free_philosophies(s, seat) if brings_philosophy(s, thing) else []
                for philosophy in philosophies or [ABSENT]:
                    found.append(Build(s.actions.build, thing, paid, philosophy))
    return found


def brings_philosophy(s: ParthenonState, thing: int) -> bool:
    """Say whether a structure brings a philosophy (P58)."""
    if not BUILD_ACROPOLIS <= thing < BUILD_FLEET:
        return False
    kind = (thing - BUILD_ACROPOLIS) % ACROPOLIS
    return s.box.acropolis[kind].philosophy


def check_building(s: ParthenonState, seat: int, action: Build) -> None:
    """Refuse what cannot be built, a wrong payment, and a philosophy that the Academy cannot bring."""
    obstacle = obstacle_to_build(s, seat, action.thing)
    if obstacle != NO_OBSTACLE:
        rule, reason = OBSTACLES[obstacle]
        raise Refused(rule, reason, {"thing": thing_name(s, action.thing), "count": structure_limit(s, seat)})
    cost = cost_of(s, seat, action.thing)
    if not action.cards and min([price.size for price in cost.prices]):
        raise Refused("P51", "unpaid", {"thing": thing_name(s, action.thing), "cards": asked_in(cost.prices[0])})
    cost.takes_scorn(action.cards)
    free = free_philosophies(s, seat) if brings_philosophy(s, action.thing) else []
    if action.philosophy == ABSENT:
        if free:
            raise Refused("P58", "name-philosophy")
    elif action.philosophy not in free:
        raise Refused("P58", "not-free", {"philosophy": s.box.philosophy_names[action.philosophy]})


def build(s: ParthenonState, seat: int, action: Build) -> None:
    """Pay and build; it works at once (P50)."""
    note_scorn(s, seat, cost_of(s, seat, action.thing), action.cards)
    spend(s, seat, counted(action.cards))
    if action.thing == BUILD_FLEET:
        s.fleets[seat] += 1
        if s.told is not None:
            fleet = FLEET_NAMES[s.fleets[seat] - 1]
            s.tell(Event("fleet-built", {"seat": seat, "fleet": fleet, "cards": names_of(action.cards)}))
        return
    s.built[seat] |= 1 << place_of(s, seat, action.thing)
    s.season.structures[seat] += 1
    if action.thing < BUILD_WORKSHOP:
        s.season.villages[seat] += 1
    if s.told is not None:
        params = {"seat": seat, "thing": thing_name(s, action.thing), "card": maker_name(s, seat, action.thing)}
        s.tell(Event("built", {**params, "cards": names_of(action.cards), "structures": s.structures(seat)}))
    if action.philosophy != ABSENT:
        take_philosophy(s, seat, action.philosophy, ())


def maker_name(s: ParthenonState, seat: int, thing: int) -> str:
    """Return the kind that a village or a workshop makes; "none" for others."""
    island = s.box.islands[s.island_of[seat]]
    if thing < BUILD_WORKSHOP:
        return KIND_NAMES[island.makes[thing]]
    return KIND_NAMES[island.rare] if thing == BUILD_WORKSHOP else "none"


def describe_building(s: ParthenonState, seat: int, action: Build) -> Description:
    """Name what is built, what is paid, and what follows."""
    params = {
        "thing": thing_name(s, action.thing), "card": maker_name(s, seat, action.thing),
        "cards": names_of(action.cards),
    }  # fmt: skip
    said: list[Message] = []
    if action.thing != BUILD_FLEET:
        said.append(Message("consequence-structures", {"count": s.structures(seat) + 1}))
    if action.philosophy != ABSENT:
        said.append(Message("consequence-philosophy", {"philosophy": s.box.philosophy_names[action.philosophy]}))
    return Description(Message("label-build", params), said, [f"place-{params['thing']}"], handles(action.cards))
