"""Set-up and the turn of the year, clauses P1, P2, P8 to P17, P70, P71, P75 and P76."""

import pytest

from periplus.games.parthenon.coast import show_harbor
from periplus.games.parthenon.kinds import (
    ARMY,
    COMPLETED,
    FIRST_WORKSHOP,
    GIFT,
    IN_PILE,
    KIND_NAMES,
    LANDS,
    NOBODY,
    PLAN,
)
from periplus.games.parthenon.set_up import begin_year, end_year, give_bonuses
from periplus.games.parthenon.state import NO_CARD, UNDRAWN, ParthenonState, card_at
from periplus.kernel.errors import BadTable
from tests.games.parthenon.tables import BOX, GAME, asked, dealt, hand, play_to, table

TORCH = {"Chios", "Crete", "Rhodes"}
ATHENS = BOX.land_names.index("Athens")


def islands(s: ParthenonState) -> set[str]:
    """Return the islands in play."""
    return {s.name_of(seat) for seat in range(s.seats)}


def bonus_of(s: ParthenonState) -> dict[str, str]:
    """Return the cards of each island."""
    return {s.name_of(seat): hand(s, seat) for seat in range(s.seats)}


def with_islands(names: str) -> ParthenonState:
    """Deal these islands, and give them their bonus cards."""
    chosen = names.split()
    s = dealt(len(chosen))
    s.hands = [0] * len(s.hands)
    s.island_of = [BOX.island_names.index(name) for name in chosen]
    s.seat_of = [s.island_of.index(island) if island in s.island_of else NOBODY for island in range(6)]
    give_bonuses(s)
    return s


# Islands


@pytest.mark.parametrize("seats", [2, 7])
def test_three_to_six_players(seats: int) -> None:
    """P1: two or seven players -> no table."""
    with pytest.raises(BadTable):
        GAME.new(seats, 1, {})


def test_all_islands_with_six() -> None:
    """P9: six players -> all six islands."""
    assert islands(dealt(6)) == set(BOX.island_names)


def test_torches_with_three() -> None:
    """P9: three players -> the three islands with a torch, whatever chance says."""
    assert all(islands(dealt(3, seed)) == TORCH for seed in range(10))


@pytest.mark.parametrize(("seats", "draws"), [(4, 3), (5, 3)])
def test_others_at_random(seats: int, draws: int) -> None:
    """P9: four or five players -> the torches and one or two of the others; every choice of these comes up."""
    seen = {frozenset(islands(dealt(seats, seed))) for seed in range(60)}
    assert len(seen) == draws
    assert all(len(each) == seats and each >= TORCH for each in seen)


def test_islands_are_dealt_at_random() -> None:
    """P9: sixty games of three -> all six ways to deal the islands come up."""
    assert len({tuple(dealt(3, seed).island_of) for seed in range(60)}) == 6


def test_seats_and_islands_agree() -> None:
    """P9: four players -> each island in play has its seat, the others have nobody."""
    s = dealt(4)
    assert [s.island_of[seat] for seat in s.seat_of if seat != NOBODY] == sorted(s.island_of)
    assert s.seat_of.count(NOBODY) == 2


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_two_villages_and_a_fleet(seats: int) -> None:
    """P10: any set-up -> two villages of different kinds and Fleet A each, no commodity, nothing else."""
    s = table(seats)
    for seat in range(seats):
        kinds = BOX.islands[s.island_of[seat]].makes[:2]
        assert s.built[seat] == 0b11
        assert kinds[0] != kinds[1]
        assert [s.makers(seat)[kind] for kind in kinds] == [1, 1]
        assert s.fleets[seat] == 1
        assert s.philosophies[seat] == 0
        assert s.plans_taken(seat) == 0
        assert dealt(seats).hand_size(seat) == 0


def test_first_archon_by_chance() -> None:
    """P11: sixty games -> each seat is the first Archon in some."""
    assert {dealt(4, seed).archon for seed in range(60)} == {0, 1, 2, 3}


# Bonus cards


@pytest.mark.parametrize(
    ("fourth", "same_villages", "same_rare", "nothing"),
    [
        ("Naxos", "Chios", "Crete", "Rhodes"),
        ("Scyros", "Crete", "Rhodes", "Chios"),
        ("Lemnos", "Rhodes", "Chios", "Crete"),
    ],
)
def test_bonus_with_four(fourth: str, same_villages: str, same_rare: str, nothing: str) -> None:
    """P14, E23: four players, each fourth island -> an Army for it, a Gift for the two like it, else nothing."""
    s = with_islands(f"Chios Crete Rhodes {fourth}")
    assert bonus_of(s) == {fourth: "army", same_villages: "gift", same_rare: "gift", nothing: ""}


