"""What the structures of an acropolis and wonders make: gold, Gifts, Armies and Warships (P53 to P56, P64)."""

from typing import Final

from periplus.games.parthenon.actions import USE_ALTERNATE, USE_WONDER, Use
from periplus.games.parthenon.cards import Craft
from periplus.games.parthenon.hands import hand_of, handles, names_of, receive, spend
from periplus.games.parthenon.kinds import ACROPOLIS, COMPLETED, FIRST_ACROPOLIS, FIRST_ALTERNATE, KINDS, NOBODY
from periplus.games.parthenon.price import Price, counted, listed
from periplus.games.parthenon.state import ParthenonState
from periplus.games.parthenon.wonders import visit
from periplus.kernel.action import Action
from periplus.kernel.errors import Refused
from periplus.kernel.message import Description, Event, Message

NO_PLACE: Final = -1

# What can keep one from using something: the clause and the reason.
NO_OBSTACLE: Final = -1
MAKES_NOTHING: Final = 0
NOT_USABLE: Final = 1
VISITED: Final = 2
NOT_BUILT: Final = 3
SHAKEN: Final = 4
USED: Final = 5
OBSTACLES: Final = (
    ("P53", "makes-nothing"),
    ("P64", "not-usable"),
    ("P64", "used-already"),  # Q76: once per island and season
    ("P50", "not-built"),
    ("P20", "shaken"),
    ("P53", "used-already"),  # Q27: each copy makes one card a season
)


def use_name(s: ParthenonState, thing: int) -> str:
    """Return what ``use`` calls a thing."""
    if thing >= USE_WONDER:
        return s.box.wonder_names[thing - USE_WONDER]
    name = s.box.acropolis_names[thing % ACROPOLIS]
    return f"alternate {name}" if thing >= USE_ALTERNATE else name


def craft_of(s: ParthenonState, thing: int) -> Craft | None:
    """Return what a structure or a wonder makes: gold (P54), Gifts (P55), Armies and Warships (P56)."""
    return s.box.wonders[thing - USE_WONDER].craft if thing >= USE_WONDER else s.box.acropolis[thing % ACROPOLIS].craft


def acropolis_place(s: ParthenonState, seat: int, thing: int) -> int:
    """Return the place of an acropolis structure on a seat's island, or NO_PLACE."""
    if thing < USE_ALTERNATE:
        return FIRST_ACROPOLIS + thing
    alternates = s.box.islands[s.island_of[seat]].alternates
    kind = thing - USE_ALTERNATE
    return FIRST_ALTERNATE + alternates.index(kind) if kind in alternates else NO_PLACE


def obstacle_to_use(s: ParthenonState, seat: int, thing: int) -> int:
    """Return what keeps a seat from using something, whatever it pays: an index in OBSTACLES, or NO_OBSTACLE."""
    if craft_of(s, thing) is None:
        return MAKES_NOTHING
    if thing >= USE_WONDER:
        wonder = thing - USE_WONDER
        owner = s.wonder_owner[wonder] if s.wonder_stage[wonder] == COMPLETED else NOBODY
        if owner == NOBODY or (owner != seat and s.box.wonders[wonder].visitor is None):
            return NOT_USABLE
        return VISITED if s.season.visited[seat] >> wonder & 1 else NO_OBSTACLE
    place = acropolis_place(s, seat, thing)
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
        s.season.used[seat] |= 1 << acropolis_place(s, seat, action.thing)
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
    place = f"wonder-{params['structure']}" if action.thing >= USE_WONDER else f"place-{params['structure']}"
    return Description(Message("label-use", params), [], [place], handles((*action.cards, *action.paying)))
