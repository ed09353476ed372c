"""The Archon phase, clauses P68, P69 and P77: votes in order, ties by chance, and the Parthenon."""

import pytest

from periplus.games.parthenon.kinds import PARTIAL
from periplus.games.parthenon.state import ARCHON_LUCK, ParthenonState
from periplus.kernel.errors import WrongSeat
from tests.games.parthenon.tables import (
    CHIOS,
    CRETE,
    FOURTH,
    RHODES,
    asked,
    begin,
    chance,
    do,
    listed,
    named,
    refused,
    table,
    wonder,
)


def voting(seats: int = 3, archon: int = CHIOS) -> ParthenonState:
    """Begin the Archon phase."""
    s = table(seats)
    s.archon = archon
    begin(s, "do open_vote")
    return s


def vote(s: ParthenonState, *seats: int) -> None:
    """Let everybody vote, in the order in which they are asked, for these seats."""
    for seat in seats:
        do(s, s.actors()[0], f"vote {s.name_of(seat)}")


def test_the_archon_votes_first() -> None:
    """P68: the Archon is Rhodes -> it votes first, then clockwise, each seeing the votes before (P77)."""
    s = voting(4, RHODES)
    seats: list[int] = []
    for chosen in (CHIOS, CHIOS, CRETE, CHIOS):
        assert len(s.actors()) == 1
        seats += s.actors()
        told = do(s, s.actors()[0], f"vote {s.name_of(chosen)}")
        assert named(told, "voted") == [{"seat": seats[-1], "for_seat": chosen}]
    assert seats == [RHODES, FOURTH, CHIOS, CRETE]


def test_the_archons_own_order_does_not_matter() -> None:
    """P68: another order was named for the season -> votes are clockwise from the Archon all the same."""
    s = table()
    s.archon, s.order = CRETE, [RHODES, CRETE, CHIOS]
    begin(s, "do open_vote")
    assert asked(s) == ("Vote", [CRETE])
    assert s.order == [CRETE, RHODES, CHIOS]


def test_nobody_votes_for_oneself() -> None:
    """P68: a card is given to somebody else -> a vote for one's own island is refused, the Archon's too."""
    s = voting()
    refused(s, CHIOS, "vote Chios", "P68", "vote-for-oneself")
    assert listed(s, CHIOS) == ["vote Crete", "vote Rhodes"]
    do(s, CHIOS, "vote Crete")
    refused(s, CRETE, "vote Crete", "P68", "vote-for-oneself")


def test_votes_that_are_refused() -> None:
    """P68: an island that nobody plays, no vote at all -> refused; out of turn -> not asked."""
    s = voting()
    refused(s, CHIOS, "vote Naxos", "P68", "nobody-there")
    refused(s, CHIOS, "pass", "P68", "vote-first")
    with pytest.raises(WrongSeat):
        do(s, CRETE, "vote Chios")


def test_others_may_vote_for_the_archon() -> None:
    """P68: both others vote for Chios -> it stays Archon."""
    s = voting()
    vote(s, CRETE, CHIOS, CHIOS)
    assert s.archon == CHIOS


def test_most_cards() -> None:
    """P69: two votes for Rhodes, one for Crete, one for Chios -> Rhodes."""
    s = voting(4)
    vote(s, RHODES, CHIOS, CRETE, RHODES)
    assert s.archon == RHODES


@pytest.mark.parametrize("place", [0, 1])
def test_ties_by_chance(place: int) -> None:
    """P69: two votes each for Chios and Rhodes -> chance decides between these two."""
    s = voting(4)
    chance(s, ARCHON_LUCK, 2, place)
    vote(s, RHODES, CHIOS, CHIOS, RHODES)
    assert s.archon == (CHIOS, RHODES)[place]


@pytest.mark.parametrize("place", [0, 1, 2])
def test_three_tied(place: int) -> None:
    """P69: one vote each -> chance decides among all three."""
    s = voting()
    chance(s, ARCHON_LUCK, 3, place)
    vote(s, CRETE, RHODES, CHIOS)
    assert s.archon == place


def test_the_parthenon_wins_ties() -> None:
    """D9, Parthenon: its owner is tied -> it is Archon, whatever chance says."""
    for seed in range(6):
        s = voting()
        wonder(s, RHODES, "Parthenon")
        chance(s, ARCHON_LUCK, 3, seed % 3)
        vote(s, CRETE, RHODES, CHIOS)
        assert s.archon == RHODES


@pytest.mark.parametrize("place", [0, 1])
def test_the_parthenon_does_not_win_others_ties(place: int) -> None:
    """D9, Parthenon: its owner has fewer votes than two who are tied -> chance decides."""
    s = voting(4)
    wonder(s, CRETE, "Parthenon")
    chance(s, ARCHON_LUCK, 2, place)
    vote(s, RHODES, CHIOS, CHIOS, RHODES)
    assert s.archon == (CHIOS, RHODES)[place]


def test_an_unfinished_parthenon() -> None:
    """P62: a partial Parthenon -> no power; each of the tied may win."""
    found: set[int] = set()
    for place in range(3):
        s = voting()
        wonder(s, RHODES, "Parthenon", PARTIAL)
        chance(s, ARCHON_LUCK, 3, place)
        vote(s, CRETE, RHODES, CHIOS)
        found.add(s.archon)
    assert found == {CHIOS, CRETE, RHODES}


def test_a_new_season_begins_with_the_new_archon() -> None:
    """P69, P19: Rhodes is elected -> it is asked in the next season; votes are given back for the next election."""
    s = voting()
    vote(s, RHODES, RHODES, CHIOS)
    assert s.order == [RHODES, CHIOS, CRETE]
    begin(s, "do open_vote")
    assert asked(s) == ("Vote", [RHODES])
    assert set(s.votes) == {-1}