@pytest.mark.parametrize(
    ("others", "unique"),
    [("Naxos Scyros", "Chios"), ("Naxos Lemnos", "Rhodes"), ("Scyros Lemnos", "Crete")],
)
def test_bonus_with_five(others: str, unique: str) -> None:
    """P15, E24: five players, each pair -> a Gift each, except for the island whose rare good nobody else makes."""
    s = with_islands(f"Chios Crete Rhodes {others}")
    bonus = bonus_of(s)
    assert bonus.pop(unique) == ""
    assert set(bonus.values()) == {"gift"}


@pytest.mark.parametrize(("seats", "armies", "gifts"), [(3, 0, 0), (4, 1, 2), (5, 0, 4), (6, 0, 0)])
@pytest.mark.parametrize("tournament", [False, True])
def test_number_of_bonus_cards(seats: int, armies: int, gifts: int, tournament: bool) -> None:
    """P14, P15, P16, E23, E24, Q38: three to six players -> these bonus cards, in a tournament, too."""
    for seed in range(10):
        s = dealt(seats, seed, tournament=tournament)
        assert sum(s.hands[card_at(seat, ARMY)] for seat in range(seats)) == armies
        assert sum(s.hands[card_at(seat, GIFT)] for seat in range(seats)) == gifts


# Events


def test_one_event_is_turned_up() -> None:
    """P12, P19: the first season -> one event of year 1 face up; three more will come, two are never seen."""
    s = dealt()
    assert len(s.events) == 1
    assert len(s.event_pile) == 5
    assert {BOX.events[event].year for event in [*s.events, *s.event_pile]} == {1}


def test_one_more_event_every_season() -> None:
    """P12, P70: four seasons and a year -> one event more each season, then those of year 2 from the start."""
    s = table()
    seen = [(s.year, s.season_number, len(s.events))]
    while len(seen) < 6:
        play_to(s, "Vote")
        while s.step_name() == "Vote":
            s.apply(s.actors()[0], s.legal_actions(s.actors()[0])[0])
        seen.append((s.year, s.season_number, len(s.events)))
    assert seen == [(1, 1, 1), (1, 2, 2), (1, 3, 3), (1, 4, 4), (2, 1, 1), (2, 2, 2)]
    assert {BOX.events[event].year for event in s.events} == {2}


def test_first_game_leaves_out_the_harshest() -> None:
    """P17, Q39: a first game, any year -> five events are shuffled, without the harshest; one is never seen."""
    s = dealt(first_game=True)
    for year, harsh in ((1, "Unskilled Labour"), (2, "Persian Tribute"), (3, "Persian War")):
        s.years_played = year - 1
        begin_year(s)
        assert len(s.event_pile) == 5
        assert harsh not in [BOX.event_names[event] for event in s.event_pile]


def test_all_events_otherwise() -> None:
    """P12: another game -> all six events of the year are shuffled."""
    s = dealt()
    begin_year(s)
    assert len(s.event_pile) == 6


def test_open_events() -> None:
    """Q78, P12: open events -> four lie open from the start, in the order in which they come; only the first acts."""
    s = dealt(open_events=True)
    assert len(s.events) == 4
    assert len(s.event_pile) == 2
    assert s.season_number == 1
    assert s.season.event_order == s.events[:1]


def test_open_events_come_in_their_order() -> None:
    """Q78: open events, the second season -> the Archon orders the first two only, and none is added."""
    s = table(open_events=True)
    laid = s.events[:]
    play_to(s, "Vote")
    play_to(s, "OrderEvents")
    assert s.season_number == 2
    assert s.events == laid
    assert {frozenset(str(action).removeprefix("order ").split()) for action in s.legal_actions(s.archon)} == {
        frozenset(" ".join(BOX.event_names[event] for event in laid[:2]).split())
    }


# Harbors, hazards, plans


def test_a_face_down_card_at_every_land() -> None:
    """P13: set-up -> a harbor card at each of six lands, seen by nobody; the rest in the pile."""
    s = dealt()
    assert NO_CARD not in s.harbors
    assert s.harbors_up == 0
    assert s.harbors_seen == [0] * LANDS
    assert s.harbors == [UNDRAWN] * LANDS
    assert s.harbor_pile == sorted(BOX.harbor_deck)  # until somebody looks, any of these may lie anywhere
    assert len(BOX.harbor_deck) == 24


def test_hazard_deck_and_plans() -> None:
    """P8, P13: set-up -> 36 hazards and twelve plans wait, nothing was discarded."""
    s = dealt()
    assert len(s.hazard_pile) == 36
    assert s.hazard_discards == s.harbor_discards == []
    assert len(s.plan_pile) == 12
    assert set(s.wonder_stage) == {IN_PILE}


def test_delian_league() -> None:
    """P75, Q37: Delian League -> no card at Athens in year 1, one from year 2 on."""
    s = dealt(delian_league=True)
    assert [land for land in range(LANDS) if s.harbors[land] == NO_CARD] == [ATHENS]
    end_year(s)
    assert NO_CARD not in s.harbors


