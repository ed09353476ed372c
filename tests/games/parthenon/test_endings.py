"""The end of the game, clauses P2, P3, P70 to P74, P79 and P80: complete islands, ties, the Archon's last word."""

import pytest

from periplus.games.parthenon.kinds import COMPLETED, PARTIAL, PLAN
from periplus.games.parthenon.score import complete_islands, is_complete, leaders
from periplus.games.parthenon.state import ParthenonState
from tests.games.parthenon.tables import (
    ACROPOLIS,
    CHIOS,
    CRETE,
    RHODES,
    VILLAGES,
    asked,
    begin,
    build,
    complete,
    do,
    hold,
    listed,
    refused,
    table,
    think,
    wonder,
)

WONDERS = ("Parthenon", "Colossus")
OTHERS = ("Stadium", "Labyrinth")


def end_season(s: ParthenonState, archon: int = CHIOS) -> None:
    """Play the vote of a season; this island is elected."""
    begin(s, "do open_vote")
    while s.step_name() == "Vote":
        seat = s.actors()[0]
        other = next(each for each in range(s.seats) if each not in (seat, archon))
        do(s, seat, f"vote {s.name_of(other if seat == archon else archon)}")
    assert s.archon == archon


def last_season(s: ParthenonState) -> None:
    """Go to the last season of the last year."""
    s.year, s.years_played, s.season_number = 3, 2, 4


def ranks(s: ParthenonState) -> dict[int, int]:
    """Return the rank of each seat."""
    return {standing.seat: standing.rank for standing in s.standings().seats}


# Complete islands


def test_sixteen_structures() -> None:
    """P3: 6 villages, 2 workshops, 6 acropolis structures, 2 wonders -> complete."""
    s = table()
    complete(s, CHIOS, *WONDERS)
    assert s.structures(CHIOS) == 16
    assert complete_islands(s) == [CHIOS]


@pytest.mark.parametrize("missing", ["village 6", "workshop", "treasury", "Colossus"])
def test_one_structure_less(missing: str) -> None:
    """P3: one village, workshop, acropolis structure or wonder missing -> not complete."""
    s = table()
    build(s, CHIOS, *[each for each in (*VILLAGES, *ACROPOLIS) if each != missing], "workshop")
    if missing != "workshop":
        build(s, CHIOS, "workshop")
    for name in WONDERS:
        wonder(s, CHIOS, name, PARTIAL if name == missing else COMPLETED)
    assert s.structures(CHIOS) == 15
    assert not is_complete(s, CHIOS)


def test_an_alternate_in_place_of_another() -> None:
    """P3, P52: five of six types and an alternate -> six acropolis structures: complete."""
    s = table()
    build(s, CHIOS, *VILLAGES, "workshop", "workshop", *ACROPOLIS[:5], "alternate shrine")
    for name in WONDERS:
        wonder(s, CHIOS, name)
    assert is_complete(s, CHIOS)


def test_what_is_not_a_structure() -> None:
    """P3: fleets, philosophies, Aegis cards, plans, partial wonders -> do not count."""
    s = table()
    build(s, CHIOS, "fleet", "fleet")
    think(s, CHIOS, "Stoicism")
    hold(s, CHIOS, "army warship gift")
    wonder(s, CHIOS, "Parthenon", PARTIAL)
    wonder(s, CHIOS, "Colossus", PLAN)
    assert s.structures(CHIOS) == 2


def test_one_complete_island_wins_at_once() -> None:
    """P72: season 2 of year 1, one complete island -> it wins after the vote, not before."""
    s = table()
    s.season_number = 2
    complete(s, CRETE, *WONDERS)
    begin(s, "do open_vote")
    assert not s.is_over
    end_season(s)
    assert s.is_over
    assert (s.winner, s.ending) == (CRETE, "complete")
    assert s.standings().winners() == [CRETE]


def test_the_season_goes_on_if_nobody_is_complete() -> None:
    """P72, P73: 15 structures in season 4 of year 2 -> the game goes on with year 3."""
    s = table()
    s.year, s.years_played, s.season_number = 2, 1, 4
    complete(s, CRETE, "Parthenon")
    end_season(s)
    assert not s.is_over
    assert (s.year, s.season_number) == (3, 1)


