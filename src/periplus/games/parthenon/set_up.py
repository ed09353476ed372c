"""Dealing islands and their bonus cards, laying out harbors, and the turn of the year."""

from periplus.games.parthenon.hands import hand_of, names
from periplus.games.parthenon.kinds import (
    FEWEST_SEATS,
    FIRST_WORKSHOP,
    LANDS,
    PLAN,
    STARTING_VILLAGES,
    YEARS,
)
from periplus.games.parthenon.state import (
    ARCHON_LUCK,
    EVENT_LUCK,
    ISLAND_LUCK,
    NO_CARD,
    PLAN_LUCK,
    UNDRAWN,
    Answers,
    ParthenonState,
    Season,
    card_at,
)
from periplus.kernel.message import Event


def deal_islands(s: ParthenonState) -> None:
    """Choose the islands in play and deal them; each begins with two villages and a fleet."""
    # P9: the three with a torch, and others at random
    dealt = [at for at, island in enumerate(s.box.islands) if island.torch]
    others = [at for at, island in enumerate(s.box.islands) if not island.torch]
    for _ in range(s.seats - FEWEST_SEATS):
        dealt.append(s.draw(others, ISLAND_LUCK))
    dealt.sort()
    for seat in range(s.seats):
        island = s.draw(dealt, ISLAND_LUCK)
        s.island_of[seat] = island
        s.seat_of[island] = seat
        s.built[seat] = (1 << STARTING_VILLAGES) - 1  # P10
        s.fleets[seat] = 1
    if s.options.tournament:
        begin_tournament(s)
    give_bonuses(s)
    s.archon = s.roll(s.seats, ARCHON_LUCK)  # P11
    if s.told is not None:
        for seat in range(s.seats):
            bonus = hand_of(s, seat)
            params = {"seat": seat, "island": s.name_of(seat), "cards": names(bonus), "count": sum(bonus)}
            s.tell(Event("island", params))
        s.tell(Event("first-archon", {"seat": s.archon}))


def begin_tournament(s: ParthenonState) -> None:
    """Give every island what it has when a tournament begins (P76)."""
    box = s.box
    for seat in range(s.seats):
        s.built[seat] = (1 << box.tournament_villages) - 1 | (1 << box.tournament_workshops) - 1 << FIRST_WORKSHOP
        s.fleets[seat] = box.tournament_fleets
        for _ in range(box.tournament_plans):
            draw_plan(s, seat)


def draw_plan(s: ParthenonState, seat: int) -> int:
    """Take the top plan and its wonder card (P47); return the wonder."""
    wonder = s.draw(s.plan_pile, PLAN_LUCK)
    s.wonder_owner[wonder] = seat
    s.wonder_stage[wonder] = PLAN
    return wonder


def give_bonuses(s: ParthenonState) -> None:
    """Give bonus cards where four or five play; none with three or six (P16)."""
    if s.seats == 4:
        give_four_bonuses(s)
    elif s.seats == 5:
        give_five_bonuses(s)


def give_four_bonuses(s: ParthenonState) -> None:
    """Give cards to the island without a torch and to the two that resemble it (P14)."""
    islands = [s.box.islands[island] for island in s.island_of]
    newcomer = next(island for island in islands if not island.torch)
    for seat, island in enumerate(islands):
        if not island.torch:
            give_bonus(s, seat, s.box.newcomer_bonus)
        elif (
            set(island.makes[:STARTING_VILLAGES]) == set(newcomer.makes[:STARTING_VILLAGES])
            or island.rare == newcomer.rare
        ):
            give_bonus(s, seat, s.box.partner_bonus)


def give_five_bonuses(s: ParthenonState) -> None:
    """Give a card to every island but the one whose rare good nobody else makes (P15)."""
    rares = [s.box.islands[island].rare for island in s.island_of]
    for seat, rare in enumerate(rares):
        if rares.count(rare) > 1:
            give_bonus(s, seat, s.box.partner_bonus)


