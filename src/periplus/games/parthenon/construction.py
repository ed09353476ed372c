"""The build phase: structures, fleets, wonders, philosophies, and what the acropolis makes (P50 to P64)."""

from typing import Final

from periplus.games.parthenon.actions import (
    BUILD_ACROPOLIS,
    BUILD_ALTERNATE,
    BUILD_FLEET,
    BUILD_WORKSHOP,
    USE_ALTERNATE,
    USE_WONDER,
    Build,
    Swap,
    Thing,
    Use,
)
from periplus.games.parthenon.boons import describe_swap, swap_cards
from periplus.games.parthenon.cards import IDEALISE, IN_BUILD, LIBRARY, Craft
from periplus.games.parthenon.events import build_is_ordered, structure_limit, village_discount
from periplus.games.parthenon.hands import (
    card_blank,
    hand_of,
    handles,
    in_hand,
    names_of,
    need_cards,
    receive,
    spend,
)
from periplus.games.parthenon.kinds import (
    ACROPOLIS,
    BASICS,
    COMPLETED,
    FIRST_ACROPOLIS,
    FIRST_ALTERNATE,
    FIRST_WORKSHOP,
    FLEET_NAMES,
    FLEETS,
    KIND_NAMES,
    KINDS,
    MADE,
    NOBODY,
    PHILOSOPHIES,
    PLACES,
    VILLAGES,
    WORKSHOPS,
)
from periplus.games.parthenon.price import Price, counted, listed
from periplus.games.parthenon.purse import Bill, bill, note_scorn, with_fewer_basics
from periplus.games.parthenon.state import ParthenonState, card_at
from periplus.games.parthenon.wonders import check_stage, raise_wonder, stage_reached, stages, to_raise, visit
from periplus.kernel.action import ABSENT, Action, Blank, Form
from periplus.kernel.errors import Refused
from periplus.kernel.message import Description, Event, Message
from periplus.kernel.state import Question, Step

NO_PLACE: Final = -1