def test_two_complete_islands() -> None:
    """P74, E21, Q34: two complete islands -> compared from philosophies on, at once in any year."""
    s = table()
    complete(s, CHIOS, *WONDERS)
    complete(s, CRETE, *OTHERS)
    think(s, CRETE, "Stoicism")
    build(s, CHIOS, "fleet", "fleet")
    end_season(s)
    assert (s.winner, s.ending) == (CRETE, "complete")


def test_complete_islands_skip_the_first_steps() -> None:
    """P74, Q34: equal complete islands, a partial wonder cannot matter -> fleets decide."""
    s = table()
    complete(s, CHIOS, *WONDERS)
    complete(s, CRETE, *OTHERS)
    wonder(s, CHIOS, "Great Library", PARTIAL)
    build(s, CRETE, "fleet")
    end_season(s)
    assert s.winner == CRETE


def test_a_complete_island_beats_all_others() -> None:
    """P72: one complete island in the last season, others with more cards -> it wins."""
    s = table()
    last_season(s)
    complete(s, CHIOS, *WONDERS)
    complete(s, CRETE, "Stadium")
    hold(s, CRETE, "gold gold gold gold")
    end_season(s)
    assert (s.winner, s.ending) == (CHIOS, "complete")


# The last year


def test_most_structures() -> None:
    """P73, P2: the last season, nobody complete -> most structures wins."""
    s = table()
    last_season(s)
    build(s, RHODES, "village 3")
    hold(s, CHIOS, "gold gold gold")
    end_season(s)
    assert (s.winner, s.ending) == (RHODES, "years-over")
    assert ranks(s)[RHODES] == 1


@pytest.mark.parametrize(("years", "over"), [(1, True), (2, False), (3, False)])
def test_a_shorter_game(years: int, over: bool) -> None:
    """P2, Q79: the end of year 1 -> the end of the game if one year is played."""
    s = table(years=years)
    s.year, s.years_played, s.season_number = 1, 0, 4
    build(s, RHODES, "village 3")
    end_season(s)
    assert s.is_over == over


def test_wonders_break_a_tie() -> None:
    """E29, P74: two islands with 13 structures, 1 and 0 completed wonders -> the one with the wonder wins."""
    s = table()
    last_season(s)
    build(s, CHIOS, *VILLAGES, "workshop", "workshop", *ACROPOLIS[:5])
    build(s, CRETE, *VILLAGES, "workshop", "workshop", *ACROPOLIS[:4])
    wonder(s, CRETE, "Stadium")
    hold(s, CHIOS, "gold gold gold")
    assert s.structures(CHIOS) == s.structures(CRETE) == 13
    end_season(s)
    assert s.winner == CRETE


def give(s: ParthenonState, seat: int, step: int) -> None:
    """Give an island what a step of the tie-break counts, without more structures than the other has."""
    if step <= 3:
        wonder(s, seat, "Stadium", (COMPLETED, PARTIAL, PLAN)[step - 1])
    elif step == 4:
        build(s, seat, "shrine")
    elif step == 5:
        build(s, seat, "workshop")
    elif step == 6:
        think(s, seat, "Stoicism")
    elif step == 7:
        build(s, seat, "fleet")


CARDS = {8: "gift", 9: "gold", 10: "papyrus", 11: "wool"}
STEPS = list(range(1, 12))


@pytest.mark.parametrize("step", STEPS)
def test_each_step_of_the_tie_break(step: int) -> None:
    """P74: Chios and Crete are equal in all earlier steps, Crete is ahead in this one -> it wins.

    Chios is ahead in all later steps that do not change the number of structures. Rhodes has fewer structures.
    """
    s = table()
    last_season(s)
    build(s, CHIOS, "village 3", "village 4")
    build(s, CRETE, "village 3", "village 4")
    if step in (1, 4, 5):
        # One more structure of this sort, one village less
        s.built[CRETE] &= ~0b1000
        give(s, CRETE, step)
    elif step <= 7:
        give(s, CRETE, step)
    else:
        hold(s, CRETE, CARDS[step])
    for later in range(max(step + 1, 6), 8):
        give(s, CHIOS, later)
    hold(s, CHIOS, " ".join(CARDS[later] for later in range(max(step + 1, 8), 12)))
    if step == 1:
        wonder(s, CHIOS, "Parthenon", PARTIAL)
    if step in (1, 2):
        wonder(s, CHIOS, "Colossus", PLAN)
    assert s.structures(CHIOS) == s.structures(CRETE) == 4
    end_season(s)
    assert (s.winner, s.ending) == (CRETE, "years-over")