def give_bonus(s: ParthenonState, seat: int, kind: int) -> None:
    """Give a seat a card."""
    s.hands[card_at(seat, kind)] += 1


def lay_out_harbors(s: ParthenonState) -> None:
    """Put a harbor card face down at every land (P13)."""
    for land in range(LANDS):
        # P75: in year 1 of the Delian League, none where plans are sold; a tournament has no year 1 (Q52)
        delian = s.options.delian_league and not s.options.tournament
        if not (delian and s.box.lands[land].plans):
            lay_harbor_card(s, land)


def lay_harbor_card(s: ParthenonState, land: int) -> None:
    """Put a card of the harbor deck face down at a land; if the deck is used up, shuffle the discards (Q33).

    It is drawn when somebody first looks at it, as until then it may be any card of the deck.
    """
    if s.harbors.count(UNDRAWN) >= len(s.harbor_pile):
        s.harbor_pile, s.harbor_discards = sorted(s.harbor_pile + s.harbor_discards), []
    s.harbors[land] = UNDRAWN
    s.harbors_seen[land] = 0


def first_year(s: ParthenonState) -> int:
    """Return the year in which the game begins: 2 in a tournament (P76)."""
    return s.box.tournament_year if s.options.tournament else 1


def years_to_play(s: ParthenonState) -> int:
    """Return how many years are played at most (P2)."""
    return min(s.options.years, YEARS + 1 - first_year(s))


def is_last_year(s: ParthenonState) -> bool:
    """Say whether this year is the last."""
    return s.years_played + 1 >= years_to_play(s)


def all_years_played(s: ParthenonState) -> bool:
    """Say whether the last year is over."""
    return s.years_played >= years_to_play(s)


def begin_year(s: ParthenonState) -> None:
    """Shuffle the events of the year (P12)."""
    s.year = first_year(s) + s.years_played
    s.season_number = 0
    s.events = []
    # P17: a first game leaves out the harshest event of each year
    s.event_pile = [
        at
        for at, event in enumerate(s.box.events)
        if event.year == s.year and not (s.options.first_game and event.harsh)
    ]
    if s.told is not None:
        s.tell(Event("year", {"year": s.year}))
    if s.options.open_events:  # Q78: all of them lie open
        for _ in range(s.box.events_laid):
            s.events.append(s.draw(s.event_pile, EVENT_LUCK))
        if s.told is not None:
            s.tell(Event("events-laid", {"events": [s.box.event_names[event] for event in s.events]}))


def year_is_over(s: ParthenonState) -> bool:
    """Say whether all seasons of the year were played."""
    return s.season_number >= s.box.seasons


def begin_season(s: ParthenonState) -> None:
    """Turn up the next event (P19); until the Archon says otherwise, the order is clockwise from the Archon (P78)."""
    s.season_number += 1
    s.season = Season(s.seats)
    s.answers = Answers(s.seats)
    s.order = clockwise(s)
    if not s.options.open_events:
        s.events.append(s.draw(s.event_pile, EVENT_LUCK))
    if s.told is not None:
        event = s.box.event_names[s.events[s.season_number - 1]]
        s.tell(Event("season", {"year": s.year, "season": s.season_number, "event": event}))


def clockwise(s: ParthenonState) -> list[int]:
    """Return the seats clockwise from the Archon."""
    return [(s.archon + step) % s.seats for step in range(s.seats)]


def end_year(s: ParthenonState) -> None:
    """Replace the harbor cards that were revealed; those only looked at stay (P71)."""
    s.years_played += 1
    s.events = []  # P70
    s.event_pile = []
    for land in range(LANDS):
        if s.harbors_up >> land & 1:
            s.harbor_discards.append(s.harbors[land])
            s.harbors[land] = NO_CARD
    s.harbor_discards.sort()
    for land in range(LANDS):
        # P75: from year 2 on, Athens has a card, too (Q37)
        if s.harbors[land] == NO_CARD:
            lay_harbor_card(s, land)
    s.harbors_up = 0