# What can keep one from building or using something: the clause and the reason.
NO_OBSTACLE: Final = -1
ALL_FLEETS: Final = 0
NO_ALTERNATE: Final = 1
BUILT: Final = 2
FULL: Final = 3
ONE_ALTERNATE: Final = 4
UNSKILLED: Final = 5
MAKES_NOTHING: Final = 6
NOT_USABLE: Final = 7
VISITED: Final = 8
NOT_BUILT: Final = 9
SHAKEN: Final = 10
USED: Final = 11
OBSTACLES: Final = (
    ("P61", "all-fleets-built"),
    ("P52", "no-such-alternate"),
    ("P52", "built-already"),
    ("P52", "acropolis-full"),
    ("P52", "one-alternate"),  # of the two, not both
    ("P20", "unskilled"),
    ("P53", "makes-nothing"),
    ("P64", "not-usable"),
    ("P64", "used-already"),  # Q76: once per island and season
    ("P50", "not-built"),
    ("P20", "shaken"),
    ("P53", "used-already"),  # Q27: each copy makes one card a season
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
        return Question(["done"], {})

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
    alternate = thing >= BUILD_ALTERNATE
    name = s.box.acropolis_names[thing - (BUILD_ALTERNATE if alternate else BUILD_ACROPOLIS)]
    return f"alternate {name}" if alternate else name


def place_of(s: ParthenonState, seat: int, thing: int) -> int:
    """Return the place at which a thing would be built; NO_PLACE if there is none on this island, or for a fleet."""
    if thing < BUILD_WORKSHOP:
        return thing
    if thing == BUILD_WORKSHOP:
        return FIRST_WORKSHOP + min(s.workshops(seat), WORKSHOPS - 1)
    if thing < BUILD_ALTERNATE:
        return FIRST_ACROPOLIS + thing - BUILD_ACROPOLIS
    alternates = s.box.islands[s.island_of[seat]].alternates
    if thing < BUILD_FLEET and thing - BUILD_ALTERNATE in alternates:
        return FIRST_ALTERNATE + alternates.index(thing - BUILD_ALTERNATE)
    return NO_PLACE


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
    kind = thing - BUILD_ACROPOLIS if thing < BUILD_ALTERNATE else thing - BUILD_ALTERNATE
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
    kind = thing - BUILD_ACROPOLIS if thing < BUILD_ALTERNATE else thing - BUILD_ALTERNATE
    return s.box.acropolis[kind].philosophy


def check_building(s: ParthenonState, seat: int, action: Build) -> None:
    """Refuse what cannot be built, a wrong payment, and a philosophy that the Academy cannot bring."""
    obstacle = obstacle_to_build(s, seat, action.thing)
    if obstacle != NO_OBSTACLE:
        rule, reason = OBSTACLES[obstacle]
        raise Refused(rule, reason, {"thing": thing_name(s, action.thing), "count": structure_limit(s, seat)})
    cost_of(s, seat, action.thing).takes_scorn(action.cards)
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


# Philosophies


def copies_left(s: ParthenonState, philosophy: int) -> int:
    """Return how many copies of a philosophy nobody has (P60)."""
    return s.box.copies - sum([held >> philosophy & 1 for held in s.philosophies])


def is_introduced(s: ParthenonState, philosophy: int) -> bool:
    """Say whether some island has a philosophy (P59, Q49)."""
    return max([held >> philosophy & 1 for held in s.philosophies]) > 0


def free_philosophies(s: ParthenonState, seat: int) -> list[int]:
    """Return the philosophies that a new Academy may bring (P58): those nobody has; if none, any that is left (Q48)."""
    new = [each for each in range(PHILOSOPHIES) if not is_introduced(s, each)]
    lacking = [
        each for each in range(PHILOSOPHIES) if not s.philosophies[seat] >> each & 1 and copies_left(s, each) > 0
    ]  # fmt: skip
    return new or lacking


def take_philosophy(s: ParthenonState, seat: int, philosophy: int, cards: tuple[int, ...]) -> None:
    """Give a seat a copy of a philosophy, for which it has paid the bank some cards or none."""
    s.philosophies[seat] |= 1 << philosophy
    if s.told is not None:
        paid = {"philosophy": s.box.philosophy_names[philosophy], "cards": names_of(cards)}
        s.tell(Event("philosophy", {"seat": seat, **paid}))


def has_academy(s: ParthenonState, seat: int) -> bool:
    """Say whether a seat has an Academy that can be used this season (Q72)."""
    for place in range(FIRST_ACROPOLIS, PLACES):
        usable = s.has_built(seat, place) and not s.season.shaken[seat] >> place & 1
        if usable and s.box.acropolis[s.type_at(seat, place)].philosophy:
            return True
    return False


def adoption_price(s: ParthenonState, seat: int, philosophy: int) -> Price | None:
    """Return what a seat pays the bank for a philosophy; None if it cannot adopt it that way.

    The owner of the Great Library pays its price for any (P64), others with an Academy as many times the price of an
    adoption as they have philosophies, and only for those in play (P59, Q30).
    """
    if s.owns(seat, LIBRARY):
        return s.box.wonders[s.box.wonder_with[LIBRARY]].price
    if not has_academy(s, seat) or not is_introduced(s, philosophy):
        return None
    held, price = s.philosophies[seat].bit_count(), s.box.adoption_price
    return Price([count * held for count in price.counts], price.basic * held, price.rare * held)


def library_price(s: ParthenonState, seat: int, philosophy: int) -> Price | None:
    """Return what a seat pays the owner of the Great Library for a philosophy in play; None if it cannot (P64)."""
    if s.owner_of(LIBRARY) in (NOBODY, seat) or not has_academy(s, seat) or not is_introduced(s, philosophy):
        return None
    return s.box.wonders[s.box.wonder_with[LIBRARY]].visitor


def adoptions(s: ParthenonState, seat: int) -> list[Action]:
    """List the philosophies that a seat can pay for."""
    found: list[Action] = []
    if not s.owns(seat, LIBRARY) and not has_academy(s, seat):
        return found
    first = card_at(seat, 0)
    for philosophy in range(PHILOSOPHIES):
        if s.philosophies[seat] >> philosophy & 1 or copies_left(s, philosophy) == 0:
            continue
        price, visitor = adoption_price(s, seat, philosophy), library_price(s, seat, philosophy)
        paid = None if price is None else price.payment(s.hands, 0, first)
        if paid is not None:
            found.append(Use(s.actions.adopt, philosophy, listed(paid), ()))
        paid = None if visitor is None else visitor.payment(s.hands, 0, first)
        if paid is not None:
            found.append(Use(s.actions.adopt, philosophy, (), listed(paid)))
    return found


def check_adoption(s: ParthenonState, seat: int, action: Use) -> None:
    """Refuse philosophies that are held, used up or not in play, and wrong payments."""
    params = {"philosophy": s.box.philosophy_names[action.thing]}
    if s.philosophies[seat] >> action.thing & 1:
        raise Refused("P59", "held-already", params)
    if copies_left(s, action.thing) == 0:
        raise Refused("P60", "no-copy-left", params)
    visiting = bool(action.paying)
    price = library_price(s, seat, action.thing) if visiting else adoption_price(s, seat, action.thing)
    if price is None:
        if has_academy(s, seat) and not is_introduced(s, action.thing):
            raise Refused("P59", "not-introduced", params)
        raise Refused("P59", "cannot-adopt", params)
    if (visiting and action.cards) or not price.is_paid_by(counted(action.paying if visiting else action.cards), 0):
        raise Refused("P59", "wrong-payment")


def adopt(s: ParthenonState, seat: int, action: Use) -> None:
    """Pay the bank, or the owner of the Great Library, and take a copy."""
    spend(s, seat, counted(action.cards))
    if action.paying:
        visit(s, seat, LIBRARY, action.paying)
    take_philosophy(s, seat, action.thing, action.cards)


# What structures and wonders make


def use_name(s: ParthenonState, thing: int) -> str:
    """Return what ``use`` calls a thing."""
    if thing >= USE_WONDER:
        return s.box.wonder_names[thing - USE_WONDER]
    name = s.box.acropolis_names[thing % ACROPOLIS]
    return f"alternate {name}" if thing >= USE_ALTERNATE else name


def craft_of(s: ParthenonState, thing: int) -> Craft | None:
    """Return what a structure or a wonder makes: gold (P54), Gifts (P55), Armies and Warships (P56)."""
    return s.box.wonders[thing - USE_WONDER].craft if thing >= USE_WONDER else s.box.acropolis[thing % ACROPOLIS].craft


def used_place(s: ParthenonState, seat: int, thing: int) -> int:
    """Return the place of an acropolis structure on a seat's island, or NO_PLACE."""
    if thing < USE_ALTERNATE:
        return FIRST_ACROPOLIS + thing
    alternates = s.box.islands[s.island_of[seat]].alternates
    kind = thing - USE_ALTERNATE
    return FIRST_ALTERNATE + alternates.index(kind) if kind in alternates else NO_PLACE


def obstacle_to_use(s: ParthenonState, seat: int, thing: int) -> int:
    """Return what keeps a seat from using a structure or a wonder, whatever it pays, as in ``obstacle_to_build``."""
    if craft_of(s, thing) is None:
        return MAKES_NOTHING
    if thing >= USE_WONDER:
        wonder = thing - USE_WONDER
        owner = s.wonder_owner[wonder] if s.wonder_stage[wonder] == COMPLETED else NOBODY
        if owner == NOBODY or (owner != seat and s.box.wonders[wonder].visitor is None):
            return NOT_USABLE
        return VISITED if s.season.visited[seat] >> wonder & 1 else NO_OBSTACLE
    place = used_place(s, seat, thing)
    if place == NO_PLACE or not s.built[seat] >> place & 1:
        return NOT_BUILT
    if s.season.shaken[seat] >> place & 1:
        return SHAKEN
    return USED if s.season.used[seat] >> place & 1 else NO_OBSTACLE


def may_use(s: ParthenonState, seat: int, thing: int) -> bool:
    """Say whether a seat may use a structure or a wonder if it can pay."""
    return obstacle_to_use(s, seat, thing) == NO_OBSTACLE


def use_prices(s: ParthenonState, seat: int, thing: int) -> tuple[Price | None, Price | None]:
    """Return what the bank gets and what the owner of a wonder is paid, each None if nothing."""
    craft = craft_of(s, thing)
    assert craft is not None
    if thing < USE_WONDER or s.owner_of(s.box.wonders[thing - USE_WONDER].power) == seat:
        return craft.price, None
    wonder = s.box.wonders[thing - USE_WONDER]
    return (None if wonder.visitor_free else craft.price), wonder.visitor


def uses(s: ParthenonState, seat: int) -> list[Action]:
    """List what a seat can make."""
    found: list[Action] = []
    own = s.box.islands[s.island_of[seat]].produce
    for thing in range(USE_WONDER + len(s.box.wonders)):
        if not may_use(s, seat, thing):
            continue
        price, visitor = use_prices(s, seat, thing)
        hand = hand_of(s, seat)
        paid = [0] * KINDS if price is None else price.payment(hand, own)
        if paid is None:
            continue
        for kind in range(KINDS):
            hand[kind] -= paid[kind]
        paying = [0] * KINDS if visitor is None else visitor.payment(hand, 0)
        if paying is not None:
            found.append(Use(s.actions.use, thing, listed(paid), listed(paying)))
    return found


def check_use(s: ParthenonState, seat: int, action: Use) -> None:
    """Refuse what makes nothing or has made its card, and wrong payments."""
    obstacle = obstacle_to_use(s, seat, action.thing)
    if obstacle != NO_OBSTACLE:
        rule, reason = OBSTACLES[obstacle]
        raise Refused(rule, reason, {"structure": use_name(s, action.thing)})
    price, visitor = use_prices(s, seat, action.thing)
    own = s.box.islands[s.island_of[seat]].produce
    if not is_paid(price, action.cards, own) or not is_paid(visitor, action.paying, 0):
        raise Refused("P53", "wrong-payment")


def is_paid(price: Price | None, cards: tuple[int, ...], own: int) -> bool:
    """Say whether cards are exactly a price, or none if there is nothing to pay."""
    return len(cards) == 0 if price is None else price.is_paid_by(counted(cards), own)


def use(s: ParthenonState, seat: int, action: Use) -> None:
    """Pay, and take the card that is made."""
    craft = craft_of(s, action.thing)
    assert craft is not None
    spend(s, seat, counted(action.cards))
    if action.thing >= USE_WONDER:
        wonder = action.thing - USE_WONDER
        s.season.visited[seat] |= 1 << wonder
        if action.paying:
            visit(s, seat, s.box.wonders[wonder].power, action.paying)
    else:
        s.season.used[seat] |= 1 << used_place(s, seat, action.thing)
    receive(s, seat, counted((craft.makes,)))
    if s.told is not None:
        params = {"seat": seat, "structure": use_name(s, action.thing), "get": names_of((craft.makes,))}
        s.tell(Event("made", {**params, "cards": names_of(action.cards)}))


def describe_use(s: ParthenonState, action: Use) -> Description:
    """Name what is used, paid and made."""
    craft = craft_of(s, action.thing)
    assert craft is not None
    params = {
        "structure": use_name(s, action.thing), "get": names_of((craft.makes,)), "cards": names_of(action.cards),
        "paying": names_of(action.paying),
    }  # fmt: skip
    return Description(Message("label-use", params), [], [], handles((*action.cards, *action.paying)))


# Platonism


def can_idealise(s: ParthenonState, seat: int) -> bool:
    """Say whether a seat may still use Platonism this season (P58)."""
    return s.thinks(seat, IDEALISE) and not s.season.thought[seat] >> s.box.philosophy_with[IDEALISE] & 1


def check_ideal_swap(s: ParthenonState, seat: int, action: Swap) -> None:
    """Refuse anything but one rare card for another, papyrus excepted."""
    if not can_idealise(s, seat):
        raise Refused("P58", "no-platonism")
    need_cards(s, seat, counted((action.given,)), "P58")
    rare = BASICS <= action.given < MADE and BASICS <= action.got < MADE and action.given != action.got
    if not rare or action.land != ABSENT or action.paying:
        raise Refused("P58", "rare-for-rare")