def test_steps_four_and_five_in_order() -> None:
    """P74: Chios has 2 workshops, Crete 2 acropolis structures -> the acropolis comes first."""
    s = table()
    last_season(s)
    build(s, CHIOS, "workshop", "workshop")
    build(s, CRETE, "shrine", "academy")
    end_season(s)
    assert s.winner == CRETE


def test_all_aegis_cards_count_alike() -> None:
    """P74: two Gifts against an Army -> step 8 counts cards, whatever they are."""
    s = table()
    last_season(s)
    hold(s, CHIOS, "army gold")
    hold(s, CRETE, "gift gift")
    hold(s, RHODES, "warship")
    end_season(s)
    assert s.winner == CRETE


def test_no_cap_on_cards() -> None:
    """Q36: eight Basics against seven -> eight are more."""
    s = table()
    last_season(s)
    hold(s, CHIOS, "wool wool wool wool wool wool wool")
    hold(s, RHODES, "ore ore ore ore ore ore ore ore")
    end_season(s)
    assert s.winner == RHODES


# The Archon's last word


def tied() -> ParthenonState:
    """End the last season with Chios and Crete equal in everything, Rhodes behind; Rhodes is elected."""
    s = table()
    last_season(s)
    build(s, CHIOS, "village 3")
    build(s, CRETE, "village 3")
    end_season(s, RHODES)
    return s


def test_the_archon_chooses() -> None:
    """P74, Q35: two equal in all steps -> the Archon just elected names one of them."""
    s = tied()
    assert asked(s) == ("NameWinner", [RHODES])
    assert listed(s, RHODES) == ["name Chios", "name Crete"]
    refused(s, RHODES, "name Rhodes", "P74", "not-tied")
    refused(s, RHODES, "name Naxos", "P74", "not-tied")
    do(s, RHODES, "name Crete")
    assert s.is_over
    assert (s.winner, s.ending) == (CRETE, "archon")
    assert ranks(s) == {CRETE: 1, CHIOS: 2, RHODES: 3}


def test_a_tied_archon_chooses_itself() -> None:
    """Q35: the Archon is one of those tied -> it may name itself."""
    s = table()
    last_season(s)
    end_season(s, CRETE)
    assert asked(s) == ("NameWinner", [CRETE])
    do(s, CRETE, "name Crete")
    assert s.winner == CRETE


def test_complete_islands_may_be_tied() -> None:
    """P74, Q34: two complete islands equal from step 6 on, in year 1 -> the Archon chooses, the game ends."""
    s = table()
    complete(s, CHIOS, *WONDERS)
    complete(s, CRETE, *OTHERS)
    end_season(s, RHODES)
    do(s, RHODES, "name Chios")
    assert s.is_over
    assert s.winner == CHIOS


def test_ties_behind_the_winner() -> None:
    """P80: all three equal, the Archon names Rhodes -> Rhodes is first, the others share the second rank."""
    s = table()
    last_season(s)
    end_season(s, CHIOS)
    do(s, CHIOS, "name Rhodes")
    assert ranks(s) == {RHODES: 1, CHIOS: 2, CRETE: 2}


# Standings


def test_standings() -> None:
    """P80: a complete island, then more structures, then the steps of P74."""
    s = table(4)
    complete(s, RHODES, *WONDERS)
    build(s, CRETE, "village 3")
    think(s, CHIOS, "Stoicism")
    end_season(s)
    assert ranks(s) == {RHODES: 1, CRETE: 2, CHIOS: 3, 3: 4}
    scores = {standing.seat: standing.score for standing in s.standings().seats}
    assert scores == {RHODES: 16, CRETE: 3, CHIOS: 2, 3: 2}


def test_standings_say_where_structures_come_from() -> None:
    """P80: the sources of a score -> add up to it."""
    s = table()
    build(s, CHIOS, "village 3", "workshop", "shrine")
    wonder(s, CHIOS, "Colossus")
    first = s.standings().seats[0]
    assert first.sources == {"villages": 3, "workshops": 1, "acropolis": 1, "wonders": 1}
    assert first.score == 6


def test_hidden_cards_do_not_show_in_standings() -> None:
    """P79: during the game a hand of gold -> does not change the standings, which everybody sees."""
    s = table()
    hold(s, CRETE, "gold gold")
    assert set(ranks(s).values()) == {1}
    assert leaders(s) == [CRETE]
