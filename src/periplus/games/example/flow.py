"""The order of play of the example game."""

from periplus.games.example.box import ROUNDS, Box
from periplus.games.example.build import (
    Build,
    Challenge,
    festival_is_held,
    festival_over,
    open_harbour,
    roll_for_festival,
)
from periplus.games.example.market import Market, Stake, close_market, deal, reveal_stakes
from periplus.games.example.state import ROUND
from periplus.kernel.flow import all_at_once, call, in_order, repeat, sequence, until, when
from periplus.kernel.option import Value

ORDER_OF_PLAY = sequence(
    repeat(ROUND, ROUNDS,
        deal,
        all_at_once(Stake()), reveal_stakes,
        all_at_once(Market()), close_market,
        in_order(Build()), open_harbour,
        when(festival_is_held, call("festival"))),
)  # fmt: skip

NAMED = {
    "challenge": in_order(Challenge()),
    "festival": until(festival_over, roll_for_festival),
}


def longest(box: Box, seats: int, settings: dict[str, Value]) -> int:
    """Count every decision that a game can ask for."""
    market = 2 * box.offers + 1  # an offer is made, then withdrawn or accepted
    stalls = ROUNDS * box.deal * seats // box.set
    return ROUNDS * seats * (1 + market + 2) + stalls * seats
