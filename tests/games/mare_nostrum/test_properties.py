"""Whatever is played: what holds at every moment of any game of Mare Nostrum."""

from collections import Counter
from collections.abc import Iterator

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from periplus.games.mare_nostrum.actions import MANY, Move, group_count, group_place
from periplus.games.mare_nostrum.box import CIVS, DIRECTOR, NOBODY
from periplus.games.mare_nostrum.state import BUILT, COVERED, MareNostrumState, pieces_of
from periplus.kernel.action import Action
from tests.conformance.walks import walk

relaxed = settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
any_game = given(seats=st.integers(3, 5), seed=st.integers(0, 10**6))

CARDS = 123
PIECES_OF_A_COLOUR = [12, 8, 5, 8]
TOKENS = {3: [8, 18, 4, 8], 4: [10, 23, 5, 10], 5: [12, 28, 6, 12]}  # cities, caravans, temples, markets
EXCHANGE = ("MakeOffer", "Pick", "Redirect", "PickInstead")


def positions(seats: int, seed: int) -> Iterator[tuple[MareNostrumState, int, Action]]:
    """Play a random game; yield every position, with the decision to come."""
    for s, seat, action in walk("mare_nostrum", seats, seed):
        assert isinstance(s, MareNostrumState)
        yield s, seat, action


@relaxed
@any_game
def test_no_card_is_ever_lost(seats: int, seed: int) -> None:
    """Bank, hands, offers, acquired and spent cards are 123 together."""
    for s, _, _ in positions(seats, seed):
        cards = s.bank + s.hands + s.exchange.offers + s.exchange.taken + s.spent
        assert sum(cards) == CARDS
        assert min(cards) >= 0


@relaxed
@any_game
def test_no_piece_is_ever_lost(seats: int, seed: int) -> None:
    """M4: of each colour what is on the board and what is in reserve make up the box; M5: so do the tokens."""
    for s, _, _ in positions(seats, seed):
        for civ in range(CIVS):
            forts = sum(count for count, owner in zip(s.fortresses, s.owner, strict=True) if owner == civ)
            board = [s.owner.count(civ), sum(s.legions[civ::CIVS]), sum(s.triremes[civ::CIVS]), forts]
            reserve = s.reserve[pieces_of(civ)]
            assert [there + left for there, left in zip(board, reserve, strict=True)] == PIECES_OF_A_COLOUR
            assert min(board + reserve) >= 0
        standing = Counter(s.box.building_kind[building] for building in built(s))
        assert [standing[kind] + s.stock[kind] for kind in range(len(s.stock))] == TOKENS[seats]


def built(s: MareNostrumState) -> list[int]:
    """Return all buildings on the board."""
    return [building for building, state in enumerate(s.buildings) if state in (BUILT, COVERED)]


@relaxed
@any_game
def test_the_exchange_leaves_every_hand_as_large_as_before(seats: int, seed: int) -> None:
    """M29: before the gift the Director is one ahead and the last victim one behind; after it all are even."""
    before: list[int] = []
    for s, _, _ in positions(seats, seed):
        sizes = [s.hand_size(each) for each in range(seats)]
        if s.step_name() == "Demand":
            before = sizes
        elif s.step_name() in (*EXCHANGE, "Give"):
            ahead = [0] * seats
            if s.exchange.picker != NOBODY:
                ahead[s.roles[DIRECTOR]] += 1
                ahead[s.exchange.picker] -= 1
            assert sizes == [size + more for size, more in zip(before, ahead, strict=True)]
        elif before and s.step_name() in ("NameBuilder", "Construct"):
            assert sizes == before
            before = []


@relaxed
@any_game
def test_no_unit_moves_twice_in_a_turn(seats: int, seed: int) -> None:
    """M51: whatever arrived this turn, or fought, stays; so nobody sends off more than stood there at first."""
    fresh: list[list[int]] = []
    commander = NOBODY
    for s, seat, action in positions(seats, seed):
        if s.active != commander or s.step_name() in ("NameCommander", "Construct"):
            commander = s.active
            civ = s.civ_of[max(commander, 0)]
            fresh = [s.legions[civ::CIVS], s.triremes[civ::CIVS]]
        for units in fresh:
            for place in range(len(units)):
                units[place] *= not s.command.fought >> place & 1
        if isinstance(action, Move):
            assert seat == commander
            for value in action.groups:
                units = fresh[value // MANY % 2]
                units[group_place(value)] -= group_count(value)
                assert units[group_place(value)] >= 0


@relaxed
@any_game
def test_everything_stands_where_it_may(seats: int, seed: int) -> None:
    """M38: one temple, one market, a city for each site and a caravan for each icon that the options put in play."""
    for s, _, _ in positions(seats, seed):
        for province in range(s.box.provinces):
            there = Counter(s.box.building_kind[each] for each in built(s) if s.box.building_province[each] == province)
            spots = Counter(s.box.building_kind[each] for each in s.box.buildings_of[province])
            assert there <= spots
            assert s.fortresses[province] <= 2
            assert not there or s.owner[province] != NOBODY
        for building in built(s):
            assert s.box.building_option[building] != "leptis_magna" or s.options.leptis_magna
            assert s.box.building_option[building] != "macedonia_grain" or s.options.greek_grain == "macedonia"
            assert s.box.building_option[building] != "thrace_grain" or s.options.greek_grain == "thrace"


@relaxed
@any_game
def test_nobody_is_ever_eliminated(seats: int, seed: int) -> None:
    """M60: the marker in a player's capital stays, from the first that is placed to the end."""
    for s, _, _ in positions(seats, seed):
        for civ in s.civ_of:
            assert s.owner[s.box.civ_capital[civ]] == civ or s.step_name() == "Settle"
