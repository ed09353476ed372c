"""What greedy does at Parthenon: situations in which a good player has no doubt, and whole games."""

import pytest

from periplus.bots import Greedy, Random, ask
from periplus.bots.bot import begin
from periplus.games.parthenon.state import ParthenonState
from periplus.kernel.luck import luck_from
from periplus.kernel.message import Event
from tests.games.parthenon.tables_sea import at_sea, build, build_phase, discard_phase, embark, go, hold, table

CHIOS, CRETE, RHODES = 0, 1, 2


def choice(s: ParthenonState, seat: int) -> str:
    """Return what greedy says."""
    return str(ask(Greedy(luck_from(1)), s, seat))


def test_it_builds_what_it_can_pay() -> None:
    """P50: with a basic card in hand and villages to build, it builds."""
    s = table()
    hold(s, CHIOS, "wool")
    build_phase(s)
    assert choice(s, CHIOS) in ("build village 3 with wool", "build village 4 with wool")


def test_it_offers_a_trade_by_which_both_gain() -> None:
    """P26: each lacks a basic card for a workshop that the other has twice: it offers the swap, which is accepted."""
    s = table()
    for seat in (CHIOS, CRETE, RHODES):
        build(s, seat, "village 3", "village 4", "village 5", "village 6")
    hold(s, CHIOS, "grain grapes olives ore timber timber")
    hold(s, CRETE, "grain grapes olives ore wool wool")
    hold(s, RHODES, "")
    go(s, "all at once IslandTrade")
    offered = choice(s, CHIOS)
    assert offered in ("offer timber for wool to Crete", "offer timber for wool")
    s.apply(CHIOS, s.game.parse(offered))
    assert choice(s, CRETE) == "accept 1"


def test_it_gives_nothing_away() -> None:
    """P27: a plea for its last gold is not accepted."""
    s = table()
    hold(s, CHIOS, "wool")
    hold(s, CRETE, "gold")
    go(s, "all at once IslandTrade")
    s.apply(CHIOS, s.game.parse("offer for gold to Crete"))
    assert "accept" not in choice(s, CRETE)


def test_it_fetches_the_free_plan() -> None:
    """P47: with little else to do, it sends a card to Athens for the first plan."""
    s = table()
    hold(s, CHIOS, "wool wool grain")
    embark(s)
    seat = s.actors()[0]
    hold(s, seat, "wool wool grain")
    assert choice(s, seat).startswith("launch A Athens with")


def test_it_saves_a_rich_cargo_with_a_gift() -> None:
    """P36: a Gift is worth six cards, two of them gold."""
    s, _ = at_sea("All Overboard", (CHIOS, "A Sparta with gift gold gold pottery pottery tools"))
    assert choice(s, CHIOS) == "ward"


def test_it_keeps_what_it_needs() -> None:
    """P66, P67: with one of each kind and many of one, it shows all and keeps one of each."""
    s = table()
    for place in ("village 3", "village 4", "village 5", "village 6"):
        build(s, CHIOS, place)
    hold(s, CHIOS, "wool wool wool grain grapes olives ore timber")
    discard_phase(s)
    assert choice(s, CHIOS) == "show"


@pytest.mark.parametrize("seats", [3, 6])
def test_one_greedy_beats_random_players(seats: int) -> None:
    """In games of two years from every seat, greedy is first, but for one at most."""
    wins = 0
    for seat in range(seats):
        s = played(seats, [seat], years=2, seed=seat)
        wins += s.standings().winners() == [seat]
    assert wins >= seats - 1


def test_greedies_trade_and_build() -> None:
    """In a year of four greedies there is a trade in most seasons, and everybody builds."""
    told: list[Event] = []
    s = played(4, [0, 1, 2, 3], years=1, seed=5, told=told)
    seasons, traded = 0, set[int]()
    for event in told:
        seasons += event.name == "season"
        if event.name == "accepted":
            traded.add(seasons)
    assert len(traded) >= 2
    assert min(s.structures(seat) for seat in range(4)) >= 4


def played(seats: int, greedy: list[int], years: int, seed: int, told: list[Event] | None = None) -> ParthenonState:
    """Play a game of greedies among random players."""
    s = table(seats, seed, years=years).game.new(seats, seed, {"years": years})
    assert isinstance(s, ParthenonState)
    bots = [begin(Greedy if seat in greedy else Random, luck_from(seed * 10 + seat)) for seat in range(seats)]
    last = -1
    while not s.is_over:
        last = s.next_actor(last)
        s.apply(last, ask(bots[last], s, last), told)
    return s