def test_delian_league_in_a_tournament() -> None:
    """Q52: both variants -> a card at Athens as everywhere."""
    assert NO_CARD not in dealt(delian_league=True, tournament=True).harbors


# Tournament and years


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_tournament(seats: int) -> None:
    """P76, Q38: tournament -> year 2, six villages, one workshop, a plan, Fleets A and B; no acropolis, no wonder."""
    s = dealt(seats, tournament=True)
    assert (s.year, s.season_number) == (2, 1)
    assert {BOX.events[event].year for event in [*s.events, *s.event_pile]} == {2}
    for seat in range(seats):
        assert s.built[seat] == 0b111111 | 1 << FIRST_WORKSHOP
        assert (s.villages(seat), s.workshops(seat), s.acropolis(seat)) == (6, 1, 0)
        assert s.wonders_at(seat, PLAN) == s.plans_taken(seat) == 1
        assert s.wonders_at(seat, COMPLETED) == 0
        assert s.fleets[seat] == 2
    assert len(s.plan_pile) == 12 - seats


def years_played(**options: bool | int) -> list[int]:
    """Return the years of a game in which nobody does much."""
    s = table(3, 1, **options)
    found: list[int] = []
    while not s.is_over:
        if s.year not in found:
            found.append(s.year)
        play_to(s, "Vote")
        while s.step_name() == "Vote":
            s.apply(s.actors()[0], s.legal_actions(s.actors()[0])[0])
        if s.step_name() == "NameWinner":
            s.apply(s.archon, s.legal_actions(s.archon)[0])
    assert s.season_number == 4
    return found


@pytest.mark.parametrize("count", [1, 2, 3])
def test_years(count: int) -> None:
    """P2, Q79: one, two or three years -> so many years of four seasons are played."""
    assert years_played(years=count) == list(range(1, count + 1))


@pytest.mark.parametrize(("count", "years"), [(1, [2]), (2, [2, 3]), (3, [2, 3])])
def test_years_of_a_tournament(count: int, years: list[int]) -> None:
    """P76, Q79: a tournament of one year -> year 2 alone; of two or three -> years 2 and 3."""
    assert years_played(tournament=True, years=count) == years


def test_three_years_by_default() -> None:
    """P2: no option -> three years."""
    assert dealt().options.years == 3


# The turn of the year


def test_revealed_cards_are_replaced() -> None:
    """P71, E20, E27: a revealed card at Sparta, one looked at in Egypt -> Sparta's is new, Egypt's stays."""
    s = table()
    sparta, egypt = BOX.land_names.index("Sparta"), BOX.land_names.index("Egypt")
    show_harbor(s, 0, sparta)
    show_harbor(s, 1, egypt)
    s.harbors_up = 1 << sparta
    before, pile = s.harbors[:], len(s.harbor_pile)
    end_year(s)
    assert s.harbors_up == 0
    assert s.harbor_discards == [before[sparta]]
    assert len(s.harbor_pile) == pile
    assert s.harbors[sparta] == UNDRAWN
    assert [land for land in range(LANDS) if s.harbors[land] != before[land]] == [sparta]
    assert s.harbors_seen[sparta] == 0
    assert s.harbors_seen[egypt] == 0b010


def test_empty_harbor_deck() -> None:
    """Q33, P71: a card is to be replaced and the pile is empty -> the discards are shuffled."""
    s = table()
    show_harbor(s, 0, 0)
    s.harbors_up, s.harbor_discards, s.harbor_pile = 1, s.harbor_pile[5:], s.harbor_pile[:5]
    end_year(s)
    assert s.harbor_pile == sorted(BOX.harbor_deck)
    assert s.harbor_discards == []


def test_nothing_is_kept_of_the_last_year() -> None:
    """P70: the end of year 1 -> its events leave the game."""
    s = table()
    end_year(s)
    assert s.events == s.event_pile == []


def test_cards_of_the_box() -> None:
    """P4: commodities -> six basic kinds, four rare ones, gold; then three kinds of Aegis cards."""
    assert KIND_NAMES[:6] == ("grain", "grapes", "olives", "ore", "timber", "wool")
    assert KIND_NAMES[6:11] == ("pottery", "spices", "tools", "papyrus", "gold")
    assert KIND_NAMES[11:] == ("army", "warship", "gift")


def test_three_harsh_events_of_eighteen() -> None:
    """P12, P17: the box -> six events a year, one of them harsh."""
    for year in (1, 2, 3):
        events = [event for event in BOX.events if event.year == year]
        assert len(events) == 6
        assert len([event for event in events if event.harsh]) == 1


def test_a_game_begins_with_a_question() -> None:
    """P78: a table where no event asks anything -> the Archon arranges the season."""
    assert asked(table()) == ("ArrangeSeason", [0])
