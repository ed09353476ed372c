"""Where random play of Parthenon never comes: what leads walks there, and cuts them short."""

from periplus.games.parthenon.actions import BankTrade
from periplus.games.parthenon.cards import (
    ARTEMIS,
    COLOSSUS,
    DOUBT,
    ENDURE,
    ENJOY,
    GARDENS,
    LABYRINTH,
    LIBRARY,
    LIGHTHOUSE,
    MAUSOLEUM,
    ORACLE,
    PARTHENON,
    SCORN,
    STADIUM,
    THEATER,
    ZEUS,
)
from periplus.games.parthenon.events import card
from periplus.games.parthenon.kinds import (
    ARMY,
    COMPLETED,
    FIRST_ACROPOLIS,
    FIRST_WORKSHOP,
    FLEETS,
    GIFT,
    KINDS,
    PARTIAL,
    VILLAGES,
)
from periplus.games.parthenon.state import ParthenonState, card_at
from periplus.kernel.action import Action
from periplus.kernel.state import State

SHORT: dict[str, object] = {"years": 1, "offers": 2}
"""A whole game would be slow."""

LAST_YEAR = {"years": 3, "tournament": False, "delian_league": False, "first_game": False}
# What random play does too seldom.
POWERS = ("ignore", "spare", "consult", "look", "light", "ward", "raise", "use", "adopt", "enter", "plan", "donate")
ACADEMY = 1 << FIRST_ACROPOLIS + 4
UNTOLD = frozenset({"offers"})
"""The latest offers that concern a seat stand for all of them."""
UNCALLED = 6
"""Who may donate, or change an answer, does so now and then."""

# Wonders that let everybody decide something, as many as three islands can have; the last is still to be completed.
FIRST = (ZEUS, ORACLE, THEATER, LIGHTHOUSE, GARDENS, PARTHENON)
SECOND = (COLOSSUS, LIBRARY, ARTEMIS, STADIUM, MAUSOLEUM, LABYRINTH)


def prepare(s: State) -> State:
    """Begin the last year, in which everybody is rich, with wonders, philosophies and Aegis cards; or the last vote."""
    assert isinstance(s, ParthenonState)
    game = s.game
    twin = game.new(s.seats, s.luck.seed, {**s.settings, **LAST_YEAR})
    assert isinstance(twin, ParthenonState)
    if s.luck.seed[1] % 4 == 0:
        begin_last_vote(twin)
    else:
        enrich(twin)
        begin_last_year(twin)
    return game.from_json(twin.to_json())


def enrich(s: ParthenonState) -> None:
    """Deal out what takes long to get."""
    powers = FIRST if s.luck.seed[0] % 2 else SECOND
    for number, power in enumerate(powers):
        wonder = s.box.wonder_with[power]
        s.wonder_owner[wonder] = number % s.seats
        s.wonder_stage[wonder] = PARTIAL if power == powers[-1] else COMPLETED
        if wonder in s.plan_pile:
            s.plan_pile.remove(wonder)
    for number, power in enumerate((DOUBT, ENJOY, SCORN)):
        s.philosophies[number] |= 1 << s.box.philosophy_with[power]
        s.philosophies[number] |= 1 << s.box.philosophy_with[ENDURE]
    for seat in range(s.seats):
        s.fleets[seat] = 1 + seat % FLEETS
        s.built[seat] |= (1 << VILLAGES) - 1 | 1 << FIRST_WORKSHOP | ACADEMY | 3 << FIRST_ACROPOLIS + seat % 3
        for kind in range(KINDS):
            s.hands[card_at(seat, kind)] += 2 if kind < ARMY else 1
        s.hands[card_at(seat, GIFT)] += 1


def begin_last_year(s: ParthenonState) -> None:
    """Go to the beginning of the third year."""
    s.years_played = 2
    go_to(s, "do begin_year")


def begin_last_vote(s: ParthenonState) -> None:
    """Go to the last vote of a game in which all islands are equal, so that the Archon must name the winner."""
    begin_last_year(s)
    while len(s.events) < s.box.events_laid:
        s.events.append(s.event_pile.pop(0))
    s.season_number = s.box.seasons
    s.season.event_order = s.events[:]
    s.season.events_done = len(s.events)
    s.hands = [0] * len(s.hands)
    go_to(s, "do open_vote")


def go_to(s: ParthenonState, outline: str) -> None:
    """Go to an instruction of the order of play."""
    s.stack = []
    s.turn = s.waiting = 0
    s.pc = [instruction.outline() for instruction in s.instructions].index(outline)
    s.run()


def prefer(s: State, seat: int) -> Action | None:
    """Use powers, launch full fleets and take part, where random play would mostly do something else."""
    assert isinstance(s, ParthenonState)
    chosen = [action for action in s.legal_actions(seat) if action.verb.name in POWERS or "stoically" in str(action)]
    if s.step_name() == "LaunchFleets":
        chosen = s.legal_actions(seat)[1:]
    elif s.step_name() == "PayToll" and card(s).named_by_archon:
        chosen = s.legal_actions(seat)[-1:]
    elif s.step_name() == "FleetTrade" and not chosen:
        trades = [action for action in s.legal_actions(seat) if isinstance(action, BankTrade)]
        chosen = [trade for trade in trades if len(trade.get) > len(trade.give)]  # more than it can carry home
    return chosen[s.drawn % len(chosen)] if chosen else None
